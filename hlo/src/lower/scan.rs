//! Scan as a while loop: slices are taken and outputs written at a counter, as `jax.lax.scan` lowers it.

use smallvec::SmallVec;

use super::Lower;
use crate::graph::{OpData, TypeId, ValueId, Values};
use crate::literal::Literal;
use crate::op::{BinaryOp, Comparison, Dims, Op, Scan};
use crate::{DType, Shape, TensorType};

/// Positions of what is used of a scan, in its operand and result lists.
struct Used {
    invariants: Vec<usize>,
    carry: Vec<usize>,
    xs: Vec<usize>,
    ys: Vec<usize>,
}

impl Lower<'_> {
    /// A scan without iterations: its carry as it came, and empty outputs. (A loop would be refused: it takes a slice
    /// of an axis of size 0.)
    fn scan_of_nothing(&mut self, op: &OpData, scan: &Scan) {
        let (carry, outputs) = op.results.split_at(scan.carry);
        for (result, init) in carry.iter().zip(&op.operands[scan.invariants..]) {
            self.map[result.index()] = self.map[init.index()];
        }
        for result in outputs {
            let ty = self.src.ty(*result).clone();
            self.map[result.index()] = self.zeros(&ty);
        }
    }

    pub(super) fn scan(&mut self, op: &OpData, scan: &Scan) {
        if scan.length == 0 {
            return self.scan_of_nothing(op, scan);
        }
        let src = self.src;
        let body = &src.blocks[op.blocks[0].index()];
        let used = self.used(op, scan);
        let invariant_operands: Vec<ValueId> =
            used.invariants.iter().chain(&used.xs).map(|i| self.map[op.operands[*i].index()]).collect();
        let zero = self.counter(0);
        let mut carried = vec![zero];
        carried.extend(used.carry.iter().map(|i| self.map[op.operands[scan.invariants + i].index()]));
        for y in &used.ys {
            let ty = src.ty(op.results[scan.carry + y]).clone();
            carried.push(self.zeros(&ty));
        }
        self.enter(op);
        let operands: Values = invariant_operands.iter().chain(&carried).copied().collect();
        let types: Vec<TypeId> = operands.iter().map(|v| self.dst.values[v.index()].ty).collect();
        let invariants = invariant_operands.len();

        let cond = self.dst.new_block(types.iter().copied());
        let counter = self.dst.blocks[cond.index()].params[invariants];
        self.dst.stack.push(cond);
        let length = self.counter(scan.length);
        let more = self.one(Op::Compare(Comparison::Lt), &[counter, length], TensorType::scalar(DType::Bool));
        self.dst.stack.pop();
        self.dst.blocks[cond.index()].results = vec![more];

        let block = self.dst.new_block(types.iter().copied());
        let params = self.dst.blocks[block.index()].params.clone();
        self.dst.stack.push(block);
        let counter = params[invariants];
        let index = if scan.reverse {
            let last = self.counter(scan.length - 1);
            self.one(Op::Binary(BinaryOp::Subtract), &[last, counter], TensorType::scalar(DType::I32))
        } else {
            counter
        };
        for (i, n) in used.invariants.iter().enumerate() {
            self.map[body.params[*n].index()] = params[i];
        }
        for (i, n) in used.xs.iter().enumerate() {
            let axis = scan.xs_axes[n - scan.invariants - scan.carry];
            self.map[body.params[*n].index()] = self.slice_at(params[used.invariants.len() + i], index, axis);
        }
        for (i, n) in used.carry.iter().enumerate() {
            self.map[body.params[scan.invariants + n].index()] = params[invariants + 1 + i];
        }
        self.ops(op.blocks[0]);
        self.enter(op);
        let one = self.counter(1);
        let next = self.one(Op::Binary(BinaryOp::Add), &[counter, one], TensorType::scalar(DType::I32));
        let mut results = vec![next];
        results.extend(used.carry.iter().map(|n| self.map[body.results[*n].index()]));
        for (i, y) in used.ys.iter().enumerate() {
            let buffer = params[invariants + 1 + used.carry.len() + i];
            let value = self.map[body.results[scan.carry + y].index()];
            results.push(self.write_at(buffer, value, index, scan.ys_axes[*y]));
        }
        self.dst.stack.pop();
        self.dst.blocks[block.index()].results = results;

        let carried_types: SmallVec<[TypeId; 2]> = types[invariants..].iter().copied().collect();
        let out = self.push(
            Op::While { invariants },
            operands,
            carried_types,
            SmallVec::from_slice(&[cond, block]),
        );
        for (i, n) in used.carry.iter().enumerate() {
            self.map[op.results[*n].index()] = out[1 + i];
        }
        for (i, y) in used.ys.iter().enumerate() {
            self.map[op.results[scan.carry + y].index()] = out[1 + used.carry.len() + i];
        }
    }

    fn used(&self, op: &OpData, scan: &Scan) -> Used {
        let body = &self.src.blocks[op.blocks[0].index()];
        let param_live = |n: &usize| self.live[body.params[*n].index()];
        let first_x = scan.invariants + scan.carry;
        Used {
            invariants: (0..scan.invariants).filter(param_live).collect(),
            carry: (0..scan.carry)
                .filter(|i| param_live(&(scan.invariants + i)) || self.live[op.results[*i].index()])
                .collect(),
            xs: (first_x..op.operands.len()).filter(param_live).collect(),
            ys: (0..op.results.len() - scan.carry)
                .filter(|i| self.live[op.results[scan.carry + i].index()])
                .collect(),
        }
    }

    fn one(&mut self, op: Op, operands: &[ValueId], ty: TensorType) -> ValueId {
        let ty = self.dst.intern(ty);
        self.push(op, Values::from_slice(operands), SmallVec::from_slice(&[ty]), SmallVec::new())[0]
    }

    fn counter(&mut self, value: i64) -> ValueId {
        let ty = TensorType::scalar(DType::I32);
        let bytes = (value as i32).to_le_bytes().to_vec();
        self.constant(Literal { ty, splat: true, bytes: bytes.into() })
    }

    fn zeros(&mut self, ty: &TensorType) -> ValueId {
        let scalar = TensorType::scalar(ty.dtype);
        let bytes = vec![0; Literal::element_bytes(ty.dtype)];
        let zero = self.constant(Literal { ty: scalar, splat: true, bytes: bytes.into() });
        if ty.rank() == 0 {
            return zero;
        }
        self.one(Op::BroadcastInDim { dims: Dims::new() }, &[zero], ty.clone())
    }

    /// Start indices: `index` at `axis`, else 0.
    fn starts(&mut self, rank: usize, index: ValueId, axis: i64) -> Vec<ValueId> {
        let zero = self.counter(0);
        (0..rank as i64).map(|d| if d == axis { index } else { zero }).collect()
    }

    fn slice_at(&mut self, array: ValueId, index: ValueId, axis: i64) -> ValueId {
        let ty = self.dst.ty(array).clone();
        let sizes: Shape = ty.shape.clone().with_dim(axis, 1);
        let mut operands = vec![array];
        operands.extend(self.starts(ty.rank(), index, axis));
        let op = Op::DynamicSlice { sizes: Dims::from_slice(&sizes) };
        let slice = self.one(op, &operands, ty.with_shape(sizes));
        self.one(Op::Reshape, &[slice], ty.with_shape(ty.shape.without(&[axis])))
    }

    fn write_at(&mut self, buffer: ValueId, value: ValueId, index: ValueId, axis: i64) -> ValueId {
        let ty = self.dst.ty(buffer).clone();
        let update = self.one(Op::Reshape, &[value], ty.with_shape(ty.shape.clone().with_dim(axis, 1)));
        let mut operands = vec![buffer, update];
        operands.extend(self.starts(ty.rank(), index, axis));
        self.one(Op::DynamicUpdateSlice, &operands, ty)
    }
}
