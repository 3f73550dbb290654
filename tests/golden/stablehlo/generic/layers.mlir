// name: relu
"builtin.module"() <{sym_name = "jit_relu"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<3x6xf32>):
    %3 = "func.call"(%arg1) <{callee = @relu}> : (tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%3) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{}], sym_name = "relu", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x6xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %2 = "stablehlo.maximum"(%arg0, %1) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%2) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: gelu
"builtin.module"() <{sym_name = "jit_gelu"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x6xf32>):
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %1 = "stablehlo.multiply"(%0, %arg0) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %2 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %4 = "stablehlo.multiply"(%3, %1) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %5 = "stablehlo.add"(%arg0, %4) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %8 = "stablehlo.multiply"(%7, %5) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %9 = "stablehlo.tanh"(%8) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %12 = "stablehlo.add"(%11, %9) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %13 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %15 = "stablehlo.multiply"(%14, %12) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %16 = "stablehlo.multiply"(%arg0, %15) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%16) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: silu
"builtin.module"() <{sym_name = "jit_silu"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<3x6xf32>):
    %9 = "func.call"(%arg1) <{callee = @silu}> : (tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%9) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{}], sym_name = "silu", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x6xf32>):
    %0 = "stablehlo.negate"(%arg0) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %1 = "stablehlo.exponential"(%0) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %2 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %4 = "stablehlo.add"(%3, %1) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %7 = "stablehlo.divide"(%6, %4) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %8 = "stablehlo.multiply"(%arg0, %7) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%8) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: softplus
"builtin.module"() <{sym_name = "jit_softplus"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<3x6xf32>):
    %14 = "func.call"(%arg1) <{callee = @softplus}> : (tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%14) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{}], sym_name = "softplus", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x6xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %2 = "stablehlo.maximum"(%arg0, %1) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %4 = "stablehlo.subtract"(%arg0, %3) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %5 = "stablehlo.compare"(%4, %4) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %6 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %7 = "stablehlo.add"(%arg0, %6) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %8 = "stablehlo.abs"(%4) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %9 = "stablehlo.negate"(%8) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %10 = "stablehlo.exponential"(%9) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %11 = "stablehlo.log_plus_one"(%10) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %12 = "stablehlo.add"(%2, %11) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %13 = "stablehlo.select"(%5, %7, %12) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%13) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: elu
"builtin.module"() <{sym_name = "jit_elu"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<3x6xf32>):
    %17 = "func.call"(%arg7) <{callee = @elu}> : (tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%17) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{}], sym_name = "elu", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<3x6xf32>):
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %6 = "stablehlo.compare"(%arg6, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %7 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %9 = "stablehlo.compare"(%arg6, %8) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %10 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "func.call"(%9, %10, %arg6) <{callee = @_where}> : (tensor<3x6xi1>, tensor<f32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %12 = "stablehlo.exponential_minus_one"(%11) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %15 = "stablehlo.multiply"(%14, %12) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %16 = "func.call"(%6, %arg6, %15) <{callee = @_where_0}> : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%16) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x6xi1>, tensor<f32>, tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3x6xi1>, %arg4: tensor<f32>, %arg5: tensor<3x6xf32>):
    %1 = "stablehlo.convert"(%arg4) : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %3 = "stablehlo.select"(%arg3, %2, %arg5) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%3) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x6xi1>, %arg1: tensor<3x6xf32>, %arg2: tensor<3x6xf32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%0) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: selu
"builtin.module"() <{sym_name = "jit_selu"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<3x6xf32>):
    %22 = "func.call"(%arg9) <{callee = @selu}> : (tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%22) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{}], sym_name = "selu", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<3x6xf32>):
    %17 = "stablehlo.constant"() <{value = dense<1.67326319> : tensor<f32>}> : () -> tensor<f32>
    %18 = "func.call"(%arg8, %17) <{callee = @elu}> : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x6xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.05070102> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %21 = "stablehlo.multiply"(%20, %18) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%21) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x6xf32>, tensor<f32>) -> tensor<3x6xf32>, res_attrs = [{}], sym_name = "elu", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<3x6xf32>, %arg7: tensor<f32>):
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %6 = "stablehlo.compare"(%arg6, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %7 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %9 = "stablehlo.compare"(%arg6, %8) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %10 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "func.call"(%9, %10, %arg6) <{callee = @_where}> : (tensor<3x6xi1>, tensor<f32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %12 = "stablehlo.exponential_minus_one"(%11) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %13 = "stablehlo.convert"(%arg7) : (tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %15 = "stablehlo.multiply"(%14, %12) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %16 = "func.call"(%6, %arg6, %15) <{callee = @_where_0}> : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%16) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x6xi1>, tensor<f32>, tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3x6xi1>, %arg4: tensor<f32>, %arg5: tensor<3x6xf32>):
    %1 = "stablehlo.convert"(%arg4) : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %3 = "stablehlo.select"(%arg3, %2, %arg5) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%3) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x6xi1>, %arg1: tensor<3x6xf32>, %arg2: tensor<3x6xf32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%0) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: leaky_relu
"builtin.module"() <{sym_name = "jit_leaky_relu"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<3x6xf32>):
    %8 = "func.call"(%arg4) <{callee = @leaky_relu}> : (tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%8) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{}], sym_name = "leaky_relu", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3x6xf32>):
    %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %3 = "stablehlo.compare"(%arg3, %2) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %4 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %6 = "stablehlo.multiply"(%5, %arg3) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %7 = "func.call"(%3, %arg3, %6) <{callee = @_where}> : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%7) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x6xi1>, %arg1: tensor<3x6xf32>, %arg2: tensor<3x6xf32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%0) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: hard_tanh
"builtin.module"() <{sym_name = "jit_hard_tanh"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<3x6xf32>):
    %13 = "func.call"(%arg4) <{callee = @hard_tanh}> : (tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%13) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{}], sym_name = "hard_tanh", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3x6xf32>):
    %3 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %5 = "stablehlo.compare"(%arg3, %4) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %6 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %8 = "stablehlo.compare"(%arg3, %7) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %9 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %10 = "func.call"(%8, %9, %arg3) <{callee = @_where}> : (tensor<3x6xi1>, tensor<i32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %11 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %12 = "func.call"(%5, %11, %10) <{callee = @_where}> : (tensor<3x6xi1>, tensor<i32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%12) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x6xi1>, tensor<i32>, tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x6xi1>, %arg1: tensor<i32>, %arg2: tensor<3x6xf32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %2 = "stablehlo.select"(%arg0, %1, %arg2) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%2) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: relu6
"builtin.module"() <{sym_name = "jit_relu6"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<3x6xf32>):
    %6 = "func.call"(%arg1) <{callee = @relu6}> : (tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%6) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{}], sym_name = "relu6", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x6xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %2 = "stablehlo.maximum"(%arg0, %1) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %3 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %5 = "stablehlo.minimum"(%2, %4) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%5) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: glu
"builtin.module"() <{sym_name = "jit_glu"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x3xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<3x6xf32>):
    %11 = "func.call"(%arg1) <{callee = @glu}> : (tensor<3x6xf32>) -> tensor<3x3xf32>
    "func.return"(%11) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x3xf32>, res_attrs = [{}], sym_name = "glu", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x6xf32>):
    %0 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x6xf32>) -> tensor<3x3xf32>
    %1 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 3, 6>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>}> : (tensor<3x6xf32>) -> tensor<3x3xf32>
    %2 = "stablehlo.negate"(%1) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %3 = "stablehlo.exponential"(%2) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %6 = "stablehlo.add"(%5, %3) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %9 = "stablehlo.divide"(%8, %6) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %10 = "stablehlo.multiply"(%0, %9) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%10) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: mish
"builtin.module"() <{sym_name = "jit_mish"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<3x6xf32>):
    %17 = "func.call"(%arg2) <{callee = @mish}> : (tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%17) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{}], sym_name = "mish", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<3x6xf32>):
    %14 = "func.call"(%arg1) <{callee = @softplus}> : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %15 = "stablehlo.tanh"(%14) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %16 = "stablehlo.multiply"(%arg1, %15) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%16) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{}], sym_name = "softplus", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x6xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %2 = "stablehlo.maximum"(%arg0, %1) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %4 = "stablehlo.subtract"(%arg0, %3) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %5 = "stablehlo.compare"(%4, %4) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %6 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %7 = "stablehlo.add"(%arg0, %6) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %8 = "stablehlo.abs"(%4) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %9 = "stablehlo.negate"(%8) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %10 = "stablehlo.exponential"(%9) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %11 = "stablehlo.log_plus_one"(%10) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %12 = "stablehlo.add"(%2, %11) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %13 = "stablehlo.select"(%5, %7, %12) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%13) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: sigmoid
"builtin.module"() <{sym_name = "jit_sigmoid"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x6xf32>) -> tensor<3x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x6xf32>):
    %0 = "stablehlo.negate"(%arg0) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %1 = "stablehlo.exponential"(%0) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %2 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %4 = "stablehlo.add"(%3, %1) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x6xf32>
    %7 = "stablehlo.divide"(%6, %4) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    "func.return"(%7) : (tensor<3x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: rms_norm
"builtin.module"() <{sym_name = "jit_rms_norm"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<5xf32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<5xf32>):
    %0 = "chlo.square"(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %16 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x1xf32>
    %4 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %6 = "stablehlo.divide"(%3, %5) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %7 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %9 = "stablehlo.add"(%6, %8) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %10 = "stablehlo.rsqrt"(%9) : (tensor<3x1xf32>) -> tensor<3x1xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %12 = "stablehlo.multiply"(%arg0, %11) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %13 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf32>) -> tensor<3x5xf32>
    %15 = "stablehlo.multiply"(%12, %14) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%15) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: rms_norm_grad_bf16
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xbf16>, tensor<5xbf16>) -> (tensor<3x5xbf16>, tensor<5xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xbf16>, %arg1: tensor<5xbf16>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<3x5xbf16>) -> tensor<3x5xf32>
    %1 = "chlo.square"(%0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %2 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %4 = "stablehlo.multiply"(%3, %0) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%1, %5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %55 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%55) : (tensor<f32>) -> ()
    }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x1xf32>
    %8 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %10 = "stablehlo.divide"(%7, %9) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %11 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %13 = "stablehlo.add"(%10, %12) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %14 = "stablehlo.rsqrt"(%13) : (tensor<3x1xf32>) -> tensor<3x1xf32>
    %15 = "stablehlo.divide"(%14, %13) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %16 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %18 = "stablehlo.multiply"(%17, %15) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %19 = "stablehlo.convert"(%14) : (tensor<3x1xf32>) -> tensor<3x1xbf16>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xbf16>) -> tensor<3x5xbf16>
    %21 = "stablehlo.multiply"(%arg0, %20) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>
    %22 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xbf16>) -> tensor<1x5xbf16>
    %23 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %25 = "stablehlo.convert"(%24) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
    %26 = "stablehlo.multiply"(%21, %25) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>
    %27 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %28 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg8: tensor<bf16>, %arg9: tensor<bf16>):
      %54 = "stablehlo.add"(%arg8, %arg9) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%54) : (tensor<bf16>) -> ()
    }) : (tensor<3x5xbf16>, tensor<bf16>) -> tensor<5xbf16>
    %29 = "stablehlo.reshape"(%28) : (tensor<5xbf16>) -> tensor<1x5xbf16>
    %30 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xbf16>) -> tensor<3x5xbf16>
    %31 = "stablehlo.multiply"(%25, %30) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>
    %32 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %33 = "stablehlo.reduce"(%29, %32) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg6: tensor<bf16>, %arg7: tensor<bf16>):
      %53 = "stablehlo.add"(%arg6, %arg7) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%53) : (tensor<bf16>) -> ()
    }) : (tensor<1x5xbf16>, tensor<bf16>) -> tensor<5xbf16>
    %34 = "stablehlo.multiply"(%arg0, %31) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>
    %35 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %36 = "stablehlo.reduce"(%34, %35) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg4: tensor<bf16>, %arg5: tensor<bf16>):
      %52 = "stablehlo.add"(%arg4, %arg5) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%52) : (tensor<bf16>) -> ()
    }) : (tensor<3x5xbf16>, tensor<bf16>) -> tensor<3xbf16>
    %37 = "stablehlo.reshape"(%36) : (tensor<3xbf16>) -> tensor<3x1xbf16>
    %38 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xbf16>) -> tensor<3x5xbf16>
    %39 = "stablehlo.multiply"(%31, %38) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>
    %40 = "stablehlo.convert"(%37) : (tensor<3x1xbf16>) -> tensor<3x1xf32>
    %41 = "stablehlo.multiply"(%40, %18) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %42 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %44 = "stablehlo.divide"(%41, %43) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %45 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.reduce"(%44, %45) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %51 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x5xf32>
    %48 = "stablehlo.multiply"(%47, %4) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %49 = "stablehlo.convert"(%48) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
    %50 = "stablehlo.add"(%39, %49) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>
    "func.return"(%50, %33) : (tensor<3x5xbf16>, tensor<5xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: layer_norm_grad
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<5xf32>) -> (tensor<3x5xf32>, tensor<5xf32>, tensor<5xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<5xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %87 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%87) : (tensor<f32>) -> ()
    }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x1xf32>
    %3 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %5 = "stablehlo.divide"(%2, %4) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %7 = "stablehlo.subtract"(%arg0, %6) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %8 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %9 = "stablehlo.subtract"(%arg0, %8) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %10 = "stablehlo.multiply"(%9, %9) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %11 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %13 = "stablehlo.multiply"(%12, %9) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%10, %14) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %86 = "stablehlo.add"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%86) : (tensor<f32>) -> ()
    }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x1xf32>
    %17 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %19 = "stablehlo.divide"(%16, %18) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %20 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %22 = "stablehlo.add"(%19, %21) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %23 = "stablehlo.rsqrt"(%22) : (tensor<3x1xf32>) -> tensor<3x1xf32>
    %24 = "stablehlo.divide"(%23, %22) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %25 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %27 = "stablehlo.multiply"(%26, %24) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %28 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %29 = "stablehlo.multiply"(%7, %28) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %30 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5xf32>
    %31 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.reduce"(%32, %33) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %85 = "stablehlo.add"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%85) : (tensor<f32>) -> ()
    }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<5xf32>) -> tensor<1x5xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%35, %36) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %84 = "stablehlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%84) : (tensor<f32>) -> ()
    }) : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %38 = "stablehlo.multiply"(%29, %32) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %39 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %83 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%83) : (tensor<f32>) -> ()
    }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<5xf32>) -> tensor<1x5xf32>
    %42 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf32>) -> tensor<3x5xf32>
    %43 = "stablehlo.multiply"(%32, %42) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %44 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.reduce"(%41, %44) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %82 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%82) : (tensor<f32>) -> ()
    }) : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %46 = "stablehlo.multiply"(%7, %43) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %47 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.reduce"(%46, %47) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %81 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%81) : (tensor<f32>) -> ()
    }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %49 = "stablehlo.reshape"(%48) : (tensor<3xf32>) -> tensor<3x1xf32>
    %50 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %51 = "stablehlo.multiply"(%43, %50) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %52 = "stablehlo.multiply"(%49, %27) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %53 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %55 = "stablehlo.divide"(%52, %54) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %56 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.reduce"(%55, %56) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %80 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%80) : (tensor<f32>) -> ()
    }) : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x5xf32>
    %59 = "stablehlo.multiply"(%58, %13) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %60 = "stablehlo.negate"(%59) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %61 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.reduce"(%60, %61) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %79 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%79) : (tensor<f32>) -> ()
    }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %63 = "stablehlo.reshape"(%62) : (tensor<3xf32>) -> tensor<3x1xf32>
    %64 = "stablehlo.negate"(%51) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %65 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.reduce"(%64, %65) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %78 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%78) : (tensor<f32>) -> ()
    }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %67 = "stablehlo.reshape"(%66) : (tensor<3xf32>) -> tensor<3x1xf32>
    %68 = "stablehlo.add"(%59, %51) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %69 = "stablehlo.add"(%63, %67) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %70 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %72 = "stablehlo.divide"(%69, %71) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %73 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %74 = "stablehlo.reduce"(%72, %73) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %77 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%77) : (tensor<f32>) -> ()
    }) : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x5xf32>
    %76 = "stablehlo.add"(%68, %75) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%76, %45, %37) : (tensor<3x5xf32>, tensor<5xf32>, tensor<5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: rope
"builtin.module"() <{sym_name = "jit_rope"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x6x4x8xf32>, tensor<2x6xi32>) -> tensor<2x6x4x8xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x6x4x8xf32>, %arg1: tensor<2x6xi32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %1 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %6 = "stablehlo.add"(%5, %3) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<4xi32>) -> tensor<4xf32>
    %8 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %10 = "stablehlo.divide"(%7, %9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %13 = "stablehlo.power"(%12, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %16 = "stablehlo.divide"(%15, %13) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %17 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xi32>) -> tensor<2x6x1x1xi32>
    %18 = "stablehlo.convert"(%17) : (tensor<2x6x1x1xi32>) -> tensor<2x6x1x1xf32>
    %19 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 3>}> : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x6x1x1xf32>) -> tensor<2x6x1x4xf32>
    %21 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<2x6x1x4xf32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<2x6x1x4xf32>, tensor<2x6x1x4xf32>) -> tensor<2x6x1x4xf32>
    %23 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 6, 4, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x6x4x8xf32>) -> tensor<2x6x4x4xf32>
    %24 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 6, 4, 8>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x6x4x8xf32>) -> tensor<2x6x4x4xf32>
    %25 = "stablehlo.cosine"(%22) : (tensor<2x6x1x4xf32>) -> tensor<2x6x1x4xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x6x1x4xf32>) -> tensor<2x6x4x4xf32>
    %27 = "stablehlo.multiply"(%23, %26) : (tensor<2x6x4x4xf32>, tensor<2x6x4x4xf32>) -> tensor<2x6x4x4xf32>
    %28 = "stablehlo.sine"(%22) : (tensor<2x6x1x4xf32>) -> tensor<2x6x1x4xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x6x1x4xf32>) -> tensor<2x6x4x4xf32>
    %30 = "stablehlo.multiply"(%24, %29) : (tensor<2x6x4x4xf32>, tensor<2x6x4x4xf32>) -> tensor<2x6x4x4xf32>
    %31 = "stablehlo.subtract"(%27, %30) : (tensor<2x6x4x4xf32>, tensor<2x6x4x4xf32>) -> tensor<2x6x4x4xf32>
    %32 = "stablehlo.cosine"(%22) : (tensor<2x6x1x4xf32>) -> tensor<2x6x1x4xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x6x1x4xf32>) -> tensor<2x6x4x4xf32>
    %34 = "stablehlo.multiply"(%24, %33) : (tensor<2x6x4x4xf32>, tensor<2x6x4x4xf32>) -> tensor<2x6x4x4xf32>
    %35 = "stablehlo.sine"(%22) : (tensor<2x6x1x4xf32>) -> tensor<2x6x1x4xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x6x1x4xf32>) -> tensor<2x6x4x4xf32>
    %37 = "stablehlo.multiply"(%23, %36) : (tensor<2x6x4x4xf32>, tensor<2x6x4x4xf32>) -> tensor<2x6x4x4xf32>
    %38 = "stablehlo.add"(%34, %37) : (tensor<2x6x4x4xf32>, tensor<2x6x4x4xf32>) -> tensor<2x6x4x4xf32>
    %39 = "stablehlo.concatenate"(%31, %38) <{dimension = 3 : i64}> : (tensor<2x6x4x4xf32>, tensor<2x6x4x4xf32>) -> tensor<2x6x4x8xf32>
    "func.return"(%39) : (tensor<2x6x4x8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: attention
"builtin.module"() <{sym_name = "jit_attention"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>) -> tensor<2x6x4x8xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<2x6x4x8xf32>, %arg5: tensor<2x6x4x8xf32>, %arg6: tensor<2x6x4x8xf32>):
    %13 = "stablehlo.dot_general"(%arg4, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>) -> tensor<2x4x6x6xf32>
    %14 = "stablehlo.constant"() <{value = dense<2.82842708> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x6x6xf32>
    %16 = "stablehlo.divide"(%13, %15) : (tensor<2x4x6x6xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    %17 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %19 = "func.call"(%18) <{callee = @tril}> : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %20 = "stablehlo.constant"() <{value = dense<-1.000000e+30> : tensor<f32>}> : () -> tensor<f32>
    %21 = "func.call"(%19, %16, %20) <{callee = @_where}> : (tensor<6x6xi1>, tensor<2x4x6x6xf32>, tensor<f32>) -> tensor<2x4x6x6xf32>
    %22 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %39 = "stablehlo.maximum"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%39) : (tensor<f32>) -> ()
    }) : (tensor<2x4x6x6xf32>, tensor<f32>) -> tensor<2x4x6xf32>
    %24 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x6xf32>
    %26 = "stablehlo.maximum"(%25, %23) : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x6xf32>) -> tensor<2x4x6x1xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x6xf32>
    %29 = "stablehlo.subtract"(%21, %28) : (tensor<2x4x6x6xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    %30 = "stablehlo.exponential"(%29) : (tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%30, %31) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %38 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%38) : (tensor<f32>) -> ()
    }) : (tensor<2x4x6x6xf32>, tensor<f32>) -> tensor<2x4x6xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x6xf32>) -> tensor<2x4x6x1xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x6xf32>
    %35 = "stablehlo.divide"(%30, %34) : (tensor<2x4x6x6xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    %36 = "stablehlo.dot_general"(%arg6, %35) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4x8xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x8x6xf32>
    %37 = "stablehlo.transpose"(%36) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x4x8x6xf32>) -> tensor<2x6x4x8xf32>
    "func.return"(%37) : (tensor<2x6x4x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x6xi1>) -> tensor<6x6xi1>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<6x6xi1>):
    %4 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x6xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6x6xi32>
    %7 = "stablehlo.add"(%4, %6) : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi32>
    %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x6xi32>
    %9 = "stablehlo.compare"(%7, %8) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %10 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %12 = "stablehlo.select"(%9, %arg3, %11) : (tensor<6x6xi1>, tensor<6x6xi1>, tensor<6x6xi1>) -> tensor<6x6xi1>
    "func.return"(%12) : (tensor<6x6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x6xi1>, tensor<2x4x6x6xf32>, tensor<f32>) -> tensor<2x4x6x6xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<6x6xi1>, %arg1: tensor<2x4x6x6xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x6xi1>) -> tensor<2x4x6x6xi1>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x6x6xf32>
    %3 = "stablehlo.select"(%1, %arg1, %2) : (tensor<2x4x6x6xi1>, tensor<2x4x6x6xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    "func.return"(%3) : (tensor<2x4x6x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: attention_grad
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>) -> (tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<2x6x4x8xf32>, %arg7: tensor<2x6x4x8xf32>, %arg8: tensor<2x6x4x8xf32>):
    %16 = "stablehlo.dot_general"(%arg6, %arg7) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>) -> tensor<2x4x6x6xf32>
    %17 = "stablehlo.constant"() <{value = dense<2.82842708> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x6x6xf32>
    %19 = "stablehlo.divide"(%16, %18) : (tensor<2x4x6x6xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    %20 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %22 = "func.call"(%21) <{callee = @tril}> : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %23 = "stablehlo.constant"() <{value = dense<-1.000000e+30> : tensor<f32>}> : () -> tensor<f32>
    %24:2 = "func.call"(%22, %19, %23) <{callee = @_where}> : (tensor<6x6xi1>, tensor<2x4x6x6xf32>, tensor<f32>) -> (tensor<2x4x6x6xf32>, tensor<2x4x6x6xi1>)
    %25 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.reduce"(%24#0, %25) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %74 = "stablehlo.maximum"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%74) : (tensor<f32>) -> ()
    }) : (tensor<2x4x6x6xf32>, tensor<f32>) -> tensor<2x4x6xf32>
    %27 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x6xf32>
    %29 = "stablehlo.maximum"(%28, %26) : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x6xf32>) -> tensor<2x4x6x1xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x6xf32>
    %32 = "stablehlo.subtract"(%24#0, %31) : (tensor<2x4x6x6xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    %33 = "stablehlo.exponential"(%32) : (tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.reduce"(%33, %34) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %73 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%73) : (tensor<f32>) -> ()
    }) : (tensor<2x4x6x6xf32>, tensor<f32>) -> tensor<2x4x6xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x6xf32>) -> tensor<2x4x6x1xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x6xf32>
    %38 = "stablehlo.divide"(%33, %37) : (tensor<2x4x6x6xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    %39 = "stablehlo.multiply"(%36, %36) : (tensor<2x4x6x1xf32>, tensor<2x4x6x1xf32>) -> tensor<2x4x6x1xf32>
    %40 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x6x1xf32>
    %42 = "stablehlo.divide"(%41, %39) : (tensor<2x4x6x1xf32>, tensor<2x4x6x1xf32>) -> tensor<2x4x6x1xf32>
    %43 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x4x8xf32>
    %45 = "stablehlo.transpose"(%44) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x6x4x8xf32>) -> tensor<2x4x8x6xf32>
    %46 = "stablehlo.dot_general"(%45, %arg8) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x8x6xf32>, tensor<2x6x4x8xf32>) -> tensor<2x4x6x6xf32>
    %47 = "stablehlo.dot_general"(%45, %38) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x8x6xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x8x6xf32>
    %48 = "stablehlo.transpose"(%47) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x4x8x6xf32>) -> tensor<2x6x4x8xf32>
    %49 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x6xf32>
    %50 = "stablehlo.multiply"(%46, %49) : (tensor<2x4x6x6xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    %51 = "stablehlo.multiply"(%50, %33) : (tensor<2x4x6x6xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    %52 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.reduce"(%51, %52) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %72 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%72) : (tensor<f32>) -> ()
    }) : (tensor<2x4x6x6xf32>, tensor<f32>) -> tensor<2x4x6xf32>
    %54 = "stablehlo.reshape"(%53) : (tensor<2x4x6xf32>) -> tensor<2x4x6x1xf32>
    %55 = "stablehlo.negate"(%54) : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x1xf32>
    %56 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x6xf32>
    %57 = "stablehlo.divide"(%46, %56) : (tensor<2x4x6x6xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    %58 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.reduce"(%55, %58) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %71 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%71) : (tensor<f32>) -> ()
    }) : (tensor<2x4x6x1xf32>, tensor<f32>) -> tensor<2x4x6xf32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x6xf32>) -> tensor<2x4x6x6xf32>
    %61 = "stablehlo.add"(%57, %60) : (tensor<2x4x6x6xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    %62 = "stablehlo.multiply"(%61, %33) : (tensor<2x4x6x6xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    %63 = "func.call"(%24#1, %62) <{callee = @_where_0}> : (tensor<2x4x6x6xi1>, tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    %64 = "stablehlo.constant"() <{value = dense<2.82842708> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x6x6xf32>
    %66 = "stablehlo.divide"(%63, %65) : (tensor<2x4x6x6xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    %67 = "stablehlo.dot_general"(%66, %arg6) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x6x6xf32>, tensor<2x6x4x8xf32>) -> tensor<2x4x6x8xf32>
    %68 = "stablehlo.transpose"(%67) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x4x6x8xf32>) -> tensor<2x6x4x8xf32>
    %69 = "stablehlo.dot_general"(%66, %arg7) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x6x6xf32>, tensor<2x6x4x8xf32>) -> tensor<2x4x6x8xf32>
    %70 = "stablehlo.transpose"(%69) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x4x6x8xf32>) -> tensor<2x6x4x8xf32>
    "func.return"(%70, %68, %48) : (tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x6xi1>) -> tensor<6x6xi1>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<6x6xi1>):
    %7 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x6xi32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6x6xi32>
    %10 = "stablehlo.add"(%7, %9) : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi32>
    %11 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x6xi32>
    %12 = "stablehlo.compare"(%10, %11) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %13 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %15 = "stablehlo.select"(%12, %arg5, %14) : (tensor<6x6xi1>, tensor<6x6xi1>, tensor<6x6xi1>) -> tensor<6x6xi1>
    "func.return"(%15) : (tensor<6x6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x6xi1>, tensor<2x4x6x6xf32>, tensor<f32>) -> (tensor<2x4x6x6xf32>, tensor<2x4x6x6xi1>), res_attrs = [{}, {}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<6x6xi1>, %arg3: tensor<2x4x6x6xf32>, %arg4: tensor<f32>):
    %3 = "stablehlo.convert"(%arg4) : (tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x6xi1>) -> tensor<2x4x6x6xi1>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x6x6xf32>
    %6 = "stablehlo.select"(%4, %arg3, %5) : (tensor<2x4x6x6xi1>, tensor<2x4x6x6xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    "func.return"(%6, %4) : (tensor<2x4x6x6xf32>, tensor<2x4x6x6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x4x6x6xi1>, tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x4x6x6xi1>, %arg1: tensor<2x4x6x6xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x6x6xf32>
    %2 = "stablehlo.select"(%arg0, %arg1, %1) : (tensor<2x4x6x6xi1>, tensor<2x4x6x6xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    "func.return"(%2) : (tensor<2x4x6x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: dot_product_attention
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>) -> tensor<2x6x4x8xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<2x6x4x8xf32>, %arg5: tensor<2x6x4x8xf32>, %arg6: tensor<2x6x4x8xf32>):
    %14 = "stablehlo.reshape"(%arg4) : (tensor<2x6x4x8xf32>) -> tensor<2x6x4x1x8xf32>
    %15 = "stablehlo.dot_general"(%14, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4x1x8xf32>, tensor<2x6x4x8xf32>) -> tensor<2x4x6x1x6xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.353553385> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x6x1x6xf32>
    %18 = "stablehlo.multiply"(%15, %17) : (tensor<2x4x6x1x6xf32>, tensor<2x4x6x1x6xf32>) -> tensor<2x4x6x1x6xf32>
    %19 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x4x6x6xi1>
    %21 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %23 = "func.call"(%22) <{callee = @tril}> : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x6xi1>) -> tensor<1x1x6x6xi1>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x6xi1>) -> tensor<2x4x6x6xi1>
    %26 = "stablehlo.and"(%20, %25) : (tensor<2x4x6x6xi1>, tensor<2x4x6x6xi1>) -> tensor<2x4x6x6xi1>
    %27 = "stablehlo.constant"() <{value = dense<-2.38197633E+38> : tensor<f32>}> : () -> tensor<f32>
    %28 = "func.call"(%26, %18, %27) <{callee = @_where}> : (tensor<2x4x6x6xi1>, tensor<2x4x6x1x6xf32>, tensor<f32>) -> tensor<1x2x4x6x6xf32>
    %29 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %48 = "stablehlo.maximum"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%48) : (tensor<f32>) -> ()
    }) : (tensor<1x2x4x6x6xf32>, tensor<f32>) -> tensor<1x2x4x6xf32>
    %31 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x6xf32>
    %33 = "stablehlo.maximum"(%32, %30) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x6xf32>) -> tensor<1x2x4x6x1xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x4x6x1xf32>) -> tensor<1x2x4x6x6xf32>
    %36 = "stablehlo.subtract"(%28, %35) : (tensor<1x2x4x6x6xf32>, tensor<1x2x4x6x6xf32>) -> tensor<1x2x4x6x6xf32>
    %37 = "stablehlo.exponential"(%36) : (tensor<1x2x4x6x6xf32>) -> tensor<1x2x4x6x6xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %47 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%47) : (tensor<f32>) -> ()
    }) : (tensor<1x2x4x6x6xf32>, tensor<f32>) -> tensor<1x2x4x6xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x6xf32>) -> tensor<1x2x4x6x1xf32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x4x6x1xf32>) -> tensor<1x2x4x6x6xf32>
    %42 = "stablehlo.divide"(%37, %41) : (tensor<1x2x4x6x6xf32>, tensor<1x2x4x6x6xf32>) -> tensor<1x2x4x6x6xf32>
    %43 = "stablehlo.dot_general"(%arg6, %42) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4x8xf32>, tensor<1x2x4x6x6xf32>) -> tensor<2x4x8x1x6xf32>
    %44 = "stablehlo.transpose"(%43) <{permutation = array<i64: 3, 0, 4, 1, 2>}> : (tensor<2x4x8x1x6xf32>) -> tensor<1x2x6x4x8xf32>
    %45 = "stablehlo.transpose"(%44) <{permutation = array<i64: 1, 2, 3, 0, 4>}> : (tensor<1x2x6x4x8xf32>) -> tensor<2x6x4x1x8xf32>
    %46 = "stablehlo.reshape"(%45) : (tensor<2x6x4x1x8xf32>) -> tensor<2x6x4x8xf32>
    "func.return"(%46) : (tensor<2x6x4x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x6xi1>) -> tensor<6x6xi1>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<6x6xi1>):
    %5 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x6xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6x6xi32>
    %8 = "stablehlo.add"(%5, %7) : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi32>
    %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x6xi32>
    %10 = "stablehlo.compare"(%8, %9) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %11 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %13 = "stablehlo.select"(%10, %arg3, %12) : (tensor<6x6xi1>, tensor<6x6xi1>, tensor<6x6xi1>) -> tensor<6x6xi1>
    "func.return"(%13) : (tensor<6x6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x4x6x6xi1>, tensor<2x4x6x1x6xf32>, tensor<f32>) -> tensor<1x2x4x6x6xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x4x6x6xi1>, %arg1: tensor<2x4x6x1x6xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x6x6xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1, 2, 3, 4>}> : (tensor<2x4x6x6xi1>) -> tensor<1x2x4x6x6xi1>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1, 2, 3, 4>}> : (tensor<2x4x6x6xf32>) -> tensor<1x2x4x6x6xf32>
    %3 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 3, 0, 1, 2, 4>}> : (tensor<2x4x6x1x6xf32>) -> tensor<1x2x4x6x6xf32>
    %4 = "stablehlo.select"(%1, %3, %2) : (tensor<1x2x4x6x6xi1>, tensor<1x2x4x6x6xf32>, tensor<1x2x4x6x6xf32>) -> tensor<1x2x4x6x6xf32>
    "func.return"(%4) : (tensor<1x2x4x6x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: cross_entropy_grad
"builtin.module"() <{sym_name = "jit_xent"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<3xi32>) -> (tensor<f32>, tensor<3x5xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<3x5xf32>, %arg21: tensor<3xi32>):
    %56:3 = "func.call"(%arg20) <{callee = @log_softmax}> : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x1xf32>)
    %57 = "stablehlo.broadcast_in_dim"(%arg21) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x1xi32>
    %58:2 = "func.call"(%56#0, %57) <{callee = @take_along_axis}> : (tensor<3x5xf32>, tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>)
    %59 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.reduce"(%58#0, %59) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %71 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%71) : (tensor<f32>) -> ()
    }) : (tensor<3x1xf32>, tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.divide"(%60, %61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %63 = "stablehlo.negate"(%62) : (tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.negate"(%64) : (tensor<f32>) -> tensor<f32>
    %66 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.divide"(%65, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %69 = "func.call"(%58#1, %68) <{callee = @take_along_axis_0}> : (tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x5xf32>
    %70 = "func.call"(%56#1, %56#2, %69) <{callee = @log_softmax_1}> : (tensor<3x5xf32>, tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%63, %70) : (tensor<f32>, tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x1xf32>), res_attrs = [{}, {}, {}], sym_name = "log_softmax", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<3x5xf32>):
    %39 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.reduce"(%arg15, %39) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %55 = "stablehlo.maximum"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%55) : (tensor<f32>) -> ()
    }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %41 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %43 = "stablehlo.maximum"(%42, %40) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x1xf32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %46 = "stablehlo.subtract"(%arg15, %45) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %47 = "stablehlo.exponential"(%46) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.reduce"(%47, %48) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %54 = "stablehlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%54) : (tensor<f32>) -> ()
    }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x1xf32>
    %51 = "stablehlo.log"(%50) : (tensor<3x1xf32>) -> tensor<3x1xf32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %53 = "stablehlo.subtract"(%46, %52) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%53, %47, %50) : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>), res_attrs = [{}, {}], sym_name = "take_along_axis", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<3x5xf32>, %arg12: tensor<3x1xi32>):
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x1xi32>
    %18 = "stablehlo.compare"(%arg12, %17) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %19 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x1xi32>
    %21 = "stablehlo.add"(%arg12, %20) : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %22 = "stablehlo.select"(%18, %21, %arg12) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %23 = "stablehlo.reshape"(%22) : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %24 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x1x1xi32>
    %27 = "stablehlo.compare"(%23, %26) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %28 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %30 = "stablehlo.compare"(%23, %29) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %31 = "stablehlo.and"(%27, %30) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
    %32 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %33 = "stablehlo.reduce"(%31, %32) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg13: tensor<i1>, %arg14: tensor<i1>):
      %38 = "stablehlo.and"(%arg13, %arg14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%38) : (tensor<i1>) -> ()
    }) : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %34 = "stablehlo.gather"(%arg11, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x5xf32>, tensor<3x1x1xi32>) -> tensor<3x1xf32>
    %35 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %37 = "stablehlo.select"(%33, %34, %36) : (tensor<3x1xi1>, tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    "func.return"(%37, %23) : (tensor<3x1xf32>, tensor<3x1x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "take_along_axis_0", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<3x1x1xi32>, %arg8: tensor<3x1xf32>):
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %14 = "stablehlo.scatter"(%13, %arg7, %arg8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %15 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<3x5xf32>, tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x5xf32>
    "func.return"(%14) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x5xf32>, tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "log_softmax_1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<3x1xf32>, %arg2: tensor<3x5xf32>):
    %0 = "stablehlo.negate"(%arg2) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %11 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<3xf32>) -> tensor<3x1xf32>
    %4 = "stablehlo.divide"(%3, %arg1) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %10 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x5xf32>
    %8 = "stablehlo.multiply"(%7, %arg0) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %9 = "stablehlo.add"(%arg2, %8) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%9) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: block
