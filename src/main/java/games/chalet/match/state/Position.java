package games.chalet.match.state;

import games.chalet.engine.Observations;
import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import games.chalet.engine.UndoHistory;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A match after a number of entries: everything that follows from its header and journal.
 *
 * @param entries the number of entries
 * @param at the time of the last one
 * @param history the acts that may be taken back
 * @param observations turn, legal actions and views of all viewers
 */
public record Position<S extends Record, A, V extends Record>(
    int entries,
    Instant at,
    S state,
    UndoHistory<S, A> history,
    Observations<A, V> observations,
    Counts counts,
    Presences presences,
    Clocks clocks) {

  /**
   * The counters that tell one position from another.
   *
   * @param versions the number of positions of each viewer, in the order of the views; the deal is
   *     the first
   * @param choices by seat: changes when the seat acts or its legal actions change
   */
  record Counts(List<Integer> versions, List<Integer> choices) {

    Counts {
      versions = List.copyOf(versions);
      choices = List.copyOf(choices);
    }
  }

  /** Returns a copy with another history. */
  Position<S, A, V> with(UndoHistory<S, A> other) {
    return new Position<>(entries, at, state, other, observations, counts, presences, clocks);
  }

  public Turn turn() {
    return observations.turn();
  }

  /** Returns the actions that a seat may take now; any other is illegal. */
  public List<A> legalActions(Seat seat) {
    return observations.legalActions().get(seat.index());
  }

  /** Changes when the seat acts or its legal actions change. */
  public int choice(Seat seat) {
    return counts.choices().get(seat.index());
  }

  public Presence presence(Seat seat) {
    return presences.of(seat);
  }

  public Optional<Outcome> outcome() {
    return turn() instanceof Turn.Over over ? Optional.of(over.outcome()) : Optional.empty();
  }

  public boolean over() {
    return turn() instanceof Turn.Over;
  }
}
