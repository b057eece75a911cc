-- The numbers behind the outcome of a finished match, as JSON in the form of its game. Null of matches that ended before,
-- of those that were not played out, and in games that tell no more than their outcome.
alter table matches add column ending varchar(8000);
alter table archived_match add column ending varchar(8000);
alter table attempt add column ending varchar(4000);
