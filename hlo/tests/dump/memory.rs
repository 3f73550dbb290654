//! Memory of modules against XLA's memory report.

use hlo::analysis::{BufferKind, XlaMemory, memory, xla_memory_of_proto, xla_memory_of_text};
use hlo::dump::{ParseOptions, decode, parse_module};

use serde_json::Value;

use super::golden::{bytes, files, numbers, numbers_in, text};

/// How far the peak of a module is from the bytes that XLA allocates, and those; arguments, outputs and what they
/// share are equal.
fn against_xla(file: &str, xla: &Value) -> (i64, u64) {
    let memory = memory(&parse_module(&text(file), &ParseOptions::default()).unwrap(), None);
    let reported = |key: &str| xla["memory"][key].as_u64().unwrap();
    assert_eq!(memory.arguments_bytes, reported("argument_size_in_bytes"), "{file}");
    assert_eq!(memory.outputs_bytes, reported("output_size_in_bytes"), "{file}");
    assert_eq!(memory.aliased_bytes, reported("alias_size_in_bytes"), "{file}");
    let total = reported("total_allocation_bytes");
    (memory.peak_bytes as i64 - total as i64, total)
}

/// Modules of a kilobyte or so where XLA's total is not met within a percent: in `cond_switch` it adds copies of the switch's
/// index, and in `eigh` a workspace of LAPACK.
const DIFFER: [(&str, i64); 2] = [("cond_switch", -20), ("eigh", -44)];

#[test]
fn arguments_and_outputs_equal_xlas_to_the_byte_and_the_peak_within_a_percent() {
    let mut equal = 0;
    for (name, xla) in numbers() {
        let (difference, total) = against_xla(&format!("{name}.txt.gz"), &xla);
        match DIFFER.iter().find(|(differs, _)| *differs == name) {
            Some((_, expected)) => assert_eq!(difference, *expected, "{name}"),
            None => assert!(difference.unsigned_abs() * 100 <= total, "{name}: {difference} of {total}"),
        }
        equal += usize::from(difference == 0);
    }
    assert_eq!(equal, 24);
}

/// Who takes over the buffer of a custom call's element, of a branch or of an argument of a sort decides up to a third of these.
#[test]
fn solvers_and_sorts_have_the_memory_that_xla_reports() {
    let numbers = numbers_in("linalg");
    assert_eq!(numbers.len(), 26);
    for (name, xla) in numbers {
        let (difference, total) = against_xla(&format!("linalg/{name}.txt.gz"), &xla);
        assert!(difference.unsigned_abs() * 100 <= total, "{name}: {difference} of {total}");
    }
}

/// Modules for GPUs below 330 kB where the total is not met within a percent: XLA copies the switch's index and
/// state, and packs `scan_mlp_grad` with 5 kB more and `collectives` with 1 kB more.
const GPU_DIFFER: [&str; 3] = ["collectives", "cond_switch", "scan_mlp_grad"];

#[test]
fn modules_for_gpus_have_the_memory_that_xla_reports() {
    let numbers = numbers_in("gpu");
    assert!(numbers.len() >= 37);
    let mut equal = 0;
    for (name, xla) in numbers {
        let (difference, total) = against_xla(&format!("gpu/{name}.txt.gz"), &xla);
        equal += usize::from(difference == 0);
        let difference = difference.unsigned_abs();
        let is_met = difference * 100 <= total;
        assert_eq!(is_met, !GPU_DIFFER.contains(&name.as_str()), "{name}: {difference} of {total}");
        assert!(is_met || total < 330_000, "{name}");
    }
    assert!(equal >= 27, "{equal}");
}

