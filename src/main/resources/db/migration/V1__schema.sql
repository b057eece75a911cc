-- The tables of Chalet, on H2 and PostgreSQL. The words of the glossary (docs/glossary.md) hold here, too. Players, tables
-- and matches are named by ids without a foreign key where one outlives the other. H2 commits each statement, so each can
-- be repeated: a first start that was killed continues at the next.

-- Guests. Of the token in a guest's cookie only the SHA-256 is kept, in hexadecimal. version counts the changes of the
-- name, so that messages about them are in order. seen_at is a minute of running_time. connected: whether a socket of this
-- guest has ever been open.
create table if not exists player (
  id varchar(40) not null primary key,
  name varchar(96) not null,
  version bigint default 1 not null,
  token_hash varchar(64) not null,
  created_at timestamp with time zone not null,
  seen_at bigint default 0 not null,
  connected boolean default true not null,
  constraint player_token_hash_unique unique (token_hash)
);
create index if not exists player_by_seen on player (connected, seen_at);

-- How many minutes the server has run, in its only row: a clock that nobody can set. Guests are away by it.
create table if not exists running_time (
  minutes bigint not null
);
insert into running_time (minutes) select 0 where not exists (select 1 from running_time);

-- Tables, where people sit before and after a match. lock: grows with each write, so that no two overwrite each other.
-- version: of what is published. window_lengths: the times of windows that the host chose, by kind, in milliseconds, as
-- JSON. bot_pace: how fast bots act. hints: whether players may ask what a bot would do. fewest_seats, most_seats: how many
-- may play where there are chairs for all who may come, and null where the number of seats is fixed. opened_after: the last
-- match that was played in private before strangers could come in.
create table if not exists game_table (
  id varchar(40) not null primary key,
  lock bigint not null,
  version bigint not null,
  game varchar(40) not null,
  host varchar(40) not null,
  code varchar(40) not null unique,
  status varchar(16) not null,
  options varchar(4000) not null,
  first_seat integer,
  fewest_seats integer,
  most_seats integer,
  turn_clock varchar(8) not null,
  window_lengths varchar(1000) default '{}' not null,
  bot_pace varchar(8) default 'USUAL' not null,
  hints boolean default false not null,
  is_public boolean not null,
  spectators boolean not null,
  match_id varchar(40),
  opened_after varchar(40),
  touched_at timestamp(6) with time zone not null
);
create index if not exists game_table_by_host on game_table (host);
create index if not exists game_table_by_touch on game_table (touched_at);
-- All that the order of the lobby needs: thousands of public tables are listed from it alone.
create index if not exists game_table_open on game_table
  (is_public, touched_at desc, id, host, status, spectators, opened_after, match_id);

-- The seats of a table: a person, a bot or nobody. bot_name, bot_level: of a bot. program_id, program_owner, program_token:
-- of a program that decides for the bot, namely its public id, its player, and the SHA-256 of its token.
create table if not exists table_chair (
  table_id varchar(40) not null references game_table (id),
  seat integer not null,
  player varchar(40),
  ready boolean not null,
  has_left boolean not null,
  bot_name varchar(40),
  bot_level varchar(16),
  program_id varchar(40),
  program_owner varchar(40),
  program_token varchar(64),
  primary key (table_id, seat)
);
create index if not exists table_chair_by_player on table_chair (player);
create index if not exists table_chair_by_program on table_chair (program_id);
create unique index if not exists table_chair_by_program_token on table_chair (program_token);

-- Everyone at a table in the order in which they came, also those who sit: it decides whose name is shown as it is.
create table if not exists table_person (
  table_id varchar(40) not null references game_table (id),
  place integer not null,
  player varchar(40) not null,
  primary key (table_id, place)
);
create index if not exists table_person_by_player on table_person (player);

-- People whose chat the host has muted.
create table if not exists table_muted (
  table_id varchar(40) not null references game_table (id),
  player varchar(40) not null,
  primary key (table_id, player)
);

-- People whom the host has removed for good.
create table if not exists table_barred (
  table_id varchar(40) not null references game_table (id),
  player varchar(40) not null,
  primary key (table_id, player)
);

