// name: normal
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg27: tensor<2xui32>):
    %118 = "func.call"(%arg27) <{callee = @_normal}> : (tensor<2xui32>) -> tensor<3x5xf32>
    "func.return"(%118) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_normal", sym_visibility = "private"}> ({
  ^bb0(%arg26: tensor<2xui32>):
    %117 = "func.call"(%arg26) <{callee = @_normal_real}> : (tensor<2xui32>) -> tensor<3x5xf32>
    "func.return"(%117) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_normal_real", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<2xui32>):
    %110 = "stablehlo.constant"() <{value = dense<-0.99999994> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %112 = "func.call"(%arg25, %110, %111) <{callee = @_uniform}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
    %113 = "chlo.erf_inv"(%112) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %114 = "stablehlo.constant"() <{value = dense<1.41421354> : tensor<f32>}> : () -> tensor<f32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %116 = "stablehlo.multiply"(%115, %113) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%116) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<2xui32>, %arg23: tensor<f32>, %arg24: tensor<f32>):
    %71 = "stablehlo.broadcast_in_dim"(%arg23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %72 = "stablehlo.broadcast_in_dim"(%arg24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %73 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %74 = "stablehlo.reshape"(%73) : (tensor<1xui32>) -> tensor<ui32>
    %75 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %76 = "stablehlo.reshape"(%75) : (tensor<1xui32>) -> tensor<ui32>
    %77 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x5xui64>
    %78 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xui64>
    %79 = "stablehlo.constant"() <{value = dense<5> : tensor<ui64>}> : () -> tensor<ui64>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %81 = "stablehlo.multiply"(%80, %77) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %82 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %84 = "stablehlo.multiply"(%83, %78) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %85 = "stablehlo.add"(%81, %84) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %86 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %88 = "stablehlo.shift_right_logical"(%85, %87) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %89 = "stablehlo.convert"(%85) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %90 = "stablehlo.convert"(%88) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %91:2 = "func.call"(%74, %76, %90, %89) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
    %92 = "stablehlo.xor"(%91#0, %91#1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %93 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %95 = "stablehlo.shift_right_logical"(%92, %94) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %96 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %98 = "stablehlo.or"(%95, %97) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %99 = "stablehlo.bitcast_convert"(%98) : (tensor<3x5xui32>) -> tensor<3x5xf32>
    %100 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %102 = "stablehlo.subtract"(%99, %101) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %103 = "stablehlo.subtract"(%72, %71) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %105 = "stablehlo.multiply"(%102, %104) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %106 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %107 = "stablehlo.add"(%105, %106) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %108 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %109 = "stablehlo.maximum"(%108, %107) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%109) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x5xui32>, %arg3: tensor<3x5xui32>):
    %0 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %1 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %2 = "stablehlo.xor"(%arg0, %arg1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %3 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %4 = "stablehlo.xor"(%2, %3) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %6 = "stablehlo.add"(%arg2, %5) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %7 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %8 = "stablehlo.add"(%arg3, %7) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11:9 = "stablehlo.while"(%10, %9, %6, %8, %arg1, %4, %arg0, %0, %1) ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>, %arg15: tensor<3x5xui32>, %arg16: tensor<3x5xui32>, %arg17: tensor<ui32>, %arg18: tensor<ui32>, %arg19: tensor<ui32>, %arg20: tensor<4xui32>, %arg21: tensor<4xui32>):
      %69 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %70 = "stablehlo.compare"(%arg13, %69) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%70) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<3x5xui32>, %arg7: tensor<3x5xui32>, %arg8: tensor<ui32>, %arg9: tensor<ui32>, %arg10: tensor<ui32>, %arg11: tensor<4xui32>, %arg12: tensor<4xui32>):
      %12 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.add"(%arg5, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %15 = "stablehlo.reshape"(%14) : (tensor<1xui32>) -> tensor<ui32>
      %16 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %17 = "stablehlo.reshape"(%16) : (tensor<1xui32>) -> tensor<ui32>
      %18 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1xui32>) -> tensor<ui32>
      %20 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1xui32>) -> tensor<ui32>
      %22 = "stablehlo.add"(%arg6, %arg7) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %23 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %24 = "stablehlo.shift_left"(%arg7, %23) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %25 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %26 = "stablehlo.subtract"(%25, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %28 = "stablehlo.shift_right_logical"(%arg7, %27) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %29 = "stablehlo.or"(%24, %28) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %30 = "stablehlo.xor"(%22, %29) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %31 = "stablehlo.add"(%22, %30) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %32 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %33 = "stablehlo.shift_left"(%30, %32) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %34 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %35 = "stablehlo.subtract"(%34, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %37 = "stablehlo.shift_right_logical"(%30, %36) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %38 = "stablehlo.or"(%33, %37) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %39 = "stablehlo.xor"(%31, %38) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %40 = "stablehlo.add"(%31, %39) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %41 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %42 = "stablehlo.shift_left"(%39, %41) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %43 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %44 = "stablehlo.subtract"(%43, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %46 = "stablehlo.shift_right_logical"(%39, %45) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %47 = "stablehlo.or"(%42, %46) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %48 = "stablehlo.xor"(%40, %47) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %49 = "stablehlo.add"(%40, %48) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %50 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %51 = "stablehlo.shift_left"(%48, %50) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %52 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %53 = "stablehlo.subtract"(%52, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %55 = "stablehlo.shift_right_logical"(%48, %54) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %56 = "stablehlo.or"(%51, %55) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %57 = "stablehlo.xor"(%49, %56) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %58 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %59 = "stablehlo.add"(%49, %58) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %60 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %61 = "stablehlo.add"(%57, %60) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %62 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %63 = "stablehlo.add"(%arg5, %62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %64 = "stablehlo.convert"(%63) : (tensor<i32>) -> tensor<ui32>
      %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %66 = "stablehlo.add"(%61, %65) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %67 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %68 = "stablehlo.add"(%arg4, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%68, %13, %59, %66, %arg9, %arg10, %arg8, %arg12, %arg11) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%11#2, %11#3) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: uniform
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg25: tensor<2xui32>):
    %112 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %113 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %114 = "func.call"(%arg25, %112, %113) <{callee = @_uniform}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
    "func.return"(%114) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<2xui32>, %arg23: tensor<f32>, %arg24: tensor<f32>):
    %71 = "stablehlo.convert"(%arg23) : (tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.convert"(%arg24) : (tensor<f32>) -> tensor<f32>
    %73 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %74 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %75 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %76 = "stablehlo.reshape"(%75) : (tensor<1xui32>) -> tensor<ui32>
    %77 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %78 = "stablehlo.reshape"(%77) : (tensor<1xui32>) -> tensor<ui32>
    %79 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x5xui64>
    %80 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xui64>
    %81 = "stablehlo.constant"() <{value = dense<5> : tensor<ui64>}> : () -> tensor<ui64>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %83 = "stablehlo.multiply"(%82, %79) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %84 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %86 = "stablehlo.multiply"(%85, %80) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %87 = "stablehlo.add"(%83, %86) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %88 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %90 = "stablehlo.shift_right_logical"(%87, %89) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %91 = "stablehlo.convert"(%87) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %92 = "stablehlo.convert"(%90) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %93:2 = "func.call"(%76, %78, %92, %91) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
    %94 = "stablehlo.xor"(%93#0, %93#1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %95 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %97 = "stablehlo.shift_right_logical"(%94, %96) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %98 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %100 = "stablehlo.or"(%97, %99) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %101 = "stablehlo.bitcast_convert"(%100) : (tensor<3x5xui32>) -> tensor<3x5xf32>
    %102 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %104 = "stablehlo.subtract"(%101, %103) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %105 = "stablehlo.subtract"(%74, %73) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %107 = "stablehlo.multiply"(%104, %106) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %108 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %109 = "stablehlo.add"(%107, %108) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %110 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %111 = "stablehlo.maximum"(%110, %109) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%111) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x5xui32>, %arg3: tensor<3x5xui32>):
    %0 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %1 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %2 = "stablehlo.xor"(%arg0, %arg1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %3 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %4 = "stablehlo.xor"(%2, %3) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %6 = "stablehlo.add"(%arg2, %5) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %7 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %8 = "stablehlo.add"(%arg3, %7) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11:9 = "stablehlo.while"(%10, %9, %6, %8, %arg1, %4, %arg0, %0, %1) ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>, %arg15: tensor<3x5xui32>, %arg16: tensor<3x5xui32>, %arg17: tensor<ui32>, %arg18: tensor<ui32>, %arg19: tensor<ui32>, %arg20: tensor<4xui32>, %arg21: tensor<4xui32>):
      %69 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %70 = "stablehlo.compare"(%arg13, %69) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%70) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<3x5xui32>, %arg7: tensor<3x5xui32>, %arg8: tensor<ui32>, %arg9: tensor<ui32>, %arg10: tensor<ui32>, %arg11: tensor<4xui32>, %arg12: tensor<4xui32>):
      %12 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.add"(%arg5, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %15 = "stablehlo.reshape"(%14) : (tensor<1xui32>) -> tensor<ui32>
      %16 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %17 = "stablehlo.reshape"(%16) : (tensor<1xui32>) -> tensor<ui32>
      %18 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1xui32>) -> tensor<ui32>
      %20 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1xui32>) -> tensor<ui32>
      %22 = "stablehlo.add"(%arg6, %arg7) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %23 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %24 = "stablehlo.shift_left"(%arg7, %23) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %25 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %26 = "stablehlo.subtract"(%25, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %28 = "stablehlo.shift_right_logical"(%arg7, %27) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %29 = "stablehlo.or"(%24, %28) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %30 = "stablehlo.xor"(%22, %29) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %31 = "stablehlo.add"(%22, %30) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %32 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %33 = "stablehlo.shift_left"(%30, %32) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %34 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %35 = "stablehlo.subtract"(%34, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %37 = "stablehlo.shift_right_logical"(%30, %36) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %38 = "stablehlo.or"(%33, %37) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %39 = "stablehlo.xor"(%31, %38) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %40 = "stablehlo.add"(%31, %39) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %41 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %42 = "stablehlo.shift_left"(%39, %41) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %43 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %44 = "stablehlo.subtract"(%43, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %46 = "stablehlo.shift_right_logical"(%39, %45) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %47 = "stablehlo.or"(%42, %46) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %48 = "stablehlo.xor"(%40, %47) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %49 = "stablehlo.add"(%40, %48) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %50 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %51 = "stablehlo.shift_left"(%48, %50) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %52 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %53 = "stablehlo.subtract"(%52, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %55 = "stablehlo.shift_right_logical"(%48, %54) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %56 = "stablehlo.or"(%51, %55) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %57 = "stablehlo.xor"(%49, %56) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %58 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %59 = "stablehlo.add"(%49, %58) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %60 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %61 = "stablehlo.add"(%57, %60) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %62 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %63 = "stablehlo.add"(%arg5, %62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %64 = "stablehlo.convert"(%63) : (tensor<i32>) -> tensor<ui32>
      %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %66 = "stablehlo.add"(%61, %65) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %67 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %68 = "stablehlo.add"(%arg4, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%68, %13, %59, %66, %arg9, %arg10, %arg8, %arg12, %arg11) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%11#2, %11#3) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: exponential
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<2xui32>):
    %118 = "func.call"(%arg26) <{callee = @_exponential}> : (tensor<2xui32>) -> tensor<3x5xf32>
    "func.return"(%118) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_exponential", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<2xui32>):
    %112 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %113 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %114 = "func.call"(%arg25, %112, %113) <{callee = @_uniform}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
    %115 = "stablehlo.negate"(%114) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %116 = "stablehlo.log_plus_one"(%115) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %117 = "stablehlo.negate"(%116) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%117) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<2xui32>, %arg23: tensor<f32>, %arg24: tensor<f32>):
    %71 = "stablehlo.convert"(%arg23) : (tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.convert"(%arg24) : (tensor<f32>) -> tensor<f32>
    %73 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %74 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %75 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %76 = "stablehlo.reshape"(%75) : (tensor<1xui32>) -> tensor<ui32>
    %77 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %78 = "stablehlo.reshape"(%77) : (tensor<1xui32>) -> tensor<ui32>
    %79 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x5xui64>
    %80 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xui64>
    %81 = "stablehlo.constant"() <{value = dense<5> : tensor<ui64>}> : () -> tensor<ui64>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %83 = "stablehlo.multiply"(%82, %79) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %84 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %86 = "stablehlo.multiply"(%85, %80) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %87 = "stablehlo.add"(%83, %86) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %88 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %90 = "stablehlo.shift_right_logical"(%87, %89) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %91 = "stablehlo.convert"(%87) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %92 = "stablehlo.convert"(%90) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %93:2 = "func.call"(%76, %78, %92, %91) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
    %94 = "stablehlo.xor"(%93#0, %93#1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %95 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %97 = "stablehlo.shift_right_logical"(%94, %96) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %98 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %100 = "stablehlo.or"(%97, %99) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %101 = "stablehlo.bitcast_convert"(%100) : (tensor<3x5xui32>) -> tensor<3x5xf32>
    %102 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %104 = "stablehlo.subtract"(%101, %103) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %105 = "stablehlo.subtract"(%74, %73) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %107 = "stablehlo.multiply"(%104, %106) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %108 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %109 = "stablehlo.add"(%107, %108) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %110 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %111 = "stablehlo.maximum"(%110, %109) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%111) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x5xui32>, %arg3: tensor<3x5xui32>):
    %0 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %1 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %2 = "stablehlo.xor"(%arg0, %arg1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %3 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %4 = "stablehlo.xor"(%2, %3) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %6 = "stablehlo.add"(%arg2, %5) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %7 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %8 = "stablehlo.add"(%arg3, %7) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11:9 = "stablehlo.while"(%10, %9, %6, %8, %arg1, %4, %arg0, %0, %1) ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>, %arg15: tensor<3x5xui32>, %arg16: tensor<3x5xui32>, %arg17: tensor<ui32>, %arg18: tensor<ui32>, %arg19: tensor<ui32>, %arg20: tensor<4xui32>, %arg21: tensor<4xui32>):
      %69 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %70 = "stablehlo.compare"(%arg13, %69) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%70) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<3x5xui32>, %arg7: tensor<3x5xui32>, %arg8: tensor<ui32>, %arg9: tensor<ui32>, %arg10: tensor<ui32>, %arg11: tensor<4xui32>, %arg12: tensor<4xui32>):
      %12 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.add"(%arg5, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %15 = "stablehlo.reshape"(%14) : (tensor<1xui32>) -> tensor<ui32>
      %16 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %17 = "stablehlo.reshape"(%16) : (tensor<1xui32>) -> tensor<ui32>
      %18 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1xui32>) -> tensor<ui32>
      %20 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1xui32>) -> tensor<ui32>
      %22 = "stablehlo.add"(%arg6, %arg7) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %23 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %24 = "stablehlo.shift_left"(%arg7, %23) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %25 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %26 = "stablehlo.subtract"(%25, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %28 = "stablehlo.shift_right_logical"(%arg7, %27) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %29 = "stablehlo.or"(%24, %28) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %30 = "stablehlo.xor"(%22, %29) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %31 = "stablehlo.add"(%22, %30) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %32 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %33 = "stablehlo.shift_left"(%30, %32) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %34 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %35 = "stablehlo.subtract"(%34, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %37 = "stablehlo.shift_right_logical"(%30, %36) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %38 = "stablehlo.or"(%33, %37) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %39 = "stablehlo.xor"(%31, %38) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %40 = "stablehlo.add"(%31, %39) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %41 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %42 = "stablehlo.shift_left"(%39, %41) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %43 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %44 = "stablehlo.subtract"(%43, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %46 = "stablehlo.shift_right_logical"(%39, %45) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %47 = "stablehlo.or"(%42, %46) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %48 = "stablehlo.xor"(%40, %47) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %49 = "stablehlo.add"(%40, %48) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %50 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %51 = "stablehlo.shift_left"(%48, %50) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %52 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %53 = "stablehlo.subtract"(%52, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %55 = "stablehlo.shift_right_logical"(%48, %54) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %56 = "stablehlo.or"(%51, %55) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %57 = "stablehlo.xor"(%49, %56) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %58 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %59 = "stablehlo.add"(%49, %58) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %60 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %61 = "stablehlo.add"(%57, %60) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %62 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %63 = "stablehlo.add"(%arg5, %62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %64 = "stablehlo.convert"(%63) : (tensor<i32>) -> tensor<ui32>
      %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %66 = "stablehlo.add"(%61, %65) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %67 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %68 = "stablehlo.add"(%arg4, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%68, %13, %59, %66, %arg9, %arg10, %arg8, %arg12, %arg11) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%11#2, %11#3) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: gumbel
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<2xui32>):
    %118 = "func.call"(%arg26) <{callee = @_gumbel}> : (tensor<2xui32>) -> tensor<3x5xf32>
    "func.return"(%118) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_gumbel", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<2xui32>):
    %111 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.constant"() <{value = dense<1.17549435E-38> : tensor<f32>}> : () -> tensor<f32>
    %113 = "func.call"(%arg25, %111, %112) <{callee = @_uniform}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
    %114 = "stablehlo.log"(%113) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %115 = "stablehlo.negate"(%114) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %116 = "stablehlo.log"(%115) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %117 = "stablehlo.negate"(%116) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%117) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<2xui32>, %arg23: tensor<f32>, %arg24: tensor<f32>):
    %71 = "stablehlo.convert"(%arg23) : (tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%arg24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %73 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %74 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %75 = "stablehlo.reshape"(%74) : (tensor<1xui32>) -> tensor<ui32>
    %76 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %77 = "stablehlo.reshape"(%76) : (tensor<1xui32>) -> tensor<ui32>
    %78 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x5xui64>
    %79 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xui64>
    %80 = "stablehlo.constant"() <{value = dense<5> : tensor<ui64>}> : () -> tensor<ui64>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %82 = "stablehlo.multiply"(%81, %78) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %83 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %85 = "stablehlo.multiply"(%84, %79) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %86 = "stablehlo.add"(%82, %85) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %87 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %89 = "stablehlo.shift_right_logical"(%86, %88) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %90 = "stablehlo.convert"(%86) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %91 = "stablehlo.convert"(%89) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %92:2 = "func.call"(%75, %77, %91, %90) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
    %93 = "stablehlo.xor"(%92#0, %92#1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %94 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %96 = "stablehlo.shift_right_logical"(%93, %95) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %97 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %99 = "stablehlo.or"(%96, %98) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %100 = "stablehlo.bitcast_convert"(%99) : (tensor<3x5xui32>) -> tensor<3x5xf32>
    %101 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %103 = "stablehlo.subtract"(%100, %102) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %104 = "stablehlo.subtract"(%73, %72) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %106 = "stablehlo.multiply"(%103, %105) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %107 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %108 = "stablehlo.add"(%106, %107) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %109 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %110 = "stablehlo.maximum"(%109, %108) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%110) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x5xui32>, %arg3: tensor<3x5xui32>):
    %0 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %1 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %2 = "stablehlo.xor"(%arg0, %arg1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %3 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %4 = "stablehlo.xor"(%2, %3) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %6 = "stablehlo.add"(%arg2, %5) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %7 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %8 = "stablehlo.add"(%arg3, %7) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11:9 = "stablehlo.while"(%10, %9, %6, %8, %arg1, %4, %arg0, %0, %1) ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>, %arg15: tensor<3x5xui32>, %arg16: tensor<3x5xui32>, %arg17: tensor<ui32>, %arg18: tensor<ui32>, %arg19: tensor<ui32>, %arg20: tensor<4xui32>, %arg21: tensor<4xui32>):
      %69 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %70 = "stablehlo.compare"(%arg13, %69) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%70) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<3x5xui32>, %arg7: tensor<3x5xui32>, %arg8: tensor<ui32>, %arg9: tensor<ui32>, %arg10: tensor<ui32>, %arg11: tensor<4xui32>, %arg12: tensor<4xui32>):
      %12 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.add"(%arg5, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %15 = "stablehlo.reshape"(%14) : (tensor<1xui32>) -> tensor<ui32>
      %16 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %17 = "stablehlo.reshape"(%16) : (tensor<1xui32>) -> tensor<ui32>
      %18 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1xui32>) -> tensor<ui32>
      %20 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1xui32>) -> tensor<ui32>
      %22 = "stablehlo.add"(%arg6, %arg7) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %23 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %24 = "stablehlo.shift_left"(%arg7, %23) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %25 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %26 = "stablehlo.subtract"(%25, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %28 = "stablehlo.shift_right_logical"(%arg7, %27) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %29 = "stablehlo.or"(%24, %28) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %30 = "stablehlo.xor"(%22, %29) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %31 = "stablehlo.add"(%22, %30) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %32 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %33 = "stablehlo.shift_left"(%30, %32) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %34 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %35 = "stablehlo.subtract"(%34, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %37 = "stablehlo.shift_right_logical"(%30, %36) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %38 = "stablehlo.or"(%33, %37) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %39 = "stablehlo.xor"(%31, %38) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %40 = "stablehlo.add"(%31, %39) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %41 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %42 = "stablehlo.shift_left"(%39, %41) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %43 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %44 = "stablehlo.subtract"(%43, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %46 = "stablehlo.shift_right_logical"(%39, %45) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %47 = "stablehlo.or"(%42, %46) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %48 = "stablehlo.xor"(%40, %47) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %49 = "stablehlo.add"(%40, %48) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %50 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %51 = "stablehlo.shift_left"(%48, %50) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %52 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %53 = "stablehlo.subtract"(%52, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %55 = "stablehlo.shift_right_logical"(%48, %54) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %56 = "stablehlo.or"(%51, %55) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %57 = "stablehlo.xor"(%49, %56) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %58 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %59 = "stablehlo.add"(%49, %58) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %60 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %61 = "stablehlo.add"(%57, %60) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %62 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %63 = "stablehlo.add"(%arg5, %62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %64 = "stablehlo.convert"(%63) : (tensor<i32>) -> tensor<ui32>
      %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %66 = "stablehlo.add"(%61, %65) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %67 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %68 = "stablehlo.add"(%arg4, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%68, %13, %59, %66, %arg9, %arg10, %arg8, %arg12, %arg11) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%11#2, %11#3) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: laplace
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<2xui32>):
    %119 = "func.call"(%arg26) <{callee = @_laplace}> : (tensor<2xui32>) -> tensor<3x5xf32>
    "func.return"(%119) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_laplace", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<2xui32>):
    %111 = "stablehlo.constant"() <{value = dense<-0.99999994> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %113 = "func.call"(%arg25, %111, %112) <{callee = @_uniform}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
    %114 = "stablehlo.sign"(%113) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %115 = "stablehlo.abs"(%113) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %116 = "stablehlo.negate"(%115) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %117 = "stablehlo.log_plus_one"(%116) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %118 = "stablehlo.multiply"(%114, %117) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%118) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<2xui32>, %arg23: tensor<f32>, %arg24: tensor<f32>):
    %71 = "stablehlo.convert"(%arg24) : (tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%arg23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %73 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %74 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %75 = "stablehlo.reshape"(%74) : (tensor<1xui32>) -> tensor<ui32>
    %76 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %77 = "stablehlo.reshape"(%76) : (tensor<1xui32>) -> tensor<ui32>
    %78 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x5xui64>
    %79 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xui64>
    %80 = "stablehlo.constant"() <{value = dense<5> : tensor<ui64>}> : () -> tensor<ui64>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %82 = "stablehlo.multiply"(%81, %78) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %83 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %85 = "stablehlo.multiply"(%84, %79) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %86 = "stablehlo.add"(%82, %85) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %87 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %89 = "stablehlo.shift_right_logical"(%86, %88) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %90 = "stablehlo.convert"(%86) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %91 = "stablehlo.convert"(%89) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %92:2 = "func.call"(%75, %77, %91, %90) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
    %93 = "stablehlo.xor"(%92#0, %92#1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %94 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %96 = "stablehlo.shift_right_logical"(%93, %95) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %97 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %99 = "stablehlo.or"(%96, %98) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %100 = "stablehlo.bitcast_convert"(%99) : (tensor<3x5xui32>) -> tensor<3x5xf32>
    %101 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %103 = "stablehlo.subtract"(%100, %102) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %104 = "stablehlo.subtract"(%73, %72) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %106 = "stablehlo.multiply"(%103, %105) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %107 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %108 = "stablehlo.add"(%106, %107) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %109 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %110 = "stablehlo.maximum"(%109, %108) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%110) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x5xui32>, %arg3: tensor<3x5xui32>):
    %0 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %1 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %2 = "stablehlo.xor"(%arg0, %arg1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %3 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %4 = "stablehlo.xor"(%2, %3) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %6 = "stablehlo.add"(%arg2, %5) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %7 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %8 = "stablehlo.add"(%arg3, %7) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11:9 = "stablehlo.while"(%10, %9, %6, %8, %arg1, %4, %arg0, %0, %1) ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>, %arg15: tensor<3x5xui32>, %arg16: tensor<3x5xui32>, %arg17: tensor<ui32>, %arg18: tensor<ui32>, %arg19: tensor<ui32>, %arg20: tensor<4xui32>, %arg21: tensor<4xui32>):
      %69 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %70 = "stablehlo.compare"(%arg13, %69) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%70) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<3x5xui32>, %arg7: tensor<3x5xui32>, %arg8: tensor<ui32>, %arg9: tensor<ui32>, %arg10: tensor<ui32>, %arg11: tensor<4xui32>, %arg12: tensor<4xui32>):
      %12 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.add"(%arg5, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %15 = "stablehlo.reshape"(%14) : (tensor<1xui32>) -> tensor<ui32>
      %16 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %17 = "stablehlo.reshape"(%16) : (tensor<1xui32>) -> tensor<ui32>
      %18 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1xui32>) -> tensor<ui32>
      %20 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1xui32>) -> tensor<ui32>
      %22 = "stablehlo.add"(%arg6, %arg7) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %23 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %24 = "stablehlo.shift_left"(%arg7, %23) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %25 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %26 = "stablehlo.subtract"(%25, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %28 = "stablehlo.shift_right_logical"(%arg7, %27) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %29 = "stablehlo.or"(%24, %28) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %30 = "stablehlo.xor"(%22, %29) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %31 = "stablehlo.add"(%22, %30) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %32 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %33 = "stablehlo.shift_left"(%30, %32) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %34 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %35 = "stablehlo.subtract"(%34, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %37 = "stablehlo.shift_right_logical"(%30, %36) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %38 = "stablehlo.or"(%33, %37) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %39 = "stablehlo.xor"(%31, %38) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %40 = "stablehlo.add"(%31, %39) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %41 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %42 = "stablehlo.shift_left"(%39, %41) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %43 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %44 = "stablehlo.subtract"(%43, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %46 = "stablehlo.shift_right_logical"(%39, %45) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %47 = "stablehlo.or"(%42, %46) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %48 = "stablehlo.xor"(%40, %47) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %49 = "stablehlo.add"(%40, %48) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %50 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %51 = "stablehlo.shift_left"(%48, %50) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %52 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %53 = "stablehlo.subtract"(%52, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %55 = "stablehlo.shift_right_logical"(%48, %54) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %56 = "stablehlo.or"(%51, %55) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %57 = "stablehlo.xor"(%49, %56) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %58 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %59 = "stablehlo.add"(%49, %58) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %60 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %61 = "stablehlo.add"(%57, %60) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %62 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %63 = "stablehlo.add"(%arg5, %62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %64 = "stablehlo.convert"(%63) : (tensor<i32>) -> tensor<ui32>
      %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %66 = "stablehlo.add"(%61, %65) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %67 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %68 = "stablehlo.add"(%arg4, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%68, %13, %59, %66, %arg9, %arg10, %arg8, %arg12, %arg11) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%11#2, %11#3) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: logistic
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<2xui32>):
    %118 = "func.call"(%arg26) <{callee = @_logistic}> : (tensor<2xui32>) -> tensor<3x5xf32>
    "func.return"(%118) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_logistic", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<2xui32>):
    %111 = "stablehlo.constant"() <{value = dense<1.17549435E-38> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %113 = "func.call"(%arg25, %111, %112) <{callee = @_uniform}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
    %114 = "stablehlo.log"(%113) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %115 = "stablehlo.negate"(%113) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %116 = "stablehlo.log_plus_one"(%115) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %117 = "stablehlo.subtract"(%114, %116) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%117) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<2xui32>, %arg23: tensor<f32>, %arg24: tensor<f32>):
    %71 = "stablehlo.convert"(%arg24) : (tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%arg23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %73 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %74 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %75 = "stablehlo.reshape"(%74) : (tensor<1xui32>) -> tensor<ui32>
    %76 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %77 = "stablehlo.reshape"(%76) : (tensor<1xui32>) -> tensor<ui32>
    %78 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x5xui64>
    %79 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xui64>
    %80 = "stablehlo.constant"() <{value = dense<5> : tensor<ui64>}> : () -> tensor<ui64>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %82 = "stablehlo.multiply"(%81, %78) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %83 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %85 = "stablehlo.multiply"(%84, %79) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %86 = "stablehlo.add"(%82, %85) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %87 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %89 = "stablehlo.shift_right_logical"(%86, %88) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %90 = "stablehlo.convert"(%86) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %91 = "stablehlo.convert"(%89) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %92:2 = "func.call"(%75, %77, %91, %90) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
    %93 = "stablehlo.xor"(%92#0, %92#1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %94 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %96 = "stablehlo.shift_right_logical"(%93, %95) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %97 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %99 = "stablehlo.or"(%96, %98) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %100 = "stablehlo.bitcast_convert"(%99) : (tensor<3x5xui32>) -> tensor<3x5xf32>
    %101 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %103 = "stablehlo.subtract"(%100, %102) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %104 = "stablehlo.subtract"(%73, %72) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %106 = "stablehlo.multiply"(%103, %105) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %107 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %108 = "stablehlo.add"(%106, %107) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %109 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %110 = "stablehlo.maximum"(%109, %108) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%110) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x5xui32>, %arg3: tensor<3x5xui32>):
    %0 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %1 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %2 = "stablehlo.xor"(%arg0, %arg1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %3 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %4 = "stablehlo.xor"(%2, %3) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %6 = "stablehlo.add"(%arg2, %5) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %7 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %8 = "stablehlo.add"(%arg3, %7) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11:9 = "stablehlo.while"(%10, %9, %6, %8, %arg1, %4, %arg0, %0, %1) ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>, %arg15: tensor<3x5xui32>, %arg16: tensor<3x5xui32>, %arg17: tensor<ui32>, %arg18: tensor<ui32>, %arg19: tensor<ui32>, %arg20: tensor<4xui32>, %arg21: tensor<4xui32>):
      %69 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %70 = "stablehlo.compare"(%arg13, %69) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%70) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<3x5xui32>, %arg7: tensor<3x5xui32>, %arg8: tensor<ui32>, %arg9: tensor<ui32>, %arg10: tensor<ui32>, %arg11: tensor<4xui32>, %arg12: tensor<4xui32>):
      %12 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.add"(%arg5, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %15 = "stablehlo.reshape"(%14) : (tensor<1xui32>) -> tensor<ui32>
      %16 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %17 = "stablehlo.reshape"(%16) : (tensor<1xui32>) -> tensor<ui32>
      %18 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1xui32>) -> tensor<ui32>
      %20 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1xui32>) -> tensor<ui32>
      %22 = "stablehlo.add"(%arg6, %arg7) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %23 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %24 = "stablehlo.shift_left"(%arg7, %23) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %25 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %26 = "stablehlo.subtract"(%25, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %28 = "stablehlo.shift_right_logical"(%arg7, %27) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %29 = "stablehlo.or"(%24, %28) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %30 = "stablehlo.xor"(%22, %29) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %31 = "stablehlo.add"(%22, %30) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %32 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %33 = "stablehlo.shift_left"(%30, %32) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %34 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %35 = "stablehlo.subtract"(%34, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %37 = "stablehlo.shift_right_logical"(%30, %36) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %38 = "stablehlo.or"(%33, %37) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %39 = "stablehlo.xor"(%31, %38) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %40 = "stablehlo.add"(%31, %39) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %41 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %42 = "stablehlo.shift_left"(%39, %41) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %43 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %44 = "stablehlo.subtract"(%43, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %46 = "stablehlo.shift_right_logical"(%39, %45) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %47 = "stablehlo.or"(%42, %46) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %48 = "stablehlo.xor"(%40, %47) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %49 = "stablehlo.add"(%40, %48) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %50 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %51 = "stablehlo.shift_left"(%48, %50) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %52 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %53 = "stablehlo.subtract"(%52, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %55 = "stablehlo.shift_right_logical"(%48, %54) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %56 = "stablehlo.or"(%51, %55) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %57 = "stablehlo.xor"(%49, %56) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %58 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %59 = "stablehlo.add"(%49, %58) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %60 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %61 = "stablehlo.add"(%57, %60) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %62 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %63 = "stablehlo.add"(%arg5, %62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %64 = "stablehlo.convert"(%63) : (tensor<i32>) -> tensor<ui32>
      %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %66 = "stablehlo.add"(%61, %65) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %67 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %68 = "stablehlo.add"(%arg4, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%68, %13, %59, %66, %arg9, %arg10, %arg8, %arg12, %arg11) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%11#2, %11#3) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: cauchy
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<2xui32>):
    %121 = "func.call"(%arg26) <{callee = @_cauchy}> : (tensor<2xui32>) -> tensor<3x5xf32>
    "func.return"(%121) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_cauchy", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<2xui32>):
    %111 = "stablehlo.constant"() <{value = dense<1.1920929E-7> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %113 = "func.call"(%arg25, %111, %112) <{callee = @_uniform}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
    %114 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %116 = "stablehlo.subtract"(%113, %115) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %117 = "stablehlo.constant"() <{value = dense<3.14159274> : tensor<f32>}> : () -> tensor<f32>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %119 = "stablehlo.multiply"(%118, %116) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %120 = "stablehlo.tan"(%119) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%120) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<2xui32>, %arg23: tensor<f32>, %arg24: tensor<f32>):
    %71 = "stablehlo.convert"(%arg24) : (tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%arg23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %73 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %74 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %75 = "stablehlo.reshape"(%74) : (tensor<1xui32>) -> tensor<ui32>
    %76 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %77 = "stablehlo.reshape"(%76) : (tensor<1xui32>) -> tensor<ui32>
    %78 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x5xui64>
    %79 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xui64>
    %80 = "stablehlo.constant"() <{value = dense<5> : tensor<ui64>}> : () -> tensor<ui64>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %82 = "stablehlo.multiply"(%81, %78) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %83 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %85 = "stablehlo.multiply"(%84, %79) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %86 = "stablehlo.add"(%82, %85) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %87 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %89 = "stablehlo.shift_right_logical"(%86, %88) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %90 = "stablehlo.convert"(%86) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %91 = "stablehlo.convert"(%89) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %92:2 = "func.call"(%75, %77, %91, %90) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
    %93 = "stablehlo.xor"(%92#0, %92#1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %94 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %96 = "stablehlo.shift_right_logical"(%93, %95) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %97 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %99 = "stablehlo.or"(%96, %98) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %100 = "stablehlo.bitcast_convert"(%99) : (tensor<3x5xui32>) -> tensor<3x5xf32>
    %101 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %103 = "stablehlo.subtract"(%100, %102) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %104 = "stablehlo.subtract"(%73, %72) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %106 = "stablehlo.multiply"(%103, %105) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %107 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %108 = "stablehlo.add"(%106, %107) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %109 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %110 = "stablehlo.maximum"(%109, %108) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%110) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x5xui32>, %arg3: tensor<3x5xui32>):
    %0 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %1 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %2 = "stablehlo.xor"(%arg0, %arg1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %3 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %4 = "stablehlo.xor"(%2, %3) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %6 = "stablehlo.add"(%arg2, %5) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %7 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %8 = "stablehlo.add"(%arg3, %7) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11:9 = "stablehlo.while"(%10, %9, %6, %8, %arg1, %4, %arg0, %0, %1) ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>, %arg15: tensor<3x5xui32>, %arg16: tensor<3x5xui32>, %arg17: tensor<ui32>, %arg18: tensor<ui32>, %arg19: tensor<ui32>, %arg20: tensor<4xui32>, %arg21: tensor<4xui32>):
      %69 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %70 = "stablehlo.compare"(%arg13, %69) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%70) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<3x5xui32>, %arg7: tensor<3x5xui32>, %arg8: tensor<ui32>, %arg9: tensor<ui32>, %arg10: tensor<ui32>, %arg11: tensor<4xui32>, %arg12: tensor<4xui32>):
      %12 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.add"(%arg5, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %15 = "stablehlo.reshape"(%14) : (tensor<1xui32>) -> tensor<ui32>
      %16 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %17 = "stablehlo.reshape"(%16) : (tensor<1xui32>) -> tensor<ui32>
      %18 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1xui32>) -> tensor<ui32>
      %20 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1xui32>) -> tensor<ui32>
      %22 = "stablehlo.add"(%arg6, %arg7) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %23 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %24 = "stablehlo.shift_left"(%arg7, %23) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %25 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %26 = "stablehlo.subtract"(%25, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %28 = "stablehlo.shift_right_logical"(%arg7, %27) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %29 = "stablehlo.or"(%24, %28) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %30 = "stablehlo.xor"(%22, %29) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %31 = "stablehlo.add"(%22, %30) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %32 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %33 = "stablehlo.shift_left"(%30, %32) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %34 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %35 = "stablehlo.subtract"(%34, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %37 = "stablehlo.shift_right_logical"(%30, %36) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %38 = "stablehlo.or"(%33, %37) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %39 = "stablehlo.xor"(%31, %38) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %40 = "stablehlo.add"(%31, %39) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %41 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %42 = "stablehlo.shift_left"(%39, %41) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %43 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %44 = "stablehlo.subtract"(%43, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %46 = "stablehlo.shift_right_logical"(%39, %45) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %47 = "stablehlo.or"(%42, %46) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %48 = "stablehlo.xor"(%40, %47) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %49 = "stablehlo.add"(%40, %48) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %50 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %51 = "stablehlo.shift_left"(%48, %50) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %52 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %53 = "stablehlo.subtract"(%52, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %55 = "stablehlo.shift_right_logical"(%48, %54) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %56 = "stablehlo.or"(%51, %55) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %57 = "stablehlo.xor"(%49, %56) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %58 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %59 = "stablehlo.add"(%49, %58) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %60 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %61 = "stablehlo.add"(%57, %60) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %62 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %63 = "stablehlo.add"(%arg5, %62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %64 = "stablehlo.convert"(%63) : (tensor<i32>) -> tensor<ui32>
      %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %66 = "stablehlo.add"(%61, %65) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %67 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %68 = "stablehlo.add"(%arg4, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%68, %13, %59, %66, %arg9, %arg10, %arg8, %arg12, %arg11) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%11#2, %11#3) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: bits
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x5xui32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg22: tensor<2xui32>):
    %71 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %72 = "stablehlo.reshape"(%71) : (tensor<1xui32>) -> tensor<ui32>
    %73 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %74 = "stablehlo.reshape"(%73) : (tensor<1xui32>) -> tensor<ui32>
    %75 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x5xui64>
    %76 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xui64>
    %77 = "stablehlo.constant"() <{value = dense<5> : tensor<ui64>}> : () -> tensor<ui64>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %79 = "stablehlo.multiply"(%78, %75) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %80 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %82 = "stablehlo.multiply"(%81, %76) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %83 = "stablehlo.add"(%79, %82) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %84 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %86 = "stablehlo.shift_right_logical"(%83, %85) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %87 = "stablehlo.convert"(%83) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %88 = "stablehlo.convert"(%86) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %89:2 = "func.call"(%72, %74, %88, %87) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
    %90 = "stablehlo.xor"(%89#0, %89#1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    "func.return"(%90) : (tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x5xui32>, %arg3: tensor<3x5xui32>):
    %0 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %1 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %2 = "stablehlo.xor"(%arg0, %arg1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %3 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %4 = "stablehlo.xor"(%2, %3) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %6 = "stablehlo.add"(%arg2, %5) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %7 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %8 = "stablehlo.add"(%arg3, %7) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11:9 = "stablehlo.while"(%10, %9, %6, %8, %arg1, %4, %arg0, %0, %1) ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>, %arg15: tensor<3x5xui32>, %arg16: tensor<3x5xui32>, %arg17: tensor<ui32>, %arg18: tensor<ui32>, %arg19: tensor<ui32>, %arg20: tensor<4xui32>, %arg21: tensor<4xui32>):
      %69 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %70 = "stablehlo.compare"(%arg13, %69) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%70) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<3x5xui32>, %arg7: tensor<3x5xui32>, %arg8: tensor<ui32>, %arg9: tensor<ui32>, %arg10: tensor<ui32>, %arg11: tensor<4xui32>, %arg12: tensor<4xui32>):
      %12 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.add"(%arg5, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %15 = "stablehlo.reshape"(%14) : (tensor<1xui32>) -> tensor<ui32>
      %16 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %17 = "stablehlo.reshape"(%16) : (tensor<1xui32>) -> tensor<ui32>
      %18 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1xui32>) -> tensor<ui32>
      %20 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1xui32>) -> tensor<ui32>
      %22 = "stablehlo.add"(%arg6, %arg7) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %23 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %24 = "stablehlo.shift_left"(%arg7, %23) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %25 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %26 = "stablehlo.subtract"(%25, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %28 = "stablehlo.shift_right_logical"(%arg7, %27) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %29 = "stablehlo.or"(%24, %28) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %30 = "stablehlo.xor"(%22, %29) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %31 = "stablehlo.add"(%22, %30) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %32 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %33 = "stablehlo.shift_left"(%30, %32) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %34 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %35 = "stablehlo.subtract"(%34, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %37 = "stablehlo.shift_right_logical"(%30, %36) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %38 = "stablehlo.or"(%33, %37) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %39 = "stablehlo.xor"(%31, %38) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %40 = "stablehlo.add"(%31, %39) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %41 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %42 = "stablehlo.shift_left"(%39, %41) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %43 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %44 = "stablehlo.subtract"(%43, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %46 = "stablehlo.shift_right_logical"(%39, %45) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %47 = "stablehlo.or"(%42, %46) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %48 = "stablehlo.xor"(%40, %47) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %49 = "stablehlo.add"(%40, %48) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %50 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %51 = "stablehlo.shift_left"(%48, %50) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %52 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %53 = "stablehlo.subtract"(%52, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %55 = "stablehlo.shift_right_logical"(%48, %54) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %56 = "stablehlo.or"(%51, %55) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %57 = "stablehlo.xor"(%49, %56) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %58 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %59 = "stablehlo.add"(%49, %58) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %60 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %61 = "stablehlo.add"(%57, %60) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %62 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %63 = "stablehlo.add"(%arg5, %62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %64 = "stablehlo.convert"(%63) : (tensor<i32>) -> tensor<ui32>
      %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %66 = "stablehlo.add"(%61, %65) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %67 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %68 = "stablehlo.add"(%arg4, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%68, %13, %59, %66, %arg9, %arg10, %arg8, %arg12, %arg11) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%11#2, %11#3) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: truncated_normal
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg31: tensor<2xui32>):
    %132 = "stablehlo.constant"() <{value = dense<-2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %133 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %134 = "func.call"(%arg31, %132, %133) <{callee = @_truncated_normal}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
    "func.return"(%134) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_truncated_normal", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<2xui32>, %arg29: tensor<f32>, %arg30: tensor<f32>):
    %114 = "stablehlo.convert"(%arg29) : (tensor<f32>) -> tensor<f32>
    %115 = "stablehlo.convert"(%arg30) : (tensor<f32>) -> tensor<f32>
    %116 = "stablehlo.constant"() <{value = dense<1.41421354> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.divide"(%114, %116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %118 = "chlo.erf"(%117) : (tensor<f32>) -> tensor<f32>
    %119 = "stablehlo.constant"() <{value = dense<1.41421354> : tensor<f32>}> : () -> tensor<f32>
    %120 = "stablehlo.divide"(%115, %119) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %121 = "chlo.erf"(%120) : (tensor<f32>) -> tensor<f32>
    %122 = "func.call"(%arg28, %118, %121) <{callee = @_uniform}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
    %123 = "chlo.erf_inv"(%122) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %124 = "stablehlo.constant"() <{value = dense<1.41421354> : tensor<f32>}> : () -> tensor<f32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %126 = "stablehlo.multiply"(%125, %123) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %127 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %128 = "chlo.next_after"(%114, %127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %129 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %130 = "chlo.next_after"(%115, %129) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %131 = "func.call"(%126, %128, %130) <{callee = @clip}> : (tensor<3x5xf32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
    "func.return"(%131) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<2xui32>, %arg26: tensor<f32>, %arg27: tensor<f32>):
    %75 = "stablehlo.broadcast_in_dim"(%arg26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %76 = "stablehlo.broadcast_in_dim"(%arg27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %77 = "stablehlo.slice"(%arg25) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %78 = "stablehlo.reshape"(%77) : (tensor<1xui32>) -> tensor<ui32>
    %79 = "stablehlo.slice"(%arg25) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %80 = "stablehlo.reshape"(%79) : (tensor<1xui32>) -> tensor<ui32>
    %81 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x5xui64>
    %82 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xui64>
    %83 = "stablehlo.constant"() <{value = dense<5> : tensor<ui64>}> : () -> tensor<ui64>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %85 = "stablehlo.multiply"(%84, %81) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %86 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %88 = "stablehlo.multiply"(%87, %82) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %89 = "stablehlo.add"(%85, %88) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %90 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %92 = "stablehlo.shift_right_logical"(%89, %91) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %93 = "stablehlo.convert"(%89) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %94 = "stablehlo.convert"(%92) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %95:2 = "func.call"(%78, %80, %94, %93) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
    %96 = "stablehlo.xor"(%95#0, %95#1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %97 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %99 = "stablehlo.shift_right_logical"(%96, %98) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %100 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %102 = "stablehlo.or"(%99, %101) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %103 = "stablehlo.bitcast_convert"(%102) : (tensor<3x5xui32>) -> tensor<3x5xf32>
    %104 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %106 = "stablehlo.subtract"(%103, %105) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %107 = "stablehlo.subtract"(%76, %75) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %109 = "stablehlo.multiply"(%106, %108) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %110 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %111 = "stablehlo.add"(%109, %110) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %112 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %113 = "stablehlo.maximum"(%112, %111) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%113) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<3x5xui32>, %arg6: tensor<3x5xui32>):
    %4 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %5 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %6 = "stablehlo.xor"(%arg3, %arg4) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %7 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %8 = "stablehlo.xor"(%6, %7) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %9 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %10 = "stablehlo.add"(%arg5, %9) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %11 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %12 = "stablehlo.add"(%arg6, %11) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15:9 = "stablehlo.while"(%14, %13, %10, %12, %arg4, %8, %arg3, %4, %5) ({
    ^bb0(%arg16: tensor<i32>, %arg17: tensor<i32>, %arg18: tensor<3x5xui32>, %arg19: tensor<3x5xui32>, %arg20: tensor<ui32>, %arg21: tensor<ui32>, %arg22: tensor<ui32>, %arg23: tensor<4xui32>, %arg24: tensor<4xui32>):
      %73 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %74 = "stablehlo.compare"(%arg16, %73) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%74) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg7: tensor<i32>, %arg8: tensor<i32>, %arg9: tensor<3x5xui32>, %arg10: tensor<3x5xui32>, %arg11: tensor<ui32>, %arg12: tensor<ui32>, %arg13: tensor<ui32>, %arg14: tensor<4xui32>, %arg15: tensor<4xui32>):
      %16 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.add"(%arg8, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %18 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1xui32>) -> tensor<ui32>
      %20 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1xui32>) -> tensor<ui32>
      %22 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %23 = "stablehlo.reshape"(%22) : (tensor<1xui32>) -> tensor<ui32>
      %24 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %25 = "stablehlo.reshape"(%24) : (tensor<1xui32>) -> tensor<ui32>
      %26 = "stablehlo.add"(%arg9, %arg10) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %27 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %28 = "stablehlo.shift_left"(%arg10, %27) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %29 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %30 = "stablehlo.subtract"(%29, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %32 = "stablehlo.shift_right_logical"(%arg10, %31) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %33 = "stablehlo.or"(%28, %32) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %34 = "stablehlo.xor"(%26, %33) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %35 = "stablehlo.add"(%26, %34) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %36 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %37 = "stablehlo.shift_left"(%34, %36) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %38 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %39 = "stablehlo.subtract"(%38, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %41 = "stablehlo.shift_right_logical"(%34, %40) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %42 = "stablehlo.or"(%37, %41) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %43 = "stablehlo.xor"(%35, %42) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %44 = "stablehlo.add"(%35, %43) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %45 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %46 = "stablehlo.shift_left"(%43, %45) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %47 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %48 = "stablehlo.subtract"(%47, %23) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %50 = "stablehlo.shift_right_logical"(%43, %49) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %51 = "stablehlo.or"(%46, %50) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %52 = "stablehlo.xor"(%44, %51) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %53 = "stablehlo.add"(%44, %52) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %54 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %55 = "stablehlo.shift_left"(%52, %54) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %56 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %57 = "stablehlo.subtract"(%56, %25) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %59 = "stablehlo.shift_right_logical"(%52, %58) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %60 = "stablehlo.or"(%55, %59) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %61 = "stablehlo.xor"(%53, %60) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %62 = "stablehlo.broadcast_in_dim"(%arg11) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %63 = "stablehlo.add"(%53, %62) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %64 = "stablehlo.broadcast_in_dim"(%arg12) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %65 = "stablehlo.add"(%61, %64) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %66 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %67 = "stablehlo.add"(%arg8, %66) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %68 = "stablehlo.convert"(%67) : (tensor<i32>) -> tensor<ui32>
      %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %70 = "stablehlo.add"(%65, %69) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %71 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %72 = "stablehlo.add"(%arg7, %71) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%72, %17, %63, %70, %arg12, %arg13, %arg11, %arg15, %arg14) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%15#2, %15#3) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x5xf32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %1 = "stablehlo.maximum"(%0, %arg0) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %3 = "stablehlo.minimum"(%2, %1) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%3) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: normal_bf16
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x5xbf16>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg27: tensor<2xui32>):
    %120 = "func.call"(%arg27) <{callee = @_normal}> : (tensor<2xui32>) -> tensor<3x5xbf16>
    "func.return"(%120) : (tensor<3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x5xbf16>, res_attrs = [{}], sym_name = "_normal", sym_visibility = "private"}> ({
  ^bb0(%arg26: tensor<2xui32>):
    %119 = "func.call"(%arg26) <{callee = @_normal_real}> : (tensor<2xui32>) -> tensor<3x5xbf16>
    "func.return"(%119) : (tensor<3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x5xbf16>, res_attrs = [{}], sym_name = "_normal_real", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<2xui32>):
    %112 = "stablehlo.constant"() <{value = dense<-9.960930e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %113 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %114 = "func.call"(%arg25, %112, %113) <{callee = @_uniform}> : (tensor<2xui32>, tensor<bf16>, tensor<bf16>) -> tensor<3x5xbf16>
    %115 = "chlo.erf_inv"(%114) : (tensor<3x5xbf16>) -> tensor<3x5xbf16>
    %116 = "stablehlo.constant"() <{value = dense<1.414060e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<3x5xbf16>
    %118 = "stablehlo.multiply"(%117, %115) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>
    "func.return"(%118) : (tensor<3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<bf16>, tensor<bf16>) -> tensor<3x5xbf16>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<2xui32>, %arg23: tensor<bf16>, %arg24: tensor<bf16>):
    %71 = "stablehlo.broadcast_in_dim"(%arg23) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x1xbf16>
    %72 = "stablehlo.broadcast_in_dim"(%arg24) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x1xbf16>
    %73 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %74 = "stablehlo.reshape"(%73) : (tensor<1xui32>) -> tensor<ui32>
    %75 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %76 = "stablehlo.reshape"(%75) : (tensor<1xui32>) -> tensor<ui32>
    %77 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x5xui64>
    %78 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xui64>
    %79 = "stablehlo.constant"() <{value = dense<5> : tensor<ui64>}> : () -> tensor<ui64>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %81 = "stablehlo.multiply"(%80, %77) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %82 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %84 = "stablehlo.multiply"(%83, %78) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %85 = "stablehlo.add"(%81, %84) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %86 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %88 = "stablehlo.shift_right_logical"(%85, %87) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %89 = "stablehlo.convert"(%85) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %90 = "stablehlo.convert"(%88) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %91:2 = "func.call"(%74, %76, %90, %89) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
    %92 = "stablehlo.xor"(%91#0, %91#1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %93 = "stablehlo.convert"(%92) : (tensor<3x5xui32>) -> tensor<3x5xui8>
    %94 = "stablehlo.convert"(%93) : (tensor<3x5xui8>) -> tensor<3x5xui16>
    %95 = "stablehlo.constant"() <{value = dense<1> : tensor<ui16>}> : () -> tensor<ui16>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<ui16>) -> tensor<3x5xui16>
    %97 = "stablehlo.shift_right_logical"(%94, %96) : (tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xui16>
    %98 = "stablehlo.constant"() <{value = dense<16256> : tensor<ui16>}> : () -> tensor<ui16>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<ui16>) -> tensor<3x5xui16>
    %100 = "stablehlo.or"(%97, %99) : (tensor<3x5xui16>, tensor<3x5xui16>) -> tensor<3x5xui16>
    %101 = "stablehlo.bitcast_convert"(%100) : (tensor<3x5xui16>) -> tensor<3x5xbf16>
    %102 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<3x5xbf16>
    %104 = "stablehlo.subtract"(%101, %103) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>
    %105 = "stablehlo.subtract"(%72, %71) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xbf16>) -> tensor<3x5xbf16>
    %107 = "stablehlo.multiply"(%104, %106) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>
    %108 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xbf16>) -> tensor<3x5xbf16>
    %109 = "stablehlo.add"(%107, %108) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>
    %110 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xbf16>) -> tensor<3x5xbf16>
    %111 = "stablehlo.maximum"(%110, %109) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>
    "func.return"(%111) : (tensor<3x5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x5xui32>, %arg3: tensor<3x5xui32>):
    %0 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %1 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %2 = "stablehlo.xor"(%arg0, %arg1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %3 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %4 = "stablehlo.xor"(%2, %3) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %6 = "stablehlo.add"(%arg2, %5) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %7 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %8 = "stablehlo.add"(%arg3, %7) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11:9 = "stablehlo.while"(%10, %9, %6, %8, %arg1, %4, %arg0, %0, %1) ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>, %arg15: tensor<3x5xui32>, %arg16: tensor<3x5xui32>, %arg17: tensor<ui32>, %arg18: tensor<ui32>, %arg19: tensor<ui32>, %arg20: tensor<4xui32>, %arg21: tensor<4xui32>):
      %69 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %70 = "stablehlo.compare"(%arg13, %69) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%70) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<3x5xui32>, %arg7: tensor<3x5xui32>, %arg8: tensor<ui32>, %arg9: tensor<ui32>, %arg10: tensor<ui32>, %arg11: tensor<4xui32>, %arg12: tensor<4xui32>):
      %12 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.add"(%arg5, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %15 = "stablehlo.reshape"(%14) : (tensor<1xui32>) -> tensor<ui32>
      %16 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %17 = "stablehlo.reshape"(%16) : (tensor<1xui32>) -> tensor<ui32>
      %18 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1xui32>) -> tensor<ui32>
      %20 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1xui32>) -> tensor<ui32>
      %22 = "stablehlo.add"(%arg6, %arg7) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %23 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %24 = "stablehlo.shift_left"(%arg7, %23) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %25 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %26 = "stablehlo.subtract"(%25, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %28 = "stablehlo.shift_right_logical"(%arg7, %27) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %29 = "stablehlo.or"(%24, %28) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %30 = "stablehlo.xor"(%22, %29) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %31 = "stablehlo.add"(%22, %30) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %32 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %33 = "stablehlo.shift_left"(%30, %32) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %34 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %35 = "stablehlo.subtract"(%34, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %37 = "stablehlo.shift_right_logical"(%30, %36) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %38 = "stablehlo.or"(%33, %37) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %39 = "stablehlo.xor"(%31, %38) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %40 = "stablehlo.add"(%31, %39) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %41 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %42 = "stablehlo.shift_left"(%39, %41) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %43 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %44 = "stablehlo.subtract"(%43, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %46 = "stablehlo.shift_right_logical"(%39, %45) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %47 = "stablehlo.or"(%42, %46) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %48 = "stablehlo.xor"(%40, %47) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %49 = "stablehlo.add"(%40, %48) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %50 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %51 = "stablehlo.shift_left"(%48, %50) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %52 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %53 = "stablehlo.subtract"(%52, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %55 = "stablehlo.shift_right_logical"(%48, %54) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %56 = "stablehlo.or"(%51, %55) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %57 = "stablehlo.xor"(%49, %56) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %58 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %59 = "stablehlo.add"(%49, %58) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %60 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %61 = "stablehlo.add"(%57, %60) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %62 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %63 = "stablehlo.add"(%arg5, %62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %64 = "stablehlo.convert"(%63) : (tensor<i32>) -> tensor<ui32>
      %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %66 = "stablehlo.add"(%61, %65) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %67 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %68 = "stablehlo.add"(%arg4, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%68, %13, %59, %66, %arg9, %arg10, %arg8, %arg12, %arg11) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%11#2, %11#3) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: randint
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<7xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg54: tensor<2xui32>):
    %243 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %244 = "stablehlo.constant"() <{value = dense<10> : tensor<i32>}> : () -> tensor<i32>
    %245 = "func.call"(%arg54, %243, %244) <{callee = @_randint}> : (tensor<2xui32>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
    "func.return"(%245) : (tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<i32>, tensor<i32>) -> tensor<7xi32>, res_attrs = [{}], sym_name = "_randint", sym_visibility = "private"}> ({
  ^bb0(%arg51: tensor<2xui32>, %arg52: tensor<i32>, %arg53: tensor<i32>):
    %163 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %164 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %165 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %166 = "func.call"(%163, %164, %165) <{callee = @clip}> : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %167 = "stablehlo.compare"(%arg53, %166) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %168 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %169 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %170 = "func.call"(%arg52, %168, %169) <{callee = @clip_0}> : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %171 = "stablehlo.convert"(%170) : (tensor<i32>) -> tensor<i32>
    %172 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %173 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %174 = "func.call"(%arg53, %172, %173) <{callee = @clip_0}> : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %175 = "stablehlo.convert"(%174) : (tensor<i32>) -> tensor<i32>
    %176 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %177 = "stablehlo.broadcast_in_dim"(%175) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %178 = "func.call"(%arg51) <{callee = @_threefry_split}> : (tensor<2xui32>) -> tensor<2x2xui32>
    %179 = "stablehlo.slice"(%178) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %180 = "stablehlo.reshape"(%179) : (tensor<1x2xui32>) -> tensor<2xui32>
    %181 = "stablehlo.slice"(%178) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %182 = "stablehlo.reshape"(%181) : (tensor<1x2xui32>) -> tensor<2xui32>
    %183 = "stablehlo.slice"(%180) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %184 = "stablehlo.reshape"(%183) : (tensor<1xui32>) -> tensor<ui32>
    %185 = "stablehlo.slice"(%180) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %186 = "stablehlo.reshape"(%185) : (tensor<1xui32>) -> tensor<ui32>
    %187 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xui64>
    %188 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %189 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<7xui64>
    %190 = "stablehlo.multiply"(%189, %187) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %191 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %192 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<7xui64>
    %193 = "stablehlo.shift_right_logical"(%190, %192) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %194 = "stablehlo.convert"(%190) : (tensor<7xui64>) -> tensor<7xui32>
    %195 = "stablehlo.convert"(%193) : (tensor<7xui64>) -> tensor<7xui32>
    %196:2 = "func.call"(%184, %186, %195, %194) <{callee = @threefry2x32_1}> : (tensor<ui32>, tensor<ui32>, tensor<7xui32>, tensor<7xui32>) -> (tensor<7xui32>, tensor<7xui32>)
    %197 = "stablehlo.xor"(%196#0, %196#1) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %198 = "stablehlo.slice"(%182) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %199 = "stablehlo.reshape"(%198) : (tensor<1xui32>) -> tensor<ui32>
    %200 = "stablehlo.slice"(%182) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %201 = "stablehlo.reshape"(%200) : (tensor<1xui32>) -> tensor<ui32>
    %202 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xui64>
    %203 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %204 = "stablehlo.broadcast_in_dim"(%203) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<7xui64>
    %205 = "stablehlo.multiply"(%204, %202) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %206 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %207 = "stablehlo.broadcast_in_dim"(%206) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<7xui64>
    %208 = "stablehlo.shift_right_logical"(%205, %207) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %209 = "stablehlo.convert"(%205) : (tensor<7xui64>) -> tensor<7xui32>
    %210 = "stablehlo.convert"(%208) : (tensor<7xui64>) -> tensor<7xui32>
    %211:2 = "func.call"(%199, %201, %210, %209) <{callee = @threefry2x32_1}> : (tensor<ui32>, tensor<ui32>, tensor<7xui32>, tensor<7xui32>) -> (tensor<7xui32>, tensor<7xui32>)
    %212 = "stablehlo.xor"(%211#0, %211#1) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %213 = "stablehlo.subtract"(%177, %176) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %214 = "stablehlo.convert"(%213) : (tensor<1xi32>) -> tensor<1xui32>
    %215 = "stablehlo.compare"(%177, %176) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %216 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %217 = "stablehlo.broadcast_in_dim"(%216) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %218 = "stablehlo.select"(%215, %217, %214) : (tensor<1xi1>, tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %219 = "stablehlo.compare"(%177, %176) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %220 = "stablehlo.broadcast_in_dim"(%167) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %221 = "stablehlo.and"(%220, %219) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %222 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %223 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %224 = "stablehlo.add"(%218, %223) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %225 = "stablehlo.select"(%221, %224, %218) : (tensor<1xi1>, tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %226 = "stablehlo.constant"() <{value = dense<65536> : tensor<ui32>}> : () -> tensor<ui32>
    %227 = "stablehlo.broadcast_in_dim"(%226) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %228 = "stablehlo.remainder"(%227, %225) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %229 = "stablehlo.multiply"(%228, %228) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %230 = "stablehlo.remainder"(%229, %225) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %231 = "stablehlo.broadcast_in_dim"(%225) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui32>) -> tensor<7xui32>
    %232 = "stablehlo.remainder"(%197, %231) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %233 = "stablehlo.broadcast_in_dim"(%230) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui32>) -> tensor<7xui32>
    %234 = "stablehlo.multiply"(%232, %233) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %235 = "stablehlo.broadcast_in_dim"(%225) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui32>) -> tensor<7xui32>
    %236 = "stablehlo.remainder"(%212, %235) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %237 = "stablehlo.add"(%234, %236) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %238 = "stablehlo.broadcast_in_dim"(%225) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui32>) -> tensor<7xui32>
    %239 = "stablehlo.remainder"(%237, %238) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %240 = "stablehlo.convert"(%239) : (tensor<7xui32>) -> tensor<7xi32>
    %241 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<7xi32>
    %242 = "stablehlo.add"(%241, %240) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    "func.return"(%242) : (tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg48: tensor<i32>, %arg49: tensor<i32>, %arg50: tensor<i32>):
    %161 = "stablehlo.maximum"(%arg49, %arg48) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %162 = "stablehlo.minimum"(%arg50, %161) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%162) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "clip_0", sym_visibility = "private"}> ({
  ^bb0(%arg45: tensor<i32>, %arg46: tensor<i32>, %arg47: tensor<i32>):
    %159 = "stablehlo.maximum"(%arg46, %arg45) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %160 = "stablehlo.minimum"(%arg47, %159) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%160) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<2x2xui32>, res_attrs = [{}], sym_name = "_threefry_split", sym_visibility = "private"}> ({
  ^bb0(%arg44: tensor<2xui32>):
    %142 = "stablehlo.slice"(%arg44) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %143 = "stablehlo.reshape"(%142) : (tensor<1xui32>) -> tensor<ui32>
    %144 = "stablehlo.slice"(%arg44) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %145 = "stablehlo.reshape"(%144) : (tensor<1xui32>) -> tensor<ui32>
    %146 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
    %147 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
    %149 = "stablehlo.multiply"(%148, %146) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %150 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %151 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
    %152 = "stablehlo.shift_right_logical"(%149, %151) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %153 = "stablehlo.convert"(%149) : (tensor<2xui64>) -> tensor<2xui32>
    %154 = "stablehlo.convert"(%152) : (tensor<2xui64>) -> tensor<2xui32>
    %155:2 = "func.call"(%143, %145, %154, %153) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %156 = "stablehlo.broadcast_in_dim"(%155#0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xui32>) -> tensor<2x1xui32>
    %157 = "stablehlo.broadcast_in_dim"(%155#1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xui32>) -> tensor<2x1xui32>
    %158 = "stablehlo.concatenate"(%156, %157) <{dimension = 1 : i64}> : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    "func.return"(%158) : (tensor<2x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<ui32>, %arg23: tensor<ui32>, %arg24: tensor<2xui32>, %arg25: tensor<2xui32>):
    %71 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %72 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %73 = "stablehlo.xor"(%arg22, %arg23) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %74 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %75 = "stablehlo.xor"(%73, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %76 = "stablehlo.broadcast_in_dim"(%arg22) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %77 = "stablehlo.add"(%arg24, %76) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %78 = "stablehlo.broadcast_in_dim"(%arg23) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %79 = "stablehlo.add"(%arg25, %78) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %80 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %82:9 = "stablehlo.while"(%81, %80, %77, %79, %arg23, %75, %arg22, %71, %72) ({
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>, %arg37: tensor<2xui32>, %arg38: tensor<2xui32>, %arg39: tensor<ui32>, %arg40: tensor<ui32>, %arg41: tensor<ui32>, %arg42: tensor<4xui32>, %arg43: tensor<4xui32>):
      %140 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %141 = "stablehlo.compare"(%arg35, %140) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%141) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg26: tensor<i32>, %arg27: tensor<i32>, %arg28: tensor<2xui32>, %arg29: tensor<2xui32>, %arg30: tensor<ui32>, %arg31: tensor<ui32>, %arg32: tensor<ui32>, %arg33: tensor<4xui32>, %arg34: tensor<4xui32>):
      %83 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %84 = "stablehlo.add"(%arg27, %83) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %85 = "stablehlo.slice"(%arg33) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %86 = "stablehlo.reshape"(%85) : (tensor<1xui32>) -> tensor<ui32>
      %87 = "stablehlo.slice"(%arg33) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %88 = "stablehlo.reshape"(%87) : (tensor<1xui32>) -> tensor<ui32>
      %89 = "stablehlo.slice"(%arg33) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %90 = "stablehlo.reshape"(%89) : (tensor<1xui32>) -> tensor<ui32>
      %91 = "stablehlo.slice"(%arg33) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %92 = "stablehlo.reshape"(%91) : (tensor<1xui32>) -> tensor<ui32>
      %93 = "stablehlo.add"(%arg28, %arg29) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %94 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %95 = "stablehlo.shift_left"(%arg29, %94) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %96 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %97 = "stablehlo.subtract"(%96, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %99 = "stablehlo.shift_right_logical"(%arg29, %98) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %100 = "stablehlo.or"(%95, %99) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %101 = "stablehlo.xor"(%93, %100) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %102 = "stablehlo.add"(%93, %101) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %103 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %104 = "stablehlo.shift_left"(%101, %103) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %105 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %106 = "stablehlo.subtract"(%105, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %108 = "stablehlo.shift_right_logical"(%101, %107) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %109 = "stablehlo.or"(%104, %108) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %110 = "stablehlo.xor"(%102, %109) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %111 = "stablehlo.add"(%102, %110) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %112 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %113 = "stablehlo.shift_left"(%110, %112) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %114 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %115 = "stablehlo.subtract"(%114, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %117 = "stablehlo.shift_right_logical"(%110, %116) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %118 = "stablehlo.or"(%113, %117) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %119 = "stablehlo.xor"(%111, %118) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %120 = "stablehlo.add"(%111, %119) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %121 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %122 = "stablehlo.shift_left"(%119, %121) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %123 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %124 = "stablehlo.subtract"(%123, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %126 = "stablehlo.shift_right_logical"(%119, %125) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %127 = "stablehlo.or"(%122, %126) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %128 = "stablehlo.xor"(%120, %127) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %129 = "stablehlo.broadcast_in_dim"(%arg30) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %130 = "stablehlo.add"(%120, %129) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %131 = "stablehlo.broadcast_in_dim"(%arg31) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %132 = "stablehlo.add"(%128, %131) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %133 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %134 = "stablehlo.add"(%arg27, %133) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %135 = "stablehlo.convert"(%134) : (tensor<i32>) -> tensor<ui32>
      %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %137 = "stablehlo.add"(%132, %136) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %138 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %139 = "stablehlo.add"(%arg26, %138) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%139, %84, %130, %137, %arg31, %arg32, %arg30, %arg34, %arg33) : (tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%82#2, %82#3) : (tensor<2xui32>, tensor<2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<7xui32>, tensor<7xui32>) -> (tensor<7xui32>, tensor<7xui32>), sym_name = "threefry2x32_1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<7xui32>, %arg3: tensor<7xui32>):
    %0 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %1 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %2 = "stablehlo.xor"(%arg0, %arg1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %3 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %4 = "stablehlo.xor"(%2, %3) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
    %6 = "stablehlo.add"(%arg2, %5) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %7 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
    %8 = "stablehlo.add"(%arg3, %7) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11:9 = "stablehlo.while"(%10, %9, %6, %8, %arg1, %4, %arg0, %0, %1) ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>, %arg15: tensor<7xui32>, %arg16: tensor<7xui32>, %arg17: tensor<ui32>, %arg18: tensor<ui32>, %arg19: tensor<ui32>, %arg20: tensor<4xui32>, %arg21: tensor<4xui32>):
      %69 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %70 = "stablehlo.compare"(%arg13, %69) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%70) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<7xui32>, %arg7: tensor<7xui32>, %arg8: tensor<ui32>, %arg9: tensor<ui32>, %arg10: tensor<ui32>, %arg11: tensor<4xui32>, %arg12: tensor<4xui32>):
      %12 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.add"(%arg5, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %15 = "stablehlo.reshape"(%14) : (tensor<1xui32>) -> tensor<ui32>
      %16 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %17 = "stablehlo.reshape"(%16) : (tensor<1xui32>) -> tensor<ui32>
      %18 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1xui32>) -> tensor<ui32>
      %20 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1xui32>) -> tensor<ui32>
      %22 = "stablehlo.add"(%arg6, %arg7) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %23 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %24 = "stablehlo.shift_left"(%arg7, %23) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %25 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %26 = "stablehlo.subtract"(%25, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %28 = "stablehlo.shift_right_logical"(%arg7, %27) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %29 = "stablehlo.or"(%24, %28) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %30 = "stablehlo.xor"(%22, %29) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %31 = "stablehlo.add"(%22, %30) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %32 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %33 = "stablehlo.shift_left"(%30, %32) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %34 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %35 = "stablehlo.subtract"(%34, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %37 = "stablehlo.shift_right_logical"(%30, %36) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %38 = "stablehlo.or"(%33, %37) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %39 = "stablehlo.xor"(%31, %38) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %40 = "stablehlo.add"(%31, %39) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %41 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %42 = "stablehlo.shift_left"(%39, %41) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %43 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %44 = "stablehlo.subtract"(%43, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %46 = "stablehlo.shift_right_logical"(%39, %45) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %47 = "stablehlo.or"(%42, %46) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %48 = "stablehlo.xor"(%40, %47) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %49 = "stablehlo.add"(%40, %48) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %50 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %51 = "stablehlo.shift_left"(%48, %50) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %52 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %53 = "stablehlo.subtract"(%52, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %55 = "stablehlo.shift_right_logical"(%48, %54) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %56 = "stablehlo.or"(%51, %55) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %57 = "stablehlo.xor"(%49, %56) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %58 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %59 = "stablehlo.add"(%49, %58) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %60 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %61 = "stablehlo.add"(%57, %60) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %62 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %63 = "stablehlo.add"(%arg5, %62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %64 = "stablehlo.convert"(%63) : (tensor<i32>) -> tensor<ui32>
      %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %66 = "stablehlo.add"(%61, %65) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %67 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %68 = "stablehlo.add"(%arg4, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%68, %13, %59, %66, %arg9, %arg10, %arg8, %arg12, %arg11) : (tensor<i32>, tensor<i32>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%11#2, %11#3) : (tensor<7xui32>, tensor<7xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: bernoulli
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<7xi1>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg27: tensor<2xui32>):
    %112 = "stablehlo.constant"() <{value = dense<3.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %113 = "func.call"(%arg27, %112) <{callee = @_bernoulli}> : (tensor<2xui32>, tensor<f32>) -> tensor<7xi1>
    "func.return"(%113) : (tensor<7xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<f32>) -> tensor<7xi1>, res_attrs = [{}], sym_name = "_bernoulli", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<2xui32>, %arg26: tensor<f32>):
    %107 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %109 = "func.call"(%arg25, %107, %108) <{callee = @_uniform}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<7xf32>
    %110 = "stablehlo.broadcast_in_dim"(%arg26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %111 = "stablehlo.compare"(%109, %110) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    "func.return"(%111) : (tensor<7xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<7xf32>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<2xui32>, %arg23: tensor<f32>, %arg24: tensor<f32>):
    %71 = "stablehlo.convert"(%arg23) : (tensor<f32>) -> tensor<f32>
    %72 = "stablehlo.convert"(%arg24) : (tensor<f32>) -> tensor<f32>
    %73 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %74 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %75 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %76 = "stablehlo.reshape"(%75) : (tensor<1xui32>) -> tensor<ui32>
    %77 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %78 = "stablehlo.reshape"(%77) : (tensor<1xui32>) -> tensor<ui32>
    %79 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xui64>
    %80 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<7xui64>
    %82 = "stablehlo.multiply"(%81, %79) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %83 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<7xui64>
    %85 = "stablehlo.shift_right_logical"(%82, %84) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %86 = "stablehlo.convert"(%82) : (tensor<7xui64>) -> tensor<7xui32>
    %87 = "stablehlo.convert"(%85) : (tensor<7xui64>) -> tensor<7xui32>
    %88:2 = "func.call"(%76, %78, %87, %86) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<7xui32>, tensor<7xui32>) -> (tensor<7xui32>, tensor<7xui32>)
    %89 = "stablehlo.xor"(%88#0, %88#1) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %90 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
    %92 = "stablehlo.shift_right_logical"(%89, %91) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %93 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
    %95 = "stablehlo.or"(%92, %94) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %96 = "stablehlo.bitcast_convert"(%95) : (tensor<7xui32>) -> tensor<7xf32>
    %97 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %99 = "stablehlo.subtract"(%96, %98) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %100 = "stablehlo.subtract"(%74, %73) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<7xf32>
    %102 = "stablehlo.multiply"(%99, %101) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %103 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<7xf32>
    %104 = "stablehlo.add"(%102, %103) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %105 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<7xf32>
    %106 = "stablehlo.maximum"(%105, %104) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    "func.return"(%106) : (tensor<7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<7xui32>, tensor<7xui32>) -> (tensor<7xui32>, tensor<7xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<7xui32>, %arg3: tensor<7xui32>):
    %0 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %1 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %2 = "stablehlo.xor"(%arg0, %arg1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %3 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %4 = "stablehlo.xor"(%2, %3) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
    %6 = "stablehlo.add"(%arg2, %5) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %7 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
    %8 = "stablehlo.add"(%arg3, %7) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11:9 = "stablehlo.while"(%10, %9, %6, %8, %arg1, %4, %arg0, %0, %1) ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>, %arg15: tensor<7xui32>, %arg16: tensor<7xui32>, %arg17: tensor<ui32>, %arg18: tensor<ui32>, %arg19: tensor<ui32>, %arg20: tensor<4xui32>, %arg21: tensor<4xui32>):
      %69 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %70 = "stablehlo.compare"(%arg13, %69) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%70) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<7xui32>, %arg7: tensor<7xui32>, %arg8: tensor<ui32>, %arg9: tensor<ui32>, %arg10: tensor<ui32>, %arg11: tensor<4xui32>, %arg12: tensor<4xui32>):
      %12 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.add"(%arg5, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %15 = "stablehlo.reshape"(%14) : (tensor<1xui32>) -> tensor<ui32>
      %16 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %17 = "stablehlo.reshape"(%16) : (tensor<1xui32>) -> tensor<ui32>
      %18 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1xui32>) -> tensor<ui32>
      %20 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1xui32>) -> tensor<ui32>
      %22 = "stablehlo.add"(%arg6, %arg7) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %23 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %24 = "stablehlo.shift_left"(%arg7, %23) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %25 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %26 = "stablehlo.subtract"(%25, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %28 = "stablehlo.shift_right_logical"(%arg7, %27) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %29 = "stablehlo.or"(%24, %28) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %30 = "stablehlo.xor"(%22, %29) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %31 = "stablehlo.add"(%22, %30) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %32 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %33 = "stablehlo.shift_left"(%30, %32) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %34 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %35 = "stablehlo.subtract"(%34, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %37 = "stablehlo.shift_right_logical"(%30, %36) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %38 = "stablehlo.or"(%33, %37) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %39 = "stablehlo.xor"(%31, %38) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %40 = "stablehlo.add"(%31, %39) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %41 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %42 = "stablehlo.shift_left"(%39, %41) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %43 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %44 = "stablehlo.subtract"(%43, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %46 = "stablehlo.shift_right_logical"(%39, %45) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %47 = "stablehlo.or"(%42, %46) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %48 = "stablehlo.xor"(%40, %47) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %49 = "stablehlo.add"(%40, %48) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %50 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %51 = "stablehlo.shift_left"(%48, %50) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %52 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %53 = "stablehlo.subtract"(%52, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %55 = "stablehlo.shift_right_logical"(%48, %54) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %56 = "stablehlo.or"(%51, %55) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %57 = "stablehlo.xor"(%49, %56) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %58 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %59 = "stablehlo.add"(%49, %58) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %60 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %61 = "stablehlo.add"(%57, %60) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %62 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %63 = "stablehlo.add"(%arg5, %62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %64 = "stablehlo.convert"(%63) : (tensor<i32>) -> tensor<ui32>
      %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
      %66 = "stablehlo.add"(%61, %65) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
      %67 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %68 = "stablehlo.add"(%arg4, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%68, %13, %59, %66, %arg9, %arg10, %arg8, %arg12, %arg11) : (tensor<i32>, tensor<i32>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%11#2, %11#3) : (tensor<7xui32>, tensor<7xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: categorical
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<3x5xf32>) -> tensor<3xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg31: tensor<2xui32>, %arg32: tensor<3x5xf32>):
    %131 = "func.call"(%arg31) <{callee = @_gumbel}> : (tensor<2xui32>) -> tensor<3x5xf32>
    %132 = "stablehlo.add"(%131, %arg32) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %133 = "func.call"(%132) <{callee = @argmax}> : (tensor<3x5xf32>) -> tensor<3xi32>
    "func.return"(%133) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_gumbel", sym_visibility = "private"}> ({
  ^bb0(%arg30: tensor<2xui32>):
    %124 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %125 = "stablehlo.constant"() <{value = dense<1.17549435E-38> : tensor<f32>}> : () -> tensor<f32>
    %126 = "func.call"(%arg30, %124, %125) <{callee = @_uniform}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
    %127 = "stablehlo.log"(%126) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %128 = "stablehlo.negate"(%127) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %129 = "stablehlo.log"(%128) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %130 = "stablehlo.negate"(%129) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%130) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg27: tensor<2xui32>, %arg28: tensor<f32>, %arg29: tensor<f32>):
    %84 = "stablehlo.convert"(%arg28) : (tensor<f32>) -> tensor<f32>
    %85 = "stablehlo.broadcast_in_dim"(%arg29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %86 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %87 = "stablehlo.slice"(%arg27) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %88 = "stablehlo.reshape"(%87) : (tensor<1xui32>) -> tensor<ui32>
    %89 = "stablehlo.slice"(%arg27) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %90 = "stablehlo.reshape"(%89) : (tensor<1xui32>) -> tensor<ui32>
    %91 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x5xui64>
    %92 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xui64>
    %93 = "stablehlo.constant"() <{value = dense<5> : tensor<ui64>}> : () -> tensor<ui64>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %95 = "stablehlo.multiply"(%94, %91) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %96 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %98 = "stablehlo.multiply"(%97, %92) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %99 = "stablehlo.add"(%95, %98) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %100 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %102 = "stablehlo.shift_right_logical"(%99, %101) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %103 = "stablehlo.convert"(%99) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %104 = "stablehlo.convert"(%102) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %105:2 = "func.call"(%88, %90, %104, %103) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
    %106 = "stablehlo.xor"(%105#0, %105#1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %107 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %109 = "stablehlo.shift_right_logical"(%106, %108) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %110 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %112 = "stablehlo.or"(%109, %111) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %113 = "stablehlo.bitcast_convert"(%112) : (tensor<3x5xui32>) -> tensor<3x5xf32>
    %114 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %116 = "stablehlo.subtract"(%113, %115) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %117 = "stablehlo.subtract"(%86, %85) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %119 = "stablehlo.multiply"(%116, %118) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %120 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %121 = "stablehlo.add"(%119, %120) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %122 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %123 = "stablehlo.maximum"(%122, %121) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%123) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<ui32>, %arg6: tensor<ui32>, %arg7: tensor<3x5xui32>, %arg8: tensor<3x5xui32>):
    %13 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %14 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %15 = "stablehlo.xor"(%arg5, %arg6) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %16 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %17 = "stablehlo.xor"(%15, %16) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %18 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %19 = "stablehlo.add"(%arg7, %18) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %20 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %21 = "stablehlo.add"(%arg8, %20) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %22 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %23 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %24:9 = "stablehlo.while"(%23, %22, %19, %21, %arg6, %17, %arg5, %13, %14) ({
    ^bb0(%arg18: tensor<i32>, %arg19: tensor<i32>, %arg20: tensor<3x5xui32>, %arg21: tensor<3x5xui32>, %arg22: tensor<ui32>, %arg23: tensor<ui32>, %arg24: tensor<ui32>, %arg25: tensor<4xui32>, %arg26: tensor<4xui32>):
      %82 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %83 = "stablehlo.compare"(%arg18, %82) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%83) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg9: tensor<i32>, %arg10: tensor<i32>, %arg11: tensor<3x5xui32>, %arg12: tensor<3x5xui32>, %arg13: tensor<ui32>, %arg14: tensor<ui32>, %arg15: tensor<ui32>, %arg16: tensor<4xui32>, %arg17: tensor<4xui32>):
      %25 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %26 = "stablehlo.add"(%arg10, %25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %27 = "stablehlo.slice"(%arg16) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %28 = "stablehlo.reshape"(%27) : (tensor<1xui32>) -> tensor<ui32>
      %29 = "stablehlo.slice"(%arg16) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %30 = "stablehlo.reshape"(%29) : (tensor<1xui32>) -> tensor<ui32>
      %31 = "stablehlo.slice"(%arg16) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %32 = "stablehlo.reshape"(%31) : (tensor<1xui32>) -> tensor<ui32>
      %33 = "stablehlo.slice"(%arg16) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %34 = "stablehlo.reshape"(%33) : (tensor<1xui32>) -> tensor<ui32>
      %35 = "stablehlo.add"(%arg11, %arg12) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %36 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %37 = "stablehlo.shift_left"(%arg12, %36) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %38 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %39 = "stablehlo.subtract"(%38, %28) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %41 = "stablehlo.shift_right_logical"(%arg12, %40) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %42 = "stablehlo.or"(%37, %41) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %43 = "stablehlo.xor"(%35, %42) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %44 = "stablehlo.add"(%35, %43) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %45 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %46 = "stablehlo.shift_left"(%43, %45) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %47 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %48 = "stablehlo.subtract"(%47, %30) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %50 = "stablehlo.shift_right_logical"(%43, %49) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %51 = "stablehlo.or"(%46, %50) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %52 = "stablehlo.xor"(%44, %51) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %53 = "stablehlo.add"(%44, %52) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %54 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %55 = "stablehlo.shift_left"(%52, %54) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %56 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %57 = "stablehlo.subtract"(%56, %32) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %59 = "stablehlo.shift_right_logical"(%52, %58) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %60 = "stablehlo.or"(%55, %59) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %61 = "stablehlo.xor"(%53, %60) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %62 = "stablehlo.add"(%53, %61) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %63 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %64 = "stablehlo.shift_left"(%61, %63) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %65 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %66 = "stablehlo.subtract"(%65, %34) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %68 = "stablehlo.shift_right_logical"(%61, %67) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %69 = "stablehlo.or"(%64, %68) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %70 = "stablehlo.xor"(%62, %69) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %71 = "stablehlo.broadcast_in_dim"(%arg13) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %72 = "stablehlo.add"(%62, %71) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %73 = "stablehlo.broadcast_in_dim"(%arg14) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %74 = "stablehlo.add"(%70, %73) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %75 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %76 = "stablehlo.add"(%arg10, %75) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %77 = "stablehlo.convert"(%76) : (tensor<i32>) -> tensor<ui32>
      %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %79 = "stablehlo.add"(%74, %78) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %80 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %81 = "stablehlo.add"(%arg9, %80) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%81, %26, %72, %79, %arg14, %arg15, %arg13, %arg17, %arg16) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%24#2, %24#3) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xf32>) -> tensor<3xi32>, sym_name = "argmax", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x5xf32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xi32>
    %1 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3:2 = "stablehlo.reduce"(%arg0, %0, %1, %2) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<f32>, %arg4: tensor<i32>):
      %4 = "stablehlo.compare"(%arg1, %arg3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.compare"(%arg1, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.or"(%4, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %7 = "stablehlo.compare"(%arg1, %arg3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.compare"(%arg2, %arg4) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %9 = "stablehlo.and"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%6, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %11 = "stablehlo.select"(%6, %arg1, %arg3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %12 = "stablehlo.select"(%10, %arg2, %arg4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%11, %12) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<3x5xf32>, tensor<3x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
    "func.return"(%3#1) : (tensor<3xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: permutation
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<9xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg51: tensor<2xui32>):
    %181 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xi32>
    %182 = "func.call"(%arg51, %181) <{callee = @_shuffle}> : (tensor<2xui32>, tensor<9xi32>) -> tensor<9xi32>
    "func.return"(%182) : (tensor<9xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<9xi32>) -> tensor<9xi32>, res_attrs = [{}], sym_name = "_shuffle", sym_visibility = "private"}> ({
  ^bb0(%arg45: tensor<2xui32>, %arg46: tensor<9xi32>):
    %159 = "func.call"(%arg45) <{callee = @_threefry_split}> : (tensor<2xui32>) -> tensor<2x2xui32>
    %160 = "stablehlo.slice"(%159) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %161 = "stablehlo.reshape"(%160) : (tensor<1x2xui32>) -> tensor<2xui32>
    %162 = "stablehlo.slice"(%159) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %163 = "stablehlo.reshape"(%162) : (tensor<1x2xui32>) -> tensor<2xui32>
    %164 = "stablehlo.slice"(%163) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %165 = "stablehlo.reshape"(%164) : (tensor<1xui32>) -> tensor<ui32>
    %166 = "stablehlo.slice"(%163) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %167 = "stablehlo.reshape"(%166) : (tensor<1xui32>) -> tensor<ui32>
    %168 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xui64>
    %169 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<9xui64>
    %171 = "stablehlo.multiply"(%170, %168) : (tensor<9xui64>, tensor<9xui64>) -> tensor<9xui64>
    %172 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %173 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<9xui64>
    %174 = "stablehlo.shift_right_logical"(%171, %173) : (tensor<9xui64>, tensor<9xui64>) -> tensor<9xui64>
    %175 = "stablehlo.convert"(%171) : (tensor<9xui64>) -> tensor<9xui32>
    %176 = "stablehlo.convert"(%174) : (tensor<9xui64>) -> tensor<9xui32>
    %177:2 = "func.call"(%165, %167, %176, %175) <{callee = @threefry2x32_0}> : (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
    %178 = "stablehlo.xor"(%177#0, %177#1) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %179:2 = "stablehlo.sort"(%178, %arg46) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg47: tensor<ui32>, %arg48: tensor<ui32>, %arg49: tensor<i32>, %arg50: tensor<i32>):
      %180 = "stablehlo.compare"(%arg47, %arg48) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      "stablehlo.return"(%180) : (tensor<i1>) -> ()
    }) : (tensor<9xui32>, tensor<9xi32>) -> (tensor<9xui32>, tensor<9xi32>)
    "func.return"(%179#1) : (tensor<9xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<2x2xui32>, res_attrs = [{}], sym_name = "_threefry_split", sym_visibility = "private"}> ({
  ^bb0(%arg44: tensor<2xui32>):
    %142 = "stablehlo.slice"(%arg44) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %143 = "stablehlo.reshape"(%142) : (tensor<1xui32>) -> tensor<ui32>
    %144 = "stablehlo.slice"(%arg44) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %145 = "stablehlo.reshape"(%144) : (tensor<1xui32>) -> tensor<ui32>
    %146 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
    %147 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
    %149 = "stablehlo.multiply"(%148, %146) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %150 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %151 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
    %152 = "stablehlo.shift_right_logical"(%149, %151) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %153 = "stablehlo.convert"(%149) : (tensor<2xui64>) -> tensor<2xui32>
    %154 = "stablehlo.convert"(%152) : (tensor<2xui64>) -> tensor<2xui32>
    %155:2 = "func.call"(%143, %145, %154, %153) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %156 = "stablehlo.broadcast_in_dim"(%155#0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xui32>) -> tensor<2x1xui32>
    %157 = "stablehlo.broadcast_in_dim"(%155#1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xui32>) -> tensor<2x1xui32>
    %158 = "stablehlo.concatenate"(%156, %157) <{dimension = 1 : i64}> : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    "func.return"(%158) : (tensor<2x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<ui32>, %arg23: tensor<ui32>, %arg24: tensor<2xui32>, %arg25: tensor<2xui32>):
    %71 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %72 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %73 = "stablehlo.xor"(%arg22, %arg23) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %74 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %75 = "stablehlo.xor"(%73, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %76 = "stablehlo.broadcast_in_dim"(%arg22) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %77 = "stablehlo.add"(%arg24, %76) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %78 = "stablehlo.broadcast_in_dim"(%arg23) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %79 = "stablehlo.add"(%arg25, %78) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %80 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %82:9 = "stablehlo.while"(%81, %80, %77, %79, %arg23, %75, %arg22, %71, %72) ({
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>, %arg37: tensor<2xui32>, %arg38: tensor<2xui32>, %arg39: tensor<ui32>, %arg40: tensor<ui32>, %arg41: tensor<ui32>, %arg42: tensor<4xui32>, %arg43: tensor<4xui32>):
      %140 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %141 = "stablehlo.compare"(%arg35, %140) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%141) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg26: tensor<i32>, %arg27: tensor<i32>, %arg28: tensor<2xui32>, %arg29: tensor<2xui32>, %arg30: tensor<ui32>, %arg31: tensor<ui32>, %arg32: tensor<ui32>, %arg33: tensor<4xui32>, %arg34: tensor<4xui32>):
      %83 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %84 = "stablehlo.add"(%arg27, %83) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %85 = "stablehlo.slice"(%arg33) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %86 = "stablehlo.reshape"(%85) : (tensor<1xui32>) -> tensor<ui32>
      %87 = "stablehlo.slice"(%arg33) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %88 = "stablehlo.reshape"(%87) : (tensor<1xui32>) -> tensor<ui32>
      %89 = "stablehlo.slice"(%arg33) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %90 = "stablehlo.reshape"(%89) : (tensor<1xui32>) -> tensor<ui32>
      %91 = "stablehlo.slice"(%arg33) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %92 = "stablehlo.reshape"(%91) : (tensor<1xui32>) -> tensor<ui32>
      %93 = "stablehlo.add"(%arg28, %arg29) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %94 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %95 = "stablehlo.shift_left"(%arg29, %94) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %96 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %97 = "stablehlo.subtract"(%96, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %99 = "stablehlo.shift_right_logical"(%arg29, %98) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %100 = "stablehlo.or"(%95, %99) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %101 = "stablehlo.xor"(%93, %100) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %102 = "stablehlo.add"(%93, %101) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %103 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %104 = "stablehlo.shift_left"(%101, %103) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %105 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %106 = "stablehlo.subtract"(%105, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %108 = "stablehlo.shift_right_logical"(%101, %107) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %109 = "stablehlo.or"(%104, %108) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %110 = "stablehlo.xor"(%102, %109) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %111 = "stablehlo.add"(%102, %110) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %112 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %113 = "stablehlo.shift_left"(%110, %112) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %114 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %115 = "stablehlo.subtract"(%114, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %117 = "stablehlo.shift_right_logical"(%110, %116) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %118 = "stablehlo.or"(%113, %117) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %119 = "stablehlo.xor"(%111, %118) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %120 = "stablehlo.add"(%111, %119) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %121 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %122 = "stablehlo.shift_left"(%119, %121) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %123 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %124 = "stablehlo.subtract"(%123, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %126 = "stablehlo.shift_right_logical"(%119, %125) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %127 = "stablehlo.or"(%122, %126) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %128 = "stablehlo.xor"(%120, %127) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %129 = "stablehlo.broadcast_in_dim"(%arg30) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %130 = "stablehlo.add"(%120, %129) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %131 = "stablehlo.broadcast_in_dim"(%arg31) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %132 = "stablehlo.add"(%128, %131) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %133 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %134 = "stablehlo.add"(%arg27, %133) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %135 = "stablehlo.convert"(%134) : (tensor<i32>) -> tensor<ui32>
      %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %137 = "stablehlo.add"(%132, %136) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %138 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %139 = "stablehlo.add"(%arg26, %138) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%139, %84, %130, %137, %arg31, %arg32, %arg30, %arg34, %arg33) : (tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%82#2, %82#3) : (tensor<2xui32>, tensor<2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>), sym_name = "threefry2x32_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<9xui32>, %arg3: tensor<9xui32>):
    %0 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %1 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %2 = "stablehlo.xor"(%arg0, %arg1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %3 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %4 = "stablehlo.xor"(%2, %3) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
    %6 = "stablehlo.add"(%arg2, %5) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %7 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
    %8 = "stablehlo.add"(%arg3, %7) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11:9 = "stablehlo.while"(%10, %9, %6, %8, %arg1, %4, %arg0, %0, %1) ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>, %arg15: tensor<9xui32>, %arg16: tensor<9xui32>, %arg17: tensor<ui32>, %arg18: tensor<ui32>, %arg19: tensor<ui32>, %arg20: tensor<4xui32>, %arg21: tensor<4xui32>):
      %69 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %70 = "stablehlo.compare"(%arg13, %69) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%70) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<9xui32>, %arg7: tensor<9xui32>, %arg8: tensor<ui32>, %arg9: tensor<ui32>, %arg10: tensor<ui32>, %arg11: tensor<4xui32>, %arg12: tensor<4xui32>):
      %12 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.add"(%arg5, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %15 = "stablehlo.reshape"(%14) : (tensor<1xui32>) -> tensor<ui32>
      %16 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %17 = "stablehlo.reshape"(%16) : (tensor<1xui32>) -> tensor<ui32>
      %18 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1xui32>) -> tensor<ui32>
      %20 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1xui32>) -> tensor<ui32>
      %22 = "stablehlo.add"(%arg6, %arg7) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %23 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %24 = "stablehlo.shift_left"(%arg7, %23) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %25 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %26 = "stablehlo.subtract"(%25, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %28 = "stablehlo.shift_right_logical"(%arg7, %27) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %29 = "stablehlo.or"(%24, %28) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %30 = "stablehlo.xor"(%22, %29) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %31 = "stablehlo.add"(%22, %30) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %32 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %33 = "stablehlo.shift_left"(%30, %32) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %34 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %35 = "stablehlo.subtract"(%34, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %37 = "stablehlo.shift_right_logical"(%30, %36) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %38 = "stablehlo.or"(%33, %37) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %39 = "stablehlo.xor"(%31, %38) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %40 = "stablehlo.add"(%31, %39) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %41 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %42 = "stablehlo.shift_left"(%39, %41) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %43 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %44 = "stablehlo.subtract"(%43, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %46 = "stablehlo.shift_right_logical"(%39, %45) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %47 = "stablehlo.or"(%42, %46) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %48 = "stablehlo.xor"(%40, %47) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %49 = "stablehlo.add"(%40, %48) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %50 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %51 = "stablehlo.shift_left"(%48, %50) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %52 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %53 = "stablehlo.subtract"(%52, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %55 = "stablehlo.shift_right_logical"(%48, %54) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %56 = "stablehlo.or"(%51, %55) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %57 = "stablehlo.xor"(%49, %56) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %58 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %59 = "stablehlo.add"(%49, %58) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %60 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %61 = "stablehlo.add"(%57, %60) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %62 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %63 = "stablehlo.add"(%arg5, %62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %64 = "stablehlo.convert"(%63) : (tensor<i32>) -> tensor<ui32>
      %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %66 = "stablehlo.add"(%61, %65) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %67 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %68 = "stablehlo.add"(%arg4, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%68, %13, %59, %66, %arg9, %arg10, %arg8, %arg12, %arg11) : (tensor<i32>, tensor<i32>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%11#2, %11#3) : (tensor<9xui32>, tensor<9xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: choice
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<4xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg51: tensor<2xui32>):
    %181 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xi32>
    %182 = "func.call"(%arg51, %181) <{callee = @_shuffle}> : (tensor<2xui32>, tensor<9xi32>) -> tensor<9xi32>
    %183 = "stablehlo.slice"(%182) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<9xi32>) -> tensor<4xi32>
    "func.return"(%183) : (tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<9xi32>) -> tensor<9xi32>, res_attrs = [{}], sym_name = "_shuffle", sym_visibility = "private"}> ({
  ^bb0(%arg45: tensor<2xui32>, %arg46: tensor<9xi32>):
    %159 = "func.call"(%arg45) <{callee = @_threefry_split}> : (tensor<2xui32>) -> tensor<2x2xui32>
    %160 = "stablehlo.slice"(%159) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %161 = "stablehlo.reshape"(%160) : (tensor<1x2xui32>) -> tensor<2xui32>
    %162 = "stablehlo.slice"(%159) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %163 = "stablehlo.reshape"(%162) : (tensor<1x2xui32>) -> tensor<2xui32>
    %164 = "stablehlo.slice"(%163) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %165 = "stablehlo.reshape"(%164) : (tensor<1xui32>) -> tensor<ui32>
    %166 = "stablehlo.slice"(%163) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %167 = "stablehlo.reshape"(%166) : (tensor<1xui32>) -> tensor<ui32>
    %168 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xui64>
    %169 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<9xui64>
    %171 = "stablehlo.multiply"(%170, %168) : (tensor<9xui64>, tensor<9xui64>) -> tensor<9xui64>
    %172 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %173 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<9xui64>
    %174 = "stablehlo.shift_right_logical"(%171, %173) : (tensor<9xui64>, tensor<9xui64>) -> tensor<9xui64>
    %175 = "stablehlo.convert"(%171) : (tensor<9xui64>) -> tensor<9xui32>
    %176 = "stablehlo.convert"(%174) : (tensor<9xui64>) -> tensor<9xui32>
    %177:2 = "func.call"(%165, %167, %176, %175) <{callee = @threefry2x32_0}> : (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
    %178 = "stablehlo.xor"(%177#0, %177#1) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %179:2 = "stablehlo.sort"(%178, %arg46) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg47: tensor<ui32>, %arg48: tensor<ui32>, %arg49: tensor<i32>, %arg50: tensor<i32>):
      %180 = "stablehlo.compare"(%arg47, %arg48) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      "stablehlo.return"(%180) : (tensor<i1>) -> ()
    }) : (tensor<9xui32>, tensor<9xi32>) -> (tensor<9xui32>, tensor<9xi32>)
    "func.return"(%179#1) : (tensor<9xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<2x2xui32>, res_attrs = [{}], sym_name = "_threefry_split", sym_visibility = "private"}> ({
  ^bb0(%arg44: tensor<2xui32>):
    %142 = "stablehlo.slice"(%arg44) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %143 = "stablehlo.reshape"(%142) : (tensor<1xui32>) -> tensor<ui32>
    %144 = "stablehlo.slice"(%arg44) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %145 = "stablehlo.reshape"(%144) : (tensor<1xui32>) -> tensor<ui32>
    %146 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
    %147 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
    %149 = "stablehlo.multiply"(%148, %146) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %150 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %151 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
    %152 = "stablehlo.shift_right_logical"(%149, %151) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %153 = "stablehlo.convert"(%149) : (tensor<2xui64>) -> tensor<2xui32>
    %154 = "stablehlo.convert"(%152) : (tensor<2xui64>) -> tensor<2xui32>
    %155:2 = "func.call"(%143, %145, %154, %153) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %156 = "stablehlo.broadcast_in_dim"(%155#0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xui32>) -> tensor<2x1xui32>
    %157 = "stablehlo.broadcast_in_dim"(%155#1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xui32>) -> tensor<2x1xui32>
    %158 = "stablehlo.concatenate"(%156, %157) <{dimension = 1 : i64}> : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    "func.return"(%158) : (tensor<2x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<ui32>, %arg23: tensor<ui32>, %arg24: tensor<2xui32>, %arg25: tensor<2xui32>):
    %71 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %72 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %73 = "stablehlo.xor"(%arg22, %arg23) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %74 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %75 = "stablehlo.xor"(%73, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %76 = "stablehlo.broadcast_in_dim"(%arg22) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %77 = "stablehlo.add"(%arg24, %76) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %78 = "stablehlo.broadcast_in_dim"(%arg23) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %79 = "stablehlo.add"(%arg25, %78) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %80 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %82:9 = "stablehlo.while"(%81, %80, %77, %79, %arg23, %75, %arg22, %71, %72) ({
    ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>, %arg37: tensor<2xui32>, %arg38: tensor<2xui32>, %arg39: tensor<ui32>, %arg40: tensor<ui32>, %arg41: tensor<ui32>, %arg42: tensor<4xui32>, %arg43: tensor<4xui32>):
      %140 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %141 = "stablehlo.compare"(%arg35, %140) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%141) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg26: tensor<i32>, %arg27: tensor<i32>, %arg28: tensor<2xui32>, %arg29: tensor<2xui32>, %arg30: tensor<ui32>, %arg31: tensor<ui32>, %arg32: tensor<ui32>, %arg33: tensor<4xui32>, %arg34: tensor<4xui32>):
      %83 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %84 = "stablehlo.add"(%arg27, %83) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %85 = "stablehlo.slice"(%arg33) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %86 = "stablehlo.reshape"(%85) : (tensor<1xui32>) -> tensor<ui32>
      %87 = "stablehlo.slice"(%arg33) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %88 = "stablehlo.reshape"(%87) : (tensor<1xui32>) -> tensor<ui32>
      %89 = "stablehlo.slice"(%arg33) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %90 = "stablehlo.reshape"(%89) : (tensor<1xui32>) -> tensor<ui32>
      %91 = "stablehlo.slice"(%arg33) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %92 = "stablehlo.reshape"(%91) : (tensor<1xui32>) -> tensor<ui32>
      %93 = "stablehlo.add"(%arg28, %arg29) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %94 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %95 = "stablehlo.shift_left"(%arg29, %94) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %96 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %97 = "stablehlo.subtract"(%96, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %99 = "stablehlo.shift_right_logical"(%arg29, %98) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %100 = "stablehlo.or"(%95, %99) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %101 = "stablehlo.xor"(%93, %100) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %102 = "stablehlo.add"(%93, %101) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %103 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %104 = "stablehlo.shift_left"(%101, %103) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %105 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %106 = "stablehlo.subtract"(%105, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %108 = "stablehlo.shift_right_logical"(%101, %107) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %109 = "stablehlo.or"(%104, %108) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %110 = "stablehlo.xor"(%102, %109) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %111 = "stablehlo.add"(%102, %110) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %112 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %113 = "stablehlo.shift_left"(%110, %112) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %114 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %115 = "stablehlo.subtract"(%114, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %117 = "stablehlo.shift_right_logical"(%110, %116) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %118 = "stablehlo.or"(%113, %117) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %119 = "stablehlo.xor"(%111, %118) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %120 = "stablehlo.add"(%111, %119) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %121 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %122 = "stablehlo.shift_left"(%119, %121) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %123 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %124 = "stablehlo.subtract"(%123, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %126 = "stablehlo.shift_right_logical"(%119, %125) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %127 = "stablehlo.or"(%122, %126) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %128 = "stablehlo.xor"(%120, %127) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %129 = "stablehlo.broadcast_in_dim"(%arg30) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %130 = "stablehlo.add"(%120, %129) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %131 = "stablehlo.broadcast_in_dim"(%arg31) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %132 = "stablehlo.add"(%128, %131) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %133 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %134 = "stablehlo.add"(%arg27, %133) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %135 = "stablehlo.convert"(%134) : (tensor<i32>) -> tensor<ui32>
      %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
      %137 = "stablehlo.add"(%132, %136) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
      %138 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %139 = "stablehlo.add"(%arg26, %138) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%139, %84, %130, %137, %arg31, %arg32, %arg30, %arg34, %arg33) : (tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%82#2, %82#3) : (tensor<2xui32>, tensor<2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>), sym_name = "threefry2x32_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<9xui32>, %arg3: tensor<9xui32>):
    %0 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %1 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %2 = "stablehlo.xor"(%arg0, %arg1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %3 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %4 = "stablehlo.xor"(%2, %3) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
    %6 = "stablehlo.add"(%arg2, %5) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %7 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
    %8 = "stablehlo.add"(%arg3, %7) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11:9 = "stablehlo.while"(%10, %9, %6, %8, %arg1, %4, %arg0, %0, %1) ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>, %arg15: tensor<9xui32>, %arg16: tensor<9xui32>, %arg17: tensor<ui32>, %arg18: tensor<ui32>, %arg19: tensor<ui32>, %arg20: tensor<4xui32>, %arg21: tensor<4xui32>):
      %69 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %70 = "stablehlo.compare"(%arg13, %69) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%70) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<9xui32>, %arg7: tensor<9xui32>, %arg8: tensor<ui32>, %arg9: tensor<ui32>, %arg10: tensor<ui32>, %arg11: tensor<4xui32>, %arg12: tensor<4xui32>):
      %12 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.add"(%arg5, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %15 = "stablehlo.reshape"(%14) : (tensor<1xui32>) -> tensor<ui32>
      %16 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %17 = "stablehlo.reshape"(%16) : (tensor<1xui32>) -> tensor<ui32>
      %18 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1xui32>) -> tensor<ui32>
      %20 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1xui32>) -> tensor<ui32>
      %22 = "stablehlo.add"(%arg6, %arg7) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %23 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %24 = "stablehlo.shift_left"(%arg7, %23) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %25 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %26 = "stablehlo.subtract"(%25, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %28 = "stablehlo.shift_right_logical"(%arg7, %27) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %29 = "stablehlo.or"(%24, %28) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %30 = "stablehlo.xor"(%22, %29) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %31 = "stablehlo.add"(%22, %30) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %32 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %33 = "stablehlo.shift_left"(%30, %32) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %34 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %35 = "stablehlo.subtract"(%34, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %37 = "stablehlo.shift_right_logical"(%30, %36) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %38 = "stablehlo.or"(%33, %37) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %39 = "stablehlo.xor"(%31, %38) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %40 = "stablehlo.add"(%31, %39) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %41 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %42 = "stablehlo.shift_left"(%39, %41) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %43 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %44 = "stablehlo.subtract"(%43, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %46 = "stablehlo.shift_right_logical"(%39, %45) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %47 = "stablehlo.or"(%42, %46) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %48 = "stablehlo.xor"(%40, %47) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %49 = "stablehlo.add"(%40, %48) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %50 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %51 = "stablehlo.shift_left"(%48, %50) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %52 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %53 = "stablehlo.subtract"(%52, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %55 = "stablehlo.shift_right_logical"(%48, %54) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %56 = "stablehlo.or"(%51, %55) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %57 = "stablehlo.xor"(%49, %56) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %58 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %59 = "stablehlo.add"(%49, %58) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %60 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %61 = "stablehlo.add"(%57, %60) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %62 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %63 = "stablehlo.add"(%arg5, %62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %64 = "stablehlo.convert"(%63) : (tensor<i32>) -> tensor<ui32>
      %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
      %66 = "stablehlo.add"(%61, %65) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
      %67 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %68 = "stablehlo.add"(%arg4, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%68, %13, %59, %66, %arg9, %arg10, %arg8, %arg12, %arg11) : (tensor<i32>, tensor<i32>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%11#2, %11#3) : (tensor<9xui32>, tensor<9xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: gamma
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg125: tensor<2xui32>):
    %555 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %556 = "func.call"(%arg125, %555) <{callee = @_gamma}> : (tensor<2xui32>, tensor<f32>) -> tensor<3xf32>
    "func.return"(%556) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<f32>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "_gamma", sym_visibility = "private"}> ({
  ^bb0(%arg99: tensor<2xui32>, %arg100: tensor<f32>):
    %413 = "stablehlo.convert"(%arg100) : (tensor<f32>) -> tensor<f32>
    %414 = "stablehlo.broadcast_in_dim"(%413) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %415 = "stablehlo.reshape"(%arg99) : (tensor<2xui32>) -> tensor<1x2xui32>
    %416 = "func.call"(%415) <{callee = @_threefry_split}> : (tensor<1x2xui32>) -> tensor<1x3x2xui32>
    %417 = "stablehlo.reshape"(%416) : (tensor<1x3x2xui32>) -> tensor<3x2xui32>
    %418 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %419 = "stablehlo.broadcast_in_dim"(%418) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %420 = "stablehlo.compare"(%414, %419) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %421 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %422 = "stablehlo.broadcast_in_dim"(%421) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %423 = "stablehlo.add"(%414, %422) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %424 = "stablehlo.select"(%420, %414, %423) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %425 = "stablehlo.constant"() <{value = dense<0.333333343> : tensor<f32>}> : () -> tensor<f32>
    %426 = "stablehlo.broadcast_in_dim"(%425) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %427 = "stablehlo.subtract"(%424, %426) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %428 = "stablehlo.sqrt"(%427) : (tensor<3xf32>) -> tensor<3xf32>
    %429 = "stablehlo.constant"() <{value = dense<0.333333343> : tensor<f32>}> : () -> tensor<f32>
    %430 = "stablehlo.broadcast_in_dim"(%429) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %431 = "stablehlo.divide"(%430, %428) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %432 = "func.call"(%417) <{callee = @_threefry_split_0}> : (tensor<3x2xui32>) -> tensor<3x2x2xui32>
    %433 = "stablehlo.slice"(%432) <{limit_indices = array<i64: 3, 1, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x2xui32>) -> tensor<3x1x2xui32>
    %434 = "stablehlo.reshape"(%433) : (tensor<3x1x2xui32>) -> tensor<3x2xui32>
    %435 = "stablehlo.slice"(%432) <{limit_indices = array<i64: 3, 2, 2>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x2xui32>) -> tensor<3x1x2xui32>
    %436 = "stablehlo.reshape"(%435) : (tensor<3x1x2xui32>) -> tensor<3x2xui32>
    %437 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %438 = "stablehlo.broadcast_in_dim"(%437) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %439 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %440 = "stablehlo.broadcast_in_dim"(%439) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %441 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %442 = "stablehlo.broadcast_in_dim"(%441) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %443:6 = "stablehlo.while"(%427, %431, %434, %438, %440, %442) ({
    ^bb0(%arg117: tensor<3xf32>, %arg118: tensor<3xf32>, %arg119: tensor<3x2xui32>, %arg120: tensor<3xf32>, %arg121: tensor<3xf32>, %arg122: tensor<3xf32>):
      %531 = "stablehlo.multiply"(%arg120, %arg120) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %532 = "stablehlo.constant"() <{value = dense<3.310000e-02> : tensor<f32>}> : () -> tensor<f32>
      %533 = "stablehlo.broadcast_in_dim"(%532) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %534 = "stablehlo.multiply"(%533, %531) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %535 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %536 = "stablehlo.broadcast_in_dim"(%535) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %537 = "stablehlo.subtract"(%536, %534) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %538 = "stablehlo.compare"(%arg122, %537) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %539 = "stablehlo.log"(%arg122) : (tensor<3xf32>) -> tensor<3xf32>
      %540 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %541 = "stablehlo.broadcast_in_dim"(%540) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %542 = "stablehlo.multiply"(%arg120, %541) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %543 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %544 = "stablehlo.broadcast_in_dim"(%543) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %545 = "stablehlo.subtract"(%544, %arg121) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %546 = "stablehlo.log"(%arg121) : (tensor<3xf32>) -> tensor<3xf32>
      %547 = "stablehlo.add"(%545, %546) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %548 = "stablehlo.multiply"(%arg117, %547) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %549 = "stablehlo.add"(%542, %548) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %550 = "stablehlo.compare"(%539, %549) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %551 = "stablehlo.and"(%538, %550) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %552 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %553 = "stablehlo.reduce"(%551, %552) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg123: tensor<i1>, %arg124: tensor<i1>):
        %554 = "stablehlo.or"(%arg123, %arg124) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%554) : (tensor<i1>) -> ()
      }) : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%553) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg101: tensor<3xf32>, %arg102: tensor<3xf32>, %arg103: tensor<3x2xui32>, %arg104: tensor<3xf32>, %arg105: tensor<3xf32>, %arg106: tensor<3xf32>):
      %459 = "func.call"(%arg103) <{callee = @_threefry_split_2}> : (tensor<3x2xui32>) -> tensor<3x3x2xui32>
      %460 = "stablehlo.slice"(%459) <{limit_indices = array<i64: 3, 1, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x3x2xui32>) -> tensor<3x1x2xui32>
      %461 = "stablehlo.reshape"(%460) : (tensor<3x1x2xui32>) -> tensor<3x2xui32>
      %462 = "stablehlo.slice"(%459) <{limit_indices = array<i64: 3, 2, 2>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x3x2xui32>) -> tensor<3x1x2xui32>
      %463 = "stablehlo.reshape"(%462) : (tensor<3x1x2xui32>) -> tensor<3x2xui32>
      %464 = "stablehlo.slice"(%459) <{limit_indices = array<i64: 3, 3, 2>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x3x2xui32>) -> tensor<3x1x2xui32>
      %465 = "stablehlo.reshape"(%464) : (tensor<3x1x2xui32>) -> tensor<3x2xui32>
      %466 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %467 = "stablehlo.broadcast_in_dim"(%466) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %468 = "stablehlo.constant"() <{value = dense<-1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %469 = "stablehlo.broadcast_in_dim"(%468) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %470:4 = "stablehlo.while"(%arg102, %463, %467, %469) ({
      ^bb0(%arg111: tensor<3xf32>, %arg112: tensor<3x2xui32>, %arg113: tensor<3xf32>, %arg114: tensor<3xf32>):
        %525 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
        %526 = "stablehlo.broadcast_in_dim"(%525) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
        %527 = "stablehlo.compare"(%arg114, %526) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %528 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
        %529 = "stablehlo.reduce"(%527, %528) <{dimensions = array<i64: 0>}> ({
        ^bb0(%arg115: tensor<i1>, %arg116: tensor<i1>):
          %530 = "stablehlo.or"(%arg115, %arg116) : (tensor<i1>, tensor<i1>) -> tensor<i1>
          "stablehlo.return"(%530) : (tensor<i1>) -> ()
        }) : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%529) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg107: tensor<3xf32>, %arg108: tensor<3x2xui32>, %arg109: tensor<3xf32>, %arg110: tensor<3xf32>):
        %506 = "func.call"(%arg108) <{callee = @_threefry_split_0}> : (tensor<3x2xui32>) -> tensor<3x2x2xui32>
        %507 = "stablehlo.slice"(%506) <{limit_indices = array<i64: 3, 1, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x2xui32>) -> tensor<3x1x2xui32>
        %508 = "stablehlo.reshape"(%507) : (tensor<3x1x2xui32>) -> tensor<3x2xui32>
        %509 = "stablehlo.slice"(%506) <{limit_indices = array<i64: 3, 2, 2>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x2x2xui32>) -> tensor<3x1x2xui32>
        %510 = "stablehlo.reshape"(%509) : (tensor<3x1x2xui32>) -> tensor<3x2xui32>
        %511 = "func.call"(%510) <{callee = @_normal}> : (tensor<3x2xui32>) -> tensor<3xf32>
        %512 = "stablehlo.multiply"(%511, %arg107) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
        %513 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
        %514 = "stablehlo.broadcast_in_dim"(%513) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
        %515 = "stablehlo.add"(%514, %512) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
        %516 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
        %517 = "stablehlo.broadcast_in_dim"(%516) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
        %518 = "stablehlo.compare"(%arg110, %517) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
        %519 = "stablehlo.broadcast_in_dim"(%518) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3x2xi1>
        %520 = "stablehlo.select"(%519, %508, %arg108) : (tensor<3x2xi1>, tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
        %521 = "stablehlo.broadcast_in_dim"(%518) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3xi1>
        %522 = "stablehlo.select"(%521, %511, %arg109) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
        %523 = "stablehlo.broadcast_in_dim"(%518) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3xi1>
        %524 = "stablehlo.select"(%523, %515, %arg110) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
        "stablehlo.return"(%arg107, %520, %522, %524) : (tensor<3xf32>, tensor<3x2xui32>, tensor<3xf32>, tensor<3xf32>) -> ()
      }) : (tensor<3xf32>, tensor<3x2xui32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3x2xui32>, tensor<3xf32>, tensor<3xf32>)
      %471 = "stablehlo.multiply"(%470#2, %470#2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %472 = "stablehlo.multiply"(%470#3, %470#3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %473 = "stablehlo.multiply"(%472, %470#3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %474 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %475 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %476 = "func.call"(%465, %474, %475) <{callee = @_uniform_5}> : (tensor<3x2xui32>, tensor<f32>, tensor<f32>) -> tensor<3xf32>
      %477 = "stablehlo.multiply"(%arg104, %arg104) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %478 = "stablehlo.constant"() <{value = dense<3.310000e-02> : tensor<f32>}> : () -> tensor<f32>
      %479 = "stablehlo.broadcast_in_dim"(%478) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %480 = "stablehlo.multiply"(%479, %477) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %481 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %482 = "stablehlo.broadcast_in_dim"(%481) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %483 = "stablehlo.subtract"(%482, %480) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %484 = "stablehlo.compare"(%arg106, %483) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %485 = "stablehlo.log"(%arg106) : (tensor<3xf32>) -> tensor<3xf32>
      %486 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %487 = "stablehlo.broadcast_in_dim"(%486) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %488 = "stablehlo.multiply"(%arg104, %487) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %489 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %490 = "stablehlo.broadcast_in_dim"(%489) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %491 = "stablehlo.subtract"(%490, %arg105) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %492 = "stablehlo.log"(%arg105) : (tensor<3xf32>) -> tensor<3xf32>
      %493 = "stablehlo.add"(%491, %492) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %494 = "stablehlo.multiply"(%arg101, %493) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %495 = "stablehlo.add"(%488, %494) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %496 = "stablehlo.compare"(%485, %495) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %497 = "stablehlo.and"(%484, %496) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %498 = "stablehlo.broadcast_in_dim"(%497) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3x2xi1>
      %499 = "stablehlo.select"(%498, %461, %arg103) : (tensor<3x2xi1>, tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %500 = "stablehlo.broadcast_in_dim"(%497) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3xi1>
      %501 = "stablehlo.select"(%500, %471, %arg104) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %502 = "stablehlo.broadcast_in_dim"(%497) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3xi1>
      %503 = "stablehlo.select"(%502, %473, %arg105) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %504 = "stablehlo.broadcast_in_dim"(%497) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3xi1>
      %505 = "stablehlo.select"(%504, %476, %arg106) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%arg101, %arg102, %499, %501, %503, %505) : (tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3x2xui32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)
    %444 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %445 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %446 = "func.call"(%436, %444, %445) <{callee = @_uniform_5}> : (tensor<3x2xui32>, tensor<f32>, tensor<f32>) -> tensor<3xf32>
    %447 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %448 = "stablehlo.broadcast_in_dim"(%447) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %449 = "stablehlo.subtract"(%448, %446) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %450 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %451 = "stablehlo.broadcast_in_dim"(%450) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %452 = "stablehlo.divide"(%451, %414) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %453 = "stablehlo.power"(%449, %452) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %454 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %455 = "stablehlo.broadcast_in_dim"(%454) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %456 = "stablehlo.select"(%420, %455, %453) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %457 = "stablehlo.multiply"(%427, %443#4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %458 = "stablehlo.multiply"(%457, %456) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%458) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x2xui32>) -> tensor<1x3x2xui32>, res_attrs = [{}], sym_name = "_threefry_split", sym_visibility = "private"}> ({
  ^bb0(%arg98: tensor<1x2xui32>):
    %392 = "stablehlo.slice"(%arg98) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<1x2xui32>) -> tensor<1x1xui32>
    %393 = "stablehlo.reshape"(%392) : (tensor<1x1xui32>) -> tensor<1xui32>
    %394 = "stablehlo.slice"(%arg98) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<1x2xui32>) -> tensor<1x1xui32>
    %395 = "stablehlo.reshape"(%394) : (tensor<1x1xui32>) -> tensor<1xui32>
    %396 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xui64>
    %397 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %398 = "stablehlo.broadcast_in_dim"(%397) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %399 = "stablehlo.multiply"(%398, %396) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %400 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %401 = "stablehlo.broadcast_in_dim"(%400) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %402 = "stablehlo.shift_right_logical"(%399, %401) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %403 = "stablehlo.convert"(%399) : (tensor<3xui64>) -> tensor<3xui32>
    %404 = "stablehlo.convert"(%402) : (tensor<3xui64>) -> tensor<3xui32>
    %405 = "stablehlo.broadcast_in_dim"(%404) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui32>) -> tensor<1x3xui32>
    %406 = "stablehlo.broadcast_in_dim"(%403) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui32>) -> tensor<1x3xui32>
    %407 = "stablehlo.broadcast_in_dim"(%393) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui32>) -> tensor<1x1xui32>
    %408 = "stablehlo.broadcast_in_dim"(%395) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui32>) -> tensor<1x1xui32>
    %409:2 = "func.call"(%407, %408, %405, %406) <{callee = @threefry2x32}> : (tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x3xui32>, tensor<1x3xui32>) -> (tensor<1x3xui32>, tensor<1x3xui32>)
    %410 = "stablehlo.broadcast_in_dim"(%409#0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xui32>) -> tensor<1x3x1xui32>
    %411 = "stablehlo.broadcast_in_dim"(%409#1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xui32>) -> tensor<1x3x1xui32>
    %412 = "stablehlo.concatenate"(%410, %411) <{dimension = 2 : i64}> : (tensor<1x3x1xui32>, tensor<1x3x1xui32>) -> tensor<1x3x2xui32>
    "func.return"(%412) : (tensor<1x3x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x3xui32>, tensor<1x3xui32>) -> (tensor<1x3xui32>, tensor<1x3xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg76: tensor<1x1xui32>, %arg77: tensor<1x1xui32>, %arg78: tensor<1x3xui32>, %arg79: tensor<1x3xui32>):
    %320 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %321 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %322 = "stablehlo.xor"(%arg76, %arg77) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %323 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %324 = "stablehlo.broadcast_in_dim"(%323) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x1xui32>
    %325 = "stablehlo.xor"(%322, %324) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %326 = "stablehlo.broadcast_in_dim"(%arg76) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xui32>) -> tensor<1x3xui32>
    %327 = "stablehlo.add"(%arg78, %326) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %328 = "stablehlo.broadcast_in_dim"(%arg77) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xui32>) -> tensor<1x3xui32>
    %329 = "stablehlo.add"(%arg79, %328) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
    %330 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %331 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %332:9 = "stablehlo.while"(%331, %330, %327, %329, %arg77, %325, %arg76, %320, %321) ({
    ^bb0(%arg89: tensor<i32>, %arg90: tensor<i32>, %arg91: tensor<1x3xui32>, %arg92: tensor<1x3xui32>, %arg93: tensor<1x1xui32>, %arg94: tensor<1x1xui32>, %arg95: tensor<1x1xui32>, %arg96: tensor<4xui32>, %arg97: tensor<4xui32>):
      %390 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %391 = "stablehlo.compare"(%arg89, %390) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%391) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg80: tensor<i32>, %arg81: tensor<i32>, %arg82: tensor<1x3xui32>, %arg83: tensor<1x3xui32>, %arg84: tensor<1x1xui32>, %arg85: tensor<1x1xui32>, %arg86: tensor<1x1xui32>, %arg87: tensor<4xui32>, %arg88: tensor<4xui32>):
      %333 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %334 = "stablehlo.add"(%arg81, %333) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %335 = "stablehlo.slice"(%arg87) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %336 = "stablehlo.reshape"(%335) : (tensor<1xui32>) -> tensor<ui32>
      %337 = "stablehlo.slice"(%arg87) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %338 = "stablehlo.reshape"(%337) : (tensor<1xui32>) -> tensor<ui32>
      %339 = "stablehlo.slice"(%arg87) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %340 = "stablehlo.reshape"(%339) : (tensor<1xui32>) -> tensor<ui32>
      %341 = "stablehlo.slice"(%arg87) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %342 = "stablehlo.reshape"(%341) : (tensor<1xui32>) -> tensor<ui32>
      %343 = "stablehlo.add"(%arg82, %arg83) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %344 = "stablehlo.broadcast_in_dim"(%336) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x3xui32>
      %345 = "stablehlo.shift_left"(%arg83, %344) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %346 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %347 = "stablehlo.subtract"(%346, %336) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %348 = "stablehlo.broadcast_in_dim"(%347) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x3xui32>
      %349 = "stablehlo.shift_right_logical"(%arg83, %348) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %350 = "stablehlo.or"(%345, %349) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %351 = "stablehlo.xor"(%343, %350) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %352 = "stablehlo.add"(%343, %351) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %353 = "stablehlo.broadcast_in_dim"(%338) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x3xui32>
      %354 = "stablehlo.shift_left"(%351, %353) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %355 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %356 = "stablehlo.subtract"(%355, %338) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %357 = "stablehlo.broadcast_in_dim"(%356) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x3xui32>
      %358 = "stablehlo.shift_right_logical"(%351, %357) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %359 = "stablehlo.or"(%354, %358) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %360 = "stablehlo.xor"(%352, %359) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %361 = "stablehlo.add"(%352, %360) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %362 = "stablehlo.broadcast_in_dim"(%340) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x3xui32>
      %363 = "stablehlo.shift_left"(%360, %362) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %364 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %365 = "stablehlo.subtract"(%364, %340) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %366 = "stablehlo.broadcast_in_dim"(%365) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x3xui32>
      %367 = "stablehlo.shift_right_logical"(%360, %366) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %368 = "stablehlo.or"(%363, %367) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %369 = "stablehlo.xor"(%361, %368) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %370 = "stablehlo.add"(%361, %369) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %371 = "stablehlo.broadcast_in_dim"(%342) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x3xui32>
      %372 = "stablehlo.shift_left"(%369, %371) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %373 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %374 = "stablehlo.subtract"(%373, %342) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %375 = "stablehlo.broadcast_in_dim"(%374) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x3xui32>
      %376 = "stablehlo.shift_right_logical"(%369, %375) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %377 = "stablehlo.or"(%372, %376) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %378 = "stablehlo.xor"(%370, %377) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %379 = "stablehlo.broadcast_in_dim"(%arg84) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xui32>) -> tensor<1x3xui32>
      %380 = "stablehlo.add"(%370, %379) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %381 = "stablehlo.broadcast_in_dim"(%arg85) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xui32>) -> tensor<1x3xui32>
      %382 = "stablehlo.add"(%378, %381) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %383 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %384 = "stablehlo.add"(%arg81, %383) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %385 = "stablehlo.convert"(%384) : (tensor<i32>) -> tensor<ui32>
      %386 = "stablehlo.broadcast_in_dim"(%385) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x3xui32>
      %387 = "stablehlo.add"(%382, %386) : (tensor<1x3xui32>, tensor<1x3xui32>) -> tensor<1x3xui32>
      %388 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %389 = "stablehlo.add"(%arg80, %388) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%389, %334, %380, %387, %arg85, %arg86, %arg84, %arg88, %arg87) : (tensor<i32>, tensor<i32>, tensor<1x3xui32>, tensor<1x3xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<1x3xui32>, tensor<1x3xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<1x3xui32>, tensor<1x3xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<1x1xui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%332#2, %332#3) : (tensor<1x3xui32>, tensor<1x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x2xui32>) -> tensor<3x2x2xui32>, res_attrs = [{}], sym_name = "_threefry_split_0", sym_visibility = "private"}> ({
  ^bb0(%arg75: tensor<3x2xui32>):
    %299 = "stablehlo.slice"(%arg75) <{limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %300 = "stablehlo.reshape"(%299) : (tensor<3x1xui32>) -> tensor<3xui32>
    %301 = "stablehlo.slice"(%arg75) <{limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %302 = "stablehlo.reshape"(%301) : (tensor<3x1xui32>) -> tensor<3xui32>
    %303 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
    %304 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %305 = "stablehlo.broadcast_in_dim"(%304) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
    %306 = "stablehlo.multiply"(%305, %303) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %307 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %308 = "stablehlo.broadcast_in_dim"(%307) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
    %309 = "stablehlo.shift_right_logical"(%306, %308) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %310 = "stablehlo.convert"(%306) : (tensor<2xui64>) -> tensor<2xui32>
    %311 = "stablehlo.convert"(%309) : (tensor<2xui64>) -> tensor<2xui32>
    %312 = "stablehlo.broadcast_in_dim"(%311) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1x2xui32>
    %313 = "stablehlo.broadcast_in_dim"(%310) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1x2xui32>
    %314 = "stablehlo.broadcast_in_dim"(%300) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3x1xui32>
    %315 = "stablehlo.broadcast_in_dim"(%302) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3x1xui32>
    %316:2 = "func.call"(%314, %315, %312, %313) <{callee = @threefry2x32_1}> : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x2xui32>, tensor<1x2xui32>) -> (tensor<3x2xui32>, tensor<3x2xui32>)
    %317 = "stablehlo.broadcast_in_dim"(%316#0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x2xui32>) -> tensor<3x2x1xui32>
    %318 = "stablehlo.broadcast_in_dim"(%316#1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x2xui32>) -> tensor<3x2x1xui32>
    %319 = "stablehlo.concatenate"(%317, %318) <{dimension = 2 : i64}> : (tensor<3x2x1xui32>, tensor<3x2x1xui32>) -> tensor<3x2x2xui32>
    "func.return"(%319) : (tensor<3x2x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x2xui32>, tensor<1x2xui32>) -> (tensor<3x2xui32>, tensor<3x2xui32>), sym_name = "threefry2x32_1", sym_visibility = "private"}> ({
  ^bb0(%arg53: tensor<3x1xui32>, %arg54: tensor<3x1xui32>, %arg55: tensor<1x2xui32>, %arg56: tensor<1x2xui32>):
    %225 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %226 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %227 = "stablehlo.xor"(%arg53, %arg54) : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x1xui32>
    %228 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %229 = "stablehlo.broadcast_in_dim"(%228) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x1xui32>
    %230 = "stablehlo.xor"(%227, %229) : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x1xui32>
    %231 = "stablehlo.broadcast_in_dim"(%arg55) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xui32>) -> tensor<3x2xui32>
    %232 = "stablehlo.broadcast_in_dim"(%arg53) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui32>) -> tensor<3x2xui32>
    %233 = "stablehlo.add"(%231, %232) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %234 = "stablehlo.broadcast_in_dim"(%arg56) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xui32>) -> tensor<3x2xui32>
    %235 = "stablehlo.broadcast_in_dim"(%arg54) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui32>) -> tensor<3x2xui32>
    %236 = "stablehlo.add"(%234, %235) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
    %237 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %238 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %239:9 = "stablehlo.while"(%238, %237, %233, %236, %arg54, %230, %arg53, %225, %226) ({
    ^bb0(%arg66: tensor<i32>, %arg67: tensor<i32>, %arg68: tensor<3x2xui32>, %arg69: tensor<3x2xui32>, %arg70: tensor<3x1xui32>, %arg71: tensor<3x1xui32>, %arg72: tensor<3x1xui32>, %arg73: tensor<4xui32>, %arg74: tensor<4xui32>):
      %297 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %298 = "stablehlo.compare"(%arg66, %297) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%298) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg57: tensor<i32>, %arg58: tensor<i32>, %arg59: tensor<3x2xui32>, %arg60: tensor<3x2xui32>, %arg61: tensor<3x1xui32>, %arg62: tensor<3x1xui32>, %arg63: tensor<3x1xui32>, %arg64: tensor<4xui32>, %arg65: tensor<4xui32>):
      %240 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %241 = "stablehlo.add"(%arg58, %240) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %242 = "stablehlo.slice"(%arg64) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %243 = "stablehlo.reshape"(%242) : (tensor<1xui32>) -> tensor<ui32>
      %244 = "stablehlo.slice"(%arg64) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %245 = "stablehlo.reshape"(%244) : (tensor<1xui32>) -> tensor<ui32>
      %246 = "stablehlo.slice"(%arg64) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %247 = "stablehlo.reshape"(%246) : (tensor<1xui32>) -> tensor<ui32>
      %248 = "stablehlo.slice"(%arg64) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %249 = "stablehlo.reshape"(%248) : (tensor<1xui32>) -> tensor<ui32>
      %250 = "stablehlo.add"(%arg59, %arg60) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %251 = "stablehlo.broadcast_in_dim"(%243) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x2xui32>
      %252 = "stablehlo.shift_left"(%arg60, %251) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %253 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %254 = "stablehlo.subtract"(%253, %243) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %255 = "stablehlo.broadcast_in_dim"(%254) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x2xui32>
      %256 = "stablehlo.shift_right_logical"(%arg60, %255) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %257 = "stablehlo.or"(%252, %256) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %258 = "stablehlo.xor"(%250, %257) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %259 = "stablehlo.add"(%250, %258) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %260 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x2xui32>
      %261 = "stablehlo.shift_left"(%258, %260) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %262 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %263 = "stablehlo.subtract"(%262, %245) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %264 = "stablehlo.broadcast_in_dim"(%263) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x2xui32>
      %265 = "stablehlo.shift_right_logical"(%258, %264) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %266 = "stablehlo.or"(%261, %265) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %267 = "stablehlo.xor"(%259, %266) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %268 = "stablehlo.add"(%259, %267) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %269 = "stablehlo.broadcast_in_dim"(%247) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x2xui32>
      %270 = "stablehlo.shift_left"(%267, %269) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %271 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %272 = "stablehlo.subtract"(%271, %247) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %273 = "stablehlo.broadcast_in_dim"(%272) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x2xui32>
      %274 = "stablehlo.shift_right_logical"(%267, %273) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %275 = "stablehlo.or"(%270, %274) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %276 = "stablehlo.xor"(%268, %275) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %277 = "stablehlo.add"(%268, %276) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %278 = "stablehlo.broadcast_in_dim"(%249) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x2xui32>
      %279 = "stablehlo.shift_left"(%276, %278) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %280 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %281 = "stablehlo.subtract"(%280, %249) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %282 = "stablehlo.broadcast_in_dim"(%281) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x2xui32>
      %283 = "stablehlo.shift_right_logical"(%276, %282) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %284 = "stablehlo.or"(%279, %283) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %285 = "stablehlo.xor"(%277, %284) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %286 = "stablehlo.broadcast_in_dim"(%arg61) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui32>) -> tensor<3x2xui32>
      %287 = "stablehlo.add"(%277, %286) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %288 = "stablehlo.broadcast_in_dim"(%arg62) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui32>) -> tensor<3x2xui32>
      %289 = "stablehlo.add"(%285, %288) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %290 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %291 = "stablehlo.add"(%arg58, %290) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %292 = "stablehlo.convert"(%291) : (tensor<i32>) -> tensor<ui32>
      %293 = "stablehlo.broadcast_in_dim"(%292) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x2xui32>
      %294 = "stablehlo.add"(%289, %293) : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x2xui32>
      %295 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %296 = "stablehlo.add"(%arg57, %295) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%296, %241, %287, %294, %arg62, %arg63, %arg61, %arg65, %arg64) : (tensor<i32>, tensor<i32>, tensor<3x2xui32>, tensor<3x2xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3x2xui32>, tensor<3x2xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<3x2xui32>, tensor<3x2xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%239#2, %239#3) : (tensor<3x2xui32>, tensor<3x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x2xui32>) -> tensor<3x3x2xui32>, res_attrs = [{}], sym_name = "_threefry_split_2", sym_visibility = "private"}> ({
  ^bb0(%arg52: tensor<3x2xui32>):
    %204 = "stablehlo.slice"(%arg52) <{limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %205 = "stablehlo.reshape"(%204) : (tensor<3x1xui32>) -> tensor<3xui32>
    %206 = "stablehlo.slice"(%arg52) <{limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %207 = "stablehlo.reshape"(%206) : (tensor<3x1xui32>) -> tensor<3xui32>
    %208 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xui64>
    %209 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %210 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %211 = "stablehlo.multiply"(%210, %208) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %212 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %213 = "stablehlo.broadcast_in_dim"(%212) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %214 = "stablehlo.shift_right_logical"(%211, %213) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %215 = "stablehlo.convert"(%211) : (tensor<3xui64>) -> tensor<3xui32>
    %216 = "stablehlo.convert"(%214) : (tensor<3xui64>) -> tensor<3xui32>
    %217 = "stablehlo.broadcast_in_dim"(%216) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui32>) -> tensor<1x3xui32>
    %218 = "stablehlo.broadcast_in_dim"(%215) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xui32>) -> tensor<1x3xui32>
    %219 = "stablehlo.broadcast_in_dim"(%205) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3x1xui32>
    %220 = "stablehlo.broadcast_in_dim"(%207) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3x1xui32>
    %221:2 = "func.call"(%219, %220, %217, %218) <{callee = @threefry2x32_3}> : (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x3xui32>, tensor<1x3xui32>) -> (tensor<3x3xui32>, tensor<3x3xui32>)
    %222 = "stablehlo.broadcast_in_dim"(%221#0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x3xui32>) -> tensor<3x3x1xui32>
    %223 = "stablehlo.broadcast_in_dim"(%221#1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x3xui32>) -> tensor<3x3x1xui32>
    %224 = "stablehlo.concatenate"(%222, %223) <{dimension = 2 : i64}> : (tensor<3x3x1xui32>, tensor<3x3x1xui32>) -> tensor<3x3x2xui32>
    "func.return"(%224) : (tensor<3x3x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x1xui32>, tensor<3x1xui32>, tensor<1x3xui32>, tensor<1x3xui32>) -> (tensor<3x3xui32>, tensor<3x3xui32>), sym_name = "threefry2x32_3", sym_visibility = "private"}> ({
  ^bb0(%arg30: tensor<3x1xui32>, %arg31: tensor<3x1xui32>, %arg32: tensor<1x3xui32>, %arg33: tensor<1x3xui32>):
    %130 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %131 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %132 = "stablehlo.xor"(%arg30, %arg31) : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x1xui32>
    %133 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x1xui32>
    %135 = "stablehlo.xor"(%132, %134) : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x1xui32>
    %136 = "stablehlo.broadcast_in_dim"(%arg32) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xui32>) -> tensor<3x3xui32>
    %137 = "stablehlo.broadcast_in_dim"(%arg30) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui32>) -> tensor<3x3xui32>
    %138 = "stablehlo.add"(%136, %137) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %139 = "stablehlo.broadcast_in_dim"(%arg33) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xui32>) -> tensor<3x3xui32>
    %140 = "stablehlo.broadcast_in_dim"(%arg31) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui32>) -> tensor<3x3xui32>
    %141 = "stablehlo.add"(%139, %140) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %142 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %143 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %144:9 = "stablehlo.while"(%143, %142, %138, %141, %arg31, %135, %arg30, %130, %131) ({
    ^bb0(%arg43: tensor<i32>, %arg44: tensor<i32>, %arg45: tensor<3x3xui32>, %arg46: tensor<3x3xui32>, %arg47: tensor<3x1xui32>, %arg48: tensor<3x1xui32>, %arg49: tensor<3x1xui32>, %arg50: tensor<4xui32>, %arg51: tensor<4xui32>):
      %202 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %203 = "stablehlo.compare"(%arg43, %202) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%203) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg34: tensor<i32>, %arg35: tensor<i32>, %arg36: tensor<3x3xui32>, %arg37: tensor<3x3xui32>, %arg38: tensor<3x1xui32>, %arg39: tensor<3x1xui32>, %arg40: tensor<3x1xui32>, %arg41: tensor<4xui32>, %arg42: tensor<4xui32>):
      %145 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %146 = "stablehlo.add"(%arg35, %145) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %147 = "stablehlo.slice"(%arg41) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %148 = "stablehlo.reshape"(%147) : (tensor<1xui32>) -> tensor<ui32>
      %149 = "stablehlo.slice"(%arg41) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %150 = "stablehlo.reshape"(%149) : (tensor<1xui32>) -> tensor<ui32>
      %151 = "stablehlo.slice"(%arg41) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %152 = "stablehlo.reshape"(%151) : (tensor<1xui32>) -> tensor<ui32>
      %153 = "stablehlo.slice"(%arg41) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %154 = "stablehlo.reshape"(%153) : (tensor<1xui32>) -> tensor<ui32>
      %155 = "stablehlo.add"(%arg36, %arg37) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %156 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
      %157 = "stablehlo.shift_left"(%arg37, %156) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %158 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %159 = "stablehlo.subtract"(%158, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %160 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
      %161 = "stablehlo.shift_right_logical"(%arg37, %160) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %162 = "stablehlo.or"(%157, %161) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %163 = "stablehlo.xor"(%155, %162) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %164 = "stablehlo.add"(%155, %163) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %165 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
      %166 = "stablehlo.shift_left"(%163, %165) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %167 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %168 = "stablehlo.subtract"(%167, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %169 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
      %170 = "stablehlo.shift_right_logical"(%163, %169) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %171 = "stablehlo.or"(%166, %170) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %172 = "stablehlo.xor"(%164, %171) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %173 = "stablehlo.add"(%164, %172) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %174 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
      %175 = "stablehlo.shift_left"(%172, %174) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %176 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %177 = "stablehlo.subtract"(%176, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %178 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
      %179 = "stablehlo.shift_right_logical"(%172, %178) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %180 = "stablehlo.or"(%175, %179) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %181 = "stablehlo.xor"(%173, %180) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %182 = "stablehlo.add"(%173, %181) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %183 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
      %184 = "stablehlo.shift_left"(%181, %183) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %185 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %186 = "stablehlo.subtract"(%185, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %187 = "stablehlo.broadcast_in_dim"(%186) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
      %188 = "stablehlo.shift_right_logical"(%181, %187) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %189 = "stablehlo.or"(%184, %188) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %190 = "stablehlo.xor"(%182, %189) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %191 = "stablehlo.broadcast_in_dim"(%arg38) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui32>) -> tensor<3x3xui32>
      %192 = "stablehlo.add"(%182, %191) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %193 = "stablehlo.broadcast_in_dim"(%arg39) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui32>) -> tensor<3x3xui32>
      %194 = "stablehlo.add"(%190, %193) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %195 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %196 = "stablehlo.add"(%arg35, %195) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %197 = "stablehlo.convert"(%196) : (tensor<i32>) -> tensor<ui32>
      %198 = "stablehlo.broadcast_in_dim"(%197) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
      %199 = "stablehlo.add"(%194, %198) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %200 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %201 = "stablehlo.add"(%arg34, %200) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%201, %146, %192, %199, %arg39, %arg40, %arg38, %arg42, %arg41) : (tensor<i32>, tensor<i32>, tensor<3x3xui32>, tensor<3x3xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3x3xui32>, tensor<3x3xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<3x3xui32>, tensor<3x3xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%144#2, %144#3) : (tensor<3x3xui32>, tensor<3x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x2xui32>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "_normal", sym_visibility = "private"}> ({
  ^bb0(%arg29: tensor<3x2xui32>):
    %129 = "func.call"(%arg29) <{callee = @_normal_real}> : (tensor<3x2xui32>) -> tensor<3xf32>
    "func.return"(%129) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x2xui32>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "_normal_real", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<3x2xui32>):
    %122 = "stablehlo.constant"() <{value = dense<-0.99999994> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %124 = "func.call"(%arg28, %122, %123) <{callee = @_uniform}> : (tensor<3x2xui32>, tensor<f32>, tensor<f32>) -> tensor<3xf32>
    %125 = "chlo.erf_inv"(%124) : (tensor<3xf32>) -> tensor<3xf32>
    %126 = "stablehlo.constant"() <{value = dense<1.41421354> : tensor<f32>}> : () -> tensor<f32>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %128 = "stablehlo.multiply"(%127, %125) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%128) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x2xui32>, tensor<f32>, tensor<f32>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<3x2xui32>, %arg26: tensor<f32>, %arg27: tensor<f32>):
    %97 = "stablehlo.slice"(%arg25) <{limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %98 = "stablehlo.reshape"(%97) : (tensor<3x1xui32>) -> tensor<3xui32>
    %99 = "stablehlo.slice"(%arg25) <{limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %100 = "stablehlo.reshape"(%99) : (tensor<3x1xui32>) -> tensor<3xui32>
    %101 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %102 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %103:2 = "func.call"(%98, %100, %101, %102) <{callee = @threefry2x32_4}> : (tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %104 = "stablehlo.xor"(%103#0, %103#1) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %105 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %107 = "stablehlo.shift_right_logical"(%104, %106) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %108 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %110 = "stablehlo.or"(%107, %109) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %111 = "stablehlo.bitcast_convert"(%110) : (tensor<3xui32>) -> tensor<3xf32>
    %112 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %114 = "stablehlo.subtract"(%111, %113) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %115 = "stablehlo.subtract"(%arg27, %arg26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %117 = "stablehlo.multiply"(%114, %116) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %118 = "stablehlo.broadcast_in_dim"(%arg26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %119 = "stablehlo.add"(%117, %118) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %120 = "stablehlo.broadcast_in_dim"(%arg26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %121 = "stablehlo.maximum"(%120, %119) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%121) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>) -> (tensor<3xui32>, tensor<3xui32>), sym_name = "threefry2x32_4", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3xui32>, %arg4: tensor<3xui32>, %arg5: tensor<ui32>, %arg6: tensor<ui32>):
    %27 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %28 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %29 = "stablehlo.xor"(%arg3, %arg4) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %30 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %32 = "stablehlo.xor"(%29, %31) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %33 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %34 = "stablehlo.add"(%33, %arg3) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %35 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %36 = "stablehlo.add"(%35, %arg4) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %37 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %38 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %39:9 = "stablehlo.while"(%38, %37, %34, %36, %arg4, %32, %arg3, %27, %28) ({
    ^bb0(%arg16: tensor<i32>, %arg17: tensor<i32>, %arg18: tensor<3xui32>, %arg19: tensor<3xui32>, %arg20: tensor<3xui32>, %arg21: tensor<3xui32>, %arg22: tensor<3xui32>, %arg23: tensor<4xui32>, %arg24: tensor<4xui32>):
      %95 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %96 = "stablehlo.compare"(%arg16, %95) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%96) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg7: tensor<i32>, %arg8: tensor<i32>, %arg9: tensor<3xui32>, %arg10: tensor<3xui32>, %arg11: tensor<3xui32>, %arg12: tensor<3xui32>, %arg13: tensor<3xui32>, %arg14: tensor<4xui32>, %arg15: tensor<4xui32>):
      %40 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %41 = "stablehlo.add"(%arg8, %40) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %42 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %43 = "stablehlo.reshape"(%42) : (tensor<1xui32>) -> tensor<ui32>
      %44 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %45 = "stablehlo.reshape"(%44) : (tensor<1xui32>) -> tensor<ui32>
      %46 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %47 = "stablehlo.reshape"(%46) : (tensor<1xui32>) -> tensor<ui32>
      %48 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %49 = "stablehlo.reshape"(%48) : (tensor<1xui32>) -> tensor<ui32>
      %50 = "stablehlo.add"(%arg9, %arg10) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %51 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
      %52 = "stablehlo.shift_left"(%arg10, %51) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %53 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %54 = "stablehlo.subtract"(%53, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
      %56 = "stablehlo.shift_right_logical"(%arg10, %55) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %57 = "stablehlo.or"(%52, %56) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %58 = "stablehlo.xor"(%50, %57) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %59 = "stablehlo.add"(%50, %58) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %60 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
      %61 = "stablehlo.shift_left"(%58, %60) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %62 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %63 = "stablehlo.subtract"(%62, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
      %65 = "stablehlo.shift_right_logical"(%58, %64) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %66 = "stablehlo.or"(%61, %65) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %67 = "stablehlo.xor"(%59, %66) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %68 = "stablehlo.add"(%59, %67) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %69 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
      %70 = "stablehlo.shift_left"(%67, %69) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %71 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %72 = "stablehlo.subtract"(%71, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
      %74 = "stablehlo.shift_right_logical"(%67, %73) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %75 = "stablehlo.or"(%70, %74) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %76 = "stablehlo.xor"(%68, %75) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %77 = "stablehlo.add"(%68, %76) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %78 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
      %79 = "stablehlo.shift_left"(%76, %78) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %80 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %81 = "stablehlo.subtract"(%80, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
      %83 = "stablehlo.shift_right_logical"(%76, %82) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %84 = "stablehlo.or"(%79, %83) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %85 = "stablehlo.xor"(%77, %84) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %86 = "stablehlo.add"(%77, %arg11) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %87 = "stablehlo.add"(%85, %arg12) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %88 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %89 = "stablehlo.add"(%arg8, %88) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %90 = "stablehlo.convert"(%89) : (tensor<i32>) -> tensor<ui32>
      %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
      %92 = "stablehlo.add"(%87, %91) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %93 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %94 = "stablehlo.add"(%arg7, %93) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%94, %41, %86, %92, %arg12, %arg13, %arg11, %arg15, %arg14) : (tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%39#2, %39#3) : (tensor<3xui32>, tensor<3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x2xui32>, tensor<f32>, tensor<f32>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "_uniform_5", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %3 = "stablehlo.reshape"(%2) : (tensor<3x1xui32>) -> tensor<3xui32>
    %4 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<3x1xui32>
    %5 = "stablehlo.reshape"(%4) : (tensor<3x1xui32>) -> tensor<3xui32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %8:2 = "func.call"(%3, %5, %6, %7) <{callee = @threefry2x32_4}> : (tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %9 = "stablehlo.xor"(%8#0, %8#1) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %10 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %12 = "stablehlo.shift_right_logical"(%9, %11) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %13 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %15 = "stablehlo.or"(%12, %14) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %16 = "stablehlo.bitcast_convert"(%15) : (tensor<3xui32>) -> tensor<3xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %19 = "stablehlo.subtract"(%16, %18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %20 = "stablehlo.subtract"(%1, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %22 = "stablehlo.multiply"(%19, %21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %23 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %25 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %26 = "stablehlo.maximum"(%25, %24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%26) : (tensor<3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: split
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x2xui32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg23: tensor<2xui32>):
    %88 = "func.call"(%arg23) <{callee = @_threefry_split}> : (tensor<2xui32>) -> tensor<3x2xui32>
    "func.return"(%88) : (tensor<3x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x2xui32>, res_attrs = [{}], sym_name = "_threefry_split", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<2xui32>):
    %71 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %72 = "stablehlo.reshape"(%71) : (tensor<1xui32>) -> tensor<ui32>
    %73 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %74 = "stablehlo.reshape"(%73) : (tensor<1xui32>) -> tensor<ui32>
    %75 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xui64>
    %76 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %78 = "stablehlo.multiply"(%77, %75) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %79 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %81 = "stablehlo.shift_right_logical"(%78, %80) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %82 = "stablehlo.convert"(%78) : (tensor<3xui64>) -> tensor<3xui32>
    %83 = "stablehlo.convert"(%81) : (tensor<3xui64>) -> tensor<3xui32>
    %84:2 = "func.call"(%72, %74, %83, %82) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %85 = "stablehlo.broadcast_in_dim"(%84#0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3x1xui32>
    %86 = "stablehlo.broadcast_in_dim"(%84#1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3x1xui32>
    %87 = "stablehlo.concatenate"(%85, %86) <{dimension = 1 : i64}> : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    "func.return"(%87) : (tensor<3x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3xui32>, %arg3: tensor<3xui32>):
    %0 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %1 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %2 = "stablehlo.xor"(%arg0, %arg1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %3 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %4 = "stablehlo.xor"(%2, %3) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %6 = "stablehlo.add"(%arg2, %5) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %7 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %8 = "stablehlo.add"(%arg3, %7) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11:9 = "stablehlo.while"(%10, %9, %6, %8, %arg1, %4, %arg0, %0, %1) ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>, %arg15: tensor<3xui32>, %arg16: tensor<3xui32>, %arg17: tensor<ui32>, %arg18: tensor<ui32>, %arg19: tensor<ui32>, %arg20: tensor<4xui32>, %arg21: tensor<4xui32>):
      %69 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %70 = "stablehlo.compare"(%arg13, %69) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%70) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<3xui32>, %arg7: tensor<3xui32>, %arg8: tensor<ui32>, %arg9: tensor<ui32>, %arg10: tensor<ui32>, %arg11: tensor<4xui32>, %arg12: tensor<4xui32>):
      %12 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.add"(%arg5, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %15 = "stablehlo.reshape"(%14) : (tensor<1xui32>) -> tensor<ui32>
      %16 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %17 = "stablehlo.reshape"(%16) : (tensor<1xui32>) -> tensor<ui32>
      %18 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1xui32>) -> tensor<ui32>
      %20 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1xui32>) -> tensor<ui32>
      %22 = "stablehlo.add"(%arg6, %arg7) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %23 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
      %24 = "stablehlo.shift_left"(%arg7, %23) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %25 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %26 = "stablehlo.subtract"(%25, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
      %28 = "stablehlo.shift_right_logical"(%arg7, %27) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %29 = "stablehlo.or"(%24, %28) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %30 = "stablehlo.xor"(%22, %29) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %31 = "stablehlo.add"(%22, %30) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %32 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
      %33 = "stablehlo.shift_left"(%30, %32) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %34 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %35 = "stablehlo.subtract"(%34, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
      %37 = "stablehlo.shift_right_logical"(%30, %36) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %38 = "stablehlo.or"(%33, %37) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %39 = "stablehlo.xor"(%31, %38) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %40 = "stablehlo.add"(%31, %39) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %41 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
      %42 = "stablehlo.shift_left"(%39, %41) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %43 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %44 = "stablehlo.subtract"(%43, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
      %46 = "stablehlo.shift_right_logical"(%39, %45) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %47 = "stablehlo.or"(%42, %46) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %48 = "stablehlo.xor"(%40, %47) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %49 = "stablehlo.add"(%40, %48) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %50 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
      %51 = "stablehlo.shift_left"(%48, %50) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %52 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %53 = "stablehlo.subtract"(%52, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
      %55 = "stablehlo.shift_right_logical"(%48, %54) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %56 = "stablehlo.or"(%51, %55) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %57 = "stablehlo.xor"(%49, %56) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %58 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
      %59 = "stablehlo.add"(%49, %58) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %60 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
      %61 = "stablehlo.add"(%57, %60) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %62 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %63 = "stablehlo.add"(%arg5, %62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %64 = "stablehlo.convert"(%63) : (tensor<i32>) -> tensor<ui32>
      %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
      %66 = "stablehlo.add"(%61, %65) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
      %67 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %68 = "stablehlo.add"(%arg4, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%68, %13, %59, %66, %arg9, %arg10, %arg8, %arg12, %arg11) : (tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%11#2, %11#3) : (tensor<3xui32>, tensor<3xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: fold_in
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<2xui32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<2xui32>):
    %86 = "stablehlo.constant"() <{value = dense<7> : tensor<ui32>}> : () -> tensor<ui32>
    %87 = "func.call"(%arg24, %86) <{callee = @_threefry_fold_in}> : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    "func.return"(%87) : (tensor<2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>, res_attrs = [{}], sym_name = "_threefry_fold_in", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<2xui32>, %arg23: tensor<ui32>):
    %71 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %72 = "stablehlo.shift_right_logical"(%arg23, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %74 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %75 = "stablehlo.and"(%arg23, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %77 = "stablehlo.concatenate"(%73, %76) <{dimension = 0 : i64}> : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %78 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %79 = "stablehlo.reshape"(%78) : (tensor<1xui32>) -> tensor<ui32>
    %80 = "stablehlo.slice"(%arg22) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %81 = "stablehlo.reshape"(%80) : (tensor<1xui32>) -> tensor<ui32>
    %82 = "stablehlo.slice"(%77) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %83 = "stablehlo.slice"(%77) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %84:2 = "func.call"(%79, %81, %82, %83) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<1xui32>, tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>)
    %85 = "stablehlo.concatenate"(%84#0, %84#1) <{dimension = 0 : i64}> : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    "func.return"(%85) : (tensor<2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<1xui32>, tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<1xui32>, %arg3: tensor<1xui32>):
    %0 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %1 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %2 = "stablehlo.xor"(%arg0, %arg1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %3 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %4 = "stablehlo.xor"(%2, %3) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %6 = "stablehlo.add"(%arg2, %5) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %7 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %8 = "stablehlo.add"(%arg3, %7) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11:9 = "stablehlo.while"(%10, %9, %6, %8, %arg1, %4, %arg0, %0, %1) ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>, %arg15: tensor<1xui32>, %arg16: tensor<1xui32>, %arg17: tensor<ui32>, %arg18: tensor<ui32>, %arg19: tensor<ui32>, %arg20: tensor<4xui32>, %arg21: tensor<4xui32>):
      %69 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %70 = "stablehlo.compare"(%arg13, %69) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%70) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<1xui32>, %arg7: tensor<1xui32>, %arg8: tensor<ui32>, %arg9: tensor<ui32>, %arg10: tensor<ui32>, %arg11: tensor<4xui32>, %arg12: tensor<4xui32>):
      %12 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.add"(%arg5, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %15 = "stablehlo.reshape"(%14) : (tensor<1xui32>) -> tensor<ui32>
      %16 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %17 = "stablehlo.reshape"(%16) : (tensor<1xui32>) -> tensor<ui32>
      %18 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %19 = "stablehlo.reshape"(%18) : (tensor<1xui32>) -> tensor<ui32>
      %20 = "stablehlo.slice"(%arg11) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %21 = "stablehlo.reshape"(%20) : (tensor<1xui32>) -> tensor<ui32>
      %22 = "stablehlo.add"(%arg6, %arg7) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %23 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
      %24 = "stablehlo.shift_left"(%arg7, %23) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %25 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %26 = "stablehlo.subtract"(%25, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
      %28 = "stablehlo.shift_right_logical"(%arg7, %27) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %29 = "stablehlo.or"(%24, %28) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %30 = "stablehlo.xor"(%22, %29) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %31 = "stablehlo.add"(%22, %30) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %32 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
      %33 = "stablehlo.shift_left"(%30, %32) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %34 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %35 = "stablehlo.subtract"(%34, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
      %37 = "stablehlo.shift_right_logical"(%30, %36) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %38 = "stablehlo.or"(%33, %37) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %39 = "stablehlo.xor"(%31, %38) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %40 = "stablehlo.add"(%31, %39) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %41 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
      %42 = "stablehlo.shift_left"(%39, %41) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %43 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %44 = "stablehlo.subtract"(%43, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
      %46 = "stablehlo.shift_right_logical"(%39, %45) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %47 = "stablehlo.or"(%42, %46) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %48 = "stablehlo.xor"(%40, %47) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %49 = "stablehlo.add"(%40, %48) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %50 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
      %51 = "stablehlo.shift_left"(%48, %50) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %52 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %53 = "stablehlo.subtract"(%52, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
      %55 = "stablehlo.shift_right_logical"(%48, %54) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %56 = "stablehlo.or"(%51, %55) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %57 = "stablehlo.xor"(%49, %56) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %58 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
      %59 = "stablehlo.add"(%49, %58) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %60 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
      %61 = "stablehlo.add"(%57, %60) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %62 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %63 = "stablehlo.add"(%arg5, %62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %64 = "stablehlo.convert"(%63) : (tensor<i32>) -> tensor<ui32>
      %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
      %66 = "stablehlo.add"(%61, %65) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
      %67 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %68 = "stablehlo.add"(%arg4, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%68, %13, %59, %66, %arg9, %arg10, %arg8, %arg12, %arg11) : (tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%11#2, %11#3) : (tensor<1xui32>, tensor<1xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: orthogonal
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x3xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<2xui32>):
    %168 = "func.call"(%arg30) <{callee = @_orthogonal}> : (tensor<2xui32>) -> tensor<3x3xf32>
    "func.return"(%168) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x3xf32>, res_attrs = [{}], sym_name = "_orthogonal", sym_visibility = "private"}> ({
  ^bb0(%arg29: tensor<2xui32>):
    %161 = "func.call"(%arg29) <{callee = @_normal}> : (tensor<2xui32>) -> tensor<3x3xf32>
    %162:2 = "func.call"(%161) <{callee = @qr}> : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>)
    %163 = "func.call"(%162#1) <{callee = @diagonal}> : (tensor<3x3xf32>) -> tensor<3xf32>
    %164 = "stablehlo.sign"(%163) : (tensor<3xf32>) -> tensor<3xf32>
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %167 = "stablehlo.multiply"(%162#0, %166) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%167) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x3xf32>, res_attrs = [{}], sym_name = "_normal", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<2xui32>):
    %160 = "func.call"(%arg28) <{callee = @_normal_real}> : (tensor<2xui32>) -> tensor<3x3xf32>
    "func.return"(%160) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x3xf32>, res_attrs = [{}], sym_name = "_normal_real", sym_visibility = "private"}> ({
  ^bb0(%arg27: tensor<2xui32>):
    %153 = "stablehlo.constant"() <{value = dense<-0.99999994> : tensor<f32>}> : () -> tensor<f32>
    %154 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %155 = "func.call"(%arg27, %153, %154) <{callee = @_uniform}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x3xf32>
    %156 = "chlo.erf_inv"(%155) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %157 = "stablehlo.constant"() <{value = dense<1.41421354> : tensor<f32>}> : () -> tensor<f32>
    %158 = "stablehlo.broadcast_in_dim"(%157) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %159 = "stablehlo.multiply"(%158, %156) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%159) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x3xf32>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg24: tensor<2xui32>, %arg25: tensor<f32>, %arg26: tensor<f32>):
    %114 = "stablehlo.broadcast_in_dim"(%arg25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %115 = "stablehlo.broadcast_in_dim"(%arg26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %116 = "stablehlo.slice"(%arg24) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %117 = "stablehlo.reshape"(%116) : (tensor<1xui32>) -> tensor<ui32>
    %118 = "stablehlo.slice"(%arg24) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %119 = "stablehlo.reshape"(%118) : (tensor<1xui32>) -> tensor<ui32>
    %120 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xui64>
    %121 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xui64>
    %122 = "stablehlo.constant"() <{value = dense<3> : tensor<ui64>}> : () -> tensor<ui64>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x3xui64>
    %124 = "stablehlo.multiply"(%123, %120) : (tensor<3x3xui64>, tensor<3x3xui64>) -> tensor<3x3xui64>
    %125 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x3xui64>
    %127 = "stablehlo.multiply"(%126, %121) : (tensor<3x3xui64>, tensor<3x3xui64>) -> tensor<3x3xui64>
    %128 = "stablehlo.add"(%124, %127) : (tensor<3x3xui64>, tensor<3x3xui64>) -> tensor<3x3xui64>
    %129 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x3xui64>
    %131 = "stablehlo.shift_right_logical"(%128, %130) : (tensor<3x3xui64>, tensor<3x3xui64>) -> tensor<3x3xui64>
    %132 = "stablehlo.convert"(%128) : (tensor<3x3xui64>) -> tensor<3x3xui32>
    %133 = "stablehlo.convert"(%131) : (tensor<3x3xui64>) -> tensor<3x3xui32>
    %134:2 = "func.call"(%117, %119, %133, %132) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<3x3xui32>, tensor<3x3xui32>) -> (tensor<3x3xui32>, tensor<3x3xui32>)
    %135 = "stablehlo.xor"(%134#0, %134#1) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %136 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
    %138 = "stablehlo.shift_right_logical"(%135, %137) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %139 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
    %141 = "stablehlo.or"(%138, %140) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %142 = "stablehlo.bitcast_convert"(%141) : (tensor<3x3xui32>) -> tensor<3x3xf32>
    %143 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %144 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %145 = "stablehlo.subtract"(%142, %144) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %146 = "stablehlo.subtract"(%115, %114) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x3xf32>
    %148 = "stablehlo.multiply"(%145, %147) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %149 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x3xf32>
    %150 = "stablehlo.add"(%148, %149) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %151 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x3xf32>
    %152 = "stablehlo.maximum"(%151, %150) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%152) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<3x3xui32>, tensor<3x3xui32>) -> (tensor<3x3xui32>, tensor<3x3xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<ui32>, %arg3: tensor<ui32>, %arg4: tensor<3x3xui32>, %arg5: tensor<3x3xui32>):
    %43 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %44 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %45 = "stablehlo.xor"(%arg2, %arg3) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %46 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %47 = "stablehlo.xor"(%45, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %48 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
    %49 = "stablehlo.add"(%arg4, %48) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %50 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
    %51 = "stablehlo.add"(%arg5, %50) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %53 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %54:9 = "stablehlo.while"(%53, %52, %49, %51, %arg3, %47, %arg2, %43, %44) ({
    ^bb0(%arg15: tensor<i32>, %arg16: tensor<i32>, %arg17: tensor<3x3xui32>, %arg18: tensor<3x3xui32>, %arg19: tensor<ui32>, %arg20: tensor<ui32>, %arg21: tensor<ui32>, %arg22: tensor<4xui32>, %arg23: tensor<4xui32>):
      %112 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %113 = "stablehlo.compare"(%arg15, %112) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%113) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<3x3xui32>, %arg9: tensor<3x3xui32>, %arg10: tensor<ui32>, %arg11: tensor<ui32>, %arg12: tensor<ui32>, %arg13: tensor<4xui32>, %arg14: tensor<4xui32>):
      %55 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %56 = "stablehlo.add"(%arg7, %55) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %57 = "stablehlo.slice"(%arg13) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %58 = "stablehlo.reshape"(%57) : (tensor<1xui32>) -> tensor<ui32>
      %59 = "stablehlo.slice"(%arg13) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %60 = "stablehlo.reshape"(%59) : (tensor<1xui32>) -> tensor<ui32>
      %61 = "stablehlo.slice"(%arg13) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %62 = "stablehlo.reshape"(%61) : (tensor<1xui32>) -> tensor<ui32>
      %63 = "stablehlo.slice"(%arg13) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %64 = "stablehlo.reshape"(%63) : (tensor<1xui32>) -> tensor<ui32>
      %65 = "stablehlo.add"(%arg8, %arg9) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %66 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
      %67 = "stablehlo.shift_left"(%arg9, %66) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %68 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %69 = "stablehlo.subtract"(%68, %58) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
      %71 = "stablehlo.shift_right_logical"(%arg9, %70) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %72 = "stablehlo.or"(%67, %71) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %73 = "stablehlo.xor"(%65, %72) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %74 = "stablehlo.add"(%65, %73) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %75 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
      %76 = "stablehlo.shift_left"(%73, %75) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %77 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %78 = "stablehlo.subtract"(%77, %60) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
      %80 = "stablehlo.shift_right_logical"(%73, %79) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %81 = "stablehlo.or"(%76, %80) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %82 = "stablehlo.xor"(%74, %81) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %83 = "stablehlo.add"(%74, %82) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %84 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
      %85 = "stablehlo.shift_left"(%82, %84) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %86 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %87 = "stablehlo.subtract"(%86, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
      %89 = "stablehlo.shift_right_logical"(%82, %88) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %90 = "stablehlo.or"(%85, %89) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %91 = "stablehlo.xor"(%83, %90) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %92 = "stablehlo.add"(%83, %91) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %93 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
      %94 = "stablehlo.shift_left"(%91, %93) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %95 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %96 = "stablehlo.subtract"(%95, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
      %98 = "stablehlo.shift_right_logical"(%91, %97) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %99 = "stablehlo.or"(%94, %98) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %100 = "stablehlo.xor"(%92, %99) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %101 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
      %102 = "stablehlo.add"(%92, %101) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %103 = "stablehlo.broadcast_in_dim"(%arg11) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
      %104 = "stablehlo.add"(%100, %103) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %105 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %106 = "stablehlo.add"(%arg7, %105) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %107 = "stablehlo.convert"(%106) : (tensor<i32>) -> tensor<ui32>
      %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x3xui32>
      %109 = "stablehlo.add"(%104, %108) : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xui32>
      %110 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %111 = "stablehlo.add"(%arg6, %110) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%111, %56, %102, %109, %arg11, %arg12, %arg10, %arg14, %arg13) : (tensor<i32>, tensor<i32>, tensor<3x3xui32>, tensor<3x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3x3xui32>, tensor<3x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<3x3xui32>, tensor<3x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%54#2, %54#3) : (tensor<3x3xui32>, tensor<3x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>), res_attrs = [{}, {}], sym_name = "qr", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<3x3xf32>):
    %32:2 = "stablehlo.custom_call"(%arg1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
    %33 = "stablehlo.custom_call"(%32#0, %32#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
    %34 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
    %35 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
    %37 = "stablehlo.add"(%34, %36) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %38 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
    %39 = "stablehlo.compare"(%37, %38) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %40 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %42 = "stablehlo.select"(%39, %41, %32#0) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%33, %42) : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x3xf32>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "diagonal", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x3xf32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %5 = "stablehlo.compare"(%4, %1) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %6 = "stablehlo.convert"(%5) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %7 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.case"(%7) ({
      %31 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      "stablehlo.return"(%31) : (tensor<i32>) -> ()
    }, {
      %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      "stablehlo.return"(%30) : (tensor<i32>) -> ()
    }) : (tensor<i32>) -> tensor<i32>
    %9 = "stablehlo.case"(%8) ({
      %10 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
      %11 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
      %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
      %14 = "stablehlo.compare"(%10, %13) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %15 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
      %17 = "stablehlo.add"(%10, %16) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      %18 = "stablehlo.select"(%14, %17, %10) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
      %21 = "stablehlo.compare"(%11, %20) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %22 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
      %24 = "stablehlo.add"(%11, %23) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      %25 = "stablehlo.select"(%21, %24, %11) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      %26 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x1xi32>
      %27 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x1xi32>
      %28 = "stablehlo.concatenate"(%26, %27) <{dimension = 1 : i64}> : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
      %29 = "stablehlo.gather"(%arg0, %28) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xf32>, tensor<3x2xi32>) -> tensor<3xf32>
      "stablehlo.return"(%29) : (tensor<3xf32>) -> ()
    }) : (tensor<i32>) -> tensor<3xf32>
    "func.return"(%9) : (tensor<3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: rbg_normal
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4xui32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<4xui32>):
    %32 = "func.call"(%arg5) <{callee = @_normal}> : (tensor<4xui32>) -> tensor<3x5xf32>
    "func.return"(%32) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4xui32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_normal", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<4xui32>):
    %31 = "func.call"(%arg4) <{callee = @_normal_real}> : (tensor<4xui32>) -> tensor<3x5xf32>
    "func.return"(%31) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4xui32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_normal_real", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<4xui32>):
    %24 = "stablehlo.constant"() <{value = dense<-0.99999994> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "func.call"(%arg3, %24, %25) <{callee = @_uniform}> : (tensor<4xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
    %27 = "chlo.erf_inv"(%26) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %28 = "stablehlo.constant"() <{value = dense<1.41421354> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %30 = "stablehlo.multiply"(%29, %27) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%30) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<4xui32>) -> tensor<2x2xui32>
    %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x2xui32>) -> tensor<2xui64>
    %4:2 = "stablehlo.rng_bit_generator"(%3) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
    %5 = "stablehlo.bitcast_convert"(%4#0) : (tensor<2xui64>) -> tensor<2x2xui32>
    %6 = "stablehlo.reshape"(%5) : (tensor<2x2xui32>) -> tensor<4xui32>
    %7 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %9 = "stablehlo.shift_right_logical"(%4#1, %8) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %10 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %12 = "stablehlo.or"(%9, %11) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x5xui32>) -> tensor<3x5xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %16 = "stablehlo.subtract"(%13, %15) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %17 = "stablehlo.subtract"(%1, %0) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %20 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %22 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %23 = "stablehlo.maximum"(%22, %21) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%23) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: rbg_bits
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4xui32>) -> tensor<4xui32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xui32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x2xui32>) -> tensor<2xui64>
    %2:2 = "stablehlo.rng_bit_generator"(%1) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    %3 = "stablehlo.bitcast_convert"(%2#0) : (tensor<2xui64>) -> tensor<2x2xui32>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x2xui32>) -> tensor<4xui32>
    "func.return"(%2#1) : (tensor<4xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: rng_bit_generator
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4xui32>) -> (tensor<4xui32>, tensor<4x3xui32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xui32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x2xui32>) -> tensor<2xui64>
    %2:2 = "stablehlo.rng_bit_generator"(%1) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x3xui32>)
    %3 = "stablehlo.bitcast_convert"(%2#0) : (tensor<2xui64>) -> tensor<2x2xui32>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x2xui32>) -> tensor<4xui32>
    "func.return"(%4, %2#1) : (tensor<4xui32>, tensor<4x3xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: dropout
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<2xui32>, %arg31: tensor<3x5xf32>):
    %120 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %121 = "func.call"(%arg30, %120) <{callee = @_bernoulli}> : (tensor<2xui32>, tensor<f32>) -> tensor<3x5xi1>
    %122 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %124 = "stablehlo.divide"(%arg31, %123) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %125 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %126 = "func.call"(%121, %124, %125) <{callee = @_where}> : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    "func.return"(%126) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<f32>) -> tensor<3x5xi1>, res_attrs = [{}], sym_name = "_bernoulli", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<2xui32>, %arg29: tensor<f32>):
    %115 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %116 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %117 = "func.call"(%arg28, %115, %116) <{callee = @_uniform}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
    %118 = "stablehlo.broadcast_in_dim"(%arg29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %119 = "stablehlo.compare"(%117, %118) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    "func.return"(%119) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<2xui32>, %arg26: tensor<f32>, %arg27: tensor<f32>):
    %74 = "stablehlo.convert"(%arg26) : (tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.convert"(%arg27) : (tensor<f32>) -> tensor<f32>
    %76 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %77 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %78 = "stablehlo.slice"(%arg25) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %79 = "stablehlo.reshape"(%78) : (tensor<1xui32>) -> tensor<ui32>
    %80 = "stablehlo.slice"(%arg25) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %81 = "stablehlo.reshape"(%80) : (tensor<1xui32>) -> tensor<ui32>
    %82 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x5xui64>
    %83 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xui64>
    %84 = "stablehlo.constant"() <{value = dense<5> : tensor<ui64>}> : () -> tensor<ui64>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %86 = "stablehlo.multiply"(%85, %82) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %87 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %89 = "stablehlo.multiply"(%88, %83) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %90 = "stablehlo.add"(%86, %89) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %91 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x5xui64>
    %93 = "stablehlo.shift_right_logical"(%90, %92) : (tensor<3x5xui64>, tensor<3x5xui64>) -> tensor<3x5xui64>
    %94 = "stablehlo.convert"(%90) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %95 = "stablehlo.convert"(%93) : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %96:2 = "func.call"(%79, %81, %95, %94) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
    %97 = "stablehlo.xor"(%96#0, %96#1) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %98 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %100 = "stablehlo.shift_right_logical"(%97, %99) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %101 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %103 = "stablehlo.or"(%100, %102) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %104 = "stablehlo.bitcast_convert"(%103) : (tensor<3x5xui32>) -> tensor<3x5xf32>
    %105 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %107 = "stablehlo.subtract"(%104, %106) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %108 = "stablehlo.subtract"(%77, %76) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %110 = "stablehlo.multiply"(%107, %109) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %111 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %112 = "stablehlo.add"(%110, %111) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %113 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %114 = "stablehlo.maximum"(%113, %112) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%114) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<3x5xui32>, %arg6: tensor<3x5xui32>):
    %3 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %4 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %5 = "stablehlo.xor"(%arg3, %arg4) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %6 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %7 = "stablehlo.xor"(%5, %6) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %8 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %9 = "stablehlo.add"(%arg5, %8) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %10 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
    %11 = "stablehlo.add"(%arg6, %10) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14:9 = "stablehlo.while"(%13, %12, %9, %11, %arg4, %7, %arg3, %3, %4) ({
    ^bb0(%arg16: tensor<i32>, %arg17: tensor<i32>, %arg18: tensor<3x5xui32>, %arg19: tensor<3x5xui32>, %arg20: tensor<ui32>, %arg21: tensor<ui32>, %arg22: tensor<ui32>, %arg23: tensor<4xui32>, %arg24: tensor<4xui32>):
      %72 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %73 = "stablehlo.compare"(%arg16, %72) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%73) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg7: tensor<i32>, %arg8: tensor<i32>, %arg9: tensor<3x5xui32>, %arg10: tensor<3x5xui32>, %arg11: tensor<ui32>, %arg12: tensor<ui32>, %arg13: tensor<ui32>, %arg14: tensor<4xui32>, %arg15: tensor<4xui32>):
      %15 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %16 = "stablehlo.add"(%arg8, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %17 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %18 = "stablehlo.reshape"(%17) : (tensor<1xui32>) -> tensor<ui32>
      %19 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %20 = "stablehlo.reshape"(%19) : (tensor<1xui32>) -> tensor<ui32>
      %21 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %22 = "stablehlo.reshape"(%21) : (tensor<1xui32>) -> tensor<ui32>
      %23 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
      %24 = "stablehlo.reshape"(%23) : (tensor<1xui32>) -> tensor<ui32>
      %25 = "stablehlo.add"(%arg9, %arg10) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %26 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %27 = "stablehlo.shift_left"(%arg10, %26) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %28 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %29 = "stablehlo.subtract"(%28, %18) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %31 = "stablehlo.shift_right_logical"(%arg10, %30) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %32 = "stablehlo.or"(%27, %31) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %33 = "stablehlo.xor"(%25, %32) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %34 = "stablehlo.add"(%25, %33) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %35 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %36 = "stablehlo.shift_left"(%33, %35) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %37 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %38 = "stablehlo.subtract"(%37, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %40 = "stablehlo.shift_right_logical"(%33, %39) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %41 = "stablehlo.or"(%36, %40) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %42 = "stablehlo.xor"(%34, %41) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %43 = "stablehlo.add"(%34, %42) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %44 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %45 = "stablehlo.shift_left"(%42, %44) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %46 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %47 = "stablehlo.subtract"(%46, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %49 = "stablehlo.shift_right_logical"(%42, %48) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %50 = "stablehlo.or"(%45, %49) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %51 = "stablehlo.xor"(%43, %50) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %52 = "stablehlo.add"(%43, %51) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %53 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %54 = "stablehlo.shift_left"(%51, %53) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %55 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
      %56 = "stablehlo.subtract"(%55, %24) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %58 = "stablehlo.shift_right_logical"(%51, %57) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %59 = "stablehlo.or"(%54, %58) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %60 = "stablehlo.xor"(%52, %59) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %61 = "stablehlo.broadcast_in_dim"(%arg11) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %62 = "stablehlo.add"(%52, %61) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %63 = "stablehlo.broadcast_in_dim"(%arg12) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %64 = "stablehlo.add"(%60, %63) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %65 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %66 = "stablehlo.add"(%arg8, %65) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %67 = "stablehlo.convert"(%66) : (tensor<i32>) -> tensor<ui32>
      %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x5xui32>
      %69 = "stablehlo.add"(%64, %68) : (tensor<3x5xui32>, tensor<3x5xui32>) -> tensor<3x5xui32>
      %70 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %71 = "stablehlo.add"(%arg7, %70) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%71, %16, %62, %69, %arg12, %arg13, %arg11, %arg15, %arg14) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%14#2, %14#3) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x5xi1>, tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %2 = "stablehlo.select"(%arg0, %arg1, %1) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%2) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
