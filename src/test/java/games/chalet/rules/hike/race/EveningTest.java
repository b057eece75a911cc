package games.chalet.rules.hike.race;

import static games.chalet.rules.hike.deck.Card.DOUBLE_CARE;
import static games.chalet.rules.hike.deck.Card.EQUIPMENT;
import static games.chalet.rules.hike.deck.Card.SINGLE_CARE;
import static games.chalet.rules.hike.race.NightScene.FINISH;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Outcome.Result;
import games.chalet.engine.Seat;
import games.chalet.rules.hike.board.Ending;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.HikeEvent.CareReshuffled;
import games.chalet.rules.hike.board.HikeEvent.CaughtUp;
import games.chalet.rules.hike.board.HikeEvent.DayBegan;
import games.chalet.rules.hike.board.HikeEvent.MatchEnded;
import games.chalet.rules.hike.board.HikeEvent.NightFell;
import games.chalet.rules.hike.board.HikeEvent.NobodyMoved;
import games.chalet.rules.hike.board.HikeEvent.Stranded;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Phase;
import games.chalet.rules.hike.sled.WrittenSled;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Pages 12 and 13 of the rulebook and rulings 17, 21, 24 and 26 to 30, question by question. */
class EveningTest {

  private static NightScene scene() {
    return new NightScene();
  }

  private static Seat seat(int index) {
    return new Seat(index);
  }

  @Nested
  class CatchingUp {

    @Test
    void fixture_moreThanSixFieldsBehindTheLeader() {
      NightScene scene =
          scene()
              .racers(20, 13, 14, 12, 15, 0)
              .carePile(SINGLE_CARE, DOUBLE_CARE, SINGLE_CARE, SINGLE_CARE)
              .night();
      assertThat(scene.events(CaughtUp.class))
          .containsExactly(
              new CaughtUp(seat(1), SINGLE_CARE),
              new CaughtUp(seat(3), DOUBLE_CARE),
              new CaughtUp(seat(5), SINGLE_CARE));
      assertThat(scene.musher(1).due()).contains(SINGLE_CARE);
      assertThat(scene.musher(3).known()).containsExactly(DOUBLE_CARE);
      assertThat(scene.musher(2).due()).isEmpty();
      assertThat(scene.board().carePile()).isEqualTo(1);
    }

    @Test
    void ruling26_onlyWhoHoldsNoCareCardAtAll() {
      NightScene scene =
          scene()
              .racer(20)
              .racer(3, "H48 -", SINGLE_CARE)
              .racer(3, "H48 -", EQUIPMENT)
              .racer(3)
              .unseen(3, SINGLE_CARE)
              .carePile(SINGLE_CARE, SINGLE_CARE)
              .night();
      assertThat(scene.events(CaughtUp.class)).containsExactly(new CaughtUp(seat(2), SINGLE_CARE));
    }

    @Test
    void ruling26_fromTheFirstPlayerClockwise() {
      NightScene scene =
          scene().first(1).racers(3, 3, 20).carePile(DOUBLE_CARE, SINGLE_CARE).night();
      assertThat(scene.events(CaughtUp.class))
          .containsExactly(new CaughtUp(seat(1), DOUBLE_CARE), new CaughtUp(seat(0), SINGLE_CARE));
    }

    @Test
    void ruling21_aCardThatWasNotUsedIsAnOrdinaryOneTheNextDay() {
      NightScene scene =
          scene()
              .racer(20)
              .racer(3, "H48 -", SINGLE_CARE)
              .due(1, SINGLE_CARE)
              .carePile(SINGLE_CARE)
              .night();
      assertThat(scene.musher(1).due()).isEmpty();
      assertThat(scene.musher(1).known()).containsExactly(SINGLE_CARE);
      assertThat(scene.events(CaughtUp.class)).isEmpty();
    }

