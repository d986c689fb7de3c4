//! GH-FIN: how a scenario is won and lost.

use crate::actions::effects::May;
use crate::actions::exhaustion;
use crate::content::{Ending, Loss, Lying, Overlay, Rank, Room, Scenario, Task, Treasure};
use crate::world::{Ended, Objective};
use crate::{Fact, FigureId, Haven, HeroId, Play, Prompt, World};
use board::SpaceId;
use table::Rule;

/// GH-FIN-01, GH-GAP-41: looks whether the goal is met or missed now. Whichever comes first decides; the round is still
/// played to its end.
pub fn look(play: &mut Play) {
    let ended = play.world.turns.ended;
    // FH-END-03
    let may_be_lost = ended == Some(Ended::Won) && play.world.agreed.edition.defeat_beats_victory();
    if (ended.is_some() && !may_be_lost) || !play.world.has_rooms() {
        return;
    }
    let scenario = play.world.scenario_of(play.game);
    if play.world.is_lost(play.game, scenario.as_deref()) {
        play.world.turns.ended = Some(Ended::Lost);
        play.tell(|_, _| Fact::Missed);
    } else if ended.is_none() && play.world.is_won(play.game, scenario.as_deref()) {
        play.world.turns.ended = Some(Ended::Won);
        play.tell(|_, _| Fact::Met);
    }
}

/// FH-SPR-05, FH-DIF-55: a character that ends its turn on an escape hex may leave the map, as soon as all else is
/// done; its summons leave with it.
pub fn may_escape(play: &mut Play, hero: HeroId) -> Rule {
    let figure = FigureId::Hero(hero);
    let (game, at) = (play.game, play.world.at(figure));
    let Some((scenario, at)) = play.world.scenario_of(game).zip(at) else { return Ok(()) };
    if !play.world.exits(game, &scenario).contains(&at) {
        return Ok(());
    }
    if play.choose(hero.seat(), Prompt::Escape { hero }, &[May::Do, May::Skip])? == May::Do {
        play.world.count_escape(hero);
        play.tell(|_, _| Fact::Escapes { hero });
        exhaustion::leave(play, hero);
        look(play);
    }
    Ok(())
}

impl World {
    /// FH-SPR-05: the hexes over which characters may escape now: once all other parts of the goal are met.
    pub fn exits(&self, game: &Haven, scenario: &Scenario) -> Vec<SpaceId> {
        let (escape, rest): (Vec<&Task>, Vec<&Task>) =
            self.goal(scenario).iter().partition(|task| matches!(task, Task::Escape(_)));
        if escape.is_empty() || !rest.iter().all(|task| self.is_met(game, scenario, task)) {
            return Vec::new();
        }
        let over = |task: &&Task| if let Task::Escape(letter) = task { Some(*letter) } else { None };
        escape.iter().filter_map(over).flat_map(|letter| scenario.marked(letter)).collect()
    }

