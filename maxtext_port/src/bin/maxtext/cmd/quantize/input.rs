//! Reads the tensors to be quantised.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use half::{bf16, f16};
use safetensors::{Dtype, SafeTensors, tensor::TensorView};

/// A safetensors file in memory.
pub(super) struct File {
    path: PathBuf,
    bytes: Vec<u8>,
}

/// A tensor as a row-major matrix of f32.
pub(super) struct Tensor {
    pub(super) name: String,
    pub(super) rows: usize,
    pub(super) cols: usize,
    pub(super) data: Vec<f32>,
    /// Whether every value is exact in bf16 because the file holds bf16.
    pub(super) is_bf16: bool,
}

impl File {
    pub(super) fn read(path: &Path) -> Result<Self> {
        let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        Ok(Self { path: path.to_owned(), bytes })
    }

    /// The chosen tensors in the order of their names; the log names those that are passed over.
    pub(super) fn tensors(&self, only: &[glob::Pattern], row_axes: Option<usize>) -> Result<Vec<Tensor>> {
        let file = SafeTensors::deserialize(&self.bytes)
            .with_context(|| format!("{} is not a safetensors file", self.path.display()))?;
        let mut views = file.tensors();
        views.sort_by(|a, b| a.0.cmp(&b.0));
        views.retain(|(name, _)| only.is_empty() || only.iter().any(|pattern| pattern.matches(name)));
        ensure!(!views.is_empty(), "{} holds no tensor that --only names", self.path.display());
        let mut tensors = Vec::new();
        for (name, view) in &views {
            match values(view) {
                Some(_) if view.shape().len() < 2 => eprintln!("passing over {name}: it is no matrix"),
                Some(data) => tensors.push(matrix(name, view, data, row_axes)?),
                None => eprintln!("passing over {name}: {:?} is not bf16, f16 or f32", view.dtype()),
            }
        }
        if tensors.is_empty() {
            bail!("{} holds no matrix of bf16, f16 or f32 to quantise", self.path.display());
        }
        Ok(tensors)
    }
}

fn matrix(name: &str, view: &TensorView<'_>, data: Vec<f32>, row_axes: Option<usize>) -> Result<Tensor> {
    let shape = view.shape();
    let axes = row_axes.unwrap_or(shape.len() - 1);
    ensure!(
        (1..shape.len()).contains(&axes),
        "--row-axes {axes} does not suit tensor {name} of {} axes: at least one axis must be left for the columns",
        shape.len()
    );
    let (rows, cols) = (shape[..axes].iter().product(), shape[axes..].iter().product());
    Ok(Tensor { name: name.to_owned(), rows, cols, data, is_bf16: view.dtype() == Dtype::BF16 })
}

fn values(view: &TensorView<'_>) -> Option<Vec<f32>> {
    let pairs = || view.data().chunks_exact(2).map(|b| [b[0], b[1]]);
    match view.dtype() {
        Dtype::BF16 => Some(pairs().map(|b| bf16::from_le_bytes(b).to_f32()).collect()),
        Dtype::F16 => Some(pairs().map(|b| f16::from_le_bytes(b).to_f32()).collect()),
        Dtype::F32 => {
            let words = view.data().chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]]));
            Some(words.collect())
        }
        _ => None,
    }
}
