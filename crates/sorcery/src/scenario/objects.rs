//! OBJ, TRAP: doors, chests, search tokens and traps.

use super::deeds::{self, Source};
use crate::actions::{acts, arrivals, ending, items};
use crate::content::{AreaId, Barred, Chest, Colour, Deed, Passive, Thing, TrapId, Whom};
use crate::rulings::DeadOpener;
use crate::shown::{Fact, Prompt};
use crate::world::{HeroId, Left, Pick, Who, World};
use crate::{Play, Sorcery};
use board::area::DoorId;
use table::Rule;

impl World {
    /// SS-OBJ-01, SS-OBJ-02: closed doors on the border of an area, with the area behind each.
    pub fn doors_at(&self, at: AreaId) -> Vec<(DoorId, AreaId, Barred)> {
        let closed = self.ground.plan.map.doors().iter().filter(|door| !self.open.is_open(door.id));
        let beside = closed.filter_map(|door| match door.between {
            (a, b) if a == at => Some((door.id, b)),
            (a, b) if b == at => Some((door.id, a)),
            _ => None,
        });
        beside.map(|(id, to)| (id, to, self.doors[usize::from(id.0)])).collect()
    }

    /// SS-FREE-02, SS-ACT-07, SS-OBJ-05, SS-OBJ-06, SS-OBJ-08, SS-OBJ-09, SS-OBJ-13: what a hero may do with objects: free actions,
    /// and standard actions.
    pub fn object_options(&self, hero: HeroId) -> (Vec<Pick>, Vec<Pick>) {
        let is = self.hero(hero);
        let at = is.body.at;
        let engaged = self.is_engaged(Who::Hero(hero));
        let (mut free, mut standard) = (Vec::new(), Vec::new());
        for (_, to, barred) in self.doors_at(at) {
            match barred {
                Barred::Door => free.push(Pick::Open(self.spot(to))),
                Barred::Locked if !engaged => standard.push(Pick::BashDoor(self.spot(to))),
                Barred::Magic if is.key => free.push(Pick::Unlock(self.spot(to))),
                _ => {}
            }
        }
        for (_, thing) in self.things.iter().filter(|(area, _)| *area == at) {
            match thing {
                Thing::Chest if !engaged => standard.push(Pick::BashChest),
                Thing::LockedChest if is.key => free.push(Pick::UnlockChest),
                Thing::Search if !engaged => standard.push(Pick::Search),
                _ => {}
            }
        }
        free.dedup();
        standard.dedup();
        (free, standard)
    }
}

/// SS-OBJ-03, SS-OBJ-04, SS-OBJ-05, SS-FREE-02, SS-ACT-07: a trap card first, then the door is gone for good.
pub fn open_door(play: &mut Play, hero: HeroId, to: AreaId) -> Rule {
    let at = play.world.hero(hero).body.at;
    let Some((door, ..)) = play.world.doors_at(at).into_iter().find(|(_, behind, _)| *behind == to) else {
        return Ok(());
    };
    trap(play, hero, &[at, to], None)?;
    play.world.open = play.world.open.with(door);
    play.tell(|_, world| Fact::Opens { hero, area: world.spot(to) });
    arrivals::reveal_shadows(play)?;
    ending::look(play)
}

/// SS-OBJ-09, SS-OBJ-10: the magic lock goes; door or chest is still closed.
pub fn unlock(play: &mut Play, hero: HeroId, pick: &Pick) {
    let at = play.world.hero(hero).body.at;
    let chest = (at, Thing::LockedChest);
    let is = |(_, to, barred): &(DoorId, AreaId, Barred)| {
        *barred == Barred::Magic && *pick == Pick::Unlock(play.world.spot(*to))
    };
    if let Some((door, ..)) = play.world.doors_at(at).into_iter().find(is) {
        play.world.doors[usize::from(door.0)] = Barred::Door;
    } else if let Some(thing) = play.world.things.iter_mut().find(|thing| **thing == chest) {
        thing.1 = Thing::Chest;
    }
    play.world.things.sort_unstable();
    play.tell(|_, _| Fact::Unlocks { hero });
}

