package games.chalet.playouts;

/** The players of a playout. */
enum Players {
  /** Random players who like some actions far more than others; see {@link RandomPolicy}. */
  TASTES,
  /** Random players who like all actions equally. */
  EVEN,
  /** No players: every action is the timeout action. */
  AWAY
}
