//! GH-TRN: a character's turn: the top of one card and the bottom of the other, in either order.

use crate::actions::cards::{self, Actor};
use crate::actions::items::{self, Use};
use crate::actions::moments::{self, Moment};
use crate::actions::removal::{self, Next};
use crate::actions::{bonuses, conditions, looting, specials, time};
use crate::content::{
    Ability, Action, CardId, Condition, Conditions, Effect, Event, Half, ItemId, Pace, Pile, Special, What,
    Whom,
};
use crate::flow::rests;
use crate::monsters::order;
use crate::rulings::{InfuseInVain, LootAndBane, LostInVain, TurnEnds};
use crate::scenario::{ending, special};
use crate::shown::names::{card_name, item_name};
use crate::world::{Doing, Played, Turn};
use crate::{Fact, FigureId, Haven, HeroId, Play, Prompt, World};
use board::SpaceId;
use table::phrase;
use table::phrase::Arg;
use table::scene::{Role, Weight};
use table::{Choice, Go, Phrase, Preview, Rule, Seat, Target};

/// What a character does with its turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Performs half of a card, or a basic action in its place.
    Play(Played),
    /// Performs an action of a position, by its number and its words.
    Raw(u8, String),
    /// GH-TRN-09: uses an item.
    Use(ItemId),
    /// GH-BON-09: puts a card of the active area on its pile.
    Drop(CardId),
    /// GH-RST-06: takes the long rest it has declared.
    Rest,
    /// Ends the turn.
    End,
}

impl Choice<Haven> for Act {
    fn key(&self, game: &Haven, out: &mut String) {
        match self {
            Act::Play(Played::Printed(card, half)) => {
                out.extend(["card:", &game.card(*card).name, "/", half.as_str()]);
            }
            Act::Play(Played::Basic(card, half)) => {
                out.extend(["basic:", &game.card(*card).name, "/", half.as_str()]);
            }
            Act::Play(Played::Raw(n)) => out.push_str(&format!("do:{n}")),
            Act::Raw(_, words) => out.extend(["do:", words]),
            Act::Use(item) => out.extend(["item:", &game.item(*item).name]),
            Act::Drop(card) => out.extend(["drop:", &game.card(*card).name]),
            Act::Rest => out.push_str("rest"),
            Act::End => out.push_str("end"),
        }
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        match self {
            Act::Play(Played::Printed(card, half) | Played::Basic(card, half)) => {
                vec![game.points_at_half(*card, *half)]
            }
            Act::Use(item) => vec![game.points_at_item(*item)],
            Act::Drop(card) => vec![game.points_at_card(*card)],
            Act::Play(Played::Raw(_)) | Act::Raw(..) | Act::Rest | Act::End => Vec::new(),
        }
    }

    fn preview(&self, game: &Haven, _: &Prompt, world: &World, seat: Seat) -> Preview {
        let hero = || world.party.heroes.get(seat.index()).map(|hero| hero.id);
        match self {
            Act::Play(what) => {
                hero().map_or_else(Preview::default, |hero| game.preview_action(world, hero, *what))
            }
            Act::Raw(n, _) => {
                let what = Played::Raw(*n);
                hero().map_or_else(Preview::default, |hero| game.preview_action(world, hero, what))
            }
            Act::Use(item) => game.preview_item(*item),
            Act::Drop(card) => game.preview_drop(world, *card),
            Act::Rest => game.preview_long_rest(),
            Act::End => Preview::default(),
        }
    }

    fn role(&self) -> Role {
        match self {
            Act::Play(Played::Basic(..)) => Role::Basic,
            Act::End => Role::Decline,
            Act::Play(_) | Act::Raw(..) | Act::Use(_) | Act::Drop(_) | Act::Rest => Role::Plain,
        }
    }

    fn weight(&self) -> Weight {
        match self {
            Act::Play(Played::Printed(..) | Played::Raw(_)) | Act::Raw(..) | Act::Rest => Weight::Main,
            Act::Use(_) => Weight::Adds,
            Act::Play(Played::Basic(..)) | Act::End => Weight::Other,
            Act::Drop(_) => Weight::Seldom,
        }
    }

