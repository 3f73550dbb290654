//! ArrayRecord files: a Riegeli container whose footer says where each chunk of records begins.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use prost::Message;

use super::record::Column;
use super::riegeli::{self, Chunk};
use super::{Document, Place, RandomAccess, example};
use crate::data::DataError;

const BLOCK: u64 = 1 << 16;
const MAGIC: u64 = 0x7193_0e70_4fda_e05e;

/// In the last block: where the footer is.
#[derive(Clone, PartialEq, Message)]
struct Postscript {
    #[prost(uint64, tag = "1")]
    footer_offset: u64,
    #[prost(uint64, tag = "2")]
    magic: u64,
}

/// The first record of the footer.
#[derive(Clone, PartialEq, Message)]
struct FooterMetadata {
    #[prost(message, optional, tag = "1")]
    array_record: Option<ArrayRecordMetadata>,
}

#[derive(Clone, PartialEq, Message)]
struct ArrayRecordMetadata {
    #[prost(uint64, tag = "2")]
    chunks: u64,
    #[prost(uint64, tag = "3")]
    records: u64,
}

/// The other records of the footer: one a chunk.
#[derive(Clone, PartialEq, Message)]
struct ChunkEntry {
    #[prost(uint64, tag = "1")]
    offset: u64,
    #[prost(uint64, tag = "3")]
    records: u64,
}

/// Records of several files, in any order.
pub(super) struct ArrayRecords {
    files: Vec<ArrayRecordFile>,
    column: Column,
}

struct ArrayRecordFile {
    file: File,
    path: Arc<Path>,
    length: u64,
    /// The number of the first record over all files.
    first: u64,
    /// Of each chunk: the number of its first record, and its place.
    chunks: Vec<(u64, u64)>,
    records: u64,
    /// The chunk decoded last.
    decoded: Option<(usize, Chunk)>,
}

impl ArrayRecords {
    pub(super) fn open(paths: &[PathBuf], column: Column) -> Result<Self, DataError> {
        let mut files = Vec::new();
        let mut first = 0;
        for path in paths {
            let file = ArrayRecordFile::open(path, first)?;
            first += file.records;
            files.push(file);
        }
        Ok(Self { files, column })
    }
}

impl ArrayRecordFile {
    fn open(path: &Path, first: u64) -> Result<Self, DataError> {
        let mut file = File::open(path).map_err(|e| DataError::io(path, e))?;
        let length = file.metadata().map_err(|e| DataError::io(path, e))?.len();
        let chunks = chunks(&mut file, length).map_err(|e| DataError::format(path, "ArrayRecord", e))?;
        let mut starts = Vec::with_capacity(chunks.len());
        let mut records = 0;
        for chunk in chunks {
            starts.push((records, chunk.offset));
            records += chunk.records;
        }
        Ok(Self { file, path: path.into(), length, first, chunks: starts, records, decoded: None })
    }

    fn record(&mut self, index: u64) -> Result<&[u8], String> {
        let at = self.chunks.partition_point(|&(first, _)| first <= index).saturating_sub(1);
        let &(first, offset) = self.chunks.get(at).ok_or("it has no such record")?;
        if self.decoded.as_ref().is_none_or(|&(chunk, _)| chunk != at) {
            self.decoded = Some((at, riegeli::chunk(&mut self.file, self.length, offset)?));
        }
        let record = self.decoded.as_ref().and_then(|(_, chunk)| chunk.record((index - first) as usize));
        record.ok_or_else(|| "a chunk has fewer records than the footer says".to_owned())
    }
}

/// What the footer says about the chunks.
fn chunks(file: &mut File, length: u64) -> Result<Vec<ChunkEntry>, String> {
    if length < BLOCK {
        return Err("it is too short. Was it closed by its writer?".to_owned());
    }
    let unfinished =
        |e: String| format!("there is no footer at its end ({e}). Was it closed by its writer, or cut off?");
    let last = riegeli::chunk(file, length, (length - 1) / BLOCK * BLOCK).map_err(unfinished)?;
    let postscript =
        Postscript::decode(last.record(0).unwrap_or_default()).map_err(|e| unfinished(e.to_string()))?;
    if postscript.magic != MAGIC {
        return Err(unfinished("wrong magic number".to_owned()));
    }
    let footer = riegeli::chunk(file, length, postscript.footer_offset)?;
    let mut records = footer.records();
    let metadata = FooterMetadata::decode(records.next().unwrap_or_default()).map_err(|e| e.to_string())?;
    let metadata = metadata.array_record.ok_or("its footer has no metadata")?;
    let entries: Result<Vec<_>, _> = records.map(ChunkEntry::decode).collect();
    let entries = entries.map_err(|e| format!("its footer is broken: {e}"))?;
    let total = entries.iter().try_fold(0u64, |sum, entry| sum.checked_add(entry.records));
    if entries.len() as u64 != metadata.chunks || total != Some(metadata.records) {
        return Err("its footer contradicts itself".to_owned());
    }
    Ok(entries)
}

impl RandomAccess for ArrayRecords {
    fn len(&self) -> u64 {
        self.files.last().map_or(0, |file| file.first + file.records)
    }

    fn get(&mut self, index: u64) -> Result<Document, DataError> {
        let at = self.files.partition_point(|file| file.first <= index).saturating_sub(1);
        let Some(file) = self.files.get_mut(at) else {
            return Err(DataError::Position { reason: format!("there is no document {index}") });
        };
        let number = index - file.first;
        let path = file.path.clone();
        let place = Place { file: path.clone(), unit: "record", number };
        let record = file
            .record(number)
            .map_err(|e| DataError::format(&*path, "ArrayRecord", format!("record {number}: {e}")))?;
        example::document(record, &self.column, place)
    }
}
