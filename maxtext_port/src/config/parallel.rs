//! Values about parallelism: pipeline stages, the lists of mesh sizes, and the mesh itself.

use super::Config;
use super::draft::Draft;
use super::error::{Check, ConfigError};
use super::value::Value;

/// Pipeline parallelism: stages, repeats, microbatches, and the place of the `stage` axis.
pub(crate) fn pipeline(draft: &mut Draft) -> Result<(), ConfigError> {
    if draft.int("pipeline_parallel_layers") == -1 {
        let mut layers = draft.int("num_decoder_layers");
        if draft.str("decoder_block") == "deepseek" {
            layers -= draft.int("first_num_dense_layers");
        }
        draft.set("pipeline_parallel_layers", layers, "num_decoder_layers");
    }
    let (ici, dcn) = (draft.int("ici_pipeline_parallelism"), draft.int("dcn_pipeline_parallelism"));
    let pipelining = ici > 1 || dcn > 1;
    draft.set("using_pipeline_parallelism", pipelining, "the pipeline axes");
    if !pipelining {
        return Ok(());
    }
    stages(draft, ici * dcn)?;
    stage_first(draft);
    Ok(())
}

fn stages(draft: &mut Draft, stages: i64) -> Result<(), ConfigError> {
    let axes = ["ici_pipeline_parallelism", "dcn_pipeline_parallelism"];
    let per_stage = draft.int("num_layers_per_pipeline_stage");
    let layers = draft.int("pipeline_parallel_layers");
    if draft.int("num_pipeline_repeats") == -1 {
        let layers_at_once = stages * per_stage;
        if layers_at_once == 0 || layers % layers_at_once != 0 {
            return Err(draft.conflict(
                format!(
                    "the layers per stage ({per_stage}) times the stages ({stages}) should divide the layers of the \
                     pipeline ({layers})"
                ),
                &[axes[0], axes[1], "num_layers_per_pipeline_stage", "pipeline_parallel_layers"],
            ));
        }
        draft.set("num_pipeline_repeats", layers / layers_at_once, "layers, stages and layers per stage");
    }
    let repeats = draft.int("num_pipeline_repeats");
    if draft.bool("pipeline_fsdp_ag_per_repeat") {
        prefetching(draft, repeats, per_stage)?;
    }
    if stages * repeats * per_stage != layers {
        return Err(draft.conflict(
            format!(
                "stages ({stages}) times repeats ({repeats}) times layers per stage ({per_stage}) should equal the \
                 layers of the pipeline ({layers})"
            ),
            &[
                axes[0],
                axes[1],
                "num_pipeline_repeats",
                "num_layers_per_pipeline_stage",
                "pipeline_parallel_layers",
            ],
        ));
    }
    microbatches(draft, stages)
}

fn prefetching(draft: &Draft, repeats: i64, per_stage: i64) -> Result<(), ConfigError> {
    let rules = [
        (repeats > 1, "num_pipeline_repeats above 1", "num_pipeline_repeats"),
        (per_stage == 1, "one layer per stage", "num_layers_per_pipeline_stage"),
        (
            !draft.bool("pipeline_delay_activation_forwarding"),
            "no delayed forwarding",
            "pipeline_delay_activation_forwarding",
        ),
        (!draft.bool("quantization"), "no quantization", "quantization"),
        (!draft.bool("scan_layers_per_stage"), "no scan over a stage's layers", "scan_layers_per_stage"),
    ];
    match rules.into_iter().find(|(holds, ..)| !holds) {
        None => Ok(()),
        Some((_, needs, key)) => Err(draft.conflict(
            format!("pipeline_fsdp_ag_per_repeat needs {needs}"),
            &["pipeline_fsdp_ag_per_repeat", key],
        )),
    }
}

fn microbatches(draft: &mut Draft, stages: i64) -> Result<(), ConfigError> {
    let delayed = draft.bool("pipeline_delay_activation_forwarding");
    if draft.int("num_pipeline_microbatches") == -1 {
        let count = if delayed { 2 * stages } else { stages };
        draft.set("num_pipeline_microbatches", count, "the number of stages");
    }
    let count = draft.int("num_pipeline_microbatches");
    let keys = ["num_pipeline_microbatches", "ici_pipeline_parallelism", "dcn_pipeline_parallelism"];
    if count <= 0 || stages == 0 || count % stages != 0 {
        return Err(draft.conflict(
            format!("the microbatches ({count}) should be a positive multiple of the stages ({stages})"),
            &keys,
        ));
    }
    let batch = draft.int("micro_batch_size_to_train_on");
    if batch > 0 && batch % count != 0 {
        return Err(draft.conflict(
            format!(
                "the batch of one forward pass ({batch}) should be divisible by the microbatches ({count})"
            ),
            &["num_pipeline_microbatches", "micro_batch_size_to_train_on", "per_device_batch_size"],
        ));
    }
    if delayed && count < 2 * stages {
        return Err(draft.conflict(
            format!("delayed forwarding needs two microbatches a stage: {}, not {count}", 2 * stages),
            &keys,
        ));
    }
    Ok(())
}

