package games.chalet.rules.avalanche.hands;

/** A card; cards of a kind are all alike. */
public enum Card {
  /** Begins a run; has a pile of its own. */
  LIFT,
  /** The easiest run. */
  GREEN(1),
  /** An easy run. */
  BLUE(2),
  /** A steep run. */
  RED(3),
  /** The hardest run. */
  BLACK(4),
  /** Destroys open runs; the fifth ends the match. */
  AVALANCHE,
  /** House card: saves the run next to it from one avalanche. */
  SKI_PATROL,
  /** House card: nothing may be added to an opponent's run on their next turn. */
  PISTE_CLOSED,
  /** House card: the right-most card of an opponent's run is discarded. */
  WIPEOUT,
  /** House card: pick up two more cards. */
  LIFT_PASS;

  private final int steepness;

  Card() {
    this(0);
  }

  Card(int steepness) {
    this.steepness = steepness;
  }

  /** Returns the points of a run card, 1 (green) to 4 (black); 0 for any other card. */
  public int steepness() {
    return steepness;
  }
}
