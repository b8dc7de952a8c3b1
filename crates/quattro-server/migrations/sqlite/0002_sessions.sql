-- The browsers and programs in which people are signed in. A signature proves who somebody is; this table lists where, and says
-- which sessions have ended. One that is not listed is open, so that an older copy of the database signs nobody out.
CREATE TABLE sessions (
    id TEXT PRIMARY KEY NOT NULL,
    person TEXT NOT NULL,
    device TEXT NOT NULL,
    seen INTEGER NOT NULL,
    ended INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_person ON sessions (person, seen);

-- A one-time link is confirmed with a number, which its maker's device shows when another device has asked.
ALTER TABLE links ADD COLUMN number INTEGER;
ALTER TABLE links ADD COLUMN device TEXT NOT NULL DEFAULT '';
ALTER TABLE links ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;

-- When somebody was last connected to a table that lists show.
CREATE TABLE attended (
    table_id TEXT PRIMARY KEY NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
