//! The operations of a graph: StableHLO's, and the structure above it that is lowered late.

use std::collections::BTreeSet;
use std::sync::Arc;

use smallvec::SmallVec;

use crate::literal::Literal;
use crate::sharding::{ManualSpec, Sharding};
use crate::{Tensor, TensorType};

/// A short list of dimension numbers.
pub type Dims = SmallVec<[i64; 4]>;

macro_rules! named_ops {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$doc])* $variant,)* }
        impl $name {
            /// Every variant.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];
            /// Name in StableHLO (or CHLO) text, with its dialect.
            pub const fn mlir(self) -> &'static str { match self { $($name::$variant => $text,)* } }
            /// The variant of a dialect-qualified name.
            pub fn from_mlir(text: &str) -> Option<Self> { Self::ALL.iter().copied().find(|o| o.mlir() == text) }
        }
    };
}

named_ops! {
    /// Elementwise operations of one operand whose result has the operand's type, `IsFinite` excepted.
    UnaryOp {
        /// |x|.
        Abs "stablehlo.abs",
        /// Cube root.
        Cbrt "stablehlo.cbrt",
        /// Round towards positive infinity.
        Ceil "stablehlo.ceil",
        /// Cosine.
        Cosine "stablehlo.cosine",
        /// Leading zero bits.
        CountLeadingZeros "stablehlo.count_leading_zeros",
        /// e^x.
        Exponential "stablehlo.exponential",
        /// e^x - 1.
        ExponentialMinusOne "stablehlo.exponential_minus_one",
        /// Round towards negative infinity.
        Floor "stablehlo.floor",
        /// True where finite; result is boolean.
        IsFinite "stablehlo.is_finite",
        /// Natural logarithm.
        Log "stablehlo.log",
        /// ln(1 + x).
        LogPlusOne "stablehlo.log_plus_one",
        /// 1 / (1 + e^-x).
        Logistic "stablehlo.logistic",
        /// -x.
        Negate "stablehlo.negate",
        /// Bitwise (integers) or logical (booleans) not.
        Not "stablehlo.not",
        /// Number of one bits.
        Popcnt "stablehlo.popcnt",
        /// Nearest integer, halves away from zero.
        RoundNearestAfz "stablehlo.round_nearest_afz",
        /// Nearest integer, halves to even.
        RoundNearestEven "stablehlo.round_nearest_even",
        /// 1 / sqrt(x).
        Rsqrt "stablehlo.rsqrt",
        /// -1, 0, 1; NaN stays NaN.
        Sign "stablehlo.sign",
        /// Sine.
        Sine "stablehlo.sine",
        /// Square root.
        Sqrt "stablehlo.sqrt",
        /// Tangent.
        Tan "stablehlo.tan",
        /// Hyperbolic tangent.
        Tanh "stablehlo.tanh",
        /// Error function.
        Erf "chlo.erf",
        /// Complementary error function.
        Erfc "chlo.erfc",
        /// Inverse error function.
        ErfInv "chlo.erf_inv",
        /// Inverse hyperbolic cosine.
        Acosh "chlo.acosh",
        /// Inverse cosine.
        Acos "chlo.acos",
        /// Inverse hyperbolic sine.
        Asinh "chlo.asinh",
        /// Inverse sine.
        Asin "chlo.asin",
        /// Inverse hyperbolic tangent.
        Atanh "chlo.atanh",
        /// Inverse tangent.
        Atan "chlo.atan",
        /// Hyperbolic cosine.
        Cosh "chlo.cosh",
        /// Hyperbolic sine.
        Sinh "chlo.sinh",
        /// Logarithm of the absolute value of the gamma function.
        Lgamma "chlo.lgamma",
        /// Derivative of `Lgamma`.
        Digamma "chlo.digamma",
    }
}

