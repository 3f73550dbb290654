// name: bitwise_not
module @jit_bitwise_not attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<3x5xi32>
    return %0 : tensor<3x5xi32>
  }
}
// -----
// name: population_count
module @jit_population_count attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.popcnt %arg0 : tensor<3x5xi32>
    return %0 : tensor<3x5xi32>
  }
}
// -----
// name: clz
#loc1 = loc("x")
module @jit_clz attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32> loc("x")) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<3x5xi32> loc(#loc7)
    return %0 : tensor<3x5xi32> loc(#loc8)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc2 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc3 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc4 = loc("main"(#loc2))
#loc5 = loc("<module>"(#loc3))
#loc6 = loc(callsite(#loc4 at #loc5))
#loc7 = loc("jit(clz)/clz"(#loc6))
#loc8 = loc("jit(clz)"(#loc6))
// -----
// name: sign
module @jit_sign attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.sign %arg0 : tensor<3x5xi32>
    return %0 : tensor<3x5xi32>
  }
}
// -----
// name: abs
module @jit_abs attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : tensor<3x5xi32>
    return %0 : tensor<3x5xi32>
  }
}
// -----
// name: neg
module @jit_neg attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<3x5xi32>
    return %0 : tensor<3x5xi32>
  }
}
// -----
// name: add_i32
#loc1 = loc("x")
#loc2 = loc("y")
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32> loc("x"), %arg1: tensor<3x5xi32> loc("y")) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x5xi32> loc(#loc8)
    return %0 : tensor<3x5xi32> loc(#loc9)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("main"(#loc3))
#loc6 = loc("<module>"(#loc4))
#loc7 = loc(callsite(#loc5 at #loc6))
#loc8 = loc("jit(add)/add"(#loc7))
#loc9 = loc("jit(add)"(#loc7))
// -----
// name: add_u32
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>) -> (tensor<3x5xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x5xui32>
    return %0 : tensor<3x5xui32>
  }
}
// -----
// name: sub_i32
module @jit_sub attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x5xi32>
    return %0 : tensor<3x5xi32>
  }
}
// -----
// name: sub_u32
module @jit_sub attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>) -> (tensor<3x5xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x5xui32>
    return %0 : tensor<3x5xui32>
  }
}
// -----
// name: mul_i32
#loc1 = loc("x")
#loc2 = loc("y")
module @jit_mul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32> loc("x"), %arg1: tensor<3x5xi32> loc("y")) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x5xi32> loc(#loc8)
    return %0 : tensor<3x5xi32> loc(#loc9)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("main"(#loc3))
#loc6 = loc("<module>"(#loc4))
#loc7 = loc(callsite(#loc5 at #loc6))
#loc8 = loc("jit(mul)/mul"(#loc7))
#loc9 = loc("jit(mul)"(#loc7))
// -----
// name: mul_u32
module @jit_mul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>) -> (tensor<3x5xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x5xui32>
    return %0 : tensor<3x5xui32>
  }
}
// -----
// name: div_i32
module @jit_div attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x5xi32>
    return %0 : tensor<3x5xi32>
  }
}
// -----
// name: div_u32
module @jit_div attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>) -> (tensor<3x5xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x5xui32>
    return %0 : tensor<3x5xui32>
  }
}
// -----
// name: rem_i32
#loc1 = loc("x")
#loc2 = loc("y")
module @jit_rem attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32> loc("x"), %arg1: tensor<3x5xi32> loc("y")) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x5xi32> loc(#loc8)
    return %0 : tensor<3x5xi32> loc(#loc9)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("main"(#loc3))
#loc6 = loc("<module>"(#loc4))
#loc7 = loc(callsite(#loc5 at #loc6))
#loc8 = loc("jit(rem)/rem"(#loc7))
#loc9 = loc("jit(rem)"(#loc7))
// -----
// name: rem_u32
module @jit_rem attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>) -> (tensor<3x5xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x5xui32>
    return %0 : tensor<3x5xui32>
  }
}
// -----
// name: max_i32
module @jit_max attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3x5xi32>
    return %0 : tensor<3x5xi32>
  }
}
// -----
// name: max_u32
module @jit_max attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>) -> (tensor<3x5xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3x5xui32>
    return %0 : tensor<3x5xui32>
  }
}
// -----
// name: min_i32
#loc1 = loc("x")
#loc2 = loc("y")
module @jit_min attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32> loc("x"), %arg1: tensor<3x5xi32> loc("y")) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x5xi32> loc(#loc8)
    return %0 : tensor<3x5xi32> loc(#loc9)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("main"(#loc3))
#loc6 = loc("<module>"(#loc4))
#loc7 = loc(callsite(#loc5 at #loc6))
#loc8 = loc("jit(min)/min"(#loc7))
#loc9 = loc("jit(min)"(#loc7))
// -----
// name: min_u32
module @jit_min attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>) -> (tensor<3x5xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x5xui32>
    return %0 : tensor<3x5xui32>
  }
}
// -----
// name: bitwise_and_i32
module @jit_bitwise_and attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<3x5xi32>
    return %0 : tensor<3x5xi32>
  }
}
// -----
// name: bitwise_and_u32
module @jit_bitwise_and attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>) -> (tensor<3x5xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.and %arg0, %arg1 : tensor<3x5xui32>
    return %0 : tensor<3x5xui32>
  }
}
// -----
// name: bitwise_or_i32
#loc1 = loc("x")
#loc2 = loc("y")
module @jit_bitwise_or attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32> loc("x"), %arg1: tensor<3x5xi32> loc("y")) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.or %arg0, %arg1 : tensor<3x5xi32> loc(#loc8)
    return %0 : tensor<3x5xi32> loc(#loc9)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("main"(#loc3))
#loc6 = loc("<module>"(#loc4))
#loc7 = loc(callsite(#loc5 at #loc6))
#loc8 = loc("jit(bitwise_or)/or"(#loc7))
#loc9 = loc("jit(bitwise_or)"(#loc7))
// -----
// name: bitwise_or_u32
module @jit_bitwise_or attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>) -> (tensor<3x5xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.or %arg0, %arg1 : tensor<3x5xui32>
    return %0 : tensor<3x5xui32>
  }
}
// -----
// name: bitwise_xor_i32
module @jit_bitwise_xor attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<3x5xi32>
    return %0 : tensor<3x5xi32>
  }
}
// -----
// name: bitwise_xor_u32
module @jit_bitwise_xor attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>) -> (tensor<3x5xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<3x5xui32>
    return %0 : tensor<3x5xui32>
  }
}
// -----
// name: shift_left_i32
#loc1 = loc("x")
#loc2 = loc("y")
module @jit_shift_left attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32> loc("x"), %arg1: tensor<3x5xi32> loc("y")) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<3x5xi32> loc(#loc8)
    return %0 : tensor<3x5xi32> loc(#loc9)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("main"(#loc3))
#loc6 = loc("<module>"(#loc4))
#loc7 = loc(callsite(#loc5 at #loc6))
#loc8 = loc("jit(shift_left)/shift_left"(#loc7))
#loc9 = loc("jit(shift_left)"(#loc7))
// -----
// name: shift_left_u32
module @jit_shift_left attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>) -> (tensor<3x5xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<3x5xui32>
    return %0 : tensor<3x5xui32>
  }
}
// -----
// name: shift_right_arithmetic_i32
module @jit_shift_right_arithmetic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<3x5xi32>
    return %0 : tensor<3x5xi32>
  }
}
// -----
// name: shift_right_arithmetic_u32
module @jit_shift_right_arithmetic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>) -> (tensor<3x5xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<3x5xui32>
    return %0 : tensor<3x5xui32>
  }
}
// -----
// name: shift_right_logical_i32
#loc1 = loc("x")
#loc2 = loc("y")
module @jit_shift_right_logical attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32> loc("x"), %arg1: tensor<3x5xi32> loc("y")) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<3x5xi32> loc(#loc8)
    return %0 : tensor<3x5xi32> loc(#loc9)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("main"(#loc3))
#loc6 = loc("<module>"(#loc4))
#loc7 = loc(callsite(#loc5 at #loc6))
#loc8 = loc("jit(shift_right_logical)/shift_right_logical"(#loc7))
#loc9 = loc("jit(shift_right_logical)"(#loc7))
// -----
// name: shift_right_logical_u32
module @jit_shift_right_logical attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xui32>, %arg1: tensor<3x5xui32>) -> (tensor<3x5xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<3x5xui32>
    return %0 : tensor<3x5xui32>
  }
}
// -----
// name: floor_divide
module @jit_floor_divide attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = call @floor_divide(%arg0, %arg1) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    return %0 : tensor<3x5xi32>
  }
  func.func private @floor_divide(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>) -> tensor<3x5xi32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x5xi32>
    %1 = stablehlo.sign %arg0 : tensor<3x5xi32>
    %2 = stablehlo.sign %arg1 : tensor<3x5xi32>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<3x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %7 = stablehlo.and %3, %6 : tensor<3x5xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %9 = stablehlo.subtract %0, %8 : tensor<3x5xi32>
    %10 = call @_where(%7, %9, %0) : (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    return %10 : tensor<3x5xi32>
  }
  func.func private @_where(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xi32>, %arg2: tensor<3x5xi32>) -> tensor<3x5xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x5xi1>, tensor<3x5xi32>
    return %0 : tensor<3x5xi32>
  }
}
// -----
// name: mod
module @jit_mod attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = call @remainder(%arg0, %arg1) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    return %0 : tensor<3x5xi32>
  }
  func.func private @remainder(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>) -> tensor<3x5xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %3 = call @_where(%1, %2, %arg1) : (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3x5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %12 = stablehlo.and %11, %6 : tensor<3x5xi1>
    %13 = stablehlo.add %4, %3 : tensor<3x5xi32>
    %14 = stablehlo.select %12, %13, %4 : tensor<3x5xi1>, tensor<3x5xi32>
    return %14 : tensor<3x5xi32>
  }
  func.func private @_where(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xi32>, %arg2: tensor<3x5xi32>) -> tensor<3x5xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x5xi1>, tensor<3x5xi32>
    return %0 : tensor<3x5xi32>
  }
}
// -----
// name: not_bool
#loc1 = loc("x")
module @jit_bitwise_not attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi1> loc("x")) -> (tensor<3x5xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.not %arg0 : tensor<3x5xi1> loc(#loc7)
    return %0 : tensor<3x5xi1> loc(#loc8)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc2 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc3 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc4 = loc("main"(#loc2))
#loc5 = loc("<module>"(#loc3))
#loc6 = loc(callsite(#loc4 at #loc5))
#loc7 = loc("jit(bitwise_not)/not"(#loc6))
#loc8 = loc("jit(bitwise_not)"(#loc6))
// -----
// name: pow_int
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x5xi32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x5xi32>
    return %1 : tensor<3x5xi32>
  }
}
