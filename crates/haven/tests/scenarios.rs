//! The scenarios: facts, forms and texts, and every mistake that a file can make.

#[path = "common/pack.rs"]
mod pack;

use haven::content::{
    Content, Formula, GLOOMHAVEN, Lock, Lying, Rank, Rounds, Scenario, Task, Treasure, Trigger,
};
use pack::broken;
use proptest::prelude::*;
use words::{Language, Words};

fn content() -> Content {
    Content::load(haven::Edition::Gloomhaven, GLOOMHAVEN).unwrap_or_else(|e| panic!("{e}"))
}

fn scenario<'c>(content: &'c Content, name: &str) -> &'c Scenario {
    content.scenario(name).unwrap_or_else(|| panic!("there is no scenario {name}"))
}

/// Normal ones and elites of a kind in a room.
fn count(content: &Content, scenario: &Scenario, room: usize, kind: &str, party: u8) -> (usize, usize) {
    let kind = content.kind(kind).unwrap_or_else(|| panic!("there is no {kind}"));
    let of =
        |rank| scenario.rooms[room - 1].monsters_for(party).filter(|m| (m.0, m.1) == (kind, rank)).count();
    (of(Rank::Normal), of(Rank::Elite))
}

#[test]
fn the_first_five_and_two_of_our_own_are_there() {
    let content = content();
    let all: Vec<(u8, &str, usize, usize, usize, usize)> = content
        .scenarios
        .iter()
        .map(|s| {
            let monsters = s.rooms.iter().map(|r| r.monsters.len()).sum();
            (s.label.number, s.name.as_str(), s.rooms.len(), s.doors.len(), s.starts.len(), monsters)
        })
        .collect();
    assert_eq!(
        all,
        [
            (1, "black-barrow", 3, 2, 7, 21),
            (2, "barrow-lair", 6, 5, 5, 17),
            (3, "inox-encampment", 6, 5, 5, 27),
            (4, "crypt-of-the-damned", 4, 3, 5, 20),
            (5, "ruinous-crypt", 3, 2, 5, 15),
            (201, "proving-ground", 3, 2, 6, 2),
            (202, "prison-break", 2, 1, 6, 1),
        ]
    );
    for scenario in &content.scenarios {
        assert_eq!(scenario.map.rooms().count(), scenario.rooms.len(), "{}", scenario.name);
        assert_eq!(scenario.map.doors().len(), scenario.doors.len(), "{}", scenario.name);
        let at: Vec<_> = scenario.doors.iter().map(|d| d.at).collect();
        assert_eq!(scenario.map.doors(), at, "doors are in the order of the map");
        assert!(scenario.starts.iter().all(|at| scenario.room_of(*at) == Some(0)), "{}", scenario.name);
    }
}

#[test]
fn rooms_hold_what_the_pages_show() {
    let content = content();
    let barrow = scenario(&content, "1");
    let guards = |room, party| count(&content, barrow, room, "bandit-guard", party);
    assert_eq!([guards(1, 2), guards(1, 3), guards(1, 4)], [(2, 1), (6, 0), (4, 2)]);
    assert_eq!([guards(2, 2), guards(2, 3), guards(2, 4)], [(2, 0), (0, 1), (2, 1)]);
    let archers = |room, party| count(&content, barrow, room, "bandit-archer", party);
    assert_eq!([archers(2, 2), archers(3, 3), archers(3, 4)], [(0, 1), (1, 1), (4, 0)]);
    let tables = barrow.rooms[2].overlays.iter().filter(|o| o.what == Lying::Obstacle("table".to_owned()));
    assert_eq!(tables.map(|o| o.at.len()).collect::<Vec<_>>(), [2, 2]);
    let treasure = Lying::Treasure(Treasure::Number(7));
    assert!(barrow.rooms[2].overlays.iter().any(|o| o.what == treasure));

    let crypt = scenario(&content, "ruinous-crypt");
    assert_eq!(count(&content, crypt, 1, "night-demon", 3), (1, 1));
    assert_eq!(count(&content, crypt, 3, "frost-demon", 4), (2, 1));

    let camp = scenario(&content, "inox-encampment");
    assert_eq!(camp.rooms[0].tiles.len(), 2, "two tiles and a corridor are one room");
    let shamans: Vec<_> = (2..=4).map(|party| count(&content, camp, 5, "inox-shaman", party)).collect();
    assert_eq!(shamans, [(1, 0), (0, 1), (2, 0)]);
}