-- What people have asked the host for, and who may not ask again for a while. Of a claim to a seat: holder has the seat,
-- agreed are the players who agreed, by ids with a space between, passes_at is when it passes if nobody says no.
create table if not exists table_request (
  table_id varchar(40) not null references game_table (id) on delete cascade,
  player varchar(40) not null,
  kind varchar(16) not null,
  seat integer,
  holder varchar(40),
  asked_at timestamp(6) with time zone not null,
  refused boolean not null,
  agreed varchar(1000) default '' not null,
  passes_at timestamp(6) with time zone,
  primary key (table_id, player)
);

-- The seats of the running match that claims gave to other guests, and who may take them back. Those of an earlier match
-- mean nothing.
create table if not exists table_passing (
  table_id varchar(40) not null references game_table (id) on delete cascade,
  place integer not null,
  match_id varchar(64) not null,
  seat integer not null,
  former varchar(64) not null,
  holder varchar(64) not null,
  agreed varchar(1000) not null,
  taken_back boolean not null,
  primary key (table_id, place)
);
create index if not exists table_passing_by_former on table_passing (former);

-- What was said at a table. name: that with which it was said.
create table if not exists chat_line (
  table_id varchar(40) not null references game_table (id),
  number bigint not null,
  said_at timestamp(6) with time zone not null,
  player varchar(40) not null,
  name varchar(60) default '' not null,
  text varchar(1000) not null,
  primary key (table_id, number)
);
create index if not exists chat_line_by_player on chat_line (player);

-- The headers of matches. A match is its journal: what stands here of its end (ended_at, outcome, ending, removed_seats)
-- follows from the entries, is written in the same transaction, and saves folding them for a list. Times are milliseconds
-- since 1970. serial: the number by which the entries name it. Numbers in the order of the beginnings keep the entries of the
-- matches that are played close together in the index, which is written at every commit. owner_epoch: each process that
-- begins to look after the match counts one up, and writes only while its number stands. continues_match, continues_ply:
-- the match and ply from which it continues, both null if it began with the deal. ending: the numbers behind the outcome,
-- as JSON, null where there are none.
create table if not exists matches (
  id varchar(32) not null primary key,
  serial bigint generated by default as identity,
  table_id varchar(32) not null,
  game varchar(40) not null,
  rules_version integer not null,
  options varchar(4000) not null,
  seats varchar(8000) not null,
  first_seat integer,
  turn_clock varchar(8) not null,
  window_lengths varchar(1000) default '{}' not null,
  bot_pace varchar(8) default 'USUAL' not null,
  hints boolean default false not null,
  seed varchar(64) not null,
  is_public boolean not null,
  spectators boolean not null,
  continues_match varchar(32),
  continues_ply integer,
  owner_epoch integer default 0 not null,
  started_at bigint not null,
  ended_at bigint,
  removed_seats integer default 0 not null,
  outcome varchar(8000),
  ending varchar(8000),
  constraint matches_serial unique (serial)
);
create index if not exists matches_by_end on matches (ended_at);
create index if not exists matches_by_table on matches (table_id, started_at);

-- The journal: what happened in each match, in order. kind: ACT, PRESENCE, VOTE, CONCLUDE. word: by whom, what, or why.
-- The key decides between two writers.
create table if not exists match_entries (
  match_serial bigint not null,
  number integer not null,
  at bigint not null,
  kind varchar(8) not null,
  seat integer,
  about integer,
  word varchar(40) not null,
  action varchar(4000),
  command_id varchar(64),
  constraint match_entries_key primary key (match_serial, number)
);

-- The archive: what is listed of finished matches. It follows from their journals.
create table if not exists archived_match (
  id varchar(64) not null primary key,
  table_id varchar(64) not null,
  game varchar(64) not null,
  rules_version integer not null,
  options varchar(4000) not null,
  seed varchar(64) not null,
  seed_hash varchar(64) not null,
  continues_match varchar(32),
  continues_ply integer,
  started_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone not null,
  end_reason varchar(64) not null,
  ending varchar(8000),
  is_public boolean not null
);
create index if not exists archived_match_newest on archived_match (ended_at, id);
create index if not exists archived_match_newest_public on archived_match (is_public, ended_at, id);

-- The seats of finished matches. points, place and returns are null where a match was not played out. bot: how well the
-- bot played that had the seat, null for a person. turns: in games where they decide between equal points. ended_at is the
-- match's, so that an index lists the matches of a player, the newest first.
create table if not exists archived_seat (
  match_id varchar(64) not null references archived_match (id),
  seat integer not null,
  player varchar(64) not null,
  name varchar(100) not null,
  bot varchar(16),
  points integer,
  turns integer,
  place integer,
  returns double precision,
  ended_at timestamp(3) with time zone not null,
  primary key (match_id, seat)
);
create index if not exists archived_seat_newest on archived_seat (player, ended_at, match_id);

