package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import games.chalet.testing.Browser.Answer;
import games.chalet.testing.WholeServer;
import java.net.URI;
import java.net.http.HttpRequest;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** Sections 2 and 3 of {@code docs/protocol.md}, asked as a browser asks. */
@WholeServer
class TableHttpTest {

  private static final Map<String, Object> OPTIONS = Map.of("avalancheHits", "OTHERS");

  @LocalServerPort private int port;

  private Browser host = Browser.at(0);
  private Browser ada = Browser.at(0);
  private String hostId = "";
  private String adaId = "";
  private String table = "";
  private String code = "";

  @BeforeEach
  void openATableAndLetAdaIn() {
    host = Browser.at(port);
    ada = Browser.at(port);
    hostId = host.choose("Host").at("/player/id").asString();
    adaId = ada.choose("Ada").at("/player/id").asString();
    JsonNode opened = opened(false);
    table = "/api/tables/" + opened.path("id").asString();
    code = opened.path("code").asString();
    Browser.ok(ada.visit(code));
  }

  @Test
  void gamesAreDescribedToEverybody() {
    JsonNode games = Browser.ok(Browser.at(port).get("/api/games"));
    JsonNode avalanche = games.get(0);
    assertThat(avalanche.path("id").asString()).isEqualTo("avalanche");
    assertThat(avalanche.at("/options/0/choices/0/value").asString()).isEqualTo("ALL");
    assertThat(avalanche.path("windows")).isEmpty();
  }

  @Test
  void aGameTellsItsWindowsAndWhatItProposesForEachNumberOfSeats() {
    JsonNode game = Browser.ok(Browser.at(port).get("/api/games")).get(1);
    assertThat(game.at("/windows/0").toString())
        .isEqualTo("{\"kind\":\"close\",\"lengthMillis\":10000,\"byDayMillis\":28800000}");
    assertThat(game.at("/defaults/0/seats").asInt()).isEqualTo(2);
    assertThat(game.at("/defaults/0/options/target").asString()).isEqualTo("POINTS_300");
    assertThat(game.at("/defaults/1/options/target").asString()).isEqualTo("POINTS_200");
    assertThat(
            game.path("options")
                .valueStream()
                .filter(option -> option.path("key").asString().equals("jokers"))
                .findFirst()
                .orElseThrow()
                .at("/choices/0/value")
                .isInt())
        .isTrue();
  }

  @Test
  void aTableIsOpenedWithItsCreatorInSeat0() {
    JsonNode opened = opened(false);
    assertThat(opened.path("host").asString()).isEqualTo(hostId);
    assertThat(opened.at("/seats/0/player/name").asString()).isEqualTo("Host");
    assertThat(opened.at("/settings/options/deck").asString()).isEqualTo("FULL");
    assertThat(opened.at("/settings/firstSeat").isNull()).isTrue();
    assertThat(opened.path("status").asString()).isEqualTo("GATHERING");
  }

  @Test
  void openingNeedsAGuestAndAReadableTable() {
    Browser stranger = Browser.at(port);
    stranger.get("/api/session");
    refused(401, "guest-needed", stranger.post("/api/tables", newTable(OPTIONS, false)));
    refused(400, "malformed", host.post("/api/tables", Map.of("game", "avalanche")));
    refused(400, "malformed", host.post("/api/tables", Map.of("nonsense", 1)));
    for (Object windows : List.of(List.of(), "{}", 3000, Collections.singletonMap("close", null))) {
      Map<String, Object> settings = new HashMap<>(settings(false));
      settings.put("windows", windows);
      refused(
          400,
          "malformed",
          host.post("/api/tables", Map.of("game", "antarctic", "seats", 2, "settings", settings)));
    }
    refused(422, "unknown-option", host.post("/api/tables", newTable(Map.of("speed", 1), false)));
    refused(422, "option-value", host.post("/api/tables", newTable(Map.of("deck", "X"), false)));
    refused(
        422,
        "unknown-game",
        host.post("/api/tables", Map.of("game", "chess", "seats", 2, "settings", settings(false))));
  }

  @Test
  void aTableOpenedWithoutSeatsHasAsManyAsTheGameAndDealsForThoseWhoSit() {
    Map<String, Object> wanted = Map.of("game", "avalanche", "settings", settings(false));
    JsonNode opened = host.post("/api/tables", wanted).json();
    assertThat(opened.path("seats")).hasSize(6);
    assertThat(opened.at("/openSeats/fewest").asInt()).isEqualTo(2);
    assertThat(opened.at("/openSeats/most").asInt()).isEqualTo(6);
    String address = "/api/tables/" + opened.path("id").asString();
    String invitation = "/api/invitations/" + opened.path("code").asString();
    refused(409, "too-few-players", host.post(address + "/start", null));
    Browser.ok(ada.visit(opened.path("code").asString()));
    Browser.ok(ada.put(address + "/seats/4", null));
    JsonNode invited = Browser.ok(Browser.at(port).get(invitation));
    assertThat(invited.at("/players/0").asString()).isEqualTo("Host");
    assertThat(invited.at("/players/1").asString()).isEqualTo("Ada");
    assertThat(invited.path("taken").asInt()).isEqualTo(2);
    JsonNode started = Browser.ok(host.post(address + "/start", null));
    assertThat(started.path("seats")).hasSize(2);
    assertThat(started.at("/seats/1/player/id").asString()).isEqualTo(adaId);
    assertThat(started.at("/openSeats/most").asInt()).isEqualTo(6);
    assertThat(Browser.ok(host.get(table)).has("openSeats")).isFalse();
  }

