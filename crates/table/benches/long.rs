//! A game for measuring: a world of about 12 KB, and units and games of any length.

use serde::{Deserialize, Serialize};
use table::{
    At, Broken, Chance, Choice, Fact, Game, Named, Outcome, Phrase, Play, Prompt, Rule, RulesId, Scene, Seat,
    SeatSet, SetupError, Viewer,
};

/// So many questions in a unit, and so many units.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Lengths {
    pub questions: u32,
    pub units: u32,
}

pub struct Long;

/// As a scenario's world is: some short lists and one long one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct World {
    pub lengths: Lengths,
    pub unit: u32,
    pub score: u32,
    pub figures: Vec<[u32; 12]>,
    pub decks: [Vec<u16>; 6],
    pub rest: Vec<u64>,
}

impl PartialEq for Lengths {
    fn eq(&self, other: &Lengths) -> bool {
        (self.questions, self.units) == (other.questions, other.units)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Which;

impl Prompt<Long> for Which {
    const KINDS: &'static [&'static str] = &["which"];
    const BEGINS: &'static [&'static str] = Self::KINDS;

    fn kind(&self) -> &'static str {
        "which"
    }

    fn say(&self, _: &Long) -> Phrase {
        Phrase::new("which")
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Took(u32);

impl Fact<Long> for Took {
    fn line(&self, _: &Long, out: &mut String) {
        out.push_str(&self.0.to_string());
    }

    fn say(&self, _: &Long) -> Phrase {
        Phrase::new("took")
    }
}

#[derive(Clone, Copy)]
pub struct Hex(i8, i8);

impl Choice<Long> for Hex {
    fn key(&self, _: &Long, out: &mut String) {
        use std::fmt::Write as _;
        let _ = write!(out, "to:{},{}", self.0, self.1);
    }

    fn say(&self, _: &Long) -> Phrase {
        Phrase::new("to")
    }
}

#[derive(Clone, Copy)]
struct Face(u32);

impl Named<Long> for Face {
    fn name(&self, _: &Long, out: &mut String) {
        out.push_str(&self.0.to_string());
    }
}

impl Game for Long {
    type World = World;
    type Setup = Lengths;
    type Position = World;
    type Prompt = Which;
    type Fact = Took;

    fn name(&self) -> &'static str {
        "long"
    }

    fn begin(&self, lengths: &Lengths, _: &mut Chance) -> Result<World, SetupError> {
        Ok(World {
            lengths: *lengths,
            unit: 0,
            score: 0,
            figures: vec![[7; 12]; 30],
            decks: std::array::from_fn(|_| (0..30).collect()),
            rest: vec![3; 1_280],
        })
    }

    fn arrange(&self, at: World, _: &mut Chance) -> Result<World, SetupError> {
        Ok(at)
    }

    fn setup(&self, _: Option<&str>, _: Option<u8>) -> Result<Lengths, SetupError> {
        Ok(Lengths { questions: 4, units: 100 })
    }

    fn seats(&self, _: &World) -> SeatSet {
        SeatSet::first(4)
    }

    fn seat_name(&self, _: &World, seat: Seat) -> String {
        format!("seat-{}", seat.0)
    }

    fn advance(play: &mut Play<'_, Long>) -> Rule {
        let seat = Seat((play.world.unit % 4) as u8);
        for n in 0..play.world.lengths.questions {
            let hexes: [Hex; 7] = std::array::from_fn(|i| Hex(i as i8, (n % 100) as i8));
            let Hex(q, _) = play.choose(seat, Which, &hexes)?;
            let Face(die) = play.roll("die", &[Face(0), Face(1), Face(2), Face(3)])?;
            play.world.score += die + q as u32;
            play.world.figures[(n % 30) as usize][3] += die;
            play.tell(|_, world| Took(world.score));
        }
        play.world.unit += 1;
        Ok(())
    }

    fn outcome(&self, world: &World) -> Option<Outcome> {
        (world.unit >= world.lengths.units).then(|| Outcome {
            winners: SeatSet::NONE,
            heroes_won: false,
            notes: Vec::new(),
        })
    }

    fn scene(&self, _: &World, _: Viewer) -> Scene {
        Scene::default()
    }

    fn imagine(&self, _: &mut World, _: Seat, _: &mut Chance) {}

    fn check(&self, _: &World, _: At) -> Result<(), Broken> {
        Ok(())
    }

    fn rules(&self) -> RulesId {
        RulesId { code: 1, content: 0 }
    }
}
