package games.chalet.rules.avalanche;

import static games.chalet.rules.avalanche.Scene.bank;
import static games.chalet.rules.avalanche.Scene.draw;
import static games.chalet.rules.avalanche.Scene.endTurn;
import static games.chalet.rules.avalanche.Scene.play;
import static games.chalet.rules.avalanche.Scene.refill;
import static games.chalet.rules.avalanche.Scene.takeLift;
import static games.chalet.rules.avalanche.hands.Card.AVALANCHE;
import static games.chalet.rules.avalanche.hands.Card.BLACK;
import static games.chalet.rules.avalanche.hands.Card.BLUE;
import static games.chalet.rules.avalanche.hands.Card.GREEN;
import static games.chalet.rules.avalanche.hands.Card.LIFT;
import static games.chalet.rules.avalanche.hands.Card.RED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.rules.avalanche.hands.Card;
import games.chalet.rules.avalanche.hands.Hand;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The sentences of the rulebook, in its order. */
class RulebookTest {

  private static final Avalanche GAME = new Avalanche();

  private static AvalancheState dealt(int seats) {
    return GAME.initialState(
        GAME.defaults(seats), seats, Optional.empty(), new Chance(new Seed("a".repeat(64))));
  }

  @Test
  void eachPlayerIsDealtOneLiftAndFourCards() {
    for (Hand hand : dealt(4).hands()) {
      assertThat(hand.cards()).hasSize(5).containsOnlyOnce(LIFT);
    }
  }

  @Test
  void theRemainingCardsMakeTwoPiles() {
    AvalancheState state = dealt(6);
    assertThat(state.drawPile()).hasSize(63).doesNotContain(LIFT);
    assertThat(state.board().drawPile()).isEqualTo(63);
    assertThat(state.board().liftPile()).isEqualTo(15);
  }

  @Test
  void pickUpTwoFromTheDrawPile() {
    Scene scene = Scene.of(2).hand(0, RED).drawPile(BLUE, BLACK, GREEN).act(draw(), draw());
    assertThat(scene.handOf(0)).containsExactly(BLUE, RED, BLACK);
    assertThat(scene.board().phase()).isEqualTo(Phase.PLAY);
    assertThat(scene.state().drawPile()).containsExactly(GREEN);
  }

  @Test
  void pickUpTwoLifts() {
    Scene scene = Scene.of(2).hand(0, RED).liftPile(5).act(takeLift(), takeLift());
    assertThat(scene.handOf(0)).containsExactly(LIFT, LIFT, RED);
    assertThat(scene.board().liftPile()).isEqualTo(3);
  }

  @Test
  void orPickUpOneOfEach() {
    Scene scene = Scene.of(2).hand(0, RED).drawPile(BLUE).act(takeLift(), draw());
    assertThat(scene.handOf(0)).containsExactly(LIFT, BLUE, RED);
  }

  @Test
  void playUpToThreeCards() {
    Scene scene = Scene.of(2).hand(0, LIFT, GREEN, GREEN, GREEN).pickedUp();
    scene.act(play(LIFT), play(GREEN), play(GREEN));
    assertThat(scene.legal()).containsExactly(endTurn());
    scene.act(endTurn());
    assertThat(scene.board().seat()).isEqualTo(new Seat(1));
  }

  @Test
  void playFewerThanThreeCards() {
    Scene scene = Scene.of(2).hand(0, LIFT, GREEN, GREEN).pickedUp().act(play(LIFT), endTurn());
    assertThat(scene.board().seat()).isEqualTo(new Seat(1));
  }

  @Test
  void anEmptyHandPicksUpALiftAndFourCardsOnTheNextTurn() {
    Scene scene = Scene.of(2).hand(0).drawPile(RED, GREEN, BLUE, BLUE, BLACK);
    assertThat(scene.legal()).containsExactly(refill());
    scene.act(refill());
    assertThat(scene.handOf(0)).containsExactly(LIFT, GREEN, BLUE, BLUE, RED);
    assertThat(scene.state().drawPile()).containsExactly(BLACK);
  }

  @Test
  void cardsArePlayedFromLeftToRight() {
    Scene scene = Scene.of(2).hand(0, LIFT, BLUE, GREEN).pickedUp();
    assertThat(scene.act(play(LIFT), play(BLUE), play(GREEN)).openRun(0))
        .containsExactly(BLUE, GREEN);
  }

  @Test
  void aSkiRunBeginsWithALift() {
    Scene scene = Scene.of(2).hand(0, LIFT, BLUE).pickedUp();
    assertThat(scene.may(play(BLUE))).isFalse();
    assertThat(scene.act(play(LIFT)).may(play(BLUE))).isTrue();
  }

  @Test
  void aSkiRunMayStartWithAnyColour() {
    Scene scene = Scene.of(2).hand(0, GREEN, BLUE, RED, BLACK).run(0).pickedUp();
    assertThat(scene.legal())
        .containsExactly(play(GREEN), play(BLUE), play(RED), play(BLACK), endTurn());
  }

  @Test
  void onlyOneSkiRunAtATime() {
    assertThat(Scene.of(2).hand(0, LIFT).run(0, RED).pickedUp().legal()).containsExactly(endTurn());
  }

