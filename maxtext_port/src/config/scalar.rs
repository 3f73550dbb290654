//! The type of an unquoted YAML word, by the rules of the loader that MaxText uses: YAML 1.1 with OmegaConf's wider
//! floating-point numbers (`3e-4`) and without dates.

use super::value::Value;

/// The value of a plain scalar.
///
/// # Errors
/// A sentence, when the word is a number beyond 64 bits.
pub(crate) fn plain(word: &str) -> Result<Value, String> {
    match word {
        "" | "~" | "null" | "Null" | "NULL" => return Ok(Value::Null),
        "true" | "True" | "TRUE" | "yes" | "Yes" | "YES" | "on" | "On" | "ON" => {
            return Ok(Value::Bool(true));
        }
        "false" | "False" | "FALSE" | "no" | "No" | "NO" | "off" | "Off" | "OFF" => {
            return Ok(Value::Bool(false));
        }
        _ => {}
    }
    if let Some(value) = float(word) {
        return Ok(Value::Float(value));
    }
    match integer(word) {
        None => Ok(Value::from(word)),
        Some(Some(value)) => Ok(Value::Int(value)),
        Some(None) => Err(format!("{word} does not fit a 64-bit whole number")),
    }
}

/// The sign and the rest of a word.
fn signed(word: &str) -> (bool, &str) {
    match word.as_bytes().first() {
        Some(b'-') => (true, &word[1..]),
        Some(b'+') => (false, &word[1..]),
        _ => (false, word),
    }
}

/// `None`: not a whole number. `Some(None)`: one that does not fit.
fn integer(word: &str) -> Option<Option<i64>> {
    let (negative, rest) = signed(word);
    let digits = |text: &str, radix: u32| {
        !text.is_empty()
            && text.chars().all(|c| c == '_' || c.is_digit(radix))
            && text.chars().any(|c| c != '_')
    };
    let number = |text: &str, radix: u32| {
        let text: String = text.chars().filter(|c| *c != '_').collect();
        let text = if negative { format!("-{text}") } else { text };
        i64::from_str_radix(&text, radix).ok()
    };
    if let Some(binary) = rest.strip_prefix("0b") {
        return digits(binary, 2).then(|| number(binary, 2));
    }
    if let Some(hexadecimal) = rest.strip_prefix("0x") {
        return digits(hexadecimal, 16).then(|| number(hexadecimal, 16));
    }
    if rest.len() > 1 && rest.starts_with('0') {
        let octal = rest.chars().all(|c| c == '_' || c.is_digit(8));
        return octal.then(|| number(rest, 8));
    }
    if !rest.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    if rest.contains(':') {
        return sixty(rest).map(|value| Some(if negative { -value } else { value }));
    }
    digits(rest, 10).then(|| number(rest, 10))
}

/// YAML 1.1's base-60 numbers, `1:30` for ninety.
fn sixty(word: &str) -> Option<i64> {
    let mut parts = word.split(':');
    let first = parts.next()?;
    if first.starts_with('0') || !first.chars().all(|c| c == '_' || c.is_ascii_digit()) {
        return None;
    }
    let mut value: i64 = first.replace('_', "").parse().ok()?;
    for part in parts {
        let fits = matches!(part.len(), 1 | 2) && part.chars().all(|c| c.is_ascii_digit());
        let digit: i64 = part.parse().ok().filter(|digit| fits && *digit < 60)?;
        value = value.checked_mul(60)?.checked_add(digit)?;
    }
    Some(value)
}

fn float(word: &str) -> Option<f64> {
    let (negative, rest) = signed(word);
    let signed = |value: f64| if negative { -value } else { value };
    match rest {
        ".inf" | ".Inf" | ".INF" => return Some(signed(f64::INFINITY)),
        ".nan" | ".NaN" | ".NAN" if rest == word => return Some(f64::NAN),
        _ => {}
    }
    if rest.contains(':') {
        return sixty_with_fraction(rest).map(signed);
    }
    let (mantissa, exponent) = match rest.find(['e', 'E']) {
        Some(at) => (&rest[..at], Some(&rest[at + 1..])),
        None => (rest, None),
    };
    let (whole, fraction) = match mantissa.split_once('.') {
        Some((whole, fraction)) => (whole, Some(fraction)),
        None => (mantissa, None),
    };
    let signed_exponent = exponent.is_none_or(|exponent| exponent.starts_with(['+', '-']));
    let fits = match fraction {
        None => exponent.is_some() && groups(whole),
        // `.5`: no sign, and an exponent only with one of its own.
        Some(fraction) if whole.is_empty() => rest == word && spaced(fraction) && signed_exponent,
        // OmegaConf takes any exponent after grouped digits, PyYAML a signed one after any digits.
        Some(fraction) => {
            (groups(whole) || (spaced(whole) && signed_exponent))
                && fraction.chars().all(|c| c == '_' || c.is_ascii_digit())
        }
    };
    let exponent_fits = exponent.is_none_or(|exponent| {
        let digits = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
        !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit())
    });
    if !(fits && exponent_fits) {
        return None;
    }
    rest.replace('_', "").parse().ok().map(signed)
}

