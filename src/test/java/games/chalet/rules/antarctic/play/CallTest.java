package games.chalet.rules.antarctic.play;

import static games.chalet.rules.antarctic.play.Scene.card;
import static games.chalet.rules.antarctic.play.Scene.seat;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.rules.antarctic.board.AntarcticAction.Call;
import games.chalet.rules.antarctic.board.AntarcticAction.Close;
import games.chalet.rules.antarctic.board.AntarcticAction.Decline;
import games.chalet.rules.antarctic.board.AntarcticEvent.Called;
import games.chalet.rules.antarctic.board.AntarcticEvent.Closed;
import games.chalet.rules.antarctic.board.AntarcticEvent.Declined;
import games.chalet.rules.antarctic.board.AntarcticEvent.OutOfOrder;
import games.chalet.rules.antarctic.board.AntarcticEvent.PenaltyPaid;
import games.chalet.rules.antarctic.board.AntarcticEvent.RoundScored;
import games.chalet.rules.antarctic.board.AntarcticEvent.TurnBegan;
import games.chalet.rules.antarctic.board.AntarcticEvent.TurnedUp;
import games.chalet.rules.antarctic.board.AntarcticEvent.WentOut;
import games.chalet.rules.antarctic.board.AntarcticEvent.WinVoided;
import games.chalet.rules.antarctic.board.Incident;
import games.chalet.rules.antarctic.board.Incident.OpenPlay;
import games.chalet.rules.antarctic.board.Incident.PlayKind;
import games.chalet.rules.antarctic.board.Phase;
import games.chalet.rules.antarctic.board.Priority;
import games.chalet.rules.antarctic.deck.Card;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Rulings 27 to 43: who may call, when, what it costs and what follows. */
class CallTest {

  private static final Optional<Incident> IN_ORDER = Optional.empty();

  /** Three seats; seat 0 has a fitting top, a fitting hand card and two that load seat 1. */
  private static Scene tempted() {
    return Scene.of(3)
        .payoff(0, "red heart 3", "blue square 3")
        .payoff(1, "yellow square 2")
        .payoff(2, "yellow square ?")
        .hand(0, "red triangle 3", "yellow square 1", "green heart 4", "blue triangle ?");
  }

  /** Seat 0 has only one play that fits: a card in its hand. */
  private static Scene hiding() {
    return tempted().payoff(0, "green square 1", "blue square 3");
  }

  private static Optional<Incident> judged(Scene scene) {
    return scene.board().verdict().orElseThrow().incident();
  }

  private static Optional<Priority> instead(Scene scene) {
    return judged(scene).map(incident -> incident.instead().priority());
  }

  @Test
  void ruling31_violation_bWhileA() {
    assertThat(instead(tempted().lay(0, "red triangle 3").call(1))).contains(Priority.A);
  }

  @Test
  void ruling43_withTheHintAViolationCanBeCalledAsWithout() {
    Scene hinted =
        Scene.hinted(3)
            .payoff(0, "red heart 3", "blue square 3")
            .payoff(1, "yellow square 2")
            .hand(0, "red triangle 3", "green heart 4");
    assertThat(instead(hinted.lay(0, "red triangle 3").call(1))).contains(Priority.A);
  }

  @Test
  void ruling31_violation_cWhileA() {
    Scene scene = tempted().payoff(1, "red heart 2").hand(0, "green heart 4", "blue heart 4");
    assertThat(instead(scene.loadTop(0, 1).call(2))).contains(Priority.A);
  }

  @Test
  void ruling31_violation_cWhileB() {
    Scene scene = hiding().payoff(1, "green square 2");
    assertThat(instead(scene.loadTop(0, 1).call(2))).contains(Priority.B);
    assertThat(judged(scene).orElseThrow().instead().card()).isEqualTo(card("red triangle 3"));
  }

  @Test
  void ruling31_violation_dWhileA() {
    Scene scene = tempted().hand(0, "yellow square 1", "green heart 4");
    assertThat(instead(scene.load(0, "yellow square 1", 1).call(2))).contains(Priority.A);
  }

  @Test
  void ruling31_violation_dWhileB() {
    assertThat(instead(hiding().load(0, "yellow square 1", 1).call(2))).contains(Priority.B);
  }

  @Test
  void ruling31_violation_dWhileC() {
    Scene scene = hiding().payoff(2, "green square 2").hand(0, "yellow square 1", "green heart 4");
    assertThat(instead(scene.load(0, "yellow square 1", 1).call(2))).contains(Priority.C);
    assertThat(judged(scene).orElseThrow().instead().onto()).isPresent();
  }

