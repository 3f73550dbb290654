// name: relu
module @jit_relu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32>) -> (tensor<3x6xf32> {jax.result_info = "result"}) {
    %0 = call @relu(%arg0) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    return %0 : tensor<3x6xf32>
  }
  func.func private @relu(%arg0: tensor<3x6xf32>) -> tensor<3x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x6xf32>
    return %1 : tensor<3x6xf32>
  }
}
// -----
// name: gelu
#loc1 = loc("x")
module @jit_gelu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32> loc("x")) -> (tensor<3x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x6xf32> loc(#loc7)
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x6xf32> loc(#loc7)
    %cst = stablehlo.constant dense<4.471500e-02> : tensor<f32> loc(#loc8)
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32> loc(#loc9)
    %3 = stablehlo.multiply %2, %1 : tensor<3x6xf32> loc(#loc9)
    %4 = stablehlo.add %arg0, %3 : tensor<3x6xf32> loc(#loc10)
    %cst_0 = stablehlo.constant dense<0.797884583> : tensor<f32> loc(#loc8)
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x6xf32> loc(#loc9)
    %6 = stablehlo.multiply %5, %4 : tensor<3x6xf32> loc(#loc9)
    %7 = stablehlo.tanh %6 : tensor<3x6xf32> loc(#loc11)
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc8)
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x6xf32> loc(#loc10)
    %9 = stablehlo.add %8, %7 : tensor<3x6xf32> loc(#loc10)
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32> loc(#loc8)
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x6xf32> loc(#loc9)
    %11 = stablehlo.multiply %10, %9 : tensor<3x6xf32> loc(#loc9)
    %12 = stablehlo.multiply %arg0, %11 : tensor<3x6xf32> loc(#loc9)
    return %12 : tensor<3x6xf32> loc(#loc8)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc2 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc3 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc4 = loc("main"(#loc2))
#loc5 = loc("<module>"(#loc3))
#loc6 = loc(callsite(#loc4 at #loc5))
#loc7 = loc("jit(gelu)/integer_pow"(#loc6))
#loc8 = loc("jit(gelu)"(#loc6))
#loc9 = loc("jit(gelu)/mul"(#loc6))
#loc10 = loc("jit(gelu)/add"(#loc6))
#loc11 = loc("jit(gelu)/tanh"(#loc6))
// -----
// name: silu
module @jit_silu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32>) -> (tensor<3x6xf32> {jax.result_info = "result"}) {
    %0 = call @silu(%arg0) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    return %0 : tensor<3x6xf32>
  }
  func.func private @silu(%arg0: tensor<3x6xf32>) -> tensor<3x6xf32> {
    %0 = stablehlo.negate %arg0 : tensor<3x6xf32>
    %1 = stablehlo.exponential %0 : tensor<3x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %5 = stablehlo.divide %4, %3 : tensor<3x6xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<3x6xf32>
    return %6 : tensor<3x6xf32>
  }
}
// -----
// name: softplus
module @jit_softplus attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32>) -> (tensor<3x6xf32> {jax.result_info = "result"}) {
    %0 = call @softplus(%arg0) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    return %0 : tensor<3x6xf32>
  }
  func.func private @softplus(%arg0: tensor<3x6xf32>) -> tensor<3x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x6xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<3x6xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<3x6xf32>
    %7 = stablehlo.abs %3 : tensor<3x6xf32>
    %8 = stablehlo.negate %7 : tensor<3x6xf32>
    %9 = stablehlo.exponential %8 : tensor<3x6xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<3x6xf32>
    %11 = stablehlo.add %1, %10 : tensor<3x6xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<3x6xi1>, tensor<3x6xf32>
    return %12 : tensor<3x6xf32>
  }
}
// -----
// name: elu
module @jit_elu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32>) -> (tensor<3x6xf32> {jax.result_info = "result"}) {
    %0 = call @elu(%arg0) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    return %0 : tensor<3x6xf32>
  }
  func.func private @elu(%arg0: tensor<3x6xf32>) -> tensor<3x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<3x6xi1>, tensor<f32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %5 = stablehlo.exponential_minus_one %4 : tensor<3x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<3x6xf32>
    %8 = call @_where_0(%1, %arg0, %7) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    return %8 : tensor<3x6xf32>
  }
  func.func private @_where(%arg0: tensor<3x6xi1>, %arg1: tensor<f32>, %arg2: tensor<3x6xf32>) -> tensor<3x6xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x6xi1>, tensor<3x6xf32>
    return %2 : tensor<3x6xf32>
  }
  func.func private @_where_0(%arg0: tensor<3x6xi1>, %arg1: tensor<3x6xf32>, %arg2: tensor<3x6xf32>) -> tensor<3x6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x6xi1>, tensor<3x6xf32>
    return %0 : tensor<3x6xf32>
  }
}
// -----
// name: selu
#loc = loc(unknown)
#loc1 = loc("x")
module @jit_selu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32> loc("x")) -> (tensor<3x6xf32> {jax.result_info = "result"}) {
    %0 = call @selu(%arg0) : (tensor<3x6xf32>) -> tensor<3x6xf32> loc(#loc17)
    return %0 : tensor<3x6xf32> loc(#loc18)
  } loc(#loc)
  func.func private @selu(%arg0: tensor<3x6xf32> loc(unknown)) -> tensor<3x6xf32> {
    %cst = stablehlo.constant dense<1.67326319> : tensor<f32> loc(#loc)
    %0 = call @elu(%arg0, %cst) : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x6xf32> loc(#loc4)
    %cst_0 = stablehlo.constant dense<1.05070102> : tensor<f32> loc(#loc)
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x6xf32> loc(#loc5)
    %2 = stablehlo.multiply %1, %0 : tensor<3x6xf32> loc(#loc5)
    return %2 : tensor<3x6xf32> loc(#loc)
  } loc(#loc20)
  func.func private @elu(%arg0: tensor<3x6xf32> loc(unknown), %arg1: tensor<f32> loc(unknown)) -> tensor<3x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32> loc(#loc7)
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1> loc(#loc7)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x6xf32> loc(#loc7)
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1> loc(#loc7)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<3x6xi1>, tensor<f32>, tensor<3x6xf32>) -> tensor<3x6xf32> loc(#loc8)
    %5 = stablehlo.exponential_minus_one %4 : tensor<3x6xf32> loc(#loc9)
    %6 = stablehlo.convert %arg1 : tensor<f32> loc(#loc10)
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<3x6xf32> loc(#loc5)
    %8 = stablehlo.multiply %7, %5 : tensor<3x6xf32> loc(#loc5)
    %9 = call @_where_0(%1, %arg0, %8) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32> loc(#loc8)
    return %9 : tensor<3x6xf32> loc(#loc)
  } loc(#loc15)
  func.func private @_where(%arg0: tensor<3x6xi1> loc(unknown), %arg1: tensor<f32> loc(unknown), %arg2: tensor<3x6xf32> loc(unknown)) -> tensor<3x6xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32> loc(#loc10)
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x6xf32> loc(#loc11)
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x6xi1>, tensor<3x6xf32> loc(#loc12)
    return %2 : tensor<3x6xf32> loc(#loc)
  } loc(#loc15)
  func.func private @_where_0(%arg0: tensor<3x6xi1> loc(unknown), %arg1: tensor<3x6xf32> loc(unknown), %arg2: tensor<3x6xf32> loc(unknown)) -> tensor<3x6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x6xi1>, tensor<3x6xf32> loc(#loc12)
    return %0 : tensor<3x6xf32> loc(#loc)
  } loc(#loc15)
} loc(#loc)
#loc2 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc3 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc4 = loc("jit(elu)")
#loc5 = loc("mul")
#loc6 = loc("jit")
#loc7 = loc("gt")
#loc8 = loc("jit(_where)")
#loc9 = loc("expm1")
#loc10 = loc("convert_element_type")
#loc11 = loc("broadcast_in_dim")
#loc12 = loc("select_n")
#loc13 = loc("main"(#loc2))
#loc14 = loc("<module>"(#loc3))
#loc15 = loc("jit:"(#loc6))
#loc16 = loc(callsite(#loc13 at #loc14))
#loc17 = loc("jit(selu)/jit(selu)"(#loc16))
#loc18 = loc("jit(selu)"(#loc16))
#loc19 = loc("jit(selu)/jit"(#loc16))
#loc20 = loc("jit:"(#loc19))
// -----
// name: leaky_relu
module @jit_leaky_relu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32>) -> (tensor<3x6xf32> {jax.result_info = "result"}) {
    %0 = call @leaky_relu(%arg0) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    return %0 : tensor<3x6xf32>
  }
  func.func private @leaky_relu(%arg0: tensor<3x6xf32>) -> tensor<3x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %cst_0 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<3x6xf32>
    %4 = call @_where(%1, %arg0, %3) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    return %4 : tensor<3x6xf32>
  }
  func.func private @_where(%arg0: tensor<3x6xi1>, %arg1: tensor<3x6xf32>, %arg2: tensor<3x6xf32>) -> tensor<3x6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x6xi1>, tensor<3x6xf32>
    return %0 : tensor<3x6xf32>
  }
}
// -----
// name: hard_tanh
module @jit_hard_tanh attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32>) -> (tensor<3x6xf32> {jax.result_info = "result"}) {
    %0 = call @hard_tanh(%arg0) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    return %0 : tensor<3x6xf32>
  }
  func.func private @hard_tanh(%arg0: tensor<3x6xf32>) -> tensor<3x6xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %4 = call @_where(%3, %c, %arg0) : (tensor<3x6xi1>, tensor<i32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %5 = call @_where(%1, %c_1, %4) : (tensor<3x6xi1>, tensor<i32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    return %5 : tensor<3x6xf32>
  }
  func.func private @_where(%arg0: tensor<3x6xi1>, %arg1: tensor<i32>, %arg2: tensor<3x6xf32>) -> tensor<3x6xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x6xi1>, tensor<3x6xf32>
    return %2 : tensor<3x6xf32>
  }
}
// -----
// name: relu6
module @jit_relu6 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32>) -> (tensor<3x6xf32> {jax.result_info = "result"}) {
    %0 = call @relu6(%arg0) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    return %0 : tensor<3x6xf32>
  }
  func.func private @relu6(%arg0: tensor<3x6xf32>) -> tensor<3x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x6xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<3x6xf32>
    return %3 : tensor<3x6xf32>
  }
}
// -----
// name: glu
#loc = loc(unknown)
#loc1 = loc("x")
module @jit_glu attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32> loc("x")) -> (tensor<3x3xf32> {jax.result_info = "result"}) {
    %0 = call @glu(%arg0) : (tensor<3x6xf32>) -> tensor<3x3xf32> loc(#loc14)
    return %0 : tensor<3x3xf32> loc(#loc15)
  } loc(#loc)
  func.func private @glu(%arg0: tensor<3x6xf32> loc(unknown)) -> tensor<3x3xf32> {
    %0 = stablehlo.slice %arg0 [0:3, 0:3] : (tensor<3x6xf32>) -> tensor<3x3xf32> loc(#loc4)
    %1 = stablehlo.slice %arg0 [0:3, 3:6] : (tensor<3x6xf32>) -> tensor<3x3xf32> loc(#loc4)
    %2 = stablehlo.negate %1 : tensor<3x3xf32> loc(#loc5)
    %3 = stablehlo.exponential %2 : tensor<3x3xf32> loc(#loc6)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc7)
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32> loc(#loc8)
    %5 = stablehlo.add %4, %3 : tensor<3x3xf32> loc(#loc8)
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc7)
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32> loc(#loc9)
    %7 = stablehlo.divide %6, %5 : tensor<3x3xf32> loc(#loc9)
    %8 = stablehlo.multiply %0, %7 : tensor<3x3xf32> loc(#loc10)
    return %8 : tensor<3x3xf32> loc(#loc)
  } loc(#loc17)
} loc(#loc)
#loc2 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc3 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc4 = loc("split")
#loc5 = loc("neg")
#loc6 = loc("exp")
#loc7 = loc("logistic")
#loc8 = loc("add")
#loc9 = loc("div")
#loc10 = loc("mul")
#loc11 = loc("main"(#loc2))
#loc12 = loc("<module>"(#loc3))
#loc13 = loc(callsite(#loc11 at #loc12))
#loc14 = loc("jit(glu)/jit(glu)"(#loc13))
#loc15 = loc("jit(glu)"(#loc13))
#loc16 = loc("jit(glu)/jit"(#loc13))
#loc17 = loc("jit:"(#loc16))
// -----
// name: mish
module @jit_mish attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32>) -> (tensor<3x6xf32> {jax.result_info = "result"}) {
    %0 = call @mish(%arg0) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    return %0 : tensor<3x6xf32>
  }
  func.func private @mish(%arg0: tensor<3x6xf32>) -> tensor<3x6xf32> {
    %0 = call @softplus(%arg0) : (tensor<3x6xf32>) -> tensor<3x6xf32>
    %1 = stablehlo.tanh %0 : tensor<3x6xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<3x6xf32>
    return %2 : tensor<3x6xf32>
  }
  func.func private @softplus(%arg0: tensor<3x6xf32>) -> tensor<3x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x6xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<3x6xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<3x6xf32>
    %7 = stablehlo.abs %3 : tensor<3x6xf32>
    %8 = stablehlo.negate %7 : tensor<3x6xf32>
    %9 = stablehlo.exponential %8 : tensor<3x6xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<3x6xf32>
    %11 = stablehlo.add %1, %10 : tensor<3x6xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<3x6xi1>, tensor<3x6xf32>
    return %12 : tensor<3x6xf32>
  }
}
// -----
// name: sigmoid
module @jit_sigmoid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32>) -> (tensor<3x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<3x6xf32>
    %1 = stablehlo.exponential %0 : tensor<3x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %3 = stablehlo.add %2, %1 : tensor<3x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %5 = stablehlo.divide %4, %3 : tensor<3x6xf32>
    return %5 : tensor<3x6xf32>
  }
}
// -----
// name: rms_norm
module @jit_rms_norm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = chlo.square %arg0 : tensor<3x5xf32> -> tensor<3x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<3x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %6 = stablehlo.add %4, %5 : tensor<3x1xf32>
    %7 = stablehlo.rsqrt %6 : tensor<3x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %9 = stablehlo.multiply %arg0, %8 : tensor<3x5xf32>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<3x5xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<3x5xf32>
    return %12 : tensor<3x5xf32>
  }
}
// -----
// name: rms_norm_grad_bf16
#loc1 = loc("x")
#loc2 = loc("w")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xbf16> loc("x"), %arg1: tensor<5xbf16> loc("w")) -> (tensor<3x5xbf16> {jax.result_info = "result[0]"}, tensor<5xbf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<3x5xbf16>) -> tensor<3x5xf32> loc(#loc44)
    %1 = chlo.square %0 : tensor<3x5xf32> -> tensor<3x5xf32> loc(#loc45)
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32> loc(#loc31)
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc46)
    %3 = stablehlo.multiply %2, %0 : tensor<3x5xf32> loc(#loc46)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc47)
    %4 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32> loc(#loc47)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32> loc(#loc48)
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<f32> loc(#loc31)
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x1xf32> loc(#loc49)
    %7 = stablehlo.divide %5, %6 : tensor<3x1xf32> loc(#loc49)
    %cst_2 = stablehlo.constant dense<9.99999997E-7> : tensor<f32> loc(#loc31)
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x1xf32> loc(#loc50)
    %9 = stablehlo.add %7, %8 : tensor<3x1xf32> loc(#loc50)
    %10 = stablehlo.rsqrt %9 : tensor<3x1xf32> loc(#loc51)
    %11 = stablehlo.divide %10, %9 : tensor<3x1xf32> loc(#loc52)
    %cst_3 = stablehlo.constant dense<-5.000000e-01> : tensor<f32> loc(#loc31)
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x1xf32> loc(#loc53)
    %13 = stablehlo.multiply %12, %11 : tensor<3x1xf32> loc(#loc53)
    %14 = stablehlo.convert %10 : (tensor<3x1xf32>) -> tensor<3x1xbf16> loc(#loc54)
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<3x1xbf16>) -> tensor<3x5xbf16> loc(#loc55)
    %16 = stablehlo.multiply %arg0, %15 : tensor<3x5xbf16> loc(#loc55)
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xbf16>) -> tensor<1x5xbf16> loc(#loc56)
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc31)
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc42)
    %19 = stablehlo.convert %18 : (tensor<3x5xf32>) -> tensor<3x5xbf16> loc(#loc43)
    %20 = stablehlo.multiply %16, %19 : tensor<3x5xbf16> loc(#loc57)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#loc58)
    %21 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<3x5xbf16>, tensor<bf16>) -> tensor<5xbf16> loc(#loc58)
    %22 = stablehlo.reshape %21 : (tensor<5xbf16>) -> tensor<1x5xbf16> loc(#loc59)
    %23 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x5xbf16>) -> tensor<3x5xbf16> loc(#loc57)
    %24 = stablehlo.multiply %19, %23 : tensor<3x5xbf16> loc(#loc57)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#loc58)
    %25 = stablehlo.reduce(%22 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x5xbf16>, tensor<bf16>) -> tensor<5xbf16> loc(#loc58)
    %26 = stablehlo.multiply %arg0, %24 : tensor<3x5xbf16> loc(#loc60)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#loc61)
    %27 = stablehlo.reduce(%26 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<3x5xbf16>, tensor<bf16>) -> tensor<3xbf16> loc(#loc61)
    %28 = stablehlo.reshape %27 : (tensor<3xbf16>) -> tensor<3x1xbf16> loc(#loc62)
    %29 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<3x1xbf16>) -> tensor<3x5xbf16> loc(#loc60)
    %30 = stablehlo.multiply %24, %29 : tensor<3x5xbf16> loc(#loc60)
    %31 = stablehlo.convert %28 : (tensor<3x1xbf16>) -> tensor<3x1xf32> loc(#loc63)
    %32 = stablehlo.multiply %31, %13 : tensor<3x1xf32> loc(#loc64)
    %cst_8 = stablehlo.constant dense<5.000000e+00> : tensor<f32> loc(#loc31)
    %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x1xf32> loc(#loc65)
    %34 = stablehlo.divide %32, %33 : tensor<3x1xf32> loc(#loc65)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc66)
    %35 = stablehlo.reduce(%34 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32> loc(#loc66)
    %36 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<3xf32>) -> tensor<3x5xf32> loc(#loc67)
    %37 = stablehlo.multiply %36, %3 : tensor<3x5xf32> loc(#loc68)
    %38 = stablehlo.convert %37 : (tensor<3x5xf32>) -> tensor<3x5xbf16> loc(#loc69)
    %39 = stablehlo.add %30, %38 : tensor<3x5xbf16> loc(#loc70)
    return %39, %25 : tensor<3x5xbf16>, tensor<5xbf16> loc(#loc31)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("jax_stablehlo_corpus.py":305:45 to :66)
#loc4 = loc("jax_stablehlo_corpus.py":324:59 to :73)
#loc5 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc6 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc7 = loc("jax_stablehlo_corpus.py":305:34 to :67)
#loc8 = loc("jax_stablehlo_corpus.py":305:25 to :87)
#loc9 = loc("jax_stablehlo_corpus.py":305:25 to :94)
#loc10 = loc("jax_stablehlo_corpus.py":305:15 to :95)
#loc11 = loc("jax_stablehlo_corpus.py":305:15 to :111)
#loc12 = loc("jax_stablehlo_corpus.py":305:11 to :111)
#loc13 = loc("jax_stablehlo_corpus.py":305:11 to :115)
#loc14 = loc("jax_stablehlo_corpus.py":324:59 to :99)
#loc15 = loc("jax_stablehlo_corpus.py":324:59 to :93)
#loc16 = loc("rms_norm"(#loc3))
#loc17 = loc("<lambda>"(#loc4))
#loc18 = loc("main"(#loc5))
#loc19 = loc("<module>"(#loc6))
#loc20 = loc("rms_norm"(#loc7))
#loc21 = loc("rms_norm"(#loc8))
#loc22 = loc("rms_norm"(#loc9))
#loc23 = loc("rms_norm"(#loc10))
#loc24 = loc("rms_norm"(#loc11))
#loc25 = loc("rms_norm"(#loc12))
#loc26 = loc("rms_norm"(#loc13))
#loc27 = loc("<lambda>"(#loc14))
#loc28 = loc("<lambda>"(#loc15))
#loc29 = loc(callsite(#loc18 at #loc19))
#loc30 = loc(callsite(#loc17 at #loc29))
#loc31 = loc("jit(<lambda>)"(#loc29))
#loc32 = loc(callsite(#loc27 at #loc29))
#loc33 = loc(callsite(#loc28 at #loc29))
#loc34 = loc(callsite(#loc16 at #loc30))
#loc35 = loc(callsite(#loc20 at #loc30))
#loc36 = loc(callsite(#loc21 at #loc30))
#loc37 = loc(callsite(#loc22 at #loc30))
#loc38 = loc(callsite(#loc23 at #loc30))
#loc39 = loc(callsite(#loc24 at #loc30))
#loc40 = loc(callsite(#loc25 at #loc30))
#loc41 = loc(callsite(#loc26 at #loc30))
#loc42 = loc("jit(<lambda>)/transpose(jvp())/broadcast_in_dim"(#loc32))
#loc43 = loc("jit(<lambda>)/transpose(jvp())/convert_element_type"(#loc33))
#loc44 = loc("jit(<lambda>)/jvp()/convert_element_type"(#loc34))
#loc45 = loc("jit(<lambda>)/jvp()/square"(#loc35))
#loc46 = loc("jit(<lambda>)/jvp()/mul"(#loc35))
#loc47 = loc("jit(<lambda>)/jvp()/reduce_sum"(#loc36))
#loc48 = loc("jit(<lambda>)/jvp()/broadcast_in_dim"(#loc36))
#loc49 = loc("jit(<lambda>)/jvp()/div"(#loc36))
#loc50 = loc("jit(<lambda>)/jvp()/add"(#loc37))
#loc51 = loc("jit(<lambda>)/jvp()/rsqrt"(#loc38))
#loc52 = loc("jit(<lambda>)/jvp()/div"(#loc38))
#loc53 = loc("jit(<lambda>)/jvp()/mul"(#loc38))
#loc54 = loc("jit(<lambda>)/jvp()/convert_element_type"(#loc39))
#loc55 = loc("jit(<lambda>)/jvp()/mul"(#loc40))
#loc56 = loc("jit(<lambda>)/jvp()/broadcast_in_dim"(#loc41))
#loc57 = loc("jit(<lambda>)/transpose(jvp())/mul"(#loc41))
#loc58 = loc("jit(<lambda>)/transpose(jvp())/reduce_sum"(#loc41))
#loc59 = loc("jit(<lambda>)/transpose(jvp())/reshape"(#loc41))
#loc60 = loc("jit(<lambda>)/transpose(jvp())/mul"(#loc40))
#loc61 = loc("jit(<lambda>)/transpose(jvp())/reduce_sum"(#loc40))
#loc62 = loc("jit(<lambda>)/transpose(jvp())/reshape"(#loc40))
#loc63 = loc("jit(<lambda>)/transpose(jvp())/convert_element_type"(#loc39))
#loc64 = loc("jit(<lambda>)/transpose(jvp())/mul"(#loc38))
#loc65 = loc("jit(<lambda>)/transpose(jvp())/div"(#loc36))
#loc66 = loc("jit(<lambda>)/transpose(jvp())/reduce_sum"(#loc36))
#loc67 = loc("jit(<lambda>)/transpose(jvp())/broadcast_in_dim"(#loc36))
#loc68 = loc("jit(<lambda>)/transpose(jvp())/mul"(#loc35))
#loc69 = loc("jit(<lambda>)/transpose(jvp())/convert_element_type"(#loc34))
#loc70 = loc("jit(<lambda>)/transpose(jvp())/add_any"(#loc34))
// -----
// name: layer_norm_grad
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}, tensor<5xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<3x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x5xf32>
    %6 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %7 = stablehlo.subtract %arg0, %6 : tensor<3x5xf32>
    %8 = stablehlo.multiply %7, %7 : tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %cst_3 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<3x1xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %16 = stablehlo.add %14, %15 : tensor<3x1xf32>
    %17 = stablehlo.rsqrt %16 : tensor<3x1xf32>
    %18 = stablehlo.divide %17, %16 : tensor<3x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<3x1xf32>
    %21 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %22 = stablehlo.multiply %5, %21 : tensor<3x5xf32>
    %23 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
    %26 = stablehlo.reshape %25 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %28 = stablehlo.multiply %22, %24 : tensor<3x5xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
    %30 = stablehlo.reshape %29 : (tensor<5xf32>) -> tensor<1x5xf32>
    %31 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<3x5xf32>
    %32 = stablehlo.multiply %24, %31 : tensor<3x5xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%30 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %34 = stablehlo.multiply %5, %32 : tensor<3x5xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %36 = stablehlo.reshape %35 : (tensor<3xf32>) -> tensor<3x1xf32>
    %37 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %38 = stablehlo.multiply %32, %37 : tensor<3x5xf32>
    %39 = stablehlo.multiply %36, %20 : tensor<3x1xf32>
    %cst_12 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %41 = stablehlo.divide %39, %40 : tensor<3x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0] : (tensor<3xf32>) -> tensor<3x5xf32>
    %44 = stablehlo.multiply %43, %10 : tensor<3x5xf32>
    %45 = stablehlo.negate %44 : tensor<3x5xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %47 = stablehlo.reshape %46 : (tensor<3xf32>) -> tensor<3x1xf32>
    %48 = stablehlo.negate %38 : tensor<3x5xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %50 = stablehlo.reshape %49 : (tensor<3xf32>) -> tensor<3x1xf32>
    %51 = stablehlo.add %44, %38 : tensor<3x5xf32>
    %52 = stablehlo.add %47, %50 : tensor<3x1xf32>
    %cst_16 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %54 = stablehlo.divide %52, %53 : tensor<3x1xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<3xf32>) -> tensor<3x5xf32>
    %57 = stablehlo.add %51, %56 : tensor<3x5xf32>
    return %57, %33, %27 : tensor<3x5xf32>, tensor<5xf32>, tensor<5xf32>
  }
}
// -----
// name: rope
module @jit_rope attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x4x8xf32>, %arg1: tensor<2x6xi32>) -> (tensor<2x6x4x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.multiply %1, %0 : tensor<4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.add %3, %2 : tensor<4xi32>
    %5 = stablehlo.convert %4 : (tensor<4xi32>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.divide %5, %6 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.power %8, %7 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.divide %10, %9 : tensor<4xf32>
    %12 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<2x6xi32>) -> tensor<2x6x1x1xi32>
    %13 = stablehlo.convert %12 : (tensor<2x6x1x1xi32>) -> tensor<2x6x1x1xf32>
    %14 = stablehlo.broadcast_in_dim %11, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<2x6x1x1xf32>) -> tensor<2x6x1x4xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<2x6x1x4xf32>
    %17 = stablehlo.multiply %15, %16 : tensor<2x6x1x4xf32>
    %18 = stablehlo.slice %arg0 [0:2, 0:6, 0:4, 0:4] : (tensor<2x6x4x8xf32>) -> tensor<2x6x4x4xf32>
    %19 = stablehlo.slice %arg0 [0:2, 0:6, 0:4, 4:8] : (tensor<2x6x4x8xf32>) -> tensor<2x6x4x4xf32>
    %20 = stablehlo.cosine %17 : tensor<2x6x1x4xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<2x6x1x4xf32>) -> tensor<2x6x4x4xf32>
    %22 = stablehlo.multiply %18, %21 : tensor<2x6x4x4xf32>
    %23 = stablehlo.sine %17 : tensor<2x6x1x4xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<2x6x1x4xf32>) -> tensor<2x6x4x4xf32>
    %25 = stablehlo.multiply %19, %24 : tensor<2x6x4x4xf32>
    %26 = stablehlo.subtract %22, %25 : tensor<2x6x4x4xf32>
    %27 = stablehlo.cosine %17 : tensor<2x6x1x4xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<2x6x1x4xf32>) -> tensor<2x6x4x4xf32>
    %29 = stablehlo.multiply %19, %28 : tensor<2x6x4x4xf32>
    %30 = stablehlo.sine %17 : tensor<2x6x1x4xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<2x6x1x4xf32>) -> tensor<2x6x4x4xf32>
    %32 = stablehlo.multiply %18, %31 : tensor<2x6x4x4xf32>
    %33 = stablehlo.add %29, %32 : tensor<2x6x4x4xf32>
    %34 = stablehlo.concatenate %26, %33, dim = 3 : (tensor<2x6x4x4xf32>, tensor<2x6x4x4xf32>) -> tensor<2x6x4x8xf32>
    return %34 : tensor<2x6x4x8xf32>
  }
}
// -----
// name: attention
module @jit_attention attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x4x8xf32>, %arg1: tensor<2x6x4x8xf32>, %arg2: tensor<2x6x4x8xf32>) -> (tensor<2x6x4x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>) -> tensor<2x4x6x6xf32>
    %cst = stablehlo.constant dense<2.82842708> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x6x6xf32>
    %2 = stablehlo.divide %0, %1 : tensor<2x4x6x6xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %4 = call @tril(%3) : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %5 = call @_where(%4, %2, %cst_0) : (tensor<6x6xi1>, tensor<2x4x6x6xf32>, tensor<f32>) -> tensor<2x4x6x6xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x4x6x6xf32>, tensor<f32>) -> tensor<2x4x6xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x6xf32>
    %8 = stablehlo.maximum %7, %6 : tensor<2x4x6xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<2x4x6xf32>) -> tensor<2x4x6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x6xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x4x6x6xf32>
    %12 = stablehlo.exponential %11 : tensor<2x4x6x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x4x6x6xf32>, tensor<f32>) -> tensor<2x4x6xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x4x6xf32>) -> tensor<2x4x6x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x6xf32>
    %16 = stablehlo.divide %12, %15 : tensor<2x4x6x6xf32>
    %17 = stablehlo.dot_general %arg2, %16, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x4x8xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x8x6xf32>
    %18 = stablehlo.transpose %17, dims = [0, 3, 1, 2] : (tensor<2x4x8x6xf32>) -> tensor<2x6x4x8xf32>
    return %18 : tensor<2x6x4x8xf32>
  }
  func.func private @tril(%arg0: tensor<6x6xi1>) -> tensor<6x6xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %2 = stablehlo.add %0, %1 : tensor<6x6xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<6x6xi1>, tensor<6x6xi1>
    return %6 : tensor<6x6xi1>
  }
  func.func private @_where(%arg0: tensor<6x6xi1>, %arg1: tensor<2x4x6x6xf32>, %arg2: tensor<f32>) -> tensor<2x4x6x6xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<6x6xi1>) -> tensor<2x4x6x6xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x4x6x6xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x4x6x6xi1>, tensor<2x4x6x6xf32>
    return %3 : tensor<2x4x6x6xf32>
  }
}
// -----
// name: attention_grad
#loc = loc(unknown)
#loc1 = loc("q")
#loc2 = loc("k")
#loc3 = loc("v")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x4x8xf32> loc("q"), %arg1: tensor<2x6x4x8xf32> loc("k"), %arg2: tensor<2x6x4x8xf32> loc("v")) -> (tensor<2x6x4x8xf32> {jax.result_info = "result[0]"}, tensor<2x6x4x8xf32> {jax.result_info = "result[1]"}, tensor<2x6x4x8xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>) -> tensor<2x4x6x6xf32> loc(#loc45)
    %cst = stablehlo.constant dense<2.82842708> : tensor<f32> loc(#loc35)
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x6x6xf32> loc(#loc46)
    %2 = stablehlo.divide %0, %1 : tensor<2x4x6x6xf32> loc(#loc46)
    %c = stablehlo.constant dense<true> : tensor<i1> loc(#loc35)
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<6x6xi1> loc(#loc47)
    %4 = call @tril(%3) : (tensor<6x6xi1>) -> tensor<6x6xi1> loc(#loc48)
    %cst_0 = stablehlo.constant dense<-1.000000e+30> : tensor<f32> loc(#loc35)
    %5:2 = call @_where(%4, %2, %cst_0) : (tensor<6x6xi1>, tensor<2x4x6x6xf32>, tensor<f32>) -> (tensor<2x4x6x6xf32>, tensor<2x4x6x6xi1>) loc(#loc49)
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#loc50)
    %6 = stablehlo.reduce(%5#0 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x4x6x6xf32>, tensor<f32>) -> tensor<2x4x6xf32> loc(#loc50)
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#loc35)
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x6xf32> loc(#loc51)
    %8 = stablehlo.maximum %7, %6 : tensor<2x4x6xf32> loc(#loc51)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<2x4x6xf32>) -> tensor<2x4x6x1xf32> loc(#loc52)
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x6xf32> loc(#loc53)
    %11 = stablehlo.subtract %5#0, %10 : tensor<2x4x6x6xf32> loc(#loc53)
    %12 = stablehlo.exponential %11 : tensor<2x4x6x6xf32> loc(#loc54)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc55)
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x4x6x6xf32>, tensor<f32>) -> tensor<2x4x6xf32> loc(#loc55)
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<2x4x6xf32>) -> tensor<2x4x6x1xf32> loc(#loc52)
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x6xf32> loc(#loc56)
    %16 = stablehlo.divide %12, %15 : tensor<2x4x6x6xf32> loc(#loc56)
    %17 = stablehlo.multiply %14, %14 : tensor<2x4x6x1xf32> loc(#loc75)
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc58)
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4x6x1xf32> loc(#loc76)
    %19 = stablehlo.divide %18, %17 : tensor<2x4x6x1xf32> loc(#loc77)
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc35)
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x6x4x8xf32> loc(#loc43)
    %21 = stablehlo.transpose %20, dims = [0, 2, 3, 1] : (tensor<2x6x4x8xf32>) -> tensor<2x4x8x6xf32> loc(#loc59)
    %22 = stablehlo.dot_general %21, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8x6xf32>, tensor<2x6x4x8xf32>) -> tensor<2x4x6x6xf32> loc(#loc60)
    %23 = stablehlo.dot_general %21, %16, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8x6xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x8x6xf32> loc(#loc60)
    %24 = stablehlo.transpose %23, dims = [0, 3, 1, 2] : (tensor<2x4x8x6xf32>) -> tensor<2x6x4x8xf32> loc(#loc59)
    %25 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x6xf32> loc(#loc61)
    %26 = stablehlo.multiply %22, %25 : tensor<2x4x6x6xf32> loc(#loc61)
    %27 = stablehlo.multiply %26, %12 : tensor<2x4x6x6xf32> loc(#loc61)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc62)
    %28 = stablehlo.reduce(%27 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x4x6x6xf32>, tensor<f32>) -> tensor<2x4x6xf32> loc(#loc62)
    %29 = stablehlo.reshape %28 : (tensor<2x4x6xf32>) -> tensor<2x4x6x1xf32> loc(#loc63)
    %30 = stablehlo.negate %29 : tensor<2x4x6x1xf32> loc(#loc64)
    %31 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x6xf32> loc(#loc65)
    %32 = stablehlo.divide %22, %31 : tensor<2x4x6x6xf32> loc(#loc65)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc62)
    %33 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<2x4x6x1xf32>, tensor<f32>) -> tensor<2x4x6xf32> loc(#loc62)
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<2x4x6xf32>) -> tensor<2x4x6x6xf32> loc(#loc66)
    %35 = stablehlo.add %32, %34 : tensor<2x4x6x6xf32> loc(#loc67)
    %36 = stablehlo.multiply %35, %12 : tensor<2x4x6x6xf32> loc(#loc61)
    %37 = call @_where_0(%5#1, %36) : (tensor<2x4x6x6xi1>, tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32> loc(#loc68)
    %cst_8 = stablehlo.constant dense<2.82842708> : tensor<f32> loc(#loc35)
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x4x6x6xf32> loc(#loc69)
    %39 = stablehlo.divide %37, %38 : tensor<2x4x6x6xf32> loc(#loc69)
    %40 = stablehlo.dot_general %39, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x6x6xf32>, tensor<2x6x4x8xf32>) -> tensor<2x4x6x8xf32> loc(#loc70)
    %41 = stablehlo.transpose %40, dims = [0, 2, 1, 3] : (tensor<2x4x6x8xf32>) -> tensor<2x6x4x8xf32> loc(#loc71)
    %42 = stablehlo.dot_general %39, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x6x6xf32>, tensor<2x6x4x8xf32>) -> tensor<2x4x6x8xf32> loc(#loc70)
    %43 = stablehlo.transpose %42, dims = [0, 2, 1, 3] : (tensor<2x4x6x8xf32>) -> tensor<2x6x4x8xf32> loc(#loc71)
    return %43, %41, %24 : tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32> loc(#loc35)
  } loc(#loc)
  func.func private @tril(%arg0: tensor<6x6xi1> loc(unknown)) -> tensor<6x6xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32> loc(#loc15)
    %c = stablehlo.constant dense<0> : tensor<i32> loc(#loc)
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32> loc(#loc16)
    %2 = stablehlo.add %0, %1 : tensor<6x6xi32> loc(#loc16)
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32> loc(#loc15)
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1> loc(#loc17)
    %c_0 = stablehlo.constant dense<false> : tensor<i1> loc(#loc)
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1> loc(#loc18)
    %6 = stablehlo.select %4, %arg0, %5 : tensor<6x6xi1>, tensor<6x6xi1> loc(#loc19)
    return %6 : tensor<6x6xi1> loc(#loc)
  } loc(#loc78)
  func.func private @_where(%arg0: tensor<6x6xi1> loc(unknown), %arg1: tensor<2x4x6x6xf32> loc(unknown), %arg2: tensor<f32> loc(unknown)) -> (tensor<2x4x6x6xf32>, tensor<2x4x6x6xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32> loc(#loc20)
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<6x6xi1>) -> tensor<2x4x6x6xi1> loc(#loc18)
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x4x6x6xf32> loc(#loc18)
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x4x6x6xi1>, tensor<2x4x6x6xf32> loc(#loc19)
    return %3, %1 : tensor<2x4x6x6xf32>, tensor<2x4x6x6xi1> loc(#loc)
  } loc(#loc79)
  func.func private @_where_0(%arg0: tensor<2x4x6x6xi1> loc(unknown), %arg1: tensor<2x4x6x6xf32> loc(unknown)) -> tensor<2x4x6x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x6x6xf32> loc(#loc18)
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x4x6x6xi1>, tensor<2x4x6x6xf32> loc(#loc19)
    return %1 : tensor<2x4x6x6xf32> loc(#loc)
  } loc(#loc80)
} loc(#loc)
#loc4 = loc("jax_stablehlo_corpus.py":315:13 to :48)
#loc5 = loc("jax_stablehlo_corpus.py":328:58 to :76)
#loc6 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc7 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc8 = loc("jax_stablehlo_corpus.py":315:13 to :71)
#loc9 = loc("jax_stablehlo_corpus.py":316:20 to :53)
#loc10 = loc("jax_stablehlo_corpus.py":316:11 to :54)
#loc11 = loc("jax_stablehlo_corpus.py":317:56 to :86)
#loc12 = loc("jax_stablehlo_corpus.py":317:41 to :87)
#loc13 = loc("jax_stablehlo_corpus.py":328:58 to :82)
#loc14 = loc("jax_stablehlo_corpus.py":317:11 to :91)
#loc15 = loc("iota")
#loc16 = loc("add")
#loc17 = loc("ge")
#loc18 = loc("broadcast_in_dim")
#loc19 = loc("select_n")
#loc20 = loc("convert_element_type")
#loc21 = loc("attention"(#loc4))
#loc22 = loc("<lambda>"(#loc5))
#loc23 = loc("main"(#loc6))
#loc24 = loc("<module>"(#loc7))
#loc25 = loc("attention"(#loc8))
#loc26 = loc("attention"(#loc9))
#loc27 = loc("attention"(#loc10))
#loc28 = loc("attention"(#loc11))
#loc29 = loc("attention"(#loc12))
#loc30 = loc("<lambda>"(#loc13))
#loc31 = loc("attention"(#loc14))
#loc32 = loc(callsite(#loc23 at #loc24))
#loc33 = loc(callsite(#loc29 at #loc22))
#loc34 = loc(callsite(#loc22 at #loc32))
#loc35 = loc("jit(<lambda>)"(#loc32))
#loc36 = loc(callsite(#loc30 at #loc32))
#loc37 = loc(callsite(#loc21 at #loc34))
#loc38 = loc(callsite(#loc25 at #loc34))
#loc39 = loc(callsite(#loc26 at #loc34))
#loc40 = loc(callsite(#loc27 at #loc34))
#loc41 = loc(callsite(#loc28 at #loc34))
#loc42 = loc(callsite(#loc29 at #loc34))
#loc43 = loc("jit(<lambda>)/transpose(jvp())/broadcast_in_dim"(#loc36))
#loc44 = loc(callsite(#loc31 at #loc34))
#loc45 = loc("jit(<lambda>)/jvp(bqhd,bkhd->bhqk)/dot_general"(#loc37))
#loc46 = loc("jit(<lambda>)/jvp()/div"(#loc38))
#loc47 = loc("jit(<lambda>)/jvp()/broadcast_in_dim"(#loc39))
#loc48 = loc("jit(<lambda>)/jvp(jit(tril))"(#loc40))
#loc49 = loc("jit(<lambda>)/jvp(jit(_where))"(#loc41))
#loc50 = loc("jit(<lambda>)/jvp()/reduce_max"(#loc42))
#loc51 = loc("jit(<lambda>)/jvp()/max"(#loc42))
#loc52 = loc("jit(<lambda>)/jvp()/broadcast_in_dim"(#loc42))
#loc53 = loc("jit(<lambda>)/jvp()/sub"(#loc42))
#loc54 = loc("jit(<lambda>)/jvp()/exp"(#loc42))
#loc55 = loc("jit(<lambda>)/jvp()/reduce_sum"(#loc42))
#loc56 = loc("jit(<lambda>)/jvp()/div"(#loc42))
#loc57 = loc(callsite(#loc33 at #loc42))
#loc58 = loc("jit(<lambda>)/jvp()/integer_pow"(#loc42))
#loc59 = loc("jit(<lambda>)/transpose(jvp(bhqk,bkhd->bqhd))/transpose"(#loc44))
#loc60 = loc("jit(<lambda>)/transpose(jvp(bhqk,bkhd->bqhd))/dot_general"(#loc44))
#loc61 = loc("jit(<lambda>)/transpose(jvp())/mul"(#loc42))
#loc62 = loc("jit(<lambda>)/transpose(jvp())/reduce_sum"(#loc42))
#loc63 = loc("jit(<lambda>)/transpose(jvp())/reshape"(#loc42))
#loc64 = loc("jit(<lambda>)/transpose(jvp())/neg"(#loc42))
#loc65 = loc("jit(<lambda>)/transpose(jvp())/div"(#loc42))
#loc66 = loc("jit(<lambda>)/transpose(jvp())/broadcast_in_dim"(#loc42))
#loc67 = loc("jit(<lambda>)/transpose(jvp())/add_any"(#loc42))
#loc68 = loc("jit(<lambda>)/transpose(jvp(jit(_where)))"(#loc41))
#loc69 = loc("jit(<lambda>)/transpose(jvp())/div"(#loc38))
#loc70 = loc("jit(<lambda>)/transpose(jvp(bqhd,bkhd->bhqk))/dot_general"(#loc37))
#loc71 = loc("jit(<lambda>)/transpose(jvp(bqhd,bkhd->bhqk))/transpose"(#loc37))
#loc72 = loc("jit(<lambda>)/jvp()/jit"(#loc40))
#loc73 = loc("jit(<lambda>)/jvp()/jit"(#loc41))
#loc74 = loc("jit(<lambda>)/transpose(jvp())/jit"(#loc41))
#loc75 = loc("jit(<lambda>)/jvp()/mul"(#loc57))
#loc76 = loc("jit(<lambda>)/jvp()/broadcast_in_dim"(#loc57))
#loc77 = loc("jit(<lambda>)/jvp()/div"(#loc57))
#loc78 = loc("jit:"(#loc72))
#loc79 = loc("jit:"(#loc73))
#loc80 = loc("jit:"(#loc74))
// -----
// name: dot_product_attention
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x4x8xf32>, %arg1: tensor<2x6x4x8xf32>, %arg2: tensor<2x6x4x8xf32>) -> (tensor<2x6x4x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x6x4x8xf32>) -> tensor<2x6x4x1x8xf32>
    %1 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x4x1x8xf32>, tensor<2x6x4x8xf32>) -> tensor<2x4x6x1x6xf32>
    %cst = stablehlo.constant dense<0.353553385> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x6x1x6xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<2x4x6x1x6xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x4x6x6xi1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %6 = call @tril(%5) : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<6x6xi1>) -> tensor<1x1x6x6xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<1x1x6x6xi1>) -> tensor<2x4x6x6xi1>
    %9 = stablehlo.and %4, %8 : tensor<2x4x6x6xi1>
    %cst_1 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
    %10 = call @_where(%9, %3, %cst_1) : (tensor<2x4x6x6xi1>, tensor<2x4x6x1x6xf32>, tensor<f32>) -> tensor<1x2x4x6x6xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x4x6x6xf32>, tensor<f32>) -> tensor<1x2x4x6xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x2x4x6xf32>
    %13 = stablehlo.maximum %12, %11 : tensor<1x2x4x6xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x2x4x6xf32>) -> tensor<1x2x4x6x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3, 4] : (tensor<1x2x4x6x1xf32>) -> tensor<1x2x4x6x6xf32>
    %16 = stablehlo.subtract %10, %15 : tensor<1x2x4x6x6xf32>
    %17 = stablehlo.exponential %16 : tensor<1x2x4x6x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [4] : (tensor<1x2x4x6x6xf32>, tensor<f32>) -> tensor<1x2x4x6xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x2x4x6xf32>) -> tensor<1x2x4x6x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<1x2x4x6x1xf32>) -> tensor<1x2x4x6x6xf32>
    %21 = stablehlo.divide %17, %20 : tensor<1x2x4x6x6xf32>
    %22 = stablehlo.dot_general %arg2, %21, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x6x4x8xf32>, tensor<1x2x4x6x6xf32>) -> tensor<2x4x8x1x6xf32>
    %23 = stablehlo.transpose %22, dims = [3, 0, 4, 1, 2] : (tensor<2x4x8x1x6xf32>) -> tensor<1x2x6x4x8xf32>
    %24 = stablehlo.transpose %23, dims = [1, 2, 3, 0, 4] : (tensor<1x2x6x4x8xf32>) -> tensor<2x6x4x1x8xf32>
    %25 = stablehlo.reshape %24 : (tensor<2x6x4x1x8xf32>) -> tensor<2x6x4x8xf32>
    return %25 : tensor<2x6x4x8xf32>
  }
  func.func private @tril(%arg0: tensor<6x6xi1>) -> tensor<6x6xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %2 = stablehlo.add %0, %1 : tensor<6x6xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<6x6xi1>, tensor<6x6xi1>
    return %6 : tensor<6x6xi1>
  }
  func.func private @_where(%arg0: tensor<2x4x6x6xi1>, %arg1: tensor<2x4x6x1x6xf32>, %arg2: tensor<f32>) -> tensor<1x2x4x6x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x4x6x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<2x4x6x6xi1>) -> tensor<1x2x4x6x6xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x4x6x6xf32>) -> tensor<1x2x4x6x6xf32>
    %3 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<2x4x6x1x6xf32>) -> tensor<1x2x4x6x6xf32>
    %4 = stablehlo.select %1, %3, %2 : tensor<1x2x4x6x6xi1>, tensor<1x2x4x6x6xf32>
    return %4 : tensor<1x2x4x6x6xf32>
  }
}
// -----
// name: cross_entropy_grad
module @jit_xent attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x5xf32> {jax.result_info = "result[1]"}) {
    %0:3 = call @log_softmax(%arg0) : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x1xf32>)
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %2:2 = call @take_along_axis(%0#0, %1) : (tensor<3x5xf32>, tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %4 = stablehlo.divide %3, %cst_0 : tensor<f32>
    %5 = stablehlo.negate %4 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.negate %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %7 = stablehlo.divide %6, %cst_2 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %9 = call @take_along_axis_0(%2#1, %8) : (tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x5xf32>
    %10 = call @log_softmax_1(%0#1, %0#2, %9) : (tensor<3x5xf32>, tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    return %5, %10 : tensor<f32>, tensor<3x5xf32>
  }
  func.func private @log_softmax(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x5xf32>
    %6 = stablehlo.exponential %5 : tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %9 = stablehlo.log %8 : tensor<3x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<3x5xf32>
    return %11, %6, %8 : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x5xf32>, %arg1: tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x5xf32>, tensor<3x1x1xi32>) -> tensor<3x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x1xi1>, tensor<3x1xf32>
    return %15, %5 : tensor<3x1xf32>, tensor<3x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<3x1x1xi32>, %arg1: tensor<3x1xf32>) -> tensor<3x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x5xf32>, tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x5xf32>
    return %1 : tensor<3x5xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<3x5xf32>, %arg1: tensor<3x1xf32>, %arg2: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.reshape %1 : (tensor<3xf32>) -> tensor<3x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xf32>) -> tensor<3x5xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x5xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x5xf32>
    return %7 : tensor<3x5xf32>
  }
}
// -----
// name: block
module @jit_block attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x2x8xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<2x8x16xf32>, %arg4: tensor<16x2x8xf32>, %arg5: tensor<16x2x8xf32>, %arg6: tensor<16x32xf32>, %arg7: tensor<16x32xf32>, %arg8: tensor<32x16xf32>, %arg9: tensor<2x6x16xf32>) -> (tensor<2x6x16xf32> {jax.result_info = "result"}) {
    %0 = chlo.square %arg9 : tensor<2x6x16xf32> -> tensor<2x6x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<2x6x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %6 = stablehlo.add %4, %5 : tensor<2x6x1xf32>
    %7 = stablehlo.rsqrt %6 : tensor<2x6x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
    %9 = stablehlo.multiply %arg9, %8 : tensor<2x6x16xf32>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<2x6x16xf32>
    %13 = stablehlo.dot_general %12, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
    %14 = stablehlo.dot_general %12, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
    %15 = stablehlo.dot_general %12, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
    %16 = stablehlo.dot_general %13, %14, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32>
    %cst_2 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32>
    %18 = stablehlo.divide %16, %17 : tensor<2x2x6x6xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %19 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %20 = call @tril(%19) : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %cst_3 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %21 = call @_where(%20, %18, %cst_3) : (tensor<6x6xi1>, tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6x6xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x6xf32>
    %24 = stablehlo.maximum %23, %22 : tensor<2x2x6xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
    %27 = stablehlo.subtract %21, %26 : tensor<2x2x6x6xf32>
    %28 = stablehlo.exponential %27 : tensor<2x2x6x6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
    %32 = stablehlo.divide %28, %31 : tensor<2x2x6x6xf32>
    %33 = stablehlo.dot_general %15, %32, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32>
    %34 = stablehlo.transpose %33, dims = [0, 3, 1, 2] : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32>
    %35 = stablehlo.dot_general %34, %arg3, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x8x16xf32>) -> tensor<2x6x16xf32>
    %36 = stablehlo.add %arg9, %35 : tensor<2x6x16xf32>
    %37 = chlo.square %36 : tensor<2x6x16xf32> -> tensor<2x6x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %cst_8 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %41 = stablehlo.divide %39, %40 : tensor<2x6x1xf32>
    %cst_9 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %43 = stablehlo.add %41, %42 : tensor<2x6x1xf32>
    %44 = stablehlo.rsqrt %43 : tensor<2x6x1xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
    %46 = stablehlo.multiply %36, %45 : tensor<2x6x16xf32>
    %47 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
    %49 = stablehlo.multiply %46, %48 : tensor<2x6x16xf32>
    %50 = stablehlo.dot_general %49, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
    %51 = call @silu(%50) : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %52 = stablehlo.dot_general %49, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
    %53 = stablehlo.multiply %51, %52 : tensor<2x6x32xf32>
    %54 = stablehlo.dot_general %53, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x32xf32>, tensor<32x16xf32>) -> tensor<2x6x16xf32>
    %55 = stablehlo.add %36, %54 : tensor<2x6x16xf32>
    return %55 : tensor<2x6x16xf32>
  }
  func.func private @tril(%arg0: tensor<6x6xi1>) -> tensor<6x6xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %2 = stablehlo.add %0, %1 : tensor<6x6xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<6x6xi1>, tensor<6x6xi1>
    return %6 : tensor<6x6xi1>
  }
  func.func private @_where(%arg0: tensor<6x6xi1>, %arg1: tensor<2x2x6x6xf32>, %arg2: tensor<f32>) -> tensor<2x2x6x6xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<6x6xi1>) -> tensor<2x2x6x6xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>
    return %3 : tensor<2x2x6x6xf32>
  }
  func.func private @silu(%arg0: tensor<2x6x32xf32>) -> tensor<2x6x32xf32> {
    %0 = stablehlo.negate %arg0 : tensor<2x6x32xf32>
    %1 = stablehlo.exponential %0 : tensor<2x6x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x32xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x6x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x32xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x6x32xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<2x6x32xf32>
    return %6 : tensor<2x6x32xf32>
  }
}
// -----
// name: block_grad
#loc = loc(unknown)
#loc1 = loc("p['k']")
#loc2 = loc("p['n1']")
#loc3 = loc("p['n2']")
#loc4 = loc("p['o']")
#loc5 = loc("p['q']")
#loc6 = loc("p['v']")
#loc7 = loc("p['w0']")
#loc8 = loc("p['w1']")
#loc9 = loc("p['w2']")
#loc10 = loc("x")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x2x8xf32> loc("p['k']"), %arg1: tensor<16xf32> loc("p['n1']"), %arg2: tensor<16xf32> loc("p['n2']"), %arg3: tensor<2x8x16xf32> loc("p['o']"), %arg4: tensor<16x2x8xf32> loc("p['q']"), %arg5: tensor<16x2x8xf32> loc("p['v']"), %arg6: tensor<16x32xf32> loc("p['w0']"), %arg7: tensor<16x32xf32> loc("p['w1']"), %arg8: tensor<32x16xf32> loc("p['w2']"), %arg9: tensor<2x6x16xf32> loc("x")) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<16x2x8xf32> {jax.result_info = "result[1]['k']"}, tensor<16xf32> {jax.result_info = "result[1]['n1']"}, tensor<16xf32> {jax.result_info = "result[1]['n2']"}, tensor<2x8x16xf32> {jax.result_info = "result[1]['o']"}, tensor<16x2x8xf32> {jax.result_info = "result[1]['q']"}, tensor<16x2x8xf32> {jax.result_info = "result[1]['v']"}, tensor<16x32xf32> {jax.result_info = "result[1]['w0']"}, tensor<16x32xf32> {jax.result_info = "result[1]['w1']"}, tensor<32x16xf32> {jax.result_info = "result[1]['w2']"}) {
    %0 = chlo.square %arg9 : tensor<2x6x16xf32> -> tensor<2x6x16xf32> loc(#loc153)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc154)
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32> loc(#loc154)
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32> loc(#loc155)
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32> loc(#loc89)
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32> loc(#loc156)
    %4 = stablehlo.divide %2, %3 : tensor<2x6x1xf32> loc(#loc156)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32> loc(#loc89)
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32> loc(#loc157)
    %6 = stablehlo.add %4, %5 : tensor<2x6x1xf32> loc(#loc157)
    %7 = stablehlo.rsqrt %6 : tensor<2x6x1xf32> loc(#loc158)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32> loc(#loc159)
    %9 = stablehlo.multiply %arg9, %8 : tensor<2x6x16xf32> loc(#loc159)
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#loc160)
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32> loc(#loc161)
    %12 = stablehlo.multiply %9, %11 : tensor<2x6x16xf32> loc(#loc161)
    %13 = stablehlo.dot_general %12, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32> loc(#loc162)
    %14 = stablehlo.dot_general %12, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32> loc(#loc162)
    %15 = stablehlo.dot_general %12, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32> loc(#loc162)
    %16 = stablehlo.dot_general %13, %14, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32> loc(#loc163)
    %cst_2 = stablehlo.constant dense<2.82842708> : tensor<f32> loc(#loc89)
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32> loc(#loc164)
    %18 = stablehlo.divide %16, %17 : tensor<2x2x6x6xf32> loc(#loc164)
    %c = stablehlo.constant dense<true> : tensor<i1> loc(#loc89)
    %19 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<6x6xi1> loc(#loc165)
    %20 = call @tril(%19) : (tensor<6x6xi1>) -> tensor<6x6xi1> loc(#loc166)
    %cst_3 = stablehlo.constant dense<-1.000000e+30> : tensor<f32> loc(#loc89)
    %21:2 = call @_where(%20, %18, %cst_3) : (tensor<6x6xi1>, tensor<2x2x6x6xf32>, tensor<f32>) -> (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>) loc(#loc167)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#loc168)
    %22 = stablehlo.reduce(%21#0 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32> loc(#loc168)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#loc89)
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x6xf32> loc(#loc169)
    %24 = stablehlo.maximum %23, %22 : tensor<2x2x6xf32> loc(#loc169)
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32> loc(#loc170)
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32> loc(#loc171)
    %27 = stablehlo.subtract %21#0, %26 : tensor<2x2x6x6xf32> loc(#loc171)
    %28 = stablehlo.exponential %27 : tensor<2x2x6x6xf32> loc(#loc172)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc173)
    %29 = stablehlo.reduce(%28 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32> loc(#loc173)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32> loc(#loc170)
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32> loc(#loc174)
    %32 = stablehlo.divide %28, %31 : tensor<2x2x6x6xf32> loc(#loc174)
    %33 = stablehlo.multiply %30, %30 : tensor<2x2x6x1xf32> loc(#loc228)
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc176)
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x6x1xf32> loc(#loc229)
    %35 = stablehlo.divide %34, %33 : tensor<2x2x6x1xf32> loc(#loc230)
    %36 = stablehlo.dot_general %15, %32, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32> loc(#loc177)
    %37 = stablehlo.transpose %36, dims = [0, 3, 1, 2] : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32> loc(#loc178)
    %38 = stablehlo.dot_general %37, %arg3, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x8x16xf32>) -> tensor<2x6x16xf32> loc(#loc126)
    %39 = stablehlo.add %arg9, %38 : tensor<2x6x16xf32> loc(#loc127)
    %40 = chlo.square %39 : tensor<2x6x16xf32> -> tensor<2x6x16xf32> loc(#loc179)
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32> loc(#loc89)
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32> loc(#loc180)
    %42 = stablehlo.multiply %41, %39 : tensor<2x6x16xf32> loc(#loc180)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc181)
    %43 = stablehlo.reduce(%40 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32> loc(#loc181)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32> loc(#loc182)
    %cst_10 = stablehlo.constant dense<1.600000e+01> : tensor<f32> loc(#loc89)
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32> loc(#loc183)
    %46 = stablehlo.divide %44, %45 : tensor<2x6x1xf32> loc(#loc183)
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32> loc(#loc89)
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32> loc(#loc184)
    %48 = stablehlo.add %46, %47 : tensor<2x6x1xf32> loc(#loc184)
    %49 = stablehlo.rsqrt %48 : tensor<2x6x1xf32> loc(#loc185)
    %50 = stablehlo.divide %49, %48 : tensor<2x6x1xf32> loc(#loc186)
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32> loc(#loc89)
    %51 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32> loc(#loc187)
    %52 = stablehlo.multiply %51, %50 : tensor<2x6x1xf32> loc(#loc187)
    %53 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32> loc(#loc188)
    %54 = stablehlo.multiply %39, %53 : tensor<2x6x16xf32> loc(#loc188)
    %55 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#loc189)
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32> loc(#loc190)
    %57 = stablehlo.multiply %54, %56 : tensor<2x6x16xf32> loc(#loc190)
    %58 = stablehlo.dot_general %57, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32> loc(#loc134)
    %59:3 = call @silu(%58) : (tensor<2x6x32xf32>) -> (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>) loc(#loc135)
    %60 = stablehlo.dot_general %57, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32> loc(#loc136)
    %61 = stablehlo.multiply %59#0, %60 : tensor<2x6x32xf32> loc(#loc137)
    %62 = stablehlo.dot_general %61, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x32xf32>, tensor<32x16xf32>) -> tensor<2x6x16xf32> loc(#loc138)
    %63 = stablehlo.add %39, %62 : tensor<2x6x16xf32> loc(#loc139)
    %64 = stablehlo.multiply %63, %63 : tensor<2x6x16xf32> loc(#loc105)
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32> loc(#loc89)
    %65 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32> loc(#loc106)
    %66 = stablehlo.multiply %65, %63 : tensor<2x6x16xf32> loc(#loc106)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc107)
    %67 = stablehlo.reduce(%64 init: %cst_14) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<f32> loc(#loc107)
    %cst_15 = stablehlo.constant dense<1.920000e+02> : tensor<f32> loc(#loc89)
    %68 = stablehlo.divide %67, %cst_15 : tensor<f32> loc(#loc108)
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc89)
    %cst_17 = stablehlo.constant dense<1.920000e+02> : tensor<f32> loc(#loc89)
    %69 = stablehlo.divide %cst_16, %cst_17 : tensor<f32> loc(#loc109)
    %70 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32> loc(#loc110)
    %71 = stablehlo.multiply %70, %66 : tensor<2x6x16xf32> loc(#loc111)
    %72 = stablehlo.dot_general %71, %61, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<2x6x32xf32>) -> tensor<16x32xf32> loc(#loc140)
    %73 = stablehlo.transpose %72, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32> loc(#loc141)
    %74 = stablehlo.dot_general %71, %arg8, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<32x16xf32>) -> tensor<2x6x32xf32> loc(#loc140)
    %75 = stablehlo.multiply %59#0, %74 : tensor<2x6x32xf32> loc(#loc142)
    %76 = stablehlo.multiply %74, %60 : tensor<2x6x32xf32> loc(#loc142)
    %77 = stablehlo.dot_general %75, %57, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x32xf32>, tensor<2x6x16xf32>) -> tensor<32x16xf32> loc(#loc143)
    %78 = stablehlo.transpose %77, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#loc144)
    %79 = stablehlo.dot_general %75, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x32xf32>, tensor<16x32xf32>) -> tensor<2x6x16xf32> loc(#loc143)
    %80 = call @silu_0(%59#1, %59#2, %58, %76) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32> loc(#loc145)
    %81 = stablehlo.dot_general %80, %57, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x32xf32>, tensor<2x6x16xf32>) -> tensor<32x16xf32> loc(#loc146)
    %82 = stablehlo.transpose %81, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#loc147)
    %83 = stablehlo.dot_general %80, %arg6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x32xf32>, tensor<16x32xf32>) -> tensor<2x6x16xf32> loc(#loc146)
    %84 = stablehlo.add %79, %83 : tensor<2x6x16xf32> loc(#loc148)
    %85 = stablehlo.multiply %54, %84 : tensor<2x6x16xf32> loc(#loc191)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc192)
    %86 = stablehlo.reduce(%85 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc192)
    %87 = stablehlo.reshape %86 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#loc193)
    %88 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32> loc(#loc191)
    %89 = stablehlo.multiply %84, %88 : tensor<2x6x16xf32> loc(#loc191)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc192)
    %90 = stablehlo.reduce(%87 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc192)
    %91 = stablehlo.multiply %39, %89 : tensor<2x6x16xf32> loc(#loc194)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc195)
    %92 = stablehlo.reduce(%91 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32> loc(#loc195)
    %93 = stablehlo.reshape %92 : (tensor<2x6xf32>) -> tensor<2x6x1xf32> loc(#loc196)
    %94 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32> loc(#loc194)
    %95 = stablehlo.multiply %89, %94 : tensor<2x6x16xf32> loc(#loc194)
    %96 = stablehlo.add %71, %95 : tensor<2x6x16xf32> loc(#loc197)
    %97 = stablehlo.multiply %93, %52 : tensor<2x6x1xf32> loc(#loc198)
    %cst_21 = stablehlo.constant dense<1.600000e+01> : tensor<f32> loc(#loc89)
    %98 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32> loc(#loc199)
    %99 = stablehlo.divide %97, %98 : tensor<2x6x1xf32> loc(#loc199)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc200)
    %100 = stablehlo.reduce(%99 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32> loc(#loc200)
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x16xf32> loc(#loc201)
    %102 = stablehlo.multiply %101, %42 : tensor<2x6x16xf32> loc(#loc202)
    %103 = stablehlo.add %96, %102 : tensor<2x6x16xf32> loc(#loc203)
    %104 = stablehlo.dot_general %103, %37, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<2x6x2x8xf32>) -> tensor<16x2x8xf32> loc(#loc149)
    %105 = stablehlo.transpose %104, dims = [1, 2, 0] : (tensor<16x2x8xf32>) -> tensor<2x8x16xf32> loc(#loc150)
    %106 = stablehlo.dot_general %103, %arg3, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<2x8x16xf32>) -> tensor<2x6x2x8xf32> loc(#loc149)
    %107 = stablehlo.transpose %106, dims = [0, 2, 3, 1] : (tensor<2x6x2x8xf32>) -> tensor<2x2x8x6xf32> loc(#loc204)
    %108 = stablehlo.dot_general %107, %15, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32> loc(#loc205)
    %109 = stablehlo.dot_general %107, %32, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32> loc(#loc205)
    %110 = stablehlo.transpose %109, dims = [0, 3, 1, 2] : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32> loc(#loc204)
    %111 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32> loc(#loc206)
    %112 = stablehlo.multiply %108, %111 : tensor<2x2x6x6xf32> loc(#loc206)
    %113 = stablehlo.multiply %112, %28 : tensor<2x2x6x6xf32> loc(#loc206)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc207)
    %114 = stablehlo.reduce(%113 init: %cst_23) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32> loc(#loc207)
    %115 = stablehlo.reshape %114 : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32> loc(#loc208)
    %116 = stablehlo.negate %115 : tensor<2x2x6x1xf32> loc(#loc209)
    %117 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32> loc(#loc210)
    %118 = stablehlo.divide %108, %117 : tensor<2x2x6x6xf32> loc(#loc210)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc207)
    %119 = stablehlo.reduce(%116 init: %cst_24) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x1xf32>, tensor<f32>) -> tensor<2x2x6xf32> loc(#loc207)
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x6xf32> loc(#loc211)
    %121 = stablehlo.add %118, %120 : tensor<2x2x6x6xf32> loc(#loc212)
    %122 = stablehlo.multiply %121, %28 : tensor<2x2x6x6xf32> loc(#loc206)
    %123 = call @_where_1(%21#1, %122) : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32> loc(#loc213)
    %cst_25 = stablehlo.constant dense<2.82842708> : tensor<f32> loc(#loc89)
    %124 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32> loc(#loc214)
    %125 = stablehlo.divide %123, %124 : tensor<2x2x6x6xf32> loc(#loc214)
    %126 = stablehlo.dot_general %125, %13, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x6x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x8xf32> loc(#loc215)
    %127 = stablehlo.transpose %126, dims = [0, 2, 1, 3] : (tensor<2x2x6x8xf32>) -> tensor<2x6x2x8xf32> loc(#loc216)
    %128 = stablehlo.dot_general %125, %14, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x6x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x8xf32> loc(#loc215)
    %129 = stablehlo.transpose %128, dims = [0, 2, 1, 3] : (tensor<2x2x6x8xf32>) -> tensor<2x6x2x8xf32> loc(#loc216)
    %130 = stablehlo.dot_general %110, %12, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32> loc(#loc217)
    %131 = stablehlo.transpose %130, dims = [2, 0, 1] : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32> loc(#loc218)
    %132 = stablehlo.dot_general %110, %arg5, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32> loc(#loc217)
    %133 = stablehlo.dot_general %127, %12, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32> loc(#loc217)
    %134 = stablehlo.transpose %133, dims = [2, 0, 1] : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32> loc(#loc218)
    %135 = stablehlo.dot_general %127, %arg0, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32> loc(#loc217)
    %136 = stablehlo.add %132, %135 : tensor<2x6x16xf32> loc(#loc219)
    %137 = stablehlo.dot_general %129, %12, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32> loc(#loc217)
    %138 = stablehlo.transpose %137, dims = [2, 0, 1] : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32> loc(#loc218)
    %139 = stablehlo.dot_general %129, %arg4, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32> loc(#loc217)
    %140 = stablehlo.add %136, %139 : tensor<2x6x16xf32> loc(#loc219)
    %141 = stablehlo.multiply %9, %140 : tensor<2x6x16xf32> loc(#loc220)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc221)
    %142 = stablehlo.reduce(%141 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc221)
    %143 = stablehlo.reshape %142 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#loc222)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc221)
    %144 = stablehlo.reduce(%143 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc221)
    return %68, %134, %144, %90, %105, %138, %131, %82, %78, %73 : tensor<f32>, tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32> loc(#loc89)
  } loc(#loc)
  func.func private @tril(%arg0: tensor<6x6xi1> loc(unknown)) -> tensor<6x6xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32> loc(#loc42)
    %c = stablehlo.constant dense<0> : tensor<i32> loc(#loc)
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32> loc(#loc43)
    %2 = stablehlo.add %0, %1 : tensor<6x6xi32> loc(#loc43)
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32> loc(#loc42)
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1> loc(#loc44)
    %c_0 = stablehlo.constant dense<false> : tensor<i1> loc(#loc)
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1> loc(#loc45)
    %6 = stablehlo.select %4, %arg0, %5 : tensor<6x6xi1>, tensor<6x6xi1> loc(#loc46)
    return %6 : tensor<6x6xi1> loc(#loc)
  } loc(#loc231)
  func.func private @_where(%arg0: tensor<6x6xi1> loc(unknown), %arg1: tensor<2x2x6x6xf32> loc(unknown), %arg2: tensor<f32> loc(unknown)) -> (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32> loc(#loc47)
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<6x6xi1>) -> tensor<2x2x6x6xi1> loc(#loc45)
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32> loc(#loc45)
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32> loc(#loc46)
    return %3, %1 : tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1> loc(#loc)
  } loc(#loc232)
  func.func private @silu(%arg0: tensor<2x6x32xf32> loc(unknown)) -> (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<2x6x32xf32> loc(#loc48)
    %1 = stablehlo.exponential %0 : tensor<2x6x32xf32> loc(#loc49)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc50)
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x32xf32> loc(#loc43)
    %3 = stablehlo.add %2, %1 : tensor<2x6x32xf32> loc(#loc43)
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc50)
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x32xf32> loc(#loc51)
    %5 = stablehlo.divide %4, %3 : tensor<2x6x32xf32> loc(#loc51)
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x6x32xf32> loc(#loc52)
    %7 = stablehlo.subtract %6, %5 : tensor<2x6x32xf32> loc(#loc52)
    %8 = stablehlo.multiply %5, %7 : tensor<2x6x32xf32> loc(#loc53)
    %9 = stablehlo.multiply %arg0, %5 : tensor<2x6x32xf32> loc(#loc53)
    return %9, %8, %5 : tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32> loc(#loc)
  } loc(#loc225)
  func.func private @silu_0(%arg0: tensor<2x6x32xf32> loc(unknown), %arg1: tensor<2x6x32xf32> loc(unknown), %arg2: tensor<2x6x32xf32> loc(unknown), %arg3: tensor<2x6x32xf32> loc(unknown)) -> tensor<2x6x32xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<2x6x32xf32> loc(#loc53)
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<2x6x32xf32> loc(#loc53)
    %2 = stablehlo.multiply %0, %arg0 : tensor<2x6x32xf32> loc(#loc53)
    %3 = stablehlo.add %1, %2 : tensor<2x6x32xf32> loc(#loc54)
    return %3 : tensor<2x6x32xf32> loc(#loc)
  } loc(#loc226)
  func.func private @_where_1(%arg0: tensor<2x2x6x6xi1> loc(unknown), %arg1: tensor<2x2x6x6xf32> loc(unknown)) -> tensor<2x2x6x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32> loc(#loc45)
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32> loc(#loc46)
    return %1 : tensor<2x2x6x6xf32> loc(#loc)
  } loc(#loc233)
} loc(#loc)
#loc11 = loc("jax_stablehlo_corpus.py":305:34 to :67)
#loc12 = loc("jax_stablehlo_corpus.py":332:8 to :28)
#loc13 = loc("jax_stablehlo_corpus.py":342:62 to :73)
#loc14 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc15 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc16 = loc("jax_stablehlo_corpus.py":305:25 to :87)
#loc17 = loc("jax_stablehlo_corpus.py":305:25 to :94)
#loc18 = loc("jax_stablehlo_corpus.py":305:15 to :95)
#loc19 = loc("jax_stablehlo_corpus.py":305:11 to :111)
#loc20 = loc("jax_stablehlo_corpus.py":305:11 to :115)
#loc21 = loc("jax_stablehlo_corpus.py":333:15 to :51)
#loc22 = loc("jax_stablehlo_corpus.py":333:4 to :11)
#loc23 = loc("jax_stablehlo_corpus.py":315:13 to :48)
#loc24 = loc("jax_stablehlo_corpus.py":334:40 to :58)
#loc25 = loc("jax_stablehlo_corpus.py":315:13 to :71)
#loc26 = loc("jax_stablehlo_corpus.py":316:20 to :53)
#loc27 = loc("jax_stablehlo_corpus.py":316:11 to :54)
#loc28 = loc("jax_stablehlo_corpus.py":317:56 to :86)
#loc29 = loc("jax_stablehlo_corpus.py":317:41 to :87)
#loc30 = loc("jax_stablehlo_corpus.py":317:11 to :91)
#loc31 = loc("jax_stablehlo_corpus.py":334:12 to :67)
#loc32 = loc("jax_stablehlo_corpus.py":334:8 to :67)
#loc33 = loc("jax_stablehlo_corpus.py":335:8 to :28)
#loc34 = loc("jax_stablehlo_corpus.py":336:28 to :39)
#loc35 = loc("jax_stablehlo_corpus.py":336:16 to :40)
#loc36 = loc("jax_stablehlo_corpus.py":336:44 to :55)
#loc37 = loc("jax_stablehlo_corpus.py":336:16 to :56)
#loc38 = loc("jax_stablehlo_corpus.py":336:15 to :67)
#loc39 = loc("jax_stablehlo_corpus.py":336:11 to :67)
#loc40 = loc("jax_stablehlo_corpus.py":342:62 to :78)
#loc41 = loc("jax_stablehlo_corpus.py":342:61 to :86)
#loc42 = loc("iota")
#loc43 = loc("add")
#loc44 = loc("ge")
#loc45 = loc("broadcast_in_dim")
#loc46 = loc("select_n")
#loc47 = loc("convert_element_type")
#loc48 = loc("neg")
#loc49 = loc("exp")
#loc50 = loc("logistic")
#loc51 = loc("div")
#loc52 = loc("sub")
#loc53 = loc("mul")
#loc54 = loc("add_any")
#loc55 = loc("rms_norm"(#loc11))
#loc56 = loc("block"(#loc12))
#loc57 = loc("<lambda>"(#loc13))
#loc58 = loc("main"(#loc14))
#loc59 = loc("<module>"(#loc15))
#loc60 = loc("rms_norm"(#loc16))
#loc61 = loc("rms_norm"(#loc17))
#loc62 = loc("rms_norm"(#loc18))
#loc63 = loc("rms_norm"(#loc19))
#loc64 = loc("rms_norm"(#loc20))
#loc65 = loc("block.<locals>.<genexpr>"(#loc21))
#loc66 = loc("block"(#loc22))
#loc67 = loc("attention"(#loc23))
#loc68 = loc("block"(#loc24))
#loc69 = loc("attention"(#loc25))
#loc70 = loc("attention"(#loc26))
#loc71 = loc("attention"(#loc27))
#loc72 = loc("attention"(#loc28))
#loc73 = loc("attention"(#loc29))
#loc74 = loc("attention"(#loc30))
#loc75 = loc("block"(#loc31))
#loc76 = loc("block"(#loc32))
#loc77 = loc("block"(#loc33))
#loc78 = loc("block"(#loc34))
#loc79 = loc("block"(#loc35))
#loc80 = loc("block"(#loc36))
#loc81 = loc("block"(#loc37))
#loc82 = loc("block"(#loc38))
#loc83 = loc("block"(#loc39))
#loc84 = loc("<lambda>"(#loc40))
#loc85 = loc("<lambda>"(#loc41))
#loc86 = loc(callsite(#loc58 at #loc59))
#loc87 = loc(callsite(#loc68 at #loc57))
#loc88 = loc(callsite(#loc57 at #loc86))
#loc89 = loc("jit(<lambda>)"(#loc86))
#loc90 = loc(callsite(#loc73 at #loc87))
#loc91 = loc(callsite(#loc84 at #loc86))
#loc92 = loc(callsite(#loc85 at #loc86))
#loc93 = loc(callsite(#loc56 at #loc88))
#loc94 = loc(callsite(#loc66 at #loc88))
#loc95 = loc(callsite(#loc68 at #loc88))
#loc96 = loc(callsite(#loc75 at #loc88))
#loc97 = loc(callsite(#loc76 at #loc88))
#loc98 = loc(callsite(#loc77 at #loc88))
#loc99 = loc(callsite(#loc78 at #loc88))
#loc100 = loc(callsite(#loc79 at #loc88))
#loc101 = loc(callsite(#loc80 at #loc88))
#loc102 = loc(callsite(#loc81 at #loc88))
#loc103 = loc(callsite(#loc82 at #loc88))
#loc104 = loc(callsite(#loc83 at #loc88))
#loc105 = loc("jit(<lambda>)/jvp()/integer_pow"(#loc91))
#loc106 = loc("jit(<lambda>)/jvp()/mul"(#loc91))
#loc107 = loc("jit(<lambda>)/jvp()/reduce_sum"(#loc92))
#loc108 = loc("jit(<lambda>)/jvp()/div"(#loc92))
#loc109 = loc("jit(<lambda>)/transpose(jvp())/div"(#loc92))
#loc110 = loc("jit(<lambda>)/transpose(jvp())/broadcast_in_dim"(#loc92))
#loc111 = loc("jit(<lambda>)/transpose(jvp())/mul"(#loc91))
#loc112 = loc(callsite(#loc55 at #loc93))
#loc113 = loc(callsite(#loc60 at #loc93))
#loc114 = loc(callsite(#loc61 at #loc93))
#loc115 = loc(callsite(#loc62 at #loc93))
#loc116 = loc(callsite(#loc63 at #loc93))
#loc117 = loc(callsite(#loc64 at #loc93))
#loc118 = loc(callsite(#loc65 at #loc94))
#loc119 = loc(callsite(#loc67 at #loc95))
#loc120 = loc(callsite(#loc69 at #loc95))
#loc121 = loc(callsite(#loc70 at #loc95))
#loc122 = loc(callsite(#loc71 at #loc95))
#loc123 = loc(callsite(#loc72 at #loc95))
#loc124 = loc(callsite(#loc73 at #loc95))
#loc125 = loc(callsite(#loc74 at #loc95))
#loc126 = loc("jit(<lambda>)/jvp(bshk,hkd->bsd)/dot_general"(#loc96))
#loc127 = loc("jit(<lambda>)/jvp()/add"(#loc97))
#loc128 = loc(callsite(#loc55 at #loc98))
#loc129 = loc(callsite(#loc60 at #loc98))
#loc130 = loc(callsite(#loc61 at #loc98))
#loc131 = loc(callsite(#loc62 at #loc98))
#loc132 = loc(callsite(#loc63 at #loc98))
#loc133 = loc(callsite(#loc64 at #loc98))
#loc134 = loc("jit(<lambda>)/jvp()/dot_general"(#loc99))
#loc135 = loc("jit(<lambda>)/jvp(jit(silu))"(#loc100))
#loc136 = loc("jit(<lambda>)/jvp()/dot_general"(#loc101))
#loc137 = loc("jit(<lambda>)/jvp()/mul"(#loc102))
#loc138 = loc("jit(<lambda>)/jvp()/dot_general"(#loc103))
#loc139 = loc("jit(<lambda>)/jvp()/add"(#loc104))
#loc140 = loc("jit(<lambda>)/transpose(jvp())/dot_general"(#loc103))
#loc141 = loc("jit(<lambda>)/transpose(jvp())/transpose"(#loc103))
#loc142 = loc("jit(<lambda>)/transpose(jvp())/mul"(#loc102))
#loc143 = loc("jit(<lambda>)/transpose(jvp())/dot_general"(#loc101))
#loc144 = loc("jit(<lambda>)/transpose(jvp())/transpose"(#loc101))
#loc145 = loc("jit(<lambda>)/transpose(jvp(jit(silu)))"(#loc100))
#loc146 = loc("jit(<lambda>)/transpose(jvp())/dot_general"(#loc99))
#loc147 = loc("jit(<lambda>)/transpose(jvp())/transpose"(#loc99))
#loc148 = loc("jit(<lambda>)/transpose(jvp())/add_any"(#loc99))
#loc149 = loc("jit(<lambda>)/transpose(jvp(bshk,hkd->bsd))/dot_general"(#loc96))
#loc150 = loc("jit(<lambda>)/transpose(jvp(bshk,hkd->bsd))/transpose"(#loc96))
#loc151 = loc("jit(<lambda>)/jvp()/jit"(#loc100))
#loc152 = loc("jit(<lambda>)/transpose(jvp())/jit"(#loc100))
#loc153 = loc("jit(<lambda>)/jvp()/square"(#loc112))
#loc154 = loc("jit(<lambda>)/jvp()/reduce_sum"(#loc113))
#loc155 = loc("jit(<lambda>)/jvp()/broadcast_in_dim"(#loc113))
#loc156 = loc("jit(<lambda>)/jvp()/div"(#loc113))
#loc157 = loc("jit(<lambda>)/jvp()/add"(#loc114))
#loc158 = loc("jit(<lambda>)/jvp()/rsqrt"(#loc115))
#loc159 = loc("jit(<lambda>)/jvp()/mul"(#loc116))
#loc160 = loc("jit(<lambda>)/jvp()/broadcast_in_dim"(#loc117))
#loc161 = loc("jit(<lambda>)/jvp()/mul"(#loc117))
#loc162 = loc("jit(<lambda>)/jvp(bsd,dhk->bshk)/dot_general"(#loc118))
#loc163 = loc("jit(<lambda>)/jvp(bqhd,bkhd->bhqk)/dot_general"(#loc119))
#loc164 = loc("jit(<lambda>)/jvp()/div"(#loc120))
#loc165 = loc("jit(<lambda>)/jvp()/broadcast_in_dim"(#loc121))
#loc166 = loc("jit(<lambda>)/jvp(jit(tril))"(#loc122))
#loc167 = loc("jit(<lambda>)/jvp(jit(_where))"(#loc123))
#loc168 = loc("jit(<lambda>)/jvp()/reduce_max"(#loc124))
#loc169 = loc("jit(<lambda>)/jvp()/max"(#loc124))
#loc170 = loc("jit(<lambda>)/jvp()/broadcast_in_dim"(#loc124))
#loc171 = loc("jit(<lambda>)/jvp()/sub"(#loc124))
#loc172 = loc("jit(<lambda>)/jvp()/exp"(#loc124))
#loc173 = loc("jit(<lambda>)/jvp()/reduce_sum"(#loc124))
#loc174 = loc("jit(<lambda>)/jvp()/div"(#loc124))
#loc175 = loc(callsite(#loc90 at #loc124))
#loc176 = loc("jit(<lambda>)/jvp()/integer_pow"(#loc124))
#loc177 = loc("jit(<lambda>)/jvp(bhqk,bkhd->bqhd)/dot_general"(#loc125))
#loc178 = loc("jit(<lambda>)/jvp(bhqk,bkhd->bqhd)/transpose"(#loc125))
#loc179 = loc("jit(<lambda>)/jvp()/square"(#loc128))
#loc180 = loc("jit(<lambda>)/jvp()/mul"(#loc128))
#loc181 = loc("jit(<lambda>)/jvp()/reduce_sum"(#loc129))
#loc182 = loc("jit(<lambda>)/jvp()/broadcast_in_dim"(#loc129))
#loc183 = loc("jit(<lambda>)/jvp()/div"(#loc129))
#loc184 = loc("jit(<lambda>)/jvp()/add"(#loc130))
#loc185 = loc("jit(<lambda>)/jvp()/rsqrt"(#loc131))
#loc186 = loc("jit(<lambda>)/jvp()/div"(#loc131))
#loc187 = loc("jit(<lambda>)/jvp()/mul"(#loc131))
#loc188 = loc("jit(<lambda>)/jvp()/mul"(#loc132))
#loc189 = loc("jit(<lambda>)/jvp()/broadcast_in_dim"(#loc133))
#loc190 = loc("jit(<lambda>)/jvp()/mul"(#loc133))
#loc191 = loc("jit(<lambda>)/transpose(jvp())/mul"(#loc133))
#loc192 = loc("jit(<lambda>)/transpose(jvp())/reduce_sum"(#loc133))
#loc193 = loc("jit(<lambda>)/transpose(jvp())/reshape"(#loc133))
#loc194 = loc("jit(<lambda>)/transpose(jvp())/mul"(#loc132))
#loc195 = loc("jit(<lambda>)/transpose(jvp())/reduce_sum"(#loc132))
#loc196 = loc("jit(<lambda>)/transpose(jvp())/reshape"(#loc132))
#loc197 = loc("jit(<lambda>)/transpose(jvp())/add_any"(#loc132))
#loc198 = loc("jit(<lambda>)/transpose(jvp())/mul"(#loc131))
#loc199 = loc("jit(<lambda>)/transpose(jvp())/div"(#loc129))
#loc200 = loc("jit(<lambda>)/transpose(jvp())/reduce_sum"(#loc129))
#loc201 = loc("jit(<lambda>)/transpose(jvp())/broadcast_in_dim"(#loc129))
#loc202 = loc("jit(<lambda>)/transpose(jvp())/mul"(#loc128))
#loc203 = loc("jit(<lambda>)/transpose(jvp())/add_any"(#loc128))
#loc204 = loc("jit(<lambda>)/transpose(jvp(bhqk,bkhd->bqhd))/transpose"(#loc125))
#loc205 = loc("jit(<lambda>)/transpose(jvp(bhqk,bkhd->bqhd))/dot_general"(#loc125))
#loc206 = loc("jit(<lambda>)/transpose(jvp())/mul"(#loc124))
#loc207 = loc("jit(<lambda>)/transpose(jvp())/reduce_sum"(#loc124))
#loc208 = loc("jit(<lambda>)/transpose(jvp())/reshape"(#loc124))
#loc209 = loc("jit(<lambda>)/transpose(jvp())/neg"(#loc124))
#loc210 = loc("jit(<lambda>)/transpose(jvp())/div"(#loc124))
#loc211 = loc("jit(<lambda>)/transpose(jvp())/broadcast_in_dim"(#loc124))
#loc212 = loc("jit(<lambda>)/transpose(jvp())/add_any"(#loc124))
#loc213 = loc("jit(<lambda>)/transpose(jvp(jit(_where)))"(#loc123))
#loc214 = loc("jit(<lambda>)/transpose(jvp())/div"(#loc120))
#loc215 = loc("jit(<lambda>)/transpose(jvp(bqhd,bkhd->bhqk))/dot_general"(#loc119))
#loc216 = loc("jit(<lambda>)/transpose(jvp(bqhd,bkhd->bhqk))/transpose"(#loc119))
#loc217 = loc("jit(<lambda>)/transpose(jvp(bsd,dhk->bshk))/dot_general"(#loc118))
#loc218 = loc("jit(<lambda>)/transpose(jvp(bsd,dhk->bshk))/transpose"(#loc118))
#loc219 = loc("jit(<lambda>)/transpose(jvp(bsd,dhk->bshk))/add_any"(#loc118))
#loc220 = loc("jit(<lambda>)/transpose(jvp())/mul"(#loc117))
#loc221 = loc("jit(<lambda>)/transpose(jvp())/reduce_sum"(#loc117))
#loc222 = loc("jit(<lambda>)/transpose(jvp())/reshape"(#loc117))
#loc223 = loc("jit(<lambda>)/jvp()/jit"(#loc122))
#loc224 = loc("jit(<lambda>)/jvp()/jit"(#loc123))
#loc225 = loc("jit:"(#loc151))
#loc226 = loc("jit:"(#loc152))
#loc227 = loc("jit(<lambda>)/transpose(jvp())/jit"(#loc123))
#loc228 = loc("jit(<lambda>)/jvp()/mul"(#loc175))
#loc229 = loc("jit(<lambda>)/jvp()/broadcast_in_dim"(#loc175))
#loc230 = loc("jit(<lambda>)/jvp()/div"(#loc175))
#loc231 = loc("jit:"(#loc223))
#loc232 = loc("jit:"(#loc224))
#loc233 = loc("jit:"(#loc227))
// -----
// name: stack_grad
module @jit_stack attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x16x2x8xf32>, %arg1: tensor<2x16xf32>, %arg2: tensor<2x16xf32>, %arg3: tensor<2x2x8x16xf32>, %arg4: tensor<2x16x2x8xf32>, %arg5: tensor<2x16x2x8xf32>, %arg6: tensor<2x16x32xf32>, %arg7: tensor<2x16x32xf32>, %arg8: tensor<2x32x16xf32>, %arg9: tensor<2x6x16xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x16x2x8xf32> {jax.result_info = "result[1]['k']"}, tensor<2x16xf32> {jax.result_info = "result[1]['n1']"}, tensor<2x16xf32> {jax.result_info = "result[1]['n2']"}, tensor<2x2x8x16xf32> {jax.result_info = "result[1]['o']"}, tensor<2x16x2x8xf32> {jax.result_info = "result[1]['q']"}, tensor<2x16x2x8xf32> {jax.result_info = "result[1]['v']"}, tensor<2x16x32xf32> {jax.result_info = "result[1]['w0']"}, tensor<2x16x32xf32> {jax.result_info = "result[1]['w1']"}, tensor<2x32x16xf32> {jax.result_info = "result[1]['w2']"}) {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %1 = call @tril(%0) : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %2:2 = call @_where(%1, %cst) : (tensor<6x6xi1>, tensor<f32>) -> (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x6x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x6x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x1x1x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x6x2x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x6x2x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2x2x6x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x2x2x6x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x2x2x6x1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x2x2x6x6xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x2x6x2x8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x2x6x2x8xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x2x6x1xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x2x6x1xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x1x1x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x2x6x32xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x2x6x32xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x2x6x32xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x2x6x32xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x2x6x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x2x6x32xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %31:41 = stablehlo.while(%iterArg = %arg0, %iterArg_44 = %arg1, %iterArg_45 = %arg2, %iterArg_46 = %arg3, %iterArg_47 = %arg4, %iterArg_48 = %arg5, %iterArg_49 = %arg6, %iterArg_50 = %arg7, %iterArg_51 = %arg8, %iterArg_52 = %2#0, %iterArg_53 = %2#1, %iterArg_54 = %c_28, %iterArg_55 = %arg9, %iterArg_56 = %3, %iterArg_57 = %4, %iterArg_58 = %5, %iterArg_59 = %6, %iterArg_60 = %7, %iterArg_61 = %8, %iterArg_62 = %9, %iterArg_63 = %10, %iterArg_64 = %11, %iterArg_65 = %12, %iterArg_66 = %13, %iterArg_67 = %14, %iterArg_68 = %15, %iterArg_69 = %16, %iterArg_70 = %17, %iterArg_71 = %18, %iterArg_72 = %19, %iterArg_73 = %20, %iterArg_74 = %21, %iterArg_75 = %22, %iterArg_76 = %23, %iterArg_77 = %24, %iterArg_78 = %25, %iterArg_79 = %26, %iterArg_80 = %27, %iterArg_81 = %28, %iterArg_82 = %29, %iterArg_83 = %30) : tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x6xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>
    cond {
      %c_84 = stablehlo.constant dense<2> : tensor<i32>
      %50 = stablehlo.compare LT, %iterArg_54, %c_84, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %50 : tensor<i1>
    } do {
      %50 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_54) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %51 = func.call @dynamic_index_in_dim_0(%iterArg_44, %iterArg_54) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %52 = func.call @dynamic_index_in_dim_0(%iterArg_45, %iterArg_54) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %53 = func.call @dynamic_index_in_dim_1(%iterArg_46, %iterArg_54) : (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %54 = func.call @dynamic_index_in_dim(%iterArg_47, %iterArg_54) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %55 = func.call @dynamic_index_in_dim(%iterArg_48, %iterArg_54) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %56 = func.call @dynamic_index_in_dim_2(%iterArg_49, %iterArg_54) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %57 = func.call @dynamic_index_in_dim_2(%iterArg_50, %iterArg_54) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %58 = func.call @dynamic_index_in_dim_3(%iterArg_51, %iterArg_54) : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %59 = chlo.square %iterArg_55 : tensor<2x6x16xf32> -> tensor<2x6x16xf32>
      %cst_84 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %60 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32>
      %61 = stablehlo.multiply %60, %iterArg_55 : tensor<2x6x16xf32>
      %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %62 = stablehlo.reduce(%59 init: %cst_85) applies stablehlo.add across dimensions = [2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %cst_86 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %64 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %65 = stablehlo.divide %63, %64 : tensor<2x6x1xf32>
      %cst_87 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %66 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %67 = stablehlo.add %65, %66 : tensor<2x6x1xf32>
      %68 = stablehlo.rsqrt %67 : tensor<2x6x1xf32>
      %69 = stablehlo.divide %68, %67 : tensor<2x6x1xf32>
      %cst_88 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %70 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %71 = stablehlo.multiply %70, %69 : tensor<2x6x1xf32>
      %72 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %73 = stablehlo.multiply %iterArg_55, %72 : tensor<2x6x16xf32>
      %74 = stablehlo.broadcast_in_dim %51, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %76 = stablehlo.multiply %73, %75 : tensor<2x6x16xf32>
      %77 = stablehlo.dot_general %76, %54, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %78 = stablehlo.dot_general %76, %50, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %79 = stablehlo.dot_general %76, %55, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %80 = stablehlo.dot_general %77, %78, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32>
      %cst_89 = stablehlo.constant dense<2.82842708> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32>
      %82 = stablehlo.divide %80, %81 : tensor<2x2x6x6xf32>
      %83 = func.call @_where_4(%82, %iterArg_52, %iterArg_53) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %cst_90 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %84 = stablehlo.reduce(%83 init: %cst_90) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %cst_91 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %85 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<2x2x6xf32>
      %86 = stablehlo.maximum %85, %84 : tensor<2x2x6xf32>
      %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %89 = stablehlo.subtract %83, %88 : tensor<2x2x6x6xf32>
      %90 = stablehlo.exponential %89 : tensor<2x2x6x6xf32>
      %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %91 = stablehlo.reduce(%90 init: %cst_92) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %94 = stablehlo.divide %90, %93 : tensor<2x2x6x6xf32>
      %95 = stablehlo.multiply %92, %92 : tensor<2x2x6x1xf32>
      %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %96 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<2x2x6x1xf32>
      %97 = stablehlo.divide %96, %95 : tensor<2x2x6x1xf32>
      %98 = stablehlo.dot_general %79, %94, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32>
      %99 = stablehlo.transpose %98, dims = [0, 3, 1, 2] : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32>
      %100 = stablehlo.dot_general %99, %53, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x8x16xf32>) -> tensor<2x6x16xf32>
      %101 = stablehlo.add %iterArg_55, %100 : tensor<2x6x16xf32>
      %102 = chlo.square %101 : tensor<2x6x16xf32> -> tensor<2x6x16xf32>
      %cst_94 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %103 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32>
      %104 = stablehlo.multiply %103, %101 : tensor<2x6x16xf32>
      %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %105 = stablehlo.reduce(%102 init: %cst_95) applies stablehlo.add across dimensions = [2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %cst_96 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %107 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %108 = stablehlo.divide %106, %107 : tensor<2x6x1xf32>
      %cst_97 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %109 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %110 = stablehlo.add %108, %109 : tensor<2x6x1xf32>
      %111 = stablehlo.rsqrt %110 : tensor<2x6x1xf32>
      %112 = stablehlo.divide %111, %110 : tensor<2x6x1xf32>
      %cst_98 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %113 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %114 = stablehlo.multiply %113, %112 : tensor<2x6x1xf32>
      %115 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %116 = stablehlo.multiply %101, %115 : tensor<2x6x16xf32>
      %117 = stablehlo.broadcast_in_dim %52, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %119 = stablehlo.multiply %116, %118 : tensor<2x6x16xf32>
      %120 = stablehlo.dot_general %119, %56, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
      %121:3 = func.call @silu(%120) : (tensor<2x6x32xf32>) -> (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>)
      %122 = stablehlo.dot_general %119, %57, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
      %123 = stablehlo.multiply %121#0, %122 : tensor<2x6x32xf32>
      %124 = stablehlo.dot_general %123, %58, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x32xf32>, tensor<32x16xf32>) -> tensor<2x6x16xf32>
      %125 = stablehlo.add %101, %124 : tensor<2x6x16xf32>
      %126 = func.call @dynamic_update_index_in_dim(%iterArg_56, %61, %iterArg_54) : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %127 = func.call @dynamic_update_index_in_dim_5(%iterArg_57, %71, %iterArg_54) : (tensor<2x2x6x1xf32>, tensor<2x6x1xf32>, tensor<i32>) -> tensor<2x2x6x1xf32>
      %128 = func.call @dynamic_update_index_in_dim_5(%iterArg_58, %68, %iterArg_54) : (tensor<2x2x6x1xf32>, tensor<2x6x1xf32>, tensor<i32>) -> tensor<2x2x6x1xf32>
      %129 = func.call @dynamic_update_index_in_dim(%iterArg_59, %iterArg_55, %iterArg_54) : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %130 = func.call @dynamic_update_index_in_dim_6(%iterArg_60, %74, %iterArg_54) : (tensor<2x1x1x16xf32>, tensor<1x1x16xf32>, tensor<i32>) -> tensor<2x1x1x16xf32>
      %131 = func.call @dynamic_update_index_in_dim(%iterArg_61, %73, %iterArg_54) : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %132 = func.call @dynamic_update_index_in_dim(%iterArg_62, %76, %iterArg_54) : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %133 = func.call @dynamic_update_index_in_dim_7(%iterArg_63, %78, %iterArg_54) : (tensor<2x2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<i32>) -> tensor<2x2x6x2x8xf32>
      %134 = func.call @dynamic_update_index_in_dim_7(%iterArg_64, %77, %iterArg_54) : (tensor<2x2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<i32>) -> tensor<2x2x6x2x8xf32>
      %135 = func.call @dynamic_update_index_in_dim_8(%iterArg_65, %90, %iterArg_54) : (tensor<2x2x2x6x6xf32>, tensor<2x2x6x6xf32>, tensor<i32>) -> tensor<2x2x2x6x6xf32>
      %136 = func.call @dynamic_update_index_in_dim_9(%iterArg_66, %92, %iterArg_54) : (tensor<2x2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<i32>) -> tensor<2x2x2x6x1xf32>
      %137 = func.call @dynamic_update_index_in_dim_9(%iterArg_67, %97, %iterArg_54) : (tensor<2x2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<i32>) -> tensor<2x2x2x6x1xf32>
      %138 = func.call @dynamic_update_index_in_dim_8(%iterArg_68, %94, %iterArg_54) : (tensor<2x2x2x6x6xf32>, tensor<2x2x6x6xf32>, tensor<i32>) -> tensor<2x2x2x6x6xf32>
      %139 = func.call @dynamic_update_index_in_dim_7(%iterArg_69, %79, %iterArg_54) : (tensor<2x2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<i32>) -> tensor<2x2x6x2x8xf32>
      %140 = func.call @dynamic_update_index_in_dim_7(%iterArg_70, %99, %iterArg_54) : (tensor<2x2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<i32>) -> tensor<2x2x6x2x8xf32>
      %141 = func.call @dynamic_update_index_in_dim(%iterArg_71, %104, %iterArg_54) : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %142 = func.call @dynamic_update_index_in_dim_5(%iterArg_72, %114, %iterArg_54) : (tensor<2x2x6x1xf32>, tensor<2x6x1xf32>, tensor<i32>) -> tensor<2x2x6x1xf32>
      %143 = func.call @dynamic_update_index_in_dim_5(%iterArg_73, %111, %iterArg_54) : (tensor<2x2x6x1xf32>, tensor<2x6x1xf32>, tensor<i32>) -> tensor<2x2x6x1xf32>
      %144 = func.call @dynamic_update_index_in_dim(%iterArg_74, %101, %iterArg_54) : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %145 = func.call @dynamic_update_index_in_dim_6(%iterArg_75, %117, %iterArg_54) : (tensor<2x1x1x16xf32>, tensor<1x1x16xf32>, tensor<i32>) -> tensor<2x1x1x16xf32>
      %146 = func.call @dynamic_update_index_in_dim(%iterArg_76, %116, %iterArg_54) : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %147 = func.call @dynamic_update_index_in_dim(%iterArg_77, %119, %iterArg_54) : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %148 = func.call @dynamic_update_index_in_dim_10(%iterArg_78, %121#1, %iterArg_54) : (tensor<2x2x6x32xf32>, tensor<2x6x32xf32>, tensor<i32>) -> tensor<2x2x6x32xf32>
      %149 = func.call @dynamic_update_index_in_dim_10(%iterArg_79, %121#2, %iterArg_54) : (tensor<2x2x6x32xf32>, tensor<2x6x32xf32>, tensor<i32>) -> tensor<2x2x6x32xf32>
      %150 = func.call @dynamic_update_index_in_dim_10(%iterArg_80, %120, %iterArg_54) : (tensor<2x2x6x32xf32>, tensor<2x6x32xf32>, tensor<i32>) -> tensor<2x2x6x32xf32>
      %151 = func.call @dynamic_update_index_in_dim_10(%iterArg_81, %122, %iterArg_54) : (tensor<2x2x6x32xf32>, tensor<2x6x32xf32>, tensor<i32>) -> tensor<2x2x6x32xf32>
      %152 = func.call @dynamic_update_index_in_dim_10(%iterArg_82, %121#0, %iterArg_54) : (tensor<2x2x6x32xf32>, tensor<2x6x32xf32>, tensor<i32>) -> tensor<2x2x6x32xf32>
      %153 = func.call @dynamic_update_index_in_dim_10(%iterArg_83, %123, %iterArg_54) : (tensor<2x2x6x32xf32>, tensor<2x6x32xf32>, tensor<i32>) -> tensor<2x2x6x32xf32>
      %c_99 = stablehlo.constant dense<1> : tensor<i32>
      %154 = stablehlo.add %iterArg_54, %c_99 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %154, %125, %126, %127, %128, %129, %130, %131, %132, %133, %134, %135, %136, %137, %138, %139, %140, %141, %142, %143, %144, %145, %146, %147, %148, %149, %150, %151, %152, %153 : tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x6xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>
    }
    %32 = stablehlo.multiply %31#12, %31#12 : tensor<2x6x16xf32>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32>
    %34 = stablehlo.multiply %33, %31#12 : tensor<2x6x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%32 init: %cst_30) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_31 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %36 = stablehlo.divide %35, %cst_31 : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_33 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %37 = stablehlo.divide %cst_32, %cst_33 : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32>
    %39 = stablehlo.multiply %38, %34 : tensor<2x6x16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x2x8x16xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %49:47 = stablehlo.while(%iterArg = %31#13, %iterArg_44 = %31#14, %iterArg_45 = %31#15, %iterArg_46 = %31#16, %iterArg_47 = %31#17, %iterArg_48 = %31#18, %iterArg_49 = %arg4, %iterArg_50 = %31#19, %iterArg_51 = %arg0, %iterArg_52 = %arg5, %iterArg_53 = %31#20, %iterArg_54 = %31#21, %iterArg_55 = %31#22, %iterArg_56 = %31#23, %iterArg_57 = %31#24, %iterArg_58 = %31#25, %iterArg_59 = %31#26, %iterArg_60 = %arg3, %iterArg_61 = %31#27, %iterArg_62 = %31#28, %iterArg_63 = %31#29, %iterArg_64 = %31#30, %iterArg_65 = %31#31, %iterArg_66 = %31#32, %iterArg_67 = %31#33, %iterArg_68 = %arg6, %iterArg_69 = %31#34, %iterArg_70 = %31#35, %iterArg_71 = %31#36, %iterArg_72 = %31#37, %iterArg_73 = %arg7, %iterArg_74 = %31#38, %iterArg_75 = %31#39, %iterArg_76 = %arg8, %iterArg_77 = %31#40, %iterArg_78 = %2#0, %iterArg_79 = %c_43, %iterArg_80 = %39, %iterArg_81 = %40, %iterArg_82 = %41, %iterArg_83 = %42, %iterArg_84 = %43, %iterArg_85 = %44, %iterArg_86 = %45, %iterArg_87 = %46, %iterArg_88 = %47, %iterArg_89 = %48) : tensor<2x2x6x16xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x6xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x8x16xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x6x16xf32>, tensor<2x16x32xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x16x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x32x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x6xi1>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>
    cond {
      %c_90 = stablehlo.constant dense<2> : tensor<i32>
      %50 = stablehlo.compare LT, %iterArg_79, %c_90, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %50 : tensor<i1>
    } do {
      %c_90 = stablehlo.constant dense<2> : tensor<i32>
      %50 = stablehlo.subtract %c_90, %iterArg_79 : tensor<i32>
      %c_91 = stablehlo.constant dense<1> : tensor<i32>
      %51 = stablehlo.subtract %50, %c_91 : tensor<i32>
      %52 = func.call @dynamic_index_in_dim_11(%iterArg, %51) : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %53 = func.call @dynamic_index_in_dim_12(%iterArg_44, %51) : (tensor<2x2x6x1xf32>, tensor<i32>) -> tensor<2x6x1xf32>
      %54 = func.call @dynamic_index_in_dim_12(%iterArg_45, %51) : (tensor<2x2x6x1xf32>, tensor<i32>) -> tensor<2x6x1xf32>
      %55 = func.call @dynamic_index_in_dim_11(%iterArg_46, %51) : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %56 = func.call @dynamic_index_in_dim_13(%iterArg_47, %51) : (tensor<2x1x1x16xf32>, tensor<i32>) -> tensor<1x1x16xf32>
      %57 = func.call @dynamic_index_in_dim_11(%iterArg_48, %51) : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %58 = func.call @dynamic_index_in_dim(%iterArg_49, %51) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %59 = func.call @dynamic_index_in_dim_11(%iterArg_50, %51) : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %60 = func.call @dynamic_index_in_dim(%iterArg_51, %51) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %61 = func.call @dynamic_index_in_dim(%iterArg_52, %51) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %62 = func.call @dynamic_index_in_dim_14(%iterArg_53, %51) : (tensor<2x2x6x2x8xf32>, tensor<i32>) -> tensor<2x6x2x8xf32>
      %63 = func.call @dynamic_index_in_dim_14(%iterArg_54, %51) : (tensor<2x2x6x2x8xf32>, tensor<i32>) -> tensor<2x6x2x8xf32>
      %64 = func.call @dynamic_index_in_dim_15(%iterArg_55, %51) : (tensor<2x2x2x6x6xf32>, tensor<i32>) -> tensor<2x2x6x6xf32>
      %65 = func.call @dynamic_index_in_dim_16(%iterArg_56, %51) : (tensor<2x2x2x6x1xf32>, tensor<i32>) -> tensor<2x2x6x1xf32>
      %66 = func.call @dynamic_index_in_dim_16(%iterArg_57, %51) : (tensor<2x2x2x6x1xf32>, tensor<i32>) -> tensor<2x2x6x1xf32>
      %67 = func.call @dynamic_index_in_dim_15(%iterArg_58, %51) : (tensor<2x2x2x6x6xf32>, tensor<i32>) -> tensor<2x2x6x6xf32>
      %68 = func.call @dynamic_index_in_dim_14(%iterArg_59, %51) : (tensor<2x2x6x2x8xf32>, tensor<i32>) -> tensor<2x6x2x8xf32>
      %69 = func.call @dynamic_index_in_dim_1(%iterArg_60, %51) : (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %70 = func.call @dynamic_index_in_dim_14(%iterArg_61, %51) : (tensor<2x2x6x2x8xf32>, tensor<i32>) -> tensor<2x6x2x8xf32>
      %71 = func.call @dynamic_index_in_dim_11(%iterArg_62, %51) : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %72 = func.call @dynamic_index_in_dim_12(%iterArg_63, %51) : (tensor<2x2x6x1xf32>, tensor<i32>) -> tensor<2x6x1xf32>
      %73 = func.call @dynamic_index_in_dim_12(%iterArg_64, %51) : (tensor<2x2x6x1xf32>, tensor<i32>) -> tensor<2x6x1xf32>
      %74 = func.call @dynamic_index_in_dim_11(%iterArg_65, %51) : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %75 = func.call @dynamic_index_in_dim_13(%iterArg_66, %51) : (tensor<2x1x1x16xf32>, tensor<i32>) -> tensor<1x1x16xf32>
      %76 = func.call @dynamic_index_in_dim_11(%iterArg_67, %51) : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %77 = func.call @dynamic_index_in_dim_2(%iterArg_68, %51) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %78 = func.call @dynamic_index_in_dim_11(%iterArg_69, %51) : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %79 = func.call @dynamic_index_in_dim_17(%iterArg_70, %51) : (tensor<2x2x6x32xf32>, tensor<i32>) -> tensor<2x6x32xf32>
      %80 = func.call @dynamic_index_in_dim_17(%iterArg_71, %51) : (tensor<2x2x6x32xf32>, tensor<i32>) -> tensor<2x6x32xf32>
      %81 = func.call @dynamic_index_in_dim_17(%iterArg_72, %51) : (tensor<2x2x6x32xf32>, tensor<i32>) -> tensor<2x6x32xf32>
      %82 = func.call @dynamic_index_in_dim_2(%iterArg_73, %51) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %83 = func.call @dynamic_index_in_dim_17(%iterArg_74, %51) : (tensor<2x2x6x32xf32>, tensor<i32>) -> tensor<2x6x32xf32>
      %84 = func.call @dynamic_index_in_dim_17(%iterArg_75, %51) : (tensor<2x2x6x32xf32>, tensor<i32>) -> tensor<2x6x32xf32>
      %85 = func.call @dynamic_index_in_dim_3(%iterArg_76, %51) : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %86 = func.call @dynamic_index_in_dim_17(%iterArg_77, %51) : (tensor<2x2x6x32xf32>, tensor<i32>) -> tensor<2x6x32xf32>
      %87 = stablehlo.dot_general %iterArg_80, %86, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<2x6x32xf32>) -> tensor<16x32xf32>
      %88 = stablehlo.transpose %87, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
      %89 = stablehlo.dot_general %iterArg_80, %85, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<32x16xf32>) -> tensor<2x6x32xf32>
      %90 = stablehlo.multiply %84, %89 : tensor<2x6x32xf32>
      %91 = stablehlo.multiply %89, %83 : tensor<2x6x32xf32>
      %92 = stablehlo.dot_general %90, %78, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x32xf32>, tensor<2x6x16xf32>) -> tensor<32x16xf32>
      %93 = stablehlo.transpose %92, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
      %94 = stablehlo.dot_general %90, %82, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x32xf32>, tensor<16x32xf32>) -> tensor<2x6x16xf32>
      %95 = func.call @silu_18(%79, %80, %81, %91) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %96 = stablehlo.dot_general %95, %78, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x32xf32>, tensor<2x6x16xf32>) -> tensor<32x16xf32>
      %97 = stablehlo.transpose %96, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
      %98 = stablehlo.dot_general %95, %77, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x32xf32>, tensor<16x32xf32>) -> tensor<2x6x16xf32>
      %99 = stablehlo.add %94, %98 : tensor<2x6x16xf32>
      %100 = stablehlo.multiply %76, %99 : tensor<2x6x16xf32>
      %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %101 = stablehlo.reduce(%100 init: %cst_92) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<16xf32>
      %102 = stablehlo.reshape %101 : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %103 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %104 = stablehlo.multiply %99, %103 : tensor<2x6x16xf32>
      %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %105 = stablehlo.reduce(%102 init: %cst_93) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %106 = stablehlo.multiply %74, %104 : tensor<2x6x16xf32>
      %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %107 = stablehlo.reduce(%106 init: %cst_94) applies stablehlo.add across dimensions = [2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %108 = stablehlo.reshape %107 : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %109 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %110 = stablehlo.multiply %104, %109 : tensor<2x6x16xf32>
      %111 = stablehlo.add %iterArg_80, %110 : tensor<2x6x16xf32>
      %112 = stablehlo.multiply %108, %72 : tensor<2x6x1xf32>
      %cst_95 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %113 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %114 = stablehlo.divide %112, %113 : tensor<2x6x1xf32>
      %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %115 = stablehlo.reduce(%114 init: %cst_96) applies stablehlo.add across dimensions = [2] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
      %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x16xf32>
      %117 = stablehlo.multiply %116, %71 : tensor<2x6x16xf32>
      %118 = stablehlo.add %111, %117 : tensor<2x6x16xf32>
      %119 = stablehlo.dot_general %118, %70, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<2x6x2x8xf32>) -> tensor<16x2x8xf32>
      %120 = stablehlo.transpose %119, dims = [1, 2, 0] : (tensor<16x2x8xf32>) -> tensor<2x8x16xf32>
      %121 = stablehlo.dot_general %118, %69, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<2x8x16xf32>) -> tensor<2x6x2x8xf32>
      %122 = stablehlo.transpose %121, dims = [0, 2, 3, 1] : (tensor<2x6x2x8xf32>) -> tensor<2x2x8x6xf32>
      %123 = stablehlo.dot_general %122, %68, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32>
      %124 = stablehlo.dot_general %122, %67, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32>
      %125 = stablehlo.transpose %124, dims = [0, 3, 1, 2] : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32>
      %126 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %127 = stablehlo.multiply %123, %126 : tensor<2x2x6x6xf32>
      %128 = stablehlo.multiply %127, %64 : tensor<2x2x6x6xf32>
      %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %129 = stablehlo.reduce(%128 init: %cst_97) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %130 = stablehlo.reshape %129 : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %131 = stablehlo.negate %130 : tensor<2x2x6x1xf32>
      %132 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %133 = stablehlo.divide %123, %132 : tensor<2x2x6x6xf32>
      %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %134 = stablehlo.reduce(%131 init: %cst_98) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x1xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x6xf32>
      %136 = stablehlo.add %133, %135 : tensor<2x2x6x6xf32>
      %137 = stablehlo.multiply %136, %64 : tensor<2x2x6x6xf32>
      %138 = func.call @_where_19(%iterArg_78, %137) : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %cst_99 = stablehlo.constant dense<2.82842708> : tensor<f32>
      %139 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32>
      %140 = stablehlo.divide %138, %139 : tensor<2x2x6x6xf32>
      %141 = stablehlo.dot_general %140, %63, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x6x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x8xf32>
      %142 = stablehlo.transpose %141, dims = [0, 2, 1, 3] : (tensor<2x2x6x8xf32>) -> tensor<2x6x2x8xf32>
      %143 = stablehlo.dot_general %140, %62, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x6x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x8xf32>
      %144 = stablehlo.transpose %143, dims = [0, 2, 1, 3] : (tensor<2x2x6x8xf32>) -> tensor<2x6x2x8xf32>
      %145 = stablehlo.dot_general %125, %59, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32>
      %146 = stablehlo.transpose %145, dims = [2, 0, 1] : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
      %147 = stablehlo.dot_general %125, %61, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32>
      %148 = stablehlo.dot_general %142, %59, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32>
      %149 = stablehlo.transpose %148, dims = [2, 0, 1] : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
      %150 = stablehlo.dot_general %142, %60, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32>
      %151 = stablehlo.add %147, %150 : tensor<2x6x16xf32>
      %152 = stablehlo.dot_general %144, %59, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32>
      %153 = stablehlo.transpose %152, dims = [2, 0, 1] : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
      %154 = stablehlo.dot_general %144, %58, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32>
      %155 = stablehlo.add %151, %154 : tensor<2x6x16xf32>
      %156 = stablehlo.multiply %57, %155 : tensor<2x6x16xf32>
      %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %157 = stablehlo.reduce(%156 init: %cst_100) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<16xf32>
      %158 = stablehlo.reshape %157 : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %159 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %160 = stablehlo.multiply %155, %159 : tensor<2x6x16xf32>
      %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %161 = stablehlo.reduce(%158 init: %cst_101) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %162 = stablehlo.multiply %55, %160 : tensor<2x6x16xf32>
      %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %163 = stablehlo.reduce(%162 init: %cst_102) applies stablehlo.add across dimensions = [2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %164 = stablehlo.reshape %163 : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %165 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %166 = stablehlo.multiply %160, %165 : tensor<2x6x16xf32>
      %167 = stablehlo.add %118, %166 : tensor<2x6x16xf32>
      %168 = stablehlo.multiply %164, %53 : tensor<2x6x1xf32>
      %cst_103 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %169 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %170 = stablehlo.divide %168, %169 : tensor<2x6x1xf32>
      %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %171 = stablehlo.reduce(%170 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
      %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x16xf32>
      %173 = stablehlo.multiply %172, %52 : tensor<2x6x16xf32>
      %174 = stablehlo.add %167, %173 : tensor<2x6x16xf32>
      %175 = func.call @dynamic_update_index_in_dim_20(%iterArg_81, %149, %51) : (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>
      %176 = func.call @dynamic_update_index_in_dim_21(%iterArg_82, %161, %51) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %177 = func.call @dynamic_update_index_in_dim_21(%iterArg_83, %105, %51) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %178 = func.call @dynamic_update_index_in_dim_22(%iterArg_84, %120, %51) : (tensor<2x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<2x2x8x16xf32>
      %179 = func.call @dynamic_update_index_in_dim_20(%iterArg_85, %153, %51) : (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>
      %180 = func.call @dynamic_update_index_in_dim_20(%iterArg_86, %146, %51) : (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>
      %181 = func.call @dynamic_update_index_in_dim_23(%iterArg_87, %97, %51) : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %182 = func.call @dynamic_update_index_in_dim_23(%iterArg_88, %93, %51) : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %183 = func.call @dynamic_update_index_in_dim_24(%iterArg_89, %88, %51) : (tensor<2x32x16xf32>, tensor<32x16xf32>, tensor<i32>) -> tensor<2x32x16xf32>
      %c_105 = stablehlo.constant dense<1> : tensor<i32>
      %184 = stablehlo.add %iterArg_79, %c_105 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %184, %174, %175, %176, %177, %178, %179, %180, %181, %182, %183 : tensor<2x2x6x16xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x6xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x8x16xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x1xf32>, tensor<2x2x6x16xf32>, tensor<2x1x1x16xf32>, tensor<2x2x6x16xf32>, tensor<2x16x32xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x16x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x32x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x6xi1>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>
    }
    return %36, %49#38, %49#39, %49#40, %49#41, %49#42, %49#43, %49#44, %49#45, %49#46 : tensor<f32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>
  }
  func.func private @tril(%arg0: tensor<6x6xi1>) -> tensor<6x6xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %2 = stablehlo.add %0, %1 : tensor<6x6xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<6x6xi1>, tensor<6x6xi1>
    return %6 : tensor<6x6xi1>
  }
  func.func private @_where(%arg0: tensor<6x6xi1>, %arg1: tensor<f32>) -> (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<6x6xi1>) -> tensor<2x2x6x6xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32>
    return %1, %2 : tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x16x2x8xf32>, %arg1: tensor<i32>) -> tensor<16x2x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 2, 8] : (tensor<2x16x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x2x8xf32>) -> tensor<16x2x8xf32>
    return %1 : tensor<16x2x8xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x16xf32>, %arg1: tensor<i32>) -> tensor<16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<2x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16xf32>) -> tensor<16xf32>
    return %1 : tensor<16xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x2x8x16xf32>, %arg1: tensor<i32>) -> tensor<2x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 8, 16] : (tensor<2x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x8x16xf32>) -> tensor<2x8x16xf32>
    return %1 : tensor<2x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x16x32xf32>, %arg1: tensor<i32>) -> tensor<16x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 32] : (tensor<2x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x32x16xf32>, %arg1: tensor<i32>) -> tensor<32x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 16] : (tensor<2x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    return %1 : tensor<32x16xf32>
  }
  func.func private @_where_4(%arg0: tensor<2x2x6x6xf32>, %arg1: tensor<2x2x6x6xi1>, %arg2: tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>
    return %0 : tensor<2x2x6x6xf32>
  }
  func.func private @silu(%arg0: tensor<2x6x32xf32>) -> (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<2x6x32xf32>
    %1 = stablehlo.exponential %0 : tensor<2x6x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x32xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x6x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x32xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x6x32xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x6x32xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<2x6x32xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<2x6x32xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<2x6x32xf32>
    return %9, %8, %5 : tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x2x6x16xf32>, %arg1: tensor<2x6x16xf32>, %arg2: tensor<i32>) -> tensor<2x2x6x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x6x16xf32>, tensor<1x2x6x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x16xf32>
    return %1 : tensor<2x2x6x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<2x2x6x1xf32>, %arg1: tensor<2x6x1xf32>, %arg2: tensor<i32>) -> tensor<2x2x6x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x6x1xf32>) -> tensor<1x2x6x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x6x1xf32>, tensor<1x2x6x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x1xf32>
    return %1 : tensor<2x2x6x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<2x1x1x16xf32>, %arg1: tensor<1x1x16xf32>, %arg2: tensor<i32>) -> tensor<2x1x1x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1x1x16xf32>) -> tensor<1x1x1x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x1x16xf32>
    return %1 : tensor<2x1x1x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<2x2x6x2x8xf32>, %arg1: tensor<2x6x2x8xf32>, %arg2: tensor<i32>) -> tensor<2x2x6x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<2x6x2x8xf32>) -> tensor<1x2x6x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x2x6x2x8xf32>, tensor<1x2x6x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x2x8xf32>
    return %1 : tensor<2x2x6x2x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<2x2x2x6x6xf32>, %arg1: tensor<2x2x6x6xf32>, %arg2: tensor<i32>) -> tensor<2x2x2x6x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<2x2x6x6xf32>) -> tensor<1x2x2x6x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x2x2x6x6xf32>, tensor<1x2x2x6x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x2x6x6xf32>
    return %1 : tensor<2x2x2x6x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<2x2x2x6x1xf32>, %arg1: tensor<2x2x6x1xf32>, %arg2: tensor<i32>) -> tensor<2x2x2x6x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<2x2x6x1xf32>) -> tensor<1x2x2x6x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x2x2x6x1xf32>, tensor<1x2x2x6x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x2x6x1xf32>
    return %1 : tensor<2x2x2x6x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<2x2x6x32xf32>, %arg1: tensor<2x6x32xf32>, %arg2: tensor<i32>) -> tensor<2x2x6x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x6x32xf32>, tensor<1x2x6x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x32xf32>
    return %1 : tensor<2x2x6x32xf32>
  }
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<2x2x6x16xf32>, %arg1: tensor<i32>) -> tensor<2x6x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 6, 16] : (tensor<2x2x6x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6x16xf32>) -> tensor<2x6x16xf32>
    return %1 : tensor<2x6x16xf32>
  }
  func.func private @dynamic_index_in_dim_12(%arg0: tensor<2x2x6x1xf32>, %arg1: tensor<i32>) -> tensor<2x6x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 6, 1] : (tensor<2x2x6x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6x1xf32>) -> tensor<2x6x1xf32>
    return %1 : tensor<2x6x1xf32>
  }
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<2x1x1x16xf32>, %arg1: tensor<i32>) -> tensor<1x1x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1, 1, 16] : (tensor<2x1x1x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x1x16xf32>) -> tensor<1x1x16xf32>
    return %1 : tensor<1x1x16xf32>
  }
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<2x2x6x2x8xf32>, %arg1: tensor<i32>) -> tensor<2x6x2x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 2, 6, 2, 8] : (tensor<2x2x6x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6x2x8xf32>) -> tensor<2x6x2x8xf32>
    return %1 : tensor<2x6x2x8xf32>
  }
  func.func private @dynamic_index_in_dim_15(%arg0: tensor<2x2x2x6x6xf32>, %arg1: tensor<i32>) -> tensor<2x2x6x6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 2, 2, 6, 6] : (tensor<2x2x2x6x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2x6x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
    return %1 : tensor<2x2x6x6xf32>
  }
  func.func private @dynamic_index_in_dim_16(%arg0: tensor<2x2x2x6x1xf32>, %arg1: tensor<i32>) -> tensor<2x2x6x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 2, 2, 6, 1] : (tensor<2x2x2x6x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2x6x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x2x6x1xf32>) -> tensor<2x2x6x1xf32>
    return %1 : tensor<2x2x6x1xf32>
  }
  func.func private @dynamic_index_in_dim_17(%arg0: tensor<2x2x6x32xf32>, %arg1: tensor<i32>) -> tensor<2x6x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 6, 32] : (tensor<2x2x6x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6x32xf32>) -> tensor<2x6x32xf32>
    return %1 : tensor<2x6x32xf32>
  }
  func.func private @silu_18(%arg0: tensor<2x6x32xf32>, %arg1: tensor<2x6x32xf32>, %arg2: tensor<2x6x32xf32>, %arg3: tensor<2x6x32xf32>) -> tensor<2x6x32xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<2x6x32xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<2x6x32xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<2x6x32xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x6x32xf32>
    return %3 : tensor<2x6x32xf32>
  }
  func.func private @_where_19(%arg0: tensor<2x2x6x6xi1>, %arg1: tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>
    return %1 : tensor<2x2x6x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_20(%arg0: tensor<2x16x2x8xf32>, %arg1: tensor<16x2x8xf32>, %arg2: tensor<i32>) -> tensor<2x16x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x2x8xf32>) -> tensor<1x16x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x16x2x8xf32>, tensor<1x16x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x2x8xf32>
    return %1 : tensor<2x16x2x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_21(%arg0: tensor<2x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<i32>) -> tensor<2x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<2x16xf32>
    return %1 : tensor<2x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_22(%arg0: tensor<2x2x8x16xf32>, %arg1: tensor<2x8x16xf32>, %arg2: tensor<i32>) -> tensor<2x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x8x16xf32>
    return %1 : tensor<2x2x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_23(%arg0: tensor<2x16x32xf32>, %arg1: tensor<16x32xf32>, %arg2: tensor<i32>) -> tensor<2x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x16x32xf32>, tensor<1x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32xf32>
    return %1 : tensor<2x16x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_24(%arg0: tensor<2x32x16xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<i32>) -> tensor<2x32x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x16xf32>) -> tensor<1x32x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x32x16xf32>, tensor<1x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x16xf32>
    return %1 : tensor<2x32x16xf32>
  }
}
// -----
// name: stack_grad_remat
module @jit_stack attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x16x2x8xf32>, %arg1: tensor<2x16xf32>, %arg2: tensor<2x16xf32>, %arg3: tensor<2x2x8x16xf32>, %arg4: tensor<2x16x2x8xf32>, %arg5: tensor<2x16x2x8xf32>, %arg6: tensor<2x16x32xf32>, %arg7: tensor<2x16x32xf32>, %arg8: tensor<2x32x16xf32>, %arg9: tensor<2x6x16xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x16x2x8xf32> {jax.result_info = "result[1]['k']"}, tensor<2x16xf32> {jax.result_info = "result[1]['n1']"}, tensor<2x16xf32> {jax.result_info = "result[1]['n2']"}, tensor<2x2x8x16xf32> {jax.result_info = "result[1]['o']"}, tensor<2x16x2x8xf32> {jax.result_info = "result[1]['q']"}, tensor<2x16x2x8xf32> {jax.result_info = "result[1]['v']"}, tensor<2x16x32xf32> {jax.result_info = "result[1]['w0']"}, tensor<2x16x32xf32> {jax.result_info = "result[1]['w1']"}, tensor<2x32x16xf32> {jax.result_info = "result[1]['w2']"}) {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %1 = call @tril(%0) : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %2:2 = call @_where(%1, %cst) : (tensor<6x6xi1>, tensor<f32>) -> (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4:14 = stablehlo.while(%iterArg = %arg0, %iterArg_17 = %arg1, %iterArg_18 = %arg2, %iterArg_19 = %arg3, %iterArg_20 = %arg4, %iterArg_21 = %arg5, %iterArg_22 = %arg6, %iterArg_23 = %arg7, %iterArg_24 = %arg8, %iterArg_25 = %2#0, %iterArg_26 = %2#1, %iterArg_27 = %c_1, %iterArg_28 = %arg9, %iterArg_29 = %3) : tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x2x6x16xf32>
    cond {
      %c_30 = stablehlo.constant dense<2> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_27, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %23 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_27) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %24 = func.call @dynamic_index_in_dim_0(%iterArg_17, %iterArg_27) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %25 = func.call @dynamic_index_in_dim_0(%iterArg_18, %iterArg_27) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %26 = func.call @dynamic_index_in_dim_1(%iterArg_19, %iterArg_27) : (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %27 = func.call @dynamic_index_in_dim(%iterArg_20, %iterArg_27) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %28 = func.call @dynamic_index_in_dim(%iterArg_21, %iterArg_27) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %29 = func.call @dynamic_index_in_dim_2(%iterArg_22, %iterArg_27) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %30 = func.call @dynamic_index_in_dim_2(%iterArg_23, %iterArg_27) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %31 = func.call @dynamic_index_in_dim_3(%iterArg_24, %iterArg_27) : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %32 = chlo.square %iterArg_28 : tensor<2x6x16xf32> -> tensor<2x6x16xf32>
      %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %33 = stablehlo.reduce(%32 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %cst_31 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %35 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %36 = stablehlo.divide %34, %35 : tensor<2x6x1xf32>
      %cst_32 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %37 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %38 = stablehlo.add %36, %37 : tensor<2x6x1xf32>
      %39 = stablehlo.rsqrt %38 : tensor<2x6x1xf32>
      %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %41 = stablehlo.multiply %iterArg_28, %40 : tensor<2x6x16xf32>
      %42 = stablehlo.broadcast_in_dim %24, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %44 = stablehlo.multiply %41, %43 : tensor<2x6x16xf32>
      %45 = stablehlo.dot_general %44, %27, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %46 = stablehlo.dot_general %44, %23, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %47 = stablehlo.dot_general %44, %28, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %48 = stablehlo.dot_general %45, %46, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32>
      %cst_33 = stablehlo.constant dense<2.82842708> : tensor<f32>
      %49 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32>
      %50 = stablehlo.divide %48, %49 : tensor<2x2x6x6xf32>
      %51 = func.call @_where_4(%50, %iterArg_25, %iterArg_26) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %52 = stablehlo.reduce(%51 init: %cst_34) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %53 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x2x6xf32>
      %54 = stablehlo.maximum %53, %52 : tensor<2x2x6xf32>
      %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %57 = stablehlo.subtract %51, %56 : tensor<2x2x6x6xf32>
      %58 = stablehlo.exponential %57 : tensor<2x2x6x6xf32>
      %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %59 = stablehlo.reduce(%58 init: %cst_36) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %62 = stablehlo.divide %58, %61 : tensor<2x2x6x6xf32>
      %63 = stablehlo.dot_general %47, %62, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32>
      %64 = stablehlo.transpose %63, dims = [0, 3, 1, 2] : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32>
      %65 = stablehlo.dot_general %64, %26, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x8x16xf32>) -> tensor<2x6x16xf32>
      %66 = stablehlo.add %iterArg_28, %65 : tensor<2x6x16xf32>
      %67 = chlo.square %66 : tensor<2x6x16xf32> -> tensor<2x6x16xf32>
      %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %68 = stablehlo.reduce(%67 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %cst_38 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %70 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %71 = stablehlo.divide %69, %70 : tensor<2x6x1xf32>
      %cst_39 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %72 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %73 = stablehlo.add %71, %72 : tensor<2x6x1xf32>
      %74 = stablehlo.rsqrt %73 : tensor<2x6x1xf32>
      %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %76 = stablehlo.multiply %66, %75 : tensor<2x6x16xf32>
      %77 = stablehlo.broadcast_in_dim %25, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %79 = stablehlo.multiply %76, %78 : tensor<2x6x16xf32>
      %80 = stablehlo.dot_general %79, %29, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
      %81 = func.call @silu(%80) : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %82 = stablehlo.dot_general %79, %30, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
      %83 = stablehlo.multiply %81, %82 : tensor<2x6x32xf32>
      %84 = stablehlo.dot_general %83, %31, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x32xf32>, tensor<32x16xf32>) -> tensor<2x6x16xf32>
      %85 = stablehlo.add %66, %84 : tensor<2x6x16xf32>
      %86 = func.call @dynamic_update_index_in_dim(%iterArg_29, %iterArg_28, %iterArg_27) : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %c_40 = stablehlo.constant dense<1> : tensor<i32>
      %87 = stablehlo.add %iterArg_27, %c_40 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %87, %85, %86 : tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x2x6x16xf32>
    }
    %5 = stablehlo.multiply %4#12, %4#12 : tensor<2x6x16xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32>
    %7 = stablehlo.multiply %6, %4#12 : tensor<2x6x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %10 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32>
    %12 = stablehlo.multiply %11, %7 : tensor<2x6x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x2x8x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %22:21 = stablehlo.while(%iterArg = %4#13, %iterArg_17 = %arg0, %iterArg_18 = %arg1, %iterArg_19 = %arg2, %iterArg_20 = %arg3, %iterArg_21 = %arg4, %iterArg_22 = %arg5, %iterArg_23 = %arg6, %iterArg_24 = %arg7, %iterArg_25 = %arg8, %iterArg_26 = %c_16, %iterArg_27 = %12, %iterArg_28 = %13, %iterArg_29 = %14, %iterArg_30 = %15, %iterArg_31 = %16, %iterArg_32 = %17, %iterArg_33 = %18, %iterArg_34 = %19, %iterArg_35 = %20, %iterArg_36 = %21) : tensor<2x2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>
    cond {
      %c_37 = stablehlo.constant dense<2> : tensor<i32>
      %23 = stablehlo.compare LT, %iterArg_26, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %c_37 = stablehlo.constant dense<2> : tensor<i32>
      %23 = stablehlo.subtract %c_37, %iterArg_26 : tensor<i32>
      %c_38 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.subtract %23, %c_38 : tensor<i32>
      %25 = func.call @dynamic_index_in_dim_5(%iterArg, %24) : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %26 = func.call @dynamic_index_in_dim(%iterArg_17, %24) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %27 = func.call @dynamic_index_in_dim_0(%iterArg_18, %24) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %28 = func.call @dynamic_index_in_dim_0(%iterArg_19, %24) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %29 = func.call @dynamic_index_in_dim_1(%iterArg_20, %24) : (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %30 = func.call @dynamic_index_in_dim(%iterArg_21, %24) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %31 = func.call @dynamic_index_in_dim(%iterArg_22, %24) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %32 = func.call @dynamic_index_in_dim_2(%iterArg_23, %24) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %33 = func.call @dynamic_index_in_dim_2(%iterArg_24, %24) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %34 = func.call @dynamic_index_in_dim_3(%iterArg_25, %24) : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %35:11 = stablehlo.optimization_barrier %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %iterArg_27 : tensor<2x6x16xf32>, tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>, tensor<2x6x16xf32>
      %36 = chlo.square %35#0 : tensor<2x6x16xf32> -> tensor<2x6x16xf32>
      %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %37 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32>
      %38 = stablehlo.multiply %37, %35#0 : tensor<2x6x16xf32>
      %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %39 = stablehlo.reduce(%36 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %cst_41 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %41 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %42 = stablehlo.divide %40, %41 : tensor<2x6x1xf32>
      %cst_42 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %43 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %44 = stablehlo.add %42, %43 : tensor<2x6x1xf32>
      %45 = stablehlo.rsqrt %44 : tensor<2x6x1xf32>
      %46 = stablehlo.divide %45, %44 : tensor<2x6x1xf32>
      %cst_43 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %47 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %48 = stablehlo.multiply %47, %46 : tensor<2x6x1xf32>
      %49 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %50 = stablehlo.multiply %35#0, %49 : tensor<2x6x16xf32>
      %51 = stablehlo.broadcast_in_dim %35#2, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %53 = stablehlo.multiply %50, %52 : tensor<2x6x16xf32>
      %54 = stablehlo.dot_general %53, %35#5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %55 = stablehlo.dot_general %53, %35#1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %56 = stablehlo.dot_general %53, %35#6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %57 = stablehlo.dot_general %54, %55, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32>
      %cst_44 = stablehlo.constant dense<2.82842708> : tensor<f32>
      %58 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32>
      %59 = stablehlo.divide %57, %58 : tensor<2x2x6x6xf32>
      %c_45 = stablehlo.constant dense<true> : tensor<i1>
      %60 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
      %61 = func.call @tril_6(%60) : (tensor<6x6xi1>) -> tensor<6x6xi1>
      %cst_46 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %62:2 = func.call @_where_7(%61, %59, %cst_46) : (tensor<6x6xi1>, tensor<2x2x6x6xf32>, tensor<f32>) -> (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>)
      %cst_47 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %63 = stablehlo.reduce(%62#0 init: %cst_47) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %64 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x2x6xf32>
      %65 = stablehlo.maximum %64, %63 : tensor<2x2x6xf32>
      %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %68 = stablehlo.subtract %62#0, %67 : tensor<2x2x6x6xf32>
      %69 = stablehlo.exponential %68 : tensor<2x2x6x6xf32>
      %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %70 = stablehlo.reduce(%69 init: %cst_49) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %73 = stablehlo.divide %69, %72 : tensor<2x2x6x6xf32>
      %74 = stablehlo.multiply %71, %71 : tensor<2x2x6x1xf32>
      %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %75 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x2x6x1xf32>
      %76 = stablehlo.divide %75, %74 : tensor<2x2x6x1xf32>
      %77 = stablehlo.dot_general %56, %73, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32>
      %78 = stablehlo.transpose %77, dims = [0, 3, 1, 2] : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32>
      %79 = stablehlo.dot_general %78, %35#4, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x8x16xf32>) -> tensor<2x6x16xf32>
      %80 = stablehlo.add %35#0, %79 : tensor<2x6x16xf32>
      %81 = chlo.square %80 : tensor<2x6x16xf32> -> tensor<2x6x16xf32>
      %cst_51 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32>
      %83 = stablehlo.multiply %82, %80 : tensor<2x6x16xf32>
      %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %84 = stablehlo.reduce(%81 init: %cst_52) applies stablehlo.add across dimensions = [2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %cst_53 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %86 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %87 = stablehlo.divide %85, %86 : tensor<2x6x1xf32>
      %cst_54 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %88 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %89 = stablehlo.add %87, %88 : tensor<2x6x1xf32>
      %90 = stablehlo.rsqrt %89 : tensor<2x6x1xf32>
      %91 = stablehlo.divide %90, %89 : tensor<2x6x1xf32>
      %cst_55 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %92 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %93 = stablehlo.multiply %92, %91 : tensor<2x6x1xf32>
      %94 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %95 = stablehlo.multiply %80, %94 : tensor<2x6x16xf32>
      %96 = stablehlo.broadcast_in_dim %35#3, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %98 = stablehlo.multiply %95, %97 : tensor<2x6x16xf32>
      %99 = stablehlo.dot_general %98, %35#7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
      %100:3 = func.call @silu_8(%99) : (tensor<2x6x32xf32>) -> (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>)
      %101 = stablehlo.dot_general %98, %35#8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
      %102 = stablehlo.multiply %100#0, %101 : tensor<2x6x32xf32>
      %103 = stablehlo.dot_general %35#10, %102, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<2x6x32xf32>) -> tensor<16x32xf32>
      %104 = stablehlo.transpose %103, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
      %105 = stablehlo.dot_general %35#10, %35#9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<32x16xf32>) -> tensor<2x6x32xf32>
      %106 = stablehlo.multiply %100#0, %105 : tensor<2x6x32xf32>
      %107 = stablehlo.multiply %105, %101 : tensor<2x6x32xf32>
      %108 = stablehlo.dot_general %106, %98, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x32xf32>, tensor<2x6x16xf32>) -> tensor<32x16xf32>
      %109 = stablehlo.transpose %108, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
      %110 = stablehlo.dot_general %106, %35#8, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x32xf32>, tensor<16x32xf32>) -> tensor<2x6x16xf32>
      %111 = func.call @silu_9(%100#1, %99, %100#2, %107) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %112 = stablehlo.dot_general %111, %98, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x32xf32>, tensor<2x6x16xf32>) -> tensor<32x16xf32>
      %113 = stablehlo.transpose %112, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
      %114 = stablehlo.dot_general %111, %35#7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x32xf32>, tensor<16x32xf32>) -> tensor<2x6x16xf32>
      %115 = stablehlo.add %110, %114 : tensor<2x6x16xf32>
      %116 = stablehlo.multiply %95, %115 : tensor<2x6x16xf32>
      %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %117 = stablehlo.reduce(%116 init: %cst_56) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<16xf32>
      %118 = stablehlo.reshape %117 : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %119 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %120 = stablehlo.multiply %115, %119 : tensor<2x6x16xf32>
      %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %121 = stablehlo.reduce(%118 init: %cst_57) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %122 = stablehlo.multiply %80, %120 : tensor<2x6x16xf32>
      %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %123 = stablehlo.reduce(%122 init: %cst_58) applies stablehlo.add across dimensions = [2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %124 = stablehlo.reshape %123 : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %125 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %126 = stablehlo.multiply %120, %125 : tensor<2x6x16xf32>
      %127 = stablehlo.add %35#10, %126 : tensor<2x6x16xf32>
      %128 = stablehlo.multiply %124, %93 : tensor<2x6x1xf32>
      %cst_59 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %129 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %130 = stablehlo.divide %128, %129 : tensor<2x6x1xf32>
      %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %131 = stablehlo.reduce(%130 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
      %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x16xf32>
      %133 = stablehlo.multiply %132, %83 : tensor<2x6x16xf32>
      %134 = stablehlo.add %127, %133 : tensor<2x6x16xf32>
      %135 = stablehlo.dot_general %134, %78, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<2x6x2x8xf32>) -> tensor<16x2x8xf32>
      %136 = stablehlo.transpose %135, dims = [1, 2, 0] : (tensor<16x2x8xf32>) -> tensor<2x8x16xf32>
      %137 = stablehlo.dot_general %134, %35#4, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<2x8x16xf32>) -> tensor<2x6x2x8xf32>
      %138 = stablehlo.transpose %137, dims = [0, 2, 3, 1] : (tensor<2x6x2x8xf32>) -> tensor<2x2x8x6xf32>
      %139 = stablehlo.dot_general %138, %56, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32>
      %140 = stablehlo.dot_general %138, %73, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32>
      %141 = stablehlo.transpose %140, dims = [0, 3, 1, 2] : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32>
      %142 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %143 = stablehlo.multiply %139, %142 : tensor<2x2x6x6xf32>
      %144 = stablehlo.multiply %143, %69 : tensor<2x2x6x6xf32>
      %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %145 = stablehlo.reduce(%144 init: %cst_61) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %146 = stablehlo.reshape %145 : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %147 = stablehlo.negate %146 : tensor<2x2x6x1xf32>
      %148 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %149 = stablehlo.divide %139, %148 : tensor<2x2x6x6xf32>
      %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %150 = stablehlo.reduce(%147 init: %cst_62) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x1xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x6xf32>
      %152 = stablehlo.add %149, %151 : tensor<2x2x6x6xf32>
      %153 = stablehlo.multiply %152, %69 : tensor<2x2x6x6xf32>
      %154 = func.call @_where_10(%62#1, %153) : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %cst_63 = stablehlo.constant dense<2.82842708> : tensor<f32>
      %155 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32>
      %156 = stablehlo.divide %154, %155 : tensor<2x2x6x6xf32>
      %157 = stablehlo.dot_general %156, %54, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x6x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x8xf32>
      %158 = stablehlo.transpose %157, dims = [0, 2, 1, 3] : (tensor<2x2x6x8xf32>) -> tensor<2x6x2x8xf32>
      %159 = stablehlo.dot_general %156, %55, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x6x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x8xf32>
      %160 = stablehlo.transpose %159, dims = [0, 2, 1, 3] : (tensor<2x2x6x8xf32>) -> tensor<2x6x2x8xf32>
      %161 = stablehlo.dot_general %141, %53, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32>
      %162 = stablehlo.transpose %161, dims = [2, 0, 1] : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
      %163 = stablehlo.dot_general %141, %35#6, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32>
      %164 = stablehlo.dot_general %158, %53, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32>
      %165 = stablehlo.transpose %164, dims = [2, 0, 1] : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
      %166 = stablehlo.dot_general %158, %35#1, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32>
      %167 = stablehlo.add %163, %166 : tensor<2x6x16xf32>
      %168 = stablehlo.dot_general %160, %53, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32>
      %169 = stablehlo.transpose %168, dims = [2, 0, 1] : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
      %170 = stablehlo.dot_general %160, %35#5, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32>
      %171 = stablehlo.add %167, %170 : tensor<2x6x16xf32>
      %172 = stablehlo.multiply %50, %171 : tensor<2x6x16xf32>
      %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %173 = stablehlo.reduce(%172 init: %cst_64) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<16xf32>
      %174 = stablehlo.reshape %173 : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %175 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %176 = stablehlo.multiply %171, %175 : tensor<2x6x16xf32>
      %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %177 = stablehlo.reduce(%174 init: %cst_65) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %178 = stablehlo.multiply %35#0, %176 : tensor<2x6x16xf32>
      %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %179 = stablehlo.reduce(%178 init: %cst_66) applies stablehlo.add across dimensions = [2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %180 = stablehlo.reshape %179 : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %181 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %182 = stablehlo.multiply %176, %181 : tensor<2x6x16xf32>
      %183 = stablehlo.add %134, %182 : tensor<2x6x16xf32>
      %184 = stablehlo.multiply %180, %48 : tensor<2x6x1xf32>
      %cst_67 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %185 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %186 = stablehlo.divide %184, %185 : tensor<2x6x1xf32>
      %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %187 = stablehlo.reduce(%186 init: %cst_68) applies stablehlo.add across dimensions = [2] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
      %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x16xf32>
      %189 = stablehlo.multiply %188, %38 : tensor<2x6x16xf32>
      %190 = stablehlo.add %183, %189 : tensor<2x6x16xf32>
      %191 = func.call @dynamic_update_index_in_dim_11(%iterArg_28, %165, %24) : (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>
      %192 = func.call @dynamic_update_index_in_dim_12(%iterArg_29, %177, %24) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %193 = func.call @dynamic_update_index_in_dim_12(%iterArg_30, %121, %24) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %194 = func.call @dynamic_update_index_in_dim_13(%iterArg_31, %136, %24) : (tensor<2x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<2x2x8x16xf32>
      %195 = func.call @dynamic_update_index_in_dim_11(%iterArg_32, %169, %24) : (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>
      %196 = func.call @dynamic_update_index_in_dim_11(%iterArg_33, %162, %24) : (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>
      %197 = func.call @dynamic_update_index_in_dim_14(%iterArg_34, %113, %24) : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %198 = func.call @dynamic_update_index_in_dim_14(%iterArg_35, %109, %24) : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %199 = func.call @dynamic_update_index_in_dim_15(%iterArg_36, %104, %24) : (tensor<2x32x16xf32>, tensor<32x16xf32>, tensor<i32>) -> tensor<2x32x16xf32>
      %c_69 = stablehlo.constant dense<1> : tensor<i32>
      %200 = stablehlo.add %iterArg_26, %c_69 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %200, %190, %191, %192, %193, %194, %195, %196, %197, %198, %199 : tensor<2x2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>
    }
    return %9, %22#12, %22#13, %22#14, %22#15, %22#16, %22#17, %22#18, %22#19, %22#20 : tensor<f32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>
  }
  func.func private @tril(%arg0: tensor<6x6xi1>) -> tensor<6x6xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %2 = stablehlo.add %0, %1 : tensor<6x6xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<6x6xi1>, tensor<6x6xi1>
    return %6 : tensor<6x6xi1>
  }
  func.func private @_where(%arg0: tensor<6x6xi1>, %arg1: tensor<f32>) -> (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<6x6xi1>) -> tensor<2x2x6x6xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32>
    return %1, %2 : tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x16x2x8xf32>, %arg1: tensor<i32>) -> tensor<16x2x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 2, 8] : (tensor<2x16x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x2x8xf32>) -> tensor<16x2x8xf32>
    return %1 : tensor<16x2x8xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x16xf32>, %arg1: tensor<i32>) -> tensor<16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<2x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16xf32>) -> tensor<16xf32>
    return %1 : tensor<16xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x2x8x16xf32>, %arg1: tensor<i32>) -> tensor<2x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 8, 16] : (tensor<2x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x8x16xf32>) -> tensor<2x8x16xf32>
    return %1 : tensor<2x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x16x32xf32>, %arg1: tensor<i32>) -> tensor<16x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 32] : (tensor<2x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x32x16xf32>, %arg1: tensor<i32>) -> tensor<32x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 16] : (tensor<2x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    return %1 : tensor<32x16xf32>
  }
  func.func private @_where_4(%arg0: tensor<2x2x6x6xf32>, %arg1: tensor<2x2x6x6xi1>, %arg2: tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>
    return %0 : tensor<2x2x6x6xf32>
  }
  func.func private @silu(%arg0: tensor<2x6x32xf32>) -> tensor<2x6x32xf32> {
    %0 = stablehlo.negate %arg0 : tensor<2x6x32xf32>
    %1 = stablehlo.exponential %0 : tensor<2x6x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x32xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x6x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x32xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x6x32xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<2x6x32xf32>
    return %6 : tensor<2x6x32xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x2x6x16xf32>, %arg1: tensor<2x6x16xf32>, %arg2: tensor<i32>) -> tensor<2x2x6x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x6x16xf32>, tensor<1x2x6x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x16xf32>
    return %1 : tensor<2x2x6x16xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<2x2x6x16xf32>, %arg1: tensor<i32>) -> tensor<2x6x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 6, 16] : (tensor<2x2x6x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6x16xf32>) -> tensor<2x6x16xf32>
    return %1 : tensor<2x6x16xf32>
  }
  func.func private @tril_6(%arg0: tensor<6x6xi1>) -> tensor<6x6xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %2 = stablehlo.add %0, %1 : tensor<6x6xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<6x6xi1>, tensor<6x6xi1>
    return %6 : tensor<6x6xi1>
  }
  func.func private @_where_7(%arg0: tensor<6x6xi1>, %arg1: tensor<2x2x6x6xf32>, %arg2: tensor<f32>) -> (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<6x6xi1>) -> tensor<2x2x6x6xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>
    return %3, %1 : tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>
  }
  func.func private @silu_8(%arg0: tensor<2x6x32xf32>) -> (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<2x6x32xf32>
    %1 = stablehlo.exponential %0 : tensor<2x6x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x32xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x6x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x32xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x6x32xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x6x32xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<2x6x32xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<2x6x32xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<2x6x32xf32>
    return %9, %5, %8 : tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>
  }
  func.func private @silu_9(%arg0: tensor<2x6x32xf32>, %arg1: tensor<2x6x32xf32>, %arg2: tensor<2x6x32xf32>, %arg3: tensor<2x6x32xf32>) -> tensor<2x6x32xf32> {
    %0 = stablehlo.multiply %arg1, %arg3 : tensor<2x6x32xf32>
    %1 = stablehlo.multiply %arg3, %arg0 : tensor<2x6x32xf32>
    %2 = stablehlo.multiply %0, %arg2 : tensor<2x6x32xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x6x32xf32>
    return %3 : tensor<2x6x32xf32>
  }
  func.func private @_where_10(%arg0: tensor<2x2x6x6xi1>, %arg1: tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>
    return %1 : tensor<2x2x6x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<2x16x2x8xf32>, %arg1: tensor<16x2x8xf32>, %arg2: tensor<i32>) -> tensor<2x16x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x2x8xf32>) -> tensor<1x16x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x16x2x8xf32>, tensor<1x16x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x2x8xf32>
    return %1 : tensor<2x16x2x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<2x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<i32>) -> tensor<2x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<2x16xf32>
    return %1 : tensor<2x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<2x2x8x16xf32>, %arg1: tensor<2x8x16xf32>, %arg2: tensor<i32>) -> tensor<2x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x8x16xf32>
    return %1 : tensor<2x2x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<2x16x32xf32>, %arg1: tensor<16x32xf32>, %arg2: tensor<i32>) -> tensor<2x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x16x32xf32>, tensor<1x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32xf32>
    return %1 : tensor<2x16x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<2x32x16xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<i32>) -> tensor<2x32x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x16xf32>) -> tensor<1x32x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x32x16xf32>, tensor<1x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x16xf32>
    return %1 : tensor<2x32x16xf32>
  }
}
// -----
// name: stack_grad_remat_dots
module @jit_stack attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x16x2x8xf32>, %arg1: tensor<2x16xf32>, %arg2: tensor<2x16xf32>, %arg3: tensor<2x2x8x16xf32>, %arg4: tensor<2x16x2x8xf32>, %arg5: tensor<2x16x2x8xf32>, %arg6: tensor<2x16x32xf32>, %arg7: tensor<2x16x32xf32>, %arg8: tensor<2x32x16xf32>, %arg9: tensor<2x6x16xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2x16x2x8xf32> {jax.result_info = "result[1]['k']"}, tensor<2x16xf32> {jax.result_info = "result[1]['n1']"}, tensor<2x16xf32> {jax.result_info = "result[1]['n2']"}, tensor<2x2x8x16xf32> {jax.result_info = "result[1]['o']"}, tensor<2x16x2x8xf32> {jax.result_info = "result[1]['q']"}, tensor<2x16x2x8xf32> {jax.result_info = "result[1]['v']"}, tensor<2x16x32xf32> {jax.result_info = "result[1]['w0']"}, tensor<2x16x32xf32> {jax.result_info = "result[1]['w1']"}, tensor<2x32x16xf32> {jax.result_info = "result[1]['w2']"}) {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %1 = call @tril(%0) : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %2:2 = call @_where(%1, %cst) : (tensor<6x6xi1>, tensor<f32>) -> (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x6x2x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2x6x2x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x6x2x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x6x32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x6x32xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x6x16xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %10:20 = stablehlo.while(%iterArg = %arg0, %iterArg_23 = %arg1, %iterArg_24 = %arg2, %iterArg_25 = %arg3, %iterArg_26 = %arg4, %iterArg_27 = %arg5, %iterArg_28 = %arg6, %iterArg_29 = %arg7, %iterArg_30 = %arg8, %iterArg_31 = %2#0, %iterArg_32 = %2#1, %iterArg_33 = %c_7, %iterArg_34 = %arg9, %iterArg_35 = %3, %iterArg_36 = %4, %iterArg_37 = %5, %iterArg_38 = %6, %iterArg_39 = %7, %iterArg_40 = %8, %iterArg_41 = %9) : tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x16xf32>
    cond {
      %c_42 = stablehlo.constant dense<2> : tensor<i32>
      %29 = stablehlo.compare LT, %iterArg_33, %c_42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %29 : tensor<i1>
    } do {
      %29 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_33) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %30 = func.call @dynamic_index_in_dim_0(%iterArg_23, %iterArg_33) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %31 = func.call @dynamic_index_in_dim_0(%iterArg_24, %iterArg_33) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %32 = func.call @dynamic_index_in_dim_1(%iterArg_25, %iterArg_33) : (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %33 = func.call @dynamic_index_in_dim(%iterArg_26, %iterArg_33) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %34 = func.call @dynamic_index_in_dim(%iterArg_27, %iterArg_33) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %35 = func.call @dynamic_index_in_dim_2(%iterArg_28, %iterArg_33) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %36 = func.call @dynamic_index_in_dim_2(%iterArg_29, %iterArg_33) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %37 = func.call @dynamic_index_in_dim_3(%iterArg_30, %iterArg_33) : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %38 = chlo.square %iterArg_34 : tensor<2x6x16xf32> -> tensor<2x6x16xf32>
      %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %39 = stablehlo.reduce(%38 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %cst_43 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %41 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %42 = stablehlo.divide %40, %41 : tensor<2x6x1xf32>
      %cst_44 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %43 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %44 = stablehlo.add %42, %43 : tensor<2x6x1xf32>
      %45 = stablehlo.rsqrt %44 : tensor<2x6x1xf32>
      %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %47 = stablehlo.multiply %iterArg_34, %46 : tensor<2x6x16xf32>
      %48 = stablehlo.broadcast_in_dim %30, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %50 = stablehlo.multiply %47, %49 : tensor<2x6x16xf32>
      %51 = stablehlo.dot_general %50, %33, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %52 = stablehlo.reduce_precision %51, format = e8m23 : tensor<2x6x2x8xf32>
      %53 = stablehlo.dot_general %50, %29, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %54 = stablehlo.reduce_precision %53, format = e8m23 : tensor<2x6x2x8xf32>
      %55 = stablehlo.dot_general %50, %34, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x2x8xf32>) -> tensor<2x6x2x8xf32>
      %56 = stablehlo.reduce_precision %55, format = e8m23 : tensor<2x6x2x8xf32>
      %57 = stablehlo.dot_general %52, %54, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32>
      %cst_45 = stablehlo.constant dense<2.82842708> : tensor<f32>
      %58 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32>
      %59 = stablehlo.divide %57, %58 : tensor<2x2x6x6xf32>
      %60 = func.call @_where_4(%59, %iterArg_31, %iterArg_32) : (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %61 = stablehlo.reduce(%60 init: %cst_46) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %cst_47 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %62 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x2x6xf32>
      %63 = stablehlo.maximum %62, %61 : tensor<2x2x6xf32>
      %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %66 = stablehlo.subtract %60, %65 : tensor<2x2x6x6xf32>
      %67 = stablehlo.exponential %66 : tensor<2x2x6x6xf32>
      %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %68 = stablehlo.reduce(%67 init: %cst_48) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %71 = stablehlo.divide %67, %70 : tensor<2x2x6x6xf32>
      %72 = stablehlo.dot_general %56, %71, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32>
      %73 = stablehlo.transpose %72, dims = [0, 3, 1, 2] : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32>
      %74 = stablehlo.dot_general %73, %32, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x8x16xf32>) -> tensor<2x6x16xf32>
      %75 = stablehlo.reduce_precision %74, format = e8m23 : tensor<2x6x16xf32>
      %76 = stablehlo.add %iterArg_34, %75 : tensor<2x6x16xf32>
      %77 = chlo.square %76 : tensor<2x6x16xf32> -> tensor<2x6x16xf32>
      %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %78 = stablehlo.reduce(%77 init: %cst_49) applies stablehlo.add across dimensions = [2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %cst_50 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %80 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %81 = stablehlo.divide %79, %80 : tensor<2x6x1xf32>
      %cst_51 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %82 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %83 = stablehlo.add %81, %82 : tensor<2x6x1xf32>
      %84 = stablehlo.rsqrt %83 : tensor<2x6x1xf32>
      %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %86 = stablehlo.multiply %76, %85 : tensor<2x6x16xf32>
      %87 = stablehlo.broadcast_in_dim %31, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %89 = stablehlo.multiply %86, %88 : tensor<2x6x16xf32>
      %90 = stablehlo.dot_general %89, %35, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
      %91 = stablehlo.reduce_precision %90, format = e8m23 : tensor<2x6x32xf32>
      %92 = func.call @silu(%91) : (tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %93 = stablehlo.dot_general %89, %36, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x32xf32>) -> tensor<2x6x32xf32>
      %94 = stablehlo.reduce_precision %93, format = e8m23 : tensor<2x6x32xf32>
      %95 = stablehlo.multiply %92, %94 : tensor<2x6x32xf32>
      %96 = stablehlo.dot_general %95, %37, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x32xf32>, tensor<32x16xf32>) -> tensor<2x6x16xf32>
      %97 = stablehlo.add %76, %96 : tensor<2x6x16xf32>
      %98 = func.call @dynamic_update_index_in_dim(%iterArg_35, %52, %iterArg_33) : (tensor<2x2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<i32>) -> tensor<2x2x6x2x8xf32>
      %99 = func.call @dynamic_update_index_in_dim(%iterArg_36, %54, %iterArg_33) : (tensor<2x2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<i32>) -> tensor<2x2x6x2x8xf32>
      %100 = func.call @dynamic_update_index_in_dim(%iterArg_37, %56, %iterArg_33) : (tensor<2x2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<i32>) -> tensor<2x2x6x2x8xf32>
      %101 = func.call @dynamic_update_index_in_dim_5(%iterArg_38, %75, %iterArg_33) : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %102 = func.call @dynamic_update_index_in_dim_6(%iterArg_39, %91, %iterArg_33) : (tensor<2x2x6x32xf32>, tensor<2x6x32xf32>, tensor<i32>) -> tensor<2x2x6x32xf32>
      %103 = func.call @dynamic_update_index_in_dim_6(%iterArg_40, %94, %iterArg_33) : (tensor<2x2x6x32xf32>, tensor<2x6x32xf32>, tensor<i32>) -> tensor<2x2x6x32xf32>
      %104 = func.call @dynamic_update_index_in_dim_5(%iterArg_41, %iterArg_34, %iterArg_33) : (tensor<2x2x6x16xf32>, tensor<2x6x16xf32>, tensor<i32>) -> tensor<2x2x6x16xf32>
      %c_52 = stablehlo.constant dense<1> : tensor<i32>
      %105 = stablehlo.add %iterArg_33, %c_52 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %105, %97, %98, %99, %100, %101, %102, %103, %104 : tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x16xf32>
    }
    %11 = stablehlo.multiply %10#12, %10#12 : tensor<2x6x16xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32>
    %13 = stablehlo.multiply %12, %10#12 : tensor<2x6x16xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %15 = stablehlo.divide %14, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %16 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32>
    %18 = stablehlo.multiply %17, %13 : tensor<2x6x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x2x8x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x16x2x8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %28:27 = stablehlo.while(%iterArg = %10#13, %iterArg_23 = %10#14, %iterArg_24 = %10#15, %iterArg_25 = %10#16, %iterArg_26 = %10#17, %iterArg_27 = %10#18, %iterArg_28 = %10#19, %iterArg_29 = %arg0, %iterArg_30 = %arg1, %iterArg_31 = %arg2, %iterArg_32 = %arg3, %iterArg_33 = %arg4, %iterArg_34 = %arg5, %iterArg_35 = %arg6, %iterArg_36 = %arg7, %iterArg_37 = %arg8, %iterArg_38 = %c_22, %iterArg_39 = %18, %iterArg_40 = %19, %iterArg_41 = %20, %iterArg_42 = %21, %iterArg_43 = %22, %iterArg_44 = %23, %iterArg_45 = %24, %iterArg_46 = %25, %iterArg_47 = %26, %iterArg_48 = %27) : tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>
    cond {
      %c_49 = stablehlo.constant dense<2> : tensor<i32>
      %29 = stablehlo.compare LT, %iterArg_38, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %29 : tensor<i1>
    } do {
      %c_49 = stablehlo.constant dense<2> : tensor<i32>
      %29 = stablehlo.subtract %c_49, %iterArg_38 : tensor<i32>
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %30 = stablehlo.subtract %29, %c_50 : tensor<i32>
      %31 = func.call @dynamic_index_in_dim_7(%iterArg, %30) : (tensor<2x2x6x2x8xf32>, tensor<i32>) -> tensor<2x6x2x8xf32>
      %32 = func.call @dynamic_index_in_dim_7(%iterArg_23, %30) : (tensor<2x2x6x2x8xf32>, tensor<i32>) -> tensor<2x6x2x8xf32>
      %33 = func.call @dynamic_index_in_dim_7(%iterArg_24, %30) : (tensor<2x2x6x2x8xf32>, tensor<i32>) -> tensor<2x6x2x8xf32>
      %34 = func.call @dynamic_index_in_dim_8(%iterArg_25, %30) : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %35 = func.call @dynamic_index_in_dim_9(%iterArg_26, %30) : (tensor<2x2x6x32xf32>, tensor<i32>) -> tensor<2x6x32xf32>
      %36 = func.call @dynamic_index_in_dim_9(%iterArg_27, %30) : (tensor<2x2x6x32xf32>, tensor<i32>) -> tensor<2x6x32xf32>
      %37 = func.call @dynamic_index_in_dim_8(%iterArg_28, %30) : (tensor<2x2x6x16xf32>, tensor<i32>) -> tensor<2x6x16xf32>
      %38 = func.call @dynamic_index_in_dim(%iterArg_29, %30) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %39 = func.call @dynamic_index_in_dim_0(%iterArg_30, %30) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %40 = func.call @dynamic_index_in_dim_0(%iterArg_31, %30) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %41 = func.call @dynamic_index_in_dim_1(%iterArg_32, %30) : (tensor<2x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %42 = func.call @dynamic_index_in_dim(%iterArg_33, %30) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %43 = func.call @dynamic_index_in_dim(%iterArg_34, %30) : (tensor<2x16x2x8xf32>, tensor<i32>) -> tensor<16x2x8xf32>
      %44 = func.call @dynamic_index_in_dim_2(%iterArg_35, %30) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %45 = func.call @dynamic_index_in_dim_2(%iterArg_36, %30) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %46 = func.call @dynamic_index_in_dim_3(%iterArg_37, %30) : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %47:17 = stablehlo.optimization_barrier %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %iterArg_39 : tensor<2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<2x6x2x8xf32>, tensor<2x6x16xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x16xf32>, tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>, tensor<2x6x16xf32>
      %48 = chlo.square %47#6 : tensor<2x6x16xf32> -> tensor<2x6x16xf32>
      %cst_51 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %49 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32>
      %50 = stablehlo.multiply %49, %47#6 : tensor<2x6x16xf32>
      %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %51 = stablehlo.reduce(%48 init: %cst_52) applies stablehlo.add across dimensions = [2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %cst_53 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %53 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %54 = stablehlo.divide %52, %53 : tensor<2x6x1xf32>
      %cst_54 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %55 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %56 = stablehlo.add %54, %55 : tensor<2x6x1xf32>
      %57 = stablehlo.rsqrt %56 : tensor<2x6x1xf32>
      %58 = stablehlo.divide %57, %56 : tensor<2x6x1xf32>
      %cst_55 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %59 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %60 = stablehlo.multiply %59, %58 : tensor<2x6x1xf32>
      %61 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %62 = stablehlo.multiply %47#6, %61 : tensor<2x6x16xf32>
      %63 = stablehlo.broadcast_in_dim %47#8, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %65 = stablehlo.multiply %62, %64 : tensor<2x6x16xf32>
      %66 = stablehlo.dot_general %47#0, %47#1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32>
      %cst_56 = stablehlo.constant dense<2.82842708> : tensor<f32>
      %67 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32>
      %68 = stablehlo.divide %66, %67 : tensor<2x2x6x6xf32>
      %c_57 = stablehlo.constant dense<true> : tensor<i1>
      %69 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
      %70 = func.call @tril_10(%69) : (tensor<6x6xi1>) -> tensor<6x6xi1>
      %cst_58 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
      %71:2 = func.call @_where_11(%70, %68, %cst_58) : (tensor<6x6xi1>, tensor<2x2x6x6xf32>, tensor<f32>) -> (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>)
      %cst_59 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %72 = stablehlo.reduce(%71#0 init: %cst_59) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %cst_60 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %73 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x2x6xf32>
      %74 = stablehlo.maximum %73, %72 : tensor<2x2x6xf32>
      %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %77 = stablehlo.subtract %71#0, %76 : tensor<2x2x6x6xf32>
      %78 = stablehlo.exponential %77 : tensor<2x2x6x6xf32>
      %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %79 = stablehlo.reduce(%78 init: %cst_61) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %82 = stablehlo.divide %78, %81 : tensor<2x2x6x6xf32>
      %83 = stablehlo.multiply %80, %80 : tensor<2x2x6x1xf32>
      %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x2x6x1xf32>
      %85 = stablehlo.divide %84, %83 : tensor<2x2x6x1xf32>
      %86 = stablehlo.dot_general %47#2, %82, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32>
      %87 = stablehlo.transpose %86, dims = [0, 3, 1, 2] : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32>
      %88 = stablehlo.add %47#6, %47#3 : tensor<2x6x16xf32>
      %89 = chlo.square %88 : tensor<2x6x16xf32> -> tensor<2x6x16xf32>
      %cst_63 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %90 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x6x16xf32>
      %91 = stablehlo.multiply %90, %88 : tensor<2x6x16xf32>
      %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %92 = stablehlo.reduce(%89 init: %cst_64) applies stablehlo.add across dimensions = [2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %cst_65 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %94 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %95 = stablehlo.divide %93, %94 : tensor<2x6x1xf32>
      %cst_66 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %96 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %97 = stablehlo.add %95, %96 : tensor<2x6x1xf32>
      %98 = stablehlo.rsqrt %97 : tensor<2x6x1xf32>
      %99 = stablehlo.divide %98, %97 : tensor<2x6x1xf32>
      %cst_67 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %100 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %101 = stablehlo.multiply %100, %99 : tensor<2x6x1xf32>
      %102 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %103 = stablehlo.multiply %88, %102 : tensor<2x6x16xf32>
      %104 = stablehlo.broadcast_in_dim %47#9, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %106 = stablehlo.multiply %103, %105 : tensor<2x6x16xf32>
      %107:3 = func.call @silu_12(%47#4) : (tensor<2x6x32xf32>) -> (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>)
      %108 = stablehlo.multiply %107#0, %47#5 : tensor<2x6x32xf32>
      %109 = stablehlo.dot_general %47#16, %108, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<2x6x32xf32>) -> tensor<16x32xf32>
      %110 = stablehlo.transpose %109, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
      %111 = stablehlo.dot_general %47#16, %47#15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<32x16xf32>) -> tensor<2x6x32xf32>
      %112 = stablehlo.multiply %107#0, %111 : tensor<2x6x32xf32>
      %113 = stablehlo.multiply %111, %47#5 : tensor<2x6x32xf32>
      %114 = stablehlo.dot_general %112, %106, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x32xf32>, tensor<2x6x16xf32>) -> tensor<32x16xf32>
      %115 = stablehlo.transpose %114, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
      %116 = stablehlo.dot_general %112, %47#14, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x32xf32>, tensor<16x32xf32>) -> tensor<2x6x16xf32>
      %117 = func.call @silu_13(%107#1, %47#4, %107#2, %113) : (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
      %118 = stablehlo.dot_general %117, %106, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x32xf32>, tensor<2x6x16xf32>) -> tensor<32x16xf32>
      %119 = stablehlo.transpose %118, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
      %120 = stablehlo.dot_general %117, %47#13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x32xf32>, tensor<16x32xf32>) -> tensor<2x6x16xf32>
      %121 = stablehlo.add %116, %120 : tensor<2x6x16xf32>
      %122 = stablehlo.multiply %103, %121 : tensor<2x6x16xf32>
      %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %123 = stablehlo.reduce(%122 init: %cst_68) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<16xf32>
      %124 = stablehlo.reshape %123 : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %125 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %126 = stablehlo.multiply %121, %125 : tensor<2x6x16xf32>
      %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %127 = stablehlo.reduce(%124 init: %cst_69) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %128 = stablehlo.multiply %88, %126 : tensor<2x6x16xf32>
      %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %129 = stablehlo.reduce(%128 init: %cst_70) applies stablehlo.add across dimensions = [2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %130 = stablehlo.reshape %129 : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %131 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %132 = stablehlo.multiply %126, %131 : tensor<2x6x16xf32>
      %133 = stablehlo.add %47#16, %132 : tensor<2x6x16xf32>
      %134 = stablehlo.multiply %130, %101 : tensor<2x6x1xf32>
      %cst_71 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %135 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %136 = stablehlo.divide %134, %135 : tensor<2x6x1xf32>
      %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %137 = stablehlo.reduce(%136 init: %cst_72) applies stablehlo.add across dimensions = [2] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
      %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x16xf32>
      %139 = stablehlo.multiply %138, %91 : tensor<2x6x16xf32>
      %140 = stablehlo.add %133, %139 : tensor<2x6x16xf32>
      %141 = stablehlo.dot_general %140, %87, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<2x6x2x8xf32>) -> tensor<16x2x8xf32>
      %142 = stablehlo.transpose %141, dims = [1, 2, 0] : (tensor<16x2x8xf32>) -> tensor<2x8x16xf32>
      %143 = stablehlo.dot_general %140, %47#10, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<2x8x16xf32>) -> tensor<2x6x2x8xf32>
      %144 = stablehlo.transpose %143, dims = [0, 2, 3, 1] : (tensor<2x6x2x8xf32>) -> tensor<2x2x8x6xf32>
      %145 = stablehlo.dot_general %144, %47#2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x6xf32>
      %146 = stablehlo.dot_general %144, %82, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x6xf32>, tensor<2x2x6x6xf32>) -> tensor<2x2x8x6xf32>
      %147 = stablehlo.transpose %146, dims = [0, 3, 1, 2] : (tensor<2x2x8x6xf32>) -> tensor<2x6x2x8xf32>
      %148 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %149 = stablehlo.multiply %145, %148 : tensor<2x2x6x6xf32>
      %150 = stablehlo.multiply %149, %78 : tensor<2x2x6x6xf32>
      %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %151 = stablehlo.reduce(%150 init: %cst_73) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %152 = stablehlo.reshape %151 : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
      %153 = stablehlo.negate %152 : tensor<2x2x6x1xf32>
      %154 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2, 3] : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x6xf32>
      %155 = stablehlo.divide %145, %154 : tensor<2x2x6x6xf32>
      %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %156 = stablehlo.reduce(%153 init: %cst_74) applies stablehlo.add across dimensions = [3] : (tensor<2x2x6x1xf32>, tensor<f32>) -> tensor<2x2x6xf32>
      %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2] : (tensor<2x2x6xf32>) -> tensor<2x2x6x6xf32>
      %158 = stablehlo.add %155, %157 : tensor<2x2x6x6xf32>
      %159 = stablehlo.multiply %158, %78 : tensor<2x2x6x6xf32>
      %160 = func.call @_where_14(%71#1, %159) : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32>
      %cst_75 = stablehlo.constant dense<2.82842708> : tensor<f32>
      %161 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32>
      %162 = stablehlo.divide %160, %161 : tensor<2x2x6x6xf32>
      %163 = stablehlo.dot_general %162, %47#0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x6x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x8xf32>
      %164 = stablehlo.transpose %163, dims = [0, 2, 1, 3] : (tensor<2x2x6x8xf32>) -> tensor<2x6x2x8xf32>
      %165 = stablehlo.dot_general %162, %47#1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x6x6xf32>, tensor<2x6x2x8xf32>) -> tensor<2x2x6x8xf32>
      %166 = stablehlo.transpose %165, dims = [0, 2, 1, 3] : (tensor<2x2x6x8xf32>) -> tensor<2x6x2x8xf32>
      %167 = stablehlo.dot_general %147, %65, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32>
      %168 = stablehlo.transpose %167, dims = [2, 0, 1] : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
      %169 = stablehlo.dot_general %147, %47#12, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32>
      %170 = stablehlo.dot_general %164, %65, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32>
      %171 = stablehlo.transpose %170, dims = [2, 0, 1] : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
      %172 = stablehlo.dot_general %164, %47#7, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32>
      %173 = stablehlo.add %169, %172 : tensor<2x6x16xf32>
      %174 = stablehlo.dot_general %166, %65, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<2x6x16xf32>) -> tensor<2x8x16xf32>
      %175 = stablehlo.transpose %174, dims = [2, 0, 1] : (tensor<2x8x16xf32>) -> tensor<16x2x8xf32>
      %176 = stablehlo.dot_general %166, %47#11, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x2x8xf32>, tensor<16x2x8xf32>) -> tensor<2x6x16xf32>
      %177 = stablehlo.add %173, %176 : tensor<2x6x16xf32>
      %178 = stablehlo.multiply %62, %177 : tensor<2x6x16xf32>
      %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %179 = stablehlo.reduce(%178 init: %cst_76) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<16xf32>
      %180 = stablehlo.reshape %179 : (tensor<16xf32>) -> tensor<1x1x16xf32>
      %181 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x6x16xf32>
      %182 = stablehlo.multiply %177, %181 : tensor<2x6x16xf32>
      %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %183 = stablehlo.reduce(%180 init: %cst_77) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %184 = stablehlo.multiply %47#6, %182 : tensor<2x6x16xf32>
      %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %185 = stablehlo.reduce(%184 init: %cst_78) applies stablehlo.add across dimensions = [2] : (tensor<2x6x16xf32>, tensor<f32>) -> tensor<2x6xf32>
      %186 = stablehlo.reshape %185 : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %187 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x16xf32>
      %188 = stablehlo.multiply %182, %187 : tensor<2x6x16xf32>
      %189 = stablehlo.add %140, %188 : tensor<2x6x16xf32>
      %190 = stablehlo.multiply %186, %60 : tensor<2x6x1xf32>
      %cst_79 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %191 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
      %192 = stablehlo.divide %190, %191 : tensor<2x6x1xf32>
      %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %193 = stablehlo.reduce(%192 init: %cst_80) applies stablehlo.add across dimensions = [2] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
      %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x16xf32>
      %195 = stablehlo.multiply %194, %50 : tensor<2x6x16xf32>
      %196 = stablehlo.add %189, %195 : tensor<2x6x16xf32>
      %197 = func.call @dynamic_update_index_in_dim_15(%iterArg_40, %171, %30) : (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>
      %198 = func.call @dynamic_update_index_in_dim_16(%iterArg_41, %183, %30) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %199 = func.call @dynamic_update_index_in_dim_16(%iterArg_42, %127, %30) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %200 = func.call @dynamic_update_index_in_dim_17(%iterArg_43, %142, %30) : (tensor<2x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<2x2x8x16xf32>
      %201 = func.call @dynamic_update_index_in_dim_15(%iterArg_44, %175, %30) : (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>
      %202 = func.call @dynamic_update_index_in_dim_15(%iterArg_45, %168, %30) : (tensor<2x16x2x8xf32>, tensor<16x2x8xf32>, tensor<i32>) -> tensor<2x16x2x8xf32>
      %203 = func.call @dynamic_update_index_in_dim_18(%iterArg_46, %119, %30) : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %204 = func.call @dynamic_update_index_in_dim_18(%iterArg_47, %115, %30) : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %205 = func.call @dynamic_update_index_in_dim_19(%iterArg_48, %110, %30) : (tensor<2x32x16xf32>, tensor<32x16xf32>, tensor<i32>) -> tensor<2x32x16xf32>
      %c_81 = stablehlo.constant dense<1> : tensor<i32>
      %206 = stablehlo.add %iterArg_38, %c_81 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %206, %196, %197, %198, %199, %200, %201, %202, %203, %204, %205 : tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x2x8xf32>, tensor<2x2x6x16xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x32xf32>, tensor<2x2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>, tensor<i32>, tensor<2x6x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>
    }
    return %15, %28#18, %28#19, %28#20, %28#21, %28#22, %28#23, %28#24, %28#25, %28#26 : tensor<f32>, tensor<2x16x2x8xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x2x8x16xf32>, tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x32x16xf32>
  }
  func.func private @tril(%arg0: tensor<6x6xi1>) -> tensor<6x6xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %2 = stablehlo.add %0, %1 : tensor<6x6xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<6x6xi1>, tensor<6x6xi1>
    return %6 : tensor<6x6xi1>
  }
  func.func private @_where(%arg0: tensor<6x6xi1>, %arg1: tensor<f32>) -> (tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<6x6xi1>) -> tensor<2x2x6x6xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32>
    return %1, %2 : tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x16x2x8xf32>, %arg1: tensor<i32>) -> tensor<16x2x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 2, 8] : (tensor<2x16x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x2x8xf32>) -> tensor<16x2x8xf32>
    return %1 : tensor<16x2x8xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x16xf32>, %arg1: tensor<i32>) -> tensor<16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<2x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16xf32>) -> tensor<16xf32>
    return %1 : tensor<16xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x2x8x16xf32>, %arg1: tensor<i32>) -> tensor<2x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 8, 16] : (tensor<2x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x8x16xf32>) -> tensor<2x8x16xf32>
    return %1 : tensor<2x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x16x32xf32>, %arg1: tensor<i32>) -> tensor<16x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 32] : (tensor<2x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x32x16xf32>, %arg1: tensor<i32>) -> tensor<32x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 16] : (tensor<2x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    return %1 : tensor<32x16xf32>
  }
  func.func private @_where_4(%arg0: tensor<2x2x6x6xf32>, %arg1: tensor<2x2x6x6xi1>, %arg2: tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>
    return %0 : tensor<2x2x6x6xf32>
  }
  func.func private @silu(%arg0: tensor<2x6x32xf32>) -> tensor<2x6x32xf32> {
    %0 = stablehlo.negate %arg0 : tensor<2x6x32xf32>
    %1 = stablehlo.exponential %0 : tensor<2x6x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x32xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x6x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x32xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x6x32xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<2x6x32xf32>
    return %6 : tensor<2x6x32xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x2x6x2x8xf32>, %arg1: tensor<2x6x2x8xf32>, %arg2: tensor<i32>) -> tensor<2x2x6x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<2x6x2x8xf32>) -> tensor<1x2x6x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x2x6x2x8xf32>, tensor<1x2x6x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x2x8xf32>
    return %1 : tensor<2x2x6x2x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<2x2x6x16xf32>, %arg1: tensor<2x6x16xf32>, %arg2: tensor<i32>) -> tensor<2x2x6x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x6x16xf32>) -> tensor<1x2x6x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x6x16xf32>, tensor<1x2x6x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x16xf32>
    return %1 : tensor<2x2x6x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<2x2x6x32xf32>, %arg1: tensor<2x6x32xf32>, %arg2: tensor<i32>) -> tensor<2x2x6x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x6x32xf32>) -> tensor<1x2x6x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x6x32xf32>, tensor<1x2x6x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x6x32xf32>
    return %1 : tensor<2x2x6x32xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<2x2x6x2x8xf32>, %arg1: tensor<i32>) -> tensor<2x6x2x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 2, 6, 2, 8] : (tensor<2x2x6x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6x2x8xf32>) -> tensor<2x6x2x8xf32>
    return %1 : tensor<2x6x2x8xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<2x2x6x16xf32>, %arg1: tensor<i32>) -> tensor<2x6x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 6, 16] : (tensor<2x2x6x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6x16xf32>) -> tensor<2x6x16xf32>
    return %1 : tensor<2x6x16xf32>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<2x2x6x32xf32>, %arg1: tensor<i32>) -> tensor<2x6x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 6, 32] : (tensor<2x2x6x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x6x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x6x32xf32>) -> tensor<2x6x32xf32>
    return %1 : tensor<2x6x32xf32>
  }
  func.func private @tril_10(%arg0: tensor<6x6xi1>) -> tensor<6x6xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %2 = stablehlo.add %0, %1 : tensor<6x6xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<6x6xi1>, tensor<6x6xi1>
    return %6 : tensor<6x6xi1>
  }
  func.func private @_where_11(%arg0: tensor<6x6xi1>, %arg1: tensor<2x2x6x6xf32>, %arg2: tensor<f32>) -> (tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<6x6xi1>) -> tensor<2x2x6x6xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>
    return %3, %1 : tensor<2x2x6x6xf32>, tensor<2x2x6x6xi1>
  }
  func.func private @silu_12(%arg0: tensor<2x6x32xf32>) -> (tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<2x6x32xf32>
    %1 = stablehlo.exponential %0 : tensor<2x6x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x32xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x6x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x32xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x6x32xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x6x32xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<2x6x32xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<2x6x32xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<2x6x32xf32>
    return %9, %5, %8 : tensor<2x6x32xf32>, tensor<2x6x32xf32>, tensor<2x6x32xf32>
  }
  func.func private @silu_13(%arg0: tensor<2x6x32xf32>, %arg1: tensor<2x6x32xf32>, %arg2: tensor<2x6x32xf32>, %arg3: tensor<2x6x32xf32>) -> tensor<2x6x32xf32> {
    %0 = stablehlo.multiply %arg1, %arg3 : tensor<2x6x32xf32>
    %1 = stablehlo.multiply %arg3, %arg0 : tensor<2x6x32xf32>
    %2 = stablehlo.multiply %0, %arg2 : tensor<2x6x32xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x6x32xf32>
    return %3 : tensor<2x6x32xf32>
  }
  func.func private @_where_14(%arg0: tensor<2x2x6x6xi1>, %arg1: tensor<2x2x6x6xf32>) -> tensor<2x2x6x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x6x6xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x6x6xi1>, tensor<2x2x6x6xf32>
    return %1 : tensor<2x2x6x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<2x16x2x8xf32>, %arg1: tensor<16x2x8xf32>, %arg2: tensor<i32>) -> tensor<2x16x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x2x8xf32>) -> tensor<1x16x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x16x2x8xf32>, tensor<1x16x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x2x8xf32>
    return %1 : tensor<2x16x2x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_16(%arg0: tensor<2x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<i32>) -> tensor<2x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<2x16xf32>
    return %1 : tensor<2x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<2x2x8x16xf32>, %arg1: tensor<2x8x16xf32>, %arg2: tensor<i32>) -> tensor<2x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x8x16xf32>
    return %1 : tensor<2x2x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_18(%arg0: tensor<2x16x32xf32>, %arg1: tensor<16x32xf32>, %arg2: tensor<i32>) -> tensor<2x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x16x32xf32>, tensor<1x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32xf32>
    return %1 : tensor<2x16x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_19(%arg0: tensor<2x32x16xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<i32>) -> tensor<2x32x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x16xf32>) -> tensor<1x32x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x32x16xf32>, tensor<1x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x16xf32>
    return %1 : tensor<2x32x16xf32>
  }
}
// -----
// name: adam
#loc1 = loc("p['k']")
#loc2 = loc("p['n1']")
#loc3 = loc("p['n2']")
#loc4 = loc("p['o']")
#loc5 = loc("p['q']")
#loc6 = loc("p['v']")
#loc7 = loc("p['w0']")
#loc8 = loc("p['w1']")
#loc9 = loc("p['w2']")
#loc10 = loc("g['k']")
#loc11 = loc("g['n1']")
#loc12 = loc("g['n2']")
#loc13 = loc("g['o']")
#loc14 = loc("g['q']")
#loc15 = loc("g['v']")
#loc16 = loc("g['w0']")
#loc17 = loc("g['w1']")
#loc18 = loc("g['w2']")
#loc19 = loc("m['k']")
#loc20 = loc("m['n1']")
#loc21 = loc("m['n2']")
#loc22 = loc("m['o']")
#loc23 = loc("m['q']")
#loc24 = loc("m['v']")
#loc25 = loc("m['w0']")
#loc26 = loc("m['w1']")
#loc27 = loc("m['w2']")
#loc28 = loc("v['k']")
#loc29 = loc("v['n1']")
#loc30 = loc("v['n2']")
#loc31 = loc("v['o']")
#loc32 = loc("v['q']")
#loc33 = loc("v['v']")
#loc34 = loc("v['w0']")
#loc35 = loc("v['w1']")
#loc36 = loc("v['w2']")
#loc37 = loc("t")
module @jit_adam attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x2x8xf32> {tf.aliasing_output = 0 : i32} loc("p['k']"), %arg1: tensor<16xf32> {tf.aliasing_output = 1 : i32} loc("p['n1']"), %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32} loc("p['n2']"), %arg3: tensor<2x8x16xf32> {tf.aliasing_output = 3 : i32} loc("p['o']"), %arg4: tensor<16x2x8xf32> {tf.aliasing_output = 4 : i32} loc("p['q']"), %arg5: tensor<16x2x8xf32> {tf.aliasing_output = 5 : i32} loc("p['v']"), %arg6: tensor<16x32xf32> {tf.aliasing_output = 6 : i32} loc("p['w0']"), %arg7: tensor<16x32xf32> {tf.aliasing_output = 7 : i32} loc("p['w1']"), %arg8: tensor<32x16xf32> {tf.aliasing_output = 8 : i32} loc("p['w2']"), %arg9: tensor<16x2x8xf32> loc("g['k']"), %arg10: tensor<16xf32> loc("g['n1']"), %arg11: tensor<16xf32> loc("g['n2']"), %arg12: tensor<2x8x16xf32> loc("g['o']"), %arg13: tensor<16x2x8xf32> loc("g['q']"), %arg14: tensor<16x2x8xf32> loc("g['v']"), %arg15: tensor<16x32xf32> loc("g['w0']"), %arg16: tensor<16x32xf32> loc("g['w1']"), %arg17: tensor<32x16xf32> loc("g['w2']"), %arg18: tensor<16x2x8xf32> {tf.aliasing_output = 9 : i32} loc("m['k']"), %arg19: tensor<16xf32> {tf.aliasing_output = 10 : i32} loc("m['n1']"), %arg20: tensor<16xf32> {tf.aliasing_output = 11 : i32} loc("m['n2']"), %arg21: tensor<2x8x16xf32> {tf.aliasing_output = 12 : i32} loc("m['o']"), %arg22: tensor<16x2x8xf32> {tf.aliasing_output = 13 : i32} loc("m['q']"), %arg23: tensor<16x2x8xf32> {tf.aliasing_output = 14 : i32} loc("m['v']"), %arg24: tensor<16x32xf32> {tf.aliasing_output = 15 : i32} loc("m['w0']"), %arg25: tensor<16x32xf32> {tf.aliasing_output = 16 : i32} loc("m['w1']"), %arg26: tensor<32x16xf32> {tf.aliasing_output = 17 : i32} loc("m['w2']"), %arg27: tensor<16x2x8xf32> {tf.aliasing_output = 18 : i32} loc("v['k']"), %arg28: tensor<16xf32> {tf.aliasing_output = 19 : i32} loc("v['n1']"), %arg29: tensor<16xf32> {tf.aliasing_output = 20 : i32} loc("v['n2']"), %arg30: tensor<2x8x16xf32> {tf.aliasing_output = 21 : i32} loc("v['o']"), %arg31: tensor<16x2x8xf32> {tf.aliasing_output = 22 : i32} loc("v['q']"), %arg32: tensor<16x2x8xf32> {tf.aliasing_output = 23 : i32} loc("v['v']"), %arg33: tensor<16x32xf32> {tf.aliasing_output = 24 : i32} loc("v['w0']"), %arg34: tensor<16x32xf32> {tf.aliasing_output = 25 : i32} loc("v['w1']"), %arg35: tensor<32x16xf32> {tf.aliasing_output = 26 : i32} loc("v['w2']"), %arg36: tensor<f32> loc("t")) -> (tensor<16x2x8xf32> {jax.result_info = "result[0]['k']"}, tensor<16xf32> {jax.result_info = "result[0]['n1']"}, tensor<16xf32> {jax.result_info = "result[0]['n2']"}, tensor<2x8x16xf32> {jax.result_info = "result[0]['o']"}, tensor<16x2x8xf32> {jax.result_info = "result[0]['q']"}, tensor<16x2x8xf32> {jax.result_info = "result[0]['v']"}, tensor<16x32xf32> {jax.result_info = "result[0]['w0']"}, tensor<16x32xf32> {jax.result_info = "result[0]['w1']"}, tensor<32x16xf32> {jax.result_info = "result[0]['w2']"}, tensor<16x2x8xf32> {jax.result_info = "result[1]['k']"}, tensor<16xf32> {jax.result_info = "result[1]['n1']"}, tensor<16xf32> {jax.result_info = "result[1]['n2']"}, tensor<2x8x16xf32> {jax.result_info = "result[1]['o']"}, tensor<16x2x8xf32> {jax.result_info = "result[1]['q']"}, tensor<16x2x8xf32> {jax.result_info = "result[1]['v']"}, tensor<16x32xf32> {jax.result_info = "result[1]['w0']"}, tensor<16x32xf32> {jax.result_info = "result[1]['w1']"}, tensor<32x16xf32> {jax.result_info = "result[1]['w2']"}, tensor<16x2x8xf32> {jax.result_info = "result[2]['k']"}, tensor<16xf32> {jax.result_info = "result[2]['n1']"}, tensor<16xf32> {jax.result_info = "result[2]['n2']"}, tensor<2x8x16xf32> {jax.result_info = "result[2]['o']"}, tensor<16x2x8xf32> {jax.result_info = "result[2]['q']"}, tensor<16x2x8xf32> {jax.result_info = "result[2]['v']"}, tensor<16x32xf32> {jax.result_info = "result[2]['w0']"}, tensor<16x32xf32> {jax.result_info = "result[2]['w1']"}, tensor<32x16xf32> {jax.result_info = "result[2]['w2']"}) {
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32> loc(#loc85)
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc107)
    %1 = stablehlo.multiply %0, %arg18 : tensor<16x2x8xf32> loc(#loc107)
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32> loc(#loc85)
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc108)
    %3 = stablehlo.multiply %2, %arg9 : tensor<16x2x8xf32> loc(#loc108)
    %4 = stablehlo.add %1, %3 : tensor<16x2x8xf32> loc(#loc109)
    %cst_1 = stablehlo.constant dense<0.899999976> : tensor<f32> loc(#loc85)
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#loc107)
    %6 = stablehlo.multiply %5, %arg19 : tensor<16xf32> loc(#loc107)
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32> loc(#loc85)
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#loc108)
    %8 = stablehlo.multiply %7, %arg10 : tensor<16xf32> loc(#loc108)
    %9 = stablehlo.add %6, %8 : tensor<16xf32> loc(#loc109)
    %cst_3 = stablehlo.constant dense<0.899999976> : tensor<f32> loc(#loc85)
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#loc107)
    %11 = stablehlo.multiply %10, %arg20 : tensor<16xf32> loc(#loc107)
    %cst_4 = stablehlo.constant dense<1.000000e-01> : tensor<f32> loc(#loc85)
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#loc108)
    %13 = stablehlo.multiply %12, %arg11 : tensor<16xf32> loc(#loc108)
    %14 = stablehlo.add %11, %13 : tensor<16xf32> loc(#loc109)
    %cst_5 = stablehlo.constant dense<0.899999976> : tensor<f32> loc(#loc85)
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32> loc(#loc107)
    %16 = stablehlo.multiply %15, %arg21 : tensor<2x8x16xf32> loc(#loc107)
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32> loc(#loc85)
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32> loc(#loc108)
    %18 = stablehlo.multiply %17, %arg12 : tensor<2x8x16xf32> loc(#loc108)
    %19 = stablehlo.add %16, %18 : tensor<2x8x16xf32> loc(#loc109)
    %cst_7 = stablehlo.constant dense<0.899999976> : tensor<f32> loc(#loc85)
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc107)
    %21 = stablehlo.multiply %20, %arg22 : tensor<16x2x8xf32> loc(#loc107)
    %cst_8 = stablehlo.constant dense<1.000000e-01> : tensor<f32> loc(#loc85)
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc108)
    %23 = stablehlo.multiply %22, %arg13 : tensor<16x2x8xf32> loc(#loc108)
    %24 = stablehlo.add %21, %23 : tensor<16x2x8xf32> loc(#loc109)
    %cst_9 = stablehlo.constant dense<0.899999976> : tensor<f32> loc(#loc85)
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc107)
    %26 = stablehlo.multiply %25, %arg23 : tensor<16x2x8xf32> loc(#loc107)
    %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32> loc(#loc85)
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc108)
    %28 = stablehlo.multiply %27, %arg14 : tensor<16x2x8xf32> loc(#loc108)
    %29 = stablehlo.add %26, %28 : tensor<16x2x8xf32> loc(#loc109)
    %cst_11 = stablehlo.constant dense<0.899999976> : tensor<f32> loc(#loc85)
    %30 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#loc107)
    %31 = stablehlo.multiply %30, %arg24 : tensor<16x32xf32> loc(#loc107)
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32> loc(#loc85)
    %32 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#loc108)
    %33 = stablehlo.multiply %32, %arg15 : tensor<16x32xf32> loc(#loc108)
    %34 = stablehlo.add %31, %33 : tensor<16x32xf32> loc(#loc109)
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32> loc(#loc85)
    %35 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#loc107)
    %36 = stablehlo.multiply %35, %arg25 : tensor<16x32xf32> loc(#loc107)
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32> loc(#loc85)
    %37 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#loc108)
    %38 = stablehlo.multiply %37, %arg16 : tensor<16x32xf32> loc(#loc108)
    %39 = stablehlo.add %36, %38 : tensor<16x32xf32> loc(#loc109)
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32> loc(#loc85)
    %40 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#loc107)
    %41 = stablehlo.multiply %40, %arg26 : tensor<32x16xf32> loc(#loc107)
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32> loc(#loc85)
    %42 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#loc108)
    %43 = stablehlo.multiply %42, %arg17 : tensor<32x16xf32> loc(#loc108)
    %44 = stablehlo.add %41, %43 : tensor<32x16xf32> loc(#loc109)
    %cst_17 = stablehlo.constant dense<0.949999988> : tensor<f32> loc(#loc85)
    %45 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc110)
    %46 = stablehlo.multiply %45, %arg27 : tensor<16x2x8xf32> loc(#loc110)
    %cst_18 = stablehlo.constant dense<5.000000e-02> : tensor<f32> loc(#loc85)
    %47 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc111)
    %48 = stablehlo.multiply %47, %arg9 : tensor<16x2x8xf32> loc(#loc111)
    %49 = stablehlo.multiply %48, %arg9 : tensor<16x2x8xf32> loc(#loc112)
    %50 = stablehlo.add %46, %49 : tensor<16x2x8xf32> loc(#loc113)
    %cst_19 = stablehlo.constant dense<0.949999988> : tensor<f32> loc(#loc85)
    %51 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#loc110)
    %52 = stablehlo.multiply %51, %arg28 : tensor<16xf32> loc(#loc110)
    %cst_20 = stablehlo.constant dense<5.000000e-02> : tensor<f32> loc(#loc85)
    %53 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#loc111)
    %54 = stablehlo.multiply %53, %arg10 : tensor<16xf32> loc(#loc111)
    %55 = stablehlo.multiply %54, %arg10 : tensor<16xf32> loc(#loc112)
    %56 = stablehlo.add %52, %55 : tensor<16xf32> loc(#loc113)
    %cst_21 = stablehlo.constant dense<0.949999988> : tensor<f32> loc(#loc85)
    %57 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#loc110)
    %58 = stablehlo.multiply %57, %arg29 : tensor<16xf32> loc(#loc110)
    %cst_22 = stablehlo.constant dense<5.000000e-02> : tensor<f32> loc(#loc85)
    %59 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#loc111)
    %60 = stablehlo.multiply %59, %arg11 : tensor<16xf32> loc(#loc111)
    %61 = stablehlo.multiply %60, %arg11 : tensor<16xf32> loc(#loc112)
    %62 = stablehlo.add %58, %61 : tensor<16xf32> loc(#loc113)
    %cst_23 = stablehlo.constant dense<0.949999988> : tensor<f32> loc(#loc85)
    %63 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32> loc(#loc110)
    %64 = stablehlo.multiply %63, %arg30 : tensor<2x8x16xf32> loc(#loc110)
    %cst_24 = stablehlo.constant dense<5.000000e-02> : tensor<f32> loc(#loc85)
    %65 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32> loc(#loc111)
    %66 = stablehlo.multiply %65, %arg12 : tensor<2x8x16xf32> loc(#loc111)
    %67 = stablehlo.multiply %66, %arg12 : tensor<2x8x16xf32> loc(#loc112)
    %68 = stablehlo.add %64, %67 : tensor<2x8x16xf32> loc(#loc113)
    %cst_25 = stablehlo.constant dense<0.949999988> : tensor<f32> loc(#loc85)
    %69 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc110)
    %70 = stablehlo.multiply %69, %arg31 : tensor<16x2x8xf32> loc(#loc110)
    %cst_26 = stablehlo.constant dense<5.000000e-02> : tensor<f32> loc(#loc85)
    %71 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc111)
    %72 = stablehlo.multiply %71, %arg13 : tensor<16x2x8xf32> loc(#loc111)
    %73 = stablehlo.multiply %72, %arg13 : tensor<16x2x8xf32> loc(#loc112)
    %74 = stablehlo.add %70, %73 : tensor<16x2x8xf32> loc(#loc113)
    %cst_27 = stablehlo.constant dense<0.949999988> : tensor<f32> loc(#loc85)
    %75 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc110)
    %76 = stablehlo.multiply %75, %arg32 : tensor<16x2x8xf32> loc(#loc110)
    %cst_28 = stablehlo.constant dense<5.000000e-02> : tensor<f32> loc(#loc85)
    %77 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc111)
    %78 = stablehlo.multiply %77, %arg14 : tensor<16x2x8xf32> loc(#loc111)
    %79 = stablehlo.multiply %78, %arg14 : tensor<16x2x8xf32> loc(#loc112)
    %80 = stablehlo.add %76, %79 : tensor<16x2x8xf32> loc(#loc113)
    %cst_29 = stablehlo.constant dense<0.949999988> : tensor<f32> loc(#loc85)
    %81 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#loc110)
    %82 = stablehlo.multiply %81, %arg33 : tensor<16x32xf32> loc(#loc110)
    %cst_30 = stablehlo.constant dense<5.000000e-02> : tensor<f32> loc(#loc85)
    %83 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#loc111)
    %84 = stablehlo.multiply %83, %arg15 : tensor<16x32xf32> loc(#loc111)
    %85 = stablehlo.multiply %84, %arg15 : tensor<16x32xf32> loc(#loc112)
    %86 = stablehlo.add %82, %85 : tensor<16x32xf32> loc(#loc113)
    %cst_31 = stablehlo.constant dense<0.949999988> : tensor<f32> loc(#loc85)
    %87 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#loc110)
    %88 = stablehlo.multiply %87, %arg34 : tensor<16x32xf32> loc(#loc110)
    %cst_32 = stablehlo.constant dense<5.000000e-02> : tensor<f32> loc(#loc85)
    %89 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#loc111)
    %90 = stablehlo.multiply %89, %arg16 : tensor<16x32xf32> loc(#loc111)
    %91 = stablehlo.multiply %90, %arg16 : tensor<16x32xf32> loc(#loc112)
    %92 = stablehlo.add %88, %91 : tensor<16x32xf32> loc(#loc113)
    %cst_33 = stablehlo.constant dense<0.949999988> : tensor<f32> loc(#loc85)
    %93 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#loc110)
    %94 = stablehlo.multiply %93, %arg35 : tensor<32x16xf32> loc(#loc110)
    %cst_34 = stablehlo.constant dense<5.000000e-02> : tensor<f32> loc(#loc85)
    %95 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#loc111)
    %96 = stablehlo.multiply %95, %arg17 : tensor<32x16xf32> loc(#loc111)
    %97 = stablehlo.multiply %96, %arg17 : tensor<32x16xf32> loc(#loc112)
    %98 = stablehlo.add %94, %97 : tensor<32x16xf32> loc(#loc113)
    %cst_35 = stablehlo.constant dense<0.899999976> : tensor<f32> loc(#loc85)
    %99 = stablehlo.power %cst_35, %arg36 : tensor<f32> loc(#loc114)
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc85)
    %100 = stablehlo.subtract %cst_36, %99 : tensor<f32> loc(#loc115)
    %101 = stablehlo.broadcast_in_dim %100, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc116)
    %102 = stablehlo.divide %4, %101 : tensor<16x2x8xf32> loc(#loc116)
    %cst_37 = stablehlo.constant dense<1.000000e-03> : tensor<f32> loc(#loc85)
    %103 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc117)
    %104 = stablehlo.multiply %103, %102 : tensor<16x2x8xf32> loc(#loc117)
    %cst_38 = stablehlo.constant dense<0.949999988> : tensor<f32> loc(#loc85)
    %105 = stablehlo.power %cst_38, %arg36 : tensor<f32> loc(#loc118)
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc85)
    %106 = stablehlo.subtract %cst_39, %105 : tensor<f32> loc(#loc119)
    %107 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc120)
    %108 = stablehlo.divide %50, %107 : tensor<16x2x8xf32> loc(#loc120)
    %109 = stablehlo.sqrt %108 : tensor<16x2x8xf32> loc(#loc121)
    %cst_40 = stablehlo.constant dense<9.99999993E-9> : tensor<f32> loc(#loc85)
    %110 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc122)
    %111 = stablehlo.add %109, %110 : tensor<16x2x8xf32> loc(#loc122)
    %112 = stablehlo.divide %104, %111 : tensor<16x2x8xf32> loc(#loc123)
    %113 = stablehlo.subtract %arg0, %112 : tensor<16x2x8xf32> loc(#loc124)
    %cst_41 = stablehlo.constant dense<0.899999976> : tensor<f32> loc(#loc85)
    %114 = stablehlo.power %cst_41, %arg36 : tensor<f32> loc(#loc114)
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc85)
    %115 = stablehlo.subtract %cst_42, %114 : tensor<f32> loc(#loc115)
    %116 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#loc116)
    %117 = stablehlo.divide %9, %116 : tensor<16xf32> loc(#loc116)
    %cst_43 = stablehlo.constant dense<1.000000e-03> : tensor<f32> loc(#loc85)
    %118 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#loc117)
    %119 = stablehlo.multiply %118, %117 : tensor<16xf32> loc(#loc117)
    %cst_44 = stablehlo.constant dense<0.949999988> : tensor<f32> loc(#loc85)
    %120 = stablehlo.power %cst_44, %arg36 : tensor<f32> loc(#loc118)
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc85)
    %121 = stablehlo.subtract %cst_45, %120 : tensor<f32> loc(#loc119)
    %122 = stablehlo.broadcast_in_dim %121, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#loc120)
    %123 = stablehlo.divide %56, %122 : tensor<16xf32> loc(#loc120)
    %124 = stablehlo.sqrt %123 : tensor<16xf32> loc(#loc121)
    %cst_46 = stablehlo.constant dense<9.99999993E-9> : tensor<f32> loc(#loc85)
    %125 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#loc122)
    %126 = stablehlo.add %124, %125 : tensor<16xf32> loc(#loc122)
    %127 = stablehlo.divide %119, %126 : tensor<16xf32> loc(#loc123)
    %128 = stablehlo.subtract %arg1, %127 : tensor<16xf32> loc(#loc124)
    %cst_47 = stablehlo.constant dense<0.899999976> : tensor<f32> loc(#loc85)
    %129 = stablehlo.power %cst_47, %arg36 : tensor<f32> loc(#loc114)
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc85)
    %130 = stablehlo.subtract %cst_48, %129 : tensor<f32> loc(#loc115)
    %131 = stablehlo.broadcast_in_dim %130, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#loc116)
    %132 = stablehlo.divide %14, %131 : tensor<16xf32> loc(#loc116)
    %cst_49 = stablehlo.constant dense<1.000000e-03> : tensor<f32> loc(#loc85)
    %133 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#loc117)
    %134 = stablehlo.multiply %133, %132 : tensor<16xf32> loc(#loc117)
    %cst_50 = stablehlo.constant dense<0.949999988> : tensor<f32> loc(#loc85)
    %135 = stablehlo.power %cst_50, %arg36 : tensor<f32> loc(#loc118)
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc85)
    %136 = stablehlo.subtract %cst_51, %135 : tensor<f32> loc(#loc119)
    %137 = stablehlo.broadcast_in_dim %136, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#loc120)
    %138 = stablehlo.divide %62, %137 : tensor<16xf32> loc(#loc120)
    %139 = stablehlo.sqrt %138 : tensor<16xf32> loc(#loc121)
    %cst_52 = stablehlo.constant dense<9.99999993E-9> : tensor<f32> loc(#loc85)
    %140 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#loc122)
    %141 = stablehlo.add %139, %140 : tensor<16xf32> loc(#loc122)
    %142 = stablehlo.divide %134, %141 : tensor<16xf32> loc(#loc123)
    %143 = stablehlo.subtract %arg2, %142 : tensor<16xf32> loc(#loc124)
    %cst_53 = stablehlo.constant dense<0.899999976> : tensor<f32> loc(#loc85)
    %144 = stablehlo.power %cst_53, %arg36 : tensor<f32> loc(#loc114)
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc85)
    %145 = stablehlo.subtract %cst_54, %144 : tensor<f32> loc(#loc115)
    %146 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32> loc(#loc116)
    %147 = stablehlo.divide %19, %146 : tensor<2x8x16xf32> loc(#loc116)
    %cst_55 = stablehlo.constant dense<1.000000e-03> : tensor<f32> loc(#loc85)
    %148 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32> loc(#loc117)
    %149 = stablehlo.multiply %148, %147 : tensor<2x8x16xf32> loc(#loc117)
    %cst_56 = stablehlo.constant dense<0.949999988> : tensor<f32> loc(#loc85)
    %150 = stablehlo.power %cst_56, %arg36 : tensor<f32> loc(#loc118)
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc85)
    %151 = stablehlo.subtract %cst_57, %150 : tensor<f32> loc(#loc119)
    %152 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32> loc(#loc120)
    %153 = stablehlo.divide %68, %152 : tensor<2x8x16xf32> loc(#loc120)
    %154 = stablehlo.sqrt %153 : tensor<2x8x16xf32> loc(#loc121)
    %cst_58 = stablehlo.constant dense<9.99999993E-9> : tensor<f32> loc(#loc85)
    %155 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32> loc(#loc122)
    %156 = stablehlo.add %154, %155 : tensor<2x8x16xf32> loc(#loc122)
    %157 = stablehlo.divide %149, %156 : tensor<2x8x16xf32> loc(#loc123)
    %158 = stablehlo.subtract %arg3, %157 : tensor<2x8x16xf32> loc(#loc124)
    %cst_59 = stablehlo.constant dense<0.899999976> : tensor<f32> loc(#loc85)
    %159 = stablehlo.power %cst_59, %arg36 : tensor<f32> loc(#loc114)
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc85)
    %160 = stablehlo.subtract %cst_60, %159 : tensor<f32> loc(#loc115)
    %161 = stablehlo.broadcast_in_dim %160, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc116)
    %162 = stablehlo.divide %24, %161 : tensor<16x2x8xf32> loc(#loc116)
    %cst_61 = stablehlo.constant dense<1.000000e-03> : tensor<f32> loc(#loc85)
    %163 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc117)
    %164 = stablehlo.multiply %163, %162 : tensor<16x2x8xf32> loc(#loc117)
    %cst_62 = stablehlo.constant dense<0.949999988> : tensor<f32> loc(#loc85)
    %165 = stablehlo.power %cst_62, %arg36 : tensor<f32> loc(#loc118)
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc85)
    %166 = stablehlo.subtract %cst_63, %165 : tensor<f32> loc(#loc119)
    %167 = stablehlo.broadcast_in_dim %166, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc120)
    %168 = stablehlo.divide %74, %167 : tensor<16x2x8xf32> loc(#loc120)
    %169 = stablehlo.sqrt %168 : tensor<16x2x8xf32> loc(#loc121)
    %cst_64 = stablehlo.constant dense<9.99999993E-9> : tensor<f32> loc(#loc85)
    %170 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc122)
    %171 = stablehlo.add %169, %170 : tensor<16x2x8xf32> loc(#loc122)
    %172 = stablehlo.divide %164, %171 : tensor<16x2x8xf32> loc(#loc123)
    %173 = stablehlo.subtract %arg4, %172 : tensor<16x2x8xf32> loc(#loc124)
    %cst_65 = stablehlo.constant dense<0.899999976> : tensor<f32> loc(#loc85)
    %174 = stablehlo.power %cst_65, %arg36 : tensor<f32> loc(#loc114)
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc85)
    %175 = stablehlo.subtract %cst_66, %174 : tensor<f32> loc(#loc115)
    %176 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc116)
    %177 = stablehlo.divide %29, %176 : tensor<16x2x8xf32> loc(#loc116)
    %cst_67 = stablehlo.constant dense<1.000000e-03> : tensor<f32> loc(#loc85)
    %178 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc117)
    %179 = stablehlo.multiply %178, %177 : tensor<16x2x8xf32> loc(#loc117)
    %cst_68 = stablehlo.constant dense<0.949999988> : tensor<f32> loc(#loc85)
    %180 = stablehlo.power %cst_68, %arg36 : tensor<f32> loc(#loc118)
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc85)
    %181 = stablehlo.subtract %cst_69, %180 : tensor<f32> loc(#loc119)
    %182 = stablehlo.broadcast_in_dim %181, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc120)
    %183 = stablehlo.divide %80, %182 : tensor<16x2x8xf32> loc(#loc120)
    %184 = stablehlo.sqrt %183 : tensor<16x2x8xf32> loc(#loc121)
    %cst_70 = stablehlo.constant dense<9.99999993E-9> : tensor<f32> loc(#loc85)
    %185 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16x2x8xf32> loc(#loc122)
    %186 = stablehlo.add %184, %185 : tensor<16x2x8xf32> loc(#loc122)
    %187 = stablehlo.divide %179, %186 : tensor<16x2x8xf32> loc(#loc123)
    %188 = stablehlo.subtract %arg5, %187 : tensor<16x2x8xf32> loc(#loc124)
    %cst_71 = stablehlo.constant dense<0.899999976> : tensor<f32> loc(#loc85)
    %189 = stablehlo.power %cst_71, %arg36 : tensor<f32> loc(#loc114)
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc85)
    %190 = stablehlo.subtract %cst_72, %189 : tensor<f32> loc(#loc115)
    %191 = stablehlo.broadcast_in_dim %190, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#loc116)
    %192 = stablehlo.divide %34, %191 : tensor<16x32xf32> loc(#loc116)
    %cst_73 = stablehlo.constant dense<1.000000e-03> : tensor<f32> loc(#loc85)
    %193 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#loc117)
    %194 = stablehlo.multiply %193, %192 : tensor<16x32xf32> loc(#loc117)
    %cst_74 = stablehlo.constant dense<0.949999988> : tensor<f32> loc(#loc85)
    %195 = stablehlo.power %cst_74, %arg36 : tensor<f32> loc(#loc118)
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc85)
    %196 = stablehlo.subtract %cst_75, %195 : tensor<f32> loc(#loc119)
    %197 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#loc120)
    %198 = stablehlo.divide %86, %197 : tensor<16x32xf32> loc(#loc120)
    %199 = stablehlo.sqrt %198 : tensor<16x32xf32> loc(#loc121)
    %cst_76 = stablehlo.constant dense<9.99999993E-9> : tensor<f32> loc(#loc85)
    %200 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#loc122)
    %201 = stablehlo.add %199, %200 : tensor<16x32xf32> loc(#loc122)
    %202 = stablehlo.divide %194, %201 : tensor<16x32xf32> loc(#loc123)
    %203 = stablehlo.subtract %arg6, %202 : tensor<16x32xf32> loc(#loc124)
    %cst_77 = stablehlo.constant dense<0.899999976> : tensor<f32> loc(#loc85)
    %204 = stablehlo.power %cst_77, %arg36 : tensor<f32> loc(#loc114)
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc85)
    %205 = stablehlo.subtract %cst_78, %204 : tensor<f32> loc(#loc115)
    %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#loc116)
    %207 = stablehlo.divide %39, %206 : tensor<16x32xf32> loc(#loc116)
    %cst_79 = stablehlo.constant dense<1.000000e-03> : tensor<f32> loc(#loc85)
    %208 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#loc117)
    %209 = stablehlo.multiply %208, %207 : tensor<16x32xf32> loc(#loc117)
    %cst_80 = stablehlo.constant dense<0.949999988> : tensor<f32> loc(#loc85)
    %210 = stablehlo.power %cst_80, %arg36 : tensor<f32> loc(#loc118)
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc85)
    %211 = stablehlo.subtract %cst_81, %210 : tensor<f32> loc(#loc119)
    %212 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#loc120)
    %213 = stablehlo.divide %92, %212 : tensor<16x32xf32> loc(#loc120)
    %214 = stablehlo.sqrt %213 : tensor<16x32xf32> loc(#loc121)
    %cst_82 = stablehlo.constant dense<9.99999993E-9> : tensor<f32> loc(#loc85)
    %215 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#loc122)
    %216 = stablehlo.add %214, %215 : tensor<16x32xf32> loc(#loc122)
    %217 = stablehlo.divide %209, %216 : tensor<16x32xf32> loc(#loc123)
    %218 = stablehlo.subtract %arg7, %217 : tensor<16x32xf32> loc(#loc124)
    %cst_83 = stablehlo.constant dense<0.899999976> : tensor<f32> loc(#loc85)
    %219 = stablehlo.power %cst_83, %arg36 : tensor<f32> loc(#loc114)
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc85)
    %220 = stablehlo.subtract %cst_84, %219 : tensor<f32> loc(#loc115)
    %221 = stablehlo.broadcast_in_dim %220, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#loc116)
    %222 = stablehlo.divide %44, %221 : tensor<32x16xf32> loc(#loc116)
    %cst_85 = stablehlo.constant dense<1.000000e-03> : tensor<f32> loc(#loc85)
    %223 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#loc117)
    %224 = stablehlo.multiply %223, %222 : tensor<32x16xf32> loc(#loc117)
    %cst_86 = stablehlo.constant dense<0.949999988> : tensor<f32> loc(#loc85)
    %225 = stablehlo.power %cst_86, %arg36 : tensor<f32> loc(#loc118)
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc85)
    %226 = stablehlo.subtract %cst_87, %225 : tensor<f32> loc(#loc119)
    %227 = stablehlo.broadcast_in_dim %226, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#loc120)
    %228 = stablehlo.divide %98, %227 : tensor<32x16xf32> loc(#loc120)
    %229 = stablehlo.sqrt %228 : tensor<32x16xf32> loc(#loc121)
    %cst_88 = stablehlo.constant dense<9.99999993E-9> : tensor<f32> loc(#loc85)
    %230 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#loc122)
    %231 = stablehlo.add %229, %230 : tensor<32x16xf32> loc(#loc122)
    %232 = stablehlo.divide %224, %231 : tensor<32x16xf32> loc(#loc123)
    %233 = stablehlo.subtract %arg8, %232 : tensor<32x16xf32> loc(#loc124)
    return %113, %128, %143, %158, %173, %188, %203, %218, %233, %4, %9, %14, %19, %24, %29, %34, %39, %44, %50, %56, %62, %68, %74, %80, %86, %92, %98 : tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>, tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32>, tensor<16x2x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<2x8x16xf32>, tensor<16x2x8xf32>, tensor<16x2x8xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<32x16xf32> loc(#loc85)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc38 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc39 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc40 = loc("jax_stablehlo_corpus.py":351:34 to :41)
#loc41 = loc("jax_stablehlo_corpus.py":351:8 to :58)
#loc42 = loc("jax_stablehlo_corpus.py":351:44 to :51)
#loc43 = loc("jax_stablehlo_corpus.py":351:34 to :51)
#loc44 = loc("jax_stablehlo_corpus.py":352:34 to :42)
#loc45 = loc("jax_stablehlo_corpus.py":352:8 to :64)
#loc46 = loc("jax_stablehlo_corpus.py":352:45 to :53)
#loc47 = loc("jax_stablehlo_corpus.py":352:45 to :57)
#loc48 = loc("jax_stablehlo_corpus.py":352:34 to :57)
#loc49 = loc("jax_stablehlo_corpus.py":353:60 to :68)
#loc50 = loc("jax_stablehlo_corpus.py":353:10 to :121)
#loc51 = loc("jax_stablehlo_corpus.py":353:56 to :68)
#loc52 = loc("jax_stablehlo_corpus.py":353:51 to :69)
#loc53 = loc("jax_stablehlo_corpus.py":353:43 to :70)
#loc54 = loc("jax_stablehlo_corpus.py":353:92 to :101)
#loc55 = loc("jax_stablehlo_corpus.py":353:88 to :101)
#loc56 = loc("jax_stablehlo_corpus.py":353:83 to :102)
#loc57 = loc("jax_stablehlo_corpus.py":353:74 to :103)
#loc58 = loc("jax_stablehlo_corpus.py":353:74 to :110)
#loc59 = loc("jax_stablehlo_corpus.py":353:43 to :111)
#loc60 = loc("jax_stablehlo_corpus.py":353:39 to :111)
#loc61 = loc("main"(#loc38))
#loc62 = loc("<module>"(#loc39))
#loc63 = loc("adam.<locals>.<lambda>"(#loc40))
#loc64 = loc("adam"(#loc41))
#loc65 = loc("adam.<locals>.<lambda>"(#loc42))
#loc66 = loc("adam.<locals>.<lambda>"(#loc43))
#loc67 = loc("adam.<locals>.<lambda>"(#loc44))
#loc68 = loc("adam"(#loc45))
#loc69 = loc("adam.<locals>.<lambda>"(#loc46))
#loc70 = loc("adam.<locals>.<lambda>"(#loc47))
#loc71 = loc("adam.<locals>.<lambda>"(#loc48))
#loc72 = loc("adam.<locals>.<lambda>"(#loc49))
#loc73 = loc("adam"(#loc50))
#loc74 = loc("adam.<locals>.<lambda>"(#loc51))
#loc75 = loc("adam.<locals>.<lambda>"(#loc52))
#loc76 = loc("adam.<locals>.<lambda>"(#loc53))
#loc77 = loc("adam.<locals>.<lambda>"(#loc54))
#loc78 = loc("adam.<locals>.<lambda>"(#loc55))
#loc79 = loc("adam.<locals>.<lambda>"(#loc56))
#loc80 = loc("adam.<locals>.<lambda>"(#loc57))
#loc81 = loc("adam.<locals>.<lambda>"(#loc58))
#loc82 = loc("adam.<locals>.<lambda>"(#loc59))
#loc83 = loc("adam.<locals>.<lambda>"(#loc60))
#loc84 = loc(callsite(#loc61 at #loc62))
#loc85 = loc("jit(adam)"(#loc84))
#loc86 = loc(callsite(#loc64 at #loc84))
#loc87 = loc(callsite(#loc68 at #loc84))
#loc88 = loc(callsite(#loc73 at #loc84))
#loc89 = loc(callsite(#loc63 at #loc86))
#loc90 = loc(callsite(#loc65 at #loc86))
#loc91 = loc(callsite(#loc66 at #loc86))
#loc92 = loc(callsite(#loc67 at #loc87))
#loc93 = loc(callsite(#loc69 at #loc87))
#loc94 = loc(callsite(#loc70 at #loc87))
#loc95 = loc(callsite(#loc71 at #loc87))
#loc96 = loc(callsite(#loc72 at #loc88))
#loc97 = loc(callsite(#loc74 at #loc88))
#loc98 = loc(callsite(#loc75 at #loc88))
#loc99 = loc(callsite(#loc76 at #loc88))
#loc100 = loc(callsite(#loc77 at #loc88))
#loc101 = loc(callsite(#loc78 at #loc88))
#loc102 = loc(callsite(#loc79 at #loc88))
#loc103 = loc(callsite(#loc80 at #loc88))
#loc104 = loc(callsite(#loc81 at #loc88))
#loc105 = loc(callsite(#loc82 at #loc88))
#loc106 = loc(callsite(#loc83 at #loc88))
#loc107 = loc("jit(adam)/mul"(#loc89))
#loc108 = loc("jit(adam)/mul"(#loc90))
#loc109 = loc("jit(adam)/add"(#loc91))
#loc110 = loc("jit(adam)/mul"(#loc92))
#loc111 = loc("jit(adam)/mul"(#loc93))
#loc112 = loc("jit(adam)/mul"(#loc94))
#loc113 = loc("jit(adam)/add"(#loc95))
#loc114 = loc("jit(adam)/pow"(#loc96))
#loc115 = loc("jit(adam)/sub"(#loc97))
#loc116 = loc("jit(adam)/div"(#loc98))
#loc117 = loc("jit(adam)/mul"(#loc99))
#loc118 = loc("jit(adam)/pow"(#loc100))
#loc119 = loc("jit(adam)/sub"(#loc101))
#loc120 = loc("jit(adam)/div"(#loc102))
#loc121 = loc("jit(adam)/sqrt"(#loc103))
#loc122 = loc("jit(adam)/add"(#loc104))
#loc123 = loc("jit(adam)/div"(#loc105))
#loc124 = loc("jit(adam)/sub"(#loc106))
// -----
// name: mlp_grad
module @jit_mlp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8x2xf32>, %arg3: tensor<2xf32>, %arg4: tensor<5x4xf32>, %arg5: tensor<5x2xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<4x8xf32> {jax.result_info = "result[1][0][0]"}, tensor<8xf32> {jax.result_info = "result[1][0][1]"}, tensor<8x2xf32> {jax.result_info = "result[1][1][0]"}, tensor<2xf32> {jax.result_info = "result[1][1][1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<4x8xf32>) -> tensor<5x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<5x8xf32>
    %4 = call @relu(%3) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xi1>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x2xf32>) -> tensor<5x2xf32>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<5x2xf32>
    %10 = stablehlo.add %7, %9 : tensor<5x2xf32>
    %11 = stablehlo.subtract %10, %arg5 : tensor<5x2xf32>
    %12 = stablehlo.multiply %11, %11 : tensor<5x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x2xf32>
    %14 = stablehlo.multiply %13, %11 : tensor<5x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %17 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<5x2xf32>
    %19 = stablehlo.multiply %18, %14 : tensor<5x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<5x2xf32>, tensor<f32>) -> tensor<2xf32>
    %21 = stablehlo.reshape %20 : (tensor<2xf32>) -> tensor<1x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %23 = stablehlo.dot_general %19, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x2xf32>, tensor<5x8xf32>) -> tensor<2x8xf32>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x8xf32>) -> tensor<8x2xf32>
    %25 = stablehlo.dot_general %19, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x2xf32>, tensor<8x2xf32>) -> tensor<5x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %27 = stablehlo.select %6, %25, %26 : tensor<5x8xi1>, tensor<5x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %29 = stablehlo.reshape %28 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %31 = stablehlo.dot_general %27, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<5x4xf32>) -> tensor<8x4xf32>
    %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    return %16, %32, %30, %24, %22 : tensor<f32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8x2xf32>, tensor<2xf32>
  }
  func.func private @relu(%arg0: tensor<5x8xf32>) -> tensor<5x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<5x8xf32>
    return %1 : tensor<5x8xf32>
  }
}
// -----
// name: mlp_vmap_grad
module @jit_mlp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8x2xf32>, %arg3: tensor<2xf32>, %arg4: tensor<3x5x4xf32>, %arg5: tensor<3x5x2xf32>) -> (tensor<3x4x8xf32> {jax.result_info = "result[0][0]"}, tensor<3x8xf32> {jax.result_info = "result[0][1]"}, tensor<3x8x2xf32> {jax.result_info = "result[1][0]"}, tensor<3x2xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5x4xf32>, tensor<4x8xf32>) -> tensor<3x5x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<3x5x8xf32>
    %4 = stablehlo.add %0, %3 : tensor<3x5x8xf32>
    %5 = call @relu(%4) : (tensor<3x5x8xf32>) -> tensor<3x5x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5x8xf32>
    %7 = stablehlo.compare GT, %4, %6, FLOAT : (tensor<3x5x8xf32>, tensor<3x5x8xf32>) -> tensor<3x5x8xi1>
    %8 = stablehlo.dot_general %5, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5x8xf32>, tensor<8x2xf32>) -> tensor<3x5x2xf32>
    %9 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1, 2] : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x2xf32>) -> tensor<3x5x2xf32>
    %12 = stablehlo.add %8, %11 : tensor<3x5x2xf32>
    %13 = stablehlo.subtract %12, %arg5 : tensor<3x5x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5x2xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<3x5x2xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %16 = stablehlo.divide %cst_1, %cst_2 : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<5x2xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<5x2xf32>) -> tensor<1x5x2xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x5x2xf32>) -> tensor<3x5x2xf32>
    %20 = stablehlo.multiply %19, %15 : tensor<3x5x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<3x5x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    %22 = stablehlo.reshape %21 : (tensor<3x2xf32>) -> tensor<3x1x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<3x1x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    %24 = stablehlo.dot_general %20, %5, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x5x2xf32>, tensor<3x5x8xf32>) -> tensor<3x2x8xf32>
    %25 = stablehlo.transpose %24, dims = [0, 2, 1] : (tensor<3x2x8xf32>) -> tensor<3x8x2xf32>
    %26 = stablehlo.dot_general %20, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x5x2xf32>, tensor<8x2xf32>) -> tensor<3x5x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [1, 2] : (tensor<5x8xf32>) -> tensor<3x5x8xf32>
    %29 = stablehlo.select %7, %26, %28 : tensor<3x5x8xi1>, tensor<3x5x8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<3x5x8xf32>, tensor<f32>) -> tensor<3x8xf32>
    %31 = stablehlo.reshape %30 : (tensor<3x8xf32>) -> tensor<3x1x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<3x1x8xf32>, tensor<f32>) -> tensor<3x8xf32>
    %33 = stablehlo.dot_general %29, %arg4, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x5x8xf32>, tensor<3x5x4xf32>) -> tensor<3x8x4xf32>
    %34 = stablehlo.transpose %33, dims = [0, 2, 1] : (tensor<3x8x4xf32>) -> tensor<3x4x8xf32>
    return %34, %32, %25, %23 : tensor<3x4x8xf32>, tensor<3x8xf32>, tensor<3x8x2xf32>, tensor<3x2xf32>
  }
  func.func private @relu(%arg0: tensor<3x5x8xf32>) -> tensor<3x5x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x5x8xf32>
    return %1 : tensor<3x5x8xf32>
  }
}
// -----
// name: hessian
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>) -> (tensor<3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %5 = stablehlo.convert %4 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %6 = stablehlo.slice %5 [0:3, 0:3] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %7 = stablehlo.tanh %arg0 : tensor<3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %9 = stablehlo.add %8, %7 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %11 = stablehlo.subtract %10, %7 : tensor<3xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<3xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %15 = stablehlo.multiply %6, %14 : tensor<3x3xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %17 = stablehlo.add %16, %7 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %19 = stablehlo.subtract %18, %7 : tensor<3xf32>
    %20 = stablehlo.multiply %17, %19 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %22 = stablehlo.multiply %21, %7 : tensor<3xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %25 = stablehlo.multiply %15, %24 : tensor<3x3xf32>
    %26 = stablehlo.multiply %7, %7 : tensor<3xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %28 = stablehlo.multiply %27, %7 : tensor<3xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %31 = stablehlo.multiply %15, %30 : tensor<3x3xf32>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %33 = stablehlo.multiply %32, %26 : tensor<3xf32>
    %cst_6 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %35 = stablehlo.multiply %34, %31 : tensor<3x3xf32>
    %36 = stablehlo.iota dim = 0 : tensor<1x1xi32>
    %37 = stablehlo.iota dim = 1 : tensor<1x1xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %39 = stablehlo.add %36, %38 : tensor<1x1xi32>
    %40 = stablehlo.compare EQ, %39, %37, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %41 = stablehlo.convert %40 : (tensor<1x1xi1>) -> tensor<1x1xf32>
    %42 = stablehlo.slice %41 [0:1, 0:1] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %43 = stablehlo.reshape %42 : (tensor<1x1xf32>) -> tensor<1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<1xf32>) -> tensor<1x3xf32>
    %45 = stablehlo.broadcast_in_dim %33, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %46 = stablehlo.broadcast_in_dim %35, dims = [0, 2] : (tensor<3x3xf32>) -> tensor<3x1x3xf32>
    %47 = stablehlo.multiply %44, %45 : tensor<1x3xf32>
    %48 = stablehlo.broadcast_in_dim %44, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<3x1x3xf32>
    %50 = stablehlo.multiply %49, %46 : tensor<3x1x3xf32>
    %51 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %52 = stablehlo.broadcast_in_dim %25, dims = [0, 2] : (tensor<3x3xf32>) -> tensor<3x1x3xf32>
    %53 = stablehlo.broadcast_in_dim %51, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<3x1x3xf32>
    %55 = stablehlo.multiply %50, %54 : tensor<3x1x3xf32>
    %56 = stablehlo.broadcast_in_dim %47, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<3x1x3xf32>
    %58 = stablehlo.multiply %57, %52 : tensor<3x1x3xf32>
    %59 = stablehlo.add %55, %58 : tensor<3x1x3xf32>
    %60 = stablehlo.slice %59 [0:3, 0:1, 0:3] : (tensor<3x1x3xf32>) -> tensor<3x1x3xf32>
    %61 = stablehlo.reshape %60 : (tensor<3x1x3xf32>) -> tensor<3x3xf32>
    %62 = stablehlo.transpose %61, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %63 = stablehlo.slice %62 [0:3, 0:3] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    return %63 : tensor<3x3xf32>
  }
}
// -----
// name: jvp
#loc1 = loc("x")
#loc2 = loc("t")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32> loc("x"), %arg1: tensor<3x5xf32> loc("t")) -> (tensor<3x5xf32> {jax.result_info = "result[0]"}, tensor<3x5xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.sine %arg0 : tensor<3x5xf32> loc(#loc12)
    %1 = stablehlo.cosine %arg0 : tensor<3x5xf32> loc(#loc13)
    %2 = stablehlo.multiply %arg1, %1 : tensor<3x5xf32> loc(#loc14)
    return %0, %2 : tensor<3x5xf32>, tensor<3x5xf32> loc(#loc11)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("jax_stablehlo_corpus.py":364:35 to :63)
#loc4 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc5 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc6 = loc("<lambda>"(#loc3))
#loc7 = loc("main"(#loc4))
#loc8 = loc("<module>"(#loc5))
#loc9 = loc(callsite(#loc7 at #loc8))
#loc10 = loc(callsite(#loc6 at #loc9))
#loc11 = loc("jit(<lambda>)"(#loc9))
#loc12 = loc("jit(<lambda>)/jvp()/sin"(#loc10))
#loc13 = loc("jit(<lambda>)/jvp()/cos"(#loc10))
#loc14 = loc("jit(<lambda>)/jvp()/mul"(#loc10))
// -----
// name: linearize_vmap
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5x5x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %1 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %3 = stablehlo.add %0, %2 : tensor<5x5xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %5 = stablehlo.convert %4 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %6 = stablehlo.slice %5 [0:5, 0:5] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %7 = stablehlo.sine %arg0 : tensor<3x5xf32>
    %8 = stablehlo.cosine %arg0 : tensor<3x5xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 2] : (tensor<3x5xf32>) -> tensor<3x1x5xf32>
    %10 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x5x5xf32>) -> tensor<3x5x5xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<3x1x5xf32>) -> tensor<3x5x5xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<3x5x5xf32>
    %14 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x5xf32>) -> tensor<3x5x1xf32>
    %15 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
    %16 = stablehlo.broadcast_in_dim %7, dims = [0, 2] : (tensor<3x5xf32>) -> tensor<3x1x5xf32>
    %17 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 3] : (tensor<3x5x5xf32>) -> tensor<3x5x1x5xf32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 2, 3] : (tensor<3x1x5xf32>) -> tensor<3x1x1x5xf32>
    %19 = stablehlo.broadcast_in_dim %15, dims = [1, 2, 3] : (tensor<5x5x1xf32>) -> tensor<1x5x5x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<1x5x5x1xf32>) -> tensor<3x5x5x5xf32>
    %21 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<3x1x1x5xf32>) -> tensor<3x5x5x5xf32>
    %22 = stablehlo.multiply %20, %21 : tensor<3x5x5x5xf32>
    %23 = stablehlo.broadcast_in_dim %14, dims = [0, 2, 3] : (tensor<3x5x1xf32>) -> tensor<3x1x5x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<3x1x5x1xf32>) -> tensor<3x5x5x5xf32>
    %25 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<3x5x1x5xf32>) -> tensor<3x5x5x5xf32>
    %26 = stablehlo.multiply %24, %25 : tensor<3x5x5x5xf32>
    %27 = stablehlo.add %22, %26 : tensor<3x5x5x5xf32>
    %28 = stablehlo.transpose %27, dims = [0, 2, 3, 1] : (tensor<3x5x5x5xf32>) -> tensor<3x5x5x5xf32>
    %29 = stablehlo.slice %28 [0:3, 0:5, 0:5, 0:5] : (tensor<3x5x5x5xf32>) -> tensor<3x5x5x5xf32>
    return %29 : tensor<3x5x5x5xf32>
  }
}
