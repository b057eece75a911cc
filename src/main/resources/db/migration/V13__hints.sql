-- Whether those who play may ask what a bot would do. Matches that have begun before are without.
ALTER TABLE matches ADD COLUMN hints BOOLEAN DEFAULT FALSE NOT NULL;
ALTER TABLE game_table ADD COLUMN hints BOOLEAN DEFAULT FALSE NOT NULL;

-- What the top level thinks of a finished match, as JSON; made on request, then kept.
CREATE TABLE match_review (
    match_id VARCHAR(32)     NOT NULL PRIMARY KEY,
    review   VARCHAR(100000) NOT NULL
);
