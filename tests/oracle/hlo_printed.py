"""Makes tests/golden/hlo/printed: what XLA's printer makes of small modules with forms that JAX programs for CPUs and for
NVIDIA's GPUs do not have: tiled layouts and memory spaces of TPUs, every kind of asynchronous operation, sends and infeeds,
old and new shardings, dynamic shapes, rare operations, types and attributes.

    JAX_PLATFORMS=cpu python hlo_printed.py OUT

The modules are written here; XLA's parser (jaxlib's hlo_module_from_text) reads each, and its print is stored.
"""
import gzip
import pathlib
import sys

from jaxlib import _hlo

ADD = """
add {
  x = f32[] parameter(0)
  y = f32[] parameter(1)
  ROOT sum = f32[] add(x, y)
}
"""
INNER = """
inner {
  x = f32[8] parameter(0)
  ROOT y = f32[8] negate(x)
}
"""
GROUPS = "replica_groups={{0,1},{2,3}}, channel_id=1, use_global_device_ids=true"
CASES = {}


def module(name, entry, computations="", header=""):
  """`entry` are the lines of the entry, the last is the root."""
  *lines, root = [line.strip() for line in entry.strip().split("\n")]
  body = "".join(f"  {line}\n" for line in [*lines, "ROOT " + root])
  assert name not in CASES, name
  CASES[name] = f"HloModule {name}{header}\n{computations}\nENTRY main {{\n{body}}}\n"


def operation(name, result, call, *parameters, computations="", header=""):
  """A module of one operation on parameters p0, p1, ..."""
  lines = [f"p{number} = {shape} parameter({number})" for number, shape in enumerate(parameters)]
  module(name, "\n".join([*lines, f"out = {result} {call}"]), computations, header)


# Layouts: tiles, element sizes, memory spaces, dynamic and unbounded sizes, sizes of split and padded memory.
for name, layout in {
    "tile": "{1,0:T(8,128)}",
    "two_tiles": "{1,0:T(8,128)(2,1)}",
    "three_tiles": "{1,0:T(8,128)(4,1)(2,1)}",
    "memory_space": "{1,0:T(8,128)S(1)}",
    "host_memory": "{1,0:S(5)}",
    "element_size": "{1,0:E(4)}",
    "tail_alignment": "{1,0:T(8,128)L(1024)}",
    "dynamic_prefix": "{1,0:T(8,128)M(1024)}",
    "whole_dimension_tile": "{1,0:T(*,128)}",
}.items():
  operation(f"layout_{name}", f"bf16[16,256]{layout}", "negate(p0)", f"bf16[16,256]{layout}")
operation("layout_of_tuples", "(f32[8]{0:T(256)}, (s32[]{:T(128)}, u8[2]{0:T(4)(4,1)}))", "tuple(p0, p1)", "f32[8]{0:T(256)}",
          "(s32[]{:T(128)}, u8[2]{0:T(4)(4,1)})")
operation("dynamic_size", "f32[<=16,4]{1,0}", "negate(p0)", "f32[<=16,4]{1,0}")
operation("unbounded_size", "f32[?,4]{1,0}", "negate(p0)", "f32[?,4]{1,0}")
operation("set_dimension_size", "f32[<=16]{0}", "set-dimension-size(p0, p1), dimensions={0}", "f32[16]{0}", "s32[]")
operation("get_dimension_size", "s32[]", "get-dimension-size(p0), dimensions={0}", "f32[<=16]{0}")
operation("dynamic_reshape", "f32[<=4,4]{1,0}", "dynamic-reshape(p0, p1, p2)", "f32[<=16]{0}", "s32[]", "s32[]")
operation("inferred_dimension", "f32[4,<=4]{1,0}", "reshape(p0), inferred_dimension=1", "f32[<=16]{0}")

# Types that the other modules lack.
for type in ("c128", "f4e2m1fn", "f8e3m4", "f8e4m3", "f8e4m3b11fnuz", "f8e4m3fnuz", "f8e5m2fnuz", "f8e8m0fnu", "s16", "s2", "u2", "u4"):
  operation(f"type_{type}", f"({type}[8]{{0}}, {type}[8]{{0}})", "tuple(p0, p0)", f"{type}[8]{{0}}")
