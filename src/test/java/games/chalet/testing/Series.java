package games.chalet.testing;

/** How long series of random matches are: {@code -Pthorough} plays them whole, others a part. */
public final class Series {

  /** Whether everything is tested that can be, and not only what there is time for. */
  public static final boolean WHOLE = Boolean.getBoolean("chalet.thorough");

  private static final int PART = 10;

  private Series() {}

  /**
   * How many of a series to play.
   *
   * @param whole how many make the whole series
   */
  public static int of(int whole) {
    return WHOLE ? whole : (whole + PART - 1) / PART;
  }
}
