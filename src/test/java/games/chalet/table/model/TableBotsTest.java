package games.chalet.table.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.bots.Level;
import games.chalet.match.BotPace;
import games.chalet.match.TurnClock;
import games.chalet.web.RefusedException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Bots in the seats of a table. */
class TableBotsTest {

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

  private void bot(int seat) {
    table.hosting().placeBot(HOST, seat, () -> Level.SKIER);
  }

  private void come(String person) {
    table.seating().visit(person, Optional.of(table.code()));
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
  void aBotIsReadyAndHasANameOfItsOwn() {
    bot(1);
    bot(2);
    assertThat(seat(1).ready()).isTrue();
    assertThat(seat(1).botName()).startsWith("Bot ").isNotEqualTo(seat(2).botName());
    table.rounds().requireStart(HOST, nobody -> false);
  }

  @Test
  void itsLevelChangesAndItStaysTheSame() {
    bot(1);
    String name = seat(1).botName();
    table.hosting().placeBot(HOST, 1, () -> Level.GUIDE);
    assertThat(seat(1)).isEqualTo(new TableSeat(null, true, false, name, Level.GUIDE, null));
  }

  @Test
  void onlyTheHostAsksItAndSendsItAway() {
    come(ADA);
    refused("not-host", () -> table.hosting().placeBot(ADA, 1, () -> Level.SKIER));
    bot(1);
    refused("not-host", () -> table.seating().stand(ADA, 1));
    table.seating().stand(HOST, 1);
    assertThat(seat(1)).isEqualTo(TableSeat.EMPTY);
    refused("seat-empty", () -> table.seating().stand(HOST, 1));
  }

  @Test
  void itTakesFreeSeatsOnlyAndOnlyWhilePeopleGather() {
    refused("seat-taken", () -> bot(0));
    refused("unknown-seat", () -> bot(3));
    bot(1);
    bot(2);
    table.rounds().began("match");
    refused("not-gathering", () -> bot(1));
    refused("match-running", () -> table.seating().stand(HOST, 1));
    table.rounds().ended("match");
    refused("not-gathering", () -> bot(1));
    assertThat(seat(1).hasBot()).isTrue();
  }

  @Test
  void aPlayerTakesABotsSeatAndTheBotMovesToAFreeOne() {
    come(ADA);
    bot(1);
    TableSeat bot = seat(1);
    table.seating().sit(ADA, 1);
    assertThat(seat(1).player()).isEqualTo(ADA);
    assertThat(seat(2)).isEqualTo(bot);
  }

  @Test
  void aSeatedPlayerSwapsSeatsWithTheBot() {
    bot(1);
    TableSeat bot = seat(1);
    table.seating().sit(HOST, 1);
    assertThat(seat(0)).isEqualTo(bot);
    assertThat(seat(1).player()).isEqualTo(HOST);
    assertThat(seat(2).isEmpty()).isTrue();
  }

  @Test
  void whereNoSeatIsFreeABotLeavesForAPerson() {
    come(ADA);
    come(BEN);
    bot(1);
    bot(2);
    table.seating().sit(ADA, 2);
    assertThat(seat(2).player()).isEqualTo(ADA);
    table.seating().sit(BEN, 1);
    assertThat(table.people().seats()).noneMatch(TableSeat::hasBot);
  }

  @Test
  void nobodyPlaysWhereOnlyBotsSit() {
    bot(1);
    bot(2);
    table.seating().stand(HOST, 0);
    bot(0);
    refused("bots-only", () -> table.rounds().requireStart(HOST, nobody -> false));
    assertThat(table.rounds().mayStart(HOST, anybody -> true)).isFalse();
  }

  @Test
  void aTableWithBotsOnlyIsDeserted() {
    bot(1);
    table.seating().leave(HOST);
    assertThat(table.isDeserted()).isTrue();
  }

  @Test
  void aBotIsNeverHost() {
    bot(1);
    come(ADA);
    table.seating().leave(HOST);
    assertThat(table.host()).isEqualTo(ADA);
    refused("unknown-visitor", () -> table.hosting().handOver(ADA, "bot1"));
  }

  @Test
  void nobodyWaitsForABotAtARematch() {
    bot(1);
    bot(2);
    table.rounds().began("match");
    table.rounds().ended("match");
    assertThat(seat(1).ready()).isTrue();
    table.rounds().rematch(HOST);
    assertThat(table.rounds().mayStart(HOST, nobody -> false)).isTrue();
  }

  @Test
  void anUnusedTableClosesWithItsBots() {
    bot(1);
    assertThat(table.seating().abandon(NOON.plus(Duration.ofDays(1)))).isTrue();
    assertThat(table.isDeserted()).isTrue();
  }

  @Test
  void howFastTheyActIsSettledBeforeTheStart() {
    bot(1);
    bot(2);
    table.rounds().began("match");
    Settings slow = new Settings("{}", null, TurnClock.OFF, "{}", false, true, BotPace.SLOW, false);
    refused("not-gathering", () -> table.hosting().settle(HOST, () -> slow, match -> true));
  }
}
