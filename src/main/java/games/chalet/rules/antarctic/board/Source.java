package games.chalet.rules.antarctic.board;

/** The source of a card that is laid. */
public enum Source {
  /** The top of the player's payoff pile. */
  PAYOFF,
  /** The player's hand. */
  HAND
}
