//! What was saved comes back, also through HuggingFace's own reader.

use maxtext_port::checkpoint::{Checkpoint, CheckpointError, Dtype, NamedArray, latest_complete, save};

use super::{State, meta};

#[test]
fn arrays_and_meta_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let state = State::new(1);
    let path = save(folder.path(), &state.views(), &meta(7)).unwrap();
    assert_eq!(path, folder.path().join("7"));
    let latest = latest_complete(folder.path()).unwrap();
    assert!(latest.skipped.is_empty());
    let checkpoint = latest.checkpoint.unwrap();
    assert_eq!((checkpoint.step(), checkpoint.meta()), (7, &meta(7)));
    let loaded = checkpoint.load().unwrap();
    assert_eq!(loaded.len(), state.arrays.len());
    for (array, (name, dtype, shape, bytes)) in loaded.iter().zip(&state.arrays) {
        assert_eq!((&array.name, array.dtype, &array.shape, &array.bytes), (name, *dtype, shape, bytes));
    }
}

#[test]
fn files_are_plain_safetensors() {
    let folder = tempfile::tempdir().unwrap();
    let state = State::new(2);
    let path = save(folder.path(), &state.views(), &meta(0)).unwrap();
    let bytes = std::fs::read(path.join("arrays-00000.safetensors")).unwrap();
    let read = safetensors::SafeTensors::deserialize(&bytes).unwrap();
    let view = read.tensor("params/decoder/decoder_norm/scale").unwrap();
    assert_eq!((view.dtype(), view.shape()), (Dtype::BF16, [13].as_slice()));
    assert_eq!(view.data(), state.arrays[1].3);
}

#[test]
fn same_state_gives_the_same_bytes() {
    let (a, b) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    for folder in [&a, &b] {
        save(folder.path(), &State::new(3).views(), &meta(5)).unwrap();
    }
    for name in ["manifest.json", "manifest.crc32c", "arrays-00000.safetensors"] {
        let read = |folder: &tempfile::TempDir| std::fs::read(folder.path().join("5").join(name)).unwrap();
        assert!(read(&a) == read(&b), "{name}");
    }
}

#[test]
fn state_without_arrays_is_a_checkpoint() {
    let folder = tempfile::tempdir().unwrap();
    let path = save(folder.path(), &[], &meta(0)).unwrap();
    assert!(Checkpoint::open(&path).unwrap().load().unwrap().is_empty());
}

#[test]
fn arrays_that_do_not_fit_their_description_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let array = |name, shape, bytes| NamedArray { name, dtype: Dtype::F32, shape, bytes };
    let short = save(folder.path(), &[array("w", &[2, 2], &[0; 12])], &meta(1)).unwrap_err();
    assert!(short.to_string().contains("12 bytes do not hold F32 elements of shape [2, 2]"), "{short}");
    let twice = save(folder.path(), &[array("w", &[1], &[0; 4]), array("w", &[1], &[0; 4])], &meta(1));
    assert!(matches!(twice, Err(CheckpointError::Array { .. })));
    let huge = save(folder.path(), &[array("w", &[usize::MAX, 2], &[])], &meta(1));
    assert!(matches!(huge, Err(CheckpointError::Array { .. })));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn complete_checkpoint_is_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    save(folder.path(), &State::new(4).views(), &meta(1)).unwrap();
    let again = save(folder.path(), &State::new(5).views(), &meta(1)).unwrap_err();
    assert!(matches!(again, CheckpointError::Exists { .. }), "{again}");
}
