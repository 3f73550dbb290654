//! A module on its way to the compiler.

use std::borrow::Cow;

use pjrt_sys::PJRT_Program;

/// MLIR text or bytecode as plugins need it.
pub(crate) struct Module<'a>(Cow<'a, [u8]>);

const FORMAT: &str = "mlir";
const BYTECODE: &[u8] = b"ML\xefR";

impl<'a> Module<'a> {
    /// XLA's MLIR parser looks at the byte behind the text, and goes on reading unless it is zero, so
    /// that text is copied and terminated.
    pub(crate) fn new(code: &'a [u8]) -> Self {
        if code.starts_with(BYTECODE) {
            return Self(Cow::Borrowed(code));
        }
        let mut text = Vec::with_capacity(code.len() + 1);
        text.extend_from_slice(code);
        text.push(0);
        Self(Cow::Owned(text))
    }

    /// The C view, valid as long as the module.
    pub(crate) fn to_c(&self) -> PJRT_Program {
        let mut program = PJRT_Program::new();
        program.code = self.0.as_ptr().cast_mut().cast();
        program.code_size = match &self.0 {
            Cow::Borrowed(bytecode) => bytecode.len(),
            Cow::Owned(terminated) => terminated.len() - 1,
        };
        program.format = FORMAT.as_ptr().cast();
        program.format_size = FORMAT.len();
        program
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_terminated_and_bytecode_is_not_copied() {
        let text = Module::new(b"abc");
        assert_eq!(*text.0, *b"abc\0");
        assert_eq!(text.to_c().code_size, 3);
        let bytes = b"ML\xefR...";
        let bytecode = Module::new(bytes);
        assert_eq!(bytecode.to_c().code.cast_const().cast(), bytes.as_ptr());
        assert_eq!(bytecode.to_c().code_size, bytes.len());
    }
}