for type, value in {"c128": "(1, -2.5)", "f4e2m1fn": "-6", "f8e8m0fnu": "0.5", "s2": "-1", "u4": "15", "pred": "true",
                    "f32": "nan", "f64": "-inf", "bf16": "1e+30"}.items():
  operation(f"constant_{type}", f"{type}[]", f"constant({value})")
operation("constant_matrix", "f32[2,3]{1,0}", "constant({ { 1, 2, 3 }, { -4, inf, 5e-07 } })")
operation("constant_tuple", "(f32[], (s32[2], pred[]))", "constant((1, ({2, 3}, false)))")

# Rare operations.
for name in ("acos", "acosh", "asin", "asinh", "atanh", "cosh", "sinh", "tan", "logistic", "exponential-minus-one", "round-nearest-afz"):
  operation(f"op_{name}", "f32[8]", f"{name}(p0)", "f32[8]")
operation("op_is_finite", "pred[8]", "is-finite(p0)", "f32[8]")
operation("op_imag", "f32[8]", "imag(p0)", "c64[8]")
operation("op_complex", "c64[8]", "complex(p0, p1)", "f32[8]", "f32[8]")
operation("op_mulhi", "u32[8]", "mulhi(p0, p1)", "u32[8]", "u32[8]")
operation("op_stochastic_convert", "s32[8]", "stochastic-convert(p0, p1)", "f32[8]", "u32[8]")
operation("op_map", "f32[8]", "map(p0, p1), dimensions={0}, to_apply=add", "f32[8]", "f32[8]", computations=ADD)
operation("op_result_accuracy", "f32[8]", "exponential(p0), result_accuracy={tolerance={atol=0.03125,rtol=0.0625,ulps=2}}", "f32[8]")
operation("op_result_accuracy_mode", "f32[8]", "tanh(p0), result_accuracy={mode=highest}", "f32[8]")
operation("op_cholesky", "f32[4,4]", "cholesky(p0), lower=true", "f32[4,4]")
operation("op_triangular_solve", "f32[4,3]",
          "triangular-solve(p0, p1), left_side=true, lower=true, unit_diagonal=true, transpose_a=TRANSPOSE", "f32[4,4]", "f32[4,3]")
operation("op_batch_norm_training", "(f32[2,4], f32[4], f32[4])", "batch-norm-training(p0, p1, p2), epsilon=0.001, feature_index=1",
          "f32[2,4]", "f32[4]", "f32[4]")
operation("op_batch_norm_inference", "f32[2,4]", "batch-norm-inference(p0, p1, p2, p3, p4), epsilon=0.001, feature_index=1",
          "f32[2,4]", *["f32[4]"] * 4)
operation("op_batch_norm_grad", "(f32[2,4], f32[4], f32[4])", "batch-norm-grad(p0, p1, p2, p3, p4), epsilon=0.001, feature_index=1",
          "f32[2,4]", "f32[4]", "f32[4]", "f32[4]", "f32[2,4]")
operation("op_rng", "f32[8]", "rng(p0, p1), distribution=rng_uniform", "f32[]", "f32[]")
operation("op_rng_state", "u64[2]", "rng-get-and-update-state(), delta=4096")
module("op_replica_id", "r = u32[] replica-id()\np = u32[] partition-id()\nout = (u32[], u32[]) tuple(r, p)")
operation("op_topk", "(f32[2,3], s32[2,3])", "topk(p0), k=3, largest=true", "f32[2,16]")
operation("op_ragged_dot", "f32[12,8]", "ragged-dot(p0, p1, p2), lhs_contracting_dims={1}, rhs_contracting_dims={1}, "
          "lhs_ragged_dims={0}, rhs_group_dims={0}", "f32[12,4]", "f32[3,4,8]", "s32[3]")
operation("op_scaled_dot", "f32[8,16]", "scaled-dot(p0, p1, p2, p3), lhs_contracting_dims={1}, rhs_contracting_dims={0}",
          "f8e4m3fn[8,32]", "f8e4m3fn[32,16]", "f8e8m0fnu[8,1]", "f8e8m0fnu[1,16]")
