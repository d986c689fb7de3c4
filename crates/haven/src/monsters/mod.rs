//! GH-MON, GH-MAT, GH-MAB, GH-BOS: the turns of monsters, and of summons and allied figures, which follow the same
//! rules.
//!
//! What a figure does is decided by [`crate::mind`], a pure function. `view` makes its situation from the world and has
//! the players settle what the rules leave open; here the abilities of its card are carried out, and in `deeds` those
//! that neither move nor attack.

use crate::actions::attack::{self, Aim, Weapon};
use crate::actions::cards::Actor;
use crate::actions::effects::May;
use crate::actions::elements::{self, Purse};
use crate::actions::hexes::{self, Need};
use crate::actions::moments::{self, Moment};
use crate::actions::removal::{self, Next};
use crate::actions::{bonuses, conditions, damage, groups, heal, looting};
use crate::content::{Ability, Attack, Conditions, KindId, Rank, Targets, ToAttack, Value, Whom};
use crate::mind::{self, Mind};
use crate::rulings::{
    ConsumeInVain, DisarmedMove, FurtherAttacks, HastenedDamage, MoveAfterAttack, TargetOrder,
};
use crate::world::{Cause, Force, Turn, TurnOf};
use crate::{Fact, FigureId, Haven, MonsterId, Play, Prompt, SummonId, World};
use board::{SpaceId, SpaceSet};
use deeds::{concerned, force_all, heal_most_hurt, open_next_door, set_trap, summon, switch_rank};
use smallvec::SmallVec;
use table::Rule;
use view::{View, settle, settle_focus, walk};
pub mod cards;
mod deeds;
mod feats;
mod intent;
pub mod order;
mod view;

pub use intent::Intent;
pub use view::Victims;

/// What a figure has decided and done in its turn.
#[derive(Clone, Debug, Default)]
struct Mood {
    /// How it decides.
    mind: Mind,
    /// GH-FOC-01: its focus.
    focus: Option<FigureId>,
    /// Whether the log already says that it can focus nobody.
    nobody: bool,
    /// GH-FOC-07: whether it has found nobody to focus; until its first attack is over it neither moves nor attacks.
    idle: bool,
    /// Whom its next attack hits, if it got where it wanted.
    planned: Option<SmallVec<[FigureId; 4]>>,
    /// How many element signs are on its card before the ability it performs now.
    signs: u8,
    /// From where it has chosen its targets.
    chosen_from: Option<SpaceId>,
    /// What consumed elements will add to that attack, as far as it can know.
    expected: SmallVec<[ToAttack; 2]>,
    /// GH-MAT-04: whom it has attacked.
    attacked: SmallVec<[FigureId; 4]>,
    /// GH-GAP-42: its last attack, if it moves as for it.
    last: Option<Weapon>,
    /// Whom it has attacked last, and where they stood.
    hit: SmallVec<[(FigureId, SpaceId); 4]>,
}

/// GH-MON-11, GH-SUM-06, FH-ACT-04, FH-MDM-03, GH-MON-13: one figure's turn, from its first ability to its last.
pub fn turn(play: &mut Play, figure: FigureId) -> Rule {
    play.world.has_acted(figure);
    if !play.world.is_there(figure) {
        return Ok(());
    }
    removal::before(play, Next::Deed(figure))?;
    if !play.world.is_there(figure) {
        return Ok(());
    }
    play.world.turns.turn = Some(Turn::of(figure));
    play.tell(|_, _| Fact::Turn { figure });
    moments::moment(play, Moment::TurnStarts { figure })?;
    let mut mood = Mood { mind: play.game.minds.take(), ..Mood::default() };
    let done = abilities(play, figure, &mut mood);
    let idle = mood.nobody && mood.focus.is_none();
    play.game.minds.put_back(mood.mind);
    done?;
    if idle {
        come_back(play, figure)?;
    }
    if play.world.is_there(figure) {
        moments::moment(play, Moment::TurnEnds { figure })?;
    } else {
        moments::infusions(play, figure)?;
    }
    play.world.count_turn_of_anybody();
    play.world.turns.turn = None;
    if play.world.foes.arrived.is_empty() {
        return Ok(());
    }
    // GH-REV-06, GH-SPC-03: a boss may have revealed a room, and whoever destroys or kills may bring a spawn.
    let place = match figure {
        FigureId::Hero(hero) => TurnOf::Hero(hero),
        FigureId::Monster(id) => TurnOf::Kind(id.kind),
        FigureId::Summon(id) => TurnOf::Summon(id),
        FigureId::Ally(id) | FigureId::Obstacle(id) => TurnOf::Ally(id.kind),
    };
    order::newcomers_act(play, play.world.initiative_of(play.game, place))
}

