package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import games.chalet.testing.Browser;
import games.chalet.testing.Browser.Answer;
import games.chalet.testing.StompPlayer;
import games.chalet.testing.WholeServer;
import games.chalet.web.Ids;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** Strangers who know only the address of a table: they learn nothing before they are let in. */
@WholeServer
class JoinRequestHttpTest {

  private static final Set<String> TIMES = Set.of("date", "x-server-time");
  private static final Map<String, Object> JOIN = Map.of("kind", "JOIN");
  private static final Map<String, Object> NOT_NOW = Map.of("answer", "NOT_NOW");

  @LocalServerPort private int port;

  private Browser host = Browser.at(0);
  private Browser eve = Browser.at(0);
  private @Nullable StompPlayer tab;

  @BeforeEach
  void comeOnline() {
    host = Browser.named(port, "Host");
    eve = Browser.named(port, "Eve");
    tab = StompPlayer.tab(host);
  }

  @AfterEach
  void leave() {
    if (tab != null) {
      tab.close();
    }
  }

  @Test
  void aStrangerLearnsNothingWhicheverTableTheyAskFor() {
    String open = opened();
    String barring = opened();
    letInAndRemove(eve, barring);
    String closed = opened();
    assertThat(host.delete(closed + "/visitors/" + host.id()).status()).isEqualTo(204);
    String playing = playing();
    Map<String, Map<String, String>> answers = new LinkedHashMap<>();
    for (String table : List.of(path(Ids.random()), open, barring, closed, playing)) {
      answers.put(table, allAnswersOf(table));
      if (table.equals(open)) {
        await().until(() -> requests(open).size() == 1);
        Browser.ok(host.put(open + "/requests/" + eve.id(), Map.of("answer", "NOT_NOW")));
        assertThat(allAnswersOf(open)).isEqualTo(answers.get(open));
        assertThat(requests(open)).isEmpty();
      }
    }
    Map<String, String> nothing = answers.values().iterator().next();
    assertThat(nothing.get("GET")).startsWith("404 ").contains("unknown-table");
    assertThat(nothing.get("POST /requests {kind=JOIN}")).startsWith("204 ");
    assertThat(nothing.get("GET /requests/mine"))
        .startsWith("200 {\"joined\":false,\"waitMillis\":600000}");
    answers.forEach((table, told) -> assertThat(told).as(table).isEqualTo(nothing));
  }

  /** All that a stranger may send to a table, by the request, with all that comes back. */
  private Map<String, String> allAnswersOf(String table) {
    Map<String, String> answers = new LinkedHashMap<>();
    for (String path : List.of("", "/evening", "/requests/mine")) {
      answers.put("GET" + (path.isEmpty() ? "" : " " + path), told(table, eve.get(table + path)));
    }
    for (Map<String, Object> wish :
        List.of(
            JOIN,
            JOIN,
            Map.<String, Object>of("kind", "BOT_SEAT", "seat", 1),
            Map.<String, Object>of("kind", "CLAIM", "seat", 0),
            Map.<String, Object>of("kind", "NOTHING"))) {
      answers.put("POST /requests " + wish, told(table, eve.post(table + "/requests", wish)));
    }
    answers.put("after", told(table, eve.get(table + "/requests/mine")));
    answers.put("still", told(table, eve.get(table)));
    String answer = table + "/requests/" + eve.id();
    answers.put("PUT answer", told(table, eve.put(answer, Map.of("answer", "YES"))));
    answers.put("come in", told(table, eve.post(table + "/guests", Map.of("name", "Eva"))));
    answers.put("sit", told(table, eve.put(table + "/seats/1", null)));
    answers.put("ready", told(table, eve.put(table + "/ready", Map.of("ready", true))));
    answers.put("start", told(table, eve.post(table + "/start", null)));
    answers.put("rematch", told(table, eve.post(table + "/rematch", null)));
    answers.put("chat", told(table, eve.post(table + "/chat", Map.of("text", "hello"))));
    answers.put("leave", told(table, eve.delete(table + "/visitors/" + eve.id())));
    return answers;
  }

  /** Everything of an answer but its time and the address that was asked. */
  private static String told(String table, Answer answer) {
    String headers =
        new TreeMap<>(answer.response().headers().map())
            .entrySet().stream()
                .filter(header -> !TIMES.contains(header.getKey().toLowerCase(Locale.ROOT)))
                .map(header -> header.getKey() + "=" + header.getValue())
                .collect(Collectors.joining("\n"));
    String body = answer.response().body().replace(table, "/api/tables/T");
    return answer.status() + " " + body + "\n" + headers.replace(table, "/api/tables/T");
  }

  @Test
  void theHostLetsAStrangerInWhoSitsDownAtOnce() {
    String table = opened();
    ask(eve, table);
    JsonNode request = requests(table).get(0);
    assertThat(request.at("/player/name").asString()).isEqualTo("Eve");
    assertThat(request.path("kind").asString()).isEqualTo("JOIN");
    assertThat(request.path("answeredBy").asString()).isEqualTo(host.id());
    Browser.ok(host.put(table + "/requests/" + eve.id(), Map.of("answer", "YES")));
    assertThat(eve.read(table + "/requests/mine").path("joined").asBoolean()).isTrue();
    assertThat(eve.read(table).at("/seats/1/player/id").asString()).isEqualTo(eve.id());
    assertThat(eve.read(table).has("requests")).isFalse();
  }