operation("op_convolution_groups", "f32[4,8,8,2]", "convolution(p0, p1), window={size=3x3 pad=1_1x1_1 rhs_dilate=2x1 rhs_reversal=1x0}, "
          "dim_labels=b01f_01io->b01f, batch_group_count=2", "f32[8,9,8,4]", "f32[3,3,4,2]")
operation("op_select_and_scatter", "f32[8]", "select-and-scatter(p0, p1, p2), window={size=2 stride=2}, select=ge, scatter=add",
          "f32[8]", "f32[4]", "f32[]",
          computations=ADD + "\nge {\n  x = f32[] parameter(0)\n  y = f32[] parameter(1)\n  ROOT is = pred[] compare(x, y), direction=GE\n}\n")
operation("op_gather_batching", "f32[4,8]", "gather(p0, p1), offset_dims={1}, collapsed_slice_dims={}, start_index_map={1}, "
          "operand_batching_dims={0}, start_indices_batching_dims={0}, index_vector_dim=1, slice_sizes={1,8}", "f32[4,16]", "s32[4,1]")
operation("op_scatter_batching", "f32[4,16]", "scatter(p0, p1, p2), update_window_dims={1}, inserted_window_dims={}, "
          "scatter_dims_to_operand_dims={1}, input_batching_dims={0}, scatter_indices_batching_dims={0}, index_vector_dim=1, "
          "to_apply=add", "f32[4,16]", "s32[4,1]", "f32[4,8]", computations=ADD)
operation("op_scan", "(f32[], f32[8])", "scan(p0, p1), dimensions={0}, num_carries=1, to_apply=step", "f32[8]", "f32[]",
          computations="\nstep {\n  x = f32[] parameter(0)\n  carry = f32[] parameter(1)\n  next = f32[] add(carry, x)\n"
          "  ROOT out = (f32[], f32[]) tuple(next, next)\n}\n")
operation("op_scan_reverse", "(f32[], f32[8])", "scan(p0, p1), dimensions={0}, is_reverse=true, is_associative=true, num_carries=1, "
          "to_apply=step", "f32[8]", "f32[]",
          computations="\nstep {\n  x = f32[] parameter(0)\n  carry = f32[] parameter(1)\n  next = f32[] add(carry, x)\n"
          "  ROOT out = (f32[], f32[]) tuple(next, next)\n}\n")
operation("op_domain", "f32[8]", "domain(p0), domain={kind=\"sharding\", entry={maximal device=0}, exit={maximal device=1}}", "f32[8]")
module("op_add_dependency", "p = f32[8] parameter(0)\nt = token[] after-all()\nout = f32[8] add-dependency(p, t)")
operation("op_compare_type", "pred[8]", "compare(p0, p1), direction=LT, type=TOTALORDER", "f32[8]", "f32[8]")
operation("op_dot_sparsity", "f32[8,4]", "dot(p0, p1), lhs_contracting_dims={1}, rhs_contracting_dims={0}, operand_precision={highest,default}, "
          "algorithm=dot_bf16_bf16_f32_x3", "f32[8,16]", "f32[16,4]")
operation("op_transposed_fusion", "f32[8]", "fusion(p0), kind=kCustom, calls=inner, frontend_attributes={a=\"b\",c=\"{d}\"}", "f32[8]",
          computations=INNER)
operation("op_composite_call", "f32[8]", "call(p0), to_apply=inner, is_composite=true, "
          "frontend_attributes={composite.name=\"gelu\",composite.attributes={n = 1 : i32},composite.version=\"1\"}", "f32[8]",
          computations=INNER)

# Collectives, their groups and their starts and ends.
for name, groups in {
    "lists": "replica_groups={{0,1},{2,3}}",
    "all": "replica_groups={}",
    "iota": "replica_groups=[2,4]<=[8]",
    "iota_transposed": "replica_groups=[4,2]<=[2,2,2]T(2,0,1)",
    "constrained": "replica_groups={{0,1}}, constrain_layout=true",
}.items():
  operation(f"groups_{name}", "f32[8]", f"all-reduce(p0), {groups}, to_apply=add", "f32[8]", computations=ADD)
