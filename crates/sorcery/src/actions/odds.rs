//! ATK, DEF: the chances of an attack before it is rolled, if nobody pays for properties or rolls again.

use super::defence::Blow;
use crate::Sorcery;
use crate::content::{Colour, Symbol, Way};
use crate::world::{Arm, Who, World};
use std::collections::BTreeMap;

/// The chances of an attack on one figure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Odds {
    /// Wounds, with how many of the equally likely rolls lead to them.
    pub ways: BTreeMap<u8, u64>,
    /// All rolls.
    pub of: u64,
    /// The rolls that kill.
    pub kills: u64,
}

impl Odds {
    fn add(&mut self, wounds: u8, left: u8, ways: u64) {
        *self.ways.entry(wounds).or_default() += ways;
        self.of += ways;
        self.kills += if wounds >= left { ways } else { 0 };
    }
}

impl World {
    /// SS-ATK-14, SS-DEF-08: the chances of an attack with what is in hand and what waits for the next attack.
    pub fn odds(&self, game: &Sorcery, by: Who, arm: Arm, target: Who) -> Odds {
        let mut attack = self.declared(game, by, arm, target);
        self.awaited(by).into_iter().for_each(|gain| attack.add(gain));
        let weapon = self.weapon(game, by, arm);
        let hits = [(Colour::Red, weapon.red), (Colour::Blue, weapon.blue)];
        let rolls = counted(game, &hits, Symbol::Hit);
        let left = self.life(game, target).saturating_sub(self.body(target).map_or(0, |body| body.wounds));
        let most = self.guard(game, target).dice;
        let void = self.void(game, target);
        let mut odds = Odds::default();
        for (rolled, ways) in rolls {
            let hits = self.hits_with(game, &attack, rolled);
            let (blow, _) = self.faced(game, &attack, target, hits);
            let (blow, _) = self.shielded(target, self.armored(game, &attack, target, blow));
            let dice = most.min(blow.hits);
            // Dice that are not rolled count too, so that all rolls are equally likely.
            let unrolled = u64::from(most - dice);
            let scale = ways * (game.content.dice.faces(Colour::Blue).len() as u64).pow(unrolled as u32);
            for (blocks, ways) in counted(game, &[(Colour::Blue, dice)], Symbol::Block) {
                let Blow { hits, lethal } = blow.blocked(self.blocks(game, target, blocks, 0));
                odds.add(hits + lethal, left, scale * ways * (void.1 - void.0));
                if void.0 > 0 {
                    odds.add(0, left, scale * ways * void.0);
                }
            }
        }
        odds
    }

    /// SS-ECD-03: in how many of how many rolls the target makes the attack void.
    fn void(&self, game: &Sorcery, target: Who) -> (u64, u64) {
        let Who::Foe(id) = target else { return (0, 1) };
        let faces = game.content.dice.faces(Colour::Blue);
        let guard = |way: &&Way| if let Way::Guard(symbol) = way { Some(*symbol) } else { None };
        let guards = self.ways(game, id.card);
        let guards = guards.iter().filter_map(guard);
        let (open, of) = guards.fold((1, 1), |(open, of), symbol| {
            let fails = faces.iter().filter(|face| face.of(symbol) == 0).count() as u64;
            (open * fails, of * faces.len() as u64)
        });
        (of - open, of)
    }
}

/// How often dice show a symbol, each number with how many rolls lead to it.
fn counted(game: &Sorcery, dice: &[(Colour, u8)], symbol: Symbol) -> BTreeMap<u8, u64> {
    let mut all = BTreeMap::from([(0, 1)]);
    for colour in dice.iter().flat_map(|(colour, n)| std::iter::repeat_n(*colour, usize::from(*n))) {
        let mut next = BTreeMap::new();
        for (so_far, ways) in all {
            for face in game.content.dice.faces(colour) {
                *next.entry(so_far + face.of(symbol)).or_default() += ways;
            }
        }
        all = next;
    }
    all
}