#[test]
fn special_rules_are_data() {
    let content = content();
    let lair = scenario(&content, "barrow-lair");
    assert_eq!(lair.goal, [Task::Kill("bandit-commander".to_owned()), Task::KillRevealed]);
    assert_eq!(lair.rules[0].when, Trigger::Setup);
    assert_eq!(lair.rules[0].does, ["add curse 3 everybody".parse().expect("an effect")]);
    let commander = content.kind("bandit-commander").expect("the commander");
    let opened = |letter| {
        let doors: Vec<_> = lair.doors_named(letter).map(|d| (d.lock, d.rooms)).collect();
        assert_eq!(doors.len(), 1, "{letter}");
        assert_eq!(doors[0].0, Lock::Monster(commander), "{letter}");
        doors[0].1
    };
    assert_eq!(['a', 'b', 'c', 'd'].map(opened), [[1, 2], [1, 3], [1, 4], [1, 5]]);
    assert_eq!(lair.doors.iter().filter(|d| d.lock == Lock::None).count(), 1);

    let camp = scenario(&content, "3");
    let [Task::KillCount(kills)] = camp.goal[..] else { panic!("{:?}", camp.goal) };
    assert_eq!([2, 3, 4].map(|party| kills.of(party, 1)), [10, 15, 20]);
    let [late, early] = &camp.rules[..] else { panic!("{:?}", camp.rules) };
    assert_eq!((&late.when, &late.until), (&Trigger::RoundEnds(Rounds::Odd), &Some(Trigger::Revealed(6))));
    assert_eq!((&early.when, early.party.as_slice()), (&Trigger::RoundStarts(Rounds::Every), &[3, 4][..]));
    assert!(late.is_for(2) && !late.is_for(3) && !early.is_for(2) && early.is_for(4));
    assert_eq!(late.does, ["spawn 1 normal inox-guard a".parse().expect("an effect")]);
    let spawn: Vec<_> = camp.marked('a').collect();
    assert_eq!(spawn.len(), 1);
    let door = camp.doors.iter().find(|d| d.rooms == [0, 5]).expect("the door to the cave");
    assert!(camp.map.neighbours(door.at).any(|(_, to)| to == spawn[0]), "a is in front of the cave");
}

#[test]
fn a_scenario_names_all_kinds_that_can_occur() {
    let content = content();
    let kinds = |name| -> Vec<&str> {
        let kinds = content.kinds_in(scenario(&content, name));
        kinds.into_iter().map(|k| content.monsters[usize::from(k.0)].name.as_str()).collect()
    };
    assert_eq!(kinds("1"), ["bandit-guard", "bandit-archer", "living-bones"]);
    // The Bandit Commander summons Living Bones.
    assert_eq!(kinds("2"), ["bandit-archer", "living-bones", "living-corpse", "bandit-commander"]);
    assert_eq!(kinds("3"), ["inox-guard", "inox-archer", "inox-shaman"]);
}

#[test]
fn rounds_and_formulas() {
    assert!(Rounds::Odd.has(1) && !Rounds::Odd.has(2) && Rounds::Even.has(2) && Rounds::Only(3).has(3));
    assert!(!Rounds::Only(3).has(4) && Rounds::Every.has(9));
    let formula: Formula = "8C+1CL".parse().expect("a formula");
    assert_eq!((formula.of(3, 2), formula.to_string().as_str()), (30, "8C+1CL"));
    for (text, says) in [
        ("1C+2C", "is there twice"),
        ("5D", "not \"5D\""),
        ("C", "needs a number"),
        ("", "needs a number"),
        ("999", "needs a number"),
    ] {
        let error = text.parse::<Formula>().expect_err(text);
        assert!(error.contains(says), "{error}");
    }
}

