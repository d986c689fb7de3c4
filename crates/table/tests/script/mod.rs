//! A game whose unit is a function of one's choice.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{
    At, Broken, Chance, Choice, Entry, Fact, Game, Named, Outcome, Phrase, Play, Prompt, Refused, Rule,
    RulesId, Scene, Seat, SeatSet, SetupError, Table, Viewer,
};

pub struct Script {
    pub run: fn(&mut Play<'_, Script>) -> Rule,
    pub check: fn(&World) -> Result<(), Broken>,
    pub is_over: fn(&World) -> bool,
    pub version: u32,
    pub seats: usize,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct World {
    pub unit: u32,
    pub trace: Vec<String>,
    pub dice: Vec<u8>,
    /// What each seat hides.
    pub secret: [u8; 4],
    /// JSON cannot write it unless it is empty.
    #[serde(default)]
    pub map: BTreeMap<(i8, i8), u8>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Ask(pub &'static str);

impl Prompt<Script> for Ask {
    const KINDS: &'static [&'static str] = &["q", "window"];
    const BEGINS: &'static [&'static str] = Self::KINDS;

    fn kind(&self) -> &'static str {
        self.0
    }

    fn say(&self, _: &Script) -> Phrase {
        Phrase::new("script")
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Told(pub String);

impl Fact<Script> for Told {
    fn line(&self, _: &Script, out: &mut String) {
        out.push_str(&self.0);
    }

    fn say(&self, _: &Script) -> Phrase {
        Phrase::new("script")
    }
}

/// An option, perhaps of one seat alone.
#[derive(Clone, Debug, PartialEq)]
pub struct Pick(pub String, pub Option<Seat>);

pub fn pick(key: &str) -> Pick {
    Pick(key.to_owned(), None)
}

/// Two options that mean nothing.
pub fn either() -> [Pick; 2] {
    [pick("x"), pick("y")]
}

impl Choice<Script> for Pick {
    fn key(&self, _: &Script, out: &mut String) {
        out.push_str(&self.0);
    }

    fn say(&self, _: &Script) -> Phrase {
        Phrase::new("script")
    }

    fn seat(&self) -> Option<Seat> {
        self.1
    }
}

#[derive(Clone, Copy)]
pub struct Face(pub u8);

impl Named<Script> for Face {
    fn name(&self, _: &Script, out: &mut String) {
        out.push_str(&self.0.to_string());
    }
}

/// A die with a hundred faces: that it shows the same twice is no accident.
pub fn roll(play: &mut Play<'_, Script>) -> Rule {
    let faces: Vec<Face> = (0..100).map(Face).collect();
    let Face(die) = play.roll("die", &faces)?;
    play.world.dice.push(die);
    Ok(())
}

impl Game for Script {
    type World = World;
    type Setup = ();
    type Position = World;
    type Prompt = Ask;
    type Fact = Told;

    fn name(&self) -> &'static str {
        "script"
    }

    fn begin(&self, _: &(), _: &mut Chance) -> Result<World, SetupError> {
        Ok(World::default())
    }

    fn arrange(&self, at: World, _: &mut Chance) -> Result<World, SetupError> {
        Ok(at)
    }

    fn setup(&self, _: Option<&str>, _: Option<u8>) -> Result<(), SetupError> {
        Ok(())
    }

    fn seats(&self, _: &World) -> SeatSet {
        SeatSet::first(self.seats)
    }

    fn seat_name(&self, _: &World, seat: Seat) -> String {
        format!("seat-{}", seat.0)
    }

    fn advance(play: &mut Play<'_, Script>) -> Rule {
        (play.game.run)(play)?;
        play.world.unit += 1;
        Ok(())
    }

    fn outcome(&self, world: &World) -> Option<Outcome> {
        let ended = || Outcome { winners: SeatSet::NONE, heroes_won: true, notes: Vec::new() };
        (self.is_over)(world).then(ended)
    }

    fn scene(&self, _: &World, _: Viewer) -> Scene {
        Scene::default()
    }

    fn imagine(&self, world: &mut World, seat: Seat, chance: &mut Chance) {
        for (s, secret) in world.secret.iter_mut().enumerate().filter(|(s, _)| *s != seat.index()) {
            *secret = chance.below(2 + s) as u8;
        }
    }

    fn check(&self, world: &World, _: At) -> Result<(), Broken> {
        (self.check)(world)
    }

    fn rules(&self) -> RulesId {
        RulesId { code: self.version.into(), content: 0 }
    }
}

/// A game of many units of this kind, for two.
pub fn script(run: fn(&mut Play<'_, Script>) -> Rule) -> Script {
    Script { run, check: |_| Ok(()), is_over: |world| world.unit >= 50, version: 1, seats: 2 }
}

pub fn open(script: Script) -> Table<Script> {
    Table::new(Arc::new(script), (), 7).expect("it starts")
}

pub fn say(table: &mut Table<Script>, seat: u8, key: &str) -> Result<Vec<Entry>, Refused> {
    let question = table.question(Seat(seat)).unwrap_or(9_999);
    table.answer(Seat(seat), question, key)
}
