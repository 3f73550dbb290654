//! The syntax tree back to text.
//!
//! Modules and functions are printed in their own syntax, all other operations in the generic form,
//! with values numbered afresh: one tree, one text. Every MLIR reader with the dialects takes it.

use std::fmt::{self, Display, Formatter, Write};

use super::ast::{Attribute, Block, BlockArg, Location, Module, Op, Region, TypeKind, ValueId};
use super::display::{Symbol, write_entries};

/// Writes modules.
struct Printer<'m, 'a, 'f, 'w> {
    module: &'m Module<'a>,
    /// Number of each value within its function, by value.
    names: Vec<Name>,
    next: u32,
    next_arg: u32,
    locations: bool,
    out: &'f mut Formatter<'w>,
}

#[derive(Clone, Copy, Default)]
enum Name {
    #[default]
    None,
    Argument(u32),
    Result(u32),
    /// The n-th of several results.
    Part(u32, u32),
}

impl Display for Name {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Name::None => f.write_str("%?"),
            Name::Argument(n) => write!(f, "%arg{n}"),
            Name::Result(n) => write!(f, "%{n}"),
            Name::Part(n, part) => write!(f, "%{n}#{part}"),
        }
    }
}

/// A module as text, with or without locations.
pub(super) struct Text<'m, 'a> {
    pub(super) module: &'m Module<'a>,
    pub(super) locations: bool,
}

impl Display for Text<'_, '_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let names = vec![Name::None; self.module.values.len()];
        let (module, locations) = (self.module, self.locations);
        Printer { module, names, next: 0, next_arg: 0, locations, out: f }.run()
    }
}

