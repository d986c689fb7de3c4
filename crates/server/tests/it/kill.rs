//! The server is killed at random moments, and nothing that was acknowledged is lost. This is the short form;
//! `cargo run -p server --example kill` is the long one.

use crate::harness::Folder;
use crate::process::kill_test;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let folder = Folder::new();
    let survived = kill_test(&folder.database(), 1, 4, 12).await;
    println!("{survived:?}");
    assert!(survived.answers > 20, "{survived:?}");
}
