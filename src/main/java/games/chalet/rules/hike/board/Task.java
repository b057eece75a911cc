package games.chalet.rules.hike.board;

/** The next task of a seat within its turn. */
public enum Task {
  /** Preparation: open more cards with +1 cards, or do the one action. */
  ACTION,
  /** Preparation: place a husky after one was lifted out of the sled (ruling R7). */
  PUT_BACK,
  /** Preparation: after the action; place a youngster, declare, or end the turn. */
  AFTERWARDS,
  /** Preparation: after declaring, lay equipment under huskies (ruling R18). */
  UPGRADE,
  /** Race: use a husky, give care, or end the day. */
  TRAVEL,
  /** Race: choose a husky that has to rest (ruling R25). */
  REST
}
