//! What places are called: a label that stands on the board, and something that can be seen there.

use super::super::places::{Goal, Ground, Quest, Thing};
use super::super::{AreaId, Content};
use serde::{Deserialize, Serialize};
use table::phrase;
use table::phrase::{Arg, Phrase};

/// Something by which an area is known; it stays where it is for the whole quest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Landmark {
    Altar,
    Gate,
    Waypoint,
    /// SS-TER-08.
    Difficult,
    /// SS-TER-10.
    Dangerous,
}

impl Landmark {
    /// What is seen in an area: what stands there, or else its ground.
    pub fn of(things: &[(AreaId, Thing)], ground: &Ground, area: AreaId) -> Option<Landmark> {
        let here = things.iter().filter(|(at, _)| *at == area);
        let stands = here.filter_map(|(_, thing)| match thing {
            Thing::Altar(_) => Some(Landmark::Altar),
            Thing::Gate(_) => Some(Landmark::Gate),
            Thing::Waypoint(_) => Some(Landmark::Waypoint),
            _ => None,
        });
        let terrain = || match () {
            () if ground.difficult.contains(area) => Some(Landmark::Difficult),
            () if ground.dangerous.contains(area) => Some(Landmark::Dangerous),
            () => None,
        };
        stands.min().or_else(terrain)
    }

    fn name(self) -> Arg {
        Arg::name(match self {
            Landmark::Altar => "ss-landmark-altar",
            Landmark::Gate => "ss-landmark-gate",
            Landmark::Waypoint => "ss-landmark-waypoint",
            Landmark::Difficult => "ss-landmark-difficult",
            Landmark::Dangerous => "ss-landmark-dangerous",
        })
    }
}

/// What stands on an area: the number of its tile and its letter, `3c` for `3A-c`. No quest uses both sides of a tile.
pub fn label(area: &str) -> String {
    match area.split_once('-') {
        Some((tile, letter)) => {
            format!("{}{letter}", tile.trim_end_matches(|c: char| c.is_ascii_uppercase()))
        }
        None => area.to_owned(),
    }
}

/// The place of this name, with what is seen there.
pub fn place(area: &str, landmark: Option<Landmark>) -> Phrase {
    let label = Arg::text(label(area));
    match landmark {
        Some(landmark) => phrase!("sorcery-place-with", area = label, landmark = landmark.name()),
        None => phrase!("sorcery-place", area = label),
    }
}

impl Content {
    /// The place of this name in a quest.
    pub fn place_in(&self, quest: &Quest, area: &str) -> Phrase {
        let n = self.quests.iter().position(|other| other.name == quest.name);
        let ground = n.and_then(|n| self.grounds.get(n));
        let landmark = ground.and_then(|ground| {
            let id = |name: &str| ground.plan.map.named(name);
            let things: Vec<(AreaId, Thing)> =
                quest.things.iter().filter_map(|(at, thing)| Some((id(at)?, *thing))).collect();
            Landmark::of(&things, ground, id(area)?)
        });
        place(area, landmark)
    }

    /// Where a quest has laid a waypoint.
    pub fn waypoint(&self, quest: &Quest, n: u8) -> Arg {
        let found = quest.things.iter().find(|(_, thing)| *thing == Thing::Waypoint(n));
        found.map_or(Arg::text(""), |(area, _)| self.place_in(quest, area).into())
    }

    /// SS-END-01: a goal of a quest.
    pub fn goal(&self, quest: &Quest, goal: &Goal) -> Phrase {
        match goal {
            Goal::Reach(n) => phrase!("sorcery-goal-reach", area = self.waypoint(quest, *n)),
            Goal::AllReach(n) => phrase!("sorcery-goal-all-reach", area = self.waypoint(quest, *n)),
            Goal::Kill(kind) => phrase!("sorcery-goal-kill", enemy = Arg::name(format!("ss-enemy-{kind}"))),
        }
    }
}
