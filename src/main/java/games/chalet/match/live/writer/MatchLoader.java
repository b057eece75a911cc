package games.chalet.match.live.writer;

import games.chalet.engine.Game;
import games.chalet.match.journal.Header;
import games.chalet.match.journal.JournalReader;
import games.chalet.match.journal.OwnerClaims;
import games.chalet.match.journal.StoredMatch;
import games.chalet.match.state.CommittedMatch;
import games.chalet.match.state.Fold.UnreadableMatchException;
import games.chalet.match.state.KnownGames;
import java.io.Serial;
import java.time.Instant;
import org.springframework.stereotype.Component;

/** Builds committed matches from the data in the journal. */
@Component
public final class MatchLoader {

  private final KnownGames games;
  private final GameJsons json;
  private final JournalReader reader;
  private final OwnerClaims claims;

  public MatchLoader(KnownGames games, GameJsons json, JournalReader reader, OwnerClaims claims) {
    this.games = games;
    this.json = json;
    this.reader = reader;
    this.claims = claims;
  }

  /**
   * Returns the match with this header, as far as it is on disk.
   *
   * @throws UnknownRulesException if it began under later rules
   * @throws UnreadableMatchException if the rules under which it began no longer exist, or cannot
   *     fold it
   */
  CommittedMatch<?, ?, ?, ?> load(Header header) {
    return load(games.of(header).orElseThrow(() -> missing(header)), header);
  }

  private RuntimeException missing(Header header) {
    String why =
        "There is no game %s with rules version %d"
            .formatted(header.game().id(), header.game().rulesVersion());
    return games.areLater(header)
        ? new UnknownRulesException(why)
        : new UnreadableMatchException(why);
  }

  private <O extends Record, S extends Record, A, V extends Record, E>
      CommittedMatch<S, A, V, E> load(Game<O, S, A, V, E> game, Header header) {
    return CommittedMatch.of(game, json.of(game), header, reader.entries(header.id()));
  }

  /** Returns the present data of a match on disk. */
  StoredMatch stored(String matchId) {
    return reader.find(matchId).orElseThrow();
  }

  /** See {@link OwnerClaims#claim}. */
  int claim(String matchId) {
    return claims.claim(matchId);
  }

  /** See {@link OwnerClaims#stands}. */
  boolean isClaimed(String matchId, int epoch) {
    return claims.stands(matchId, epoch);
  }

  /** Returns the number of the last entry of a match; 0 if it has none. */
  int lastNumber(String matchId) {
    return reader.lastNumber(matchId);
  }

  /** Returns the time of the last entry of a match, the epoch if it has none. */
  Instant lastAt(String matchId) {
    return reader.lastAt(matchId);
  }

  /**
   * Thrown for a match that began in a later version of Chalet, whose rules this version does not
   * have: another process may know them, or this one after an upgrade.
   */
  static final class UnknownRulesException extends RuntimeException {

    @Serial private static final long serialVersionUID = 1L;

    public UnknownRulesException(String why) {
      super(why);
    }
  }
}
