package games.chalet.table.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.bots.Level;
import games.chalet.match.BotPace;
import games.chalet.match.TurnClock;
import games.chalet.web.RefusedException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Tests the next match at a table: a rematch, or another game. */
class NextMatchTest {

  private static final String HOST = "host";
  private static final String ADA = "ada";
  private static final String BEN = "ben";
  private static final String EVE = "eve";

  private final Table table =
      new Table(
          "game", 3, settings(false, true, null), HOST, Instant.parse("2026-11-20T12:00:00Z"));

  @Nested
  class Rematch {

    @Test
    void isAcceptedByEachAndMovesNobody() {
      over();
      table.rounds().rematch(ADA);
      table.rounds().rematch(ADA);
      assertThat(table.status()).isEqualTo(Table.Status.OVER);
      assertThat(table.people().all()).containsExactly(HOST, ADA, BEN);
      assertThat(readiness()).containsExactly(false, true, false);
      assertThat(table.rounds().mayStart(HOST, anybody -> true)).isFalse();
      table.rounds().ready(ADA, false);
      assertThat(readiness()).containsExactly(false, false, false);
    }

    @Test
    void theHostMayStartItWhereEverybodyHasAcceptedAndIsHere() {
      over();
      table.rounds().rematch(ADA);
      table.rounds().rematch(BEN);
      assertThat(table.rounds().mayStart(HOST, Set.of(ADA, BEN)::contains)).isTrue();
      assertThat(table.rounds().mayStart(HOST, Set.of(HOST, ADA)::contains)).isFalse();
      assertThat(table.rounds().mayStart(ADA, anybody -> true)).isFalse();
    }

    @Test
    void beginsWithThoseWhoHaveAcceptedAndTheirHost() {
      over();
      table.rounds().rematch(BEN);
      table.rounds().gatherReady(HOST, table::settings);
      assertThat(table.status()).isEqualTo(Table.Status.GATHERING);
      assertThat(table.people().seats()).extracting(TableSeat::player).containsExactly(HOST, BEN);
      assertThat(readiness()).containsExactly(true, true);
      assertThat(table.people().visitors()).containsExactly(ADA);
      table.rounds().requireStart(HOST, nobody -> false);
    }

    @Test
    void isGatheredByTheHostAfterTheEndOnly() {
      startedBy(ADA, BEN);
      refused("not-over", () -> table.rounds().gatherReady(HOST, table::settings));
      table.rounds().ended("match");
      refused("not-host", () -> table.rounds().gatherReady(ADA, table::settings));
      assertThat(table.seatCount()).isEqualTo(3);
    }

    @Test
    void emptyChairsVanishAndTheNextSeatThatStaysBegins() {
      table.hosting().settle(HOST, () -> settings(false, true, 0), match -> true);
      startedBy(ADA, BEN);
      table.seating().leave(ADA);
      table.rounds().ended("match");
      assertThat(table.rounds().mayStart(HOST, anybody -> true)).isFalse();
      table.rounds().rematch(BEN);
      table.rounds().gatherReady(HOST, table::settings);
      assertThat(table.people().seats()).extracting(TableSeat::player).containsExactly(HOST, BEN);
      assertThat(table.settings().firstSeat()).isEqualTo(1);
    }

    @Test
    void rotatesAChosenFirstSeat() {
      table.hosting().settle(HOST, () -> settings(false, true, 2), match -> true);
      over();
      table.rounds().rematch(ADA);
      table.rounds().rematch(BEN);
      assertThat(table.settings().firstSeat()).isEqualTo(2);
      table.rounds().gatherReady(HOST, table::settings);
      assertThat(table.settings().firstSeat()).isZero();
    }

    @Test
    void leavesChanceToChance() {
      over();
      table.rounds().rematch(ADA);
      table.rounds().gatherReady(HOST, table::settings);
      assertThat(table.settings().firstSeat()).isNull();
    }

    @Test
    void isForThoseWhoPlayedAfterTheEnd() {
      refused("not-over", () -> table.rounds().rematch(HOST));
      startedBy(ADA, BEN);
      come(EVE);
      refused("not-over", () -> table.rounds().rematch(HOST));
      refused("not-gathering", () -> table.rounds().ready(ADA, true));
      table.rounds().ended("match");
      refused("not-seated", () -> table.rounds().rematch(EVE));
      refused("not-seated", () -> table.rounds().ready(EVE, true));
    }

