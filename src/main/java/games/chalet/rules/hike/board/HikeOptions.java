package games.chalet.rules.hike.board;

/**
 * The options of a table.
 *
 * @param days the order in which race days are played
 */
public record HikeOptions(Days days) {

  /** The order in which race days are played (ruling R29). */
  public enum Days {
    /** One racer after the other, the last first. */
    ONE_BY_ONE,
    /** All racers at the same time; their deeds are shown when all have ended their day. */
    TOGETHER
  }
}