named_ops! {
    /// Elementwise operations of two operands of the result's type.
    BinaryOp {
        /// x + y; or on booleans.
        Add "stablehlo.add",
        /// Bitwise or logical and.
        And "stablehlo.and",
        /// Angle of the point (y, x), in that order of operands.
        Atan2 "stablehlo.atan2",
        /// x / y; integers truncate.
        Divide "stablehlo.divide",
        /// Larger; NaN wins.
        Maximum "stablehlo.maximum",
        /// Smaller; NaN wins.
        Minimum "stablehlo.minimum",
        /// x * y.
        Multiply "stablehlo.multiply",
        /// Bitwise or logical or.
        Or "stablehlo.or",
        /// x^y.
        Power "stablehlo.power",
        /// Remainder with the sign of x.
        Remainder "stablehlo.remainder",
        /// x << y.
        ShiftLeft "stablehlo.shift_left",
        /// Arithmetic x >> y.
        ShiftRightArithmetic "stablehlo.shift_right_arithmetic",
        /// Logical x >> y.
        ShiftRightLogical "stablehlo.shift_right_logical",
        /// x - y.
        Subtract "stablehlo.subtract",
        /// Bitwise or logical exclusive or.
        Xor "stablehlo.xor",
        /// The float next to x in the direction of y.
        NextAfter "chlo.next_after",
        /// Derivative number x (0, 1, ...) of `Digamma` at y; NaN for other x.
        Polygamma "chlo.polygamma",
    }
}

named_ops! {
    /// Comparison directions.
    Comparison {
        /// Equal.
        Eq "EQ",
        /// Not equal; true where an operand is NaN.
        Ne "NE",
        /// Greater or equal.
        Ge "GE",
        /// Greater.
        Gt "GT",
        /// Less or equal.
        Le "LE",
        /// Less.
        Lt "LT",
    }
}

named_ops! {
    /// Precision of a matrix product, per operand.
    Precision {
        /// The platform's fastest.
        Default "DEFAULT",
        /// Better than default.
        High "HIGH",
        /// Full f32.
        Highest "HIGHEST",
    }
}

named_ops! {
    /// Bit generators of `rng_bit_generator`.
    RngAlgorithm {
        /// The platform's choice; Philox on CPUs.
        Default "DEFAULT",
        /// Philox 4x32-10.
        Philox "PHILOX",
        /// Threefry 2x32.
        ThreeFry "THREE_FRY",
    }
}

/// Explicit arithmetic of a dot product (StableHLO `#stablehlo.dot_algorithm`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DotAlgorithm {
    /// Type that the left operand is rounded to; may be `None` with `tf32` set.
    pub lhs: AlgorithmType,
    /// Type that the right operand is rounded to.
    pub rhs: AlgorithmType,
    /// Accumulation type.
    pub accumulation: AlgorithmType,
    /// Number of summands that the left operand is split into.
    pub lhs_components: i64,
    /// Number of summands that the right operand is split into.
    pub rhs_components: i64,
    /// Number of products of summands.
    pub primitive_operations: i64,
    /// Whether low-precision accumulation steps are allowed.
    pub allow_imprecise_accumulation: bool,
}

/// A type in a [`DotAlgorithm`]: an element type or TensorFloat-32.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AlgorithmType {
    /// An element type.
    DType(crate::DType),
    /// 19-bit TensorFloat-32.
    Tf32,
}

/// Dimension numbers and arithmetic of `dot_general`.
///
/// The result has the batch dimensions, then the left operand's free dimensions, then the right operand's.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct DotDims {
    /// Batch dimensions of the left operand.
    pub lhs_batch: Dims,
    /// Batch dimensions of the right operand.
    pub rhs_batch: Dims,
    /// Contracting dimensions of the left operand.
    pub lhs_contracting: Dims,
    /// Contracting dimensions of the right operand.
    pub rhs_contracting: Dims,
    /// Precision for both operands; `None` leaves it out.
    pub precision: Option<(Precision, Precision)>,
    /// Explicit algorithm.
    pub algorithm: Option<DotAlgorithm>,
}

/// Dimension numbers of `gather` (StableHLO spec, op gather).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct GatherDims {
    /// Result dimensions that hold slice dimensions.
    pub offset_dims: Dims,
    /// Operand dimensions of slice size 1 that the result lacks.
    pub collapsed_slice_dims: Dims,
    /// Batch dimensions of the operand.
    pub operand_batching_dims: Dims,
    /// Batch dimensions of the indices.
    pub start_indices_batching_dims: Dims,
    /// Operand dimension of each index component.
    pub start_index_map: Dims,
    /// Dimension of the indices that holds the components.
    pub index_vector_dim: i64,
}

