//! HLO operation codes: one row each, with XLA's name and what kind of work it is.

/// What kind of work an operation is; analyses match on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum OpClass {
    /// One floating point or integer operation an output element.
    Elementwise,
    /// One transcendental operation an output element.
    Transcendental,
    /// Matrix products and convolutions.
    Contraction,
    /// Applies a computation over elements: reduce, scatter, map, sort.
    Reduction,
    /// Moves or makes data without arithmetic: copy, transpose, gather, pad, iota.
    Movement,
    /// Costs nothing: names, tuples, constants, ordering.
    Free,
    /// Calls computations: while, call, conditional, fusion, async.
    Control,
    /// Exchanges data with other devices.
    Collective,
    /// Random number generators.
    Random,
    /// Infeed, outfeed, send, receive.
    Io,
    /// A call of code that HLO does not describe.
    Custom,
    /// Linear algebra that XLA expands: Cholesky, triangular solve, FFT, batch norm.
    Library,
    /// An operation this reader does not know.
    Unknown,
}

macro_rules! opcodes {
    ($($variant:ident $name:literal $class:ident;)*) => {
        /// An HLO operation code.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[allow(missing_docs, reason = "the names are XLA's")]
        pub enum Opcode { $($variant,)*
            /// Not known to this reader; the instruction keeps its text.
            Unknown,
        }

        impl Opcode {
            /// The opcode of XLA's name for it.
            pub fn parse(name: &str) -> Option<Self> {
                match name { $($name => Some(Self::$variant),)* _ => None }
            }

            /// XLA's name.
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* Self::Unknown => "unknown" }
            }

            /// What kind of work it is.
            pub fn class(self) -> OpClass {
                match self { $(Self::$variant => OpClass::$class,)* Self::Unknown => OpClass::Unknown }
            }
        }
    };
}

