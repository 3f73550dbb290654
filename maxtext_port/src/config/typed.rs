//! From a resolved value to a Rust type. Types are checked before, so what is left is the sign and the range of numbers.

use std::path::PathBuf;

use super::value::Value;

/// A type that a key's value can become.
pub(crate) trait FromValue: Sized {
    /// The value, or a sentence about what it should be.
    fn from_value(value: &Value) -> Result<Self, String>;
}

impl FromValue for bool {
    fn from_value(value: &Value) -> Result<Self, String> {
        Ok(value.truthy())
    }
}

impl FromValue for i64 {
    fn from_value(value: &Value) -> Result<Self, String> {
        match value {
            Value::Int(value) => Ok(*value),
            _ => Err("should be a whole number".to_owned()),
        }
    }
}

impl FromValue for usize {
    fn from_value(value: &Value) -> Result<Self, String> {
        let number = i64::from_value(value)?;
        usize::try_from(number).map_err(|_| "should not be negative".to_owned())
    }
}

impl FromValue for u32 {
    fn from_value(value: &Value) -> Result<Self, String> {
        let number = i64::from_value(value)?;
        u32::try_from(number).map_err(|_| format!("should be between 0 and {}", u32::MAX))
    }
}

impl FromValue for f64 {
    fn from_value(value: &Value) -> Result<Self, String> {
        let number = value.number().ok_or("should be a number")?;
        if number.is_finite() { Ok(number) } else { Err("should be a finite number".to_owned()) }
    }
}

impl FromValue for String {
    fn from_value(value: &Value) -> Result<Self, String> {
        match value {
            Value::Str(text) => Ok(text.clone()),
            Value::Null => Ok(String::new()),
            _ => Err("should be a string".to_owned()),
        }
    }
}

impl FromValue for PathBuf {
    fn from_value(value: &Value) -> Result<Self, String> {
        String::from_value(value).map(PathBuf::from)
    }
}

impl<T: FromValue> FromValue for Option<T> {
    fn from_value(value: &Value) -> Result<Self, String> {
        match value {
            Value::Null => Ok(None),
            value => T::from_value(value).map(Some),
        }
    }
}

impl<T: FromValue> FromValue for Vec<T> {
    fn from_value(value: &Value) -> Result<Self, String> {
        match value {
            Value::Null => Ok(Vec::new()),
            Value::List(items) => items.iter().map(T::from_value).collect(),
            _ => Err("should be a list".to_owned()),
        }
    }
}

/// One of the logical axis rules.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct AxisRule {
    /// The logical axis, such as `embed`.
    pub logical: String,
    /// The mesh axes that shard it, in order; empty for none.
    pub mesh: Vec<String>,
}

impl FromValue for AxisRule {
    fn from_value(value: &Value) -> Result<Self, String> {
        let wrong = || format!("a rule should look like ['embed', ['fsdp']], not {value}");
        let Some([Value::Str(logical), axes]) = value.as_list() else { return Err(wrong()) };
        let mesh = match axes {
            Value::Str(axis) => vec![axis.clone()],
            Value::List(_) => Vec::from_value(axes).map_err(|_| wrong())?,
            Value::Null => Vec::new(),
            _ => return Err(wrong()),
        };
        Ok(Self { logical: logical.clone(), mesh })
    }
}

/// Declares an enumeration of the words that a key takes.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$variant_meta:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$variant_meta])* $variant,)+
        }

        impl $name {
            /// The word in a configuration.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }
        }

        impl FromValue for $name {
            fn from_value(value: &Value) -> Result<Self, String> {
                // MaxText reads the word `none` as no value, whatever the key; other keys write no value as nothing.
                let is_none = |word: &str| matches!(value, Value::Null) && matches!(word, "" | "none");
                match value.as_str() {
                    $(word if word == Some($word) || is_none($word) => Ok(Self::$variant),)+
                    _ => Err(format!("should be one of {}", [$($word),+].join(", "))),
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }
    };
}

words! {
    /// Element types of `dtype`, `weight_dtype`, `grad_dtype` and `mu_dtype`.
    DType {
        /// 8 exponent bits, 7 mantissa bits.
        BFloat16 = "bfloat16",
        /// IEEE single.
        Float32 = "float32",
        /// IEEE half.
        Float16 = "float16",
        /// 8 bits, 4 of exponent, finite.
        Float8E4M3Fn = "float8_e4m3fn",
        /// 8 bits, 5 of exponent.
        Float8E5M2 = "float8_e5m2",
    }
}

words! {
    /// `hardware`.
    Hardware {
        /// Google's accelerators.
        Tpu = "tpu",
        /// NVIDIA GPUs, one process a host.
        Gpu = "gpu",
        /// NVIDIA GPUs, one process a GPU.
        GpuMultiprocess = "gpu_multiprocess",
        /// The CPU plugin.
        Cpu = "cpu",
    }
}

words! {
    /// `attention`: which computation.
    AttentionKernel {
        /// The best for the hardware.
        Autoselected = "autoselected",
        /// Products and softmax as separate operations.
        DotProduct = "dot_product",
        /// cuDNN's kernels as TransformerEngine calls them: documents of a row are kept apart.
        CudnnFlashTe = "cudnn_flash_te",
        /// cuDNN's kernels as JAX calls them: causal, across the documents of a row.
        CudnnFlashJax = "cudnn_flash_jax",
    }
}