    fn say(&self, game: &Haven) -> Phrase {
        match self {
            Act::Play(Played::Printed(card, Half::Top)) => {
                phrase!("haven-choose-top", card = card_name(game, *card))
            }
            Act::Play(Played::Printed(card, Half::Bottom)) => {
                phrase!("haven-choose-bottom", card = card_name(game, *card))
            }
            Act::Play(Played::Basic(card, Half::Top)) => {
                phrase!("haven-choose-basic-attack", card = card_name(game, *card))
            }
            Act::Play(Played::Basic(card, Half::Bottom)) => {
                phrase!("haven-choose-basic-move", card = card_name(game, *card))
            }
            Act::Play(Played::Raw(n)) => phrase!("haven-choose-action", action = Arg::text(n.to_string())),
            Act::Raw(_, words) => phrase!("haven-choose-action", action = Arg::text(words.clone())),
            Act::Use(item) => phrase!("haven-choose-item", item = item_name(game, *item)),
            Act::Drop(card) => phrase!("haven-choose-drop", card = card_name(game, *card)),
            Act::Rest => phrase!("haven-choose-rest"),
            Act::End => phrase!("haven-choose-end-turn"),
        }
    }
}

/// GH-CON-07, GH-CON-13, FH-CND-26: a character's turn begins.
pub fn begin(play: &mut Play, hero: HeroId) -> Rule {
    let figure = FigureId::Hero(hero);
    removal::before(play, Next::Start(hero))?;
    play.world.turns.turn = Some(Turn::of(figure));
    play.world.hero_mut(hero).acted = true;
    play.world.count_start(hero);
    play.tell(|_, _| Fact::Turn { figure });
    moments::moment(play, Moment::TurnStarts { figure })?;
    // GH-CON-12, GH-CON-13, GH-RST-10: a stunned character performs no action, but it can rest.
    let stunned = play.world.is_stunned(figure) && !play.world.hero(hero).resting;
    if !play.world.is_there(figure) || stunned { end(play, hero) } else { Ok(()) }
}

/// GH-TRN-01, GH-TRN-02, GH-TRN-03, GH-TRN-04, FH-ACT-02: the turn goes on: the next ability of the action under way,
/// or the next action. One unit.
pub fn go_on(play: &mut Play, turn: Turn) -> Rule {
    let FigureId::Hero(hero) = turn.figure else {
        return play.impossible("a turn that does not end by itself");
    };
    let stunned = play.world.is_stunned(turn.figure) && !play.world.hero(hero).resting;
    if !play.world.is_there(turn.figure) || stunned {
        return end(play, hero);
    }
    match turn.doing {
        Some(doing) => next_ability(play, hero, doing),
        None => next_action(play, hero, &turn),
    }
}

/// GH-TRN-02, GH-TRN-08, GH-TRN-09, GH-DEC-16, GH-DEC-17, GH-DEC-26, FH-ITM-06: what the player may do now.
fn next_action(play: &mut Play, hero: HeroId, turn: &Turn) -> Rule {
    let options = play.world.acts(play.game, hero, turn);
    let doing = match play.choose_hidden(hero.seat(), Prompt::Act { hero }, &options)? {
        Act::Play(what) => {
            if let Played::Printed(_, half) | Played::Basic(_, half) = what
                && let Some(turn) = play.world.turns.turn.as_mut()
            {
                turn.first = Some(turn.first.unwrap_or(half));
            }
            play.tell(|_, _| Fact::Plays { hero, what });
            borrow_time(play, hero);
            Doing::of(what)
        }
        Act::Raw(n, _) => {
            let left = &mut play.world.hero_mut(hero).left;
            if let Some(at) = left.iter().position(|a| *a == n) {
                left.remove(at);
            }
            Doing::of(Played::Raw(n))
        }
        Act::Use(item) => return items::use_in_turn(play, hero, item),
        Act::Drop(card) => return bonuses::leave(play, hero, card),
        Act::Rest => {
            if let Some(turn) = play.world.turns.turn.as_mut() {
                turn.rested = true;
            }
            return rests::long_rest(play, hero);
        }
        Act::End if turn.another => return play_another(play, hero),
        Act::End => return end(play, hero),
    };
    if let Some(turn) = play.world.turns.turn.as_mut() {
        turn.doing = Some(doing);
    }
    Ok(())
}

