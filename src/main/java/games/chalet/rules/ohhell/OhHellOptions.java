package games.chalet.rules.ohhell;

/**
 * What a table can choose.
 *
 * @param deals with how many cards a match begins (ruling O2)
 * @param hook whether the dealer may not make the bids add up (ruling O5)
 */
public record OhHellOptions(Deals deals, Hook hook) {

  /** From ten cards (eight for six players) or from five down to one. */
  public enum Deals {
    LONG,
    SHORT
  }

  /** Whether somebody has to miss. */
  public enum Hook {
    ON,
    OFF
  }

  /** How many cards everybody gets in the first deal; one card more is turned up. */
  int most(int seats) {
    return deals == Deals.SHORT ? 5 : Math.min(10, 51 / seats);
  }
}
