package games.chalet.stomp.socket;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.stomp.StompMessaging;
import games.chalet.testing.Browser;
import games.chalet.testing.SiteTest;
import games.chalet.testing.StompPlayer;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/**
 * Each WebSocket message of the server is binary and holds one whole STOMP frame, or one line end:
 * authors of programs are promised that they need not look for the ends of frames.
 */
@SiteTest
class OneFrameAMessageTest {

  private static final String TOPIC = "/topic/test.oneframe";

  /** Around the size of the pieces in which a long frame is sent, and many of them. */
  private static final List<Integer> LENGTHS = List.of(1, 7_700, 8_000, 16_000, 20_000);

  private static final int THREADS = 4;
  private static final int TIMES = 20;

  @LocalServerPort private int port;
  @Autowired private StompMessaging messaging;
  @Autowired private TestTopics topics;

  @Test
  void framesThatGatherStayMessagesOfTheirOwn() {
    topics.destinations.add(TOPIC);
    try (StompPlayer player = StompPlayer.guest(port, "Ada")) {
      player.subscribe(TOPIC);
      player.settle();
      IntStream.range(0, THREADS)
          .parallel()
          .forEach(thread -> IntStream.range(0, TIMES).forEach(time -> publish(time)));
      for (int time = 0; time < TIMES; time++) {
        player.send("/app/nothing.here", Map.of("commandId", "c" + time));
      }
      player.awaitReply(reply -> reply.path("commandId").asString("").equals("c" + (TIMES - 1)));
      player.settle();
      assertThat(player.messages())
          .hasSizeGreaterThan(THREADS * TIMES + TIMES)
          .allSatisfy(OneFrameAMessageTest::isOneFrame);
      assertThat(player.texts()).isEmpty();
    }
  }

  @Test
  void anErrorAndReceiptsAreMessagesOfTheirOwn() {
    try (StompPlayer player = StompPlayer.unconnected(Browser.at(port))) {
      player.connect(player.browser().csrfToken());
      player.raw(
          "SUBSCRIBE\nid:1\ndestination:/user/topic/replies\nreceipt:r1\n\n\0"
              + "SUBSCRIBE\nid:2\ndestination:/user/topic/replies\nreceipt:r2\n\n\0"
              + "CONNECTED\nversion:1.2\n\n\0");
      player.awaitClose();
      assertThat(player.messages())
          .extracting(message -> message.substring(0, message.indexOf('\n')))
          .containsExactly("CONNECTED", "RECEIPT", "RECEIPT", "ERROR");
      assertThat(player.messages()).allSatisfy(OneFrameAMessageTest::isOneFrame);
      assertThat(player.texts()).isEmpty();
    }
  }

  private void publish(int time) {
    messaging.publish(TOPIC, Map.of("word", "x".repeat(LENGTHS.get(time % LENGTHS.size()))));
  }

  private static void isOneFrame(String message) {
    assertThat(message).matches("(?s)(CONNECTED|MESSAGE|RECEIPT|ERROR)\n[^\0]*\n\n[^\0]*\0");
  }
}
