package games.chalet.stomp;

/**
 * Handles connects and disconnects at the sockets of this process, and publishes {@link
 * PlayerCameOnline} and {@link PlayerWentOffline} to all modules. If a player comes and goes within
 * a moment, the calls may arrive in the other order: {@link Connections#isOnline} tells the true
 * state.
 */
public interface PresenceListener {

  /** Handles the connect of this player's first socket here. */
  void cameOnline(String playerId);

  /** Handles the disconnect of this player's last socket here. */
  void wentOffline(String playerId);
}
