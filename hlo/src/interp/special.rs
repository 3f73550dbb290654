//! Special functions in f64 that neither std nor libm has.

use std::f64::consts::PI;

/// Inverse hyperbolic sine, with the sign of zero kept and no cancellation for negative arguments.
pub(super) fn asinh(x: f64) -> f64 {
    let magnitude = x.abs();
    let value = if magnitude < 1e8 {
        (magnitude + magnitude * magnitude / (1.0 + magnitude.hypot(1.0))).ln_1p()
    } else {
        magnitude.ln() + std::f64::consts::LN_2
    };
    value.copysign(x)
}

/// Inverse of the error function: a starting value from Winitzki's closed form, then Halley's method, which triples
/// the correct digits at each step, on erf or, near the ends, on erfc.
pub(super) fn erf_inv(y: f64) -> f64 {
    if y.is_nan() || y.abs() > 1.0 {
        return f64::NAN;
    }
    if y.abs() == 1.0 {
        return f64::INFINITY.copysign(y);
    }
    let magnitude = y.abs();
    let mut x = winitzki(magnitude);
    for _ in 0..4 {
        let error =
            if magnitude < 0.5 { libm::erf(x) - magnitude } else { (1.0 - magnitude) - libm::erfc(x) };
        let newton = error * (PI.sqrt() / 2.0) * (x * x).exp();
        x -= newton / (1.0 + x * newton);
    }
    x.copysign(y)
}

fn winitzki(y: f64) -> f64 {
    const A: f64 = 0.147;
    let log = (-y * y).ln_1p();
    let t = 2.0 / (PI * A) + log / 2.0;
    ((t * t - log / A).sqrt() - t).max(0.0).sqrt()
}

/// Derivative of ln(gamma(x)): reflection for x < 1/2, recurrence up to 10, then the asymptotic series.
pub(super) fn digamma(x: f64) -> f64 {
    if x <= 0.0 && x == x.floor() {
        return f64::NAN;
    }
    if x < 0.5 {
        return digamma(1.0 - x) - PI / (PI * x).tan();
    }
    let (mut x, mut value) = (x, 0.0);
    while x < 10.0 {
        value -= 1.0 / x;
        x += 1.0;
    }
    // B_2k / (2k) of the Bernoulli numbers, k = 1 to 7.
    const TERMS: [f64; 7] =
        [1.0 / 12.0, -1.0 / 120.0, 1.0 / 252.0, -1.0 / 240.0, 1.0 / 132.0, -691.0 / 32760.0, 1.0 / 12.0];
    let square = 1.0 / (x * x);
    let series = TERMS.iter().rev().fold(0.0, |sum, term| (sum + term) * square);
    value + x.ln() - 0.5 / x - series
}

/// Derivative number `order` of digamma: (-1)^(n+1) n! zeta(n + 1, x) (DLMF 5.15.2).
pub(super) fn polygamma(order: f64, x: f64) -> f64 {
    if order < 0.0 || order != order.floor() {
        return f64::NAN;
    }
    if order == 0.0 {
        return digamma(x);
    }
    let sign = if order % 2.0 == 0.0 { -1.0 } else { 1.0 };
    sign * libm::tgamma(order + 1.0) * hurwitz_zeta(order + 1.0, x)
}

/// Sum of (q + k)^-s over k = 0, 1, ... for an integer s > 1: term by term up to q + k = 10, the rest by
/// Euler-Maclaurin (DLMF 2.10.1).
fn hurwitz_zeta(s: f64, q: f64) -> f64 {
    if q <= 0.0 && q == q.floor() {
        return f64::INFINITY;
    }
    let (mut a, mut sum) = (q, 0.0);
    while a < 10.0 {
        sum += a.powf(-s);
        a += 1.0;
    }
    // B_2k / (2k)! of the Bernoulli numbers, k = 1 to 7, times s (s + 1) ... (s + 2k - 2) a^(1 - s - 2k).
    const TERMS: [f64; 7] = [
        1.0 / 12.0,
        -1.0 / 720.0,
        1.0 / 30_240.0,
        -1.0 / 1_209_600.0,
        1.0 / 47_900_160.0,
        -691.0 / 1_307_674_368_000.0,
        1.0 / 74_724_249_600.0,
    ];
    let mut tail = a.powf(1.0 - s) / (s - 1.0) + 0.5 * a.powf(-s);
    let mut factor = s * a.powf(-s - 1.0);
    for (k, term) in TERMS.iter().enumerate() {
        tail += term * factor;
        let n = s + 2.0 * k as f64;
        factor *= (n + 1.0) * (n + 2.0) / (a * a);
    }
    sum + tail
}
