package games.chalet.match;

/** The cause of a seat's action. */
public enum ActedBy {
  /** The person in the seat. */
  PERSON,
  /** The time ran out. */
  CLOCK,
  /** The player is away and the others agreed to continue. */
  AWAY,
  /** A rule-based player. */
  BOT,
  /** Any of these: the action was taken in the match from which this one continues. */
  EARLIER
}
