package games.chalet.match.live.writer;

import games.chalet.match.CardSecrecy;
import games.chalet.match.SpectatorPolicy;
import games.chalet.match.journal.Header;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * The rights to watch a match. The answer may have to be read from the disk: call on the thread of
 * the requester or of a look-up, never while a message of the match is handled.
 */
@Component
public final class MatchRights {

  private final SpectatorPolicy spectatorPolicy;
  private final CardSecrecy secrecy;

  public MatchRights(SpectatorPolicy spectatorPolicy, CardSecrecy secrecy) {
    this.spectatorPolicy = spectatorPolicy;
    this.secrecy = secrecy;
  }

  /**
   * Returns true if this person may watch without a seat.
   *
   * @param playerId null for a stranger
   */
  public boolean mayWatch(Header header, @Nullable String playerId) {
    return header.visibility().spectators()
        && spectatorPolicy.mayWatch(header.tableId(), playerId)
        && secrecy.isOpenTo(playerId, header.id());
  }
}
