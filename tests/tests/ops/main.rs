//! Every op, from one list: on plugins against the interpreter, and differentiated against finite differences.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "../common/mod.rs"]
mod common;
mod coverage;
mod gradients;
mod list;
mod plugins;

use hlo::interp::{Interpreter, Value};
use list::CUSTOM_CALL;

/// An interpreter that knows the list's custom call.
fn interpreter() -> Interpreter {
    Interpreter::new().with_custom_call(CUSTOM_CALL, |_, operands, types| {
        let doubled = operands[0].to_f64().into_iter().rev().map(|x| 2.0 * x);
        Ok(vec![Value::from_f64(&types[0], doubled).map_err(|error| error.to_string())?])
    })
}
