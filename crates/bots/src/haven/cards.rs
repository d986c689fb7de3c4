//! Which cards to play, to keep and to lose, and when to rest.

use super::plan::Planner;
use super::view::View;
use super::weights as w;
use haven::actions::damage::Negate;
use haven::content::{Ability, Action, CardId, Effect, Half, Targets, What};
use haven::flow::rests::{Redraw, Short};
use haven::flow::selection::Pick;
use haven::{Haven, HeroId, World};

/// The turns that a character could choose cards for: before the monsters act, and after them.
pub struct Choosing<'v> {
    before: Planner<'v>,
    after: Planner<'v>,
}

impl<'v> Choosing<'v> {
    /// The choice of cards of a character.
    pub fn new(game: &'v Haven, world: &'v World, hero: HeroId) -> Choosing<'v> {
        let before = View::new(game, world, hero);
        let after = before.after_monsters();
        Choosing { before: Planner::new(before), after: Planner::new(after) }
    }

    /// What two cards are worth, the lead card first: the turn before the monsters and the one after them, weighed by
    /// how likely the initiative of the lead card is to come first.
    fn worth(&self, (early, late): (i32, i32), lead: CardId) -> i32 {
        let view = &self.before.view;
        if view.foes.is_empty() {
            return early;
        }
        let first = view.acts_before(view.game.card(lead).initiative);
        let me = view.me();
        let waiting = view.danger(view.at()) * View::hurt(me.body.hp, me.body.most) / 100;
        let coming = if view.far(view.at()) > 3 { w::COMING } else { 0 };
        (early * first + (late - waiting + coming) * (100 - first)) / 100
    }

    fn pair(&self, one: CardId, other: CardId) -> (i32, i32) {
        (self.before.pair(one, other), self.after.pair(one, other))
    }

    /// The card to lead with: one of the two that are worth most.
    fn lead(&self) -> Option<CardId> {
        let hand = &self.before.view.me().hand;
        let mut best: Option<(i32, CardId)> = None;
        for (n, one) in hand.iter().enumerate() {
            for other in &hand[n + 1..] {
                let pair = self.pair(*one, *other);
                for lead in [*one, *other] {
                    let worth = self.worth(pair, lead);
                    if best.is_none_or(|(most, _)| worth > most) {
                        best = Some((worth, lead));
                    }
                }
            }
        }
        best.map(|(_, lead)| lead)
    }

    /// Cards, or a long rest.
    pub fn pick(&self, picks: &[Pick]) -> usize {
        let rest = picks.iter().position(|p| *p == Pick::LongRest);
        if let Some(rest) = rest.filter(|_| rests_now(&self.before.view)) {
            return rest;
        }
        let lead = self.lead();
        let leads = |pick: &Pick| matches!(pick, Pick::Lead(card, _) if Some(*card) == lead);
        picks.iter().position(leads).or(rest).unwrap_or(0)
    }

    /// The other card.
    pub fn second(&self, lead: Option<CardId>, options: &[Pick]) -> usize {
        let worth = |pick: &Pick| match (lead, pick) {
            (Some(lead), Pick::Second(card)) => self.worth(self.pair(lead, *card), lead),
            _ => i32::MIN,
        };
        best(options.iter().map(worth))
    }
}

/// Whether a long rest is better than playing on: nobody to fight, and something to gain from it.
fn rests_now(view: &View<'_>) -> bool {
    let me = view.me();
    let hurt = me.body.hp * 3 < me.body.most * 2;
    let tired = me.hand.len() < w::TIRED as usize && me.discard.len() >= 3;
    let spare = view.can_spare(2);
    view.foes.is_empty() && (tired || (hurt && spare && me.discard.len() >= 4))
}

