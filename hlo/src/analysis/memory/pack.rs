//! Packs temporaries into one heap as XLA does: largest first, each at the best fitting gap among those that are
//! live at the same time.

use super::values::Class;

/// Alignment of offsets. XLA's CPU backend takes 64; the GPU's 128 makes no difference at the sizes that count.
const ALIGNMENT: u64 = 64;

/// More temporaries than this are not packed; their largest sum at a time stands for the heap.
const MOST: usize = 30_000;

struct Placed<'c> {
    class: &'c Class,
    offset: u64,
    top: u64,
}

/// Bytes of the heap.
pub(super) fn packed_bytes(classes: &[&Class]) -> u64 {
    let mut sorted: Vec<&Class> = classes.iter().copied().filter(|class| class.bytes > 0).collect();
    if sorted.len() > MOST {
        let times = sorted.iter().map(|class| class.end() + 1).max().unwrap_or(0);
        return super::live_bytes(&sorted, times).into_iter().max().unwrap_or(0);
    }
    sorted.sort_by(|a, b| {
        b.bytes
            .cmp(&a.bytes)
            .then((b.end() - b.start()).cmp(&(a.end() - a.start())))
            .then(a.start().cmp(&b.start()))
    });
    let mut placed: Vec<Placed<'_>> = Vec::new();
    let mut heap = 0;
    for class in sorted {
        let mut taken: Vec<(u64, u64)> = placed
            .iter()
            .filter(|other| other.class.meets(class))
            .map(|other| (other.offset, other.top))
            .collect();
        taken.sort_unstable();
        let offset = best_fit(&taken, class.bytes);
        let top = offset.saturating_add(class.bytes);
        heap = heap.max(top);
        placed.push(Placed { class, offset, top });
    }
    heap
}

/// The smallest gap between `taken` that holds `bytes`, or the end.
fn best_fit(taken: &[(u64, u64)], bytes: u64) -> u64 {
    let mut best: Option<(u64, u64)> = None;
    let mut end = 0u64;
    for &(start, top) in taken {
        let offset = end.checked_next_multiple_of(ALIGNMENT).unwrap_or(u64::MAX);
        if start >= offset && start - offset >= bytes {
            let gap = start - offset;
            if best.is_none_or(|(smallest, _)| gap < smallest) {
                best = Some((gap, offset));
            }
        }
        end = end.max(top);
    }
    best.map_or(end.checked_next_multiple_of(ALIGNMENT).unwrap_or(u64::MAX), |(_, offset)| offset)
}
