//! The properties that every game must have, as functions that look for a counter-example.
//!
//! A game's tests call each of them for many seeds. Each returns what it counted, or a sentence that says where the
//! property failed. The kernel's own tests plant a fault for each and show that it is caught.

mod altered;
mod asked;
mod shown;

pub use altered::{Altered, altered, altered_under};
pub use asked::worth_asking;
pub use shown::{clickable, described, given_away, previewed, printed};

use crate::scene::Read;
use crate::table::{Asked, Refused};
use crate::{
    Answers, Ask, At, Chance, Entry, Fact, Game, Outcome, RandomPlayer, Save, Seat, SeatSet, State, Table,
    Viewer, playout,
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What went wrong, in a sentence.
pub type Failure = String;

/// Fails with a sentence unless two things are equal.
fn same<T: PartialEq + std::fmt::Debug>(what: &str, a: &T, b: &T) -> Result<(), Failure> {
    match a == b {
        true => Ok(()),
        false => Err(format!("{what} differ:\n  {a:?}\n  {b:?}")),
    }
}

/// Every viewer at a table of this game.
fn viewers<G: Game>(game: &G, world: &G::World) -> Vec<Viewer> {
    let seats = game.seats(world).iter().map(Viewer::Seat);
    seats.chain([Viewer::Spectator, Viewer::Engine]).collect()
}

/// Plays at random in place, and gives every answer at a table too.
struct Beside<'a, G: Game> {
    random: RandomPlayer,
    table: &'a mut Table<G>,
    answers: usize,
    failed: Option<Failure>,
}

impl<G: Game> Beside<'_, G> {
    /// Everybody sees the same at the table and in place, and the table takes the answer. Inside dialogues apart scenes
    /// are not compared: in a game played in place all see the same world there.
    fn follow(
        &mut self,
        game: &G,
        world: &G::World,
        apart: bool,
        seat: Seat,
        key: &str,
    ) -> Result<(), Failure> {
        let in_unit = self.table.unit().len();
        if in_unit > LONGEST_UNIT {
            return Err(format!("a unit has {in_unit} answers: they should be at most 24"));
        }
        let compared = if apart { Vec::new() } else { viewers(game, world) };
        for viewer in compared {
            let what = format!("the scenes of {viewer:?} at {key}");
            same(&what, &self.table.scene(viewer), &game.scene(world, viewer))?;
        }
        self.answers += 1;
        say(self.table, seat, key)
    }
}

impl<G: Game> Answers<G> for Beside<'_, G> {
    fn answer(
        &mut self,
        game: &G,
        ask: &Ask<'_, G>,
        world: &mut G::World,
        chance: &mut Chance,
    ) -> Option<(Seat, usize)> {
        let (seat, i) = self.random.answer(game, ask, world, chance)?;
        let mut key = String::new();
        ask.options.key(i, game, &mut key);
        self.failed = self.follow(game, world, ask.apart, seat, &key).err();
        self.failed.is_none().then_some((seat, i))
    }
}

/// With more answers in one unit a game has to cut its units smaller, since each answer runs the unit again. Units
/// should have at most 24; this leaves room for the odd long one.
const LONGEST_UNIT: usize = 64;

/// A game played in place, at a table, and from its record is the same game: worlds, logs and scenes.
pub fn same_three_ways<G: Game>(game: &Arc<G>, setup: &G::Setup, seed: u64) -> Result<usize, Failure> {
    let mut chance = Chance::seeded(seed);
    let world = game.begin(setup, &mut chance).map_err(|e| e.to_string())?;
    let mut state = State { world, chance };
    let mut table = open(game, setup, seed)?;
    let mut beside = Beside { random: RandomPlayer::new(seed), table: &mut table, answers: 0, failed: None };
    let mut facts: Vec<G::Fact> = Vec::new();
    let played = playout(&**game, &mut state, &mut beside, Some(&mut facts), true);
    let Beside { answers, failed, .. } = beside;
    if let Some(failure) = failed {
        return Err(failure);
    }
    let played = played.map_err(|broken| broken.to_string())?;
    same("the worlds at the table and in place", table.world(), &state.world)?;
    same("the logs at the table and in place", &table.facts(0).to_vec(), &facts)?;
    same("the outcomes at the table and in place", &table.outcome().cloned(), &played.outcome)?;

    let again = replay(game, setup, seed, &table.entries())?;
    same("the worlds at the table and from the record", table.world(), again.world())?;
    same("the logs at the table and from the record", &table.facts(0), &again.facts(0))?;
    Ok(answers)
}