/// [`Special::PlayAnother`]: at the end of the turn one more card of the hand is played for one of its halves, if the
/// player likes.
fn play_another(play: &mut Play, hero: HeroId) -> Rule {
    discard_unplayed(play, hero);
    if let Some(turn) = play.world.turns.turn.as_mut() {
        turn.another = false;
    }
    let cards: Vec<CardId> = play.world.playable(play.game, play.world.hero(hero)).collect();
    let halves = cards.into_iter().flat_map(|card| Half::BOTH.map(|half| Played::Printed(card, half)));
    let options: Vec<Act> = halves.map(Act::Play).chain([Act::End]).collect();
    let chosen = play.choose_hidden(hero.seat(), Prompt::Act { hero }, &options)?;
    let Act::Play(what @ Played::Printed(card, _)) = chosen else { return end(play, hero) };
    let is = play.world.hero_mut(hero);
    is.hand.retain(|c| *c != card);
    is.selected.push(card);
    play.tell(|_, _| Fact::Plays { hero, what });
    borrow_time(play, hero);
    if let Some(turn) = play.world.turns.turn.as_mut() {
        turn.doing = Some(Doing::of(what));
    }
    Ok(())
}

/// [`Special::BorrowTime`]: the action that begins is not slow.
fn borrow_time(play: &mut Play, hero: HeroId) {
    let slow = play.world.hero(hero).own.pace == Some(Pace::Slow);
    let borrows = slow && specials::active(play, hero, Special::BorrowTime).is_some();
    if let Some(turn) = play.world.turns.turn.as_mut() {
        turn.borrows = borrows;
    }
}

/// [`Special::BorrowTime`]: the action is over: an enemy is held fast, and a slot of the card is used.
fn pay_back_time(play: &mut Play, hero: HeroId) -> Rule {
    let borrows = play.world.turns.turn.as_mut().is_some_and(|turn| std::mem::take(&mut turn.borrows));
    let Some(card) = specials::active(play, hero, Special::BorrowTime).filter(|_| borrows) else {
        return Ok(());
    };
    let mut given = Conditions::NONE;
    given.add(Condition::Immobilize);
    let hold = Effect::plain(What::Do(Ability::Give(given, Whom::Enemy(3))));
    cards::take_effect(play, Actor::of(hero), &hold)?;
    bonuses::advance(play, hero, card)
}

/// GH-TRN-03, GH-TRN-04, GH-TRN-05, FH-ACT-06, FH-ACB-11: the abilities of an action come in printed order; after the
/// last the card goes to its pile.
fn next_ability(play: &mut Play, hero: HeroId, doing: Doing) -> Rule {
    let extra = play.world.agreed.extra.clone();
    let game = play.game;
    let Some(action) = action_of(game, &extra.actions, doing.what) else {
        return play.impossible("an action that nobody knows");
    };
    let next = action.does.get(usize::from(doing.next));
    if let Some(effect) = next.filter(|e| !infuses(e) && play.world.is_there(hero.into())) {
        removal::before(play, Next::ability(hero, effect))?;
        if doing.next > 0 {
            use_items_between(play, hero)?;
        }
    }
    if let Some(now) = play.world.turns.turn.as_mut().and_then(|t| t.doing.as_mut()) {
        now.next += 1;
    }
    let in_vain = !doing.used && !play.world.infuses_anyway(action);
    // FH-MAN-01
    let spared = doing.next > 0 && !doing.used && play.world.agreed.edition.mandatory_parts_follow_others();
    if let Some(effect) = next.filter(|e| if infuses(e) { !in_vain } else { !(spared && e.is_mandatory()) })
        && play.world.is_there(hero.into())
    {
        let used = cards::take_effect(play, Actor::of(hero), effect)?;
        if let Some(now) = play.world.turns.turn.as_mut().and_then(|t| t.doing.as_mut()) {
            now.used |= used;
        }
    }
    if usize::from(doing.next) + 1 >= action.does.len() {
        bonuses::after_attacks(play, hero)?;
        finish(play, hero, action)?;
    }
    Ok(())
}

