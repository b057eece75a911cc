package games.chalet.rules.avalanche;

import static games.chalet.rules.avalanche.AvalancheOptions.DrawPileOut.RECYCLE;
import static games.chalet.rules.avalanche.Scene.bank;
import static games.chalet.rules.avalanche.Scene.draw;
import static games.chalet.rules.avalanche.Scene.endTurn;
import static games.chalet.rules.avalanche.Scene.play;
import static games.chalet.rules.avalanche.Scene.playAt;
import static games.chalet.rules.avalanche.Scene.takeLift;
import static games.chalet.rules.avalanche.hands.Card.AVALANCHE;
import static games.chalet.rules.avalanche.hands.Card.BLUE;
import static games.chalet.rules.avalanche.hands.Card.GREEN;
import static games.chalet.rules.avalanche.hands.Card.LIFT;
import static games.chalet.rules.avalanche.hands.Card.LIFT_PASS;
import static games.chalet.rules.avalanche.hands.Card.PISTE_CLOSED;
import static games.chalet.rules.avalanche.hands.Card.RED;
import static games.chalet.rules.avalanche.hands.Card.SKI_PATROL;
import static games.chalet.rules.avalanche.hands.Card.WIPEOUT;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Seat;
import games.chalet.rules.avalanche.AvalancheEvent.AvalancheFell;
import games.chalet.rules.avalanche.AvalancheEvent.WipedOut;
import games.chalet.rules.avalanche.AvalancheOptions.ActionCards;
import games.chalet.rules.avalanche.AvalancheOptions.AvalancheHits;
import games.chalet.rules.avalanche.AvalancheOptions.Deck;
import games.chalet.rules.avalanche.AvalancheOptions.DrawPileOut;
import games.chalet.rules.avalanche.hands.Card;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The house cards, which are ours and not the rulebook's. */
class HouseCardsTest {

  @Test
  void theHouseAddsTwelveCards() {
    List<Card> pile =
        Pack.drawPile(
            new AvalancheOptions(
                AvalancheHits.ALL, DrawPileOut.HANDS_ONLY, Deck.FULL, ActionCards.HOUSE));
    assertThat(pile).hasSize(87 + 12);
    assertThat(Collections.frequency(pile, SKI_PATROL)).isEqualTo(4);
    assertThat(Collections.frequency(pile, PISTE_CLOSED)).isEqualTo(3);
    assertThat(Collections.frequency(pile, WIPEOUT)).isEqualTo(3);
    assertThat(Collections.frequency(pile, LIFT_PASS)).isEqualTo(2);
  }

  @Test
  void aSkiPatrolIsLaidBesideOnesOwnOpenRunOneARun() {
    assertThat(Scene.of(2).hand(0, SKI_PATROL).run(1, RED).pickedUp().legal())
        .containsExactly(endTurn());
    Scene scene = Scene.of(2).hand(0, SKI_PATROL, SKI_PATROL).run(0).pickedUp();
    scene.act(play(SKI_PATROL));
    assertThat(scene.place(0).open().orElseThrow().patrol()).isTrue();
    assertThat(scene.board().discard()).isEmpty();
    assertThat(scene.board().playsLeft()).isEqualTo(2);
    assertThat(scene.legal()).containsExactly(endTurn());
  }

  @Test
  void aSkiPatrolIsDiscardedInsteadOfTheRun() {
    Scene scene = Scene.of(2).hand(0, AVALANCHE, AVALANCHE).run(0, RED).run(1, BLUE).patrol(1);
    scene.pickedUp().act(play(AVALANCHE));
    assertThat(scene.openRun(1)).containsExactly(BLUE);
    assertThat(scene.place(1).open().orElseThrow().patrol()).isFalse();
    assertThat(scene.board().discard()).containsExactly(RED, SKI_PATROL);
    assertThat(scene.events())
        .contains(
            new AvalancheFell(
                new Seat(0),
                1,
                List.of(new AvalancheEvent.LostRun(new Seat(0), List.of(RED))),
                List.of(new Seat(1))));
    assertThat(scene.act(play(AVALANCHE)).place(1).open()).isEmpty();
  }

  @Test
  void aSkiPatrolIsDiscardedWhenTheRunIsBanked() {
    Scene scene = Scene.of(2).run(0, RED).patrol(0).act(bank());
    assertThat(scene.board().discard()).containsExactly(SKI_PATROL);
    assertThat(scene.place(0).total()).isEqualTo(3);
  }

  @Test
  void aPisteIsClosedForTheOpponentsNextTurn() {
    Scene scene = Scene.of(2).hand(0, GREEN, PISTE_CLOSED).hand(1, RED, RED).run(1, RED).pickedUp();
    scene.act(playAt(1, PISTE_CLOSED));
    assertThat(scene.board().discard()).containsExactly(PISTE_CLOSED);
    scene.act(endTurn(), draw(), draw());
    assertThat(scene.legal()).containsExactly(endTurn());
    scene.act(endTurn(), draw(), draw(), endTurn(), draw(), draw());
    assertThat(scene.may(play(RED))).isTrue();
  }

  @Test
  void aClosedPisteCanStillBeBanked() {
    Scene scene = Scene.of(2).run(0, RED).closed(0);
    assertThat(scene.act(bank()).place(0).total()).isEqualTo(3);
  }