/// GH-MON-11, FH-ACT-02, FH-MON-07: the abilities of its card, in their order.
fn abilities(play: &mut Play, figure: FigureId, mood: &mut Mood) -> Rule {
    if let FigureId::Summon(id) = figure
        && play.game.summon(id.kind).led
    {
        return go_where_led(play, id);
    }
    let card = play.world.abilities_of(play.game, figure);
    focus_first(play, figure, &card, mood)?;
    let together = play.world.agreed.edition.kinds_infuse_together() && figure.is_monster();
    let mut performed = false;
    for (n, ability) in card.iter().enumerate() {
        // FH-MEL-01, FH-MEL-02: the group infuses, if any of it has performed an ability.
        if together && matches!(ability.innermost(), Ability::Infuse(_)) {
            continue;
        }
        // GH-CON-12: a stunned figure performs no abilities; it may be stunned on the way.
        if !play.world.is_there(figure) || play.world.is_stunned(figure) {
            break;
        }
        if n > 0 && !matches!(ability, Ability::Infuse(_)) {
            removal::before(play, Next::Deed(figure))?;
            if !play.world.is_there(figure) {
                break;
            }
        }
        mood.signs = card[..n].iter().map(elements::signs).sum();
        performed |= act_on(play, figure, &card, n, ability, mood)?;
    }
    match figure {
        FigureId::Monster(id) if together => groups::has_acted(play, id, &card, performed),
        _ => Ok(()),
    }
}

/// A summon whose card says so moves as its summoner decides, and does nothing else.
fn go_where_led(play: &mut Play, summon: SummonId) -> Rule {
    let figure = FigureId::Summon(summon);
    if play.world.is_there(figure) && !play.world.is_stunned(figure) {
        let walk = Ability::Move { points: Value::Plus(0), jump: false };
        let actor = Actor { figure, player: summon.hero, side: figure, sure: false, must: false };
        crate::actions::abilities::perform(play, actor, &walk, &[])?;
    }
    Ok(())
}

