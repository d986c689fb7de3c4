//! MAB, LTN: what only monsters and lieutenants can do.

use super::{attack, attributes, conditions, damage, defence, movement, push};
use crate::content::{Amount, Attribute, Condition, Deed, Effect, On, Rank, Special, Trait, Whom};
use crate::shown::{Fact, Prompt};
use crate::world::{DieNow, HeroId, Monster, MonsterId, Pick, Who, World};
use crate::{Descent, Play};
use board::square::{Body, Spot};
use table::Rule;

impl World {
    /// DE-FIG-10: heroes that a figure sees, and figures that are treated as heroes.
    fn heroes_in_sight(&self, who: Who) -> Vec<Pick> {
        let heroic = self.figures().map(|(other, _)| other).filter(|other| other.is_heroic());
        heroic.filter(|id| self.sees_any(who, |other| other == *id)).map(Pick::Figure).collect()
    }

    /// DE-FIG-10: the same within some spaces of a figure.
    fn heroes_within(&self, who: Who, far: u8) -> Vec<Pick> {
        self.figures_within(who, far)
            .into_iter()
            .filter(|other| other.is_heroic())
            .map(Pick::Figure)
            .collect()
    }

    /// Monsters beside a figure.
    fn monsters_beside(&self, who: Who) -> Vec<MonsterId> {
        let others = self.monsters.iter().map(|monster| monster.id);
        others.filter(|id| self.beside(who, Who::Monster(*id))).collect()
    }

    /// DC-MAB-05: the adjacent minions that could become masters.
    pub fn promotable(&self, game: &Descent, who: Who) -> Vec<Pick> {
        let beside = self.monsters_beside(who).into_iter();
        let minions = beside.filter(|id| self.monster(*id).is_some_and(|m| m.rank == Rank::Minion));
        minions.filter(|id| self.room_in_group(game, id.of).1 > 0).map(Pick::Monster).collect()
    }

    /// Whether an action of a monster would find whom it needs.
    pub fn finds(&self, game: &Descent, who: Who, does: &[Effect]) -> bool {
        does.iter().all(|effect| match effect {
            Effect::Deed(Deed::Attack(attacking)) if attacking.dice.is_empty() => self.may_burn(game, who),
            Effect::Deed(Deed::Attack(_)) => {
                let shape = super::targets::Shape::ranged(&[]);
                !self.is_pacified(game, who)
                    && self.may_act_with_attack(game, who)
                    && self.targets(who, &shape).next().is_some()
            }
            // What it suffers itself must leave it standing.
            Effect::Deed(Deed::Suffer(Amount::Fixed(n), Whom::You)) => {
                self.health(game, who).saturating_sub(self.damage(who)) > *n
            }
            Effect::Special(special) => self.finds_special(game, who, *special),
            _ => true,
        })
    }

    fn finds_special(&self, game: &Descent, who: Who, special: Special) -> bool {
        match special {
            Special::Throw => self.figures().any(|(other, _)| other.is_heroic() && self.beside(who, other)),
            Special::Dominion => !self.heroes_in_sight(who).is_empty(),
            Special::Seduce => !self.heroes_within(who, 3).is_empty(),
            Special::Sacrifice => !self.monsters_beside(who).is_empty(),
            Special::Promotion => !self.promotable(game, who).is_empty(),
            Special::CryHavoc => {
                !self.has(who, Condition::Immobilized) && self.may_act_with_attack(game, who)
            }
            Special::Overpower => !self.has(who, Condition::Immobilized),
            _ => true,
        }
    }

    /// Whether an attack on all adjacent figures is allowed, and there are any.
    fn may_burn(&self, game: &Descent, who: Who) -> bool {
        !self.is_pacified(game, who)
            && self.may_act_with_attack(game, who)
            && !self.all_targets(who, On::AdjacentFigures).is_empty()
    }

