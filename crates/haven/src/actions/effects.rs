//! GH-EFF: what attacks do besides damage: conditions, push and pull.

use crate::actions::attack::Weapon;
use crate::actions::hexes::{self, Need};
use crate::actions::movement::{self, Arrival};
use crate::actions::{bonuses, conditions, elements, heal, modifiers, specials, time};
use crate::content::{Ability, Condition, Conditions, ForOwner, ModifierId, ToAttack, Whom};
use crate::rulings::{FromAShadow, ObstaclesMoved, PushToDeath};
use crate::world::Force;
use crate::{Fact, FigureId, Haven, HeroId, Play, Prompt, World};
use board::SpaceId;
use board::hex::Terrain;
use smallvec::SmallVec;
use table::scene::Role;
use table::{Choice, Phrase, Rule, phrase};

/// Who is pushed or pulled, and from which hex.
#[derive(Clone, Copy)]
struct Shove {
    from: SpaceId,
    target: FigureId,
    how: Force,
}

/// Whether to do something that may be skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum May {
    Do,
    Skip,
}

impl Choice<Haven> for May {
    fn key(&self, _: &Haven, out: &mut String) {
        out.push_str(if *self == May::Do { "apply" } else { "skip" });
    }

    fn role(&self) -> Role {
        if *self == May::Skip { Role::Decline } else { Role::Plain }
    }

    fn say(&self, _: &Haven) -> Phrase {
        match self {
            May::Do => phrase!("haven-choose-apply"),
            May::Skip => phrase!("haven-choose-skip"),
        }
    }
}

/// GH-EFF-01, GH-EFF-02, GH-EFF-03, GH-CON-03, GH-CON-04, GH-ATK-17, GH-DMG-02, FH-EFF-10, FH-CND-08, FH-FRC-08,
/// FH-DMG-05, FH-AMD-08: the effects of an attack come after its damage, even if there was none, and only to a target
/// that is still there. A character's player may skip each of them.
pub fn after_attack(
    play: &mut Play,
    attacker: FigureId,
    target: FigureId,
    weapon: &Weapon,
    cards: &[ModifierId],
) -> Rule {
    // GH-CON-02: a condition is there or not, but every CURSE and BLESS is a card.
    let extra = play.world.agreed.extra.clone();
    let gains = modifiers::gains(play.game, &extra, cards);
    for condition in Condition::ALL {
        let given = gains.clone().filter(|gain| *gain == ToAttack::Condition(condition)).count();
        let own = usize::from(weapon.conditions.has(condition));
        let times = own + given;
        for n in 0..if condition.is_card() { times } else { times.min(1) } {
            // FH-EFF-02, FH-EFF-06: only what a card brings is still open.
            let decided = n < own && play.world.agreed.edition.effects_are_decided_first();
            let by = if n < own { attacker } else { play.world.decides_about_cards(attacker) };
            if play.world.is_there(target) && (decided || may(play, (by, attacker), target, condition)?) {
                conditions::give(play, target, condition);
            }
        }
    }
    let pushed = gains.clone().filter_map(|gain| if let ToAttack::Push(n) = gain { Some(n) } else { None });
    let pulled = gains.filter_map(|gain| if let ToAttack::Pull(n) = gain { Some(n) } else { None });
    let pushes: SmallVec<[u8; 4]> = std::iter::once(weapon.push).chain(pushed).collect();
    let pulls: SmallVec<[u8; 4]> = std::iter::once(weapon.pull).chain(pulled).collect();
    let push = if weapon.smashes { Force::Smash } else { Force::Push };
    force_each(play, attacker, target, push, pushes)?;
    force_each(play, attacker, target, Force::Pull, pulls)
}

/// FH-ADD-02, FH-EFF-02: before a modifier card is drawn, a character's player decides which conditions of the attack
/// are applied, and whether its target is pushed or pulled.
pub fn decide(play: &mut Play, attacker: FigureId, target: FigureId, weapon: &mut Weapon) -> Rule {
    for condition in weapon.conditions.iter() {
        if !may(play, (attacker, attacker), target, condition)? {
            weapon.conditions.remove(condition);
        }
    }
    let FigureId::Hero(hero) = attacker else { return Ok(()) };
    for (how, hexes) in [(Force::Push, &mut weapon.push), (Force::Pull, &mut weapon.pull)] {
        let prompt = Prompt::ApplyForce { attacker, target, how, hexes: *hexes };
        if *hexes > 0 && play.choose(hero.seat(), prompt, &[May::Do, May::Skip])? == May::Skip {
            *hexes = 0;
        }
    }
    Ok(())
}

