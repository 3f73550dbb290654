#!/bin/sh
# Trains the model of low_precision.yml once with each recipe and compares the losses. Hours on two CPU cores; a run that was
# interrupted goes on from its last checkpoint. STEPS=... changes the length.
set -eu
cd "$(dirname "$0")/.."
out=target/low_precision
set --
for recipe in bf16 te_fp8_currentscaling te_mxfp8 te_nvfp4 te_nvfp4_no_rht; do
    quantization=$recipe
    [ "$recipe" != bf16 ] || quantization=
    cargo run --release -- train examples/low_precision.yml "run_name=$recipe" "quantization=$quantization" \
        "steps=${STEPS:-2000}" "metrics_file=$out/$recipe.jsonl"
    set -- "$@" "$recipe=$out/$recipe.jsonl"
done
cargo run --release -p examples --example compare_runs -- "$out/losses.svg" "$@"
