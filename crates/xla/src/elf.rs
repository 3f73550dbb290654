//! A look at a shared library before it is loaded: loading a file that was cut short kills the process.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;

/// Why a file cannot be loaded, or `None` if nothing speaks against it. Only 64-bit little-endian ELF
/// files are looked into; others are left to the loader.
pub(crate) fn problem(path: &Path) -> io::Result<Option<String>> {
    // Opening a pipe would wait for a writer.
    if !path.metadata()?.is_file() {
        return Ok(Some("it is no file".to_owned()));
    }
    let mut file = File::open(path)?;
    let size = file.metadata()?.len();
    let mut header = [0; 64];
    if size < 64 {
        return Ok(Some("the file is too short".to_owned()));
    }
    file.read_exact(&mut header)?;
    if header[..6] != *b"\x7fELF\x02\x01" {
        return Ok(None);
    }
    // ELF-64 header: offset of the program headers at 32, their size at 54, their number at 56.
    let table = u64_at(&header, 32);
    let entry_size = u64::from(u16_at(&header, 54));
    let count = u64::from(u16_at(&header, 56));
    let mut needed = table.saturating_add(entry_size * count);
    if entry_size >= 56 && needed <= size {
        let mut entry = [0; 56];
        for index in 0..count {
            file.seek(SeekFrom::Start(table + index * entry_size))?;
            file.read_exact(&mut entry)?;
            // Program header: offset in the file at 8, size in the file at 32.
            needed = needed.max(u64_at(&entry, 8).saturating_add(u64_at(&entry, 32)));
        }
    }
    Ok((needed > size).then(|| format!("it was cut short: {needed} bytes are needed, the file has {size}")))
}

fn u64_at(bytes: &[u8], at: usize) -> u64 {
    bytes[at..at + 8].iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte))
}

fn u16_at(bytes: &[u8], at: usize) -> u16 {
    u16::from(bytes[at]) | u16::from(bytes[at + 1]) << 8
}
