package games.chalet.stomp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class PulseTest {

  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

  private final Pulse pulse = new Pulse(0);

  @Test
  void nothingIsSentOrMissedBeforeItWasAgreed() {
    assertThat(pulse.mustSend(100 * SECOND, 0)).isFalse();
    assertThat(pulse.hasStopped(100 * SECOND)).isFalse();
    assertThat(pulse.isSilentFor(15 * SECOND, 16 * SECOND)).isTrue();
  }

  @Test
  void aHeartBeatIsDueBeforeTheBrowserMissesIt() {
    pulse.agree(5_000, 0, 10_000);
    assertThat(pulse.mustSend(9 * SECOND, SECOND / 2)).isFalse();
    assertThat(pulse.mustSend(10 * SECOND - SECOND / 2, SECOND / 2)).isTrue();
    pulse.sent(10 * SECOND);
    assertThat(pulse.mustSend(11 * SECOND, SECOND / 2)).isFalse();
    assertThat(pulse.hasStopped(100 * SECOND)).isFalse();
  }

  @Test
  void whoIsSilentForThreeBeatsIsGone() {
    pulse.agree(5_000, 1_000, 0);
    assertThat(pulse.hasStopped(15 * SECOND)).isFalse();
    assertThat(pulse.hasStopped(15 * SECOND + 1)).isTrue();
    pulse.heard(15 * SECOND);
    assertThat(pulse.hasStopped(16 * SECOND)).isFalse();
    assertThat(pulse.mustSend(100 * SECOND, 0)).isFalse();
  }
}