/// GH-EFF-03: each push and pull is an effect of its own, unless the edition adds them up.
fn force_each(play: &mut Play, by: FigureId, target: FigureId, how: Force, each: SmallVec<[u8; 4]>) -> Rule {
    if play.world.agreed.edition.forced_movement_adds_up() {
        // FH-EFF-07: what a card adds is its player's to decide.
        let of_card = each.iter().skip(1).any(|hexes| *hexes > 0);
        let decides = if of_card { play.world.decides_about_cards(by) } else { by };
        // FH-EFF-02: that the attack itself pushes or pulls was decided before the draw.
        let decided = each.first().is_some_and(|own| *own > 0);
        let first = if decided { Need::Must } else { Need::May };
        return force_as(play, (decides, first), by, target, how, each.iter().sum());
    }
    each.into_iter().try_for_each(|hexes| force(play, by, target, how, hexes))
}

/// GH-AMD-09, GH-EFF-03, FH-AMD-08: what modifier cards do for the attacker. A character's player may leave a heal or a
/// shield; GH-ELE-02: elements are infused.
pub fn on_attacker(play: &mut Play, attacker: FigureId, cards: &[ModifierId]) -> Rule {
    let (game, extra) = (play.game, play.world.agreed.extra.clone());
    let mut heals: SmallVec<[u8; 2]> = SmallVec::new();
    for ability in cards.iter().flat_map(|card| &extra.modifier(game, *card).does) {
        match ability {
            // FH-HEA-05
            Ability::Heal { points, .. } if play.world.agreed.edition.heals_of_an_attack_add_up() => {
                heals.push(*points);
            }
            Ability::Heal { points, .. } if play.world.is_there(attacker) => {
                heal::may_heal_self(play, attacker, *points)?;
            }
            Ability::Shield(points) if play.world.is_there(attacker) => {
                shield_attacker(play, attacker, *points)?;
            }
            Ability::Give(given, Whom::Myself) if play.world.is_there(attacker) => {
                give_attacker(play, attacker, *given)?;
            }
            Ability::Infuse(sign) => elements::infuse_by_card(play, attacker, *sign)?,
            _ => {}
        }
    }
    if !heals.is_empty() && play.world.is_there(attacker) {
        heal::may_heal_self(play, attacker, heals.iter().sum())?;
    }
    attacker.owner().map_or(Ok(()), |owner| for_owner(play, owner, cards))
}

/// FH-EFF-08: what modifier cards do for the class in whose deck they are, whoever has drawn them.
fn for_owner(play: &mut Play, owner: HeroId, cards: &[ModifierId]) -> Rule {
    let (game, extra) = (play.game, play.world.agreed.extra.clone());
    for own in cards.iter().flat_map(|card| &extra.modifier(game, *card).for_owner) {
        match own {
            ForOwner::Time(tokens) => time::gain(play, owner, *tokens)?,
            ForOwner::SlotsBack(count) => bonuses::slots_back(play, owner, *count)?,
        };
    }
    Ok(())
}

fn shield_attacker(play: &mut Play, attacker: FigureId, points: u8) -> Rule {
    let wanted = match attacker {
        FigureId::Hero(hero) => {
            play.choose(hero.seat(), Prompt::Perform { hero }, &[May::Do, May::Skip])? == May::Do
        }
        _ => true,
    };
    if wanted {
        bonuses::shield(play, attacker, points, None);
    }
    Ok(())
}

/// GH-AMD-09: conditions for the attacker. GH-TRN-05: those that are good for it may be left.
fn give_attacker(play: &mut Play, attacker: FigureId, given: Conditions) -> Rule {
    let decides = play.world.decides_about_cards(attacker);
    for condition in given.iter() {
        if condition.is_negative() || may(play, (decides, attacker), attacker, condition)? {
            conditions::give(play, attacker, condition);
        }
    }
    Ok(())
}

/// GH-EFF-03, GH-MAT-07: characters may, monsters and summons do.
fn may(
    play: &mut Play,
    (decides, attacker): (FigureId, FigureId),
    target: FigureId,
    condition: Condition,
) -> Rule<bool> {
    let FigureId::Hero(hero) = decides else { return Ok(true) };
    let prompt = Prompt::Effect { attacker, target, condition };
    Ok(play.choose(hero.seat(), prompt, &[May::Do, May::Skip])? == May::Do)
}

/// GH-EFF-05, GH-EFF-06, GH-EFF-07, GH-EFF-08, GH-EFF-09, GH-EFF-10, GH-EFF-11, GH-EFF-12: pushes or pulls a figure
/// hex by hex. For monsters the players decide together (GH-AMB-01). A special pushes into obstacles too.
pub fn force(play: &mut Play, by: FigureId, target: FigureId, how: Force, distance: u8) -> Rule {
    force_as(play, (by, Need::May), by, target, how, distance)
}

