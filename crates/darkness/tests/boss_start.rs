//! A boss fight that starts in the middle of an attack: what the attack earned is kept, and nothing is lost with it.

use darkness::content::Objective;
use darkness::{Darkness, Fact, Position, Prompt, World};
use table::{Answers, Ask, Chance, Game, Seat, State, playout};

/// Attacks, reveals arrows and keeps what it finds, until the heroes are moved into the boss chamber.
#[derive(Default)]
struct Hunter {
    /// How many arrow cards there are in the deck and in its discards when the fight starts.
    arrows: Option<usize>,
}

impl Answers<Darkness> for Hunter {
    fn answer(
        &mut self,
        game: &Darkness,
        ask: &Ask<'_, Darkness>,
        world: &mut World,
        _: &mut Chance,
    ) -> Option<(Seat, usize)> {
        if let Prompt::BossStart { .. } = ask.prompt {
            let deck = &world.decks.arrows;
            self.arrows = Some(deck.left() + deck.discarded().len());
            return None;
        }
        let wishes = ["action:attack", "reveal", "roll", "resolve:rest", "keep", "end"];
        let n = wishes.into_iter().find_map(|key| ask.find(game, key)).unwrap_or(0);
        Some((ask.speaker(n)?, n))
    }
}

/// The key to the throne is a hunt here: the quest's boss wakes when the quarry is dead.
fn hunt() -> (Darkness, Position) {
    let mut game = Darkness::new().unwrap_or_else(|e| panic!("{e}"));
    let quest = game.content.quests.iter_mut().find(|q| q.name == "throne-of-the-reaper").expect("a quest");
    quest.objectives = vec![Objective::Hunt(1), Objective::SlayBoss];
    let undead = serde_json::json!({
        "zone": "1,2", "minions": 0, "wounds": 1, "item": "sling", "treasure": ["common"], "quarry": true
    });
    let position = serde_json::json!({
        "at": "turn irk, 1 action left",
        "quest": "throne-of-the-reaper",
        "figures": {
            "irk": { "zone": "0,2", "mana": 0, "weapon": "short-bow" },
            "gheta": { "zone": "0,2" },
            "undead": undead,
        },
    });
    (game, serde_json::from_value(position).expect("a position"))
}

/// MD-KIL-10, MD-KIL-12, MD-BOS-04, MD-RAN-07: the killer of the quarry has its rewards before the boss fight starts, and
/// the arrow cards of the shot are discarded.
#[test]
fn rewards_come_before_the_boss_fight_and_no_arrow_is_lost() {
    let (game, position) = hunt();
    let mut fights = 0;
    for seed in 0..40 {
        let mut chance = Chance::seeded(seed);
        let world = game.arrange(position.clone(), &mut chance).unwrap_or_else(|e| panic!("{e}"));
        let all = world.decks.arrows.left();
        let mut state = State { world, chance };
        let mut hunter = Hunter::default();
        let mut facts: Vec<Fact> = Vec::new();
        // It ends where the hunter answers no more.
        let _ = playout(&game, &mut state, &mut hunter, Some(&mut facts), false);
        let Some(arrows) = hunter.arrows else { continue };
        assert_eq!(arrows, all, "seed {seed}");
        let gained = facts.iter().filter(|fact| matches!(fact, Fact::Gains { .. })).count();
        assert_eq!(gained, 2, "seed {seed}: an item for the token, and that of the leader");
        fights += 1;
    }
    assert!(fights > 5, "{fights}");
}
