//! No op is missing from the list.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use hlo::DType;

use crate::gradients::with_gradients;
use crate::interpreter;
use crate::list::{all_variants, cases, variant};

#[test]
fn every_op_is_in_a_case() {
    let seen = Rc::new(RefCell::new(BTreeSet::new()));
    let record = Rc::clone(&seen);
    let interpreter = interpreter().with_observer(move |op, _| {
        record.borrow_mut().insert(variant(op));
    });
    for case in cases() {
        with_gradients(&case, |graph, outputs| {
            interpreter
                .eval(graph, outputs, &case.inputs)
                .unwrap_or_else(|error| panic!("{}: {error}", case.name))
        });
    }
    let missing: Vec<_> = all_variants().difference(&seen.borrow()).cloned().collect();
    assert!(missing.is_empty(), "ops in no case of tests/ops/list: {missing:?}");
}

/// `OP: TYPE COUNT, ...` for every op of the list: the types that it is tested with and the number of cases of each. A case
/// that is named after no type counts under its name.
fn types_of_ops() -> Vec<String> {
    let mut counts: BTreeMap<String, BTreeMap<String, usize>> = BTreeMap::new();
    for case in cases() {
        let words: Vec<&str> = case.name.split(' ').collect();
        // Shapes follow the type without a space.
        let ty = |word: &&str| word.split('[').next().and_then(DType::from_mlir).is_some();
        let (op, dtype) = match words.iter().position(ty) {
            Some(at) => (words[..at].join(" "), words[at].split('[').next().unwrap_or_default().to_owned()),
            None => (case.name.clone(), "cases".to_owned()),
        };
        *counts.entry(op).or_default().entry(dtype).or_default() += 1;
    }
    let list = |types: BTreeMap<String, usize>| {
        types.into_iter().map(|(dtype, count)| format!("{dtype} {count}")).collect::<Vec<_>>().join(", ")
    };
    counts.into_iter().map(|(op, types)| format!("{op}: {}", list(types))).collect()
}

/// The list is made by loops over types with conditions: a type that a condition loses by mistake is missed here. When
/// ops or types are added on purpose, `types.txt` takes the lines that the failure shows.
#[test]
fn no_op_loses_a_type() {
    let expected: BTreeSet<&str> = include_str!("types.txt").lines().collect();
    let found = types_of_ops();
    let found: BTreeSet<&str> = found.iter().map(String::as_str).collect();
    let lost: Vec<_> = expected.difference(&found).collect();
    let new: Vec<_> = found.difference(&expected).collect();
    let lines = |of: &[&&str]| of.iter().map(|line| format!("  {line}\n")).collect::<String>();
    assert!(lost.is_empty() && new.is_empty(), "lost:\n{}new:\n{}", lines(&lost), lines(&new));
}
