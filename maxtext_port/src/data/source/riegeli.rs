//! Riegeli containers, as far as ArrayRecord files need them: chunks at known places, in blocks of 64 KiB.
//!
//! Layout: `doc/riegeli_records_file_format.md` of the Riegeli project.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::ops::Range;

use highway::{HighwayHash, HighwayHasher, Key};

const BLOCK: u64 = 1 << 16;
const BLOCK_HEADER: u64 = 24;
const CHUNK_HEADER: usize = 40;
/// No writer makes chunks beyond this; a larger size is a broken one.
const MOST_BYTES: u64 = 1 << 30;
/// `Riegeli/records\n`, twice.
const HASH_KEY: [u64; 4] =
    [0x2f69_6c65_6765_6952, 0x0a73_6472_6f63_6572, 0x2f69_6c65_6765_6952, 0x0a73_6472_6f63_6572];

/// The records of a chunk: one buffer and the range of each.
#[derive(Debug, Default)]
pub(super) struct Chunk {
    values: Vec<u8>,
    ranges: Vec<Range<usize>>,
}

impl Chunk {
    pub(super) fn record(&self, index: usize) -> Option<&[u8]> {
        self.values.get(self.ranges.get(index)?.clone())
    }

    pub(super) fn records(&self) -> impl Iterator<Item = &[u8]> {
        self.ranges.iter().filter_map(|range| self.values.get(range.clone()))
    }
}

/// Reads the chunk that begins at a file position.
///
/// # Errors
/// What is wrong with it.
pub(super) fn chunk(file: &mut File, length: u64, begin: u64) -> Result<Chunk, String> {
    let mut at = begin;
    let mut header = [0; CHUNK_HEADER];
    read(file, length, &mut at, &mut header)?;
    let (words, _) = header.as_chunks::<8>();
    let [hash, size, data_hash, kind, decoded] = [0, 1, 2, 3, 4].map(|i| u64::from_le_bytes(words[i]));
    if hash != highway(&header[8..]) {
        return Err("a chunk header is damaged, or this is no such file".to_owned());
    }
    let size = usize::try_from(size).ok().filter(|&size| size as u64 <= length);
    let mut data = vec![0; size.ok_or("a chunk is longer than the file")?];
    read(file, length, &mut at, &mut data)?;
    if data_hash != highway(&data) {
        return Err("a chunk has a wrong checksum".to_owned());
    }
    match (kind & 0xff) as u8 {
        b'r' => simple(&data, kind >> 8, decoded),
        b't' => Err("its chunks are transposed, which is not supported. \
                     Write the file with transpose:false"
            .to_owned()),
        other => Err(format!("a chunk of type {other} where records should be")),
    }
}

/// Reads bytes of a chunk, passing over the headers of blocks.
fn read(file: &mut File, length: u64, at: &mut u64, mut into: &mut [u8]) -> Result<(), String> {
    while !into.is_empty() {
        let within = *at % BLOCK;
        if within < BLOCK_HEADER {
            *at += BLOCK_HEADER - within;
            continue;
        }
        let count = (into.len() as u64).min(BLOCK - within) as usize;
        if at.saturating_add(count as u64) > length {
            return Err("the file is cut off: it ends within a chunk".to_owned());
        }
        let (now, later) = into.split_at_mut(count);
        file.seek(SeekFrom::Start(*at)).and_then(|_| file.read_exact(now)).map_err(|e| e.to_string())?;
        *at += count as u64;
        into = later;
    }
    Ok(())
}

fn highway(bytes: &[u8]) -> u64 {
    HighwayHasher::new(Key(HASH_KEY)).hash64(bytes)
}

/// A simple chunk: compression type, sizes of the records, records.
fn simple(data: &[u8], count: u64, decoded: u64) -> Result<Chunk, String> {
    let (&compression, mut rest) = data.split_first().ok_or("a chunk is empty")?;
    let sizes_length = varint(&mut rest)?;
    let (sizes, values) = usize::try_from(sizes_length)
        .ok()
        .and_then(|n| rest.split_at_checked(n))
        .ok_or("a chunk is broken")?;
    // No record has more than ten bytes of size.
    let sizes = unpack(compression, sizes, count.saturating_mul(10))?;
    let values = unpack(compression, values, decoded)?;
    let (mut sizes, mut start, mut ranges) = (sizes.as_slice(), 0usize, Vec::new());
    for _ in 0..count {
        let size = varint(&mut sizes)?;
        let end = usize::try_from(size).ok().and_then(|size| start.checked_add(size));
        let end = end.filter(|&end| end <= values.len()).ok_or("a chunk's sizes do not fit its records")?;
        ranges.push(start..end);
        start = end;
    }
    Ok(Chunk { values, ranges })
}

fn varint(bytes: &mut &[u8]) -> Result<u64, String> {
    prost::encoding::decode_varint(bytes).map_err(|e| format!("a chunk is broken: {e}"))
}

/// Decompresses a part of a chunk; `most` guards against lying sizes.
fn unpack(compression: u8, mut bytes: &[u8], most: u64) -> Result<Vec<u8>, String> {
    if compression == 0 {
        return Ok(bytes.to_vec());
    }
    let size = varint(&mut bytes)?;
    if size > most.min(MOST_BYTES) {
        return Err("a chunk's sizes contradict each other".to_owned());
    }
    let size = usize::try_from(size).map_err(|e| e.to_string())?;
    let out = match compression {
        b'z' => zstd::bulk::decompress(bytes, size).map_err(|e| e.to_string())?,
        b's' => snap::raw::Decoder::new().decompress_vec(bytes).map_err(|e| e.to_string())?,
        b'b' => {
            let mut out = Vec::new();
            let decoder = brotli_decompressor::Decompressor::new(bytes, 1 << 16);
            decoder.take(size as u64 + 1).read_to_end(&mut out).map_err(|e| e.to_string())?;
            out
        }
        other => return Err(format!("a chunk has unknown compression {other}")),
    };
    if out.len() != size {
        Err("a chunk decompresses to another size than it says".to_owned())
    } else {
        Ok(out)
    }
}
