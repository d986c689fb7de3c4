//! Backups: one file of either kind of database, made while people play, and put back into either kind.

use crate::harness::*;
use crate::process::back_up_under_load;
use serde_json::json;
use server::store::{Store, StoreError, back_up, restore};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_made_under_load_has_everything_that_was_acknowledged() {
    let folder = Folder::new();
    let into = Folder::new();
    back_up_under_load(&folder.database(), &into.database()).await;
}

#[tokio::test]
async fn accounts_links_and_everything_else_come_back_too() {
    let (folder, running, table) = at_table(json!({ "game": "sample", "heroes": 2 })).await;
    let anna = json!({ "name": "Anna", "password": "correct horse" });
    let session = post(running.address, "/api/accounts", anna.clone()).await.json()["session"].clone();
    let mut all = Client::join(running.address, &keys(&table)).await;
    all.ask("keep", json!({ "session": session })).await.expect("kept");
    all.play(12, dice(3)).await;
    all.settle().await;
    let file = folder.0.join("backup.db");
    let copied = back_up(&folder.database(), &file).await.expect("a backup");
    assert_eq!((copied.tables, copied.accounts), (1, 1));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&file).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "hashes of passwords are nobody else's business");
    }
    let names: Vec<_> =
        std::fs::read_dir(&folder.0).expect("a folder").flatten().map(|f| f.file_name()).collect();
    assert!(names.iter().all(|name| !name.to_string_lossy().contains("part")), "{names:?}");
    all.ask("chat", json!({ "text": "After the backup" })).await.expect("said");
    all.settle().await;
    running.stop().await;
    let into = Folder::new();
    restore(&file, &into.database()).await.expect("restored");
    let running = run(config(&into.database())).await;
    let again = post(running.address, "/api/sessions", anna).await;
    let session = again.json()["session"].clone();
    let mut back = Client::silent(running.address).await;
    back.hello(json!({ "session": session, "table": table.table })).await.expect("in");
    back.until("all is told", |c| c.views.len() == 3).await;
    back.settle().await;
    for (view, held) in &all.views {
        let now = &back.views[view];
        assert_eq!(
            (&now.scene, &now.questions, &now.log),
            (&held.scene, &held.questions, &held.log),
            "{view}"
        );
    }
    assert!(back.talk.is_empty() && all.talk.len() == 1, "{:?}", back.talk);
    Client::join(running.address, &[key(&table, "birch")]).await;
}

#[tokio::test]
async fn a_backup_is_a_database_as_it_is() {
    let (folder, running, table) = at_table(json!({ "game": "coin" })).await;
    let file = folder.0.join("backup.db");
    back_up(&folder.database(), &file).await.expect("a backup");
    running.stop().await;
    let running = run(config(&format!("sqlite:{}", file.display()))).await;
    Client::join(running.address, &keys(&table)).await;
}

#[tokio::test]
async fn nothing_is_overwritten_and_nothing_else_is_taken_for_a_backup() {
    let (folder, running, _table) = at_table(json!({ "game": "coin" })).await;
    let file = folder.0.join("backup.db");
    back_up(&folder.database(), &file).await.expect("a backup");
    let there = back_up(&folder.database(), &file).await;
    assert!(matches!(&there, Err(StoreError::File(why)) if why.contains("is there already")), "{there:?}");
    let used = restore(&file, &folder.database()).await;
    assert!(matches!(used, Err(StoreError::InUse(_))), "{used:?}");
    running.stop().await;
    let full = restore(&file, &folder.database()).await;
    assert!(matches!(full, Err(StoreError::NotEmpty(_))), "{full:?}");
    let into = Folder::new();
    let text = folder.0.join("text");
    std::fs::write(&text, "no database at all").expect("written");
    let other = folder.0.join("other.db");
    let store = Store::open(&format!("sqlite:{}", other.display())).await.expect("made");
    store.write(server::store::Job::about("format").and("DROP TABLE format", [])).await.expect("dropped");
    store.close().await;
    for path in [&text, &other, &folder.0.join("nowhere")] {
        let refused = restore(path, &into.database()).await;
        assert!(
            matches!(refused, Err(StoreError::File(_) | StoreError::Unavailable(_))),
            "{path:?} {refused:?}"
        );
    }
    restore(&file, &into.database()).await.expect("and it can still be restored there");
}

/// An old backup is brought to the newest form; the file stays as it is.
#[tokio::test]
async fn a_backup_of_an_earlier_gruft_is_restored() {
    let old = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/0.1.0.db");
    let folder = Folder::new();
    let file = folder.0.join("old.db");
    std::fs::copy(old, &file).expect("copied");
    let into = Folder::new();
    let copied = restore(&file, &into.database()).await.expect("restored");
    assert!(copied.tables > 0 && copied.events > 0, "{copied:?}");
    assert_eq!(std::fs::read(old).expect("read"), std::fs::read(&file).expect("read"), "not touched");
    let read = back_up(&format!("sqlite:{}", file.display()), &folder.0.join("copy.db")).await;
    read.expect("an old database can be copied without a server having been started on it");
}
