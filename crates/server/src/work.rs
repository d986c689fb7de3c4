//! Work that takes long: a save that is played again, a case that is set up, a password that is hashed, a bot that
//! thinks. None of it is done on the threads on which people are answered.
//!
//! Each kind of work has a [`Bench`]: a few threads, and a line of those who wait for one. Three rules keep a bench fair:
//!
//! 1. **Whoever brings work is counted before any of it is read.** A caller has a few places at a bench, and a bench has
//!    only so many. Who finds none is refused at once.
//! 2. **Callers take turns.** The next thread that is free goes to whoever has waited longest, but behind everybody who
//!    is waiting goes the next piece of the same caller. So whoever brings much waits for himself.
//! 3. **What is late makes room.** Work cannot be broken off, since rules know no clock. What takes longer than the
//!    bench's time, or what nobody waits for any more, runs on, but its thread no longer counts, and the next may begin.
//!    Only so much may be late at once; past that, the thread counts until it is done. And of a caller who has something
//!    late, nothing else is begun.
//!
//! The threads stand behind those that answer people, where the system can do that (Linux): see [`Terms::nice`].

use crate::config::Config;
use crate::limits;
use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::timeout;
use wire::{ErrorKind, Failed};

/// All benches.
pub struct Work {
    /// Hashing passwords: short, and somebody waits at the door.
    pub passwords: Arc<Bench>,
    /// Tables that are read from the database.
    pub wakes: Arc<Bench>,
    /// What people bring along or want to take away: saves, cases, replays, situations, records.
    pub errands: Arc<Bench>,
    /// Bots' answers.
    pub thoughts: Arc<Bench>,
    /// Games that bots play on, to see how they end.
    pub simulations: Arc<Bench>,
}

impl Work {
    /// The benches of a server.
    pub fn new(config: &Config) -> Work {
        let limits = &config.limits;
        let brought = Terms {
            name: "errand",
            threads: limits.thinkers,
            nice: 10,
            each: limits.work_each,
            all: limits.work,
            time: Duration::from_secs(5),
        };
        // How many tables there are is limited elsewhere.
        let of_tables = Terms { all: usize::MAX, ..brought };
        Work {
            passwords: Bench::new(Terms { name: "password", ..brought }),
            wakes: Bench::new(Terms { name: "wake", nice: 0, each: limits.work, ..of_tables }),
            errands: Bench::new(brought),
            // A bot that is late has lost its turn to think, and does not think again before it is done.
            thoughts: Bench::new(Terms { name: "bot", each: 1, time: config.think_for, ..of_tables }),
            simulations: Bench::new(Terms {
                name: "simulation",
                nice: 19,
                time: config.think_for,
                ..brought
            }),
        }
    }
}

impl Work {
    /// How much waits or is under way, of each kind.
    pub fn busy(&self) -> [(&'static str, usize); 5] {
        [&self.passwords, &self.wakes, &self.errands, &self.thoughts, &self.simulations]
            .map(|bench| (bench.terms.name, bench.line().taken))
    }
}

/// Who brings work.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Who {
    /// Whoever calls from there.
    Caller(IpAddr),
    /// A table: its bots, and the table itself when it is woken.
    Table(String),
}

impl Who {
    /// Whoever calls from this address.
    pub fn from(address: IpAddr) -> Who {
        Who::Caller(limits::caller(address))
    }

    /// The table of this name.
    pub fn table(id: &str) -> Who {
        Who::Table(id.to_owned())
    }
}

/// Why something was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Undone {
    /// The caller has as much under way as one may have.
    #[error("you have too much under way; wait until some of it is done")]
    TooMuch,
    /// Too many others wait.
    #[error("too busy; try again")]
    Busy,
    /// It took too long.
    #[error("it takes too long to think about this")]
    Late,
    /// It broke down.
    #[error("this cannot be done; the attempt broke down")]
    Broke,
}

