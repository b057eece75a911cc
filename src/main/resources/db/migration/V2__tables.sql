-- Where people sit before and after a match.
CREATE TABLE game_table (
  id VARCHAR(40) NOT NULL PRIMARY KEY,
  lock BIGINT NOT NULL,
  version BIGINT NOT NULL,
  game VARCHAR(40) NOT NULL,
  host VARCHAR(40) NOT NULL,
  code VARCHAR(40) NOT NULL UNIQUE,
  status VARCHAR(16) NOT NULL,
  options VARCHAR(4000) NOT NULL,
  first_seat INTEGER,
  turn_clock VARCHAR(8) NOT NULL,
  is_public BOOLEAN NOT NULL,
  spectators BOOLEAN NOT NULL,
  match_id VARCHAR(40),
  touched_at TIMESTAMP(6) WITH TIME ZONE NOT NULL
);
CREATE INDEX game_table_by_host ON game_table (host);
CREATE INDEX game_table_by_touch ON game_table (touched_at);

CREATE TABLE table_chair (
  table_id VARCHAR(40) NOT NULL REFERENCES game_table (id),
  seat INTEGER NOT NULL,
  player VARCHAR(40),
  ready BOOLEAN NOT NULL,
  gone BOOLEAN NOT NULL,
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX table_chair_by_player ON table_chair (player);

CREATE TABLE table_visitor (
  table_id VARCHAR(40) NOT NULL REFERENCES game_table (id),
  place INTEGER NOT NULL,
  player VARCHAR(40) NOT NULL,
  PRIMARY KEY (table_id, place)
);
CREATE INDEX table_visitor_by_player ON table_visitor (player);

CREATE TABLE table_muted (
  table_id VARCHAR(40) NOT NULL REFERENCES game_table (id),
  player VARCHAR(40) NOT NULL,
  PRIMARY KEY (table_id, player)
);

CREATE TABLE table_barred (
  table_id VARCHAR(40) NOT NULL REFERENCES game_table (id),
  player VARCHAR(40) NOT NULL,
  PRIMARY KEY (table_id, player)
);

CREATE TABLE chat_line (
  table_id VARCHAR(40) NOT NULL REFERENCES game_table (id),
  number BIGINT NOT NULL,
  said_at TIMESTAMP(6) WITH TIME ZONE NOT NULL,
  player VARCHAR(40) NOT NULL,
  text VARCHAR(1000) NOT NULL,
  PRIMARY KEY (table_id, number)
);
CREATE INDEX chat_line_by_player ON chat_line (player);