/// With a pipeline the `stage` axis comes first in the mesh, the input sharding and the batch rule.
fn stage_first(draft: &mut Draft) {
    let rule = "the stage axis comes first in a pipeline";
    let batch_rule = |rules: &mut Vec<Value>| {
        for entry in rules.iter_mut() {
            let Value::List(entry) = entry else { continue };
            if entry.first().and_then(Value::as_str) == Some("activation_embed_and_logits_batch") {
                if let Some(axes) = entry.get_mut(1) {
                    *axes = Value::from(vec!["stage", "data", "fsdp", "fsdp_transpose", "expert"]);
                }
                break;
            }
        }
    };
    let same_for_eval = draft.value("logical_axis_rules") == draft.value("logical_axis_rules_for_eval");
    let mut rules = draft.value("logical_axis_rules").as_list().unwrap_or_default().to_vec();
    batch_rule(&mut rules);
    let mut axes = draft.strings("mesh_axes");
    let find = |axes: &[String], name: &str| axes.iter().position(|axis| axis == name);
    if let (Some(stage), Some(data)) = (find(&axes, "stage"), find(&axes, "data"))
        && stage > data
    {
        axes.swap(stage, data);
        draft.set("mesh_axes", axes, rule);
    }
    if let Some([Value::List(first), rest @ ..]) = draft.value("data_sharding").as_list()
        && first.contains(&Value::from("stage"))
    {
        let stage = Value::from("stage");
        let mut moved = vec![stage.clone()];
        moved.extend(first.iter().filter(|axis| **axis != stage).cloned());
        let mut sharding = vec![Value::List(moved)];
        sharding.extend(rest.iter().cloned());
        draft.set("data_sharding", Value::List(sharding), rule);
    }
    let history = ["fp8", "nanoo_fp8", "fp8_gpu", "te_fp8_delayedscaling"];
    if history.contains(&draft.str("quantization")) {
        rules.push(Value::List(vec!["aqt_amax_history".into(), Value::from(vec!["stage"])]));
    }
    if same_for_eval {
        draft.set("logical_axis_rules_for_eval", Value::List(rules.clone()), rule);
    }
    draft.set("logical_axis_rules", Value::List(rules), rule);
}

/// The mesh axes that have a size of their own, with the middle of the key's name.
const AXES: [(&str, &str); 14] = [
    ("diloco", "diloco"),
    ("data", "data"),
    ("stage", "pipeline"),
    ("fsdp", "fsdp"),
    ("fsdp_transpose", "fsdp_transpose"),
    ("sequence", "sequence"),
    ("context", "context"),
    ("context_usp_ulysses", "context_usp_ulysses"),
    ("context_autoregressive", "context_autoregressive"),
    ("tensor", "tensor"),
    ("tensor_sequence", "tensor_sequence"),
    ("model", "tensor"),
    ("expert", "expert"),
    ("autoregressive", "autoregressive"),
];

/// The size of every axis of the mesh, within a slice (`ici`) or between slices (`dcn`).
fn sizes(draft: &Draft, network: &str) -> Vec<i64> {
    let size = |axis: &String| match AXES.iter().find(|(name, _)| name == axis) {
        Some((_, middle)) => draft.int(&format!("{network}_{middle}_parallelism")),
        None => 1,
    };
    draft.strings("mesh_axes").iter().map(size).collect()
}

/// `ici_parallelism`, `dcn_parallelism` and what depends on them.
pub(crate) fn lists(draft: &mut Draft) -> Result<(), ConfigError> {
    let rule = "the sizes in the order of mesh_axes";
    let mut between = sizes(draft, "dcn");
    let within = sizes(draft, "ici");
    draft.set("ici_parallelism", within.clone(), rule);
    zero_one(draft, &within, &between)?;
    if draft.int("dcn_diloco_parallelism") == -1 {
        let slices = draft.int("num_slices");
        let others: i64 = between.iter().filter(|size| **size != -1).product();
        if others <= 0 || slices % others != 0 {
            return Err(draft.conflict(
                format!(
                    "dcn_diloco_parallelism=-1 cannot be filled: the other dcn sizes ({others}) do not divide the \
                     slices ({slices})"
                ),
                &["dcn_diloco_parallelism", "num_slices"],
            ));
        }
        draft.set("dcn_diloco_parallelism", slices / others, "the slices that are left");
        if let Some(first) = between.iter_mut().find(|size| **size == -1) {
            *first = slices / others;
        }
    }
    draft.set("dcn_parallelism", between, rule);
    let replicas = draft.int("ici_diloco_parallelism") * draft.int("dcn_diloco_parallelism");
    draft.set("num_diloco_replicas", replicas, "ici times dcn DiLoCo");
    Ok(())
}

