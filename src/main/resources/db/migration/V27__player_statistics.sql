-- A player's results, counted up to one of their finished matches, as JSON: their page counts on from there. Whatever is
-- here can be counted again, so an older process beside a newer one needs not know it, and nothing is filled in here.
-- format: of the JSON; counted: how many of the player's finished matches, up to that one, it has looked at.
create table player_statistics (
  player varchar(64) not null primary key,
  format integer not null,
  counted bigint not null,
  ended_at timestamp(3) with time zone not null,
  match_id varchar(64) not null,
  results varchar(1000000) not null
);
