//! The byte-level tokenizer: no file, no unknown text. An extension of ours (`tokenizer_type=byte`).

use super::Tokenizer;

const BOS: i32 = 256;
const EOS: i32 = 257;
const PAD: i32 = 258;

/// UTF-8 bytes as token ids 0..=255; 256 begins a document, 257 ends it, 258 is padding.
#[derive(Clone, Copy, Debug, Default)]
pub struct ByteTokenizer;

impl Tokenizer for ByteTokenizer {
    fn encode(&self, text: &str) -> Result<Vec<i32>, String> {
        Ok(text.bytes().map(i32::from).collect())
    }

    fn decode(&self, ids: &[i32]) -> Result<String, String> {
        let bytes: Vec<u8> = ids.iter().filter_map(|&id| u8::try_from(id).ok()).collect();
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    fn vocab_size(&self) -> usize {
        259
    }

    fn bos_id(&self) -> Option<i32> {
        Some(BOS)
    }

    fn eos_id(&self) -> Option<i32> {
        Some(EOS)
    }

    fn pad_id(&self) -> Option<i32> {
        Some(PAD)
    }

    fn unk_id(&self) -> Option<i32> {
        None
    }
}
