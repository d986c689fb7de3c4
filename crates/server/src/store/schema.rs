//! The tables of the database, step by step. A step is never changed once it was released; a new one is added.

/// Each step: its statements.
pub const STEPS: &[&[&str]] = &[
    &[
        "CREATE TABLE tables (id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, created BIGINT NOT NULL)",
        // Everything that has happened at a table. The key is what two processes race for.
        "CREATE TABLE events (table_id TEXT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL, \
     what TEXT NOT NULL, PRIMARY KEY (table_id, number))",
        // The table as it was after event `number`: a save without its record, and the sheet.
        "CREATE TABLE snapshots (table_id TEXT NOT NULL PRIMARY KEY, number BIGINT NOT NULL, \
     save TEXT NOT NULL, sheet TEXT NOT NULL)",
        "CREATE TABLE keys (hash TEXT NOT NULL PRIMARY KEY, table_id TEXT NOT NULL, role TEXT NOT NULL, \
     seat BIGINT NOT NULL)",
        "CREATE INDEX keys_of_tables ON keys (table_id)",
        "CREATE TABLE situations (hash TEXT NOT NULL PRIMARY KEY, save TEXT NOT NULL, title TEXT NOT NULL, \
     created BIGINT NOT NULL)",
        "CREATE TABLE accounts (id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL UNIQUE, \
     password TEXT NOT NULL, recovery TEXT NOT NULL, created BIGINT NOT NULL)",
        "CREATE TABLE sessions (hash TEXT NOT NULL PRIMARY KEY, account TEXT NOT NULL, created BIGINT NOT NULL)",
        "CREATE INDEX sessions_of_accounts ON sessions (account)",
        "CREATE TABLE holdings (account TEXT NOT NULL, table_id TEXT NOT NULL, role TEXT NOT NULL, \
     seat BIGINT NOT NULL, PRIMARY KEY (account, table_id, role, seat))",
        // What broke, with everything that is needed to see it again: for whoever mends the rules.
        "CREATE TABLE reports (table_id TEXT NOT NULL, at BIGINT NOT NULL, report TEXT NOT NULL)",
    ],
    &[
        // Links by which anybody can see a game again.
        "CREATE TABLE replays (hash TEXT NOT NULL PRIMARY KEY, table_id TEXT NOT NULL, created BIGINT NOT NULL)",
    ],
    &[
        // The day of the last visit: days are counted by the server, and the one row of `days` has the number and the
        // date of the last one.
        "CREATE TABLE days (number BIGINT NOT NULL, date BIGINT NOT NULL)",
        "INSERT INTO days VALUES (0, 0)",
        "ALTER TABLE tables ADD COLUMN visited BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE situations ADD COLUMN visited BIGINT NOT NULL DEFAULT 0",
        "CREATE INDEX holdings_of_tables ON holdings (table_id)",
    ],
    &[
        // Addresses from which an account was opened, each as a hash of the account and the address.
        "CREATE TABLE familiar (address TEXT NOT NULL PRIMARY KEY, account TEXT NOT NULL, at BIGINT NOT NULL)",
        "CREATE INDEX familiar_to_accounts ON familiar (account)",
    ],
    &[
        // What a device is called, and when it was last seen: a session that nobody uses ends.
        "ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE sessions ADD COLUMN seen BIGINT NOT NULL DEFAULT 0",
        "UPDATE sessions SET seen = created",
        // Whether somebody came to this account by an invitation: then it may open tables.
        "ALTER TABLE accounts ADD COLUMN invited BIGINT NOT NULL DEFAULT 0",
        // What the server itself has to remember: hashes of the administrator's link and of the invitation, what is
        // announced, the address under which it is found.
        "CREATE TABLE settings (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)",
        // Addresses that may not call until then, in milliseconds since 1970.
        "CREATE TABLE bans (address TEXT NOT NULL PRIMARY KEY, until BIGINT NOT NULL)",
    ],
];
