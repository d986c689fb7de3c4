//! GH-BON: active bonuses: shield, retaliate, and the cards in the active area.

use crate::actions::attack::Weapon;
use crate::actions::cards::{self, Actor, Take};
use crate::actions::clauses::{self, Added};
use crate::actions::effects::May;
use crate::actions::movement::Away;
use crate::actions::{attack, damage, heal, items, shadows};
use crate::content::{
    Ability, CardId, Effect, Event, Filter, Gain, Gains, How, If, ItemId, Rank, Retaliate, Stays,
    SummonKindId, ToAttack, ToDefence, ToMove, What, Whom,
};
use crate::rulings::{FromAShadow, RetaliateAfterPush};
use crate::shown::names::item_name;
use crate::world::{ActiveCard, Bonus, Cause, Held, Part, Played};
use crate::{Fact, FigureId, Haven, HeroId, Play, Prompt, World};
use board::SpaceId;
use smallvec::SmallVec;
use table::{Choice, Phrase, Preview, Rule, Seat, Target, phrase};

/// A bonus that counts for a figure: the card in the active area, and which of its effects it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watch {
    /// Whose card.
    pub hero: HeroId,
    /// The card.
    pub card: CardId,
    half: crate::content::Half,
    nth: u8,
    /// The summon that has it, if it does not stand on the card itself.
    of: Option<SummonKindId>,
}

impl Watch {
    /// Against whom it counts, and what it adds.
    pub fn says<'g>(&self, game: &'g Haven) -> Option<(&'g [Filter], &'g Gains)> {
        let does = match self.of {
            None => &game.card(self.card).half(self.half).does,
            Some(kind) => &game.summon(kind).does,
        };
        let effect = does.get(usize::from(self.nth))?;
        let (_, against, gains) = bonus_of(effect)?;
        Some((against, gains))
    }
}

/// The bonus in an effect, be it for its owner or for others.
pub(super) fn bonus_of(effect: &Effect) -> Option<(Event, &[Filter], &Gains)> {
    match &effect.always().what {
        What::On { event, against, gains } => Some((*event, against, gains)),
        What::Let(How::Get | How::Aura, _, then) => bonus_of(then),
        _ => None,
    }
}

/// GH-BON-10, GH-BON-11, FH-MAB-02: a shield; shields add up. It ends with the card that gives it, or with the round.
pub fn shield(play: &mut Play, figure: FigureId, points: u8, card: Option<CardId>) {
    hold(play, figure, Held { bonus: Bonus::Shield(points), card, xp: 0 });
}

/// GH-BON-13, GH-BON-14, GH-BON-17: a retaliate; each keeps its own range.
pub fn retaliate(play: &mut Play, figure: FigureId, bonus: Retaliate, card: Option<CardId>, xp: u8) {
    hold(play, figure, Held { bonus: Bonus::Retaliate(bonus), card, xp });
}

fn hold(play: &mut Play, figure: FigureId, held: Held) {
    if let Some(body) = play.world.body_mut(figure) {
        body.bonuses.held.push(held);
        play.tell(|_, _| match held.bonus {
            Bonus::Shield(points) => Fact::Shields { figure, points },
            Bonus::Retaliate(Retaliate { damage, range }) => Fact::Retaliates { figure, damage, range },
        });
    }
}

