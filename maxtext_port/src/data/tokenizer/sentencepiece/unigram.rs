//! Unigram language model: the segmentation with the best sum of scores.

use std::ops::Range;

use super::Vocabulary;
use super::model::Kind;
use super::prefix::PrefixTable;

/// An unknown character scores so much less than the worst piece.
const UNKNOWN_PENALTY: f32 = 10.0;

pub(super) struct Unigram {
    /// Normal and user-defined pieces.
    pieces: PrefixTable,
    max_score: f32,
    unknown_score: f32,
}

/// The best way to the end of a piece.
#[derive(Clone, Copy)]
struct Node {
    id: u32,
    score: f32,
    start: usize,
}

impl Unigram {
    pub(super) fn new(vocabulary: &Vocabulary) -> Self {
        let usable = vocabulary.ids.iter().filter(|&(_, &id)| !vocabulary.is(id, Kind::Unused));
        let normal = vocabulary.pieces.iter().filter(|piece| piece.of_kind(Kind::Normal));
        let scores = || normal.clone().map(|piece| piece.score.unwrap_or(0.0));
        Self {
            pieces: PrefixTable::new(usable.map(|(text, &id)| (text.as_str(), id))),
            max_score: scores().fold(f32::MIN_POSITIVE, f32::max),
            unknown_score: scores().fold(f32::MAX, f32::min) - UNKNOWN_PENALTY,
        }
    }

    pub(super) fn segment(&self, text: &str, vocabulary: &Vocabulary) -> Vec<(Range<usize>, u32)> {
        let mut best: Vec<Option<Node>> = vec![None; text.len() + 1];
        for (start, character) in text.char_indices() {
            let score = best[start].map_or(0.0, |node: Node| node.score);
            let mut single = false;
            self.pieces.each(&text.as_bytes()[start..], |length, id| {
                single |= length == character.len_utf8();
                let own = match vocabulary.is(id, Kind::UserDefined) {
                    // Always the better choice than what it could be split into.
                    true => f64::from(length as f32 * self.max_score) - 0.1,
                    false => f64::from(vocabulary.score(id)),
                };
                let candidate = own + f64::from(score);
                let node = &mut best[start + length];
                if node.is_none_or(|node| candidate > f64::from(node.score)) {
                    *node = Some(Node { id, score: candidate as f32, start });
                }
            });
            if !single {
                let candidate = self.unknown_score + score;
                let node = &mut best[start + character.len_utf8()];
                if node.is_none_or(|node| candidate > node.score) {
                    *node = Some(Node { id: vocabulary.unknown, score: candidate, start });
                }
            }
        }
        let mut out = Vec::new();
        let mut end = text.len();
        // Every character has at least its unknown node, so the way back is complete.
        while let Some(node) = best[end].filter(|_| end > 0) {
            out.push((node.start..end, node.id));
            end = node.start;
        }
        out.reverse();
        out
    }
}
