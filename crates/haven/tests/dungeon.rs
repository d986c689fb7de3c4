//! The cards of random dungeons: that every three of them make a dungeon, and every mistake that their file can make.

use board::SpaceId;
use board::hex::{Dir, Map, Terrain};
use haven::content::{
    BuiltRoom, Content, Effect, GLOOMHAVEN, GateKind, InPlace, Lock, Lying, MonsterCardId, RoomCardId,
    Scenario, Task, Treasure, Whom,
};
use haven::{Haven, Position};
use table::{Chance, Game};

fn content() -> Content {
    Content::load(haven::Edition::Gloomhaven, GLOOMHAVEN).unwrap_or_else(|e| panic!("{e}"))
}

fn built(content: &Content, rooms: &[BuiltRoom]) -> Scenario {
    content.dungeon_of(rooms, 4).unwrap_or_else(|| panic!("{rooms:?} make no dungeon"))
}

/// Every way to build a dungeon of so many rooms, with one monster card after another.
fn all(content: &Content, rooms: usize) -> Vec<Vec<BuiltRoom>> {
    let cards = &content.dungeon.rooms;
    let mut whole: Vec<Vec<BuiltRoom>> = Vec::new();
    let room = |card: usize, entrance: u8, n: usize| BuiltRoom {
        room: RoomCardId(card as u8),
        monsters: MonsterCardId(((card + 3 * n) % content.dungeon.monsters.len()) as u8),
        entrance,
        exit: None,
    };
    for (card, is) in cards.iter().enumerate() {
        whole.extend((0..is.entrances.len()).map(|entrance| vec![room(card, entrance as u8, 0)]));
    }
    for n in 1..rooms {
        let mut more = Vec::new();
        for before in whole {
            let last = before[n - 1];
            for (exit, gate) in cards[usize::from(last.room.0)].exits.iter().enumerate() {
                for (card, is) in cards.iter().enumerate() {
                    let used = before.iter().any(|b| usize::from(b.room.0) == card);
                    let Some(entrance) = is.entrance(gate.kind).filter(|_| !used) else { continue };
                    let mut rooms = before.clone();
                    rooms[n - 1].exit = Some(exit as u8);
                    rooms.push(room(card, entrance, n));
                    more.push(rooms);
                }
            }
        }
        whole = more;
    }
    whole
}

/// Spaces, terrain, rooms and doors of a map are the same in one that has grown out of it.
fn assert_grown(old: &Map, new: &Map, rooms: &[BuiltRoom]) {
    for at in old.spaces() {
        assert_eq!((old.hex(at), old.terrain(at)), (new.hex(at), new.terrain(at)), "{rooms:?}");
        assert_eq!((old.room(at), old.door(at)), (new.room(at), new.door(at)), "{rooms:?}");
    }
}

#[test]
fn there_are_ten_cards_of_each_kind() {
    let content = content();
    assert_eq!((content.dungeon.rooms.len(), content.dungeon.monsters.len()), (10, 10));
    let with = |kind| content.dungeon.rooms.iter().filter(|r| r.entrance(kind).is_some()).count();
    assert_eq!((with(GateKind::A), with(GateKind::B)), (6, 6));
    let two = content.dungeon.rooms.iter().filter(|r| r.entrances.len() == 2).count();
    assert_eq!(two, 2);
    let thieves = &content.dungeon.monsters[0];
    assert_eq!(thieves.treasure, [Effect::read("gold 10", Some(Whom::Myself)).expect("an effect")]);
    let own = InPlace::Lies(Lying::Treasure(Treasure::Card(MonsterCardId(0))));
    assert_eq!(thieves.places[10], Some(own));
}

