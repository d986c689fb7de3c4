//! What must be true of a scenario: its monsters, objectives, goals, sections and special rules.

use super::{Reader, loot, strength, too_many};
use crate::content::scenario::{
    Loss, Lying, Objective, Scenario, Section, SpecialRule, Task, Treasure, Trigger,
};
use crate::content::{ContentError, Deed, Effect, KindId, Rank, What, Whom};
use std::collections::BTreeSet;

/// The fewest start hexes: one for each of four characters (GH-SET-18, GH-SET-20).
const STARTS: usize = 4;

/// The most rooms, and the most special rules.
const MOST: usize = 16;

impl Reader<'_> {
    /// What must be true of a whole scenario.
    pub(super) fn check(&self, scenario: &Scenario) -> Result<(), ContentError> {
        let count = scenario.starts.len();
        if count < STARTS {
            let what = format!("there are {count} start hexes, not {STARTS} or more (GH-SET-18)");
            return self.wrong("\"start\"", what);
        }
        let (rooms, rules) = (scenario.rooms.len(), scenario.rules.len());
        let sections = scenario.sections.len();
        if rooms > MOST || rules > MOST || sections > MOST {
            let what = format!(
                "{rooms} rooms, {rules} special rules and {sections} sections; there are at most {MOST} of each"
            );
            return self.wrong("rooms:", what);
        }
        if let Some((kind, there)) = loot::too_much(&self.content.loot, &scenario.loot) {
            let what = format!("the loot deck has more cards of {kind} than there are: {there} (FH-LDK-01)");
            return self.wrong("loot:", what);
        }
        self.check_monsters(scenario)?;
        self.check_lying(scenario)?;
        self.check_objectives(scenario)?;
        self.check_goal(scenario)?;
        for reward in &scenario.rewards {
            if let What::Page(Deed::Morale(_, Some(name))) = &reward.what
                && scenario.objectives.iter().all(|objective| objective.name != *name)
            {
                return self.wrong("rewards:", format!("{name:?} is no objective"));
            }
        }
        if let Some(reward) = scenario.rewards.iter().find(|reward| !reward.is_reward()) {
            return self.wrong("rewards:", format!("{reward} is no reward (GH-SCN-05)"));
        }
        if let Some(ending) = scenario.endings.iter().find(|e| self.content.kind(&e.dead).is_none()) {
            return self.wrong("endings:", format!("{:?} is no monster", ending.dead));
        }
        scenario.rules.iter().try_for_each(|rule| self.check_rule(scenario, rule))?;
        scenario.sections.iter().try_for_each(|section| self.check_section(scenario, section))
    }

    /// FH-SCN-03: what a section does must be possible; it is checked like a special rule.
    fn check_section(&self, scenario: &Scenario, section: &Section) -> Result<(), ContentError> {
        let Section { number, when, goal, lost_when, does } = section;
        let says = scenario.rules.iter().any(|rule| {
            let of = rule.since.and_then(|n| scenario.sections.get(usize::from(n)));
            of.is_some_and(|of| of.number == *number)
        });
        if goal.is_empty() && lost_when.is_empty() && does.is_empty() && !says {
            return self.wrong(&format!("\"{number}\""), format!("section {number} says nothing"));
        }
        self.check_tasks(scenario, goal, lost_when)?;
        let rule = |does: Vec<Effect>| SpecialRule {
            when: when.clone(),
            until: None,
            party: Vec::new(),
            does,
            since: None,
        };
        if does.is_empty() {
            // Its trigger is looked at all the same.
            return self.check_trigger(scenario, when).map_or(Ok(()), |what| self.wrong("sections:", what));
        }
        self.check_rule(scenario, &rule(does.clone()))
    }

    /// GH-REV-04, GH-GAP-31: there are standees for everybody in a room; GH-SET-19: more characters do not meet weaker
    /// monsters.
    fn check_monsters(&self, scenario: &Scenario) -> Result<(), ContentError> {
        for (n, room) in scenario.rooms.iter().enumerate() {
            let number = n + 1;
            let mut before = 0;
            for party in 2..=4 {
                let there: Vec<(KindId, Rank)> =
                    room.monsters_for(party).map(|(kind, rank, _)| (kind, rank)).collect();
                if let Some((kind, count)) = too_many(self.content, &there) {
                    let what = format!(
                        "room {number} has {count} {} for {party} characters; there are {} standees (GH-REV-04)",
                        kind.name, kind.standees
                    );
                    return self.wrong(&kind.name, what);
                }
                let now = strength(&there);
                if now < before && self.edition.more_characters_meet_more() {
                    let less = party - 1;
                    let what = format!(
                        "room {number} is weaker for {party} characters than for {less}: {now} to {before}, elites \
                         counted twice (GH-SET-19)"
                    );
                    return self.tile(&room.tiles[0].tile.name, what);
                }
                before = now;
            }
        }
        Ok(())
    }

    fn check_lying(&self, scenario: &Scenario) -> Result<(), ContentError> {
        let mut seen = BTreeSet::new();
        for overlay in scenario.rooms.iter().flat_map(|r| &r.overlays) {
            if let Lying::Treasure(Treasure::Number(number)) = overlay.what {
                let words = format!("\"treasure {number}\"");
                if !self.content.treasures.iter().any(|t| t.number == number) {
                    return self
                        .wrong(&words, format!("treasure {number} is not in treasures.ron (GH-MAP-27)"));
                }
                if !seen.insert(number) {
                    return self.wrong(&words, format!("treasure {number} lies there twice (GH-MAP-27)"));
                }
            }
        }
        Ok(())
    }

    /// GH-SPC-07, GH-SPC-12: every objective has a name of its own, is on the map and has hit points; an allied figure
    /// does only what it can, and the letter that it heads for exists.
    fn check_objectives(&self, scenario: &Scenario) -> Result<(), ContentError> {
        for (n, objective) in scenario.objectives.iter().enumerate() {
            let Objective { name, hp, ally, card, switch, with_monsters, guards, .. } = objective;
            let mut places = scenario.rooms.iter().flat_map(|r| &r.objectives);
            let placed = places.any(|place| usize::from(place.which) == n);
            let by_card = objective.acts_like().is_some();
            let nowhere = |letter: &char| scenario.marked(*letter).next().is_none();
            let what = if scenario.objectives[..n].iter().any(|o| o.name == *name) {
                format!("there are two objectives {name}")
            } else if !placed {
                format!("the objective {name} is nowhere on the map")
            } else if ally.is_some() && (*switch || *with_monsters || *guards > 0) {
                format!("{name} is an ally of the characters, and so no switch and no friend of monsters")
            } else if hp.of(2, 0) == 0 && card.is_none() {
                format!("the objective {name} has no hit points for two characters at level 0 (GH-SPC-15)")
            } else if hp.of(4, 7) > u8::MAX.into() {
                format!("the objective {name} has more than 255 hit points for four characters at level 7")
            } else if let Some(ability) =
                ally.iter().flat_map(|a| &a.acts).find(|a| !a.is_for_allies() && card.is_none())
            {
                format!(
                    "{name} cannot {ability}: allied figures move, attack, heal and guard with fixed numbers"
                )
            } else if ally.as_ref().is_some_and(|a| !(1..=99).contains(&a.initiative) && !by_card) {
                format!("{name} acts at an initiative from 1 to 99 (GH-SPC-12)")
            } else if let Some(letter) = ally.as_ref().and_then(|a| a.heads_for).filter(nowhere) {
                format!("{name} heads for {letter}, which is not on the map (GH-SPC-12)")
            } else {
                continue;
            };
            return self.wrong(&format!("name: {name:?}"), what);
        }
        Ok(())
    }

    fn check_goal(&self, scenario: &Scenario) -> Result<(), ContentError> {
        self.check_tasks(scenario, &scenario.goal, &scenario.lost_when)
    }

    fn check_tasks(&self, scenario: &Scenario, goal: &[Task], lost: &[Loss]) -> Result<(), ContentError> {
        let places = || scenario.rooms.iter().flat_map(|r| &r.monsters);
        let overlays = || scenario.rooms.iter().flat_map(|r| &r.overlays);
        let ally = |name: &str| scenario.objectives.iter().find(|o| o.name == name).map(|o| o.ally.is_some());
        for task in goal {
            let missing = match task {
                Task::Kill(name) => match self.content.kind(name) {
                    None => Some(format!("{name:?} is to be killed and is no monster")),
                    Some(kind) => (!places().any(|m| m.kind == kind))
                        .then(|| format!("{name} is to be killed and is in no room")),
                },
                Task::KillOneOf(names) => names.iter().find_map(|name| {
                    let there = |kind| places().any(|m| m.kind == kind);
                    let is_there = self.content.kind(name).is_some_and(there);
                    (!is_there).then(|| format!("{name:?} may be killed and is in no room"))
                }),
                Task::Reveal(room) => self.no_room(*room),
                Task::LootGoals => (!overlays().any(|o| o.what == Lying::Treasure(Treasure::Goal)))
                    .then(|| "there is no goal treasure to loot (GH-MAP-26)".to_owned()),
                Task::Destroy(name) => (ally(name) != Some(false))
                    .then(|| format!("{name:?} is to be destroyed and is no obstacle with hit points")),
                Task::Activate(name) => (!scenario.objectives.iter().any(|o| o.name == *name && o.switch))
                    .then(|| format!("{name:?} is to be activated and is no switch")),
                Task::Reaches(name, letter) => match (ally(name), scenario.marked(*letter).next()) {
                    (Some(true), Some(_)) => None,
                    (Some(true), None) => {
                        Some(format!("{name} is to reach {letter}, which is not on the map"))
                    }
                    _ => Some(format!("{name:?} is to reach {letter} and is no allied figure")),
                },
                Task::Escape(letter) => (scenario.marked(*letter).next().is_none())
                    .then(|| format!("nobody can escape over {letter}, which is not on the map (FH-SPR-05)")),
                Task::Survive(0) => Some("no round is to be survived".to_owned()),
                Task::KillCount(count) if count.of(2, 0) == 0 => Some("nobody is to be killed".to_owned()),
                Task::KillAll | Task::KillRevealed | Task::KillCount(_) | Task::Survive(_) => None,
            };
            if let Some(what) = missing {
                return self.wrong("goal:", what);
            }
        }
        for loss in lost {
            if let Loss::Dies(name) = loss
                && ally(name).is_none()
            {
                return self.wrong("lost_when:", format!("{name:?} may not die and is no objective"));
            }
        }
        Ok(())
    }

    fn no_room(&self, room: u8) -> Option<String> {
        let count = self.page.rooms.len();
        (!(1..=count).contains(&room.into())).then(|| format!("there is no room {room}; there are {count}"))
    }

    fn no_kind(&self, name: &str) -> Option<String> {
        self.content.kind(name).is_none().then(|| format!("{name:?} in a rule is no monster"))
    }

    /// What is wrong with a trigger.
    fn check_trigger(&self, scenario: &Scenario, trigger: &Trigger) -> Option<String> {
        let overlays = || scenario.rooms.iter().flat_map(|r| &r.overlays).map(|overlay| &overlay.what);
        match trigger {
            Trigger::Revealed(room) => self.no_room(*room),
            Trigger::Dead(name) => self.no_kind(name),
            Trigger::Destroyed(name) => {
                scenario.objective(name).is_none().then(|| format!("{name:?} in a rule is no objective"))
            }
            Trigger::Plate(letter) => (!overlays().any(|what| *what == Lying::Plate(*letter)))
                .then(|| format!("there is no pressure plate {letter} (GH-SPC-06)")),
            Trigger::Enters(letter) | Trigger::EndsNear(letter) => {
                (scenario.marked(*letter).next().is_none())
                    .then(|| format!("no hex has the letter {letter} (FH-SCN-11)"))
            }
            Trigger::Looted(number) => {
                let tile = Lying::Treasure(Treasure::Number(*number));
                (!overlays().any(|what| *what == tile)).then(|| format!("there is no treasure {number}"))
            }
            Trigger::Setup | Trigger::RoundStarts(_) | Trigger::RoundEnds(_) | Trigger::RevealedDead => None,
        }
    }

    fn check_rule(&self, scenario: &Scenario, rule: &SpecialRule) -> Result<(), ContentError> {
        let no_kind = |name: &str| self.no_kind(name);
        let no_objective = |name: &str| {
            scenario.objective(name).is_none().then(|| format!("{name:?} in a rule is no objective"))
        };
        let trigger = |trigger: &Trigger| self.check_trigger(scenario, trigger);
        let deed = |effect: &Effect| match &effect.what {
            What::Item(_) => Some(format!("{effect}: nobody finds it")),
            _ if !effect.happens() || !effect.concerns(&[Whom::Everybody, Whom::One]) => {
                Some(format!("{effect} is nothing that a rule can do"))
            }
            _ if effect.is_nothing() => Some(format!("{effect} does nothing")),
            What::AddCards(card, ..) => {
                self.content.modifier(card).is_none().then(|| format!("there is no modifier card {card:?}"))
            }
            What::Spawn(_, rank, name, letter) => no_kind(name)
                .or_else(|| {
                    let rows = self.content.kind(name).map(|k| &self.content.monsters[usize::from(k.0)]);
                    rows.is_some_and(|k| k.rows(*rank).is_empty())
                        .then(|| format!("{name} is never of the rank that spawns"))
                })
                .or_else(|| match scenario.marked(*letter).count() {
                    0 => Some(format!("{name} spawns at {letter}, which is not on the map (GH-SPC-01)")),
                    1 => None,
                    _ if self.edition.spawns_choose_a_point() => None,
                    n => Some(format!("{name} spawns at {letter}, which is on {n} hexes (GH-SPC-01)")),
                }),
            What::Open(letter) | What::Page(Deed::Unlock(letter)) => {
                (scenario.doors_named(*letter).next().is_none())
                    .then(|| format!("a rule opens door {letter}, which is not on the map (GH-SPC-05)"))
            }
            What::Page(Deed::Reveal(room) | Deed::Gather(room)) => self.no_room(*room),
            What::Page(Deed::TakeAway(room)) => self.no_room(*room).or_else(|| {
                let gathers = |e: &Effect| matches!(e.what, What::Page(Deed::Gather(to)) if to != *room);
                (!rule.does.iter().take_while(|e| *e != effect).any(gathers))
                    .then(|| format!("{effect}: the characters are to leave the room before (`gather …`)"))
            }),
            What::Page(Deed::Remove(name, room)) => no_objective(name).or_else(|| self.no_room(*room)),
            What::Page(Deed::LootCards(_)) => Some(format!("{effect}: nobody finds them")),
            _ => None,
        };
        let party = rule.party.iter().find(|n| !(2..=4).contains(*n));
        let found = party
            .map(|n| format!("a rule is for {n} characters; there are 2, 3 or 4 (GH-SET-20)"))
            .or_else(|| rule.does.is_empty().then(|| "a rule does nothing".to_owned()))
            .or_else(|| trigger(&rule.when))
            .or_else(|| {
                let ends = |t: &Trigger| {
                    use Trigger::*;
                    matches!(
                        t,
                        Revealed(_) | Dead(_) | Destroyed(_) | Plate(_) | Enters(_) | Looted(_) | RevealedDead
                    )
                };
                rule.until.as_ref().is_some_and(|t| !ends(t)).then(|| {
                    "a rule lasts until a room is revealed, a kind is dead, an objective destroyed or a plate stepped on"
                        .to_owned()
                })
            })
            .or_else(|| rule.until.as_ref().and_then(trigger))
            .or_else(|| rule.does.iter().find_map(deed));
        found.map_or(Ok(()), |what| self.wrong("rules:", what))
    }
}
