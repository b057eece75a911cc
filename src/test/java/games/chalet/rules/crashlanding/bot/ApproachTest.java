package games.chalet.rules.crashlanding.bot;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.rules.crashlanding.Flight;
import games.chalet.rules.crashlanding.Stage;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The way back of a Rescue, on which the ground is no landing. */
class ApproachTest {

  private static double worth(int gravity, int altitude, int speed, Stage stage) {
    Flight flight = new Flight(altitude, speed, stage, List.of(1), 9, 1);
    return Approach.under(gravity, Approach.Aim.POINTS).worth(flight);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void theFasterTheBetterTheLiftOff(int gravity) {
    for (int speed = -gravity - 1; speed > -Flight.TOP_SPEED; speed--) {
      assertThat(worth(gravity, 0, speed - 1, Stage.GROUND))
          .isGreaterThanOrEqualTo(worth(gravity, 0, speed, Stage.GROUND));
    }
    assertThat(worth(gravity, 0, -gravity - 1, Stage.GROUND)).isLessThan(0.9);
  }

  /** Ruling C10. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aLanderThatIsTooSlowStaysOnTheGround(int gravity) {
    for (int speed = 0; speed >= -gravity; speed--) {
      assertThat(worth(gravity, 0, speed, Stage.GROUND)).isZero();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void toFallBackIsWorthMuchLessThanToLand(int gravity) {
    assertThat(worth(gravity, 1, 1 - gravity, Stage.DESCENT)).isEqualTo(1);
    assertThat(worth(gravity, 1, 1 - gravity, Stage.RETURN)).isBetween(0.1, 0.5);
  }
}
