//! OVC: which overlord cards may be played at a moment, and on whom.

use super::windows;
use crate::content::{CardId, CardTarget, Deed, Effect, Gain, Moment, Rank};
use crate::shown::Prompt;
use crate::world::{Mark, Pick, Played, Who, World};
use crate::{Descent, Play};
use table::Rule;

/// DE-OVC-05: a moment at which overlord cards may be played.
#[derive(Clone, Copy, Debug)]
pub struct Occasion<'a> {
    /// What it is to the cards.
    pub moments: &'a [Moment],
    /// DE-OVC-06, DE-OVC-07: what has been played on the same trigger.
    pub played: &'a [Played],
    /// DE-ATK-28: those who have rolled late, if it is for them alone.
    pub late: Option<&'a [Who]>,
}

impl<'a> Occasion<'a> {
    /// An occasion at which anybody may be the target.
    pub fn new(moments: &'a [Moment], played: &'a [Played]) -> Occasion<'a> {
        Occasion { moments, played, late: None }
    }
}

/// DE-OVC-06, DE-OVC-07: the cards of the hand that may be played now. On one trigger a name is played once, or once on
/// each target.
pub fn playable(game: &Descent, world: &World, now: Occasion<'_>) -> Vec<Pick> {
    let hand = &world.overlord.hand;
    let each_name = (0..hand.len()).filter(|n| *n == 0 || hand[*n] != hand[n - 1]).map(|n| hand[n]);
    each_name.filter(|card| would_do(game, world, *card, now)).map(Pick::Card).collect()
}

/// DE-OVC-04: whether the overlord might play something now, as far as everybody knows: it holds cards, and not every
/// card that it could play lies on the discard pile. Only then is it asked, and even if it holds none of them.
pub fn might_play(game: &Descent, world: &World, now: Occasion<'_>) -> bool {
    let overlord = &world.overlord;
    let fits = |card: &CardId| would_do(game, world, *card, now);
    let (hand, set_aside) = (&overlord.hand, &overlord.left_out);
    !hand.is_empty() && (hand.iter().chain(set_aside).any(fits) || overlord.deck.has_left(fits))
}

/// Whether whoever holds a card could play it now; everybody knows that.
fn would_do(game: &Descent, world: &World, card: CardId, now: Occasion<'_>) -> bool {
    let fresh = || match world.marks(game, card, now) {
        None => now.played.iter().all(|played| played.card != card),
        Some(marks) => !marks.is_empty(),
    };
    now.moments.contains(&game.card(card).when) && makes_sense(game, world, card) && fresh()
}

/// Whether a card would find what it needs.
fn makes_sense(game: &Descent, world: &World, card: CardId) -> bool {
    game.card(card).does.iter().all(|effect| match effect {
        // The dice that the overlord has rolled.
        Effect::Gain(Gain::Reroll(again)) => !windows::rerollable(world, *again, None).is_empty(),
        // DC-OL-56, DC-OL-85: no more actions for a monster that has only one.
        Effect::Deed(Deed::MoveAction | Deed::AttackAction) => {
            !world.turn.as_ref().is_some_and(|t| world.is_hindered(t.who))
        }
        _ => true,
    })
}

/// DE-OVC-07: the overlord says on whom a card is played, if it has a target.
pub fn choose(play: &mut Play, card: CardId, now: Occasion<'_>) -> Rule<Option<Mark>> {
    let marks = play.world.marks(play.game, card, now).unwrap_or_default();
    let picks: Vec<Pick> = marks.iter().map(|mark| mark.pick()).collect();
    if picks.is_empty() {
        return Ok(None);
    }
    let prompt = match play.game.card(card).on {
        Some(CardTarget::Hero) => Prompt::WhichHero,
        Some(CardTarget::Group) => Prompt::NextGroup,
        _ => Prompt::WhichMonster,
    };
    let seat = play.world.overlord_seat();
    let pick = play.choose(seat, prompt, &picks)?;
    Ok(marks.into_iter().find(|mark| mark.pick() == pick))
}

impl Mark {
    fn pick(self) -> Pick {
        match self {
            Mark::Figure(Who::Hero(id)) => Pick::Hero(id),
            Mark::Figure(Who::Monster(id)) => Pick::Monster(id),
            Mark::Figure(who) => Pick::Figure(who),
            Mark::Group(of) => Pick::Group(of),
        }
    }
}

impl World {
    /// On whom a card could be played now, but for those on whom its name was played on the same trigger; none for a card
    /// without a target of the overlord's choice.
    fn marks(&self, game: &Descent, card: CardId, now: Occasion<'_>) -> Option<Vec<Mark>> {
        let mut marks = self.targets_of(game, game.card(card).on?, now.late);
        marks.retain(|mark| now.played.iter().all(|played| played.card != card || played.on != Some(*mark)));
        Some(marks)
    }

    /// DC-OL-19, DC-OL-25, DC-OL-26: on whom a card with such a target may be played now.
    fn targets_of(&self, game: &Descent, on: CardTarget, late: Option<&[Who]>) -> Vec<Mark> {
        // DE-MON-14: cards of the overlord do not concern inactive groups.
        let active = || self.monsters.iter().filter(|monster| !self.is_inactive(Who::Monster(monster.id)));
        let monsters = || active().map(|monster| Who::Monster(monster.id));
        let figures = |all: Vec<Who>| all.into_iter().map(Mark::Figure).collect();
        match on {
            CardTarget::Hero => {
                let heroes = self.hero_ids().map(Who::Hero);
                // DE-FIG-10: cards that name heroes concern familiars that are figures, too.
                let all = heroes.chain(self.hero_ids().map(Who::Familiar));
                figures(all.filter(|who| self.is_on_map(*who)).collect())
            }
            CardTarget::Monster => figures(monsters().collect()),
            CardTarget::Recovers => {
                let down = self.special.down.iter().map(|monster| Who::Monster(monster.id));
                figures(monsters().chain(down).collect())
            }
            CardTarget::Defender => {
                let struck = self.attack().into_iter().flat_map(|attack| &attack.struck).map(|s| s.who);
                let struck = struck.filter(|who| late.is_none_or(|new| new.contains(who)));
                figures(struck.filter(|who| !who.is_heroic() && !self.is_inactive(*who)).collect())
            }
            // DC-OL-76: the masters whose groups have room for a minion.
            CardTarget::Master => {
                let masters = active().filter(|monster| monster.rank == Rank::Master);
                let room = masters.filter(|monster| self.room_in_group(game, monster.id.of).0 > 0);
                figures(room.map(|monster| Who::Monster(monster.id)).collect())
            }
            CardTarget::Group => {
                let there = |of| active().any(|monster| monster.id.of == of);
                self.groups.iter().map(|group| group.of).filter(|of| there(*of)).map(Mark::Group).collect()
            }
        }
    }
}
