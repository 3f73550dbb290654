//! No op is missing from the list.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

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
