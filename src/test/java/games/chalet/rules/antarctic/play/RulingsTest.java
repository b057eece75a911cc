package games.chalet.rules.antarctic.play;

import static games.chalet.rules.antarctic.play.Scene.card;
import static games.chalet.rules.antarctic.play.Scene.cards;
import static games.chalet.rules.antarctic.play.Scene.face;
import static games.chalet.rules.antarctic.play.Scene.seat;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Outcome;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.rules.antarctic.board.AntarcticAction.Accept;
import games.chalet.rules.antarctic.board.AntarcticAction.Close;
import games.chalet.rules.antarctic.board.AntarcticAction.DeclareFirst;
import games.chalet.rules.antarctic.board.AntarcticAction.Decline;
import games.chalet.rules.antarctic.board.AntarcticAction.EndTurn;
import games.chalet.rules.antarctic.board.AntarcticAction.Load;
import games.chalet.rules.antarctic.board.AntarcticAction.PlayCentre;
import games.chalet.rules.antarctic.board.AntarcticAction.Spend;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticEnding;
import games.chalet.rules.antarctic.board.AntarcticEnding.DecidedBy;
import games.chalet.rules.antarctic.board.AntarcticEvent.CardsRanOut;
import games.chalet.rules.antarctic.board.AntarcticEvent.Closed;
import games.chalet.rules.antarctic.board.AntarcticEvent.Reshuffled;
import games.chalet.rules.antarctic.board.AntarcticEvent.RoundStarted;
import games.chalet.rules.antarctic.board.AntarcticEvent.TurnBegan;
import games.chalet.rules.antarctic.board.AntarcticOptions;
import games.chalet.rules.antarctic.board.AntarcticOptions.End;
import games.chalet.rules.antarctic.board.AntarcticOptions.Loads;
import games.chalet.rules.antarctic.board.AntarcticOptions.Order;
import games.chalet.rules.antarctic.board.AntarcticOptions.Target;
import games.chalet.rules.antarctic.board.AntarcticOptions.TripleTopper;
import games.chalet.rules.antarctic.board.RoundScore;
import games.chalet.rules.antarctic.board.Scoring;
import games.chalet.rules.antarctic.board.Scoring.LeftOver;
import games.chalet.rules.antarctic.board.Source;
import games.chalet.rules.antarctic.deck.Card;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Our rulings where the rulebook leaves something open, by their numbers; calls apart. */
class RulingsTest {

  @Test
  void ruling01_aDeclaredWildContinuesATripleTopper() {
    Scene scene = Scene.of(2).hand(0, "black blob 3", "blue square 1").lay(0, "black blob 3");
    assertThat(scene.board().centre().chain()).isEqualTo(2);
    assertThat(scene.board().credits()).isEqualTo(1);
  }

  @Test
  void ruling01_underExactCardsItDoesNot() {
    Scene scene =
        Scene.exactCards(2).hand(0, "black blob 3", "blue square 1").lay(0, "black blob 3");
    assertThat(scene.board().centre().chain()).isEqualTo(1);
    assertThat(scene.board().credits()).isZero();
  }

  @Test
  void ruling02_afterTheFifthCardANewChainBegins() {
    Scene scene = Scene.of(2).chain(5).hand(0, "red circle 3", "red circle 2", "blue square 1");
    assertThat(scene.board().centre().next()).isZero();
    scene.lay(0, "red circle 3");
    assertThat(scene.board().centre().chain()).isEqualTo(1);
    assertThat(scene.board().credits()).isZero();
    scene.lay(0, "red circle 2");
    assertThat(scene.board().credits()).isEqualTo(1);
  }

  @Test
  void ruling02_withJokersAChainHasSevenCards() {
    Scene scene = Scene.withJokers(2).chain(6).hand(0, "red circle 3", "blue square 1");
    scene.lay(0, "red circle 3");
    assertThat(scene.board().centre().chain()).isEqualTo(7);
    assertThat(scene.board().credits()).isEqualTo(6);
    assertThat(scene.board().centre().next()).isZero();
  }

