package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.match.TurnClock;
import games.chalet.match.live.Pebbles.Move;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Clocks and windows; time passes only when a test says so. */
class TimeTest {

  private static final String TOOK_ONE = "{\"type\":\"Take\",\"count\":1}";

  private final MatchHarness harness = new MatchHarness();

  @AfterEach
  void close() {
    harness.close();
  }

  @Test
  void withoutAClockNobodyIsHurried() {
    String match = harness.start(2, TurnClock.OFF, 20);
    harness.pass(Duration.ofDays(30));
    assertThat(harness.journal(match)).isEmpty();
    assertThat(harness.snapshot(match, "ann").path("clocks")).isEmpty();
  }

  @Test
  void atZeroTheGamesOwnChoiceIsPlayedUntilTheTurnHasPassed() {
    String match = harness.start(2, TurnClock.S60, 20);
    harness.pass(Duration.ofMillis(59_999));
    assertThat(harness.journal(match)).isEmpty();
    harness.pass(Duration.ofMillis(1));
    assertThat(harness.journal(match))
        .containsExactly("ACT 0 CLOCK " + TOOK_ONE, "ACT 0 CLOCK {\"type\":\"End\"}");
    assertThat(harness.snapshot(match, "ann").path("turn").path("awaited").toString())
        .isEqualTo("[1]");
  }

  @Test
  void theClockRunsThroughTheSmallActionsOfATurn() {
    String match = harness.start(2, TurnClock.S60, 20);
    harness.pass(Duration.ofSeconds(50));
    harness.act(match, "ann", new Move.Take(1));
    assertThat(clock(match)).isEqualTo("[{\"seat\":0,\"remainingMillis\":10000,\"running\":true}]");
    harness.pass(Duration.ofSeconds(10));
    assertThat(harness.journal(match)).endsWith("ACT 0 CLOCK {\"type\":\"End\"}");
    assertThat(clock(match)).isEqualTo("[{\"seat\":1,\"remainingMillis\":60000,\"running\":true}]");
  }

  @Test
  void anotherTurnOfTheSameSeatHasTimeOfItsOwn() {
    String match = harness.start(2, TurnClock.S60, 20);
    harness.pass(Duration.ofSeconds(50));
    harness.act(match, "ann", new Move.Take(1));
    harness.act(match, "ann", new Move.Again());
    assertThat(clock(match)).isEqualTo("[{\"seat\":0,\"remainingMillis\":60000,\"running\":true}]");
    harness.pass(Duration.ofSeconds(60));
    assertThat(harness.journal(match))
        .endsWith("ACT 0 CLOCK " + TOOK_ONE, "ACT 0 CLOCK {\"type\":\"End\"}");
  }

  @Test
  void theClockStandsStillInAWindow() {
    String match = harness.start(3, TurnClock.S60, 20);
    harness.pass(Duration.ofSeconds(50));
    harness.act(match, "ann", new Move.Claim());
    harness.pass(Duration.ofSeconds(5));
    JsonNode position = harness.snapshot(match, "ann");
    assertThat(position.path("windowMillis").longValue()).isEqualTo(3000);
    assertThat(clock(match))
        .isEqualTo("[{\"seat\":0,\"remainingMillis\":10000,\"running\":false}]");
    harness.act(match, "bob", new Move.Objection());
    assertThat(clock(match)).isEqualTo("[{\"seat\":0,\"remainingMillis\":10000,\"running\":true}]");
    harness.pass(Duration.ofSeconds(10));
    assertThat(harness.journal(match)).contains("ACT 0 CLOCK " + TOOK_ONE);
  }

  @Test
  void whenAWindowPassesTheChoiceIsPlayedForEachThatIsAwaitedInSeatOrder() {
    String match = harness.start(4, TurnClock.OFF, 20);
    harness.act(match, "ann", new Move.Claim());
    harness.pass(Duration.ofSeconds(7));
    harness.act(match, "cyd", new Move.Pass());
    assertThat(harness.journal(match)).hasSize(2);
    harness.pass(Duration.ofSeconds(1));
    assertThat(harness.journal(match))
        .containsExactly(
            "ACT 0 PERSON {\"type\":\"Claim\"}",
            "ACT 2 PERSON {\"type\":\"Pass\"}",
            "ACT 1 CLOCK {\"type\":\"Pass\"}",
            "ACT 3 CLOCK {\"type\":\"Pass\"}");
    JsonNode position = harness.snapshot(match, "ann");
    assertThat(position.path("turn").path("awaited").toString()).isEqualTo("[1]");
    assertThat(position.path("windowMillis").isNull()).isTrue();
  }

