-- People who keep something: a passkey, a recovery sheet, a second device. Guests are known by their cookie alone.
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- When they first kept something, in milliseconds since 1970.
    since BIGINT NOT NULL
);

-- A person's recovery sheet, of which only a hash is kept.
CREATE TABLE sheets (
    person TEXT PRIMARY KEY,
    words TEXT NOT NULL UNIQUE,
    made BIGINT NOT NULL
);

-- Passkeys: public keys, and what is needed to recognise a copied one.
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    device TEXT NOT NULL,
    made BIGINT NOT NULL,
    used BIGINT NOT NULL,
    key BYTEA NOT NULL,
    state BYTEA NOT NULL
);

CREATE INDEX passkeys_by_person ON passkeys (person);

-- Challenges for passkeys, each good for one answer. A registration names its person.
CREATE TABLE challenges (
    challenge TEXT PRIMARY KEY,
    person TEXT,
    state BYTEA NOT NULL,
    expires BIGINT NOT NULL
);

-- Who has said something at a table without sitting there.
CREATE TABLE speakers (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE INDEX speakers_by_table ON speakers (table_id);

INSERT INTO speakers (person, table_id)
SELECT substr(body, strpos(body, '"by":"') + 6, 22), table_id FROM entries
WHERE body LIKE '%"what":"said"%' AND strpos(body, '"by":"') > 0
ON CONFLICT DO NOTHING;

-- People who are being deleted; a server that stops meanwhile goes on with it when it starts.
CREATE TABLE leaving (
    person TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);

-- People who were deleted, by a mark that only the servers can make of an id: cookies that still name them count no more.
CREATE TABLE forgotten (
    mark TEXT PRIMARY KEY
);

-- How often the log of a table was written anew without somebody.
ALTER TABLE tables ADD COLUMN rewritten BIGINT NOT NULL DEFAULT 0;
