//! What a step and an evaluation report: MaxText's log lines, its `metrics_file` and TensorBoard scalars.
//!
//! Names, order and formats are MaxText 0.2.5's (`common/metric_logger.py`).

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

use super::tensorboard::EventWriter;

/// The scalars that the compiled training step gives back, f32 as on the device.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LearningScalars {
    /// Loss that is differentiated: cross-entropy per weighted token, z-loss included.
    pub loss: f32,
    /// Cross-entropy sum over weights plus 1e-8; MaxText's contains the z term too.
    pub lm_loss: f32,
    /// z-loss term alone, per weighted token.
    pub z_loss: f32,
    /// Targets that carry loss.
    pub total_weights: f32,
    /// Norm of the gradients after clipping.
    pub grad_norm: f32,
    /// Norm of the gradients before clipping.
    pub raw_grad_norm: f32,
    /// Norm of the parameters after the update.
    pub param_norm: f32,
}

/// All that one training step reports.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StepReport {
    /// Index of the step, from 0.
    pub step: u64,
    /// From the device.
    pub learning: LearningScalars,
    /// The schedule at this step.
    pub learning_rate: f32,
    /// Seconds between two returns of the dispatch.
    pub seconds: f64,
    /// TFLOP of a step on one device.
    pub tflops: f64,
    /// Tokens of a step on one device.
    pub tokens: f64,
}

impl StepReport {
    /// exp(lm_loss), as MaxText computes it.
    pub fn perplexity(&self) -> f32 {
        self.learning.lm_loss.exp()
    }

    /// MaxText's line for a finished step.
    pub fn line(&self) -> String {
        format!(
            "completed step: {}, seconds: {:.3}, TFLOP/s/device: {:.3}, Tokens/s/device: {:.3}, total_weights: {}, \
             loss: {:.3}, lm_loss: {:.3}, perplexity: {:.3}",
            self.step,
            self.seconds,
            self.tflops / self.seconds,
            self.tokens / self.seconds,
            self.learning.total_weights,
            self.learning.loss,
            self.learning.lm_loss,
            self.perplexity(),
        )
    }

    /// Scalars by MaxText's names. Terms of models that are not Llama (mixture of experts, multi-token prediction)
    /// are zero there as here.
    pub fn scalars(&self) -> Vec<(&'static str, f64)> {
        let learning = &self.learning;
        vec![
            ("learning/loss", learning.loss.into()),
            ("learning/lm_loss", learning.lm_loss.into()),
            ("learning/perplexity", self.perplexity().into()),
            ("learning/z_loss", learning.z_loss.into()),
            ("learning/moe_lb_loss", 0.0),
            ("learning/indexer_loss", 0.0),
            ("learning/mtp_loss", 0.0),
            ("learning/total_weights", learning.total_weights.into()),
            ("learning/grad_norm", learning.grad_norm.into()),
            ("learning/raw_grad_norm", learning.raw_grad_norm.into()),
            ("learning/param_norm", learning.param_norm.into()),
            ("learning/current_learning_rate", self.learning_rate.into()),
            ("perf/step_time_seconds", self.seconds),
            ("perf/per_device_tflops", self.tflops),
            ("perf/per_device_tflops_per_sec", self.tflops / self.seconds),
            ("perf/per_device_tokens", self.tokens),
            ("perf/per_device_tokens_per_sec", self.tokens / self.seconds),
        ]
    }
}

/// Sums over the batches of one evaluation.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct EvalSums {
    /// Sum of the cross-entropies, z term included.
    pub total_loss: f64,
    /// Targets that carried loss.
    pub total_weights: f64,
    /// Sum over batches of each batch's normalised z-loss.
    pub z_loss: f64,
    /// Batches so far.
    pub batches: u64,
}

impl EvalSums {
    /// Adds one batch.
    pub fn add(&mut self, total_loss: f32, total_weights: f32, z_loss: f32) {
        self.total_loss += f64::from(total_loss);
        self.total_weights += f64::from(total_weights);
        self.z_loss += f64::from(z_loss);
        self.batches += 1;
    }

    /// Loss per weighted token over all batches. The 1e-8 is MaxText's guard against no weights.
    pub fn average_loss(&self) -> f64 {
        self.total_loss / (self.total_weights + 1e-8)
    }

