// name: bitwise_not
"builtin.module"() <{sym_name = "jit_bitwise_not"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi32>):
    %0 = "stablehlo.not"(%arg0) : (tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: population_count
"builtin.module"() <{sym_name = "jit_population_count"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi32>):
    %0 = "stablehlo.popcnt"(%arg0) : (tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: clz
"builtin.module"() <{sym_name = "jit_clz"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi32>):
    %0 = "stablehlo.count_leading_zeros"(%arg0) : (tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: sign
"builtin.module"() <{sym_name = "jit_sign"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi32>):
    %0 = "stablehlo.sign"(%arg0) : (tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: abs
"builtin.module"() <{sym_name = "jit_abs"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi32>):
    %0 = "stablehlo.abs"(%arg0) : (tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: neg
"builtin.module"() <{sym_name = "jit_neg"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi32>):
    %0 = "stablehlo.negate"(%arg0) : (tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: add_i32
"builtin.module"() <{sym_name = "jit_add"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>):
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: add_u32
"builtin.module"() <{sym_name = "jit_add"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>):
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    "func.return"(%0) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: sub_i32
"builtin.module"() <{sym_name = "jit_sub"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>):
    %0 = "stablehlo.subtract"(%arg0, %arg1) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: sub_u32
"builtin.module"() <{sym_name = "jit_sub"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>):
    %0 = "stablehlo.subtract"(%arg0, %arg1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    "func.return"(%0) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: mul_i32
"builtin.module"() <{sym_name = "jit_mul"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>):
    %0 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: mul_u32
"builtin.module"() <{sym_name = "jit_mul"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>):
    %0 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    "func.return"(%0) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: div_i32
"builtin.module"() <{sym_name = "jit_div"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>):
    %0 = "stablehlo.divide"(%arg0, %arg1) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: div_u32
"builtin.module"() <{sym_name = "jit_div"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>):
    %0 = "stablehlo.divide"(%arg0, %arg1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    "func.return"(%0) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: rem_i32
"builtin.module"() <{sym_name = "jit_rem"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>):
    %0 = "stablehlo.remainder"(%arg0, %arg1) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: rem_u32
"builtin.module"() <{sym_name = "jit_rem"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>):
    %0 = "stablehlo.remainder"(%arg0, %arg1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    "func.return"(%0) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: max_i32
"builtin.module"() <{sym_name = "jit_max"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>):
    %0 = "stablehlo.maximum"(%arg0, %arg1) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: max_u32
"builtin.module"() <{sym_name = "jit_max"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>):
    %0 = "stablehlo.maximum"(%arg0, %arg1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    "func.return"(%0) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: min_i32
"builtin.module"() <{sym_name = "jit_min"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>):
    %0 = "stablehlo.minimum"(%arg0, %arg1) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: min_u32
"builtin.module"() <{sym_name = "jit_min"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>):
    %0 = "stablehlo.minimum"(%arg0, %arg1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    "func.return"(%0) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: bitwise_and_i32
"builtin.module"() <{sym_name = "jit_bitwise_and"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>):
    %0 = "stablehlo.and"(%arg0, %arg1) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: bitwise_and_u32
"builtin.module"() <{sym_name = "jit_bitwise_and"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>):
    %0 = "stablehlo.and"(%arg0, %arg1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    "func.return"(%0) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: bitwise_or_i32
"builtin.module"() <{sym_name = "jit_bitwise_or"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>):
    %0 = "stablehlo.or"(%arg0, %arg1) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: bitwise_or_u32
"builtin.module"() <{sym_name = "jit_bitwise_or"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>):
    %0 = "stablehlo.or"(%arg0, %arg1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    "func.return"(%0) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: bitwise_xor_i32
"builtin.module"() <{sym_name = "jit_bitwise_xor"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>):
    %0 = "stablehlo.xor"(%arg0, %arg1) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: bitwise_xor_u32
"builtin.module"() <{sym_name = "jit_bitwise_xor"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>):
    %0 = "stablehlo.xor"(%arg0, %arg1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    "func.return"(%0) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: shift_left_i32
"builtin.module"() <{sym_name = "jit_shift_left"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>):
    %0 = "stablehlo.shift_left"(%arg0, %arg1) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: shift_left_u32
"builtin.module"() <{sym_name = "jit_shift_left"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>):
    %0 = "stablehlo.shift_left"(%arg0, %arg1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    "func.return"(%0) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: shift_right_arithmetic_i32
"builtin.module"() <{sym_name = "jit_shift_right_arithmetic"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>):
    %0 = "stablehlo.shift_right_arithmetic"(%arg0, %arg1) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: shift_right_arithmetic_u32
"builtin.module"() <{sym_name = "jit_shift_right_arithmetic"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>):
    %0 = "stablehlo.shift_right_arithmetic"(%arg0, %arg1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    "func.return"(%0) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: shift_right_logical_i32
"builtin.module"() <{sym_name = "jit_shift_right_logical"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>):
    %0 = "stablehlo.shift_right_logical"(%arg0, %arg1) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: shift_right_logical_u32
"builtin.module"() <{sym_name = "jit_shift_right_logical"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>):
    %0 = "stablehlo.shift_right_logical"(%arg0, %arg1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    "func.return"(%0) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: floor_divide
"builtin.module"() <{sym_name = "jit_floor_divide"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<3x5xi32>, %arg6: tensor<3x5xi32>):
    %14 = "func.call"(%arg5, %arg6) <{callee = @floor_divide}> : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%14) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3x5xi32>, %arg4: tensor<3x5xi32>):
    %1 = "stablehlo.divide"(%arg3, %arg4) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %2 = "stablehlo.sign"(%arg3) : (tensor<3x5xi32>) -> tensor<3x5xi32>
    %3 = "stablehlo.sign"(%arg4) : (tensor<3x5xi32>) -> tensor<3x5xi32>
    %4 = "stablehlo.compare"(%2, %3) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %5 = "stablehlo.remainder"(%arg3, %arg4) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %8 = "stablehlo.compare"(%5, %7) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %9 = "stablehlo.and"(%4, %8) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %10 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %12 = "stablehlo.subtract"(%1, %11) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %13 = "func.call"(%9, %12, %1) <{callee = @_where}> : (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%13) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xi32>, %arg2: tensor<3x5xi32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: mod
"builtin.module"() <{sym_name = "jit_mod"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<3x5xi32>, %arg6: tensor<3x5xi32>):
    %21 = "func.call"(%arg5, %arg6) <{callee = @remainder}> : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%21) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3x5xi32>, %arg4: tensor<3x5xi32>):
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %3 = "stablehlo.compare"(%arg4, %2) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %6 = "func.call"(%3, %5, %arg4) <{callee = @_where}> : (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %7 = "stablehlo.remainder"(%arg3, %6) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %10 = "stablehlo.compare"(%7, %9) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %13 = "stablehlo.compare"(%7, %12) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %16 = "stablehlo.compare"(%6, %15) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %17 = "stablehlo.compare"(%13, %16) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %18 = "stablehlo.and"(%17, %10) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %19 = "stablehlo.add"(%7, %6) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %20 = "stablehlo.select"(%18, %19, %7) : (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%20) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xi32>, %arg2: tensor<3x5xi32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%0) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: not_bool
"builtin.module"() <{sym_name = "jit_bitwise_not"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xi1>) -> tensor<3x5xi1>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi1>):
    %0 = "stablehlo.not"(%arg0) : (tensor<3x5xi1>) -> tensor<3x5xi1>
    "func.return"(%0) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: pow_int
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi32>):
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %1 = "stablehlo.multiply"(%0, %arg0) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%1) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
