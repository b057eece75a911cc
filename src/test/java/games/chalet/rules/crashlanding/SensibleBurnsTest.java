package games.chalet.rules.crashlanding;

import static games.chalet.rules.crashlanding.Scene.down;
import static games.chalet.rules.crashlanding.Scene.end;
import static games.chalet.rules.crashlanding.Scene.find;
import static games.chalet.rules.crashlanding.Scene.putUnder;
import static games.chalet.rules.crashlanding.Scene.up;
import static games.chalet.rules.crashlanding.SensiblePilotTest.share;
import static games.chalet.rules.crashlanding.rockets.Rocket.C1;
import static games.chalet.rules.crashlanding.rockets.Rocket.C3;
import static games.chalet.rules.crashlanding.rockets.Rocket.C4;
import static games.chalet.rules.crashlanding.rockets.Rocket.C7;
import static games.chalet.rules.crashlanding.rockets.Rocket.C8;
import static games.chalet.rules.crashlanding.rockets.Rocket.D3;
import static games.chalet.rules.crashlanding.rockets.Rocket.D4;
import static games.chalet.rules.crashlanding.rockets.Rocket.D7;
import static games.chalet.rules.crashlanding.rockets.Rocket.D8;
import static games.chalet.rules.crashlanding.rockets.Rocket.H4;
import static games.chalet.rules.crashlanding.rockets.Rocket.H5;
import static games.chalet.rules.crashlanding.rockets.Rocket.H7;
import static games.chalet.rules.crashlanding.rockets.Rocket.H8;
import static games.chalet.rules.crashlanding.rockets.Rocket.S1;
import static games.chalet.rules.crashlanding.rockets.Rocket.S2;
import static games.chalet.rules.crashlanding.rockets.Rocket.S5;
import static games.chalet.rules.crashlanding.rockets.Rocket.S7;
import static games.chalet.rules.crashlanding.rockets.Rocket.S8;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rockets that pilots fire and put under the deck. */
class SensibleBurnsTest {

  private static final CrashLandingAction HARD_AND_NOW = up(C3, D3);
  private static final CrashLandingAction SOFT_AND_LATER = up(H5, S5);

  private static Scene fourAboveTheGround(Scene scene) {
    return scene.at(0, 1, 4, Stage.DESCENT).hand(0, C3, D3, H5, S5).emptyDeck(0);
  }

  @Test
  void aloneASoftLandingIsWorthATurn() {
    assertThat(share(fourAboveTheGround(Scene.alone("")), SOFT_AND_LATER)).isGreaterThan(0.99);
  }

  /** The first to come in has won, however hard (ruling C12). */
  @Test
  void inARaceWhoCanLandNowDoes() {
    assertThat(share(fourAboveTheGround(Scene.race("")), HARD_AND_NOW)).isGreaterThan(0.99);
  }

  /** To come in is enough then. */
  @Test
  void aPilotWhoseRivalIsLostLandsHardRatherThanFireMore() {
    Scene scene = fourAboveTheGround(Scene.race("")).at(1, 0, 5, Stage.WRECKED);
    assertThat(share(scene, HARD_AND_NOW)).isGreaterThan(0.7);
  }

  @Test
  void findingCostsNothingAndIsNeverLeftOut() {
    Scene scene = Scene.alone("R").at(0, 10, -6, Stage.RETURN).hand(0, C4, D4);
    assertThat(scene.legal(0)).contains(find(), up(C4, D4), end());
    assertThat(share(scene, find())).isEqualTo(1);
  }

  @Test
  void nobodyPushesUpWhatRises() {
    Scene rising = Scene.alone("").at(0, 20, -4, Stage.DESCENT).hand(0, C4, D4).emptyDeck(0);
    assertThat(share(rising, up(C4, D4))).isZero();
    Scene falling = Scene.alone("").at(0, 14, 3, Stage.DESCENT).hand(0, C4, D4).emptyDeck(0);
    assertThat(share(falling, up(C4, D4))).isPositive();
  }

  /** Four down take the rise off: it falls at one the turn after. Eight are too many. */
  @Test
  void nobodyPushesDownUntilItFallsTooFast() {
    Scene scene = Scene.alone("").at(0, 12, -4, Stage.DESCENT).hand(0, C4, C8, D4, D8).emptyDeck(0);
    assertThat(share(scene, down(C4, D4))).isPositive();
    assertThat(share(scene, down(C8, D8))).isZero();
  }

  /** Altitude above twenty is lost (ruling C3); below eight only all sixteen stop it. */
  @Test
  void nobodyPushesBeyondTheOrbitWhoHasAChoice() {
    assertThat(share(fallingWithSixteen(16, 2), up(List.of(C8, D8), List.of(H8, S8)))).isZero();
    assertThat(share(fallingWithSixteen(8, 8), up(List.of(C8, D8), List.of(H8, S8)))).isPositive();
  }

  private static Scene fallingWithSixteen(int altitude, int speed) {
    return Scene.alone("")
        .at(0, altitude, speed, Stage.DESCENT)
        .hand(0, C8, D8, H8, S8)
        .emptyDeck(0);
  }

  @Test
  void nobodySlowsTheWayHome() {
    Scene scene = Scene.alone("R").at(0, 9, -6, Stage.RETURN).hand(0, C4, D4).emptyDeck(0);
    assertThat(share(scene, down(C4, D4))).isZero();
  }

  /** On Earth who rises at 1 falls the turn after. */
  @Test
  void aLanderAboutToFallMayBeHeldUp() {
    Scene scene = Scene.alone("G").at(0, 3, -1, Stage.DESCENT).hand(0, C1, S1).emptyDeck(0);
    assertThat(share(scene, up(C1, S1))).isPositive();
  }

  /** With passengers each rocket counts one less: an ace nothing (ruling C10). */
  @Test
  void noAceIsFiredThatCountsNothing() {
    Scene scene = Scene.alone("R").at(0, 9, 1, Stage.RETURN).hand(0, C1, C4, D4).emptyDeck(0);
    CrashLandingAction wasteful = up(List.of(C1, C4), List.of(D4));
    assertThat(scene.legal(0)).contains(up(C4, D4), wasteful);
    assertThat(share(scene, wasteful)).isZero();
    assertThat(share(scene, up(C4, D4))).isGreaterThan(0.99);
  }

  private static Scene withSeven(int altitude, int speed, Rocket found, Rocket... six) {
    return Scene.alone("")
        .at(0, altitude, speed, Stage.DESCENT)
        .hand(0, six)
        .next(0, found)
        .act(find());
  }

  /** An ace makes more burns possible, but none is needed any more. */
  @Test
  void aPilotLandingSoftlyNextTurnKeepsThePoints() {
    Scene scene = withSeven(1, 0, S1, C7, C8, D7, D8, H7, H8);
    assertThat(share(scene, putUnder(S1))).isGreaterThan(0.9);
  }

  /** Two fours land it softly now, however many burns the others make possible. */
  @Test
  void rocketsThatThisTurnNeedsAreKept() {
    Scene scene = withSeven(1, 4, S2, C4, D8, H4, H5, H8, S7);
    assertThat(share(scene, putUnder(C4)) + share(scene, putUnder(H4))).isLessThan(0.01);
  }
}
