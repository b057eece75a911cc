package games.chalet.match;

/** What made a seat act. */
public enum ActedBy {
  /** The person in the seat. */
  PERSON,
  /** The time ran out. */
  CLOCK,
  /** The person is away and the others agreed to go on. */
  ABSENCE,
  /** A player made of code. */
  BOT,
  /** Whoever it was: it was done in the match from which this one goes on. */
  EARLIER
}
