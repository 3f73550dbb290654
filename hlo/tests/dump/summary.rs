//! The work of modules against XLA's own analysis, `compiled.cost_analysis()`.

use hlo::analysis::{CostAnalysis, LoopCount, summarize};
use hlo::dump::{ParseOptions, parse_module};

use super::golden::{numbers, text};

#[test]
fn loops_counted_once_give_the_work_xla_reports() {
    let numbers = numbers();
    assert!(numbers.len() >= 27);
    for (name, xla) in numbers {
        let text = text(&format!("{name}.txt.gz"));
        let module = parse_module(&text, &ParseOptions::default()).unwrap();
        let cost = CostAnalysis::new(&module, LoopCount::Once).total();
        for (what, ours) in [
            ("flops", cost.flops),
            ("transcendentals", cost.transcendentals),
            ("bytes_accessed", cost.bytes_accessed),
        ] {
            // XLA adds up in f32, exact for these sizes.
            assert_eq!(ours, xla[what].as_f64().unwrap(), "{what} of {name}");
        }
    }
}

#[test]
fn loop_bodies_count_as_often_as_they_run() {
    // Forward, its repetition and two gradients: products of 8 x 64 x 128 for two weights, in four layers, but
    // the second product is not repeated.
    let flops = (2 * 8 * 64 * 128 * 7 * 4) as f64;
    for file in ["scan_mlp_grad.txt.gz", "scan_mlp_grad.pb.gz"] {
        let text = text(file);
        let summary = summarize(&parse_module(&text, &ParseOptions::default()).unwrap());
        let trips: Vec<_> = summary.while_loops.iter().map(|l| l.trip_count).collect();
        assert_eq!(trips, [Some(4), Some(4)]);
        assert_eq!(summary.unknown_trip_counts, 0);
        assert_eq!(summary.flops_by_dtype.values().sum::<f64>(), flops);
    }
}

#[test]
fn trip_counts_are_worked_out_where_xla_did_not_note_them() {
    let text = text("scan_mlp_grad.before.txt.gz");
    let summary = summarize(&parse_module(&text, &ParseOptions::default()).unwrap());
    let trips: Vec<_> = summary.while_loops.iter().map(|l| l.trip_count).collect();
    assert_eq!(trips, [Some(4), Some(4)]);
}

#[test]
fn a_loop_of_unknown_trip_count_is_said_so() {
    for file in ["while_unknown.txt.gz", "while_unknown.before.txt.gz"] {
        let text = text(file);
        let summary = summarize(&parse_module(&text, &ParseOptions::default()).unwrap());
        assert_eq!(summary.unknown_trip_counts, 1);
        assert_eq!(summary.while_loops[0].trip_count, None);
    }
}

#[test]
fn collectives_are_counted_by_kind_groups_and_type() {
    let text = text("collectives.txt.gz");
    let summary = summarize(&parse_module(&text, &ParseOptions::default()).unwrap());
    let got: Vec<_> = summary
        .collectives
        .iter()
        .map(|c| (c.opcode.as_str(), c.count, c.bytes, c.groups.count, c.groups.size))
        .collect();
    let expected = [
        ("all-gather", 1, 4.0 * 32.0 * 16.0 * 4.0, 2, 4),
        ("all-reduce", 1, 32.0 * 16.0 * 4.0, 1, 8),
        ("all-to-all", 1, 32.0 * 16.0 * 4.0, 2, 4),
        ("collective-permute", 1, 32.0 * 16.0 * 4.0, 8, 2),
        ("reduce-scatter", 1, 32.0 * 16.0 * 4.0, 2, 4),
    ];
    assert_eq!(got, expected);
    assert!(summary.collectives.iter().all(|c| c.bytes_by_dtype.keys().eq(["f32"])));
}

#[test]
fn asynchronous_collectives_count_as_what_they_start() {
    // Three of them have the short form, one is fused: all-to-all-start, reduce-scatter-start, fusion-start.
    let text = text("gpu/collectives.txt.gz");
    let module = parse_module(&text, &ParseOptions::default()).unwrap();
    let summary = summarize(&module);
    let got: Vec<_> = summary
        .collectives
        .iter()
        .map(|c| (c.opcode.as_str(), c.count, c.runs, c.bytes, c.groups.count, c.groups.size))
        .collect();
    let expected = [
        ("all-gather", 1, 1.0, 4.0 * 32.0 * 16.0 * 4.0, 2, 4),
        ("all-reduce", 1, 1.0, 32.0 * 16.0 * 4.0, 1, 8),
        ("all-to-all", 1, 1.0, 32.0 * 16.0 * 4.0, 2, 4),
        ("collective-permute", 1, 1.0, 32.0 * 16.0 * 4.0, 8, 2),
        ("reduce-scatter", 1, 1.0, 32.0 * 16.0 * 4.0, 2, 4),
    ];
    assert_eq!(got, expected);
    let device = hlo::analysis::DeviceSpec::named("gb300").unwrap();
    let roofline = hlo::analysis::roofline(&module, &device, &Default::default());
    let sent: f64 = roofline.ops.iter().map(|op| op.network_bytes).sum();
    // Rings: three quarters of the gathered array and of the exchanged and scattered ones, the permuted one whole, twice
    // seven eighths of the reduced one.
    assert_eq!(sent, 0.75 * (8192.0 + 2048.0 + 2048.0) + 2048.0 + 2.0 * 0.875 * 2048.0);
}

/// The numbers of a window are whatever the text says.
#[test]
fn a_window_of_extreme_numbers_is_counted_without_overflow() {
    for window in [
        "size=9223372036854775807 stride=9223372036854775807",
        "size=1048576 lhs_dilate=1048575 rhs_dilate=-9223372036854775807",
        "size=3 pad=9223372036854775807_-9223372036854775807 lhs_dilate=9223372036854775807 rhs_dilate=9223372036854775807",
    ] {
        let text = format!(
            "HloModule m\n\nENTRY e {{\n  a = f32[1,4,1] parameter(0)\n  b = f32[3,1,1] parameter(1)\n  ROOT c = f32[1,4,1] \
             convolution(a, b), window={{{window}}}, dim_labels=b0f_0io->b0f\n}}\n"
        );
        let module = parse_module(&text, &ParseOptions::default()).unwrap();
        let flops = summarize(&module).flops;
        // At most each of 3 kernel and 4 output positions.
        assert!((0.0..=24.0).contains(&flops), "{window}: {flops}");
    }
}
