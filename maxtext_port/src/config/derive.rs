//! Values that MaxText computes from other values, in MaxText's order: names and folders, schedule, model sizes, devices,
//! batch sizes.

use std::path::Path;

use super::draft::Draft;
use super::error::ConfigError;
use super::files::custom_mesh_and_rule;
use super::value::Value;
use super::{Request, parallel, validate};

/// Completes the draft and checks the rules between keys.
pub(crate) fn derive(draft: &mut Draft, request: &Request) -> Result<(), ConfigError> {
    validate::within_groups(draft)?;
    mesh_and_rules(draft)?;
    names_and_folders(draft, request);
    tokenizer_file(draft, request);
    schedule(draft)?;
    hlo_dump(draft, request)?;
    sizes(draft)?;
    devices(draft, request)?;
    batch_sizes(draft);
    rampup(draft);
    custom_remat(draft);
    parallel::pipeline(draft)?;
    follow_global_values(draft);
    validate::across_groups(draft)?;
    parallel::lists(draft)?;
    validate::last(draft)
}

fn join(parts: &[&str]) -> String {
    parts.iter().collect::<std::path::PathBuf>().display().to_string()
}

/// `custom_mesh_and_rule` brings its own mesh and rules, for training and for evaluation.
fn mesh_and_rules(draft: &mut Draft) -> Result<(), ConfigError> {
    let named = |draft: &Draft, key: &'static str| {
        let name = draft.str(key).to_owned();
        let found = (!name.is_empty()).then(|| custom_mesh_and_rule(&name));
        match found {
            None => Ok(None),
            Some(Some(entries)) => Ok(Some(entries)),
            Some(None) => Err(draft.conflict(
                format!(
                    "there is no file for {key}={name}; MaxText lists the name but has no such file either"
                ),
                &[key],
            )),
        }
    };
    if let Some(entries) = named(draft, "custom_mesh_and_rule")? {
        for field in ["mesh_axes", "logical_axis_rules", "data_sharding"] {
            if let Some((_, value)) = entries.iter().find(|(key, _)| key == field) {
                draft.set(field, value.clone(), "custom_mesh_and_rule");
            }
        }
        let length = axes_for(draft.value("logical_axis_rules"), "activation_length");
        if let Some(axis) = length.first() {
            draft.set("context_sharding", axis.as_str(), "custom_mesh_and_rule's activation_length");
        }
    }
    validate::experts(draft)?;
    match named(draft, "custom_mesh_and_rule_for_eval")? {
        None => {
            let (name, rules) =
                (draft.value("custom_mesh_and_rule").clone(), draft.value("logical_axis_rules").clone());
            draft.set("custom_mesh_and_rule_for_eval", name, "not given: custom_mesh_and_rule");
            draft.set("logical_axis_rules_for_eval", rules, "the rules of training");
        }
        Some(entries) => {
            let rules = entries.iter().find(|(key, _)| key == "logical_axis_rules");
            let rules =
                rules.map_or_else(|| draft.value("logical_axis_rules").clone(), |(_, rules)| rules.clone());
            draft.set("logical_axis_rules_for_eval", rules, "custom_mesh_and_rule_for_eval");
        }
    }
    Ok(())
}

/// The mesh axes of the first rule for a logical axis.
pub(crate) fn axes_for(rules: &Value, logical: &str) -> Vec<String> {
    let rules = rules.as_list().unwrap_or_default();
    let rule = rules
        .iter()
        .filter_map(Value::as_list)
        .find(|rule| rule.first().and_then(Value::as_str) == Some(logical));
    match rule.and_then(|rule| rule.get(1)) {
        Some(Value::Str(axis)) => vec![axis.clone()],
        Some(Value::List(axes)) => axes.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
        _ => Vec::new(),
    }
}

