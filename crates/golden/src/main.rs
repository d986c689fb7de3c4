//! Writes the golden games and the counts of the trees anew: `cargo xtask golden`.

use games::Games;
use golden::{Failure, golden_games, path, read, same_save, story, trees, with_counts};
use std::process::ExitCode;

fn main() -> ExitCode {
    match renew(&Games::new()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(text) => {
            eprintln!("{text}");
            ExitCode::FAILURE
        }
    }
}

fn renew(games: &Games) -> Result<(), Failure> {
    let write = |name: &str, text: String| {
        let old = read(name).unwrap_or_default();
        println!("golden/{name}{}", if old == text { "" } else { ": changed" });
        std::fs::write(path(name), text).map_err(|e| format!("golden/{name}: {e}"))
    };
    for golden in golden_games()? {
        let table = golden.play(games)?;
        // A file in which only the rules would be others stays as it is.
        let (save, kept) = (table.save(), golden.save());
        let stays = kept.as_ref().is_ok_and(|kept| same_save(&save, kept) && save.numbers == kept.numbers);
        match kept {
            Ok(_) if stays => println!("golden/{}", golden.save_name()),
            _ => write(&golden.save_name(), save.to_text())?,
        }
        write(&golden.story_name(), story(&*table))?;
        write(&golden.seen_name(), golden.seen(games)?)?;
    }
    let counts: Result<Vec<u64>, Failure> = trees()?.iter().map(|tree| tree.count(games)).collect();
    write("trees.toml", with_counts(&read("trees.toml")?, &counts?))
}
