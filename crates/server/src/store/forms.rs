//! Every earlier form of the database is brought to the newest, with everything that is in it.

use super::*;

/// A row of each table of the first form.
const ROWS: [&str; 8] = [
    "INSERT INTO tables (id, game, created) VALUES ('t', 'sample', 1)",
    "INSERT INTO events (table_id, number, at, what) VALUES ('t', 1, 2, 'said')",
    "INSERT INTO snapshots (table_id, number, save, sheet) VALUES ('t', 1, 'save', 'sheet')",
    "INSERT INTO keys (hash, table_id, role, seat) VALUES ('h', 't', 'seat', 3)",
    "INSERT INTO situations (hash, save, title, created) VALUES ('s', 'save', 'title', 4)",
    "INSERT INTO accounts (id, name, password, recovery, created) VALUES ('a', 'ann', 'p', 'r', 5)",
    "INSERT INTO sessions (hash, account, created) VALUES ('c', 'a', 6)",
    "INSERT INTO holdings (account, table_id, role, seat) VALUES ('a', 't', 'seat', 3)",
];

/// The columns of every table there is.
async fn columns(store: &Store) -> Vec<Vec<String>> {
    let query = "SELECT m.name, p.name, p.type FROM sqlite_master m JOIN pragma_table_info(m.name) p \
                 WHERE m.type = $1 ORDER BY m.name, p.cid";
    store.texts(query, "table").await.expect("its columns")
}

#[tokio::test]
async fn a_database_of_every_earlier_form_is_brought_to_the_newest() {
    let folder = std::env::temp_dir().join(format!("gruft-forms-{}", std::process::id()));
    let url = |form: usize| format!("sqlite:{}", folder.join(format!("{form}.db")).display());
    std::fs::create_dir_all(&folder).expect("a folder");
    let newest = Store::open(&url(0)).await.expect("a new database");
    let columns_now = columns(&newest).await;
    for form in 1..=schema::STEPS.len() {
        let pool = pool(Kind::Sqlite).connect(&format!("{}?mode=rwc", url(form))).await.expect("a database");
        migrate(&pool, &schema::STEPS[..form]).await.expect("an earlier form");
        for row in ROWS {
            sqlx::query(row).execute(&pool).await.unwrap_or_else(|e| panic!("form {form}: {row}: {e}"));
        }
        pool.close().await;
        let store = Store::open(&url(form)).await.unwrap_or_else(|e| panic!("form {form}: {e}"));
        assert_eq!(columns(&store).await, columns_now, "form {form}");
        let event = StoredEvent { number: 1, at: 2, what: "said".to_owned() };
        assert_eq!(store.events("t", 0).await, Ok(vec![event]), "form {form}");
        let snapshot = store.snapshot("t").await.expect("readable").expect("there");
        assert_eq!((snapshot.number, &*snapshot.save, &*snapshot.sheet), (1, "save", "sheet"), "form {form}");
        let opens = Opens { table: "t".to_owned(), role: "seat".to_owned(), seat: 3 };
        assert_eq!(store.opens("h").await, Ok(Some(opens)), "form {form}");
        for (query, about, told) in [
            ("SELECT title FROM situations WHERE hash = $1", "s", "title"),
            ("SELECT name FROM accounts WHERE id = $1", "a", "ann"),
            ("SELECT account FROM sessions WHERE hash = $1", "c", "a"),
            ("SELECT table_id FROM holdings WHERE account = $1", "a", "t"),
            ("SELECT game FROM tables WHERE id = $1", "t", "sample"),
        ] {
            assert_eq!(store.text(query, about).await, Ok(Some(told.to_owned())), "form {form}");
        }
        store.close().await;
    }
    newest.close().await;
    std::fs::remove_dir_all(&folder).expect("the folder goes");
}
