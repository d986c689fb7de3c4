//! USE-06, ENG: reactions of heroes when an enemy is activated, and reaction attacks of enemies.

use super::{activation, encounter};
use crate::actions::acts::{self, Source};
use crate::actions::{conditions, wounds};
use crate::content::{Act, CardId, Hand, Limit, PowerId, Tier, Use, Way, Whom};
use crate::rulings::{BlindReactions, HordeReactions};
use crate::shown::{Fact, Prompt};
use crate::world::{Body, FoeId, HeroId, Pick, Who, World};
use crate::{Play, Sorcery};
use table::{Go, Rule, Seat};

impl World {
    /// SS-USE-06, SS-CON-05, SS-DTH-15: reactions that a hero may use against an enemy that is about to act.
    fn reactions(&self, game: &Sorcery, hero: HeroId, card: CardId) -> Vec<Pick> {
        let is = self.hero(hero);
        let near = |range: u8| {
            self.figures_of(card).iter().any(|id| {
                let (Some(from), Some(to)) = (self.at(Who::Hero(hero)), self.at(Who::Foe(*id))) else {
                    return false;
                };
                self.sees(Who::Hero(hero), to)
                    && self.range(from, to).is_some_and(|far| far <= u16::from(range))
            })
        };
        let own_turn = self.turn.as_ref().is_some_and(|turn| turn.hero == hero);
        let fits = |id: &PowerId| {
            let power = game.power(*id);
            let mut deeds = power.levels.iter().flat_map(|level| &level.deeds);
            // SS-USE-08: what concerns heroes alone does not ask where the enemy is.
            let against = deeds.any(|deed| matches!(deed.whom(), Whom::Enemy | Whom::EnemiesNear));
            power.uses == Use::Reaction && self.is_ready(game, hero, *id) && (!against || near(power.range))
        };
        if is.ghost || is.body.stunned > 0 || own_turn {
            return Vec::new();
        }
        let powers = self.own_powers(game, hero).into_iter().filter(fits);
        powers.flat_map(|id| self.at_levels(game, hero, id)).collect()
    }

    /// SS-POW-09: a reaction at each level that the hero may use.
    fn at_levels(&self, game: &Sorcery, hero: HeroId, id: PowerId) -> Vec<Pick> {
        let rank = self.hero(hero).rank;
        let levels = game.power(id).levels.iter().enumerate().filter(|(_, level)| level.rank <= rank);
        let all: Vec<u8> = levels.map(|(n, _)| n as u8).collect();
        match all[..] {
            [_] => vec![Pick::React(hero, id, None)],
            _ => all.into_iter().map(|n| Pick::React(hero, id, Some(n))).collect(),
        }
    }

    /// SS-POW-01: the powers of a hero: on its card and before it.
    pub fn own_powers(&self, game: &Sorcery, hero: HeroId) -> Vec<PowerId> {
        let innate = game.class(hero.class).innate.iter().filter_map(|name| game.content.power(name));
        innate.chain(self.hero(hero).cards()).collect()
    }

    /// SS-CD-02, SS-USE-12, SS-POW-04: whether a hero may use a power now.
    pub fn is_ready(&self, game: &Sorcery, hero: HeroId, id: PowerId) -> bool {
        let is = self.hero(hero);
        let waits = is.powers.iter().any(|held| held.power == id && held.wait > 0);
        let used = is.used_round.contains(&id) || is.used_quest.contains(&id);
        let lies = self.snares.iter().any(|snare| snare.hero == hero && snare.power == id);
        !waits
            && !used
            && !lies
            && self.wears_for(game, is, id)
            && game.power(id).levels.iter().any(|level| level.rank <= is.rank)
    }

    /// SS-CD-02, SS-USE-12: a power was used: its card waits, or its limit is reached.
    pub fn exhaust(&mut self, game: &Sorcery, hero: HeroId, id: PowerId, cooldown: u8) {
        let is = self.hero_mut(hero);
        match game.power(id).limit {
            Some(Limit::Round) => is.used_round.push(id),
            Some(Limit::Quest) => is.used_quest.push(id),
            None => {}
        }
        if let Some(held) = is.powers.iter_mut().find(|held| held.power == id) {
            held.wait = cooldown;
        }
    }
}

