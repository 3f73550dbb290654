//! Values for the inputs of a case: reproducible, drawn from its name.

use hlo::interp::Value;
use hlo::random::host::{Prng, ThreefryKey};
use hlo::{DType, DTypeKind, TensorType};

/// A source of values.
pub(crate) struct Inputs {
    key: ThreefryKey,
    drawn: u32,
}

impl Inputs {
    /// The source for a case.
    pub(crate) fn new(name: &str) -> Self {
        // FNV-1a
        let seed = name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Inputs { key: ThreefryKey::from_seed(seed), drawn: 0 }
    }

    fn next(&mut self) -> ThreefryKey {
        self.drawn += 1;
        self.key.fold_in(self.drawn)
    }

    /// Numbers in `[low, high)`: any float rounded to the type, or any integer.
    pub(crate) fn range(&mut self, dtype: DType, shape: &[i64], low: f64, high: f64) -> Value {
        let ty = TensorType::new(dtype, shape);
        let count = ty.shape.num_elements() as usize;
        let values = self.next().uniform(count, low, high);
        let whole = |x: f64| if dtype.is_float() { x } else { x.floor() };
        Value::from_f64(&ty, values.into_iter().map(whole)).unwrap()
    }

    /// Every pattern of bits, floats that are not finite or not normal excepted.
    pub(crate) fn any(&mut self, dtype: DType, shape: &[i64]) -> Value {
        match dtype.kind() {
            DTypeKind::Bool => self.range(dtype, shape, 0.0, 2.0),
            DTypeKind::Signed | DTypeKind::Unsigned => {
                let ty = TensorType::new(dtype, shape);
                let count = ty.shape.num_elements() as usize;
                Value::from_bit_patterns(&ty, self.next().words64(count)).unwrap()
            }
            DTypeKind::Float => self.range(dtype, shape, -4.0, 4.0),
        }
    }

    /// Numbers between -3 and 3, or 0 and 3 for types without sign.
    pub(crate) fn small(&mut self, dtype: DType, shape: &[i64]) -> Value {
        match dtype.kind() {
            DTypeKind::Bool => self.range(dtype, shape, 0.0, 2.0),
            DTypeKind::Unsigned => self.range(dtype, shape, 0.0, 4.0),
            DTypeKind::Signed => self.range(dtype, shape, -3.0, 4.0),
            DTypeKind::Float if dtype == DType::F8E8M0FNU => self.range(dtype, shape, 0.5, 4.0),
            DTypeKind::Float => self.range(dtype, shape, -3.0, 3.0),
        }
    }
}

/// A tensor of the given numbers.
pub(crate) fn values(dtype: DType, shape: &[i64], numbers: &[f64]) -> Value {
    Value::from_f64(&TensorType::new(dtype, shape), numbers.iter().copied()).unwrap()
}
