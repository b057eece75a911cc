package games.chalet.match.live;

import games.chalet.engine.Seat;
import games.chalet.match.MatchSummary;
import games.chalet.match.journal.Header;
import games.chalet.match.journal.JournalReader;
import games.chalet.match.journal.StoredMatch;
import games.chalet.match.live.writer.KnownMatch;
import games.chalet.match.live.writer.MatchRights;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Reads matches as they are on disk now, whichever process owns them. */
@Component
public final class StoredMatches {

  private final JournalReader reader;
  private final MatchRights rights;

  StoredMatches(JournalReader reader, MatchRights rights) {
    this.reader = reader;
    this.rights = rights;
  }

  public Optional<KnownMatch> find(String matchId) {
    return reader.find(matchId).map(Known::new);
  }

  private final class Known implements KnownMatch {

    private final StoredMatch stored;

    Known(StoredMatch stored) {
      this.stored = stored;
    }

    @Override
    public Header header() {
      return stored.header();
    }

    @Override
    public MatchSummary summary() {
      return stored.summary();
    }

    @Override
    public boolean isOver() {
      return stored.end() != null;
    }

    @Override
    public Optional<Seat> seatOf(@Nullable String playerId) {
      return stored.header().seatOf(playerId).filter(seat -> !stored.removed().contains(seat));
    }

    @Override
    public boolean mayWatch(@Nullable String playerId) {
      return rights.mayWatch(stored.header(), playerId);
    }
  }
}
