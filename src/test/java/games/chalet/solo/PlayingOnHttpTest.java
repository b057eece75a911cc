package games.chalet.solo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import games.chalet.testing.Browser;
import games.chalet.testing.Browser.Answer;
import games.chalet.testing.MovableClock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Finished matches played on from one of their plies, asked as a browser asks. */
@SoloServer
class PlayingOnHttpTest {

  @LocalServerPort private int port;
  @Autowired private MovableClock clock;
  @Autowired private JdbcClient jdbc;
  @Autowired private AtomicInteger rulesVersion;

  private final List<Climber> here = new ArrayList<>();
  private Climber ada;
  private Climber bob;

  @SuppressWarnings("NullAway.Init")
  PlayingOnHttpTest() {}

  @BeforeEach
  void come() {
    clock.ahead(Duration.ofDays(1));
    rulesVersion.set(1);
    jdbc.sql("delete from attempt").update();
    jdbc.sql("delete from deal").update();
    ada = guest();
    bob = guest();
  }

  @AfterEach
  void go() {
    here.forEach(Climber::close);
  }

  private Climber guest() {
    Climber climber = Climber.at(port);
    here.add(climber);
    return climber;
  }

  private static Answer playOn(
      Climber climber, String match, int ply, @Nullable Integer seat, @Nullable String level) {
    Map<String, Object> wish = new HashMap<>(Map.of("ply", ply));
    if (seat != null) {
      wish.put("seat", seat);
    }
    if (level != null) {
      wish.put("level", level);
    }
    return climber.post("/api/matches/" + match + "/continue", wish);
  }

  private static Answer playOn(Climber climber, String match, int ply) {
    return playOn(climber, match, ply, null, null);
  }

  private String finishedAlone(Climber climber) {
    Climber.Begun begun = climber.solitaire(true);
    climber.climbAll(begun.match());
    return begun.match();
  }

  /** Ada against a bot, in three plies. */
  private String finishedAgainstABot() {
    JsonNode table =
        Browser.ok(
            ada.post(
                "/api/tables/against-bots",
                Map.of("game", Pines.ID, "seats", 2, "level", "BEGINNER")));
    String match = table.path("match").asString();
    await()
        .until(
            () -> {
              JsonNode position = ada.snapshot(match).path("position");
              if (!position.path("legalActions").isEmpty()) {
                ada.act(match, 1, "Climb");
              }
              return !position.at("/turn/over").isNull();
            });
    awaitOver(ada, match);
    return match;
  }

  private static void awaitOver(Climber climber, String match) {
    await()
        .until(
            () -> climber.read("/api/matches/" + match).path("status").asString().equals("OVER"));
  }

  private static JsonNode summary(Climber climber, String match) {
    return climber.read("/api/matches/" + match);
  }

  @Test
  void alonePlayedOnWithTheSameCardsForNothing() {
    String match = finishedAlone(ada);
    Climber.Begun on = Climber.Begun.of(playOn(ada, match, 1));
    JsonNode running = summary(ada, on.match());
    assertThat(running.at("/continues/match").asString()).isEqualTo(match);
    assertThat(running.at("/continues/ply").intValue()).isEqualTo(1);
    assertThat(running.path("isPublic").asBoolean()).isFalse();
    assertThat(running.path("hints").asBoolean()).isTrue();
    assertThat(running.path("seed").isNull()).isTrue();
    assertThat(ada.read("/api/matches/" + on.match() + "/deal").path("again").asBoolean()).isTrue();
    ada.act(on.match(), Pines.TREES - 1, "Climb");
    JsonNode over = summary(ada, on.match());
    assertThat(over.path("status").asString()).isEqualTo("OVER");
    assertThat(over.path("seed")).isEqualTo(summary(ada, match).path("seed"));
    assertThat(over.at("/outcome/results/0/points"))
        .isEqualTo(summary(ada, match).at("/outcome/results/0/points"));
    JsonNode records = ada.read("/api/records").at("/0/everyone");
    assertThat(records.valueStream().map(best -> best.path("match").asString()))
        .containsExactly(match);
    JsonNode record = ada.read("/api/matches/" + on.match() + "/record");
    assertThat(record.path("continues")).isEqualTo(running.path("continues"));
    assertThat(record.at("/plies/0/by").asString()).isEqualTo("EARLIER");
    assertThat(record.at("/plies/1/by").asString()).isEqualTo("PERSON");
    JsonNode listed = ada.read("/api/matches?whose=mine").at("/matches/0");
    assertThat(listed.path("continues")).isEqualTo(running.path("continues"));
  }