#[test]
fn all_cards_that_fit_make_a_dungeon_that_only_grows() {
    let content = content();
    let whole = all(&content, 3);
    assert!(whole.len() > 600, "{}", whole.len());
    for rooms in &whole {
        let parts: Vec<Scenario> = (1..=3).map(|n| built(&content, &rooms[..n])).collect();
        for n in 1..3 {
            assert_grown(&parts[n - 1].map, &parts[n].map, rooms);
            let old: Vec<SpaceId> = parts[n - 1].doors.iter().map(|d| d.at).collect();
            assert_eq!(parts[n].map.doors()[..old.len()], old, "{rooms:?}");
            assert_eq!(parts[n - 1].rooms[..], parts[n].rooms[..n], "{rooms:?}");
        }
        let scenario = &parts[2];
        assert_eq!(scenario.goal, [Task::Reveal(3), Task::KillAll]);
        assert_eq!(scenario.map.rooms().count(), 3, "{rooms:?}");
        assert_eq!(scenario.map.doors(), scenario.doors.iter().map(|d| d.at).collect::<Vec<_>>());
        // GH-VAR-20: one way leads on from each of the first two rooms, and none from the third.
        for n in 0..3 {
            let open: Vec<_> =
                scenario.doors.iter().filter(|d| d.rooms[0] == n && d.lock == Lock::None).collect();
            assert_eq!(open.len(), usize::from(n < 2), "{rooms:?}");
            for door in open {
                let beside = Dir::ALL.iter().filter_map(|dir| scenario.map.neighbour(door.at, *dir));
                let mut joins: Vec<usize> = beside.filter_map(|at| scenario.room_of(at)).collect();
                joins.sort_unstable();
                joins.dedup();
                assert_eq!(joins, [n, n + 1], "{rooms:?}");
            }
        }
        for (n, room) in scenario.rooms.iter().enumerate() {
            let floor = |at: SpaceId| scenario.map.terrain(at) == Terrain::Floor;
            let stands = |at: SpaceId| floor(at) && scenario.room_of(at) == Some(n);
            assert!(room.monsters.iter().all(|m| stands(m.at)), "{rooms:?}");
            assert!(room.monsters_for(2).count() > 1, "{rooms:?}");
        }
        assert!(scenario.starts.len() >= 4, "{rooms:?}");
        assert!(scenario.starts.iter().all(|at| scenario.room_of(*at) == Some(0)), "{rooms:?}");
    }
}

#[test]
fn cards_that_are_not_there_make_nothing() {
    let content = content();
    let room = |card, entrance| BuiltRoom {
        room: RoomCardId(card),
        monsters: MonsterCardId(0),
        entrance,
        exit: None,
    };
    assert!(content.dungeon_of(&[], 4).is_none());
    assert!(content.dungeon_of(&[room(99, 0)], 4).is_none());
    assert!(content.dungeon_of(&[room(0, 7)], 4).is_none());
}

/// What loading says about the pack with one word of the cards changed.
fn broken(from: &str, to: &str) -> String {
    let (_, text) = GLOOMHAVEN.iter().find(|(name, _)| *name == "dungeon.ron").expect("the cards");
    let changed = text.replacen(from, to, 1);
    assert_ne!(changed, *text, "{from} is not there");
    let files: Vec<(&str, &str)> = GLOOMHAVEN
        .iter()
        .map(|(n, t)| (*n, if *n == "dungeon.ron" { changed.as_str() } else { *t }))
        .collect();
    match Content::load(haven::Edition::Gloomhaven, &files) {
        Ok(_) => panic!("{from} → {to} is not noticed"),
        Err(error) => error.to_string(),
    }
}