    @Test
    void ruling27_usedCardsAreShuffledWhenThePileIsEmpty() {
      NightScene scene =
          scene()
              .racers(20, 3, 4)
              .carePile(SINGLE_CARE)
              .careDiscard(DOUBLE_CARE, DOUBLE_CARE)
              .night();
      assertThat(scene.events())
          .containsExactly(
              new NightFell(3),
              new CaughtUp(seat(1), SINGLE_CARE),
              new CareReshuffled(2),
              new CaughtUp(seat(2), DOUBLE_CARE),
              new DayBegan(Phase.RACE, 4, Optional.empty()));
      assertThat(scene.board().careDiscard()).isEmpty();
      assertThat(scene.after().carePile()).containsExactly(DOUBLE_CARE);
      assertThat(scene.after().careShuffles()).isEqualTo(2);
    }

    @Test
    void mushersWhoAreOutGetNone() {
      NightScene scene =
          scene().racers(20, 15).out("H48 -").carePile(SINGLE_CARE, SINGLE_CARE).night();
      assertThat(scene.events(CaughtUp.class)).isEmpty();
    }
  }

  @Nested
  class TheNight {

    @Test
    void tiredHuskiesAreReadyAgainRestingOnesAreNot() {
      NightScene scene = scene().racer(5, "H48! H01~ / Y1 H02!").racer(5).night();
      assertThat(scene.musher(0).sled()).isEqualTo(WrittenSled.of("H48 H01~ / Y1 H02"));
    }

    @Test
    void ruling28_theLastStartsTheLeaderIsLast() {
      assertThat(scene().racers(9, 7, 12, 8).night().toPlay()).containsExactly(1, 3, 0, 2);
    }

    @Test
    void ruling28_onTheSameFieldClockwiseFromTheFirstPlayer() {
      assertThat(scene().first(2).racers(9, 9, 9, 8).night().toPlay()).containsExactly(3, 2, 0, 1);
    }

    @Test
    void ruling28_whoIsOutIsSkipped() {
      assertThat(scene().racer(4).out("H48 -").racer(3).night().toPlay()).containsExactly(2, 0);
    }

    @Test
    void ruling24_theStrandedAreSkippedWhenItIsTheirTurn() {
      NightScene scene = scene().racer(4, "Y1 -").racer(9, "Y2 -").racer(8).night();
      assertThat(scene.toPlay()).containsExactly(2, 1);
      assertThat(scene.events(Stranded.class)).containsExactly(new Stranded(seat(0), 4));
    }

    @Test
    void ruling24_onDaysPlayedTogetherTheyAreSkippedAtDawn() {
      NightScene scene = scene().together().racer(4, "Y1 -").racer(9, "Y2 -").racer(8).night();
      assertThat(scene.toPlay()).containsExactly(2);
      assertThat(scene.events(Stranded.class))
          .containsExactly(new Stranded(seat(0), 4), new Stranded(seat(1), 9));
    }
  }

  /** Ruling R24: a still day is one on which no sled moves. */
  @Nested
  class StillDays {

    @Test
    void ruling24_oneStillDayEndsNothingWhileSomebodyCouldRun() {
      for (NightScene scene : oneByOneAndTogether()) {
        scene.nobodyMoved().racers(7, 12).night();
        assertThat(scene.board().ending()).isEmpty();
        assertThat(scene.board().day()).isEqualTo(4);
        assertThat(scene.toPlay()).containsExactly(0, 1);
        assertThat(scene.board().stillDays()).isEqualTo(1);
        assertThat(scene.events())
            .containsExactly(
                new NightFell(3),
                new NobodyMoved(3, 1),
                new DayBegan(Phase.RACE, 4, Optional.empty()));
      }
    }

    @Test
    void ruling24_oneWhoCouldRunIsEnough() {
      for (NightScene scene : oneByOneAndTogether()) {
        scene.nobodyMoved().racer(7, "Y1 -").racer(12, "Y2 -").racer(9).night();
        assertThat(scene.board().ending()).isEmpty();
        assertThat(scene.toPlay()).contains(2);
      }
    }

