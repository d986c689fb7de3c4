//! Scenarios in words: sentences are made from the data, as on cards.

use super::scenario::{
    Lock, Loss, Lying, Objective, Requirement, Rounds, Scenario, Section, SpecialRule, Task, TreasureEntry,
    Trigger,
};
use super::text::ability_text;
use super::{Ability, Condition, Content, Retaliate, Trait};
use table::phrase;
use table::phrase::{Arg, Phrase};

pub(super) fn monster(name: &str) -> Arg {
    Arg::name(format!("monster-{name}"))
}

pub(super) fn objective(name: &str) -> Arg {
    Arg::name(format!("objective-{name}"))
}

pub(super) fn achievement(name: &str) -> Arg {
    Arg::name(format!("achievement-{name}"))
}

pub(super) fn condition(condition: Condition) -> Arg {
    Arg::name(format!("condition-{condition}"))
}

/// Texts side by side: numbers or letters.
fn list(all: impl IntoIterator<Item = impl ToString>) -> Arg {
    Arg::List(all.into_iter().map(|one| Arg::text(one.to_string())).collect())
}

impl Lying {
    /// The name of an overlay tile that has one.
    pub(super) fn title(&self) -> Option<Phrase> {
        match self {
            Lying::Obstacle(name) | Lying::Hazardous(name) | Lying::Difficult(name) => {
                Some(Phrase::new(format!("overlay-{name}")))
            }
            _ => None,
        }
    }
}

impl Scenario {
    /// The ways in which its doors are locked, each once.
    fn locks(&self) -> Vec<Lock> {
        let mut locks: Vec<Lock> = Vec::new();
        for door in self.doors.iter().filter(|d| d.lock != Lock::None) {
            if !locks.contains(&door.lock) {
                locks.push(door.lock);
            }
        }
        locks
    }

    /// How many lines [`Content::rules_text`] has.
    pub fn count_rules(&self) -> usize {
        let page = usize::from(!self.hands.is_empty()) + self.acts.len() + self.sides_there().count();
        let page = page + self.customs.count();
        self.locks().len() + page + self.objectives.len() + self.rules.len()
    }

    /// FH-AMD-15: the hostile sides on which somebody fights.
    fn sides_there(&self) -> impl Iterator<Item = &Vec<super::KindId>> {
        self.sides.iter().filter(|side| !side.is_empty())
    }

    /// How many of these lines are on the page; those of its sections come after them.
    pub fn count_page_rules(&self) -> usize {
        self.count_rules() - self.rules.iter().filter(|rule| rule.since.is_some()).count()
    }

    /// The lines of [`Content::goal_text`] that a section adds, by its place among the scenario's.
    pub fn goal_lines(&self, section: usize) -> std::ops::Range<usize> {
        let count = |s: &Section| s.goal.len() + s.lost_when.len();
        let before: usize = self.sections[..section].iter().map(count).sum();
        let first = self.goal.len() + self.lost_when.len() + before;
        first..first + count(&self.sections[section])
    }

    /// Its name.
    pub fn title(&self) -> Phrase {
        Phrase::new(format!("scenario-{}", self.name))
    }

    /// The names of the overlay tiles in it.
    pub fn overlay_names(&self) -> Vec<Phrase> {
        let all =
            self.rooms.iter().flat_map(|room| &room.overlays).filter_map(|overlay| overlay.what.title());
        let mut names: Vec<Phrase> = Vec::new();
        for name in all {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }
}

impl Content {
    /// GH-SCN-03: how a scenario is won and lost; FH-SCN-03: and how when its sections have been read.
    pub fn goal_text(&self, scenario: &Scenario) -> Vec<Phrase> {
        let page = self.tasks_text(&scenario.goal, scenario.lost_when.iter());
        let later = scenario.sections.iter().flat_map(|s| self.tasks_text(&s.goal, s.lost_when.iter()));
        page.into_iter().chain(later).collect()
    }

    /// A goal and how it is missed, line by line.
    pub fn tasks_text<'t>(&self, goal: &[Task], lost: impl Iterator<Item = &'t Loss>) -> Vec<Phrase> {
        let goal = goal.iter().map(|task| match task {
            Task::KillAll => phrase!("page-kill-all"),
            Task::KillRevealed => phrase!("page-kill-revealed"),
            Task::Kill(kind) => phrase!("page-kill", monster = monster(kind)),
            Task::KillOneOf(kinds) => {
                phrase!("page-kill-one-of", monsters = Arg::List(kinds.iter().map(|k| monster(k)).collect()))
            }
            Task::KillCount(count) => phrase!("page-kill-count", count = Arg::text(count.to_string())),
            Task::Reveal(room) => phrase!("page-reveal", room = *room),
            Task::LootGoals => phrase!("page-loot-goals"),
            Task::Destroy(name) => phrase!("page-destroy", objective = objective(name)),
            Task::Activate(name) => phrase!("page-activate", objective = objective(name)),
            Task::Reaches(name, letter) => {
                phrase!("page-reaches", objective = objective(name), letter = Arg::text(letter.to_string()))
            }
            Task::Survive(rounds) => phrase!("page-survive", rounds = *rounds),
            Task::Escape(letter) => phrase!("page-escape", letter = Arg::text(letter.to_string())),
        });
        let lost = lost.map(|loss| match loss {
            Loss::AfterRound(round) => phrase!("page-lost-after", round = *round),
            Loss::AnyExhausted => phrase!("page-lost-exhausted"),
            Loss::Dies(name) => phrase!("page-lost-dies", objective = objective(name)),
        });
        goal.chain(lost).collect()
    }

