//! One batch of token rows, as the training step takes it.

/// A batch of `rows` sequences of `length` tokens, six arrays in row-major order.
///
/// The names are MaxText's. Positions and segment ids belong to `inputs`; `targets` is `inputs` shifted left by one.
/// A target counts in the loss where `targets_segmentation` is not 0.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Batch {
    /// Number of sequences, MaxText's `global_batch_size_to_load` of one host.
    pub rows: usize,
    /// Tokens in a sequence, MaxText's `max_target_length`.
    pub length: usize,
    /// Token ids fed to the model.
    pub inputs: Vec<i32>,
    /// Position of each input token in its document.
    pub inputs_position: Vec<i32>,
    /// Segment (document of the row, from 1) of each input token; 0 is padding.
    pub inputs_segmentation: Vec<i32>,
    /// Token ids to predict.
    pub targets: Vec<i32>,
    /// Position of each target token. The model does not read it.
    pub targets_position: Vec<i32>,
    /// Segment of each target token; 0 keeps the token out of the loss.
    pub targets_segmentation: Vec<i32>,
}

impl Batch {
    /// A batch that carries no loss: all arrays hold 0.
    pub(crate) fn zeros(rows: usize, length: usize) -> Self {
        let zeros = || vec![0; rows * length];
        Self {
            rows,
            length,
            inputs: zeros(),
            inputs_position: zeros(),
            inputs_segmentation: zeros(),
            targets: zeros(),
            targets_position: zeros(),
            targets_segmentation: zeros(),
        }
    }

    /// The six arrays with MaxText's names, in the order of the fields.
    pub fn arrays(&self) -> [(&'static str, &[i32]); 6] {
        [
            ("inputs", &self.inputs),
            ("inputs_position", &self.inputs_position),
            ("inputs_segmentation", &self.inputs_segmentation),
            ("targets", &self.targets),
            ("targets_position", &self.targets_position),
            ("targets_segmentation", &self.targets_segmentation),
        ]
    }

    /// Targets that enter the loss (MaxText's `total_weights` of this batch).
    pub fn target_tokens(&self) -> usize {
        self.targets_segmentation.iter().filter(|&&segment| segment != 0).count()
    }

    /// Turns unshifted rows into next-token targets: `targets` and its segmentation move one cell to the left.
    ///
    /// The last target of a row becomes the first of `ignored`; its segmentation, and that of every target that is
    /// one of `ignored`, becomes 0.
    pub(crate) fn from_rows(rows: usize, length: usize, cells: Cells, ignored: &[i32]) -> Self {
        let filler = ignored.first().copied().unwrap_or(0);
        let targets = shift_left(&cells.tokens, length, filler);
        let mut targets_segmentation = shift_left(&cells.segmentation, length, 0);
        for (target, segment) in targets.iter().zip(&mut targets_segmentation) {
            if ignored.contains(target) {
                *segment = 0;
            }
        }
        Self {
            rows,
            length,
            inputs: cells.tokens,
            inputs_position: cells.position.clone(),
            inputs_segmentation: cells.segmentation,
            targets,
            targets_position: cells.position,
            targets_segmentation,
        }
    }
}

/// Rows before the shift: what packing or padding makes.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct Cells {
    pub(crate) tokens: Vec<i32>,
    pub(crate) position: Vec<i32>,
    pub(crate) segmentation: Vec<i32>,
}

impl Cells {
    /// `count` cells, all three arrays filled with `value`.
    pub(crate) fn filled(count: usize, value: i32) -> Self {
        Self { tokens: vec![value; count], position: vec![value; count], segmentation: vec![value; count] }
    }

    /// The rows in the given order.
    pub(crate) fn reordered(&self, length: usize, order: &[usize]) -> Self {
        let pick =
            |from: &[i32]| order.iter().flat_map(|&r| &from[r * length..(r + 1) * length]).copied().collect();
        Self {
            tokens: pick(&self.tokens),
            position: pick(&self.position),
            segmentation: pick(&self.segmentation),
        }
    }

    /// Keeps the first `count` cells.
    pub(crate) fn truncate(&mut self, count: usize) {
        self.tokens.truncate(count);
        self.position.truncate(count);
        self.segmentation.truncate(count);
    }

    /// Appends cells filled with `value` up to `count` cells.
    pub(crate) fn pad_to(&mut self, count: usize, value: i32) {
        self.tokens.resize(count, value);
        self.position.resize(count, value);
        self.segmentation.resize(count, value);
    }
}

fn shift_left(values: &[i32], length: usize, last: i32) -> Vec<i32> {
    let mut out = Vec::with_capacity(values.len());
    for row in values.chunks_exact(length) {
        out.extend_from_slice(&row[1..]);
        out.push(last);
    }
    out
}
