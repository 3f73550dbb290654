//! The `.model` file: a protobuf message, of which encoding and decoding need a few fields.
//!
//! Field numbers are those of `sentencepiece_model.proto`.

use prost::Message;

#[derive(Clone, PartialEq, Message)]
pub(super) struct Model {
    #[prost(message, repeated, tag = "1")]
    pub(super) pieces: Vec<Piece>,
    #[prost(message, optional, tag = "2")]
    pub(super) trainer: Option<Trainer>,
    #[prost(message, optional, tag = "3")]
    pub(super) normalizer: Option<Normalizer>,
}

#[derive(Clone, PartialEq, Message)]
pub(super) struct Piece {
    #[prost(string, optional, tag = "1")]
    pub(super) piece: Option<String>,
    #[prost(float, optional, tag = "2")]
    pub(super) score: Option<f32>,
    #[prost(enumeration = "Kind", optional, tag = "3")]
    pub(super) kind: Option<i32>,
}

impl Piece {
    pub(super) fn text(&self) -> &str {
        self.piece.as_deref().unwrap_or_default()
    }

    pub(super) fn of_kind(&self, kind: Kind) -> bool {
        self.kind.unwrap_or(Kind::Normal as i32) == kind as i32
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, prost::Enumeration)]
#[repr(i32)]
pub(super) enum Kind {
    Normal = 1,
    Unknown = 2,
    Control = 3,
    UserDefined = 4,
    Unused = 5,
    Byte = 6,
}

#[derive(Clone, PartialEq, Message)]
pub(super) struct Trainer {
    #[prost(enumeration = "Algorithm", optional, tag = "3")]
    pub(super) model_type: Option<i32>,
    #[prost(bool, optional, tag = "24")]
    pub(super) treat_whitespace_as_suffix: Option<bool>,
    #[prost(bool, optional, tag = "35")]
    pub(super) byte_fallback: Option<bool>,
    #[prost(string, optional, tag = "44")]
    pub(super) unk_surface: Option<String>,
    #[prost(string, optional, tag = "45")]
    pub(super) unk_piece: Option<String>,
    #[prost(string, optional, tag = "46")]
    pub(super) bos_piece: Option<String>,
    #[prost(string, optional, tag = "47")]
    pub(super) eos_piece: Option<String>,
    #[prost(string, optional, tag = "48")]
    pub(super) pad_piece: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, prost::Enumeration)]
#[repr(i32)]
pub(super) enum Algorithm {
    Unigram = 1,
    Bpe = 2,
    Word = 3,
    Char = 4,
}

#[derive(Clone, PartialEq, Message)]
pub(super) struct Normalizer {
    #[prost(bytes = "vec", optional, tag = "2")]
    pub(super) precompiled_charsmap: Option<Vec<u8>>,
    #[prost(bool, optional, tag = "3")]
    pub(super) add_dummy_prefix: Option<bool>,
    #[prost(bool, optional, tag = "4")]
    pub(super) remove_extra_whitespaces: Option<bool>,
    #[prost(bool, optional, tag = "5")]
    pub(super) escape_whitespaces: Option<bool>,
}
