//! *The Vault*: a small complete game that uses every verb of the kernel.
//!
//! One to three heroes look for a crown in a vault; a warden with a hidden hand sends ghouls after them. Its rules are
//! in `rules/sample.md` (ids `SA-…`), one file here for each of their chapters. It is the example that the
//! documentation uses: read [`attack`] to see how a window opens inside an attack inside a move.

pub mod attack;
pub mod content;
pub mod damage;
mod fact;
pub mod ghouls;
pub mod movement;
mod position;
mod prompt;
pub mod round;
mod scene;
pub mod search;
pub mod turn;
mod vocabulary;
mod world;

pub use content::{CardId, Effect, Treasure, When};
pub use damage::{Cause, Cure, Instead};
pub use fact::Fact;
pub use position::Position;
pub use prompt::Prompt;
pub use world::*;

use crate::game::content_hash;
use crate::{
    At, Between, Broken, Chance, Deck, Outcome, Rule, RulesId, Scene, Seat, SeatSet, SetupError, Viewer,
    Vocabulary, WhenEmpty,
};
use serde::{Deserialize, Serialize};

/// The game value. Its content is small enough to be written in code.
#[derive(Clone, Debug, Default)]
pub struct Sample;

/// How the rules of this game see play.
pub type Play<'a> = crate::Play<'a, Sample>;

/// What is agreed before a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// One to three.
    pub heroes: u8,
}

impl crate::Game for Sample {
    type World = World;
    type Setup = Setup;
    type Position = Position;
    type Prompt = Prompt;
    type Fact = Fact;

    fn name(&self) -> &'static str {
        "sample"
    }

    fn begin(&self, setup: &Setup, chance: &mut Chance) -> Result<World, SetupError> {
        if !(1..=3).contains(&setup.heroes) {
            return Err(SetupError::new(format!("the vault takes 1 to 3 heroes, not {}", setup.heroes)));
        }
        Ok(World::new(setup.heroes, chance))
    }

    fn arrange(&self, at: Position, _: &mut Chance) -> Result<World, SetupError> {
        at.arrange()
    }

    fn describe(&self, world: &World) -> Option<serde_json::Value> {
        serde_json::to_value(Position::describe(world)?).ok()
    }

    fn setup(&self, scenario: Option<&str>, heroes: Option<u8>) -> Result<Setup, SetupError> {
        match scenario {
            None | Some("vault") => Ok(Setup { heroes: heroes.unwrap_or(2) }),
            Some(other) => Err(SetupError::new(format!("there is no scenario {other}; there is: vault"))),
        }
    }

    fn vocabulary(&self) -> Vocabulary {
        vocabulary::vocabulary()
    }

    fn seats(&self, world: &World) -> SeatSet {
        SeatSet::first(world.heroes.len() + 1)
    }

    fn seat_name(&self, _: &World, seat: Seat) -> String {
        HeroId::of(seat).map_or("warden", HeroId::name).to_owned()
    }

    fn advance(play: &mut Play) -> Rule {
        match play.world.stage {
            Stage::Plan => round::plan(play),
            Stage::NextHero => turn::next_hero(play),
            Stage::Turn => turn::action(play),
            Stage::Ghouls => ghouls::next_ghoul(play),
            Stage::EndOfRound => round::end(play),
        }
    }

    fn outcome(&self, world: &World) -> Option<Outcome> {
        let winners = match world.ended? {
            Side::Warden => SeatSet::one(WARDEN),
            Side::Heroes => self.seats(world).without(WARDEN),
        };
        let heroes_won = world.ended == Some(Side::Heroes);
        Some(Outcome { winners, heroes_won, notes: vec![("rounds".to_owned(), i64::from(world.round))] })
    }

    fn faces(&self) -> Vec<(String, crate::scene::Face)> {
        content::CARDS.iter().map(|card| (card.name.to_owned(), scene::face(card.id))).collect()
    }

    fn scene(&self, world: &World, viewer: Viewer) -> Scene {
        scene::scene(world, viewer)
    }

    /// Everybody sees everything in the vault; one steps around pillars, and past nobody.
    fn between(&self, world: &World, who: Option<&str>, from: &str, to: &str) -> Option<Between> {
        world.between(who.is_some(), from, to)
    }

    /// Every hidden card that the seat does not know goes back and is dealt again.
    fn imagine(&self, world: &mut World, seat: Seat, chance: &mut Chance) {
        let warden = !world.warden.hand.known_to.has(seat);
        let strangers: Vec<usize> =
            (0..world.heroes.len()).filter(|&h| !world.heroes[h].hand.known_to.has(seat)).collect();
        let mut pool: Vec<CardId> = Vec::new();
        if warden {
            pool.extend(world.warden.hand.cards.iter().chain(world.warden.ambush.iter().map(|a| &a.card)));
            let mut deal = Deal::from(&mut world.warden_deck, pool);
            world.warden.hand.cards.iter_mut().for_each(|card| *card = deal.next(chance));
            if let Some(ambush) = &mut world.warden.ambush {
                ambush.card = deal.next(chance);
                let heroes = (0..world.heroes.len() as u8).map(HeroId);
                let maybe: Vec<HeroId> = heroes.filter(|h| !ambush.not_for[usize::from(h.0)]).collect();
                if let Some(hero) = maybe.get(chance.below(maybe.len())) {
                    ambush.hero = *hero;
                }
            }
            deal.back(&mut world.warden_deck);
            pool = Vec::new();
        }
        for &h in &strangers {
            pool.extend(world.heroes[h].hand.cards.iter().chain(&world.heroes[h].ready));
        }
        let mut deal = Deal::from(&mut world.hero_deck, pool);
        for &h in &strangers {
            let hero = &mut world.heroes[h];
            hero.hand.cards.iter_mut().chain(&mut hero.ready).for_each(|card| *card = deal.next(chance));
            hero.hand.cards.sort();
            if !hero.stance_known {
                hero.stance = [Stance::Bold, Stance::Wary][chance.below(2)];
            }
        }
        deal.back(&mut world.hero_deck);
        world.warden.hand.cards.sort();
    }

    fn check(&self, world: &World, at: At) -> Result<(), Broken> {
        world.check(at)
    }

    fn rules(&self) -> RulesId {
        RulesId::of(env!("CODE"), content_hash(format!("{:?}", content::CARDS).as_bytes()))
    }
}

/// Cards that are taken out of a deck to be dealt again.
struct Deal {
    pool: Vec<CardId>,
}

impl Deal {
    fn from(deck: &mut Deck<CardId>, mut pool: Vec<CardId>) -> Deal {
        pool.extend(deck.cards_left());
        // In canonical order, so that nothing of the true hands is left in what is imagined.
        pool.sort_unstable();
        let discard = deck.discarded().to_vec();
        *deck = Deck::new([], WhenEmpty::Reshuffle);
        discard.into_iter().for_each(|card| deck.discard(card));
        Deal { pool }
    }

    fn next(&mut self, chance: &mut Chance) -> CardId {
        let i = chance.below(self.pool.len());
        self.pool.remove(i)
    }

    fn back(self, deck: &mut Deck<CardId>) {
        deck.shuffle_in(self.pool);
    }
}
