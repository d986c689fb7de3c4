//! The greedy player of Gloomhaven: the best answer to every question, as far as the end of its own turn.
//!
//! [`View`] is the board as one character sees it and what a hex is worth; [`Planner`]
//! is what actions are worth from there; [`cards`] chooses, keeps and loses cards; [`weights`] holds all numbers.
//! Here every kind of question is answered with them.
//!
//! It reads what everybody sees and its own hand; never the hands, secret choices and battle goals of others. So it
//! answers the same in every world that its seat can imagine.

pub mod cards;
pub mod plan;
pub mod view;
pub mod weights;

use board::hex::{Gait, Paths};
use board::{SpaceId, SpaceSet};
use cards::Choosing;
use haven::actions::areas::{Lay, Sweep};
use haven::actions::attack::{Aim, InStep, Mark};
use haven::actions::cards::Take;
use haven::actions::effects::May;
use haven::actions::elements::Which;
use haven::actions::hexes::ToHex;
use haven::actions::items::Use;
use haven::actions::modifiers::UseCard;
use haven::actions::movement::Step;
use haven::actions::outcomes::Discard;
use haven::content::{Action, CardId, Event, Factor, Gain, ItemId};
use haven::flow::rests::{Redraw, Short};
use haven::flow::selection::Pick;
use haven::flow::turn::{Act, action_of};
use haven::monsters::Victims;
use haven::scenario::dungeon::Opener;
use haven::scenario::setup::{Equip, Hand};
use haven::world::{Doing, Force, Played};
use haven::{FigureId, Haven, HeroId, Prompt, World};
use plan::Planner;
use std::any::Any;
use table::{Answers, Ask, Chance, Options, Seat};
use view::{Foe, View};
use weights as w;

/// The greedy player. It remembers nothing and leaves nothing to chance: the same question gets the same answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Answers<Haven> for Greedy {
    fn answer(
        &mut self,
        game: &Haven,
        ask: &Ask<'_, Haven>,
        world: &mut World,
        _: &mut Chance,
    ) -> Option<(Seat, usize)> {
        let seat = ask.seats.lowest()?;
        let n = choose(game, ask, world, seat);
        Some((ask.speaker(n)?, n))
    }
}

/// The figures that can be attacked, whatever they are attacked with.
fn aims(options: &dyn Options<Haven>) -> Vec<Aim> {
    some::<Mark>(options).map(|mark| mark.aim).chain(some(options)).collect()
}

/// The ways to lay an area, whatever it is an area of.
fn lays(options: &dyn Options<Haven>) -> Vec<Lay> {
    some::<Sweep>(options).map(|sweep| sweep.lay).chain(some(options)).collect()
}

/// The options that are of this type.
fn some<T: Any + Clone>(options: &dyn Options<Haven>) -> impl Iterator<Item = T> + '_ {
    (0..options.count()).filter_map(|n| options.any(n).downcast_ref::<T>().cloned())
}

/// The options, all of which are of this type. Where they are not, the bot would play blindly: that is a bug here.
fn all<T: Any + Clone>(options: &dyn Options<Haven>) -> Vec<T> {
    let known: Vec<T> = some(options).collect();
    debug_assert_eq!(known.len(), options.count(), "the bot expects {}", std::any::type_name::<T>());
    known
}