/// GH-MON-11, GH-MON-12, GH-MAT-07, FH-MON-09: one ability of the card, as well as it can be performed. Says whether
/// any of it was.
fn act_on(
    play: &mut Play,
    figure: FigureId,
    card: &[Ability],
    n: usize,
    ability: &Ability,
    mood: &mut Mood,
) -> Rule<bool> {
    match ability {
        Ability::Move { points, jump } if play.world.heads_for(play.game, figure).is_some() => {
            move_to_mark(play, figure, *points, *jump)
        }
        Ability::Move { points, jump } => {
            let later = foresee(play.game, play.world, figure, card, n + 1);
            move_by_plan(play, figure, *points, *jump, later, mood)
        }
        Ability::Attack(printed) => {
            let attacked = attack_by_plan(play, figure, printed, mood)?;
            // GH-FOC-13: another attack has a focus of its own.
            mood.idle = false;
            Ok(attacked)
        }
        Ability::Heal { points, range } => heal_most_hurt(play, figure, *points, *range),
        Ability::HealInRange(points) => {
            let range = play.world.stats(play.game, figure).map_or(1, |s| s.range.max(1));
            heal_most_hurt(play, figure, *points, Some(range))
        }
        Ability::Shield(points) => {
            bonuses::shield(play, figure, *points, None);
            Ok(true)
        }
        Ability::Retaliate(bonus) => {
            bonuses::retaliate(play, figure, *bonus, None, 0);
            Ok(true)
        }
        Ability::Give(given, whom) => {
            let all = concerned(play, figure, *whom, *given, mood)?;
            all.iter().for_each(|target| conditions::give_all(play, *target, *given));
            Ok(!all.is_empty())
        }
        Ability::Push(hexes, whom) => force_all(play, figure, Force::Push, *hexes, *whom, mood),
        Ability::Pull(hexes, whom) => force_all(play, figure, Force::Pull, *hexes, *whom, mood),
        Ability::HealAll(points, whom) => {
            let all = concerned(play, figure, *whom, Conditions::NONE, mood)?;
            for target in &all {
                heal::heal(play, *target, *points);
            }
            Ok(!all.is_empty())
        }
        Ability::Suffer(points) => {
            damage::suffer(play, figure, *points, Cause::Ability)?;
            Ok(true)
        }
        Ability::Damage(amount, whom) => {
            let points = play.world.amount(*amount);
            let all = match whom {
                Whom::EnemiesBesideTarget => play.world.beside_those_hit(figure, mood),
                _ if whom.is_one() => concerned(play, figure, *whom, Conditions::NONE, mood)?,
                _ => play.world.struck(figure, *whom),
            };
            for target in all {
                damage::suffer(play, target, points, Cause::AbilityOf(figure))?;
            }
            // FH-SUF-02, FH-ACT-10: it is not targeted, so nobody need be there.
            Ok(true)
        }
        Ability::Loot(range) => looting::loot(play, figure, *range),
        // FH-ELE-03: it is no ability.
        Ability::Infuse(sign) => elements::infuse_sign(play, figure, *sign).map(|()| false),
        Ability::Consume(sign, then) => {
            let nth = mood.signs;
            mood.signs += 1;
            let can = elements::can_consume_for_type(play.game, play.world, figure, *sign, nth);
            let worth = |printed: &Attack| worth_consuming(play, figure, printed, mood);
            if !can || matches!(&**then, Ability::Attack(printed) if !worth(printed)) {
                return Ok(false);
            }
            match elements::consume_for_type(play, figure, *sign, nth)? {
                true => act_on(play, figure, card, n, then, mood),
                false => Ok(false),
            }
        }
        Ability::OnDeath(_) => {
            if let Some(body) = play.world.body_mut(figure) {
                body.bonuses.on_death = true;
            }
            Ok(true)
        }
        Ability::Summon(kind, rank, brood) => summon(play, figure, kind, *rank, *brood),
        Ability::Trap(amount, given) => set_trap(play, figure, *amount, *given),
        // GH-BOS-03: specials have been replaced by what they are.
        Ability::Special(_)
        | Ability::Land
        | Ability::DisarmTrap(_)
        | Ability::LootForMe(_)
        | Ability::Teleport(_) => Ok(false),
        Ability::OpenNextDoor => open_next_door(play, figure).map(|()| true),
        Ability::SwitchRank => {
            switch_rank(play, figure);
            Ok(true)
        }
        Ability::Feat(feat) => feats::perform(play, figure, *feat, mood),
        Ability::Hasten { points, sign, more, damage } => {
            let later = foresee(play.game, play.world, figure, card, n + 1);
            let hastened = goes_anywhere(play, figure, later.as_ref(), mood)
                && elements::consume_for_type(play, figure, *sign, mood.signs)?;
            let base = play.world.moves_of(play.game, figure);
            let points = points.of(base) + if hastened { *more } else { 0 };
            let from = play.world.at(figure);
            let did = move_by_plan(play, figure, Value::Fixed(points), false, later, mood)?;
            // FH-GAP-57
            let moved = play.world.at(figure) != from
                || play.world.agreed.rulings.hastened_damage == HastenedDamage::IfConsumed;
            if hastened && moved {
                damage::suffer(play, figure, *damage, Cause::Ability)?;
            }
            Ok(did)
        }
    }
}

