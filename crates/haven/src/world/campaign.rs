//! GH-SCN-02, GH-CAM-02: what a scenario has to know of the campaign in which it is played.

use crate::content::{Burden, LootCard, Requirement, Scenario, Treasure};
use crate::{Haven, World};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::SetupError;

/// A campaign, as far as a scenario depends on it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Campaign {
    /// GH-ACH-06: the achievements of the party.
    pub party: Vec<String>,
    /// GH-ACH-02: the achievements of the world.
    pub global: Vec<String>,
    /// GH-MAP-27: the numbers of the treasures that have been looted.
    pub looted: Vec<u8>,
    /// GH-SET-09: what the road or city event before the scenario carries into it.
    pub event: Vec<Burden>,
    /// FH-LDK-06: the loot cards with a sticker +, as they are printed: `hide 2/1/1`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub stickers: Vec<String>,
    /// FH-END-12: the masteries that characters have achieved before: `deathwalker 1`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub mastered: Vec<String>,
}

impl Campaign {
    /// GH-SCN-02, GH-CAM-02: the scenario can be played if all that it requires is so.
    pub fn admit(&self, scenario: &Scenario) -> Result<(), SetupError> {
        let missing = |requirement: &Requirement| match requirement {
            Requirement::Party(name) => {
                (!self.party.contains(name)).then(|| format!("needs the party achievement {name}"))
            }
            Requirement::Global(name) => {
                (!self.global.contains(name)).then(|| format!("needs the global achievement {name}"))
            }
            Requirement::NotGlobal(name) => (self.global.contains(name))
                .then(|| format!("cannot be played with the global achievement {name}")),
        };
        let Some((requirement, why)) = scenario.requires.iter().find_map(|r| Some((r, missing(r)?))) else {
            return Ok(());
        };
        let error = SetupError::new(format!("{} {why} (GH-SCN-02)", scenario.name));
        Err(match requirement {
            Requirement::Party(name) => error.at("party").expected(format!("{name} among them")),
            Requirement::Global(name) => error.at("global").expected(format!("{name} among them")),
            Requirement::NotGlobal(name) => error.at("global").expected(format!("no {name} among them")),
        })
    }
}

impl World {
    /// The scenario, or a random dungeon, is played in this campaign, if it is played in one.
    pub fn join(
        &mut self,
        game: &Haven,
        campaign: Option<&Campaign>,
        scenario: Option<&Scenario>,
    ) -> Result<(), SetupError> {
        if let Some(campaign) = campaign {
            scenario.map_or(Ok(()), |scenario| campaign.admit(scenario))?;
            for (n, burden) in campaign.event.iter().enumerate() {
                burden.check(&game.content).map_err(|e| e.at(n).at("event"))?;
            }
            for (n, card) in campaign.stickers.iter().enumerate() {
                let known = card.parse().is_ok_and(|card: LootCard| game.content.loot.contains(&card));
                if !known {
                    let error = SetupError::new(format!("there is no loot card {card:?}"));
                    return Err(error.expected("a loot card: \"hide 2/1/1\"").at(n).at("stickers"));
                }
            }
            for (n, words) in campaign.mastered.iter().enumerate() {
                let (class, number) = words.split_once(' ').unwrap_or((words, ""));
                let class = game.content.classes.iter().find(|c| c.name == class);
                let count = class.map_or(0, |class| class.masteries.len());
                if !number.parse().is_ok_and(|number| (1..=count).contains(&number)) {
                    let error = SetupError::new(format!("there is no mastery {words:?}"));
                    return Err(error
                        .expected("a class and a number: \"deathwalker 1\"")
                        .at(n)
                        .at("mastered"));
                }
            }
            self.agreed.campaign = Some(Arc::new(campaign.clone()));
        }
        Ok(())
    }

    /// GH-MAP-27: whether a numbered treasure was looted in an earlier scenario.
    pub fn is_looted(&self, treasure: Treasure) -> bool {
        let Treasure::Number(number) = treasure else { return false };
        self.agreed.campaign.as_ref().is_some_and(|campaign| campaign.looted.contains(&number))
    }
}
