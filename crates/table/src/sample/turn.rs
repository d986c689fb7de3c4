//! SA-TRN: a hero's turn.

use super::prompt::{ghoul, hero};
use super::*;
use crate::scene::Target;
use crate::{Choice, Phrase, phrase};

/// SA-TRN-02: what a hero can do with an action.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Action {
    Move,
    Attack,
    Search,
    Hold,
    End,
}

impl Choice<Sample> for Action {
    fn key(&self, _: &Sample, out: &mut String) {
        out.push_str(match self {
            Action::Move => "move",
            Action::Attack => "attack",
            Action::Search => "search",
            Action::Hold => "hold",
            Action::End => "end",
        });
    }

    fn say(&self, _: &Sample) -> Phrase {
        match self {
            Action::Move => phrase!("sample-choose-move"),
            Action::Attack => phrase!("sample-choose-attack"),
            Action::Search => phrase!("sample-choose-search"),
            Action::Hold => phrase!("sample-choose-hold"),
            Action::End => phrase!("sample-choose-end"),
        }
    }
}

impl Choice<Sample> for HeroId {
    fn key(&self, _: &Sample, out: &mut String) {
        out.push_str(self.name());
    }

    fn points_at(&self, _: &Sample) -> Vec<Target> {
        vec![Target::Figure(self.to_string())]
    }

    fn say(&self, _: &Sample) -> Phrase {
        phrase!("sample-choose-hero", hero = hero(*self))
    }
}

impl Choice<Sample> for GhoulId {
    fn key(&self, _: &Sample, out: &mut String) {
        out.push_str(&self.to_string());
    }

    fn points_at(&self, _: &Sample) -> Vec<Target> {
        vec![Target::Figure(self.to_string())]
    }

    fn say(&self, _: &Sample) -> Phrase {
        phrase!("sample-choose-ghoul", ghoul = ghoul(*self))
    }
}

/// SA-TRN-01: the heroes decide together who goes next.
pub fn next_hero(play: &mut Play) -> Rule {
    let next: Vec<HeroId> = play.world.hero_ids().filter(|h| !play.world.hero(*h).acted).collect();
    if next.is_empty() {
        play.world.stage = Stage::Ghouls;
        return Ok(());
    }
    let (_, hero) = play.choose_party(play.world.hero_seats(), Prompt::NextHero, &next)?;
    play.world.hero_mut(hero).acted = true;
    play.world.ghouls.iter_mut().for_each(|ghoul| ghoul.snapped.retain(|h| *h != hero));
    play.world.turn = Some(Turn { hero, actions: 2, held: false });
    play.world.stage = Stage::Turn;
    play.tell(|_, _| Fact::Turn { hero });
    Ok(())
}

/// SA-TRN-02: one action of a turn. Each is a unit of its own.
pub fn action(play: &mut Play) -> Rule {
    let Some(Turn { hero, actions, held }) = play.world.turn else {
        return play.impossible("an action outside a turn");
    };
    if actions == 0 {
        return end_turn(play, hero);
    }
    let at = play.world.hero(hero).at;
    let others_to_come = play.world.heroes.iter().any(|h| !h.acted);
    let mut options = vec![Action::Move];
    options.extend(play.world.ghouls_beside(at).next().map(|_| Action::Attack));
    options.extend(play.world.chests.contains(&at).then_some(Action::Search));
    options.extend((others_to_come && !held).then_some(Action::Hold));
    options.push(Action::End);
    let action = play.choose(hero.seat(), Prompt::Action { hero, left: actions }, &options)?;
    if let Some(turn) = &mut play.world.turn {
        turn.actions -= u8::from(action != Action::Hold);
    }
    match action {
        Action::Move => movement::move_hero(play, hero),
        Action::Attack => attack_ghoul(play, hero),
        Action::Search => search::search(play, hero),
        Action::Hold => hold(play, hero),
        Action::End => end_turn(play, hero),
    }
}

fn attack_ghoul(play: &mut Play, hero: HeroId) -> Rule {
    let beside: Vec<GhoulId> = play.world.ghouls_beside(play.world.hero(hero).at).map(|g| g.id).collect();
    let ghoul = play.choose(hero.seat(), Prompt::Target { hero }, &beside)?;
    attack::attack(play, Figure::Hero(hero), Figure::Ghoul(ghoul))
}

/// SA-TRN-03: the turn waits until another hero's turn is over.
fn hold(play: &mut Play, hero: HeroId) -> Rule {
    if let Some(turn) = play.world.turn.take() {
        play.world.held.push(Turn { held: true, ..turn });
    }
    play.world.stage = Stage::NextHero;
    play.tell(|_, _| Fact::Holds { hero });
    Ok(())
}

/// SA-TRN-04: the hero draws a card; SA-TRN-03: then the turn that was held last goes on.
fn end_turn(play: &mut Play, hero: HeroId) -> Rule {
    if play.world.hero(hero).hand.cards.len() < HAND
        && let Some(card) = play.draw("hero-deck", |world| &mut world.hero_deck)?
    {
        play.world.hero_mut(hero).hand.add(card);
        play.tell(|_, _| Fact::Draws { hero: Some(hero), card });
    }
    play.world.turn = play.world.held.pop();
    play.world.stage = if play.world.turn.is_some() { Stage::Turn } else { Stage::NextHero };
    Ok(())
}
