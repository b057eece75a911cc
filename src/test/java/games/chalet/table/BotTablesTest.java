package games.chalet.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.StompPlayer;
import games.chalet.testing.WholeServer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;

/** Bots at tables and in matches, over HTTP and real sockets. */
@WholeServer
class BotTablesTest {

  /** More than any match takes that comes to its end. */
  private static final int MOST_ACTS = 1500;

  @LocalServerPort private int port;

  private StompPlayer ada;
  private StompPlayer ben;

  @SuppressWarnings("NullAway.Init")
  BotTablesTest() {}

  @BeforeEach
  void comeIn() {
    ada = StompPlayer.guest(port, "Ada");
    ben = StompPlayer.guest(port, "Ben");
  }

  @AfterEach
  void close() {
    ada.close();
    ben.close();
  }

  private static Map<String, Object> against(String game, int seats, Map<String, ?> options) {
    Map<String, Object> wanted = new HashMap<>();
    wanted.put("game", game);
    wanted.put("seats", seats);
    wanted.put("level", "SKIER");
    wanted.put("options", options);
    wanted.put("botPace", "QUICK");
    return wanted;
  }

  @Test
  void againstBotsMissingOptionsAreThoseThatTheGameProposesForThat() {
    JsonNode usual =
        Browser.ok(
            ada.browser().post("/api/tables/against-bots", against("antarctic", 3, Map.of())));
    assertThat(usual.at("/settings/options/target").asString()).isEqualTo("ONE_ROUND");
    Map<String, String> chosen = Map.of("target", "POINTS_100");
    JsonNode own =
        Browser.ok(ben.browser().post("/api/tables/against-bots", against("antarctic", 3, chosen)));
    assertThat(own.at("/settings/options/target").asString()).isEqualTo("POINTS_100");
    assertThat(own.at("/settings/options/order").asString()).isEqualTo("CHALLENGE");
    JsonNode described =
        StreamSupport.stream(Browser.ok(ada.browser().get("/api/games")).spliterator(), false)
            .filter(game -> game.path("id").asString().equals("antarctic"))
            .findFirst()
            .orElseThrow();
    assertThat(described.at("/defaults/1/options/target").asString()).isEqualTo("POINTS_200");
    assertThat(described.at("/defaults/1/againstBots/target").asString()).isEqualTo("ONE_ROUND");
  }

  @ParameterizedTest
  @CsvSource({
    "avalanche, 3, ,",
    "antarctic, 2, target, ONE_ROUND",
    "hike, 2, ,",
    "crashlanding, 2, ,",
  })
  void onePersonPlaysAWholeMatchAgainstBots(String game, int seats, String option, String value) {
    Map<String, String> options = option == null ? Map.of() : Map.of(option, value);
    JsonNode table =
        Browser.ok(ada.browser().post("/api/tables/against-bots", against(game, seats, options)));
    assertThat(table.path("status").asString()).isEqualTo("PLAYING");
    assertThat(table.at("/settings/isPublic").asBoolean()).isFalse();
    String match = table.path("match").asString();
    playToTheEnd(match, new Random(5));
    JsonNode summary = Browser.ok(ada.browser().get("/api/matches/" + match));
    assertThat(summary.path("status").asString()).isEqualTo("OVER");
    assertThat(summary.at("/outcome/results")).hasSize(seats);
    assertThat(summary.at("/seats/0").has("bot")).isFalse();
    assertThat(summary.at("/seats/1/bot").asString()).isEqualTo("SKIER");
    JsonNode record = Browser.ok(ada.browser().get("/api/matches/" + match + "/record"));
    assertThat(record.at("/seats/1/bot").asString()).isEqualTo("SKIER");
    assertThat(record.at("/seats/1/name").asString())
        .isEqualTo(table.at("/seats/1/bot/name").asString());
    assertThat(decisions(record, 0)).containsOnly("PERSON");
    assertThat(decisions(record, 1)).contains("BOT").isSubsetOf("BOT", "CLOCK");
    JsonNode again =
        Browser.ok(
            ada.browser().post("/api/tables/" + table.path("id").asString() + "/rematch", null));
    assertThat(again.path("match").asString()).isNotEqualTo(match);
  }