/// Dimension numbers of `scatter` (StableHLO spec, op scatter).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct ScatterDims {
    /// Update dimensions that hold window dimensions.
    pub update_window_dims: Dims,
    /// Operand dimensions that the window lacks.
    pub inserted_window_dims: Dims,
    /// Batch dimensions of the operand.
    pub input_batching_dims: Dims,
    /// Batch dimensions of the indices.
    pub scatter_indices_batching_dims: Dims,
    /// Operand dimension of each index component.
    pub scatter_dims_to_operand_dims: Dims,
    /// Dimension of the indices that holds the components.
    pub index_vector_dim: i64,
}

/// Window of `reduce_window`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Window {
    /// Size in each dimension.
    pub dimensions: Dims,
    /// Stride in each dimension.
    pub strides: Dims,
    /// Dilation of the operand.
    pub base_dilations: Dims,
    /// Dilation of the window.
    pub window_dilations: Dims,
    /// Low and high padding in each dimension.
    pub padding: SmallVec<[(i64, i64); 4]>,
}

/// Communicating groups of a collective inside a manual region.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct ReplicaGroups {
    /// Flattened device ids of each group; all groups have one size.
    pub groups: Vec<Vec<i64>>,
    /// Channel; collectives of partitions need a positive one.
    pub channel: i64,
}

/// Attribute of a typed FFI custom call, of a composite or of a frontend attribute list.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Attribute {
    /// `true` / `false`.
    Bool(bool),
    /// An integer of a given width.
    Int(i64, crate::DType),
    /// A float, as its bits, of a given width (f32 or f64).
    Float(u64, crate::DType),
    /// A string.
    String(Arc<str>),
    /// An array of i64.
    I64Array(Vec<i64>),
    /// A dictionary.
    Dict(Vec<(Arc<str>, Attribute)>),
}

impl Attribute {
    /// A 32-bit integer.
    pub fn i32(v: i32) -> Self {
        Attribute::Int(i64::from(v), crate::DType::I32)
    }
    /// A 64-bit integer.
    pub fn i64(v: i64) -> Self {
        Attribute::Int(v, crate::DType::I64)
    }
    /// An f32.
    pub fn f32(v: f32) -> Self {
        Attribute::Float(u64::from(v.to_bits()), crate::DType::F32)
    }
    /// A string.
    pub fn string(v: &str) -> Self {
        Attribute::String(v.into())
    }
}

/// A custom call through the typed FFI (API version 4).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct CustomCall {
    /// Registered target name.
    pub target: Arc<str>,
    /// Typed attributes, in order.
    pub attributes: Vec<(Arc<str>, Attribute)>,
    /// Whether the call must be kept although its results are unused.
    pub has_side_effect: bool,
    /// Minor-to-major layout of each operand. `None` lets XLA choose, and on GPUs it does not choose row-major when another
    /// order saves a transpose: see [`CustomCall::row_major`].
    pub operand_layouts: Option<Vec<Dims>>,
    /// Minor-to-major layout of each result.
    pub result_layouts: Option<Vec<Dims>>,
    /// (result, operand) pairs that share a buffer.
    pub output_operand_aliases: Vec<(usize, usize)>,
    /// API version printed; 4 is the typed FFI. Older ones take `backend_config` as a string.
    pub api_version: i32,
    /// Opaque string of API versions below 4.
    pub backend_config: Arc<str>,
}

