package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.match.MatchSummary;
import games.chalet.match.journal.Header;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The data of a match that any process may read without its entries. */
public interface KnownMatch {

  Header header();

  MatchSummary summary();

  boolean isOver();

  /** Returns the seat to which this player has a right. */
  Optional<Seat> seatOf(@Nullable String playerId);

  /** Returns true if this person may watch without a seat. */
  boolean mayWatch(@Nullable String playerId);

  /**
   * Returns true if this person may know that the match exists. Anyone may know of one that is over
   * or at a public table; otherwise only its players and those who may watch it.
   *
   * @param playerId null for a stranger
   */
  default boolean mayKnow(@Nullable String playerId) {
    return isOver()
        || header().visibility().isPublic()
        || header().seatOf(playerId).isPresent()
        || mayWatch(playerId);
  }
}
