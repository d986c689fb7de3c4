//! MOV, ENG, STO: heroes and companions on the move.

use super::deeds::{self, Source};
use super::stories;
use crate::actions::movement;
use crate::content::{AreaId, Thing};
use crate::monsters::reactions;
use crate::world::{HeroId, Later, Who, World};
use crate::{Play, Sorcery};
use table::Rule;

impl World {
    /// SS-MOV-02, SS-MOV-03, SS-TER-08, SS-TER-12: what a step costs.
    pub fn step_cost(&self, game: &Sorcery, who: Who, to: AreaId) -> u8 {
        let hard = self.ground.difficult.contains(to) && !self.flies(game, who);
        1 + u8::from(hard)
    }

    /// SS-ENG-04, SS-ENG-10, SS-ENG-17, SS-CMP-08: whether leaving the area provokes reaction attacks.
    pub fn must_evade(&self, who: Who) -> bool {
        let Some(at) = self.at(who) else { return false };
        // SS-ENG-17: whoever was knocked down while evading has borne the reaction attacks already.
        let borne =
            self.turn.as_ref().is_some_and(|turn| Who::Hero(turn.hero) == who && turn.evaded == Some(at));
        let borne = borne || self.under_way.borne == Some((who, at));
        self.is_engaged(who) && !self.dominates(at, true) && !borne
    }
}

/// SS-ENG-04, SS-ENG-05, SS-ENG-09, SS-ENG-12, SS-FREE-06, SS-USE-13: a figure leaves an area, after every reaction
/// attack, if it still can. Says whether it went.
pub fn step(play: &mut Play, who: Who, to: AreaId) -> Rule<bool> {
    if play.world.must_evade(who) {
        if !reactions::provoked(play, who)? {
            return Ok(false);
        }
        // SS-ENG-18: whoever was slowed by it has one action left, and finishing this movement is that action.
        if let Some(turn) =
            play.world.turn.as_mut().filter(|t| Who::Hero(t.hero) == who && t.slow == Some(true))
        {
            turn.slow = Some(false);
        }
    }
    movement::go(play, who, to)?;
    stories::tell(play)?;
    if let Who::Hero(hero) = who {
        arrive(play, hero)?;
    }
    alert(play, who, to)?;
    Ok(true)
}

/// SS-EMP-02: alert enemies notice who has come, unless a visit interrupts that; then they do afterwards.
pub fn alert(play: &mut Play, who: Who, to: AreaId) -> Rule {
    if play.world.visit.is_some() {
        play.world.later.push(Later::Alert(who, to));
        return Ok(());
    }
    if play.world.at(who) == Some(to) { reactions::alert(play, who) } else { Ok(()) }
}

/// SS-STO-01, SS-STO-02, SS-STO-04, SS-STO-05, SS-STO-08, SS-WAY-01, SS-MOV-08, SS-DECK-09: story events and waypoints of an area that
/// a living hero enters; each counts once. SS-EMP-02: while a visit interrupts play, the others wait.
pub fn arrive(play: &mut Play, hero: HeroId) -> Rule {
    let Some(at) = play.world.at(Who::Hero(hero)) else { return Ok(()) };
    arrive_in(play, hero, at)
}

/// The same for an area that the hero has entered, though it may have been pushed on.
pub fn arrive_in(play: &mut Play, hero: HeroId, at: AreaId) -> Rule {
    let Some(quest) = play.world.agreed.quest.filter(|_| !play.world.hero(hero).ghost) else { return Ok(()) };
    let game = play.game;
    let quest = &game.content.quests[quest.index()];
    let here: Vec<Thing> =
        play.world.things.iter().filter(|(area, _)| *area == at).map(|(_, t)| *t).collect();
    for thing in here {
        if play.world.visit.is_some() {
            play.world.later.push(Later::Arrival(hero));
            return Ok(());
        }
        match thing {
            Thing::Story(n) => {
                play.world.things.retain(|other| *other != (at, thing));
                let Some((name, onto_the_deck)) = quest.stories.get(usize::from(n)) else { continue };
                let Some(event) = game.content.event(name) else { continue };
                deeds::event(play, event)?;
                if *onto_the_deck {
                    deeds::lay_on_the_deck(play.world, event);
                }
            }
            Thing::Waypoint(n) if !play.world.reached.contains(&n) => {
                play.world.reached.push(n);
                for (_, list) in quest.waypoints.iter().filter(|(point, _)| *point == n) {
                    let source = Source { hero, from: at, range: 0, name: "waypoint", event: false };
                    deeds::perform(play, source, list)?;
                }
            }
            _ => {}
        }
    }
    Ok(())
}
