//! The same table with other hidden things and other dice: for what may leave it.

use crate::history::{Record, Rest};
use crate::{Answers, Broken, Chance, Entry, Game, Outcome, Seat, State, Table, playout};
use std::sync::Arc;

impl<G: Game> Table<G> {
    /// A table at this question as this seat knows it: what it cannot know is dealt again, and chance is fresh.
    /// Nothing else of this table is in it. Where no deal leads to the question ([`Table::situation`]), it stands at the
    /// last rest, with the seat's own answers since then up to the first that somebody else gave.
    pub fn imagined(&self, seat: Seat, fresh: u64) -> Result<Table<G>, Broken> {
        let situation = self.situation(seat, fresh);
        let there = situation.and_then(|it| Table::what_if(Arc::clone(&self.game), &it, fresh).ok());
        there.map_or_else(|| self.imagined_at_rest(seat, fresh), |table| Ok(self.as_agreed(table, fresh)))
    }

    /// A table with what was agreed at this one.
    fn as_agreed(&self, mut table: Table<G>, fresh: u64) -> Table<G> {
        table.setup = self.setup.clone();
        table.fresh = fresh;
        table.undo = self.undo;
        table
    }

    fn imagined_at_rest(&self, seat: Seat, fresh: u64) -> Result<Table<G>, Broken> {
        let mut world = self.rests.last().state.world.clone();
        let mut chance = Chance::seeded(fresh);
        self.game.imagine(&mut world, seat, &mut chance);
        let own = self.unit().into_iter().take_while(|(by, _)| *by == seat);
        self.beginning_with(State { world, chance }, fresh, own)
    }

    /// The same table from its first rest on, with other dice; its answers are kept as long as they can still be given.
    pub fn reseeded(&self, fresh: u64) -> Result<Table<G>, Broken> {
        let world = self.rests.first().state.world.clone();
        let given = self.given.iter();
        let given = given.map(|given| (self.record.seat(given), self.record.key(given).to_string()));
        self.beginning_with(State { world, chance: Chance::seeded(fresh) }, fresh, given)
    }

    /// How the game ends if it goes on from here as this seat knows it, with what it cannot know dealt again, fresh
    /// chance, and a player in every seat. What is under way is finished question by question; from the next rest on
    /// nothing is recorded. Nothing comes of it, if the player stops answering.
    pub fn played_on(
        &self,
        seat: Seat,
        fresh: u64,
        player: &mut dyn Answers<G>,
    ) -> Result<Option<Outcome>, Broken> {
        let mut table = self.imagined(seat, fresh)?;
        while !table.is_at_rest() && table.outcome().is_none() {
            let Some(asked) = table.first_asked() else { return Ok(None) };
            let Some((question, key)) = table.question(asked).zip(table.advice(asked, player)) else {
                return Ok(None);
            };
            if table.answer(asked, question, &key).is_err() {
                return Ok(None);
            }
        }
        let mut state = (*table.rests.last().state).clone();
        Ok(playout(&*self.game, &mut state, player, None, false)?.outcome)
    }

    fn beginning_with(
        &self,
        state: State<G>,
        fresh: u64,
        answers: impl Iterator<Item = (Seat, String)>,
    ) -> Result<Table<G>, Broken> {
        let rest = Rest { at: 0, told: 0, number: 0, state: Arc::new(state) };
        let table = Table::at_rest(Arc::clone(&self.game), rest, Record::default(), Vec::new())?;
        let mut table = self.as_agreed(table, fresh);
        for (seat, key) in answers {
            let entry = Entry::Answer { seat, key: key.into(), salt: None };
            if table.append(&entry).is_err() {
                break;
            }
        }
        Ok(table)
    }
}
