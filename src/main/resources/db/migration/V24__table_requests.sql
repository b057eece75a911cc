-- What people have asked the host of a table for, and who may not ask again for a while. The rows go with their table,
-- also when a process of an earlier version closes it.
CREATE TABLE table_request (
  table_id VARCHAR(40) NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
  player VARCHAR(40) NOT NULL,
  kind VARCHAR(16) NOT NULL,
  seat INTEGER,
  holder VARCHAR(40),
  asked_at TIMESTAMP(6) WITH TIME ZONE NOT NULL,
  refused BOOLEAN NOT NULL,
  PRIMARY KEY (table_id, player)
);
