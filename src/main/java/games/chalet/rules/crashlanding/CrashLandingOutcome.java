package games.chalet.rules.crashlanding;

import games.chalet.engine.Outcome;
import games.chalet.engine.Outcome.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The outcome of a match. */
final class CrashLandingOutcome {

  /** A number above the turns of any match, and above the score of any hand and deck together. */
  private static final double MANY = 1000;

  /** Orders safe before lost, then the lower worst landing, then the higher score (ruling C12). */
  private static final Comparator<Finish> IN_A_RACE =
      Comparator.comparing(Finish::safe, Comparator.reverseOrder())
          .thenComparingInt(Finish::worstLanding)
          .thenComparing(Finish::points, Comparator.reverseOrder());

  static final String BOTH_WRECKED = "bothWrecked";
  static final String SOFTER_LANDING = "softerLanding";
  static final String HIGHER_SCORE = "higherScore";
  static final String DRAW = "draw";

  private CrashLandingOutcome() {}

  /** The end of one lander's flight; a lander that was still flying scores nothing. */
  private record Finish(Stage stage, int worstLanding, int points, int turns) {

    boolean safe() {
      return stage.safe();
    }
  }

  static Outcome of(CrashLandingState state) {
    CrashLandingOptions options = state.options();
    List<Finish> finishes = state.pilots().stream().map(pilot -> finish(options, pilot)).toList();
    return finishes.size() == 1 ? alone(finishes.getFirst()) : race(options, finishes);
  }

  private static Finish finish(CrashLandingOptions options, Pilot pilot) {
    Flight flight = pilot.flight();
    boolean safe = flight.stage().safe();
    return new Finish(
        flight.stage(),
        safe ? Collections.max(flight.landings()) : 0,
        safe ? Scores.of(options, pilot) : 0,
        flight.turns());
  }

  /** Ranks landed before lost, then the higher score, then fewer turns (ruling C7). */
  private static Outcome alone(Finish finish) {
    double turns = finish.turns() / MANY;
    double returns = finish.safe() ? (finish.points() + 1 - turns) / MANY : -turns;
    return new Outcome(
        reasonAlone(finish),
        List.of(new Result(finish.points(), 1, returns, Optional.of(finish.turns()))));
  }

  private static String reasonAlone(Finish finish) {
    return switch (finish.stage()) {
      case LANDED ->
          Touchdown.at(finish.worstLanding()) == Touchdown.SOFT ? "landedSoftly" : "landedHard";
      case HOME -> "missionDone";
      case WRECKED -> "wrecked";
      case STRANDED -> "stranded";
      case DESCENT, GROUND, RETURN -> throw new IllegalStateException("The match goes on");
    };
  }

  private static Outcome race(CrashLandingOptions options, List<Finish> finishes) {
    Finish one = finishes.getFirst();
    Finish other = finishes.getLast();
    boolean won = one.safe() || other.safe();
    int order = IN_A_RACE.compare(one, other);
    List<Result> results = new ArrayList<>();
    results.add(result(one, won, order));
    results.add(result(other, won, -order));
    return new Outcome(reasonOfRace(options, one, other), results);
  }

  /** Returns the result of one racer. If both are lost nobody has won, and both are last. */
  private static Result result(Finish finish, boolean won, int order) {
    int rank = !won || order > 0 ? 2 : 1;
    return new Result(
        finish.points(), rank, won ? -Integer.signum(order) : 0, Optional.of(finish.turns()));
  }

  private static String reasonOfRace(CrashLandingOptions options, Finish one, Finish other) {
    if (!one.safe() && !other.safe()) {
      return BOTH_WRECKED;
    }
    if (one.safe() != other.safe()) {
      return options.rescue() ? "firstHome" : "firstLanding";
    }
    if (one.worstLanding() != other.worstLanding()) {
      return SOFTER_LANDING;
    }
    return one.points() == other.points() ? DRAW : HIGHER_SCORE;
  }

  /**
   * Returns the points: alone the score of the rockets; in a race 0 before its end, because hands
   * are hidden.
   */
  static List<Integer> points(CrashLandingState state) {
    if (state.over()) {
      return of(state).results().stream().map(Result::points).toList();
    }
    if (state.race()) {
      return Collections.nCopies(state.pilots().size(), 0);
    }
    return List.of(Scores.soFar(state.options(), state.pilots().getFirst()));
  }
}
