//! ABL, SPA, CSM, WIZ: using abilities: when, for what, and what they do.

use super::combat;
use super::effects::{By, happen};
use super::health::suffer;
use crate::content::{Ability, AttackType, Class, Cost, Effect, Often, Only, Slot, When};
use crate::rulings::PaidWithLife;
use crate::shown::{Cause, Fact, Segment};
use crate::world::{AbilityId, Card, Engine, Fighter, Hero, HeroId, Pick};
use crate::{Darkness, Play, World};
use table::Rule;

/// The moment at which abilities are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// MD-ABL-02: before or after an action of the hero's own turn.
    OwnTurn,
    /// MD-ABL-08: before or after an action of somebody else.
    Elsewhere,
    /// In a Move action.
    Move,
    /// As the attacker, with this type.
    Attack(AttackType),
    /// As the defender.
    Defence,
    /// MD-SPA-01: as an action of its own.
    Action,
}

impl Moment {
    /// MD-ABL-03, MD-ABL-04, MD-ABL-05, MD-ABL-06, MD-ABL-07, MD-ABL-09, MD-GEN-11: whether an ability of
    /// this timing fits; attacker and defender are both in combat.
    fn fits(self, when: When) -> bool {
        match (self, when) {
            (Moment::OwnTurn, When::Turn | When::Always) | (Moment::Elsewhere, When::Always) => true,
            (Moment::Move, When::Move) | (Moment::Action, When::Action) => true,
            (Moment::Attack(_), When::Attack | When::Combat)
            | (Moment::Defence, When::Defence | When::Combat) => true,
            (Moment::Attack(kind), When::TypeAttack(wanted)) => kind == wanted,
            _ => false,
        }
    }
}

impl World {
    /// The abilities that a hero can use at a moment: timing, conditions and costs fit, and it has not been used up.
    pub fn usable(&self, game: &Darkness, hero: HeroId, moment: Moment) -> Vec<AbilityId> {
        if self.hero(hero).defeated {
            return Vec::new();
        }
        let all = self.abilities_of(game, hero);
        all.filter(|(id, card)| self.can_use(game, hero, *id, card, moment)).map(|(id, _)| id).collect()
    }

    /// Whether it can be used now.
    fn can_use(
        &self,
        game: &Darkness,
        id: HeroId,
        ability: AbilityId,
        card: &Ability,
        moment: Moment,
    ) -> bool {
        moment.fits(card.when)
            && !self.is_used(self.hero(id), ability, card, moment)
            && card.only.iter().all(|only| self.holds(game, id, *only))
            && card.cost.iter().all(|cost| self.affords(id, *cost))
            && self.may_cast(game, id, ability, moment)
            && self.is_useful(game, id, card, moment)
    }

    /// MD-ABL-34, MD-ABL-35: once in its combat or Move action, once per round, or again and again. Two copies of an item
    /// are two cards.
    fn is_used(&self, hero: &Hero, ability: AbilityId, card: &Ability, moment: Moment) -> bool {
        let used: &[AbilityId] = match (card.often, moment) {
            (Often::Unlimited, _) => &[],
            (Often::Round, _) => &hero.used,
            (Often::Once, Moment::Attack(_) | Moment::Defence) => self.combat().map_or(&[], |c| &c.used),
            (Often::Once, Moment::Move) => self.under_way.moving.as_ref().map_or(&[], |m| &m.used),
            (Often::Once, _) => &[],
        };
        let copies = match ability.card {
            Card::Item(item) => hero.worn.iter().filter(|worn| **worn == item).count(),
            _ => 1,
        };
        used.iter().filter(|other| **other == ability).count() >= copies.max(1)
    }

    /// MD-ABL-10, MD-ABL-11, MD-ABL-14, MD-ABL-15: conditions.
    fn holds(&self, game: &Darkness, id: HeroId, only: Only) -> bool {
        let hero = self.hero(id);
        let counts_as_shadow = self.combat().is_some_and(|c| c.attacker == Fighter::Hero(id) && c.in_shadow);
        match only {
            Only::Shadow => self.is_shadow(hero.zone) || counts_as_shadow,
            Only::Light => !self.is_shadow(hero.zone) && !counts_as_shadow,
            Only::Wounded(n) => hero.wounds(game) >= n,
            Only::TwoWeapons => self.combat().is_some_and(|combat| combat.weapons.len() == 2),
        }
    }

