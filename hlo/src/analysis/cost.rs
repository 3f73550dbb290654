//! Work of instructions: FLOPs, transcendentals and bytes, counted as XLA's `HloCostAnalysis` counts them.

use crate::dump::{ComputationId, HloModule, InstructionId, OpClass, Opcode, Shape, Users, integers, window};

use super::calls::{CallGraph, trip_count};

mod contraction;
mod fusion;

pub use contraction::operand_types;

/// Work of an instruction or a computation. Amounts are `f64`, as in XLA, since products pass 2^63.
#[derive(Debug, Clone, Copy, PartialEq, Default, serde::Serialize)]
pub struct Cost {
    /// Floating point operations; a multiply-add is two. XLA counts integer operations too.
    pub flops: f64,
    /// Transcendental functions of one element, which are not in `flops`.
    pub transcendentals: f64,
    /// Bytes read and written, without the traffic inside fusions.
    pub bytes_accessed: f64,
}

impl Cost {
    fn bytes(bytes: u64) -> Self {
        Self { bytes_accessed: bytes as f64, ..Self::default() }
    }

    fn add(&mut self, other: &Self) {
        self.add_times(other, 1.0);
    }

    fn add_times(&mut self, other: &Self, times: f64) {
        self.flops += times * other.flops;
        self.transcendentals += times * other.transcendentals;
        self.bytes_accessed += times * other.bytes_accessed;
    }

    fn max(&self, other: &Self) -> Self {
        Self {
            flops: self.flops.max(other.flops),
            transcendentals: self.transcendentals.max(other.transcendentals),
            bytes_accessed: self.bytes_accessed.max(other.bytes_accessed),
        }
    }
}

/// How often the body of a loop counts, and what a custom call does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LoopCount {
    /// As often as it runs, once when that is unknown.
    Trips,
    /// Once, and a custom call as -1: the numbers of XLA's own analysis (JAX's `compiled.cost_analysis()`).
    Once,
}

/// The costs of a module's computations and instructions.
pub struct CostAnalysis<'m, 'a> {
    module: &'m HloModule<'a>,
    users: Users,
    loops: LoopCount,
    /// By computation, loops as often as they run.
    trips: Vec<Cost>,
    /// By computation, as XLA counts.
    once: Vec<Cost>,
    graph: CallGraph,
}

impl<'m, 'a> CostAnalysis<'m, 'a> {
    /// Analyses all computations of a module. `loops` is how the methods count that do not say.
    pub fn new(module: &'m HloModule<'a>, loops: LoopCount) -> Self {
        let graph = CallGraph::new(module);
        let none = vec![Cost::default(); module.computations().len()];
        let mut analysis =
            Self { module, users: module.users(), loops, trips: none.clone(), once: none, graph };
        for at in 0..analysis.graph.callees_first.len() {
            let id = analysis.graph.callees_first[at];
            let (mut trips, mut once) = (Cost::default(), Cost::default());
            for instruction in module.instructions_of(id) {
                let cost = analysis.counted(instruction, LoopCount::Trips);
                trips.add(&cost);
                // The two ways differ in what calls, and in custom calls.
                let opcode = module.work(instruction);
                match opcode.class() {
                    OpClass::Control | OpClass::Custom => {
                        once.add(&analysis.counted(instruction, LoopCount::Once));
                    }
                    _ => once.add(&cost),
                }
            }
            (analysis.trips[id.index()], analysis.once[id.index()]) = (trips, once);
        }
        analysis
    }

    /// The module's call graph.
    pub fn graph(&self) -> &CallGraph {
        &self.graph
    }

    /// Who uses what in the module.
    pub fn users(&self) -> &Users {
        &self.users
    }

    /// The whole module: one run of the entry.
    pub fn total(&self) -> Cost {
        self.total_counted(self.loops)
    }

    /// The whole module, counted in this way.
    pub fn total_counted(&self, loops: LoopCount) -> Cost {
        self.module.entry().map_or(Cost::default(), |entry| self.called(entry, loops))
    }

    /// One run of a computation, with everything it calls.
    pub fn computation(&self, id: ComputationId) -> Cost {
        self.called(id, self.loops)
    }

    fn called(&self, id: ComputationId, loops: LoopCount) -> Cost {
        match loops {
            LoopCount::Trips => self.trips[id.index()],
            LoopCount::Once => self.once[id.index()],
        }
    }

