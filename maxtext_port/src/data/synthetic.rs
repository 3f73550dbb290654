//! MaxText's `dataset_type=synthetic`: one random batch, made once and given out at every step.

use super::{Batch, BatchIterator, DataError, DataOptions, Position, philox::Key};

/// Gives out the same batch forever.
#[derive(Debug)]
pub struct Synthetic {
    batch: Batch,
    position: Position,
}

impl Synthetic {
    /// Draws the batch. Tokens come from seed 0 and segments from seed 42, whatever the seeds of the run.
    ///
    /// # Errors
    /// If a size is 0 or the vocabulary does not fit an int32.
    pub fn new(options: &DataOptions) -> Result<Self, DataError> {
        let (rows, length) = (options.batch_size, options.max_target_length);
        let vocab = i32::try_from(options.vocab_size).ok().filter(|&v| v > 0);
        let vocab = vocab.ok_or_else(|| {
            DataError::option("vocab_size", options.vocab_size, "expected a number from 1 to 2147483647")
        })?;
        let tokens = Key::new(0).randint(rows * (length + 1), 0, vocab);
        let segmentation = match options.max_segments_per_seq {
            Some(most) if options.packing && most >= 2 && length >= 2 => segments(rows, length, most),
            _ => vec![1; rows * length],
        };
        let cut = |from: usize| {
            tokens.chunks_exact(length + 1).flat_map(|r| &r[from..from + length]).copied().collect()
        };
        let positions = |from: i32| (0..rows).flat_map(|_| from..from + length as i32).collect();
        let batch = Batch {
            rows,
            length,
            inputs: cut(0),
            inputs_position: positions(0),
            inputs_segmentation: segmentation.clone(),
            targets: cut(1),
            targets_position: positions(1),
            targets_segmentation: segmentation,
        };
        Ok(Self { batch, position: Position::start("synthetic".to_owned()) })
    }
}

/// Segment ids of `[rows, length]`: each row is cut into 2 to `most` segments at the positions of the smallest scores.
fn segments(rows: usize, length: usize, most: usize) -> Vec<i32> {
    let [counts, scores] = Key::new(42).split2();
    let counts = counts.randint(rows, 2, most.min(length) as i32 + 1);
    let scores = scores.uniform(rows * (length - 1));
    let mut out = Vec::with_capacity(rows * length);
    for (&count, scores) in counts.iter().zip(scores.chunks_exact(length - 1)) {
        let mut order: Vec<usize> = (0..scores.len()).collect();
        order.sort_by(|&a, &b| scores[a].total_cmp(&scores[b]));
        let mut starts = vec![false; length];
        starts[0] = true;
        order.iter().take(count as usize - 1).for_each(|&at| starts[at + 1] = true);
        let mut segment = 0;
        out.extend(starts.iter().map(|&start| {
            segment += i32::from(start);
            segment
        }));
    }
    out
}

impl BatchIterator for Synthetic {
    fn next_batch(&mut self) -> Result<Option<Batch>, DataError> {
        self.position.batches += 1;
        Ok(Some(self.batch.clone()))
    }

    fn position(&self) -> Position {
        self.position.clone()
    }

    fn restore(&mut self, position: &Position) -> Result<(), DataError> {
        if position.data_set != self.position.data_set {
            return Err(DataError::Position { reason: format!("it was stored with {}", position.data_set) });
        }
        self.position = position.clone();
        Ok(())
    }

    fn rewind(&mut self) -> Result<(), DataError> {
        self.position.batches = 0;
        Ok(())
    }
}
