// name: reshape
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4xf32>) -> (tensor<6x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
}
// -----
// name: reshape_scalar
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x1xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<1x1xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
// name: transpose
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4xf32>) -> (tensor<4x2x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
    return %0 : tensor<4x2x3xf32>
  }
}
// -----
// name: swapaxes
#loc1 = loc("x")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4xf32> loc("x")) -> (tensor<4x3x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [2, 1, 0] : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32> loc(#loc11)
    return %0 : tensor<4x3x2xf32> loc(#loc10)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc2 = loc("jax_stablehlo_corpus.py":115:37 to :53)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("<lambda>"(#loc2))
#loc6 = loc("main"(#loc3))
#loc7 = loc("<module>"(#loc4))
#loc8 = loc(callsite(#loc6 at #loc7))
#loc9 = loc(callsite(#loc5 at #loc8))
#loc10 = loc("jit(<lambda>)"(#loc8))
#loc11 = loc("jit(<lambda>)/transpose"(#loc9))
// -----
// name: expand_dims
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4xf32>) -> (tensor<2x1x3x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2, 3] : (tensor<2x3x4xf32>) -> tensor<2x1x3x4xf32>
    return %0 : tensor<2x1x3x4xf32>
  }
}
// -----
// name: squeeze
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x1x4xf32>) -> (tensor<2x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
}
// -----
// name: broadcast_to
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<7x3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x5xf32>) -> tensor<7x3x5xf32>
    return %0 : tensor<7x3x5xf32>
  }
}
// -----
// name: broadcast_in_dim
#loc1 = loc("x")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32> loc("x")) -> (tensor<3x2x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x5xf32>) -> tensor<3x2x5xf32> loc(#loc11)
    return %0 : tensor<3x2x5xf32> loc(#loc10)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc2 = loc("jax_stablehlo_corpus.py":119:45 to :87)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("<lambda>"(#loc2))
#loc6 = loc("main"(#loc3))
#loc7 = loc("<module>"(#loc4))
#loc8 = loc(callsite(#loc6 at #loc7))
#loc9 = loc(callsite(#loc5 at #loc8))
#loc10 = loc("jit(<lambda>)"(#loc8))
#loc11 = loc("jit(<lambda>)/broadcast_in_dim"(#loc9))
// -----
// name: tile
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<6x15xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x5xf32>) -> tensor<1x3x1x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x3x1x5xf32>) -> tensor<2x3x3x5xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x3x3x5xf32>) -> tensor<6x15xf32>
    return %2 : tensor<6x15xf32>
  }
}
// -----
// name: repeat
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x15xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x5xf32>) -> tensor<3x5x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<3x5x3xf32>) -> tensor<3x15xf32>
    return %1 : tensor<3x15xf32>
  }
}
// -----
// name: concatenate
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x15xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, %arg0, dim = 1 : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x15xf32>
    return %0 : tensor<3x15xf32>
  }
}
// -----
// name: stack
#loc1 = loc("x")
#loc2 = loc("y")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32> loc("x"), %arg1: tensor<3x5xf32> loc("y")) -> (tensor<3x5x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x5xf32>) -> tensor<3x5x1xf32> loc(#loc12)
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3x5xf32>) -> tensor<3x5x1xf32> loc(#loc12)
    %2 = stablehlo.concatenate %0, %1, dim = 2 : (tensor<3x5x1xf32>, tensor<3x5x1xf32>) -> tensor<3x5x2xf32> loc(#loc12)
    return %2 : tensor<3x5x2xf32> loc(#loc11)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("jax_stablehlo_corpus.py":123:37 to :58)
#loc4 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc5 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc6 = loc("<lambda>"(#loc3))
#loc7 = loc("main"(#loc4))
#loc8 = loc("<module>"(#loc5))
#loc9 = loc(callsite(#loc7 at #loc8))
#loc10 = loc(callsite(#loc6 at #loc9))
#loc11 = loc("jit(<lambda>)"(#loc9))
#loc12 = loc("jit(<lambda>)/stack"(#loc10))
// -----
// name: split
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x1xf32> {jax.result_info = "result[0]"}, tensor<3x2xf32> {jax.result_info = "result[1]"}, tensor<3x2xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.slice %arg0 [0:3, 0:1] : (tensor<3x5xf32>) -> tensor<3x1xf32>
    %1 = stablehlo.slice %arg0 [0:3, 1:3] : (tensor<3x5xf32>) -> tensor<3x2xf32>
    %2 = stablehlo.slice %arg0 [0:3, 3:5] : (tensor<3x5xf32>) -> tensor<3x2xf32>
    return %0, %1, %2 : tensor<3x1xf32>, tensor<3x2xf32>, tensor<3x2xf32>
  }
}
// -----
// name: pad
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<6x8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = call @_pad(%arg0, %cst) : (tensor<3x5xf32>, tensor<f32>) -> tensor<6x8xf32>
    return %0 : tensor<6x8xf32>
  }
  func.func private @_pad(%arg0: tensor<3x5xf32>, %arg1: tensor<f32>) -> tensor<6x8xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [1, 0], high = [2, 3], interior = [0, 0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<6x8xf32>
    return %1 : tensor<6x8xf32>
  }
}
// -----
// name: pad_negative
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<2x12xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [-1, 1], high = [0, -2], interior = [0, 2] : (tensor<3x5xf32>, tensor<f32>) -> tensor<2x12xf32>
    return %0 : tensor<2x12xf32>
  }
}
// -----
// name: pad_reflect
#loc = loc(unknown)
#loc1 = loc("x")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32> loc("x")) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<3x5xf32>) -> tensor<5x7xf32> loc(#loc17)
    return %0 : tensor<5x7xf32> loc(#loc16)
  } loc(#loc)
  func.func private @_pad(%arg0: tensor<3x5xf32> loc(unknown)) -> tensor<5x7xf32> {
    %0 = stablehlo.slice %arg0 [1:2, 0:5] : (tensor<3x5xf32>) -> tensor<1x5xf32> loc(#loc5)
    %1 = call @_flip(%0) : (tensor<1x5xf32>) -> tensor<1x5xf32> loc(#loc6)
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<1x5xf32>, tensor<3x5xf32>) -> tensor<4x5xf32> loc(#loc7)
    %3 = stablehlo.slice %2 [2:3, 0:5] : (tensor<4x5xf32>) -> tensor<1x5xf32> loc(#loc5)
    %4 = call @_flip(%3) : (tensor<1x5xf32>) -> tensor<1x5xf32> loc(#loc6)
    %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<4x5xf32>, tensor<1x5xf32>) -> tensor<5x5xf32> loc(#loc7)
    %6 = stablehlo.slice %5 [0:5, 1:2] : (tensor<5x5xf32>) -> tensor<5x1xf32> loc(#loc5)
    %7 = call @_flip_0(%6) : (tensor<5x1xf32>) -> tensor<5x1xf32> loc(#loc6)
    %8 = stablehlo.concatenate %7, %5, dim = 1 : (tensor<5x1xf32>, tensor<5x5xf32>) -> tensor<5x6xf32> loc(#loc7)
    %9 = stablehlo.slice %8 [0:5, 4:5] : (tensor<5x6xf32>) -> tensor<5x1xf32> loc(#loc5)
    %10 = call @_flip_0(%9) : (tensor<5x1xf32>) -> tensor<5x1xf32> loc(#loc6)
    %11 = stablehlo.concatenate %8, %10, dim = 1 : (tensor<5x6xf32>, tensor<5x1xf32>) -> tensor<5x7xf32> loc(#loc7)
    return %11 : tensor<5x7xf32> loc(#loc)
  } loc(#loc19)
  func.func private @_flip(%arg0: tensor<1x5xf32> loc(unknown)) -> tensor<1x5xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x5xf32> loc(#loc9)
    return %0 : tensor<1x5xf32> loc(#loc)
  } loc(#loc13)
  func.func private @_flip_0(%arg0: tensor<5x1xf32> loc(unknown)) -> tensor<5x1xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<5x1xf32> loc(#loc9)
    return %0 : tensor<5x1xf32> loc(#loc)
  } loc(#loc13)
} loc(#loc)
#loc2 = loc("jax_stablehlo_corpus.py":127:40 to :69)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("slice")
#loc6 = loc("jit(_flip)")
#loc7 = loc("concatenate")
#loc8 = loc("jit")
#loc9 = loc("rev")
#loc10 = loc("<lambda>"(#loc2))
#loc11 = loc("main"(#loc3))
#loc12 = loc("<module>"(#loc4))
#loc13 = loc("jit:"(#loc8))
#loc14 = loc(callsite(#loc11 at #loc12))
#loc15 = loc(callsite(#loc10 at #loc14))
#loc16 = loc("jit(<lambda>)"(#loc14))
#loc17 = loc("jit(<lambda>)/jit(_pad)"(#loc15))
#loc18 = loc("jit(<lambda>)/jit"(#loc15))
#loc19 = loc("jit:"(#loc18))
// -----
// name: slice
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<2x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [1:3, 0:5:2] : (tensor<3x5xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
// -----
// name: slice_reverse
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:3, 0:5:2] : (tensor<3x5xf32>) -> tensor<3x3xf32>
    %1 = stablehlo.reverse %0, dims = [0, 1] : tensor<3x3xf32>
    return %1 : tensor<3x3xf32>
  }
}
// -----
// name: rev
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// name: roll
#loc = loc(unknown)
#loc1 = loc("x")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32> loc("x")) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = call @_roll_static(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32> loc(#loc13)
    return %0 : tensor<3x5xf32> loc(#loc12)
  } loc(#loc)
  func.func private @_roll_static(%arg0: tensor<3x5xf32> loc(unknown)) -> tensor<3x5xf32> {
    %0 = stablehlo.slice %arg0 [0:3, 3:5] : (tensor<3x5xf32>) -> tensor<3x2xf32> loc(#loc5)
    %1 = stablehlo.slice %arg0 [0:3, 0:3] : (tensor<3x5xf32>) -> tensor<3x3xf32> loc(#loc5)
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x2xf32>, tensor<3x3xf32>) -> tensor<3x5xf32> loc(#loc6)
    return %2 : tensor<3x5xf32> loc(#loc)
  } loc(#loc15)
} loc(#loc)
#loc2 = loc("jax_stablehlo_corpus.py":131:33 to :55)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("slice")
#loc6 = loc("concatenate")
#loc7 = loc("<lambda>"(#loc2))
#loc8 = loc("main"(#loc3))
#loc9 = loc("<module>"(#loc4))
#loc10 = loc(callsite(#loc8 at #loc9))
#loc11 = loc(callsite(#loc7 at #loc10))
#loc12 = loc("jit(<lambda>)"(#loc10))
#loc13 = loc("jit(<lambda>)/jit(_roll_static)"(#loc11))
#loc14 = loc("jit(<lambda>)/jit"(#loc11))
#loc15 = loc("jit:"(#loc14))
// -----
// name: flatten_zero
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x5xf32>) -> (tensor<0xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<0x5xf32>) -> tensor<0xf32>
    return %0 : tensor<0xf32>
  }
}
// -----
// name: iota
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<3x4xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 1 : tensor<3x4xi32>
    return %0 : tensor<3x4xi32>
  }
}
// -----
// name: arange_f32
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() -> (tensor<7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}
// -----
// name: tril
#loc = loc(unknown)
#loc1 = loc("m")
module @jit_tril attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32> loc("m")) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = call @tril(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32> loc(#loc12)
    return %0 : tensor<3x5xf32> loc(#loc13)
  } loc(#loc)
  func.func private @tril(%arg0: tensor<3x5xf32> loc(unknown)) -> tensor<3x5xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi32> loc(#loc4)
    %c = stablehlo.constant dense<0> : tensor<i32> loc(#loc)
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc5)
    %2 = stablehlo.add %0, %1 : tensor<3x5xi32> loc(#loc5)
    %3 = stablehlo.iota dim = 1 : tensor<3x5xi32> loc(#loc4)
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1> loc(#loc6)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc7)
    %6 = stablehlo.select %4, %arg0, %5 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc8)
    return %6 : tensor<3x5xf32> loc(#loc)
  } loc(#loc15)
} loc(#loc)
#loc2 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc3 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc4 = loc("iota")
#loc5 = loc("add")
#loc6 = loc("ge")
#loc7 = loc("broadcast_in_dim")
#loc8 = loc("select_n")
#loc9 = loc("main"(#loc2))
#loc10 = loc("<module>"(#loc3))
#loc11 = loc(callsite(#loc9 at #loc10))
#loc12 = loc("jit(tril)/jit(tril)"(#loc11))
#loc13 = loc("jit(tril)"(#loc11))
#loc14 = loc("jit(tril)/jit"(#loc11))
#loc15 = loc("jit:"(#loc14))
// -----
// name: triu_k
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = call @triu(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func private @triu(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<3x5xi1>, tensor<3x5xf32>
    return %6 : tensor<3x5xf32>
  }
}
// -----
// name: meshgrid
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<4xf32>) -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<4x3xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>
    return %1, %0 : tensor<4x3xf32>, tensor<4x3xf32>
  }
}
// -----
// name: moveaxis_grad
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 2, 0] : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4x2xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<3x4x2xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4x2xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<3x4x2xf32>
    %5 = stablehlo.transpose %4, dims = [2, 0, 1] : (tensor<3x4x2xf32>) -> tensor<2x3x4xf32>
    return %5 : tensor<2x3x4xf32>
  }
}
