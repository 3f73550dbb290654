//! Custom calls, random bits, barriers, sharding constraints and composites.

use std::sync::Arc;

use crate::op::{Attribute, CustomCall, Op, RngAlgorithm};
use crate::ops::shape::check_dims;
use crate::sharding::{ManualSpec, Sharding};
use crate::tensor::Rule;
use crate::{DType, DTypeKind, Graph, Shape, Tensor, TensorType};

impl Graph {
    /// Calls code outside XLA; `results` are the result types.
    #[track_caller]
    pub fn custom_call<'g>(
        &'g self,
        call: CustomCall,
        operands: &[Tensor<'g>],
        results: &[TensorType],
    ) -> Vec<Tensor<'g>> {
        self.op_n("custom_call", operands, &[], |t| {
            check_custom_call(&call, t, results)?;
            Ok((Op::CustomCall(Arc::new(call)), results.to_vec()))
        })
    }

    /// Random bits from a state (`lax.rng_bit_generator`): `u64[2]` for ThreeFry, `u64[2]` or `u64[3]` for Philox and the
    /// default. Returns the new state and bits of an unsigned type; StableHLO allows more types, but XLA gives unsigned
    /// numbers whatever it is asked for, so that arithmetic on them goes wrong. [`Tensor::bitcast_convert`] gives others.
    #[track_caller]
    pub fn rng_bit_generator<'g>(
        &'g self,
        state: Tensor<'g>,
        algorithm: RngAlgorithm,
        dtype: DType,
        shape: impl Into<Shape>,
    ) -> (Tensor<'g>, Tensor<'g>) {
        let ty = TensorType::new(dtype, shape);
        let results = self.op_n("rng_bit_generator", &[state], &[], |t| {
            if t[0].dtype != DType::U64 || !matches!(t[0].shape[..], [2] | [3]) {
                return Err(format!("the state must be 2 or 3 words of ui64, not {}", t[0]));
            }
            if algorithm == RngAlgorithm::ThreeFry && t[0].shape[..] != [2] {
                return Err(format!("the state of THREE_FRY must be 2 words of ui64, not {}", t[0]));
            }
            if ty.dtype.kind() != DTypeKind::Unsigned || ty.dtype.bits() < 8 {
                return Err(format!(
                    "bits must be unsigned integers of 8 to 64 bits, not {}; bitcast_convert makes others of them",
                    ty.dtype
                ));
            }
            Ok((Op::RngBitGenerator { algorithm }, vec![t[0].clone(), ty]))
        });
        match results[..] {
            [state, bits] => (state, bits),
            _ => (self.poison(), self.poison()),
        }
    }

    /// Identity on several values that the compiler must not move or merge across.
    #[track_caller]
    pub fn optimization_barrier<'g>(&'g self, values: &[Tensor<'g>]) -> Vec<Tensor<'g>> {
        let results = self.op_n("optimization_barrier", values, &[], |t| {
            Ok((Op::OptimizationBarrier, t.iter().map(|x| (*x).clone()).collect()))
        });
        if results.is_empty() { values.to_vec() } else { results }
    }

    /// A named operation with a decomposition that computes it (`jax.lax.composite`).
    #[track_caller]
    pub fn composite<'g>(
        &'g self,
        name: &str,
        attributes: Vec<(Arc<str>, Attribute)>,
        operands: &[Tensor<'g>],
        decomposition: impl FnOnce(&[Tensor<'g>]) -> Vec<Tensor<'g>>,
    ) -> Vec<Tensor<'g>> {
        let types: Vec<_> = operands.iter().map(|t| t.ty()).collect();
        let ids: Vec<_> = self.with(|d| types.into_iter().map(|t| d.intern(t)).collect());
        let block = self.block(&ids, decomposition);
        let captures = self.region_captures(block);
        let results = self.region_types(block);
        let name: Arc<str> = name.into();
        self.op_n("composite", operands, &[block], |_| {
            captures?;
            if !name.contains('.') {
                return Err(format!("the name {name:?} must have the form dialect.op"));
            }
            check_attributes(&attributes)?;
            Ok((Op::Composite { name, attributes, version: 0 }, results))
        })
    }

    /// Per-device code: `body` gets each operand's local part by `spec.in_shardings` and returns local results.
    /// Needs a mesh ([`Graph::set_mesh`]). As `jax.shard_map` with `check_vma=False`, its gradients too: a result that is
    /// whole on several devices must be the same on each of them.
    #[track_caller]
    pub fn manual_computation<'g>(
        &'g self,
        spec: ManualSpec,
        operands: &[Tensor<'g>],
        body: impl FnOnce(&[Tensor<'g>]) -> Vec<Tensor<'g>>,
    ) -> Vec<Tensor<'g>> {
        let location = std::panic::Location::caller();
        let locals: Rule<Vec<TensorType>> = operands
            .iter()
            .zip(&spec.in_shardings)
            .map(|(t, s)| self.local_type(&t.ty(), s, &spec))
            .collect();
        let locals = match locals {
            Ok(locals) if operands.len() == spec.in_shardings.len() => locals,
            Ok(_) => {
                self.fail_at(
                    "manual_computation",
                    "one in_sharding an operand is needed".into(),
                    operands,
                    location,
                );
                return Vec::new();
            }
            Err(message) => {
                self.fail_at("manual_computation", message, operands, location);
                return Vec::new();
            }
        };
        let ids: Vec<_> = self.with(|d| locals.into_iter().map(|t| d.intern(t)).collect());
        let block = self.block(&ids, body);
        let captures = self.region_captures(block);
        let results = self.region_types(block);
        let globals: Rule<Vec<_>> =
            results.iter().zip(&spec.out_shardings).map(|(t, s)| self.global_type(t, s, &spec)).collect();
        let count_fits = results.len() == spec.out_shardings.len();
        self.op_n("manual_computation", operands, &[block], |_| {
            captures?;
            if !count_fits {
                return Err("one out_sharding a result is needed".to_owned());
            }
            Ok((Op::ManualComputation(Arc::new(spec)), globals?))
        })
    }

    fn split_factors(&self, ty: &TensorType, sharding: &Sharding, spec: &ManualSpec) -> Rule<Vec<i64>> {
        let mesh = self.mesh().ok_or("the graph has no mesh; call set_mesh first")?;
        sharding.check(ty.rank(), &mesh)?;
        for (i, axis) in spec.manual_axes.iter().enumerate() {
            if mesh.axis_size(axis).is_none() {
                return Err(format!("the mesh has no axis {axis}, which is to be manual"));
            }
            if spec.manual_axes[..i].contains(axis) {
                return Err(format!("manual_axes names axis {axis} twice"));
            }
        }
        let manual = |axis: &Arc<str>| spec.manual_axes.contains(axis);
        let size =
            |axis: &Arc<str>| mesh.axis_size(axis).ok_or_else(|| format!("the mesh has no axis {axis}"));
        let dims = sharding.dims.iter();
        dims.map(|d| d.axes.iter().filter(|a| manual(a)).map(size).product()).collect()
    }

    fn local_type(&self, ty: &TensorType, sharding: &Sharding, spec: &ManualSpec) -> Rule<TensorType> {
        let factors = self.split_factors(ty, sharding, spec)?;
        if let Some(i) = (0..factors.len()).find(|i| ty.shape[*i] % factors[*i] != 0) {
            return Err(format!("dimension {i} of {ty} does not split in {}", factors[i]));
        }
        Ok(ty.with_shape(ty.shape.iter().zip(&factors).map(|(d, f)| d / f).collect::<Vec<_>>()))
    }

    fn global_type(&self, ty: &TensorType, sharding: &Sharding, spec: &ManualSpec) -> Rule<TensorType> {
        let factors = self.split_factors(ty, sharding, spec)?;
        let sizes = ty.shape.iter().zip(&factors).map(|(size, factor)| grown(*size, *factor));
        Ok(ty.with_shape(sizes.collect::<Rule<Vec<_>>>()?))
    }
}

impl<'g> Tensor<'g> {
    /// Names the value for remat policies (`jax.ad_checkpoint.checkpoint_name`).
    #[track_caller]
    pub fn checkpoint_name(self, name: &str) -> Tensor<'g> {
        self.graph().op1("checkpoint_name", &[self], |t| Ok((Op::CheckpointName(name.into()), t[0].clone())))
    }

    /// Constrains the layout over the mesh (`lax.with_sharding_constraint`).
    #[track_caller]
    pub fn with_sharding_constraint(self, sharding: Sharding) -> Tensor<'g> {
        let mesh = self.graph().mesh();
        self.graph().op1("sharding_constraint", &[self], |t| {
            let mesh = mesh.ok_or("the graph has no mesh; call set_mesh first")?;
            sharding.check(t[0].rank(), &mesh)?;
            Ok((Op::ShardingConstraint(Arc::new(sharding)), t[0].clone()))
        })
    }
}