words! {
    /// `remat_policy`: which activations are kept for the backward pass.
    RematPolicy {
        /// Only layer inputs.
        Full = "full",
        /// Every matrix product.
        Minimal = "minimal",
        /// Every matrix product and the attention's result.
        MinimalWithContext = "minimal_with_context",
        /// The old name of `minimal_with_context`.
        MinimalFlash = "minimal_flash",
        /// Matrix products and quantised operands.
        MinimalWithQuantization = "minimal_with_quantization",
        /// Matrix products, the attention's result and quantised operands.
        MinimalWithContextAndQuantization = "minimal_with_context_and_quantization",
        /// The attention's products and result.
        SaveDotWithContextExceptMlp = "save_dot_with_context_except_mlp",
        /// All products but the MLP's first.
        SaveDotExceptMlpwi = "save_dot_except_mlpwi",
        /// The attention's products.
        SaveDotExceptMlp = "save_dot_except_mlp",
        /// Query, key and value.
        SaveQkvProj = "save_qkv_proj",
        /// The attention's output product.
        SaveOutProj = "save_out_proj",
        /// Query, key and value go to host memory.
        QkvProjOffloaded = "qkv_proj_offloaded",
        /// Matrix products go to host memory.
        MinimalOffloaded = "minimal_offloaded",
        /// The tensors of `tensors_on_device` and `tensors_to_offload`.
        Custom = "custom",
        /// Everything.
        None = "none",
    }
}

words! {
    /// `rope_type`.
    RopeType {
        /// Halves of the head are paired.
        Default = "default",
        /// Neighbours are paired, frequencies scaled.
        Llama31 = "llama3.1",
        /// Yarn.
        Yarn = "yarn",
    }
}

words! {
    /// `opt_type`.
    OptType {
        /// Adam with decoupled weight decay.
        AdamW = "adamw",
        /// Adam with Pax's bias correction.
        AdamPax = "adam_pax",
        /// Plain gradient descent.
        Sgd = "sgd",
        /// Muon for matrices, AdamW for the rest.
        Muon = "muon",
    }
}

words! {
    /// `lr_schedule_type`.
    LrScheduleType {
        /// Warm-up, then a cosine.
        Cosine = "cosine",
        /// Warm-up, constant, decay.
        Wsd = "wsd",
    }
}

words! {
    /// `wsd_decay_style`.
    WsdDecayStyle {
        /// A straight line.
        Linear = "linear",
        /// A cosine.
        Cosine = "cosine",
    }
}

words! {
    /// `dataset_type`.
    DatasetType {
        /// One random batch.
        Synthetic = "synthetic",
        /// Files read as by the HuggingFace pipeline.
        Hf = "hf",
        /// Files read as by the Grain pipeline.
        Grain = "grain",
        /// TensorFlow Datasets.
        Tfds = "tfds",
        /// The MLPerf C4 pipeline.
        C4Mlperf = "c4_mlperf",
        /// The OLMo pipeline.
        OlmoGrain = "olmo_grain",
    }
}

words! {
    /// `tokenizer_type`.
    TokenizerType {
        /// A SentencePiece model file.
        SentencePiece = "sentencepiece",
        /// A folder with `tokenizer.json`.
        HuggingFace = "huggingface",
        /// A tiktoken ranks file.
        TikToken = "tiktoken",
        /// UTF-8 bytes, without a file. MaxText has no such tokenizer.
        Byte = "byte",
    }
}

words! {
    /// `grain_packing_type`.
    GrainPackingType {
        /// The first row with room.
        FirstFit = "first_fit",
        /// The fullest row with room.
        BestFit = "best_fit",
        /// End to end.
        ConcatThenSplit = "concat_then_split",
    }
}

words! {
    /// `profiler`.
    Profiler {
        /// No profile.
        None = "",
        /// XLA's profile, for XProf and TensorBoard.
        XPlane = "xplane",
        /// NVIDIA's profiler.
        Nsys = "nsys",
    }
}

words! {
    /// `decode_sampling_strategy`.
    SamplingStrategy {
        /// The likeliest token.
        Greedy = "greedy",
        /// By probability.
        Weighted = "weighted",
        /// Among the likeliest tokens that sum to `decode_sampling_nucleus_p`.
        Nucleus = "nucleus",
        /// Among the `decode_sampling_top_k` likeliest.
        TopK = "topk",
        /// Top-k, then nucleus, then weighted.
        Composite = "composite",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_value_is_the_word_for_it() {
        assert_eq!(RematPolicy::from_value(&Value::Null), Ok(RematPolicy::None));
        assert_eq!(Profiler::from_value(&Value::Null), Ok(Profiler::None));
        assert_eq!(Profiler::from_value(&Value::Str("xplane".to_owned())), Ok(Profiler::XPlane));
        assert!(RopeType::from_value(&Value::Null).unwrap_err().starts_with("should be one of"));
    }
}
