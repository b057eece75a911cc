-- Everyone at a table in the order in which they came, also those who sit: it decides whose name is shown as it is.
alter table table_visitor rename to table_person;
insert into table_person (table_id, place, player)
  select table_id, seat - 1000, player from table_chair where player is not null;

-- Counts a player's changes of name, so that messages about them are in order.
alter table player add column version bigint default 1 not null;

-- The name that the author of a line was shown with.
alter table chat_line add column name varchar(60) default '' not null;
update chat_line set name = coalesce((select p.name from player p where p.id = chat_line.player), '');
