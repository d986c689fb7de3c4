//! What character cards and items do: the effects of an action, one after another.

use crate::actions::attack::Aim;
use crate::actions::clauses::{self, Added};
use crate::actions::effects::May;
use crate::actions::items::{self, Use};
use crate::actions::outcomes::{self, Source};
use crate::actions::{abilities, bonuses, conditions, damage, heal, shadows, specials, summons, tiles, time};
use crate::content::{
    Ability, CardId, Clause, Effect, Event, Filter, Gain, Gains, Head, How, If, ItemId, Pile, Retaliate,
    Slot, Used, Value, What, Whom,
};
use crate::rulings::AddedByPace;
use crate::world::{Cause, Played, Side};
use crate::{Fact, FigureId, Haven, HeroId, Play, Prompt, World};
use smallvec::SmallVec;
use table::scene::Role;
use table::{Choice, Phrase, Rule, Target, phrase};

/// Who performs an ability, who decides how, and whose enemies are its enemies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actor {
    /// The figure that performs it.
    pub figure: FigureId,
    /// Whose player decides.
    pub player: HeroId,
    /// The figure whose enemies it concerns.
    pub side: FigureId,
    /// Whether the player has said already that it is performed.
    pub sure: bool,
    /// FH-MAN-01: whether it must be performed as far as it can be.
    pub must: bool,
}

impl Actor {
    /// A character that acts for itself.
    pub fn of(hero: HeroId) -> Actor {
        Actor { figure: hero.into(), player: hero, side: hero.into(), sure: false, must: false }
    }

    /// A figure that does what a bonus of this player's says.
    pub fn with_bonus(figure: FigureId, player: HeroId) -> Actor {
        Actor { figure, player, side: figure, sure: true, must: false }
    }

    /// The same, when the player has already paid for it and is not asked again.
    pub fn surely(self) -> Actor {
        Actor { sure: true, ..self }
    }

    /// FH-MAN-01: the same, when nothing of it may be skipped.
    pub fn mandatorily(self) -> Actor {
        Actor { sure: true, must: true, ..self }
    }

    /// The same once what must be done is done.
    pub fn freely(self) -> Actor {
        Actor { must: false, ..self }
    }
}

/// A card to take, or to take no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Take {
    /// This one.
    Card(CardId),
    /// No more.
    Done,
}

impl Choice<Haven> for Take {
    fn key(&self, game: &Haven, out: &mut String) {
        match self {
            Take::Card(card) => out.extend(["card:", &game.card(*card).name]),
            Take::Done => out.push_str("done"),
        }
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        match self {
            Take::Card(card) => vec![game.points_at_card(*card)],
            Take::Done => Vec::new(),
        }
    }

    fn role(&self) -> Role {
        if matches!(self, Take::Done) { Role::Decline } else { Role::Plain }
    }

    fn say(&self, game: &Haven) -> Phrase {
        match self {
            Take::Card(card) => {
                phrase!("haven-choose-card", card = crate::shown::names::card_name(game, *card))
            }
            Take::Done => phrase!("haven-choose-done"),
        }
    }
}

