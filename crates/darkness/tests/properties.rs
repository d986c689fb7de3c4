//! What must hold at every question of every game: frozen dice, caps, mobs, and the start of a boss fight.

use darkness::content::{Colour, MobId};
use darkness::world::{DieId, Enemy, Fighter, Marker, Stage, UnderWay};
use darkness::{Darkness, Fact, World};
use std::collections::BTreeMap;
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

/// The book-keeping of one mob: every wound it was given since it came, and every miniature it lost.
struct Ledger {
    health: u32,
    minions: u32,
    wounds: u32,
    killed: u32,
    /// Some abilities kill without wounds, and a stronger card changes the health: then nothing is compared.
    uncounted: bool,
}

/// MD-KIL-07, MD-KIL-08, MD-KIL-09: from its first wound to its end a mob loses a miniature for as many wounds as one has
/// health, not one earlier and not one later. Says how many miniatures were compared.
fn wounds_and_minions_add_up(game: &Darkness, facts: &[Fact], end: &World) -> u32 {
    let ghoul = game.content.roaming("ghoul").map(Enemy::Roaming);
    let mut ledgers: BTreeMap<MobId, Ledger> = BTreeMap::new();
    let (mut compared, mut eaten) = (0, false);
    for fact in facts {
        match *fact {
            Fact::Spawns { enemy: Enemy::Mob(id), category, minions, .. } => {
                let health = game.mob_card(id, category).health.into();
                let uncounted = game.content.mobs[id.index()].name == "hell-imps";
                ledgers
                    .insert(id, Ledger { health, minions: minions.into(), wounds: 0, killed: 0, uncounted });
            }
            Fact::Spawns { enemy, .. } => eaten |= Some(enemy) == ghoul,
            Fact::Replaces { enemy: Enemy::Mob(id), .. } => {
                ledgers.entry(id).and_modify(|mob| mob.uncounted = true);
            }
            Fact::Joins { mob } => drop(ledgers.entry(mob).and_modify(|mob| mob.minions += 1)),
            Fact::Wounds { who: Fighter::Enemy(Enemy::Mob(id)), n, .. } => {
                let mob = ledgers.get_mut(&id).expect("a mob");
                let due = (mob.wounds / mob.health).min(mob.minions);
                assert!(mob.uncounted || eaten || mob.killed == due, "{id:?}: {} of {due} died", mob.killed);
                mob.wounds += u32::from(n);
            }
            Fact::Healed { who: Fighter::Enemy(Enemy::Mob(id)), n } => {
                if let Some(mob) = ledgers.get_mut(&id) {
                    mob.wounds -= u32::from(n);
                }
            }
            Fact::MinionKilled { mob: id } => {
                let mob = ledgers.get_mut(&id).expect("a mob");
                mob.killed += 1;
                let enough = mob.wounds >= mob.killed * mob.health;
                assert!(
                    mob.uncounted || eaten || enough,
                    "{id:?} loses a minion after {} wounds",
                    mob.wounds
                );
                compared += u32::from(!mob.uncounted && !eaten);
            }
            Fact::Killed { enemy: Enemy::Mob(id) } => {
                let mob = ledgers.remove(&id).expect("a mob");
                let all = (mob.minions + 1) * mob.health;
                assert!(
                    mob.uncounted || eaten || mob.killed == mob.minions,
                    "{id:?}: minions outlive the leader"
                );
                assert!(
                    mob.uncounted || eaten || mob.wounds >= all,
                    "{id:?} dies after {} of {all}",
                    mob.wounds
                );
                compared += u32::from(!mob.uncounted && !eaten);
            }
            _ => {}
        }
    }
    for mob in &end.mobs {
        let ledger = &ledgers[&mob.id];
        if !ledger.uncounted && !eaten {
            assert_eq!(u32::from(mob.minions), ledger.minions - ledger.killed, "{mob:?}");
            assert_eq!(u32::from(mob.wounds), ledger.wounds - ledger.killed * ledger.health, "{mob:?}");
        }
    }
    compared
}

/// Nobody attacks, rolls, resolves or is wounded between the start of a boss fight and the next turn.
fn the_fight_starts_anew(facts: &[Fact]) -> usize {
    let mut starts = 0;
    for (n, _) in facts.iter().enumerate().filter(|(_, fact)| matches!(fact, Fact::BossFight)) {
        starts += 1;
        let next = facts[n..].iter().take_while(|fact| !matches!(fact, Fact::Turn { .. }));
        for fact in next {
            let old = matches!(
                fact,
                Fact::Attacks { .. }
                    | Fact::Rolled { .. }
                    | Fact::Rerolls { .. }
                    | Fact::Resolves { .. }
                    | Fact::Triggers { .. }
                    | Fact::Counts { .. }
                    | Fact::Wounds { .. }
                    | Fact::Burns { .. }
                    | Fact::MinionKilled { .. }
                    | Fact::Killed { .. }
                    | Fact::Activated { .. }
                    | Fact::Moved { .. }
                    | Fact::TurnEnds { .. }
            );
            assert!(!old, "{fact:?} after a boss fight began");
        }
    }
    starts
}

#[test]
fn frozen_dice_stay_caps_hold_and_mobs_add_up() {
    let game = Arc::new(Darkness::new().unwrap_or_else(|e| panic!("{e}")));
    let (mut resolved, mut miniatures) = (0, 0);
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
                miniatures += wounds_and_minions_add_up(&game, &facts, &state.world);
            }
        }
    }
    assert!(resolved > 2_000 && miniatures > 100, "{resolved} results, {miniatures} miniatures");
}

/// Random players seldom come to a boss; here the fight begins at once.
#[test]
fn nothing_of_an_old_turn_runs_after_a_boss_fight_began() {
    let game = Arc::new(Darkness::new().unwrap_or_else(|e| panic!("{e}")));
    let (mut fights, mut starts) = (0, 0);
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
        let mut facts: Vec<Fact> = Vec::new();
        playout(&*game, &mut state, &mut watcher, Some(&mut facts), true)
            .unwrap_or_else(|e| panic!("{seed}: {e}"));
        fights += watcher.boss_fights;
        starts += the_fight_starts_anew(&facts);
    }
    assert!(fights > 30 && starts > 30, "{fights} fights, {starts} starts");
}
