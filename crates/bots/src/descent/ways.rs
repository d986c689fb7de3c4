//! Where the figures of Descent want to be, and how far that is.

use super::{Activation, View};
use ::descent::content::{AttackKind, Goal, MonsterTypeId, Quest, TokenKind, Trait};
use ::descent::world::{HeroId, MonsterId, Who};
use board::SpaceId;
use board::square::{Body, Spot, Terrain};
use std::collections::VecDeque;

/// Far enough for a place from which there is no way.
const NOWHERE: i32 = 100;

/// How far every space is from where a figure wants to be, and how near it must come.
pub(super) struct Way {
    far: Vec<Option<u8>>,
    near: i32,
}

impl Way {
    /// Whether it leads onto spaces and not only to them.
    pub(super) fn is_to_stand_on(&self) -> bool {
        self.near == 0
    }
}

impl View<'_> {
    /// The way of a figure.
    pub(super) fn way(&self, who: Who) -> Way {
        let (goals, near) = self.goal(who);
        Way { far: self.far(who, &goals), near }
    }

    /// How much of the way is left from these squares. Water is worth going around if that costs nothing.
    pub(super) fn left(&self, way: &Way, who: Who, body: Body) -> i32 {
        let wet = i32::from(body.spots().any(|spot| self.world.cost(spot) > 1));
        let crowded = i32::from(body.spots().any(|spot| self.world.other_at(spot, who).is_some()));
        (self.spaces(&way.far, body) - way.near).abs() * 4 + wet + crowded
    }

    /// The same from where the figure is.
    pub(super) fn here(&self, way: &Way, who: Who) -> i32 {
        self.world.body(who).map_or(0, |body| self.left(way, who, body))
    }

    /// Over how many spaces one counts from these squares to the nearest of the spaces.
    pub(super) fn spaces_to(&self, spots: &[Spot], body: Body) -> i32 {
        let map = &self.world.ground.map;
        let far = map.distances(self.world.gates, spots.iter().filter_map(|spot| map.space(*spot)));
        self.spaces(&far, body)
    }

    fn spaces(&self, far: &[Option<u8>], body: Body) -> i32 {
        let covered = self.world.ground.map.covered(body);
        covered.into_iter().filter_map(|space| far[space.index()]).min().map_or(NOWHERE, i32::from)
    }

    /// Where a figure wants to go: the spaces, and how near it must come.
    fn goal(&self, who: Who) -> (Vec<Spot>, i32) {
        match who {
            Who::Hero(id) => self.goal_of_hero(id),
            Who::Familiar(_) => {
                let monsters = self.world.monsters.iter().flat_map(|monster| monster.body.spots());
                (monsters.collect(), 1)
            }
            Who::Monster(id) => self.goal_of_monster(id),
            Who::Object(_) => (Vec::new(), 1),
        }
    }

    /// A villager who can be slain at once; the exit for those that have to leave; the heroes.
    fn goal_of_monster(&self, id: MonsterId) -> (Vec<Spot>, i32) {
        let who = Who::Monster(id);
        let villagers = self.victims();
        if self.can_slay(who, &villagers) {
            return (villagers, 1);
        }
        if let Some(exit) = self.exit_for(id.of) {
            return (exit, 0);
        }
        let heroes = self.heroes_at();
        self.way_in(who, &heroes).unwrap_or((heroes, 1))
    }

    /// Whether a monster can go to one of these and slay it in this activation.
    fn can_slay(&self, who: Who, villagers: &[Spot]) -> bool {
        let Some((turn, body)) = self.world.turn_of(who).zip(self.world.body(who)) else { return false };
        let speed = if turn.actions > 1 { self.world.speed(self.game, who) } else { 0 };
        let near = i32::from(turn.points.max(speed)) + 1;
        turn.actions > 0 && self.spaces_to(villagers, body) <= near
    }

    /// The exit with what has to be carried away; a villager who is nearer than the monster that has to fall; this one.
    fn goal_of_hero(&self, id: HeroId) -> (Vec<Spot>, i32) {
        let (world, who) = (self.world, Who::Hero(id));
        if let Some(exit) = self.way_out(id) {
            return (exit, 0);
        }
        let named = world.monsters.iter().filter(|monster| monster.named);
        let mut spots: Vec<Spot> = named.flat_map(|monster| monster.body.spots()).collect();
        if spots.is_empty() {
            spots = world.monsters.iter().flat_map(|monster| monster.body.spots()).collect();
        }
        let villagers = self.villagers();
        if let Some(body) = world.body(who)
            && self.spaces_to(&villagers, body) < self.spaces_to(&spots, body)
        {
            return (villagers, 1);
        }
        if let Some(way_in) = self.way_in(who, &spots) {
            return way_in;
        }
        (spots, if self.shoots(id) { 3 } else { 1 })
    }

    /// Villagers whom the heroes want to free.
    fn villagers(&self) -> Vec<Spot> {
        self.villagers_if(|quest| quest.heroes_win.has(&|goal| matches!(goal, Goal::VillagersFreed(_))))
    }

    /// Villagers whom the overlord wants to be slain.
    fn victims(&self) -> Vec<Spot> {
        self.villagers_if(|quest| quest.overlord_wins.has(&|goal| matches!(goal, Goal::VillagersSlain(_))))
    }

    fn villagers_if(&self, wanted: impl Fn(&Quest) -> bool) -> Vec<Spot> {
        if !self.game.quest_of(self.world).is_some_and(wanted) {
            return Vec::new();
        }
        let tokens = self.world.tokens.iter().filter(|token| token.kind == TokenKind::Villager);
        tokens.map(|token| token.at).collect()
    }

    /// The heroes on the map.
    pub(super) fn heroes_at(&self) -> Vec<Spot> {
        let heroes = self.world.heroes.iter().filter(|hero| !hero.knocked_out);
        heroes.filter_map(|hero| hero.at).collect()
    }

    /// The type of monster that has to leave the map.
    pub(super) fn leaving(&self) -> Option<&str> {
        self.game.quest_of(self.world)?.overlord_wins.leaving().map(|(name, _)| name)
    }

    /// The exit, for monsters that have to leave the map.
    pub(super) fn exit_for(&self, of: MonsterTypeId) -> Option<Vec<Spot>> {
        let leaving = self.leaving()?;
        (self.game.monster(of).name == leaving).then(|| self.exit()).flatten()
    }

    fn exit(&self) -> Option<Vec<Spot>> {
        let ground = &self.world.ground;
        let exit = self.game.quest_of(self.world)?.exit.as_ref()?;
        Some(ground.tile(exit).iter().map(|space| ground.map.spot(*space)).collect())
    }

    /// The exit, for a hero that carries what the quest wants to be carried away.
    fn way_out(&self, id: HeroId) -> Option<Vec<Spot>> {
        let quest = self.game.quest_of(self.world)?;
        let wanted = quest.heroes_win.has(&|goal| matches!(goal, Goal::CarriedAway(_)));
        self.exit().filter(|_| wanted && self.world.hero(id).carries > 0)
    }

    /// If nothing that is wanted can be reached: where the key may lie, or the doors that are shut.
    fn way_in(&self, who: Who, wanted: &[Spot]) -> Option<(Vec<Spot>, i32)> {
        let (world, map) = (self.world, &self.world.ground.map);
        let far = map.distances(world.gates, map.covered(world.body(who)?));
        let reached = |spot: &Spot| map.space(*spot).is_some_and(|space| far[space.index()].is_some());
        if wanted.iter().any(reached) {
            return None;
        }
        let tokens = world.tokens.iter().filter(|token| token.kind == TokenKind::Search);
        let keys: Vec<Spot> = tokens.map(|token| token.at).filter(|spot| reached(spot)).collect();
        if self.needs_key() && who.is_heroic() && !keys.is_empty() {
            return Some((keys, 0));
        }
        let shut = map.gates().iter().enumerate().filter(|(n, _)| !world.gates.is_open(*n as u8));
        let sides =
            shut.flat_map(|(_, gate)| gate.between.iter().flat_map(|(a, b)| [map.spot(*a), map.spot(*b)]));
        let doors: Vec<Spot> = sides.filter(reached).collect();
        (!doors.is_empty()).then_some((doors, 0))
    }

    /// Whether the key has still to be found.
    pub(super) fn needs_key(&self) -> bool {
        self.game.quest_of(self.world).is_some_and(|quest| !quest.unique.is_empty()) && !self.world.tally.key
    }

    fn shoots(&self, id: HeroId) -> bool {
        let weapons =
            self.world.hero(id).equipped().filter_map(|owned| self.game.item(owned.item).weapon.as_ref());
        weapons.into_iter().any(|weapon| weapon.kind == AttackKind::Ranged)
    }

    /// How far every space is from these for a figure that goes around its enemies, pits and fire; if that leads nowhere,
    /// how far one counts.
    fn far(&self, who: Who, goals: &[Spot]) -> Vec<Option<u8>> {
        let map = &self.world.ground.map;
        let from = || goals.iter().filter_map(|spot| map.space(*spot));
        let around = self.far_around(who, from());
        let reached = self.world.body(who).is_some_and(|body| self.spaces(&around, body) < NOWHERE);
        if reached { around } else { map.distances(self.world.gates, from()) }
    }

    fn far_around(&self, who: Who, from: impl Iterator<Item = SpaceId>) -> Vec<Option<u8>> {
        let (world, map) = (self.world, &self.world.ground.map);
        let enemies = world.figures().filter(|(other, _)| other.is_heroic() != who.is_heroic());
        let enemies = world.spaces_of(enemies);
        let bad = |spot: Spot| matches!(world.terrain(spot), Terrain::Pit | Terrain::Lava | Terrain::Hazard);
        let shuns = |space: SpaceId| enemies.contains(space) || bad(map.spot(space));
        let mut far = vec![None; map.len()];
        let mut queue: VecDeque<SpaceId> = from.collect();
        queue.iter().for_each(|space| far[space.index()] = Some(0));
        while let Some(here) = queue.pop_front() {
            let next = far[here.index()].unwrap_or(0u8).saturating_add(1);
            for there in map.around(here) {
                let free = far[there.index()].is_none() && !shuns(there);
                if free && map.may_step(world.gates, there, here) {
                    far[there.index()] = Some(next);
                    queue.push_back(there);
                }
            }
        }
        far
    }

    /// Whether a monster that has to leave the map can do so in this activation.
    pub(super) fn gets_out(&self, at: &Activation) -> bool {
        let Some((id, body)) = at.who.monster().zip(self.world.body(at.who)) else { return false };
        let Some(exit) = self.exit_for(id.of) else { return false };
        let shambles = self.world.has_trait(self.game, at.who, Trait::Shambling);
        let moved = self.world.turn_of(at.who).map_or(0, |turn| turn.moves);
        let moves = if shambles { at.actions.min(1_u8.saturating_sub(moved)) } else { at.actions };
        let points = i32::from(at.points) + i32::from(moves) * i32::from(self.world.speed(self.game, at.who));
        self.spaces(&self.far(at.who, &exit), body) < points
    }

    /// Whether the one whom the heroes have to defeat lets them come: it goes only where it can strike at once.
    pub(super) fn waits(&self, at: &Activation) -> bool {
        let Some((id, body)) = at.who.monster().zip(self.world.body(at.who)) else { return false };
        if !self.has_to_fall(id) || self.can_slay(at.who, &self.victims()) {
            return false;
        }
        let speed = if at.actions > 1 { self.world.speed(self.game, at.who) } else { 0 };
        let points = i32::from(at.points.max(speed));
        self.spaces_to(&self.heroes_at(), body) > points + self.reach(id)
    }

    fn has_to_fall(&self, id: MonsterId) -> bool {
        let quest = self.game.quest_of(self.world);
        let wanted = |goal: &Goal| matches!(goal, Goal::DefeatNamed(_));
        self.is_named(Some(id)) && quest.is_some_and(|quest| quest.heroes_win.has(&wanted))
    }

    /// Over how many spaces a monster strikes.
    fn reach(&self, id: MonsterId) -> i32 {
        if self.game.monster(id.of).kind == AttackKind::Ranged {
            return 4;
        }
        if self.world.has_trait(self.game, Who::Monster(id), Trait::Reach) { 2 } else { 1 }
    }
}
