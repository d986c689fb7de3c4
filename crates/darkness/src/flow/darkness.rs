//! DRK: the Darkness Phase.

use super::round;
use crate::actions::items::add_to_bag;
use crate::actions::{ending, party};
use crate::content::{Defeat, Icon, Power, Token, ZoneId};
use crate::monsters::spawn;
use crate::rulings::BackFirstSpace;
use crate::shown::{Ending, Fact, Prompt};
use crate::world::{Marker, Pick, Reached, Spot, Stage};
use crate::{Darkness, Play, World};
use table::Rule;

/// MD-DRK-01, MD-DRK-08: the marker advances, what it reaches takes effect, and all heroes are ready again.
pub fn phase(play: &mut Play) -> Rule {
    let (marker, reached) = play.world.next_space(play.game);
    play.world.marker = marker;
    play.tell(|_, _| Fact::Marker { marker, reached });
    match reached {
        Reached::Icon(icon) => take_effect(play, icon)?,
        Reached::Power(Power::Summon) => {
            if let Some(zone) = play.world.boss.as_ref().map(|b| b.zone) {
                spawn::spawn_mob(play, zone, false)?;
            }
        }
        Reached::Power(_) | Reached::Nothing => {}
    }
    end_round(play)
}

impl World {
    /// MD-DRK-05, MD-DRK-06, MD-DRK-09, MD-BOS-15, MD-BOS-16: where the marker goes next, and what is there.
    pub fn next_space(&self, game: &Darkness) -> (Marker, Reached) {
        let supply = &game.content.supply;
        let first = self.rulings().back_first_space == BackFirstSpace::Reached;
        let icon = |spaces: &[Icon], space: u8| Reached::Icon(spaces[usize::from(space - 1)]);
        match self.marker {
            Marker::Front(space) if usize::from(space) < supply.front.len() => {
                (Marker::Front(space + 1), icon(&supply.front, space + 1))
            }
            Marker::Back(space) if usize::from(space) < supply.back.len() => {
                (Marker::Back(space + 1), icon(&supply.back, space + 1))
            }
            Marker::Front(_) | Marker::Back(_) if first => (Marker::Back(1), icon(&supply.back, 1)),
            Marker::Front(_) | Marker::Back(_) => (Marker::Back(1), Reached::Nothing),
            Marker::Boss(space) => {
                let track = self.boss.as_ref().map_or(&[][..], |b| &game.boss(b.which).track);
                match track.get(usize::from(space)) {
                    Some(power) => (Marker::Boss(space + 1), Reached::Power(*power)),
                    None => (Marker::Boss(space), Reached::Nothing),
                }
            }
        }
    }
}

/// MD-DRK-02, MD-DRK-03, MD-DRK-04, MD-DRK-07: mobs at all portals, a roaming monster at its portal, or a token.
fn take_effect(play: &mut Play, icon: Icon) -> Rule {
    match icon {
        Icon::Nothing => Ok(()),
        Icon::Token(rarity) => {
            add_to_bag(play, rarity);
            Ok(())
        }
        Icon::RoamingMonster => {
            for zone in play.world.zones_with(Token::RoamingPortal) {
                spawn::spawn_roaming(play, zone)?;
            }
            Ok(())
        }
        Icon::Mobs => {
            let mut portals: Vec<ZoneId> = play.world.zones_with(Token::Portal);
            portals.extend(play.world.zones_with(Token::RoamingPortal));
            portals.sort_unstable();
            portals.dedup();
            spawn_all(play, portals)
        }
    }
}

/// MD-DRK-10: the players choose the order of the portals.
fn spawn_all(play: &mut Play, mut portals: Vec<ZoneId>) -> Rule {
    while !portals.is_empty() {
        let options = play.world.zone_picks(portals.iter().copied());
        let Pick::Zone(Spot { zone, .. }) = party(play, Prompt::NextSpawn, &options)? else { return Ok(()) };
        portals.retain(|other| *other != zone);
        spawn::spawn_mob(play, zone, false)?;
    }
    Ok(())
}

/// MD-DRK-08, MD-GEN-05: the round is closed, and the quest may be lost.
fn end_round(play: &mut Play) -> Rule {
    round::close(play);
    let quest = play.world.agreed.quest.map(|quest| &play.game.content.quests[quest.index()]);
    let too_late = quest.is_some_and(|quest| {
        quest.defeat.iter().any(|Defeat::AfterRound(round)| play.world.round >= u16::from(*round))
    });
    // A boss fight gives the party all the time it needs.
    if too_late && !matches!(play.world.marker, Marker::Boss(_)) {
        return ending::end(play, Ending::QuestLost);
    }
    play.world.round += 1;
    play.world.stage = Stage::RoundStart;
    Ok(())
}
