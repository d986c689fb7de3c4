//! The same table with other hidden things and other dice: for what may leave it.

use crate::history::{Record, Rest};
use crate::{Broken, Chance, Entry, Game, Seat, State, Table};
use std::sync::Arc;

impl<G: Game> Table<G> {
    /// A table at the last rest as this seat knows it: what it cannot know is dealt again, chance is fresh, and of the
    /// answers since then only its own stand, as far as nobody else's lie between. Nothing else of this table is in it.
    pub fn imagined(&self, seat: Seat, fresh: u64) -> Result<Table<G>, Broken> {
        let mut world = self.rests.last().state.world.clone();
        let mut chance = Chance::seeded(fresh);
        self.game.imagine(&mut world, seat, &mut chance);
        let own = self.unit().into_iter().take_while(|(by, _)| *by == seat);
        self.beginning_with(State { world, chance }, fresh, own)
    }

    /// The same table from its first rest on with other dice; its answers stand as far as they still can be given.
    pub fn reseeded(&self, fresh: u64) -> Result<Table<G>, Broken> {
        let world = self.rests.first().state.world.clone();
        let given = self.given.iter();
        let given = given.map(|given| (self.record.seat(given), self.record.key(given).to_string()));
        self.beginning_with(State { world, chance: Chance::seeded(fresh) }, fresh, given)
    }

    fn beginning_with(
        &self,
        state: State<G>,
        fresh: u64,
        answers: impl Iterator<Item = (Seat, String)>,
    ) -> Result<Table<G>, Broken> {
        let rest = Rest { at: 0, told: 0, number: 0, state: Arc::new(state) };
        let mut table = Table::at_rest(Arc::clone(&self.game), rest, Record::default(), Vec::new())?;
        table.setup = self.setup.clone();
        table.fresh = fresh;
        table.undo = self.undo;
        for (seat, key) in answers {
            let entry = Entry::Answer { seat, key: key.into(), salt: None };
            if table.append(&entry).is_err() {
                break;
            }
        }
        Ok(table)
    }
}