/// GH-TRN-03, GH-TRN-05: performs one effect. Says whether any part of it was used (GH-EXP-02).
pub fn take_effect(play: &mut Play, actor: Actor, effect: &Effect) -> Rule<bool> {
    let clauses = &effect.clauses;
    match &effect.what {
        What::Do(ability) => abilities::perform(play, actor, ability, clauses),
        What::On { .. } => {
            bonuses::activate(play, actor.player)?;
            Ok(true)
        }
        What::Let(How::Get, whom, then) => give(play, actor, *whom, then),
        What::Let(How::Aura, ..) => {
            bonuses::activate(play, actor.player)?;
            Ok(true)
        }
        What::Let(How::May(count), whom, then) => grant(play, actor, *count, *whom, then),
        What::Let(How::Must, whom, then) => {
            // GH-SPC-08: an obstacle does nothing.
            let mut all = play.world.concerned(actor.figure, *whom);
            all.retain(|f| f.side() != Side::Obstacles);
            let Some(enemy) = one_of(play, actor, all)? else { return Ok(false) };
            let sides = play.world.agreed.edition.control_changes_sides();
            let before = play.world.under_way.controlled;
            play.world.under_way.controlled = sides.then_some((enemy, actor.figure));
            let used = take_effect(play, Actor { figure: enemy, ..actor }, then)?;
            play.world.under_way.controlled = before;
            Ok(used)
        }
        // Its owner remembers that it was used (`items::mark`).
        What::ThisTurn(_) => Ok(true),
        What::Then(first, then) => {
            let used = take_effect(play, actor, first)?;
            Ok(take_effect(play, actor, then)? || used)
        }
        What::If(when, then) => match play.world.is_so(*when, actor.figure, None) {
            true if play.world.is_added_by_pace(*when) => take_effect(play, actor.mandatorily(), then),
            true => take_effect(play, actor, then),
            false => Ok(false),
        },
        What::Consume(sign, then) => match clauses::consume(play, actor, *sign)? {
            true => take_effect(play, actor.surely(), then),
            false => Ok(false),
        },
        What::Recover(count, pile, whom) => recover(play, actor, *count, *pile, *whom, clauses),
        What::Refresh(count, used, slot, whom) => refresh(play, actor, *count, *used, *slot, *whom),
        What::SlotsBack(count) => bonuses::slots_back(play, actor.player, *count),
        What::GainTime(tokens) => time::gain(play, actor.player, *tokens),
        What::SpendTime(tokens, then) => match time::spend(play, actor.player, *tokens)? {
            true => take_effect(play, actor.surely(), then),
            false => Ok(false),
        },
        What::Shadow(shade) => shadows::perform(play, actor, shade),
        // It is no ability.
        What::SwitchForm => {
            play.world.hero_mut(actor.player).own.switches = true;
            Ok(false)
        }
        What::Summon(kind) => summons::summon(play, actor.player, kind),
        What::Obstacles(count, range) => tiles::place_obstacles(play, actor, *count, *range),
        What::DestroyObstacle(range) => tiles::destroy_obstacle(play, actor, *range),
        What::Tiling(how) => tiles::modify(play, actor, *how),
        What::Kill(whom, which) => kill(play, actor, *whom, which),
        What::Special(special) => specials::begin(play, actor, *special),
        _ => {
            let source = Source { by: Some(actor.player), ..Source::of(Cause::AbilityOf(actor.figure)) };
            outcomes::happen(play, effect, source)?;
            Ok(true)
        }
    }
}

/// GH-TRN-07, FH-CMD-01, FH-CMD-02, FH-CMD-10, FH-TGT-02, FH-CMD-08, FH-CMD-09: up to this many others may perform
/// something; a character's player decides how, and for a summon or an allied figure whoever grants it.
fn grant(play: &mut Play, actor: Actor, count: u8, whom: Whom, then: &Effect) -> Rule<bool> {
    let mut commanded: SmallVec<[FigureId; 4]> = SmallVec::new();
    let mut used = false;
    let mut augmented = None;
    for _ in 0..count {
        let mut all = play.world.concerned(actor.figure, whom);
        all.retain(|f| !commanded.contains(f) && play.world.can_be_commanded(play.game, *f, then));
        let Some(ally) = one_of(play, actor, all)? else { break };
        commanded.push(ally);
        // FH-ELE-08: what is consumed once counts for all of them.
        if count > 1 && augmented.is_none() {
            augmented = Some(augment(play, actor, then)?);
        }
        let player = if let FigureId::Hero(hero) = ally { hero } else { actor.player };
        let doing = Actor { figure: ally, player, side: ally, sure: false, must: false };
        if take_effect(play, doing, augmented.as_ref().unwrap_or(then))? {
            used = true;
            play.world.count_help(ally);
        }
    }
    Ok(used)
}

