-- Small tournaments, each as a whole. It is changed only by whoever has read its last version.
CREATE TABLE evenings (
    id TEXT PRIMARY KEY NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Who takes part in which one.
CREATE TABLE evening_guests (
    person TEXT NOT NULL,
    evening TEXT NOT NULL,
    PRIMARY KEY (person, evening)
) STRICT, WITHOUT ROWID;
