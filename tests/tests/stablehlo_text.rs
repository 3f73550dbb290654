//! JAX's modules as JAX printed them, as the syntax tree prints them, and as the graph prints them: all three compile
//! and give the same results.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod common;

use std::path::Path;

use common::{TestPlugin, plugins};
use hlo::mlir::{self, Type, TypeKind};
use xla::{Buffer, CompileOptions, ElementType};

/// A graph's text inlines calls and merges equal operations, so XLA may contract other multiplications and additions
/// than in the original. Each contraction saves one rounding: sums of a few hundred terms move by at most that many
/// units of 2^-24 of the largest term.
const F32_TOLERANCE: f64 = 256.0 / 16_777_216.0;
const BF16_TOLERANCE: f64 = 4.0 / 256.0;
const F64_TOLERANCE: f64 = 256.0 / 9_007_199_254_740_992.0;

/// Group, name and text of every module in the corpus.
fn modules() -> Vec<(String, String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/stablehlo/pretty");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut found = Vec::new();
    for file in files {
        let group = file.file_stem().unwrap().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(file).unwrap();
        for part in text.split("// -----\n").map(str::trim_start) {
            let (name, text) = part.strip_prefix("// name: ").unwrap().split_once('\n').unwrap();
            found.push((group.clone(), name.to_owned(), text.to_owned()));
        }
    }
    found
}

/// Types of the parameters of `main`.
fn parameters<'m>(module: &'m mlir::Module<'_>) -> Vec<Type<'m>> {
    let mut types = Vec::new();
    module.walk(&mut |op| {
        let name = op.attribute("sym_name").map(ToString::to_string);
        if op.name == "func.func" && name.as_deref() == Some("\"main\"") {
            let mlir::Attribute::Type(ty) = op.attribute("function_type").unwrap() else { panic!() };
            let TypeKind::Function { inputs, .. } = &**ty else { panic!() };
            types.clone_from(inputs);
        }
    });
    types
}

/// An argument of distinct small values: floats in (0.1, 0.9) less `shift`, integers 0 to 3, both truth values.
fn argument(plugin: &TestPlugin, ty: &Type<'_>, seed: usize, shift: f64) -> Buffer {
    let TypeKind::Tensor(tensor) = &**ty else { panic!("{ty}") };
    let dims: Vec<i64> = tensor.shape.as_ref().unwrap().iter().map(|size| size.unwrap() as i64).collect();
    let element = tensor.element.to_string();
    let count = dims.iter().product::<i64>() as usize;
    let part = |index: usize| 0.1 + 0.8 * (((index * 2 + seed) as f64 * 0.754_877_666_246_693) % 1.0);
    let float = |index: usize| part(index) - shift;
    let mut bytes = Vec::new();
    for index in 0..count {
        match element.as_str() {
            "f32" => bytes.extend((float(index) as f32).to_le_bytes()),
            "complex<f32>" => {
                bytes.extend((float(index) as f32).to_le_bytes());
                bytes.extend((float(index + count) as f32).to_le_bytes());
            }
            "f64" => bytes.extend(float(index).to_le_bytes()),
            "bf16" => bytes.extend(&(float(index) as f32).to_le_bytes()[2..]),
            "i1" => bytes.push(u8::from(part(index) > 0.5)),
            "f8E4M3FN" => bytes.push(0x30 + (index % 8) as u8),
            "i8" | "ui8" => bytes.push((part(index) * 4.0) as u8),
            "i32" | "ui32" => bytes.extend(((part(index) * 4.0) as u32).to_le_bytes()),
            "i64" | "ui64" => bytes.extend(((part(index) * 4.0) as u64).to_le_bytes()),
            other => panic!("no values of type {other}"),
        }
    }
    let known = |wanted: &&ElementType| wanted.mlir_name() == element;
    let element = *ElementType::ALL.iter().find(known).unwrap_or_else(|| panic!("{element}"));
    let device = &plugin.client.devices().unwrap()[0];
    plugin.client.buffer_from_bytes(&bytes, element, &dims, device).unwrap()
}

/// Type and bytes of every result.
fn run(plugin: &TestPlugin, text: &str, arguments: &[Buffer]) -> Result<Vec<(ElementType, Vec<u8>)>, String> {
    // Three programs a module: less optimisation keeps the test short.
    let options = CompileOptions::new().debug_option("xla_backend_optimization_level", "0");
    let program = plugin.client.compile(text, &options).map_err(|error| error.to_string())?;
    let results = program.execute(arguments.iter()).map_err(|error| error.to_string())?;
    let read = |buffer: &Buffer| Ok((buffer.element_type()?, buffer.to_bytes()?));
    results.iter().map(|buffer| read(buffer).map_err(|error: xla::Error| error.to_string())).collect()
}