#[test]
fn everything_can_be_said_in_both_languages() {
    let content = content();
    for language in Language::ALL {
        for phrase in content.scenario_texts() {
            let said = Words::of(language).try_say(&phrase);
            let said = said.unwrap_or_else(|e| panic!("{} {phrase:?}: {e}", language.tag()));
            assert!(!said.contains("  ") && !said.contains(" ,") && !said.contains(".."), "{said}");
        }
    }
    let camp = scenario(&content, "3");
    let lair = scenario(&content, "2");
    let say = |language, phrases: Vec<table::Phrase>| -> Vec<String> {
        phrases.iter().map(|p| Words::of(language).say(p)).collect()
    };
    assert_eq!(
        say(Language::English, content.rules_text(camp)),
        [
            "(2 characters) At the end of every odd round, until room 6 is revealed: 1 normal Inox Guard spawns at a.",
            "(3 and 4 characters) At the start of every round, until room 6 is revealed: 1 normal Inox Guard spawns at a.",
        ]
    );
    assert_eq!(
        say(Language::German, content.rules_text(lair)),
        [
            "Verschlossene Türen: a, b, c und d. Nur der Banditen-Kommandeur öffnet sie, in dieser Reihenfolge.",
            "Beim Aufbau: jeder Charakter fügt seinem Angriffsmodifikatordeck 3 Karten FLUCH hinzu.",
        ]
    );
    let prison = scenario(&content, "prison-break");
    assert_eq!(
        say(Language::English, [content.goal_text(prison), content.rules_text(prison)].concat()),
        [
            "Destroy every Altar.",
            "The Captive must reach b.",
            "You lose if the Captive falls.",
            "You lose if you have not won by the end of round 15.",
            "Altar: an obstacle with 2+1CL hit points. C is the number of characters, L the scenario level.",
            "Captive: an allied figure with 4+2L hit points at initiative 50: Move 2. It moves towards b.",
            "Mercenary: an allied figure with 6+1C hit points at initiative 30: Move 2 and Attack 2.",
            "When every Altar has fallen: 1 normal Living Bones spawns at a and each character heals 2 hit points.",
        ]
    );
    assert_eq!(
        say(Language::English, content.goal_text(lair)),
        ["Kill the Bandit Commander.", "Kill all revealed enemies."]
    );
}

const ONE: &str = "scenarios/01-black-barrow.ron";
const TWO: &str = "scenarios/02-barrow-lair.ron";
const THREE: &str = "scenarios/03-inox-encampment.ron";
const FOUR: &str = "scenarios/04-crypt-of-the-damned.ron";
const FIVE: &str = "scenarios/05-ruinous-crypt.ron";
const OWN: &str = "scenarios/202-prison-break.ron";

