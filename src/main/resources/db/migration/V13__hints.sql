-- Whether those who play may ask what a bot would do. Matches that have begun before are without.
ALTER TABLE matches ADD COLUMN hints BOOLEAN DEFAULT FALSE NOT NULL;
ALTER TABLE game_table ADD COLUMN hints BOOLEAN DEFAULT FALSE NOT NULL;
