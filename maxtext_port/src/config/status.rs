//! Keys that this program does not act on: which are refused, which have no effect and why.

use super::error::{Check, ConfigError, Refusal};
use super::keys::{Key, Status, table};
use super::origin::Origin;
use super::typed::Hardware;
use super::value::Value;
use super::{Config, Notice};

/// Whether someone asked for the value, rather than inheriting it from a default.
fn asked(origin: &Origin) -> bool {
    !matches!(origin, Origin::Default | Origin::Derived { .. })
}

/// Whether the value was written for this very run.
fn asked_now(origin: &Origin) -> bool {
    matches!(origin, Origin::CommandLine { .. } | Origin::Environment { .. })
}

fn accepts(key: &Key, value: &Value) -> bool {
    key.accepted.as_ref().is_none_or(|accepted| accepted.iter().any(|known| known.python_eq(value)))
}

impl Config {
    /// Every key whose value asks for something that does not exist here.
    pub fn unsupported(&self) -> Vec<Refusal> {
        let mut refusals = Vec::new();
        for key in table().iter() {
            let (value, origin) = (self.value(key.name), self.origin(key.name));
            // A full copy of base.yml asks for asynchronous checkpoints too; only a fresh request is an error.
            let background = key.name == "async_checkpointing" && value.truthy() && asked_now(&origin);
            if !accepts(key, value) || background {
                let reason = match background {
                    true => {
                        "checkpoints are written while training waits, not in the background; drop the word"
                    }
                    false => key.note,
                };
                refusals.push(Refusal {
                    key: key.name.to_owned(),
                    value: value.clone(),
                    origin,
                    reason: reason.to_owned(),
                });
            }
        }
        refusals
    }

    /// The notices of a configuration that can run: those of [`Self::notices`], then one for each key that was given a
    /// value of its own and has no effect here.
    ///
    /// # Errors
    /// [`ConfigError::Unsupported`] with all of [`Self::unsupported`].
    pub fn supported(&self) -> Result<Vec<Notice>, ConfigError> {
        let refusals = self.unsupported();
        if !refusals.is_empty() {
            return Err(ConfigError::Unsupported(refusals));
        }
        let mut notices = self.notices.clone();
        for key in table().iter().filter(|key| key.status == Status::Inert) {
            let changed = asked(&self.origin(key.name)) && !self.is_default(key);
            if changed {
                notices.push(Notice {
                    key: key.name.to_owned(),
                    warning: false,
                    text: format!("{}={} has no effect: {}", key.name, self.value(key.name), key.note),
                });
            }
        }
        Ok(notices)
    }

    /// Whether a key has the value that it has without being given one.
    fn is_default(&self, key: &Key) -> bool {
        let default = super::draft::default_value(key);
        default.python_eq(self.value(key.name))
    }

    /// Where the run takes place: [`Hardware::Cpu`], or [`Hardware::Gpu`] where the machine has one.
    ///
    /// `hardware=tpu` is MaxText's default; as long as nobody asks for it on the command line it means the best that
    /// the machine has.
    ///
    /// # Errors
    /// If the hardware that is asked for is not there.
    pub fn choose_hardware(&self, has_gpu: bool) -> Result<(Hardware, Option<Notice>), ConfigError> {
        let (value, origin) = (self.value("hardware"), self.origin("hardware"));
        let missing = |what: &str| {
            let message = format!(
                "this configuration asks for {what}, which this machine does not have; add the word hardware=cpu to run \
                 it on the CPU plugin"
            );
            Err(ConfigError::Rule {
                message,
                keys: vec![("hardware".to_owned(), value.clone(), origin.clone())],
                check: Check::Here,
            })
        };
        match value.as_str() {
            Some("cpu") => Ok((Hardware::Cpu, None)),
            Some("gpu" | "gpu_multiprocess") if has_gpu => Ok((Hardware::Gpu, None)),
            Some("gpu" | "gpu_multiprocess") => missing("an NVIDIA GPU"),
            _ if asked_now(&origin) => missing("a TPU"),
            _ => {
                let (hardware, name) =
                    if has_gpu { (Hardware::Gpu, "the GPU") } else { (Hardware::Cpu, "the CPU plugin") };
                let text = format!("hardware is not given; running on {name}");
                Ok((hardware, Some(Notice { key: "hardware".to_owned(), warning: false, text })))
            }
        }
    }
}
