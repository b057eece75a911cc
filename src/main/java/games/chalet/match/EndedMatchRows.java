package games.chalet.match;

/**
 * Stores what another room keeps of a match that has ended, in the transaction of that end: after a
 * crash both are on disk, or neither is. Implemented by the rooms that keep something.
 *
 * <p>If it fails, the match ends without it; the room hears of the end by {@link MatchEnded}, as of
 * every end.
 */
public interface EndedMatchRows {

  /**
   * Writes the room's rows.
   *
   * @param ended as it stands with its end
   */
  void write(MatchSummary ended, JournalTransaction journal);
}