    /// The branch of a conditional that costs most FLOPs, or most bytes if none has any.
    pub fn costliest_branch(&self, id: InstructionId) -> Option<ComputationId> {
        let key = |c: &ComputationId| (self.computation(*c).flops, self.computation(*c).bytes_accessed);
        self.module
            .called(id)
            .iter()
            .copied()
            .max_by(|a, b| key(a).partial_cmp(&key(b)).unwrap_or(std::cmp::Ordering::Equal))
    }

    /// One instruction, with everything it calls. Formulas are those of XLA's `hlo_cost_analysis.cc`.
    pub fn instruction(&self, id: InstructionId) -> Cost {
        self.counted(id, self.loops)
    }

    fn counted(&self, id: InstructionId, loops: LoopCount) -> Cost {
        let opcode = self.module.work(id);
        match opcode.class() {
            OpClass::Free => self.free(id, opcode),
            OpClass::Elementwise => Cost { flops: self.elements(id), ..self.traffic(id) },
            OpClass::Transcendental => self.transcendental(id, opcode),
            OpClass::Contraction => Cost { flops: contraction::flops(self.module, id), ..self.traffic(id) },
            OpClass::Reduction => self.reduction(id, opcode),
            OpClass::Movement => self.movement(id, opcode),
            OpClass::Control => self.control(id, opcode, loops),
            OpClass::Collective => self.collective(id, opcode),
            OpClass::Random => self.random(id, opcode),
            OpClass::Io => self.io(id, opcode),
            OpClass::Library => self.library(id, opcode),
            OpClass::Custom => self.custom_call(id, loops),
            OpClass::Unknown => Cost::default(),
        }
    }

    fn custom_call(&self, id: InstructionId, loops: LoopCount) -> Cost {
        match loops {
            // XLA marks the work of a custom call as unknown with -1 and adds that up.
            LoopCount::Once => Cost { flops: -1.0, bytes_accessed: -1.0, transcendentals: 0.0 },
            LoopCount::Trips => match self.custom_call_flops(id) {
                // A mark of the partitioners is gone in the program that runs.
                Some(0.0) => Cost::default(),
                flops => Cost { flops: flops.unwrap_or(0.0), ..self.traffic(id) },
            },
        }
    }

    /// FLOPs of a custom call; `None` where they are not known.
    pub fn custom_call_flops(&self, id: InstructionId) -> Option<f64> {
        contraction::custom_call_flops(self.module, id)
    }

