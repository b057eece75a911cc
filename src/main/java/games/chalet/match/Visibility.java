package games.chalet.match;

/**
 * Who may see a match without playing in it.
 *
 * @param isPublic whether everybody may find it in the archive
 * @param spectators whether people without a seat may watch
 */
public record Visibility(boolean isPublic, boolean spectators) {}
