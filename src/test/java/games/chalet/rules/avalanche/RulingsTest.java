package games.chalet.rules.avalanche;

import static games.chalet.rules.avalanche.AvalancheOptions.AvalancheHits.ONE;
import static games.chalet.rules.avalanche.AvalancheOptions.AvalancheHits.OTHERS;
import static games.chalet.rules.avalanche.AvalancheOptions.DrawPileOut.RECYCLE;
import static games.chalet.rules.avalanche.Scene.bank;
import static games.chalet.rules.avalanche.Scene.draw;
import static games.chalet.rules.avalanche.Scene.endTurn;
import static games.chalet.rules.avalanche.Scene.play;
import static games.chalet.rules.avalanche.Scene.playAt;
import static games.chalet.rules.avalanche.Scene.refill;
import static games.chalet.rules.avalanche.Scene.takeLift;
import static games.chalet.rules.avalanche.hands.Card.AVALANCHE;
import static games.chalet.rules.avalanche.hands.Card.BLACK;
import static games.chalet.rules.avalanche.hands.Card.BLUE;
import static games.chalet.rules.avalanche.hands.Card.GREEN;
import static games.chalet.rules.avalanche.hands.Card.LIFT;
import static games.chalet.rules.avalanche.hands.Card.RED;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Viewer;
import games.chalet.rules.avalanche.AvalancheEvent.AvalancheFell;
import games.chalet.rules.avalanche.AvalancheEvent.LostRun;
import games.chalet.rules.avalanche.AvalancheEvent.Recycled;
import games.chalet.rules.avalanche.AvalancheEvent.Refilled;
import games.chalet.rules.avalanche.hands.Card;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Our rulings where the rulebook leaves something open, by their numbers. */
class RulingsTest {

  private static final Avalanche GAME = new Avalanche();

  private static Seat seat(int index) {
    return new Seat(index);
  }

  private static Scene threeOpenRuns() {
    return Scene.of(3).hand(0, AVALANCHE, AVALANCHE, LIFT).run(0, GREEN).run(1, BLUE, RED).run(2);
  }

  @Test
  void ruling01_anAvalancheDestroysAllOpenRunsThePlayersOwnIncluded() {
    Scene scene = threeOpenRuns().pickedUp().act(play(AVALANCHE));
    assertThat(scene.board().places()).allMatch(place -> place.open().isEmpty());
    assertThat(scene.events())
        .contains(
            new AvalancheFell(
                seat(0),
                1,
                List.of(
                    new LostRun(seat(0), List.of(GREEN)),
                    new LostRun(seat(1), List.of(BLUE, RED)),
                    new LostRun(seat(2), List.of())),
                List.of()));
  }

  @Test
  void ruling01_othersLeavesThePlayersOwnRun() {
    Scene scene = threeOpenRuns().with(OTHERS).pickedUp().act(play(AVALANCHE));
    assertThat(scene.openRun(0)).containsExactly(GREEN);
    assertThat(scene.place(1).open()).isEmpty();
    assertThat(scene.place(2).open()).isEmpty();
  }

  @Test
  void ruling01_oneDestroysTheRunOfTheOpponentThatThePlayerNames() {
    Scene scene = threeOpenRuns().with(ONE).pickedUp();
    assertThat(scene.legal())
        .containsExactly(playAt(1, AVALANCHE), playAt(2, AVALANCHE), endTurn());
    scene.act(playAt(1, AVALANCHE));
    assertThat(scene.openRun(0)).containsExactly(GREEN);
    assertThat(scene.place(1).open()).isEmpty();
    assertThat(scene.openRun(2)).isEmpty();
  }

  @Test
  void ruling02_anAvalancheIsOneOfTheThreeCardsAndTwoInATurnAreLegal() {
    Scene scene = Scene.of(2).hand(0, LIFT, GREEN, AVALANCHE, AVALANCHE).pickedUp();
    scene.act(play(AVALANCHE), play(AVALANCHE), play(LIFT));
    assertThat(scene.legal()).containsExactly(endTurn());
    assertThat(scene.board().avalanches()).isEqualTo(2);
  }

