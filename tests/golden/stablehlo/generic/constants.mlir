// name: dense_f32
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[[1.76405239, 0.400157213, 9.787380e-01, 2.24089313, 1.867558], [-0.977277874, 0.950088441, -0.151357204, -0.103218853, 0.410598516], [0.144043565, 1.45427346, 0.761037707, 0.121675014, 0.443863243]]> : tensor<3x5xf32>}> : () -> tensor<3x5xf32>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%1) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: dense_f64
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf64>) -> tensor<3x5xf64>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf64>):
    %0 = "stablehlo.constant"() <{value = dense<[[0.33367432737426683, 1.4940790731576061, -0.20515826376580087, 0.31306770165090136, -0.85409573930172478], [-2.5529898158340787, 0.65361859544036061, 0.86443619885950573, -0.74216502040644194, 2.2697546239876076], [-1.4543656745987648, 0.045758517301446068, -0.1871838500258336, 1.5327792143584575, 1.469358769900285]]> : tensor<3x5xf64>}> : () -> tensor<3x5xf64>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
    "func.return"(%1) : (tensor<3x5xf64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: dense_bf16
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xbf16>) -> tensor<3x5xbf16>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xbf16>):
    %0 = "stablehlo.constant"() <{value = dense<[[1.552730e-01, 3.789060e-01, -8.867180e-01, -1.984380e+00, -3.476560e-01], [1.562500e-01, 1.226560e+00, 1.203130e+00, -3.867190e-01, -3.027340e-01], [-1.046880e+00, -1.421880e+00, -1.703130e+00, 1.953130e+00, -5.078130e-01]]> : tensor<3x5xbf16>}> : () -> tensor<3x5xbf16>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>
    "func.return"(%1) : (tensor<3x5xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: dense_i8
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xi8>) -> tensor<3x5xi8>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi8>):
    %0 = "stablehlo.constant"() <{value = dense<[[0, 1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14]]> : tensor<3x5xi8>}> : () -> tensor<3x5xi8>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<3x5xi8>, tensor<3x5xi8>) -> tensor<3x5xi8>
    "func.return"(%1) : (tensor<3x5xi8>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: dense_u64
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui64>) -> tensor<2xui64>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2xui64>):
    %0 = "stablehlo.constant"() <{value = dense<[0, 18446744073709551615]> : tensor<2xui64>}> : () -> tensor<2xui64>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    "func.return"(%1) : (tensor<2xui64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: dense_bool
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xi1>) -> tensor<3x5xi1>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi1>):
    %0 = "stablehlo.constant"() <{value = dense<[[true, false, false, false, false], [false, true, false, false, false], [true, false, true, false, true]]> : tensor<3x5xi1>}> : () -> tensor<3x5xi1>
    %1 = "stablehlo.and"(%arg0, %0) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    "func.return"(%1) : (tensor<3x5xi1>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: dense_complex
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xcomplex<f32>>):
    %0 = "stablehlo.constant"() <{value = dense<[[(-0.438074291,1.000000e+00), (0.425393403,1.000000e+00), (-0.0279711839,1.000000e+00), (1.47598982,1.000000e+00), (0.646780073,1.000000e+00)], [(-0.364334315,1.000000e+00), (-0.678777396,1.000000e+00), (-0.353627861,1.000000e+00), (-0.740747452,1.000000e+00), (-0.675021827,1.000000e+00)], [(-0.132784262,1.000000e+00), (0.619801044,1.000000e+00), (1.79116845,1.000000e+00), (0.171000436,1.000000e+00), (-1.72567141,1.000000e+00)]]> : tensor<3x5xcomplex<f32>>}> : () -> tensor<3x5xcomplex<f32>>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    "func.return"(%1) : (tensor<3x5xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: dense_large
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<16x16xf32>) -> tensor<16x16xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<16x16xf32>):
    %0 = "stablehlo.constant"() <{value = dense<"0xAC83243E76E65BBF036053BE0913FA3EDC9C56BFE527C33ED6AB7DBFE549823F8BE4AE3E0A1DA0BF3CDD6C3F11A067BF16FEEB3FD243C33F4F07B9BF321BC13E4F8090BD36AA1A3F83BDF13E1AE6513F3553683F7DF815BFDB03703FFE5B82BEC43D793FEF41543E11C18C3F179D703F4F3C1B3F03CCE63A237B7DBF9CAAEF3FFFDB76BE30805A3DC7F1833F6074A3BFCD74563FF9BBBEBFCEFC88BFD02556BE40C51A3F881CDFBFDD19C33FA389EE3FDF4BA53F377DA63F570F6B3F979C22BEDBCC76BFD7D1FEBFBEC4B73D8338EB3DFCF715BFA6F8983E1A98633E4DD0DE3E5C623BBD48624C3DED7E6FBF7924933EEC89B83ECAF8D03E5F69F8BF60F0B83F517D453E987BD7BEA0C0DE3F9569BABEB306AC3FEE7651BFD463A93D6741A5BF203E29BF801097BFD5624A3EB3EAD33ED941993FBD11F13F5FD7363F853212408334C83F4B711C3FE29A60BFCC7FCFBF86E814BF7CAF09BFC92BC7BF87165FBDFCD7E7BFB39421BFD79B6DBFFACFBE3FFA30483E2076F1BE3DFBE73F26D312C0A8B5263F1CB490BF310047BF12D78E3F3273AB3F443BE2BF974CD93E7B6E8B3FFCB3C4BEF4D7213F40B60CBF7F68053F5EE6DD3D69F9853E682D6ABF79B55B3F5632C13D1932BEBF5846F3BF329C91BF7D8AE1BF6CC693BE4824863FDFF47F3EE51E403D8A2084BF5B6ECE3E821E2FBFC693A13F0A5B00C0E3FFA9BE799A97BE9FF90DC02EE83BBE9ADCC83E1D6F773E5ADCD43DC75E54BFF54AFC3E0E8DB83D96607FBF4ECF4CBF9F0B543EAC01063F8A0B33BFA0E8693FA03B2CBF3886083E1D92DA3E418652BCE459B4BE90C8513FFDA0053FD03F993F3CD5C3BEC110313F6B30B53E4717863FED08D9BEF6F160C08FECABBFFC76B63F67116A3E81EC83BE86514E3DC0AAB0BFE2F985BE4FAF37BE6A5931BF50A4913F8F372DBED98F43BF7003FFBEDDCCB9BECE25873E363021BFDBCBF1BED1B5C1BFA5C68D3FEE77343E02BB70BFE5F96D3FAA0988BF85EB62BFB2EEF53F5A68EBBE7B658BBF1CEF7B3FDF6094BFCA81DFBEED2E813FB3A0363FFE613ABF8DEA563F3D989E3F7474E4BFD6D24BBFF044B3BF66C63CBE9E12B2BF1885143DE27C50BF0787323F1564DEBFC145ED3DAB36BB3E306597BD56AEFCBE7A7F464050D75B3FAFCF93BF0E1C713F047490BE81C479BF1B16C93D31CE673F1F66823F1750EBBDE51BDF3F59CDA4BEC55E543F2B4B54BE941A8F3F5539883FC75E933FCABF45BFCF95A5BFA1512D3FC31DD93E8CAAF8BE7BC053BD9B2A113FC5AE883F990E8B3E908A1E3FD02170BD55D7A03F40EF973E6E13CC3E6BCE86BFB7B423BF6E1718BEE88BC9BFD8CAFDBE0ECBF0BD9B09BF3E90A5C5BE13849DBFA5A8FABF349904BFB26D143F1E47ADBFE63238BF02EDF2BDB2E04EBF8C0A38BFC6D312BF5671C4BE0F51953E0B36953D"> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    "func.return"(%1) : (tensor<16x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: dense_large_i32
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<20x7xi32>) -> tensor<20x7xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<20x7xi32>):
    %0 = "stablehlo.constant"() <{value = dense<"0xB2FFFFFF4A0000002D0000003600000014000000420000001C0000001E0000002200000029000000F7FFFFFFE7FFFFFF53000000EBFFFFFFDBFFFFFFE5FFFFFFCAFFFFFF22000000CCFFFFFF58000000470000006000000027000000D6FFFFFFF6FFFFFF200000001A000000EFFFFFFF620000005700000021000000AEFFFFFF620000005C000000FBFFFFFF3500000020000000E2FFFFFF4500000041000000D7FFFFFF4E00000054000000350000003E0000002F000000FEFFFFFF2400000052000000CBFFFFFF1C0000003E000000EEFFFFFF3A000000A9FFFFFF13000000CBFFFFFF13000000BDFFFFFFBFFFFFFF10000000F4FFFFFF19000000360000004B00000008000000D1FFFFFF0B000000DDFFFFFFE9FFFFFF13000000E6FFFFFF2F000000A1FFFFFFA4FFFFFF20000000CDFFFFFFE9FFFFFFC2FFFFFF11000000CDFFFFFF0A00000050000000CEFFFFFFE4FFFFFFF7FFFFFF4E000000BAFFFFFFA0FFFFFFE7FFFFFFF1FFFFFFDEFFFFFF14000000B1FFFFFFC7FFFFFFB9FFFFFF37000000F4FFFFFF51000000CDFFFFFF5F00000003000000A6FFFFFF9FFFFFFF1100000009000000F6FFFFFF190000001200000001000000F7FFFFFFE1FFFFFF06000000A7FFFFFFA9FFFFFF0500000042000000440000003D00000017000000BEFFFFFF3700000000000000CFFFFFFFF5FFFFFFB1FFFFFF39000000E5FFFFFFAFFFFFFF3600000035000000C4FFFFFF18000000B9FFFFFF350000002F0000006000000049000000CAFFFFFFD3FFFFFF"> : tensor<20x7xi32>}> : () -> tensor<20x7xi32>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<20x7xi32>, tensor<20x7xi32>) -> tensor<20x7xi32>
    "func.return"(%1) : (tensor<20x7xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: empty
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x5xf32>
    %2 = "stablehlo.concatenate"(%arg0, %1) <{dimension = 0 : i64}> : (tensor<3x5xf32>, tensor<0x5xf32>) -> tensor<3x5xf32>
    "func.return"(%2) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: bool_large
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<9x9xi1>) -> tensor<9x9xi1>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<9x9xi1>):
    %0 = "stablehlo.constant"() <{value = dense<[[true, false, true, false, true, true, true, false, true], [true, true, true, true, true, false, false, true, true], [false, false, false, true, false, true, false, false, true], [false, true, true, false, false, true, true, false, false], [false, true, true, true, true, false, true, true, false], [true, true, true, false, true, false, true, true, true], [true, false, false, true, true, false, true, false, true], [false, false, false, false, false, false, true, true, true], [true, false, true, false, false, true, false, true, true]]> : tensor<9x9xi1>}> : () -> tensor<9x9xi1>
    %1 = "stablehlo.xor"(%arg0, %0) : (tensor<9x9xi1>, tensor<9x9xi1>) -> tensor<9x9xi1>
    "func.return"(%1) : (tensor<9x9xi1>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: eye
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x5xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %5 = "stablehlo.compare"(%4, %1) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %6 = "stablehlo.convert"(%5) : (tensor<3x5xi1>) -> tensor<3x5xf32>
    %7 = "stablehlo.add"(%arg0, %6) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%7) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
// -----
// name: linspace
"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<3x5xf32>):
    %21 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %23 = "func.call"(%21, %22) <{callee = @_linspace}> : (tensor<i32>, tensor<i32>) -> tensor<5xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf32>) -> tensor<3x5xf32>
    %26 = "stablehlo.add"(%arg2, %25) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%26) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<i32>, tensor<i32>) -> tensor<5xf32>, res_attrs = [{}], sym_name = "_linspace", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %3 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %5 = "stablehlo.divide"(%2, %4) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %6 = "stablehlo.reshape"(%0) : (tensor<f32>) -> tensor<1xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %9 = "stablehlo.subtract"(%8, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %10 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %11 = "stablehlo.multiply"(%10, %9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %12 = "stablehlo.reshape"(%1) : (tensor<f32>) -> tensor<1xf32>
    %13 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %15 = "stablehlo.divide"(%12, %14) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %17 = "stablehlo.multiply"(%16, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %18 = "stablehlo.add"(%11, %17) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %19 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %20 = "stablehlo.concatenate"(%18, %19) <{dimension = 0 : i64}> : (tensor<4xf32>, tensor<1xf32>) -> tensor<5xf32>
    "func.return"(%20) : (tensor<5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
