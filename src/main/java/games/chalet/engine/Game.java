package games.chalet.engine;

import java.util.List;
import java.util.Optional;

/**
 * The rules of one game, as pure functions over immutable values. They know no time, no thread, no
 * network and no person: only seats.
 *
 * <p>All functions are total for the states that {@link #initialState} and {@link #apply} produce,
 * and depend on nothing but their arguments.
 *
 * @param <O> options: a record of enums and numbers
 * @param <S> state: everything, hidden things included; never leaves the server
 * @param <A> actions: sealed, small
 * @param <V> view: the part of the state that one viewer may see
 * @param <E> events: public, so a step's events contain only what every viewer may know; see {@link
 *     #eventsFor}
 */
public interface Game<O extends Record, S extends Record, A, V extends Record, E> {

  /** Returns the description of this game. */
  GameInfo<O> info();

  /** Returns the options proposed for a number of seats. */
  O defaults(int seats);

  /** Returns the options proposed for a match of one person against bots. */
  default O defaultsAgainstBots(int seats) {
    return defaults(seats);
  }

  /**
   * Returns the options of the deal of the day, for games that have one: one seat, and the same
   * cards for every player.
   *
   * @param epochDay the day in UTC, counted from 1970-01-01
   */
  default Optional<O> dealOfTheDay(long epochDay) {
    return Optional.empty();
  }

  /** Returns the problems with these options for this number of seats; empty if there are none. */
  List<Refusal> validate(O options, int seats);

  /**
   * Returns the state before the first action.
   *
   * @param first the seat that the table chose to begin; empty: drawn by chance as the rulebook
   *     says. Games with one seat ignore it
   */
  S initialState(O options, int seats, Optional<Seat> first, Chance chance);

  /** Returns the decision that is due in this state, or that the match is over. */
  Turn turn(S state);

  /**
   * Returns all that {@code seat} may do now: empty unless it may act, without duplicates, in a
   * stable order. The order tells nothing that the seat may not know.
   */
  List<A> legalActions(S state, Seat seat);

  /**
   * Plays one legal action. This trusts its caller and does not check again; {@link Playthrough}
   * checks actions that come from outside.
   *
   * <p>A step that is not {@link Step#revealed} is a promise: the seat that acted could have worked
   * it out. Foresight and undo both rely on it. Take every state that this seat cannot tell from
   * {@code state}, with any chance: there the same action leads to the same turn and, for this
   * seat, to the same view and the same legal actions. The same holds for all further actions of
   * this seat, up to the first step that is revealed. Whether a step is revealed can likewise be
   * known beforehand. What the other seats learn from it does not count: a card played openly from
   * the hand reveals nothing to its player. If in doubt, a step is revealed.
   *
   * @param action one of {@link #legalActions}; any other may fail, or lead to any state
   */
  Step<S, E> apply(S state, Seat seat, A action, Chance chance);

  /**
   * Returns why {@code action} is not legal, with the rule. Called only for actions that are not
   * among {@link #legalActions}.
   */
  Refusal refusal(S state, Seat seat, A action);

  /**
   * Returns true if {@code action} itself names what it refers to, as an objection names the turn
   * to which it objects. Such an action counts whenever it is legal, even if its sender had not yet
   * seen the latest event.
   */
  default boolean isInterrupt(A action) {
    return false;
  }

  /**
   * Returns the action that the table takes for an awaited seat whose time ran out or whose player
   * is away; one of its legal actions.
   */
  A timeoutAction(S state, Seat seat);

  /**
   * Returns true if {@code seat} is publicly known to be out of the match for good, with nothing
   * left to decide. Its player may stay and watch, but has no say in what becomes of the match.
   */
  default boolean isEliminated(S state, Seat seat) {
    return false;
  }

  /**
   * Returns the game's own points by seat, as far as they are public now; for the chart of a
   * finished match.
   */
  List<Integer> points(S state);

  /**
   * Returns events about the action that led to {@code state} which may be told only after the
   * match: things that were hidden when they happened and stayed so. Replays of finished matches
   * show them next to that action, and nothing else does, so they may tell anything. Empty after
   * most actions and in most games.
   */
  default List<E> hindsight(S state) {
    return List.of();
  }

  /**
   * Returns the numbers behind the outcome: what decided the match, and the parts of each seat's
   * result. They stand beside the outcome, never in it, so that a page can word them in any
   * language: enums and numbers, no words. Called only for states in which the match is over.
   *
   * @return empty if this game tells no more than its outcome
   */
  default Optional<Record> ending(S state) {
    return Optional.empty();
  }

  /** Returns the type of {@link #ending}; empty if this game has none. */
  default Optional<Class<? extends Record>> endingType() {
    return Optional.empty();
  }

  /** Returns the part of {@code state} that {@code viewer} may see. */
  V view(S state, Viewer viewer);

  /**
   * Returns the events of a step as {@code seat} is told them: as many, in the same order, but they
   * name the cards that this seat drew unseen by others. Made from this seat's own views alone, so
   * that they tell nothing that these do not show.
   *
   * @param events of the step, as all others are told them
   * @param before the view of {@code seat} before the step
   * @param after the view of {@code seat} after the step
   * @return {@code events} itself if there is nothing to add
   */
  default List<E> eventsFor(Seat seat, List<E> events, V before, V after) {
    return events;
  }

  /**
   * Returns another state, drawn by {@code chance}, that {@code viewer} cannot tell from this one.
   */
  S resample(S state, Viewer viewer, Chance chance);

  /**
   * Returns the contradictions of {@code state} to the rules or to itself, such as a card that is
   * missing or there twice. Always empty unless this game has an error. For tests; every game
   * counts at least its cards.
   */
  default List<String> invariantViolations(S state) {
    return List.of();
  }

  /** Returns the type of the actions, for reading them from JSON. */
  Class<A> actionType();

  /** Returns the type of the views. */
  Class<V> viewType();

  /** Returns the type of the events. */
  Class<E> eventType();

  /** Returns the type of the states. */
  Class<S> stateType();
}