/// A short rest, when no two cards are left to play.
pub fn short_rest(view: &View<'_>, options: &[Short]) -> usize {
    let me = view.me();
    let needed = me.hand.len() < 2;
    let skip = options.iter().position(|o| *o == Short::Skip).unwrap_or(0);
    match options.iter().position(|o| *o == Short::Rest) {
        // Without enemies the next round is the time for a long rest.
        Some(rest) if needed && (!view.foes.is_empty() || view.world.party.heroes.len() == 1) => rest,
        _ => skip,
    }
}

/// Another card is lost instead of a good one, for 1 damage.
pub fn redraw(view: &View<'_>, options: &[Redraw]) -> usize {
    let lost = options.iter().find_map(|o| if let Redraw::Lose(card) = o { Some(*card) } else { None });
    let Some(lost) = lost else { return 0 };
    let me = view.me();
    let better = me.discard.iter().filter(|c| value(view, **c) > value(view, lost)).count();
    let wanted = if better == 0 && me.body.hp > 4 { Redraw::Another } else { Redraw::Lose(lost) };
    options.iter().position(|o| *o == wanted).unwrap_or(0)
}

/// Damage is negated when it would exhaust the character, or when it is high and there are cards to spare.
pub fn negate(view: &View<'_>, damage: u8, options: &[Negate]) -> usize {
    let me = view.me();
    let deadly = damage >= me.body.hp;
    let spare = view.can_spare(2);
    let heavy = i32::from(damage) >= w::NEGATE_FROM && (spare || damage * 2 >= me.body.hp);
    if !deadly && !heavy {
        return position(options, Negate::Suffer);
    }
    let cost = |option: &Negate| match option {
        Negate::HandCard(card) => {
            // The last pair in the hand is dearer: without it the character has to rest.
            let last = if me.hand.len() <= 2 { 20 } else { 0 };
            Some(30 + value(view, *card) + last)
        }
        Negate::TwoDiscards(a, b) => Some(55 + value(view, *a) + value(view, *b)),
        _ => None,
    };
    let ways = options.iter().enumerate().filter_map(|(n, o)| Some((cost(o)?, n)));
    match ways.min() {
        Some((_, n)) => n,
        None => position(options, Negate::Suffer),
    }
}

fn position(options: &[Negate], wanted: Negate) -> usize {
    options.iter().position(|o| *o == wanted).unwrap_or(0)
}

/// What a card is worth to have, whatever the position.
pub fn value(view: &View<'_>, card: CardId) -> i32 {
    let card = view.game.card(card);
    let half = |half: Half| action_value(card.half(half));
    half(Half::Top) + half(Half::Bottom)
}

fn action_value(action: &Action) -> i32 {
    let all: i32 = action.does.iter().map(effect_value).sum();
    // What can be done once is worth less than what can be done again and again.
    if action.lost { all / 2 } else { all }
}

fn effect_value(effect: &Effect) -> i32 {
    match &effect.what {
        What::Do(Ability::Attack(attack)) => {
            let value = i32::from(attack.value.of_signed(0));
            let many = match attack.targets {
                Targets::Count(n) => i32::from(n),
                Targets::Adjacent | Targets::All => 2,
                _ if attack.area.is_some() => 2,
                _ => 1,
            };
            let far = if attack.range.is_some() { 4 } else { 0 };
            4 * value * (1 + many) / 2 + far + 3 * attack.conditions.iter().count() as i32
        }
        What::Do(Ability::Move { points, jump }) => 2 * i32::from(points.of(0)) + i32::from(*jump),
        What::Do(Ability::Heal { points, .. }) => 2 * i32::from(*points),
        What::Do(Ability::Loot(_) | Ability::Infuse(_)) => 0,
        What::Do(_) => 4,
        What::On { .. } | What::Let(..) => 6,
        What::Summon(_) => 8,
        What::Recover(..) => 20,
        _ => 2,
    }
}

/// The first of the best.
pub fn best(worth: impl Iterator<Item = i32>) -> usize {
    let mut best = (0, i32::MIN);
    for (n, worth) in worth.enumerate() {
        if worth > best.1 {
            best = (n, worth);
        }
    }
    best.0
}
