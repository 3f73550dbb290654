// name: exp
"builtin.module"() <{sym_name = "jit_exp"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xcomplex<f32>>):
    %0 = "stablehlo.exponential"(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    "func.return"(%0) : (tensor<3x5xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: log
"builtin.module"() <{sym_name = "jit_log"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xcomplex<f32>>):
    %0 = "stablehlo.log"(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    "func.return"(%0) : (tensor<3x5xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: tanh
"builtin.module"() <{sym_name = "jit_tanh"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xcomplex<f32>>):
    %0 = "stablehlo.tanh"(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    "func.return"(%0) : (tensor<3x5xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: sqrt
"builtin.module"() <{sym_name = "jit_sqrt"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xcomplex<f32>>):
    %0 = "stablehlo.sqrt"(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    "func.return"(%0) : (tensor<3x5xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: abs
"builtin.module"() <{sym_name = "jit_abs"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xcomplex<f32>>):
    %0 = "stablehlo.real"(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %1 = "stablehlo.imag"(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %2 = "stablehlo.abs"(%0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %3 = "stablehlo.abs"(%1) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %4 = "stablehlo.maximum"(%2, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %5 = "stablehlo.constant"() <{value = dense<9.22337203E+18> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %7 = "stablehlo.compare"(%4, %6) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %8 = "stablehlo.constant"() <{value = dense<2.44140625E-4> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %10 = "stablehlo.compare"(%4, %9) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %11 = "stablehlo.constant"() <{value = dense<2.64697796E-23> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %13 = "stablehlo.constant"() <{value = dense<3.77789319E+22> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %17 = "stablehlo.multiply"(%0, %12) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %18 = "stablehlo.multiply"(%0, %14) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %19 = "stablehlo.select"(%10, %18, %0) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %20 = "stablehlo.select"(%7, %17, %19) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %21 = "stablehlo.multiply"(%1, %12) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %22 = "stablehlo.multiply"(%1, %14) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %23 = "stablehlo.select"(%10, %22, %1) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %24 = "stablehlo.select"(%7, %21, %23) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %25 = "stablehlo.select"(%10, %12, %16) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %26 = "stablehlo.select"(%7, %14, %25) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %27 = "chlo.square"(%20) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %28 = "chlo.square"(%24) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %30 = "stablehlo.sqrt"(%29) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %31 = "stablehlo.multiply"(%30, %26) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %32 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %34 = "stablehlo.compare"(%2, %33) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %35 = "stablehlo.compare"(%3, %33) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %36 = "stablehlo.or"(%34, %35) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %37 = "stablehlo.select"(%36, %33, %31) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %38 = "stablehlo.divide"(%20, %30) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %39 = "stablehlo.divide"(%24, %30) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%37) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: conj
"builtin.module"() <{sym_name = "jit_conj"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xcomplex<f32>>):
    %0 = "stablehlo.real"(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %1 = "stablehlo.imag"(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %2 = "stablehlo.negate"(%1) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %3 = "stablehlo.complex"(%0, %2) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    "func.return"(%3) : (tensor<3x5xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: real
"builtin.module"() <{sym_name = "jit_real"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xcomplex<f32>>):
    %0 = "stablehlo.real"(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    "func.return"(%0) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: imag
"builtin.module"() <{sym_name = "jit_imag"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xcomplex<f32>>):
    %0 = "stablehlo.imag"(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    "func.return"(%0) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: sin
"builtin.module"() <{sym_name = "jit_sin"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xcomplex<f32>>):
    %0 = "stablehlo.real"(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %1 = "stablehlo.imag"(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %4 = "stablehlo.compare"(%0, %3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %5 = "stablehlo.sine"(%0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %6 = "stablehlo.cosine"(%0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %7 = "stablehlo.exponential_minus_one"(%1) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %8 = "stablehlo.negate"(%1) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %9 = "stablehlo.exponential_minus_one"(%8) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %10 = "stablehlo.subtract"(%7, %9) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %11 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %13 = "stablehlo.divide"(%10, %12) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %14 = "stablehlo.add"(%7, %9) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %15 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %17 = "stablehlo.add"(%14, %16) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %18 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %20 = "stablehlo.divide"(%17, %19) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %21 = "stablehlo.multiply"(%5, %20) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %22 = "stablehlo.multiply"(%6, %13) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %25 = "stablehlo.complex"(%24, %22) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    %26 = "stablehlo.complex"(%21, %22) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    %27 = "stablehlo.select"(%4, %25, %26) : (tensor<3x5xi1>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    "func.return"(%27) : (tensor<3x5xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: log1p
"builtin.module"() <{sym_name = "jit_log1p"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xcomplex<f32>>):
    %0 = "stablehlo.log_plus_one"(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    "func.return"(%0) : (tensor<3x5xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: logistic
"builtin.module"() <{sym_name = "jit_logistic"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xcomplex<f32>>):
    %0 = "stablehlo.negate"(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %1 = "stablehlo.exponential"(%0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %2 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %4 = "stablehlo.add"(%3, %1) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %5 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %7 = "stablehlo.divide"(%6, %4) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    "func.return"(%7) : (tensor<3x5xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: complex
"builtin.module"() <{sym_name = "jit_complex"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>):
    %0 = "stablehlo.complex"(%arg0, %arg1) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    "func.return"(%0) : (tensor<3x5xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: angle
"builtin.module"() <{sym_name = "jit_angle"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<3x5xcomplex<f32>>):
    %3 = "func.call"(%arg1) <{callee = @angle}> : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    "func.return"(%3) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "angle", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x5xcomplex<f32>>):
    %0 = "stablehlo.real"(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %1 = "stablehlo.imag"(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %2 = "stablehlo.atan2"(%1, %0) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%2) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: mul_grad
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xcomplex<f32>>):
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %1 = "stablehlo.real"(%0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %2 = "stablehlo.imag"(%0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %3 = "stablehlo.abs"(%1) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %4 = "stablehlo.abs"(%2) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %5 = "stablehlo.maximum"(%3, %4) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %6 = "stablehlo.constant"() <{value = dense<9.22337203E+18> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %8 = "stablehlo.compare"(%5, %7) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %9 = "stablehlo.constant"() <{value = dense<2.44140625E-4> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %11 = "stablehlo.compare"(%5, %10) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %12 = "stablehlo.constant"() <{value = dense<2.64697796E-23> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %14 = "stablehlo.constant"() <{value = dense<3.77789319E+22> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %18 = "stablehlo.multiply"(%1, %13) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %19 = "stablehlo.multiply"(%1, %15) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %20 = "stablehlo.select"(%11, %19, %1) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %21 = "stablehlo.select"(%8, %18, %20) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %22 = "stablehlo.multiply"(%2, %13) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %23 = "stablehlo.multiply"(%2, %15) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %24 = "stablehlo.select"(%11, %23, %2) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %25 = "stablehlo.select"(%8, %22, %24) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %26 = "stablehlo.select"(%11, %13, %17) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %27 = "stablehlo.select"(%8, %15, %26) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %28 = "chlo.square"(%21) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %29 = "chlo.square"(%25) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %31 = "stablehlo.sqrt"(%30) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %32 = "stablehlo.multiply"(%31, %27) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %33 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %35 = "stablehlo.compare"(%3, %34) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %36 = "stablehlo.compare"(%4, %34) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %37 = "stablehlo.or"(%35, %36) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %38 = "stablehlo.select"(%37, %34, %32) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %39 = "stablehlo.divide"(%21, %31) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %40 = "stablehlo.divide"(%25, %31) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %41 = "stablehlo.real"(%0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %42 = "stablehlo.imag"(%0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %43 = "stablehlo.negate"(%42) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %44 = "stablehlo.complex"(%41, %43) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    %45 = "stablehlo.convert"(%38) : (tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    %46 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %48 = "stablehlo.compare"(%45, %47) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xi1>
    %49 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %51 = "stablehlo.select"(%48, %50, %45) : (tensor<3x5xi1>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %52 = "stablehlo.divide"(%44, %51) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %53 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %55 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %57 = "stablehlo.complex"(%54, %56) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    %58 = "stablehlo.multiply"(%57, %52) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %59 = "stablehlo.multiply"(%arg0, %58) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %60 = "stablehlo.multiply"(%58, %arg0) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %61 = "stablehlo.add"(%60, %59) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    "func.return"(%61) : (tensor<3x5xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
