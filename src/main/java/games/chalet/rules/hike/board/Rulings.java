package games.chalet.rules.hike.board;

import java.util.Optional;

/** The versions of the rulings, by rules version. A match keeps those under which it began. */
public enum Rulings {
  /**
   * Ruling R24 until 2026-11-22: the first day on which no sled moves ends the race. A care card
   * could be lent (ruling R27); that could not happen, because 18 of them are put aside and a racer
   * collects at most three.
   */
  V1(1, Optional.empty(), Optional.of(false)),
  /**
   * Ruling R24 from then on: such a day, a still day, ends the race if all racers were stranded at
   * its dawn or if it is the second one in a row.
   */
  V2(2, Optional.of(0), Optional.empty());

  public final int rulesVersion;

  /** The number of still days when a match begins; empty if they are not counted. */
  public final Optional<Integer> stillDays;

  /** The lent flag of care cards; empty if there is no lending. */
  public final Optional<Boolean> lent;

  Rulings(int rulesVersion, Optional<Integer> stillDays, Optional<Boolean> lent) {
    this.rulesVersion = rulesVersion;
    this.stillDays = stillDays;
    this.lent = lent;
  }
}