/// An effect with what its consumed elements add to it, whoever performs it then.
fn augment(play: &mut Play, actor: Actor, effect: &Effect) -> Rule<Effect> {
    let (paid, mut clauses): (Vec<Clause>, Vec<Clause>) =
        effect.clauses.iter().cloned().partition(|c| matches!(c.head, Head::Consume(_)));
    let added = clauses::begin(play, actor, &paid)?;
    reward(play, actor, &added);
    let gains: Vec<Gain> = added.gains.iter().copied().filter(|g| g.experience() == 0).collect();
    if !gains.is_empty() {
        clauses.push(Clause { head: Head::Always, gains: Gains { gains, ..Gains::default() } });
    }
    Ok(Effect { what: effect.what.clone(), clauses })
}

/// GH-TRN-05, GH-EXP-02: whether the player performs a part that is good for the character. Nothing is asked about
/// an action that has no other part: choosing it was the answer.
pub fn wants(play: &mut Play, actor: Actor) -> Rule<bool> {
    if actor.sure {
        return Ok(true);
    }
    let player = actor.player;
    let parts = match play.world.turns.turn.as_ref().and_then(|t| t.doing.as_ref()).map(|d| d.what) {
        Some(Played::Printed(card, half)) => play.game.card(card).half(half).does.len(),
        // What stands for cards in a position is always asked about.
        Some(Played::Raw(_)) => 2,
        _ => 1,
    };
    if parts <= 1 {
        return Ok(true);
    }
    Ok(play.choose(player.seat(), Prompt::Perform { hero: player }, &[May::Do, May::Skip])? == May::Do)
}

/// GH-EXP-03, FH-EXP-02, GH-EXP-06: experience that an ability has brought.
pub fn reward(play: &mut Play, actor: Actor, added: &Added) {
    bonuses::gain_experience(play, actor.player, added.experience());
}

/// One figure of those whom an effect can concern; the player chooses, or skips it.
pub fn choose_one(play: &mut Play, actor: Actor, whom: Whom) -> Rule<Option<FigureId>> {
    let all = play.world.concerned(actor.figure, whom);
    one_of(play, actor, all)
}

/// One of these; the player chooses, or skips it.
pub fn one_of(play: &mut Play, actor: Actor, all: Vec<FigureId>) -> Rule<Option<FigureId>> {
    if all.is_empty() {
        return Ok(None);
    }
    let mut options: Vec<Aim> = all.into_iter().map(Aim::At).collect();
    if !actor.must {
        options.push(Aim::Done);
    }
    let prompt = Prompt::Affect { by: actor.figure };
    Ok(match play.choose(actor.player.seat(), prompt, &options)? {
        Aim::At(target) => Some(target),
        Aim::Done => None,
    })
}

/// The card from which the action under way comes, if it stays in play.
fn card_in_play(play: &Play) -> Option<CardId> {
    match play.world.turns.turn.as_ref()?.doing.as_ref()?.what {
        Played::Printed(card, half) => play.game.card(card).half(half).stays.map(|_| card),
        _ => None,
    }
}

/// GH-TRN-05, GH-TRN-07, FH-MAN-02: figures get something. What harms the character or its allies cannot be skipped.
fn give(play: &mut Play, actor: Actor, whom: Whom, then: &Effect) -> Rule<bool> {
    let mut all = play.world.concerned(actor.figure, whom);
    let must = then.is_mandatory() && all.iter().any(|f| !play.world.are_enemies(*f, actor.side));
    if whom.is_one() {
        all = one_of(play, actor, all)?.into_iter().collect();
    }
    if all.is_empty() || !(must || whom.is_one() || wants(play, actor)?) {
        return Ok(false);
    }
    all.iter().for_each(|figure| play.world.count_help(*figure));
    let mut added = clauses::begin(play, actor, &then.clauses)?;
    if let What::Do(Ability::Heal { .. }) = then.what {
        added.gains.extend(bonuses::on_ability(play, actor.figure, &[Event::Heal])?.gains);
    }
    match &then.what {
        What::On { .. } => {
            bonuses::activate(play, actor.player)?;
            let card = card_in_play(play);
            let active = play.world.hero_mut(actor.player).active.iter_mut();
            if let Some(active) = active.into_iter().find(|a| Some(a.card) == card) {
                active.shared.extend(all);
            }
        }
        What::Do(ability) => {
            for figure in all {
                get(play, actor, figure, ability, &added)?;
            }
        }
        _ => return play.impossible("an effect that nobody can get"),
    }
    reward(play, actor, &added);
    Ok(true)
}

