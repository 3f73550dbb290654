//! Layouts in memory.

use hlo::Tensor;
use hlo::op::{CustomCall, Dims};

/// Has a tensor in memory with its last axis running fastest, against XLA's wish to carry the layout that a later
/// operation asks for back to where the values come from.
#[track_caller]
pub(crate) fn row_major<'g>(w: Tensor<'g>) -> Tensor<'g> {
    let layout: Dims = (0..w.rank() as i64).rev().collect();
    let call = CustomCall {
        target: "LayoutConstraint".into(),
        attributes: Vec::new(),
        has_side_effect: false,
        operand_layouts: Some(vec![layout.clone()]),
        result_layouts: Some(vec![layout]),
        output_operand_aliases: Vec::new(),
        api_version: 1,
        backend_config: "".into(),
    };
    let g = w.graph();
    let pinned = |x: &[Tensor<'g>]| (g.custom_call(call, x, &[x[0].ty()]), Vec::new());
    g.custom_vjp(&[w], pinned, |_, cotangent| cotangent.to_vec()).first().copied().unwrap_or(w)
}
