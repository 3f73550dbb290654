//! `maxtext quantize` against NVIDIA's reference vectors.
#![forbid(unsafe_code)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use safetensors::SafeTensors;
use std::path::PathBuf;
use std::process::{Command, Output};

fn golden(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/golden/low_precision").join(file)
}

fn quantize(file: &str, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_maxtext"));
    command.arg("quantize").arg(golden(file)).args(args).output().unwrap()
}

#[test]
fn both_copies_of_an_activation_are_nvidias_bit_for_bit() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out.safetensors");
    let args = ["--recipe", "te_nvfp4", "--role", "activation", "--transpose", "--only", "x", "--out"];
    let output = quantize("nvfp4_mixedtiny.safetensors", &[&args[..], &[out.to_str().unwrap()]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let (ours, theirs) =
        (std::fs::read(out).unwrap(), std::fs::read(golden("nvfp4_mixedtiny.safetensors")).unwrap());
    let (ours, theirs) =
        (SafeTensors::deserialize(&ours).unwrap(), SafeTensors::deserialize(&theirs).unwrap());
    for (copy, reference) in [("x", "row1d"), ("x.t", "col1d_rht")] {
        for (part, name) in
            [("codes", "data"), ("scales", "scale"), ("scales_swizzled", "scale_swizzled"), ("amax", "amax")]
        {
            let a = ours.tensor(&format!("{copy}.{part}")).unwrap();
            let b = theirs.tensor(&format!("{reference}.{name}")).unwrap();
            assert_eq!((a.shape(), a.data()), (b.shape(), b.data()), "{copy}.{part}");
        }
    }
}

#[test]
fn choices_that_a_recipe_lacks_are_usage_errors() {
    let common = ["--role", "activation", "--only", "x", "--transpose", "--recipe"];
    for (rest, message) in [
        (&["te_mxfp8", "--no-rht"][..], "--no-rht is for NVFP4"),
        (&["te_nvfp4", "--2d"], "use --1d or --no-rht"),
        (&["te_fp4"], "expected one of te_nvfp4, te_nvfp4_no_rht"),
    ] {
        let output = quantize("nvfp4_mixedtiny.safetensors", &[&common[..], rest].concat());
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{text}");
        assert!(text.contains(message), "{text}");
    }
}
