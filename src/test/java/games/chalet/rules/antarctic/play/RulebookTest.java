package games.chalet.rules.antarctic.play;

import static games.chalet.rules.antarctic.play.Scene.card;
import static games.chalet.rules.antarctic.play.Scene.cards;
import static games.chalet.rules.antarctic.play.Scene.face;
import static games.chalet.rules.antarctic.play.Scene.seat;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Seed;
import games.chalet.rules.antarctic.board.AntarcticAction;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticEvent.CardsRanOut;
import games.chalet.rules.antarctic.board.AntarcticEvent.HandRefilled;
import games.chalet.rules.antarctic.board.AntarcticEvent.PenaltyPaid;
import games.chalet.rules.antarctic.board.AntarcticEvent.RoundScored;
import games.chalet.rules.antarctic.board.AntarcticEvent.RoundStarted;
import games.chalet.rules.antarctic.board.AntarcticEvent.TurnBegan;
import games.chalet.rules.antarctic.board.AntarcticEvent.TurnedUp;
import games.chalet.rules.antarctic.board.AntarcticEvent.WentOut;
import games.chalet.rules.antarctic.board.Incident;
import games.chalet.rules.antarctic.board.Incident.OpenPlay;
import games.chalet.rules.antarctic.board.Incident.PlayKind;
import games.chalet.rules.antarctic.board.Priority;
import games.chalet.rules.antarctic.board.RoundScore;
import games.chalet.rules.antarctic.board.RoundScore.SeatScore;
import games.chalet.rules.antarctic.board.Scoring;
import games.chalet.rules.antarctic.board.Scoring.LeftOver;
import games.chalet.rules.antarctic.deck.Card;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The rulebook's sentences, the examples of a chain and of scoring, and the ten cases. */
class RulebookTest {

  private static AntarcticState dealt(int seats) {
    Chance chance = new Chance(new Seed("1".repeat(64)));
    return Scene.GAME.initialState(Scene.GAME.defaults(seats), seats, Optional.of(seat(1)), chance);
  }

  @Test
  void rule01_tenCardsForEachPlayerAndOneInTheCentre() {
    AntarcticBoard board = dealt(4).board();
    assertThat(board.places()).allMatch(place -> place.payoff() == 10 && place.top().isPresent());
    assertThat(board.centre().cards()).isEqualTo(1);
    assertThat(board.drawPile()).isEqualTo(125 - 40 - 1 - 7);
    assertThat(board.leader()).isEqualTo(seat(1));
    assertThat(board.dealer()).isEqualTo(seat(0));
  }

  @Test
  void rule05_theDealerDeclaresAWildFirstCardBeforeAnybodyHoldsCards() {
    Scene scene = Scene.of(3).declareFirst("black heart 2");
    assertThat(scene.awaited()).containsExactly(seat(2));
    assertThat(scene.legal(2)).hasSize(4);
    scene.act(2, new AntarcticAction.DeclareFirst(face("green heart 2")));
    assertThat(scene.board().centre().as()).contains(face("green heart 2"));
    assertThat(scene.awaited()).containsExactly(seat(0));
    assertThat(scene.events()).contains(new TurnBegan(7, seat(0), 7));
  }

  @Test
  void rule06_aTurnBeginsWithAHandOfSeven() {
    Scene scene = Scene.of(2).hand(0, "blue heart 1").hand(1, "red heart 1", "red heart 2");
    scene.close(0, "blue heart 1");
    assertThat(scene.handOf(1)).hasSize(7).contains(card("red heart 1"), card("red heart 2"));
    assertThat(scene.events()).contains(new TurnBegan(8, seat(1), 5));
  }

  @Test
  void rule07_andRuling15_theNextPayoffCardIsTurnedUp() {
    Scene scene =
        Scene.of(2).payoff(0, "red heart 3", "blue blob 1").hand(0, "blue heart 1").top(0);
    assertThat(scene.place(0).top()).contains(card("blue blob 1"));
    assertThat(scene.events()).contains(new TurnedUp(seat(0), card("blue blob 1")));
  }

