package games.chalet.match;

import games.chalet.engine.Seat;

/** An event of a match, published to the other modules when what it tells is on disk. */
public sealed interface MatchEvent {

  /**
   * A match has begun and its beginning is on disk. A listener may miss it if the server dies at
   * that moment, so it checks {@link Matches#running()} at start.
   */
  record MatchStarted(MatchSummary match) implements MatchEvent {}

  /**
   * A match is over and its end is on disk. Published at least once while the server lives. A
   * listener may miss it if the server dies at that moment, so it checks {@link Matches#endedSince}
   * at start. It must tolerate duplicates.
   */
  record MatchEnded(MatchSummary match) implements MatchEvent {}

  /** The player of a seat, who had left, has taken it again; published when that is on disk. */
  record PlayerReturned(MatchSummary match, Seat seat) implements MatchEvent {}

  /**
   * A seat of a running match has passed to another person; published when that is on disk.
   *
   * @param match as it is then
   */
  record SeatPassed(MatchSummary match, Seat seat) implements MatchEvent {}
}
