//! The syntax tree: what the text says, before any operation is understood.
//!
//! Names, literals and attribute bodies are slices of the source text wherever that text is
//! already in its normal form. Values are resolved: an operand is a [`ValueId`], not a name.

use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use super::error::Position;

/// A value: an operation's result or a block argument. An index into [`Module::values`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ValueId(pub(crate) u32);

impl ValueId {
    /// Position in [`Module::values`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is known of a value.
#[derive(Debug, Clone, PartialEq)]
pub struct Value<'a> {
    /// Name in the text, without the percent sign. Results of one operation share it.
    pub name: &'a str,
    /// Its type.
    pub ty: Type<'a>,
}

/// A whole text: aliases and top-level operations, most often a single `builtin.module`.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Module<'a> {
    /// The text that the tree was read from.
    pub source: &'a str,
    /// `#name = attribute`, in the order of the text.
    pub attribute_aliases: Vec<(&'a str, Attribute<'a>)>,
    /// Operations outside of any region.
    pub ops: Vec<Op<'a>>,
    /// All values of all regions.
    pub values: Vec<Value<'a>>,
    /// The `{-# ... #-}` block of resources at the end of a file, verbatim with its brackets.
    pub resources: Option<&'a str>,
}

impl<'a> Module<'a> {
    /// The attribute that `#name` stands for.
    pub fn attribute_alias(&self, name: &str) -> Option<&Attribute<'a>> {
        self.attribute_aliases.iter().find(|(alias, _)| *alias == name).map(|(_, value)| value)
    }

    /// Where an operation starts in the text.
    pub fn position(&self, op: &Op<'a>) -> Position {
        Position::of(self.source, op.offset)
    }

    /// Name of the module, if the text is one named module.
    pub fn name(&self) -> Option<&str> {
        match self.ops.first()?.attribute("sym_name")? {
            Attribute::String { escaped, .. } => Some(escaped),
            _ => None,
        }
    }

    /// Type of a value.
    ///
    /// # Panics
    /// Never for ids of this module.
    pub fn ty(&self, value: ValueId) -> &Type<'a> {
        &self.values[value.index()].ty
    }

    /// Calls `visit` for every operation, parents before their regions' operations.
    pub fn walk<'m>(&'m self, visit: &mut dyn FnMut(&'m Op<'a>)) {
        walk_ops(&self.ops, visit);
    }
}

fn walk_ops<'m, 'a>(ops: &'m [Op<'a>], visit: &mut dyn FnMut(&'m Op<'a>)) {
    for op in ops {
        visit(op);
        for block in op.regions.iter().flat_map(|region| &region.blocks) {
            walk_ops(&block.ops, visit);
        }
    }
}

/// One operation, whichever form it was written in.
#[derive(Debug, Clone, PartialEq)]
pub struct Op<'a> {
    /// Full name with its dialect, such as `stablehlo.add`.
    pub name: Cow<'a, str>,
    /// Results, consecutive ids.
    pub results: Vec<ValueId>,
    /// Operands.
    pub operands: Vec<ValueId>,
    /// Labels of successor blocks.
    pub successors: Vec<&'a str>,
    /// Attributes and properties together, sorted by name.
    pub attributes: Vec<(Cow<'a, str>, Attribute<'a>)>,
    /// Nested regions.
    pub regions: Vec<Region<'a>>,
    /// Where the operation came from, if the text says so.
    pub location: Option<Location<'a>>,
    /// Byte offset of the operation in the text, for messages.
    pub offset: usize,
}

impl<'a> Op<'a> {
    /// The attribute of that name.
    pub fn attribute(&self, name: &str) -> Option<&Attribute<'a>> {
        let at = self.attributes.binary_search_by(|(key, _)| key.as_ref().cmp(name)).ok()?;
        Some(&self.attributes[at].1)
    }
}

/// A list of blocks.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Region<'a> {
    /// Blocks; the first is the entry. Empty for a declaration's body.
    pub blocks: Vec<Block<'a>>,
}

/// Arguments and operations.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Block<'a> {
    /// Label as written, without the caret.
    pub label: Option<&'a str>,
    /// Arguments.
    pub args: Vec<BlockArg<'a>>,
    /// Operations in order.
    pub ops: Vec<Op<'a>>,
}

/// One block argument.
#[derive(Debug, Clone, PartialEq)]
pub struct BlockArg<'a> {
    /// Its value.
    pub value: ValueId,
    /// Its location, if given.
    pub location: Option<Location<'a>>,
}

/// A type, shared: the same text gives the same allocation.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Type<'a>(pub(crate) Arc<TypeKind<'a>>);

impl<'a> Type<'a> {
    /// Wraps a kind.
    pub fn new(kind: TypeKind<'a>) -> Self {
        Type(Arc::new(kind))
    }
}

impl<'a> Deref for Type<'a> {
    type Target = TypeKind<'a>;
    fn deref(&self) -> &TypeKind<'a> {
        &self.0
    }
}

