-- The seeds that the house has drawn for the deal of a day, in the order in which it drew them. Each is written down before
-- a search that knows the cards judges it: none is drawn and forgotten. The last one is the deal, or will be. verdict: OPEN
-- until it is judged. line: the actions that win it, as JSON, where some were found. Days are UTC's, counted from 1970.
create table day_draw (
  game varchar(40) not null,
  epoch_day bigint not null,
  number integer not null,
  rules_version integer not null,
  options varchar(4000) not null,
  seed varchar(64) not null,
  seed_hash varchar(64) not null,
  verdict varchar(16) not null,
  nodes integer,
  line varchar(200000),
  primary key (game, epoch_day, number)
);
create index day_draw_by_seed on day_draw (seed_hash);

-- What bots came to with the cards of a day, a row for each of their runs: the par. actions, as JSON, stay for the one that
-- can be watched.
create table par_run (
  seed_hash varchar(64) not null,
  number integer not null,
  outcome varchar(4000) not null,
  actions varchar(200000),
  primary key (seed_hash, number)
);
