package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.StompPlayer;
import games.chalet.testing.WholeServer;
import games.chalet.web.Token;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.StreamSupport;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Programs that play by a token, over HTTP and real sockets: what they may, and what not. */
@WholeServer
class ProgramSocketTest {

  private static final int CONNECT_ANEW = 4001;
  private static final int MOST_READS = 30;

  @LocalServerPort private int port;
  @Autowired private JdbcClient jdbc;

  private StompPlayer ada;
  private StompPlayer ben;
  private String path = "";
  private String id = "";

  @SuppressWarnings("NullAway.Init")
  ProgramSocketTest() {}

  @BeforeEach
  void openATable() {
    ada = StompPlayer.guest(port, "Ada");
    ben = StompPlayer.guest(port, "Ben");
    id = open(false);
    path = "/api/tables/" + id;
  }

  @AfterEach
  void close() {
    ada.close();
    ben.close();
  }

  private String open(boolean isPublic) {
    Map<String, Object> wanted = PlayedTable.wanted("avalanche", 2, "OFF", Map.of(), isPublic);
    return PlayedTable.open(List.of(ada.browser()), wanted).id();
  }

  private JsonNode give(StompPlayer person, int seat) {
    Browser.Answer answer = person.browser().post(path + "/seats/" + seat + "/program", null);
    assertThat(answer.status()).isEqualTo(201);
    return answer.json();
  }

  private String token(int seat) {
    return give(ada, seat).path("token").asString();
  }

  private String start() {
    return Browser.ok(ada.browser().post(path + "/start", null)).path("match").asString();
  }

  private Browser.Answer read(String address, String token) {
    return Browser.at(port).asProgram("GET", address, "Bearer " + token);
  }

  private static String code(JsonNode refusal) {
    return refusal.path("code").asString();
  }

  private static String refusal(StompPlayer program, String destination) {
    return code(program.ask(destination, Map.of()));
  }

  @Test
  void theTokenIsShownOnceAndOnlyItsHashIsKept() {
    JsonNode given = give(ada, 1);
    String token = given.path("token").asString();
    assertThat(token).hasSize(43);
    assertThat(given.at("/table/seats/1/program/owner/name").asString()).isEqualTo("Ada");
    assertThat(given.at("/table/seats/1/bot/level").asString()).isEqualTo("SKIER");
    assertThat(given.at("/table/seats/1/online").asBoolean()).isFalse();
    assertThat(given.path("table").toString()).doesNotContain(token);
    assertThat(
            jdbc.sql("select program_token from table_chair where table_id = ? and seat = 1")
                .param(id)
                .query(String.class)
                .single())
        .isEqualTo(Token.parse(token).orElseThrow().hash());
    assertThat(Browser.ok(ada.browser().get(path)).toString()).doesNotContain(token);
  }

  @Test
  void aProgramFindsItsSeatAndPlaysAMatch() {
    String token = token(1);
    JsonNode found = Browser.ok(read("/api/program", token));
    assertThat(found.path("seat").asInt()).isEqualTo(1);
    assertThat(found.at("/table/id").asString()).isEqualTo(id);
    assertThat(read("/api/games", token).status()).isEqualTo(200);
    ada.subscribe("/topic/table." + id);
    ada.settle();
    try (StompPlayer program = StompPlayer.program(port, token)) {
      ada.await("/topic/table." + id, it -> it.at("/seats/1/online").asBoolean());
      program.subscribe(told());
      program.settleAs("/app/table." + id + ".snapshot");
      String match = start();
      program.await(told(), it -> it.path("match").asString("").equals(match));
      playToTheEnd(match, program);
      JsonNode summary = Browser.ok(ada.browser().get("/api/matches/" + match));
      assertThat(summary.at("/seats/1/program").asBoolean()).isTrue();
      assertThat(summary.at("/seats/1/bot").asString()).isEqualTo("SKIER");
      assertThat(summary.at("/seats/0").has("program")).isFalse();
      JsonNode record = Browser.ok(ada.browser().get("/api/matches/" + match + "/record"));
      assertThat(record.at("/seats/1/program").asBoolean()).isTrue();
      assertThat(decisions(record, 1)).contains("BOT").isSubsetOf("BOT", "CLOCK");
      assertThat(decisions(record, 0)).isSubsetOf("PERSON", "CLOCK");
      JsonNode listed = Browser.ok(ada.browser().get("/api/matches?whose=mine"));
      assertThat(listed.at("/matches/0/seats/1/program").asBoolean()).isTrue();
    }
  }

