//! From the bytes of a file to HLO text, whatever they are: text or proto, plain or compressed.

use std::borrow::Cow;
use std::io::Read as _;

use super::proto::{BufferAssignmentProto, ProtoError, decode_proto};
use super::stablehlo::{StablehloError, hlo_text_of_stablehlo};

/// Why the bytes of a file could not be turned into HLO text.
#[derive(Debug, thiserror::Error)]
pub enum DecodeError {
    /// Damaged gzip or zstd data.
    #[error("damaged {format} data: {source}")]
    Compression {
        /// `gzip` or `zstd`.
        format: &'static str,
        /// What the decompressor says.
        source: std::io::Error,
    },
    /// More than the limit after decompression.
    #[error("the file unpacks to more than the limit of {0} bytes")]
    TooLarge(usize),
    /// Not a proto of HLO.
    #[error(transparent)]
    Proto(#[from] ProtoError),
    /// MLIR that is no StableHLO text.
    #[error("this is MLIR, but not a StableHLO program in text form: {0}")]
    Stablehlo(StablehloError),
    /// MLIR as bytecode.
    #[error(
        "this is MLIR bytecode; its text is needed, as lower().as_text() or JAX_DUMP_IR_TO=DIR give it, or stablehlo-opt FILE"
    )]
    Bytecode,
}

/// HLO text and what came with it.
#[derive(Debug, Clone)]
pub struct Decoded<'a> {
    /// The text; borrowed when the file was plain text.
    pub text: Cow<'a, str>,
    /// XLA's buffer assignment, with the names of instructions by number, if the file was a proto that has one.
    pub buffer_assignment: Option<(BufferAssignmentProto, Vec<(i64, String)>)>,
}

/// Decodes the bytes of a file: gzip and zstd are unpacked, protos printed, text taken as it is. Bytes that are
/// no UTF-8 in a text are replaced.
///
/// # Errors
/// When the bytes are damaged, are no HLO, or unpack to more than `limit` bytes.
pub fn decode(bytes: &[u8], limit: usize) -> Result<Decoded<'_>, DecodeError> {
    if bytes.starts_with(&[0x1f, 0x8b]) {
        return owned(&unpack("gzip", || Ok(flate2::read::MultiGzDecoder::new(bytes)), limit)?);
    }
    if bytes.starts_with(&[0x28, 0xb5, 0x2f, 0xfd]) {
        let open = || ruzstd::decoding::StreamingDecoder::new(bytes).map_err(std::io::Error::other);
        return owned(&unpack("zstd", open, limit)?);
    }
    plain(bytes)
}

fn owned(unpacked: &[u8]) -> Result<Decoded<'static>, DecodeError> {
    let decoded = plain(unpacked)?;
    Ok(Decoded { text: Cow::Owned(decoded.text.into_owned()), buffer_assignment: decoded.buffer_assignment })
}

fn plain(bytes: &[u8]) -> Result<Decoded<'_>, DecodeError> {
    // Editors on Windows put a byte order mark at the start.
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    if bytes.starts_with(b"ML\xefR") {
        return Err(DecodeError::Bytecode);
    }
    if is_text(bytes) {
        // Checking what is valid is several times faster than looking for what is not.
        let text = std::str::from_utf8(bytes).map_or_else(|_| String::from_utf8_lossy(bytes), Cow::Borrowed);
        let start = text.trim_start();
        let is_mlir = ["module ", "module{", "#loc", "#map", "func.func", "\"builtin.module\"", "sdy.mesh"];
        if is_mlir.iter().any(|first| start.starts_with(first)) || is_commented_mlir(start) {
            return Ok(Decoded {
                text: Cow::Owned(hlo_text_of_stablehlo(&text).map_err(DecodeError::Stablehlo)?),
                buffer_assignment: None,
            });
        }
        return Ok(Decoded { text, buffer_assignment: None });
    }
    let proto = decode_proto(bytes)?;
    let names = proto.instruction_names;
    Ok(Decoded {
        text: Cow::Owned(proto.text),
        buffer_assignment: proto.buffer_assignment.map(|assignment| (assignment, names)),
    })
}

/// Whether a text that starts with comments goes on as MLIR; HLO has such comments too.
fn is_commented_mlir(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    text.starts_with("//")
        && lines.find(|line| !line.starts_with("//")).is_some_and(|line| {
            line.starts_with("module ") || line.starts_with("#loc") || line.starts_with("func.func")
        })
}

/// Whether the start of a file looks like text: protos have small control bytes there.
fn is_text(bytes: &[u8]) -> bool {
    bytes.iter().take(64).all(|byte| *byte >= 0x20 || matches!(byte, b'\n' | b'\r' | b'\t'))
}

/// What is unpacked before the rest is only counted.
const UNPACKED_AT_ONCE: usize = 64 << 20;

/// Unpacks at most `limit` bytes. A long file is unpacked twice, first to count: one that is too long never takes the memory, and
/// one that is not takes no more than it needs.
fn unpack<R: std::io::Read>(
    format: &'static str,
    open: impl Fn() -> std::io::Result<R>,
    limit: usize,
) -> Result<Vec<u8>, DecodeError> {
    let failed = |source| DecodeError::Compression { format, source };
    let most = |bytes: usize| u64::try_from(bytes).unwrap_or(u64::MAX).saturating_add(1);
    let read = |bytes: &mut Vec<u8>, length| open()?.take(length).read_to_end(bytes);
    let mut bytes = Vec::new();
    let at_once = limit.min(UNPACKED_AT_ONCE);
    read(&mut bytes, most(at_once)).map_err(failed)?;
    if bytes.len() <= at_once {
        return Ok(bytes);
    }
    bytes = Vec::new();
    let count = |reader: R| std::io::copy(&mut reader.take(most(limit)), &mut std::io::sink());
    let length = open().and_then(count).map_err(failed)?;
    match usize::try_from(length) {
        Ok(length) if length <= limit => bytes.reserve_exact(length),
        _ => return Err(DecodeError::TooLarge(limit)),
    }
    read(&mut bytes, length).map_err(failed)?;
    Ok(bytes)
}