/// GH-MMV-03, GH-MMV-06, GH-ELE-10: the next attack of the card that it will make, and what elements will add.
fn foresee<'c>(
    game: &Haven,
    world: &World,
    figure: FigureId,
    card: &'c [Ability],
    from: usize,
) -> Option<(&'c Attack, SmallVec<[ToAttack; 2]>)> {
    let mut purse = Purse::of(game, world, figure);
    let mut nth: u8 = card[..from].iter().map(elements::signs).sum();
    for ability in &card[from..] {
        let after = nth + elements::signs(ability);
        let mut inner = ability;
        let mut paid = true;
        while let Ability::Consume(sign, then) = inner
            && paid
        {
            paid = purse.pays(*sign, nth);
            nth += 1;
            inner = &**then;
        }
        if let Ability::Attack(attack) = inner
            && paid
        {
            let gains = purse.gains(&attack.augments, nth);
            return Some((attack, gains));
        }
        nth = after;
    }
    None
}

/// GH-FOC-01: the focus is found before anything on the card is performed, as for the whole card (GH-FOC-04), so that
/// nothing printed before its move or attack changes whom it attacks. FH-MAB-06: what concerns one enemy concerns the
/// focus. GH-SPC-12: a figure that heads for a letter does not move for its focus and looks for it where it gets to.
fn focus_first(play: &mut Play, figure: FigureId, card: &[Ability], mood: &mut Mood) -> Rule {
    let world = &*play.world;
    let acts = world.is_there(figure) && !world.is_stunned(figure);
    if !acts || !needs_focus_before(card) || world.heads_for(play.game, figure).is_some() {
        return Ok(());
    }
    let jump = card.iter().any(|a| matches!(a.innermost(), Ability::Move { jump: true, .. }));
    let gait = play.world.gait(play.game, figure, jump);
    let mut view = View::new(play.game, play.world, figure, gait, mood);
    if let Some((attack, gains)) = foresee(play.game, play.world, figure, card, 0)
        && play.world.heeds_its_attack(figure)
    {
        view.weapon = Some(Weapon::of(attack, play.world.stats(play.game, figure), &gains));
    }
    settle_focus(play, figure, &view, mood)?;
    Ok(())
}

/// Whether something is performed before the first move or attack of a card, or something else needs a focus; a card
/// that begins with its move or attack finds the focus there.
fn needs_focus_before(card: &[Ability]) -> bool {
    let moves_or_attacks = |a: &Ability| {
        matches!(a.innermost(), Ability::Move { .. } | Ability::Hasten { .. } | Ability::Attack(_))
    };
    let at_one_enemy = |a: &Ability| {
        use Ability::{Give, Pull, Push};
        matches!(a.innermost(), Give(_, Whom::Enemy(_)) | Push(_, Whom::Enemy(_)) | Pull(_, Whom::Enemy(_)))
    };
    let first = card.iter().position(|a| moves_or_attacks(a) || at_one_enemy(a));
    first.is_some_and(|n| n > 0 || at_one_enemy(&card[n]))
}

/// GH-GAP-51, FH-MEL-01: whether elements are consumed for an attack: always, or only if it hits somebody.
fn worth_consuming(play: &Play, figure: FigureId, printed: &Attack, mood: &Mood) -> bool {
    if play.world.agreed.rulings.consume_in_vain == ConsumeInVain::Yes {
        return true;
    }
    if !play.world.can_attack(figure) {
        return false;
    }
    let gains = Purse::of(play.game, play.world, figure).gains(&printed.augments, mood.signs);
    let mut view = View::new(play.game, play.world, figure, play.world.gait(play.game, figure, false), mood);
    view.weapon = Some(Weapon::of(printed, play.world.stats(play.game, figure), &gains));
    view.with(play.world, mind::strikes_from_here)
}

/// FH-MEL-01, FH-FOC-10: whether a figure performs a move at all: it can, and has whom to go for.
fn goes_anywhere(
    play: &Play,
    figure: FigureId,
    later: Option<&(&Attack, SmallVec<[ToAttack; 2]>)>,
    mood: &Mood,
) -> bool {
    if mood.idle || !play.world.can_move(figure) {
        return false;
    }
    let gait = play.world.gait(play.game, figure, false);
    let mut view = View::new(play.game, play.world, figure, gait, mood);
    view.weapon = later.map(|(attack, gains)| Weapon::of(attack, play.world.stats(play.game, figure), gains));
    let mut mind = play.game.minds.take();
    let anywhere = view.with(play.world, |s| mind.options(s)).iter().any(|o| o.focus.is_some());
    play.game.minds.put_back(mind);
    anywhere
}

