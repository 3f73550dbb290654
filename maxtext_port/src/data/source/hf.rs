//! The order of HuggingFace `datasets` in streaming mode, as MaxText's `hf` pipeline reads it.
//!
//! Every file of every epoch is a shard with a shuffle buffer of its own; a host reads its shards one after the other.

use std::collections::VecDeque;
use std::path::PathBuf;

use super::record::{Opener, Records};
use super::{Document, Documents};
use crate::data::numpy::Generator;
use crate::data::{DataError, DataOptions};

/// Documents in the buffer of `IterableDataset.shuffle`.
const BUFFER: usize = 1000;

/// Documents of this host's shards.
pub(super) struct Streamed {
    shards: VecDeque<Shard>,
    open: Opener,
    current: Option<Reader>,
    /// Documents of the shards that belong to other hosts between two of ours.
    step: u64,
    offset: u64,
    read: u64,
    identity: String,
}

/// Files that are read in a row, and the seed of their shuffle buffer.
struct Shard {
    files: VecDeque<PathBuf>,
    seed: Option<u64>,
}

impl Streamed {
    pub(super) fn new(
        options: &DataOptions,
        paths: Vec<PathBuf>,
        open: Opener,
        identity: String,
    ) -> Result<Self, DataError> {
        let (hosts, host) = (options.host_count.max(1), options.host_index);
        let mut shards = shards(options, &paths);
        let (mut step, mut offset) = (1, 0);
        if shards.len() >= hosts {
            shards = shards.into_iter().skip(host).step_by(hosts).collect();
        } else if shards.len() == 1 || !options.shuffle {
            // All hosts read everything and keep every h-th document.
            (step, offset) = (hosts as u64, host as u64);
            let files = (0..options.num_epoch).flat_map(|_| paths.clone()).collect();
            let seed = shards.first().and_then(|shard| shard.seed);
            shards = vec![Shard { files, seed }];
        } else {
            let reason = format!(
                "{} files cannot be shuffled over {hosts} hosts; use at least {hosts} files",
                shards.len()
            );
            return Err(DataError::option(options.files_key(), options.files.join(","), reason));
        }
        Ok(Self { shards: shards.into(), open, current: None, step, offset, read: 0, identity })
    }

    fn next_in_order(&mut self) -> Result<Option<Document>, DataError> {
        loop {
            if let Some(reader) = &mut self.current {
                if let Some(document) = reader.next(&self.open)? {
                    return Ok(Some(document));
                }
                self.current = None;
            }
            let Some(shard) = self.shards.pop_front() else { return Ok(None) };
            self.current = Some(Reader::new(shard));
        }
    }
}

/// Shards in the order in which hosts take them.
fn shards(options: &DataOptions, paths: &[PathBuf]) -> Vec<Shard> {
    if !options.shuffle {
        // Without shuffling every shard is repeated, not the list of shards.
        let repeated = |path: &PathBuf| (0..options.num_epoch).map(|_| path.clone()).collect();
        return paths.iter().map(|path| Shard { files: repeated(path), seed: None }).collect();
    }
    let epochs = 0..options.num_epoch;
    let seeds = epochs.map(|epoch| u64::from(options.data_shuffle_seed) + epoch);
    let of_epoch = |seed: u64| {
        let order = Generator::new(seed).permuted(paths.len());
        order.into_iter().map(move |at| Shard { files: [paths[at].clone()].into(), seed: Some(seed) })
    };
    seeds.flat_map(of_epoch).collect()
}

impl Documents for Streamed {
    fn next(&mut self) -> Result<Option<Document>, DataError> {
        loop {
            let Some(document) = self.next_in_order()? else { return Ok(None) };
            let keep = self.read % self.step == self.offset;
            self.read += 1;
            if keep {
                return Ok(Some(document));
            }
        }
    }

    fn identity(&self) -> String {
        self.identity.clone()
    }
}

/// Reads one shard, through a shuffle buffer where it has a seed.
struct Reader {
    files: VecDeque<PathBuf>,
    file: Option<Box<dyn Records>>,
    generator: Option<Generator>,
    /// Documents to give out.
    ready: VecDeque<Document>,
    /// Documents that stay in the buffer.
    kept: Vec<Document>,
}

impl Reader {
    fn new(shard: Shard) -> Self {
        let generator = shard.seed.map(Generator::new);
        Self { files: shard.files, file: None, generator, ready: VecDeque::new(), kept: Vec::new() }
    }

    fn read(&mut self, open: &Opener) -> Result<Option<Document>, DataError> {
        loop {
            if let Some(file) = &mut self.file {
                if let Some(document) = file.next()? {
                    return Ok(Some(document));
                }
                self.file = None;
            }
            let Some(path) = self.files.pop_front() else { return Ok(None) };
            self.file = Some(open(&path)?);
        }
    }

    fn next(&mut self, open: &Opener) -> Result<Option<Document>, DataError> {
        let Some(mut generator) = self.generator.take() else { return self.read(open) };
        if self.ready.is_empty() {
            self.refill(&mut generator, open)?;
        }
        self.generator = Some(generator);
        Ok(self.ready.pop_front())
    }

    /// Fills the buffer, permutes it, and gives out half of it; at the end all of it.
    fn refill(&mut self, generator: &mut Generator, open: &Opener) -> Result<(), DataError> {
        let mut buffer: Vec<_> = std::mem::take(&mut self.kept).into_iter().map(Some).collect();
        while buffer.len() < BUFFER {
            let Some(document) = self.read(open)? else { break };
            buffer.push(Some(document));
        }
        let order = generator.permuted(buffer.len());
        let given = if buffer.len() < BUFFER { buffer.len() } else { BUFFER - BUFFER / 2 };
        let mut permuted = order.into_iter().filter_map(|at| buffer[at].take());
        self.ready = permuted.by_ref().take(given).collect();
        self.kept = permuted.collect();
        Ok(())
    }
}
