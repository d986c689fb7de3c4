//! MON: monster groups: how many figures they have room for, and where these may stand.

use super::{Conditions, Monster, MonsterId, Who, World};
use crate::Descent;
use crate::content::{MonsterTypeId, Rank};
use board::square::{Body, Spot, Terrain};

impl World {
    /// DE-MON-05, DE-SEC-11: how many more minions and masters a group may have; challenge tokens do not count.
    pub fn room_in_group(&self, game: &Descent, of: MonsterTypeId) -> (u8, u8) {
        let size = game.monster(of).group(self.heroes.len());
        let count = |rank: Rank| {
            self.monsters.iter().filter(|m| m.id.of == of && m.rank == rank && !m.challenge).count() as u8
        };
        (size.minions.saturating_sub(count(Rank::Minion)), size.masters.saturating_sub(count(Rank::Master)))
    }

    /// DC-OL-69: whether a monster has one action less in this turn.
    pub fn is_hindered(&self, who: Who) -> bool {
        let hindered = |id: MonsterId| self.groups.iter().any(|group| group.hindered && group.of == id.of);
        who.monster().is_some_and(hindered)
    }

    /// Everywhere a monster of a type could stand.
    pub fn stands_of(&self, game: &Descent, of: MonsterTypeId) -> Vec<Body> {
        let (map, taken) = (&self.ground.map, self.spaces_of(self.figures()));
        let free = |spot: Spot| {
            let there = self.space(spot).is_some_and(|space| !taken.contains(space));
            there && self.terrain(spot) != Terrain::Obstacle
        };
        let mut all: Vec<Body> = Vec::new();
        for spot in self.spots() {
            // Every body is met first on the space at its top left.
            let bodies = map.bodies_over(self.gates, game.monster(of).size, spot).into_iter();
            all.extend(bodies.filter(|body| body.at == spot && body.spots().all(free)));
        }
        all
    }

    /// DE-MON-10, DE-MON-11, DE-LRG-15: where a monster of a type may be placed for a tile: wholly on it if possible,
    /// else as near as possible.
    pub fn places(&self, game: &Descent, of: MonsterTypeId, tile: &str) -> Vec<Body> {
        let map = &self.ground.map;
        let far = map.distances(self.gates, self.ground.tile(tile).iter().copied());
        let worst =
            |body: &Body| map.covered(*body).into_iter().map(|space| far[space.index()]).max().flatten();
        let reached: Vec<(u8, Body)> = self
            .stands_of(game, of)
            .into_iter()
            .filter_map(|body| worst(&body).map(|far| (far, body)))
            .collect();
        let least = reached.iter().map(|(far, _)| *far).min();
        reached.into_iter().filter(|(far, _)| Some(*far) == least).map(|(_, body)| body).collect()
    }

    /// DE-MAP-05: the empty spaces nearest to a tile.
    pub fn nearest_to_tile(&self, tile: &str) -> Vec<Spot> {
        let far = self.ground.map.distances(self.gates, self.ground.tile(tile).iter().copied());
        let reach = |spot: &Spot| self.space(*spot).and_then(|space| far[space.index()]);
        let empty: Vec<_> = self.spots().into_iter().filter(|spot| self.is_empty(*spot)).collect();
        let least = empty.iter().filter_map(reach).min();
        empty.into_iter().filter(|spot| least.is_some() && reach(spot) == least).collect()
    }

    /// A new figure of a type: the lowest number that is free.
    pub fn new_monster(&self, of: MonsterTypeId, rank: Rank, body: Body) -> Monster {
        let taken = |number: u8| self.monsters.iter().any(|m| m.id == MonsterId { of, number });
        let number = (1..=u8::MAX).find(|number| !taken(*number)).unwrap_or(u8::MAX);
        Monster {
            id: MonsterId { of, number },
            rank,
            body,
            damage: 0,
            more_health: 0,
            conditions: Conditions::default(),
            activated: false,
            named: false,
            airborne: false,
            risen: false,
            challenge: false,
        }
    }
}
