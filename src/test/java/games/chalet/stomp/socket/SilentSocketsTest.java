package games.chalet.stomp.socket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import games.chalet.stomp.Connections;
import games.chalet.testing.Browser;
import games.chalet.testing.MovableClock;
import games.chalet.testing.RawHttp;
import games.chalet.testing.SiteTest;
import games.chalet.testing.StompPlayer;
import games.chalet.testing.socket.StompFrames;
import games.chalet.testing.socket.WebSocketFrames;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Clients that say nothing: some are there, and some are not. */
@SiteTest
class SilentSocketsTest {

  private static final Duration ASKED = Duration.ofNanos(HeartbeatState.ASKED_AFTER);
  private static final Duration ANSWER = Duration.ofNanos(HeartbeatState.ANSWER_WITHIN);

  @LocalServerPort private int port;
  @Autowired private MovableClock clock;
  @Autowired private Heartbeats heartbeats;
  @Autowired private StompSessions sessions;
  @Autowired private Connections connections;
  private @Nullable StompPlayer socket;

  /** Says nothing; a deaf one reads nothing either once it is connected, so it answers no ping. */
  private String connect(boolean deaf, String heartbeat) {
    Browser guest = Browser.at(port);
    guest.choose("Ada");
    StompPlayer opened = StompPlayer.unconnected(guest);
    socket = opened;
    opened.raw(StompFrames.connect(heartbeat, "X-XSRF-TOKEN:" + guest.csrfToken()));
    opened.awaitFrame(frame -> frame.startsWith("CONNECTED"));
    if (deaf) {
      opened.stopReading();
    }
    await().until(() -> connections.isOnline(opened.playerId()));
    return opened.playerId();
  }

  private void pass(Duration time) {
    clock.move(time);
    heartbeats.look();
  }

  @BeforeEach
  void awaitTheEndOfOthers() {
    await().until(() -> sessions.all().isEmpty());
  }

  @AfterEach
  void close() {
    if (socket != null) {
      socket.close();
    }
    await().until(() -> sessions.all().isEmpty());
    clock.ahead(Duration.ZERO);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0,0", "5000,5000", "3600000,0"})
  void aSilentClientIsOfflineWithinAMinute(String heartbeat) {
    String player = connect(true, heartbeat);
    pass(ASKED);
    assertThat(connections.isOnline(player)).isTrue();
    pass(ANSWER);
    await().until(() -> !connections.isOnline(player));
    assertThat(ASKED.plus(ANSWER)).isLessThan(Duration.ofMinutes(1));
  }

  /** The timers of a hidden tab are late by up to a minute; its browser answers pings at once. */
  @ParameterizedTest
  @ValueSource(strings = {"0,0", "5000,5000"})
  void aClientThatAnswersPingsStaysOnline(String heartbeat) {
    String player = connect(false, heartbeat);
    for (int round = 0; round < 12; round++) {
      pass(ASKED);
      await()
          .until(
              () ->
                  sessions.all().stream()
                      .noneMatch(
                          session -> session.heartbeat().isSilentFor(HeartbeatState.ASKED_AFTER)));
    }
    pass(ANSWER);
    assertThat(sessions.all()).hasSize(1);
    assertThat(connections.isOnline(player)).isTrue();
  }

  @Test
  void aSocketThatOnlyAnswersPingsIsClosed() throws IOException {
    Browser stranger = Browser.at(port);
    Browser.ok(stranger.get("/api/session"));
    List<String> headers =
        List.of("Origin: " + stranger.site(), "Cookie: " + stranger.cookieHeader());
    try (RawHttp opened = new RawHttp(port)) {
      opened.write(WebSocketFrames.handshake(port, "/ws", headers));
      opened.readUntil("\r\n\r\n");
      await().until(() -> sessions.all().size() == 1);
      pass(ASKED);
      opened.write(WebSocketFrames.pong());
      pass(Duration.ofSeconds(5));
      await().until(() -> sessions.all().isEmpty());
    }
  }
}
