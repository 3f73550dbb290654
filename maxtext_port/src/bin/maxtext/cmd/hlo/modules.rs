//! `maxtext hlo modules`.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use hlo::dump::Stage;
use serde::Serialize;

use super::input::{choice_key, matching};
use super::text::{bytes, table};
use crate::cmd::write_json;

#[derive(clap::Args)]
pub(super) struct Args {
    /// Directory of --xla_dump_to.
    directory: PathBuf,
    /// Only modules with this in their name, or with this number.
    #[arg(long)]
    module: Option<String>,
    /// Lists the passes too.
    #[arg(long)]
    passes: bool,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Row {
    id: u32,
    name: String,
    file: Option<String>,
    bytes: u64,
    passes: Vec<Pass>,
    files: usize,
}

#[derive(Serialize)]
struct Pass {
    index: u32,
    pipeline: String,
    after: String,
    file: String,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<()> {
    let mut rows = Vec::new();
    for module in matching(&args.directory, args.module.as_deref())? {
        let file = module.final_file().map(str::to_string);
        let size = file.as_ref().map(|file| std::fs::metadata(args.directory.join(file)));
        let passes = module.passes().filter_map(|(stage, file)| match stage {
            Stage::Pass { index, pipeline, after, .. } => Some(Pass {
                index: *index,
                pipeline: pipeline.clone(),
                after: after.clone(),
                file: file.to_string(),
            }),
            _ => None,
        });
        rows.push(Row {
            id: module.id,
            name: module.name.clone(),
            bytes: size.transpose().context("cannot read the dump")?.map_or(0, |data| data.len()),
            passes: passes.collect(),
            files: module.files.len(),
            file,
        });
    }
    rows.sort_by_key(|row| std::cmp::Reverse(choice_key(row.bytes, row.id)));
    if args.json {
        write_json(out, &rows)?;
        return Ok(());
    }
    for row in &rows {
        let passes = match row.passes.len() {
            1 => "1 pass".to_string(),
            number => format!("{number} passes"),
        };
        let line = vec![
            format!("{:04}", row.id),
            row.name.clone(),
            bytes(row.bytes as f64),
            passes,
            row.file.clone().unwrap_or_default(),
        ];
        out.write_all(table(&[line], &[2]).as_bytes())?;
        for pass in row.passes.iter().filter(|_| args.passes) {
            writeln!(out, "        {:04} {} / {}", pass.index, pass.pipeline, pass.after)?;
        }
    }
    Ok(())
}
