package games.chalet.rules.antarctic.board;

/** The phase of a turn: the decision for which the match waits. */
public enum Phase {
  /** The dealer declares the first centre card. */
  DECLARE_FIRST,
  /** The seat whose turn it is plays. */
  TURN,
  /** A turn is over, and the others may call it before the next begins. */
  CLOSE_PAUSE,
  /** The round is about to end, and the others may call its last turn. */
  LAST_PAUSE,
  /** A wronged player may play out of turn. */
  WRONGED,
  /** A violator lays the card that ends its turn. */
  CLOSING_DISCARD,
  OVER
}