/// The same, as the player of another figure decides, who may leave it altogether or must make the first step.
fn force_as(
    play: &mut Play,
    (decider, first): (FigureId, Need),
    by: FigureId,
    target: FigureId,
    how: Force,
    distance: u8,
) -> Rule {
    let decides = matches!(decider, FigureId::Hero(_));
    for left in (1..=distance).rev() {
        let Some(from) = play.world.forces_from(by) else { break };
        let mut steps = play.world.hexes_to_force_into(play.game, from, target, how, left);
        // FH-FRC-05
        if !decides && play.world.agreed.edition.monsters_force_as_far_as_they_can() {
            play.world.keep_longest(play.game, Shove { from, target, how }, left, &mut steps);
        }
        // FH-MOV-04: it may end sooner, but not in the hex of another.
        let sooner = play.world.agreed.edition.may_stop_forced_movement() && play.world.stands_alone(target);
        let may_stop = if left == distance { first == Need::May } else { sooner };
        let need = if decides && may_stop { Need::May } else { Need::Must };
        let prompt = Prompt::Force { by, target, how, left };
        let Some(to) = hexes::choose(play, decider, prompt, need, steps)? else { break };
        if how == Force::Smash && play.world.place.board.map.terrain(to.space) == Terrain::Obstacle {
            specials::smash(play, by, target, to.space)?;
            if !play.world.is_there(target) {
                break;
            }
        }
        let before = play.world.at(target).map_or(to, |at| play.world.spot(at));
        play.world.put(target, to.space);
        play.tell(|_, _| Fact::forced(target, how, before, to));
        movement::entered(play, target, to.space, Arrival::Forced(by))?;
        bonuses::approached(play, target, before.space)?;
        movement::slide(play, target, before.space, Arrival::Forced(by))?;
        if !play.world.is_there(target) {
            break;
        }
    }
    Ok(())
}

impl World {
    /// FH-EFF-07, FH-SUM-11: who decides about what a modifier card adds to an attack of a figure.
    pub(super) fn decides_about_cards(&self, attacker: FigureId) -> FigureId {
        match attacker {
            FigureId::Summon(summon) if self.agreed.edition.deck_owner_decides() => summon.hero.into(),
            _ => attacker,
        }
    }

    /// FH-GAP-50: from where a figure pushes and pulls: where it stands, or where it acts as if it stood.
    fn forces_from(&self, by: FigureId) -> Option<SpaceId> {
        match self.agreed.rulings.from_a_shadow {
            FromAShadow::Everything => self.acts_from(by),
            FromAShadow::TargetsAlone => self.at(by),
        }
    }

    /// FH-GAP-48: whether a monster dies as soon as it is forced into hazardous terrain, so that it does not stay there.
    fn dies_on_the_way(&self, game: &Haven, target: FigureId, at: SpaceId) -> bool {
        let asked = self.agreed.edition.asks("FH-GAP-48");
        let allowed = asked && self.agreed.rulings.push_to_death == PushToDeath::Allowed;
        let hazard = self.place.board.map.terrain(at) == Terrain::Hazardous && !self.flies(game, target);
        let dies = || {
            let damage = self.after_ward(target, self.hazard_damage());
            self.body(target).is_some_and(|body| body.hp <= damage) && !self.is_unhurt(game, target)
        };
        allowed && target.is_monster() && hazard && dies()
    }

    /// GH-EFF-05, GH-EFF-08, FH-FRC-04: the hexes to which one step may lead: further away, or nearer.
    fn hexes_to_force_into(
        &self,
        game: &Haven,
        from: SpaceId,
        target: FigureId,
        how: Force,
        left: u8,
    ) -> Vec<SpaceId> {
        let Some(at) = self.at(target) else { return Vec::new() };
        if let FigureId::Obstacle(_) = target {
            return self.shoves_of_obstacle(from, at, how);
        }
        self.shoves_from(game, Shove { from, target, how }, at, left)
    }

    /// The same from another hex than the one in which the figure stands.
    fn shoves_from(&self, game: &Haven, shove: Shove, at: SpaceId, left: u8) -> Vec<SpaceId> {
        let Shove { from, target, how } = shove;
        let flies = self.flies(game, target);
        let enterable = |to: &SpaceId| {
            if !self.can_be_forced_into(target, *to, how, flies) {
                return false;
            }
            // GH-EFF-07, GH-EFF-10, FH-OVL-16: through others, and never to stay there.
            let (end, _) = self.forced_way(game, target, at, *to);
            let goes_on = || left > 1 && !self.shoves_from(game, shove, end, left - 1).is_empty();
            !self.is_another_at(target, end) || self.dies_on_the_way(game, target, *to) || goes_on()
        };
        self.forced_steps(from, at, how).into_iter().filter(enterable).collect()
    }

