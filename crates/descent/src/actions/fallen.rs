//! LTN, REL: lieutenants that fall, and the relics that they carry.

use super::rolls;
use crate::Play;
use crate::content::{Colour, MonsterTypeId};
use crate::shown::{Fact, Prompt};
use crate::world::{Monster, MonsterId, Pick, Who, World};
use board::square::Body;
use table::Rule;

/// DE-LTN-04, DE-LTN-05, DE-REL-07: where the quest says so, a lieutenant is knocked out like a hero: its conditions are
/// discarded, and its place is remembered. It keeps its relic.
pub fn goes_down(play: &mut Play, fell: Option<&Monster>) -> bool {
    let Some(monster) = fell.filter(|monster| play.world.is_knocked_out_only(monster.id.of)) else {
        return false;
    };
    let mut monster = monster.clone();
    let who = Who::Monster(monster.id);
    monster.conditions.clear();
    play.world.special.down.push(monster);
    play.world.special.down.sort_by_key(|monster| monster.id);
    play.tell(|_, _| Fact::GoesDown { who });
    true
}

impl World {
    fn is_knocked_out_only(&self, of: MonsterTypeId) -> bool {
        self.groups.iter().any(|group| group.of == of && group.stands_up)
    }
}

/// DE-REL-06: the relic of a lieutenant that is defeated is of no use for the rest of the quest.
pub fn loses_relic(play: &mut Play, id: MonsterId) {
    for carried in play.world.special.relics.iter_mut().filter(|one| one.by == Some(id.of)) {
        carried.broken = true;
    }
}

/// DE-LTN-05: a lieutenant that is knocked out may stand up, with two red dice; whether it did.
pub fn stand_up(play: &mut Play, of: MonsterTypeId) -> Rule<Option<Who>> {
    let down = play.world.special.down.iter().find(|monster| monster.id.of == of);
    let Some(id) = down.map(|monster| monster.id) else { return Ok(None) };
    let who = Who::Monster(id);
    let seat = play.world.overlord_seat();
    let picks = [Pick::StandUp, Pick::Pass];
    if play.choose(seat, Prompt::LieutenantStandsUp { who }, &picks)? != Pick::StandUp {
        return Ok(None);
    }
    let hearts = rolls::roll(play, who, &[Colour::Red; 2])?.damage;
    let Some(at) = play.world.place_of_down(id) else { return Ok(None) };
    let near = play.world.closest_empty(at).into_iter();
    let places: Vec<Pick> = near.map(|spot| Pick::Expand(Body::small(spot))).collect();
    if places.is_empty() {
        return Ok(None);
    }
    let Pick::Expand(body) = play.choose(seat, Prompt::PlaceMonster { of }, &places)? else {
        return Ok(None);
    };
    returns(play, id, body, hearts.max(1));
    Ok(Some(who))
}

impl World {
    fn place_of_down(&self, id: MonsterId) -> Option<board::square::Spot> {
        self.special.down.iter().find(|monster| monster.id == id).map(|monster| monster.body.at)
    }
}

fn returns(play: &mut Play, id: MonsterId, body: Body, recovered: u8) {
    let down = &mut play.world.special.down;
    let Some(place) = down.iter().position(|monster| monster.id == id) else { return };
    let mut monster = down.remove(place);
    let recovered = recovered.min(monster.damage);
    (monster.damage, monster.body) = (monster.damage - recovered, body);
    let (who, rank) = (Who::Monster(id), monster.rank);
    play.world.add_monster(monster);
    play.tell(|_, _| Fact::Recovers { who, n: recovered });
    play.tell(|_, _| Fact::Appears { who, rank, body });
}

/// DE-LTN-06: what restores Health may concern a lieutenant that is knocked out: it is on the map again.
pub fn recovers(play: &mut Play, id: MonsterId, n: u8) {
    let Some(at) = play.world.place_of_down(id) else { return };
    if let Some(spot) = play.world.closest_empty(at).first().copied().filter(|_| n > 0) {
        returns(play, id, Body::small(spot), n);
    }
}
