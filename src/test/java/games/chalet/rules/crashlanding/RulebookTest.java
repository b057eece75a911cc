package games.chalet.rules.crashlanding;

import static games.chalet.rules.crashlanding.Scene.end;
import static games.chalet.rules.crashlanding.Scene.find;
import static games.chalet.rules.crashlanding.Scene.up;
import static games.chalet.rules.crashlanding.rockets.Rocket.C1;
import static games.chalet.rules.crashlanding.rockets.Rocket.C2;
import static games.chalet.rules.crashlanding.rockets.Rocket.C3;
import static games.chalet.rules.crashlanding.rockets.Rocket.C4;
import static games.chalet.rules.crashlanding.rockets.Rocket.C5;
import static games.chalet.rules.crashlanding.rockets.Rocket.C8;
import static games.chalet.rules.crashlanding.rockets.Rocket.D2;
import static games.chalet.rules.crashlanding.rockets.Rocket.D3;
import static games.chalet.rules.crashlanding.rockets.Rocket.D5;
import static games.chalet.rules.crashlanding.rockets.Rocket.D8;
import static games.chalet.rules.crashlanding.rockets.Rocket.H6;
import static games.chalet.rules.crashlanding.rockets.Rocket.H7;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rulebook's examples and numbers. */
class RulebookTest {

  @Test
  void playExample() {
    Scene scene =
        Scene.alone("").hand(0, C2, C3, C5, D5).next(0, H7, H6).at(0, 15, 2, Stage.DESCENT);
    scene.act(end());
    assertThat(scene.flight().speed()).isEqualTo(3);
    assertThat(scene.flight().altitude()).isEqualTo(12);
    scene.act(find(), up(C5, D5));
    assertThat(scene.hand()).containsExactly(C2, C3, H7);
    assertThat(scene.flight().speed()).isEqualTo(-2);
    scene.act(end());
    assertThat(scene.flight().speed()).isEqualTo(-1);
    assertThat(scene.flight().altitude()).isEqualTo(13);
    scene.act(find());
    assertThat(scene.hand()).containsExactly(C2, C3, H6, H7);
  }

  @Test
  void twoThreesBurnThree() {
    Scene scene = Scene.alone("").hand(0, C3, D3).at(0, 15, 5, Stage.DESCENT).act(up(C3, D3));
    assertThat(scene.flight().speed()).isEqualTo(2);
  }

  @Test
  void aFourAgainstTwoTwosBurnsFour() {
    Scene scene = Scene.alone("").hand(0, C4, C2, D2).at(0, 15, 5, Stage.DESCENT);
    scene.act(up(List.of(C2, D2), List.of(C4)));
    assertThat(scene.flight().speed()).isEqualTo(1);
    assertThat(scene.hand()).isEmpty();
  }

  @Test
  void fromFourDownTwoEightsMakeFourUp() {
    Scene scene = Scene.alone("").hand(0, C8, D8).at(0, 15, 4, Stage.DESCENT).act(up(C8, D8));
    assertThat(scene.flight().speed()).isEqualTo(-4);
  }

  @Test
  void oneRocketAloneTipsTheLanderOver() {
    Scene scene = Scene.alone("").hand(0, C4);
    assertThat(scene.burns()).isEmpty();
    assertThat(scene.refusal(up(List.of(C4), List.of())).rule()).isEqualTo("balance");
    assertThat(scene.hand(0, C4, D5).refusal(up(C4, D5)).code()).isEqualTo("unbalanced");
  }

  @Test
  void theDeckIsThirtyTwoRocketsThatSumUpTo144() {
    assertThat(Deal.DECK).hasSize(32).doesNotHaveDuplicates();
    assertThat(Rocket.sum(Deal.DECK)).isEqualTo(144);
  }

  @Test
  void withoutAnyBurnTheMoonIsHitOnTurnSixAtSpeedSixAndEarthOnTurnFourAtEight() {
    assertThat(fall("")).containsExactly(6, 6);
    assertThat(fall("G")).containsExactly(4, 8);
  }

  private static List<Integer> fall(String variations) {
    Rules rules = new Rules(SimulationTest.options(variations, 0));
    Flight flight = Flight.at(0);
    while (flight.stage() == Stage.DESCENT) {
      flight = flight.nextTurn(rules);
    }
    assertThat(flight.stage()).isEqualTo(Stage.WRECKED);
    return List.of(flight.turns(), flight.speed());
  }

  @Test
  void aPairOfEightsFromTheGroundGivesExactlyTwenty() {
    Scene scene = Scene.alone("R").hand(0, C8, D8, C1).at(0, 0, 0, Stage.GROUND);
    scene.act(up(C8, D8));
    List<Integer> altitudes = new ArrayList<>();
    while (!scene.over()) {
      scene.act(end());
      altitudes.add(scene.flight().altitude());
    }
    assertThat(altitudes).containsExactly(6, 11, 15, 18, 20);
    assertThat(scene.outcome().reason()).isEqualTo("missionDone");
  }

  /** All states after the burns of a turn from which a lander lands safely without another one. */
  @Test
  void theseAndNoOtherStatesLandSafely() {
    assertThat(safe("", Touchdown.SOFT)).containsExactlyInAnyOrder("1,0", "1,-1");
    assertThat(safe("", Touchdown.HARD))
        .containsExactlyInAnyOrder("1,1", "2,1", "2,0", "3,0", "2,-1", "3,-1", "1,-2", "2,-2");
    assertThat(safe("G", Touchdown.SOFT)).containsExactlyInAnyOrder("1,-1");
    assertThat(safe("G", Touchdown.HARD)).containsExactlyInAnyOrder("1,0", "2,0", "1,-2", "2,-2");
  }

  private static List<String> safe(String variations, Touchdown touchdown) {
    List<String> states = new ArrayList<>();
    for (int altitude = 1; altitude <= Flight.ORBIT; altitude++) {
      for (int speed = -Flight.TOP_SPEED; speed <= Flight.TOP_SPEED; speed++) {
        Flight flight = new Flight(altitude, speed, Stage.DESCENT, List.of(), 0, 0);
        flight
            .impact(new Rules(SimulationTest.options(variations, 0)))
            .filter(impact -> impact.touchdown() == touchdown)
            .ifPresent(impact -> states.add(flight.altitude() + "," + flight.speed()));
      }
    }
    return states;
  }
}
