//! Fused attention on NVIDIA GPUs: XLA's custom calls for cuDNN's flash attention, forward and backward.
//!
//! XLA compiles the calls itself, on a machine without a GPU too; no handler of ours takes part. Scores never lie in
//! memory: the forward pass leaves one f32 logarithm of a sum of exponentials for each row, from which the backward pass
//! computes them again. The contract of the calls (operands, layouts, `backend_config`) is that of
//! `jax.nn.dot_product_attention(implementation="cudnn")`.
//!
//! Letters in shapes: b rows of the batch, t tokens, n query heads, k kv heads, h head size.

mod call;
mod certificate;
mod documents;

use std::sync::Arc;

use hlo::op::Dims;
use hlo::sharding::{DimSharding, ManualSpec, Sharding};
use hlo::{DType, Graph, Tensor};

pub use certificate::{Found, SquareArray, find};

use call::Call;
use documents::Documents;

/// The remat name of what the forward pass leaves for the backward pass, as in TransformerEngine and MaxText.
pub const CHECKPOINT_NAME: &str = "context";

/// Largest head size of cuDNN's kernels for Hopper and Blackwell.
const LARGEST_HEAD: i64 = 256;

/// Which tokens a token attends to: itself and earlier ones of its row, and of those
#[derive(Clone, Copy, Debug)]
pub enum Mask<'g> {
    /// all.
    Causal,
    /// the ones of its own document. Where a row has no document, results and gradients are 0.
    Documents {
        /// Number of the document of each token, i32 `[b, t]`: each document is one run of equal numbers, 0 stands for
        /// no document.
        segments: Tensor<'g>,
        /// At most so many documents are in a row. One is taken to begin where the row begins.
        most: i64,
    },
}

/// How the arrays are split over the devices of the graph's mesh.
#[derive(Clone, Debug, Default)]
pub struct Split {
    /// Mesh axes that split b.
    pub batch: Vec<Arc<str>>,
    /// Mesh axes that split n and k.
    pub heads: Vec<Arc<str>>,
}

/// Causal grouped-query attention through cuDNN.
#[derive(Clone, Debug)]
pub struct FusedAttention<'g> {
    /// Which tokens a token attends to.
    pub mask: Mask<'g>,
    /// Factor of the scores before the softmax.
    pub scale: f64,
    /// `None` on one device. The partitioner does not know the calls, so each device gets its own.
    pub split: Option<Split>,
}

