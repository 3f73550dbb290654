//! StableHLO programs as HLO text, so that everything that reads HLO also reads what JAX and this trainer lower to.
//!
//! The translation is made for looking, not for running: shapes, operations, calls, loops, products, groups of
//! devices, donation and names are those that XLA gives the program before it optimises; array constants keep their
//! shape alone. An operation without a counterpart becomes a custom call of its name, whose work is unknown.

mod attributes;
mod ops;
mod regions;
mod types;

use std::collections::HashMap;
use std::fmt::Write as _;

use crate::mlir::{self, Attribute, Block, Module, Op, Position, ValueId};

use types::{escape, metadata, shape, tuple};

/// Why a StableHLO text could not be turned into HLO text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StablehloError {
    /// It is not MLIR.
    #[error(transparent)]
    Parse(#[from] mlir::ParseError),
    /// It has no function with a body.
    #[error("there is no function in this MLIR text; a StableHLO program has a func.func @main")]
    NoFunction,
    /// An operation breaks a rule of StableHLO.
    #[error("{position}: {operation}: invalid StableHLO: {message}")]
    Invalid {
        /// Where it stands.
        position: Position,
        /// Its name.
        operation: String,
        /// Which rule, and how.
        message: String,
    },
    /// An operation that cannot be understood.
    #[error("{position}: {operation}: {message}")]
    Operation {
        /// Where it stands.
        position: Position,
        /// Its name.
        operation: String,
        /// What is wrong.
        message: &'static str,
    },
}

type Result<T> = std::result::Result<T, StablehloError>;

/// Turns the text of a StableHLO program into HLO text.
///
/// # Errors
/// When the text is no MLIR, has no function, or an operation breaks a rule or lacks what it needs. Operations that this
/// crate does not know are no error; they are said to be unknown.
pub fn hlo_text_of_stablehlo(text: &str) -> Result<String> {
    let module = mlir::parse(text)?;
    let functions = functions(&module);
    let entry = functions.iter().find(|(name, _)| *name == "main").or(functions.first());
    let Some(&(entry, _)) = entry else { return Err(StablehloError::NoFunction) };
    if let Err(mlir::ImportError::Op { position, op, problem }) = mlir::check(&module, entry) {
        return Err(StablehloError::Invalid { position, operation: op, message: problem.to_string() });
    }
    let mut translator = Translator {
        module: &module,
        constants: HashMap::new(),
        computations: String::new(),
        next: 0,
        header: Header::default(),
    };
    module.walk(&mut |op| {
        if let ("stablehlo.constant", [value]) = (&*op.name, &op.results[..]) {
            translator.constants.insert(*value, op);
        }
    });
    for (name, function) in &functions {
        translator.function(name, function, *name == entry)?;
    }
    Ok(translator.finish())
}

/// The functions with a body, by name.
fn functions<'m, 'a>(module: &'m Module<'a>) -> Vec<(&'m str, &'m Op<'a>)> {
    let mut functions = Vec::new();
    module.walk(&mut |op| {
        let has_body = op.regions.iter().any(|region| !region.blocks.is_empty());
        if let (true, "func.func", Some(Attribute::String { escaped, .. })) =
            (has_body, &*op.name, op.attribute("sym_name"))
        {
            functions.push((&**escaped, op));
        }
    });
    functions
}

/// What the first line says of the entry.
#[derive(Default)]
struct Header {
    aliases: Vec<String>,
    donors: Vec<String>,
}

struct Translator<'m, 'a> {
    module: &'m Module<'a>,
    /// Constants may be used inside regions that cannot take further parameters.
    constants: HashMap<ValueId, &'m Op<'a>>,
    computations: String,
    /// Number for the next name.
    next: usize,
    header: Header,
}

/// A computation that is being written.
#[derive(Default)]
struct Body {
    lines: Vec<String>,
    names: HashMap<ValueId, Name>,
    parameters: usize,
}

/// The instruction of a value.
#[derive(Clone)]
struct Name {
    text: String,
    line: usize,
}

