use crate::golden::{Golden, assert_bytes, assert_floats};
use custom_calls::formats::{Fp8, TilingError, e2m1, e8m0, swizzle_scales, swizzled_len, unswizzle_scales};
use proptest::prelude::*;

const KINDS: [(Fp8, &str); 2] = [(Fp8::E4M3, "e4m3"), (Fp8::E5M2, "e5m2")];

fn encode_all(inputs: &[f32], encode: impl Fn(f32) -> u8) -> Vec<u8> {
    inputs.iter().map(|&x| encode(x)).collect()
}

#[test]
fn every_code_decodes_as_in_cuda() {
    let golden = Golden::open("formats");
    let decode = |count: u16, f: &dyn Fn(u8) -> f32| (0..count).map(|c| f(c as u8)).collect::<Vec<_>>();
    assert_floats("e2m1", &decode(16, &e2m1::decode), &golden.f32("e2m1.decode"));
    for (kind, name) in KINDS {
        assert_floats(name, &decode(256, &|c| kind.decode(c)), &golden.f32(&format!("{name}.decode")));
    }
    assert_floats("e8m0", &decode(256, &e8m0::decode), &golden.f32("e8m0.decode"));
}

#[test]
fn every_rounding_boundary_encodes_as_in_cuda() {
    let golden = Golden::open("formats");
    for (kind, name) in KINDS {
        let inputs = golden.f32(&format!("{name}.encode_in"));
        let saturating = encode_all(&inputs, |x| kind.encode(x));
        assert_bytes(name, &saturating, &golden.u8(&format!("{name}.encode_sat")));
        let plain = encode_all(&inputs, |x| kind.encode_nonsaturating(x));
        assert_bytes(name, &plain, &golden.u8(&format!("{name}.encode_nosat")));
    }
    let inputs = golden.f32("e2m1.encode_in");
    assert_bytes("e2m1", &encode_all(&inputs, e2m1::encode), &golden.u8("e2m1.encode_sat"));
    let inputs = golden.f32("e8m0.encode_in");
    assert_bytes("e8m0", &encode_all(&inputs, e8m0::encode_round_up), &golden.u8("e8m0.encode_roundup"));
}

/// Nearest by search through all codes, ties to the even code: shares nothing with the encoders but `decode`.
fn nearest(x: f32, codes: u8, decode: impl Fn(u8) -> f32) -> u8 {
    // Beyond the largest value f64 could no longer tell the distances apart.
    let a = x.abs().min(decode(codes - 1));
    let distance = |code: u8| (f64::from(decode(code)) - f64::from(a)).abs();
    (0..codes)
        .min_by(|&a, &b| distance(a).total_cmp(&distance(b)).then((a & 1).cmp(&(b & 1))))
        .expect("there are codes")
}

#[test]
fn every_bf16_value_and_its_f32_neighbours_encode_to_the_nearest_code() {
    for top in 0..=0xffff_u32 {
        for bits in [top << 16, (top << 16) + 1, (top << 16).wrapping_sub(1)] {
            let x = f32::from_bits(bits);
            if x.is_nan() {
                continue;
            }
            let sign = u8::from(x.is_sign_negative());
            assert_eq!(e2m1::encode(x), nearest(x, 8, e2m1::decode) | sign << 3, "{x:e}");
            for (kind, _) in KINDS {
                let expected = nearest(x, kind.max_code() + 1, |c| kind.decode(c)) | sign << 7;
                assert_eq!(kind.encode(x), expected, "{kind:?} {x:e}");
            }
        }
    }
}

#[test]
fn every_finite_code_survives_a_round_trip() {
    for code in 0..16 {
        assert_eq!(e2m1::encode(e2m1::decode(code)), code);
    }
    for (kind, _) in KINDS {
        for code in (0..=255_u8).filter(|code| code & 0x7f <= kind.max_code()) {
            assert_eq!(kind.encode(kind.decode(code)), code, "{kind:?} {code:#x}");
        }
    }
    for code in 0..255 {
        assert_eq!(e8m0::encode_round_up(e8m0::decode(code)), code);
    }
}

#[test]
fn powers_of_two_and_their_reciprocals_match_for_every_scale_code() {
    let golden = Golden::open("formats");
    let powers: Vec<f32> = (0..=255).map(e8m0::decode).collect();
    assert_floats("pow2", &powers[1..255], &golden.f32("e8m0.pow2")[1..255]);
    let reciprocals: Vec<f32> = (0..=255).map(e8m0::reciprocal).collect();
    assert_floats("pow2_rcp", &reciprocals, &golden.f32("e8m0.pow2_rcp"));
}

#[test]
fn stochastic_rounding_follows_the_rule_for_every_byte() {
    let golden = Golden::open("formats");
    let round = |x: &f32, byte: u8| e2m1::decode(e2m1::encode_stochastic(*x, byte));
    let ours: Vec<f32> =
        golden.f32("sr8.in").iter().zip(golden.u8("sr8.rbits")).map(|(x, byte)| round(x, byte)).collect();
    assert_floats("sr8", &ours, &golden.f32("sr8.out"));
    let grid = golden.f32("sr8.grid_in");
    let ours: Vec<f32> = (0..=255).flat_map(|byte| grid.iter().map(move |x| round(x, byte))).collect();
    assert_floats("sr8.grid", &ours, &golden.f32("sr8.grid_out"));
}

#[test]
fn codes_pack_with_the_even_index_in_the_low_nibble() {
    let golden = Golden::open("formats");
    let codes = encode_all(&golden.f32("e2m1.pack_in"), e2m1::encode);
    let packed = e2m1::pack(&codes);
    assert_bytes("pack", &packed, &golden.u8("e2m1.pack_bytes"));
    assert_eq!(e2m1::unpack(&packed), codes);
    assert_eq!(e2m1::pack(&[0x1, 0x2, 0x3]), [0x21, 0x03]);
}

#[test]
fn scales_tile_as_the_tensor_cores_read_them() {
    let golden = Golden::open("formats");
    for i in 0..5 {
        let shape = golden.shape(&format!("swizzle{i}.linear"));
        let linear = golden.u8(&format!("swizzle{i}.linear"));
        let tiled = swizzle_scales(&linear, shape[0], shape[1]).unwrap();
        assert_bytes("swizzle", &tiled, &golden.u8(&format!("swizzle{i}.tiled")));
        assert_eq!(unswizzle_scales(&tiled, shape[0], shape[1]).unwrap(), linear);
    }
}

#[test]
fn a_scale_buffer_of_the_wrong_length_is_refused() {
    let expected = TilingError { kind: "linear", rows: 16, cols: 4, expected: 64, got: 63 };
    assert_eq!(swizzle_scales(&[0; 63], 16, 4), Err(expected));
    assert!(
        unswizzle_scales(&[0; 64], 16, 4).unwrap_err().to_string().contains("tiled scale matrix of 16 x 4")
    );
}

proptest! {
    #[test]
    fn tiling_is_a_bijection_with_zero_padding(rows in 1_usize..300, cols in 1_usize..40, seed: u8) {
        let linear: Vec<u8> = (0..rows * cols).map(|i| (i as u8).wrapping_add(seed) | 1).collect();
        let tiled = swizzle_scales(&linear, rows, cols).unwrap();
        prop_assert_eq!(tiled.len(), swizzled_len(rows, cols));
        prop_assert_eq!(tiled.iter().filter(|&&c| c == 0).count(), tiled.len() - linear.len());
        prop_assert_eq!(unswizzle_scales(&tiled, rows, cols).unwrap(), linear);
    }
}