/// What a device computes of its own part: the call's settings, its operands and documents to its results.
type Body<'a, 'g> = dyn Fn(&Call, &[Tensor<'g>], &Documents<'g>) -> Vec<Tensor<'g>> + 'a;

/// Which dimensions of an array stand for rows and heads.
#[derive(Clone, Copy)]
enum Role {
    /// `[b, t, n or k, h]`
    Heads,
    /// `[b, n, t]`
    Statistics,
    /// `[b, t]`
    Segments,
}

impl<'g> FusedAttention<'g> {
    /// `softmax(scale query key^T) value` for each head under the mask: query `[b, t, n, h]`, key and value `[b, t, k, h]` to
    /// `[b, t, n, h]`, all bf16 or f16, differentiable in all three.
    ///
    /// What cuDNN cannot take is an error of the graph.
    #[track_caller]
    pub fn apply(&self, query: Tensor<'g>, key: Tensor<'g>, value: Tensor<'g>) -> Tensor<'g> {
        let g = query.graph();
        if let Err(message) = self.check(query, key, value) {
            g.record_error("fused_attention", message);
            return query;
        }
        let forward = |inputs: &[Tensor<'g>]| {
            let results = [Role::Heads, Role::Statistics];
            let kept = self.on_each_device(g, inputs, &[Role::Heads; 3], &results, &|call, x, documents| {
                let [out, statistics] = call.forward(x, documents);
                vec![documents.only_real(out), statistics]
            });
            let [out, statistics] = kept[..] else { return (inputs[..1].to_vec(), inputs.to_vec()) };
            let (out, statistics) =
                (out.checkpoint_name(CHECKPOINT_NAME), statistics.checkpoint_name(CHECKPOINT_NAME));
            (vec![out], [inputs, &[statistics, out]].concat())
        };
        let backward = |saved: &[Tensor<'g>], cotangents: &[Tensor<'g>]| {
            let [query, key, value, statistics, out] = saved[..] else { return saved.to_vec() };
            let operands = [query, key, value, statistics, cotangents[0], out];
            let roles = [Role::Heads, Role::Heads, Role::Heads, Role::Statistics, Role::Heads, Role::Heads];
            self.on_each_device(g, &operands, &roles, &[Role::Heads; 3], &|call, x, documents| {
                call.backward(x, documents).map(|gradient| documents.only_real(gradient)).to_vec()
            })
        };
        g.custom_vjp(&[query, key, value], forward, backward).first().copied().unwrap_or(query)
    }

    fn check(&self, query: Tensor<'_>, key: Tensor<'_>, value: Tensor<'_>) -> Result<(), String> {
        let (q, k, v) = (query.ty(), key.ty(), value.ty());
        if !matches!(q.dtype, DType::BF16 | DType::F16) {
            return Err(format!("cuDNN's attention takes bf16 or f16, not {}: set dtype=bfloat16", q.dtype));
        }
        let [b, t, n, h] = q.shape[..] else { return Err(format!("query is [b, t, n, h], not {q}")) };
        let heads = *k.shape.get(2).unwrap_or(&0);
        if k != v || k.dtype != q.dtype || k.shape[..] != [b, t, heads, h] {
            return Err(format!("key {k} and value {v} do not go with query {q}"));
        }
        if heads == 0 || n % heads != 0 {
            return Err(format!("{n} query heads do not divide among {heads} kv heads"));
        }
        if h % 8 != 0 || h > LARGEST_HEAD {
            return Err(format!(
                "cuDNN's attention takes head sizes that are multiples of 8 up to {LARGEST_HEAD}, not {h}: use \
                 attention=dot_product"
            ));
        }
        match self.mask {
            Mask::Causal => Ok(()),
            Mask::Documents { most, .. } if most < 1 => {
                Err(format!("a row holds at least 1 document, not {most}"))
            }
            Mask::Documents { segments, .. } => {
                let ty = segments.ty();
                let fits = ty.dtype == DType::I32 && ty.shape[..] == [b, t];
                if fits { Ok(()) } else { Err(format!("segments are i32 [b, t], not {ty}")) }
            }
        }
    }

    /// Runs `body` once for each device's own rows and heads, or once for all.
    fn on_each_device(
        &self,
        g: &'g Graph,
        operands: &[Tensor<'g>],
        roles: &[Role],
        results: &[Role],
        body: &Body<'_, 'g>,
    ) -> Vec<Tensor<'g>> {
        let (segments, most) = match self.mask {
            Mask::Causal => (None, 1),
            Mask::Documents { segments, most } => (Some(segments), most),
        };
        let local = |x: &[Tensor<'g>]| {
            let (x, segments) = x.split_at(operands.len());
            let documents = Documents::new(segments.first().copied(), most);
            let call = Call::new(self.scale, &x[0].shape(), x[0].dtype(), &documents);
            match call.check(x[1].dim(2), &documents) {
                Ok(()) => body(&call, x, &documents),
                Err(message) => {
                    g.record_error("fused_attention", message);
                    x.to_vec()
                }
            }
        };
        let all: Vec<Tensor<'g>> = operands.iter().copied().chain(segments).collect();
        let Some(split) = &self.split else { return local(&all) };
        let roles = roles.iter().copied().chain(segments.map(|_| Role::Segments));
        let manual_axes = g.mesh().map_or_else(Vec::new, |m| m.axes.iter().map(|(a, _)| a.clone()).collect());
        let spec = ManualSpec {
            in_shardings: roles.map(|role| split.sharding(role)).collect(),
            out_shardings: results.iter().map(|role| split.sharding(*role)).collect(),
            manual_axes,
        };
        g.manual_computation(spec, &all, local)
    }
}

impl Split {
    fn sharding(&self, role: Role) -> Sharding {
        let dim = |axes: &[Arc<str>]| DimSharding { axes: axes.to_vec(), open: false };
        let (batch, heads, whole) = (dim(&self.batch), dim(&self.heads), dim(&[]));
        let dims = match role {
            Role::Heads => vec![batch, whole.clone(), heads, whole],
            Role::Statistics => vec![batch, heads, whole],
            Role::Segments => vec![batch, whole],
        };
        Sharding { dims }
    }
}

/// Dimension numbers, fastest varying first, of an array in row-major order.
fn row_major(rank: usize) -> Dims {
    (0..rank as i64).rev().collect()
}
