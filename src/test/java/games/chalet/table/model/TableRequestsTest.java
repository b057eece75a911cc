package games.chalet.table.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.bots.Level;
import games.chalet.match.BotPace;
import games.chalet.match.TurnClock;
import games.chalet.web.RefusedException;
import java.time.Instant;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Questions to the host of a table, and what follows from the answers. */
class TableRequestsTest {

  private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");
  private static final String HOST = "host";
  private static final String BEN = "ben";
  private static final String BEN_AGAIN = "benAgain";
  private static final String EVE = "eve";
  private static final int BENS = 1;
  private static final int BOTS = 2;

  private final Table table = new Table("game", 3, settings(false, true), HOST, NOON);
  private final Set<String> online = new HashSet<>(Set.of(HOST, BEN, BEN_AGAIN, EVE));

  @Nested
  class Joining {

    @Test
    void aStrangerIsLetInToAFreeChair() {
      table.requests().askToJoin(EVE, NOON);
      assertThat(table.people().has(EVE)).isFalse();
      grant(HOST, EVE);
      assertThat(table.people().seatOf(EVE)).hasValue(1);
      assertThat(table.requests().open()).isEmpty();
    }

    @Test
    void aBotMakesRoomForThem() {
      table.hosting().placeBot(HOST, 1, () -> Level.SKIER);
      table.hosting().placeBot(HOST, 2, () -> Level.SKIER);
      table.requests().askToJoin(EVE, NOON);
      grant(HOST, EVE);
      assertThat(table.people().seatOf(EVE)).hasValue(1);
    }

    @Test
    void whoMayComeInAnywayNeedNotAsk() {
      assertThat(table.requests().mayAskToJoin(EVE, NOON)).isTrue();
      assertThat(table.requests().mayAskToJoin(HOST, NOON)).isFalse();
      table.hosting().settle(HOST, () -> settings(true, true), match -> true);
      assertThat(table.requests().mayAskToJoin(EVE, NOON)).isFalse();
    }

    @Test
    void aQuestionEndsWithoutAnAnswerAndIsAskedAgain() {
      table.requests().askToJoin(EVE, NOON);
      assertThat(table.requests().endJoins(NOON)).isFalse();
      assertThat(table.requests().endJoins(NOON.plusSeconds(1))).isTrue();
      assertThat(table.requests().open()).isEmpty();
      assertThat(table.requests().askToJoin(EVE, NOON.plusSeconds(2))).isTrue();
    }

    @Test
    void othersQuestionsDoNotEndByTime() {
      playing();
      come(EVE);
      table.requests().askForBotSeat(EVE, BOTS, NOON);
      assertThat(table.requests().endJoins(NOON.plusSeconds(86_400))).isFalse();
    }

    @Test
    void aMatchWithoutSpectatorsIsNotOpened() {
      playing();
      table.hosting().settle(HOST, () -> settings(false, false), match -> true);
      table.requests().askToJoin(EVE, NOON);
      refused("no-spectators", () -> grant(HOST, EVE));
      assertThat(table.requests().open()).hasSize(1);
      assertThat(table.people().has(EVE)).isFalse();
    }

    @Test
    void duringAMatchTheyWatch() {
      playing();
      table.requests().askToJoin(EVE, NOON);
      grant(HOST, EVE);
      assertThat(table.people().visitors()).containsExactly(EVE);
    }

    @Test
    void whoIsRefusedAsksAgainOnlyAfterAWhile() {
      table.requests().askToJoin(EVE, NOON);
      table.requests().refuse(HOST, EVE, online::contains, NOON);
      assertThat(table.requests().open()).isEmpty();
      assertThat(table.requests().mayAskToJoin(EVE, NOON.plusSeconds(299))).isFalse();
      assertThat(table.requests().mayAskToJoin(EVE, NOON.plusSeconds(301))).isTrue();
    }

