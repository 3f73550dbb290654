//! The arena: values, operations, blocks and scopes of one function.

use std::cell::RefCell;
use std::panic::Location;
use std::sync::Arc;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::error::BuildError;
use crate::op::Op;
use crate::sharding::{Mesh, Sharding};
use crate::{Shape, Tensor, TensorType};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        pub struct $name(pub(crate) u32);
        impl $name {
            /// Position in its table.
            pub fn index(self) -> usize { self.0 as usize }
        }
    };
}
id!(/** A value: a block parameter or an operation's result. */ ValueId);
id!(/** An operation. */ OpId);
id!(/** A block: the function's body or a region of an operation. */ BlockId);
id!(/** An interned type. */ TypeId);
id!(/** A scope path. */ ScopeId);

/// Ids of values, short lists inline.
pub type Values = SmallVec<[ValueId; 4]>;

/// What defines a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Def {
    /// Parameter number of a block.
    Param(BlockId, u32),
    /// Result number of an operation.
    Result(OpId, u32),
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Value {
    pub(crate) ty: TypeId,
    pub(crate) def: Def,
}

/// Which pass made an operation; part of its name in the printed module.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Pass {
    /// The caller.
    Forward,
    /// Recomputation for the backward pass.
    Remat,
    /// A reverse rule.
    Backward,
}

#[derive(Clone, Debug)]
pub(crate) struct OpData {
    pub(crate) op: Op,
    pub(crate) operands: Values,
    pub(crate) results: SmallVec<[ValueId; 2]>,
    pub(crate) blocks: SmallVec<[BlockId; 2]>,
    pub(crate) block: BlockId,
    pub(crate) scope: ScopeId,
    pub(crate) location: &'static Location<'static>,
    pub(crate) pass: Pass,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    pub(crate) params: Vec<ValueId>,
    pub(crate) ops: Vec<OpId>,
    pub(crate) results: Vec<ValueId>,
}

#[derive(Clone, Debug)]
struct Scope {
    parent: Option<ScopeId>,
    name: Arc<str>,
}

/// Attributes of a parameter of the function.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ParamInfo {
    /// Name, for people.
    pub name: String,
    /// Sharding by mesh axes.
    pub sharding: Option<Arc<Sharding>>,
    /// The result that may take over the buffer.
    pub donated_to: Option<usize>,
}

/// Attributes of a result of the function.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultInfo {
    /// Name, for people.
    pub name: String,
    /// Sharding by mesh axes.
    pub sharding: Option<Arc<Sharding>>,
}

#[derive(Clone, Debug)]
pub(crate) struct Data {
    pub(crate) name: String,
    pub(crate) types: Vec<TensorType>,
    type_ids: FxHashMap<TensorType, TypeId>,
    pub(crate) values: Vec<Value>,
    pub(crate) ops: Vec<OpData>,
    pub(crate) blocks: Vec<Block>,
    pub(crate) stack: Vec<BlockId>,
    /// Closed regions whose values may be used for now: a scan's body while its reverse body is built.
    pub(crate) open_regions: Vec<BlockId>,
    scopes: Vec<Scope>,
    scope_ids: FxHashMap<(ScopeId, Arc<str>), ScopeId>,
    pub(crate) scope: ScopeId,
    pub(crate) pass: Pass,
    /// Location given to operations instead of the caller's: set while a transform emits code for an operation.
    pub(crate) location: Option<&'static Location<'static>>,
    pub(crate) error: Option<BuildError>,
    pub(crate) params: Vec<ParamInfo>,
    pub(crate) results: Vec<ResultInfo>,
    pub(crate) mesh: Option<Arc<Mesh>>,
    /// Values that are computed a second time, and the result of [`crate::Op::Saved`] that stands for the first time's.
    pub(crate) saved: FxHashMap<ValueId, ValueId>,
}

impl Data {
    pub(crate) const MAIN: BlockId = BlockId(0);
    /// The value that stands for the result of a failed operation.
    pub(crate) const POISON: ValueId = ValueId(0);

    pub(crate) fn new(name: &str) -> Self {
        let mut data = Data {
            name: name.to_owned(),
            types: Vec::new(),
            type_ids: FxHashMap::default(),
            values: Vec::new(),
            ops: Vec::new(),
            blocks: vec![Block::default()],
            stack: vec![Self::MAIN],
            open_regions: Vec::new(),
            scopes: vec![Scope { parent: None, name: "".into() }],
            scope_ids: FxHashMap::default(),
            scope: ScopeId(0),
            pass: Pass::Forward,
            location: None,
            error: None,
            params: Vec::new(),
            results: Vec::new(),
            mesh: None,
            saved: FxHashMap::default(),
        };
        let ty = data.intern(TensorType::scalar(crate::DType::F32));
        data.values.push(Value { ty, def: Def::Param(BlockId(u32::MAX), 0) });
        data
    }

