package games.chalet.match;

/** A proposal about a player who is away. */
public enum Proposal {
  /** Continue without the player: the game's own choice plays the seat. */
  GO_ON,
  /** End the match. */
  END
}
