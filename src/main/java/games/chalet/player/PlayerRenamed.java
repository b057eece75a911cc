package games.chalet.player;

/** A guest has changed its name; published after the change was committed. */
public record PlayerRenamed(Player player) {}
