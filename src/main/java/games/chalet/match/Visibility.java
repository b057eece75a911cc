package games.chalet.match;

/**
 * Who may see what of a match.
 *
 * @param isPublic whether everybody may find it in the archive
 * @param spectators whether people without a seat may watch
 * @param hints whether who plays may ask what a bot would do
 */
public record Visibility(boolean isPublic, boolean spectators, boolean hints) {

  /** Without hints. */
  public Visibility(boolean isPublic, boolean spectators) {
    this(isPublic, spectators, false);
  }
}
