//! GH-SUM: the summons of characters: how they come and go. Their turns are in [`crate::monsters`].

use crate::actions::bonuses;
use crate::actions::hexes::{self, Need};
use crate::content::Event;
use crate::world::{Body, Summon};
use crate::{Fact, FigureId, HeroId, Play, Prompt, SummonId, World};
use board::SpaceId;
use table::Rule;

/// GH-SUM-01, GH-SUM-03, GH-SUM-04, GH-SUM-09, GH-DEC-28, FH-SUM-02, FH-SUM-06, FH-SUM-14, FH-GAP-44: a summon comes
/// onto an empty hex beside its summoner; its card stays active. Without such a hex the ability cannot be performed.
pub fn summon(play: &mut Play, hero: HeroId, kind: &str) -> Rule<bool> {
    let Some(kind) = play.game.content.summon(kind) else { return Ok(false) };
    let free = play.world.empty_beside(hero.into());
    if free.is_empty() {
        play.tell(|_, _| Fact::CannotSummon { by: hero.into() });
        return Ok(false);
    }
    let prompt = Prompt::Summon { hero };
    let Some(at) = hexes::choose(play, hero.into(), prompt, Need::May, free)? else { return Ok(false) };
    bonuses::activate(play, hero)?;
    let taken = |n: u8| play.world.party.summons.iter().any(|s| s.id.kind == kind && s.id.number == n);
    let number = (1..=u8::MAX).find(|n| !taken(*n)).unwrap_or(u8::MAX);
    let id = SummonId { hero, kind, number };
    let hp = play.game.summon(kind).stats.hp;
    let service = play.world.service_from_now(play.game, hero);
    play.world.party.summons.push(Summon { id, body: Body::new(at.space, hp), acted: true, service });
    if let Some(active) = play.world.hero_mut(hero).active.last_mut() {
        active.summon = Some(id);
    }
    play.tell(|_, _| Fact::Called { by: hero, summon: id, at });
    Ok(true)
}

/// GH-SUM-04, GH-SUM-16: a summon has no hit points left: it leaves the board and its card the active area. Cards of its
/// summoner may answer whoever has killed it by an attack.
pub fn die(play: &mut Play, summon: SummonId, by: Option<FigureId>) -> Rule {
    play.world.party.summons.retain(|s| s.id != summon);
    play.tell(|_, _| Fact::Dies { figure: summon.into() });
    let hero = play.world.hero(summon.hero);
    let card = hero.active.iter().find(|a| a.summon == Some(summon)).map(|a| a.card);
    card.map_or(Ok(()), |card| bonuses::leave(play, summon.hero, card))?;
    match by {
        Some(by) if play.game.content.heeds.event(Event::OwnSummonKilled) => {
            bonuses::answer(play, summon.hero, Event::OwnSummonKilled, by)
        }
        _ => Ok(()),
    }
}

impl World {
    /// GH-SUM-01: the empty hexes beside a figure.
    pub fn empty_beside(&self, figure: FigureId) -> Vec<SpaceId> {
        let Some(at) = self.at(figure) else { return Vec::new() };
        let beside = |s: &SpaceId| self.place.board.adjacent(at, *s) && self.is_empty_hex(*s);
        self.place.board.map.spaces().filter(beside).collect()
    }
}
