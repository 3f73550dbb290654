//! Byte pair encoding as SentencePiece has it: over the whole text, the pair with the best score first.

use std::collections::{BinaryHeap, HashMap};
use std::ops::Range;

use super::Vocabulary;
use super::model::Kind;
use super::prefix::PrefixTable;

pub(super) struct Bpe {
    user_defined: PrefixTable,
}

/// A piece of the text and its neighbours; an empty range after it was merged into its left neighbour.
struct Symbol {
    range: Range<usize>,
    previous: Option<usize>,
    next: Option<usize>,
    /// User-defined pieces are not merged.
    frozen: bool,
}

/// Two neighbours that make a piece.
#[derive(PartialEq)]
struct Pair {
    score: f32,
    left: usize,
    right: usize,
    length: usize,
}

impl Eq for Pair {}

impl Ord for Pair {
    /// The best score first, then the leftmost.
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.score.total_cmp(&other.score).then(other.left.cmp(&self.left))
    }
}

impl PartialOrd for Pair {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// A text that is being merged.
struct Merging<'a> {
    text: &'a str,
    vocabulary: &'a Vocabulary,
    symbols: Vec<Symbol>,
    pairs: BinaryHeap<Pair>,
    /// Where unused pieces, which may serve on the way but not in the end, were put together.
    halves: HashMap<&'a str, usize>,
}

impl Bpe {
    pub(super) fn new(vocabulary: &Vocabulary) -> Self {
        Self { user_defined: vocabulary.of_kind(Kind::UserDefined) }
    }

    pub(super) fn segment(&self, text: &str, vocabulary: &Vocabulary) -> Vec<(Range<usize>, u32)> {
        let symbols = self.split(text);
        let pairs = BinaryHeap::with_capacity(symbols.len());
        let mut merging = Merging { text, vocabulary, symbols, pairs, halves: HashMap::new() };
        for left in 0..merging.symbols.len().saturating_sub(1) {
            merging.consider(Some(left), Some(left + 1));
        }
        while let Some(pair) = merging.pairs.pop() {
            merging.merge(&pair);
        }
        let mut out = Vec::new();
        for symbol in merging.symbols.iter().filter(|symbol| !symbol.range.is_empty()) {
            merging.resolve(symbol.range.clone(), &mut out);
        }
        out
    }

    fn split(&self, text: &str) -> Vec<Symbol> {
        let mut symbols: Vec<Symbol> = Vec::with_capacity(text.len());
        let mut start = 0;
        while let Some(first) = text[start..].chars().next() {
            let defined = self.user_defined.longest(&text.as_bytes()[start..]);
            let end = start + defined.unwrap_or(first.len_utf8());
            let previous = symbols.len().checked_sub(1);
            let next = (end < text.len()).then_some(symbols.len() + 1);
            symbols.push(Symbol { range: start..end, previous, next, frozen: defined.is_some() });
            start = end;
        }
        symbols
    }
}

impl<'a> Merging<'a> {
    /// Queues two neighbours if they make a piece.
    fn consider(&mut self, left: Option<usize>, right: Option<usize>) {
        let (Some(left), Some(right)) = (left, right) else { return };
        let (a, b) = (&self.symbols[left], &self.symbols[right]);
        if a.frozen || b.frozen {
            return;
        }
        let text: &'a str = self.text;
        let joined = &text[a.range.start..b.range.end];
        let Some(&id) = self.vocabulary.ids.get(joined) else { return };
        self.pairs.push(Pair { score: self.vocabulary.score(id), left, right, length: joined.len() });
        if self.vocabulary.is(id, Kind::Unused) {
            self.halves.insert(joined, a.range.len());
        }
    }

    fn merge(&mut self, pair: &Pair) {
        let (left, right) = (&self.symbols[pair.left].range, &self.symbols[pair.right].range);
        // One of the two was merged otherwise since the pair was queued.
        if left.is_empty() || right.is_empty() || left.len() + right.len() != pair.length {
            return;
        }
        let (end, next) = (right.end, self.symbols[pair.right].next);
        self.symbols[pair.right].range = end..end;
        self.symbols[pair.left].range.end = end;
        self.symbols[pair.left].next = next;
        if let Some(next) = next {
            self.symbols[next].previous = Some(pair.left);
        }
        self.consider(self.symbols[pair.left].previous, Some(pair.left));
        self.consider(Some(pair.left), next);
    }

    /// Ids of a symbol; an unused piece is taken apart again.
    fn resolve(&self, range: Range<usize>, out: &mut Vec<(Range<usize>, u32)>) {
        let piece = &self.text[range.clone()];
        let id = self.vocabulary.ids.get(piece).copied().unwrap_or(self.vocabulary.unknown);
        match self.halves.get(piece) {
            Some(half) if self.vocabulary.is(id, Kind::Unused) => {
                self.resolve(range.start..range.start + half, out);
                self.resolve(range.start + half..range.end, out);
            }
            _ => out.push((range, id)),
        }
    }
}
