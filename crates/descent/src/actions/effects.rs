//! TRG, HER: what cards do: each word of a card is carried out here, or by the function of its chapter.

use super::targets::How;
use super::{
    attack, attributes, cards, conditions, damage, familiars, moments, movement, push, rolls, search,
};
use super::{skills, specials};
use crate::Play;
use crate::content::{Ability, Amount, Attacking, By, CardId, Deed, Effect, On, Says, Testing, Whom};
use crate::shown::{Fact, Prompt};
use crate::world::{AbilityRef, Card, HeroId, Lasting, Mark, Monster, Pick, Who, World};
use table::{Rule, Seat};

/// Why something happens, and whom its words mean.
#[derive(Clone, Copy, Debug)]
pub struct Cue<'a> {
    /// Whose card it is: `You`.
    pub by: Who,
    /// Who decides about dice that it concerns.
    pub seat: Seat,
    /// The figure that gave rise to it.
    pub culprit: Option<Who>,
    /// The target of the overlord card.
    pub on: Option<Mark>,
    /// The overlord card.
    pub card: Option<CardId>,
    /// The test that it follows.
    pub tested: Option<Tested>,
    /// The monsters that were defeated, as they were.
    pub fallen: &'a [Monster],
    /// Who has suffered and who has recovered by the skill that was used.
    pub since: Option<&'a skills::Since>,
}

/// A test, as words speak of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tested {
    /// The value of the attribute.
    pub value: u8,
    /// The shields above it.
    pub above: u8,
}

impl Cue<'_> {
    /// Something by a figure; `culprit` is the figure that gave rise to it.
    pub fn new(world: &World, by: Who, culprit: Option<Who>) -> Cue<'static> {
        let seat = world.seat_of(by);
        Cue { by, seat, culprit, on: None, card: None, tested: None, fallen: &[], since: None }
    }
}

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
    let before = is_skill(of).then(|| play.world.suffering());
    let using = play.world.under_way.using.replace(of);
    happen(play, Who::Hero(id), &ability.does, culprit)?;
    play.world.under_way.using = using;
    match before {
        Some(before) => moments::skill_used(play, id, &before),
        None => Ok(()),
    }
}

/// DC-CLASS-29: whether it is a skill; spirits look at what comes of it.
pub fn is_skill(of: AbilityRef) -> bool {
    matches!(of.card, Card::Skill(..))
}

/// Carries out effects. `culprit` is the figure that gave rise to them.
pub fn happen(play: &mut Play, by: Who, does: &[Effect], culprit: Option<Who>) -> Rule {
    let cue = Cue::new(play.world, by, culprit);
    all(play, cue, does)
}

/// Carries out effects, one after the other.
pub fn all(play: &mut Play, cue: Cue<'_>, does: &[Effect]) -> Rule {
    each(play, cue, does)?;
    damage::settle(play)
}

/// The same in the midst of something else, where nobody who is on the map again has been placed yet.
pub(super) fn each(play: &mut Play, cue: Cue<'_>, does: &[Effect]) -> Rule {
    for effect in does {
        match effect {
            Effect::Gain(gain) => attack::add(play, cue, gain)?,
            Effect::Deed(deed) => self::deed(play, cue, deed)?,
            Effect::Special(special) => specials::carry_out(play, cue, *special)?,
        }
    }
    Ok(())
}

/// How much something is worth now.
pub fn amount(play: &mut Play, cue: Cue<'_>, amount: Amount) -> Rule<u8> {
    Ok(match amount {
        Amount::Fixed(n) => n,
        Amount::All => u8::MAX,
        Amount::Roll(colour, dice) => rolls::roll(play, cue.by, &vec![colour; usize::from(dice)])?.damage,
        Amount::PerDamage(n) => play.world.damage(cue.by) / n,
        Amount::PerFatigue(n) => cue.by.hero().map_or(0, |id| play.world.hero(id).fatigue) / n,
        Amount::ForFatigue => skills::for_fatigue(play, cue.by)?,
        Amount::Above => cue.tested.unwrap_or_default().above,
        Amount::Attribute => cue.tested.unwrap_or_default().value,
    })
}

