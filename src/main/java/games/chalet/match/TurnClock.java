package games.chalet.match;

import java.time.Duration;
import java.util.Optional;

/** The time that a seat has for a whole turn, with all its small actions; {@code M3}: 3 minutes. */
public enum TurnClock {
  OFF(Duration.ZERO),
  S30(Duration.ofSeconds(30)),
  S60(Duration.ofSeconds(60)),
  M3(Duration.ofMinutes(3)),
  D1(Duration.ofDays(1)),
  D3(Duration.ofDays(3));

  private static final Duration A_DAY = Duration.ofDays(1);

  private final Duration length;

  TurnClock(Duration length) {
    this.length = length;
  }

  /**
   * Returns true if turns are so long that players are not expected to sit at the table and wait.
   */
  public boolean byDay() {
    return length.compareTo(A_DAY) >= 0;
  }

  /** Returns the time for a turn; empty if there is no clock. */
  public Optional<Duration> limit() {
    return this == OFF ? Optional.empty() : Optional.of(length);
  }
}
