//! The cases of Descent pass.

use cases::{Options, collect, run_all, shown};
use descent::Descent;
use std::path::Path;
use table::any::Erased;

#[test]
fn the_cases_pass() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/descent");
    let files = collect(&[root]).expect("there are cases");
    let game = Erased::new(Descent::new().unwrap_or_else(|e| panic!("{e}")));
    let verdicts = run_all(&files, &[&game], &Options::default());
    let failed: Vec<String> = verdicts.iter().filter(|v| !v.passed()).map(ToString::to_string).collect();
    assert!(failed.is_empty(), "{} shown\n{}", shown(&verdicts).len(), failed.join("\n"));
}
