package games.chalet.match;

import games.chalet.engine.Seat;

/** The player of a seat, who had left, has taken it again; published when that is on disk. */
public record PlayerReturned(MatchSummary match, Seat seat) {}
