//! POW, CD, CMP: powers are chosen and used; companions act.

use super::deeds::{self, Source};
use super::moving;
use crate::actions::attack;
use crate::content::{Nature, Owner, PowerId};
use crate::shown::{Fact, Prompt};
use crate::world::{Arm, Body, HeroId, Pick, Who, World};
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

    fn held(&self, game: &Sorcery, hero: HeroId, talents: bool) -> u8 {
        let own = |held: &&crate::world::Held| (game.power(held.power).of == Owner::Talent) == talents;
        self.hero(hero).powers.iter().filter(own).count() as u8
    }
}

/// SS-SET-15, SS-GEM-11, SS-POW-05, SS-DEC-04: a hero chooses as many powers and talents as its gem shows.
pub fn learn(play: &mut Play, hero: HeroId) -> Rule {
    let facet = *play.world.facet(play.game, hero);
    for (talents, most) in [(false, facet.powers), (true, facet.talents)] {
        while play.world.held(play.game, hero, talents) < most {
            let options: Vec<Pick> =
                play.world.learnable(play.game, hero, talents).into_iter().map(Pick::Learn).collect();
            if options.is_empty() {
                break;
            }
            let Pick::Learn(power) = play.choose(hero.seat(), Prompt::Learn { hero }, &options)? else {
                break;
            };
            play.world.hero_mut(hero).powers.push(crate::world::Held { power, wait: 0 });
            play.tell(|_, _| Fact::Learns { hero, power });
        }
    }
    Ok(())
}

/// SS-USE-02, SS-USE-04, SS-USE-05, SS-CD-02, SS-CD-03: a power that is no attack is used at a level.
pub fn use_power(play: &mut Play, hero: HeroId, id: PowerId, level: u8) -> Rule {
    let power = play.game.power(id);
    let Some(is) = power.levels.get(usize::from(level)) else { return Ok(()) };
    play.tell(|_, _| Fact::Uses { hero, power: id });
    let summons = is.deeds.iter().any(|deed| deed.act() == crate::content::Act::Companion);
    // SS-CMP-04: a companion's power waits only when it is gone.
    play.world.exhaust(play.game, hero, id, if summons { 0 } else { is.cooldown });
    let source = Source { hero, from: play.world.hero(hero).body.at, range: power.range, name: &power.name };
    deeds::perform(play, source, &is.deeds)
}

/// SS-CMP-01, SS-CMP-02, SS-CMP-03, SS-CMP-05, SS-CMP-06, SS-CMP-10: the companion comes, and moves and attacks once.
pub fn companion(play: &mut Play, hero: HeroId) -> Rule {
    let who = Who::Companion(hero);
    if play.world.hero(hero).companion.is_none() {
        let at = play.world.hero(hero).body.at;
        play.world.hero_mut(hero).companion = Some(Body::new(at));
        play.tell(|_, _| Fact::Summons { hero });
    }
    play.world.hero_mut(hero).companion_acted = true;
    let card = play.game.content.companion(&play.game.class(hero.class).hero);
    let Some(card) = card else { return Ok(()) };
    let (mut points, mut attacks, mut moving) = (card.moves, 1u8, true);
    loop {
        let Some(at) = play.world.at(who) else { return Ok(()) };
        let mut options = Vec::new();
        if moving {
            let steps = play.world.steps(play.game, who, at).into_iter();
            let near = steps.filter(|to| play.world.step_cost(play.game, who, *to) <= points);
            options.extend(near.map(|to| Pick::Step(play.world.spot(to))));
        }
        if attacks > 0 {
            options.extend(play.world.in_area(at, false).into_iter().map(Pick::Figure));
        }
        options.push(Pick::Done);
        match play.choose(hero.seat(), Prompt::Companion { hero }, &options)? {
            Pick::Step(spot) => {
                let Some(to) = play.world.ground.plan.map.named(&spot) else { return Ok(()) };
                let cost = play.world.step_cost(play.game, who, to);
                points = if moving::step(play, who, to)? { points - cost } else { 0 };
            }
            Pick::Figure(target) => {
                attacks -= 1;
                moving &= points == card.moves;
                attack::attack(play, who, Arm::Bite, target)?;
            }
            _ => return Ok(()),
        }
    }
}
