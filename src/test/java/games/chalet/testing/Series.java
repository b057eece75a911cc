package games.chalet.testing;

/**
 * The length of series of random matches: {@code -Pthorough} plays them whole, or with {@code
 * -Dseries.part=10} a tenth, as others do.
 */
public final class Series {

  /** True if every test runs, however long it takes. */
  public static final boolean WHOLE = Boolean.getBoolean("chalet.thorough");

  /** One match in so many is played. */
  private static final int PART = WHOLE ? Integer.getInteger("chalet.series.part", 1) : 10;

  private Series() {}

  /**
   * Returns the number of matches of a series to play.
   *
   * @param whole how many make the whole series
   */
  public static int of(int whole) {
    return (whole + PART - 1) / PART;
  }
}