  @Test
  void ruling31_violation_closeWhileA() {
    Scene scene = tempted().hand(0, "yellow square 1", "green heart 4");
    assertThat(instead(scene.close(0, "green heart 4").call(1))).contains(Priority.A);
  }

  @Test
  void ruling31_violation_closeWhileB() {
    assertThat(instead(hiding().close(0, "green heart 4").call(1))).contains(Priority.B);
  }

  @Test
  void ruling31_violation_endWithoutACardWhileA() {
    Scene scene = Scene.of(2).payoff(0, "red heart 3", "blue square 1").drawPile();
    assertThat(instead(scene.endTurn(0).call(1))).contains(Priority.A);
  }

  @Test
  void ruling31_inOrder_theHighestPriorityEachTime() {
    Scene scene = tempted().top(0).call(1);
    assertThat(judged(scene)).isEqualTo(IN_ORDER);
    Scene hand = hiding().lay(0, "red triangle 3").call(1);
    assertThat(judged(hand)).isEqualTo(IN_ORDER);
  }

  @Test
  void ruling31_inOrder_closeWhileOnlyLoadsAreOpen() {
    Scene scene = hiding().hand(0, "yellow square 1", "green heart 4").close(0, "green heart 4");
    assertThat(judged(scene.call(1))).isEqualTo(IN_ORDER);
  }

  @Test
  void ruling27_whoMayCall_anyLivingPlayerButTheAccused() {
    Scene scene = tempted().lay(0, "red triangle 3");
    assertThat(scene.mayCall(0)).isFalse();
    assertThat(scene.mayCall(1)).isTrue();
    assertThat(scene.mayCall(2)).isTrue();
    Scene withOut = tempted().out(2, 1, 300).lay(0, "red triangle 3");
    assertThat(withOut.mayCall(2)).isFalse();
  }

  @Test
  void ruling28_whatIsCalled_aTurnAsAWholeByItsNumber() {
    Scene scene = tempted().lay(0, "red triangle 3");
    assertThat(scene.legal(1)).containsExactly(new Call(7));
    assertThat(scene.call(1).events()).contains(new Called(scene.board().verdict().orElseThrow()));
  }

  @Test
  void ruling29_windowOpens_withTheFirstPlayInOrderOrNot() {
    Scene scene = tempted();
    assertThat(scene.mayCall(1)).isFalse();
    assertThat(scene.top(0).mayCall(1)).isTrue();
    assertThat(tempted().close(0, "green heart 4").mayCall(1)).isTrue();
  }

  @Test
  void ruling29_windowCloses_withTheNextPlayersFirstAction() {
    Scene scene = tempted().close(0, "green heart 4").accept(2);
    assertThat(scene.awaited()).containsExactly(seat(1));
    assertThat(scene.legal(1)).as("drawing does not close it").contains(new Call(7));
    assertThat(scene.legal(2)).containsExactly(new Call(7));
    Card any = scene.handOf(1).getFirst();
    scene.act(1, new Close(any));
    assertThat(scene.legal(2)).containsExactly(new Call(8));
    assertThat(scene.refusal(2, new Call(7)).code()).isEqualTo("call-too-late");
  }

  @Test
  void ruling29_windowOfAClose_waitsForAllButTheAccusedAndTheNextPlayer() {
    Scene scene = four().close(0, "green heart 4");
    assertThat(scene.window()).contains("close");
    assertThat(scene.awaited()).containsExactly(seat(2), seat(3));
    assertThat(scene.turn().mayAct()).containsExactly(seat(1), seat(2), seat(3));
    assertThat(scene.turn().number()).isEqualTo(7);
    assertThat(scene.handOf(1)).as("drawn when the pause is over").isEmpty();
    scene.accept(3);
    assertThat(scene.awaited()).containsExactly(seat(2));
    assertThat(scene.mayCall(3)).as("who has accepted may still call").isTrue();
    scene.accept(2);
    assertThat(scene.events()).contains(new TurnBegan(8, seat(1), 7));
    assertThat(scene.mayCall(3)).isTrue();
  }

  private static Scene four() {
    return Scene.of(4)
        .payoff(0, "red heart 3", "blue square 3")
        .payoff(1, "yellow triangle 2")
        .hand(0, "red triangle 3", "yellow square 1", "green heart 4");
  }