/// The number of the best option for a seat.
fn choose(game: &Haven, ask: &Ask<'_, Haven>, world: &World, seat: Seat) -> usize {
    let options = ask.options;
    if options.count() <= 1 {
        return 0;
    }
    let Some(hero) = world.party.heroes.get(seat.index()).map(|h| h.id) else { return 0 };
    let view = || View::new(game, world, hero);
    let planner = || Planner::new(view());
    match ask.prompt {
        Prompt::Select { .. } => Choosing::new(game, world, hero).pick(&all(options)),
        Prompt::Second { .. } => {
            let options = all::<Pick>(options);
            let lead = lead_of(world, hero, &options);
            Choosing::new(game, world, hero).second(lead, &options)
        }
        Prompt::Act { .. } => act(&planner(), &all(options)),
        Prompt::Step { figure, left } => step(game, world, hero, *figure, *left, &all(options)),
        Prompt::Target { attacker, value } => {
            target(&planner(), *attacker, i32::from(*value), &aims(options))
        }
        Prompt::Area { .. } => area(&planner(), &lays(options)),
        Prompt::Perform { .. } => perform(&planner(), &all(options)),
        Prompt::Effect { .. }
        | Prompt::ApplyForce { .. }
        | Prompt::TakeItem { .. }
        | Prompt::WearItem { .. }
        | Prompt::RecoverItems { .. }
        | Prompt::ComeBack { .. }
        | Prompt::OnceATurn { .. }
        | Prompt::Mark { .. }
        | Prompt::Flee { .. }
        | Prompt::Escape { .. } => position(&all::<May>(options), |may| *may == May::Do),
        Prompt::Force { target, how, .. } => force(&view(), *target, *how, &all(options)),
        Prompt::Heal { healer, points } => heal(&view(), *healer, *points, &all(options)),
        Prompt::Affect { by } => affect(&view(), *by, &all(options)),
        Prompt::Negate { damage, .. } => cards::negate(&view(), *damage, &all(options)),
        Prompt::ShortRest { .. } => cards::short_rest(&view(), &all::<Short>(options)),
        Prompt::Redraw { .. } => cards::redraw(&view(), &all::<Redraw>(options)),
        Prompt::LongRest { .. } => take(&view(), &all(options), -1),
        Prompt::Recover { .. } => take(&view(), &all(options), 1),
        Prompt::Discard { .. } => {
            let view = view();
            cards::best(all::<Discard>(options).iter().map(|Discard(card)| -cards::value(&view, *card)))
        }
        Prompt::Consume { .. } => position(&all::<Which>(options), |which| *which != Which::None),
        Prompt::ModifierOrder { attacker, .. } => modifier_order(*attacker, &all(options)),
        Prompt::Focus { .. } => least_hurt(world, &all::<Aim>(options)),
        Prompt::Victims { .. } => victims(world, &all(options)),
        Prompt::Destination { .. } | Prompt::Way { .. } => 0,
        Prompt::Placement { .. } | Prompt::Spawn { .. } | Prompt::Standees { .. } => {
            farthest(world, &all(options))
        }
        Prompt::Start { .. } | Prompt::Landing { .. } | Prompt::Teleport { .. } => {
            let view = view();
            let worth = |to: &ToHex| if let ToHex::To(s) = to { -view.far(s.space) } else { i32::MIN };
            cards::best(all(options).iter().map(worth))
        }
        Prompt::SummonFromDiscard { .. } => take(&view(), &all(options), -1),
        // Time is kept for being fast, and whoever takes a condition is worse off than what it brings.
        Prompt::SlotForward { .. } => position(&all::<Take>(options), |take| *take == Take::Done),
        Prompt::SpendTime { .. } | Prompt::TakeCondition { .. } | Prompt::SwitchForm { .. } => {
            position(&all::<May>(options), |may| *may == May::Skip)
        }
        Prompt::PlaceShadow { .. } | Prompt::MoveShadow { .. } => {
            let view = view();
            let worth = |to: &ToHex| if let ToHex::To(s) = to { -view.far(s.space) } else { i32::MIN };
            cards::best(all(options).iter().map(worth))
        }
        Prompt::Summon { .. } => {
            let view = view();
            let worth = |to: &ToHex| if let ToHex::To(s) = to { -view.far(s.space) } else { -1_000 };
            cards::best(all(options).iter().map(worth))
        }
        Prompt::Equip { .. } => position(&all::<Equip>(options), |equip| *equip == Equip::All),
        Prompt::Hand { .. } => position(&all::<Hand>(options), |hand| *hand == Hand::Usual),
        Prompt::Between { .. } => between(&planner(), options),
        Prompt::Remove { .. } => pass(options),
        Prompt::BeforeDraw { target, .. } => before_draw(&view(), *target, options),
        Prompt::BeforeDamage { damage, .. } => {
            let items = all::<Option<Use>>(options);
            position(&items, |item| item.is_some() == (*damage >= 2))
        }
        Prompt::Opener => {
            cards::best(all::<Opener>(options).iter().map(|o| i32::from(world.hero(o.0).body.hp)))
        }
        Prompt::Refresh { .. } => position(&all::<Option<Use>>(options), Option::is_some),
        Prompt::Modifier { .. } => {
            let worth = |used: &UseCard| match world.modifier(game, used.0).factor {
                Factor::Plus(n) => i32::from(n),
                Factor::Double => 3,
                Factor::Null => -3,
            };
            cards::best(all::<UseCard>(options).iter().map(worth))
        }
        Prompt::NextRound { .. }
        | Prompt::SlotBack { .. }
        | Prompt::RestLoss { .. }
        | Prompt::LastThings { .. }
        | Prompt::Pace { .. }
        | Prompt::Form { .. }
        | Prompt::WhichShadow { .. }
        | Prompt::WhichBonus { .. }
        | Prompt::TurnOrder
        | Prompt::Infuse { .. }
        | Prompt::DisarmTrap { .. }
        | Prompt::Hex { .. }
        | Prompt::Bearer
        | Prompt::Entrance
        | Prompt::PassOn { .. }
        | Prompt::Goal { .. } => 0,
    }
}