/// One figure gets something of an ability.
fn get(play: &mut Play, actor: Actor, figure: FigureId, ability: &Ability, added: &Added) -> Rule {
    match ability {
        Ability::Suffer(points) => {
            damage::suffer(play, figure, points + added.damage(), Cause::AbilityOf(actor.figure))
        }
        Ability::Heal { points, .. } => {
            heal::heal(play, figure, points + added.heals());
            conditions::give_all(play, figure, added.with_heal());
            Ok(())
        }
        Ability::Shield(points) => shield(play, figure, points + added.shield()),
        Ability::Retaliate(bonus) => {
            let bonus = Retaliate { damage: bonus.damage + added.retaliate(), ..*bonus };
            retaliate(play, figure, bonus, 0)
        }
        Ability::Give(given, _) => {
            conditions::give_all(play, figure, *given);
            Ok(())
        }
        _ => play.impossible("an ability that nobody can get"),
    }
}

/// GH-BON-07, GH-BON-10, FH-SHD-05: a shield of the action under way; it ends with its card.
pub fn shield(play: &mut Play, figure: FigureId, points: u8) -> Rule {
    let card = lasting(play)?;
    bonuses::shield(play, figure, points, card);
    Ok(())
}

/// GH-BON-07, GH-BON-13, FH-RET-06: a retaliate of the action under way; it ends with its card.
pub fn retaliate(play: &mut Play, figure: FigureId, bonus: Retaliate, xp: u8) -> Rule {
    let card = lasting(play)?;
    bonuses::retaliate(play, figure, bonus, card, xp);
    Ok(())
}

/// GH-SEL-09, FH-ACB-11: the card of the action under way goes to the active area, if its action says so.
fn lasting(play: &mut Play) -> Rule<Option<CardId>> {
    let card = card_in_play(play);
    let owner = play.world.turns.turn.as_ref().and_then(|t| t.figure.owner());
    if let (Some(_), Some(owner)) = (card, owner) {
        bonuses::activate(play, owner)?;
    }
    Ok(card)
}

/// GH-EXP-03: experience whenever a bonus takes effect.
pub fn each_time(clauses: &[Clause]) -> u8 {
    let each = clauses.iter().filter(|c| c.head == Head::EachTime);
    each.flat_map(|c| &c.gains.gains).map(Gain::experience).sum()
}

