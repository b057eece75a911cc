-- What is listed of finished matches; their journals stay with the room of the matches.
CREATE TABLE archived_match (
    id            VARCHAR(64)                 NOT NULL PRIMARY KEY,
    table_id      VARCHAR(64)                 NOT NULL,
    game          VARCHAR(64)                 NOT NULL,
    rules_version INTEGER                     NOT NULL,
    options       VARCHAR(4000)               NOT NULL,
    seed          VARCHAR(64)                 NOT NULL,
    seed_hash     VARCHAR(64)                 NOT NULL,
    started_at    TIMESTAMP(3) WITH TIME ZONE NOT NULL,
    ended_at      TIMESTAMP(3) WITH TIME ZONE NOT NULL,
    end_reason    VARCHAR(64)                 NOT NULL,
    is_public     BOOLEAN                     NOT NULL
);

CREATE INDEX archived_match_newest ON archived_match (ended_at, id);
CREATE INDEX archived_match_newest_public ON archived_match (is_public, ended_at, id);

-- Without points, rank and returns where a match was not played out.
CREATE TABLE archived_seat (
    match_id VARCHAR(64)      NOT NULL REFERENCES archived_match (id),
    seat     INTEGER          NOT NULL,
    player   VARCHAR(64)      NOT NULL,
    name     VARCHAR(100)     NOT NULL,
    points   INTEGER,
    place    INTEGER,
    returns  DOUBLE PRECISION,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX archived_seat_player ON archived_seat (player, match_id);