    pub(crate) fn intern(&mut self, ty: TensorType) -> TypeId {
        if let Some(id) = self.type_ids.get(&ty) {
            return *id;
        }
        let id = TypeId(self.types.len() as u32);
        self.types.push(ty.clone());
        self.type_ids.insert(ty, id);
        id
    }

    pub(crate) fn ty(&self, value: ValueId) -> &TensorType {
        &self.types[self.values[value.index()].ty.index()]
    }

    pub(crate) fn new_value(&mut self, ty: TypeId, def: Def) -> ValueId {
        let id = ValueId(self.values.len() as u32);
        self.values.push(Value { ty, def });
        id
    }

    pub(crate) fn new_block(&mut self, params: impl IntoIterator<Item = TypeId>) -> BlockId {
        let block = BlockId(self.blocks.len() as u32);
        self.blocks.push(Block::default());
        for ty in params {
            self.add_param(block, ty);
        }
        block
    }

    pub(crate) fn add_param(&mut self, block: BlockId, ty: TypeId) -> ValueId {
        let n = self.blocks[block.index()].params.len() as u32;
        let value = self.new_value(ty, Def::Param(block, n));
        self.blocks[block.index()].params.push(value);
        value
    }

    pub(crate) fn current(&self) -> BlockId {
        self.stack.last().copied().unwrap_or(Self::MAIN)
    }

    /// The block in which a value is defined.
    pub(crate) fn block_of(&self, value: ValueId) -> BlockId {
        match self.values[value.index()].def {
            Def::Param(block, _) => block,
            Def::Result(op, _) => self.ops[op.index()].block,
        }
    }

    pub(crate) fn defining_op(&self, value: ValueId) -> Option<(OpId, u32)> {
        match self.values[value.index()].def {
            Def::Param(..) => None,
            Def::Result(op, n) => Some((op, n)),
        }
    }

    /// Appends an operation to the current block.
    pub(crate) fn push(
        &mut self,
        op: Op,
        operands: Values,
        types: impl IntoIterator<Item = TypeId>,
        blocks: SmallVec<[BlockId; 2]>,
        location: &'static Location<'static>,
    ) -> OpId {
        let id = OpId(self.ops.len() as u32);
        let block = self.current();
        self.ops.push(OpData {
            op,
            operands,
            results: SmallVec::new(),
            blocks,
            block,
            scope: self.scope,
            location: self.location.unwrap_or(location),
            pass: self.pass,
        });
        for ty in types {
            self.add_result(id, ty);
        }
        self.blocks[block.index()].ops.push(id);
        id
    }

    pub(crate) fn add_result(&mut self, op: OpId, ty: TypeId) -> ValueId {
        let n = self.ops[op.index()].results.len() as u32;
        let value = self.new_value(ty, Def::Result(op, n));
        self.ops[op.index()].results.push(value);
        value
    }

    pub(crate) fn child_scope(&mut self, parent: ScopeId, name: &str) -> ScopeId {
        let key = (parent, Arc::<str>::from(name));
        if let Some(id) = self.scope_ids.get(&key) {
            return *id;
        }
        let id = ScopeId(self.scopes.len() as u32);
        self.scopes.push(Scope { parent: Some(parent), name: key.1.clone() });
        self.scope_ids.insert(key, id);
        id
    }

    /// `/`-joined names from the root.
    pub(crate) fn scope_path(&self, scope: ScopeId) -> String {
        let mut names = Vec::new();
        let mut at = Some(scope);
        while let Some(id) = at {
            let scope = &self.scopes[id.index()];
            if !scope.name.is_empty() {
                names.push(&*scope.name);
            }
            at = scope.parent;
        }
        names.reverse();
        names.join("/")
    }

    pub(crate) fn fail(
        &mut self,
        op: &'static str,
        message: String,
        operands: Vec<TensorType>,
        location: &'static Location<'static>,
    ) {
        if self.error.is_none() {
            let scope = self.scope_path(self.scope);
            self.error = Some(BuildError {
                op,
                message,
                operands,
                scope,
                location: self.location.unwrap_or(location),
            });
        }
    }
}

/// A function being built. Tensors are handles into it; see the crate's front page.
#[derive(Debug)]
pub struct Graph {
    data: RefCell<Data>,
}

/// Restores the scope of a graph when dropped.
#[must_use = "the scope ends when this is dropped"]
#[derive(Debug)]
pub struct ScopeGuard<'g> {
    graph: &'g Graph,
    previous: ScopeId,
}

impl Drop for ScopeGuard<'_> {
    fn drop(&mut self) {
        self.graph.with(|d| d.scope = self.previous);
    }
}

