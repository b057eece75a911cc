package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import games.chalet.testing.Browser.Answer;
import games.chalet.testing.LimitedServer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/**
 * An address opens, begins and asks for only so many tables and matches; others are not held up.
 * Nobody here sits with another person: they have half of what an address has.
 */
@LimitedServer
class GrowthLimitTest {

  private static final Map<String, Object> SOLITAIRE = Map.of("game", "infiniski", "giveUp", true);

  private static final Map<String, Object> JOIN = Map.of("kind", "JOIN");

  @LocalServerPort private int port;

  private Browser guest(String address) {
    Browser guest = Browser.from(address, port);
    guest.choose("Guest");
    return guest;
  }

  private static void refused(Answer answer) {
    assertThat(answer.status()).isEqualTo(429);
    assertThat(answer.json().path("code").asString()).isEqualTo("too-fast");
    assertThat(Integer.parseInt(answer.header("Retry-After"))).isPositive();
  }

  @Test
  void anAddressOpensOnlySoManyTables() {
    Browser greedy = guest("203.0.113.1");
    Browser.ok(greedy.post("/api/tables", table("avalanche", 2)));
    Browser.ok(greedy.post("/api/tables", table("avalanche", 2)));
    refused(greedy.post("/api/tables", table("avalanche", 2)));
    refused(guest("203.0.113.1").post("/api/tables", table("avalanche", 2)));
    assertThat(Browser.ok(greedy.get("/api/tables/mine"))).hasSize(2);
    Browser.ok(guest("203.0.113.2").post("/api/tables", table("avalanche", 2)));
  }

  @Test
  void anAddressBeginsOnlySoManySolitaires() {
    Browser greedy = guest("203.0.113.11");
    Browser.ok(greedy.post("/api/solitaires", SOLITAIRE));
    JsonNode second = Browser.ok(greedy.post("/api/solitaires", SOLITAIRE));
    refused(greedy.post("/api/solitaires", SOLITAIRE));
    // What is being played has not been given up for it.
    assertThat(match(greedy, second.path("match").asString())).isEqualTo("PLAYING");
    Browser.ok(guest("203.0.113.12").post("/api/solitaires", SOLITAIRE));
  }

  @Test
  void theSameCardsOnceMoreAndDealsCountToo() {
    Browser greedy = guest("203.0.113.21");
    String match = Browser.ok(greedy.post("/api/solitaires", SOLITAIRE)).path("match").asString();
    assertThat(greedy.post("/api/matches/" + match + "/give-up", null).status()).isEqualTo(204);
    Browser.ok(greedy.post("/api/matches/" + match + "/again", null));
    String deal = Browser.ok(greedy.get("/api/daily")).get(0).at("/deal/code").asString();
    refused(greedy.post("/api/matches/" + match + "/again", null));
    refused(greedy.post("/api/deals/" + deal + "/play", null));
    refused(greedy.post("/api/solitaires", SOLITAIRE));
    Browser.ok(guest("203.0.113.22").post("/api/deals/" + deal + "/play", null));
  }

  @Test
  void matchesAtTablesCountToo() {
    Browser greedy = guest("203.0.113.31");
    Browser.ok(greedy.post("/api/solitaires", SOLITAIRE));
    Browser.ok(greedy.post("/api/solitaires", SOLITAIRE));
    String table = seated(greedy);
    refused(greedy.post(table + "/start", null));
    refused(greedy.post(table + "/rematch", null));
    assertThat(Browser.ok(greedy.get(table)).path("status").asString()).isEqualTo("GATHERING");
    Browser elsewhere = guest("203.0.113.32");
    assertThat(
            Browser.ok(elsewhere.post(seated(elsewhere) + "/start", null))
                .path("status")
                .asString())
        .isEqualTo("PLAYING");
  }

  @Test
  void anAddressAsksHostsOnlySoOftenWhicheverTableThatIs() {
    String table = seated(guest("203.0.113.40"));
    for (String asked : List.of(table, "/api/tables/nowhere")) {
      boolean isThere = asked.equals(table);
      Browser greedy = guest(isThere ? "203.0.113.41" : "203.0.113.42");
      for (int once = 0; once < 3; once++) {
        assertThat(greedy.post(asked + "/requests", JOIN).status()).isEqualTo(204);
      }
      refused(greedy.post(asked + "/requests", JOIN));
      Browser other = guest(isThere ? "203.0.113.41" : "203.0.113.42");
      refused(other.post(asked + "/requests", JOIN));
      assertThat(greedy.delete(asked + "/requests/mine").status()).isEqualTo(204);
      assertThat(greedy.get(asked + "/requests/mine").status()).isEqualTo(200);
    }
  }

  /** The path of a table for one at which its host sits ready. */
  private static String seated(Browser host) {
    String table =
        "/api/tables/"
            + Browser.ok(host.post("/api/tables", table("infiniski", 1))).path("id").asString();
    Browser.ok(host.put(table + "/ready", Map.of("ready", true)));
    return table;
  }

  private static String match(Browser browser, String match) {
    return Browser.ok(browser.get("/api/matches/" + match)).path("status").asString();
  }

  private static Map<String, Object> table(String game, int seats) {
    return Map.of(
        "game",
        game,
        "seats",
        seats,
        "settings",
        Map.of("options", Map.of(), "turnClock", "OFF", "isPublic", false, "spectators", false));
  }
}