    @Test
    void whoIsRemovedFindsNoTable() {
      table.requests().askToJoin(EVE, NOON);
      grant(HOST, EVE);
      table.hosting().remove(HOST, EVE);
      assertThat(table.requests().mayAskToJoin(EVE, NOON.plusSeconds(86_400))).isFalse();
      refused("barred", () -> come(EVE));
    }

    @Test
    void strangersLeaveRoomForOthersQuestions() {
      playing();
      come(EVE);
      for (int number = 0; number < JoinDraw.PLACES; number++) {
        table.requests().askToJoin("stranger" + number, NOON);
      }
      assertThat(table.requests().askToJoin("another", NOON)).isFalse();
      table.requests().askForBotSeat(EVE, BOTS, NOON);
      assertThat(table.requests().open()).hasSize(JoinDraw.PLACES + 1);
    }

    @Test
    void askingTwiceIsAskingOnce() {
      table.requests().askToJoin(EVE, NOON);
      table.requests().askToJoin(EVE, NOON.plusSeconds(9));
      assertThat(table.requests().open()).hasSize(1);
    }

    @Test
    void aQuestionIsTakenBack() {
      table.requests().askToJoin(EVE, NOON);
      table.requests().withdraw(EVE);
      refused("unknown-request", () -> grant(HOST, EVE));
    }

    @Test
    void aRefusalStaysWhenItIsTakenBackOrTheyLeave() {
      playing();
      come(EVE);
      table.requests().askForBotSeat(EVE, BOTS, NOON);
      table.requests().refuse(HOST, EVE, online::contains, NOON);
      table.requests().withdraw(EVE);
      table.seating().leave(EVE);
      come(EVE);
      refused("asked-before", () -> table.requests().askForBotSeat(EVE, BOTS, NOON.plusSeconds(9)));
    }
  }

  @Nested
  class Answering {

    @Test
    void nobodyButTheHostAnswers() {
      playing();
      come(EVE);
      table.requests().askForBotSeat(EVE, BOTS, NOON);
      refused("not-host", () -> grant(BEN, EVE));
      refused("not-host", () -> grant(EVE, EVE));
      refused("unknown-table", () -> grant("stranger", EVE));
    }

    @Test
    void whileTheHostIsOfflineTheNextPlayerDoes() {
      playing();
      come(EVE);
      table.requests().askForBotSeat(EVE, BOTS, NOON);
      online.remove(HOST);
      assertThat(table.requests().answerer(online::contains)).contains(BEN);
      refused("not-host", () -> grant(HOST, EVE));
      grant(BEN, EVE);
      assertThat(table.people().seatOf(EVE)).hasValue(BOTS);
    }

    @Test
    void visitorsNeverDo() {
      playing();
      come(EVE);
      online.removeAll(Set.of(HOST, BEN));
      assertThat(table.requests().answerer(online::contains)).isEmpty();
    }
  }

  @Nested
  class ABotsSeat {

    @Test
    void passesInARunningMatchOnly() {
      come(EVE);
      refused("not-playing", () -> table.requests().askForBotSeat(EVE, BOTS, NOON));
      table.seating().leave(EVE);
      playing();
      come(EVE);
      refused("seat-taken", () -> table.requests().askForBotSeat(EVE, BENS, NOON));
      refused("unknown-seat", () -> table.requests().askForBotSeat(EVE, 3, NOON));
      refused("already-seated", () -> table.requests().askForBotSeat(BEN, BOTS, NOON));
      table.requests().askForBotSeat(EVE, BOTS, NOON);
      grant(HOST, EVE);
      assertThat(table.people().seats().get(BOTS).isOf(EVE)).isTrue();
      assertThat(table.people().visitors()).isEmpty();
    }

