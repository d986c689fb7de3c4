//! FH-ACB-10, FH-SUM-04: persistent cards leave the active area whenever their owner likes, but not during an ability.
//!
//! The book names no moments. Between its own actions a character is offered it with everything else that it may do
//! (`flow/turn.rs`), and so it is before a rest (`flow/selection.rs`, `flow/rests.rs`). Here are the other moments at
//! which it can make a difference:
//!
//! - before the turn of a monster, a summon or an ally, and between two of its abilities;
//! - before every ability of another character, and between two of one's own;
//! - before one's own turn, if something happens at its start;
//! - before what the page brings at the start or the end of a round.
//!
//! Whoever has nothing there that could make a difference is not asked; and nobody is, unless the table wants it
//! (FH-GAP-46).

use crate::actions::bonuses::{self, bonus_of};
use crate::content::{CardId, Condition, Effect, Event, How, Special, What};
use crate::rulings::CardsLeave;
use crate::shown::names::card_name;
use crate::world::{ActiveCard, Body, Hero};
use crate::{FigureId, Haven, HeroId, Play, Prompt, World};
use smallvec::SmallVec;
use table::{Choice, Go, Phrase, Preview, Rule, Seat, Target, phrase};

/// A card to be taken out of the active area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remove(pub CardId);

impl Choice<Haven> for Remove {
    fn key(&self, game: &Haven, out: &mut String) {
        out.extend(["drop:", &game.card(self.0).name]);
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        vec![game.points_at_card(self.0)]
    }

    fn preview(&self, game: &Haven, _: &Prompt, world: &World, _: Seat) -> Preview {
        game.preview_drop(world, self.0)
    }

    fn say(&self, game: &Haven) -> Phrase {
        phrase!("haven-choose-drop", card = card_name(game, self.0))
    }
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// What happens at the start of a character's turn.
    Start(HeroId),
    /// A turn or an ability of a figure.
    Deed(FigureId),
    /// An ability by which a character lets others do something.
    Grant(HeroId),
    /// What the page brings at the start or the end of a round.
    Page,
}

impl Next {
    /// The next ability of a character.
    pub fn ability(hero: HeroId, effect: &Effect) -> Next {
        match effect.always().what {
            What::Let(How::May(_) | How::Must, ..) => Next::Grant(hero),
            _ => Next::Deed(hero.into()),
        }
    }

    /// Whose turn it is or will be.
    pub fn figure(self) -> Option<FigureId> {
        match self {
            Next::Start(hero) | Next::Grant(hero) => Some(hero.into()),
            Next::Deed(figure) => Some(figure),
            Next::Page => None,
        }
    }
}

/// FH-ACB-10, FH-SUM-04: before this, everybody may take persistent cards out of the active area.
pub fn before(play: &mut Play, next: Next) -> Rule {
    if !play.world.cards_leave_any_time() || play.world.party.heroes.iter().all(|hero| hero.active.is_empty())
    {
        return Ok(());
    }
    let offers = |game: &Haven, world: &World, seat: Seat| {
        let hero = &world.party.heroes[seat.index()];
        world.removable(game, hero, next)
    };
    let order: SmallVec<[Seat; 4]> = play.world.party.heroes.iter().map(|hero| hero.id.seat()).collect();
    let prompt = Prompt::Remove { next: next.figure() };
    play.react(
        &order,
        prompt,
        |_, _| false,
        offers,
        |play, seat, Remove(card)| {
            let hero = play.world.party.heroes[seat.index()].id;
            bonuses::leave(play, hero, card)?;
            Ok(Go::On)
        },
    )
}

impl World {
    /// FH-GAP-46: whether everybody is asked about persistent cards before whatever comes next.
    pub fn cards_leave_any_time(&self) -> bool {
        self.agreed.rulings.cards_leave == CardsLeave::AnyTime
    }

    /// FH-ACB-10: the cards that a character may take out of its active area before this, if that can make a difference.
    fn removable(&self, game: &Haven, hero: &Hero, next: Next) -> Vec<Remove> {
        let free = |a: &&ActiveCard| self.may_leave(game, a) && !self.is_under_way(a.card);
        let own = next.figure() == Some(hero.id.into());
        // Before its first ability the character has just been asked what it does.
        let doing = self.turns.turn.as_ref().and_then(|turn| turn.doing.as_ref());
        let begun = doing.is_some_and(|doing| doing.next > 0);
        let matters = |a: &&ActiveCard| match next {
            Next::Start(_) => own && self.happens_at_start(game, hero.id),
            Next::Deed(_) | Next::Grant(_) if own => begun,
            Next::Grant(_) => true,
            Next::Deed(_) | Next::Page => self.counts_in_turns_of_others(game, hero, a),
        };
        let there = hero.active.iter().filter(|_| !hero.exhausted);
        there.filter(free).filter(matters).map(|a| Remove(a.card)).collect()
    }

    /// Whether something happens to a character before it can do anything in its turn.
    fn happens_at_start(&self, game: &Haven, hero: HeroId) -> bool {
        let figure = FigureId::Hero(hero);
        self.has(figure, Condition::Wound) || !self.watching(game, figure, &[Event::TurnStart]).is_empty()
    }

    /// Whether it can make a difference in the turns of others that a card is active: its summon stands on the map,
    /// others have its bonus, it answers what others do, or it would be one of two discards that negate damage.
    fn counts_in_turns_of_others(&self, game: &Haven, hero: &Hero, active: &ActiveCard) -> bool {
        let half = game.card(active.card).half(active.half);
        let gives =
            |(_, body): (FigureId, &Body)| body.bonuses.held.iter().any(|h| h.card == Some(active.card));
        let discards = || hero.discard.len() + self.droppable(game, hero.id).count();
        active.summon.is_some()
            || !active.shared.is_empty()
            || half.does.iter().any(answers_others)
            || self.bodies().any(gives)
            || !half.lost && discards() >= 2
    }
}

/// Whether an effect of an active card counts for others, or when others do something.
fn answers_others(effect: &Effect) -> bool {
    let special = |special: Special| {
        use Special::{FleeIntoShadow, MarkForTheAbyss, RedirectAttacks};
        matches!(special, RedirectAttacks | FleeIntoShadow | MarkForTheAbyss)
    };
    match effect.always().what {
        What::Let(How::Aura, ..) => true,
        What::Special(what) => special(what),
        _ => bonus_of(effect).is_some_and(|(event, ..)| !is_own_deed(event)),
    }
}

/// Whether an event is something that a figure does itself, or a moment of its own turn.
fn is_own_deed(event: Event) -> bool {
    use Event::{Attack, Heal, Kill, MeleeAttack, Move, RangedAttack, Turn, TurnEnd, TurnStart};
    use Event::{AttackAction, AttackActionEnd, MeleeAttackAction, RangedAttackAction};
    let attack = matches!(event, Attack | MeleeAttack | RangedAttack);
    let action = matches!(event, AttackAction | MeleeAttackAction | RangedAttackAction | AttackActionEnd);
    attack || action || matches!(event, Move | Heal | Kill | Turn | TurnStart | TurnEnd)
}
