//! `rng_bit_generator`.

use super::InterpError;
use super::value::Value;
use crate::TensorType;
use crate::op::RngAlgorithm;
use crate::random::host::{philox_4x32, threefry2x32};

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
        RngAlgorithm::ThreeFry => three_fry(&state.bit_patterns(), state_ty, bits_ty),
    }
}

/// Threefry 2x32 as XLA cuts it up, in words of 32 bits (narrower types keep the low bits). The state is the key and a
/// 64-bit counter. A block of the cipher gives two words, and they become neighbours along one dimension: the first even
/// one, else the longest. Blocks are counted over the array with that dimension halved, row-major. Elements of 64 bits take
/// a block each.
fn three_fry(state: &[u64], state_ty: &TensorType, bits_ty: &TensorType) -> Result<Vec<Value>, InterpError> {
    let [key, counter] = *state else {
        return Err(InterpError::invalid("rng_bit_generator", "THREE_FRY has a state of two u64"));
    };
    let halves = |word: u64| [word as u32, (word >> 32) as u32];
    let block = |number: usize| threefry2x32(halves(key), halves(counter.wrapping_add(number as u64)));
    let shape: Vec<usize> = bits_ty.shape.iter().map(|&size| size.max(0) as usize).collect();
    let count: usize = shape.iter().product();
    let width = bits_ty.dtype.bits();
    let (bits, blocks): (Vec<u64>, usize) = if width == 64 {
        let joined = |number| {
            let [low, high] = block(number);
            u64::from(high) << 32 | u64::from(low)
        };
        ((0..count).map(joined).collect(), count)
    } else {
        let (size, inner) = split_dimension(&shape);
        let half = size.div_ceil(2);
        let word = |element: usize| {
            let (outer, at, rest) = (element / (size * inner), element / inner % size, element % inner);
            let word = block((outer * half + at / 2) * inner + rest)[at % 2];
            u64::from(word) & (u64::MAX >> (64 - width))
        };
        let outer = count.checked_div(size * inner).unwrap_or(0);
        ((0..count).map(word).collect(), outer * half * inner)
    };
    Ok(vec![
        Value::from_bit_patterns(state_ty, vec![key, counter.wrapping_add(blocks as u64)])?,
        Value::from_bit_patterns(bits_ty, bits)?,
    ])
}

/// The size of the dimension along which the two words of a block lie, and how many elements follow each of its indices.
fn split_dimension(shape: &[usize]) -> (usize, usize) {
    let even = shape.iter().position(|size| size % 2 == 0);
    let longest = || (0..shape.len()).rev().max_by_key(|&dim| shape[dim]);
    match even.or_else(longest) {
        Some(dim) => (shape[dim], shape[dim + 1..].iter().product()),
        None => (1, 1),
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
