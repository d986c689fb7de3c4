//! `corpus/`: games in the middle of play as earlier versions have written them. docs/saves.md explains the files.

use crate::{Failure, root};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// The games in it, each with scenarios.
pub const GAMES: [(&str, &[&str]); 5] = [
    ("gloomhaven", &["1", "2", "3", "4", "5", "random-dungeon"]),
    ("frosthaven", &["1", "2", "3", "5", "0"]),
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
