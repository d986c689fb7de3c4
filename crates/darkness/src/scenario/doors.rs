//! DOR: doors, door cards and revealing chambers.

use crate::actions::effects::{By, happen};
use crate::actions::items::place_treasure;
use crate::actions::party;
use crate::content::{Effect, Token, ZoneId};
use crate::monsters::spawn;
use crate::rulings::RevealDraws;
use crate::shown::{Fact, Prompt};
use crate::world::{HeroId, Pick, Spot};
use crate::{Play, World};
use board::area::DoorId;
use table::Rule;

/// MD-DOR-04, MD-DOR-05, MD-DOR-06, MD-DOR-16: a hero opens a door of its zone for good; a chamber that it leads to for the first time is
/// revealed.
pub fn open(play: &mut Play, hero: HeroId, door: DoorId) -> Rule {
    let here = play.world.hero(hero).zone;
    let Some(behind) = play.world.behind(door, here) else { return play.impossible("a door to nowhere") };
    play.world.open = play.world.open.with(door);
    play.tell(|_, w| Fact::Opens { hero, zone: w.spot(behind) });
    for zone in [behind, here] {
        if !play.world.is_revealed(zone) {
            reveal(play, hero, zone)?;
        }
    }
    Ok(())
}

/// MD-DOR-07, MD-DOR-08: a door card, then enemies, then treasure.
fn reveal(play: &mut Play, hero: HeroId, behind: ZoneId) -> Rule {
    let Some(chamber) = play.world.ground.chamber[behind.index()] else { return Ok(()) };
    play.world.revealed |= 1 << chamber;
    let zones: Vec<ZoneId> = play.world.ground.zones_of(chamber).collect();
    let more = door_card(play, hero, behind)?;
    if play.world.rulings().reveal_draws == RevealDraws::FloorFirst {
        treasures(play, &zones, behind, more)?;
        return enemies(play, &zones);
    }
    enemies(play, &zones)?;
    treasures(play, &zones, behind, more)
}

/// MD-DOR-09, MD-DOR-10, MD-DOR-11: the event of the card; says how many more treasure tokens there will be.
fn door_card(play: &mut Play, hero: HeroId, behind: ZoneId) -> Rule<u8> {
    let Some(id) = play.draw("doors", |w| &mut w.decks.doors)? else { return Ok(0) };
    play.tell(|_, _| Fact::DoorCard { card: id });
    let card = play.game.content.doors[usize::from(id.0)].clone();
    let mut more = 0;
    for effect in card.does {
        match effect {
            Effect::Treasure(n) => more += n,
            Effect::Mob => spawn::spawn_mob(play, behind, false).map(|_| ())?,
            Effect::RoamingMonster => {
                let portal = play.world.zones_with(Token::RoamingPortal).first().copied().unwrap_or(behind);
                spawn::spawn_roaming(play, portal)?;
            }
            other => happen(play, By::Door(hero), other)?,
        }
    }
    if !card.removed {
        play.world.decks.doors.discard(id);
    }
    Ok(more)
}

/// MD-DOR-12, MD-SPN-13, MD-ACC-01: a mob for each enemy token, which is then removed.
fn enemies(play: &mut Play, zones: &[ZoneId]) -> Rule {
    loop {
        let tokens = |token: Token| {
            let here = play.world.lying.iter().filter(move |l| l.token == token && zones.contains(&l.zone));
            here.map(|l| l.zone).collect::<Vec<_>>()
        };
        let (quarries, mut common) = (tokens(Token::Quarry), tokens(Token::Enemy));
        if let Some(zone) = quarries.first().copied() {
            spawn::spawn_quarry(play, zone)?;
            play.world.pick_up(zone, Token::Quarry);
            continue;
        }
        common.dedup();
        let options = play.world.zone_picks(common);
        if options.is_empty() {
            return Ok(());
        }
        let Pick::Zone(Spot { zone, .. }) = party(play, Prompt::NextSpawn, &options)? else { return Ok(()) };
        play.world.pick_up(zone, Token::Enemy);
        spawn::spawn_mob(play, zone, false)?;
    }
}

/// MD-DOR-13, MD-DOR-14: a treasure token for each loot token, in its zone; those of the door card with them.
fn treasures(play: &mut Play, zones: &[ZoneId], behind: ZoneId, more: u8) -> Rule {
    let marked = play.world.loot_in(zones);
    let options = play.world.zone_picks(if marked.is_empty() { vec![behind] } else { marked });
    replace_loot(play, zones)?;
    for _ in 0..more {
        if let Pick::Zone(zone) = party(play, Prompt::NextTreasure, &options)? {
            place_treasure(play, zone.zone, 1)?;
        }
    }
    Ok(())
}

/// MD-TRS-03, MD-GEN-06: each loot token is replaced. If the bag holds too few tokens, the players choose where they lie.
fn replace_loot(play: &mut Play, zones: &[ZoneId]) -> Rule {
    let tokens =
        play.world.lying.iter().filter(|l| l.token == Token::Loot && zones.contains(&l.zone)).count();
    let enough = play.world.bag.inside().len() >= tokens;
    loop {
        let mut marked = play.world.loot_in(zones);
        // In an empty bag nothing is left to choose.
        if enough || play.world.bag.inside().is_empty() {
            marked.truncate(1);
        }
        if marked.is_empty() {
            return Ok(());
        }
        let options = play.world.zone_picks(marked);
        let Pick::Zone(Spot { zone, .. }) = party(play, Prompt::NextTreasure, &options)? else {
            return Ok(());
        };
        play.world.pick_up(zone, Token::Loot);
        place_treasure(play, zone, 1)?;
    }
}

impl World {
    /// Those of some zones that hold loot tokens.
    fn loot_in(&self, zones: &[ZoneId]) -> Vec<ZoneId> {
        zones.iter().copied().filter(|zone| self.tokens_in(*zone).any(|t| t == Token::Loot)).collect()
    }
}
