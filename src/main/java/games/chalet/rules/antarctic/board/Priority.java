package games.chalet.rules.antarctic.board;

/** The plays in the order in which they have to be made (rule 9). */
public enum Priority {
  /** A play from the player's own payoff pile to the centre. */
  A,
  /** A play from the hand to the centre. */
  B,
  /** A play from the player's own payoff pile to an opponent's. */
  C,
  /** A play from the hand to an opponent's payoff pile. */
  D
}
