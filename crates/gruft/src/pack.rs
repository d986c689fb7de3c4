//! Content packs: folders of files as they lie under `content/`, and pictures of their scenarios.

use crate::{Stop, terminal};
use board::hex::draw::{Picture, Side, Theme};
use haven::content::{Content, Lying, Rank, Scenario, Treasure};
use std::path::{Path, PathBuf};
use words::{Language, Words};

/// What is in a pack, or what is wrong with it.
pub fn load(folder: &Path) -> Result<Content, Stop> {
    let mut paths = Vec::new();
    collect(folder, &mut paths)
        .map_err(|e| Stop::Wrong(format!("{}: {e}; a pack is a folder of .ron files", folder.display())))?;
    paths.sort();
    let mut files: Vec<(String, String)> = Vec::new();
    for path in paths {
        let name = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        files.push((name, terminal::read(&path)?));
    }
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    // The file comes first in the message, so the folder goes before it.
    Content::load(&files).map_err(|e| Stop::No(folder.join("").display().to_string() + &e.to_string()))
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, paths)?;
        } else if path.extension().is_some_and(|e| e == "ron") {
            paths.push(path);
        }
    }
    Ok(())
}

/// What the scenarios and monsters of a pack say and some language cannot.
pub fn unsaid(content: &Content) -> Vec<String> {
    let mut problems = std::collections::BTreeSet::new();
    for language in Language::ALL {
        let words = Words::of(language);
        let errors = content.scenario_texts().into_iter().filter_map(|p| words.try_say(&p).err());
        problems.extend(errors.map(|e| format!("{}: {e}", language.tag())));
    }
    problems.into_iter().collect()
}

/// The scenario of a file `PACK/scenarios/NN-NAME.ron`, with its pack.
pub fn scenario_of(file: &Path) -> Result<(Content, usize), Stop> {
    let lost =
        || Stop::Wrong(format!("{}: scenarios lie in a pack, as PACK/scenarios/NN-NAME.ron", file.display()));
    let folder =
        file.parent().filter(|f| f.ends_with("scenarios")).and_then(Path::parent).ok_or_else(lost)?;
    let content = load(if folder.as_os_str().is_empty() { Path::new(".") } else { folder })?;
    let stem = file.file_stem().map(|s| s.to_string_lossy().to_string()).unwrap_or_default();
    let at = content.scenarios.iter().position(|s| format!("{:02}-{}", s.number, s.name) == stem);
    at.map(|at| (content, at)).ok_or_else(lost)
}

/// Two letters for a kind: of its first and its last word.
fn initials(name: &str) -> String {
    let mut words = name.split('-');
    let first = words.next().and_then(|w| w.chars().next());
    let last = words.next_back().and_then(|w| w.chars().next());
    first.into_iter().chain(last).map(|c| c.to_ascii_uppercase()).collect()
}

/// One letter for a monster: of the last word of its kind, a capital for elites, `&` for a boss.
fn letter(name: &str, rank: Rank) -> char {
    let last = name.rsplit('-').next().and_then(|w| w.chars().next()).unwrap_or('?');
    match rank {
        Rank::Normal => last,
        Rank::Elite => last.to_ascii_uppercase(),
        Rank::Boss => '&',
    }
}

/// What a token in a room is drawn as.
fn token(what: &Lying) -> Option<String> {
    match what {
        Lying::Coins(1) => Some("$".to_owned()),
        Lying::Coins(count) => Some(format!("{count}$")),
        Lying::Treasure(Treasure::Number(number)) => Some(number.to_string()),
        Lying::Treasure(Treasure::Goal) => Some("!".to_owned()),
        Lying::Treasure(Treasure::Card(_)) => Some("X".to_owned()),
        Lying::Plate(letter) => Some(letter.to_string()),
        Lying::Obstacle(_) | Lying::Trap { .. } | Lying::Hazardous(_) | Lying::Difficult(_) => None,
    }
}

/// A scenario in characters, with all rooms, for so many characters: `@` starts, `$` coins, `X` treasures, objectives
/// by their names, monsters by the last word of their kind.
pub fn ascii(content: &Content, scenario: &Scenario, party: u8) -> String {
    let map = &scenario.map;
    let mut drawing = map.drawing();
    let mut put = |at, sign| drawing.put(map.hex(at).offset(), sign);
    for at in &scenario.starts {
        put(*at, '@');
    }
    for room in &scenario.rooms {
        for overlay in &room.overlays {
            let sign = match overlay.what {
                Lying::Coins(_) => '$',
                Lying::Treasure(_) => 'X',
                Lying::Plate(_) => '_',
                _ => continue,
            };
            overlay.at.iter().for_each(|at| {
                put(*at, sign);
            });
        }
        for (which, at) in &room.objectives {
            put(*at, scenario.objectives[usize::from(*which)].name.chars().next().unwrap_or('?'));
        }
        for monster in &room.monsters {
            if let Some(rank) = monster.ranks.of(party) {
                put(monster.at, letter(&content.monsters[usize::from(monster.kind.0)].name, rank));
            }
        }
    }
    drawing.to_string()
}

/// A scenario as an SVG file, with all rooms, for so many characters.
pub fn svg(content: &Content, scenario: &Scenario, party: u8, theme: Theme) -> String {
    let name = Words::of(Language::English).say(&scenario.title());
    let title = format!("{}: {name}, {party} characters", scenario.number);
    let mut picture = Picture::of(&scenario.map).theme(theme).title(title).coordinates();
    for at in &scenario.starts {
        picture = picture.token(*at, "S");
    }
    for (letter, at) in &scenario.marks {
        picture = picture.token(*at, letter.to_string());
    }
    for door in &scenario.doors {
        if let Some(letter) = door.letter {
            picture = picture.token(door.at, letter.to_string());
        }
    }
    for room in &scenario.rooms {
        for overlay in &room.overlays {
            if let (Some(label), Some(at)) = (token(&overlay.what), overlay.at.first()) {
                picture = picture.token(*at, label);
            }
        }
        for (which, at) in &room.objectives {
            let label = initials(&scenario.objectives[usize::from(*which)].name);
            picture = picture.figure(*at, label, Side::Other);
        }
        for monster in &room.monsters {
            if let Some(rank) = monster.ranks.of(party) {
                let side = if rank == Rank::Normal { Side::Monster } else { Side::Elite };
                let label = initials(&content.monsters[usize::from(monster.kind.0)].name);
                picture = picture.figure(monster.at, label, side);
            }
        }
    }
    picture.svg()
}
