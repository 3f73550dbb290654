//! The verbs. Each has `Args` for clap and `run(args, out)`: data to `out`, log to standard error.

pub(crate) mod config;
pub(crate) mod decode;
pub(crate) mod doctor;
pub(crate) mod hlo;
pub(crate) mod plugin;
pub(crate) mod quantize;
pub(crate) mod train;

use std::io::{self, Write};

use serde::Serialize;
use xla::provision::Provisioner;

/// Writes a value as indented JSON and a line end.
pub(crate) fn write_json(out: &mut dyn Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut *out, value)?;
    writeln!(out)
}

/// The provisioner of every verb: follows the environment and shows its steps in the log.
pub(crate) fn provisioner() -> Provisioner {
    Provisioner::from_env().on_progress(|step| eprintln!("{step}"))
}

/// Writes rows as columns, each as wide as its widest cell.
pub(crate) fn write_table(out: &mut dyn Write, rows: &[Vec<String>]) -> io::Result<()> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|c| c.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    for row in rows {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}"));
        writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}
