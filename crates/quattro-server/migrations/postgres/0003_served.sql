-- When servers have served, in milliseconds since 1970: nobody's clock runs at any other time.
CREATE TABLE served (
    server TEXT NOT NULL,
    began BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    PRIMARY KEY (server, began)
);