operation("collective_broadcast", "f32[8]", "collective-broadcast(p0), replica_groups={{0,1},{2,3}}, channel_id=7", "f32[8]")
operation("collective_permute_in_place", "f32[2,8]", "collective-permute(p0, p1, p2, p3), source_target_pairs={{0,1},{1,0}}, slice_sizes={{1,8}}",
          "f32[2,8]", "f32[2,8]", "(s32[], s32[])", "(s32[], s32[])")
operation("ragged_all_to_all", "f32[16]", "ragged-all-to-all(p0, p1, p2, p3, p4, p5), replica_groups={{0,1}}, channel_id=1", "f32[16]",
          "f32[16]", *["s64[2]"] * 4)
operation("all_to_all_tuple", "(f32[4], f32[4])", "all-to-all(p0, p1), replica_groups={{0,1}}", "f32[4]", "f32[4]")


def pair(name, start_shape, start, result, end, *parameters, computations="", between="", end_attributes=""):
  lines = [f"p{number} = {shape} parameter({number})" for number, shape in enumerate(parameters)]
  lines += [f"start = {start_shape} {start}"] + ([between] if between else [])
  last = "update" if between else "start"
  module(name, "\n".join([*lines, f"out = {result} {end}({last}){end_attributes}"]), computations)


pair("start_all_reduce", "f32[8]", f"all-reduce-start(p0), {GROUPS}, to_apply=add", "f32[8]", "all-reduce-done", "f32[8]", computations=ADD)
pair("start_all_gather", "(f32[8], f32[16])", f"all-gather-start(p0), {GROUPS}, dimensions={{0}}", "f32[16]", "all-gather-done", "f32[8]")
pair("start_collective_permute", "(f32[8], f32[8], u32[], u32[])", "collective-permute-start(p0), source_target_pairs={{0,1},{1,0}}, channel_id=3",
     "f32[8]", "collective-permute-done", "f32[8]")
pair("start_copy", "(f32[8]{0:S(1)}, f32[8]{0}, u32[])", "copy-start(p0), cross_program_prefetch_index=0", "f32[8]{0:S(1)}", "copy-done", "f32[8]{0}")
WRAPPED = {
    "reduce_scatter": ("f32[8]", "f32[4]", f"reduce-scatter(x), {GROUPS}, dimensions={{0}}, to_apply=add"),
    "all_to_all": ("f32[8]", "f32[8]", f"all-to-all(x), replica_groups={{{{0,1}}}}, dimensions={{0}}"),
    "collective_broadcast": ("f32[8]", "f32[8]", "collective-broadcast(x), replica_groups={{0,1}}"),
    "custom_call": ("f32[8]", "f32[8]", "custom-call(x), custom_call_target=\"kernel\", backend_config=\"a\\\"b\""),
    "dot": ("f32[8,8]", "f32[8,8]", "dot(x, x), lhs_contracting_dims={1}, rhs_contracting_dims={0}"),
    "slice": ("f32[8]", "f32[4]", "slice(x), slice={[0:8:2]}"),
    "dynamic_slice": ("s32[8]", "s32[2]", "dynamic-slice(x, zero), dynamic_slice_sizes={2}"),
    "add": ("f32[8]", "f32[8]", "add(x, x)"),
    "bitcast": ("f32[8]", "f32[2,4]", "bitcast(x)"),
    "call": ("f32[8]", "f32[8]", "call(x), to_apply=inner"),
    "fusion": ("f32[8]", "f32[8]", "fusion(x), kind=kLoop, calls=inner"),
    "tuple": ("f32[8]", "(f32[8], f32[8])", "tuple(x, x)"),
    "dynamic_update_slice": ("s32[8]", "s32[8]", "dynamic-update-slice(x, x, zero)"),
}
for name, (shape, result, call) in WRAPPED.items():
  zero = "  zero = s32[] constant(0)\n" if "zero" in call else ""
  helper = ADD if "to_apply=add" in call else INNER if "inner" in call else ""
  wrapped = helper + f"\nwrapped {{\n  x = {shape} parameter(0)\n{zero}  ROOT y = {result} {call}\n}}, execution_thread=\"side\"\n"
  state = f"(({shape}), {result}, u32[])"
  pair(f"async_{name}", state, "async-start(p0), async_execution_thread=\"side\", calls=wrapped", result, "async-done", shape,
       computations=wrapped)
  pair(f"async_update_{name}", state, "async-start(p0), async_execution_thread=\"side\", calls=wrapped", result, "async-done", shape,
       computations=wrapped, between=f"update = {state} async-update(start)")

