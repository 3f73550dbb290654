//! `attention=`: which programs use cuDNN's kernels, what they leave for the backward pass, and that XLA compiles them for
//! Blackwell without a GPU, with no scores in memory.
//!
//! The CUDA plugin and its toolchain are found or fetched as `maxtext plugin` does; `XLA_TEST_CUDA_PLUGIN` and
//! `XLA_TEST_CUDA_DATA_DIR` name them otherwise.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stderr, reason = "tests")]

use std::path::PathBuf;
use std::sync::OnceLock;

use custom_calls::gemm::Pass;
use hlo::analysis::parameter_copies;
use hlo::dump::{ElementType, ParseOptions, parse_module, proto::decode_proto};
use maxtext_port::config::{Request, TrainConfig, resolve};
use maxtext_port::trainer::{Program, SessionError, certify_proto, compile_options};
use xla::provision::Provisioner;
use xla::{GpuTarget, Plugin, Topology};

fn config(words: &[&str], devices: usize) -> TrainConfig {
    let base = [
        "base_emb_dim=128",
        "base_num_query_heads=4",
        "base_num_kv_heads=2",
        "head_dim=32",
        "base_mlp_dim=192",
        "base_num_decoder_layers=2",
        "vocab_size=96",
        "max_target_length=256",
        "per_device_batch_size=2",
        "dataset_type=synthetic",
        "hardware=cpu",
        "enable_checkpointing=false",
        "run_name=attention",
    ];
    let mut request = Request::new(base.iter().chain(words).map(|word| (*word).to_owned()));
    request.devices = devices;
    TrainConfig::new(&resolve(&request).unwrap()).unwrap().0
}

fn gpu(words: &[&str]) -> Program {
    Program::for_gpu(&config(words, 1)).unwrap()
}

fn text(program: &Program) -> String {
    program.train_step().unwrap().to_string()
}

/// Calls forward and backward in the program as it is handed to XLA.
fn calls(program: &Program) -> (usize, usize) {
    let text = text(program);
    (text.matches("@__cudnn$fmhaSoftmax(").count(), text.matches("@__cudnn$fmhaSoftmaxBackward(").count())
}

// ---- programs ----

#[test]
fn on_the_cpu_te_is_dot_product_to_the_byte() {
    let of =
        |attention: &str| text(&Program::new(&config(&[attention, "max_segments_per_seq=4"], 1)).unwrap());
    let plain = of("attention=dot_product");
    assert_eq!(of("attention=cudnn_flash_te"), plain);
    assert_eq!(of("attention=autoselected"), plain);
    assert_ne!(of("attention=cudnn_flash_jax"), plain, "it does not look at segments");
}

#[test]
fn the_start_of_a_run_says_what_the_key_does_not() {
    let notice = |program: Program| program.attention_notice().unwrap_or_default();
    let cpu = |words: &[&str]| notice(Program::new(&config(words, 1)).unwrap());
    assert!(cpu(&["attention=cudnn_flash_te"]).contains("through dot products"));
    assert!(cpu(&["attention=cudnn_flash_jax"]).contains("across the documents"));
    assert!(!cpu(&["attention=cudnn_flash_jax", "packing=false"]).contains("across the documents"));
    assert_eq!(cpu(&["attention=dot_product"]), "");
    assert_eq!(notice(gpu(&["attention=cudnn_flash_te"])), "");
}

#[test]
fn gpu_programs_have_the_kernels_that_the_key_names() {
    for (words, count) in [
        (&["attention=dot_product"][..], (0, 0)),
        (&["attention=autoselected"], (0, 0)),
        // One scanned layer; remat computes the forward call again.
        (&["attention=cudnn_flash_te"], (2, 1)),
        (&["attention=cudnn_flash_jax"], (2, 1)),
        (&["attention=cudnn_flash_te", "scan_layers=false"], (4, 2)),
        (&["attention=cudnn_flash_te", "remat_policy=minimal"], (2, 1)),
        (&["attention=cudnn_flash_te", "remat_policy=minimal_with_context"], (1, 1)),
        (&["attention=cudnn_flash_te", "remat_policy=custom", "context=device"], (1, 1)),
    ] {
        assert_eq!(calls(&gpu(words)), count, "{words:?}");
    }
}

#[test]
fn masks_are_those_of_maxtext() {
    for (words, mask, most) in [
        (&["attention=cudnn_flash_jax", "max_segments_per_seq=5"][..], "CAUSAL", 1),
        (&["attention=cudnn_flash_te", "packing=false"], "PADDING_CAUSAL", 1),
        (&["attention=cudnn_flash_te"], "PADDING_CAUSAL", 1),
        (&["attention=cudnn_flash_te", "max_segments_per_seq=5"], "PADDING_CAUSAL", 5),
        (
            &["attention=cudnn_flash_te", "max_segments_per_seq=7", "dataset_type=hf", "hf_path=json"],
            "PADDING_CAUSAL",
            7,
        ),
    ] {
        let text = text(&gpu(words));
        let settings = text.replace("\\22", "\"");
        assert!(settings.contains(&format!("\"mask_type\": \"{mask}\"")), "{words:?}");
        assert!(settings.contains(&format!("\"max_seg_per_batch\": {most},")), "{words:?}");
    }
}

