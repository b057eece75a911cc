package games.chalet.match;

import games.chalet.engine.Seat;

/**
 * A seat of a running match has passed to another person; published when that is on disk.
 *
 * @param match as it is then
 */
public record SeatPassed(MatchSummary match, Seat seat) {}