    /// DE-MON-08, DC-MAB-02: whether an action that contains an attack is still allowed: one, with Ravage two.
    pub fn may_act_with_attack(&self, game: &Descent, who: Who) -> bool {
        let most = if self.has_trait(game, who, Trait::Ravage) { 2 } else { 1 };
        self.turn_of(who).is_none_or(|turn| turn.attacks < most)
    }
}

fn choose_hero(play: &mut Play, who: Who, picks: &[Pick]) -> Rule<Option<Who>> {
    if picks.is_empty() {
        return Ok(None);
    }
    let seat = play.world.seat_of(who);
    match play.choose(seat, Prompt::WhichHero, picks)? {
        Pick::Figure(hero) => Ok(Some(hero)),
        _ => Ok(None),
    }
}

/// DC-MAB-09, DC-MAB-10: a test of Willpower; then a hero in sight is moved up to 2 spaces, and tests Willpower or is
/// Immobilized.
pub fn dominion(play: &mut Play, who: Who) -> Rule {
    if !attributes::test(play, who, Attribute::Willpower)?.passed {
        return Ok(());
    }
    let picks = play.world.heroes_in_sight(who);
    let Some(hero) = choose_hero(play, who, &picks)? else { return Ok(()) };
    let seat = play.world.seat_of(who);
    movement::moved_by(play, seat, hero, 2)?;
    if play.world.is_on_map(hero) && !attributes::test(play, hero, Attribute::Willpower)?.passed {
        conditions::inflict(play, hero, Condition::Immobilized)?;
    }
    Ok(())
}

/// A hero within 3 spaces is chosen, then a test of Willpower; the hero is moved 1 space and stunned.
pub fn seduce(play: &mut Play, who: Who) -> Rule {
    let picks = play.world.heroes_within(who, 3);
    let Some(hero) = choose_hero(play, who, &picks)? else { return Ok(()) };
    if !attributes::test(play, who, Attribute::Willpower)?.passed {
        return Ok(());
    }
    let seat = play.world.seat_of(who);
    movement::moved_by(play, seat, hero, 1)?;
    conditions::inflict(play, hero, Condition::Stunned)
}

/// DC-MAB-50, DC-MAB-51, DC-MAB-52: up to 5 damage to an adjacent monster; as much is recovered as it could suffer.
pub fn sacrifice(play: &mut Play, who: Who) -> Rule {
    let seat = play.world.seat_of(who);
    let picks: Vec<Pick> = play.world.monsters_beside(who).into_iter().map(Pick::Monster).collect();
    if picks.is_empty() {
        return Ok(());
    }
    let Pick::Monster(id) = play.choose(seat, Prompt::WhichMonster, &picks)? else { return Ok(()) };
    let victim = Who::Monster(id);
    let left = play.world.health(play.game, victim).saturating_sub(play.world.damage(victim));
    let amounts: Vec<Pick> = (1..=5).map(Pick::Amount).collect();
    let Pick::Amount(n) = play.choose(seat, Prompt::HowMuchDamage { who: victim }, &amounts)? else {
        return Ok(());
    };
    damage::suffer(play, victim, n, damage::Cause::Effect)?;
    damage::recover(play, who, n.min(left));
    Ok(())
}

/// DC-MAB-33, DC-MAB-34, DC-MAB-35, DC-MAB-36: a move action that nothing interrupts, then an attack on everybody that
/// it moved through.
pub fn cry_havoc(play: &mut Play, who: Who) -> Rule {
    let seat = play.world.seat_of(who);
    let mut passed: Vec<Who> = Vec::new();
    for left in (1..=play.world.speed(play.game, who)).rev() {
        let mut picks = movement::next_spaces(play.world, play.game, who, left);
        if play.world.stands_alone(who) {
            picks.push(Pick::Done);
        }
        if picks.is_empty() {
            break;
        }
        let Pick::Step(to) = play.choose(seat, Prompt::MoveSpaces { who, left }, &picks)? else { break };
        // DE-AOE-19: friends too.
        let other = play.world.other_at(to, who).filter(|other| !passed.contains(other));
        passed.extend(other);
        movement::arrive(play, who, to)?;
    }
    let place = |other: &Who| play.world.body(*other).map(|body| (*other, body.at));
    let targets: Vec<(Who, Spot)> = passed.iter().filter_map(place).collect();
    if targets.is_empty() || !play.world.is_on_map(who) {
        return Ok(());
    }
    attack::by_monster_on(play, who, targets, None)
}