    /// The special rules of a scenario, its locked doors first, then its obstacles with hit points and allied figures.
    pub fn rules_text(&self, scenario: &Scenario) -> Vec<Phrase> {
        let doors = scenario.locks().into_iter().map(|lock| {
            let locked = scenario.doors.iter().filter(|d| d.lock == lock);
            let mut letters: Vec<char> = locked.filter_map(|d| d.letter).collect();
            letters.sort_unstable();
            letters.dedup();
            match lock {
                Lock::Monster(kind) => {
                    let name = &self.monsters[usize::from(kind.0)].name;
                    phrase!("page-locked-for", doors = list(letters), monster = monster(name))
                }
                Lock::None | Lock::Rule => phrase!("page-locked", doors = list(letters)),
            }
        });
        let hands = (!scenario.hands.is_empty()).then(|| phrase!("page-hands"));
        let acts = scenario.acts.iter().map(|(kind, card)| {
            let does = card.abilities.iter().map(|a| Arg::from(ability_text(a))).collect();
            phrase!(
                "page-acts",
                monster = monster(&self.monsters[usize::from(kind.0)].name),
                initiative = card.initiative,
                acts = Arg::List(does)
            )
        });
        let objectives = scenario.objectives.iter().map(objective_text);
        let sides = scenario.sides_there().map(|side| {
            let kinds = side.iter().map(|kind| monster(&self.monsters[usize::from(kind.0)].name));
            phrase!("page-side", monsters = Arg::List(kinds.collect()))
        });
        doors
            .chain(hands)
            .chain(sides)
            .chain(acts)
            .chain(scenario.customs.texts(self))
            .chain(objectives)
            .chain(scenario.rules.iter().map(|rule| rule_text(self, rule)))
            .collect()
    }

    /// GH-SCN-02: what a campaign needs for a scenario.
    pub fn requires_text(&self, scenario: &Scenario) -> Vec<Phrase> {
        let each = |requirement: &Requirement| match requirement {
            Requirement::Party(name) => phrase!("page-requires-party", name = achievement(name)),
            Requirement::Global(name) => phrase!("page-requires-global", name = achievement(name)),
            Requirement::NotGlobal(name) => phrase!("page-requires-not-global", name = achievement(name)),
        };
        scenario.requires.iter().map(each).collect()
    }

    /// GH-SCN-05: what a scenario brings.
    pub fn rewards_text(&self, scenario: &Scenario) -> Vec<Phrase> {
        let unlocks = (!scenario.unlocks.is_empty())
            .then(|| phrase!("page-unlocks", numbers = list(&scenario.unlocks)));
        scenario.rewards.iter().map(|reward| self.outcome_text(reward)).chain(unlocks).collect()
    }

    /// GH-MAP-27: what a treasure holds.
    pub fn treasure_text(&self, treasure: &TreasureEntry) -> Vec<Phrase> {
        treasure.holds.iter().map(|find| self.outcome_text(find)).collect()
    }

    /// Everything that the scenarios of the pack say: for the check that every language can say it.
    pub fn scenario_texts(&self) -> Vec<Phrase> {
        let mut all: Vec<Phrase> = self.treasures.iter().flat_map(|t| self.treasure_text(t)).collect();
        for scenario in &self.scenarios {
            all.push(scenario.title());
            all.extend(scenario.overlay_names());
            all.extend(self.goal_text(scenario));
            all.extend(self.rules_text(scenario));
            all.extend(self.requires_text(scenario));
            all.extend(self.rewards_text(scenario));
        }
        let loot = self.loot.iter().map(|card| Phrase::new(format!("loot-{}", card.kind)));
        all.extend(loot);
        let kinds = self.monsters.iter().map(|k| format!("monster-{}", k.name));
        let decks = self.decks.iter().map(|d| format!("deck-{}", d.name));
        all.extend(kinds.chain(decks).map(Phrase::new));
        all.extend(self.dungeon_texts());
        all
    }
}

