//! Shadows: tokens of one class on the map, from which it strikes and to which it flees.
//!
//! They lie in any hex that holds no other of them, are placed and moved through anything but walls, and do nothing to
//! the hex: it stays as empty as it was.

use crate::actions::cards::{self, Actor};
use crate::actions::effects::May;
use crate::actions::hexes::{self, Need};
use crate::actions::{bonuses, damage, movement, specials};
use crate::content::{Effect, Event, Landing, Origin, Shade, Shadows, Special, Whom};
use crate::rulings::{GatheredShadows, ShadowInUse};
use crate::world::Pursuit;
use crate::{Fact, FigureId, HeroId, MonsterId, Play, Prompt, Spot, World};
use board::hex::Terrain;
use board::{SpaceId, SpaceSet};
use table::Rule;

/// How many shadows there can be.
const MOST: usize = 5;

/// What a card does with shadows.
pub fn perform(play: &mut Play, actor: Actor, shade: &Shade) -> Rule<bool> {
    let hero = actor.player;
    match shade {
        Shade::Place(count, range) => {
            let mut placed = false;
            for _ in 0..*count {
                let places = play.world.hexes_for_shadow(actor.figure, *range);
                placed |= place(play, hero, Need::May, places)?;
            }
            Ok(placed)
        }
        Shade::Move(count, hexes) => shift(play, hero, *count, *hexes),
        Shade::From(origin, effect) => act_from(play, actor, *origin, effect),
        Shade::Remove(range, effect) => match remove_one(play, actor, *range)? {
            true => cards::take_effect(play, actor.surely(), effect),
            false => Ok(false),
        },
        Shade::Teleport(landing) => {
            let places = play.world.shadows_to_land(play.game, actor, *landing);
            movement::teleport_to_one(play, actor, places)
        }
    }
}

/// A shadow is placed on one of these hexes; before a sixth another one goes.
fn place(play: &mut Play, hero: HeroId, need: Need, places: Vec<SpaceId>) -> Rule<bool> {
    let prompt = Prompt::PlaceShadow { hero };
    let Some(at) = hexes::choose(play, hero.into(), prompt, need, places)? else { return Ok(false) };
    if play.world.hero(hero).own.shadows.len() >= MOST {
        let there = play.world.hero(hero).own.shadows.clone();
        if let Some(old) = hexes::choose(play, hero.into(), Prompt::WhichShadow { hero }, Need::Must, there)?
        {
            remove(play, hero, old.space);
        }
    }
    let shadows = &mut play.world.hero_mut(hero).own.shadows;
    shadows.push(at.space);
    shadows.sort();
    play.world.pursue(play.game, hero, Pursuit::places_shadow);
    play.tell(|_, _| Fact::Shadow { hero, at });
    Ok(true)
}

fn remove(play: &mut Play, hero: HeroId, at: SpaceId) {
    play.world.hero_mut(hero).own.shadows.retain(|shadow| *shadow != at);
    play.world.pursue(play.game, hero, Pursuit::removes_shadow);
    let at = play.world.spot(at);
    play.tell(|_, _| Fact::ShadowGoes { hero, at });
}

/// A shadow within a range is removed, if the player likes.
fn remove_one(play: &mut Play, actor: Actor, range: u8) -> Rule<bool> {
    let hero = actor.player;
    let near = play.world.shadows_near(actor.figure, range);
    let prompt = Prompt::WhichShadow { hero };
    let Some(at) = hexes::choose(play, hero.into(), prompt, Need::May, near)? else { return Ok(false) };
    remove(play, hero, at.space);
    Ok(true)
}

/// Shadows within a range are removed for what that adds; says how many.
pub fn remove_for(play: &mut Play, actor: Actor, range: u8, many: Shadows) -> Rule<u8> {
    let most = if many == Shadows::One { 1 } else { MOST as u8 };
    let mut removed = 0;
    while removed < most && remove_one(play, actor, range)? {
        removed += 1;
    }
    Ok(removed)
}

/// Some shadows, or all of them, are moved, each up to so many hexes; not through walls, and to a hex without another.
fn shift(play: &mut Play, hero: HeroId, count: Option<u8>, hexes: u8) -> Rule<bool> {
    let mut waiting = play.world.hero(hero).own.shadows.clone();
    let mut moved = false;
    for _ in 0..count.map_or(waiting.len(), usize::from) {
        let prompt = Prompt::WhichShadow { hero };
        let Some(from) = hexes::choose(play, hero.into(), prompt, Need::May, waiting.clone())? else { break };
        waiting.retain(|shadow| *shadow != from.space);
        let places = play.world.hexes_within(from.space, hexes);
        let prompt = Prompt::MoveShadow { hero, from };
        let Some(to) = hexes::choose(play, hero.into(), prompt, Need::May, places)? else { continue };
        move_to(play, hero, from.space, to);
        moved = true;
    }
    Ok(moved)
}

