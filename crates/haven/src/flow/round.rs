//! GH-RND, GH-INI, GH-END: the round: selection, initiative, turns, clean-up.

use crate::actions::removal::{self, Next};
use crate::actions::{bonuses, conditions, exhaustion, moments};
use crate::content::{AbilityCard, KindId};
use crate::edition::EndStep;
use crate::flow::{rests, selection, turn};
use crate::monsters::cards::draw_ability_cards;
use crate::monsters::order::First;
use crate::rulings::IdleConditions;
use crate::scenario::special::{self, Happens};
use crate::scenario::{aftermath, ending};
use crate::world::{DeckCard, Drawn, Ended, Stage, TurnOf};
use crate::{Fact, FigureId, Haven, Play, Prompt, World, monsters};
use table::{Choice, Named, Phrase, Rule, phrase};

/// Ready for the next round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ready;

impl Choice<Haven> for Ready {
    fn key(&self, _: &Haven, out: &mut String) {
        out.push_str("ready");
    }

    fn say(&self, _: &Haven) -> Phrase {
        phrase!("haven-choose-ready")
    }
}

impl Named<Haven> for DeckCard {
    fn name(&self, game: &Haven, out: &mut String) {
        match (self.card().made_up_number(), game.ability_card(*self)) {
            (Some(n), _) => out.push_str(&format!("made-up {}", n + 1)),
            (None, card) => out.extend(card.map(AbilityCard::name)),
        }
    }
}

/// What decides a figure's place in the order of turns.
#[derive(Clone, Copy, Debug)]
struct Initiative {
    number: u8,
    /// GH-INI-07: monsters come after the others with the same number.
    monster: bool,
    /// GH-INI-05: that of a character's other card.
    second: Option<u8>,
}

/// GH-EXH-02, GH-MON-08, GH-INI-01, GH-INI-02, GH-INI-03, FH-RND-01, FH-RND-02: the round begins.
pub fn start(play: &mut Play) -> Rule {
    if play.world.agreed.edition.round_starts_before_exhaustion() {
        before_page(play, &Happens::RoundStarts(play.world.round_counted()))?;
        special::trigger(play, Happens::RoundStarts(play.world.round_counted()))?;
    }
    exhaustion::exhaust_for_lack_of_cards(play)?;
    // GH-FIN-01, GH-VAR-07, GH-GAP-61: as long as one of them stands there, the last round is played.
    if play.world.party.heroes.iter().all(|h| h.gone) {
        play.world.turns.stage = Stage::EndOfRound;
        return Ok(());
    }
    play.world.begin_round();
    if !play.world.agreed.edition.round_starts_before_exhaustion() {
        special::trigger(play, Happens::RoundStarts(play.world.round_counted()))?;
    }
    play.world.foes.empty_rounds += u8::from(play.world.foes.monsters.is_empty());
    let there = || play.world.party.heroes.iter().filter(|h| !h.exhausted);
    match there().next().map(|h| h.id.seat()) {
        // Characters with the actions of a position choose no cards: their players say that they are ready.
        Some(seat) if there().all(|h| !h.actions.is_empty()) => {
            play.choose_hidden(seat, Prompt::NextRound { round: play.world.turns.round }, &[Ready])?;
        }
        _ => selection::select(play)?,
    }
    // GH-INI-02: from now on everybody sees what was chosen.
    play.world.turns.stage = Stage::Turns;
    draw_ability_cards(play)?;
    let round = play.world.turns.round;
    play.tell(|_, _| Fact::Round { round });
    order_turns(play)
}

/// FH-ACB-10: before what the page brings at this moment, if it brings anything, cards may leave the active area.
fn before_page(play: &mut Play, what: &Happens) -> Rule {
    if play.world.cards_leave_any_time() && play.world.page_waits_for(play.game, what) {
        return removal::before(play, Next::Page);
    }
    Ok(())
}

/// GH-INI-03, GH-INI-04, GH-INI-05, GH-INI-06, GH-INI-07, GH-INI-08, GH-INI-09, GH-RND-03: who has a turn this round,
/// in ascending initiative; the players settle ties that are theirs. FH-INI-06, FH-BOS-02: some are settled by the
/// page.
fn order_turns(play: &mut Play) -> Rule {
    let mut waiting = play.world.places(play.game);
    while !waiting.is_empty() {
        let tied = play.world.first_by_page(play.game, first_of(&waiting));
        let First(next) = play.choose_party(play.world.seats(), Prompt::TurnOrder, &tied)?.1;
        waiting.retain(|(_, place)| *place != next);
        play.world.turns.order.push(next);
        play.world.queue_up(next);
    }
    Ok(())
}

