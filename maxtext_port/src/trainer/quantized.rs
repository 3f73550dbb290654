//! Quantised products at run time: their handlers, and the proof that the compiled step has them.

use std::collections::BTreeSet;
use std::path::Path;

use custom_calls::certificate::{Certificate, Traffic, certify as read_certificate};
use custom_calls::cuda::register_cuda;
use custom_calls::gemm::{Pass, register_host};
use custom_calls::recipe::Settings;
use hlo::dump::HloModule;
use xla::Client;

use super::session::SessionError;
use super::train_step::Program;
use crate::model::quantized_layers;

/// Found by the dynamic linker, or loaded already by the plugin.
const CUBLASLT: &str = "libcublasLt.so.13";

/// Whether the client's devices are the processor.
pub(super) fn is_cpu(client: &Client) -> Result<bool, SessionError> {
    Ok(client.platform_name()? == "cpu")
}

/// Registers the custom calls of the program's recipe with the plugin, before anything is compiled.
pub(super) fn register(client: &Client, program: &Program) -> Result<(), SessionError> {
    if program.model.quantization.is_none() {
        return Ok(());
    }
    match is_cpu(client)? {
        true => register_host(&client.plugin())?,
        false => register_cuda(&client.plugin(), Some(Path::new(CUBLASLT)))?,
    }
    Ok(())
}

/// Fails unless each product of the program's recipe is in an optimised module; `None` without a recipe.
pub(super) fn certify(
    name: &'static str,
    module: &HloModule<'_>,
    program: &Program,
    passes: &[Pass],
) -> Result<Option<Certificate>, SessionError> {
    let Some(settings) = program.model.quantization else { return Ok(None) };
    let layers = quantized_layers(&program.specs);
    let layers: Vec<&str> = layers.iter().map(String::as_str).collect();
    let certificate = read_certificate(module, settings, &layers, passes);
    if certificate.holds() {
        return Ok(Some(certificate));
    }
    let problems = certificate.problems.iter().map(ToString::to_string).collect();
    Err(SessionError::NotQuantized { module: name, problems })
}

/// One line on what a certified step quantises.
pub(super) fn summary(settings: Settings, certificate: &Certificate) -> String {
    let products: BTreeSet<_> = certificate.gemms.iter().map(|g| (&g.layer, g.pass)).collect();
    let switched = |on: bool, name: &str| if on { String::new() } else { format!(", {name} off") };
    let nvfp4 = settings.recipe.name().starts_with("te_nvfp4");
    let off = match nvfp4 {
        true => [
            switched(settings.hadamard, "Hadamard transform"),
            switched(settings.stochastic, "stochastic rounding"),
            switched(settings.two_d_weights, "2D scaling of weights"),
        ]
        .concat(),
        false => String::new(),
    };
    let Traffic { products: moved, quantization } = certificate.traffic();
    format!(
        "quantization={}{off}: {} products of dense layers found in the compiled step, as the recipe has them; run once they move \
         {:.3} GB, quantising for them {:.3} GB",
        settings.recipe,
        products.len(),
        moved as f64 / 1e9,
        quantization as f64 / 1e9
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use custom_calls::certificate::CertifiedGemm;
    use custom_calls::recipe::Recipe;

    #[test]
    fn the_summary_says_what_moves() {
        let gemm = |pass| CertifiedGemm {
            layer: "mlp/wo".to_owned(),
            pass,
            instruction: String::new(),
            operands: Vec::new(),
            result: String::new(),
            bytes: 2_000_000,
            quantization_bytes: 15_500_000,
        };
        let certificate =
            Certificate { gemms: vec![gemm(Pass::Fprop), gemm(Pass::Wgrad)], ..Certificate::default() };
        assert_eq!(
            summary(Settings::from(Recipe::Nvfp4NoRht), &certificate),
            "quantization=te_nvfp4_no_rht, Hadamard transform off: 2 products of dense layers found in the compiled step, \
             as the recipe has them; run once they move 0.004 GB, quantising for them 0.031 GB"
        );
    }
}
