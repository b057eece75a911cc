package games.chalet.stomp;

/**
 * The online players. {@link PlayerCameOnline} is published when the first tab of a player
 * connects, {@link PlayerWentOffline} when the last one disconnects.
 */
public interface Connections {

  /** Returns true if at least one socket of this player is connected. */
  boolean isOnline(String playerId);

  /** Returns true if any socket is open, of a player or of a stranger. */
  boolean isAnybodyOnline();

  /**
   * Closes every socket of this player; their browsers may reconnect under their present identity.
   */
  void close(String playerId);

  /** Closes every socket of this process; browsers reconnect and request everything again. */
  void closeAll();
}
