//! MON: monsters that are placed: at the start, and as reinforcements.

use crate::content::{MonsterTypeId, Rank};
use crate::shown::{Fact, Prompt};
use crate::world::{Conditions, Monster, MonsterId, Pick, Stage, Who, World};
use crate::{Descent, Play};
use board::square::Body;
use table::Rule;

impl World {
    /// DE-MON-05: how many more minions and masters a group may have.
    pub fn room_in_group(&self, game: &Descent, of: MonsterTypeId) -> (u8, u8) {
        let size = game.monster(of).group(self.heroes.len());
        let count =
            |rank: Rank| self.monsters.iter().filter(|m| m.id.of == of && m.rank == rank).count() as u8;
        (size.minions.saturating_sub(count(Rank::Minion)), size.masters.saturating_sub(count(Rank::Master)))
    }

    /// DE-MON-10, DE-MON-11, DE-LRG-15: where a monster of a type may be placed for a tile: wholly on it if possible,
    /// else as near as possible.
    pub fn places(&self, game: &Descent, of: MonsterTypeId, tile: &str) -> Vec<Body> {
        let map = &self.ground.map;
        let tile = self.ground.tile(tile);
        let far = map.distances(self.gates, tile.iter().copied());
        let mut all: Vec<(u8, Body)> = Vec::new();
        for spot in self.spots() {
            for body in map.bodies_over(self.gates, game.monster(of).size, spot) {
                let known = all.iter().any(|(_, other)| *other == body);
                if known || !body.spots().all(|own| self.is_empty(own)) {
                    continue;
                }
                let worst = map.covered(body).into_iter().map(|space| far[space.index()]).max().flatten();
                all.extend(worst.map(|far| (far, body)));
            }
        }
        let least = all.iter().map(|(far, _)| *far).min();
        all.into_iter().filter(|(far, _)| Some(*far) == least).map(|(_, body)| body).collect()
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
        }
    }
}

/// DE-MON-13: at the end of each round the overlord places what the quest allows, minion or master, within the group.
pub fn come(play: &mut Play) -> Rule {
    let Some(quest) = play.game.quest_of(play.world) else { return Ok(()) };
    for group in &quest.groups {
        let Some(of) = play.game.content.monster(&group.monster) else { continue };
        for _ in 0..group.reinforce {
            let (minions, masters) = play.world.room_in_group(play.game, of);
            let mut picks = Vec::new();
            if minions > 0 {
                picks.push(Pick::Rank(Rank::Minion));
            }
            if masters > 0 {
                picks.push(Pick::Rank(Rank::Master));
            }
            if picks.is_empty() {
                break;
            }
            let seat = play.world.overlord_seat();
            if let Pick::Rank(rank) = play.choose(seat, Prompt::WhichRank { of }, &picks)? {
                place(play, of, rank, &group.tile)?;
            }
        }
    }
    Ok(())
}

/// DE-MOV-06: a monster is placed; it enters no space.
pub fn place(play: &mut Play, of: MonsterTypeId, rank: Rank, tile: &str) -> Rule {
    let places: Vec<Pick> = play.world.places(play.game, of, tile).into_iter().map(Pick::Expand).collect();
    if places.is_empty() {
        return Ok(());
    }
    let seat = play.world.overlord_seat();
    if let Pick::Expand(body) = play.choose(seat, Prompt::PlaceMonster { of }, &places)? {
        let mut monster = play.world.new_monster(of, rank, body);
        monster.activated = play.world.stage != Stage::SetUp;
        let id = monster.id;
        play.world.add_monster(monster);
        play.tell(|_, _| Fact::Appears { who: Who::Monster(id), rank, body });
    }
    Ok(())
}
