package games.chalet.archive;

import games.chalet.match.EndedMatchRows;
import games.chalet.match.MatchSummary;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.stereotype.Component;

/**
 * Archives a match in the transaction in which it ends, under the names that it has then; whether
 * somebody has been forgotten in that moment is asked afterwards ({@link Archive#confirm}).
 */
@Component
class ArchiveRows implements EndedMatchRows {

  private final ArchivedMatches matches;

  ArchiveRows(ArchivedMatches matches) {
    this.matches = matches;
  }

  @Override
  public void write(MatchSummary ended, JdbcOperations journal) {
    matches.add(ended, MatchSummary.Seated::name, journal);
  }
}