/// The first option that is wanted, or simply the first.
fn position<T>(options: &[T], wanted: impl Fn(&T) -> bool) -> usize {
    options.iter().position(wanted).unwrap_or(0)
}

/// The lead card is the one in the hand that is not offered as the second card.
fn lead_of(world: &World, hero: HeroId, options: &[Pick]) -> Option<CardId> {
    let offered = |card: &CardId| options.contains(&Pick::Second(*card));
    world.hero(hero).hand.iter().copied().find(|card| !offered(card))
}

/// The next action: the one with which the best turn begins.
fn act(planner: &Planner<'_>, options: &[Act]) -> usize {
    let view = &planner.view;
    if let Some(n) = options.iter().position(|o| *o == Act::Rest) {
        return n;
    }
    let at = view.at();
    let second = view.world.turns.turn.as_ref().is_some_and(|t| t.first.is_some());
    let worth = |option: &Act| match option {
        Act::Play(what) => {
            let Some(action) = action_of(view.game, &view.world.agreed.extra.actions, *what) else {
                return i32::MIN;
            };
            let alone = planner.alone(action, at);
            match what {
                Played::Printed(card, half) | Played::Basic(card, half) if !second => {
                    let others = view.me().selected.iter().filter(|c| *c != card);
                    let follow = others
                        .flat_map(|c| [view.game.card(*c).half(half.other()), view.game.basic(half.other())]);
                    follow.map(|then| planner.two(action, then, at)).fold(alone, i32::max)
                }
                _ => alone,
            }
        }
        Act::Use(item) if is_wanted(planner, *item) => i32::MAX,
        Act::Use(_) | Act::Drop(_) => i32::MIN,
        Act::Rest => i32::MAX,
        Act::Raw(n, _) => {
            let action = action_of(view.game, &view.world.agreed.extra.actions, Played::Raw(*n));
            action.map_or(i32::MIN, |action| planner.alone(action, at))
        }
        Act::End => view.worth(at),
    };
    cards::best(options.iter().map(worth))
}

/// Whether an item is worth using now.
fn is_wanted(planner: &Planner<'_>, item: ItemId) -> bool {
    let view = &planner.view;
    let state = view.world.state_of(view.me().id, item);
    let Some(gains) = view.game.item(item).at(state, &[Event::Turn]) else { return false };
    let Some(effect) = &gains.does else { return false };
    let body = &view.me().body;
    let nothing = Action::plain(Vec::new());
    planner.effect(effect, &nothing, view.at()) >= 2 * w::SPEND_ITEM && body.hp * 2 <= body.most + 1
}

fn between(planner: &Planner<'_>, options: &dyn Options<Haven>) -> usize {
    let wanted =
        |n: &usize| options.any(*n).downcast_ref::<Use>().is_some_and(|Use(item)| is_wanted(planner, *item));
    (0..options.count()).find(wanted).unwrap_or_else(|| pass(options))
}

/// The option that lets a window pass.
fn pass(options: &dyn Options<Haven>) -> usize {
    (0..options.count()).find(|n| options.any(*n).is::<table::Pass>()).unwrap_or(0)
}

/// Items for an attack are used on enemies that are not nearly dead; items of the target, whenever the character is
/// attacked.
fn before_draw(view: &View<'_>, target: FigureId, options: &dyn Options<Haven>) -> usize {
    let worthy = view.foe(target).is_none_or(|foe| foe.hp + foe.shield >= 3);
    let item = (0..options.count()).find(|n| options.any(*n).is::<Use>());
    item.filter(|_| worthy).unwrap_or_else(|| pass(options))
}

