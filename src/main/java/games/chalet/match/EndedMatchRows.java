package games.chalet.match;

import games.chalet.match.MatchEvent.MatchEnded;

/**
 * Stores rows that another module keeps of a match that has ended, in the transaction of that end:
 * after a crash both are on disk, or neither is. Implemented by the modules that keep something.
 *
 * <p>If it fails, the match ends without these rows; the module learns of the end through {@link
 * MatchEnded}, as of every end.
 */
public interface EndedMatchRows {

  /**
   * Writes the rows.
   *
   * @param ended the match together with its end
   */
  void write(MatchSummary ended, JournalTransaction journal);
}