/// `size` on each of `factor` devices, together.
pub(super) fn grown(size: i64, factor: i64) -> Rule<i64> {
    size.checked_mul(factor).ok_or_else(|| format!("{factor} parts of size {size} are more than 2^63"))
}

/// Names of attributes are there, can be quoted, and differ.
fn check_attributes(entries: &[(Arc<str>, Attribute)]) -> Rule<()> {
    for (i, (name, value)) in entries.iter().enumerate() {
        if name.is_empty() {
            return Err(format!("attribute {i} has no name"));
        }
        if let Some(c) = name.chars().find(|c| !matches!(c, ' '..='~') || matches!(c, '"' | '\\')) {
            return Err(format!(
                "the attribute name {name:?} contains {c:?}; names are printable ASCII without quotes and backslashes"
            ));
        }
        if entries[..i].iter().any(|(earlier, _)| earlier == name) {
            return Err(format!("the attribute {name:?} is given twice"));
        }
        match value {
            Attribute::Dict(inner) => check_attributes(inner)?,
            Attribute::Float(bits, dtype) if !dtype.is_float() || *bits >> (dtype.bits() - 1) > 1 => {
                return Err(format!(
                    "the attribute {name:?} has the bits {bits:#x}, which are no number of {dtype}"
                ));
            }
            _ => {}
        }
    }
    Ok(())
}

