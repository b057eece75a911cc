package games.chalet.match;

import org.jspecify.annotations.Nullable;

/**
 * Who may watch a match. The answer may have to be read from the disk: it is asked on the thread of
 * whoever asks, never on that of a match.
 */
final class MatchRights {

  private final Spectating spectating;
  private final Disclosure disclosure;

  MatchRights(Spectating spectating, Disclosure disclosure) {
    this.spectating = spectating;
    this.disclosure = disclosure;
  }

  /**
   * Whether this person may watch without a seat.
   *
   * @param playerId null for a stranger
   */
  boolean mayWatch(Header header, @Nullable String playerId) {
    return header.visibility().spectators()
        && spectating.mayWatch(header.tableId(), playerId)
        && disclosure.isOpenTo(playerId, header.id());
  }
}
