package games.chalet.deal;

import games.chalet.engine.Seed;
import games.chalet.match.MatchSummary;
import java.util.Objects;
import tools.jackson.databind.JsonNode;

/** What makes a match the same for everybody. */
record Cards(String game, int rulesVersion, JsonNode options, Seed seed) {

  /** Those of a match that is over. */
  static Cards of(MatchSummary over) {
    return new Cards(
        over.game(),
        over.rulesVersion(),
        over.options(),
        new Seed(Objects.requireNonNull(over.seed(), "A finished match shows its seed")));
  }

  static Cards of(Deal deal) {
    return new Cards(deal.game(), deal.rulesVersion(), deal.options(), deal.seed());
  }
}
