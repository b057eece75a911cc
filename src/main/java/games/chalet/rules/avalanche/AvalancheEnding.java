package games.chalet.rules.avalanche;

import games.chalet.engine.Seat;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The numbers behind the outcome of a match.
 *
 * @param decidedBy the reason why the winner won
 * @param endedBy the seat that played the fifth avalanche; empty if all passed
 * @param seats by seat
 */
public record AvalancheEnding(DecidedBy decidedBy, Optional<Seat> endedBy, List<SeatEnding> seats) {

  public AvalancheEnding {
    seats = List.copyOf(seats);
  }

  /** The reason why the winner won. */
  public enum DecidedBy {
    /** More points in banked runs. */
    POINTS,
    /** The bonus of long runs: without it someone else would have had as many points. */
    BONUS,
    /** A run that someone else had not banked: with it they would have had as many points. */
    OPEN_RUN,
    /** Nobody won alone (ruling 21). */
    SHARED
  }

  /**
   * The parts of the points of one seat: cards and bonus add up to them.
   *
   * @param runs the number of banked runs
   * @param cards the points of the run cards in them
   * @param bonus the points for runs of five cards or more
   * @param openRun the points that the open run would have brought; 0 if there was none
   */
  public record SeatEnding(int runs, int cards, int bonus, int openRun) {

    private static SeatEnding of(Place place) {
      int bonus = place.banked().stream().mapToInt(Run::bonus).sum();
      return new SeatEnding(
          place.banked().size(),
          place.total() - bonus,
          bonus,
          place.open().filter(open -> place.bankable()).map(open -> open.run().points()).orElse(0));
    }

    int points() {
      return cards + bonus;
    }
  }

  static AvalancheEnding of(AvalancheBoard board, Ending ending) {
    List<SeatEnding> seats = board.places().stream().map(SeatEnding::of).toList();
    return new AvalancheEnding(
        decidedBy(seats),
        ending.byAvalanche() ? Optional.of(ending.announcing().getFirst()) : Optional.empty(),
        seats);
  }

  private static DecidedBy decidedBy(List<SeatEnding> seats) {
    SeatEnding best = seats.stream().max(Comparator.comparingInt(SeatEnding::points)).orElseThrow();
    List<SeatEnding> others = seats.stream().filter(seat -> seat.points() < best.points()).toList();
    if (others.size() < seats.size() - 1) {
      return DecidedBy.SHARED;
    }
    if (others.stream().anyMatch(seat -> seat.points() + seat.openRun() >= best.points())) {
      return DecidedBy.OPEN_RUN;
    }
    return others.stream().anyMatch(seat -> seat.cards() >= best.cards())
        ? DecidedBy.BONUS
        : DecidedBy.POINTS;
  }
}
