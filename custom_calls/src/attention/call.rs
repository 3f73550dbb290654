//! The two custom calls.

use hlo::op::CustomCall;
use hlo::{DType, Graph, Shape, Tensor, TensorType};

use super::documents::Documents;
use super::row_major;

const FORWARD: &str = "__cudnn$fmhaSoftmax";
const BACKWARD: &str = "__cudnn$fmhaSoftmaxBackward";

/// Version of XLA's custom-call interface that has a status and an opaque string.
const STATUS_RETURNING: i32 = 2;

/// What both calls of one attention share, on one device.
pub(super) struct Call {
    scale: f64,
    b: i64,
    t: i64,
    n: i64,
    h: i64,
    dtype: DType,
    most: i64,
    mask: &'static str,
}

impl Call {
    /// For queries of shape `[b, t, n, h]`.
    pub(super) fn new(scale: f64, query: &Shape, dtype: DType, documents: &Documents<'_>) -> Self {
        let size = |i: usize| query.get(i).copied().unwrap_or(0);
        let mask = if documents.padded() { "PADDING_CAUSAL" } else { "CAUSAL" };
        Self { scale, b: size(0), t: size(1), n: size(2), h: size(3), dtype, most: documents.most, mask }
    }

    /// Starts of documents are i32 numbers of elements.
    pub(super) fn check(&self, kv_heads: i64, documents: &Documents<'_>) -> Result<(), String> {
        let elements = self.b * self.t * self.n.max(kv_heads) * self.h;
        if documents.packed() && i32::try_from(elements).is_err() {
            return Err(format!(
                "packed queries of {} tokens, {} heads and head size {} have {elements} elements a device, more than the \
                 2147483647 that cuDNN counts: lower per_device_batch_size",
                self.b * self.t,
                self.n,
                self.h
            ));
        }
        Ok(())
    }