impl CustomCall {
    /// The call with all its operands and results laid out row-major, as `jax.ffi.ffi_call` has them by default: what code
    /// outside XLA expects that does not ask for the layout it is given.
    #[must_use]
    pub fn row_major(mut self, operands: &[Tensor<'_>], results: &[TensorType]) -> Self {
        let order = |rank: usize| (0..rank as i64).rev().collect::<Dims>();
        self.operand_layouts = Some(operands.iter().map(|t| order(t.rank())).collect());
        self.result_layouts = Some(results.iter().map(|t| order(t.rank())).collect());
        self
    }
}

/// Which values a rematerialised region keeps for the backward pass.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum RematPolicy {
    /// Keep only the region's inputs (JAX `nothing_saveable`, MaxText `full`).
    Nothing,
    /// Keep everything: no recomputation (MaxText `none`).
    Everything,
    /// Keep the values with these `checkpoint_name`s.
    Names(Arc<BTreeSet<String>>),
    /// Keep the results of `dot_general`s without batch dimensions (JAX `dots_with_no_batch_dims_saveable`).
    DotsWithNoBatchDims,
    /// Keep the results of all `dot_general`s (JAX `dots_saveable`).
    Dots,
}

impl RematPolicy {
    /// A policy that keeps the named values.
    pub fn names<S: Into<String>>(names: impl IntoIterator<Item = S>) -> Self {
        RematPolicy::Names(Arc::new(names.into_iter().map(Into::into).collect()))
    }

    /// Whether the result of `op` is kept.
    pub(crate) fn saves(&self, op: &Op) -> bool {
        match self {
            RematPolicy::Nothing => false,
            RematPolicy::Everything => true,
            RematPolicy::Names(names) => matches!(op, Op::CheckpointName(n) if names.contains(&**n)),
            RematPolicy::DotsWithNoBatchDims => matches!(op, Op::DotGeneral(d) if d.lhs_batch.is_empty()),
            RematPolicy::Dots => matches!(op, Op::DotGeneral(_)),
        }
    }
}