  @Test
  void ruling29_windowOfAClose_betweenTwoPlayersThereIsNone() {
    Scene scene = Scene.of(2).hand(0, "green heart 4").close(0, "green heart 4");
    assertThat(scene.window()).isEmpty();
    assertThat(scene.awaited()).containsExactly(seat(1));
    assertThat(scene.mayCall(1)).isTrue();
  }

  @Test
  void ruling29_windowOfAClose_doesNotWaitForWhoHasUsedTheirCall() {
    Scene scene = four().top(0).call(2).close(0, "green heart 4");
    assertThat(scene.awaited()).containsExactly(seat(3));
    Scene nobody = hiding().lay(0, "red triangle 3").call(2).close(0, "green heart 4");
    assertThat(nobody.window()).isEmpty();
    assertThat(nobody.awaited()).containsExactly(seat(1));
  }

  @Test
  void ruling40_windowOfGoingOut_waitsForAllButTheAccused() {
    Scene scene = goneOut();
    assertThat(scene.window()).contains("goingOut");
    assertThat(scene.awaited()).containsExactly(seat(1), seat(2));
    assertThat(scene.events()).contains(new WentOut(seat(0), false));
    scene.accept(1).accept(2);
    assertThat(scene.events()).hasAtLeastOneElementOfType(RoundScored.class);
  }

  /** Seat 0 has broken the order and then gone out. */
  private static Scene goneOut() {
    return tempted()
        .pile(0, 1)
        .payoff(0, "red heart 3")
        .payoff(1, "red square 2")
        .lay(0, "red triangle 3")
        .loadTop(0, 1);
  }

  @Test
  void ruling40_windowOfGoingOut_isLeftOutWhereNobodyCanCallAnyMore() {
    Scene scene =
        Scene.of(2)
            .pile(0, 2)
            .payoff(0, "red heart 3", "red heart 2")
            .hand(0, "green heart 4")
            .top(0)
            .call(1)
            .top(0);
    assertThat(scene.events())
        .hasAtLeastOneElementOfType(WentOut.class)
        .hasAtLeastOneElementOfType(RoundScored.class);
  }

  @Test
  void ruling30_howOften_onceEachAndAProvenCallEndsIt() {
    Scene scene = four().top(0).call(1);
    assertThat(scene.mayCall(1)).isFalse();
    assertThat(scene.mayCall(2)).isTrue();
    assertThat(scene.refusal(1, new Call(7)).code()).isEqualTo("called-once");
    Scene proven = four().lay(0, "red triangle 3").call(1);
    assertThat(proven.mayCall(2)).isFalse();
    assertThat(proven.refusal(2, new Call(7)).code()).isEqualTo("call-too-late");
  }

  @Test
  void ruling31_whenRight_whatWasInOrderWhenAWrongCallWasMadeStaysSo() {
    Scene scene = hiding().lay(0, "red triangle 3").call(1).close(0, "green heart 4").call(2);
    assertThat(judged(scene)).isEqualTo(IN_ORDER);
  }

  @Test
  void ruling31_whenRight_aViolationAfterAWrongCallCounts() {
    Scene scene = tempted().top(0).call(1).close(0, "green heart 4");
    assertThat(judged(scene.call(2))).isEqualTo(IN_ORDER);
    Scene later =
        tempted()
            .hand(0, "red triangle 3", "red triangle 2", "green heart 4")
            .top(0)
            .call(1)
            .close(0, "green heart 4");
    assertThat(instead(later.call(2))).contains(Priority.B);
  }

  @Test
  void ruling32_threeCards_fromTheBottomOfTheCallersPileToTheBottomOfTheViolators() {
    Scene scene = tempted().lay(0, "red triangle 3");
    List<Card> callers = scene.payoffOf(1);
    List<Card> violators = scene.payoffOf(0);
    scene.call(1);
    assertThat(scene.payoffOf(1)).isEqualTo(callers.subList(0, 2));
    assertThat(scene.payoffOf(0)).startsWith(violators.toArray(Card[]::new));
    assertThat(scene.payoffOf(0).subList(5, 8))
        .as("one by one, the bottom one first")
        .containsExactlyElementsOf(callers.subList(2, 5).reversed());
    assertThat(scene.events()).contains(new PenaltyPaid(seat(1), seat(0), 3, 0));
  }

