package games.chalet.engine;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Whose decision it is, or that the match is over. */
public sealed interface Turn {

  /**
   * Somebody has to decide.
   *
   * @param awaited the seats for whose action the match waits; they see "your turn" and lose time
   * @param mayAct the seats that may act now, awaited or not; contains all of {@code awaited}
   * @param window the kind of moment for objections that this is, named in {@link
   *     GameInfo#windows()}; empty for an ordinary decision
   * @param number which turn of the match this belongs to, as everybody can count them: a seat that
   *     is awaited again under another number gets a fresh clock, and a window under another number
   *     is another window. In games where a turn always passes to another seat it may stay 0
   */
  record Decision(
      SortedSet<Seat> awaited, SortedSet<Seat> mayAct, Optional<String> window, int number)
      implements Turn {

    public Decision {
      awaited = Collections.unmodifiableSortedSet(new TreeSet<>(awaited));
      mayAct = Collections.unmodifiableSortedSet(new TreeSet<>(mayAct));
    }

    /** A decision of a game whose turns need no number. */
    public Decision(SortedSet<Seat> awaited, SortedSet<Seat> mayAct, Optional<String> window) {
      this(awaited, mayAct, window, 0);
    }

    /** An ordinary turn: one seat is awaited, and nobody else may act. */
    public static Decision of(Seat seat) {
      return of(seat, 0);
    }

    /** An ordinary turn with this {@link #number}. */
    public static Decision of(Seat seat, int number) {
      SortedSet<Seat> only = new TreeSet<>(List.of(seat));
      return new Decision(only, only, Optional.empty(), number);
    }
  }

  /** Nobody can act any more. */
  record Over(Outcome outcome) implements Turn {}
}
