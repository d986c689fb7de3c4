//! HER: feats and skills that are like no other.

use super::targets::How;
use super::{attack, movement};
use crate::Play;
use crate::content::Until;
use crate::shown::{Fact, Prompt};
use crate::world::{HeroId, Lasting, Lasts, MonsterId, Pick, Who, World};
use board::square::Spot;
use table::Rule;

/// Up to twice the Speed, counted in spaces, with one attack at any point of it.
pub fn move_twice_and_attack(play: &mut Play, by: Who) -> Rule {
    let Who::Hero(id) = by else { return Ok(()) };
    let mut left = 2 * play.world.speed(play.game, by);
    let mut attacks = 1;
    while play.world.is_on_map(by) {
        let mut picks: Vec<Pick> =
            if left > 0 { movement::next_spaces(play.world, play.game, by, left) } else { Vec::new() };
        if play.world.stands_alone(by) {
            if attacks > 0 && !play.world.weapons(play.game, id, &How::default()).is_empty() {
                picks.push(Pick::Attack);
            }
            picks.push(Pick::Done);
        }
        match play.choose(id.seat(), Prompt::MoveSpaces { who: by, left }, &picks)? {
            Pick::Step(to) => {
                left -= 1;
                movement::arrive(play, by, to)?;
            }
            Pick::Attack => {
                attacks = 0;
                attack::by_hero(play, id, &How::default())?;
            }
            _ => return Ok(()),
        }
    }
    Ok(())
}

/// DC-HERO-58: the hero leaves the map; a token marks where it was.
pub fn vanish(play: &mut Play, by: Who, far: u8) {
    let Who::Hero(id) = by else { return };
    let hero = play.world.hero_mut(id);
    if let Some(at) = hero.at.take() {
        hero.begin(Lasting { what: Lasts::Away(at, far), until: Until::Return });
    }
    play.tell(|_, _| Fact::Leaves { who: by });
}

/// At the start of its next turn it comes back on an empty space near the token.
pub fn come_back(play: &mut Play, id: HeroId) -> Rule {
    let Some((token, far)) = play.world.hero(id).away() else { return Ok(()) };
    let near = play.world.ground.map.within(play.world.gates, play.world.space(token), far);
    let spots: Vec<Spot> = near.iter().map(|space| play.world.ground.map.spot(space)).collect();
    let picks: Vec<Pick> = spots.into_iter().filter(|s| play.world.is_empty(*s)).map(Pick::Place).collect();
    if picks.is_empty() {
        return Ok(());
    }
    if let Pick::Place(at) = play.choose(id.seat(), Prompt::PlaceHero { hero: id }, &picks)? {
        let hero = play.world.hero_mut(id);
        hero.end(Until::Return);
        hero.at = Some(at);
        play.tell(|_, _| Fact::Placed { who: Who::Hero(id), at });
        movement::placed(play, Who::Hero(id), at)?;
    }
    Ok(())
}

impl World {
    /// DE-AOE-17, DC-CLASS-64, DE-ADJ-14: for an oath: the monsters beside another hero within 3 spaces, each with the
    /// closest empty spaces beside it.
    pub fn oaths(&self, id: HeroId) -> Vec<(MonsterId, Vec<Spot>)> {
        let who = Who::Hero(id);
        let others: Vec<Who> = self
            .figures_within(who, 3)
            .into_iter()
            .filter(|w| *w != who && self.is_hero_for_skills(*w))
            .collect();
        let threatened = |id: MonsterId| others.iter().any(|hero| self.beside(Who::Monster(id), *hero));
        let Some(own) = self.body(who).filter(|_| !others.is_empty()) else { return Vec::new() };
        let far = self.ground.map.distances(self.gates, self.space(own.at));
        let range = |spot: Spot| self.space(spot).and_then(|space| far[space.index()]);
        let mut found = Vec::new();
        for monster in self.monsters.iter().map(|monster| monster.id).filter(|id| threatened(*id)) {
            let spots = self.spots().into_iter();
            let empty: Vec<Spot> = spots.filter(|spot| self.is_empty_for(*spot, who)).collect();
            let beside = |spot: &&Spot| self.beside_spot(Who::Monster(monster), **spot);
            // DC-CLASS-65: if none beside it is empty, one within 2 spaces.
            let near = |spot: &&Spot| self.is_within(Who::Monster(monster), **spot, 2);
            let mut free: Vec<Spot> = empty.iter().filter(beside).copied().collect();
            if free.is_empty() {
                free = empty.iter().filter(near).copied().collect();
            }
            let least = free.iter().filter_map(|spot| range(*spot)).min();
            let closest: Vec<Spot> =
                free.into_iter().filter(|s| least.is_some() && range(*s) == least).collect();
            if !closest.is_empty() {
                found.push((monster, closest));
            }
        }
        found
    }
}

/// DE-AOE-17, DC-CLASS-66: the knight is placed on the closest empty space beside such a monster, and attacks it.
pub fn oath(play: &mut Play, by: Who) -> Rule {
    let Who::Hero(id) = by else { return Ok(()) };
    let oaths = play.world.oaths(id);
    let picks: Vec<Pick> = oaths.iter().map(|(monster, _)| Pick::Monster(*monster)).collect();
    if picks.is_empty() {
        return Ok(());
    }
    let Pick::Monster(monster) = play.choose(id.seat(), Prompt::WhichMonster, &picks)? else { return Ok(()) };
    let places: Vec<Pick> = oaths
        .into_iter()
        .filter(|(other, _)| *other == monster)
        .flat_map(|(_, spots)| spots)
        .map(Pick::Place)
        .collect();
    if let Pick::Place(at) = play.choose(id.seat(), Prompt::PlaceHero { hero: id }, &places)? {
        play.world.put(by, board::square::Body::small(at));
        play.tell(|_, _| Fact::Placed { who: by, at });
        movement::placed(play, by, at)?;
    }
    if !play.world.is_on_map(by) {
        return Ok(());
    }
    // DC-CLASS-66: with any weapon.
    let how = How { only: Some(Who::Monster(monster)), ..How::default() };
    attack::by_hero(play, id, &how).map(|_| ())
}
