package games.chalet.rules.hike.race;

import games.chalet.rules.hike.board.Ending;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Standing;
import games.chalet.rules.hike.sled.Condition;
import games.chalet.rules.hike.sled.Sleds;
import java.util.List;

/**
 * The numbers behind the outcome of a match, in the order in which they decide it (ruling R30).
 *
 * @param decidedBy the first number in which the winner was ahead
 * @param seats by seat
 */
public record HikeEnding(DecidedBy decidedBy, List<SeatEnding> seats) {

  public HikeEnding {
    seats = List.copyOf(seats);
  }

  /** The reason why the winner won. */
  public enum DecidedBy {
    /** The sled was farther than all others. */
    FIELDS,
    /** More huskies were ready and more care cards left than in sleds as far. */
    READY,
    /** The sled had fewer movement points than those that were equal in all else. */
    PRINTED,
    /** Nobody won alone. */
    SHARED,
    /** Only one was at the start in time. */
    ONLY_RACER,
    /** Nobody was at the start in time. */
    NO_RACER
  }

  /**
   * The numbers of one seat.
   *
   * @param raced false if it was not at the start in time
   * @param fields the position of its sled
   * @param ready the number of its huskies that were ready, youngsters too
   * @param care the worth of the care cards in its hand: one each, two for a double one
   * @param printed the number of movement points printed in its sled
   */
  public record SeatEnding(boolean raced, int fields, int ready, int care, int printed) {

    private static SeatEnding of(Musher musher) {
      int ready = Sleds.places(musher.sled(), Condition.READY).size();
      return new SeatEnding(
          musher.standing() != Standing.OUT,
          musher.position(),
          ready,
          HikeOutcome.spared(musher) - ready,
          HikeOutcome.printedPoints(musher));
    }

    int spared() {
      return ready + care;
    }
  }

  /** Returns the numbers of a match that is over; all hands are open. */
  public static HikeEnding of(HikeBoard board, Ending ending) {
    List<SeatEnding> seats = board.mushers().stream().map(SeatEnding::of).toList();
    return new HikeEnding(decidedBy(seats, ending), seats);
  }

  private static DecidedBy decidedBy(List<SeatEnding> seats, Ending ending) {
    if (ending.winners().isEmpty()) {
      return DecidedBy.NO_RACER;
    }
    if (ending.winners().size() > 1) {
      return DecidedBy.SHARED;
    }
    SeatEnding winner = seats.get(ending.winners().getFirst().index());
    if (seats.stream().filter(SeatEnding::raced).count() == 1) {
      return DecidedBy.ONLY_RACER;
    }
    List<SeatEnding> asFar =
        seats.stream().filter(seat -> seat.raced() && seat.fields() == winner.fields()).toList();
    if (asFar.size() == 1) {
      return DecidedBy.FIELDS;
    }
    long asReady = asFar.stream().filter(seat -> seat.spared() == winner.spared()).count();
    return asReady == 1 ? DecidedBy.READY : DecidedBy.PRINTED;
  }
}
