//! TRG, HER: what cards do, outside attacks and inside them.

use super::targets::How;
use super::{
    attack, attributes, cards, conditions, damage, familiars, feats, movement, rolls, search, skills, windows,
};
use crate::Play;
use crate::content::{Ability, Condition, Effect, On, Whom};
use crate::shown::{Fact, Prompt};
use crate::world::{AbilityRef, Card, HeroId, Pick, Who};
use table::Rule;

/// The ability that something is called by, and whose it is.
pub fn ability(play: &Play, of: AbilityRef) -> Option<(HeroId, Ability)> {
    let id = of.card.owner()?;
    let mut all = play.world.abilities(play.game, id);
    all.find(|(other, _)| *other == of).map(|(_, ability)| (id, ability.clone()))
}

/// DE-TRG-06: pays for an ability before it is used: fatigue, exhausting, flipping.
pub fn pay(play: &mut Play, id: HeroId, of: AbilityRef, ability: &Ability) -> Rule {
    play.tell(|_, _| Fact::Uses { hero: id, of });
    damage::tire(play, Who::Hero(id), ability.cost.fatigue)?;
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
            // DE-TRG-07: of two cards of the same name one.
            let ready = |o: &&mut crate::world::Owned| o.item == item && o.equipped && !o.exhausted;
            if let Some(owned) = hero.items.iter_mut().find(ready) {
                owned.exhausted = true;
            }
        }
        _ => {}
    }
    Ok(())
}

/// DE-HER-17: a hero pays for an ability and carries it out.
pub fn carry_out(play: &mut Play, of: AbilityRef, culprit: Option<Who>) -> Rule {
    let Some((id, ability)) = self::ability(play, of) else { return Ok(()) };
    pay(play, id, of, &ability)?;
    let spirits = is_skill(of).then(|| play.world.suffering());
    let before = play.world.under_way.using.replace(of);
    happen(play, Who::Hero(id), &ability.does, culprit)?;
    play.world.under_way.using = before;
    match spirits {
        Some(before) => skills::spirits(play, id, &before),
        None => Ok(()),
    }
}

/// DC-CLASS-29: whether it is a skill; spirits look at what comes of it.
pub fn is_skill(of: AbilityRef) -> bool {
    matches!(of.card, Card::Skill(..))
}

/// Carries out effects. `culprit` is the figure that gave rise to them.
pub fn happen(play: &mut Play, by: Who, does: &[Effect], culprit: Option<Who>) -> Rule {
    for effect in does {
        one(play, by, effect, culprit)?;
    }
    damage::settle(play)
}

