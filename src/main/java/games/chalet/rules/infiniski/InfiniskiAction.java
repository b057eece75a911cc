package games.chalet.rules.infiniski;

/** An action of the skier. */
public sealed interface InfiniskiAction {

  /** Lays a card from the hand that connects, or on which a jump lands (rulings I3, I8, I12). */
  record Place(SlopeCard card, Orientation orientation) implements InfiniskiAction {}

  /** Chooses the change of speed where a section leaves a choice (ruling I13). */
  record Gain(int speed) implements InfiniskiAction {}

  /** Jumps where the section allows it. */
  record Jump() implements InfiniskiAction {}

  /** Stays on the snow where the section would allow a jump. */
  record SkiOn() implements InfiniskiAction {}

  /** Jumps because no card in the hand connects (ruling I3), or because it landed on an X (I9). */
  record ForcedJump() implements InfiniskiAction {}

  /** Discards a card, because the speed allows fewer (ruling I2). */
  record Discard(SlopeCard card) implements InfiniskiAction {}
}
