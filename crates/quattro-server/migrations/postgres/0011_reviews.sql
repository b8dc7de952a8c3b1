-- Finished games looked back at, seat by seat: the review as JSON, by which version it was made, what memory was worth in it, and
-- how much of that was lost. It holds no names, and it can always be computed again.
CREATE TABLE reviews (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    version BIGINT NOT NULL,
    body TEXT NOT NULL,
    available BIGINT NOT NULL,
    lost BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
