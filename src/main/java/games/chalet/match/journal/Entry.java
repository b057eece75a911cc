package games.chalet.match.journal;

import games.chalet.engine.Seat;
import games.chalet.match.ActedBy;
import games.chalet.match.Proposal;
import org.jspecify.annotations.Nullable;

/** What one line of the journal says. */
public sealed interface Entry {

  /** The seat whose command it is; null if nobody's. */
  @Nullable Seat seat();

  /** What the sender called it; null if nobody sent it. */
  @Nullable String commandId();

  /**
   * A seat acts.
   *
   * @param action the game's action as JSON
   */
  record Act(Seat seat, String action, ActedBy by, @Nullable String commandId) implements Entry {}

  /**
   * A seat takes its last act back: everything is as it would be if that act had not been done.
   *
   * @param taken the number of that act's line
   */
  record Undo(Seat seat, int taken, @Nullable String commandId) implements Entry {}

  /** A seat was given a hint for the choice that it has; nothing else changes by it. */
  record Hint(Seat seat) implements Entry {

    @Override
    public @Nullable String commandId() {
      return null;
    }
  }

  /** Somebody leaves or comes back. */
  record Presence(Seat seat, Change change, @Nullable String commandId) implements Entry {}

  /** A seat says what it would do about another whose person is away. */
  record Voice(Seat seat, Seat about, Proposal proposal, @Nullable String commandId)
      implements Entry {}

  /**
   * The match ends without being played out.
   *
   * @param reason {@code agreed}, {@code abandoned}, {@code unreadable} or, by who plays alone,
   *     {@code gaveUp}
   */
  record Conclude(String reason) implements Entry {

    public static final String AGREED = "agreed";
    public static final String ABANDONED = "abandoned";
    public static final String UNREADABLE = "unreadable";
    public static final String GAVE_UP = "gaveUp";

    @Override
    public @Nullable Seat seat() {
      return null;
    }

    @Override
    public @Nullable String commandId() {
      return null;
    }
  }

  /** What happens to the person of a seat. */
  enum Change {
    /** Said so. */
    LEFT,
    /** Is there again. */
    RETURNED,
    /** The others agreed to go on without. */
    PLAYED_ON,
    /** The host removed them for good. */
    REMOVED
  }
}