/// Opens a table.
pub fn open<G: Game>(game: &Arc<G>, setup: &G::Setup, seed: u64) -> Result<Table<G>, Failure> {
    Table::new(Arc::clone(game), setup.clone(), seed).map_err(|e| e.to_string())
}

/// Plays a record again on a new table.
pub fn replay<G: Game>(
    game: &Arc<G>,
    setup: &G::Setup,
    seed: u64,
    record: &[Entry],
) -> Result<Table<G>, Failure> {
    let mut table = open(game, setup, seed)?;
    for entry in record {
        table.append(entry).map_err(|e| e.to_string())?;
    }
    Ok(table)
}

fn say<G: Game>(table: &mut Table<G>, seat: Seat, key: &str) -> Result<(), Failure> {
    let question = table.question(seat).ok_or_else(|| format!("{seat:?} is not asked and says {key}"))?;
    table.answer(seat, question, key).map(|_| ()).map_err(|e| format!("{seat:?} says {key}: {e}"))
}

/// What a seat is asked now.
fn asked<G: Game>(table: &Table<G>, seat: Seat) -> Option<Asked> {
    table.pending(Viewer::Seat(seat)).into_iter().find_map(|open| open.asked)
}

/// All seats that are asked something now.
fn asked_seats<G: Game>(table: &Table<G>) -> Vec<Seat> {
    let mut seats: Vec<Seat> = table.pending(Viewer::Engine).into_iter().flat_map(|o| o.seats).collect();
    seats.sort();
    seats.dedup();
    seats
}

/// One random answer, whoever gives it.
fn random_answer<G: Game>(
    table: &Table<G>,
    random: &mut RandomPlayer,
) -> Result<Option<(Seat, String)>, Failure> {
    let seats = asked_seats(table);
    if seats.is_empty() {
        return Ok(None);
    }
    let seat = seats[random.below(seats.len())];
    let asked = asked(table, seat).ok_or("a seat is asked but sees no question")?;
    match asked.options.len() {
        // A party question may have no option for this seat; another seat has one.
        0 => {
            let all = table.pending(Viewer::Engine).into_iter().find(|o| o.seats.contains(&seat));
            let options = all.and_then(|o| o.asked).map(|a| a.options).unwrap_or_default();
            let option = options.first().ok_or("a question without options")?;
            Ok(Some((option.seat.unwrap_or(seat), option.key.clone())))
        }
        n => Ok(Some((seat, asked.options[random.below(n)].key.clone()))),
    }
}

/// Everything that can be seen of a table, by everybody.
fn seen<G: Game>(table: &Table<G>) -> impl PartialEq + std::fmt::Debug {
    let views = viewers(&**table.game(), table.world());
    let views: Vec<_> =
        views.into_iter().map(|v| (v, table.scene(v), table.pending(v), table.log(v, 0))).collect();
    (views, table.outcome().cloned(), table.chance().clone())
}

