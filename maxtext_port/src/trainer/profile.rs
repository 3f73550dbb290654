//! The host's side of chosen steps, as a Chrome trace (`profiler=xplane`): what the loop did, and when.
//!
//! The file opens in chrome://tracing and Perfetto. Format: JSON with complete events (`ph` = `X`) in microseconds.

use std::path::{Path, PathBuf};
use std::time::Instant;

use serde_json::{Value, json};

use super::metrics::MetricsError;
use crate::config::{Profiler, TrainConfig};

/// Windows of steps as MaxText's `Profiler` has them, and the spans of the one that is open.
pub(super) struct Profile {
    folder: PathBuf,
    first: u64,
    steps: u64,
    /// Steps from the begin of one window to that of the next.
    period: Option<u64>,
    last_step: u64,
    open: Option<Window>,
}

struct Window {
    began: Instant,
    first: u64,
    end: u64,
    events: Vec<Value>,
}

/// A span of the loop that has begun.
#[derive(Clone, Copy)]
pub(super) struct Span(Instant);

impl Profile {
    /// The windows of a run that begins with step `start`; `Err` when the first lies behind the last step.
    pub(super) fn new(c: &TrainConfig, start: u64) -> Result<Option<Self>, String> {
        let (first, last_step) = (start + c.skip_first_n_steps_for_profiler as u64, c.steps as u64);
        if c.profiler == Profiler::None {
            return Ok(None);
        }
        if first >= last_step {
            return Err(format!(
                "profiling was asked for, but its first step ({first}) lies behind the last step of training ({}): \
                 lower skip_first_n_steps_for_profiler or raise steps",
                last_step.saturating_sub(1)
            ));
        }
        Ok(Some(Profile {
            folder: c.tensorboard_dir.clone(),
            first,
            steps: (c.profiler_steps as u64).max(1),
            period: u64::try_from(c.profile_periodically_period).ok().filter(|period| *period > 0),
            last_step,
            open: None,
        }))
    }

    /// Opens a window before `step` where one begins.
    pub(super) fn before(&mut self, step: u64) {
        let since = step.checked_sub(self.first);
        let begins = match (since, self.period) {
            (Some(since), Some(period)) => since.is_multiple_of(period),
            (Some(since), None) => since == 0,
            (None, _) => false,
        };
        if begins && self.open.is_none() {
            let end = (step + self.steps).min(self.last_step);
            self.open = Some(Window { began: Instant::now(), first: step, end, events: Vec::new() });
        }
    }

    /// Whether a window is open.
    pub(super) fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Begins a span.
    pub(super) fn begin(&self) -> Span {
        Span(Instant::now())
    }

    /// Ends a span, which is noted when a window is open.
    pub(super) fn end(&mut self, span: Span, name: &str, step: u64) {
        let Some(window) = &mut self.open else { return };
        let at = span.0.saturating_duration_since(window.began);
        window.events.push(json!({
            "name": name,
            "ph": "X",
            "pid": std::process::id(),
            "tid": 1,
            "ts": at.as_secs_f64() * 1e6,
            "dur": span.0.elapsed().as_secs_f64() * 1e6,
            "args": { "step": step },
        }));
    }

    /// Whether the open window ends with `step`.
    pub(super) fn ends_with(&self, step: u64) -> bool {
        self.open.as_ref().is_some_and(|window| step + 1 >= window.end)
    }

    /// Writes the window that ends with `step`, and gives its file.
    pub(super) fn after(&mut self, step: u64) -> Result<Option<PathBuf>, MetricsError> {
        if self.ends_with(step) { self.close() } else { Ok(None) }
    }

    /// Writes the open window, if there is one.
    pub(super) fn close(&mut self) -> Result<Option<PathBuf>, MetricsError> {
        let Some(window) = self.open.take() else { return Ok(None) };
        write(&self.folder, &window).map(Some)
    }
}

fn write(folder: &Path, window: &Window) -> Result<PathBuf, MetricsError> {
    let path = folder.join(format!("host_trace_step_{}.json", window.first));
    let name = json!({
        "name": "thread_name", "ph": "M", "pid": std::process::id(), "tid": 1, "args": { "name": "training loop" },
    });
    let events: Vec<&Value> = std::iter::once(&name).chain(&window.events).collect();
    let text = json!({ "displayTimeUnit": "ms", "traceEvents": events }).to_string();
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(&path, text))
        .map_err(|source| MetricsError { path: path.clone(), source })?;
    Ok(path)
}
