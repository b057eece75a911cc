package games.chalet.stomp;

import games.chalet.web.limits.Party;
import java.util.Optional;

/**
 * The online players. {@link PlayerCameOnline} is published when the first tab of a player
 * connects, {@link PlayerWentOffline} when the last one disconnects.
 */
public interface Connections {

  /** Returns true if at least one socket of this player is connected. */
  boolean isOnline(String playerId);

  /** Returns the address of a socket of this player, as it is counted; empty if it is unknown. */
  default Optional<String> addressOf(String playerId) {
    return Optional.empty();
  }

  /** Returns the party to which work for this player is counted. */
  default Party partyOf(String playerId) {
    return new Party(addressOf(playerId).orElse(playerId), playerId);
  }

  /**
   * Closes every socket of this player; their browsers may reconnect under their present identity.
   */
  void close(String playerId);

  /** Closes every socket of this process; browsers reconnect and request everything again. */
  void closeAll();
}
