package games.chalet.rules.infiniski.bot;

/** Why something may be a good idea in Infiniski. */
public sealed interface InfiniskiReason {

  /** It leads past flags. */
  record TakesFlags(int points) implements InfiniskiReason {}

  /** What speed and hazard are then. */
  record LeavesAt(int speed, int hazard) implements InfiniskiReason {}

  /** A card of the hand, or one of the so many that are drawn, can go on from there. */
  record GoesOn(boolean surely) implements InfiniskiReason {}

  /** There is a jump at the end of it. */
  record EndsInJump() implements InfiniskiReason {}

  /** It brings a new hand. */
  record BringsNewHand() implements InfiniskiReason {}

  /** The avalanche would be there. */
  record IsBuried() implements InfiniskiReason {}

  /** It changes the speed. */
  record ChangesSpeed(int by) implements InfiniskiReason {}

  /** It is the card that is missed least. */
  record IsMissedLeast() implements InfiniskiReason {}
}
