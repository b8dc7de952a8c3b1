-- People who keep something: a passkey, a recovery sheet, a second device. Guests are known by their cookie alone.
CREATE TABLE people (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    -- When they first kept something, in milliseconds since 1970.
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A person's recovery sheet, of which only a hash is kept.
CREATE TABLE sheets (
    person TEXT PRIMARY KEY NOT NULL,
    words TEXT NOT NULL UNIQUE,
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Passkeys: public keys, and what is needed to recognise a copied one.
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY NOT NULL,
    person TEXT NOT NULL,
    device TEXT NOT NULL,
    made INTEGER NOT NULL,
    used INTEGER NOT NULL,
    key BLOB NOT NULL,
    state BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_by_person ON passkeys (person);

-- Challenges for passkeys, each good for one answer. A registration names its person.
CREATE TABLE challenges (
    challenge TEXT PRIMARY KEY NOT NULL,
    person TEXT,
    state BLOB NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who has said something at a table without sitting there.
CREATE TABLE speakers (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX speakers_by_table ON speakers (table_id);

INSERT OR IGNORE INTO speakers (person, table_id)
SELECT substr(body, instr(body, '"by":"') + 6, 22), table_id FROM entries
WHERE body LIKE '%"what":"said"%' AND instr(body, '"by":"') > 0;

-- People who are being deleted; a server that stops meanwhile goes on with it when it starts.
CREATE TABLE leaving (
    person TEXT PRIMARY KEY NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- People who were deleted, by a mark that only the servers can make of an id: cookies that still name them count no more.
CREATE TABLE forgotten (
    mark TEXT PRIMARY KEY NOT NULL
) STRICT, WITHOUT ROWID;

-- How often the log of a table was written anew without somebody.
ALTER TABLE tables ADD COLUMN rewritten INTEGER NOT NULL DEFAULT 0;
