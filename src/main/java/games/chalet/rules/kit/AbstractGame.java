package games.chalet.rules.kit;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.GameInfo;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import java.util.List;
import java.util.Optional;

/**
 * A skeleton of {@link Game}: description, types, and the checks that every game makes before it
 * deals or acts for a player who is away. A game supplies the rest.
 *
 * @param <O> options
 * @param <S> state
 * @param <A> actions
 * @param <V> view
 * @param <E> events
 */
public abstract class AbstractGame<O extends Record, S extends Record, A, V extends Record, E>
    implements Game<O, S, A, V, E> {

  private final GameInfo<O> info;
  private final Types<S, A, V, E> types;

  /** Creates a game with this description and these types. */
  protected AbstractGame(GameInfo<O> info, Types<S, A, V, E> types) {
    this.info = info;
    this.types = types;
  }

  /** The types of a game for reading and writing JSON. */
  public record Types<S extends Record, A, V extends Record, E>(
      Class<S> state, Class<A> action, Class<V> view, Class<E> event) {}

  @Override
  public final GameInfo<O> info() {
    return info;
  }

  /** Checks only the number of seats, unless a game overrides it. */
  @Override
  public List<Refusal> validate(O options, int seats) {
    return seats < info.minSeats() || seats > info.maxSeats()
        ? List.of(StandardRefusal.seats(info))
        : List.of();
  }

  /**
   * @throws IllegalArgumentException if the options are wrong or the first seat is not at the table
   */
  @Override
  public final S initialState(O options, int seats, Optional<Seat> first, Chance chance) {
    List<Refusal> wrong = validate(options, seats);
    if (!wrong.isEmpty() || first.filter(seat -> seat.index() >= seats).isPresent()) {
      throw new IllegalArgumentException(
          "No match with " + options + ", " + seats + " seats, first " + first + ": " + wrong);
    }
    Seat begins = first.orElseGet(() -> new Seat(chance.below("first/1", seats)));
    return deal(options, seats, begins, chance);
  }

  /**
   * Returns the state before the first action.
   *
   * @param options accepted by {@link #validate}
   * @param first the seat that begins: chosen by the table, or else drawn by chance
   */
  protected abstract S deal(O options, int seats, Seat first, Chance chance);

  /**
   * @throws IllegalArgumentException if {@code seat} is not awaited
   */
  @Override
  public final A timeoutAction(S state, Seat seat) {
    if (turn(state) instanceof Turn.Decision decision && decision.awaited().contains(seat)) {
      return onTimeout(state, seat);
    }
    throw new IllegalArgumentException(seat + " is not awaited");
  }

  /**
   * Returns the timeout action of {@code seat}, which is awaited: the first of its legal actions.
   */
  protected A onTimeout(S state, Seat seat) {
    return legalActions(state, seat).getFirst();
  }

  @Override
  public final Class<S> stateType() {
    return types.state();
  }

  @Override
  public final Class<A> actionType() {
    return types.action();
  }

  @Override
  public final Class<V> viewType() {
    return types.view();
  }

  @Override
  public final Class<E> eventType() {
    return types.event();
  }
}
