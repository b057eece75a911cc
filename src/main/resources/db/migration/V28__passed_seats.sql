-- Who has agreed to a claim, by ids with a space between, and when the seat passes if nobody says no.
alter table table_request add column agreed varchar(1000) default '' not null;
alter table table_request add column passes_at timestamp(6) with time zone;

-- The seats of a running match that claims gave to other guests, and who may take them back. The rows go with their
-- table; those of an earlier match mean nothing.
create table table_passing (
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
create index table_passing_by_former on table_passing (former);
