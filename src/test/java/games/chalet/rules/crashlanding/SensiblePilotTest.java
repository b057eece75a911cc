package games.chalet.rules.crashlanding;

import static games.chalet.rules.crashlanding.Scene.up;
import static games.chalet.rules.crashlanding.rockets.Rocket.C1;
import static games.chalet.rules.crashlanding.rockets.Rocket.C2;
import static games.chalet.rules.crashlanding.rockets.Rocket.C3;
import static games.chalet.rules.crashlanding.rockets.Rocket.C4;
import static games.chalet.rules.crashlanding.rockets.Rocket.C7;
import static games.chalet.rules.crashlanding.rockets.Rocket.C8;
import static games.chalet.rules.crashlanding.rockets.Rocket.D1;
import static games.chalet.rules.crashlanding.rockets.Rocket.D3;
import static games.chalet.rules.crashlanding.rockets.Rocket.D4;
import static games.chalet.rules.crashlanding.rockets.Rocket.H1;
import static games.chalet.rules.crashlanding.rockets.Rocket.H3;
import static games.chalet.rules.crashlanding.rockets.Rocket.H8;
import static games.chalet.rules.crashlanding.rockets.Rocket.S1;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.bots.Advice;
import games.chalet.bots.Advisor;
import games.chalet.bots.Situation;
import games.chalet.engine.Seat;
import games.chalet.engine.Sight;
import games.chalet.engine.Turn;
import games.chalet.rules.crashlanding.CrashLandingAction.Burn;
import games.chalet.rules.crashlanding.CrashLandingAction.EndTurn;
import games.chalet.rules.crashlanding.bot.TablePilot;
import games.chalet.rules.crashlanding.rockets.Direction;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Decisions of a sensible pilot, on the ground of a rescue and above it. */
class SensiblePilotTest {

  private static final Advisor<CrashLandingState, CrashLandingView, CrashLandingAction> ADVISOR =
      Advisor.of(Scene.GAME);

  /** Only two fours lift off: no good start, but nothing is found any more (ruling C11). */
  @ParameterizedTest
  @ValueSource(ints = {1, 17, 30, 39})
  void aPilotWithNothingToFindIsNotAdvisedToStay(int groundTurns) {
    Scene scene =
        Scene.alone("R")
            .at(0, 0, 0, Stage.GROUND)
            .groundTurns(groundTurns)
            .hand(0, C1, D1, H1, C4, D4, C8);
    assertThat(scene.legal(0)).contains(up(C4, D4)).doesNotContain(Scene.find());
    Advice<CrashLandingAction> advice =
        ADVISOR.advise(
            Situation.of(
                Scene.GAME,
                scene.state(),
                new Seat(0),
                (Turn.Decision) Scene.GAME.turn(scene.state())),
            new SplittableRandom(groundTurns));
    assertThat(advice.first().action()).containsInstanceOf(Burn.class);
    assertThat(advice.choices())
        .extracting(Advice.Weighed::action)
        .doesNotContain(Optional.of(new EndTurn()));
  }

  /** From where two threes bring it, it falls back: a start that is not worth the rockets. */
  @Test
  void aPilotThatCouldOnlyFallBackWaitsForMoreRockets() {
    Scene scene =
        Scene.alone("R")
            .at(0, 0, 0, Stage.GROUND)
            .groundTurns(1)
            .hand(0, C3, D3)
            .next(0, H8)
            .act(Scene.find());
    assertThat(scene.legal(0)).contains(up(C3, D3));
    assertThat(share(scene, new EndTurn())).isGreaterThan(0.99);
  }

  /** Returns the share of an action in the policy of the pilot who is asked first. */
  static double share(Scene scene, CrashLandingAction action) {
    Sight<CrashLandingView, CrashLandingAction> sight =
        Sight.of(
            Scene.GAME, scene.state(), new Seat(0), (Turn.Decision) Scene.GAME.turn(scene.state()));
    double[] weights = TablePilot.bot().policy().weights(sight);
    return weights[sight.legalActions().indexOf(action)] / Arrays.stream(weights).sum();
  }

  /** All small rockets would be spent for a few turns less; what is left stops nothing. */
  @Test
  void aFallingPilotDoesNotFireToFallFaster() {
    Scene scene =
        Scene.alone("")
            .at(0, 12, 1, Stage.DESCENT)
            .hand(0, C2, C7, C8, H3)
            .next(0, S1)
            .act(Scene.find());
    Burn down = new Burn(List.of(C2, S1), List.of(H3), Direction.DOWN);
    assertThat(scene.legal(0)).contains(down);
    assertThat(share(scene, down)).isLessThan(0.01);
  }
}
