package games.chalet.web.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import games.chalet.testing.Browser;
import games.chalet.testing.StompPlayer;
import games.chalet.web.http.SlowSite;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** A host sees what the limits refuse, and who is here. Addresses have a test of their own. */
@SlowSite
class CountedRefusalsTest {

  @LocalServerPort private int port;
  @Autowired private MeterRegistry meters;

  private double refused(Limit limit) {
    return meters.get(ReachedLimits.METER).tag("limit", limit.text()).counter().count();
  }

  @ParameterizedTest
  @EnumSource(
      names = {
        "WRITES",
        "HTTP_BODY",
        "SENDS",
        "STOMP_BODY",
        "STOMP_FRAME",
        "SUBSCRIPTIONS",
        "SOCKETS_PER_PLAYER"
      })
  void aLimitCountsWhatItRefuses(Limit limit) {
    Browser browser = Browser.from("198.51.100.1", port);
    browser.choose("Ada");
    double before = refused(limit);
    try (StompPlayer player = StompPlayer.tab(browser)) {
      reach(limit, browser, player);
    }
    assertThat(refused(limit)).isGreaterThan(before);
  }

  private static void reach(Limit limit, Browser browser, StompPlayer player) {
    switch (limit) {
      case WRITES ->
          IntStream.range(0, 200).forEach(i -> browser.put("/api/session", Map.of("name", "Ada")));
      case HTTP_BODY -> browser.put("/api/session", Map.of("name", "x".repeat(40_000)));
      case SENDS -> {
        IntStream.range(0, 200).forEach(i -> player.send("/app/nothing.here", Map.of()));
        player.awaitReply(reply -> reply.path("code").asString().equals("too-fast"));
      }
      case STOMP_BODY -> player.ask("/app/nothing.here", Map.of("text", "x".repeat(5_000)));
      case STOMP_FRAME -> {
        player.raw("SEND\ndestination:/app/nothing.here\n\n" + "x".repeat(20_000) + "\0");
        player.awaitClose();
      }
      case SUBSCRIPTIONS -> {
        IntStream.range(0, 4).forEach(i -> player.subscribe("/user/topic/replies"));
        player.awaitReply(reply -> reply.path("code").asString().equals("too-many"));
      }
      case SOCKETS_PER_PLAYER -> {
        List<StompPlayer> tabs = new ArrayList<>();
        try {
          assertThatThrownBy(
                  () -> IntStream.range(0, 21).forEach(i -> tabs.add(StompPlayer.tab(browser))))
              .hasStackTraceContaining("429");
        } finally {
          tabs.forEach(StompPlayer::close);
        }
      }
      default -> throw new IllegalArgumentException("Expected a limit of this test, was " + limit);
    }
  }

  private double gauge(String name) {
    return meters.get(name).gauge().value();
  }

  @Test
  void peopleAreCountedOnceAndSocketsEach() {
    await().until(() -> gauge("chalet.sockets.open") == 0);
    try (StompPlayer ada = StompPlayer.guest(port, "Ada");
        StompPlayer another = StompPlayer.tab(ada.browser());
        StompPlayer bob = StompPlayer.guest(port, "Bob");
        StompPlayer stranger = StompPlayer.stranger(port);
        StompPlayer late = StompPlayer.unconnected(Browser.named(port, "Cy"))) {
      assertThat(List.of(ada, another, bob, stranger, late)).allMatch(StompPlayer::isOpen);
      await().until(() -> gauge("chalet.sockets.open") == 5);
      assertThat(gauge("chalet.players.online")).isEqualTo(2);
    }
    await().until(() -> gauge("chalet.players.online") == 0);
  }
}