  @Test
  void ruling34_wronged_theCallerForAHandCardAndForAClose() {
    Scene scene = tempted().payoff(1, "red triangle 2").lay(0, "red triangle 3").call(1);
    assertThat(scene.board().verdict().orElseThrow().wronged()).contains(seat(1));
    assertThat(scene.awaited()).containsExactly(seat(1));
  }

  @Test
  void ruling34_wronged_mayDecline() {
    Scene scene = tempted().payoff(1, "red triangle 2").lay(0, "red triangle 3").call(1);
    assertThat(scene.legal(1)).containsExactly(scene.playTop(1, ""), new Decline());
    scene.decline(1);
    assertThat(scene.events()).contains(new Declined(seat(1), 0));
    assertThat(scene.board().phase()).isEqualTo(Phase.CLOSING_DISCARD);
  }

  @Test
  void ruling34_wronged_isNotAskedWhereTheTopDoesNotFit() {
    Scene scene = tempted().lay(0, "red triangle 3").call(1);
    assertThat(scene.board().phase()).isEqualTo(Phase.CLOSING_DISCARD);
  }

  @Test
  void ruling34_wronged_aTripleTopperIsSpentAtOnceOrLapses() {
    Scene scene = toppered();
    scene.top(1);
    assertThat(scene.board().credits()).isEqualTo(1);
    assertThat(scene.awaited()).containsExactly(seat(1));
    scene.decline(1);
    assertThat(scene.events()).contains(new Declined(seat(1), 1));
    assertThat(scene.board().credits()).isZero();
  }

  /** The caller's top would make a Triple Topper with the card that was wrongly laid. */
  private static Scene toppered() {
    return tempted()
        .payoff(1, "red triangle 2", "green square 4")
        .pile(1, 6)
        .hand(1, "blue heart 2")
        .lay(0, "red triangle 3")
        .call(1);
  }

  @Test
  void ruling34_wronged_spendsAndThePenaltyGoesOn() {
    Scene scene = toppered().top(1).spendTop(1);
    assertThat(scene.board().discard()).contains(card("green square 4"));
    assertThat(scene.board().phase()).isEqualTo(Phase.CLOSING_DISCARD);
  }

  @Test
  void ruling42_wronged_aHandEmptiedOutOfTurnIsNotRefilled() {
    Scene scene = toppered().top(1).spend(1, "blue heart 2");
    assertThat(scene.handOf(1)).isEmpty();
  }

  @Test
  void ruling34_wronged_goingOutWinsAndNobodyCanCallIt() {
    Scene scene =
        tempted().payoff(1, "red triangle 2").pile(1, 1).lay(0, "red triangle 3").call(1).top(1);
    assertThat(scene.events())
        .contains(new WentOut(seat(1), true))
        .hasAtLeastOneElementOfType(RoundScored.class);
    assertThat(scene.board().rounds().getFirst().winners()).containsExactly(seat(1));
    assertThat(scene.board().round()).isEqualTo(2);
  }

  @Test
  void ruling35_theWrongPlayIsNotUndone() {
    Scene scene = tempted().lay(0, "red triangle 3").call(1);
    assertThat(scene.board().centre().card()).isEqualTo(card("red triangle 3"));
  }

  @Test
  void ruling36_violatorsTurn_endsWithAnyHandCardAndItsCreditsAreLost() {
    Scene scene = tempted().credits(2).lay(0, "red triangle 3").call(1);
    assertThat(scene.board().credits()).isZero();
    assertThat(scene.legal(0))
        .containsExactly(
            new Close(card("yellow square 1")),
            new Close(card("green heart 4")),
            new Close(card("blue triangle ?")));
    scene.close(0, "green heart 4");
    assertThat(scene.events())
        .contains(new Closed(seat(0), Optional.of(card("green heart 4")), 0))
        .contains(new TurnBegan(8, seat(1), 7));
    assertThat(scene.mayCall(2)).as("this close is never a violation").isFalse();
  }

  @Test
  void ruling36_violatorsTurn_noSecondDiscardAfterTheClose() {
    Scene scene = tempted().close(0, "green heart 4").call(2);
    assertThat(scene.pileOf(0)).isEqualTo(5 + 1 + 3);
    assertThat(scene.events()).contains(new TurnBegan(8, seat(1), 7));
  }

