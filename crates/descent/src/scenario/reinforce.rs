//! MON: monsters that are placed: at the start, and as reinforcements.

use crate::Play;
use crate::content::{MonsterTypeId, Rank};
use crate::shown::{Fact, Prompt};
use crate::world::{Pick, Stage, Who};
use table::Rule;

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