/// GH-BON-13, GH-BON-14, GH-BON-15, GH-BON-16, GH-BON-17, GH-BON-18, FH-RET-03, FH-RET-04, FH-RET-01, FH-DIF-79: after
/// an attack its target strikes back, if it is still there and the attacker in its range.
///
/// GH-GAP-46: the distance is the one from which the attack was made. GH-BON-12, GH-BON-18: no shield counts
/// against it, no card is drawn, and it needs no target.
pub fn strike_back(
    play: &mut Play,
    attacker: FigureId,
    target: FigureId,
    apart: Option<u16>,
    melee: bool,
) -> Rule {
    let Some(at) = play.world.at(target) else { return Ok(()) };
    // Who has died of its attack, or attacks as it dies, is not there to suffer anything.
    let from = play.world.at(attacker);
    let apart = match play.world.agreed.rulings.retaliate_after_push {
        RetaliateAfterPush::Stays => apart.filter(|_| from.is_some()),
        RetaliateAfterPush::Lost => from.and_then(|from| play.world.distance(from, at)),
    };
    let reaches = |r: &Retaliate| apart.is_some_and(|apart| apart <= u16::from(r.range));
    let mut damage = apart.map_or(0, |apart| play.world.retaliate_of(play.game, target, apart));
    // GH-EXP-03: cards that give experience each time they strike back.
    let held: SmallVec<[Held; 2]> =
        play.world.body(target).map_or_else(SmallVec::new, |b| b.bonuses.held.clone());
    for held in held {
        if let Bonus::Retaliate(r) = held.bonus
            && reaches(&r)
            && held.xp > 0
            && let Some(owner) = held.card.and_then(|card| play.world.owner_of(card))
        {
            gain_experience(play, owner, held.xp);
        }
    }
    if melee {
        // GH-BON-04: a melee attack uses the slot, whether or not the attacker is near enough to suffer.
        for watch in play.world.watching(play.game, target, &[Event::MeleeAttacked]) {
            let Some((_, gains)) = watch.says(play.game) else { continue };
            let back = gains.gains.iter().map(|g| match g {
                Gain::Defence(ToDefence::Retaliate(r)) if reaches(r) => r.damage,
                _ => 0,
            });
            damage += back.sum::<u8>();
            advance(play, watch.hero, watch.card)?;
        }
    }
    damage += near_attacked(play, target, reaches)?;
    if from.is_none() {
        return Ok(());
    }
    damage::suffer(play, attacker, damage, Cause::Retaliate(target))
}

/// FH-ACB-05, FH-RET-05: cards that strike back at whoever attacks from within their range; each such attack uses a
/// slot.
fn near_attacked(play: &mut Play, target: FigureId, reaches: impl Fn(&Retaliate) -> bool) -> Rule<u8> {
    let mut damage = 0;
    for watch in play.world.watching(play.game, target, &[Event::NearAttacked]) {
        let Some((_, gains)) = watch.says(play.game) else { continue };
        let back = gains.gains.iter().filter_map(|g| match g {
            Gain::Defence(ToDefence::Retaliate(r)) if reaches(r) => Some(r.damage),
            _ => None,
        });
        let back: SmallVec<[u8; 2]> = back.collect();
        if !back.is_empty() {
            damage += back.iter().sum::<u8>();
            advance(play, watch.hero, watch.card)?;
        }
    }
    Ok(damage)
}

/// FH-ACB-05: the token of a persistent card goes back by one slot, as often as this on different cards; says whether
/// one did.
pub fn slots_back(play: &mut Play, hero: HeroId, count: u8) -> Rule<bool> {
    let mut moved: SmallVec<[CardId; 2]> = SmallVec::new();
    for _ in 0..count {
        let used = play.world.hero(hero).active.iter().filter(|a| a.used > 0 && !moved.contains(&a.card));
        let mut options: Vec<Take> = used.map(|a| Take::Card(a.card)).collect();
        if options.is_empty() {
            break;
        }
        options.push(Take::Done);
        let prompt = Prompt::SlotBack { hero };
        let Take::Card(card) = play.choose(hero.seat(), prompt, &options)? else { break };
        moved.push(card);
        if let Some(active) = play.world.hero_mut(hero).active.iter_mut().find(|a| a.card == card) {
            active.used -= 1;
            let used = active.used;
            play.tell(|_, _| Fact::SlotBack { hero, card, used });
        }
    }
    Ok(!moved.is_empty())
}

/// FH-ACB-05: the token of a persistent card goes on by one slot for something, if the player likes; says whether one did.
pub fn slot_forward(play: &mut Play, hero: HeroId) -> Rule<bool> {
    let cards = play.world.slots_ahead(play.game, hero);
    if cards.is_empty() {
        return Ok(false);
    }
    let options: Vec<Take> = cards.into_iter().map(Take::Card).chain([Take::Done]).collect();
    let Take::Card(card) = play.choose(hero.seat(), Prompt::SlotForward { hero }, &options)? else {
        return Ok(false);
    };
    advance(play, hero, card)?;
    Ok(true)
}

