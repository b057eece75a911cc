package games.chalet.player;

/**
 * A guest wanted to be forgotten; published after that was committed. Rooms put away what they hold
 * about it.
 */
public record PlayerForgotten(String playerId) {}