# Transfers.
module("send_recv", """p = f32[8] parameter(0)
t = token[] after-all()
s = (f32[8], u32[], token[]) send(p, t), channel_id=1, frontend_attributes={_xla_send_recv_source_target_pairs={{0,1}}}
sd = token[] send-done(s), channel_id=1
r = (f32[8], u32[], token[]) recv(sd), channel_id=2
out = (f32[8], token[]) recv-done(r), channel_id=2""")
module("send_recv_host", """p = f32[8] parameter(0)
t = token[] after-all()
s = (f32[8], u32[], token[]) send(p, t), channel_id=3, is_host_transfer=true
out = token[] send-done(s), channel_id=3, is_host_transfer=true""")
module("infeed_outfeed", """t = token[] after-all()
i = ((f32[4], s32[]), token[]) infeed(t), infeed_config="a\\nb"
x = (f32[4], s32[]) get-tuple-element(i), index=0
u = token[] get-tuple-element(i), index=1
out = token[] outfeed(x, u), outfeed_shape=(f32[4], s32[]), outfeed_config="c\"""")

# Shardings, old and new.
for name, sharding in {
    "replicated": "{replicated}",
    "maximal": "{maximal device=1}",
    "manual": "{manual}",
    "unknown": "{unknown}",
    "list": "{devices=[2,2]0,2,1,3}",
    "iota": "{devices=[2,2]<=[4]}",
    "iota_transposed": "{devices=[2,2]<=[2,2]T(1,0)}",
    "replicated_last": "{devices=[2,1,2]<=[4] last_tile_dim_replicate}",
    "last_dims": "{devices=[2,1,2,2]<=[8] last_tile_dims={manual, replicated}}",
    "unreduced": "{devices=[2,1,2]<=[4] last_tile_dims={unreduced}}",
    "metadata": "{devices=[2,2]<=[4] metadata={op_name=\"a\"}}",
    "shard_like": "{devices=[2,2]<=[4] shard_like 1}",
    "shard_as": "{devices=[2,2]<=[4] shard_as 0}",
    "named": "{mesh['a'=2,'b'=2], [{'a'}, {'b'}]}",
    "named_partial": "{mesh['a'=2,'b'=4], [{'a', 'b':(1)2}, {?}], replicated={'b':(2)2}}",
}.items():
  operation(f"sharding_{name}", "f32[8,8]", f"copy(p0), sharding={sharding}", "f32[8,8]", header=", num_partitions=8")
operation("sharding_tuple", "(f32[8], f32[8])", "tuple(p0, p0), sharding={{devices=[2]<=[2]}, {replicated}}", "f32[8]", header=", num_partitions=2")
operation("sharding_annotation", "f32[8]", "custom-call(p0), custom_call_target=\"Sharding\", sharding={devices=[4]<=[4]}, "
          "backend_config=\"unspecified_dims=[0]\"", "f32[8]", header=", num_partitions=4")

# Attributes of modules, computations and instructions.
operation("header_replicas", "f32[8]", "negate(p0)", "f32[8]", header=", replica_count=4, num_partitions=2, is_scheduled=true")
operation("header_alias", "(f32[8], f32[4])", "tuple(p0, p1)", "f32[8]", "f32[4]",
          header=", input_output_alias={ {0}: (0, {}, may-alias), {1}: (1, {}, must-alias) }")
