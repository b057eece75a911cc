package games.chalet.match.state;

import games.chalet.match.journal.Entry;

/** The presence of a seat's player, as the journal knows it. */
public enum Presence {
  PRESENT,
  LEFT,
  PLAYED_ON,
  REMOVED,
  /** A bot sits there for which a program decides; the bot decides only if the program does not. */
  PROGRAM,
  /** A bot sits there, until the seat passes to a person. */
  BOT;

  /**
   * Returns true if the others continue without the player: a bot, or the table, plays the seat.
   */
  boolean playedOn() {
    return this == PLAYED_ON || this == REMOVED;
  }

  /** Returns true if a bot sits there and no person. */
  public boolean isBots() {
    return this == PROGRAM || this == BOT;
  }

  /** Returns true for a person or program that may act here, now or when they are back. */
  public boolean isPlaying() {
    return this == PRESENT || this == PLAYED_ON || this == PROGRAM;
  }

  Presence after(Entry.Change change) {
    if (isBots()) {
      return change == Entry.Change.REMOVED ? BOT : this;
    }
    return switch (change) {
      case LEFT -> this == PRESENT ? LEFT : this;
      case RETURNED -> this == REMOVED ? REMOVED : PRESENT;
      case PLAYED_ON -> this == REMOVED ? REMOVED : PLAYED_ON;
      case REMOVED -> REMOVED;
    };
  }
}
