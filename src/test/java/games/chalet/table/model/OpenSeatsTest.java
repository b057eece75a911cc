package games.chalet.table.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.bots.Level;
import games.chalet.engine.Seat;
import games.chalet.match.BotPace;
import games.chalet.match.TurnClock;
import games.chalet.table.model.TableSeat.SeatProgram;
import games.chalet.web.RefusedException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chairs for all who may come, of which the free ones vanish at the start. */
class OpenSeatsTest {

  private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");
  private static final String HOST = "host";
  private static final String ADA = "ada";
  private static final String BEN = "ben";
  private static final String CY = "cy";

  private final Table table = new Table("game", new SeatRange(3, 6), settings(null), HOST, NOON);

  private static Settings settings(@Nullable Integer first) {
    return new Settings("{}", first, TurnClock.OFF, "{}", false, true, BotPace.USUAL, false);
  }

  private void sit(String person, int seat) {
    table.seating().visit(person, Optional.of(table.code()));
    table.seating().sit(person, seat);
  }

  private void start() {
    table.rounds().requireStart(HOST, nobody -> false);
    table.rounds().began("match");
  }

  private List<@Nullable String> players() {
    return table.people().seats().stream().<@Nullable String>map(TableSeat::player).toList();
  }

  private static void refused(String code, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            RefusedException.class, refused -> assertThat(refused.code()).isEqualTo(code));
  }

  @Test
  void hasAChairForEveryoneWhoMayCome() {
    assertThat(table.seatCount()).isEqualTo(6);
    assertThat(table.people().seatOf(HOST)).hasValue(0);
    sit(ADA, 5);
    refused("unknown-seat", () -> table.seating().sit(ADA, 6));
  }

  @Test
  void refusesToStartBelowTheFewestPlayersAndChangesNothing() {
    sit(ADA, 1);
    refused("too-few-players", () -> table.rounds().requireStart(HOST, nobody -> false));
    assertThat(table.rounds().mayStart(HOST, person -> true)).isFalse();
    assertThat(table.seatCount()).isEqualTo(6);
    sit(BEN, 2);
    table.rounds().requireStart(HOST, nobody -> false);
    assertThat(table.rounds().mayStart(HOST, person -> true)).isTrue();
  }

  @Test
  void countsBotsAsPlayersButNotVisitors() {
    sit(ADA, 1);
    table.seating().visit(BEN, Optional.of(table.code()));
    refused("too-few-players", () -> table.rounds().requireStart(HOST, nobody -> false));
    table.hosting().placeBot(HOST, 5, () -> Level.GUIDE);
    table.rounds().requireStart(HOST, nobody -> false);
  }

  @Test
  void stillWaitsForPlayersWhoAreNotReadyOrAway() {
    sit(ADA, 1);
    sit(BEN, 3);
    refused("away", () -> table.rounds().requireStart(HOST, ADA::equals));
    table.rounds().ready(BEN, false);
    refused("not-ready", () -> table.rounds().requireStart(HOST, nobody -> false));
  }

  @Test
  void numbersTheTakenSeatsAnewInTheSameOrderAtTheStart() {
    sit(ADA, 4);
    sit(BEN, 2);
    start();
    assertThat(players()).containsExactly(HOST, BEN, ADA);
    assertThat(table.playing(ADA)).contains(new Seat(2));
  }

  @Test
  void keepsBotsAndProgramsAsTheyAreAtTheStart() {
    table.hosting().placeBot(HOST, 2, () -> Level.RACER);
    String name = table.people().seats().get(2).botName();
    table.programs().admit(HOST, 5, "program", "hash");
    start();
    assertThat(players()).containsExactly(HOST, null, null);
    assertThat(table.people().seats().get(1))
        .returns(name, TableSeat::botName)
        .returns(Level.RACER, TableSeat::botLevel);
    assertThat(table.people().programs())
        .hasSize(1)
        .containsEntry(2, new SeatProgram("program", HOST, "hash"));
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {"0, 0", "2, 1", "4, 2", "1, -", "5, -", "-, -"})
  void letsTheChosenPlayerBeginAndChanceIfAFreeChairWasChosen(
      @Nullable Integer chosen, @Nullable Integer begins) {
    sit(ADA, 4);
    sit(BEN, 2);
    table.hosting().settle(HOST, () -> settings(chosen), match -> true);
    start();
    assertThat(table.settings().firstSeat()).isEqualTo(begins);
  }

  /** Gathers for the same game again, with everyone ready. */
  private void gatherAgain() {
    table
        .hosting()
        .chooseGame(
            HOST,
            table.game(),
            () -> table.seatRange().orElseThrow(),
            () -> {
              throw new AssertionError("Expected the options to stay");
            });
    players().stream()
        .filter(Objects::nonNull)
        .forEach(person -> table.rounds().ready(person, true));
  }

  @Test
  void offersARematchOnlyToThoseWhoPlayed() {
    sit(ADA, 4);
    sit(BEN, 2);
    sit(CY, 5);
    start();
    table.rounds().ended("match");
    table.rounds().rematch(ADA);
    table.rounds().rematch(CY);
    table.rounds().rematch(HOST);
    table.rounds().gatherReady(HOST, table::settings);
    table.rounds().requireStart(HOST, nobody -> false);
    assertThat(players()).containsExactly(HOST, ADA, CY);
    assertThat(table.people().visitors()).containsExactly(BEN);
  }

  @Test
  void hasChairsForAllPlayersOfAnotherGame() {
    sit(ADA, 4);
    sit(BEN, 2);
    start();
    table.rounds().ended("match");
    table.hosting().chooseGame(HOST, "duel", () -> new SeatRange(2, 2), () -> settings(null));
    assertThat(table.seatRange()).contains(new SeatRange(2, 2));
    assertThat(players()).containsExactly(HOST, BEN);
    assertThat(table.people().visitors()).containsExactly(ADA);
    table.hosting().chooseGame(HOST, "crowd", () -> new SeatRange(2, 8), () -> settings(null));
    assertThat(table.seatCount()).isEqualTo(8);
  }

  @Test
  void hasAllItsChairsAgainAtTheNextGathering() {
    sit(ADA, 4);
    sit(BEN, 2);
    start();
    table.rounds().ended("match");
    gatherAgain();
    assertThat(players()).containsExactly(HOST, BEN, ADA, null, null, null);
    gatherAgain();
    assertThat(table.seatCount()).isEqualTo(6);
    sit(CY, 5);
    table.rounds().requireStart(HOST, nobody -> false);
    table.rounds().began("next");
    assertThat(players()).containsExactly(HOST, BEN, ADA, CY);
  }

  @Test
  void movesTheFirstSeatOnOnlyAmongThoseWhoPlayed() {
    sit(ADA, 1);
    sit(BEN, 2);
    table.hosting().settle(HOST, () -> settings(2), match -> true);
    start();
    table.rounds().ended("match");
    gatherAgain();
    assertThat(table.settings().firstSeat()).isZero();
  }

  @Test
  void losesTheChairOfALeaverAtTheNextStart() {
    sit(ADA, 1);
    sit(BEN, 2);
    sit(CY, 3);
    start();
    table.seating().leave(ADA);
    table.rounds().ended("match");
    gatherAgain();
    assertThat(players()).containsExactly(HOST, null, BEN, CY, null, null);
    table.rounds().requireStart(HOST, nobody -> false);
    table.rounds().began("next");
    assertThat(players()).containsExactly(HOST, BEN, CY);
  }

  @Test
  void tellsTheNumberOfPlayersThatAMatchWouldHaveNow() {
    assertThat(table.openSeats().playing()).isEqualTo(3);
    sit(ADA, 1);
    sit(BEN, 3);
    sit(CY, 5);
    assertThat(table.openSeats().playing()).isEqualTo(4);
    start();
    assertThat(table.openSeats().playing()).isEqualTo(4);
  }

  @Test
  void changesNothingAtATableWithAFixedNumberOfSeats() {
    Table fixed = new Table("game", 3, settings(2), HOST, NOON);
    fixed.seating().visit(ADA, Optional.of(fixed.code()));
    fixed.seating().sit(ADA, 2);
    refused("empty-seats", () -> fixed.rounds().requireStart(HOST, nobody -> false));
    fixed.openSeats().removeFree();
    fixed.openSeats().addFree();
    assertThat(fixed.seatCount()).isEqualTo(3);
    assertThat(fixed.settings().firstSeat()).isEqualTo(2);
    assertThat(fixed.openSeats().playing()).isEqualTo(3);
  }

  @Test
  void isTheSameAfterBeingStored() {
    sit(ADA, 4);
    Table stored =
        new Table(table.row(), table.people().copy(), new Requests(List.of(), List.of()));
    assertThat(stored.seatRange()).contains(new SeatRange(3, 6));
    assertThat(table.copy().seatRange()).contains(new SeatRange(3, 6));
  }
}
