//! GH-DMG: damage, and how a character avoids it. GH-ATK-16, GH-ATK-17, GH-ATK-18: how a monster dies.

use crate::actions::items::{self, Use};
use crate::actions::{attack, bonuses, conditions, exhaustion, shadows, summons};
use crate::content::{Ability, CardId, Condition, Event, If, ItemId, Rank};
use crate::rulings::{NegatedDamage, RestDamage, TrapKills};
use crate::scenario::special::{self, Happens};
use crate::scenario::{ending, objectives};
use crate::shown::names::{card_name, item_name};
use crate::world::{Cause, Damage};
use crate::{Fact, FigureId, Haven, HeroId, MonsterId, Play, Prompt, World};
use board::SpaceId;
use table::{Choice, Phrase, Preview, Reveal, Rule, Seat, Target, phrase};

/// GH-DMG-01: what a character can do about damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Negate {
    /// Suffer all of it.
    Suffer,
    /// Lose a card from the hand instead.
    HandCard(CardId),
    /// Lose two cards from the discard pile instead.
    TwoDiscards(CardId, CardId),
    /// GH-ITM-14: use an item first.
    Use(ItemId),
    /// GH-BON-09: put a card of the active area on its pile first.
    Drop(CardId),
}

impl Choice<Haven> for Negate {
    fn key(&self, game: &Haven, out: &mut String) {
        match self {
            Negate::Suffer => out.push_str("suffer"),
            Negate::HandCard(card) => out.extend(["lose:", &game.card(*card).name]),
            Negate::TwoDiscards(a, b) => out.extend(["lose:", &game.card(*a).name, "+", &game.card(*b).name]),
            Negate::Use(item) => out.extend(["item:", &game.item(*item).name]),
            Negate::Drop(card) => out.extend(["drop:", &game.card(*card).name]),
        }
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        match self {
            Negate::Suffer => Vec::new(),
            Negate::HandCard(card) | Negate::Drop(card) => vec![game.points_at_card(*card)],
            Negate::TwoDiscards(a, b) => vec![game.points_at_card(*a), game.points_at_card(*b)],
            Negate::Use(item) => vec![game.points_at_item(*item)],
        }
    }

    fn preview(&self, game: &Haven, _: &Prompt, world: &World, _: Seat) -> Preview {
        match self {
            Negate::Suffer => game.preview_damage(world, &[]),
            Negate::HandCard(card) => game.preview_damage(world, &[*card]),
            Negate::TwoDiscards(a, b) => game.preview_damage(world, &[*a, *b]),
            Negate::Use(item) => game.preview_item(*item),
            Negate::Drop(card) => game.preview_drop(world, *card),
        }
    }

    fn say(&self, game: &Haven) -> Phrase {
        match self {
            Negate::Suffer => phrase!("haven-choose-suffer"),
            Negate::HandCard(card) => phrase!("haven-choose-lose-card", card = card_name(game, *card)),
            Negate::TwoDiscards(a, b) => {
                phrase!("haven-choose-lose-two", card = card_name(game, *a), other = card_name(game, *b))
            }
            Negate::Use(item) => phrase!("haven-choose-item", item = item_name(game, *item)),
            Negate::Drop(card) => phrase!("haven-choose-drop", card = card_name(game, *card)),
        }
    }
}

/// GH-DMG-01, GH-DMG-02, GH-DMG-03, GH-DMG-04, GH-DMG-05, GH-DMG-06, GH-DMG-07, GH-DMG-08, FH-ATK-08: a figure suffers
/// damage, from whatever source and in whoever's turn.
///
/// GH-DMG-08: nothing is asked when there is none. GH-DMG-07: only characters have a choice.
pub fn suffer(play: &mut Play, figure: FigureId, amount: u8, cause: Cause) -> Rule {
    if amount == 0 || !play.world.is_there(figure) {
        return Ok(());
    }
    if play.world.is_unhurt(play.game, figure) {
        play.tell(|_, _| Fact::Averts { figure, amount });
        return Ok(());
    }
    let amount = ward_or_brittle(play, figure, amount, cause);
    if amount == 0 {
        return Ok(());
    }
    play.world.under_way.damage.push(Damage { figure, amount, cause });
    play.nested(|play| suffer_or_negate(play, figure, amount, cause))?;
    play.world.under_way.damage.pop();
    Ok(())
}

