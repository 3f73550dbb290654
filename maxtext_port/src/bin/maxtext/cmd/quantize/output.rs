//! Writes the quantised copies and the table about them.

use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, Result};
use custom_calls::formats::Fp8;
use custom_calls::quantize::measure::ElementFormat;
use safetensors::{Dtype, tensor::TensorView};
use serde::Serialize;

use super::copies::{QuantizedCopy, Scales};

/// Writes all copies to a safetensors file; what stood at `path` before stays whole until the new file is.
pub(super) fn write_file(path: &Path, copies: &[QuantizedCopy]) -> Result<()> {
    let entries: Vec<Entry> = copies.iter().flat_map(entries).collect();
    let views: Result<Vec<_>, _> =
        entries.iter().map(|e| Ok((&e.name, TensorView::new(e.dtype, e.shape.clone(), &e.bytes)?))).collect();
    let views = views.map_err(|error: safetensors::SafeTensorError| anyhow::anyhow!(error))?;
    let partial = path.with_extension("partial");
    safetensors::serialize_to_file(views, None, &partial)
        .map_err(anyhow::Error::from)
        .and_then(|()| Ok(std::fs::rename(&partial, path)?))
        .with_context(|| format!("cannot write {}", path.display()))
}

struct Entry {
    name: String,
    dtype: Dtype,
    shape: Vec<usize>,
    bytes: Vec<u8>,
}

fn entries(copy: &QuantizedCopy) -> Vec<Entry> {
    let entry = |part: &str, dtype, shape: &[usize], bytes: Vec<u8>| Entry {
        name: format!("{}.{part}", copy.name),
        dtype,
        shape: shape.to_vec(),
        bytes,
    };
    let floats = |values: &[f32]| values.iter().flat_map(|x| x.to_le_bytes()).collect::<Vec<u8>>();
    let (dtype, cols) = match copy.format {
        ElementFormat::E2M1 => (Dtype::U8, copy.cols / 2),
        ElementFormat::Fp8(Fp8::E4M3) => (Dtype::F8_E4M3, copy.cols),
        ElementFormat::Fp8(Fp8::E5M2) => (Dtype::F8_E5M2, copy.cols),
    };
    let mut entries = vec![
        entry("codes", dtype, &[copy.rows, cols], copy.codes.clone()),
        entry("amax", Dtype::F32, &[1], floats(&[copy.amax])),
        entry("dequantized", Dtype::F32, &[copy.rows, copy.cols], floats(&copy.dequantized)),
    ];
    match &copy.scales {
        Scales::Blocks { linear, shape, swizzled } => {
            entries.push(entry("scales", Dtype::U8, shape, linear.clone()));
            entries.push(entry("scales_swizzled", Dtype::U8, &[swizzled.len()], swizzled.clone()));
        }
        Scales::Tensor(scale) => entries.push(entry("scales", Dtype::F32, &[1], floats(&[*scale]))),
    }
    entries
}

/// A row of `quantize --json`.
#[derive(Serialize)]
struct Row<'a> {
    /// The tensor, with `.t` for its column-wise copy.
    tensor: &'a str,
    rows: usize,
    cols: usize,
    format: &'static str,
    amax: f32,
    /// Null where nothing was lost, or where a value is not finite.
    snr_db: Option<f64>,
    max_error: f64,
    /// Share of values stored as the largest magnitude.
    saturated: f64,
    /// Share of values that are not zero and decode to zero.
    zeroed: f64,
    /// Counts, by magnitude for E2M1 and by exponent for FP8, smallest first.
    histogram: &'a [u64],
}

pub(super) fn write_json(out: &mut dyn Write, copies: &[QuantizedCopy]) -> io::Result<()> {
    let row = |copy: &QuantizedCopy| {
        serde_json::to_value(Row {
            tensor: &copy.name,
            rows: copy.rows,
            cols: copy.cols,
            format: copy.format.name(),
            amax: copy.amax,
            snr_db: copy.loss.snr_db,
            max_error: copy.loss.max_error,
            saturated: copy.loss.saturated,
            zeroed: copy.loss.zeroed,
            histogram: &copy.loss.histogram,
        })
    };
    let rows: Vec<_> = copies.iter().map(row).collect::<Result<_, _>>()?;
    super::super::write_json(out, &rows)
}

pub(super) fn write_table(out: &mut dyn Write, copies: &[QuantizedCopy]) -> io::Result<()> {
    let header =
        ["tensor", "shape", "format", "amax", "SNR dB", "max error", "saturated", "zeroed", "magnitudes"];
    let mut table = vec![header.map(str::to_owned).to_vec()];
    for copy in copies {
        let loss = &copy.loss;
        table.push(vec![
            copy.name.clone(),
            format!("{}x{}", copy.rows, copy.cols),
            copy.format.name().to_owned(),
            format!("{:.4e}", copy.amax),
            loss.snr_db.map_or_else(|| "-".to_owned(), |snr| format!("{snr:.2}")),
            format!("{:.4e}", loss.max_error),
            format!("{:.3}%", 100.0 * loss.saturated),
            format!("{:.3}%", 100.0 * loss.zeroed),
            bars(&loss.histogram),
        ]);
    }
    super::super::write_table(out, &table)
}

/// A histogram as one character a bin, blank only where the bin is empty.
fn bars(histogram: &[u64]) -> String {
    const LEVELS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let tallest = histogram.iter().copied().max().unwrap_or(0).max(1);
    let level = |count: u64| match count {
        0 => ' ',
        _ => LEVELS[((count * 8).div_ceil(tallest) as usize - 1).min(7)],
    };
    let bars: String = histogram.iter().map(|&count| level(count)).collect();
    format!("|{bars}|")
}
