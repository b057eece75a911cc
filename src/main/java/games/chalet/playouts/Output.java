package games.chalet.playouts;

/** What the command writes. */
enum Output {
  /** Each match with its plies. */
  RECORDS,
  /** Also each ply's state and every seat's legal actions. */
  STATES,
  /** Each match with the number of legal actions and a hash of the state at each ply. */
  GOLDEN,
  /** One table of what the matches came to. */
  SUMMARY
}