/// GH-ITM-14, GH-TRN-09, GH-ITM-17: items may be used between two abilities of an action.
fn use_items_between(play: &mut Play, hero: HeroId) -> Rule {
    let usable = |game: &Haven, world: &World, _| world.usable(game, hero, &[Event::Turn]);
    if usable(play.game, play.world, hero.seat()).is_empty() {
        return Ok(());
    }
    let prompt = Prompt::Between { hero };
    play.react(
        &[hero.seat()],
        prompt,
        |_, _| false,
        usable,
        |play, _, Use(item)| {
            items::use_in_turn(play, hero, item)?;
            Ok(Go::On)
        },
    )
}

/// GH-TRN-04, GH-SEL-07, GH-EXP-01, GH-EXP-02, GH-TRN-10, FH-TRN-06, FH-LST-01: the action is over: experience, if any
/// ability was used, and the card is put away. GH-GAP-65: it is lost if any of the action was performed, or if it was
/// chosen.
fn finish(play: &mut Play, hero: HeroId, action: &Action) -> Rule {
    pay_back_time(play, hero)?;
    let Some(doing) = play.world.turns.turn.as_mut().and_then(|t| t.doing.take()) else { return Ok(()) };
    if doing.used {
        bonuses::gain_experience(play, hero, action.xp);
    }
    let performed = doing.used || play.world.infuses_anyway(action);
    let chosen = play.world.agreed.rulings.lost_in_vain == LostInVain::Lost;
    let lost = action.lost && (performed || chosen);
    let pile = if lost { Pile::Lost } else { Pile::Discarded };
    if performed {
        play.world.count_action(hero, doing.what, pile);
    }
    cards::put_away(play, hero, doing.what, pile);
    Ok(())
}

fn infuses(effect: &Effect) -> bool {
    matches!(effect.always().what, What::Do(Ability::Infuse(_)))
}

/// What is printed where the action comes from.
pub fn action_of<'a>(game: &'a Haven, raw: &'a [Action], what: Played) -> Option<&'a Action> {
    match what {
        Played::Printed(card, half) => Some(game.card(card).half(half)),
        Played::Basic(_, half) => Some(game.basic(half)),
        Played::Raw(n) => raw.get(usize::from(n)),
    }
}

/// GH-LOO-06, GH-ELE-03, GH-CON-13, GH-CON-23, FH-CND-26: the turn ends; cards that were not played are discarded.
pub fn end(play: &mut Play, hero: HeroId) -> Rule {
    let figure = FigureId::Hero(hero);
    if let Some(doing) = play.world.turns.turn.as_ref().and_then(|t| t.doing.clone()) {
        let (game, extra) = (play.game, play.world.agreed.extra.clone());
        if let Some(action) = action_of(game, &extra.actions, doing.what) {
            finish(play, hero, action)?;
        }
    }
    let freely = play.world.is_there(figure) && play.world.agreed.rulings.turn_ends == TurnEnds::AnyOrder;
    if play.world.is_there(figure) {
        discard_unplayed(play, hero);
        // FH-GAP-31
        if play.world.agreed.rulings.loot_and_bane == LootAndBane::BaneFirst {
            conditions::bane(play, figure)?;
        }
        match freely {
            true => wrap_up(play, hero)?,
            false => loot(play, hero)?,
        }
        if let Some(at) = play.world.at(figure) {
            special::ends_turn_on(play, at)?;
        }
    }
    if !freely {
        moments::moment(play, Moment::TurnEnds { figure })?;
    }
    ending::may_escape(play, hero)?;
    time::switch_form(play, hero)?;
    play.world.count_turn(hero);
    play.world.hero_mut(hero).left.clear();
    play.world.turns.turn = None;
    let is = play.world.hero(hero);
    let (initiative, _) = is.initiatives();
    order::newcomers_act(play, initiative)
}

/// GH-LOO-06, FH-LOO-08: a character takes what lies on its hex.
fn loot(play: &mut Play, hero: HeroId) -> Rule {
    let before = play.world.hero(hero).coins;
    looting::loot_hex(play, hero)?;
    play.world.count_end_loot(hero, play.world.hero(hero).coins - before);
    Ok(())
}

/// FH-GAP-64: what ends a turn once all its abilities are over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Last {
    Loot,
    Infuse,
    Conditions,
}

impl Choice<Haven> for Last {
    fn key(&self, _: &Haven, out: &mut String) {
        out.push_str(match self {
            Last::Loot => "loot",
            Last::Infuse => "infuse",
            Last::Conditions => "conditions",
        });
    }