impl From<Undone> for Failed {
    fn from(undone: Undone) -> Failed {
        ErrorKind::Limit.because(undone)
    }
}

/// How a bench is to work.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// The name of its threads.
    pub name: &'static str,
    /// So many pieces of work are done at the same time.
    pub threads: usize,
    /// How far its threads stand behind those that answer people: 0 not at all, 19 as far as possible.
    pub nice: i32,
    /// So much may one caller have there, under way or waiting.
    pub each: usize,
    /// And so much all of them together.
    pub all: usize,
    /// Whatever takes longer is late.
    pub time: Duration,
}

/// Where one kind of work is done.
pub struct Bench {
    terms: Terms,
    line: Mutex<Line>,
}

/// Those who wait, and what is counted.
#[derive(Default)]
struct Line {
    /// So many threads may be begun.
    free: usize,
    /// So much more may be late.
    patience: usize,
    /// So many places are taken.
    taken: usize,
    /// So much was ever begun.
    begun: u64,
    callers: BTreeMap<Who, Counted>,
    /// Callers who have something waiting, in the order of their turns.
    turns: VecDeque<Who>,
}

/// What one caller has at a bench.
#[derive(Default)]
struct Counted {
    places: usize,
    late: usize,
    waiting: VecDeque<oneshot::Sender<Turn>>,
}

impl Bench {
    /// A bench at which nobody is.
    pub fn new(terms: Terms) -> Arc<Bench> {
        let threads = terms.threads.max(1);
        let line = Line { free: threads, patience: threads * 2, ..Line::default() };
        Arc::new(Bench { terms, line: Mutex::new(line) })
    }

    /// A place for something to do, if the caller may have one more.
    pub fn place(self: &Arc<Bench>, who: Who) -> Result<Place, Undone> {
        let mut line = self.line();
        let mine = line.callers.get(&who).map_or(0, |counted| counted.places);
        let refused = match () {
            () if mine >= self.terms.each => Some(Undone::TooMuch),
            () if line.taken >= self.terms.all => Some(Undone::Busy),
            () => None,
        };
        if let Some(undone) = refused {
            metrics::counter!("gruft_work_refused", "bench" => self.terms.name).increment(1);
            return Err(undone);
        }
        line.callers.entry(who.clone()).or_default().places += 1;
        line.taken += 1;
        Ok(Place(Arc::new(Held { bench: Arc::clone(self), who })))
    }

    /// How much was ever begun there.
    pub fn begun(&self) -> u64 {
        self.line().begun
    }

    /// Begins what may be begun. Turns are given outside the lock: one that nobody takes any more comes back at once.
    fn go_on(self: &Arc<Bench>) {
        loop {
            let Some((who, waits)) = self.line().next() else { return };
            let turn = Turn { bench: Arc::clone(self), who, late: AtomicBool::new(false) };
            let _ = waits.send(turn);
        }
    }

    fn line(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Line {
    /// Somebody waits for a turn.
    fn join(&mut self, who: &Who) -> oneshot::Receiver<Turn> {
        let (turn, mine) = oneshot::channel();
        let counted = self.callers.entry(who.clone()).or_default();
        counted.waiting.retain(|waits| !waits.is_closed());
        counted.waiting.push_back(turn);
        if !self.turns.contains(who) {
            self.turns.push_back(who.clone());
        }
        mine
    }

    /// Whose turn it is, if a thread is free: the first in line who has nothing late. Its caller goes behind the others.
    fn next(&mut self) -> Option<(Who, oneshot::Sender<Turn>)> {
        while self.free > 0 {
            let is_late = |who: &Who| self.callers.get(who).is_some_and(|counted| counted.late > 0);
            let first = self.turns.iter().position(|who| !is_late(who))?;
            let who = self.turns.remove(first)?;
            let waiting = &mut self.callers.get_mut(&who)?.waiting;
            // Those who have gone meanwhile are passed over.
            waiting.retain(|waits| !waits.is_closed());
            let next = waiting.pop_front();
            if !waiting.is_empty() {
                self.turns.push_back(who.clone());
            }
            if let Some(waits) = next {
                self.free -= 1;
                self.begun += 1;
                return Some((who, waits));
            }
        }
        None
    }
}

/// A place at a bench, for one piece of work after the other; free again when it is dropped and the work is done.
pub struct Place(Arc<Held>);

struct Held {
    bench: Arc<Bench>,
    who: Who,
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut line = self.bench.line();
        line.taken = line.taken.saturating_sub(1);
        if let Some(counted) = line.callers.get_mut(&self.who) {
            counted.places = counted.places.saturating_sub(1);
            if counted.places == 0 {
                line.callers.remove(&self.who);
            }
        }
    }
}

impl Place {
    /// Waits for its turn, and then for the work to be done, however long that takes.
    pub async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Undone> {
        let begun = self.begin(work).await?;
        begun.done(self.0.bench.terms.time).await
    }

