//! Where play stands: the step of setting up, the round, whose turn it is, what was done in it.

use super::Position;
use super::build::Placed;
use super::things::{half_named, is_usual};
use super::words::{Names, item_named, owned_card_named};
use crate::content::{CardId, ElementSign, KindId};
use crate::scenario::setup;
use crate::world::{Doing, Ended, Stage, Trail, Turn, TurnOf};
use crate::{FigureId, Haven, HeroId, MonsterId, World};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::SetupError;

/// What has been done in the turn under way.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct TurnAt {
    /// Which half of a card was played first: `top` or `bottom`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<String>,
    /// Whether the long rest has been taken.
    #[serde(skip_serializing_if = "is_usual")]
    pub rested: bool,
    /// How many hexes the figure has moved.
    #[serde(skip_serializing_if = "is_usual")]
    pub moved: u8,
    /// How much damage it has dealt.
    #[serde(skip_serializing_if = "is_usual")]
    pub dealt: u8,
    /// The action under way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub doing: Option<DoingAt>,
    /// Which bonuses that count once a turn have counted, and for whom: `banner-spear/rallying-cry for drifter`.
    #[serde(skip_serializing_if = "is_usual")]
    pub once: Vec<String>,
    /// Whether the character ignores that it is slow.
    #[serde(skip_serializing_if = "is_usual")]
    pub ignores_slow: bool,
    /// FH-ELE-11: the signs of which an element is chosen at the end of the turn: `any`, `fire/light`.
    #[serde(skip_serializing_if = "is_usual")]
    pub to_infuse: Vec<ElementSign>,
    /// Whether its action under way ignores that the character is slow.
    #[serde(skip_serializing_if = "is_usual")]
    pub borrows: bool,
    /// Whether the character plays one more card when it ends.
    #[serde(skip_serializing_if = "is_usual")]
    pub another: bool,
    /// Whether the figure has killed an enemy.
    #[serde(skip_serializing_if = "is_usual")]
    pub killed: bool,
    /// The items that give a bonus until the turn ends.
    #[serde(skip_serializing_if = "is_usual")]
    pub lasting: Vec<String>,
}

/// An action under way.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DoingAt {
    /// `card:trample/top`, `basic:trample/bottom`, `do:0`.
    pub what: String,
    /// The number of its next ability, from 0.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub next: u8,
    /// Whether any of its abilities was used.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub used: bool,
    /// The hexes of its move.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub way: Vec<String>,
    /// The enemies it moved through.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub passed: Vec<String>,
    /// Whom its attack targeted, and where they stood: `bandit-guard-1 at 3,4`.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub targets: Vec<String>,
    /// The hexes of its attack's area.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub area: Vec<String>,
    /// Whether the figure whose turn it is has attacked with it.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub attacked: bool,
    /// Whether its attack has hurt somebody.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub hurt: bool,
    /// How many figures have gained hit points by it.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub healed: u8,
}

/// How a scenario has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum EndedAt {
    Won,
    Lost,
}

/// The steps of setting up, by the words for them; before the first there is only a setup.
const SETUP: [&str; 5] = ["goals", "items", "hands", "event", "start"];
const AFTER_THE_LAST: &str = "after the last turn";

impl Position {
    /// Play stands where the position says.
    pub(super) fn start_at(
        &self,
        game: &Haven,
        world: &mut World,
        things: &[Placed],
    ) -> Result<(), SetupError> {
        world.turns.ended = self.ended.map(|ended| match ended {
            EndedAt::Won => Ended::Won,
            EndedAt::Lost => Ended::Lost,
        });
        if world.has_rooms() {
            world.turns.setup_step = setup::STEPS;
        }
        let order = self.places(game, world, &self.order, "order")?;
        world.turns.order = order.into_iter().map(|(place, _)| place).collect();
        let turn = ["turn ", "start of turn "].iter().find_map(|begins| self.at.strip_prefix(begins));
        let Some(name) = turn else {
            self.stage(world)?;
            let queue = self.places(game, world, self.queue.as_deref().unwrap_or(&[]), "queue")?;
            wake(world, things, &queue);
            world.turns.queue = queue.into_iter().map(|(place, _)| place).collect();
            return self.nothing_done();
        };
        let first = Names { game, world }.turn_named(name).map_err(|e| e.at("at"))?;
        let mut queue = SmallVec::new();
        match first.0 {
            TurnOf::Hero(hero) if self.at.starts_with("turn ") => {
                world.hero_mut(hero).acted = true;
                world.turns.turn = Some(self.turn_of(Names { game, world }, hero)?);
            }
            place => {
                self.nothing_done()?;
                queue.push(place);
            }
        }
        let mut named = vec![first];
        match &self.queue {
            Some(names) => named.extend(self.places(game, world, names, "queue")?),
            None => named.extend(waiting(world, first.0).into_iter().map(|hero| (TurnOf::Hero(hero), None))),
        }
        wake(world, things, &named);
        queue.extend(named.into_iter().skip(1).map(|(place, _)| place));
        world.turns.queue = queue;
        Ok(())
    }