impl<'a> Printer<'_, 'a, '_, '_> {
    fn run(&mut self) -> fmt::Result {
        let module = self.module;
        for (name, value) in &module.attribute_aliases {
            if self.locations || !matches!(value, Attribute::Location(_)) {
                writeln!(self.out, "#{name} = {value}")?;
            }
        }
        for op in &module.ops {
            self.op(op, 0)?;
        }
        match module.resources {
            Some(resources) => writeln!(self.out, "\n{resources}"),
            None => Ok(()),
        }
    }

    fn indent(&mut self, level: usize) -> fmt::Result {
        (0..level).try_for_each(|_| self.out.write_str("  "))
    }

    fn op(&mut self, op: &Op<'a>, level: usize) -> fmt::Result {
        self.indent(level)?;
        match &*op.name {
            "builtin.module" if is_plain_module(op) => self.module_op(op, level)?,
            "func.func" if is_plain_function(self.module, op) => self.function(op, level)?,
            _ => self.generic(op, level)?,
        }
        self.location(op.location.as_ref())?;
        self.out.write_char('\n')
    }

    fn location(&mut self, location: Option<&Location<'a>>) -> fmt::Result {
        match location {
            Some(location) if self.locations => write!(self.out, " loc({location})"),
            _ => Ok(()),
        }
    }

    fn module_op(&mut self, op: &Op<'a>, level: usize) -> fmt::Result {
        self.out.write_str("module")?;
        if let Some(Attribute::String { escaped, .. }) = op.attribute("sym_name") {
            write!(self.out, " {}", Symbol(escaped))?;
        }
        self.attributes_keyword(op, &["sym_name"])?;
        self.out.write_str(" {\n")?;
        self.regions_ops(&op.regions, level + 1)?;
        self.indent(level)?;
        self.out.write_char('}')
    }

    fn regions_ops(&mut self, regions: &[Region<'a>], level: usize) -> fmt::Result {
        let blocks = regions.iter().flat_map(|region| &region.blocks);
        for op in blocks.flat_map(|block| &block.ops) {
            self.op(op, level)?;
        }
        Ok(())
    }

    /// ` attributes {..}` with all but the named ones.
    fn attributes_keyword(&mut self, op: &Op<'a>, except: &[&str]) -> fmt::Result {
        let mut shown = op.attributes.iter().filter(|(name, _)| !except.contains(&name.as_ref())).peekable();
        if shown.peek().is_none() {
            return Ok(());
        }
        self.out.write_str(" attributes {")?;
        write_entries(self.out, shown)?;
        self.out.write_char('}')
    }

    fn function(&mut self, op: &Op<'a>, level: usize) -> fmt::Result {
        let saved = (self.next, self.next_arg);
        (self.next, self.next_arg) = (0, 0);
        self.out.write_str("func.func ")?;
        if let Some(Attribute::String { escaped, .. }) = op.attribute("sym_visibility") {
            write!(self.out, "{escaped} ")?;
        }
        if let Some(Attribute::String { escaped, .. }) = op.attribute("sym_name") {
            write!(self.out, "{}", Symbol(escaped))?;
        }
        self.function_signature(op)?;
        let except = ["sym_name", "sym_visibility", "function_type", "arg_attrs", "res_attrs"];
        self.attributes_keyword(op, &except)?;
        if let Some(region) = op.regions.first().filter(|region| !region.blocks.is_empty()) {
            self.out.write_str(" {\n")?;
            for (index, block) in region.blocks.iter().enumerate() {
                if index > 0 {
                    self.label(block, level)?;
                }
                block.ops.iter().try_for_each(|op| self.op(op, level + 1))?;
            }
            self.indent(level)?;
            self.out.write_char('}')?;
        }
        (self.next, self.next_arg) = saved;
        Ok(())
    }

    fn function_signature(&mut self, op: &Op<'a>) -> fmt::Result {
        let Some(Attribute::Type(ty)) = op.attribute("function_type") else { return Ok(()) };
        let TypeKind::Function { inputs, results } = &**ty else { return Ok(()) };
        let entry = op.regions.first().and_then(|region| region.blocks.first());
        self.out.write_char('(')?;
        for (index, input) in inputs.iter().enumerate() {
            self.comma(index)?;
            let arg = entry.and_then(|block| block.args.get(index));
            match arg {
                Some(arg) => {
                    let name = self.name_argument(arg.value);
                    write!(self.out, "{name}: {input}")?;
                }
                None => write!(self.out, "{input}")?,
            }
            self.dictionary_at(op.attribute("arg_attrs"), index)?;
            self.location(arg.and_then(|arg| arg.location.as_ref()))?;
        }
        self.out.write_char(')')?;
        if results.is_empty() {
            return Ok(());
        }
        self.out.write_str(" -> (")?;
        for (index, result) in results.iter().enumerate() {
            self.comma(index)?;
            write!(self.out, "{result}")?;
            self.dictionary_at(op.attribute("res_attrs"), index)?;
        }
        self.out.write_char(')')
    }

    fn comma(&mut self, index: usize) -> fmt::Result {
        if index > 0 { self.out.write_str(", ") } else { Ok(()) }
    }

    fn dictionary_at(&mut self, list: Option<&Attribute<'a>>, index: usize) -> fmt::Result {
        let Some(Attribute::Array(list)) = list else { return Ok(()) };
        match list.get(index) {
            Some(Attribute::Dictionary(entries)) if entries.is_empty() => Ok(()),
            Some(dictionary) => write!(self.out, " {dictionary}"),
            None => Ok(()),
        }
    }

    fn name_argument(&mut self, value: ValueId) -> Name {
        let name = Name::Argument(self.next_arg);
        self.next_arg += 1;
        self.names[value.index()] = name;
        name
    }

    fn name_results(&mut self, results: &[ValueId]) -> fmt::Result {
        let number = self.next;
        match results {
            [] => return Ok(()),
            [one] => {
                self.names[one.index()] = Name::Result(number);
                write!(self.out, "%{number} = ")?;
            }
            many => {
                for (part, value) in many.iter().enumerate() {
                    self.names[value.index()] = Name::Part(number, part as u32);
                }
                write!(self.out, "%{number}:{} = ", many.len())?;
            }
        }
        self.next += 1;
        Ok(())
    }

    fn generic(&mut self, op: &Op<'a>, level: usize) -> fmt::Result {
        self.name_results(&op.results)?;
        write!(self.out, "\"{}\"(", op.name)?;
        for (index, operand) in op.operands.iter().enumerate() {
            self.comma(index)?;
            let name = self.names[operand.index()];
            write!(self.out, "{name}")?;
        }
        self.out.write_char(')')?;
        if !op.successors.is_empty() {
            write!(self.out, "[^{}]", op.successors.join(", ^"))?;
        }
        if !op.regions.is_empty() {
            self.out.write_str(" (")?;
            for (index, region) in op.regions.iter().enumerate() {
                self.comma(index)?;
                self.region(region, level)?;
            }
            self.out.write_char(')')?;
        }
        if !op.attributes.is_empty() {
            self.out.write_str(" {")?;
            write_entries(self.out, op.attributes.iter())?;
            self.out.write_char('}')?;
        }
        self.out.write_str(" : (")?;
        self.types(&op.operands)?;
        self.out.write_str(") -> ")?;
        match op.results.as_slice() {
            [one] if !matches!(**self.module.ty(*one), TypeKind::Function { .. }) => self.types(&[*one]),
            many => {
                self.out.write_char('(')?;
                self.types(many)?;
                self.out.write_char(')')
            }
        }
    }

    fn types(&mut self, values: &[ValueId]) -> fmt::Result {
        for (index, value) in values.iter().enumerate() {
            self.comma(index)?;
            write!(self.out, "{}", self.module.ty(*value))?;
        }
        Ok(())
    }

    /// Numbers go on inside a region; siblings may use the same ones again.
    fn region(&mut self, region: &Region<'a>, level: usize) -> fmt::Result {
        let saved = (self.next, self.next_arg);
        self.out.write_str("{\n")?;
        let plain =
            matches!(region.blocks.as_slice(), [only] if only.args.is_empty() && !only.ops.is_empty());
        for (index, block) in region.blocks.iter().enumerate() {
            if index > 0 || !plain {
                self.label(block, level)?;
            }
            block.ops.iter().try_for_each(|op| self.op(op, level + 1))?;
        }
        (self.next, self.next_arg) = saved;
        self.indent(level)?;
        self.out.write_char('}')
    }

    fn label(&mut self, block: &Block<'a>, level: usize) -> fmt::Result {
        self.indent(level)?;
        write!(self.out, "^{}", block.label.unwrap_or("bb0"))?;
        if !block.args.is_empty() {
            self.out.write_char('(')?;
            for (index, arg) in block.args.iter().enumerate() {
                self.comma(index)?;
                self.argument(arg)?;
            }
            self.out.write_char(')')?;
        }
        self.out.write_str(":\n")
    }

    fn argument(&mut self, arg: &BlockArg<'a>) -> fmt::Result {
        let name = self.name_argument(arg.value);
        write!(self.out, "{name}: {}", self.module.ty(arg.value))?;
        self.location(arg.location.as_ref())
    }
}

