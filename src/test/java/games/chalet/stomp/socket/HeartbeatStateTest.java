package games.chalet.stomp.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class HeartbeatStateTest {

  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

  private final HeartbeatState heartbeat = new HeartbeatState(0);

  @Test
  void nothingIsSentOrMissedBeforeItWasAgreed() {
    assertThat(heartbeat.mustSend(100 * SECOND, 0)).isFalse();
    assertThat(heartbeat.hasStopped(100 * SECOND)).isFalse();
    assertThat(heartbeat.isSilentFor(15 * SECOND, 16 * SECOND)).isTrue();
  }

  @Test
  void aHeartBeatIsDueBeforeTheBrowserMissesIt() {
    heartbeat.agree(5_000, 0, 10_000);
    assertThat(heartbeat.mustSend(9 * SECOND, SECOND / 2)).isFalse();
    assertThat(heartbeat.mustSend(10 * SECOND - SECOND / 2, SECOND / 2)).isTrue();
    heartbeat.sent(10 * SECOND);
    assertThat(heartbeat.mustSend(11 * SECOND, SECOND / 2)).isFalse();
    assertThat(heartbeat.hasStopped(100 * SECOND)).isFalse();
  }

  @Test
  void whoIsSilentForThreeBeatsIsGone() {
    heartbeat.agree(5_000, 1_000, 0);
    assertThat(heartbeat.hasStopped(15 * SECOND)).isFalse();
    assertThat(heartbeat.hasStopped(15 * SECOND + 1)).isTrue();
    heartbeat.heard(15 * SECOND);
    assertThat(heartbeat.hasStopped(16 * SECOND)).isFalse();
    assertThat(heartbeat.mustSend(100 * SECOND, 0)).isFalse();
  }
}