    fn stage(&self, world: &mut World) -> Result<(), SetupError> {
        world.turns.stage = match self.at.as_str() {
            "round-start" => Stage::RoundStart,
            "end-of-round" => Stage::EndOfRound,
            "over" => Stage::Over,
            AFTER_THE_LAST => Stage::Turns,
            other => {
                let step =
                    other.strip_prefix("setup ").and_then(|step| SETUP.iter().position(|s| *s == step));
                let Some(step) = step else {
                    let right = "turn NAME, start of turn NAME, after the last turn, round-start, end-of-round, \
                                 over, setup, setup goals, setup items, setup hands, setup event, setup start";
                    let error = SetupError::new(format!("play does not stand at {other:?}"));
                    return Err(error.at("at").expected(format!("one of: {right}")));
                };
                world.turns.setup_step = step as u8 + 1;
                Stage::Setup
            }
        };
        Ok(())
    }

    fn nothing_done(&self) -> Result<(), SetupError> {
        if self.turn == TurnAt::default() {
            return Ok(());
        }
        let error = SetupError::new("no turn of a character is under way").at("turn");
        Err(error.expected("at = \"turn brute\""))
    }

    fn places(
        &self,
        game: &Haven,
        world: &World,
        names: &[String],
        key: &str,
    ) -> Result<Vec<(TurnOf, Option<MonsterId>)>, SetupError> {
        let place =
            |(n, name): (usize, &String)| Names { game, world }.turn_named(name).map_err(|e| e.at(n).at(key));
        names.iter().enumerate().map(place).collect()
    }

    fn turn_of(&self, names: Names<'_>, hero: HeroId) -> Result<Turn, SetupError> {
        let TurnAt {
            first,
            rested,
            moved,
            dealt,
            doing,
            once,
            ignores_slow,
            to_infuse,
            borrows,
            another,
            killed,
            lasting,
        } = &self.turn;
        let first = match first {
            None => None,
            Some(word) => Some(half_named(word).ok_or_else(|| {
                let error = SetupError::new(format!("a card has no half {word:?}")).at("first").at("turn");
                error.expected("top or bottom")
            })?),
        };
        let doing = doing.as_ref().map(|doing| doing.read(names, hero)).transpose();
        let doing = doing.map_err(|e| e.at("doing").at("turn"))?;
        let once = once
            .iter()
            .enumerate()
            .map(|(n, words)| once_named(names, words).map_err(|e| e.at(n).at("once")));
        let once = once.collect::<Result<_, _>>()?;
        let (rested, moved, dealt, ignores_slow) = (*rested, *moved, *dealt, *ignores_slow);
        let to_infuse = to_infuse.iter().copied().collect();
        let (borrows, another, killed) = (*borrows, *another, *killed);
        let lasting = lasting
            .iter()
            .enumerate()
            .map(|(n, name)| item_named(names.game, name).map_err(|e| e.at(n).at("lasting").at("turn")));
        let lasting = lasting.collect::<Result<_, _>>()?;
        let figure = hero.into();
        Ok(Turn {
            figure,
            doing,
            first,
            rested,
            moved,
            dealt,
            once,
            ignores_slow,
            to_infuse,
            borrows,
            another,
            killed,
            lasting,
        })
    }
}

/// A bonus that has counted in this turn, and for whom.
fn once_named(names: Names<'_>, words: &str) -> Result<(CardId, FigureId), SetupError> {
    let wrong = || {
        let error = SetupError::new(format!("{words:?} names no card and no figure"));
        error.expected("\"banner-spear/rallying-cry for drifter\"")
    };
    let (card, figure) = words.split_once(" for ").ok_or_else(wrong)?;
    Ok((owned_card_named(names.game, card)?, names.figure_named(figure)?))
}

/// Monsters whose turn is still to come have not acted, unless the position says so.
fn wake(world: &mut World, things: &[Placed], named: &[(TurnOf, Option<MonsterId>)]) {
    for (place, only) in named {
        let TurnOf::Kind(kind) = place else { continue };
        for monster in world.foes.monsters.iter_mut().filter(|m| m.id.kind == *kind) {
            let at = monster.body.at;
            let said = things.iter().find(|p| p.at == at).and_then(|p| p.thing.monster()?.acted);
            if said.is_none() && only.is_none_or(|only| only == monster.id) {
                monster.acted = false;
            }
        }
    }
}

/// Characters who have not acted, by initiative.
fn waiting(world: &World, first: TurnOf) -> Vec<HeroId> {
    let waits = world.party.heroes.iter().filter(|h| !h.acted && !h.exhausted && first != TurnOf::Hero(h.id));
    let mut waiting: Vec<((u8, u8), HeroId)> = waits.map(|h| (h.initiatives(), h.id)).collect();
    waiting.sort();
    waiting.into_iter().map(|(_, hero)| hero).collect()
}

