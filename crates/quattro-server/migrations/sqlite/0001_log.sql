-- The log is the truth: a table is its numbered entries, and the primary key lets one writer win.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- What lists show of a table. Derived from the log, and written together with it.
CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    stage TEXT NOT NULL,
    public INTEGER NOT NULL,
    -- Whether a server has something to do at this table though nobody is connected: a bot or a clock.
    wake INTEGER NOT NULL,
    at INTEGER NOT NULL,
    listing TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_by_stage ON tables (public, stage, at);
CREATE INDEX tables_to_wake ON tables (id) WHERE wake = 1;

-- Who has sat at which table.
CREATE TABLE sitters (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

-- Keys that all servers on this database share.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- One-time links that bring a person to a second device. Only a hash of the code is kept.
CREATE TABLE links (
    code TEXT PRIMARY KEY NOT NULL,
    person TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
