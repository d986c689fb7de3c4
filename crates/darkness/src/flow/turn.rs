//! HPH: the Hero Phase, and a hero's turn.

use super::moving;
use crate::actions::abilities::{Moment, pay_for_pointer, spend_rage, use_ability};
use crate::actions::conditions::burn_hero;
use crate::actions::health::{lose_mana, recover};
use crate::actions::movement::lose_action;
use crate::actions::{arrows, attack, items, party, rogue, spirits};
use crate::content::{Class, Colour, RogueTokenId, Stance, ZoneId};
use crate::rulings::{ConsecrationSight, FrozenRogue, FullMana};
use crate::scenario::goals;
use crate::shown::{Column, Fact, Lost, Prompt};
use crate::world::{Engine, Fighter, HeroId, Owned, Pick, SpiritId, Stage, Turn};
use crate::{Darkness, Play, World};
use table::{Rule, SeatSet};

/// MD-HPH-02: the actions of a turn.
pub const ACTIONS: u8 = 3;

/// MD-HPH-01, MD-HPH-06, MD-HPH-07, MD-KOD-06, MD-BOS-17: the players decide who is activated next, until all have been.
pub fn next_hero(play: &mut Play) -> Rule {
    let ready = play.world.standing().filter(|h| !play.world.hero(*h).activated);
    let mut options: Vec<Pick> = ready.map(Pick::Hero).collect();
    if options.is_empty() {
        let fight = play.world.boss.as_ref().is_some_and(|b| b.awake);
        let alone = play.world.rulings().boss_phase == crate::rulings::BossPhase::BossAlone;
        play.world.stage = if fight && !alone { Stage::LevelUp } else { Stage::Enemies };
        return Ok(());
    }
    // MD-CSM-02: before a hero is activated, and burns, anybody may drink.
    options.extend(play.world.all_out_of_turn(play.game));
    match party(play, Prompt::NextHero, &options)? {
        Pick::Hero(hero) => begin(play, hero),
        Pick::OutOfTurn { hero, ability } => use_ability(play, hero, ability),
        _ => Ok(()),
    }
}

/// MD-HPH-02, MD-VAR-03, MD-CND-02: a hero becomes active; its fire burns.
fn begin(play: &mut Play, hero: HeroId) -> Rule {
    let actions = match play.world.hero(hero).class {
        Class::Rogue => 0,
        _ => ACTIONS + u8::from(play.world.is_solo()),
    };
    play.world.turn = Some(Turn { hero, actions, spirits: [false; 2], trade: None });
    play.tell(|_, _| Fact::Turn { hero });
    burn_hero(play, hero, Colour::Yellow)
}

/// One choice of a turn: an action, or something that costs none. Each is a unit of its own.
pub fn go_on(play: &mut Play, turn: Turn) -> Rule {
    let hero = turn.hero;
    // MD-KOD-12: a defeated hero's turn ends at once.
    if play.world.hero(hero).defeated {
        return end(play, hero);
    }
    if turn.trade.is_some() {
        return items::exchange(play, hero);
    }
    let own = play.world.turn_options(play.game, &turn).into_iter().chain([Pick::End]);
    let mut options: Vec<Owned> = own.map(|pick| Owned::by(hero, pick)).collect();
    options.extend(play.world.others_options(play.game, hero));
    let seats = SeatSet::of(options.iter().map(|option| option.seat));
    let left = play.world.actions_left(&turn);
    let (_, chosen) = play.choose_party(seats, Prompt::Action { hero, left }, &options)?;
    perform(play, hero, chosen.pick)
}

impl World {
    /// MD-ROG-02: the actions that are left; a Rogue has one for each unused token.
    pub fn actions_left(&self, turn: &Turn) -> u8 {
        turn.actions + self.ready_tokens(turn.hero).len() as u8
    }

    /// MD-HPH-03, MD-HPH-05, MD-DEC-05: everything that a hero can do now.
    fn turn_options(&self, game: &Darkness, turn: &Turn) -> Vec<Pick> {
        let hero = turn.hero;
        let here = self.spot(self.hero(hero).zone);
        let mut options = Vec::new();
        if self.actions_left(turn) > 0 {
            options.push(Pick::Move);
            options.extend((!self.attack_options(game, hero).is_empty()).then_some(Pick::Attack));
            options.push(Pick::Trade);
            options.extend(self.can_recover(game, hero).then_some(Pick::Recover));
            let special = self.usable(game, hero, Moment::Action).into_iter();
            options.extend(special.map(|ability| Pick::Use { hero, ability }));
            options.extend(self.goals_here(game, hero).into_iter().map(|n| Pick::Destroy(n, here)));
        }
        options.extend(self.take_off_options(hero));
        let free = self.usable(game, hero, Moment::OwnTurn).into_iter();
        options.extend(free.map(|ability| Pick::Use { hero, ability }));
        options.extend(self.class_options(game, turn));
        options
    }

