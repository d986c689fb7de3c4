//! Bots that think too long: neither people nor other bots wait for them.

use crate::harness::*;
use games::Games;
use serde_json::json;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use table::any::Erased;
use table::sample::Sample;
use table::{Answers, Ask, Chance, Game, Seat};
use tokio::time::Instant;

/// So long it thinks about every answer.
const SLOW: Duration = Duration::from_secs(15);
static BEGUN: AtomicUsize = AtomicUsize::new(0);
static DONE: AtomicUsize = AtomicUsize::new(0);

struct Slow;

impl<G: Game> Answers<G> for Slow {
    fn answer(&mut self, _: &G, ask: &Ask<'_, G>, _: &mut G::World, _: &mut Chance) -> Option<(Seat, usize)> {
        BEGUN.fetch_add(1, Ordering::SeqCst);
        std::thread::sleep(SLOW);
        DONE.fetch_add(1, Ordering::SeqCst);
        Some((ask.speaker(0)?, 0))
    }
}

/// A server with one place to think, and with a bot that takes seconds for an answer.
async fn with_a_slow_bot(folder: &Folder) -> Running {
    let mut config = config(&folder.database());
    config.limits.thinkers = 1;
    config.think_for = Duration::from_millis(300);
    let slow = Erased::new(Sample).with_bot("slow", |_| Box::new(Slow));
    run_with(config, Games::new().with(Box::new(slow))).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_thinks_too_long_holds_up_nobody() {
    let folder = Folder::new();
    let running = with_a_slow_bot(&folder).await;
    let bots = json!({ "warden": "slow", "ash": "slow", "birch": "slow" });
    let slow = new_table(running.address, json!({ "game": "sample", "heroes": 2, "bots": bots })).await;
    let owner = Client::join(running.address, std::slice::from_ref(&slow.owner.key)).await;
    while BEGUN.load(Ordering::SeqCst) == 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let began = Instant::now();
    // A person plays meanwhile.
    let people = new_table(running.address, json!({ "game": "sample", "heroes": 2 })).await;
    let mut person = Client::join(running.address, &keys(&people)).await;
    assert_eq!(person.play(5, dice(3)).await, 5);
    // And another table's bots come to an end, one place to think or not.
    let bots = json!({ "left": "random", "right": "random" });
    let quick = new_table(running.address, json!({ "game": "coin", "bots": bots })).await;
    let mut other = Client::join(running.address, std::slice::from_ref(&quick.owner.key)).await;
    other.until("the other bots are done", Client::is_over).await;
    assert!(began.elapsed() < SLOW, "{:?}", began.elapsed());
    // What the slow bot does not answer in time is answered for it.
    let room = running.hall.room(&slow.table);
    while room.inner.lock().await.number < 3 {
        assert!(began.elapsed() < SLOW, "{:?}", began.elapsed());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(DONE.load(Ordering::SeqCst), 0, "the slow bot still thinks about its first answer");
    drop(owner);
}