/// ZeRO-1 shards the optimiser state over `data`; together with FSDP MaxText refuses it.
fn zero_one(draft: &Draft, within: &[i64], between: &[i64]) -> Result<(), ConfigError> {
    if !draft.bool("shard_optimizer_over_data") {
        return Ok(());
    }
    let axes = draft.strings("mesh_axes");
    let slices = draft.int("num_slices").max(1);
    let fsdp = |sizes: &[i64], devices: i64| {
        let given: i64 = sizes.iter().filter(|size| **size != -1).product();
        let left = if given > 0 && devices > 0 && devices % given == 0 { devices / given } else { 1 };
        let of = |name: &str| {
            let size = axes.iter().zip(sizes).find(|(axis, _)| *axis == name).map_or(1, |(_, size)| *size);
            if size == -1 { left } else { size }.max(1)
        };
        of("fsdp") * of("fsdp_transpose")
    };
    let size = fsdp(within, draft.int("num_target_devices") / slices) * fsdp(between, slices);
    if size > 1 {
        return Err(draft.conflict(
            format!(
                "shard_optimizer_over_data (Zero-1) cannot be combined with FSDP: the fsdp axes together have size \
                 {size}; set ici_fsdp_parallelism, ici_fsdp_transpose_parallelism and their dcn_ counterparts to 1"
            ),
            &[
                "shard_optimizer_over_data",
                "ici_fsdp_parallelism",
                "ici_fsdp_transpose_parallelism",
                "dcn_fsdp_parallelism",
                "dcn_fsdp_transpose_parallelism",
            ],
        ));
    }
    Ok(())
}

/// The device mesh of a run: the sizes of all axes, with unknown ones filled in.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Mesh {
    /// Names of the axes, `mesh_axes`.
    pub axes: Vec<String>,
    /// Sizes within a slice.
    pub ici: Vec<usize>,
    /// Sizes between slices; `None` with one slice.
    pub dcn: Option<Vec<usize>>,
}

impl Mesh {
    /// The total size of every axis.
    pub fn shape(&self) -> Vec<usize> {
        match &self.dcn {
            None => self.ici.clone(),
            Some(dcn) => self.ici.iter().zip(dcn).map(|(ici, dcn)| ici * dcn).collect(),
        }
    }

    /// The total size of an axis; 1 for an axis that the mesh lacks.
    pub fn size(&self, axis: &str) -> usize {
        self.axes.iter().zip(self.shape()).find(|(name, _)| *name == axis).map_or(1, |(_, size)| size)
    }
}

impl Config {
    /// The mesh of the devices for which the configuration was resolved.
    ///
    /// # Errors
    /// If more than one size is unknown, an unknown size has no whole value, or the sizes do not multiply to the number of
    /// devices.
    pub fn mesh(&self) -> Result<Mesh, ConfigError> {
        let list = |key: &str| -> Vec<i64> {
            let items = self.value(key).as_list().unwrap_or_default();
            items.iter().map(|item| item.number().unwrap_or(1.0) as i64).collect()
        };
        let slices = self.int("num_slices").max(1);
        let per_slice = self.int("num_target_devices") / slices;
        let ici = self.fill(&list("ici_parallelism"), per_slice, "ICI", "devices per slice")?;
        let dcn = match slices {
            1 => None,
            _ => Some(self.fill(&list("dcn_parallelism"), slices, "DCN", "slices")?),
        };
        let axes = self.value("mesh_axes").as_list().unwrap_or_default();
        let axes = axes.iter().filter_map(Value::as_str).map(str::to_owned).collect();
        Ok(Mesh { axes, ici, dcn })
    }

    fn fill(&self, sizes: &[i64], target: i64, network: &str, what: &str) -> Result<Vec<usize>, ConfigError> {
        let error = |message: String| ConfigError::Rule {
            message,
            keys: self.sizes_that_count(network),
            check: Check::Mesh,
        };
        let unknown = sizes.iter().filter(|size| **size == -1).count();
        if unknown > 1 {
            return Err(error(format!(
                "Found unspecified values (-1) for more than one {network} parallelism axis. At most one axis can be \
                 unspecified; give the others a size"
            )));
        }
        let known: i64 = sizes.iter().filter(|size| **size != -1).product();
        let mut filled = sizes.to_vec();
        if unknown == 1 {
            if known <= 0 || target < known || target % known != 0 {
                return Err(error(format!(
                    "Unspecified value unable to be determined with the given {network} parallelism values: {target} \
                     {what} cannot be divided by {known}"
                )));
            }
            filled.iter_mut().filter(|size| **size == -1).for_each(|size| *size = target / known);
        }
        let product: i64 = filled.iter().product();
        if product != target || filled.iter().any(|size| *size < 1) {
            return Err(error(format!(
                "Number of {what} {target} does not match the product of the {network} parallelism {product}"
            )));
        }
        Ok(filled.into_iter().filter_map(|size| usize::try_from(size).ok()).collect())
    }

    /// The sizes of a network that are not 1, with the keys that give them.
    fn sizes_that_count(&self, network: &str) -> Vec<(String, Value, super::Origin)> {
        let keys = AXES.iter().map(|(_, middle)| format!("{}_{middle}_parallelism", network.to_lowercase()));
        let entries = keys.map(|key| (key.clone(), self.value(&key).clone(), self.origin(&key)));
        let mut entries: Vec<_> = entries.filter(|(_, size, _)| *size != Value::Int(1)).collect();
        entries.dedup_by(|a, b| a.0 == b.0);
        entries
    }
}
