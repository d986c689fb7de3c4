//! A game with a fault of one's choice, to see that the trials catch it. Without a fault it passes them all.

use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU32, Ordering};
use table::{
    At, Broken, Chance, Choice, Fact, Game, Go, Named, Outcome, Phrase, Play, Prompt, Reveal, Rule, RulesId,
    Scene, Seat, SeatSet, SetupError, Viewer,
    scene::{SeatScene, Track, TrackKind, Zone, ZoneKind},
};

/// What is wrong with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    Nothing,
    /// The rules remember something that is not in the world.
    RemembersOutside,
    /// A part of the world is not saved.
    ForgetsInSaves,
    /// A rule keeps in a local what another seat hides.
    StaleLocal,
    /// A window opens only when a hidden card fits.
    LeakyWindow,
    /// The log names a hidden card.
    LeakyLog,
    /// On a card that was made up stands what somebody else holds.
    LeakyFace,
    /// A dialogue apart looks at what the other seat has chosen.
    LooksAround,
    /// Two options have the same key.
    SameKeys,
    /// Keys are positions in a list.
    PositionKeys,
    /// What was told is told differently when the unit runs again.
    RetellsDifferently,
    Panics,
    Swallows,
    SwallowsAndLoops,
    LoopsWithinAUnit,
    LoopsOverUnits,
    CallsItselfForever,
    Asks5000Questions,
    RollsApart,
    /// A seat is asked that has none of the options.
    AsksTheWrongSeat,
    /// A question with one answer is put as if it hid something, and nobody is in doubt.
    HidesNothing,
    /// In a dialogue apart a second question with one answer is put as if it hid something.
    HidesNothingApart,
    NoOptions,
    LeavesSomethingUnderWay,
    /// A position says nothing of a part of the world.
    ForgetsInPositions,
    /// A world of today is migrated too.
    MigratesToday,
    /// A card is worth one more.
    CountsOtherwise,
}

pub struct Probe {
    pub fault: Fault,
    pub version: u32,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct World {
    pub round: u8,
    pub hands: [Vec<u8>; 2],
    pub deck: Vec<u8>,
    pub score: [u8; 2],
    pub calls: [Option<u8>; 2],
    pub under_way: bool,
    #[serde(skip)]
    pub unsaved: u8,
}

pub const ROUNDS: u8 = 8;
static OUTSIDE: AtomicU32 = AtomicU32::new(0);

#[derive(Clone, Debug, PartialEq)]
pub struct Question(&'static str);

impl Prompt<Probe> for Question {
    const KINDS: &'static [&'static str] = &["call", "play", "window", "more", "share"];
    const BEGINS: &'static [&'static str] = Self::KINDS;

