package games.chalet.match;

import games.chalet.engine.Outcome;
import games.chalet.engine.Outlook;
import games.chalet.engine.Seat;
import games.chalet.engine.Trail;
import games.chalet.engine.Turn;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A match after so many entries: all that follows from its header and journal.
 *
 * @param entries how many
 * @param at the time of the last one
 * @param legalActions by seat
 * @param views by seat, and the spectators' last
 * @param versions how many frames each viewer has had, in the order of {@code views}; the deal is
 *     the first
 * @param choices by seat: changes when the seat acts or its legal actions change
 * @param away by seat
 * @param votes about seats whose person is away
 * @param trail what may be taken back
 * @param deserted since when nobody is there any more; null while somebody is
 */
record Position<S extends Record, A, V extends Record>(
    int entries,
    Instant at,
    S state,
    Turn turn,
    List<List<A>> legalActions,
    List<V> views,
    List<Integer> versions,
    List<Integer> choices,
    List<Away> away,
    List<Vote> votes,
    Clocks clocks,
    Trail<S, A> trail,
    @Nullable Instant deserted) {

  /** What one seat would do about another. */
  record Vote(Seat about, Seat by, Proposal proposal) {}

  /** The same with another trail. */
  Position<S, A, V> with(Trail<S, A> other) {
    return new Position<>(
        entries,
        at,
        state,
        turn,
        legalActions,
        views,
        versions,
        choices,
        away,
        votes,
        clocks,
        other,
        deserted);
  }

  /** What everybody has before them. */
  Outlook<A, V> outlook() {
    return new Outlook<>(turn, legalActions, views);
  }

  Away away(Seat seat) {
    return away.get(seat.index());
  }

  int choice(Seat seat) {
    return choices.get(seat.index());
  }

  List<A> legalActions(Seat seat) {
    return legalActions.get(seat.index());
  }

  Optional<Outcome> outcome() {
    return turn instanceof Turn.Over over ? Optional.of(over.outcome()) : Optional.empty();
  }

  boolean over() {
    return turn instanceof Turn.Over;
  }
}
