package games.chalet.match.journal;

import games.chalet.engine.Seat;
import games.chalet.match.MatchSummary;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A match on disk, without its entries: the header and what has been noted beside it.
 *
 * @param end null while it goes on
 * @param removed seats whose right has ended
 */
public record StoredMatch(Header header, Header.@Nullable End end, List<Seat> removed) {

  public StoredMatch {
    removed = List.copyOf(removed);
  }

  /** What may be told of it. */
  public MatchSummary summary() {
    return header.summary(end);
  }
}
