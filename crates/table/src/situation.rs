//! A situation that a seat can give away: a position, what was rolled and answered since, and nothing that the seat
//! does not know.
//!
//! A question in the middle of a unit cannot be written as a position: a position lies between two units. So a
//! situation is the last rest, and what has come up and was answered since. What the viewer cannot know is dealt again
//! at that rest, as far as it is still unknown at the question ([`Game::imagine_before`]). In dialogues apart the answers
//! of the others are unknown too: who is done has answered anything that fits what was dealt. Then the situation is
//! tried: it must lead to the same question with the same
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

/// How many answers of others are made up at most.
const MOST_MADE_UP: usize = 100;

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

    /// The situation as this seat may give it away; `None` if the game is over or cannot write it down.
    pub fn situation(&self, seat: Seat, seed: u64) -> Option<Situation> {
        if self.outcome().is_some() {
            return None;
        }
        let rolled = self.rolled();
        (0..TRIES).find_map(|again| {
            let mut world = self.world_at_rest().clone();
            let mut chance = Chance::seeded(seed.wrapping_add(again));
            self.game.imagine_before(&mut world, self.world_of(Viewer::Seat(seat)), seat, &mut chance);
            let mut situation = Situation {
                game: self.game.name().to_owned(),
                viewer: seat,
                position: self.game.describe(&world)?,
                rolled: rolled.clone(),
                answers: self.answers_known_to(seat),
            };
            let mut other = Table::what_if(Arc::clone(&self.game), &situation, seed).ok()?;
            situation.answers.extend(self.answers_of_those_done(&mut other, &mut chance));
            self.looks_like(&other, seat).then_some(situation)
        })
    }

    /// Whoever is done here but not at the other table, where what it answered is unknown, answers something there.
    fn answers_of_those_done(&self, other: &mut Table<G>, chance: &mut Chance) -> Vec<(Seat, String)> {
        let mut answers = Vec::new();
        while answers.len() < MOST_MADE_UP {
            let open = other.pending(Viewer::Engine).into_iter().flat_map(|open| open.seats);
            let Some(seat) = open.into_iter().find(|seat| self.question(*seat).is_none()) else { break };
            let mut asked = other.pending(Viewer::Seat(seat)).into_iter().filter_map(|open| open.asked);
            let Some(Asked { question, options, .. }) = asked.find(|asked| !asked.options.is_empty()) else {
                break;
            };
            let key = options[chance.below(options.len())].key.clone();
            if other.answer(seat, question, &key).is_err() {
                break;
            }
            answers.push((seat, key));
        }
        answers
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
