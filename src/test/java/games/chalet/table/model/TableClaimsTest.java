package games.chalet.table.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.bots.Level;
import games.chalet.match.BotPace;
import games.chalet.match.TurnClock;
import games.chalet.web.RefusedException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Claims to seats: who agrees, when a seat passes, and how it comes back. */
class TableClaimsTest {

  private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");
  private static final Instant OBJECTED = NOON.plus(TableClaims.OBJECTION);
  private static final String HOST = "host";
  private static final String BEN = "ben";
  private static final String BEN_AGAIN = "benAgain";
  private static final String CLEO = "cleo";
  private static final int BENS = 1;
  private static final int CLEOS = 2;
  private static final int BOTS = 3;

  private Table table = atTable(TurnClock.OFF);
  private final Set<String> online = new HashSet<>(Set.of(HOST, BEN, BEN_AGAIN, CLEO));
  private final Map<String, Duration> away = new HashMap<>();
  private final Attendance there =
      new Attendance() {
        @Override
        public boolean isOnline(String person) {
          return online.contains(person);
        }

        @Override
        public boolean isClaimable(String person) {
          return !isOnline(person) && awayFor(person).compareTo(Duration.ofSeconds(30)) >= 0;
        }

        @Override
        public Duration awayFor(String person) {
          return isOnline(person)
              ? Duration.ZERO
              : away.getOrDefault(person, Duration.ofSeconds(30));
        }
      };

  @Nested
  class Asking {

    @Test
    void isPossibleOnceTheSeatIsLost() {
      play(BEN, CLEO);
      come(BEN_AGAIN);
      refused("not-away", () -> claim(BENS));
      refused("seat-empty", () -> claim(BOTS));
      online.remove(BEN);
      away.put(BEN, Duration.ofSeconds(29));
      refused("not-away", () -> claim(BENS));
      away.remove(BEN);
      claim(BENS);
      assertThat(claim().agreed()).isEmpty();
      assertThat(claim().passesAt()).isNull();
    }

    @Test
    void takesThePlaceOfAWishForTheNextGame() {
      play(BEN);
      come(BEN_AGAIN);
      table.requests().joinNextGame(BEN_AGAIN, NOON);
      lose(BEN);
      claim(BENS);
      assertThat(table.requests().open())
          .extracting(Request::kind)
          .containsExactly(Request.Kind.CLAIM);
    }

    @Test
    void isPossibleInAMatchWithoutSpectatorsForAFriendWithTheLink() {
      play(BEN);
      table.hosting().settle(HOST, () -> settings(TurnClock.OFF, false), match -> true);
      Optional<String> code = Optional.of(table.code());
      refused("no-spectators", () -> table.seating().visit(BEN_AGAIN, code, there::isClaimable));
      lose(BEN);
      table.seating().visit(BEN_AGAIN, code, there::isClaimable);
      claim(BENS);
      assertThat(table.mayWatch(BEN_AGAIN)).isFalse();
      refused(
          "unknown-table", () -> table.seating().visit("x", Optional.empty(), there::isClaimable));
    }
  }

  @Nested
  class Answering {

    @Test
    void isForAllWhoSitAndAreOnline() {
      asked();
      assertThat(voters()).containsExactly(HOST, CLEO);
      refused("not-away", () -> agree(BEN, NOON));
      refused("not-seated", () -> agree(BEN_AGAIN, NOON));
      come("eve");
      refused("not-seated", () -> agree("eve", NOON));
      refused("unknown-table", () -> agree("stranger", NOON));
      online.remove(HOST);
      assertThat(voters()).containsExactly(CLEO);
      table.seating().leave(CLEO);
      assertThat(voters()).isEmpty();
    }

    @Test
    void isForAHostWithoutASeatWhereNobodyElseSits() {
      play(BEN);
      lose(BEN);
      come("eve");
      come(BEN_AGAIN);
      online.add("eve");
      table.hosting().handOver(HOST, "eve");
      claim(BENS);
      online.remove(HOST);
      assertThat(voters()).containsExactly("eve");
      table.requests().withdraw(BEN_AGAIN);
      table.requests().claim("eve", BENS, there::isClaimable, NOON);
      assertThat(table.claims().voters(table.requests().open().getFirst(), online::contains))
          .isEmpty();
    }

