//! Whether a program keeps StableHLO's rules, as far as graphs know them.

use std::cell::RefCell;
use std::panic::Location as Place;

use super::{ImportError, ImportProblem, Importer, Result};
use crate::mlir::ast::{Module, Op};
use crate::op::CustomCall;
use crate::ops::reduce::CAPTURES;
use crate::{DType, Graph};

/// Checks a function of a module, with all that it calls, by the rules that [`import`](super::import) applies. Operations,
/// types and forms that graphs do not have are passed over: values that they define are taken to have the types that the text
/// says. Gives what was passed over.
///
/// # Errors
/// The first operation that breaks a rule, with its place in the text.
#[track_caller]
pub fn check(module: &Module<'_>, function: &str) -> std::result::Result<Vec<ImportError>, ImportError> {
    let graph = Graph::new(module.name().unwrap_or("main"));
    let mut importer = Importer::new(&graph, module);
    importer.passed_over = Some(RefCell::default());
    match importer.checked(function, Place::caller()) {
        Err(error) if !error.is_unsupported() => return Err(*error),
        Err(error) => importer.passed_over.iter().for_each(|list| list.borrow_mut().push((*error).clone())),
        Ok(()) => {}
    }
    Ok(importer.passed_over.map(RefCell::into_inner).unwrap_or_default())
}

impl<'g, 'm, 'a> Importer<'g, 'm, 'a> {
    fn checked(&self, name: &str, place: &'static Place<'static>) -> Result<()> {
        let function = self.function(name)?;
        self.at(place, || {
            // Meshes have older forms.
            if let Err(error) = self.meshes() {
                self.passed_over.iter().for_each(|list| list.borrow_mut().push((*error).clone()));
            }
            let body = self.body(function)?;
            let mut parameters = Vec::new();
            for arg in &body.args {
                let ty = self.tensor_type(function, self.module.ty(arg.value))?;
                parameters.push(self.graph.parameter("argument", ty.dtype, ty.shape));
            }
            self.parameter_attributes(function, &parameters)?;
            let name = self.functions.get_key_value(name).map_or("", |(name, _)| name);
            let results = self.inlined(name, function, &parameters)?;
            let outputs = self.outputs(function, results)?;
            self.check(function)?;
            let rules = |message: String| {
                let problem = ImportProblem::BadAttribute {
                    name: "function".to_owned(),
                    expected: "one whose donations, shardings and values fit together",
                    found: message,
                };
                self.fail(function, problem)
            };
            let module = self.graph.finish_with(&outputs).map_err(|error| rules(error.to_string()))?;
            module.verify().map_err(|invalid| rules(invalid.to_string()))
        })
    }

    /// Goes on after an operation that graphs do not have, if that is wanted: its results become those of an unknown
    /// call. Results of types that graphs do not have stay undefined, and what uses them is passed over as well.
    pub(super) fn pass_over(&self, op: &'m Op<'a>, error: Box<ImportError>) -> Result<()> {
        let Some(passed_over) = self.passed_over.as_ref().filter(|_| self.may_be_valid(op, &error)) else {
            return Err(error);
        };
        passed_over.borrow_mut().push(*error);
        // The builder may have failed on a region that could not be built to its end.
        self.graph.with(|d| d.error = None);
        for value in &op.results {
            let Some(ty) = super::tensor_type(self.module.ty(*value)) else { continue };
            let call = CustomCall { target: "unknown".into(), api_version: 4, ..CustomCall::default() };
            if let [tensor] = self.graph.custom_call(call, &[], &[ty])[..] {
                self.set(*value, tensor);
            }
        }
        Ok(())
    }

    /// Whether the error may be about something that graphs lack, though it does not say so.
    fn may_be_valid(&self, op: &Op<'a>, error: &ImportError) -> bool {
        let ImportError::Op { op: name, problem, .. } = error else { return false };
        let by_region = matches!(
            name.trim_start_matches("stablehlo."),
            "reduce" | "reduce_window" | "scatter" | "select_and_scatter" | "all_reduce" | "reduce_scatter"
        );
        match &**problem {
            problem if problem.is_unsupported() => true,
            // A region may compute in a wider type than the operands', which is then the result's.
            ImportProblem::ResultType { .. } => by_region,
            ImportProblem::Build(error) if error.message == CAPTURES => true,
            // Truth values as single bits of a number.
            ImportProblem::Build(_) if name == "stablehlo.bitcast_convert" => {
                let values = op.operands.iter().chain(&op.results);
                values
                    .filter_map(|value| super::tensor_type(self.module.ty(*value)))
                    .any(|ty| ty.dtype == DType::Bool)
            }
            // Collectives of several operands; one precision for both.
            ImportProblem::Count { what: "operands", found, .. } => {
                let collective = matches!(&**name, "stablehlo.all_gather" | "stablehlo.all_to_all");
                (collective || by_region) && *found > 1
            }
            ImportProblem::BadAttribute { name, .. } => name == "precision_config",
            _ => false,
        }
    }
}