  @Test
  void ruling03_theThirdCardEarnsTwoForWhoeverLaysIt() {
    Scene scene = Scene.of(2).chain(2).hand(0, "red circle 3", "blue square 1");
    assertThat(scene.board().centre().next()).isEqualTo(2);
    assertThat(scene.lay(0, "red circle 3").board().credits()).isEqualTo(2);
  }

  @Test
  void ruling04_aChainSurvivesTheTurnButNotAnotherCentrePlay() {
    Scene scene =
        Scene.of(2)
            .hand(0, "red circle 3", "blue square 1", "green heart 1")
            .hand(1, "red heart 2", "yellow square 4");
    scene.lay(0, "red circle 3").close(0, "blue square 1");
    assertThat(scene.board().centre().chain()).isEqualTo(2);
    scene.lay(1, "red heart 2");
    assertThat(scene.board().centre().chain()).isEqualTo(1);
  }

  @Test
  void ruling05_theDiscardIsOptionalAndLapsesWithTheTurn() {
    Scene scene = Scene.of(2).hand(0, "red circle 3", "blue square 1", "green square 1");
    scene.lay(0, "red circle 3").close(0, "blue square 1");
    assertThat(scene.events()).contains(new Closed(seat(0), Optional.of(card("blue square 1")), 1));
    assertThat(scene.board().credits()).isZero();
  }

  @Test
  void ruling05_whoGoesOutMayDiscardNoMore() {
    Scene scene = Scene.of(2).chain(2).pile(0, 1).hand(0, "red circle 3", "blue square 1");
    scene.lay(0, "red circle 3").spendTop(0);
    assertThat(scene.window()).contains("goingOut");
    assertThat(scene.board().credits()).isZero();
  }

  @Test
  void ruling06_fromThePayoffPileTheTopAndThenTheNext() {
    Scene scene =
        Scene.of(2)
            .payoff(0, "green square 1", "blue square 1", "blue square 2")
            .hand(0, "yellow heart 1")
            .credits(2);
    assertThat(scene.legal(0))
        .contains(new Spend(Source.PAYOFF, card("green square 1")))
        .doesNotContain(new Spend(Source.PAYOFF, card("blue square 1")));
    scene.spendTop(0).spendTop(0);
    assertThat(scene.place(0).top()).contains(card("blue square 2"));
    assertThat(scene.board().discard()).contains(card("blue square 1"));
    assertThat(scene.legal(0)).noneMatch(Spend.class::isInstance);
  }

  @Test
  void ruling07_whoDiscardsTheLastHandCardDrawsSeven() {
    Scene scene = Scene.of(2).hand(0, "blue square 1").credits(1).spend(0, "blue square 1");
    assertThat(scene.handOf(0)).hasSize(7);
  }

  @Test
  void ruling08_aDiscardOrALoadCanWinTheRound() {
    Scene spent =
        Scene.of(2)
            .payoff(0, "green square 1")
            .pile(0, 1)
            .hand(0, "red circle 3", "yellow heart 1");
    assertThat(spent.lay(0, "red circle 3").spendTop(0).window()).contains("goingOut");
    Scene loaded =
        Scene.of(2)
            .payoff(0, "green square 1")
            .payoff(1, "green heart 2")
            .pile(0, 1)
            .hand(0, "yellow heart 1");
    assertThat(loaded.loadTop(0, 1).window()).contains("goingOut");
  }

  @Test
  void ruling09_whoLaysAWildDeclaresItAndItLastsWhileItIsOnTheCentre() {
    Scene scene = Scene.of(2).hand(0, "black circle 3", "blue square 1");
    scene.lay(0, "black circle 3", "green circle 3");
    assertThat(scene.board().centre().card()).isEqualTo(card("black circle 3"));
    assertThat(scene.board().centre().as()).contains(face("green circle 3"));
    assertThat(scene.board().centre().chain()).isEqualTo(1);
  }

