package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class ProcessClockTest {

  private static final Instant START = Instant.parse("2026-11-25T12:00:00Z");

  private final AtomicReference<Instant> wall = new AtomicReference<>(START.plusNanos(999_999));
  private final AtomicLong nanos = new AtomicLong(Long.MAX_VALUE - 5);
  private final ProcessClock clock = new ProcessClock(wall::get, nanos::get);

  @Test
  void goesByTheTimeThatHasElapsedHoweverTheWallClockIsSet() {
    assertThat(clock.instant()).isEqualTo(START);
    for (int days : new int[] {1, -2}) {
      wall.set(START.plus(Duration.ofDays(days)));
      assertThat(clock.instant()).isEqualTo(START);
    }
    nanos.addAndGet(Duration.ofHours(1).toNanos() + 1_999_999);
    assertThat(clock.instant()).isEqualTo(START.plus(Duration.ofHours(1)).plusMillis(1));
  }

  @Test
  void theEarliestIsThatOfTheClockThatIsBehind() {
    nanos.addAndGet(Duration.ofHours(1).toNanos());
    wall.set(START.plus(Duration.ofDays(1)));
    assertThat(clock.earliest()).isEqualTo(START.plus(Duration.ofHours(1)));
    wall.set(START.minus(Duration.ofDays(2)));
    assertThat(clock.earliest()).isEqualTo(START.minus(Duration.ofDays(2)));
  }
}
