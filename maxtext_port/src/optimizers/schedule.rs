//! Learning-rate schedules: warm-up, then cosine or warm-up-stable-decay, then zero.

use std::f64::consts::PI;

use hlo::{DType, Tensor};

use crate::config::{LrScheduleType, TrainConfig, WsdDecayStyle};

/// One piece of a schedule; steps are counted from its start.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Piece {
    /// From one value to another over a number of steps (optax `linear_schedule`).
    Linear { from: f64, to: f64, steps: usize },
    /// From the peak to the final value over a number of steps.
    Cosine { steps: usize },
    /// One value.
    Constant(f64),
}

/// The learning rate as a function of the number of updates done.
#[derive(Clone, Debug, PartialEq)]
pub struct Schedule {
    peak: f64,
    last: f64,
    /// (first step, piece), in order.
    pieces: Vec<(usize, Piece)>,
}

impl Schedule {
    /// The schedule of a configuration (MaxText maxtext_utils.py, create_learning_rate_schedule).
    pub fn new(c: &TrainConfig) -> Self {
        let total = c.learning_rate_schedule_steps;
        let peak = c.learning_rate;
        let last = peak * c.learning_rate_final_fraction;
        let warmup = (total as f64 * c.warmup_steps_fraction) as usize;
        let mut pieces = Vec::new();
        let mut at = 0;
        let mut add = |steps: usize, piece: Piece| {
            if steps > 0 {
                pieces.push((at, piece));
                at += steps;
            }
        };
        add(warmup, Piece::Linear { from: 0.0, to: peak, steps: warmup });
        match c.lr_schedule_type {
            LrScheduleType::Cosine => {
                let steps = total.saturating_sub(warmup);
                add(steps, Piece::Cosine { steps });
            }
            LrScheduleType::Wsd => {
                let decay = (total as f64 * c.wsd_decay_steps_fraction) as usize;
                add(total.saturating_sub(warmup + decay), Piece::Constant(peak));
                let piece = match c.wsd_decay_style {
                    WsdDecayStyle::Linear => {
                        Piece::Linear { from: peak, to: last, steps: decay.saturating_sub(1) }
                    }
                    WsdDecayStyle::Cosine => Piece::Cosine { steps: decay },
                };
                add(decay, piece);
            }
        }
        if c.steps > total {
            add(c.steps - total, Piece::Constant(0.0));
        }
        Schedule { peak, last, pieces }
    }

    /// The rate in the graph for an i32 scalar count, as f32.
    pub fn apply<'g>(&self, count: Tensor<'g>) -> Tensor<'g> {
        let _scope = count.graph().scope("learning_rate");
        let mut rate: Option<Tensor<'g>> = None;
        for (start, piece) in &self.pieces {
            let value = self.piece(*piece, count - *start as i32);
            rate = Some(match rate {
                Some(before) => count.lt(*start as i32).select(before, value),
                None => value,
            });
        }
        rate.unwrap_or_else(|| count.graph().scalar(DType::F32, 0.0))
    }

    fn piece<'g>(&self, piece: Piece, step: Tensor<'g>) -> Tensor<'g> {
        let g = step.graph();
        match piece {
            Piece::Constant(value) => g.scalar(DType::F32, value),
            Piece::Linear { to, steps: 0, .. } => g.scalar(DType::F32, to),
            Piece::Linear { from, to, steps } => {
                let step = step.clamp(g.scalar(DType::I32, 0.0), g.scalar(DType::I32, steps as f64));
                let remaining = 1.0 - step.to_dtype(DType::F32) / steps as f64;
                remaining * (from - to) + to
            }
            Piece::Cosine { steps } => {
                let progress = match steps {
                    0 | 1 => g.scalar(DType::F32, 1.0),
                    steps => step.to_dtype(DType::F32) / (steps - 1) as f64,
                };
                let a = ((progress * PI).cos() + 1.0) * 0.5;
                a * self.peak + (1.0 - a) * self.last
            }
        }
    }
}
