package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import games.chalet.testing.Browser.Answer;
import games.chalet.testing.StompPlayer;
import games.chalet.testing.WholeServer;
import games.chalet.web.Ids;
import java.net.URI;
import java.net.http.HttpRequest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** Guests who come in with one request, by a link or from the list of public tables. */
@WholeServer
class ComingInTest {

  @LocalServerPort private int port;

  private Browser host = Browser.at(0);
  private String table = "";
  private String link = "";

  @BeforeEach
  void openATableForTwo() {
    host = Browser.named(port, "Host");
    open(false);
  }

  private void open(boolean isPublic) {
    JsonNode opened = Browser.ok(host.post("/api/tables", newTable(isPublic)));
    table = "/api/tables/" + opened.path("id").asString();
    link = "/api/invitations/" + opened.path("code").asString();
  }

  private static Map<String, Object> newTable(boolean isPublic) {
    Map<String, Object> settings =
        Map.of("options", Map.of(), "turnClock", "OFF", "isPublic", isPublic, "spectators", true);
    return Map.of("game", "avalanche", "seats", 2, "settings", settings);
  }

  /** A browser that has asked for its session, and is nobody yet. */
  private Browser stranger() {
    Browser stranger = Browser.at(port);
    stranger.greet();
    return stranger;
  }

  private JsonNode join(Browser guest, String name) {
    return Browser.ok(guest.post(link + "/guests", Map.of("name", name)));
  }

  private JsonNode watch(Browser guest, String name) {
    return Browser.ok(guest.post(link + "/guests", Map.of("name", name, "watch", true)));
  }

  private static String idIn(JsonNode arrival) {
    return arrival.at("/session/player/id").asString();
  }

  private static String seat(JsonNode arrival, int seat) {
    return arrival.at("/table/seats/" + seat + "/player/id").asString("");
  }

  private static List<String> watching(JsonNode table) {
    return table
        .path("visitors")
        .valueStream()
        .map(visitor -> visitor.at("/player/name").asString())
        .toList();
  }

  private static void refused(int status, String code, Answer answer) {
    assertThat(answer.json().path("code").asString()).as(answer.json().toString()).isEqualTo(code);
    assertThat(answer.status()).isEqualTo(status);
  }

  @Test
  void aStrangerIsNamedAndSitsWithOneRequest() {
    Browser ben = stranger();
    JsonNode arrival = join(ben, "  Ben ");
    assertThat(arrival.at("/session/player/name").asString()).isEqualTo("Ben");
    assertThat(arrival.at("/session/csrf/token").asString()).isEqualTo(ben.csrfToken());
    assertThat(seat(arrival, 1)).isEqualTo(idIn(arrival));
    assertThat(arrival.at("/table/seats/1/player/name").asString()).isEqualTo("Ben");
    assertThat(arrival.has("snapshot")).isFalse();
    assertThat(ben.guestToken()).isNotEmpty();
    assertThat(Browser.ok(ben.get("/api/session")).at("/player/id").asString())
        .isEqualTo(idIn(arrival));
    assertThat(Browser.ok(ben.get(table))).isEqualTo(arrival.path("table"));
  }

  @Test
  void aBotMakesRoomAndWithoutASeatOneWatches() {
    Browser.ok(host.put(table + "/seats/1/bot", Map.of("level", "SKIER")));
    JsonNode ben = join(stranger(), "Ben");
    assertThat(seat(ben, 1)).isEqualTo(idIn(ben));
    JsonNode cy = join(stranger(), "Cy");
    assertThat(watching(cy.path("table"))).containsExactly("Cy");
    assertThat(seat(cy, 1)).isEqualTo(idIn(ben));
  }

  @Test
  void whoeverOnlyWatchesTakesNoChairUntilTheyJoin() {
    Browser ben = stranger();
    JsonNode arrival = watch(ben, "Ben");
    assertThat(watching(arrival.path("table"))).containsExactly("Ben");
    assertThat(seat(join(ben, "Ben"), 1)).isEqualTo(idIn(arrival));
  }

