package games.chalet.table.model;

/**
 * The numbers of players between which a table with open seats may start. While people gather, it
 * has chairs for the highest number; those that stay free vanish at the start of a match.
 *
 * @param fewest the lowest number of players, at least two
 * @param most the highest number of players
 */
public record SeatRange(int fewest, int most) {

  /** Returns the number in this range that is nearest to a number of players. */
  public int nearest(int players) {
    return Math.clamp(players, fewest, most);
  }
}
