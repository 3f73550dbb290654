use super::{CublasError, api};
use crate::gemm::GemmKind;

/// The type of a side's codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Element {
    /// f4E2M1FN.
    E2M1,
    /// f8E4M3FN.
    E4M3,
    /// f8E5M2.
    E5M2,
}

/// The type of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutputType {
    /// bf16.
    Bf16,
    /// f32.
    F32,
}

/// A checked product `C[m, n] = L[m, k] R[n, k]^T`, row-major.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Problem {
    kind: GemmKind,
    left: Element,
    right: Element,
    output: OutputType,
    m: u64,
    n: u64,
    k: u64,
}

impl Element {
    pub(super) const fn cuda_type(self) -> i32 {
        match self {
            Self::E2M1 => api::R_4F_E2M1,
            Self::E4M3 => api::R_8F_E4M3,
            Self::E5M2 => api::R_8F_E5M2,
        }
    }
}

impl OutputType {
    pub(super) const fn cuda_type(self) -> i32 {
        match self {
            Self::Bf16 => api::R_16BF,
            Self::F32 => api::R_32F,
        }
    }

    const fn bytes(self) -> u64 {
        match self {
            Self::Bf16 => 2,
            Self::F32 => 4,
        }
    }
}

fn rule(rule: String) -> CublasError {
    CublasError::Rule { rule }
}

impl Problem {
    /// Checks the rules that types and sizes must follow on the tensor cores.
    ///
    /// # Errors
    /// The first rule that is broken, with what was found.
    pub fn new(
        kind: GemmKind,
        [left, right]: [Element; 2],
        output: OutputType,
        [m, n, k]: [u64; 3],
    ) -> Result<Self, CublasError> {
        for element in [left, right] {
            if (element == Element::E2M1) != (kind == GemmKind::Nvfp4) {
                return Err(rule(format!("{kind:?} products do not take {element:?} elements")));
            }
        }
        if left == Element::E5M2 && right == Element::E5M2 {
            return Err(rule("the tensor cores have no product of two E5M2 operands".to_owned()));
        }
        let k_multiple = kind.contraction_multiple() as u64;
        for (name, size, multiple) in [("K", k, k_multiple), ("M", m, 16), ("N", n, 16)] {
            if size == 0 || size % multiple != 0 {
                return Err(rule(format!(
                    "{kind:?} products need {name} to be a multiple of {multiple}, got {size}"
                )));
            }
        }
        // Holds by the rule for N; stated because it is the leading dimension that cuBLASLt looks at.
        if !(n * output.bytes()).is_multiple_of(16) {
            return Err(rule(format!("rows of the result must be whole 16 bytes, got {} elements", n)));
        }
        Ok(Self { kind, left, right, output, m, n, k })
    }

    /// The kind of product.
    #[must_use]
    pub const fn kind(&self) -> GemmKind {
        self.kind
    }

    pub(super) const fn kind_name(&self) -> &'static str {
        match self.kind {
            GemmKind::Nvfp4 => "NVFP4",
            GemmKind::Mxfp8 => "MXFP8",
            GemmKind::Fp8 => "FP8",
        }
    }

    /// (m, n, k) of the row-major product.
    #[must_use]
    pub const fn sizes(&self) -> [u64; 3] {
        [self.m, self.n, self.k]
    }

    /// CUDA types of A, B and of C and D. A is the **right** operand: a row-major product is issued column-major with
    /// its operands swapped.
    #[must_use]
    pub const fn types(&self) -> [i32; 3] {
        [self.right.cuda_type(), self.left.cuda_type(), self.output.cuda_type()]
    }

    /// (rows, columns, leading dimension in elements) of A, B and of C and D, column-major.
    #[must_use]
    pub const fn layouts(&self) -> [(u64, u64, i64); 3] {
        [(self.k, self.n, self.k as i64), (self.k, self.m, self.k as i64), (self.n, self.m, self.n as i64)]
    }

    /// The scale mode of both operands.
    #[must_use]
    pub const fn scale_mode(&self) -> i32 {
        match self.kind {
            GemmKind::Nvfp4 => api::value::SCALE_VEC16_UE4M3,
            GemmKind::Mxfp8 => api::value::SCALE_VEC32_UE8M0,
            GemmKind::Fp8 => api::value::SCALE_SCALAR_32F,
        }
    }

    /// Where alpha and beta lie: on the device for NVFP4, whose alpha is computed there.
    #[must_use]
    pub const fn pointer_mode(&self) -> i32 {
        match self.kind {
            GemmKind::Nvfp4 => api::value::POINTER_MODE_DEVICE,
            GemmKind::Mxfp8 | GemmKind::Fp8 => api::value::POINTER_MODE_HOST,
        }
    }

    /// Whether sums may be kept in fewer bits between steps, as TransformerEngine's JAX layer has it for 8-bit elements.
    #[must_use]
    pub const fn fast_accumulation(&self) -> i8 {
        match self.kind {
            GemmKind::Nvfp4 => 0,
            GemmKind::Mxfp8 | GemmKind::Fp8 => 1,
        }
    }
}

/// Refuses GPUs and libraries that lack a kind of product.
///
/// # Errors
/// What is needed, what was found, and what to do.
pub fn check_capability(kind: GemmKind, capability: (i32, i32), version: usize) -> Result<(), CublasError> {
    let (name, needed, generation, advice, library) = match kind {
        GemmKind::Nvfp4 => {
            let advice = "use te_fp8_currentscaling on Hopper, or train in bf16";
            ("NVFP4", (10, 0), "Blackwell", advice, 120_800)
        }
        GemmKind::Mxfp8 => {
            let advice = "use te_fp8_currentscaling on Hopper, or train in bf16";
            ("MXFP8", (10, 0), "Blackwell", advice, 120_800)
        }
        GemmKind::Fp8 => ("FP8", (8, 9), "Ada or Hopper", "train in bf16", 120_103),
    };
    if capability < needed {
        return Err(CublasError::Capability {
            kind: name,
            needed,
            name: generation,
            got: capability,
            advice,
        });
    }
    if version < library {
        return Err(CublasError::Version { kind: name, needed: library, got: version });
    }
    Ok(())
}
