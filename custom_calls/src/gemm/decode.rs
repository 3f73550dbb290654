use super::{Elements, Operand};
use crate::formats::{Fp8, TILE_COLS, TILE_ROWS, e2m1, e8m0};
use crate::quantize::{mxfp8, nvfp4};
use std::sync::LazyLock;

/// The two values of every byte of packed E2M1.
static PAIRS: LazyLock<[[f32; 2]; 256]> = LazyLock::new(|| {
    std::array::from_fn(|byte| [e2m1::decode(byte as u8 & 0xf), e2m1::decode(byte as u8 >> 4)])
});
static E4M3: LazyLock<[f32; 256]> =
    LazyLock::new(|| std::array::from_fn(|code| Fp8::E4M3.decode(code as u8)));
static E5M2: LazyLock<[f32; 256]> =
    LazyLock::new(|| std::array::from_fn(|code| Fp8::E5M2.decode(code as u8)));

fn table(format: Fp8) -> &'static [f32; 256] {
    match format {
        Fp8::E4M3 => &E4M3,
        Fp8::E5M2 => &E5M2,
    }
}

impl Operand<'_> {
    /// Decodes columns `from..from + out.len()` of a row to `element * block scale`, which is exact in f32.
    /// `from` and the length are whole blocks.
    pub(super) fn decode_row(&self, row: usize, from: usize, out: &mut [f32]) {
        match self.elements {
            Elements::Nvfp4 { codes, scales } => {
                let start = (row * self.k + from) / 2;
                let bytes = codes[start..start + out.len() / 2].chunks_exact(nvfp4::BLOCK / 2);
                let tiled = TiledRow::new(scales, row, self.k / nvfp4::BLOCK);
                let first = from / nvfp4::BLOCK;
                for (i, (block, bytes)) in out.chunks_exact_mut(nvfp4::BLOCK).zip(bytes).enumerate() {
                    let scale = E4M3[usize::from(tiled.get(first + i))];
                    for (pair, &byte) in block.chunks_exact_mut(2).zip(bytes) {
                        let [low, high] = PAIRS[usize::from(byte)];
                        pair[0] = low * scale;
                        pair[1] = high * scale;
                    }
                }
            }
            Elements::Mxfp8 { format, codes, scales } => {
                let start = row * self.k + from;
                let bytes = codes[start..start + out.len()].chunks_exact(mxfp8::BLOCK);
                let tiled = TiledRow::new(scales, row, self.k / mxfp8::BLOCK);
                let first = from / mxfp8::BLOCK;
                let table = table(format);
                for (i, (block, bytes)) in out.chunks_exact_mut(mxfp8::BLOCK).zip(bytes).enumerate() {
                    let scale = e8m0::decode(tiled.get(first + i));
                    for (value, &byte) in block.iter_mut().zip(bytes) {
                        *value = table[usize::from(byte)] * scale;
                    }
                }
            }
            Elements::Fp8 { format, codes } => {
                let table = table(format);
                let start = row * self.k + from;
                for (value, &byte) in out.iter_mut().zip(&codes[start..]) {
                    *value = table[usize::from(byte)];
                }
            }
        }
    }
}

/// One row of a tiled scale matrix: groups of four scales, a tile apart.
struct TiledRow<'a>(&'a [u8]);

impl<'a> TiledRow<'a> {
    fn new(tiled: &'a [u8], row: usize, cols: usize) -> Self {
        let tiles_across = cols.div_ceil(TILE_COLS);
        let tile = row / TILE_ROWS * tiles_across * (TILE_ROWS * TILE_COLS);
        Self(&tiled[tile + row % 32 * 16 + row % TILE_ROWS / 32 * TILE_COLS..])
    }

    fn get(&self, col: usize) -> u8 {
        self.0[col / TILE_COLS * (TILE_ROWS * TILE_COLS) + col % TILE_COLS]
    }
}
