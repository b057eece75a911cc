package games.chalet.player;

/**
 * A player asked to be forgotten; published after that was committed. Modules remove their data
 * about that player.
 */
public record PlayerForgotten(String playerId) {}
