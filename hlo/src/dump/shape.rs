//! Shapes as XLA prints them: `bf16[8,128]{1,0:T(8,128)(2,1)}`, tuples, tokens.

use std::fmt;

use super::cursor::Cursor;
use super::element_type::ElementType;
use super::error::ParseError;

/// The shape of a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shape {
    /// An array.
    Array(ArrayShape),
    /// A tuple of shapes.
    Tuple(Box<[Shape]>),
    /// A buffer that is updated in place, `b(...)`.
    Buffer(Box<Shape>),
    /// `token[]`, which only orders side effects.
    Token,
    /// `opaque[]`, a value that XLA does not look into.
    Opaque,
}

/// An array's element type, dimensions and layout.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArrayShape {
    /// Element type.
    pub element_type: ElementType,
    /// Dimensions, major first as written.
    pub dimensions: Box<[Dimension]>,
    /// Layout; absent in programs before layout assignment.
    pub layout: Option<Box<Layout>>,
}

/// One dimension of an array.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dimension {
    /// A fixed size in elements.
    Static(u64),
    /// `<=n`: at most this size, known at run time.
    Bounded(u64),
    /// `?`: any size.
    Unbounded,
}

impl Dimension {
    /// The size, or its bound; `None` when there is none.
    pub fn bound(self) -> Option<u64> {
        match self {
            Self::Static(size) | Self::Bounded(size) => Some(size),
            Self::Unbounded => None,
        }
    }
}

/// How an array lies in memory.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Layout {
    /// Dimension numbers, fastest varying first.
    pub minor_to_major: Box<[u32]>,
    /// Everything behind the `:`, as written: tiles `T(..)`, element size `E(..)`, memory space `S(..)`, and
    /// what other backends add.
    pub attributes: Box<str>,
    /// Bits an element takes when packed, from `E(bits)`.
    pub element_size_in_bits: Option<u32>,
    /// Memory space from `S(n)`; 0 is the default one.
    pub memory_space: u32,
    /// Tiles from `T(..)`, outermost first; `None` stands for `*`, a combined dimension.
    pub tiles: Box<[Box<[Option<u64>]>]>,
}

impl Shape {
    /// Parses one shape, which must be the whole text.
    ///
    /// # Errors
    /// When the text is no shape.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text, 128);
        let shape = shape(&mut cursor, 0)?;
        cursor.skip_space();
        match cursor.peek() {
            None => Ok(shape),
            Some(_) => Err(cursor.expected("the end of the shape")),
        }
    }

    /// The array, if this is one.
    pub fn as_array(&self) -> Option<&ArrayShape> {
        match self {
            Self::Array(array) => Some(array),
            Self::Buffer(inner) => inner.as_array(),
            Self::Tuple(_) | Self::Token | Self::Opaque => None,
        }
    }

    /// The elements of a tuple; empty for everything else.
    pub fn tuple_shapes(&self) -> &[Shape] {
        match self {
            Self::Tuple(shapes) => shapes,
            Self::Array(_) | Self::Buffer(_) | Self::Token | Self::Opaque => &[],
        }
    }

    /// Elements of an array, 0 for everything else (`ShapeUtil::ElementsIn` of XLA). Saturates.
    pub fn elements(&self) -> u64 {
        self.as_array().map_or(0, ArrayShape::elements)
    }

    /// Bytes of all arrays in it; the pointers of tuples are not counted. Saturates.
    pub fn leaf_bytes(&self) -> u64 {
        match self {
            Self::Array(array) => array.bytes(),
            Self::Buffer(inner) => inner.leaf_bytes(),
            Self::Tuple(shapes) => shapes.iter().fold(0, |sum: u64, s| sum.saturating_add(s.leaf_bytes())),
            Self::Token | Self::Opaque => 0,
        }
    }

    /// Bytes as XLA's cost analysis counts them: of a tuple only its table of pointers, four bytes each.
    pub fn top_level_bytes(&self) -> u64 {
        match self {
            Self::Array(array) => array.bytes(),
            Self::Buffer(inner) => inner.top_level_bytes(),
            Self::Tuple(shapes) => 4 * shapes.len() as u64,
            Self::Token | Self::Opaque => 0,
        }
    }

    /// Calls `f` with every array in it, in order.
    pub fn for_each_array<'s>(&'s self, f: &mut impl FnMut(&'s ArrayShape)) {
        match self {
            Self::Array(array) => f(array),
            Self::Buffer(inner) => inner.for_each_array(f),
            Self::Tuple(shapes) => shapes.iter().for_each(|shape| shape.for_each_array(f)),
            Self::Token | Self::Opaque => {}
        }
    }

    /// Prints it without layouts, as in the signature of a computation.
    pub fn without_layout(&self) -> impl fmt::Display + '_ {
        Printed { shape: self, layouts: false }
    }
}