    /// MD-ABL-12, MD-ABL-13, MD-BER-05, MD-SHA-04: whether a cost can be paid.
    fn affords(&self, id: HeroId, cost: Cost) -> bool {
        let hero = self.hero(id);
        match cost {
            Cost::Mana(n) => hero.mana >= n,
            Cost::Wounds(n) => hero.health >= n,
            Cost::Rage(n) => hero.rage() >= n,
            Cost::Element(element, n) => match &hero.engine {
                Engine::Shaman { elements, .. } => elements[element as usize] >= n,
                _ => false,
            },
        }
    }

    /// MD-WIZ-07: an attack spell needs a weapon with a magic attack.
    fn may_cast(&self, game: &Darkness, id: HeroId, ability: AbilityId, moment: Moment) -> bool {
        let spell = self.is_spell(id, ability.card);
        !spell
            || !matches!(moment, Moment::Attack(_))
            || !self.hero(id).weapons(game, AttackType::Magic).is_empty()
    }

    /// MD-WIZ-06: all skills of a Wizard are spells.
    fn is_spell(&self, id: HeroId, card: Card) -> bool {
        self.hero(id).class == Class::Wizard
            && match card {
                Card::Spell(_) => true,
                Card::Skill(skill) => self.hero(id).skills.contains(&skill),
                _ => false,
            }
    }

    /// Outside of combats an ability is offered only if something can come of it; to turn the pointer a spell without
    /// effect is not needed, since a mana does that (MD-WIZ-05).
    fn is_useful(&self, game: &Darkness, id: HeroId, card: &Ability, moment: Moment) -> bool {
        if matches!(moment, Moment::Attack(_) | Moment::Defence | Moment::Move) {
            return true;
        }
        let (hero, zone) = (self.hero(id), self.hero(id).zone);
        let hurt = |h: HeroId| self.hero(h).wounds(game) > 0 || self.hero(h).fire > 0;
        card.does.iter().any(|effect| match *effect {
            Effect::Heal(_) | Effect::HealAll => hurt(id) || self.heroes_in(zone).any(hurt),
            Effect::Mana(_) => hero.mana < hero.max_mana(game) || hero.class == Class::Shaman,
            Effect::Wound(_, reach) => !self.wound_targets(id, reach).is_empty(),
            Effect::Fire(_) | Effect::Frost(_) => !self.wound_targets(id, 1).is_empty(),
            Effect::Rage(_) => hero.class == Class::Berserker,
            Effect::Tokens(_) => hero.class == Class::Rogue,
            Effect::Summon(kind) => match &hero.engine {
                Engine::Shaman { spirits, .. } => spirits[kind as usize].is_none(),
                _ => false,
            },
            Effect::Element(..) => hero.class == Class::Shaman,
            Effect::Action(_) => true,
            _ => false,
        })
    }

    /// MD-CSM-02, MD-ABL-08, MD-DEC-15: what a hero can use out of turn.
    pub fn out_of_turn(&self, game: &Darkness, hero: HeroId) -> Vec<Pick> {
        let uses = self.usable(game, hero, Moment::Elsewhere).into_iter();
        uses.map(|ability| Pick::OutOfTurn { hero, ability }).collect()
    }

    /// The same for all heroes.
    pub fn all_out_of_turn(&self, game: &Darkness) -> Vec<Pick> {
        self.hero_ids().flat_map(|hero| self.out_of_turn(game, hero)).collect()
    }
}