fn objective_text(of: &Objective) -> Phrase {
    let hp = Arg::text(of.hp.to_string());
    let Some(ally) = &of.ally else {
        return obstacle_text(of, phrase!("page-obstacle", objective = objective(&of.name), hp = hp));
    };
    if let Some(like) = &of.like {
        let more: Vec<Arg> = of.traits.iter().map(|t| Arg::from(trait_text(t))).collect();
        let (name, monster, count) = (objective(&of.name), monster(like), more.len() as u32);
        let traits = Arg::List(more);
        if !ally.idle {
            return phrase!(
                "page-ally-like",
                objective = name,
                monster = monster,
                traits = traits,
                count = count
            );
        }
        return phrase!(
            "page-ally-idle",
            objective = name,
            monster = monster,
            initiative = ally.initiative,
            traits = traits,
            count = count
        );
    }
    let acts = Arg::List(ally.acts.iter().map(|a| Arg::from(ability_text(a))).collect());
    let text = phrase!(
        "page-ally",
        objective = objective(&of.name),
        hp = hp,
        initiative = ally.initiative,
        acts = acts,
        count = ally.acts.len() as u32
    );
    match ally.heads_for {
        None => text,
        Some(letter) => phrase!("page-ally-heads-for", text = text, letter = Arg::text(letter.to_string())),
    }
}

/// What is special about an obstacle with hit points.
fn obstacle_text(of: &Objective, mut text: Phrase) -> Phrase {
    if of.switch {
        text = phrase!("page-switch", text = text);
    }
    if of.with_monsters {
        text = phrase!("page-with-monsters", text = text);
    }
    match of.guards {
        0 => text,
        range => phrase!("page-guards", text = text, range = range),
    }
}

fn trait_text(of: &Trait) -> Phrase {
    let retaliate = |damage, range| ability_text(&Ability::Retaliate(Retaliate { damage, range }));
    match *of {
        Trait::Shield(points) => ability_text(&Ability::Shield(points)),
        Trait::Retaliate(damage) => retaliate(damage, 1),
        Trait::RetaliateRange(damage, range) => retaliate(damage, range),
        Trait::Target(count) => phrase!("cards-targets", count = count),
        Trait::Pierce(points) => phrase!("cards-pierce", points = points),
        Trait::Gives(condition) => Phrase::new(format!("condition-{condition}")),
        Trait::Advantage => phrase!("cards-advantage"),
        Trait::AttackersDisadvantage => phrase!("haven-acts-attackers-disadvantage"),
        Trait::Immune(of) => phrase!("haven-acts-immune", condition = condition(of)),
    }
}

fn rule_text(content: &Content, rule: &SpecialRule) -> Phrase {
    let does = Arg::List(rule.does.iter().map(|effect| content.outcome_text(effect).into()).collect());
    let when = when_text(&rule.when);
    let text = match &rule.until {
        None => phrase!("page-rule", when = when, does = does),
        Some(until) => {
            phrase!("page-rule-until", when = when, until = until_text(until), does = does)
        }
    };
    match rule.party[..] {
        [] => text,
        _ => phrase!("page-rule-for", party = list(&rule.party), rule = text),
    }
}

fn when_text(when: &Trigger) -> Phrase {
    match when {
        Trigger::Setup => phrase!("page-when-setup"),
        Trigger::RoundStarts(Rounds::Every) => phrase!("page-when-round-starts"),
        Trigger::RoundStarts(Rounds::Odd) => phrase!("page-when-odd-round-starts"),
        Trigger::RoundStarts(Rounds::Even) => phrase!("page-when-even-round-starts"),
        Trigger::RoundStarts(Rounds::Only(round)) => phrase!("page-when-one-round-starts", round = *round),
        Trigger::RoundEnds(Rounds::Every) => phrase!("page-when-round-ends"),
        Trigger::RoundEnds(Rounds::Odd) => phrase!("page-when-odd-round-ends"),
        Trigger::RoundEnds(Rounds::Even) => phrase!("page-when-even-round-ends"),
        Trigger::RoundEnds(Rounds::Only(round)) => phrase!("page-when-one-round-ends", round = *round),
        Trigger::Revealed(room) => phrase!("page-when-revealed", room = *room),
        Trigger::Dead(kind) => phrase!("page-when-dead", monster = monster(kind)),
        Trigger::Destroyed(name) => phrase!("page-when-destroyed", objective = objective(name)),
        Trigger::Plate(letter) => phrase!("page-when-plate", letter = Arg::text(letter.to_string())),
        Trigger::Enters(letter) => phrase!("page-when-enters", letter = Arg::text(letter.to_string())),
        Trigger::EndsNear(letter) => phrase!("page-when-ends-near", letter = Arg::text(letter.to_string())),
        Trigger::Looted(number) => phrase!("page-when-looted", number = *number),
        Trigger::RevealedDead => phrase!("page-when-revealed-dead"),
    }
}

/// Only rooms, deaths and plates end a rule.
fn until_text(until: &Trigger) -> Phrase {
    match until {
        Trigger::Dead(kind) => phrase!("page-until-dead", monster = monster(kind)),
        Trigger::Destroyed(name) => phrase!("page-until-destroyed", objective = objective(name)),
        Trigger::Plate(letter) => phrase!("page-until-plate", letter = Arg::text(letter.to_string())),
        Trigger::Revealed(room) => phrase!("page-until-revealed", room = *room),
        other => when_text(other),
    }
}