/// An operation. Operands, results, regions and types are held beside it in the graph.
///
/// Every consumer (shape checks, printer, autodiff, interpreter, lowering) matches without a wildcard arm, so that a
/// new operation does not compile until each of them knows it.
///
/// Long lists of numbers are behind pointers: a graph holds hundreds of thousands of operations, most of them small.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// A constant.
    Constant(Arc<Literal>),
    /// 0, 1, 2, ... along a dimension.
    Iota {
        /// The dimension.
        dim: i64,
    },
    /// Elementwise, one operand.
    Unary(UnaryOp),
    /// Elementwise, two operands of one type.
    Binary(BinaryOp),
    /// Elementwise comparison; the result is boolean.
    Compare(Comparison),
    /// Operands: predicate (same shape or scalar), value if true, value if false.
    Select,
    /// Operands: low, x, high; low and high may be scalars.
    Clamp,
    /// Change of element type.
    Convert,
    /// Reinterpretation of bits; the last dimension changes when widths differ.
    BitcastConvert,
    /// Rounding to fewer exponent and mantissa bits within the same type.
    ReducePrecision {
        /// Exponent bits.
        exponent: u32,
        /// Mantissa bits.
        mantissa: u32,
    },
    /// Generalised matrix product.
    DotGeneral(Arc<DotDims>),
    /// Same elements, other shape.
    Reshape,
    /// Permutation of dimensions: result dimension i is operand dimension `permutation[i]`.
    Transpose {
        /// The permutation.
        permutation: Dims,
    },
    /// Operand dimension i becomes result dimension `dims[i]`; size-1 dimensions stretch.
    BroadcastInDim {
        /// Result dimension of each operand dimension.
        dims: Dims,
    },
    /// Static slice.
    Slice {
        /// First index.
        start: Box<[i64]>,
        /// End index, exclusive.
        limit: Box<[i64]>,
        /// Step.
        strides: Box<[i64]>,
    },
    /// Operands: x and one scalar start index a dimension; starts are clamped.
    DynamicSlice {
        /// Sizes of the slice.
        sizes: Dims,
    },
    /// Operands: x, update and one scalar start index a dimension; starts are clamped.
    DynamicUpdateSlice,
    /// Joins operands along a dimension.
    Concatenate {
        /// The dimension.
        dim: i64,
    },
    /// Operands: x and scalar padding value. Negative edges crop.
    Pad {
        /// Padding before.
        low: Box<[i64]>,
        /// Padding after.
        high: Box<[i64]>,
        /// Padding between elements.
        interior: Box<[i64]>,
    },
    /// Reverses dimensions.
    Reverse {
        /// The dimensions.
        dims: Dims,
    },
    /// Operands: x, start indices.
    Gather {
        /// Dimension numbers.
        dims: Arc<GatherDims>,
        /// Sizes of a slice.
        slice_sizes: Box<[i64]>,
        /// Promise on the indices.
        indices_are_sorted: bool,
    },
    /// Operands: inputs, scatter indices, updates. Region: combines (old, update).
    Scatter {
        /// Dimension numbers.
        dims: Arc<ScatterDims>,
        /// Promise on the indices.
        indices_are_sorted: bool,
        /// Promise on the indices.
        unique_indices: bool,
    },
    /// Operands: inputs, scalar initial values. Region: combines (accumulators, elements).
    Reduce {
        /// Dimensions that vanish.
        dims: Dims,
    },
    /// Operands: inputs, scalar initial values. Region: combines (accumulators, elements).
    ReduceWindow(Arc<Window>),
    /// Operands: arrays of one shape. Region: comparator over (lhs0, rhs0, lhs1, rhs1, ...).
    Sort {
        /// The dimension.
        dim: i64,
        /// Equal keys keep their order.
        is_stable: bool,
    },
    /// Results: the k largest values of the last dimension, descending, and their i32 indices.
    TopK {
        /// How many.
        k: i64,
    },
    /// Operand: state. Results: new state, bits.
    RngBitGenerator {
        /// The generator.
        algorithm: RngAlgorithm,
    },
    /// Operands: loop-invariant values, then carried ones; results: the carried ones. Regions: condition, body; both
    /// take all operands.
    While {
        /// How many operands are loop-invariant.
        invariants: usize,
    },
    /// Operands: an i32 scalar index, then values that the branches use. Regions: one a branch, each takes the latter.
    Case,
    /// A call of code outside XLA.
    CustomCall(Arc<CustomCall>),
    /// Region: combines two scalars.
    AllReduce(ReplicaGroups),
    /// Gathers along a dimension.
    AllGather {
        /// The dimension.
        dim: i64,
        /// Groups.
        groups: ReplicaGroups,
    },
    /// Region: combines two scalars. Reduces, then scatters along a dimension.
    ReduceScatter {
        /// The dimension.
        dim: i64,
        /// Groups.
        groups: ReplicaGroups,
    },
    /// Exchanges slices.
    AllToAll {
        /// Dimension that is split.
        split_dim: i64,
        /// Dimension that is joined.
        concat_dim: i64,
        /// Number of pieces.
        split_count: i64,
        /// Groups.
        groups: Box<ReplicaGroups>,
    },
    /// Sends to and receives from one device each.
    CollectivePermute {
        /// (source, target) pairs.
        pairs: Vec<(i64, i64)>,
        /// Channel.
        channel: i64,
    },
    /// The device's partition number, u32.
    PartitionId,
    /// The device's replica number, u32.
    ReplicaId,
    /// Identity that the compiler must not move or merge across.
    OptimizationBarrier,
    /// A named operation with a decomposition, its region.
    Composite {
        /// Name, `dialect.op`.
        name: Arc<str>,
        /// Attributes.
        attributes: Vec<(Arc<str>, Attribute)>,
        /// Version.
        version: i32,
    },

    /// Loop over a leading axis, as `jax.lax.scan`. Operands: invariants, initial carry, scanned arrays; results: final
    /// carry, stacked outputs. Region: (invariants, carry, slices) -> (carry, slices).
    Scan(Box<Scan>),
    /// Region whose values are recomputed in the backward pass, except those that the policy keeps. Region: operands ->
    /// results.
    Remat {
        /// What is kept.
        policy: RematPolicy,
        /// Whether recomputation is fenced by an optimization barrier (unneeded inside a scan).
        prevent_cse: bool,
    },
    /// Function with its own reverse rule. Operands: inputs, values captured by the forward rule, values captured by
    /// the backward rule. Results: outputs, residuals. Regions: forward (inputs, captures) -> (outputs, residuals);
    /// backward (residuals, cotangents, captures) -> input cotangents.
    CustomVjp {
        /// Number of differentiable inputs.
        inputs: usize,
        /// Values captured by the forward rule.
        forward_captures: usize,
        /// Number of outputs.
        outputs: usize,
    },
    /// Identity that names a value for remat policies.
    CheckpointName(Arc<str>),
    /// Operands: a recomputed value, its saved copy. The value is the copy; the gradient goes to the recomputed one.
    Saved,
    /// Identity whose gradient is zero (`jax.lax.stop_gradient`).
    StopGradient,
    /// Sharding constraint by mesh axes.
    ShardingConstraint(Arc<Sharding>),
    /// Per-device code over mesh axes (`sdy.manual_computation`). Region: local operands -> local results.
    ManualComputation(Arc<ManualSpec>),
}