fn names_and_folders(draft: &mut Draft, request: &Request) {
    if draft.str("run_name").is_empty() {
        match request.env.get("JOBSET_NAME").filter(|name| !name.is_empty()) {
            Some(name) => draft.set("run_name", name.as_str(), "not given: the environment's JOBSET_NAME"),
            None => {
                let name = format!("{}_{}", draft.str("model_name"), request.timestamp);
                draft.set("run_name", name, "not given: model_name and the time");
            }
        }
    }
    let (base, run) = (draft.str("base_output_directory").to_owned(), draft.str("run_name").to_owned());
    // An empty base_output_directory never comes this far.
    let rule = "base_output_directory and run_name";
    for (key, folder) in
        [("checkpoint_dir", "checkpoints/"), ("metrics_dir", "metrics/"), ("tensorboard_dir", "tensorboard/")]
    {
        draft.set(key, join(&[&base, &run, folder]), rule);
    }
    let storage = draft.str("managed_mldiagnostics_storage_path").to_owned();
    let storage = if storage.is_empty() { base.clone() } else { storage };
    draft.set("managed_mldiagnostics_dir", join(&[&storage, &run, "managed-mldiagnostics"]), rule);
    let log = draft.str("mllog_file").to_owned();
    let log = match (draft.bool("enable_mllog"), log.as_str()) {
        (false, _) => String::new(),
        (true, "") => join(&[&base, &run, &format!("mllog_{}.log", draft.int("data_shuffle_seed"))]),
        (true, log) if log.starts_with("gs://") => log.to_owned(),
        (true, log) => join(&[&base, &run, log]),
    };
    draft.set("mllog_file", log, "enable_mllog");
    for (key, folder) in [("dump_hlo_gcs_dir", "xla_dump"), ("dump_jaxpr_gcs_dir", "jaxpr_dump")] {
        let given = draft.str(key).to_owned();
        let path = match given.as_str() {
            "" => join(&[&base, &run, folder]),
            given if given.ends_with('/') => given.to_owned(),
            given => format!("{given}/"),
        };
        draft.set(key, path, rule);
    }
}

/// A path that names no file is looked for among MaxText's tokenizers, where they are installed.
fn tokenizer_file(draft: &mut Draft, request: &Request) {
    let path = draft.str("tokenizer_path").to_owned();
    let looked_for = !path.is_empty()
        && !path.starts_with("gs://")
        && !draft.bool("colocated_python_data_input")
        && !request.folder.join(&path).exists();
    if let Some(root) = request.env.get("MAXTEXT_ASSETS_ROOT").filter(|_| looked_for) {
        let folder = Path::new(root).join("tokenizers");
        let name = Path::new(&path).file_name().map(|name| folder.join(name));
        if let Some(found) = name.into_iter().chain([folder.join(&path)]).find(|path| path.exists()) {
            draft.set("tokenizer_path", found.display().to_string(), "found in MAXTEXT_ASSETS_ROOT");
        }
    }
}

fn schedule(draft: &mut Draft) -> Result<(), ConfigError> {
    if draft.int("learning_rate_schedule_steps") == -1 {
        let steps = draft.int("steps");
        draft.set("learning_rate_schedule_steps", steps, "steps");
    }
    if draft.int("steps") == -1 {
        let steps = draft.int("learning_rate_schedule_steps");
        draft.set("steps", steps, "learning_rate_schedule_steps");
    }
    validate::schedule(draft)?;
    if draft.float("eval_per_device_batch_size") == 0.0 {
        let size = draft.value("per_device_batch_size").clone();
        draft.set("eval_per_device_batch_size", size, "per_device_batch_size");
    }
    if draft.str("mu_dtype").is_empty() {
        let dtype = draft.value("weight_dtype").clone();
        draft.set("mu_dtype", dtype, "weight_dtype");
    }
    for key in ["attn_logits_soft_cap", "final_logits_soft_cap"] {
        if draft.value(key).number() == Some(0.0) {
            draft.set(key, Value::Null, "0.0 means no cap");
        }
    }
    Ok(())
}

/// MaxText has XLA dump the train step unless `XLA_FLAGS` is set. The flags are derived in the same way, but they are
/// only handed to XLA when `dump_hlo` asks for a dump.
fn hlo_dump(draft: &mut Draft, request: &Request) -> Result<(), ConfigError> {
    let set = request.env.get("XLA_FLAGS").is_some_and(|flags| !flags.is_empty());
    let given = !draft.str("dump_hlo_xla_flags").is_empty();
    if set && given {
        return Err(draft.conflict(
            "XLA_FLAGS and dump_hlo_xla_flags cannot be used together to dump HLO; unset one",
            &["dump_hlo_xla_flags"],
        ));
    }
    if !set && !given {
        let mut flags =
            format!("--xla_dump_to={} --xla_dump_large_constants", draft.str("dump_hlo_local_dir"));
        let module = draft.str("dump_hlo_local_module_name");
        if !module.is_empty() {
            flags.push_str(&format!(" --xla_dump_hlo_module_re={module}"));
        }
        draft.set("dump_hlo_xla_flags", flags, "dump_hlo_local_dir and dump_hlo_local_module_name");
    }
    Ok(())
}

