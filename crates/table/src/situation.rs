//! A situation to be given away: a position, what came up and was answered since, and nothing that its viewer does not
//! know.
//!
//! A question in the middle of a unit cannot be written as a position: a position lies between two units. So a
//! situation is the last rest, and what has come up and was answered since. What the viewer cannot know is dealt again
//! at that rest, as far as it is still unknown at the question ([`Game::imagine_before`]); in dialogues apart the
//! answers of the others are left out. Then the situation is tried: it must lead to the same question with the same
//! scene and the same log, as the viewer sees them. If it does not, it is dealt again a few times, and after that there
//! is none. Everything in it follows from what the viewer sees and from the seed.

use crate::table::{Asked, run_on};
use crate::{Chance, Game, SetupError, StartError, State, Table, Viewer, read};
use crate::{Seat, history::Rest};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// How often a situation is dealt again until it leads to the same question.
const TRIES: u64 = 8;

/// A situation that can be given away.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Situation {
    /// The game.
    pub game: String,
    /// For whose eyes it is: nothing in it says more than this seat knows.
    pub viewer: Seat,
    /// The last rest, as a case writes it.
    pub position: Value,
    /// What has come up since, each with its die or deck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rolled: Vec<(String, String)>,
    /// What was answered since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<(Seat, String)>,
}

impl<G: Game> Table<G> {
    /// The world at the last rest.
    pub fn world_at_rest(&self) -> &G::World {
        &self.rests.last().state.world
    }

    /// What has come up since the last rest, each with its die or deck.
    pub fn rolled(&self) -> Vec<(String, String)> {
        let mut rest: Rest<G> = self.rests.last().clone();
        let mut state = State::clone(&rest.state);
        state.chance.note();
        rest.state = Arc::new(state);
        let ran = run_on(&*self.game, &rest, &self.record, &self.given);
        ran.map_or_else(|_| Vec::new(), |ran| ran.stand.live.chance.noted().to_vec())
    }

    /// The situation as this seat may give it away; nothing, if the game is over or cannot write it down.
    pub fn situation(&self, seat: Seat, seed: u64) -> Option<Situation> {
        if self.outcome().is_some() {
            return None;
        }
        let rolled = self.rolled();
        (0..TRIES).find_map(|again| {
            let mut world = self.world_at_rest().clone();
            let mut chance = Chance::seeded(seed.wrapping_add(again));
            self.game.imagine_before(&mut world, self.world_of(Viewer::Seat(seat)), seat, &mut chance);
            let situation = Situation {
                game: self.game.name().to_owned(),
                viewer: seat,
                position: self.game.describe(&world)?,
                rolled: rolled.clone(),
                answers: self.answers_known_to(seat),
            };
            let other = Table::what_if(Arc::clone(&self.game), &situation, seed).ok()?;
            self.looks_like(&other, seat).then_some(situation)
        })
    }

    /// The answers since the last rest, without those that others have given apart.
    fn answers_known_to(&self, seat: Seat) -> Vec<(Seat, String)> {
        let from = self.stand.apart.as_ref().map_or(usize::MAX, |apart| apart.from);
        let all = self.unit().into_iter().enumerate();
        all.filter(|(n, (by, _))| *n < from || *by == seat).map(|(_, answer)| answer).collect()
    }

    /// Whether this seat is asked the same at both tables, and sees and has heard the same since the last rest.
    fn looks_like(&self, other: &Table<G>, seat: Seat) -> bool {
        let viewer = Viewer::Seat(seat);
        let asked = |table: &Table<G>| {
            let open = table.pending(viewer).into_iter();
            open.map(|open| open.asked.map(|Asked { kind, options, .. }| (kind, options))).collect::<Vec<_>>()
        };
        asked(self) == asked(other)
            && self.scene(viewer) == other.scene(viewer)
            && self.log_of_unit(viewer) == other.log(viewer, 0)
    }

    /// A table of its own at a situation; what has not come up yet comes from this seed.
    pub fn what_if(game: Arc<G>, situation: &Situation, seed: u64) -> Result<Table<G>, StartError> {
        if situation.game != game.name() {
            let error = SetupError::new(format!("this is a situation of {}", situation.game)).at("game");
            return Err(error.expected(game.name()).into());
        }
        let mut chance = Chance::seeded(seed);
        situation.rolled.iter().for_each(|(source, name)| chance.stack(source, [name.clone()]));
        let mut table = Table::arranged(game, read(situation.position.clone())?, chance)?;
        for (n, (seat, key)) in situation.answers.iter().enumerate() {
            let wrong = |what: String| SetupError::new(what).at(n).at("answers");
            let question = table.question(*seat).ok_or_else(|| wrong(format!("{seat:?} is not asked")))?;
            table.answer(*seat, question, key).map_err(|refused| wrong(refused.to_string()))?;
        }
        Ok(table)
    }
}
