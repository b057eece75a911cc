package games.chalet.solo;

import games.chalet.engine.Game;
import games.chalet.json.Json;
import games.chalet.match.MatchSummary;
import games.chalet.rules.GameCatalog;
import games.chalet.solo.daily.DayCards;
import games.chalet.solo.daily.DayDeals;
import games.chalet.storage.DiskSpace;
import games.chalet.web.Ids;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/**
 * Creates deals: from the cards of a finished match, and for a day when it is first requested, from
 * the seed that the server has drawn ahead.
 */
@Component
class DealSharing {

  private final GameCatalog games;
  private final DealRepository deals;
  private final Solitaires solitaires;
  private final DayDeals days;
  private final Clock clock;
  private final DiskSpace space;
  private final Json json;

  DealSharing(
      GameCatalog games,
      DealRepository deals,
      Solitaires solitaires,
      DayDeals days,
      Clock clock,
      DiskSpace space,
      Json json) {
    this.space = space;
    this.games = games;
    this.deals = deals;
    this.solitaires = solitaires;
    this.days = days;
    this.clock = clock;
    this.json = json;
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
    return deals.share(
        Deal.challenge(
            Ids.random(),
            new DayCards(cards.game(), cards.rulesVersion(), cards.options(), cards.seed()),
            player));
  }

  /** Returns today's deals, in the order of the games. */
  List<Deal> today() {
    return games.games().stream().flatMap(game -> today(game).stream()).toList();
  }

  /**
   * Returns the deal of that game's day; none of future days, and none of days that nobody
   * requested.
   */
  Optional<Deal> ofDay(String game, LocalDate day) {
    return day.equals(LocalDate.now(clock))
        ? games.find(game).flatMap(this::today)
        : deals.findByGameAndDay(game, day);
  }

  private <O extends Record> Optional<Deal> today(Game<O, ?, ?, ?, ?> game) {
    LocalDate day = LocalDate.now(clock);
    return deals
        .findByGameAndDay(game.info().id(), day)
        .or(
            () ->
                game.dealOfTheDay(day.toEpochDay())
                    .map(
                        options ->
                            days.publish(
                                game,
                                day,
                                json.tree(options),
                                cards -> deals.share(Deal.daily(Ids.random(), cards, day)))));
  }
}