/// GH-MMV-01, GH-MMV-02, GH-MMV-03, GH-MMV-04, GH-MMV-05, GH-MMV-06, GH-MMV-07, GH-MMV-08, GH-MMV-09, GH-MMV-10,
/// GH-MMV-11, GH-MTR-01, GH-MTR-02, GH-MTR-03, GH-MTR-04, GH-MTR-05, FH-MMV-06, FH-MMV-09: moves to where its attack
/// has the most effect on its focus, or nearer to it.
fn move_by_plan(
    play: &mut Play,
    figure: FigureId,
    points: Value,
    jump: bool,
    later: Option<(&Attack, SmallVec<[ToAttack; 2]>)>,
    mood: &mut Mood,
) -> Rule<bool> {
    let base = play.world.stats(play.game, figure).map_or(0, |s| s.moves);
    let points = if play.world.can_move(figure) { points.of(base) } else { 0 };
    let gait = play.world.gait(play.game, figure, jump);
    let mut view = View::new(play.game, play.world, figure, gait, mood);
    view.points = points;
    let mut follows = true;
    if let Some((later, gains)) = later.filter(|_| play.world.heeds_its_attack(figure) && !view.nobody_left())
    {
        mood.expected = gains;
        view.weapon = Some(Weapon::of(later, play.world.stats(play.game, figure), &mood.expected));
    } else {
        follows = false;
        // GH-GAP-42: no attack follows; it goes for the focus it has, as with a card without an attack or as for
        // the attack it has made.
        view.weapon = mood.last.clone().filter(|_| play.world.heeds_its_attack(figure));
        view.foes.iter_mut().for_each(|f| f.spared = false);
        view.focus = mood.focus.filter(|f| play.world.is_there(*f));
    }
    let Some(choice) = settle(play, figure, &view, mood)? else { return Ok(false) };
    let ways = view.with(play.world, |s| mood.mind.ways(s, choice.end));
    let reached = walk(play, figure, &view, ways, choice.end)?;
    mood.planned = (reached && follows).then(|| view.figures_of(&choice.targets));
    // FH-MOV-05
    Ok(choice.end != view.at)
}

/// GH-SPC-12: an allied figure goes to a letter, or as near to it as it can; around traps, as monsters do.
fn move_to_mark(play: &mut Play, figure: FigureId, points: Value, jump: bool) -> Rule<bool> {
    let to = play.world.places_to_head_for(play.game, figure);
    approach(play, figure, points, jump, &to)
}

/// FH-SUM-12: a summon that has nobody to focus moves towards its summoner, if its player likes.
fn come_back(play: &mut Play, figure: FigureId) -> Rule {
    let FigureId::Summon(summon) = figure else { return Ok(()) };
    let moves = play.world.can_move(figure) && play.world.moves_of(play.game, figure) > 0;
    let able = moves && play.world.agreed.edition.idle_summons_come_back();
    let Some(home) = play.world.at(summon.hero.into()).filter(|_| able) else { return Ok(()) };
    let prompt = Prompt::ComeBack { summon: figure };
    if play.choose(summon.hero.seat(), prompt, &[May::Do, May::Skip])? == May::Do {
        let mut to: SpaceSet = play.world.empty_near(home).into_iter().collect();
        to.extend(play.world.at(figure).filter(|at| play.world.place.board.adjacent(*at, home)));
        approach(play, figure, Value::Plus(0), false, &to)?;
    }
    Ok(())
}

