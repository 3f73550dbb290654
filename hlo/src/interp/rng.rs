//! `rng_bit_generator`.

use super::InterpError;
use super::value::Value;
use crate::TensorType;
use crate::op::RngAlgorithm;
use crate::random::host::philox_4x32;

/// `Op::RngBitGenerator`. DEFAULT is Philox, as on CPUs.
pub(super) fn rng_bit_generator(
    algorithm: RngAlgorithm,
    state: &Value,
    types: &[TensorType],
) -> Result<Vec<Value>, InterpError> {
    let [state_ty, bits_ty] = types else {
        return Err(InterpError::invalid("rng_bit_generator", "two results expected"));
    };
    match algorithm {
        RngAlgorithm::Default | RngAlgorithm::Philox => philox(&state.bit_patterns(), state_ty, bits_ty),
        RngAlgorithm::ThreeFry => Err(InterpError::invalid(
            "rng_bit_generator",
            "THREE_FRY cuts its counters by the shape in ways that the specification leaves to the implementation",
        )),
    }
}

/// Philox 4x32-10. The state is the key and the 128-bit counter; a state of two words has the key as the counter's
/// high half too.
fn philox(state: &[u64], state_ty: &TensorType, bits_ty: &TensorType) -> Result<Vec<Value>, InterpError> {
    let (key, low, high) = match *state {
        [key, low] => (key, low, key),
        [key, low, high] => (key, low, high),
        _ => return Err(InterpError::invalid("rng_bit_generator", "Philox has a state of two or three u64")),
    };
    let start = u128::from(high) << 64 | u128::from(low);
    let count = bits_ty.shape.num_elements().max(0) as usize;
    let width = bits_ty.dtype.bits();
    let blocks = count.div_ceil(if width == 64 { 2 } else { 4 });
    let words = (0..blocks as u128).flat_map(|block| {
        let counter = start.wrapping_add(block);
        let counter =
            [counter as u32, (counter >> 32) as u32, (counter >> 64) as u32, (counter >> 96) as u32];
        philox_4x32([key as u32, (key >> 32) as u32], counter)
    });
    let words: Vec<u64> = words.map(u64::from).collect();
    let bits: Vec<u64> = if width == 64 {
        words
            .chunks(2)
            .map(|pair| pair.iter().rev().fold(0, |bits, word| bits << 32 | word))
            .take(count)
            .collect()
    } else {
        words.into_iter().map(|word| word & (u64::MAX >> (64 - width))).take(count).collect()
    };
    let end = start.wrapping_add(blocks as u128);
    let next = [key, end as u64, (end >> 64) as u64];
    Ok(vec![
        Value::from_bit_patterns(state_ty, next[..state.len()].to_vec())?,
        Value::from_bit_patterns(bits_ty, bits)?,
    ])
}
