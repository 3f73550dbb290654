//! The product on the CPU: panels decoded to f32, multiplied by a vectorised f32 kernel on all cores.
//!
//! A product of two decoded elements has at most 12 significant bits, so it is exact in f32 and the only
//! roundings are those of the f32 accumulation, of alpha and of the result type, as on the tensor cores. (A
//! product of MXFP8 blocks whose scales multiply below 2^-126 may lose bits to underflow.)

use super::{GemmError, Operand};
use half::bf16;
use rayon::prelude::*;

/// Contraction handled at a time: bounds the decoded panels to 4 KiB a row. A multiple of every block size.
const PANEL: usize = 1024;

/// Below this many multiplications, waking other threads costs more than they save.
const SMALL: usize = 1 << 17;

/// Where the result goes, row-major `[M, N]`, and the type it is rounded to.
#[derive(Debug)]
pub enum Output<'a> {
    /// Rounded once, to f32.
    F32(&'a mut [f32]),
    /// f32 accumulation times alpha, rounded to bf16.
    Bf16(&'a mut [bf16]),
}

impl Output<'_> {
    fn len(&self) -> usize {
        match self {
            Self::F32(values) => values.len(),
            Self::Bf16(values) => values.len(),
        }
    }
}

/// `out = round(alpha * left right^T)`, left `[M, K]`, right `[N, K]`.
///
/// # Errors
/// When the operands are of different kinds or lengths of contraction, or `out` does not hold `M * N` values.
pub fn multiply(left: Operand<'_>, right: Operand<'_>, alpha: f32, out: Output<'_>) -> Result<(), GemmError> {
    let (m, n) = (left.rows, right.rows);
    check(&left, &right, out.len())?;
    match out {
        Output::F32(values) => {
            accumulate(left, right, values);
            values.iter_mut().for_each(|x| *x *= alpha);
        }
        Output::Bf16(values) => {
            let mut sums = vec![0.0; m * n];
            accumulate(left, right, &mut sums);
            for (value, sum) in values.iter_mut().zip(sums) {
                *value = bf16::from_f32(sum * alpha);
            }
        }
    }
    Ok(())
}

fn check(left: &Operand<'_>, right: &Operand<'_>, out: usize) -> Result<(), GemmError> {
    let (rows, cols) = (left.rows, right.rows);
    if left.elements.kind() != right.elements.kind() {
        return Err(GemmError::Kinds { left: left.elements.kind(), right: right.elements.kind() });
    }
    if left.k != right.k {
        return Err(GemmError::Mismatch { left: left.k, right: right.k });
    }
    if out != rows * cols { Err(GemmError::Result { rows, cols, got: out }) } else { Ok(()) }
}

/// `sums = left right^T` in f32.
fn accumulate(left: Operand<'_>, right: Operand<'_>, sums: &mut [f32]) {
    let (m, n, k) = (left.rows, right.rows, left.k);
    let threads = if m * n * k < SMALL { 1 } else { rayon::current_num_threads() };
    for from in (0..k).step_by(PANEL) {
        let depth = PANEL.min(k - from);
        let decoded = [left, right].map(|operand| decode_panel(&operand, from, depth, threads));
        let panels = Panels { left: &decoded[0], right: &decoded[1], depth, first: from == 0 };
        let target = Target { base: sums.as_mut_ptr(), columns: n };
        let tiles = tiles(m, n, threads);
        if threads == 1 {
            tiles.iter().for_each(|tile| panels.multiply(*tile, &target));
        } else {
            tiles.par_iter().for_each(|tile| panels.multiply(*tile, &target));
        }
    }
}

fn decode_panel(operand: &Operand<'_>, from: usize, depth: usize, threads: usize) -> Vec<f32> {
    let mut panel = vec![0.0; operand.rows * depth];
    if threads == 1 {
        panel.chunks_exact_mut(depth).enumerate().for_each(|(row, out)| operand.decode_row(row, from, out));
    } else {
        let rows = panel.par_chunks_exact_mut(depth).with_min_len(16).enumerate();
        rows.for_each(|(row, out)| operand.decode_row(row, from, out));
    }
    panel
}

/// A rectangle of the result.
#[derive(Clone, Copy)]
struct Tile {
    row: usize,
    col: usize,
    rows: usize,
    cols: usize,
}

/// Cuts the result in disjoint rectangles, small enough that every thread has some, and large enough that
/// the kernel's packing stays small beside its multiplications.
fn tiles(m: usize, n: usize, threads: usize) -> Vec<Tile> {
    let (mut height, mut width) = (m.min(512), n.min(512));
    while m.div_ceil(height) * n.div_ceil(width) < 2 * threads && height.max(width) > 64 {
        if height >= width { height = height.div_ceil(2) } else { width = width.div_ceil(2) }
    }
    let rows = (0..m).step_by(height.max(1)).map(|row| (row, height.min(m - row)));
    let tile = |(row, rows)| {
        (0..n).step_by(width.max(1)).map(move |col| Tile { row, col, rows, cols: width.min(n - col) })
    };
    rows.flat_map(tile).collect()
}

/// The decoded operands over one stretch of the contraction, `[rows, depth]` each.
struct Panels<'a> {
    left: &'a [f32],
    right: &'a [f32],
    depth: usize,
    first: bool,
}

/// The row-major result that tiles write to.
struct Target {
    base: *mut f32,
    columns: usize,
}

// SAFETY: `tiles` cuts the result in disjoint rectangles and each is written by one call of
// `Panels::multiply`, so threads that share the pointer never write the same element.
unsafe impl Sync for Target {}

impl Panels<'_> {
    fn multiply(&self, tile: Tile, target: &Target) {
        let left = &self.left[tile.row * self.depth..(tile.row + tile.rows) * self.depth];
        let right = &self.right[tile.col * self.depth..(tile.col + tile.cols) * self.depth];
        let beta = if self.first { 0.0 } else { 1.0 };
        let depth = self.depth as isize;
        // SAFETY: the tile lies inside the result, which holds `m * columns` values.
        let corner = unsafe { target.base.add(tile.row * target.columns + tile.col) };
        // SAFETY: the two slices hold `rows * depth` and `cols * depth` values and are read with those strides;
        // the result tile is in bounds and written by no other thread.
        unsafe {
            matrixmultiply::sgemm(
                tile.rows,
                self.depth,
                tile.cols,
                1.0,
                left.as_ptr(),
                depth,
                1,
                right.as_ptr(),
                1,
                depth,
                beta,
                corner,
                target.columns as isize,
                1,
            );
        }
    }
}
