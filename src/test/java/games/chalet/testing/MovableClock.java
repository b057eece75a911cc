package games.chalet.testing;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** The time as it will be: it goes on by itself, and tests move it further. */
public final class MovableClock extends Clock {

  private final Clock now = Clock.tickMillis(ZoneOffset.UTC);
  private volatile Duration ahead;

  /** A clock that tells the time. */
  public MovableClock() {
    this(Duration.ZERO);
  }

  /** A clock that is ahead of the time. */
  public MovableClock(Duration ahead) {
    this.ahead = ahead;
  }

  /** Sets how far it is ahead of the time. */
  public void ahead(Duration howFar) {
    ahead = howFar;
  }

  /** Moves it on, or back. */
  public void move(Duration further) {
    ahead = ahead.plus(further);
  }

  @Override
  public Instant instant() {
    return now.instant().plus(ahead);
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
