package games.chalet.player;

/** A player has changed its name; published after the change was committed. */
public record PlayerRenamed(String playerId) {}
