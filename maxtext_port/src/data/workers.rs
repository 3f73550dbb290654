//! Several loader processes, as Grain has them with `grain_worker_count`: each reads its share of the documents and makes
//! whole batches of it, and the batches come from them in turn.
//!
//! Here one thread does the work of all; what counts is the order, which is Grain's.

use super::pipeline::TextPipeline;
use super::source::Share;
use super::{Batch, BatchIterator, DataError, DataOptions, Position};

/// Batches of several pipelines in turn.
pub(super) struct Workers {
    workers: Vec<Worker>,
    turn: usize,
    batches: u64,
}

struct Worker {
    pipeline: TextPipeline,
    ended: bool,
}

impl Workers {
    pub(super) fn open(options: &DataOptions) -> Result<Self, DataError> {
        let count = options.worker_count;
        let open = |index| {
            let share = Share { worker: index, workers: count };
            Ok(Worker { pipeline: TextPipeline::open_share(options, share)?, ended: false })
        };
        Ok(Self { workers: (0..count).map(open).collect::<Result<_, _>>()?, turn: 0, batches: 0 })
    }
}

impl BatchIterator for Workers {
    fn next_batch(&mut self) -> Result<Option<Batch>, DataError> {
        while self.workers.iter().any(|worker| !worker.ended) {
            let worker = &mut self.workers[self.turn];
            let batch = if worker.ended { None } else { worker.pipeline.next_batch()? };
            worker.ended = batch.is_none();
            self.turn = (self.turn + 1) % self.workers.len();
            if batch.is_some() {
                self.batches += 1;
                return Ok(batch);
            }
        }
        Ok(None)
    }

    fn position(&self) -> Position {
        let workers: Vec<_> = self.workers.iter().map(|worker| worker.pipeline.position()).collect();
        let data_set = workers.first().map_or_else(String::new, |worker| worker.data_set.clone());
        let turn = self.turn as u64;
        Position { batches: self.batches, turn, workers, ..Position::start(data_set) }
    }

    fn restore(&mut self, position: &Position) -> Result<(), DataError> {
        if position.workers.len() != self.workers.len() {
            let (stored, now) = (position.workers.len().max(1), self.workers.len());
            let reason = format!(
                "it was stored with {stored} loader workers, these are {now}; set grain_worker_count"
            );
            return Err(DataError::Position { reason });
        }
        for (worker, position) in self.workers.iter_mut().zip(&position.workers) {
            worker.pipeline.restore(position)?;
            worker.ended = false;
        }
        (self.turn, self.batches) = (position.turn as usize % self.workers.len().max(1), position.batches);
        Ok(())
    }

    fn rewind(&mut self) -> Result<(), DataError> {
        for worker in &mut self.workers {
            worker.pipeline.rewind()?;
            worker.ended = false;
        }
        (self.turn, self.batches) = (0, 0);
        Ok(())
    }
}
