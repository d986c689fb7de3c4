//! Visits and exchanges under way, and what they have interrupted.

use super::Position;
use super::names::{area, hero_named};
use crate::Sorcery;
use crate::content::{Deed, Shadow};
use crate::world::{Dealing, HeroId, Later, Visit, Who, World};
use serde::{Deserialize, Serialize};
use table::SetupError;

/// A visit to the Emporium.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct VisitAt {
    /// Who is there; everybody.
    pub(super) heroes: Option<Vec<String>>,
    /// Who is served.
    pub(super) at: Option<String>,
    /// Who has been to the tavern.
    pub(super) gambled: Vec<String>,
    /// Whether only the supply is open.
    pub(super) supply: bool,
}

/// What is being rearranged or exchanged.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct DealingAt {
    /// Who decides.
    pub(super) hero: String,
    /// With whom; alone.
    pub(super) with: Option<String>,
    /// How many items may still change hands; any number.
    pub(super) items: Option<u8>,
}

/// Something that a visit has interrupted.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum LaterAt {
    Deeds { hero: String, from: String, range: u8, name: String, event: bool, deeds: Vec<Deed> },
    Course { event: String, hero: String },
    OntoTheDeck { event: String },
    Story { area: String, token: Shadow },
    Arrival { hero: String },
    Alert { hero: String, companion: bool, area: String },
}

impl Position {
    /// The visit, the exchange, and what waits for their end.
    pub(super) fn interruptions(&self, game: &Sorcery, world: &mut World) -> Result<(), SetupError> {
        let one = |name: &String| hero_named(game, world, name);
        let many = |names: &[String]| names.iter().map(one).collect::<Result<Vec<HeroId>, _>>();
        let visit = match &self.visit {
            None => None,
            Some(at) => Some(Visit {
                heroes: at.heroes.as_ref().map_or(Ok(world.hero_ids()), |names| many(names))?,
                at: at.at.as_ref().map(one).transpose()?,
                gambled: many(&at.gambled)?,
                supply: at.supply,
            }),
        };
        let dealing = match &self.dealing {
            None => None,
            Some(DealingAt { hero, with: None, .. }) => Some(Dealing::Reorganize { hero: one(hero)? }),
            Some(DealingAt { hero, with: Some(other), items }) => {
                Some(Dealing::Exchange { hero: one(hero)?, other: one(other)?, items: *items })
            }
        };
        let later = self.later.iter().map(|at| at.later(game, world)).collect::<Result<_, _>>()?;
        (world.visit, world.dealing, world.later) = (visit, dealing, later);
        Ok(())
    }
}

impl LaterAt {
    fn later(&self, game: &Sorcery, world: &World) -> Result<Later, SetupError> {
        let hero = |name: &str| hero_named(game, world, name);
        let event = |name: &str| {
            let found = game.content.event(name);
            found.ok_or_else(|| SetupError::new(format!("there is no event {name:?}")))
        };
        Ok(match self {
            LaterAt::Deeds { hero: by, from, range, name, event, deeds } => Later::Deeds {
                hero: hero(by)?,
                from: area(world, from)?,
                range: *range,
                name: name.clone(),
                event: *event,
                deeds: deeds.clone(),
            },
            LaterAt::Course { event: name, hero: by } => Later::Course(event(name)?, hero(by)?),
            LaterAt::OntoTheDeck { event: name } => Later::OntoTheDeck(event(name)?),
            LaterAt::Story { area: at, token } => Later::Story(area(world, at)?, *token),
            LaterAt::Arrival { hero: by } => Later::Arrival(hero(by)?),
            LaterAt::Alert { hero: by, companion, area: at } => {
                let who = if *companion { Who::Companion } else { Who::Hero };
                Later::Alert(who(hero(by)?), area(world, at)?)
            }
        })
    }
}
