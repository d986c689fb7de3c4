//! What is kept: corpus/KIND/NAME.gz.

use std::path::PathBuf;

/// The folder of a kind.
pub fn folder(kind: &str) -> PathBuf {
    golden::root().join("crates/fuzz/corpus").join(kind)
}

/// Everything that is kept of a kind, by name.
pub fn all(kind: &str) -> Result<Vec<(String, Vec<u8>)>, String> {
    let folder = folder(kind);
    let read = std::fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut paths = read.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>();
    let paths = paths.as_mut().map_err(|e| e.to_string())?;
    paths.sort();
    let name = |path: &PathBuf| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    paths.iter().map(|path| Ok((name(path), golden::corpus::unpack(path)?))).collect()
}
