//! Positions as cases write them: docs/sorcery.md describes every key. What is not said has the default named here.

mod describe;
mod figures;
mod interruption;
mod laid;
mod moment;
mod names;
mod story;

pub(crate) use describe::describe;

use self::figures::FigureAt;
use self::interruption::{DealingAt, LaterAt, VisitAt};
use self::laid::DeckAt;
use self::moment::TurnAt;
use self::names::wrong;
use self::story::ChronicleAt;
use crate::Sorcery;
use crate::content::{Barred, Ground, QuestId};
use crate::rulings::Rulings;
use crate::scenario::setup::{self, Setup};
use crate::world::{Ended, World};
use board::area::Shapes;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::SetupError;

/// A position.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Position {
    /// `turn bran`, `turn bran, 1 combat, 0 standard, 2 points`, `battle`, `time`, `souls`, `event`, `setup`.
    at: String,
    /// With `at = "setup"`: what is agreed before a quest.
    setup: Option<Setup>,
    /// A quest by name: its map, decks and goals.
    quest: Option<String>,
    /// A drawing of the areas.
    areas: Option<String>,
    /// Areas of difficult terrain.
    #[serde(default)]
    difficult: Vec<String>,
    /// Areas of dangerous terrain.
    #[serde(default)]
    dangerous: Vec<String>,
    /// What doors are: `"a b" = "locked"`.
    #[serde(default)]
    doors: BTreeMap<String, Barred>,
    /// Doors that are open: `"a b"`.
    #[serde(default)]
    open: Vec<String>,
    /// Who is where.
    #[serde(default)]
    figures: BTreeMap<String, FigureAt>,
    /// What lies in areas; of a quest: its own.
    things: Option<BTreeMap<String, Vec<String>>>,
    /// What was dropped there: `loot`, `treasure`, `5 crowns`, an item.
    #[serde(default)]
    left: BTreeMap<String, Vec<String>>,
    /// Open gates; of a quest: its own.
    gates: Option<Vec<u8>>,
    /// Active altars; of a quest: its own.
    altars: Option<Vec<u8>>,
    /// Shadow tokens, by area; of a quest: its own.
    shadow_tokens: Option<Vec<String>>,
    /// Fire tokens in areas: I and II.
    #[serde(default)]
    fires: BTreeMap<String, [u8; 2]>,
    /// Soul shards; 0, or of a quest its own.
    shards: Option<u16>,
    /// Coins in the bank; as printed.
    bank: Option<[u8; 3]>,
    /// Who holds the threat token: `"bran 2"`.
    threat: Option<String>,
    /// Events that lie face up, the top one last.
    #[serde(default)]
    face_up: Vec<String>,
    /// The day or night event.
    day: Option<String>,
    /// Which goal counts; 0.
    #[serde(default)]
    goal: u8,
    /// The round; 1.
    round: Option<u16>,
    /// How many heroes began the quest; those there are.
    began: Option<u8>,
    /// Soul Storm.
    #[serde(default)]
    soul_storm: bool,
    /// How open questions are answered.
    #[serde(default)]
    rulings: Rulings,
    /// What is left in decks, and on their discard piles.
    #[serde(default)]
    decks: BTreeMap<String, DeckAt>,
    /// Cards for sale in the Emporium; all that nobody has.
    emporium: Option<Vec<String>>,
    /// Cards in the supply; all that nobody has.
    supply: Option<Vec<String>>,
    /// Cards that are improved until the end of the quest.
    improved: Vec<String>,
    /// Who visits the Emporium.
    visit: Option<VisitAt>,
    /// What is being rearranged or exchanged: `{ hero = "bran" }`, `{ hero = "bran", with = "sel", items = 1 }`.
    dealing: Option<DealingAt>,
    /// What a visit has interrupted, the next first.
    later: Vec<LaterAt>,
    /// What the campaign remembers.
    campaign: Option<ChronicleAt>,
    /// Charges that artifacts have lost.
    charges_spent: Vec<(String, u8)>,
    /// Magic shields that items lacked when they were taken off.
    shields_lost: Vec<(String, u8)>,
    /// Tokens of powers: `"a liss hunting-trap 1"`.
    snares: Vec<String>,
    /// Special actions that were taken.
    specials: Vec<String>,
    /// Waypoints that were reached.
    reached: Vec<u8>,
    /// Enemies that were killed.
    killed: Vec<String>,
    /// The hero that is active, or was last.
    active: Option<String>,
    /// More of the turn that `at` names.
    turn: TurnAt,
    /// Enemies that are still to be activated, and how many of them.
    to_act: Option<(Vec<String>, u8)>,
    /// How it ended.
    ended: Option<Ended>,
}

impl Position {
    /// The world of this position, if it can be.
    pub(crate) fn arrange(self, game: &Sorcery) -> Result<World, SetupError> {
        let world = self.lay_out(game)?;
        world.possible(game).and_then(|()| world.of_rank(game)).map_err(SetupError::new)?;
        Ok(world)
    }

    /// The world of this position, whether it can be or not.
    fn lay_out(self, game: &Sorcery) -> Result<World, SetupError> {
        if let Some(setup) = &self.setup {
            return match self.at.as_str() {
                "setup" => setup::begin(game, setup),
                _ => wrong("a `setup` goes with at = \"setup\""),
            };
        }
        let quest = match &self.quest {
            None => None,
            Some(name) => match game.content.quests.iter().position(|quest| quest.name == *name) {
                Some(n) => Some(n),
                None => return wrong(format!("there is no quest {name}")),
            },
        };
        let ground = match quest {
            Some(n) => Arc::clone(&game.content.grounds[n]),
            None => self.ground()?,
        };
        let mut world = setup::empty(game, ground, 0);
        world.agreed.rulings = self.rulings;
        world.agreed.soul_storm = self.soul_storm;
        world.agreed.quest = quest.map(|n| QuestId(n as u8));
        self.heroes(game, &mut world)?;
        world.agreed.heroes = self.began.unwrap_or(world.heroes.len() as u8);
        setup::party(game, &world)?;
        if let Some(n) = quest {
            let heroes = world.agreed.heroes;
            let ground = Arc::clone(&world.ground);
            let at = |name: &str| ground.plan.map.named(name).unwrap_or(board::SpaceId(0));
            setup::lay(&mut world, &game.content.quests[n], heroes, &at);
            world.decks = setup::decks(game, Some(&game.content.quests[n]));
        }
        self.on_the_map(game, &mut world)?;
        self.what_is_not_said(&mut world);
        self.enemies(game, &mut world)?;
        self.decks(game, &mut world)?;
        self.counts(game, &mut world)?;
        self.shelves(game, &mut world)?;
        self.take_out_what_is_elsewhere(game, &mut world);
        self.so_far(game, &mut world)?;
        self.interruptions(game, &mut world)?;
        self.start(game, &mut world)?;
        self.turn(game, &mut world)?;
        Ok(world)
    }

    fn ground(&self) -> Result<Arc<Ground>, SetupError> {
        let Some(drawing) = &self.areas else { return wrong("a position needs `areas` or `quest`") };
        let shapes: Shapes = drawing.parse().map_err(|e| SetupError::new(format!("areas: {e}")))?;
        Ground::of(&shapes, &self.difficult, &self.dangerous).map(Arc::new).map_err(SetupError::new)
    }
}
