package games.chalet.rules.antarctic.play;

import games.chalet.rules.antarctic.board.AntarcticOptions;
import games.chalet.rules.antarctic.board.AntarcticOptions.TripleTopper;
import games.chalet.rules.antarctic.board.Matching;
import games.chalet.rules.antarctic.deck.Card;
import games.chalet.rules.antarctic.deck.Face;
import games.chalet.rules.kit.Lists;
import java.util.Optional;

/**
 * The discards that a Triple Topper earns: one card less than it has (ruling 3), until it is full
 * (ruling 2).
 */
final class Chains {

  private static final int FULL = 5;

  private Chains() {}

  /**
   * Returns the most cards that a chain can have: the five numbers, and the Jokers if there are
   * any.
   */
  static int full(AntarcticOptions options) {
    return FULL + options.jokers();
  }

  static int earnedByNext(AntarcticOptions options, int chain) {
    return chain < full(options) ? chain : 0;
  }

  /** Lays a card on the centre pile; returns the number of discards that it earns. */
  static int lay(Draft draft, Card card, Face as) {
    TripleTopper rule = draft.options.tripleTopper();
    boolean topper = Matching.topper(rule, draft.centre, draft.centreAs.orElseThrow(), card, as);
    int earned = topper ? earnedByNext(draft.options, draft.chain) : 0;
    draft.chain = earned > 0 ? draft.chain + 1 : 1;
    draft.underCentre = Lists.plus(draft.underCentre, draft.centre);
    draft.centre = card;
    draft.centreAs = Optional.of(as);
    return earned;
  }
}
