//! StableHLO text of a module: deterministic, in the pretty form where StableHLO has one.

mod attributes;
mod literal;
mod ops;

use std::fmt::{self, Write};
use std::panic::Location;

use rustc_hash::FxHashMap;

use crate::graph::{BlockId, Data, OpData, ScopeId, ValueId};
use crate::op::Op;
use crate::{Module, TensorType};

/// What the printer adds to the operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintOptions {
    /// Scope paths and source places as MLIR locations: XLA turns them into `op_name`, `source_file` and `source_line`
    /// metadata.
    pub locations: bool,
}

impl Default for PrintOptions {
    fn default() -> Self {
        PrintOptions { locations: true }
    }
}

impl fmt::Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text(PrintOptions::default()))
    }
}

impl Module {
    /// StableHLO text.
    pub fn to_text(&self, options: PrintOptions) -> String {
        let mut printer = Printer::new(&self.data, options);
        // Writing to a String cannot fail.
        let _ = printer.module();
        printer.out
    }
}

/// Scope, operation and number of the place.
type LocationKey = (ScopeId, &'static str, u32);

pub(crate) struct Printer<'a> {
    data: &'a Data,
    options: PrintOptions,
    out: String,
    indent: usize,
    /// Printed name of each value: number and, for one of several results, its position.
    names: Vec<Name>,
    next: u32,
    types: Vec<String>,
    locations: FxHashMap<LocationKey, u32>,
    location_table: Vec<LocationKey>,
    /// Number of each place in a file. The compiler may keep a place twice: by address first, then by content, so that
    /// the text depends on the content only.
    places: FxHashMap<*const Location<'static>, u32>,
    place_numbers: FxHashMap<&'static Location<'static>, u32>,
    place_table: Vec<&'static Location<'static>>,
    composites: Vec<&'a OpData>,
}

#[derive(Clone, Copy)]
enum Name {
    Unset,
    Arg(u32),
    Value(u32),
    Part(u32, u32),
}

impl<'a> Printer<'a> {
    fn new(data: &'a Data, options: PrintOptions) -> Self {
        Printer {
            data,
            options,
            out: String::with_capacity(data.ops.len() * 160 + 4096),
            indent: 0,
            names: vec![Name::Unset; data.values.len()],
            next: 0,
            types: data.types.iter().map(TensorType::to_string).collect(),
            locations: FxHashMap::default(),
            location_table: Vec::new(),
            places: FxHashMap::default(),
            place_numbers: FxHashMap::default(),
            place_table: Vec::new(),
            composites: Vec::new(),
        }
    }

    fn module(&mut self) -> fmt::Result {
        write!(self.out, "module @{}", symbol(&self.data.name))?;
        self.module_attributes()?;
        self.out.push_str(" {\n");
        self.indent = 1;
        if let Some(mesh) = &self.data.mesh {
            self.out.push_str("  sdy.mesh @mesh = <[");
            for (i, (name, size)) in mesh.axes.iter().enumerate() {
                write!(self.out, "{}{name:?}={size}", if i == 0 { "" } else { ", " })?;
            }
            self.out.push_str("]>\n");
        }
        self.main()?;
        let mut printed = 0;
        while printed < self.composites.len() {
            self.composite_function(printed)?;
            printed += 1;
        }
        self.out.push_str("}\n");
        self.location_definitions()
    }

    fn module_attributes(&mut self) -> fmt::Result {
        let partitions = self.data.mesh.as_ref().map_or(1, |m| m.num_devices());
        write!(
            self.out,
            " attributes {{mhlo.num_partitions = {partitions} : i32, mhlo.num_replicas = 1 : i32}}"
        )
    }

