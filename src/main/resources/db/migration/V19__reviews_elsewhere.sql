-- Which finished matches a node is thinking about or keeps waiting, where there are several: the others tell those who ask
-- how far it has come. plies: 0 while it waits. A row that nobody has touched for minutes is of a node that has died.
create table review_progress (
  match_id varchar(32) not null primary key,
  done integer not null,
  plies integer not null,
  told_at timestamp(3) with time zone not null
);
