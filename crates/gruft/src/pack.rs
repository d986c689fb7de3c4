//! Content packs: folders of files as they lie under `content/`.

use crate::{Stop, terminal};
use std::path::{Path, PathBuf};
use table::Phrase;
use table::any::AnyGame;
use words::{Language, Words};

/// The game that a pack is for, with the content of the pack; or what is wrong with it.
///
/// The game is the one that is named, or the one whose own files it is most like.
pub fn load(games: &games::Games, folder: &Path, game: Option<&str>) -> Result<Box<dyn AnyGame>, Stop> {
    let files = read(folder)?;
    let alike = |game: &&dyn AnyGame| {
        let own = game.files();
        files.iter().filter(|(name, _)| own.contains(&name.as_str())).count()
    };
    let found = match game {
        Some(name) => games.find(name).map_err(Stop::wrong)?,
        // The first of several that are equally alike.
        None => games
            .list()
            .into_iter()
            .rev()
            .max_by_key(alike)
            .ok_or_else(|| Stop::wrong("there are no games"))?,
    };
    found.with_content(&files).map_err(|problems| {
        // The file comes first in each message, so the folder goes before it.
        let at = folder.join("").display().to_string();
        let all: Vec<String> = problems.iter().map(|problem| format!("{at}{problem}")).collect();
        Stop::No(all.join("\n"))
    })
}

fn read(folder: &Path) -> Result<Vec<(String, String)>, Stop> {
    let mut paths = Vec::new();
    collect(folder, &mut paths)
        .map_err(|e| Stop::Wrong(format!("{}: {e}; a pack is a folder of .ron files", folder.display())))?;
    paths.sort();
    let mut files = Vec::new();
    for path in paths {
        let name = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        files.push((name, terminal::read(&path)?));
    }
    Ok(files)
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

/// Phrases that some language cannot say.
pub fn unsaid(phrases: &[Phrase]) -> Vec<String> {
    let mut problems = std::collections::BTreeSet::new();
    for language in Language::ALL {
        let words = Words::of(language);
        let errors = phrases.iter().filter_map(|p| words.try_say(p).err());
        problems.extend(errors.map(|e| format!("{}: {e}", language.tag())));
    }
    problems.into_iter().collect()
}

/// Phrases of a pack that some language cannot say, each where the pack names what it is about.
pub fn unsaid_in(folder: &Path, phrases: &[Phrase]) -> Result<Vec<String>, Stop> {
    let files = read(folder)?;
    let mut problems = Vec::new();
    for phrase in phrases {
        for problem in unsaid(std::slice::from_ref(phrase)) {
            let at = place(&files, &phrase.id).unwrap_or_default();
            problems.push(format!("{}{at}: {problem}", folder.join("").display()));
        }
    }
    problems.sort();
    problems.dedup();
    Ok(problems)
}

/// The file and line that first name what a message is about: `monster-inox-guard` is about "inox-guard".
fn place(files: &[(String, String)], id: &str) -> Option<String> {
    let ends = id.match_indices('-').map(|(at, _)| format!("\"{}\"", &id[at + 1..]));
    ends.into_iter().find_map(|name| {
        files.iter().find_map(|(file, text)| {
            let line = text.lines().position(|line| line.contains(&name))?;
            Some(format!("{file}:{}", line + 1))
        })
    })
}

/// The scenario of a file `PACK/scenarios/NN-NAME.ron`: the game with its pack, and its name.
pub fn scenario_of(file: &Path, game: Option<&str>) -> Result<(Box<dyn AnyGame>, String), Stop> {
    let lost =
        || Stop::Wrong(format!("{}: scenarios lie in a pack, as PACK/scenarios/NN-NAME.ron", file.display()));
    let folder =
        file.parent().filter(|f| f.ends_with("scenarios")).and_then(Path::parent).ok_or_else(lost)?;
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let stem = file.file_stem().map(|s| s.to_string_lossy().to_string()).unwrap_or_default();
    let (_, name) = stem.split_once('-').ok_or_else(lost)?;
    Ok((load(&games::Games::new(), folder, game)?, name.to_owned()))
}
