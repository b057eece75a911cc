package games.chalet.match.live.writer;

import games.chalet.engine.Seat;
import games.chalet.match.MatchSummary;
import games.chalet.match.journal.Header;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What any process may know of a match without looking into its entries. */
public interface KnownMatch {

  /** What never changes. */
  Header header();

  MatchSummary summary();

  boolean isOver();

  /** The seat to which this player has a right. */
  Optional<Seat> seatOf(@Nullable String playerId);

  /** Whether this person may watch without a seat. */
  boolean mayWatch(@Nullable String playerId);

  /**
   * True where this person may know that there is such a match: everybody for one that is over or
   * at a public table, else whoever plays in it or may watch it.
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
