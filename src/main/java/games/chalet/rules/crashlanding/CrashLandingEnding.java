package games.chalet.rules.crashlanding;

import games.chalet.engine.Outcome;
import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The numbers behind the outcome of a match.
 *
 * @param decidedBy the reason why a race was won or lost; of a flight alone {@code ALONE}
 * @param seats by seat
 */
public record CrashLandingEnding(DecidedBy decidedBy, List<SeatEnding> seats) {

  public CrashLandingEnding {
    seats = List.copyOf(seats);
  }

  /** The reason why a race was won or lost (ruling C12). */
  public enum DecidedBy {
    /** It was no race. */
    ALONE,
    /** The other lander was still in flight. */
    FIRST,
    /** The other lander was lost. */
    OTHER_LOST,
    /** Both came in during one turn, one at a lower speed. */
    SOFTER,
    /** Both came in during one turn at the same speed, one with the higher score. */
    SCORE,
    /** They were alike in all of that. */
    DRAW,
    /** Neither lander came in. */
    BOTH_LOST
  }

  /**
   * The end of one flight. The rockets that count, of hand and deck, add up to the score, halved
   * (and rounded down) if a landing was hard (rulings C7 and C10).
   *
   * @param turns the number of turns that it took
   * @param landing the highest speed of its landings, or that of the crash; empty if it never came
   *     down
   * @param hand the sum of the rockets in the hand that count; 0 for a lander that is not safe
   * @param deck the sum of the rockets in the deck that count; 0 if only the hand does
   * @param halved true if the score is half of that sum
   */
  public record SeatEnding(
      Stage stage,
      int turns,
      Optional<Integer> landing,
      int hand,
      int deck,
      boolean halved,
      int score) {

    private static SeatEnding of(CrashLandingOptions options, Pilot pilot) {
      Flight flight = pilot.flight();
      boolean safe = flight.stage().safe();
      int hand = safe ? Rocket.sum(pilot.hand()) : 0;
      int all =
          safe && options.score() == CrashLandingOptions.Score.UNFIRED
              ? Rocket.sum(pilot.rockets().unfired())
              : hand;
      return new SeatEnding(
          flight.stage(),
          flight.turns(),
          landing(flight),
          hand,
          all - hand,
          safe && Scores.hard(flight),
          safe ? Scores.of(options, pilot) : 0);
    }

    private static Optional<Integer> landing(Flight flight) {
      List<Integer> touchdowns = new ArrayList<>(flight.landings());
      if (flight.stage() == Stage.WRECKED) {
        touchdowns.add(flight.speed());
      }
      return touchdowns.isEmpty() ? Optional.empty() : Optional.of(Collections.max(touchdowns));
    }
  }

  static CrashLandingEnding of(CrashLandingState state, Outcome outcome) {
    List<SeatEnding> seats =
        state.pilots().stream().map(pilot -> SeatEnding.of(state.options(), pilot)).toList();
    return new CrashLandingEnding(decidedBy(seats, outcome), seats);
  }

  private static DecidedBy decidedBy(List<SeatEnding> seats, Outcome outcome) {
    if (seats.size() == 1) {
      return DecidedBy.ALONE;
    }
    return switch (outcome.reason()) {
      case CrashLandingOutcome.BOTH_WRECKED -> DecidedBy.BOTH_LOST;
      case CrashLandingOutcome.SOFTER_LANDING -> DecidedBy.SOFTER;
      case CrashLandingOutcome.HIGHER_SCORE -> DecidedBy.SCORE;
      case CrashLandingOutcome.DRAW -> DecidedBy.DRAW;
      default ->
          seats.stream().anyMatch(seat -> seat.stage().underway())
              ? DecidedBy.FIRST
              : DecidedBy.OTHER_LOST;
    };
  }
}