    /// GH-MAP-06, GH-EFF-13, FH-OVL-04, FH-FRC-10, FH-FRC-06: no wall, no closed door, no obstacle. GH-EFF-07,
    /// GH-EFF-10, FH-CND-14: through its own allies, not through its enemies unless they are not there for it.
    ///
    /// FH-FRC-01: who flies passes everybody. FH-MOV-12: nobody else passes a figure above a trap that stops.
    fn can_be_forced_into(&self, target: FigureId, to: SpaceId, how: Force, flies: bool) -> bool {
        let (map, edition) = (&self.place.board.map, self.agreed.edition);
        let obstacle = map.terrain(to) == Terrain::Obstacle;
        if map.is_closed(to, self.place.board.doors) || (obstacle && !flies && how != Force::Smash) {
            return false;
        }
        match self.figure_at(to) {
            None => true,
            Some(other) if other == target => false,
            Some(_) if flies && edition.flyers_are_forced_over_enemies() => true,
            // GH-SPC-08
            Some(FigureId::Obstacle(_)) if !flies => false,
            Some(_) if edition.flyers_stop_forced_movement() && self.stands_on_stopping_trap(to) => false,
            Some(other) => !self.are_enemies(other, target) || self.is_passed(other),
        }
    }

    /// FH-OVL-16: to where a figure comes that is forced from one hex into the next, and how many hexes it enters.
    fn forced_way(&self, game: &Haven, target: FigureId, from: SpaceId, to: SpaceId) -> (SpaceId, u8) {
        let (mut end, mut entered) = (to, 1);
        if let Some(dir) = self.dir_to(from, to) {
            // By whom it is forced changes nothing: in no case it opens a door.
            while let Some(next) = self.slides_from(game, target, end, dir, Arrival::Forced(target)) {
                (end, entered) = (next, entered + 1);
            }
        }
        (end, entered)
    }

    /// FH-FRC-05: of these steps those after which the figure can go farthest, counting every hex that it enters, be it
    /// by sliding.
    fn keep_longest(&self, game: &Haven, shove: Shove, left: u8, steps: &mut Vec<SpaceId>) {
        let Some(at) = self.at(shove.target).filter(|_| steps.len() > 1) else { return };
        let most = steps.iter().map(|to| self.longest_way(game, shove, at, *to, left)).max();
        steps.retain(|to| Some(self.longest_way(game, shove, at, *to, left)) == most);
    }

    /// How many hexes a figure can enter at most whose next step leads into this one.
    fn longest_way(&self, game: &Haven, shove: Shove, at: SpaceId, to: SpaceId, left: u8) -> u8 {
        let (end, entered) = self.forced_way(game, shove.target, at, to);
        let Some(left) = left.checked_sub(1).filter(|left| *left > 0) else { return entered };
        let steps = self.shoves_from(game, shove, end, left);
        entered + steps.into_iter().map(|to| self.longest_way(game, shove, end, to, left)).max().unwrap_or(0)
    }

    /// GH-EFF-05, GH-EFF-08: the hexes that are further away, or nearer, whatever is there.
    fn forced_steps(&self, from: SpaceId, at: SpaceId, how: Force) -> Vec<SpaceId> {
        let (map, range) = (&self.place.board.map, &self.place.board.range);
        match how {
            Force::Push | Force::Smash => range.push_steps(map, from, at).collect(),
            Force::Pull => range.pull_steps(map, from, at).collect(),
        }
    }

    /// GH-GAP-59, FH-OVL-22: an obstacle with hit points stays where it is, or goes to empty hexes.
    fn shoves_of_obstacle(&self, from: SpaceId, at: SpaceId, how: Force) -> Vec<SpaceId> {
        if self.agreed.rulings.obstacles_moved == ObstaclesMoved::No {
            return Vec::new();
        }
        let steps = self.forced_steps(from, at, how);
        // GH-MAP-24
        steps.into_iter().filter(|to| self.is_empty_hex(*to) && !self.would_cut_off(*to)).collect()
    }

    /// Puts a figure on another space; an obstacle takes its terrain along.
    pub fn put(&mut self, figure: FigureId, to: SpaceId) {
        if let (FigureId::Obstacle(_), Some(from)) = (figure, self.at(figure)) {
            self.place.board =
                self.place.board.with_terrain(from, Terrain::Floor).with_terrain(to, Terrain::Obstacle);
        }
        if let Some(body) = self.body_mut(figure) {
            body.at = to;
        }
        self.note_distances();
    }
}
