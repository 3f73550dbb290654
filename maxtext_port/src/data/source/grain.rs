//! The order of Grain's sequential pipelines (parquet, TFRecord): files in turn, then shuffled windows.

use std::path::PathBuf;

use super::record::{Opener, Records};
use super::{Document, Documents, Share};
use crate::data::index_shuffle::IndexShuffle;
use crate::data::{DataError, DataOptions};

/// Documents of several files, read in turn and shuffled window by window.
pub(super) struct Sequential {
    options: DataOptions,
    files: Interleave,
    /// Documents between two that this host keeps, and the first of them: several hosts may share a file.
    step: u64,
    offset: u64,
    read: u64,
    window: Vec<Document>,
    windows: u64,
    identity: String,
}

impl Sequential {
    pub(super) fn new(
        options: &DataOptions,
        share: Share,
        paths: Vec<PathBuf>,
        open: Opener,
        identity: String,
    ) -> Result<Self, DataError> {
        let (count, hosts, host) = (paths.len(), options.host_count.max(1), options.host_index);
        // As many files as hosts: each host has its own. Fewer: hosts of one file take its documents in turn.
        let (start, stride, per_host, offset, step) = if count >= hosts {
            (host, hosts, (count / hosts).max(1), 0, 1)
        } else {
            let file = host % count;
            let sharers = hosts / count + usize::from(file < hosts % count);
            (file, count, 1, host / count, sharers)
        };
        if share.workers > per_host {
            let reason = format!("each worker needs a file of its own, and this host has {per_host}");
            return Err(DataError::option("grain_worker_count", share.workers, reason));
        }
        let slots = per_host.min(options.num_threads.max(1));
        let files = FileOrder { paths, seed: options.shuffle.then_some(options.data_shuffle_seed) };
        let total = files.paths.len() * options.num_epoch as usize;
        let queue = (start + share.worker * stride..total).step_by(stride * share.workers);
        Ok(Self {
            options: options.clone(),
            files: Interleave { files, open, queue, slots: (0..slots).map(|_| None).collect(), turn: 0 },
            step: step as u64,
            offset: offset as u64,
            read: 0,
            window: Vec::new(),
            windows: 0,
            identity,
        })
    }

    fn next_in_order(&mut self) -> Result<Option<Document>, DataError> {
        loop {
            let keep = self.read % self.step == self.offset;
            self.read += 1;
            if !keep {
                if self.files.skip(1)? == 0 {
                    return Ok(None);
                }
                continue;
            }
            return self.files.next();
        }
    }

    fn fill_window(&mut self) -> Result<(), DataError> {
        let mut read = Vec::new();
        while read.len() < self.options.shuffle_buffer_size.max(1) {
            let Some(document) = self.next_in_order()? else { break };
            read.push(Some(document));
        }
        let seed = self.options.data_shuffle_seed.wrapping_add(self.windows as u32);
        let order = IndexShuffle::new(read.len() as u64, seed);
        self.windows += 1;
        // Grain gives the permuted window out from its end.
        self.window = (0..read.len()).filter_map(|at| read[order.at(at as u64) as usize].take()).collect();
        Ok(())
    }
}

impl Documents for Sequential {
    fn next(&mut self) -> Result<Option<Document>, DataError> {
        if !self.options.shuffle {
            return self.next_in_order();
        }
        if self.window.is_empty() {
            self.fill_window()?;
        }
        Ok(self.window.pop())
    }

    fn skip(&mut self, count: u64) -> Result<(), DataError> {
        let short = || DataError::Position { reason: format!("there are fewer than {count} documents") };
        let mut left = count;
        if self.read == 0 && self.window.is_empty() {
            let size = if self.options.shuffle { self.options.shuffle_buffer_size.max(1) as u64 } else { 1 };
            let windows = count / size;
            // Up to and with the last of those that are kept: it may be the last of all.
            let kept = windows * size;
            let passed = if kept == 0 { 0 } else { (kept - 1) * self.step + self.offset + 1 };
            if self.files.skip(passed)? < passed {
                return Err(short());
            }
            (self.read, self.windows) = (passed, windows);
            left -= windows * size;
        }
        for _ in 0..left {
            self.next()?.ok_or_else(short)?;
        }
        Ok(())
    }

    fn identity(&self) -> String {
        let o = &self.options;
        format!(
            "{}, window {}, {} files in turn",
            self.identity,
            o.shuffle_buffer_size,
            self.files.slots.len()
        )
    }
}

/// The files of all epochs, shuffled anew in each.
struct FileOrder {
    paths: Vec<PathBuf>,
    seed: Option<u32>,
}

impl FileOrder {
    fn at(&self, ordinal: usize) -> &PathBuf {
        let count = self.paths.len();
        let (epoch, index) = (ordinal / count, ordinal % count);
        let index = match self.seed {
            Some(seed) => {
                IndexShuffle::new(count as u64, seed.wrapping_add(epoch as u32)).at(index as u64) as usize
            }
            None => index,
        };
        &self.paths[index]
    }
}

/// Reads one document from each of a few files in turn; a file that ends leaves its turn to the next unread one.
struct Interleave {
    files: FileOrder,
    open: Opener,
    queue: std::iter::StepBy<std::ops::Range<usize>>,
    slots: Vec<Option<Box<dyn Records>>>,
    turn: usize,
}

impl Interleave {
    /// Lets `take` read from the file whose turn it is, until it gives something; `None` at the end of all files.
    fn turn<T>(
        &mut self,
        mut take: impl FnMut(&mut dyn Records) -> Result<Option<T>, DataError>,
    ) -> Result<Option<T>, DataError> {
        loop {
            let slot = &mut self.slots[self.turn];
            if let Some(records) = slot {
                let taken = take(&mut **records)?;
                if taken.is_none() {
                    *slot = None;
                }
                self.turn = (self.turn + 1) % self.slots.len();
                if taken.is_some() {
                    return Ok(taken);
                }
            } else if let Some(ordinal) = self.queue.next() {
                *slot = Some((self.open)(self.files.at(ordinal))?);
            } else if self.slots.iter().all(Option::is_none) {
                return Ok(None);
            } else {
                self.turn = (self.turn + 1) % self.slots.len();
            }
        }
    }

    fn next(&mut self) -> Result<Option<Document>, DataError> {
        self.turn(|records| records.next())
    }

    /// Passes over documents; gives how many of the `count` there were.
    fn skip(&mut self, count: u64) -> Result<u64, DataError> {
        let mut done = 0;
        // With one file at a time whole stretches of it go at once.
        let stretch = if self.slots.len() == 1 { u64::MAX } else { 1 };
        while done < count {
            let want = (count - done).min(stretch);
            match self.turn(|records| records.skip(want).map(|n| Some(n).filter(|&n| n > 0)))? {
                Some(skipped) => done += skipped,
                None => break,
            }
        }
        Ok(done)
    }
}
