//! `dataset_type=synthetic`.

use maxtext_port::data::{DataOptions, open};

use crate::golden;

/// Twenty-two golden cases share these sizes and have this batch: its tokens depend on no seed of the run.
#[test]
fn synthetic_batches_equal_maxtexts() {
    golden::assert_gives(&mut *open(&DataOptions::synthetic(4, 64, 256)).unwrap(), "a_f32_scan");
    golden::assert_gives(&mut *open(&DataOptions::synthetic(3, 48, 257)).unwrap(), "g_gqa_odd");
}

#[test]
fn synthetic_segments_equal_maxtexts() {
    let mut options = DataOptions::synthetic(4, 64, 256);
    options.max_segments_per_seq = Some(4);
    golden::assert_gives(&mut *open(&options).unwrap(), "t_synthetic_segments");
    options.packing = false;
    golden::assert_gives(&mut *open(&options).unwrap(), "a_f32_scan");
}

#[test]
fn a_batch_of_no_rows_is_refused() {
    let error = open(&DataOptions::synthetic(0, 64, 256)).err().unwrap().to_string();
    assert_eq!(error, "per_device_batch_size=0: a batch needs at least one row of one token");
    let error = open(&DataOptions::synthetic(1, 64, 0)).err().unwrap().to_string();
    assert_eq!(error, "vocab_size=0: expected a number from 1 to 2147483647");
}
