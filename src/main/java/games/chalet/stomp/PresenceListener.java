package games.chalet.stomp;

/**
 * Hears from the sockets of this process who comes and goes, and tells all rooms: {@link
 * PlayerCameOnline} and {@link PlayerWentOffline}.
 */
public interface PresenceListener {

  /** The first socket of this player has connected here. */
  void cameOnline(String playerId);

  /** The last socket of this player here is gone. */
  void wentOffline(String playerId);
}