  @Test
  void thePublicTablesAreListedAndThePrivateOnesOnlyToThoseAtThem() {
    String open = opened(true).path("id").asString();
    String closed = table.substring(table.lastIndexOf('/') + 1);
    String listed = Browser.ok(Browser.at(port).get("/api/tables")).toString();
    assertThat(listed).contains(open).doesNotContain(closed);
    assertThat(Browser.ok(ada.get("/api/tables/mine")).toString())
        .contains(closed)
        .doesNotContain(open);
    refused(401, "guest-needed", Browser.at(port).get("/api/tables/mine"));
  }

  @Test
  void aHostSeesAllOfTheirTables() {
    opened(false);
    assertThat(Browser.ok(host.get("/api/tables/mine"))).hasSize(2);
  }

  @Test
  void aPrivateTableAndNoTableAreTheSameToAStranger() {
    Browser eve = Browser.at(port);
    eve.choose("Eve");
    Answer closed = eve.get(table);
    Answer absent = eve.get("/api/tables/absent");
    refused(404, "unknown-table", closed);
    assertThat(closed.json().path("detail")).isEqualTo(absent.json().path("detail"));
    refused(404, "unknown-table", eve.visit("wrong"));
    refused(404, "unknown-table", eve.post(table + "/guests", Map.of()));
    refused(404, "unknown-table", eve.put(table + "/seats/1", null));
    refused(404, "unknown-table", eve.post(table + "/chat", Map.of("text", "hello")));
    refused(404, "unknown-table", eve.delete(table + "/visitors/" + hostId));
  }

  @Test
  void anInvitationIsReadByAnybodyAndChangesNothing() {
    Browser preview = Browser.at(port);
    JsonNode before = Browser.ok(host.get(table));
    JsonNode summary = Browser.ok(preview.get("/api/invitations/" + code));
    assertThat(summary.path("hostName").asString()).isEqualTo("Host");
    assertThat(summary.path("taken").asInt()).isEqualTo(1);
    assertThat(preview.guestToken()).isEmpty();
    assertThat(Browser.ok(host.get(table))).isEqualTo(before);
    refused(404, "unknown-table", preview.get("/api/invitations/absent"));
  }

  @Test
  void oneSitsDownChangesTheSeatAndStandsUp() {
    JsonNode seated = Browser.ok(ada.put(table + "/seats/1", null));
    assertThat(seated.at("/seats/1/player/id").asString()).isEqualTo(adaId);
    refused(409, "seat-taken", ada.put(table + "/seats/0", null));
    refused(404, "unknown-seat", ada.put(table + "/seats/2", null));
    refused(400, "malformed", ada.put(table + "/seats/one", null));
    JsonNode stood = Browser.ok(host.delete(table + "/seats/1"));
    assertThat(stood.at("/visitors/0/player/id").asString()).isEqualTo(adaId);
    refused(403, "not-host", ada.delete(table + "/seats/0"));
  }

  @Test
  void theHostSettlesAndAloneDoes() {
    refused(403, "not-host", ada.put(table + "/settings", settings(true)));
    JsonNode settled = Browser.ok(host.put(table + "/settings", settings(true)));
    assertThat(settled.at("/settings/isPublic").asBoolean()).isTrue();
    refused(400, "malformed", host.put(table + "/settings", Map.of()));
  }

  @Test
  void theHostHandsOverTheChair() {
    refused(404, "unknown-visitor", host.put(table + "/host", Map.of("player", "nobody")));
    JsonNode handed = Browser.ok(host.put(table + "/host", Map.of("player", adaId)));
    assertThat(handed.path("host").asString()).isEqualTo(adaId);
    refused(403, "not-host", host.put(table + "/host", Map.of("player", hostId)));
  }

  @Test
  void aRemovedGuestIsOutForGood() {
    refused(403, "not-host", ada.delete(table + "/visitors/" + hostId));
    assertThat(host.delete(table + "/visitors/" + adaId).status()).isEqualTo(204);
    refused(404, "unknown-table", ada.get(table));
    refused(404, "unknown-table", ada.visit(code));
    String newCode = Browser.ok(host.get(table)).path("code").asString();
    refused(403, "barred", ada.visit(newCode));
  }

