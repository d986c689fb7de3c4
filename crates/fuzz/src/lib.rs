//! Damaged saves, cases, packs and messages: none of them stops a program.
//!
//! Each kind has one function that takes bytes and does with them what a program does with a file or a frame from
//! outside. Whatever the bytes are, it comes back: with a refusal, or with a table that is sound. `cargo xtask fuzz`
//! looks for bytes that reach new code (targets/); what it found worth keeping lies in corpus/ and is tried by the
//! test of this crate.

pub mod change;
pub mod kept;
pub mod messages;

use cases::{Case, Options, run_text};
use games::Games;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use table::RandomPlayer;
use table::any::{AnyGame, AnyTable};
use table::{Save, Viewer};

static GAMES: LazyLock<Games> = LazyLock::new(Games::new);

/// A saved game: text as it lies in a file.
pub mod saves {
    use super::{GAMES, Save, look_and_play};

    /// Opens it, looks at it and plays on.
    pub fn open(data: &[u8]) {
        let Ok(text) = std::str::from_utf8(data) else { return };
        let Ok(save) = Save::from_text(text) else { return };
        let Ok(game) = GAMES.find(&save.game) else { return };
        let Ok((table, _)) = game.load(&save) else { return };
        look_and_play(table, 8);
    }
}

/// A case: text as it lies in a file.
pub mod cases_of_games {
    use super::{Case, GAMES, Options, run_text};

    /// Reads it and runs it.
    pub fn open(data: &[u8]) {
        let Ok(text) = std::str::from_utf8(data) else { return };
        if let Err(failure) = Case::parse(text) {
            assert!(!failure.text.is_empty(), "a refusal says something");
        }
        let verdict = run_text("fuzzed.toml", text, &GAMES.list(), &Options::default());
        assert!(!verdict.to_string().is_empty());
    }
}

/// A content pack in which one file is another: its path in the first line, `gloomhaven/items.ron`, and its text.
pub mod packs {
    use super::{BTreeMap, GAMES, LazyLock, look_and_play};

    type Files = Vec<(String, String)>;

    static BUILT_IN: LazyLock<BTreeMap<String, Files>> = LazyLock::new(|| {
        let all = GAMES.list().into_iter().map(|game| {
            let folder = golden::root().join("content").join(game.name());
            let read = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap_or_default();
            let files = game.files().into_iter().map(|name| (name.to_owned(), read(name)));
            (game.name().to_owned(), files.collect())
        });
        all.collect()
    });

    /// Reads it, and if it is sound, plays a game with it.
    pub fn open(data: &[u8]) {
        let Ok(text) = std::str::from_utf8(data) else { return };
        let Some((path, text)) = text.split_once('\n') else { return };
        let Some((game, path)) = path.split_once('/') else { return };
        let (Ok(game), Some(files)) = (GAMES.find(game), BUILT_IN.get(game)) else { return };
        let mut files = files.clone();
        let Some(file) = files.iter_mut().find(|(name, _)| name == path) else { return };
        text.clone_into(&mut file.1);
        match game.with_content(&files) {
            Err(problems) => assert!(!problems.is_empty(), "a refusal says something"),
            Ok(game) => {
                let Ok(setup) = game.setup(None, None) else { return };
                let Ok(table) = game.table(setup, 1) else { return };
                look_and_play(table, 8);
            }
        }
    }
}

/// Looks at a table through everybody's eyes and gives some answers.
fn look_and_play(mut table: Box<dyn AnyTable>, answers: usize) {
    let mut random = RandomPlayer::new(1);
    for _ in 0..answers {
        for (seat, _) in table.seats() {
            let _ = table.scene(Viewer::Seat(seat));
            let _ = table.story(Viewer::Seat(seat), 0);
        }
        let open = table.pending(Viewer::Engine);
        let Some((seats, asked)) = open.first().and_then(|open| Some((&open.seats, open.asked.as_ref()?)))
        else {
            return;
        };
        assert!(!asked.options.is_empty(), "a question offers something");
        let option = &asked.options[random.below(asked.options.len())];
        let Some(seat) = option.seat.or_else(|| seats.first().copied()) else { return };
        let Some(question) = table.question(seat) else { return };
        if table.answer(seat, question, &option.key).is_err() {
            return;
        }
    }
    let _ = table.save();
}

/// The game of a name, for those who make what is to be damaged.
pub fn game(name: &str) -> Option<&'static dyn AnyGame> {
    GAMES.find(name).ok()
}