  @Test
  void botsTakeSeatsOnceTheMatchHasBegun() {
    Map<String, Object> wanted = against("avalanche", 4, Map.of());
    String id =
        Browser.ok(ada.browser().post("/api/tables/against-bots", wanted)).path("id").asString();
    JsonNode mine = Browser.ok(ada.browser().get("/api/tables/mine"));
    assertThat(mine.at("/0/id").asString()).isEqualTo(id);
    assertThat(mine.at("/0/taken").intValue()).isEqualTo(4);
  }

  private static List<String> decisions(JsonNode record, int seat) {
    return StreamSupport.stream(record.path("plies").spliterator(), false)
        .filter(ply -> ply.path("seat").intValue() == seat)
        .map(ply -> ply.path("by").asString())
        .distinct()
        .toList();
  }

  private void playToTheEnd(String match, Random random) {
    String topic = "/topic/match." + match + ".seat.0";
    ada.subscribe(topic);
    JsonNode position = ada.snapshot(match).path("position");
    for (int acts = 0; position.at("/turn/over").isNull(); acts++) {
      assertThat(acts).isLessThan(MOST_ACTS);
      position =
          isAwaited(position) ? afterAct(match, topic, position, random) : next(topic, position);
    }
  }

  private JsonNode afterAct(String match, String topic, JsonNode position, Random random) {
    JsonNode legal = position.path("legalActions");
    JsonNode reply =
        ada.ask(
            match,
            "act",
            Map.of(
                "choice",
                position.path("choice").intValue(),
                "action",
                legal.get(random.nextInt(legal.size()))));
    if (reply.path("kind").asString().equals("ack")) {
      int version = reply.path("version").intValue();
      return ada.await(topic, it -> it.path("version").intValue() >= version);
    }
    return ada.snapshot(match).path("position");
  }

  private JsonNode next(String topic, JsonNode position) {
    int version = position.path("version").intValue();
    return ada.await(topic, it -> it.path("version").intValue() > version);
  }

  private static boolean isAwaited(JsonNode position) {
    return StreamSupport.stream(position.at("/turn/awaited").spliterator(), false)
        .anyMatch(seat -> seat.intValue() == 0);
  }

  @Test
  void aPlayerAgainstBotsMayGiveUp() {
    JsonNode table =
        Browser.ok(
            ada.browser().post("/api/tables/against-bots", against("avalanche", 3, Map.of())));
    String match = "/api/matches/" + table.path("match").asString();
    assertThat(ben.browser().post(match + "/give-up", null).status()).isEqualTo(404);
    assertThat(ada.browser().post(match + "/give-up", null).status()).isEqualTo(204);
    JsonNode over = Browser.ok(ada.browser().get(match));
    assertThat(over.at("/outcome/reason").asString()).isEqualTo("concluded");
    assertThat(over.at("/outcome/results")).isEmpty();
  }

  @Test
  void badWishesAreRefusedAndLeaveNothing() {
    Map<String, Object> unknownLevel = against("avalanche", 3, Map.of());
    unknownLevel.put("level", "CHAMPION");
    assertThat(refusal(unknownLevel)).isEqualTo("unknown-level");
    Map<String, Object> notOffered = against("hike", 3, Map.of());
    notOffered.put("level", "GUIDE");
    assertThat(refusal(notOffered)).isEqualTo("unknown-level");
    assertThat(
            ada.browser()
                .post("/api/tables/against-bots", notOffered)
                .json()
                .path("detail")
                .asString())
        .isEqualTo("Bots play this game at one of these levels: BEGINNER, SKIER.");
    assertThat(refusal(against("avalanche", 1, Map.of()))).isEqualTo("seat-count");
    assertThat(refusal(against("avalanche", 40, Map.of()))).isEqualTo("seat-count");
    assertThat(refusal(against("crashlanding", 1, Map.of()))).isEqualTo("seat-count");
    assertThat(refusal(against("chess", 2, Map.of()))).isEqualTo("unknown-game");
    assertThat(refusal(against("avalanche", 2, Map.of("cheat", "ON")))).isEqualTo("unknown-option");
    assertThat(Browser.ok(ada.browser().get("/api/tables/mine"))).isEmpty();
  }

  private String refusal(Map<String, ?> wanted) {
    Browser.Answer answer = ada.browser().post("/api/tables/against-bots", wanted);
    assertThat(answer.status()).isEqualTo(422);
    return answer.json().path("code").asString();
  }

