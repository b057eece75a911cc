package games.chalet.engine;

import java.util.List;
import java.util.Optional;

/**
 * The rules of one game, as pure functions over immutable values. Knows no time, no thread, no
 * network and no person: seats only.
 *
 * <p>All functions are total for the states that {@link #initialState} and {@link #apply} produce,
 * and depend on nothing but their arguments.
 *
 * @param <O> options: a record of enums and numbers
 * @param <S> state: everything, hidden things included; never leaves the server
 * @param <A> actions: sealed, small
 * @param <V> view: what one viewer may see
 * @param <E> events: what everybody may be told
 */
public interface Game<O extends Record, S extends Record, A, V extends Record, E> {

  /** The description of this game. */
  GameInfo<O> info();

  /** The options proposed for a number of seats. */
  O defaults(int seats);

  /**
   * The options of the deal of the day, for games that have one: for one player, the same cards for
   * everybody.
   *
   * @param epochDay the day in UTC, counted from 1970-01-01
   */
  default Optional<O> dealOfTheDay(long epochDay) {
    return Optional.empty();
  }

  /**
   * Looks for a way to win a deal for one, knowing all its cards; for games whose deals of the day
   * could be lost whatever anybody does. The same deal and the same bound have the same answer.
   *
   * @param options such as {@link #validate} has no objection to for one seat
   * @param nodes at how many positions it may look; what it keeps in memory is bounded by that, too
   * @return empty where the game has no such question: all its deals are worth playing
   */
  default Optional<Solution<A>> solve(O options, Chance chance, int nodes) {
    return Optional.empty();
  }

  /** What is wrong with these options for this number of seats; empty if nothing is. */
  List<Refusal> validate(O options, int seats);

  /**
   * The state before the first action.
   *
   * @param first the seat that the table chose to begin; empty: drawn by chance as the rulebook
   *     says. Games with one seat ignore it
   */
  S initialState(O options, int seats, Optional<Seat> first, Chance chance);

  /** Whose decision it is. */
  Turn turn(S state);

  /**
   * All that {@code seat} may do now: empty unless it may act, without duplicates, in a stable
   * order. The order tells nothing that the seat may not know.
   */
  List<A> legalActions(S state, Seat seat);

  /**
   * Plays one legal action.
   *
   * <p>A step that is not {@link Step#revealed} is a promise, on which foresight rests and taking
   * back too: the seat that acted could have worked it out. In every state that this seat cannot
   * tell from {@code state}, and by whatever chance, the same action leads to the same turn and,
   * for this seat, to the same view and the same legal actions; and so on through all that this
   * seat does next, up to a step that is revealed. Whether a step is revealed is known beforehand
   * likewise. What the others learn by it does not count (a card played openly from the hand
   * reveals nothing to who plays it); where in doubt, a step is revealed.
   *
   * @throws IllegalArgumentException if {@code action} is not among {@link #legalActions}; a caller
   *     asks {@link #refusal} first
   */
  Step<S, E> apply(S state, Seat seat, A action, Chance chance);

  /**
   * Why {@code action} is not legal, with the rule; only asked for actions that are not among
   * {@link #legalActions}.
   */
  Refusal refusal(S state, Seat seat, A action);

  /**
   * Whether {@code action} names itself what it is about, as an objection names the turn to which
   * it objects: such an action counts whenever it is legal, though its sender had not yet seen what
   * happened last.
   */
  default boolean isInterrupt(A action) {
    return false;
  }

  /**
   * What the table does for an awaited seat whose time ran out or whose person is absent; one of
   * its legal actions.
   */
  A timeoutAction(S state, Seat seat);

  /**
   * Whether {@code seat} is out of the match for good and has nothing to decide in it any more, as
   * everybody knows: its person may stay and watch, but has no say in what becomes of the match.
   */
  default boolean isEliminated(S state, Seat seat) {
    return false;
  }

  /**
   * The game's own points by seat as everybody can count them now; for the chart of a finished
   * match.
   */
  List<Integer> points(S state);

  /**
   * What may be told only after the match about the action that led to {@code state}: something
   * that was hidden when it happened and stayed so. Shown beside that action in replays of finished
   * matches and nowhere else, so it may speak of anything; empty after most actions and in most
   * games.
   */
  default List<E> hindsight(S state) {
    return List.of();
  }

  /** What {@code viewer} sees. */
  V view(S state, Viewer viewer);

  /** Another state, drawn by {@code chance}, that {@code viewer} cannot tell from this one. */
  S resample(S state, Viewer viewer, Chance chance);

  /**
   * What in {@code state} contradicts the rules or itself, such as a card that is missing or there
   * twice: always empty, unless this game has an error. For tests and playouts; every game counts
   * at least its cards.
   */
  default List<String> invariantViolations(S state) {
    return List.of();
  }

  /** The type of the actions, for reading them from JSON. */
  Class<A> actionType();

  /** The type of the views. */
  Class<V> viewType();

  /** The type of the events. */
  Class<E> eventType();

  /** The type of the states. */
  Class<S> stateType();
}
