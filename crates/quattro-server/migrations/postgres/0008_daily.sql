-- The deals of the days, one for each game. Each has a secret of its own, made days ahead; its commitment is shown from then
-- on. Days are counted from 1970.
CREATE TABLE days (
    day BIGINT NOT NULL,
    game TEXT NOT NULL,
    secret TEXT NOT NULL,
    PRIMARY KEY (day, game)
);

-- Everybody's one try at the deal of a day. What it came to is read off the log of its table, once; NULL until then.
CREATE TABLE tries (
    day BIGINT NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    score BIGINT,
    tie_break BIGINT,
    place BIGINT,
    signs TEXT,
    -- In milliseconds since 1970: what ended after its day does not count.
    ended BIGINT,
    PRIMARY KEY (day, game, person)
);

CREATE UNIQUE INDEX tries_by_table ON tries (table_id);
CREATE INDEX tries_by_person ON tries (person, game, day);
CREATE INDEX tries_by_result ON tries (day, game, score, tie_break) WHERE score IS NOT NULL;
CREATE INDEX tries_without_result ON tries (day, game) WHERE score IS NULL;

-- Tables that have the same cards, by the commitment of their deal. Only of deals that were dealt more than once.
CREATE TABLE same_deals (
    commitment TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (commitment, table_id)
);

CREATE INDEX same_deals_by_table ON same_deals (table_id);
