package games.chalet.rules.crashlanding;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Chance;
import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Turn;
import games.chalet.rules.crashlanding.CrashLandingOptions.Score;
import games.chalet.rules.crashlanding.CrashLandingOptions.Shuffle;
import games.chalet.rules.crashlanding.CrashLandingOptions.Variation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The share of landings of pilots with a table: the variations are as hard, compared with each
 * other, as their simulation said before there was an engine. With {@code
 * -Dcrashlanding.matches=20000} it prints finer figures.
 */
@Execution(ExecutionMode.CONCURRENT)
class SimulationTest {

  private static final CrashLanding GAME = new CrashLanding();
  private static final int MATCHES = Integer.getInteger("crashlanding.matches", 25);

  @ParameterizedTest
  @CsvSource({
    "'', 0, 75, 100",
    "E, 0, 8, 40",
    "G, 0, 0, 14",
    "EG, 0, 0, 8",
    "R, 0, 70, 100",
    "ER, 0, 8, 40",
    "GR, 0, 0, 12",
    "EGR, 0, 0, 8",
    "E, 2, 40, 75",
    "E, 4, 80, 100",
    "G, 2, 35, 75",
    "G, 4, 80, 100",
    "EG, 2, 5, 40",
    "EG, 4, 40, 80",
  })
  void landings(String variations, int rockets, int least, int most) {
    List<Outcome> outcomes =
        Stream.iterate(0, number -> number + 1)
            .limit(MATCHES)
            .map(number -> play(options(variations, rockets), 1, number))
            .toList();
    List<Outcome> safe =
        outcomes.stream().filter(outcome -> outcome.results().getFirst().returns() > 0).toList();
    double percent = 100.0 * safe.size() / MATCHES;
    report(variations, rockets, percent, safe);
    assertThat(percent).isBetween((double) least, (double) most);
  }

  @ParameterizedTest
  @CsvSource({"'', 0, 10", "R, 0, 12", "E, 35, 85", "G, 75, 100"})
  void races(String variations, int least, int most) {
    List<Outcome> outcomes =
        Stream.iterate(0, number -> number + 1)
            .limit(MATCHES)
            .map(number -> play(options(variations, 0), 2, number))
            .toList();
    double wrecked = percent(outcomes, "bothWrecked");
    if (MATCHES > 1000) {
      System.out.printf(
          "Race %s: both wrecked %.1f, first %.1f, softer %.1f, score %.1f, draw %.1f; %.1f turns%n",
          variations,
          wrecked,
          percent(outcomes, "firstLanding") + percent(outcomes, "firstHome"),
          percent(outcomes, "softerLanding"),
          percent(outcomes, "higherScore"),
          percent(outcomes, "draw"),
          turns(outcomes));
    }
    assertThat(wrecked).isBetween((double) least, (double) most);
  }

  static CrashLandingOptions options(String variations, int rockets) {
    return new CrashLandingOptions(
        on(variations, "E"),
        on(variations, "G"),
        on(variations, "R"),
        Score.HAND,
        rockets,
        Shuffle.OWN);
  }

  private static Variation on(String variations, String which) {
    return variations.contains(which) ? Variation.ON : Variation.OFF;
  }

  private static Outcome play(CrashLandingOptions options, int seats, int number) {
    Chance chance = new Chance(new Seed("%064x".formatted(number + 1)));
    CrashLandingState state = GAME.initialState(options, seats, Optional.empty(), chance);
    while (GAME.turn(state) instanceof Turn.Decision decision) {
      Seat seat = decision.awaited().first();
      CrashLandingAction action = SurePilot.next(GAME, state, seat);
      state = GAME.apply(state, seat, action, chance).state();
    }
    return ((Turn.Over) GAME.turn(state)).outcome();
  }

  private static double percent(List<Outcome> outcomes, String reason) {
    return 100.0
        * outcomes.stream().filter(outcome -> outcome.reason().equals(reason)).count()
        / outcomes.size();
  }

  private static double turns(List<Outcome> outcomes) {
    return outcomes.stream()
        .mapToInt(outcome -> outcome.results().getFirst().turns().orElseThrow())
        .average()
        .orElse(0);
  }

  private static void report(String variations, int rockets, double percent, List<Outcome> safe) {
    if (MATCHES > 1000) {
      List<Integer> points = new ArrayList<>();
      safe.forEach(outcome -> points.add(outcome.results().getFirst().points()));
      System.out.printf(
          "Alone %s, %d rockets: landed %.1f (soft %.1f), %.1f turns, %.1f points%n",
          variations,
          rockets,
          percent,
          percent * percent(safe, "landedSoftly") / 100,
          turns(safe),
          points.stream().mapToInt(Integer::intValue).average().orElse(0));
    }
  }
}