  @Test
  void aSecondOneEndsTheFirstAndNoSolitaire() {
    String match = finishedAlone(ada);
    Climber.Begun solitaire = ada.solitaire(false);
    Climber.Begun first = Climber.Begun.of(playOn(ada, match, 1));
    Climber.Begun second = Climber.Begun.of(playOn(ada, match, 2));
    assertThat(summary(ada, first.match()).path("status").asString()).isEqualTo("OVER");
    assertThat(summary(ada, second.match()).path("status").asString()).isEqualTo("PLAYING");
    assertThat(summary(ada, solitaire.match()).path("status").asString()).isEqualTo("PLAYING");
    assertThat(second.table()).isEqualTo(first.table()).isNotEqualTo(solitaire.table());
    assertThat(ada.trySolitaire(Map.of(), false).json().path("table").asString())
        .isEqualTo(solitaire.table());
  }

  @Test
  void anybodyWithTheLinkPlaysOnAgainstBotsInTheSeatOfTheirChoice() {
    String match = finishedAgainstABot();
    Climber.Begun own = Climber.Begun.of(playOn(ada, match, 1));
    JsonNode table = ada.read("/api/tables/" + own.table());
    assertThat(table.at("/seats/0/player/id").asString()).isEqualTo(ada.id());
    assertThat(table.at("/seats/1/bot/level").asString()).isEqualTo("SKIER");
    assertThat(table.at("/settings/isPublic").asBoolean()).isFalse();
    assertThat(table.path("status").asString()).isEqualTo("PLAYING");
    Climber.Begun whoIsToAct = Climber.Begun.of(playOn(bob, match, 1));
    int actedThere = ada.read("/api/matches/" + match + "/record").at("/plies/1/seat").intValue();
    assertThat(
            summary(bob, whoIsToAct.match())
                .path("seats")
                .get(actedThere)
                .path("player")
                .asString())
        .isEqualTo(bob.id());
    Climber.Begun chosen = Climber.Begun.of(playOn(bob, match, 1, 0, "BEGINNER"));
    JsonNode seats = summary(bob, chosen.match()).path("seats");
    assertThat(seats.at("/0/player").asString()).isEqualTo(bob.id());
    assertThat(seats.at("/1/bot").asString()).isEqualTo("BEGINNER");
    assertThat(ada.get("/api/matches/" + chosen.match()).status()).isEqualTo(404);
  }

  @Test
  void itIsPlayedToItsEndAgainstTheBotAndAgainAfterwards() {
    String match = finishedAgainstABot();
    Climber.Begun on = Climber.Begun.of(playOn(ada, match, 1));
    await()
        .until(
            () -> {
              JsonNode position = ada.snapshot(on.match()).path("position");
              if (!position.path("legalActions").isEmpty()) {
                ada.act(on.match(), 1, "Pass");
              }
              return !position.at("/turn/over").isNull();
            });
    awaitOver(ada, on.match());
    JsonNode over = summary(ada, on.match());
    assertThat(over.at("/continues/match").asString()).isEqualTo(match);
    assertThat(over.path("seed")).isEqualTo(summary(ada, match).path("seed"));
    String rematch =
        Browser.ok(ada.post("/api/tables/" + on.table() + "/rematch")).path("match").asString();
    assertThat(summary(ada, rematch).path("continues").isMissingNode()).isTrue();
  }