  @Test
  void ruling10_autoLoadsAreWildForTwoAndExactForMore() {
    for (int seats = 2; seats <= 6; seats++) {
      assertThat(Scene.GAME.defaults(seats).loads()).isEqualTo(Loads.AUTO);
      assertThat(dealt(Scene.GAME.defaults(seats), seats).roundLoads())
          .isEqualTo(seats == 2 ? Loads.WILD : Loads.EXACT);
    }
  }

  @Test
  void ruling10_whereOnlyPrintedCardsMakeATripleTopperTheyAreWildForThreeToo() {
    for (int seats = 2; seats <= 6; seats++) {
      assertThat(dealt(auto(TripleTopper.EXACT_CARDS), seats).roundLoads())
          .isEqualTo(seats <= 3 ? Loads.WILD : Loads.EXACT);
    }
  }

  @Test
  void ruling10_whatATableChoosesHoldsForAnyNumberOfPlayers() {
    for (Loads chosen : List.of(Loads.WILD, Loads.EXACT)) {
      for (int seats = 2; seats <= 6; seats++) {
        AntarcticOptions options = lastStanding(chosen, TripleTopper.WILDS_COUNT);
        assertThat(dealt(options, seats).roundLoads()).isEqualTo(chosen);
      }
    }
  }

  @Test
  void ruling10_whoIsOutDoesNotCountForThem() {
    AntarcticOptions options = auto(TripleTopper.WILDS_COUNT);
    assertThat(Scene.of(3, options).board().roundLoads()).isEqualTo(Loads.EXACT);
    Scene two = last(Scene.of(3, options).total(1, 190));
    assertThat(two.place(1).living()).isFalse();
    assertThat(two.board().roundLoads()).isEqualTo(Loads.WILD);
  }

  private static AntarcticBoard dealt(AntarcticOptions options, int seats) {
    Chance chance = new Chance(new Seed("3".repeat(64)));
    return Scene.GAME.initialState(options, seats, Optional.empty(), chance).board();
  }

  private static AntarcticOptions auto(TripleTopper rule) {
    return lastStanding(Loads.AUTO, rule);
  }

  private static AntarcticOptions lastStanding(Loads loads, TripleTopper rule) {
    return new AntarcticOptions(
        Order.CHALLENGE, loads, rule, End.LAST_STANDING, Target.POINTS_200, 0);
  }

  @Test
  void ruling11_closingWithALoadOpenIsInOrder() {
    Scene scene = Scene.of(2).payoff(1, "green heart 2").hand(0, "green square 1", "blue square 4");
    scene.close(0, "blue square 4").call(1);
    assertThat(scene.board().verdict().orElseThrow().incident()).isEmpty();
  }

  @Test
  void ruling12_theSeatLeftOfTheDealerBegins() {
    Scene scene = goingOut(Scene.of(3)).accept(1).accept(2);
    assertThat(scene.board().dealer()).isEqualTo(seat(0));
    assertThat(scene.board().leader()).isEqualTo(seat(1));
  }

  private static Scene goingOut(Scene scene) {
    return scene.payoff(0, "red heart 3").pile(0, 1).hand(0, "blue square 1").top(0);
  }

  @Test
  void ruling13_theHandIsNotFilledAgainDuringTheTurn() {
    Scene scene = Scene.of(2).hand(0, "red circle 3", "blue square 1").lay(0, "red circle 3");
    assertThat(scene.handOf(0)).hasSize(1);
  }

  @Test
  void ruling14_everyEmptyHandIsRefilledAtOnce() {
    Scene scene =
        Scene.of(2)
            .hand(0, "red circle 3")
            .drawPile(
                "red circle 2",
                "yellow heart 4",
                "yellow heart 3",
                "green heart 4",
                "green heart 3",
                "blue heart 4",
                "blue heart 3",
                "blue square 1")
            .credits(6);
    scene.lay(0, "red circle 3");
    assertThat(scene.handOf(0)).hasSize(7);
    for (Card held : scene.handOf(0)) {
      scene.act(0, new Spend(Source.HAND, held));
    }
    assertThat(scene.handOf(0)).isNotEmpty();
  }