  @Test
  void nobodyButTheHostAnswers() {
    String table = opened();
    Browser ada = Browser.named(port, "Ada");
    Browser.ok(ada.visit(code(table)));
    ask(eve, table);
    Answer answered = ada.put(table + "/requests/" + eve.id(), Map.of("answer", "YES"));
    assertThat(answered.status()).isEqualTo(403);
    assertThat(answered.json().path("code").asString()).isEqualTo("not-host");
    assertThat(eve.get(table).status()).isEqualTo(404);
  }

  @Test
  void duringAMatchAStrangerWatches() {
    String table = playing();
    ask(eve, table);
    Browser.ok(host.put(table + "/requests/" + eve.id(), Map.of("answer", "YES")));
    assertThat(eve.read(table).at("/visitors/0/player/id").asString()).isEqualTo(eve.id());
  }

  @Test
  void removedMeansAlsoNotByTheLink() {
    String table = opened();
    letInAndRemove(eve, table);
    assertThat(eve.post(table + "/requests", JOIN).status()).isEqualTo(204);
    Answer visit = eve.visit(code(table));
    assertThat(visit.json().path("code").asString()).isEqualTo("barred");
    ask(elsewhere(1), table); // The queue has had Eve's before.
    assertThat(requests(table)).hasSize(1);
  }

  @Test
  void aRequestCanBeTakenBack() {
    String table = opened();
    ask(eve, table);
    assertThat(eve.delete(table + "/requests/mine").status()).isEqualTo(204);
    await().until(() -> requests(table).isEmpty());
  }

  @Test
  void onlyAFewStrangersAskAtOnce() {
    String table = opened();
    for (int number = 0; number < 8; number++) {
      assertThat(elsewhere(number).post(table + "/requests", JOIN).status()).isEqualTo(204);
    }
    await().until(() -> requests(table).size() == 5);
    String first = requests(table).get(0).at("/player/id").asString();
    JsonNode left = Browser.ok(host.put(table + "/requests/" + first, NOT_NOW)).path("requests");
    assertThat(left).hasSize(4);
    await().until(() -> requests(table).size() == 5);
  }

  @Test
  void aFriendGetsThroughAFloodFromOneAddress() {
    String table = opened();
    for (int number = 0; number < 8; number++) {
      assertThat(elsewhere(0).post(table + "/requests", JOIN).status()).isEqualTo(204);
    }
    await().until(() -> requests(table).size() == 1);
    ask(elsewhere(1), table);
    assertThat(requests(table)).hasSize(2);
  }

  @Test
  void askingNeedsAGuest() {
    Browser stranger = Browser.at(port);
    stranger.greet();
    for (String table : List.of(opened(), path(Ids.random()))) {
      Answer asked = stranger.post(table + "/requests", JOIN);
      assertThat(asked.status()).isEqualTo(401);
      assertThat(asked.json().path("code").asString()).isEqualTo("guest-needed");
    }
  }

  /** A new guest at another address. */
  private Browser elsewhere(int number) {
    Browser guest = Browser.from("192.0.2." + number, port);
    guest.choose("S" + number);
    return guest;
  }

  private void letInAndRemove(Browser person, String table) {
    ask(person, table);
    Browser.ok(host.put(table + "/requests/" + person.id(), Map.of("answer", "YES")));
    assertThat(host.delete(table + "/visitors/" + person.id()).status()).isEqualTo(204);
  }

  /** Asks, and waits until the host has heard of it. */
  private void ask(Browser person, String table) {
    assertThat(person.post(table + "/requests", JOIN).status()).isEqualTo(204);
    await()
        .until(
            () ->
                requests(table)
                    .valueStream()
                    .anyMatch(asked -> asked.at("/player/id").asString().equals(person.id())));
  }

  private JsonNode requests(String table) {
    JsonNode requests = host.read(table).path("requests");
    return requests.isMissingNode() ? Browser.JSON.tree(List.of()) : requests;
  }

  private String code(String table) {
    return host.read(table).path("code").asString();
  }

  private String opened() {
    Map<String, Object> settings =
        Map.of("options", Map.of(), "turnClock", "OFF", "isPublic", false, "spectators", true);
    JsonNode opened =
        Browser.ok(host.post("/api/tables", Map.of("game", "avalanche", "settings", settings)));
    return path(opened.path("id").asString());
  }

  private String playing() {
    return path(
        Browser.ok(
                host.post(
                    "/api/tables/against-bots",
                    Map.of("game", "avalanche", "seats", 3, "level", "BEGINNER")))
            .path("id")
            .asString());
  }

  private static String path(String table) {
    return "/api/tables/" + table;
  }
}