/// Saving and loading changes nothing, at any question. Undo goes back to where the table was, at any question, even in
/// dialogues apart and after a salt.
pub fn save_and_undo<G: Game>(game: &Arc<G>, setup: &G::Setup, seed: u64) -> Result<Undos, Failure> {
    let mut table = open(game, setup, seed)?;
    let mut random = RandomPlayer::new(seed);
    let mut counted = Undos::default();
    let mut answers = 0;
    while let Some((seat, key)) = random_answer(&table, &mut random)? {
        let before = (table.world().clone(), seats_see(&table));
        let mut next = table.clone();
        say(&mut next, seat, &key)?;
        let loaded = reload(game, &next)?;
        same("the worlds before and after loading", next.world(), loaded.world())?;
        same("what is seen before and after loading", &seen(&next), &seen(&loaded))?;
        same("the saves before and after loading", &next.save(), &loaded.save())?;

        let apart = table.pending(Viewer::Engine).len() > 1;
        let mut back = loaded;
        match back.undo(seat, SeatSet::first(Seat::MOST)) {
            Err(Refused::SeenForGood) => counted.refused += 1,
            Err(refused) => return Err(format!("{seat:?} cannot undo {key}: {refused}")),
            Ok(_) => {
                counted.undone += 1;
                counted.apart += usize::from(apart);
                same("the worlds before an answer and after its undo", &before.0, back.world())?;
                same("what is seen before an answer and after its undo", &before.1, &seats_see(&back))?;
                let reloaded = reload(game, &back)?;
                same("what is seen before and after loading an undo", &seen(&back), &seen(&reloaded))?;
                // Every other time the game goes on from the undo, salted if dice had been seen.
                if answers % 2 == 1 {
                    counted.salted += usize::from(back.wants_salt());
                    say(&mut back, seat, &key)?;
                    next = back;
                    let loaded = reload(game, &next)?;
                    same("what is seen before and after loading a salt", &seen(&next), &seen(&loaded))?;
                }
            }
        }
        table = next;
        answers += 1;
    }
    counted.answers = answers;
    let again = replay(game, setup, seed, &table.entries())?;
    same("the worlds of the table and of its record with undos", table.world(), again.world())?;
    Ok(counted)
}

/// What [`save_and_undo`] has come across.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Undos {
    /// Answers given.
    pub answers: usize,
    /// Answers undone.
    pub undone: usize,
    /// Of these, inside dialogues apart.
    pub apart: usize,
    /// Answers salted after an undo.
    pub salted: usize,
    /// Undos refused because something had been shown for good.
    pub refused: usize,
}

/// What every seat sees, without question numbers, which only ever rise, and without what the story says of undos.
fn seats_see<G: Game>(table: &Table<G>) -> impl PartialEq + std::fmt::Debug + use<G> {
    let views = viewers(&**table.game(), table.world());
    let views: Vec<_> = views
        .into_iter()
        .map(|v| {
            let mut pending = table.pending(v);
            pending.iter_mut().flat_map(|o| &mut o.asked).for_each(|a| a.question = 0);
            let told = table.facts(0).iter().filter(|fact| fact.to().include(v)).cloned();
            (v, table.scene(v), pending, told.collect::<Vec<_>>())
        })
        .collect();
    views
}

fn reload<G: Game>(game: &Arc<G>, table: &Table<G>) -> Result<Table<G>, Failure> {
    let save = Save::from_text(&table.save().to_text()).map_err(|e| e.to_string())?;
    let (table, notes) = Table::load(Arc::clone(game), &save).map_err(|e| e.to_string())?;
    match notes.is_empty() {
        true => Ok(table),
        false => Err(format!("loading says {notes:?}")),
    }
}

/// Redeals at every question what the asked seat cannot know, and plays on.
struct Shaker {
    random: RandomPlayer,
    redeal: Chance,
    failure: Option<Failure>,
}

impl<G: Game> Answers<G> for Shaker {
    fn answer(
        &mut self,
        game: &G,
        ask: &Ask<'_, G>,
        world: &mut G::World,
        chance: &mut Chance,
    ) -> Option<(Seat, usize)> {
        let (seat, i) = self.random.answer(game, ask, world, chance)?;
        let before = game.scene(world, Viewer::Seat(seat));
        game.imagine(world, seat, &mut self.redeal);
        let after = game.scene(world, Viewer::Seat(seat));
        if let Err(failure) = same(&format!("what {seat:?} sees before and after imagining"), &before, &after)
        {
            self.failure = Some(failure);
            return None;
        }
        if let Err(broken) = game.check(world, At::Question) {
            self.failure = Some(format!("after imagining: {broken}"));
            return None;
        }
        Some((seat, i))
    }
}

