//! Runs a batch iterator on its own thread, so that the training step need not wait for data.

use std::sync::mpsc::{Receiver, sync_channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::{Batch, BatchIterator, DataError, Position};

type Item = Result<Option<(Batch, Position)>, DataError>;

/// A bounded queue of batches that a background thread fills.
///
/// Where the iterator [must not run ahead](BatchIterator::may_run_ahead) it is asked when a batch is wanted.
pub struct Prefetch {
    depth: usize,
    position: Position,
    stall: StallTime,
    source: Source,
}

enum Source {
    /// A thread has the iterator.
    Thread(Worker),
    /// The iterator has nothing more to give, or no thread.
    Here(Box<dyn BatchIterator>),
    /// The thread panicked.
    Lost,
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
        let source = Source::start(iterator, depth)?;
        Ok(Self { depth, position, stall: StallTime::default(), source })
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

impl Source {
    fn start(iterator: Box<dyn BatchIterator>, depth: usize) -> Result<Self, DataError> {
        let ahead = iterator.may_run_ahead();
        Ok(if ahead { Self::Thread(Worker::start(iterator, depth)?) } else { Self::Here(iterator) })
    }

    /// Ends the thread and takes the iterator back.
    fn stop(&mut self) -> Result<Box<dyn BatchIterator>, DataError> {
        match std::mem::replace(self, Self::Lost) {
            Self::Thread(worker) => worker.stop(),
            Self::Here(iterator) => Ok(iterator),
            Self::Lost => Err(DataError::Worker),
        }
    }

    fn next(&mut self) -> Item {
        match self {
            Self::Thread(worker) => match worker.batches.recv() {
                Ok(item) => item,
                // The end or an error was delivered before, or the thread panicked.
                Err(_) => {
                    *self = Self::Here(self.stop()?);
                    Ok(None)
                }
            },
            Self::Here(iterator) => {
                let batch = iterator.next_batch()?;
                Ok(batch.map(|batch| (batch, iterator.position())))
            }
            Self::Lost => Err(DataError::Worker),
        }
    }
}

impl Prefetch {
    /// Stops the thread, changes the iterator, and starts again.
    fn restart(
        &mut self,
        change: impl FnOnce(&mut dyn BatchIterator) -> Result<(), DataError>,
    ) -> Result<(), DataError> {
        let mut iterator = self.source.stop()?;
        change(&mut *iterator)?;
        self.position = iterator.position();
        self.source = Source::start(iterator, self.depth)?;
        Ok(())
    }
}

impl BatchIterator for Prefetch {
    fn next_batch(&mut self) -> Result<Option<Batch>, DataError> {
        let began = Instant::now();
        let Some((batch, position)) = self.source.next()? else { return Ok(None) };
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
        self.restart(|iterator| iterator.restore(position))
    }

    fn rewind(&mut self) -> Result<(), DataError> {
        self.restart(|iterator| iterator.rewind())
    }
}

impl Drop for Prefetch {
    fn drop(&mut self) {
        // A panic of the thread was reported by its hook; there is nobody left to tell.
        drop(self.source.stop());
    }
}
