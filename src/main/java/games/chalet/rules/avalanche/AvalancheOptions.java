package games.chalet.rules.avalanche;

/**
 * What a table can choose.
 *
 * @param avalancheHits whose open runs an avalanche destroys
 * @param drawPileOut what happens when the draw pile is empty
 * @param deck which pack is played with
 * @param actionCards whether the house cards are shuffled in
 */
public record AvalancheOptions(
    AvalancheHits avalancheHits, DrawPileOut drawPileOut, Deck deck, ActionCards actionCards) {

  /** Whose open runs an avalanche destroys (ruling 1). */
  public enum AvalancheHits {
    /** Everybody's, the player's own included. */
    ALL,
    /** Everybody's but the player's own. */
    OTHERS,
    /** That of one opponent, whom the player names. */
    ONE
  }

  /** What happens when the draw pile is empty (ruling 17). */
  public enum DrawPileOut {
    /** Play goes on with the cards in the hands. */
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

  /** Whether the twelve house cards are in the pack. */
  public enum ActionCards {
    /** The pack of the rulebook. */
    OFF,
    /** With Ski Patrol, Piste Closed, Wipeout and Lift Pass. */
    HOUSE
  }
}