  @Test
  void whenTheHostLeavesTheNextHosts() {
    Browser.ok(ada.put(table + "/seats/1", null));
    assertThat(host.delete(table + "/visitors/" + hostId).status()).isEqualTo(204);
    assertThat(Browser.ok(ada.get(table)).path("host").asString()).isEqualTo(adaId);
    assertThat(ada.delete(table + "/visitors/" + adaId).status()).isEqualTo(204);
    refused(404, "unknown-table", ada.get(table));
  }

  @Test
  void fromTheLinkToTheMatchItTakesOneRequestOfTheGuestAndOneOfTheHost() {
    Browser.ok(ada.put(table + "/seats/1", null));
    JsonNode started = Browser.ok(host.post(table + "/start", null));
    assertThat(started.path("status").asString()).isEqualTo("PLAYING");
  }

  @Test
  void aMatchStartsWhenAllAreReadyAndLeavingItKeepsTheSeat() {
    refused(409, "empty-seats", host.post(table + "/start", null));
    JsonNode seated = Browser.ok(ada.put(table + "/seats/1", null));
    assertThat(seated.at("/seats/1/ready").asBoolean()).isTrue();
    Browser.ok(ada.put(table + "/ready", Map.of("ready", false)));
    refused(409, "not-ready", host.post(table + "/start", null));
    Browser.ok(ada.put(table + "/ready", Map.of("ready", true)));
    refused(403, "not-host", ada.post(table + "/start", null));
    JsonNode started = Browser.ok(host.post(table + "/start", null));
    assertThat(started.path("status").asString()).isEqualTo("PLAYING");
    String match = started.path("match").asString();
    assertThat(Browser.ok(ada.get("/api/matches/" + match)).path("id").asString()).isEqualTo(match);
    refused(409, "match-running", ada.delete(table + "/seats/1"));
    refused(409, "not-over", host.post(table + "/rematch", null));
    assertThat(ada.delete(table + "/visitors/" + adaId).status()).isEqualTo(204);
    JsonNode back = Browser.ok(ada.visit(code));
    assertThat(back.at("/table/seats/1/player/id").asString()).isEqualTo(adaId);
  }

  @Test
  void chatIsPlainShortAndNotTooFast() {
    assertThat(say(ada, "<b>hello</b>\u202E").status()).isEqualTo(204);
    JsonNode line = Browser.ok(host.get(table)).at("/chat/0");
    assertThat(line.path("text").asString()).isEqualTo("<b>hello</b>");
    assertThat(line.at("/player/name").asString()).isEqualTo("Ada");
    refused(422, "empty-text", say(ada, "  "));
    refused(422, "long-text", say(ada, "a".repeat(301)));
    IntStream.range(0, 4).forEach(n -> assertThat(say(ada, "more").status()).isEqualTo(204));
    refused(429, "too-fast", say(ada, "more"));
  }

  @Test
  void theHostMutes() {
    refused(403, "not-host", ada.put(table + "/muted/" + hostId, Map.of("muted", true)));
    Browser.ok(host.put(table + "/muted/" + adaId, Map.of("muted", true)));
    refused(403, "muted", say(ada, "psst"));
    Browser.ok(host.put(table + "/muted/" + adaId, Map.of("muted", false)));
    assertThat(say(ada, "thank you").status()).isEqualTo(204);
  }

  @Test
  void everyWriteNeedsTheToken() {
    HttpRequest.Builder bare =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + table + "/start"))
            .POST(HttpRequest.BodyPublishers.noBody());
    refused(403, "csrf", host.send(bare));
  }

  private Answer say(Browser speaker, String text) {
    return speaker.post(table + "/chat", Map.of("text", text));
  }

  private JsonNode opened(boolean isPublic) {
    Answer answer = host.post("/api/tables", newTable(OPTIONS, isPublic));
    assertThat(answer.status()).as(answer.response().body()).isEqualTo(201);
    return answer.json();
  }

  private static Map<String, Object> newTable(Map<String, Object> options, boolean isPublic) {
    return Map.of("game", "avalanche", "seats", 2, "settings", settings(options, isPublic));
  }

  private static Map<String, Object> settings(boolean isPublic) {
    return settings(OPTIONS, isPublic);
  }

  private static Map<String, Object> settings(Map<String, Object> options, boolean isPublic) {
    return Map.of("options", options, "turnClock", "OFF", "isPublic", isPublic, "spectators", true);
  }

  private static void refused(int status, String code, Answer answer) {
    assertThat(answer.json().path("code").asString()).as(answer.json().toString()).isEqualTo(code);
    assertThat(answer.status()).isEqualTo(status);
    assertThat(answer.header("Content-Type")).startsWith("application/problem+json");
    assertThat(answer.json().path("detail").asString()).endsWith(".");
  }
}
