package games.chalet.rules.avalanche;

import static games.chalet.rules.avalanche.Card.AVALANCHE;
import static games.chalet.rules.avalanche.Card.GREEN;
import static games.chalet.rules.avalanche.Card.LIFT;
import static games.chalet.rules.avalanche.Card.RED;
import static games.chalet.rules.avalanche.Card.SKI_PATROL;
import static games.chalet.rules.avalanche.Card.WIPEOUT;
import static games.chalet.rules.avalanche.Scene.bank;
import static games.chalet.rules.avalanche.Scene.draw;
import static games.chalet.rules.avalanche.Scene.endTurn;
import static games.chalet.rules.avalanche.Scene.play;
import static games.chalet.rules.avalanche.Scene.playAt;
import static games.chalet.rules.avalanche.Scene.refill;
import static games.chalet.rules.avalanche.Scene.takeLift;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;

/** What is not allowed says why, and changes nothing. */
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
          Arguments.of("target", Scene.of(2).hand(0, WIPEOUT).pickedUp(), play(WIPEOUT)),
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

  @ParameterizedTest
  @FieldSource("refusals")
  void nobodyActsOutOfTurn(String code, Scene scene, AvalancheAction action) {
    assertThat(scene.refusal(1, action).code())
        .isEqualTo(scene.over() ? "match-over" : "not-your-turn");
  }
}
