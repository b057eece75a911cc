package games.chalet.player;

/**
 * A player wanted to be forgotten; published after that was committed. Rooms remove what they hold
 * about that player.
 */
public record PlayerForgotten(String playerId) {}