  @Test
  void ruling03_anAvalancheWithoutAnyOpenRunIsLegalAndCounts() {
    Scene scene = Scene.of(2).hand(0, AVALANCHE).pickedUp().act(play(AVALANCHE));
    assertThat(scene.board().avalanches()).isEqualTo(1);
    assertThat(scene.events()).contains(new AvalancheFell(seat(0), 1, List.of(), List.of()));
  }

  @Test
  void ruling03_alsoWhenItWouldHitOneOpponentAndNoneHasAnOpenRun() {
    Scene scene = Scene.of(2).with(ONE).hand(0, AVALANCHE).run(0, RED).pickedUp();
    assertThat(scene.legal()).containsExactly(play(AVALANCHE), endTurn());
    assertThat(scene.act(play(AVALANCHE)).openRun(0)).containsExactly(RED);
  }

  @Test
  void ruling04_anAvalancheMayBeHeld() {
    Scene scene = Scene.of(2).drawPile(AVALANCHE, AVALANCHE, RED).act(draw(), draw());
    assertThat(scene.act(endTurn()).handOf(0)).contains(AVALANCHE, AVALANCHE);
  }

  @Test
  void ruling05_theFifthAvalancheEndsTheMatchAndDestroysNothing() {
    Scene scene = threeOpenRuns().avalanches(4).pickedUp().act(play(AVALANCHE));
    assertThat(scene.over()).isTrue();
    assertThat(scene.board().places()).allMatch(place -> place.open().isPresent());
  }

  @Test
  void ruling05_theFifthAvalancheNamesNobody() {
    Scene scene = threeOpenRuns().with(ONE).avalanches(4).pickedUp();
    assertThat(scene.legal()).containsExactly(play(AVALANCHE), endTurn());
  }

  @Test
  void ruling06_theCardsOfADestroyedRunAreDiscardedAndItsLiftReturns() {
    Scene scene = threeOpenRuns().liftPile(2).pickedUp().act(play(AVALANCHE));
    assertThat(scene.board().discard()).containsExactly(GREEN, BLUE, RED);
    assertThat(scene.board().liftPile()).isEqualTo(5);
  }

  @Test
  void ruling07_cardsArePickedUpOneAtATimeSeeingTheFirst() {
    Scene scene = Scene.of(2).hand(0, RED).drawPile(BLACK, GREEN).act(draw());
    assertThat(scene.handOf(0)).containsExactly(RED, BLACK);
    assertThat(scene.legal()).containsExactly(draw(), takeLift());
  }

  @Test
  void ruling07_anEmptyPileIsNotOffered() {
    assertThat(Scene.of(2).liftPile(0).legal()).containsExactly(draw());
    assertThat(Scene.of(2).drawPile(GREEN).act(draw()).legal()).containsExactly(takeLift());
  }

  @Test
  void ruling07_thePickUpStopsWhenBothPilesAreEmpty() {
    Scene scene = Scene.of(2).hand(0, RED).drawPile(GREEN).liftPile(0).act(draw());
    assertThat(scene.board().phase()).isEqualTo(Phase.PLAY);
    assertThat(scene.board().dry()).isFalse();
  }

  @Test
  void ruling08_thePickUpIsCompulsory() {
    Scene scene = Scene.of(2).hand(0, LIFT, AVALANCHE);
    assertThat(scene.legal()).containsExactly(draw(), takeLift());
    assertThat(scene.act(draw()).legal()).containsExactly(draw(), takeLift());
  }

  @Test
  void ruling09_thereIsNoHandLimit() {
    Card[] many = new Card[40];
    Arrays.fill(many, GREEN);
    Scene scene = Scene.of(2).hand(0, many).act(draw(), draw(), endTurn());
    assertThat(scene.handOf(0)).hasSize(42);
  }

  @Test
  void ruling10_anEmptyHandIsRefilledInsteadOfPickingUpTwo() {
    Scene scene = Scene.of(2).hand(0).act(refill());
    assertThat(scene.handOf(0)).hasSize(5);
    assertThat(scene.board().phase()).isEqualTo(Phase.PLAY);
    assertThat(scene.board().playsLeft()).isEqualTo(3);
    assertThat(scene.events()).containsExactly(new Refilled(seat(0), 1, 4));
  }