  @Test
  void aNewRunIsNotClosed() {
    Scene scene = Scene.of(2).hand(0, LIFT, GREEN, AVALANCHE).run(0, RED).closed(0).pickedUp();
    scene.act(play(AVALANCHE), play(LIFT));
    assertThat(scene.may(play(GREEN))).isTrue();
  }

  @Test
  void aPisteStaysClosedUntilTheTurnOfItsOwnSeat() {
    Scene scene = Scene.of(3).hand(0, PISTE_CLOSED).hand(2, RED).run(2, RED).pickedUp();
    scene.act(playAt(2, PISTE_CLOSED), endTurn(), draw(), draw(), endTurn(), draw(), draw());
    assertThat(scene.may(play(RED))).isFalse();
  }

  @Test
  void aPisteClosedNeedsAnOpponentWithAnOpenRun() {
    assertThat(Scene.of(3).hand(0, PISTE_CLOSED).run(0, RED).pickedUp().legal())
        .containsExactly(endTurn());
    assertThat(Scene.of(3).hand(0, PISTE_CLOSED).run(2).pickedUp().legal())
        .containsExactly(playAt(2, PISTE_CLOSED), endTurn());
  }

  @Test
  void aWipeoutTakesTheRightMostRunCard() {
    Scene scene = Scene.of(2).hand(0, WIPEOUT).run(1, GREEN, BLUE, RED).pickedUp();
    scene.act(playAt(1, WIPEOUT));
    assertThat(scene.openRun(1)).containsExactly(GREEN, BLUE);
    assertThat(scene.place(1).open().orElseThrow().run().points()).isEqualTo(3);
    assertThat(scene.board().discard()).containsExactlyInAnyOrder(WIPEOUT, RED);
    assertThat(scene.events()).contains(new WipedOut(new Seat(1), RED));
  }

  @Test
  void aWipeoutNeedsAnOpponentsRunWithACard() {
    assertThat(Scene.of(3).hand(0, WIPEOUT).run(0, RED).run(1).run(2, RED).pickedUp().legal())
        .containsExactly(playAt(2, WIPEOUT), endTurn());
  }

  @Test
  void aWipeoutIsNotStoppedByASkiPatrol() {
    Scene scene = Scene.of(2).hand(0, WIPEOUT).run(1, GREEN).patrol(1).pickedUp();
    scene.act(playAt(1, WIPEOUT));
    assertThat(scene.openRun(1)).isEmpty();
    assertThat(scene.place(1).open().orElseThrow().patrol()).isTrue();
  }

  @Test
  void aLiftPassPicksUpTwoMoreCardsOfAnySplitAndThenPlayGoesOn() {
    Scene scene = Scene.of(2).hand(0, LIFT, LIFT_PASS).drawPile(RED, RED).pickedUp();
    scene.act(play(LIFT_PASS));
    assertThat(scene.legal()).containsExactly(draw(), takeLift());
    scene.act(draw(), takeLift());
    assertThat(scene.handOf(0)).containsExactly(LIFT, LIFT, RED);
    assertThat(scene.board().discard()).containsExactly(LIFT_PASS);
    assertThat(scene.legal()).containsExactly(play(LIFT), endTurn());
    assertThat(scene.board().playsLeft()).isEqualTo(2);
  }

  @Test
  void aLiftPassAsTheLastCardPicksUpTwoAndNoNewHand() {
    Scene scene = Scene.of(2).hand(0, LIFT_PASS).pickedUp().act(play(LIFT_PASS));
    assertThat(scene.legal()).containsExactly(draw(), takeLift());
    assertThat(scene.act(draw(), takeLift()).handOf(0)).containsExactly(LIFT, GREEN);
    assertThat(scene.board().phase()).isEqualTo(Phase.PLAY);
  }

  @Test
  void aLiftPassMayBePlayedForNothingInADryGame() {
    Scene scene = Scene.of(2).hand(0, LIFT_PASS, LIFT).drawPile().liftPile(5);
    scene.act(play(LIFT_PASS));
    assertThat(scene.legal()).containsExactly(play(LIFT), endTurn());
    assertThat(scene.board().discard()).containsExactly(LIFT_PASS);
    assertThat(scene.act(endTurn()).board().passes()).isZero();
  }

  @Test
  void aLiftPassIsDiscardedAfterItsUseSoThatItIsNotRecycledIntoIt() {
    Scene empty = Scene.of(2).with(RECYCLE).hand(0, LIFT_PASS).drawPile();
    assertThat(empty.act(play(LIFT_PASS)).board().phase()).isEqualTo(Phase.PLAY);
    Scene scene = Scene.of(2).with(RECYCLE).hand(0, LIFT_PASS).drawPile(RED).discard(GREEN);
    scene.act(draw(), takeLift(), play(LIFT_PASS));
    assertThat(scene.board().inUse()).contains(LIFT_PASS);
    scene.act(draw(), takeLift());
    assertThat(scene.handOf(0)).containsExactly(LIFT, LIFT, GREEN, RED);
    assertThat(scene.board().discard()).containsExactly(LIFT_PASS);
  }

  @Test
  void bankingIsTooLateAfterALiftPass() {
    Scene scene = Scene.of(2).hand(0, LIFT_PASS).run(0, RED).drawPile();
    assertThat(scene.act(play(LIFT_PASS)).may(bank())).isFalse();
  }
}
