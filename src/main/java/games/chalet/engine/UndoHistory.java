package games.chalet.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The acts that may be taken back at one moment of a match, and the unseen acts of other seats
 * since then.
 *
 * <p>A seat may take back its last act as long as neither that act nor anything after it has told
 * anyone something that they could not have known without it. The act must have been the seat's own
 * decision, revealed nothing ({@link Step#revealed}), and changed nothing for any other seat,
 * unless nobody else plays. Since then no event may have been told, and the seat's decision may not
 * have become another. Each seat's count follows from what that seat knows. Unseen acts of other
 * seats do not affect it; they are replayed on the state without the act that is taken back.
 *
 * @param actions in order, from the first that is open
 */
public record UndoHistory<S extends Record, A>(List<UndoableAction<S, A>> actions) {

  /** The most acts that one seat can take back: more than any turn has. */
  public static final int MOST = 32;

  public UndoHistory {
    actions = List.copyOf(actions);
  }

  /**
   * One act.
   *
   * @param number of the act in its match; they grow
   * @param before the state to which it was applied
   * @param events the number of events it caused
   * @param open true if it can still be taken back
   */
  public record UndoableAction<S extends Record, A>(
      int number, Seat seat, A action, S before, int events, boolean open) {

    private UndoableAction<S, A> closed() {
      return new UndoableAction<>(number, seat, action, before, events, false);
    }

    private UndoableAction<S, A> on(S state) {
      return new UndoableAction<>(number, seat, action, state, events, open);
    }

    private boolean isOpenOf(Seat other) {
      return open && seat.equals(other);
    }
  }

  /** The state and the history after an act was taken back. */
  public record Undone<S extends Record, A>(S state, UndoHistory<S, A> history) {}

  /** Returns a history in which nothing can be taken back. */
  public static <S extends Record, A> UndoHistory<S, A> none() {
    return new UndoHistory<>(List.of());
  }

  /** Returns how many acts {@code seat} can take back, one after the other. */
  public int open(Seat seat) {
    return (int) actions.stream().filter(action -> action.isOpenOf(seat)).count();
  }

  /** Returns the act that {@code seat} would take back. */
  public Optional<UndoableAction<S, A>> last(Seat seat) {
    return actions.stream()
        .filter(action -> action.isOpenOf(seat))
        .reduce((before, after) -> after);
  }

  /**
   * Returns the history after one more act.
   *
   * @param action open if a person decided it and it revealed nothing to them
   * @param before the observations before the act
   * @param after the observations after it
   */
  public <V extends Record> UndoHistory<S, A> after(
      UndoableAction<S, A> action, Observations<A, V> before, Observations<A, V> after) {
    if (after.turn() instanceof Turn.Over) {
      return none();
    }
    boolean told = action.events() > 0;
    boolean alone = after.legalActions().size() == 1;
    boolean open =
        action.open() && (alone || (!told && before.isTheSameForAllBut(action.seat(), after)));
    List<UndoableAction<S, A>> now = new ArrayList<>();
    for (UndoableAction<S, A> earlier : actions) {
      boolean stays =
          earlier.seat().equals(action.seat())
              ? open
              : !told && before.goesOnFor(earlier.seat(), after);
      now.add(stays ? earlier : earlier.closed());
    }
    now.add(open ? action : action.closed());
    return bounded(now, action.seat());
  }

  private static <S extends Record, A> UndoHistory<S, A> bounded(
      List<UndoableAction<S, A>> actions, Seat seat) {
    if (actions.stream().filter(action -> action.isOpenOf(seat)).count() > MOST) {
      int first = 0;
      while (!actions.get(first).isOpenOf(seat)) {
        first++;
      }
      actions.set(first, actions.get(first).closed());
    }
    return new UndoHistory<>(actions.stream().dropWhile(action -> !action.open()).toList());
  }

  /**
   * Returns the state and the history without an act of this history.
   *
   * @param taken the {@link #last} of its seat
   */
  public Undone<S, A> without(UndoableAction<S, A> taken, Game<?, S, A, ?, ?> game, Chance chance) {
    List<UndoableAction<S, A>> rest = new ArrayList<>();
    S state = taken.before();
    for (UndoableAction<S, A> action : actions) {
      if (action.number() < taken.number()) {
        rest.add(action);
      } else if (action.number() > taken.number()) {
        rest.add(action.on(state));
        state = game.apply(state, action.seat(), action.action(), chance).state();
      }
    }
    return new Undone<>(
        state, new UndoHistory<>(rest.stream().dropWhile(action -> !action.open()).toList()));
  }
}