#[test]
fn the_largest_live_buffers_come_first_with_their_place_in_the_program() {
    let text = text("scan_mlp_grad.txt.gz");
    let memory = memory(&parse_module(&text, &ParseOptions::default()).unwrap(), None);
    let sizes: Vec<u64> = memory.live_at_peak.iter().map(|buffer| buffer.bytes).collect();
    assert!(sizes.is_sorted_by(|a, b| a >= b));
    // Weights and their gradients, 4 x 64 x 128 in bf16.
    assert_eq!(sizes[..5], [65536, 65536, 65536, 65536, 32768]);
    let product = &memory.live_at_peak[4];
    assert_eq!((product.kind, product.shape.starts_with("f32[")), (BufferKind::Temporary, true));
    assert!(product.op_name.as_ref().unwrap().ends_with("dot_general"));
    assert!(
        memory.live_at_peak.iter().all(|b| b.bytes < 1000 || b.op_name.is_some()),
        "a large buffer has a name"
    );
    assert!(product.source.as_ref().unwrap().contains("hlo_dumps.py:"));
    let highest = memory.timeline.iter().map(|point| point.bytes).max().unwrap();
    let live = memory.temporaries_live_bytes;
    assert_eq!(highest, live + 4 * 65536 + memory.constants_bytes + 1024 + 4 + 24);
}

#[test]
fn xlas_own_assignment_is_read_from_the_proto() {
    let numbers = numbers();
    for file in files(".pb.gz") {
        let bytes = bytes(&file);
        let (proto, names) = decode(&bytes, 1 << 24).unwrap().buffer_assignment.unwrap();
        let xla = xla_memory_of_proto(&proto, &names);
        let name = file.strip_suffix(".pb.gz").unwrap();
        let reported = &numbers[name]["memory"];
        assert_eq!(xla.total_bytes, reported["total_allocation_bytes"].as_u64().unwrap(), "{name}");
        assert_eq!(xla.temporaries_bytes, reported["temp_size_in_bytes"].as_u64().unwrap(), "{name}");
        assert!(!xla.largest_temporaries.is_empty() || xla.temporaries_bytes == 0);
    }
}

#[test]
fn xlas_own_assignment_is_read_from_the_text() {
    let text = "BufferAssignment:\nallocation 0: size 64, page 0, maybe-live-out:\n value: <1 a @0> (size=64,offset=0): \
                f32[16]{0}\nallocation 1: size 32, page 0, parameter 0, shape |f32[8]| at ShapeIndex {}:\nallocation \
                2: size 100, page 0, preallocated-temp:\n value: <3 b{1} @0> (size=40,offset=0): f32[10]{0}\n value: \
                <4 c @0> (size=60,offset=40): f32[15]{0}\nallocation 3: size 8, page 0, thread-local:\nallocation 4: \
                size 4, page 0, constant:\n\nTotal bytes used: 200\n";
    let largest_temporaries = vec![("c".to_string(), 60), ("b{1}".to_string(), 40)];
    let expected = XlaMemory {
        total_bytes: 200,
        arguments_bytes: 32,
        outputs_bytes: 64,
        constants_bytes: 4,
        temporaries_bytes: 100,
        allocations: 5,
        largest_temporaries,
    };
    assert_eq!(xla_memory_of_text(text), Some(expected));
    assert_eq!(xla_memory_of_text("HloModule m"), None);
}

/// A hundred computations that each call the one before twice would be 2^100 steps.
#[test]
fn calls_that_multiply_are_followed_up_to_a_limit() {
    let mut text = String::from(
        "HloModule m\n\nc0 (x: f32[4]) -> f32[4] {\n  x = f32[4] parameter(0)\n  ROOT y = f32[4] negate(x)\n}\n\n",
    );
    for level in 1..=100 {
        let head = if level == 100 { "ENTRY main".to_owned() } else { format!("c{level}") };
        let inner = level - 1;
        text += &format!(
            "{head} (x: f32[4]) -> f32[4] {{\n  x = f32[4] parameter(0)\n  a = f32[4] call(x), to_apply=c{inner}\n  \
             ROOT b = f32[4] call(a), to_apply=c{inner}\n}}\n\n"
        );
    }
    let module = parse_module(&text, &ParseOptions::default()).unwrap();
    let of_run = memory(&module, None);
    assert!(of_run.calls_not_followed > 0);
    assert_eq!((of_run.arguments_bytes, of_run.outputs_bytes), (16, 16));
    // All that is in the goldens is followed.
    for (name, _) in numbers() {
        let text = super::golden::text(&format!("{name}.txt.gz"));
        let module = parse_module(&text, &ParseOptions::default()).unwrap();
        assert_eq!(memory(&module, None).calls_not_followed, 0, "{name}");
    }
}