    fn say(&self, _: &Haven) -> Phrase {
        match self {
            Last::Loot => phrase!("haven-choose-last-loot"),
            Last::Infuse => phrase!("haven-choose-last-infuse"),
            Last::Conditions => phrase!("haven-choose-last-conditions"),
        }
    }
}

/// FH-GAP-64: a character loots, infuses and loses conditions in the order that its player likes; cards count first.
fn wrap_up(play: &mut Play, hero: HeroId) -> Rule {
    let figure = FigureId::Hero(hero);
    moments::moment(play, Moment::AbilitiesEnd { figure })?;
    let mut left = play.world.last_things(hero);
    while !left.is_empty() {
        let next = play.choose(hero.seat(), Prompt::LastThings { hero }, &left)?;
        left.retain(|other| *other != next);
        match next {
            Last::Loot => loot(play, hero)?,
            Last::Infuse => moments::infusions(play, figure)?,
            Last::Conditions => {
                conditions::bane(play, figure)?;
                conditions::end_of_turn(play, figure);
            }
        }
    }
    // What has come since lasts to the end of the next turn.
    play.world.hero_mut(hero).body.fresh = Conditions::NONE;
    Ok(())
}

/// Cards that were chosen and not played are discarded.
fn discard_unplayed(play: &mut Play, hero: HeroId) {
    for card in std::mem::take(&mut play.world.hero_mut(hero).selected) {
        play.world.hero_mut(hero).discard.push(card);
        play.tell(|_, _| Fact::Discards { hero, card });
    }
}

impl World {
    /// FH-GAP-64: what there is to do at the end of a character's turn.
    fn last_things(&self, hero: HeroId) -> Vec<Last> {
        let body = &self.hero(hero).body;
        let here = |at: &SpaceId| *at == body.at;
        let lies = self.place.coins.iter().any(here) || self.place.treasures.iter().any(|(at, _)| here(at));
        let infuses = self.turns.turn.as_ref().is_some_and(|turn| !turn.to_infuse.is_empty())
            || !self.elements.infused.is_empty();
        let ends = body.conditions.iter().any(|c| c.is_timed() && !body.fresh.has(c));
        let all = [(Last::Loot, lies), (Last::Infuse, infuses), (Last::Conditions, ends)];
        all.into_iter().filter(|(_, there)| *there).map(|(what, _)| what).collect()
    }

    /// GH-GAP-62, FH-ELE-03: whether an action infuses though none of its other abilities is performed; one that does
    /// nothing else is performed by infusing.
    fn infuses_anyway(&self, action: &Action) -> bool {
        let chosen = self.agreed.rulings.infuse_in_vain == InfuseInVain::Yes;
        action.does.iter().all(infuses) || chosen && action.does.iter().any(infuses)
    }

    /// GH-TRN-01, GH-TRN-08, FH-ACT-03, FH-TRN-02: what a character can do now.
    fn acts(&self, game: &Haven, id: HeroId, turn: &Turn) -> Vec<Act> {
        let hero = self.hero(id);
        let mut acts = Vec::new();
        if hero.resting {
            if !turn.rested {
                acts.push(Act::Rest);
            }
        } else {
            for card in &hero.selected {
                let halves = Half::BOTH.into_iter().filter(|half| turn.first.is_none_or(|f| f != *half));
                for half in halves {
                    acts.push(Act::Play(Played::Printed(*card, half)));
                    acts.push(Act::Play(Played::Basic(*card, half)));
                }
            }
            for n in &hero.left {
                let words = self.words_of(*n);
                if !acts.iter().any(|a| matches!(a, Act::Raw(_, other) if *other == words)) {
                    acts.push(Act::Raw(*n, words));
                }
            }
        }
        acts.extend(self.usable(game, id, &[Event::Turn]).into_iter().map(|Use(item)| Act::Use(item)));
        acts.extend(hero.active.iter().filter(|a| self.may_leave(game, a)).map(|a| Act::Drop(a.card)));
        // GH-RST-06: a long rest that was declared is taken.
        if !hero.resting || turn.rested {
            acts.push(Act::End);
        }
        acts
    }

    /// The words of an action of a position.
    fn words_of(&self, action: u8) -> String {
        let does = self.agreed.extra.actions.get(usize::from(action)).map_or(&[][..], |a| a.does.as_slice());
        does.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    }
}