    private void over() {
      startedBy(ADA, BEN);
      table.rounds().ended("match");
    }

    private List<Boolean> readiness() {
      return table.people().seats().stream().map(TableSeat::ready).toList();
    }
  }

  @Nested
  class AnotherGame {

    private static final Settings USUAL =
        new Settings("{}", null, TurnClock.OFF, "{}", false, true, BotPace.USUAL, false);

    @Test
    void keepsThePeopleAndTakesTheUsualSettings() {
      startedBy(ADA, BEN);
      table.rounds().ended("match");
      table.rounds().rematch(BEN);
      choose(HOST, "hike", 2, 6);
      assertThat(table.game()).isEqualTo("hike");
      assertThat(table.status()).isEqualTo(Table.Status.GATHERING);
      assertThat(table.match()).contains("match");
      assertThat(table.settings()).isEqualTo(USUAL);
      assertThat(table.people().seats())
          .extracting(TableSeat::player)
          .containsExactly(HOST, ADA, BEN, null, null, null);
      assertThat(table.people().seats().subList(0, 3))
          .extracting(TableSeat::ready)
          .containsExactly(true, false, true);
    }

    @Test
    void whoHasNoChairAnyMoreWatchesButNeverTheHost() {
      seat(ADA, 1);
      seat(BEN, 2);
      table.hosting().handOver(HOST, BEN);
      choose(BEN, "race", 1, 2);
      assertThat(table.people().seats()).extracting(TableSeat::player).containsExactly(HOST, BEN);
      assertThat(table.people().visitors()).containsExactly(ADA);
    }

    @Test
    void botsMakeRoomBeforePersonsDo() {
      table.hosting().placeBot(HOST, 1, () -> Level.SKIER);
      seat(BEN, 2);
      choose(HOST, "race", 1, 2);
      assertThat(table.people().seats()).extracting(TableSeat::player).containsExactly(HOST, BEN);
    }

    @Test
    void anotherGameHasChairsForAllWhoMayCome() {
      assertThat(table.seatRange()).isEmpty();
      choose(HOST, "hike", 2, 6);
      assertThat(table.seatRange()).contains(new SeatRange(2, 6));
      assertThat(table.seatCount()).isEqualTo(6);
    }

    @Test
    void theSameGameOnlyGathers() {
      table.hosting().settle(HOST, () -> settings(false, true, 2), match -> true);
      startedBy(ADA, BEN);
      table.rounds().ended("match");
      choose(HOST, table.game(), 2, 6);
      assertThat(table.status()).isEqualTo(Table.Status.GATHERING);
      assertThat(table.settings().firstSeat()).isZero();
      assertThat(table.seatCount()).isEqualTo(3);
    }

    @Test
    void noProgramPlaysOn() {
      table.programs().admit(HOST, 1, "program1", "hash");
      choose(HOST, table.game(), 2, 6);
      assertThat(table.people().programs()).hasSize(1);
      choose(HOST, "hike", 2, 6);
      assertThat(table.people().programs()).isEmpty();
      assertThat(table.people().seats().get(1).hasBot()).isTrue();
    }

    @Test
    void isTheHostsChoiceWhileNoMatchRuns() {
      seat(ADA, 1);
      refused("not-host", () -> choose(ADA, "hike", 2, 6));
      startedBy(ADA, BEN);
      refused("match-running", () -> choose(HOST, "hike", 2, 6));
      assertThat(table.game()).isNotEqualTo("hike");
    }

    private void choose(String person, String game, int fewest, int most) {
      table.hosting().chooseGame(person, game, () -> new SeatRange(fewest, most), () -> USUAL);
    }
  }

  private void come(String person) {
    table.seating().visit(person, Optional.of(table.code()));
  }

  private void seat(String person, int seat) {
    come(person);
    table.seating().sit(person, seat);
  }

  private void startedBy(String second, String third) {
    seat(second, 1);
    seat(third, 2);
    table.rounds().requireStart(HOST, nobody -> false);
    assertThat(table.rounds().began("match")).isTrue();
  }

  private static Settings settings(boolean isPublic, boolean spectators, @Nullable Integer first) {
    return new Settings(
        "{}", first, TurnClock.OFF, "{}", isPublic, spectators, BotPace.USUAL, false);
  }

  private static void refused(String code, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            RefusedException.class, refusal -> assertThat(refusal.code()).isEqualTo(code));
  }
}