/// What is changed, into what, and what is said about it.
const MISTAKES: &[(&str, &str, &str)] = &[
    // The form.
    ("minor: [\"muddle opener\"]", "minor: [\"sleepy opener\"]", "dungeon.ron:10: "),
    ("minor: [\"muddle opener\"]", "mild: [\"muddle opener\"]", "dungeon.ron:10: "),
    // Room cards.
    ("name: \"gallery\"", "name: \"hall\"", "dungeon.ron:7: hall: there is another room card of this name"),
    ("tile: \"G1b\"", "tile: \"I1b\"", "dungeon.ron:23: gallery: tile I1b is on hall too"),
    ("tile: \"G1b\"", "tile: \"G9b\"", "dungeon.ron:23: gallery: there is no tile G9b"),
    ("turns: 3", "turns: 7", "dungeon.ron:108: fork: tile K2b: turns go from 0 to 5, not 7"),
    (
        "tile: \"I1b\", at: (0, 1)",
        "tile: \"I1b\", at: (0, 2)",
        "dungeon.ron:7: hall: what is drawn and the tiles differ at 0,1",
    ),
    ("  1 2 . . 3 4\n   5 6 7", "  1 2 . . 3 4\n   5 1 7", "dungeon.ron:7: hall: place 1 is there twice"),
    (
        "  1 2 . . 3 4\n   5 6 7",
        "  1 2 . . 3 4\n   5 . 7",
        "dungeon.ron:7: hall: place 6 is missing: there are twelve (GH-VAR-15)",
    ),
    (
        "  a b . . c .\n     A     B",
        "  a b . . c .\n     A     T",
        "dungeon.ron:7: hall: 'T' at 5,6: the first and the last row have only A and B",
    ),
    (
        "   5 6 7 8 9\n  a b . . c .",
        "   5 6 7 8 9\n  a b . . c A",
        "dungeon.ron:7: hall: entrances are in the first row and exits in the last, not at 5,5",
    ),
    (
        "'T': \"obstacle table 2\"",
        "'T': \"obstacle table 3\"",
        "dungeon.ron:7: hall: an obstacle of 3 hexes is drawn on 2 at 3,2",
    ),
    (
        "'T': \"obstacle table 2\"",
        "'T': \"monster hound white white white\"",
        "dungeon.ron:7: hall: \"monster hound white white white\" is on no room card (GH-VAR-15)",
    ),
    ("'T': \"obstacle table 2\"", "'T': \"hexes\"", "dungeon.ron:7: hall: \"hexes\": this means nothing"),
    (
        "'T': \"obstacle table 2\"",
        "'A': \"obstacle table 2\"",
        "dungeon.ron:7: hall: 'A' has a meaning of its own on room cards",
    ),
    (
        "'T': \"obstacle table 2\"",
        "'T': \"obstacle table 2\", 'U': \"obstacle crate\"",
        "dungeon.ron:7: hall: 'U' is nowhere on the map",
    ),
    ("   . . T T .", "   . . U U .", "dungeon.ron:7: hall: 'T' is nowhere on the map"),
    ("   . . T T .", "   . U T T .", "dungeon.ron:7: hall: 'U' at 2,2 is in no legend"),
    (
        "'x': \"corridor\", 'K'",
        "'x': \"hazardous thorns\", 'K'",
        "dungeon.ron:141: cellar: tile B2a is connected to tile B1a by no door, no corridor",
    ),
    ("     A     B\n", "\n", "dungeon.ron:7: hall: "),
    (
        "   A     B\n  . . . . .",
        "   A     A\n  . . . . .",
        "dungeon.ron:37: cavern: two entrances are of different types (GH-VAR-27)",
    ),
    (
        "     A     B\n",
        "   A A A\n",
        "dungeon.ron:7: hall: a room has at most two entrances and two exits (GH-VAR-20)",
    ),
    (
        "  9 a b . P c . .\n     B       A",
        "  9 a b P P c . .\n     B   A",
        "dungeon.ron:23: gallery: what is at 4,4 leads nowhere",
    ),
    (
        "  1 2 . . . . 3 4\n   5 6 . . . 7 8\n  9 a b . P c . .",
        "  . . 1 2 3 4 . .\n   . . 5 6 7 8 9\n  . . a . P b c .",
        "dungeon.ron:23: gallery: only 0 hexes for figures near the entrance at 4,0 (GH-VAR-18)",
    ),
    ("minor: [\"muddle opener\"]", "minor: []", "dungeon.ron:7: hall: a penalty harms somebody (GH-VAR-21)"),
    (
        "minor: [\"muddle opener\"]",
        "minor: [\"bless opener\"]",
        "dungeon.ron:7: hall: a penalty harms somebody (GH-VAR-21)",
    ),
    // Monster cards.
    ("name: \"of-bones\"", "name: \"of-thieves\"", "another monster card of this name"),
    (
        "'1': \"monster bandit-guard",
        "'d': \"monster bandit-guard",
        "of-thieves: there is no place d; there are 1 to 9, a, b and c (GH-VAR-23)",
    ),
    (
        "monster bandit-guard white white white",
        "monster bandit-gourd white white white",
        "of-thieves: \"bandit-gourd\" is no monster",
    ),
    (
        "monster bandit-guard white white white",
        "monster bandit-commander white white white",
        "of-thieves: bandit-commander is a boss (GH-BOS-02)",
    ),
    (
        "monster bandit-guard white white white",
        "boss bandit-commander",
        "of-thieves: \"boss bandit-commander\" is on no monster card",
    ),
    (
        "\"treasure\"",
        "\"treasure 7\"",
        "of-thieves: \"treasure 7\" is on no monster card (GH-VAR-23, GH-VAR-24)",
    ),
    (
        "\"treasure\"",
        "\"treasure goal\"",
        "of-thieves: \"treasure goal\" is on no monster card (GH-VAR-23, GH-VAR-24)",
    ),
    ("\"treasure\"", "\"coins 1\"", "of-thieves: treasure tiles and what is in them go together (GH-VAR-23)"),
    (
        "treasure: [\"gold 10\"]",
        "treasure: []",
        "of-thieves: treasure tiles and what is in them go together (GH-VAR-23)",
    ),
    (
        "treasure: [\"gold 10\"]",
        "treasure: [\"random-scenario\"]",
        "of-thieves: random-scenario concerns the campaign (GH-VAR-24)",
    ),
    (
        "treasure: [\"gold 10\"]",
        "treasure: [\"item-design 107\"]",
        "of-thieves: item-design 107 concerns the campaign (GH-VAR-24)",
    ),
    ("treasure: [\"gold 10\"]", "treasure: [\"gold 0\"]", "of-thieves: its treasure holds nothing"),
    (
        "'1': \"monster inox-archer white white white\",\n                '2': \"trap damage\",\n                '4': \"monster inox-guard black white white\"",
        "'1': \"monster inox-shaman white white white\", '2': \"monster inox-shaman white white white\", '4': \"monster inox-shaman white white white\"",
        "of-the-inox: 5 inox-shaman for 3 characters; there are 4 standees (GH-REV-04)",
    ),
    (
        "monster wind-demon white white gold",
        "monster wind-demon gold black black",
        "of-embers: 3 for 3 characters after 4 for fewer, elites counted twice",
    ),
];

