//! The certificate on modules that XLA optimised, whole and broken on purpose.

use crate::common::clients;
use crate::dot::step_text;
use custom_calls::certificate::{Certificate, certify};
use custom_calls::gemm::{GemmKind, Pass};
use custom_calls::recipe::{Recipe, Settings};
use hlo::dump::{ParseOptions, parse_module, proto::decode_proto};
use xla::{Client, CompileOptions};

const LAYER: &str = "mlp/wi_0";

/// The optimised HLO of one layer's forward and backward pass.
fn optimized(client: &Client, settings: Settings) -> String {
    let loaded = client.compile(step_text(settings), &CompileOptions::new()).unwrap();
    decode_proto(&loaded.executable().optimized_hlo_proto().unwrap()).unwrap().text
}

fn certificate(text: &str, settings: Settings) -> Certificate {
    let module = parse_module(text, &ParseOptions::default()).unwrap();
    certify(&module, settings, &[LAYER], &Pass::ALL)
}

#[test]
fn every_recipe_is_certified_on_each_plugin() {
    for client in clients() {
        for recipe in Recipe::ALL.into_iter().filter(|r| *r != Recipe::Fp8DelayedScaling) {
            let settings = Settings::from(recipe);
            let certificate = certificate(&optimized(client, settings), settings);
            assert!(certificate.holds(), "{:?} {recipe}: {certificate}", client.plugin());
            let passes: Vec<_> =
                certificate.gemms.iter().map(|gemm| (gemm.layer.as_str(), gemm.pass)).collect();
            assert_eq!(passes, Pass::ALL.map(|pass| (LAYER, pass)));
        }
    }
}

/// Each item of the certificate, broken, is seen.
#[test]
fn each_broken_item_is_caught() {
    let client = &clients()[0];
    let settings = Settings::from(Recipe::Nvfp4);
    let caught = |text: &str, what: &str| {
        let certificate = certificate(text, settings);
        assert!(certificate.problems.iter().any(|p| p.to_string().contains(what)), "{what}:\n{certificate}");
    };
    let whole = optimized(client, settings);

    let without = |change: Settings| optimized(client, change);
    caught(&without(Settings { hadamard: false, ..settings }), "mlp/wi_0 wgrad: the gradient does not pass");
    caught(&without(Settings { stochastic: false, ..settings }), "no random bits reach it");
    let missing = whole.replace(GemmKind::Nvfp4.target(), "replaced_by_another_call");
    caught(&missing, "mlp/wi_0 fprop: no custom call maxtext.nvfp4_gemm: the product is not quantised");
    caught(&whole.replace("f4e2m1fn", "f8e4m3fn"), "they were rewritten");
    caught(&whole.replace("]{1,0", "]{0,1"), "is not row-major");
    // What a simplifier leaves when it takes the rounded scale for the unrounded one: no f8 bits are read.
    let unrounded: String = whole
        .lines()
        .filter(|l| !(l.contains("= u8[") && l.contains("convert(")))
        .collect::<Vec<_>>()
        .join("\n");
    assert_ne!(unrounded, whole, "the module reads the bits of its scales");
    let lenient = ParseOptions { lenient: true, ..ParseOptions::default() };
    let module = parse_module(&unrounded, &lenient).unwrap();
    let certificate = certify(&module, settings, &[LAYER], &Pass::ALL);
    assert!(certificate.to_string().contains("is not the rounded one"), "{certificate}");
}