/// The scaled sizes: 2^n spreads over width, heads and layers by thirds.
fn sizes(draft: &mut Draft) -> Result<(), ConfigError> {
    let scale = draft.int("global_parameter_scale");
    if scale <= 0 || !(scale as u64).is_power_of_two() {
        return Err(draft.conflict(
            "global_parameter_scale should be a power of two; for other sizes set base_emb_dim, \
             base_num_query_heads, base_num_kv_heads, base_mlp_dim, base_num_decoder_layers or head_dim",
            &["global_parameter_scale"],
        ));
    }
    let power = scale.trailing_zeros();
    let (third, rest) = (power / 3, power % 3);
    let by = |exponent: u32| 1_i64.checked_shl(exponent).unwrap_or(i64::MAX);
    let (embedding, heads, layers) =
        (by(third + u32::from(rest > 1)), by(third + u32::from(rest > 0)), by(third));
    for (key, base, factor) in [
        ("emb_dim", "base_emb_dim", embedding),
        ("num_query_heads", "base_num_query_heads", heads),
        ("num_kv_heads", "base_num_kv_heads", heads),
        ("mlp_dim", "base_mlp_dim", heads),
        ("moe_mlp_dim", "base_moe_mlp_dim", heads),
        ("num_decoder_layers", "base_num_decoder_layers", layers),
    ] {
        let Some(size) = draft.int(base).checked_mul(factor) else {
            return Err(draft.conflict(format!("{key} does not fit"), &[base, "global_parameter_scale"]));
        };
        draft.set(key, size, "its base_ value and global_parameter_scale");
    }
    Ok(())
}

fn devices(draft: &mut Draft, request: &Request) -> Result<(), ConfigError> {
    let mut devices = request.devices as i64;
    if draft.bool("internal_compile") {
        devices = draft.int("internal_compile_num_devices");
        if devices <= 0 {
            return Err(draft.conflict(
                "internal_compile_num_devices should be positive with internal_compile",
                &["internal_compile", "internal_compile_num_devices"],
            ));
        }
    } else if !draft.str("compile_topology").is_empty() {
        return Err(draft.conflict(
            format!(
                "compile_topology={}: the names of MaxText's list are TPU machines, which are not supported; \
                 to compile for other devices than this machine's use internal_compile and \
                 internal_compile_num_devices",
                draft.str("compile_topology")
            ),
            &["compile_topology"],
        ));
    }
    draft.set("num_target_devices", devices, "the devices of this run");
    if draft.int("num_slices") == -1 {
        let compiled = draft.int("compile_topology_num_slices");
        let slices = if compiled > 0 { compiled } else { request.slices as i64 };
        draft.set("num_slices", slices, "the devices of this run");
    }
    if draft.int("quantization_local_shard_count") == -1 {
        let local = (request.devices / request.slices.max(1)) as i64;
        draft.set("quantization_local_shard_count", local, "the devices of this process");
    }
    Ok(())
}

/// Rows of a batch.
struct Sizes {
    load: i64,
    train: i64,
    micro: i64,
}

fn sizes_of_batch(draft: &Draft, per_device: f64, accumulation: i64) -> Sizes {
    let devices = draft.int("num_target_devices") as f64;
    let expansion = draft.float("expansion_factor_real_data");
    let expansion = if expansion > 0.0 { expansion } else { 1.0 };
    let micro_load =
        if per_device < 1.0 { devices * expansion } else { (devices * per_device * expansion).trunc() };
    let micro = (devices * per_device) as i64;
    Sizes { load: (micro_load * accumulation as f64) as i64, train: micro * accumulation, micro }
}

fn batch_sizes(draft: &mut Draft) {
    let rule = "devices, per_device_batch_size and gradient_accumulation_steps";
    let train =
        sizes_of_batch(draft, draft.float("per_device_batch_size"), draft.int("gradient_accumulation_steps"));
    draft.set("global_batch_size_to_load", train.load, rule);
    draft.set("global_batch_size_to_train_on", train.train, rule);
    draft.set("micro_batch_size_to_train_on", train.micro, rule);
    let rule = "devices and eval_per_device_batch_size";
    let eval = sizes_of_batch(draft, draft.float("eval_per_device_batch_size"), 1);
    draft.set("global_batch_size_to_load_eval", eval.load, rule);
    draft.set("global_batch_size_to_eval_on", eval.train, rule);
    draft.set("micro_batch_size_to_eval_on", eval.micro, rule);
}

