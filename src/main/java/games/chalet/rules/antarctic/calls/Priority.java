package games.chalet.rules.antarctic.calls;

/** The plays in the order in which they have to be made (rule 9). */
public enum Priority {
  /** From the own payoff pile to the centre. */
  A,
  /** From the hand to the centre. */
  B,
  /** From the own payoff pile to an opponent's. */
  C,
  /** From the hand to an opponent's payoff pile. */
  D
}