/// The action under way, and the number of its next part.
fn under_way<'v>(game: &'v Haven, world: &'v World, hero: HeroId) -> Option<(&'v Action, usize)> {
    let turn = world.turns.turn.as_ref().filter(|t| t.figure == hero.into())?;
    let Doing { what, next, .. } = turn.doing.as_ref()?;
    Some((action_of(game, &world.agreed.extra.actions, *what)?, usize::from(*next)))
}

/// The next step to the best end of the move.
fn step(game: &Haven, world: &World, hero: HeroId, figure: FigureId, left: u8, options: &[Step]) -> usize {
    if figure != FigureId::Hero(hero) {
        return step_of_other(world, figure, options);
    }
    let planner = Planner::new(View::new(game, world, hero));
    let view = &planner.view;
    let gait = world.under_way.moving.last().map_or(Gait::Walk, |m| m.gait);
    let doing = under_way(game, world, hero);
    let (end, worth) = planner.end_of_move(left, gait, doing);
    for (n, option) in options.iter().enumerate() {
        if let Step::Use(item) = option
            && let Some(gains) = game.item(*item).at(world.state_of(hero, *item), &[Event::Move])
        {
            let more = gains.gains.iter().map(Gain::move_points).sum::<i8>();
            if planner.end_of_move(left.saturating_add_signed(more), gait, doing).1 >= worth + w::SPEND_ITEM {
                return n;
            }
        }
    }
    let stop = options.iter().position(|o| *o == Step::Stop);
    if let Some(stop) = stop.filter(|_| end == view.at()) {
        return stop;
    }
    let goal: SpaceSet = [end].into_iter().collect();
    let mut ways = Paths::default();
    ways.search_to(&world.place.board.map, &view.ground, gait, &goal);
    let cost = |at: SpaceId| {
        let trap = if view.avoids(at) { 100 } else { 0 };
        ways.cost(at).map_or(1_000, |c| i32::from(c.points()) + 100 * i32::from(c.negative())) + trap
    };
    let worth = |option: &Step| match option {
        Step::To(spot) => -cost(spot.space),
        Step::Stop => -900,
        Step::Use(_) | Step::Walk => i32::MIN,
    };
    cards::best(options.iter().map(worth))
}

/// A step of somebody else: enemies go away from the characters, or into traps; friends go nearer to enemies.
fn step_of_other(world: &World, figure: FigureId, options: &[Step]) -> usize {
    let worth = |option: &Step| match option {
        Step::To(spot) => {
            let enemies = world.enemies_of(figure).filter_map(|f| world.at(f));
            let near = enemies.filter_map(|at| world.distance(at, spot.space)).min().map_or(20, i32::from);
            let trap = if world.place.traps.iter().any(|t| t.at == spot.space) { 50 } else { 0 };
            if figure.is_monster() { near + trap } else { -near - trap }
        }
        Step::Stop => i32::MIN + 1,
        Step::Use(_) | Step::Walk => i32::MIN,
    };
    cards::best(options.iter().map(worth))
}

/// The enemy on whom the attack is worth most. For monsters the players choose who bears it best.
fn target(planner: &Planner<'_>, attacker: FigureId, value: i32, options: &[Aim]) -> usize {
    if options.iter().all(|aim| matches!(aim, Aim::At(f) if !f.is_monster())) {
        return least_hurt(planner.view.world, options);
    }
    let view = &planner.view;
    let from = view.world.at(attacker);
    let worth = |aim: &Aim| match aim {
        Aim::At(figure) => view.foe(*figure).map_or(i32::MIN, |foe| {
            let near = from.is_some_and(|from| view.world.place.board.adjacent(from, foe.at));
            let back = if near { foe.retaliate * w::HURT } else { 0 };
            planner.target(foe, value) - back
        }),
        Aim::Done => -4 * w::HURT,
    };
    cards::best(options.iter().map(worth))
}

/// The area that is worth most.
fn area(planner: &Planner<'_>, options: &[Lay]) -> usize {
    let each = |foe: &Foe| planner.target(foe, 3);
    let worth = |lay: &Lay| match lay {
        Lay::On(_, hit) => hit.iter().filter_map(|f| planner.view.foe(*f)).map(each).sum(),
        Lay::Skip => 0,
    };
    cards::best(options.iter().map(worth))
}

