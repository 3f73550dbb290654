//! Tensors of the interpreter.

use ndarray::{ArrayD, IxDyn};

use super::{InterpError, number};
use crate::literal::Literal;
use crate::{DType, DTypeKind, Element, Shape, TensorType};

/// Elements of a tensor, in row-major order of its shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Data {
    /// Floats of any type, as the f64 of the same value.
    Float(ArrayD<f64>),
    /// Integers of any type, and booleans as 0 and 1.
    Int(ArrayD<i128>),
}

/// A tensor on the host.
#[derive(Clone, Debug, PartialEq)]
pub struct Value {
    /// Element type.
    pub dtype: DType,
    /// Elements.
    pub data: Data,
}

/// Evaluates an expression with `$array` bound to the array inside of a [`Data`], and wraps the resulting array again.
macro_rules! map_data {
    ($data:expr, $array:ident => $result:expr) => {
        match $data {
            $crate::interp::Data::Float($array) => $crate::interp::Data::Float($result),
            $crate::interp::Data::Int($array) => $crate::interp::Data::Int($result),
        }
    };
}
pub(super) use map_data;

/// The extents that ndarray wants.
pub(super) fn extents(shape: &[i64]) -> IxDyn {
    IxDyn(&shape.iter().map(|&size| size.max(0) as usize).collect::<Vec<_>>())
}

impl Value {
    /// A float tensor, each element rounded to `dtype`.
    pub(super) fn from_floats(dtype: DType, array: ArrayD<f64>) -> Value {
        Value { dtype, data: Data::Float(array.mapv_into(|x| number::round(dtype, x))) }
    }

    /// An integer or boolean tensor, each element wrapped to `dtype`.
    pub(super) fn from_ints(dtype: DType, array: ArrayD<i128>) -> Value {
        Value { dtype, data: Data::Int(array.mapv_into(|x| number::wrap(dtype, x))) }
    }

    /// A tensor of Rust scalars.
    ///
    /// # Errors
    /// When the number of scalars is not that of the shape.
    pub fn dense<T: Element>(values: &[T], shape: impl Into<Shape>) -> Result<Value, InterpError> {
        let shape = shape.into();
        let given = values.len();
        let literal = Literal::dense(values, shape.clone())
            .ok_or_else(|| InterpError::Data { ty: TensorType::new(T::DTYPE, shape), bytes: given })?;
        Value::from_literal(&literal)
    }

    /// A tensor of numbers, row-major: rounded to a float type, wrapped to an integer one, unequal to 0 for booleans.
    ///
    /// # Errors
    /// When the number of numbers is not that of the type's elements.
    pub fn from_f64(ty: &TensorType, numbers: impl IntoIterator<Item = f64>) -> Result<Value, InterpError> {
        let numbers: Vec<f64> = numbers.into_iter().collect();
        let given = numbers.len();
        let array = ArrayD::from_shape_vec(extents(&ty.shape), numbers)
            .map_err(|_| InterpError::Data { ty: ty.clone(), bytes: given })?;
        Ok(match ty.dtype.kind() {
            DTypeKind::Float => Value::from_floats(ty.dtype, array),
            DTypeKind::Bool => Value::from_ints(ty.dtype, array.mapv(|x| i128::from(x != 0.0))),
            DTypeKind::Signed | DTypeKind::Unsigned => Value::from_ints(ty.dtype, array.mapv(|x| x as i128)),
        })
    }

    /// The tensor of a constant.
    ///
    /// # Errors
    /// When the constant's bytes do not fit its type.
    pub fn from_literal(literal: &Literal) -> Result<Value, InterpError> {
        let ty = &literal.ty;
        let count = ty.shape.num_elements().max(0) as usize;
        let bits = |index: usize| {
            let mut wide = [0_u8; 8];
            wide.iter_mut().zip(literal.element(index)).for_each(|(to, from)| *to = *from);
            u64::from_le_bytes(wide)
        };
        Value::from_bit_patterns(ty, (0..count).map(bits).collect())
    }