  @Test
  void aGuestIsRenamedForAllOrKeepsTheirName() {
    Browser ada = Browser.named(port, "Ada");
    JsonNode kept = Browser.ok(ada.post(link + "/guests", Map.of("watch", true)));
    assertThat(watching(kept.path("table"))).containsExactly("Ada");
    JsonNode renamed = join(ada, "Countess");
    assertThat(idIn(renamed)).isEqualTo(ada.id());
    assertThat(renamed.at("/table/seats/1/player/name").asString()).isEqualTo("Countess");
    assertThat(Browser.ok(host.get(table)).at("/seats/1/player/name").asString())
        .isEqualTo("Countess");
  }

  @Test
  void whoeverSitsStaysThereHoweverOftenTheyCome() {
    JsonNode mine = Browser.ok(host.post(link + "/guests", Map.of()));
    assertThat(seat(mine, 0)).isEqualTo(host.id());
    Browser ben = stranger();
    String id = idIn(join(ben, "Ben"));
    JsonNode again = join(ben, "Ben");
    assertThat(idIn(again)).isEqualTo(id);
    assertThat(seat(again, 1)).isEqualTo(id);
    assertThat(seat(watch(ben, "Ben"), 1)).isEqualTo(id);
    assertThat(watching(Browser.ok(host.get(table)))).isEmpty();
  }

  @Test
  void aStrangersRepeatedRequestWhoseAnswerWasLostFindsTheSameGuest() {
    Browser lost = stranger();
    String key = Ids.random();
    JsonNode first = asTheFirst(lost, key);
    JsonNode again = asTheFirst(lost, key);
    assertThat(idIn(again)).isEqualTo(idIn(first));
    assertThat(seat(again, 1)).isEqualTo(idIn(first));
    assertThat(watching(Browser.ok(host.get(table)))).isEmpty();
    assertThat(idIn(asTheFirst(lost, Ids.random()))).isNotEqualTo(idIn(first));
  }

  @Test
  void aKeyIsWorthNothingInAnotherBrowser() {
    String key = Ids.random();
    JsonNode first = asTheFirst(stranger(), key);
    assertThat(idIn(asTheFirst(stranger(), key))).isNotEqualTo(idIn(first));
  }

