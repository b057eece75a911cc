package games.chalet.match.state;

import games.chalet.engine.Outcome;
import games.chalet.engine.Outlook;
import games.chalet.engine.Seat;
import games.chalet.engine.Trail;
import games.chalet.engine.Turn;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A match after so many entries: all that follows from its header and journal.
 *
 * @param entries how many
 * @param at the time of the last one
 * @param trail what may be taken back
 * @param outlook what everybody has before them: turn, legal actions, views
 */
public record Position<S extends Record, A, V extends Record>(
    int entries,
    Instant at,
    S state,
    Trail<S, A> trail,
    Outlook<A, V> outlook,
    Counts counts,
    Presences presences,
    Clocks clocks) {

  /**
   * What is counted so that nobody mistakes one position for another.
   *
   * @param versions how many frames each viewer has had, in the order of the views; the deal is the
   *     first
   * @param choices by seat: changes when the seat acts or its legal actions change
   */
  record Counts(List<Integer> versions, List<Integer> choices) {

    Counts {
      versions = List.copyOf(versions);
      choices = List.copyOf(choices);
    }
  }

  /** The same with another trail. */
  Position<S, A, V> with(Trail<S, A> other) {
    return new Position<>(entries, at, state, other, outlook, counts, presences, clocks);
  }

  public Turn turn() {
    return outlook.turn();
  }

  /** What a seat may do now; what is not in it is not possible. */
  List<A> legalActions(Seat seat) {
    return outlook.legalActions().get(seat.index());
  }

  int choice(Seat seat) {
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
