package games.chalet.solo.daily;

import games.chalet.stomp.Connections;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.function.LongSupplier;

/** The hours in which the server is idle: by night, or when nobody has been there for a while. */
final class QuietHours {

  private final DailySettings settings;
  private final Connections connections;
  private final Clock clock;
  private final ZoneId zone;
  private final LongSupplier nanoTime;
  private long lastBusy;

  /**
   * Creates quiet hours by those clocks.
   *
   * @param clock tells the time of the day in {@code zone}
   * @param nanoTime tells how long it has been quiet, however that clock is set
   */
  QuietHours(
      DailySettings settings,
      Connections connections,
      Clock clock,
      ZoneId zone,
      LongSupplier nanoTime) {
    this.settings = settings;
    this.connections = connections;
    this.clock = clock;
    this.zone = zone;
    this.nanoTime = nanoTime;
    this.lastBusy = nanoTime.getAsLong();
  }

  /** Returns true if it is quiet now. Call from one thread. */
  boolean now() {
    if (connections.isAnybodyOnline()) {
      lastBusy = nanoTime.getAsLong();
    }
    return isNight() || isIdle();
  }

  private boolean isIdle() {
    Duration quiet = Duration.ofNanos(nanoTime.getAsLong() - lastBusy);
    return quiet.compareTo(settings.idleAfter()) >= 0;
  }

  /**
   * Returns true if the time of day is between the two settings, with or without midnight between
   * them.
   */
  private boolean isNight() {
    LocalTime time = LocalTime.ofInstant(clock.instant(), zone);
    LocalTime from = settings.quietFrom();
    LocalTime until = settings.quietUntil();
    boolean begun = !time.isBefore(from);
    boolean ended = !time.isBefore(until);
    return from.isAfter(until) ? begun || !ended : begun && !ended;
  }
}
