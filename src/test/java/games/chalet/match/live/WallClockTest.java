package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.match.MatchSummary;
import games.chalet.match.TurnClock;
import games.chalet.match.live.Pebbles.Move;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Somebody sets the wall clock while matches are under way: no time passes by that. */
class WallClockTest {

  private static final Duration MINUTE = Duration.ofMinutes(1);

  private final MatchHarness harness = new MatchHarness();

  @AfterEach
  void close() {
    harness.close();
  }

  private void jump(int days) {
    harness.clock.jump(Duration.ofDays(days));
    harness.pass(Duration.ZERO);
  }

  private List<Instant> times(String match) {
    return harness
        .jdbc
        .sql(
            "select at from match_entries where match_serial ="
                + " (select serial from matches where id = ?) order by number")
        .param(match)
        .query((row, number) -> Instant.ofEpochMilli(row.getLong(1)))
        .list();
  }

  private String bobIn(String match) {
    return harness.snapshot(match, "ann").path("seats").get(1).path("away").stringValue();
  }

  private long left(String match) {
    JsonNode clocks = harness.snapshot(match, "ann").path("clocks");
    assertThat(clocks).hasSize(1);
    return clocks.get(0).path("remainingMillis").longValue();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, -2, 365, -365})
  void aJumpNeitherUsesUpATurnNorStallsIt(int days) {
    String match = harness.start(2, TurnClock.S60, 20);
    harness.pass(Duration.ofSeconds(10));
    jump(days);
    assertThat(harness.journal(match)).isEmpty();
    assertThat(left(match)).isEqualTo(50_000);
    harness.act(match, "ann", new Move.Take(1));
    harness.pass(Duration.ofSeconds(49));
    assertThat(harness.journal(match)).hasSize(1);
    jump(-days);
    assertThat(left(match)).isEqualTo(1_000);
    harness.pass(Duration.ofSeconds(1));
    assertThat(harness.journal(match)).endsWith("ACT 0 CLOCK {\"type\":\"End\"}");
    assertThat(left(match)).isEqualTo(60_000);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, -2})
  void aMatchThatBeginsAfterAJumpIsDatedByTheWallClockAndHasItsWholeTurn(int days) {
    harness.pass(Duration.ofHours(3));
    jump(days);
    String match = harness.start(2, TurnClock.S60, 20);
    assertThat(harness.matches().find(match).map(MatchSummary::startedAt))
        .contains(harness.clock.now);
    assertThat(left(match)).isEqualTo(60_000);
    jump(-days);
    harness.pass(Duration.ofSeconds(59));
    assertThat(harness.journal(match)).isEmpty();
    harness.pass(Duration.ofSeconds(1));
    assertThat(harness.journal(match)).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, -2})
  void anEndIsDatedByTheWallClock(int days) {
    String match = harness.start(1, TurnClock.OFF, 20);
    jump(days);
    harness.matches().giveUp(match);
    harness.settle();
    MatchSummary ended = harness.matches().find(match).orElseThrow();
    assertThat(ended.endedAt()).isEqualTo(harness.clock.now);
    assertThat(times(match).getLast()).isAfterOrEqualTo(ended.startedAt());
  }

  /** A machine without a clock of its own begins where it was when it was last saved. */
  @ParameterizedTest
  @ValueSource(ints = {-2, -365})
  void afterAStartWithTheClockBackTimeRunsOnFromTheLastEntry(int days) {
    String match = harness.start(2, TurnClock.S60, 20);
    harness.pass(Duration.ofSeconds(5));
    harness.act(match, "ann", new Move.Take(1));
    String untouched = harness.start(2, TurnClock.S60, 20);
    harness.pass(Duration.ofSeconds(15));
    harness.clock.jump(Duration.ofDays(days));
    harness.restart();
    assertThat(left(match)).isBetween(1L, 55_000L);
    assertThat(left(untouched)).isBetween(1L, 60_000L);
    harness.pass(Duration.ofSeconds(29));
    assertThat(harness.journal(match)).hasSize(1);
    jump(-days);
    assertThat(harness.journal(match)).hasSize(1);
    harness.pass(Duration.ofSeconds(31));
    assertThat(harness.journal(match)).endsWith("ACT 0 CLOCK {\"type\":\"End\"}");
    assertThat(harness.journal(untouched)).hasSize(2);
    assertThat(times(match)).isSorted();
    // Evicted and read again, it has the time that it had.
    harness.live().evictIdle();
    harness.pass(Duration.ofSeconds(20));
    assertThat(left(match)).isEqualTo(40_000);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 365})
  void afterAStartWithTheClockAheadNobodysTimeRunsOutBeforeTheGrace(int days) {
    String match = harness.start(2, TurnClock.S60, 20);
    harness.clock.jump(Duration.ofDays(days));
    harness.restart();
    assertThat(left(match)).isEqualTo(30_000);
    harness.pass(Duration.ofSeconds(29));
    assertThat(harness.journal(match)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, -2})
  void aJumpMakesNobodyGoneAndKeepsNobodyFromBeingSo(int days) {
    String before = harness.start(2, TurnClock.OFF, 20);
    harness.goes("bob");
    jump(days);
    String after = harness.start(2, TurnClock.OFF, 20);
    assertThat(List.of(bobIn(before), bobIn(after))).containsOnly("PRESENT");
    harness.pass(MINUTE);
    assertThat(List.of(bobIn(before), bobIn(after))).containsOnly("AWAY");
  }

  @ParameterizedTest
  @ValueSource(ints = {40, -40})
  void aJumpAbandonsNoMatchAndKeepsNoneFromEnding(int days) {
    String left = harness.start(1, TurnClock.OFF, 20);
    String allAway = harness.start(2, TurnClock.OFF, 20);
    harness.matches().leave(left, new Seat(0));
    harness.settle();
    harness.goes("ann");
    harness.goes("bob");
    jump(days);
    assertThat(harness.journal(left)).hasSize(1);
    harness.pass(Duration.ofDays(1));
    assertThat(harness.journal(left)).endsWith("CONCLUDE null abandoned");
    assertThat(harness.journal(allAway)).isEmpty();
    harness.pass(Duration.ofDays(29));
    assertThat(harness.journal(allAway)).endsWith("CONCLUDE null abandoned");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, -2})
  void aWindowStaysOpenForItsLength(int days) {
    String match = harness.start(3, TurnClock.S60, 20);
    harness.act(match, "ann", new Move.Claim());
    harness.pass(Duration.ofSeconds(3));
    jump(days);
    assertThat(harness.snapshot(match, "bob").path("windowMillis").longValue()).isEqualTo(5_000);
    harness.pass(Duration.ofSeconds(4));
    assertThat(harness.journal(match)).hasSize(1);
    harness.pass(Duration.ofSeconds(1));
    assertThat(harness.journal(match)).hasSize(3);
  }
}
