//! GH-MON, GH-MAT, GH-MAB, GH-BOS: the turns of monsters, and of summons, which follow the same rules.
//!
//! What a figure does is decided by [`crate::mind`], a pure function; here its [`Situation`] is made from the
//! world, the players settle what the rules leave open, and the plan is carried out.

use crate::attack::{self, Aim, Weapon};
use crate::content::{
    Ability, Attack, Condition, Conditions, Gain, KindId, Lock, Rank, SummonRank, Value, Whom,
};
use crate::damage::{self, Cause};
use crate::effects::{self, Force};
use crate::elements::Purse;
use crate::mind::{self, Foe, FoeId, Mind, Order, Reach, Situation};
use crate::moments::{self, Moment};
use crate::movement::{self, Arrival, Moving, Step};
use crate::position::deck_state;
use crate::prompts::figure_name;
use crate::rulings::{
    ConsumeInVain, DisarmedMove, FurtherAttacks, MoveAfterAttack, SummonedNumber, TargetOrder,
};
use crate::world::{Body, Monster, Place, Trap, TrapDamage, Turn};
use crate::{
    Fact, FigureId, Haven, MonsterId, Play, Prompt, World, bonuses, conditions, elements, heal, looting,
    rooms,
};
use board::hex::{Cost, Gait, Ground, Paths};
use board::{SpaceId, SpaceSet};
use smallvec::SmallVec;
use table::{Choice, Named, Phrase, Rule, Target, phrase, phrase::Arg};

/// A group of enemies to attack, where several are equally good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Victims(pub SmallVec<[FigureId; 4]>);

impl Choice<Haven> for Victims {
    fn key(&self, game: &Haven, out: &mut String) {
        out.push_str("targets:");
        for (n, figure) in self.0.iter().enumerate() {
            if n > 0 {
                out.push('+');
            }
            game.write_figure(*figure, out);
        }
    }

    fn points_at(&self) -> Target {
        Target::Nothing
    }

    fn say(&self, game: &Haven) -> Phrase {
        let targets: Vec<Arg> = self.0.iter().map(|f| figure_name(game, *f)).collect();
        phrase!("haven-choose-victims", targets = Arg::List(targets))
    }
}

impl Named<Haven> for MonsterId {
    fn name(&self, game: &Haven, out: &mut String) {
        game.write_figure(FigureId::Monster(*self), out);
    }
}

/// What a figure has decided and done in its turn.
#[derive(Clone, Debug, Default)]
struct Mood {
    /// How it decides.
    mind: Mind,
    /// GH-FOC-01: its focus.
    focus: Option<FigureId>,
    /// Whether it was told that it can focus nobody.
    nobody: bool,
    /// Whom its next attack hits, if it got where it wanted.
    planned: Option<SmallVec<[FigureId; 4]>>,
    /// How many signs for elements come on its card before what it does now.
    signs: u8,
    /// From where it has chosen its targets.
    chosen_from: Option<SpaceId>,
    /// What consumed elements will add to that attack, as far as it can know.
    expected: SmallVec<[Gain; 2]>,
    /// GH-MAT-04: whom it has attacked.
    attacked: SmallVec<[FigureId; 4]>,
    /// GH-GAP-42: its last attack, if it moves as for it.
    last: Option<Weapon>,
}

/// GH-MON-11, GH-SUM-06: one figure's turn, from its first ability to its last.
pub fn turn(play: &mut Play, figure: FigureId) -> Rule {
    play.world.has_acted(figure);
    if !play.world.is_there(figure) {
        return Ok(());
    }
    play.world.turn = Some(Turn::of(figure));
    play.tell(|_, _| Fact::Turn { figure });
    moments::moment(play, Moment::TurnStarts { figure })?;
    let mut mood = Mood { mind: play.game.minds.take(), ..Mood::default() };
    let done = abilities(play, figure, &mut mood);
    play.game.minds.put_back(mood.mind);
    done?;
    if play.world.is_there(figure) {
        moments::moment(play, Moment::TurnEnds { figure })?;
    } else {
        play.world.elements_become_strong();
    }
    play.world.turn = None;
    if play.world.arrived.is_empty() {
        return Ok(());
    }
    // GH-REV-06, GH-SPC-03: a boss may have revealed a room, and whoever destroys or kills may bring a spawn.
    let place = match figure {
        FigureId::Hero(hero) => Place::Hero(hero),
        FigureId::Monster(id) => Place::Kind(id.kind),
        FigureId::Summon(id) => Place::Summon(id),
        FigureId::Ally(id) | FigureId::Obstacle(id) => Place::Ally(id.kind),
    };
    rooms::newcomers_act(play, play.world.initiative_of(play.game, place))
}

