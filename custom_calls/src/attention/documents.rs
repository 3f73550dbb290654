//! Where the documents of a batch lie, in the form that cuDNN takes.

use hlo::{DType, Tensor};

/// Lengths and starts of the documents.
pub(super) struct Documents<'g> {
    /// At most so many in a row.
    pub(super) most: i64,
    segments: Option<Tensor<'g>>,
}

impl<'g> Documents<'g> {
    /// Of `segments`, i32 `[b, t]` with 0 for no document; `None` is one document that fills the row.
    pub(super) fn new(segments: Option<Tensor<'g>>, most: i64) -> Self {
        Self { most, segments }
    }

    /// Whether rows hold several.
    pub(super) fn packed(&self) -> bool {
        self.segments.is_some() && self.most > 1
    }

    /// Whether the calls are told any lengths.
    pub(super) fn padded(&self) -> bool {
        self.segments.is_some()
    }

    /// `[b, t, ..]` with zeros where there is no document: the kernels leave those rows as they find them, and what they find
    /// may be NaN.
    pub(super) fn only_real(&self, x: Tensor<'g>) -> Tensor<'g> {
        let Some(segments) = self.segments else { return x };
        let mut real = segments.not_equal(0i32);
        for _ in 2..x.rank() {
            real = real.expand_dims(-1);
        }
        real.broadcast_to(x.shape()).select(x, x.zeros_like())
    }

    /// What the calls take behind the arrays, i32: nothing; lengths of queries and of keys, `[b]` each; or lengths twice,
    /// `[b, most]`, and starts twice, `[b, most + 1]`, in elements of the query (`n h` a token) and of the key (`k h`).
    pub(super) fn operands(&self, query_token: i64, key_token: i64) -> Vec<Tensor<'g>> {
        let Some(segments) = self.segments else { return Vec::new() };
        if self.most == 1 {
            let length = one_length(segments);
            return vec![length, length];
        }
        let (lengths, starts) = lengths_and_starts(segments, self.most);
        vec![lengths, lengths, starts * query_token as i32, starts * key_token as i32]
    }
}

/// Length of a row's only document, `[b]`: up to its last token, since padding that looks like a token of the document may
/// stand inside.
fn one_length(segments: Tensor<'_>) -> Tensor<'_> {
    let g = segments.graph();
    let count = g.iota(DType::I32, segments.shape(), 1) + 1i32;
    segments.not_equal(0i32).select(count, segments.zeros_like()).max(&[1])
}

/// Lengths `[b, m]` and first tokens `[b, m + 1]`, counted through all rows. Both are filled from the front, row after row,
/// with no gap where a row has fewer than m: lengths end in zeros, starts in `b t`.
fn lengths_and_starts<'g>(segments: Tensor<'g>, most: i64) -> (Tensor<'g>, Tensor<'g>) {
    let g = segments.graph();
    let (b, t) = (segments.dim(0), segments.dim(1));
    let real = segments.not_equal(0i32);
    let before = g.zeros(DType::I32, [b, 1]).concat(segments.slice_in_dim(0, t - 1, 1), 1);
    let begins = real & segments.not_equal(before);
    let number = begins.to_dtype(DType::I32).cumsum(1) - 1i32;

    let slots = |x: Tensor<'g>| x.expand_dims(2).broadcast_to([b, t, most]);
    let own = slots(number).equal(g.iota(DType::I32, [b, t, most], 2));
    let lengths = (own & slots(real)).to_dtype(DType::I32).sum(&[1]);
    let position = g.iota(DType::I32, [b, t], 0) * t as i32 + g.iota(DType::I32, [b, t], 1);
    let end = g.full(DType::I32, [b, t, most], (b * t) as f64);
    let starts = (own & slots(begins)).select(slots(position), end).min(&[1]);

    let sorted =
        g.sort(&[starts.reshape([b * most]), lengths.reshape([b * most])], 0, true, |l, r| l[0].lt(r[0]));
    let [starts, lengths] = sorted[..] else { return (lengths, starts) };
    let starts = starts.concat(g.full(DType::I32, [b], (b * t) as f64), 0);
    (lengths.reshape([b, most]), starts.reshape([b, most + 1]))
}
