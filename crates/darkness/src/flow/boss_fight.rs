//! BOS: the start of a boss fight.

use super::{level, round};
use crate::actions::party;
use crate::content::{Class, TileAlone, Token, ZoneId};
use crate::rulings::{BossRound, DefeatedLevelUp};
use crate::shown::{Fact, Prompt};
use crate::world::{Enemy, Engine, HeroId, Marker, Pick, Stage, World};
use crate::{Darkness, Play};
use board::SpaceId;
use board::area::{DoorId, Doors};
use std::sync::Arc;
use table::Rule;

/// MD-BOS-05, MD-BOS-06, MD-BOS-07, MD-BOS-08, MD-BOS-09, MD-BOS-10: the six steps.
pub fn start(play: &mut Play) -> Rule {
    play.tell(|_, _| Fact::BossFight);
    break_off(play);
    move_heroes(play)?;
    play.world.refill(play.game);
    level::phase(play)?;
    if let Some(tile) = boss_tile(play) {
        play.world.keep_tile(play.game, tile);
    }
    play.world.marker = Marker::Boss(1);
    if let Some(boss) = play.world.boss.as_mut() {
        boss.awake = true;
    }
    begin_hero_phase(play)
}

/// MD-DEC-52: the turn that is under way ends, and the round with it, if the fight begins a new one.
fn break_off(play: &mut Play) {
    match play.world.rulings().boss_round {
        BossRound::New => round::close(play),
        BossRound::HeroPhase => round::close_turns(play),
    }
}

/// MD-BOS-10, MD-DEC-52: a Hero Phase, with or without what begins a round; a Rogue has its actions in either.
fn begin_hero_phase(play: &mut Play) -> Rule {
    match (play.world.rulings().boss_round, play.world.hero_of(Class::Rogue)) {
        (BossRound::New, _) => {
            play.world.round += 1;
            play.world.stage = Stage::RoundStart;
            return Ok(());
        }
        (BossRound::HeroPhase, Some(rogue)) => round::draw_tools(play, rogue)?,
        (BossRound::HeroPhase, None) => {}
    }
    play.world.stage = Stage::Heroes;
    Ok(())
}

fn boss_tile(play: &Play) -> Option<u8> {
    let quest = &play.game.content.quests[play.world.agreed.quest?.index()];
    quest.boss.as_ref().map(|b| b.tile)
}

/// MD-BOS-05, MD-DEC-22: all heroes come into the boss chamber; between several zones the players decide.
fn move_heroes(play: &mut Play) -> Rule {
    let Some(quest) = play.world.agreed.quest else { return Ok(()) };
    let places = play.game.content.quests[quest.index()].boss.clone();
    let zones = places.iter().flat_map(|b| &b.heroes).filter_map(|(x, y)| play.world.ground.map.at(*x, *y));
    let zones: Vec<ZoneId> = zones.collect();
    let options = play.world.zone_picks(zones);
    let heroes: Vec<HeroId> = play.world.hero_ids().collect();
    for hero in heroes {
        if options.is_empty() {
            break;
        }
        if let Pick::Zone(zone) = party(play, Prompt::BossStart { hero }, &options)? {
            play.world.hero_mut(hero).zone = zone.zone;
        }
    }
    Ok(())
}

impl World {
    /// MD-BOS-06, MD-DEC-41: health and mana at their maximum; the defeated stand again.
    fn refill(&mut self, game: &Darkness) {
        let all = self.rulings().defeated_level_up == DefeatedLevelUp::Yes;
        for hero in &mut self.heroes {
            if hero.defeated && !all {
                continue;
            }
            hero.defeated = false;
            hero.gained = 0;
            hero.health = hero.max_health(game);
            hero.mana = hero.max_mana(game);
        }
    }

    /// MD-BOS-08: all other tiles are removed with everything on them.
    fn keep_tile(&mut self, game: &Darkness, tile: u8) {
        let TileAlone { ground, zones: new, doors } = self.ground.tile_alone(tile);
        let at = |zone: ZoneId| new.get(zone.index()).copied().flatten();
        self.heroes.iter_mut().for_each(|h| h.zone = at(h.zone).unwrap_or(SpaceId(0)));
        if let Some(boss) = &mut self.boss {
            boss.zone = at(boss.zone).unwrap_or(SpaceId(0));
        }
        let gone = |zone: ZoneId| at(zone).is_none();
        self.put_off_board_away(game, gone);
        self.lying.iter_mut().for_each(|l| l.zone = at(l.zone).unwrap_or(l.zone));
        self.mobs.iter_mut().for_each(|m| m.zone = at(m.zone).unwrap_or(m.zone));
        self.roaming.iter_mut().for_each(|r| r.zone = r.zone.and_then(at));
        for hero in &mut self.heroes {
            match &mut hero.engine {
                Engine::Paladin { tokens, .. } => tokens.iter_mut().for_each(|t| *t = t.and_then(at)),
                Engine::Shaman { spirits, .. } => {
                    for spirit in spirits {
                        *spirit = spirit.and_then(|s| Some(crate::world::Spirit { zone: at(s.zone)?, ..s }));
                    }
                }
                _ => {}
            }
        }
        self.revealed = u64::MAX;
        let open = doors.iter().enumerate().filter(|(_, was)| self.open.is_open(**was));
        self.open = open.fold(Doors::CLOSED, |open, (n, _)| open.with(DoorId(n as u8)));
        self.ground = Arc::new(ground);
    }

    /// What leaves the table goes where it came from: cards to their discards, treasure tokens into the bag, poison into
    /// the tool bag.
    fn put_off_board_away(&mut self, game: &Darkness, gone: impl Fn(ZoneId) -> bool) {
        for lying in self.lying.extract_if(.., |l| gone(l.zone)) {
            if let Token::Treasure(rarity) = lying.token {
                self.bag.put(rarity);
            }
        }
        let enemies = self.enemies().into_iter().filter(|enemy| *enemy != Enemy::Boss);
        let lost: Vec<Enemy> = enemies.filter(|enemy| self.zone_of(*enemy).is_some_and(&gone)).collect();
        lost.into_iter().for_each(|enemy| self.put_away(game, enemy));
    }
}