    fn kind(&self) -> &'static str {
        self.0
    }

    fn say(&self, _: &Probe) -> Phrase {
        Phrase::new("probe")
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Told(String);

impl Fact<Probe> for Told {
    fn line(&self, _: &Probe, out: &mut String) {
        out.push_str(&self.0);
    }

    fn say(&self, _: &Probe) -> Phrase {
        Phrase::new("probe")
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Number(pub u8, &'static str);

impl Choice<Probe> for Number {
    fn key(&self, _: &Probe, out: &mut String) {
        out.push_str(self.1);
        out.push_str(&self.0.to_string());
    }

    fn seat(&self) -> Option<Seat> {
        (self.1 == "of-seat:").then_some(Seat(self.0 / 10))
    }

    fn say(&self, _: &Probe) -> Phrase {
        Phrase::new("probe")
    }
}

#[derive(Clone, Copy)]
struct Face(u8);

impl Named<Probe> for Face {
    fn name(&self, _: &Probe, out: &mut String) {
        out.push_str(&self.0.to_string());
    }
}

const DIE: [Face; 4] = [Face(0), Face(1), Face(2), Face(3)];

impl Game for Probe {
    type World = World;
    type Setup = ();
    type Position = World;
    type Prompt = Question;
    type Fact = Told;

    fn name(&self) -> &'static str {
        "probe"
    }

    fn begin(&self, _: &(), chance: &mut Chance) -> Result<World, SetupError> {
        let mut world = World { deck: (10..30).collect(), ..World::default() };
        for hand in &mut world.hands {
            *hand = (0..3).map(|_| world.deck.remove(chance.below(world.deck.len()))).collect();
            hand.sort_unstable();
        }
        Ok(world)
    }

    fn arrange(&self, at: World, _: &mut Chance) -> Result<World, SetupError> {
        Ok(at)
    }

    fn describe(&self, world: &World) -> Option<serde_json::Value> {
        let mut position = serde_json::to_value(world).ok()?;
        if self.fault == Fault::ForgetsInPositions {
            position["score"] = serde_json::json!([0, 0]);
        }
        Some(position)
    }

    /// The first version wrote `points`, and knew no calls.
    fn migrate(&self, world: &mut serde_json::Value) {
        table::migrate::rename(world, "points", "score");
        table::migrate::fill(world, "calls", serde_json::json!([null, null]));
        if self.fault == Fault::MigratesToday {
            table::migrate::turn(world, "round", |round| Some((round.as_u64()? + 1).into()));
        }
    }

    fn setup(&self, _: Option<&str>, _: Option<u8>) -> Result<(), SetupError> {
        Ok(())
    }

    fn seats(&self, _: &World) -> SeatSet {
        SeatSet::first(2)
    }

    fn seat_name(&self, _: &World, seat: Seat) -> String {
        format!("seat-{}", seat.0)
    }

    fn advance(play: &mut Play<'_, Probe>) -> Rule {
        let fault = play.game.fault;
        if fault == Fault::LoopsOverUnits && play.world.round == 3 {
            return Ok(());
        }
        calls(play)?;
        share(play)?;
        turn(play)?;
        play.world.round += 1;
        Ok(())
    }

    fn outcome(&self, world: &World) -> Option<Outcome> {
        let [a, b] = world.score;
        let winners = SeatSet::one(if a >= b { Seat(0) } else { Seat(1) });
        (world.round >= ROUNDS).then(|| Outcome { winners, heroes_won: true, notes: Vec::new() })
    }

    fn scene(&self, world: &World, viewer: Viewer) -> Scene {
        let seats = (0..2u8).map(|s| {
            let hand = &world.hands[usize::from(s)];
            let knows = viewer.knows(SeatSet::one(Seat(s)));
            let cards =
                hand.iter().map(|c| table::scene::CardScene { id: c.to_string(), ..Default::default() });
            let zone = if knows {
                Zone::seen(ZoneKind::Hand, cards.collect())
            } else {
                Zone::hidden(ZoneKind::Hand, hand.len())
            };
            let call = world.calls[usize::from(s)].filter(|_| knows);
            SeatScene {
                seat: s,
                id: format!("seat-{s}"),
                zones: vec![zone],
                more: call.map(|c| ("call".to_owned(), c.into())).into_iter().collect(),
                ..SeatScene::default()
            }
        });
        let track = |id: &str, value: u8| Track::new(id, TrackKind::Counter, Phrase::new("probe"), value);
        let tracks =
            vec![track("round", world.round), track("a", world.score[0]), track("b", world.score[1])];
        Scene { game: "probe".to_owned(), seats: seats.collect(), tracks, ..Scene::default() }
    }

    fn faces(&self) -> Vec<(String, table::scene::Face)> {
        (10..30).filter(|card| card % 7 != 0).map(printed).collect()
    }

    fn made_up(&self, world: &World) -> Vec<(String, table::scene::Face)> {
        let mut made_up: Vec<_> = (10..30).filter(|card| card % 7 == 0).map(printed).collect();
        if self.fault == Fault::LeakyFace {
            let held = Phrase::new(format!("probe-{:?}", world.hands[1]));
            made_up.iter_mut().for_each(|(_, face)| face.text.push(held.clone()));
        }
        made_up
    }

    fn imagine(&self, world: &mut World, seat: Seat, chance: &mut Chance) {
        let other = 1 - seat.index();
        let size = world.hands[other].len();
        let mut pool = std::mem::take(&mut world.hands[other]);
        pool.append(&mut world.deck);
        pool.sort_unstable();
        world.hands[other] = (0..size).map(|_| pool.remove(chance.below(pool.len()))).collect();
        world.hands[other].sort_unstable();
        world.deck = pool;
        if let Some(call) = &mut world.calls[other] {
            *call = chance.below(4) as u8;
        }
    }

    fn check(&self, world: &World, at: At) -> Result<(), Broken> {
        if at == At::Rest && world.under_way {
            return Err(Broken::check("something is under way at rest"));
        }
        let mut cards: Vec<u8> = world.hands.iter().flatten().chain(&world.deck).copied().collect();
        cards.sort_unstable();
        let all = cards.len();
        cards.dedup();
        if cards.len() != all {
            return Err(Broken::check("a card is there twice"));
        }
        Ok(())
    }

    fn rules(&self) -> RulesId {
        RulesId { code: self.version.into(), content: 0 }
    }
}

fn printed(card: u8) -> (String, table::scene::Face) {
    (card.to_string(), table::scene::Face::new(table::scene::CardKind::Plain, Phrase::new("probe")))
}

fn calls(play: &mut Play<'_, Probe>) -> Rule {
    let fault = play.game.fault;
    play.apart(SeatSet::first(2), |play, seat| {
        let mut options =
            vec![Number(0, "call:"), Number(1, "call:"), Number(2, "call:"), Number(9, "call:")];
        if fault == Fault::LooksAround && play.world.calls[1 - seat.index()].is_some() {
            options.pop();
        }
        if fault == Fault::RollsApart {
            play.roll("die", &DIE)?;
        }
        let call = play.choose(seat, Question("call"), &options)?;
        play.world.calls[seat.index()] = Some(call.0);
        // A second step, so that a dialogue can be half done.
        let more = play.choose(seat, Question("more"), &[Number(7, "more:"), Number(8, "less:")])?;
        if more.0 == 8 {
            play.world.calls[seat.index()] = Some(0);
        }
        if fault == Fault::HidesNothingApart {
            play.choose_hidden(seat, Question("more"), &[Number(7, "more:")])?;
        }
        Ok(())
    })
}

/// Each seat offers to share something; whoever has nothing is not asked.
fn share(play: &mut Play<'_, Probe>) -> Rule {
    let offers = if play.game.fault == Fault::AsksTheWrongSeat { [0, 1] } else { [0, 10] };
    let options = offers.map(|n| Number(n, "of-seat:"));
    play.choose_party(SeatSet::first(2), Question("share"), &options)?;
    if play.game.fault == Fault::HidesNothing {
        let seat = Seat(play.world.round % 2);
        play.choose_hidden(seat, Question("more"), &[Number(7, "more:")])?;
    }
    Ok(())
}

fn turn(play: &mut Play<'_, Probe>) -> Rule {
    let fault = play.game.fault;
    let seat = Seat(play.world.round % 2);
    let other = Seat(1 - seat.0);
    let spied = play.world.hands[other.index()].first().copied();
    play.world.under_way = true;
    let mut options: Vec<Number> =
        play.world.hands[seat.index()].iter().map(|c| Number(*c, "card:")).collect();
    match fault {
        Fault::SameKeys if play.world.round == 2 => options.push(options[0]),
        Fault::PositionKeys => (0..).zip(&mut options).for_each(|(i, o)| *o = Number(i, "option:")),
        _ => {}
    }
    options.push(match fault {
        Fault::PositionKeys => Number(options.len() as u8, "option:"),
        _ => Number(0, "none:"),
    });
    if fault == Fault::NoOptions && play.world.round == 2 {
        options.clear();
    }
    if play.world.round == 2 {
        misbehave(play, seat)?;
    }
    let played = play.choose(seat, Question("play"), &options)?;
    if fault == Fault::RemembersOutside {
        play.world.score[0] += (OUTSIDE.fetch_add(1, Ordering::Relaxed) % 2) as u8;
    }
    if fault == Fault::RetellsDifferently {
        let n = OUTSIDE.fetch_add(1, Ordering::Relaxed);
        play.tell(|_, _| Told(format!("for the time number {n}")));
    }
    if fault == Fault::ForgetsInSaves {
        play.world.unsaved = play.world.unsaved.wrapping_add(1);
        play.world.score[0] = play.world.score[0].wrapping_add(play.world.unsaved);
    }
    window(play, other)?;
    if fault == Fault::StaleLocal
        && let Some(card) = spied
    {
        // The card that lay there before the questions; by now it may be another.
        play.world.hands[other.index()].retain(|c| *c != card);
        play.world.hands[other.index()].push(card);
    }
    let Face(die) = play.roll("die", &DIE)?;
    play.world.score[seat.index()] += die + played.0 % 2 + u8::from(fault == Fault::CountsOtherwise);
    let calls = std::mem::take(&mut play.world.calls);
    for (score, call) in play.world.score.iter_mut().zip(calls) {
        *score += u8::from(call == Some(die));
    }
    if fault == Fault::LeakyLog
        && let Some(card) = play.world.hands[1].first().copied()
    {
        play.tell(|_, _| Told(format!("seat 1 holds {card}")));
    }
    play.tell(|_, _| Told(format!("die {die}")));
    play.world.under_way = fault == Fault::LeavesSomethingUnderWay && play.world.round == 2;
    Ok(())
}

fn window(play: &mut Play<'_, Probe>, other: Seat) -> Rule {
    let fault = play.game.fault;
    play.react(
        &[Seat(1), Seat(0)],
        Question("window"),
        |world, seat| seat == other && !world.hands[other.index()].is_empty() && fault != Fault::LeakyWindow,
        |_, world, seat| {
            let fits = world.hands[seat.index()].iter().filter(|c| seat == other && *c % 3 == 0);
            fits.map(|c| Number(*c, "card:")).collect()
        },
        |play, seat, card| {
            play.world.hands[seat.index()].retain(|c| *c != card.0);
            play.reveal(Reveal::ForGood);
            play.tell(|_, _| Told(format!("played {}", card.0)));
            Ok(Go::Close)
        },
    )
}

fn misbehave(play: &mut Play<'_, Probe>, seat: Seat) -> Rule {
    let more = [Number(7, "more:"), Number(8, "more:")];
    match play.game.fault {
        Fault::Panics => panic!("the vault collapsed"),
        Fault::Swallows => {
            let _ = play.choose(seat, Question("more"), &more);
            Ok(())
        }
        Fault::SwallowsAndLoops => loop {
            if play.choose(seat, Question("more"), &more).is_ok_and(|n| n.0 == 0) {
                return Ok(());
            }
        },
        Fault::LoopsWithinAUnit => {
            while play.roll("die", &DIE)?.0 < 9 {}
            Ok(())
        }
        Fault::CallsItselfForever => play.nested(|play| misbehave(play, seat)),
        Fault::Asks5000Questions => {
            for _ in 0..5_000 {
                play.choose(seat, Question("more"), &more)?;
            }
            Ok(())
        }
        _ => Ok(()),
    }
}