#[test]
fn every_mistake_is_named_with_its_line() {
    let mut wrong = Vec::new();
    for (from, to, says) in MISTAKES {
        let error = broken(from, to);
        if !error.contains(says) || !error.starts_with("dungeon.ron:") {
            wrong.push(format!("{from} → {to}\n  said {error}\n  not  {says}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_deck_without_enough_entrances_or_monsters_is_refused() {
    let (_, text) = GLOOMHAVEN.iter().find(|(name, _)| *name == "dungeon.ron").expect("the cards");
    let load = |text: String| {
        let files: Vec<(&str, &str)> = GLOOMHAVEN
            .iter()
            .map(|(n, t)| (*n, if *n == "dungeon.ron" { text.as_str() } else { *t }))
            .collect();
        Content::load(haven::Edition::Gloomhaven, &files).map(|_| ()).map_err(|e| e.to_string())
    };
    // Two rooms only: the hall with an entrance A, the gallery with an entrance B.
    let (rooms, rest) = text.split_once("        (\n            name: \"cavern\"").expect("the third room");
    let (_, monsters) = rest.split_once("    monsters: [").expect("monsters");
    assert_eq!(
        load(format!("{rooms}    ],\n    monsters: [{monsters}")).unwrap_err(),
        "dungeon.ron:5: 1 rooms with an entrance a are too few; three rooms are built (GH-VAR-19)"
    );
    let (before, _) =
        text.split_once("        (\n            name: \"of-the-dead\"").expect("the third card");
    let error = load(format!("{before}    ],\n)")).unwrap_err();
    assert!(error.ends_with(": three rooms need three monster cards"), "{error}");
    // A pack needs no cards at all.
    let none: Vec<(&str, &str)> = GLOOMHAVEN.iter().copied().filter(|(n, _)| *n != "dungeon.ron").collect();
    assert!(
        Content::load(haven::Edition::Gloomhaven, &none)
            .is_ok_and(|content| content.dungeon.rooms.is_empty())
    );
}

#[test]
fn a_position_that_cannot_be_says_why() {
    let game = Haven::gloomhaven().unwrap_or_else(|e| panic!("{e}"));
    let hall = r#"{ "room": "hall", "monsters": "of-bones", "exit": "b" }"#;
    let vault = r#"{ "room": "vault", "monsters": "of-imps" }"#;
    for (dungeon, says) in [
        (
            r#"{ "rooms": [] }"#.to_owned(),
            "these rooms do not follow each other, expected one to three rooms",
        ),
        (format!(r#"{{ "rooms": [{hall}] }}"#), "each but the last with the exit to the next"),
        (format!(r#"{{ "rooms": [{vault}, {vault}] }}"#), "a card of vault is there twice"),
        (format!(r#"{{ "rooms": [{hall}, {hall}] }}"#), "hall has no such entrance"),
        (format!(r#"{{ "rooms": [{vault}], "top": "vault" }}"#), "vault is there twice"),
        (format!(r#"{{ "rooms": [{vault}], "top": "attic" }}"#), "there is no room card \"attic\""),
        (format!(r#"{{ "rooms": [{vault}], "aside": ["den", "den"] }}"#), "den is there twice"),
        (
            r#"{ "rooms": [{ "room": "cellar", "monsters": "of-imps", "exit": "a" }] }"#.to_owned(),
            "cellar has no such exit",
        ),
        (
            r#"{ "rooms": [{ "room": "cellar", "monsters": "of-cats" }] }"#.to_owned(),
            "there is no monster card \"of-cats\"",
        ),
    ] {
        let text = format!(r#"{{ "at": "turn brute", "dungeon": {dungeon} }}"#);
        let position: Position = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
        let error = game.arrange(position, &mut Chance::seeded(1)).expect_err(&text).to_string();
        assert!(error.contains(says), "{text}: {error}");
    }
}
