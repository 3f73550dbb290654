//! Walks blocks and dispatches ops.

use rustc_hash::FxHashMap;

use super::value::Value;
use super::{InterpError, Interpreter, control, dot, elementwise, indexing, reduce, rng, shape};
use crate::graph::{BlockId, Data, OpData, ValueId};
use crate::op::{CustomCall, Op};
use crate::{Graph, Module, Tensor, TensorType};

/// One list of values for each device that runs the block.
pub(super) type Lanes = Vec<Vec<Value>>;

type Results = Result<Vec<Value>, InterpError>;

impl Interpreter {
    /// Evaluates a lowered module: its parameters' values to its results' values.
    ///
    /// # Errors
    /// When the arguments do not fit the parameters, or an op cannot be evaluated (a custom call without handler).
    pub fn run(&self, module: &Module, arguments: &[Value]) -> Results {
        let main = &module.data.blocks[Data::MAIN.index()];
        self.evaluate(&module.data, arguments, &main.results)
    }

    /// Evaluates tensors of a graph as it was built, with scans, remat regions and custom rules not yet lowered.
    ///
    /// # Errors
    /// The graph's own error if building failed; else as [`Interpreter::run`].
    pub fn eval(&self, graph: &Graph, outputs: &[Tensor<'_>], arguments: &[Value]) -> Results {
        if let Some(error) = graph.error() {
            return Err(InterpError::Build(error));
        }
        let outputs: Vec<ValueId> = outputs.iter().map(|tensor| tensor.id()).collect();
        graph.with(|data| self.evaluate(data, arguments, &outputs))
    }

    fn evaluate(&self, data: &Data, arguments: &[Value], outputs: &[ValueId]) -> Results {
        let params = &data.blocks[Data::MAIN.index()].params;
        if params.len() != arguments.len() {
            return Err(InterpError::ArgumentCount { expected: params.len(), given: arguments.len() });
        }
        for (index, (param, argument)) in params.iter().zip(arguments).enumerate() {
            let (expected, given) = (data.ty(*param), argument.ty());
            if *expected != given {
                return Err(InterpError::ArgumentType { index, expected: expected.clone(), given });
            }
        }
        let eval = Eval { data, interpreter: self };
        let envs = eval.environments(Data::MAIN, vec![arguments.to_vec()])?;
        let values = envs.first().map(|env| lookup(env, outputs)).transpose()?.unwrap_or_default();
        Ok(values.into_iter().cloned().collect())
    }
}

type Environment = FxHashMap<ValueId, Value>;

/// One evaluation.
pub(super) struct Eval<'a> {
    pub(super) data: &'a Data,
    interpreter: &'a Interpreter,
}

/// An op with the values and types around it.
pub(super) struct Site<'a> {
    pub(super) op: &'a OpData,
    pub(super) types: Vec<TensorType>,
    /// Operands on each device.
    pub(super) operands: Vec<Vec<&'a Value>>,
}

impl Site<'_> {
    /// A copy of the operands on each device, to pass into a region.
    pub(super) fn arguments(&self) -> Lanes {
        self.operands.iter().map(|lane| lane.iter().map(|&value| value.clone()).collect()).collect()
    }
}

impl Eval<'_> {
    pub(super) fn max_iterations(&self) -> u64 {
        self.interpreter.max_iterations
    }

    /// Evaluates a block with its arguments on each device.
    pub(super) fn block(&self, block: BlockId, arguments: Lanes) -> Result<Lanes, InterpError> {
        let envs = self.environments(block, arguments)?;
        let results = &self.data.blocks[block.index()].results;
        envs.iter().map(|env| Ok(lookup(env, results)?.into_iter().cloned().collect())).collect()
    }

    /// All values of a block on each device.
    fn environments(&self, block: BlockId, arguments: Lanes) -> Result<Vec<Environment>, InterpError> {
        let block = &self.data.blocks[block.index()];
        let bind = |values: Vec<Value>| block.params.iter().copied().zip(values).collect();
        let mut envs: Vec<Environment> = arguments.into_iter().map(bind).collect();
        for op in &block.ops {
            let op = &self.data.ops[op.index()];
            let results = self.op(op, &envs).map_err(|source| self.locate(source, op))?;
            for (env, results) in envs.iter_mut().zip(results) {
                if let Some(observer) = &self.interpreter.observer {
                    observer(&op.op, &results);
                }
                env.extend(op.results.iter().copied().zip(results));
            }
        }
        Ok(envs)
    }

    /// Evaluates a region on one device.
    pub(super) fn region(&self, block: BlockId, arguments: Vec<Value>) -> Results {
        Ok(self.block(block, vec![arguments])?.pop().unwrap_or_default())
    }

    fn locate(&self, source: InterpError, op: &OpData) -> InterpError {
        match source {
            located @ InterpError::At { .. } => located,
            source => InterpError::At {
                source: Box::new(source),
                scope: self.data.scope_path(op.scope),
                location: op.location,
            },
        }
    }

    fn op(&self, op: &OpData, envs: &[Environment]) -> Result<Lanes, InterpError> {
        let operands = envs.iter().map(|env| lookup(env, &op.operands)).collect::<Result<Vec<_>, _>>()?;
        let types = op.results.iter().map(|result| self.data.ty(*result).clone()).collect();
        let site = Site { op, types, operands };
        if let Some(results) = control::across_devices(self, &site)? {
            return Ok(results);
        }
        site.operands.iter().map(|operands| self.local(&site, operands)).collect()
    }

    /// Ops that need no other device.
    fn local(&self, site: &Site<'_>, operands: &[&Value]) -> Results {
        let combine = &mut |arguments| match site.op.blocks.first() {
            Some(block) => self.region(*block, arguments),
            None => Err(InterpError::invalid(site.op.op.name(), "the op has no region")),
        };
        let half = operands.len() / 2;
        match &site.op.op {
            Op::Reduce { dims } => {
                reduce::reduce(&operands[..half], &operands[half..], dims, &site.types, combine)
            }
            Op::ReduceWindow(window) => {
                reduce::reduce_window(&operands[..half], &operands[half..], window, &site.types, combine)
            }
            Op::Scatter { dims, .. } => {
                let inputs = operands.len() / 2;
                let updates = &operands[inputs + 1..];
                indexing::scatter(&operands[..inputs], operands[inputs], updates, dims, combine)
            }
            Op::Sort { dim, .. } => reduce::sort(operands, *dim, combine),
            Op::TopK { k } => reduce::top_k(operands[0], *k, &site.types),
            Op::RngBitGenerator { algorithm } => rng::rng_bit_generator(*algorithm, operands[0], &site.types),
            Op::CustomCall(call) => self.custom_call(call, operands, &site.types),
            Op::OptimizationBarrier => Ok(operands.iter().map(|&value| value.clone()).collect()),
            op => single(op, operands, &site.types).map(|value| vec![value]),
        }
    }

    fn custom_call(&self, call: &CustomCall, operands: &[&Value], types: &[TensorType]) -> Results {
        let invalid = |message| InterpError::invalid("custom_call", message);
        let handler = self.interpreter.handlers.get(&*call.target).ok_or_else(|| {
            invalid(format!(
                "no handler for target '{}': give one with Interpreter::with_custom_call",
                call.target
            ))
        })?;
        let results =
            handler(call, operands, types).map_err(|error| invalid(format!("{}: {error}", call.target)))?;
        let given: Vec<TensorType> = results.iter().map(Value::ty).collect();
        if given != types {
            return Err(invalid(format!(
                "the handler of {} gave {given:?}, expected {types:?}",
                call.target
            )));
        }
        Ok(results)
    }
}

