package games.chalet.table.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.bots.Level;
import games.chalet.engine.Seat;
import games.chalet.match.BotPace;
import games.chalet.match.TurnClock;
import games.chalet.web.RefusedException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The permissions at a table. */
class TableTest {

  private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");
  private static final String HOST = "host";
  private static final String ADA = "ada";
  private static final String BEN = "ben";
  private static final String EVE = "eve";

  private final Table table = new Table("game", 3, settings(false, true, null), HOST, NOON);

  @Nested
  class Opening {

    @Test
    void theCreatorSitsInSeat0AsHost() {
      assertThat(table.host()).isEqualTo(HOST);
      assertThat(table.people().seatOf(HOST)).hasValue(0);
      assertThat(table.status()).isEqualTo(Table.Status.GATHERING);
    }

    @Test
    void tableAndCodeAreUnguessableAndDiffer() {
      assertThat(table.code()).matches("[A-Za-z0-9]{16,}").isNotEqualTo(table.id());
    }
  }

  @Nested
  class Unused {

    private final Table opened = new Table("game", 3, settings(false, true, null), HOST, NOON);

    @Test
    void isATableAsItsHostWouldOpenIt() {
      assertThat(table.isUnused(opened)).isTrue();
      assertThat(table.isUnused(opened.withId("other"))).isTrue();
      table.seating().sit(HOST, 2);
      table.rounds().ready(HOST, false);
      assertThat(table.isUnused(opened)).isTrue();
    }

    @Test
    void isNoneOfAnotherKind() {
      Settings other = settings(false, false, null);
      assertThat(table.isUnused(new Table("hike", 3, table.settings(), HOST, NOON))).isFalse();
      assertThat(table.isUnused(new Table("game", 2, table.settings(), HOST, NOON))).isFalse();
      assertThat(table.isUnused(new Table("game", 3, other, HOST, NOON))).isFalse();
      assertThat(table.isUnused(new Table("game", 3, table.settings(), ADA, NOON))).isFalse();
      SeatRange range = new SeatRange(2, 3);
      assertThat(table.isUnused(new Table("game", range, table.settings(), HOST, NOON))).isFalse();
    }

    @Test
    void isNoneWhereSomebodyElseIs() {
      come(ADA);
      assertThat(table.isUnused(opened)).isFalse();
      table.hosting().remove(HOST, ADA);
      assertThat(table.isUnused(opened)).as("someone is barred").isFalse();
    }

    @Test
    void isNoneWithABotOrWithoutItsHostInASeat() {
      table.hosting().placeBot(HOST, 1, () -> Level.SKIER);
      assertThat(table.isUnused(opened)).isFalse();
      table.seating().stand(HOST, 1);
      assertThat(table.isUnused(opened)).isTrue();
      table.seating().stand(HOST, 0);
      assertThat(table.isUnused(opened)).isFalse();
    }

    @Test
    void isNoneWhereAMatchWasPlayed() {
      startedBy(ADA, BEN);
      table.rounds().ended("match");
      assertThat(table.isUnused(opened)).isFalse();
    }
  }

  @Nested
  class Coming {

    @Test
    void theCodeAdmitsAVisitor() {
      come(ADA);
      assertThat(table.people().visitors()).containsExactly(ADA);
    }

    @Test
    void comingTwiceIsComingOnce() {
      come(ADA);
      come(ADA);
      assertThat(table.people().visitors()).containsExactly(ADA);
    }

    @Test
    void aPrivateTableDoesNotExistForWhoHasNoCodeOrAWrongOne() {
      refused("unknown-table", () -> table.seating().visit(ADA, Optional.empty()));
      refused("unknown-table", () -> table.seating().visit(ADA, Optional.of("wrong")));
      refused("unknown-table", () -> table.seating().sit(ADA, 1));
      refused("unknown-table", () -> table.seating().leave(ADA));
      assertThat(table.isOpenTo(ADA)).isFalse();
      assertThat(table.isOpenTo(null)).isFalse();
    }

    @Test
    void aPublicTableNeedsNoCode() {
      table.hosting().settle(HOST, () -> settings(true, true, null), match -> true);
      table.seating().visit(ADA, Optional.empty());
      table.seating().sit(BEN, 1);
      assertThat(table.people().all()).containsExactly(HOST, BEN, ADA);
      assertThat(table.isOpenTo(null)).isTrue();
    }

