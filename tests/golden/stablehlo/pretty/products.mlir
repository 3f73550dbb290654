// name: matmul
#loc1 = loc("a")
#loc2 = loc("b")
module @jit_matmul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xf32> loc("a"), %arg1: tensor<3x5xf32> loc("b")) -> (tensor<4x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32> loc(#loc8)
    return %0 : tensor<4x5xf32> loc(#loc9)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("main"(#loc3))
#loc6 = loc("<module>"(#loc4))
#loc7 = loc(callsite(#loc5 at #loc6))
#loc8 = loc("jit(matmul)/dot_general"(#loc7))
#loc9 = loc("jit(matmul)"(#loc7))
// -----
// name: matmul_bf16
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xbf16>, %arg1: tensor<3x5xbf16>) -> (tensor<4x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xbf16>, tensor<3x5xbf16>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
}
// -----
// name: matmul_highest
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<3x5xf32>) -> (tensor<4x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
}
// -----
// name: dot_algorithm
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<3x5xf32>) -> (tensor<4x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
}
// -----
// name: matvec
#loc1 = loc("a")
#loc2 = loc("b")
module @jit_matmul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xf32> loc("a"), %arg1: tensor<3xf32> loc("b")) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4xf32> loc(#loc8)
    return %0 : tensor<4xf32> loc(#loc9)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("main"(#loc3))
#loc6 = loc("<module>"(#loc4))
#loc7 = loc(callsite(#loc5 at #loc6))
#loc8 = loc("jit(matmul)/dot_general"(#loc7))
#loc9 = loc("jit(matmul)"(#loc7))
// -----
// name: batched
module @jit_matmul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x3xf32>, %arg1: tensor<2x3x5xf32>) -> (tensor<2x4x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x3xf32>, tensor<2x3x5xf32>) -> tensor<2x4x5xf32>
    return %0 : tensor<2x4x5xf32>
  }
}
// -----
// name: einsum_attention
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4x5xf32>, %arg1: tensor<2x6x4x5xf32>) -> (tensor<2x4x3x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4x5xf32>, tensor<2x6x4x5xf32>) -> tensor<2x4x3x6xf32>
    return %0 : tensor<2x4x3x6xf32>
  }
}
// -----
// name: einsum_grouped
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x2x2x5xf32>, %arg1: tensor<2x6x2x5xf32>) -> (tensor<2x2x2x3x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x5xf32>, tensor<2x3x2x2x5xf32>) -> tensor<2x2x6x3x2xf32>
    %1 = stablehlo.transpose %0, dims = [0, 1, 4, 3, 2] : (tensor<2x2x6x3x2xf32>) -> tensor<2x2x2x3x6xf32>
    return %1 : tensor<2x2x2x3x6xf32>
  }
}
// -----
// name: einsum_trace
#loc1 = loc("x")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3xf32> loc("x")) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xui32> loc(#loc11)
    %1 = stablehlo.iota dim = 1 : tensor<3x3xui32> loc(#loc11)
    %2 = stablehlo.compare EQ, %0, %1, UNSIGNED : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xi1> loc(#loc12)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc10)
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32> loc(#loc13)
    %4 = stablehlo.select %2, %arg0, %3 : tensor<3x3xi1>, tensor<3x3xf32> loc(#loc14)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc15)
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32> loc(#loc15)
    return %5 : tensor<f32> loc(#loc10)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc2 = loc("jax_stablehlo_corpus.py":220:43 to :64)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("<lambda>"(#loc2))
#loc6 = loc("main"(#loc3))
#loc7 = loc("<module>"(#loc4))
#loc8 = loc(callsite(#loc6 at #loc7))
#loc9 = loc(callsite(#loc5 at #loc8))
#loc10 = loc("jit(<lambda>)"(#loc8))
#loc11 = loc("jit(<lambda>)/ii->/iota"(#loc9))
#loc12 = loc("jit(<lambda>)/ii->/eq"(#loc9))
#loc13 = loc("jit(<lambda>)/ii->/broadcast_in_dim"(#loc9))
#loc14 = loc("jit(<lambda>)/ii->/select_n"(#loc9))
#loc15 = loc("jit(<lambda>)/ii->/reduce_sum"(#loc9))
// -----
// name: tensordot
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<3x4xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0, 1] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<3x4xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// name: outer
module @jit_outer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<4xf32>) -> (tensor<3x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<3x4xf32>
    return %4 : tensor<3x4xf32>
  }
}
// -----
// name: kron
module @jit_kron attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<3x5xf32>) -> (tensor<12x15xf32> {jax.result_info = "result"}) {
    %0 = call @kron(%arg0, %arg1) : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<12x15xf32>
    return %0 : tensor<12x15xf32>
  }
  func.func private @kron(%arg0: tensor<4x3xf32>, %arg1: tensor<3x5xf32>) -> tensor<12x15xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<4x3xf32>) -> tensor<4x1x3x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 3] : (tensor<3x5xf32>) -> tensor<1x3x1x5xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<4x1x3x1xf32>) -> tensor<4x3x3x5xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x3x1x5xf32>) -> tensor<4x3x3x5xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<4x3x3x5xf32>
    %5 = stablehlo.reshape %4 : (tensor<4x3x3x5xf32>) -> tensor<12x15xf32>
    return %5 : tensor<12x15xf32>
  }
}
// -----
// name: matmul_grad
#loc1 = loc("a")
#loc2 = loc("b")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xf32> loc("a"), %arg1: tensor<3x5xf32> loc("b")) -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<3x5xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32> loc(#loc18)
    %1 = stablehlo.tanh %0 : tensor<4x5xf32> loc(#loc19)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc20)
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x5xf32> loc(#loc26)
    %3 = stablehlo.add %2, %1 : tensor<4x5xf32> loc(#loc26)
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc20)
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x5xf32> loc(#loc27)
    %5 = stablehlo.subtract %4, %1 : tensor<4x5xf32> loc(#loc27)
    %6 = stablehlo.multiply %3, %5 : tensor<4x5xf32> loc(#loc28)
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc16)
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x5xf32> loc(#loc22)
    %8 = stablehlo.multiply %7, %6 : tensor<4x5xf32> loc(#loc23)
    %9 = stablehlo.dot_general %8, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf32>, tensor<4x3xf32>) -> tensor<5x3xf32> loc(#loc24)
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32> loc(#loc25)
    %11 = stablehlo.dot_general %8, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf32>, tensor<3x5xf32>) -> tensor<4x3xf32> loc(#loc24)
    return %11, %10 : tensor<4x3xf32>, tensor<3x5xf32> loc(#loc16)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("jax_stablehlo_corpus.py":224:63 to :68)
#loc4 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc5 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc6 = loc("jax_stablehlo_corpus.py":224:54 to :69)
#loc7 = loc("jax_stablehlo_corpus.py":224:54 to :75)
#loc8 = loc("<lambda>"(#loc3))
#loc9 = loc("main"(#loc4))
#loc10 = loc("<module>"(#loc5))
#loc11 = loc("<lambda>"(#loc6))
#loc12 = loc("<lambda>"(#loc7))
#loc13 = loc(callsite(#loc9 at #loc10))
#loc14 = loc(callsite(#loc8 at #loc13))
#loc15 = loc(callsite(#loc11 at #loc13))
#loc16 = loc("jit(<lambda>)"(#loc13))
#loc17 = loc(callsite(#loc12 at #loc13))
#loc18 = loc("jit(<lambda>)/jvp()/dot_general"(#loc14))
#loc19 = loc("jit(<lambda>)/jvp()/tanh"(#loc15))
#loc20 = loc("jit(<lambda>)/jvp()/one_minus_square"(#loc15))
#loc21 = loc(callsite(#loc11 at #loc15))
#loc22 = loc("jit(<lambda>)/transpose(jvp())/broadcast_in_dim"(#loc17))
#loc23 = loc("jit(<lambda>)/transpose(jvp())/mul"(#loc15))
#loc24 = loc("jit(<lambda>)/transpose(jvp())/dot_general"(#loc14))
#loc25 = loc("jit(<lambda>)/transpose(jvp())/transpose"(#loc14))
#loc26 = loc("jit(<lambda>)/jvp()/add"(#loc21))
#loc27 = loc("jit(<lambda>)/jvp()/sub"(#loc21))
#loc28 = loc("jit(<lambda>)/jvp()/mul"(#loc21))
// -----
// name: dot_i8
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xi8>, %arg1: tensor<3x5xi8>) -> (tensor<4x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xi8>, tensor<3x5xi8>) -> tensor<4x5xi32>
    return %0 : tensor<4x5xi32>
  }
}
// -----
// name: dot_f8
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xf8E4M3FN>, %arg1: tensor<3x5xf8E4M3FN>) -> (tensor<4x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf8E4M3FN>, tensor<3x5xf8E4M3FN>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
}
// -----
// name: matrix_power
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32> {jax.result_info = "result"}) {
    %0 = call @matrix_power(%arg0) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
  func.func private @matrix_power(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %1 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    return %2 : tensor<3x3xf32>
  }
}
// -----
// name: conv
#loc1 = loc("x")
#loc2 = loc("k")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x8x8x3xf32> loc("x"), %arg1: tensor<3x3x3x4xf32> loc("k")) -> (tensor<2x8x8x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x8x8x4xf32> loc(#loc12)
    return %0 : tensor<2x8x8x4xf32> loc(#loc11)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("jax_stablehlo_corpus.py":230:38 to :106)
#loc4 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc5 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc6 = loc("<lambda>"(#loc3))
#loc7 = loc("main"(#loc4))
#loc8 = loc("<module>"(#loc5))
#loc9 = loc(callsite(#loc7 at #loc8))
#loc10 = loc(callsite(#loc6 at #loc9))
#loc11 = loc("jit(<lambda>)"(#loc9))
#loc12 = loc("jit(<lambda>)/conv_general_dilated"(#loc10))
// -----
// name: conv_strided
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x8x8x3xf32>, %arg1: tensor<3x3x3x4xf32>) -> (tensor<2x3x3x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x3x4xf32>
    return %0 : tensor<2x3x3x4xf32>
  }
}
// -----
// name: conv_dilated
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x8x8x3xf32>, %arg1: tensor<3x3x3x4xf32>) -> (tensor<2x16x7x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [0, 3]], lhs_dilate = [2, 1], rhs_dilate = [1, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x16x7x4xf32>
    return %0 : tensor<2x16x7x4xf32>
  }
}
// -----
// name: conv_groups
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x8x8x3xf32>, %arg1: tensor<3x3x1x6xf32>) -> (tensor<2x8x8x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x3xf32>, tensor<3x3x1x6xf32>) -> tensor<2x8x8x6xf32>
    return %0 : tensor<2x8x8x6xf32>
  }
}
// -----
// name: conv_1d
#loc1 = loc("x")
#loc2 = loc("k")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x9xf32> loc("x"), %arg1: tensor<4x3x3xf32> loc("k")) -> (tensor<2x4x9xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[1, 1]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x9xf32>, tensor<4x3x3xf32>) -> tensor<2x4x9xf32> loc(#loc12)
    return %0 : tensor<2x4x9xf32> loc(#loc11)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("jax_stablehlo_corpus.py":234:41 to :126)
#loc4 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc5 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc6 = loc("<lambda>"(#loc3))
#loc7 = loc("main"(#loc4))
#loc8 = loc("<module>"(#loc5))
#loc9 = loc(callsite(#loc7 at #loc8))
#loc10 = loc(callsite(#loc6 at #loc9))
#loc11 = loc("jit(<lambda>)"(#loc9))
#loc12 = loc("jit(<lambda>)/conv_general_dilated"(#loc10))
// -----
// name: conv_transpose
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x8x8x3xf32>, %arg1: tensor<3x3x3x4xf32>) -> (tensor<2x16x16x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x16x16x4xf32>
    return %0 : tensor<2x16x16x4xf32>
  }
}
// -----
// name: conv_grad
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x8x8x3xf32>, %arg1: tensor<3x3x3x4xf32>) -> (tensor<2x8x8x3xf32> {jax.result_info = "result[0]"}, tensor<3x3x3x4xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x4x4x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4x4xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<2x4x4x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4x4x4xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<2x4x4x4xf32>
    %5 = stablehlo.convolution(%arg0, %4) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x3xf32>, tensor<2x4x4x4xf32>) -> tensor<3x3x3x4xf32>
    %6 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<3x3x3x4xf32>
    %7 = stablehlo.convolution(%4, %6) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x4xf32>, tensor<3x3x3x4xf32>) -> tensor<2x8x8x3xf32>
    return %7, %5 : tensor<2x8x8x3xf32>, tensor<3x3x3x4xf32>
  }
}
// -----
// name: fft
module @jit_fft attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = call @fft(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    return %0 : tensor<3x5xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [5] : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    return %0 : tensor<3x5xcomplex<f32>>
  }
}
// -----
// name: ifft2
#loc = loc(unknown)
#loc1 = loc("a")
module @jit_ifft2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>> loc("a")) -> (tensor<3x5xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = call @fft(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>> loc(#loc8)
    return %0 : tensor<3x5xcomplex<f32>> loc(#loc9)
  } loc(#loc)
  func.func private @fft(%arg0: tensor<3x5xcomplex<f32>> loc(unknown)) -> tensor<3x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [3, 5] : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>> loc(#loc4)
    return %0 : tensor<3x5xcomplex<f32>> loc(#loc)
  } loc(#loc11)
} loc(#loc)
#loc2 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc3 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc4 = loc("fft")
#loc5 = loc("main"(#loc2))
#loc6 = loc("<module>"(#loc3))
#loc7 = loc(callsite(#loc5 at #loc6))
#loc8 = loc("jit(ifft2)/jit(fft)"(#loc7))
#loc9 = loc("jit(ifft2)"(#loc7))
#loc10 = loc("jit(ifft2)/jit"(#loc7))
#loc11 = loc("jit:"(#loc10))
// -----
// name: rfft
module @jit_rfft attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x3xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = call @fft(%arg0) : (tensor<3x5xf32>) -> tensor<3x3xcomplex<f32>>
    return %0 : tensor<3x3xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<3x5xf32>) -> tensor<3x3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [5] : (tensor<3x5xf32>) -> tensor<3x3xcomplex<f32>>
    return %0 : tensor<3x3xcomplex<f32>>
  }
}
// -----
// name: irfft
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x8xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<3x5xcomplex<f32>>, tensor<i32>) -> tensor<3x5xcomplex<f32>>
    %1 = call @fft(%0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x8xf32>
    return %1 : tensor<3x8xf32>
  }
  func.func private @_pad(%arg0: tensor<3x5xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<3x5xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    return %1 : tensor<3x5xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<3x5xcomplex<f32>>) -> tensor<3x8xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [8] : (tensor<3x5xcomplex<f32>>) -> tensor<3x8xf32>
    return %0 : tensor<3x8xf32>
  }
}
// -----
// name: rfft_grad
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = call @fft(%arg0) : (tensor<3x5xf32>) -> tensor<3x3xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %2 = stablehlo.imag %0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %3 = stablehlo.abs %1 : tensor<3x3xf32>
    %4 = stablehlo.abs %2 : tensor<3x3xf32>
    %5 = stablehlo.maximum %3, %4 : tensor<3x3xf32>
    %cst = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %7 = stablehlo.compare GE, %5, %6, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    %cst_0 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %9 = stablehlo.compare LE, %5, %8, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    %cst_1 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %cst_2 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %13 = stablehlo.multiply %1, %10 : tensor<3x3xf32>
    %14 = stablehlo.multiply %1, %11 : tensor<3x3xf32>
    %15 = stablehlo.select %9, %14, %1 : tensor<3x3xi1>, tensor<3x3xf32>
    %16 = stablehlo.select %7, %13, %15 : tensor<3x3xi1>, tensor<3x3xf32>
    %17 = stablehlo.multiply %2, %10 : tensor<3x3xf32>
    %18 = stablehlo.multiply %2, %11 : tensor<3x3xf32>
    %19 = stablehlo.select %9, %18, %2 : tensor<3x3xi1>, tensor<3x3xf32>
    %20 = stablehlo.select %7, %17, %19 : tensor<3x3xi1>, tensor<3x3xf32>
    %21 = stablehlo.select %9, %10, %12 : tensor<3x3xi1>, tensor<3x3xf32>
    %22 = stablehlo.select %7, %11, %21 : tensor<3x3xi1>, tensor<3x3xf32>
    %23 = chlo.square %16 : tensor<3x3xf32> -> tensor<3x3xf32>
    %24 = chlo.square %20 : tensor<3x3xf32> -> tensor<3x3xf32>
    %25 = stablehlo.add %23, %24 : tensor<3x3xf32>
    %26 = stablehlo.sqrt %25 : tensor<3x3xf32>
    %27 = stablehlo.multiply %26, %22 : tensor<3x3xf32>
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %29 = stablehlo.compare EQ, %3, %28, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    %30 = stablehlo.compare EQ, %4, %28, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    %31 = stablehlo.or %29, %30 : tensor<3x3xi1>
    %32 = stablehlo.select %31, %28, %27 : tensor<3x3xi1>, tensor<3x3xf32>
    %33 = stablehlo.divide %16, %26 : tensor<3x3xf32>
    %34 = stablehlo.divide %20, %26 : tensor<3x3xf32>
    %35 = stablehlo.real %0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %36 = stablehlo.imag %0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %37 = stablehlo.negate %36 : tensor<3x3xf32>
    %38 = stablehlo.complex %35, %37 : tensor<3x3xcomplex<f32>>
    %39 = stablehlo.convert %32 : (tensor<3x3xf32>) -> tensor<3x3xcomplex<f32>>
    %cst_5 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %40 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %41 = stablehlo.compare EQ, %39, %40, FLOAT : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xi1>
    %cst_6 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %42 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %43 = stablehlo.select %41, %42, %39 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    %44 = stablehlo.divide %38, %43 : tensor<3x3xcomplex<f32>>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %47 = stablehlo.complex %45, %46 : tensor<3x3xcomplex<f32>>
    %48 = stablehlo.multiply %47, %44 : tensor<3x3xcomplex<f32>>
    %49 = call @fft_0(%48) : (tensor<3x3xcomplex<f32>>) -> tensor<3x5xf32>
    return %49 : tensor<3x5xf32>
  }
  func.func private @fft(%arg0: tensor<3x5xf32>) -> tensor<3x3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [5] : (tensor<3x5xf32>) -> tensor<3x3xcomplex<f32>>
    return %0 : tensor<3x3xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<3x3xcomplex<f32>>) -> tensor<3x5xf32> {
    %0 = call @_rfft_transpose(%arg0) : (tensor<3x3xcomplex<f32>>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func private @_rfft_transpose(%arg0: tensor<3x3xcomplex<f32>>) -> tensor<3x5xf32> {
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.dynamic_update_slice %0, %1, %c : (tensor<3xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<3xcomplex<f32>>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %4 = stablehlo.real %arg0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %5 = stablehlo.imag %arg0 : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
    %6 = stablehlo.negate %5 : tensor<3x3xf32>
    %7 = stablehlo.complex %4, %6 : tensor<3x3xcomplex<f32>>
    %8 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %9 = stablehlo.divide %7, %8 : tensor<3x3xcomplex<f32>>
    %10 = call @fft_1(%9) : (tensor<3x3xcomplex<f32>>) -> tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<3x5xf32>
    return %12 : tensor<3x5xf32>
  }
  func.func private @fft_1(%arg0: tensor<3x3xcomplex<f32>>) -> tensor<3x5xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [5] : (tensor<3x3xcomplex<f32>>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// name: cholesky_op
#loc1 = loc("x")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3xf32> loc("x")) -> (tensor<3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32> loc(#loc11)
    %1 = stablehlo.add %arg0, %0 : tensor<3x3xf32> loc(#loc12)
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32> loc(#loc10)
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32> loc(#loc13)
    %3 = stablehlo.divide %1, %2 : tensor<3x3xf32> loc(#loc13)
    %4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=3, j=3, k=3, l=3}, custom>} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<i32>) loc(#loc14)
    %c = stablehlo.constant dense<0> : tensor<i32> loc(#loc14)
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32> loc(#loc14)
    %6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1> loc(#loc14)
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1> loc(#loc14)
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32> loc(#loc14)
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32> loc(#loc14)
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1> loc(#loc14)
    %10 = stablehlo.select %9, %4#0, %8 : tensor<3x3xi1>, tensor<3x3xf32> loc(#loc14)
    %11 = stablehlo.iota dim = 0 : tensor<3x3xi32> loc(#loc15)
    %c_1 = stablehlo.constant dense<0> : tensor<i32> loc(#loc10)
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x3xi32> loc(#loc12)
    %13 = stablehlo.add %11, %12 : tensor<3x3xi32> loc(#loc12)
    %14 = stablehlo.iota dim = 1 : tensor<3x3xi32> loc(#loc15)
    %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1> loc(#loc16)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc10)
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3xf32> loc(#loc17)
    %17 = stablehlo.select %15, %10, %16 : tensor<3x3xi1>, tensor<3x3xf32> loc(#loc18)
    return %17 : tensor<3x3xf32> loc(#loc10)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc2 = loc("jax_stablehlo_corpus.py":242:42 to :64)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("<lambda>"(#loc2))
#loc6 = loc("main"(#loc3))
#loc7 = loc("<module>"(#loc4))
#loc8 = loc(callsite(#loc6 at #loc7))
#loc9 = loc(callsite(#loc5 at #loc8))
#loc10 = loc("jit(<lambda>)"(#loc8))
#loc11 = loc("jit(<lambda>)/transpose"(#loc9))
#loc12 = loc("jit(<lambda>)/add"(#loc9))
#loc13 = loc("jit(<lambda>)/div"(#loc9))
#loc14 = loc("jit(<lambda>)/cholesky"(#loc9))
#loc15 = loc("jit(<lambda>)/iota"(#loc9))
#loc16 = loc("jit(<lambda>)/ge"(#loc9))
#loc17 = loc("jit(<lambda>)/broadcast_in_dim"(#loc9))
#loc18 = loc("jit(<lambda>)/select_n"(#loc9))
// -----
// name: triangular_solve
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %arg1) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=3, j=3, k=3, l=5, m=3, n=5}, custom>} : (tensor<3x3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// name: qr
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xf32>) -> (tensor<4x3xf32> {jax.result_info = "result.Q"}, tensor<3x3xf32> {jax.result_info = "result.R"}) {
    %0:2 = call @qr(%arg0) : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3x3xf32>)
    return %0#0, %0#1 : tensor<4x3xf32>, tensor<3x3xf32>
  }
  func.func private @qr(%arg0: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3x3xf32>) {
    %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=3, k=4, l=3, m=3}, custom>} : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
    %1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=3, k=3, l=4, m=3}, custom>} : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
    %2 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<4x3xf32>) -> tensor<3x3xf32>
    %3 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %5 = stablehlo.add %3, %4 : tensor<3x3xi32>
    %6 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %9 = stablehlo.select %7, %8, %2 : tensor<3x3xi1>, tensor<3x3xf32>
    return %1, %9 : tensor<4x3xf32>, tensor<3x3xf32>
  }
}
// -----
// name: eigh
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3xf32>) -> (tensor<3xf32> {jax.result_info = "result.eigenvalues"}, tensor<3x3xf32> {jax.result_info = "result.eigenvectors"}) {
    %0:2 = call @eigh(%arg0) : (tensor<3x3xf32>) -> (tensor<3xf32>, tensor<3x3xf32>)
    return %0#0, %0#1 : tensor<3xf32>, tensor<3x3xf32>
  }
  func.func private @eigh(%arg0: tensor<3x3xf32>) -> (tensor<3xf32>, tensor<3x3xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<3x3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %3 = stablehlo.divide %1, %2 : tensor<3x3xf32>
    %4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#2, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<3x3xi1>, tensor<3x3xf32>
    %11 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %14 = stablehlo.select %13, %4#1, %12 : tensor<3xi1>, tensor<3xf32>
    return %14, %10 : tensor<3xf32>, tensor<3x3xf32>
  }
}
// -----
// name: svd
#loc = loc(unknown)
#loc1 = loc("x")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xf32> loc("x")) -> (tensor<4x4xf32> {jax.result_info = "result.U"}, tensor<3xf32> {jax.result_info = "result.S"}, tensor<3x3xf32> {jax.result_info = "result.Vh"}) {
    %0:3 = call @svd(%arg0) : (tensor<4x3xf32>) -> (tensor<4x4xf32>, tensor<3xf32>, tensor<3x3xf32>) loc(#loc12)
    return %0#0, %0#1, %0#2 : tensor<4x4xf32>, tensor<3xf32>, tensor<3x3xf32> loc(#loc11)
  } loc(#loc)
  func.func private @svd(%arg0: tensor<4x3xf32> loc(unknown)) -> (tensor<4x4xf32>, tensor<3xf32>, tensor<3x3xf32>) {
    %0:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=3, k=4, l=3, m=3, n=4, o=4, p=3, q=3}, custom>} : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<4x4xf32>, tensor<3x3xf32>, tensor<i32>) loc(#loc5)
    %c = stablehlo.constant dense<0> : tensor<i32> loc(#loc5)
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32> loc(#loc5)
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1> loc(#loc5)
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1> loc(#loc5)
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32> loc(#loc5)
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32> loc(#loc5)
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1> loc(#loc5)
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32> loc(#loc5)
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1> loc(#loc5)
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32> loc(#loc5)
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32> loc(#loc5)
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1> loc(#loc5)
    %10 = stablehlo.select %9, %0#2, %8 : tensor<4x4xi1>, tensor<4x4xf32> loc(#loc5)
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1> loc(#loc5)
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32> loc(#loc5)
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32> loc(#loc5)
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1> loc(#loc5)
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xf32> loc(#loc5)
    return %10, %6, %14 : tensor<4x4xf32>, tensor<3xf32>, tensor<3x3xf32> loc(#loc)
  } loc(#loc14)
} loc(#loc)
#loc2 = loc("jax_stablehlo_corpus.py":246:34 to :51)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("svd")
#loc6 = loc("<lambda>"(#loc2))
#loc7 = loc("main"(#loc3))
#loc8 = loc("<module>"(#loc4))
#loc9 = loc(callsite(#loc7 at #loc8))
#loc10 = loc(callsite(#loc6 at #loc9))
#loc11 = loc("jit(<lambda>)"(#loc9))
#loc12 = loc("jit(<lambda>)/jit(svd)"(#loc10))
#loc13 = loc("jit(<lambda>)/jit"(#loc10))
#loc14 = loc("jit:"(#loc13))
// -----
// name: solve
module @jit_solve attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3xf32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %0 = call @solve(%arg0, %arg1) : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @solve(%arg0: tensor<3x3xf32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<3x3xi1>, tensor<3x3xf32>
    %9 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg_4, %c_6 : tensor<i32>
      %c_7 = stablehlo.constant dense<0> : tensor<i32>
      %13 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %14 = stablehlo.convert %iterArg_4 : tensor<i32>
      %c_8 = stablehlo.constant dense<3> : tensor<i32>
      %15 = stablehlo.add %14, %c_8 : tensor<i32>
      %16 = stablehlo.select %13, %15, %iterArg_4 : tensor<i1>, tensor<i32>
      %17 = stablehlo.dynamic_slice %iterArg, %16, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
      %18 = stablehlo.reshape %17 : (tensor<1xi32>) -> tensor<i32>
      %c_9 = stablehlo.constant dense<0> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg_4, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %20 = stablehlo.convert %iterArg_4 : tensor<i32>
      %c_10 = stablehlo.constant dense<3> : tensor<i32>
      %21 = stablehlo.add %20, %c_10 : tensor<i32>
      %22 = stablehlo.select %19, %21, %iterArg_4 : tensor<i1>, tensor<i32>
      %23 = stablehlo.dynamic_slice %iterArg_5, %22, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
      %24 = stablehlo.reshape %23 : (tensor<1xi32>) -> tensor<i32>
      %c_11 = stablehlo.constant dense<0> : tensor<i32>
      %25 = stablehlo.compare LT, %18, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_12 = stablehlo.constant dense<3> : tensor<i32>
      %26 = stablehlo.add %18, %c_12 : tensor<i32>
      %27 = stablehlo.select %25, %26, %18 : tensor<i1>, tensor<i32>
      %28 = stablehlo.dynamic_slice %iterArg_5, %27, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
      %29 = stablehlo.reshape %28 : (tensor<1xi32>) -> tensor<i32>
      %c_13 = stablehlo.constant dense<0> : tensor<i32>
      %30 = stablehlo.compare LT, %iterArg_4, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_14 = stablehlo.constant dense<3> : tensor<i32>
      %31 = stablehlo.add %iterArg_4, %c_14 : tensor<i32>
      %32 = stablehlo.select %30, %31, %iterArg_4 : tensor<i1>, tensor<i32>
      %33 = stablehlo.convert %32 : tensor<i32>
      %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %35 = "stablehlo.scatter"(%iterArg_5, %34, %29) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
        stablehlo.return %arg3 : tensor<i32>
      }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
      %c_15 = stablehlo.constant dense<0> : tensor<i32>
      %36 = stablehlo.compare LT, %18, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_16 = stablehlo.constant dense<3> : tensor<i32>
      %37 = stablehlo.add %18, %c_16 : tensor<i32>
      %38 = stablehlo.select %36, %37, %18 : tensor<i1>, tensor<i32>
      %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %40 = "stablehlo.scatter"(%35, %39, %24) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
        stablehlo.return %arg3 : tensor<i32>
      }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %41 = stablehlo.add %iterArg_3, %c_17 : tensor<i32>
      stablehlo.return %iterArg, %41, %12, %40 : tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<3xi32>
    }
    %11 = call @_lu_solve(%8, %10#3, %arg1) : (tensor<3x3xf32>, tensor<3xi32>, tensor<3xf32>) -> tensor<3xf32>
    return %11 : tensor<3xf32>
  }
  func.func private @_lu_solve(%arg0: tensor<3x3xf32>, %arg1: tensor<3xi32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x1xf32>, tensor<3x1xi32>) -> tensor<3x1xf32>
    %8 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %7) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=3, j=3, k=3, l=1, m=3, n=1}, custom>} : (tensor<3x3xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %9 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %8) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=3, j=3, k=3, l=1, m=3, n=1}, custom>} : (tensor<3x3xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %10 = stablehlo.reshape %9 : (tensor<3x1xf32>) -> tensor<3xf32>
    return %10 : tensor<3xf32>
  }
}
// -----
// name: det
module @jit_det attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = call @det(%arg0) : (tensor<3x3xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @det(%arg0: tensor<3x3xf32>) -> tensor<f32> {
    %0 = stablehlo.slice %arg0 [1:2, 0:1] : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1xf32>) -> tensor<f32>
    %2 = stablehlo.abs %1 : tensor<f32>
    %3 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x3xf32>) -> tensor<1x1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x1xf32>) -> tensor<f32>
    %5 = stablehlo.abs %4 : tensor<f32>
    %6 = stablehlo.compare GT, %2, %5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %8 = stablehlo.slice %arg0 [1:2, 0:3] : (tensor<3x3xf32>) -> tensor<1x3xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x3xf32>) -> tensor<3xf32>
    %10 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<3x3xf32>) -> tensor<1x3xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x3xf32>) -> tensor<3xf32>
    %12 = call @_where(%7, %9, %11) : (tensor<1xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %13 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %14 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<3x3xf32>) -> tensor<1x3xf32>
    %15 = stablehlo.reshape %14 : (tensor<1x3xf32>) -> tensor<3xf32>
    %16 = stablehlo.slice %arg0 [1:2, 0:3] : (tensor<3x3xf32>) -> tensor<1x3xf32>
    %17 = stablehlo.reshape %16 : (tensor<1x3xf32>) -> tensor<3xf32>
    %18 = call @_where(%13, %15, %17) : (tensor<1xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %19 = stablehlo.slice %arg0 [2:3, 0:3] : (tensor<3x3xf32>) -> tensor<1x3xf32>
    %20 = stablehlo.reshape %19 : (tensor<1x3xf32>) -> tensor<3xf32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %21 = call @_where_0(%6, %c, %c_0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %22 = stablehlo.slice %20 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %23 = stablehlo.reshape %22 : (tensor<1xf32>) -> tensor<f32>
    %24 = stablehlo.abs %23 : tensor<f32>
    %25 = stablehlo.slice %12 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %26 = stablehlo.reshape %25 : (tensor<1xf32>) -> tensor<f32>
    %27 = stablehlo.abs %26 : tensor<f32>
    %28 = stablehlo.compare GT, %24, %27, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %30 = call @_where(%29, %20, %12) : (tensor<1xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %31 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %32 = call @_where(%31, %12, %20) : (tensor<1xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %33 = stablehlo.negate %21 : tensor<i32>
    %34 = call @_where_0(%28, %33, %21) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %35 = stablehlo.slice %30 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %36 = stablehlo.reshape %35 : (tensor<1xf32>) -> tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.compare EQ, %36, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %38 = stablehlo.slice %30 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %39 = stablehlo.reshape %38 : (tensor<1xf32>) -> tensor<f32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %40 = call @_where_1(%37, %c_1, %39) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %41 = stablehlo.slice %30 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %42 = stablehlo.reshape %41 : (tensor<1xf32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.compare EQ, %42, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %44 = stablehlo.slice %18 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %45 = stablehlo.reshape %44 : (tensor<1xf32>) -> tensor<f32>
    %46 = stablehlo.divide %45, %40 : tensor<f32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %47 = call @_where_1(%43, %c_3, %46) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %48 = stablehlo.slice %30 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %49 = stablehlo.reshape %48 : (tensor<1xf32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.compare EQ, %49, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %51 = stablehlo.slice %32 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %52 = stablehlo.reshape %51 : (tensor<1xf32>) -> tensor<f32>
    %53 = stablehlo.divide %52, %40 : tensor<f32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %54 = call @_where_1(%50, %c_5, %53) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %55 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %57 = stablehlo.multiply %56, %30 : tensor<3xf32>
    %58 = stablehlo.subtract %18, %57 : tensor<3xf32>
    %59 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %61 = stablehlo.multiply %60, %30 : tensor<3xf32>
    %62 = stablehlo.subtract %32, %61 : tensor<3xf32>
    %63 = stablehlo.slice %62 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %64 = stablehlo.reshape %63 : (tensor<1xf32>) -> tensor<f32>
    %65 = stablehlo.abs %64 : tensor<f32>
    %66 = stablehlo.slice %58 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %67 = stablehlo.reshape %66 : (tensor<1xf32>) -> tensor<f32>
    %68 = stablehlo.abs %67 : tensor<f32>
    %69 = stablehlo.compare GT, %65, %68, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %70 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %71 = call @_where(%70, %62, %58) : (tensor<1xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %72 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %73 = call @_where(%72, %58, %62) : (tensor<1xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %74 = stablehlo.negate %34 : tensor<i32>
    %75 = call @_where_0(%69, %74, %34) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %76 = stablehlo.slice %71 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %77 = stablehlo.reshape %76 : (tensor<1xf32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.compare EQ, %77, %cst_6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %79 = stablehlo.slice %71 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %80 = stablehlo.reshape %79 : (tensor<1xf32>) -> tensor<f32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %81 = call @_where_1(%78, %c_7, %80) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %82 = stablehlo.slice %71 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %83 = stablehlo.reshape %82 : (tensor<1xf32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.compare EQ, %83, %cst_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %85 = stablehlo.slice %73 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %86 = stablehlo.reshape %85 : (tensor<1xf32>) -> tensor<f32>
    %87 = stablehlo.divide %86, %81 : tensor<f32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %88 = call @_where_1(%84, %c_9, %87) : (tensor<i1>, tensor<i32>, tensor<f32>) -> tensor<f32>
    %89 = stablehlo.slice %73 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %90 = stablehlo.reshape %89 : (tensor<1xf32>) -> tensor<f32>
    %91 = stablehlo.slice %71 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %92 = stablehlo.reshape %91 : (tensor<1xf32>) -> tensor<f32>
    %93 = stablehlo.multiply %88, %92 : tensor<f32>
    %94 = stablehlo.subtract %90, %93 : tensor<f32>
    %95 = stablehlo.slice %30 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %96 = stablehlo.reshape %95 : (tensor<1xf32>) -> tensor<f32>
    %97 = stablehlo.convert %75 : (tensor<i32>) -> tensor<f32>
    %98 = stablehlo.multiply %97, %96 : tensor<f32>
    %99 = stablehlo.slice %71 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %100 = stablehlo.reshape %99 : (tensor<1xf32>) -> tensor<f32>
    %101 = stablehlo.multiply %98, %100 : tensor<f32>
    %102 = stablehlo.multiply %101, %94 : tensor<f32>
    return %102 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<1xi1>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3xi1>, tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
}
