-- How long windows stay open, by kind, in milliseconds, as JSON. Of a table: what its host chose, the rest is usual. Of a
-- match: all kinds, but none where it began before there was this column.
alter table game_table add column window_lengths varchar(1000) default '{}' not null;
alter table matches add column window_lengths varchar(1000) default '{}' not null;
