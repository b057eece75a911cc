package games.chalet.rules.antarctic.calls;

/** The kind of a play; each of these can come too early in a turn. */
public enum PlayKind {
  /** A card from the hand was laid on the centre pile. */
  HAND_TO_CENTRE,
  /** The top of the payoff pile was laid on an opponent's. */
  PAYOFF_TO_OPPONENT,
  /** A card from the hand was laid on an opponent's payoff pile. */
  HAND_TO_OPPONENT,
  /** The turn was ended, with a card or without. */
  CLOSE
}
