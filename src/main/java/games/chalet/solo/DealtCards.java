package games.chalet.solo;

import games.chalet.engine.Seed;
import games.chalet.match.MatchSummary;
import games.chalet.rules.GameCatalog;
import java.util.Objects;
import tools.jackson.databind.JsonNode;

/** The data that makes a match the same for all players. */
record DealtCards(String game, int rulesVersion, JsonNode options, Seed seed) {

  /** Returns the cards of a match that is over. */
  static DealtCards of(MatchSummary over) {
    return new DealtCards(
        over.game(),
        over.rulesVersion(),
        over.options(),
        new Seed(Objects.requireNonNull(over.seed(), "A finished match shows its seed")));
  }

  static DealtCards of(Deal deal) {
    return new DealtCards(deal.game(), deal.rulesVersion(), deal.options(), deal.seed());
  }

  /**
   * Requires the rules for which the cards were dealt: under others they would make another match.
   *
   * @throws games.chalet.web.RefusedException if this server no longer has those rules
   */
  void requireRules(GameCatalog games) {
    if (games.find(game, rulesVersion).isEmpty()) {
      throw SoloRefusal.RULES_CHANGED.of();
    }
  }
}