/// Games in which hidden things are redealt at every question stay sound: no rule keeps in a local what
/// another seat hides, and imagining changes nothing that the seat sees.
pub fn shaken<G: Game>(game: &Arc<G>, setup: &G::Setup, seed: u64) -> Result<u64, Failure> {
    let mut chance = Chance::seeded(seed);
    let world = game.begin(setup, &mut chance).map_err(|e| e.to_string())?;
    let mut shaker = Shaker { random: RandomPlayer::new(seed), redeal: Chance::seeded(!seed), failure: None };
    let mut state = State { world, chance };
    let played = playout(&**game, &mut state, &mut shaker, None, true);
    match (shaker.failure, played) {
        (Some(failure), _) => Err(failure),
        (None, Err(broken)) => Err(broken.to_string()),
        (None, Ok(played)) => Ok(played.questions),
    }
}

/// Two worlds that differ only in what `eyes` may not know give these viewers the same scenes, log and questions, and
/// the same faces of cards in the same order. What they imagine is the same too: nothing that is hidden from a seat is left in what it imagines.
///
/// `redeal` makes the second world out of the first. Both are played in step, with the same answers, as
/// long as the seats with the secrets have an answer in common.
pub fn same_eyes<G: Game>(
    game: &Arc<G>,
    setup: &G::Setup,
    seed: u64,
    eyes: SeatSet,
    redeal: impl Fn(&mut G::World, &mut Chance),
) -> Result<usize, Failure> {
    let one = open(game, setup, seed)?;
    let mut other_world = State::clone(&one.rests.first().state);
    redeal(&mut other_world.world, &mut Chance::seeded(!seed));
    let rest = crate::history::Rest { at: 0, told: 0, number: 0, state: Arc::new(other_world) };
    let other = Table::at_rest(Arc::clone(game), rest, crate::history::Record::default(), Vec::new())
        .map_err(|b| b.to_string())?;
    let mut tables = [one, other];
    let mut random = RandomPlayer::new(seed);
    let mut compared = 0;
    let mut told = [0, 0];
    let looking: Vec<Viewer> = eyes.iter().map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    let faces = tables.each_ref().map(shown::faces_of);
    let mut read = looking.iter().map(|_| <[Read; 2]>::default()).collect::<Vec<_>>();
    loop {
        let [one, other] = &tables;
        for (viewer, read) in looking.iter().zip(&mut read) {
            let sees = |table: &Table<G>| (text(&table.scene(*viewer)), text(&table.pending(*viewer)));
            same(&format!("the scenes and questions of {viewer:?}"), &sees(one), &sees(other))?;
            same(
                &format!("the logs of {viewer:?}"),
                &text(&one.log(*viewer, told[0])),
                &text(&other.log(*viewer, told[1])),
            )?;
            let sent = |i: usize, read: &mut Read| shown::sent(&tables[i], &faces[i], *viewer, read);
            let [mine, theirs] = read;
            same(&format!("the faces sent to {viewer:?}"), &sent(0, mine), &sent(1, theirs))?;
        }
        told = [one.told(), other.told()];
        for seat in eyes.iter() {
            let imagined = |table: &Table<G>| {
                let mut world = table.world_of(Viewer::Seat(seat)).clone();
                game.imagine(&mut world, seat, &mut Chance::seeded(seed));
                world
            };
            same(&format!("what {seat:?} imagines"), &imagined(one), &imagined(other))?;
            let situation = |table: &Table<G>| table.situation(seat, seed).map(|situation| text(&situation));
            same(&format!("what {seat:?} gives away"), &situation(one), &situation(other))?;
            let previews = |table: &Table<G>| shown::previews(table, seat);
            same(&format!("what {seat:?} is previewed"), &previews(one)?, &previews(other)?)?;
            same_future(one, other, seat, seed)?;
        }
        compared += 1;
        let seats = asked_seats(one);
        let common: Vec<(Seat, String)> =
            seats.iter().flat_map(|seat| in_common(one, other, *seat)).collect();
        if common.is_empty() {
            return Ok(compared);
        }
        let (seat, key) = &common[random.below(common.len())];
        for table in &mut tables {
            say(table, *seat, key)?;
        }
    }
}

