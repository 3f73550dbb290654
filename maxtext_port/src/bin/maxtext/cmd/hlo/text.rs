//! Numbers and tables for people.

/// A number with a metric prefix: `12.3 G`.
pub(super) fn metric(value: f64) -> String {
    let prefixes = ["", " k", " M", " G", " T", " P", " E"];
    let mut value = value;
    let mut at = 0;
    while value.abs() >= 999.5 && at + 1 < prefixes.len() {
        value /= 1000.0;
        at += 1;
    }
    if at == 0 && value.fract() == 0.0 { format!("{value}") } else { format!("{value:.2}{}", prefixes[at]) }
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
    if at == 0 { format!("{value} B") } else { format!("{value:.2} {}", prefixes[at]) }
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