/// A part of an action that may be skipped is performed unless it does harm.
fn perform(planner: &Planner<'_>, options: &[May]) -> usize {
    let view = &planner.view;
    let doing = under_way(view.game, view.world, view.hero);
    let part = doing.and_then(|(action, next)| Some((action.does.get(next.checked_sub(1)?)?, action)));
    let harm = part.is_some_and(|(effect, action)| planner.effect(effect, action, view.at()) < 0);
    let wanted = if harm { May::Skip } else { May::Do };
    position(options, |may| *may == wanted)
}

/// Into a trap, or away from the characters; monsters push characters where it is safest.
fn force(view: &View<'_>, target: FigureId, how: Force, options: &[ToHex]) -> usize {
    let world = view.world;
    let worth = |option: &ToHex| match option {
        ToHex::To(spot) => {
            let trap = if view.is_trap(spot.space) { 1 } else { 0 };
            let enemies = world.enemies_of(target).filter_map(|f| world.at(f));
            let near = enemies.filter_map(|at| world.distance(at, spot.space)).min().map_or(20, i32::from);
            match target.is_monster() {
                // Who is pushed away for nothing must be followed.
                true if how != Force::Pull => w::TRAP_UNDER_FOE * trap - 1,
                true => w::TRAP_UNDER_FOE * trap - near,
                false => near - 5 * w::TRAP * trap,
            }
        }
        ToHex::Skip => 0,
    };
    cards::best(options.iter().map(worth))
}

/// The friend who needs it most; for monsters the one who needs it least.
fn heal(view: &View<'_>, healer: FigureId, points: u8, options: &[Aim]) -> usize {
    let sign = if healer.is_monster() { -1 } else { 1 };
    let worth = |aim: &Aim| match aim {
        Aim::At(figure) => sign * view.heal(*figure, points),
        Aim::Done => 0,
    };
    cards::best(options.iter().map(worth))
}

/// The most dangerous enemy, or the friend who is worst off.
fn affect(view: &View<'_>, by: FigureId, options: &[Aim]) -> usize {
    if by.is_monster() {
        return least_hurt(view.world, options);
    }
    let worth = |aim: &Aim| match aim {
        Aim::At(figure) => match view.foe(*figure) {
            Some(foe) => 10 * foe.hits + foe.strength + i32::from(foe.waits) + foe.hp,
            None => view.world.body(*figure).map_or(0, |b| 1 + i32::from(b.most) - i32::from(b.hp)),
        },
        Aim::Done => 0,
    };
    cards::best(options.iter().map(worth))
}

/// The card that is worth most, or least.
fn take(view: &View<'_>, options: &[Take], sign: i32) -> usize {
    let worth = |take: &Take| match take {
        Take::Card(card) => sign * cards::value(view, *card),
        Take::Done => i32::MIN,
    };
    cards::best(options.iter().map(worth))
}

/// Characters add before they double, and monsters double before they add.
fn modifier_order(attacker: FigureId, options: &[InStep]) -> usize {
    let sign = if attacker.is_monster() { -1 } else { 1 };
    let worth = |step: &InStep| match step.0 {
        Factor::Plus(n) => sign * i32::from(n),
        Factor::Double | Factor::Null => 0,
    };
    cards::best(options.iter().map(worth))
}

/// How well a figure bears an attack: summons first, then whoever has the most hit points left.
fn bears(world: &World, figure: FigureId) -> i32 {
    let Some(body) = world.body(figure) else { return 0 };
    let own = if let FigureId::Hero(_) = figure { 0 } else { 100 };
    own + i32::from(body.hp)
}

fn least_hurt(world: &World, options: &[Aim]) -> usize {
    let worth = |aim: &Aim| if let Aim::At(figure) = aim { bears(world, *figure) } else { i32::MAX };
    cards::best(options.iter().map(worth))
}

/// The group of targets that bears it best: as few as possible.
fn victims(world: &World, options: &[Victims]) -> usize {
    let cost = |figure: &FigureId| 200 - bears(world, *figure);
    cards::best(options.iter().map(|v| -v.0.iter().map(cost).sum::<i32>()))
}

/// As far from all characters as can be.
fn farthest(world: &World, options: &[ToHex]) -> usize {
    let heroes = || world.party.heroes.iter().filter(|h| !h.exhausted);
    let worth = |to: &ToHex| match to {
        ToHex::To(s) => {
            heroes().filter_map(|h| world.distance(h.body.at, s.space)).min().map_or(50, i32::from)
        }
        ToHex::Skip => 0,
    };
    cards::best(options.iter().map(worth))
}
