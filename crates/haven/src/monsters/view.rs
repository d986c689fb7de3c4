//! What a figure sees when it decides, and what the players settle for it.

use super::Mood;
use crate::actions::attack::{Aim, Weapon};
use crate::actions::bonuses;
use crate::actions::hexes::{self, Need};
use crate::actions::movement::{self, Arrival};
use crate::content::Condition;
use crate::mind::{self, Foe, FoeId, NotFocused, Order, Reach, Situation};
use crate::shown::names::figure_name;
use crate::world::{Body, Monster, Moving, TurnOf};
use crate::{Fact, FigureId, Haven, Play, Prompt, World};
use board::hex::{Cost, Gait, Ground};
use board::{SpaceId, SpaceSet};
use smallvec::SmallVec;
use table::phrase::Arg;
use table::{Choice, Phrase, Preview, Rule, Seat, Target, phrase};

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

    fn points_at(&self, game: &Haven) -> Vec<Target> {
        self.0.iter().map(|figure| game.points_at_figure(*figure)).collect()
    }

    fn preview(&self, game: &Haven, _: &Prompt, _: &World, _: Seat) -> Preview {
        let concerns = self.0.iter().map(|figure| game.figure(*figure)).collect();
        Preview { concerns, ..Preview::default() }
    }

    fn say(&self, game: &Haven) -> Phrase {
        let targets: Vec<Arg> = self.0.iter().map(|f| figure_name(game, *f)).collect();
        phrase!("haven-choose-victims", targets = Arg::List(targets))
    }
}

/// What a figure sees when it decides.
pub(super) struct View {
    pub at: SpaceId,
    pub gait: Gait,
    pub points: u8,
    pub weapon: Option<Weapon>,
    pub muddled: bool,
    pub figures: SmallVec<[FigureId; 8]>,
    pub foes: SmallVec<[Foe; 8]>,
    pub friends: SpaceSet,
    pub ground: Ground,
    pub focus: Option<FigureId>,
}

impl View {
    pub fn new(game: &Haven, world: &World, figure: FigureId, gait: Gait, mood: &Mood) -> View {
        let spared = |enemy| matches!(figure, FigureId::Summon(_)) && world.is_unhurt(game, enemy);
        let enemies =
            || world.bodies().filter(|(enemy, _)| world.are_enemies(figure, *enemy) && !spared(*enemy));
        let allies = world.bodies().filter(|(other, _)| *other != figure && world.are_allies(figure, *other));
        let foe = |(enemy, body): (FigureId, &Body)| Foe {
            at: body.at,
            order: world.order_of(game, enemy),
            invisible: body.has(Condition::Invisible),
            spared: mood.attacked.contains(&enemy),
        };
        View {
            at: world.at(figure).unwrap_or(SpaceId(0)),
            gait,
            points: 0,
            weapon: None,
            muddled: world.has(figure, Condition::Muddle),
            foes: enemies().map(foe).collect(),
            friends: allies.map(|(_, body)| body.at).collect(),
            ground: world.ground_for(figure),
            focus: mood.focus.filter(|f| mood.attacked.is_empty() && world.is_there(*f)),
            figures: enemies().map(|(enemy, _)| enemy).collect(),
        }
    }

    pub fn nobody_left(&self) -> bool {
        self.foes.iter().all(|f| f.spared || f.invisible)
    }