/// FH-GAP-68: the shadows of a character that lie elsewhere go to the nearest empty hexes of a room without another shadow;
/// its player chooses among equally near ones.
pub fn gather(play: &mut Play, hero: HeroId, room: &SpaceSet) -> Rule {
    if play.world.agreed.rulings.gathered_shadows == GatheredShadows::Stay {
        return Ok(());
    }
    for from in play.world.hero(hero).own.shadows.clone() {
        if room.contains(from) {
            continue;
        }
        let places = play.world.nearest_for_shadow(from, room);
        let prompt = Prompt::MoveShadow { hero, from: play.world.spot(from) };
        if let Some(to) = hexes::choose(play, hero.into(), prompt, Need::Must, places)? {
            move_to(play, hero, from, to);
        }
    }
    Ok(())
}

fn move_to(play: &mut Play, hero: HeroId, from: SpaceId, to: Spot) {
    let shadows = &mut play.world.hero_mut(hero).own.shadows;
    shadows.iter_mut().filter(|shadow| **shadow == from).for_each(|shadow| *shadow = to.space);
    shadows.sort();
    let from = play.world.spot(from);
    play.tell(|_, _| Fact::ShadowMoves { hero, from, to });
}

/// FH-LOS-05: something is performed as if from a hex with a shadow, or once from each.
fn act_from(play: &mut Play, actor: Actor, origin: Origin, effect: &Effect) -> Rule<bool> {
    let hero = actor.player;
    if origin == Origin::DyingSummon {
        return act_from_summon(play, actor, effect);
    }
    let mut waiting = play.world.hero(hero).own.shadows.clone();
    let mut used = false;
    for _ in 0..if origin == Origin::Each { waiting.len() } else { 1 } {
        let prompt = Prompt::WhichShadow { hero };
        let Some(at) = hexes::choose(play, hero.into(), prompt, Need::May, waiting.clone())? else { break };
        waiting.retain(|shadow| *shadow != at.space);
        let before = play.world.under_way.origin.replace((actor.figure, at.space));
        let performed = cards::take_effect(play, actor, effect)?;
        play.world.under_way.origin = before;
        if performed && origin == Origin::Gone {
            remove(play, hero, at.space);
        }
        used |= performed;
    }
    Ok(used)
}

/// The same from the hex of a summon of the character, which dies when it is done.
fn act_from_summon(play: &mut Play, actor: Actor, effect: &Effect) -> Rule<bool> {
    let Some(summon) = cards::choose_one(play, actor, Whom::OwnSummon)? else { return Ok(false) };
    let Some(at) = play.world.at(summon) else { return Ok(false) };
    let before = play.world.under_way.origin.replace((actor.figure, at));
    cards::take_effect(play, actor.surely(), effect)?;
    play.world.under_way.origin = before;
    damage::kill(play, summon, actor.figure)?;
    Ok(true)
}

/// A figure has come into a hex from another: cards may answer who comes onto a shadow.
pub fn entered(play: &mut Play, figure: FigureId, from: SpaceId) -> Rule {
    for n in 0..play.world.party.heroes.len() {
        let hero = &play.world.party.heroes[n];
        let comes = play.world.at(figure).is_some_and(|at| at != from && hero.own.shadows.contains(&at));
        let id = hero.id;
        if comes && figure.is_enemy_of(id.into()) && !hero.exhausted {
            bonuses::answer(play, id, Event::ShadowEntered, figure)?;
        }
    }
    Ok(())
}

/// [`Special::MarkForTheAbyss`]: before a card is drawn, the target of an attack of the character or a summon of its may
/// be marked instead of the one that is.
pub fn mark(play: &mut Play, hero: HeroId, target: FigureId) -> Rule {
    let marked = play.world.hero(hero).own.marked == Some(target);
    if marked || !target.is_monster() || specials::active(play, hero, Special::MarkForTheAbyss).is_none() {
        return Ok(());
    }
    if play.choose(hero.seat(), Prompt::Mark { hero, target }, &[May::Do, May::Skip])? == May::Do {
        play.world.hero_mut(hero).own.marked = Some(target);
        play.tell(|_, _| Fact::Marks { hero, target });
    }
    Ok(())
}

/// [`Special::MarkForTheAbyss`]: a marked enemy has died here, and leaves a shadow in its hex or beside it.
pub fn rise(play: &mut Play, monster: MonsterId, at: SpaceId) -> Rule {
    let marked = play.world.party.heroes.iter().find(|h| h.own.marked == Some(monster.into()));
    let Some(hero) = marked.map(|h| h.id) else { return Ok(()) };
    play.world.hero_mut(hero).own.marked = None;
    if play.world.hero(hero).exhausted || specials::active(play, hero, Special::MarkForTheAbyss).is_none() {
        return Ok(());
    }
    let places = play.world.hexes_within(at, 1);
    place(play, hero, Need::Must, places)?;
    Ok(())
}