/// A figure goes to one of these hexes, or as near as it can. Says whether it moves.
fn approach(play: &mut Play, figure: FigureId, points: Value, jump: bool, to: &SpaceSet) -> Rule<bool> {
    let gait = play.world.gait(play.game, figure, jump);
    let mut view = View::new(play.game, play.world, figure, gait, &Mood::default());
    let base = play.world.moves_of(play.game, figure);
    view.points = if play.world.can_move(figure) { points.of(base) } else { 0 };
    let ends = view.with(play.world, |s| mind::approach(s, to));
    let prompt = Prompt::Destination { figure };
    if let Some(end) = hexes::choose(play, figure, prompt, Need::Must, ends.iter())? {
        let ways = view.with(play.world, |s| mind::ways_with_cost(s, end.space));
        walk(play, figure, &view, ways, end.space)?;
        return Ok(end.space != view.at);
    }
    Ok(false)
}

/// GH-MAT-01, GH-MAT-02, GH-MAT-03, GH-MAT-04, FH-MAT-04, FH-DIF-48: attacks its focus and as many others as it can.
/// Says whether it attacks anybody.
fn attack_by_plan(play: &mut Play, figure: FigureId, printed: &Attack, mood: &mut Mood) -> Rule<bool> {
    let can = elements::can_augment_for_type(play.game, play.world, figure, &printed.augments, mood.signs);
    let gains = match can && worth_consuming(play, figure, printed, mood) {
        true => elements::augment_for_type(play, figure, &printed.augments, mood.signs)?,
        false => SmallVec::new(),
    };
    let stats = play.world.stats(play.game, figure).cloned();
    let weapon = Weapon::of(printed, stats.as_ref(), &gains);
    if play.world.agreed.rulings.move_after_attack == MoveAfterAttack::AsAttack {
        mood.last = Some(weapon.clone());
    }
    if !play.world.can_attack(figure) {
        return Ok(false);
    }
    let mut targets = match mood.planned.take() {
        _ if printed.targets == Targets::Farthest => farthest(play, figure, &weapon)?,
        Some(planned) if gains == mood.expected && planned.iter().all(|t| play.world.is_there(*t)) => planned,
        _ => {
            let gait = play.world.gait(play.game, figure, false);
            let mut view = View::new(play.game, play.world, figure, gait, mood);
            view.weapon = Some(weapon.clone());
            match settle(play, figure, &view, mood)? {
                Some(choice) => view.figures_of(&choice.targets),
                None => return Ok(false),
            }
        }
    };
    order_targets(play, figure, &weapon, &mut targets, mood)?;
    mood.hit = targets.iter().filter_map(|t| play.world.at(*t).map(|at| (*t, at))).collect();
    let mut added = 0;
    for target in &targets {
        let times = if weapon.on_one { weapon.targets.unwrap_or(1) } else { 1 };
        for _ in 0..times {
            // Somebody may die, or be stunned, between two attacks.
            let Some(from) = play.world.at(figure) else { return Ok(true) };
            if play.world.is_there(*target) && play.world.goes_on_attacking(figure) {
                added += attack::strike(play, figure, from, *target, &weapon)?;
            }
        }
    }
    let further = attack_added(play, figure, &weapon, &targets, added, mood)?;
    let spare = play.world.agreed.rulings.further_attacks == FurtherAttacks::Spare;
    if spare && play.world.agreed.edition.further_attacks_spare() {
        mood.attacked.extend(targets.iter().copied());
        mood.attacked.extend(further);
    }
    Ok(!targets.is_empty())
}

/// The farthest enemy in range; the players decide among several (GH-AMB-01).
fn farthest(play: &mut Play, figure: FigureId, weapon: &Weapon) -> Rule<SmallVec<[FigureId; 4]>> {
    let Some(from) = play.world.at(figure) else { return Ok(SmallVec::new()) };
    let apart = |world: &World, f: &FigureId| world.at(*f).and_then(|at| world.distance(from, at));
    let all = play.world.targets(figure, from, weapon.range);
    let most = all.iter().map(|f| apart(play.world, f)).max();
    let tied = all.iter().filter(|f| Some(apart(play.world, f)) == most);
    let options: Vec<Aim> = tied.map(|f| Aim::At(*f)).collect();
    if options.is_empty() {
        return Ok(SmallVec::new());
    }
    let prompt = Prompt::Target { attacker: figure, value: weapon.value };
    match crate::choose_for(play, figure, prompt, &options)? {
        Aim::At(target) => Ok(SmallVec::from_slice(&[target])),
        Aim::Done => Ok(SmallVec::new()),
    }
}

