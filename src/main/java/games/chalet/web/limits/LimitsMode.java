package games.chalet.web.limits;

/**
 * The strictness of all rates of {@code chalet.limits} together: the one switch for a host whose
 * people come from behind one address, as in a school.
 */
public enum LimitsMode {
  /** Each rate as configured. */
  NORMAL,
  /** Ten times each rate. */
  RELAXED,
  /** No rate is limited; sizes, sockets and connections still are. */
  OFF;

  private static final int TIMES = 10;

  /** Returns the rate under this mode. */
  public Rate of(Rate rate) {
    return switch (this) {
      case NORMAL -> rate;
      case RELAXED -> rate.times(TIMES);
      case OFF -> new Rate(0, 0);
    };
  }
}
