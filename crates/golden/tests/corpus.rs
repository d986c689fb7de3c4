//! Games of earlier versions are opened by this one, at the rest at which they were left, and go on: docs/saves.md.

use games::Games;
use golden::Failure;
use golden::corpus::{GAMES, case_of, saves, unpack, versions};
use std::collections::BTreeMap;
use std::path::Path;
use table::any::{AnyGame, AnyTable};
use table::{LoadNote, RandomPlayer, Save, Viewer};

/// So many answers are played on.
const ON: usize = 30;

/// What became of the saves of a game.
#[derive(Debug, Default)]
struct Counted {
    saves: usize,
    /// Of these, with log, undo and replay back to their beginning.
    whole: usize,
    answers: usize,
    dropped: usize,
}

#[test]
fn saves_of_earlier_versions_open_at_their_rest_and_go_on() {
    let games = Games::new();
    let (mut failures, mut all) = (Vec::new(), BTreeMap::<String, Counted>::new());
    let versions = versions().unwrap_or_else(|e| panic!("{e}"));
    assert!(versions.len() >= 6, "{versions:?}");
    for version in &versions {
        let mut games_there: Vec<String> = Vec::new();
        for path in saves(version).unwrap_or_else(|e| panic!("{e}")) {
            let name = path.strip_prefix(golden::root()).unwrap_or(&path).display().to_string();
            match open(&games, &path) {
                Ok((game, counted)) => {
                    let sum = all
                        .entry(format!("{} {game}", version.file_name().unwrap_or_default().display()))
                        .or_default();
                    sum.saves += 1;
                    sum.whole += counted.whole;
                    sum.answers += counted.answers;
                    sum.dropped += counted.dropped;
                    games_there.push(game);
                }
                Err(failure) => failures.push(format!("{name}: {failure}")),
            }
        }
        for (game, _) in GAMES {
            assert!(
                games_there.iter().any(|there| there == game) || !failures.is_empty(),
                "{version:?}: no {game}"
            );
        }
    }
    for (what, counted) in &all {
        println!("{what}: {counted:?}");
    }
    assert!(failures.is_empty(), "{} cannot be opened:\n{}", failures.len(), failures.join("\n"));
}

fn open(games: &Games, path: &Path) -> Result<(String, Counted), Failure> {
    let text = String::from_utf8(unpack(path)?).map_err(|e| e.to_string())?;
    let save = Save::from_text(&text).map_err(|e| e.to_string())?;
    let game = games.find(&save.game).map_err(|e| e.to_string())?;
    let (table, notes) = game.load(&save).map_err(|e| e.to_string())?;
    at_its_rest(game, &*table, path)?;
    let whole = table.save().start.at == save.start.at;
    let dropped = notes.iter().map(|note| note.dropped().len()).sum();
    let since = table.entries().len();
    if whole && notes.is_empty() && table.entries() != save.entries {
        return Err("nothing is said, and its record is another".to_owned());
    }
    if notes.iter().any(|note| matches!(note, LoadNote::DoesNotReplay { .. })) && save.rules != game.rules() {
        return Err(format!("{notes:?}"));
    }
    plays_on(game, table)?;
    Ok((save.game.clone(), Counted { saves: 1, whole: usize::from(whole), answers: since, dropped }))
}

/// The last rest is the one that the earlier version has written down as a position, what is new aside.
fn at_its_rest(game: &dyn AnyGame, table: &dyn AnyTable, path: &Path) -> Result<(), Failure> {
    let case = String::from_utf8(unpack(&case_of(path))?).map_err(|e| e.to_string())?;
    let now = cases::skeleton(game, &table.save()).map_err(|e| e.to_string())?;
    let read = |text: &str| text.parse::<toml::Table>().map_err(|e| e.to_string());
    let (then, now) = (read(&case)?, read(&now)?);
    for (key, then) in
        then.iter().filter(|(key, _)| !["step", "chance", "title", "shows", "source"].contains(&key.as_str()))
    {
        match now.get(key) {
            Some(now) => agrees(key, then, now)?,
            None => return Err(format!("its last rest has no {key} any more; there was {then}")),
        }
    }
    Ok(())
}

fn agrees(place: &str, then: &toml::Value, now: &toml::Value) -> Result<(), Failure> {
    match (then, now) {
        (toml::Value::Table(then), toml::Value::Table(now)) => then.iter().try_for_each(|(key, then)| {
            let inside = format!("{place}.{key}");
            now.get(key)
                .map_or(Err(format!("{inside} is gone; it was {then}")), |now| agrees(&inside, then, now))
        }),
        (toml::Value::Array(then), toml::Value::Array(now)) if then.len() == now.len() => then
            .iter()
            .zip(now)
            .enumerate()
            .try_for_each(|(n, (then, now))| agrees(&format!("{place}.{n}"), then, now)),
        (then, now) if then == now => Ok(()),
        (then, now) => Err(format!("{place} was {then} and is {now}")),
    }
}

/// Thirty answers; every question offers something, nothing breaks, and what comes out is saved and read again.
fn plays_on(game: &dyn AnyGame, mut table: Box<dyn AnyTable>) -> Result<(), Failure> {
    let mut random = RandomPlayer::new(30);
    for n in 0..ON {
        let open = table.pending(Viewer::Engine);
        let Some((seats, asked)) = open.first().and_then(|open| Some((&open.seats, open.asked.as_ref()?)))
        else {
            break;
        };
        let option = &asked.options[random.below(asked.options.len())];
        let seat = option.seat.unwrap_or(seats[0]);
        let question = table.question(seat).ok_or("a seat that is asked has no question")?;
        table
            .answer(seat, question, &option.key)
            .map_err(|e| format!("answer {n} from there, {}: {e}", option.key))?;
    }
    let (again, notes) = game.load(&table.save()).map_err(|e| format!("saved again: {e}"))?;
    if !notes.is_empty() || again.scene(Viewer::Engine) != table.scene(Viewer::Engine) {
        return Err(format!("saved again it is another game: {notes:?}"));
    }
    Ok(())
}
