//! TRG, HER: what cards do, outside attacks and inside them.

use super::targets::How;
use super::{attack, attributes, cards, conditions, damage, feats, movement, search, windows};
use crate::Play;
use crate::content::{Ability, Condition, Effect, Whom};
use crate::shown::{Fact, Prompt};
use crate::world::{AbilityRef, Card, HeroId, Pick, Who};
use table::Rule;

/// The ability that something is called by, and whose it is.
pub fn ability(play: &Play, of: AbilityRef) -> Option<(HeroId, Ability)> {
    let id = match of.card {
        Card::Sheet(id) | Card::Feat(id) | Card::Skill(id, _) | Card::Item(id, _) | Card::Found(id, _) => id,
        _ => return None,
    };
    let all = play.world.abilities(play.game, id);
    all.into_iter().find(|(other, _)| *other == of).map(|(_, ability)| (id, ability.clone()))
}

/// DE-TRG-06: pays for an ability before it is used: fatigue, exhausting, flipping.
pub fn pay(play: &mut Play, id: HeroId, of: AbilityRef, ability: &Ability) -> Rule {
    play.tell(|_, _| Fact::Uses { hero: id, of });
    if ability.cost.fatigue > 0 {
        damage::tire(play, Who::Hero(id), ability.cost.fatigue)?;
    }
    let hero = play.world.hero_mut(id);
    match of.card {
        // DE-HER-04: the sheet is flipped.
        Card::Feat(_) => hero.feat_used = true,
        // DE-SRC-10: a search card is flipped.
        Card::Found(_, card) => {
            if let Some(found) = hero.found.iter_mut().find(|found| found.card == card && !found.used) {
                found.used = true;
            }
        }
        Card::Skill(_, skill) if ability.cost.exhaust => {
            hero.skills.iter_mut().filter(|l| l.skill == skill).for_each(|l| l.exhausted = true);
        }
        Card::Item(_, item) if ability.cost.exhaust => {
            hero.items.iter_mut().filter(|o| o.item == item).for_each(|o| o.exhausted = true);
        }
        _ => {}
    }
    Ok(())
}

/// Carries out effects. `culprit` is the hero whose doing gave rise to them.
pub fn happen(play: &mut Play, by: Who, does: &[Effect], culprit: Option<HeroId>) -> Rule {
    for effect in does {
        one(play, by, effect, culprit)?;
    }
    Ok(())
}

fn one(play: &mut Play, by: Who, effect: &Effect, culprit: Option<HeroId>) -> Rule {
    match effect {
        Effect::Recover(n, whom) => {
            let chosen = chosen_to_recover(play, by, *whom, culprit)?;
            chosen.into_iter().for_each(|who| damage::recover(play, who, *n));
            Ok(())
        }
        Effect::RecoverRoll(colour, dice, whom) => {
            let chosen = chosen_to_recover(play, by, *whom, culprit)?;
            let game = play.game;
            let mut rolled = 0;
            for _ in 0..*dice {
                let face = play.roll(colour.name(), game.content.dice.faces(*colour))?;
                play.tell(|_, _| Fact::Rolled { who: by, colour: *colour, face });
                rolled += face.damage;
            }
            chosen.into_iter().for_each(|who| damage::recover(play, who, rolled));
            Ok(())
        }
        Effect::RecoverAll(whom) => {
            let chosen = chosen_to_recover(play, by, *whom, culprit)?;
            chosen.into_iter().for_each(|who| damage::recover(play, who, u8::MAX));
            Ok(())
        }
        Effect::Rest(n, whom) => each(play, by, *whom, culprit, |play, who| {
            damage::rest(play, who, *n);
            Ok(())
        }),
        Effect::RestAll(whom) => each(play, by, *whom, culprit, |play, who| {
            damage::rest(play, who, u8::MAX);
            Ok(())
        }),
        Effect::Suffer(n, whom) => {
            each(play, by, *whom, culprit, |play, who| damage::suffer(play, who, *n, damage::Cause::Effect))
        }
        Effect::Tire(n, whom) => each(play, by, *whom, culprit, |play, who| damage::tire(play, who, *n)),
        Effect::Afflict(condition, whom) => {
            each(play, by, *whom, culprit, |play, who| conditions::inflict(play, who, *condition))
        }
        Effect::Cleanse(whom) => each(play, by, *whom, culprit, conditions::cleanse),
        Effect::Test { of, whom, fail, pass } => each(play, by, *whom, culprit, |play, who| {
            let passed = attributes::test(play, who, *of)?;
            let Who::Hero(id) = who else { return Ok(()) };
            let follows = if passed { pass } else { fail };
            happen(play, who, follows, Some(id))
        }),
        Effect::TestEither { of, whom, fail, pass } => each(play, by, *whom, culprit, |play, who| {
            let seat = play.world.overlord_seat();
            let picks = [Pick::Attribute(of.0), Pick::Attribute(of.1)];
            let Pick::Attribute(of) = play.choose(seat, Prompt::WhichAttribute { who }, &picks)? else {
                return Ok(());
            };
            let passed = attributes::test(play, who, of)?;
            let Who::Hero(id) = who else { return Ok(()) };
            let follows = if passed { pass } else { fail };
            happen(play, who, follows, Some(id))
        }),
        Effect::MoveTwiceAndAttack => feats::move_twice_and_attack(play, by),
        Effect::MoveOther(far) => feats::move_other(play, by, *far),
        Effect::Vanish(far) => {
            feats::vanish(play, by, *far);
            Ok(())
        }
        Effect::Oath => feats::oath(play, by),
        Effect::Reroll(again) => {
            let seat = play.world.seat_of(by);
            windows::reroll(play, seat, *again, Some(by))
        }
        Effect::RerollAny => windows::reroll_any(play, by),
        Effect::Points(n) => {
            movement::gain(play, by, *n);
            Ok(())
        }
        Effect::Attack { kind, with, on, gain, hits } => {
            let Who::Hero(id) = by else { return Ok(()) };
            let how = How { kind: *kind, with, on: *on, gain, ..How::default() };
            let report = attack::by_hero(play, id, &how)?;
            if report.is_some_and(|report| report.dealt) {
                happen(play, by, hits, None)?;
            }
            Ok(())
        }
        Effect::Search(far) => by.hero().map_or(Ok(()), |id| search::search_within(play, id, *far)),
        Effect::Move(n) => movement::move_spaces(play, by, *n),
        Effect::MoveAction => {
            if let Some(turn) = play.world.turn_of_mut(by) {
                turn.extra_moves += 1;
            }
            Ok(())
        }
        Effect::AttackAction => {
            if let Some(turn) = play.world.turn_of_mut(by) {
                turn.extra_attacks += 1;
            }
            Ok(())
        }
        Effect::OverlordDraws(n) => cards::draw(play, *n),
        Effect::EndMove => {
            movement::end_move(play, by);
            Ok(())
        }
        Effect::LosePointOrStun => match play.world.turn_of_mut(by) {
            Some(turn) if turn.points > 0 => {
                turn.points -= 1;
                Ok(())
            }
            _ => conditions::inflict(play, by, Condition::Stunned),
        },
        effect => attack::add(play, effect),
    }
}

