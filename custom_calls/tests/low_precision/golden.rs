//! Reads the reference vectors.

use half::bf16;
use safetensors::{Dtype, SafeTensors, tensor::TensorView};
use std::path::PathBuf;

/// One file of the golden folder, held in memory.
pub(crate) struct Golden(Vec<u8>);

pub(crate) fn folder() -> PathBuf {
    std::env::var_os("LOW_PRECISION_GOLDEN").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/golden/low_precision"),
        PathBuf::from,
    )
}

/// The names (without extension) of the files that start with `prefix`.
pub(crate) fn files(prefix: &str) -> Vec<String> {
    let entries = std::fs::read_dir(folder()).expect("the golden folder exists");
    let mut names: Vec<String> = entries
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.strip_suffix(".safetensors").map(str::to_owned))
        .filter(|name| name.starts_with(prefix))
        .collect();
    names.sort();
    assert!(!names.is_empty(), "no golden file starts with {prefix}");
    names
}

impl Golden {
    /// What stands before `.data` in the names of this file.
    pub(crate) fn copies(&self) -> Vec<String> {
        let parsed = self.parsed();
        let mut copies: Vec<String> =
            parsed.names().iter().filter_map(|name| Some(name.strip_suffix(".data")?.to_owned())).collect();
        copies.sort();
        copies
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.parsed().tensor(name).is_ok()
    }

    pub(crate) fn open(name: &str) -> Self {
        let path = folder().join(format!("{name}.safetensors"));
        Self(std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display())))
    }

    pub(crate) fn is_bf16(&self, name: &str) -> bool {
        self.tensor(name).dtype() == Dtype::BF16
    }

    /// The first name that starts with `prefix`.
    pub(crate) fn names_of(&self, prefix: &str) -> String {
        let parsed = self.parsed();
        let found = parsed.names().into_iter().find(|name| name.starts_with(prefix));
        found.unwrap_or_else(|| panic!("nothing is named {prefix}")).to_string()
    }

    pub(crate) fn shape(&self, name: &str) -> Vec<usize> {
        self.tensor(name).shape().to_vec()
    }

    pub(crate) fn u8(&self, name: &str) -> Vec<u8> {
        let tensor = self.tensor(name);
        assert_eq!(tensor.dtype(), Dtype::U8, "{name}");
        tensor.data().to_vec()
    }

    /// A tensor of f32, or of bf16 widened to it.
    pub(crate) fn f32(&self, name: &str) -> Vec<f32> {
        let tensor = self.tensor(name);
        match tensor.dtype() {
            Dtype::F32 => {
                tensor.data().chunks_exact(4).map(|b| f32::from_le_bytes(b.try_into().unwrap())).collect()
            }
            Dtype::BF16 => tensor
                .data()
                .chunks_exact(2)
                .map(|b| bf16::from_le_bytes(b.try_into().unwrap()).to_f32())
                .collect(),
            other => panic!("{name} is {other:?}"),
        }
    }

    pub(crate) fn f64(&self, name: &str) -> Vec<f64> {
        let tensor = self.tensor(name);
        assert_eq!(tensor.dtype(), Dtype::F64, "{name}");
        tensor.data().chunks_exact(8).map(|b| f64::from_le_bytes(b.try_into().unwrap())).collect()
    }

    fn parsed(&self) -> SafeTensors<'_> {
        SafeTensors::deserialize(&self.0).expect("golden files are valid")
    }

    fn tensor(&self, name: &str) -> TensorView<'_> {
        let parsed = self.parsed();
        parsed.tensor(name).unwrap_or_else(|e| panic!("{name}: {e}"))
    }
}

/// Panics at the first place where two sequences of bytes differ.
#[track_caller]
pub(crate) fn assert_bytes(what: &str, ours: &[u8], golden: &[u8]) {
    assert_eq!(ours.len(), golden.len(), "{what}: length");
    if let Some(at) = ours.iter().zip(golden).position(|(a, b)| a != b) {
        let count = ours.iter().zip(golden).filter(|(a, b)| a != b).count();
        panic!("{what}: {count} differ, first at {at}: ours {:#04x}, golden {:#04x}", ours[at], golden[at]);
    }
}

/// Panics at the first place where two sequences of f32 differ in any bit (all NaNs are the same).
#[track_caller]
pub(crate) fn assert_floats(what: &str, ours: &[f32], golden: &[f32]) {
    assert_eq!(ours.len(), golden.len(), "{what}: length");
    let same = |a: &f32, b: &f32| a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan());
    if let Some(at) = ours.iter().zip(golden).position(|(a, b)| !same(a, b)) {
        panic!("{what}: at {at}: ours {:e}, golden {:e}", ours[at], golden[at]);
    }
}