/// Something is done, to whom it concerns.
fn deed(play: &mut Play, cue: Cue<'_>, deed: &Deed) -> Rule {
    let by = cue.by;
    match deed {
        Deed::Recover(n, whom) => {
            let chosen = chosen_to_recover(play, cue, *whom)?;
            let n = amount(play, cue, *n)?;
            chosen.into_iter().for_each(|who| damage::recover(play, who, n));
            Ok(())
        }
        Deed::Rest(n, whom) => {
            let chosen = chosen(play, cue, *whom)?;
            let n = amount(play, cue, *n)?;
            chosen.into_iter().for_each(|who| damage::rest(play, who, n));
            Ok(())
        }
        Deed::Suffer(n, whom) => {
            let chosen = chosen(play, cue, *whom)?;
            let n = amount(play, cue, *n)?;
            chosen.into_iter().try_for_each(|who| damage::suffer(play, who, n, damage::Cause::Effect))
        }
        Deed::Tire(n, whom) => {
            let chosen = chosen(play, cue, *whom)?;
            let n = amount(play, cue, *n)?;
            chosen.into_iter().try_for_each(|who| damage::tire(play, who, n))
        }
        Deed::Defeat(whom) => for_each(play, cue, *whom, |play, who| match play.world.is_on_map(who) {
            true => damage::defeat(play, who),
            false => Ok(()),
        }),
        Deed::Afflict(condition, whom) => {
            for_each(play, cue, *whom, |play, who| conditions::inflict(play, who, *condition))
        }
        Deed::AfflictOne(whom) => {
            for_each(play, cue, *whom, |play, who| conditions::inflict_one(play, by, who))
        }
        Deed::Cleanse(whom) => for_each(play, cue, *whom, conditions::cleanse),
        Deed::Lasts(until, always, whom) => for_each(play, cue, *whom, |play, who| {
            lasts(play, who, Lasting::counts(always.clone(), *until));
            Ok(())
        }),
        Deed::Test(testing) => for_each(play, cue, testing.whom, |play, who| test(play, cue, who, testing)),
        Deed::Retry | Deed::Repeat { .. } => play.impossible("nobody is tested"),
        Deed::Attack(attacking) => attack(play, cue, attacking),
        Deed::Points(n) => {
            movement::gain(play, by, *n);
            Ok(())
        }
        Deed::Move(n) => movement::move_spaces(play, by, *n),
        Deed::Dodge(n) => skills::dodge(play, by, *n),
        Deed::MoveOther(far) => push::move_other(play, by, *far),
        Deed::MoveAction => {
            if let Some(turn) = play.world.turn_of_mut(by) {
                turn.extra_moves += 1;
            }
            Ok(())
        }
        Deed::AttackAction => {
            if let Some(turn) = play.world.turn_of_mut(by) {
                turn.extra_attacks += 1;
            }
            Ok(())
        }
        Deed::EndMove => {
            movement::end_move(play, by);
            Ok(())
        }
        Deed::LosePoint(or) => match play.world.turn_of_mut(by) {
            Some(turn) if turn.points > 0 => {
                turn.points -= 1;
                Ok(())
            }
            _ => each(play, cue, or),
        },
        Deed::Push => push::push(play, by),
        Deed::PlaceWithin(far, whom) => {
            for_each(play, cue, *whom, |play, who| push::place_within(play, by, who, *far))
        }
        Deed::Aloft => {
            if let Some(monster) = by.monster().and_then(|id| play.world.monster_mut(id)) {
                monster.airborne = true;
            }
            Ok(())
        }
        Deed::Search(far) => by.hero().map_or(Ok(()), |id| search::search_within(play, id, *far)),
        Deed::Door => skills::door(play, by),
        Deed::Challenge => skills::challenge(play, by),
        Deed::PlaceFamiliar => familiars::raise(play, by),
        Deed::RemoveFamiliar => {
            by.hero().into_iter().for_each(|id| familiars::dismiss(play, id));
            Ok(())
        }
        Deed::ActivateFamiliar => {
            by.hero().into_iter().for_each(|id| play.world.activate_familiar(id));
            Ok(())
        }
        Deed::OverlordDraws(n) => cards::draw(play, *n),
        Deed::OverlordDiscards(n) => cards::lose_by_chance(play, *n),
        Deed::TakeBack => {
            cue.card.into_iter().for_each(|card| cards::take_back(play, card));
            Ok(())
        }
    }
}