fn each(
    play: &mut Play,
    by: Who,
    whom: Whom,
    culprit: Option<HeroId>,
    mut then: impl FnMut(&mut Play, Who) -> Rule,
) -> Rule {
    for who in chosen(play, by, whom, culprit)? {
        then(play, who)?;
    }
    Ok(())
}

/// Whom an effect concerns; where there is a choice, whoever uses it chooses.
fn chosen(play: &mut Play, by: Who, whom: Whom, culprit: Option<HeroId>) -> Rule<Vec<Who>> {
    let all = concerned(play, by, whom, culprit);
    choose_among(play, by, whom, all)
}

/// DE-DEF-14, DE-DEF-15: the same for recovering damage: a knocked-out hero may be chosen too; its token is its place.
fn chosen_to_recover(play: &mut Play, by: Who, whom: Whom, culprit: Option<HeroId>) -> Rule<Vec<Who>> {
    let mut all = concerned(play, by, whom, culprit);
    if let Whom::Hero(far) | Whom::OtherHero(far) | Whom::Heroes(far) = whom {
        let token = |id: &HeroId| {
            let hero = play.world.hero(*id);
            hero.knocked_out
                && hero.at.is_some_and(|at| play.world.range_to(by, at).is_some_and(|n| n <= far))
        };
        all.extend(play.world.hero_ids().filter(token).map(Who::Hero));
    }
    choose_among(play, by, whom, all)
}

fn choose_among(play: &mut Play, by: Who, whom: Whom, all: Vec<Who>) -> Rule<Vec<Who>> {
    let single = matches!(whom, Whom::Hero(_) | Whom::OtherHero(_) | Whom::Monster(_) | Whom::Group(_));
    if !single || all.is_empty() {
        return Ok(all);
    }
    let picks: Vec<Pick> = all.into_iter().map(Pick::Figure).collect();
    let seat = play.world.seat_of(by);
    let Pick::Figure(one) = play.choose(seat, Prompt::WhomBy { who: by }, &picks)? else {
        return Ok(Vec::new());
    };
    match (whom, one) {
        (Whom::Group(_), Who::Monster(id)) => {
            let group = play.world.monsters.iter().filter(|monster| monster.id.of == id.of);
            Ok(group.map(|monster| Who::Monster(monster.id)).collect())
        }
        _ => Ok(vec![one]),
    }
}

/// The figures on the map that an effect could concern.
fn concerned(play: &Play, by: Who, whom: Whom, culprit: Option<HeroId>) -> Vec<Who> {
    let world = &play.world;
    let near = |far: u8| world.figures_within(by, far);
    let heroes = |list: Vec<Who>| list.into_iter().filter(|who| who.hero().is_some()).collect::<Vec<_>>();
    let monsters =
        |list: Vec<Who>| list.into_iter().filter(|who| who.monster().is_some()).collect::<Vec<_>>();
    match whom {
        Whom::You => vec![by],
        Whom::Hero(far) | Whom::Heroes(far) => heroes(near(far)),
        Whom::OtherHero(far) => heroes(near(far)).into_iter().filter(|who| *who != by).collect(),
        Whom::Monster(far) | Whom::Monsters(far) | Whom::Group(far) => monsters(near(far)),
        Whom::Culprit => culprit.map(Who::Hero).into_iter().collect(),
        Whom::CulpritAnd(far) => {
            culprit.map_or_else(Vec::new, |id| heroes(world.figures_within(Who::Hero(id), far)))
        }
    }
}
