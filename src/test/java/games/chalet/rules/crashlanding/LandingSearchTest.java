package games.chalet.rules.crashlanding;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Solution;
import games.chalet.engine.Turn;
import games.chalet.playouts.Seeds;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Finds out if a deal of the day can be landed; each day of eight has other variations. */
class LandingSearchTest {

  private static final CrashLanding GAME = new CrashLanding();
  private static final Seat ALONE = new Seat(0);
  private static final int NODES = 300_000;
  private static final int RE_ENTRY_AND_EARTH = 3;

  /** The first of those that the command {@code solve} tells; see docs/measurements.md. */
  private static final Seed LOST = firstLost(GAME.dealOfTheDay(RE_ENTRY_AND_EARTH).orElseThrow());

  private static Seed firstLost(CrashLandingOptions options) {
    for (int number = 0; ; number++) {
      Seed seed = Seeds.of("0", Integer.toString(number));
      if (search(options, seed, NODES).line().isEmpty()) {
        return seed;
      }
    }
  }

  private static Solution<CrashLandingAction> search(
      CrashLandingOptions options, Seed seed, int nodes) {
    return GAME.solve(options, new Chance(seed), nodes).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
  void theLineThatIsFoundLandsByTheRulesOfTheGame(int day) {
    CrashLandingOptions options = GAME.dealOfTheDay(day).orElseThrow();
    Seed seed = Seeds.of("line", Integer.toString(day));
    Solution<CrashLandingAction> solution = search(options, seed, NODES);
    assertThat(end(options, seed, solution.line().orElseThrow()).reason())
        .isIn("landedSoftly", "landedHard", "missionDone");
    assertThat(solution.nodes()).isLessThanOrEqualTo(NODES);
    assertThat(search(options, seed, NODES)).isEqualTo(solution);
  }

  @Test
  void aDealThatCannotBeLandedIsKnownToBeLost() {
    CrashLandingOptions options = GAME.dealOfTheDay(RE_ENTRY_AND_EARTH).orElseThrow();
    Solution<CrashLandingAction> solution = search(options, LOST, NODES);
    assertThat(solution.line()).isEmpty();
    assertThat(solution.complete()).isTrue();
    assertThat(someFlightLands(options, LOST)).isFalse();
  }

  @Test
  void aSearchThatMayNotLookAtEnoughSaysThatItDoesNotKnow() {
    CrashLandingOptions options = GAME.dealOfTheDay(RE_ENTRY_AND_EARTH).orElseThrow();
    Solution<CrashLandingAction> solution = search(options, LOST, 100);
    assertThat(solution.line()).isEmpty();
    assertThat(solution.complete()).isFalse();
    assertThat(solution.nodes()).isBetween(100, 200);
  }

  private static Outcome end(
      CrashLandingOptions options, Seed seed, List<CrashLandingAction> line) {
    Chance chance = new Chance(seed);
    CrashLandingState state = GAME.initialState(options, 1, Optional.empty(), chance);
    for (CrashLandingAction action : line) {
      state = GAME.apply(state, ALONE, action, chance).state();
    }
    return ((Turn.Over) GAME.turn(state)).outcome();
  }

  /** By the rules alone: everything that can be done is done. */
  private static boolean someFlightLands(CrashLandingOptions options, Seed seed) {
    Chance chance = new Chance(seed);
    Set<CrashLandingState> known = new HashSet<>();
    Deque<CrashLandingState> open = new ArrayDeque<>();
    open.add(GAME.initialState(options, 1, Optional.empty(), chance));
    while (!open.isEmpty()) {
      CrashLandingState state = open.removeLast();
      if (GAME.turn(state) instanceof Turn.Over over
          && over.outcome().results().getFirst().returns() > 0) {
        return true;
      }
      for (CrashLandingAction action : GAME.legalActions(state, ALONE)) {
        CrashLandingState next = GAME.apply(state, ALONE, action, chance).state();
        if (known.add(next)) {
          open.add(next);
        }
      }
    }
    return false;
  }
}
