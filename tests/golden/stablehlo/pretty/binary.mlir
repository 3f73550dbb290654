// name: add
module @jit_add attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// name: sub
module @jit_sub attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// name: mul
#loc1 = loc("x")
#loc2 = loc("y")
module @jit_mul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32> loc("x"), %arg1: tensor<3x5xf32> loc("y")) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x5xf32> loc(#loc8)
    return %0 : tensor<3x5xf32> loc(#loc9)
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
// name: div
module @jit_div attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// name: rem
module @jit_rem attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// name: max
module @jit_max attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// name: min
#loc1 = loc("x")
#loc2 = loc("y")
module @jit_min attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32> loc("x"), %arg1: tensor<3x5xf32> loc("y")) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<3x5xf32> loc(#loc8)
    return %0 : tensor<3x5xf32> loc(#loc9)
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
// name: pow
module @jit_pow attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.power %arg0, %arg1 : tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// name: atan2
module @jit_atan2 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// name: nextafter
module @jit_nextafter attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = chlo.next_after %arg0, %arg1 : tensor<3x5xf32>, tensor<3x5xf32> -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// name: igamma
#loc = loc(unknown)
#loc1 = loc("a")
#loc2 = loc("x")
module @jit_igamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32> loc("a"), %arg1: tensor<3x5xf32> loc("x")) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc42)
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc42)
    %2 = stablehlo.or %0, %1 : tensor<3x5xi1> loc(#loc43)
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32> loc(#loc44)
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc45)
    %4 = stablehlo.compare EQ, %arg1, %3, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc45)
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32> loc(#loc44)
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc45)
    %6 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc45)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc44)
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc45)
    %8 = stablehlo.compare EQ, %arg0, %7, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc45)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc44)
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc45)
    %10 = stablehlo.compare EQ, %arg1, %9, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc45)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc44)
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc46)
    %12 = stablehlo.compare LT, %arg1, %11, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc46)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc44)
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc46)
    %14 = stablehlo.compare LT, %arg0, %13, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc46)
    %15 = stablehlo.and %8, %10 : tensor<3x5xi1> loc(#loc47)
    %16 = stablehlo.and %6, %4 : tensor<3x5xi1> loc(#loc47)
    %17 = stablehlo.or %12, %14 : tensor<3x5xi1> loc(#loc43)
    %18 = stablehlo.or %17, %15 : tensor<3x5xi1> loc(#loc43)
    %19 = stablehlo.or %18, %16 : tensor<3x5xi1> loc(#loc43)
    %20 = stablehlo.or %19, %2 : tensor<3x5xi1> loc(#loc43)
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc44)
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc48)
    %22 = stablehlo.compare GE, %arg1, %21, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc48)
    %23 = stablehlo.compare GT, %arg1, %arg0, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc49)
    %24 = stablehlo.and %22, %23 : tensor<3x5xi1> loc(#loc47)
    %25 = stablehlo.log %arg1 : tensor<3x5xf32> loc(#loc50)
    %26 = stablehlo.multiply %arg0, %25 : tensor<3x5xf32> loc(#loc51)
    %27 = stablehlo.subtract %26, %arg1 : tensor<3x5xf32> loc(#loc52)
    %28 = call @lgamma_impl(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32> loc(#loc53)
    %29 = stablehlo.subtract %27, %28 : tensor<3x5xf32> loc(#loc52)
    %cst_6 = stablehlo.constant dense<3.40282347E+38> : tensor<f32> loc(#loc44)
    %30 = stablehlo.log %cst_6 : tensor<f32> loc(#loc50)
    %31 = stablehlo.negate %30 : tensor<f32> loc(#loc54)
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc46)
    %33 = stablehlo.compare LT, %29, %32, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc46)
    %34 = stablehlo.exponential %29 : tensor<3x5xf32> loc(#loc55)
    %35 = stablehlo.or %10, %20 : tensor<3x5xi1> loc(#loc43)
    %36 = stablehlo.or %35, %33 : tensor<3x5xi1> loc(#loc43)
    %37 = stablehlo.or %36, %4 : tensor<3x5xi1> loc(#loc43)
    %38 = stablehlo.or %37, %6 : tensor<3x5xi1> loc(#loc43)
    %39 = stablehlo.not %38 : tensor<3x5xi1> loc(#loc56)
    %40 = stablehlo.and %39, %24 : tensor<3x5xi1> loc(#loc47)
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc44)
    %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc52)
    %42 = stablehlo.subtract %41, %arg0 : tensor<3x5xf32> loc(#loc52)
    %43 = stablehlo.add %arg1, %42 : tensor<3x5xf32> loc(#loc57)
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc44)
    %44 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc57)
    %45 = stablehlo.add %43, %44 : tensor<3x5xf32> loc(#loc57)
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc44)
    %46 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc58)
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc44)
    %47 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc57)
    %48 = stablehlo.add %arg1, %47 : tensor<3x5xf32> loc(#loc57)
    %49 = stablehlo.multiply %45, %arg1 : tensor<3x5xf32> loc(#loc51)
    %50 = stablehlo.divide %48, %49 : tensor<3x5xf32> loc(#loc59)
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc44)
    %51 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc58)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc44)
    %52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc58)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc44)
    %53 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc58)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc44)
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc58)
    %55 = stablehlo.negate %arg1 : tensor<3x5xf32> loc(#loc54)
    %56 = stablehlo.multiply %50, %55 : tensor<3x5xf32> loc(#loc51)
    %57 = stablehlo.subtract %54, %56 : tensor<3x5xf32> loc(#loc52)
    %58 = stablehlo.divide %57, %49 : tensor<3x5xf32> loc(#loc59)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc44)
    %59:15 = stablehlo.while(%iterArg = %40, %iterArg_25 = %50, %iterArg_26 = %51, %iterArg_27 = %42, %iterArg_28 = %45, %iterArg_29 = %cst_15, %iterArg_30 = %48, %iterArg_31 = %49, %iterArg_32 = %46, %iterArg_33 = %arg1, %iterArg_34 = %52, %iterArg_35 = %53, %iterArg_36 = %54, %iterArg_37 = %55, %iterArg_38 = %58) : tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<f32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>
    cond {
      %cst_39 = stablehlo.constant dense<2.000000e+03> : tensor<f32> loc(#loc60)
      %81 = stablehlo.compare LT, %iterArg_29, %cst_39, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1> loc(#loc61)
      %c = stablehlo.constant dense<false> : tensor<i1> loc(#loc62)
      %82 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x5xi1>, tensor<i1>) -> tensor<i1> loc(#loc62)
      %83 = stablehlo.and %81, %82 : tensor<i1> loc(#loc63)
      stablehlo.return %83 : tensor<i1> loc(#loc60)
    } do {
      %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc60)
      %81 = stablehlo.add %iterArg_29, %cst_39 : tensor<f32> loc(#loc64)
      %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc60)
      %82 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc64)
      %83 = stablehlo.add %iterArg_27, %82 : tensor<3x5xf32> loc(#loc64)
      %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32> loc(#loc60)
      %84 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc64)
      %85 = stablehlo.add %iterArg_28, %84 : tensor<3x5xf32> loc(#loc64)
      %86 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc65)
      %87 = stablehlo.multiply %83, %86 : tensor<3x5xf32> loc(#loc65)
      %88 = stablehlo.multiply %iterArg_30, %85 : tensor<3x5xf32> loc(#loc65)
      %89 = stablehlo.multiply %iterArg_32, %87 : tensor<3x5xf32> loc(#loc65)
      %90 = stablehlo.subtract %88, %89 : tensor<3x5xf32> loc(#loc66)
      %91 = stablehlo.multiply %iterArg_31, %85 : tensor<3x5xf32> loc(#loc65)
      %92 = stablehlo.multiply %iterArg_33, %87 : tensor<3x5xf32> loc(#loc65)
      %93 = stablehlo.subtract %91, %92 : tensor<3x5xf32> loc(#loc66)
      %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc60)
      %94 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc67)
      %95 = stablehlo.compare NE, %93, %94, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc67)
      %96 = stablehlo.divide %90, %93 : tensor<3x5xf32> loc(#loc68)
      %97 = stablehlo.subtract %iterArg_25, %96 : tensor<3x5xf32> loc(#loc66)
      %98 = stablehlo.divide %97, %96 : tensor<3x5xf32> loc(#loc68)
      %99 = stablehlo.abs %98 : tensor<3x5xf32> loc(#loc69)
      %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc60)
      %100 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc70)
      %101 = stablehlo.select %95, %99, %100 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %102 = stablehlo.select %95, %96, %iterArg_25 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %103 = stablehlo.multiply %iterArg_36, %85 : tensor<3x5xf32> loc(#loc65)
      %104 = stablehlo.subtract %103, %iterArg_30 : tensor<3x5xf32> loc(#loc66)
      %105 = stablehlo.multiply %iterArg_34, %87 : tensor<3x5xf32> loc(#loc65)
      %106 = stablehlo.subtract %104, %105 : tensor<3x5xf32> loc(#loc66)
      %107 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc65)
      %108 = stablehlo.multiply %iterArg_32, %107 : tensor<3x5xf32> loc(#loc65)
      %109 = stablehlo.add %106, %108 : tensor<3x5xf32> loc(#loc64)
      %110 = stablehlo.multiply %iterArg_37, %85 : tensor<3x5xf32> loc(#loc65)
      %111 = stablehlo.subtract %110, %iterArg_31 : tensor<3x5xf32> loc(#loc66)
      %112 = stablehlo.multiply %iterArg_35, %87 : tensor<3x5xf32> loc(#loc65)
      %113 = stablehlo.subtract %111, %112 : tensor<3x5xf32> loc(#loc66)
      %114 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc65)
      %115 = stablehlo.multiply %iterArg_33, %114 : tensor<3x5xf32> loc(#loc65)
      %116 = stablehlo.add %113, %115 : tensor<3x5xf32> loc(#loc64)
      %117 = stablehlo.multiply %102, %116 : tensor<3x5xf32> loc(#loc65)
      %118 = stablehlo.subtract %109, %117 : tensor<3x5xf32> loc(#loc66)
      %119 = stablehlo.divide %118, %93 : tensor<3x5xf32> loc(#loc68)
      %120 = stablehlo.select %95, %119, %iterArg_38 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %121 = stablehlo.subtract %120, %iterArg_38 : tensor<3x5xf32> loc(#loc66)
      %122 = stablehlo.abs %121 : tensor<3x5xf32> loc(#loc69)
      %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc60)
      %123 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc70)
      %124 = stablehlo.select %95, %122, %123 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %125 = stablehlo.abs %90 : tensor<3x5xf32> loc(#loc69)
      %cst_45 = stablehlo.constant dense<1.1920929E-7> : tensor<f32> loc(#loc60)
      %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc72)
      %126 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<f32> loc(#loc72)
      %127 = stablehlo.divide %126, %cst_45 : tensor<f32> loc(#loc72)
      %128 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc73)
      %129 = stablehlo.compare GT, %125, %128, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc73)
      %cst_47 = stablehlo.constant dense<1.1920929E-7> : tensor<f32> loc(#loc60)
      %130 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc65)
      %131 = stablehlo.multiply %iterArg_30, %130 : tensor<3x5xf32> loc(#loc65)
      %132 = stablehlo.select %129, %131, %iterArg_30 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %cst_48 = stablehlo.constant dense<1.1920929E-7> : tensor<f32> loc(#loc60)
      %133 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc65)
      %134 = stablehlo.multiply %90, %133 : tensor<3x5xf32> loc(#loc65)
      %135 = stablehlo.select %129, %134, %90 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %cst_49 = stablehlo.constant dense<1.1920929E-7> : tensor<f32> loc(#loc60)
      %136 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc65)
      %137 = stablehlo.multiply %iterArg_31, %136 : tensor<3x5xf32> loc(#loc65)
      %138 = stablehlo.select %129, %137, %iterArg_31 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %cst_50 = stablehlo.constant dense<1.1920929E-7> : tensor<f32> loc(#loc60)
      %139 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc65)
      %140 = stablehlo.multiply %93, %139 : tensor<3x5xf32> loc(#loc65)
      %141 = stablehlo.select %129, %140, %93 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %cst_51 = stablehlo.constant dense<1.1920929E-7> : tensor<f32> loc(#loc60)
      %142 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc65)
      %143 = stablehlo.multiply %iterArg_36, %142 : tensor<3x5xf32> loc(#loc65)
      %144 = stablehlo.select %129, %143, %iterArg_36 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %cst_52 = stablehlo.constant dense<1.1920929E-7> : tensor<f32> loc(#loc60)
      %145 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc65)
      %146 = stablehlo.multiply %iterArg_37, %145 : tensor<3x5xf32> loc(#loc65)
      %147 = stablehlo.select %129, %146, %iterArg_37 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %cst_53 = stablehlo.constant dense<1.1920929E-7> : tensor<f32> loc(#loc60)
      %148 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc65)
      %149 = stablehlo.multiply %109, %148 : tensor<3x5xf32> loc(#loc65)
      %150 = stablehlo.select %129, %149, %109 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %cst_54 = stablehlo.constant dense<1.1920929E-7> : tensor<f32> loc(#loc60)
      %151 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc65)
      %152 = stablehlo.multiply %116, %151 : tensor<3x5xf32> loc(#loc65)
      %153 = stablehlo.select %129, %152, %116 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %cst_55 = stablehlo.constant dense<1.1920929E-7> : tensor<f32> loc(#loc60)
      %154 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc73)
      %155 = stablehlo.compare GT, %101, %154, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc73)
      %156 = stablehlo.and %iterArg, %155 : tensor<3x5xi1> loc(#loc74)
      %157 = stablehlo.select %iterArg, %102, %iterArg_25 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %158 = stablehlo.select %iterArg, %101, %iterArg_26 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %159 = stablehlo.select %iterArg, %83, %iterArg_27 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %160 = stablehlo.select %iterArg, %85, %iterArg_28 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %161 = stablehlo.select %iterArg, %135, %iterArg_30 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %162 = stablehlo.select %iterArg, %141, %iterArg_31 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %163 = stablehlo.select %iterArg, %132, %iterArg_32 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %164 = stablehlo.select %iterArg, %138, %iterArg_33 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %165 = stablehlo.select %iterArg, %144, %iterArg_34 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %166 = stablehlo.select %iterArg, %147, %iterArg_35 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %167 = stablehlo.select %iterArg, %150, %iterArg_36 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %168 = stablehlo.select %iterArg, %153, %iterArg_37 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %169 = stablehlo.select %iterArg, %120, %iterArg_38 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      stablehlo.return %156, %157, %158, %159, %160, %81, %161, %162, %163, %164, %165, %166, %167, %168, %169 : tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<f32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32> loc(#loc60)
    } loc(#loc60)
    %60 = stablehlo.multiply %59#1, %34 : tensor<3x5xf32> loc(#loc51)
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc44)
    %61 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc52)
    %62 = stablehlo.subtract %61, %60 : tensor<3x5xf32> loc(#loc52)
    %63 = stablehlo.not %24 : tensor<3x5xi1> loc(#loc56)
    %64 = stablehlo.and %39, %63 : tensor<3x5xi1> loc(#loc47)
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc44)
    %65 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc58)
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc44)
    %66 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc58)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc44)
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc58)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc44)
    %68 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc58)
    %69:7 = stablehlo.while(%iterArg = %64, %iterArg_25 = %arg0, %iterArg_26 = %65, %iterArg_27 = %66, %iterArg_28 = %arg1, %iterArg_29 = %67, %iterArg_30 = %68) : tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1> loc(#loc62)
      %81 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x5xi1>, tensor<i1>) -> tensor<i1> loc(#loc62)
      stablehlo.return %81 : tensor<i1> loc(#loc60)
    } do {
      %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc60)
      %81 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc64)
      %82 = stablehlo.add %iterArg_25, %81 : tensor<3x5xf32> loc(#loc64)
      %83 = stablehlo.divide %iterArg_28, %82 : tensor<3x5xf32> loc(#loc68)
      %84 = stablehlo.multiply %iterArg_29, %83 : tensor<3x5xf32> loc(#loc65)
      %85 = stablehlo.multiply %iterArg_26, %iterArg_28 : tensor<3x5xf32> loc(#loc65)
      %86 = stablehlo.multiply %82, %82 : tensor<3x5xf32> loc(#loc65)
      %87 = stablehlo.divide %85, %86 : tensor<3x5xf32> loc(#loc68)
      %88 = stablehlo.subtract %84, %87 : tensor<3x5xf32> loc(#loc66)
      %89 = stablehlo.add %iterArg_30, %88 : tensor<3x5xf32> loc(#loc64)
      %90 = stablehlo.divide %iterArg_28, %82 : tensor<3x5xf32> loc(#loc68)
      %91 = stablehlo.multiply %iterArg_26, %90 : tensor<3x5xf32> loc(#loc65)
      %92 = stablehlo.add %iterArg_27, %91 : tensor<3x5xf32> loc(#loc64)
      %93 = stablehlo.divide %91, %92 : tensor<3x5xf32> loc(#loc68)
      %cst_32 = stablehlo.constant dense<1.1920929E-7> : tensor<f32> loc(#loc60)
      %94 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc73)
      %95 = stablehlo.compare GT, %93, %94, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc73)
      %96 = stablehlo.and %iterArg, %95 : tensor<3x5xi1> loc(#loc74)
      %97 = stablehlo.select %iterArg, %82, %iterArg_25 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %98 = stablehlo.select %iterArg, %91, %iterArg_26 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %99 = stablehlo.select %iterArg, %92, %iterArg_27 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %100 = stablehlo.select %iterArg, %iterArg_28, %iterArg_28 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %101 = stablehlo.select %iterArg, %88, %iterArg_29 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      %102 = stablehlo.select %iterArg, %89, %iterArg_30 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc71)
      stablehlo.return %96, %97, %98, %99, %100, %101, %102 : tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32> loc(#loc60)
    } loc(#loc60)
    %70 = stablehlo.multiply %69#3, %34 : tensor<3x5xf32> loc(#loc51)
    %71 = stablehlo.divide %70, %arg0 : tensor<3x5xf32> loc(#loc59)
    %72 = stablehlo.select %24, %62, %71 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc75)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc44)
    %73 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc58)
    %74 = stablehlo.select %6, %73, %72 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc75)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc44)
    %75 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc58)
    %76 = stablehlo.select %10, %75, %74 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc75)
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc44)
    %77 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc58)
    %78 = stablehlo.select %4, %77, %76 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc75)
    %cst_24 = stablehlo.constant dense<0x7FC00000> : tensor<f32> loc(#loc44)
    %79 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc58)
    %80 = stablehlo.select %20, %79, %78 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc75)
    return %80 : tensor<3x5xf32> loc(#loc76)
  } loc(#loc)
  func.func private @lgamma_impl(%arg0: tensor<3x5xf32> loc(unknown)) -> tensor<3x5xf32> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x5xf32>) -> tensor<3x5xi32> loc(#loc6)
    %c = stablehlo.constant dense<2147483647> : tensor<i32> loc(#loc)
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc7)
    %2 = stablehlo.and %0, %1 : tensor<3x5xi32> loc(#loc7)
    %c_0 = stablehlo.constant dense<0> : tensor<i32> loc(#loc)
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc8)
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1> loc(#loc8)
    %c_1 = stablehlo.constant dense<0> : tensor<i32> loc(#loc)
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc9)
    %6 = stablehlo.compare GT, %2, %5, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1> loc(#loc9)
    %c_2 = stablehlo.constant dense<8388608> : tensor<i32> loc(#loc)
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc10)
    %8 = stablehlo.compare LT, %2, %7, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1> loc(#loc10)
    %9 = stablehlo.and %6, %8 : tensor<3x5xi1> loc(#loc7)
    %10 = stablehlo.count_leading_zeros %2 : tensor<3x5xi32> loc(#loc11)
    %c_3 = stablehlo.constant dense<8> : tensor<i32> loc(#loc)
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc12)
    %12 = stablehlo.subtract %10, %11 : tensor<3x5xi32> loc(#loc12)
    %c_4 = stablehlo.constant dense<0> : tensor<i32> loc(#loc)
    %13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc13)
    %14 = stablehlo.select %9, %12, %13 : tensor<3x5xi1>, tensor<3x5xi32> loc(#loc14)
    %c_5 = stablehlo.constant dense<-2147483648> : tensor<i32> loc(#loc)
    %15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc7)
    %16 = stablehlo.and %0, %15 : tensor<3x5xi32> loc(#loc7)
    %17 = stablehlo.shift_left %2, %14 : tensor<3x5xi32> loc(#loc15)
    %18 = stablehlo.or %16, %17 : tensor<3x5xi32> loc(#loc16)
    %19 = stablehlo.select %9, %18, %0 : tensor<3x5xi1>, tensor<3x5xi32> loc(#loc14)
    %20 = stablehlo.bitcast_convert %19 : (tensor<3x5xi32>) -> tensor<3x5xf32> loc(#loc6)
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32> loc(#loc)
    %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc17)
    %22 = stablehlo.compare GE, %20, %21, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc17)
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %24 = stablehlo.select %4, %23, %20 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %25 = stablehlo.not %22 : tensor<3x5xi1> loc(#loc18)
    %cst_7 = stablehlo.constant dense<0xCB000000> : tensor<f32> loc(#loc)
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc9)
    %27 = stablehlo.compare GT, %24, %26, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc9)
    %28 = stablehlo.and %25, %27 : tensor<3x5xi1> loc(#loc7)
    %cst_8 = stablehlo.constant dense<-5.000000e-01> : tensor<f32> loc(#loc)
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %30 = stablehlo.select %28, %24, %29 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %31 = stablehlo.round_nearest_even %30 : tensor<3x5xf32> loc(#loc19)
    %32 = stablehlo.subtract %30, %31 : tensor<3x5xf32> loc(#loc12)
    %33 = stablehlo.abs %32 : tensor<3x5xf32> loc(#loc20)
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc12)
    %35 = stablehlo.subtract %34, %31 : tensor<3x5xf32> loc(#loc12)
    %36 = stablehlo.subtract %35, %32 : tensor<3x5xf32> loc(#loc12)
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc12)
    %38 = stablehlo.subtract %37, %31 : tensor<3x5xf32> loc(#loc12)
    %39 = stablehlo.subtract %38, %36 : tensor<3x5xf32> loc(#loc12)
    %40 = stablehlo.subtract %39, %32 : tensor<3x5xf32> loc(#loc12)
    %41 = stablehlo.select %22, %24, %36 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %cst_11 = stablehlo.constant dense<4.08500311E+36> : tensor<f32> loc(#loc)
    %42 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %43 = stablehlo.minimum %41, %42 : tensor<3x5xf32> loc(#loc21)
    %44:2 = call @_log_f32(%33, %14) : (tensor<3x5xf32>, tensor<3x5xi32>) -> (tensor<3x5xf32>, tensor<3x5xf32>) loc(#loc22)
    %45:3 = call @_lgamma_pos_small(%43) : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) loc(#loc23)
    %46:3 = call @_lgamma_pos_large(%43) : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) loc(#loc24)
    %cst_12 = stablehlo.constant dense<4.000000e+00> : tensor<f32> loc(#loc)
    %47 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc25)
    %48 = stablehlo.compare LE, %43, %47, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc25)
    %49 = stablehlo.add %46#0, %46#1 : tensor<3x5xf32> loc(#loc26)
    %50 = stablehlo.select %48, %45#0, %49 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %51 = stablehlo.select %48, %45#1, %46#0 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %52 = stablehlo.select %48, %45#2, %46#1 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %53 = stablehlo.add %52, %44#1 : tensor<3x5xf32> loc(#loc26)
    %54 = stablehlo.multiply %46#2, %40 : tensor<3x5xf32> loc(#loc27)
    %55 = call @_lgamma_neg_reflection(%32, %44#0, %51, %53, %54) : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32> loc(#loc28)
    %56:2 = call @_lgamma_neg_root(%30, %31) : (tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xi1>, tensor<3x5xf32>) loc(#loc29)
    %57 = stablehlo.select %56#0, %56#1, %55 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %58 = stablehlo.select %22, %50, %57 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %59 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc8)
    %60 = stablehlo.compare EQ, %58, %59, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc8)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %62 = stablehlo.select %60, %61, %58 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %63 = stablehlo.not %22 : tensor<3x5xi1> loc(#loc18)
    %64 = stablehlo.floor %24 : tensor<3x5xf32> loc(#loc30)
    %65 = stablehlo.compare EQ, %24, %64, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc8)
    %66 = stablehlo.and %63, %65 : tensor<3x5xi1> loc(#loc7)
    %67 = stablehlo.or %4, %66 : tensor<3x5xi1> loc(#loc16)
    %cst_15 = stablehlo.constant dense<4.08500311E+36> : tensor<f32> loc(#loc)
    %68 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc9)
    %69 = stablehlo.compare GT, %arg0, %68, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc9)
    %70 = stablehlo.or %67, %69 : tensor<3x5xi1> loc(#loc16)
    %cst_16 = stablehlo.constant dense<0x7F800000> : tensor<f32> loc(#loc)
    %71 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %72 = stablehlo.select %70, %71, %62 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %73 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc31)
    %cst_17 = stablehlo.constant dense<0x7FC00000> : tensor<f32> loc(#loc)
    %74 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %75 = stablehlo.select %73, %74, %72 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    return %75 : tensor<3x5xf32> loc(#loc)
  } loc(#loc40)
  func.func private @_log_f32(%arg0: tensor<3x5xf32> loc(unknown), %arg1: tensor<3x5xi32> loc(unknown)) -> (tensor<3x5xf32>, tensor<3x5xf32>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x5xf32>) -> tensor<3x5xi32> loc(#loc6)
    %c = stablehlo.constant dense<1060439283> : tensor<i32> loc(#loc)
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc12)
    %2 = stablehlo.subtract %0, %1 : tensor<3x5xi32> loc(#loc12)
    %c_0 = stablehlo.constant dense<23> : tensor<i32> loc(#loc)
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc13)
    %4 = stablehlo.shift_right_arithmetic %2, %3 : tensor<3x5xi32> loc(#loc32)
    %5 = stablehlo.subtract %4, %arg1 : tensor<3x5xi32> loc(#loc12)
    %6 = stablehlo.convert %5 : (tensor<3x5xi32>) -> tensor<3x5xf32> loc(#loc33)
    %c_1 = stablehlo.constant dense<23> : tensor<i32> loc(#loc)
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc13)
    %8 = stablehlo.shift_left %4, %7 : tensor<3x5xi32> loc(#loc15)
    %9 = stablehlo.subtract %0, %8 : tensor<3x5xi32> loc(#loc12)
    %10 = stablehlo.bitcast_convert %9 : (tensor<3x5xi32>) -> tensor<3x5xf32> loc(#loc6)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc12)
    %12 = stablehlo.subtract %10, %11 : tensor<3x5xf32> loc(#loc12)
    %13 = stablehlo.multiply %12, %12 : tensor<3x5xf32> loc(#loc27)
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32> loc(#loc)
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc27)
    %15 = stablehlo.multiply %14, %13 : tensor<3x5xf32> loc(#loc27)
    %16 = stablehlo.subtract %12, %15 : tensor<3x5xf32> loc(#loc12)
    %17 = stablehlo.multiply %13, %12 : tensor<3x5xf32> loc(#loc27)
    %cst_3 = stablehlo.constant dense<0.333333343> : tensor<f32> loc(#loc)
    %cst_4 = stablehlo.constant dense<-0.249999896> : tensor<f32> loc(#loc)
    %cst_5 = stablehlo.constant dense<0.199999928> : tensor<f32> loc(#loc)
    %cst_6 = stablehlo.constant dense<-0.166680068> : tensor<f32> loc(#loc)
    %cst_7 = stablehlo.constant dense<0.1428743> : tensor<f32> loc(#loc)
    %cst_8 = stablehlo.constant dense<-0.124513313> : tensor<f32> loc(#loc)
    %cst_9 = stablehlo.constant dense<0.110219181> : tensor<f32> loc(#loc)
    %cst_10 = stablehlo.constant dense<-0.106258489> : tensor<f32> loc(#loc)
    %cst_11 = stablehlo.constant dense<0.106187068> : tensor<f32> loc(#loc)
    %cst_12 = stablehlo.constant dense<-0.0635454952> : tensor<f32> loc(#loc)
    %18 = call @_horner(%12, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10, %cst_11, %cst_12) : (tensor<3x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32> loc(#loc34)
    %19 = stablehlo.multiply %17, %18 : tensor<3x5xf32> loc(#loc27)
    %20 = stablehlo.add %16, %19 : tensor<3x5xf32> loc(#loc26)
    %cst_13 = stablehlo.constant dense<0.693115234> : tensor<f32> loc(#loc)
    %21 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc27)
    %22 = stablehlo.multiply %6, %21 : tensor<3x5xf32> loc(#loc27)
    %cst_14 = stablehlo.constant dense<3.19461833E-5> : tensor<f32> loc(#loc)
    %23 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc27)
    %24 = stablehlo.multiply %6, %23 : tensor<3x5xf32> loc(#loc27)
    %25 = stablehlo.add %20, %24 : tensor<3x5xf32> loc(#loc26)
    %26 = stablehlo.add %22, %25 : tensor<3x5xf32> loc(#loc26)
    %27 = stablehlo.subtract %22, %26 : tensor<3x5xf32> loc(#loc12)
    %28 = stablehlo.add %27, %25 : tensor<3x5xf32> loc(#loc26)
    return %26, %28 : tensor<3x5xf32>, tensor<3x5xf32> loc(#loc)
  } loc(#loc40)
  func.func private @_horner(%arg0: tensor<3x5xf32> loc(unknown), %arg1: tensor<f32> loc(unknown), %arg2: tensor<f32> loc(unknown), %arg3: tensor<f32> loc(unknown), %arg4: tensor<f32> loc(unknown), %arg5: tensor<f32> loc(unknown), %arg6: tensor<f32> loc(unknown), %arg7: tensor<f32> loc(unknown), %arg8: tensor<f32> loc(unknown), %arg9: tensor<f32> loc(unknown), %arg10: tensor<f32> loc(unknown)) -> tensor<3x5xf32> {
    %0 = stablehlo.convert %arg10 : tensor<f32> loc(#loc33)
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc27)
    %2 = stablehlo.multiply %1, %arg0 : tensor<3x5xf32> loc(#loc27)
    %3 = stablehlo.convert %arg9 : tensor<f32> loc(#loc33)
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc26)
    %5 = stablehlo.add %2, %4 : tensor<3x5xf32> loc(#loc26)
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x5xf32> loc(#loc27)
    %7 = stablehlo.convert %arg8 : tensor<f32> loc(#loc33)
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc26)
    %9 = stablehlo.add %6, %8 : tensor<3x5xf32> loc(#loc26)
    %10 = stablehlo.multiply %9, %arg0 : tensor<3x5xf32> loc(#loc27)
    %11 = stablehlo.convert %arg7 : tensor<f32> loc(#loc33)
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc26)
    %13 = stablehlo.add %10, %12 : tensor<3x5xf32> loc(#loc26)
    %14 = stablehlo.multiply %13, %arg0 : tensor<3x5xf32> loc(#loc27)
    %15 = stablehlo.convert %arg6 : tensor<f32> loc(#loc33)
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc26)
    %17 = stablehlo.add %14, %16 : tensor<3x5xf32> loc(#loc26)
    %18 = stablehlo.multiply %17, %arg0 : tensor<3x5xf32> loc(#loc27)
    %19 = stablehlo.convert %arg5 : tensor<f32> loc(#loc33)
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc26)
    %21 = stablehlo.add %18, %20 : tensor<3x5xf32> loc(#loc26)
    %22 = stablehlo.multiply %21, %arg0 : tensor<3x5xf32> loc(#loc27)
    %23 = stablehlo.convert %arg4 : tensor<f32> loc(#loc33)
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc26)
    %25 = stablehlo.add %22, %24 : tensor<3x5xf32> loc(#loc26)
    %26 = stablehlo.multiply %25, %arg0 : tensor<3x5xf32> loc(#loc27)
    %27 = stablehlo.convert %arg3 : tensor<f32> loc(#loc33)
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc26)
    %29 = stablehlo.add %26, %28 : tensor<3x5xf32> loc(#loc26)
    %30 = stablehlo.multiply %29, %arg0 : tensor<3x5xf32> loc(#loc27)
    %31 = stablehlo.convert %arg2 : tensor<f32> loc(#loc33)
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc26)
    %33 = stablehlo.add %30, %32 : tensor<3x5xf32> loc(#loc26)
    %34 = stablehlo.multiply %33, %arg0 : tensor<3x5xf32> loc(#loc27)
    %35 = stablehlo.convert %arg1 : tensor<f32> loc(#loc33)
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc26)
    %37 = stablehlo.add %34, %36 : tensor<3x5xf32> loc(#loc26)
    return %37 : tensor<3x5xf32> loc(#loc)
  } loc(#loc40)
  func.func private @_lgamma_pos_small(%arg0: tensor<3x5xf32> loc(unknown)) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) {
    %cst = stablehlo.constant dense<1.500000e+00> : tensor<f32> loc(#loc)
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc9)
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc9)
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc12)
    %3 = stablehlo.subtract %arg0, %2 : tensor<3x5xf32> loc(#loc12)
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc12)
    %5 = stablehlo.subtract %3, %4 : tensor<3x5xf32> loc(#loc12)
    %cst_2 = stablehlo.constant dense<1.750000e+00> : tensor<f32> loc(#loc)
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %8 = stablehlo.select %1, %6, %7 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %9 = stablehlo.subtract %3, %8 : tensor<3x5xf32> loc(#loc12)
    %cst_4 = stablehlo.constant dense<0.362068325> : tensor<f32> loc(#loc)
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %cst_5 = stablehlo.constant dense<0.577215672> : tensor<f32> loc(#loc)
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %12 = stablehlo.select %1, %10, %11 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %cst_6 = stablehlo.constant dense<-0.0657293424> : tensor<f32> loc(#loc)
    %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %cst_7 = stablehlo.constant dense<-0.245251313> : tensor<f32> loc(#loc)
    %14 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %15 = stablehlo.select %1, %13, %14 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %cst_8 = stablehlo.constant dense<0.0160308518> : tensor<f32> loc(#loc)
    %16 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %cst_9 = stablehlo.constant dense<0.155433342> : tensor<f32> loc(#loc)
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %18 = stablehlo.select %1, %16, %17 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %cst_10 = stablehlo.constant dense<-0.00441958429> : tensor<f32> loc(#loc)
    %19 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %cst_11 = stablehlo.constant dense<-0.115152992> : tensor<f32> loc(#loc)
    %20 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %21 = stablehlo.select %1, %19, %20 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %cst_12 = stablehlo.constant dense<0.00130368094> : tensor<f32> loc(#loc)
    %22 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %cst_13 = stablehlo.constant dense<0.0922760441> : tensor<f32> loc(#loc)
    %23 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %24 = stablehlo.select %1, %22, %23 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %cst_14 = stablehlo.constant dense<-4.00087971E-4> : tensor<f32> loc(#loc)
    %25 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %cst_15 = stablehlo.constant dense<-0.0771135687> : tensor<f32> loc(#loc)
    %26 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %27 = stablehlo.select %1, %25, %26 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %cst_16 = stablehlo.constant dense<1.24877915E-4> : tensor<f32> loc(#loc)
    %28 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %cst_17 = stablehlo.constant dense<0.0660817325> : tensor<f32> loc(#loc)
    %29 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %30 = stablehlo.select %1, %28, %29 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %cst_18 = stablehlo.constant dense<-4.18991549E-5> : tensor<f32> loc(#loc)
    %31 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %cst_19 = stablehlo.constant dense<-0.061489731> : tensor<f32> loc(#loc)
    %32 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %33 = stablehlo.select %1, %31, %32 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %cst_20 = stablehlo.constant dense<1.5541731E-5> : tensor<f32> loc(#loc)
    %34 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %cst_21 = stablehlo.constant dense<0.0583322793> : tensor<f32> loc(#loc)
    %35 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %36 = stablehlo.select %1, %34, %35 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %cst_22 = stablehlo.constant dense<-3.44545674E-6> : tensor<f32> loc(#loc)
    %37 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %cst_23 = stablehlo.constant dense<-3.065680e-02> : tensor<f32> loc(#loc)
    %38 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %39 = stablehlo.select %1, %37, %38 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %cst_24 = stablehlo.constant dense<2.14668859E-7> : tensor<f32> loc(#loc)
    %40 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %cst_25 = stablehlo.constant dense<0.0167537015> : tensor<f32> loc(#loc)
    %41 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %42 = stablehlo.select %1, %40, %41 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %cst_26 = stablehlo.constant dense<-9.51253639E-7> : tensor<f32> loc(#loc)
    %43 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %cst_27 = stablehlo.constant dense<-0.0866426677> : tensor<f32> loc(#loc)
    %44 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %45 = stablehlo.select %1, %43, %44 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %cst_28 = stablehlo.constant dense<5.093690e-07> : tensor<f32> loc(#loc)
    %46 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %cst_29 = stablehlo.constant dense<0.0945988297> : tensor<f32> loc(#loc)
    %47 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %48 = stablehlo.select %1, %46, %47 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %49 = call @_horner_0(%9, %12, %15, %18, %21, %24, %27, %30, %33, %36, %39, %42, %45, %48) : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32> loc(#loc34)
    %50 = stablehlo.bitcast_convert %3 : (tensor<3x5xf32>) -> tensor<3x5xi32> loc(#loc6)
    %c = stablehlo.constant dense<-4096> : tensor<i32> loc(#loc)
    %51 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc7)
    %52 = stablehlo.and %50, %51 : tensor<3x5xi32> loc(#loc7)
    %53 = stablehlo.bitcast_convert %52 : (tensor<3x5xi32>) -> tensor<3x5xf32> loc(#loc6)
    %54 = stablehlo.subtract %3, %53 : tensor<3x5xf32> loc(#loc12)
    %55 = stablehlo.bitcast_convert %5 : (tensor<3x5xf32>) -> tensor<3x5xi32> loc(#loc6)
    %c_30 = stablehlo.constant dense<-4096> : tensor<i32> loc(#loc)
    %56 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc7)
    %57 = stablehlo.and %55, %56 : tensor<3x5xi32> loc(#loc7)
    %58 = stablehlo.bitcast_convert %57 : (tensor<3x5xi32>) -> tensor<3x5xf32> loc(#loc6)
    %59 = stablehlo.subtract %5, %58 : tensor<3x5xf32> loc(#loc12)
    %60 = stablehlo.multiply %53, %58 : tensor<3x5xf32> loc(#loc27)
    %61 = stablehlo.multiply %54, %5 : tensor<3x5xf32> loc(#loc27)
    %62 = stablehlo.multiply %53, %59 : tensor<3x5xf32> loc(#loc27)
    %63 = stablehlo.add %61, %62 : tensor<3x5xf32> loc(#loc26)
    %64 = stablehlo.bitcast_convert %49 : (tensor<3x5xf32>) -> tensor<3x5xi32> loc(#loc6)
    %c_31 = stablehlo.constant dense<-4096> : tensor<i32> loc(#loc)
    %65 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc7)
    %66 = stablehlo.and %64, %65 : tensor<3x5xi32> loc(#loc7)
    %67 = stablehlo.bitcast_convert %66 : (tensor<3x5xi32>) -> tensor<3x5xf32> loc(#loc6)
    %68 = stablehlo.subtract %49, %67 : tensor<3x5xf32> loc(#loc12)
    %69 = stablehlo.multiply %60, %67 : tensor<3x5xf32> loc(#loc27)
    %70 = stablehlo.multiply %63, %49 : tensor<3x5xf32> loc(#loc27)
    %71 = stablehlo.multiply %60, %68 : tensor<3x5xf32> loc(#loc27)
    %72 = stablehlo.add %70, %71 : tensor<3x5xf32> loc(#loc26)
    %73 = stablehlo.add %69, %72 : tensor<3x5xf32> loc(#loc26)
    return %73, %69, %72 : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32> loc(#loc)
  } loc(#loc40)
  func.func private @_horner_0(%arg0: tensor<3x5xf32> loc(unknown), %arg1: tensor<3x5xf32> loc(unknown), %arg2: tensor<3x5xf32> loc(unknown), %arg3: tensor<3x5xf32> loc(unknown), %arg4: tensor<3x5xf32> loc(unknown), %arg5: tensor<3x5xf32> loc(unknown), %arg6: tensor<3x5xf32> loc(unknown), %arg7: tensor<3x5xf32> loc(unknown), %arg8: tensor<3x5xf32> loc(unknown), %arg9: tensor<3x5xf32> loc(unknown), %arg10: tensor<3x5xf32> loc(unknown), %arg11: tensor<3x5xf32> loc(unknown), %arg12: tensor<3x5xf32> loc(unknown), %arg13: tensor<3x5xf32> loc(unknown)) -> tensor<3x5xf32> {
    %0 = stablehlo.multiply %arg13, %arg0 : tensor<3x5xf32> loc(#loc27)
    %1 = stablehlo.add %0, %arg12 : tensor<3x5xf32> loc(#loc26)
    %2 = stablehlo.multiply %1, %arg0 : tensor<3x5xf32> loc(#loc27)
    %3 = stablehlo.add %2, %arg11 : tensor<3x5xf32> loc(#loc26)
    %4 = stablehlo.multiply %3, %arg0 : tensor<3x5xf32> loc(#loc27)
    %5 = stablehlo.add %4, %arg10 : tensor<3x5xf32> loc(#loc26)
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x5xf32> loc(#loc27)
    %7 = stablehlo.add %6, %arg9 : tensor<3x5xf32> loc(#loc26)
    %8 = stablehlo.multiply %7, %arg0 : tensor<3x5xf32> loc(#loc27)
    %9 = stablehlo.add %8, %arg8 : tensor<3x5xf32> loc(#loc26)
    %10 = stablehlo.multiply %9, %arg0 : tensor<3x5xf32> loc(#loc27)
    %11 = stablehlo.add %10, %arg7 : tensor<3x5xf32> loc(#loc26)
    %12 = stablehlo.multiply %11, %arg0 : tensor<3x5xf32> loc(#loc27)
    %13 = stablehlo.add %12, %arg6 : tensor<3x5xf32> loc(#loc26)
    %14 = stablehlo.multiply %13, %arg0 : tensor<3x5xf32> loc(#loc27)
    %15 = stablehlo.add %14, %arg5 : tensor<3x5xf32> loc(#loc26)
    %16 = stablehlo.multiply %15, %arg0 : tensor<3x5xf32> loc(#loc27)
    %17 = stablehlo.add %16, %arg4 : tensor<3x5xf32> loc(#loc26)
    %18 = stablehlo.multiply %17, %arg0 : tensor<3x5xf32> loc(#loc27)
    %19 = stablehlo.add %18, %arg3 : tensor<3x5xf32> loc(#loc26)
    %20 = stablehlo.multiply %19, %arg0 : tensor<3x5xf32> loc(#loc27)
    %21 = stablehlo.add %20, %arg2 : tensor<3x5xf32> loc(#loc26)
    %22 = stablehlo.multiply %21, %arg0 : tensor<3x5xf32> loc(#loc27)
    %23 = stablehlo.add %22, %arg1 : tensor<3x5xf32> loc(#loc26)
    return %23 : tensor<3x5xf32> loc(#loc)
  } loc(#loc40)
  func.func private @_lgamma_pos_large(%arg0: tensor<3x5xf32> loc(unknown)) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) {
    %0:2 = call @_log_f32_1(%arg0) : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>) loc(#loc22)
    %1 = stablehlo.bitcast_convert %0#0 : (tensor<3x5xf32>) -> tensor<3x5xi32> loc(#loc6)
    %c = stablehlo.constant dense<-4096> : tensor<i32> loc(#loc)
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc7)
    %3 = stablehlo.and %1, %2 : tensor<3x5xi32> loc(#loc7)
    %4 = stablehlo.bitcast_convert %3 : (tensor<3x5xi32>) -> tensor<3x5xf32> loc(#loc6)
    %5 = stablehlo.subtract %0#0, %4 : tensor<3x5xf32> loc(#loc12)
    %6 = stablehlo.add %5, %0#1 : tensor<3x5xf32> loc(#loc26)
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32> loc(#loc)
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc12)
    %8 = stablehlo.subtract %arg0, %7 : tensor<3x5xf32> loc(#loc12)
    %9 = stablehlo.bitcast_convert %8 : (tensor<3x5xf32>) -> tensor<3x5xi32> loc(#loc6)
    %c_0 = stablehlo.constant dense<-4096> : tensor<i32> loc(#loc)
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc7)
    %11 = stablehlo.and %9, %10 : tensor<3x5xi32> loc(#loc7)
    %12 = stablehlo.bitcast_convert %11 : (tensor<3x5xi32>) -> tensor<3x5xf32> loc(#loc6)
    %13 = stablehlo.subtract %8, %12 : tensor<3x5xf32> loc(#loc12)
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc12)
    %15 = stablehlo.subtract %4, %14 : tensor<3x5xf32> loc(#loc12)
    %16 = stablehlo.multiply %12, %15 : tensor<3x5xf32> loc(#loc27)
    %17 = stablehlo.multiply %13, %15 : tensor<3x5xf32> loc(#loc27)
    %18 = stablehlo.multiply %8, %6 : tensor<3x5xf32> loc(#loc27)
    %19 = stablehlo.add %17, %18 : tensor<3x5xf32> loc(#loc26)
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc35)
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc35)
    %21 = stablehlo.divide %20, %arg0 : tensor<3x5xf32> loc(#loc35)
    %22 = stablehlo.multiply %21, %21 : tensor<3x5xf32> loc(#loc27)
    %cst_3 = stablehlo.constant dense<0.0833333358> : tensor<f32> loc(#loc)
    %cst_4 = stablehlo.constant dense<-0.00277777785> : tensor<f32> loc(#loc)
    %cst_5 = stablehlo.constant dense<7.93650805E-4> : tensor<f32> loc(#loc)
    %cst_6 = stablehlo.constant dense<-5.95238118E-4> : tensor<f32> loc(#loc)
    %cst_7 = stablehlo.constant dense<8.41750822E-4> : tensor<f32> loc(#loc)
    %23 = call @_horner_2(%22, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7) : (tensor<3x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32> loc(#loc34)
    %cst_8 = stablehlo.constant dense<0.418938518> : tensor<f32> loc(#loc)
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc26)
    %25 = stablehlo.add %19, %24 : tensor<3x5xf32> loc(#loc26)
    %26 = stablehlo.multiply %21, %23 : tensor<3x5xf32> loc(#loc27)
    %27 = stablehlo.add %25, %26 : tensor<3x5xf32> loc(#loc26)
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32> loc(#loc)
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc27)
    %29 = stablehlo.multiply %28, %21 : tensor<3x5xf32> loc(#loc27)
    %30 = stablehlo.subtract %0#0, %29 : tensor<3x5xf32> loc(#loc12)
    return %16, %27, %30 : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32> loc(#loc)
  } loc(#loc40)
  func.func private @_log_f32_1(%arg0: tensor<3x5xf32> loc(unknown)) -> (tensor<3x5xf32>, tensor<3x5xf32>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x5xf32>) -> tensor<3x5xi32> loc(#loc6)
    %c = stablehlo.constant dense<1060439283> : tensor<i32> loc(#loc)
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc12)
    %2 = stablehlo.subtract %0, %1 : tensor<3x5xi32> loc(#loc12)
    %c_0 = stablehlo.constant dense<23> : tensor<i32> loc(#loc)
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc13)
    %4 = stablehlo.shift_right_arithmetic %2, %3 : tensor<3x5xi32> loc(#loc32)
    %c_1 = stablehlo.constant dense<0> : tensor<i32> loc(#loc)
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc12)
    %6 = stablehlo.subtract %4, %5 : tensor<3x5xi32> loc(#loc12)
    %7 = stablehlo.convert %6 : (tensor<3x5xi32>) -> tensor<3x5xf32> loc(#loc33)
    %c_2 = stablehlo.constant dense<23> : tensor<i32> loc(#loc)
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc13)
    %9 = stablehlo.shift_left %4, %8 : tensor<3x5xi32> loc(#loc15)
    %10 = stablehlo.subtract %0, %9 : tensor<3x5xi32> loc(#loc12)
    %11 = stablehlo.bitcast_convert %10 : (tensor<3x5xi32>) -> tensor<3x5xf32> loc(#loc6)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc12)
    %13 = stablehlo.subtract %11, %12 : tensor<3x5xf32> loc(#loc12)
    %14 = stablehlo.multiply %13, %13 : tensor<3x5xf32> loc(#loc27)
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32> loc(#loc)
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc27)
    %16 = stablehlo.multiply %15, %14 : tensor<3x5xf32> loc(#loc27)
    %17 = stablehlo.subtract %13, %16 : tensor<3x5xf32> loc(#loc12)
    %18 = stablehlo.multiply %14, %13 : tensor<3x5xf32> loc(#loc27)
    %cst_4 = stablehlo.constant dense<0.333333343> : tensor<f32> loc(#loc)
    %cst_5 = stablehlo.constant dense<-0.249999896> : tensor<f32> loc(#loc)
    %cst_6 = stablehlo.constant dense<0.199999928> : tensor<f32> loc(#loc)
    %cst_7 = stablehlo.constant dense<-0.166680068> : tensor<f32> loc(#loc)
    %cst_8 = stablehlo.constant dense<0.1428743> : tensor<f32> loc(#loc)
    %cst_9 = stablehlo.constant dense<-0.124513313> : tensor<f32> loc(#loc)
    %cst_10 = stablehlo.constant dense<0.110219181> : tensor<f32> loc(#loc)
    %cst_11 = stablehlo.constant dense<-0.106258489> : tensor<f32> loc(#loc)
    %cst_12 = stablehlo.constant dense<0.106187068> : tensor<f32> loc(#loc)
    %cst_13 = stablehlo.constant dense<-0.0635454952> : tensor<f32> loc(#loc)
    %19 = call @_horner(%13, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10, %cst_11, %cst_12, %cst_13) : (tensor<3x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32> loc(#loc34)
    %20 = stablehlo.multiply %18, %19 : tensor<3x5xf32> loc(#loc27)
    %21 = stablehlo.add %17, %20 : tensor<3x5xf32> loc(#loc26)
    %cst_14 = stablehlo.constant dense<0.693115234> : tensor<f32> loc(#loc)
    %22 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc27)
    %23 = stablehlo.multiply %7, %22 : tensor<3x5xf32> loc(#loc27)
    %cst_15 = stablehlo.constant dense<3.19461833E-5> : tensor<f32> loc(#loc)
    %24 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc27)
    %25 = stablehlo.multiply %7, %24 : tensor<3x5xf32> loc(#loc27)
    %26 = stablehlo.add %21, %25 : tensor<3x5xf32> loc(#loc26)
    %27 = stablehlo.add %23, %26 : tensor<3x5xf32> loc(#loc26)
    %28 = stablehlo.subtract %23, %27 : tensor<3x5xf32> loc(#loc12)
    %29 = stablehlo.add %28, %26 : tensor<3x5xf32> loc(#loc26)
    return %27, %29 : tensor<3x5xf32>, tensor<3x5xf32> loc(#loc)
  } loc(#loc40)
  func.func private @_horner_2(%arg0: tensor<3x5xf32> loc(unknown), %arg1: tensor<f32> loc(unknown), %arg2: tensor<f32> loc(unknown), %arg3: tensor<f32> loc(unknown), %arg4: tensor<f32> loc(unknown), %arg5: tensor<f32> loc(unknown)) -> tensor<3x5xf32> {
    %0 = stablehlo.convert %arg5 : tensor<f32> loc(#loc33)
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc27)
    %2 = stablehlo.multiply %1, %arg0 : tensor<3x5xf32> loc(#loc27)
    %3 = stablehlo.convert %arg4 : tensor<f32> loc(#loc33)
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc26)
    %5 = stablehlo.add %2, %4 : tensor<3x5xf32> loc(#loc26)
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x5xf32> loc(#loc27)
    %7 = stablehlo.convert %arg3 : tensor<f32> loc(#loc33)
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc26)
    %9 = stablehlo.add %6, %8 : tensor<3x5xf32> loc(#loc26)
    %10 = stablehlo.multiply %9, %arg0 : tensor<3x5xf32> loc(#loc27)
    %11 = stablehlo.convert %arg2 : tensor<f32> loc(#loc33)
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc26)
    %13 = stablehlo.add %10, %12 : tensor<3x5xf32> loc(#loc26)
    %14 = stablehlo.multiply %13, %arg0 : tensor<3x5xf32> loc(#loc27)
    %15 = stablehlo.convert %arg1 : tensor<f32> loc(#loc33)
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc26)
    %17 = stablehlo.add %14, %16 : tensor<3x5xf32> loc(#loc26)
    return %17 : tensor<3x5xf32> loc(#loc)
  } loc(#loc40)
  func.func private @_lgamma_neg_reflection(%arg0: tensor<3x5xf32> loc(unknown), %arg1: tensor<3x5xf32> loc(unknown), %arg2: tensor<3x5xf32> loc(unknown), %arg3: tensor<3x5xf32> loc(unknown), %arg4: tensor<3x5xf32> loc(unknown)) -> tensor<3x5xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x5xf32> loc(#loc27)
    %cst = stablehlo.constant dense<-1.64493406> : tensor<f32> loc(#loc)
    %cst_0 = stablehlo.constant dense<-0.541160762> : tensor<f32> loc(#loc)
    %cst_1 = stablehlo.constant dense<-0.339168698> : tensor<f32> loc(#loc)
    %cst_2 = stablehlo.constant dense<-0.24974528> : tensor<f32> loc(#loc)
    %cst_3 = stablehlo.constant dense<-0.214173421> : tensor<f32> loc(#loc)
    %cst_4 = stablehlo.constant dense<-0.0905559584> : tensor<f32> loc(#loc)
    %cst_5 = stablehlo.constant dense<-0.332585573> : tensor<f32> loc(#loc)
    %1 = call @_horner_3(%0, %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5) : (tensor<3x5xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32> loc(#loc34)
    %2 = stablehlo.multiply %0, %1 : tensor<3x5xf32> loc(#loc27)
    %3 = stablehlo.add %arg1, %arg2 : tensor<3x5xf32> loc(#loc26)
    %4 = stablehlo.add %2, %arg4 : tensor<3x5xf32> loc(#loc26)
    %5 = stablehlo.add %arg3, %4 : tensor<3x5xf32> loc(#loc26)
    %6 = stablehlo.add %3, %5 : tensor<3x5xf32> loc(#loc26)
    %7 = stablehlo.negate %6 : tensor<3x5xf32> loc(#loc36)
    return %7 : tensor<3x5xf32> loc(#loc)
  } loc(#loc40)
  func.func private @_horner_3(%arg0: tensor<3x5xf32> loc(unknown), %arg1: tensor<f32> loc(unknown), %arg2: tensor<f32> loc(unknown), %arg3: tensor<f32> loc(unknown), %arg4: tensor<f32> loc(unknown), %arg5: tensor<f32> loc(unknown), %arg6: tensor<f32> loc(unknown), %arg7: tensor<f32> loc(unknown)) -> tensor<3x5xf32> {
    %0 = stablehlo.convert %arg7 : tensor<f32> loc(#loc33)
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc27)
    %2 = stablehlo.multiply %1, %arg0 : tensor<3x5xf32> loc(#loc27)
    %3 = stablehlo.convert %arg6 : tensor<f32> loc(#loc33)
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc26)
    %5 = stablehlo.add %2, %4 : tensor<3x5xf32> loc(#loc26)
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x5xf32> loc(#loc27)
    %7 = stablehlo.convert %arg5 : tensor<f32> loc(#loc33)
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc26)
    %9 = stablehlo.add %6, %8 : tensor<3x5xf32> loc(#loc26)
    %10 = stablehlo.multiply %9, %arg0 : tensor<3x5xf32> loc(#loc27)
    %11 = stablehlo.convert %arg4 : tensor<f32> loc(#loc33)
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc26)
    %13 = stablehlo.add %10, %12 : tensor<3x5xf32> loc(#loc26)
    %14 = stablehlo.multiply %13, %arg0 : tensor<3x5xf32> loc(#loc27)
    %15 = stablehlo.convert %arg3 : tensor<f32> loc(#loc33)
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc26)
    %17 = stablehlo.add %14, %16 : tensor<3x5xf32> loc(#loc26)
    %18 = stablehlo.multiply %17, %arg0 : tensor<3x5xf32> loc(#loc27)
    %19 = stablehlo.convert %arg2 : tensor<f32> loc(#loc33)
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc26)
    %21 = stablehlo.add %18, %20 : tensor<3x5xf32> loc(#loc26)
    %22 = stablehlo.multiply %21, %arg0 : tensor<3x5xf32> loc(#loc27)
    %23 = stablehlo.convert %arg1 : tensor<f32> loc(#loc33)
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc26)
    %25 = stablehlo.add %22, %24 : tensor<3x5xf32> loc(#loc26)
    return %25 : tensor<3x5xf32> loc(#loc)
  } loc(#loc40)
  func.func private @_lgamma_neg_root(%arg0: tensor<3x5xf32> loc(unknown), %arg1: tensor<3x5xf32> loc(unknown)) -> (tensor<3x5xi1>, tensor<3x5xf32>) {
    %cst = stablehlo.constant dense<[-0.457024753, 1.000000e+00, -0.143580884, 0.252317339, -0.0393618383, 0.044705715, -0.00821816828, 0.00845535938, -0.00138529448, 0.00139251992, -1.98333408E-4, 1.98492111E-4, -2.48002707E-5, 2.48029046E-5, -2.75571483E-6, 2.75574894E-6]> : tensor<16xf32> loc(#loc)
    %cst_0 = stablehlo.constant dense<[1.48729189E-8, 0.000000e+00, -4.60860106E-9, 1.40906877E-8, -1.48918433E-9, 1.1097015E-10, -4.15751669E-11, 6.298560e-11, 2.98885222E-11, 2.71651451E-12, 4.27655497E-13, -1.57696133E-12, 1.16013495E-14, -4.11633103E-13, 8.02972834E-15, 8.43790437E-14]> : tensor<16xf32> loc(#loc)
    %cst_1 = stablehlo.constant dense<[2.550000e-01, -1.000000e+00, 3.400000e-01, 3.700000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01, 4.200000e-01]> : tensor<16xf32> loc(#loc)
    %cst_2 = stablehlo.constant dense<[-1.38533652, 0.000000e+00, -2.234660e+00, -0.966047525, -2.10904527, -1.85305738, -2.02762246, -1.97070384, -2.00517678, -1.99477208, -2.00079918, -1.99919963, -2.0001061, -1.99989378, -2.0000124, -1.9999876]> : tensor<16xf32> loc(#loc)
    %cst_3 = stablehlo.constant dense<[2.67372108, 0.000000e+00, -0.104558013, 1.47233355, -0.0994995161, 0.15925236, -0.0272024628, 0.0297407601, -0.00516465073, 0.00524011673, -7.99042871E-4, 8.00676643E-4, -1.06171268E-4, 1.06197927E-4, -1.24548615E-5, 1.24457247E-5]> : tensor<16xf32> loc(#loc)
    %cst_4 = stablehlo.constant dense<[5.65496206, 0.000000e+00, -0.632970095, 1.32829309, -0.756576359, -0.495038867, -0.693450987, -0.636482954, -0.671820819, -0.661415874, -0.667466938, -0.665867149, -0.666774272, -0.666561901, -0.666680336, -0.66665554]> : tensor<16xf32> loc(#loc)
    %cst_5 = stablehlo.constant dense<[13.6487474, 0.000000e+00, 0.18435128, 2.66334176, -0.0802543088, 0.183989882, -0.0263557527, 0.0306188613, -0.00513932668, 0.00526309945, -7.983600e-04, 8.00992537E-4, -1.06074294E-4, 1.06123902E-4, -1.08104869E-5, 1.11924992E-5]> : tensor<16xf32> loc(#loc)
    %cst_6 = stablehlo.constant dense<[29.0560436, 0.000000e+00, -0.0475766957, 3.16822863, -0.470409244, -0.203508675, -0.425810963, -3.688310e-01, -4.050240e-01, -0.394625604, -0.400700718, -0.399102062, -0.400009692, -0.399797767, -3.999230e-01, -0.39989692]> : tensor<16xf32> loc(#loc)
    %cst_7 = stablehlo.constant dense<[64.692688, 0.000000e+00, 5.535060e-01, 4.82858515, -0.0605156571, 0.212788194, -0.0257291067, 0.0318717323, -0.00515836058, 0.00533373794, -8.04428709E-4, 8.080150e-04, -1.07942105E-4, 1.07877786E-4, -3.53875039E-5, 2.95385908E-5]> : tensor<16xf32> loc(#loc)
    %cst_8 = stablehlo.constant dense<[144.274414, 0.000000e+00, 0.502989888, 6.22517824, -0.33854869, -0.0589724258, -0.313833177, -0.255872041, -0.293304026, -0.282735527, -0.28885287, -0.287227511, -0.288137108, -0.287917346, -0.287951857, -2.879430e-01]> : tensor<16xf32> loc(#loc)
    %cst_9 = stablehlo.constant dense<[354.171173, 0.000000e+00, 0.874119758, 9.20790672, -0.0421104282, 0.194769889, -0.0219563879, 0.0279599521, -0.00452799257, 0.00470815646, -7.10393128E-4, 7.14876514E-4, -8.80396764E-5, 8.91314048E-5, 1.32301051E-4, -9.35434145E-5]> : tensor<16xf32> loc(#loc)
    %cst_10 = stablehlo.constant dense<[972.521484, 0.000000e+00, 0.829021215, 15.6274681, -0.230358541, -0.0118875364, -0.215895846, -0.168328941, -0.201411426, -0.192730859, -0.198401839, -0.19707121, -0.197927535, -0.197773159, -0.198337495, -0.198233053]> : tensor<16xf32> loc(#loc)
    %cst_11 = stablehlo.constant dense<[2111.91357, 0.000000e+00, 2.96750498, 24.9583759, -0.012698682, 0.470867515, -0.0385501981, 0.056485422, -0.00820949394, 0.00869482476, -0.00128752366, 0.00129581429, -1.87857018E-4, 1.85009369E-4, -3.45863868E-4, 2.53180886E-4]> : tensor<16xf32> loc(#loc)
    %cst_12 = stablehlo.constant dense<[2133.65771, 0.000000e+00, 3.87669849, 18.7148895, -0.289828926, 0.247943312, -0.340197712, -0.23934947, -0.304349959, -0.286053866, -0.295447946, -0.292626083, -0.293967903, -0.293548137, -0.292859882, -0.292959183]> : tensor<16xf32> loc(#loc)
    %cst_13 = stablehlo.constant dense<-2.600000e+00> : tensor<f32> loc(#loc)
    %0 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc9)
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc9)
    %cst_14 = stablehlo.constant dense<-2.000000e+00> : tensor<f32> loc(#loc)
    %2 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc10)
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc10)
    %4 = stablehlo.and %1, %3 : tensor<3x5xi1> loc(#loc7)
    %cst_15 = stablehlo.constant dense<-2.000000e+00> : tensor<f32> loc(#loc)
    %5 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %6 = stablehlo.select %4, %5, %arg1 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %7 = stablehlo.subtract %arg0, %6 : tensor<3x5xf32> loc(#loc12)
    %8 = stablehlo.negate %6 : tensor<3x5xf32> loc(#loc36)
    %9 = stablehlo.convert %8 : (tensor<3x5xf32>) -> tensor<3x5xi32> loc(#loc33)
    %c = stablehlo.constant dense<2> : tensor<i32> loc(#loc)
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc17)
    %11 = stablehlo.compare GE, %9, %10, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1> loc(#loc17)
    %c_16 = stablehlo.constant dense<9> : tensor<i32> loc(#loc)
    %12 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc25)
    %13 = stablehlo.compare LE, %9, %12, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1> loc(#loc25)
    %14 = stablehlo.and %11, %13 : tensor<3x5xi1> loc(#loc7)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %15 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc9)
    %16 = stablehlo.compare GT, %7, %15, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc9)
    %c_18 = stablehlo.constant dense<1> : tensor<i32> loc(#loc)
    %17 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc13)
    %c_19 = stablehlo.constant dense<0> : tensor<i32> loc(#loc)
    %18 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc13)
    %19 = stablehlo.select %16, %17, %18 : tensor<3x5xi1>, tensor<3x5xi32> loc(#loc14)
    %c_20 = stablehlo.constant dense<2> : tensor<i32> loc(#loc)
    %20 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc12)
    %21 = stablehlo.subtract %9, %20 : tensor<3x5xi32> loc(#loc12)
    %c_21 = stablehlo.constant dense<2> : tensor<i32> loc(#loc)
    %22 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc27)
    %23 = stablehlo.multiply %22, %21 : tensor<3x5xi32> loc(#loc27)
    %24 = stablehlo.add %23, %19 : tensor<3x5xi32> loc(#loc26)
    %c_22 = stablehlo.constant dense<1> : tensor<i32> loc(#loc)
    %25 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<3x5xi32> loc(#loc13)
    %26 = stablehlo.select %14, %24, %25 : tensor<3x5xi1>, tensor<3x5xi32> loc(#loc14)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<3x5xi32>) -> tensor<3x5x1xi32> loc(#loc13)
    %28 = "stablehlo.gather"(%cst, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<3x5x1xi32>) -> tensor<3x5xf32> loc(#loc37)
    %29 = "stablehlo.gather"(%cst_0, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<3x5x1xi32>) -> tensor<3x5xf32> loc(#loc37)
    %30 = "stablehlo.gather"(%cst_1, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<3x5x1xi32>) -> tensor<3x5xf32> loc(#loc37)
    %31 = "stablehlo.gather"(%cst_2, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<3x5x1xi32>) -> tensor<3x5xf32> loc(#loc37)
    %32 = "stablehlo.gather"(%cst_3, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<3x5x1xi32>) -> tensor<3x5xf32> loc(#loc37)
    %33 = "stablehlo.gather"(%cst_4, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<3x5x1xi32>) -> tensor<3x5xf32> loc(#loc37)
    %34 = "stablehlo.gather"(%cst_5, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<3x5x1xi32>) -> tensor<3x5xf32> loc(#loc37)
    %35 = "stablehlo.gather"(%cst_6, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<3x5x1xi32>) -> tensor<3x5xf32> loc(#loc37)
    %36 = "stablehlo.gather"(%cst_7, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<3x5x1xi32>) -> tensor<3x5xf32> loc(#loc37)
    %37 = "stablehlo.gather"(%cst_8, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<3x5x1xi32>) -> tensor<3x5xf32> loc(#loc37)
    %38 = "stablehlo.gather"(%cst_9, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<3x5x1xi32>) -> tensor<3x5xf32> loc(#loc37)
    %39 = "stablehlo.gather"(%cst_10, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<3x5x1xi32>) -> tensor<3x5xf32> loc(#loc37)
    %40 = "stablehlo.gather"(%cst_11, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<3x5x1xi32>) -> tensor<3x5xf32> loc(#loc37)
    %41 = "stablehlo.gather"(%cst_12, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<3x5x1xi32>) -> tensor<3x5xf32> loc(#loc37)
    %42 = stablehlo.subtract %7, %28 : tensor<3x5xf32> loc(#loc12)
    %43 = stablehlo.add %7, %28 : tensor<3x5xf32> loc(#loc26)
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc35)
    %44 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc35)
    %45 = stablehlo.divide %44, %43 : tensor<3x5xf32> loc(#loc35)
    %46 = stablehlo.subtract %42, %29 : tensor<3x5xf32> loc(#loc12)
    %47 = stablehlo.multiply %46, %45 : tensor<3x5xf32> loc(#loc27)
    %48 = stablehlo.multiply %47, %43 : tensor<3x5xf32> loc(#loc27)
    %49 = stablehlo.subtract %42, %48 : tensor<3x5xf32> loc(#loc12)
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %50 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc26)
    %51 = stablehlo.add %50, %47 : tensor<3x5xf32> loc(#loc26)
    %52 = stablehlo.multiply %29, %51 : tensor<3x5xf32> loc(#loc27)
    %53 = stablehlo.subtract %49, %52 : tensor<3x5xf32> loc(#loc12)
    %54 = stablehlo.multiply %53, %45 : tensor<3x5xf32> loc(#loc27)
    %55 = stablehlo.add %47, %54 : tensor<3x5xf32> loc(#loc26)
    %56 = stablehlo.abs %55 : tensor<3x5xf32> loc(#loc20)
    %57 = stablehlo.compare LE, %56, %30, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc25)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %58 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc13)
    %59 = stablehlo.select %57, %55, %58 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc14)
    %60 = call @_horner_4(%59, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41) : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32> loc(#loc34)
    %61 = stablehlo.multiply %59, %60 : tensor<3x5xf32> loc(#loc27)
    return %57, %61 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc)
  } loc(#loc40)
  func.func private @_horner_4(%arg0: tensor<3x5xf32> loc(unknown), %arg1: tensor<3x5xf32> loc(unknown), %arg2: tensor<3x5xf32> loc(unknown), %arg3: tensor<3x5xf32> loc(unknown), %arg4: tensor<3x5xf32> loc(unknown), %arg5: tensor<3x5xf32> loc(unknown), %arg6: tensor<3x5xf32> loc(unknown), %arg7: tensor<3x5xf32> loc(unknown), %arg8: tensor<3x5xf32> loc(unknown), %arg9: tensor<3x5xf32> loc(unknown), %arg10: tensor<3x5xf32> loc(unknown), %arg11: tensor<3x5xf32> loc(unknown)) -> tensor<3x5xf32> {
    %0 = stablehlo.multiply %arg11, %arg0 : tensor<3x5xf32> loc(#loc27)
    %1 = stablehlo.add %0, %arg10 : tensor<3x5xf32> loc(#loc26)
    %2 = stablehlo.multiply %1, %arg0 : tensor<3x5xf32> loc(#loc27)
    %3 = stablehlo.add %2, %arg9 : tensor<3x5xf32> loc(#loc26)
    %4 = stablehlo.multiply %3, %arg0 : tensor<3x5xf32> loc(#loc27)
    %5 = stablehlo.add %4, %arg8 : tensor<3x5xf32> loc(#loc26)
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x5xf32> loc(#loc27)
    %7 = stablehlo.add %6, %arg7 : tensor<3x5xf32> loc(#loc26)
    %8 = stablehlo.multiply %7, %arg0 : tensor<3x5xf32> loc(#loc27)
    %9 = stablehlo.add %8, %arg6 : tensor<3x5xf32> loc(#loc26)
    %10 = stablehlo.multiply %9, %arg0 : tensor<3x5xf32> loc(#loc27)
    %11 = stablehlo.add %10, %arg5 : tensor<3x5xf32> loc(#loc26)
    %12 = stablehlo.multiply %11, %arg0 : tensor<3x5xf32> loc(#loc27)
    %13 = stablehlo.add %12, %arg4 : tensor<3x5xf32> loc(#loc26)
    %14 = stablehlo.multiply %13, %arg0 : tensor<3x5xf32> loc(#loc27)
    %15 = stablehlo.add %14, %arg3 : tensor<3x5xf32> loc(#loc26)
    %16 = stablehlo.multiply %15, %arg0 : tensor<3x5xf32> loc(#loc27)
    %17 = stablehlo.add %16, %arg2 : tensor<3x5xf32> loc(#loc26)
    %18 = stablehlo.multiply %17, %arg0 : tensor<3x5xf32> loc(#loc27)
    %19 = stablehlo.add %18, %arg1 : tensor<3x5xf32> loc(#loc26)
    return %19 : tensor<3x5xf32> loc(#loc)
  } loc(#loc40)
} loc(#loc)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("jit")
#loc6 = loc("bitcast_convert_type")
#loc7 = loc("and")
#loc8 = loc("eq")
#loc9 = loc("gt")
#loc10 = loc("lt")
#loc11 = loc("clz")
#loc12 = loc("sub")
#loc13 = loc("broadcast_in_dim")
#loc14 = loc("select_n")
#loc15 = loc("shift_left")
#loc16 = loc("or")
#loc17 = loc("ge")
#loc18 = loc("not")
#loc19 = loc("round")
#loc20 = loc("abs")
#loc21 = loc("min")
#loc22 = loc("jit(_log_f32)")
#loc23 = loc("jit(_lgamma_pos_small)")
#loc24 = loc("jit(_lgamma_pos_large)")
#loc25 = loc("le")
#loc26 = loc("add")
#loc27 = loc("mul")
#loc28 = loc("jit(_lgamma_neg_reflection)")
#loc29 = loc("jit(_lgamma_neg_root)")
#loc30 = loc("floor")
#loc31 = loc("ne")
#loc32 = loc("shift_right_arithmetic")
#loc33 = loc("convert_element_type")
#loc34 = loc("jit(_horner)")
#loc35 = loc("integer_pow")
#loc36 = loc("neg")
#loc37 = loc("gather")
#loc38 = loc("main"(#loc3))
#loc39 = loc("<module>"(#loc4))
#loc40 = loc("jit:"(#loc5))
#loc41 = loc(callsite(#loc38 at #loc39))
#loc42 = loc("jit(igamma)/ne"(#loc41))
#loc43 = loc("jit(igamma)/or"(#loc41))
#loc44 = loc("jit(igamma)/igamma"(#loc41))
#loc45 = loc("jit(igamma)/eq"(#loc41))
#loc46 = loc("jit(igamma)/lt"(#loc41))
#loc47 = loc("jit(igamma)/and"(#loc41))
#loc48 = loc("jit(igamma)/ge"(#loc41))
#loc49 = loc("jit(igamma)/gt"(#loc41))
#loc50 = loc("jit(igamma)/log"(#loc41))
#loc51 = loc("jit(igamma)/mul"(#loc41))
#loc52 = loc("jit(igamma)/sub"(#loc41))
#loc53 = loc("jit(igamma)/jit(lgamma_impl)"(#loc41))
#loc54 = loc("jit(igamma)/neg"(#loc41))
#loc55 = loc("jit(igamma)/exp"(#loc41))
#loc56 = loc("jit(igamma)/not"(#loc41))
#loc57 = loc("jit(igamma)/add"(#loc41))
#loc58 = loc("jit(igamma)/broadcast_in_dim"(#loc41))
#loc59 = loc("jit(igamma)/div"(#loc41))
#loc60 = loc("jit(igamma)/while"(#loc41))
#loc61 = loc("jit(igamma)/while/cond/lt"(#loc41))
#loc62 = loc("jit(igamma)/while/cond/reduce_or"(#loc41))
#loc63 = loc("jit(igamma)/while/cond/and"(#loc41))
#loc64 = loc("jit(igamma)/while/body/add"(#loc41))
#loc65 = loc("jit(igamma)/while/body/mul"(#loc41))
#loc66 = loc("jit(igamma)/while/body/sub"(#loc41))
#loc67 = loc("jit(igamma)/while/body/ne"(#loc41))
#loc68 = loc("jit(igamma)/while/body/div"(#loc41))
#loc69 = loc("jit(igamma)/while/body/abs"(#loc41))
#loc70 = loc("jit(igamma)/while/body/broadcast_in_dim"(#loc41))
#loc71 = loc("jit(igamma)/while/body/select_n"(#loc41))
#loc72 = loc("jit(igamma)/while/body/integer_pow"(#loc41))
#loc73 = loc("jit(igamma)/while/body/gt"(#loc41))
#loc74 = loc("jit(igamma)/while/body/and"(#loc41))
#loc75 = loc("jit(igamma)/select_n"(#loc41))
#loc76 = loc("jit(igamma)"(#loc41))
// -----
// name: zeta
module @jit_zeta attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = chlo.zeta %arg0, %arg1 : tensor<3x5xf32>, tensor<3x5xf32> -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// name: eq
module @jit_eq attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    return %0 : tensor<3x5xi1>
  }
}
// -----
// name: eq_i32
module @jit_eq attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>) -> (tensor<3x5xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    return %0 : tensor<3x5xi1>
  }
}
// -----
// name: ne
#loc1 = loc("x")
#loc2 = loc("y")
module @jit_ne attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32> loc("x"), %arg1: tensor<3x5xf32> loc("y")) -> (tensor<3x5xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc8)
    return %0 : tensor<3x5xi1> loc(#loc9)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("main"(#loc3))
#loc6 = loc("<module>"(#loc4))
#loc7 = loc(callsite(#loc5 at #loc6))
#loc8 = loc("jit(ne)/ne"(#loc7))
#loc9 = loc("jit(ne)"(#loc7))
// -----
// name: ne_i32
module @jit_ne attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>) -> (tensor<3x5xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    return %0 : tensor<3x5xi1>
  }
}
// -----
// name: lt
module @jit_lt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    return %0 : tensor<3x5xi1>
  }
}
// -----
// name: lt_i32
module @jit_lt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>) -> (tensor<3x5xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    return %0 : tensor<3x5xi1>
  }
}
// -----
// name: le
#loc1 = loc("x")
#loc2 = loc("y")
module @jit_le attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32> loc("x"), %arg1: tensor<3x5xf32> loc("y")) -> (tensor<3x5xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc8)
    return %0 : tensor<3x5xi1> loc(#loc9)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("main"(#loc3))
#loc6 = loc("<module>"(#loc4))
#loc7 = loc(callsite(#loc5 at #loc6))
#loc8 = loc("jit(le)/le"(#loc7))
#loc9 = loc("jit(le)"(#loc7))
// -----
// name: le_i32
module @jit_le attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>) -> (tensor<3x5xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    return %0 : tensor<3x5xi1>
  }
}
// -----
// name: gt
module @jit_gt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    return %0 : tensor<3x5xi1>
  }
}
// -----
// name: gt_i32
module @jit_gt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>) -> (tensor<3x5xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    return %0 : tensor<3x5xi1>
  }
}
// -----
// name: ge
#loc1 = loc("x")
#loc2 = loc("y")
module @jit_ge attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32> loc("x"), %arg1: tensor<3x5xf32> loc("y")) -> (tensor<3x5xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc8)
    return %0 : tensor<3x5xi1> loc(#loc9)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("main"(#loc3))
#loc6 = loc("<module>"(#loc4))
#loc7 = loc(callsite(#loc5 at #loc6))
#loc8 = loc("jit(ge)/ge"(#loc7))
#loc9 = loc("jit(ge)"(#loc7))
// -----
// name: ge_i32
module @jit_ge attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xi32>) -> (tensor<3x5xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    return %0 : tensor<3x5xi1>
  }
}
// -----
// name: where
module @jit_where attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xf32>, %arg2: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func private @_where(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xf32>, %arg2: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x5xi1>, tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
// -----
// name: where_scalar
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = call @_where(%arg0, %arg1, %cst) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func private @_where(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xf32>, %arg2: tensor<f32>) -> tensor<3x5xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x5xi1>, tensor<3x5xf32>
    return %2 : tensor<3x5xf32>
  }
}
// -----
// name: clamp
#loc1 = loc("x")
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32> loc("x")) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#loc9)
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32> loc(#loc9)
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc11)
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32> loc(#loc11)
    %2 = stablehlo.clamp %0, %arg0, %1 : tensor<3x5xf32> loc(#loc11)
    return %2 : tensor<3x5xf32> loc(#loc9)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc2 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc3 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc4 = loc("jax_stablehlo_corpus.py":73:34 to :56)
#loc5 = loc("main"(#loc2))
#loc6 = loc("<module>"(#loc3))
#loc7 = loc("<lambda>"(#loc4))
#loc8 = loc(callsite(#loc5 at #loc6))
#loc9 = loc("jit(<lambda>)"(#loc8))
#loc10 = loc(callsite(#loc7 at #loc8))
#loc11 = loc("jit(<lambda>)/clamp"(#loc10))
// -----
// name: clip
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0 = call @clip(%arg0, %c, %c_0) : (tensor<3x5xf32>, tensor<i32>, tensor<i32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func private @clip(%arg0: tensor<3x5xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<3x5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3x5xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<3x5xf32>
    return %5 : tensor<3x5xf32>
  }
}
// -----
// name: broadcast_add
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<3x5xf32>
    %2 = stablehlo.add %arg0, %1 : tensor<3x5xf32>
    return %2 : tensor<3x5xf32>
  }
}
// -----
// name: maximum_nan
module @jit_maximum attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xbf16>, %arg1: tensor<3x5xbf16>) -> (tensor<3x5xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3x5xbf16>
    return %0 : tensor<3x5xbf16>
  }
}
// -----
// name: logaddexp
#loc1 = loc("args[0]")
#loc2 = loc("args[1]")
module @jit_logaddexp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32> loc("args[0]"), %arg1: tensor<3x5xf32> loc("args[1]")) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3x5xf32> loc(#loc8)
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<3x5xf32> loc(#loc9)
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1> loc(#loc10)
    %3 = stablehlo.add %arg0, %arg1 : tensor<3x5xf32> loc(#loc11)
    %4 = stablehlo.abs %1 : tensor<3x5xf32> loc(#loc12)
    %5 = stablehlo.negate %4 : tensor<3x5xf32> loc(#loc13)
    %6 = stablehlo.exponential %5 : tensor<3x5xf32> loc(#loc14)
    %7 = stablehlo.log_plus_one %6 : tensor<3x5xf32> loc(#loc15)
    %8 = stablehlo.add %0, %7 : tensor<3x5xf32> loc(#loc11)
    %9 = stablehlo.select %2, %3, %8 : tensor<3x5xi1>, tensor<3x5xf32> loc(#loc16)
    return %9 : tensor<3x5xf32> loc(#loc17)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc3 = loc("jax_stablehlo_corpus.py":402:26 to :61)
#loc4 = loc("jax_stablehlo_corpus.py":422:4 to :21)
#loc5 = loc("main"(#loc3))
#loc6 = loc("<module>"(#loc4))
#loc7 = loc(callsite(#loc5 at #loc6))
#loc8 = loc("jit(logaddexp)/max"(#loc7))
#loc9 = loc("jit(logaddexp)/sub"(#loc7))
#loc10 = loc("jit(logaddexp)/ne"(#loc7))
#loc11 = loc("jit(logaddexp)/add"(#loc7))
#loc12 = loc("jit(logaddexp)/abs"(#loc7))
#loc13 = loc("jit(logaddexp)/neg"(#loc7))
#loc14 = loc("jit(logaddexp)/exp"(#loc7))
#loc15 = loc("jit(logaddexp)/log1p"(#loc7))
#loc16 = loc("jit(logaddexp)/select_n"(#loc7))
#loc17 = loc("jit(logaddexp)"(#loc7))
// -----
// name: hypot
module @jit_hypot attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = call @hypot(%arg0, %arg1) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func private @hypot(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.abs %arg0 : tensor<3x5xf32>
    %1 = stablehlo.abs %arg1 : tensor<3x5xf32>
    %2 = stablehlo.maximum %0, %1 : tensor<3x5xf32>
    %cst = stablehlo.constant dense<9.22337203E+18> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %4 = stablehlo.compare GE, %2, %3, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %cst_0 = stablehlo.constant dense<2.44140625E-4> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %6 = stablehlo.compare LE, %2, %5, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %cst_1 = stablehlo.constant dense<2.64697796E-23> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<3.77789319E+22> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %10 = stablehlo.multiply %arg0, %7 : tensor<3x5xf32>
    %11 = stablehlo.multiply %arg0, %8 : tensor<3x5xf32>
    %12 = stablehlo.select %6, %11, %arg0 : tensor<3x5xi1>, tensor<3x5xf32>
    %13 = stablehlo.select %4, %10, %12 : tensor<3x5xi1>, tensor<3x5xf32>
    %14 = stablehlo.multiply %arg1, %7 : tensor<3x5xf32>
    %15 = stablehlo.multiply %arg1, %8 : tensor<3x5xf32>
    %16 = stablehlo.select %6, %15, %arg1 : tensor<3x5xi1>, tensor<3x5xf32>
    %17 = stablehlo.select %4, %14, %16 : tensor<3x5xi1>, tensor<3x5xf32>
    %18 = stablehlo.select %6, %7, %9 : tensor<3x5xi1>, tensor<3x5xf32>
    %19 = stablehlo.select %4, %8, %18 : tensor<3x5xi1>, tensor<3x5xf32>
    %20 = chlo.square %13 : tensor<3x5xf32> -> tensor<3x5xf32>
    %21 = chlo.square %17 : tensor<3x5xf32> -> tensor<3x5xf32>
    %22 = stablehlo.add %20, %21 : tensor<3x5xf32>
    %23 = stablehlo.sqrt %22 : tensor<3x5xf32>
    %24 = stablehlo.multiply %23, %19 : tensor<3x5xf32>
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %26 = stablehlo.compare EQ, %0, %25, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %27 = stablehlo.compare EQ, %1, %25, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %28 = stablehlo.or %26, %27 : tensor<3x5xi1>
    %29 = stablehlo.select %28, %25, %24 : tensor<3x5xi1>, tensor<3x5xf32>
    return %29 : tensor<3x5xf32>
  }
}
// -----
// name: select_n
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>, %arg1: tensor<3x5xf32>, %arg2: tensor<3x5xf32>, %arg3: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x5xi32>
    %3 = stablehlo.compare LT, %arg0, %2, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %4 = stablehlo.select %3, %arg2, %arg3 : tensor<3x5xi1>, tensor<3x5xf32>
    %5 = stablehlo.select %1, %arg1, %4 : tensor<3x5xi1>, tensor<3x5xf32>
    return %5 : tensor<3x5xf32>
  }
}
// -----
// name: cond_chain
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %2 = stablehlo.abs %arg0 : tensor<3x5xf32>
    %3 = stablehlo.sqrt %2 : tensor<3x5xf32>
    %4 = stablehlo.exponential %arg0 : tensor<3x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %6 = stablehlo.subtract %4, %5 : tensor<3x5xf32>
    %7 = call @_where(%1, %3, %6) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    return %7 : tensor<3x5xf32>
  }
  func.func private @_where(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xf32>, %arg2: tensor<3x5xf32>) -> tensor<3x5xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x5xi1>, tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
}
