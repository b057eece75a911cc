-- A seat at a table that a bot has: its name and how well it plays; both are null where none has it. The bots of a match
-- stand among its seats. bot_pace: how fast they act.
ALTER TABLE table_chair ADD COLUMN bot_name VARCHAR(40);
ALTER TABLE table_chair ADD COLUMN bot_level VARCHAR(16);
ALTER TABLE game_table ADD COLUMN bot_pace VARCHAR(8) DEFAULT 'USUAL' NOT NULL;
ALTER TABLE matches ADD COLUMN bot_pace VARCHAR(8) DEFAULT 'USUAL' NOT NULL;

-- How well the bot played that had this seat; null for a person.
ALTER TABLE archived_seat ADD COLUMN bot VARCHAR(16);