impl Body {
    /// Adds `name = rest`.
    fn push(&mut self, name: String, rest: &str) -> Name {
        self.lines.push(format!("{name} = {rest}"));
        Name { text: name, line: self.lines.len() - 1 }
    }

    fn text(&self, name: &str, root: Option<&Name>, is_entry: bool) -> String {
        let mut text = format!("\n{}%{name} {{\n", if is_entry { "ENTRY " } else { "" });
        for (at, line) in self.lines.iter().enumerate() {
            let mark = if root.is_some_and(|root| root.line == at) { "ROOT " } else { "" };
            text.push_str("  ");
            text.push_str(mark);
            text.push('%');
            text.push_str(line);
            text.push('\n');
        }
        text.push_str("}\n");
        text
    }
}

impl<'m, 'a> Translator<'m, 'a> {
    fn finish(self) -> String {
        let name = self.module.name().unwrap_or("module");
        let name: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
        let mut text = format!("HloModule {}", if name.is_empty() { "module" } else { &name });
        for (key, list) in
            [("input_output_alias", &self.header.aliases), ("buffer_donor", &self.header.donors)]
        {
            if !list.is_empty() {
                // Writing to a string cannot fail.
                let _ = write!(text, ", {key}={{ {} }}", list.join(", "));
            }
        }
        let top = self.module.ops.first();
        for key in ["num_replicas", "num_partitions"] {
            if let Some(count) = top.and_then(|op| attributes::integer(op.attribute(&format!("mhlo.{key}"))?))
            {
                let _ = write!(text, ", {key}={count}");
            }
        }
        text.push('\n');
        text.push_str(&self.computations);
        text
    }

    fn fail<T>(&self, op: &Op<'a>, message: &'static str) -> Result<T> {
        Err(StablehloError::Operation {
            position: self.module.position(op),
            operation: op.name.to_string(),
            message,
        })
    }

    /// A name that no other instruction has.
    fn fresh(&mut self, base: &str) -> String {
        self.next += 1;
        format!("{base}.{}", self.next)
    }

    fn shape(&self, value: ValueId) -> String {
        shape(self.module.ty(value))
    }

    fn shapes(&self, values: &[ValueId]) -> Vec<String> {
        values.iter().map(|value| self.shape(*value)).collect()
    }

    fn function(&mut self, name: &str, op: &'m Op<'a>, is_entry: bool) -> Result<()> {
        let Some(block) = op.regions.first().and_then(|region| region.blocks.first()) else { return Ok(()) };
        if is_entry {
            self.donations(op);
        }
        let mut body = Body::default();
        self.parameters(block, &mut body);
        let root = self.block(block, &mut body, Root::One)?;
        self.computations.push_str(&body.text(&computation_name(name), root.as_ref(), is_entry));
        Ok(())
    }

    /// The arguments of a block as parameters.
    fn parameters(&mut self, block: &'m Block<'a>, body: &mut Body) {
        for argument in &block.args {
            let shape = self.shape(argument.value);
            let place = metadata(self.module, argument.location.as_ref());
            let name = self.parameter(&shape, &place, body);
            body.names.insert(argument.value, name);
        }
    }

    fn parameter(&mut self, shape: &str, place: &str, body: &mut Body) -> Name {
        let number = body.parameters;
        body.parameters += 1;
        let name = self.fresh("arg");
        body.push(name, &format!("{shape} parameter({number}){place}"))
    }

    /// Donated arguments: `tf.aliasing_output` names the result, `jax.buffer_donor` leaves it to XLA.
    fn donations(&mut self, op: &Op<'a>) {
        let Some(Attribute::Array(arguments)) = op.attribute("arg_attrs") else { return };
        for (number, argument) in arguments.iter().enumerate() {
            let Attribute::Dictionary(entries) = argument else { continue };
            for (key, value) in entries {
                match (&**key, attributes::integer(value)) {
                    ("tf.aliasing_output", Some(result)) => {
                        self.header.aliases.push(format!("{{{result}}}: ({number}, {{}}, may-alias)"));
                    }
                    ("jax.buffer_donor", _) if *value != Attribute::Bool(false) => {
                        self.header.donors.push(format!("({number}, {{}})"));
                    }
                    _ => {}
                }
            }
        }
    }