impl ArrayShape {
    /// Number of elements, unbounded dimensions as 1. Saturates.
    pub fn elements(&self) -> u64 {
        self.dimensions.iter().fold(1, |product: u64, d| product.saturating_mul(d.bound().unwrap_or(1)))
    }

    /// Bits an element takes in memory.
    pub fn element_bits(&self) -> u32 {
        self.layout
            .as_ref()
            .and_then(|layout| layout.element_size_in_bits)
            .unwrap_or_else(|| 8 * self.element_type.bytes())
    }

    /// Bytes in memory, tile padding not counted, as `ShapeUtil::ByteSizeOf`. Saturates.
    pub fn bytes(&self) -> u64 {
        (u128::from(self.elements()) * u128::from(self.element_bits()))
            .div_ceil(8)
            .try_into()
            .unwrap_or(u64::MAX)
    }

    /// Size of dimension `index`, 1 when absent or unbounded.
    pub fn dim(&self, index: usize) -> u64 {
        self.dimensions.get(index).and_then(|d| d.bound()).unwrap_or(1)
    }
}

/// Parses a shape at the cursor.
pub(crate) fn shape(cursor: &mut Cursor<'_>, depth: usize) -> Result<Shape, ParseError> {
    if depth > 64 {
        return Err(cursor.error("tuples are nested deeper than the limit of 64"));
    }
    cursor.skip_space();
    if cursor.eat(b'(') {
        return tuple(cursor, depth);
    }
    let start = cursor.pos();
    let name = cursor.name_run();
    if name == "b" && cursor.eat(b'(') {
        let inner = shape(cursor, depth + 1)?;
        cursor.expect(b')', "')' after the shape of a buffer")?;
        return Ok(Shape::Buffer(Box::new(inner)));
    }
    if name.is_empty() {
        return Err(cursor.expected("a shape such as f32[2,3]{1,0}"));
    }
    cursor.expect(b'[', "'[' after the element type")?;
    let dimensions = dimensions(cursor)?;
    let shape = match name {
        "token" => Shape::Token,
        "opaque" => Shape::Opaque,
        _ => {
            let Some(element_type) = ElementType::parse(name) else {
                cursor.set_pos(start);
                return Err(cursor.error(format_args!("unknown element type {name:?}")));
            };
            let layout = if cursor.peek() == Some(b'{') { Some(Box::new(layout(cursor)?)) } else { None };
            if bytes_overflow(element_type, &dimensions) {
                cursor.set_pos(start);
                return Err(cursor.error("the array has more bytes than a signed 64-bit number can count"));
            }
            Shape::Array(ArrayShape { element_type, dimensions, layout })
        }
    };
    Ok(shape)
}

/// XLA counts elements and bytes in signed 64-bit numbers.
fn bytes_overflow(element_type: ElementType, dimensions: &[Dimension]) -> bool {
    let sizes = || dimensions.iter().map(|d| u128::from(d.bound().unwrap_or(1)));
    let bits = sizes().try_fold(u128::from(element_type.bits().max(8)), u128::checked_mul);
    bits.is_none_or(|bits| bits.div_ceil(8) > i64::MAX as u128) && !sizes().any(|size| size == 0)
}

fn tuple(cursor: &mut Cursor<'_>, depth: usize) -> Result<Shape, ParseError> {
    let mut shapes = Vec::new();
    cursor.skip_space();
    while !cursor.eat(b')') {
        if !shapes.is_empty() {
            cursor.expect(b',', "',' or ')' in a tuple shape")?;
        }
        shapes.push(shape(cursor, depth + 1)?);
        cursor.skip_space();
    }
    Ok(Shape::Tuple(shapes.into_boxed_slice()))
}

fn number(cursor: &mut Cursor<'_>, what: &str) -> Result<u64, ParseError> {
    let start = cursor.pos();
    let mut value: Option<u64> = Some(0);
    while let Some(digit) = cursor.peek().filter(u8::is_ascii_digit) {
        cursor.eat(digit);
        value = value.and_then(|v| v.checked_mul(10)?.checked_add(u64::from(digit - b'0')));
    }
    if cursor.pos() == start {
        return Err(cursor.expected(what));
    }
    value.ok_or_else(|| cursor.error("this number is too large"))
}