  @Test
  void ruling16_anyHandCardCloses() {
    Scene scene = Scene.of(2).hand(0, "yellow heart 1", "green square 1", "blue heart 1");
    assertThat(scene.legal(0))
        .containsExactly(
            new Close(card("yellow heart 1")),
            new Close(card("green square 1")),
            new Close(card("blue heart 1")));
  }

  @Test
  void ruling17_onlyTheTopAndTheCountOfAPayoffPileAreShown() {
    Scene scene = Scene.of(2).payoff(1, "green heart 2").hand(0, "green square 1", "blue square 4");
    scene.load(0, "green square 1", 1);
    assertThat(scene.view(0).board().places().get(1).top()).contains(card("green square 1"));
    assertThat(scene.view(0).toString()).doesNotContain("GREEN_HEART_TWO");
  }

  private static Scene emptyDrawPile() {
    return Scene.of(2)
        .drawPile()
        .discards("green heart 1", "green heart 2", "green heart 3")
        .underCentre("yellow heart 1", "yellow heart 2", "yellow heart 3")
        .hand(0, "blue square 1", "blue square 2");
  }

  @Test
  void ruling18_discardsAndTheCentreUnderItsTopBecomeTheDrawPile() {
    Scene scene = emptyDrawPile().hand(1, "blue heart 1").chain(3).close(0, "blue square 2");
    assertThat(scene.events()).contains(new Reshuffled(6, 2), new TurnBegan(8, seat(1), 6));
    assertThat(scene.board().discards()).isZero();
    assertThat(scene.board().centre().cards()).isEqualTo(1);
    assertThat(scene.board().centre().chain()).isEqualTo(3);
    assertThat(scene.board().reshufflesLeft()).isEqualTo(2);
    assertThat(scene.board().dry()).isFalse();
  }

  @Test
  void ruling18_whoNeedsCardsAFourthTimeBlocksTheRoundAtTheEndOfTheTurn() {
    Scene scene = emptyDrawPile().reshuffled(3).pile(0, 3).close(0, "blue square 2");
    assertThat(scene.events()).contains(new CardsRanOut(), new TurnBegan(8, seat(1), 0));
    assertThat(scene.board().dry()).isTrue();
    assertThat(scene.awaited()).containsExactly(seat(1));
    scene.endTurn(1);
    assertThat(scene.window()).as("the blocking turn can be called").contains("goingOut");
    scene.accept(0);
    RoundScore score = scene.board().rounds().getLast();
    assertThat(score.blocked()).isTrue();
    assertThat(score.winners()).containsExactly(seat(0));
    assertThat(score.scores().getFirst().points()).isZero();
    assertThat(score.scores().getLast().points()).isGreaterThan(10);
  }

  @Test
  void ruling18_aReshuffleThatFindsNothingBlocksToo() {
    Scene scene = Scene.of(2).drawPile().hand(0, "blue square 1").close(0, "blue square 1");
    assertThat(scene.events()).contains(new CardsRanOut());
    assertThat(scene.board().reshufflesLeft()).isEqualTo(3);
  }

  @Test
  void ruling18_cardsOwedByACallDoNotBlock() {
    Scene scene =
        Scene.of(2)
            .drawPile()
            .pile(0, 1)
            .reshuffled(3)
            .hand(0, "red circle 3", "blue square 2")
            .lay(0, "red circle 3")
            .call(1);
    assertThat(scene.pileOf(0)).isEqualTo(1);
    assertThat(scene.pileOf(1)).isEqualTo(5);
    assertThat(scene.board().dry()).isFalse();
  }