    fn average_z_loss(&self) -> f64 {
        if self.batches == 0 { 0.0 } else { self.z_loss / self.batches as f64 }
    }

    /// MaxText's line after each batch; `seconds` is that batch's time.
    pub fn running_line(&self, seconds: f64) -> String {
        let average = self.average_loss();
        format!(
            "Completed eval step: {}, seconds: {seconds:.3}, running loss={average:.3}, running perplexity={:.3}, \
             running total_weights={}",
            self.batches.saturating_sub(1),
            average.exp(),
            self.total_weights,
        )
    }

    /// Running scalars by MaxText's names.
    pub fn running_scalars(&self, seconds: f64) -> Vec<(&'static str, f64)> {
        let average = self.average_loss();
        vec![
            ("eval/avg_loss", average),
            ("eval/avg_perplexity", average.exp()),
            ("eval/total_weights", self.total_weights),
            ("eval/avg_mtp_loss", 0.0),
            ("eval/avg_mtp_acceptance_rate_percent", 0.0),
            ("eval/step_time_seconds", seconds),
        ]
    }

    /// MaxText's summary line.
    pub fn line(&self, step: u64) -> String {
        let average = self.average_loss();
        format!(
            "Completed eval after train step {step}, loss={average:.3}, perplexity={:.3}, total_weights={}, \
             avg_z_loss={:.3}",
            average.exp(),
            self.total_weights,
            self.average_z_loss(),
        )
    }

    /// Summary scalars by MaxText's names.
    pub fn scalars(&self) -> Vec<(&'static str, f64)> {
        let average = self.average_loss();
        vec![
            ("eval/total_loss", self.total_loss),
            ("eval/total_weights", self.total_weights),
            ("eval/moe_lb_loss", 0.0),
            ("eval/indexer_loss", 0.0),
            ("eval/mtp_loss", 0.0),
            ("eval/mtp_acceptance_rate_percent", 0.0),
            ("eval/z_loss", self.z_loss),
            ("eval/avg_loss", average),
            ("eval/avg_perplexity", average.exp()),
            ("eval/avg_moe_lb_loss", 0.0),
            ("eval/avg_indexer_loss", 0.0),
            ("eval/avg_mtp_loss", 0.0),
            ("eval/avg_mtp_acceptance_rate_percent", 0.0),
            ("eval/avg_z_loss", self.average_z_loss()),
        ]
    }
}

/// A metrics sink that could not be written.
#[derive(Debug, thiserror::Error)]
#[error("cannot write metrics to {}: {source}; training stops so that no step goes unrecorded", path.display())]
pub struct MetricsError {
    /// The file that failed.
    pub path: PathBuf,
    /// What the file system said.
    pub source: io::Error,
}

/// Where scalars go besides the log.
#[derive(Default)]
pub struct MetricSinks {
    metrics_file: Option<PathBuf>,
    tensorboard: Option<EventWriter>,
    run_name: String,
}

impl MetricSinks {
    /// Sinks for a run: `metrics_file` gets JSON lines, `tensorboard_dir` an event file; either may be absent.
    ///
    /// # Errors
    /// When the event file cannot be made.
    pub fn open(
        run_name: &str,
        metrics_file: Option<PathBuf>,
        tensorboard_dir: Option<&Path>,
    ) -> Result<Self, MetricsError> {
        let tensorboard = match tensorboard_dir {
            Some(dir) => Some(
                EventWriter::create(dir)
                    .map_err(|source| MetricsError { path: dir.to_path_buf(), source })?,
            ),
            None => None,
        };
        Ok(MetricSinks { metrics_file, tensorboard, run_name: run_name.to_string() })
    }

