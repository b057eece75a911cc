-- The processes that serve this house together, by which a new one finds the others.
create table cluster_nodes (
  node varchar(32) primary key,
  address varchar(255) not null,
  seen_at timestamp(3) with time zone not null,
  joined boolean not null
);

-- Which part of a cluster that has fallen apart may go on, and until when nobody else.
create table cluster_leases (
  name varchar(255) primary key,
  owner varchar(255) not null,
  ends_at timestamp(3) with time zone not null
);