/// GH-REC-01, GH-REC-02, GH-REC-04: cards come back to the hand, including those in the active area that count as
/// discarded or lost.
fn recover(
    play: &mut Play,
    actor: Actor,
    count: Option<u8>,
    pile: Pile,
    whom: Whom,
    clauses: &[Clause],
) -> Rule<bool> {
    let able = |play: &Play, f: &FigureId| match f {
        FigureId::Hero(hero) => !play.world.recoverable(play.game, *hero, pile).is_empty(),
        _ => false,
    };
    let mut all = play.world.concerned(actor.figure, whom);
    all.retain(|f| able(play, f));
    let chosen = match whom {
        Whom::Myself => all.first().copied(),
        _ => one_of(play, actor, all)?,
    };
    let Some(FigureId::Hero(hero)) = chosen else { return Ok(false) };
    let added = clauses::begin(play, actor, clauses)?;
    // GH-TRN-05: all of them, or none; those in the active area may be left there.
    if count.is_none() {
        let may = [May::Do, May::Skip];
        let wanted = match hero == actor.player {
            true => wants(play, actor)?,
            false => play.choose(hero.seat(), Prompt::Perform { hero }, &may)? == May::Do,
        };
        if !wanted {
            return Ok(false);
        }
        let active: Vec<CardId> = play.world.hero(hero).active.iter().map(|a| a.card).collect();
        for card in play.world.recoverable(play.game, hero, pile) {
            if !active.contains(&card) {
                take_back(play, hero, card)?;
            }
        }
    }
    let mut used = count.is_none();
    for _ in 0..count.map_or(u8::MAX, |count| count + added.recovers()) {
        let cards = play.world.recoverable(play.game, hero, pile);
        let mut options: Vec<Take> = cards.into_iter().map(Take::Card).collect();
        if options.is_empty() {
            break;
        }
        options.push(Take::Done);
        let Take::Card(card) = play.choose(hero.seat(), Prompt::Recover { hero }, &options)? else { break };
        take_back(play, hero, card)?;
        used = true;
    }
    reward(play, actor, &added);
    Ok(used)
}

/// GH-REC-01: a card comes back to the hand; if it was active, its bonuses end.
fn take_back(play: &mut Play, hero: HeroId, card: CardId) -> Rule {
    bonuses::leave(play, hero, card)?;
    let is = play.world.hero_mut(hero);
    is.discard.retain(|c| *c != card);
    is.lost.retain(|c| *c != card);
    is.hand.push(card);
    is.hand.sort();
    play.tell(|_, _| Fact::Recovers { hero, card });
    Ok(())
}

/// GH-REC-03, GH-REC-04: items become usable again.
fn refresh(
    play: &mut Play,
    actor: Actor,
    count: Option<u8>,
    used: Used,
    slot: Option<Slot>,
    whom: Whom,
) -> Rule<bool> {
    let candidates = |play: &Play, f: FigureId| match f {
        FigureId::Hero(hero) => play.world.refreshable(play.game, hero, used, slot),
        _ => Vec::new(),
    };
    let mut all = play.world.concerned(actor.figure, whom);
    all.retain(|f| !candidates(play, *f).is_empty());
    let chosen = match whom {
        Whom::Myself => all.first().copied(),
        _ => one_of(play, actor, all)?,
    };
    let Some(FigureId::Hero(hero)) = chosen else { return Ok(false) };
    let mut left = count.unwrap_or(u8::MAX);
    let mut any = false;
    while left > 0 {
        let items = candidates(play, hero.into());
        let mut options: Vec<Option<Use>> = items.into_iter().map(|i| Some(Use(i))).collect();
        if options.is_empty() {
            break;
        }
        if count.is_some() {
            options.push(None);
        }
        let prompt = Prompt::Refresh { hero };
        let Some(Use(item)) = play.choose(hero.seat(), prompt, &options)? else { break };
        items::refresh(play, hero, &[item]);
        any = true;
        left -= 1;
    }
    Ok(any)
}

/// An enemy dies at once; GH-SPC-08: an obstacle with hit points is not destroyed.
fn kill(play: &mut Play, actor: Actor, whom: Whom, which: &[Filter]) -> Rule<bool> {
    let mut all = play.world.concerned(actor.figure, whom);
    all.retain(|f| f.side() != Side::Obstacles);
    all.retain(|f| which.iter().all(|filter| play.world.passes(*filter, actor.figure, Some(*f))));
    let Some(target) = one_of(play, actor, all)? else { return Ok(false) };
    damage::kill(play, target, actor.figure)?;
    Ok(true)
}

