package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.testing.Browser;
import games.chalet.testing.Browser.Answer;
import games.chalet.testing.LimitedServer;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.StompPlayer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/**
 * An attacker at an address uses up all that they may, as a stranger and alone at a table of their
 * own. Who has a seat there goes on, and who comes by an invite link comes in. Nothing that is used
 * up comes back while the tests run, and each has an address of its own.
 */
@LimitedServer
class NeighboursTest {

  private static final String FILE = "/assets/probe-1a2b3c4d.js";

  private static final Map<String, Object> TABLE =
      PlayedTable.wanted("hike", 2, "OFF", Map.of(), false);

  @LocalServerPort private int port;

  private static void untilRefused(Supplier<Answer> request) {
    assertThat(Stream.generate(request).limit(1_000).anyMatch(answer -> answer.status() == 429))
        .isTrue();
  }

  private Browser guest(String address, String name) {
    Browser guest = Browser.from(address, port);
    guest.choose(name);
    return guest;
  }

  private JsonNode tableElsewhere(String address) {
    return Browser.ok(guest(address, "Host").post("/api/tables", TABLE));
  }

  private static void useUp(Browser attacker) {
    untilRefused(() -> attacker.post("/api/tables", TABLE));
    untilRefused(() -> attacker.post("/api/solitaires", Map.of("game", "infiniski")));
    untilRefused(() -> attacker.delete("/api/tables/nowhere/requests/mine"));
    untilRefused(() -> attacker.get("/api/games"));
    untilRefused(() -> attacker.get(FILE));
  }

  /** New guests at an address, until it may make no more. */
  private void makeGuests(String address) {
    Browser stranger = Browser.from(address, port);
    Browser.ok(stranger.get("/api/session"));
    untilRefused(
        () -> {
          Browser next = Browser.from(address, port);
          next.get("/api/session");
          return next.put("/api/session", Map.of("name", "More"));
        });
  }

  @Test
  void whoComesByALinkComesInWhereStrangersHaveUsedUpAll() {
    String here = "198.18.0.1";
    JsonNode table = tableElsewhere("198.18.0.2");
    Browser attacker = guest(here, "Attacker");
    makeGuests(here);
    useUp(attacker);

    Browser friend = Browser.from(here, port);
    String code = table.path("code").asString();
    assertThat(friend.get("/i/" + code).status()).isEqualTo(200);
    for (int file = 0; file < 20; file++) {
      assertThat(friend.get(FILE).status()).isEqualTo(200);
    }
    friend.choose("Friend");
    Browser.ok(friend.get("/api/invitations/" + code));
    String path = "/api/tables/" + table.path("id").asString();
    Browser.ok(friend.visit(code));
    Browser.ok(friend.put(path + "/seats/1", null));
    try (StompPlayer tab = StompPlayer.tab(friend)) {
      assertThat(tab.isOpen()).isTrue();
    }
    // Others are strangers there, still.
    assertThat(Browser.from(here, port).get("/").status()).isEqualTo(429);
  }

  @Test
  void aCodeThatLeadsNowhereOpensNothing() {
    String here = "198.18.1.1";
    Browser attacker = guest(here, "Attacker");
    makeGuests(here);
    untilRefused(() -> attacker.get("/api/games"));
    Browser guesser = Browser.from(here, port);
    assertThat(guesser.get("/i/" + "x".repeat(22)).status()).isEqualTo(429);
    assertThat(guesser.get("/api/games").status()).isEqualTo(429);
  }

  @Test
  void newGuestsByALinkAreAsManyAsThereArePlacesAtTheTable() {
    String code = tableElsewhere("198.18.2.2").path("code").asString();
    int made = 0;
    for (int address = 0; address < 100; address++) {
      String here = "198.19.0." + address;
      makeGuests(here);
      Browser friend = Browser.from(here, port);
      friend.get("/i/" + code);
      friend.get("/api/session");
      made += friend.put("/api/session", Map.of("name", "Friend")).status() == 200 ? 1 : 0;
    }
    assertThat(made).isEqualTo(2 + 60);
  }

  @Test
  void whoHasASeatGoesOn() {
    String here = "198.18.3.1";
    Browser ann = guest(here, "Ann");
    Browser ben = guest(here, "Ben");
    JsonNode table = Browser.ok(ann.post("/api/tables", TABLE));
    String path = "/api/tables/" + table.path("id").asString();
    Browser.ok(ben.visit(table.path("code").asString()));
    Browser.ok(ben.put(path + "/seats/1", null));
    try (StompPlayer tab = StompPlayer.tab(ben);
        StompPlayer loud = StompPlayer.tab(guest(here, "Loud"))) {
      for (int i = 0; i < 60; i++) {
        code(loud);
      }
      assertThat(code(loud)).isEqualTo("too-fast");
      useUp(guest(here, "Attacker"));
      assertThat(code(tab)).isEqualTo("not-found");
    }
    Browser.ok(ann.get(path));
    Browser.ok(ann.put(path + "/ready", Map.of("ready", true)));
    Browser.ok(ben.put(path + "/ready", Map.of("ready", true)));
    assertThat(Browser.ok(ann.get(path)).path("status").asString()).isEqualTo("GATHERING");
    Browser.ok(ann.post(path + "/start", null));
    Browser.ok(ben.post("/api/tables", TABLE));
  }

  private static String code(StompPlayer player) {
    return player.ask("/app/nothing.here", Map.of()).path("code").asString();
  }

  @Test
  void socketsOfStrangersLeaveRoomForWhoComesByALink() {
    String here = "198.18.4.1";
    String code = tableElsewhere("198.18.4.2").path("code").asString();
    List<StompPlayer> open = new ArrayList<>();
    try {
      for (int i = 0; i < 10; i++) {
        open.add(StompPlayer.tab(Browser.from(here, port)));
      }
      Browser stranger = Browser.from(here, port);
      assertThatThrownBy(() -> StompPlayer.tab(stranger)).hasStackTraceContaining("429");
      Browser friend = Browser.from(here, port);
      friend.get("/i/" + code);
      open.add(StompPlayer.tab(friend));
    } finally {
      open.forEach(StompPlayer::close);
    }
  }
}
