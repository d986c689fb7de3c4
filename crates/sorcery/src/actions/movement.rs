//! MOV, ENG, BASH, EMV: going from area to area, on one's own feet or pushed.

use super::{acts, arrivals, choose_area, conditions, ending};
use crate::content::AreaId;
use crate::rulings::EqualPaths;
use crate::shown::{Fact, Prompt};
use crate::world::{Who, World};
use crate::{Play, Sorcery};
use board::area::Relation;
use table::Rule;

/// SS-ENG-11: A figure goes into an area; what waits there happens.
pub fn go(play: &mut Play, who: Who, to: AreaId) -> Rule {
    let Some(body) = play.world.body_mut(who) else { return Ok(()) };
    let from = body.at;
    body.go(to);
    play.tell(|_, world| Fact::Moved { who, from: world.spot(from), to: world.spot(to) });
    conditions::enter(play, who)?;
    if who.is_hero() { Ok(()) } else { snared(play, who, to) }
}

/// SS-POW-07, SS-CD-03: the first enemy that enters the area of a power's token is caught; only then its card waits.
fn snared(play: &mut Play, who: Who, at: AreaId) -> Rule {
    let Some(n) = play.world.snares.iter().position(|snare| snare.at == at) else { return Ok(()) };
    let snare = play.world.snares.remove(n);
    let game = play.game;
    let power = game.power(snare.power);
    let Some(level) = power.levels.get(usize::from(snare.level)) else { return Ok(()) };
    play.tell(|_, _| Fact::Snared { who, power: snare.power });
    if let Some(held) =
        play.world.hero_mut(snare.hero).powers.iter_mut().find(|held| held.power == snare.power)
    {
        held.wait = level.cooldown;
    }
    acts::as_one_effect(play, |play| {
        for deed in &level.snare {
            acts::suffer_deed(play, who, *deed, &power.name, Some(Who::Hero(snare.hero)))?;
        }
        Ok(())
    })
}

/// SS-SHW-04, SS-SHW-05, SS-STO-07: shadows come before everything else.
pub fn after_entering(play: &mut Play) -> Rule {
    arrivals::reveal_shadows(play)?;
    ending::look(play)
}

/// SS-BASH-01, SS-BASH-02, SS-BASH-03, SS-BASH-05, SS-BASH-06, SS-BASH-07, SS-BASH-08, SS-ENG-16, SS-BASH-04,
/// SS-BASH-09: the target is pushed into the area it came from, or where its player decides.
pub fn bash(play: &mut Play, who: Who) -> Rule {
    let Some(body) = play.world.body(who) else { return Ok(()) };
    let (at, before) = (body.at, body.before);
    let around = play.world.steps(play.game, who, at);
    let to = match before.filter(|area| around.contains(area)) {
        Some(back) => Some(back),
        None => {
            let seat = play.world.player(play.game, who);
            choose_area(play, seat, Prompt::Pushed { who }, &around)?
        }
    };
    let Some(to) = to else { return Ok(()) };
    go(play, who, to)?;
    if let Who::Hero(hero) = who {
        play.world.under_way.pushed.push((hero, to));
    }
    Ok(())
}

/// SS-EMV-02, SS-EMV-04, SS-EMV-07, SS-EMV-08, SS-EMV-05, SS-TER-09, SS-TER-03: an enemy goes so many areas towards
/// another, on a shortest way; of equal ones it prefers those without hindrances, and then its player decides
/// (SS-GAP-32).
pub fn approach(play: &mut Play, who: Who, to: AreaId, steps: u8) -> Rule {
    for _ in 0..steps {
        let next = play.world.approaches(play.game, who, to);
        let seat = play.world.player(play.game, who);
        let Some(step) = choose_area(play, seat, Prompt::EnemyStep { who }, &next)? else { return Ok(()) };
        go(play, who, step)?;
    }
    Ok(())
}

impl World {
    /// SS-EMV-02, SS-EMV-07, SS-GAP-32: the areas into which an enemy may step next on its way to another.
    pub fn approaches(&self, game: &Sorcery, who: Who, to: AreaId) -> Vec<AreaId> {
        let Some(at) = self.at(who) else { return Vec::new() };
        let relation = self.relation(game, who);
        let mut next = self.ground.plan.map.steps_towards(at, to, relation, self.open);
        let least = next.iter().map(|area| self.hindrances(relation, *area, to)).min();
        next.retain(|area| Some(self.hindrances(relation, *area, to)) == least);
        if self.rulings().equal_paths == EqualPaths::Map {
            next.sort_unstable();
            next.truncate(1);
        }
        next
    }

    /// SS-EMV-09, SS-EMV-10: the areas into which an enemy may retreat with its next step: where it came from, if it is the
    /// first; or farther from the closest hero, if possible where nobody is.
    pub fn retreats(&self, game: &Sorcery, who: Who, first: bool) -> Vec<AreaId> {
        let Some(body) = self.body(who) else { return Vec::new() };
        let (at, before) = (body.at, body.before);
        let around = self.steps(game, who, at);
        // Whoever has gone back once does not turn round again.
        if let Some(back) = before.filter(|area| first && around.contains(area)) {
            return vec![back];
        }
        let nearest = |area: AreaId| {
            let heroes = self.living().into_iter().filter_map(|h| self.at(Who::Hero(h)));
            heroes.filter_map(|hero| self.way(game, who, area, hero)).min().unwrap_or(u16::MAX)
        };
        let mut away: Vec<AreaId> = around.into_iter().filter(|area| nearest(*area) > nearest(at)).collect();
        let empty = |area: &AreaId| !self.is_held(*area, true) && !self.is_held(*area, false);
        if away.iter().any(empty) {
            away.retain(empty);
        }
        away
    }

    /// SS-EMV-02: the fewest areas with hindrances on a shortest way, the first one included.
    fn hindrances(&self, relation: Relation, from: AreaId, to: AreaId) -> u16 {
        // SS-TER-03, SS-TER-04: a barrier stands in the area that it keeps others from leaving.
        let links = self.ground.plan.map.links(from);
        let barred = links.iter().any(|l| l.serves.has(Relation::Near) && !l.serves.has(Relation::Walk));
        let here = self.ground.difficult.contains(from) || self.ground.dangerous.contains(from) || barred;
        let next = self.ground.plan.map.steps_towards(from, to, relation, self.open);
        let rest = next.into_iter().map(|area| self.hindrances(relation, area, to)).min().unwrap_or(0);
        u16::from(here) + rest
    }
}

/// SS-EMV-09, SS-EMV-10: an enemy retreats: where it came from, or farther from the closest hero, if possible where nobody is.
pub fn retreat(play: &mut Play, who: Who, steps: u8) -> Rule {
    for n in 0..steps {
        let away = play.world.retreats(play.game, who, n == 0);
        let seat = play.world.player(play.game, who);
        let Some(step) = choose_area(play, seat, Prompt::EnemyStep { who }, &away)? else { return Ok(()) };
        go(play, who, step)?;
    }
    Ok(())
}