/// GH-EFF-15, GH-EFF-16, GH-SUM-07: the targets that modifier cards add, one after another, each by the rules of
/// focus among those that were not attacked. They add none themselves.
fn attack_added(
    play: &mut Play,
    figure: FigureId,
    weapon: &Weapon,
    targets: &[FigureId],
    added: u8,
    mood: &Mood,
) -> Rule<SmallVec<[FigureId; 4]>> {
    let mut further = SmallVec::new();
    if added == 0 {
        return Ok(further);
    }
    let mut mood = mood.clone();
    mood.attacked.extend(targets.iter().copied());
    let one = Weapon { targets: Some(1), on_one: false, area: None, ..weapon.clone() };
    for _ in 0..added {
        let Some(from) = play.world.at(figure).filter(|_| play.world.goes_on_attacking(figure)) else {
            break;
        };
        let in_reach = play.world.targets(figure, from, one.range);
        if in_reach.iter().all(|t| mood.attacked.contains(t)) {
            break;
        }
        let gait = play.world.gait(play.game, figure, false);
        let mut view = View::new(play.game, play.world, figure, gait, &mood);
        view.weapon = Some(one.clone());
        let Some(choice) = settle(play, figure, &view, &mut mood)? else { break };
        for target in view.figures_of(&choice.targets) {
            attack::strike(play, figure, from, target, &one)?;
            mood.attacked.push(target);
            further.push(target);
        }
    }
    Ok(further)
}

/// GH-AMB-01, GH-GAP-53: the focus is attacked first, then the others as they rank; the players order those who are
/// equal, or all of them.
fn order_targets(
    play: &mut Play,
    figure: FigureId,
    weapon: &Weapon,
    targets: &mut SmallVec<[FigureId; 4]>,
    mood: &Mood,
) -> Rule {
    let free = play.world.agreed.rulings.target_order == Some(TargetOrder::Players);
    let ranks = play.world.agreed.edition.ranks_further_targets() && !free;
    let rank = |play: &Play, target: FigureId| {
        let apart = mood.chosen_from.zip(play.world.at(target)).and_then(|(a, b)| play.world.distance(a, b));
        let apart = apart.filter(|_| play.world.agreed.edition.closeness_counts_for_focus());
        ranks.then(|| (apart, play.world.order_of(play.game, target)))
    };
    let first = usize::from(!free && targets.first().is_some_and(|t| mood.focus == Some(*t)));
    for n in first..targets.len() {
        let best = rank(play, targets[n]);
        let tied = targets[n..].iter().filter(|t| rank(play, **t) == best);
        let options: Vec<Aim> = tied.map(|t| Aim::At(*t)).collect();
        let prompt = Prompt::Target { attacker: figure, value: weapon.value };
        if let Aim::At(next) = crate::choose_for(play, figure, prompt, &options)?
            && let Some(at) = targets.iter().position(|t| *t == next)
        {
            targets[n..=at].rotate_right(1);
        }
    }
    Ok(())
}

/// GH-GAP-53: the same for the attack of a monster that has just died where it stood.
pub fn order_targets_of_the_dead(
    play: &mut Play,
    figure: FigureId,
    at: SpaceId,
    weapon: &Weapon,
    targets: &mut SmallVec<[FigureId; 4]>,
) -> Rule {
    let mood = Mood { chosen_from: Some(at), ..Mood::default() };
    let world = &*play.world;
    let rank = |target: &FigureId| {
        let apart = world.at(*target).and_then(|to| world.distance(at, to));
        (apart, world.order_of(play.game, *target))
    };
    targets.sort_by_key(rank);
    order_targets(play, figure, weapon, targets, &mood)
}