operation("header_donor", "f32[8]", "negate(p0)", "f32[8]", header=", buffer_donor={ (0, {}) }")
operation("header_layout", "f32[8,2]{0,1}", "copy(p0)", "f32[8,2]{1,0}", header=", entry_computation_layout={(f32[8,2]{1,0})->f32[8,2]{0,1}}")
operation("header_frontend", "f32[8]", "negate(p0)", "f32[8]", header=", frontend_attributes={xla.sdy.meshes=\"{mesh = #sdy.mesh<[\\\"a\\\"=2]>}\"}")
module("parameter_replication", "p0 = (f32[8], f32[4]) parameter(0), parameter_replication={true,false}\nout = (f32[8], f32[4]) copy(p0)")
operation("control_predecessors", "f32[8]", "negate(p0), control-predecessors={p1}", "f32[8]", "f32[8]")
operation("metadata_rich", "f32[8]", "negate(p0), metadata={op_type=\"neg\" op_name=\"jit(f)/a b/{c}\" source_file=\"x, y.py\" source_line=7 "
          "source_end_line=8 source_column=3 source_end_column=9 deduplicated_name=\"fusion.7\" scheduling_name=\"s\"}", "f32[8]")
operation("origin", "(f32[8], f32[4])", "tuple(p0, p1), origin={({\"a\" {0}}, {\"b\"})}", "f32[8]", "f32[4]")
operation("origin_recovery", "f32[8]", "negate(p0), origin={{\"kept\"}}", "f32[8]", header=""", origin_recovery_table={
  {"first"} : {"kept"},
  "
    ENTRY %recover (p: f32[8]) -> f32[8] {
      %p = f32[8]{0} parameter(0)
      ROOT %n = f32[8]{0} negate(%p)
    }
  "
  },
  debug_attributes={
    {"first"}:({callback_id=7,partitioned=true})
  }""")
operation("statistics", "f32[8]", "negate(p0), statistics={visualizing_index=1,stat-0=33,stat-1=44}", "f32[8]")
operation("custom_call_kinds", "(f32[8], f32[4])", "custom-call(p0, p1), custom_call_target=\"k\", operand_layout_constraints={f32[8]{0}, f32[4]{0}}, "
          "custom_call_has_side_effect=true, output_to_operand_aliasing={{0}: (0, {}), {1}: (1, {})}, schedule=SCHEDULE_EARLIEST, "
          "api_version=API_VERSION_TYPED_FFI, backend_config={a = 1 : i64}", "f32[8]", "f32[4]")
operation("custom_call_computations", "f32[]", "custom-call(p0), custom_call_target=\"k\", called_computations={add}, padding_type=PADDING_SAME",
          "f32[8]", computations=ADD)
operation("conditional_pred", "f32[]", "conditional(p0, p1, p1), true_computation=t, false_computation=f", "pred[]", "f32[]",
          computations="\nt {\n  x = f32[] parameter(0)\n  ROOT y = f32[] negate(x)\n}\n\nf {\n  ROOT x = f32[] parameter(0)\n}\n")
operation("backend_config_json", "f32[8]", "negate(p0), backend_config={\"window_config\":{\"kernel_window_bounds\":[\"8\",\"1\"],\"n\":-1.5e3},\"s\":\"}\"}",
          "f32[8]")
operation("reduce_many", "(f32[4], s32[4])", "reduce(p0, p1, p2, p3), dimensions={1}, to_apply=both", "f32[4,8]", "s32[4,8]", "f32[]", "s32[]",
          computations="\nboth {\n  a = f32[] parameter(0)\n  b = s32[] parameter(1)\n  c = f32[] parameter(2)\n  d = s32[] parameter(3)\n"
          "  e = f32[] add(a, c)\n  f = s32[] maximum(b, d)\n  ROOT g = (f32[], s32[]) tuple(e, f)\n}\n")


def main():
  out = pathlib.Path(sys.argv[1])
  out.mkdir(parents=True, exist_ok=True)
  refused = 0
  for name, text in CASES.items():
    try:
      printed = _hlo.hlo_module_from_text(text).to_string()
    except Exception as error:  # Whatever XLA does not take is told; nothing is stored.
      print(f"{name}: {str(error)[:400]}", file=sys.stderr)
      refused += 1
      continue
    (out / f"{name}.txt.gz").write_bytes(gzip.compress(printed.encode(), 9, mtime=0))
  print(f"{len(CASES) - refused} of {len(CASES)} modules")
  sys.exit(refused > 0)


if __name__ == "__main__":
  main()
