package games.chalet.rules.infiniski.bot;

/** A reason why an action may be a good idea in Infiniski. */
public sealed interface InfiniskiReason {

  /** It leads past flags worth that many points. */
  record TakesFlags(int points) implements InfiniskiReason {}

  /** The speed and hazard after the action. */
  record LeavesAt(int speed, int hazard) implements InfiniskiReason {}

  /**
   * It can be followed by a card: surely by one of the hand, or by one of those that will be drawn.
   */
  record GoesOn(boolean surely) implements InfiniskiReason {}

  /** There is a jump at the end of it. */
  record EndsInJump() implements InfiniskiReason {}

  /** It brings a new hand. */
  record BringsNewHand() implements InfiniskiReason {}

  /** It lets the avalanche catch up. */
  record IsBuried() implements InfiniskiReason {}

  /** No card of the hand goes on after it, and the forced jump that may follow would bury. */
  record RisksBurial() implements InfiniskiReason {}

  /** It changes the speed. */
  record ChangesSpeed(int by) implements InfiniskiReason {}

  /** It discards the card that is least useful. */
  record IsMissedLeast() implements InfiniskiReason {}
}