  @Test
  void aWindowStaysOpenAsLongAsTheTableSays() {
    String match =
        harness.start(3, TurnClock.OFF, Map.of(Pebbles.WINDOW, Duration.ofMillis(2500)), 20);
    harness.act(match, "ann", new Move.Claim());
    JsonNode position = harness.snapshot(match, "bob");
    assertThat(position.path("turn").path("window").stringValue()).isEqualTo(Pebbles.WINDOW);
    assertThat(position.path("windowMillis").longValue()).isEqualTo(2500);
    harness.pass(Duration.ofMillis(2499));
    assertThat(harness.journal(match)).hasSize(1);
    harness.pass(Duration.ofMillis(1));
    assertThat(harness.journal(match)).hasSize(3);
  }

  @Test
  void whereATurnMayTakeADayAWindowIsOpenForAWorkingDay() {
    String match = harness.start(3, TurnClock.D1, 20);
    harness.act(match, "ann", new Move.Claim());
    harness.pass(Duration.ofHours(1));
    harness.live().evictIdle();
    harness.settle();
    harness.pass(Duration.ofHours(6));
    assertThat(harness.journal(match)).hasSize(1);
    harness.restart();
    harness.pass(Duration.ofHours(1));
    assertThat(harness.journal(match)).hasSize(3);
  }

  @Test
  void aWindowSurvivesARestart() {
    String match =
        harness.start(3, TurnClock.S60, Map.of(Pebbles.WINDOW, Duration.ofSeconds(45)), 20);
    harness.pass(Duration.ofSeconds(20));
    harness.act(match, "ann", new Move.Claim());
    harness.pass(Duration.ofSeconds(3));
    harness.act(match, "cyd", new Move.Pass());
    harness.restart();
    JsonNode position = harness.snapshot(match, "bob");
    assertThat(position.path("windowMillis").longValue()).isEqualTo(42_000);
    assertThat(position.path("turn").path("awaited").toString()).isEqualTo("[1]");
    assertThat(clock(match))
        .isEqualTo("[{\"seat\":0,\"remainingMillis\":40000,\"running\":false}]");
    harness.pass(Duration.ofSeconds(41));
    assertThat(harness.journal(match)).hasSize(2);
    harness.pass(Duration.ofSeconds(1));
    assertThat(harness.journal(match)).endsWith("ACT 1 CLOCK {\"type\":\"Pass\"}");
  }

  @Test
  void aWindowOfAMatchThatIsOlderThanLengthsHasTheGamesOwn() {
    String match = harness.start(3, TurnClock.OFF, 20);
    harness.jdbc.sql("update matches set window_lengths = '{}'").update();
    harness.restart();
    harness.act(match, "ann", new Move.Claim());
    assertThat(harness.snapshot(match, "ann").path("windowMillis").longValue())
        .isEqualTo(Pebbles.WINDOW_LENGTH.toMillis());
  }

  @Test
  void clocksGoOnAfterARestart() {
    String match = harness.start(2, TurnClock.M3, 20);
    harness.pass(Duration.ofMinutes(1));
    harness.restart();
    assertThat(clock(match))
        .isEqualTo("[{\"seat\":0,\"remainingMillis\":120000,\"running\":true}]");
    harness.pass(Duration.ofMinutes(2));
    assertThat(harness.journal(match)).hasSize(2);
  }

  @Test
  void nobodyLosesATurnToAServerThatWasAway() {
    String match = harness.start(2, TurnClock.S60, 20);
    harness.clock.pass(Duration.ofHours(5));
    harness.restart();
    assertThat(harness.journal(match)).isEmpty();
    assertThat(clock(match)).isEqualTo("[{\"seat\":0,\"remainingMillis\":30000,\"running\":true}]");
    harness.pass(Duration.ofSeconds(29));
    assertThat(harness.journal(match)).isEmpty();
    harness.pass(Duration.ofSeconds(1));
    assertThat(harness.journal(match)).hasSize(2);
  }

  @Test
  void theClockRunsAlsoForAMatchOnTheShelf() {
    String match = harness.start(2, TurnClock.D1, 20);
    harness.pass(Duration.ofHours(1));
    harness.live().evictIdle();
    harness.settle();
    harness.pass(Duration.ofHours(23));
    assertThat(harness.journal(match)).hasSize(2);
  }

  @Test
  void aSolePlayerIsNotHurried() {
    String match = harness.start(1, TurnClock.S30, 20);
    harness.pass(Duration.ofHours(1));
    assertThat(harness.journal(match)).isEmpty();
  }

  private String clock(String match) {
    return harness.snapshot(match, "ann").path("clocks").toString();
  }
}
