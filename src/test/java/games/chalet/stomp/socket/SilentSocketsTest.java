package games.chalet.stomp.socket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import games.chalet.stomp.Connections;
import games.chalet.testing.Browser;
import games.chalet.testing.MovableClock;
import games.chalet.testing.SiteTest;
import games.chalet.web.ProcessClock;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Primary;

/** Clients that say nothing: some are there, and some are not. */
@SiteTest
@Import(SilentSocketsTest.Clock.class)
class SilentSocketsTest {

  private static final Duration ASKED = Duration.ofNanos(HeartbeatState.ASKED_AFTER);
  private static final Duration ANSWER = Duration.ofNanos(HeartbeatState.ANSWER_WITHIN);

  @LocalServerPort private int port;
  @Autowired private MovableClock clock;
  @Autowired private Heartbeats heartbeats;
  @Autowired private StompSessions sessions;
  @Autowired private Connections connections;
  private @Nullable WebSocket socket;

  @TestConfiguration
  static class Clock {

    @Bean
    @Primary
    MovableClock movable() {
      return new MovableClock();
    }

    @Bean
    @Primary
    ProcessClock movableProcess(MovableClock movable) {
      return movable.process();
    }
  }

  /** Says nothing; a deaf one reads nothing either once it is connected, so it answers no ping. */
  private static final class Silent implements WebSocket.Listener {

    private final boolean deaf;
    private final CompletableFuture<Boolean> connected = new CompletableFuture<>();

    Silent(boolean deaf) {
      this.deaf = deaf;
    }

    @Override
    public @Nullable CompletionStage<?> onBinary(
        WebSocket from, ByteBuffer message, boolean isLast) {
      String text = StandardCharsets.UTF_8.decode(message).toString();
      if (text.startsWith("CONNECTED")) {
        connected.complete(true);
      }
      if (!deaf) {
        from.request(1);
      }
      return null;
    }
  }

  private String connect(boolean deaf, String heartbeat) {
    Browser guest = Browser.at(port);
    guest.choose("Ada");
    Silent listener = new Silent(deaf);
    WebSocket opened =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .header("Cookie", guest.cookieHeader())
            .header("Origin", guest.site().toString())
            .subprotocols("v12.stomp")
            .buildAsync(URI.create("ws://" + guest.site().getAuthority() + "/ws"), listener)
            .join();
    socket = opened;
    opened
        .sendText(
            "CONNECT\naccept-version:1.2\nhost:localhost\nheart-beat:%s\nX-XSRF-TOKEN:%s\n\n\0"
                .formatted(heartbeat, guest.csrfToken()),
            true)
        .join();
    assertThat(listener.connected.join()).isTrue();
    String id = Browser.ok(guest.get("/api/session")).at("/player/id").stringValue();
    await().until(() -> connections.isOnline(id));
    return id;
  }

  private void pass(Duration time) {
    clock.move(time);
    heartbeats.look();
  }

  @AfterEach
  void close() {
    if (socket != null) {
      socket.abort();
    }
    await().until(() -> sessions.all().isEmpty());
  }

  @ParameterizedTest
  @ValueSource(strings = {"0,0", "5000,5000", "3600000,0"})
  void whoDoesNotAnswerIsOfflineWithinAMinute(String heartbeat) {
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
  void whoAnswersPingsStaysOnlineWithoutAHeartBeatOfItsOwn(String heartbeat) {
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
  void whoOpensASocketAndOnlyAnswersPingsIsShownOut() {
    Browser stranger = Browser.at(port);
    Browser.ok(stranger.get("/api/session"));
    Silent listener = new Silent(false);
    WebSocket opened =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .header("Cookie", stranger.cookieHeader())
            .header("Origin", stranger.site().toString())
            .buildAsync(URI.create("ws://" + stranger.site().getAuthority() + "/ws"), listener)
            .join();
    socket = opened;
    await().until(() -> sessions.all().size() == 1);
    pass(ASKED);
    opened.sendPong(ByteBuffer.allocate(0)).join();
    pass(Duration.ofSeconds(5));
    await().until(() -> sessions.all().isEmpty());
  }
}
