package games.chalet.solo;

import games.chalet.match.MatchSummary;
import games.chalet.rules.GameCatalog;
import games.chalet.storage.DiskSpace;
import games.chalet.web.Ids;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Creates challenges from the cards of finished matches. */
@Component
class DealSharing {

  private final GameCatalog games;
  private final DealRepository deals;
  private final Solitaires solitaires;
  private final DiskSpace space;

  DealSharing(GameCatalog games, DealRepository deals, Solitaires solitaires, DiskSpace space) {
    this.space = space;
    this.games = games;
    this.deals = deals;
    this.solitaires = solitaires;
  }

  /** Returns the deal to which a player's finished match belongs already. */
  Optional<Deal> known(String player, String matchId) {
    return deals.findBySeedHash(solitaires.finishedForOne(player, matchId).seedHash());
  }

  /** Makes the cards of a player's finished match a challenge, if they are not shared yet. */
  Deal challenge(String player, String matchId) {
    MatchSummary match = solitaires.finishedForOne(player, matchId);
    DealtCards cards = DealtCards.of(match);
    cards.requireRules(games);
    space.requireForNew();
    return deals.share(Deal.challenge(Ids.random(), cards, player));
  }
}
