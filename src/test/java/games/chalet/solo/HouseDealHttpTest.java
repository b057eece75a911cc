package games.chalet.solo;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Seed;
import games.chalet.engine.Solution;
import games.chalet.json.Json;
import games.chalet.playouts.Seeds;
import games.chalet.rules.GameCatalog;
import games.chalet.testing.Browser;
import games.chalet.testing.Browser.Answer;
import games.chalet.testing.MovableClock;
import java.time.Duration;
import java.time.LocalDate;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Primary;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** The public facts about the deal of a day, by time: its draw, and its par. */
@SpringBootTest(
    webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
    properties = {
      "spring.datasource.url=jdbc:h2:mem:house-deals;DB_CLOSE_DELAY=-1",
      "chalet.daily.par=false"
    })
@Import(HouseDealHttpTest.WithClock.class)
class HouseDealHttpTest {

  private static final Game<?, ?, ?, ?, ?> GAME =
      new GameCatalog().find("crashlanding").orElseThrow();
  private static final AtomicInteger TESTS = new AtomicInteger();
  private static final int VARIATIONS = 8;
  private static final int RE_ENTRY_AND_EARTH = 3;

  @TestConfiguration(proxyBeanMethods = false)
  static class WithClock {

    @Bean
    @Primary
    MovableClock movableClock() {
      return MovableClock.atNoon();
    }
  }

  @LocalServerPort private int port;
  @Autowired private MovableClock clock;
  @Autowired private JdbcClient jdbc;
  @Autowired private Json json;

  private Browser stranger;
  private LocalDate day;
  private Seed lost;
  private Seed won;
  private String line = "";

  @SuppressWarnings("NullAway.Init")
  HouseDealHttpTest() {}

  /** A day to come with these variations, for which two seeds have been drawn. */
  @BeforeEach
  void come() {
    clock.ahead(Duration.ZERO);
    jdbc.sql("delete from deal").update();
    jdbc.sql("delete from day_draw").update();
    jdbc.sql("delete from par_run").update();
    day = LocalDate.now(clock).plusDays(3);
    while (Math.floorMod(day.toEpochDay(), VARIATIONS) != RE_ENTRY_AND_EARTH) {
      day = day.plusDays(1);
    }
    stranger = Browser.at(port);
    TESTS.incrementAndGet(); // What is known of a seed is remembered by the house.
    findSeeds(GAME);
    draw(1, lost, "IMPOSSIBLE", null);
    draw(2, won, "FOUND", line);
  }

  private <O extends Record, A> void findSeeds(Game<O, ?, A, ?, ?> game) {
    O options = game.dealOfTheDay(day.toEpochDay()).orElseThrow();
    @Nullable Seed without = null;
    @Nullable Seed with = null;
    for (int number = 0; without == null || with == null; number++) {
      Seed seed = Seeds.of("test " + TESTS.get(), Integer.toString(number));
      Solution<A> solution = game.solve(options, new Chance(seed), 300_000).orElseThrow();
      if (solution.line().isPresent()) {
        with = seed;
        line = json.text(solution.line().get());
      } else {
        without = seed;
      }
    }
    lost = without;
    won = with;
  }

