//! The rooms of this crate use each other in one direction.

use std::path::{Path, PathBuf};

/// Each room may use those before it; `shown` and `rulings` lie beside them all.
const ROOMS: [&str; 6] = ["content", "world", "actions", "monsters", "scenario", "flow"];

/// The files of a room and of the folders in it.
fn sources(room: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(room).expect("a room").map(|entry| entry.expect("a file").path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn no_room_uses_one_that_comes_after_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = 0;
    for (n, room) in ROOMS.iter().enumerate() {
        for path in sources(&root.join(room)) {
            let text = std::fs::read_to_string(&path).expect("a source");
            files += 1;
            for later in &ROOMS[n + 1..] {
                let used = text.lines().position(|line| line.contains(&format!("crate::{later}")));
                assert_eq!(used.map(|line| line + 1), None, "{} uses {later}", path.display());
            }
        }
    }
    assert!(files > 25, "{files}");
}
