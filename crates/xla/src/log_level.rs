//! How much of XLA's own log reaches standard error.

/// The variable that plugins read once, when they write their first line.
const VARIABLE: &str = "TF_CPP_MIN_LOG_LEVEL";

/// Asks plugins that are loaded later to write only lines of at least `level` (0 info, 1 warning, 2 error, 3 fatal),
/// unless `TF_CPP_MIN_LOG_LEVEL` is set already. Failures come as [`Error`](crate::Error)s all the same.
///
/// Returns whether that was done. It is refused, for safety, in a process that has started other threads: call it first
/// in `main`. Where threads cannot be counted (not on Linux) it is refused too.
pub fn set_min_log_level(level: u8) -> bool {
    if std::env::var_os(VARIABLE).is_some() || threads() != Some(1) {
        return false;
    }
    // SAFETY: changing the environment is unsound only while another thread reads it, and the kernel has just said
    // that this process has no other thread; nothing between that and this line starts one.
    unsafe { std::env::set_var(VARIABLE, level.to_string()) };
    true
}

/// Threads of this process, as the kernel counts them.
fn threads() -> Option<usize> {
    Some(std::fs::read_dir("/proc/self/task").ok()?.count())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_with_threads_keeps_its_environment() {
        // The test harness runs this in a thread beside its main one.
        assert!(threads().is_none_or(|n| n > 1));
        let before = std::env::var_os(VARIABLE);
        assert!(!set_min_log_level(3));
        assert_eq!(std::env::var_os(VARIABLE), before);
    }
}
