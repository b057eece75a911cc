package games.chalet.match;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.match.Pebbles.Move;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Clocks and windows; time passes only when a test says so. */
class TimeTest {

  private static final String TOOK_ONE = "{\"type\":\"Take\",\"count\":1}";

  private final Lodge lodge = new Lodge();

  @AfterEach
  void close() {
    lodge.close();
  }

  @Test
  void withoutAClockNobodyIsHurried() {
    String match = lodge.start(2, TurnClock.OFF, 20);
    lodge.pass(Duration.ofDays(30));
    assertThat(lodge.journal(match)).isEmpty();
    assertThat(lodge.snapshot(match, "ann").path("clocks")).isEmpty();
  }

  @Test
  void atZeroTheGamesOwnChoiceIsPlayedUntilTheTurnHasPassed() {
    String match = lodge.start(2, TurnClock.S60, 20);
    lodge.pass(Duration.ofMillis(59_999));
    assertThat(lodge.journal(match)).isEmpty();
    lodge.pass(Duration.ofMillis(1));
    assertThat(lodge.journal(match))
        .containsExactly("ACT 0 CLOCK " + TOOK_ONE, "ACT 0 CLOCK {\"type\":\"End\"}");
    assertThat(lodge.snapshot(match, "ann").path("turn").path("awaited").toString())
        .isEqualTo("[1]");
  }

  @Test
  void theClockRunsThroughTheSmallActionsOfATurn() {
    String match = lodge.start(2, TurnClock.S60, 20);
    lodge.pass(Duration.ofSeconds(50));
    lodge.act(match, "ann", new Move.Take(1));
    assertThat(clock(match)).isEqualTo("[{\"seat\":0,\"remainingMillis\":10000,\"running\":true}]");
    lodge.pass(Duration.ofSeconds(10));
    assertThat(lodge.journal(match)).endsWith("ACT 0 CLOCK {\"type\":\"End\"}");
    assertThat(clock(match)).isEqualTo("[{\"seat\":1,\"remainingMillis\":60000,\"running\":true}]");
  }

  @Test
  void anotherTurnOfTheSameSeatHasTimeOfItsOwn() {
    String match = lodge.start(2, TurnClock.S60, 20);
    lodge.pass(Duration.ofSeconds(50));
    lodge.act(match, "ann", new Move.Take(1));
    lodge.act(match, "ann", new Move.Again());
    assertThat(clock(match)).isEqualTo("[{\"seat\":0,\"remainingMillis\":60000,\"running\":true}]");
    lodge.pass(Duration.ofSeconds(60));
    assertThat(lodge.journal(match))
        .endsWith("ACT 0 CLOCK " + TOOK_ONE, "ACT 0 CLOCK {\"type\":\"End\"}");
  }

  @Test
  void theClockStandsStillInAWindow() {
    String match = lodge.start(3, TurnClock.S60, 20);
    lodge.pass(Duration.ofSeconds(50));
    lodge.act(match, "ann", new Move.Claim());
    lodge.pass(Duration.ofSeconds(5));
    JsonNode frame = lodge.snapshot(match, "ann");
    assertThat(frame.path("windowMillis").longValue()).isEqualTo(3000);
    assertThat(clock(match))
        .isEqualTo("[{\"seat\":0,\"remainingMillis\":10000,\"running\":false}]");
    lodge.act(match, "bob", new Move.Objection());
    assertThat(clock(match)).isEqualTo("[{\"seat\":0,\"remainingMillis\":10000,\"running\":true}]");
    lodge.pass(Duration.ofSeconds(10));
    assertThat(lodge.journal(match)).contains("ACT 0 CLOCK " + TOOK_ONE);
  }

  @Test
  void whenAWindowPassesTheChoiceIsPlayedForEachThatIsAwaitedInSeatOrder() {
    String match = lodge.start(4, TurnClock.OFF, 20);
    lodge.act(match, "ann", new Move.Claim());
    lodge.pass(Duration.ofSeconds(7));
    lodge.act(match, "cyd", new Move.Pass());
    assertThat(lodge.journal(match)).hasSize(2);
    lodge.pass(Duration.ofSeconds(1));
    assertThat(lodge.journal(match))
        .containsExactly(
            "ACT 0 PERSON {\"type\":\"Claim\"}",
            "ACT 2 PERSON {\"type\":\"Pass\"}",
            "ACT 1 CLOCK {\"type\":\"Pass\"}",
            "ACT 3 CLOCK {\"type\":\"Pass\"}");
    JsonNode frame = lodge.snapshot(match, "ann");
    assertThat(frame.path("turn").path("awaited").toString()).isEqualTo("[1]");
    assertThat(frame.path("windowMillis").isNull()).isTrue();
  }