/// MD-WIZ-08: it costs an action only if the card says so. Uses an ability: the cost is paid, a consumable is discarded, and what it says happens.
pub fn use_ability(play: &mut Play, hero: HeroId, id: AbilityId) -> Rule {
    let Some(ability) = play.game.ability(id, play.world.hero(hero)).cloned() else {
        return play.impossible("an ability that nobody has");
    };
    note_use(play, hero, id, &ability);
    play.tell(|_, _| Fact::Uses { hero, ability: id });
    let spell = play.world.is_spell(hero, id.card);
    for cost in &ability.cost {
        pay(play, hero, *cost)?;
    }
    discard_consumable(play, hero, id.card);
    for effect in &ability.does {
        if play.world.takes_effect(hero, *effect) {
            happen(play, By::Hero(hero), *effect)?;
            combat::roll_new_dice(play)?;
        }
    }
    if spell {
        turn_pointer(play, hero);
    }
    Ok(())
}

impl World {
    /// MD-KOD-12, MD-DEC-62: whether an effect comes that has been paid for: a hero that the cost has defeated outside of
    /// a combat has nothing of it itself.
    fn takes_effect(&self, hero: HeroId, effect: Effect) -> bool {
        let for_others = matches!(effect, Effect::Wound(..) | Effect::Fire(_) | Effect::Frost(_));
        let works = self.rulings().paid_with_life == PaidWithLife::Works;
        !self.hero(hero).defeated || (works && for_others)
    }
}

/// MD-CSM-04: of a consumable nothing is noted: the card is gone, and another one is another card.
fn note_use(play: &mut Play, hero: HeroId, id: AbilityId, ability: &Ability) {
    if matches!(id.card, Card::Item(item) if play.game.item(item).slot == Slot::Consumable) {
        return;
    }
    match ability.often {
        Often::Round => {
            let used = &mut play.world.hero_mut(hero).used;
            used.push(id);
            used.sort_unstable();
        }
        Often::Unlimited => {}
        Often::Once if ability.when == When::Move => {
            play.world.under_way.moving.iter_mut().for_each(|m| m.used.push(id));
        }
        Often::Once => play.world.combat_mut().into_iter().for_each(|c| c.used.push(id)),
    }
}

/// MD-ABL-12, MD-ABL-13, MD-BER-05, MD-SHA-04: pays a cost.
fn pay(play: &mut Play, hero: HeroId, cost: Cost) -> Rule {
    match cost {
        Cost::Mana(n) => super::health::lose_mana(play, hero, n),
        Cost::Wounds(n) => suffer(play, hero, n, Cause::Cost)?,
        Cost::Rage(n) => spend_rage(play, hero, n),
        Cost::Element(element, n) => {
            if let Engine::Shaman { elements, .. } = &mut play.world.hero_mut(hero).engine {
                let at = &mut elements[element as usize];
                *at = at.saturating_sub(n);
                let at = *at;
                play.tell(|_, _| Fact::Element { hero, element, at });
            }
        }
    }
    Ok(())
}

/// MD-BER-05: rage is spent.
pub fn spend_rage(play: &mut Play, hero: HeroId, n: u8) {
    if let Engine::Berserker { rage, .. } = &mut play.world.hero_mut(hero).engine {
        *rage = rage.saturating_sub(n);
    }
}

/// MD-CSM-04: a used consumable is discarded.
fn discard_consumable(play: &mut Play, hero: HeroId, card: Card) {
    if let Card::Item(item) = card
        && play.game.item(item).slot == Slot::Consumable
        && play.world.hero_mut(hero).unstow(item)
    {
        play.world.discard_item(play.game, item);
    }
}

/// MD-WIZ-04: the pointer goes on clockwise.
pub fn turn_pointer(play: &mut Play, hero: HeroId) {
    if let Engine::Wizard { pointer, .. } = &mut play.world.hero_mut(hero).engine {
        *pointer = (*pointer + 1) % 4;
        let segment = Segment(*pointer);
        play.tell(|_, _| Fact::Pointer { hero, segment });
    }
}

impl World {
    /// MD-WIZ-05: whether a hero can turn the pointer of its amulet.
    pub fn can_turn_pointer(&self, hero: HeroId) -> bool {
        let is = self.hero(hero);
        matches!(is.engine, Engine::Wizard { .. }) && is.mana > 0 && !is.defeated
    }
}

/// MD-WIZ-05: for a mana the pointer is turned a segment, at any time.
pub fn pay_for_pointer(play: &mut Play, hero: HeroId) {
    super::health::lose_mana(play, hero, 1);
    turn_pointer(play, hero);
}
