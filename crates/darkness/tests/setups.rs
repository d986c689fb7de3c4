//! What can be agreed before a quest when little or nothing was said.

use darkness::Darkness;
use table::Game;

fn game() -> Darkness {
    Darkness::new().unwrap_or_else(|e| panic!("{e}"))
}

/// MD-SET-01: one to six heroes.
#[test]
fn one_to_six_heroes_play() {
    let game = game();
    for heroes in 1..=6 {
        let setup = game.setup(None, Some(heroes)).unwrap_or_else(|e| panic!("{heroes} heroes: {e}"));
        assert_eq!(setup.heroes.len(), usize::from(heroes));
    }
    for heroes in [0, 7] {
        let refused = game.setup(None, Some(heroes)).expect_err("too few or too many").to_string();
        assert!(refused.contains("1 to 6 heroes"), "{refused}");
    }
}

#[test]
fn who_says_nothing_plays_the_tutorial_with_four() {
    let setup = game().setup(None, None).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!((&*setup.quest, setup.heroes.len(), setup.hellbreaker), ("tutorial", 4, false));
    let refused = game().setup(Some("nowhere"), None).expect_err("no such quest").to_string();
    assert!(refused.contains("nowhere") && refused.contains("tutorial"), "{refused}");
}
