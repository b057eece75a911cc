package games.chalet.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.springframework.messaging.Message;
import org.springframework.messaging.simp.SimpMessageHeaderAccessor;
import org.springframework.messaging.simp.SimpMessageType;
import org.springframework.messaging.support.MessageBuilder;

class BacklogTest {

  private final Backlog backlog = new Backlog();

  @Test
  void onlySoMuchWaitsForOneBrowserUntilItReads() {
    Message<byte[]> half = message(Backlog.MOST_BYTES / 2);
    assertThat(backlog.takes("slow", half)).isTrue();
    assertThat(backlog.takes("slow", half)).isFalse();
    assertThat(backlog.takes("other", half)).isTrue();
    handled(half);
    assertThat(backlog.takes("slow", half)).isTrue();
  }

  @Test
  void oneLongMessageMayGoOut() {
    Message<byte[]> longOne = message(3 * Backlog.MOST_BYTES);
    assertThat(backlog.takes("slow", longOne)).isTrue();
    assertThat(backlog.takes("slow", message(1))).isFalse();
    handled(longOne);
    assertThat(backlog.takes("slow", message(1))).isTrue();
  }

  @Test
  void messagesWithoutABodyWeighSomethingToo() {
    int taken = 0;
    while (taken < 100_000 && backlog.takes("slow", message(0))) {
      taken++;
    }
    assertThat(taken).isBetween(1000, 10_000);
  }

  private void handled(Message<?> message) {
    backlog.afterMessageHandled(message, (sent, timeout) -> true, sent -> {}, null);
  }

  private static Message<byte[]> message(int length) {
    SimpMessageHeaderAccessor headers = SimpMessageHeaderAccessor.create(SimpMessageType.MESSAGE);
    headers.setSessionId("slow");
    return MessageBuilder.createMessage(new byte[length], headers.getMessageHeaders());
  }
}
