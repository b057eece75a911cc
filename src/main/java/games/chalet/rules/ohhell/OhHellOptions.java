package games.chalet.rules.ohhell;

/**
 * The options of a table.
 *
 * @param deals the number of cards with which a match begins (ruling O2)
 * @param hook whether the dealer may not make the bids add up (ruling O5)
 */
public record OhHellOptions(Deals deals, Hook hook) {

  /** The deals of a match: from ten cards (eight for six players) or from five down to one. */
  public enum Deals {
    LONG,
    SHORT
  }

  /** The hook: on, at least one player has to miss the bid. */
  public enum Hook {
    ON,
    OFF
  }

  /** Returns the number of cards for each player in the first deal; one more card is turned up. */
  int most(int seats) {
    return deals == Deals.SHORT ? 5 : Math.min(10, 51 / seats);
  }
}