/// GH-EXP-01, GH-EXP-07, FH-EXP-04: a character gains experience.
pub fn gain_experience(play: &mut Play, hero: HeroId, xp: u8) {
    if xp > 0 && !play.world.hero(hero).exhausted {
        play.world.hero_mut(hero).xp = play.world.hero(hero).xp.saturating_add(xp);
        play.tell(|_, _| Fact::Experience { hero, xp });
    }
}

/// GH-BON-01, GH-BON-02, GH-SEL-09, FH-ACB-11: the card being played goes to the active area; its bonuses count from
/// now on. An augment takes the place of the one before it.
pub fn activate(play: &mut Play, hero: HeroId) -> Rule {
    let doing = play.world.turns.turn.as_ref().and_then(|t| t.doing.as_ref());
    let Some(Played::Printed(card, half)) = doing.map(|d| d.what) else { return Ok(()) };
    if play.world.hero(hero).active.iter().any(|a| a.card == card) {
        return Ok(());
    }
    let game = play.game;
    if game.card(card).half(half).stays == Some(Stays::Augment) {
        let augment = |a: &ActiveCard| game.card(a.card).half(a.half).stays == Some(Stays::Augment);
        if let Some(old) = play.world.hero(hero).active.iter().find(|a| augment(a)).map(|a| a.card) {
            leave(play, hero, old)?;
        }
    }
    let is = play.world.hero_mut(hero);
    is.selected.retain(|c| *c != card);
    is.active.push(ActiveCard { card, half, used: 0, shared: SmallVec::new(), summon: None });
    play.tell(|_, _| Fact::Activates { hero, card });
    Ok(())
}

/// GH-BON-03, GH-BON-06, GH-EXP-04, FH-ACB-06: a bonus was used: the token leaves its slot. After the last slot the
/// card leaves play.
pub fn advance(play: &mut Play, hero: HeroId, card: CardId) -> Rule {
    let game = play.game;
    let Some(active) = play.world.hero_mut(hero).active.iter_mut().find(|a| a.card == card) else {
        return Ok(());
    };
    let slots = &game.card(card).half(active.half).slots;
    let Some(xp) = slots.get(usize::from(active.used)) else { return Ok(()) };
    active.used += 1;
    let used = active.used;
    let last = usize::from(active.used) == slots.len();
    play.tell(|_, _| Fact::Slot { hero, card, used });
    gain_experience(play, hero, *xp);
    if last { leave(play, hero, card) } else { Ok(()) }
}

/// GH-BON-07, GH-BON-09, GH-SEL-09, GH-SUM-04, GH-SUM-16, FH-ACB-02, FH-LST-02, FH-DIF-33, FH-ACB-08: a card leaves the
/// active area for its pile, and all its bonuses end with it.
pub fn leave(play: &mut Play, hero: HeroId, card: CardId) -> Rule {
    let game = play.game;
    let Some(at) = play.world.hero(hero).active.iter().position(|a| a.card == card) else { return Ok(()) };
    let gone = play.world.hero_mut(hero).active.remove(at);
    let lost = game.card(card).half(gone.half).lost;
    let is = play.world.hero_mut(hero);
    if lost {
        is.lost.push(card)
    } else {
        is.discard.push(card)
    }
    if lost {
        play.world.count_loss(game, hero);
    }
    play.world.each_body(|body| body.bonuses.held.retain(|h| h.card != Some(card)));
    play.tell(|_, _| Fact::leaves(hero, card, lost));
    if let Some(summon) = gone.summon
        && play.world.is_there(summon.into())
    {
        play.world.party.summons.retain(|s| s.id != summon);
        play.tell(|_, _| Fact::Gone { figure: summon.into() });
    }
    Ok(())
}

/// GH-BON-04: what the cards in the active area add to an attack of this figure on this target. They must be used.
pub fn on_attack(
    play: &mut Play,
    attacker: FigureId,
    target: FigureId,
    melee: bool,
    added: &mut Added,
) -> Rule {
    let kind = if melee { Event::MeleeAttack } else { Event::RangedAttack };
    for watch in play.world.watching(play.game, attacker, &[Event::Attack, kind]) {
        let before = added.attack();
        use_bonus(play, watch, attacker, Some(target), added)?;
        attack::note_part(play, Part::Card(watch.card), added.attack() - before);
    }
    Ok(())
}

