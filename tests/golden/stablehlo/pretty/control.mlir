// name: scan
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<5xf32> {jax.result_info = "result[0]"}, tensor<3x5xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c, %iterArg_2 = %0, %iterArg_3 = %1) : tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>
    cond {
      %c_4 = stablehlo.constant dense<3> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>
      %4 = stablehlo.add %iterArg_2, %3 : tensor<5xf32>
      %5 = stablehlo.multiply %iterArg_2, %3 : tensor<5xf32>
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_3, %5, %iterArg_1) : (tensor<3x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %7, %4, %6 : tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>
    }
    return %2#2, %2#3 : tensor<5xf32>, tensor<3x5xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x5xf32>, %arg1: tensor<i32>) -> tensor<5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 5] : (tensor<3x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x5xf32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<i32>) -> tensor<3x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x5xf32>
    return %1 : tensor<3x5xf32>
  }
}
// -----
// name: scan_reverse
#loc = loc(unknown)
#loc1 = loc("x")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32> loc("x")) -> (tensor<5xf32> {jax.result_info = "result[0]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc23)
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32> loc(#loc29)
    %c = stablehlo.constant dense<0> : tensor<i32> loc(#loc30)
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %0) : tensor<3x5xf32>, tensor<i32>, tensor<5xf32>
    cond {
      %c_2 = stablehlo.constant dense<3> : tensor<i32> loc(#loc35)
      %2 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1> loc(#loc36)
      stablehlo.return %2 : tensor<i1> loc(#loc35)
    } do {
      %c_2 = stablehlo.constant dense<3> : tensor<i32> loc(#loc35)
      %2 = stablehlo.subtract %c_2, %iterArg_0 : tensor<i32> loc(#loc37)
      %c_3 = stablehlo.constant dense<1> : tensor<i32> loc(#loc35)
      %3 = stablehlo.subtract %2, %c_3 : tensor<i32> loc(#loc37)
      %4 = func.call @dynamic_index_in_dim(%iterArg, %3) : (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32> loc(#loc38)
      %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32> loc(#loc39)
      %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32> loc(#loc40)
      %6 = stablehlo.multiply %iterArg_1, %5 : tensor<5xf32> loc(#loc40)
      %7 = stablehlo.add %6, %4 : tensor<5xf32> loc(#loc41)
      %c_5 = stablehlo.constant dense<1> : tensor<i32> loc(#loc35)
      %8 = stablehlo.add %iterArg_0, %c_5 : tensor<i32> loc(#loc42)
      stablehlo.return %iterArg, %8, %7 : tensor<3x5xf32>, tensor<i32>, tensor<5xf32> loc(#loc35)
    } loc(#loc35)
    return %1#2 : tensor<5xf32> loc(#loc23)
  } loc(#loc)
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x5xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32> loc(#loc)
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 5] : (tensor<3x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32> loc(#loc21)
    %1 = stablehlo.reshape %0 : (tensor<1x5xf32>) -> tensor<5xf32> loc(#loc22)
    return %1 : tensor<5xf32> loc(#loc)
  } loc(#loc28)
} loc(#loc)
#loc2 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc3 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc4 = loc("jax_stablehlo_corpus.py":252:85 to :97)
#loc5 = loc("jax_stablehlo_corpus.py":252:42 to :115)
#loc6 = loc("jax_stablehlo_corpus.py":252:65 to :72)
#loc7 = loc("jax_stablehlo_corpus.py":252:65 to :76)
#loc8 = loc("jax_stablehlo_corpus.py":251:34 to :88)
#loc9 = loc("main"(#loc2))
#loc10 = loc("<module>"(#loc3))
#loc11 = loc("<lambda>"(#loc4))
#loc12 = loc("<lambda>"(#loc5))
#loc13 = loc("<lambda>.<locals>.<lambda>"(#loc6))
#loc14 = loc("<lambda>.<locals>.<lambda>"(#loc7))
#loc15 = loc("<lambda>"(#loc8))
#loc16 = loc(callsite(#loc9 at #loc10))
#loc17 = loc(callsite(#loc12 at #loc12))
#loc18 = loc(callsite(#loc13 at #loc12))
#loc19 = loc(callsite(#loc14 at #loc12))
#loc20 = loc("while/body/jit"(#loc12))
#loc21 = loc("dynamic_slice"(#loc15))
#loc22 = loc("squeeze"(#loc15))
#loc23 = loc("jit(<lambda>)"(#loc16))
#loc24 = loc(callsite(#loc11 at #loc16))
#loc25 = loc(callsite(#loc12 at #loc16))
#loc26 = loc(callsite(#loc18 at #loc12))
#loc27 = loc(callsite(#loc19 at #loc12))
#loc28 = loc("jit:"(#loc20))
#loc29 = loc("jit(<lambda>)/broadcast_in_dim"(#loc24))
#loc30 = loc("jit(<lambda>)/scan"(#loc25))
#loc31 = loc(callsite(#loc12 at #loc25))
#loc32 = loc(callsite(#loc17 at #loc25))
#loc33 = loc(callsite(#loc26 at #loc25))
#loc34 = loc(callsite(#loc27 at #loc25))
#loc35 = loc("jit(<lambda>)/while"(#loc31))
#loc36 = loc("jit(<lambda>)/while/cond/lt"(#loc32))
#loc37 = loc("jit(<lambda>)/while/body/sub"(#loc32))
#loc38 = loc("jit(<lambda>)/while/body/jit(dynamic_index_in_dim)"(#loc32))
#loc39 = loc("jit(<lambda>)/while/body/eval_jaxpr"(#loc32))
#loc40 = loc("jit(<lambda>)/while/body/eval_jaxpr/mul"(#loc33))
#loc41 = loc("jit(<lambda>)/while/body/eval_jaxpr/add"(#loc34))
#loc42 = loc("jit(<lambda>)/while/body/add"(#loc32))
// -----
// name: scan_unroll
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xf32>) -> (tensor<5xf32> {jax.result_info = "result[0]"}, tensor<4x5xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<4x5xf32>) -> tensor<2x2x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %1, %iterArg_1 = %c, %iterArg_2 = %0, %iterArg_3 = %2) : tensor<2x2x5xf32>, tensor<i32>, tensor<5xf32>, tensor<2x2x5xf32>
    cond {
      %c_4 = stablehlo.constant dense<2> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<2x2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
      %6 = stablehlo.slice %5 [0:1, 0:5] : (tensor<2x5xf32>) -> tensor<1x5xf32>
      %7 = stablehlo.reshape %6 : (tensor<1x5xf32>) -> tensor<5xf32>
      %8 = stablehlo.add %iterArg_2, %7 : tensor<5xf32>
      %9 = stablehlo.slice %5 [1:2, 0:5] : (tensor<2x5xf32>) -> tensor<1x5xf32>
      %10 = stablehlo.reshape %9 : (tensor<1x5xf32>) -> tensor<5xf32>
      %11 = stablehlo.add %8, %10 : tensor<5xf32>
      %12 = stablehlo.broadcast_in_dim %iterArg_2, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
      %13 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
      %14 = stablehlo.concatenate %12, %13, dim = 0 : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<2x5xf32>
      %15 = func.call @dynamic_update_index_in_dim(%iterArg_3, %14, %iterArg_1) : (tensor<2x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<2x2x5xf32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %16, %11, %15 : tensor<2x2x5xf32>, tensor<i32>, tensor<5xf32>, tensor<2x2x5xf32>
    }
    %4 = stablehlo.reshape %3#3 : (tensor<2x2x5xf32>) -> tensor<4x5xf32>
    return %3#2, %4 : tensor<5xf32>, tensor<4x5xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x2x5xf32>, %arg1: tensor<i32>) -> tensor<2x5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 5] : (tensor<2x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
    return %1 : tensor<2x5xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x2x5xf32>, %arg1: tensor<2x5xf32>, %arg2: tensor<i32>) -> tensor<2x2x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x5xf32>
    return %1 : tensor<2x2x5xf32>
  }
}
// -----
// name: scan_no_inputs
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result[0]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0) : tensor<i32>, tensor<3x5xf32>
    cond {
      %c_1 = stablehlo.constant dense<3> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.sine %iterArg_0 : tensor<3x5xf32>
      %c_1 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg, %c_1 : tensor<i32>
      stablehlo.return %2, %1 : tensor<i32>, tensor<3x5xf32>
    }
    return %0#1 : tensor<3x5xf32>
  }
}
// -----
// name: scan_grad
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:4 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %c, %iterArg_5 = %0, %iterArg_6 = %1) : tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>
    cond {
      %c_7 = stablehlo.constant dense<3> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_4) : (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>
      %7 = stablehlo.add %iterArg_5, %6 : tensor<5xf32>
      %8 = stablehlo.tanh %7 : tensor<5xf32>
      %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %9 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %10 = stablehlo.add %9, %8 : tensor<5xf32>
      %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %12 = stablehlo.subtract %11, %8 : tensor<5xf32>
      %13 = stablehlo.multiply %10, %12 : tensor<5xf32>
      %14 = func.call @dynamic_update_index_in_dim(%iterArg_6, %13, %iterArg_4) : (tensor<3x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_4, %c_9 : tensor<i32>
      stablehlo.return %iterArg, %15, %8, %14 : tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>
    }
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5:4 = stablehlo.while(%iterArg = %2#3, %iterArg_4 = %c_3, %iterArg_5 = %3, %iterArg_6 = %4) : tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>
    cond {
      %c_7 = stablehlo.constant dense<3> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %c_7 = stablehlo.constant dense<3> : tensor<i32>
      %6 = stablehlo.subtract %c_7, %iterArg_4 : tensor<i32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.subtract %6, %c_8 : tensor<i32>
      %8 = func.call @dynamic_index_in_dim(%iterArg, %7) : (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>
      %9 = stablehlo.multiply %iterArg_5, %8 : tensor<5xf32>
      %10 = func.call @dynamic_update_index_in_dim(%iterArg_6, %9, %7) : (tensor<3x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg_4, %c_9 : tensor<i32>
      stablehlo.return %iterArg, %11, %9, %10 : tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>
    }
    return %5#3 : tensor<3x5xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x5xf32>, %arg1: tensor<i32>) -> tensor<5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 5] : (tensor<3x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x5xf32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<i32>) -> tensor<3x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x5xf32>
    return %1 : tensor<3x5xf32>
  }
}
// -----
// name: scan_checkpoint_grad
#loc = loc(unknown)
#loc1 = loc("x")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32> loc("x")) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc28)
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32> loc(#loc36)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc45)
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc46)
    %c = stablehlo.constant dense<0> : tensor<i32> loc(#loc38)
    %2:4 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %c, %iterArg_5 = %0, %iterArg_6 = %1) : tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>
    cond {
      %c_7 = stablehlo.constant dense<3> : tensor<i32> loc(#loc47)
      %6 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1> loc(#loc48)
      stablehlo.return %6 : tensor<i1> loc(#loc47)
    } do {
      %6 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_4) : (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32> loc(#loc49)
      %7 = stablehlo.multiply %iterArg_5, %6 : tensor<5xf32> loc(#loc50)
      %8 = stablehlo.tanh %7 : tensor<5xf32> loc(#loc51)
      %9 = func.call @dynamic_update_index_in_dim(%iterArg_6, %iterArg_5, %iterArg_4) : (tensor<3x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<3x5xf32> loc(#loc52)
      %c_7 = stablehlo.constant dense<1> : tensor<i32> loc(#loc47)
      %10 = stablehlo.add %iterArg_4, %c_7 : tensor<i32> loc(#loc53)
      stablehlo.return %iterArg, %10, %8, %9 : tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32> loc(#loc47)
    } loc(#loc47)
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc28)
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32> loc(#loc42)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc54)
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc55)
    %c_3 = stablehlo.constant dense<0> : tensor<i32> loc(#loc43)
    %5:5 = stablehlo.while(%iterArg = %2#3, %iterArg_4 = %arg0, %iterArg_5 = %c_3, %iterArg_6 = %3, %iterArg_7 = %4) : tensor<3x5xf32>, tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32>
    cond {
      %c_8 = stablehlo.constant dense<3> : tensor<i32> loc(#loc56)
      %6 = stablehlo.compare LT, %iterArg_5, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1> loc(#loc57)
      stablehlo.return %6 : tensor<i1> loc(#loc56)
    } do {
      %c_8 = stablehlo.constant dense<3> : tensor<i32> loc(#loc56)
      %6 = stablehlo.subtract %c_8, %iterArg_5 : tensor<i32> loc(#loc58)
      %c_9 = stablehlo.constant dense<1> : tensor<i32> loc(#loc56)
      %7 = stablehlo.subtract %6, %c_9 : tensor<i32> loc(#loc58)
      %8 = func.call @dynamic_index_in_dim(%iterArg, %7) : (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32> loc(#loc59)
      %9 = func.call @dynamic_index_in_dim(%iterArg_4, %7) : (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32> loc(#loc59)
      %10:3 = stablehlo.optimization_barrier %8, %9, %iterArg_6 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32> loc(#loc60)
      %11 = stablehlo.multiply %10#0, %10#1 : tensor<5xf32> loc(#loc61)
      %12 = stablehlo.tanh %11 : tensor<5xf32> loc(#loc62)
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc63)
      %13 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32> loc(#loc69)
      %14 = stablehlo.add %13, %12 : tensor<5xf32> loc(#loc69)
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc63)
      %15 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5xf32> loc(#loc70)
      %16 = stablehlo.subtract %15, %12 : tensor<5xf32> loc(#loc70)
      %17 = stablehlo.multiply %14, %16 : tensor<5xf32> loc(#loc71)
      %18 = stablehlo.multiply %10#2, %17 : tensor<5xf32> loc(#loc65)
      %19 = stablehlo.multiply %10#0, %18 : tensor<5xf32> loc(#loc66)
      %20 = stablehlo.multiply %18, %10#1 : tensor<5xf32> loc(#loc66)
      %21 = func.call @dynamic_update_index_in_dim(%iterArg_7, %19, %7) : (tensor<3x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<3x5xf32> loc(#loc67)
      %c_12 = stablehlo.constant dense<1> : tensor<i32> loc(#loc56)
      %22 = stablehlo.add %iterArg_5, %c_12 : tensor<i32> loc(#loc68)
      stablehlo.return %iterArg, %iterArg_4, %22, %20, %21 : tensor<3x5xf32>, tensor<3x5xf32>, tensor<i32>, tensor<5xf32>, tensor<3x5xf32> loc(#loc56)
    } loc(#loc56)
    return %5#4 : tensor<3x5xf32> loc(#loc28)
  } loc(#loc)
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x5xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32> loc(#loc)
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 5] : (tensor<3x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32> loc(#loc24)
    %1 = stablehlo.reshape %0 : (tensor<1x5xf32>) -> tensor<5xf32> loc(#loc25)
    return %1 : tensor<5xf32> loc(#loc)
  } loc(#loc35)
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x5xf32> loc(unknown), %arg1: tensor<5xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<3x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32> loc(#loc26)
    %c = stablehlo.constant dense<0> : tensor<i32> loc(#loc)
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x5xf32> loc(#loc27)
    return %1 : tensor<3x5xf32> loc(#loc)
  } loc(#loc35)
} loc(#loc)
#loc2 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc3 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc4 = loc("jax_stablehlo_corpus.py":256:122 to :133)
#loc5 = loc("jax_stablehlo_corpus.py":256:59 to :137)
#loc6 = loc("jax_stablehlo_corpus.py":256:106 to :111)
#loc7 = loc("jax_stablehlo_corpus.py":256:97 to :112)
#loc8 = loc("jax_stablehlo_corpus.py":256:59 to :146)
#loc9 = loc("jax_stablehlo_corpus.py":251:34 to :88)
#loc10 = loc("main"(#loc2))
#loc11 = loc("<module>"(#loc3))
#loc12 = loc("<lambda>"(#loc4))
#loc13 = loc("<lambda>"(#loc5))
#loc14 = loc("<lambda>.<locals>.<lambda>"(#loc6))
#loc15 = loc("<lambda>.<locals>.<lambda>"(#loc7))
#loc16 = loc("<lambda>"(#loc8))
#loc17 = loc("<lambda>"(#loc9))
#loc18 = loc(callsite(#loc10 at #loc11))
#loc19 = loc(callsite(#loc13 at #loc13))
#loc20 = loc(callsite(#loc14 at #loc13))
#loc21 = loc(callsite(#loc15 at #loc13))
#loc22 = loc(callsite(#loc15 at #loc15))
#loc23 = loc("while/body/jit"(#loc13))
#loc24 = loc("dynamic_slice"(#loc17))
#loc25 = loc("squeeze"(#loc17))
#loc26 = loc("broadcast_in_dim"(#loc17))
#loc27 = loc("dynamic_update_slice"(#loc17))
#loc28 = loc("jit(<lambda>)"(#loc18))
#loc29 = loc(callsite(#loc12 at #loc18))
#loc30 = loc(callsite(#loc13 at #loc18))
#loc31 = loc(callsite(#loc20 at #loc13))
#loc32 = loc(callsite(#loc21 at #loc13))
#loc33 = loc(callsite(#loc16 at #loc18))
#loc34 = loc(callsite(#loc22 at #loc13))
#loc35 = loc("jit:"(#loc23))
#loc36 = loc("jit(<lambda>)/jvp()/broadcast_in_dim"(#loc29))
#loc37 = loc(callsite(#loc13 at #loc30))
#loc38 = loc("jit(<lambda>)/jvp()/scan"(#loc30))
#loc39 = loc(callsite(#loc19 at #loc30))
#loc40 = loc(callsite(#loc31 at #loc30))
#loc41 = loc(callsite(#loc32 at #loc30))
#loc42 = loc("jit(<lambda>)/transpose(jvp())/broadcast_in_dim"(#loc33))
#loc43 = loc("jit(<lambda>)/transpose(jvp())/scan"(#loc30))
#loc44 = loc(callsite(#loc34 at #loc13))
#loc45 = loc("jit(<lambda>)/jvp()/empty2"(#loc37))
#loc46 = loc("jit(<lambda>)/jvp()/broadcast_in_dim"(#loc37))
#loc47 = loc("jit(<lambda>)/jvp()/while"(#loc37))
#loc48 = loc("jit(<lambda>)/jvp()/while/cond/lt"(#loc39))
#loc49 = loc("jit(<lambda>)/jvp()/while/body/jit(dynamic_index_in_dim)"(#loc39))
#loc50 = loc("jit(<lambda>)/jvp()/while/body/eval_jaxpr/mul"(#loc40))
#loc51 = loc("jit(<lambda>)/jvp()/while/body/eval_jaxpr/tanh"(#loc41))
#loc52 = loc("jit(<lambda>)/jvp()/while/body/jit(dynamic_update_index_in_dim)"(#loc39))
#loc53 = loc("jit(<lambda>)/jvp()/while/body/add"(#loc39))
#loc54 = loc("jit(<lambda>)/transpose(jvp())/empty2"(#loc37))
#loc55 = loc("jit(<lambda>)/transpose(jvp())/broadcast_in_dim"(#loc37))
#loc56 = loc("jit(<lambda>)/transpose(jvp())/while"(#loc37))
#loc57 = loc("jit(<lambda>)/transpose(jvp())/while/cond/lt"(#loc39))
#loc58 = loc("jit(<lambda>)/transpose(jvp())/while/body/sub"(#loc39))
#loc59 = loc("jit(<lambda>)/transpose(jvp())/while/body/jit(dynamic_index_in_dim)"(#loc39))
#loc60 = loc("jit(<lambda>)/transpose(jvp())/while/body/eval_jaxpr/remat2"(#loc39))
#loc61 = loc("jit(<lambda>)/transpose(jvp())/while/body/eval_jaxpr/checkpoint/rematted_computation/mul"(#loc40))
#loc62 = loc("jit(<lambda>)/transpose(jvp())/while/body/eval_jaxpr/checkpoint/rematted_computation/tanh"(#loc41))
#loc63 = loc("jit(<lambda>)/transpose(jvp())/while/body/eval_jaxpr/checkpoint/rematted_computation/one_minus_square"(#loc41))
#loc64 = loc(callsite(#loc44 at #loc30))
#loc65 = loc("jit(<lambda>)/transpose(jvp())/while/body/eval_jaxpr/checkpoint/mul"(#loc41))
#loc66 = loc("jit(<lambda>)/transpose(jvp())/while/body/eval_jaxpr/checkpoint/mul"(#loc40))
#loc67 = loc("jit(<lambda>)/transpose(jvp())/while/body/jit(dynamic_update_index_in_dim)"(#loc39))
#loc68 = loc("jit(<lambda>)/transpose(jvp())/while/body/add"(#loc39))
#loc69 = loc("jit(<lambda>)/transpose(jvp())/while/body/eval_jaxpr/checkpoint/rematted_computation/add"(#loc64))
#loc70 = loc("jit(<lambda>)/transpose(jvp())/while/body/eval_jaxpr/checkpoint/rematted_computation/sub"(#loc64))
#loc71 = loc("jit(<lambda>)/transpose(jvp())/while/body/eval_jaxpr/checkpoint/rematted_computation/mul"(#loc64))
// -----
// name: while
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<i32> {jax.result_info = "result[0]"}, tensor<3x5xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0) : tensor<i32>, tensor<3x5xf32>
    cond {
      %c_1 = stablehlo.constant dense<5> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_1 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %iterArg, %c_1 : tensor<i32>
      %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
      %3 = stablehlo.multiply %iterArg_0, %2 : tensor<3x5xf32>
      stablehlo.return %1, %3 : tensor<i32>, tensor<3x5xf32>
    }
    return %0#0, %0#1 : tensor<i32>, tensor<3x5xf32>
  }
}
// -----
// name: fori
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %c, %iterArg_2 = %arg0) : tensor<i32>, tensor<i32>, tensor<3x5xf32>
    cond {
      %c_3 = stablehlo.constant dense<4> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %iterArg_1, %c_3 : tensor<i32>
      %2 = stablehlo.convert %iterArg_1 : (tensor<i32>) -> tensor<f32>
      %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
      %4 = stablehlo.add %iterArg_2, %3 : tensor<3x5xf32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg, %c_4 : tensor<i32>
      stablehlo.return %5, %1, %4 : tensor<i32>, tensor<i32>, tensor<3x5xf32>
    }
    return %0#2 : tensor<3x5xf32>
  }
}
// -----
// name: fori_dynamic
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<i32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg1, %iterArg_1 = %arg0) : tensor<i32>, tensor<i32>, tensor<3x5xf32>
    cond {
      %1 = stablehlo.compare LT, %iterArg, %iterArg_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %iterArg, %c_2 : tensor<i32>
      %2 = stablehlo.sine %iterArg_1 : tensor<3x5xf32>
      stablehlo.return %1, %iterArg_0, %2 : tensor<i32>, tensor<i32>, tensor<3x5xf32>
    }
    return %0#2 : tensor<3x5xf32>
  }
}
// -----
// name: while_vmap
#loc1 = loc("x")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32> loc("x")) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.while(%iterArg = %arg0) : tensor<4xf32>
    cond {
      %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32> loc(#loc17)
      %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32> loc(#loc21)
      %2 = stablehlo.compare LT, %iterArg, %1, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1> loc(#loc21)
      %c = stablehlo.constant dense<false> : tensor<i1> loc(#loc17)
      %3 = stablehlo.reduce(%2 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1> loc(#loc17)
      stablehlo.return %3 : tensor<i1> loc(#loc17)
    } do {
      %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32> loc(#loc17)
      %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32> loc(#loc22)
      %2 = stablehlo.multiply %iterArg, %1 : tensor<4xf32> loc(#loc22)
      %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc17)
      %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32> loc(#loc23)
      %4 = stablehlo.add %2, %3 : tensor<4xf32> loc(#loc23)
      %cst_1 = stablehlo.constant dense<1.000000e+01> : tensor<f32> loc(#loc17)
      %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32> loc(#loc24)
      %6 = stablehlo.compare LT, %iterArg, %5, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1> loc(#loc24)
      %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<4xi1>) -> tensor<4xi1> loc(#loc17)
      %8 = stablehlo.select %7, %4, %iterArg : tensor<4xi1>, tensor<4xf32> loc(#loc17)
      stablehlo.return %8 : tensor<4xf32> loc(#loc17)
    } loc(#loc17)
    return %0 : tensor<4xf32> loc(#loc16)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc2 = loc("jax_stablehlo_corpus.py":260:49 to :105)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("jax_stablehlo_corpus.py":260:74 to :80)
#loc6 = loc("jax_stablehlo_corpus.py":260:92 to :97)
#loc7 = loc("jax_stablehlo_corpus.py":260:92 to :101)
#loc8 = loc("<lambda>"(#loc2))
#loc9 = loc("main"(#loc3))
#loc10 = loc("<module>"(#loc4))
#loc11 = loc("<lambda>.<locals>.<lambda>"(#loc5))
#loc12 = loc("<lambda>.<locals>.<lambda>"(#loc6))
#loc13 = loc("<lambda>.<locals>.<lambda>"(#loc7))
#loc14 = loc(callsite(#loc9 at #loc10))
#loc15 = loc(callsite(#loc8 at #loc14))
#loc16 = loc("jit(<lambda>)"(#loc14))
#loc17 = loc("jit(<lambda>)/vmap()/while"(#loc15))
#loc18 = loc(callsite(#loc11 at #loc15))
#loc19 = loc(callsite(#loc12 at #loc15))
#loc20 = loc(callsite(#loc13 at #loc15))
#loc21 = loc("jit(<lambda>)/vmap()/while/cond/lt"(#loc18))
#loc22 = loc("jit(<lambda>)/vmap()/while/body/mul"(#loc19))
#loc23 = loc("jit(<lambda>)/vmap()/while/body/add"(#loc20))
#loc24 = loc("jit(<lambda>)/vmap()/while/body_pred/lt"(#loc18))
// -----
// name: cond
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i1>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.cosine %arg1 : tensor<3x5xf32>
      stablehlo.return %2 : tensor<3x5xf32>
    }, {
      %2 = stablehlo.sine %arg1 : tensor<3x5xf32>
      stablehlo.return %2 : tensor<3x5xf32>
    }) : (tensor<i32>) -> tensor<3x5xf32>
    return %1 : tensor<3x5xf32>
  }
}
// -----
// name: switch
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.clamp %c, %arg0, %c_0 : tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.sine %arg1 : tensor<3x5xf32>
      stablehlo.return %2 : tensor<3x5xf32>
    }, {
      %2 = stablehlo.cosine %arg1 : tensor<3x5xf32>
      stablehlo.return %2 : tensor<3x5xf32>
    }, {
      %2 = stablehlo.tanh %arg1 : tensor<3x5xf32>
      stablehlo.return %2 : tensor<3x5xf32>
    }) : (tensor<i32>) -> tensor<3x5xf32>
    return %1 : tensor<3x5xf32>
  }
}
// -----
// name: cond_grad
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.compare GT, %0, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.convert %1 : (tensor<i1>) -> tensor<i32>
    %3 = "stablehlo.case"(%2) ({
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
      stablehlo.return %5 : tensor<3x5xf32>
    }, {
      %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
      %6 = stablehlo.multiply %5, %arg0 : tensor<3x5xf32>
      stablehlo.return %6 : tensor<3x5xf32>
    }) : (tensor<i32>) -> tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = "stablehlo.case"(%2) ({
      %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
      stablehlo.return %5 : tensor<3x5xf32>
    }, {
      %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
      %6 = stablehlo.multiply %5, %3 : tensor<3x5xf32>
      stablehlo.return %6 : tensor<3x5xf32>
    }) : (tensor<i32>) -> tensor<3x5xf32>
    return %4 : tensor<3x5xf32>
  }
}
// -----
// name: map
#loc = loc(unknown)
#loc1 = loc("x")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32> loc("x")) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc33)
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc34)
    %c = stablehlo.constant dense<0> : tensor<i32> loc(#loc29)
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %0) : tensor<3x5xf32>, tensor<i32>, tensor<3x5xf32>
    cond {
      %c_2 = stablehlo.constant dense<3> : tensor<i32> loc(#loc35)
      %2 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1> loc(#loc36)
      stablehlo.return %2 : tensor<i1> loc(#loc35)
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_0) : (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32> loc(#loc37)
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc38)
      %3 = stablehlo.reduce(%2 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32> loc(#loc38)
      %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<5xf32> loc(#loc39)
      %5 = stablehlo.add %4, %2 : tensor<5xf32> loc(#loc39)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_1, %5, %iterArg_0) : (tensor<3x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<3x5xf32> loc(#loc40)
      %c_3 = stablehlo.constant dense<1> : tensor<i32> loc(#loc35)
      %7 = stablehlo.add %iterArg_0, %c_3 : tensor<i32> loc(#loc41)
      stablehlo.return %iterArg, %7, %6 : tensor<3x5xf32>, tensor<i32>, tensor<3x5xf32> loc(#loc35)
    } loc(#loc35)
    return %1#2 : tensor<3x5xf32> loc(#loc26)
  } loc(#loc)
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x5xf32> loc(unknown), %arg1: tensor<i32> loc(unknown)) -> tensor<5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32> loc(#loc)
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 5] : (tensor<3x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32> loc(#loc19)
    %1 = stablehlo.reshape %0 : (tensor<1x5xf32>) -> tensor<5xf32> loc(#loc20)
    return %1 : tensor<5xf32> loc(#loc)
  } loc(#loc27)
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x5xf32> loc(unknown), %arg1: tensor<5xf32> loc(unknown), %arg2: tensor<i32> loc(unknown)) -> tensor<3x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32> loc(#loc21)
    %c = stablehlo.constant dense<0> : tensor<i32> loc(#loc)
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x5xf32> loc(#loc22)
    return %1 : tensor<3x5xf32> loc(#loc)
  } loc(#loc27)
} loc(#loc)
#loc2 = loc("jax_stablehlo_corpus.py":264:33 to :66)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("jax_stablehlo_corpus.py":264:51 to :58)
#loc6 = loc("jax_stablehlo_corpus.py":264:51 to :62)
#loc7 = loc("jax_stablehlo_corpus.py":251:34 to :88)
#loc8 = loc("<lambda>"(#loc2))
#loc9 = loc("main"(#loc3))
#loc10 = loc("<module>"(#loc4))
#loc11 = loc("<lambda>.<locals>.<lambda>"(#loc5))
#loc12 = loc("<lambda>.<locals>.<lambda>"(#loc6))
#loc13 = loc("<lambda>"(#loc7))
#loc14 = loc(callsite(#loc9 at #loc10))
#loc15 = loc(callsite(#loc8 at #loc8))
#loc16 = loc(callsite(#loc11 at #loc8))
#loc17 = loc(callsite(#loc12 at #loc8))
#loc18 = loc("while/body/jit"(#loc8))
#loc19 = loc("dynamic_slice"(#loc13))
#loc20 = loc("squeeze"(#loc13))
#loc21 = loc("broadcast_in_dim"(#loc13))
#loc22 = loc("dynamic_update_slice"(#loc13))
#loc23 = loc(callsite(#loc8 at #loc14))
#loc24 = loc(callsite(#loc16 at #loc8))
#loc25 = loc(callsite(#loc17 at #loc8))
#loc26 = loc("jit(<lambda>)"(#loc14))
#loc27 = loc("jit:"(#loc18))
#loc28 = loc(callsite(#loc8 at #loc23))
#loc29 = loc("jit(<lambda>)/scan"(#loc23))
#loc30 = loc(callsite(#loc15 at #loc23))
#loc31 = loc(callsite(#loc24 at #loc23))
#loc32 = loc(callsite(#loc25 at #loc23))
#loc33 = loc("jit(<lambda>)/empty2"(#loc28))
#loc34 = loc("jit(<lambda>)/broadcast_in_dim"(#loc28))
#loc35 = loc("jit(<lambda>)/while"(#loc28))
#loc36 = loc("jit(<lambda>)/while/cond/lt"(#loc30))
#loc37 = loc("jit(<lambda>)/while/body/jit(dynamic_index_in_dim)"(#loc30))
#loc38 = loc("jit(<lambda>)/while/body/eval_jaxpr/reduce_sum"(#loc31))
#loc39 = loc("jit(<lambda>)/while/body/eval_jaxpr/add"(#loc32))
#loc40 = loc("jit(<lambda>)/while/body/jit(dynamic_update_index_in_dim)"(#loc30))
#loc41 = loc("jit(<lambda>)/while/body/add"(#loc30))
// -----
// name: nested_scan
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<3x5xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c, %iterArg_2 = %cst, %iterArg_3 = %0) : tensor<3x5xf32>, tensor<i32>, tensor<f32>, tensor<3x5xf32>
    cond {
      %c_4 = stablehlo.constant dense<3> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %4:4 = stablehlo.while(%iterArg_7 = %2, %iterArg_8 = %c_5, %iterArg_9 = %iterArg_2, %iterArg_10 = %3) : tensor<5xf32>, tensor<i32>, tensor<f32>, tensor<5xf32>
      cond {
        %c_11 = stablehlo.constant dense<5> : tensor<i32>
        %7 = stablehlo.compare LT, %iterArg_8, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %7 : tensor<i1>
      } do {
        %7 = func.call @dynamic_index_in_dim_0(%iterArg_7, %iterArg_8) : (tensor<5xf32>, tensor<i32>) -> tensor<f32>
        %8 = stablehlo.convert %iterArg_9 : tensor<f32>
        %9 = stablehlo.add %8, %7 : tensor<f32>
        %10 = func.call @dynamic_update_index_in_dim(%iterArg_10, %iterArg_9, %iterArg_8) : (tensor<5xf32>, tensor<f32>, tensor<i32>) -> tensor<5xf32>
        %c_11 = stablehlo.constant dense<1> : tensor<i32>
        %11 = stablehlo.add %iterArg_8, %c_11 : tensor<i32>
        stablehlo.return %iterArg_7, %11, %9, %10 : tensor<5xf32>, tensor<i32>, tensor<f32>, tensor<5xf32>
      }
      %5 = func.call @dynamic_update_index_in_dim_1(%iterArg_3, %4#3, %iterArg_1) : (tensor<3x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg_1, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %6, %4#2, %5 : tensor<3x5xf32>, tensor<i32>, tensor<f32>, tensor<3x5xf32>
    }
    return %1#2, %1#3 : tensor<f32>, tensor<3x5xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<3x5xf32>, %arg1: tensor<i32>) -> tensor<5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 5] : (tensor<3x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x5xf32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<5xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<5xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<5xf32>, tensor<1xf32>, tensor<i32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<3x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<i32>) -> tensor<3x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<3x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x5xf32>
    return %1 : tensor<3x5xf32>
  }
}
// -----
// name: barrier
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result[0]"}, tensor<3x5xf32> {jax.result_info = "result[1]"}) {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<3x5xf32>, tensor<3x5xf32>
    return %0#0, %0#1 : tensor<3x5xf32>, tensor<3x5xf32>
  }
}
// -----
// name: checkpoint_grad
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %1:2 = stablehlo.optimization_barrier %arg0, %0 : tensor<3x5xf32>, tensor<3x5xf32>
    %2 = stablehlo.sine %1#0 : tensor<3x5xf32>
    %3 = stablehlo.cosine %1#0 : tensor<3x5xf32>
    %4 = stablehlo.cosine %2 : tensor<3x5xf32>
    %5 = stablehlo.multiply %1#1, %4 : tensor<3x5xf32>
    %6 = stablehlo.multiply %5, %3 : tensor<3x5xf32>
    return %6 : tensor<3x5xf32>
  }
}
// -----
// name: custom_vjp
#loc1 = loc("x")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32> loc("x")) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc11)
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc14)
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc14)
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc11)
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc15)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc11)
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc16)
    %4 = stablehlo.select %1, %2, %3 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc17)
    return %4 : tensor<3x5xf32> loc(#loc11)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc2 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc3 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc4 = loc("jax_stablehlo_corpus.py":268:49 to :63)
#loc5 = loc("jax_stablehlo_corpus.py":268:49 to :69)
#loc6 = loc("main"(#loc2))
#loc7 = loc("<module>"(#loc3))
#loc8 = loc("<lambda>"(#loc4))
#loc9 = loc("<lambda>"(#loc5))
#loc10 = loc(callsite(#loc6 at #loc7))
#loc11 = loc("jit(<lambda>)"(#loc10))
#loc12 = loc(callsite(#loc8 at #loc10))
#loc13 = loc(callsite(#loc9 at #loc10))
#loc14 = loc("jit(<lambda>)/jvp()/gt"(#loc12))
#loc15 = loc("jit(<lambda>)/transpose(jvp())/broadcast_in_dim"(#loc13))
#loc16 = loc("jit(<lambda>)/transpose(jvp())/broadcast_in_dim"(#loc12))
#loc17 = loc("jit(<lambda>)/transpose(jvp())/select_n"(#loc12))
// -----
// name: inner_jit
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = call @sin(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %1 = call @sin(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %2 = stablehlo.add %0, %1 : tensor<3x5xf32>
    return %2 : tensor<3x5xf32>
  }
  func.func private @sin(%arg0: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.sine %arg0 : tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// name: custom_root
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.divide %arg0, %0 : tensor<3xf32>
    return %1 : tensor<3xf32>
  }
}
// -----
// name: named_scope
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<3x5xf32>
    return %1 : tensor<3x5xf32>
  }
}
// -----
// name: donated
#loc1 = loc("x")
#loc2 = loc("y")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32> {tf.aliasing_output = 0 : i32} loc("x"), %arg1: tensor<3x5xf32> loc("y")) -> (tensor<3x5xf32> {jax.result_info = "result[0]"}, tensor<3x5xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x5xf32> loc(#loc15)
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<3x5xf32> loc(#loc16)
    return %0, %1 : tensor<3x5xf32>, tensor<3x5xf32> loc(#loc14)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("jax_stablehlo_corpus.py":272:41 to :46)
#loc4 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc5 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc6 = loc("jax_stablehlo_corpus.py":272:48 to :53)
#loc7 = loc("<lambda>"(#loc3))
#loc8 = loc("main"(#loc4))
#loc9 = loc("<module>"(#loc5))
#loc10 = loc("<lambda>"(#loc6))
#loc11 = loc(callsite(#loc8 at #loc9))
#loc12 = loc(callsite(#loc7 at #loc11))
#loc13 = loc(callsite(#loc10 at #loc11))
#loc14 = loc("jit(<lambda>)"(#loc11))
#loc15 = loc("jit(<lambda>)/add"(#loc12))
#loc16 = loc("jit(<lambda>)/sub"(#loc13))
// -----
// name: unused_kept
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    return %arg0 : tensor<3x5xf32>
  }
}
// -----
// name: no_output
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main() {
    return
  }
}
// -----
// name: pytree
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result['a']"}, tensor<3x5xf32> {jax.result_info = "result['c'][0]"}, tensor<3x5xf32> {jax.result_info = "result['c'][1]"}) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %1 = stablehlo.multiply %arg1, %0 : tensor<3x5xf32>
    return %1, %arg0, %arg1 : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>
  }
}