    @Test
    void oneYesCarriesAtOnceIfNobodyElseIsThere() {
      play(BEN);
      lose(BEN);
      come(BEN_AGAIN);
      claim(BENS);
      assertThat(agree(HOST, NOON)).isTrue();
      assertThat(table.people().seatOf(BEN_AGAIN)).hasValue(BENS);
      assertThat(table.people().has(BEN)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(
        value = TurnClock.class,
        names = {"OFF", "S30", "S60", "M3"})
    void oneYesCarriesInAnEveningAfterTheOthersHadTimeToSayNo(TurnClock clock) {
      table = atTable(clock);
      asked();
      assertThat(agree(HOST, NOON)).isFalse();
      assertThat(isDue(OBJECTED.minusMillis(1))).isFalse();
      assertThat(isDue(OBJECTED)).isTrue();
      assertThat(claim().agreed()).containsExactly(HOST);
    }

    @Test
    void aSecondYesNeitherDelaysItNorWaitsForTheFirst() {
      asked();
      table.seating().visit("dan", Optional.of(table.code()));
      agree(HOST, NOON);
      assertThat(agree(HOST, NOON.plusSeconds(9))).isFalse();
      assertThat(isDue(OBJECTED)).isTrue();
      assertThat(agree(CLEO, NOON.plusSeconds(10))).isTrue();
    }

    @Test
    void aNoOfAnyPlayerEndsItEvenAfterAYes() {
      for (String other : List.of(HOST, CLEO)) {
        table = atTable(TurnClock.OFF);
        asked();
        agree(HOST, NOON);
        table.requests().refuse(other, BEN_AGAIN, online::contains, NOON);
        assertThat(table.requests().open()).isEmpty();
        assertThat(table.claims().due(OBJECTED)).isEmpty();
        refused("asked-before", () -> claim(BENS));
      }
    }

    @Test
    void aReturnOfThePlayerEndsIt() {
      asked();
      agree(HOST, NOON);
      online.add(BEN);
      assertThat(isDue(OBJECTED)).isFalse();
      refused("not-away", () -> agree(CLEO, OBJECTED));
      assertThat(table.requests().isBack(BEN)).isTrue();
      assertThat(table.requests().isBack(BEN)).isFalse();
      assertThat(table.requests().open()).isEmpty();
      assertThat(table.people().seatOf(BEN)).hasValue(BENS);
    }

    /**
     * After a restart, the time away is counted again: the yes stays, and the seat passes in time.
     */
    @Test
    void aYesAfterARestartWaitsUntilThePlayerIsLostAgain() {
      play(BEN);
      lose(BEN);
      come(BEN_AGAIN);
      claim(BENS);
      away.put(BEN, Duration.ZERO);
      assertThat(agree(HOST, NOON)).isFalse();
      assertThat(isDue(NOON.plusSeconds(29))).isFalse();
      away.put(BEN, Duration.ofSeconds(30));
      assertThat(isDue(NOON.plusSeconds(30))).isTrue();
    }

    @Test
    void theYesOfSomebodyWhoIsGoneCountsNoMore() {
      asked();
      agree(CLEO, NOON);
      table.seating().leave(CLEO);
      assertThat(isDue(OBJECTED)).isFalse();
      table.claims().putOff(claim(), there, OBJECTED);
      assertThat(claim().agreed()).isEmpty();
      assertThat(claim().passesAt()).isNull();
    }
  }

  @Nested
  class InAMatchOfDays {

    @ParameterizedTest
    @EnumSource(
        value = TurnClock.class,
        names = {"D1", "D3"})
    void oneYesWaitsUntilAWholeTurnWasMissed(TurnClock clock) {
      table = atTable(clock);
      play(BEN);
      lose(BEN);
      come(BEN_AGAIN);
      claim(BENS);
      assertThat(agree(HOST, NOON)).isFalse();
      Duration turn = clock.limit().orElseThrow();
      assertThat(claim().passesAt()).isEqualTo(NOON.plus(turn).minusSeconds(30));
      away.put(BEN, turn.minusSeconds(1));
      Instant then = NOON.plus(turn);
      assertThat(isDue(then)).isFalse();
      table.claims().putOff(claim(), there, then);
      assertThat(claim().passesAt()).isEqualTo(then.plus(TableClaims.OBJECTION));
      away.put(BEN, turn);
      assertThat(isDue(OBJECTED.plus(turn))).isTrue();
    }

    @Test
    void twoCarryLikeOneInAnEvening() {
      table = atTable(TurnClock.D1);
      asked();
      table.seating().leave(CLEO);
      table.seating().visit(CLEO, Optional.empty());
      assertThat(agree(HOST, NOON)).isFalse();
      assertThat(agree(CLEO, NOON)).isTrue();
    }

    @Test
    void aLeaversSeatIsNoExceptionWhileTheyAreHere() {
      table = atTable(TurnClock.D1);
      play(BEN);
      table.seating().leave(BEN);
      come(BEN_AGAIN);
      claim(BENS);
      assertThat(agree(HOST, NOON)).isFalse();
      assertThat(isDue(OBJECTED)).isFalse();
    }

    @Test
    void aChairIsLikeInAnEveningWhilePeopleGather() {
      table = atTable(TurnClock.D1);
      come(BEN);
      table.seating().sit(BEN, BENS);
      lose(BEN);
      come(BEN_AGAIN);
      claim(BENS);
      assertThat(agree(HOST, NOON)).isTrue();
      assertThat(table.people().seats().get(BENS).ready()).isTrue();
      assertThat(table.claims().passings()).isEmpty();
    }
  }

  @Nested
  class Passing {

    @Test
    void isJudgedNoMoreOnceTheMatchHasIt() {
      asked();
      online.add(BEN);
      assertThat(table.claims().passed(BENS, BEN_AGAIN)).isTrue();
      assertThat(table.claims().passed(BENS, BEN_AGAIN)).isFalse();
      assertThat(table.people().seatOf(BEN_AGAIN)).hasValue(BENS);
      assertThat(table.claims().passed(CLEOS, "stranger")).isFalse();
    }

    @Test
    void remembersWhoAskedAndWhoAgreed() {
      asked();
      agree(CLEO, NOON);
      agree(HOST, NOON);
      assertThat(table.claims().passings())
          .containsExactly(
              new games.chalet.table.model.Requests.Passing(
                  "m", BENS, BEN, BEN_AGAIN, List.of(CLEO, HOST), false));
      table.rounds().ended("m");
      assertThat(table.claims().passings()).isEmpty();
      table.changed();
      assertThat(table.requests().stored().passings()).isEmpty();
    }

    @Test
    void ofTheHostsSeatIsAnsweredByOthersAndBringsHosting() {
      play(BEN);
      lose(HOST);
      come("hostAgain");
      table.requests().claim("hostAgain", 0, there::isClaimable, NOON);
      assertThat(agree(BEN, "hostAgain", NOON)).isTrue();
      assertThat(table.host()).isEqualTo("hostAgain");
      table.claims().passed(0, HOST);
      assertThat(table.host()).isEqualTo(HOST);
    }

    @Test
    void ofALeaversSeatRemovesThem() {
      play(BEN);
      table.seating().leave(BEN);
      come(BEN_AGAIN);
      claim(BENS);
      agree(HOST, NOON);
      assertThat(table.people().has(BEN)).isFalse();
      assertThat(table.people().seats().get(BENS).left()).isFalse();
    }

    @Test
    void doesNotUnmute() {
      play(BEN);
      table.hosting().mute(HOST, BEN, true);
      passed();
      refused("muted", () -> table.requireSpeaker(BEN_AGAIN));
    }

    @Test
    void ofABotsSeatTakesNothingFromAnybody() {
      play(BEN);
      come(BEN_AGAIN);
      table.claims().passed(BOTS, BEN_AGAIN);
      assertThat(table.claims().passings()).isEmpty();
    }
  }

  @Nested
  class TakingBack {

    @Test
    void isForTheFormerPlayerAloneAndOnce() {
      play(BEN);
      passed();
      assertThat(table.isKnownTo(BEN)).isTrue();
      assertThat(table.isOpenTo(BEN)).isFalse();
      for (String other : List.of("stranger", CLEO)) {
        refused("unknown-table", () -> table.claims().requireFormer(other, BENS));
      }
      for (String other : List.of(HOST, BEN_AGAIN)) {
        refused("seat-taken", () -> table.claims().requireFormer(other, BENS));
      }
      refused("unknown-table", () -> table.claims().requireFormer(BEN, BOTS));
      takeBack(BEN);
      assertThat(table.people().seatOf(BEN)).hasValue(BENS);
      assertThat(table.people().visitors()).containsExactly(BEN_AGAIN);
      for (String one : List.of(BEN, BEN_AGAIN)) {
        refused("seat-taken", () -> table.claims().requireFormer(one, BENS));
        assertThat(table.claims().isFormer(one)).isFalse();
      }
    }

    @Test
    void isPossibleAgainAfterEachPassing() {
      play(BEN);
      for (int round = 0; round < 12; round++) {
        passed();
        takeBack(BEN);
        assertThat(table.people().seatOf(BEN)).hasValue(BENS);
      }
      assertThat(table.requests().stored().passings()).hasSizeLessThanOrEqualTo(8);
    }

    @Test
    void needsNobodyToBeAbsentAndNothingElseDoesIt() {
      play(BEN);
      passed();
      online.add(BEN);
      refused(
          "unknown-table", () -> table.seating().visit(BEN, Optional.empty(), there::isClaimable));
      assertThat(table.people().seatOf(BEN_AGAIN)).hasValue(BENS);
      table.seating().visit(BEN, Optional.of(table.code()), there::isClaimable);
      assertThat(table.people().visitors()).containsExactly(BEN);
      takeBack(BEN);
      assertThat(table.people().visitors()).containsExactly(BEN_AGAIN);
    }

    @Test
    void survivesFurtherPassingsAndUndoesThem() {
      play(BEN);
      passed();
      List<String> chain =
          Stream.of(BEN_AGAIN, "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9").toList();
      for (int next = 1; next < chain.size(); next++) {
        String asker = chain.get(next);
        lose(chain.get(next - 1));
        come(asker);
        table.requests().claim(asker, BENS, there::isClaimable, NOON);
        assertThat(agree(HOST, asker, NOON)).isTrue();
      }
      assertThat(table.requests().stored().passings()).hasSize(TableClaims.MOST_OF_A_SEAT);
      takeBack(BEN);
      assertThat(table.people().seatOf(BEN)).hasValue(BENS);
      assertThat(chain).noneMatch(table.claims()::isFormer);
    }

    @Test
    void takesOneStepBackForWhoSatThereInBetween() {
      play(BEN);
      passed();
      lose(BEN_AGAIN);
      come("eve");
      table.requests().claim("eve", BENS, there::isClaimable, NOON);
      agree(HOST, "eve", NOON);
      takeBack(BEN_AGAIN);
      assertThat(table.people().seatOf(BEN_AGAIN)).hasValue(BENS);
      assertThat(table.claims().isFormer(BEN)).isTrue();
    }

    @Test
    void isPossibleAfterTheOtherHasLeftWasRemovedOrForgotten() {
      for (Runnable parting :
          List.<Runnable>of(
              () -> table.seating().leave(BEN_AGAIN),
              () -> table.hosting().remove(HOST, BEN_AGAIN),
              () -> table.seating().forget(BEN_AGAIN))) {
        table = atTable(TurnClock.OFF);
        play(BEN);
        passed();
        parting.run();
        takeBack(BEN);
        assertThat(table.people().seatOf(BEN)).hasValue(BENS);
        assertThat(table.people().has(BEN_AGAIN)).isFalse();
      }
    }

    @Test
    void isOverWithTheMatchAndForThoseWhoAreForgotten() {
      play(BEN);
      passed();
      table.seating().forget(BEN);
      assertThat(table.claims().isFormer(BEN)).isFalse();
      table = atTable(TurnClock.OFF);
      play(BEN);
      passed();
      table.rounds().ended("m");
      assertThat(table.isKnownTo(BEN)).isFalse();
      refused("unknown-table", () -> table.claims().requireFormer(BEN, BENS));
    }
  }

  @Nested
  class ASpoiledMatch {

    @Test
    void isEndedByEitherPlayerAfterTheOnlyOpponentHadAgreed() {
      play(BEN);
      passed();
      refused("match-running", () -> table.claims().requireSpoiled(HOST));
      takeBack(BEN);
      table.claims().requireSpoiled(HOST);
      table.claims().requireSpoiled(BEN);
      refused("not-seated", () -> table.claims().requireSpoiled(BEN_AGAIN));
      refused("unknown-table", () -> table.claims().requireSpoiled("stranger"));
      passed();
      refused("match-running", () -> table.claims().requireSpoiled(HOST));
    }

    static Stream<Arguments> others() {
      return Stream.of(
          Arguments.of(List.of(BEN, CLEO), List.of(HOST, CLEO)),
          Arguments.of(List.of(BEN, CLEO), List.of(CLEO)));
    }

    @ParameterizedTest
    @MethodSource("others")
    void isPlayedOnWithThreePlayers(List<String> players, List<String> agreeing) {
      play(players.toArray(String[]::new));
      lose(BEN);
      come(BEN_AGAIN);
      claim(BENS);
      agreeing.forEach(person -> agree(person, NOON));
      table.claims().passed(BENS, BEN_AGAIN);
      takeBack(BEN);
      refused("match-running", () -> table.claims().requireSpoiled(BEN));
    }
  }

  /** Lets players sit down beside the host, a bot in the last seat, and starts. */
  private void play(String... others) {
    for (int number = 0; number < others.length; number++) {
      come(others[number]);
      table.seating().sit(others[number], number + 1);
    }
    table.hosting().placeBot(HOST, BOTS, () -> Level.SKIER);
    table.rounds().began("m");
  }

  /** Plays with Cleo; Ben is lost, and asks as another guest. */
  private void asked() {
    play(BEN, CLEO);
    lose(BEN);
    come(BEN_AGAIN);
    claim(BENS);
  }

  /** Ben's seat passes, as the host has agreed. */
  private void passed() {
    lose(BEN);
    come(BEN_AGAIN);
    claim(BENS);
    assertThat(agree(HOST, NOON)).isTrue();
  }

  private void takeBack(String person) {
    int seat = BENS;
    table.claims().requireFormer(person, seat);
    assertThat(table.claims().passed(seat, person)).isTrue();
  }

  private void lose(String person) {
    online.remove(person);
  }

  private void come(String person) {
    online.add(person);
    table.seating().visit(person, Optional.of(table.code()));
  }

  private void claim(int seat) {
    table.requests().claim(BEN_AGAIN, seat, there::isClaimable, NOON);
  }

  private Request claim() {
    return table.requests().open().getFirst();
  }

  private List<String> voters() {
    return table.claims().voters(claim(), online::contains);
  }

  private boolean agree(String person, Instant now) {
    return agree(person, BEN_AGAIN, now);
  }

  /** Says yes as the server does; returns true if the seat has passed by it. */
  private boolean agree(String person, String asker, Instant now) {
    Request asked = table.requests().requireOpen(person, asker, online::contains);
    Request agreed = table.claims().agreed(person, asked, there, now);
    table.claims().store(agreed);
    return table.claims().mayPass(agreed, there, now)
        && table.claims().passed(agreed.seatNumber(), asker);
  }

  private boolean isDue(Instant now) {
    return table.claims().due(now).stream()
        .anyMatch(claim -> table.claims().mayPass(claim, there, now));
  }

  private static void refused(String code, ThrowingCallable attempt) {
    assertThatThrownBy(attempt)
        .isInstanceOfSatisfying(
            RefusedException.class, refused -> assertThat(refused.code()).isEqualTo(code));
  }

  private static Table atTable(TurnClock clock) {
    return new Table("game", 4, settings(clock, true), HOST, NOON);
  }

  private static Settings settings(TurnClock clock, boolean spectators) {
    return new Settings("{}", null, clock, "{}", false, spectators, BotPace.USUAL, false);
  }
}