    @Test
    void duringAMatchWithoutSpectatorsNobodyNewComesIn() {
      table.hosting().settle(HOST, () -> settings(false, false, null), match -> true);
      startedBy(ADA, BEN);
      refused("no-spectators", () -> come(EVE));
    }

    @Test
    void whoeverComesInSitsDownWhilePeopleGather() {
      comeIn(ADA);
      assertThat(table.people().seatOf(ADA)).hasValue(1);
      comeIn(ADA);
      comeIn(HOST);
      assertThat(table.people().seatOf(ADA)).hasValue(1);
      assertThat(table.people().seatOf(HOST)).hasValue(0);
      come(BEN);
      comeIn(BEN);
      assertThat(table.people().seatOf(BEN)).hasValue(2);
      comeIn(EVE);
      assertThat(table.people().visitors()).containsExactly(EVE);
    }

    @Test
    void whoeverComesInDuringAMatchOrAfterOneWatches() {
      startedBy(ADA, BEN);
      comeIn(EVE);
      assertThat(table.people().visitors()).containsExactly(EVE);
      table.rounds().ended("match");
      table.seating().stand(ADA, 1);
      comeIn(EVE);
      assertThat(table.people().seatOf(EVE)).isEmpty();
    }

    @Test
    void comingInNeedsTheCodeLikeAVisit() {
      refused(
          "unknown-table",
          () -> table.seating().comeIn(ADA, Optional.of("wrong"), player -> false));
      comeIn(ADA);
      table.hosting().remove(HOST, ADA);
      refused("barred", () -> comeIn(ADA));
    }

    @Test
    void visitorsHaveALimit() {
      IntStream.range(0, TableSeating.MOST_VISITORS).forEach(n -> come("visitor" + n));
      refused("table-full", () -> come(EVE));
    }
  }

  @Nested
  class Sitting {

    @Test
    void aFreeSeatIsTakenAndTheOldOneGivenUp() {
      come(ADA);
      table.seating().sit(ADA, 1);
      table.seating().sit(ADA, 2);
      assertThat(table.people().seatOf(ADA)).hasValue(2);
      assertThat(table.people().seats().get(1)).isEqualTo(TableSeat.EMPTY);
      assertThat(table.people().visitors()).isEmpty();
    }

    @Test
    void aTakenSeatIsRefused() {
      come(ADA);
      refused("seat-taken", () -> table.seating().sit(ADA, 0));
      assertThat(table.people().visitors()).containsExactly(ADA);
    }

    @Test
    void sittingDownOrOpeningATableMeansReady() {
      seat(ADA, 1);
      assertThat(table.people().seats())
          .extracting(TableSeat::ready)
          .containsExactly(true, true, false);
    }

    @Test
    void onesOwnSeatIsNoChangeAndLeavesOneAsReadyAsBefore() {
      table.rounds().ready(HOST, false);
      table.seating().sit(HOST, 0);
      assertThat(table.people().seats().getFirst().ready()).isFalse();
    }

    @Test
    void changingSeatsKeepsReadiness() {
      seat(ADA, 1);
      table.seating().sit(ADA, 2);
      assertThat(table.people().seats().get(2).ready()).isTrue();
      table.rounds().ready(ADA, false);
      table.seating().sit(ADA, 1);
      assertThat(table.people().seats().get(1).ready()).isFalse();
    }

    @Test
    void sittingDownAgainMeansReadyAgain() {
      seat(ADA, 1);
      table.rounds().ready(ADA, false);
      table.seating().stand(ADA, 1);
      table.seating().sit(ADA, 1);
      assertThat(table.people().seats().get(1).ready()).isTrue();
    }

    @Test
    void seatsThatTheTableDoesNotHaveAreRefused() {
      refused("unknown-seat", () -> table.seating().sit(HOST, 3));
      refused("unknown-seat", () -> table.seating().sit(HOST, -1));
    }

    @Test
    void standingUpLeavesAVisitor() {
      seat(ADA, 1);
      table.seating().stand(ADA, 1);
      assertThat(table.people().visitors()).containsExactly(ADA);
    }

    @Test
    void onlyTheHostEmptiesTheSeatOfAnother() {
      seat(ADA, 1);
      seat(BEN, 2);
      refused("not-host", () -> table.seating().stand(ADA, 2));
      table.seating().stand(HOST, 2);
      assertThat(table.people().visitors()).containsExactly(BEN);
    }

