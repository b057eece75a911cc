package games.chalet.match;

import org.springframework.jdbc.core.JdbcOperations;

/**
 * What another room keeps of a match that has ended, written in the transaction of that end: after
 * a crash both are on disk, or neither is. Answered by the rooms that keep something.
 *
 * <p>All matches wait meanwhile: nothing but a few statements on that connection is to be done, and
 * none that could wait for a lock. What fails is left out, the match ends all the same; whoever
 * answers hears of it by {@link MatchEnded}, as of every end.
 */
public interface EndedMatchRows {

  /**
   * Writes what there is to write.
   *
   * @param ended as it stands with its end
   * @param journal the journal's connection, in its transaction
   */
  void write(MatchSummary ended, JdbcOperations journal);
}
