use thiserror::Error;

/// Rows of one tile of block scales.
pub const TILE_ROWS: usize = 128;
/// Columns of one tile of block scales.
pub const TILE_COLS: usize = 4;

/// A scale buffer whose length does not fit its shape.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error(
    "a {kind} scale matrix of {rows} x {cols} has {expected} codes, got {got}: pass the scales of one operand"
)]
pub struct TilingError {
    /// `linear` or `tiled`.
    pub kind: &'static str,
    /// Rows of the scale matrix.
    pub rows: usize,
    /// Columns of the scale matrix.
    pub cols: usize,
    /// The length that belongs to this shape.
    pub expected: usize,
    /// The length that was handed over.
    pub got: usize,
}

/// Bytes of the tiled form of a `rows` x `cols` scale matrix: rows padded to 128, columns to 4.
#[must_use]
pub const fn swizzled_len(rows: usize, cols: usize) -> usize {
    rows.next_multiple_of(TILE_ROWS) * cols.next_multiple_of(TILE_COLS)
}

/// Tiles a row-major `[rows, cols]` matrix of block scales as the tensor cores read it (cuBLASLt's
/// `VEC16_UE4M3` and `VEC32_UE8M0` scale modes); padding codes are 0.
///
/// # Errors
/// When `linear` does not hold `rows * cols` codes.
pub fn swizzle_scales(linear: &[u8], rows: usize, cols: usize) -> Result<Vec<u8>, TilingError> {
    check("linear", rows, cols, rows * cols, linear.len())?;
    let mut tiled = vec![0; swizzled_len(rows, cols)];
    for (row, codes) in linear.chunks_exact(cols.max(1)).enumerate() {
        for (col, &code) in codes.iter().enumerate() {
            tiled[offset(row, col, cols)] = code;
        }
    }
    Ok(tiled)
}

/// The inverse of [`swizzle_scales`]; the padding is dropped.
///
/// # Errors
/// When `tiled` does not hold [`swizzled_len`] codes.
pub fn unswizzle_scales(tiled: &[u8], rows: usize, cols: usize) -> Result<Vec<u8>, TilingError> {
    check("tiled", rows, cols, swizzled_len(rows, cols), tiled.len())?;
    let place = |row| (0..cols).map(move |col| tiled[offset(row, col, cols)]);
    Ok((0..rows).flat_map(place).collect())
}

/// Place of scale (row, col) in the tiled buffer: 512-byte tiles in row-major order, and inside a tile
/// 32 rows of 16 bytes that hold four groups of rows.
const fn offset(row: usize, col: usize, cols: usize) -> usize {
    let tiles_across = cols.div_ceil(TILE_COLS);
    let tile = (row / TILE_ROWS) * tiles_across + col / TILE_COLS;
    tile * (TILE_ROWS * TILE_COLS) + (row % 32) * 16 + (row % TILE_ROWS) / 32 * TILE_COLS + col % TILE_COLS
}

fn check(
    kind: &'static str,
    rows: usize,
    cols: usize,
    expected: usize,
    got: usize,
) -> Result<(), TilingError> {
    if got == expected { Ok(()) } else { Err(TilingError { kind, rows, cols, expected, got }) }
}
