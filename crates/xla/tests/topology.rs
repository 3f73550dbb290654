//! Compiling for GPUs that are not there.
//!
//! `XLA_TEST_CUDA_PLUGIN` is the CUDA plugin's file and `XLA_TEST_CUDA_DATA_DIR` a folder with `bin/ptxas`
//! and `nvvm/libdevice`; without them `cuda13` and `cuda-toolchain` are taken, found or fetched as
//! `maxtext plugin` does.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stderr, reason = "tests")]

use std::path::PathBuf;

use xla::ffi::{self, Platform};
use xla::provision::Provisioner;
use xla::{Code, CompileOptions, ElementType, GpuTarget, Plugin, Topology};

fn plugin() -> Plugin {
    Plugin::load(find("XLA_TEST_CUDA_PLUGIN", "cuda13")).unwrap()
}

fn options() -> CompileOptions {
    CompileOptions::new().cuda_data_dir(find("XLA_TEST_CUDA_DATA_DIR", "cuda-toolchain"))
}

fn find(variable: &str, name: &str) -> PathBuf {
    if let Some(path) = std::env::var_os(variable) {
        return path.into();
    }
    Provisioner::from_env().on_progress(|step| eprintln!("{step}")).resolve(name).unwrap()
}

/// An FP4 product as a custom call, rows over `data` and columns over `model`; the left operand
/// arrives split over `model` as well and is gathered before the call.
const FP4_GEMM: &str = r#"
module {
  sdy.mesh @mesh = <["data"=2, "model"=4]>
  func.func @main(
      %a: tensor<256x512xf4E2M1FN> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}]>},
      %b: tensor<1024x512xf4E2M1FN> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>})
      -> (tensor<256x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"model"}]>}) {
    %c = sdy.manual_computation(%a, %b)
        in_shardings=[<@mesh, [{"data"}, {}]>, <@mesh, [{"model"}, {}]>]
        out_shardings=[<@mesh, [{"data"}, {"model"}]>]
        manual_axes={"data", "model"}
        (%x: tensor<128x512xf4E2M1FN>, %y: tensor<256x512xf4E2M1FN>) {
      %z = stablehlo.custom_call @test_fp4_gemm(%x, %y) {api_version = 4 : i32, backend_config = {alpha = 0.5 : f32}}
        : (tensor<128x512xf4E2M1FN>, tensor<256x512xf4E2M1FN>) -> tensor<128x256xf32>
      sdy.return %z : tensor<128x256xf32>
    } : (tensor<256x512xf4E2M1FN>, tensor<1024x512xf4E2M1FN>) -> tensor<256x1024xf32>
    return %c : tensor<256x1024xf32>
  }
}"#;

#[test]
fn fp4_custom_call_compiles_for_eight_gpus_on_two_hosts() {
    let plugin = plugin();
    ffi::register(&plugin, "test_fp4_gemm", Platform::Cuda, |call| call.stream().map(drop)).unwrap();
    for target in [GpuTarget::B200, GpuTarget::Gb200, GpuTarget::Gb300] {
        let topology = Topology::gpu(&plugin, target, "1x2x4".parse().unwrap()).unwrap();
        let devices = topology.devices().unwrap();
        assert_eq!(devices.len(), 8);
        assert_eq!(devices.iter().map(|d| d.process_index).max(), Some(1));
        let options = options().num_partitions(8).use_shardy_partitioner(true);
        let exe = topology.compile(FP4_GEMM, &options).unwrap();
        let program = exe.program().unwrap();
        let call = program.custom_calls.iter().find(|c| c.target == "test_fp4_gemm").unwrap();
        assert_eq!(call.operands[0].element_type, ElementType::F4E2M1FN);
        assert_eq!(call.operands[0].dims, [128, 512], "local shape, gathered");
        assert_eq!(call.operands[1].dims, [256, 512], "local shape");
        assert_eq!(call.results[0].to_string(), "128x256xf32");
        let gather = program.collectives.iter().find(|c| c.opcode == "all-gather").unwrap();
        // The codes are gathered packed: 128 rows of 128 codes are 8 KiB.
        let bits: i64 = gather
            .operands
            .iter()
            .map(|t| t.dims.iter().product::<i64>() * t.element_type.bits() as i64)
            .sum();
        assert_eq!(bits, 128 * 128 * 4, "{gather}");
        let memory = exe.memory_stats().unwrap();
        assert_eq!(memory.argument_size_in_bytes, (128 * 128 + 256 * 512) / 2);
        assert_eq!(memory.output_size_in_bytes, 128 * 256 * 4);
        assert!(exe.serialize().unwrap().len() > 1000);
    }
}

#[test]
fn every_target_compiles_a_matmul() {
    let plugin = plugin();
    let matmul = "
      func.func @main(%a: tensor<512x256xbf16>, %b: tensor<256x512xbf16>) -> tensor<512x512xbf16> {
        %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
          : (tensor<512x256xbf16>, tensor<256x512xbf16>) -> tensor<512x512xbf16>
        return %c : tensor<512x512xbf16>
      }";
    for target in GpuTarget::ALL {
        let topology = Topology::gpu(&plugin, target, "1x1x1".parse().unwrap()).unwrap();
        assert_eq!(topology.devices().unwrap()[0].kind, target.description());
        let exe = topology.compile(matmul, &options()).unwrap();
        assert_eq!(exe.signature().unwrap().parameters[0].to_string(), "512x256xbf16");
    }
}

#[test]
fn too_few_devices_are_an_error_before_compiling() {
    let plugin = plugin();
    let topology = Topology::gpu(&plugin, GpuTarget::B200, "1x1x4".parse().unwrap()).unwrap();
    let error = topology.compile(FP4_GEMM, &options().num_partitions(8)).unwrap_err();
    assert_eq!(error.code(), Code::InvalidArgument);
    assert!(error.message().contains("8 devices"), "{error}");
}

#[test]
fn names_and_sizes_are_checked() {
    assert_eq!("GB300".parse::<GpuTarget>().unwrap(), GpuTarget::Gb300);
    let error = "b400".parse::<GpuTarget>().unwrap_err();
    assert!(error.message().contains("gb200"), "{error}");
    for bad in ["8", "1x2", "1x0x4", "ax1x1", "1x2x4x1", "", "1x1x2000000", "1x4294967296x4294967296"] {
        assert!(bad.parse::<xla::TopologySize>().is_err(), "{bad}");
    }
}