    @Test
    void anEmptySeatCannotBeEmptied() {
      refused("seat-empty", () -> table.seating().stand(HOST, 1));
    }

    @Test
    void duringAMatchSeatsStayAsTheyAre() {
      startedBy(ADA, BEN);
      come(EVE);
      refused("match-running", () -> table.seating().stand(ADA, 1));
      refused("match-running", () -> table.seating().stand(HOST, 1));
      refused("match-running", () -> table.seating().sit(EVE, 1));
    }
  }

  @Nested
  class Starting {

    @Test
    void needsEverySeatTaken() {
      refused("empty-seats", () -> start(HOST));
    }

    @Test
    void needsNothingOfThoseWhoHaveSatDown() {
      allSeated(ADA, BEN);
      start(HOST);
    }

    @Test
    void waitsForWhoSaysThatTheyAreNotReady() {
      allSeated(ADA, BEN);
      table.rounds().ready(BEN, false);
      refused("not-ready", () -> start(HOST));
      table.rounds().ready(BEN, true);
      start(HOST);
    }

    @Test
    void isTheReadinessOfWhoStarts() {
      allSeated(ADA, BEN);
      table.rounds().ready(HOST, false);
      start(HOST);
    }

    @Test
    void waitsForWhoIsAwayButNotForWhoStarts() {
      allSeated(ADA, BEN);
      refused("away", () -> table.rounds().requireStart(HOST, BEN::equals));
      table.rounds().requireStart(HOST, HOST::equals);
    }

    @Test
    void isTheHosts() {
      allSeated(ADA, BEN);
      refused("not-host", () -> start(ADA));
    }

    @Test
    void isTheHostsAlsoWithoutASeat() {
      table.seating().stand(HOST, 0);
      seat(EVE, 0);
      allSeated(ADA, BEN);
      start(HOST);
    }

    @Test
    void happensOnce() {
      startedBy(ADA, BEN);
      refused("not-gathering", () -> start(HOST));
      assertThat(table.rounds().began("match")).isFalse();
    }

    @Test
    void visitorsHaveNothingToBeReadyFor() {
      come(ADA);
      refused("not-seated", () -> table.rounds().ready(ADA, true));
    }

    @Test
    void duringAMatchNobodyIsAskedWhetherTheyAreReady() {
      startedBy(ADA, BEN);
      refused("not-gathering", () -> table.rounds().ready(ADA, false));
    }
  }

  @Nested
  class Settling {

    @Test
    void otherSettingsLeaveEverybodyAsReadyAsBefore() {
      allSeated(ADA, BEN);
      table.rounds().ready(BEN, false);
      table.hosting().settle(HOST, () -> settings(false, true, 1), match -> true);
      assertThat(table.settings().firstSeat()).isEqualTo(1);
      assertThat(table.people().seats())
          .extracting(TableSeat::ready)
          .containsExactly(true, true, false);
    }

    @Test
    void areTheHosts() {
      come(ADA);
      refused(
          "not-host",
          () -> table.hosting().settle(ADA, () -> settings(true, true, null), match -> true));
    }

    @Test
    void afterTheStartOnlyWhoMayLookOnCanChange() {
      startedBy(ADA, BEN);
      refused(
          "not-gathering",
          () -> table.hosting().settle(HOST, () -> settings(false, true, 1), match -> true));
      table.hosting().settle(HOST, () -> settings(true, false, null), match -> true);
      assertThat(table.settings().isPublic()).isTrue();
      assertThat(table.settings().spectators()).isFalse();
    }
  }

  @Nested
  class Hosting {

    @Test
    void theChairIsHandedToSomebodyAtTheTable() {
      come(ADA);
      refused("unknown-visitor", () -> table.hosting().handOver(HOST, EVE));
      refused("not-host", () -> table.hosting().handOver(ADA, ADA));
      table.hosting().handOver(HOST, ADA);
      assertThat(table.host()).isEqualTo(ADA);
    }

    @Test
    void whenTheHostLeavesTheNextSeatClockwiseHosts() {
      seat(ADA, 2);
      seat(BEN, 1);
      table.hosting().handOver(HOST, BEN);
      table.seating().leave(BEN);
      assertThat(table.host()).isEqualTo(ADA);
      table.seating().leave(ADA);
      assertThat(table.host()).isEqualTo(HOST);
    }