/// SS-USE-06, SS-DEC-08, SS-THR-09: before an enemy acts or makes a reaction attack, heroes may react: they taunt it, or protect
/// each other.
pub fn window(play: &mut Play, card: CardId) -> Rule {
    let order: Vec<Seat> = play.world.seats().iter().collect();
    play.react(
        &order,
        Prompt::React { card },
        |_, _| false,
        |game, world, seat| {
            let hero = world.hero_ids().into_iter().find(|hero| hero.seat() == seat);
            hero.map(|hero| world.reactions(game, hero, card)).unwrap_or_default()
        },
        |play, _, pick| {
            if let Pick::React(hero, power, level) = pick {
                react(play, hero, power, level, card)?;
            }
            Ok(Go::On)
        },
    )
}

fn react(play: &mut Play, hero: HeroId, id: PowerId, level: Option<u8>, card: CardId) -> Rule {
    let power = play.game.power(id);
    let level = power.levels.get(usize::from(level.unwrap_or(0)));
    let Some(level) = level else { return Ok(()) };
    play.world.exhaust(play.game, hero, id, level.cooldown);
    play.tell(|_, _| Fact::Uses { hero, power: id });
    let source = Source {
        hero,
        from: play.world.hero(hero).body.at,
        range: power.range,
        name: &power.name,
        event: false,
    };
    for deed in &level.deeds {
        if deed.act() == Act::Taunt {
            taunt(play, hero, card)?;
        } else if deed.concerns_figures() {
            acts::concern(play, source, *deed)?;
        }
    }
    Ok(())
}

/// SS-THR-09, SS-HIDE-01: the hero is the enemy's next target, unless it is hidden and cannot be chosen; a master enemy's threat
/// passes to it.
fn taunt(play: &mut Play, hero: HeroId, card: CardId) -> Rule {
    if play.world.hero(hero).hidden {
        return Ok(());
    }
    if let Some(foe) = play.world.foe_mut(card) {
        foe.taunted = Some(hero);
    }
    if play.game.enemy(card).tier == Tier::Purple {
        wounds::set_threat(play, (hero, 1));
        wounds::pass_threat(play)?;
    }
    Ok(())
}

/// SS-ENG-05, SS-ENG-06, SS-ENG-07, SS-ENG-08, SS-ENG-14, SS-GAP-23, SS-GAP-29, SS-ECN-05, SS-DTH-10: every enemy in
/// the area attacks whoever leaves it. Says whether the figure can still go.
pub fn provoked(play: &mut Play, who: Who) -> Rule<bool> {
    let Some(area) = play.world.at(who) else { return Ok(false) };
    let blind = play.world.rulings().blind_reactions == BlindReactions::None;
    let strikes = |world: &World, id: &FoeId| {
        world.body(Who::Foe(*id)).is_some_and(|b| b.at == area && b.stunned == 0 && !(blind && b.blinded > 0))
    };
    let mut waiting: Vec<FoeId> =
        play.world.enemies().into_iter().filter(|id| strikes(play.world, id)).collect();
    if play.world.rulings().horde_reactions == HordeReactions::One {
        waiting.dedup_by_key(|id| id.card);
    }
    while !waiting.is_empty() {
        let mut cards: Vec<CardId> = waiting.iter().map(|id| id.card).collect();
        cards.dedup();
        let first = play.world.first_of(play.game, &cards);
        let Some(card) = encounter::choose(play, &first)? else { break };
        let Some(n) = waiting.iter().position(|id| id.card == card) else { break };
        let id = waiting.remove(n);
        if strikes(play.world, &id) && play.world.at(who) == Some(area) {
            window(play, id.card)?;
            activation::blow(play, id, Hand::Main, who)?;
        }
    }
    let may = play.world.body(who).is_some_and(|body| body.at == area && body.stunned == 0 && !body.down);
    Ok(may)
}

/// A hero moves into the area of an alert enemy: a save roll, or it is attacked.
pub fn alert(play: &mut Play, who: Who) -> Rule {
    let Some(area) = play.world.at(who) else { return Ok(()) };
    let blind = play.world.rulings().blind_reactions == BlindReactions::None;
    let alert = |id: &FoeId| {
        let awake = |b: &Body| b.at == area && b.stunned == 0 && !(blind && b.blinded > 0);
        let awake = play.world.body(Who::Foe(*id)).is_some_and(awake);
        awake && play.world.ways(play.game, id.card).iter().any(|way| matches!(way, Way::Alert))
    };
    let all: Vec<FoeId> = play.world.enemies().into_iter().filter(alert).collect();
    for id in all {
        if play.world.at(who) == Some(area)
            && play.world.body(Who::Foe(id)).is_some()
            && !conditions::save(play, who)?
        {
            window(play, id.card)?;
            activation::blow(play, id, Hand::Main, who)?;
        }
    }
    Ok(())
}