/// DC-MAB-05, DC-MAB-06: a test of Willpower; an adjacent minion is replaced by a master without anything on it.
pub fn promotion(play: &mut Play, who: Who) -> Rule {
    if !attributes::test(play, who, Attribute::Willpower)?.passed {
        return Ok(());
    }
    let seat = play.world.seat_of(who);
    let picks = play.world.promotable(play.game, who);
    if picks.is_empty() {
        return Ok(());
    }
    let Pick::Monster(id) = play.choose(seat, Prompt::WhichMonster, &picks)? else { return Ok(()) };
    if let Some(monster) = play.world.monster_mut(id) {
        let new =
            Monster { rank: Rank::Master, damage: 0, conditions: Default::default(), ..monster.clone() };
        *monster = new;
        let body = monster.body;
        play.tell(|_, _| Fact::Appears { who: Who::Monster(id), rank: Rank::Master, body });
    }
    Ok(())
}

/// DC-MAB-73, DE-FIG-10, DE-TRG-13: having entered a space beside a hero or a figure that is treated as one in an
/// Overpower: a test of Might, and the two change places. Says whether there was a test. DC-MAB-74, DE-MOV-20: only
/// points of Overpower do that; as long as others are left, those are spent on every other step.
pub fn overpower(play: &mut Play, who: Who, cost: u8) -> Rule<bool> {
    let active = play.world.turn_of(who).is_some_and(|turn| turn.overpowers >= cost);
    let beside = |other: &Who| other.is_heroic() && play.world.beside(who, *other);
    let others = play.world.figures().map(|(other, _)| other).filter(beside);
    let mut picks: Vec<Pick> =
        others.map(|other| other.hero().map_or(Pick::Figure(other), Pick::Hero)).collect();
    if !active || picks.is_empty() || !play.world.stands_alone(who) {
        return Ok(false);
    }
    picks.push(Pick::Pass);
    let seat = play.world.seat_of(who);
    let other = match play.choose(seat, Prompt::WhichHero, &picks)? {
        Pick::Hero(id) => Who::Hero(id),
        Pick::Figure(other) => other,
        _ => return Ok(false),
    };
    if let Some(turn) = play.world.turn_of_mut(who) {
        turn.overpowers = turn.overpowers.saturating_sub(cost);
    }
    if attributes::test(play, who, Attribute::Might)?.passed {
        change_places(play, who, other)?;
    }
    Ok(true)
}

/// DC-MAB-73, DC-MAB-75: the other suffers 1 fatigue; each of the two is placed where the other was, and enters that space
/// (DE-MOV-17).
fn change_places(play: &mut Play, who: Who, other: Who) -> Rule {
    let (Some(here), Some(there)) = (play.world.body(who), play.world.body(other)) else { return Ok(()) };
    play.world.put(who, Body::small(there.at));
    play.world.put(other, Body::small(here.at));
    play.tell(|_, _| Fact::Placed { who, at: there.at });
    play.tell(|_, _| Fact::Placed { who: other, at: here.at });
    damage::tire(play, other, 1)?;
    if play.world.is_on_map(other) {
        movement::placed(play, other, here.at)?;
    }
    movement::enters(play, who, there.at)
}

