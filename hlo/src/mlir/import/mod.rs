//! From the syntax tree to the graph.
//!
//! Every operation goes through the builder, whose rules check it; the result types of the text are
//! compared with what the rules say. Calls are inlined. What a graph cannot hold is an error with its
//! place, never dropped.

pub(crate) mod attributes;
mod check;
mod custom;
mod error;
mod literal;
mod ops;
mod regions;
mod shardings;

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::panic::Location as Place;

pub use check::check;
pub use error::{ImportError, ImportProblem};

use super::ast::{Attribute, Block, Location, Module, Op, Type, TypeKind, ValueId};
use super::error::Position;
use crate::graph::ScopeId;
use crate::{DType, Graph, Output, Tensor, TensorType};
use attributes::Attributes;

/// Operations that one import may make: inlined calls can multiply.
const OPS: usize = 1 << 20;
/// Depth of regions and inlined calls together.
const DEPTH: usize = 64;
/// Elements of the largest tensor: products of sizes and window parameters then fit into 64 bits.
const ELEMENTS: u64 = 1 << 40;

/// A function of a text within a graph.
#[derive(Debug)]
pub struct Imported<'g> {
    /// The function's parameters, which are the graph's.
    pub parameters: Vec<Tensor<'g>>,
    /// Its results, with names and shardings, as [`Graph::finish_with`] takes them.
    pub outputs: Vec<Output<'g>>,
}

type Result<T> = std::result::Result<T, Box<ImportError>>;

/// Adds a module's `main` to a graph, with its parameters, donations, shardings and mesh.
///
/// # Errors
/// What a graph cannot hold, with its place in the text.
#[track_caller]
pub fn import<'g>(graph: &'g Graph, module: &Module<'_>) -> std::result::Result<Imported<'g>, ImportError> {
    Importer::new(graph, module).main(Place::caller()).map_err(|error| *error)
}

/// Adds a function of a module to a graph, applied to values of the graph.
///
/// # Errors
/// What a graph cannot hold, with its place in the text.
#[track_caller]
pub fn apply<'g>(
    graph: &'g Graph,
    module: &Module<'_>,
    function: &str,
    arguments: &[Tensor<'g>],
) -> std::result::Result<Vec<Tensor<'g>>, ImportError> {
    Importer::new(graph, module).apply(function, arguments, Place::caller()).map_err(|error| *error)
}

impl crate::Module {
    /// Reads StableHLO text; see [`import`].
    ///
    /// # Errors
    /// The first mistake in the text, or what a graph cannot hold.
    #[track_caller]
    pub fn parse(text: &str) -> std::result::Result<Self, ImportError> {
        let tree = super::parse(text)?;
        let graph = Graph::new(tree.name().unwrap_or("main"));
        let imported = import(&graph, &tree)?;
        graph.finish_with(&imported.outputs).map_err(|error| {
            let problem = Box::new(ImportProblem::Build(error));
            ImportError::Op { position: Position { line: 1, column: 1 }, op: "module".into(), problem }
        })
    }
}

struct Importer<'g, 'm, 'a> {
    graph: &'g Graph,
    module: &'m Module<'a>,
    functions: HashMap<&'m str, &'m Op<'a>>,
    /// A function whose name another one before it has.
    twice: Option<(&'m str, &'m Op<'a>)>,
    values: RefCell<Vec<Option<Tensor<'g>>>>,
    /// Names of the functions being inlined.
    calls: RefCell<Vec<&'m str>>,
    depth: Cell<usize>,
    ops: Cell<usize>,
    /// An error inside a region: the builder's closures cannot return it.
    error: RefCell<Option<Box<ImportError>>>,
    scopes: RefCell<HashMap<&'m str, ScopeId>>,
    /// What was passed over, when operations that graphs do not have are to be.
    passed_over: Option<RefCell<Vec<ImportError>>>,
}