  private static RoundScore blocked(List<Card> first, List<Card> second, List<Card> third) {
    return Scoring.score(
        1,
        1,
        List.of(
            new LeftOver(seat(0), first),
            new LeftOver(seat(1), second),
            new LeftOver(seat(2), third)));
  }

  @Test
  void ruling18_inABlockedRoundTheFewestCardsWinThenTheFewestPoints() {
    assertThat(
            blocked(cards("red heart 4"), cards("red heart 1", "red heart 2"), cards("blue blob 1"))
                .winners())
        .containsExactly(seat(0));
    assertThat(blocked(cards("red heart 4"), cards("blue heart 4"), cards("red heart ?")).winners())
        .containsExactly(seat(0), seat(1));
    assertThat(
            blocked(cards("red heart 4"), cards("blue heart 4"), cards("green heart 4")).winners())
        .isEmpty();
  }

  @Test
  void ruling18_ifAllTieAndThatPutsAllOutTheLowestTotalWins() {
    Scene scene =
        Scene.with(2, End.LAST_STANDING, Target.POINTS_100)
            .total(0, 97)
            .total(1, 95)
            .reshuffled(3)
            .drawPile()
            .payoff(0, "red heart 2")
            .pile(0, 1)
            .payoff(1, "green heart 2")
            .pile(1, 1)
            .hand(0, "blue heart 3")
            .hand(1, "yellow heart 3");
    scene.close(0, "blue heart 3").close(1, "yellow heart 3").accept(0);
    assertThat(scene.board().rounds().getLast().winners()).isEmpty();
    assertThat(scene.outcome().results())
        .containsExactly(new Outcome.Result(97 + 15, 2, -1), new Outcome.Result(95 + 15, 1, 1));
  }

  @Test
  void ruling19_tooFewCardsAreDrawnAsTheyAre() {
    Scene scene =
        Scene.of(2)
            .reshuffled(3)
            .drawPile("green heart 1", "green heart 2")
            .hand(0, "blue square 1")
            .close(0, "blue square 1");
    assertThat(scene.handOf(1)).isEqualTo(cards("green heart 1", "green heart 2"));
  }

  @Test
  void ruling20_aJokerCountsFifteenAndTheHandNothing() {
    assertThat(Scoring.points(cards("joker one"))).isEqualTo(15);
    assertThat(Scoring.points(cards("black blob ?"))).isEqualTo(15);
    assertThat(Scoring.points(cards("red blob ?", "black heart 1"))).isEqualTo(10 + 6);
  }

  @Test
  void ruling21_exactlyTheTargetIsEnough() {
    Scene scene = last(Scene.with(2, End.FIRST_OUT, Target.POINTS_100).total(1, 100 - 12));
    assertThat(scene.outcome().reason()).isEqualTo("targetReached");
    assertThat(scene.board().places().get(1).total()).isEqualTo(100);
  }

  @Test
  void ruling21_onePointLessGoesOn() {
    Scene scene = last(Scene.with(2, End.FIRST_OUT, Target.POINTS_100).total(1, 99 - 12));
    assertThat(scene.events()).hasAtLeastOneElementOfType(RoundStarted.class);
    assertThat(scene.board().round()).isEqualTo(2);
  }

  /** Seat 0 goes out and every other seat has a 2 left. */
  private static Scene last(Scene scene) {
    String[] twos = {"", "green heart 2", "blue heart 2", "yellow heart 2"};
    int seats = scene.seats();
    for (int other = 1; other < seats; other++) {
      scene.payoff(other, twos[other]).pile(other, 1);
    }
    goingOut(scene);
    for (Seat seat : scene.awaited()) {
      scene.accept(seat.index());
    }
    return scene;
  }

  @Test
  void ruling22_atFirstOutTheLowestTotalWinsWhoeverWonTheRound() {
    Scene scene =
        last(
            Scene.with(3, End.FIRST_OUT, Target.POINTS_200)
                .total(0, 100)
                .total(1, 190)
                .total(2, 50));
    assertThat(scene.outcome().results()).extracting(Outcome.Result::rank).containsExactly(2, 3, 1);
    assertThat(scene.board().ending().orElseThrow().winners()).containsExactly(seat(2));
  }

