package games.chalet.rules.antarctic.board;

import java.util.OptionalInt;

/**
 * What a table can choose.
 *
 * @param order who watches over the order of priorities
 * @param loads which cards may be laid on an opponent's payoff pile
 * @param tripleTopper which cards continue a Triple Topper
 * @param end what happens when a player has reached the target
 * @param target how many points put a player out
 * @param jokers how many Jokers are in the deck, 0 or 2
 */
public record AntarcticOptions(
    Order order, Loads loads, TripleTopper tripleTopper, End end, Target target, int jokers) {

  /** The same but for the loads. */
  public AntarcticOptions withLoads(Loads others) {
    return new AntarcticOptions(order, others, tripleTopper, end, target, jokers);
  }

  /**
   * WILD or EXACT: the table's choice, or what AUTO means among {@code players} players who take
   * part.
   *
   * @param mostWithWild up to how many players AUTO means WILD
   */
  public Loads loadsAmong(int players, int mostWithWild) {
    if (loads != Loads.AUTO) {
      return loads;
    }
    return players <= mostWithWild ? Loads.WILD : Loads.EXACT;
  }

  /** How many points put a player out; empty if only one round is played. */
  public OptionalInt points() {
    return switch (target) {
      case POINTS_300 -> OptionalInt.of(300);
      case POINTS_200 -> OptionalInt.of(200);
      case POINTS_100 -> OptionalInt.of(100);
      case ONE_ROUND -> OptionalInt.empty();
    };
  }

  /** Who watches over the order of priorities. */
  public enum Order {
    /** The players: out of order is possible, and can be called. */
    CHALLENGE,
    /** The table: out of order is refused, and nobody calls. */
    ENFORCED
  }

  /** Which cards may be laid on an opponent's payoff pile (ruling 10). */
  public enum Loads {
    /** WILD while few players take part, EXACT while more do. */
    AUTO,
    /** A neighbouring number that matches in colour or suit; black and blob match everything. */
    WILD,
    /** The same, but black matches black only, and blob only blob. */
    EXACT
  }

  /** Which cards continue a Triple Topper (ruling 1). */
  public enum TripleTopper {
    /** Those that match in colour and suit as declared. */
    WILDS_COUNT,
    /** Those whose printed colour and suit are the same. */
    EXACT_CARDS
  }

  /** What happens when a player has reached the target (ruling 22). */
  public enum End {
    /** The lowest total wins. */
    FIRST_OUT,
    /** That player is out, and the others go on until one is left. */
    LAST_STANDING
  }

  /** How many points put a player out (ruling 21). */
  public enum Target {
    /** At least 300 points; likewise below. */
    POINTS_300,
    POINTS_200,
    POINTS_100,
    /** There is only one round. */
    ONE_ROUND
  }
}