  @Test
  void ruling10_whatOnePileLacksTheOtherDoesNotReplace() {
    Scene withoutLifts = Scene.of(2).hand(0).liftPile(0).drawPile(GREEN, RED).act(refill());
    assertThat(withoutLifts.handOf(0)).containsExactly(GREEN, RED);
    assertThat(withoutLifts.events()).containsExactly(new Refilled(seat(0), 0, 2));
    Scene fewCards = Scene.of(2).hand(0).liftPile(9).drawPile(GREEN).act(refill());
    assertThat(fewCards.handOf(0)).containsExactly(LIFT, GREEN);
  }

  @Test
  void ruling10_aHandThatIsEmptiedDuringTheTurnWaitsForTheNext() {
    Scene scene = Scene.of(2).hand(0, LIFT).pickedUp().act(play(LIFT));
    assertThat(scene.legal()).containsExactly(endTurn());
    scene.act(endTurn(), draw(), draw(), endTurn());
    assertThat(scene.legal()).containsExactly(refill());
  }

  @Test
  void ruling11_withAnEmptyHandAndAnOpenRunThePlayerChooses() {
    Scene scene = Scene.of(2).hand(0).run(0, RED);
    assertThat(scene.legal()).containsExactly(bank(), refill());
    scene.act(bank(), draw(), draw(), endTurn());
    assertThat(scene.legal()).containsExactly(refill());
  }

  @Test
  void ruling12_bankingIsPossibleOnlyBeforeAnythingElse() {
    Scene scene = Scene.of(2).hand(0, RED, RED).run(0, RED);
    assertThat(scene.may(bank())).isTrue();
    assertThat(scene.act(draw()).may(bank())).isFalse();
    assertThat(scene.act(draw()).may(bank())).isFalse();
    assertThat(scene.act(play(RED)).may(bank())).isFalse();
  }

  @Test
  void ruling12_alsoInADryTurn() {
    Scene scene = Scene.of(2).hand(0, RED, RED).run(0, RED).drawPile();
    assertThat(scene.legal()).containsExactly(bank(), play(RED), endTurn());
    assertThat(scene.act(play(RED)).legal()).containsExactly(play(RED), endTurn());
  }

  @Test
  void ruling13_aLiftWithoutARunCardCannotBeBanked() {
    assertThat(Scene.of(2).run(0).may(bank())).isFalse();
    assertThat(Scene.of(2).run(0, GREEN).may(bank())).isTrue();
  }

  @Test
  void ruling14_aSecondLiftMayNotBePlayedWhileARunIsOpen() {
    assertThat(Scene.of(2).hand(0, LIFT).run(0).pickedUp().may(play(LIFT))).isFalse();
  }

  @Test
  void ruling14_afterOnesOwnAvalancheANewRunMayBeStartedInTheSameTurn() {
    Scene scene = Scene.of(2).hand(0, LIFT, BLACK, AVALANCHE).run(0, GREEN).pickedUp();
    scene.act(play(AVALANCHE), play(LIFT), play(BLACK));
    assertThat(scene.openRun(0)).containsExactly(BLACK);
  }

  @Test
  void ruling15_aRunMayGrowOverSeveralTurns() {
    Scene scene = Scene.of(2).hand(0, LIFT, GREEN, GREEN, BLUE).pickedUp();
    scene.act(play(LIFT), play(GREEN), play(GREEN), endTurn(), draw(), draw(), endTurn());
    scene.act(draw(), draw(), play(BLUE));
    assertThat(scene.openRun(0)).containsExactly(GREEN, GREEN, BLUE);
  }

  @Test
  void ruling16_theBonusIsGivenOnceARun() {
    List<Card> ten = Collections.nCopies(10, GREEN);
    assertThat(Run.of(ten)).isEqualTo(new Run(ten, 14, 4));
  }

