//! Words that would mean nothing where they stand are refused when content is loaded, with file and line.

#[path = "common/pack.rs"]
mod pack;

use haven::content::{GLOOMHAVEN, monster_abilities};
use pack::broken;

/// The line of a text in which these words first stand.
fn line_of(file: &str, words: &str) -> usize {
    let (_, text) = GLOOMHAVEN.iter().find(|(name, _)| *name == file).expect("the file");
    text.lines().position(|line| line.contains(words)).expect("the words") + 1
}

#[test]
fn what_monsters_cannot_do_is_not_on_their_cards() {
    let from = "attack+0 poison";
    for (to, says) in [
        ("land", "only characters"),
        ("disarm-trap 2", "only characters"),
        ("attack+0 passed", "on a way"),
        ("attack+0 range 3 on-path", "on a way"),
        ("muddle passed", "concerns passed"),
        ("muddle beside-target", "concerns beside-target"),
        ("damage 1 inside", "concerns inside"),
        ("push 1 opener", "concerns opener"),
        ("heal 1 everybody", ""),
        ("consume earth: land", "only characters"),
        ("consume earth: special 1", "stands alone"),
        ("consume earth: on-death: attack+0 adjacent", "stands alone"),
        ("on-death: heal 2 self", "attacks all in its reach"),
        ("on-death: attack+0", "attacks all in its reach"),
        ("on-death: attack+0 adjacent [fire: attack +1]", "attacks all in its reach"),
        ("on-death: attack+0 area own 1,0", "attacks all in its reach"),
        ("special 1", "special 1"),
        ("attack+0 times 3", "times 2"),
        ("attack+0 adjacent range 3", "no range"),
        ("attack+0 range 2 area own 1,0", "no range"),
        ("attack+0 [fire: other-enemy]", "side of an attack"),
    ] {
        if says.is_empty() {
            assert!(monster_abilities(to).is_ok(), "{to}");
            continue;
        }
        let error = broken("decks.ron", from, to);
        assert!(error.what.contains(says), "{to}: {error}");
        assert!(error.line.is_some(), "{to}: {error}");
        if error.file == "decks.ron" {
            assert_eq!(error.line, Some(line_of("decks.ron", from)), "{to}: {error}");
        }
    }
}

#[test]
fn bosses_have_every_special_that_they_draw() {
    let file = "monsters.ron";
    for (to, says) in [
        ("specials: [[\"open-next-door\"]]", "special 2"),
        ("specials: [[\"open-next-door\"], [\"special 1\"]]", "no special again"),
        ("specials: [[\"open-next-door\"], [\"land\"]]", "only characters"),
    ] {
        let error = broken(file, "specials: [[\"open-next-door\"], [\"summon living-bones by-party\"]]", to);
        assert_eq!(error.file, file);
        assert!(error.what.contains(says), "{to}: {error}");
        assert!(error.line.is_some_and(|line| line > 1), "{to}: {error}");
    }
}

#[test]
fn allied_figures_have_no_words_without_a_meaning() {
    let file = "scenarios/202-prison-break.ron";
    let (_, text) = GLOOMHAVEN.iter().find(|(name, _)| *name == file).expect("the file");
    let acts = text.lines().find_map(|l| l.split("acts: [").nth(1)).expect("an allied figure");
    let acts = format!("acts: [{}]", acts.split(']').next().expect("its end"));
    for to in ["acts: [\"land\"]", "acts: [\"attack 2 passed\"]", "acts: [\"muddle inside\"]"] {
        let error = broken(file, &acts, to);
        assert!(error.what.contains("cannot"), "{to}: {error}");
        assert!(error.line.is_some(), "{to}: {error}");
    }
}

