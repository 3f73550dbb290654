//! Checkpoints of a training run: when, what, and going on from one.

use std::collections::BTreeMap;
use std::path::PathBuf;

use hlo::DType;
use serde_json::{Value, json};

use super::session::{Session, SessionError};
use super::train_step::Program;
use crate::checkpoint::{self, CheckpointError, Dtype, Meta, NamedArray};
use crate::config::TrainConfig;
use crate::data::Position;

/// What can go wrong with a run's checkpoints.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Files cannot be read or written.
    #[error(transparent)]
    Checkpoint(#[from] CheckpointError),
    /// State cannot be moved to or from the device.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// Sharded state is not gathered yet.
    #[error(
        "enable_checkpointing=true with {devices} devices: checkpoints of sharded state are not implemented; set \
         enable_checkpointing=false"
    )]
    Sharded {
        /// Devices of the mesh.
        devices: usize,
    },
    /// An element type that safetensors cannot hold.
    #[error("{name}: a checkpoint cannot hold {dtype}")]
    Type {
        /// The array.
        name: String,
        /// Its type.
        dtype: DType,
    },
    /// The checkpoint belongs to another model, optimiser or data set.
    #[error("{} does not fit this run: {problem}; change run_name to start anew, or the configuration back", path.display())]
    Mismatch {
        /// The checkpoint.
        path: PathBuf,
        /// The first difference.
        problem: String,
    },
}

/// Refuses what cannot be saved, before anything runs.
pub(super) fn check(c: &TrainConfig, program: &Program) -> Result<(), StoreError> {
    let devices = program.model.rules.num_devices();
    if c.enable_checkpointing && devices > 1 {
        return Err(StoreError::Sharded { devices });
    }
    Ok(())
}

/// Whether a checkpoint is due after `step` (MaxText checkpointing.py, maybe_save_checkpoint).
pub(super) fn is_due(c: &TrainConfig, step: u64, last: bool) -> bool {
    if !c.enable_checkpointing {
        return false;
    }
    let periodic =
        step.is_multiple_of(c.checkpoint_period.max(1) as u64) && (step > 0 || c.save_checkpoint_on_start);
    periodic || (last && c.save_checkpoint_on_completion)
}

fn safetensors_dtype(name: &str, dtype: DType) -> Result<Dtype, StoreError> {
    match dtype {
        DType::F32 => Ok(Dtype::F32),
        DType::BF16 => Ok(Dtype::BF16),
        DType::F16 => Ok(Dtype::F16),
        DType::F64 => Ok(Dtype::F64),
        DType::I32 => Ok(Dtype::I32),
        DType::U32 => Ok(Dtype::U32),
        DType::F8E4M3FN => Ok(Dtype::F8_E4M3),
        DType::F8E5M2 => Ok(Dtype::F8_E5M2),
        dtype => Err(StoreError::Type { name: name.to_owned(), dtype }),
    }
}

/// Saves the state after `step`; older checkpoints beyond `max_num_checkpoints_to_keep` are deleted.
pub(super) fn save(
    c: &TrainConfig,
    session: &Session,
    step: u64,
    position: &Position,
    config: &Value,
) -> Result<PathBuf, StoreError> {
    let specs = session.program().state_arrays();
    let mut host = Vec::with_capacity(specs.len());
    for (spec, buffer) in specs.iter().zip(session.state(0)) {
        let shape: Vec<usize> = spec.ty.shape.iter().map(|d| *d as usize).collect();
        let bytes = buffer.to_bytes().map_err(SessionError::from)?;
        host.push((spec, safetensors_dtype(&spec.name, spec.ty.dtype)?, shape, bytes));
    }
    let arrays: Vec<NamedArray<'_>> = host
        .iter()
        .map(|(spec, dtype, shape, bytes)| NamedArray { name: &spec.name, dtype: *dtype, shape, bytes })
        .collect();
    let meta = Meta {
        step,
        data_position: serde_json::to_value(position).unwrap_or(Value::Null),
        // Streams are derived from the seed and the step counter, which is part of the state.
        rng_streams: json!({"kind": "unsafe_rbg", "init_weights_seed": c.init_weights_seed}),
        optimizer: json!({"opt_type": format!("{:?}", c.opt_type)}),
        config: config.clone(),
    };
    let path = checkpoint::save(&c.checkpoint_dir, &arrays, &meta)?;
    checkpoint::prune(&c.checkpoint_dir, c.max_num_checkpoints_to_keep)?;
    Ok(path)
}

