package games.chalet.rules.antarctic;

import static games.chalet.rules.antarctic.play.Scene.card;
import static games.chalet.rules.antarctic.play.Scene.face;
import static games.chalet.rules.antarctic.play.Scene.seat;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.rules.antarctic.board.AntarcticAction;
import games.chalet.rules.antarctic.board.AntarcticAction.Accept;
import games.chalet.rules.antarctic.board.AntarcticAction.Call;
import games.chalet.rules.antarctic.board.AntarcticAction.Close;
import games.chalet.rules.antarctic.board.AntarcticAction.DeclareFirst;
import games.chalet.rules.antarctic.board.AntarcticAction.Decline;
import games.chalet.rules.antarctic.board.AntarcticAction.EndTurn;
import games.chalet.rules.antarctic.board.AntarcticAction.Load;
import games.chalet.rules.antarctic.board.AntarcticAction.PlayCentre;
import games.chalet.rules.antarctic.board.AntarcticAction.Spend;
import games.chalet.rules.antarctic.board.AntarcticOptions.End;
import games.chalet.rules.antarctic.board.AntarcticOptions.Target;
import games.chalet.rules.antarctic.board.Phase;
import games.chalet.rules.antarctic.board.Source;
import games.chalet.rules.antarctic.play.Scene;
import org.junit.jupiter.api.Test;

/** Each way of not being legal has its own reason. */
class RefusalsTest {

  private static Scene scene() {
    return Scene.of(3)
        .payoff(0, "green square 1", "blue square 3")
        .payoff(1, "yellow square 2")
        .hand(0, "red triangle 3", "black square 3", "green heart 4");
  }

  private static String refused(Scene scene, int seat, AntarcticAction action) {
    assertThat(scene.legal(seat)).doesNotContain(action);
    return scene.refusal(seat, action).code();
  }

  private static PlayCentre hand(String name, String as) {
    return new PlayCentre(Source.HAND, card(name), face(as));
  }

  @Test
  void aCardThatIsNotThere() {
    assertThat(refused(scene(), 0, hand("red heart 3", "red heart 3"))).isEqualTo("not-in-hand");
    assertThat(
            refused(
                scene(),
                0,
                new PlayCentre(Source.PAYOFF, card("blue square 3"), face("blue square 3"))))
        .isEqualTo("not-on-top");
    assertThat(refused(scene(), 0, new Close(card("red heart 3")))).isEqualTo("not-in-hand");
  }

  @Test
  void aCardThatDoesNotFit() {
    assertThat(refused(scene(), 0, hand("green heart 4", "green heart 4")))
        .isEqualTo("does-not-fit");
    assertThat(refused(scene(), 0, hand("black square 3", "blue square 3")))
        .isEqualTo("declaration");
    assertThat(refused(scene(), 0, hand("red triangle 3", "red circle 3")))
        .isEqualTo("declaration");
  }

  @Test
  void aLoadThatDoesNotFitOrHasNoPile() {
    assertThat(refused(scene(), 0, new Load(Source.HAND, card("green heart 4"), seat(1))))
        .isEqualTo("does-not-load");
    assertThat(refused(scene(), 0, new Load(Source.HAND, card("red triangle 3"), seat(0))))
        .isEqualTo("own-pile");
    assertThat(
            refused(
                scene().out(2, 1, 300), 0, new Load(Source.HAND, card("red triangle 3"), seat(2))))
        .isEqualTo("no-such-pile");
  }

  @Test
  void aDiscardThatNothingHasEarned() {
    assertThat(refused(scene(), 0, new Spend(Source.HAND, card("red triangle 3"))))
        .isEqualTo("no-credit");
  }

  @Test
  void anEndOfTheTurnWithACardInHand() {
    assertThat(refused(scene(), 0, new EndTurn())).isEqualTo("close-with-card");
  }

  @Test
  void notInTurn() {
    assertThat(refused(scene(), 1, new Close(card("green heart 4")))).isEqualTo("not-your-turn");
    Scene pause = scene().close(0, "green heart 4");
    assertThat(refused(pause, 1, new Close(card("red heart 1")))).isEqualTo("pause");
    assertThat(refused(pause, 0, new Close(card("red triangle 3")))).isEqualTo("pause");
    assertThat(refused(pause, 2, new Close(card("red heart 1")))).isEqualTo("not-your-turn");
  }