/// A normal monster attacks with the range that its card prints for it.
fn take_normal_range(ability: &mut Ability) {
    match ability {
        Ability::Attack(attack) if attack.normal_range.is_some() => {
            attack.range = attack.normal_range.map(Value::Fixed);
        }
        Ability::Consume(_, then) => take_normal_range(then),
        _ => {}
    }
}

impl World {
    /// All enemies beside those whom a figure has attacked, where they stood.
    fn beside_those_hit(&self, figure: FigureId, mood: &Mood) -> Vec<FigureId> {
        let hit = |f: &FigureId| mood.hit.iter().any(|(target, _)| target == f);
        let beside = |f: &FigureId| {
            let Some(at) = self.at(*f) else { return false };
            mood.hit.iter().any(|(_, there)| self.place.board.adjacent(*there, at))
        };
        self.enemies_of(figure).filter(|f| !hit(f) && beside(f)).collect()
    }

    /// GH-MON-15, GH-INI-04, FH-MON-11: the next of a kind: elites first, then by number.
    pub fn next_of(&self, kind: KindId) -> Option<MonsterId> {
        self.foes.monsters.iter().find(|m| m.id.kind == kind && !m.acted).map(|m| m.id)
    }

    fn has_acted(&mut self, figure: FigureId) {
        match figure {
            FigureId::Hero(hero) => self.hero_mut(hero).acted = true,
            FigureId::Monster(id) => {
                let counts = self.agreed.edition.counts_further_for_goals();
                for monster in self.foes.monsters.iter_mut().filter(|m| m.id == id) {
                    monster.acted = true;
                    monster.marks.had_turn |= counts;
                }
            }
            FigureId::Summon(id) => {
                self.party.summons.iter_mut().filter(|s| s.id == id).for_each(|s| s.acted = true)
            }
            FigureId::Ally(_) | FigureId::Obstacle(_) => {
                self.objective_mut(figure).into_iter().for_each(|o| o.acted = true)
            }
        }
    }

    /// GH-MON-08, GH-MON-11, GH-SUM-06, GH-BOS-03, FH-MON-01: what a figure does in its turn.
    fn abilities_of(&self, game: &Haven, figure: FigureId) -> Vec<Ability> {
        match figure {
            FigureId::Hero(_) | FigureId::Obstacle(_) => Vec::new(),
            // GH-SPC-12: what the scenario says.
            FigureId::Ally(id) => match game.objective(id.kind).acts_like() {
                Some(kind) => self.card_abilities(game, kind),
                None => game.objective(id.kind).ally.as_ref().map_or_else(Vec::new, |a| a.acts.clone()),
            },
            FigureId::Summon(id) => {
                let walk = Ability::Move { points: Value::Plus(0), jump: false };
                let attack = Ability::Attack(Box::new(Attack::plain(Value::Plus(0))));
                // GH-SUM-03: a card that prints no attack gives none.
                if game.summon(id.kind).unarmed { vec![walk] } else { vec![walk, attack] }
            }
            FigureId::Monster(id) => {
                let mut all = self.card_abilities(game, id.kind);
                if self.monster(id).is_some_and(|m| m.rank == Rank::Normal) {
                    all.iter_mut().for_each(take_normal_range);
                }
                all
            }
        }
    }

    /// GH-BOS-03: the abilities on the card of a kind, specials as what they are.
    pub fn card_abilities(&self, game: &Haven, kind: KindId) -> Vec<Ability> {
        let card = self.card_of(game, kind).map_or(&[][..], |c| &c.abilities);
        let specials = &game.kind(kind).specials;
        let mut all = Vec::with_capacity(card.len());
        for ability in card {
            match ability {
                Ability::Special(n) => {
                    let special = usize::from(*n).checked_sub(1).and_then(|n| specials.get(n));
                    all.extend(special.into_iter().flatten().cloned());
                }
                other => all.push(other.clone()),
            }
        }
        all
    }

    /// GH-GAP-24, FH-MMV-09, FH-FOC-03: whether its attack counts when a figure looks for its focus and its way.
    fn heeds_its_attack(&self, figure: FigureId) -> bool {
        self.can_attack(figure) || self.agreed.rulings.disarmed_move == DisarmedMove::AsArmed
    }
}
