//! The rooms of this crate use each other in one direction.

use std::path::Path;

/// Each room may use those before it; `shown` and `rulings` lie beside them all.
const ROOMS: [&str; 6] = ["content", "world", "actions", "monsters", "scenario", "flow"];

#[test]
fn no_room_uses_one_that_comes_after_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = 0;
    for (n, room) in ROOMS.iter().enumerate() {
        for file in std::fs::read_dir(root.join(room)).expect("a room") {
            let path = file.expect("a file").path();
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