fn lookup<'a>(env: &'a Environment, ids: &[ValueId]) -> Result<Vec<&'a Value>, InterpError> {
    let get = |id: &ValueId| {
        env.get(id)
            .ok_or_else(|| InterpError::invalid("graph", format!("value {} is not defined here", id.index())))
    };
    ids.iter().map(get).collect()
}

/// Ops of one result and no region. `control::across_devices`, which comes before, lists every op without a wildcard: a
/// new op does not compile until it is given its place there, and then fails here until it is computed.
fn single(op: &Op, operands: &[&Value], types: &[TensorType]) -> Result<Value, InterpError> {
    let misplaced = || InterpError::invalid(op.name(), "not an op of one result and no region");
    let ty = types.first().ok_or_else(misplaced)?;
    match (op, operands) {
        (Op::Constant(literal), []) => Value::from_literal(literal),
        (Op::Iota { dim }, []) => Ok(elementwise::iota(*dim, ty)),
        (Op::Unary(unary), [x]) => elementwise::unary(*unary, x),
        (Op::Binary(binary), [x, y]) => elementwise::binary(*binary, x, y),
        (Op::Compare(direction), [x, y]) => elementwise::compare(*direction, x, y),
        (Op::Select, [predicate, x, y]) => elementwise::select(predicate, x, y),
        (Op::Clamp, [low, x, high]) => elementwise::clamp(low, x, high),
        (Op::Convert, [x]) => Ok(elementwise::convert(x, ty.dtype)),
        (Op::BitcastConvert, [x]) => elementwise::bitcast_convert(x, ty),
        (Op::ReducePrecision { exponent, mantissa }, [x]) => {
            elementwise::reduce_precision(x, *exponent, *mantissa)
        }
        (Op::DotGeneral(dims), [x, y]) => dot::dot_general(x, y, dims, ty),
        (Op::Reshape, [x]) => shape::reshape(x, ty),
        (Op::Transpose { permutation }, [x]) => Ok(shape::transpose(x, permutation)),
        (Op::BroadcastInDim { dims }, [x]) => Ok(shape::broadcast_in_dim(x, dims, ty)),
        (Op::Slice { start, limit, strides }, [x]) => Ok(shape::slice(x, start, limit, strides)),
        (Op::DynamicSlice { sizes }, [x, starts @ ..]) => shape::dynamic_slice(x, starts, sizes),
        (Op::DynamicUpdateSlice, [x, update, starts @ ..]) => shape::dynamic_update_slice(x, update, starts),
        (Op::Concatenate { dim }, xs) => shape::concatenate(xs, *dim),
        (Op::Pad { low, high: _, interior }, [x, value]) => shape::pad(x, value, low, interior, ty),
        (Op::Reverse { dims }, [x]) => Ok(shape::reverse(x, dims)),
        (Op::Gather { dims, slice_sizes, indices_are_sorted: _ }, [x, indices]) => {
            indexing::gather(x, indices, dims, slice_sizes, ty)
        }
        (Op::CheckpointName(_) | Op::StopGradient | Op::ShardingConstraint(_), [x]) => Ok((*x).clone()),
        // The saved copy of a recomputed value; they are equal.
        (Op::Saved, [_, copy]) => Ok((*copy).clone()),
        (op, _) => Err(InterpError::invalid(op.name(), format!("{} operands", operands.len()))),
    }
}
