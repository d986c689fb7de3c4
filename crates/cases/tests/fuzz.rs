//! Whatever stands in a file: a case or a failure comes of it, never a panic, and never half a case.

use cases::{Case, Options, collect, run_all, run_text};
use proptest::prelude::*;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use table::any::Erased;
use table::sample::Sample;

fn texts(folder: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files = collect(&[folder]).expect("there are cases");
    files.iter().map(|file| std::fs::read_to_string(file).expect("it is text")).collect()
}

static SAMPLE: LazyLock<Vec<String>> = LazyLock::new(|| texts("../../cases/sample"));
static ALL: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut all = texts("tests/examples");
    all.extend(SAMPLE.iter().cloned());
    all
});

/// Reads and plays it; what cannot be read has a line that exists and says what it expected.
fn try_it(text: &str) -> Result<(), TestCaseError> {
    if let Err(failure) = Case::parse(text) {
        prop_assert!((1..=text.lines().count().max(1)).contains(&failure.line), "line {}", failure.line);
        prop_assert!(!failure.text.is_empty() && !failure.expected.is_empty());
    }
    let sample = Erased::new(Sample);
    let verdict = run_text("fuzzed.toml", text, &[&sample], &Options { trace: true, ..Options::default() });
    prop_assert!(!verdict.to_string().is_empty());
    prop_assert!(serde_json::to_string(&verdict).is_ok());
    Ok(())
}

/// A whole case with a few places changed.
fn changed() -> impl Strategy<Value = String> {
    let bits = prop_oneof![
        Just("".to_owned()),
        "[\\[\\]{}=\"'#.,|\\n \\\\]{1,4}".prop_map(|s| s),
        "[a-zA-Z0-9_:-]{1,8}",
        Just("99999999999999999999".to_owned()),
        Just("-1".to_owned()),
        Just("[[step]]\n".to_owned()),
        Just("\u{0}é’漢".to_owned()),
        (0..40usize).prop_map(|n| "a.".repeat(n)),
    ];
    let edits = proptest::collection::vec((any::<prop::sample::Index>(), 0..12usize, bits), 1..4);
    (any::<prop::sample::Index>(), edits).prop_map(|(which, edits)| {
        let mut text: Vec<char> = which.get(&ALL).chars().collect();
        for (at, cut, bit) in edits {
            let at = at.index(text.len() + 1);
            let end = (at + cut).min(text.len());
            text.splice(at..end, bit.chars());
        }
        text.into_iter().collect()
    })
}

/// A case with two of its lines changed about, doubled or cut out.
fn shuffled() -> impl Strategy<Value = String> {
    let index = any::<prop::sample::Index>;
    (index(), index(), index(), 0..3u8).prop_map(|(which, a, b, how)| {
        let mut lines: Vec<&str> = which.get(&ALL).lines().collect();
        let (a, b) = (a.index(lines.len()), b.index(lines.len()));
        match how {
            0 => lines.swap(a, b),
            1 => lines.insert(a, lines[b]),
            _ => {
                lines.remove(a);
            }
        }
        lines.join("\n")
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_text(text in "\\PC{0,200}") {
        try_it(&text)?;
    }

    #[test]
    fn text_with_lines(text in "[a-z\\[\\]{}=\"'#.,|\\n \\\\0-9-]{0,300}") {
        try_it(&text)?;
    }

    #[test]
    fn cases_with_a_few_places_changed(text in changed()) {
        try_it(&text)?;
    }

    #[test]
    fn cases_with_lines_changed_about(text in shuffled()) {
        try_it(&text)?;
    }
}

#[test]
fn what_is_nested_deeply_or_very_long_is_refused() {
    let dotted = format!("{} = 1", vec!["a"; 5_000].join("."));
    let lists = format!("a = {}{}", "[".repeat(5_000), "]".repeat(5_000));
    let long_key = vec!["a"; 79].join(".");
    let tables = format!("{}1{}", format!("{long_key} = {{ ").repeat(70), " }".repeat(70));
    let tables = tables.replacen(&format!("{long_key} = {{ 1"), &format!("{long_key} = 1"), 1);
    for text in [dotted, lists, tables.clone(), format!("[{long_key}]\n{tables}"), "x".repeat(1 << 20)] {
        let failure = Case::parse(&text).expect_err("it is no case");
        assert!(failure.line >= 1);
    }
}

#[test]
fn a_thousand_cases_come_in_the_order_of_their_paths() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/sample");
    let files = collect(&[folder]).expect("there are cases");
    let thousand: Vec<PathBuf> = files.iter().cycle().take(1_000).cloned().collect();
    let sample = Erased::new(Sample);
    let verdicts = run_all(&thousand, &[&sample], &Options::default());
    assert_eq!(verdicts.iter().filter(|v| v.passed()).count(), 1_000);
    let paths: Vec<PathBuf> = verdicts.iter().map(|v| PathBuf::from(&v.path)).collect();
    assert_eq!(paths, thousand);
}
