package games.chalet.match.state;

import games.chalet.match.journal.Entry;

/** Where the person of a seat is, as the journal knows it. */
public enum Presence {
  PRESENT,
  LEFT,
  PLAYED_ON,
  REMOVED,
  /** A bot sits there for which a program decides; the bot only where the program does not. */
  PROGRAM,
  /** A bot sits there, and no person ever. */
  BOT;

  /** Returns true if the others go on without the player: a bot, or the table, plays the seat. */
  boolean playedOn() {
    return this == PLAYED_ON || this == REMOVED;
  }

  /** Whether no person ever sits there. */
  public boolean isBots() {
    return this == PROGRAM || this == BOT;
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
