//! MON: monsters that are placed: at the start, and as reinforcements.

use crate::Play;
use crate::content::{MonsterTypeId, Rank};
use crate::shown::{Fact, Prompt};
use crate::world::{Pick, Stage, Who};
use table::Rule;

/// DE-MON-13: at the end of each round the overlord places what the quest allows, minion or master, within the group.
pub fn come(play: &mut Play) -> Rule {
    let Some(quest) = play.game.quest_of(play.world) else { return Ok(()) };
    let heroes = play.world.heroes.len() as u8;
    for group in &quest.groups {
        let Some(of) = play.game.content.monster(&group.monster) else { continue };
        let tiles: Vec<&str> =
            [Some(&group.tile), group.or_tile.as_ref()].into_iter().flatten().map(String::as_str).collect();
        come_to(play, of, group.reinforce.with(heroes), &tiles)?;
    }
    // DE-MON-07: open groups, too.
    for (open, of) in quest.open_groups.iter().zip(play.world.special.open_groups.clone()) {
        come_to(play, of, open.reinforce.with(heroes), &[&open.tile])?;
    }
    Ok(())
}

fn come_to(play: &mut Play, of: MonsterTypeId, most: u8, tiles: &[&str]) -> Rule {
    for _ in 0..most {
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
            place_at(play, of, rank, tiles)?;
        }
    }
    Ok(())
}

/// DE-MOV-06: a monster is placed; it enters no space.
pub fn place(play: &mut Play, of: MonsterTypeId, rank: Rank, tile: &str) -> Rule {
    place_at(play, of, rank, &[tile])
}

/// DE-MON-12: the same for one of several tiles, blocked or not.
fn place_at(play: &mut Play, of: MonsterTypeId, rank: Rank, tiles: &[&str]) -> Rule {
    let mut places: Vec<Pick> = Vec::new();
    for pick in tiles.iter().flat_map(|tile| play.world.places(play.game, of, tile)).map(Pick::Expand) {
        if !places.contains(&pick) {
            places.push(pick);
        }
    }
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