  @Test
  void ruling22_atLastStandingTheOutLeaveTheTable() {
    Scene scene =
        last(Scene.with(3, End.LAST_STANDING, Target.POINTS_200).total(1, 190).total(2, 50));
    assertThat(scene.place(1).living()).isFalse();
    assertThat(scene.place(1).outIn()).contains(1);
    assertThat(scene.pileOf(1)).isZero();
    assertThat(scene.board().dealer()).isEqualTo(seat(0));
    assertThat(scene.board().leader()).as("the next living seat").isEqualTo(seat(2));
    assertThat(scene.legal(1)).isEmpty();
  }

  @Test
  void ruling22_atLastStandingALaterRoundOfEliminationRanksHigher() {
    Scene scene =
        last(
            Scene.with(3, End.LAST_STANDING, Target.POINTS_200)
                .round(4)
                .total(0, 150)
                .total(1, 190)
                .out(2, 2, 201));
    assertThat(scene.outcome().reason()).isEqualTo("lastStanding");
    assertThat(scene.outcome().results()).extracting(Outcome.Result::rank).containsExactly(1, 2, 3);
  }

  @Test
  void ruling22_ofThoseOutInTheSameRoundTheLowerTotalRanksHigher() {
    Scene scene =
        last(Scene.with(3, End.LAST_STANDING, Target.POINTS_200).total(1, 195).total(2, 190));
    assertThat(scene.outcome().results()).extracting(Outcome.Result::rank).containsExactly(1, 3, 2);
  }

  private static AntarcticEnding ending(Scene scene) {
    return AntarcticEnding.of(scene.board(), scene.board().ending().orElseThrow());
  }

  @Test
  void ruling22_theNumbersBehindTheOutcomeTellWhatDecided() {
    Scene first = last(Scene.with(2, End.FIRST_OUT, Target.POINTS_200).total(0, 100).total(1, 190));
    assertThat(ending(first).decidedBy()).isEqualTo(DecidedBy.LOWEST_TOTAL);
    assertThat(ending(first).target()).contains(200);
    assertThat(ending(first).seats().getLast().rounds()).containsExactly(12);
    assertThat(ending(first).seats().getLast().cardsLeft()).isEqualTo(1);
    Scene standing = last(Scene.with(2, End.LAST_STANDING, Target.POINTS_200).total(1, 190));
    assertThat(ending(standing).decidedBy()).isEqualTo(DecidedBy.LAST_STANDING);
    assertThat(ending(standing).seats().getLast().outIn()).contains(1);
    Scene round = last(Scene.with(2, End.FIRST_OUT, Target.ONE_ROUND));
    assertThat(ending(round).decidedBy()).isEqualTo(DecidedBy.LOWEST_TOTAL);
    assertThat(ending(round).target()).isEmpty();
  }

  @Test
  void ruling22_oneRoundIgnoresTheEnd() {
    for (End end : End.values()) {
      Scene scene = last(Scene.with(2, end, Target.ONE_ROUND));
      assertThat(scene.outcome().reason()).isEqualTo("oneRound");
      assertThat(scene.outcome().results())
          .extracting(Outcome.Result::points)
          .containsExactly(0, 12);
    }
  }

  @Test
  void ruling23_theLowestTotalsShareTheWin() {
    Scene scene =
        last(
            Scene.with(3, End.FIRST_OUT, Target.POINTS_200)
                .total(0, 62)
                .total(1, 190)
                .total(2, 50));
    assertThat(scene.outcome().results()).extracting(Outcome.Result::rank).containsExactly(1, 3, 1);
    assertThat(scene.board().ending().orElseThrow().winners()).containsExactly(seat(0), seat(2));
  }

