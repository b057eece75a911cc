-- The last match of a table that was played in private before strangers could come in. To which visitors of today that
-- happened is not known: where a room is public now, and its last match was not, it has been opened since.
alter table game_table add column opened_after varchar(40);
update game_table set opened_after = match_id
  where is_public = true and match_id in (select m.id from matches m where m.is_public = false);
