//! Checkpoints: named arrays in safetensors files, with a manifest, in a folder that is complete or absent.
//!
//! A run's checkpoints lie in `checkpoint_dir`, one folder a step:
//!
//! ```text
//! checkpoints/
//!   200/                        the state after step 200 was done
//!     manifest.json             arrays, files with checksums, step, data position, random streams, configuration
//!     manifest.crc32c           checksum of the manifest
//!     arrays-00000.safetensors  the arrays, in files of about 1 GiB
//!   300.tmp-4711/               being written by process 4711, or left over from it
//! ```
//!
//! [`save`] writes everything into the `.tmp-` folder, makes it durable and renames it, so that a reader never sees half a
//! checkpoint, whatever happens in between. [`latest_complete`] finds what to resume from. Arrays are bytes with a type and a
//! shape: this module knows neither models nor devices.

mod error;
mod folder;
mod manifest;
mod read;
mod write;

pub use error::CheckpointError;
pub use folder::{Latest, latest_complete, prune, remove_leftovers, steps};
pub use manifest::{ArrayEntry, FileEntry, Manifest};
pub use read::{Array, Checkpoint};
pub use safetensors::Dtype;
pub use write::{NamedArray, save};

use serde::{Deserialize, Serialize};

/// What belongs to a state besides its arrays. The values are the trainer's own; they are stored and given back.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Meta {
    /// The step that was done last.
    pub step: u64,
    /// Where the data source stands.
    pub data_position: serde_json::Value,
    /// Keys and counts of the random streams.
    pub rng_streams: serde_json::Value,
    /// What the optimiser needs besides arrays, such as its name and count.
    pub optimizer: serde_json::Value,
    /// The resolved configuration.
    pub config: serde_json::Value,
}