    /// The tensor with these elements' bit patterns, row-major.
    ///
    /// # Errors
    /// When the number of patterns is not that of the type's elements.
    pub fn from_bit_patterns(ty: &TensorType, patterns: Vec<u64>) -> Result<Value, InterpError> {
        let given = patterns.len();
        let array = ArrayD::from_shape_vec(extents(&ty.shape), patterns)
            .map_err(|_| InterpError::Data { ty: ty.clone(), bytes: given })?;
        let dtype = ty.dtype;
        let data = if dtype.is_float() {
            Data::Float(array.mapv(|bits| number::float_from_bits(dtype, bits)))
        } else {
            Data::Int(array.mapv(|bits| number::wrap(dtype, i128::from(bits))))
        };
        Ok(Value { dtype, data })
    }

    /// The elements' bit patterns, row-major; integers in two's complement of their width.
    #[must_use]
    pub fn bit_patterns(&self) -> Vec<u64> {
        let width = self.dtype.bits() as u32;
        let mask = u64::MAX >> (64 - width);
        match &self.data {
            Data::Float(array) => array.iter().map(|&x| number::float_to_bits(self.dtype, x)).collect(),
            Data::Int(array) => array.iter().map(|&x| x as u64 & mask).collect(),
        }
    }

    /// The tensor from the bytes of a dense host buffer: little-endian, booleans one a byte, 4-bit types one element
    /// a byte.
    ///
    /// # Errors
    /// When the number of bytes does not fit the type.
    pub fn from_bytes(ty: &TensorType, bytes: &[u8]) -> Result<Value, InterpError> {
        let literal = Literal::from_bytes(ty.clone(), bytes.to_vec())
            .ok_or_else(|| InterpError::Data { ty: ty.clone(), bytes: bytes.len() })?;
        Value::from_literal(&literal)
    }

    /// The bytes of a dense host buffer, in the layout of [`Value::from_bytes`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let width = self.dtype.bits().div_ceil(8);
        self.bit_patterns().into_iter().flat_map(|bits| bits.to_le_bytes().into_iter().take(width)).collect()
    }

    /// The elements as f64, row-major; integers beyond 2^53 are rounded.
    #[must_use]
    pub fn to_f64(&self) -> Vec<f64> {
        match &self.data {
            Data::Float(array) => array.iter().copied().collect(),
            Data::Int(array) => array.iter().map(|&x| x as f64).collect(),
        }
    }

    /// Dimension sizes.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.extents().iter().map(|&size| size as i64).collect()
    }

    /// Type of the tensor.
    #[must_use]
    pub fn ty(&self) -> TensorType {
        TensorType::new(self.dtype, self.shape())
    }

    pub(super) fn extents(&self) -> &[usize] {
        match &self.data {
            Data::Float(array) => array.shape(),
            Data::Int(array) => array.shape(),
        }
    }

    /// The only element of an integer or boolean scalar.
    pub(super) fn scalar_int(&self, op: &'static str) -> Result<i128, InterpError> {
        match &self.data {
            Data::Int(array) if array.len() == 1 => Ok(array.first().copied().unwrap_or_default()),
            Data::Int(_) | Data::Float(_) => {
                Err(InterpError::invalid(op, format!("{} is no integer scalar", self.ty())))
            }
        }
    }

    /// The elements of an integer or boolean tensor.
    pub(super) fn ints(&self, op: &'static str) -> Result<&ArrayD<i128>, InterpError> {
        match &self.data {
            Data::Int(array) => Ok(array),
            Data::Float(_) => Err(InterpError::invalid(op, format!("{} is no integer tensor", self.ty()))),
        }
    }

    /// One element as a scalar tensor.
    pub(super) fn element(&self, index: &IxDyn) -> Value {
        let data = map_data!(&self.data, array => ArrayD::from_elem(IxDyn(&[]), array[index]));
        Value { dtype: self.dtype, data }
    }
}
