//! CAMP: from one quest of a campaign to the next.

use crate::Play;
use crate::actions::party;
use crate::content::{Link, QuestId};
use crate::scenario::deeds::{self, Source};
use crate::scenario::setup;
use crate::shown::{Fact, Prompt};
use crate::world::{Ended, Pick, Stage};
use table::Rule;

/// SS-CAMP-01: after a quest the next one, or the same again; the last one ends the campaign.
pub fn go_on(play: &mut Play) -> Rule {
    let Some(quest) = play.world.agreed.quest else { return over(play, Ended::Lost) };
    let name = &play.game.content.quests[quest.index()].name;
    let link = play.game.content.campaign.iter().find(|link| link.quest == *name);
    match play.world.ended {
        Some(Ended::Won) => won(play, quest, link),
        _ => lost(play, quest, link),
    }
}

/// SS-CAMP-08: first what the quest gives; then the players choose what follows.
fn won(play: &mut Play, quest: QuestId, link: Option<&Link>) -> Rule {
    let then = link.map_or(&[][..], |link| &link.then);
    let options: Vec<Pick> =
        then.iter().filter_map(|name| play.game.content.quest(name)).map(Pick::Quest).collect();
    if options.is_empty() {
        return over(play, Ended::Won);
    }
    let Some(chronicle) = &mut play.world.campaign else { return Ok(()) };
    if chronicle.won.last() != Some(&quest) {
        chronicle.won.push(quest);
        chronicle.lost = 0;
        return reward(play, quest);
    }
    match party(play, Prompt::NextQuest, &options)? {
        Pick::Quest(next) => begin(play, next),
        _ => Ok(()),
    }
}

fn reward(play: &mut Play, quest: QuestId) -> Rule {
    let hero = play.world.active_hero();
    let source = Source { hero, from: play.world.hero(hero).body.at, range: 0, name: "reward", event: false };
    deeds::perform(play, source, &play.game.content.quests[quest.index()].reward)
}

/// A quest may be tried again; when it was lost too often, the campaign is lost.
fn lost(play: &mut Play, quest: QuestId, link: Option<&Link>) -> Rule {
    let tries = link.map_or(1, |link| link.tries);
    let Some(chronicle) = &mut play.world.campaign else { return Ok(()) };
    chronicle.lost += 1;
    if chronicle.lost >= tries { over(play, Ended::Lost) } else { begin(play, quest) }
}

fn begin(play: &mut Play, quest: QuestId) -> Rule {
    *play.world = setup::begin_again(play.game, play.world, quest);
    play.tell(|_, _| Fact::Quest { quest });
    Ok(())
}

fn over(play: &mut Play, ended: Ended) -> Rule {
    play.world.ended = Some(ended);
    play.world.stage = Stage::Over;
    Ok(())
}