/// GH-BON-04: what they add to a whole ability: an attack with all of its targets, a move or a heal.
pub fn on_ability(play: &mut Play, figure: FigureId, events: &[Event]) -> Rule<Added> {
    let (added, used) = promise(play, figure, events)?;
    redeem(play, used)?;
    Ok(added)
}

/// The bonuses that an ability will have used when it is performed.
pub type Used = SmallVec<[Watch; 2]>;

/// GH-BON-03, GH-BON-04: what they will add to an ability if it is performed; no token advances yet.
pub fn promise(play: &mut Play, figure: FigureId, events: &[Event]) -> Rule<(Added, Used)> {
    let (mut added, mut used) = (Added::default(), Used::new());
    for watch in play.world.watching(play.game, figure, events) {
        if counts(play, watch, figure, None, &mut added)? {
            used.push(watch);
        }
    }
    for gains in play.world.lasting_gains(play.game, figure, events) {
        added.gains.extend(gains.gains.iter().copied());
    }
    Ok((added, used))
}

/// What they add to a move that leads away from the character who gives it.
pub fn away(game: &Haven, used: &Used) -> Option<Away> {
    used.iter().find_map(|watch| {
        let (_, gains) = watch.says(game)?;
        let away = |gain: &Gain| if let Gain::Move(ToMove::Away(n)) = gain { Some(*n) } else { None };
        let points = gains.gains.iter().find_map(away)?;
        Some(Away { from: watch.hero.into(), points })
    })
}

/// What they add to the range of an attack, each card for itself.
pub fn lent_range(game: &Haven, used: &Used) -> SmallVec<[(CardId, i8); 1]> {
    let range = |gain: &Gain| if let Gain::Attack(ToAttack::Range(n)) = gain { *n } else { 0 };
    let lent = used.iter().filter_map(|watch| {
        let (_, gains) = watch.says(game)?;
        Some((watch.card, gains.gains.iter().map(range).sum()))
    });
    lent.filter(|(_, hexes)| *hexes != 0).collect()
}

/// GH-BON-03: the ability is performed: the tokens advance.
pub fn redeem(play: &mut Play, used: Used) -> Rule {
    used.into_iter().try_for_each(|watch| step_on(play, watch))
}

/// A bonus has counted: its token advances, unless it counts without using a slot.
fn step_on(play: &mut Play, watch: Watch) -> Rule {
    let free = |(against, _): (&[Filter], &Gains)| against.contains(&Filter::Free);
    if watch.says(play.game).is_some_and(free) { Ok(()) } else { advance(play, watch.hero, watch.card) }
}

/// Adds what a bonus gives, if it counts. GH-BON-03: says whether its effect occurs.
fn counts(
    play: &mut Play,
    watch: Watch,
    figure: FigureId,
    target: Option<FigureId>,
    added: &mut Added,
) -> Rule<bool> {
    let Some((against, gains)) = watch.says(play.game) else { return Ok(false) };
    if !against.iter().all(|f| play.world.passes(*f, figure, target)) {
        return Ok(false);
    }
    if against.contains(&Filter::OnceATurn) && !once_a_turn(play, watch, figure)? {
        return Ok(false);
    }
    let once = against.contains(&Filter::OnceAnAbility);
    let volley = play.world.under_way.volleys.last();
    if once && volley.is_some_and(|volley| volley.once.contains(&watch.card)) {
        return Ok(false);
    }
    let actor = Actor::with_bonus(figure, watch.hero);
    let before = added.count();
    clauses::gather(play, actor, target, gains, added)?;
    let counted = added.count() > before;
    if let Some(volley) = play.world.under_way.volleys.last_mut().filter(|_| once && counted) {
        volley.once.push(watch.card);
    }
    Ok(counted)
}

