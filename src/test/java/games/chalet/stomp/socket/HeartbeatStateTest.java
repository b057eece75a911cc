package games.chalet.stomp.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class HeartbeatStateTest {

  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

  private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 3 * SECOND);
  private final HeartbeatState heartbeat = new HeartbeatState(now::get);

  private void pass(long nanos) {
    now.addAndGet(nanos);
  }

  @Test
  void nothingIsSentBeforeItWasAgreed() {
    pass(100 * SECOND);
    assertThat(heartbeat.mustSend(0)).isFalse();
    heartbeat.agree(5_000, 0);
    assertThat(heartbeat.mustSend(0)).isFalse();
  }

  @Test
  void aHeartBeatIsDueBeforeTheClientMissesIt() {
    heartbeat.agree(5_000, 10_000);
    pass(9 * SECOND);
    assertThat(heartbeat.mustSend(SECOND / 2)).isFalse();
    pass(SECOND / 2);
    assertThat(heartbeat.mustSend(SECOND / 2)).isTrue();
    heartbeat.sent();
    pass(SECOND);
    assertThat(heartbeat.mustSend(SECOND / 2)).isFalse();
  }

  @Test
  void aSilentClientIsAskedOnceAndIsGoneIfItDoesNotAnswer() {
    pass(HeartbeatState.ASKED_AFTER - 1);
    assertThat(heartbeat.mustAsk()).isFalse();
    pass(1);
    assertThat(heartbeat.mustAsk()).isTrue();
    assertThat(heartbeat.mustAsk()).isFalse();
    pass(HeartbeatState.ANSWER_WITHIN - 1);
    assertThat(heartbeat.isGone()).isFalse();
    pass(1);
    assertThat(heartbeat.isGone()).isTrue();
  }

  @Test
  void anAnswerOrMessageProvesPresenceUntilTheNextSilence() {
    for (int round = 0; round < 10; round++) {
      pass(HeartbeatState.ASKED_AFTER);
      assertThat(heartbeat.mustAsk()).isTrue();
      pass(HeartbeatState.ANSWER_WITHIN - 1);
      if (round % 2 == 0) {
        heartbeat.answered();
      } else {
        heartbeat.heard();
      }
      pass(1);
      assertThat(heartbeat.isGone()).isFalse();
    }
  }

  @Test
  void anAnswerWithoutAQuestionIsNoSignOfLife() {
    pass(HeartbeatState.ASKED_AFTER - 1);
    heartbeat.answered();
    pass(1);
    assertThat(heartbeat.mustAsk()).isTrue();
  }

  /** Nobody is shown out because the server itself stood still. */
  @Test
  void aClientThatWasNotAskedIsNotGoneHoweverLongItWasSilent() {
    pass(1_000 * SECOND);
    assertThat(heartbeat.isGone()).isFalse();
    assertThat(heartbeat.mustAsk()).isTrue();
    assertThat(heartbeat.isGone()).isFalse();
  }
}
