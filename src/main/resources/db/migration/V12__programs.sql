-- The program that decides for the bot of a seat; all are null where none does. program_id: how it is known in matches and to
-- everybody. program_owner: the player whose program it is. program_token: the SHA-256 of its token, which only its owner has.
ALTER TABLE table_chair ADD COLUMN program_id VARCHAR(40);
ALTER TABLE table_chair ADD COLUMN program_owner VARCHAR(40);
ALTER TABLE table_chair ADD COLUMN program_token VARCHAR(64);
CREATE UNIQUE INDEX table_chair_by_program_token ON table_chair (program_token);
CREATE INDEX table_chair_by_program ON table_chair (program_id);