    @Test
    void ruling24_theSecondStillDayRunningEndsTheRace() {
      for (NightScene scene : oneByOneAndTogether()) {
        scene.nobodyMoved().stillDays(1).racers(7, 12, 12).night();
        assertThat(scene.board().ending())
            .contains(new Ending(HikeOutcome.STALLED, List.of(seat(1), seat(2))));
        assertThat(scene.ranks()).containsExactly(3, 1, 1);
        assertThat(scene.board().stillDays()).isEqualTo(2);
        assertThat(scene.events(NobodyMoved.class)).containsExactly(new NobodyMoved(3, 2));
      }
    }

    @Test
    void ruling24_aDayOnWhichSomebodyMovesEndsTheCount() {
      NightScene scene = scene().stillDays(1).racers(7, 12).night();
      assertThat(scene.board().stillDays()).isZero();
      assertThat(scene.board().ending()).isEmpty();
      assertThat(scene.events(NobodyMoved.class)).isEmpty();
    }

    @Test
    void ruling24_whereAllAreStrandedAtDawnTheFirstStillDayEndsTheRace() {
      for (NightScene scene : oneByOneAndTogether()) {
        scene.racer(7, "Y1 -").racer(12, "Y2 -").night();
        assertThat(scene.board().ending())
            .contains(new Ending(HikeOutcome.STALLED, List.of(seat(1))));
        assertThat(scene.events(NightFell.class))
            .containsExactly(new NightFell(3), new NightFell(4));
        assertThat(scene.events(NobodyMoved.class)).containsExactly(new NobodyMoved(4, 1));
        assertThat(scene.board().stillDays()).isEqualTo(1);
      }
    }

    /** Resting huskies do not wake; youngsters who are ready cannot enter anything. */
    @Test
    void ruling24_whoCanWakeNoHuskyThatFitsIsStranded() {
      NightScene scene =
          scene().nobodyMoved().racer(12, "H48~ Y1 / Y2 Y3").racer(3, "H01~ H02~ / - Y4");
      assertThat(scene.night().board().ending())
          .contains(new Ending(HikeOutcome.STALLED, List.of(seat(0))));
    }

    @Test
    void ruling24_mushersWhoAreOutCannotRun() {
      NightScene scene = scene().nobodyMoved().racer(7, "Y1 -").racer(9, "Y2 -").out("H48 Y3");
      assertThat(scene.night().board().ending())
          .contains(new Ending(HikeOutcome.STALLED, List.of(seat(1))));
    }

    @Test
    void ruling24_theEveningOfAStillDayRunsAsUsual() {
      NightScene scene =
          scene()
              .nobodyMoved()
              .racers(20, 3)
              .racer(4, "H48 -", SINGLE_CARE)
              .due(2, SINGLE_CARE)
              .carePile(DOUBLE_CARE)
              .night();
      assertThat(scene.events(CaughtUp.class)).containsExactly(new CaughtUp(seat(1), DOUBLE_CARE));
      assertThat(scene.musher(1).due()).contains(DOUBLE_CARE);
      assertThat(scene.musher(2).due()).isEmpty();
      assertThat(scene.toPlay()).containsExactly(1, 2, 0);
    }

    private List<NightScene> oneByOneAndTogether() {
      return List.of(scene(), scene().together());
    }
  }

  @Nested
  class TheEnd {

    @Test
    void theOnlyOneAtTheFinishWins() {
      NightScene scene = scene().racers(FINISH, 30, 2).carePile(SINGLE_CARE).night();
      assertThat(scene.events())
          .containsExactly(
              new NightFell(3), new MatchEnded(new Ending(HikeOutcome.FINISH, List.of(seat(0)))));
      assertThat(scene.ranks()).containsExactly(1, 2, 3);
      assertThat(scene.musher(2).due()).isEmpty();
    }

