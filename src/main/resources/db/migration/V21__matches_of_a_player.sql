-- The end of a match beside each of its seats, so that an index lists the matches of a player, the newest first. An older
-- process beside this one cannot fill it: the match ends without its rows in the archive, and a newer process adds them.
-- Each statement can be repeated, for H2 commits it by itself: a start that was stopped in the middle goes on at the next.
ALTER TABLE archived_seat ADD COLUMN IF NOT EXISTS ended_at TIMESTAMP(3) WITH TIME ZONE;
UPDATE archived_seat SET ended_at = (SELECT m.ended_at FROM archived_match m WHERE m.id = archived_seat.match_id)
    WHERE ended_at IS NULL;
ALTER TABLE archived_seat ALTER COLUMN ended_at SET NOT NULL;
CREATE INDEX IF NOT EXISTS archived_seat_newest ON archived_seat (player, ended_at, match_id);
DROP INDEX IF EXISTS archived_seat_player;