/// FH-SUM-02: whether a bonus that counts once in each turn counts now; a character's player decides for which attack.
fn once_a_turn(play: &mut Play, watch: Watch, figure: FigureId) -> Rule<bool> {
    let key = (watch.card, figure);
    if play.world.turns.turn.as_ref().is_none_or(|turn| turn.once.contains(&key)) {
        return Ok(false);
    }
    if let FigureId::Hero(hero) = figure {
        let prompt = Prompt::OnceATurn { hero, card: watch.card };
        if play.choose(hero.seat(), prompt, &[May::Do, May::Skip])? == May::Skip {
            return Ok(false);
        }
    }
    if let Some(turn) = play.world.turns.turn.as_mut() {
        turn.once.push(key);
    }
    Ok(true)
}

/// Uses a bonus if it counts: its token advances.
fn use_bonus(
    play: &mut Play,
    watch: Watch,
    figure: FigureId,
    target: Option<FigureId>,
    added: &mut Added,
) -> Rule {
    match counts(play, watch, figure, target, added)? {
        true => step_on(play, watch),
        false => Ok(()),
    }
}

/// What must be used against damage: a card in the active area, or an item with use slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guard {
    /// A card.
    Card(Watch),
    /// An item.
    Item(ItemId),
}

impl Choice<Haven> for Guard {
    fn key(&self, game: &Haven, out: &mut String) {
        match self {
            Guard::Card(watch) => out.extend(["card:", &game.card(watch.card).name]),
            Guard::Item(item) => out.extend(["item:", &game.item(*item).name]),
        }
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        match self {
            Guard::Card(watch) => vec![game.points_at_card(watch.card)],
            Guard::Item(item) => vec![game.points_at_item(*item)],
        }
    }

    fn preview(&self, game: &Haven, _: &Prompt, _: &World, _: Seat) -> Preview {
        match self {
            Guard::Card(_) => Preview::default(),
            Guard::Item(item) => game.preview_item(*item),
        }
    }

    fn say(&self, game: &Haven) -> Phrase {
        match self {
            Guard::Card(watch) => {
                phrase!("haven-choose-card", card = crate::shown::names::card_name(game, watch.card))
            }
            Guard::Item(item) => phrase!("haven-choose-item", item = item_name(game, *item)),
        }
    }
}

/// The events at which cards shield from an attack.
pub(super) fn shielding(weapon: &Weapon) -> &'static [Event] {
    if weapon.melee { &[Event::AttackDamage] } else { &[Event::AttackDamage, Event::RangedAttacked] }
}

/// GH-BON-10, GH-BON-04, GH-ITM-19, GH-EFF-14, FH-PRC-01, FH-SHD-02, FH-SHD-04: the target's defences: what is left of
/// an attack; `pierce` is that of modifier cards.
pub fn defend(play: &mut Play, target: FigureId, value: i16, weapon: &Weapon, pierce: u8) -> Rule<u8> {
    let pierce = weapon.pierce + pierce;
    let amount = |shield: u8| -> u8 {
        let shield = if weapon.ignores_shield { 0 } else { i16::from(shield.saturating_sub(pierce)) };
        u8::try_from((value - shield).max(0)).unwrap_or(u8::MAX)
    };
    let mut shield = play.world.shield_of(play.game, target);
    let watching = play.world.watching(play.game, target, shielding(weapon));
    let mut guards: Vec<Guard> = watching.into_iter().map(Guard::Card).collect();
    if let FigureId::Hero(hero) = target {
        guards.extend(items::forced_shields(play, hero).into_iter().map(Guard::Item));
    }
    // GH-BON-11: which of several that must be used comes first is the player's choice.
    while amount(shield) > 0 && !guards.is_empty() {
        let guard = match target.owner() {
            Some(hero) => play.choose(hero.seat(), Prompt::WhichBonus { hero }, &guards)?,
            None => guards[0],
        };
        guards.retain(|g| *g != guard);
        match (guard, target) {
            (Guard::Card(watch), _) => {
                let mut added = Added::default();
                use_bonus(play, watch, target, None, &mut added)?;
                shield += added.shield();
            }
            (Guard::Item(item), FigureId::Hero(hero)) => shield += items::use_shield(play, hero, item),
            (Guard::Item(_), _) => {}
        }
    }
    if let FigureId::Hero(hero) = target {
        shield = items::shields(play, hero, shield, amount)?;
    }
    Ok(amount(shield))
}