/// Digits with single underscores between them.
fn groups(text: &str) -> bool {
    text.split('_').all(|group| !group.is_empty() && group.chars().all(|c| c.is_ascii_digit()))
}

/// A digit, then digits and underscores in any order.
fn spaced(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit()) && text.chars().all(|c| c == '_' || c.is_ascii_digit())
}

/// `1:30.5` for ninety and a half.
fn sixty_with_fraction(word: &str) -> Option<f64> {
    let (whole, fraction) = word.split_once('.')?;
    if !fraction.chars().all(|c| c == '_' || c.is_ascii_digit()) {
        return None;
    }
    let mut parts = whole.split(':');
    let first = parts.next().filter(|first| spaced(first))?;
    let mut value: f64 = first.replace('_', "").parse().ok()?;
    let rest: Vec<&str> = parts.collect();
    let (last, middle) = rest.split_last()?;
    let below_sixty = |part: &str| {
        let fits = matches!(part.len(), 1 | 2) && part.chars().all(|c| c.is_ascii_digit());
        part.parse::<u8>().ok().filter(|digit| fits && *digit < 60)
    };
    for part in middle {
        value = value * 60.0 + f64::from(below_sixty(part)?);
    }
    below_sixty(last)?;
    let seconds: f64 = format!("{last}.{}", fraction.replace('_', "")).parse().ok()?;
    Some(value * 60.0 + seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_get_the_types_of_yaml_1_1() {
        // Expected values: PyYAML with OmegaConf's loader.
        let cases = [
            ("1e2", Value::Float(100.0)),
            ("10_000", Value::Int(10_000)),
            ("3e-4", Value::Float(3e-4)),
            ("2.e-4", Value::Float(2e-4)),
            ("1.e-5", Value::Float(1e-5)),
            ("-1", Value::Int(-1)),
            ("012", Value::Int(10)),
            ("08", Value::from("08")),
            ("0x1F", Value::Int(31)),
            ("0b11", Value::Int(3)),
            ("1:30", Value::Int(90)),
            (".5", Value::Float(0.5)),
            ("-.5", Value::from("-.5")),
            (".5e3", Value::from(".5e3")),
            ("1_0.5", Value::Float(10.5)),
            ("1e", Value::from("1e")),
            ("e5", Value::from("e5")),
            ("off", Value::Bool(false)),
            ("Yes", Value::Bool(true)),
            ("y", Value::from("y")),
            ("None", Value::from("None")),
            ("~", Value::Null),
            ("2026-01-01", Value::from("2026-01-01")),
            ("-", Value::from("-")),
            ("+12", Value::Int(12)),
            ("0", Value::Int(0)),
            ("-9223372036854775808", Value::Int(i64::MIN)),
        ];
        for (word, value) in cases {
            assert_eq!(plain(word).unwrap(), value, "{word}");
        }
        assert!(plain("99999999999999999999").is_err());
    }

    /// Words of digits, signs, points and letters at random, with what PyYAML made of them with OmegaConf's loader.
    #[test]
    fn random_words_get_the_types_of_omegaconf() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/golden/config/scalars.jsonl");
        let text = std::fs::read_to_string(path).unwrap();
        let mut count = 0;
        for line in text.lines() {
            let case: serde_json::Value = serde_json::from_str(line).unwrap();
            let word = case[0].as_str().unwrap();
            // Floats are stored as Python prints them, which reads back exactly.
            let expected = match case[1].get("float").and_then(serde_json::Value::as_str) {
                Some("nan") => Value::from(f64::NAN),
                Some(float) => Value::Float(float.parse().unwrap()),
                None => Value::from_json(&case[1]),
            };
            let ours = plain(word).unwrap();
            let both_nan =
                matches!((&ours, &expected), (Value::Float(a), Value::Float(b)) if a.is_nan() && b.is_nan());
            assert!(ours == expected || both_nan, "{word}: {expected:?}, ours {ours:?}");
            count += 1;
        }
        assert!(count > 3500, "{count}");
    }
}
