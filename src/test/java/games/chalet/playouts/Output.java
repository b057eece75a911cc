package games.chalet.playouts;

/** The output of the command. */
enum Output {
  /** Each match with its plies. */
  RECORDS,
  /** Each match also with each ply's state and every seat's legal actions. */
  STATES,
  /** Each match with the number of legal actions and a hash of the state at each ply. */
  GOLDEN,
  /** One table with statistics of the matches. */
  SUMMARY
}
