//! OVT: the overlord's turn.

use super::round;
use crate::Play;
use crate::actions::{cards, lieutenants, moments, schemes, secret};
use crate::content::Moment;
use crate::monsters::activation;
use crate::scenario::{goals, reinforce};
use crate::shown::{Fact, Prompt};
use crate::world::{MonsterId, Pick, Stage, Who};
use table::Rule;

/// DE-OVT-01, DE-OVT-02, DE-OVT-10, DC-OTHER-01: a card is drawn, and cards of the start of the turn may be played.
pub fn start(play: &mut Play) -> Rule {
    play.tell(|_, _| Fact::OverlordTurn);
    moments::overlords_turn_begins(play);
    secret::overlord_removes(play)?;
    lieutenants::regenerate(play);
    cards::draw(play, 1)?;
    play.world.stage = Stage::OverlordCards;
    Ok(())
}

/// DE-OVT-01, DE-DSC-01: cards of the start of the turn.
pub fn cards_at_start(play: &mut Play) -> Rule {
    schemes::rise(play)?;
    cards::in_own_turn(play, Moment::TurnStart, Vec::new())?;
    if !play.world.is_over() {
        play.world.stage = Stage::Monsters;
    }
    goals::look(play);
    Ok(())
}

/// DE-OVT-03, DE-OVT-04, DE-OVT-05: group after group, and in each monster after monster.
pub fn monsters(play: &mut Play) -> Rule {
    if let Some(who) = play.world.turn.as_ref().map(|turn| turn.who) {
        activation::go_on(play, who)?;
        secret::look(play)?;
        goals::look(play);
        return Ok(());
    }
    match play.world.group {
        Some(group) => next_monster(play, group),
        None => next_group(play),
    }
}

/// DE-MON-06: the overlord says which group comes next.
fn next_group(play: &mut Play) -> Rule {
    let there = |of| play.world.monsters.iter().any(|monster| monster.id.of == of && !monster.activated);
    // DE-LTN-05: a lieutenant that is knocked out may stand up.
    let down = |of| play.world.special.down.iter().any(|monster| monster.id.of == of);
    // DE-MON-14: inactive groups are not activated.
    let ready = play.world.groups.iter().filter(|group| !group.activated && !group.inactive);
    let groups = ready.filter(|group| there(group.of) || down(group.of));
    let picks: Vec<Pick> = groups.map(|group| Pick::Group(group.of)).collect();
    if picks.is_empty() {
        play.world.stage = Stage::OverlordEnd;
        return Ok(());
    }
    let seat = play.world.overlord_seat();
    if let Pick::Group(group) = play.choose(seat, Prompt::NextGroup, &picks)? {
        play.world.group = Some(group);
    }
    Ok(())
}

fn next_monster(play: &mut Play, group: crate::content::MonsterTypeId) -> Rule {
    let waiting: Vec<MonsterId> =
        play.world.monsters.iter().filter(|m| m.id.of == group && !m.activated).map(|m| m.id).collect();
    let picks: Vec<Pick> = waiting.into_iter().map(Pick::Monster).collect();
    if picks.is_empty() && activation::stands_up(play, group)? {
        return Ok(());
    }
    if picks.is_empty() {
        play.world.group = None;
        play.world.groups.iter_mut().filter(|g| g.of == group).for_each(|g| g.activated = true);
        return Ok(());
    }
    let seat = play.world.overlord_seat();
    if let Pick::Monster(id) = play.choose(seat, Prompt::NextMonster, &picks)? {
        activation::begin(play, Who::Monster(id))?;
        goals::look(play);
    }
    Ok(())
}

/// DE-OVT-09: the end of the turn and of the round: cards, and reinforcements of the quest. Cards may be played before
/// these come and after (DC-OL-10, DC-OL-11).
pub fn end(play: &mut Play) -> Rule {
    let played = cards::in_own_turn(play, Moment::TurnEnd, Vec::new())?;
    schemes::fall_again(play);
    let before = play.world.monsters.len();
    reinforce::come(play)?;
    if play.world.monsters.len() > before {
        cards::in_own_turn(play, Moment::TurnEnd, played)?;
    }
    play.world.overlord.misery = false;
    play.world.groups.iter_mut().for_each(|group| group.hindered = false);
    goals::look(play);
    if !play.world.is_over() && play.world.stage != Stage::Between {
        round::next(play);
        goals::look(play);
    }
    Ok(())
}
