package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.testing.Browser;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.StompPlayer;
import games.chalet.testing.WholeServer;
import java.net.URI;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.test.web.server.LocalServerPort;

/**
 * Programs whose token comes in the passcode of CONNECT, since they run in a browser: they may what
 * others may, and what a foreign page opens in somebody's browser is never that somebody's.
 */
@WholeServer
class PasscodeSocketTest {

  private static final int CONNECT_ANEW = 4001;
  private static final String REPLIES = "/user/topic/replies";
  private static final String FOREIGN = "https://evil.example.org";

  @LocalServerPort private int port;

  private StompPlayer ada;
  private String path = "";
  private String id = "";

  @SuppressWarnings("NullAway.Init")
  PasscodeSocketTest() {}

  @BeforeEach
  void openATable() {
    ada = StompPlayer.guest(port, "Ada");
    PlayedTable table =
        PlayedTable.open(List.of(ada.browser()), PlayedTable.wanted("avalanche", 2, "OFF"));
    id = table.id();
    path = table.path("");
  }

  @AfterEach
  void close() {
    ada.close();
  }

  private String token() {
    return ada.browser().post(path + "/seats/1/program", null).json().path("token").asString();
  }

  private String site() {
    return "http://localhost:" + port;
  }

  private StompPlayer connected(String address, String origin, String token) {
    StompPlayer page = StompPlayer.unconnectedPage(ada.browser(), address, origin);
    page.connectBy(token);
    page.awaitFrame(frame -> frame.startsWith("CONNECTED"));
    page.subscribe(REPLIES);
    return page;
  }

  private String ended(StompPlayer page) {
    String error = page.awaitFrame(frame -> frame.startsWith("ERROR"));
    page.awaitClose();
    return error;
  }

  @ParameterizedTest
  @CsvSource({
    "/ws, own",
    "/ws, ''",
    "/ws/program, own",
    "/ws/program, ''",
    "/ws/program, https://bots.example.org",
    "/ws/program, null"
  })
  void aProgramPlaysItsSeatAndNothingElse(String address, String origin) {
    String token = token();
    try (StompPlayer program = connected(address, origin.equals("own") ? site() : origin, token)) {
      program.subscribe("/topic/table." + id + ".programs");
      program.settleAs("/app/table." + id + ".snapshot");
      assertThat(Browser.ok(ada.browser().get(path)).at("/seats/1/online").asBoolean()).isTrue();
      String match = Browser.ok(ada.browser().post(path + "/start", null)).path("match").asString();
      assertThat(program.snapshot(match).at("/position/viewer").asString())
          .as("not the seat of whose cookies the browser has")
          .isEqualTo("seat.1");
      program.subscribe("/topic/match." + match + ".seat.0");
      program.awaitReply(it -> it.path("code").asString("").equals("not-for-programs"));
      assertThat(program.ask(match, "leave", Map.of()).path("code").asString())
          .isEqualTo("not-for-programs");
      ada.browser().delete(path + "/seats/1/program");
      assertThat(program.awaitClose()).as("as by the header").isEqualTo(CONNECT_ANEW);
    }
  }

  @Test
  void aForeignPageHasNoSocketOfAGuest() {
    assertThatThrownBy(() -> StompPlayer.unconnectedPage(ada.browser(), "/ws", FOREIGN))
        .hasMessageContaining("No WebSocket: HTTP/1.1 4");
    try (StompPlayer page = StompPlayer.unconnectedPage(ada.browser(), "/ws/program", FOREIGN)) {
      // Even with what only our own page can read.
      page.connect(ada.browser().csrfToken());
      assertThat(ended(page)).contains("csrf");
    }
  }

