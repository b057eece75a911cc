-- How many may play at a table that has chairs for all who may come: those that stay free vanish at the start of a match.
-- Both are null where the number of seats is fixed, as at all tables of before.
alter table game_table add column fewest_seats integer;
alter table game_table add column most_seats integer;
