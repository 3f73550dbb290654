//! Proof from the compiled module that the step does what was asked: quantised products, fused attention.

use custom_calls::attention::{Found, find};
use custom_calls::certificate::Certificate;
use custom_calls::gemm::Pass;
use hlo::dump::{HloModule, ParseOptions, parse_module, proto::decode_proto};
use xla::LoadedExecutable;

use super::quantized;
use super::session::SessionError;
use super::train_step::Program;
use crate::config::AttentionKernel;
use crate::model::AttentionForm;

/// What a compiled module was found to have.
#[derive(Clone, Debug, Default)]
pub struct Certified {
    /// The quantised products, if the program has a recipe.
    pub quantization: Option<Certificate>,
    /// The fused calls of attention, if the program has them.
    pub attention: Option<Found>,
}

/// [`certify_proto`] on a compiled module.
pub(super) fn certify(
    module: &'static str,
    executable: &LoadedExecutable,
    program: &Program,
    passes: &[Pass],
) -> Result<Certified, SessionError> {
    if !program.is_to_be_certified() {
        return Ok(Certified::default());
    }
    certify_proto(module, &executable.executable().optimized_hlo_proto()?, program, passes)
}

/// Reads an optimised module, an `HloModuleProto`, and fails unless what the program asks for is in it: each product of its
/// recipe, and where attention is fused the calls of each pass and no array of sequence x sequence in memory.
///
/// # Errors
/// If the module cannot be read, or something is missing or was rewritten.
pub fn certify_proto(
    module: &'static str,
    proto: &[u8],
    program: &Program,
    passes: &[Pass],
) -> Result<Certified, SessionError> {
    if !program.is_to_be_certified() {
        return Ok(Certified::default());
    }
    let unreadable = |problem: String| SessionError::Unreadable { module, problem };
    let text = decode_proto(proto).map_err(|e| unreadable(e.to_string()))?.text;
    let parsed = parse_module(&text, &ParseOptions::default()).map_err(|e| unreadable(e.to_string()))?;
    Ok(Certified {
        quantization: quantized::certify(module, &parsed, program, passes)?,
        attention: certify_attention(module, &parsed, program, passes)?,
    })
}

fn certify_attention(
    name: &'static str,
    module: &HloModule<'_>,
    program: &Program,
    passes: &[Pass],
) -> Result<Option<Found>, SessionError> {
    if !matches!(program.model.attention, AttentionForm::Fused(_)) {
        return Ok(None);
    }
    let found = find_scores(module, program);
    let backward = passes.iter().any(|pass| *pass != Pass::Fprop);
    let mut problems = Vec::new();
    if found.forward == 0 {
        problems.push("no fused call of the forward pass".to_owned());
    }
    if backward && found.backward == 0 {
        problems.push("no fused call of the backward pass".to_owned());
    }
    problems.extend(found.squares.iter().map(|square| {
        format!("{} is an array of sequence x sequence in memory, {}", square.instruction, square.shape)
    }));
    match problems.is_empty() {
        true => Ok(Some(found)),
        false => Err(SessionError::NotFused { module: name, problems }),
    }
}

/// Fused calls and scores of the program's attention in a module. Where the sequence is as long as something else of the
/// model is wide, arrays count from the size of a device's scores on, for activations have two such dimensions then.
fn find_scores(module: &HloModule<'_>, program: &Program) -> Found {
    let c = &program.model;
    let [batch, sequence] = program.batch_shape();
    let widths = [
        c.emb_dim,
        c.mlp_dim,
        c.vocab_size,
        c.num_query_heads * c.head_dim,
        c.num_kv_heads * c.head_dim,
        c.head_dim,
        c.num_query_heads,
        c.num_decoder_layers,
        batch,
    ];
    let scores = batch * c.num_query_heads * sequence * sequence / c.rules.num_devices().max(1) as i64;
    let least = if widths.contains(&sequence) { scores } else { 0 };
    find(module, sequence.unsigned_abs(), least.unsigned_abs())
}

impl Program {
    fn is_to_be_certified(&self) -> bool {
        self.model.quantization.is_some() || matches!(self.model.attention, AttentionForm::Fused(_))
    }

    /// What to say at the start of a run about `attention`, when it is not what the key names or sees more than a reader
    /// of the key would think.
    pub fn attention_notice(&self) -> Option<String> {
        let kernel = self.config().attention;
        let mut parts = Vec::new();
        let named = matches!(kernel, AttentionKernel::CudnnFlashTe | AttentionKernel::CudnnFlashJax);
        if named && matches!(self.model.attention, AttentionForm::DotProduct { .. }) {
            parts.push("computed through dot products here, cuDNN's kernels are for NVIDIA GPUs");
        }
        if kernel == AttentionKernel::CudnnFlashJax && self.config().packing {
            parts.push(
                "as in MaxText it looks across the documents of a packed sequence, which cudnn_flash_te and dot_product \
                 keep apart",
            );
        }
        (!parts.is_empty()).then(|| format!("attention={kernel}: {}", parts.join("; ")))
    }

    /// One line for each thing that a certified step has.
    pub fn certified_lines(&self, certified: &Certified) -> Vec<String> {
        let quantization = self.model.quantization.zip(certified.quantization.as_ref());
        let quantization = quantization.map(|(settings, found)| quantized::summary(settings, found));
        let attention = certified.attention.as_ref().map(|Found { forward, backward, .. }| {
            let (kernel, length) = (self.config().attention, self.model.max_target_length);
            format!(
                "attention={kernel}: {forward} fused calls forward and {backward} backward in the compiled step, no array of \
                 {length} x {length} in memory"
            )
        });
        quantization.into_iter().chain(attention).collect()
    }
}
