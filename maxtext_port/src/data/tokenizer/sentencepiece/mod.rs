//! SentencePiece `.model` files: unigram and BPE models with byte fallback.
//!
//! Written here, as the crates at hand are either bindings to a C++ build or quadratic in the length of a text.
//! Every id is that of the SentencePiece library (tests/data).

mod bpe;
mod model;
mod normalizer;
mod prefix;
mod unigram;

use std::collections::HashMap;
use std::path::Path;

use prost::Message;

use self::model::{Algorithm, Kind, Model, Piece};
use self::normalizer::{Normalizer, SPACE};
use self::prefix::PrefixTable;
use super::Tokenizer;

/// A tokenizer from a SentencePiece model.
pub struct SentencePieceTokenizer {
    normalizer: Normalizer,
    segmenter: Segmenter,
    vocabulary: Vocabulary,
    byte_fallback: bool,
    unk_surface: String,
    bos: Option<i32>,
    eos: Option<i32>,
    pad: Option<i32>,
}

enum Segmenter {
    Unigram(unigram::Unigram),
    Bpe(bpe::Bpe),
}

/// The pieces by number and by text.
struct Vocabulary {
    pieces: Vec<Piece>,
    /// Pieces that text can be segmented into.
    ids: HashMap<String, u32>,
    bytes: Vec<Option<u32>>,
    unknown: u32,
}

impl Vocabulary {
    fn new(pieces: Vec<Piece>) -> Result<Self, String> {
        let mut vocabulary = Self { pieces, ids: HashMap::new(), bytes: vec![None; 256], unknown: u32::MAX };
        for (piece, id) in vocabulary.pieces.iter().zip(0..) {
            if piece.of_kind(Kind::Unknown) {
                vocabulary.unknown = id;
            } else if piece.of_kind(Kind::Byte) {
                let hex = piece.text().strip_prefix("<0x").and_then(|rest| rest.strip_suffix('>'));
                let byte = hex.and_then(|hex| u8::from_str_radix(hex, 16).ok());
                let byte = byte.ok_or_else(|| format!("`{}` is no byte piece", piece.text()))?;
                vocabulary.bytes[usize::from(byte)] = Some(id);
            } else if !piece.of_kind(Kind::Control) {
                vocabulary.ids.insert(piece.text().to_owned(), id);
            }
        }
        if vocabulary.unknown == u32::MAX {
            return Err("it has no piece for unknown text".to_owned());
        }
        Ok(vocabulary)
    }

    fn control(&self, name: Option<&str>, default: &str) -> Option<i32> {
        let name = name.unwrap_or(default);
        let found = self.pieces.iter().position(|p| p.text() == name && p.of_kind(Kind::Control));
        found.map(|id| id as i32)
    }

    fn is(&self, id: u32, kind: Kind) -> bool {
        self.pieces[id as usize].of_kind(kind)
    }

    fn score(&self, id: u32) -> f32 {
        self.pieces[id as usize].score.unwrap_or(0.0)
    }

    fn of_kind(&self, kind: Kind) -> PrefixTable {
        let pieces = self.pieces.iter().zip(0..).filter(|(piece, _)| piece.of_kind(kind));
        PrefixTable::new(pieces.map(|(piece, id)| (piece.text(), id)))
    }
}

impl SentencePieceTokenizer {
    /// Reads a model file.
    ///
    /// # Errors
    /// What is missing or broken.
    pub fn open(path: &Path) -> Result<Self, String> {
        let bytes = std::fs::read(path).map_err(|e| e.to_string())?;
        let model = Model::decode(bytes.as_slice()).map_err(|e| format!("not a SentencePiece model: {e}"))?;
        Self::new(model)
    }

