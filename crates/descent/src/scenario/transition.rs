//! QST: from one encounter of a quest to the next.

use crate::Play;
use crate::actions::{revive, secret};
use crate::content::Until;
use crate::rulings::RefreshBetween;
use crate::scenario::setup;
use crate::shown::{Fact, Prompt};
use crate::world::{HeroId, Pick, Stage};
use board::square::Gates;
use std::sync::Arc;
use table::Rule;

/// DE-QST-08, DE-QST-17: the next encounter of the quest is laid out, with the heroes as they are.
pub fn go(play: &mut Play) -> Rule {
    let next = play.game.quest_of(play.world).and_then(|quest| quest.then.as_deref());
    let Some(next) = next.and_then(|name| play.game.content.quest(name)) else {
        return play.impossible("there is no next encounter");
    };
    let heroes: Vec<HeroId> = play.world.hero_ids().collect();
    for id in heroes {
        pass_on(play, id)?;
    }
    // DE-SEC-17: a room without reward is discarded.
    secret::close(play);
    let game = play.game;
    let world = &mut *play.world;
    world.agreed.quest = Some(next);
    world.ground = Arc::clone(&game.content.grounds[usize::from(next.0)]);
    world.gates = Gates::SHUT;
    world.monsters.clear();
    world.overlord.rising.clear();
    (world.overlord.misery, world.round, world.stage) = (false, 1, Stage::SetUp);
    (world.tokens, world.tally) = (Vec::new(), Default::default());
    setup::lay_out(game, world);
    play.tell(|_, _| Fact::NextEncounter { quest: next });
    Ok(())
}

/// DE-QST-09, DE-QST-10, DE-QST-11, DE-QST-12, DE-QST-13, DE-QST-15, DE-QST-16: damage, conditions and search cards
/// stay, fatigue is recovered, feats may be used again; whoever is knocked out may stand up. Familiars are not placed
/// again (DE-FAM-05).
fn pass_on(play: &mut Play, id: HeroId) -> Rule {
    // DE-TNT-05
    if play.world.hero(id).knocked_out && !play.world.hero(id).is_tainted() {
        let picks = [Pick::StandUp, Pick::Pass];
        if play.choose(id.seat(), Prompt::StandsUp { hero: id }, &picks)? == Pick::StandUp {
            revive::between_encounters(play, id)?;
        }
    }
    let refresh = play.world.agreed.rulings.refresh_between == RefreshBetween::Refreshed;
    let hero = play.world.hero_mut(id);
    if !hero.knocked_out {
        hero.fatigue = 0;
    }
    (hero.at, hero.familiar, hero.familiar_acted) = (None, None, false);
    (hero.acted, hero.feat_used, hero.carries) = (false, false, 0);
    hero.end(Until::Return);
    hero.end(Until::Encounter);
    // DE-GAP-24
    if refresh {
        hero.items.iter_mut().for_each(|owned| owned.exhausted = false);
        hero.skills.iter_mut().for_each(|learnt| learnt.exhausted = false);
        play.tell(|_, _| Fact::Refreshes { hero: id });
    }
    Ok(())
}