/// GH-MON-11: the abilities of its card, in their order.
fn abilities(play: &mut Play, figure: FigureId, mood: &mut Mood) -> Rule {
    let card = play.world.abilities_of(play.game, figure);
    focus_first(play, figure, &card, mood)?;
    for (n, ability) in card.iter().enumerate() {
        // GH-CON-12: a stunned figure performs no abilities; it may be stunned on the way.
        if !play.world.is_there(figure) || play.world.is_stunned(figure) {
            break;
        }
        mood.signs = card[..n].iter().map(elements::signs).sum();
        perform(play, figure, &card, n, ability, mood)?;
    }
    Ok(())
}

/// GH-MON-11, GH-MON-12, GH-MAT-07: one ability of the card, as well as it can be performed.
fn perform(
    play: &mut Play,
    figure: FigureId,
    card: &[Ability],
    n: usize,
    ability: &Ability,
    mood: &mut Mood,
) -> Rule {
    match ability {
        Ability::Move { points, jump } if play.world.heads_for(play.game, figure).is_some() => {
            move_to_mark(play, figure, *points, *jump)
        }
        Ability::Move { points, jump } => {
            let later = foresee(play.world, figure, card, n + 1);
            move_by_plan(play, figure, *points, *jump, later, mood)
        }
        Ability::Attack(printed) => attack_by_plan(play, figure, printed, mood),
        Ability::Heal { points, range } => heal_most_hurt(play, figure, *points, *range),
        Ability::HealInRange(points) => {
            let range = play.world.stats(play.game, figure).map_or(1, |s| s.range.max(1));
            heal_most_hurt(play, figure, *points, Some(range))
        }
        Ability::Shield(points) => {
            bonuses::shield(play, figure, *points, None);
            Ok(())
        }
        Ability::Retaliate(bonus) => {
            bonuses::retaliate(play, figure, *bonus, None, 0);
            Ok(())
        }
        Ability::Give(given, whom) => {
            for target in concerned(play, figure, *whom, *given, mood)? {
                conditions::give_all(play, target, *given);
            }
            Ok(())
        }
        Ability::Push(hexes, whom) => force_all(play, figure, Force::Push, *hexes, *whom, mood),
        Ability::Pull(hexes, whom) => force_all(play, figure, Force::Pull, *hexes, *whom, mood),
        Ability::HealAll(points, whom) => {
            for target in concerned(play, figure, *whom, Conditions::NONE, mood)? {
                heal::heal(play, target, *points);
            }
            Ok(())
        }
        Ability::Suffer(points) => damage::suffer(play, figure, *points, Cause::Ability),
        Ability::Damage(points, whom) => {
            for target in concerned(play, figure, *whom, Conditions::NONE, mood)? {
                damage::suffer(play, target, *points, Cause::AbilityOf(figure))?;
            }
            Ok(())
        }
        Ability::Loot(range) => looting::loot(play, figure, *range).map(|_| ()),
        Ability::Infuse(sign) => elements::infuse_sign(play, figure, *sign),
        Ability::Consume(sign, then) => {
            let nth = mood.signs;
            mood.signs += 1;
            if let Ability::Attack(printed) = &**then
                && !worth_consuming(play, figure, printed, mood)
            {
                return Ok(());
            }
            match elements::consume_for_type(play, figure, *sign, nth)? {
                true => perform(play, figure, card, n, then, mood),
                false => Ok(()),
            }
        }
        Ability::OnDeath(_) => {
            if let Some(body) = play.world.body_mut(figure) {
                body.bonuses.on_death = true;
            }
            Ok(())
        }
        Ability::Summon(kind, rank) => summon(play, figure, kind, *rank),
        Ability::Trap(amount, given) => set_trap(play, figure, *amount, *given),
        // GH-BOS-03: specials have been replaced by what they are.
        Ability::Special(_) | Ability::Land | Ability::DisarmTrap(_) => Ok(()),
        Ability::OpenNextDoor => open_next_door(play, figure),
    }
}