  @Test
  void ruling17_whenTheDrawPileIsEmptyNobodyPicksUpNotEvenLifts() {
    Scene scene = Scene.of(2).hand(0, LIFT, GREEN).drawPile().liftPile(8);
    assertThat(scene.board().dry()).isTrue();
    assertThat(scene.legal()).containsExactly(play(LIFT), endTurn());
    assertThat(Scene.of(2).hand(0).drawPile().liftPile(8).legal()).containsExactly(endTurn());
  }

  @Test
  void ruling17_aPickUpThatHasBegunIsDoneToItsEnd() {
    Scene scene = Scene.of(2).hand(0, GREEN).drawPile(RED).liftPile(8).act(draw());
    assertThat(scene.legal()).containsExactly(takeLift());
    scene.act(takeLift(), endTurn());
    assertThat(scene.handOf(0)).containsExactlyInAnyOrder(GREEN, RED, LIFT);
    assertThat(scene.board().dry()).isTrue();
    assertThat(scene.legal()).doesNotContain(takeLift());
  }

  @Test
  void ruling17_theMatchEndsWhenAllHavePassedOneFullLap() {
    Scene scene = Scene.of(3).drawPile().act(endTurn(), endTurn());
    assertThat(scene.over()).isFalse();
    assertThat(scene.act(endTurn()).outcome().reason()).isEqualTo("allPassed");
  }

  @Test
  void ruling17_aCardPlayedBeginsTheLapAnew() {
    Scene scene = Scene.of(2).hand(1, LIFT, GREEN).drawPile();
    scene.act(endTurn(), play(LIFT), endTurn(), endTurn());
    assertThat(scene.over()).isFalse();
    assertThat(scene.act(endTurn()).outcome().reason()).isEqualTo("allPassed");
  }

  @Test
  void ruling17_bankingBeginsTheLapAnew() {
    Scene scene = Scene.of(2).run(1, RED).drawPile().act(endTurn(), bank(), endTurn());
    assertThat(scene.over()).isFalse();
    assertThat(scene.act(endTurn()).over()).isTrue();
  }

  @Test
  void ruling17_onlyDryTurnsCountForTheLap() {
    Scene scene = Scene.of(2).drawPile(GREEN, GREEN).act(draw(), draw(), endTurn());
    assertThat(scene.board().dry()).isTrue();
    assertThat(scene.act(endTurn()).over()).isFalse();
    assertThat(scene.act(endTurn()).outcome().reason()).isEqualTo("allPassed");
  }

  /** In a match the fifth avalanche comes before that. */
  @Test
  void ruling17_thatNobodyHasACardIsNoEndOfItsOwn() {
    Scene scene = Scene.of(2).hand(0).hand(1).run(0, GREEN).run(1, RED).drawPile();
    scene.act(bank(), bank(), endTurn());
    assertThat(scene.over()).isFalse();
    assertThat(scene.act(endTurn()).outcome().reason()).isEqualTo("allPassed");
  }

  @Test
  void ruling17_whileTheDrawPileHasCardsNothingEndsByPassing() {
    Scene scene = Scene.of(2).hand(0).hand(1).drawPile(GREEN, GREEN, GREEN, GREEN, GREEN);
    scene.act(refill(), endTurn());
    assertThat(scene.over()).isFalse();
    assertThat(scene.legal()).containsExactly(refill());
  }

  @Test
  void ruling17_recycleMakesTheDiscardPileTheNewDrawPile() {
    Scene scene = Scene.of(2).with(RECYCLE).hand(0, BLUE).drawPile().discard(RED, RED, RED);
    assertThat(scene.board().dry()).isFalse();
    assertThat(scene.legal()).containsExactly(draw(), takeLift());
    scene.act(draw());
    assertThat(scene.events()).contains(new Recycled(3));
    assertThat(scene.handOf(0)).containsExactly(BLUE, RED);
    assertThat(scene.state().drawPile()).containsExactly(RED, RED);
    assertThat(scene.board().discard()).isEmpty();
  }