/// From a question that both tables ask this seat, the same future is imagined.
fn same_future<G: Game>(one: &Table<G>, other: &Table<G>, seat: Seat, seed: u64) -> Result<(), Failure> {
    let (Some(mine), Some(theirs)) = (one.think(seat), other.think(seat)) else { return Ok(()) };
    let Some(option) = mine.mine().next() else { return Ok(()) };
    let future = |thinker: &crate::Thinker<'_, G>| {
        let mut players = RandomPlayer::new(seed);
        thinker.rollout(option, seed, &mut players).map(|future| future.world).map_err(|b| b.to_string())
    };
    same(&format!("the futures that {seat:?} imagines"), &future(&mine), &future(&theirs))
}

fn in_common<G: Game>(one: &Table<G>, other: &Table<G>, seat: Seat) -> Vec<(Seat, String)> {
    let keys = |table: &Table<G>| -> Vec<String> {
        asked(table, seat).map(|a| a.options.into_iter().map(|o| o.key).collect()).unwrap_or_default()
    };
    let others = keys(other);
    keys(one).into_iter().filter(|key| others.contains(key)).map(|key| (seat, key)).collect()
}

fn text<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// Rollouts from every option of every question run to their end.
pub fn rollouts<G: Game>(game: &Arc<G>, setup: &G::Setup, seed: u64) -> Result<usize, Failure> {
    let mut table = open(game, setup, seed)?;
    let mut random = RandomPlayer::new(seed);
    let mut count = 0;
    loop {
        for seat in asked_seats(&table) {
            let thinker = table.think(seat).ok_or("a seat is asked but cannot think")?;
            for i in thinker.mine() {
                let mut players = RandomPlayer::new(seed ^ i as u64);
                let future = thinker.rollout(i, seed, &mut players);
                let future = future.map_err(|b| format!("{seat:?} imagines {}: {b}", thinker.key(i)))?;
                if let Err(broken) = game.check(&future.world, At::Rest) {
                    return Err(format!("{seat:?} imagines {}: {broken}", thinker.key(i)));
                }
                if future.outcome.is_none() {
                    return Err(format!("{seat:?} imagines {}: the game has no end", thinker.key(i)));
                }
                count += 1;
            }
        }
        let Some((seat, key)) = random_answer(&table, &mut random)? else { return Ok(count) };
        say(&mut table, seat, &key)?;
    }
}

/// In dialogues apart the order in which answers arrive changes nothing, and nobody notices the others.
pub fn any_order<G: Game>(game: &Arc<G>, setup: &G::Setup, seed: u64) -> Result<usize, Failure> {
    let mut table = open(game, setup, seed)?;
    let mut random = RandomPlayer::new(seed);
    let mut dialogues = 0;
    loop {
        if table.pending(Viewer::Engine).len() > 1 {
            dialogues += 1;
            let (mut up, mut down, mut mixed) = (table.clone(), table.clone(), table.clone());
            let salt = random.below(1 << 30);
            finish_dialogues(&mut up, salt, |seats| seats[0])?;
            finish_dialogues(&mut down, salt, |seats| seats[seats.len() - 1])?;
            finish_dialogues(&mut mixed, salt, |seats| seats[random.below(seats.len())])?;
            for other in [&down, &mixed] {
                same("the worlds after two orders", up.world(), other.world())?;
                same("the chances after two orders", up.chance(), other.chance())?;
                same("the logs after two orders", &up.facts(0), &other.facts(0))?;
                same("what is seen after two orders", &seats_see(&up), &seats_see(other))?;
            }
            table = mixed;
            continue;
        }
        let Some((seat, key)) = random_answer(&table, &mut random)? else { return Ok(dialogues) };
        say(&mut table, seat, &key)?;
    }
}

