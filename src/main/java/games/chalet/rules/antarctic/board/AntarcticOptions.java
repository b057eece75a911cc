package games.chalet.rules.antarctic.board;

import java.util.OptionalInt;

/**
 * The options of a table.
 *
 * @param order the way in which the order of priorities is enforced
 * @param loads the cards that may be laid on an opponent's payoff pile
 * @param tripleTopper the cards that continue a Triple Topper
 * @param end the effect of reaching the target
 * @param target the points that put a player out
 * @param jokers the number of Jokers in the deck, 0 or 2
 */
public record AntarcticOptions(
    Order order, Loads loads, TripleTopper tripleTopper, End end, Target target, int jokers) {

  /** Returns these options with another target. */
  public AntarcticOptions withTarget(Target other) {
    return new AntarcticOptions(order, loads, tripleTopper, end, other, jokers);
  }

  /**
   * Returns WILD or EXACT: the table's choice, or the meaning of AUTO in a round among {@code
   * players} players. AUTO is wild among three only if printed cards alone make a Triple Topper
   * (ruling 10).
   */
  public Loads loadsAmong(int players) {
    if (loads != Loads.AUTO) {
      return loads;
    }
    int mostWithWild = tripleTopper == TripleTopper.EXACT_CARDS ? 3 : 2;
    return players <= mostWithWild ? Loads.WILD : Loads.EXACT;
  }

  /** Returns the points that put a player out; empty if only one round is played. */
  public OptionalInt points() {
    return switch (target) {
      case POINTS_300 -> OptionalInt.of(300);
      case POINTS_200 -> OptionalInt.of(200);
      case POINTS_100 -> OptionalInt.of(100);
      case ONE_ROUND -> OptionalInt.empty();
    };
  }

  /** The way in which the order of priorities is enforced. */
  public enum Order {
    /** The players: out of order is possible, and can be called. */
    CHALLENGE,
    /** As CHALLENGE, and each player is shown the kind of play that comes first. */
    HINTED,
    /** The table: out of order is refused, and nobody calls. */
    ENFORCED
  }

  /** The cards that may be laid on an opponent's payoff pile (ruling 10). */
  public enum Loads {
    /** WILD for few players, EXACT for more. */
    AUTO,
    /** A neighbouring number that matches in colour or suit; black and blob match everything. */
    WILD,
    /** As WILD, but black matches black only, and blob only blob. */
    EXACT
  }

  /** The cards that continue a Triple Topper (ruling 1). */
  public enum TripleTopper {
    /** Cards that match in colour and suit as declared. */
    WILDS_COUNT,
    /** Cards whose printed colour and suit are the same. */
    EXACT_CARDS
  }

  /** The effect of a player reaching the target (ruling 22). */
  public enum End {
    /** The match ends, and the lowest total wins. */
    FIRST_OUT,
    /** The player is out, and the others continue until one is left. */
    LAST_STANDING
  }

  /** The points that put a player out (ruling 21). */
  public enum Target {
    /** At least 300 points; likewise below. */
    POINTS_300,
    POINTS_200,
    POINTS_100,
    /** There is only one round. */
    ONE_ROUND
  }
}