    /// The same, but waits no longer than the bench's time for its turn, and no longer for the work.
    pub async fn work_in_time<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Undone> {
        let time = self.0.bench.terms.time;
        let begun = timeout(time, self.begin(work)).await.map_err(|_| Undone::Busy)??;
        timeout(time, begun.done(time * 2)).await.unwrap_or(Err(Undone::Late))
    }

    /// Waits for its turn and begins the work on a thread.
    async fn begin<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Begun<T>, Undone> {
        let Held { bench, who } = &*self.0;
        let mine = bench.line().join(who);
        bench.go_on();
        let turn = Arc::new(mine.await.map_err(|_| Undone::Busy)?);
        let (done, result) = oneshot::channel();
        let begun = Begun { turn: Arc::downgrade(&turn), result };
        // The place goes along: whoever hangs up has it until the work is done.
        let (place, nice) = (Arc::clone(&self.0), bench.terms.nice);
        let thread = std::thread::Builder::new().name(bench.terms.name.to_owned()).spawn(move || {
            let counted = (turn, place);
            step_back(nice);
            let result = work();
            // Whoever hears of it may bring the next piece at once.
            drop(counted);
            let _ = done.send(result);
        });
        thread.map(|_| begun).map_err(|_| Undone::Busy)
    }
}

/// A thread that counts; or one that is late, and counts no longer.
struct Turn {
    bench: Arc<Bench>,
    who: Who,
    late: AtomicBool,
}

impl Turn {
    /// Lets the next begin, if not too much is late already.
    fn make_room(&self) {
        let mut line = self.bench.line();
        if line.patience == 0 || self.late.swap(true, Ordering::Relaxed) {
            return;
        }
        metrics::counter!("gruft_work_late", "bench" => self.bench.terms.name).increment(1);
        line.patience -= 1;
        line.free += 1;
        line.callers.entry(self.who.clone()).or_default().late += 1;
        drop(line);
        self.bench.go_on();
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut line = self.bench.line();
        if *self.late.get_mut() {
            line.patience += 1;
            if let Some(counted) = line.callers.get_mut(&self.who) {
                counted.late = counted.late.saturating_sub(1);
            }
        } else {
            line.free += 1;
        }
        drop(line);
        self.bench.go_on();
    }
}

/// Work that was begun, and that somebody waits for. When nobody does any more, it is late.
struct Begun<T> {
    turn: Weak<Turn>,
    result: oneshot::Receiver<T>,
}

impl<T> Begun<T> {
    /// What comes of it. After this time it is late.
    async fn done(mut self, time: Duration) -> Result<T, Undone> {
        if let Ok(done) = timeout(time, &mut self.result).await {
            return done.map_err(|_| Undone::Broke);
        }
        self.make_room();
        (&mut self.result).await.map_err(|_| Undone::Broke)
    }

