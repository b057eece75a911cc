-- How long guests have been away counts only while the house runs, by a clock that nobody can set: minutes is how long it
-- has run since this migration, seen_at is such a minute. connected: whether a socket of this guest has ever been open.
create table running_time (
  minutes bigint not null
);
insert into running_time (minutes) values (0);

alter table player add column seen_at bigint default 0 not null;
alter table player add column connected boolean default true not null;
create index player_by_seen on player (connected, seen_at);