/// GH-INI-05, GH-INI-06, GH-INI-07, GH-INI-08, FH-INI-05, FH-INI-08, FH-GEN-02, FH-INI-07, GH-GAP-44, GH-DEC-14: those
/// of whom any may have the next turn. Between a character and an allied figure, or one that rests, the second card
/// does not decide: the players do (GH-AMB-01).
fn first_of(waiting: &[(Initiative, TurnOf)]) -> Vec<First> {
    let number = |i: &Initiative| (i.number, i.monster);
    let least = waiting.iter().map(|(i, _)| number(i)).min();
    let tied = || waiting.iter().filter(|(i, _)| Some(number(i)) == least);
    let second = tied().filter_map(|(i, _)| i.second).min();
    tied().filter(|(i, _)| i.second.is_none() || i.second == second).map(|(_, p)| First(*p)).collect()
}

/// FH-GAP-67: allies that take no turns lose the conditions that end with a turn once the turns have come past their
/// initiative.
fn pass_idle_allies(play: &mut Play) {
    for figure in play.world.idle_allies_passed(play.game) {
        play.world.objective_mut(figure).into_iter().for_each(|ally| ally.acted = true);
        conditions::end_of_turn(play, figure);
    }
}

/// FH-GEN-04, FH-ACT-01: the next turn begins, or the round ends. One unit.
pub fn next(play: &mut Play) -> Rule {
    pass_idle_allies(play);
    let Some(place) = play.world.turns.queue.first().copied() else {
        before_page(play, &Happens::RoundEnds(play.world.round_counted()))?;
        play.world.turns.stage = Stage::EndOfRound;
        return Ok(());
    };
    match place {
        TurnOf::Hero(hero) => {
            play.world.turns.queue.remove(0);
            if !play.world.hero(hero).exhausted {
                turn::begin(play, hero)?;
            }
            Ok(())
        }
        TurnOf::Summon(summon) => {
            play.world.turns.queue.remove(0);
            monsters::turn(play, summon.into())
        }
        TurnOf::Kind(kind) => match play.world.next_of(kind) {
            Some(monster) => monsters::turn(play, monster.into()),
            None => {
                play.world.turns.queue.remove(0);
                Ok(())
            }
        },
        TurnOf::Ally(kind) => match play.world.next_ally(kind) {
            Some(ally) => monsters::turn(play, ally),
            None => {
                play.world.turns.queue.remove(0);
                Ok(())
            }
        },
    }
}

/// GH-END-01, GH-END-02, GH-END-03, GH-END-04, GH-END-05, GH-FIN-01, FH-EOR-01, FH-EOR-02, FH-EOR-03, FH-EOR-04,
/// FH-EOR-05, FH-EOR-06, FH-END-02, GH-END-07, FH-DIF-44: the round ends; if the scenario is over, it ends now.
pub fn end(play: &mut Play) -> Rule {
    for step in play.world.agreed.edition.end_of_round() {
        match step {
            EndStep::Effects if play.world.turns.ended.is_some() => {}
            EndStep::Effects => special::trigger(play, Happens::RoundEnds(play.world.round_counted()))?,
            EndStep::Shuffles => moments::shuffle_decks(play),
            EndStep::Elements => play.world.elements_wane(),
            EndStep::RoundBonuses => bonuses::end_of_round(play)?,
            EndStep::ShortRests => rests::short_rests(play)?,
        }
    }
    play.world.round_of_pursuits(play.game);
    play.world.count_round();
    play.world.lose_if_all_exhausted();
    let arena = play.world.turns.last_round > 0;
    if arena && play.world.turns.ended.is_none() && play.world.foes.monsters.is_empty() {
        play.world.turns.ended = Some(Ended::Won);
    }
    if arena && play.world.turns.ended.is_none() && play.world.turns.round >= play.world.turns.last_round {
        play.world.turns.ended = Some(Ended::Lost);
    }
    play.world.turns.round = play.world.turns.round.saturating_add(1);
    ending::look(play);
    play.world.turns.stage = Stage::RoundStart;
    if let Some(ended) = play.world.turns.ended {
        play.world.turns.stage = Stage::Over;
        aftermath::settle(play, ended);
    }
    Ok(())
}