  @Test
  void theHostAsksBotsToATableAndNobodyElse() {
    JsonNode table =
        Browser.ok(
            ada.browser()
                .post("/api/tables", PlayedTable.wanted("avalanche", 3, "OFF", Map.of(), true)));
    String path = "/api/tables/" + table.path("id").asString();
    Browser.ok(ben.browser().post(path + "/guests", Map.of("watch", true)));
    assertThat(
            ben.browser()
                .put(path + "/seats/1/bot", Map.of("level", "SKIER"))
                .json()
                .path("code")
                .asString())
        .isEqualTo("not-host");
    assertThat(
            ada.browser()
                .put(path + "/seats/1/bot", Map.of("level", "skier"))
                .json()
                .path("code")
                .asString())
        .isEqualTo("unknown-level");
    assertThat(
            ada.browser()
                .put(path + "/seats/0/bot", Map.of("level", "SKIER"))
                .json()
                .path("code")
                .asString())
        .isEqualTo("seat-taken");
    assertThat(
            ada.browser()
                .put(path + "/seats/7/bot", Map.of("level", "SKIER"))
                .json()
                .path("code")
                .asString())
        .isEqualTo("unknown-seat");
    Browser.ok(ada.browser().put(path + "/seats/1/bot", Map.of("level", "SKIER")));
    JsonNode both = Browser.ok(ada.browser().put(path + "/seats/2/bot", Map.of("level", "GUIDE")));
    assertThat(both.at("/seats/2/bot/level").asString()).isEqualTo("GUIDE");
    assertThat(both.at("/seats/2/ready").asBoolean()).isTrue();
    assertThat(both.at("/seats/2/player").isNull()).isTrue();
    JsonNode seated = Browser.ok(ben.browser().put(path + "/seats/2", null));
    assertThat(seated.at("/seats/2/player/name").asString()).isEqualTo("Ben");
    assertThat(seated.at("/seats/2").has("bot")).isFalse();
    JsonNode playing = Browser.ok(ada.browser().post(path + "/start", null));
    assertThat(
            ada.browser()
                .put(path + "/seats/1/bot", Map.of("level", "GUIDE"))
                .json()
                .path("code")
                .asString())
        .isEqualTo("not-gathering");
    assertThat(ada.browser().delete(path + "/seats/1").json().path("code").asString())
        .isEqualTo("match-running");
    takesOverAndGivesBack(path, playing.path("match").asString());
  }

  /** Ben leaves: his seat waits until Ada has decided; then a bot plays it until he is back. */
  private void takesOverAndGivesBack(String path, String match) {
    String topic = "/topic/match." + match + ".seat.0";
    String tableTopic = "/topic/table." + path.substring(path.lastIndexOf('/') + 1);
    ada.subscribe(topic);
    ada.subscribe(tableTopic);
    ada.settle();
    assertThat(ben.browser().delete(path + "/visitors/" + ben.playerId()).status()).isEqualTo(204);
    ada.await(tableTopic, it -> !it.at("/seats/2/online").asBoolean(true));
    ada.await(topic, it -> it.at("/seats/2/away").asString("").equals("LEFT"));
    playUntilAwaited(2, match, topic);
    assertThat(ada.ask(match, "vote", goOnWithout(2)).path("kind").asString()).isEqualTo("ack");
    ada.await(topic, it -> it.path("playedFor").asInt(-1) == 2);
    assertThat(ada.received(topic).stream().takeWhile(it -> !isPlayedOn(it, 2)))
        .isNotEmpty()
        .noneMatch(it -> it.has("playedFor"));
    Browser.ok(ben.browser().post(path + "/guests", Map.of("watch", true)));
    assertThat(ben.ask(match, "return", Map.of()).path("kind").asString()).isEqualTo("ack");
    ada.await(topic, it -> it.at("/seats/2/away").asString("").equals("PRESENT"));
    ada.await(tableTopic, it -> it.at("/seats/2/online").asBoolean());
  }

  private void playUntilAwaited(int seat, String match, String topic) {
    Random random = new Random(3);
    JsonNode position = ada.snapshot(match).path("position");
    for (int acts = 0; !position.at("/turn/awaited").toString().equals("[" + seat + "]"); acts++) {
      assertThat(acts).isLessThan(MOST_ACTS);
      position =
          isAwaited(position) ? afterAct(match, topic, position, random) : next(topic, position);
    }
  }

  private static Map<String, Object> goOnWithout(int seat) {
    return Map.of("seat", seat, "proposal", "GO_ON");
  }

  private static boolean isPlayedOn(JsonNode position, int seat) {
    return position.at("/seats/" + seat + "/away").asString("").equals("PLAYED_ON");
  }
}
