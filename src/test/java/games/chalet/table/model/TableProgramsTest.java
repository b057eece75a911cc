package games.chalet.table.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.bots.Level;
import games.chalet.match.BotPace;
import games.chalet.match.TurnClock;
import games.chalet.table.model.TableSeat.SeatProgram;
import games.chalet.web.RefusedException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Programs that decide for the bots of a table. */
class TableProgramsTest {

  private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");
  private static final String HOST = "host";
  private static final String ADA = "ada";
  private static final String BEN = "ben";

  private final Table table =
      new Table(
          "game",
          3,
          new Settings("{}", null, TurnClock.OFF, "{}", false, true, BotPace.USUAL, false),
          HOST,
          NOON);

  private void come(String person) {
    table.seating().visit(person, Optional.of(table.code()));
  }

  private void sit(String person, int seat) {
    come(person);
    table.seating().sit(person, seat);
  }

  private void admit(String owner, int seat) {
    table.programs().admit(owner, seat, "program" + seat, "hash" + seat);
  }

  private TableSeat seat(int number) {
    return table.people().seats().get(number);
  }

  private static void refused(String code, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            RefusedException.class, refused -> assertThat(refused.code()).isEqualTo(code));
  }

  @Test
  void theHostGivesAFreeSeatAndThatOfABot() {
    admit(HOST, 1);
    assertThat(seat(1).hasBot()).isTrue();
    assertThat(seat(1).botLevel()).isEqualTo(Level.SKIER);
    assertThat(seat(1).program()).isEqualTo(new SeatProgram("program1", HOST, "hash1"));
    table.hosting().placeBot(HOST, 2, () -> Level.GUIDE);
    String name = seat(2).botName();
    admit(HOST, 2);
    assertThat(seat(2).botName()).isEqualTo(name);
    assertThat(seat(2).botLevel()).isEqualTo(Level.GUIDE);
    assertThat(seat(2).ready()).isTrue();
    table.rounds().requireStart(HOST, nobody -> false);
  }

  @Test
  void everybodyGivesUpTheirOwnSeatAndStaysAtTheTable() {
    sit(ADA, 1);
    admit(ADA, 1);
    assertThat(seat(1).player()).isNull();
    assertThat(seat(1).isOfProgramOf(ADA)).isTrue();
    assertThat(table.people().visitors()).containsExactly(ADA);
    admit(HOST, 0);
    assertThat(table.host()).isEqualTo(HOST);
    assertThat(table.people().anybodySits()).as("programs have people behind them").isTrue();
  }

  @Test
  void nobodyTakesASeatFromAnotherForAProgram() {
    sit(ADA, 1);
    come(BEN);
    refused("seat-taken", () -> admit(HOST, 1));
    refused("not-host", () -> admit(BEN, 2));
    refused("seat-taken", () -> admit(BEN, 1));
    refused("unknown-table", () -> admit("nobody", 2));
    refused("unknown-seat", () -> admit(HOST, 3));
    admit(ADA, 1);
    refused("not-host", () -> admit(BEN, 1));
    refused("seat-taken", () -> admit(HOST, 1));
    assertThat(seat(1).isOfProgramOf(ADA)).isTrue();
  }

  @Test
  void itsOwnerMakesAnotherTokenAtAnyTime() {
    admit(HOST, 1);
    table.programs().admit(HOST, 1, "another", "hash");
    assertThat(seat(1).program()).isEqualTo(new SeatProgram("program1", HOST, "hash"));
    table.rounds().began("match");
    table.programs().admit(HOST, 1, "another", "again");
    assertThat(seat(1).program()).isEqualTo(new SeatProgram("program1", HOST, "again"));
    refused("not-gathering", () -> admit(HOST, 2));
    refused("not-gathering", () -> admit(HOST, 0));
  }

  @Test
  void itMakesNoRoomButForItsOwner() {
    sit(ADA, 1);
    admit(ADA, 1);
    come(BEN);
    refused("seat-taken", () -> table.seating().sit(BEN, 1));
    refused("seat-taken", () -> table.seating().sit(HOST, 1));
    refused("seat-taken", () -> table.hosting().placeBot(HOST, 1, () -> Level.GUIDE));
    table.seating().sit(ADA, 1);
    assertThat(seat(1)).isEqualTo(TableSeat.of(ADA));
    assertThat(table.people().programs()).isEmpty();
  }

  @Test
  void itsOwnerAndTheHostTakeItsTokenBackAndTheBotStays() {
    sit(ADA, 1);
    admit(ADA, 1);
    come(BEN);
    refused("not-host", () -> table.programs().end(BEN, 1));
    refused("no-program", () -> table.programs().end(HOST, 2));
    table.programs().end(HOST, 1);
    assertThat(seat(1).program()).isNull();
    assertThat(seat(1).hasBot()).isTrue();
    table.seating().sit(ADA, 1);
    admit(ADA, 1);
    table.rounds().began("match");
    table.programs().end(ADA, 1);
    assertThat(seat(1).program()).isNull();
  }

  @Test
  void theHostAndItsOwnerSendItAway() {
    sit(ADA, 1);
    admit(ADA, 1);
    come(BEN);
    refused("not-host", () -> table.seating().stand(BEN, 1));
    table.seating().stand(ADA, 1);
    assertThat(seat(1).isEmpty()).isTrue();
    admit(HOST, 2);
    table.seating().stand(HOST, 2);
    assertThat(seat(2).isEmpty()).isTrue();
  }

  @Test
  void itEndsWhenItsOwnerIsNotAtTheTableAnyMore() {
    sit(ADA, 1);
    admit(ADA, 1);
    table.rounds().began("match");
    table.hosting().remove(HOST, ADA);
    assertThat(seat(1).program()).isNull();
    assertThat(seat(1).hasBot()).isTrue();
  }

  @Test
  void aLeaversProgramStaysUntilTheMatchEnds() {
    come(ADA);
    table.hosting().handOver(HOST, ADA);
    admit(ADA, 1);
    table.seating().sit(ADA, 2);
    table.rounds().began("match");
    table.seating().leave(ADA);
    assertThat(seat(1).isOfProgramOf(ADA)).isTrue();
    table.rounds().ended("match");
    assertThat(seat(1).program()).isNull();
  }

  @Test
  void itIsKnownAtTheTableAndNotAPerson() {
    admit(HOST, 1);
    assertThat(table.people().hasProgram("program1")).isTrue();
    assertThat(table.people().has("program1")).isFalse();
    assertThat(table.isOpenTo("program1")).isTrue();
    assertThat(table.people().all()).containsExactly(HOST);
  }

  @Test
  void aTableWithProgramsOnlyIsDeserted() {
    admit(HOST, 1);
    table.seating().leave(HOST);
    assertThat(table.isDeserted()).isTrue();
    assertThat(table.people().programs()).isEmpty();
    assertThat(table.seating().abandon(NOON.plus(Duration.ofDays(2)))).isTrue();
  }
}
