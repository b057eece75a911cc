package games.chalet.engine;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** The decision that is due, or the end of the match. */
public sealed interface Turn {

  /**
   * One or more seats have to decide.
   *
   * @param awaited the seats for whose action the match waits; they see "your turn" and lose time
   * @param mayAct the seats that may act now, awaited or not; contains all of {@code awaited}
   * @param window the kind of moment for objections that this is, named in {@link
   *     GameInfo#windows()}; empty for an ordinary decision
   * @param number the publicly countable turn of the match to which this belongs: a seat that is
   *     awaited again under another number gets a fresh clock, and a window under another number is
   *     another window. In games where a turn always passes to another seat it may stay 0
   */
  record Decision(
      SortedSet<Seat> awaited, SortedSet<Seat> mayAct, Optional<String> window, int number)
      implements Turn {

    public Decision {
      awaited = Collections.unmodifiableSortedSet(new TreeSet<>(awaited));
      mayAct = Collections.unmodifiableSortedSet(new TreeSet<>(mayAct));
    }

    /** Returns an ordinary turn: one seat is awaited, and nobody else may act. */
    public static Decision of(Seat seat) {
      return of(seat, 0);
    }

    /** Returns an ordinary turn with this {@link #number}. */
    public static Decision of(Seat seat, int number) {
      SortedSet<Seat> only = new TreeSet<>(List.of(seat));
      return new Decision(only, only, Optional.empty(), number);
    }
  }

  /** The match is over: no seat can act any more. */
  record Over(Outcome outcome) implements Turn {}
}
