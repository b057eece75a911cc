package games.chalet.stomp;

/** The last socket of this player is closed. */
public record PlayerWentOffline(String playerId) {}