-- What the top level of bots thinks of a finished match, as JSON: made on request, then kept.
create table if not exists match_review (
  match_id varchar(32) not null primary key,
  review varchar(100000) not null
);

-- Cards that several people play: a challenge, or the deal of a day. A deal is its seed: whatever match was dealt from it
-- belongs to it. Times are milliseconds since 1970, days are UTC's, counted from then. epoch_day, ends_at: of a day's deal
-- only.
create table if not exists deal (
  code varchar(32) not null primary key,
  kind varchar(16) not null,
  game varchar(40) not null,
  rules_version integer not null,
  options varchar(4000) not null,
  seed varchar(64) not null,
  seed_hash varchar(64) not null,
  epoch_day bigint,
  ends_at bigint,
  challenger varchar(40),
  constraint deal_seed unique (seed_hash),
  constraint deal_day unique (game, epoch_day)
);

-- All matches for one. The row of an attempt at shared cards is written before its match begins and names it; an attempt
-- that was waived has no match. counted_by is the player, or null where the cards had been seen before: so nobody has two
-- that count at one deal. ranked: played out by a person, counted, and in time. The end is told by the journal.
create table if not exists attempt (
  match_id varchar(32) not null primary key,
  seed_hash varchar(64) not null,
  game varchar(40) not null,
  options varchar(4000) not null,
  player varchar(40) not null,
  purpose varchar(16) not null,
  counted_by varchar(40),
  status varchar(16) not null,
  table_id varchar(40),
  started_at bigint not null,
  ended_at bigint,
  outcome varchar(4000),
  ending varchar(4000),
  returns double precision,
  ranked boolean not null,
  constraint attempt_counted unique (seed_hash, counted_by)
);
create index if not exists attempt_by_player on attempt (player, status);
create index if not exists attempt_by_result on attempt (seed_hash, ranked, returns desc, ended_at, match_id);
create index if not exists attempt_by_record on attempt (ranked, game, options, returns desc, ended_at, match_id);
create index if not exists attempt_by_end on attempt (ended_at);

-- The result of a bot with the cards of a deal: played when a player who has finished them first asks, then kept.
create table if not exists bot_run (
  seed_hash varchar(64) not null primary key,
  outcome varchar(4000) not null
);

-- The processes of a cluster, by which a new one finds the others.
create table if not exists cluster_nodes (
  node varchar(32) primary key,
  address varchar(255) not null,
  seen_at timestamp(3) with time zone not null,
  joined boolean not null
);

-- Which part of a cluster that has fallen apart may continue, and until when no other.
create table if not exists cluster_leases (
  name varchar(255) primary key,
  owner varchar(255) not null,
  ends_at timestamp(3) with time zone not null
);

-- The SHA-256 of the tables that the lobby was last told, in its only row, so that a cluster tells each change once.
create table if not exists lobby_told (
  fingerprint varchar(64) not null
);
insert into lobby_told (fingerprint) select '' where not exists (select 1 from lobby_told);

-- The finished matches that a node of a cluster reviews now, so that the others tell how far it has come. plies: 0 while a
-- match waits. A row that was not touched for minutes is of a node that has died.
create table if not exists review_progress (
  match_id varchar(32) not null primary key,
  done integer not null,
  plies integer not null,
  told_at timestamp(3) with time zone not null
);

-- The installation, in its only row: the microsecond in which its database was made. The names of cookies carry it, as
-- browsers keep one set of them for all ports of a host.
create table if not exists installation (
  id bigint not null primary key
);
insert into installation (id)
  select cast(extract(epoch from current_timestamp) * 1000000 as bigint)
  where not exists (select 1 from installation);

-- The marks of a database in a file: the file chalet.mark next to it names the last one, so that a start can tell an older
-- database from the one that was there (docs/decisions/backup.md). is_copy: true in a backup only, until a server has
-- started on it.
create table if not exists database_mark (
  number bigint not null primary key,
  mark varchar(40) not null,
  marked_at timestamp(6) with time zone not null,
  is_copy boolean not null
);
