package games.chalet.stomp;

/** The last socket of this player has gone. */
public record PlayerWentOffline(String playerId) {}