/// [`Special::FleeIntoShadow`]: instead of suffering damage a character goes to a shadow, which is removed; the card is
/// discarded. Says whether it did.
pub fn flees(play: &mut Play, figure: FigureId) -> Rule<bool> {
    let FigureId::Hero(hero) = figure else { return Ok(false) };
    if play.world.hero(hero).own.shadows.is_empty() {
        return Ok(false);
    }
    let Some(card) = specials::active(play, hero, Special::FleeIntoShadow) else { return Ok(false) };
    let actor = Actor::of(hero);
    let places = play.world.shadows_to_land(play.game, actor, Landing::On);
    if places.is_empty()
        || play.choose(hero.seat(), Prompt::Flee { hero }, &[May::Do, May::Skip])? == May::Skip
    {
        return Ok(false);
    }
    let prompt = Prompt::Teleport { hero };
    let Some(to) = hexes::choose(play, figure, prompt, Need::Must, places)? else { return Ok(false) };
    movement::land(play, figure, to)?;
    remove(play, hero, to.space);
    bonuses::leave(play, hero, card)?;
    Ok(true)
}

impl World {
    /// Whether a figure stands on a shadow of the character whose figure the other is.
    pub fn is_on_shadow(&self, of: FigureId, figure: FigureId) -> bool {
        let shadows = of.owner().map(|hero| &self.hero(hero).own.shadows);
        self.at(figure).zip(shadows).is_some_and(|(at, shadows)| shadows.contains(&at))
    }

    /// The hexes within so many hexes around walls that hold no shadow.
    fn hexes_within(&self, from: SpaceId, hexes: u8) -> Vec<SpaceId> {
        let taken = |at: &SpaceId| self.party.heroes.iter().any(|h| h.own.shadows.contains(at));
        let near = |at: &SpaceId| self.distance(from, *at).is_some_and(|d| d <= u16::from(hexes));
        let map = &self.place.board.map;
        let free = |at: &SpaceId| map.terrain(*at) != Terrain::Wall && self.is_in_play(*at) && !taken(at);
        map.spaces().filter(|at| near(at) && free(at)).collect()
    }

    /// FH-GAP-68: the nearest empty hexes among these that hold no shadow.
    fn nearest_for_shadow(&self, from: SpaceId, among: &SpaceSet) -> Vec<SpaceId> {
        let taken = |at: SpaceId| self.party.heroes.iter().any(|h| h.own.shadows.contains(&at));
        let free = among.iter().filter(|at| self.is_empty_hex(*at) && !taken(*at));
        let near: Vec<(u16, SpaceId)> = free.filter_map(|at| Some((self.distance(from, at)?, at))).collect();
        let least = near.iter().map(|(apart, _)| *apart).min();
        near.into_iter().filter(|(apart, _)| Some(*apart) == least).map(|(_, at)| at).collect()
    }

    /// The hexes in range and sight of a figure that hold no shadow.
    fn hexes_for_shadow(&self, figure: FigureId, range: u8) -> Vec<SpaceId> {
        let Some(from) = self.at(figure) else { return Vec::new() };
        let mut all = self.hexes_within(from, range);
        all.retain(|at| *at == from || self.place.board.sight.sees(from, *at));
        all
    }

    /// The shadows of a character within a range that may be removed. FH-GAP-51: not the one from which it acts.
    pub(super) fn shadows_near(&self, figure: FigureId, range: u8) -> Vec<SpaceId> {
        let (Some(from), Some(hero)) = (self.at(figure), figure.owner()) else { return Vec::new() };
        let near = |at: &SpaceId| self.distance(from, *at).is_some_and(|d| d <= u16::from(range));
        let stays = self.agreed.rulings.shadow_in_use == ShadowInUse::Stays;
        let used = self.under_way.origin.filter(|(actor, _)| stays && *actor == figure).map(|(_, at)| at);
        let all = self.hero(hero).own.shadows.iter().copied();
        all.filter(|at| near(at) && Some(*at) != used).collect()
    }

    /// FH-TEL-04: the hexes with a shadow, or beside one, to which a character can teleport.
    fn shadows_to_land(&self, game: &crate::Haven, actor: Actor, landing: Landing) -> Vec<SpaceId> {
        let shadows = &self.hero(actor.player).own.shadows;
        let beside = |at: SpaceId| shadows.iter().any(|shadow| self.place.board.adjacent(*shadow, at));
        let mut places = self.teleports(game, actor.figure, u8::MAX);
        places.retain(|at| shadows.contains(at) || (landing == Landing::By && beside(*at)));
        places
    }
}