  private static List<String> decisions(JsonNode record, int seat) {
    return StreamSupport.stream(record.path("plies").spliterator(), false)
        .filter(ply -> ply.path("seat").intValue() == seat)
        .map(ply -> ply.path("by").asString())
        .distinct()
        .toList();
  }

  private void playToTheEnd(String match, StompPlayer program) {
    Random random = new Random(7);
    List<StompPlayer> seats = List.of(ada, program);
    for (int seat = 0; seat < 2; seat++) {
      seats.get(seat).subscribe("/topic/match." + match + ".seat." + seat);
    }
    String snapshot = "/app/match." + match + ".snapshot";
    for (int acts = 0; acts < 600; acts++) {
      StompPlayer player = seats.get(acts % 2);
      JsonNode position = player.ask(snapshot, Map.of()).path("position");
      assertThat(position.has("view")).isTrue();
      if (!position.at("/turn/over").isNull()) {
        return;
      }
      JsonNode legal = position.path("legalActions");
      if (!legal.isEmpty()) {
        player.ask(
            match,
            "act",
            Map.of(
                "choice",
                position.path("choice").intValue(),
                "action",
                legal.get(random.nextInt(legal.size()))));
      }
    }
    Assertions.fail("The match did not end");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Bearer ",
        "Bearer x",
        "bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' or '1'='1"
      })
  void aForgedTokenIsRefusedEverywhere(String authorization) {
    for (String address : List.of("/api/program", "/api/games", "/ws", path, "/")) {
      Browser.Answer answer = Browser.at(port).asProgram("GET", address, authorization);
      assertThat(answer.status()).as(address).isEqualTo(401);
      assertThat(code(answer.json())).isEqualTo("unknown-token");
    }
    Browser.Answer withCookies = ada.browser().asProgram("GET", path, authorization);
    assertThat(withCookies.status()).as("cookies beside it count for nothing").isEqualTo(401);
  }

  @Test
  void withoutATokenNobodyIsAProgram() {
    Browser.Answer answer = ada.browser().get("/api/program");
    assertThat(answer.status()).isEqualTo(401);
    assertThat(code(answer.json())).isEqualTo("unknown-token");
    assertThat(Browser.at(port).asProgram("GET", "/api/games", "Basic YTpi").status())
        .as("a proxy's password")
        .isEqualTo(200);
  }

  @Test
  void overHttpATokenReadsWhatItNeedsAndNothingElse() {
    String token = token(1);
    for (String address :
        List.of(
            path,
            "/api/session",
            "/api/tables",
            "/api/tables/mine",
            "/api/matches?whose=public",
            "/api/program/",
            "/api/games/../tables",
            "/index.html")) {
      Browser.Answer answer = read(address, token);
      assertThat(answer.status()).as(address).isEqualTo(403);
      assertThat(code(answer.json())).isEqualTo("not-for-programs");
    }
  }

  @Test
  void aTokenWritesNothing() {
    String token = token(1);
    for (String method : List.of("PUT", "POST", "DELETE", "HEAD")) {
      for (String address :
          List.of(path + "/seats/0", path + "/seats/1/program", "/api/session", "/api/program")) {
        assertThat(ada.browser().asProgram(method, address, "Bearer " + token).status())
            .as(method + " " + address)
            .isEqualTo(403);
      }
    }
    assertThat(Browser.ok(ada.browser().get(path)).at("/seats/1").has("program")).isTrue();
  }

  @Test
  void overItsSocketItPlaysItsSeatAndNothingElse() {
    String other = open(true);
    String foreign = path;
    path = "/api/tables/" + other;
    Browser.ok(ben.browser().put(path + "/seats/1", null));
    String watched = start();
    path = foreign;
    try (StompPlayer program = StompPlayer.program(port, token(1))) {
      String match = start();
      for (String topic :
          List.of(
              "/topic/lobby",
              "/topic/table." + id,
              "/topic/table." + other + ".programs",
              "/topic/match." + match + ".seat.0",
              "/topic/match." + match + ".spectators",
              "/topic/match." + watched + ".spectators",
              "/topic/match." + watched + ".seat.0")) {
        program.subscribe(topic);
      }
      // Their seat has the number of mine, and is not mine.
      program.subscribe("/topic/match." + watched + ".seat.1");
      String act = "/app/match." + match;
      for (String send :
          List.of(
              act + ".undo",
              act + ".leave",
              act + ".return",
              act + ".vote",
              act + ".foresee",
              "/app/match." + watched + ".snapshot",
              "/app/table." + other + ".snapshot",
              "/app/nothing.here")) {
        assertThat(refusal(program, send)).as(send).isEqualTo("not-for-programs");
      }
      JsonNode theirs =
          program.ask(
              watched,
              "act",
              Map.of("choice", 1, "action", Map.of("type", "PickUp", "pile", "DRAW")));
      assertThat(code(theirs)).isEqualTo("not-seated");
      assertThat(program.received("/user/topic/replies").stream().map(ProgramSocketTest::code))
          .startsWith(
              "not-for-programs",
              "not-for-programs",
              "not-for-programs",
              "not-for-programs",
              "not-for-programs",
              "not-for-programs",
              "not-for-programs",
              "forbidden");
      assertThat(program.ask(act + ".snapshot", Map.of()).at("/position/viewer").asString())
          .isEqualTo("seat.1");
      assertThat(program.isOpen()).isTrue();
      ada.browser().post(path + "/chat", Map.of("text", "psst"));
      program.settleAs(act + ".snapshot");
      assertThat(program.received("/topic/table." + id)).isEmpty();
      assertThat(program.received("/topic/lobby")).isEmpty();
    }
  }

  @Test
  void aTokenThatIsTakenBackEndsAtOnce() {
    String token = token(1);
    StompPlayer program = StompPlayer.program(port, token);
    program.subscribe(told());
    String match = start();
    program.subscribe("/topic/match." + match + ".seat.1");
    program.settleAs("/app/table." + id + ".snapshot");
    Browser.Answer back = ada.browser().delete(path + "/seats/1/program");
    assertThat(Browser.ok(back).at("/seats/1").has("program")).isFalse();
    assertThat(Browser.ok(back).at("/seats/1/bot/name").asString()).startsWith("Bot ");
    assertThat(program.awaitClose()).isEqualTo(CONNECT_ANEW);
    assertThat(read("/api/program", token).status()).isEqualTo(401);
    assertThat(read("/ws", token).status()).isEqualTo(401);
    Assertions.assertThatThrownBy(() -> StompPlayer.program(port, token))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("No WebSocket: HTTP/1.1 4");
    assertThat(code(ada.browser().delete(path + "/seats/1/program").json()))
        .isEqualTo("no-program");
    playsOn(match);
  }

  /** The bot of the seat decides by itself. */
  private void playsOn(String match) {
    String topic = "/topic/match." + match + ".seat.0";
    ada.subscribe(topic);
    Random random = new Random(2);
    for (int acts = 0; acts < 20; acts++) {
      JsonNode position = ada.snapshot(match).path("position");
      JsonNode legal = position.path("legalActions");
      int version = position.path("version").intValue();
      if (!position.at("/turn/over").isNull()) {
        return;
      }
      if (legal.isEmpty()) {
        ada.await(topic, it -> it.path("version").intValue() > version);
      } else {
        ada.ask(
            match,
            "act",
            Map.of(
                "choice",
                position.path("choice").intValue(),
                "action",
                legal.get(random.nextInt(legal.size()))));
      }
    }
  }

  @Test
  void anotherTokenForTheSameSeatEndsTheFirst() {
    String first = token(1);
    StompPlayer program = StompPlayer.program(port, first);
    String match = start();
    String second = token(1);
    assertThat(program.awaitClose()).isEqualTo(CONNECT_ANEW);
    assertThat(read("/api/program", first).status()).isEqualTo(401);
    try (StompPlayer again = StompPlayer.program(port, second)) {
      JsonNode position = again.snapshot(match).path("position");
      assertThat(position.path("viewer").asString()).as("the same seat").isEqualTo("seat.1");
    }
  }

  @Test
  void aTokenEndsWhenItsOwnerIsForgotten() {
    Browser.ok(ben.browser().visit(tableCode()));
    Browser.ok(ben.browser().put(path + "/seats/1", null));
    String token = give(ben, 1).path("token").asString();
    try (StompPlayer program = StompPlayer.program(port, token)) {
      start();
      assertThat(ben.browser().delete("/api/session").status()).isEqualTo(204);
      assertThat(program.awaitClose()).isEqualTo(CONNECT_ANEW);
    }
    assertThat(read("/api/program", token).status()).isEqualTo(401);
  }

  @Test
  void aTokenEndsWithItsTable() {
    String token = token(1);
    try (StompPlayer program = StompPlayer.program(port, token)) {
      assertThat(ada.browser().delete(path + "/visitors/" + ada.playerId()).status())
          .isEqualTo(204);
      assertThat(program.awaitClose()).isEqualTo(CONNECT_ANEW);
    }
    assertThat(read("/api/program", token).status()).isEqualTo(401);
  }

  @Test
  void aTokenThatEndsBetweenHandshakeAndConnectIsOfNoUse() {
    String token = token(1);
    try (StompPlayer program = StompPlayer.unconnectedProgram(port, token)) {
      // Unseen by the rest of the server, as if the socket had not been there yet.
      jdbc.sql(
              "update table_chair set program_token = null, program_id = null,"
                  + " program_owner = null where table_id = ?")
          .param(id)
          .update();
      program.connect("");
      program.awaitFrame(frame -> frame.startsWith("ERROR") && frame.contains("unknown-token"));
    }
  }

  @Test
  void aGreedyProgramIsRefusedByItselfAlone() {
    String token = token(1);
    for (int reads = 0; reads < MOST_READS; reads++) {
      assertThat(read("/api/program", token).status()).isEqualTo(200);
    }
    Browser.Answer greedy = read("/api/program", token);
    assertThat(greedy.status()).isEqualTo(429);
    assertThat(code(greedy.json())).isEqualTo("too-fast");
    assertThat(greedy.header("Retry-After")).isNotEmpty();
    assertThat(read("/ws", token).status()).isEqualTo(429);
    assertThat(ada.browser().get(path).status()).isEqualTo(200);
    String other = token(1);
    assertThat(read("/api/program", other).status())
        .as("another token of the same program")
        .isEqualTo(429);
  }

  @Test
  void aProgramHasTwoSocketsAndSendsSoFast() {
    String token = token(1);
    try (StompPlayer one = StompPlayer.program(port, token);
        StompPlayer two = StompPlayer.program(port, token)) {
      assertThat(two.isOpen()).isTrue();
      assertThat(read("/ws", token).status()).isIn(400, 429);
      Assertions.assertThatThrownBy(() -> StompPlayer.program(port, token))
          .isInstanceOf(AssertionError.class);
      for (int sends = 0; sends < 3000; sends++) {
        one.send("/app/table." + id + ".snapshot", Map.of());
      }
      one.awaitReply(it -> code(it).equals("too-fast"));
    }
  }

  @Test
  void onlyWhoMayGivesASeatAway() {
    assertThat(code(ben.browser().post(path + "/seats/1/program", null).json()))
        .isEqualTo("unknown-table");
    assertThat(code(ada.browser().post(path + "/seats/9/program", null).json()))
        .isEqualTo("unknown-seat");
    assertThat(Browser.at(port).post(path + "/seats/1/program", null).status()).isEqualTo(403);
    Browser.ok(ben.browser().visit(tableCode()));
    assertThat(code(ben.browser().post(path + "/seats/1/program", null).json()))
        .isEqualTo("not-host");
    assertThat(code(ben.browser().post(path + "/seats/0/program", null).json()))
        .isEqualTo("seat-taken");
    assertThat(Browser.ok(ada.browser().get(path)).toString()).doesNotContain("\"program\"");
  }

  @Test
  void itIsToldNeitherWhatIsSaidNorHowToInvite() {
    ada.browser().post(path + "/chat", Map.of("text", "among friends"));
    String token = token(1);
    try (StompPlayer program = StompPlayer.program(port, token)) {
      program.subscribe(told());
      JsonNode asked = program.ask("/app/table." + id + ".snapshot", Map.of()).path("table");
      ada.browser().post(path + "/chat", Map.of("text", "and more"));
      Browser.ok(ada.browser().put(path + "/ready", Map.of("ready", true)));
      JsonNode published =
          program.await(
              told(), it -> it.path("version").intValue() > asked.path("version").asInt());
      JsonNode read = Browser.ok(read("/api/program", token)).path("table");
      for (JsonNode table : List.of(asked, published, read)) {
        assertThat(table.path("code").isNull()).isTrue();
        assertThat(table.path("chat")).isEmpty();
        assertThat(table.path("seats")).hasSize(2);
      }
    }
    ben.subscribe(told());
    ada.subscribe(told());
    for (StompPlayer person : List.of(ada, ben)) {
      assertThat(code(person.awaitReply(it -> it.path("kind").asString().equals("refused"))))
          .isEqualTo("forbidden");
    }
  }

  private String told() {
    return "/topic/table." + id + ".programs";
  }

  private String tableCode() {
    return Browser.ok(ada.browser().get(path)).path("code").asString();
  }
}