/// Answers until the dialogues that are open now are complete; each seat's answers depend on it alone.
fn finish_dialogues<G: Game>(
    table: &mut Table<G>,
    salt: usize,
    mut next: impl FnMut(&[Seat]) -> Seat,
) -> Result<(), Failure> {
    let mut given = [0usize; Seat::MOST];
    while table.stand.apart.is_some() {
        let seats = asked_seats(table);
        let seat = next(&seats);
        let options = asked(table, seat).ok_or("a seat is asked but sees no question")?.options;
        let mut choice = RandomPlayer::new((salt + 1_000 * seat.index() + given[seat.index()]) as u64);
        let others = seats.iter().filter(|s| **s != seat);
        let before: Vec<_> =
            others.clone().map(|s| (asked(table, *s), table.scene(Viewer::Seat(*s)))).collect();
        say(table, seat, &options[choice.below(options.len())].key)?;
        given[seat.index()] += 1;
        if table.stand.apart.is_some() {
            let after: Vec<_> = others.map(|s| (asked(table, *s), table.scene(Viewer::Seat(*s)))).collect();
            same("what the others see of a dialogue", &before, &after)?;
        }
    }
    Ok(())
}

/// Every offered option is accepted and no other key is; keys are unique and say what they mean.
pub fn every_option<G: Game>(game: &Arc<G>, setup: &G::Setup, seed: u64) -> Result<usize, Failure> {
    let mut table = open(game, setup, seed)?;
    let mut random = RandomPlayer::new(seed);
    let mut count = 0;
    let mut kinds: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    loop {
        for seat in table.seats().iter() {
            let Some(asked) = asked(&table, seat) else {
                match table.clone().answer(seat, 0, "anything") {
                    Err(Refused::NotAsked(_) | Refused::Over) => continue,
                    other => return Err(format!("{seat:?} is not asked, but got {other:?}")),
                }
            };
            let mut keys: Vec<&str> = asked.options.iter().map(|o| o.key.as_str()).collect();
            if keys.len() > 1 {
                let (seen, positions) = kinds.entry(asked.kind.clone()).or_insert((0, 0));
                *seen += 1;
                *positions += usize::from(are_positions(&keys));
            }
            for key in &keys {
                say(&mut table.clone(), seat, key)?;
                let shorter: String = key.chars().skip(1).collect();
                for wrong in [format!("{key} "), format!("{key}x"), shorter, String::new()] {
                    let known = keys.contains(&wrong.as_str());
                    match table.clone().answer(seat, asked.question, &wrong) {
                        Err(Refused::NotOffered { .. }) => {}
                        Ok(_) if known => {}
                        other => return Err(format!("{wrong:?} was not offered, but got {other:?}")),
                    }
                }
                match table.clone().answer(seat, asked.question.wrapping_add(1), key) {
                    Err(Refused::Stale { .. }) => count += 1,
                    other => return Err(format!("a wrong question number got {other:?}")),
                }
            }
            keys.sort_unstable();
            if let Some(twice) = keys.windows(2).find(|k| k[0] == k[1]) {
                return Err(format!("{} is offered twice", twice[0]));
            }
        }
        let Some((seat, key)) = random_answer(&table, &mut random)? else { break };
        say(&mut table, seat, &key)?;
    }
    match kinds.iter().find(|(_, (seen, positions))| *seen > 3 && seen == positions) {
        Some((kind, _)) => Err(format!("the keys of {kind} are positions in a list")),
        None => Ok(count),
    }
}

/// Whether the keys differ only in a number that is their place in the list.
fn are_positions(keys: &[&str]) -> bool {
    let parts = |key: &str| {
        let name = key.trim_end_matches(|c: char| c.is_ascii_digit());
        (name.to_owned(), key[name.len()..].parse::<usize>().ok())
    };
    let first = parts(keys[0]).0;
    keys.iter().enumerate().all(|(i, key)| parts(key) == (first.clone(), Some(i)))
}

/// Plays at random to the end and says how it ended.
pub fn random_game<G: Game>(game: &Arc<G>, setup: &G::Setup, seed: u64) -> Result<Option<Outcome>, Failure> {
    let mut table = open(game, setup, seed)?;
    let mut random = RandomPlayer::new(seed);
    while let Some((seat, key)) = random_answer(&table, &mut random)? {
        say(&mut table, seat, &key)?;
    }
    Ok(table.outcome().cloned())
}
