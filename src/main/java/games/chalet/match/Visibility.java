package games.chalet.match;

/**
 * The visibility of a match to other people.
 *
 * @param isPublic true if anyone may find it in the archive
 * @param spectators true if people without a seat may watch
 * @param hints true if its players may ask what a bot would do
 */
public record Visibility(boolean isPublic, boolean spectators, boolean hints) {}