/// FH-DMG-02: GH-BON-04, EXAMPLE of GH-BON-05: whether a card in the active area negates the damage. It must, if it
/// can.
pub fn negates(play: &mut Play, figure: FigureId) -> Rule<bool> {
    if shadows::flees(play, figure)? {
        return Ok(true);
    }
    let negating = |w: &Watch| {
        w.says(play.game).is_some_and(|(_, g)| g.gains.contains(&Gain::Defence(ToDefence::Negate)))
    };
    let mut all: Vec<Watch> =
        play.world.watching(play.game, figure, &[Event::Damage]).into_iter().filter(negating).collect();
    if let FigureId::Summon(id) = figure
        && play.game.content.heeds.event(Event::OwnSummonDamage)
    {
        all.extend(play.world.watching(play.game, id.hero.into(), &[Event::OwnSummonDamage]));
    }
    let Some(owner) = play.world.player_of(figure).filter(|_| !all.is_empty()) else { return Ok(false) };
    let options: Vec<Guard> = all.into_iter().map(Guard::Card).collect();
    let prompt = Prompt::WhichBonus { hero: owner };
    let Guard::Card(watch) = play.choose(owner.seat(), prompt, &options)? else { return Ok(false) };
    advance(play, watch.hero, watch.card)?;
    Ok(true)
}

/// What cards in the active area do at a moment of the turn of whoever has their bonus.
pub fn at_moment(play: &mut Play, figure: FigureId, event: Event) -> Rule {
    let added = on_ability(play, figure, &[event])?;
    added.does.iter().try_for_each(|effect| carry_out(play, figure, effect))
}

/// FH-ACT-05, FH-ATK-04: the action under way is an attack action of the figure whose turn it is, if any card asks for
/// it.
pub fn note_attack(play: &mut Play, attacker: FigureId) {
    let own = play.world.turns.turn.as_ref().is_some_and(|turn| turn.figure == attacker);
    if play.game.content.heeds.event(Event::AttackActionEnd)
        && own
        && let Some(trail) = play.world.trail_mut()
    {
        trail.attacked = true;
    }
}

/// FH-ACT-05: what cards in the active area do at the end of an action in which a character has attacked.
pub fn after_attacks(play: &mut Play, hero: HeroId) -> Rule {
    if play.world.trail().is_some_and(|trail| trail.attacked) {
        at_moment(play, hero.into(), Event::AttackActionEnd)?;
    }
    Ok(())
}

/// What cards of a character do to another figure that comes near it or has killed a summon of its.
pub fn answer(play: &mut Play, hero: HeroId, event: Event, to: FigureId) -> Rule {
    let before = play.world.under_way.answered.replace(to);
    at_moment(play, hero.into(), event)?;
    play.world.under_way.answered = before;
    Ok(())
}

/// A figure has come into a hex from another: cards of characters beside whom it was not before may answer that.
pub fn approached(play: &mut Play, figure: FigureId, from: SpaceId) -> Rule {
    if play.game.content.heeds.event(Event::ShadowEntered) {
        shadows::entered(play, figure, from)?;
    }
    if !play.game.content.heeds.event(Event::Approached) {
        return Ok(());
    }
    for n in 0..play.world.party.heroes.len() {
        let hero = &play.world.party.heroes[n];
        let (id, board) = (hero.id, &play.world.place.board);
        let nearer = |at: SpaceId| board.adjacent(at, hero.body.at) && !board.adjacent(from, hero.body.at);
        if figure.is_enemy_of(id.into()) && !hero.exhausted && play.world.at(figure).is_some_and(nearer) {
            answer(play, id, Event::Approached, figure)?;
        }
    }
    Ok(())
}

/// GH-BON-04, FH-ACB-11, FH-CMD-10: what a bonus does must be done; nothing is asked. A shield or retaliate that it
/// gives ends with the round.
pub fn carry_out(play: &mut Play, figure: FigureId, effect: &Effect) -> Rule {
    if !play.world.is_there(figure) {
        return Ok(());
    }
    match &effect.what {
        What::Do(Ability::Shield(points)) => shield(play, figure, *points, None),
        What::Do(Ability::Retaliate(bonus)) => retaliate(play, figure, *bonus, None, 0),
        What::Do(Ability::Heal { points, range: None }) => heal::heal_self(play, figure, *points)?,
        _ => {
            if let Some(player) = play.world.player_of(figure) {
                cards::take_effect(play, Actor::with_bonus(figure, player), effect)?;
            }
        }
    }
    Ok(())
}

