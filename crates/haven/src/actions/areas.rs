//! GH-AOE: areas of effect.

use crate::actions::attack::Weapon;
use crate::actions::cards::Actor;
use crate::content::Pattern;
use crate::rulings::{BlueHexes, MirroredAreas};
use crate::shown::points::points_at_hex;
use crate::{FigureId, Haven, Play, Prompt, Spot, World};
use board::hex::{Area, Turn};
use board::{SpaceId, SpaceSet};
use smallvec::SmallVec;
use std::fmt::Write as _;
use std::sync::Arc;
use table::scene::Role;
use table::{Choice, Phrase, Preview, Rule, Seat, Target, phrase, phrase::Arg};

/// A way to lay an area, with those it hits.
#[derive(Clone, Debug, PartialEq)]
pub enum Lay {
    /// Here.
    On(SmallVec<[Spot; 4]>, SmallVec<[FigureId; 4]>),
    /// Not at all.
    Skip,
}

impl Choice<Haven> for Lay {
    fn key(&self, _: &Haven, out: &mut String) {
        match self {
            Lay::On(spots, _) => {
                out.push_str("area:");
                for (n, spot) in spots.iter().enumerate() {
                    let _ = write!(out, "{}{}", if n > 0 { "+" } else { "" }, spot.name);
                }
            }
            Lay::Skip => out.push_str("done"),
        }
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        match self {
            Lay::On(spots, hit) => {
                let figures = hit.iter().map(|figure| game.points_at_figure(*figure));
                spots.iter().map(|spot| points_at_hex(*spot)).chain(figures).collect()
            }
            Lay::Skip => Vec::new(),
        }
    }

    fn role(&self) -> Role {
        if *self == Lay::Skip { Role::Decline } else { Role::Plain }
    }

    fn say(&self, game: &Haven) -> Phrase {
        match self {
            Lay::On(_, hit) => {
                let hit: Vec<Arg> = hit.iter().map(|f| crate::shown::names::figure_name(game, *f)).collect();
                phrase!("haven-choose-area", targets = Arg::List(hit))
            }
            Lay::Skip => phrase!("haven-choose-done"),
        }
    }
}

/// The same with the weapon, so that the option can be previewed.
#[derive(Clone, Debug, PartialEq)]
pub struct Sweep {
    /// Where.
    pub lay: Lay,
    /// Who attacks.
    pub attacker: FigureId,
    /// With what.
    pub weapon: Arc<Weapon>,
}

impl Choice<Haven> for Sweep {
    fn key(&self, game: &Haven, out: &mut String) {
        self.lay.key(game, out);
    }

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        self.lay.points_at(game)
    }

    fn preview(&self, game: &Haven, _: &Prompt, world: &World, _: Seat) -> Preview {
        match &self.lay {
            Lay::On(spots, hit) => game.preview_area(world, self.attacker, &self.weapon, spots, hit),
            Lay::Skip => Preview::default(),
        }
    }

    fn role(&self) -> Role {
        Choice::<Haven>::role(&self.lay)
    }

    fn say(&self, game: &Haven) -> Phrase {
        self.lay.say(game)
    }
}

/// Hexes, and those on them who are hit.
pub type Laid = (SmallVec<[Spot; 4]>, SmallVec<[FigureId; 4]>);

/// GH-AOE-01, GH-AOE-02, GH-AOE-03, GH-AOE-04, GH-AOE-05, GH-AOE-06: the player lays the area; says where it lies, and
/// whom it hits. If it can hit nobody, nothing is asked.
pub fn choose(play: &mut Play, actor: Actor, weapon: &Weapon) -> Rule<Option<Laid>> {
    let Some(pattern) = &weapon.area else { return Ok(None) };
    let all = crate::actions::cards::concerns_all_inside(play);
    let mut options = play.world.lays(actor.figure, pattern, weapon.range, all);
    if let (1.., Some(from)) = (weapon.at_least, play.world.at(actor.figure)) {
        let far = |f: &FigureId| play.world.is_far_enough(from, *f, weapon);
        options.retain(|lay| matches!(lay, Lay::On(_, hit) if hit.iter().any(far)));
    }
    choose_lay(play, actor, weapon, options)
}

/// The player chooses a target in range and a way to it that is no longer than the range; all enemies on the way
/// are hit too.
pub fn choose_path(play: &mut Play, actor: Actor, weapon: &Weapon) -> Rule<Option<SmallVec<[FigureId; 4]>>> {
    let options = play.world.paths_of_attack(actor, weapon.range);
    Ok(choose_lay(play, actor, weapon, options)?.map(|(_, hit)| hit))
}

fn choose_lay(play: &mut Play, actor: Actor, weapon: &Weapon, mut options: Vec<Lay>) -> Rule<Option<Laid>> {
    if options.is_empty() {
        return Ok(None);
    }
    options.push(Lay::Skip);
    let hero = actor.player;
    let shown = Arc::new(weapon.clone());
    let sweep = |lay| Sweep { lay, attacker: actor.figure, weapon: shown.clone() };
    let options: Vec<Sweep> = options.into_iter().map(sweep).collect();
    match play.choose(hero.seat(), Prompt::Area { hero }, &options)?.lay {
        Lay::On(spots, hit) => Ok(Some((spots, hit))),
        Lay::Skip => Ok(None),
    }
}

