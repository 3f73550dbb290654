//! Stored batches and the comparison.

use std::path::PathBuf;

use maxtext_port::data::{Batch, BatchIterator};
use safetensors::SafeTensors;

/// A file below `tests/golden/data`.
pub(crate) fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/golden/data").join(name)
}

/// The same as text, for options.
pub(crate) fn file(name: &str) -> String {
    path(name).to_str().unwrap().to_owned()
}

/// Batches that MaxText gave, in order: the six arrays by name.
pub(crate) fn batches(case: &str) -> Vec<Vec<(String, Vec<i32>)>> {
    let bytes = std::fs::read(path("batches").join(format!("{case}.safetensors"))).unwrap();
    let tensors = SafeTensors::deserialize(&bytes).unwrap();
    let array = |step: usize, name: &str| {
        let view = tensors.tensor(&format!("step_{step}/{name}")).ok()?;
        assert_eq!(view.dtype(), safetensors::Dtype::I32);
        Some(view.data().chunks_exact(4).map(|b| i32::from_le_bytes(b.try_into().unwrap())).collect())
    };
    let names = Batch::default().arrays().map(|(name, _)| name);
    (0..)
        .map_while(|step| {
            array(step, names[0])?;
            Some(names.iter().map(|name| ((*name).to_owned(), array(step, name).unwrap())).collect())
        })
        .collect()
}

/// All stored batches of the case equal the iterator's first ones, array by array.
pub(crate) fn assert_gives(iterator: &mut dyn BatchIterator, case: &str) {
    let stored = batches(case);
    assert!(stored.len() >= 2, "{case} has too few batches to say anything");
    for (step, expected) in stored.iter().enumerate() {
        let batch =
            iterator.next_batch().unwrap().unwrap_or_else(|| panic!("{case} ended before step {step}"));
        for ((name, expected), (_, found)) in expected.iter().zip(batch.arrays()) {
            let differs = expected.iter().zip(found).position(|(a, b)| a != b);
            if let Some(at) = differs {
                let (row, column) = (at / batch.length, at % batch.length);
                panic!(
                    "{case}, step {step}, {name}[{row},{column}]: expected {}, found {}\nexpected {:?}\nfound    {:?}",
                    expected[at],
                    found[at],
                    &expected[row * batch.length..(row + 1) * batch.length],
                    &found[row * batch.length..(row + 1) * batch.length],
                );
            }
            assert_eq!(expected.len(), found.len(), "{case}, step {step}, {name}");
        }
    }
}