  /** Asks to come in with the cookies of that browser, which never sees the answer. */
  private JsonNode asTheFirst(Browser browser, String key) {
    return Browser.ok(
        Browser.at(port)
            .send(
                HttpRequest.newBuilder(URI.create("http://localhost:" + port + link + "/guests"))
                    .header("Cookie", browser.cookieHeader())
                    .header("Content-Type", "application/json")
                    .header("X-XSRF-TOKEN", browser.csrfToken())
                    .header("Idempotency-Key", key)
                    .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Ben\"}"))));
  }

  @Test
  void whatIsRefusedMakesNoGuestAndTakesNoChair() {
    Browser eve = stranger();
    Map<String, String> name = Map.of("name", "Eve");
    refused(404, "unknown-table", eve.post("/api/invitations/absent/guests", name));
    refused(404, "unknown-table", eve.post("/api/tables/absent/guests", name));
    refused(404, "unknown-table", eve.post(table + "/guests", name));
    refused(400, "bad-name", eve.post(link + "/guests", Map.of("name", " ")));
    refused(400, "bad-name", eve.post(link + "/guests", Map.of("name", "Bot Eve")));
    refused(401, "guest-needed", eve.post(link + "/guests", Map.of()));
    assertThat(eve.guestToken()).isEmpty();
    JsonNode now = Browser.ok(host.get(table));
    assertThat(now.path("visitors")).isEmpty();
    assertThat(now.at("/seats/1/player").isNull()).isTrue();
  }

  @Test
  void itNeedsTheTokenLikeEveryWrite() {
    URI address = URI.create("http://localhost:" + port + link + "/guests");
    refused(
        403,
        "csrf",
        host.send(
            HttpRequest.newBuilder(address)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Eve\"}"))));
  }

  @Test
  void aPublicTableNeedsNoLink() {
    open(true);
    Browser ben = stranger();
    JsonNode arrival = Browser.ok(ben.post(table + "/guests", Map.of("name", "Ben")));
    assertThat(seat(arrival, 1)).isEqualTo(idIn(arrival));
  }

  @Test
  void aRemovedGuestStaysOut() {
    Browser ben = stranger();
    String id = idIn(join(ben, "Ben"));
    assertThat(host.delete(table + "/visitors/" + id).status()).isEqualTo(204);
    refused(404, "unknown-table", ben.post(link + "/guests", Map.of()));
    String code = Browser.ok(host.get(table)).path("code").asString();
    refused(403, "barred", ben.post("/api/invitations/" + code + "/guests", Map.of()));
  }

  @Test
  void duringAMatchOneWatchesAndHasTheBoardAtOnce() {
    Browser ben = stranger();
    join(ben, "Ben");
    Browser.ok(host.post(table + "/start", null));
    JsonNode cy = join(stranger(), "Cy");
    assertThat(watching(cy.path("table"))).containsExactly("Cy");
    assertThat(cy.at("/snapshot/position/viewer").asString()).isEqualTo("spectators");
    assertThat(cy.at("/snapshot/position/legalActions")).isEmpty();
    assertThat(cy.at("/snapshot/past").isArray()).isTrue();
    assertThat(cy.at("/snapshot/position/match").asString())
        .isEqualTo(cy.at("/table/match").asString());
    JsonNode back = join(ben, "Ben");
    assertThat(back.at("/snapshot/position/viewer").asString()).isEqualTo("seat.1");
  }

  @Test
  void aMoveAfterTheAnswerIsInTheSnapshotAfterTheSubscription() {
    Browser ben = stranger();
    join(ben, "Ben");
    String match = Browser.ok(host.post(table + "/start", null)).path("match").asString();
    Browser cy = stranger();
    JsonNode arrival = join(cy, "Cy");
    try (StompPlayer first = StompPlayer.tab(host);
        StompPlayer second = StompPlayer.tab(ben);
        StompPlayer watching = StompPlayer.tab(cy)) {
      for (StompPlayer player : List.of(first, second)) {
        JsonNode position = player.snapshot(match).path("position");
        if (!position.path("legalActions").isEmpty()) {
          player.act(match, position, position.path("legalActions").get(0));
        }
      }
      watching.subscribe("/topic/match." + match + ".spectators");
      watching.settle();
      assertThat(watching.snapshot(match).at("/position/version").asInt())
          .isGreaterThan(arrival.at("/snapshot/position/version").asInt());
    }
  }

  @Test
  void anInvitationTellsThoseWhoAreThereAlready() {
    assertThat(Browser.ok(host.get(link)).path("here").asBoolean()).isTrue();
    assertThat(Browser.ok(Browser.named(port, "Eve").get(link)).has("here")).isFalse();
    assertThat(Browser.ok(Browser.at(port).get(link)).has("here")).isFalse();
  }

  @Test
  void aTableIsOpenedOnceUnderAKey() {
    host = Browser.named(port, "Hostess");
    String key = Ids.random();
    String first = opened(newTable(false), key);
    assertThat(opened(newTable(false), key)).isEqualTo(first);
    Browser.ok(host.put("/api/tables/" + first + "/seats/1/bot", Map.of("level", "SKIER")));
    assertThat(opened(newTable(false), key)).isEqualTo(first);
    assertThat(opened(newTable(false), Ids.random())).isNotEqualTo(first);
    host = Browser.named(port, "Another");
    assertThat(opened(newTable(false), key)).isNotEqualTo(first);
  }

  private String opened(Map<String, Object> wanted, String key) {
    Answer answer = host.postOnce("/api/tables", wanted, key);
    assertThat(answer.status()).isEqualTo(201);
    return answer.json().path("id").asString();
  }

  @Test
  void aRoomThatIsUnusedIsGivenBack() {
    String unused = table.substring(table.lastIndexOf('/') + 1);
    Browser.ok(host.put(table + "/ready", Map.of("ready", false)));
    assertThat(opened(newTable(false), Ids.random())).isEqualTo(unused);
    assertThat(Browser.ok(host.get(table)).at("/seats/0/ready").asBoolean()).isTrue();
    assertThat(host.post(table + "/chat", Map.of("text", "Hello?")).status()).isEqualTo(204);
    assertThat(opened(newTable(false), Ids.random())).isNotEqualTo(unused);
    assertThat(Browser.ok(host.post("/api/tables", newTable(false))).path("id").asString())
        .isNotEqualTo(unused);
  }
}
