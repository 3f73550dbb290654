//! Losses of several runs side by side: `cargo run -p examples --example compare_runs -- OUT.svg NAME=METRICS.jsonl ...`
//!
//! Reads the files that `metrics_file=` makes. Prints, for each run, the mean loss of its last quarter, and the mean over
//! all steps of its distance to the first run, with the standard error of that mean; draws the smoothed curves.

use std::io::Write;

use anyhow::{Context, Result, bail};
use plotters::prelude::*;

/// Steps that one point of the picture averages.
const WINDOW: usize = 50;

struct Run {
    name: String,
    losses: Vec<f64>,
}

fn read(argument: &str) -> Result<Run> {
    let (name, path) = argument.split_once('=').with_context(|| format!("{argument}: expected NAME=FILE"))?;
    let text = std::fs::read_to_string(path).with_context(|| path.to_owned())?;
    let loss = |(line, json): (usize, &str)| {
        let metrics: serde_json::Value = serde_json::from_str(json)?;
        metrics["learning/loss"].as_f64().with_context(|| format!("{path}:{}: no learning/loss", line + 1))
    };
    let losses = text.lines().enumerate().map(loss).collect::<Result<Vec<_>>>()?;
    if losses.is_empty() {
        bail!("{path} has no steps");
    }
    Ok(Run { name: name.to_owned(), losses })
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

/// Mean and its standard error, of the steps' differences to another run with the same data.
fn gap(run: &Run, base: &Run) -> (f64, f64) {
    let gaps: Vec<f64> = run.losses.iter().zip(&base.losses).map(|(a, b)| a - b).collect();
    let m = mean(&gaps);
    let variance = gaps.iter().map(|g| (g - m).powi(2)).sum::<f64>() / gaps.len() as f64;
    (m, (variance / gaps.len() as f64).sqrt())
}

fn draw(path: &str, runs: &[Run]) -> Result<()> {
    let smooth = |run: &Run| -> Vec<(f64, f64)> {
        let windows = run.losses.chunks(WINDOW).enumerate();
        windows.map(|(i, w)| ((i * WINDOW + w.len() / 2) as f64, mean(w))).collect()
    };
    let curves: Vec<_> = runs.iter().map(smooth).collect();
    let points = || curves.iter().flatten();
    let last = points().map(|p| p.0).fold(1.0, f64::max);
    let (low, high) = points().fold((f64::MAX, f64::MIN), |(low, high), p| (low.min(p.1), high.max(p.1)));
    let area = SVGBackend::new(path, (960, 540)).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .margin(16)
        .x_label_area_size(40)
        .y_label_area_size(56)
        .build_cartesian_2d(0.0..last, low - 0.05..high + 0.05)?;
    chart.configure_mesh().x_desc("step").y_desc("loss (nats per token)").light_line_style(WHITE).draw()?;
    for (i, (run, curve)) in runs.iter().zip(curves).enumerate() {
        let color = Palette99::pick(i).to_rgba();
        let line = move |(x, y)| PathElement::new([(x, y), (x + 20, y)], color);
        chart.draw_series(LineSeries::new(curve, color.stroke_width(2)))?.label(&run.name).legend(line);
    }
    chart.configure_series_labels().background_style(WHITE).border_style(BLACK).draw()?;
    area.present()?;
    Ok(())
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some((picture, runs)) = arguments.split_first().filter(|(_, runs)| !runs.is_empty()) else {
        bail!("usage: compare_runs OUT.svg NAME=METRICS.jsonl ...; the first run is the one compared with");
    };
    let runs = runs.iter().map(|r| read(r)).collect::<Result<Vec<_>>>()?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "{:<24} {:>6} {:>20} {:>24}", "run", "steps", "loss, last quarter", "gap to the first")?;
    for run in &runs {
        let last = mean(&run.losses[run.losses.len() * 3 / 4..]);
        let (gap, error) = gap(run, &runs[0]);
        writeln!(out, "{:<24} {:>6} {last:>20.4} {gap:>+15.4} ± {error:.4}", run.name, run.losses.len())?;
    }
    draw(picture, &runs)
}