  @Test
  void ruling17_recycleComesBeforeEveryCardOfAPickUp() {
    Scene scene = Scene.of(2).with(RECYCLE).drawPile(GREEN).discard(RED, RED).act(draw());
    assertThat(scene.board().recycled()).isEmpty();
    assertThat(scene.act(takeLift()).board().recycled()).containsExactly(List.of(RED, RED));
    Scene refilled = Scene.of(2).with(RECYCLE).hand(0).drawPile(GREEN).discard(RED, RED, RED);
    assertThat(refilled.act(refill()).handOf(0)).containsExactly(LIFT, GREEN, RED, RED, RED);
  }

  @Test
  void ruling17_recycleHappensTwiceAtMost() {
    Scene scene =
        Scene.of(2)
            .with(RECYCLE)
            .hand(0, AVALANCHE)
            .run(0, GREEN, GREEN)
            .hand(1, AVALANCHE, LIFT, GREEN)
            .drawPile()
            .discard(RED, RED);
    scene.act(draw(), draw(), play(AVALANCHE), endTurn());
    assertThat(scene.board().discard()).containsExactly(GREEN, GREEN);
    scene.act(draw(), draw(), play(LIFT), play(GREEN), play(AVALANCHE), endTurn());
    assertThat(scene.board().recycled()).containsExactly(List.of(RED, RED), List.of(GREEN, GREEN));
    assertThat(scene.board().discard()).containsExactly(GREEN);
    assertThat(scene.board().dry()).isTrue();
  }

  @Test
  void ruling17_withNothingToRecycleAsWithoutTheOption() {
    Scene scene = Scene.of(2).with(RECYCLE).drawPile();
    assertThat(scene.board().dry()).isTrue();
    assertThat(scene.act(endTurn(), endTurn()).outcome().reason()).isEqualTo("allPassed");
  }

  @Test
  void ruling17_whileARecycleIsPossibleNothingEndsByPassing() {
    Scene scene = Scene.of(2).with(RECYCLE).hand(0, AVALANCHE).hand(1).run(0, RED).drawPile();
    scene.act(play(AVALANCHE), endTurn());
    assertThat(scene.over()).isFalse();
    assertThat(scene.legal()).containsExactly(refill());
  }

  @Test
  void ruling18_passingWithPlayableCardsIsAllowed() {
    assertThat(Scene.of(2).hand(0, LIFT).pickedUp().may(endTurn())).isTrue();
  }

  @Test
  void ruling19_aRandomSeatBeginsThenClockwise() {
    Set<Seat> began = new HashSet<>();
    for (int digit = 0; digit < 16; digit++) {
      Seed seed = new Seed(Integer.toHexString(digit).repeat(64));
      AvalancheState state =
          GAME.initialState(GAME.defaults(3), 3, Optional.empty(), new Chance(seed));
      began.add(state.board().seat());
    }
    assertThat(began).containsExactlyInAnyOrder(seat(0), seat(1), seat(2));
    Scene scene = Scene.of(3).turn(2).act(draw(), draw(), endTurn());
    assertThat(scene.board().seat()).isEqualTo(seat(0));
  }

  @Test
  void ruling19_unlessTheTableHasChosen() {
    AvalancheState state =
        GAME.initialState(
            GAME.defaults(3), 3, Optional.of(seat(1)), new Chance(new Seed("0".repeat(64))));
    assertThat(state.board().seat()).isEqualTo(seat(1));
  }

  @Test
  void ruling20_whoPlayedTheFifthAvalancheAnnouncesFirstThenClockwise() {
    Scene scene = Scene.of(3).turn(1).hand(1, AVALANCHE).avalanches(4).pickedUp();
    scene.act(play(AVALANCHE));
    assertThat(scene.board().ending().orElseThrow().announcing())
        .containsExactly(seat(1), seat(2), seat(0));
  }

  @Test
  void ruling20_ifTheGameRanDryWhoPlayedOrBankedLastAnnouncesFirst() {
    Scene scene = Scene.of(3).run(2, RED).turn(2).drawPile();
    scene.act(bank(), endTurn(), endTurn(), endTurn());
    assertThat(scene.board().ending().orElseThrow().announcing())
        .containsExactly(seat(2), seat(0), seat(1));
  }

