//! Every struct and the order of the function table, compared with the C headers.
//!
//! The tables in `tests/golden` were printed by a C program compiled against `pjrt_c_api.h` of the
//! package xla-cpu-pjrt 0.0.1 (PJRT 0.81) and `xla/ffi/api/c_api.h` of jaxlib 0.12.0.1 (FFI 0.5). They
//! are compared always. Where the headers and a C compiler are there, the C program is made and run
//! again: `PJRT_SYS_HEADERS` lists folders with `pjrt_c_api.h` or `xla/ffi/api/c_api.h`, separated by
//! colons. `PJRT_SYS_WRITE_GOLDEN=1` writes the tables instead.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stderr, reason = "tests")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use pjrt_sys::SLOTS;
use pjrt_sys::layout::{ALL, Layout};

/// Fields that PJRT added after the header at hand, with the version.
const LATER_FIELDS: &[(&str, &[&str])] = &[
    (
        "PJRT_Executable_GetCompiledMemoryStats_Args",
        &[
            "total_size_in_bytes",
            "total_allocation_bytes",
            "indefinite_allocations",
            "peak_unpadded_heap_bytes",
        ],
    ),
    ("PJRT_ExecuteOptions", &["multi_slice_config"]),
];

/// Structs that the two headers do not have: extensions have headers of their own, the newest
/// functions came later, and `v02` repeats structs of FFI 0.2.
fn is_outside_the_headers(name: &str) -> bool {
    const LATER: &[&str] = &[
        "PJRT_Client_CreateErrorBuffer_Args",
        "PJRT_Event_Create_Args",
        "PJRT_Event_Set_Args",
        "PJRT_Client_Load_Args",
        "PJRT_Executable_GetCompileOptions_Args",
        "PJRT_Executable_ParameterMemoryKinds_Args",
        "PJRT_TopologyDescription_Fingerprint_Args",
        "PJRT_Device_GetAttributes_Args",
    ];
    let extension =
        ["PJRT_FFI_", "PJRT_Layouts_", "PJRT_Shardings_", "PLUGIN_", "PJRT_Profiler_", "PJRT_Stream_"];
    let members = [
        "PJRT_DeviceDescription_MemoryDescriptions_Args",
        "PJRT_MemoryDescription_Kind_Args",
        "PJRT_MemoryDescriptions_Extension",
        "PJRT_Get_Stream_For_External_Ready_Events_Args",
        "PJRT_Wait_Until_Buffer_Ready_On_Stream_Args",
    ];
    LATER.contains(&name)
        || extension.iter().any(|p| name.starts_with(p))
        || members.contains(&name)
        || name == "XLA_FFI_State_Args"
}

/// Name of the field in C: unions have no name there.
fn c_field(struct_name: &str, field: &str) -> String {
    match (struct_name, field) {
        ("PJRT_NamedValue", "value") => "string_value".to_owned(),
        ("PJRT_Buffer_MemoryLayout", "layout") => "tiled".to_owned(),
        _ => field.trim_start_matches("r#").to_owned(),
    }
}

/// Structs by name, as `size align`, `.field offset`; the function table as `PJRT_Api`.
type Table = BTreeMap<String, BTreeMap<String, usize>>;

fn ours(prefix: &str) -> Table {
    let mut table = Table::new();
    // `v02` repeats names of structs that come before it.
    for layout in ALL.iter().filter(|l| l.name.starts_with(prefix) && !is_outside_the_headers(l.name)) {
        table.entry(layout.name.to_owned()).or_insert_with(|| fields(layout));
    }
    table
}

fn fields(layout: &Layout) -> BTreeMap<String, usize> {
    let offsets =
        layout.fields.iter().map(|(field, offset)| (format!(".{}", c_field(layout.name, field)), *offset));
    let sizes = [("size".to_owned(), layout.size), ("align".to_owned(), layout.align)];
    offsets.chain(sizes).collect()
}

fn parse(text: &str) -> Table {
    let mut table = Table::new();
    for line in text.lines() {
        let [name, key, value] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("bad line {line:?}") };
        table.entry(name.to_owned()).or_default().insert(key.to_owned(), value.parse().unwrap());
    }
    table
}

/// Both tables must have the same structs and fields, apart from what came later.
fn compare(ours: &Table, theirs: &Table) {
    let names = |t: &Table| t.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(ours), names(theirs), "the structs differ");
    for (name, theirs) in theirs {
        let mut ours = ours[name].clone();
        let mut theirs = theirs.clone();
        if let Some((_, later)) = LATER_FIELDS.iter().find(|(n, _)| n == name) {
            let end = theirs["size"];
            for field in *later {
                let offset = ours.remove(&format!(".{field}")).unwrap();
                assert!(offset >= end, "{name}.{field} must follow the fields of the header");
            }
            ours.remove("size");
            theirs.remove("size");
        }
        assert_eq!(ours, theirs, "{name} (left ours, right C)");
    }
}

fn golden(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(file)
}