/// FH-ATK-05, FH-ATK-07, FH-CND-11, FH-CND-12, FH-CND-19, FH-SUF-01: WARD halves the next damage from any source,
/// rounded down, and BRITTLE doubles it; with both, neither does. What has counted is gone, before anybody negates
/// damage (FH-DMG-01).
fn ward_or_brittle(play: &mut Play, figure: FigureId, amount: u8, cause: Cause) -> u8 {
    let left = play.world.after_ward(figure, amount);
    if !conditions::cancel(play, figure) {
        conditions::lose(play, figure, Condition::Ward);
        if conditions::lose(play, figure, Condition::Brittle) {
            play.world.count_brittle(figure, cause);
        }
    }
    left
}

/// GH-DMG-07, FH-DMG-12: a character may negate the damage; everybody else suffers it.
fn suffer_or_negate(play: &mut Play, figure: FigureId, amount: u8, cause: Cause) -> Rule {
    // GH-BON-04: a bonus that negates damage must be used.
    if bonuses::negates(play, figure)? {
        play.tell(|_, _| Fact::Averts { figure, amount });
        return Ok(());
    }
    if let FigureId::Hero(hero) = figure {
        loop {
            let ways = play.world.ways_to_negate(play.game, hero, cause);
            match play.choose(hero.seat(), Prompt::Negate { hero, damage: amount }, &ways)? {
                Negate::Suffer => break,
                Negate::HandCard(card) => {
                    play.world.lose(play.game, hero, card);
                    // GH-HID-01: nobody else knew that it was in the hand.
                    play.reveal(Reveal::Shown);
                    play.tell(|_, _| Fact::Negates { hero, cards: [card].into_iter().collect() });
                    negated(play, figure);
                    play.world.count_negation(hero, amount, cause);
                    return Ok(());
                }
                Negate::TwoDiscards(a, b) => {
                    play.world.lose(play.game, hero, a);
                    play.world.lose(play.game, hero, b);
                    play.tell(|_, _| Fact::Negates { hero, cards: [a, b].into_iter().collect() });
                    negated(play, figure);
                    play.world.count_negation(hero, amount, cause);
                    return Ok(());
                }
                Negate::Use(item) => items::use_in_turn(play, hero, item)?,
                Negate::Drop(card) => bonuses::leave(play, hero, card)?,
            }
        }
    }
    let before = play.world.body(figure).map_or(0, |b| b.hp);
    play.world.lose_hit_points(figure, amount);
    play.world.count_hurt(figure, cause);
    if let (Cause::Attack(by), Some(turn)) = (cause, play.world.turns.turn.as_mut())
        && turn.figure == by
    {
        turn.dealt = turn.dealt.saturating_add(amount);
        if let Some(doing) = turn.doing.as_mut().filter(|_| play.game.content.heeds.condition(If::Damaged)) {
            doing.trail.hurt = true;
        }
    }
    play.tell(|_, _| Fact::Damage { figure, amount, cause });
    let dealer = match cause {
        Cause::Attack(by) | Cause::Retaliate(by) | Cause::AbilityOf(by) => Some(by),
        Cause::Trap(by) | Cause::Hazard(by) => by,
        _ => None,
    };
    play.world.count_damage(figure, dealer, amount.min(before));
    // FH-CND-09
    conditions::lose(play, figure, Condition::Regenerate);
    let by = match cause {
        Cause::Attack(by) | Cause::Retaliate(by) | Cause::AbilityOf(by) => Some(by),
        // GH-GAP-63
        // FH-MDM-06, FH-DIF-54: into a trap, it is the kill of whoever forced it there.
        Cause::Trap(by) | Cause::Hazard(by) if play.world.agreed.rulings.trap_kills == TrapKills::Forcer => {
            by
        }
        _ => None,
    };
    let blow = Last { by, before, amount, attack: matches!(cause, Cause::Attack(_)) };
    fall_if_dead(play, figure, blow)
}

/// FH-GAP-30: whether damage that was negated ends REGENERATE.
fn negated(play: &mut Play, figure: FigureId) {
    if play.world.agreed.rulings.negated_damage == NegatedDamage::EndsRegenerate {
        conditions::lose(play, figure, Condition::Regenerate);
    }
}

/// The blow that may have felled a figure: by whom, its hit points before, the damage, and whether it was an attack.
#[derive(Clone, Copy)]
struct Last {
    by: Option<FigureId>,
    before: u8,
    amount: u8,
    attack: bool,
}