  @Test
  void fiveLinkedRunCardsGainFourBonusPoints() {
    assertThat(Run.of(List.of(GREEN, GREEN, GREEN, GREEN, BLUE)))
        .isEqualTo(new Run(List.of(GREEN, GREEN, GREEN, GREEN, BLUE), 10, 4));
  }

  @Test
  void theLiftDoesNotCountForTheBonus() {
    Scene scene = Scene.of(2).run(0, GREEN, GREEN, GREEN, GREEN).act(bank());
    assertThat(scene.place(0).banked().getFirst().bonus()).isZero();
    assertThat(scene.place(0).total()).isEqualTo(4);
  }

  @Test
  void blueLinksToGreenBlueAndRedButNotToBlack() {
    Scene scene = Scene.of(2).hand(0, GREEN, BLUE, RED, BLACK).run(0, BLUE).pickedUp();
    assertThat(scene.legal()).containsExactly(play(GREEN), play(BLUE), play(RED), endTurn());
  }

  @Test
  void bankingIsTheWholeTurn() {
    Scene scene = Scene.of(2).run(0, RED).act(bank());
    assertThat(scene.board().seat()).isEqualTo(new Seat(1));
    assertThat(scene.place(0).cards()).isEqualTo(1);
    assertThat(scene.place(0).open()).isEmpty();
  }

  @Test
  void bankedRunsAreKeptApart() {
    Scene scene = Scene.of(2).banked(0, GREEN).run(0, RED, RED).act(bank());
    assertThat(scene.place(0).banked())
        .extracting(Run::cards)
        .containsExactly(List.of(GREEN), List.of(RED, RED));
    assertThat(scene.place(0).total()).isEqualTo(7);
  }

  @Test
  void aBankedRunIsSafeFromAvalanches() {
    Scene scene = Scene.of(2).hand(0, AVALANCHE).banked(0, RED).banked(1, BLUE).pickedUp();
    scene.act(play(AVALANCHE));
    assertThat(scene.place(0).total()).isEqualTo(3);
    assertThat(scene.place(1).total()).isEqualTo(2);
  }

  @Test
  void onlyBankedRunsCount() {
    Scene scene =
        Scene.of(2)
            .hand(0, AVALANCHE, BLACK)
            .avalanches(4)
            .run(0, BLACK, BLACK)
            .banked(0, GREEN)
            .pickedUp()
            .act(play(AVALANCHE));
    assertThat(scene.outcome().results().getFirst().points()).isEqualTo(1);
  }

  @Test
  void asManySkiRunsAsYouLike() {
    Scene scene = Scene.of(2);
    for (int run = 0; run < 12; run++) {
      scene.banked(0, GREEN);
    }
    assertThat(scene.run(0, GREEN).act(bank()).place(0).banked()).hasSize(13);
  }

  @Test
  void theMatchEndsAsSoonAsTheFifthAvalancheHitsTheTable() {
    Scene scene = Scene.of(2).hand(0, AVALANCHE, LIFT).avalanches(4).pickedUp();
    scene.act(play(AVALANCHE));
    assertThat(scene.outcome().reason()).isEqualTo("fifthAvalanche");
    assertThat(GAME.legalActions(scene.state(), new Seat(0))).isEmpty();
  }

  @Test
  void theHighestScoreWins() {
    Scene scene =
        Scene.of(3)
            .hand(0, AVALANCHE)
            .avalanches(4)
            .banked(1, BLACK)
            .banked(2, GREEN)
            .pickedUp()
            .act(play(AVALANCHE));
    assertThat(scene.outcome().results())
        .extracting("points", "rank", "returns")
        .containsExactly(tuple(0, 3, -1.0), tuple(4, 1, 1.0), tuple(1, 2, 0.0));
  }

  @Test
  void theFullDeckHas108Cards() {
    AvalancheOptions options = GAME.defaults(4);
    assertThat(Pack.lifts(options)).isEqualTo(21);
    assertThat(Pack.drawPile(options)).hasSize(87);
    assertThat(counted(options)).containsExactly(24, 24, 20, 14, 5);
  }

  @Test
  void theShortDeckHas67Cards() {
    AvalancheOptions options =
        new AvalancheOptions(
            AvalancheOptions.AvalancheHits.ALL,
            AvalancheOptions.DrawPileOut.HANDS_ONLY,
            AvalancheOptions.Deck.SHORT,
            AvalancheOptions.ActionCards.OFF);
    assertThat(Pack.lifts(options)).isEqualTo(14);
    assertThat(Pack.drawPile(options)).hasSize(53);
    assertThat(counted(options)).containsExactly(14, 14, 12, 8, 5);
    assertThat(GAME.validate(options, 4)).isEmpty();
    assertThat(GAME.validate(options, 5)).extracting("code").containsExactly("deck-too-short");
  }

  private static List<Integer> counted(AvalancheOptions options) {
    List<Card> pile = Pack.drawPile(options);
    return List.of(GREEN, BLUE, RED, BLACK, AVALANCHE).stream()
        .map(card -> Collections.frequency(pile, card))
        .toList();
  }
}
