//! POW, GEM: powers and talents are chosen, and granted by items.

use crate::content::{ItemId, Nature, Owner, PowerId};
use crate::rulings::GrantedAboveRank;
use crate::shown::{Fact, Prompt};
use crate::world::{Held, HeroId, Pick, World};
use crate::{Play, Sorcery};
use table::Rule;

impl World {
    /// SS-POW-01, SS-POW-02, SS-POW-03, SS-POW-04, SS-VAR-03: powers or talents that a hero may choose.
    pub fn learnable(&self, game: &Sorcery, hero: HeroId, talents: bool) -> Vec<PowerId> {
        let (is, card) = (self.hero(hero), game.class(hero.class));
        let held = |id: PowerId| self.heroes.iter().any(|h| h.powers.iter().any(|held| held.power == id));
        let fits = |(n, power): &(usize, &crate::content::Power)| {
            let own = match &power.of {
                Owner::Hero(name) => !talents && *name == card.hero,
                Owner::Talent => talents,
                Owner::Innate => false,
            };
            let nature = card.nature == Nature::Neutral
                || power.nature == Nature::Neutral
                || power.nature == card.nature;
            let rank = power.levels.iter().map(|level| level.rank).min().is_some_and(|rank| rank <= is.rank);
            own && nature && rank && !held(PowerId(*n as u16))
        };
        game.content.powers.iter().enumerate().filter(fits).map(|(n, _)| PowerId(n as u16)).collect()
    }

    /// SS-SET-15: whether a hero has fewer powers or talents than its gem shows, and could choose one.
    pub fn may_learn(&self, game: &Sorcery, hero: HeroId) -> bool {
        let facet = *self.facet(game, hero);
        let lacks = |talents: bool, most: u8| {
            self.held(game, hero, talents) < most && !self.learnable(game, hero, talents).is_empty()
        };
        lacks(false, facet.powers) || lacks(true, facet.talents)
    }

    fn held(&self, game: &Sorcery, hero: HeroId, talents: bool) -> u8 {
        let own =
            |held: &&Held| held.from.is_none() && (game.power(held.power).of == Owner::Talent) == talents;
        self.hero(hero).powers.iter().filter(own).count() as u8
    }
}

/// SS-SET-15, SS-GEM-11, SS-POW-05, SS-DEC-04: a hero chooses as many powers and talents as its gem shows.
pub fn learn(play: &mut Play, hero: HeroId) -> Rule {
    let facet = *play.world.facet(play.game, hero);
    for (talents, most) in [(false, facet.powers), (true, facet.talents)] {
        while play.world.held(play.game, hero, talents) < most && one(play, hero, talents, None)? {}
    }
    granted(play, hero)
}

/// SS-POW-08, SS-ITM-06: what is worn grants powers, chosen by the usual rules; what the hero no longer has takes them along. While
/// it is only carried, its power cannot be used.
pub fn granted(play: &mut Play, hero: HeroId) -> Rule {
    play.world.hero_mut(hero).forget_granted();
    let worn: Vec<ItemId> = play.world.hero(hero).worn().collect();
    for item in worn {
        let has =
            |world: &World| world.hero(hero).powers.iter().filter(|held| held.from == Some(item)).count();
        while has(play.world) < usize::from(play.game.item(item).grants)
            && one(play, hero, false, Some(item))?
        {}
    }
    Ok(())
}

/// SS-POW-04, SS-GAP-37: what becomes of powers that items grant, once the hero's rank is below their lowest level.
pub fn above_rank(play: &mut Play, hero: HeroId) -> Rule {
    if play.world.rulings().granted_above_rank == GrantedAboveRank::Waits {
        return Ok(());
    }
    let game = play.game;
    let is = play.world.hero(hero);
    let above = |held: &&Held| held.from.is_some() && game.least_rank(held.power) > is.rank;
    let gone: Vec<PowerId> = is.powers.iter().filter(above).map(|held| held.power).collect();
    for power in gone {
        play.world.hero_mut(hero).powers.retain(|held| held.power != power);
        play.world.snares.retain(|snare| snare.power != power);
        play.tell(|_, _| Fact::LosesPower { hero, power });
    }
    granted(play, hero)
}

impl Sorcery {
    /// SS-POW-04: the lowest soulrank for a power.
    pub fn least_rank(&self, power: PowerId) -> u8 {
        self.power(power).levels.iter().map(|level| level.rank).min().unwrap_or(0)
    }
}

/// One power or talent more; says whether there was any.
fn one(play: &mut Play, hero: HeroId, talents: bool, from: Option<ItemId>) -> Rule<bool> {
    let options: Vec<Pick> =
        play.world.learnable(play.game, hero, talents).into_iter().map(Pick::Learn).collect();
    if options.is_empty() {
        return Ok(false);
    }
    let Pick::Learn(power) = play.choose(hero.seat(), Prompt::Learn { hero }, &options)? else {
        return Ok(false);
    };
    play.world.hero_mut(hero).powers.push(Held { power, wait: 0, from });
    play.tell(|_, _| Fact::Learns { hero, power });
    Ok(true)
}