  @Test
  void closedCardsAreNotPlayedOn() {
    String match = finishedAlone(ada);
    String deal = ada.challenge(match);
    refused(403, "deal-closed", playOn(bob, match, 1));
    Climber.Begun attempt = bob.play(deal);
    refused(403, "deal-closed", playOn(bob, match, 1));
    refused(403, "deal-closed", playOn(bob, attempt.match(), 0));
    Climber.Begun on = Climber.Begun.of(playOn(ada, match, 1));
    ada.act(on.match(), Pines.TREES - 1, "Pass");
    Climber cyd = guest();
    refused(403, "deal-closed", cyd.get("/api/matches/" + on.match() + "/record"));
    refused(403, "deal-closed", playOn(cyd, on.match(), 1));
    bob.climbAll(attempt.match());
    Climber.Begun.of(playOn(bob, match, 1));
  }

  @Test
  void theDealOfADayIsNotPlayedOnBeforeItsEnd() {
    String today = ada.read("/api/daily").at("/0/deal/code").asString();
    Climber.Begun attempt = ada.play(today);
    ada.climbAll(attempt.match());
    refused(403, "deal-closed", playOn(ada, attempt.match(), 1));
    clock.ahead(Duration.ofDays(2));
    Climber.Begun.of(playOn(ada, attempt.match(), 1));
  }

  @Test
  void aContinuationIsNoAttemptAtTheDeal() {
    String match = finishedAlone(ada);
    Climber.Begun on = Climber.Begun.of(playOn(bob, match, 1));
    String deal = ada.challenge(match);
    assertThat(bob.read("/api/deals/" + deal).path("mine").isNull()).isTrue();
    Climber.Begun attempt = bob.play(deal);
    assertThat(attempt.match()).isNotEqualTo(on.match());
    bob.climbAll(attempt.match());
    bob.act(on.match(), Pines.TREES - 1, "Pass");
    assertThat(bob.read("/api/deals/" + deal).path("results")).hasSize(2);
    assertThat(bob.read("/api/deals/" + deal).at("/mine/match").asString())
        .isEqualTo(attempt.match());
  }

  @Test
  void anothersRunningMatchIsNoMatch() {
    String deal = ada.challenge(finishedAlone(ada));
    String attempt = bob.play(deal).match();
    String running = ada.solitaire(true).match();
    for (String match : List.of(running, "nothing")) {
      refused(404, "unknown-match", playOn(bob, match, 0));
    }
    refused(404, "unknown-match", playOn(ada, attempt, 0));
  }

  @Test
  void nonsenseIsRefusedAndLeavesNothing() {
    String match = finishedAgainstABot();
    int tables = ada.read("/api/tables/mine").size();
    refused(404, "unknown-ply", playOn(ada, match, 99));
    refused(404, "unknown-ply", playOn(ada, match, -1));
    refused(409, "match-over", playOn(ada, match, Pines.TREES));
    refused(404, "unknown-seat", playOn(ada, match, 1, 2, null));
    refused(404, "unknown-seat", playOn(ada, match, 1, -1, null));
    refused(422, "unknown-level", playOn(ada, match, 1, 0, "WIZARD"));
    refused(404, "unknown-match", playOn(ada, "nothing", 1));
    String path = "/api/matches/" + match + "/continue";
    refused(400, "malformed", ada.post(path, Map.of("ply", "first")));
    refused(400, "malformed", ada.post(path, Map.of()));
    refused(400, "malformed", ada.post(path, Map.of("ply", 1, "seed", "00")));
    Climber.Begun running = ada.solitaire(true);
    refused(409, "match-running", playOn(ada, running.match(), 0));
    Browser stranger = Browser.at(port);
    stranger.get("/api/session");
    refused(401, "guest-needed", stranger.post(path, Map.of("ply", 1)));
    assertThat(ada.read("/api/tables/mine")).hasSize(tables + 1);
  }

  @Test
  void nobodyOpensMoreTablesThanTheyMay() {
    String match = finishedAgainstABot();
    Answer answer = playOn(bob, match, 1);
    for (int table = 0; table < 100 && answer.status() == 201; table++) {
      answer = playOn(bob, match, 1);
    }
    refused(409, "too-many-tables", answer);
  }

  private static void refused(int status, String code, Answer answer) {
    assertThat(answer.json().path("code").asString()).as(answer.json().toString()).isEqualTo(code);
    assertThat(answer.status()).isEqualTo(status);
    assertThat(answer.header("Content-Type")).startsWith("application/problem+json");
    assertThat(answer.json().path("detail").asString()).endsWith(".");
  }
}