  @Test
  void ruling24_twoToSixPlayersAndNoneOrTwoJokers() {
    AntarcticOptions options = Scene.GAME.defaults(2);
    assertThat(Scene.GAME.validate(options, 1)).extracting(Refusal::code).containsExactly("seats");
    assertThat(Scene.GAME.validate(options, 7)).extracting(Refusal::code).containsExactly("seats");
    AntarcticOptions oneJoker =
        new AntarcticOptions(
            Order.CHALLENGE,
            Loads.WILD,
            TripleTopper.WILDS_COUNT,
            End.FIRST_OUT,
            Target.POINTS_100,
            1);
    assertThat(Scene.GAME.validate(oneJoker, 3))
        .extracting(Refusal::code)
        .containsExactly("jokers");
    for (int seats = 2; seats <= 6; seats++) {
      assertThat(Scene.GAME.validate(Scene.GAME.defaults(seats), seats)).isEmpty();
    }
  }

  @Test
  void ruling24_twoPlayersAreProposedAFartherTarget() {
    assertThat(Scene.GAME.defaults(2).target()).isEqualTo(Target.POINTS_300);
    assertThat(Scene.GAME.defaults(3).target()).isEqualTo(Target.POINTS_200);
    assertThat(Scene.GAME.defaults(6).target()).isEqualTo(Target.POINTS_200);
  }

  @Test
  void ruling25_aJokerContinuesAChainAndCountsAsTheNextNumber() {
    Scene scene = Scene.withJokers(2).hand(0, "joker one", "blue square 1").lay(0, "joker one");
    assertThat(scene.board().centre().as()).contains(face("red circle 3"));
    assertThat(scene.board().credits()).isEqualTo(1);
  }

  @Test
  void ruling25_ofAFirstJokerTheDealerDeclaresAllThree() {
    Scene scene = Scene.withJokers(2).declareFirst("joker two");
    assertThat(scene.legal(1)).hasSize(80);
    assertThat(scene.timeout(1)).isEqualTo(new DeclareFirst(face("red circle 4")));
  }

  @Test
  void ruling26_timeRunsOutForTheHighestCentrePlayWithWildsCopyingTheTop() {
    Scene scene =
        Scene.of(2)
            .payoff(0, "black blob 3", "blue square 3")
            .payoff(1, "blue square 4")
            .hand(0, "red blob 2", "yellow heart 1", "blue square ?");
    assertThat(scene.timeout(0))
        .isEqualTo(new PlayCentre(Source.PAYOFF, card("black blob 3"), face("red circle 3")));
    scene.wait(0);
    assertThat(scene.timeout(0))
        .isEqualTo(new PlayCentre(Source.HAND, card("red blob 2"), face("red circle 2")));
    scene.wait(0);
    assertThat(scene.legal(0)).anyMatch(Load.class::isInstance);
    assertThat(scene.timeout(0)).isEqualTo(new Close(card("yellow heart 1")));
  }

  @Test
  void ruling26_withoutACardTheTurnIsEnded() {
    Scene scene = Scene.of(2).drawPile().hand(0, "blue square 1").close(0, "blue square 1");
    assertThat(scene.timeout(1)).isEqualTo(new EndTurn());
  }

  @Test
  void ruling26_inWindowsItAcceptsOrDeclines() {
    Scene scene = goingOut(Scene.of(2));
    assertThat(scene.timeout(1)).isEqualTo(new Accept(7));
    Scene wronged =
        Scene.of(3)
            .payoff(1, "red square 2")
            .hand(0, "red circle 3", "red triangle 3", "blue square 4");
    wronged.load(0, "red triangle 3", 1).call(2);
    assertThat(wronged.timeout(1)).isEqualTo(new Decline());
  }

  @Test
  void ruling26_theDealersWildIsRedCircle() {
    Scene scene = Scene.of(2).declareFirst("black blob 2");
    assertThat(scene.timeout(1)).isEqualTo(new DeclareFirst(face("red circle 2")));
  }
}