fn check(prefix: &str, header: &str, file: &str) {
    let mut expected = ours(prefix);
    let program = c_program(header, &expected, prefix == "PJRT");
    if prefix == "PJRT" {
        expected.insert("PJRT_Api".to_owned(), slots(81));
    }
    let dirs = std::env::var_os("PJRT_SYS_HEADERS").unwrap_or_default();
    let found = std::env::split_paths(&dirs).find(|dir| dir.join(header).exists());
    if let Some(dir) = &found {
        let text = run_c(&program, dir);
        if std::env::var_os("PJRT_SYS_WRITE_GOLDEN").is_some() {
            std::fs::write(golden(file), &text).unwrap();
        }
        compare(&expected, &parse(&text));
    } else {
        eprintln!("{header}: not in PJRT_SYS_HEADERS, comparing with the committed table only");
        assert!(dirs.is_empty(), "PJRT_SYS_HEADERS is set, but no folder in it has {header}");
    }
    compare(&expected, &parse(&std::fs::read_to_string(golden(file)).unwrap()));
}

fn slots(minor: i32) -> BTreeMap<String, usize> {
    SLOTS.iter().filter(|s| s.since <= minor).map(|s| (format!(".{}", s.name), s.offset)).collect()
}

fn c_program(header: &str, table: &Table, with_api: bool) -> String {
    let mut c =
        format!("#include \"{header}\"\n#include <stdalign.h>\n#include <stdio.h>\nint main(void) {{\n");
    for (name, fields) in table {
        let _ = writeln!(c, "printf(\"{name} size %zu\\n\", sizeof(struct {name}));");
        let _ = writeln!(c, "printf(\"{name} align %zu\\n\", alignof(struct {name}));");
        let later = LATER_FIELDS.iter().find(|(n, _)| n == name).map_or(&[][..], |(_, later)| later);
        for field in fields.keys().filter_map(|f| f.strip_prefix('.')).filter(|f| !later.contains(f)) {
            let _ = writeln!(c, "printf(\"{name} .{field} %zu\\n\", offsetof(struct {name}, {field}));");
        }
    }
    if with_api {
        for slot in SLOTS.iter().filter(|s| s.since <= 81) {
            let name = slot.name;
            let _ = writeln!(c, "printf(\"PJRT_Api .{name} %zu\\n\", offsetof(PJRT_Api, {name}));");
        }
    }
    c + "return 0; }\n"
}

fn run_c(program: &str, include: &Path) -> String {
    let dir = std::env::temp_dir().join(format!("pjrt-sys-layout-{}-{}", std::process::id(), program.len()));
    std::fs::create_dir_all(&dir).unwrap();
    let (source, binary) = (dir.join("layout.c"), dir.join("layout"));
    // `struct X` also for structs that the header only names by typedef.
    std::fs::write(&source, program).unwrap();
    let cc = std::env::var_os("CC").unwrap_or_else(|| "cc".into());
    let compiled =
        Command::new(cc).arg("-I").arg(include).arg(&source).arg("-o").arg(&binary).output().unwrap();
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let run = Command::new(&binary).output().unwrap();
    std::fs::remove_dir_all(&dir).unwrap();
    String::from_utf8(run.stdout).unwrap()
}

#[test]
fn pjrt_structs_and_slots_are_those_of_the_header() {
    check("PJRT", "pjrt_c_api.h", "pjrt-0.81.txt");
}

#[test]
fn ffi_structs_are_those_of_the_header() {
    check("XLA_FFI", "xla/ffi/api/c_api.h", "ffi-0.5.txt");
}

/// Table sizes that plugins of these versions report: 0.81 from xla-cpu-pjrt 0.0.1, 0.106 from
/// fastatomstruct-xla-cpu 2026.6.23, 0.115 from lammps-jax-pjrt-cpu 0.11.2.
#[test]
fn table_ends_where_plugins_of_each_version_end_it() {
    for (minor, size) in [(81, 984), (106, 1128), (115, 1144), (116, 1144)] {
        let end = SLOTS.iter().filter(|s| s.since <= minor).map(|s| s.offset + size_of::<usize>()).max();
        assert_eq!(end, Some(size), "PJRT 0.{minor}");
    }
    assert!(SLOTS.windows(2).all(|w| w[1].offset == w[0].offset + size_of::<usize>()));
    // After 0.57 slots were only ever added at the end.
    let later: Vec<i32> = SLOTS.iter().skip(104).map(|s| s.since).collect();
    assert!(later.windows(2).all(|w| w[0] <= w[1]), "{later:?}");
}

#[test]
fn every_struct_of_the_source_is_in_the_list() {
    let mut declared = Vec::new();
    for dir in ["src", "src/extensions"] {
        for file in std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(dir)).unwrap() {
            let path = file.unwrap().path();
            let Ok(text) = std::fs::read_to_string(&path) else { continue };
            if path.ends_with("macros.rs") {
                continue;
            }
            let mut lines = text.lines().map(str::trim).peekable();
            while let Some(line) = lines.next() {
                if matches!(line, "args! {" | "plain! {" | "extension! {") {
                    let name = lines.peek().unwrap().split(' ').next().unwrap();
                    declared.push(name.to_owned());
                }
            }
        }
    }
    declared.sort();
    let mut listed: Vec<String> = ALL.iter().map(|l| l.name.to_owned()).collect();
    listed.sort();
    assert_eq!(declared, listed);
}