fn one(play: &mut Play, by: Who, effect: &Effect, culprit: Option<Who>) -> Rule {
    match effect {
        Effect::Recover(n, whom) => {
            let chosen = chosen_to_recover(play, by, *whom, culprit)?;
            chosen.into_iter().for_each(|who| damage::recover(play, who, *n));
            Ok(())
        }
        Effect::RecoverRoll(colour, dice, whom) => {
            let chosen = chosen_to_recover(play, by, *whom, culprit)?;
            let rolled = rolls::roll(play, by, &vec![*colour; usize::from(*dice)])?.damage;
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
            let tested = attributes::test(play, who, *of)?;
            after_test(play, who, tested, (fail, pass), culprit)
        }),
        Effect::TestEither { of, whom, fail, pass } => each(play, by, *whom, culprit, |play, who| {
            let seat = play.world.overlord_seat();
            let picks = [Pick::Attribute(of.0), Pick::Attribute(of.1)];
            let Pick::Attribute(of) = play.choose(seat, Prompt::WhichAttribute { who }, &picks)? else {
                return Ok(());
            };
            let tested = attributes::test(play, who, of)?;
            after_test(play, who, tested, (fail, pass), culprit)
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
        Effect::RerollAny => windows::reroll_any(play, play.world.seat_of(by), by),
        Effect::Points(n) => {
            movement::gain(play, by, *n);
            Ok(())
        }
        Effect::Attack { on, may, hits, .. } => {
            let (Who::Hero(id), Some(how)) = (by, How::given_by(effect)) else { return Ok(()) };
            let how = How { only: culprit.filter(|_| *on == On::Culprit), ..how };
            if *may
                && (play.world.weapons(play.game, id, &how).is_empty()
                    || play.choose(id.seat(), Prompt::MayAttack { hero: id }, &[Pick::Attack, Pick::Pass])?
                        == Pick::Pass)
            {
                return Ok(());
            }
            let Some(report) = attack::by_hero(play, id, &how)? else { return Ok(()) };
            if report.dealt {
                // DE-DEF-14: what is recovered beside an attack is a by-product.
                let before = std::mem::replace(&mut play.world.under_way.by_product, true);
                happen(play, by, hits, report.affected.first().copied())?;
                play.world.under_way.by_product = before;
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
        effect => special(play, by, effect, culprit),
    }
}

/// What only few cards do.
fn special(play: &mut Play, by: Who, effect: &Effect, culprit: Option<Who>) -> Rule {
    match effect {
        Effect::DamagePerDamage(n) => {
            let more = play.world.damage(by) / n;
            attack::add(play, &Effect::Damage(more))
        }
        Effect::DamagePerFatigue(n) => {
            let suffered = by.hero().map_or(0, |id| play.world.hero(id).fatigue);
            attack::add(play, &Effect::Damage(suffered / n))
        }
        Effect::TurnAttackDie => windows::turn_attack_die(play, play.world.seat_of(by), by),
        Effect::DamageForFatigue => skills::damage_for_fatigue(play, by),
        Effect::Push => skills::push(play, by),
        Effect::Dodge(n) => {
            let more = by.hero().map_or(0, |id| {
                let hero = play.world.hero(id);
                hero.sum(play.game, |e| if let Effect::DodgeMore(n) = e { Some(*n) } else { None })
            });
            movement::move_spaces(play, by, n + more)
        }
        Effect::Challenge => skills::challenge(play, by),
        Effect::Pray => skills::pray(play, by),
        Effect::RadiantLight => skills::radiant_light(play, by),
        Effect::Door => skills::door(play, by),
        Effect::OverlordDiscards(n) => cards::lose_by_chance(play, *n),
        Effect::AfflictOne(whom) => {
            each(play, by, *whom, culprit, |play, who| conditions::inflict_one(play, by, who))
        }
        Effect::RaiseDead => familiars::raise(play, by),
        Effect::Dismiss => {
            by.hero().into_iter().for_each(|id| familiars::dismiss(play, id));
            Ok(())
        }
        Effect::CorpseBlast => familiars::corpse_blast(play, by),
        Effect::ArmyOfDeath => familiars::army_of_death(play, by),
        Effect::ActivateFamiliar => {
            by.hero().into_iter().for_each(|id| play.world.activate_familiar(id));
            Ok(())
        }
        effect => attack::add(play, effect),
    }
}

/// What follows from a test, for whoever was tested.
fn after_test(
    play: &mut Play,
    who: Who,
    tested: attributes::Tested,
    (fail, pass): (&[Effect], &[Effect]),
    culprit: Option<Who>,
) -> Rule {
    if !who.is_heroic() {
        return Ok(());
    }
    let follows = if tested.passed { pass } else { fail };
    for effect in follows {
        match effect {
            Effect::SufferAbove => damage::suffer(play, who, tested.above, damage::Cause::Effect)?,
            effect => one(play, who, effect, culprit)?,
        }
    }
    Ok(())
}

fn each(
    play: &mut Play,
    by: Who,
    whom: Whom,
    culprit: Option<Who>,
    mut then: impl FnMut(&mut Play, Who) -> Rule,
) -> Rule {
    for who in chosen(play, by, whom, culprit)? {
        then(play, who)?;
    }
    Ok(())
}

/// Whom an effect concerns; where there is a choice, whoever uses it chooses.
fn chosen(play: &mut Play, by: Who, whom: Whom, culprit: Option<Who>) -> Rule<Vec<Who>> {
    let all = concerned(play, by, whom, culprit);
    choose_among(play, by, whom, all)
}

/// DE-DEF-14, DE-DEF-15: the same for recovering damage: a knocked-out hero may be chosen too; its token is its place.
fn chosen_to_recover(play: &mut Play, by: Who, whom: Whom, culprit: Option<Who>) -> Rule<Vec<Who>> {
    let mut all = concerned(play, by, whom, culprit);
    if let Whom::Hero(far) | Whom::OtherHero(far) | Whom::Heroes(far) = whom
        && !play.world.under_way.by_product
    {
        let token = |id: &HeroId| {
            let hero = play.world.hero(*id);
            hero.knocked_out && hero.at.is_some_and(|at| play.world.is_within(by, at, far))
        };
        all.extend(play.world.hero_ids().filter(token).map(Who::Hero));
    }
    choose_among(play, by, whom, all)
}

fn choose_among(play: &mut Play, by: Who, whom: Whom, all: Vec<Who>) -> Rule<Vec<Who>> {
    let single = matches!(
        whom,
        Whom::Hero(_) | Whom::OtherHero(_) | Whom::Monster(_) | Whom::Group(_) | Whom::NearTarget(_)
    );
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
fn concerned(play: &Play, by: Who, whom: Whom, culprit: Option<Who>) -> Vec<Who> {
    let world = &play.world;
    let near = |far: u8| world.figures_within(by, far);
    // DE-GAP-18: whether the skills of heroes concern familiars.
    let by_skill = world.under_way.using.is_some_and(|of| matches!(of.card, Card::Skill(..)));
    let heroic = |who: &Who| if by_skill { world.is_hero_for_skills(*who) } else { who.is_heroic() };
    let heroes = |list: Vec<Who>| list.into_iter().filter(heroic).collect::<Vec<_>>();
    let monsters = |list: Vec<Who>| list.into_iter().filter(|who| !who.is_heroic()).collect::<Vec<_>>();
    match whom {
        Whom::You => vec![by],
        Whom::Hero(far) | Whom::Heroes(far) => heroes(near(far)),
        Whom::OtherHero(far) => heroes(near(far)).into_iter().filter(|who| *who != by).collect(),
        Whom::Monster(far) | Whom::Monsters(far) | Whom::Group(far) => monsters(near(far)),
        Whom::Culprit => culprit.into_iter().collect(),
        Whom::CulpritAnd(far) => culprit.map_or_else(Vec::new, |who| heroes(world.figures_within(who, far))),
        Whom::CulpritsGroup => {
            let Some(Who::Monster(id)) = culprit else { return Vec::new() };
            let others = world.monsters.iter().filter(|other| other.id.of == id.of && other.id != id);
            others.map(|other| Who::Monster(other.id)).collect()
        }
        Whom::NearTarget(far) => {
            let targets = world.attack().into_iter().flat_map(|attack| attack.targets());
            let Some(target) = targets.map(|struck| struck.who).next() else { return Vec::new() };
            monsters(world.figures_within(target, far)).into_iter().filter(|who| *who != target).collect()
        }
        Whom::Targets => {
            let attack = world.attack().into_iter();
            attack.flat_map(|attack| attack.targets()).map(|struck| struck.who).collect()
        }
        Whom::EveryHero => world.figures().map(|(who, _)| who).filter(|who| who.is_heroic()).collect(),
    }
}