/// File, what is changed, into what, and what is said about it.
const MISTAKES: &[(&str, &str, &str, &str)] = &[
    // Objectives.
    (
        OWN,
        "\"objective mercenary\"",
        "\"objective knight\"",
        "scenarios/202-prison-break.ron:31: \"knight\" at 1,1 is in no objectives",
    ),
    (
        OWN,
        "(name: \"mercenary\"",
        "(name: \"captive\"",
        "scenarios/202-prison-break.ron:31: \"mercenary\" at 1,1 is in no objectives",
    ),
    (
        OWN,
        "'m': \"objective mercenary\"",
        "'m': \"objective captive\"",
        "scenarios/202-prison-break.ron:9: the objective mercenary is nowhere on the map",
    ),
    (
        OWN,
        "hp: \"6+1C\"",
        "hp: \"1L\"",
        "scenarios/202-prison-break.ron:9: the objective mercenary has no hit points for two characters at level 0 (GH-SPC-15)",
    ),
    (
        OWN,
        "initiative: 30",
        "initiative: 0",
        "scenarios/202-prison-break.ron:9: mercenary acts at an initiative from 1 to 99 (GH-SPC-12)",
    ),
    (
        OWN,
        "heads_for: 'b'",
        "heads_for: 'c'",
        "scenarios/202-prison-break.ron:8: captive heads for c, which is not on the map (GH-SPC-12)",
    ),
    (
        OWN,
        "Destroy(\"altar\"),",
        "Destroy(\"captive\"),",
        "scenarios/202-prison-break.ron:4: \"captive\" is to be destroyed and is no obstacle with hit points",
    ),
    (
        OWN,
        "Reaches(\"captive\", 'b')",
        "Reaches(\"altar\", 'b')",
        "scenarios/202-prison-break.ron:4: \"altar\" is to reach b and is no allied figure",
    ),
    (
        OWN,
        "Reaches(\"captive\", 'b')",
        "Reaches(\"captive\", 'c')",
        "scenarios/202-prison-break.ron:4: captive is to reach c, which is not on the map",
    ),
    (
        OWN,
        "Dies(\"captive\")",
        "Dies(\"guest\")",
        "scenarios/202-prison-break.ron:5: \"guest\" may not die and is no objective",
    ),
    (
        OWN,
        "when: Destroyed(\"altar\")",
        "when: Destroyed(\"tower\")",
        "scenarios/202-prison-break.ron:11: \"tower\" in a rule is no objective",
    ),
    (
        OWN,
        "\"attack 2\"",
        "\"attack+1\"",
        "scenarios/202-prison-break.ron:9: mercenary cannot attack+1: allied figures move, attack, heal and guard with fixed numbers",
    ),
    (
        OWN,
        "\"attack 2\"",
        "\"summon living-bones normal\"",
        "scenarios/202-prison-break.ron:9: mercenary cannot summon living-bones normal: allied figures move, attack, heal and guard with fixed numbers",
    ),
    (
        OWN,
        "hp: \"6+1C\"",
        "hp: \"6+9CL\"",
        "scenarios/202-prison-break.ron:9: the objective mercenary has more than 255 hit points for four characters at level 7",
    ),
    (
        OWN,
        " . a . . .",
        " . a a . .",
        "scenarios/202-prison-break.ron:11: living-bones spawns at a, which is on 2 hexes (GH-SPC-01)",
    ),
    // Rooms, tiles and walls.
    (
        ONE,
        "at: (7, 4), turns: 3",
        "at: (8, 4), turns: 3",
        "scenarios/01-black-barrow.ron:9: tiles L1a and G1b overlap at 8,4",
    ),
    (
        ONE,
        "    $ . . . $",
        "    $ . .   $",
        "scenarios/01-black-barrow.ron:10: tile I1b has a hex at 4,9, which is not drawn",
    ),
    (
        ONE,
        "g . . . .\n                  h",
        "g . . . . $\n                  h",
        "scenarios/01-black-barrow.ron:35: '$' at 13,0 lies on no tile: there is a wall",
    ),
    (
        ONE,
        "K . + E",
        "K .   E",
        "scenarios/01-black-barrow.ron:9: no door and no corridor connects tile G1b with tile L1a",
    ),
    (
        ONE,
        "'+': \"door stone\"",
        "'+': \"corridor\"",
        "scenarios/01-black-barrow.ron:9: rooms 1 and 2 are one: no wall and no door parts them",
    ),
    (
        ONE,
        "3)]),\n        (tiles: [(tile: \"I1b\"",
        "3), (tile: \"I1b\"",
        "scenarios/01-black-barrow.ron:9: room 2 is in 2 pieces: corridors join the tiles of a room (GH-SET-23)",
    ),
    (ONE, "tile: \"I1b\"", "tile: \"Z1b\"", "scenarios/01-black-barrow.ron:10: there is no tile Z1b"),
    (ONE, "turns: 3", "turns: 6", "scenarios/01-black-barrow.ron:9: tile G1b: turns go from 0 to 5, not 6"),
    (
        THREE,
        "tile: \"L3a\"",
        "tile: \"L1a\"",
        "scenarios/03-inox-encampment.ron:13: tile L1b is there only once, on either side",
    ),
    // Doors.
    (ONE, "b X\n", "b X +\n", "scenarios/01-black-barrow.ron:45: the door at 7,10 leads nowhere"),
    (ONE, "b X\n", "b X   +\n", "scenarios/01-black-barrow.ron:45: the door at 8,10 lies beside no tile"),
    (
        TWO,
        "a locked bandit-commander",
        "a locked",
        "scenarios/02-barrow-lair.ron:48: the door at 11,8 is locked, and no rule opens it (GH-SPC-05)",
    ),
    (
        TWO,
        "a locked bandit-commander",
        "a locked bandit-queen",
        "scenarios/02-barrow-lair.ron:48: \"bandit-queen\" opens a door and is no monster",
    ),
    (
        TWO,
        "a locked bandit-commander",
        "locked bandit-commander",
        "scenarios/02-barrow-lair.ron:22: \"door stone locked bandit-commander\": a locked door needs a letter",
    ),
    // Where things lie.
    (ONE, "b X\n", "b Q\n", "scenarios/01-black-barrow.ron:45: 'Q' at 6,10 is in no legend"),
    (
        ONE,
        "'s': \"start\"",
        "'z': \"coins 2\", 's': \"start\"",
        "scenarios/01-black-barrow.ron:13: 'z', coins 2, is nowhere on the map",
    ),
    (
        ONE,
        "obstacle table 2",
        "obstacle table 2, coins 1",
        "scenarios/01-black-barrow.ron:16: \"obstacle table 2, coins 1\": these things lie on each other",
    ),
    (
        ONE,
        "T T . T T",
        "T T . T .",
        "scenarios/01-black-barrow.ron:42: an obstacle of 2 hexes is drawn on 1 at 4,7",
    ),
    (
        ONE,
        "trap damage",
        "trap damge",
        "scenarios/01-black-barrow.ron:15: \"trap damge\": a trap has the effects `damage` (GH-MAP-14) and conditions",
    ),
    (
        ONE,
        "obstacle table 2",
        "furniture table",
        "scenarios/01-black-barrow.ron:16: \"furniture table\": this means nothing; see the words of `haven::content::scenario`",
    ),
    (
        ONE,
        "treasure 7",
        "treasure 8",
        "scenarios/01-black-barrow.ron:18: treasure 8 is not in treasures.ron (GH-MAP-27)",
    ),
    (
        FOUR,
        "treasure 38",
        "treasure 46",
        "scenarios/04-crypt-of-the-damned.ron:18: treasure 46 lies there twice (GH-MAP-27)",
    ),
    // Start hexes.
    (
        FOUR,
        "          s s . ^ .",
        "          . . . ^ .",
        "scenarios/04-crypt-of-the-damned.ron:13: there are 3 start hexes, not 4 or more (GH-SET-18)",
    ),
    (
        FOUR,
        "     . d . a . f . .\n      c",
        "     . d . a . f . s\n      c",
        "scenarios/04-crypt-of-the-damned.ron:44: the start at 9,8 is not in the first room",
    ),
    // Monsters.
    (
        ONE,
        "monster living-bones white gold",
        "monster living-boons white gold",
        "scenarios/01-black-barrow.ron:43: \"living-boons\" at 4,8 is no monster",
    ),
    (
        ONE,
        "gold black black",
        "gold black purple",
        "scenarios/01-black-barrow.ron:22: \"monster bandit-guard gold black purple\": marks are black, white or gold (GH-SET-19)",
    ),
    (
        ONE,
        "gold black black",
        "black black black",
        "scenarios/01-black-barrow.ron:22: \"monster bandit-guard black black black\": three black marks are no monster",
    ),
    (
        ONE,
        "monster bandit-guard black white gold",
        "monster bandit-guard gold white black",
        "scenarios/01-black-barrow.ron:8: room 1 is weaker for 3 characters than for 2: 6 to 8, elites counted twice (GH-SET-19)",
    ),
    (
        THREE,
        "monster inox-guard black white white",
        "monster inox-shaman black white white",
        "scenarios/03-inox-encampment.ron:34: room 1 has 5 inox-shaman for 3 characters; there are 4 standees (GH-REV-04)",
    ),
    (
        TWO,
        "boss bandit-commander\"",
        "boss bandit-guard\"",
        "scenarios/02-barrow-lair.ron:48: only bandit-commander opens the door at 5,8, and it is in no room",
    ),
    (
        TWO,
        "boss bandit-commander\"",
        "monster bandit-commander white white white\"",
        "scenarios/02-barrow-lair.ron:50: bandit-commander at 8,10 is a boss (GH-BOS-02)",
    ),
    // Goals and rules.
    (ONE, "[KillAll]", "[]", "scenarios/01-black-barrow.ron:4: a scenario needs a goal (GH-SCN-03)"),
    (
        TWO,
        "Kill(\"bandit-commander\")",
        "Kill(\"bandit-queen\")",
        "scenarios/02-barrow-lair.ron:5: \"bandit-queen\" is to be killed and is no monster",
    ),
    (
        TWO,
        "Kill(\"bandit-commander\")",
        "Kill(\"cultist\")",
        "scenarios/02-barrow-lair.ron:5: cultist is to be killed and is in no room",
    ),
    (ONE, "[KillAll]", "[Reveal(4)]", "scenarios/01-black-barrow.ron:4: there is no room 4; there are 3"),
    (
        ONE,
        "[KillAll]",
        "[LootGoals]",
        "scenarios/01-black-barrow.ron:4: there is no goal treasure to loot (GH-MAP-26)",
    ),
    (
        THREE,
        "5C",
        "5D",
        "scenarios/03-inox-encampment.ron:5: \"5D\": terms look like 4, 5C, 2L or 1CL, not \"5D\"",
    ),
    (
        TWO,
        "add curse 3",
        "add curze 3",
        "scenarios/02-barrow-lair.ron:8: there is no modifier card \"curze\"",
    ),
    (
        THREE,
        "inox-guard a\"",
        "inox-guard b\"",
        "scenarios/03-inox-encampment.ron:8: inox-guard spawns at b, which is not on the map (GH-SPC-01)",
    ),
    (
        THREE,
        "spawn 1 normal inox-guard",
        "spawn 1 normal inox-gourd",
        "scenarios/03-inox-encampment.ron:8: \"inox-gourd\" in a rule is no monster",
    ),
    (
        THREE,
        "spawn 1 normal inox-guard",
        "spawn 1 boss inox-guard",
        "scenarios/03-inox-encampment.ron:8: inox-guard is never of the rank that spawns",
    ),
    (
        THREE,
        "Revealed(6)",
        "Revealed(7)",
        "scenarios/03-inox-encampment.ron:8: there is no room 7; there are 6",
    ),
    (
        THREE,
        "until: Revealed(6)",
        "until: Setup",
        "scenarios/03-inox-encampment.ron:8: a rule lasts until a room is revealed, a kind is dead, an objective destroyed or a plate stepped on",
    ),
    (
        THREE,
        "[3, 4]",
        "[3, 5]",
        "scenarios/03-inox-encampment.ron:8: a rule is for 5 characters; there are 2, 3 or 4 (GH-SET-20)",
    ),
    (
        FIVE,
        "when: Setup",
        "when: Plate('a')",
        "scenarios/05-ruinous-crypt.ron:6: there is no pressure plate a (GH-SPC-06)",
    ),
    (
        FIVE,
        "disarm everybody",
        "open x",
        "scenarios/05-ruinous-crypt.ron:6: a rule opens door x, which is not on the map (GH-SPC-05)",
    ),
    (
        FIVE,
        "disarm everybody",
        "disarmed everybody",
        "scenarios/05-ruinous-crypt.ron:7: in \"disarmed everybody\": \"disarmed\" is no ability",
    ),
    (
        FIVE,
        "disarm everybody",
        "disarm opener",
        "scenarios/05-ruinous-crypt.ron:6: disarm opener is nothing that a rule can do",
    ),
    (
        THREE,
        "\"gold 15\"",
        "\"gold 15 self\"",
        "scenarios/03-inox-encampment.ron:7: gold 15 self is no reward (GH-SCN-05)",
    ),
    (FIVE, "[\"disarm everybody\"]", "[]", "scenarios/05-ruinous-crypt.ron:6: a rule does nothing"),
    // Files, decks, tiles, treasures.
    (
        ONE,
        "number: 1,",
        "number: 6,",
        "scenarios/01-black-barrow.ron:3: scenario 6, black-barrow, belongs into scenarios/06-black-barrow.ron",
    ),
    (
        ONE,
        "links:",
        "lnks:",
        "scenarios/01-black-barrow.ron:5: Unexpected field named `lnks` in `ScenarioIn`, expected one of `number`, `name`, `requires`, `goal`, `lost_when`, `links`, `unlocks`, `endings`, `rewards`, `rules`, `sections`, `conclusion`, `sides`, `loot`, `acts`, `hands`, `customs`, `objectives`, `rooms`, `legend`, or `map` instead",
    ),
    (
        "decks.ron",
        "        (initiative: 70, abilities: [\"move-1\", \"attack+1\"]),\n",
        "",
        "decks.ron:3: deck guard has 7 cards, not 8",
    ),
    ("tiles.ron", "\"A2a\", ", "\"A1a\", ", "tiles.ron:3: there are two tiles A1a"),
    (
        "tiles.ron",
        "   . .\n  . . .",
        "   . .\n  . x .",
        "tiles.ron:13: tile C1a: 'x' at 1,1; the hexes of a tile are dots",
    ),
    (
        "tiles.ron",
        "   . .\n  . . .",
        "   . .\n   . .",
        "tiles.ron:13: tile C1a: line 3, column 4: '.' stands between two hexes of its row; odd rows are half a hex to the right",
    ),
    ("treasures.ron", "number: 4,", "number: 7,", "treasures.ron:3: there are two treasures 7"),
    (
        "treasures.ron",
        "holds: [\"random-scenario\"]",
        "holds: []",
        "treasures.ron:4: treasure 7 holds nothing",
    ),
];

