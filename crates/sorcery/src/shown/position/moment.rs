//! Where play stands: the phase, the turn, and what interrupts it.

use super::Position;
use super::names::{area, hero_named, wrong};
use crate::Sorcery;
use crate::content::{CardId, Gain};
use crate::shown::scene::stage;
use crate::world::{EnemyTurn, Movement, Stage, Turn, World};
use serde::{Deserialize, Serialize};
use table::SetupError;

/// What a turn holds beside its actions.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(super) struct TurnAt {
    pub(super) movement: Option<Movement>,
    pub(super) more: u8,
    pub(super) lasting: Option<i8>,
    pub(super) by_power: bool,
    pub(super) slow: Option<bool>,
    pub(super) dashed: bool,
    pub(super) focused: bool,
    pub(super) provoked: bool,
    pub(super) next: Vec<(String, Gain)>,
    pub(super) ghostly: [bool; 3],
    pub(super) over: bool,
    pub(super) evaded: Option<String>,
    pub(super) handling: bool,
}

impl Position {
    /// What the turn holds beside its actions, and who is active.
    pub(super) fn turn(&self, game: &Sorcery, world: &mut World) -> Result<(), SetupError> {
        let at = &self.turn;
        let now = world.turn.as_ref().map(|turn| world.lasting_moves(game, turn.hero));
        let evaded = at.evaded.as_ref().map(|name| area(world, name)).transpose()?;
        if let Some(turn) = &mut world.turn {
            turn.movement = at.movement.unwrap_or(turn.movement);
            turn.slow = at.slow.or(turn.slow);
            (turn.more, turn.dashed, turn.focused, turn.provoked) =
                (at.more, at.dashed, at.focused, at.provoked);
            (turn.ghostly, turn.over, turn.evaded) = (at.ghostly, at.over, evaded);
            turn.next = at.next.clone();
            turn.handling = at.handling;
            let own = matches!(turn.movement, Movement::Going(_)) && !at.by_power;
            turn.lasting = at.lasting.or(now.filter(|_| own));
        }
        Ok(())
    }

    /// `turn bran, 1 combat, 0 standard, 2 points`.
    pub(super) fn start(&self, game: &Sorcery, world: &mut World) -> Result<(), SetupError> {
        let (first, rest) = self.at.split_once(' ').unwrap_or((&self.at, ""));
        if first == "enemies" {
            return self.start_enemies(game, world, rest);
        }
        if first != "turn" {
            let all = [Stage::Time, Stage::Souls, Stage::Battle, Stage::Event, Stage::SetUp, Stage::Visit];
            let mut all = all.into_iter().chain([Stage::Between, Stage::Over]);
            let Some(found) = all.find(|s| stage(*s) == first) else {
                return wrong(format!(
                    "at = {:?} is none of: turn HERO, enemies CARD, setup, emporium, time, souls, battle, event, between",
                    self.at
                ));
            };
            world.stage = found;
            if let Some(hero) = &self.active {
                world.active = hero_named(game, world, hero)?.seat;
            }
            return Ok(());
        }
        let mut parts = rest.split(',').map(str::trim);
        let hero = hero_named(game, world, parts.next().unwrap_or_default())?;
        let facet = *world.facet(game, hero);
        let mut turn = Turn {
            hero,
            movement: Movement::Ready,
            more: 0,
            lasting: None,
            combat: facet.combat,
            standard: facet.standard,
            slow: (world.hero(hero).body.slowed > 0).then_some(true),
            dashed: false,
            focused: false,
            provoked: false,
            next: Vec::new(),
            ghostly: [false; 3],
            over: false,
            evaded: None,
            handling: false,
        };
        for part in parts {
            let Some((n, what)) = part.split_once(' ').and_then(|(n, w)| Some((n.parse::<u8>().ok()?, w)))
            else {
                return wrong(format!(
                    "{part:?} in {:?}; write \"2 combat\", \"1 standard\" or \"3 points\"",
                    self.at
                ));
            };
            match what {
                "combat" => turn.combat = n,
                "standard" => turn.standard = n,
                "points" => turn.movement = Movement::Going(n),
                _ => return wrong(format!("{what:?} in {:?}; write combat, standard or points", self.at)),
            }
        }
        world.stage = Stage::Battle;
        world.active = hero.seat;
        world.turn = Some(turn);
        Ok(())
    }

    /// `enemies battle, bran`: the enemy turn of a hero, with this encounter card just drawn.
    pub(super) fn start_enemies(
        &self,
        game: &Sorcery,
        world: &mut World,
        rest: &str,
    ) -> Result<(), SetupError> {
        let (card, hero) = rest.split_once(',').unwrap_or((rest, ""));
        let Some(n) = game.content.number_of("EncounterId", card.trim()) else {
            return wrong(format!("there is no encounter card {card:?}"));
        };
        let card = crate::content::EncounterId(n as u8);
        if !hero.trim().is_empty() {
            world.active = hero_named(game, world, hero.trim())?.seat;
        }
        let is = &game.content.encounters[card.index()];
        let mut turn = EnemyTurn { card, left: Vec::new(), count: 0 };
        for activates in [is.first, is.second].into_iter().flatten() {
            let left = world.activated(game, activates);
            if !left.is_empty() {
                turn.count =
                    if let crate::content::Activates::Count(n) = activates { n } else { left.len() as u8 };
                turn.left = left;
                break;
            }
        }
        if let Some((names, count)) = &self.to_act {
            let card = |name: &String| {
                let found = game.content.number_of("CardId", name).map(|n| CardId(n as u8));
                found.ok_or_else(|| SetupError::new(format!("there is no enemy card {name:?}")))
            };
            turn.left = names.iter().map(card).collect::<Result<_, _>>()?;
            turn.count = *count;
        }
        world.decks.encounters.take(&card);
        world.stage = Stage::Battle;
        world.enemy_turn = Some(turn);
        Ok(())
    }
}
