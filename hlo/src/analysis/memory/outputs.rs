//! Temporaries that lie in the memory of a result while nobody needs that.
//!
//! XLA's `BufferAssigner` assigns buffers largest first. Results and donated parameters get an allocation of their own; any other
//! buffer is first tried in those that there are by then, that of an operand first, then the newest first. What finds no place goes
//! to the heap.

use std::cmp::Reverse;
use std::collections::HashMap;

use crate::dump::HloModule;

use super::sharing::Sharing;
use super::values::{Class, Value, Values};
use super::{BufferKind, node_shape};

/// Comparisons of values after which the rest goes to the heap.
const TRIES: usize = 30_000_000;

struct Allocation {
    bytes: u64,
    values: Vec<u32>,
}

/// The temporaries that go to the heap.
pub(super) fn outside_outputs<'c>(
    module: &HloModule<'_>,
    values: &Values,
    sharing: &Sharing<'_, '_>,
    classes: &'c [Class],
) -> Vec<&'c Class> {
    let entry = module.entry();
    // Arguments that are not donated and constants are never written to.
    let mut sorted: Vec<&Class> = classes
        .iter()
        .filter(|class| match class.kind {
            BufferKind::Temporary | BufferKind::Output => true,
            BufferKind::Argument => class.is_output,
            BufferKind::Constant => false,
        })
        .collect();
    // Computations come after those that call them.
    sorted.sort_by_key(|class| {
        let is_called = Some(module.computation_of(class.instruction)) != entry;
        (Reverse(class.bytes), !class.is_output, is_called, class.start(), class.instruction)
    });
    let mut allocations: Vec<Allocation> = Vec::new();
    let mut allocation_of: HashMap<u32, usize> = HashMap::new();
    let mut outside = Vec::new();
    let mut tries = 0;
    for class in sorted {
        if class.is_output {
            allocation_of.extend(class.values.iter().map(|value| (*value, allocations.len())));
            allocations.push(Allocation { bytes: class.bytes, values: class.values.clone() });
            continue;
        }
        let of_operands = class.values.iter().flat_map(|value| {
            let operands = module.operands(values.value(*value).instruction);
            operands.iter().filter_map(|operand| allocation_of.get(values.of(*operand).first()?).copied())
        });
        let candidates = of_operands.chain((0..allocations.len()).rev());
        let found = match is_tuple(module, class) {
            true => None,
            false => candidates.into_iter().find(|candidate| {
                let allocation = &allocations[*candidate];
                allocation.bytes >= class.bytes && {
                    class.values.iter().all(|value| {
                        allocation.values.iter().all(|other| {
                            tries += 1;
                            tries < TRIES && !interfere(module, values, sharing, *value, *other)
                        })
                    })
                }
            }),
        };
        match found {
            Some(found) => {
                allocation_of.extend(class.values.iter().map(|value| (*value, found)));
                allocations[found].values.extend(&class.values);
            }
            None => outside.push(class),
        }
    }
    outside
}

fn is_tuple(module: &HloModule<'_>, class: &Class) -> bool {
    node_shape(module.shape(class.instruction), class.node).is_none_or(|shape| shape.as_array().is_none())
}

/// Whether two values need memory at the same time. One that ends where the other starts does not if it may be written in place.
fn interfere(module: &HloModule<'_>, values: &Values, sharing: &Sharing<'_, '_>, a: u32, b: u32) -> bool {
    let (first, second) = (values.value(a), values.value(b));
    if first.start > second.end || second.start > first.end {
        return false;
    }
    if first.end == second.start {
        !takes_over(module, values, sharing, a, second)
    } else if second.end == first.start {
        !takes_over(module, values, sharing, b, first)
    } else {
        true
    }
}

fn takes_over(
    module: &HloModule<'_>,
    values: &Values,
    sharing: &Sharing<'_, '_>,
    from: u32,
    to: &Value,
) -> bool {
    module.operands(to.instruction).iter().any(|operand| {
        let mut nodes = values.of(*operand).iter().enumerate().filter(|(_, value)| **value == from);
        nodes.any(|(node, _)| sharing.may_share(*operand, node, to.instruction, to.node as usize))
    })
}
