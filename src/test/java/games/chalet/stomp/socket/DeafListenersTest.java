package games.chalet.stomp.socket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import games.chalet.stomp.StompMessaging;
import games.chalet.stomp.sending.SendBudget;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.RawHttp;
import games.chalet.testing.StompPlayer;
import games.chalet.testing.WholeServer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/**
 * Many who listen and do not read: together they get no more memory than the server has set aside,
 * and a match beside them goes on. Only the common budget is at work here, neither the bound of one
 * socket nor its deadline.
 */
@WholeServer
class DeafListenersTest {

  private static final String TOPIC = "/topic/lobby";
  private static final int DEAF = 12;
  private static final int BODY = 1024 * 1024;

  /** Far more than the budget and what the operating system keeps for each of them. */
  private static final int MOST_BODIES = 60;

  @LocalServerPort private int port;
  @Autowired private StompMessaging messaging;
  @Autowired private SendBudget budget;
  @Autowired private StompSessions sessions;

  private final List<RawHttp> deaf = new ArrayList<>();
  private StompPlayer host;
  private StompPlayer ada;
  private String match = "";

  @SuppressWarnings("NullAway.Init")
  DeafListenersTest() {}

  @BeforeEach
  void startAMatch() {
    await().until(() -> sessions.all().isEmpty());
    host = StompPlayer.guest(port, "Host");
    ada = StompPlayer.guest(port, "Ada");
    match = PlayedTable.start(List.of(host.browser(), ada.browser()), "avalanche", "OFF").match();
  }

  @AfterEach
  void close() throws IOException {
    for (RawHttp browser : deaf) {
      browser.close();
    }
    host.close();
    ada.close();
  }

  @Test
  void areLetGoWhileAMatchGoesOnAndWhoReadsHearsEverything() throws IOException {
    for (int number = 0; number < DEAF; number++) {
      deaf.add(DeafBrowser.listeningTo(port, TOPIC));
    }
    ada.subscribe(TOPIC);
    ada.settle();
    int bodies = 0;
    while (letGo() < DEAF) {
      assertThat(++bodies).as("bodies, with %d let go", letGo()).isLessThanOrEqualTo(MOST_BODIES);
      int body = bodies;
      messaging.publish(TOPIC, Map.of("number", body, "padding", "x".repeat(BODY)));
      ada.await(TOPIC, told -> told.path("number").asInt() == body);
      playOn();
      assertThat(budget.isExceeded()).isFalse();
    }
    assertThat(ada.isOpen()).isTrue();
    assertThat(host.isOpen()).isTrue();
    await().untilAsserted(() -> assertThat(budget.waiting()).isLessThan(BODY));
  }

  /** Returns the number of deaf sockets without a subscription; some may be closed altogether. */
  private long letGo() {
    long there = sessions.all().stream().filter(session -> !session.isEnded()).count();
    return DEAF + List.of(host, ada).size() - there;
  }

  private void playOn() {
    StompPlayer awaited =
        snapshot(host).path("turn").path("awaited").get(0).asInt() == 0 ? host : ada;
    JsonNode position = snapshot(awaited);
    Map<String, Object> act =
        Map.of("choice", position.path("choice"), "action", position.path("legalActions").get(0));
    assertThat(awaited.ask(match, "act", act).path("kind").asString()).isEqualTo("ack");
  }

  private JsonNode snapshot(StompPlayer player) {
    return player.snapshot(match).path("position");
  }
}
