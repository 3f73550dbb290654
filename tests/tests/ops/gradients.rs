//! Gradients of each differentiable op in each argument, against central differences in f64 on the interpreter.

use hlo::interp::Value;
use hlo::{DType, Graph, Tensor};

use crate::interpreter;
use crate::list::{Case, cases};

/// Step of the central difference: its truncation error (of order h^2) and its rounding error (epsilon / h) are equal
/// near epsilon^(1/3) = 6e-6.
const STEP: f64 = 1e-5;
/// What is left of both: h^2 / 6 times a third derivative of order 100, and epsilon / h times a sum of order 10.
const TOLERANCE: f64 = 1e-8;

/// A scalar that every element of the float outputs enters with a weight of its own.
fn loss<'g>(graph: &'g Graph, outputs: &[Tensor<'g>]) -> Tensor<'g> {
    let weighted =
        outputs.iter().filter(|output| output.dtype() == DType::F64).enumerate().map(|(number, output)| {
            let count = output.shape().num_elements();
            let phase = graph.iota(DType::F64, [count], 0) * 0.37 + (0.5 + number as f64);
            (*output * phase.sin().reshape(output.shape())).sum_all()
        });
    weighted.fold(graph.scalar(DType::F64, 0.0), |sum, term| sum + term)
}

/// The case's graph with, for one that is differentiable, the loss and its gradients as further outputs.
pub(crate) fn with_gradients<R>(case: &Case, f: impl for<'g> FnOnce(&'g Graph, &[Tensor<'g>]) -> R) -> R {
    case.with_graph(|graph, parameters, outputs| {
        let mut all = outputs.to_vec();
        if !case.differentiable.is_empty() {
            let loss = loss(graph, outputs);
            let wrt: Vec<_> = case.differentiable.iter().map(|&number| parameters[number]).collect();
            all.push(loss);
            all.extend(graph.grad(loss, &wrt));
        }
        f(graph, &all)
    })
}

/// The loss at other inputs.
fn loss_at(case: &Case, inputs: &[Value]) -> f64 {
    case.with_graph(|graph, _, outputs| {
        let loss = loss(graph, outputs);
        interpreter().eval(graph, &[loss], inputs).unwrap()[0].to_f64()[0]
    })
}

/// The derivative by element `index` of parameter `number`.
fn central_difference(case: &Case, number: usize, index: usize) -> f64 {
    let shifted = |step: f64| {
        let mut inputs = case.inputs.clone();
        let mut numbers = inputs[number].to_f64();
        numbers[index] += step;
        inputs[number] = Value::from_f64(&inputs[number].ty(), numbers).unwrap();
        loss_at(case, &inputs)
    };
    (shifted(STEP) - shifted(-STEP)) / (2.0 * STEP)
}

/// What is wrong with the gradients of a case.
fn problems(case: &Case) -> Vec<String> {
    let values = with_gradients(case, |graph, all| interpreter().eval(graph, all, &case.inputs));
    let values = match values {
        Ok(values) => values,
        Err(error) => return vec![format!("{}: {error}", case.name)],
    };
    let gradients = &values[values.len() - case.differentiable.len()..];
    let mut found = Vec::new();
    for (&number, gradient) in case.differentiable.iter().zip(gradients) {
        for (index, ours) in gradient.to_f64().into_iter().enumerate() {
            let expected = central_difference(case, number, index);
            let close = (ours - expected).abs() <= TOLERANCE * (1.0 + expected.abs());
            // NaN is not close to anything.
            if !close {
                found.push(format!("{}: d/dx{number}[{index}] is {ours}, expected {expected}", case.name));
            }
        }
    }
    found
}

#[test]
fn gradients_are_those_of_finite_differences() {
    let all = cases();
    let differentiable: Vec<_> = all.iter().filter(|case| !case.differentiable.is_empty()).collect();
    assert!(differentiable.len() > 100, "only {} differentiable cases", differentiable.len());
    let found: Vec<_> = differentiable.iter().flat_map(|case| problems(case)).collect();
    assert!(found.is_empty(), "{} wrong derivatives:\n{}", found.len(), found.join("\n"));
}
