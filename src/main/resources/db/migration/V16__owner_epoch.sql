-- Who may write: each process that begins to look after a match counts one up, and writes only as long as its number stands.
alter table matches add column owner_epoch int default 0 not null;
