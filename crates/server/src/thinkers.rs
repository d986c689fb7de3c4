//! The threads on which bots think: a few at a time, behind the people, and each thought only for so long.
//!
//! A thought cannot be broken off, since rules know no clock. Whoever waits for one waits no longer than its time;
//! the thread goes on, but gives its place to the next, so that one bot that thinks too long holds up nobody else.
//! How many may be late at once is limited too: past that a place stays taken until its thread is done.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

/// Places to think.
pub struct Thinkers {
    places: Arc<Semaphore>,
    late: Arc<Semaphore>,
    errands: Arc<Semaphore>,
    time: Duration,
}

/// Why nothing was thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoThought {
    /// No place was free in time.
    #[error("too busy; try again")]
    Busy,
    /// It took too long.
    #[error("it takes too long to think about this")]
    Late,
    /// The thought broke down.
    #[error("this position cannot be thought about")]
    Broke,
}

/// The place that a thread has; another one, once it is late.
type Held = Arc<Mutex<Option<OwnedSemaphorePermit>>>;

impl Thinkers {
    /// So many threads, and so much time for each thought.
    pub fn new(threads: usize, time: Duration) -> Thinkers {
        let places = |count: usize| Arc::new(Semaphore::new(count.max(1)));
        Thinkers { places: places(threads), late: places(threads * 2), errands: places(threads), time }
    }

    /// Does what takes a while and what a person waits for: reading somebody's save, hashing a password. It has places
    /// of its own, so that no bot is in its way.
    pub async fn errand<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NoThought> {
        let place = Arc::clone(&self.errands).acquire_owned().await.map_err(|_| NoThought::Busy)?;
        // The place goes along: whoever hangs up does not free it before the work is done.
        let work = move || (work(), place);
        tokio::task::spawn_blocking(work).await.map(|(done, _)| done).map_err(|_| NoThought::Broke)
    }

    /// Does some work on a thread of its own. Takes at most the time for a thought, twice: once to get a place.
    pub async fn think<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NoThought> {
        let place = tokio::time::timeout(self.time, Arc::clone(&self.places).acquire_owned()).await;
        let Ok(Ok(place)) = place else { return Err(NoThought::Busy) };
        let held: Held = Arc::new(Mutex::new(Some(place)));
        let thought = start(Arc::clone(&held), work).ok_or(NoThought::Busy)?;
        match tokio::time::timeout(self.time, thought).await {
            Ok(thought) => thought.map_err(|_| NoThought::Broke),
            Err(_) => {
                metrics::counter!("gruft_bots_late").increment(1);
                self.is_late(&held);
                Err(NoThought::Late)
            }
        }
    }

    /// Gives the place of a thread that is late to the next, if not too many are late already.
    fn is_late(&self, held: &Held) {
        let mut held = held.lock().unwrap_or_else(PoisonError::into_inner);
        if held.is_some()
            && let Ok(late) = Arc::clone(&self.late).try_acquire_owned()
        {
            *held = Some(late);
        }
    }
}

/// Starts a thread for some work; the place is free again when the thread is done.
fn start<T: Send + 'static>(
    held: Held,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<oneshot::Receiver<T>> {
    let (done, thought) = oneshot::channel();
    let free = Free(held);
    let thread = std::thread::Builder::new().name("bot".to_owned()).spawn(move || {
        let _free = free;
        step_back();
        let _ = done.send(work());
    });
    thread.ok().map(|_| thought)
}

/// Frees a place when it is dropped, also by a thread that panics.
struct Free(Held);

impl Drop for Free {
    fn drop(&mut self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

/// Lets everybody else go first. Only Linux does this for a thread by itself.
fn step_back() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, 10);
}

#[cfg(test)]
mod tests {
    use super::*;

    const TIME: Duration = Duration::from_millis(400);

    fn sleep(time: Duration) -> impl FnOnce() + Send + 'static {
        move || std::thread::sleep(time)
    }

    #[tokio::test]
    async fn whoever_thinks_too_long_gives_its_place_to_the_next() {
        let thinkers = Thinkers::new(1, TIME);
        let late = thinkers.think(sleep(TIME * 40)).await;
        assert_eq!(late, Err(NoThought::Late));
        assert_eq!(thinkers.think(|| 7).await, Ok(7), "the place is free");
    }

    #[tokio::test]
    async fn only_so_many_may_be_late_at_once() {
        let thinkers = Thinkers::new(1, TIME);
        for _ in 0..3 {
            assert_eq!(thinkers.think(sleep(TIME * 8)).await, Err(NoThought::Late));
        }
        assert_eq!(thinkers.think(|| 7).await, Err(NoThought::Busy), "two are late, and one keeps the place");
        tokio::time::sleep(TIME * 8).await;
        assert_eq!(thinkers.think(|| 7).await, Ok(7), "all are done");
    }

    #[tokio::test]
    async fn a_thought_that_breaks_frees_its_place() {
        let thinkers = Thinkers::new(1, TIME);
        let broken = || std::panic::resume_unwind(Box::new("on purpose"));
        assert_eq!(thinkers.think::<u8>(broken).await, Err(NoThought::Broke));
        assert_eq!(thinkers.think(|| 7).await, Ok(7));
    }

    #[tokio::test]
    async fn people_do_not_wait_for_bots() {
        let thinkers = Thinkers::new(1, TIME);
        for _ in 0..3 {
            assert_eq!(thinkers.think(sleep(TIME * 8)).await, Err(NoThought::Late));
        }
        let errand = tokio::time::timeout(TIME * 4, thinkers.errand(|| 7)).await;
        assert_eq!(errand, Ok(Ok(7)), "although no bot finds a place");
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn bots_let_everybody_else_go_first() {
        let thinkers = Thinkers::new(1, TIME);
        let nice = || rustix::process::getpriority_process(None).unwrap_or(-1);
        assert!(thinkers.think(nice).await.unwrap_or(0) >= 10);
        assert!(nice() < 10, "and nobody else does");
    }
}
