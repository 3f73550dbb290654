//! TFRecord files: length, checksum, `tf.train.Example`, checksum.

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;
use std::sync::Arc;

use super::record::{Column, Records};
use super::{Document, Place, example};
use crate::data::DataError;

/// A record beyond this is taken for a broken length.
const MOST_BYTES: u64 = 1 << 30;

/// Reads records front to back.
pub(super) struct TfRecords {
    reader: BufReader<File>,
    path: Arc<Path>,
    column: Column,
    record: u64,
    buffer: Vec<u8>,
}

impl TfRecords {
    pub(super) fn open(path: &Path, column: Column) -> Result<Self, DataError> {
        let file = File::open(path).map_err(|e| DataError::io(path, e))?;
        let reader = BufReader::with_capacity(1 << 18, file);
        Ok(Self { reader, path: path.into(), column, record: 0, buffer: Vec::new() })
    }

    fn broken(&self, reason: &str) -> DataError {
        DataError::format(&*self.path, "TFRecord", format!("record {} {reason}", self.record))
    }

    /// Reads as many bytes as the buffer has, or as many as there are.
    fn read(&mut self) -> Result<usize, DataError> {
        let mut done = 0;
        while done < self.buffer.len() {
            match self.reader.read(&mut self.buffer[done..]) {
                Ok(0) => break,
                Ok(count) => done += count,
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
                Err(error) => return Err(DataError::io(&*self.path, error)),
            }
        }
        Ok(done)
    }

    /// Reads bytes and the checksum after them; false if the file ends before.
    fn checked(&mut self, length: usize) -> Result<bool, DataError> {
        self.buffer.resize(length + 4, 0);
        let read = self.read()?;
        if read == 0 {
            return Ok(false);
        }
        let Some((bytes, checksum)) = self.buffer.split_last_chunk::<4>().filter(|_| read == length + 4)
        else {
            return Err(self.broken("is cut off: the file ends within it"));
        };
        if u32::from_le_bytes(*checksum) != masked(crc32c::crc32c(bytes)) {
            return Err(self.broken("has a wrong checksum"));
        }
        self.buffer.truncate(length);
        Ok(true)
    }

    /// Reads the next record into the buffer; false at the end.
    fn advance(&mut self) -> Result<bool, DataError> {
        if !self.checked(8)? {
            return Ok(false);
        }
        let length = self.buffer.first_chunk::<8>().map_or(0, |bytes| u64::from_le_bytes(*bytes));
        if length > MOST_BYTES {
            return Err(self.broken("has an impossible length"));
        }
        if !self.checked(length as usize)? {
            return Err(self.broken("is cut off: the file ends within it"));
        }
        self.record += 1;
        Ok(true)
    }
}

/// TensorFlow's masked CRC-32C.
fn masked(crc: u32) -> u32 {
    crc.rotate_right(15).wrapping_add(0xa282_ead8)
}

impl Records for TfRecords {
    fn next(&mut self) -> Result<Option<Document>, DataError> {
        if !self.advance()? {
            return Ok(None);
        }
        let place = Place { file: self.path.clone(), unit: "record", number: self.record - 1 };
        example::document(&self.buffer, &self.column, place).map(Some)
    }

    fn skip(&mut self, count: u64) -> Result<u64, DataError> {
        for done in 0..count {
            if !self.advance()? {
                return Ok(done);
            }
        }
        Ok(count)
    }
}