impl World {
    fn begin_round(&mut self) {
        for hero in &mut self.party.heroes {
            hero.acted = false;
            hero.resting &= !hero.actions.is_empty();
            hero.left = hero.actions.clone();
        }
        self.foes.monsters.iter_mut().for_each(|m| m.acted = false);
        self.party.summons.iter_mut().for_each(|s| s.acted = false);
        self.foes.objectives.iter_mut().for_each(|o| o.acted = false);
        self.turns.queue.clear();
        self.turns.order.clear();
    }

    /// GH-INI-03, GH-INI-04, GH-INI-05, GH-INI-06, GH-INI-07, GH-INI-08, GH-INI-09, FH-SPR-09: everybody who can have a
    /// turn, with what decides their place in the order.
    fn places(&self, game: &Haven) -> Vec<(Initiative, TurnOf)> {
        let heroes = self.party.heroes.iter().filter(|h| !h.exhausted).map(|h| {
            let (number, second) = h.initiatives();
            // FH-INI-05, FH-INI-08: who rests has played no other card that could decide.
            let second = Some(second).filter(|_| !(h.resting && self.agreed.edition.rests_tie_at_99()));
            (Initiative { number, monster: false, second }, TurnOf::Hero(h.id))
        });
        let mut all: Vec<_> = heroes.collect();
        let mut kinds: Vec<KindId> = self.foes.monsters.iter().map(|m| m.id.kind).collect();
        kinds.dedup();
        for kind in kinds {
            if let Some(card) = self.card_of(game, kind) {
                let number = card.initiative;
                all.push((Initiative { number, monster: true, second: None }, TurnOf::Kind(kind)));
            }
        }
        let mut allies: Vec<_> = self.foes.objectives.iter().filter(|o| !o.gone).map(|o| o.id.kind).collect();
        allies.dedup();
        for kind in allies {
            // FH-SPR-09
            if game.objective(kind).ally.as_ref().is_some_and(|ally| !ally.idle) {
                let number = self.ally_initiative(game, kind);
                all.push((Initiative { number, monster: false, second: None }, TurnOf::Ally(kind)));
            }
        }
        all
    }

    /// FH-GAP-67: the allies without turns whose initiative has passed in this round; monsters come after them.
    fn idle_allies_passed(&self, game: &Haven) -> Vec<FigureId> {
        let asked = self.agreed.edition.asks("FH-GAP-67");
        if !asked || self.agreed.rulings.idle_conditions == IdleConditions::Stay {
            return Vec::new();
        }
        let next = self.turns.queue.first();
        let next = next.map(|place| (self.initiative_of(game, *place), matches!(place, TurnOf::Kind(_))));
        let waits = self.foes.objectives.iter().filter(|o| !o.gone && !o.acted);
        let idle = waits.filter(|o| game.objective(o.id.kind).ally.as_ref().is_some_and(|ally| ally.idle));
        let passed = |number: u8| next.is_none_or(|next| (number, false) < next);
        idle.filter(|o| passed(self.ally_initiative(game, o.id.kind))).map(|o| o.figure()).collect()
    }

    /// GH-SUM-05, GH-SUM-08, FH-INI-10, FH-SUM-09, FH-SUM-13, GH-SUM-14: a character's summons act directly before it,
    /// in the order in which they came.
    pub fn queue_up(&mut self, place: TurnOf) {
        if let TurnOf::Hero(hero) = place {
            let summons = self.party.summons.iter().filter(|s| s.id.hero == hero && !s.acted);
            self.turns.queue.extend(summons.map(|s| TurnOf::Summon(s.id)));
        }
        self.turns.queue.push(place);
    }

    /// GH-MON-16, GH-END-03, FH-MON-08: decks whose card had the symbol are shuffled; the cards of the round are gone.
    pub fn shuffle_ability_decks(&mut self, game: &Haven) {
        let extra = self.agreed.extra.clone();
        for deck in &mut self.foes.decks {
            let drawn = deck.drawn.take().into_iter().chain(deck.each.drain(..).map(|(_, drawn)| drawn));
            let symbol = |drawn: Drawn| match drawn {
                Drawn::Card(card) => extra.ability_card(game, card).is_some_and(|c| c.shuffle),
                Drawn::Extra(_) => false,
            };
            if drawn.filter(|d| symbol(*d)).count() > 0 {
                deck.cards.reshuffle();
            }
        }
        self.foes.paid.clear();
        self.foes.performed.clear();
    }
}