impl<'g, 'm, 'a> Importer<'g, 'm, 'a> {
    fn new(graph: &'g Graph, module: &'m Module<'a>) -> Self {
        let mut functions = HashMap::new();
        let mut twice = None;
        module.walk(&mut |op| {
            if op.name == "func.func"
                && let Some(Attribute::String { escaped, .. }) = op.attribute("sym_name")
            {
                let earlier = functions.insert(&**escaped, op);
                twice = twice.or(earlier.map(|_| (&**escaped, op)));
            }
        });
        Importer {
            graph,
            module,
            functions,
            twice,
            values: RefCell::new(vec![None; module.values.len()]),
            calls: RefCell::default(),
            depth: Cell::new(0),
            ops: Cell::new(0),
            error: RefCell::default(),
            scopes: RefCell::default(),
            passed_over: None,
        }
    }

    fn function(&self, name: &str) -> Result<&'m Op<'a>> {
        if let Some((name, op)) = self.twice {
            return Err(self.fail(op, ImportProblem::DefinedTwice { name: name.into() }));
        }
        self.functions
            .get(name)
            .copied()
            .ok_or_else(|| Box::new(ImportError::NoFunction { name: name.into() }))
    }

    fn main(&self, place: &'static Place<'static>) -> Result<Imported<'g>> {
        let function = self.function("main")?;
        self.at(place, || {
            self.meshes()?;
            let body = self.body(function)?;
            let mut parameters = Vec::new();
            for arg in &body.args {
                let ty = self.tensor_type(function, self.module.ty(arg.value))?;
                let name = arg.location.as_ref().and_then(|at| self.name_of(at)).unwrap_or_default();
                parameters.push(self.graph.parameter(name, ty.dtype, ty.shape));
            }
            self.parameter_attributes(function, &parameters)?;
            let results = self.inlined("main", function, &parameters)?;
            let outputs = self.outputs(function, results)?;
            self.check(function)?;
            Ok(Imported { parameters, outputs })
        })
    }

    fn apply(
        &self,
        name: &str,
        arguments: &[Tensor<'g>],
        place: &'static Place<'static>,
    ) -> Result<Vec<Tensor<'g>>> {
        let function = self.function(name)?;
        let name = self.functions.get_key_value(name).map_or("", |(name, _)| name);
        self.at(place, || {
            self.meshes()?;
            self.inlined(name, function, arguments)
        })
    }

    /// Gives the operations made by `inner` the caller's place.
    fn at<T>(&self, place: &'static Place<'static>, inner: impl FnOnce() -> Result<T>) -> Result<T> {
        let (outer, scope) = self.graph.with(|d| {
            let outer = (d.location, d.scope);
            d.location = d.location.or(Some(place));
            outer
        });
        let result = inner();
        self.graph.with(|d| (d.location, d.scope) = (outer, scope));
        result
    }

    /// The only block of a function.
    fn body(&self, function: &'m Op<'a>) -> Result<&'m Block<'a>> {
        self.only_block(function, 0)
    }

    fn only_block(&self, op: &'m Op<'a>, region: usize) -> Result<&'m Block<'a>> {
        let blocks = op.regions.get(region).map_or(&[][..], |region| &region.blocks);
        match blocks {
            [block] => Ok(block),
            _ => Err(self.fail(
                op,
                ImportProblem::Count { what: "block in its region", expected: 1, found: blocks.len() },
            )),
        }
    }

    /// A function's operations on the given arguments.
    fn inlined(
        &self,
        name: &'m str,
        function: &'m Op<'a>,
        arguments: &[Tensor<'g>],
    ) -> Result<Vec<Tensor<'g>>> {
        if self.calls.borrow().contains(&name) {
            return Err(self.fail(function, ImportProblem::Recursion { name: name.into() }));
        }
        let block = self.body(function)?;
        if block.args.len() != arguments.len() {
            let problem = ImportProblem::Count {
                what: "arguments",
                expected: block.args.len(),
                found: arguments.len(),
            };
            return Err(self.fail(function, problem));
        }
        for (index, (arg, argument)) in block.args.iter().zip(arguments).enumerate() {
            self.expect_type(function, index, *argument, self.module.ty(arg.value))?;
        }
        self.calls.borrow_mut().push(name);
        let results = self.block(function, block, arguments);
        self.calls.borrow_mut().pop();
        let results = results?;
        self.check_results(function, &results)?;
        Ok(results)
    }

    /// What a function returns is what its signature says.
    fn check_results(&self, function: &'m Op<'a>, results: &[Tensor<'g>]) -> Result<()> {
        let Some(Attribute::Type(ty)) = function.attribute("function_type") else { return Ok(()) };
        let TypeKind::Function { results: declared, .. } = &**ty else { return Ok(()) };
        if declared.len() != results.len() {
            let (expected, found) = (declared.len(), results.len());
            return Err(
                self.fail(function, ImportProblem::Count { what: "returned values", expected, found })
            );
        }
        let mut pairs = results.iter().zip(declared).enumerate();
        pairs.try_for_each(|(index, (result, ty))| self.expect_type(function, index, *result, ty))
    }

    /// A block's operations on its arguments; what its terminator returns.
    fn block(
        &self,
        owner: &'m Op<'a>,
        block: &'m Block<'a>,
        arguments: &[Tensor<'g>],
    ) -> Result<Vec<Tensor<'g>>> {
        if block.args.len() != arguments.len() {
            let problem = ImportProblem::Count {
                what: "block arguments",
                expected: arguments.len(),
                found: block.args.len(),
            };
            return Err(self.fail(owner, problem));
        }
        if self.depth.get() >= DEPTH {
            let problem = ImportProblem::Limit { what: "depth of regions and calls", limit: DEPTH };
            return Err(self.fail(owner, problem));
        }
        self.depth.set(self.depth.get() + 1);
        for (arg, argument) in block.args.iter().zip(arguments) {
            self.set(arg.value, *argument);
        }
        let results = self.block_ops(owner, block);
        self.depth.set(self.depth.get() - 1);
        results
    }

    fn block_ops(&self, owner: &'m Op<'a>, block: &'m Block<'a>) -> Result<Vec<Tensor<'g>>> {
        let Some((terminator, ops)) = block.ops.split_last() else {
            return Err(
                self.fail(owner, ImportProblem::UnsupportedForm { what: "a block without a terminator" })
            );
        };
        for op in ops {
            self.op(op).or_else(|error| self.pass_over(op, error))?;
        }
        if !matches!(&*terminator.name, "func.return" | "stablehlo.return" | "sdy.return") {
            return Err(self.fail(terminator, ImportProblem::UnsupportedOp));
        }
        self.operands(terminator)
    }

    /// One operation, its results checked against the text.
    fn op(&self, op: &'m Op<'a>) -> Result<()> {
        self.ops.set(self.ops.get() + 1);
        if self.ops.get() > OPS {
            return Err(self.fail(op, ImportProblem::Limit { what: "number of operations", limit: OPS }));
        }
        self.enter_scope(op);
        let attributes = Attributes::new(self, op);
        let results = self.results(op, &attributes)?;
        self.check(op)?;
        attributes.all_read()?;
        if results.len() != op.results.len() {
            let problem =
                ImportProblem::Count { what: "results", expected: results.len(), found: op.results.len() };
            return Err(self.fail(op, problem));
        }
        for (index, (value, tensor)) in op.results.iter().zip(results).enumerate() {
            self.expect_type(op, index, tensor, self.module.ty(*value))?;
            self.set(*value, tensor);
        }
        Ok(())
    }

    /// Errors that a region or the builder left behind.
    fn check(&self, op: &Op<'a>) -> Result<()> {
        if let Some(error) = self.error.borrow_mut().take() {
            return Err(error);
        }
        match self.graph.error() {
            None => Ok(()),
            Some(error) => Err(self.fail(op, ImportProblem::Build(error))),
        }
    }

    fn expect_type(&self, op: &Op<'a>, index: usize, tensor: Tensor<'g>, declared: &Type<'a>) -> Result<()> {
        let expected = tensor.ty();
        if self.tensor_type(op, declared)? == expected {
            return Ok(());
        }
        let problem =
            ImportProblem::ResultType { index, expected: expected.to_string(), found: declared.to_string() };
        Err(self.fail(op, problem))
    }

    fn set(&self, value: ValueId, tensor: Tensor<'g>) {
        if let Some(slot) = self.values.borrow_mut().get_mut(value.index()) {
            *slot = Some(tensor);
        }
    }

    fn operands(&self, op: &Op<'a>) -> Result<Vec<Tensor<'g>>> {
        let values = self.values.borrow();
        let find = |value: &ValueId| values.get(value.index()).copied().flatten();
        op.operands
            .iter()
            .map(|value| {
                let problem =
                    ImportProblem::UnsupportedForm { what: "an operand that is no tensor of the function" };
                find(value).ok_or_else(|| self.fail(op, problem))
            })
            .collect()
    }

    /// The tensor type of a result.
    fn result_type(&self, op: &Op<'a>, index: usize) -> Result<TensorType> {
        match op.results.get(index) {
            Some(value) => self.tensor_type(op, self.module.ty(*value)),
            None => {
                let found = op.results.len();
                Err(self.fail(op, ImportProblem::Count { what: "results", expected: index + 1, found }))
            }
        }
    }

    fn tensor_type(&self, op: &Op<'a>, ty: &Type<'a>) -> Result<TensorType> {
        tensor_type(ty).ok_or_else(|| self.fail(op, ImportProblem::UnsupportedType { ty: ty.to_string() }))
    }

    fn fail(&self, op: &Op<'a>, problem: ImportProblem) -> Box<ImportError> {
        let position = self.module.position(op);
        Box::new(ImportError::Op { position, op: op.name.to_string(), problem: Box::new(problem) })
    }

    /// Enters the scope that the operation's location names: all but the last part of `a/b/op`.
    fn enter_scope(&self, op: &'m Op<'a>) {
        let Some(name) = op.location.as_ref().and_then(|at| self.name_of(at)) else { return };
        let Some((path, _)) = name.rsplit_once('/') else {
            self.graph.with(|d| d.scope = ScopeId(0));
            return;
        };
        let known = self.scopes.borrow().get(path).copied();
        let scope = known.unwrap_or_else(|| {
            let parts = path.split('/').filter(|part| !part.is_empty());
            let scope = self.graph.with(|d| parts.fold(ScopeId(0), |scope, part| d.child_scope(scope, part)));
            self.scopes.borrow_mut().insert(path, scope);
            scope
        });
        self.graph.with(|d| d.scope = scope);
    }

    /// The name in a location, through aliases and call sites.
    fn name_of(&self, location: &'m Location<'a>) -> Option<&'m str> {
        let mut location = location;
        // Aliases may form cycles.
        for _ in 0..16 {
            location = match location {
                Location::Name { name, .. } => return Some(name),
                Location::CallSite { callee, .. } => callee,
                Location::Fused { children, .. } => children.first()?,
                Location::Alias(alias) => match self.module.attribute_alias(alias)? {
                    Attribute::Location(location) => location,
                    _ => return None,
                },
                Location::Unknown | Location::File { .. } | Location::Attribute(_) => return None,
            };
        }
        None
    }
}

/// The graph's type, if it has one.
fn tensor_type(ty: &Type<'_>) -> Option<TensorType> {
    let TypeKind::Tensor(tensor) = &**ty else { return None };
    let TypeKind::Scalar(element) = &*tensor.element else { return None };
    let dtype = DType::from_mlir(element)?;
    if tensor.encoding.is_some() {
        return None;
    }
    let sizes: Vec<u64> = tensor.shape.as_ref()?.iter().copied().collect::<Option<_>>()?;
    let elements = sizes.iter().try_fold(1u64, |product, size| product.checked_mul((*size).max(1)))?;
    if elements > ELEMENTS {
        return None;
    }
    let shape: Vec<i64> = sizes.into_iter().map(|size| size as i64).collect();
    Some(TensorType::new(dtype, shape))
}
