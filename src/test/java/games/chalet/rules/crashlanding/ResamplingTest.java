package games.chalet.rules.crashlanding;

import static games.chalet.rules.crashlanding.Scene.end;
import static games.chalet.rules.crashlanding.Scene.find;
import static games.chalet.rules.crashlanding.Scene.putUnder;
import static games.chalet.rules.crashlanding.rockets.Rocket.C1;
import static games.chalet.rules.crashlanding.rockets.Rocket.C2;
import static games.chalet.rules.crashlanding.rockets.Rocket.C3;
import static games.chalet.rules.crashlanding.rockets.Rocket.C4;
import static games.chalet.rules.crashlanding.rockets.Rocket.C5;
import static games.chalet.rules.crashlanding.rockets.Rocket.C6;
import static games.chalet.rules.crashlanding.rockets.Rocket.H8;
import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.rules.crashlanding.CrashLandingOptions.Score;
import games.chalet.rules.crashlanding.CrashLandingOptions.Shuffle;
import games.chalet.rules.crashlanding.CrashLandingOptions.Variation;
import games.chalet.rules.crashlanding.rockets.Rocket;
import games.chalet.rules.crashlanding.rockets.Rockets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The cards that resampling may exchange, and those that a viewer remembers. */
class ResamplingTest {

  @Test
  void rocketsPutUnderTheDeckStayThereAndTheRestIsMixed() {
    Scene scene = Scene.race("").hand(0, C1, C2, C3, C4, C5, C6).next(0, H8);
    scene.act(0, find(), putUnder(C2));
    scene.pass();
    Set<Rocket> tops = new HashSet<>();
    Set<List<Rocket>> unders = new HashSet<>();
    for (int number = 0; number < 20; number++) {
      Rockets own = resampled(scene.state(), new Viewer.Seated(new Seat(0)), number).rockets();
      assertThat(own.under()).containsExactly(C2);
      tops.add(own.top());
      Rockets theirs = resampled(scene.state(), new Viewer.Seated(new Seat(1)), number).rockets();
      assertThat(theirs.under()).hasSize(1);
      unders.add(theirs.under());
    }
    assertThat(tops).hasSizeGreaterThan(5);
    assertThat(unders).hasSizeGreaterThan(5);
  }

  private static Pilot resampled(CrashLandingState state, Viewer viewer, int number) {
    return Scene.GAME.resample(state, viewer, chance(number)).pilots().getFirst();
  }

  private static Chance chance(int number) {
    return new Chance(new Seed("%064x".formatted(number)));
  }

  /** The viewer who has drawn further knows all that the other has drawn; both decks stay alike. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void withTheSameShuffleOneKnowsWhatTheOtherHasDrawn(long seed) {
    Random random = new Random(seed);
    CrashLandingOptions options =
        new CrashLandingOptions(
            Variation.OFF, Variation.OFF, Variation.OFF, Score.HAND, 2, Shuffle.SAME);
    CrashLandingState state =
        Scene.GAME.initialState(options, 2, Optional.empty(), chance((int) seed + 70));
    while (Scene.GAME.turn(state) instanceof Turn.Decision decision) {
      Seat seat = decision.awaited().first();
      CrashLandingAction next = SurePilot.next(Scene.GAME, state, seat);
      if (next.equals(find()) && random.nextInt(3) == 0) {
        next = end();
      }
      state = Scene.GAME.apply(state, seat, next, chance(1)).state();
      for (int viewer = 0; viewer < 2; viewer++) {
        check(state, viewer);
      }
      check(state, new Viewer.Spectator());
    }
  }

  private static void check(CrashLandingState state, int viewer) {
    CrashLandingState other = check(state, new Viewer.Seated(new Seat(viewer)));
    Rockets own = state.pilots().get(viewer).rockets();
    List<Rocket> known = own.deal().subList(0, own.drawn());
    Rockets theirs = other.pilots().get(1 - viewer).rockets();
    assertThat(theirs.deal()).startsWith(known.toArray(Rocket[]::new));
    if (theirs.drawn() <= own.drawn()) {
      assertThat(known).containsAll(theirs.hand());
    }
  }

  private static CrashLandingState check(CrashLandingState state, Viewer viewer) {
    CrashLandingState other = Scene.GAME.resample(state, viewer, chance(9));
    assertThat(Scene.GAME.invariantViolations(other)).isEmpty();
    assertThat(Scene.GAME.view(other, viewer)).isEqualTo(Scene.GAME.view(state, viewer));
    return other;
  }
}
