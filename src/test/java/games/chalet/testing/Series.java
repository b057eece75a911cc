package games.chalet.testing;

/** The length of series of random matches: {@code -Pthorough} plays them whole, others a part. */
public final class Series {

  /** True if every test runs, however long it takes. */
  public static final boolean WHOLE = Boolean.getBoolean("chalet.thorough");

  private static final int PART = 10;

  private Series() {}

  /**
   * Returns the number of matches of a series to play.
   *
   * @param whole how many make the whole series
   */
  public static int of(int whole) {
    return WHOLE ? whole : (whole + PART - 1) / PART;
  }
}
