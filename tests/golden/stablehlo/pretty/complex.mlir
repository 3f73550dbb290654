// name: exp
#loc1 = loc("x")
module @jit_exp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>> loc("x")) -> (tensor<3x5xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.exponential %arg0 : tensor<3x5xcomplex<f32>> loc(#loc7)
    return %0 : tensor<3x5xcomplex<f32>> loc(#loc8)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc2 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc3 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc4 = loc("main"(#loc2))
#loc5 = loc("<module>"(#loc3))
#loc6 = loc(callsite(#loc4 at #loc5))
#loc7 = loc("jit(exp)/exp"(#loc6))
#loc8 = loc("jit(exp)"(#loc6))
// -----
// name: log
module @jit_log attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.log %arg0 : tensor<3x5xcomplex<f32>>
    return %0 : tensor<3x5xcomplex<f32>>
  }
}
// -----
// name: tanh
module @jit_tanh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<3x5xcomplex<f32>>
    return %0 : tensor<3x5xcomplex<f32>>
  }
}
// -----
// name: sqrt
module @jit_sqrt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<3x5xcomplex<f32>>
    return %0 : tensor<3x5xcomplex<f32>>
  }
}
// -----
// name: abs
#loc1 = loc("x")
module @jit_abs attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>> loc("x")) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32> loc(#loc7)
    %1 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32> loc(#loc8)
    %2 = stablehlo.abs %0 : tensor<3x5xf32> loc(#loc9)
    %3 = stablehlo.abs %1 : tensor<3x5xf32> loc(#loc9)
    %4 = stablehlo.maximum %2, %3 : tensor<3x5xf32> loc(#loc10)
    %cst = stablehlo.constant dense<9.22337203E+18> : tensor<f32> loc(#loc9)
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc11)
    %6 = stablehlo.compare GE, %4, %5, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc11)
    %cst_0 = stablehlo.constant dense<2.44140625E-4> : tensor<f32> loc(#loc9)
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc12)
    %8 = stablehlo.compare LE, %4, %7, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc12)
    %cst_1 = stablehlo.constant dense<2.64697796E-23> : tensor<f32> loc(#loc9)
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %cst_2 = stablehlo.constant dense<3.77789319E+22> : tensor<f32> loc(#loc9)
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc9)
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %12 = stablehlo.multiply %0, %9 : tensor<3x5xf32> loc(#loc14)
    %13 = stablehlo.multiply %0, %10 : tensor<3x5xf32> loc(#loc14)
    %14 = stablehlo.select %8, %13, %0 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc15)
    %15 = stablehlo.select %6, %12, %14 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc15)
    %16 = stablehlo.multiply %1, %9 : tensor<3x5xf32> loc(#loc14)
    %17 = stablehlo.multiply %1, %10 : tensor<3x5xf32> loc(#loc14)
    %18 = stablehlo.select %8, %17, %1 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc15)
    %19 = stablehlo.select %6, %16, %18 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc15)
    %20 = stablehlo.select %8, %9, %11 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc15)
    %21 = stablehlo.select %6, %10, %20 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc15)
    %22 = chlo.square %15 : tensor<3x5xf32> -> tensor<3x5xf32> loc(#loc16)
    %23 = chlo.square %19 : tensor<3x5xf32> -> tensor<3x5xf32> loc(#loc16)
    %24 = stablehlo.add %22, %23 : tensor<3x5xf32> loc(#loc17)
    %25 = stablehlo.sqrt %24 : tensor<3x5xf32> loc(#loc18)
    %26 = stablehlo.multiply %25, %21 : tensor<3x5xf32> loc(#loc14)
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32> loc(#loc9)
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %28 = stablehlo.compare EQ, %2, %27, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc19)
    %29 = stablehlo.compare EQ, %3, %27, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc19)
    %30 = stablehlo.or %28, %29 : tensor<3x5xi1> loc(#loc20)
    %31 = stablehlo.select %30, %27, %26 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc15)
    %32 = stablehlo.divide %15, %25 : tensor<3x5xf32> loc(#loc21)
    %33 = stablehlo.divide %19, %25 : tensor<3x5xf32> loc(#loc21)
    return %31 : tensor<3x5xf32> loc(#loc22)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc2 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc3 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc4 = loc("main"(#loc2))
#loc5 = loc("<module>"(#loc3))
#loc6 = loc(callsite(#loc4 at #loc5))
#loc7 = loc("jit(abs)/real"(#loc6))
#loc8 = loc("jit(abs)/imag"(#loc6))
#loc9 = loc("jit(abs)/abs"(#loc6))
#loc10 = loc("jit(abs)/max"(#loc6))
#loc11 = loc("jit(abs)/ge"(#loc6))
#loc12 = loc("jit(abs)/le"(#loc6))
#loc13 = loc("jit(abs)/broadcast_in_dim"(#loc6))
#loc14 = loc("jit(abs)/mul"(#loc6))
#loc15 = loc("jit(abs)/select_n"(#loc6))
#loc16 = loc("jit(abs)/square"(#loc6))
#loc17 = loc("jit(abs)/add"(#loc6))
#loc18 = loc("jit(abs)/sqrt"(#loc6))
#loc19 = loc("jit(abs)/eq"(#loc6))
#loc20 = loc("jit(abs)/or"(#loc6))
#loc21 = loc("jit(abs)/div"(#loc6))
#loc22 = loc("jit(abs)"(#loc6))
// -----
// name: conj
module @jit_conj attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %1 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %2 = stablehlo.negate %1 : tensor<3x5xf32>
    %3 = stablehlo.complex %0, %2 : tensor<3x5xcomplex<f32>>
    return %3 : tensor<3x5xcomplex<f32>>
  }
}
// -----
// name: real
module @jit_real attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// name: imag
module @jit_imag attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// name: sin
#loc1 = loc("x")
module @jit_sin attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>> loc("x")) -> (tensor<3x5xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32> loc(#loc7)
    %1 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32> loc(#loc8)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc9)
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc10)
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc10)
    %4 = stablehlo.sine %0 : tensor<3x5xf32> loc(#loc9)
    %5 = stablehlo.cosine %0 : tensor<3x5xf32> loc(#loc11)
    %6 = stablehlo.exponential_minus_one %1 : tensor<3x5xf32> loc(#loc12)
    %7 = stablehlo.negate %1 : tensor<3x5xf32> loc(#loc13)
    %8 = stablehlo.exponential_minus_one %7 : tensor<3x5xf32> loc(#loc12)
    %9 = stablehlo.subtract %6, %8 : tensor<3x5xf32> loc(#loc14)
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32> loc(#loc9)
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc15)
    %11 = stablehlo.divide %9, %10 : tensor<3x5xf32> loc(#loc15)
    %12 = stablehlo.add %6, %8 : tensor<3x5xf32> loc(#loc16)
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32> loc(#loc9)
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc16)
    %14 = stablehlo.add %12, %13 : tensor<3x5xf32> loc(#loc16)
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32> loc(#loc9)
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc15)
    %16 = stablehlo.divide %14, %15 : tensor<3x5xf32> loc(#loc15)
    %17 = stablehlo.multiply %4, %16 : tensor<3x5xf32> loc(#loc17)
    %18 = stablehlo.multiply %5, %11 : tensor<3x5xf32> loc(#loc17)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc9)
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc18)
    %20 = stablehlo.complex %19, %18 : tensor<3x5xcomplex<f32>> loc(#loc18)
    %21 = stablehlo.complex %17, %18 : tensor<3x5xcomplex<f32>> loc(#loc18)
    %22 = stablehlo.select %3, %20, %21 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>> loc(#loc19)
    return %22 : tensor<3x5xcomplex<f32>> loc(#loc20)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc2 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc3 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc4 = loc("main"(#loc2))
#loc5 = loc("<module>"(#loc3))
#loc6 = loc(callsite(#loc4 at #loc5))
#loc7 = loc("jit(sin)/real"(#loc6))
#loc8 = loc("jit(sin)/imag"(#loc6))
#loc9 = loc("jit(sin)/sin"(#loc6))
#loc10 = loc("jit(sin)/eq"(#loc6))
#loc11 = loc("jit(sin)/cos"(#loc6))
#loc12 = loc("jit(sin)/expm1"(#loc6))
#loc13 = loc("jit(sin)/neg"(#loc6))
#loc14 = loc("jit(sin)/sub"(#loc6))
#loc15 = loc("jit(sin)/div"(#loc6))
#loc16 = loc("jit(sin)/add"(#loc6))
#loc17 = loc("jit(sin)/mul"(#loc6))
#loc18 = loc("jit(sin)/complex"(#loc6))
#loc19 = loc("jit(sin)/select_n"(#loc6))
#loc20 = loc("jit(sin)"(#loc6))
// -----
// name: log1p
module @jit_log1p attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.log_plus_one %arg0 : tensor<3x5xcomplex<f32>>
    return %0 : tensor<3x5xcomplex<f32>>
  }
}
// -----
// name: logistic
module @jit_logistic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<3x5xcomplex<f32>>
    %1 = stablehlo.exponential %0 : tensor<3x5xcomplex<f32>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %3 = stablehlo.add %2, %1 : tensor<3x5xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %5 = stablehlo.divide %4, %3 : tensor<3x5xcomplex<f32>>
    return %5 : tensor<3x5xcomplex<f32>>
  }
}
// -----
// name: complex
module @jit_complex attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.complex %arg0, %arg1 : tensor<3x5xcomplex<f32>>
    return %0 : tensor<3x5xcomplex<f32>>
  }
}
// -----
// name: angle
#loc = loc(unknown)
#loc1 = loc("z")
module @jit_angle attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>> loc("z")) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = call @angle(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32> loc(#loc10)
    return %0 : tensor<3x5xf32> loc(#loc11)
  } loc(#loc)
  func.func private @angle(%arg0: tensor<3x5xcomplex<f32>> loc(unknown)) -> tensor<3x5xf32> {
    %0 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32> loc(#loc4)
    %1 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32> loc(#loc5)
    %2 = stablehlo.atan2 %1, %0 : tensor<3x5xf32> loc(#loc6)
    return %2 : tensor<3x5xf32> loc(#loc)
  } loc(#loc13)
} loc(#loc)
#loc2 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc3 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc4 = loc("real")
#loc5 = loc("imag")
#loc6 = loc("atan2")
#loc7 = loc("main"(#loc2))
#loc8 = loc("<module>"(#loc3))
#loc9 = loc(callsite(#loc7 at #loc8))
#loc10 = loc("jit(angle)/jit(angle)"(#loc9))
#loc11 = loc("jit(angle)"(#loc9))
#loc12 = loc("jit(angle)/jit"(#loc9))
#loc13 = loc("jit:"(#loc12))
// -----
// name: mul_grad
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x5xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %2 = stablehlo.imag %0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %3 = stablehlo.abs %1 : tensor<3x5xf32>
    %4 = stablehlo.abs %2 : tensor<3x5xf32>
    %5 = stablehlo.maximum %3, %4 : tensor<3x5xf32>
    %cst = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %7 = stablehlo.compare GE, %5, %6, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %cst_0 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %9 = stablehlo.compare LE, %5, %8, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %cst_1 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %13 = stablehlo.multiply %1, %10 : tensor<3x5xf32>
    %14 = stablehlo.multiply %1, %11 : tensor<3x5xf32>
    %15 = stablehlo.select %9, %14, %1 : tensor<3x5xi1>, tensor<3x5xf32>
    %16 = stablehlo.select %7, %13, %15 : tensor<3x5xi1>, tensor<3x5xf32>
    %17 = stablehlo.multiply %2, %10 : tensor<3x5xf32>
    %18 = stablehlo.multiply %2, %11 : tensor<3x5xf32>
    %19 = stablehlo.select %9, %18, %2 : tensor<3x5xi1>, tensor<3x5xf32>
    %20 = stablehlo.select %7, %17, %19 : tensor<3x5xi1>, tensor<3x5xf32>
    %21 = stablehlo.select %9, %10, %12 : tensor<3x5xi1>, tensor<3x5xf32>
    %22 = stablehlo.select %7, %11, %21 : tensor<3x5xi1>, tensor<3x5xf32>
    %23 = chlo.square %16 : tensor<3x5xf32> -> tensor<3x5xf32>
    %24 = chlo.square %20 : tensor<3x5xf32> -> tensor<3x5xf32>
    %25 = stablehlo.add %23, %24 : tensor<3x5xf32>
    %26 = stablehlo.sqrt %25 : tensor<3x5xf32>
    %27 = stablehlo.multiply %26, %22 : tensor<3x5xf32>
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %29 = stablehlo.compare EQ, %3, %28, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %30 = stablehlo.compare EQ, %4, %28, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %31 = stablehlo.or %29, %30 : tensor<3x5xi1>
    %32 = stablehlo.select %31, %28, %27 : tensor<3x5xi1>, tensor<3x5xf32>
    %33 = stablehlo.divide %16, %26 : tensor<3x5xf32>
    %34 = stablehlo.divide %20, %26 : tensor<3x5xf32>
    %35 = stablehlo.real %0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %36 = stablehlo.imag %0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %37 = stablehlo.negate %36 : tensor<3x5xf32>
    %38 = stablehlo.complex %35, %37 : tensor<3x5xcomplex<f32>>
    %39 = stablehlo.convert %32 : (tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    %cst_5 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %40 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %41 = stablehlo.compare EQ, %39, %40, FLOAT : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xi1>
    %cst_6 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %42 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %43 = stablehlo.select %41, %42, %39 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    %44 = stablehlo.divide %38, %43 : tensor<3x5xcomplex<f32>>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %47 = stablehlo.complex %45, %46 : tensor<3x5xcomplex<f32>>
    %48 = stablehlo.multiply %47, %44 : tensor<3x5xcomplex<f32>>
    %49 = stablehlo.multiply %arg0, %48 : tensor<3x5xcomplex<f32>>
    %50 = stablehlo.multiply %48, %arg0 : tensor<3x5xcomplex<f32>>
    %51 = stablehlo.add %50, %49 : tensor<3x5xcomplex<f32>>
    return %51 : tensor<3x5xcomplex<f32>>
  }
}