    /// The instructions of a block; gives the one that stands for its results.
    fn block(&mut self, block: &'m Block<'a>, body: &mut Body, root: Root<'_>) -> Result<Option<Name>> {
        for op in &block.ops {
            if matches!(&*op.name, "func.return" | "stablehlo.return" | "sdy.return") {
                return self.returned(op, body, root).map(Some);
            }
            self.op(op, body)?;
        }
        Ok(None)
    }

    fn returned(&mut self, op: &'m Op<'a>, body: &mut Body, root: Root<'_>) -> Result<Name> {
        let mut names = self.operands(op, body)?;
        let mut shapes = self.shapes(&op.operands);
        match (root, names.len()) {
            (Root::One, 1) => Ok(names.remove(0)),
            (root, _) => {
                if let Root::Tuple(more) = root {
                    for (name, shape) in more {
                        names.push(name.clone());
                        shapes.push(shape.clone());
                    }
                }
                Ok(self.make_tuple(&names, &shapes, body))
            }
        }
    }

    fn make_tuple(&mut self, names: &[Name], shapes: &[String], body: &mut Body) -> Name {
        let name = self.fresh("tuple");
        body.push(name, &format!("{} tuple({})", tuple(shapes), list(names)))
    }

    fn element(&mut self, of: &Name, index: usize, shape: &str, body: &mut Body) -> Name {
        let name = self.fresh("get-tuple-element");
        body.push(name, &format!("{shape} get-tuple-element(%{}), index={index}", of.text))
    }

    fn operands(&mut self, op: &Op<'a>, body: &mut Body) -> Result<Vec<Name>> {
        op.operands.iter().map(|value| self.operand(op, *value, body)).collect()
    }

    fn operand(&mut self, op: &Op<'a>, value: ValueId, body: &mut Body) -> Result<Name> {
        if let Some(name) = body.names.get(&value) {
            return Ok(name.clone());
        }
        match self.constants.get(&value) {
            Some(constant) => {
                let constant = *constant;
                self.op(constant, body)?;
                match body.names.get(&value) {
                    Some(name) => Ok(name.clone()),
                    None => self.fail(op, "an operand is not defined here"),
                }
            }
            None => self.fail(op, "its region uses a value from outside that is no constant"),
        }
    }

    /// Adds an instruction and names the results of `op` after it.
    fn instruction(&mut self, op: &'m Op<'a>, opcode: &str, operands: &[Name], more: &str, body: &mut Body) {
        let place = metadata(self.module, op.location.as_ref());
        let name = self.fresh(opcode);
        let operands = list(operands);
        match op.results[..] {
            [value] => {
                let shape = self.shape(value);
                let name = body.push(name, &format!("{shape} {opcode}({operands}){more}{place}"));
                body.names.insert(value, name);
            }
            _ => {
                let shapes = self.shapes(&op.results);
                let whole = body.push(name, &format!("{} {opcode}({operands}){more}{place}", tuple(&shapes)));
                self.elements(&op.results, &whole, body);
            }
        }
    }

    /// Names values after the elements of a tuple.
    fn elements(&mut self, values: &[ValueId], of: &Name, body: &mut Body) {
        for (index, value) in values.iter().enumerate() {
            let shape = self.shape(*value);
            let name = self.element(of, index, &shape, body);
            body.names.insert(*value, name);
        }
    }
}

/// What a computation returns.
enum Root<'r> {
    /// Its only result, or a tuple of several.
    One,
    /// A tuple in any case, of the results and then these values with their shapes.
    Tuple(&'r [(Name, String)]),
}

fn list(names: &[Name]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("%{}", name.text)).collect();
    names.join(", ")
}

/// A function's name as a computation's.
fn computation_name(symbol: &str) -> String {
    symbol
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '-') { c } else { '_' })
        .collect()
}

/// A text in quotes.
fn quoted(text: &str) -> String {
    format!("\"{}\"", escape(text))
}