  /** Names of the address that lead to the same place, if the server is asked the right way. */
  @ParameterizedTest
  @ValueSource(
      strings = {"/ws/%70rogram", "/ws/program;x=1", "/ws/program?x=/ws", "/ws//program", "/%77s"})
  void noOtherWritingOfTheAddressLetsAForeignPageIn(String address) {
    try (StompPlayer page = StompPlayer.unconnectedPage(ada.browser(), address, FOREIGN)) {
      page.connect(ada.browser().csrfToken());
      assertThat(ended(page)).contains("csrf");
    } catch (AssertionError refused) {
      assertThat(refused).hasMessageContaining("No WebSocket: HTTP/1.1 4");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"})
  void aForgedPasscodeEndsTheSocket(String passcode) {
    for (String address : List.of("/ws", "/ws/program")) {
      try (StompPlayer page = StompPlayer.unconnectedPage(ada.browser(), address, site())) {
        page.connectBy(passcode);
        assertThat(ended(page)).contains("unknown-token");
      }
    }
  }

  @Test
  void nothingIsHeardBeforeConnect() {
    try (StompPlayer page = StompPlayer.unconnectedPage(ada.browser(), "/ws/program", FOREIGN)) {
      page.raw("SUBSCRIBE\nid:1\ndestination:/topic/lobby\n\n\0");
      assertThat(ended(page)).contains("forbidden");
    }
  }

  @Test
  void aPlayerForgottenSinceTheHandshakeIsRefused() {
    String token = token();
    Browser browser = Browser.at(port);
    String bea = browser.choose("Bea").at("/player/id").asString();
    Browser.ok(browser.visit(code()));
    StompPlayer program = StompPlayer.unconnectedPage(browser, "/ws", site());
    program.connectBy(token);
    program.awaitFrame(frame -> frame.startsWith("CONNECTED"));
    program.subscribe(REPLIES);
    assertThat(Browser.ok(ada.browser().get(path)).at("/visitors/0/player/id").asString())
        .isEqualTo(bea);
    assertThat(Browser.ok(ada.browser().get(path)).at("/visitors/0/online").asBoolean()).isFalse();
    assertThat(browser.delete("/api/session").status()).isEqualTo(204);
    program.settleAs("/app/table." + id + ".snapshot");
    assertThat(program.isOpen()).as("it is no socket of hers").isTrue();
    program.close();
  }

  private String code() {
    return Browser.ok(ada.browser().get(path)).path("code").asString();
  }

  @Test
  void aProgramHasTwoSocketsHoweverTheyWereOpened() {
    String token = token();
    try (StompPlayer first = StompPlayer.program(port, token)) {
      try (StompPlayer second = connected("/ws/program", FOREIGN, token);
          StompPlayer third = StompPlayer.unconnectedPage(ada.browser(), "/ws/program", FOREIGN)) {
        third.connectBy(token);
        assertThat(ended(third)).contains("too-fast");
        assertThatThrownBy(() -> StompPlayer.unconnectedProgram(port, token))
            .hasMessageContaining("No WebSocket: HTTP/1.1 4");
        assertThat(second.isOpen()).isTrue();
      }
      Awaitility.await().untilAsserted(() -> StompPlayer.unconnectedProgram(port, token).close());
      assertThat(first.isOpen()).isTrue();
    }
  }

  @Test
  void openingSocketsCountsAsReading() {
    String token = token();
    for (int read = 0; read < 30; read++) {
      Browser.ok(Browser.at(port).asProgram("GET", "/api/program", "Bearer " + token));
    }
    try (StompPlayer page = StompPlayer.unconnectedPage(ada.browser(), "/ws/program", FOREIGN)) {
      page.connectBy(token);
      assertThat(ended(page)).contains("too-fast");
    }
  }

  @Test
  void itSendsAsFastAsAProgramMay() {
    try (StompPlayer program = connected("/ws/program", FOREIGN, token())) {
      for (int sent = 0; sent < 3_000; sent++) {
        program.send("/app/table." + id + ".snapshot", Map.of());
      }
      program.awaitReply(it -> it.path("code").asString("").equals("too-fast"));
    }
  }

  /** Line ends are no sign of who it is. */
  @Test
  void aSocketWithoutConnectIsClosed() {
    try (StompPlayer page = StompPlayer.unconnectedPage(ada.browser(), "/ws/program", FOREIGN)) {
      Awaitility.await()
          .atMost(Duration.ofSeconds(40))
          .pollInterval(Duration.ofSeconds(1))
          .until(
              () -> {
                page.unlessClosed(() -> page.raw("\n"));
                return !page.isOpen();
              });
      assertThat(page.messages()).anyMatch(frame -> frame.contains("too-slow"));
    }
  }

  @Test
  void aPageOfAnySiteMayAskForItsSeat() {
    String token = token();
    Browser.Answer asked =
        Browser.at(port)
            .send(
                HttpRequest.newBuilder(URI.create(site() + "/api/program"))
                    .method("OPTIONS", HttpRequest.BodyPublishers.noBody())
                    .header("Origin", FOREIGN)
                    .header("Access-Control-Request-Method", "GET")
                    .header("Access-Control-Request-Headers", "authorization"));
    assertThat(asked.status()).isEqualTo(200);
    assertThat(asked.header("Access-Control-Allow-Origin")).isEqualTo("*");
    assertThat(asked.header("Access-Control-Allow-Headers")).isEqualToIgnoringCase("authorization");
    for (String authorization : List.of("Bearer " + token, "Bearer x")) {
      Browser.Answer answer =
          Browser.at(port)
              .send(
                  HttpRequest.newBuilder(URI.create(site() + "/api/program"))
                      .header("Origin", FOREIGN)
                      .header("Authorization", authorization));
      assertThat(answer.status()).isEqualTo(authorization.endsWith("x") ? 401 : 200);
      assertThat(answer.header("Access-Control-Allow-Origin")).isEqualTo("*");
      assertThat(answer.response().headers().firstValue("Access-Control-Allow-Credentials"))
          .isEmpty();
    }
    Browser.Answer session =
        ada.browser()
            .send(
                HttpRequest.newBuilder(URI.create(site() + "/api/session"))
                    .header("Origin", FOREIGN));
    assertThat(session.response().headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
  }
}