fn dimensions(cursor: &mut Cursor<'_>) -> Result<Box<[Dimension]>, ParseError> {
    let mut dimensions = Vec::new();
    cursor.skip_blanks();
    while !cursor.eat(b']') {
        if !dimensions.is_empty() {
            cursor.expect(b',', "',' or ']' in the dimensions")?;
            cursor.skip_blanks();
        }
        let dimension = if cursor.eat(b'?') {
            Dimension::Unbounded
        } else if cursor.eat_str("<=") {
            Dimension::Bounded(number(cursor, "a dimension's bound")?)
        } else {
            Dimension::Static(number(cursor, "a dimension")?)
        };
        dimensions.push(dimension);
        cursor.skip_blanks();
    }
    Ok(dimensions.into_boxed_slice())
}

fn layout(cursor: &mut Cursor<'_>) -> Result<Layout, ParseError> {
    cursor.expect(b'{', "'{'")?;
    let mut minor_to_major = Vec::new();
    cursor.skip_blanks();
    while !matches!(cursor.peek(), Some(b'}' | b':')) {
        if !minor_to_major.is_empty() {
            cursor.expect(b',', "',', ':' or '}' in the layout")?;
            cursor.skip_blanks();
        }
        let dim = number(cursor, "a dimension number")?;
        minor_to_major.push(u32::try_from(dim).map_err(|_| cursor.error("dimension number too large"))?);
        cursor.skip_blanks();
    }
    let mut layout = Layout { minor_to_major: minor_to_major.into_boxed_slice(), ..Layout::default() };
    if cursor.eat(b':') {
        let start = cursor.pos();
        layout_attributes(cursor, &mut layout)?;
        layout.attributes = cursor.slice(start, cursor.pos()).into();
    }
    cursor.expect(b'}', "'}' after the layout")?;
    Ok(layout)
}

/// Reads `T(8,128)(2,1)E(4)S(1)...`; letters that carry nothing for us are only checked for their brackets.
fn layout_attributes(cursor: &mut Cursor<'_>, layout: &mut Layout) -> Result<(), ParseError> {
    let mut tiles = Vec::new();
    let mut key = "";
    loop {
        match cursor.peek() {
            Some(b'(') => {
                let start = cursor.pos();
                cursor.skip_balanced()?;
                let inner = cursor.slice(start + 1, cursor.pos() - 1);
                match key {
                    "T" => tiles.push(inner.split(',').map(|d| d.trim().parse().ok()).collect()),
                    "E" => layout.element_size_in_bits = inner.trim().parse().ok(),
                    "S" => layout.memory_space = inner.trim().parse().unwrap_or(0),
                    _ => {}
                }
            }
            Some(b'#' | b'*') => {
                cursor.eat(b'#');
                cursor.eat(b'*');
                key = "";
            }
            Some(b'}') | None => break,
            Some(_) => {
                key = cursor.name_run();
                if key.is_empty() {
                    return Err(cursor.expected("a layout attribute such as T(8,128)"));
                }
            }
        }
    }
    layout.tiles = tiles.into_boxed_slice();
    Ok(())
}

struct Printed<'s> {
    shape: &'s Shape,
    layouts: bool,
}

impl fmt::Display for Printed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self.shape, self.layouts, f)
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self, true, f)
    }
}

fn print(shape: &Shape, layouts: bool, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match shape {
        Shape::Token => f.write_str("token[]"),
        Shape::Opaque => f.write_str("opaque[]"),
        Shape::Buffer(inner) => {
            f.write_str("b(")?;
            print(inner, layouts, f)?;
            f.write_str(")")
        }
        Shape::Tuple(shapes) => {
            f.write_str("(")?;
            for (index, shape) in shapes.iter().enumerate() {
                if index > 0 {
                    f.write_str(", ")?;
                }
                // XLA numbers every fifth element of a long tuple.
                if index > 0 && index % 5 == 0 {
                    write!(f, "/*index={index}*/")?;
                }
                print(shape, layouts, f)?;
            }
            f.write_str(")")
        }
        Shape::Array(array) => print_array(array, layouts, f),
    }
}

fn print_array(array: &ArrayShape, layouts: bool, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{}[", array.element_type.name())?;
    for (index, dimension) in array.dimensions.iter().enumerate() {
        let comma = if index > 0 { "," } else { "" };
        match dimension {
            Dimension::Static(size) => write!(f, "{comma}{size}")?,
            Dimension::Bounded(size) => write!(f, "{comma}<={size}")?,
            Dimension::Unbounded => write!(f, "{comma}?")?,
        }
    }
    f.write_str("]")?;
    let Some(layout) = array.layout.as_ref().filter(|_| layouts) else { return Ok(()) };
    f.write_str("{")?;
    for (index, dim) in layout.minor_to_major.iter().enumerate() {
        write!(f, "{}{dim}", if index > 0 { "," } else { "" })?;
    }
    if !layout.attributes.is_empty() {
        write!(f, ":{}", layout.attributes)?;
    }
    f.write_str("}")
}
