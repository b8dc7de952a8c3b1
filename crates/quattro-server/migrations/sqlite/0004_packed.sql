-- The logs of finished games, each as one compressed piece. An entry keeps its bytes; those up to `last` are here.
CREATE TABLE packed (
    table_id TEXT PRIMARY KEY NOT NULL,
    last INTEGER NOT NULL,
    log BLOB NOT NULL
) STRICT;

-- 0: not packed. 1: packed. 2: cannot be packed, and stays as it is.
ALTER TABLE tables ADD COLUMN packed INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tables_to_pack ON tables (at) WHERE stage = 'over' AND packed = 0;
-- For what is deleted after a time.
CREATE INDEX tables_by_age ON tables (stage, at, id);
CREATE INDEX sitters_by_table ON sitters (table_id);

-- An entry follows the one before it, or is not stored: whoever has missed that a table was packed or deleted finds the number
-- taken. The last entry of a packed table stays behind as a placeholder, which the next one follows.
CREATE TRIGGER entries_follow BEFORE INSERT ON entries
WHEN CASE NEW.number
    WHEN 1 THEN EXISTS (SELECT 1 FROM packed WHERE table_id = NEW.table_id)
    ELSE NOT EXISTS (SELECT 1 FROM entries WHERE table_id = NEW.table_id AND number = NEW.number - 1)
END
BEGIN
    SELECT RAISE(IGNORE);
END;