"builtin.module"() <{sym_name = "jit_block"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<16x2x8xf32>, %arg6: tensor<16xf32>, %arg7: tensor<16xf32>, %arg8: tensor<2x8x16xf32>, %arg9: tensor<16x2x8xf32>, %arg10: tensor<16x2x8xf32>, %arg11: tensor<16x32xf32>, %arg12: tensor<16x32xf32>, %arg13: tensor<32x16xf32>, %arg14: tensor<2x6x16xf32>):
    %22 = "chlo.square"(%arg14) : (tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      %93 = "stablehlo.add"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%93) : (tensor<f32>) -> ()
    }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %26 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
    %28 = "stablehlo.divide"(%25, %27) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %29 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
    %31 = "stablehlo.add"(%28, %30) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %32 = "stablehlo.rsqrt"(%31) : (tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
    %34 = "stablehlo.multiply"(%arg14, %33) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %35 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
    %37 = "stablehlo.multiply"(%34, %36) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %38 = "stablehlo.dot_general"(%37, %arg9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
    %39 = "stablehlo.dot_general"(%37, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
    %40 = "stablehlo.dot_general"(%37, %arg10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
    %41 = "stablehlo.dot_general"(%38, %39) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32>
    %42 = "stablehlo.constant"() <{value = dense<2.82842708> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
    %44 = "stablehlo.divide"(%41, %43) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    %45 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %47 = "func.call"(%46) <{callee = @tril}> : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %48 = "stablehlo.constant"() <{value = dense<-1.000000e+30> : tensor<f32>}> : () -> tensor<f32>
    %49 = "func.call"(%47, %44, %48) <{callee = @_where}> : (tensor<6x6xi1>, tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6x6xf32>
    %50 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.reduce"(%49, %50) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %92 = "stablehlo.maximum"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%92) : (tensor<f32>) -> ()
    }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %52 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6xf32>
    %54 = "stablehlo.maximum"(%53, %51) : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
    %57 = "stablehlo.subtract"(%49, %56) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    %58 = "stablehlo.exponential"(%57) : (tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    %59 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.reduce"(%58, %59) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %91 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%91) : (tensor<f32>) -> ()
    }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
    %63 = "stablehlo.divide"(%58, %62) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    %64 = "stablehlo.dot_general"(%40, %63) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32>
    %65 = "stablehlo.transpose"(%64) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32>
    %66 = "stablehlo.dot_general"(%65, %arg8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x8x16xf32>) -> tensor<2x6x16xf32>
    %67 = "stablehlo.add"(%arg14, %66) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %68 = "chlo.square"(%67) : (tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %69 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.reduce"(%68, %69) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %90 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%90) : (tensor<f32>) -> ()
    }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %72 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
    %74 = "stablehlo.divide"(%71, %73) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %75 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
    %77 = "stablehlo.add"(%74, %76) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %78 = "stablehlo.rsqrt"(%77) : (tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
    %80 = "stablehlo.multiply"(%67, %79) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %81 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
    %83 = "stablehlo.multiply"(%80, %82) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %84 = "stablehlo.dot_general"(%83, %arg11) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
    %85 = "func.call"(%84) <{callee = @silu}> : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %86 = "stablehlo.dot_general"(%83, %arg12) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
    %87 = "stablehlo.multiply"(%85, %86) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %88 = "stablehlo.dot_general"(%87, %arg13) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x32xf32>, tensor<32x16xf32>) -> tensor<2x6x16xf32>
    %89 = "stablehlo.add"(%67, %88) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    "func.return"(%89) : (tensor<2x6x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x6xi1>) -> tensor<6x6xi1>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<6x6xi1>):
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x6xi32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6x6xi32>
    %16 = "stablehlo.add"(%13, %15) : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi32>
    %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x6xi32>
    %18 = "stablehlo.compare"(%16, %17) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %19 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %21 = "stablehlo.select"(%18, %arg4, %20) : (tensor<6x6xi1>, tensor<6x6xi1>, tensor<6x6xi1>) -> tensor<6x6xi1>
    "func.return"(%21) : (tensor<6x6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x6xi1>, tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6x6xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<6x6xi1>, %arg2: tensor<2x2x6x6xf32>, %arg3: tensor<f32>):
    %9 = "stablehlo.convert"(%arg3) : (tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x6xi1>) -> tensor<2x2x6x6xi1>
    %11 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
    %12 = "stablehlo.select"(%10, %arg2, %11) : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    "func.return"(%12) : (tensor<2x2x6x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>, res_attrs = [{}], sym_name = "silu", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x6x32xf32>):
    %0 = "stablehlo.negate"(%arg0) : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %1 = "stablehlo.exponential"(%0) : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %2 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x32xf32>
    %4 = "stablehlo.add"(%3, %1) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x32xf32>
    %7 = "stablehlo.divide"(%6, %4) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %8 = "stablehlo.multiply"(%arg0, %7) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    "func.return"(%8) : (tensor<2x6x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: block_grad
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>, tensor<2x6x16xf32>) -> (tensor<f32>, tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]['k']"}, {jax.result_info = "result[1]['n1']"}, {jax.result_info = "result[1]['n2']"}, {jax.result_info = "result[1]['o']"}, {jax.result_info = "result[1]['q']"}, {jax.result_info = "result[1]['v']"}, {jax.result_info = "result[1]['w0']"}, {jax.result_info = "result[1]['w1']"}, {jax.result_info = "result[1]['w2']"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<16x2x8xf32>, %arg12: tensor<16xf32>, %arg13: tensor<16xf32>, %arg14: tensor<2x8x16xf32>, %arg15: tensor<16x2x8xf32>, %arg16: tensor<16x2x8xf32>, %arg17: tensor<16x32xf32>, %arg18: tensor<16x32xf32>, %arg19: tensor<32x16xf32>, %arg20: tensor<2x6x16xf32>):
    %33 = "chlo.square"(%arg20) : (tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.reduce"(%33, %34) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg45: tensor<f32>, %arg46: tensor<f32>):
      %220 = "stablehlo.add"(%arg45, %arg46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%220) : (tensor<f32>) -> ()
    }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %37 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
    %39 = "stablehlo.divide"(%36, %38) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %40 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
    %42 = "stablehlo.add"(%39, %41) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %43 = "stablehlo.rsqrt"(%42) : (tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
    %45 = "stablehlo.multiply"(%arg20, %44) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %46 = "stablehlo.broadcast_in_dim"(%arg12) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
    %48 = "stablehlo.multiply"(%45, %47) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %49 = "stablehlo.dot_general"(%48, %arg15) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
    %50 = "stablehlo.dot_general"(%48, %arg11) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
    %51 = "stablehlo.dot_general"(%48, %arg16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
    %52 = "stablehlo.dot_general"(%49, %50) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32>
    %53 = "stablehlo.constant"() <{value = dense<2.82842708> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
    %55 = "stablehlo.divide"(%52, %54) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    %56 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %58 = "func.call"(%57) <{callee = @tril}> : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %59 = "stablehlo.constant"() <{value = dense<-1.000000e+30> : tensor<f32>}> : () -> tensor<f32>
    %60:2 = "func.call"(%58, %55, %59) <{callee = @_where}> : (tensor<6x6xi1>, tensor<2x2x6x6xf32>, tensor<f32>) -> (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>)
    %61 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.reduce"(%60#0, %61) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      %219 = "stablehlo.maximum"(%arg43, %arg44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%219) : (tensor<f32>) -> ()
    }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %63 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6xf32>
    %65 = "stablehlo.maximum"(%64, %62) : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
    %68 = "stablehlo.subtract"(%60#0, %67) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    %69 = "stablehlo.exponential"(%68) : (tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    %70 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %71 = "stablehlo.reduce"(%69, %70) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg41: tensor<f32>, %arg42: tensor<f32>):
      %218 = "stablehlo.add"(%arg41, %arg42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%218) : (tensor<f32>) -> ()
    }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
    %74 = "stablehlo.divide"(%69, %73) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    %75 = "stablehlo.multiply"(%72, %72) : (tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>) -> tensor<2x2x6x1xf32>
    %76 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x1xf32>
    %78 = "stablehlo.divide"(%77, %75) : (tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>) -> tensor<2x2x6x1xf32>
    %79 = "stablehlo.dot_general"(%51, %74) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32>
    %80 = "stablehlo.transpose"(%79) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32>
    %81 = "stablehlo.dot_general"(%80, %arg14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x8x16xf32>) -> tensor<2x6x16xf32>
    %82 = "stablehlo.add"(%arg20, %81) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %83 = "chlo.square"(%82) : (tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %84 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x16xf32>
    %86 = "stablehlo.multiply"(%85, %82) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %87 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.reduce"(%83, %87) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      %217 = "stablehlo.add"(%arg39, %arg40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%217) : (tensor<f32>) -> ()
    }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %90 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
    %92 = "stablehlo.divide"(%89, %91) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %93 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
    %95 = "stablehlo.add"(%92, %94) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %96 = "stablehlo.rsqrt"(%95) : (tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %97 = "stablehlo.divide"(%96, %95) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %98 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
    %100 = "stablehlo.multiply"(%99, %97) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %101 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
    %102 = "stablehlo.multiply"(%82, %101) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %103 = "stablehlo.broadcast_in_dim"(%arg13) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
    %105 = "stablehlo.multiply"(%102, %104) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %106 = "stablehlo.dot_general"(%105, %arg17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
    %107:3 = "func.call"(%106) <{callee = @silu}> : (tensor<2x6x32xf32>) -> (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>)
    %108 = "stablehlo.dot_general"(%105, %arg18) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
    %109 = "stablehlo.multiply"(%107#0, %108) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %110 = "stablehlo.dot_general"(%109, %arg19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x32xf32>, tensor<32x16xf32>) -> tensor<2x6x16xf32>
    %111 = "stablehlo.add"(%82, %110) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %112 = "stablehlo.multiply"(%111, %111) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %113 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x16xf32>
    %115 = "stablehlo.multiply"(%114, %111) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %116 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.reduce"(%112, %116) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg37: tensor<f32>, %arg38: tensor<f32>):
      %216 = "stablehlo.add"(%arg37, %arg38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%216) : (tensor<f32>) -> ()
    }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<f32>
    %118 = "stablehlo.constant"() <{value = dense<1.920000e+02> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.divide"(%117, %118) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %120 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %121 = "stablehlo.constant"() <{value = dense<1.920000e+02> : tensor<f32>}> : () -> tensor<f32>
    %122 = "stablehlo.divide"(%120, %121) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x16xf32>
    %124 = "stablehlo.multiply"(%123, %115) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %125 = "stablehlo.dot_general"(%124, %109) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<2x6x32xf32>) -> tensor<16x32xf32>
    %126 = "stablehlo.transpose"(%125) <{permutation = array<i64: 1, 0>}> : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %127 = "stablehlo.dot_general"(%124, %arg19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<32x16xf32>) -> tensor<2x6x32xf32>
    %128 = "stablehlo.multiply"(%107#0, %127) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %129 = "stablehlo.multiply"(%127, %108) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %130 = "stablehlo.dot_general"(%128, %105) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x32xf32>, tensor<2x6x16xf32>) -> tensor<32x16xf32>
    %131 = "stablehlo.transpose"(%130) <{permutation = array<i64: 1, 0>}> : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %132 = "stablehlo.dot_general"(%128, %arg18) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x32xf32>, tensor<16x32xf32>) -> tensor<2x6x16xf32>
    %133 = "func.call"(%107#1, %107#2, %106, %129) <{callee = @silu_0}> : (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %134 = "stablehlo.dot_general"(%133, %105) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x32xf32>, tensor<2x6x16xf32>) -> tensor<32x16xf32>
    %135 = "stablehlo.transpose"(%134) <{permutation = array<i64: 1, 0>}> : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %136 = "stablehlo.dot_general"(%133, %arg17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x32xf32>, tensor<16x32xf32>) -> tensor<2x6x16xf32>
    %137 = "stablehlo.add"(%132, %136) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %138 = "stablehlo.multiply"(%102, %137) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %139 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %140 = "stablehlo.reduce"(%138, %139) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg35: tensor<f32>, %arg36: tensor<f32>):
      %215 = "stablehlo.add"(%arg35, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%215) : (tensor<f32>) -> ()
    }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<16xf32>
    %141 = "stablehlo.reshape"(%140) : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %142 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
    %143 = "stablehlo.multiply"(%137, %142) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %144 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %145 = "stablehlo.reduce"(%141, %144) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
      %214 = "stablehlo.add"(%arg33, %arg34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%214) : (tensor<f32>) -> ()
    }) : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %146 = "stablehlo.multiply"(%82, %143) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %147 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %148 = "stablehlo.reduce"(%146, %147) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg31: tensor<f32>, %arg32: tensor<f32>):
      %213 = "stablehlo.add"(%arg31, %arg32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%213) : (tensor<f32>) -> ()
    }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
    %149 = "stablehlo.reshape"(%148) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %150 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
    %151 = "stablehlo.multiply"(%143, %150) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %152 = "stablehlo.add"(%124, %151) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %153 = "stablehlo.multiply"(%149, %100) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %154 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %155 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
    %156 = "stablehlo.divide"(%153, %155) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %157 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %158 = "stablehlo.reduce"(%156, %157) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
      %212 = "stablehlo.add"(%arg29, %arg30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%212) : (tensor<f32>) -> ()
    }) : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x16xf32>
    %160 = "stablehlo.multiply"(%159, %86) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %161 = "stablehlo.add"(%152, %160) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %162 = "stablehlo.dot_general"(%161, %80) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<2x6x2x8xf32>) -> tensor<16x2x8xf32>
    %163 = "stablehlo.transpose"(%162) <{permutation = array<i64: 1, 2, 0>}> : (tensor<16x2x8xf32>) -> tensor<2x8x16xf32>
    %164 = "stablehlo.dot_general"(%161, %arg14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<2x8x16xf32>) -> tensor<2x6x2x8xf32>
    %165 = "stablehlo.transpose"(%164) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x6x2x8xf32>) -> tensor<2x2x8x6xf32>
    %166 = "stablehlo.dot_general"(%165, %51) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x8x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32>
    %167 = "stablehlo.dot_general"(%165, %74) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x8x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32>
    %168 = "stablehlo.transpose"(%167) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32>
    %169 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
    %170 = "stablehlo.multiply"(%166, %169) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    %171 = "stablehlo.multiply"(%170, %69) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    %172 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %173 = "stablehlo.reduce"(%171, %172) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>):
      %211 = "stablehlo.add"(%arg27, %arg28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%211) : (tensor<f32>) -> ()
    }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %174 = "stablehlo.reshape"(%173) : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
    %175 = "stablehlo.negate"(%174) : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x1xf32>
    %176 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
    %177 = "stablehlo.divide"(%166, %176) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    %178 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %179 = "stablehlo.reduce"(%175, %178) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
      %210 = "stablehlo.add"(%arg25, %arg26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%210) : (tensor<f32>) -> ()
    }) : (tensor<2x2x6x1xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %180 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xf32>) -> tensor<2x2x6x6xf32>
    %181 = "stablehlo.add"(%177, %180) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    %182 = "stablehlo.multiply"(%181, %69) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    %183 = "func.call"(%60#1, %182) <{callee = @_where_1}> : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    %184 = "stablehlo.constant"() <{value = dense<2.82842708> : tensor<f32>}> : () -> tensor<f32>
    %185 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
    %186 = "stablehlo.divide"(%183, %185) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    %187 = "stablehlo.dot_general"(%186, %49) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x6x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x8xf32>
    %188 = "stablehlo.transpose"(%187) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x6x8xf32>) -> tensor<2x6x2x8xf32>
    %189 = "stablehlo.dot_general"(%186, %50) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x6x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x8xf32>
    %190 = "stablehlo.transpose"(%189) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x6x8xf32>) -> tensor<2x6x2x8xf32>
    %191 = "stablehlo.dot_general"(%168, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32>
    %192 = "stablehlo.transpose"(%191) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
    %193 = "stablehlo.dot_general"(%168, %arg16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [1, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32>
    %194 = "stablehlo.dot_general"(%188, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32>
    %195 = "stablehlo.transpose"(%194) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
    %196 = "stablehlo.dot_general"(%188, %arg11) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [1, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32>
    %197 = "stablehlo.add"(%193, %196) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %198 = "stablehlo.dot_general"(%190, %48) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32>
    %199 = "stablehlo.transpose"(%198) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
    %200 = "stablehlo.dot_general"(%190, %arg15) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [1, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32>
    %201 = "stablehlo.add"(%197, %200) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %202 = "stablehlo.multiply"(%45, %201) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %203 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %204 = "stablehlo.reduce"(%202, %203) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
      %209 = "stablehlo.add"(%arg23, %arg24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%209) : (tensor<f32>) -> ()
    }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<16xf32>
    %205 = "stablehlo.reshape"(%204) : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %206 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %207 = "stablehlo.reduce"(%205, %206) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      %208 = "stablehlo.add"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%208) : (tensor<f32>) -> ()
    }) : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    "func.return"(%119, %195, %207, %145, %163, %199, %192, %135, %131, %126) : (tensor<f32>, tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x6xi1>) -> tensor<6x6xi1>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<6x6xi1>):
    %24 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x6xi32>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6x6xi32>
    %27 = "stablehlo.add"(%24, %26) : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi32>
    %28 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x6xi32>
    %29 = "stablehlo.compare"(%27, %28) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %30 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %32 = "stablehlo.select"(%29, %arg10, %31) : (tensor<6x6xi1>, tensor<6x6xi1>, tensor<6x6xi1>) -> tensor<6x6xi1>
    "func.return"(%32) : (tensor<6x6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x6xi1>, tensor<2x2x6x6xf32>, tensor<f32>) -> (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>), res_attrs = [{}, {}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<6x6xi1>, %arg8: tensor<2x2x6x6xf32>, %arg9: tensor<f32>):
    %20 = "stablehlo.convert"(%arg9) : (tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x6xi1>) -> tensor<2x2x6x6xi1>
    %22 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
    %23 = "stablehlo.select"(%21, %arg8, %22) : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    "func.return"(%23, %21) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x32xf32>) -> (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>), res_attrs = [{}, {}, {}], sym_name = "silu", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<2x6x32xf32>):
    %7 = "stablehlo.negate"(%arg6) : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %8 = "stablehlo.exponential"(%7) : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x32xf32>
    %11 = "stablehlo.add"(%10, %8) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x32xf32>
    %14 = "stablehlo.divide"(%13, %11) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x32xf32>
    %17 = "stablehlo.subtract"(%16, %14) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %18 = "stablehlo.multiply"(%14, %17) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %19 = "stablehlo.multiply"(%arg6, %14) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    "func.return"(%19, %18, %14) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>, res_attrs = [{}], sym_name = "silu_0", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<2x6x32xf32>, %arg3: tensor<2x6x32xf32>, %arg4: tensor<2x6x32xf32>, %arg5: tensor<2x6x32xf32>):
    %3 = "stablehlo.multiply"(%arg4, %arg5) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %4 = "stablehlo.multiply"(%arg5, %arg3) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %5 = "stablehlo.multiply"(%3, %arg2) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    "func.return"(%6) : (tensor<2x6x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>, res_attrs = [{}], sym_name = "_where_1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x2x6x6xi1>, %arg1: tensor<2x2x6x6xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
    %2 = "stablehlo.select"(%arg0, %arg1, %1) : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    "func.return"(%2) : (tensor<2x2x6x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: stack_grad
"builtin.module"() <{sym_name = "jit_stack"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<2x6x16xf32>) -> (tensor<f32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]['k']"}, {jax.result_info = "result[1]['n1']"}, {jax.result_info = "result[1]['n2']"}, {jax.result_info = "result[1]['o']"}, {jax.result_info = "result[1]['q']"}, {jax.result_info = "result[1]['v']"}, {jax.result_info = "result[1]['w0']"}, {jax.result_info = "result[1]['w1']"}, {jax.result_info = "result[1]['w2']"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg73: tensor<2x16x2x8xf32>, %arg74: tensor<2x16xf32>, %arg75: tensor<2x16xf32>, %arg76: tensor<2x2x8x16xf32>, %arg77: tensor<2x16x2x8xf32>, %arg78: tensor<2x16x2x8xf32>, %arg79: tensor<2x16x32xf32>, %arg80: tensor<2x16x32xf32>, %arg81: tensor<2x32x16xf32>, %arg82: tensor<2x6x16xf32>):
    %151 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %153 = "func.call"(%152) <{callee = @tril}> : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %154 = "stablehlo.constant"() <{value = dense<-1.000000e+30> : tensor<f32>}> : () -> tensor<f32>
    %155:2 = "func.call"(%153, %154) <{callee = @_where}> : (tensor<6x6xi1>, tensor<f32>) -> (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>)
    %156 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %157 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %158 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x1xf32>
    %160 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %161 = "stablehlo.broadcast_in_dim"(%160) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x1xf32>
    %162 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %163 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %164 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x1x16xf32>
    %166 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %168 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %169 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %170 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %171 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x2x8xf32>
    %172 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %173 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x2x8xf32>
    %174 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %175 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x6x6xf32>
    %176 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %177 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x6x1xf32>
    %178 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %179 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x6x1xf32>
    %180 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %181 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x6x6xf32>
    %182 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %183 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x2x8xf32>
    %184 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %185 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x2x8xf32>
    %186 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %187 = "stablehlo.broadcast_in_dim"(%186) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %188 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %189 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x1xf32>
    %190 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %191 = "stablehlo.broadcast_in_dim"(%190) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x1xf32>
    %192 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %193 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %194 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %195 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x1x1x16xf32>
    %196 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %197 = "stablehlo.broadcast_in_dim"(%196) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %198 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %199 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %200 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %201 = "stablehlo.broadcast_in_dim"(%200) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x32xf32>
    %202 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %203 = "stablehlo.broadcast_in_dim"(%202) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x32xf32>
    %204 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %205 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x32xf32>
    %206 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %207 = "stablehlo.broadcast_in_dim"(%206) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x32xf32>
    %208 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %209 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x32xf32>
    %210 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %211 = "stablehlo.broadcast_in_dim"(%210) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x32xf32>
    %212 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %213:41 = "stablehlo.while"(%arg73, %arg74, %arg75, %arg76, %arg77, %arg78, %arg79, %arg80, %arg81, %155#0, %155#1, %212, %arg82, %157, %159, %161, %163, %165, %167, %169, %171, %173, %175, %177, %179, %181, %183, %185, %187, %189, %191, %193, %195, %197, %199, %201, %203, %205, %207, %209, %211) ({
    ^bb0(%arg248: tensor<2x16x2x8xf32>, %arg249: tensor<2x16xf32>, %arg250: tensor<2x16xf32>, %arg251: tensor<2x2x8x16xf32>, %arg252: tensor<2x16x2x8xf32>, %arg253: tensor<2x16x2x8xf32>, %arg254: tensor<2x16x32xf32>, %arg255: tensor<2x16x32xf32>, %arg256: tensor<2x32x16xf32>, %arg257: tensor<2x2x6x6xi1>, %arg258: tensor<2x2x6x6xf32>, %arg259: tensor<i32>, %arg260: tensor<2x6x16xf32>, %arg261: tensor<2x2x6x16xf32>, %arg262: tensor<2x2x6x1xf32>, %arg263: tensor<2x2x6x1xf32>, %arg264: tensor<2x2x6x16xf32>, %arg265: tensor<2x1x1x16xf32>, %arg266: tensor<2x2x6x16xf32>, %arg267: tensor<2x2x6x16xf32>, %arg268: tensor<2x2x6x2x8xf32>, %arg269: tensor<2x2x6x2x8xf32>, %arg270: tensor<2x2x2x6x6xf32>, %arg271: tensor<2x2x2x6x1xf32>, %arg272: tensor<2x2x2x6x1xf32>, %arg273: tensor<2x2x2x6x6xf32>, %arg274: tensor<2x2x6x2x8xf32>, %arg275: tensor<2x2x6x2x8xf32>, %arg276: tensor<2x2x6x16xf32>, %arg277: tensor<2x2x6x1xf32>, %arg278: tensor<2x2x6x1xf32>, %arg279: tensor<2x2x6x16xf32>, %arg280: tensor<2x1x1x16xf32>, %arg281: tensor<2x2x6x16xf32>, %arg282: tensor<2x2x6x16xf32>, %arg283: tensor<2x2x6x32xf32>, %arg284: tensor<2x2x6x32xf32>, %arg285: tensor<2x2x6x32xf32>, %arg286: tensor<2x2x6x32xf32>, %arg287: tensor<2x2x6x32xf32>, %arg288: tensor<2x2x6x32xf32>):
      %536 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %537 = "stablehlo.compare"(%arg259, %536) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%537) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg199: tensor<2x16x2x8xf32>, %arg200: tensor<2x16xf32>, %arg201: tensor<2x16xf32>, %arg202: tensor<2x2x8x16xf32>, %arg203: tensor<2x16x2x8xf32>, %arg204: tensor<2x16x2x8xf32>, %arg205: tensor<2x16x32xf32>, %arg206: tensor<2x16x32xf32>, %arg207: tensor<2x32x16xf32>, %arg208: tensor<2x2x6x6xi1>, %arg209: tensor<2x2x6x6xf32>, %arg210: tensor<i32>, %arg211: tensor<2x6x16xf32>, %arg212: tensor<2x2x6x16xf32>, %arg213: tensor<2x2x6x1xf32>, %arg214: tensor<2x2x6x1xf32>, %arg215: tensor<2x2x6x16xf32>, %arg216: tensor<2x1x1x16xf32>, %arg217: tensor<2x2x6x16xf32>, %arg218: tensor<2x2x6x16xf32>, %arg219: tensor<2x2x6x2x8xf32>, %arg220: tensor<2x2x6x2x8xf32>, %arg221: tensor<2x2x2x6x6xf32>, %arg222: tensor<2x2x2x6x1xf32>, %arg223: tensor<2x2x2x6x1xf32>, %arg224: tensor<2x2x2x6x6xf32>, %arg225: tensor<2x2x6x2x8xf32>, %arg226: tensor<2x2x6x2x8xf32>, %arg227: tensor<2x2x6x16xf32>, %arg228: tensor<2x2x6x1xf32>, %arg229: tensor<2x2x6x1xf32>, %arg230: tensor<2x2x6x16xf32>, %arg231: tensor<2x1x1x16xf32>, %arg232: tensor<2x2x6x16xf32>, %arg233: tensor<2x2x6x16xf32>, %arg234: tensor<2x2x6x32xf32>, %arg235: tensor<2x2x6x32xf32>, %arg236: tensor<2x2x6x32xf32>, %arg237: tensor<2x2x6x32xf32>, %arg238: tensor<2x2x6x32xf32>, %arg239: tensor<2x2x6x32xf32>):
      %411 = "func.call"(%arg199, %arg210) <{callee = @dynamic_index_in_dim}> : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %412 = "func.call"(%arg200, %arg210) <{callee = @dynamic_index_in_dim_0}> : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %413 = "func.call"(%arg201, %arg210) <{callee = @dynamic_index_in_dim_0}> : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %414 = "func.call"(%arg202, %arg210) <{callee = @dynamic_index_in_dim_1}> : (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %415 = "func.call"(%arg203, %arg210) <{callee = @dynamic_index_in_dim}> : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %416 = "func.call"(%arg204, %arg210) <{callee = @dynamic_index_in_dim}> : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %417 = "func.call"(%arg205, %arg210) <{callee = @dynamic_index_in_dim_2}> : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %418 = "func.call"(%arg206, %arg210) <{callee = @dynamic_index_in_dim_2}> : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %419 = "func.call"(%arg207, %arg210) <{callee = @dynamic_index_in_dim_3}> : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %420 = "chlo.square"(%arg211) : (tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %421 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %422 = "stablehlo.broadcast_in_dim"(%421) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x16xf32>
      %423 = "stablehlo.multiply"(%422, %arg211) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %424 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %425 = "stablehlo.reduce"(%420, %424) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg246: tensor<f32>, %arg247: tensor<f32>):
        %535 = "stablehlo.add"(%arg246, %arg247) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%535) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %426 = "stablehlo.broadcast_in_dim"(%425) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %427 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
      %428 = "stablehlo.broadcast_in_dim"(%427) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %429 = "stablehlo.divide"(%426, %428) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %430 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
      %431 = "stablehlo.broadcast_in_dim"(%430) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %432 = "stablehlo.add"(%429, %431) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %433 = "stablehlo.rsqrt"(%432) : (tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %434 = "stablehlo.divide"(%433, %432) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %435 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %436 = "stablehlo.broadcast_in_dim"(%435) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %437 = "stablehlo.multiply"(%436, %434) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %438 = "stablehlo.broadcast_in_dim"(%433) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %439 = "stablehlo.multiply"(%arg211, %438) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %440 = "stablehlo.broadcast_in_dim"(%412) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %441 = "stablehlo.broadcast_in_dim"(%440) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %442 = "stablehlo.multiply"(%439, %441) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %443 = "stablehlo.dot_general"(%442, %415) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %444 = "stablehlo.dot_general"(%442, %411) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %445 = "stablehlo.dot_general"(%442, %416) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %446 = "stablehlo.dot_general"(%443, %444) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32>
      %447 = "stablehlo.constant"() <{value = dense<2.82842708> : tensor<f32>}> : () -> tensor<f32>
      %448 = "stablehlo.broadcast_in_dim"(%447) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
      %449 = "stablehlo.divide"(%446, %448) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %450 = "func.call"(%449, %arg208, %arg209) <{callee = @_where_4}> : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %451 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %452 = "stablehlo.reduce"(%450, %451) <{dimensions = array<i64: 3>}> ({
      ^bb0(%arg244: tensor<f32>, %arg245: tensor<f32>):
        %534 = "stablehlo.maximum"(%arg244, %arg245) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%534) : (tensor<f32>) -> ()
      }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %453 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %454 = "stablehlo.broadcast_in_dim"(%453) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6xf32>
      %455 = "stablehlo.maximum"(%454, %452) : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
      %456 = "stablehlo.broadcast_in_dim"(%455) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %457 = "stablehlo.broadcast_in_dim"(%456) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %458 = "stablehlo.subtract"(%450, %457) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %459 = "stablehlo.exponential"(%458) : (tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %460 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %461 = "stablehlo.reduce"(%459, %460) <{dimensions = array<i64: 3>}> ({
      ^bb0(%arg242: tensor<f32>, %arg243: tensor<f32>):
        %533 = "stablehlo.add"(%arg242, %arg243) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%533) : (tensor<f32>) -> ()
      }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %462 = "stablehlo.broadcast_in_dim"(%461) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %463 = "stablehlo.broadcast_in_dim"(%462) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %464 = "stablehlo.divide"(%459, %463) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %465 = "stablehlo.multiply"(%462, %462) : (tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>) -> tensor<2x2x6x1xf32>
      %466 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %467 = "stablehlo.broadcast_in_dim"(%466) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x1xf32>
      %468 = "stablehlo.divide"(%467, %465) : (tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>) -> tensor<2x2x6x1xf32>
      %469 = "stablehlo.dot_general"(%445, %464) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32>
      %470 = "stablehlo.transpose"(%469) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32>
      %471 = "stablehlo.dot_general"(%470, %414) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x8x16xf32>) -> tensor<2x6x16xf32>
      %472 = "stablehlo.add"(%arg211, %471) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %473 = "chlo.square"(%472) : (tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %474 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %475 = "stablehlo.broadcast_in_dim"(%474) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x16xf32>
      %476 = "stablehlo.multiply"(%475, %472) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %477 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %478 = "stablehlo.reduce"(%473, %477) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
        %532 = "stablehlo.add"(%arg240, %arg241) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%532) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %479 = "stablehlo.broadcast_in_dim"(%478) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %480 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
      %481 = "stablehlo.broadcast_in_dim"(%480) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %482 = "stablehlo.divide"(%479, %481) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %483 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
      %484 = "stablehlo.broadcast_in_dim"(%483) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %485 = "stablehlo.add"(%482, %484) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %486 = "stablehlo.rsqrt"(%485) : (tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %487 = "stablehlo.divide"(%486, %485) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %488 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %489 = "stablehlo.broadcast_in_dim"(%488) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %490 = "stablehlo.multiply"(%489, %487) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %491 = "stablehlo.broadcast_in_dim"(%486) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %492 = "stablehlo.multiply"(%472, %491) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %493 = "stablehlo.broadcast_in_dim"(%413) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %494 = "stablehlo.broadcast_in_dim"(%493) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %495 = "stablehlo.multiply"(%492, %494) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %496 = "stablehlo.dot_general"(%495, %417) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
      %497:3 = "func.call"(%496) <{callee = @silu}> : (tensor<2x6x32xf32>) -> (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>)
      %498 = "stablehlo.dot_general"(%495, %418) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
      %499 = "stablehlo.multiply"(%497#0, %498) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %500 = "stablehlo.dot_general"(%499, %419) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x32xf32>, tensor<32x16xf32>) -> tensor<2x6x16xf32>
      %501 = "stablehlo.add"(%472, %500) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %502 = "func.call"(%arg212, %423, %arg210) <{callee = @dynamic_update_index_in_dim}> : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %503 = "func.call"(%arg213, %437, %arg210) <{callee = @dynamic_update_index_in_dim_5}> : (tensor<2x2x6x1xf32>, tensor<2x6x1xf32>, tensor<i32>) -> tensor<2x2x6x1xf32>
      %504 = "func.call"(%arg214, %433, %arg210) <{callee = @dynamic_update_index_in_dim_5}> : (tensor<2x2x6x1xf32>, tensor<2x6x1xf32>, tensor<i32>) -> tensor<2x2x6x1xf32>
      %505 = "func.call"(%arg215, %arg211, %arg210) <{callee = @dynamic_update_index_in_dim}> : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %506 = "func.call"(%arg216, %440, %arg210) <{callee = @dynamic_update_index_in_dim_6}> : (tensor<2x1x1x16xf32>, tensor<1x1x16xf32>, tensor<i32>) -> tensor<2x1x1x16xf32>
      %507 = "func.call"(%arg217, %439, %arg210) <{callee = @dynamic_update_index_in_dim}> : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %508 = "func.call"(%arg218, %442, %arg210) <{callee = @dynamic_update_index_in_dim}> : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %509 = "func.call"(%arg219, %444, %arg210) <{callee = @dynamic_update_index_in_dim_7}> : (tensor<2x2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<i32>) -> tensor<2x2x6x2x8xf32>
      %510 = "func.call"(%arg220, %443, %arg210) <{callee = @dynamic_update_index_in_dim_7}> : (tensor<2x2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<i32>) -> tensor<2x2x6x2x8xf32>
      %511 = "func.call"(%arg221, %459, %arg210) <{callee = @dynamic_update_index_in_dim_8}> : (tensor<2x2x2x6x6xf32>, tensor<2x2x6x6xf32>, tensor<i32>) -> tensor<2x2x2x6x6xf32>
      %512 = "func.call"(%arg222, %462, %arg210) <{callee = @dynamic_update_index_in_dim_9}> : (tensor<2x2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<i32>) -> tensor<2x2x2x6x1xf32>
      %513 = "func.call"(%arg223, %468, %arg210) <{callee = @dynamic_update_index_in_dim_9}> : (tensor<2x2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<i32>) -> tensor<2x2x2x6x1xf32>
      %514 = "func.call"(%arg224, %464, %arg210) <{callee = @dynamic_update_index_in_dim_8}> : (tensor<2x2x2x6x6xf32>, tensor<2x2x6x6xf32>, tensor<i32>) -> tensor<2x2x2x6x6xf32>
      %515 = "func.call"(%arg225, %445, %arg210) <{callee = @dynamic_update_index_in_dim_7}> : (tensor<2x2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<i32>) -> tensor<2x2x6x2x8xf32>
      %516 = "func.call"(%arg226, %470, %arg210) <{callee = @dynamic_update_index_in_dim_7}> : (tensor<2x2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<i32>) -> tensor<2x2x6x2x8xf32>
      %517 = "func.call"(%arg227, %476, %arg210) <{callee = @dynamic_update_index_in_dim}> : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %518 = "func.call"(%arg228, %490, %arg210) <{callee = @dynamic_update_index_in_dim_5}> : (tensor<2x2x6x1xf32>, tensor<2x6x1xf32>, tensor<i32>) -> tensor<2x2x6x1xf32>
      %519 = "func.call"(%arg229, %486, %arg210) <{callee = @dynamic_update_index_in_dim_5}> : (tensor<2x2x6x1xf32>, tensor<2x6x1xf32>, tensor<i32>) -> tensor<2x2x6x1xf32>
      %520 = "func.call"(%arg230, %472, %arg210) <{callee = @dynamic_update_index_in_dim}> : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %521 = "func.call"(%arg231, %493, %arg210) <{callee = @dynamic_update_index_in_dim_6}> : (tensor<2x1x1x16xf32>, tensor<1x1x16xf32>, tensor<i32>) -> tensor<2x1x1x16xf32>
      %522 = "func.call"(%arg232, %492, %arg210) <{callee = @dynamic_update_index_in_dim}> : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %523 = "func.call"(%arg233, %495, %arg210) <{callee = @dynamic_update_index_in_dim}> : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %524 = "func.call"(%arg234, %497#1, %arg210) <{callee = @dynamic_update_index_in_dim_10}> : (tensor<2x2x6x32xf32>, tensor<2x6x32xf32>, tensor<i32>) -> tensor<2x2x6x32xf32>
      %525 = "func.call"(%arg235, %497#2, %arg210) <{callee = @dynamic_update_index_in_dim_10}> : (tensor<2x2x6x32xf32>, tensor<2x6x32xf32>, tensor<i32>) -> tensor<2x2x6x32xf32>
      %526 = "func.call"(%arg236, %496, %arg210) <{callee = @dynamic_update_index_in_dim_10}> : (tensor<2x2x6x32xf32>, tensor<2x6x32xf32>, tensor<i32>) -> tensor<2x2x6x32xf32>
      %527 = "func.call"(%arg237, %498, %arg210) <{callee = @dynamic_update_index_in_dim_10}> : (tensor<2x2x6x32xf32>, tensor<2x6x32xf32>, tensor<i32>) -> tensor<2x2x6x32xf32>
      %528 = "func.call"(%arg238, %497#0, %arg210) <{callee = @dynamic_update_index_in_dim_10}> : (tensor<2x2x6x32xf32>, tensor<2x6x32xf32>, tensor<i32>) -> tensor<2x2x6x32xf32>
      %529 = "func.call"(%arg239, %499, %arg210) <{callee = @dynamic_update_index_in_dim_10}> : (tensor<2x2x6x32xf32>, tensor<2x6x32xf32>, tensor<i32>) -> tensor<2x2x6x32xf32>
      %530 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %531 = "stablehlo.add"(%arg210, %530) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg199, %arg200, %arg201, %arg202, %arg203, %arg204, %arg205, %arg206, %arg207, %arg208, %arg209, %531, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529) : (tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x6xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>) -> ()
    }) : (tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x6xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>) -> (tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x6xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>)
    %214 = "stablehlo.multiply"(%213#12, %213#12) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %215 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %216 = "stablehlo.broadcast_in_dim"(%215) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x16xf32>
    %217 = "stablehlo.multiply"(%216, %213#12) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %218 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %219 = "stablehlo.reduce"(%214, %218) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg197: tensor<f32>, %arg198: tensor<f32>):
      %410 = "stablehlo.add"(%arg197, %arg198) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%410) : (tensor<f32>) -> ()
    }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<f32>
    %220 = "stablehlo.constant"() <{value = dense<1.920000e+02> : tensor<f32>}> : () -> tensor<f32>
    %221 = "stablehlo.divide"(%219, %220) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %222 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %223 = "stablehlo.constant"() <{value = dense<1.920000e+02> : tensor<f32>}> : () -> tensor<f32>
    %224 = "stablehlo.divide"(%222, %223) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %225 = "stablehlo.broadcast_in_dim"(%224) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x16xf32>
    %226 = "stablehlo.multiply"(%225, %217) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %227 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %228 = "stablehlo.broadcast_in_dim"(%227) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16x2x8xf32>
    %229 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %230 = "stablehlo.broadcast_in_dim"(%229) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16xf32>
    %231 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %232 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16xf32>
    %233 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %234 = "stablehlo.broadcast_in_dim"(%233) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x8x16xf32>
    %235 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %236 = "stablehlo.broadcast_in_dim"(%235) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16x2x8xf32>
    %237 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %238 = "stablehlo.broadcast_in_dim"(%237) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16x2x8xf32>
    %239 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %240 = "stablehlo.broadcast_in_dim"(%239) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16x32xf32>
    %241 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %242 = "stablehlo.broadcast_in_dim"(%241) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16x32xf32>
    %243 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %244 = "stablehlo.broadcast_in_dim"(%243) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x16xf32>
    %245 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %246:47 = "stablehlo.while"(%213#13, %213#14, %213#15, %213#16, %213#17, %213#18, %arg77, %213#19, %arg73, %arg78, %213#20, %213#21, %213#22, %213#23, %213#24, %213#25, %213#26, %arg76, %213#27, %213#28, %213#29, %213#30, %213#31, %213#32, %213#33, %arg79, %213#34, %213#35, %213#36, %213#37, %arg80, %213#38, %213#39, %arg81, %213#40, %155#0, %245, %226, %228, %230, %232, %234, %236, %238, %240, %242, %244) ({
    ^bb0(%arg150: tensor<2x2x6x16xf32>, %arg151: tensor<2x2x6x1xf32>, %arg152: tensor<2x2x6x1xf32>, %arg153: tensor<2x2x6x16xf32>, %arg154: tensor<2x1x1x16xf32>, %arg155: tensor<2x2x6x16xf32>, %arg156: tensor<2x16x2x8xf32>, %arg157: tensor<2x2x6x16xf32>, %arg158: tensor<2x16x2x8xf32>, %arg159: tensor<2x16x2x8xf32>, %arg160: tensor<2x2x6x2x8xf32>, %arg161: tensor<2x2x6x2x8xf32>, %arg162: tensor<2x2x2x6x6xf32>, %arg163: tensor<2x2x2x6x1xf32>, %arg164: tensor<2x2x2x6x1xf32>, %arg165: tensor<2x2x2x6x6xf32>, %arg166: tensor<2x2x6x2x8xf32>, %arg167: tensor<2x2x8x16xf32>, %arg168: tensor<2x2x6x2x8xf32>, %arg169: tensor<2x2x6x16xf32>, %arg170: tensor<2x2x6x1xf32>, %arg171: tensor<2x2x6x1xf32>, %arg172: tensor<2x2x6x16xf32>, %arg173: tensor<2x1x1x16xf32>, %arg174: tensor<2x2x6x16xf32>, %arg175: tensor<2x16x32xf32>, %arg176: tensor<2x2x6x16xf32>, %arg177: tensor<2x2x6x32xf32>, %arg178: tensor<2x2x6x32xf32>, %arg179: tensor<2x2x6x32xf32>, %arg180: tensor<2x16x32xf32>, %arg181: tensor<2x2x6x32xf32>, %arg182: tensor<2x2x6x32xf32>, %arg183: tensor<2x32x16xf32>, %arg184: tensor<2x2x6x32xf32>, %arg185: tensor<2x2x6x6xi1>, %arg186: tensor<i32>, %arg187: tensor<2x6x16xf32>, %arg188: tensor<2x16x2x8xf32>, %arg189: tensor<2x16xf32>, %arg190: tensor<2x16xf32>, %arg191: tensor<2x2x8x16xf32>, %arg192: tensor<2x16x2x8xf32>, %arg193: tensor<2x16x2x8xf32>, %arg194: tensor<2x16x32xf32>, %arg195: tensor<2x16x32xf32>, %arg196: tensor<2x32x16xf32>):
      %408 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %409 = "stablehlo.compare"(%arg186, %408) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%409) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg83: tensor<2x2x6x16xf32>, %arg84: tensor<2x2x6x1xf32>, %arg85: tensor<2x2x6x1xf32>, %arg86: tensor<2x2x6x16xf32>, %arg87: tensor<2x1x1x16xf32>, %arg88: tensor<2x2x6x16xf32>, %arg89: tensor<2x16x2x8xf32>, %arg90: tensor<2x2x6x16xf32>, %arg91: tensor<2x16x2x8xf32>, %arg92: tensor<2x16x2x8xf32>, %arg93: tensor<2x2x6x2x8xf32>, %arg94: tensor<2x2x6x2x8xf32>, %arg95: tensor<2x2x2x6x6xf32>, %arg96: tensor<2x2x2x6x1xf32>, %arg97: tensor<2x2x2x6x1xf32>, %arg98: tensor<2x2x2x6x6xf32>, %arg99: tensor<2x2x6x2x8xf32>, %arg100: tensor<2x2x8x16xf32>, %arg101: tensor<2x2x6x2x8xf32>, %arg102: tensor<2x2x6x16xf32>, %arg103: tensor<2x2x6x1xf32>, %arg104: tensor<2x2x6x1xf32>, %arg105: tensor<2x2x6x16xf32>, %arg106: tensor<2x1x1x16xf32>, %arg107: tensor<2x2x6x16xf32>, %arg108: tensor<2x16x32xf32>, %arg109: tensor<2x2x6x16xf32>, %arg110: tensor<2x2x6x32xf32>, %arg111: tensor<2x2x6x32xf32>, %arg112: tensor<2x2x6x32xf32>, %arg113: tensor<2x16x32xf32>, %arg114: tensor<2x2x6x32xf32>, %arg115: tensor<2x2x6x32xf32>, %arg116: tensor<2x32x16xf32>, %arg117: tensor<2x2x6x32xf32>, %arg118: tensor<2x2x6x6xi1>, %arg119: tensor<i32>, %arg120: tensor<2x6x16xf32>, %arg121: tensor<2x16x2x8xf32>, %arg122: tensor<2x16xf32>, %arg123: tensor<2x16xf32>, %arg124: tensor<2x2x8x16xf32>, %arg125: tensor<2x16x2x8xf32>, %arg126: tensor<2x16x2x8xf32>, %arg127: tensor<2x16x32xf32>, %arg128: tensor<2x16x32xf32>, %arg129: tensor<2x32x16xf32>):
      %247 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %248 = "stablehlo.subtract"(%247, %arg119) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %249 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %250 = "stablehlo.subtract"(%248, %249) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %251 = "func.call"(%arg83, %250) <{callee = @dynamic_index_in_dim_11}> : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %252 = "func.call"(%arg84, %250) <{callee = @dynamic_index_in_dim_12}> : (tensor<2x2x6x1xf32>, tensor<i32>) -> tensor<2x6x1xf32>
      %253 = "func.call"(%arg85, %250) <{callee = @dynamic_index_in_dim_12}> : (tensor<2x2x6x1xf32>, tensor<i32>) -> tensor<2x6x1xf32>
      %254 = "func.call"(%arg86, %250) <{callee = @dynamic_index_in_dim_11}> : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %255 = "func.call"(%arg87, %250) <{callee = @dynamic_index_in_dim_13}> : (tensor<2x1x1x16xf32>, tensor<i32>) -> tensor<1x1x16xf32>
      %256 = "func.call"(%arg88, %250) <{callee = @dynamic_index_in_dim_11}> : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %257 = "func.call"(%arg89, %250) <{callee = @dynamic_index_in_dim}> : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %258 = "func.call"(%arg90, %250) <{callee = @dynamic_index_in_dim_11}> : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %259 = "func.call"(%arg91, %250) <{callee = @dynamic_index_in_dim}> : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %260 = "func.call"(%arg92, %250) <{callee = @dynamic_index_in_dim}> : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %261 = "func.call"(%arg93, %250) <{callee = @dynamic_index_in_dim_14}> : (tensor<2x2x6x2x8xf32>, tensor<i32>) -> tensor<2x6x2x8xf32>
      %262 = "func.call"(%arg94, %250) <{callee = @dynamic_index_in_dim_14}> : (tensor<2x2x6x2x8xf32>, tensor<i32>) -> tensor<2x6x2x8xf32>
      %263 = "func.call"(%arg95, %250) <{callee = @dynamic_index_in_dim_15}> : (tensor<2x2x2x6x6xf32>, tensor<i32>) -> tensor<2x2x6x6xf32>
      %264 = "func.call"(%arg96, %250) <{callee = @dynamic_index_in_dim_16}> : (tensor<2x2x2x6x1xf32>, tensor<i32>) -> tensor<2x2x6x1xf32>
      %265 = "func.call"(%arg97, %250) <{callee = @dynamic_index_in_dim_16}> : (tensor<2x2x2x6x1xf32>, tensor<i32>) -> tensor<2x2x6x1xf32>
      %266 = "func.call"(%arg98, %250) <{callee = @dynamic_index_in_dim_15}> : (tensor<2x2x2x6x6xf32>, tensor<i32>) -> tensor<2x2x6x6xf32>
      %267 = "func.call"(%arg99, %250) <{callee = @dynamic_index_in_dim_14}> : (tensor<2x2x6x2x8xf32>, tensor<i32>) -> tensor<2x6x2x8xf32>
      %268 = "func.call"(%arg100, %250) <{callee = @dynamic_index_in_dim_1}> : (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %269 = "func.call"(%arg101, %250) <{callee = @dynamic_index_in_dim_14}> : (tensor<2x2x6x2x8xf32>, tensor<i32>) -> tensor<2x6x2x8xf32>
      %270 = "func.call"(%arg102, %250) <{callee = @dynamic_index_in_dim_11}> : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %271 = "func.call"(%arg103, %250) <{callee = @dynamic_index_in_dim_12}> : (tensor<2x2x6x1xf32>, tensor<i32>) -> tensor<2x6x1xf32>
      %272 = "func.call"(%arg104, %250) <{callee = @dynamic_index_in_dim_12}> : (tensor<2x2x6x1xf32>, tensor<i32>) -> tensor<2x6x1xf32>
      %273 = "func.call"(%arg105, %250) <{callee = @dynamic_index_in_dim_11}> : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %274 = "func.call"(%arg106, %250) <{callee = @dynamic_index_in_dim_13}> : (tensor<2x1x1x16xf32>, tensor<i32>) -> tensor<1x1x16xf32>
      %275 = "func.call"(%arg107, %250) <{callee = @dynamic_index_in_dim_11}> : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %276 = "func.call"(%arg108, %250) <{callee = @dynamic_index_in_dim_2}> : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %277 = "func.call"(%arg109, %250) <{callee = @dynamic_index_in_dim_11}> : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %278 = "func.call"(%arg110, %250) <{callee = @dynamic_index_in_dim_17}> : (tensor<2x2x6x32xf32>, tensor<i32>) -> tensor<2x6x32xf32>
      %279 = "func.call"(%arg111, %250) <{callee = @dynamic_index_in_dim_17}> : (tensor<2x2x6x32xf32>, tensor<i32>) -> tensor<2x6x32xf32>
      %280 = "func.call"(%arg112, %250) <{callee = @dynamic_index_in_dim_17}> : (tensor<2x2x6x32xf32>, tensor<i32>) -> tensor<2x6x32xf32>
      %281 = "func.call"(%arg113, %250) <{callee = @dynamic_index_in_dim_2}> : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %282 = "func.call"(%arg114, %250) <{callee = @dynamic_index_in_dim_17}> : (tensor<2x2x6x32xf32>, tensor<i32>) -> tensor<2x6x32xf32>
      %283 = "func.call"(%arg115, %250) <{callee = @dynamic_index_in_dim_17}> : (tensor<2x2x6x32xf32>, tensor<i32>) -> tensor<2x6x32xf32>
      %284 = "func.call"(%arg116, %250) <{callee = @dynamic_index_in_dim_3}> : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %285 = "func.call"(%arg117, %250) <{callee = @dynamic_index_in_dim_17}> : (tensor<2x2x6x32xf32>, tensor<i32>) -> tensor<2x6x32xf32>
      %286 = "stablehlo.dot_general"(%arg120, %285) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<2x6x32xf32>) -> tensor<16x32xf32>
      %287 = "stablehlo.transpose"(%286) <{permutation = array<i64: 1, 0>}> : (tensor<16x32xf32>) -> tensor<32x16xf32>
      %288 = "stablehlo.dot_general"(%arg120, %284) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<32x16xf32>) -> tensor<2x6x32xf32>
      %289 = "stablehlo.multiply"(%283, %288) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %290 = "stablehlo.multiply"(%288, %282) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %291 = "stablehlo.dot_general"(%289, %277) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x32xf32>, tensor<2x6x16xf32>) -> tensor<32x16xf32>
      %292 = "stablehlo.transpose"(%291) <{permutation = array<i64: 1, 0>}> : (tensor<32x16xf32>) -> tensor<16x32xf32>
      %293 = "stablehlo.dot_general"(%289, %281) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x32xf32>, tensor<16x32xf32>) -> tensor<2x6x16xf32>
      %294 = "func.call"(%278, %279, %280, %290) <{callee = @silu_18}> : (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %295 = "stablehlo.dot_general"(%294, %277) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x32xf32>, tensor<2x6x16xf32>) -> tensor<32x16xf32>
      %296 = "stablehlo.transpose"(%295) <{permutation = array<i64: 1, 0>}> : (tensor<32x16xf32>) -> tensor<16x32xf32>
      %297 = "stablehlo.dot_general"(%294, %276) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x32xf32>, tensor<16x32xf32>) -> tensor<2x6x16xf32>
      %298 = "stablehlo.add"(%293, %297) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %299 = "stablehlo.multiply"(%275, %298) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %300 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %301 = "stablehlo.reduce"(%299, %300) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg148: tensor<f32>, %arg149: tensor<f32>):
        %407 = "stablehlo.add"(%arg148, %arg149) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%407) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<16xf32>
      %302 = "stablehlo.reshape"(%301) : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %303 = "stablehlo.broadcast_in_dim"(%274) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %304 = "stablehlo.multiply"(%298, %303) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %305 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %306 = "stablehlo.reduce"(%302, %305) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg146: tensor<f32>, %arg147: tensor<f32>):
        %406 = "stablehlo.add"(%arg146, %arg147) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%406) : (tensor<f32>) -> ()
      }) : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %307 = "stablehlo.multiply"(%273, %304) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %308 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %309 = "stablehlo.reduce"(%307, %308) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg144: tensor<f32>, %arg145: tensor<f32>):
        %405 = "stablehlo.add"(%arg144, %arg145) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%405) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %310 = "stablehlo.reshape"(%309) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %311 = "stablehlo.broadcast_in_dim"(%272) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %312 = "stablehlo.multiply"(%304, %311) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %313 = "stablehlo.add"(%arg120, %312) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %314 = "stablehlo.multiply"(%310, %271) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %315 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
      %316 = "stablehlo.broadcast_in_dim"(%315) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %317 = "stablehlo.divide"(%314, %316) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %318 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %319 = "stablehlo.reduce"(%317, %318) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg142: tensor<f32>, %arg143: tensor<f32>):
        %404 = "stablehlo.add"(%arg142, %arg143) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%404) : (tensor<f32>) -> ()
      }) : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
      %320 = "stablehlo.broadcast_in_dim"(%319) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x16xf32>
      %321 = "stablehlo.multiply"(%320, %270) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %322 = "stablehlo.add"(%313, %321) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %323 = "stablehlo.dot_general"(%322, %269) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<2x6x2x8xf32>) -> tensor<16x2x8xf32>
      %324 = "stablehlo.transpose"(%323) <{permutation = array<i64: 1, 2, 0>}> : (tensor<16x2x8xf32>) -> tensor<2x8x16xf32>
      %325 = "stablehlo.dot_general"(%322, %268) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<2x8x16xf32>) -> tensor<2x6x2x8xf32>
      %326 = "stablehlo.transpose"(%325) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x6x2x8xf32>) -> tensor<2x2x8x6xf32>
      %327 = "stablehlo.dot_general"(%326, %267) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x8x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32>
      %328 = "stablehlo.dot_general"(%326, %266) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x8x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32>
      %329 = "stablehlo.transpose"(%328) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32>
      %330 = "stablehlo.broadcast_in_dim"(%265) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %331 = "stablehlo.multiply"(%327, %330) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %332 = "stablehlo.multiply"(%331, %263) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %333 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %334 = "stablehlo.reduce"(%332, %333) <{dimensions = array<i64: 3>}> ({
      ^bb0(%arg140: tensor<f32>, %arg141: tensor<f32>):
        %403 = "stablehlo.add"(%arg140, %arg141) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%403) : (tensor<f32>) -> ()
      }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %335 = "stablehlo.reshape"(%334) : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %336 = "stablehlo.negate"(%335) : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x1xf32>
      %337 = "stablehlo.broadcast_in_dim"(%264) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %338 = "stablehlo.divide"(%327, %337) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %339 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %340 = "stablehlo.reduce"(%336, %339) <{dimensions = array<i64: 3>}> ({
      ^bb0(%arg138: tensor<f32>, %arg139: tensor<f32>):
        %402 = "stablehlo.add"(%arg138, %arg139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%402) : (tensor<f32>) -> ()
      }) : (tensor<2x2x6x1xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %341 = "stablehlo.broadcast_in_dim"(%340) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xf32>) -> tensor<2x2x6x6xf32>
      %342 = "stablehlo.add"(%338, %341) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %343 = "stablehlo.multiply"(%342, %263) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %344 = "func.call"(%arg118, %343) <{callee = @_where_19}> : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %345 = "stablehlo.constant"() <{value = dense<2.82842708> : tensor<f32>}> : () -> tensor<f32>
      %346 = "stablehlo.broadcast_in_dim"(%345) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
      %347 = "stablehlo.divide"(%344, %346) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %348 = "stablehlo.dot_general"(%347, %262) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x6x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x8xf32>
      %349 = "stablehlo.transpose"(%348) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x6x8xf32>) -> tensor<2x6x2x8xf32>
      %350 = "stablehlo.dot_general"(%347, %261) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x6x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x8xf32>
      %351 = "stablehlo.transpose"(%350) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x6x8xf32>) -> tensor<2x6x2x8xf32>
      %352 = "stablehlo.dot_general"(%329, %258) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32>
      %353 = "stablehlo.transpose"(%352) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
      %354 = "stablehlo.dot_general"(%329, %260) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [1, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32>
      %355 = "stablehlo.dot_general"(%349, %258) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32>
      %356 = "stablehlo.transpose"(%355) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
      %357 = "stablehlo.dot_general"(%349, %259) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [1, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32>
      %358 = "stablehlo.add"(%354, %357) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %359 = "stablehlo.dot_general"(%351, %258) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32>
      %360 = "stablehlo.transpose"(%359) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
      %361 = "stablehlo.dot_general"(%351, %257) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [1, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32>
      %362 = "stablehlo.add"(%358, %361) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %363 = "stablehlo.multiply"(%256, %362) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %364 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %365 = "stablehlo.reduce"(%363, %364) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg136: tensor<f32>, %arg137: tensor<f32>):
        %401 = "stablehlo.add"(%arg136, %arg137) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%401) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<16xf32>
      %366 = "stablehlo.reshape"(%365) : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %367 = "stablehlo.broadcast_in_dim"(%255) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %368 = "stablehlo.multiply"(%362, %367) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %369 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %370 = "stablehlo.reduce"(%366, %369) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg134: tensor<f32>, %arg135: tensor<f32>):
        %400 = "stablehlo.add"(%arg134, %arg135) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%400) : (tensor<f32>) -> ()
      }) : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %371 = "stablehlo.multiply"(%254, %368) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %372 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %373 = "stablehlo.reduce"(%371, %372) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg132: tensor<f32>, %arg133: tensor<f32>):
        %399 = "stablehlo.add"(%arg132, %arg133) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%399) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %374 = "stablehlo.reshape"(%373) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %375 = "stablehlo.broadcast_in_dim"(%253) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %376 = "stablehlo.multiply"(%368, %375) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %377 = "stablehlo.add"(%322, %376) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %378 = "stablehlo.multiply"(%374, %252) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %379 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
      %380 = "stablehlo.broadcast_in_dim"(%379) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %381 = "stablehlo.divide"(%378, %380) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %382 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %383 = "stablehlo.reduce"(%381, %382) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg130: tensor<f32>, %arg131: tensor<f32>):
        %398 = "stablehlo.add"(%arg130, %arg131) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%398) : (tensor<f32>) -> ()
      }) : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
      %384 = "stablehlo.broadcast_in_dim"(%383) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x16xf32>
      %385 = "stablehlo.multiply"(%384, %251) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %386 = "stablehlo.add"(%377, %385) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %387 = "func.call"(%arg121, %356, %250) <{callee = @dynamic_update_index_in_dim_20}> : (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>
      %388 = "func.call"(%arg122, %370, %250) <{callee = @dynamic_update_index_in_dim_21}> : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %389 = "func.call"(%arg123, %306, %250) <{callee = @dynamic_update_index_in_dim_21}> : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %390 = "func.call"(%arg124, %324, %250) <{callee = @dynamic_update_index_in_dim_22}> : (tensor<2x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<2x2x8x16xf32>
      %391 = "func.call"(%arg125, %360, %250) <{callee = @dynamic_update_index_in_dim_20}> : (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>
      %392 = "func.call"(%arg126, %353, %250) <{callee = @dynamic_update_index_in_dim_20}> : (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>
      %393 = "func.call"(%arg127, %296, %250) <{callee = @dynamic_update_index_in_dim_23}> : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %394 = "func.call"(%arg128, %292, %250) <{callee = @dynamic_update_index_in_dim_23}> : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %395 = "func.call"(%arg129, %287, %250) <{callee = @dynamic_update_index_in_dim_24}> : (tensor<2x32x16xf32>, tensor<32x16xf32>, tensor<i32>) -> tensor<2x32x16xf32>
      %396 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %397 = "stablehlo.add"(%arg119, %396) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg83, %arg84, %arg85, %arg86, %arg87, %arg88, %arg89, %arg90, %arg91, %arg92, %arg93, %arg94, %arg95, %arg96, %arg97, %arg98, %arg99, %arg100, %arg101, %arg102, %arg103, %arg104, %arg105, %arg106, %arg107, %arg108, %arg109, %arg110, %arg111, %arg112, %arg113, %arg114, %arg115, %arg116, %arg117, %arg118, %397, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395) : (tensor<2x2x6x16xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x6xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x8x16xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x6x16xf32>, tensor<2x16x32xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x16x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x32x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x6xi1>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>) -> ()
    }) : (tensor<2x2x6x16xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x6xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x8x16xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x6x16xf32>, tensor<2x16x32xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x16x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x32x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x6xi1>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>) -> (tensor<2x2x6x16xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x6xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x8x16xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x6x16xf32>, tensor<2x16x32xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x16x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x32x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x6xi1>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>)
    "func.return"(%221, %246#38, %246#39, %246#40, %246#41, %246#42, %246#43, %246#44, %246#45, %246#46) : (tensor<f32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x6xi1>) -> tensor<6x6xi1>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg72: tensor<6x6xi1>):
    %142 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x6xi32>
    %143 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %144 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6x6xi32>
    %145 = "stablehlo.add"(%142, %144) : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi32>
    %146 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x6xi32>
    %147 = "stablehlo.compare"(%145, %146) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %148 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %149 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %150 = "stablehlo.select"(%147, %arg72, %149) : (tensor<6x6xi1>, tensor<6x6xi1>, tensor<6x6xi1>) -> tensor<6x6xi1>
    "func.return"(%150) : (tensor<6x6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6x6xi1>, tensor<f32>) -> (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>), res_attrs = [{}, {}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg70: tensor<6x6xi1>, %arg71: tensor<f32>):
    %139 = "stablehlo.convert"(%arg71) : (tensor<f32>) -> tensor<f32>
    %140 = "stablehlo.broadcast_in_dim"(%arg70) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x6xi1>) -> tensor<2x2x6x6xi1>
    %141 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
    "func.return"(%140, %141) : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg68: tensor<2x16x2x8xf32>, %arg69: tensor<i32>):
    %134 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %135 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %136 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %137 = "stablehlo.dynamic_slice"(%arg68, %arg69, %134, %135, %136) <{slice_sizes = array<i64: 1, 16, 2, 8>}> : (tensor<2x16x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x2x8xf32>
    %138 = "stablehlo.reshape"(%137) : (tensor<1x16x2x8xf32>) -> tensor<16x2x8xf32>
    "func.return"(%138) : (tensor<16x2x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_0", sym_visibility = "private"}> ({
  ^bb0(%arg66: tensor<2x16xf32>, %arg67: tensor<i32>):
    %131 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %132 = "stablehlo.dynamic_slice"(%arg66, %arg67, %131) <{slice_sizes = array<i64: 1, 16>}> : (tensor<2x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
    %133 = "stablehlo.reshape"(%132) : (tensor<1x16xf32>) -> tensor<16xf32>
    "func.return"(%133) : (tensor<16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_1", sym_visibility = "private"}> ({
  ^bb0(%arg64: tensor<2x2x8x16xf32>, %arg65: tensor<i32>):
    %126 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %127 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %128 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %129 = "stablehlo.dynamic_slice"(%arg64, %arg65, %126, %127, %128) <{slice_sizes = array<i64: 1, 2, 8, 16>}> : (tensor<2x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8x16xf32>
    %130 = "stablehlo.reshape"(%129) : (tensor<1x2x8x16xf32>) -> tensor<2x8x16xf32>
    "func.return"(%130) : (tensor<2x8x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_2", sym_visibility = "private"}> ({
  ^bb0(%arg62: tensor<2x16x32xf32>, %arg63: tensor<i32>):
    %122 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %123 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %124 = "stablehlo.dynamic_slice"(%arg62, %arg63, %122, %123) <{slice_sizes = array<i64: 1, 16, 32>}> : (tensor<2x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32xf32>
    %125 = "stablehlo.reshape"(%124) : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
    "func.return"(%125) : (tensor<16x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_3", sym_visibility = "private"}> ({
  ^bb0(%arg60: tensor<2x32x16xf32>, %arg61: tensor<i32>):
    %118 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %119 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %120 = "stablehlo.dynamic_slice"(%arg60, %arg61, %118, %119) <{slice_sizes = array<i64: 1, 32, 16>}> : (tensor<2x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x16xf32>
    %121 = "stablehlo.reshape"(%120) : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    "func.return"(%121) : (tensor<32x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>, res_attrs = [{}], sym_name = "_where_4", sym_visibility = "private"}> ({
  ^bb0(%arg57: tensor<2x2x6x6xf32>, %arg58: tensor<2x2x6x6xi1>, %arg59: tensor<2x2x6x6xf32>):
    %117 = "stablehlo.select"(%arg58, %arg57, %arg59) : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    "func.return"(%117) : (tensor<2x2x6x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x32xf32>) -> (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>), res_attrs = [{}, {}, {}], sym_name = "silu", sym_visibility = "private"}> ({
  ^bb0(%arg56: tensor<2x6x32xf32>):
    %104 = "stablehlo.negate"(%arg56) : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %105 = "stablehlo.exponential"(%104) : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %106 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x32xf32>
    %108 = "stablehlo.add"(%107, %105) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %109 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x32xf32>
    %111 = "stablehlo.divide"(%110, %108) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %112 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x32xf32>
    %114 = "stablehlo.subtract"(%113, %111) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %115 = "stablehlo.multiply"(%111, %114) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %116 = "stablehlo.multiply"(%arg56, %111) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    "func.return"(%116, %115, %111) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg53: tensor<2x2x6x16xf32>, %arg54: tensor<2x6x16xf32>, %arg55: tensor<i32>):
    %99 = "stablehlo.broadcast_in_dim"(%arg54) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %100 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %101 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %102 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %103 = "stablehlo.dynamic_update_slice"(%arg53, %99, %arg55, %100, %101, %102) : (tensor<2x2x6x16xf32>, tensor<1x2x6x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x16xf32>
    "func.return"(%103) : (tensor<2x2x6x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x6x1xf32>, tensor<2x6x1xf32>, tensor<i32>) -> tensor<2x2x6x1xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_5", sym_visibility = "private"}> ({
  ^bb0(%arg50: tensor<2x2x6x1xf32>, %arg51: tensor<2x6x1xf32>, %arg52: tensor<i32>):
    %94 = "stablehlo.broadcast_in_dim"(%arg51) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<2x6x1xf32>) -> tensor<1x2x6x1xf32>
    %95 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %96 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %97 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %98 = "stablehlo.dynamic_update_slice"(%arg50, %94, %arg52, %95, %96, %97) : (tensor<2x2x6x1xf32>, tensor<1x2x6x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x1xf32>
    "func.return"(%98) : (tensor<2x2x6x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x1x1x16xf32>, tensor<1x1x16xf32>, tensor<i32>) -> tensor<2x1x1x16xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_6", sym_visibility = "private"}> ({
  ^bb0(%arg47: tensor<2x1x1x16xf32>, %arg48: tensor<1x1x16xf32>, %arg49: tensor<i32>):
    %89 = "stablehlo.broadcast_in_dim"(%arg48) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<1x1x16xf32>) -> tensor<1x1x1x16xf32>
    %90 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %91 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %92 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %93 = "stablehlo.dynamic_update_slice"(%arg47, %89, %arg49, %90, %91, %92) : (tensor<2x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x1x16xf32>
    "func.return"(%93) : (tensor<2x1x1x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<i32>) -> tensor<2x2x6x2x8xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_7", sym_visibility = "private"}> ({
  ^bb0(%arg44: tensor<2x2x6x2x8xf32>, %arg45: tensor<2x6x2x8xf32>, %arg46: tensor<i32>):
    %83 = "stablehlo.broadcast_in_dim"(%arg45) <{broadcast_dimensions = array<i64: 1, 2, 3, 4>}> : (tensor<2x6x2x8xf32>) -> tensor<1x2x6x2x8xf32>
    %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %86 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %87 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %88 = "stablehlo.dynamic_update_slice"(%arg44, %83, %arg46, %84, %85, %86, %87) : (tensor<2x2x6x2x8xf32>, tensor<1x2x6x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x2x8xf32>
    "func.return"(%88) : (tensor<2x2x6x2x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x2x6x6xf32>, tensor<2x2x6x6xf32>, tensor<i32>) -> tensor<2x2x2x6x6xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_8", sym_visibility = "private"}> ({
  ^bb0(%arg41: tensor<2x2x2x6x6xf32>, %arg42: tensor<2x2x6x6xf32>, %arg43: tensor<i32>):
    %77 = "stablehlo.broadcast_in_dim"(%arg42) <{broadcast_dimensions = array<i64: 1, 2, 3, 4>}> : (tensor<2x2x6x6xf32>) -> tensor<1x2x2x6x6xf32>
    %78 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %79 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %80 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %82 = "stablehlo.dynamic_update_slice"(%arg41, %77, %arg43, %78, %79, %80, %81) : (tensor<2x2x2x6x6xf32>, tensor<1x2x2x6x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x2x6x6xf32>
    "func.return"(%82) : (tensor<2x2x2x6x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<i32>) -> tensor<2x2x2x6x1xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_9", sym_visibility = "private"}> ({
  ^bb0(%arg38: tensor<2x2x2x6x1xf32>, %arg39: tensor<2x2x6x1xf32>, %arg40: tensor<i32>):
    %71 = "stablehlo.broadcast_in_dim"(%arg39) <{broadcast_dimensions = array<i64: 1, 2, 3, 4>}> : (tensor<2x2x6x1xf32>) -> tensor<1x2x2x6x1xf32>
    %72 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %73 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %74 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %75 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %76 = "stablehlo.dynamic_update_slice"(%arg38, %71, %arg40, %72, %73, %74, %75) : (tensor<2x2x2x6x1xf32>, tensor<1x2x2x6x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x2x6x1xf32>
    "func.return"(%76) : (tensor<2x2x2x6x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x6x32xf32>, tensor<2x6x32xf32>, tensor<i32>) -> tensor<2x2x6x32xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_10", sym_visibility = "private"}> ({
  ^bb0(%arg35: tensor<2x2x6x32xf32>, %arg36: tensor<2x6x32xf32>, %arg37: tensor<i32>):
    %66 = "stablehlo.broadcast_in_dim"(%arg36) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %67 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %68 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %69 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %70 = "stablehlo.dynamic_update_slice"(%arg35, %66, %arg37, %67, %68, %69) : (tensor<2x2x6x32xf32>, tensor<1x2x6x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x32xf32>
    "func.return"(%70) : (tensor<2x2x6x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_11", sym_visibility = "private"}> ({
  ^bb0(%arg33: tensor<2x2x6x16xf32>, %arg34: tensor<i32>):
    %61 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %62 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %63 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %64 = "stablehlo.dynamic_slice"(%arg33, %arg34, %61, %62, %63) <{slice_sizes = array<i64: 1, 2, 6, 16>}> : (tensor<2x2x6x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x16xf32>
    %65 = "stablehlo.reshape"(%64) : (tensor<1x2x6x16xf32>) -> tensor<2x6x16xf32>
    "func.return"(%65) : (tensor<2x6x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x6x1xf32>, tensor<i32>) -> tensor<2x6x1xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_12", sym_visibility = "private"}> ({
  ^bb0(%arg31: tensor<2x2x6x1xf32>, %arg32: tensor<i32>):
    %56 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %57 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %58 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %59 = "stablehlo.dynamic_slice"(%arg31, %arg32, %56, %57, %58) <{slice_sizes = array<i64: 1, 2, 6, 1>}> : (tensor<2x2x6x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x1xf32>
    %60 = "stablehlo.reshape"(%59) : (tensor<1x2x6x1xf32>) -> tensor<2x6x1xf32>
    "func.return"(%60) : (tensor<2x6x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x1x1x16xf32>, tensor<i32>) -> tensor<1x1x16xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_13", sym_visibility = "private"}> ({
  ^bb0(%arg29: tensor<2x1x1x16xf32>, %arg30: tensor<i32>):
    %51 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %53 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %54 = "stablehlo.dynamic_slice"(%arg29, %arg30, %51, %52, %53) <{slice_sizes = array<i64: 1, 1, 1, 16>}> : (tensor<2x1x1x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1x16xf32>
    %55 = "stablehlo.reshape"(%54) : (tensor<1x1x1x16xf32>) -> tensor<1x1x16xf32>
    "func.return"(%55) : (tensor<1x1x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x6x2x8xf32>, tensor<i32>) -> tensor<2x6x2x8xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_14", sym_visibility = "private"}> ({
  ^bb0(%arg27: tensor<2x2x6x2x8xf32>, %arg28: tensor<i32>):
    %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %48 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %49 = "stablehlo.dynamic_slice"(%arg27, %arg28, %45, %46, %47, %48) <{slice_sizes = array<i64: 1, 2, 6, 2, 8>}> : (tensor<2x2x6x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x2x8xf32>
    %50 = "stablehlo.reshape"(%49) : (tensor<1x2x6x2x8xf32>) -> tensor<2x6x2x8xf32>
    "func.return"(%50) : (tensor<2x6x2x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x2x6x6xf32>, tensor<i32>) -> tensor<2x2x6x6xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_15", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<2x2x2x6x6xf32>, %arg26: tensor<i32>):
    %39 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %40 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %43 = "stablehlo.dynamic_slice"(%arg25, %arg26, %39, %40, %41, %42) <{slice_sizes = array<i64: 1, 2, 2, 6, 6>}> : (tensor<2x2x2x6x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2x6x6xf32>
    %44 = "stablehlo.reshape"(%43) : (tensor<1x2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    "func.return"(%44) : (tensor<2x2x6x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x2x6x1xf32>, tensor<i32>) -> tensor<2x2x6x1xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_16", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<2x2x2x6x1xf32>, %arg24: tensor<i32>):
    %33 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %34 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %35 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %36 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.dynamic_slice"(%arg23, %arg24, %33, %34, %35, %36) <{slice_sizes = array<i64: 1, 2, 2, 6, 1>}> : (tensor<2x2x2x6x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2x6x1xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x2x2x6x1xf32>) -> tensor<2x2x6x1xf32>
    "func.return"(%38) : (tensor<2x2x6x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x6x32xf32>, tensor<i32>) -> tensor<2x6x32xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_17", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<2x2x6x32xf32>, %arg22: tensor<i32>):
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %31 = "stablehlo.dynamic_slice"(%arg21, %arg22, %28, %29, %30) <{slice_sizes = array<i64: 1, 2, 6, 32>}> : (tensor<2x2x6x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x32xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x2x6x32xf32>) -> tensor<2x6x32xf32>
    "func.return"(%32) : (tensor<2x6x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>, res_attrs = [{}], sym_name = "silu_18", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<2x6x32xf32>, %arg18: tensor<2x6x32xf32>, %arg19: tensor<2x6x32xf32>, %arg20: tensor<2x6x32xf32>):
    %24 = "stablehlo.multiply"(%arg19, %arg20) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %25 = "stablehlo.multiply"(%arg20, %arg18) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %26 = "stablehlo.multiply"(%24, %arg17) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %27 = "stablehlo.add"(%25, %26) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    "func.return"(%27) : (tensor<2x6x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>, res_attrs = [{}], sym_name = "_where_19", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<2x2x6x6xi1>, %arg16: tensor<2x2x6x6xf32>):
    %21 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
    %23 = "stablehlo.select"(%arg15, %arg16, %22) : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    "func.return"(%23) : (tensor<2x2x6x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_20", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<2x16x2x8xf32>, %arg13: tensor<16x2x8xf32>, %arg14: tensor<i32>):
    %16 = "stablehlo.broadcast_in_dim"(%arg13) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<16x2x8xf32>) -> tensor<1x16x2x8xf32>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.dynamic_update_slice"(%arg12, %16, %arg14, %17, %18, %19) : (tensor<2x16x2x8xf32>, tensor<1x16x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x2x8xf32>
    "func.return"(%20) : (tensor<2x16x2x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_21", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<2x16xf32>, %arg10: tensor<16xf32>, %arg11: tensor<i32>):
    %13 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.dynamic_update_slice"(%arg9, %13, %arg11, %14) : (tensor<2x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<2x16xf32>
    "func.return"(%15) : (tensor<2x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<2x2x8x16xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_22", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<2x2x8x16xf32>, %arg7: tensor<2x8x16xf32>, %arg8: tensor<i32>):
    %8 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.dynamic_update_slice"(%arg6, %8, %arg8, %9, %10, %11) : (tensor<2x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x8x16xf32>
    "func.return"(%12) : (tensor<2x2x8x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_23", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2x16x32xf32>, %arg4: tensor<16x32xf32>, %arg5: tensor<i32>):
    %4 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.dynamic_update_slice"(%arg3, %4, %arg5, %5, %6) : (tensor<2x16x32xf32>, tensor<1x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32xf32>
    "func.return"(%7) : (tensor<2x16x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x32x16xf32>, tensor<32x16xf32>, tensor<i32>) -> tensor<2x32x16xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_24", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x32x16xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<i32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<32x16xf32>) -> tensor<1x32x16xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.dynamic_update_slice"(%arg0, %0, %arg2, %1, %2) : (tensor<2x32x16xf32>, tensor<1x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x16xf32>
    "func.return"(%3) : (tensor<2x32x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: stack_grad_remat
"builtin.module"() <{sym_name = "jit_stack"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<2x6x16xf32>) -> (tensor<f32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]['k']"}, {jax.result_info = "result[1]['n1']"}, {jax.result_info = "result[1]['n2']"}, {jax.result_info = "result[1]['o']"}, {jax.result_info = "result[1]['q']"}, {jax.result_info = "result[1]['v']"}, {jax.result_info = "result[1]['w0']"}, {jax.result_info = "result[1]['w1']"}, {jax.result_info = "result[1]['w2']"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg48: tensor<2x16x2x8xf32>, %arg49: tensor<2x16xf32>, %arg50: tensor<2x16xf32>, %arg51: tensor<2x2x8x16xf32>, %arg52: tensor<2x16x2x8xf32>, %arg53: tensor<2x16x2x8xf32>, %arg54: tensor<2x16x32xf32>, %arg55: tensor<2x16x32xf32>, %arg56: tensor<2x32x16xf32>, %arg57: tensor<2x6x16xf32>):
    %107 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %109 = "func.call"(%108) <{callee = @tril}> : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %110 = "stablehlo.constant"() <{value = dense<-1.000000e+30> : tensor<f32>}> : () -> tensor<f32>
    %111:2 = "func.call"(%109, %110) <{callee = @_where}> : (tensor<6x6xi1>, tensor<f32>) -> (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>)
    %112 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %114 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %115:14 = "stablehlo.while"(%arg48, %arg49, %arg50, %arg51, %arg52, %arg53, %arg54, %arg55, %arg56, %111#0, %111#1, %114, %arg57, %113) ({
    ^bb0(%arg152: tensor<2x16x2x8xf32>, %arg153: tensor<2x16xf32>, %arg154: tensor<2x16xf32>, %arg155: tensor<2x2x8x16xf32>, %arg156: tensor<2x16x2x8xf32>, %arg157: tensor<2x16x2x8xf32>, %arg158: tensor<2x16x32xf32>, %arg159: tensor<2x16x32xf32>, %arg160: tensor<2x32x16xf32>, %arg161: tensor<2x2x6x6xi1>, %arg162: tensor<2x2x6x6xf32>, %arg163: tensor<i32>, %arg164: tensor<2x6x16xf32>, %arg165: tensor<2x2x6x16xf32>):
      %457 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %458 = "stablehlo.compare"(%arg163, %457) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%458) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg130: tensor<2x16x2x8xf32>, %arg131: tensor<2x16xf32>, %arg132: tensor<2x16xf32>, %arg133: tensor<2x2x8x16xf32>, %arg134: tensor<2x16x2x8xf32>, %arg135: tensor<2x16x2x8xf32>, %arg136: tensor<2x16x32xf32>, %arg137: tensor<2x16x32xf32>, %arg138: tensor<2x32x16xf32>, %arg139: tensor<2x2x6x6xi1>, %arg140: tensor<2x2x6x6xf32>, %arg141: tensor<i32>, %arg142: tensor<2x6x16xf32>, %arg143: tensor<2x2x6x16xf32>):
      %377 = "func.call"(%arg130, %arg141) <{callee = @dynamic_index_in_dim}> : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %378 = "func.call"(%arg131, %arg141) <{callee = @dynamic_index_in_dim_0}> : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %379 = "func.call"(%arg132, %arg141) <{callee = @dynamic_index_in_dim_0}> : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %380 = "func.call"(%arg133, %arg141) <{callee = @dynamic_index_in_dim_1}> : (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %381 = "func.call"(%arg134, %arg141) <{callee = @dynamic_index_in_dim}> : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %382 = "func.call"(%arg135, %arg141) <{callee = @dynamic_index_in_dim}> : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %383 = "func.call"(%arg136, %arg141) <{callee = @dynamic_index_in_dim_2}> : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %384 = "func.call"(%arg137, %arg141) <{callee = @dynamic_index_in_dim_2}> : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %385 = "func.call"(%arg138, %arg141) <{callee = @dynamic_index_in_dim_3}> : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %386 = "chlo.square"(%arg142) : (tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %387 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %388 = "stablehlo.reduce"(%386, %387) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg150: tensor<f32>, %arg151: tensor<f32>):
        %456 = "stablehlo.add"(%arg150, %arg151) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%456) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %389 = "stablehlo.broadcast_in_dim"(%388) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %390 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
      %391 = "stablehlo.broadcast_in_dim"(%390) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %392 = "stablehlo.divide"(%389, %391) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %393 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
      %394 = "stablehlo.broadcast_in_dim"(%393) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %395 = "stablehlo.add"(%392, %394) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %396 = "stablehlo.rsqrt"(%395) : (tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %397 = "stablehlo.broadcast_in_dim"(%396) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %398 = "stablehlo.multiply"(%arg142, %397) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %399 = "stablehlo.broadcast_in_dim"(%378) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %400 = "stablehlo.broadcast_in_dim"(%399) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %401 = "stablehlo.multiply"(%398, %400) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %402 = "stablehlo.dot_general"(%401, %381) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %403 = "stablehlo.dot_general"(%401, %377) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %404 = "stablehlo.dot_general"(%401, %382) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %405 = "stablehlo.dot_general"(%402, %403) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32>
      %406 = "stablehlo.constant"() <{value = dense<2.82842708> : tensor<f32>}> : () -> tensor<f32>
      %407 = "stablehlo.broadcast_in_dim"(%406) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
      %408 = "stablehlo.divide"(%405, %407) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %409 = "func.call"(%408, %arg139, %arg140) <{callee = @_where_4}> : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %410 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %411 = "stablehlo.reduce"(%409, %410) <{dimensions = array<i64: 3>}> ({
      ^bb0(%arg148: tensor<f32>, %arg149: tensor<f32>):
        %455 = "stablehlo.maximum"(%arg148, %arg149) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%455) : (tensor<f32>) -> ()
      }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %412 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %413 = "stablehlo.broadcast_in_dim"(%412) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6xf32>
      %414 = "stablehlo.maximum"(%413, %411) : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
      %415 = "stablehlo.broadcast_in_dim"(%414) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %416 = "stablehlo.broadcast_in_dim"(%415) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %417 = "stablehlo.subtract"(%409, %416) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %418 = "stablehlo.exponential"(%417) : (tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %419 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %420 = "stablehlo.reduce"(%418, %419) <{dimensions = array<i64: 3>}> ({
      ^bb0(%arg146: tensor<f32>, %arg147: tensor<f32>):
        %454 = "stablehlo.add"(%arg146, %arg147) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%454) : (tensor<f32>) -> ()
      }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %421 = "stablehlo.broadcast_in_dim"(%420) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %422 = "stablehlo.broadcast_in_dim"(%421) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %423 = "stablehlo.divide"(%418, %422) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %424 = "stablehlo.dot_general"(%404, %423) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32>
      %425 = "stablehlo.transpose"(%424) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32>
      %426 = "stablehlo.dot_general"(%425, %380) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x8x16xf32>) -> tensor<2x6x16xf32>
      %427 = "stablehlo.add"(%arg142, %426) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %428 = "chlo.square"(%427) : (tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %429 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %430 = "stablehlo.reduce"(%428, %429) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg144: tensor<f32>, %arg145: tensor<f32>):
        %453 = "stablehlo.add"(%arg144, %arg145) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%453) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %431 = "stablehlo.broadcast_in_dim"(%430) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %432 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
      %433 = "stablehlo.broadcast_in_dim"(%432) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %434 = "stablehlo.divide"(%431, %433) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %435 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
      %436 = "stablehlo.broadcast_in_dim"(%435) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %437 = "stablehlo.add"(%434, %436) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %438 = "stablehlo.rsqrt"(%437) : (tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %439 = "stablehlo.broadcast_in_dim"(%438) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %440 = "stablehlo.multiply"(%427, %439) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %441 = "stablehlo.broadcast_in_dim"(%379) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %442 = "stablehlo.broadcast_in_dim"(%441) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %443 = "stablehlo.multiply"(%440, %442) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %444 = "stablehlo.dot_general"(%443, %383) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
      %445 = "func.call"(%444) <{callee = @silu}> : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %446 = "stablehlo.dot_general"(%443, %384) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
      %447 = "stablehlo.multiply"(%445, %446) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %448 = "stablehlo.dot_general"(%447, %385) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x32xf32>, tensor<32x16xf32>) -> tensor<2x6x16xf32>
      %449 = "stablehlo.add"(%427, %448) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %450 = "func.call"(%arg143, %arg142, %arg141) <{callee = @dynamic_update_index_in_dim}> : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %451 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %452 = "stablehlo.add"(%arg141, %451) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg130, %arg131, %arg132, %arg133, %arg134, %arg135, %arg136, %arg137, %arg138, %arg139, %arg140, %452, %449, %450) : (tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x2x6x16xf32>) -> ()
    }) : (tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x2x6x16xf32>) -> (tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x2x6x16xf32>)
    %116 = "stablehlo.multiply"(%115#12, %115#12) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %117 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x16xf32>
    %119 = "stablehlo.multiply"(%118, %115#12) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %120 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %121 = "stablehlo.reduce"(%116, %120) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg128: tensor<f32>, %arg129: tensor<f32>):
      %376 = "stablehlo.add"(%arg128, %arg129) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%376) : (tensor<f32>) -> ()
    }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<f32>
    %122 = "stablehlo.constant"() <{value = dense<1.920000e+02> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.divide"(%121, %122) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %124 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %125 = "stablehlo.constant"() <{value = dense<1.920000e+02> : tensor<f32>}> : () -> tensor<f32>
    %126 = "stablehlo.divide"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x16xf32>
    %128 = "stablehlo.multiply"(%127, %119) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %129 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16x2x8xf32>
    %131 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16xf32>
    %133 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16xf32>
    %135 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x8x16xf32>
    %137 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16x2x8xf32>
    %139 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16x2x8xf32>
    %141 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %142 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16x32xf32>
    %143 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %144 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16x32xf32>
    %145 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %146 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x16xf32>
    %147 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %148:21 = "stablehlo.while"(%115#13, %arg48, %arg49, %arg50, %arg51, %arg52, %arg53, %arg54, %arg55, %arg56, %147, %128, %130, %132, %134, %136, %138, %140, %142, %144, %146) ({
    ^bb0(%arg107: tensor<2x2x6x16xf32>, %arg108: tensor<2x16x2x8xf32>, %arg109: tensor<2x16xf32>, %arg110: tensor<2x16xf32>, %arg111: tensor<2x2x8x16xf32>, %arg112: tensor<2x16x2x8xf32>, %arg113: tensor<2x16x2x8xf32>, %arg114: tensor<2x16x32xf32>, %arg115: tensor<2x16x32xf32>, %arg116: tensor<2x32x16xf32>, %arg117: tensor<i32>, %arg118: tensor<2x6x16xf32>, %arg119: tensor<2x16x2x8xf32>, %arg120: tensor<2x16xf32>, %arg121: tensor<2x16xf32>, %arg122: tensor<2x2x8x16xf32>, %arg123: tensor<2x16x2x8xf32>, %arg124: tensor<2x16x2x8xf32>, %arg125: tensor<2x16x32xf32>, %arg126: tensor<2x16x32xf32>, %arg127: tensor<2x32x16xf32>):
      %374 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %375 = "stablehlo.compare"(%arg117, %374) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%375) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg58: tensor<2x2x6x16xf32>, %arg59: tensor<2x16x2x8xf32>, %arg60: tensor<2x16xf32>, %arg61: tensor<2x16xf32>, %arg62: tensor<2x2x8x16xf32>, %arg63: tensor<2x16x2x8xf32>, %arg64: tensor<2x16x2x8xf32>, %arg65: tensor<2x16x32xf32>, %arg66: tensor<2x16x32xf32>, %arg67: tensor<2x32x16xf32>, %arg68: tensor<i32>, %arg69: tensor<2x6x16xf32>, %arg70: tensor<2x16x2x8xf32>, %arg71: tensor<2x16xf32>, %arg72: tensor<2x16xf32>, %arg73: tensor<2x2x8x16xf32>, %arg74: tensor<2x16x2x8xf32>, %arg75: tensor<2x16x2x8xf32>, %arg76: tensor<2x16x32xf32>, %arg77: tensor<2x16x32xf32>, %arg78: tensor<2x32x16xf32>):
      %149 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %150 = "stablehlo.subtract"(%149, %arg68) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %151 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %152 = "stablehlo.subtract"(%150, %151) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %153 = "func.call"(%arg58, %152) <{callee = @dynamic_index_in_dim_5}> : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %154 = "func.call"(%arg59, %152) <{callee = @dynamic_index_in_dim}> : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %155 = "func.call"(%arg60, %152) <{callee = @dynamic_index_in_dim_0}> : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %156 = "func.call"(%arg61, %152) <{callee = @dynamic_index_in_dim_0}> : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %157 = "func.call"(%arg62, %152) <{callee = @dynamic_index_in_dim_1}> : (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %158 = "func.call"(%arg63, %152) <{callee = @dynamic_index_in_dim}> : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %159 = "func.call"(%arg64, %152) <{callee = @dynamic_index_in_dim}> : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %160 = "func.call"(%arg65, %152) <{callee = @dynamic_index_in_dim_2}> : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %161 = "func.call"(%arg66, %152) <{callee = @dynamic_index_in_dim_2}> : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %162 = "func.call"(%arg67, %152) <{callee = @dynamic_index_in_dim_3}> : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %163:11 = "stablehlo.optimization_barrier"(%153, %154, %155, %156, %157, %158, %159, %160, %161, %162, %arg69) : (tensor<2x6x16xf32>, tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>, tensor<2x6x16xf32>) -> (tensor<2x6x16xf32>, tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>, tensor<2x6x16xf32>)
      %164 = "chlo.square"(%163#0) : (tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %165 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x16xf32>
      %167 = "stablehlo.multiply"(%166, %163#0) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %168 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %169 = "stablehlo.reduce"(%164, %168) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg105: tensor<f32>, %arg106: tensor<f32>):
        %373 = "stablehlo.add"(%arg105, %arg106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%373) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %171 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
      %172 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %173 = "stablehlo.divide"(%170, %172) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %174 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
      %175 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %176 = "stablehlo.add"(%173, %175) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %177 = "stablehlo.rsqrt"(%176) : (tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %178 = "stablehlo.divide"(%177, %176) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %179 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %180 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %181 = "stablehlo.multiply"(%180, %178) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %182 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %183 = "stablehlo.multiply"(%163#0, %182) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %184 = "stablehlo.broadcast_in_dim"(%163#2) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %185 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %186 = "stablehlo.multiply"(%183, %185) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %187 = "stablehlo.dot_general"(%186, %163#5) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %188 = "stablehlo.dot_general"(%186, %163#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %189 = "stablehlo.dot_general"(%186, %163#6) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %190 = "stablehlo.dot_general"(%187, %188) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32>
      %191 = "stablehlo.constant"() <{value = dense<2.82842708> : tensor<f32>}> : () -> tensor<f32>
      %192 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
      %193 = "stablehlo.divide"(%190, %192) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %194 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
      %195 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
      %196 = "func.call"(%195) <{callee = @tril_6}> : (tensor<6x6xi1>) -> tensor<6x6xi1>
      %197 = "stablehlo.constant"() <{value = dense<-1.000000e+30> : tensor<f32>}> : () -> tensor<f32>
      %198:2 = "func.call"(%196, %193, %197) <{callee = @_where_7}> : (tensor<6x6xi1>, tensor<2x2x6x6xf32>, tensor<f32>) -> (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>)
      %199 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %200 = "stablehlo.reduce"(%198#0, %199) <{dimensions = array<i64: 3>}> ({
      ^bb0(%arg103: tensor<f32>, %arg104: tensor<f32>):
        %372 = "stablehlo.maximum"(%arg103, %arg104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%372) : (tensor<f32>) -> ()
      }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %201 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %202 = "stablehlo.broadcast_in_dim"(%201) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6xf32>
      %203 = "stablehlo.maximum"(%202, %200) : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
      %204 = "stablehlo.broadcast_in_dim"(%203) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %205 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %206 = "stablehlo.subtract"(%198#0, %205) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %207 = "stablehlo.exponential"(%206) : (tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %208 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %209 = "stablehlo.reduce"(%207, %208) <{dimensions = array<i64: 3>}> ({
      ^bb0(%arg101: tensor<f32>, %arg102: tensor<f32>):
        %371 = "stablehlo.add"(%arg101, %arg102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%371) : (tensor<f32>) -> ()
      }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %210 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %211 = "stablehlo.broadcast_in_dim"(%210) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %212 = "stablehlo.divide"(%207, %211) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %213 = "stablehlo.multiply"(%210, %210) : (tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>) -> tensor<2x2x6x1xf32>
      %214 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %215 = "stablehlo.broadcast_in_dim"(%214) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x1xf32>
      %216 = "stablehlo.divide"(%215, %213) : (tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>) -> tensor<2x2x6x1xf32>
      %217 = "stablehlo.dot_general"(%189, %212) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32>
      %218 = "stablehlo.transpose"(%217) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32>
      %219 = "stablehlo.dot_general"(%218, %163#4) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x8x16xf32>) -> tensor<2x6x16xf32>
      %220 = "stablehlo.add"(%163#0, %219) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %221 = "chlo.square"(%220) : (tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %222 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %223 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x16xf32>
      %224 = "stablehlo.multiply"(%223, %220) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %225 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %226 = "stablehlo.reduce"(%221, %225) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg99: tensor<f32>, %arg100: tensor<f32>):
        %370 = "stablehlo.add"(%arg99, %arg100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%370) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %227 = "stablehlo.broadcast_in_dim"(%226) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %228 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
      %229 = "stablehlo.broadcast_in_dim"(%228) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %230 = "stablehlo.divide"(%227, %229) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %231 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
      %232 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %233 = "stablehlo.add"(%230, %232) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %234 = "stablehlo.rsqrt"(%233) : (tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %235 = "stablehlo.divide"(%234, %233) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %236 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %237 = "stablehlo.broadcast_in_dim"(%236) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %238 = "stablehlo.multiply"(%237, %235) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %239 = "stablehlo.broadcast_in_dim"(%234) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %240 = "stablehlo.multiply"(%220, %239) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %241 = "stablehlo.broadcast_in_dim"(%163#3) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %242 = "stablehlo.broadcast_in_dim"(%241) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %243 = "stablehlo.multiply"(%240, %242) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %244 = "stablehlo.dot_general"(%243, %163#7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
      %245:3 = "func.call"(%244) <{callee = @silu_8}> : (tensor<2x6x32xf32>) -> (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>)
      %246 = "stablehlo.dot_general"(%243, %163#8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
      %247 = "stablehlo.multiply"(%245#0, %246) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %248 = "stablehlo.dot_general"(%163#10, %247) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<2x6x32xf32>) -> tensor<16x32xf32>
      %249 = "stablehlo.transpose"(%248) <{permutation = array<i64: 1, 0>}> : (tensor<16x32xf32>) -> tensor<32x16xf32>
      %250 = "stablehlo.dot_general"(%163#10, %163#9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<32x16xf32>) -> tensor<2x6x32xf32>
      %251 = "stablehlo.multiply"(%245#0, %250) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %252 = "stablehlo.multiply"(%250, %246) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %253 = "stablehlo.dot_general"(%251, %243) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x32xf32>, tensor<2x6x16xf32>) -> tensor<32x16xf32>
      %254 = "stablehlo.transpose"(%253) <{permutation = array<i64: 1, 0>}> : (tensor<32x16xf32>) -> tensor<16x32xf32>
      %255 = "stablehlo.dot_general"(%251, %163#8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x32xf32>, tensor<16x32xf32>) -> tensor<2x6x16xf32>
      %256 = "func.call"(%245#1, %244, %245#2, %252) <{callee = @silu_9}> : (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %257 = "stablehlo.dot_general"(%256, %243) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x32xf32>, tensor<2x6x16xf32>) -> tensor<32x16xf32>
      %258 = "stablehlo.transpose"(%257) <{permutation = array<i64: 1, 0>}> : (tensor<32x16xf32>) -> tensor<16x32xf32>
      %259 = "stablehlo.dot_general"(%256, %163#7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x32xf32>, tensor<16x32xf32>) -> tensor<2x6x16xf32>
      %260 = "stablehlo.add"(%255, %259) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %261 = "stablehlo.multiply"(%240, %260) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %262 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %263 = "stablehlo.reduce"(%261, %262) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg97: tensor<f32>, %arg98: tensor<f32>):
        %369 = "stablehlo.add"(%arg97, %arg98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%369) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<16xf32>
      %264 = "stablehlo.reshape"(%263) : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %265 = "stablehlo.broadcast_in_dim"(%241) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %266 = "stablehlo.multiply"(%260, %265) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %267 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %268 = "stablehlo.reduce"(%264, %267) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg95: tensor<f32>, %arg96: tensor<f32>):
        %368 = "stablehlo.add"(%arg95, %arg96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%368) : (tensor<f32>) -> ()
      }) : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %269 = "stablehlo.multiply"(%220, %266) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %270 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %271 = "stablehlo.reduce"(%269, %270) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg93: tensor<f32>, %arg94: tensor<f32>):
        %367 = "stablehlo.add"(%arg93, %arg94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%367) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %272 = "stablehlo.reshape"(%271) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %273 = "stablehlo.broadcast_in_dim"(%234) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %274 = "stablehlo.multiply"(%266, %273) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %275 = "stablehlo.add"(%163#10, %274) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %276 = "stablehlo.multiply"(%272, %238) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %277 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
      %278 = "stablehlo.broadcast_in_dim"(%277) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %279 = "stablehlo.divide"(%276, %278) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %280 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %281 = "stablehlo.reduce"(%279, %280) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg91: tensor<f32>, %arg92: tensor<f32>):
        %366 = "stablehlo.add"(%arg91, %arg92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%366) : (tensor<f32>) -> ()
      }) : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
      %282 = "stablehlo.broadcast_in_dim"(%281) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x16xf32>
      %283 = "stablehlo.multiply"(%282, %224) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %284 = "stablehlo.add"(%275, %283) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %285 = "stablehlo.dot_general"(%284, %218) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<2x6x2x8xf32>) -> tensor<16x2x8xf32>
      %286 = "stablehlo.transpose"(%285) <{permutation = array<i64: 1, 2, 0>}> : (tensor<16x2x8xf32>) -> tensor<2x8x16xf32>
      %287 = "stablehlo.dot_general"(%284, %163#4) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<2x8x16xf32>) -> tensor<2x6x2x8xf32>
      %288 = "stablehlo.transpose"(%287) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x6x2x8xf32>) -> tensor<2x2x8x6xf32>
      %289 = "stablehlo.dot_general"(%288, %189) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x8x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32>
      %290 = "stablehlo.dot_general"(%288, %212) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x8x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32>
      %291 = "stablehlo.transpose"(%290) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32>
      %292 = "stablehlo.broadcast_in_dim"(%216) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %293 = "stablehlo.multiply"(%289, %292) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %294 = "stablehlo.multiply"(%293, %207) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %295 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %296 = "stablehlo.reduce"(%294, %295) <{dimensions = array<i64: 3>}> ({
      ^bb0(%arg89: tensor<f32>, %arg90: tensor<f32>):
        %365 = "stablehlo.add"(%arg89, %arg90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%365) : (tensor<f32>) -> ()
      }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %297 = "stablehlo.reshape"(%296) : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %298 = "stablehlo.negate"(%297) : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x1xf32>
      %299 = "stablehlo.broadcast_in_dim"(%210) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %300 = "stablehlo.divide"(%289, %299) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %301 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %302 = "stablehlo.reduce"(%298, %301) <{dimensions = array<i64: 3>}> ({
      ^bb0(%arg87: tensor<f32>, %arg88: tensor<f32>):
        %364 = "stablehlo.add"(%arg87, %arg88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%364) : (tensor<f32>) -> ()
      }) : (tensor<2x2x6x1xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %303 = "stablehlo.broadcast_in_dim"(%302) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xf32>) -> tensor<2x2x6x6xf32>
      %304 = "stablehlo.add"(%300, %303) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %305 = "stablehlo.multiply"(%304, %207) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %306 = "func.call"(%198#1, %305) <{callee = @_where_10}> : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %307 = "stablehlo.constant"() <{value = dense<2.82842708> : tensor<f32>}> : () -> tensor<f32>
      %308 = "stablehlo.broadcast_in_dim"(%307) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
      %309 = "stablehlo.divide"(%306, %308) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %310 = "stablehlo.dot_general"(%309, %187) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x6x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x8xf32>
      %311 = "stablehlo.transpose"(%310) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x6x8xf32>) -> tensor<2x6x2x8xf32>
      %312 = "stablehlo.dot_general"(%309, %188) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x6x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x8xf32>
      %313 = "stablehlo.transpose"(%312) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x6x8xf32>) -> tensor<2x6x2x8xf32>
      %314 = "stablehlo.dot_general"(%291, %186) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32>
      %315 = "stablehlo.transpose"(%314) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
      %316 = "stablehlo.dot_general"(%291, %163#6) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [1, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32>
      %317 = "stablehlo.dot_general"(%311, %186) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32>
      %318 = "stablehlo.transpose"(%317) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
      %319 = "stablehlo.dot_general"(%311, %163#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [1, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32>
      %320 = "stablehlo.add"(%316, %319) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %321 = "stablehlo.dot_general"(%313, %186) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32>
      %322 = "stablehlo.transpose"(%321) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
      %323 = "stablehlo.dot_general"(%313, %163#5) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [1, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32>
      %324 = "stablehlo.add"(%320, %323) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %325 = "stablehlo.multiply"(%183, %324) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %326 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %327 = "stablehlo.reduce"(%325, %326) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg85: tensor<f32>, %arg86: tensor<f32>):
        %363 = "stablehlo.add"(%arg85, %arg86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%363) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<16xf32>
      %328 = "stablehlo.reshape"(%327) : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %329 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %330 = "stablehlo.multiply"(%324, %329) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %331 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %332 = "stablehlo.reduce"(%328, %331) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg83: tensor<f32>, %arg84: tensor<f32>):
        %362 = "stablehlo.add"(%arg83, %arg84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%362) : (tensor<f32>) -> ()
      }) : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %333 = "stablehlo.multiply"(%163#0, %330) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %334 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %335 = "stablehlo.reduce"(%333, %334) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg81: tensor<f32>, %arg82: tensor<f32>):
        %361 = "stablehlo.add"(%arg81, %arg82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%361) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %336 = "stablehlo.reshape"(%335) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %337 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %338 = "stablehlo.multiply"(%330, %337) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %339 = "stablehlo.add"(%284, %338) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %340 = "stablehlo.multiply"(%336, %181) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %341 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
      %342 = "stablehlo.broadcast_in_dim"(%341) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %343 = "stablehlo.divide"(%340, %342) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %344 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %345 = "stablehlo.reduce"(%343, %344) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg79: tensor<f32>, %arg80: tensor<f32>):
        %360 = "stablehlo.add"(%arg79, %arg80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%360) : (tensor<f32>) -> ()
      }) : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
      %346 = "stablehlo.broadcast_in_dim"(%345) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x16xf32>
      %347 = "stablehlo.multiply"(%346, %167) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %348 = "stablehlo.add"(%339, %347) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %349 = "func.call"(%arg70, %318, %152) <{callee = @dynamic_update_index_in_dim_11}> : (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>
      %350 = "func.call"(%arg71, %332, %152) <{callee = @dynamic_update_index_in_dim_12}> : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %351 = "func.call"(%arg72, %268, %152) <{callee = @dynamic_update_index_in_dim_12}> : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %352 = "func.call"(%arg73, %286, %152) <{callee = @dynamic_update_index_in_dim_13}> : (tensor<2x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<2x2x8x16xf32>
      %353 = "func.call"(%arg74, %322, %152) <{callee = @dynamic_update_index_in_dim_11}> : (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>
      %354 = "func.call"(%arg75, %315, %152) <{callee = @dynamic_update_index_in_dim_11}> : (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>
      %355 = "func.call"(%arg76, %258, %152) <{callee = @dynamic_update_index_in_dim_14}> : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %356 = "func.call"(%arg77, %254, %152) <{callee = @dynamic_update_index_in_dim_14}> : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %357 = "func.call"(%arg78, %249, %152) <{callee = @dynamic_update_index_in_dim_15}> : (tensor<2x32x16xf32>, tensor<32x16xf32>, tensor<i32>) -> tensor<2x32x16xf32>
      %358 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %359 = "stablehlo.add"(%arg68, %358) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg58, %arg59, %arg60, %arg61, %arg62, %arg63, %arg64, %arg65, %arg66, %arg67, %359, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357) : (tensor<2x2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>) -> ()
    }) : (tensor<2x2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>) -> (tensor<2x2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>)
    "func.return"(%123, %148#12, %148#13, %148#14, %148#15, %148#16, %148#17, %148#18, %148#19, %148#20) : (tensor<f32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x6xi1>) -> tensor<6x6xi1>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg47: tensor<6x6xi1>):
    %98 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x6xi32>
    %99 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6x6xi32>
    %101 = "stablehlo.add"(%98, %100) : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi32>
    %102 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x6xi32>
    %103 = "stablehlo.compare"(%101, %102) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %104 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %106 = "stablehlo.select"(%103, %arg47, %105) : (tensor<6x6xi1>, tensor<6x6xi1>, tensor<6x6xi1>) -> tensor<6x6xi1>
    "func.return"(%106) : (tensor<6x6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6x6xi1>, tensor<f32>) -> (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>), res_attrs = [{}, {}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg45: tensor<6x6xi1>, %arg46: tensor<f32>):
    %95 = "stablehlo.convert"(%arg46) : (tensor<f32>) -> tensor<f32>
    %96 = "stablehlo.broadcast_in_dim"(%arg45) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x6xi1>) -> tensor<2x2x6x6xi1>
    %97 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
    "func.return"(%96, %97) : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg43: tensor<2x16x2x8xf32>, %arg44: tensor<i32>):
    %90 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %91 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %92 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %93 = "stablehlo.dynamic_slice"(%arg43, %arg44, %90, %91, %92) <{slice_sizes = array<i64: 1, 16, 2, 8>}> : (tensor<2x16x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x2x8xf32>
    %94 = "stablehlo.reshape"(%93) : (tensor<1x16x2x8xf32>) -> tensor<16x2x8xf32>
    "func.return"(%94) : (tensor<16x2x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_0", sym_visibility = "private"}> ({
  ^bb0(%arg41: tensor<2x16xf32>, %arg42: tensor<i32>):
    %87 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %88 = "stablehlo.dynamic_slice"(%arg41, %arg42, %87) <{slice_sizes = array<i64: 1, 16>}> : (tensor<2x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
    %89 = "stablehlo.reshape"(%88) : (tensor<1x16xf32>) -> tensor<16xf32>
    "func.return"(%89) : (tensor<16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_1", sym_visibility = "private"}> ({
  ^bb0(%arg39: tensor<2x2x8x16xf32>, %arg40: tensor<i32>):
    %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %83 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %85 = "stablehlo.dynamic_slice"(%arg39, %arg40, %82, %83, %84) <{slice_sizes = array<i64: 1, 2, 8, 16>}> : (tensor<2x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8x16xf32>
    %86 = "stablehlo.reshape"(%85) : (tensor<1x2x8x16xf32>) -> tensor<2x8x16xf32>
    "func.return"(%86) : (tensor<2x8x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_2", sym_visibility = "private"}> ({
  ^bb0(%arg37: tensor<2x16x32xf32>, %arg38: tensor<i32>):
    %78 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %79 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %80 = "stablehlo.dynamic_slice"(%arg37, %arg38, %78, %79) <{slice_sizes = array<i64: 1, 16, 32>}> : (tensor<2x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32xf32>
    %81 = "stablehlo.reshape"(%80) : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
    "func.return"(%81) : (tensor<16x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_3", sym_visibility = "private"}> ({
  ^bb0(%arg35: tensor<2x32x16xf32>, %arg36: tensor<i32>):
    %74 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %75 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %76 = "stablehlo.dynamic_slice"(%arg35, %arg36, %74, %75) <{slice_sizes = array<i64: 1, 32, 16>}> : (tensor<2x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x16xf32>
    %77 = "stablehlo.reshape"(%76) : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    "func.return"(%77) : (tensor<32x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>, res_attrs = [{}], sym_name = "_where_4", sym_visibility = "private"}> ({
  ^bb0(%arg32: tensor<2x2x6x6xf32>, %arg33: tensor<2x2x6x6xi1>, %arg34: tensor<2x2x6x6xf32>):
    %73 = "stablehlo.select"(%arg33, %arg32, %arg34) : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    "func.return"(%73) : (tensor<2x2x6x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>, res_attrs = [{}], sym_name = "silu", sym_visibility = "private"}> ({
  ^bb0(%arg31: tensor<2x6x32xf32>):
    %64 = "stablehlo.negate"(%arg31) : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %65 = "stablehlo.exponential"(%64) : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %66 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x32xf32>
    %68 = "stablehlo.add"(%67, %65) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %69 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x32xf32>
    %71 = "stablehlo.divide"(%70, %68) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %72 = "stablehlo.multiply"(%arg31, %71) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    "func.return"(%72) : (tensor<2x6x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<2x2x6x16xf32>, %arg29: tensor<2x6x16xf32>, %arg30: tensor<i32>):
    %59 = "stablehlo.broadcast_in_dim"(%arg29) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %60 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %61 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %62 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %63 = "stablehlo.dynamic_update_slice"(%arg28, %59, %arg30, %60, %61, %62) : (tensor<2x2x6x16xf32>, tensor<1x2x6x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x16xf32>
    "func.return"(%63) : (tensor<2x2x6x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_5", sym_visibility = "private"}> ({
  ^bb0(%arg26: tensor<2x2x6x16xf32>, %arg27: tensor<i32>):
    %54 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %56 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %57 = "stablehlo.dynamic_slice"(%arg26, %arg27, %54, %55, %56) <{slice_sizes = array<i64: 1, 2, 6, 16>}> : (tensor<2x2x6x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x16xf32>
    %58 = "stablehlo.reshape"(%57) : (tensor<1x2x6x16xf32>) -> tensor<2x6x16xf32>
    "func.return"(%58) : (tensor<2x6x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x6xi1>) -> tensor<6x6xi1>, res_attrs = [{}], sym_name = "tril_6", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<6x6xi1>):
    %45 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x6xi32>
    %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6x6xi32>
    %48 = "stablehlo.add"(%45, %47) : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi32>
    %49 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x6xi32>
    %50 = "stablehlo.compare"(%48, %49) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %51 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %53 = "stablehlo.select"(%50, %arg25, %52) : (tensor<6x6xi1>, tensor<6x6xi1>, tensor<6x6xi1>) -> tensor<6x6xi1>
    "func.return"(%53) : (tensor<6x6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x6xi1>, tensor<2x2x6x6xf32>, tensor<f32>) -> (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>), res_attrs = [{}, {}], sym_name = "_where_7", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<6x6xi1>, %arg23: tensor<2x2x6x6xf32>, %arg24: tensor<f32>):
    %41 = "stablehlo.convert"(%arg24) : (tensor<f32>) -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%arg22) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x6xi1>) -> tensor<2x2x6x6xi1>
    %43 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
    %44 = "stablehlo.select"(%42, %arg23, %43) : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    "func.return"(%44, %42) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x32xf32>) -> (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>), res_attrs = [{}, {}, {}], sym_name = "silu_8", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<2x6x32xf32>):
    %28 = "stablehlo.negate"(%arg21) : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %29 = "stablehlo.exponential"(%28) : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %30 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x32xf32>
    %32 = "stablehlo.add"(%31, %29) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %33 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x32xf32>
    %35 = "stablehlo.divide"(%34, %32) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %36 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x32xf32>
    %38 = "stablehlo.subtract"(%37, %35) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %39 = "stablehlo.multiply"(%35, %38) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %40 = "stablehlo.multiply"(%arg21, %35) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    "func.return"(%40, %35, %39) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>, res_attrs = [{}], sym_name = "silu_9", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<2x6x32xf32>, %arg18: tensor<2x6x32xf32>, %arg19: tensor<2x6x32xf32>, %arg20: tensor<2x6x32xf32>):
    %24 = "stablehlo.multiply"(%arg18, %arg20) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %25 = "stablehlo.multiply"(%arg20, %arg17) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %26 = "stablehlo.multiply"(%24, %arg19) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %27 = "stablehlo.add"(%25, %26) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    "func.return"(%27) : (tensor<2x6x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>, res_attrs = [{}], sym_name = "_where_10", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<2x2x6x6xi1>, %arg16: tensor<2x2x6x6xf32>):
    %21 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
    %23 = "stablehlo.select"(%arg15, %arg16, %22) : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    "func.return"(%23) : (tensor<2x2x6x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_11", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<2x16x2x8xf32>, %arg13: tensor<16x2x8xf32>, %arg14: tensor<i32>):
    %16 = "stablehlo.broadcast_in_dim"(%arg13) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<16x2x8xf32>) -> tensor<1x16x2x8xf32>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.dynamic_update_slice"(%arg12, %16, %arg14, %17, %18, %19) : (tensor<2x16x2x8xf32>, tensor<1x16x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x2x8xf32>
    "func.return"(%20) : (tensor<2x16x2x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_12", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<2x16xf32>, %arg10: tensor<16xf32>, %arg11: tensor<i32>):
    %13 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.dynamic_update_slice"(%arg9, %13, %arg11, %14) : (tensor<2x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<2x16xf32>
    "func.return"(%15) : (tensor<2x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<2x2x8x16xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_13", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<2x2x8x16xf32>, %arg7: tensor<2x8x16xf32>, %arg8: tensor<i32>):
    %8 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.dynamic_update_slice"(%arg6, %8, %arg8, %9, %10, %11) : (tensor<2x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x8x16xf32>
    "func.return"(%12) : (tensor<2x2x8x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_14", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2x16x32xf32>, %arg4: tensor<16x32xf32>, %arg5: tensor<i32>):
    %4 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.dynamic_update_slice"(%arg3, %4, %arg5, %5, %6) : (tensor<2x16x32xf32>, tensor<1x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32xf32>
    "func.return"(%7) : (tensor<2x16x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x32x16xf32>, tensor<32x16xf32>, tensor<i32>) -> tensor<2x32x16xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_15", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x32x16xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<i32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<32x16xf32>) -> tensor<1x32x16xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.dynamic_update_slice"(%arg0, %0, %arg2, %1, %2) : (tensor<2x32x16xf32>, tensor<1x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x16xf32>
    "func.return"(%3) : (tensor<2x32x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: stack_grad_remat_dots
"builtin.module"() <{sym_name = "jit_stack"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<2x6x16xf32>) -> (tensor<f32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]['k']"}, {jax.result_info = "result[1]['n1']"}, {jax.result_info = "result[1]['n2']"}, {jax.result_info = "result[1]['o']"}, {jax.result_info = "result[1]['q']"}, {jax.result_info = "result[1]['v']"}, {jax.result_info = "result[1]['w0']"}, {jax.result_info = "result[1]['w1']"}, {jax.result_info = "result[1]['w2']"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg58: tensor<2x16x2x8xf32>, %arg59: tensor<2x16xf32>, %arg60: tensor<2x16xf32>, %arg61: tensor<2x2x8x16xf32>, %arg62: tensor<2x16x2x8xf32>, %arg63: tensor<2x16x2x8xf32>, %arg64: tensor<2x16x32xf32>, %arg65: tensor<2x16x32xf32>, %arg66: tensor<2x32x16xf32>, %arg67: tensor<2x6x16xf32>):
    %129 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %131 = "func.call"(%130) <{callee = @tril}> : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %132 = "stablehlo.constant"() <{value = dense<-1.000000e+30> : tensor<f32>}> : () -> tensor<f32>
    %133:2 = "func.call"(%131, %132) <{callee = @_where}> : (tensor<6x6xi1>, tensor<f32>) -> (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>)
    %134 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x2x8xf32>
    %136 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x2x8xf32>
    %138 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x2x8xf32>
    %140 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %142 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %143 = "stablehlo.broadcast_in_dim"(%142) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x32xf32>
    %144 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x32xf32>
    %146 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %148 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %149:20 = "stablehlo.while"(%arg58, %arg59, %arg60, %arg61, %arg62, %arg63, %arg64, %arg65, %arg66, %133#0, %133#1, %148, %arg67, %135, %137, %139, %141, %143, %145, %147) ({
    ^bb0(%arg180: tensor<2x16x2x8xf32>, %arg181: tensor<2x16xf32>, %arg182: tensor<2x16xf32>, %arg183: tensor<2x2x8x16xf32>, %arg184: tensor<2x16x2x8xf32>, %arg185: tensor<2x16x2x8xf32>, %arg186: tensor<2x16x32xf32>, %arg187: tensor<2x16x32xf32>, %arg188: tensor<2x32x16xf32>, %arg189: tensor<2x2x6x6xi1>, %arg190: tensor<2x2x6x6xf32>, %arg191: tensor<i32>, %arg192: tensor<2x6x16xf32>, %arg193: tensor<2x2x6x2x8xf32>, %arg194: tensor<2x2x6x2x8xf32>, %arg195: tensor<2x2x6x2x8xf32>, %arg196: tensor<2x2x6x16xf32>, %arg197: tensor<2x2x6x32xf32>, %arg198: tensor<2x2x6x32xf32>, %arg199: tensor<2x2x6x16xf32>):
      %503 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %504 = "stablehlo.compare"(%arg191, %503) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%504) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg152: tensor<2x16x2x8xf32>, %arg153: tensor<2x16xf32>, %arg154: tensor<2x16xf32>, %arg155: tensor<2x2x8x16xf32>, %arg156: tensor<2x16x2x8xf32>, %arg157: tensor<2x16x2x8xf32>, %arg158: tensor<2x16x32xf32>, %arg159: tensor<2x16x32xf32>, %arg160: tensor<2x32x16xf32>, %arg161: tensor<2x2x6x6xi1>, %arg162: tensor<2x2x6x6xf32>, %arg163: tensor<i32>, %arg164: tensor<2x6x16xf32>, %arg165: tensor<2x2x6x2x8xf32>, %arg166: tensor<2x2x6x2x8xf32>, %arg167: tensor<2x2x6x2x8xf32>, %arg168: tensor<2x2x6x16xf32>, %arg169: tensor<2x2x6x32xf32>, %arg170: tensor<2x2x6x32xf32>, %arg171: tensor<2x2x6x16xf32>):
      %411 = "func.call"(%arg152, %arg163) <{callee = @dynamic_index_in_dim}> : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %412 = "func.call"(%arg153, %arg163) <{callee = @dynamic_index_in_dim_0}> : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %413 = "func.call"(%arg154, %arg163) <{callee = @dynamic_index_in_dim_0}> : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %414 = "func.call"(%arg155, %arg163) <{callee = @dynamic_index_in_dim_1}> : (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %415 = "func.call"(%arg156, %arg163) <{callee = @dynamic_index_in_dim}> : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %416 = "func.call"(%arg157, %arg163) <{callee = @dynamic_index_in_dim}> : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %417 = "func.call"(%arg158, %arg163) <{callee = @dynamic_index_in_dim_2}> : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %418 = "func.call"(%arg159, %arg163) <{callee = @dynamic_index_in_dim_2}> : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %419 = "func.call"(%arg160, %arg163) <{callee = @dynamic_index_in_dim_3}> : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %420 = "chlo.square"(%arg164) : (tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %421 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %422 = "stablehlo.reduce"(%420, %421) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg178: tensor<f32>, %arg179: tensor<f32>):
        %502 = "stablehlo.add"(%arg178, %arg179) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%502) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %423 = "stablehlo.broadcast_in_dim"(%422) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %424 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
      %425 = "stablehlo.broadcast_in_dim"(%424) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %426 = "stablehlo.divide"(%423, %425) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %427 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
      %428 = "stablehlo.broadcast_in_dim"(%427) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %429 = "stablehlo.add"(%426, %428) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %430 = "stablehlo.rsqrt"(%429) : (tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %431 = "stablehlo.broadcast_in_dim"(%430) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %432 = "stablehlo.multiply"(%arg164, %431) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %433 = "stablehlo.broadcast_in_dim"(%412) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %434 = "stablehlo.broadcast_in_dim"(%433) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %435 = "stablehlo.multiply"(%432, %434) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %436 = "stablehlo.dot_general"(%435, %415) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %437 = "stablehlo.reduce_precision"(%436) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<2x6x2x8xf32>) -> tensor<2x6x2x8xf32>
      %438 = "stablehlo.dot_general"(%435, %411) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %439 = "stablehlo.reduce_precision"(%438) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<2x6x2x8xf32>) -> tensor<2x6x2x8xf32>
      %440 = "stablehlo.dot_general"(%435, %416) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %441 = "stablehlo.reduce_precision"(%440) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<2x6x2x8xf32>) -> tensor<2x6x2x8xf32>
      %442 = "stablehlo.dot_general"(%437, %439) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32>
      %443 = "stablehlo.constant"() <{value = dense<2.82842708> : tensor<f32>}> : () -> tensor<f32>
      %444 = "stablehlo.broadcast_in_dim"(%443) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
      %445 = "stablehlo.divide"(%442, %444) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %446 = "func.call"(%445, %arg161, %arg162) <{callee = @_where_4}> : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %447 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %448 = "stablehlo.reduce"(%446, %447) <{dimensions = array<i64: 3>}> ({
      ^bb0(%arg176: tensor<f32>, %arg177: tensor<f32>):
        %501 = "stablehlo.maximum"(%arg176, %arg177) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%501) : (tensor<f32>) -> ()
      }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %449 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %450 = "stablehlo.broadcast_in_dim"(%449) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6xf32>
      %451 = "stablehlo.maximum"(%450, %448) : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
      %452 = "stablehlo.broadcast_in_dim"(%451) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %453 = "stablehlo.broadcast_in_dim"(%452) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %454 = "stablehlo.subtract"(%446, %453) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %455 = "stablehlo.exponential"(%454) : (tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %456 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %457 = "stablehlo.reduce"(%455, %456) <{dimensions = array<i64: 3>}> ({
      ^bb0(%arg174: tensor<f32>, %arg175: tensor<f32>):
        %500 = "stablehlo.add"(%arg174, %arg175) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%500) : (tensor<f32>) -> ()
      }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %458 = "stablehlo.broadcast_in_dim"(%457) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %459 = "stablehlo.broadcast_in_dim"(%458) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %460 = "stablehlo.divide"(%455, %459) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %461 = "stablehlo.dot_general"(%441, %460) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32>
      %462 = "stablehlo.transpose"(%461) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32>
      %463 = "stablehlo.dot_general"(%462, %414) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x8x16xf32>) -> tensor<2x6x16xf32>
      %464 = "stablehlo.reduce_precision"(%463) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %465 = "stablehlo.add"(%arg164, %464) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %466 = "chlo.square"(%465) : (tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %467 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %468 = "stablehlo.reduce"(%466, %467) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg172: tensor<f32>, %arg173: tensor<f32>):
        %499 = "stablehlo.add"(%arg172, %arg173) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%499) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %469 = "stablehlo.broadcast_in_dim"(%468) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %470 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
      %471 = "stablehlo.broadcast_in_dim"(%470) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %472 = "stablehlo.divide"(%469, %471) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %473 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
      %474 = "stablehlo.broadcast_in_dim"(%473) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %475 = "stablehlo.add"(%472, %474) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %476 = "stablehlo.rsqrt"(%475) : (tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %477 = "stablehlo.broadcast_in_dim"(%476) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %478 = "stablehlo.multiply"(%465, %477) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %479 = "stablehlo.broadcast_in_dim"(%413) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %480 = "stablehlo.broadcast_in_dim"(%479) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %481 = "stablehlo.multiply"(%478, %480) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %482 = "stablehlo.dot_general"(%481, %417) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
      %483 = "stablehlo.reduce_precision"(%482) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %484 = "func.call"(%483) <{callee = @silu}> : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %485 = "stablehlo.dot_general"(%481, %418) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
      %486 = "stablehlo.reduce_precision"(%485) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %487 = "stablehlo.multiply"(%484, %486) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %488 = "stablehlo.dot_general"(%487, %419) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x32xf32>, tensor<32x16xf32>) -> tensor<2x6x16xf32>
      %489 = "stablehlo.add"(%465, %488) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %490 = "func.call"(%arg165, %437, %arg163) <{callee = @dynamic_update_index_in_dim}> : (tensor<2x2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<i32>) -> tensor<2x2x6x2x8xf32>
      %491 = "func.call"(%arg166, %439, %arg163) <{callee = @dynamic_update_index_in_dim}> : (tensor<2x2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<i32>) -> tensor<2x2x6x2x8xf32>
      %492 = "func.call"(%arg167, %441, %arg163) <{callee = @dynamic_update_index_in_dim}> : (tensor<2x2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<i32>) -> tensor<2x2x6x2x8xf32>
      %493 = "func.call"(%arg168, %464, %arg163) <{callee = @dynamic_update_index_in_dim_5}> : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %494 = "func.call"(%arg169, %483, %arg163) <{callee = @dynamic_update_index_in_dim_6}> : (tensor<2x2x6x32xf32>, tensor<2x6x32xf32>, tensor<i32>) -> tensor<2x2x6x32xf32>
      %495 = "func.call"(%arg170, %486, %arg163) <{callee = @dynamic_update_index_in_dim_6}> : (tensor<2x2x6x32xf32>, tensor<2x6x32xf32>, tensor<i32>) -> tensor<2x2x6x32xf32>
      %496 = "func.call"(%arg171, %arg164, %arg163) <{callee = @dynamic_update_index_in_dim_5}> : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %497 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %498 = "stablehlo.add"(%arg163, %497) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg152, %arg153, %arg154, %arg155, %arg156, %arg157, %arg158, %arg159, %arg160, %arg161, %arg162, %498, %489, %490, %491, %492, %493, %494, %495, %496) : (tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x16xf32>) -> ()
    }) : (tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x16xf32>) -> (tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x16xf32>)
    %150 = "stablehlo.multiply"(%149#12, %149#12) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %151 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x16xf32>
    %153 = "stablehlo.multiply"(%152, %149#12) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %154 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %155 = "stablehlo.reduce"(%150, %154) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg150: tensor<f32>, %arg151: tensor<f32>):
      %410 = "stablehlo.add"(%arg150, %arg151) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%410) : (tensor<f32>) -> ()
    }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<f32>
    %156 = "stablehlo.constant"() <{value = dense<1.920000e+02> : tensor<f32>}> : () -> tensor<f32>
    %157 = "stablehlo.divide"(%155, %156) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %158 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %159 = "stablehlo.constant"() <{value = dense<1.920000e+02> : tensor<f32>}> : () -> tensor<f32>
    %160 = "stablehlo.divide"(%158, %159) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %161 = "stablehlo.broadcast_in_dim"(%160) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x16xf32>
    %162 = "stablehlo.multiply"(%161, %153) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %163 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %164 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16x2x8xf32>
    %165 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16xf32>
    %167 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %168 = "stablehlo.broadcast_in_dim"(%167) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16xf32>
    %169 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x8x16xf32>
    %171 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %172 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16x2x8xf32>
    %173 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %174 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16x2x8xf32>
    %175 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %176 = "stablehlo.broadcast_in_dim"(%175) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16x32xf32>
    %177 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %178 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16x32xf32>
    %179 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %180 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x32x16xf32>
    %181 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %182:27 = "stablehlo.while"(%149#13, %149#14, %149#15, %149#16, %149#17, %149#18, %149#19, %arg58, %arg59, %arg60, %arg61, %arg62, %arg63, %arg64, %arg65, %arg66, %181, %162, %164, %166, %168, %170, %172, %174, %176, %178, %180) ({
    ^bb0(%arg123: tensor<2x2x6x2x8xf32>, %arg124: tensor<2x2x6x2x8xf32>, %arg125: tensor<2x2x6x2x8xf32>, %arg126: tensor<2x2x6x16xf32>, %arg127: tensor<2x2x6x32xf32>, %arg128: tensor<2x2x6x32xf32>, %arg129: tensor<2x2x6x16xf32>, %arg130: tensor<2x16x2x8xf32>, %arg131: tensor<2x16xf32>, %arg132: tensor<2x16xf32>, %arg133: tensor<2x2x8x16xf32>, %arg134: tensor<2x16x2x8xf32>, %arg135: tensor<2x16x2x8xf32>, %arg136: tensor<2x16x32xf32>, %arg137: tensor<2x16x32xf32>, %arg138: tensor<2x32x16xf32>, %arg139: tensor<i32>, %arg140: tensor<2x6x16xf32>, %arg141: tensor<2x16x2x8xf32>, %arg142: tensor<2x16xf32>, %arg143: tensor<2x16xf32>, %arg144: tensor<2x2x8x16xf32>, %arg145: tensor<2x16x2x8xf32>, %arg146: tensor<2x16x2x8xf32>, %arg147: tensor<2x16x32xf32>, %arg148: tensor<2x16x32xf32>, %arg149: tensor<2x32x16xf32>):
      %408 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %409 = "stablehlo.compare"(%arg139, %408) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%409) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg68: tensor<2x2x6x2x8xf32>, %arg69: tensor<2x2x6x2x8xf32>, %arg70: tensor<2x2x6x2x8xf32>, %arg71: tensor<2x2x6x16xf32>, %arg72: tensor<2x2x6x32xf32>, %arg73: tensor<2x2x6x32xf32>, %arg74: tensor<2x2x6x16xf32>, %arg75: tensor<2x16x2x8xf32>, %arg76: tensor<2x16xf32>, %arg77: tensor<2x16xf32>, %arg78: tensor<2x2x8x16xf32>, %arg79: tensor<2x16x2x8xf32>, %arg80: tensor<2x16x2x8xf32>, %arg81: tensor<2x16x32xf32>, %arg82: tensor<2x16x32xf32>, %arg83: tensor<2x32x16xf32>, %arg84: tensor<i32>, %arg85: tensor<2x6x16xf32>, %arg86: tensor<2x16x2x8xf32>, %arg87: tensor<2x16xf32>, %arg88: tensor<2x16xf32>, %arg89: tensor<2x2x8x16xf32>, %arg90: tensor<2x16x2x8xf32>, %arg91: tensor<2x16x2x8xf32>, %arg92: tensor<2x16x32xf32>, %arg93: tensor<2x16x32xf32>, %arg94: tensor<2x32x16xf32>):
      %183 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %184 = "stablehlo.subtract"(%183, %arg84) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %185 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %186 = "stablehlo.subtract"(%184, %185) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %187 = "func.call"(%arg68, %186) <{callee = @dynamic_index_in_dim_7}> : (tensor<2x2x6x2x8xf32>, tensor<i32>) -> tensor<2x6x2x8xf32>
      %188 = "func.call"(%arg69, %186) <{callee = @dynamic_index_in_dim_7}> : (tensor<2x2x6x2x8xf32>, tensor<i32>) -> tensor<2x6x2x8xf32>
      %189 = "func.call"(%arg70, %186) <{callee = @dynamic_index_in_dim_7}> : (tensor<2x2x6x2x8xf32>, tensor<i32>) -> tensor<2x6x2x8xf32>
      %190 = "func.call"(%arg71, %186) <{callee = @dynamic_index_in_dim_8}> : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %191 = "func.call"(%arg72, %186) <{callee = @dynamic_index_in_dim_9}> : (tensor<2x2x6x32xf32>, tensor<i32>) -> tensor<2x6x32xf32>
      %192 = "func.call"(%arg73, %186) <{callee = @dynamic_index_in_dim_9}> : (tensor<2x2x6x32xf32>, tensor<i32>) -> tensor<2x6x32xf32>
      %193 = "func.call"(%arg74, %186) <{callee = @dynamic_index_in_dim_8}> : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %194 = "func.call"(%arg75, %186) <{callee = @dynamic_index_in_dim}> : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %195 = "func.call"(%arg76, %186) <{callee = @dynamic_index_in_dim_0}> : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %196 = "func.call"(%arg77, %186) <{callee = @dynamic_index_in_dim_0}> : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %197 = "func.call"(%arg78, %186) <{callee = @dynamic_index_in_dim_1}> : (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %198 = "func.call"(%arg79, %186) <{callee = @dynamic_index_in_dim}> : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %199 = "func.call"(%arg80, %186) <{callee = @dynamic_index_in_dim}> : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %200 = "func.call"(%arg81, %186) <{callee = @dynamic_index_in_dim_2}> : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %201 = "func.call"(%arg82, %186) <{callee = @dynamic_index_in_dim_2}> : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %202 = "func.call"(%arg83, %186) <{callee = @dynamic_index_in_dim_3}> : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %203:17 = "stablehlo.optimization_barrier"(%187, %188, %189, %190, %191, %192, %193, %194, %195, %196, %197, %198, %199, %200, %201, %202, %arg85) : (tensor<2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<2x6x16xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x16xf32>, tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>, tensor<2x6x16xf32>) -> (tensor<2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<2x6x16xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x16xf32>, tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>, tensor<2x6x16xf32>)
      %204 = "chlo.square"(%203#6) : (tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %205 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %206 = "stablehlo.broadcast_in_dim"(%205) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x16xf32>
      %207 = "stablehlo.multiply"(%206, %203#6) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %208 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %209 = "stablehlo.reduce"(%204, %208) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg121: tensor<f32>, %arg122: tensor<f32>):
        %407 = "stablehlo.add"(%arg121, %arg122) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%407) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %210 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %211 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
      %212 = "stablehlo.broadcast_in_dim"(%211) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %213 = "stablehlo.divide"(%210, %212) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %214 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
      %215 = "stablehlo.broadcast_in_dim"(%214) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %216 = "stablehlo.add"(%213, %215) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %217 = "stablehlo.rsqrt"(%216) : (tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %218 = "stablehlo.divide"(%217, %216) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %219 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %220 = "stablehlo.broadcast_in_dim"(%219) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %221 = "stablehlo.multiply"(%220, %218) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %222 = "stablehlo.broadcast_in_dim"(%217) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %223 = "stablehlo.multiply"(%203#6, %222) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %224 = "stablehlo.broadcast_in_dim"(%203#8) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %225 = "stablehlo.broadcast_in_dim"(%224) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %226 = "stablehlo.multiply"(%223, %225) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %227 = "stablehlo.dot_general"(%203#0, %203#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32>
      %228 = "stablehlo.constant"() <{value = dense<2.82842708> : tensor<f32>}> : () -> tensor<f32>
      %229 = "stablehlo.broadcast_in_dim"(%228) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
      %230 = "stablehlo.divide"(%227, %229) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %231 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
      %232 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
      %233 = "func.call"(%232) <{callee = @tril_10}> : (tensor<6x6xi1>) -> tensor<6x6xi1>
      %234 = "stablehlo.constant"() <{value = dense<-1.000000e+30> : tensor<f32>}> : () -> tensor<f32>
      %235:2 = "func.call"(%233, %230, %234) <{callee = @_where_11}> : (tensor<6x6xi1>, tensor<2x2x6x6xf32>, tensor<f32>) -> (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>)
      %236 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %237 = "stablehlo.reduce"(%235#0, %236) <{dimensions = array<i64: 3>}> ({
      ^bb0(%arg119: tensor<f32>, %arg120: tensor<f32>):
        %406 = "stablehlo.maximum"(%arg119, %arg120) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%406) : (tensor<f32>) -> ()
      }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %238 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %239 = "stablehlo.broadcast_in_dim"(%238) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6xf32>
      %240 = "stablehlo.maximum"(%239, %237) : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
      %241 = "stablehlo.broadcast_in_dim"(%240) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %242 = "stablehlo.broadcast_in_dim"(%241) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %243 = "stablehlo.subtract"(%235#0, %242) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %244 = "stablehlo.exponential"(%243) : (tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %245 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %246 = "stablehlo.reduce"(%244, %245) <{dimensions = array<i64: 3>}> ({
      ^bb0(%arg117: tensor<f32>, %arg118: tensor<f32>):
        %405 = "stablehlo.add"(%arg117, %arg118) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%405) : (tensor<f32>) -> ()
      }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %247 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %248 = "stablehlo.broadcast_in_dim"(%247) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %249 = "stablehlo.divide"(%244, %248) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %250 = "stablehlo.multiply"(%247, %247) : (tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>) -> tensor<2x2x6x1xf32>
      %251 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %252 = "stablehlo.broadcast_in_dim"(%251) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x1xf32>
      %253 = "stablehlo.divide"(%252, %250) : (tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>) -> tensor<2x2x6x1xf32>
      %254 = "stablehlo.dot_general"(%203#2, %249) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32>
      %255 = "stablehlo.transpose"(%254) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32>
      %256 = "stablehlo.add"(%203#6, %203#3) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %257 = "chlo.square"(%256) : (tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %258 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %259 = "stablehlo.broadcast_in_dim"(%258) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x16xf32>
      %260 = "stablehlo.multiply"(%259, %256) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %261 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %262 = "stablehlo.reduce"(%257, %261) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg115: tensor<f32>, %arg116: tensor<f32>):
        %404 = "stablehlo.add"(%arg115, %arg116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%404) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %263 = "stablehlo.broadcast_in_dim"(%262) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %264 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
      %265 = "stablehlo.broadcast_in_dim"(%264) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %266 = "stablehlo.divide"(%263, %265) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %267 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
      %268 = "stablehlo.broadcast_in_dim"(%267) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %269 = "stablehlo.add"(%266, %268) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %270 = "stablehlo.rsqrt"(%269) : (tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %271 = "stablehlo.divide"(%270, %269) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %272 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %273 = "stablehlo.broadcast_in_dim"(%272) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %274 = "stablehlo.multiply"(%273, %271) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %275 = "stablehlo.broadcast_in_dim"(%270) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %276 = "stablehlo.multiply"(%256, %275) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %277 = "stablehlo.broadcast_in_dim"(%203#9) <{broadcast_dimensions = array<i64: 2>}> : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %278 = "stablehlo.broadcast_in_dim"(%277) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %279 = "stablehlo.multiply"(%276, %278) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %280:3 = "func.call"(%203#4) <{callee = @silu_12}> : (tensor<2x6x32xf32>) -> (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>)
      %281 = "stablehlo.multiply"(%280#0, %203#5) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %282 = "stablehlo.dot_general"(%203#16, %281) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<2x6x32xf32>) -> tensor<16x32xf32>
      %283 = "stablehlo.transpose"(%282) <{permutation = array<i64: 1, 0>}> : (tensor<16x32xf32>) -> tensor<32x16xf32>
      %284 = "stablehlo.dot_general"(%203#16, %203#15) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<32x16xf32>) -> tensor<2x6x32xf32>
      %285 = "stablehlo.multiply"(%280#0, %284) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %286 = "stablehlo.multiply"(%284, %203#5) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %287 = "stablehlo.dot_general"(%285, %279) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x32xf32>, tensor<2x6x16xf32>) -> tensor<32x16xf32>
      %288 = "stablehlo.transpose"(%287) <{permutation = array<i64: 1, 0>}> : (tensor<32x16xf32>) -> tensor<16x32xf32>
      %289 = "stablehlo.dot_general"(%285, %203#14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x32xf32>, tensor<16x32xf32>) -> tensor<2x6x16xf32>
      %290 = "func.call"(%280#1, %203#4, %280#2, %286) <{callee = @silu_13}> : (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %291 = "stablehlo.dot_general"(%290, %279) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x32xf32>, tensor<2x6x16xf32>) -> tensor<32x16xf32>
      %292 = "stablehlo.transpose"(%291) <{permutation = array<i64: 1, 0>}> : (tensor<32x16xf32>) -> tensor<16x32xf32>
      %293 = "stablehlo.dot_general"(%290, %203#13) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x32xf32>, tensor<16x32xf32>) -> tensor<2x6x16xf32>
      %294 = "stablehlo.add"(%289, %293) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %295 = "stablehlo.multiply"(%276, %294) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %296 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %297 = "stablehlo.reduce"(%295, %296) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg113: tensor<f32>, %arg114: tensor<f32>):
        %403 = "stablehlo.add"(%arg113, %arg114) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%403) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<16xf32>
      %298 = "stablehlo.reshape"(%297) : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %299 = "stablehlo.broadcast_in_dim"(%277) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %300 = "stablehlo.multiply"(%294, %299) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %301 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %302 = "stablehlo.reduce"(%298, %301) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg111: tensor<f32>, %arg112: tensor<f32>):
        %402 = "stablehlo.add"(%arg111, %arg112) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%402) : (tensor<f32>) -> ()
      }) : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %303 = "stablehlo.multiply"(%256, %300) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %304 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %305 = "stablehlo.reduce"(%303, %304) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg109: tensor<f32>, %arg110: tensor<f32>):
        %401 = "stablehlo.add"(%arg109, %arg110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%401) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %306 = "stablehlo.reshape"(%305) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %307 = "stablehlo.broadcast_in_dim"(%270) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %308 = "stablehlo.multiply"(%300, %307) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %309 = "stablehlo.add"(%203#16, %308) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %310 = "stablehlo.multiply"(%306, %274) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %311 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
      %312 = "stablehlo.broadcast_in_dim"(%311) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %313 = "stablehlo.divide"(%310, %312) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %314 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %315 = "stablehlo.reduce"(%313, %314) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg107: tensor<f32>, %arg108: tensor<f32>):
        %400 = "stablehlo.add"(%arg107, %arg108) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%400) : (tensor<f32>) -> ()
      }) : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
      %316 = "stablehlo.broadcast_in_dim"(%315) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x16xf32>
      %317 = "stablehlo.multiply"(%316, %260) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %318 = "stablehlo.add"(%309, %317) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %319 = "stablehlo.dot_general"(%318, %255) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<2x6x2x8xf32>) -> tensor<16x2x8xf32>
      %320 = "stablehlo.transpose"(%319) <{permutation = array<i64: 1, 2, 0>}> : (tensor<16x2x8xf32>) -> tensor<2x8x16xf32>
      %321 = "stablehlo.dot_general"(%318, %203#10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x16xf32>, tensor<2x8x16xf32>) -> tensor<2x6x2x8xf32>
      %322 = "stablehlo.transpose"(%321) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x6x2x8xf32>) -> tensor<2x2x8x6xf32>
      %323 = "stablehlo.dot_general"(%322, %203#2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x8x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32>
      %324 = "stablehlo.dot_general"(%322, %249) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x8x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32>
      %325 = "stablehlo.transpose"(%324) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32>
      %326 = "stablehlo.broadcast_in_dim"(%253) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %327 = "stablehlo.multiply"(%323, %326) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %328 = "stablehlo.multiply"(%327, %244) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %329 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %330 = "stablehlo.reduce"(%328, %329) <{dimensions = array<i64: 3>}> ({
      ^bb0(%arg105: tensor<f32>, %arg106: tensor<f32>):
        %399 = "stablehlo.add"(%arg105, %arg106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%399) : (tensor<f32>) -> ()
      }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %331 = "stablehlo.reshape"(%330) : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %332 = "stablehlo.negate"(%331) : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x1xf32>
      %333 = "stablehlo.broadcast_in_dim"(%247) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %334 = "stablehlo.divide"(%323, %333) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %335 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %336 = "stablehlo.reduce"(%332, %335) <{dimensions = array<i64: 3>}> ({
      ^bb0(%arg103: tensor<f32>, %arg104: tensor<f32>):
        %398 = "stablehlo.add"(%arg103, %arg104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%398) : (tensor<f32>) -> ()
      }) : (tensor<2x2x6x1xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %337 = "stablehlo.broadcast_in_dim"(%336) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xf32>) -> tensor<2x2x6x6xf32>
      %338 = "stablehlo.add"(%334, %337) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %339 = "stablehlo.multiply"(%338, %244) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %340 = "func.call"(%235#1, %339) <{callee = @_where_14}> : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %341 = "stablehlo.constant"() <{value = dense<2.82842708> : tensor<f32>}> : () -> tensor<f32>
      %342 = "stablehlo.broadcast_in_dim"(%341) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
      %343 = "stablehlo.divide"(%340, %342) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %344 = "stablehlo.dot_general"(%343, %203#0) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x6x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x8xf32>
      %345 = "stablehlo.transpose"(%344) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x6x8xf32>) -> tensor<2x6x2x8xf32>
      %346 = "stablehlo.dot_general"(%343, %203#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x6x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x8xf32>
      %347 = "stablehlo.transpose"(%346) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x6x8xf32>) -> tensor<2x6x2x8xf32>
      %348 = "stablehlo.dot_general"(%325, %226) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32>
      %349 = "stablehlo.transpose"(%348) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
      %350 = "stablehlo.dot_general"(%325, %203#12) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [1, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32>
      %351 = "stablehlo.dot_general"(%345, %226) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32>
      %352 = "stablehlo.transpose"(%351) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
      %353 = "stablehlo.dot_general"(%345, %203#7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [1, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32>
      %354 = "stablehlo.add"(%350, %353) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %355 = "stablehlo.dot_general"(%347, %226) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32>
      %356 = "stablehlo.transpose"(%355) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
      %357 = "stablehlo.dot_general"(%347, %203#11) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [1, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32>
      %358 = "stablehlo.add"(%354, %357) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %359 = "stablehlo.multiply"(%223, %358) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %360 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %361 = "stablehlo.reduce"(%359, %360) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg101: tensor<f32>, %arg102: tensor<f32>):
        %397 = "stablehlo.add"(%arg101, %arg102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%397) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<16xf32>
      %362 = "stablehlo.reshape"(%361) : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %363 = "stablehlo.broadcast_in_dim"(%224) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %364 = "stablehlo.multiply"(%358, %363) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %365 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %366 = "stablehlo.reduce"(%362, %365) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg99: tensor<f32>, %arg100: tensor<f32>):
        %396 = "stablehlo.add"(%arg99, %arg100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%396) : (tensor<f32>) -> ()
      }) : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %367 = "stablehlo.multiply"(%203#6, %364) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %368 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %369 = "stablehlo.reduce"(%367, %368) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg97: tensor<f32>, %arg98: tensor<f32>):
        %395 = "stablehlo.add"(%arg97, %arg98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%395) : (tensor<f32>) -> ()
      }) : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %370 = "stablehlo.reshape"(%369) : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %371 = "stablehlo.broadcast_in_dim"(%217) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %372 = "stablehlo.multiply"(%364, %371) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %373 = "stablehlo.add"(%318, %372) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %374 = "stablehlo.multiply"(%370, %221) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %375 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
      %376 = "stablehlo.broadcast_in_dim"(%375) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x1xf32>
      %377 = "stablehlo.divide"(%374, %376) : (tensor<2x6x1xf32>, tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
      %378 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %379 = "stablehlo.reduce"(%377, %378) <{dimensions = array<i64: 2>}> ({
      ^bb0(%arg95: tensor<f32>, %arg96: tensor<f32>):
        %394 = "stablehlo.add"(%arg95, %arg96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%394) : (tensor<f32>) -> ()
      }) : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
      %380 = "stablehlo.broadcast_in_dim"(%379) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x6xf32>) -> tensor<2x6x16xf32>
      %381 = "stablehlo.multiply"(%380, %207) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %382 = "stablehlo.add"(%373, %381) : (tensor<2x6x16xf32>, tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
      %383 = "func.call"(%arg86, %352, %186) <{callee = @dynamic_update_index_in_dim_15}> : (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>
      %384 = "func.call"(%arg87, %366, %186) <{callee = @dynamic_update_index_in_dim_16}> : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %385 = "func.call"(%arg88, %302, %186) <{callee = @dynamic_update_index_in_dim_16}> : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %386 = "func.call"(%arg89, %320, %186) <{callee = @dynamic_update_index_in_dim_17}> : (tensor<2x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<2x2x8x16xf32>
      %387 = "func.call"(%arg90, %356, %186) <{callee = @dynamic_update_index_in_dim_15}> : (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>
      %388 = "func.call"(%arg91, %349, %186) <{callee = @dynamic_update_index_in_dim_15}> : (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>
      %389 = "func.call"(%arg92, %292, %186) <{callee = @dynamic_update_index_in_dim_18}> : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %390 = "func.call"(%arg93, %288, %186) <{callee = @dynamic_update_index_in_dim_18}> : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %391 = "func.call"(%arg94, %283, %186) <{callee = @dynamic_update_index_in_dim_19}> : (tensor<2x32x16xf32>, tensor<32x16xf32>, tensor<i32>) -> tensor<2x32x16xf32>
      %392 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %393 = "stablehlo.add"(%arg84, %392) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg68, %arg69, %arg70, %arg71, %arg72, %arg73, %arg74, %arg75, %arg76, %arg77, %arg78, %arg79, %arg80, %arg81, %arg82, %arg83, %393, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391) : (tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>) -> ()
    }) : (tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>) -> (tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>)
    "func.return"(%157, %182#18, %182#19, %182#20, %182#21, %182#22, %182#23, %182#24, %182#25, %182#26) : (tensor<f32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x6xi1>) -> tensor<6x6xi1>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg57: tensor<6x6xi1>):
    %120 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x6xi32>
    %121 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6x6xi32>
    %123 = "stablehlo.add"(%120, %122) : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi32>
    %124 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x6xi32>
    %125 = "stablehlo.compare"(%123, %124) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %126 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %128 = "stablehlo.select"(%125, %arg57, %127) : (tensor<6x6xi1>, tensor<6x6xi1>, tensor<6x6xi1>) -> tensor<6x6xi1>
    "func.return"(%128) : (tensor<6x6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6x6xi1>, tensor<f32>) -> (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>), res_attrs = [{}, {}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg55: tensor<6x6xi1>, %arg56: tensor<f32>):
    %117 = "stablehlo.convert"(%arg56) : (tensor<f32>) -> tensor<f32>
    %118 = "stablehlo.broadcast_in_dim"(%arg55) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x6xi1>) -> tensor<2x2x6x6xi1>
    %119 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
    "func.return"(%118, %119) : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg53: tensor<2x16x2x8xf32>, %arg54: tensor<i32>):
    %112 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %113 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %114 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %115 = "stablehlo.dynamic_slice"(%arg53, %arg54, %112, %113, %114) <{slice_sizes = array<i64: 1, 16, 2, 8>}> : (tensor<2x16x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x2x8xf32>
    %116 = "stablehlo.reshape"(%115) : (tensor<1x16x2x8xf32>) -> tensor<16x2x8xf32>
    "func.return"(%116) : (tensor<16x2x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_0", sym_visibility = "private"}> ({
  ^bb0(%arg51: tensor<2x16xf32>, %arg52: tensor<i32>):
    %109 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %110 = "stablehlo.dynamic_slice"(%arg51, %arg52, %109) <{slice_sizes = array<i64: 1, 16>}> : (tensor<2x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
    %111 = "stablehlo.reshape"(%110) : (tensor<1x16xf32>) -> tensor<16xf32>
    "func.return"(%111) : (tensor<16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_1", sym_visibility = "private"}> ({
  ^bb0(%arg49: tensor<2x2x8x16xf32>, %arg50: tensor<i32>):
    %104 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %105 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %106 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %107 = "stablehlo.dynamic_slice"(%arg49, %arg50, %104, %105, %106) <{slice_sizes = array<i64: 1, 2, 8, 16>}> : (tensor<2x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8x16xf32>
    %108 = "stablehlo.reshape"(%107) : (tensor<1x2x8x16xf32>) -> tensor<2x8x16xf32>
    "func.return"(%108) : (tensor<2x8x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_2", sym_visibility = "private"}> ({
  ^bb0(%arg47: tensor<2x16x32xf32>, %arg48: tensor<i32>):
    %100 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %101 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %102 = "stablehlo.dynamic_slice"(%arg47, %arg48, %100, %101) <{slice_sizes = array<i64: 1, 16, 32>}> : (tensor<2x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32xf32>
    %103 = "stablehlo.reshape"(%102) : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
    "func.return"(%103) : (tensor<16x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_3", sym_visibility = "private"}> ({
  ^bb0(%arg45: tensor<2x32x16xf32>, %arg46: tensor<i32>):
    %96 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %97 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %98 = "stablehlo.dynamic_slice"(%arg45, %arg46, %96, %97) <{slice_sizes = array<i64: 1, 32, 16>}> : (tensor<2x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x16xf32>
    %99 = "stablehlo.reshape"(%98) : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    "func.return"(%99) : (tensor<32x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>, res_attrs = [{}], sym_name = "_where_4", sym_visibility = "private"}> ({
  ^bb0(%arg42: tensor<2x2x6x6xf32>, %arg43: tensor<2x2x6x6xi1>, %arg44: tensor<2x2x6x6xf32>):
    %95 = "stablehlo.select"(%arg43, %arg42, %arg44) : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    "func.return"(%95) : (tensor<2x2x6x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>, res_attrs = [{}], sym_name = "silu", sym_visibility = "private"}> ({
  ^bb0(%arg41: tensor<2x6x32xf32>):
    %86 = "stablehlo.negate"(%arg41) : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %87 = "stablehlo.exponential"(%86) : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %88 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x32xf32>
    %90 = "stablehlo.add"(%89, %87) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %91 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x32xf32>
    %93 = "stablehlo.divide"(%92, %90) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %94 = "stablehlo.multiply"(%arg41, %93) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    "func.return"(%94) : (tensor<2x6x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<i32>) -> tensor<2x2x6x2x8xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg38: tensor<2x2x6x2x8xf32>, %arg39: tensor<2x6x2x8xf32>, %arg40: tensor<i32>):
    %80 = "stablehlo.broadcast_in_dim"(%arg39) <{broadcast_dimensions = array<i64: 1, 2, 3, 4>}> : (tensor<2x6x2x8xf32>) -> tensor<1x2x6x2x8xf32>
    %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %82 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %83 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %85 = "stablehlo.dynamic_update_slice"(%arg38, %80, %arg40, %81, %82, %83, %84) : (tensor<2x2x6x2x8xf32>, tensor<1x2x6x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x2x8xf32>
    "func.return"(%85) : (tensor<2x2x6x2x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_5", sym_visibility = "private"}> ({
  ^bb0(%arg35: tensor<2x2x6x16xf32>, %arg36: tensor<2x6x16xf32>, %arg37: tensor<i32>):
    %75 = "stablehlo.broadcast_in_dim"(%arg36) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %76 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %77 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %78 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %79 = "stablehlo.dynamic_update_slice"(%arg35, %75, %arg37, %76, %77, %78) : (tensor<2x2x6x16xf32>, tensor<1x2x6x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x16xf32>
    "func.return"(%79) : (tensor<2x2x6x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x6x32xf32>, tensor<2x6x32xf32>, tensor<i32>) -> tensor<2x2x6x32xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_6", sym_visibility = "private"}> ({
  ^bb0(%arg32: tensor<2x2x6x32xf32>, %arg33: tensor<2x6x32xf32>, %arg34: tensor<i32>):
    %70 = "stablehlo.broadcast_in_dim"(%arg33) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %71 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %72 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %73 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %74 = "stablehlo.dynamic_update_slice"(%arg32, %70, %arg34, %71, %72, %73) : (tensor<2x2x6x32xf32>, tensor<1x2x6x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x32xf32>
    "func.return"(%74) : (tensor<2x2x6x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x6x2x8xf32>, tensor<i32>) -> tensor<2x6x2x8xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_7", sym_visibility = "private"}> ({
  ^bb0(%arg30: tensor<2x2x6x2x8xf32>, %arg31: tensor<i32>):
    %64 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %65 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %66 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %67 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %68 = "stablehlo.dynamic_slice"(%arg30, %arg31, %64, %65, %66, %67) <{slice_sizes = array<i64: 1, 2, 6, 2, 8>}> : (tensor<2x2x6x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x2x8xf32>
    %69 = "stablehlo.reshape"(%68) : (tensor<1x2x6x2x8xf32>) -> tensor<2x6x2x8xf32>
    "func.return"(%69) : (tensor<2x6x2x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_8", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<2x2x6x16xf32>, %arg29: tensor<i32>):
    %59 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %60 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %61 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %62 = "stablehlo.dynamic_slice"(%arg28, %arg29, %59, %60, %61) <{slice_sizes = array<i64: 1, 2, 6, 16>}> : (tensor<2x2x6x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x16xf32>
    %63 = "stablehlo.reshape"(%62) : (tensor<1x2x6x16xf32>) -> tensor<2x6x16xf32>
    "func.return"(%63) : (tensor<2x6x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x6x32xf32>, tensor<i32>) -> tensor<2x6x32xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_9", sym_visibility = "private"}> ({
  ^bb0(%arg26: tensor<2x2x6x32xf32>, %arg27: tensor<i32>):
    %54 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %56 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %57 = "stablehlo.dynamic_slice"(%arg26, %arg27, %54, %55, %56) <{slice_sizes = array<i64: 1, 2, 6, 32>}> : (tensor<2x2x6x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x32xf32>
    %58 = "stablehlo.reshape"(%57) : (tensor<1x2x6x32xf32>) -> tensor<2x6x32xf32>
    "func.return"(%58) : (tensor<2x6x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x6xi1>) -> tensor<6x6xi1>, res_attrs = [{}], sym_name = "tril_10", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<6x6xi1>):
    %45 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x6xi32>
    %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6x6xi32>
    %48 = "stablehlo.add"(%45, %47) : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi32>
    %49 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x6xi32>
    %50 = "stablehlo.compare"(%48, %49) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %51 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %53 = "stablehlo.select"(%50, %arg25, %52) : (tensor<6x6xi1>, tensor<6x6xi1>, tensor<6x6xi1>) -> tensor<6x6xi1>
    "func.return"(%53) : (tensor<6x6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x6xi1>, tensor<2x2x6x6xf32>, tensor<f32>) -> (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>), res_attrs = [{}, {}], sym_name = "_where_11", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<6x6xi1>, %arg23: tensor<2x2x6x6xf32>, %arg24: tensor<f32>):
    %41 = "stablehlo.convert"(%arg24) : (tensor<f32>) -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%arg22) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x6xi1>) -> tensor<2x2x6x6xi1>
    %43 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
    %44 = "stablehlo.select"(%42, %arg23, %43) : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    "func.return"(%44, %42) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x32xf32>) -> (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>), res_attrs = [{}, {}, {}], sym_name = "silu_12", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<2x6x32xf32>):
    %28 = "stablehlo.negate"(%arg21) : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %29 = "stablehlo.exponential"(%28) : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %30 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x32xf32>
    %32 = "stablehlo.add"(%31, %29) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %33 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x32xf32>
    %35 = "stablehlo.divide"(%34, %32) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %36 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x32xf32>
    %38 = "stablehlo.subtract"(%37, %35) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %39 = "stablehlo.multiply"(%35, %38) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %40 = "stablehlo.multiply"(%arg21, %35) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    "func.return"(%40, %35, %39) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>, res_attrs = [{}], sym_name = "silu_13", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<2x6x32xf32>, %arg18: tensor<2x6x32xf32>, %arg19: tensor<2x6x32xf32>, %arg20: tensor<2x6x32xf32>):
    %24 = "stablehlo.multiply"(%arg18, %arg20) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %25 = "stablehlo.multiply"(%arg20, %arg17) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %26 = "stablehlo.multiply"(%24, %arg19) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %27 = "stablehlo.add"(%25, %26) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    "func.return"(%27) : (tensor<2x6x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>, res_attrs = [{}], sym_name = "_where_14", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<2x2x6x6xi1>, %arg16: tensor<2x2x6x6xf32>):
    %21 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
    %23 = "stablehlo.select"(%arg15, %arg16, %22) : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    "func.return"(%23) : (tensor<2x2x6x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_15", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<2x16x2x8xf32>, %arg13: tensor<16x2x8xf32>, %arg14: tensor<i32>):
    %16 = "stablehlo.broadcast_in_dim"(%arg13) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<16x2x8xf32>) -> tensor<1x16x2x8xf32>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.dynamic_update_slice"(%arg12, %16, %arg14, %17, %18, %19) : (tensor<2x16x2x8xf32>, tensor<1x16x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x2x8xf32>
    "func.return"(%20) : (tensor<2x16x2x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_16", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<2x16xf32>, %arg10: tensor<16xf32>, %arg11: tensor<i32>):
    %13 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.dynamic_update_slice"(%arg9, %13, %arg11, %14) : (tensor<2x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<2x16xf32>
    "func.return"(%15) : (tensor<2x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<2x2x8x16xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_17", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<2x2x8x16xf32>, %arg7: tensor<2x8x16xf32>, %arg8: tensor<i32>):
    %8 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.dynamic_update_slice"(%arg6, %8, %arg8, %9, %10, %11) : (tensor<2x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x8x16xf32>
    "func.return"(%12) : (tensor<2x2x8x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_18", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2x16x32xf32>, %arg4: tensor<16x32xf32>, %arg5: tensor<i32>):
    %4 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.dynamic_update_slice"(%arg3, %4, %arg5, %5, %6) : (tensor<2x16x32xf32>, tensor<1x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32xf32>
    "func.return"(%7) : (tensor<2x16x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x32x16xf32>, tensor<32x16xf32>, tensor<i32>) -> tensor<2x32x16xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_19", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x32x16xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<i32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<32x16xf32>) -> tensor<1x32x16xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.dynamic_update_slice"(%arg0, %0, %arg2, %1, %2) : (tensor<2x32x16xf32>, tensor<1x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x16xf32>
    "func.return"(%3) : (tensor<2x32x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: adam
"builtin.module"() <{sym_name = "jit_adam"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 2 : i32}, {tf.aliasing_output = 3 : i32}, {tf.aliasing_output = 4 : i32}, {tf.aliasing_output = 5 : i32}, {tf.aliasing_output = 6 : i32}, {tf.aliasing_output = 7 : i32}, {tf.aliasing_output = 8 : i32}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {tf.aliasing_output = 9 : i32}, {tf.aliasing_output = 10 : i32}, {tf.aliasing_output = 11 : i32}, {tf.aliasing_output = 12 : i32}, {tf.aliasing_output = 13 : i32}, {tf.aliasing_output = 14 : i32}, {tf.aliasing_output = 15 : i32}, {tf.aliasing_output = 16 : i32}, {tf.aliasing_output = 17 : i32}, {tf.aliasing_output = 18 : i32}, {tf.aliasing_output = 19 : i32}, {tf.aliasing_output = 20 : i32}, {tf.aliasing_output = 21 : i32}, {tf.aliasing_output = 22 : i32}, {tf.aliasing_output = 23 : i32}, {tf.aliasing_output = 24 : i32}, {tf.aliasing_output = 25 : i32}, {tf.aliasing_output = 26 : i32}, {}], function_type = (tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>, tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>, tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>, tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>, tensor<f32>) -> (tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>, tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>, tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>), res_attrs = [{jax.result_info = "result[0]['k']"}, {jax.result_info = "result[0]['n1']"}, {jax.result_info = "result[0]['n2']"}, {jax.result_info = "result[0]['o']"}, {jax.result_info = "result[0]['q']"}, {jax.result_info = "result[0]['v']"}, {jax.result_info = "result[0]['w0']"}, {jax.result_info = "result[0]['w1']"}, {jax.result_info = "result[0]['w2']"}, {jax.result_info = "result[1]['k']"}, {jax.result_info = "result[1]['n1']"}, {jax.result_info = "result[1]['n2']"}, {jax.result_info = "result[1]['o']"}, {jax.result_info = "result[1]['q']"}, {jax.result_info = "result[1]['v']"}, {jax.result_info = "result[1]['w0']"}, {jax.result_info = "result[1]['w1']"}, {jax.result_info = "result[1]['w2']"}, {jax.result_info = "result[2]['k']"}, {jax.result_info = "result[2]['n1']"}, {jax.result_info = "result[2]['n2']"}, {jax.result_info = "result[2]['o']"}, {jax.result_info = "result[2]['q']"}, {jax.result_info = "result[2]['v']"}, {jax.result_info = "result[2]['w0']"}, {jax.result_info = "result[2]['w1']"}, {jax.result_info = "result[2]['w2']"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<16x2x8xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<2x8x16xf32>, %arg4: tensor<16x2x8xf32>, %arg5: tensor<16x2x8xf32>, %arg6: tensor<16x32xf32>, %arg7: tensor<16x32xf32>, %arg8: tensor<32x16xf32>, %arg9: tensor<16x2x8xf32>, %arg10: tensor<16xf32>, %arg11: tensor<16xf32>, %arg12: tensor<2x8x16xf32>, %arg13: tensor<16x2x8xf32>, %arg14: tensor<16x2x8xf32>, %arg15: tensor<16x32xf32>, %arg16: tensor<16x32xf32>, %arg17: tensor<32x16xf32>, %arg18: tensor<16x2x8xf32>, %arg19: tensor<16xf32>, %arg20: tensor<16xf32>, %arg21: tensor<2x8x16xf32>, %arg22: tensor<16x2x8xf32>, %arg23: tensor<16x2x8xf32>, %arg24: tensor<16x32xf32>, %arg25: tensor<16x32xf32>, %arg26: tensor<32x16xf32>, %arg27: tensor<16x2x8xf32>, %arg28: tensor<16xf32>, %arg29: tensor<16xf32>, %arg30: tensor<2x8x16xf32>, %arg31: tensor<16x2x8xf32>, %arg32: tensor<16x2x8xf32>, %arg33: tensor<16x32xf32>, %arg34: tensor<16x32xf32>, %arg35: tensor<32x16xf32>, %arg36: tensor<f32>):
    %0 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %2 = "stablehlo.multiply"(%1, %arg18) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %3 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %5 = "stablehlo.multiply"(%4, %arg9) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %6 = "stablehlo.add"(%2, %5) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %9 = "stablehlo.multiply"(%8, %arg19) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %12 = "stablehlo.multiply"(%11, %arg10) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %13 = "stablehlo.add"(%9, %12) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %14 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %16 = "stablehlo.multiply"(%15, %arg20) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %19 = "stablehlo.multiply"(%18, %arg11) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %20 = "stablehlo.add"(%16, %19) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8x16xf32>
    %23 = "stablehlo.multiply"(%22, %arg21) : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %24 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8x16xf32>
    %26 = "stablehlo.multiply"(%25, %arg12) : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %27 = "stablehlo.add"(%23, %26) : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %28 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %30 = "stablehlo.multiply"(%29, %arg22) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %31 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %33 = "stablehlo.multiply"(%32, %arg13) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %34 = "stablehlo.add"(%30, %33) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %35 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %37 = "stablehlo.multiply"(%36, %arg23) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %38 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %40 = "stablehlo.multiply"(%39, %arg14) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %41 = "stablehlo.add"(%37, %40) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %42 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %44 = "stablehlo.multiply"(%43, %arg24) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %45 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %47 = "stablehlo.multiply"(%46, %arg15) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %48 = "stablehlo.add"(%44, %47) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %51 = "stablehlo.multiply"(%50, %arg25) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %52 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %54 = "stablehlo.multiply"(%53, %arg16) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %55 = "stablehlo.add"(%51, %54) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %56 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x16xf32>
    %58 = "stablehlo.multiply"(%57, %arg26) : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %59 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x16xf32>
    %61 = "stablehlo.multiply"(%60, %arg17) : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %62 = "stablehlo.add"(%58, %61) : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %63 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %65 = "stablehlo.multiply"(%64, %arg27) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %66 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %68 = "stablehlo.multiply"(%67, %arg9) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %69 = "stablehlo.multiply"(%68, %arg9) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %70 = "stablehlo.add"(%65, %69) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %71 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %73 = "stablehlo.multiply"(%72, %arg28) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %74 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %76 = "stablehlo.multiply"(%75, %arg10) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %77 = "stablehlo.multiply"(%76, %arg10) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %78 = "stablehlo.add"(%73, %77) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %79 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %81 = "stablehlo.multiply"(%80, %arg29) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %82 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %84 = "stablehlo.multiply"(%83, %arg11) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %85 = "stablehlo.multiply"(%84, %arg11) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %86 = "stablehlo.add"(%81, %85) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %87 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8x16xf32>
    %89 = "stablehlo.multiply"(%88, %arg30) : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %90 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8x16xf32>
    %92 = "stablehlo.multiply"(%91, %arg12) : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %93 = "stablehlo.multiply"(%92, %arg12) : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %94 = "stablehlo.add"(%89, %93) : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %95 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %97 = "stablehlo.multiply"(%96, %arg31) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %98 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %100 = "stablehlo.multiply"(%99, %arg13) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %101 = "stablehlo.multiply"(%100, %arg13) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %102 = "stablehlo.add"(%97, %101) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %103 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %105 = "stablehlo.multiply"(%104, %arg32) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %106 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %108 = "stablehlo.multiply"(%107, %arg14) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %109 = "stablehlo.multiply"(%108, %arg14) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %110 = "stablehlo.add"(%105, %109) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %111 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %113 = "stablehlo.multiply"(%112, %arg33) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %114 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %116 = "stablehlo.multiply"(%115, %arg15) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %117 = "stablehlo.multiply"(%116, %arg15) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %118 = "stablehlo.add"(%113, %117) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %119 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %121 = "stablehlo.multiply"(%120, %arg34) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %122 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %124 = "stablehlo.multiply"(%123, %arg16) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %125 = "stablehlo.multiply"(%124, %arg16) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %126 = "stablehlo.add"(%121, %125) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %127 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x16xf32>
    %129 = "stablehlo.multiply"(%128, %arg35) : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %130 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %131 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x16xf32>
    %132 = "stablehlo.multiply"(%131, %arg17) : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %133 = "stablehlo.multiply"(%132, %arg17) : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %134 = "stablehlo.add"(%129, %133) : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %135 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %136 = "stablehlo.power"(%135, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %137 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %138 = "stablehlo.subtract"(%137, %136) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %140 = "stablehlo.divide"(%6, %139) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %141 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %142 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %143 = "stablehlo.multiply"(%142, %140) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %144 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %145 = "stablehlo.power"(%144, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %146 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %147 = "stablehlo.subtract"(%146, %145) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %149 = "stablehlo.divide"(%70, %148) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %150 = "stablehlo.sqrt"(%149) : (tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %151 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %153 = "stablehlo.add"(%150, %152) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %154 = "stablehlo.divide"(%143, %153) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %155 = "stablehlo.subtract"(%arg0, %154) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %156 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %157 = "stablehlo.power"(%156, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %158 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %159 = "stablehlo.subtract"(%158, %157) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %160 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %161 = "stablehlo.divide"(%13, %160) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %162 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %163 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %164 = "stablehlo.multiply"(%163, %161) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %165 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %166 = "stablehlo.power"(%165, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %167 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %168 = "stablehlo.subtract"(%167, %166) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %169 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %170 = "stablehlo.divide"(%78, %169) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %171 = "stablehlo.sqrt"(%170) : (tensor<16xf32>) -> tensor<16xf32>
    %172 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %173 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %174 = "stablehlo.add"(%171, %173) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %175 = "stablehlo.divide"(%164, %174) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %176 = "stablehlo.subtract"(%arg1, %175) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %177 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %178 = "stablehlo.power"(%177, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %179 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %180 = "stablehlo.subtract"(%179, %178) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %181 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %182 = "stablehlo.divide"(%20, %181) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %183 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %184 = "stablehlo.broadcast_in_dim"(%183) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %185 = "stablehlo.multiply"(%184, %182) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %186 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %187 = "stablehlo.power"(%186, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %188 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %189 = "stablehlo.subtract"(%188, %187) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %190 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %191 = "stablehlo.divide"(%86, %190) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %192 = "stablehlo.sqrt"(%191) : (tensor<16xf32>) -> tensor<16xf32>
    %193 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %194 = "stablehlo.broadcast_in_dim"(%193) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %195 = "stablehlo.add"(%192, %194) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %196 = "stablehlo.divide"(%185, %195) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %197 = "stablehlo.subtract"(%arg2, %196) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %198 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %199 = "stablehlo.power"(%198, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %200 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %201 = "stablehlo.subtract"(%200, %199) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %202 = "stablehlo.broadcast_in_dim"(%201) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8x16xf32>
    %203 = "stablehlo.divide"(%27, %202) : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %204 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %205 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8x16xf32>
    %206 = "stablehlo.multiply"(%205, %203) : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %207 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %208 = "stablehlo.power"(%207, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %209 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %210 = "stablehlo.subtract"(%209, %208) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %211 = "stablehlo.broadcast_in_dim"(%210) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8x16xf32>
    %212 = "stablehlo.divide"(%94, %211) : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %213 = "stablehlo.sqrt"(%212) : (tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %214 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %215 = "stablehlo.broadcast_in_dim"(%214) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8x16xf32>
    %216 = "stablehlo.add"(%213, %215) : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %217 = "stablehlo.divide"(%206, %216) : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %218 = "stablehlo.subtract"(%arg3, %217) : (tensor<2x8x16xf32>, tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    %219 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %220 = "stablehlo.power"(%219, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %221 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %222 = "stablehlo.subtract"(%221, %220) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %223 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %224 = "stablehlo.divide"(%34, %223) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %225 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %226 = "stablehlo.broadcast_in_dim"(%225) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %227 = "stablehlo.multiply"(%226, %224) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %228 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %229 = "stablehlo.power"(%228, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %230 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %231 = "stablehlo.subtract"(%230, %229) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %232 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %233 = "stablehlo.divide"(%102, %232) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %234 = "stablehlo.sqrt"(%233) : (tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %235 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %236 = "stablehlo.broadcast_in_dim"(%235) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %237 = "stablehlo.add"(%234, %236) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %238 = "stablehlo.divide"(%227, %237) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %239 = "stablehlo.subtract"(%arg4, %238) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %240 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %241 = "stablehlo.power"(%240, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %242 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %243 = "stablehlo.subtract"(%242, %241) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %244 = "stablehlo.broadcast_in_dim"(%243) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %245 = "stablehlo.divide"(%41, %244) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %246 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %247 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %248 = "stablehlo.multiply"(%247, %245) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %249 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %250 = "stablehlo.power"(%249, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %251 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %252 = "stablehlo.subtract"(%251, %250) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %253 = "stablehlo.broadcast_in_dim"(%252) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %254 = "stablehlo.divide"(%110, %253) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %255 = "stablehlo.sqrt"(%254) : (tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %256 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %257 = "stablehlo.broadcast_in_dim"(%256) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x2x8xf32>
    %258 = "stablehlo.add"(%255, %257) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %259 = "stablehlo.divide"(%248, %258) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %260 = "stablehlo.subtract"(%arg5, %259) : (tensor<16x2x8xf32>, tensor<16x2x8xf32>) -> tensor<16x2x8xf32>
    %261 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %262 = "stablehlo.power"(%261, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %263 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %264 = "stablehlo.subtract"(%263, %262) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %265 = "stablehlo.broadcast_in_dim"(%264) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %266 = "stablehlo.divide"(%48, %265) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %267 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %268 = "stablehlo.broadcast_in_dim"(%267) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %269 = "stablehlo.multiply"(%268, %266) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %270 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %271 = "stablehlo.power"(%270, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %272 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %273 = "stablehlo.subtract"(%272, %271) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %274 = "stablehlo.broadcast_in_dim"(%273) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %275 = "stablehlo.divide"(%118, %274) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %276 = "stablehlo.sqrt"(%275) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %277 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %278 = "stablehlo.broadcast_in_dim"(%277) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %279 = "stablehlo.add"(%276, %278) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %280 = "stablehlo.divide"(%269, %279) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %281 = "stablehlo.subtract"(%arg6, %280) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %282 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %283 = "stablehlo.power"(%282, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %284 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %285 = "stablehlo.subtract"(%284, %283) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %286 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %287 = "stablehlo.divide"(%55, %286) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %288 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %289 = "stablehlo.broadcast_in_dim"(%288) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %290 = "stablehlo.multiply"(%289, %287) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %291 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %292 = "stablehlo.power"(%291, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %293 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %294 = "stablehlo.subtract"(%293, %292) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %295 = "stablehlo.broadcast_in_dim"(%294) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %296 = "stablehlo.divide"(%126, %295) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %297 = "stablehlo.sqrt"(%296) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %298 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %299 = "stablehlo.broadcast_in_dim"(%298) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x32xf32>
    %300 = "stablehlo.add"(%297, %299) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %301 = "stablehlo.divide"(%290, %300) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %302 = "stablehlo.subtract"(%arg7, %301) : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %303 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %304 = "stablehlo.power"(%303, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %305 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %306 = "stablehlo.subtract"(%305, %304) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %307 = "stablehlo.broadcast_in_dim"(%306) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x16xf32>
    %308 = "stablehlo.divide"(%62, %307) : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %309 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %310 = "stablehlo.broadcast_in_dim"(%309) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x16xf32>
    %311 = "stablehlo.multiply"(%310, %308) : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %312 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %313 = "stablehlo.power"(%312, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %314 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %315 = "stablehlo.subtract"(%314, %313) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %316 = "stablehlo.broadcast_in_dim"(%315) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x16xf32>
    %317 = "stablehlo.divide"(%134, %316) : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %318 = "stablehlo.sqrt"(%317) : (tensor<32x16xf32>) -> tensor<32x16xf32>
    %319 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %320 = "stablehlo.broadcast_in_dim"(%319) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x16xf32>
    %321 = "stablehlo.add"(%318, %320) : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %322 = "stablehlo.divide"(%311, %321) : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    %323 = "stablehlo.subtract"(%arg8, %322) : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    "func.return"(%155, %176, %197, %218, %239, %260, %281, %302, %323, %6, %13, %20, %27, %34, %41, %48, %55, %62, %70, %78, %86, %94, %102, %110, %118, %126, %134) : (tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>, tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>, tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: mlp_grad
"builtin.module"() <{sym_name = "jit_mlp"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<4x8xf32>, tensor<8xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<5x4xf32>, tensor<5x2xf32>) -> (tensor<f32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x2xf32>, tensor<2xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1][0][0]"}, {jax.result_info = "result[1][0][1]"}, {jax.result_info = "result[1][1][0]"}, {jax.result_info = "result[1][1][1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<4x8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8x2xf32>, %arg4: tensor<2xf32>, %arg5: tensor<5x4xf32>, %arg6: tensor<5x2xf32>):
    %3 = "stablehlo.dot_general"(%arg5, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x4xf32>, tensor<4x8xf32>) -> tensor<5x8xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %6 = "stablehlo.add"(%3, %5) : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %7 = "func.call"(%6) <{callee = @relu}> : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x8xf32>
    %10 = "stablehlo.compare"(%6, %9) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xi1>
    %11 = "stablehlo.dot_general"(%7, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x8xf32>, tensor<8x2xf32>) -> tensor<5x2xf32>
    %12 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<5x2xf32>
    %14 = "stablehlo.add"(%11, %13) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %15 = "stablehlo.subtract"(%14, %arg6) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %16 = "stablehlo.multiply"(%15, %15) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %17 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2xf32>
    %19 = "stablehlo.multiply"(%18, %15) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.reduce"(%16, %20) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %51 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) : (tensor<5x2xf32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.constant"() <{value = dense<1.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.divide"(%21, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.constant"() <{value = dense<1.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.divide"(%24, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2xf32>
    %28 = "stablehlo.multiply"(%27, %19) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %50 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%50) : (tensor<f32>) -> ()
    }) : (tensor<5x2xf32>, tensor<f32>) -> tensor<2xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<2xf32>) -> tensor<1x2xf32>
    %32 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.reduce"(%31, %32) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %49 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%49) : (tensor<f32>) -> ()
    }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %34 = "stablehlo.dot_general"(%28, %7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x2xf32>, tensor<5x8xf32>) -> tensor<2x8xf32>
    %35 = "stablehlo.transpose"(%34) <{permutation = array<i64: 1, 0>}> : (tensor<2x8xf32>) -> tensor<8x2xf32>
    %36 = "stablehlo.dot_general"(%28, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x2xf32>, tensor<8x2xf32>) -> tensor<5x8xf32>
    %37 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x8xf32>
    %39 = "stablehlo.select"(%10, %36, %38) : (tensor<5x8xi1>, tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.reduce"(%39, %40) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %48 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%48) : (tensor<f32>) -> ()
    }) : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<8xf32>) -> tensor<1x8xf32>
    %43 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.reduce"(%42, %43) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %47 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%47) : (tensor<f32>) -> ()
    }) : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %45 = "stablehlo.dot_general"(%39, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x8xf32>, tensor<5x4xf32>) -> tensor<8x4xf32>
    %46 = "stablehlo.transpose"(%45) <{permutation = array<i64: 1, 0>}> : (tensor<8x4xf32>) -> tensor<4x8xf32>
    "func.return"(%23, %46, %44, %35, %33) : (tensor<f32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x2xf32>, tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x8xf32>) -> tensor<5x8xf32>, res_attrs = [{}], sym_name = "relu", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5x8xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x8xf32>
    %2 = "stablehlo.maximum"(%arg0, %1) : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    "func.return"(%2) : (tensor<5x8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: mlp_vmap_grad
"builtin.module"() <{sym_name = "jit_mlp"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<4x8xf32>, tensor<8xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<3x5x4xf32>, tensor<3x5x2xf32>) -> (tensor<3x4x8xf32>, tensor<3x8xf32>, tensor<3x8x2xf32>, tensor<3x2xf32>), res_attrs = [{jax.result_info = "result[0][0]"}, {jax.result_info = "result[0][1]"}, {jax.result_info = "result[1][0]"}, {jax.result_info = "result[1][1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<4x8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8x2xf32>, %arg4: tensor<2xf32>, %arg5: tensor<3x5x4xf32>, %arg6: tensor<3x5x2xf32>):
    %3 = "stablehlo.dot_general"(%arg5, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x5x4xf32>, tensor<4x8xf32>) -> tensor<3x5x8xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x8xf32>) -> tensor<3x5x8xf32>
    %7 = "stablehlo.add"(%3, %6) : (tensor<3x5x8xf32>, tensor<3x5x8xf32>) -> tensor<3x5x8xf32>
    %8 = "func.call"(%7) <{callee = @relu}> : (tensor<3x5x8xf32>) -> tensor<3x5x8xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5x8xf32>
    %11 = "stablehlo.compare"(%7, %10) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<3x5x8xf32>, tensor<3x5x8xf32>) -> tensor<3x5x8xi1>
    %12 = "stablehlo.dot_general"(%8, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x5x8xf32>, tensor<8x2xf32>) -> tensor<3x5x2xf32>
    %13 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x2xf32>) -> tensor<3x5x2xf32>
    %16 = "stablehlo.add"(%12, %15) : (tensor<3x5x2xf32>, tensor<3x5x2xf32>) -> tensor<3x5x2xf32>
    %17 = "stablehlo.subtract"(%16, %arg6) : (tensor<3x5x2xf32>, tensor<3x5x2xf32>) -> tensor<3x5x2xf32>
    %18 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5x2xf32>
    %20 = "stablehlo.multiply"(%19, %17) : (tensor<3x5x2xf32>, tensor<3x5x2xf32>) -> tensor<3x5x2xf32>
    %21 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.constant"() <{value = dense<1.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.divide"(%21, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x2xf32>) -> tensor<1x5x2xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x2xf32>) -> tensor<3x5x2xf32>
    %27 = "stablehlo.multiply"(%26, %20) : (tensor<3x5x2xf32>, tensor<3x5x2xf32>) -> tensor<3x5x2xf32>
    %28 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %50 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%50) : (tensor<f32>) -> ()
    }) : (tensor<3x5x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<3x2xf32>) -> tensor<3x1x2xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%30, %31) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %49 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%49) : (tensor<f32>) -> ()
    }) : (tensor<3x1x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    %33 = "stablehlo.dot_general"(%27, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x5x2xf32>, tensor<3x5x8xf32>) -> tensor<3x2x8xf32>
    %34 = "stablehlo.transpose"(%33) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x2x8xf32>) -> tensor<3x8x2xf32>
    %35 = "stablehlo.dot_general"(%27, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x5x2xf32>, tensor<8x2xf32>) -> tensor<3x5x8xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x8xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x8xf32>) -> tensor<3x5x8xf32>
    %39 = "stablehlo.select"(%11, %35, %38) : (tensor<3x5x8xi1>, tensor<3x5x8xf32>, tensor<3x5x8xf32>) -> tensor<3x5x8xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.reduce"(%39, %40) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %48 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%48) : (tensor<f32>) -> ()
    }) : (tensor<3x5x8xf32>, tensor<f32>) -> tensor<3x8xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<3x8xf32>) -> tensor<3x1x8xf32>
    %43 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.reduce"(%42, %43) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %47 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%47) : (tensor<f32>) -> ()
    }) : (tensor<3x1x8xf32>, tensor<f32>) -> tensor<3x8xf32>
    %45 = "stablehlo.dot_general"(%39, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x5x8xf32>, tensor<3x5x4xf32>) -> tensor<3x8x4xf32>
    %46 = "stablehlo.transpose"(%45) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x8x4xf32>) -> tensor<3x4x8xf32>
    "func.return"(%46, %44, %34, %32) : (tensor<3x4x8xf32>, tensor<3x8xf32>, tensor<3x8x2xf32>, tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5x8xf32>) -> tensor<3x5x8xf32>, res_attrs = [{}], sym_name = "relu", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x5x8xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5x8xf32>
    %2 = "stablehlo.maximum"(%arg0, %1) : (tensor<3x5x8xf32>, tensor<3x5x8xf32>) -> tensor<3x5x8xf32>
    "func.return"(%2) : (tensor<3x5x8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: hessian
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3xf32>) -> tensor<3x3xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3xf32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %5 = "stablehlo.compare"(%4, %1) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %6 = "stablehlo.convert"(%5) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %8 = "stablehlo.tanh"(%arg0) : (tensor<3xf32>) -> tensor<3xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %11 = "stablehlo.add"(%10, %8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %14 = "stablehlo.subtract"(%13, %8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %15 = "stablehlo.multiply"(%11, %14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %18 = "stablehlo.multiply"(%7, %17) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %19 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %21 = "stablehlo.add"(%20, %8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %24 = "stablehlo.subtract"(%23, %8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %25 = "stablehlo.multiply"(%21, %24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %26 = "stablehlo.constant"() <{value = dense<-2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %28 = "stablehlo.multiply"(%27, %8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %31 = "stablehlo.multiply"(%18, %30) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %32 = "stablehlo.multiply"(%8, %8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %33 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %35 = "stablehlo.multiply"(%34, %8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %38 = "stablehlo.multiply"(%18, %37) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %39 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %41 = "stablehlo.multiply"(%40, %32) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %42 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %44 = "stablehlo.multiply"(%43, %38) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %45 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
    %46 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x1xi32>
    %49 = "stablehlo.add"(%45, %48) : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
    %50 = "stablehlo.compare"(%49, %46) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %51 = "stablehlo.convert"(%50) : (tensor<1x1xi1>) -> tensor<1x1xf32>
    %52 = "stablehlo.slice"(%51) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %53 = "stablehlo.reshape"(%52) : (tensor<1x1xf32>) -> tensor<1xf32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
    %55 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %56 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x3xf32>) -> tensor<3x1x3xf32>
    %57 = "stablehlo.multiply"(%54, %55) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %58 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x3xf32>) -> tensor<3x1x3xf32>
    %60 = "stablehlo.multiply"(%59, %56) : (tensor<3x1x3xf32>, tensor<3x1x3xf32>) -> tensor<3x1x3xf32>
    %61 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %62 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x3xf32>) -> tensor<3x1x3xf32>
    %63 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x3xf32>) -> tensor<3x1x3xf32>
    %65 = "stablehlo.multiply"(%60, %64) : (tensor<3x1x3xf32>, tensor<3x1x3xf32>) -> tensor<3x1x3xf32>
    %66 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x3xf32>) -> tensor<3x1x3xf32>
    %68 = "stablehlo.multiply"(%67, %62) : (tensor<3x1x3xf32>, tensor<3x1x3xf32>) -> tensor<3x1x3xf32>
    %69 = "stablehlo.add"(%65, %68) : (tensor<3x1x3xf32>, tensor<3x1x3xf32>) -> tensor<3x1x3xf32>
    %70 = "stablehlo.slice"(%69) <{limit_indices = array<i64: 3, 1, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x1x3xf32>) -> tensor<3x1x3xf32>
    %71 = "stablehlo.reshape"(%70) : (tensor<3x1x3xf32>) -> tensor<3x3xf32>
    %72 = "stablehlo.transpose"(%71) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %73 = "stablehlo.slice"(%72) <{limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%73) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: jvp
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>):
    %0 = "stablehlo.sine"(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %1 = "stablehlo.cosine"(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %2 = "stablehlo.multiply"(%arg1, %1) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%0, %2) : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: linearize_vmap
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<3x5x5x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x5xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi32>
    %5 = "stablehlo.compare"(%4, %1) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %6 = "stablehlo.convert"(%5) : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %8 = "stablehlo.sine"(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %9 = "stablehlo.cosine"(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x5xf32>) -> tensor<3x1x5xf32>
    %11 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x5x5xf32>) -> tensor<3x5x5xf32>
    %13 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x1x5xf32>) -> tensor<3x5x5xf32>
    %14 = "stablehlo.multiply"(%12, %13) : (tensor<3x5x5xf32>, tensor<3x5x5xf32>) -> tensor<3x5x5xf32>
    %15 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x5xf32>) -> tensor<3x5x1xf32>
    %16 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
    %17 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x5xf32>) -> tensor<3x1x5xf32>
    %18 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 3>}> : (tensor<3x5x5xf32>) -> tensor<3x5x1x5xf32>
    %19 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<3x1x5xf32>) -> tensor<3x1x1x5xf32>
    %20 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<5x5x1xf32>) -> tensor<1x5x5x1xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x5x5x1xf32>) -> tensor<3x5x5x5xf32>
    %22 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<3x1x1x5xf32>) -> tensor<3x5x5x5xf32>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<3x5x5x5xf32>, tensor<3x5x5x5xf32>) -> tensor<3x5x5x5xf32>
    %24 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 2, 3>}> : (tensor<3x5x1xf32>) -> tensor<3x1x5x1xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<3x1x5x1xf32>) -> tensor<3x5x5x5xf32>
    %26 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<3x5x1x5xf32>) -> tensor<3x5x5x5xf32>
    %27 = "stablehlo.multiply"(%25, %26) : (tensor<3x5x5x5xf32>, tensor<3x5x5x5xf32>) -> tensor<3x5x5x5xf32>
    %28 = "stablehlo.add"(%23, %27) : (tensor<3x5x5x5xf32>, tensor<3x5x5x5xf32>) -> tensor<3x5x5x5xf32>
    %29 = "stablehlo.transpose"(%28) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<3x5x5x5xf32>) -> tensor<3x5x5x5xf32>
    %30 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 3, 5, 5, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<3x5x5x5xf32>) -> tensor<3x5x5x5xf32>
    "func.return"(%30) : (tensor<3x5x5x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
