//! The `maxtext hlo` verb as a user meets it: output, exit status, messages.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn maxtext(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_maxtext")).arg("hlo").args(arguments).output().unwrap()
}

fn json(arguments: &[&str]) -> Value {
    let output = maxtext(arguments);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

fn golden(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden/hlo");
    folder.join(name).to_str().unwrap().to_owned()
}

#[test]
fn json_has_the_documented_fields() {
    let step = golden("fsdp_step.txt.gz");
    let summary = json(&["summary", &step, "--json"]);
    for field in [
        "module",
        "entry",
        "computations",
        "instructions",
        "opcodes",
        "flops",
        "bytes_accessed",
        "flops_by_dtype",
        "custom_calls",
        "fusions",
        "collectives",
        "parameters_bytes",
        "outputs_bytes",
    ] {
        assert!(!summary[field].is_null(), "{field}");
    }
    for field in ["opcode", "count", "bytes", "groups"] {
        assert!(!summary["collectives"][0][field].is_null(), "{field}");
    }
    let memory = json(&["memory", &step, "--json"]);
    for field in ["peak_bytes", "arguments_bytes", "outputs_bytes", "temporaries_bytes"] {
        assert!(memory[field].is_u64(), "{field}");
    }
    for field in ["bytes", "shape", "instruction", "op_name", "source"] {
        assert!(memory["live_at_peak"][0].get(field).is_some(), "{field}");
    }
}

#[test]
fn the_most_expensive_collective_comes_first_with_its_part_of_the_model() {
    let cost = json(&["cost", &golden("fsdp_step.txt.gz"), "--bound", "network", "--json"]);
    let ops = cost["ops"].as_array().unwrap();
    assert!(ops.len() > 2 && ops.iter().all(|op| op["bound"] == "network"));
    let seconds: Vec<f64> = ops.iter().map(|op| op["seconds"].as_f64().unwrap()).collect();
    assert!(seconds.is_sorted_by(|a, b| a >= b));
}

#[test]
fn stablehlo_is_an_input_like_hlo() {
    let summary = json(&["summary", &golden("stablehlo/scan_mlp_grad.mlir.gz"), "--json"]);
    assert_eq!(
        summary["flops_by_dtype"],
        json(&["summary", &golden("scan_mlp_grad.before.txt.gz"), "--json"])["flops_by_dtype"]
    );
}

#[test]
fn a_proto_is_shown_as_the_text_of_its_module() {
    let shown = maxtext(&["show", &golden("conv_grad.pb.gz")]);
    assert_eq!(shown.status.code(), Some(0), "{}", text(&shown.stderr));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shown.txt");
    std::fs::write(&path, shown.stdout).unwrap();
    assert_eq!(
        json(&["summary", path.to_str().unwrap(), "--json"]),
        json(&["summary", &golden("conv_grad.txt.gz"), "--json"])
    );
}

#[test]
fn a_small_file_that_unpacks_to_much_is_refused() {
    use std::io::Write as _;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bomb.txt.gz");
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(b"HloModule m\nENTRY e {\n  a = f32[] parameter(0)\n}\n").unwrap();
    packed.write_all(&vec![b' '; 2 << 20]).unwrap();
    std::fs::write(&path, packed.finish().unwrap()).unwrap();
    let path = path.to_str().unwrap();
    let refused = maxtext(&["summary", path, "--max-unpacked", "1"]);
    assert_eq!(refused.status.code(), Some(1));
    let message = text(&refused.stderr);
    assert!(message.contains("limit of 1048576 bytes") && message.contains("--max-unpacked"), "{message}");
    assert_eq!(maxtext(&["summary", path, "--max-unpacked", "3"]).status.code(), Some(0));
    assert_eq!(maxtext(&["summary", path]).status.code(), Some(0));
}

#[test]
fn of_modules_of_one_size_the_later_is_listed_first_and_taken() {
    let folder = tempfile::tempdir().unwrap();
    for id in [3, 12, 7] {
        let name = format!("module_{id:04}.jit_f.cpu_after_optimizations.txt");
        let hlo = "HloModule jit_f\nENTRY e {\n  a = f32[] parameter(0)\n}\n";
        std::fs::write(folder.path().join(name), hlo).unwrap();
    }
    let path = folder.path().to_str().unwrap();
    let listed = json(&["modules", path, "--json"]);
    let ids: Vec<_> = listed.as_array().unwrap().iter().map(|row| row["id"].as_u64().unwrap()).collect();
    assert_eq!(ids, [12, 7, 3]);
    let taken = maxtext(&["cost", path]);
    assert!(text(&taken.stderr).contains("1 of 3 modules") && text(&taken.stderr).contains("module_0012"));
    // Without products there is nothing to be negative.
    let table = text(&taken.stdout);
    assert!(table.contains(" 0FLOP") && !table.contains("-0"), "{table}");
}

#[test]
fn the_pass_that_made_or_removed_an_instruction_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let body = |line: &str| format!("HloModule jit_f\nENTRY e {{\n  a = f32[8] parameter(0)\n  {line}\n}}\n");
    let [sine, copied] = ["ROOT b = f32[8] sine(a)", "c = f32[8] copy(a)\n  ROOT b = f32[8] sine(c)"];
    let starts = "module_0001.jit_f.0004.inner.after_pipeline-start.before_y.txt";
    std::fs::write(folder.path().join(starts), body(copied)).unwrap();
    for (number, after, line) in
        [(0, "pipeline-start", sine), (1, "cse", sine), (2, "copy-insertion", copied), (3, "dce", sine)]
    {
        let name = format!("module_0001.jit_f.{number:04}.all.after_{after}.before_x.txt");
        std::fs::write(folder.path().join(name), body(line)).unwrap();
    }
    let path = folder.path().to_str().unwrap();
    let found = maxtext(&["diff", path, "--passes", "--find", "copy"]);
    assert_eq!(
        text(&found.stdout),
        "all / copy-insertion\n  added    copy  c  f32[8]\nall / dce\n  removed  copy  c  f32[8]\n\
         all / x, before inner\n  added    copy  c  f32[8]\n"
    );
    assert!(text(&found.stderr).contains("3 of 4 passes changed copy in jit_f"), "{}", text(&found.stderr));
    let all = text(&maxtext(&["diff", path, "--passes"]).stdout).to_owned();
    assert!(all.contains("all / dce\n  1 removed, 0 added, 1 changed  copy -1\n"), "{all}");
    assert_eq!(maxtext(&["diff", path, "--find", "copy"]).status.code(), Some(2));
}