    /// MD-DEC-05, MD-DEC-15: in a turn all the others have is their consumables and ALWAYS abilities.
    fn others_options(&self, game: &Darkness, active: HeroId) -> Vec<Owned> {
        let others = self.standing().filter(|hero| *hero != active);
        let uses = others
            .flat_map(|hero| self.out_of_turn(game, hero).into_iter().map(move |pick| Owned::by(hero, pick)));
        uses.collect()
    }

    fn can_recover(&self, game: &Darkness, hero: HeroId) -> bool {
        let is = self.hero(hero);
        let steps = is.class == Class::Shaman && self.rulings().full_mana == FullMana::Steps;
        is.wounds(game) > 0 || is.fire > 0 || is.mana < is.max_mana(game) || steps
    }

    /// MD-WIZ-05, MD-PAL-04, MD-PAL-06, MD-PAL-07, MD-BER-08, MD-SHA-05, MD-SHA-09, MD-SHA-19: what only one class can do.
    fn class_options(&self, game: &Darkness, turn: &Turn) -> Vec<Pick> {
        let is = self.hero(turn.hero);
        match &is.engine {
            Engine::Wizard { .. } if self.can_turn_pointer(turn.hero) => vec![Pick::TurnPointer],
            Engine::Paladin { tokens, .. } => {
                let can = |column: &u8| {
                    tokens[usize::from(*column)].is_none()
                        && is.mana > 0
                        && !self.zones_to_consecrate(turn.hero).is_empty()
                };
                let place = (0..3).filter(can).map(Pick::Consecrate);
                let placed = (0..3).filter(|column: &u8| tokens[usize::from(*column)].is_some());
                place.chain(placed.map(Pick::Unconsecrate)).collect()
            }
            Engine::Berserker { stance, rage, .. } if *rage > 0 => {
                Stance::ALL.into_iter().filter(|s| s != stance).map(Pick::Stance).collect()
            }
            Engine::Shaman { .. } => {
                let flips = self.full_elements(game, turn.hero).into_iter().map(Pick::Flip);
                let own = self.spirits().filter(|(id, _)| id.hero == turn.hero);
                let may = |id: &SpiritId| !turn.spirits[id.kind as usize] || turn.actions > 0;
                flips.chain(own.map(|(id, _)| id).filter(may).map(Pick::Spirit)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// MD-PAL-04, MD-PAL-06, MD-DEC-56: the zones that a Paladin sees and that hold no consecration token.
    fn zones_to_consecrate(&self, hero: HeroId) -> Vec<ZoneId> {
        let from = self.hero(hero).zone;
        let Engine::Paladin { tokens, .. } = &self.hero(hero).engine else { return Vec::new() };
        let sees = |zone: &ZoneId| match self.rulings().consecration_sight {
            ConsecrationSight::Straight => self.ground.map.sees_straight(from, *zone, self.open),
            ConsecrationSight::Orthogonal => self.sight(from, *zone).is_some(),
        };
        let floor = |zone: &ZoneId| !self.ground.chasm.contains(*zone);
        self.ground.map.spaces().filter(|z| !tokens.contains(&Some(*z)) && floor(z) && sees(z)).collect()
    }
}

fn perform(play: &mut Play, hero: HeroId, pick: Pick) -> Rule {
    match pick {
        Pick::End => end(play, hero),
        Pick::OutOfTurn { hero: user, ability } => use_ability(play, user, ability),
        Pick::Use { ability, .. } if !is_action(play, hero, ability) => use_ability(play, hero, ability),
        Pick::TakeOff(item) => {
            items::take_off(play, hero, item);
            Ok(())
        }
        Pick::TurnPointer => {
            pay_for_pointer(play, hero);
            Ok(())
        }
        Pick::Consecrate(column) => consecrate(play, hero, column),
        Pick::Unconsecrate(column) => {
            play.world.set_consecration(hero, column, None);
            play.tell(|_, _| Fact::Unconsecrates { hero, column: Column(column) });
            Ok(())
        }
        Pick::Stance(stance) => {
            change_stance(play, hero, stance);
            Ok(())
        }
        Pick::Flip(element) => {
            spirits::flip(play, hero, element);
            Ok(())
        }
        Pick::Spirit(spirit) => activate_spirit(play, spirit),
        action => act(play, hero, action),
    }
}

fn is_action(play: &Play, hero: HeroId, ability: crate::world::AbilityId) -> bool {
    let ability = play.game.ability(ability, play.world.hero(hero));
    ability.is_some_and(|a| a.when == crate::content::When::Action)
}

/// MD-ABL-09: one of the actions.
fn act(play: &mut Play, hero: HeroId, action: Pick) -> Rule {
    if play.world.hero(hero).frost > 0 {
        return freeze(play, hero);
    }
    let token = spend_action(play, hero)?;
    match action {
        Pick::Move => {
            let more = rogue::for_move(play, hero, token)?;
            moving::perform(play, hero, more)
        }
        Pick::Attack => {
            let extra = rogue::for_attack(play, hero, token)?;
            attack::attack(play, hero, extra)
        }
        other => {
            rogue::for_other(play, hero, token)?;
            match other {
                Pick::Trade => {
                    items::open_trade(play, hero);
                    Ok(())
                }
                Pick::Recover => recover(play, hero),
                Pick::Use { ability, .. } => use_ability(play, hero, ability),
                Pick::Destroy(goal, _) => goals::destroy(play, hero, goal),
                Pick::Spirit(spirit) => spirits::activate(play, spirit),
                _ => Ok(()),
            }
        }
    }
}

/// MD-CND-06: in place of the action a frost token is removed. MD-ROG-10, MD-DEC-63: what a Rogue loses.
fn freeze(play: &mut Play, hero: HeroId) -> Rule {
    play.world.hero_mut(hero).frost -= 1;
    match play.world.rulings().frozen_rogue {
        FrozenRogue::Token => lose_action(play, hero, Lost::Frost),
        FrozenRogue::Chosen => {
            play.tell(|_, _| Fact::LosesAction { who: Fighter::Hero(hero), why: Lost::Frost });
            spend_action(play, hero).map(|_| ())
        }
    }
}

/// MD-ROG-04: an action is spent; a Rogue flips a token for it.
fn spend_action(play: &mut Play, hero: HeroId) -> Rule<Option<RogueTokenId>> {
    let further = play.world.turn.as_ref().is_some_and(|t| t.actions > 0);
    let token = match play.world.hero(hero).class {
        Class::Rogue => rogue::choose_token(play, hero, further)?,
        _ => None,
    };
    if token.is_none()
        && let Some(turn) = play.world.turn.as_mut()
    {
        turn.actions = turn.actions.saturating_sub(1);
    }
    Ok(token)
}

/// MD-PAL-04: for a mana a consecration token is placed in a zone in sight.
fn consecrate(play: &mut Play, hero: HeroId, column: u8) -> Rule {
    let zones = play.world.zones_to_consecrate(hero);
    let options = play.world.zone_picks(zones);
    if let Pick::Zone(zone) = play.choose(hero.seat(), Prompt::Consecrate { hero, column }, &options)? {
        lose_mana(play, hero, 1);
        play.world.set_consecration(hero, column, Some(zone.zone));
        play.tell(|_, _| Fact::Consecrates { hero, column: Column(column), zone });
    }
    Ok(())
}

impl World {
    /// MD-PAL-10: a token is not moved directly; it is removed and placed again.
    fn set_consecration(&mut self, hero: HeroId, column: u8, zone: Option<ZoneId>) {
        if let Engine::Paladin { tokens, .. } = &mut self.hero_mut(hero).engine {
            tokens[usize::from(column)] = zone;
        }
    }
}

/// MD-BER-08: for a rage the stance changes.
fn change_stance(play: &mut Play, hero: HeroId, to: Stance) {
    spend_rage(play, hero, 1);
    if let Engine::Berserker { stance, .. } = &mut play.world.hero_mut(hero).engine {
        *stance = to;
    }
    play.tell(|_, _| Fact::Stance { hero, stance: to });
}

/// MD-SHA-09, MD-SHA-19: the first activation of a spirit is free, each further one is an action.
fn activate_spirit(play: &mut Play, spirit: SpiritId) -> Rule {
    let Some(turn) = play.world.turn.as_mut() else { return Ok(()) };
    if std::mem::replace(&mut turn.spirits[spirit.kind as usize], true) {
        return act(play, spirit.hero, Pick::Spirit(spirit));
    }
    spirits::activate(play, spirit)
}

/// MD-HPH-04, MD-HPH-06, MD-ROG-09, MD-RAN-09, MD-BOS-11: the turn ends; in a boss fight the enemies follow.
fn end(play: &mut Play, hero: HeroId) -> Rule {
    rogue::end_turn(play, hero);
    arrows::shuffle(play, hero);
    play.world.hero_mut(hero).activated = true;
    play.world.turn = None;
    play.tell(|_, _| Fact::TurnEnds { hero });
    if play.world.boss.as_ref().is_some_and(|b| b.awake) {
        play.world.after_turn = true;
        play.world.stage = Stage::Enemies;
    }
    Ok(())
}
