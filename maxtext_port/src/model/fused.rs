//! Attention through cuDNN's kernels, which XLA calls on NVIDIA GPUs.

use custom_calls::attention::{FusedAttention, Mask, Split};
use hlo::{DType, Tensor};

use super::attention::axes;
use super::{LlamaConfig, dtype};
use crate::config::{AttentionKernel, DatasetType, GrainPackingType, TrainConfig};

/// A configuration whose attention cuDNN's kernels cannot compute.
#[derive(Debug, thiserror::Error)]
pub enum AttentionError {
    /// The kernels are told of each document, so that there must be a limit.
    #[error(
        "attention=cudnn_flash_te on a GPU needs to know how many documents a packed sequence can hold: set \
         max_segments_per_seq to the largest number, for example 32, or packing=false"
    )]
    NoLimit,
    /// This packing has no limit.
    #[error(
        "attention=cudnn_flash_te on a GPU takes a limited number of documents in a sequence, and \
         grain_packing_type=concat_then_split has no limit: use first_fit or best_fit"
    )]
    NoLimitInPacking,
    /// The kernels know 16-bit types.
    #[error("attention={kernel} on a GPU takes dtype=bfloat16 or float16, not {dtype}")]
    Type {
        /// `attention`.
        kernel: AttentionKernel,
        /// `dtype`.
        dtype: crate::config::DType,
    },
    /// MaxText drops attention weights in these kernels.
    #[error(
        "attention={kernel} on a GPU with dropout_rate={rate}: dropout inside cuDNN's attention is not implemented; set \
         dropout_rate=0.0, or attention=dot_product, which drops no attention weights"
    )]
    Dropout {
        /// `attention`.
        kernel: AttentionKernel,
        /// `dropout_rate`.
        rate: f64,
    },
    /// The kernels see whole rows.
    #[error(
        "attention={kernel} on a GPU with sequences or heads split over the mesh axes {}: only batch and heads can be \
         split, and the query's heads as the keys'; set the parallelism over the others to 1", axes.join(", ")
    )]
    Split {
        /// `attention`.
        kernel: AttentionKernel,
        /// Mesh axes in the way.
        axes: Vec<String>,
    },
}

/// The kernels' settings for a model.
#[derive(Clone, Debug)]
pub struct Fused {
    /// Documents in a row at most; `None` lets tokens see earlier documents too.
    most: Option<i64>,
    split: Option<Split>,
}

impl Fused {
    /// What the key `attention` asks of a GPU; `None` if it is not one of cuDNN's kernels.
    ///
    /// # Errors
    /// If the kernels cannot compute it.
    pub fn new(c: &TrainConfig, model: &LlamaConfig) -> Result<Option<Self>, AttentionError> {
        let kernel = c.attention;
        let most = match kernel {
            AttentionKernel::Autoselected | AttentionKernel::DotProduct => return Ok(None),
            AttentionKernel::CudnnFlashTe => Some(most_documents(c)?),
            AttentionKernel::CudnnFlashJax => None,
        };
        if !matches!(dtype(c.dtype), DType::BF16 | DType::F16) {
            return Err(AttentionError::Type { kernel, dtype: c.dtype });
        }
        if model.dropout_rate > 0.0 {
            return Err(AttentionError::Dropout { kernel, rate: model.dropout_rate });
        }
        Ok(Some(Fused { most, split: split(kernel, model)? }))
    }

    /// Query `[b, s, q, h]`, key and value `[b, s, k, h]`, segments `[b, s]` to `[b, s, q, h]`. Queries are scaled already.
    pub(super) fn apply<'g>(
        &self,
        query: Tensor<'g>,
        key: Tensor<'g>,
        value: Tensor<'g>,
        segments: Tensor<'g>,
    ) -> Tensor<'g> {
        let mask = self.most.map_or(Mask::Causal, |most| Mask::Documents { segments, most });
        FusedAttention { mask, scale: 1.0, split: self.split.clone() }.apply(query, key, value)
    }
}

/// Documents that a row of the data can hold. Synthetic rows have several only when a limit above 1 is given.
fn most_documents(c: &TrainConfig) -> Result<i64, AttentionError> {
    let limit = c.max_segments_per_seq;
    match c.dataset_type {
        _ if !c.packing => Ok(1),
        DatasetType::Synthetic => Ok(limit.max(1)),
        DatasetType::Grain if c.grain_packing_type == GrainPackingType::ConcatThenSplit => {
            Err(AttentionError::NoLimitInPacking)
        }
        _ if limit > 0 => Ok(limit),
        _ => Err(AttentionError::NoLimit),
    }
}

fn split(kernel: AttentionKernel, model: &LlamaConfig) -> Result<Option<Split>, AttentionError> {
    let dims = |heads| model.rules.sharding(&axes(heads)).map(|s| s.dims.into_iter().map(|d| d.axes));
    let (Some(query), Some(key)) = (dims("activation_heads"), dims("activation_kv_heads")) else {
        return Ok(None);
    };
    let (query, key): (Vec<_>, Vec<_>) = (query.collect(), key.collect());
    let mut in_the_way: Vec<String> =
        [1, 3].iter().flat_map(|i| &query[*i]).map(ToString::to_string).collect();
    if query[2] != key[2] {
        in_the_way.extend(query[2].iter().chain(&key[2]).map(ToString::to_string));
    }
    if !in_the_way.is_empty() {
        return Err(AttentionError::Split { kernel, axes: in_the_way });
    }
    Ok(Some(Split { batch: query[0].clone(), heads: query[2].clone() }))
}