  @Test
  void aWindowStaysOpenAsLongAsTheTableSays() {
    String match =
        lodge.start(3, TurnClock.OFF, Map.of(Pebbles.WINDOW, Duration.ofMillis(2500)), 20);
    lodge.act(match, "ann", new Move.Claim());
    JsonNode frame = lodge.snapshot(match, "bob");
    assertThat(frame.path("turn").path("window").stringValue()).isEqualTo(Pebbles.WINDOW);
    assertThat(frame.path("windowMillis").longValue()).isEqualTo(2500);
    lodge.pass(Duration.ofMillis(2499));
    assertThat(lodge.journal(match)).hasSize(1);
    lodge.pass(Duration.ofMillis(1));
    assertThat(lodge.journal(match)).hasSize(3);
  }

  @Test
  void whereATurnMayTakeADayAWindowIsOpenForAWorkingDay() {
    String match = lodge.start(3, TurnClock.D1, 20);
    lodge.act(match, "ann", new Move.Claim());
    lodge.pass(Duration.ofHours(1));
    lodge.live().evictIdle();
    lodge.settle();
    lodge.pass(Duration.ofHours(6));
    assertThat(lodge.journal(match)).hasSize(1);
    lodge.restart();
    lodge.pass(Duration.ofHours(1));
    assertThat(lodge.journal(match)).hasSize(3);
  }

  @Test
  void aWindowSurvivesARestart() {
    String match =
        lodge.start(3, TurnClock.S60, Map.of(Pebbles.WINDOW, Duration.ofSeconds(45)), 20);
    lodge.pass(Duration.ofSeconds(20));
    lodge.act(match, "ann", new Move.Claim());
    lodge.pass(Duration.ofSeconds(3));
    lodge.act(match, "cyd", new Move.Pass());
    lodge.restart();
    JsonNode frame = lodge.snapshot(match, "bob");
    assertThat(frame.path("windowMillis").longValue()).isEqualTo(42_000);
    assertThat(frame.path("turn").path("awaited").toString()).isEqualTo("[1]");
    assertThat(clock(match))
        .isEqualTo("[{\"seat\":0,\"remainingMillis\":40000,\"running\":false}]");
    lodge.pass(Duration.ofSeconds(41));
    assertThat(lodge.journal(match)).hasSize(2);
    lodge.pass(Duration.ofSeconds(1));
    assertThat(lodge.journal(match)).endsWith("ACT 1 CLOCK {\"type\":\"Pass\"}");
  }

  @Test
  void aWindowOfAMatchThatIsOlderThanLengthsHasTheGamesOwn() {
    String match = lodge.start(3, TurnClock.OFF, 20);
    lodge.jdbc.sql("update matches set window_lengths = '{}'").update();
    lodge.restart();
    lodge.act(match, "ann", new Move.Claim());
    assertThat(lodge.snapshot(match, "ann").path("windowMillis").longValue())
        .isEqualTo(Pebbles.WINDOW_LENGTH.toMillis());
  }

  @Test
  void clocksGoOnAfterARestart() {
    String match = lodge.start(2, TurnClock.M3, 20);
    lodge.pass(Duration.ofMinutes(1));
    lodge.restart();
    assertThat(clock(match))
        .isEqualTo("[{\"seat\":0,\"remainingMillis\":120000,\"running\":true}]");
    lodge.pass(Duration.ofMinutes(2));
    assertThat(lodge.journal(match)).hasSize(2);
  }

  @Test
  void nobodyLosesATurnToAServerThatWasAway() {
    String match = lodge.start(2, TurnClock.S60, 20);
    lodge.clock.now = lodge.clock.now.plus(Duration.ofHours(5));
    lodge.restart();
    assertThat(lodge.journal(match)).isEmpty();
    assertThat(clock(match)).isEqualTo("[{\"seat\":0,\"remainingMillis\":30000,\"running\":true}]");
    lodge.pass(Duration.ofSeconds(29));
    assertThat(lodge.journal(match)).isEmpty();
    lodge.pass(Duration.ofSeconds(1));
    assertThat(lodge.journal(match)).hasSize(2);
  }

  @Test
  void theClockRunsAlsoForAMatchOnTheShelf() {
    String match = lodge.start(2, TurnClock.D1, 20);
    lodge.pass(Duration.ofHours(1));
    lodge.live().evictIdle();
    lodge.settle();
    lodge.pass(Duration.ofHours(23));
    assertThat(lodge.journal(match)).hasSize(2);
  }

  @Test
  void whoPlaysAloneIsNotHurried() {
    String match = lodge.start(1, TurnClock.S30, 20);
    lodge.pass(Duration.ofHours(1));
    assertThat(lodge.journal(match)).isEmpty();
  }

  private String clock(String match) {
    return lodge.snapshot(match, "ann").path("clocks").toString();
  }
}
