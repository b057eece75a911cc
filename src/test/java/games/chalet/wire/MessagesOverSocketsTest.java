package games.chalet.wire;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import games.chalet.testing.StompPlayer;
import games.chalet.testing.WholeServer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** Every message on topics and replies says what it is, and is as the schema says. */
@WholeServer
class MessagesOverSocketsTest {

  private static final String REPLIES = "/user/topic/replies";
  private static final String LOBBY = "/topic/lobby";
  private static final int PLIES = 6;

  private static final SchemaCheck SCHEMA = SchemaCheck.strict();

  @LocalServerPort private int port;

  private StompPlayer ada;
  private StompPlayer ben;
  private StompPlayer program;
  private String table = "";
  private String match = "";

  @SuppressWarnings("NullAway.Init")
  MessagesOverSocketsTest() {}

  /** Ada in seat 0, a program of hers in seat 1, and Ben, who watches. */
  @BeforeEach
  void openATable() {
    ada = StompPlayer.guest(port, "Ada");
    ben = StompPlayer.guest(port, "Ben");
    ada.subscribe(LOBBY);
    ada.settle();
    table = Browser.ok(ada.browser().post("/api/tables", newTable())).path("id").asString();
    String path = "/api/tables/" + table;
    ada.subscribe(news());
    program =
        StompPlayer.program(
            port,
            ada.browser().post(path + "/seats/1/program", null).json().path("token").asString());
    program.subscribe(news() + ".programs");
    program.settleAs("/app/table." + table + ".snapshot");
    Browser.ok(ben.browser().post(path + "/guests", Map.of("watch", true)));
    match = Browser.ok(ada.browser().post(path + "/start", null)).path("match").asString();
    ada.subscribe(topic("seat.0"));
    ada.subscribeToChanges(topic("seat.0"));
    program.subscribe(topic("seat.1"));
    ben.subscribeToChanges(topic("spectators"));
    ada.settle();
    ben.settle();
    program.snapshot(match);
  }

  @AfterEach
  void close() {
    ada.close();
    ben.close();
    program.close();
  }

  @Test
  void topicsAndRepliesSayWhatTheyTell() {
    play();
    refusals();
    String away = "/api/tables/" + table + "/visitors/" + ben.playerId();
    assertThat(ada.browser().delete(away).status()).isEqualTo(204);
    ben.awaitReply(it -> kind(it).equals("unsubscribed"));
    ada.await(LOBBY, it -> true);
    for (StompPlayer player : List.of(ada, ben, program)) {
      player.received(REPLIES).forEach(reply -> SCHEMA.check(reply(reply), reply));
    }
    checkTopic(ada, LOBBY, List.of("lobby"));
    checkTopic(ada, news(), List.of("table-news"));
    checkTopic(program, news() + ".programs", List.of("table-news"));
    checkTopic(program, topic("seat.1"), List.of("whole-position"));
    checkTopic(ada, topic("seat.0"), List.of("whole-position"));
    for (StompPlayer player : List.of(ada, ben)) {
      checkChanges(player.received("/topic/match"));
    }
  }

  /** From positions alone: after a snapshot the next one would be whole for all. */
  private void play() {
    JsonNode newest = snapshot(ada);
    for (int ply = 0; ply < PLIES; ply++) {
      int seat = newest.at("/turn/awaited/0").asInt();
      StompPlayer awaited = seat == 0 ? ada : program;
      JsonNode mine =
          newest.path("viewer").asString("").equals("seat." + seat)
              ? newest
              : awaited.await(topic("seat." + seat), it -> isWhole(it) && isAwaited(it, seat));
      awaited.send(
          "/app/match." + match + ".act",
          Map.of("choice", mine.path("choice"), "action", mine.path("legalActions").get(0)));
      int before = mine.path("version").asInt();
      newest =
          awaited.await(
              topic("seat." + seat), it -> isWhole(it) && it.path("version").asInt() > before);
    }
  }

  private static boolean isWhole(JsonNode position) {
    return position.has("view");
  }

  private static boolean isAwaited(JsonNode position, int seat) {
    return position.at("/turn/awaited/0").asInt() == seat;
  }

  private void refusals() {
    ada.ask(match, "undo", Map.of("choice", 1_000_000));
    ada.ask(match, "hint", Map.of("choice", 1_000_000));
    ada.ask("/app/table." + table + ".snapshot", Map.of());
    JsonNode mine = snapshot(ada);
    if (mine.path("turn").path("awaited").toString().equals("[0]")) {
      ada.ask(
          match,
          "foresee",
          Map.of(
              "choice", mine.path("choice"), "actions", List.of(mine.path("legalActions").get(0))));
    }
  }

  /** The only messages without a kind: every byte of them counts. */
  private static void checkChanges(List<JsonNode> told) {
    assertThat(told).anyMatch(one -> !one.has("kind"));
    for (JsonNode one : told) {
      if (one.has("kind")) {
        SCHEMA.check("whole-position", one);
      } else {
        assertThat(one.has("on")).as("%s", one).isTrue();
        SCHEMA.check("position-changes", one);
      }
    }
  }

  /** A kind is the name of its definition, too. */
  private static void checkTopic(StompPlayer player, String topic, List<String> kinds) {
    List<JsonNode> told = player.received(topic);
    assertThat(told).as(topic).extracting(MessagesOverSocketsTest::kind).hasSameElementsAs(kinds);
    told.forEach(one -> SCHEMA.check(kind(one), one));
  }

  /** The definition for a reply of that kind. */
  private static String reply(JsonNode reply) {
    return switch (kind(reply)) {
      case "snapshot" -> "snapshot-reply";
      case "table" -> "table-reply";
      default -> kind(reply);
    };
  }

  private static String kind(JsonNode message) {
    return message.path("kind").asString("");
  }

  private JsonNode snapshot(StompPlayer player) {
    JsonNode answer = player.snapshot(match);
    SCHEMA.check("avalanche.position", answer.path("position"));
    return answer.path("position");
  }

  private String news() {
    return "/topic/table." + table;
  }

  private String topic(String viewer) {
    return "/topic/match." + match + "." + viewer;
  }

  private static Map<String, Object> newTable() {
    return Map.of(
        "game",
        "avalanche",
        "seats",
        2,
        "settings",
        Map.of(
            "options",
            Map.of(),
            "firstSeat",
            0,
            "turnClock",
            "OFF",
            "isPublic",
            true,
            "spectators",
            true));
  }
}