#[test]
fn what_a_card_adds_to_nothing_is_refused() {
    let (file, from) = ("classes/brute.ron", "on attack-damage: shield 1");
    for (to, says) in [
        ("grant ally 3: on attack: attack +1", "nobody performs it"),
        ("on turn: do heal 1 self", "only items"),
        ("on melee-attacked: pierce 1", "adds nothing"),
        ("on melee-attacked: shield 1", "adds nothing"),
        ("on melee-attacked while invisible: retaliate 2", "cannot depend"),
        ("on damage alone: negate", "cannot depend"),
        ("on attack-action alone: attack +1", "cannot depend"),
        ("on attack-damage: retaliate 1", "adds nothing"),
        ("on attack-damage: negate", "adds nothing"),
        ("on attack-damage: shield 1 do heal 1 self", "nothing is done"),
        ("on damage: shield 1", "adds nothing"),
        ("on attack: target +1", "adds nothing"),
        ("on attack: range +1", "adds nothing"),
        ("on attack-action: xp 1", "adds nothing"),
        ("on attack-action: other-enemy", "adds nothing"),
        ("on move: loot-way", "adds nothing"),
        ("on move: move +1 do heal 1 self", "nothing is done"),
        ("on heal: target 2", "adds nothing"),
        ("on heal: heal +1 [earth: xp 1]", "adds nothing"),
        ("on turn-end: xp 1", "adds nothing"),
    ] {
        let error = broken(file, from, to);
        assert_eq!(error.file, file, "{to}: {error}");
        assert!(error.what.contains(says), "{to}: {error}");
        assert!(error.line.is_some_and(|line| line > 1), "{to}: {error}");
    }
}

#[test]
fn effects_that_nobody_gets_or_counts_are_refused() {
    let (file, from) = ("classes/brute.ron", "\"move 4\"");
    for (to, says) in [
        ("for allies 2: move 2", "others get"),
        ("for allies 2: muddle enemies 3", "others get"),
        ("for allies 2: heal 2 range 3", "others get"),
        ("if alone: heal 1 self", "in [ ]"),
        ("if enemy-springs: heal 1 self", "in [ ]"),
        ("refresh 1 passive self", "never refreshed"),
        ("spawn 1 normal living-bones b", "for scenarios"),
        ("open a", "for scenarios"),
        ("item 12", "for scenarios"),
        ("discard 1 enemies 2", "self, everybody or one"),
        ("loot 1 [fire: xp 1]", "adds nothing"),
        ("muddle adjacent [per target: xp 1]", "adds nothing"),
        ("heal 2 self [beside-ally: heal +1]", "adds nothing"),
        ("move 2 [each-time: xp 1]", "adds nothing"),
        ("trap 2 [fire: xp 1]", "adds nothing"),
    ] {
        let error = broken(file, from, &format!("{to:?}"));
        assert_eq!(error.file, file, "{to}: {error}");
        assert!(error.what.contains(says), "{to}: {error}");
        assert!(error.line.is_some_and(|line| line > 1), "{to}: {error}");
    }
    let error = broken(file, "bottom: (does: [\"move 4\"])", "bottom: (does: [\"move 4\"], stays: round)");
    assert!(error.what.contains("stays in play"), "{error}");
}

#[test]
fn items_do_what_they_say_or_are_refused() {
    let (file, from) = ("items.ron", "does: [\"on move: jump\"]");
    for (to, says) in [
        ("on move: loot-way", "cannot add"),
        ("on attack alone: attack +1", "against anybody"),
        ("on attack: attack +1 [fire: attack +1]", "without [ ]"),
        ("on attack: target +1", "cannot add"),
        ("on attack-action: xp 1", "cannot add"),
        ("on attacked: no-double", "cannot add"),
        ("on attack-damage: negate", "cannot add"),
        ("on melee-attacked: retaliate 1", "cannot add"),
        ("on heal: heal +1", "cannot add"),
        ("on damage: negate", "cannot add"),
        ("on turn-start: do heal 1 self", "on its owner's turn"),
        ("on move: move +1 do heal 1 self", "on its owner's turn"),
    ] {
        let error = broken(file, from, &format!("does: [{to:?}]"));
        assert_eq!(error.file, file, "{to}: {error}");
        assert!(error.what.contains(says), "{to}: {error}");
        assert!(error.line.is_some_and(|line| line > 1), "{to}: {error}");
    }
    let error = broken(file, from, "does: [\"on move: jump\", \"on move: move +2\"]");
    assert!(error.what.contains("one thing at a time"), "{error}");
    let error = broken(file, "on attacked: no-double", "on attacked: disadvantage");
    assert!(error.what.contains("never used up"), "{error}");
}
