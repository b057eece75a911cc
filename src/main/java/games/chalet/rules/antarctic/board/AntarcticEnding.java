package games.chalet.rules.antarctic.board;

import games.chalet.engine.Seat;
import games.chalet.rules.antarctic.board.RoundScore.SeatScore;
import java.util.List;
import java.util.Optional;

/**
 * The numbers behind the outcome of a match.
 *
 * @param decidedBy the reason why the winner won
 * @param target the points with which one is out; empty in a match of one round
 * @param blocked true if the last round ended because the cards ran out
 * @param seats by seat
 */
public record AntarcticEnding(
    DecidedBy decidedBy, Optional<Integer> target, boolean blocked, List<SeatEnding> seats) {

  public AntarcticEnding {
    seats = List.copyOf(seats);
  }

  /** The reason why the winner won (rulings 22 and 23). */
  public enum DecidedBy {
    /** The fewest points after the last round. */
    LOWEST_TOTAL,
    /** All others had reached the target. */
    LAST_STANDING,
    /** Nobody won alone. */
    SHARED
  }

  /**
   * The parts of the points of one seat: those of its rounds add up to them.
   *
   * @param rounds its points of each round in which it took part
   * @param outIn the round that put it out; empty if none did
   * @param cardsLeft the number of cards left in its payoff pile after its last round
   */
  public record SeatEnding(List<Integer> rounds, Optional<Integer> outIn, int cardsLeft) {

    public SeatEnding {
      rounds = List.copyOf(rounds);
    }

    private static SeatEnding of(Seat seat, Place place, List<RoundScore> rounds) {
      List<SeatScore> scores =
          rounds.stream()
              .flatMap(round -> round.scores().stream())
              .filter(score -> score.seat().equals(seat))
              .toList();
      return new SeatEnding(
          scores.stream().map(SeatScore::points).toList(),
          place.outIn(),
          scores.isEmpty() ? 0 : scores.getLast().cards());
    }
  }

  /** Returns the numbers of a match that is over. */
  public static AntarcticEnding of(AntarcticBoard board, Ending ending) {
    List<SeatEnding> seats =
        Seat.all(board.places().size()).stream()
            .map(seat -> SeatEnding.of(seat, board.place(seat), board.rounds()))
            .toList();
    return new AntarcticEnding(
        decidedBy(board, ending),
        board.options().points().stream().boxed().findFirst(),
        board.rounds().getLast().blocked(),
        seats);
  }

  private static DecidedBy decidedBy(AntarcticBoard board, Ending ending) {
    if (ending.winners().size() > 1) {
      return DecidedBy.SHARED;
    }
    boolean onlyOneIn =
        board.places().stream().filter(place -> place.outIn().isEmpty()).count() == 1;
    return onlyOneIn ? DecidedBy.LAST_STANDING : DecidedBy.LOWEST_TOTAL;
  }
}
