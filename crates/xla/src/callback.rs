//! Rust code that C calls: what a panic may do there, and what may not be done on such a thread.

use std::any::Any;
use std::cell::Cell;
use std::mem::ManuallyDrop;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::error::{Code, Error, Result};

thread_local! {
    /// How many calls from C this thread is in.
    static DEPTH: Cell<usize> = const { Cell::new(0) };
}

/// Runs `f` for C, which no panic may reach: one becomes an error that says that `what` panicked.
pub(crate) fn guarded<T>(what: &str, f: impl FnOnce() -> T) -> Result<T> {
    DEPTH.set(DEPTH.get() + 1);
    let result = catch_unwind(AssertUnwindSafe(f));
    DEPTH.set(DEPTH.get() - 1);
    result.map_err(|panic| {
        let error = Error::new(Code::Internal, format!("{what} panicked: {}", text(panic.as_ref())));
        // The value of a panic may panic itself when it is dropped; that of the second one is kept for good.
        let _ = catch_unwind(AssertUnwindSafe(|| drop(panic))).map_err(std::mem::forget);
        error
    })
}

/// Drops something that C no longer needs; a panic in its destructor is logged.
pub(crate) fn release<T>(what: &str, value: T) {
    if let Err(error) = guarded(what, || drop(value)) {
        tracing::warn!("{error}");
    }
}

fn text(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("no message")
}

/// Drops `value` here, or on a thread of its own if C is calling this one. A client waits for its threads when it is
/// destroyed, and would wait for ever on one of them.
pub(crate) fn drop_outside<T: Send + 'static>(value: T) {
    if DEPTH.get() == 0 {
        return drop(value);
    }
    // If there is no thread, the closure is dropped here and the value with it, but for this.
    let kept = ManuallyDrop::new(value);
    let thread = std::thread::Builder::new().name("xla-drop".to_owned());
    let spawned = thread.spawn(move || drop(ManuallyDrop::into_inner(kept)));
    if let Err(error) = spawned {
        tracing::warn!("a client is kept for good, as no thread can be started to destroy it: {error}");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::thread::{self, ThreadId};

    use super::*;

    struct PanicsWhenDropped;

    impl Drop for PanicsWhenDropped {
        fn drop(&mut self) {
            panic!("in a destructor");
        }
    }

    #[test]
    fn panics_become_errors_with_their_text() {
        assert_eq!(guarded("it", || 5).unwrap(), 5);
        let error = guarded("it", || panic!("at {}", 7)).unwrap_err();
        assert_eq!((error.code(), error.message()), (Code::Internal, "it panicked: at 7"));
        let value = guarded("it", || std::panic::panic_any(PanicsWhenDropped)).unwrap_err();
        assert_eq!(value.message(), "it panicked: no message");
        release("it", PanicsWhenDropped);
    }

    #[test]
    fn only_calls_from_c_drop_elsewhere() {
        struct Tells(mpsc::Sender<ThreadId>);
        impl Drop for Tells {
            fn drop(&mut self) {
                self.0.send(thread::current().id()).unwrap();
            }
        }
        let (sender, dropped_on) = mpsc::channel();
        drop_outside(Tells(sender.clone()));
        assert_eq!(dropped_on.recv().unwrap(), thread::current().id());
        guarded("it", || drop_outside(Tells(sender.clone()))).unwrap();
        assert_ne!(dropped_on.recv().unwrap(), thread::current().id());
        // Also after a panic the thread is known to be outside again.
        guarded("it", || panic!()).unwrap_err();
        drop_outside(Tells(sender));
        assert_eq!(dropped_on.recv().unwrap(), thread::current().id());
    }
}
