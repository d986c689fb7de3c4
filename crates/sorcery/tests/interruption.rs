//! A visit interrupts whatever is under way, and each thing that is bought or exchanged is a unit of its own.

use serde_json::json;
use sorcery::{Fact, Position, Setup, Sorcery, World};
use std::collections::VecDeque;
use table::{Answers, Ask, Chance, Fact as _, Game, RandomPlayer, Seat, State, UnitEnd, play_unit};

/// The game with one line of a file put differently.
fn with(file: &str, old: &str, new: &str) -> Sorcery {
    let change = |(name, text): &(&str, &str)| {
        let text = if *name == file { text.replace(old, new) } else { (*text).to_owned() };
        ((*name).to_owned(), text)
    };
    let files: Vec<(String, String)> = sorcery::content::BUILT_IN.iter().map(change).collect();
    assert!(files.iter().any(|(name, text)| name == file && text.contains(new)), "{file} has no such line");
    let game = Sorcery::new().unwrap_or_else(|e| panic!("{e}"));
    game.with_content(&files).unwrap_or_else(|e| panic!("{e:?}"))
}

/// Answers by key, in order; then it waits.
struct Script(VecDeque<&'static str>);

impl Answers<Sorcery> for Script {
    fn answer(
        &mut self,
        game: &Sorcery,
        ask: &Ask<'_, Sorcery>,
        _: &mut World,
        _: &mut Chance,
    ) -> Option<(Seat, usize)> {
        let wanted = self.0.pop_front()?;
        let key = |n: usize| {
            let mut key = String::new();
            ask.options.key(n, game, &mut key);
            key
        };
        let found = (0..ask.options.count()).find(|n| key(*n) == wanted);
        let n = found.unwrap_or_else(|| panic!("{wanted} is not offered: {:?}", ask.prompt));
        Some((ask.speaker(n)?, n))
    }

    fn may_wait(&self) -> bool {
        true
    }
}

/// Plays on with these answers; gives back the world at the last rest, what was told, and the units that were played.
fn play(game: &Sorcery, at: serde_json::Value, answers: &[&'static str]) -> (World, Vec<String>, usize) {
    let position: Position = serde_json::from_value(at).expect("a position");
    let mut chance = Chance::seeded(1);
    let world = game.arrange(position, &mut chance).expect("a world");
    let mut state = State::<Sorcery> { world, chance };
    let mut script = Script(answers.iter().copied().collect());
    let (mut lines, mut units) = (Vec::new(), 0);
    loop {
        let before = state.world.clone();
        let mut facts: Vec<Fact> = Vec::new();
        let end = play_unit(game, &mut state, &mut script, Some(&mut facts)).expect("a unit");
        if end == UnitEnd::Waiting {
            return (before, lines, units);
        }
        game.check(&state.world, table::At::Rest).expect("a sound world");
        game.sound(&state.world).expect("a sound world");
        let written = game.describe(&state.world).expect("a position");
        let again: Position = serde_json::from_value(written).expect("the position that was written");
        assert_eq!(game.arrange(again, &mut Chance::seeded(2)).expect("a world"), state.world);
        units += 1;
        for fact in facts {
            let mut line = String::new();
            fact.line(game, &mut line);
            lines.push(line);
        }
    }
}

fn place<'l>(lines: &'l [String], start: &str) -> (usize, &'l str) {
    let found = lines.iter().position(|line| line.starts_with(start));
    let n = found.unwrap_or_else(|| panic!("{start} is not in {lines:#?}"));
    (n, &lines[n])
}

/// SS-STO-02, SS-SOUL-03, SS-STO-04: an event that opens the Emporium goes on after the visit: its other deeds, the choice that it
/// offers, and only then it lies on the deck; then comes what else waits in the area.
#[test]
fn an_event_goes_on_after_the_visit() {
    let game = with(
        "events.ron",
        r#"(name: "the-merchant-waves", kind: Story, deeds: [Do(Me, Crowns(15)), Do(Me, Treasure(1)), Do(Heroes, Heal(1))])"#,
        r#"(name: "the-merchant-waves", kind: Story, deeds: [Do(Me, Visit), Do(Me, Crowns(15))], courses: [(Lawful, [Do(Table, Shards(2))])])"#,
    );
    let at = json!({
        "at": "turn bran, 1 combat, 1 standard, 3 points", "quest": "market-of-lanterns", "shadow-tokens": [],
        "things": { "4A-c": ["story-0", "story-3"] },
        "figures": { "bran": { "area": "4A-a", "crowns": 10 }, "sel": { "area": "2A-a" } },
    });
    let (world, lines, _) = play(&game, at.clone(), &["step:4A-c", "bran", "buy:strong-wine"]);
    assert!(world.visit.is_some() && world.later.len() == 5, "{:?}", world.later);
    assert!(world.face_up.is_empty());
    assert_eq!(place(&lines, "buys").1, "buys bran strong-wine 10");
    let (world, lines, _) = play(&game, at, &["step:4A-c", "done"]);
    let signs = ["visits", "crowns bran 15", "course bran lawful", "shards 2", "event a-beggar-at-the-gate"];
    let order: Vec<usize> = signs.map(|sign| place(&lines, sign).0).into();
    assert!(order.is_sorted(), "{lines:#?}");
    assert!(world.later.is_empty() && world.face_up.len() == 1);
}

/// SS-EMP-08, SS-ACT-10: the table is at rest between two things that are put on or handed over.
#[test]
fn every_thing_that_changes_its_place_is_a_unit() {
    let game = Sorcery::new().unwrap_or_else(|e| panic!("{e}"));
    let at = json!({
        "at": "emporium", "quest": "market-of-lanterns", "visit": { "at": "bran" },
        "figures": {
            "bran": { "area": "2A-a", "crowns": 15, "inventory": ["elixir", "long-sword"] },
            "sel": { "area": "2A-a" },
        },
    });
    let answers =
        ["exchange:sel", "give:elixir", "give:10", "take:elixir", "done", "reorganize", "equip:long-sword"];
    let (world, lines, units) = play(&game, at, &answers);
    assert_eq!(units, answers.len(), "{lines:#?}");
    assert!(world.dealing.is_some());
}

/// However long heroes shop and rearrange, no unit grows with it: at most so many questions are asked in any.
#[test]
fn no_unit_is_long() {
    const MOST: u64 = 40;
    let game = Sorcery::new().unwrap_or_else(|e| panic!("{e}"));
    for quest in &game.content.quests {
        for seed in 1..=20 {
            let heroes = 2 + (seed % 4) as u8;
            let setup: Setup = game.setup(Some(&quest.name), Some(heroes)).expect("a quest");
            let mut chance = Chance::seeded(seed);
            let world = game.begin(&setup, &mut chance).expect("a table");
            let mut state = State::<Sorcery> { world, chance };
            let mut player = RandomPlayer::new(seed);
            while game.outcome(&state.world).is_none() {
                let before = player.answered;
                play_unit(&game, &mut state, &mut player, None).expect("a unit");
                let asked = player.answered - before;
                assert!(asked <= MOST, "{}, seed {seed}: {asked} questions in a unit", quest.name);
            }
        }
    }
}