    @Test
    void twoAskAndTheFirstGrantedGetsIt() {
      playing();
      come(EVE);
      come(BEN_AGAIN);
      table.requests().askForBotSeat(EVE, BOTS, NOON);
      table.requests().askForBotSeat(BEN_AGAIN, BOTS, NOON);
      grant(HOST, BEN_AGAIN);
      assertThat(table.requests().open()).isEmpty();
      refused("unknown-request", () -> grant(HOST, EVE));
    }

    @Test
    void theQuestionEndsWithTheMatchAndWithItsAsker() {
      playing();
      come(EVE);
      table.requests().askForBotSeat(EVE, BOTS, NOON);
      table.seating().leave(EVE);
      table.changed();
      assertThat(table.requests().stored().all()).isEmpty();
      come(EVE);
      table.requests().askForBotSeat(EVE, BOTS, NOON);
      table.rounds().ended("m");
      assertThat(table.requests().open()).isEmpty();
    }
  }

  @Nested
  class TheNextGame {

    @Test
    void seatsLateFriendsInTheRematch() {
      playing();
      come(EVE);
      table.requests().joinNextGame(EVE, NOON);
      table.rounds().ended("m");
      refused("unknown-request", () -> grant(HOST, EVE));
      table.rounds().gatherReady(HOST, table::settings);
      assertThat(table.people().seatOf(EVE)).isPresent();
      assertThat(table.people().seats()).allMatch(TableSeat::ready).hasSize(3);
      assertThat(table.requests().open()).isEmpty();
    }

    @Test
    void leavesThemWatchingWhereNoChairIsFree() {
      playing();
      come(EVE);
      table.requests().joinNextGame(EVE, NOON);
      table.rounds().ended("m");
      table.rounds().ready(BEN, true);
      table.rounds().gatherReady(HOST, table::settings);
      assertThat(table.people().visitors()).containsExactly(EVE);
      assertThat(table.people().seats()).hasSize(3);
    }

    @Test
    void isNoWishOfThoseWhoSitOrGather() {
      come(EVE);
      refused("not-playing", () -> table.requests().joinNextGame(EVE, NOON));
      refused("already-seated", () -> table.requests().joinNextGame(HOST, NOON));
    }
  }

  @Test
  void aFriendWithTheLinkComesToAMatchWithoutSpectatorsWhileAPlayerIsLost() {
    playing();
    table.hosting().settle(HOST, () -> settings(false, false), match -> true);
    Optional<String> code = Optional.of(table.code());
    refused("no-spectators", () -> table.seating().visit(EVE, code, BEN_AGAIN::equals));
    table.seating().visit(EVE, code, BEN::equals);
    table.requests().claim(EVE, BENS, BEN::equals, NOON);
    assertThat(table.mayWatch(EVE)).isFalse();
    table.hosting().settle(HOST, () -> settings(true, false), match -> true);
    refused("no-spectators", () -> table.seating().visit("x", Optional.empty(), BEN::equals));
  }

  private void playing() {
    come(BEN);
    table.seating().sit(BEN, BENS);
    table.hosting().placeBot(HOST, BOTS, () -> Level.SKIER);
    table.rounds().began("m");
  }

  private void come(String person) {
    table.seating().visit(person, Optional.of(table.code()));
  }

  /** Answers yes; a bot’s seat has passed in the match before. */
  private void grant(String person, String asker) {
    Request asked = table.requests().requireOpen(person, asker, online::contains);
    if (asked.kind() == Request.Kind.JOIN) {
      table.requests().letIn(person, asker, online::contains);
    } else {
      table.claims().passed(asked.seatNumber(), asker);
    }
  }

  private static void refused(String code, ThrowingCallable attempt) {
    assertThatThrownBy(attempt)
        .isInstanceOfSatisfying(
            RefusedException.class, refused -> assertThat(refused.code()).isEqualTo(code));
  }

  private static Settings settings(boolean isPublic, boolean spectators) {
    return new Settings(
        "{}", null, TurnClock.OFF, "{}", isPublic, spectators, BotPace.USUAL, false);
  }
}
