//! Typed views of attribute values. Values stay text until an analysis asks.

use std::borrow::Cow;

use super::module::{HloModule, InstructionId, SourceLine};

/// Where an instruction comes from, from its `metadata`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Metadata<'a> {
    /// Name of the operation in the program, with the scopes around it: `jit(f)/decoder/mlp/dot_general`.
    pub op_name: Option<Cow<'a, str>>,
    /// Kind of the operation in the program.
    pub op_type: Option<Cow<'a, str>>,
    /// Line of the program.
    pub source: Option<SourceLine<'a>>,
}

/// The metadata of an instruction; all fields empty when it has none.
pub fn metadata<'a>(module: &HloModule<'a>, id: InstructionId) -> Metadata<'a> {
    let Some(text) = module.attribute(id, "metadata") else { return Metadata::default() };
    let mut metadata = Metadata::default();
    let mut file = None;
    let mut line = 0;
    for (key, value) in fields(text) {
        match key {
            "op_name" => metadata.op_name = Some(unquote(value)),
            "op_type" => metadata.op_type = Some(unquote(value)),
            "source_file" => file = Some(value.trim_matches('"')),
            "source_line" => line = value.parse().unwrap_or(0),
            "stack_frame_id" => {
                metadata.source = value.parse().ok().and_then(|frame| module.stack_frames.line(frame));
            }
            _ => {}
        }
    }
    if let Some(file) = file {
        metadata.source = Some(SourceLine { file, line, function: "" });
    }
    metadata
}

/// Splits `{a="x y" b=1}` into its fields; values keep their quotes.
pub(crate) fn fields(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = text.strip_prefix('{').and_then(|t| t.strip_suffix('}')).unwrap_or(text);
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches([' ', ',', '\n']);
        let (key, after) = rest.split_once('=')?;
        let end = value_end(after);
        let value = after.get(..end)?;
        rest = after.get(end..)?;
        Some((key.trim(), value))
    })
}

/// Where the value at the start of `text` ends: at a blank or comma outside strings and brackets.
fn value_end(text: &str) -> usize {
    let mut depth = 0usize;
    let mut quoted = false;
    let mut escaped = false;
    for (at, byte) in text.bytes().enumerate() {
        if escaped {
            escaped = false;
            continue;
        }
        match byte {
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'{' | b'[' | b'(' => depth += 1,
            b'}' | b']' | b')' => depth = depth.saturating_sub(1),
            b' ' | b',' | b'\n' if depth == 0 => return at,
            _ => {}
        }
    }
    text.len()
}

/// Takes a string out of its quotes and undoes the escapes of C strings.
pub(crate) fn unquote(text: &str) -> Cow<'_, str> {
    let inner = text.strip_prefix('"').and_then(|t| t.strip_suffix('"')).unwrap_or(text);
    if !inner.contains('\\') {
        return Cow::Borrowed(inner);
    }
    let mut out = Vec::with_capacity(inner.len());
    let mut bytes = inner.bytes().peekable();
    while let Some(byte) = bytes.next() {
        if byte != b'\\' {
            out.push(byte);
            continue;
        }
        match bytes.next() {
            Some(b'n') => out.push(b'\n'),
            Some(b't') => out.push(b'\t'),
            Some(b'r') => out.push(b'\r'),
            Some(first @ b'0'..=b'7') => {
                let mut code = u32::from(first - b'0');
                for _ in 0..2 {
                    if let Some(digit) = bytes.next_if(|b| (b'0'..=b'7').contains(b)) {
                        code = code * 8 + u32::from(digit - b'0');
                    }
                }
                out.push(code as u8);
            }
            Some(other) => out.push(other),
            None => out.push(b'\\'),
        }
    }
    Cow::Owned(String::from_utf8_lossy(&out).into_owned())
}

/// The integers of `{0,1,2}`, `[2,3]` or `7`; anything that is no integer is left out.
pub fn integers(text: &str) -> Vec<i64> {
    text.split(|c: char| !(c.is_ascii_digit() || c == '-'))
        .filter(|part| !part.is_empty())
        .filter_map(|part| part.parse().ok())
        .collect()
}