  @Test
  void ruling20_ifNobodyEverPlayedWhoPassedLastAnnouncesFirst() {
    Scene scene = Scene.of(3).turn(1).drawPile();
    scene.act(endTurn(), endTurn(), endTurn());
    assertThat(scene.board().ending().orElseThrow().announcing())
        .containsExactly(seat(0), seat(1), seat(2));
  }

  @Test
  void ruling17_theLastCardOfAllIsTheFifthAvalanche() {
    Scene scene = Scene.of(2).hand(0, AVALANCHE).hand(1).avalanches(4).drawPile().pickedUp();
    assertThat(scene.act(play(AVALANCHE)).outcome().reason()).isEqualTo("fifthAvalanche");
  }

  @Test
  void ruling21_aTieIsASharedWin() {
    Scene scene =
        Scene.of(3)
            .hand(0, AVALANCHE)
            .avalanches(4)
            .banked(0, RED)
            .banked(1, GREEN, BLUE)
            .pickedUp()
            .act(play(AVALANCHE));
    assertThat(scene.outcome().results()).extracting("rank").containsExactly(1, 1, 3);
    assertThat(scene.outcome().results()).extracting("returns").containsExactly(0.5, 0.5, -1.0);
  }

  @Test
  void ruling22_bankedRunsAndTotalsAreOpen() {
    Scene scene = Scene.of(2).banked(1, RED, BLACK);
    AvalancheView view = GAME.view(scene.state(), new Viewer.Spectator());
    assertThat(view.board().places().get(1).banked())
        .containsExactly(new Run(List.of(RED, BLACK), 7, 0));
    assertThat(view.board().places().get(1).total()).isEqualTo(7);
    assertThat(view.hand()).isEmpty();
  }

  @Test
  void ruling23_coloursDoNotWrap() {
    List<Card> colours = List.of(GREEN, BLUE, RED, BLACK);
    for (Card left : colours) {
      for (Card right : colours) {
        assertThat(Run.links(List.of(left), right))
            .as("%s, %s", left, right)
            .isEqualTo(Math.abs(colours.indexOf(left) - colours.indexOf(right)) <= 1);
      }
    }
    assertThat(Run.links(List.of(BLACK), GREEN)).isFalse();
  }

  @Test
  void ruling24_anAbsentSeatBanksIfItCan() {
    assertThat(Scene.of(2).run(0, RED).actUntilTurnPasses()).containsExactly(bank());
    assertThat(Scene.of(2).run(0, RED).drawPile().actUntilTurnPasses()).containsExactly(bank());
  }

  @Test
  void ruling24_elseItPicksUpFromTheDrawPileAndPlaysNothing() {
    assertThat(Scene.of(2).hand(0, LIFT, AVALANCHE).actUntilTurnPasses())
        .containsExactly(draw(), draw(), endTurn());
    assertThat(Scene.of(2).hand(0).actUntilTurnPasses()).containsExactly(refill(), endTurn());
  }

  @Test
  void ruling24_fromTheLiftPileOnlyIfItMust() {
    assertThat(Scene.of(2).drawPile(GREEN).actUntilTurnPasses())
        .containsExactly(draw(), takeLift(), endTurn());
  }

  @Test
  void exampleOfALegalRunWithItsPoints() {
    Scene scene = Scene.of(2).run(0, BLUE, BLUE, RED, BLACK).hand(0, BLACK).pickedUp();
    scene.act(play(BLACK), endTurn(), draw(), draw(), endTurn(), bank());
    assertThat(scene.place(0).total()).isEqualTo(19);
  }

  @Test
  void exampleOfAnIllegalRunGreenAfterRed() {
    assertThat(Scene.of(2).hand(0, GREEN).run(0, RED).pickedUp().legal())
        .containsExactly(endTurn());
  }

  @Test
  void exampleOfFourGreensWithoutBonus() {
    assertThat(Run.of(List.of(GREEN, GREEN, GREEN, GREEN)).points()).isEqualTo(4);
  }
}
