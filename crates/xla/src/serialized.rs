//! Serialised executables: what the plugin wrote, behind a head that says which plugin that was, and a checksum.
//!
//! Plugins trust what they load: damaged bytes, or those of another version, end the process. So they are refused here.

use sha2::{Digest, Sha256};

use crate::error::{Code, Error, Result};
use crate::plugin::Plugin;

const MAGIC: &[u8; 8] = b"XLAEXEC1";
const CHECKSUM: usize = 32;

/// What must be the same in the plugin that loads: its version of PJRT, and what it tells of its XLA and StableHLO.
fn maker(plugin: &Plugin) -> String {
    let (major, minor) = plugin.version();
    let mut text = format!("PJRT {major}.{minor}");
    // A plugin without attributes is known by its version alone.
    for (name, value) in plugin.attributes().unwrap_or_default() {
        text += &format!(", {name} {value}");
    }
    text
}

/// Puts the head before `program`: magic, checksum of the rest, maker, and program.
pub(crate) fn seal(plugin: &Plugin, program: &[u8]) -> Vec<u8> {
    seal_as(&maker(plugin), program)
}

/// The program, if it is whole and `plugin` made it.
pub(crate) fn open<'a>(plugin: &Plugin, sealed: &'a [u8]) -> Result<&'a [u8]> {
    open_as(&maker(plugin), sealed)
}

fn seal_as(maker: &str, program: &[u8]) -> Vec<u8> {
    let mut sealed = Vec::with_capacity(MAGIC.len() + CHECKSUM + 8 + maker.len() + program.len());
    sealed.extend_from_slice(MAGIC);
    sealed.extend_from_slice(&[0; CHECKSUM]);
    sealed.extend_from_slice(&(maker.len() as u64).to_le_bytes());
    sealed.extend_from_slice(maker.as_bytes());
    sealed.extend_from_slice(program);
    let (head, rest) = sealed.split_at_mut(MAGIC.len() + CHECKSUM);
    head[MAGIC.len()..].copy_from_slice(&Sha256::digest(rest));
    sealed
}

fn open_as<'a>(maker: &str, sealed: &'a [u8]) -> Result<&'a [u8]> {
    let rest = sealed.strip_prefix(MAGIC).ok_or_else(|| {
        Error::invalid_argument("these bytes are no serialised executable: Executable::serialize makes them")
    })?;
    let (made_by, program) = checked(rest).ok_or_else(|| {
        Error::new(Code::DataLoss, "the serialised executable is damaged: its checksum is wrong")
    })?;
    if made_by != maker.as_bytes() {
        let made_by = String::from_utf8_lossy(made_by);
        return Err(Error::new(
            Code::FailedPrecondition,
            format!("the executable was serialised by another plugin: {made_by}; this one is {maker}"),
        ));
    }
    Ok(program)
}

/// Maker and program, or nothing if they are not what was sealed.
fn checked(sealed: &[u8]) -> Option<(&[u8], &[u8])> {
    let (checksum, rest) = sealed.split_at_checked(CHECKSUM)?;
    if checksum != Sha256::digest(rest).as_slice() {
        return None;
    }
    let (length, rest) = rest.split_first_chunk()?;
    rest.split_at_checked(usize::try_from(u64::from_le_bytes(*length)).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_sealed_is_opened() {
        for program in [&b"program"[..], b""] {
            let sealed = seal_as("maker", program);
            assert_eq!(open_as("maker", &sealed).unwrap(), program);
            assert_eq!(open_as("other", &sealed).unwrap_err().code(), Code::FailedPrecondition);
            for end in 0..sealed.len() {
                assert!(open_as("maker", &sealed[..end]).is_err(), "cut at {end}");
            }
            for at in 0..sealed.len() {
                let mut damaged = sealed.clone();
                damaged[at] ^= 1;
                assert!(open_as("maker", &damaged).is_err(), "damaged at {at}");
            }
        }
    }

    #[test]
    fn a_length_beyond_the_end_is_damage() {
        let mut rest = u64::MAX.to_le_bytes().to_vec();
        rest.extend_from_slice(b"maker");
        let sealed = [MAGIC.as_slice(), &Sha256::digest(&rest), &rest].concat();
        assert_eq!(open_as("maker", &sealed).unwrap_err().code(), Code::DataLoss);
    }
}
