package games.chalet.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class HeadTimeTest {

  private static final long WITHIN = 10_000;

  private long now = Long.MAX_VALUE - 5; // A clock may overflow.
  private final HeadTime head = new HeadTime(() -> now);

  private void pass(long millis) {
    now += TimeUnit.MILLISECONDS.toNanos(millis);
  }

  @Test
  void theTimeRunsFromTheFirstByteHoweverOftenMoreCome() {
    assertThat(head.left(WITHIN)).isEqualTo(WITHIN);
    for (int seconds = 1; seconds <= 10; seconds++) {
      pass(1_000);
      assertThat(head.left(WITHIN)).isEqualTo(WITHIN - 1_000L * seconds);
    }
    pass(1);
    assertThat(head.left(WITHIN)).isNegative();
  }

  @Test
  void eachHeadHasTheWholeTime() {
    head.left(WITHIN);
    pass(9_000);
    head.end();
    assertThat(head.hasBegun()).isFalse();
    pass(60_000);
    assertThat(head.left(WITHIN)).isEqualTo(WITHIN);
    assertThat(head.hasBegun()).isTrue();
  }
}
