package games.chalet.match.journal;

import games.chalet.engine.Seat;
import games.chalet.match.MatchSummary;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A match on disk, without its entries: the header and the data that was recorded next to it.
 *
 * @param end null while it is running
 * @param removed seats whose right has ended
 */
public record StoredMatch(Header header, Header.@Nullable End end, List<Seat> removed) {

  public StoredMatch {
    removed = List.copyOf(removed);
  }

  public MatchSummary summary() {
    return header.summary(end);
  }
}
