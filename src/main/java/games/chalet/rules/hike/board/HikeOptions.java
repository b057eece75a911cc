package games.chalet.rules.hike.board;

/**
 * What a table can choose.
 *
 * @param days how race days are played
 */
public record HikeOptions(Days days) {

  /** How race days are played (ruling R29). */
  public enum Days {
    /** One racer after the other, the last first. */
    ONE_BY_ONE,
    /** All racers at the same time; what they did is shown when all have ended their day. */
    TOGETHER
  }
}
