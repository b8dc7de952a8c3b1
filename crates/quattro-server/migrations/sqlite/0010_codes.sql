-- The four letters under which a table can be found before its game begins.
CREATE TABLE codes (
    code TEXT PRIMARY KEY NOT NULL,
    table_id TEXT NOT NULL UNIQUE,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
