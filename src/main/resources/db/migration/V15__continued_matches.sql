-- Of a match that goes on from a ply of a finished one: which match, and which ply. What was played until then stands among
-- its own lines, so it needs the other match no more. Both are null of one that began with the deal.
alter table matches add column continues_match varchar(32);
alter table matches add column continues_ply integer;
alter table archived_match add column continues_match varchar(32);
alter table archived_match add column continues_ply integer;
