//! Pretty forms with regions or a grammar of their own.

use std::borrow::Cow;

use super::super::ast::{Attribute, Block, BlockArg, Elements, Region, TensorType, Type, TypeKind};
use super::super::cursor::Result;
use super::super::error::Problem;
use super::forms::enumerator;
use super::pretty::{Parts, synthetic};
use super::{Argument, Body, Parser, Use};

impl<'a> Parser<'a> {
    /// `dense<...> : type`, with a dictionary before it; or `() {value = ...} : () -> type`.
    pub(super) fn constant_op(&mut self) -> Result<Body<'a>> {
        let at = self.cursor.pos();
        if self.cursor.eat("(") {
            self.cursor.expect(")")?;
            let mut attributes = Vec::new();
            if self.cursor.eat("<") {
                attributes = self.dictionary()?;
                self.cursor.expect(">")?;
            }
            attributes.extend(self.optional_dictionary()?);
            self.cursor.expect(":")?;
            let (_, results) = self.signature()?;
            return Ok(Body::new(Vec::new(), self.sorted(attributes, at)?, Vec::new(), results));
        }
        let mut attributes = self.optional_dictionary()?;
        let value_at = self.cursor.pos();
        let value = self.attribute()?;
        let ty = match &value {
            Attribute::Number { ty, .. } | Attribute::Dense { ty, .. } => Some(ty.clone()),
            Attribute::Bool(_) => Some(self.scalar("i1")),
            Attribute::Other { ty, .. } | Attribute::Dialect { ty, .. } | Attribute::String { ty, .. } => {
                ty.clone()
            }
            _ => None,
        };
        let Some(ty) = ty else {
            let problem = Problem::Expected {
                expected: "a constant with a type, such as `dense<0.0> : tensor<f32>`".into(),
                found: "an attribute without a type".into(),
            };
            return Err(self.cursor.error(value_at, problem));
        };
        attributes.push(("value".into(), value));
        Ok(Body::new(Vec::new(), self.sorted(attributes, at)?, Vec::new(), vec![ty]))
    }

    /// `(%arg = %init, ...) : types attributes {...} cond { ... } do { ... }`.
    pub(super) fn while_op(&mut self) -> Result<Body<'a>> {
        let at = self.cursor.pos();
        let pairs = self.list("(", ")", |parser| {
            let argument = parser.use_value()?;
            parser.cursor.expect("=")?;
            Ok((argument, parser.use_value()?))
        })?;
        let mut types = Vec::new();
        if !pairs.is_empty() {
            self.cursor.expect(":")?;
            types = self.type_list()?;
        }
        let inits: Vec<Use<'a>> = pairs.iter().map(|(_, init)| *init).collect();
        let operands = self.resolve(&inits, &types, at)?;
        let attributes = self.attributes_keyword()?;
        let arguments = || {
            pairs
                .iter()
                .zip(&types)
                .map(|((argument, _), ty)| named(argument, ty.clone()))
                .collect::<Vec<_>>()
        };
        self.cursor.expect_word("cond")?;
        let condition = self.region(arguments())?;
        self.cursor.expect_word("do")?;
        let body = self.region(arguments())?;
        Ok(Body::new(operands, attributes, vec![condition, body], types))
    }

    /// `(%a init: %b), ... applies op across dimensions = [0] : types`, or with a `reducer` region.
    pub(super) fn reduce_op(&mut self) -> Result<Body<'a>> {
        let at = self.cursor.pos();
        let (mut uses, mut inits) = (Vec::new(), Vec::new());
        loop {
            self.cursor.expect("(")?;
            uses.push(self.use_value()?);
            self.cursor.expect_word("init")?;
            self.cursor.expect(":")?;
            inits.push(self.use_value()?);
            self.cursor.expect(")")?;
            if !self.cursor.eat(",") {
                break;
            }
        }
        uses.extend(inits);
        let applied = match self.cursor.eat_word("applies") {
            true => Some(self.cursor.word("an operation name")?),
            false => None,
        };
        self.cursor.expect_word("across")?;
        self.cursor.expect_word("dimensions")?;
        self.cursor.expect("=")?;
        let mut attributes = vec![("dimensions".into(), self.integers()?)];
        attributes.extend(self.optional_dictionary()?);
        let attributes = self.sorted(attributes, at)?;
        self.cursor.expect(":")?;
        let signature_at = self.cursor.pos();
        let (types, results) = self.signature()?;
        let operands = self.resolve(&uses, &types, signature_at)?;
        let region = match applied {
            Some(name) => self.applied_region(name, &types, signature_at)?,
            None => self.reducer_region()?,
        };
        Ok(Body::new(operands, attributes, vec![region], results))
    }

    /// The region that `applies op` abbreviates: `op` on two scalars of the first input's type.
    fn applied_region(&mut self, name: &str, types: &[Type<'a>], at: usize) -> Result<Region<'a>> {
        let element = match types.first().map(|ty| &**ty) {
            Some(TypeKind::Tensor(tensor)) => tensor.element.clone(),
            _ => {
                let problem = Problem::Expected {
                    expected: "a tensor as first input".into(),
                    found: "another type".into(),
                };
                return Err(self.cursor.error(at, problem));
            }
        };
        let scalar =
            Type::new(TypeKind::Tensor(TensorType { shape: Some(Vec::new()), element, encoding: None }));
        let lhs = self.value("", scalar.clone())?;
        let rhs = self.value("", scalar.clone())?;
        let result = self.value("", scalar)?;
        let args = vec![BlockArg { value: lhs, location: None }, BlockArg { value: rhs, location: None }];
        let ops = vec![
            synthetic(name, vec![lhs, rhs], vec![result], at),
            synthetic("stablehlo.return", vec![result], Vec::new(), at),
        ];
        Ok(Region { blocks: vec![Block { label: None, args, ops }] })
    }

    /// `reducer(%a: t, %b: t) (%c: u, %d: u) { ... }`: the values first, the initial values behind them.
    fn reducer_region(&mut self) -> Result<Region<'a>> {
        self.cursor.expect_word("reducer")?;
        let (mut arguments, mut inits) = (Vec::new(), Vec::new());
        while self.cursor.eat("(") {
            arguments.push(self.argument()?);
            self.cursor.expect(",")?;
            inits.push(self.argument()?);
            self.cursor.expect(")")?;
        }
        arguments.extend(inits);
        self.region(arguments)
    }

    /// `(%a, %b) dim_numbers = [..]x[..]->[..], window = {..} {..} : types`.
    pub(super) fn convolution_op(&mut self) -> Result<Body<'a>> {
        let at = self.cursor.pos();
        let mut parts =
            Parts { uses: self.list("(", ")", |parser| parser.use_value())?, attributes: Vec::new() };
        self.cursor.expect_word("dim_numbers")?;
        self.cursor.expect("=")?;
        let lhs = self.square()?;
        self.cursor.expect("x")?;
        let rhs = self.square()?;
        self.cursor.expect("->")?;
        let output = self.square()?;
        let body = Some(Cow::Owned(format!("[{lhs}]x[{rhs}]->[{output}]")));
        parts.push("dimension_numbers", Attribute::Dialect { name: "stablehlo.conv".into(), body, ty: None });
        self.cursor.expect(",")?;
        self.cursor.expect_word("window")?;
        self.cursor.expect("=")?;
        self.cursor.expect("{")?;
        while self.cursor.peek() != b'}' {
            self.window_entry(&mut parts)?;
            if !self.cursor.eat(",") {
                break;
            }
        }
        self.cursor.expect("}")?;
        parts.attributes.extend(self.optional_dictionary()?);
        self.cursor.expect(":")?;
        let (types, results) = self.signature()?;
        let operands = self.resolve(&parts.uses, &types, at)?;
        Ok(Body::new(operands, self.sorted(parts.attributes, at)?, Vec::new(), results))
    }

    fn square(&mut self) -> Result<Cow<'a, str>> {
        if self.cursor.peek() == b'[' { self.cursor.balanced() } else { Err(self.cursor.expected("`[`")) }
    }

    fn window_entry(&mut self, parts: &mut Parts<'a>) -> Result<()> {
        let key = self.cursor.peek_word();
        let name = match key {
            "stride" => "window_strides",
            "pad" => "padding",
            "lhs_dilate" => "lhs_dilation",
            "rhs_dilate" => "rhs_dilation",
            "reverse" => "window_reversal",
            _ => {
                let keys = "`stride`, `pad`, `lhs_dilate`, `rhs_dilate` or `reverse`";
                return Err(self.cursor.expected(keys));
            }
        };
        self.cursor.bump(key.len());
        self.cursor.expect("=")?;
        let value = match key {
            "pad" => self.padding()?,
            "reverse" => self.truth_values()?,
            _ => self.integers()?,
        };
        parts.push(name, value);
        Ok(())
    }

    /// `[[1, 1], [0, 2]]` as a constant of type `tensor<nx2xi64>`.
    fn padding(&mut self) -> Result<Attribute<'a>> {
        let pairs = self.list("[", "]", |parser| {
            parser.cursor.expect("[")?;
            let low = parser.cursor.number("the low padding")?;
            parser.cursor.expect(",")?;
            let high = parser.cursor.number("the high padding")?;
            parser.cursor.expect("]")?;
            Ok([Cow::Borrowed(low), Cow::Borrowed(high)])
        })?;
        let element = self.scalar("i64");
        let rows = pairs.len();
        let shape = Some(vec![Some(rows as u64), Some(2)]);
        let ty = Type::new(TypeKind::Tensor(TensorType { shape, element, encoding: None }));
        let mut values: Vec<Cow<'a, str>> = pairs.into_iter().flatten().collect();
        let all_equal = values.windows(2).all(|pair| pair[0] == pair[1]);
        // As MLIR prints the same constant elsewhere.
        let elements = match values.pop() {
            None => Elements::Empty,
            Some(last) if all_equal => Elements::Splat(last),
            Some(last) => {
                values.push(last);
                Elements::List { values, shape: vec![rows, 2] }
            }
        };
        Ok(Attribute::Dense { elements, ty })
    }

    /// `[false, true]` or `[0, 1]`.
    fn truth_values(&mut self) -> Result<Attribute<'a>> {
        let values = self.list("[", "]", |parser| {
            let value = match parser.cursor.peek_word() {
                word @ ("true" | "false") => {
                    parser.cursor.bump(word.len());
                    word == "true"
                }
                _ => parser.cursor.integer("`true` or `false`")? != 0,
            };
            Ok(Cow::Borrowed(if value { "true" } else { "false" }))
        })?;
        Ok(Attribute::DenseArray { element: self.scalar("i1"), values })
    }

    /// `"name" %a, %b (regions) {..} : types`.
    pub(super) fn composite_op(&mut self) -> Result<Body<'a>> {
        let at = self.cursor.pos();
        let mut parts = Parts::default();
        let escaped = Cow::Borrowed(self.cursor.string("the composite's name, a string")?);
        parts.push("name", Attribute::String { escaped, ty: None });
        parts.uses = self.use_list()?;
        let regions = match self.cursor.peek() {
            b'(' => self.list("(", ")", |parser| parser.region(Vec::new()))?,
            _ => Vec::new(),
        };
        parts.attributes.extend(self.optional_dictionary()?);
        self.cursor.expect(":")?;
        let (types, results) = self.signature()?;
        let operands = self.resolve(&parts.uses, &types, at)?;
        Ok(Body::new(operands, self.sorted(parts.attributes, at)?, regions, results))
    }

    /// `(%x, k = 4) : type -> (type, type)`.
    pub(super) fn top_k_op(&mut self) -> Result<Body<'a>> {
        let at = self.cursor.pos();
        let mut parts = Parts::default();
        self.cursor.expect("(")?;
        parts.uses.push(self.use_value()?);
        self.cursor.expect(",")?;
        self.cursor.expect_word("k")?;
        self.cursor.expect("=")?;
        parts.push("k", self.integer_of("i64")?);
        if self.cursor.eat(",") {
            self.cursor.expect_word("is_stable")?;
            self.cursor.expect("=")?;
            parts.push("is_stable", self.attribute()?);
        }
        self.cursor.expect(")")?;
        parts.attributes.extend(self.optional_dictionary()?);
        self.cursor.expect(":")?;
        let input = self.ty()?;
        self.cursor.expect("->")?;
        let results = self.result_types()?;
        let operands = self.resolve(&parts.uses, &[input], at)?;
        Ok(Body::new(operands, self.sorted(parts.attributes, at)?, Vec::new(), results))
    }

    /// `(%x) inits (%c) dimension = 0 attributes {..} { ... } : types`.
    pub(super) fn scan_op(&mut self) -> Result<Body<'a>> {
        let at = self.cursor.pos();
        let mut parts =
            Parts { uses: self.list("(", ")", |parser| parser.use_value())?, attributes: Vec::new() };
        let inputs = parts.uses.len();
        self.cursor.expect_word("inits")?;
        parts.uses.extend(self.list("(", ")", |parser| parser.use_value())?);
        let carries = parts.uses.len() - inputs;
        self.cursor.expect_word("dimension")?;
        self.cursor.expect("=")?;
        parts.push("dimension", self.integer_of("i64")?);
        parts.attributes.extend(self.attributes_keyword()?);
        let region = self.region(Vec::new())?;
        self.cursor.expect(":")?;
        let (types, results) = self.signature()?;
        let operands = self.resolve(&parts.uses, &types, at)?;
        let Some(outputs) = results.len().checked_sub(carries) else {
            let problem =
                Problem::Count { what: "results of a scan", expected: carries, found: results.len() };
            return Err(self.cursor.error(at, problem));
        };
        let operand_segments = self.segments([inputs, carries]);
        let result_segments = self.segments([outputs, carries]);
        parts.push("operandSegmentSizes", operand_segments);
        parts.push("resultSegmentSizes", result_segments);
        Ok(Body::new(operands, self.sorted(parts.attributes, at)?, vec![region], results))
    }

    fn segments(&mut self, sizes: [usize; 2]) -> Attribute<'a> {
        let values = sizes.iter().map(|size| Cow::Owned(size.to_string())).collect();
        Attribute::DenseArray { element: self.scalar("i32"), values }
    }

    /// `[1, 2]` or `array<i64: 1, 2>`.
    pub(super) fn integers(&mut self) -> Result<Attribute<'a>> {
        if self.cursor.peek() != b'[' {
            return self.attribute();
        }
        let values = self.integer_list()?;
        Ok(Attribute::DenseArray { element: self.scalar("i64"), values })
    }

    fn integer_list(&mut self) -> Result<Vec<Cow<'a, str>>> {
        self.list("[", "]", |parser| parser.cursor.number("an integer").map(Cow::Borrowed))
    }

    pub(super) fn integer_of(&mut self, ty: &'static str) -> Result<Attribute<'a>> {
        let text = Cow::Borrowed(self.cursor.number("an integer")?);
        Ok(Attribute::Number { text, ty: self.scalar(ty) })
    }

    /// `[0:2, 1:8:2]`.
    pub(super) fn ranges(&mut self, parts: &mut Parts<'a>) -> Result<()> {
        let (mut starts, mut limits, mut strides) = (Vec::new(), Vec::new(), Vec::new());
        self.list("[", "]", |parser| {
            starts.push(Cow::Borrowed(parser.cursor.number("the start")?));
            parser.cursor.expect(":")?;
            limits.push(Cow::Borrowed(parser.cursor.number("the limit")?));
            strides.push(Cow::Borrowed(match parser.cursor.eat(":") {
                true => parser.cursor.number("the stride")?,
                false => "1",
            }));
            Ok(())
        })?;
        for (name, values) in [("start_indices", starts), ("limit_indices", limits), ("strides", strides)] {
            let element = self.scalar("i64");
            parts.push(name, Attribute::DenseArray { element, values });
        }
        Ok(())
    }

    /// `e8m10`.
    pub(super) fn float_format(&mut self, parts: &mut Parts<'a>) -> Result<()> {
        let at = self.cursor.pos();
        let word = self.cursor.word("a format such as `e8m10`")?;
        let split = word.strip_prefix('e').and_then(|rest| rest.split_once('m'));
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        match split {
            Some((exponent, mantissa)) if digits(exponent) && digits(mantissa) => {
                for (name, text) in [("exponent_bits", exponent), ("mantissa_bits", mantissa)] {
                    let ty = self.scalar("i32");
                    parts.push(name, Attribute::Number { text: Cow::Borrowed(text), ty });
                }
                Ok(())
            }
            _ => {
                let problem = Problem::Expected {
                    expected: "a format such as `e8m10`".into(),
                    found: format!("`{word}`"),
                };
                Err(self.cursor.error(at, problem))
            }
        }
    }

    /// `batching_dims = [0] x [0], contracting_dims = [2] x [1]`.
    pub(super) fn dot_dimensions(&mut self, parts: &mut Parts<'a>) -> Result<()> {
        let mut fields = Vec::new();
        if self.cursor.eat_word("batching_dims") {
            fields.extend(self.dimension_pair("batching")?);
            self.cursor.expect(",")?;
        }
        self.cursor.expect_word("contracting_dims")?;
        fields.extend(self.dimension_pair("contracting")?);
        let body = Some(Cow::Owned(fields.join(", ")));
        parts.push(
            "dot_dimension_numbers",
            Attribute::Dialect { name: "stablehlo.dot".into(), body, ty: None },
        );
        Ok(())
    }

    /// `= [0] x [1]` as the two fields of the attribute; empty lists have none.
    fn dimension_pair(&mut self, kind: &str) -> Result<Vec<String>> {
        self.cursor.expect("=")?;
        let lhs = self.integer_list()?;
        self.cursor.expect_word("x")?;
        let rhs = self.integer_list()?;
        let sides = [("lhs", lhs), ("rhs", rhs)];
        let shown = sides.iter().filter(|(_, list)| !list.is_empty());
        Ok(shown.map(|(side, list)| format!("{side}_{kind}_dimensions = [{}]", list.join(", "))).collect())
    }

    /// `, precision = [A, B]` and `, algorithm = <...>`.
    pub(super) fn precision(&mut self, parts: &mut Parts<'a>) -> Result<()> {
        while self.cursor.eat(",") {
            match self.cursor.word("`precision` or `algorithm`")? {
                "precision" => {
                    self.cursor.expect("=")?;
                    let list = self.list("[", "]", |parser| {
                        Ok(enumerator("precision", parser.cursor.word("a precision")?))
                    })?;
                    parts.push("precision_config", Attribute::Array(list));
                }
                "algorithm" => {
                    self.cursor.expect("=")?;
                    let value = self.stripped("stablehlo.dot_algorithm")?;
                    parts.push("algorithm", value);
                }
                _ => return Err(self.cursor.expected("`precision` or `algorithm` before this")),
            }
        }
        Ok(())
    }

    /// `<body>` of an attribute whose name the form leaves out.
    pub(super) fn stripped(&mut self, name: &'static str) -> Result<Attribute<'a>> {
        if self.cursor.peek() == b'#' {
            return self.attribute();
        }
        if self.cursor.peek() != b'<' {
            return Err(self.cursor.expected("`<`"));
        }
        let body = Some(self.cursor.balanced()?);
        Ok(Attribute::Dialect { name: name.into(), body, ty: None })
    }
}

fn named<'a>(used: &Use<'a>, ty: Type<'a>) -> Argument<'a> {
    Argument { name: used.name, at: used.at, ty, location: None }
}