/// GH-SEL-06, GH-SEL-07, GH-TRN-04, GH-CHR-06: a card that was played goes to its pile, unless it is in the active
/// area.
///
/// GH-TRN-08: a basic action is not printed on the card and has no lost symbol.
pub fn put_away(play: &mut Play, hero: HeroId, what: Played, pile: Pile) {
    let (Played::Printed(card, _) | Played::Basic(card, _)) = what else { return };
    let is = play.world.hero_mut(hero);
    let Some(at) = is.selected.iter().position(|c| *c == card) else { return };
    is.selected.remove(at);
    match pile {
        Pile::Lost => is.lost.push(card),
        Pile::Discarded => is.discard.push(card),
    }
    let lost = pile == Pile::Lost;
    if lost {
        play.world.count_loss(play.game, hero);
    }
    play.tell(|_, _| Fact::leaves(hero, card, lost));
}

/// Whether the action under way concerns everybody in the area of its attack.
pub fn concerns_all_inside(play: &Play) -> bool {
    match play.world.turns.turn.as_ref().and_then(|t| t.doing.as_ref()).map(|d| d.what) {
        Some(Played::Printed(card, half)) => {
            let inside = |e: &Effect| {
                use Whom::{AlliesInside, Inside};
                let given = matches!(e.what, What::Do(Ability::Give(_, Inside | AlliesInside)));
                given || matches!(e.what, What::Let(_, Inside | AlliesInside, _))
            };
            play.game.card(card).half(half).does.iter().any(inside)
        }
        _ => false,
    }
}

impl World {
    /// FH-GAP-53: whether what happens only then is an ability that being fast or slow adds, and must be performed.
    fn is_added_by_pace(&self, when: If) -> bool {
        matches!(when, If::Fast | If::Slow) && self.agreed.rulings.added_by_pace == AddedByPace::Mandatory
    }

    /// FH-CMD-07, FH-CMD-10, FH-SUM-07: whether a figure can be granted something. An obstacle does nothing; who prints
    /// no attack or no move has none to which a number could be added.
    fn can_be_commanded(&self, game: &Haven, figure: FigureId, then: &Effect) -> bool {
        let Some(stats) = self.stats(game, figure) else {
            let counts_on_stats = match &then.what {
                What::Do(Ability::Move { points: Value::Plus(_), .. }) => true,
                What::Do(Ability::Attack(attack)) => matches!(attack.value, Value::Plus(_)),
                _ => false,
            };
            return figure.side() != Side::Obstacles && !counts_on_stats;
        };
        let unarmed = matches!(figure, FigureId::Summon(id) if game.summon(id.kind).unarmed);
        match &then.what {
            What::Do(Ability::Move { points: Value::Plus(_), .. }) => stats.moves > 0,
            What::Do(Ability::Attack(attack)) => matches!(attack.value, Value::Fixed(_)) || !unarmed,
            _ => true,
        }
    }

    /// GH-REC-01, GH-REC-02: the cards that can be recovered from a pile, those in the active area among them.
    pub fn recoverable(&self, game: &Haven, hero: HeroId, pile: Pile) -> Vec<CardId> {
        let hero = self.hero(hero);
        // GH-EXH-06: exhaustion cannot be undone.
        if hero.exhausted {
            return Vec::new();
        }
        let lost = pile == Pile::Lost;
        let on_pile = if lost { &hero.lost } else { &hero.discard };
        let counts = |a: &&crate::world::ActiveCard| {
            game.card(a.card).half(a.half).lost == lost && !self.is_under_way(a.card)
        };
        let recovered = self.agreed.edition.active_cards_are_recovered();
        let active = hero.active.iter().filter(counts).filter(|_| recovered);
        let all = on_pile.iter().copied().chain(active.map(|a| a.card));
        let mut all: Vec<CardId> = all.filter(|c| !lost || game.card(*c).is_recoverable()).collect();
        all.sort();
        all
    }

    /// GH-REC-03, GH-REC-04: the items that can be refreshed.
    fn refreshable(&self, game: &Haven, hero: HeroId, used: Used, slot: Option<Slot>) -> Vec<ItemId> {
        let all = self.used_up(game, hero, used).into_iter();
        all.filter(|i| slot.is_none_or(|s| game.item(*i).slot == s)).collect()
    }
}
