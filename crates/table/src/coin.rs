//! *Coin*: the smallest game there is. Two seats call a coin in secret; whoever is right alone wins.
//!
//! It shares nothing with the sample game, and so shows what [`crate::any`] hides.

use crate::scene::{Scene, SeatScene, Track, TrackKind};
use crate::{
    At, Broken, Chance, Named, Outcome, Phrase, Play, Rule, RulesId, Seat, SeatSet, SetupError, Viewer,
    Vocabulary, phrase,
};
use serde::{Deserialize, Serialize};

/// The game.
#[derive(Clone, Debug, Default)]
pub struct Coin;

/// A side of the coin, called or thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum CoinSide {
    Heads,
    Tails,
}

impl CoinSide {
    fn as_str(self) -> &'static str {
        if self == CoinSide::Heads { "heads" } else { "tails" }
    }
}

impl Named<Coin> for CoinSide {
    fn name(&self, _: &Coin, out: &mut String) {
        out.push_str(self.as_str());
    }
}

impl crate::Choice<Coin> for CoinSide {
    fn key(&self, _: &Coin, out: &mut String) {
        out.push_str(self.as_str());
    }

    fn say(&self, _: &Coin) -> Phrase {
        match self {
            CoinSide::Heads => phrase!("coin-heads"),
            CoinSide::Tails => phrase!("coin-tails"),
        }
    }
}

/// Throws so far, the calls of this throw, and who won.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CoinWorld {
    throws: u8,
    calls: [Option<CoinSide>; 2],
    winner: Option<Seat>,
}

/// Which side?
#[derive(Clone, Debug, PartialEq)]
pub struct Call;

impl crate::Prompt<Coin> for Call {
    const KINDS: &'static [&'static str] = &["call"];
    const BEGINS: &'static [&'static str] = &["call"];

    fn kind(&self) -> &'static str {
        "call"
    }

    fn say(&self, _: &Coin) -> Phrase {
        phrase!("coin-ask-call")
    }
}

/// The coin fell.
#[derive(Clone, Debug, PartialEq)]
pub struct Thrown(CoinSide);

impl crate::Fact<Coin> for Thrown {
    fn line(&self, _: &Coin, out: &mut String) {
        out.extend(["thrown ", self.0.as_str()]);
    }

    fn say(&self, _: &Coin) -> Phrase {
        match self.0 {
            CoinSide::Heads => phrase!("coin-heads"),
            CoinSide::Tails => phrase!("coin-tails"),
        }
    }
}

impl crate::Game for Coin {
    type World = CoinWorld;
    type Setup = ();
    type Position = CoinWorld;
    type Prompt = Call;
    type Fact = Thrown;

    fn name(&self) -> &'static str {
        "coin"
    }

    fn vocabulary(&self) -> Vocabulary {
        let sides = ["heads", "tails"];
        let names = sides.map(str::to_owned).into();
        Vocabulary { keys: sides.to_vec(), lines: vec!["thrown {}"], names }
    }

    fn begin(&self, _: &(), _: &mut Chance) -> Result<CoinWorld, SetupError> {
        Ok(CoinWorld::default())
    }

    fn arrange(&self, at: CoinWorld, _: &mut Chance) -> Result<CoinWorld, SetupError> {
        Ok(at)
    }

    fn setup(&self, _: Option<&str>, _: Option<u8>) -> Result<(), SetupError> {
        Ok(())
    }

    fn seats(&self, _: &CoinWorld) -> SeatSet {
        SeatSet::first(2)
    }

    fn seat_name(&self, _: &CoinWorld, seat: Seat) -> String {
        if seat == Seat(0) { "left" } else { "right" }.to_owned()
    }

    fn advance(play: &mut Play<'_, Coin>) -> Rule {
        let sides = [CoinSide::Heads, CoinSide::Tails];
        play.apart(SeatSet::first(2), |play, seat| {
            let call = play.choose(seat, Call, &sides)?;
            play.world.calls[seat.index()] = Some(call);
            Ok(())
        })?;
        let thrown = play.roll("coin", &sides)?;
        play.tell(|_, _| Thrown(thrown));
        play.world.throws += 1;
        let right = std::mem::take(&mut play.world.calls).map(|call| call == Some(thrown));
        play.world.winner = match right {
            [true, false] => Some(Seat(0)),
            [false, true] => Some(Seat(1)),
            _ => None,
        };
        Ok(())
    }

    fn outcome(&self, world: &CoinWorld) -> Option<Outcome> {
        let over = world.winner.is_some() || world.throws >= 20;
        let winners = world.winner.map_or(SeatSet::NONE, SeatSet::one);
        over.then(|| Outcome {
            winners,
            heroes_won: world.winner.is_some(),
            notes: vec![("throws".to_owned(), i64::from(world.throws))],
        })
    }

    fn scene(&self, world: &CoinWorld, viewer: Viewer) -> Scene {
        let seats = (0..2u8).map(|s| {
            let call = world.calls[usize::from(s)].filter(|_| viewer.knows(SeatSet::one(Seat(s))));
            let called = call.map(|call| ("call".to_owned(), call.as_str().into()));
            let id = self.seat_name(world, Seat(s));
            SeatScene { seat: s, id, more: called.into_iter().collect(), ..SeatScene::default() }
        });
        let throws = Track::new("throws", TrackKind::Counter, phrase!("coin-throws"), world.throws);
        let throws = Track { most: Some(20), ..throws };
        Scene { game: "coin".to_owned(), seats: seats.collect(), tracks: vec![throws], ..Scene::default() }
    }

    fn imagine(&self, world: &mut CoinWorld, seat: Seat, chance: &mut Chance) {
        for (s, call) in world.calls.iter_mut().enumerate() {
            if s != seat.index() && call.is_some() {
                *call = Some([CoinSide::Heads, CoinSide::Tails][chance.below(2)]);
            }
        }
    }

    fn check(&self, world: &CoinWorld, at: At) -> Result<(), Broken> {
        match at == At::Rest && world.calls != [None, None] {
            true => Err(Broken::check("a call is left over")),
            false => Ok(()),
        }
    }

    fn rules(&self) -> RulesId {
        RulesId::of(env!("CODE"), 0)
    }
}
