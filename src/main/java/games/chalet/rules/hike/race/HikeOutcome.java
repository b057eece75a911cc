package games.chalet.rules.hike.race;

import games.chalet.engine.Outcome;
import games.chalet.engine.Outcome.Result;
import games.chalet.engine.Seat;
import games.chalet.rules.hike.board.Ending;
import games.chalet.rules.hike.board.HikeBoard;
import games.chalet.rules.hike.board.Musher;
import games.chalet.rules.hike.board.Standing;
import games.chalet.rules.hike.deck.Card;
import games.chalet.rules.hike.sled.Condition;
import games.chalet.rules.hike.sled.Sleds;
import games.chalet.rules.hike.state.PendingState;
import games.chalet.rules.kit.Ranking;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The outcome of a match: first the farthest sled, then more ready huskies and care cards left,
 * then fewer movement points in the sled (ruling R30). Mushers who were not at the start in time
 * are last together (ruling R16).
 */
public final class HikeOutcome {

  static final String FINISH = "finish";
  static final String STALLED = "stalled";
  static final String ONLY_RACER = "onlyRacer";
  static final String NO_RACER = "noRacer";

  private static final Comparator<Musher> RACERS =
      Comparator.comparingInt(Musher::position)
          .thenComparingInt(HikeOutcome::spared)
          .reversed()
          .thenComparingInt(HikeOutcome::printedPoints);

  private HikeOutcome() {}

  /** Returns true if a racer stands on the last field of the track. */
  static boolean someoneFinished(PendingState pending) {
    int last = pending.piles.track.fields().size();
    return pending.mushers().stream().anyMatch(musher -> musher.position() == last);
  }

  static Ending ending(String reason, PendingState pending) {
    List<Musher> mushers = new ArrayList<>();
    for (Seat seat : Seat.all(pending.mushers().size())) {
      mushers.add(pending.musher(seat).withHand(pending.hand(seat).open()));
    }
    List<Integer> ranks = Ranking.ranks(mushers, HikeOutcome::compare);
    List<Seat> winners = new ArrayList<>(Seat.all(mushers.size()));
    winners.removeIf(
        seat -> pending.musher(seat).standing() == Standing.OUT || ranks.get(seat.index()) != 1);
    return new Ending(reason, winners);
  }

  /** Returns the outcome; all hands are open now. If nobody raced all are last (ruling R17). */
  public static Outcome of(HikeBoard board, Ending ending) {
    List<Musher> mushers = board.mushers();
    List<Integer> ranks = Ranking.ranks(mushers, HikeOutcome::compare);
    Outcome ranked =
        Ranking.outcome(ending.reason(), mushers.stream().map(Musher::position).toList(), ranks);
    return ending.winners().isEmpty() ? allLast(ranked) : ranked;
  }

  private static Outcome allLast(Outcome ranked) {
    int last = ranked.results().size();
    return new Outcome(
        ranked.reason(),
        ranked.results().stream()
            .map(result -> new Result(result.points(), last, result.returns()))
            .toList());
  }

  private static int compare(Musher one, Musher other) {
    boolean out = one.standing() == Standing.OUT;
    boolean otherOut = other.standing() == Standing.OUT;
    return out || otherOut ? Boolean.compare(out, otherOut) : RACERS.compare(one, other);
  }

  /**
   * Returns the number of ready huskies, youngsters too; a care card counts as one more, a double
   * one as two.
   */
  static int spared(Musher musher) {
    int care =
        musher.known().stream()
            .filter(Card::care)
            .mapToInt(card -> card == Card.DOUBLE_CARE ? 2 : 1)
            .sum();
    return Sleds.places(musher.sled(), Condition.READY).size() + care;
  }

  /** Returns the number of printed movement points in the sled, those of resting huskies too. */
  static int printedPoints(Musher musher) {
    return musher.sled().stream()
        .flatMap(Optional::stream)
        .mapToInt(husky -> husky.card().points().size())
        .sum();
  }
}
