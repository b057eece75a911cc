package games.chalet.rules.crashlanding;

import static games.chalet.rules.crashlanding.Scene.end;
import static games.chalet.rules.crashlanding.rockets.Rocket.C5;
import static games.chalet.rules.crashlanding.rockets.Rocket.C8;
import static games.chalet.rules.crashlanding.rockets.Rocket.D1;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.rules.crashlanding.CrashLandingEnding.DecidedBy;
import games.chalet.rules.crashlanding.CrashLandingEnding.SeatEnding;
import games.chalet.rules.crashlanding.CrashLandingOptions.Score;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The numbers behind an outcome: which rockets count, and whether by half. */
class EndingTest {

  private static CrashLandingEnding of(Scene scene) {
    return (CrashLandingEnding) Scene.GAME.ending(scene.state()).orElseThrow();
  }

  private static SeatEnding alone(Scene scene) {
    CrashLandingEnding ending = of(scene.act(end()));
    assertThat(ending.decidedBy()).isEqualTo(DecidedBy.ALONE);
    return ending.seats().getFirst();
  }

  @Test
  void ruling07_theRocketsInTheHandCount() {
    SeatEnding soft = alone(Scene.alone("").hand(0, C8, C5).at(0, 1, 0, Stage.DESCENT));
    assertThat(soft)
        .isEqualTo(new SeatEnding(Stage.LANDED, soft.turns(), Optional.of(1), 13, 0, false, 13));
  }

  @Test
  void ruling07_aHardLandingHalvesRoundedDown() {
    SeatEnding hard = alone(Scene.alone("").hand(0, C8, C5).at(0, 2, 1, Stage.DESCENT));
    assertThat(hard)
        .isEqualTo(new SeatEnding(Stage.LANDED, hard.turns(), Optional.of(2), 13, 0, true, 6));
  }

  @Test
  void ruling07_theDeckCountsWhereTheTableWantsIt() {
    SeatEnding soft =
        alone(Scene.alone("").scoring(Score.UNFIRED).hand(0, C8, C5).at(0, 1, 0, Stage.DESCENT));
    assertThat(soft.hand()).isEqualTo(13);
    assertThat(soft.deck()).isPositive();
    assertThat(soft.score()).isEqualTo(soft.hand() + soft.deck());
  }

  @Test
  void ruling07_ofALostLanderNothingCounts() {
    SeatEnding lost = alone(Scene.alone("").hand(0, C8).at(0, 1, 5, Stage.DESCENT));
    assertThat(lost)
        .isEqualTo(new SeatEnding(Stage.WRECKED, lost.turns(), Optional.of(6), 0, 0, false, 0));
  }

  @Test
  void ruling10_oneHardLandingHalvesAMission() {
    Scene scene = Scene.alone("R").hand(0, C8, C5).at(0, 18, -4, Stage.RETURN);
    for (List<Integer> landings : List.of(List.of(2, 1), List.of(1, 2))) {
      SeatEnding home = alone(scene.landedAt(0, landings.toArray(Integer[]::new)));
      assertThat(home)
          .isEqualTo(new SeatEnding(Stage.HOME, home.turns(), Optional.of(2), 13, 0, true, 6));
      scene = Scene.alone("R").hand(0, C8, C5).at(0, 18, -4, Stage.RETURN);
    }
  }

  /** Each: altitude and speed of both before the last turn. */
  @ParameterizedTest
  @CsvSource({
    "1, 0, 9, 3, FIRST",
    "2, 1, 1, 5, OTHER_LOST",
    "2, 1, 1, 0, SOFTER",
    "1, 0, 1, 0, SCORE",
    "1, 5, 1, 6, BOTH_LOST",
  })
  void ruling12_theReasonOfARace(
      int altitude, int speed, int otherAltitude, int otherSpeed, DecidedBy reason) {
    Scene scene = Scene.race("").hand(0, C8).hand(1, D1);
    scene.at(0, altitude, speed, Stage.DESCENT).at(1, otherAltitude, otherSpeed, Stage.DESCENT);
    assertThat(of(scene.pass()).decidedBy()).isEqualTo(reason);
  }
}
