-- Where people want to be called while no page is open: what their browsers have handed out (RFC 8030).
CREATE TABLE subscriptions (
    -- A hash of the endpoint: a browser that subscribes again has one subscription.
    id TEXT PRIMARY KEY NOT NULL,
    person TEXT NOT NULL,
    session TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    key TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    -- The address under which this browser knows the server.
    origin TEXT NOT NULL,
    at BIGINT NOT NULL
);

CREATE INDEX subscriptions_by_person ON subscriptions (person, at);
CREATE INDEX subscriptions_by_session ON subscriptions (session);

-- When people do not want to be called, in minutes after midnight; `east` is what their clocks are ahead of UTC.
CREATE TABLE quiet (
    person TEXT PRIMARY KEY NOT NULL,
    begins BIGINT NOT NULL,
    ends BIGINT NOT NULL,
    east BIGINT NOT NULL
);

-- Calls to be made, stored together with the entry that causes them. Whoever claims one moves `due` ahead: if that server
-- dies, another one finds it when it is due again.
CREATE TABLE calls (
    subscription TEXT NOT NULL,
    table_id TEXT NOT NULL,
    what TEXT NOT NULL,
    -- The number of the decision, so that nobody is called twice for one.
    decision BIGINT NOT NULL,
    due BIGINT NOT NULL,
    tries BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (subscription, table_id, what, decision)
);

CREATE INDEX calls_by_due ON calls (due);
CREATE INDEX calls_by_table ON calls (table_id);
