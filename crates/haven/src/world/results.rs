//! GH-FIN: what a scenario has brought.

use crate::HeroId;
use crate::content::{Effect, GoalId, Label, LootList};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
/// What a scenario has brought. It is fixed when the scenario is over, before anything is put back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Results {
    /// What each character takes home, by place in the party.
    pub heroes: Vec<Taken>,
    /// GH-SCN-05: the scenarios that are unlocked; in a campaign, after a success.
    pub unlocks: Vec<Label>,
    /// GH-SCN-05, GH-FIN-13: its other rewards; in a campaign, after a success.
    pub rewards: Vec<Effect>,
    /// GH-SCN-06: the scenarios to which the party can travel without a road event; in a campaign.
    pub links: Vec<Label>,
    /// GH-MAP-27: the numbered treasures that were looted.
    pub treasures: Vec<u8>,
    /// GH-MAP-29: the item designs that were found or are rewards, by their numbers: all copies go to the city.
    pub designs: Vec<u8>,
    /// FH-END-17: the inspiration of the party.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub inspiration: u8,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// What a character takes home.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Taken {
    /// Who.
    pub hero: HeroId,
    /// GH-FIN-02, GH-FIN-11: experience.
    pub experience: u16,
    /// GH-FIN-02: gold.
    pub gold: u16,
    /// GH-FIN-09: check marks.
    pub checks: u8,
    /// GH-MAP-28: items it has found, by their numbers.
    pub items: SmallVec<[u8; 2]>,
    /// Whether it was exhausted at the end.
    pub exhausted: bool,
    /// GH-VAR-06, GH-VAR-08: whether it is dead for good; all others survive, even if the scenario was lost.
    pub dead: bool,
    /// GH-BGL-04: its battle goal, which everybody may see now.
    pub goals: SmallVec<[GoalId; 2]>,
    /// FH-LDK-07, FH-END-10: materials and herbs of its loot cards.
    #[serde(default, skip_serializing_if = "LootList::is_empty")]
    pub resources: LootList,
    /// FH-END-12: the masteries that it has achieved, by their numbers.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub masteries: SmallVec<[u8; 2]>,
}
