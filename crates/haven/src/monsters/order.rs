//! GH-REV-06, GH-INI-07: the place of newcomers in the order of turns.

use crate::content::{Customs, KindId};
use crate::world::TurnOf;
use crate::{Haven, Play, Prompt, World};
use table::{Choice, Phrase, Rule, Target, phrase};
/// Which of several has its turn first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct First(pub TurnOf);

impl Choice<Haven> for First {
    fn key(&self, game: &Haven, out: &mut String) {
        game.write_turn_of(self.0, out);
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        vec![game.points_at_turn(self.0)]
    }

    fn say(&self, game: &Haven) -> Phrase {
        phrase!("haven-choose-first", who = crate::shown::names::turn_name(game, self.0))
    }
}

/// GH-REV-06, GH-REV-07, GH-REV-10, GH-SPC-03, FH-SPN-07: the turn in which monsters came is over: types with a lower
/// initiative than its own act now, the others in their place.
pub fn newcomers_act(play: &mut Play, initiative: u8) -> Rule {
    let kinds = std::mem::take(&mut play.world.foes.arrived);
    let mut early: Vec<(u8, KindId)> = Vec::new();
    for kind in kinds {
        let Some(own) = play.world.card_of(play.game, kind).map(|c| c.initiative) else { continue };
        let place = TurnOf::Kind(kind);
        if own < initiative {
            early.push((own, kind));
            continue;
        }
        let first = play.world.turns.queue.contains(&place) || put_in_queue(play, place, own)?;
        play.world.put_in_order(play.game, place, own, first);
    }
    let mut at = 0;
    while let Some(least) = early.iter().map(|(own, _)| *own).min() {
        let tied: Vec<First> =
            early.iter().filter(|(own, _)| *own == least).map(|(_, k)| First(TurnOf::Kind(*k))).collect();
        // GH-INI-08
        let tied = play.world.first_by_page(play.game, tied);
        let First(next) = play.choose_party(play.world.seats(), Prompt::TurnOrder, &tied)?.1;
        early.retain(|(_, kind)| TurnOf::Kind(*kind) != next);
        play.world.turns.queue.retain(|place| *place != next);
        // FH-SPN-06: allies that came with them and act before them.
        while play.world.turns.queue.get(at).is_some_and(|place| is_earlier_ally(play, *place, least)) {
            at += 1;
        }
        play.world.turns.queue.insert(at.min(play.world.turns.queue.len()), next);
        play.world.put_in_order(play.game, next, least, false);
        at += 1;
    }
    Ok(())
}

fn is_earlier_ally(play: &Play, place: TurnOf, initiative: u8) -> bool {
    matches!(place, TurnOf::Ally(_)) && play.world.initiative_of(play.game, place) < initiative
}

/// GH-INI-07, GH-INI-08, GH-REV-07: a type is put behind all who act before this initiative, and behind characters who
/// act at it. The players order types that act at the same initiative. Says whether this one comes before those others.
pub(crate) fn put_in_queue(play: &mut Play, place: TurnOf, initiative: u8) -> Rule<bool> {
    let at = |play: &Play, p: &TurnOf| play.world.initiative_of(play.game, *p);
    let tied = |play: &Play, p: &TurnOf| matches!(p, TurnOf::Kind(_)) && at(play, p) == initiative;
    // FH-INI-06, FH-BOS-02: what the page settles is not asked.
    let page = |a, b| play.world.page_puts(play.game, a, b);
    let queue = &play.world.turns.queue;
    if let Some(n) = queue.iter().position(|p| page(place, *p)) {
        play.world.turns.queue.insert(n, place);
        return Ok(true);
    }
    if let Some(n) = queue.iter().rposition(|p| page(*p, place)) {
        play.world.turns.queue.insert(n + 1, place);
        return Ok(false);
    }
    let mut options: Vec<First> = vec![First(place)];
    options.extend(play.world.turns.queue.iter().filter(|p| tied(play, p)).map(|p| First(*p)));
    let First(first) = play.choose_party(play.world.seats(), Prompt::TurnOrder, &options)?.1;
    let goes_before = |p: &TurnOf| match first == place {
        true => tied(play, p) || at(play, p) > initiative,
        false => at(play, p) > initiative,
    };
    let n = play.world.turns.queue.iter().position(goes_before).unwrap_or(play.world.turns.queue.len());
    play.world.turns.queue.insert(n, place);
    Ok(first == place)
}

impl World {
    /// FH-INI-06, FH-BOS-02, FH-DIF-28, FH-DIF-53: whether one of two types that share a deck acts before the other: a
    /// named monster before its kind, and others as the page says.
    fn page_puts(&self, game: &Haven, first: TurnOf, then: TurnOf) -> bool {
        let (TurnOf::Kind(first), TurnOf::Kind(then)) = (first, then) else { return false };
        if first == then || game.deck_of(first) != game.deck_of(then) {
            return false;
        }
        if game.kind(first).named.as_ref() == Some(&game.kind(then).name) {
            return true;
        }
        let place = |kind: KindId| {
            let order = self.customs(game).map_or(&[][..], |customs| &customs.order);
            order.iter().position(|other| *other == kind)
        };
        place(first).zip(place(then)).is_some_and(|(first, then)| first < then)
    }

    /// Those of them whom the page puts behind none of the others.
    pub(crate) fn first_by_page(&self, game: &Haven, tied: Vec<First>) -> Vec<First> {
        let behind = |one: &First| tied.iter().any(|other| self.page_puts(game, other.0, one.0));
        tied.iter().copied().filter(|one| !behind(one)).collect()
    }

    /// How the scenario that is played departs from what is usual.
    pub fn customs<'g>(&self, game: &'g Haven) -> Option<&'g Customs> {
        let scenario = game.content.scenarios.get(usize::from(self.place.scenario?.0))?;
        Some(&scenario.customs)
    }

    /// GH-INI-08: what the players have settled stays settled for the round: a type that has just come keeps its place
    /// behind, or before, the other types with its initiative.
    pub(crate) fn put_in_order(&mut self, game: &Haven, place: TurnOf, initiative: u8, first: bool) {
        if self.turns.order.contains(&place) {
            return;
        }
        let later = |p: &TurnOf| {
            let other = self.initiative_of(game, *p);
            other > initiative || (first && other == initiative && matches!(p, TurnOf::Kind(_)))
        };
        let at = self.turns.order.iter().position(later);
        let at = at.unwrap_or(self.turns.order.len());
        self.turns.order.insert(at, place);
    }
}