    @Test
    void whenNobodyIsSeatedTheFirstVisitorHosts() {
      come(ADA);
      come(BEN);
      table.seating().leave(HOST);
      assertThat(table.host()).isEqualTo(ADA);
    }

    @Test
    void whenTheLastOneLeavesTheTableIsDeserted() {
      assertThat(table.isDeserted()).isFalse();
      table.seating().leave(HOST);
      assertThat(table.isDeserted()).isTrue();
    }

    @Test
    void aHostWhoIsAwayForLongLosesTheChairToSomebodyOnline() {
      seat(ADA, 1);
      seat(BEN, 2);
      assertThat(table.hosting().succeed(HOST, Set.of(BEN)::contains)).isTrue();
      assertThat(table.host()).isEqualTo(BEN);
      assertThat(table.people().seatOf(HOST)).hasValue(0);
    }

    @Test
    void aHostWhoIsAwayKeepsTheChairWhenNobodyElseIsThereOrAMatchRuns() {
      assertThat(table.hosting().succeed(HOST, person -> true)).isFalse();
      startedBy(ADA, BEN);
      assertThat(table.hosting().succeed(HOST, person -> true)).isFalse();
      assertThat(table.host()).isEqualTo(HOST);
    }
  }

  @Nested
  class Removing {

    @Test
    void aRemovedGuestIsGoneForGoodAndTheOldLinkIsVoid() {
      String oldCode = table.code();
      seat(ADA, 1);
      table.hosting().remove(HOST, ADA);
      assertThat(table.people().has(ADA)).isFalse();
      assertThat(table.code()).isNotEqualTo(oldCode);
      refused("unknown-table", () -> table.seating().visit(ADA, Optional.of(oldCode)));
      refused("barred", () -> come(ADA));
    }

    @Test
    void aRemovedGuestDoesNotComeBackWhenTheTableTurnsPublic() {
      come(ADA);
      table.hosting().remove(HOST, ADA);
      table.hosting().settle(HOST, () -> settings(true, true, null), match -> true);
      refused("barred", () -> table.seating().visit(ADA, Optional.empty()));
      refused("barred", () -> table.seating().sit(ADA, 1));
      assertThat(table.isOpenTo(ADA)).isFalse();
      assertThat(table.mayWatch(ADA)).isFalse();
    }

    @Test
    void isTheHosts() {
      come(ADA);
      come(BEN);
      refused("not-host", () -> table.hosting().remove(ADA, BEN));
      refused("host-stays", () -> table.hosting().remove(HOST, HOST));
      refused("unknown-visitor", () -> table.hosting().remove(HOST, EVE));
    }
  }

  @Nested
  class DuringAMatch {

    @Test
    void aLeaverKeepsTheSeatUntilTheMatchIsOver() {
      startedBy(ADA, BEN);
      table.seating().leave(ADA);
      assertThat(table.people().seatOf(ADA)).hasValue(1);
      assertThat(table.rounds().ended("match")).isTrue();
      assertThat(table.people().has(ADA)).isFalse();
    }

    @Test
    void returningThroughTheLinkRestoresTheSeat() {
      startedBy(ADA, BEN);
      table.seating().leave(ADA);
      come(ADA);
      table.rounds().ended("match");
      assertThat(table.people().seatOf(ADA)).hasValue(1);
    }

    @Test
    void returningToTheMatchRestoresTheSeat() {
      startedBy(ADA, BEN);
      table.seating().leave(ADA);
      assertThat(table.rounds().returned(new Seat(1))).isTrue();
      assertThat(table.rounds().returned(new Seat(1))).isFalse();
      table.rounds().ended("match");
      assertThat(table.people().seatOf(ADA)).hasValue(1);
    }

    @Test
    void theHostsChairGoesToSomebodyWhoHasNotLeft() {
      startedBy(ADA, BEN);
      table.seating().leave(ADA);
      table.seating().leave(HOST);
      assertThat(table.host()).isEqualTo(BEN);
    }

