package games.chalet.rules.avalanche;

/**
 * The options of a table.
 *
 * @param avalancheHits the open runs that an avalanche destroys
 * @param drawPileOut the rule for an empty draw pile
 * @param deck the pack in play
 * @param actionCards whether the house cards are shuffled in
 */
public record AvalancheOptions(
    AvalancheHits avalancheHits, DrawPileOut drawPileOut, Deck deck, ActionCards actionCards) {

  /** The open runs that an avalanche destroys (ruling 1). */
  public enum AvalancheHits {
    /** All open runs, the player's own included. */
    ALL,
    /** All open runs but the player's own. */
    OTHERS,
    /** The open run of one opponent, whom the player names. */
    ONE
  }

  /** The rule for an empty draw pile (ruling 17). */
  public enum DrawPileOut {
    /** Play continues with the cards in the hands. */
    HANDS_ONLY,
    /** The discard pile is shuffled into a new draw pile, at most twice. */
    RECYCLE
  }

  /** The pack. */
  public enum Deck {
    /** 108 cards, for 2 to 6 seats. */
    FULL,
    /** 67 cards, for a quick game of 2 to 4 seats. */
    SHORT
  }

  /** The choice whether the twelve house cards are in the pack. */
  public enum ActionCards {
    /** The pack of the rulebook. */
    OFF,
    /** The pack with Ski Patrol, Piste Closed, Wipeout and Lift Pass. */
    HOUSE
  }
}