/// Whether the module's own syntax can express it.
fn is_plain_module(op: &Op<'_>) -> bool {
    let body = match op.regions.as_slice() {
        [region] => region.blocks.as_slice(),
        _ => return false,
    };
    let named =
        op.attribute("sym_name").is_none_or(|name| matches!(name, Attribute::String { ty: None, .. }));
    matches!(body, [block] if block.args.is_empty())
        && named
        && op.operands.is_empty()
        && op.results.is_empty()
}

/// Whether the function's own syntax can express it.
fn is_plain_function(module: &Module<'_>, op: &Op<'_>) -> bool {
    let string = |name: &str| matches!(op.attribute(name), Some(Attribute::String { ty: None, .. }));
    let visible = match op.attribute("sym_visibility") {
        Some(Attribute::String { escaped, ty: None }) => {
            matches!(&**escaped, "public" | "private" | "nested")
        }
        Some(_) => false,
        None => true,
    };
    let Some(Attribute::Type(ty)) = op.attribute("function_type") else { return false };
    let TypeKind::Function { inputs, results } = &**ty else { return false };
    let entry = match op.regions.as_slice() {
        [region] => region.blocks.first(),
        _ => return false,
    };
    let fits = entry.is_none_or(|block| {
        block.args.len() == inputs.len()
            && block.args.iter().zip(inputs).all(|(arg, input)| module.ty(arg.value) == input)
    });
    string("sym_name")
        && visible
        && fits
        && op.operands.is_empty()
        && op.results.is_empty()
        && dictionaries(op.attribute("arg_attrs"), inputs.len())
        && dictionaries(op.attribute("res_attrs"), results.len())
}

/// A list of `count` dictionaries that are not all empty, or nothing.
fn dictionaries(attribute: Option<&Attribute<'_>>, count: usize) -> bool {
    let full = |item: &Attribute<'_>| matches!(item, Attribute::Dictionary(entries) if !entries.is_empty());
    match attribute {
        None => true,
        Some(Attribute::Array(list)) => {
            list.len() == count
                && list.iter().all(|item| matches!(item, Attribute::Dictionary(_)))
                && list.iter().any(full)
        }
        Some(_) => false,
    }
}
