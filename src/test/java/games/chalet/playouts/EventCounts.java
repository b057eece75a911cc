package games.chalet.playouts;

import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import java.util.Map;
import java.util.TreeMap;

/** Counts the events of one match, by kind, and the seats out of it at its end. */
final class EventCounts<S extends Record, A, E> implements PlayoutObserver<S, A, E> {

  private final Game<?, S, A, ?, E> game;
  private final Map<String, Integer> events = new TreeMap<>();
  private int seatsOut;

  EventCounts(Game<?, S, A, ?, E> game) {
    this.game = game;
  }

  /** Returns the number of events of each type; those within others are not counted. */
  Map<String, Integer> events() {
    return events;
  }

  int seatsOut() {
    return seatsOut;
  }

  @Override
  public void see(PlayoutPosition<S, A> position) {
    if (position.turn() instanceof Turn.Over over) {
      seatsOut =
          (int)
              Seat.all(over.outcome().results().size()).stream()
                  .filter(seat -> game.isEliminated(position.state(), seat))
                  .count();
    }
  }

  @Override
  public void see(PlayoutPosition<S, A> before, Ply<A> ply, Step<S, E> step) {
    step.events().forEach(event -> events.merge(event.getClass().getSimpleName(), 1, Integer::sum));
  }
}
