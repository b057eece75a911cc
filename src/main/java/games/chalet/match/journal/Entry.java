package games.chalet.match.journal;

import games.chalet.bots.Level;
import games.chalet.engine.Seat;
import games.chalet.match.ActedBy;
import games.chalet.match.Proposal;
import games.chalet.match.journal.JournalWrite.SeatChanges;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The content of one entry of the journal. */
public sealed interface Entry {

  /** Returns the seat whose command it is; null if no seat's. */
  @Nullable Seat seat();

  /** Returns the sender's id of the command; null if no client sent it. */
  default @Nullable String commandId() {
    return null;
  }

  /**
   * A seat acts.
   *
   * @param action the game's action as JSON
   */
  record Act(Seat seat, String action, ActedBy by, @Nullable String commandId) implements Entry {}

  /**
   * A seat takes its last act back: everything is as it would be if that act had not been done.
   *
   * @param taken the number of that act
   */
  record Undo(Seat seat, int taken, @Nullable String commandId) implements Entry {}

  /** A seat was given a hint for the choice that it has; nothing else changes by it. */
  record Hint(Seat seat) implements Entry {}

  /** A player leaves or comes back. */
  record Presence(Seat seat, Change change, @Nullable String commandId) implements Entry {}

  /** A seat votes about another whose player is away. */
  record Voice(Seat seat, Seat about, Proposal proposal, @Nullable String commandId)
      implements Entry {}

  /**
   * A seat passes to another person, whom the header has from then on; see {@link SeatChanges}.
   *
   * @param before the player who had it, by id; a bot's, if a bot did
   * @param bot the level of the bot that had it; empty for a person
   */
  record Passed(Seat seat, String before, Optional<Level> bot) implements Entry {}

  /**
   * The match ends without being played out.
   *
   * @param reason {@code agreed}, {@code abandoned}, {@code unreadable} or, if its only person ends
   *     it, {@code gaveUp}
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
  }

  /** A change in the presence of a seat's player. */
  enum Change {
    /** The player left. */
    LEFT,
    /** The player is back. */
    RETURNED,
    /** The others agreed to continue without the player. */
    PLAYED_ON,
    /** The host removed the player for good. */
    REMOVED
  }
}