#[test]
fn exit_status_tells_wrong_usage_failure_and_difference() {
    let status = |arguments: &[&str]| maxtext(arguments).status.code();
    let (a, b) = (golden("matmul.txt.gz"), golden("mlp.txt.gz"));
    assert_eq!(status(&["diff", &a, &a]), Some(0));
    assert_eq!(status(&["diff", &a, &b]), Some(3));
    assert_eq!(status(&["summary", "/nowhere.txt"]), Some(1));
    assert_eq!(status(&["summary"]), Some(2));
    let bad = maxtext(&["dump", "no_such_key=1", "-o", "unused"]);
    assert_eq!(bad.status.code(), Some(2));
    assert!(text(&bad.stderr).contains("no_such_key"));
    let bad = maxtext(&["dump", "--target", "gb301"]);
    assert_eq!(bad.status.code(), Some(2));
    assert!(text(&bad.stderr).contains("known are b200"), "{}", text(&bad.stderr));
}

#[test]
fn invalid_stablehlo_fails_with_its_place_and_unknown_operations_do_not() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("program.mlir");
    let run = |verb: &str, line: &str| {
        let head = "module @m {\n  func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n    ";
        std::fs::write(&path, format!("{head}{line}\n    return %y : tensor<4xf32>\n  }}\n}}\n")).unwrap();
        maxtext(&[verb, path.to_str().unwrap()])
    };
    for verb in ["summary", "cost", "memory"] {
        // XLA refuses these as well: a slice beyond the end, and a dimension that is not there.
        for (line, expected) in [
            (
                "%z = stablehlo.slice %x [0:5] : (tensor<4xf32>) -> tensor<5xf32>\n    %y = stablehlo.negate %x : tensor<4xf32>",
                "0:5:1 is no range of dimension 0 of size 4",
            ),
            ("%y = stablehlo.reverse %x, dims = [3] : tensor<4xf32>", "dimension 3"),
        ] {
            let output = run(verb, line);
            let message = text(&output.stderr);
            assert_eq!(output.status.code(), Some(1), "{verb}: {message}");
            assert!(
                message.contains("3:5: stablehlo.") && message.contains("invalid StableHLO"),
                "{verb}: {message}"
            );
            assert!(message.contains(expected), "{verb}: {message}");
        }
        let output = run(verb, "%y = stablehlo.cholesky %x : tensor<4xf32>");
        let known = run(verb, "%y = stablehlo.negate %x : tensor<4xf32>");
        assert_eq!(output.status.code(), known.status.code(), "{verb}: {}", text(&output.stderr));
        assert!(!text(&output.stderr).contains("invalid StableHLO"), "{verb}: {}", text(&output.stderr));
    }
}