/// GH-END-05, FH-ACB-03, FH-ACB-08: cards with a bonus for the round go to their piles.
pub fn end_of_round(play: &mut Play) -> Rule {
    let game = play.game;
    for n in 0..play.world.party.heroes.len() {
        let hero = &play.world.party.heroes[n];
        let round = |a: &&ActiveCard| game.card(a.card).half(a.half).stays == Some(Stays::Round);
        let over: Vec<CardId> = hero.active.iter().filter(round).map(|a| a.card).collect();
        let id = hero.id;
        over.into_iter().try_for_each(|card| leave(play, id, card))?;
    }
    play.world.each_body(|body| {
        body.bonuses.held.retain(|h| h.card.is_some());
        body.bonuses.on_death = false;
    });
    Ok(())
}

impl World {
    /// GH-BON-08, GH-BON-09: the cards in the active area that their owner can put on the discard pile.
    pub fn droppable<'w>(&'w self, game: &'w Haven, hero: HeroId) -> impl Iterator<Item = CardId> + 'w {
        let active = self.hero(hero).active.iter().filter(|a| !game.card(a.card).half(a.half).lost);
        let active = active.filter(|a| self.may_leave(game, a));
        active.map(|a| a.card).filter(|card| !self.is_under_way(*card))
    }

    /// Whether a card is in somebody's active area.
    pub fn is_active(&self, card: CardId) -> bool {
        self.party.heroes.iter().any(|hero| hero.active.iter().any(|active| active.card == card))
    }

    /// GH-BON-05, GH-BON-09, FH-ACB-10: whether a card's owner may take it out of the active area.
    pub fn may_leave(&self, game: &Haven, active: &ActiveCard) -> bool {
        let round = game.card(active.card).half(active.half).stays == Some(Stays::Round);
        !round || self.agreed.edition.active_cards_leave_at_will()
    }

    /// The active cards of a character whose tokens can go on.
    pub fn slots_ahead(&self, game: &Haven, hero: HeroId) -> Vec<CardId> {
        let ahead = |a: &&ActiveCard| usize::from(a.used) < game.card(a.card).half(a.half).slots.len();
        self.hero(hero).active.iter().filter(ahead).map(|a| a.card).collect()
    }

    /// Whether an effect counts for a character whom it asks to be fast or slow.
    fn keeps_pace(&self, hero: HeroId, effect: &Effect) -> bool {
        match effect.what {
            What::If(when @ (If::Fast | If::Slow), _) => self.is_so(when, hero.into(), None),
            _ => true,
        }
    }

    /// GH-BON-02, FH-ACB-04, FH-SUM-02: the bonuses that count for a figure at these events, in the order in which the
    /// cards were played.
    pub fn watching(&self, game: &Haven, figure: FigureId, events: &[Event]) -> SmallVec<[Watch; 2]> {
        let mut all = SmallVec::new();
        for hero in &self.party.heroes {
            for active in &hero.active {
                let own = FigureId::Hero(hero.id) == figure;
                let watch = |nth: usize, of: Option<SummonKindId>| {
                    let nth = nth as u8;
                    Watch { hero: hero.id, card: active.card, half: active.half, nth, of }
                };
                let heeded =
                    |effect: &Effect| bonus_of(effect).is_some_and(|(event, ..)| events.contains(&event));
                for (nth, effect) in game.card(active.card).half(active.half).does.iter().enumerate() {
                    let concerned = match effect.always().what {
                        What::On { .. } => own,
                        What::Let(How::Aura, whom, _) => {
                            heeded(effect) && self.is_in_aura(hero.id.into(), whom, figure)
                        }
                        What::Let(..) => active.shared.contains(&figure),
                        _ => false,
                    };
                    if concerned && heeded(effect) && self.keeps_pace(hero.id, effect) {
                        all.push(watch(nth, None));
                    }
                }
                let Some(summon) = active.summon else { continue };
                for (nth, effect) in game.summon(summon.kind).does.iter().enumerate() {
                    if let What::Let(_, whom, _) = effect.what
                        && heeded(effect)
                        && self.is_in_aura(summon.into(), whom, figure)
                    {
                        all.push(watch(nth, Some(summon.kind)));
                    }
                }
            }
        }
        all
    }

