//! Bytes that quantising moves through memory, beside those of the products that it is for.

use crate::certificate::{Callers, argument, holds_quantized_gemm};
use hlo::analysis::{CostAnalysis, LoopCount, origin};
use hlo::dump::{HloModule, InstructionId, OpClass};
use std::collections::HashSet;

/// Counts the traffic of the quantised products of an optimised module, one after the other.
pub(crate) struct Traffic<'m, 'a> {
    module: &'m HloModule<'a>,
    callers: &'m Callers,
    costs: CostAnalysis<'m, 'a>,
    /// `path/` of each layer with quantised products: the scope that its quantisers are in.
    scopes: Vec<String>,
    counted: HashSet<InstructionId>,
}

impl<'m, 'a> Traffic<'m, 'a> {
    pub(crate) fn new(module: &'m HloModule<'a>, callers: &'m Callers, layers: &[&str]) -> Self {
        let scopes = layers.iter().map(|layer| format!("{layer}/")).collect();
        let costs = CostAnalysis::new(module, LoopCount::Trips);
        Self { module, callers, costs, scopes, counted: HashSet::new() }
    }

    /// Bytes that a product reads and writes in one run.
    pub(crate) fn of_product(&self, id: InstructionId) -> u64 {
        self.bytes(id)
    }

    /// Bytes that the kernels read and write which make a product's operands, in one run. A kernel that several products share
    /// counts for the first that is asked about.
    pub(crate) fn of_quantization(&mut self, product: InstructionId) -> u64 {
        let mut seen = HashSet::new();
        let mut open: Vec<InstructionId> = self.module.operands(product).to_vec();
        let mut bytes = 0;
        while let Some(id) = open.pop() {
            if !seen.insert(id) || holds_quantized_gemm(self.module, id) {
                continue;
            }
            let moves_nothing = matches!(self.module.work(id).class(), OpClass::Free);
            if !moves_nothing && !self.is_of_a_quantizer(id) {
                continue;
            }
            if !moves_nothing && self.counted.insert(id) {
                bytes += self.bytes(id);
            }
            open.extend(self.module.operands(id));
            open.extend(argument(self.module, self.callers, id));
        }
        bytes
    }

    fn is_of_a_quantizer(&self, id: InstructionId) -> bool {
        let metadata = origin(self.module, id);
        metadata.op_name.is_some_and(|name| self.scopes.iter().any(|scope| name.contains(scope.as_str())))
    }

    fn bytes(&self, id: InstructionId) -> u64 {
        // A count of bytes, far below 2^53 for what a device can hold.
        self.costs.instruction(id).bytes_accessed.max(0.0) as u64
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use crate::certificate::certify;
    use crate::gemm::Pass;
    use crate::recipe::{Recipe, Settings};
    use hlo::dump::{ParseOptions, parse_module};

    /// Two layers that share the quantised activation; the weight of the second is a parameter. The kernel `norm` makes the
    /// activation, outside of any layer.
    const MODULE: &str = r#"HloModule m

%body (p: bf16[32,64]) -> f8e4m3fn[32,64] {
  %p = bf16[32,64]{1,0} parameter(0)
  ROOT %c = f8e4m3fn[32,64]{1,0} convert(%p)
}

ENTRY %main (x: bf16[32,64], w: f8e4m3fn[16,64], v: f8e4m3fn[16,64], s: f32[]) -> bf16[32,16] {
  %x = bf16[32,64]{1,0} parameter(0)
  %w = f8e4m3fn[16,64]{1,0} parameter(1)
  %v = f8e4m3fn[16,64]{1,0} parameter(2)
  %s = f32[] parameter(3)
  %norm = bf16[32,64]{1,0} negate(%x), metadata={op_name="norm/neg"}
  %codes = f8e4m3fn[32,64]{1,0} fusion(%norm), kind=kLoop, calls=%body, metadata={op_name="a/convert"}
  %view = f8e4m3fn[32,64]{1,0} bitcast(%codes)
  %one = bf16[32,16]{1,0} custom-call(%view, %s, %w, %s), custom_call_target="maxtext.fp8_gemm", backend_config={layer = "a", pass = "fprop"}
  %copy = f8e4m3fn[16,64]{1,0} copy(%v), metadata={op_name="b/transpose"}
  ROOT %two = bf16[32,16]{1,0} custom-call(%view, %s, %copy, %s), custom_call_target="maxtext.fp8_gemm", backend_config={layer = "b", pass = "fprop"}
}
"#;

    #[test]
    fn each_kernel_of_a_quantiser_counts_once() {
        let module = parse_module(MODULE, &ParseOptions::default()).unwrap();
        let settings = Settings::from(Recipe::Fp8CurrentScaling);
        let certificate = certify(&module, settings, &["a", "b"], &[Pass::Fprop]);
        assert!(certificate.holds(), "{certificate}");
        let bytes: Vec<_> = certificate.gemms.iter().map(|g| (g.bytes, g.quantization_bytes)).collect();
        let product = 32 * 64 + 4 + 16 * 64 + 4 + 2 * 32 * 16;
        assert_eq!(bytes, [(product, 3 * 32 * 64), (product, 2 * 16 * 64)]);
        assert_eq!(certificate.traffic().quantization, 3 * 32 * 64 + 2 * 16 * 64);
    }
}
