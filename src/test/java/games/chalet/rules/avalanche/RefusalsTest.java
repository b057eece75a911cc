package games.chalet.rules.avalanche;

import static games.chalet.rules.avalanche.AvalancheOptions.DrawPileOut.RECYCLE;
import static games.chalet.rules.avalanche.Scene.bank;
import static games.chalet.rules.avalanche.Scene.draw;
import static games.chalet.rules.avalanche.Scene.endTurn;
import static games.chalet.rules.avalanche.Scene.play;
import static games.chalet.rules.avalanche.Scene.playAt;
import static games.chalet.rules.avalanche.Scene.refill;
import static games.chalet.rules.avalanche.Scene.takeLift;
import static games.chalet.rules.avalanche.hands.Card.AVALANCHE;
import static games.chalet.rules.avalanche.hands.Card.GREEN;
import static games.chalet.rules.avalanche.hands.Card.LIFT;
import static games.chalet.rules.avalanche.hands.Card.LIFT_PASS;
import static games.chalet.rules.avalanche.hands.Card.PISTE_CLOSED;
import static games.chalet.rules.avalanche.hands.Card.RED;
import static games.chalet.rules.avalanche.hands.Card.SKI_PATROL;
import static games.chalet.rules.avalanche.hands.Card.WIPEOUT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;

/** Refusals give a reason and change nothing. */
class RefusalsTest {

  static final List<Arguments> refusals =
      List.of(
          Arguments.of("pick-up-first", Scene.of(2), endTurn()),
          Arguments.of("pick-up-first", Scene.of(2), play(GREEN)),
          Arguments.of("picked-up", Scene.of(2).pickedUp(), draw()),
          Arguments.of("draw-pile-out", Scene.of(2).drawPile(), takeLift()),
          Arguments.of("pile-empty", Scene.of(2).liftPile(0), takeLift()),
          Arguments.of("pile-empty", Scene.of(2).drawPile(RED).act(draw()), draw()),
          Arguments.of("refill", Scene.of(2).hand(0), draw()),
          Arguments.of("no-refill", Scene.of(2), refill()),
          Arguments.of("nothing-to-bank", Scene.of(2).run(0), bank()),
          Arguments.of("bank-first-thing", Scene.of(2).run(0, RED).act(draw()), bank()),
          Arguments.of("not-in-hand", Scene.of(2).pickedUp(), play(RED)),
          Arguments.of("no-run", Scene.of(2).pickedUp(), play(GREEN)),
          Arguments.of("no-run", Scene.of(2).hand(0, SKI_PATROL).pickedUp(), play(SKI_PATROL)),
          Arguments.of("one-run", Scene.of(2).hand(0, LIFT).run(0).pickedUp(), play(LIFT)),
          Arguments.of("does-not-link", Scene.of(2).run(0, RED).pickedUp(), play(GREEN)),
          Arguments.of("piste-closed", Scene.of(2).run(0, GREEN).closed(0).pickedUp(), play(GREEN)),
          Arguments.of(
              "one-patrol",
              Scene.of(2).hand(0, SKI_PATROL).run(0).patrol(0).pickedUp(),
              play(SKI_PATROL)),
          Arguments.of(
              "three-cards",
              Scene.of(2)
                  .hand(0, LIFT, GREEN, GREEN, GREEN)
                  .pickedUp()
                  .act(play(LIFT), play(GREEN), play(GREEN)),
              play(GREEN)),
          Arguments.of("target", Scene.of(2).hand(0, AVALANCHE).pickedUp(), playAt(1, AVALANCHE)),
          Arguments.of("no-target", Scene.of(2).hand(0, WIPEOUT).pickedUp(), play(WIPEOUT)),
          Arguments.of(
              "target", Scene.of(2).hand(0, WIPEOUT).run(1, RED).pickedUp(), play(WIPEOUT)),
          Arguments.of("target", Scene.of(2).run(0).pickedUp(), playAt(1, GREEN)),
          Arguments.of(
              "match-over",
              Scene.of(2).hand(0, AVALANCHE).avalanches(4).pickedUp().act(play(AVALANCHE)),
              endTurn()));

