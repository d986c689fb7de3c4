//! What must hold at every question of every game: frozen dice, caps, mobs, and the start of a boss fight.

use darkness::content::Colour;
use darkness::world::{DieId, Marker, Stage, UnderWay};
use darkness::{Darkness, Fact, World};
use std::sync::Arc;
use table::{Answers, Ask, Chance, Game, RandomPlayer, Seat, State, playout};

/// A random player that looks at the world at every question.
struct Watcher {
    player: RandomPlayer,
    boss_fights: u64,
    in_fight: bool,
}

impl Watcher {
    fn new(seed: u64) -> Watcher {
        Watcher { player: RandomPlayer::new(seed), boss_fights: 0, in_fight: false }
    }

    fn caps_hold(&self, world: &World) {
        for combat in &world.under_way.combats {
            for colour in Colour::ALL {
                assert!(combat.count(colour) <= colour.cap(), "{colour:?}");
            }
            for die in combat.dice.iter().filter(|die| die.frozen) {
                assert!(die.face.is_some_and(|face| face.has_effect()), "{die:?} is frozen without a reason");
            }
        }
    }

    fn mobs_add_up(&self, game: &Darkness, world: &World) {
        for mob in &world.mobs {
            assert!(mob.wounds < game.mob_card(mob.id, mob.category).health, "{mob:?}");
            assert!(mob.minions <= game.content.mobs[usize::from(mob.id.0)].minions, "{mob:?}");
        }
    }

    /// Once the boss is awake, only its chamber is there, and nothing of an old turn is under way.
    fn boss_fight_is_clean(&mut self, world: &World) {
        let fights = world.boss.as_ref().is_some_and(|b| b.awake);
        if fights && !self.in_fight {
            // Alone a hero is not asked who goes first; its turn is a new one.
            let whole = world.turn.as_ref().is_none_or(|turn| world.actions_left(turn) >= 3);
            assert!(whole && world.activation.is_none() && world.under_way == UnderWay::default());
            assert!(matches!(world.marker, Marker::Boss(1)), "{:?}", world.marker);
            assert!(matches!(world.stage, Stage::RoundStart | Stage::Heroes), "{:?}", world.stage);
            assert!(world.mobs.is_empty() && world.roaming.iter().all(|r| r.zone.is_none()));
            self.boss_fights += 1;
        }
        self.in_fight = fights;
    }
}

impl Answers<Darkness> for Watcher {
    fn answer(
        &mut self,
        game: &Darkness,
        ask: &Ask<'_, Darkness>,
        world: &mut World,
        chance: &mut Chance,
    ) -> Option<(Seat, usize)> {
        self.caps_hold(world);
        self.mobs_add_up(game, world);
        self.boss_fight_is_clean(world);
        self.player.answer(game, ask, world, chance)
    }
}

/// Once a result of a die is resolved, that die is not rolled again in its combat. Says how often dice were resolved.
fn frozen_dice_stay(facts: &[Fact]) -> usize {
    let mut combats: Vec<Vec<DieId>> = Vec::new();
    let mut resolved = 0;
    for fact in facts {
        match fact {
            Fact::Attacks { .. } => combats.push(Vec::new()),
            Fact::Counts { .. } => drop(combats.pop()),
            Fact::Resolves { die, .. } => {
                resolved += 1;
                combats.last_mut().expect("a combat").push(*die);
            }
            Fact::Rolled { die, .. } | Fact::Rerolls { die } => {
                let frozen = combats.last().expect("a combat");
                assert!(!frozen.contains(die), "{die} was rolled again after it was resolved");
            }
            _ => {}
        }
    }
    resolved
}

#[test]
fn frozen_dice_stay_caps_hold_and_mobs_add_up() {
    let game = Arc::new(Darkness::new().unwrap_or_else(|e| panic!("{e}")));
    let mut resolved = 0;
    for quest in &game.content.quests {
        for heroes in 1..=6 {
            for seed in 0..6 {
                let setup = game.setup(Some(&quest.name), Some(heroes)).expect("a quest");
                let mut chance = Chance::seeded(seed);
                let world = game.begin(&setup, &mut chance).expect("a table");
                let mut state = State { world, chance };
                let mut facts: Vec<Fact> = Vec::new();
                playout(&*game, &mut state, &mut Watcher::new(seed), Some(&mut facts), true)
                    .unwrap_or_else(|e| panic!("{} {seed}: {e}", quest.name));
                resolved += frozen_dice_stay(&facts);
            }
        }
    }
    assert!(resolved > 2_000, "{resolved}");
}

/// Random players seldom come to a boss; here the fight begins at once.
#[test]
fn nothing_of_an_old_turn_runs_after_a_boss_fight_began() {
    let game = Arc::new(Darkness::new().unwrap_or_else(|e| panic!("{e}")));
    let mut fights = 0;
    for seed in 0..60 {
        let heroes = 1 + (seed % 6) as u8;
        let setup = game.setup(Some("throne-of-the-reaper"), Some(heroes)).expect("a quest");
        let mut chance = Chance::seeded(seed);
        let mut world = game.begin(&setup, &mut chance).expect("a table");
        // Everybody stands beside the key, which is all that is needed.
        let zone = world.ground.map.at(5, 2).expect("a zone");
        world.heroes.iter_mut().for_each(|hero| hero.zone = zone);
        let mut state = State { world, chance };
        let mut watcher = Watcher::new(seed);
        playout(&*game, &mut state, &mut watcher, None, true).unwrap_or_else(|e| panic!("{seed}: {e}"));
        fights += watcher.boss_fights;
    }
    assert!(fights > 30, "{fights}");
}