/// Parameters of [`Op::Scan`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Scan {
    /// Number of iterations.
    pub length: i64,
    /// From last to first.
    pub reverse: bool,
    /// Number of loop-invariant operands.
    pub invariants: usize,
    /// Number of carried values.
    pub carry: usize,
    /// Axis of each scanned operand.
    pub xs_axes: Dims,
    /// Axis of each stacked result.
    pub ys_axes: Dims,
}

impl Op {
    /// Name for locations and messages, as in JAX where JAX has the operation.
    pub fn name(&self) -> &'static str {
        match self {
            Op::Constant(_) => "constant",
            Op::Iota { .. } => "iota",
            Op::Unary(u) => short(u.mlir()),
            Op::Binary(b) => short(b.mlir()),
            Op::Compare(_) => "compare",
            Op::Select => "select",
            Op::Clamp => "clamp",
            Op::Convert => "convert",
            Op::BitcastConvert => "bitcast_convert",
            Op::ReducePrecision { .. } => "reduce_precision",
            Op::DotGeneral(_) => "dot_general",
            Op::Reshape => "reshape",
            Op::Transpose { .. } => "transpose",
            Op::BroadcastInDim { .. } => "broadcast_in_dim",
            Op::Slice { .. } => "slice",
            Op::DynamicSlice { .. } => "dynamic_slice",
            Op::DynamicUpdateSlice => "dynamic_update_slice",
            Op::Concatenate { .. } => "concatenate",
            Op::Pad { .. } => "pad",
            Op::Reverse { .. } => "reverse",
            Op::Gather { .. } => "gather",
            Op::Scatter { .. } => "scatter",
            Op::Reduce { .. } => "reduce",
            Op::ReduceWindow(_) => "reduce_window",
            Op::Sort { .. } => "sort",
            Op::TopK { .. } => "top_k",
            Op::RngBitGenerator { .. } => "rng_bit_generator",
            Op::While { .. } => "while",
            Op::Case => "case",
            Op::CustomCall(_) => "custom_call",
            Op::AllReduce(_) => "all_reduce",
            Op::AllGather { .. } => "all_gather",
            Op::ReduceScatter { .. } => "reduce_scatter",
            Op::AllToAll { .. } => "all_to_all",
            Op::CollectivePermute { .. } => "collective_permute",
            Op::PartitionId => "partition_id",
            Op::ReplicaId => "replica_id",
            Op::OptimizationBarrier => "optimization_barrier",
            Op::Composite { .. } => "composite",
            Op::Scan(_) => "scan",
            Op::Remat { .. } => "remat",
            Op::CustomVjp { .. } => "custom_vjp",
            Op::CheckpointName(_) => "checkpoint_name",
            Op::Saved => "saved",
            Op::StopGradient => "stop_gradient",
            Op::ShardingConstraint(_) => "sharding_constraint",
            Op::ManualComputation(_) => "manual_computation",
        }
    }
}

const fn short(qualified: &'static str) -> &'static str {
    let b = qualified.as_bytes();
    let mut i = 0;
    while i < b.len() {
        if b[i] == b'.' {
            return qualified.split_at(i + 1).1;
        }
        i += 1;
    }
    qualified
}
