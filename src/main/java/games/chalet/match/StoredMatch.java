package games.chalet.match;

import games.chalet.engine.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A match on disk, without its entries: the header and what has been noted beside it.
 *
 * @param end null while it goes on
 * @param removed seats whose right has ended
 */
record StoredMatch(Header header, Header.@Nullable End end, List<Seat> removed) {

  StoredMatch {
    removed = List.copyOf(removed);
  }

  /** What may be told of it. */
  MatchSummary summary() {
    return header.summary(end);
  }
}
