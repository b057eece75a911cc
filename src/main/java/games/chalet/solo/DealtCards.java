package games.chalet.solo;

import games.chalet.engine.Seed;
import games.chalet.match.MatchSummary;
import games.chalet.rules.GameCatalog;
import java.util.Objects;
import tools.jackson.databind.JsonNode;

/** What makes a match the same for everybody. */
record DealtCards(String game, int rulesVersion, JsonNode options, Seed seed) {

  /** Those of a match that is over. */
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
   * Under other rules than those for which they were dealt they would make another match.
   *
   * @throws games.chalet.web.RefusedException if the house does not know those any more
   */
  void requireRules(GameCatalog games) {
    if (games.find(game, rulesVersion).isEmpty()) {
      throw SoloRefusals.rulesChanged();
    }
  }
}
