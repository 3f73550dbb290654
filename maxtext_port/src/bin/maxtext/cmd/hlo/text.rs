//! Numbers and tables for people.

/// A number of things: `1 finding`, `2 findings`.
pub(super) fn count(number: usize, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}

/// A number with so many decimals; what rounds to zero has no sign.
pub(super) fn fixed(value: f64, decimals: usize) -> String {
    let text = format!("{value:.decimals$}");
    let is_zero = !text.bytes().any(|digit| matches!(digit, b'1'..=b'9') || digit.is_ascii_alphabetic());
    text.strip_prefix('-').filter(|_| is_zero).map(String::from).unwrap_or(text)
}

/// A name for a table; the end of one that XLA put together of many is left out.
pub(super) fn short(name: &str) -> String {
    const MOST: usize = 120;
    match name.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}...", &name[..end]),
        None => name.to_string(),
    }
}

/// A share: `12.3 %`.
pub(super) fn percent(share: f64) -> String {
    format!("{} %", fixed(100.0 * share, 1))
}

/// A number with a metric prefix: `12.3 G`.
pub(super) fn metric(value: f64) -> String {
    let prefixes = ["", " k", " M", " G", " T", " P", " E"];
    let mut value = value;
    let mut at = 0;
    while value.abs() >= 999.5 && at + 1 < prefixes.len() {
        value /= 1000.0;
        at += 1;
    }
    let decimals = if at == 0 && value.fract() == 0.0 { 0 } else { 2 };
    format!("{}{}", fixed(value, decimals), prefixes[at])
}

/// Bytes with a binary prefix: `1.50 MiB`.
pub(super) fn bytes(value: f64) -> String {
    let prefixes = ["B", "KiB", "MiB", "GiB", "TiB", "PiB"];
    let mut value = value;
    let mut at = 0;
    while value.abs() >= 1023.5 && at + 1 < prefixes.len() {
        value /= 1024.0;
        at += 1;
    }
    // Adding a zero takes the sign off a negative one.
    if at == 0 { format!("{} B", value + 0.0) } else { format!("{} {}", fixed(value, 2), prefixes[at]) }
}

/// Rows in columns; columns whose number is in `right` are aligned to the right.
pub(super) fn table(rows: &[Vec<String>], right: &[usize]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|c| c.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let mut out = String::new();
    for row in rows {
        let mut line = String::from("  ");
        for (column, cell) in row.iter().enumerate() {
            let pad = " ".repeat(widths[column].saturating_sub(cell.chars().count()));
            let (before, after) =
                if right.contains(&column) { (pad.as_str(), "") } else { ("", pad.as_str()) };
            line.push_str(&format!("{before}{cell}{after}  "));
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zero_has_no_sign() {
        assert_eq!(metric(-0.0), "0");
        assert_eq!(metric(-0.001), "0.00");
        assert_eq!(metric(-1500.0), "-1.50 k");
        assert_eq!(bytes(-0.0), "0 B");
        assert_eq!(percent(-0.0), "0.0 %");
        assert_eq!(percent(-0.0004), "0.0 %");
        assert_eq!(percent(-0.0006), "-0.1 %");
        assert_eq!(fixed(f64::NEG_INFINITY, 1), "-inf");
    }

    #[test]
    fn one_thing_is_singular() {
        assert_eq!([0, 1, 2].map(|n| count(n, "finding")), ["0 findings", "1 finding", "2 findings"]);
    }
}