    /// GH-SCN-03, FH-SCN-03: the goal as it is now: the page's, or that of the last section that prints one.
    pub fn goal<'s>(&self, scenario: &'s Scenario) -> &'s [Task] {
        let sections = scenario.sections.iter().enumerate().rev();
        let mut read = sections.filter(|(n, section)| self.place.read.has(*n) && !section.goal.is_empty());
        read.next().map_or(&scenario.goal[..], |(_, section)| &section.goal[..])
    }

    /// How the scenario is lost as it is now: what the page and all sections that were read say.
    pub fn losses<'s>(&self, scenario: &'s Scenario) -> impl Iterator<Item = &'s Loss> {
        let sections = scenario.sections.iter().enumerate().filter(|(n, _)| self.place.read.has(*n));
        scenario.lost_when.iter().chain(sections.flat_map(|(_, section)| &section.lost_when))
    }

    /// GH-SCN-03, FH-END-01: whether every part of the goal is met.
    fn is_won(&self, game: &Haven, scenario: Option<&Scenario>) -> bool {
        let Some(scenario) = scenario else { return false };
        self.goal(scenario).iter().all(|task| self.is_met(game, scenario, task))
    }

    /// Whether a part of the goal is met.
    fn is_met(&self, game: &Haven, scenario: &Scenario, task: &Task) -> bool {
        let all_rooms = (0..scenario.rooms.len()).all(|room| self.is_revealed(room));
        let rooms_with = |with: &dyn Fn(&Room) -> bool| {
            let rooms = scenario.rooms.iter().enumerate();
            rooms.filter(|(_, room)| with(room)).all(|(n, _)| self.is_revealed(n))
        };
        match task {
            Task::KillAll => all_rooms && self.foes.monsters.is_empty(),
            Task::KillRevealed => self.foes.monsters.is_empty(),
            Task::Kill(name) => self.is_killed(game, scenario, name),
            Task::KillOneOf(names) => {
                let mut dead = names.iter().filter(|name| self.is_killed(game, scenario, name));
                dead.next().is_some_and(|name| self.dealt_half(game, name)) && dead.next().is_none()
            }
            Task::KillCount(formula) => {
                u16::from(self.foes.kills) >= formula.of(self.characters(), self.agreed.level)
            }
            Task::Reveal(room) => self.is_revealed(usize::from(*room).saturating_sub(1)),
            Task::LootGoals => {
                let goal = |o: &Overlay| o.what == Lying::Treasure(Treasure::Goal);
                rooms_with(&|room| room.overlays.iter().any(goal))
                    && self.place.treasures.iter().all(|(_, t)| *t != Treasure::Goal)
            }
            Task::Survive(rounds) => self.turns.round > *rounds,
            Task::Destroy(name) | Task::Activate(name) => self.all_gone(game, name),
            Task::Reaches(name, letter) => self
                .of_name(game, name)
                .any(|o| !o.gone && scenario.marked(*letter).any(|at| at == o.body.at)),
            Task::Escape(_) => self.party.heroes.iter().all(|h| h.escaped),
        }
    }

    /// GH-SPC-07: whether all objectives of a name are dead or destroyed, in all rooms.
    pub fn all_gone(&self, game: &Haven, name: &str) -> bool {
        let Some(scenario) = self.scenario_of(game) else { return false };
        let Some(which) = scenario.objective(name) else { return false };
        let gone = self.of_name(game, name).filter(|o| o.gone).count();
        gone == usize::from(scenario.count_of(which, self.party.heroes.len() as u8))
    }

    /// The objectives with a name that have come into play.
    fn of_name<'w>(&'w self, game: &'w Haven, name: &'w str) -> impl Iterator<Item = &'w Objective> {
        self.foes.objectives.iter().filter(move |o| game.objective(o.id.kind).name == name)
    }

    /// Whether all monsters of a kind are dead, and one has been seen.
    fn is_killed(&self, game: &Haven, scenario: &Scenario, name: &str) -> bool {
        let kind = game.content.kind(name);
        let seen = kind.is_some_and(|kind| self.seen(scenario, kind));
        seen && self.foes.monsters.iter().all(|m| Some(m.id.kind) != kind)
    }

    /// FH-END-16: in which of several ways a scenario is completed.
    pub fn ending_of<'s>(&self, game: &Haven, scenario: &'s Scenario) -> Option<&'s Ending> {
        scenario.endings.iter().find(|ending| self.is_killed(game, scenario, &ending.dead))
    }

    /// FH-BOS-05: whether the characters and their summons have dealt a boss half of its hit points, rounded up.
    fn dealt_half(&self, game: &Haven, name: &str) -> bool {
        let Some(kind) = game.content.kind(name) else { return false };
        let dealt = self.foes.dealt.iter().find(|(of, _)| *of == kind).map_or(0, |(_, dealt)| *dealt);
        dealt >= self.hit_points(game, kind, Rank::Boss).div_ceil(2)
    }

    /// Whether a room with such a monster has been revealed.
    fn seen(&self, scenario: &Scenario, kind: crate::content::KindId) -> bool {
        let rooms = scenario.rooms.iter().enumerate();
        rooms.filter(|(n, _)| self.is_revealed(*n)).any(|(_, r)| r.monsters.iter().any(|m| m.kind == kind))
    }

    /// GH-EXH-07, FH-END-01: whether all characters are exhausted, or what the scenario says has happened.
    fn is_lost(&self, game: &Haven, scenario: Option<&Scenario>) -> bool {
        let any = |loss: &Loss| match loss {
            Loss::AfterRound(round) => self.turns.round > *round,
            Loss::AnyExhausted => self.party.heroes.iter().any(|h| h.is_lost()),
            Loss::Dies(name) => self.of_name(game, name).any(|o| o.gone),
        };
        // FH-BOS-05: the wrong boss is dead, or by the wrong hand.
        let missed = |task: &Task| match (task, scenario) {
            (Task::KillOneOf(names), Some(page)) => {
                names.iter().any(|name| self.is_killed(game, page, name)) && !self.is_met(game, page, task)
            }
            _ => false,
        };
        if scenario.is_some_and(|page| self.goal(page).iter().any(missed)) {
            return true;
        }
        // FH-GAP-40: who has escaped is not exhausted, but cannot help those who are.
        let heroes = || self.party.heroes.iter();
        let all_lost = heroes().all(|h| h.exhausted) && heroes().any(|h| h.is_lost());
        all_lost || scenario.is_some_and(|s| self.losses(s).any(any))
    }
}