impl fmt::Debug for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The kinds of types.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum TypeKind<'a> {
    /// `tensor<2x?xf32>`.
    Tensor(TensorType<'a>),
    /// A type named by a bare word: `f32`, `ui8`, `index`, `none`.
    Scalar(Cow<'a, str>),
    /// `complex<f32>`.
    Complex(Type<'a>),
    /// `tuple<...>`.
    Tuple(Vec<Type<'a>>),
    /// `(a, b) -> (c)`.
    Function {
        /// Parameters.
        inputs: Vec<Type<'a>>,
        /// Results.
        results: Vec<Type<'a>>,
    },
    /// A builtin type kept as text, such as `memref<...>` or `vector<...>`.
    Other {
        /// The word before the bracket.
        name: &'a str,
        /// What stands between the brackets.
        body: Cow<'a, str>,
    },
    /// `!dialect.name<body>`.
    Dialect {
        /// Name with its dialect, without the exclamation mark.
        name: &'a str,
        /// What stands between the brackets, if there are any.
        body: Option<Cow<'a, str>>,
    },
}

/// A tensor type.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TensorType<'a> {
    /// Sizes, `None` where a size is not known (`?`). No list at all for `tensor<*xf32>`.
    pub shape: Option<Vec<Option<u64>>>,
    /// Element type.
    pub element: Type<'a>,
    /// Encoding: bounds, sparsity, layout.
    pub encoding: Option<Attribute<'a>>,
}

/// An attribute.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Attribute<'a> {
    /// `unit`, or a name in a dictionary without a value.
    Unit,
    /// `true` or `false`.
    Bool(bool),
    /// A number with its type; `i64` and `f64` where the text leaves the type out.
    Number {
        /// Digits as written.
        text: Cow<'a, str>,
        /// Type.
        ty: Type<'a>,
    },
    /// A string.
    String {
        /// Content, escapes kept as written.
        escaped: Cow<'a, str>,
        /// Type after a colon.
        ty: Option<Type<'a>>,
    },
    /// `@name::@nested`.
    Symbol(Vec<Cow<'a, str>>),
    /// A type as an attribute.
    Type(Type<'a>),
    /// `[a, b]`.
    Array(Vec<Attribute<'a>>),
    /// `{a = b}`, sorted by name.
    Dictionary(Vec<(Cow<'a, str>, Attribute<'a>)>),
    /// `array<i64: 1, 2>`.
    DenseArray {
        /// Element type.
        element: Type<'a>,
        /// Elements as written.
        values: Vec<Cow<'a, str>>,
    },
    /// `dense<...> : type`.
    Dense {
        /// The elements.
        elements: Elements<'a>,
        /// Type of the whole.
        ty: Type<'a>,
    },
    /// `dense_resource<key> : type`, `sparse<...> : type` and other builtin attributes, kept as text.
    Other {
        /// The word before the bracket.
        name: &'a str,
        /// What stands between the brackets.
        body: Cow<'a, str>,
        /// Type after a colon.
        ty: Option<Type<'a>>,
    },
    /// `#dialect.name<body>`, or `#dialect<body>`.
    Dialect {
        /// Name without the hash sign.
        name: Cow<'a, str>,
        /// What stands between the brackets, if there are any.
        body: Option<Cow<'a, str>>,
        /// Type after a colon.
        ty: Option<Type<'a>>,
    },
    /// `#name`, defined in [`Module::attribute_aliases`].
    Alias(&'a str),
    /// A location as an attribute.
    Location(Box<Location<'a>>),
}

/// The elements of a dense constant, as written.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Elements<'a> {
    /// `dense<>`: no elements.
    Empty,
    /// One literal for all.
    Splat(Cow<'a, str>),
    /// Literals in row-major order, with the shape that the brackets show.
    List {
        /// Literals: numbers, `true`, strings with their quotes, complex pairs with their parentheses.
        values: Vec<Cow<'a, str>>,
        /// Nesting of the brackets.
        shape: Vec<usize>,
    },
    /// Little-endian bytes in hexadecimal, without `0x`.
    Hex(&'a str),
}

/// Where something came from.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Location<'a> {
    /// `unknown`.
    Unknown,
    /// `#name`.
    Alias(&'a str),
    /// `"file":line:column`, with the range's end if there is one.
    File {
        /// File name, escapes kept.
        file: &'a str,
        /// Line and column of the start.
        start: (u32, u32),
        /// Line, if it differs, and column of the end.
        end: Option<(Option<u32>, u32)>,
    },
    /// `"name"` or `"name"(child)`.
    Name {
        /// Name, escapes kept.
        name: &'a str,
        /// The location it wraps.
        child: Option<Box<Location<'a>>>,
    },
    /// `callsite(callee at caller)`.
    CallSite {
        /// Place of the code.
        callee: Box<Location<'a>>,
        /// Place it is called from.
        caller: Box<Location<'a>>,
    },
    /// `fused<metadata>[...]`.
    Fused {
        /// Metadata.
        metadata: Option<Box<Attribute<'a>>>,
        /// Locations.
        children: Vec<Location<'a>>,
    },
    /// A location of some dialect.
    Attribute(Box<Attribute<'a>>),
}