#[test]
fn what_the_kernels_cannot_do_is_refused() {
    let te = "attention=cudnn_flash_te";
    let files = ["dataset_type=grain", "grain_train_files=text.array_record"];
    for (words, devices, part) in [
        (&[te, files[0], files[1]][..], 1, "set max_segments_per_seq"),
        (
            &[te, files[0], files[1], "max_segments_per_seq=4", "grain_packing_type=concat_then_split"],
            1,
            "concat_then_split has no limit",
        ),
        (&[te, "dtype=float32"], 1, "takes dtype=bfloat16 or float16, not float32"),
        (&[te, "enable_dropout=true", "dropout_rate=0.1"], 1, "dropout inside cuDNN's attention"),
        (&[te, "ici_context_parallelism=2"], 2, "split over the mesh axes context"),
    ] {
        let config = config(words, devices);
        let message = Program::for_gpu(&config).unwrap_err().to_string();
        assert!(message.contains(part), "{words:?}: {message}");
        assert!(Program::new(&config).is_ok(), "{words:?}: dot products can");
    }
}

// ---- compiled for Blackwell ----

fn find(variable: &str, name: &str) -> PathBuf {
    if let Some(path) = std::env::var_os(variable) {
        return path.into();
    }
    Provisioner::from_env().on_progress(|step| eprintln!("{step}")).resolve(name).unwrap()
}

/// The optimised module of the training step for one kind of GPU.
fn compiled(program: &Program, target: GpuTarget) -> Vec<u8> {
    static PLUGIN: OnceLock<Plugin> = OnceLock::new();
    let plugin = PLUGIN.get_or_init(|| {
        let plugin = Plugin::load(find("XLA_TEST_CUDA_PLUGIN", "cuda13")).unwrap();
        custom_calls::cuda::register_cuda(&plugin, None).unwrap();
        plugin
    });
    let devices = program.model.rules.num_devices();
    let topology = Topology::gpu(plugin, target, format!("1x1x{devices}").parse().unwrap()).unwrap();
    let options = compile_options(program).cuda_data_dir(find("XLA_TEST_CUDA_DATA_DIR", "cuda-toolchain"));
    topology.compile(text(program), &options).unwrap().optimized_hlo_proto().unwrap()
}

#[test]
fn blackwell_modules_have_the_calls_and_neither_scores_nor_copied_weights() {
    let context = ["remat_policy=minimal_with_context_and_quantization", "quantization=te_nvfp4"];
    let cases: [(GpuTarget, &[&str], (usize, usize)); 4] = [
        (GpuTarget::B200, &["packing=false"], (2, 1)),
        (GpuTarget::Gb200, &["max_segments_per_seq=5"], (2, 1)),
        (GpuTarget::Gb300, &["attention=cudnn_flash_jax", "scan_layers=false"], (4, 2)),
        (GpuTarget::Gb200, &context, (1, 1)),
    ];
    for (target, words, count) in cases {
        let program = gpu(&[&["attention=cudnn_flash_te"], words].concat());
        let proto = compiled(&program, target);
        let certified = certify_proto("train_step", &proto, &program, &Pass::ALL).unwrap();
        let found = certified.attention.unwrap();
        assert_eq!((found.forward, found.backward), count, "{target} {words:?}");
        assert_eq!(certified.quantization.is_some(), words.iter().any(|w| w.starts_with("quantization")));
        let decoded = decode_proto(&proto).unwrap().text;
        let module = parse_module(&decoded, &ParseOptions::default()).unwrap();
        assert_eq!(parameter_copies(&module, ElementType::F32, 1024), [], "{target} {words:?}");
    }
}

/// Sharded over batch and heads each device calls the kernels on its own part.
#[test]
fn four_gpus_call_the_kernels_on_their_own_rows_and_heads() {
    let words = ["attention=cudnn_flash_te", "ici_fsdp_parallelism=2", "ici_tensor_parallelism=2"];
    let program = Program::for_gpu(&config(&words, 4)).unwrap();
    let proto = compiled(&program, GpuTarget::Gb200);
    certify_proto("train_step", &proto, &program, &Pass::ALL).unwrap();
    let text = decode_proto(&proto).unwrap().text;
    let calls: Vec<&str> = text.lines().filter(|line| line.contains("\"__cudnn$fmha")).collect();
    assert_eq!(calls.len(), 3);
    // 8 rows over fsdp, 4 heads over tensor.
    let results: Vec<_> = calls.iter().map(|call| call.split("custom-call(").next().unwrap()).collect();
    assert!(results.iter().all(|result| result.contains("(bf16[4,2,256,32]")), "{results:?}");
}

#[test]
fn a_module_without_the_calls_is_not_certified() {
    let proto = compiled(&gpu(&["attention=dot_product"]), GpuTarget::Gb200);
    let error =
        certify_proto("train_step", &proto, &gpu(&["attention=cudnn_flash_te"]), &Pass::ALL).unwrap_err();
    let SessionError::NotFused { problems, .. } = error else { panic!("{error}") };
    for part in ["no fused call of the forward pass", "no fused call of the backward pass", "[2,2,2,256,256]"]
    {
        assert!(problems.iter().any(|p| p.contains(part)), "{part}: {problems:?}");
    }
}