/// Something lasts for a hero from now on.
pub fn lasts(play: &mut Play, who: Who, lasting: Lasting) {
    let Who::Hero(id) = who else { return };
    let told = Fact::of_lasting(id, &lasting);
    play.world.hero_mut(id).begin(lasting);
    if let Some(fact) = told {
        play.tell(|_, _| fact);
    }
}

/// DE-TRG-22: an attack that a card gives to whose card it is, or to the familiar.
fn attack(play: &mut Play, cue: Cue<'_>, attacking: &Attacking) -> Rule {
    let id = match (cue.by, attacking.by) {
        (Who::Hero(id), By::You) => id,
        (Who::Hero(id), By::Familiar) => {
            return attack::by_familiar(play, id, attacking.on, &attacking.gain).map(|_| ());
        }
        (who, _) => return attack::by_monster_action(play, who, attacking),
    };
    if attacking.on == On::OwnFamiliar {
        return attack::on_own_familiar(play, id, attacking);
    }
    let how = How { only: cue.culprit.filter(|_| attacking.on == On::Culprit), ..How::given_by(attacking) };
    if attacking.may
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
        happen(play, cue.by, &attacking.hits, report.affected.first().copied())?;
        play.world.under_way.by_product = before;
    }
    Ok(())
}

/// DE-ATT-03: one figure is tested, and what follows from it happens.
fn test(play: &mut Play, cue: Cue<'_>, who: Who, testing: &Testing) -> Rule {
    let of = match testing.of.as_slice() {
        [of] => *of,
        several => {
            let seat = match testing.says {
                Says::Overlord => play.world.overlord_seat(),
                Says::Tested => play.world.seat_of(who),
            };
            let picks: Vec<Pick> = several.iter().copied().map(Pick::Attribute).collect();
            let Pick::Attribute(of) = play.choose(seat, Prompt::WhichAttribute { who }, &picks)? else {
                return Ok(());
            };
            of
        }
    };
    let value = play.world.attribute(play.game, who, of).unwrap_or(0);
    let tested = attributes::test(play, who, of)?;
    if !who.is_heroic() {
        return Ok(());
    }
    let about = Tested { value, above: tested.above };
    let cue = Cue { tested: Some(about), ..Cue::new(play.world, who, cue.culprit) };
    each(play, cue, if tested.passed { &testing.pass } else { &testing.fail })
}

fn for_each(play: &mut Play, cue: Cue<'_>, whom: Whom, mut then: impl FnMut(&mut Play, Who) -> Rule) -> Rule {
    for who in chosen(play, cue, whom)? {
        then(play, who)?;
    }
    Ok(())
}

/// Whom an effect concerns; where there is a choice, whoever uses it chooses.
fn chosen(play: &mut Play, cue: Cue<'_>, whom: Whom) -> Rule<Vec<Who>> {
    let all = concerned(play, cue, whom);
    choose_among(play, cue.by, whom, all)
}

/// DE-DEF-14, DE-DEF-15: the same for recovering damage: a knocked-out hero may be chosen too; its token is its place.
fn chosen_to_recover(play: &mut Play, cue: Cue<'_>, whom: Whom) -> Rule<Vec<Who>> {
    let mut all = concerned(play, cue, whom);
    if let Whom::Hero(far) | Whom::OtherHero(far) | Whom::Heroes(far) = whom
        && !play.world.under_way.by_product
    {
        let token = |id: &HeroId| {
            let hero = play.world.hero(*id);
            hero.knocked_out && hero.at.is_some_and(|at| play.world.is_within(cue.by, at, far))
        };
        all.extend(play.world.hero_ids().filter(token).map(Who::Hero));
    }
    choose_among(play, cue.by, whom, all)
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

/// DC-SHOP-33, DC-SHOP-35, DE-AOE-07: the figures on the map that an effect could concern.
fn concerned(play: &Play, cue: Cue<'_>, whom: Whom) -> Vec<Who> {
    let (world, by, culprit) = (&play.world, cue.by, cue.culprit);
    let near = |far: u8| world.figures_within(by, far);
    // DE-GAP-18: whether the skills of heroes concern familiars.
    let by_skill = world.under_way.using.is_some_and(is_skill);
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
        Whom::Familiar => by.hero().map(Who::Familiar).into_iter().collect(),
    }
}
