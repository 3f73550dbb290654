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

type Arrays = Vec<(String, Vec<i32>)>;

/// Batches of a stored run, by name: `step_0`, `step_1`, ... and `last`.
struct Stored {
    tensors: Vec<u8>,
}

impl Stored {
    fn read(case: &str) -> Self {
        let file = path("batches").join(format!("{case}.safetensors"));
        Self { tensors: std::fs::read(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display())) }
    }

    fn array(&self, name: &str) -> Option<Vec<i32>> {
        let tensors = SafeTensors::deserialize(&self.tensors).unwrap();
        let view = tensors.tensor(name).ok()?;
        assert_eq!(view.dtype(), safetensors::Dtype::I32);
        Some(view.data().chunks_exact(4).map(|b| i32::from_le_bytes(b.try_into().unwrap())).collect())
    }

    fn batch(&self, step: &str) -> Option<Arrays> {
        self.array(&format!("{step}/inputs"))?;
        let names = Batch::default().arrays().map(|(name, _)| name);
        let array = |name: &str| self.array(&format!("{step}/{name}")).unwrap();
        Some(names.iter().map(|name| ((*name).to_owned(), array(name))).collect())
    }
}

/// Batches that MaxText gave, in order: the six arrays by name.
pub(crate) fn batches(case: &str) -> Vec<Arrays> {
    let stored = Stored::read(case);
    (0..).map_while(|step| stored.batch(&format!("step_{step}"))).collect()
}

/// The batch equals the stored arrays.
pub(crate) fn assert_equal(batch: &Batch, stored: &Arrays, place: &str) {
    for ((name, expected), (_, found)) in stored.iter().zip(batch.arrays()) {
        if let Some(at) = expected.iter().zip(found).position(|(a, b)| a != b) {
            let (row, column) = (at / batch.length, at % batch.length);
            panic!(
                "{place}, {name}[{row},{column}]: expected {}, found {}\nexpected {:?}\nfound    {:?}",
                expected[at],
                found[at],
                &expected[row * batch.length..(row + 1) * batch.length],
                &found[row * batch.length..(row + 1) * batch.length],
            );
        }
        assert_eq!(expected.len(), found.len(), "{place}, {name}");
    }
}

/// All stored batches of the case equal the iterator's first ones, array by array.
pub(crate) fn assert_gives(iterator: &mut dyn BatchIterator, case: &str) {
    let stored = batches(case);
    assert!(stored.len() >= 2, "{case} has too few batches to say anything");
    for (step, expected) in stored.iter().enumerate() {
        let batch =
            iterator.next_batch().unwrap().unwrap_or_else(|| panic!("{case} ended before step {step}"));
        assert_equal(&batch, expected, &format!("{case}, step {step}"));
    }
}

/// The iterator gives as many batches as the stored run, and the stored ones of them are equal.
pub(crate) fn assert_gives_all(iterator: &mut dyn BatchIterator, case: &str) {
    let stored = Stored::read(case);
    let count = stored.array("count").unwrap()[0];
    let mut last = None;
    for step in 0..count {
        let batch = iterator.next_batch().unwrap();
        let batch = batch.unwrap_or_else(|| panic!("{case} ended after {step} of {count} batches"));
        if let Some(expected) = stored.batch(&format!("step_{step}")) {
            assert_equal(&batch, &expected, &format!("{case}, step {step}"));
        }
        last = Some(batch);
    }
    assert_equal(&last.unwrap(), &stored.batch("last").unwrap(), &format!("{case}, step {}", count - 1));
    assert_eq!(iterator.next_batch().unwrap(), None, "{case} goes on after {count} batches");
}