    fn make_room(&self) {
        // Without a turn the thread is done.
        if let Some(turn) = self.turn.upgrade() {
            turn.make_room();
        }
    }
}

impl<T> Drop for Begun<T> {
    fn drop(&mut self) {
        self.make_room();
    }
}

/// Lets everybody else go first. Only Linux does this for a thread by itself.
fn step_back(nice: i32) {
    #[cfg(target_os = "linux")]
    if nice > 0 {
        let _ = rustix::process::setpriority_process(None, nice);
    }
    #[cfg(not(target_os = "linux"))]
    let _ = nice;
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    const TIME: Duration = Duration::from_millis(400);

    fn bench(threads: usize, each: usize, all: usize) -> Arc<Bench> {
        Bench::new(Terms { name: "test", threads, nice: 10, each, all, time: TIME })
    }

    fn caller(number: u8) -> Who {
        Who::from(IpAddr::from([192, 0, 2, number]))
    }

    fn sleep(time: Duration) -> impl FnOnce() + Send + 'static {
        move || std::thread::sleep(time)
    }

    /// Takes the only thread of a bench until the sender is dropped.
    async fn blocked(bench: &Arc<Bench>, who: Who) -> mpsc::Sender<()> {
        let (go, wait) = mpsc::channel();
        let (begun, begins) = oneshot::channel();
        let place = bench.place(who).expect("a place");
        tokio::spawn(async move {
            let work = move || {
                let _ = begun.send(());
                let _ = wait.recv();
            };
            let _ = place.work(work).await;
        });
        begins.await.expect("it has begun");
        go
    }

    /// Brings a piece of work; when it is done, its name is in the list.
    fn bring(
        bench: &Arc<Bench>,
        who: Who,
        name: &'static str,
        done: &Arc<Mutex<Vec<&'static str>>>,
    ) -> tokio::task::JoinHandle<()> {
        let (place, done) = (bench.place(who).expect("a place"), Arc::clone(done));
        tokio::spawn(async move {
            place.work(move || done.lock().expect("a list").push(name)).await.expect("done");
        })
    }

    #[tokio::test]
    async fn callers_take_turns() {
        let bench = bench(1, 4, 64);
        let go = blocked(&bench, caller(9)).await;
        let (done, mut all) = (Arc::default(), Vec::new());
        for name in ["a1", "a2", "a3"] {
            all.push(bring(&bench, caller(1), name, &done));
        }
        // All of them wait before the next caller comes.
        tokio::task::yield_now().await;
        for (number, name) in [(2, "b1"), (2, "b2"), (3, "c1")] {
            all.push(bring(&bench, caller(number), name, &done));
        }
        tokio::task::yield_now().await;
        drop(go);
        for one in all {
            one.await.expect("done");
        }
        assert_eq!(*done.lock().expect("a list"), ["a1", "b1", "c1", "a2", "b2", "a3"]);
    }

    #[tokio::test]
    async fn a_caller_has_so_many_places_and_all_together_so_many() {
        let bench = bench(1, 2, 3);
        let (one, _two) =
            (bench.place(caller(1)).expect("a place"), bench.place(caller(1)).expect("a place"));
        assert_eq!(bench.place(caller(1)).err(), Some(Undone::TooMuch));
        let _three = bench.place(caller(2)).expect("another has places too");
        assert_eq!(bench.place(caller(3)).err(), Some(Undone::Busy), "but not more than there are");
        drop(one);
        let _again = bench.place(caller(3)).expect("one is free again");
    }

    #[tokio::test]
    async fn whoever_hangs_up_keeps_the_place_until_the_work_is_done() {
        let bench = bench(1, 1, 64);
        let place = bench.place(caller(1)).expect("a place");
        let (go, gate) = mpsc::channel::<()>();
        let hung_up = timeout(TIME / 8, place.work(move || gate.recv())).await;
        assert!(hung_up.is_err());
        drop(place);
        assert_eq!(bench.place(caller(1)).err(), Some(Undone::TooMuch));
        // Nobody waits for what nobody waits for: that work is still going on.
        assert_eq!(bench.place(caller(2)).expect("a place").work(|| 7).await, Ok(7));
        go.send(()).expect("it is still there");
        tokio::time::sleep(TIME).await;
        bench.place(caller(1)).expect("a place again");
    }

