-- What a person's own lists need of a table besides its listing: whose turn it is (the number of a seat), since when, in which
-- round; and at a slow table, when a server has something to do there at the earliest.
ALTER TABLE tables ADD COLUMN turn INTEGER;
ALTER TABLE tables ADD COLUMN since INTEGER;
ALTER TABLE tables ADD COLUMN round INTEGER;
ALTER TABLE tables ADD COLUMN slow INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN due INTEGER;
-- The stage for which all of this, and what is counted of a finished game, was derived from the log. Earlier versions leave it
-- as it is, so that what they wrote is found.
ALTER TABLE tables ADD COLUMN derived TEXT NOT NULL DEFAULT '';

CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_to_derive ON tables (at, id) WHERE derived <> stage;

-- Who plays at which table, and on which chair. `at` is that of the table: when its stage last changed.
CREATE TABLE games_of_people (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    game TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX games_of_people_by_time ON games_of_people (person, finished, at, table_id);
CREATE INDEX games_of_people_by_game ON games_of_people (person, finished, game, at, table_id);

-- What finished games come to for a person, by game and number of chairs.
CREATE TABLE figures (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    since INTEGER NOT NULL,
    games INTEGER NOT NULL,
    won INTEGER NOT NULL,
    score INTEGER NOT NULL,
    gave INTEGER NOT NULL,
    refused INTEGER NOT NULL,
    rated INTEGER NOT NULL DEFAULT 0,
    rating REAL NOT NULL DEFAULT 1500,
    deviation REAL NOT NULL DEFAULT 350,
    volatility REAL NOT NULL DEFAULT 0.06,
    PRIMARY KEY (person, game, players)
) STRICT, WITHOUT ROWID;

-- How often a person has filled each order, and how often it has burnt.
CREATE TABLE orders_of_people (
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    filled INTEGER NOT NULL,
    burnt INTEGER NOT NULL,
    PRIMARY KEY (person, name)
) STRICT, WITHOUT ROWID;

-- How two people did who sat at the same tables: in all games together (game is empty) and in each of them. Every pair is here
-- twice, once for each of the two. The name is the one by which the other was last known at a table.
CREATE TABLE head_to_head (
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    games INTEGER NOT NULL,
    won INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    PRIMARY KEY (person, other, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX head_to_head_most ON head_to_head (person, games, other) WHERE game = '';
CREATE INDEX head_to_head_by_other ON head_to_head (other);

-- People who want to see no figures, and to be in nobody else's.
CREATE TABLE hidden_figures (person TEXT PRIMARY KEY NOT NULL) STRICT, WITHOUT ROWID;