    fn new(model: Model) -> Result<Self, String> {
        let vocabulary = Vocabulary::new(model.pieces)?;
        let trainer = model.trainer.unwrap_or_default();
        let algorithm = trainer.model_type.unwrap_or(Algorithm::Unigram as i32);
        let segmenter = match Algorithm::try_from(algorithm) {
            Ok(Algorithm::Unigram) => Segmenter::Unigram(unigram::Unigram::new(&vocabulary)),
            Ok(Algorithm::Bpe) => Segmenter::Bpe(bpe::Bpe::new(&vocabulary)),
            Ok(other) => return Err(format!("{other:?} models are not supported, only Unigram and Bpe")),
            Err(_) => return Err(format!("it has an unknown model type {algorithm}")),
        };
        let byte_fallback = trainer.byte_fallback.unwrap_or(false);
        if byte_fallback && vocabulary.bytes.contains(&None) {
            return Err("it announces byte fallback but lacks byte pieces".to_owned());
        }
        let suffix = trainer.treat_whitespace_as_suffix.unwrap_or(false);
        let user_defined = vocabulary.of_kind(Kind::UserDefined);
        Ok(Self {
            normalizer: Normalizer::new(model.normalizer.as_ref(), suffix, user_defined)?,
            segmenter,
            byte_fallback,
            unk_surface: trainer.unk_surface.unwrap_or_else(|| " \u{2047} ".to_owned()),
            bos: vocabulary.control(trainer.bos_piece.as_deref(), "<s>"),
            eos: vocabulary.control(trainer.eos_piece.as_deref(), "</s>"),
            pad: vocabulary.control(trainer.pad_piece.as_deref(), "<pad>"),
            vocabulary,
        })
    }

    /// Ids of segments: unknown ones become bytes, or one id for several in a row.
    fn resolve(&self, text: &str, segments: &[(std::ops::Range<usize>, u32)]) -> Vec<i32> {
        let mut ids = Vec::with_capacity(segments.len());
        let mut after_unknown = false;
        for (range, id) in segments {
            let unknown = *id == self.vocabulary.unknown;
            if unknown && self.byte_fallback {
                let bytes = text[range.clone()].bytes();
                ids.extend(bytes.filter_map(|b| self.vocabulary.bytes[usize::from(b)]).map(|id| id as i32));
            } else if !(unknown && after_unknown) {
                ids.push(*id as i32);
            }
            after_unknown = unknown;
        }
        ids
    }
}

impl Tokenizer for SentencePieceTokenizer {
    fn encode(&self, text: &str) -> Result<Vec<i32>, String> {
        let normalized = self.normalizer.normalize(text);
        let segments = match &self.segmenter {
            Segmenter::Unigram(unigram) => unigram.segment(&normalized, &self.vocabulary),
            Segmenter::Bpe(bpe) => bpe.segment(&normalized, &self.vocabulary),
        };
        Ok(self.resolve(&normalized, &segments))
    }

    fn decode(&self, ids: &[i32]) -> Result<String, String> {
        let mut out: Vec<u8> = Vec::new();
        // The dummy prefix is no part of the text: one space, or all where the model removes extra ones.
        let many = self.normalizer.remove_extra_whitespaces;
        let mut strip = self.normalizer.add_dummy_prefix || many;
        for &id in ids {
            let Some(piece) = usize::try_from(id).ok().and_then(|id| self.vocabulary.pieces.get(id)) else {
                continue;
            };
            if piece.of_kind(Kind::Byte) {
                let byte = self.vocabulary.bytes.iter().position(|&b| b == Some(id as u32));
                out.extend(byte.map(|byte| byte as u8));
            } else if piece.of_kind(Kind::Unknown) {
                out.extend_from_slice(self.unk_surface.as_bytes());
            } else if !piece.of_kind(Kind::Control) {
                let text = piece.text();
                let stripped = text.strip_prefix(SPACE).filter(|_| strip && out.is_empty());
                strip &= many || stripped.is_none();
                out.extend_from_slice(stripped.unwrap_or(text).replace(SPACE, " ").as_bytes());
            }
        }
        Ok(String::from_utf8_lossy(&out).into_owned())
    }

    fn vocab_size(&self) -> usize {
        self.vocabulary.pieces.len()
    }

    fn bos_id(&self) -> Option<i32> {
        self.bos
    }

    fn eos_id(&self) -> Option<i32> {
        self.eos
    }

    /// -1 without a padding piece, as the SentencePiece library says it.
    fn pad_id(&self) -> Option<i32> {
        Some(self.pad.unwrap_or(-1))
    }

    fn unk_id(&self) -> Option<i32> {
        Some(self.vocabulary.unknown as i32)
    }
}
