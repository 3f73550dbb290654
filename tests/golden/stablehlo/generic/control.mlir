// name: scan
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> (tensor<5xf32>, tensor<3x5xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<3x5xf32>):
    %6 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11:4 = "stablehlo.while"(%arg5, %10, %7, %9) ({
    ^bb0(%arg10: tensor<3x5xf32>, %arg11: tensor<i32>, %arg12: tensor<5xf32>, %arg13: tensor<3x5xf32>):
      %18 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %19 = "stablehlo.compare"(%arg11, %18) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%19) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<3x5xf32>, %arg7: tensor<i32>, %arg8: tensor<5xf32>, %arg9: tensor<3x5xf32>):
      %12 = "func.call"(%arg6, %arg7) <{callee = @dynamic_index_in_dim}> : (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>
      %13 = "stablehlo.add"(%arg8, %12) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %14 = "stablehlo.multiply"(%arg8, %12) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %15 = "func.call"(%arg9, %14, %arg7) <{callee = @dynamic_update_index_in_dim}> : (tensor<3x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %16 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.add"(%arg7, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg6, %17, %13, %15) : (tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>) -> ()
    }) : (tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>)
    "func.return"(%11#2, %11#3) : (tensor<5xf32>, tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3x5xf32>, %arg4: tensor<i32>):
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.dynamic_slice"(%arg3, %arg4, %3) <{slice_sizes = array<i64: 1, 5>}> : (tensor<3x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x5xf32>) -> tensor<5xf32>
    "func.return"(%5) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<i32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.dynamic_update_slice"(%arg0, %0, %arg2, %1) : (tensor<3x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x5xf32>
    "func.return"(%2) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: scan_reverse
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<5xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<3x5xf32>):
    %3 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6:3 = "stablehlo.while"(%arg2, %5, %4) ({
    ^bb0(%arg6: tensor<3x5xf32>, %arg7: tensor<i32>, %arg8: tensor<5xf32>):
      %18 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %19 = "stablehlo.compare"(%arg7, %18) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%19) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg3: tensor<3x5xf32>, %arg4: tensor<i32>, %arg5: tensor<5xf32>):
      %7 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %8 = "stablehlo.subtract"(%7, %arg4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %9 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %10 = "stablehlo.subtract"(%8, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %11 = "func.call"(%arg3, %10) <{callee = @dynamic_index_in_dim}> : (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>
      %12 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
      %14 = "stablehlo.multiply"(%arg5, %13) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %15 = "stablehlo.add"(%14, %11) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %16 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.add"(%arg4, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg3, %17, %15) : (tensor<3x5xf32>, tensor<i32>, tensor<5xf32>) -> ()
    }) : (tensor<3x5xf32>, tensor<i32>, tensor<5xf32>) -> (tensor<3x5xf32>, tensor<i32>, tensor<5xf32>)
    "func.return"(%6#2) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<i32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.dynamic_slice"(%arg0, %arg1, %0) <{slice_sizes = array<i64: 1, 5>}> : (tensor<3x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x5xf32>) -> tensor<5xf32>
    "func.return"(%2) : (tensor<5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: scan_unroll
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x5xf32>) -> (tensor<5xf32>, tensor<4x5xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<4x5xf32>):
    %8 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %10 = "stablehlo.reshape"(%arg5) : (tensor<4x5xf32>) -> tensor<2x2x5xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x5xf32>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14:4 = "stablehlo.while"(%10, %13, %9, %12) ({
    ^bb0(%arg10: tensor<2x2x5xf32>, %arg11: tensor<i32>, %arg12: tensor<5xf32>, %arg13: tensor<2x2x5xf32>):
      %29 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %30 = "stablehlo.compare"(%arg11, %29) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%30) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<2x2x5xf32>, %arg7: tensor<i32>, %arg8: tensor<5xf32>, %arg9: tensor<2x2x5xf32>):
      %16 = "func.call"(%arg6, %arg7) <{callee = @dynamic_index_in_dim}> : (tensor<2x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %17 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 1, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<2x5xf32>) -> tensor<1x5xf32>
      %18 = "stablehlo.reshape"(%17) : (tensor<1x5xf32>) -> tensor<5xf32>
      %19 = "stablehlo.add"(%arg8, %18) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %20 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 2, 5>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<2x5xf32>) -> tensor<1x5xf32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1x5xf32>) -> tensor<5xf32>
      %22 = "stablehlo.add"(%19, %21) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %23 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5xf32>
      %24 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5xf32>
      %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<2x5xf32>
      %26 = "func.call"(%arg9, %25, %arg7) <{callee = @dynamic_update_index_in_dim}> : (tensor<2x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<2x2x5xf32>
      %27 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %28 = "stablehlo.add"(%arg7, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg6, %28, %22, %26) : (tensor<2x2x5xf32>, tensor<i32>, tensor<5xf32>, tensor<2x2x5xf32>) -> ()
    }) : (tensor<2x2x5xf32>, tensor<i32>, tensor<5xf32>, tensor<2x2x5xf32>) -> (tensor<2x2x5xf32>, tensor<i32>, tensor<5xf32>, tensor<2x2x5xf32>)
    %15 = "stablehlo.reshape"(%14#3) : (tensor<2x2x5xf32>) -> tensor<4x5xf32>
    "func.return"(%14#2, %15) : (tensor<5xf32>, tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2x2x5xf32>, %arg4: tensor<i32>):
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.dynamic_slice"(%arg3, %arg4, %4, %5) <{slice_sizes = array<i64: 1, 2, 5>}> : (tensor<2x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%7) : (tensor<2x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<2x2x5xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x2x5xf32>, %arg1: tensor<2x5xf32>, %arg2: tensor<i32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.dynamic_update_slice"(%arg0, %0, %arg2, %1, %2) : (tensor<2x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x5xf32>
    "func.return"(%3) : (tensor<2x2x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: scan_no_inputs
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1:2 = "stablehlo.while"(%0, %arg0) ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<3x5xf32>):
      %5 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %6 = "stablehlo.compare"(%arg3, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<3x5xf32>):
      %2 = "stablehlo.sine"(%arg2) : (tensor<3x5xf32>) -> tensor<3x5xf32>
      %3 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %4 = "stablehlo.add"(%arg1, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%4, %2) : (tensor<i32>, tensor<3x5xf32>) -> ()
    }) : (tensor<i32>, tensor<3x5xf32>) -> (tensor<i32>, tensor<3x5xf32>)
    "func.return"(%1#1) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: scan_grad
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<3x5xf32>):
    %6 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11:4 = "stablehlo.while"(%arg5, %10, %7, %9) ({
    ^bb0(%arg18: tensor<3x5xf32>, %arg19: tensor<i32>, %arg20: tensor<5xf32>, %arg21: tensor<3x5xf32>):
      %42 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %43 = "stablehlo.compare"(%arg19, %42) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%43) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg14: tensor<3x5xf32>, %arg15: tensor<i32>, %arg16: tensor<5xf32>, %arg17: tensor<3x5xf32>):
      %29 = "func.call"(%arg14, %arg15) <{callee = @dynamic_index_in_dim}> : (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>
      %30 = "stablehlo.add"(%arg16, %29) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %31 = "stablehlo.tanh"(%30) : (tensor<5xf32>) -> tensor<5xf32>
      %32 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
      %34 = "stablehlo.add"(%33, %31) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %35 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
      %37 = "stablehlo.subtract"(%36, %31) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %38 = "stablehlo.multiply"(%34, %37) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %39 = "func.call"(%arg17, %38, %arg15) <{callee = @dynamic_update_index_in_dim}> : (tensor<3x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %40 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %41 = "stablehlo.add"(%arg15, %40) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg14, %41, %31, %39) : (tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>) -> ()
    }) : (tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>)
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17:4 = "stablehlo.while"(%11#3, %16, %13, %15) ({
    ^bb0(%arg10: tensor<3x5xf32>, %arg11: tensor<i32>, %arg12: tensor<5xf32>, %arg13: tensor<3x5xf32>):
      %27 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %28 = "stablehlo.compare"(%arg11, %27) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%28) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<3x5xf32>, %arg7: tensor<i32>, %arg8: tensor<5xf32>, %arg9: tensor<3x5xf32>):
      %18 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %19 = "stablehlo.subtract"(%18, %arg7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %20 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.subtract"(%19, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %22 = "func.call"(%arg6, %21) <{callee = @dynamic_index_in_dim}> : (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>
      %23 = "stablehlo.multiply"(%arg8, %22) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %24 = "func.call"(%arg9, %23, %21) <{callee = @dynamic_update_index_in_dim}> : (tensor<3x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %25 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %26 = "stablehlo.add"(%arg7, %25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg6, %26, %23, %24) : (tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>) -> ()
    }) : (tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>)
    "func.return"(%17#3) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3x5xf32>, %arg4: tensor<i32>):
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.dynamic_slice"(%arg3, %arg4, %3) <{slice_sizes = array<i64: 1, 5>}> : (tensor<3x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x5xf32>) -> tensor<5xf32>
    "func.return"(%5) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<i32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.dynamic_update_slice"(%arg0, %0, %arg2, %1) : (tensor<3x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x5xf32>
    "func.return"(%2) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: scan_checkpoint_grad
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<3x5xf32>):
    %6 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11:4 = "stablehlo.while"(%arg5, %10, %7, %9) ({
    ^bb0(%arg20: tensor<3x5xf32>, %arg21: tensor<i32>, %arg22: tensor<5xf32>, %arg23: tensor<3x5xf32>):
      %48 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %49 = "stablehlo.compare"(%arg21, %48) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%49) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg16: tensor<3x5xf32>, %arg17: tensor<i32>, %arg18: tensor<5xf32>, %arg19: tensor<3x5xf32>):
      %42 = "func.call"(%arg16, %arg17) <{callee = @dynamic_index_in_dim}> : (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>
      %43 = "stablehlo.multiply"(%arg18, %42) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %44 = "stablehlo.tanh"(%43) : (tensor<5xf32>) -> tensor<5xf32>
      %45 = "func.call"(%arg19, %arg18, %arg17) <{callee = @dynamic_update_index_in_dim}> : (tensor<3x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %46 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %47 = "stablehlo.add"(%arg17, %46) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg16, %47, %44, %45) : (tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>) -> ()
    }) : (tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>)
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17:5 = "stablehlo.while"(%11#3, %arg5, %16, %13, %15) ({
    ^bb0(%arg11: tensor<3x5xf32>, %arg12: tensor<3x5xf32>, %arg13: tensor<i32>, %arg14: tensor<5xf32>, %arg15: tensor<3x5xf32>):
      %40 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %41 = "stablehlo.compare"(%arg13, %40) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%41) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<3x5xf32>, %arg7: tensor<3x5xf32>, %arg8: tensor<i32>, %arg9: tensor<5xf32>, %arg10: tensor<3x5xf32>):
      %18 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %19 = "stablehlo.subtract"(%18, %arg8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %20 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %21 = "stablehlo.subtract"(%19, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %22 = "func.call"(%arg6, %21) <{callee = @dynamic_index_in_dim}> : (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>
      %23 = "func.call"(%arg7, %21) <{callee = @dynamic_index_in_dim}> : (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>
      %24:3 = "stablehlo.optimization_barrier"(%22, %23, %arg9) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>)
      %25 = "stablehlo.multiply"(%24#0, %24#1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %26 = "stablehlo.tanh"(%25) : (tensor<5xf32>) -> tensor<5xf32>
      %27 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
      %29 = "stablehlo.add"(%28, %26) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %30 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
      %32 = "stablehlo.subtract"(%31, %26) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %33 = "stablehlo.multiply"(%29, %32) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %34 = "stablehlo.multiply"(%24#2, %33) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %35 = "stablehlo.multiply"(%24#0, %34) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %36 = "stablehlo.multiply"(%34, %24#1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %37 = "func.call"(%arg10, %35, %21) <{callee = @dynamic_update_index_in_dim}> : (tensor<3x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %38 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %39 = "stablehlo.add"(%arg8, %38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg6, %arg7, %39, %36, %37) : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>) -> ()
    }) : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>)
    "func.return"(%17#4) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3x5xf32>, %arg4: tensor<i32>):
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.dynamic_slice"(%arg3, %arg4, %3) <{slice_sizes = array<i64: 1, 5>}> : (tensor<3x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x5xf32>) -> tensor<5xf32>
    "func.return"(%5) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<i32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.dynamic_update_slice"(%arg0, %0, %arg2, %1) : (tensor<3x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x5xf32>
    "func.return"(%2) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: while
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> (tensor<i32>, tensor<3x5xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1:2 = "stablehlo.while"(%0, %arg0) ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<3x5xf32>):
      %7 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %8 = "stablehlo.compare"(%arg3, %7) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%8) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<3x5xf32>):
      %2 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %3 = "stablehlo.add"(%arg1, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %4 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
      %6 = "stablehlo.multiply"(%arg2, %5) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      "stablehlo.return"(%3, %6) : (tensor<i32>, tensor<3x5xf32>) -> ()
    }) : (tensor<i32>, tensor<3x5xf32>) -> (tensor<i32>, tensor<3x5xf32>)
    "func.return"(%1#0, %1#1) : (tensor<i32>, tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: fori
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2:3 = "stablehlo.while"(%1, %0, %arg0) ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<3x5xf32>):
      %10 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.compare"(%arg4, %10) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<3x5xf32>):
      %3 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %4 = "stablehlo.add"(%arg2, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %5 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
      %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
      %7 = "stablehlo.add"(%arg3, %6) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %8 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.add"(%arg1, %8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%9, %4, %7) : (tensor<i32>, tensor<i32>, tensor<3x5xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3x5xf32>) -> (tensor<i32>, tensor<i32>, tensor<3x5xf32>)
    "func.return"(%2#2) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: fori_dynamic
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<i32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<i32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1:3 = "stablehlo.while"(%0, %arg1, %arg0) ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<3x5xf32>):
      %5 = "stablehlo.compare"(%arg5, %arg6) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<3x5xf32>):
      %2 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %3 = "stablehlo.add"(%arg2, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %4 = "stablehlo.sine"(%arg4) : (tensor<3x5xf32>) -> tensor<3x5xf32>
      "stablehlo.return"(%3, %arg3, %4) : (tensor<i32>, tensor<i32>, tensor<3x5xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3x5xf32>) -> (tensor<i32>, tensor<i32>, tensor<3x5xf32>)
    "func.return"(%1#2) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: while_vmap
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4xf32>) -> tensor<4xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.while"(%arg0) ({
    ^bb0(%arg2: tensor<4xf32>):
      %12 = "stablehlo.constant"() <{value = dense<1.000000e+01> : tensor<f32>}> : () -> tensor<f32>
      %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      %14 = "stablehlo.compare"(%arg2, %13) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %15 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %16 = "stablehlo.reduce"(%14, %15) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg3: tensor<i1>, %arg4: tensor<i1>):
        %17 = "stablehlo.or"(%arg3, %arg4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%17) : (tensor<i1>) -> ()
      }) : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%16) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<4xf32>):
      %1 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      %3 = "stablehlo.multiply"(%arg1, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %4 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      %6 = "stablehlo.add"(%3, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %7 = "stablehlo.constant"() <{value = dense<1.000000e+01> : tensor<f32>}> : () -> tensor<f32>
      %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
      %9 = "stablehlo.compare"(%arg1, %8) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi1>) -> tensor<4xi1>
      %11 = "stablehlo.select"(%10, %6, %arg1) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%11) : (tensor<4xf32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: cond
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<i1>, tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<3x5xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %3 = "stablehlo.cosine"(%arg1) : (tensor<3x5xf32>) -> tensor<3x5xf32>
      "stablehlo.return"(%3) : (tensor<3x5xf32>) -> ()
    }, {
      %2 = "stablehlo.sine"(%arg1) : (tensor<3x5xf32>) -> tensor<3x5xf32>
      "stablehlo.return"(%2) : (tensor<3x5xf32>) -> ()
    }) : (tensor<i32>) -> tensor<3x5xf32>
    "func.return"(%1) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: switch
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<i32>, tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<3x5xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.clamp"(%0, %arg0, %1) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = "stablehlo.case"(%2) ({
      %6 = "stablehlo.sine"(%arg1) : (tensor<3x5xf32>) -> tensor<3x5xf32>
      "stablehlo.return"(%6) : (tensor<3x5xf32>) -> ()
    }, {
      %5 = "stablehlo.cosine"(%arg1) : (tensor<3x5xf32>) -> tensor<3x5xf32>
      "stablehlo.return"(%5) : (tensor<3x5xf32>) -> ()
    }, {
      %4 = "stablehlo.tanh"(%arg1) : (tensor<3x5xf32>) -> tensor<3x5xf32>
      "stablehlo.return"(%4) : (tensor<3x5xf32>) -> ()
    }) : (tensor<i32>) -> tensor<3x5xf32>
    "func.return"(%3) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: cond_grad
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %16 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.compare"(%1, %2) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = "stablehlo.convert"(%3) : (tensor<i1>) -> tensor<i32>
    %5 = "stablehlo.case"(%4) ({
      %14 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
      "stablehlo.return"(%15) : (tensor<3x5xf32>) -> ()
    }, {
      %11 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
      %13 = "stablehlo.multiply"(%12, %arg0) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      "stablehlo.return"(%13) : (tensor<3x5xf32>) -> ()
    }) : (tensor<i32>) -> tensor<3x5xf32>
    %6 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.case"(%4) ({
      %10 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
      "stablehlo.return"(%10) : (tensor<3x5xf32>) -> ()
    }, {
      %8 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
      %9 = "stablehlo.multiply"(%8, %5) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      "stablehlo.return"(%9) : (tensor<3x5xf32>) -> ()
    }) : (tensor<i32>) -> tensor<3x5xf32>
    "func.return"(%7) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: map
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<3x5xf32>):
    %6 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9:3 = "stablehlo.while"(%arg5, %8, %7) ({
    ^bb0(%arg11: tensor<3x5xf32>, %arg12: tensor<i32>, %arg13: tensor<3x5xf32>):
      %19 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %20 = "stablehlo.compare"(%arg12, %19) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%20) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<3x5xf32>, %arg7: tensor<i32>, %arg8: tensor<3x5xf32>):
      %10 = "func.call"(%arg6, %arg7) <{callee = @dynamic_index_in_dim}> : (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>
      %11 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %12 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
        %18 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%18) : (tensor<f32>) -> ()
      }) : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
      %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
      %14 = "stablehlo.add"(%13, %10) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %15 = "func.call"(%arg8, %14, %arg7) <{callee = @dynamic_update_index_in_dim}> : (tensor<3x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %16 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.add"(%arg7, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg6, %17, %15) : (tensor<3x5xf32>, tensor<i32>, tensor<3x5xf32>) -> ()
    }) : (tensor<3x5xf32>, tensor<i32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<i32>, tensor<3x5xf32>)
    "func.return"(%9#2) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3x5xf32>, %arg4: tensor<i32>):
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.dynamic_slice"(%arg3, %arg4, %3) <{slice_sizes = array<i64: 1, 5>}> : (tensor<3x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x5xf32>) -> tensor<5xf32>
    "func.return"(%5) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<i32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.dynamic_update_slice"(%arg0, %0, %arg2, %1) : (tensor<3x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x5xf32>
    "func.return"(%2) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: nested_scan
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> (tensor<f32>, tensor<3x5xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<3x5xf32>):
    %10 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14:4 = "stablehlo.while"(%arg10, %13, %10, %12) ({
    ^bb0(%arg23: tensor<3x5xf32>, %arg24: tensor<i32>, %arg25: tensor<f32>, %arg26: tensor<3x5xf32>):
      %31 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %32 = "stablehlo.compare"(%arg24, %31) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%32) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg11: tensor<3x5xf32>, %arg12: tensor<i32>, %arg13: tensor<f32>, %arg14: tensor<3x5xf32>):
      %15 = "func.call"(%arg11, %arg12) <{callee = @dynamic_index_in_dim}> : (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>
      %16 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
      %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %19:4 = "stablehlo.while"(%15, %18, %arg13, %17) ({
      ^bb0(%arg19: tensor<5xf32>, %arg20: tensor<i32>, %arg21: tensor<f32>, %arg22: tensor<5xf32>):
        %29 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
        %30 = "stablehlo.compare"(%arg20, %29) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%30) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg15: tensor<5xf32>, %arg16: tensor<i32>, %arg17: tensor<f32>, %arg18: tensor<5xf32>):
        %23 = "func.call"(%arg15, %arg16) <{callee = @dynamic_index_in_dim_0}> : (tensor<5xf32>, tensor<i32>) -> tensor<f32>
        %24 = "stablehlo.convert"(%arg17) : (tensor<f32>) -> tensor<f32>
        %25 = "stablehlo.add"(%24, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        %26 = "func.call"(%arg18, %arg17, %arg16) <{callee = @dynamic_update_index_in_dim}> : (tensor<5xf32>, tensor<f32>, tensor<i32>) -> tensor<5xf32>
        %27 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %28 = "stablehlo.add"(%arg16, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%arg15, %28, %25, %26) : (tensor<5xf32>, tensor<i32>, tensor<f32>, tensor<5xf32>) -> ()
      }) : (tensor<5xf32>, tensor<i32>, tensor<f32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<i32>, tensor<f32>, tensor<5xf32>)
      %20 = "func.call"(%arg14, %19#3, %arg12) <{callee = @dynamic_update_index_in_dim_1}> : (tensor<3x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %21 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %22 = "stablehlo.add"(%arg12, %21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg11, %22, %19#2, %20) : (tensor<3x5xf32>, tensor<i32>, tensor<f32>, tensor<3x5xf32>) -> ()
    }) : (tensor<3x5xf32>, tensor<i32>, tensor<f32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<i32>, tensor<f32>, tensor<3x5xf32>)
    "func.return"(%14#2, %14#3) : (tensor<f32>, tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<3x5xf32>, %arg9: tensor<i32>):
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.dynamic_slice"(%arg8, %arg9, %7) <{slice_sizes = array<i64: 1, 5>}> : (tensor<3x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<1x5xf32>) -> tensor<5xf32>
    "func.return"(%9) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5xf32>, tensor<i32>) -> tensor<f32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_0", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<5xf32>, %arg7: tensor<i32>):
    %5 = "stablehlo.dynamic_slice"(%arg6, %arg7) <{slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<i32>) -> tensor<1xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1xf32>) -> tensor<f32>
    "func.return"(%6) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5xf32>, tensor<f32>, tensor<i32>) -> tensor<5xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<5xf32>, %arg4: tensor<f32>, %arg5: tensor<i32>):
    %3 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %4 = "stablehlo.dynamic_update_slice"(%arg3, %3, %arg5) : (tensor<5xf32>, tensor<1xf32>, tensor<i32>) -> tensor<5xf32>
    "func.return"(%4) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<i32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.dynamic_update_slice"(%arg0, %0, %arg2, %1) : (tensor<3x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x5xf32>
    "func.return"(%2) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: barrier
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>):
    %0:2 = "stablehlo.optimization_barrier"(%arg0, %arg1) : (tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>)
    "func.return"(%0#0, %0#1) : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: checkpoint_grad
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>):
    %0 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %2:2 = "stablehlo.optimization_barrier"(%arg0, %1) : (tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>)
    %3 = "stablehlo.sine"(%2#0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %4 = "stablehlo.cosine"(%2#0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %5 = "stablehlo.cosine"(%3) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %6 = "stablehlo.multiply"(%2#1, %5) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %7 = "stablehlo.multiply"(%6, %4) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%7) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: custom_vjp
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %2 = "stablehlo.compare"(%arg0, %1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %3 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %7 = "stablehlo.select"(%2, %4, %6) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%7) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: inner_jit
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<3x5xf32>):
    %1 = "func.call"(%arg1) <{callee = @sin}> : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %2 = "func.call"(%arg1) <{callee = @sin}> : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %3 = "stablehlo.add"(%1, %2) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%3) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "sin", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x5xf32>):
    %0 = "stablehlo.sine"(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%0) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: custom_root
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3xf32>) -> tensor<3xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3xf32>):
    %0 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %2 = "stablehlo.divide"(%arg0, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%2) : (tensor<3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: named_scope
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>):
    %0 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %2 = "stablehlo.multiply"(%arg0, %1) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%2) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: donated
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {}], function_type = (tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>):
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1 = "stablehlo.subtract"(%arg0, %arg1) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%0, %1) : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: unused_kept
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>):
    "func.return"(%arg0) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: no_output
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [], function_type = () -> (), res_attrs = [], sym_name = "main", sym_visibility = "public"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: pytree
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>), res_attrs = [{jax.result_info = "result['a']"}, {jax.result_info = "result['c'][0]"}, {jax.result_info = "result['c'][1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>):
    %0 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %2 = "stablehlo.multiply"(%arg1, %1) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%2, %arg0, %arg1) : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