    @Test
    void moreReadyHuskiesWinYoungstersToo() {
      NightScene scene =
          scene().racer(FINISH, "H01 H02! / H03~ H04!").racer(FINISH, "H01 Y1 / H03! H04!");
      assertThat(scene.night().ranks()).containsExactly(2, 1);
    }

    @Test
    void aCareCardCountsAsOneReadyHuskyADoubleOneAsTwo() {
      NightScene scene =
          scene()
              .racer(FINISH, "H01 - / - -", SINGLE_CARE)
              .racer(FINISH, "H01! - / - -", DOUBLE_CARE)
              .racer(FINISH, "H01! - / - -", DOUBLE_CARE)
              .unseen(2, SINGLE_CARE)
              .racer(FINISH, "H01 - / - -", EQUIPMENT, EQUIPMENT);
      assertThat(scene.night().ranks()).containsExactly(2, 2, 1, 4);
    }

    @Test
    void thenFewerPrintedPointsRestingOnesIncludedEquipmentNot() {
      NightScene scene =
          scene()
              .racer(FINISH, "H01 H17~ / - -")
              .racer(FINISH, "H01+ H02! / - -")
              .racer(FINISH, "H17 H18! / - -");
      assertThat(scene.night().ranks()).containsExactly(2, 1, 3);
    }

    @Test
    void ruling30_thenTheyShareTheVictory() {
      NightScene scene = scene().racers(FINISH, FINISH, 9).night();
      assertThat(scene.ranks()).containsExactly(1, 1, 3);
      assertThat(scene.board().ending())
          .contains(new Ending(HikeOutcome.FINISH, List.of(seat(0), seat(1))));
      assertThat(HikeOutcome.of(scene.board(), scene.board().ending().orElseThrow()).results())
          .containsExactly(
              new Result(FINISH, 1, 0.5), new Result(FINISH, 1, 0.5), new Result(9, 3, -1.0));
    }

    @Test
    void ruling30_theOthersByPositionAndTheSameCriteria() {
      NightScene scene =
          scene().racer(FINISH).racer(9, "H48! -").racer(9, "H48 -").racer(10, "H48! -");
      assertThat(scene.night().ranks()).containsExactly(1, 4, 3, 2);
    }

    @Test
    void ruling16_thoseWhoAreOutShareTheLastPlace() {
      NightScene scene = scene().racer(0).out("H48 Y1").racer(FINISH).out("H01 -");
      assertThat(scene.night().ranks()).containsExactly(2, 3, 1, 3);
    }

    @Test
    void ruling17_theOnlyRacerWinsAtOnce() {
      HikeBoard board = scene().racers(FINISH).out("H01 -").out("H02 Y1").night().board();
      Ending ending = new Ending(HikeOutcome.ONLY_RACER, List.of(seat(0)));
      assertThat(HikeOutcome.of(board, ending).results())
          .extracting(Result::rank)
          .containsExactly(1, 2, 2);
    }

    @Test
    void ruling17_withoutARacerAllShareTheLastPlace() {
      HikeBoard board = scene().racers(FINISH).night().board();
      List<Musher> mushers =
          scene().racers(FINISH).out("H01 -").out("H02 Y1").night().board().mushers();
      HikeBoard nobody = with(board, mushers.subList(1, 3));
      assertThat(HikeOutcome.of(nobody, new Ending(HikeOutcome.NO_RACER, List.of())).results())
          .containsExactly(new Result(0, 2, 0.0), new Result(0, 2, 0.0));
    }

    private HikeBoard with(HikeBoard board, List<Musher> mushers) {
      return new HikeBoard(
          board.options(),
          board.phase(),
          board.day(),
          board.turn(),
          board.first(),
          board.toPlay(),
          board.task(),
          mushers,
          board.centre(),
          board.deck(),
          board.track(),
          board.lastDay(),
          board.daysWithoutDeck(),
          board.carePile(),
          board.careDiscard(),
          board.moved(),
          board.stillDays(),
          board.toRest(),
          board.yesterday(),
          Optional.empty());
    }
  }
}