    fn main(&mut self) -> fmt::Result {
        let data = self.data;
        self.out.push_str("  func.func public @main(");
        for (i, (p, info)) in data.blocks[Data::MAIN.index()].params.iter().zip(&data.params).enumerate() {
            self.names[p.index()] = Name::Arg(i as u32);
            if i > 0 {
                self.out.push_str(", ");
            }
            write!(self.out, "%arg{i}: ")?;
            self.ty(*p);
            let mut attributes = Vec::new();
            if let Some(result) = info.donated_to {
                attributes.push(format!("tf.aliasing_output = {result} : i32"));
            }
            if let Some(sharding) = &info.sharding {
                attributes.push(format!("sdy.sharding = #sdy.sharding{}", attributes::sharding(sharding)));
            }
            if !attributes.is_empty() {
                write!(self.out, " {{{}}}", attributes.join(", "))?;
            }
            if self.options.locations && !info.name.is_empty() {
                write!(self.out, " loc({:?})", info.name)?;
            }
        }
        self.out.push_str(") -> (");
        for (i, (r, info)) in data.blocks[Data::MAIN.index()].results.iter().zip(&data.results).enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.ty(*r);
            let mut attributes = Vec::new();
            if !info.name.is_empty() {
                attributes.push(format!("jax.result_info = {:?}", info.name));
            }
            if let Some(sharding) = &info.sharding {
                attributes.push(format!("sdy.sharding = #sdy.sharding{}", attributes::sharding(sharding)));
            }
            if !attributes.is_empty() {
                write!(self.out, " {{{}}}", attributes.join(", "))?;
            }
        }
        self.out.push_str(") {\n");
        self.block_body(Data::MAIN, "return")?;
        self.out.push_str("  }\n");
        Ok(())
    }

    fn composite_function(&mut self, n: usize) -> fmt::Result {
        let block = self.composites[n].blocks[0];
        write!(self.out, "  func.func private @{}(", composite_symbol(self.composites[n], n))?;
        self.next = 0;
        self.params(block)?;
        self.out.push_str(") -> ");
        let results = self.data.blocks[block.index()].results.clone();
        self.type_list(&results);
        self.out.push_str(" {\n");
        self.block_body(block, "return")?;
        self.out.push_str("  }\n");
        Ok(())
    }

    /// Operations of a block and its terminator.
    fn block_body(&mut self, block: BlockId, terminator: &str) -> fmt::Result {
        let data = self.data;
        self.indent += 1;
        for op in &data.blocks[block.index()].ops {
            self.operation(&data.ops[op.index()])?;
        }
        self.newline_indent();
        self.out.push_str(terminator);
        let results = &data.blocks[block.index()].results;
        if !results.is_empty() {
            self.out.push(' ');
            self.values(results);
            self.out.push_str(" : ");
            for (i, r) in results.iter().enumerate() {
                if i > 0 {
                    self.out.push_str(", ");
                }
                self.ty(*r);
            }
        }
        self.out.push('\n');
        self.indent -= 1;
        Ok(())
    }

    fn operation(&mut self, op: &'a OpData) -> fmt::Result {
        self.newline_indent();
        self.result_names(op);
        self.op(op)?;
        self.location(op);
        self.out.push('\n');
        Ok(())
    }

    fn result_names(&mut self, op: &OpData) {
        let first = if let Op::While { invariants } = op.op { invariants as u32 } else { 0 };
        let count = op.results.len() as u32 + first;
        if count == 0 {
            return;
        }
        let number = self.next;
        self.next += 1;
        for (i, r) in op.results.iter().enumerate() {
            let part = Name::Part(number, first + i as u32);
            self.names[r.index()] = if count == 1 { Name::Value(number) } else { part };
        }
        self.numbered("%", number);
        if count != 1 {
            self.numbered(":", count);
        }
        self.out.push_str(" = ");
    }

    /// Typed parameters of a region, `%3: tensor<f32>, ...`, given fresh names.
    fn params(&mut self, block: BlockId) -> fmt::Result {
        for (i, p) in self.data.blocks[block.index()].params.iter().enumerate() {
            self.names[p.index()] = Name::Value(self.next);
            self.next += 1;
            if i > 0 {
                self.out.push_str(", ");
            }
            self.value(*p);
            self.out.push_str(": ");
            self.ty(*p);
        }
        Ok(())
    }

    fn newline_indent(&mut self) {
        for _ in 0..self.indent {
            self.out.push_str("  ");
        }
    }

    fn value(&mut self, v: ValueId) {
        match self.names[v.index()] {
            Name::Arg(n) => self.numbered("%arg", n),
            Name::Value(n) => self.numbered("%", n),
            Name::Part(n, i) => {
                self.numbered("%", n);
                self.numbered("#", i);
            }
            Name::Unset => self.numbered("%undefined", v.0),
        }
    }

    /// `prefix` and a number: most of what is printed, and several times as fast as through a formatter.
    fn numbered(&mut self, prefix: &str, mut number: u32) {
        self.out.push_str(prefix);
        let mut digits = [0_u8; 10];
        let mut at = digits.len();
        loop {
            at -= 1;
            digits[at] = b'0' + (number % 10) as u8;
            number /= 10;
            if number == 0 {
                break;
            }
        }
        self.out.extend(digits[at..].iter().map(|d| char::from(*d)));
    }

    fn values(&mut self, values: &[ValueId]) {
        for (i, v) in values.iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.value(*v);
        }
    }

    fn ty(&mut self, v: ValueId) {
        self.out.push_str(&self.types[self.data.values[v.index()].ty.index()]);
    }

    /// `(a, b)` of types.
    fn type_tuple(&mut self, values: &[ValueId]) {
        self.out.push('(');
        for (i, v) in values.iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.ty(*v);
        }
        self.out.push(')');
    }

    /// A result type list: bare when there is one.
    fn type_list(&mut self, values: &[ValueId]) {
        match values {
            [one] => self.ty(*one),
            _ => self.type_tuple(values),
        }
    }

    /// ` : (operand types) -> result types`.
    fn signature(&mut self, op: &OpData) {
        self.out.push_str(" : ");
        self.type_tuple(&op.operands);
        self.out.push_str(" -> ");
        self.type_list(&op.results);
    }

    fn location(&mut self, op: &OpData) {
        if !self.options.locations {
            return;
        }
        let name = op.op.name();
        let key = (op.scope, name, self.place(op.location));
        let table = &mut self.location_table;
        let n = *self.locations.entry(key).or_insert_with(|| {
            table.push(key);
            table.len() as u32
        });
        self.numbered(" loc(#loc", n);
        self.out.push(')');
    }

    fn place(&mut self, location: &'static Location<'static>) -> u32 {
        let (numbers, table) = (&mut self.place_numbers, &mut self.place_table);
        *self.places.entry(std::ptr::from_ref(location)).or_insert_with(|| {
            *numbers.entry(location).or_insert_with(|| {
                table.push(location);
                table.len() as u32
            })
        })
    }

    /// Places in files, then the scopes that operations at these places belong to.
    fn location_definitions(&mut self) -> fmt::Result {
        for (i, place) in self.place_table.iter().enumerate() {
            let (file, line, column) = (attributes::string(place.file()), place.line(), place.column());
            writeln!(self.out, "#place{} = loc({file}:{line}:{column})", i + 1)?;
        }
        let table = std::mem::take(&mut self.location_table);
        let mut last = (ScopeId(0), String::new());
        for (i, (scope, name, place)) in table.into_iter().enumerate() {
            if last.0 != scope {
                let path = attributes::string(&self.data.scope_path(scope));
                last = (scope, path.trim_matches('"').to_owned());
            }
            self.numbered("#loc", i as u32 + 1);
            self.out.push_str(" = loc(\"");
            self.out.push_str(&last.1);
            self.out.push_str(if last.1.is_empty() { "" } else { "/" });
            self.out.push_str(name);
            self.numbered("\"(#place", place);
            self.out.push_str("))\n");
        }
        Ok(())
    }
}

/// A name as an MLIR symbol: other characters than letters, digits, `_`, `.`, `$` and `-` become `_`.
fn symbol(name: &str) -> String {
    let mut s: String = name
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-') { c } else { '_' })
        .collect();
    if !s.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
        s.insert(0, '_');
    }
    s
}

fn composite_symbol(op: &OpData, n: usize) -> String {
    let Op::Composite { name, .. } = &op.op else { return String::new() };
    format!("{}.impl_{n}", symbol(name))
}