  @Test
  void rule08_theClosingCardLiesOnTopOfTheOwnPayoffPile() {
    Scene scene = Scene.of(2).hand(0, "blue heart 1", "green heart 1").close(0, "green heart 1");
    assertThat(scene.payoffOf(0)).hasSize(6).startsWith(card("green heart 1"));
    assertThat(scene.handOf(0)).isEqualTo(cards("blue heart 1"));
    assertThat(scene.board().seat()).isEqualTo(seat(1));
  }

  @Test
  void rule08_loadsEarnNoTripleTopper() {
    Scene scene = Scene.of(2).payoff(1, "blue heart 2").hand(0, "blue heart 1", "red square 1");
    assertThat(scene.load(0, "blue heart 1", 1).board().credits()).isZero();
  }

  @Test
  void exampleOfAChain() {
    Scene scene =
        Scene.of(3)
            .centre("red circle 4")
            .hand(0, "red circle 3", "black circle 2", "yellow heart 4", "yellow heart 1")
            .hand(1, "red blob 1", "red circle ?", "yellow square 4", "yellow square 3")
            .hand(2, "black circle 4", "green square 3");
    scene.lay(0, "red circle 3");
    assertThat(scene.board().centre().chain()).isEqualTo(2);
    assertThat(scene.board().credits()).isEqualTo(1);
    scene.lay(0, "black circle 2", "red circle 2");
    assertThat(scene.board().centre().chain()).isEqualTo(3);
    assertThat(scene.board().credits()).isEqualTo(1 + 2);
    scene.close(0, "yellow heart 4").wait(2);
    assertThat(scene.board().credits()).as("unused credits lapse").isZero();
    scene.lay(1, "red blob 1", "red circle 1");
    assertThat(scene.board().credits()).isEqualTo(3);
    scene.lay(1, "red circle ?");
    assertThat(scene.board().credits()).isEqualTo(3 + 4);
    assertThat(scene.board().centre().next()).as("the chain is full").isZero();
    scene.close(1, "yellow square 4").wait(0);
    scene.lay(2, "black circle 4", "red circle 4");
    assertThat(scene.board().centre().chain()).isEqualTo(1);
    assertThat(scene.board().credits()).isZero();
  }

  @Test
  void exampleOfScoring() {
    List<Card> left = cards("black blob ?", "red circle 3", "black heart 2", "green blob 4");
    RoundScore score =
        Scoring.score(1, 9, List.of(new LeftOver(seat(0), List.of()), new LeftOver(seat(1), left)));
    assertThat(score.scores())
        .containsExactly(new SeatScore(seat(0), 0, 0, 0, 0), new SeatScore(seat(1), 44, 4, 14, 20));
    assertThat(score.winners()).containsExactly(seat(0));
    assertThat(score.blocked()).isFalse();
  }

  @Test
  void case04_aHandCardWhileThePayoffTopFits() {
    Scene scene =
        Scene.of(2)
            .payoff(0, "red heart 3", "blue square 1")
            .payoff(1, "red square 2")
            .pile(1, 9)
            .hand(0, "red circle 3", "blue square 4");
    scene.lay(0, "red circle 3").call(1);
    assertThat(scene.board().verdict().orElseThrow().incident())
        .contains(
            new Incident(
                PlayKind.HAND_TO_CENTRE,
                Optional.of(card("red circle 3")),
                Optional.empty(),
                new OpenPlay(Priority.A, card("red heart 3"), Optional.empty())));
    assertThat(scene.pileOf(1)).isEqualTo(6);
    assertThat(scene.pileOf(0)).isEqualTo(5 + 3);
    assertThat(scene.legal(1)).contains(scene.playTop(1, ""));
  }

  @Test
  void case05_theOwnerOfTheLoadedPileIsWrongedAndNotTheCaller() {
    Scene scene =
        Scene.of(3)
            .payoff(1, "red square 2")
            .hand(0, "red circle 3", "red triangle 3", "blue square 4");
    scene.load(0, "red triangle 3", 1).call(2);
    assertThat(scene.pileOf(2)).isEqualTo(5 - 3);
    assertThat(scene.awaited()).containsExactly(seat(1));
    assertThat(scene.window()).contains("wronged");
    assertThat(scene.legal(2)).isEmpty();
    scene.top(1);
    assertThat(scene.board().centre().card()).isEqualTo(card("red triangle 3"));
  }