    fn shape(&self, id: InstructionId) -> &'m Shape {
        self.module.work_shape(id)
    }

    fn elements(&self, id: InstructionId) -> f64 {
        self.shape(id).elements() as f64
    }

    fn operand(&self, id: InstructionId, index: usize) -> Option<&'m Shape> {
        self.module.operands(id).get(index).map(|operand| self.shape(*operand))
    }

    fn operand_bytes(&self, id: InstructionId, index: usize) -> u64 {
        self.operand(id, index).map_or(0, Shape::top_level_bytes)
    }

    /// Every operand read once and the result written once.
    fn traffic(&self, id: InstructionId) -> Cost {
        let read = self.module.operands(id).iter().map(|operand| self.shape(*operand).top_level_bytes());
        Cost::bytes(read.fold(self.shape(id).top_level_bytes(), u64::saturating_add))
    }

    fn free(&self, id: InstructionId, opcode: Opcode) -> Cost {
        match opcode {
            // A tuple writes its table of pointers.
            Opcode::Tuple => Cost::bytes(self.shape(id).top_level_bytes()),
            Opcode::PartitionId | Opcode::ReplicaId | Opcode::OptimizationBarrier => self.traffic(id),
            _ => Cost::default(),
        }
    }

    fn transcendental(&self, id: InstructionId, opcode: Opcode) -> Cost {
        match opcode {
            // XLA's analysis counts these as plain FLOPs.
            Opcode::Tan
            | Opcode::Acos
            | Opcode::Acosh
            | Opcode::Asin
            | Opcode::Asinh
            | Opcode::Atanh
            | Opcode::Cosh
            | Opcode::Sinh => Cost { flops: self.elements(id), ..self.traffic(id) },
            _ => Cost { transcendentals: self.elements(id), ..self.traffic(id) },
        }
    }

    /// The cost of the applied computation without its traffic, which stays in registers.
    fn applied(&self, id: InstructionId, key: &str) -> Cost {
        let called = self.module.called_by(id, key);
        Cost { bytes_accessed: 0.0, ..called.map_or(Cost::default(), |called| self.computation(called)) }
    }

    fn reduction(&self, id: InstructionId, opcode: Opcode) -> Cost {
        let mut cost = self.traffic(id);
        let result = self.shape(id).tuple_shapes().first().unwrap_or(self.shape(id));
        let elements = result.elements() as f64;
        let input = self.operand(id, 0).map_or(0, Shape::elements) as f64;
        match opcode {
            Opcode::Map => cost.add_times(&self.applied(id, "to_apply"), elements),
            Opcode::Reduce => cost.add_times(&self.applied(id, "to_apply"), input - elements),
            Opcode::ReduceWindow => {
                let reductions = self.window_reductions(id, result);
                cost.add_times(&self.applied(id, "to_apply"), reductions);
            }
            Opcode::SelectAndScatter => {
                let source = self.operand(id, 1).map_or(0, Shape::elements) as f64;
                let window = window(self.module.attribute(id, "window").unwrap_or(""));
                let size: f64 = window.iter().map(|d| d.size as f64).product();
                cost.add_times(&self.applied(id, "select"), source * (size - 1.0));
                cost.add_times(&self.applied(id, "scatter"), source);
            }
            Opcode::Scatter => {
                let operands = self.module.operands(id).len();
                let arrays = operands / 2;
                let updates = arrays + 1..operands;
                let bytes: f64 = updates.clone().map(|index| self.operand_bytes(id, index) as f64).sum();
                cost.bytes_accessed = 3.0 * bytes + self.operand_bytes(id, arrays) as f64;
                let count = self.operand(id, updates.start).map_or(0, Shape::elements) as f64;
                cost.add_times(&self.applied(id, "to_apply"), count);
            }
            // A comparison sort: n log2 n.
            Opcode::Sort => {
                cost.flops = input * log2_ceil(input);
                // All arrays are written, not a table of pointers to them.
                let table = self.shape(id).top_level_bytes() as f64;
                cost.bytes_accessed += self.shape(id).leaf_bytes() as f64 - table;
            }
            // XLA counts its traffic alone.
            Opcode::TopK => {}
            _ => cost.flops = input,
        }
        cost
    }

    /// How often the reducer of a reduce-window runs.
    fn window_reductions(&self, id: InstructionId, result: &Shape) -> f64 {
        let window = window(self.module.attribute(id, "window").unwrap_or(""));
        let size: f64 = window.iter().map(|d| d.size as f64).product();
        let outputs = result.elements() as f64;
        // A window that is padded to reach over the whole dimension from every place is a reduction followed
        // by a broadcast.
        let reduced: Vec<_> = window.iter().enumerate().filter(|(_, d)| d.size != 1).collect();
        let padded = window.iter().filter(|d| d.padding_low != 0 || d.padding_high != 0).count();
        if let ([(at, d)], 1, Some(array)) = (&reduced[..], padded, self.shape(id).as_array()) {
            let symmetric =
                d.padding_low == d.padding_high && d.padding_low != 0 && d.size == 2 * d.padding_low + 1;
            let span = array.dim(*at) as i64;
            if symmetric && d.padding_low == span - 1 {
                return (outputs / span as f64).floor() + (span as f64 - 1.0);
            }
        }
        (size - 1.0) * outputs
    }

    fn movement(&self, id: InstructionId, opcode: Opcode) -> Cost {
        let written = self.shape(id).top_level_bytes();
        match opcode {
            Opcode::Slice => Cost::bytes(written.saturating_mul(2)),
            Opcode::DynamicSlice | Opcode::Gather => {
                Cost::bytes(written.saturating_mul(2).saturating_add(self.operand_bytes(id, 1)))
            }
            Opcode::DynamicUpdateSlice => Cost::bytes(
                self.operand_bytes(id, 1).saturating_mul(2).saturating_add(self.operand_bytes(id, 2)),
            ),
            Opcode::Transpose if self.is_bitcast_transpose(id) => Cost::default(),
            _ => self.traffic(id),
        }
    }

    /// Whether a transpose only renames dimensions: input and result lie in memory in the same order.
    fn is_bitcast_transpose(&self, id: InstructionId) -> bool {
        let Some(from) = self.operand(id, 0).and_then(Shape::as_array) else { return false };
        let Some(to) = self.shape(id).as_array() else { return false };
        let (Some(from_layout), Some(to_layout)) = (&from.layout, &to.layout) else { return false };
        let permutation = integers(self.module.attribute(id, "dimensions").unwrap_or(""));
        let moved = to_layout.minor_to_major.iter().map(|dim| permutation.get(*dim as usize).copied());
        from.element_type == to.element_type
            && from_layout.tiles.is_empty()
            && to_layout.tiles.is_empty()
            && moved.eq(from_layout.minor_to_major.iter().map(|dim| Some(i64::from(*dim))))
    }

    fn control(&self, id: InstructionId, opcode: Opcode, loops: LoopCount) -> Cost {
        let called = self.module.called(id);
        match opcode {
            Opcode::Fusion => fusion::cost(self, id, loops),
            Opcode::Call | Opcode::AsyncStart => {
                called.first().map_or(Cost::default(), |called| self.called(*called, loops))
            }
            Opcode::While => {
                let body =
                    self.module.called_by(id, "body").map_or(Cost::default(), |c| self.called(c, loops));
                let condition =
                    self.module.called_by(id, "condition").map_or(Cost::default(), |c| self.called(c, loops));
                let trips = match loops {
                    LoopCount::Once => None,
                    LoopCount::Trips => trip_count(self.module, id),
                };
                let mut cost = Cost::default();
                cost.add_times(&body, trips.map_or(1.0, |n| n as f64));
                cost.add_times(&condition, trips.map_or(1.0, |n| n as f64 + 1.0));
                cost
            }
            Opcode::Conditional => {
                called.iter().fold(Cost::default(), |cost, branch| cost.max(&self.called(*branch, loops)))
            }
            _ => self.traffic(id),
        }
    }

    fn collective(&self, id: InstructionId, opcode: Opcode) -> Cost {
        match opcode {
            Opcode::AllReduce | Opcode::AllReduceStart => {
                let mut cost = Cost::default();
                // XLA assumes two replicas: one addition an element.
                self.shape(id).for_each_array(&mut |array| {
                    cost.flops += array.elements() as f64;
                    cost.bytes_accessed += array.bytes() as f64;
                });
                let operands = self.module.operands(id);
                cost.bytes_accessed +=
                    operands.iter().map(|operand| self.shape(*operand).top_level_bytes() as f64).sum::<f64>();
                cost
            }
            // The elements of a tuple are separate arrays that are written.
            _ => {
                let operands = self.module.operands(id).iter();
                let read: f64 = operands.map(|operand| self.shape(*operand).top_level_bytes() as f64).sum();
                let shape = self.shape(id);
                let is_start = opcode.name().ends_with("-start");
                let written = if is_start { shape.top_level_bytes() } else { shape.leaf_bytes() };
                Cost { bytes_accessed: read + written as f64, ..Cost::default() }
            }
        }
    }

    fn random(&self, id: InstructionId, opcode: Opcode) -> Cost {
        let mut elements = 0.0;
        if opcode != Opcode::RngGetAndUpdateState {
            self.shape(id).for_each_array(&mut |array| elements += array.elements() as f64);
        }
        Cost { transcendentals: elements, ..self.traffic(id) }
    }

    fn io(&self, id: InstructionId, opcode: Opcode) -> Cost {
        match opcode {
            Opcode::Infeed => Cost::bytes(self.shape(id).leaf_bytes()),
            Opcode::Outfeed => {
                let operands = self.module.operands(id).iter();
                Cost::bytes(
                    operands.map(|operand| self.shape(*operand).leaf_bytes()).fold(0, u64::saturating_add),
                )
            }
            _ => self.traffic(id),
        }
    }

    fn library(&self, id: InstructionId, opcode: Opcode) -> Cost {
        let mut cost = self.traffic(id);
        let a = self.operand(id, 0);
        let last =
            a.and_then(Shape::as_array).map_or(0, |a| a.dim(a.dimensions.len().wrapping_sub(1))) as f64;
        let a_bytes = self.operand_bytes(id, 0) as f64;
        match opcode {
            Opcode::Fft => {
                let lengths = integers(self.module.attribute(id, "fft_length").unwrap_or(""));
                let factors: f64 = lengths.iter().map(|n| (*n.max(&1) as f64).log2().floor()).product();
                // Two FLOPs a multiply-add, four multiply-adds a complex product.
                cost.flops = 8.0 * factors * a.map_or(0, Shape::elements) as f64;
            }
            // Half of the triangular matrix is read.
            Opcode::TriangularSolve => {
                cost.bytes_accessed -= a_bytes / 2.0;
                cost.flops = 2.0 * last * self.operand(id, 1).map_or(0, Shape::elements) as f64;
            }
            Opcode::Cholesky => {
                cost.bytes_accessed = a_bytes;
                cost.flops = (last * a.map_or(0, Shape::elements) as f64 / 3.0).floor();
            }
            _ => {}
        }
        cost
    }
}

fn log2_ceil(n: f64) -> f64 {
    if n <= 1.0 { 0.0 } else { n.log2().ceil() }
}
