//! ENT, EAC: encounter cards, and the order of activation.

use super::activation;
use crate::actions::choose_figure;
use crate::content::{Activates, CardId, EncounterId, Tier};
use crate::shown::{Fact, Prompt};
use crate::world::{EnemyTurn, FoeId, Who, World};
use crate::{Play, Sorcery};
use table::{Rule, Seat};

/// SS-ENT-02, SS-ENT-03, SS-ENT-04, SS-EAC-01, SS-EVT-06, SS-EVT-08: an encounter card is drawn, and says who is
/// activated.
pub fn draw(play: &mut Play) -> Rule<Option<EnemyTurn>> {
    let Some(card) = play.draw("encounters", |world| &mut world.decks.encounters)? else { return Ok(None) };
    play.tell(|_, _| Fact::Encounter { card });
    let is = &play.game.content.encounters[card.index()];
    let options = [is.first, is.second].into_iter().flatten();
    let mut turn = EnemyTurn { card, left: Vec::new(), count: 0 };
    for activates in options {
        let left = play.world.activated(play.game, activates);
        if !left.is_empty() {
            turn.count = if let Activates::Count(n) = activates { n } else { left.len() as u8 };
            turn.left = left;
            break;
        }
    }
    Ok(Some(turn))
}

/// SS-ENT-05, SS-EAC-08: the card is discarded; some shuffle the others in, and lie alone on the pile.
pub fn discard(play: &mut Play, card: EncounterId) {
    if play.game.content.encounters[card.index()].shuffles {
        play.world.decks.encounters.reshuffle();
        play.tell(|_, _| Fact::Shuffled);
    }
    play.world.decks.encounters.discard(card);
}

impl World {
    /// SS-EAC-02, SS-EAC-07, SS-DECK-05: whom an encounter card activates.
    pub fn activated(&self, game: &Sorcery, activates: Activates) -> Vec<CardId> {
        let highest = self.foes.iter().map(|foe| game.enemy(foe.card).tier).max();
        let any = |card: CardId, fits: &dyn Fn(FoeId) -> bool| self.figures_of(card).into_iter().any(fits);
        let fits = |card: &CardId| match activates {
            Activates::Tier(tier) => game.enemy(*card).tier == tier,
            Activates::Highest => Some(game.enemy(*card).tier) == highest,
            Activates::Style(style) => {
                self.styles(game, Who::Foe(FoeId { card: *card, figure: 0 })).contains(&style)
            }
            Activates::Wounded => {
                any(*card, &|id| self.body(Who::Foe(id)).is_some_and(|body| body.wounds > 0))
            }
            Activates::Near(n) => any(*card, &|id| {
                let Some(from) = self.at(Who::Foe(id)) else { return false };
                let mut heroes = self.living().into_iter().filter_map(|hero| self.at(Who::Hero(hero)));
                heroes.any(|to| self.range(from, to).is_some_and(|far| far <= u16::from(n)))
            }),
            Activates::Count(_) | Activates::All => true,
        };
        self.foes.iter().map(|foe| foe.card).filter(fits).collect()
    }

    /// SS-EAC-03, SS-EAC-04, SS-EAC-05, SS-ENG-07: who of several comes first: by player from the active one clockwise, by tier,
    /// stunned ones last. Several are left if their player chooses.
    pub fn first_of(&self, game: &Sorcery, all: &[CardId]) -> Vec<CardId> {
        let seats = self.heroes.len().max(1) as u8;
        let order = |card: &CardId| {
            let Seat(seat) = self.manager(game, *card);
            let turn = (seat + seats - self.active % seats) % seats;
            let stunned = self
                .figures_of(*card)
                .iter()
                .all(|id| self.body(Who::Foe(*id)).is_some_and(|b| b.stunned > 0));
            (turn, std::cmp::Reverse(game.enemy(*card).tier), stunned)
        };
        let first = all.iter().map(order).min();
        all.iter().copied().filter(|card| Some(order(card)) == first).collect()
    }
}

/// SS-EAC-05, SS-EAC-06: the next enemy of a turn; its player chooses between equals.
pub fn next(play: &mut Play, turn: &EnemyTurn) -> Rule<Option<CardId>> {
    if turn.count == 0 { Ok(None) } else { first(play, &turn.left) }
}

/// SS-EAC-03, SS-EAC-04, SS-EAC-05: who of several enemies acts first, of those that are still there.
pub fn first(play: &mut Play, cards: &[CardId]) -> Rule<Option<CardId>> {
    let there: Vec<CardId> = cards.iter().copied().filter(|card| play.world.foe(*card).is_some()).collect();
    let first = play.world.first_of(play.game, &there);
    choose(play, &first)
}

/// One of several enemies of the same player and tier.
pub fn choose(play: &mut Play, cards: &[CardId]) -> Rule<Option<CardId>> {
    let figures: Vec<Who> =
        cards.iter().filter_map(|card| play.world.figures_of(*card).first().copied()).map(Who::Foe).collect();
    let Some(card) = cards.first() else { return Ok(None) };
    let seat = play.world.manager(play.game, *card);
    match choose_figure(play, seat, Prompt::NextEnemy, &figures)? {
        Some(Who::Foe(id)) => Ok(Some(id.card)),
        _ => Ok(None),
    }
}

/// SS-ENT-07, SS-EAC-09: an encounter card in the middle of something else is carried out at once, to its end.
pub fn at_once(play: &mut Play) -> Rule {
    let Some(mut turn) = draw(play)? else { return Ok(()) };
    let special = play.game.content.encounters[turn.card.index()].special;
    while let Some(card) = next(play, &turn)? {
        turn.left.retain(|other| *other != card);
        turn.count -= 1;
        play.nested(|play| activation::activate(play, card, special))?;
    }
    discard(play, turn.card);
    Ok(())
}

/// SS-THR-06, SS-THR-08: whether there is a master enemy whom a hero may provoke.
pub fn may_provoke(world: &World, game: &Sorcery, hero: crate::world::HeroId) -> bool {
    let master = |id: &FoeId| game.enemy(id.card).tier == Tier::Purple;
    let seen = |id: &FoeId| world.at(Who::Foe(*id)).is_some_and(|at| world.sees(Who::Hero(hero), at));
    world.threat.is_some() && world.enemies().iter().any(|id| master(id) && seen(id))
}
