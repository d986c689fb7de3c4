//! `corpus/`: games in the middle of play as earlier versions have written them. docs/saves.md explains the files.

use crate::{Failure, root};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use games::Games;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use table::any::{AnyGame, AnyTable};
use table::{Chance, Entry, LoadNote, RandomPlayer, Save, Seat, SeatSet, Undone, Viewer};

/// So many answers are played on.
const ON: usize = 30;

/// The games in it, each with scenarios.
pub const GAMES: [(&str, &[&str]); 5] = [
    ("gloomhaven", &["1", "2", "3", "4", "5", "random-dungeon"]),
    ("frosthaven", &["0", "1", "2", "3", "6"]),
    (
        "descent",
        &[
            "first-blood",
            "the-granary-raid",
            "the-spider-cellar",
            "ash-and-ember",
            "the-drowned-road",
            "the-brood",
        ],
    ),
    ("sword-and-sorcery", &["the-cold-chapel", "the-drowned-warden", "market-of-lanterns"]),
    ("massive-darkness-2", &["tutorial", "three-seals", "throne-of-the-reaper", "the-bone-cellar"]),
];

/// The name of a database in it.
pub const DATABASE: &str = "gruft.db.gz";
/// The links that open its tables, and an account.
pub const LINKS: &str = "links.json";

/// The folder of every version.
pub fn versions() -> Result<Vec<PathBuf>, Failure> {
    let folders = sorted(&root().join("corpus"))?;
    Ok(folders.into_iter().filter(|path| path.is_dir()).collect())
}

/// The saves in a folder.
pub fn saves(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let is_save = |path: &PathBuf| path.to_string_lossy().ends_with(".json.gz");
    Ok(sorted(folder)?.into_iter().filter(is_save).collect())
}

/// The last rest of a save as the version that wrote it writes a position: the beginning of a case.
pub fn case_of(save: &Path) -> PathBuf {
    let name = save.to_string_lossy();
    PathBuf::from(name.strip_suffix(".json.gz").unwrap_or(&name).to_owned() + ".toml.gz")
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut all: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    all.sort();
    Ok(all)
}

/// Reads a packed file.
pub fn unpack(path: &Path) -> Result<Vec<u8>, Failure> {
    let at = |e: std::io::Error| format!("{}: {e}", path.display());
    let mut out = Vec::new();
    GzDecoder::new(std::fs::File::open(path).map_err(at)?).read_to_end(&mut out).map_err(at)?;
    Ok(out)
}

/// Writes a packed file; the same bytes for the same content.
pub fn pack(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    let packed = gzip.write_all(bytes).and_then(|()| gzip.finish());
    packed.and_then(|packed| std::fs::write(path, packed)).map_err(|e| format!("{}: {e}", path.display()))
}

/// What became of some saves of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// How many there were.
    pub saves: usize,
    /// Of these, with log, undo and replay back to their beginning.
    pub whole: usize,
    /// The answers in their records.
    pub answers: usize,
    /// Those that have to be given again.
    pub dropped: usize,
}

/// Opens a save of an earlier version and plays on. Its last rest must be the one that was written, what is new aside.
/// Gives its game.
pub fn open(games: &Games, path: &Path) -> Result<(String, Counted), Failure> {
    let text = String::from_utf8(unpack(path)?).map_err(|e| e.to_string())?;
    let save = Save::from_text(&text).map_err(|e| e.to_string())?;
    let game = games.find(&save.game).map_err(|e| e.to_string())?;
    at_its_rest(game, &save, path)?;
    let (table, notes) = game.load(&save).map_err(|e| e.to_string())?;
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

/// Keys of positions that a later version writes otherwise: what is named aside, or all that is left.
const OTHERWISE: [(&str, &str); 1] = [("goals_aside", "goal_deck")];

/// The last rest is the one that the earlier version has written down as a position, what is new aside.
fn at_its_rest(game: &dyn AnyGame, save: &Save, path: &Path) -> Result<(), Failure> {
    let case = String::from_utf8(unpack(&case_of(path))?).map_err(|e| e.to_string())?;
    let then = case.parse::<toml::Table>().map_err(|e| e.to_string())?;
    let since = then["step"]
        .get(0)
        .and_then(|step| step.get("answer"))
        .and_then(toml::Value::as_array)
        .map_or(0, Vec::len);
    // Without the answers since: under other rules they may lead to the next rest.
    let mut at_rest = save.clone();
    if since > 0 {
        let (by, agreed) = (Seat(0), SeatSet::first(Seat::MOST));
        at_rest.entries.push(Entry::Undo { by, agreed, what: Undone::Last(since as u32) });
    }
    let (table, _) = game.load(&at_rest).map_err(|e| e.to_string())?;
    let now = cases::skeleton(game, &table.save()).map_err(|e| e.to_string())?;
    let now = now.parse::<toml::Table>().map_err(|e| e.to_string())?;
    let said = |key: &str| !["step", "chance", "title", "shows", "source"].contains(&key);
    for (key, then) in then.iter().filter(|(key, _)| said(key)) {
        let otherwise = OTHERWISE.iter().any(|(old, new)| old == key && now.contains_key(*new));
        match now.get(key) {
            Some(now) => agrees(key, then, now)?,
            None if otherwise || is_nothing(then) || goes_without_saying(game, &*table, key, then) => {}
            None => return Err(format!("its last rest has no {key} any more; there was {then}")),
        }
    }
    Ok(())
}

/// Whether a position that says this too is the same one: what a later version takes for granted it does not write.
fn goes_without_saying(game: &dyn AnyGame, table: &dyn AnyTable, key: &str, then: &toml::Value) -> bool {
    let Some(position) = table.position() else { return false };
    let mut said = position.clone();
    let (Some(fields), Ok(then)) = (said.as_object_mut(), serde_json::to_value(then)) else { return false };
    fields.insert(key.to_owned(), then);
    game.arrange(said, Chance::seeded(1)).is_ok_and(|arranged| arranged.position() == Some(position))
}

/// Whether a value is one that a position may leave out.
fn is_nothing(value: &toml::Value) -> bool {
    match value {
        toml::Value::Boolean(flag) => !flag,
        toml::Value::Integer(number) => *number == 0,
        toml::Value::Array(list) => list.is_empty(),
        toml::Value::Table(table) => table.is_empty(),
        _ => false,
    }
}

fn agrees(place: &str, then: &toml::Value, now: &toml::Value) -> Result<(), Failure> {
    match (then, now) {
        (toml::Value::Table(then), toml::Value::Table(now)) => then.iter().try_for_each(|(key, then)| {
            let inside = format!("{place}.{key}");
            match now.get(key) {
                Some(now) => agrees(&inside, then, now),
                None if is_nothing(then) => Ok(()),
                None => Err(format!("{inside} is gone; it was {then}")),
            }
        }),
        (toml::Value::Array(then), toml::Value::Array(now)) if then.len() == now.len() => {
            let mut pairs = then.iter().zip(now).enumerate();
            pairs.try_for_each(|(n, (then, now))| agrees(&format!("{place}.{n}"), then, now))
        }
        (then, now) if then == now || is_nothing(then) && is_nothing(now) => Ok(()),
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
