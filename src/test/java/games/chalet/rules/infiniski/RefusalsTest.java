package games.chalet.rules.infiniski;

import static games.chalet.rules.infiniski.Scene.discard;
import static games.chalet.rules.infiniski.Scene.forcedJump;
import static games.chalet.rules.infiniski.Scene.gain;
import static games.chalet.rules.infiniski.Scene.jump;
import static games.chalet.rules.infiniski.Scene.landscape;
import static games.chalet.rules.infiniski.Scene.portrait;
import static games.chalet.rules.infiniski.Scene.skiOn;
import static games.chalet.rules.infiniski.SlopeCard.S01;
import static games.chalet.rules.infiniski.SlopeCard.S02;
import static games.chalet.rules.infiniski.SlopeCard.S03;
import static games.chalet.rules.infiniski.SlopeCard.S04;
import static games.chalet.rules.infiniski.SlopeCard.S05;
import static games.chalet.rules.infiniski.SlopeCard.S06;
import static games.chalet.rules.infiniski.SlopeCard.S07;
import static games.chalet.rules.infiniski.SlopeCard.S10;
import static games.chalet.rules.infiniski.SlopeCard.S13;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import org.junit.jupiter.api.Test;

/** Each reason why something is not allowed, with the paragraph on which it rests. */
class RefusalsTest {

  private static void refused(Scene scene, InfiniskiAction action, String code, String rule) {
    assertThat(scene.may(action)).isFalse();
    Refusal refusal = scene.refusal(action);
    assertThat(refusal.code()).isEqualTo(code);
    assertThat(refusal.rule()).isEqualTo(rule);
    assertThat(refusal.sentence()).endsWith(".");
  }

  private static Scene onTheSnow() {
    return Scene.of(S01, S02, S05, S13).after(S01);
  }

  private static Scene inTheAir() {
    return Scene.of(S07, S01).at(7, 1).inTheAirFrom(S02, Part.PORTRAIT);
  }

  @Test
  void layingACard() {
    refused(onTheSnow(), portrait(S03), "not-in-hand", "hand");
    refused(onTheSnow(), portrait(S05), "red-x", "x");
    refused(onTheSnow(), portrait(S13), "does-not-connect", "connect");
    assertThat(onTheSnow().refusal(portrait(S13)).sentence())
        .isEqualTo("Terrace does not connect: it starts uphill, and the slope runs downhill.");
    refused(inTheAir(), portrait(S01), "land-on-its-side", "landing");
    refused(inTheAir(), landscape(S07), "no-landing-on-x", "x");
  }

  @Test
  void actionsAtTheWrongMoment() {
    refused(onTheSnow(), gain(2), "no-speed-to-choose", "section");
    refused(onTheSnow(), jump(), "no-jump-here", "jump");
    refused(onTheSnow(), skiOn(), "no-jump-here", "jump");
    refused(onTheSnow(), forcedJump(), "a-card-connects", "forced-jump");
    refused(onTheSnow(), discard(S01), "nothing-to-discard", "hand");
    refused(inTheAir(), forcedJump(), "land-first", "landing");
  }

  @Test
  void discardingComesFirst() {
    Scene scene = Scene.of(S01, S02, S05).at(7, 1).after(S01);
    refused(scene, portrait(S01), "discard-first", "hand");
    refused(scene, forcedJump(), "discard-first", "hand");
    refused(scene, discard(S03), "not-in-hand", "hand");
  }

  @Test
  void speedIsChosenFirst() {
    Scene scene = onTheSnow().act(portrait(S02));
    refused(scene, gain(1), "other-speed", "section");
    refused(scene, portrait(S01), "choose-speed", "section");
    refused(scene, jump(), "choose-speed", "section");
  }

  @Test
  void jumpOrSkiOnFirst() {
    Scene scene = Scene.of(S10, S01, S03).at(6, 1).after(S03).act(portrait(S10));
    refused(scene, portrait(S01), "jump-or-ski", "jump");
    refused(scene, forcedJump(), "jump-or-ski", "jump");
  }

  @Test
  void cardsToBeDiscardedAreNotYetDiscarded() {
    Scene scene = Scene.of(S02, S01, S03).at(6, 1).after(S01).act(portrait(S02));
    refused(scene, discard(S01), "choose-speed", "section");
    // At speed 9 the two cards in hand are one too many, but first there is a jump to be decided.
    refused(scene.act(gain(3)), discard(S01), "jump-or-ski", "jump");
  }

  @Test
  void theFirstCardConnectsToNothing() {
    Scene scene = Scene.of(S01, S05, S07, S13).firstTurn();
    refused(scene, forcedJump(), "any-card-first", "setup");
    refused(scene, portrait(S05), "red-x", "x");
  }

  /** Nor need it fit on its side, so it is not told to be laid so. */
  @Test
  void theRedXSaysOnlyThatTheCardIsNeverLaidUpright() {
    Scene uphill = Scene.of(S05, S04).after(S13);
    assertThat(uphill.may(landscape(S05))).isFalse();
    assertThat(uphill.refusal(portrait(S05)).sentence())
        .isEqualTo("Flag gate has a red X there, so it cannot be played in portrait.");
  }

  @Test
  void thereIsNothingButToJump() {
    Scene stuck = Scene.of(S04, S13).at(7, 1).after(S01);
    refused(stuck, portrait(S04), "nothing-connects", "forced-jump");
    refused(stuck, jump(), "nothing-connects", "forced-jump");
    Scene onX = Scene.of(S07).at(9, 2).inTheAirFrom(S02, Part.PORTRAIT).act(landscape(S07));
    refused(onX, portrait(S06), "landed-on-x", "x");
  }

  @Test
  void theRunIsOver() {
    Scene scene = Scene.of(S04, S13).at(7, 7).after(S01).act(forcedJump());
    refused(scene, forcedJump(), "match-over", "end");
  }

  @Test
  void itIsForOne() {
    Infiniski game = new Infiniski();
    assertThat(game.validate(game.defaults(1), 1)).isEmpty();
    assertThat(game.validate(game.defaults(2), 2))
        .extracting(Refusal::code)
        .containsExactly("seats");
    assertThat(game.refusal(onTheSnow().state(), new Seat(1), jump()).code())
        .isEqualTo("not-your-turn");
  }
}