impl DoingAt {
    fn read(&self, names: Names<'_>, hero: HeroId) -> Result<Doing, SetupError> {
        let hexes = |list: &[String], key: &str| -> Result<SmallVec<[board::SpaceId; 8]>, SetupError> {
            let hex = |(n, name): (usize, &String)| names.hex_named(name).map_err(|e| e.at(n).at(key));
            list.iter().enumerate().map(hex).collect()
        };
        let mut trail =
            Trail { way: hexes(&self.way, "way")?, area: hexes(&self.area, "area")?, ..Trail::default() };
        (trail.attacked, trail.hurt, trail.healed) = (self.attacked, self.hurt, self.healed);
        for (n, name) in self.passed.iter().enumerate() {
            trail.passed.push(names.figure_named(name).map_err(|e| e.at(n).at("passed"))?);
        }
        for (n, words) in self.targets.iter().enumerate() {
            let Some((name, at)) = words.split_once(" at ") else {
                let error = SetupError::new(format!("{words:?} is no target")).at(n).at("targets");
                return Err(error.expected("\"bandit-guard-1 at 3,4\""));
            };
            let read = || Ok((names.figure_named(name)?, names.hex_named(at)?));
            trail.targets.push(read().map_err(|e: SetupError| e.at(n).at("targets"))?);
        }
        let what = names.played_named(hero, &self.what).map_err(|e| e.at("what"))?;
        Ok(Doing { what, next: self.next, used: self.used, trail })
    }

    fn of(names: Names<'_>, doing: &Doing) -> DoingAt {
        let hexes = |list: &[board::SpaceId]| list.iter().map(|at| names.hex(*at)).collect();
        let Trail { way, passed, targets, area, attacked, hurt, healed } = &doing.trail;
        DoingAt {
            what: names.played(doing.what),
            next: doing.next,
            used: doing.used,
            way: hexes(way),
            passed: passed.iter().map(|f| names.figure(*f)).collect(),
            targets: targets
                .iter()
                .map(|(f, at)| format!("{} at {}", names.figure(*f), names.hex(*at)))
                .collect(),
            area: hexes(area),
            attacked: *attacked,
            hurt: *hurt,
            healed: *healed,
        }
    }
}

/// Writes where play stands.
pub(super) fn describe(names: Names<'_>, position: &mut Position) {
    let world = names.world;
    let turns = &world.turns;
    position.ended = turns.ended.map(|ended| match ended {
        Ended::Won => EndedAt::Won,
        Ended::Lost => EndedAt::Lost,
    });
    position.order = turns.order.iter().map(|place| names.turn_of(*place)).collect();
    let places = |queue: &[TurnOf]| queue.iter().map(|place| names.turn_of(*place)).collect::<Vec<_>>();
    let usual = |first: TurnOf| waiting(world, first).into_iter().map(TurnOf::Hero).collect::<Vec<_>>();
    let queue = turns.queue.as_slice();
    let said = |queue: &[TurnOf], usual: &[TurnOf]| (queue != usual).then(|| places(queue));
    match (turns.stage, &turns.turn, queue.split_first()) {
        (Stage::Turns, Some(turn), _) => {
            position.at = format!("turn {}", names.figure(turn.figure));
            position.turn = TurnAt {
                first: turn.first.map(|half| half.as_str().to_owned()),
                rested: turn.rested,
                moved: turn.moved,
                dealt: turn.dealt,
                ignores_slow: turn.ignores_slow,
                to_infuse: turn.to_infuse.to_vec(),
                borrows: turn.borrows,
                another: turn.another,
                killed: turn.killed,
                lasting: turn.lasting.iter().map(|item| names.game.item(*item).name.clone()).collect(),
                once: turn
                    .once
                    .iter()
                    .map(|(card, f)| format!("{} for {}", names.owned_card(*card), names.figure(*f)))
                    .collect(),
                doing: turn.doing.as_ref().map(|doing| DoingAt::of(names, doing)),
            };
            let hero = turn.figure.owner().map(TurnOf::Hero);
            position.queue = said(queue, &hero.map_or_else(Vec::new, usual));
        }
        (Stage::Turns, None, Some((first, rest))) => {
            position.at = format!("start of turn {}", names.turn_of(*first));
            position.queue = said(rest, &usual(*first));
        }
        (stage, ..) => {
            position.at = match stage {
                Stage::Setup => {
                    let step = usize::from(turns.setup_step).saturating_sub(1);
                    format!("setup {}", SETUP.get(step).copied().unwrap_or("start"))
                }
                Stage::RoundStart => "round-start".to_owned(),
                Stage::Turns => AFTER_THE_LAST.to_owned(),
                Stage::EndOfRound => "end-of-round".to_owned(),
                Stage::Over => "over".to_owned(),
            };
            position.queue = said(queue, &[]);
        }
    }
}

/// Whether a monster of this kind is taken to have had its turn, if the position does not say.
pub(super) fn usually_acted(world: &World, kind: KindId) -> bool {
    let early = world.turns.stage == Stage::Setup
        || (world.turns.stage == Stage::RoundStart && world.turns.round == 1);
    !early && !world.turns.queue.contains(&TurnOf::Kind(kind))
}