fn check_custom_call(call: &CustomCall, operands: &[&TensorType], results: &[TensorType]) -> Rule<()> {
    if call.target.is_empty() {
        return Err("needs a target name".to_owned());
    }
    match call.api_version {
        0..=3 if !call.attributes.is_empty() => {
            return Err(format!(
                "has attributes, which api_version {} does not pass on; use 4, the typed FFI, or backend_config",
                call.api_version
            ));
        }
        4 if !call.backend_config.is_empty() => {
            return Err(
                "has a backend_config, which api_version 4 does not pass on; use attributes".to_owned()
            );
        }
        0..=4 => {}
        other => {
            return Err(format!(
                "api_version {other} is none of 0 (unspecified), 1 (original), 2 (status returning), 3 (the same with one \
                 signature on every platform) and 4 (typed FFI)"
            ));
        }
    }
    check_attributes(&call.attributes)?;
    let shapes = [
        operands.iter().map(|t| t.rank()).collect::<Vec<_>>(),
        results.iter().map(TensorType::rank).collect(),
    ];
    for (what, layouts, ranks) in
        [("operand", &call.operand_layouts, &shapes[0]), ("result", &call.result_layouts, &shapes[1])]
    {
        for (i, (layout, rank)) in layouts.iter().flatten().zip(ranks).enumerate() {
            if layout.len() != *rank {
                return Err(format!(
                    "the layout {layout:?} of {what} {i} does not have its {rank} dimensions"
                ));
            }
            check_dims(&format!("layout of {what} {i}"), layout, *rank)?;
        }
    }
    let layouts =
        [("operand", &call.operand_layouts, operands.len()), ("result", &call.result_layouts, results.len())];
    for (what, layouts, count) in layouts {
        if layouts.as_ref().is_some_and(|l| l.len() != count) {
            return Err(format!("{what} layouts must be given for all {count} {what}s"));
        }
    }
    for (result, operand) in &call.output_operand_aliases {
        match (results.get(*result), operands.get(*operand)) {
            (Some(r), Some(o)) if r == *o => {}
            _ => return Err(format!("result {result} cannot alias operand {operand}: types must be equal")),
        }
    }
    Ok(())
}
