-- The marks of a database in a file: the file chalet.mark next to it names the last one, so that a start can tell an
-- older database from the one that was there. See docs/decisions/backup.md.
create table database_mark (
  number bigint not null primary key,
  mark varchar(40) not null,
  marked_at timestamp(6) with time zone not null,
  -- True in a backup only, until a server has started on it.
  is_copy boolean not null
);
