//! SET, MON, REL, SRC: what the overlord decides while an encounter is set up.

use crate::Descent;
use crate::Play;
use crate::content::{MonsterTypeId, OpenGroupAt};
use crate::shown::{Fact, Prompt};
use crate::world::{Group, Pick, World};
use board::square::Spot;
use table::Rule;

/// DE-SET-01: asks the overlord for the next thing to be decided; whether there was one.
pub fn next(play: &mut Play) -> Rule<bool> {
    Ok(open_group(play)? || relic(play)? || unique_token(play)?)
}

impl World {
    /// DE-MON-07: the types that may become an open group: unused, and with one of the traits.
    fn types_for(&self, game: &Descent, open: &OpenGroupAt) -> Vec<Pick> {
        let all = (0..game.content.monsters.len()).map(|n| MonsterTypeId(n as u8));
        let fits = |of: &MonsterTypeId| {
            let printed = game.monster(*of);
            // DE-MON-04: lieutenants have no traits.
            printed.traits.iter().any(|is| open.traits.contains(is))
                && self.groups.iter().all(|group| group.of != *of)
        };
        all.filter(fits).map(Pick::Group).collect()
    }
}

/// DE-MON-07: the type of an open group.
fn open_group(play: &mut Play) -> Rule<bool> {
    let Some(quest) = play.game.quest_of(play.world) else { return Ok(false) };
    let Some(open) = quest.open_groups.get(play.world.special.open_groups.len()) else { return Ok(false) };
    let picks = play.world.types_for(play.game, open);
    if picks.is_empty() {
        return play.impossible("no monster fits an open group").map(|()| false);
    }
    let seat = play.world.overlord_seat();
    if let Pick::Group(of) = play.choose(seat, Prompt::OpenGroup, &picks)? {
        play.world.special.open_groups.push(of);
        play.world.groups.push(Group::new(of));
    }
    Ok(true)
}

/// DE-REL-04, DE-REL-05: which relic a lieutenant carries, if its card is part of the encounter; one each, for the whole
/// quest.
fn relic(play: &mut Play) -> Rule<bool> {
    let world = &play.world;
    if world.special.relics.iter().all(|one| one.by.is_some()) {
        return Ok(false);
    }
    let lieutenant = |group: &&Group| play.game.monster(group.of).lieutenant.is_some();
    let open = |group: &&Group| !world.special.armed.contains(&group.of);
    let Some(of) = world.groups.iter().filter(lieutenant).find(open).map(|group| group.of) else {
        return Ok(false);
    };
    let free = world.special.relics.iter().filter(|one| one.by.is_none());
    let mut picks: Vec<Pick> = free.map(|one| Pick::Relic(one.relic)).collect();
    picks.push(Pick::Pass);
    let seat = play.world.overlord_seat();
    if let Pick::Relic(relic) = play.choose(seat, Prompt::WhichRelic { of }, &picks)? {
        for one in play.world.special.relics.iter_mut().filter(|one| one.relic == relic) {
            one.by = Some(of);
        }
        play.tell(|_, _| Fact::Carries { of, relic });
    }
    play.world.special.armed.push(of);
    Ok(true)
}

/// DE-SRC-03: the overlord puts the unique search token on one of the spaces for it, face down.
fn unique_token(play: &mut Play) -> Rule<bool> {
    let Some(quest) = play.game.quest_of(play.world) else { return Ok(false) };
    if quest.unique.is_empty() || play.world.special.unique.is_some() {
        return Ok(false);
    }
    let spots = quest.unique.iter().map(|(x, y)| Spot::new(*x, *y));
    let picks: Vec<Pick> = spots.map(Pick::Place).collect();
    let seat = play.world.overlord_seat();
    if let Pick::Place(at) = play.choose(seat, Prompt::UniqueToken, &picks)? {
        play.world.special.unique = Some(at);
    }
    Ok(true)
}
