-- All that the order of the lobby needs, so that thousands of public tables are listed from the index alone.
create index game_table_open on game_table
  (is_public, touched_at desc, id, host, status, spectators, opened_after, match_id);
