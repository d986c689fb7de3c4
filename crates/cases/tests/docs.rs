//! The worked example of docs/cases.md does what it says.

use cases::{Options, run_text};
use std::path::Path;
use table::any::Erased;
use table::sample::Sample;

fn guide() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/cases.md");
    std::fs::read_to_string(path).expect("the guide is there")
}

/// The blocks of this language, in order.
fn blocks<'g>(guide: &'g str, language: &str) -> Vec<&'g str> {
    let open = format!("```{language}\n");
    guide.split(&*open).skip(1).filter_map(|rest| rest.split("```").next()).collect()
}

fn run(text: &str) -> String {
    let sample = Erased::new(Sample);
    run_text("my-case.toml", text, &[&sample], &Options::default()).to_string()
}

#[test]
fn the_worked_example_fails_and_passes_as_the_guide_says() {
    let guide = guide();
    let toml = blocks(&guide, "toml");
    let messages = blocks(&guide, "text");
    let [head, position, chance, looks, pass, offers, answers] = toml[..7] else {
        panic!("blocks are missing")
    };
    let first = [head, position, chance, looks].join("\n");
    assert_eq!(run(&first), messages[0].trim_end());
    let second = [&format!("{head}{pass}"), position, chance, offers, answers].join("\n");
    assert_eq!(run(&second), messages[1].trim_end());
    let third = second.replace(chance, &format!("{chance}warden-deck = [\"roots\"]\n"));
    assert!(run(&third).starts_with("passed"), "{}", run(&third));
}