    pub fn with<T>(&self, world: &World, think: impl FnOnce(&Situation<'_>) -> T) -> T {
        let attack = self.weapon.as_ref().map(|weapon| mind::Attack {
            reach: if weapon.melee && weapon.range <= 1 {
                Reach::Melee
            } else {
                Reach::Range(u16::from(weapon.range))
            },
            targets: if weapon.on_one { 1 } else { weapon.targets.unwrap_or(u8::MAX) },
            area: weapon.area.as_ref(),
            // A melee attack that reaches farther does not mind enemies beside the figure.
            disadvantage_anyway: self.muddled || weapon.disadvantage || weapon.melee,
        });
        let focus = self.focus.and_then(|f| self.figures.iter().position(|other| *other == f));
        think(&Situation {
            edition: world.agreed.edition,
            map: &world.place.board.map,
            ground: &self.ground,
            sight: &world.place.board.sight,
            range: &world.place.board.range,
            near: &world.place.board.near,
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

    pub fn figure_of(&self, foe: FoeId) -> FigureId {
        self.figures[foe.index()]
    }

    pub fn figures_of(&self, foes: &[FoeId]) -> SmallVec<[FigureId; 4]> {
        foes.iter().map(|f| self.figure_of(*f)).collect()
    }
}

/// GH-FOC-01, GH-FOC-02, GH-FOC-03, GH-FOC-04, GH-FOC-05, GH-FOC-06, GH-FOC-07, GH-FOC-08, GH-FOC-09, GH-FOC-10,
/// GH-FOC-11, GH-FOC-12, GH-FOC-13, GH-FOC-14, GH-FOC-15, GH-AMB-01, FH-MAT-05: decides, and has the players settle
/// every tie: the focus, where to go, whom to hit. `None` if nobody can be focused (GH-FOC-07).
pub(super) fn settle(
    play: &mut Play,
    figure: FigureId,
    view: &View,
    mood: &mut Mood,
) -> Rule<Option<mind::Choice>> {
    let Some(mut options) = settle_focus(play, figure, view, mood)? else { return Ok(None) };
    mood.chosen_from = Some(view.at);
    let mut ends: SmallVec<[SpaceId; 4]> = options.iter().map(|o| o.end).collect();
    ends.dedup();
    let end = hexes::choose(play, figure, Prompt::Destination { figure }, Need::Must, ends)?;
    options.retain(|o| end.is_some_and(|end| o.end == end.space));
    let groups: SmallVec<[Victims; 2]> =
        options.iter().map(|o| Victims(view.figures_of(&o.targets))).collect();
    let group = crate::choose_for(play, figure, Prompt::Victims { figure }, &groups)?;
    Ok(options.into_iter().find(|o| view.figures_of(&o.targets) == group.0))
}

/// The focus, and what can be done about it. GH-FOC-07: who has found nobody neither moves nor attacks, even if
/// something on its card has made room since.
pub(super) fn settle_focus(
    play: &mut Play,
    figure: FigureId,
    view: &View,
    mood: &mut Mood,
) -> Rule<Option<Vec<mind::Choice>>> {
    if mood.idle {
        return Ok(None);
    }
    let mut options = view.with(play.world, |s| mood.mind.options(s));
    let mut focuses: SmallVec<[Aim; 4]> =
        options.iter().filter_map(|o| o.focus).map(|f| Aim::At(view.figure_of(f))).collect();
    focuses.dedup();
    if focuses.is_empty() {
        mood.idle = mood.focus.is_none();
        if !std::mem::replace(&mut mood.nobody, true) {
            play.tell(|_, _| Fact::NoFocus { figure });
        }
        return Ok(None);
    }
    let Aim::At(focus) = crate::choose_for(play, figure, Prompt::Focus { figure }, &focuses)? else {
        return Ok(None);
    };
    if mood.focus != Some(focus) {
        let passed: SmallVec<[FoeId; 8]> = mood.mind.passed_over().collect();
        for foe in passed {
            let enemy = view.figure_of(foe);
            play.tell(|_, world| {
                let why = view.with(world, |s| mood.mind.why_not(s, foe)).unwrap_or(NotFocused::NoWay);
                Fact::PassesOver { figure, enemy, why }
            });
        }
        play.tell(|_, _| Fact::Focuses { figure, on: focus });
    }
    mood.focus = Some(focus);
    options.retain(|o| o.focus.is_some_and(|f| view.figure_of(f) == focus));
    Ok(Some(options))
}

/// Goes to the end of its plan step by step, and suffers what lies on the way. Says whether it got there.
pub(super) fn walk(
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
        let most = if ways_differ { steps.len() } else { 1 };
        let next = steps.iter().filter(|s| s.from == at).map(|s| s.to).take(most);
        // GH-AMB-01: equally long ways may lead through different traps.
        let Some(to) = hexes::choose(play, figure, Prompt::Way { figure }, Need::Must, next)? else { break };
        let last = to.space == end;
        let arrival = if view.gait == Gait::Walk || last { Arrival::Regular } else { Arrival::Above };
        // FH-OVL-16: over ice the last hex of a step is not the one beside it.
        let dir = steps.iter().find(|s| s.from == at && s.to == to.space).and_then(|s| s.dir);
        let beside = dir.and_then(|dir| play.world.place.board.map.neighbour(at, dir));
        let first = beside.map_or(to, |space| play.world.spot(space));
        movement::go(play, figure, first, view.gait);
        movement::entered(play, figure, first.space, arrival)?;
        bonuses::approached(play, figure, at)?;
        if view.gait == Gait::Walk {
            movement::slide(play, figure, at, Arrival::Regular)?;
        }
        if !last && !movement::goes_on(play, figure) {
            break;
        }
    }
    play.world.under_way.moving.pop();
    Ok(play.world.at(figure) == Some(end))
}

impl World {
    /// GH-FOC-06, GH-FOC-14, GH-FOC-15, GH-INI-04, GH-INI-05, GH-INI-06, GH-INI-07, GH-INI-08, FH-FOC-16, FH-FOC-14,
    /// FH-GEN-07: the place of an enemy in the order of initiative. What the players have settled for the round stays
    /// settled.
    pub(crate) fn order_of(&self, game: &Haven, figure: FigureId) -> Order {
        let settled = |place: TurnOf| {
            self.turns.order.iter().position(|other| *other == place).unwrap_or(self.turns.order.len()) as u8
        };
        let of_hero = |id: crate::HeroId| {
            let hero = self.hero(id);
            // GH-VAR-07, FH-VAR-10: who stays on the board exhausted has initiative 99.
            let (lead, second) = if hero.exhausted { (99, 99) } else { hero.initiative };
            // FH-INI-05, FH-FOC-16: who rests is at 99 like others, and no second card decides between them.
            let ties = self.agreed.edition.rests_tie_at_99();
            let tied = || ties && lead == 99 && self.party.heroes.iter().any(|other| other.resting);
            let order = match hero.resting {
                true if !ties => Order::long_rest(),
                false if !tied() => Order::of(lead).then(second),
                _ => Order::of(99),
            };
            order.settled(settled(TurnOf::Hero(id)))
        };
        match figure {
            FigureId::Hero(hero) => of_hero(hero),
            FigureId::Summon(summon) => {
                let own = self.party.summons.iter().filter(|s| s.id.hero == summon.hero);
                let place = own.map(|s| s.id).position(|s| s == summon).unwrap_or(0);
                of_hero(summon.hero).summon(place as u8)
            }
            FigureId::Ally(id) => {
                let initiative = self.ally_initiative(game, id.kind);
                Order::of(initiative).settled(settled(TurnOf::Ally(id.kind))).of_type(id.number)
            }
            // GH-SUM-15, GH-SPC-10, FH-OVL-23
            FigureId::Obstacle(_) => Order::of(99),
            FigureId::Monster(monster) => {
                let initiative = |kind| self.card_of(game, kind).map_or(99, |card| card.initiative);
                let order = Order::of(initiative(monster.kind)).settled(settled(TurnOf::Kind(monster.kind)));
                // Nobody has settled a tie of two types: then they are equal.
                let equal = |m: &Monster| {
                    m.id.kind != monster.kind && initiative(m.id.kind) == initiative(monster.kind)
                };
                if self.turns.order.is_empty() && self.foes.monsters.iter().any(equal) {
                    return order;
                }
                let own = self.foes.monsters.iter().filter(|m| m.id.kind == monster.kind);
                let place = own.map(|m| m.id).position(|m| m == monster).unwrap_or(0);
                order.of_type(place as u8)
            }
        }
    }

    /// GH-SPC-12: the hexes with the letter that an allied figure heads for; if they are taken, the nearest empty ones,
    /// unless it is already as near.
    pub(super) fn places_to_head_for(&self, game: &Haven, figure: FigureId) -> SpaceSet {
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
}
