-- A match is its journal: what stands here of its end (ended_at, outcome, removed_seats) follows from the entries, is
-- written in the same transaction, and saves folding them for a list.
create table matches (
  id varchar(32) not null primary key,
  table_id varchar(32) not null,
  game varchar(40) not null,
  rules_version integer not null,
  options varchar(4000) not null,
  seats varchar(8000) not null,
  first_seat integer,
  turn_clock varchar(8) not null,
  seed varchar(64) not null,
  is_public boolean not null,
  spectators boolean not null,
  started_at bigint not null,
  removed_seats integer default 0 not null,
  ended_at bigint,
  outcome varchar(8000)
);

create index matches_by_end on matches (ended_at);
create index matches_by_table on matches (table_id, started_at);

-- Times are milliseconds since 1970. kind: ACT, PRESENCE, VOTE, CONCLUDE. word: by whom, what, or why.
create table match_entries (
  match_id varchar(32) not null,
  number integer not null,
  at bigint not null,
  kind varchar(8) not null,
  seat integer,
  about integer,
  word varchar(40) not null,
  action varchar(4000),
  command_id varchar(64),
  constraint match_entries_key primary key (match_id, number),
  constraint match_entries_command unique (match_id, seat, command_id)
);
