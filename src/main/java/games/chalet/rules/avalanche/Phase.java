package games.chalet.rules.avalanche;

/** What the seat whose turn it is has to do. */
public enum Phase {
  /** Pick up cards, or bank if it has not begun to. */
  PICK_UP,
  /** Play cards or end the turn; in a dry turn also bank if it has not begun to play. */
  PLAY,
  /** Nothing: the match is over. */
  OVER
}
