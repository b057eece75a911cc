package games.chalet.rules.antarctic.board;

/** Where a card that is laid comes from. */
public enum Source {
  /** The top of the player's payoff pile. */
  PAYOFF,
  /** The player's hand. */
  HAND
}
