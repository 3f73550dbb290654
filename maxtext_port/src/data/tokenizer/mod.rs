//! Tokenizers from local files, and text to token rows with the marks that MaxText adds.

mod byte;
mod decoder;
#[cfg(feature = "hf-tokenizers")]
mod huggingface;
mod sentencepiece;
#[cfg(feature = "tiktoken")]
mod tiktoken;

pub use byte::ByteTokenizer;
pub use decoder::TokenDecoder;
#[cfg(feature = "hf-tokenizers")]
pub use huggingface::HuggingFaceTokenizer;
pub use sentencepiece::SentencePieceTokenizer;
#[cfg(feature = "tiktoken")]
pub use tiktoken::TikTokenTokenizer;

use std::fmt::Display;
use std::path::{Path, PathBuf};

use super::{DataError, DataOptions, DatasetType, TokenizerOptions, TokenizerType};

/// Text to token ids and back.
pub trait Tokenizer: Send + Sync {
    /// Token ids of a text, without begin and end marks.
    ///
    /// # Errors
    /// The tokenizer's own message.
    fn encode(&self, text: &str) -> Result<Vec<i32>, String>;

    /// The text of token ids. Ids outside the vocabulary and, where the tokenizer has them, marks are left out.
    ///
    /// # Errors
    /// The tokenizer's own message.
    fn decode(&self, ids: &[i32]) -> Result<String, String>;

    /// One more than the largest id.
    fn vocab_size(&self) -> usize;

    /// Mark of a beginning, if the tokenizer has one.
    fn bos_id(&self) -> Option<i32>;

    /// Mark of an end, if the tokenizer has one.
    fn eos_id(&self) -> Option<i32>;

    /// Padding. `None` where MaxText sees none; SentencePiece says -1.
    fn pad_id(&self) -> Option<i32>;

    /// Unknown text, if the tokenizer has an id for it.
    fn unk_id(&self) -> Option<i32>;
}

/// Loads the tokenizer of the options.
///
/// # Errors
/// If the file is missing or broken, or has not the marks that `add_bos` and `add_eos` ask for.
pub fn load(options: &TokenizerOptions) -> Result<Box<dyn Tokenizer>, DataError> {
    let failed = |reason: String| DataError::Tokenizer {
        kind: options.kind.name(),
        path: options.path.clone(),
        reason,
    };
    match options.kind {
        TokenizerType::Byte => Ok(Box::new(ByteTokenizer)),
        _ if options.path.is_empty() => {
            Err(failed("set tokenizer_path to a local file or folder".to_owned()))
        }
        TokenizerType::SentencePiece => {
            let tokenizer = SentencePieceTokenizer::open(&local(&options.path));
            Ok(Box::new(tokenizer.map_err(failed)?))
        }
        #[cfg(feature = "hf-tokenizers")]
        TokenizerType::HuggingFace => {
            let tokenizer = HuggingFaceTokenizer::open(&local(&options.path));
            Ok(Box::new(tokenizer.map_err(failed)?))
        }
        #[cfg(not(feature = "hf-tokenizers"))]
        TokenizerType::HuggingFace => {
            Err(DataError::feature("tokenizer_type", options.kind.name(), "hf-tokenizers"))
        }
        #[cfg(feature = "tiktoken")]
        TokenizerType::TikToken => {
            let tokenizer = TikTokenTokenizer::open(&local(&options.path));
            Ok(Box::new(tokenizer.map_err(failed)?))
        }
        #[cfg(not(feature = "tiktoken"))]
        TokenizerType::TikToken => Err(DataError::feature("tokenizer_type", options.kind.name(), "tiktoken")),
    }
}

/// The path with a leading `~` resolved.
fn local(path: &str) -> PathBuf {
    match (path.strip_prefix("~/"), std::env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => Path::new(path).to_owned(),
    }
}

/// A tokenizer with the marks and the length limit of one data set.
pub(crate) struct Encoder {
    tokenizer: Box<dyn Tokenizer>,
    bos: Option<i32>,
    eos: Option<i32>,
    limit: usize,
    cut: Cut,
    vocab_size: usize,
}

/// What happens to a text with more tokens than a row has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cut {
    /// The text is cut so that the marks fit (`hf`).
    KeepMarks,
    /// Text with marks is cut; the end mark goes first (`grain`).
    Truncate,
    /// It becomes several pieces (`grain`, `use_truncation=false`).
    Pieces,
}

impl Encoder {
    pub(crate) fn new(tokenizer: Box<dyn Tokenizer>, options: &DataOptions) -> Result<Self, DataError> {
        let mark = |wanted: bool, id: Option<i32>, key: &'static str| match id {
            None if wanted && options.tokenize => {
                Err(DataError::option(key, true, format!("the tokenizer has no such mark; set {key}=false")))
            }
            id => Ok(id.filter(|_| wanted)),
        };
        let cut = match (options.dataset_type, options.use_truncation) {
            (DatasetType::Hf, _) => Cut::KeepMarks,
            (_, true) => Cut::Truncate,
            (_, false) => Cut::Pieces,
        };
        let encoder = Self {
            bos: mark(options.tokenizer.add_bos, tokenizer.bos_id(), "add_bos")?,
            eos: mark(options.tokenizer.add_eos, tokenizer.eos_id(), "add_eos")?,
            tokenizer,
            limit: options.max_target_length,
            cut,
            vocab_size: options.vocab_size,
        };
        let marks: Vec<i32> = encoder.bos.into_iter().chain(encoder.eos).collect();
        encoder.check(&marks, &"the tokenizer's begin and end marks")?;
        Ok(encoder)
    }

    /// Tokens of a text with marks, in one piece or, if it is long and is not to be cut, several.
    pub(crate) fn pieces(&self, text: &str, place: &dyn Display) -> Result<Vec<Vec<i32>>, DataError> {
        let encoded = self.tokenizer.encode(text);
        let mut body = encoded.map_err(|reason| DataError::Encode { place: place.to_string(), reason })?;
        self.check(&body, place)?;
        if self.cut == Cut::KeepMarks {
            let marks = usize::from(self.bos.is_some()) + usize::from(self.eos.is_some());
            body.truncate(self.limit.saturating_sub(marks));
        }
        let mut tokens: Vec<i32> = self.bos.into_iter().chain(body).chain(self.eos).collect();
        match self.cut {
            Cut::Pieces => Ok(tokens.chunks(self.limit).map(<[i32]>::to_vec).collect()),
            Cut::KeepMarks | Cut::Truncate => {
                tokens.truncate(self.limit);
                Ok(vec![tokens])
            }
        }
    }

    /// Refuses ids that the model's embedding has not.
    pub(crate) fn check(&self, tokens: &[i32], place: &dyn Display) -> Result<(), DataError> {
        let fits = |&&id: &&i32| id < 0 || id as usize >= self.vocab_size;
        match tokens.iter().find(fits) {
            None => Ok(()),
            Some(&id) => Err(DataError::TokenOutsideVocabulary {
                place: place.to_string(),
                id: i64::from(id),
                token: self.tokenizer.decode(&[id]).ok().filter(|token| !token.is_empty()),
                vocab_size: self.vocab_size,
                needed: self.tokenizer.vocab_size().max(id.max(0) as usize + 1),
            }),
        }
    }
}