/// SS-OBJ-07: a trap card, then what the chest holds; if the trap kills, it lies in the area.
pub fn bash_chest(play: &mut Play, hero: HeroId) -> Rule {
    let at = play.world.hero(hero).body.at;
    trap(play, hero, &[], Some(at))?;
    let Some(n) = play.world.things.iter().position(|thing| *thing == (at, Thing::Chest)) else {
        return Ok(());
    };
    play.world.things.remove(n);
    let Some(chest) = play.draw("chests", |world| &mut world.decks.chests)? else { return Ok(()) };
    play.world.decks.chests.discard(chest);
    play.tell(|_, _| Fact::Chest { hero, chest });
    // SS-GAP-31: if the trap has killed the opener, it lies in the area, or is lost.
    let dead = play.world.hero(hero).ghost;
    if dead && play.world.rulings().dead_opener == DeadOpener::Lost {
        return Ok(());
    }
    match chest {
        Chest::Treasures(n) if dead => (0..n).for_each(|_| play.world.leave(at, Left::Treasure)),
        Chest::Treasures(n) => {
            for _ in 0..n {
                items::draw_treasure(play, hero)?;
            }
        }
        Chest::Crowns(n) if dead => {
            let coins = play.world.coins_for(n.into());
            play.world.leave(at, Left::Coins(coins));
        }
        Chest::Crowns(n) => {
            play.world.pay_out(hero, n.into());
            play.tell(|_, _| Fact::Crowns { hero, n: n.into() });
        }
    }
    Ok(())
}

/// SS-OBJ-14, SS-ACT-14, SS-ACT-03: the token is turned over, a red die rolled, and the token removed.
pub fn search(play: &mut Play, hero: HeroId) -> Rule {
    let at = play.world.hero(hero).body.at;
    let Some(n) = play.world.things.iter().position(|thing| *thing == (at, Thing::Search)) else {
        return Ok(());
    };
    play.world.things.remove(n);
    let Some(token) = play.draw("searches", |world| &mut world.decks.searches)? else { return Ok(()) };
    play.world.decks.searches.discard(token);
    let faces = play.game.content.dice.red.clone();
    let face = play.roll(Colour::Red.name(), &faces)?;
    play.tell(|_, _| Fact::Searches { hero, token, face });
    let is = &play.game.content.searches[token.index()];
    let found: Option<Deed> = is.finds.iter().find(|(symbol, _)| face.of(*symbol) > 0).map(|(_, deed)| *deed);
    let source = Source { hero, from: at, range: 0, name: &is.name, event: false };
    deeds::perform(play, source, found.as_slice())
}

/// SS-TRAP-01, SS-TRAP-02, SS-TRAP-03, SS-TRAP-04, SS-TRAP-05, SS-TRAP-06, SS-DTH-13: a trap card, on a door or in an
/// area. A wary hero draws more and chooses one.
pub fn trap(play: &mut Play, hero: HeroId, door: &[AreaId], area: Option<AreaId>) -> Rule {
    let draws = |p: &Passive| if let Passive::Traps(n) = p { *n } else { 1 };
    let n = play.world.passives(play.game, hero).iter().map(draws).max().unwrap_or(1);
    let mut drawn: Vec<TrapId> = Vec::new();
    for _ in 0..n {
        drawn.extend(play.draw("traps", |world| &mut world.decks.traps)?);
    }
    let name = |game: &Sorcery, id: &TrapId| game.content.traps[id.index()].name.clone();
    let options: Vec<Pick> = drawn.iter().map(|id| Pick::Card(name(play.game, id))).collect();
    if options.is_empty() {
        return Ok(());
    }
    let Pick::Card(chosen) = play.choose(hero.seat(), Prompt::WhichTrap { hero }, &options)? else {
        return Ok(());
    };
    let Some(id) = drawn.iter().copied().find(|id| name(play.game, id) == chosen) else { return Ok(()) };
    drawn.into_iter().for_each(|trap| play.world.decks.traps.discard(trap));
    play.tell(|_, _| Fact::Trap { trap: id });
    spring(play, hero, id, door, area)
}

fn spring(play: &mut Play, hero: HeroId, id: TrapId, door: &[AreaId], area: Option<AreaId>) -> Rule {
    let game = play.game;
    let is = &game.content.traps[id.index()];
    // SS-TRAP-07: heroes and companions.
    let mut reach: Vec<Who> = match area {
        Some(at) => acts::side_near(play.world, at, is.range, true),
        // SS-TRAP-04: both areas of a door are one area away.
        None if is.range == 0 => Vec::new(),
        None => door.iter().flat_map(|at| acts::side_near(play.world, *at, is.range - 1, true)).collect(),
    };
    reach.sort_unstable();
    reach.dedup();
    for deed in &is.deeds {
        if deed.whom() == Whom::HeroesNear {
            for who in &reach {
                acts::suffer_deed(play, *who, *deed, &is.name, None)?;
            }
        } else {
            let source = Source {
                hero,
                from: play.world.hero(hero).body.at,
                range: is.range,
                name: &is.name,
                event: false,
            };
            deeds::perform(play, source, std::slice::from_ref(deed))?;
        }
    }
    Ok(())
}
