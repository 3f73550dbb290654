//! `maxtext hlo find`, `show` and `graph`.

use std::io::Write;

use anyhow::{Context, Result, bail};
use clap::ValueEnum;
use hlo::analysis::{Query, dot, neighbourhood, short_shape, svg};
use hlo::dump::{HloModule, InstructionId, metadata};
use serde::Serialize;

use super::Input;
use super::input::Opened;
use super::text::{bytes, count, table};
use crate::cmd::write_json;

#[derive(clap::Args)]
pub(super) struct Find {
    #[command(flatten)]
    input: Input,
    /// Anywhere in the instruction's line.
    #[arg(long)]
    text: Option<String>,
    /// Operation, such as dot or all-gather.
    #[arg(long)]
    opcode: Option<String>,
    /// Part of the instruction's name.
    #[arg(long)]
    name: Option<String>,
    /// Part of the shape, such as "bf16[8,".
    #[arg(long)]
    shape: Option<String>,
    /// Part of a custom call's target.
    #[arg(long)]
    target: Option<String>,
    /// Part of the name in the program, such as decoder/mlp.
    #[arg(long)]
    op_name: Option<String>,
    /// Part of file:line in the program.
    #[arg(long)]
    source: Option<String>,
    /// Results of at least this many bytes.
    #[arg(long, default_value_t = 0)]
    min_bytes: u64,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Found {
    instruction: String,
    computation: String,
    opcode: String,
    shape: String,
    bytes: u64,
    op_name: Option<String>,
    source: Option<String>,
}

fn describe(module: &HloModule<'_>, id: InstructionId) -> Found {
    let instruction = module.instruction(id);
    let of = metadata(module, id);
    Found {
        instruction: instruction.name.to_string(),
        computation: module.computation(module.computation_of(id)).name.to_string(),
        opcode: instruction.opcode_text.to_string(),
        shape: module.shape(id).to_string(),
        bytes: module.shape(id).leaf_bytes(),
        op_name: of.op_name.map(Into::into),
        source: of.source.map(|line| line.to_string()),
    }
}

pub(super) fn find(args: &Find, out: &mut dyn Write) -> Result<()> {
    let file = Opened::read(&args.input)?;
    let decoded = file.decode()?;
    let module = file.parse(&decoded.text, args.input.lenient)?;
    let query = Query {
        text: args.text.clone(),
        opcode: args.opcode.clone(),
        name: args.name.clone(),
        shape: args.shape.clone(),
        target: args.target.clone(),
        op_name: args.op_name.clone(),
        source: args.source.clone(),
        min_bytes: args.min_bytes,
    };
    let found = query.find(&module);
    if args.json {
        write_json(out, &found.iter().map(|id| describe(&module, *id)).collect::<Vec<_>>())?;
        return Ok(());
    }
    let rows: Vec<_> = found
        .iter()
        .map(|id| {
            let f = describe(&module, *id);
            let place = format!("{} / {}", f.computation, f.instruction);
            vec![
                f.opcode,
                short_shape(module.shape(*id)),
                bytes(f.bytes as f64),
                place,
                f.op_name.unwrap_or_default(),
            ]
        })
        .collect();
    out.write_all(table(&rows, &[2]).as_bytes())?;
    eprintln!("{} of {}", found.len(), count(module.instruction_count(), "instruction"));
    Ok(())
}

#[derive(clap::Args)]
pub(super) struct Show {
    #[command(flatten)]
    input: Input,
    /// Name of the instruction or computation, with or without %; the whole module as HLO text if left out.
    name: Option<String>,
    /// Shows what is at most this many operands or users away.
    #[arg(long, default_value_t = 1)]
    hops: usize,
}

/// Most instructions that are shown or drawn around one.
const NEIGHBOURS: usize = 400;

pub(super) fn show(args: &Show, out: &mut dyn Write) -> Result<()> {
    let file = Opened::read(&args.input)?;
    let decoded = file.decode()?;
    let module = file.parse(&decoded.text, args.input.lenient)?;
    let Some(name) = args.name.as_deref().map(|name| name.trim_start_matches('%')) else {
        write!(out, "{module}")?;
        return Ok(());
    };
    if let Some((id, computation)) = module.computations().find(|(_, c)| c.name == name) {
        writeln!(
            out,
            "computation {}, {}",
            computation.name,
            count(module.instructions_of(id).len(), "instruction")
        )?;
        for instruction in module.instructions_of(id) {
            writeln!(out, "  {}", module.display(instruction))?;
        }
        return Ok(());
    }
    let id = instruction(&module, name)?;
    writeln!(out, "{}", module.display(id))?;
    let of = metadata(&module, id);
    writeln!(out, "\n  computation  {}", module.computation(module.computation_of(id)).name)?;
    if let Some(op_name) = of.op_name {
        writeln!(out, "  program      {op_name}")?;
    }
    if let Some(source) = of.source {
        writeln!(out, "  source       {source} {}", source.function)?;
    }
    let users = module.users();
    writeln!(out, "\noperands")?;
    for operand in module.operands(id) {
        writeln!(out, "  {}", module.display(*operand))?;
    }
    writeln!(out, "\nusers")?;
    for user in users.of(id) {
        writeln!(out, "  {}", module.display(*user))?;
    }
    for called in module.called(id) {
        writeln!(out, "\n{}", module.computation(*called).name)?;
        for inner in module.instructions_of(*called) {
            writeln!(out, "  {}", module.display(inner))?;
        }
    }
    if args.hops > 1 {
        writeln!(out, "\nat most {} away", args.hops)?;
        for near in neighbourhood(&module, &users, id, args.hops, NEIGHBOURS) {
            writeln!(out, "  {}", module.display(near))?;
        }
    }
    Ok(())
}

fn instruction(module: &HloModule<'_>, name: &str) -> Result<InstructionId> {
    module.find(name).with_context(|| {
        let near = Query { name: Some(name.to_string()), ..Query::default() }.find(module);
        let names: Vec<_> = near.iter().take(5).map(|id| module.instruction(*id).name).collect();
        let hint = if names.is_empty() { String::new() } else { format!("; there are {}", names.join(", ")) };
        format!("no instruction or computation is named {name:?}{hint}; `maxtext hlo find` searches")
    })
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    Dot,
    Svg,
}

#[derive(clap::Args)]
pub(super) struct Graph {
    #[command(flatten)]
    input: Input,
    /// Name of the instruction to draw around, or of a computation; the entry if left out.
    #[arg(long)]
    around: Option<String>,
    /// Draws what is at most this many operands or users away.
    #[arg(long, default_value_t = 2)]
    hops: usize,
    /// Format of the drawing.
    #[arg(long, value_enum, default_value = "svg")]
    format: Format,
}

pub(super) fn graph(args: &Graph, out: &mut dyn Write) -> Result<()> {
    let file = Opened::read(&args.input)?;
    let decoded = file.decode()?;
    let module = file.parse(&decoded.text, args.input.lenient)?;
    let around = args.around.as_deref().map(|name| name.trim_start_matches('%'));
    let computation = match around {
        None => module.entry(),
        Some(name) => module.computations().find(|(_, c)| c.name == name).map(|(id, _)| id),
    };
    let instructions: Vec<_> = match (computation, around) {
        (Some(computation), _) => module.instructions_of(computation).collect(),
        (None, Some(name)) => {
            neighbourhood(&module, &module.users(), instruction(&module, name)?, args.hops, NEIGHBOURS)
        }
        (None, None) => bail!("the module has no entry computation; name one with --around"),
    };
    let drawing = match args.format {
        Format::Dot => dot(&module, &instructions),
        Format::Svg => svg(&module, &instructions),
    };
    out.write_all(drawing.as_bytes())?;
    Ok(())
}
