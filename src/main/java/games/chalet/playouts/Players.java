package games.chalet.playouts;

/** Who plays. */
enum Players {
  /** Random players who like some actions far better than others; see {@link RandomPolicy}. */
  TASTES,
  /** Random players who like all actions equally. */
  EVEN,
  /** Nobody: the table does what it does for those whose time ran out. */
  ABSENT
}