  @Test
  void aCallOfNothing() {
    assertThat(refused(scene(), 1, new Call(7))).isEqualTo("nothing-to-call");
    assertThat(refused(scene(), 1, new Call(9))).isEqualTo("nothing-to-call");
    Scene played = scene().lay(0, "red triangle 3");
    assertThat(refused(played, 0, new Call(7))).isEqualTo("own-turn");
    assertThat(refused(played.call(1), 1, new Call(7))).isEqualTo("called-once");
  }

  @Test
  void aCallThatCameTooLateHearsWhatHasHappened() {
    Scene next = scene().close(0, "green heart 4").accept(2);
    next.act(1, new Close(next.handOf(1).getFirst()));
    assertThat(refused(next, 2, new Call(7))).isEqualTo("call-too-late");
    assertThat(next.refusal(2, new Call(7)).sentence()).contains("next player");
    Scene called = scene().close(0, "green heart 4").call(2);
    assertThat(refused(called, 1, new Call(7))).isEqualTo("call-too-late");
    assertThat(called.refusal(1, new Call(7)).sentence()).contains("call");
    Scene over = scene().payoff(0, "red heart 3").pile(0, 1).top(0).accept(1).accept(2);
    assertThat(refused(over, 1, new Call(7))).isEqualTo("call-too-late");
    assertThat(over.refusal(1, new Call(7)).sentence()).contains("round");
  }

  @Test
  void consentThatNobodyWaitsFor() {
    assertThat(refused(scene(), 1, new Accept(7))).isEqualTo("not-waited-for");
    assertThat(refused(scene(), 1, new Decline())).isEqualTo("not-wronged");
  }

  @Test
  void theDeclarationOfTheFirstCard() {
    assertThat(refused(scene(), 2, new DeclareFirst(face("red circle 4")))).isEqualTo("declared");
    Scene first = Scene.of(3).declareFirst("black heart 2");
    assertThat(refused(first, 0, new DeclareFirst(face("red heart 2"))))
        .isEqualTo("dealer-declares");
    assertThat(refused(first, 2, new DeclareFirst(face("red circle 2")))).isEqualTo("declaration");
    assertThat(refused(first, 2, new Close(card("red heart 1")))).isEqualTo("declare-first");
  }

  @Test
  void duringAPenalty() {
    Scene wronged = scene().payoff(1, "red square 2").payoff(0, "red heart 3", "blue square 3");
    wronged.lay(0, "red triangle 3").call(1);
    assertThat(refused(wronged, 1, new Close(card("red heart 1")))).isEqualTo("only-top");
    assertThat(refused(wronged, 0, new Close(card("green heart 4")))).isEqualTo("penalty");
    assertThat(refused(wronged, 2, new Close(card("green heart 4")))).isEqualTo("not-your-turn");
    wronged.decline(1);
    assertThat(refused(wronged, 0, hand("green heart 4", "green heart 4"))).isEqualTo("close-now");
  }

  @Test
  void theNextPlayerIsToldToWaitWhileAPenaltyIsPaid() {
    Scene scene =
        scene()
            .payoff(0, "red heart 3", "blue square 3")
            .payoff(2, "red square 3")
            .close(0, "green heart 4")
            .accept(2)
            .call(2);
    assertThat(scene.board().phase()).isEqualTo(Phase.WRONGED);
    assertThat(scene.board().seat()).isEqualTo(seat(1));
    assertThat(refused(scene, 1, new Close(scene.handOf(1).getFirst()))).isEqualTo("penalty");
    assertThat(refused(scene, 0, new Close(card("red triangle 3")))).isEqualTo("not-your-turn");
  }

  @Test
  void outOfOrderWhereTheTableKeepsTheOrder() {
    Scene scene =
        Scene.enforced(3)
            .payoff(0, "red heart 3", "blue square 3")
            .payoff(1, "yellow square 2")
            .hand(0, "red triangle 3", "yellow square 1");
    assertThat(refused(scene, 0, hand("red triangle 3", "red triangle 3")))
        .isEqualTo("out-of-order");
    assertThat(refused(scene, 0, new Load(Source.HAND, card("yellow square 1"), seat(1))))
        .isEqualTo("out-of-order");
    assertThat(refused(scene, 0, new Close(card("yellow square 1")))).isEqualTo("out-of-order");
  }

  @Test
  void eliminationsAndTheEndOfAMatch() {
    assertThat(refused(scene().out(2, 1, 300), 2, new Call(7))).isEqualTo("out");
    Scene over =
        Scene.with(2, End.FIRST_OUT, Target.ONE_ROUND).payoff(0, "red heart 3").pile(0, 1).top(0);
    over.accept(1);
    assertThat(refused(over, 1, new Call(7))).isEqualTo("match-over");
  }
}
