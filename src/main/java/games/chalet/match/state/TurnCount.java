package games.chalet.match.state;

import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * The number of turns that each seat has begun. A window belongs to the turn before it. For one
 * thread at a time.
 */
final class TurnCount {

  private final int[] begun;

  /** By seat, the {@link Turn.Decision#number} of its last turn. */
  private final int[] numbers;

  private Set<Seat> awaited = Set.of();

  TurnCount(int seats, Turn first) {
    begun = new int[seats];
    numbers = new int[seats];
    note(first, false);
  }

  /**
   * Notes the turn after an entry.
   *
   * @param undone true if the entry took an act back: the turn that it had ended goes on
   */
  void note(Turn turn, boolean undone) {
    if (!(turn instanceof Turn.Decision decision) || decision.window().isPresent()) {
      return;
    }
    for (Seat seat : decision.awaited()) {
      if (isAnother(decision, seat)) {
        begun[seat.index()] += undone ? -1 : 1;
        numbers[seat.index()] = decision.number();
      }
    }
    awaited = decision.awaited();
  }

  /** Returns true if this is not the turn in which the seat was before. */
  private boolean isAnother(Turn.Decision decision, Seat seat) {
    return decision.number() == 0
        ? !awaited.contains(seat)
        : decision.number() != numbers[seat.index()];
  }

  /** Returns the count by seat. */
  List<Integer> begun() {
    return Arrays.stream(begun).boxed().toList();
  }
}
