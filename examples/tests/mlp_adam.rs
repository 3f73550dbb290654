//! The example is short, and learns as its JAX counterpart does.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use std::path::PathBuf;
use std::process::Command;

/// What `mlp_adam.py` prints with JAX 0.12.0.1 on a CPU.
const JAX: [(u32, f64); 11] = [
    (0, 3.35578),
    (100, 0.18720),
    (200, 0.06018),
    (300, 0.03748),
    (400, 0.02840),
    (500, 0.02333),
    (600, 0.01998),
    (700, 0.01757),
    (800, 0.01573),
    (900, 0.01425),
    (1000, 0.01304),
];

/// Both begin with the same weights and do the same f32 arithmetic in another order; a thousand steps near a minimum
/// amplify a rounding of 1e-7 by less than the 1e4 that is left to it here.
const TOLERANCE: f64 = 1e-3;

/// The example's program, which cargo builds beside this test's.
fn program() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let profile = test.parent().and_then(|deps| deps.parent()).unwrap();
    profile.join("examples/mlp_adam").with_extension(std::env::consts::EXE_EXTENSION)
}

#[test]
fn learns_as_in_jax() {
    let output = Command::new(program()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let losses: Vec<f64> = text.lines().map(|l| l.rsplit_once(' ').unwrap().1.parse().unwrap()).collect();
    assert_eq!(losses.len(), JAX.len(), "{text}");
    for ((step, expected), found) in JAX.into_iter().zip(losses) {
        // Five digits are printed.
        let off = (found - expected).abs();
        assert!(off <= TOLERANCE * expected + 1e-5, "step {step}: {found} instead of {expected}\n{text}");
    }
}

#[test]
fn fits_on_a_page() {
    let source = include_str!("../mlp_adam.rs");
    assert!(source.lines().count() <= 60);
}
