-- What the lobby was told last, where several nodes tell it: the SHA-256 of the tables in it, so that each change is told
-- once. On one machine it is not used.
create table lobby_told (
  fingerprint varchar(64) not null
);
insert into lobby_told (fingerprint) values ('');