    /// Whether a figure is among those to whom another gives a bonus as long as they are near. FH-GAP-50: who acts as if
    /// from a shadow must be near there.
    fn is_in_aura(&self, of: FigureId, whom: Whom, figure: FigureId) -> bool {
        let shadow = self.acts_from(figure).filter(|from| Some(*from) != self.at(figure));
        let measured = self.agreed.rulings.from_a_shadow == FromAShadow::Everything && of != figure;
        match (whom, shadow.zip(self.at(of)).filter(|_| measured)) {
            (Whom::Allies(range) | Whom::SelfAndAllies(range), Some((from, at))) => {
                figure.is_ally_of(of) && self.reaches(at, from, range)
            }
            _ => self.concerned(of, whom).contains(&figure),
        }
    }

    /// FH-BOS-03, GH-SPC-14, FH-BOS-01: whether a bonus or an ability counts for this figure against this target.
    pub fn passes(&self, filter: Filter, figure: FigureId, target: Option<FigureId>) -> bool {
        let rank = |target: Option<FigureId>| match target {
            Some(FigureId::Monster(id)) => self.monster(id).map(|m| m.rank),
            _ => None,
        };
        match filter {
            Filter::Alone => target.is_some_and(|t| self.is_isolated(t)),
            Filter::BesideAlly => target.is_some_and(|t| self.allies_beside(figure, t) > 0),
            Filter::Normal => rank(target) == Some(Rank::Normal),
            Filter::NotBoss => rank(target).is_some_and(|r| r != Rank::Boss),
            Filter::HitPoints(n) => target.and_then(|t| self.body(t)).is_some_and(|b| b.hp <= n),
            Filter::Has(condition) => target.is_some_and(|t| self.has(t, condition)),
            Filter::While(condition) => self.has(figure, condition),
            Filter::WhileSo(when) => self.is_so(when, figure, target),
            Filter::Free | Filter::OnceATurn | Filter::OnceAnAbility => true,
        }
    }

    /// Whether none of its own allies stands beside a figure.
    pub fn is_isolated(&self, figure: FigureId) -> bool {
        self.allies_beside(figure, figure) == 0
    }

    /// How many allies of a figure stand beside a target.
    pub fn allies_beside(&self, figure: FigureId, target: FigureId) -> usize {
        let Some(at) = self.at(target) else { return 0 };
        let beside = |f: &FigureId| self.at(*f).is_some_and(|b| self.place.board.adjacent(at, b));
        self.allies_of(figure).filter(|f| *f != target).filter(beside).count()
    }

    /// FH-MAB-01, FH-RET-06: all retaliation of a figure against an attacker this far away.
    pub fn retaliate_of(&self, game: &Haven, figure: FigureId, apart: u16) -> u8 {
        let Some(body) = self.body(figure) else { return 0 };
        let near = |r: &Retaliate| if apart <= u16::from(r.range) { r.damage } else { 0 };
        let held: u8 = body
            .bonuses
            .held
            .iter()
            .map(|h| match &h.bonus {
                Bonus::Retaliate(r) => near(r),
                Bonus::Shield(_) => 0,
            })
            .sum();
        held + self.stats(game, figure).map_or(0, |s| s.retaliates().map(|r| near(&r)).sum())
    }

    /// GH-BON-10, GH-BON-11, GH-MON-06, FH-SHD-03, FH-MON-05, FH-MAB-01, FH-MAB-03: all shields of a figure together.
    pub fn shield_of(&self, game: &Haven, figure: FigureId) -> u8 {
        let held: u8 = self.body(figure).map_or(0, |b| {
            b.bonuses
                .held
                .iter()
                .map(|h| match h.bonus {
                    Bonus::Shield(n) => n,
                    Bonus::Retaliate(_) => 0,
                })
                .sum()
        });
        held + self.stats(game, figure).map_or(0, crate::content::Stats::shield)
            + self.guards_of(game, figure)
    }
}