impl Graph {
    /// An empty function; `name` becomes the module's name.
    pub fn new(name: &str) -> Self {
        Graph { data: RefCell::new(Data::new(name)) }
    }

    /// Runs `f` on the arena. Never nested: `f` must not call methods of the graph.
    pub(crate) fn with<R>(&self, f: impl FnOnce(&mut Data) -> R) -> R {
        f(&mut self.data.borrow_mut())
    }

    /// Adds a parameter of the function.
    #[track_caller]
    pub fn parameter(&self, name: &str, dtype: crate::DType, shape: impl Into<Shape>) -> Tensor<'_> {
        let ty = TensorType::new(dtype, shape);
        let location = Location::caller();
        let id = self.with(|d| {
            if let Err(shape) = ty.check() {
                d.fail("parameter", format!("{name} would have {shape}"), vec![], location);
                return Data::POISON;
            }
            let ty = d.intern(ty);
            d.params.push(ParamInfo { name: name.to_owned(), ..ParamInfo::default() });
            d.add_param(Data::MAIN, ty)
        });
        Tensor::new(self, id)
    }

    /// Lets a result of the function take over the buffer of a parameter; types must be equal ([`Graph::finish`]
    /// checks).
    #[track_caller]
    pub fn donate(&self, parameter: Tensor<'_>, result: usize) {
        self.edit_parameter("donate", parameter, |info| info.donated_to = Some(result));
    }

    /// Lays a parameter out over the mesh.
    #[track_caller]
    pub fn shard_parameter(&self, parameter: Tensor<'_>, sharding: Sharding) {
        self.edit_parameter("shard_parameter", parameter, |info| info.sharding = Some(Arc::new(sharding)));
    }

    #[track_caller]
    fn edit_parameter(&self, op: &'static str, parameter: Tensor<'_>, edit: impl FnOnce(&mut ParamInfo)) {
        let location = Location::caller();
        self.with(|d| match d.values[parameter.id().index()].def {
            Def::Param(Data::MAIN, n) => edit(&mut d.params[n as usize]),
            _ => d.fail(op, "the tensor is no parameter of the function".to_owned(), vec![], location),
        });
    }

    /// Enters a named scope until the guard is dropped. Names join with `/` and come back as `op_name` metadata in
    /// XLA's dumps.
    pub fn scope(&self, name: &str) -> ScopeGuard<'_> {
        let previous = self.with(|d| {
            let previous = d.scope;
            d.scope = d.child_scope(previous, name);
            previous
        });
        ScopeGuard { graph: self, previous }
    }

    /// Path of the current scope, `/`-joined.
    pub fn scope_path(&self) -> String {
        self.with(|d| d.scope_path(d.scope))
    }

    /// Sets the device mesh that shardings refer to.
    #[track_caller]
    pub fn set_mesh(&self, mesh: Mesh) {
        let location = Location::caller();
        self.with(|d| match mesh.check() {
            Ok(()) => d.mesh = Some(Arc::new(mesh)),
            Err(message) => d.fail("set_mesh", message, vec![], location),
        });
    }

    /// The device mesh, if set.
    pub fn mesh(&self) -> Option<Arc<Mesh>> {
        self.with(|d| d.mesh.clone())
    }

    /// The first error so far, if any.
    pub fn error(&self) -> Option<BuildError> {
        self.with(|d| d.error.clone())
    }

    /// Number of operations built so far, regions included.
    pub fn num_ops(&self) -> usize {
        self.with(|d| d.ops.len())
    }

    /// Records an error found by code that builds graphs (a model, a recipe), as the operations themselves do.
    #[track_caller]
    pub fn record_error(&self, op: &'static str, message: impl Into<String>) {
        let location = Location::caller();
        self.with(|d| d.fail(op, message.into(), vec![], location));
    }

    /// The tensor that failed operations return.
    pub(crate) fn poison(&self) -> Tensor<'_> {
        Tensor::new(self, Data::POISON)
    }

    /// Opens a block with parameters of `types`, runs `body` on them and closes the block with what it returns.
    pub(crate) fn block<'g>(
        &'g self,
        types: &[TypeId],
        body: impl FnOnce(&[Tensor<'g>]) -> Vec<Tensor<'g>>,
    ) -> BlockId {
        let (block, params) = self.with(|d| {
            let block = d.new_block(types.iter().copied());
            d.stack.push(block);
            (block, d.blocks[block.index()].params.clone())
        });
        let params: Vec<_> = params.into_iter().map(|p| Tensor::new(self, p)).collect();
        let results = body(&params);
        self.with(|d| {
            d.blocks[block.index()].results = results.iter().map(|t| t.id()).collect();
            d.stack.retain(|b| *b != block);
        });
        block
    }
}
