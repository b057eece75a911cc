package games.chalet.stomp;

/**
 * Hears from the sockets of this process who comes and goes, and tells all rooms: {@link
 * PlayerCameOnline} and {@link PlayerWentOffline}. Of somebody who comes and goes within a moment
 * it may hear in the other order: what is so is what {@link Connections#isOnline} says.
 */
public interface PresenceListener {

  /** The first socket of this player has connected here. */
  void cameOnline(String playerId);

  /** The last socket of this player here is gone. */
  void wentOffline(String playerId);
}