proptest! {
    /// Whatever somebody types into a scenario, loading says what is wrong or takes it; it never breaks.
    #[test]
    fn any_slip_of_the_pen_is_survived(which in 0usize..5, at in 0usize..4000, what in "[ -~]{0,3}", gone in 0usize..40) {
        let file = [ONE, TWO, THREE, FOUR, FIVE][which];
        let (_, text) = GLOOMHAVEN.iter().find(|(name, _)| *name == file).expect("the file");
        let from = at % text.len();
        let changed = format!("{}{what}{}", &text[..from], &text[(from + gone).min(text.len())..]);
        let files: Vec<(&str, &str)> =
            GLOOMHAVEN.iter().map(|(n, t)| (*n, if *n == file { changed.as_str() } else { *t })).collect();
        if let Err(error) = Content::load(haven::Edition::Gloomhaven, &files) {
            prop_assert_eq!(error.file, file);
            prop_assert!(!error.what.is_empty());
        }
    }
}

#[test]
fn a_number_belongs_to_one_scenario() {
    let again: Vec<(&str, &str)> =
        GLOOMHAVEN.iter().chain(GLOOMHAVEN.iter().filter(|(name, _)| *name == ONE)).copied().collect();
    let error = Content::load(haven::Edition::Gloomhaven, &again).expect_err("twice").to_string();
    assert_eq!(error, "scenarios/01-black-barrow.ron:3: there is another scenario 1");
}

#[test]
fn mistakes_are_named_with_file_and_line() {
    let mut said = String::new();
    for (file, from, to, says) in MISTAKES {
        let error = broken(file, from, to).to_string();
        if error != *says {
            said += &format!("{from:?} → {to:?}\n  says {error:?}\n  not  {says:?}\n");
        }
    }
    assert!(said.is_empty(), "{said}");
}
