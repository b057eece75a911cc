-- Guests. The token in a guest's cookie is not here, only its SHA-256 in hexadecimal.
create table player (
  id varchar(40) not null primary key,
  name varchar(96) not null,
  token_hash varchar(64) not null,
  created_at timestamp with time zone not null,
  constraint player_token_hash_unique unique (token_hash)
);
