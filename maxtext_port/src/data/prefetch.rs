//! Runs a batch iterator on its own thread, so that the training step need not wait for data.

use std::sync::mpsc::{Receiver, sync_channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::{Batch, BatchIterator, DataError, Position};

type Item = Result<Option<(Batch, Position)>, DataError>;

/// A bounded queue of batches that a background thread fills.
pub struct Prefetch {
    depth: usize,
    position: Position,
    stall: StallTime,
    worker: Option<Worker>,
}

struct Worker {
    batches: Receiver<Item>,
    thread: JoinHandle<Box<dyn BatchIterator>>,
}

/// How long the consumer waited for batches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StallTime {
    /// Wait for the latest batch.
    pub last: Duration,
    /// All waits together, the first batch included.
    pub total: Duration,
    /// Wait for the first batch, which nothing can hide.
    pub first: Duration,
    /// Batches received.
    pub batches: u64,
}

impl Prefetch {
    /// Starts reading ahead, at most `depth` batches (at least 1).
    ///
    /// # Errors
    /// If the operating system gives no thread.
    pub fn new(iterator: Box<dyn BatchIterator>, depth: usize) -> Result<Self, DataError> {
        let (depth, position) = (depth.max(1), iterator.position());
        let worker = Some(Worker::start(iterator, depth)?);
        Ok(Self { depth, position, stall: StallTime::default(), worker })
    }

    /// How long [`next_batch`](BatchIterator::next_batch) has waited so far.
    pub fn stall_time(&self) -> StallTime {
        self.stall
    }
}

impl Worker {
    fn start(mut iterator: Box<dyn BatchIterator>, depth: usize) -> Result<Self, DataError> {
        let (sender, batches) = sync_channel::<Item>(depth);
        let work = move || {
            loop {
                let item = iterator.next_batch().map(|batch| batch.map(|b| (b, iterator.position())));
                let last = !matches!(item, Ok(Some(_)));
                if sender.send(item).is_err() || last {
                    return iterator;
                }
            }
        };
        let thread = std::thread::Builder::new().name("data".to_owned()).spawn(work);
        let thread = thread.map_err(|source| DataError::io("the data loading thread", source))?;
        Ok(Self { batches, thread })
    }

    /// Stops after the batch that is being made, and gives the iterator back.
    fn stop(self) -> Result<Box<dyn BatchIterator>, DataError> {
        drop(self.batches);
        self.thread.join().map_err(|_| DataError::Worker)
    }
}

impl BatchIterator for Prefetch {
    fn next_batch(&mut self) -> Result<Option<Batch>, DataError> {
        let Some(worker) = &self.worker else { return Err(DataError::Worker) };
        let began = Instant::now();
        // A closed channel means that the end, or an error, was delivered before; or that the thread panicked.
        let item = match worker.batches.recv() {
            Ok(item) => item?,
            Err(_) if worker.thread.is_finished() => None,
            Err(_) => return Err(DataError::Worker),
        };
        let Some((batch, position)) = item else { return Ok(None) };
        self.stall.last = began.elapsed();
        self.stall.total += self.stall.last;
        if self.stall.batches == 0 {
            self.stall.first = self.stall.last;
        }
        self.stall.batches += 1;
        self.position = position;
        Ok(Some(batch))
    }

    fn position(&self) -> Position {
        self.position.clone()
    }

    fn restore(&mut self, position: &Position) -> Result<(), DataError> {
        let Some(worker) = self.worker.take() else { return Err(DataError::Worker) };
        let mut iterator = worker.stop()?;
        iterator.restore(position)?;
        self.position = iterator.position();
        self.worker = Some(Worker::start(iterator, self.depth)?);
        Ok(())
    }
}

impl Drop for Prefetch {
    fn drop(&mut self) {
        // A panic of the thread was reported by its hook; there is nobody left to tell.
        if let Some(worker) = self.worker.take() {
            let _ = worker.stop();
        }
    }
}