    /// Writes a training step or an evaluation's summary to all sinks.
    ///
    /// # Errors
    /// When a sink cannot be written (disk full, folder gone).
    pub fn write(&mut self, step: u64, scalars: &[(&'static str, f64)]) -> Result<(), MetricsError> {
        if let Some(events) = &mut self.tensorboard {
            events
                .scalars(step as i64, scalars.iter().map(|&(name, value)| (name, value as f32)))
                .map_err(|source| MetricsError { path: events.path().to_path_buf(), source })?;
        }
        self.write_line(step, scalars)
    }

    /// Adds text to TensorBoard's text page, where there is one.
    ///
    /// # Errors
    /// When the event file cannot be written.
    pub fn text(&mut self, tag: &str, text: &str) -> Result<(), MetricsError> {
        match &mut self.tensorboard {
            Some(events) => events
                .text(tag, text)
                .map_err(|source| MetricsError { path: events.path().to_path_buf(), source }),
            None => Ok(()),
        }
    }

    /// Writes one running line of an evaluation: to the file only, as MaxText does.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn write_line(&mut self, step: u64, scalars: &[(&'static str, f64)]) -> Result<(), MetricsError> {
        let Some(path) = &self.metrics_file else { return Ok(()) };
        append_line(path, step, &json_line(step, scalars, &self.run_name))
            .map_err(|source| MetricsError { path: path.clone(), source })
    }

    /// Makes buffered events visible.
    ///
    /// # Errors
    /// When the event file cannot be written.
    pub fn flush(&mut self) -> Result<(), MetricsError> {
        match &mut self.tensorboard {
            Some(events) => {
                events.flush().map_err(|source| MetricsError { path: events.path().to_path_buf(), source })
            }
            None => Ok(()),
        }
    }
}

fn json_line(step: u64, scalars: &[(&'static str, f64)], run_name: &str) -> String {
    let mut line: Map<String, Value> =
        scalars.iter().map(|&(name, value)| (name.to_string(), json_number(value))).collect();
    line.insert("step".to_string(), json_number(step as f64));
    line.insert("run_name".to_string(), Value::from(run_name));
    Value::Object(line).to_string()
}

/// JSON has no NaN or infinity; Python writes the bare words, which most readers refuse. A string keeps the line
/// readable for both and loses nothing.
fn json_number(value: f64) -> Value {
    serde_json::Number::from_f64(value).map_or_else(|| Value::from(value.to_string()), Value::Number)
}

/// Appends a line in one write; a line with step 0 first empties the file, as MaxText does.
fn append_line(path: &Path, step: u64, line: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().append(true).create(true).open(path)?;
    // A pipe or a device has no length.
    if step == 0 && file.metadata()?.is_file() {
        file.set_len(0)?;
    }
    file.write_all(format!("{line}\n").as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report() -> StepReport {
        let learning = LearningScalars {
            loss: 6.07723,
            lm_loss: 6.07723,
            total_weights: 256.0,
            ..LearningScalars::default()
        };
        StepReport { step: 3, learning, learning_rate: 1e-3, seconds: 0.5, tflops: 0.001, tokens: 256.0 }
    }

    #[test]
    fn the_line_has_maxtexts_fields_in_its_order() {
        assert_eq!(
            report().line(),
            "completed step: 3, seconds: 0.500, TFLOP/s/device: 0.002, Tokens/s/device: 512.000, total_weights: 256, \
             loss: 6.077, lm_loss: 6.077, perplexity: 435.820"
        );
    }

    #[test]
    fn step_zero_empties_the_metrics_file() {
        let dir = std::env::temp_dir().join(format!("maxtext-metrics-{}", std::process::id()));
        std::fs::create_dir_all(&dir).unwrap();
        let file = dir.join("metrics.jsonl");
        let mut sinks = MetricSinks::open("run", Some(file.clone()), None).unwrap();
        sinks.write(7, &[("learning/loss", 2.0)]).unwrap();
        sinks.write(0, &[("learning/loss", f64::NAN)]).unwrap();
        let text = std::fs::read_to_string(&file).unwrap();
        let line: Value = serde_json::from_str(text.trim_end()).unwrap();
        assert_eq!(line["learning/loss"], "NaN");
        assert_eq!(line["run_name"], "run");
        std::fs::remove_dir_all(&dir).unwrap();
    }

    #[test]
    fn a_full_disk_is_an_error_that_names_the_file() {
        let mut sinks = MetricSinks::open("run", Some(PathBuf::from("/dev/full")), None).unwrap();
        let error = sinks.write(1, &[("learning/loss", 2.0)]).unwrap_err();
        assert!(error.to_string().contains("/dev/full"), "{error}");
    }

    /// The evaluation of golden case `m_text_grain_parquet`: sums and averages as MaxText gave them.
    #[test]
    fn evaluation_average_equals_maxtexts() {
        let mut sums = EvalSums::default();
        sums.add(4_000.918_5, 583.0, 0.0);
        assert!((sums.average_loss() - 6.862_638_862_714_62).abs() < 1e-12);
    }
}
