// name: sort
#loc = loc(unknown)
#loc1 = loc("x")
#loc5 = loc("sort")
#loc13 = loc("sort:"(#loc5))
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32> loc("x")) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = call @sort(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32> loc(#loc17)
    return %0 : tensor<3x5xf32> loc(#loc16)
  } loc(#loc)
  func.func private @sort(%arg0: tensor<3x5xf32> loc(unknown)) -> tensor<3x5xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32> loc("sort:"(#loc5)), %arg2: tensor<f32> loc("sort:"(#loc5))):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc5)
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1> loc(#loc6)
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc5)
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32> loc(#loc7)
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1> loc(#loc8)
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32> loc(#loc5)
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32> loc(#loc7)
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc5)
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1> loc(#loc6)
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc5)
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32> loc(#loc7)
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1> loc(#loc8)
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32> loc(#loc5)
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32> loc(#loc7)
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1> loc(#loc9)
      stablehlo.return %9 : tensor<i1> loc(#loc5)
    }) : (tensor<3x5xf32>) -> tensor<3x5xf32> loc(#loc5)
    return %0 : tensor<3x5xf32> loc(#loc)
  } loc(#loc19)
} loc(#loc)
#loc2 = loc("jax_stablehlo_corpus.py":197:34 to :54)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc6 = loc("eq")
#loc7 = loc("select_n")
#loc8 = loc("ne")
#loc9 = loc("lt_to")
#loc10 = loc("<lambda>"(#loc2))
#loc11 = loc("main"(#loc3))
#loc12 = loc("<module>"(#loc4))
#loc14 = loc(callsite(#loc11 at #loc12))
#loc15 = loc(callsite(#loc10 at #loc14))
#loc16 = loc("jit(<lambda>)"(#loc14))
#loc17 = loc("jit(<lambda>)/jit(sort)"(#loc15))
#loc18 = loc("jit(<lambda>)/jit"(#loc15))
#loc19 = loc("jit:"(#loc18))
// -----
// name: sort_descending
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = call @sort(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func private @sort(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f32>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %1 = stablehlo.reverse %0, dims = [1] : tensor<3x5xf32>
    return %1 : tensor<3x5xf32>
  }
}
// -----
// name: argsort
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xi32> {jax.result_info = "result"}) {
    %0 = call @argsort(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xi32>
    return %0 : tensor<3x5xi32>
  }
  func.func private @argsort(%arg0: tensor<3x5xf32>) -> tensor<3x5xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x5xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f32>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<3x5xf32>, tensor<3x5xi32>) -> (tensor<3x5xf32>, tensor<3x5xi32>)
    return %1#1 : tensor<3x5xi32>
  }
}
// -----
// name: sort_pair
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xi32>) -> (tensor<3x5xf32> {jax.result_info = "result[0]"}, tensor<3x5xi32> {jax.result_info = "result[1]"}) {
    %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg2 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg3, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg3 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<3x5xf32>, tensor<3x5xi32>) -> (tensor<3x5xf32>, tensor<3x5xi32>)
    return %0#0, %0#1 : tensor<3x5xf32>, tensor<3x5xi32>
  }
}
// -----
// name: sort_two_keys
#loc1 = loc("x")
#loc2 = loc("i")
#loc6 = loc("sort")
#loc10 = loc("sort:"(#loc6))
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32> loc("x"), %arg1: tensor<3x5xf32> loc("i")) -> (tensor<3x5xi32> {jax.result_info = "result[0]"}, tensor<3x5xf32> {jax.result_info = "result[1]"}) {
    %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<i32> loc("sort:"(#loc6)), %arg3: tensor<i32> loc("sort:"(#loc6)), %arg4: tensor<f32> loc("sort:"(#loc6)), %arg5: tensor<f32> loc("sort:"(#loc6))):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc14)
      %1 = stablehlo.compare EQ, %arg4, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1> loc(#loc16)
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc14)
      %2 = stablehlo.select %1, %cst_0, %arg4 : tensor<i1>, tensor<f32> loc(#loc17)
      %3 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1> loc(#loc18)
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32> loc(#loc14)
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32> loc(#loc17)
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc14)
      %5 = stablehlo.compare EQ, %arg5, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1> loc(#loc16)
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc14)
      %6 = stablehlo.select %5, %cst_3, %arg5 : tensor<i1>, tensor<f32> loc(#loc17)
      %7 = stablehlo.compare NE, %arg5, %arg5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1> loc(#loc18)
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32> loc(#loc14)
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32> loc(#loc17)
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1> loc(#loc19)
      %10 = stablehlo.compare LT, %arg2, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1> loc(#loc19)
      %11 = stablehlo.compare EQ, %arg2, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1> loc(#loc20)
      %12 = stablehlo.and %11, %9 : tensor<i1> loc(#loc21)
      %13 = stablehlo.or %10, %12 : tensor<i1> loc(#loc22)
      stablehlo.return %13 : tensor<i1> loc(#loc14)
    }) : (tensor<3x5xi32>, tensor<3x5xf32>) -> (tensor<3x5xi32>, tensor<3x5xf32>) loc(#loc14)
    return %0#0, %0#1 : tensor<3x5xi32>, tensor<3x5xf32> loc(#loc13)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("jax_stablehlo_corpus.py":201:46 to :74)
#loc4 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc5 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc7 = loc("<lambda>"(#loc3))
#loc8 = loc("main"(#loc4))
#loc9 = loc("<module>"(#loc5))
#loc11 = loc(callsite(#loc8 at #loc9))
#loc12 = loc(callsite(#loc7 at #loc11))
#loc13 = loc("jit(<lambda>)"(#loc11))
#loc14 = loc("jit(<lambda>)/sort"(#loc12))
#loc15 = loc(callsite(#loc7 at #loc12))
#loc16 = loc("jit(<lambda>)/eq"(#loc15))
#loc17 = loc("jit(<lambda>)/select_n"(#loc15))
#loc18 = loc("jit(<lambda>)/ne"(#loc15))
#loc19 = loc("jit(<lambda>)/lt_to"(#loc15))
#loc20 = loc("jit(<lambda>)/eq_to"(#loc15))
#loc21 = loc("jit(<lambda>)/and"(#loc15))
#loc22 = loc("jit(<lambda>)/or"(#loc15))
// -----
// name: sort_bf16
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xbf16>) -> (tensor<3x5xbf16> {jax.result_info = "result"}) {
    %0 = call @sort(%arg0) : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
    return %0 : tensor<3x5xbf16>
  }
  func.func private @sort(%arg0: tensor<3x5xbf16>) -> tensor<3x5xbf16> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<bf16>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<bf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<bf16>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<bf16>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
    return %0 : tensor<3x5xbf16>
  }
}
// -----
// name: top_k
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<3x2xi32> {jax.result_info = "result[1]"}) {
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<3x5xf32> -> (tensor<3x2xf32>, tensor<3x2xi32>)
    return %values, %indices : tensor<3x2xf32>, tensor<3x2xi32>
  }
}
// -----
// name: approx_max_k
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @top_k_gt_f32_comparator(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.compare GT, %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<3x2xi32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 1 : tensor<3x5xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1:2 = stablehlo.custom_call @ApproxTopK(%arg0, %0, %cst, %c) {backend_config = "", called_computations = [@top_k_gt_f32_comparator], mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.949999988 : f32, reduction_dim = 1 : i64, reduction_input_size_override = -1 : i64, top_k = 2 : i64}} : (tensor<3x5xf32>, tensor<3x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x2xf32>, tensor<3x2xi32>)
    return %1#0, %1#1 : tensor<3x2xf32>, tensor<3x2xi32>
  }
}
// -----
// name: unique
#loc = loc(unknown)
#loc1 = loc("x")
#loc2 = loc("jax_stablehlo_corpus.py":205:36 to :57)
#loc5 = loc("scatter-add")
#loc6 = loc("jax_stablehlo_corpus.py":159:49 to :73)
#loc19 = loc("scatter")
#loc23 = loc("sort")
#loc25 = loc("reduce_window_sum")
#loc26 = loc("<lambda>"(#loc2))
#loc29 = loc("scatter-add:"(#loc5))
#loc30 = loc("<lambda>"(#loc6))
#loc31 = loc("scatter:"(#loc19))
#loc33 = loc("sort:"(#loc23))
#loc34 = loc("reduce_window_sum:"(#loc25))
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xi32> loc("x")) -> (tensor<4xi32> {jax.result_info = "result"}) {
    %0:2 = call @_unique_sorted_mask(%arg0) : (tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi1>) loc(#loc56)
    %1 = call @cumsum(%0#1) : (tensor<8xi1>) -> tensor<8xi32> loc(#loc57)
    %c = stablehlo.constant dense<0> : tensor<i32> loc(#loc54)
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32> loc(#loc58)
    %c_0 = stablehlo.constant dense<0> : tensor<i32> loc(#loc54)
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32> loc(#loc59)
    %4 = stablehlo.compare LT, %1, %3, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1> loc(#loc59)
    %c_1 = stablehlo.constant dense<4> : tensor<i32> loc(#loc54)
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8xi32> loc(#loc60)
    %6 = stablehlo.add %1, %5 : tensor<8xi32> loc(#loc60)
    %7 = stablehlo.select %4, %6, %1 : tensor<8xi1>, tensor<8xi32> loc(#loc61)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#loc58)
    %c_2 = stablehlo.constant dense<1> : tensor<i32> loc(#loc54)
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8xi32> loc(#loc58)
    %10 = "stablehlo.scatter"(%2, %8, %9) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32> loc("scatter-add:"(#loc5)), %arg2: tensor<i32> loc("scatter-add:"(#loc5))):
      %28 = stablehlo.add %arg1, %arg2 : tensor<i32> loc(#loc73)
      stablehlo.return %28 : tensor<i32> loc(#loc62)
    }) : (tensor<4xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<4xi32> loc(#loc62)
    %11 = call @cumsum_1(%10) : (tensor<4xi32>) -> tensor<4xi32> loc(#loc57)
    %c_3 = stablehlo.constant dense<1> : tensor<i32> loc(#loc54)
    %12 = call @floor_divide(%11, %c_3) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32> loc(#loc64)
    %c_4 = stablehlo.constant dense<8> : tensor<i32> loc(#loc54)
    %13 = call @remainder(%12, %c_4) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32> loc(#loc65)
    %14 = stablehlo.convert %0#1 : (tensor<8xi1>) -> tensor<8xi32> loc(#loc66)
    %c_5 = stablehlo.constant dense<0> : tensor<i32> loc(#loc67)
    %15 = stablehlo.reduce(%14 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32> loc(#loc67)
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<1xi32> loc(#loc58)
    %17 = stablehlo.iota dim = 0 : tensor<4xi32> loc(#loc68)
    %18 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<1xi32>) -> tensor<4xi32> loc(#loc69)
    %19 = stablehlo.compare GE, %17, %18, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1> loc(#loc69)
    %c_6 = stablehlo.constant dense<0> : tensor<i32> loc(#loc54)
    %20 = call @_where_4(%19, %c_6, %13) : (tensor<4xi1>, tensor<i32>, tensor<4xi32>) -> tensor<4xi32> loc(#loc70)
    %c_7 = stablehlo.constant dense<0> : tensor<i32> loc(#loc54)
    %21 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4xi32> loc(#loc59)
    %22 = stablehlo.compare LT, %20, %21, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1> loc(#loc59)
    %c_8 = stablehlo.constant dense<8> : tensor<i32> loc(#loc54)
    %23 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<4xi32> loc(#loc60)
    %24 = stablehlo.add %20, %23 : tensor<4xi32> loc(#loc60)
    %25 = stablehlo.select %22, %24, %20 : tensor<4xi1>, tensor<4xi32> loc(#loc61)
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32> loc(#loc58)
    %27 = "stablehlo.gather"(%0#0, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xi32>, tensor<4x1xi32>) -> tensor<4xi32> loc(#loc71)
    return %27 : tensor<4xi32> loc(#loc54)
  } loc(#loc)
  func.func private @_unique_sorted_mask(%arg0: tensor<8xi32> loc(unknown)) -> (tensor<8xi32>, tensor<8xi1>) {
    %0 = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<8x1xi32> loc(#loc7)
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<8x1xi32>) -> tensor<1x8xi32> loc(#loc8)
    %2 = stablehlo.reverse %1, dims = [0] : tensor<1x8xi32> loc(#loc9)
    %3 = call @lexsort(%2) : (tensor<1x8xi32>) -> tensor<8xi32> loc(#loc10)
    %c = stablehlo.constant dense<0> : tensor<i32> loc(#loc)
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32> loc(#loc11)
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1> loc(#loc11)
    %c_0 = stablehlo.constant dense<8> : tensor<i32> loc(#loc)
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32> loc(#loc12)
    %7 = stablehlo.add %3, %6 : tensor<8xi32> loc(#loc12)
    %8 = stablehlo.select %5, %7, %3 : tensor<8xi1>, tensor<8xi32> loc(#loc13)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#loc14)
    %10 = "stablehlo.gather"(%arg0, %9) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xi32>, tensor<8x1xi32>) -> tensor<8xi32> loc(#loc15)
    %c_1 = stablehlo.constant dense<true> : tensor<i1> loc(#loc)
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<8xi1> loc(#loc14)
    %12 = stablehlo.slice %10 [1:8] : (tensor<8xi32>) -> tensor<7xi32> loc(#loc16)
    %13 = stablehlo.slice %10 [0:7] : (tensor<8xi32>) -> tensor<7xi32> loc(#loc16)
    %14 = stablehlo.compare NE, %12, %13, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1> loc(#loc17)
    %c_2 = stablehlo.constant dense<false> : tensor<i1> loc(#loc18)
    %15 = stablehlo.reduce(%14 init: %c_2) applies stablehlo.or across dimensions = [] : (tensor<7xi1>, tensor<i1>) -> tensor<7xi1> loc(#loc18)
    %c_3 = stablehlo.constant dense<1> : tensor<i32> loc(#loc)
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32> loc(#loc14)
    %17 = "stablehlo.scatter"(%11, %16, %15) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<i1> loc("scatter:"(#loc19)), %arg2: tensor<i1> loc("scatter:"(#loc19))):
      stablehlo.return %arg2 : tensor<i1> loc(#loc19)
    }) : (tensor<8xi1>, tensor<1xi32>, tensor<7xi1>) -> tensor<8xi1> loc(#loc19)
    return %10, %17 : tensor<8xi32>, tensor<8xi1> loc(#loc)
  } loc(#loc74)
  func.func private @lexsort(%arg0: tensor<1x8xi32> loc(unknown)) -> tensor<8xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#loc21)
    %1 = stablehlo.slice %arg0 [0:1, 0:8] : (tensor<1x8xi32>) -> tensor<1x8xi32> loc(#loc22)
    %2 = stablehlo.reshape %1 : (tensor<1x8xi32>) -> tensor<8xi32> loc(#loc22)
    %3:2 = "stablehlo.sort"(%2, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32> loc("sort:"(#loc23)), %arg2: tensor<i32> loc("sort:"(#loc23)), %arg3: tensor<i32> loc("sort:"(#loc23)), %arg4: tensor<i32> loc("sort:"(#loc23))):
      %4 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1> loc(#loc24)
      stablehlo.return %4 : tensor<i1> loc(#loc23)
    }) : (tensor<8xi32>, tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>) loc(#loc23)
    return %3#1 : tensor<8xi32> loc(#loc)
  } loc(#loc32)
  func.func private @cumsum(%arg0: tensor<8xi1> loc(unknown)) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<8xi1>) -> tensor<8xi32> loc(#loc36)
    %1 = call @cumsum_0(%0) : (tensor<8xi32>) -> tensor<8xi32> loc(#loc26)
    return %1 : tensor<8xi32> loc(#loc)
  } loc(#loc74)
  func.func private @cumsum_0(%arg0: tensor<8xi32> loc("<lambda>"(#loc2))) -> tensor<8xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32> loc(#loc37)
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32> loc(#loc37)
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[7, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 8>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32> loc("reduce_window_sum:"(#loc25)), %arg2: tensor<i32> loc("reduce_window_sum:"(#loc25))):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32> loc(#loc37)
      stablehlo.return %2 : tensor<i32> loc(#loc37)
    }) : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32> loc(#loc37)
    return %1 : tensor<8xi32> loc(#loc26)
  } loc(#loc26)
  func.func private @cumsum_1(%arg0: tensor<4xi32> loc(unknown)) -> tensor<4xi32> {
    %0 = call @cumsum_2(%arg0) : (tensor<4xi32>) -> tensor<4xi32> loc(#loc30)
    return %0 : tensor<4xi32> loc(#loc)
  } loc(#loc74)
  func.func private @cumsum_2(%arg0: tensor<4xi32> loc("<lambda>"(#loc6))) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32> loc(#loc38)
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32> loc(#loc38)
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32> loc("reduce_window_sum:"(#loc25)), %arg2: tensor<i32> loc("reduce_window_sum:"(#loc25))):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32> loc(#loc38)
      stablehlo.return %2 : tensor<i32> loc(#loc38)
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32> loc(#loc38)
    return %1 : tensor<4xi32> loc(#loc30)
  } loc(#loc30)
  func.func private @floor_divide(%arg0: tensor<4xi32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32> loc(#loc39)
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<4xi32> loc(#loc40)
    %2 = stablehlo.divide %arg0, %1 : tensor<4xi32> loc(#loc40)
    %3 = stablehlo.sign %arg0 : tensor<4xi32> loc(#loc41)
    %4 = stablehlo.sign %0 : tensor<i32> loc(#loc41)
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<4xi32> loc(#loc42)
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1> loc(#loc42)
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<4xi32> loc(#loc43)
    %8 = stablehlo.remainder %arg0, %7 : tensor<4xi32> loc(#loc43)
    %c = stablehlo.constant dense<0> : tensor<i32> loc(#loc)
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32> loc(#loc42)
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1> loc(#loc42)
    %11 = stablehlo.and %6, %10 : tensor<4xi1> loc(#loc44)
    %c_0 = stablehlo.constant dense<1> : tensor<i32> loc(#loc)
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32> loc(#loc45)
    %13 = stablehlo.subtract %2, %12 : tensor<4xi32> loc(#loc45)
    %14 = call @_where(%11, %13, %2) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32> loc(#loc46)
    return %14 : tensor<4xi32> loc(#loc)
  } loc(#loc74)
  func.func private @_where(%arg0: tensor<4xi1> loc(unknown), %arg1: tensor<4xi32> loc(unknown), %arg2: tensor<4xi32> loc(unknown)) -> tensor<4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xi32> loc(#loc13)
    return %0 : tensor<4xi32> loc(#loc)
  } loc(#loc55)
  func.func private @remainder(%arg0: tensor<4xi32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32> loc(#loc39)
    %c = stablehlo.constant dense<0> : tensor<i32> loc(#loc)
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1> loc(#loc48)
    %c_0 = stablehlo.constant dense<1> : tensor<i32> loc(#loc)
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32> loc(#loc46)
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4xi32> loc(#loc43)
    %4 = stablehlo.remainder %arg0, %3 : tensor<4xi32> loc(#loc43)
    %c_1 = stablehlo.constant dense<0> : tensor<i32> loc(#loc)
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32> loc(#loc42)
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1> loc(#loc42)
    %c_2 = stablehlo.constant dense<0> : tensor<i32> loc(#loc)
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32> loc(#loc49)
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1> loc(#loc49)
    %c_3 = stablehlo.constant dense<0> : tensor<i32> loc(#loc)
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1> loc(#loc49)
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4xi1> loc(#loc42)
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1> loc(#loc42)
    %12 = stablehlo.and %11, %6 : tensor<4xi1> loc(#loc44)
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<4xi32> loc(#loc50)
    %14 = stablehlo.add %4, %13 : tensor<4xi32> loc(#loc50)
    %15 = stablehlo.select %12, %14, %4 : tensor<4xi1>, tensor<4xi32> loc(#loc51)
    return %15 : tensor<4xi32> loc(#loc)
  } loc(#loc74)
  func.func private @_where_3(%arg0: tensor<i1> loc(unknown), %arg1: tensor<i32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32> loc(#loc51)
    return %0 : tensor<i32> loc(#loc)
  } loc(#loc55)
  func.func private @_where_4(%arg0: tensor<4xi1> loc(unknown), %arg1: tensor<i32> loc(unknown), %arg2: tensor<4xi32> loc(unknown)) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32> loc(#loc39)
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<4xi32> loc(#loc52)
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4xi1>, tensor<4xi32> loc(#loc51)
    return %2 : tensor<4xi32> loc(#loc)
  } loc(#loc74)
} loc(#loc)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc7 = loc("reshape")
#loc8 = loc("transpose")
#loc9 = loc("rev")
#loc10 = loc("jit(lexsort)")
#loc11 = loc("lt")
#loc12 = loc("add")
#loc13 = loc("select_n")
#loc14 = loc("broadcast_in_dim")
#loc15 = loc("gather")
#loc16 = loc("slice")
#loc17 = loc("ne")
#loc18 = loc("reduce_or")
#loc20 = loc("jit")
#loc21 = loc("iota")
#loc22 = loc("unstack")
#loc24 = loc("lt_to")
#loc27 = loc("main"(#loc3))
#loc28 = loc("<module>"(#loc4))
#loc32 = loc("jit:"(#loc20))
#loc35 = loc(callsite(#loc27 at #loc28))
#loc36 = loc("convert_element_type"(#loc26))
#loc37 = loc("reduce_window_sum"(#loc26))
#loc38 = loc("reduce_window_sum"(#loc30))
#loc39 = loc("convert_element_type"(#loc30))
#loc40 = loc("div"(#loc30))
#loc41 = loc("sign"(#loc30))
#loc42 = loc("ne"(#loc30))
#loc43 = loc("rem"(#loc30))
#loc44 = loc("and"(#loc30))
#loc45 = loc("sub"(#loc30))
#loc46 = loc("jit(_where)"(#loc30))
#loc47 = loc("jit"(#loc30))
#loc48 = loc("eq"(#loc30))
#loc49 = loc("lt"(#loc30))
#loc50 = loc("add"(#loc30))
#loc51 = loc("select_n"(#loc30))
#loc52 = loc("broadcast_in_dim"(#loc30))
#loc53 = loc(callsite(#loc26 at #loc35))
#loc54 = loc("jit(<lambda>)"(#loc35))
#loc55 = loc("jit:"(#loc47))
#loc56 = loc("jit(<lambda>)/jit(_unique_sorted_mask)"(#loc53))
#loc57 = loc("jit(<lambda>)/jit(cumsum)"(#loc53))
#loc58 = loc("jit(<lambda>)/broadcast_in_dim"(#loc53))
#loc59 = loc("jit(<lambda>)/lt"(#loc53))
#loc60 = loc("jit(<lambda>)/add"(#loc53))
#loc61 = loc("jit(<lambda>)/select_n"(#loc53))
#loc62 = loc("jit(<lambda>)/scatter-add"(#loc53))
#loc63 = loc(callsite(#loc30 at #loc53))
#loc64 = loc("jit(<lambda>)/jit(floor_divide)"(#loc53))
#loc65 = loc("jit(<lambda>)/jit(remainder)"(#loc53))
#loc66 = loc("jit(<lambda>)/convert_element_type"(#loc53))
#loc67 = loc("jit(<lambda>)/reduce_sum"(#loc53))
#loc68 = loc("jit(<lambda>)/iota"(#loc53))
#loc69 = loc("jit(<lambda>)/ge"(#loc53))
#loc70 = loc("jit(<lambda>)/jit(_where)"(#loc53))
#loc71 = loc("jit(<lambda>)/gather"(#loc53))
#loc72 = loc("jit(<lambda>)/jit"(#loc53))
#loc73 = loc("jit(<lambda>)/add"(#loc63))
#loc74 = loc("jit:"(#loc72))
// -----
// name: sort_grad
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = call @sort(%arg0) : (tensor<3x5xf32>) -> tensor<3x5x1xui32>
    %1 = stablehlo.iota dim = 0 : tensor<5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<3x5xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<3x5xf32>
    %6 = call @sort_0(%0, %5) : (tensor<3x5x1xui32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    return %6 : tensor<3x5xf32>
  }
  func.func private @sort(%arg0: tensor<3x5xf32>) -> tensor<3x5x1xui32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x5xui32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.select %3, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %5 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %6 = stablehlo.select %5, %cst_1, %4 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.select %7, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %10 = stablehlo.select %9, %cst_4, %8 : tensor<i1>, tensor<f32>
      %11 = stablehlo.compare LT, %6, %10, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    }) : (tensor<3x5xf32>, tensor<3x5xui32>) -> (tensor<3x5xf32>, tensor<3x5xui32>)
    %2 = stablehlo.broadcast_in_dim %1#1, dims = [0, 1] : (tensor<3x5xui32>) -> tensor<3x5x1xui32>
    return %2 : tensor<3x5x1xui32>
  }
  func.func private @sort_0(%arg0: tensor<3x5x1xui32>, %arg1: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x5xf32>, tensor<3x5x1xui32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    return %1 : tensor<3x5xf32>
  }
}
// -----
// name: top_k_grad
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<3x5xf32> -> (tensor<3x2xf32>, tensor<3x2xi32>)
    %0 = stablehlo.reshape %indices : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %3 = "stablehlo.scatter"(%2, %0, %1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<3x5xf32>, tensor<3x2x1xi32>, tensor<3x2xf32>) -> tensor<3x5xf32>
    return %3 : tensor<3x5xf32>
  }
}
// -----
// name: percentile
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %0 = call @percentile(%arg0, %cst) : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @percentile(%arg0: tensor<9xf32>, %arg1: tensor<f32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %0 = stablehlo.divide %arg1, %cst : tensor<f32>
    %1 = call @quantile(%arg0, %0) : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @quantile(%arg0: tensor<9xf32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %3 = call @_where(%2, %cst, %arg0) : (tensor<1xi1>, tensor<f32>, tensor<9xf32>) -> tensor<9xf32>
    %4 = "stablehlo.sort"(%3) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %24 = stablehlo.compare EQ, %arg2, %cst_9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.select %24, %cst_10, %arg2 : tensor<i1>, tensor<f32>
      %26 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_11 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %27 = stablehlo.select %26, %cst_11, %25 : tensor<i1>, tensor<f32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %28 = stablehlo.compare EQ, %arg3, %cst_12, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %29 = stablehlo.select %28, %cst_13, %arg3 : tensor<i1>, tensor<f32>
      %30 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_14 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %31 = stablehlo.select %30, %cst_14, %29 : tensor<i1>, tensor<f32>
      %32 = stablehlo.compare LT, %27, %31, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %32 : tensor<i1>
    }) : (tensor<9xf32>) -> tensor<9xf32>
    %cst_0 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.subtract %cst_0, %cst_1 : tensor<f32>
    %6 = stablehlo.multiply %arg1, %5 : tensor<f32>
    %7 = stablehlo.floor %6 : tensor<f32>
    %8 = stablehlo.ceil %6 : tensor<f32>
    %9 = stablehlo.subtract %6, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.subtract %cst_3, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.clamp %cst_5, %7, %11 : tensor<f32>
    %cst_6 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.subtract %cst_6, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.clamp %cst_8, %8, %13 : tensor<f32>
    %15 = stablehlo.convert %12 : (tensor<f32>) -> tensor<i32>
    %16 = stablehlo.convert %14 : (tensor<f32>) -> tensor<i32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %18 = "stablehlo.gather"(%4, %17) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<1xi32>) -> tensor<f32>
    %19 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %20 = "stablehlo.gather"(%4, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<1xi32>) -> tensor<f32>
    %21 = stablehlo.multiply %18, %10 : tensor<f32>
    %22 = stablehlo.multiply %20, %9 : tensor<f32>
    %23 = stablehlo.add %21, %22 : tensor<f32>
    return %23 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<1xi1>, %arg1: tensor<f32>, %arg2: tensor<9xf32>) -> tensor<9xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi1>) -> tensor<9xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<9xi1>, tensor<9xf32>
    return %3 : tensor<9xf32>
  }
}