    /// Query, key, value to `[b, t, n, h]` and the statistics of the softmax, f32 `[b most, n, t]`.
    pub(super) fn forward<'g>(&self, x: &[Tensor<'g>], documents: &Documents<'g>) -> [Tensor<'g>; 2] {
        let [query, key, ..] = *x else { return [x[0], x[0]] };
        let results = [
            self.heads(self.n),
            TensorType::new(DType::F32, [self.b * self.most, self.n, self.t]),
            workspace(),
        ];
        let operands = [x, &documents.operands(self.n * self.h, key.dim(2) * self.h)].concat();
        match self.emit(query.graph(), FORWARD, &operands, &results)[..] {
            [out, statistics, _] => [tokens_first(out), statistics],
            _ => [query, query],
        }
    }

    /// Query, key, value, statistics, cotangent and result to the gradients of the first three.
    pub(super) fn backward<'g>(&self, x: &[Tensor<'g>], documents: &Documents<'g>) -> [Tensor<'g>; 3] {
        let [query, key, value, ..] = *x else { return [x[0]; 3] };
        let kv_heads = key.dim(2);
        let results = [self.heads(self.n), self.heads(kv_heads), self.heads(kv_heads), workspace()];
        let operands = [x, &documents.operands(self.n * self.h, kv_heads * self.h)].concat();
        match self.emit(query.graph(), BACKWARD, &operands, &results)[..] {
            [dq, dk, dv, _] => [dq, dk, dv].map(tokens_first),
            _ => [query, key, value],
        }
    }

    /// A result of the calls, `[b, heads, t, h]`.
    fn heads(&self, heads: i64) -> TensorType {
        TensorType::new(self.dtype, [self.b, heads, self.t, self.h])
    }

    fn emit<'g>(
        &self,
        g: &'g Graph,
        target: &str,
        operands: &[Tensor<'g>],
        results: &[TensorType],
    ) -> Vec<Tensor<'g>> {
        let layout = |ty: &TensorType| match ty.rank() {
            // In memory a token's heads lie together, as in the operands.
            4 => [3, 1, 2, 0].into_iter().collect(),
            rank => row_major(rank),
        };
        let call = CustomCall {
            target: target.into(),
            attributes: Vec::new(),
            has_side_effect: false,
            operand_layouts: Some(operands.iter().map(|t| row_major(t.rank())).collect()),
            result_layouts: Some(results.iter().map(layout).collect()),
            output_operand_aliases: Vec::new(),
            api_version: STATUS_RETURNING,
            backend_config: self.backend_config(target == BACKWARD).into(),
        };
        g.custom_call(call, operands, results)
    }

    /// XLA's `GpuBackendConfig` as JSON.
    fn backend_config(&self, backward: bool) -> String {
        let Self { scale, b, t, n, most, mask, .. } = self;
        let element = if self.dtype == DType::F16 { "F16" } else { "BF16" };
        let products = products(backward).into_iter().map(|(name, dims)| dimensions(name, dims));
        let settings = [
            ALGORITHM.to_owned(),
            format!(r#""fmha_scale": {scale:?}"#),
            format!(
                r#""intermediate_tensor_shape": {{"element_type": "{element}", "dimensions": ["{b}", "{n}", "{t}", "{t}"], {SCORES}}}"#
            ),
            format!(r#""is_flash_attention": true, "mask_type": "{mask}""#),
            products.collect::<Vec<_>>().join(", "),
            format!(
                r#""dropout_rate": 0.0, "seed": 42, "sliding_window_length": 0, "max_seg_per_batch": {most}"#
            ),
            r#""is_paged_attention": false"#.to_owned(),
        ];
        let settings = settings.join(", ");
        format!(r#"{{"operation_queue_id": "0", "cudnn_fmha_backend_config": {{{settings}}}}}"#)
    }
}

/// XLA asks cuDNN's heuristics for the algorithm; JAX sends these all the same.
const ALGORITHM: &str = concat!(
    r#""algorithm": {"algo_id": "0", "math_type": "TENSOR_OP_MATH", "tuning_knobs": {"17": "1", "24": "0"}, "#,
    r#""is_cudnn_frontend": true, "workspace_size": "0"}"#
);

/// The rest of the type of the scores, which never are an array.
const SCORES: &str = concat!(
    r#""tuple_shapes": [], "layout": {"dim_level_types": [], "dim_unique": [], "dim_ordered": [], "#,
    r#""minor_to_major": ["3", "2", "1", "0"], "tiles": [], "element_size_in_bits": "0", "memory_space": "0", "#,
    r#""index_primitive_type": "PRIMITIVE_TYPE_INVALID", "pointer_primitive_type": "PRIMITIVE_TYPE_INVALID", "#,
    r#""dynamic_shape_metadata_prefix_bytes": "0"}, "is_dynamic_dimension": [false, false, false, false]"#
);

/// Contracting dimensions of left and right, then batch dimensions of left and right.
type Dimensions = [&'static [u8]; 4];

/// The products of attention over arrays `[b, t, n, h]` and scores `[b, n, t, s]`.
fn products(backward: bool) -> Vec<(&'static str, Dimensions)> {
    match backward {
        false => vec![("bmm1", [&[3], &[3], &[0, 2], &[0, 2]]), ("bmm2", [&[3], &[1], &[0, 1], &[0, 2]])],
        true => vec![
            ("bmm1_grad_gemm1", [&[2], &[1], &[0, 1], &[0, 2]]),
            ("bmm1_grad_gemm2", [&[3], &[1], &[0, 1], &[0, 2]]),
            ("bmm2_grad_gemm1", [&[2], &[1], &[0, 1], &[0, 2]]),
            ("bmm2_grad_gemm2", [&[3], &[3], &[0, 2], &[0, 2]]),
        ],
    }
}

fn dimensions(name: &str, dims: Dimensions) -> String {
    let list = |dims: &[u8]| dims.iter().map(|d| format!("\"{d}\"")).collect::<Vec<_>>().join(", ");
    let kinds = ["lhs_contracting", "rhs_contracting", "lhs_batch", "rhs_batch"];
    let entries =
        kinds.iter().zip(dims).map(|(kind, dims)| format!(r#""{kind}_dimensions": [{}]"#, list(dims)));
    format!(r#""{name}_dot_dimension_numbers": {{{}}}"#, entries.collect::<Vec<_>>().join(", "))
}

/// Scratch memory of the call; XLA sets its size when cuDNN is there to say it.
fn workspace() -> TensorType {
    TensorType::new(DType::U8, [0])
}

/// `[b, heads, t, h]` to `[b, t, heads, h]`: no copy, by the layout of the result.
fn tokens_first(x: Tensor<'_>) -> Tensor<'_> {
    x.transpose(&[0, 2, 1, 3])
}
