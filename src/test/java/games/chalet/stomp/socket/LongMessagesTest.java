package games.chalet.stomp.socket;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.RawHttp;
import games.chalet.testing.SiteTest;
import games.chalet.testing.StompPlayer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** Messages in several parts, messages longer than usual, and messages that are too long. */
@SiteTest
class LongMessagesTest {

  @LocalServerPort private int port;
  @Autowired private StompLimits limits;

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 1_000, 1_023, 1_024, 1_025, 5_000})
  void aMessageMayComeInManyFragments(int length) {
    try (StompPlayer player = StompPlayer.guest(port, "Ada")) {
      String send = send("long", 3_500);
      player.rawInFragments(send, length);
      assertThat(answer(player, "long")).isEqualTo("not-found");
      player.bytesInFragments(utf8(send("bytes", 3_500)), length);
      assertThat(answer(player, "bytes")).isEqualTo("not-found");
    }
  }

  @Test
  void aCharacterMayBeCutByFragments() {
    try (StompPlayer player = StompPlayer.guest(port, "Ada")) {
      for (int length = 1; length <= 5; length++) {
        String id = "ski🎿" + length;
        player.bytesInFragments(utf8(send(id, 20)), length);
        assertThat(answer(player, id)).isEqualTo("not-found");
      }
    }
  }

  /** Around the sizes of buffers; the last are too long for a body, but not for a message. */
  @ParameterizedTest
  @ValueSource(
      ints = {0, 900, 1_023, 1_024, 1_025, 2_047, 2_048, 2_049, 4_095, 4_096, 4_097, 8_192, 16_384})
  void aMessageMayBeAsLongAsTheLimit(int length) {
    try (StompPlayer player = StompPlayer.guest(port, "Ada")) {
      String send = message("id" + length, length);
      String expected = length <= 4_097 ? "not-found" : "too-large";
      player.raw(send);
      assertThat(answer(player, "id" + length)).isEqualTo(expected);
      player.bytesInFragments(utf8(message("b" + length, length)), limits.stompFrame());
      assertThat(answer(player, "b" + length)).isEqualTo(expected);
    }
  }

  /** As many characters as a message may have, but more bytes than STOMP reads. */
  @Test
  void aTextIsMeasuredInCharacters() {
    try (StompPlayer player = StompPlayer.guest(port, "Ada")) {
      player.raw(message("wide", limits.stompFrame()).replace('x', '€'));
      player.awaitFrame(frame -> frame.startsWith("ERROR") && frame.contains("malformed"));
      assertThat(player.awaitClose()).isEqualTo(1002);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1_000, 16_385, 20_000})
  void aMessageBeyondTheLimitIsTooBig(int fragments) {
    try (StompPlayer text = StompPlayer.guest(port, "Ada");
        StompPlayer bytes = StompPlayer.guest(port, "Bob")) {
      String send = message("long", limits.stompFrame() + 1);
      text.rawInFragments(send, fragments);
      bytes.bytesInFragments(utf8(send), fragments);
      assertThat(text.awaitClose()).isEqualTo(1009);
      assertThat(bytes.awaitClose()).isEqualTo(1009);
      assertThat(text.received("/user/topic/replies")).isEmpty();
    }
  }

  @Test
  void aMessageThatNeverEndsIsTooBig() {
    try (StompPlayer player = StompPlayer.guest(port, "Ada")) {
      for (int sent = 0; sent <= limits.stompFrame(); sent += 512) {
        player.rawPart("x".repeat(512));
      }
      assertThat(player.awaitClose()).isEqualTo(1009);
    }
  }

  @Test
  void emptyFragmentsAndPingsMayComeInBetween() {
    try (StompPlayer player = StompPlayer.guest(port, "Ada")) {
      String send = send("pinged", 3_000);
      player.rawPart("");
      player.rawPart(send.substring(0, 1_500));
      player.ping();
      player.pong();
      player.rawPart("");
      player.raw(send.substring(1_500));
      assertThat(answer(player, "pinged")).isEqualTo("not-found");
    }
  }

  @Test
  void fragmentsAreNoFloodOfMessages() {
    try (StompPlayer player = StompPlayer.guest(port, "Ada")) {
      for (int number = 0; number < 4; number++) {
        player.rawInFragments(send("part" + number, 1_000), 1);
        assertThat(answer(player, "part" + number)).isEqualTo("not-found");
      }
    }
  }

  /** Some of it is read before the connection is a socket, into buffers that are then changed. */
  @ParameterizedTest
  @ValueSource(ints = {10, 1_000, 3_000, 4_000})
  void bytesSentWithTheHandshakeAreRead(int length) throws IOException {
    try (RawHttp hurried = DeafBrowser.inAHurry(port, "x".repeat(length))) {
      assertThat(hurried).isNotNull();
    }
  }

  private static String answer(StompPlayer player, String commandId) {
    JsonNode reply =
        player.awaitReply(told -> told.path("commandId").asString("").equals(commandId));
    return reply.path("code").asString();
  }

  private static String send(String commandId, int length) {
    return "SEND\ndestination:/app/nothing.here\n\n{\"commandId\":\"%s\",\"word\":\"%s\"}\0"
        .formatted(commandId, "x".repeat(length));
  }

  /** A SEND that is as long as that in all, if it can be so short. */
  private static String message(String commandId, int length) {
    return send(commandId, Math.max(0, length - send(commandId, 0).length()));
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
