-- The logs of finished games, each as one compressed piece. An entry keeps its bytes; those up to `last` are here.
CREATE TABLE packed (
    table_id TEXT PRIMARY KEY,
    last BIGINT NOT NULL,
    log BYTEA NOT NULL
);
-- It is compressed already.
ALTER TABLE packed ALTER COLUMN log SET STORAGE EXTERNAL;

-- 0: not packed. 1: packed. 2: cannot be packed, and stays as it is.
ALTER TABLE tables ADD COLUMN packed BIGINT NOT NULL DEFAULT 0;

CREATE INDEX tables_to_pack ON tables (at) WHERE stage = 'over' AND packed = 0;
-- For what is deleted after a time.
CREATE INDEX tables_by_age ON tables (stage, at, id);
CREATE INDEX sitters_by_table ON sitters (table_id);

-- An entry follows the one before it, or is not stored: whoever has missed that a table was packed or deleted finds the number
-- taken, also a server of an earlier version. The last entry of a packed table stays behind as a placeholder, which the next
-- one follows. The lock makes whoever deletes the entry before wait, or the other way round.
CREATE FUNCTION quattro_entry_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.number = 1 THEN
        PERFORM 1 FROM packed WHERE table_id = NEW.table_id;
        IF FOUND THEN RETURN NULL; END IF;
    ELSE
        PERFORM 1 FROM entries WHERE table_id = NEW.table_id AND number = NEW.number - 1 FOR KEY SHARE;
        IF NOT FOUND THEN RETURN NULL; END IF;
    END IF;
    RETURN NEW;
END $$;

CREATE TRIGGER entries_follow BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION quattro_entry_follows();