  private void draw(int number, Seed seed, String verdict, @Nullable String found) {
    jdbc.sql("insert into day_draw values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        .param(1, "crashlanding")
        .param(2, day.toEpochDay())
        .param(3, number)
        .param(4, GAME.info().rulesVersion())
        .param(5, json.text(GAME.dealOfTheDay(day.toEpochDay()).orElseThrow()))
        .param(6, seed.hex())
        .param(7, seed.hash())
        .param(8, verdict)
        .param(9, 321)
        .param(10, found)
        .update();
  }

  private void goTo(LocalDate to) {
    clock.move(Duration.ofDays(to.toEpochDay() - LocalDate.now(clock).toEpochDay()));
  }

  private JsonNode today() {
    return Browser.ok(stranger.get("/api/daily"))
        .valueStream()
        .map(daily -> daily.path("deal"))
        .filter(deal -> deal.path("game").asString().equals("crashlanding"))
        .findFirst()
        .orElseThrow();
  }

  private void playForPar(Seed seed, int runs) {
    for (int run = 1; run <= runs; run++) {
      boolean landed = run <= 14;
      jdbc.sql("insert into par_run values (?, ?, ?, ?)")
          .param(1, seed.hash())
          .param(2, run)
          .param(
              3,
              "{\"reason\":\"%s\",\"results\":[{\"points\":%d,\"rank\":1,\"returns\":%s,\"turns\":9}]}"
                  .formatted(
                      landed ? "landedSoftly" : "wrecked",
                      landed ? 30 - run : 0,
                      landed ? 0.030 - run / 1000.0 : -0.009))
          .param(4, run == 7 ? line : null)
          .update();
    }
  }

  @Test
  void theDayHasTheSeedDrawnLastAndTellsTheHashesOfTheOthers() {
    refused(404, "unknown-deal", stranger.get("/api/daily/crashlanding/" + day));
    goTo(day);
    JsonNode deal = today();
    assertThat(deal.path("seedHash").asString()).isEqualTo(won.hash());
    assertThat(deal.at("/draw/verdict").asString()).isEqualTo("FOUND");
    assertThat(deal.at("/draw/rejected").valueStream().map(JsonNode::asString))
        .containsExactly(lost.hash());
    assertThat(deal.has("par")).isFalse();
    assertThat(deal.toString()).doesNotContain(lost.hex(), won.hex());
    assertThat(Browser.ok(stranger.get("/api/daily/crashlanding/" + day))).isEqualTo(deal);
  }

  @Test
  void seedsAndLinesAreClosedWhileTheDayLastsAndOpenAfterwards() {
    goTo(day);
    playForPar(won, 20);
    String deal = "/api/deals/" + today().path("code").asString();
    for (String closed : new String[] {"/seeds", "/line", "/par"}) {
      refused(403, "deal-closed", stranger.get(deal + closed));
      refused(404, "unknown-deal", stranger.get("/api/deals/none" + closed));
    }
    goTo(day.plusDays(1));
    JsonNode seeds = Browser.ok(stranger.get(deal + "/seeds"));
    assertThat(seeds.valueStream().map(it -> it.path("seed").asString()))
        .containsExactly(lost.hex(), won.hex());
    assertThat(seeds.at("/0/verdict").asString()).isEqualTo("IMPOSSIBLE");
    assertThat(seeds.at("/0/nodes").asInt()).isEqualTo(321);
    assertThat(seeds.at("/1/seedHash").asString()).isEqualTo(won.hash());
    JsonNode found = Browser.ok(stranger.get(deal + "/line"));
    assertThat(found.at("/match/seed").asString()).isEqualTo(won.hex());
    assertThat(found.at("/match/outcome/results/0/returns").asDouble()).isPositive();
    assertThat(found.at("/plies/0/action").isNull()).isTrue();
    assertThat(found.at("/plies/1/by").asString()).isEqualTo("BOT");
    assertThat(found.at("/plies/1/action/type").isString()).isTrue();
    assertThat(found.path("plies").size()).isEqualTo(1 + json.read(line, JsonNode.class).size());
    JsonNode par = Browser.ok(stranger.get(deal + "/par"));
    assertThat(par.at("/match/seats/0/bot").asString()).isEqualTo("GUIDE");
    assertThat(par.path("plies")).isEqualTo(found.path("plies"));
    clock.move(Duration.ofDays(-1)); // A clock that jumps back closes them again.
    refused(403, "deal-closed", stranger.get(deal + "/line"));
  }

  @Test
  void theParIsTheMiddleOfTwentyRunsAndNothingBefore() {
    goTo(day);
    playForPar(won, 19);
    assertThat(today().has("par")).isFalse();
    goTo(day.plusDays(1));
    String path = "/api/daily/crashlanding/" + day;
    String deal = "/api/deals/" + Browser.ok(stranger.get(path)).path("code").asString();
    refused(404, "unknown-replay", stranger.get(deal + "/par"));
    jdbc.sql("delete from par_run").update();
    playForPar(won, 20);
    JsonNode par = Browser.ok(stranger.get(path)).path("par");
    assertThat(json.text(par))
        .isEqualTo("{\"level\":\"GUIDE\",\"runs\":20,\"successes\":14,\"points\":20}");
  }

  @Test
  void aPlayerOfTheSameDealCannotWatchItsReplay() {
    goTo(day);
    String code = today().path("code").asString();
    goTo(day.plusDays(1));
    try (Climber ada = Climber.at(port)) {
      Climber.Begun begun = ada.play(code);
      refused(403, "deal-closed", ada.get("/api/deals/" + code + "/line"));
      assertThat(ada.post("/api/matches/" + begun.match() + "/give-up").status()).isEqualTo(204);
      Browser.ok(ada.get("/api/deals/" + code + "/line"));
    }
  }

  private static void refused(int status, String code, Answer answer) {
    assertThat(answer.json().path("code").asString()).as(answer.json().toString()).isEqualTo(code);
    assertThat(answer.status()).isEqualTo(status);
  }
}
