package games.chalet.testing;

import games.chalet.web.ProcessClock;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** The time as it will be: it goes on by itself, and tests move it further. */
public final class MovableClock extends Clock {

  private final Clock now = Clock.tickMillis(ZoneOffset.UTC);
  private final Duration start;
  private volatile Duration ahead = Duration.ZERO;
  private volatile Duration passed = Duration.ZERO;

  /** A clock that begins now. */
  public MovableClock() {
    this(Duration.ZERO);
  }

  private MovableClock(Duration start) {
    this.start = start;
  }

  /** A clock that begins at noon of this day: no test meets midnight. */
  public static MovableClock atNoon() {
    Instant noon = LocalDate.now(ZoneOffset.UTC).atTime(LocalTime.NOON).toInstant(ZoneOffset.UTC);
    return new MovableClock(Duration.between(Clock.tickMillis(ZoneOffset.UTC).instant(), noon));
  }

  /** Sets how far it is ahead of where it would be unmoved. */
  public void ahead(Duration howFar) {
    ahead = howFar;
  }

  /** Time passes: the wall clock moves on, and that of the process too. */
  public void move(Duration further) {
    ahead = ahead.plus(further);
    passed = passed.plus(further);
  }

  /** Somebody sets the wall clock; no time passes. */
  public void jump(Duration further) {
    ahead = ahead.plus(further);
  }

  /** The time of a process that starts now. */
  public ProcessClock process() {
    return new ProcessClock(this, () -> System.nanoTime() + passed.toNanos());
  }

  @Override
  public Instant instant() {
    return now.instant().plus(start).plus(ahead);
  }

  @Override
  public ZoneId getZone() {
    return now.getZone();
  }

  @Override
  public Clock withZone(ZoneId zone) {
    throw new UnsupportedOperationException("Days are those of UTC");
  }
}
