package games.chalet.rules.avalanche;

/** The task of the seat whose turn it is. */
public enum Phase {
  /** Pick up cards, or bank before the first of them. */
  PICK_UP,
  /** Play cards or end the turn; in a dry turn also bank before the first card is played. */
  PLAY,
  /** No task: the match is over. */
  OVER
}