  @Test
  void case06_andRuling33_aCallerWithTwoCardsKeepsOneAndTheDrawPilePaysTheRest() {
    Scene scene =
        Scene.of(2)
            .payoff(0, "red heart 3", "blue square 1")
            .payoff(1, "blue square ?")
            .pile(1, 2)
            .hand(0, "red circle 3", "blue square 4");
    scene.lay(0, "red circle 3");
    int drawPile = scene.board().drawPile();
    scene.call(1);
    assertThat(scene.events()).contains(new PenaltyPaid(seat(1), seat(0), 1, 2));
    assertThat(scene.pileOf(1)).isEqualTo(1);
    assertThat(scene.board().drawPile()).isEqualTo(drawPile - 2);
  }

  @Test
  void case07_aWrongCallCostsACardAndTheTurnGoesOn() {
    Scene scene = Scene.of(3).pile(1, 7).hand(0, "red circle 3", "red circle 2", "blue square 4");
    scene.lay(0, "red circle 3").call(1);
    assertThat(scene.pileOf(0)).isEqualTo(4);
    assertThat(scene.pileOf(1)).isEqualTo(8);
    scene.lay(0, "red circle 2");
    assertThat(scene.mayCall(1)).isFalse();
    assertThat(scene.mayCall(2)).isTrue();
  }

  @Test
  void case08_theLastHandCardBringsSevenNewOnes() {
    Scene scene = Scene.of(2).hand(0, "red circle 3").lay(0, "red circle 3");
    assertThat(scene.handOf(0)).hasSize(7);
    assertThat(scene.events()).contains(new HandRefilled(seat(0), 7));
    assertThat(scene.board().seat()).isEqualTo(seat(0));
  }

  @Test
  void case08_theLastPayoffCardEndsTheRoundBeforeAnyRedraw() {
    Scene scene = Scene.of(2).payoff(0, "red heart 3").pile(0, 1).top(0).accept(1);
    assertThat(scene.events())
        .hasAtLeastOneElementOfType(RoundScored.class)
        .hasAtLeastOneElementOfType(RoundStarted.class)
        .doesNotHaveAnyElementsOfTypes(HandRefilled.class);
  }

  @Test
  void case09_andRuling41_spendingATopThatFitsTheCentreIsInOrder() {
    Scene scene =
        Scene.of(2)
            .payoff(0, "red heart 3", "blue square 1")
            .credits(1)
            .hand(0, "yellow heart 1", "yellow heart 4")
            .spendTop(0)
            .close(0, "yellow heart 4")
            .call(1);
    assertThat(scene.board().verdict().orElseThrow().incident()).isEmpty();
  }

  @Test
  void case10_twoIncidentsInATurnCostThreeCardsOnce() {
    Scene scene =
        Scene.of(3)
            .payoff(0, "red heart 3", "blue square 1")
            .payoff(1, "yellow square ?")
            .hand(0, "red triangle 3", "blue square 4", "blue square 2", "green heart 4");
    scene.load(0, "blue square 4", 1).lay(0, "red triangle 3").call(2);
    assertThat(scene.pileOf(0)).isEqualTo(5 + 3);
    assertThat(scene.board().verdict().orElseThrow().incident().orElseThrow().deed())
        .as("the latest is the incident")
        .isEqualTo(PlayKind.HAND_TO_CENTRE);
    assertThat(scene.mayCall(1)).isFalse();
  }

  @Test
  void aRoundThatSomebodyWinsIsNotBlocked() {
    Scene scene = Scene.of(2).payoff(0, "red heart 3").pile(0, 1).top(0);
    assertThat(scene.events())
        .contains(new WentOut(seat(0), false))
        .doesNotHaveAnyElementsOfTypes(CardsRanOut.class);
    scene.accept(1);
    assertThat(scene.board().rounds().getFirst().blocked()).isFalse();
    assertThat(scene.board().rounds().getFirst().winners()).containsExactly(seat(0));
  }
}