/// Before the dice are rolled: a target that can say "Not me!" tests Awareness, and an adjacent monster is the target in
/// its place. Range and sight are still those to its own space.
pub fn not_me(play: &mut Play) -> Rule {
    let Some(attack) = play.world.attack() else { return Ok(()) };
    let says = |who: &Who| play.world.has_trait(play.game, *who, Trait::NotMe);
    let Some(who) = attack.targets().map(|struck| struck.who).find(says) else { return Ok(()) };
    let fresh = |id: &MonsterId| attack.place_of(Who::Monster(*id)).is_none();
    let mut picks: Vec<Pick> =
        play.world.monsters_beside(who).into_iter().filter(fresh).map(Pick::Monster).collect();
    if picks.is_empty() || attack.attacker.monster().is_some() {
        return Ok(());
    }
    picks.push(Pick::Pass);
    let seat = play.world.seat_of(who);
    let Pick::Monster(id) = play.choose(seat, Prompt::NotMe { who }, &picks)? else { return Ok(()) };
    if !attributes::test(play, who, Attribute::Awareness)?.passed {
        return Ok(());
    }
    // DE-TER-23: the blow still goes to the space of whoever was attacked.
    let space = play.world.attack().and_then(|a| a.place_of(who).map(|place| a.struck[place].space));
    let more = space
        .map_or_else(Vec::new, |space| defence::more_defence(play.game, play.world, Who::Monster(id), space));
    let own = play.world.defence(play.game, Who::Monster(id));
    let dice = own.into_iter().chain(more).map(DieNow::new).collect();
    if let Some(attack) = play.world.attack_mut()
        && let Some(place) = attack.place_of(who)
    {
        let space = attack.struck[place].space;
        attack.struck[place] = attack::stands_in(Who::Monster(id), space);
        attack.struck[place].dice = dice;
    }
    play.tell(|_, _| Fact::Affected { who: Who::Monster(id) });
    Ok(())
}

/// After the attack of an adjacent hero on a figure with Aftershock the hero tests Willpower, or suffers 1 fatigue.
pub fn aftershock(play: &mut Play, id: HeroId, affected: &[Who]) -> Rule {
    let shakes = |who: &&Who| play.world.has_trait(play.game, **who, Trait::Aftershock);
    let beside = affected.iter().filter(shakes).any(|who| play.world.beside(*who, Who::Hero(id)));
    if beside && !attributes::test(play, Who::Hero(id), Attribute::Willpower)?.passed {
        damage::tire(play, Who::Hero(id), 1)?;
    }
    Ok(())
}

/// At the start of the overlord's turn monsters that regenerate recover damage.
pub fn regenerate(play: &mut Play) {
    let all: Vec<MonsterId> = play.world.monsters.iter().map(|monster| monster.id).collect();
    for id in all {
        let Some(monster) = play.world.monster(id) else { continue };
        let most = play.world.card(play.game, monster).traits.iter().map(|is| match is {
            Trait::Regeneration(n) => *n,
            _ => 0,
        });
        let n = most.sum();
        damage::recover(play, Who::Monster(id), n);
    }
}

/// DC-MAB-73: a move action in which the monster may change places with heroes.
pub fn overpowering_move(play: &mut Play, who: Who) -> Rule {
    movement::move_action(play, who)?;
    let speed = play.world.speed(play.game, who);
    if let Some(turn) = play.world.turn_of_mut(who) {
        turn.overpowers += speed;
    }
    Ok(())
}

/// DE-FIG-10, DE-TRG-08: an adjacent hero, or a figure that is treated as one, tests Might; if it fails it is placed on
/// an empty space within 3 spaces and suffers 1 damage.
pub fn throw(play: &mut Play, who: Who) -> Rule {
    let seat = play.world.seat_of(who);
    let heroic = play.world.figures().map(|(other, _)| other).filter(|other| other.is_heroic());
    let picks: Vec<Pick> = heroic.filter(|other| play.world.beside(who, *other)).map(Pick::Figure).collect();
    if picks.is_empty() {
        return Ok(());
    }
    let Pick::Figure(hero) = play.choose(seat, Prompt::WhichHero, &picks)? else { return Ok(()) };
    if attributes::test(play, hero, Attribute::Might)?.passed {
        return Ok(());
    }
    push::place_within(play, who, hero, 3)?;
    damage::suffer(play, hero, 1, damage::Cause::Effect)
}
