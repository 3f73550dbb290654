//! `docs/pjrt-coverage.md` says which functions of the C API are declared and used; it must be true.
//! `PJRT_SYS_WRITE_GOLDEN=1` writes it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

use std::fmt::Write as _;
use std::path::Path;

use pjrt_sys::SLOTS;

fn sources(dir: &Path, out: &mut String) {
    for entry in std::fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|e| e == "rs") {
            out.push_str(&std::fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn coverage_page_is_true() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut xla = String::new();
    sources(&root.join("crates/xla/src"), &mut xla);
    let is_used = |name: &str| {
        // Errors are read field by field, everything else by its arguments.
        xla.contains(&format!("{name}_Args {{")) || xla.contains(&format!("{name}_Args::new()"))
    };
    let used = SLOTS.iter().filter(|s| is_used(s.name)).count();
    let declared = SLOTS.iter().filter(|s| s.declared).count();
    let mut page = format!(
        "# Coverage of the PJRT C API\n\n\
         Of the {} functions of PJRT 0.116, {declared} have their arguments declared in `pjrt-sys` and {used} are used by\n\
         `xla`. The others keep their place in the table, so that those behind them are found. *Since* is the version that\n\
         has the function for certain; 0.57 is the oldest that is taken. A test compares this page with the source.\n\n\
         | function | since | declared | used |\n|---|---|---|---|\n",
        SLOTS.len()
    );
    let yes = |is: bool| if is { "yes" } else { "" };
    for slot in SLOTS {
        let (declared, used) = (yes(slot.declared), yes(is_used(slot.name)));
        let _ = writeln!(page, "| `{}` | 0.{} | {declared} | {used} |", slot.name, slot.since);
    }
    let file = root.join("docs/pjrt-coverage.md");
    if std::env::var_os("PJRT_SYS_WRITE_GOLDEN").is_some() {
        std::fs::write(&file, &page).unwrap();
    }
    let written = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(written == page, "docs/pjrt-coverage.md is out of date: write it with PJRT_SYS_WRITE_GOLDEN=1");
}