/// A step small enough to compile in seconds.
const TINY: [&str; 12] = [
    "run_name=tiny",
    "base_output_directory=unused",
    "base_emb_dim=64",
    "base_num_query_heads=4",
    "base_num_kv_heads=2",
    "base_mlp_dim=128",
    "base_num_decoder_layers=2",
    "head_dim=16",
    "vocab_size=256",
    "max_target_length=64",
    "per_device_batch_size=1",
    "dataset_type=synthetic",
];

/// Runs `dump` on the tiny step and gives the folder.
fn dump(more: &[&str]) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("step");
    let mut arguments = vec!["dump"];
    arguments.extend(TINY);
    arguments.extend(more);
    arguments.extend(["-o", path.to_str().unwrap()]);
    let output = maxtext(&arguments);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    for name in ["train_step.mlir", "summary.json", "memory.json", "cost.json", "lint.json", "report.html"] {
        assert!(path.join(name).is_file() && text(&output.stdout).contains(name), "{name}");
    }
    (folder, path)
}

fn read(path: &Path, name: &str) -> Value {
    serde_json::from_slice(&std::fs::read(path.join(name)).unwrap()).unwrap()
}

#[test]
fn a_training_step_is_dumped_for_the_cpu() {
    let (_folder, path) = dump(&["--target", "cpu:2", "ici_fsdp_parallelism=2"]);
    let stablehlo = json(&["summary", path.join("train_step.mlir").to_str().unwrap(), "--json"]);
    let summary = read(&path, "summary.json");
    // The same products, each device half of them, and those that the partitioner repeats on both.
    let flops = |summary: &Value| summary["flops_by_dtype"]["bf16"].as_f64().unwrap_or(0.0);
    let whole: f64 =
        stablehlo["flops_by_dtype"].as_object().unwrap().values().filter_map(Value::as_f64).sum();
    let half: f64 = summary["flops_by_dtype"].as_object().unwrap().values().filter_map(Value::as_f64).sum();
    assert!(flops(&stablehlo) > 0.0);
    assert!((0.5..=0.75).contains(&(half / whole)), "{half} of {whole}");
    assert!(!summary["collectives"].as_array().unwrap().is_empty());
    assert!(read(&path, "memory.json")["peak_bytes"].as_u64().unwrap() > 0);
    let again = maxtext(&["dump", "run_name=x", "-o", path.to_str().unwrap()]);
    assert_eq!(again.status.code(), Some(1));
    assert!(text(&again.stderr).contains("holds a dump already"), "{}", text(&again.stderr));
}