  @ParameterizedTest(name = "{0}: {2}")
  @FieldSource
  void refusals(String code, Scene scene, AvalancheAction action) {
    assertThat(scene.may(action)).isFalse();
    assertThat(scene.refusal(0, action).code()).isEqualTo(code);
    assertThatIllegalArgumentException().isThrownBy(() -> scene.act(action));
  }

  /** The same code, another moment: each sentence has to be true of its own. */
  static final List<Arguments> sentences =
      List.of(
          Arguments.of("only when yours is empty", Scene.of(2), refill()),
          Arguments.of(
              "at the beginning of a turn",
              Scene.of(2).hand(0, LIFT).pickedUp().act(play(LIFT)),
              refill()),
          Arguments.of(
              "A Lift Pass brings two cards",
              Scene.of(2).hand(0, LIFT_PASS).pickedUp().act(play(LIFT_PASS)),
              refill()),
          Arguments.of("no one picks up any more", Scene.of(2).hand(0).drawPile(), refill()),
          Arguments.of("no one picks up any more", Scene.of(2).drawPile(), draw()),
          Arguments.of(
              "nothing to pick up or to shuffle", Scene.of(2).with(RECYCLE).drawPile(), draw()),
          Arguments.of(
              "nothing to pick up or to shuffle",
              Scene.of(2).with(RECYCLE).hand(0).drawPile(),
              refill()),
          Arguments.of("no one picks up any more", afterTheLastRecycle(), draw()),
          Arguments.of(
              "No opponent has an open run.",
              Scene.of(3).hand(0, PISTE_CLOSED).run(0, RED).pickedUp(),
              playAt(1, PISTE_CLOSED)),
          Arguments.of(
              "Aim a Piste Closed at an opponent with an open run.",
              Scene.of(3).hand(0, PISTE_CLOSED).run(2).pickedUp(),
              playAt(1, PISTE_CLOSED)),
          Arguments.of(
              "No opponent has an open run with a run card in it.",
              Scene.of(2).hand(0, WIPEOUT).run(0, RED).run(1).pickedUp(),
              playAt(1, WIPEOUT)),
          Arguments.of(
              "Aim a Wipeout at an opponent with a run card",
              Scene.of(3).hand(0, WIPEOUT).run(1).run(2, RED).pickedUp(),
              playAt(1, WIPEOUT)),
          Arguments.of(
              "next to your open run, and you have none",
              Scene.of(2).hand(0, SKI_PATROL).run(1, RED).pickedUp(),
              play(SKI_PATROL)),
          Arguments.of(
              "no target",
              Scene.of(2).hand(0, SKI_PATROL).run(0).pickedUp(),
              playAt(1, SKI_PATROL)),
          Arguments.of(
              "no target", Scene.of(2).hand(0, LIFT_PASS).pickedUp(), playAt(1, LIFT_PASS)));

  private static Scene afterTheLastRecycle() {
    Scene scene =
        Scene.of(2)
            .with(RECYCLE)
            .hand(0, AVALANCHE)
            .run(0, GREEN, GREEN)
            .hand(1)
            .drawPile()
            .discard(RED, RED);
    scene.act(draw(), draw(), play(AVALANCHE), endTurn(), refill(), endTurn());
    if (scene.board().recycled().size() < 2 || !scene.board().dry()) {
      throw new AssertionError(scene.board());
    }
    return scene;
  }

  @ParameterizedTest(name = "{0}: {2}")
  @FieldSource
  void sentences(String part, Scene scene, AvalancheAction action) {
    assertThat(scene.may(action)).isFalse();
    assertThat(scene.refusal(0, action).sentence()).contains(part);
  }

  @ParameterizedTest
  @FieldSource("refusals")
  void nobodyActsOutOfTurn(String code, Scene scene, AvalancheAction action) {
    assertThat(scene.refusal(1, action).code())
        .isEqualTo(scene.over() ? "match-over" : "not-your-turn");
  }
}