/// A figure dies at once, without damage.
pub fn kill(play: &mut Play, figure: FigureId, by: FigureId) -> Rule {
    if let Some(hp) = play.world.body(figure).map(|b| b.hp) {
        play.world.lose_hit_points(figure, hp);
        play.tell(|_, _| Fact::Kills { by, figure });
        return fall_if_dead(play, figure, Last { by: Some(by), before: hp, amount: hp, attack: false });
    }
    Ok(())
}

/// FH-OVL-21: any attack of a character activates a switch, whatever the damage.
pub fn activate(play: &mut Play, attacker: FigureId, target: FigureId) -> Rule {
    let (FigureId::Hero(_), FigureId::Obstacle(id)) = (attacker, target) else { return Ok(()) };
    if play.game.objective(id.kind).switch && play.world.is_there(target) {
        objectives::fall(play, target)?;
        ending::look(play);
    }
    Ok(())
}

/// GH-EXH-01, GH-ATK-16, FH-MDM-07: a figure that has no hit points left is exhausted, dead or gone.
fn fall_if_dead(play: &mut Play, figure: FigureId, blow: Last) -> Rule {
    if play.world.body(figure).is_none_or(|b| b.hp > 0) {
        return Ok(());
    }
    match figure {
        FigureId::Hero(hero) => exhaustion::exhaust(play, hero),
        FigureId::Monster(monster) => die(play, monster, blow),
        FigureId::Summon(summon) => {
            if blow.by == Some(summon.hero.into()) {
                play.world.pursue(play.game, summon.hero, |pursuit| {
                    pursuit.summons_killed = pursuit.summons_killed.saturating_add(1);
                });
            }
            summons::die(play, summon, blow.by.filter(|_| blow.attack))
        }
        FigureId::Ally(_) | FigureId::Obstacle(_) => objectives::fall(play, figure),
    }?;
    // GH-GAP-41: what is met first decides, even in the middle of an ability.
    ending::look(play);
    Ok(())
}

/// GH-ATK-16, GH-ATK-18, GH-MAB-07, FH-MDM-07: a monster dies, is removed at once, and leaves a money token unless it
/// was summoned.
fn die(play: &mut Play, monster: MonsterId, blow: Last) -> Rule {
    let Some(at) = play.world.foes.monsters.iter().position(|m| m.id == monster) else { return Ok(()) };
    let stats = play.world.stats(play.game, monster.into()).cloned();
    let dead = play.world.foes.monsters.remove(at);
    play.tell(|_, _| Fact::Dies { figure: monster.into() });
    play.world.count_kill(blow.by, &dead, blow.before, blow.amount, blow.attack);
    shadows::rise(play, monster, dead.body.at)?;
    answer_death(play, monster, dead.body.at, blow.by)?;
    if play.game.content.heeds.condition(If::EnemyDied) {
        play.world.turns.last_death = play.world.turns.round;
    }
    if !dead.summoned || play.world.agreed.edition.summoned_monsters_drop_loot() {
        play.world.place.put_coin(dead.body.at);
        let spot = play.world.spot(dead.body.at);
        play.tell(|_, _| Fact::Drops { at: spot });
    }
    if play.world.foes.monsters.iter().all(|m| m.id.kind != monster.kind) {
        let name = play.game.kind(monster.kind).name.clone();
        special::trigger(play, Happens::Dead(name))?;
    }
    if play.world.foes.monsters.is_empty() {
        special::trigger(play, Happens::RevealedDead)?;
    }
    ending::look(play);
    if dead.body.bonuses.on_death
        && let Some(stats) = stats
    {
        let card = play.world.card_of(play.game, monster.kind).cloned();
        let on_death = card.iter().flat_map(|c| &c.abilities).filter_map(|a| match a {
            Ability::OnDeath(then) => Some(then),
            _ => None,
        });
        for ability in on_death {
            if let Ability::Attack(printed) = &**ability {
                attack::last_attack(play, monster, &dead.body, &stats, printed)?;
            }
        }
    }
    Ok(())
}

/// What cards of characters do when an enemy dies: those of who has killed it, and those that wait for any death.
fn answer_death(play: &mut Play, monster: MonsterId, at: SpaceId, by: Option<FigureId>) -> Rule {
    let heeds = play.game.content.heeds;
    if let Some(FigureId::Hero(hero)) = by
        && heeds.event(Event::Kill)
    {
        bonuses::answer(play, hero, Event::Kill, monster.into())?;
    }
    if !heeds.event(Event::EnemyDies) {
        return Ok(());
    }
    for n in 0..play.world.party.heroes.len() {
        let hero = &play.world.party.heroes[n];
        if hero.exhausted || hero.active.is_empty() {
            continue;
        }
        let id = hero.id;
        let before = play.world.under_way.origin.replace((id.into(), at));
        bonuses::answer(play, id, Event::EnemyDies, monster.into())?;
        play.world.under_way.origin = before;
    }
    Ok(())
}

