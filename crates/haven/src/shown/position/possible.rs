//! What no position may be, though each of its words is known: every number, card and figure must be one that can exist
//! where it is put.

use super::build::Placed;
use super::things::{DoorState, HexAt, Who};
use crate::content::{CardId, Conditions};
use crate::world::{Hero, Stage};
use crate::{FigureId, Haven, World};
use board::SpaceId;
use board::hex::Terrain;
use table::SetupError;

/// The position with what stands on its board, and what has left it.
pub(super) struct Possible<'p> {
    pub game: &'p Haven,
    pub world: &'p World,
    pub things: &'p [Placed],
    pub gone: &'p [Placed],
}

impl Possible<'_> {
    /// Refuses what cannot be, in a sentence.
    pub fn check(&self) -> Result<(), SetupError> {
        for placed in self.things {
            self.standing(placed).map_err(|e| e.at(&placed.path))?;
            self.lying(placed).map_err(|e| e.at(&placed.path))?;
        }
        for placed in self.things.iter().chain(self.gone) {
            let Some(is) = placed.thing.hero() else { continue };
            let class = self.game.content.class(&is.hero);
            let hero = self.world.party.heroes.iter().find(|hero| Some(hero.id.class) == class);
            hero.map_or(Ok(()), |hero| self.cards(hero)).map_err(|e| e.at(&placed.path))?;
        }
        self.summons_twice()
    }

    /// Whoever is there has hit points, and conditions of its own turn only among its conditions.
    fn standing(&self, placed: &Placed) -> Result<(), SetupError> {
        let (name, hp, conditions, fresh) = match &placed.thing.who {
            None => return Ok(()),
            // An exhausted character has perhaps none left.
            Some(Who::Hero(is)) if is.exhausted || is.escaped || is.gone == Some(true) => return Ok(()),
            Some(Who::Hero(is)) => (&is.hero, is.hp, is.conditions, is.fresh),
            Some(Who::Monster(is)) => (&is.monster, is.hp, is.conditions, is.fresh),
            Some(Who::Summon(is)) => (&is.summon, is.hp, is.conditions, is.fresh),
            // GH-SPC-09: one without hit points has been destroyed.
            Some(Who::Objective(is)) if is.hp == Some(0) => return Ok(()),
            Some(Who::Objective(is)) => (&is.objective, is.hp, is.conditions, is.fresh),
        };
        if hp == Some(0) {
            let error = SetupError::new(format!("{name} has no hit points and is still there"));
            return Err(error.at("hp").expected("1 or more, or a figure under `away`"));
        }
        if !among(fresh, conditions) {
            let text = format!("{name} got conditions in its turn that it does not have");
            return Err(SetupError::new(text).at("fresh").expected("some of its conditions"));
        }
        self.ground(name, placed)
    }

    /// GH-MAP-03, GH-MOV-05, GH-MOV-10: nobody stands in a wall, in a closed door or in a room that is not revealed,
    /// and only who flies on an obstacle.
    fn ground(&self, name: &str, placed: &Placed) -> Result<(), SetupError> {
        let place = &self.world.place;
        let at = place.board.name(placed.at);
        let wrong = |text: String| Err(SetupError::new(text).expected("a hex on which a figure can stand"));
        if !self.world.is_in_play(placed.at) {
            return wrong(format!("{name} stands on {at}, in a room that is not revealed"));
        }
        match place.board.map.terrain(placed.at) {
            Terrain::Wall => wrong(format!("{name} stands on {at}, in a wall")),
            // A door of which nothing is said is open where somebody stands.
            Terrain::Door if matches!(placed.thing.hex.door, Some(DoorState::Closed | DoorState::Locked)) => {
                wrong(format!("{name} stands on {at}, in a closed door"))
            }
            Terrain::Obstacle if !self.may_stand_on_obstacles(placed.at) => {
                wrong(format!("{name} stands on {at}, on an obstacle, and does not fly"))
            }
            _ => Ok(()),
        }
    }

    fn may_stand_on_obstacles(&self, at: SpaceId) -> bool {
        match self.world.figure_at(at) {
            // It is one itself.
            Some(FigureId::Obstacle(_)) | None => true,
            Some(figure) => self.world.flies(self.game, figure),
        }
    }

    /// Nothing lies in a wall.
    fn lying(&self, placed: &Placed) -> Result<(), SetupError> {
        let HexAt { trap, coins, treasure, .. } = &placed.thing.hex;
        let lies = [trap.is_some(), coins.is_some(), treasure.is_some()].contains(&true);
        match self.world.place.board.map.terrain(placed.at) {
            Terrain::Wall if lies => {
                let at = self.world.place.board.name(placed.at);
                let error = SetupError::new(format!("something lies on {at}, in a wall"));
                Err(error.expected("a hex that is no wall"))
            }
            _ => Ok(()),
        }
    }

    /// GH-SEL-01, GH-ITM-09: each card lies in one pile, two are chosen at most, no more slots are used than there are, and an
    /// exhausted character has lost all its cards.
    fn cards(&self, hero: &Hero) -> Result<(), SetupError> {
        let class = self.game.class(hero.id.class);
        let name = |card: CardId| self.game.card(card).name.as_str();
        let piles: [(&str, Vec<CardId>); 5] = [
            ("hand", hero.hand.to_vec()),
            ("selected", hero.selected.to_vec()),
            ("discard", hero.discard.to_vec()),
            ("lost", hero.lost.to_vec()),
            ("active", hero.active.iter().map(|active| active.card).collect()),
        ];
        let mut seen: Vec<CardId> = Vec::new();
        for (pile, cards) in &piles {
            for card in cards {
                if seen.contains(card) {
                    let text = format!("{} has {} twice", class.name, name(*card));
                    return Err(SetupError::new(text).at(*pile).expected("each card once, in one pile"));
                }
                seen.push(*card);
            }
        }
        if hero.selected.len() > 2 {
            let text = format!("{} has chosen {} cards", class.name, hero.selected.len());
            return Err(SetupError::new(text).at("selected").expected("two cards at most"));
        }
        // GH-FIN-04: when all is over, they return.
        let over = self.world.turns.stage == Stage::Over;
        if hero.exhausted && !hero.escaped && !over && seen.len() != hero.lost.len() {
            let text = format!("{} is exhausted and has cards that are not lost", class.name);
            return Err(SetupError::new(text).expected("all cards under `lost`"));
        }
        for active in &hero.active {
            let slots = self.game.card(active.card).half(active.half).slots.len();
            if usize::from(active.used) > slots {
                let text = format!("{} slots of {} are used, of {slots}", active.used, name(active.card));
                return Err(SetupError::new(text).at("active").expected(format!("0 to {slots}")));
            }
        }
        for gear in &hero.items {
            let item = self.game.item(gear.item);
            if gear.used > item.uses {
                let text = format!("{} of the slots of {} are used, of {}", gear.used, item.name, item.uses);
                return Err(SetupError::new(text).at("items").expected(format!("0 to {}", item.uses)));
            }
        }
        Ok(())
    }

    fn summons_twice(&self) -> Result<(), SetupError> {
        let summons = &self.world.party.summons;
        let twice = (0..summons.len()).find(|n| summons[..*n].iter().any(|other| other.id == summons[*n].id));
        let Some(summon) = twice.map(|n| &summons[n]) else { return Ok(()) };
        let text = format!("{} is there twice", self.game.figure(summon.id.into()));
        let place = self.things.iter().find(|placed| placed.at == summon.body.at);
        let error = SetupError::new(text).at("number");
        let error = place.map_or(error.clone(), |placed| error.at(&placed.path));
        Err(error.expected("each number once"))
    }
}

/// Whether all of these are among those.
fn among(some: Conditions, all: Conditions) -> bool {
    some.iter().all(|condition| all.has(condition))
}