/// Where a resumed run goes on.
pub(super) struct Resumed {
    pub(super) next_step: u64,
    pub(super) position: Position,
    pub(super) message: String,
}

/// Loads the newest complete checkpoint of the run, if there is one.
pub(super) fn resume(c: &TrainConfig, session: &mut Session) -> Result<Option<Resumed>, StoreError> {
    if !c.enable_checkpointing {
        return Ok(None);
    }
    if c.checkpoint_dir.exists() {
        checkpoint::remove_leftovers(&c.checkpoint_dir)?;
    }
    let latest = checkpoint::latest_complete(&c.checkpoint_dir)?;
    let Some(found) = latest.checkpoint else { return Ok(None) };
    let mismatch = |problem: String| StoreError::Mismatch { path: found.folder().to_path_buf(), problem };
    let mut arrays: BTreeMap<String, checkpoint::Array> =
        found.load()?.into_iter().map(|a| (a.name.clone(), a)).collect();
    let mut state = Vec::new();
    for spec in session.program().state_arrays() {
        let array = arrays.remove(&spec.name).ok_or_else(|| mismatch(format!("it has no {}", spec.name)))?;
        let shape: Vec<i64> = array.shape.iter().map(|d| *d as i64).collect();
        if array.dtype != safetensors_dtype(&spec.name, spec.ty.dtype)? || shape[..] != spec.ty.shape[..] {
            let found = format!("{:?}{shape:?}", array.dtype);
            return Err(mismatch(format!("{} is {found}, this run has {}", spec.name, spec.ty)));
        }
        state.push(array.bytes);
    }
    if let Some(name) = arrays.keys().next() {
        return Err(mismatch(format!("it has {name}, which this run lacks")));
    }
    let position = serde_json::from_value(found.meta().data_position.clone())
        .map_err(|error| mismatch(format!("its data position cannot be read: {error}")))?;
    session.set_state(&state)?;
    let skipped: Vec<String> = latest.skipped.iter().map(|e| format!("; skipped: {e}")).collect();
    let message =
        format!("resuming from {} (step {}){}", found.folder().display(), found.step(), skipped.concat());
    Ok(Some(Resumed { next_step: found.step() + 1, position, message }))
}

/// The parameters of the newest complete checkpoint of a run, in tree order, as host bytes, and its step.
///
/// # Errors
/// If there is none, or it belongs to another model.
pub fn load_params(c: &TrainConfig, program: &Program) -> Result<(u64, Vec<Vec<u8>>), StoreError> {
    let latest = checkpoint::latest_complete(&c.checkpoint_dir)?;
    let Some(found) = latest.checkpoint else {
        return Err(StoreError::Mismatch {
            path: c.checkpoint_dir.clone(),
            problem: "there is no complete checkpoint in it (run_name and base_output_directory say where)"
                .to_owned(),
        });
    };
    let mismatch = |problem: String| StoreError::Mismatch { path: found.folder().to_path_buf(), problem };
    let mut arrays: BTreeMap<String, checkpoint::Array> =
        found.load()?.into_iter().map(|a| (a.name.clone(), a)).collect();
    let params = program.specs.iter().map(|spec| {
        let name = format!("params/{}", spec.path);
        let array = arrays.remove(&name).ok_or_else(|| mismatch(format!("it has no {name}")))?;
        if array.shape.iter().map(|d| *d as i64).ne(spec.shape().iter().copied()) {
            return Err(mismatch(format!("{name} is {:?}, this model has {}", array.shape, spec.shape())));
        }
        Ok(array.bytes)
    });
    Ok((found.step(), params.collect::<Result<_, _>>()?))
}
