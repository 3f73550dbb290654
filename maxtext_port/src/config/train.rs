//! The typed view of a configuration that training and decoding work with.

use std::path::PathBuf;

use super::error::{BadValue, ConfigError};
use super::parallel::Mesh;
use super::typed::{
    AttentionKernel, AxisRule, DType, DatasetType, FromValue, GrainPackingType, Hardware, LrScheduleType,
    OptType, Profiler, RematPolicy, RopeType, SamplingStrategy, TokenizerType, WsdDecayStyle,
};
use super::{Config, Notice, Nvfp4Switches};

/// Declares the struct, the list of its keys and the conversion in one place.
macro_rules! train_config {
    ($($(#[$meta:meta])* $field:ident: $type:ty,)+) => {
        /// Resolved values of every key that training and decoding read, under MaxText's names.
        ///
        /// An `Option` is `None` where the key switches something off, never for "see elsewhere".
        #[derive(Clone, Debug, serde::Serialize)]
        pub struct TrainConfig {
            $($(#[$meta])* pub $field: $type,)+
            /// The device mesh, unknown sizes filled in.
            pub mesh: Mesh,
            /// Parts of NVFP4 that the environment switches off.
            pub nvfp4: Nvfp4Switches,
        }

        impl TrainConfig {
            /// The keys that become fields.
            pub const KEYS: &'static [&'static str] = &[$(stringify!($field),)+];

            fn read(config: &Config, bad: &mut Vec<BadValue>, mesh: Mesh) -> Option<Self> {
                $(let $field = read::<$type>(config, stringify!($field), bad);)+
                Some(Self { $($field: $field?,)+ mesh, nvfp4: config.nvfp4 })
            }
        }
    };
}

fn read<T: FromValue>(config: &Config, key: &str, bad: &mut Vec<BadValue>) -> Option<T> {
    let value = config.value(key);
    match T::from_value(value) {
        Ok(typed) => Some(typed),
        Err(expected) => {
            bad.push(BadValue {
                key: key.to_owned(),
                value: value.clone(),
                origin: config.origin(key),
                expected,
            });
            None
        }
    }
}

train_config! {
    // run
    /// Names the run: its folder under base_output_directory, and thus which checkpoint is resumed.
    run_name: String,
    /// Picks the model file whose values replace the base values; fixed list of allowed names.
    model_name: String,
    /// Root folder or bucket for checkpoints, metrics and logs; empty means ./maxtext_output.
    base_output_directory: PathBuf,
    /// `base_output_directory/run_name/checkpoints/`.
    checkpoint_dir: PathBuf,
    /// `base_output_directory/run_name/tensorboard/`.
    tensorboard_dir: PathBuf,
    /// Prints all resolved values at start.
    log_config: bool,
    /// The words tpu, gpu, gpu_multiprocess or cpu: how processes start and which kernels are chosen.
    hardware: Hardware,
    /// Number of training steps; -1 takes learning_rate_schedule_steps.
    steps: usize,
    /// Folder of JAX's compile cache.
    jax_cache_dir: Option<PathBuf>,
    // model
    /// Scaled embedding width.
    emb_dim: usize,
    /// Scaled query heads.
    num_query_heads: usize,
    /// Scaled kv heads.
    num_kv_heads: usize,
    /// Size of one head; not scaled.
    head_dim: usize,
    /// Scaled MLP width.
    mlp_dim: usize,
    /// Scaled layer count.
    num_decoder_layers: usize,
    /// Size of embedding and output.
    vocab_size: usize,
    /// Sequence length.
    max_target_length: usize,
    /// One scanned layer stack instead of separate layers; changes the parameter tree.
    scan_layers: bool,
    /// Axis of stacked parameters that runs over layers.
    param_scan_axis: usize,
    /// Activation names; two of them make a gated MLP.
    mlp_activations: Vec<String>,
    /// Epsilon of RMSNorm.
    normalization_layer_epsilon: f64,
    /// Kernel: autoselected, dot_product, flash (TPU), cudnn_flash_te, cudnn_flash_jax, vLLM ones; free text, checked when used.
    attention: AttentionKernel,
    /// Dot_product attention: inputs of q.k in f32.
    float32_qk_product: bool,
    /// Dot_product attention: softmax input in f32.
    float32_logits: bool,
    /// Default, llama3.1 or yarn.
    rope_type: RopeType,
    /// Llama3.1: apply the frequency scaling.
    rope_use_scale: bool,
    /// Smallest RoPE period factor.
    rope_min_timescale: i64,
    /// RoPE base (theta).
    rope_max_timescale: i64,
    /// Divides positions in the default RoPE.
    rope_linear_scaling_factor: f64,
    /// Compute the MLP activation function in f32.
    activations_in_float32: bool,
    /// Tie the output projection to the embedding.
    logits_via_embedding: bool,
    /// With tied weights, divide the logits by sqrt(emb_dim).
    normalize_embedding_logits: bool,
    /// Compute the logits product in f32.
    logits_dot_in_fp32: bool,
    /// Cast the logits to f32 afterwards.
    cast_logits_to_fp32: bool,
    /// Tanh cap on the logits; 0 becomes None (off).
    final_logits_soft_cap: Option<f64>,
    /// Allows dropout during training.
    enable_dropout: bool,
    /// Dropout probability, 0..1.
    dropout_rate: f64,
    /// Weight of the squared log-normaliser term.
    z_loss_multiplier: f64,
    /// Seed of initial parameters.
    init_weights_seed: u32,
    // types and memory
    /// Type of activations and of the weights as used in matmuls.
    dtype: DType,
    /// Type in which parameters are stored.
    weight_dtype: DType,
    /// Type in which gradients are kept.
    grad_dtype: DType,
    /// Recipe for matmuls: empty, int8, int4, intmp, fp8 (and variants), fp8_full, nanoo_fp8, te_* for Transformer Engine (te_nvfp4, te_mxfp8, ...), serve_fp8_weight.
    quantization: Option<String>,
    /// Which activations are kept for the backward pass; free text, checked when the model is built (see section).
    remat_policy: RematPolicy,
    /// Custom remat: names kept.
    tensors_on_device: Vec<String>,
    /// Custom remat: names offloaded.
    tensors_to_offload: Vec<String>,
    // optimiser
    /// Adamw, adam_pax, sgd or muon.
    opt_type: OptType,
    /// Microbatches per update.
    gradient_accumulation_steps: usize,
    /// Global-norm clip; 0 is off.
    gradient_clipping_threshold: f64,
    /// First-moment decay.
    adam_b1: f64,
    /// Second-moment decay.
    adam_b2: f64,
    /// Added outside the root.
    adam_eps: f64,
    /// Added inside the root.
    adam_eps_root: f64,
    /// Decoupled weight decay.
    adam_weight_decay: f64,
    /// Patterns left out of weight decay.
    adamw_mask: Vec<String>,
    /// Type of the first moment; empty takes weight_dtype.
    mu_dtype: DType,
    /// Momentum decay.
    muon_beta: f64,
    /// Weight decay of muon parameters.
    muon_weight_decay: f64,
    /// RMS-matching factor; None scales by width.
    muon_consistent_rms: Option<f64>,
    /// Skip updates when loss or gradient norm jumps.
    skip_step_on_spikes: bool,
    /// Window for mean and deviation.
    skip_step_interval: usize,
    /// Deviations that count as a jump.
    skip_step_scaling_factor: f64,
    // schedule
    /// Peak learning rate.
    learning_rate: f64,
    /// Cosine or wsd.
    lr_schedule_type: LrScheduleType,
    /// Length of the schedule; -1 takes steps; after it the rate is 0.
    learning_rate_schedule_steps: usize,
    /// Final rate as a fraction of the peak.
    learning_rate_final_fraction: f64,
    /// Fraction of the schedule that warms up.
    warmup_steps_fraction: f64,
    /// Wsd: fraction of the schedule that decays.
    wsd_decay_steps_fraction: f64,
    /// Wsd: linear or cosine decay.
    wsd_decay_style: WsdDecayStyle,
    /// Stop with an error at a NaN loss.
    abort_on_nan_loss: bool,
    /// Stop with an error at an infinite loss.
    abort_on_inf_loss: bool,
    // batches
    /// Sequences per device; may be a fraction.
    per_device_batch_size: f64,
    /// Sequences per forward pass.
    micro_batch_size_to_train_on: usize,
    /// Sequences per update.
    global_batch_size_to_train_on: usize,
    /// Sequences loaded per update.
    global_batch_size_to_load: usize,
    /// The same for evaluation; 0 takes the training value.
    eval_per_device_batch_size: f64,
    /// The same for evaluation.
    micro_batch_size_to_eval_on: usize,
    /// Sequences per evaluation batch.
    global_batch_size_to_eval_on: usize,
    /// Sequences loaded per evaluation batch.
    global_batch_size_to_load_eval: usize,
    // data
    /// Synthetic, hf, grain, tfds, c4_mlperf or olmo_grain.
    dataset_type: DatasetType,
    /// Hugging Face data set or loader name (parquet, json, ...).
    hf_path: String,
    /// Files for training.
    hf_train_files: String,
    /// Files for evaluation; sets the split to train.
    hf_eval_files: String,
    /// Arrayrecord, tfrecord, parquet, mmap or mmap_npy.
    grain_file_type: String,
    /// Pattern(s); ';' between mixtures, ',' before a weight.
    grain_train_files: String,
    /// The same for evaluation.
    grain_eval_files: String,
    /// Columns that hold the text (or token ids).
    train_data_columns: Vec<String>,
    /// The same for evaluation.
    eval_data_columns: Vec<String>,
    /// File, folder or hub name; empty picks one by model_name.
    tokenizer_path: String,
    /// Sentencepiece, huggingface or tiktoken.
    tokenizer_type: TokenizerType,
    /// False when the data are token ids already.
    tokenize_train_data: bool,
    /// The same for evaluation.
    tokenize_eval_data: bool,
    /// Begin-of-sequence token on documents.
    add_bos: bool,
    /// End-of-sequence token on documents.
    add_eos: bool,
    /// Put several documents into one sequence with segment ids.
    packing: bool,
    /// Limit on documents per sequence; -1 is none; required with hardware=gpu, cudnn_flash_te and packing.
    max_segments_per_seq: i64,
    /// First_fit, best_fit or concat_then_split.
    grain_packing_type: GrainPackingType,
    /// Cut long documents (true) or split them (grain only).
    use_truncation: bool,
    /// Shuffle the training data.
    enable_data_shuffling: bool,
    /// Seed of data order (and synthetic data).
    data_shuffle_seed: u32,
    /// Shuffle window for sequential formats.
    grain_shuffle_buffer_size: usize,
    /// Reader threads per worker.
    grain_num_threads: usize,
    /// The same for evaluation.
    grain_num_threads_eval: usize,
    /// Loader processes whose order is kept; 0, 1 and -1 are one.
    grain_worker_count: i64,
    /// The same for evaluation.
    grain_worker_count_eval: i64,
    /// Batches of zeros after the end of the data.
    generate_padding_batch_train: bool,
    /// The same for evaluation.
    generate_padding_batch_eval: bool,
    /// Passes over the data.
    num_epoch: usize,
    /// Train on the first batch again and again.
    reuse_example_batch: i64,
    // evaluation
    /// Steps between evaluations; not positive is off.
    eval_interval: i64,
    /// Batches per evaluation; -1 is the whole set.
    eval_steps: i64,
    /// No evaluation before this step.
    eval_start_step: usize,
    /// Stop when evaluation loss reaches it; 0 is off.
    target_eval_loss: f64,
    // checkpoints
    /// Turns saving (and resuming) on.
    enable_checkpointing: bool,
    /// Steps between saves.
    checkpoint_period: usize,
    /// Older checkpoints beyond this number are deleted; None keeps all.
    max_num_checkpoints_to_keep: Option<usize>,
    /// Also save at the first step.
    save_checkpoint_on_start: bool,
    /// Also save at the end.
    save_checkpoint_on_completion: bool,
    // reports
    /// Local file with one JSON line of metrics a step.
    metrics_file: String,
    /// Write TensorBoard events.
    enable_tensorboard: bool,
    /// Steps between TensorBoard flushes and metric uploads.
    log_period: usize,
    /// Empty, xplane or nsys.
    profiler: Profiler,
    /// First profiled step after the start.
    skip_first_n_steps_for_profiler: usize,
    /// Number of profiled steps.
    profiler_steps: usize,
    /// Repeat the window every so many steps.
    profile_periodically_period: i64,
    /// Write HLO of chosen modules and upload it.
    dump_hlo: bool,
    /// Local folder.
    dump_hlo_local_dir: PathBuf,
    /// Modules to dump.
    dump_hlo_local_module_name: String,
    /// XLA flags used for the dump; derived when empty; not together with XLA_FLAGS.
    dump_hlo_xla_flags: String,
    // mesh
    /// Devices of the run or of the AOT target.
    num_target_devices: usize,
    /// Number of slices (hosts groups); -1 finds it from the devices.
    num_slices: usize,
    /// Ordered names of mesh axes.
    mesh_axes: Vec<String>,
    /// Ordered list: logical axis name -> mesh axes (see section).
    logical_axis_rules: Vec<AxisRule>,
    // decoding
    /// Decode: the prompt.
    prompt: String,
    /// Greedy, weighted, nucleus, topk or composite.
    decode_sampling_strategy: SamplingStrategy,
    /// Temperature.
    decode_sampling_temperature: f64,
    /// Top-k.
    decode_sampling_top_k: i64,
    /// Top-p.
    decode_sampling_nucleus_p: f64,
}

impl TrainConfig {
    /// The typed view, with what the user should know about keys that have no effect here.
    ///
    /// # Errors
    /// If a key asks for something that does not exist here, a value is out of the range that can be computed, or the mesh
    /// does not fit the devices.
    pub fn new(config: &Config) -> Result<(Self, Vec<Notice>), ConfigError> {
        let notices = config.supported()?;
        let mesh = config.mesh()?;
        let mut bad = Vec::new();
        match Self::read(config, &mut bad, mesh) {
            Some(train) if bad.is_empty() => {
                super::limits::check(&train, config)?;
                Ok((train, notices))
            }
            _ => Err(ConfigError::Invalid(bad)),
        }
    }
}
