package games.chalet.rules.crashlanding;

import static games.chalet.rules.crashlanding.Scene.down;
import static games.chalet.rules.crashlanding.Scene.end;
import static games.chalet.rules.crashlanding.Scene.find;
import static games.chalet.rules.crashlanding.Scene.putUnder;
import static games.chalet.rules.crashlanding.Scene.up;
import static games.chalet.rules.crashlanding.rockets.Rocket.C1;
import static games.chalet.rules.crashlanding.rockets.Rocket.C2;
import static games.chalet.rules.crashlanding.rockets.Rocket.C3;
import static games.chalet.rules.crashlanding.rockets.Rocket.C4;
import static games.chalet.rules.crashlanding.rockets.Rocket.C5;
import static games.chalet.rules.crashlanding.rockets.Rocket.C6;
import static games.chalet.rules.crashlanding.rockets.Rocket.C8;
import static games.chalet.rules.crashlanding.rockets.Rocket.D1;
import static games.chalet.rules.crashlanding.rockets.Rocket.D2;
import static games.chalet.rules.crashlanding.rockets.Rocket.D3;
import static games.chalet.rules.crashlanding.rockets.Rocket.D6;
import static games.chalet.rules.crashlanding.rockets.Rocket.H1;
import static games.chalet.rules.crashlanding.rockets.Rocket.H8;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Refusal;
import games.chalet.rules.crashlanding.CrashLandingOptions.Score;
import games.chalet.rules.crashlanding.CrashLandingOptions.Shuffle;
import games.chalet.rules.crashlanding.CrashLandingOptions.Variation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each reason why something is not allowed, with the paragraph on which it rests. */
class RefusalsTest {

  private static void refused(Scene scene, CrashLandingAction action, String code, String rule) {
    assertThat(scene.may(action)).isFalse();
    Refusal refusal = scene.refusal(action);
    assertThat(refusal.code()).isEqualTo(code);
    assertThat(refusal.rule()).isEqualTo(rule);
    assertThat(refusal.sentence()).endsWith(".");
  }

  @Test
  void finding() {
    Scene scene = Scene.alone("").hand(0, C1, D1, C2, C3).next(0, C8, H8);
    refused(scene.act(find()), find(), "found-already", "find");
    Scene burned = Scene.alone("").hand(0, C1, D1).act(up(C1, D1));
    refused(burned, find(), "burned-already", "find");
    Scene empty = Scene.alone("").hand(0, C1, D1).emptyDeck(0);
    refused(empty, find(), "deck-empty", "find");
    Scene standing = Scene.alone("R").hand(0, C1, C2, C3, C4, C6, D6).at(0, 0, 0, Stage.GROUND);
    refused(standing, find(), "no-shopping", "ground");
    assertThat(standing.refusal(find()).sentence()).contains("while your six rockets can lift you");
    Scene weak = Scene.alone("R").hand(0, C1, D1, H1, C2, D2, C8).at(0, 0, 0, Stage.GROUND);
    assertThat(weak.may(find())).isTrue();
  }

  @Test
  void theSeventhRocket() {
    Scene scene = Scene.alone("").hand(0, C1, D1, C2, C3, C4, C5).next(0, H8);
    refused(scene, putUnder(C1), "nothing-to-put-back", "find");
    scene.act(find());
    refused(scene, end(), "one-too-many", "find");
    refused(scene, find(), "one-too-many", "find");
    refused(scene, up(C1, D1), "one-too-many", "find");
    refused(scene, putUnder(C8), "not-in-hand", "find");
  }

  @Test
  void burning() {
    Scene scene = Scene.alone("").hand(0, C1, D1, C3, D3, C4);
    refused(scene, up(C8, H8), "not-in-hand", "burn");
    refused(scene, up(List.of(), List.of(C4)), "one-sided", "balance");
    refused(scene, up(C4, C4), "twice", "burn");
    refused(scene, up(C3, C4), "unbalanced", "balance");
    refused(scene, up(D3, C3), "other-side", "burn");
    refused(scene, up(List.of(C3, C1), List.of(C4)), "other-side", "burn");
  }

  @Test
  void burningWithPassengers() {
    Scene scene = Scene.alone("R").hand(0, C1, D1, C3, D3, C4).at(0, 0, 0, Stage.GROUND);
    refused(scene, up(List.of(C1, C3), List.of(C4)), "unbalanced", "rescue");
    refused(scene, up(C1, D1), "no-thrust", "rescue");
    refused(scene, down(C3, D3), "into-the-ground", "ground");
  }

  @Test
  void landersThatAreDoneOrLost() {
    Scene race = Scene.race("").at(0, 15, 0, Stage.DESCENT).act(end());
    refused(race, find(), "turn-ended", "race");
    refused(Scene.race("").at(0, 1, 5, Stage.DESCENT).pass(), find(), "lost", "race");
    refused(Scene.alone("").at(0, 1, 0, Stage.DESCENT).act(end()), find(), "match-over", "end");
  }

  @Test
  void ruling13_theOptionsOfATable() {
    assertThat(codes(0, Shuffle.OWN, 1)).isEmpty();
    assertThat(codes(4, Shuffle.SAME, 2)).isEmpty();
    assertThat(codes(0, Shuffle.OWN, 3)).containsExactly("seats");
    assertThat(codes(3, Shuffle.OWN, 2)).containsExactly("rockets");
    assertThat(codes(0, Shuffle.SAME, 1)).containsExactly("shuffle-alone");
  }

  private static List<String> codes(int rockets, Shuffle shuffle, int seats) {
    CrashLandingOptions options =
        new CrashLandingOptions(
            Variation.OFF, Variation.OFF, Variation.OFF, Score.HAND, rockets, shuffle);
    return Scene.GAME.validate(options, seats).stream().map(Refusal::code).toList();
  }
}