impl World {
    /// GH-DMG-01, GH-DMG-03, GH-DMG-04, FH-DMG-03, FH-DMG-04: to suffer, to lose a card of the hand, or to lose two
    /// discards. Cards chosen for the round are in no pile.
    ///
    /// GH-GAP-22: against the damage of a short rest only cards of the hand help: the discards are part of the rest.
    pub fn ways_to_negate(&self, game: &Haven, id: HeroId, cause: Cause) -> Vec<Negate> {
        let hero = self.hero(id);
        let mut ways = vec![Negate::Suffer];
        // FH-GAP-36
        if cause == Cause::Rest && self.agreed.rulings.rest_damage == RestDamage::Suffered {
            return ways;
        }
        ways.extend(hero.hand.iter().map(|card| Negate::HandCard(*card)));
        let mut discards = if cause == Cause::Rest { Vec::new() } else { hero.discard.clone() };
        discards.sort();
        for (n, a) in discards.iter().enumerate() {
            ways.extend(discards[n + 1..].iter().map(|b| Negate::TwoDiscards(*a, *b)));
        }
        let own_turn = self.turns.turn.as_ref().is_some_and(|t| t.figure == id.into());
        if own_turn && self.agreed.edition.items_interrupt_abilities() {
            ways.extend(self.usable(game, id, &[Event::Turn]).into_iter().map(|Use(item)| Negate::Use(item)));
        }
        // GH-RST-12: a card that counts as discarded may become one of the two. FH-ACB-10: not during an ability.
        let at_will = self.agreed.edition.active_cards_leave_at_will();
        let enough = at_will && hero.discard.len() + self.droppable(game, id).count() >= 2;
        if cause != Cause::Rest && enough {
            ways.extend(self.droppable(game, id).map(Negate::Drop));
        }
        ways
    }

    /// Whether the page says that a monster suffers no damage, as long as an objective is not destroyed.
    pub fn is_unhurt(&self, game: &Haven, figure: FigureId) -> bool {
        let (FigureId::Monster(id), Some(customs)) = (figure, self.customs(game)) else { return false };
        customs.unhurt.iter().any(|(kind, until)| *kind == id.kind && !self.all_gone(game, until))
    }

    /// FH-BOS-05: what characters and their summons have dealt to bosses that fight each other, too.
    fn count_damage(&mut self, figure: FigureId, by: Option<FigureId>, amount: u8) {
        let FigureId::Monster(id) = figure else { return };
        let theirs = by.is_some_and(|by| by.owner().is_some());
        if self.foes.factions.is_empty() || !theirs || self.monster(id).is_none_or(|m| m.rank != Rank::Boss) {
            return;
        }
        match self.foes.dealt.iter_mut().find(|(kind, _)| *kind == id.kind) {
            Some((_, dealt)) => *dealt = dealt.saturating_add(amount),
            None => {
                self.foes.dealt.push((id.kind, amount));
                self.foes.dealt.sort();
            }
        }
    }

    /// FH-CND-11, FH-CND-12, FH-CND-19: what WARD and BRITTLE make of damage to a figure.
    pub fn after_ward(&self, figure: FigureId, amount: u8) -> u8 {
        match (self.has(figure, Condition::Ward), self.has(figure, Condition::Brittle)) {
            (true, false) => amount / 2,
            (false, true) => amount.saturating_mul(2),
            _ => amount,
        }
    }

    /// Takes hit points off a figure.
    pub fn lose_hit_points(&mut self, figure: FigureId, amount: u8) {
        if let Some(body) = self.body_mut(figure) {
            body.hp = body.hp.saturating_sub(amount);
            let deep = body.most - body.hp;
            if let FigureId::Hero(hero) = figure {
                let tally = &mut self.hero_mut(hero).tally;
                tally.deepest = tally.deepest.max(deep);
            }
        }
    }

    /// A card of the hand or the discard pile is lost.
    pub fn lose(&mut self, game: &Haven, hero: HeroId, card: CardId) {
        self.count_loss(game, hero);
        let hero = self.hero_mut(hero);
        hero.hand.retain(|c| *c != card);
        hero.discard.retain(|c| *c != card);
        hero.lost.push(card);
    }
}
