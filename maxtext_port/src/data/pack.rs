//! Documents into rows: first fit, best fit, and padding of single documents.

use super::{PackingType, batch::Cells};

/// A batch of rows that is being packed.
#[derive(Clone)]
pub(crate) struct Packer {
    rows: usize,
    length: usize,
    /// Most documents in a row.
    most: usize,
    best_fit: bool,
    used: Vec<usize>,
    documents: Vec<usize>,
    cells: Cells,
}

impl Packer {
    /// An empty batch. Best fit has no limit on documents in a row: MaxText does not pass it on.
    pub(crate) fn new(rows: usize, length: usize, most: Option<usize>, packing: PackingType) -> Self {
        let best_fit = packing == PackingType::BestFit;
        Self {
            rows,
            length,
            most: most.filter(|_| !best_fit).unwrap_or(usize::MAX),
            best_fit,
            used: vec![0; rows],
            documents: vec![0; rows],
            cells: Cells::filled(rows * length, 0),
        }
    }

    /// Whether no document was added yet.
    pub(crate) fn is_empty(&self) -> bool {
        self.documents.iter().all(|&count| count == 0)
    }

    /// Puts the document into a row, or says that none has room.
    pub(crate) fn try_add(&mut self, tokens: &[i32]) -> bool {
        let fits =
            |row: &usize| self.used[*row] + tokens.len() <= self.length && self.documents[*row] < self.most;
        let mut rows = (0..self.rows).filter(fits);
        // Of equally full rows the first: max_by_key would take the last, hence the reversed order.
        let row = if self.best_fit { rows.rev().max_by_key(|&row| self.used[row]) } else { rows.next() };
        let Some(row) = row else { return false };
        let at = row * self.length + self.used[row];
        self.documents[row] += 1;
        self.cells.write(at, tokens, self.documents[row] as i32);
        self.used[row] += tokens.len();
        true
    }

    /// The rows, and how many of them hold a document. Those come first.
    pub(crate) fn finish(self) -> (Cells, usize) {
        (self.cells, self.documents.iter().filter(|&&count| count > 0).count())
    }
}

impl Cells {
    /// Writes a document from cell `at` on: its tokens, `segment`, and positions from 0.
    pub(crate) fn write(&mut self, at: usize, tokens: &[i32], segment: i32) {
        let cells = at..at + tokens.len();
        self.tokens[cells.clone()].copy_from_slice(tokens);
        self.segmentation[cells.clone()].fill(segment);
        self.position[cells].iter_mut().zip(0..).for_each(|(cell, position)| *cell = position);
    }

    /// Appends one row with a single document, cut at `length`; free cells hold `pad` in all three arrays, as MaxText
    /// has them. A token that equals `pad` gets segment 0.
    pub(crate) fn push_padded(&mut self, tokens: &[i32], length: usize, pad: i32) {
        let tokens = &tokens[..tokens.len().min(length)];
        let end = self.tokens.len() + length;
        self.tokens.extend_from_slice(tokens);
        self.segmentation.extend(tokens.iter().map(|&token| i32::from(token != pad)));
        self.position.extend((0..).take(tokens.len()));
        self.pad_to(end, pad);
    }
}
