package games.chalet.stomp;

/** The first socket of this player has connected. */
public record PlayerCameOnline(String playerId) {}