impl World {
    /// GH-GAP-18, FH-AOE-01, FH-DIF-07: how a pattern may be held.
    pub fn turn_of_areas(&self) -> Turn {
        match self.agreed.rulings.mirrored_areas {
            MirroredAreas::Yes => Turn::RotateAndMirror,
            MirroredAreas::No => self.agreed.edition.area_turns(),
        }
    }

    /// GH-AOE-05, GH-AOE-06, GH-AOE-10, FH-AOE-04, FH-AOE-05, FH-DIF-07: every way to lay an area that hits somebody;
    /// of several that hit the same enemies, the first. If the action concerns everybody inside, allies count too.
    fn lays(&self, attacker: FigureId, pattern: &Pattern, range: u8, all: bool) -> Vec<Lay> {
        let Some(from) = self.at(attacker) else { return Vec::new() };
        let areas = self.areas_that_hit(attacker, from, pattern, range);
        let mut seen: Vec<SmallVec<[FigureId; 4]>> = Vec::new();
        let mut lays = Vec::new();
        for Area { red, .. } in areas {
            let hit = self.hit_by(attacker, from, &red);
            let mut concerned = hit.clone();
            if all {
                concerned.extend(
                    self.allies_of(attacker).filter(|f| self.at(*f).is_some_and(|at| red.contains(at))),
                );
            }
            if !hit.is_empty() && !seen.contains(&concerned) {
                seen.push(concerned);
                lays.push(Lay::On(red.iter().map(|s| self.spot(s)).collect(), hit));
            }
        }
        lays
    }

    /// Every way of an attack to a target in range, with the enemies on it; of several that hit the same enemies, the
    /// shortest.
    fn paths_of_attack(&self, actor: Actor, range: u8) -> Vec<Lay> {
        let Some(from) = self.at(actor.figure) else { return Vec::new() };
        let mut seen: Vec<SmallVec<[FigureId; 4]>> = Vec::new();
        let mut lays = Vec::new();
        for target in self.targets_of(actor, from, range) {
            let Some(end) = self.at(target) else { continue };
            for way in self.ways_within(from, end, range) {
                let red: SpaceSet = way.iter().copied().collect();
                let mut hit = self.hit_by(actor.figure, from, &red);
                hit.sort();
                if !seen.contains(&hit) {
                    seen.push(hit.clone());
                    lays.push(Lay::On(way.iter().map(|s| self.spot(*s)).collect(), hit));
                }
            }
        }
        lays
    }

    /// Every way from one space to another around walls, of at most this many hexes and through no hex twice, without
    /// the first space; the shortest first.
    fn ways_within(&self, from: SpaceId, to: SpaceId, range: u8) -> Vec<SmallVec<[SpaceId; 4]>> {
        let mut found = Vec::new();
        let mut ways: Vec<SmallVec<[SpaceId; 4]>> = vec![SmallVec::new()];
        for left in (0..u16::from(range)).rev() {
            let mut longer = Vec::new();
            for way in &ways {
                let at = way.last().copied().unwrap_or(from);
                for (_, next) in self.place.board.map.neighbours(at) {
                    let fresh = next != from && !way.contains(&next) && self.place.board.adjacent(at, next);
                    if fresh && self.distance(next, to).is_some_and(|d| d <= left) {
                        let mut on = way.clone();
                        on.push(next);
                        if next == to { found.push(on) } else { longer.push(on) }
                    }
                }
            }
            ways = longer;
        }
        found
    }

    /// GH-AOE-05, FH-AOE-04, FH-AOE-05: every area that holds an enemy who is seen.
    fn areas_that_hit(&self, attacker: FigureId, from: SpaceId, pattern: &Pattern, range: u8) -> Vec<Area> {
        let seen = self.enemies_of(attacker).filter(|f| !self.is_invisible(*f)).filter_map(|f| self.at(f));
        let over: SpaceSet = seen.filter(|at| self.place.board.sight.sees(from, *at)).collect();
        let anchors = self.place.board.range.within(from, u16::from(range));
        let mut areas =
            pattern.areas_over(&self.place.board.map, from, &anchors, self.turn_of_areas(), &over);
        // FH-AOE-03, FH-GAP-63
        if !pattern.blue.is_empty() {
            let unseen = self.agreed.rulings.blue_hexes == BlueHexes::Unseen;
            let fits = |at: SpaceId| {
                let ally = self.figure_at(at).is_some_and(|f| f.is_ally_of(attacker));
                ally && (unseen || self.place.board.sight.sees(from, at))
            };
            areas.retain(|area| area.blue.iter().all(fits));
        }
        areas
    }

    /// Whether an area can be laid on anybody.
    pub fn area_hits_anybody(&self, attacker: FigureId, pattern: &Pattern, range: u8) -> bool {
        self.at(attacker).is_some_and(|from| !self.areas_that_hit(attacker, from, pattern, range).is_empty())
    }

    /// GH-AOE-04, GH-AOE-06, GH-AOE-09, FH-AOE-07, FH-AOE-08, FH-AOE-06: the enemies in an area that the attacker sees.
    pub fn hit_by(&self, attacker: FigureId, from: SpaceId, red: &SpaceSet) -> SmallVec<[FigureId; 4]> {
        let inside = |f: &FigureId| {
            self.at(*f).is_some_and(|at| red.contains(at) && self.place.board.sight.sees(from, at))
        };
        self.enemies_of(attacker).filter(|f| !self.is_invisible(*f)).filter(inside).collect()
    }
}
