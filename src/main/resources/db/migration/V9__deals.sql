-- Cards that several people play: a challenge, or the deal of a day. A deal is its seed: whatever match was dealt from it
-- belongs to it. Times are milliseconds since 1970, days are UTC's, counted from then. ends_at: of a day's deal only.
create table deal (
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

-- All matches for one. The row of an attempt at shared cards is written before its match begins and names it; of an attempt
-- that was waived there never is one. counted_by is the player, or null where the cards had been seen before: so nobody has
-- two that count at one deal. ranked: played out by a person, counted, and in time. What stands here of the end is told by
-- the journal.
create table attempt (
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
  returns double precision,
  ranked boolean not null,
  constraint attempt_counted unique (seed_hash, counted_by)
);
create index attempt_by_player on attempt (player, status);
create index attempt_by_result on attempt (seed_hash, ranked, returns desc, ended_at, match_id);
create index attempt_by_record on attempt (ranked, game, options, returns desc, ended_at, match_id);
create index attempt_by_end on attempt (ended_at);

-- How many turns a seat took, in games where that decides between equal points.
alter table archived_seat add column turns integer;
