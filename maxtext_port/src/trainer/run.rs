//! The training loop: data, steps, evaluations, checkpoints, reports.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use xla::Client;
use xla::compile_cache::CompileCache;

use super::curve::LossCurve;
use super::flops::FlopsSizes;
use super::health::{FirstFault, Health};
use super::metrics::{EvalSums, LearningScalars, MetricSinks, MetricsError, StepReport};
use super::profile::Profile;
use super::quantized::is_cpu;
use super::session::{Prepared, Session, SessionError, StepOutput};
use super::store::{self, StoreError};
use super::train_step::{Program, ProgramError};
use crate::config::{ConfigError, TrainConfig};
use crate::data::{self, Batch, BatchIterator, DataError, DataOptions, Prefetch, StallTime};

/// Batches that are read ahead.
const PREFETCH: usize = 4;

/// What stops a training run.
#[derive(Debug, thiserror::Error)]
pub enum TrainError {
    /// The configuration asks for what does not exist.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// No training step can be built from the configuration.
    #[error(transparent)]
    Program(#[from] ProgramError),
    /// Data cannot be read.
    #[error(transparent)]
    Data(#[from] DataError),
    /// Building, compiling or running failed.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// A report cannot be written.
    #[error(transparent)]
    Metrics(#[from] MetricsError),
    /// A checkpoint cannot be written or read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The data set ended before the last step.
    #[error("the data set is exhausted after {done} steps of {wanted}: raise num_epoch or lower steps")]
    DataEnded {
        /// Steps done.
        done: u64,
        /// `steps`.
        wanted: u64,
    },
    /// Profiling was asked for in a way that gives no profile.
    #[error("{0}")]
    Profile(String),
    /// The loss is NaN or infinite, and the configuration says to stop then.
    #[error("{}", not_finite(*step, *loss, first.as_ref()))]
    NotFinite {
        /// The step.
        step: u64,
        /// Its loss.
        loss: f32,
        /// Where the run stopped being finite.
        first: Option<FirstFault>,
    },
}

fn not_finite(step: u64, loss: f32, first: Option<&FirstFault>) -> String {
    let kind = if loss.is_nan() { "NaN" } else { "Inf" };
    let place = first.map(|first| format!("; {first}")).unwrap_or_default();
    format!(
        "Aborting training due to {kind} loss at step {step}{place}. abort_on_{}_loss=false goes on",
        kind.to_lowercase()
    )
}

/// What happens during a run, in order.
#[derive(Debug)]
pub enum Event<'a> {
    /// Something to log.
    Log(String),
    /// The modules are ready.
    Prepared(&'a [Prepared]),
    /// A step is done.
    Step(&'a StepReport),
    /// One batch of an evaluation is done.
    EvalBatch(&'a EvalSums, f64),
    /// An evaluation is done, after this step.
    Eval(&'a EvalSums, u64),
}

/// How a run ended.
#[derive(Debug)]
pub struct Summary {
    /// Steps done by this run.
    pub steps: u64,
    /// The last step's report.
    pub last: Option<StepReport>,
    /// Time from the first step's start to the last one's end.
    pub elapsed: Duration,
    /// How long the loop waited for data.
    pub stall: StallTime,
    /// Losses, for the picture.
    pub curve: LossCurve,
    /// Whether a signal ended it.
    pub stopped: bool,
    /// The picture of the losses, when it could be drawn.
    pub picture: Option<PathBuf>,
}

/// A run: everything it needs from outside.
pub struct Run<'a> {
    /// What to train.
    pub config: &'a TrainConfig,
    /// The resolved configuration, stored in checkpoints.
    pub config_json: serde_json::Value,
    /// Where.
    pub client: &'a Client,
    /// Compiled programs of earlier runs.
    pub cache: Option<&'a CompileCache>,
    /// Set from outside to end the run after the current step.
    pub stop: &'a AtomicBool,
}

/// A step whose report is not written yet: that waits until the next step has been started.
struct Pending {
    step: u64,
    output: StepOutput,
    seconds: f64,
}

struct Loop<'a, 'e> {
    run: &'a Run<'a>,
    session: Session,
    data: Prefetch,
    first_batch: Option<Batch>,
    eval_options: Option<DataOptions>,
    sinks: MetricSinks,
    flops: FlopsSizes,
    pending: Option<Pending>,
    health: Health,
    profile: Option<Profile>,
    curve: LossCurve,
    last: Option<StepReport>,
    events: &'e mut dyn FnMut(Event<'_>),
}

impl Run<'_> {
    /// Trains until `steps`, the end of the data or a stop, and returns the session for what comes after.
    ///
    /// # Errors
    /// See [`TrainError`]. Reports of finished steps are written before an error is returned.
    pub fn train(&self, events: &mut dyn FnMut(Event<'_>)) -> Result<(Session, Summary), TrainError> {
        let c = self.config;
        let options = c.data_options(false, 0, 1)?;
        let eval_options = if c.eval_interval > 0 { Some(c.data_options(true, 0, 1)?) } else { None };
        let program = if is_cpu(self.client)? { Program::new(c)? } else { Program::for_gpu(c)? };
        if let Some(notice) = program.attention_notice() {
            events(Event::Log(notice));
        }
        store::check(c, &program)?;
        let mut data = Prefetch::new(data::open(&options)?, PREFETCH)?;
        let mut session = Session::new(self.client, program, self.cache)?;
        events(Event::Prepared(&session.prepared));
        for line in session.program().certified_lines(&session.certified) {
            events(Event::Log(line));
        }
        dump_hlo(c, &session, events)?;
        let start = match store::resume(c, &mut session)? {
            Some(resumed) => {
                // A finished run needs no more data, so that it may have changed since.
                if resumed.next_step < c.steps as u64 {
                    data.restore(&resumed.position)?;
                }
                events(Event::Log(resumed.message));
                resumed.next_step
            }
            None => 0,
        };
        let flops = flops_sizes(c);
        events(Event::Log(banner(&flops)));
        let tensorboard = c.enable_tensorboard.then_some(c.tensorboard_dir.as_path());
        let metrics_file = (!c.metrics_file.is_empty()).then(|| PathBuf::from(&c.metrics_file));
        let mut state = Loop {
            run: self,
            session,
            data,
            first_batch: None,
            eval_options,
            sinks: MetricSinks::open(&c.run_name, metrics_file, tensorboard)?,
            flops,
            pending: None,
            health: Health::default(),
            profile: Profile::new(c, start).map_err(TrainError::Profile)?,
            curve: LossCurve::default(),
            last: None,
            events,
        };
        let began = Instant::now();
        let result = state.steps(start);
        // What is done is reported even when the run fails.
        let flushed = state.flush();
        let profile = state.profile.as_mut().map_or(Ok(None), Profile::close);
        let stopped = result?;
        flushed?;
        profile?;
        state.sinks.flush()?;
        Ok(state.finish(start, began.elapsed(), stopped))
    }
}

impl Loop<'_, '_> {
    /// Runs steps from `start` on. Returns whether a stop was asked for.
    fn steps(&mut self, start: u64) -> Result<bool, TrainError> {
        let c = self.run.config;
        let steps = c.steps as u64;
        let mut last_return = Instant::now();
        for step in start..steps {
            if let Some(profile) = &mut self.profile {
                profile.before(step);
            }
            let batch = self.timed("read batch", step, |this| this.next_batch(step))?;
            let output = self.timed("start step", step, |this| Ok(this.session.step(&batch)?))?;
            let now = Instant::now();
            let seconds = (now - last_return).as_secs_f64();
            last_return = now;
            self.timed("wait for the step before and report it", step, Self::flush)?;
            self.pending = Some(Pending { step, output, seconds });
            let stop = self.run.stop.load(Ordering::Relaxed);
            let last = step + 1 == steps;
            if store::is_due(c, step, last || stop) {
                self.timed("save checkpoint", step, |this| this.save(step))?;
            }
            let since = step as i64 - c.eval_start_step as i64;
            if c.eval_interval > 0 && since >= 0 && since % c.eval_interval == 0 {
                let reached = self.timed("evaluate", step, |this| this.evaluate(step))?;
                if reached {
                    return Ok(false);
                }
            }
            self.end_of_window(step)?;
            if stop && !last {
                (self.events)(Event::Log(format!("stopping after step {step}, as asked")));
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Does a part of a step; in a profile it is a span.
    fn timed<T>(
        &mut self,
        name: &'static str,
        step: u64,
        part: impl FnOnce(&mut Self) -> Result<T, TrainError>,
    ) -> Result<T, TrainError> {
        let span = self.profile.as_ref().filter(|p| p.is_open()).map(Profile::begin);
        let result = part(self);
        if let (Some(span), Some(profile)) = (span, &mut self.profile) {
            profile.end(span, name, step);
        }
        result
    }

    /// Writes the profile whose last step this is. The step is waited for, so that its time is in the profile.
    fn end_of_window(&mut self, step: u64) -> Result<(), TrainError> {
        if self.profile.as_ref().is_some_and(|p| p.ends_with(step)) {
            self.timed("wait for the step", step, Self::flush)?;
        }
        let Some(profile) = &mut self.profile else { return Ok(()) };
        if let Some(path) = profile.after(step)? {
            (self.events)(Event::Log(format!("wrote a profile of the host: {}", path.display())));
        }
        Ok(())
    }

    fn next_batch(&mut self, step: u64) -> Result<Batch, TrainError> {
        let c = self.run.config;
        if c.reuse_example_batch > 0
            && let Some(batch) = &self.first_batch
        {
            return Ok(batch.clone());
        }
        let batch = self.data.next_batch()?;
        let batch = batch.ok_or(TrainError::DataEnded { done: step, wanted: c.steps as u64 })?;
        if c.reuse_example_batch > 0 {
            self.first_batch = Some(batch.clone());
        }
        Ok(batch)
    }

    /// Writes the report of the step before.
    fn flush(&mut self) -> Result<(), TrainError> {
        let Some(pending) = self.pending.take() else { return Ok(()) };
        let scalars = pending.output.scalars()?;
        let [loss, lm_loss, z_loss, total_weights, grad_norm, raw_grad_norm, param_norm, learning_rate] =
            scalars[..]
        else {
            return Err(
                SessionError::Size { what: "scalars".to_owned(), found: scalars.len(), expected: 8 }.into()
            );
        };
        let report = StepReport {
            step: pending.step,
            learning: LearningScalars {
                loss,
                lm_loss,
                z_loss,
                total_weights,
                grad_norm,
                raw_grad_norm,
                param_norm,
            },
            learning_rate,
            seconds: pending.seconds,
            tflops: self.flops.training_tflops().total(),
            tokens: self.flops.tokens_per_device(),
        };
        self.sinks.write(report.step, &report.scalars())?;
        self.curve.train.push((report.step, loss));
        (self.events)(Event::Step(&report));
        self.last = Some(report);
        if self.run.config.log_period > 0 && pending.step.is_multiple_of(self.run.config.log_period as u64) {
            self.sinks.flush()?;
        }
        let specs = &self.session.program().specs;
        self.health.observe(pending.step, [loss, raw_grad_norm, param_norm], &pending.output, specs)?;
        self.check_finite(pending.step, loss)
    }

    fn check_finite(&self, step: u64, loss: f32) -> Result<(), TrainError> {
        let c = self.run.config;
        if !(loss.is_nan() && c.abort_on_nan_loss || loss.is_infinite() && c.abort_on_inf_loss) {
            return Ok(());
        }
        Err(TrainError::NotFinite { step, loss, first: self.health.first().cloned() })
    }

    fn save(&mut self, step: u64) -> Result<(), TrainError> {
        let position = self.data.position();
        let path = store::save(self.run.config, &self.session, step, &position, &self.run.config_json)?;
        (self.events)(Event::Log(format!("saved a checkpoint at step {step}: {}", path.display())));
        Ok(())
    }

    /// Evaluates; true when `target_eval_loss` is reached.
    fn evaluate(&mut self, step: u64) -> Result<bool, TrainError> {
        self.flush()?;
        let Some(options) = &self.eval_options else { return Ok(false) };
        let c = self.run.config;
        let mut batches = data::open(options)?;
        let mut sums = EvalSums::default();
        while c.eval_steps < 0 || (sums.batches as i64) < c.eval_steps {
            let began = Instant::now();
            let Some(batch) = batches.next_batch()? else { break };
            let [loss, z, weights] = self.session.eval(&batch, self.run.cache)?;
            sums.add(loss, weights, z / (weights + 1e-8));
            let seconds = began.elapsed().as_secs_f64();
            self.sinks.write_line(sums.batches - 1, &sums.running_scalars(seconds))?;
            (self.events)(Event::EvalBatch(&sums, seconds));
        }
        self.sinks.write(step, &sums.scalars())?;
        self.curve.eval.push((step, sums.average_loss() as f32));
        (self.events)(Event::Eval(&sums, step));
        Ok(c.target_eval_loss > 0.0 && sums.average_loss() <= c.target_eval_loss)
    }

    fn finish(self, start: u64, elapsed: Duration, stopped: bool) -> (Session, Summary) {
        let c = self.run.config;
        let steps = self.last.map_or(0, |last| last.step + 1 - start.min(last.step + 1));
        let path = c.base_output_directory.join(&c.run_name).join("loss.svg");
        let drawn = std::fs::create_dir_all(path.parent().unwrap_or(&path)).is_ok()
            && self.curve.write_svg(&path, &c.run_name).unwrap_or(false);
        let summary = Summary {
            steps,
            last: self.last,
            elapsed,
            stall: self.data.stall_time(),
            curve: self.curve,
            stopped,
            picture: drawn.then_some(path),
        };
        (self.session, summary)
    }
}

fn flops_sizes(c: &TrainConfig) -> FlopsSizes {
    FlopsSizes {
        per_device_batch_size: c.per_device_batch_size,
        max_target_length: c.max_target_length,
        gradient_accumulation_steps: c.gradient_accumulation_steps,
        emb_dim: c.emb_dim,
        mlp_dim: c.mlp_dim,
        num_mlp_activations: c.mlp_activations.len(),
        num_query_heads: c.num_query_heads,
        num_kv_heads: c.num_kv_heads,
        head_dim: c.head_dim,
        vocab_size: c.vocab_size,
        num_decoder_layers: c.num_decoder_layers,
    }
}

fn banner(flops: &FlopsSizes) -> String {
    let t = flops.training_tflops();
    let share = |part: f64| 100.0 * part / t.total();
    format!(
        "Per train step:\n Total TFLOPs: {:.2} \n split as {:.2}% learnable weight flops and {:.2}% attention flops",
        t.total(),
        share(t.learnable_weight),
        share(t.attention)
    )
}

/// Writes the step as it was given to XLA and as XLA left it (`dump_hlo`).
fn dump_hlo(c: &TrainConfig, session: &Session, events: &mut dyn FnMut(Event<'_>)) -> Result<(), TrainError> {
    if !c.dump_hlo {
        return Ok(());
    }
    let folder = &c.dump_hlo_local_dir;
    let io = |path: PathBuf| move |source| MetricsError { path, source };
    std::fs::create_dir_all(folder).map_err(io(folder.clone()))?;
    let optimized =
        session.train_executable().executable().optimized_hlo_proto().map_err(SessionError::from)?;
    let stablehlo = session
        .program()
        .train_step()
        .map_err(|source| SessionError::Build { module: "train_step", source })?
        .to_string();
    for (name, text) in [
        ("train_step.stablehlo.mlir", stablehlo.into_bytes()),
        ("train_step.after_optimizations.hlo.pb", optimized),
    ] {
        let path = folder.join(name);
        std::fs::write(&path, text).map_err(io(path.clone()))?;
        events(Event::Log(format!("wrote {}", path.display())));
    }
    Ok(())
}