/// GH-MMV-03, GH-MMV-06, GH-ELE-10: the next attack of the card that it will make, and what elements will add.
fn foresee<'c>(
    world: &World,
    figure: FigureId,
    card: &'c [Ability],
    from: usize,
) -> Option<(&'c Attack, SmallVec<[Gain; 2]>)> {
    let mut purse = Purse::of(world, figure);
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

/// GH-FOC-01, FH-MAB-06: what concerns one enemy concerns the focus, so it is found before, as for the whole card.
fn focus_first(play: &mut Play, figure: FigureId, card: &[Ability], mood: &mut Mood) -> Rule {
    let innermost = |mut ability: &Ability| -> Option<bool> {
        while let Ability::Consume(_, then) = ability {
            ability = then;
        }
        match ability {
            Ability::Give(_, Whom::Enemy(_))
            | Ability::Push(_, Whom::Enemy(_))
            | Ability::Pull(_, Whom::Enemy(_)) => Some(true),
            Ability::Move { .. } | Ability::Attack(_) => Some(false),
            _ => None,
        }
    };
    let needed = card.iter().find_map(innermost) == Some(true);
    if !needed || !play.world.is_there(figure) || play.world.is_stunned(figure) {
        return Ok(());
    }
    let jump = card.iter().any(|a| matches!(a, Ability::Move { jump: true, .. }));
    let gait = play.world.gait(play.game, figure, jump);
    let mut view = View::new(play, figure, gait, mood);
    if let Some((attack, gains)) = foresee(play.world, figure, card, 0)
        && play.world.heeds_its_attack(figure)
    {
        view.weapon = Some(Weapon::of(attack, play.world.stats(play.game, figure), &gains));
    }
    settle_focus(play, figure, &view, mood)?;
    Ok(())
}

/// GH-GAP-51: whether elements are consumed for an attack: always, or only if it hits somebody.
fn worth_consuming(play: &Play, figure: FigureId, printed: &Attack, mood: &Mood) -> bool {
    if play.world.rulings.consume_in_vain == ConsumeInVain::Yes {
        return true;
    }
    if !play.world.can_attack(figure) {
        return false;
    }
    let gains = Purse::of(play.world, figure).gains(&printed.augments, mood.signs);
    let mut view = View::new(play, figure, play.world.gait(play.game, figure, false), mood);
    view.weapon = Some(Weapon::of(printed, play.world.stats(play.game, figure), &gains));
    view.with(play.world, |s| Mind::new().options(s)).iter().any(|o| !o.targets.is_empty())
}

/// GH-MMV-01..11, GH-MTR-01..05: moves to where its attack has the most effect on its focus, or nearer to it.
fn move_by_plan(
    play: &mut Play,
    figure: FigureId,
    points: Value,
    jump: bool,
    later: Option<(&Attack, SmallVec<[Gain; 2]>)>,
    mood: &mut Mood,
) -> Rule {
    let base = play.world.stats(play.game, figure).map_or(0, |s| s.moves);
    let points = if play.world.can_move(figure) { points.of(base) } else { 0 };
    let gait = play.world.gait(play.game, figure, jump);
    let mut view = View::new(play, figure, gait, mood);
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
    let Some(choice) = settle(play, figure, &view, mood)? else { return Ok(()) };
    let ways = view.with(play.world, |s| mood.mind.ways(s, choice.end));
    let reached = walk(play, figure, &view, ways, choice.end)?;
    mood.planned = (reached && follows).then(|| view.figures_of(&choice.targets));
    Ok(())
}

/// GH-SPC-12: an allied figure goes to a letter, or as near to it as it can; round traps, as monsters do.
fn move_to_mark(play: &mut Play, figure: FigureId, points: Value, jump: bool) -> Rule {
    let to = play.world.places_to_head_for(play.game, figure);
    let gait = play.world.gait(play.game, figure, jump);
    let mut view = View::new(play, figure, gait, &Mood::default());
    view.points = if play.world.can_move(figure) { points.of(0) } else { 0 };
    let ends = view.with(play.world, |s| mind::approach(s, &to));
    let ends: Vec<Step> = ends.iter().map(|end| Step::To(play.world.spot(end))).collect();
    if ends.is_empty() {
        return Ok(());
    }
    if let Step::To(end) = crate::decide(play, figure, Prompt::Destination { figure }, &ends)? {
        let ways = view.with(play.world, |s| mind::ways_with_cost(s, end.space));
        walk(play, figure, &view, ways, end.space)?;
    }
    Ok(())
}

/// GH-MAT-01..04: attacks its focus and as many others as it can.
fn attack_by_plan(play: &mut Play, figure: FigureId, printed: &Attack, mood: &mut Mood) -> Rule {
    let gains = match worth_consuming(play, figure, printed, mood) {
        true => elements::augment_for_type(play, figure, &printed.augments, mood.signs)?,
        false => SmallVec::new(),
    };
    let stats = play.world.stats(play.game, figure).cloned();
    let weapon = Weapon::of(printed, stats.as_ref(), &gains);
    if play.world.rulings.move_after_attack == MoveAfterAttack::AsAttack {
        mood.last = Some(weapon.clone());
    }
    if !play.world.can_attack(figure) {
        return Ok(());
    }
    let mut targets = match mood.planned.take() {
        Some(planned) if gains == mood.expected && planned.iter().all(|t| play.world.is_there(*t)) => planned,
        _ => {
            let gait = play.world.gait(play.game, figure, false);
            let mut view = View::new(play, figure, gait, mood);
            view.weapon = Some(weapon.clone());
            match settle(play, figure, &view, mood)? {
                Some(choice) => view.figures_of(&choice.targets),
                None => return Ok(()),
            }
        }
    };
    order_targets(play, figure, &weapon, &mut targets, mood)?;
    let mut added = 0;
    for target in &targets {
        let times = if weapon.on_one { weapon.targets.unwrap_or(1) } else { 1 };
        for _ in 0..times {
            // Somebody may die, or be stunned, between two attacks.
            let Some(from) = play.world.at(figure) else { return Ok(()) };
            if play.world.is_there(*target) && play.world.goes_on_attacking(figure) {
                added += attack::strike(play, figure, from, *target, &weapon)?;
            }
        }
    }
    let further = attack_added(play, figure, &weapon, &targets, added, mood)?;
    let spare = play.world.rulings.further_attacks == FurtherAttacks::Spare;
    if spare && play.world.edition.further_attacks_spare() {
        mood.attacked.extend(targets);
        mood.attacked.extend(further);
    }
    Ok(())
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
        let mut view = View::new(play, figure, gait, &mood);
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
    let free = play.world.rulings.target_order == TargetOrder::Players;
    let ranks = play.world.edition.ranks_further_targets() && !free;
    let rank = |play: &Play, target: FigureId| {
        let apart = mood.chosen_from.zip(play.world.at(target)).and_then(|(a, b)| play.world.distance(a, b));
        let apart = apart.filter(|_| play.world.edition.closeness_counts_for_focus());
        ranks.then(|| (apart, play.world.order_of(play.game, target)))
    };
    let first = usize::from(!free && targets.first().is_some_and(|t| mood.focus == Some(*t)));
    for n in first..targets.len() {
        let best = rank(play, targets[n]);
        let tied = targets[n..].iter().filter(|t| rank(play, **t) == best);
        let options: Vec<Aim> = tied.map(|t| Aim::At(*t)).collect();
        let prompt = Prompt::Target { attacker: figure, value: weapon.value };
        if let Aim::At(next) = crate::decide(play, figure, prompt, &options)?
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

/// What a figure sees when it decides.
struct View {
    at: SpaceId,
    gait: Gait,
    points: u8,
    weapon: Option<Weapon>,
    muddled: bool,
    figures: Vec<FigureId>,
    foes: Vec<Foe>,
    friends: SpaceSet,
    ground: Ground,
    focus: Option<FigureId>,
}

impl View {
    fn new(play: &Play, figure: FigureId, gait: Gait, mood: &Mood) -> View {
        let world = &*play.world;
        let figures: Vec<FigureId> = world.enemies_of(figure).collect();
        let foe = |enemy: &FigureId| Foe {
            at: world.at(*enemy).unwrap_or(SpaceId(0)),
            order: world.order_of(play.game, *enemy),
            invisible: world.is_invisible(*enemy),
            spared: mood.attacked.contains(enemy),
        };
        View {
            at: world.at(figure).unwrap_or(SpaceId(0)),
            gait,
            points: 0,
            weapon: None,
            muddled: world.has(figure, Condition::Muddle),
            foes: figures.iter().map(foe).collect(),
            friends: world.allies_of(figure).filter_map(|a| world.at(a)).collect(),
            ground: world.ground_for(figure),
            focus: mood.focus.filter(|f| mood.attacked.is_empty() && world.is_there(*f)),
            figures,
        }
    }

    fn nobody_left(&self) -> bool {
        self.foes.iter().all(|f| f.spared || f.invisible)
    }

    fn with<T>(&self, world: &World, think: impl FnOnce(&Situation<'_>) -> T) -> T {
        let attack = self.weapon.as_ref().map(|weapon| mind::Attack {
            reach: if weapon.melee { Reach::Melee } else { Reach::Range(u16::from(weapon.range)) },
            targets: if weapon.on_one { 1 } else { weapon.targets.unwrap_or(u8::MAX) },
            area: weapon.area.as_ref(),
            disadvantage_anyway: self.muddled || weapon.disadvantage,
        });
        let focus = self.focus.and_then(|f| self.figures.iter().position(|other| *other == f));
        think(&Situation {
            edition: world.edition,
            map: &world.board.map,
            ground: &self.ground,
            sight: &world.board.sight,
            range: &world.board.range,
            at: self.at,
            gait: self.gait,
            points: u16::from(self.points),
            attack,
            foes: &self.foes,
            friends: &self.friends,
            turn: world.turn_of_areas(),
            focus: focus.map(|n| FoeId(n as u8)),
        })
    }

    fn figure_of(&self, foe: FoeId) -> FigureId {
        self.figures[foe.index()]
    }

    fn figures_of(&self, foes: &[FoeId]) -> SmallVec<[FigureId; 4]> {
        foes.iter().map(|f| self.figure_of(*f)).collect()
    }
}

/// GH-FOC-01..15, GH-AMB-01: decides, and has the players settle every tie: the focus, where to go, whom to hit.
/// Nothing, if nobody can be focused (GH-FOC-07).
fn settle(play: &mut Play, figure: FigureId, view: &View, mood: &mut Mood) -> Rule<Option<mind::Choice>> {
    let Some(mut options) = settle_focus(play, figure, view, mood)? else { return Ok(None) };
    mood.chosen_from = Some(view.at);
    let mut ends: Vec<Step> = options.iter().map(|o| Step::To(play.world.spot(o.end))).collect();
    ends.dedup();
    let end = crate::decide(play, figure, Prompt::Destination { figure }, &ends)?;
    options.retain(|o| Step::To(play.world.spot(o.end)) == end);
    let groups: Vec<Victims> = options.iter().map(|o| Victims(view.figures_of(&o.targets))).collect();
    let group = crate::decide(play, figure, Prompt::Victims { figure }, &groups)?;
    Ok(options.into_iter().find(|o| view.figures_of(&o.targets) == group.0))
}

/// The focus, and what can be done about it.
fn settle_focus(
    play: &mut Play,
    figure: FigureId,
    view: &View,
    mood: &mut Mood,
) -> Rule<Option<Vec<mind::Choice>>> {
    let mut options = view.with(play.world, |s| mood.mind.options(s));
    let mut focuses: Vec<Aim> =
        options.iter().filter_map(|o| o.focus).map(|f| Aim::At(view.figure_of(f))).collect();
    focuses.dedup();
    if focuses.is_empty() {
        if !std::mem::replace(&mut mood.nobody, true) {
            play.tell(|_, _| Fact::NoFocus { figure });
        }
        return Ok(None);
    }
    let Aim::At(focus) = crate::decide(play, figure, Prompt::Focus { figure }, &focuses)? else {
        return Ok(None);
    };
    if mood.focus != Some(focus) {
        for candidate in mood.mind.candidates() {
            if let Some(why) = candidate.out {
                let enemy = view.figure_of(candidate.foe);
                play.tell(|_, _| Fact::PassesOver { figure, enemy, why });
            }
        }
        play.tell(|_, _| Fact::Focuses { figure, on: focus });
    }
    mood.focus = Some(focus);
    options.retain(|o| o.focus.is_some_and(|f| view.figure_of(f) == focus));
    Ok(Some(options))
}

/// Goes to the end of its plan step by step, and suffers what lies on the way. Says whether it got there.
fn walk(
    play: &mut Play,
    figure: FigureId,
    view: &View,
    (steps, cost): (Vec<board::hex::Step>, Option<Cost>),
    end: SpaceId,
) -> Rule<bool> {
    if end == view.at {
        return Ok(true);
    }
    let ways_differ = cost.is_some_and(|cost| cost.negative() > 0);
    play.world.under_way.moving.push(Moving { figure, left: view.points, gait: view.gait });
    while let Some(at) = play.world.at(figure)
        && at != end
    {
        let mut next: Vec<Step> =
            steps.iter().filter(|s| s.from == at).map(|s| Step::To(play.world.spot(s.to))).collect();
        if !ways_differ {
            next.truncate(1);
        }
        if next.is_empty() {
            break;
        }
        // GH-AMB-01: equally long ways may lead through different traps.
        let Step::To(to) = crate::decide(play, figure, Prompt::Way { figure }, &next)? else { break };
        play.world.put(figure, to.space);
        play.tell(|_, _| Fact::Moves { figure, to });
        let last = to.space == end;
        let arrival = if view.gait == Gait::Walk || last { Arrival::Regular } else { Arrival::Above };
        movement::entered(play, figure, to.space, arrival)?;
        if !last && !movement::goes_on(play, figure) {
            break;
        }
    }
    play.world.under_way.moving.pop();
    Ok(play.world.at(figure) == Some(end))
}

/// GH-MAB-01, GH-MAB-06: heals itself or an ally in range, whoever has lost the most hit points.
fn heal_most_hurt(play: &mut Play, figure: FigureId, points: u8, range: Option<u8>) -> Rule {
    let friends = range.map_or_else(|| vec![figure], |range| play.world.friends_in_reach(figure, range));
    let lost = |world: &World, f: &FigureId| world.body(*f).map_or(0, |b| b.most - b.hp);
    let most = friends.iter().map(|f| lost(play.world, f)).max().unwrap_or(0);
    let helps = |world: &World, f: &FigureId| {
        lost(world, f) > 0 || world.has(*f, Condition::Poison) || world.has(*f, Condition::Wound)
    };
    let tied = friends.iter().filter(|f| lost(play.world, f) == most && helps(play.world, f));
    let options: Vec<Aim> = tied.map(|f| Aim::At(*f)).collect();
    if options.is_empty() {
        return Ok(());
    }
    if let Aim::At(target) = crate::decide(play, figure, Prompt::Heal { healer: figure, points }, &options)? {
        heal::heal(play, target, points);
    }
    Ok(())
}

/// Whom an ability without an attack concerns; of one enemy, the focus. GH-AMB-01: of one ally, whom the players
/// choose; FH-MAB-07: the nearest that has not got it.
fn concerned(
    play: &mut Play,
    figure: FigureId,
    whom: Whom,
    given: Conditions,
    mood: &mut Mood,
) -> Rule<Vec<FigureId>> {
    let mut all = play.world.concerned(figure, whom);
    match whom {
        Whom::Enemy(_) => {
            if mood.focus.is_none() {
                let gait = play.world.gait(play.game, figure, false);
                let view = View::new(play, figure, gait, mood);
                settle_focus(play, figure, &view, mood)?;
            }
            Ok(all.into_iter().filter(|f| mood.focus == Some(*f)).collect())
        }
        Whom::Ally(_) => {
            if play.world.edition.conditions_go_to_the_nearest() && !given.is_empty() {
                let world = &*play.world;
                all.retain(|f| given.iter().any(|c| !world.has(*f, c)));
                let rank = |f: &FigureId| {
                    let apart = world.at(figure).zip(world.at(*f)).and_then(|(a, b)| world.distance(a, b));
                    (apart, world.order_of(play.game, *f))
                };
                let best = all.iter().map(rank).min();
                all.retain(|f| Some(rank(f)) == best);
            }
            if all.is_empty() {
                return Ok(all);
            }
            let options: Vec<Aim> = all.into_iter().map(Aim::At).collect();
            match crate::decide(play, figure, Prompt::Affect { by: figure }, &options)? {
                Aim::At(ally) => Ok(vec![ally]),
                Aim::Done => Ok(Vec::new()),
            }
        }
        _ => Ok(all),
    }
}

fn force_all(play: &mut Play, figure: FigureId, how: Force, hexes: u8, whom: Whom, mood: &mut Mood) -> Rule {
    for target in concerned(play, figure, whom, Conditions::NONE, mood)? {
        effects::force(play, figure, target, how, hexes)?;
    }
    Ok(())
}

/// GH-MAB-02..05: a new monster on an empty hex beside the summoner, as near as possible to an enemy.
///
/// GH-GAP-54: it takes the lowest number that is free, or any. GH-GAP-29: it acts from the next round on.
fn summon(play: &mut Play, by: FigureId, kind: &str, rank: SummonRank) -> Rule {
    let standees = play.game.content.kind(kind).map(|kind| play.world.free_standees(play.game, kind));
    let standees = standees.unwrap_or_default();
    let places = play.world.beside_near_enemy(by);
    let (Some(lowest), false) = (standees.first(), places.is_empty()) else {
        play.tell(|_, _| Fact::CannotSummon { by });
        return Ok(());
    };
    let places: Vec<Step> = places.into_iter().map(|s| Step::To(play.world.spot(s))).collect();
    let Step::To(at) = crate::decide(play, by, Prompt::Placement { figure: by }, &places)? else {
        return Ok(());
    };
    let id = match play.world.rulings.summoned_number {
        SummonedNumber::Lowest => *lowest,
        SummonedNumber::Random => play.roll("standee", &standees)?,
    };
    let rank = match rank {
        SummonRank::Normal => Rank::Normal,
        SummonRank::Elite => Rank::Elite,
        SummonRank::ByParty if play.world.heroes.len() <= 2 => Rank::Normal,
        SummonRank::ByParty => Rank::Elite,
    };
    let most = play.world.hit_points(play.game, id.kind, rank);
    let body = Body::new(at.space, most);
    play.world.monsters.push(Monster { id, rank, body, summoned: true, acted: true });
    play.world.sort_monsters();
    let deck = play.game.deck_of(id.kind);
    if !play.world.decks.iter().any(|d| d.deck == deck) {
        let state = deck_state(play.game, deck);
        play.world.decks.push(state);
    }
    play.tell(|_, _| Fact::Summons { by, monster: id, at });
    Ok(())
}

/// GH-MAP-15: a trap on an empty hex beside the figure, as near as possible to an enemy.
fn set_trap(play: &mut Play, figure: FigureId, amount: u8, given: Conditions) -> Rule {
    let places = play.world.beside_near_enemy(figure);
    let places: Vec<Step> = places.into_iter().map(|s| Step::To(play.world.spot(s))).collect();
    if places.is_empty() {
        return Ok(());
    }
    if let Step::To(at) = crate::decide(play, figure, Prompt::Placement { figure }, &places)? {
        let damage = TrapDamage::Fixed(amount);
        play.world.traps.push(Trap { at: at.space, damage, conditions: given, xp: None });
        play.tell(|_, _| Fact::SetsTrap { figure, at });
    }
    Ok(())
}

/// GH-BOS-03: the Bandit Commander goes to the nearest closed door and opens it. What lies behind it is the
/// scenario's business.
fn open_next_door(play: &mut Play, figure: FigureId) -> Rule {
    if play.world.scenario.is_some() {
        return open_lettered_door(play, figure);
    }
    let doors = play.world.nearest_doors(figure);
    let doors: Vec<Step> = doors.into_iter().map(|s| Step::To(play.world.spot(s))).collect();
    if doors.is_empty() {
        play.tell(|_, _| Fact::CannotOpen { figure });
        return Ok(());
    }
    if let Step::To(to) = crate::decide(play, figure, Prompt::Destination { figure }, &doors)? {
        play.world.put(figure, to.space);
        play.tell(|_, _| Fact::Moves { figure, to });
        movement::entered(play, figure, to.space, Arrival::Above)?;
    }
    Ok(())
}

/// GH-BOS-03: in a scenario the boss goes to the doors that only it opens in the order of their letters, then from
/// the first again. If somebody stands there, it comes as near as it can.
fn open_lettered_door(play: &mut Play, figure: FigureId) -> Rule {
    let game = play.game;
    let (FigureId::Monster(boss), Some(scenario)) = (figure, play.world.scenario_of(game)) else {
        return Ok(());
    };
    let own = |d: &&crate::content::Door| d.lock == Lock::Monster(boss.kind);
    let mut doors: Vec<(Option<char>, SpaceId)> =
        scenario.doors.iter().filter(own).map(|d| (d.letter, d.at)).collect();
    doors.sort();
    if doors.is_empty() {
        play.tell(|_, _| Fact::CannotOpen { figure });
        return Ok(());
    }
    let (_, door) = doors[usize::from(play.world.next_door) % doors.len()];
    play.world.next_door = (play.world.next_door + 1) % doors.len() as u8;
    let closed = play.world.board.map.is_closed(door, play.world.board.doors);
    if let (true, Some(n)) = (closed, play.world.board.map.door(door)) {
        play.world.locked &= !(1 << n);
        // GH-REV-04: it stands in the door when the room is revealed.
        play.world.put(figure, door);
        let to = play.world.spot(door);
        play.tell(|_, _| Fact::Moves { figure, to });
        return movement::open_door(play, figure, door);
    }
    if play.world.at(figure) != Some(door) {
        let places = play.world.empty_near(door);
        let places: Vec<Step> = places.into_iter().map(|s| Step::To(play.world.spot(s))).collect();
        if !places.is_empty()
            && let Step::To(to) = crate::decide(play, figure, Prompt::Destination { figure }, &places)?
        {
            play.world.put(figure, to.space);
            play.tell(|_, _| Fact::Moves { figure, to });
        }
    }
    Ok(())
}

impl World {
    /// GH-MON-15, GH-INI-04: the next of a kind: elites first, then by number.
    pub fn next_of(&self, kind: KindId) -> Option<MonsterId> {
        self.monsters.iter().find(|m| m.id.kind == kind && !m.acted).map(|m| m.id)
    }

    fn has_acted(&mut self, figure: FigureId) {
        match figure {
            FigureId::Hero(hero) => self.hero_mut(hero).acted = true,
            FigureId::Monster(id) => {
                self.monsters.iter_mut().filter(|m| m.id == id).for_each(|m| m.acted = true)
            }
            FigureId::Summon(id) => {
                self.summons.iter_mut().filter(|s| s.id == id).for_each(|s| s.acted = true)
            }
            FigureId::Ally(_) | FigureId::Obstacle(_) => {
                self.objective_mut(figure).into_iter().for_each(|o| o.acted = true)
            }
        }
    }

    /// GH-MON-08, GH-MON-11, GH-SUM-06, GH-BOS-03: what a figure does in its turn.
    fn abilities_of(&self, game: &Haven, figure: FigureId) -> Vec<Ability> {
        match figure {
            FigureId::Hero(_) | FigureId::Obstacle(_) => Vec::new(),
            // GH-SPC-12: what the scenario says.
            FigureId::Ally(id) => {
                game.objective(id.kind).ally.as_ref().map_or_else(Vec::new, |a| a.acts.clone())
            }
            FigureId::Summon(id) => {
                let walk = Ability::Move { points: Value::Plus(0), jump: false };
                let attack = Ability::Attack(Box::new(Attack::plain(Value::Plus(0))));
                // GH-SUM-03: a card that prints no attack gives none.
                if game.summon(id.kind).unarmed { vec![walk] } else { vec![walk, attack] }
            }
            FigureId::Monster(id) => {
                let card = self.card_of(game, id.kind).map_or(&[][..], |c| &c.abilities);
                let specials = &game.kind(id.kind).specials;
                let each = |ability: &Ability| match ability {
                    Ability::Special(n) => usize::from(*n)
                        .checked_sub(1)
                        .and_then(|n| specials.get(n))
                        .cloned()
                        .unwrap_or_default(),
                    other => vec![other.clone()],
                };
                card.iter().flat_map(each).collect()
            }
        }
    }

    /// GH-FOC-06, GH-FOC-14, GH-FOC-15, GH-INI-04..08: the place of an enemy in the order of initiative. What the
    /// players have settled for the round stays settled.
    fn order_of(&self, game: &Haven, figure: FigureId) -> Order {
        let settled = |place: Place| {
            self.order.iter().position(|other| *other == place).unwrap_or(self.order.len()) as u8
        };
        let of_hero = |id: crate::HeroId| {
            let hero = self.hero(id);
            // GH-VAR-07: who stays on the board exhausted has initiative 99.
            let (lead, second) = if hero.exhausted { (99, 99) } else { hero.initiative };
            let order = if hero.resting { Order::long_rest() } else { Order::of(lead).then(second) };
            order.settled(settled(Place::Hero(id)))
        };
        match figure {
            FigureId::Hero(hero) => of_hero(hero),
            FigureId::Summon(summon) => {
                let own = self.summons.iter().filter(|s| s.id.hero == summon.hero);
                let place = own.map(|s| s.id).position(|s| s == summon).unwrap_or(0);
                of_hero(summon.hero).summon(place as u8)
            }
            FigureId::Ally(id) => {
                let initiative = game.objective(id.kind).ally.as_ref().map_or(99, |a| a.initiative);
                Order::of(initiative).settled(settled(Place::Ally(id.kind))).of_type(id.number)
            }
            // GH-SUM-15, GH-SPC-10
            FigureId::Obstacle(_) => Order::of(99),
            FigureId::Monster(monster) => {
                let initiative = |kind| self.card_of(game, kind).map_or(99, |card| card.initiative);
                let order = Order::of(initiative(monster.kind)).settled(settled(Place::Kind(monster.kind)));
                // Nobody has settled a tie of two types: then they are equal.
                let equal = |m: &Monster| {
                    m.id.kind != monster.kind && initiative(m.id.kind) == initiative(monster.kind)
                };
                if self.order.is_empty() && self.monsters.iter().any(equal) {
                    return order;
                }
                let own = self.monsters.iter().filter(|m| m.id.kind == monster.kind);
                let place = own.map(|m| m.id).position(|m| m == monster).unwrap_or(0);
                order.of_type(place as u8)
            }
        }
    }

    /// GH-SPC-12: the hexes with the letter that an allied figure heads for; if somebody is there, the nearest empty
    /// ones, unless it is as near already.
    fn places_to_head_for(&self, game: &Haven, figure: FigureId) -> SpaceSet {
        let letter = self.heads_for(game, figure);
        let (Some(letter), Some(scenario), Some(at)) = (letter, self.scenario_of(game), self.at(figure))
        else {
            return SpaceSet::new();
        };
        let free = |s: &SpaceId| *s == at || self.figure_at(*s).is_none();
        let marked: SpaceSet = scenario.marked(letter).filter(free).collect();
        if !marked.is_empty() {
            return marked;
        }
        let apart = |s: SpaceId| scenario.marked(letter).filter_map(|mark| self.distance(mark, s)).min();
        let near: Vec<SpaceId> = scenario.marked(letter).flat_map(|mark| self.empty_near(mark)).collect();
        let least = near.iter().filter_map(|s| apart(*s)).chain(apart(at)).min();
        near.into_iter().chain([at]).filter(|s| apart(*s) == least).collect()
    }

    /// GH-MAB-04, GH-GAP-31: the numbers of a kind that are not on the board, ascending.
    pub fn free_standees(&self, game: &Haven, kind: KindId) -> Vec<MonsterId> {
        let numbers = 1..=game.kind(kind).standees;
        let there = |id: &MonsterId| self.monster(*id).is_none();
        // Whom an attack under way has just killed keeps its number until the attack is over.
        let falling = |id: &MonsterId| {
            let target = FigureId::from(*id);
            let trail = self.turn.as_ref().and_then(|t| t.doing.as_ref()).map(|d| &d.trail.targets);
            self.under_way.attacks.iter().any(|blow| blow.target == target)
                || trail.is_some_and(|targets| targets.iter().any(|(t, _)| *t == target))
        };
        numbers.map(|number| MonsterId { kind, number }).filter(there).filter(|id| !falling(id)).collect()
    }

    /// GH-GAP-24: whether its attack counts when a figure looks for its focus and its way.
    fn heeds_its_attack(&self, figure: FigureId) -> bool {
        self.can_attack(figure) || self.rulings.disarmed_move == DisarmedMove::AsArmed
    }

    /// GH-MAB-03: the empty hexes beside a figure that are nearest to an enemy of it.
    fn beside_near_enemy(&self, figure: FigureId) -> Vec<SpaceId> {
        let Some(at) = self.at(figure) else { return Vec::new() };
        let beside = self.board.map.neighbours(at).map(|(_, to)| to).filter(|to| self.is_empty_hex(*to));
        let nearest = |space: SpaceId| {
            let to = |f: FigureId| self.at(f).and_then(|at| self.distance(space, at));
            self.enemies_of(figure).filter_map(to).min().unwrap_or(u16::MAX)
        };
        let mut places: Vec<SpaceId> = beside.collect();
        places.sort();
        let least = places.iter().map(|s| nearest(*s)).min();
        places.into_iter().filter(|s| Some(nearest(*s)) == least).collect()
    }

    /// The closed doors with the shortest way to them.
    fn nearest_doors(&self, figure: FigureId) -> Vec<SpaceId> {
        let Some(at) = self.at(figure) else { return Vec::new() };
        let closed: SpaceSet = self
            .board
            .map
            .doors()
            .iter()
            .copied()
            .filter(|d| self.board.map.is_closed(*d, self.board.doors))
            .collect();
        let mut ground = self.ground_for(figure);
        closed.iter().for_each(|door| ground.set_closed(door, false));
        let paths = Paths::from(&self.board.map, &ground, Gait::Walk, at);
        paths.best(&closed).map_or_else(Vec::new, |(_, doors)| doors.iter().collect())
    }
}