  @Test
  void ruling36_violatorsTurn_calledAfterTheNextPlayerHasDrawnItGoesOnFromThere() {
    Scene scene = tempted().close(0, "green heart 4").accept(2).call(2);
    assertThat(scene.board().phase()).isEqualTo(Phase.TURN);
    assertThat(scene.board().seat()).isEqualTo(seat(1));
    assertThat(scene.board().turn()).isEqualTo(8);
    assertThat(scene.handOf(1)).hasSize(7);
  }

  @Test
  void ruling38_evidence_showsTheIncidentAndTheHandCardThatOutrankedIt() {
    Scene scene = hiding().load(0, "yellow square 1", 1).call(2);
    assertThat(judged(scene))
        .contains(
            new Incident(
                PlayKind.HAND_TO_OPPONENT,
                Optional.of(card("yellow square 1")),
                Optional.of(seat(1)),
                new OpenPlay(Priority.B, card("red triangle 3"), Optional.empty())));
    assertThat(scene.state().remembered().known()).contains(card("red triangle 3"));
  }

  @Test
  void ruling38_evidence_aCardLaidLaterInTheSameTurnProvesIt() {
    Scene scene = hiding().load(0, "yellow square 1", 1).lay(0, "red triangle 3").call(2);
    assertThat(judged(scene).orElseThrow().instead().card()).isEqualTo(card("red triangle 3"));
    assertThat(scene.state().remembered().known()).doesNotContain(card("red triangle 3"));
  }

  @Test
  void ruling38_evidence_theEarliestOfSeveralThatWasLaidElseTheLowest() {
    Scene scene =
        hiding().hand(0, "yellow square 1", "red heart 3", "red triangle 3", "green heart 4");
    Scene held = scene.load(0, "yellow square 1", 1);
    assertThat(judged(Scene.of(3).from(held.state()).call(2)).orElseThrow().instead().card())
        .isEqualTo(card("red heart 3"));
    Scene laid = held.lay(0, "red triangle 3").call(2);
    assertThat(judged(laid).orElseThrow().instead().card()).isEqualTo(card("red triangle 3"));
  }

  @Test
  void ruling38_evidence_theTopOfThePayoffPileComesBeforeACardThatWasLaidLater() {
    Scene scene = hiding().payoff(0, "red heart 3", "blue square 2");
    scene.load(0, "yellow square 1", 1).lay(0, "red triangle 3").call(2);
    OpenPlay instead = judged(scene).orElseThrow().instead();
    assertThat(instead).isEqualTo(new OpenPlay(Priority.A, card("red heart 3"), Optional.empty()));
  }

  @Test
  void ruling38_hindsight_showsWhatACallAtOnceWouldHaveShown() {
    Scene scene =
        Scene.of(3)
            .centre("red circle 3")
            .hand(0, "red heart 2", "red square 2", "green heart 4")
            .payoff(1, "yellow square 1")
            .load(0, "red square 2", 1);
    OutOfOrder hindsight = (OutOfOrder) scene.hindsight().getFirst();
    assertThat(hindsight.incident().instead().card()).isEqualTo(card("red square 2"));
    assertThat(judged(scene.call(2))).contains(hindsight.incident());
  }

  @Test
  void ruling39_wrongCall_showsNothingAndGivesTheCallerACardOfTheAccused() {
    Scene scene = hiding().lay(0, "red triangle 3");
    Card bottom = scene.payoffOf(0).getLast();
    scene.call(1);
    assertThat(judged(scene)).isEqualTo(IN_ORDER);
    assertThat(scene.payoffOf(1)).hasSize(6).endsWith(bottom);
    assertThat(scene.events()).contains(new PenaltyPaid(seat(0), seat(1), 1, 0));
    assertThat(scene.awaited()).containsExactly(seat(0));
  }

  @Test
  void ruling39_wrongCall_anAccusedWithOneCardKeepsIt() {
    Scene scene = hiding().pile(0, 1).payoff(0, "green square 1").lay(0, "red triangle 3").call(1);
    assertThat(scene.pileOf(0)).isEqualTo(1);
    assertThat(scene.events()).contains(new PenaltyPaid(seat(0), seat(1), 0, 1));
  }

  @Test
  void ruling39_wrongCall_inAWindowTheOthersMayStillCall() {
    Scene scene = four().hand(0, "green heart 4").payoff(0, "green square 1", "blue square 3");
    scene.close(0, "green heart 4").call(2);
    assertThat(scene.awaited()).containsExactly(seat(3));
    scene.call(3);
    assertThat(scene.awaited()).containsExactly(seat(1));
    assertThat(scene.window()).isEmpty();
  }