    @Test
    void aTableThatAllHaveLeftStaysUntilTheMatchIsOver() {
      startedBy(ADA, BEN);
      List.of(HOST, ADA, BEN).forEach(table.seating()::leave);
      assertThat(table.isDeserted()).isFalse();
      table.rounds().ended("match");
      assertThat(table.isDeserted()).isTrue();
    }

    @Test
    void theFirstWhoComesBackToATableThatAllHaveLeftHosts() {
      startedBy(ADA, BEN);
      List.of(HOST, ADA, BEN).forEach(table.seating()::leave);
      come(BEN);
      assertThat(table.host()).isEqualTo(BEN);
    }

    @Test
    void aRemovedPlayerLosesTheSeatAtOnce() {
      startedBy(ADA, BEN);
      assertThat(table.playing(ADA)).contains(new Seat(1));
      table.hosting().remove(HOST, ADA);
      assertThat(table.playing(ADA)).isEmpty();
      assertThat(table.people().seats().get(1)).isEqualTo(TableSeat.EMPTY);
    }

    @Test
    void theEndOfAnotherMatchIsNoNews() {
      startedBy(ADA, BEN);
      assertThat(table.rounds().ended("other")).isFalse();
      assertThat(table.status()).isEqualTo(Table.Status.PLAYING);
    }

    @Test
    void spectatorsWatchUnlessTheHostForbidsIt() {
      startedBy(ADA, BEN);
      come(EVE);
      assertThat(table.mayWatch(EVE)).isTrue();
      assertThat(table.mayWatch("stranger")).isFalse();
      table.hosting().settle(HOST, () -> settings(false, false, null), match -> true);
      assertThat(table.mayWatch(EVE)).isFalse();
    }

    @Test
    void everybodyMayWatchAtAPublicTable() {
      startedBy(ADA, BEN);
      table.hosting().settle(HOST, () -> settings(true, true, null), match -> true);
      assertThat(table.mayWatch("stranger")).isTrue();
      assertThat(table.mayWatch(null)).isTrue();
    }
  }

  @Nested
  class Talking {

    @Test
    void isForThoseAtTheTable() {
      refused("unknown-table", () -> table.requireSpeaker(ADA));
      come(ADA);
      table.requireSpeaker(ADA);
    }

    @Test
    void aMutedGuestIsSilentUntilTheHostAllowsItAlsoAfterComingBack() {
      come(ADA);
      table.hosting().mute(HOST, ADA, true);
      refused("muted", () -> table.requireSpeaker(ADA));
      table.seating().leave(ADA);
      come(ADA);
      refused("muted", () -> table.requireSpeaker(ADA));
      table.hosting().mute(HOST, ADA, false);
      table.requireSpeaker(ADA);
    }

    @Test
    void mutingIsTheHosts() {
      come(ADA);
      refused("not-host", () -> table.hosting().mute(ADA, HOST, true));
      refused("host-stays", () -> table.hosting().mute(HOST, HOST, true));
      refused("unknown-visitor", () -> table.hosting().mute(HOST, EVE, true));
    }
  }

  @Nested
  class Ending {

    @Test
    void aForgottenPlayerLosesTheSeatAlsoDuringAMatch() {
      startedBy(ADA, BEN);
      table.seating().forget(HOST);
      assertThat(table.people().has(HOST)).isFalse();
      assertThat(table.host()).isEqualTo(ADA);
    }

    @Test
    void anUnusedTableIsDeserted() {
      come(ADA);
      assertThat(table.seating().abandon(NOON)).isFalse();
      assertThat(table.seating().abandon(NOON.plusSeconds(1))).isTrue();
      assertThat(table.isDeserted()).isTrue();
    }

    @Test
    void aTableWithARunningMatchIsNeverUnused() {
      startedBy(ADA, BEN);
      assertThat(table.seating().abandon(NOON.plusSeconds(1))).isFalse();
    }
  }

  private void come(String person) {
    table.seating().visit(person, Optional.of(table.code()));
  }

  private void comeIn(String person) {
    table.seating().comeIn(person, Optional.of(table.code()), player -> false);
  }

  private void seat(String person, int seat) {
    come(person);
    table.seating().sit(person, seat);
  }

  private void allSeated(String second, String third) {
    seat(second, 1);
    seat(third, 2);
  }

  private void start(String person) {
    table.rounds().requireStart(person, nobody -> false);
  }

  private void startedBy(String second, String third) {
    allSeated(second, third);
    start(HOST);
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