/// How the devices of a collective are grouped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
pub struct ReplicaGroups {
    /// Number of groups; 0 when all devices form one group of a size that the text does not say.
    pub count: u64,
    /// Devices of the largest group.
    pub size: u64,
}

/// Reads `{{0,1},{2,3}}`, `[2,2]<=[4]`, `mesh[...]` forms and `source_target_pairs`.
pub fn replica_groups(text: &str) -> ReplicaGroups {
    if text.starts_with('[') {
        let dims = integers(text.split(']').next().unwrap_or(""));
        if let [count, size] = dims[..] {
            return ReplicaGroups { count: count.max(0) as u64, size: size.max(0) as u64 };
        }
    }
    if let Some(mesh) = text.strip_prefix("mesh[") {
        return mesh_groups(mesh);
    }
    let inner = text.strip_prefix('{').and_then(|t| t.strip_suffix('}')).unwrap_or(text);
    let mut groups = ReplicaGroups { count: 0, size: 0 };
    for group in inner.split('}').map(|g| g.trim_start_matches([',', ' '])).filter(|g| g.starts_with('{')) {
        groups.count += 1;
        groups.size = groups.size.max(integers(group).len() as u64);
    }
    groups
}

/// Groups along the named axes of a mesh: `'data'=2,'fsdp'=4] {'fsdp'}`, possibly only a part of an axis as in
/// `'fsdp':(2)2`, a sub-axis of size 2 behind one of size 2.
fn mesh_groups(text: &str) -> ReplicaGroups {
    let (axes, rest) = text.split_once(']').unwrap_or((text, ""));
    let sizes: Vec<(&str, u64)> = axes
        .split(',')
        .filter_map(|axis| {
            let (name, size) = axis.split_once('=')?;
            Some((name.trim().trim_matches(['\'', '"']), size.trim().parse().ok()?))
        })
        .collect();
    let total: u64 = sizes.iter().fold(1, |product, (_, size)| product.saturating_mul(*size));
    let chosen = rest.split_once('{').map_or("", |(_, list)| list.trim_end_matches('}'));
    let mut size = 1u64;
    for axis in chosen.split(',').map(str::trim).filter(|axis| !axis.is_empty()) {
        let (name, part) = axis.split_once(':').unwrap_or((axis, ""));
        let name = name.trim_matches(['\'', '"']);
        let whole = sizes.iter().find(|(axis, _)| *axis == name).map_or(1, |(_, size)| *size);
        let part = part.split_once(')').and_then(|(_, size)| size.trim().parse().ok());
        size = size.saturating_mul(part.unwrap_or(whole));
    }
    ReplicaGroups { count: total / size.max(1), size }
}

/// One dimension of a window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WindowDimension {
    /// Elements in the window.
    pub size: i64,
    /// Step between windows.
    pub stride: i64,
    /// Padding in front.
    pub padding_low: i64,
    /// Padding behind.
    pub padding_high: i64,
    /// Distance between elements of the input.
    pub base_dilation: i64,
    /// Distance between elements of the window.
    pub window_dilation: i64,
}

/// The window of a convolution or reduce-window.
pub type Window = Vec<WindowDimension>;

/// Reads `{size=2x2 stride=2x2 pad=0_1x0_0 lhs_dilate=1x1 rhs_dilate=1x1}`.
pub fn window(text: &str) -> Window {
    let mut window = Window::new();
    for (key, value) in fields(text) {
        for (index, part) in value.split('x').enumerate() {
            if window.len() <= index {
                window.push(WindowDimension {
                    size: 1,
                    stride: 1,
                    padding_low: 0,
                    padding_high: 0,
                    base_dilation: 1,
                    window_dilation: 1,
                });
            }
            let dimension = &mut window[index];
            let number = part.parse().unwrap_or(1);
            match key {
                "size" => dimension.size = number,
                "stride" => dimension.stride = number,
                "lhs_dilate" => dimension.base_dilation = number,
                "rhs_dilate" => dimension.window_dilation = number,
                "pad" => {
                    let (low, high) = part.split_once('_').unwrap_or((part, part));
                    dimension.padding_low = low.parse().unwrap_or(0);
                    dimension.padding_high = high.parse().unwrap_or(0);
                }
                _ => {}
            }
        }
    }
    window
}
