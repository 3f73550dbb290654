//! The HTML report holds nothing from a dump as markup.

use std::collections::BTreeMap;

use hlo::analysis::{DeviceSpec, diff, lint, memory, roofline, summarize};
use hlo::dump::{HloModule, ParseOptions, parse_module};
use hlo::report::Report;

use super::golden::text;

fn page(module: &HloModule<'_>, other: Option<&HloModule<'_>>) -> String {
    let difference = other.map(|other| diff(other, module));
    Report {
        module,
        summary: &summarize(module),
        memory: &memory(module, None),
        roofline: &roofline(module, &DeviceSpec::named("gb200").unwrap(), &BTreeMap::new()),
        findings: &lint(module, None, &Default::default()),
        diff: difference.as_ref().map(|difference| ("</script><b>other", difference)),
    }
    .html()
    .unwrap()
}

#[test]
fn names_with_markup_stay_text() {
    let evil = "</script><script>alert(1)</script><img src=x onerror=alert(2)><!-- ";
    let text = text("scan_mlp_grad.txt.gz")
        .replace("jit(loss)", evil)
        .replace("dot_general\"", &format!("{evil}\""));
    let text = text.replace("hlo_dumps.py", evil);
    let module = parse_module(&text, &ParseOptions::default()).unwrap();
    let page = page(&module, Some(&module));
    assert_eq!(page.matches("<script").count(), 2);
    assert_eq!(page.matches("</script>").count(), 2);
    assert!(!page.contains("<img") && !page.contains("<!-- ") && !page.contains("<b>other"));
    assert!(page.contains("\\u003cimg src=x"), "the name is there as text");
}

#[test]
fn a_page_needs_no_network_and_its_data_is_json() {
    let text = text("fsdp_step.txt.gz");
    let module = parse_module(&text, &ParseOptions::default()).unwrap();
    let page = page(&module, None);
    for outside in ["http:", "https:", "src=", "url("] {
        assert!(!page.replace("http://www.w3.org/2000/svg", "").contains(outside), "{outside}");
    }
    let (_, data) = page.split_once("id=\"data\">").unwrap();
    let data: serde_json::Value = serde_json::from_str(data.split_once("</script>").unwrap().0).unwrap();
    assert_eq!(data["summary"]["module"], "jit_fsdp_step");
    assert_eq!(data["instructions"].as_array().unwrap().len(), module.instruction_count());
}

/// A collective that XLA combined is drawn in each part it works for.
#[test]
fn the_flame_has_the_time_of_each_part_of_the_model() {
    let text = text("unrolled_layers_grad.txt.gz");
    for text in [&text, &super::golden::text("fsdp_step.txt.gz")] {
        let module = parse_module(text, &ParseOptions::default()).unwrap();
        let page = page(&module, None);
        let (_, data) = page.split_once("id=\"data\">").unwrap();
        let data: serde_json::Value = serde_json::from_str(data.split_once("</script>").unwrap().0).unwrap();
        let mut drawn: BTreeMap<String, f64> = BTreeMap::new();
        for op in data["instructions"].as_array().unwrap() {
            for part in op["k"].as_array().unwrap() {
                let seconds = op["t"].as_f64().unwrap() * part[1].as_f64().unwrap();
                *drawn.entry(part[0].as_str().unwrap().to_string()).or_default() += seconds;
            }
        }
        let expected =
            roofline(&module, &DeviceSpec::named("gb200").unwrap(), &BTreeMap::new()).seconds_by_scope;
        assert_eq!(drawn.keys().collect::<Vec<_>>(), expected.keys().collect::<Vec<_>>());
        for (scope, seconds) in expected {
            // Sums of the same numbers in another order.
            assert!((drawn[&scope] - seconds).abs() <= 1e-12 * seconds.max(1e-9), "{scope}");
        }
    }
}
