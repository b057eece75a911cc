package games.chalet.stomp;

/**
 * Who has the site open. When the first tab of a player connects {@link PlayerCameOnline} is
 * published, when the last one goes {@link PlayerWentOffline}.
 */
public interface Connections {

  /** Whether at least one socket of this player is connected. */
  boolean isOnline(String playerId);

  /** Whether any socket is open, of a player or of a stranger. */
  boolean isAnybodyOnline();

  /** Closes every socket of this player; their browsers may come back as whoever they are then. */
  void close(String playerId);

  /** Closes every socket of this process; browsers come back and ask for everything anew. */
  void closeAll();
}
