//! Shapes and tensor types.

use std::fmt;
use std::ops::Deref;

use smallvec::SmallVec;

use crate::DType;

/// Dimension sizes, outermost first. Derefs to `[i64]`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct Shape(SmallVec<[i64; 5]>);

impl Shape {
    /// The shape of a scalar.
    pub fn scalar() -> Self {
        Self::default()
    }

    /// Number of dimensions.
    pub fn rank(&self) -> usize {
        self.0.len()
    }

    /// Product of the dimension sizes; 1 for a scalar. A product beyond `i64` gives its largest number: no graph holds
    /// such a tensor, but a text may name one.
    pub fn num_elements(&self) -> i64 {
        if self.0.contains(&0) {
            0
        } else {
            self.0.iter().fold(1, |count: i64, size| count.saturating_mul(*size))
        }
    }

    /// The shape without the dimensions listed in `dims`.
    pub fn without(&self, dims: &[i64]) -> Self {
        self.iter().enumerate().filter(|(i, _)| !dims.contains(&(*i as i64))).map(|(_, d)| *d).collect()
    }

    /// The shape with dimension `dim` set to `size`; unchanged when `dim` is out of range.
    pub fn with_dim(mut self, dim: i64, size: i64) -> Self {
        if let Some(d) = usize::try_from(dim).ok().and_then(|i| self.0.get_mut(i)) {
            *d = size;
        }
        self
    }

    /// The shape with `size` inserted before dimension `dim`.
    pub fn inserted(mut self, dim: i64, size: i64) -> Self {
        let at = usize::try_from(dim).unwrap_or(0).min(self.0.len());
        self.0.insert(at, size);
        self
    }
}

impl Deref for Shape {
    type Target = [i64];
    fn deref(&self) -> &[i64] {
        &self.0
    }
}

impl FromIterator<i64> for Shape {
    fn from_iter<I: IntoIterator<Item = i64>>(iter: I) -> Self {
        Shape(iter.into_iter().collect())
    }
}

impl From<&[i64]> for Shape {
    fn from(dims: &[i64]) -> Self {
        Shape(SmallVec::from_slice(dims))
    }
}

impl From<Vec<i64>> for Shape {
    fn from(dims: Vec<i64>) -> Self {
        Shape(SmallVec::from_vec(dims))
    }
}

impl From<&Vec<i64>> for Shape {
    fn from(dims: &Vec<i64>) -> Self {
        Shape(SmallVec::from_slice(dims))
    }
}

impl<const N: usize> From<[i64; N]> for Shape {
    fn from(dims: [i64; N]) -> Self {
        Shape(SmallVec::from_slice(&dims))
    }
}

impl<const N: usize> From<&[i64; N]> for Shape {
    fn from(dims: &[i64; N]) -> Self {
        Shape(SmallVec::from_slice(dims))
    }
}

impl From<&Shape> for Shape {
    fn from(shape: &Shape) -> Self {
        shape.clone()
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", &self.0[..])
    }
}

/// Element type and shape of a tensor. `Display` gives the MLIR spelling, `tensor<2x3xf32>`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct TensorType {
    /// Element type.
    pub dtype: DType,
    /// Dimension sizes.
    pub shape: Shape,
}

impl TensorType {
    /// A tensor type.
    pub fn new(dtype: DType, shape: impl Into<Shape>) -> Self {
        TensorType { dtype, shape: shape.into() }
    }

    /// The type of a scalar.
    pub fn scalar(dtype: DType) -> Self {
        TensorType { dtype, shape: Shape::scalar() }
    }

    /// Same shape, other element type.
    pub fn with_dtype(&self, dtype: DType) -> Self {
        TensorType { dtype, shape: self.shape.clone() }
    }

    /// Same element type, other shape.
    pub fn with_shape(&self, shape: impl Into<Shape>) -> Self {
        TensorType { dtype: self.dtype, shape: shape.into() }
    }

    /// Number of dimensions.
    pub fn rank(&self) -> usize {
        self.shape.rank()
    }

    /// Whether a tensor can have this type: no size is negative, and the bytes can be counted in `i64`, whichever
    /// dimensions are left out of the count.
    pub(crate) fn check(&self) -> Result<(), String> {
        if self.shape.iter().any(|size| *size < 0) {
            return Err(format!("the shape {}, with a negative size", self.shape));
        }
        let mut sizes = self.shape.iter().filter(|size| **size != 0);
        let bits = sizes.try_fold(self.dtype.bits() as i64, |bits, size| bits.checked_mul(*size));
        match bits {
            Some(_) => Ok(()),
            None => Err(format!("the shape {} of {}, which is more than 2^63 bits", self.shape, self.dtype)),
        }
    }

    /// Bytes of a dense buffer of this type.
    pub fn num_bytes(&self) -> usize {
        self.dtype.size_of(usize::try_from(self.shape.num_elements()).unwrap_or(0))
    }
}

impl fmt::Display for TensorType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tensor<")?;
        for d in self.shape.iter() {
            write!(f, "{d}x")?;
        }
        write!(f, "{}>", self.dtype)
    }
}