    #[tokio::test]
    async fn those_who_go_before_their_turn_are_passed_over() {
        let bench = bench(1, 4, 64);
        let go = blocked(&bench, caller(9)).await;
        let place = bench.place(caller(1)).expect("a place");
        assert!(timeout(TIME / 8, place.work(|| panic!("nobody waits for this"))).await.is_err());
        let done = Arc::default();
        let next = bring(&bench, caller(1), "next", &done);
        drop(go);
        next.await.expect("done");
    }

    #[tokio::test]
    async fn what_is_late_gives_its_thread_to_the_next() {
        let bench = bench(1, 1, 64);
        let late = bench.place(caller(1)).expect("a place").work_in_time(sleep(TIME * 40)).await;
        assert_eq!(late, Err(Undone::Late));
        assert_eq!(bench.place(caller(2)).expect("a place").work_in_time(|| 7).await, Ok(7));
    }

    #[tokio::test]
    async fn while_something_of_a_caller_is_late_nothing_else_of_it_is_begun() {
        let bench = bench(1, 4, 64);
        let late = bench.place(caller(1)).expect("a place").work_in_time(sleep(TIME * 6)).await;
        assert_eq!(late, Err(Undone::Late));
        let again = bench.place(caller(1)).expect("a place").work_in_time(|| 7).await;
        assert_eq!(again, Err(Undone::Busy), "although a thread is free");
        assert_eq!(bench.place(caller(2)).expect("a place").work_in_time(|| 7).await, Ok(7));
        assert_eq!(bench.place(caller(1)).expect("a place").work(|| 7).await, Ok(7), "until that is done");
    }

    #[tokio::test]
    async fn only_so_much_may_be_late_at_once() {
        let bench = bench(1, 4, 64);
        for number in 0..3 {
            let late = bench.place(caller(number)).expect("a place").work_in_time(sleep(TIME * 8)).await;
            assert_eq!(late, Err(Undone::Late));
        }
        let next = bench.place(caller(3)).expect("a place");
        assert_eq!(
            next.work_in_time(|| 7).await,
            Err(Undone::Busy),
            "two are late, and one keeps its thread"
        );
        tokio::time::sleep(TIME * 8).await;
        assert_eq!(next.work_in_time(|| 7).await, Ok(7), "all are done");
    }

    #[tokio::test]
    async fn whoever_waits_for_what_is_late_gets_it_all_the_same() {
        let bench = bench(1, 4, 64);
        let place = bench.place(caller(1)).expect("a place");
        let work = || {
            std::thread::sleep(TIME * 2);
            7
        };
        assert_eq!(place.work(work).await, Ok(7));
    }

    #[tokio::test]
    async fn work_that_breaks_frees_its_thread_and_its_place() {
        let bench = bench(1, 1, 64);
        let broken = || std::panic::resume_unwind(Box::new("on purpose"));
        assert_eq!(bench.place(caller(1)).expect("a place").work::<u8>(broken).await, Err(Undone::Broke));
        assert_eq!(bench.place(caller(1)).expect("a place").work(|| 7).await, Ok(7));
    }

    #[tokio::test]
    async fn one_piece_after_the_other_needs_one_place() {
        let bench = bench(2, 1, 64);
        for _ in 0..200 {
            assert_eq!(bench.place(caller(1)).expect("a place").work(|| 7).await, Ok(7));
        }
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn work_lets_everybody_else_go_first() {
        let nice = || rustix::process::getpriority_process(None).unwrap_or(-1);
        let bench = bench(1, 4, 64);
        assert!(bench.place(caller(1)).expect("a place").work(nice).await.unwrap_or(0) >= 10);
        assert!(nice() < 10, "and nobody else does");
    }
}