/// Growth of the batch size at the start of a run.
fn rampup(draft: &mut Draft) {
    let rule = "enable_rampup_batch_size";
    let mut end = 0;
    if draft.bool("enable_rampup_batch_size") {
        let accumulation = draft.int("gradient_accumulation_steps");
        let start = sizes_of_batch(draft, draft.float("per_device_batch_size_start"), accumulation).load;
        let increment =
            sizes_of_batch(draft, draft.float("per_device_batch_size_increment"), accumulation).load;
        draft.set("global_batch_size_to_load_start", start, rule);
        draft.set("global_batch_size_to_load_increment", increment, rule);
        let count = match increment {
            1.. => (draft.int("global_batch_size_to_load") - start).div_euclid(increment),
            _ => 0,
        };
        if count > 0 {
            let samples = draft.int("global_rampup_samples") as f64 / count as f64;
            draft.set("rampup_samples_per_increment_to_load", samples, rule);
            end = (0..count)
                .map(|stage| start + stage * increment)
                .filter(|size| *size > 0)
                .map(|size| (samples / size as f64).ceil() as i64)
                .sum();
        }
    }
    draft.set("rampup_end_step", end, rule);
}

/// Tensors that `remat_policy=custom` can place, in MaxText's order.
pub(crate) const CUSTOM_REMAT: [&str; 23] = [
    "decoder_layer_input",
    "indexer_cutoff_threshold",
    "context",
    "mlpwi",
    "moe_mlpwi_0",
    "moe_x_sorted",
    "moe_routing_maps",
    "moe_mlpwi_1",
    "moe_mlpwo",
    "mlpwi_0",
    "mlpwi_1",
    "mlpwo",
    "query_proj",
    "key_proj",
    "value_proj",
    "kv_proj",
    "query_wa_proj",
    "kv_wa_proj",
    "mla_kv",
    "mla_q",
    "qkv_proj",
    "attention_out",
    "out_proj",
];

fn custom_remat(draft: &mut Draft) {
    if draft.str("remat_policy") == "custom" {
        for (key, place) in [("tensors_on_device", "device"), ("tensors_to_offload", "offload")] {
            let names: Vec<&str> = CUSTOM_REMAT.into_iter().filter(|name| draft.str(name) == place).collect();
            draft.set(key, names, "remat_policy=custom and the keys of the tensors");
        }
    }
}

/// Keys for which `None` means the value of another key.
const FOLLOWERS: [(&str, &str); 21] = [
    ("local_sa_block_q", "sa_block_q"),
    ("local_sa_block_kv", "sa_block_kv"),
    ("local_sa_block_kv_compute", "sa_block_kv_compute"),
    ("eval_local_sa_block_q", "eval_sa_block_q"),
    ("eval_local_sa_block_kv", "eval_sa_block_kv"),
    ("eval_local_sa_block_kv_compute", "eval_sa_block_kv_compute"),
    ("local_sa_block_q_dkv", "sa_block_q_dkv"),
    ("local_sa_block_kv_dkv", "sa_block_kv_dkv"),
    ("local_sa_block_kv_dkv_compute", "sa_block_kv_dkv_compute"),
    ("local_sa_block_q_dq", "sa_block_q_dq"),
    ("local_sa_block_kv_dq", "sa_block_kv_dq"),
    ("local_sa_use_fused_bwd_kernel", "sa_use_fused_bwd_kernel"),
    ("local_sa_q_layout", "sa_q_layout"),
    ("local_sa_k_layout", "sa_k_layout"),
    ("local_sa_v_layout", "sa_v_layout"),
    ("eval_local_sa_q_layout", "eval_sa_q_layout"),
    ("eval_local_sa_k_layout", "eval_sa_k_layout"),
    ("eval_local_sa_v_layout", "eval_sa_v_layout"),
    ("local_use_splash_scheduler", "use_splash_scheduler"),
    ("local_sa_fuse_reciprocal", "sa_fuse_reciprocal"),
    ("local_sa_use_base2_exp", "sa_use_base2_exp"),
];

fn follow_global_values(draft: &mut Draft) {
    for (key, source) in FOLLOWERS {
        if draft.value(key) == &Value::Null {
            let value = draft.value(source).clone();
            draft.set(key, value, "the value for all layers");
        }
    }
}