fn numbers(element: ElementType, bytes: &[u8]) -> Option<(Vec<f64>, f64)> {
    Some(match element.mlir_name() {
        "f32" => (
            bytes.chunks(4).map(|b| f64::from(f32::from_le_bytes(b.try_into().unwrap()))).collect(),
            F32_TOLERANCE,
        ),
        "f64" => {
            (bytes.chunks(8).map(|b| f64::from_le_bytes(b.try_into().unwrap())).collect(), F64_TOLERANCE)
        }
        "bf16" => (
            bytes.chunks(2).map(|b| f64::from(f32::from_le_bytes([0, 0, b[0], b[1]]))).collect(),
            BF16_TOLERANCE,
        ),
        _ => return None,
    })
}

/// Whether the results are the same: bits, or numbers within the tolerance of their type relative to the largest.
fn close(expected: &[(ElementType, Vec<u8>)], found: &[(ElementType, Vec<u8>)]) -> Result<bool, String> {
    if expected == found {
        return Ok(true);
    }
    let layout = |all: &[(ElementType, Vec<u8>)]| all.iter().map(|(e, b)| (*e, b.len())).collect::<Vec<_>>();
    if layout(expected) != layout(found) {
        return Err(format!("types and bytes are {:?} instead of {:?}", layout(found), layout(expected)));
    }
    for (index, ((element, a), (_, b))) in expected.iter().zip(found).enumerate() {
        let (Some((a, tolerance)), Some((b, _))) = (numbers(*element, a), numbers(*element, b)) else {
            if a == b {
                continue;
            }
            return Err(format!("result {index} of type {element} differs"));
        };
        let scale = a.iter().filter(|x| x.is_finite()).fold(0.0f64, |max, x| max.max(x.abs()));
        let same =
            |(x, y): (&f64, &f64)| x == y || (x.is_nan() && y.is_nan()) || (x - y).abs() <= tolerance * scale;
        if let Some(at) = a.iter().zip(&b).position(|pair| !same(pair)) {
            return Err(format!("result {index}[{at}]: {} instead of {}", b[at], a[at]));
        }
    }
    Ok(false)
}

/// Whether the plugin, without JAX's own registrations, cannot run the module as JAX wrote it.
fn needs_jaxlib(text: &str) -> bool {
    text.contains("@lapack_") || text.contains("num_partitions = 8")
}

#[test]
fn printed_modules_compute_what_the_originals_do() {
    for (number, plugin) in plugins().iter().enumerate() {
        let (mut trees, mut graphs, mut exact, mut problems) = (0, 0, 0, Vec::new());
        let mut refused = Vec::new();
        // All modules on the first plugin, a sample on the others.
        let step = if number == 0 { 1 } else { 6 };
        for (group, name, text) in modules().into_iter().step_by(step) {
            if needs_jaxlib(&text) {
                continue;
            }
            let tree = mlir::parse(&text).unwrap();
            // Models with centred weights: with positive ones their gradients are differences of large numbers.
            let shift = if group == "layers" { 0.5 } else { 0.0 };
            let types = parameters(&tree);
            let types = types.iter().enumerate();
            let arguments: Vec<_> = types.map(|(seed, ty)| argument(plugin, ty, seed, shift)).collect();
            let expected = match run(plugin, &text, &arguments) {
                Ok(results) => results,
                Err(error) => {
                    refused.push(format!("{group}/{name}: {}", error.lines().next().unwrap_or_default()));
                    continue;
                }
            };
            // The same operations in the same order: the same program, so the same bits.
            match run(plugin, &tree.text(true).to_string(), &arguments) {
                Ok(found) if found == expected => trees += 1,
                Ok(_) => problems.push(format!("{group}/{name}: the tree's text gives other results")),
                Err(error) => problems.push(format!("{group}/{name}: the tree's text: {error}")),
            }
            let Ok(module) = hlo::Module::parse(&text) else { continue };
            match run(plugin, &module.to_string(), &arguments).and_then(|found| close(&expected, &found)) {
                Ok(same) => {
                    graphs += 1;
                    exact += usize::from(same);
                }
                Err(error) => problems.push(format!("{group}/{name}: the graph's text: {error}")),
            }
        }
        println!("{}: refuses as JAX wrote it: {refused:#?}", plugin.name);
        println!("{}: {trees} trees, {graphs} graphs, {exact} of them to the bit", plugin.name);
        assert!(problems.is_empty(), "{}: {} problems\n{}", plugin.name, problems.len(), problems.join("\n"));
        assert!(
            trees * step >= 300 && graphs * step >= 300,
            "{}: {trees} trees, {graphs} graphs",
            plugin.name
        );
    }
}
