package games.chalet.rules.infiniski;

/**
 * The options of a table.
 *
 * @param flags the number of flags on the mountain
 */
public record InfiniskiOptions(Flags flags) {

  /** The slope cards that have a flag. */
  public enum Flags {
    /** The flag gate only, as the rulebook has it. */
    ONE,
    /** Three more cards, on one half of their landscape side each. */
    MORE
  }
}
