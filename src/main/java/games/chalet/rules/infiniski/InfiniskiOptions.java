package games.chalet.rules.infiniski;

/**
 * What a table can choose.
 *
 * @param flags how many flags stand on the mountain
 */
public record InfiniskiOptions(Flags flags) {

  /** Which slope cards have a flag. */
  public enum Flags {
    /** The flag gate only, as the rulebook has it. */
    ONE,
    /** Three more cards, on one half of their landscape side each. */
    MORE
  }
}
