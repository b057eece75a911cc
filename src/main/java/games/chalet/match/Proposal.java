package games.chalet.match;

/** What to do about somebody who is away. */
public enum Proposal {
  /** Go on without: the game's own choice plays the seat. */
  GO_ON,
  /** End the match. */
  END
}