  @Test
  void ruling40_winningTurn_aProvenViolationVoidsTheWin() {
    Scene scene = goneOut();
    List<Card> callers = scene.payoffOf(2);
    scene.call(2);
    assertThat(scene.events())
        .contains(new WinVoided(seat(0)), new TurnedUp(seat(0), scene.payoffOf(0).getFirst()));
    assertThat(scene.payoffOf(0)).containsExactlyInAnyOrderElementsOf(callers.subList(2, 5));
    assertThat(scene.board().phase()).isEqualTo(Phase.CLOSING_DISCARD);
    scene.close(0, "green heart 4");
    assertThat(scene.pileOf(0)).isEqualTo(4);
    assertThat(scene.board().seat()).isEqualTo(seat(1));
    assertThat(scene.board().rounds()).isEmpty();
  }

  @Test
  void ruling40_winningTurn_ifNoCardCanBeFoundTheWinStands() {
    Scene scene =
        tempted()
            .payoff(0, "red heart 3")
            .pile(0, 1)
            .payoff(1, "red square 2")
            .pile(2, 1)
            .reshuffled(3)
            .drawPile()
            .lay(0, "red triangle 3")
            .loadTop(0, 1);
    scene.call(2);
    assertThat(scene.board().rounds().getFirst().winners()).containsExactly(seat(0));
  }

  @Test
  void ruling40_winningTurn_aWrongCallOfItLeavesTheWin() {
    Scene scene =
        tempted().payoff(0, "red heart 3").pile(0, 1).hand(0, "green heart 4").top(0).call(1);
    assertThat(scene.window()).contains("goingOut");
    assertThat(scene.pileOf(1)).isEqualTo(6);
    scene.accept(2);
    assertThat(scene.board().rounds().getFirst().winners()).containsExactly(seat(0));
  }

  @Test
  void ruling18_blockingTurn_aProvenCallComesBeforeTheScore() {
    Scene scene =
        Scene.of(2)
            .payoff(1, "red heart 3", "blue square 1")
            .drawPile()
            .hand(0, "blue square 2")
            .close(0, "blue square 2")
            .endTurn(1)
            .call(0);
    assertThat(scene.board().rounds().getFirst().blocked()).isTrue();
    assertThat(scene.board().verdict().orElseThrow().incident()).isPresent();
  }

  @Test
  void ruling38_hindsight_tellsOfTheActionThatBrokeTheOrderAndOfNoOther() {
    Scene scene = hiding().load(0, "yellow square 1", 1);
    assertThat(scene.hindsight()).hasSize(1).allMatch(OutOfOrder.class::isInstance);
    scene.lay(0, "red triangle 3");
    assertThat(scene.hindsight()).isEmpty();
    scene.close(0, "green heart 4");
    assertThat(scene.hindsight()).isEmpty();
  }

  @Test
  void ruling43_hintOfTheOwnOrder_isInTheOwnViewOnly() {
    Scene scene = hiding();
    assertThat(scene.view(0).bestRank()).contains(Priority.B);
    assertThat(scene.view(1).bestRank()).isEmpty();
    assertThat(Scene.of(2).hand(0, "green heart 1").view(0).bestRank()).isEmpty();
  }

  @Test
  void ruling43_enforced_onlyTheHighestPriorityIsLegalAndNobodyCalls() {
    Scene scene =
        Scene.enforced(3)
            .payoff(0, "red heart 3", "blue square 3")
            .payoff(1, "yellow triangle 2")
            .hand(0, "red triangle 3", "yellow square 1", "green heart 4");
    assertThat(scene.legal(0)).containsExactly(scene.playTop(0, ""));
    scene.top(0);
    assertThat(scene.board().accused()).isEmpty();
    assertThat(scene.legal(1)).isEmpty();
    assertThat(scene.refusal(1, new Call(7)).code()).isEqualTo("no-calls");
    assertThat(scene.legal(0)).noneMatch(Call.class::isInstance);
  }

  @Test
  void ruling43_enforced_hasNoWindows() {
    Scene scene = Scene.enforced(3).hand(0, "yellow square 1").close(0, "yellow square 1");
    assertThat(scene.awaited()).containsExactly(seat(1));
    assertThat(scene.window()).isEmpty();
    Scene out = Scene.enforced(3).payoff(0, "red heart 3").pile(0, 1).top(0);
    assertThat(out.events()).hasAtLeastOneElementOfType(RoundScored.class);
  }
}
