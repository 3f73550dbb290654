//! From text to graph and back.

use hlo::mlir::{ImportError, ImportProblem};
use hlo::{Module, PrintOptions};

use crate::corpus::for_each_module;

fn text(module: &Module) -> String {
    module.to_text(PrintOptions { locations: false })
}

/// Imports, prints, and imports what was printed: both prints must be equal.
fn round_trip(source: &str) -> Result<(), ImportError> {
    let first = Module::parse(source)?;
    let printed = text(&first);
    let second =
        Module::parse(&printed).unwrap_or_else(|error| panic!("the printed form: {error}\n{printed}"));
    assert_eq!(printed, text(&second));
    Ok(())
}

#[test]
fn jax_lowerings_become_graphs_or_say_why_not() {
    let (mut graphs, mut refused) = (0, Vec::new());
    for_each_module(|name, pretty, _| {
        match round_trip(pretty) {
            Ok(()) => graphs += 1,
            Err(ImportError::Op { problem, position, op }) => match *problem {
                ImportProblem::UnsupportedOp
                | ImportProblem::UnsupportedAttribute { .. }
                | ImportProblem::UnsupportedType { .. }
                | ImportProblem::UnsupportedForm { .. } => {
                    refused.push(format!("{name}: {position}: {op}: {problem}"));
                }
                other => return Err(format!("{position}: {op}: {other}")),
            },
            Err(other) => return Err(other.to_string()),
        }
        Ok(())
    });
    println!("{graphs} graphs; refused:\n{}", refused.join("\n"));
    assert!(graphs >= 300, "only {graphs} graphs");
}
