package games.chalet.web;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.function.LongSupplier;

/**
 * The time of this process: the wall clock's when the process started, plus the time that has
 * elapsed since. Setting the wall clock does not change it, so waiting and expiry use this clock;
 * dates that people see use the one {@link java.time.Clock}.
 */
public final class ProcessClock implements InstantSource {

  private final InstantSource wall;
  private final LongSupplier nanoTime;
  private final Instant started;
  private final long startedNanos;

  /**
   * Creates a clock that starts now.
   *
   * @param nanoTime of a clock that cannot be set
   */
  public ProcessClock(InstantSource wall, LongSupplier nanoTime) {
    this.wall = wall;
    this.nanoTime = nanoTime;
    this.started = wall.instant().truncatedTo(ChronoUnit.MILLIS);
    this.startedNanos = nanoTime.getAsLong();
  }

  /** Returns the time in whole milliseconds, never earlier than before. */
  @Override
  public Instant instant() {
    return started.plusMillis((nanoTime.getAsLong() - startedNanos) / 1_000_000);
  }

  /** Returns the time in nanoseconds since some moment, for measurements of less than a second. */
  public long nanoTime() {
    return nanoTime.getAsLong();
  }

  /**
   * Returns the earlier of the time of this process and the wall clock's. A date of the wall clock
   * is never older than it seems from here, whichever way that clock has jumped since.
   */
  public Instant earliest() {
    Instant now = instant();
    Instant date = wall.instant();
    return date.isBefore(now) ? date : now;
  }
}