opcodes! {
    Abs "abs" Elementwise;
    Acos "acos" Transcendental;
    Acosh "acosh" Transcendental;
    Add "add" Elementwise;
    AddDependency "add-dependency" Free;
    AfterAll "after-all" Free;
    AllGather "all-gather" Collective;
    AllGatherDone "all-gather-done" Collective;
    AllGatherStart "all-gather-start" Collective;
    AllReduce "all-reduce" Collective;
    AllReduceDone "all-reduce-done" Collective;
    AllReduceStart "all-reduce-start" Collective;
    AllToAll "all-to-all" Collective;
    And "and" Elementwise;
    Asin "asin" Transcendental;
    Asinh "asinh" Transcendental;
    AsyncDone "async-done" Control;
    AsyncStart "async-start" Control;
    AsyncUpdate "async-update" Control;
    Atan2 "atan2" Transcendental;
    Atanh "atanh" Transcendental;
    BatchNormGrad "batch-norm-grad" Library;
    BatchNormInference "batch-norm-inference" Library;
    BatchNormTraining "batch-norm-training" Library;
    Bitcast "bitcast" Free;
    BitcastConvert "bitcast-convert" Elementwise;
    Broadcast "broadcast" Movement;
    Call "call" Control;
    Cbrt "cbrt" Transcendental;
    Ceil "ceil" Elementwise;
    Cholesky "cholesky" Library;
    Clamp "clamp" Elementwise;
    CollectiveBroadcast "collective-broadcast" Collective;
    CollectivePermute "collective-permute" Collective;
    CollectivePermuteDone "collective-permute-done" Collective;
    CollectivePermuteStart "collective-permute-start" Collective;
    CountLeadingZeros "count-leading-zeros" Elementwise;
    Compare "compare" Elementwise;
    Complex "complex" Elementwise;
    Concatenate "concatenate" Movement;
    Conditional "conditional" Control;
    Constant "constant" Free;
    Convert "convert" Elementwise;
    Convolution "convolution" Contraction;
    Copy "copy" Movement;
    CopyDone "copy-done" Movement;
    CopyStart "copy-start" Movement;
    Cosh "cosh" Transcendental;
    Cosine "cosine" Transcendental;
    CustomCall "custom-call" Custom;
    Divide "divide" Elementwise;
    Domain "domain" Free;
    Dot "dot" Contraction;
    DynamicReshape "dynamic-reshape" Movement;
    DynamicSlice "dynamic-slice" Movement;
    DynamicUpdateSlice "dynamic-update-slice" Movement;
    Erf "erf" Transcendental;
    Exponential "exponential" Transcendental;
    ExponentialMinusOne "exponential-minus-one" Transcendental;
    Fft "fft" Library;
    Floor "floor" Elementwise;
    Fusion "fusion" Control;
    Gather "gather" Movement;
    GetDimensionSize "get-dimension-size" Movement;
    GetTupleElement "get-tuple-element" Free;
    Imag "imag" Elementwise;
    Infeed "infeed" Io;
    Iota "iota" Movement;
    IsFinite "is-finite" Elementwise;
    Log "log" Transcendental;
    LogPlusOne "log-plus-one" Transcendental;
    Logistic "logistic" Transcendental;
    Map "map" Reduction;
    Maximum "maximum" Elementwise;
    Minimum "minimum" Elementwise;
    Mulhi "mulhi" Elementwise;
    Multiply "multiply" Elementwise;
    Negate "negate" Elementwise;
    Not "not" Elementwise;
    OptimizationBarrier "opt-barrier" Free;
    Or "or" Elementwise;
    Outfeed "outfeed" Io;
    Pad "pad" Movement;
    Parameter "parameter" Free;
    PartitionId "partition-id" Free;
    PopulationCount "popcnt" Elementwise;
    Power "power" Transcendental;
    RaggedAllToAll "ragged-all-to-all" Collective;
    RaggedDot "ragged-dot" Contraction;
    Real "real" Elementwise;
    Recv "recv" Io;
    RecvDone "recv-done" Io;
    Reduce "reduce" Reduction;
    ReducePrecision "reduce-precision" Elementwise;
    ReduceScatter "reduce-scatter" Collective;
    ReduceWindow "reduce-window" Reduction;
    Remainder "remainder" Elementwise;
    ReplicaId "replica-id" Free;
    Reshape "reshape" Movement;
    Reverse "reverse" Movement;
    Rng "rng" Random;
    RngBitGenerator "rng-bit-generator" Random;
    RngGetAndUpdateState "rng-get-and-update-state" Random;
    RoundNearestAfz "round-nearest-afz" Elementwise;
    RoundNearestEven "round-nearest-even" Elementwise;
    Rsqrt "rsqrt" Transcendental;
    ScaledDot "scaled-dot" Contraction;
    Scan "scan" Control;
    Scatter "scatter" Reduction;
    Select "select" Elementwise;
    SelectAndScatter "select-and-scatter" Reduction;
    Send "send" Io;
    SendDone "send-done" Io;
    SetDimensionSize "set-dimension-size" Movement;
    ShiftLeft "shift-left" Elementwise;
    ShiftRightArithmetic "shift-right-arithmetic" Elementwise;
    ShiftRightLogical "shift-right-logical" Elementwise;
    Sign "sign" Elementwise;
    Sine "sine" Transcendental;
    Sinh "sinh" Transcendental;
    Slice "slice" Movement;
    Sort "sort" Reduction;
    Sqrt "sqrt" Transcendental;
    StochasticConvert "stochastic-convert" Elementwise;
    Subtract "subtract" Elementwise;
    Tan "tan" Transcendental;
    Tanh "tanh" Transcendental;
    TopK "topk" Reduction;
    Transpose "transpose" Movement;
    TriangularSolve "triangular-solve" Library;
    Tuple "tuple" Free;
    While "while" Control;
    Xor "xor" Elementwise;
}

impl Opcode {
    /// Whether the text in its parentheses is a literal or a number and not a list of operands.
    pub(crate) fn has_literal(self) -> bool {
        matches!(self, Self::Constant | Self::Parameter)
    }

    /// The asynchronous opcode and the wrapped one of a short form such as `custom-call-start`, which XLA
    /// prints for an `async-start` whose computation is a single operation.
    pub(crate) fn parse_async(name: &str) -> Option<(Self, Self)> {
        let (base, opcode) = name
            .strip_suffix("-start")
            .map(|base| (base, Self::AsyncStart))
            .or_else(|| name.strip_suffix("-update").map(|base| (base, Self::AsyncUpdate)))
            .or_else(|| name.strip_suffix("-done").map(|base| (base, Self::AsyncDone)))?;
        Some((opcode, Self::parse(base)?))
    }
}
