package games.chalet.solo;

import games.chalet.engine.Game;
import games.chalet.engine.GameInfo;
import games.chalet.engine.Seed;
import games.chalet.json.Json;
import games.chalet.rules.GameCatalog;
import games.chalet.storage.locks.SharedLocks;
import games.chalet.web.Ids;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;

/** The deals of the days, each of them drawn when it is first requested. */
@Component
class DayDeals {

  private final GameCatalog games;
  private final DealRepository deals;
  private final SharedLocks locks;
  private final Clock clock;
  private final Json json;
  private final SecureRandom random = new SecureRandom();

  DayDeals(GameCatalog games, DealRepository deals, SharedLocks locks, Clock clock, Json json) {
    this.games = games;
    this.deals = deals;
    this.locks = locks;
    this.clock = clock;
    this.json = json;
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
                    .map(options -> drawOnce(game.info(), json.tree(options), day)));
  }

  /**
   * Draws the deal of a day, unless another caller on any node has drawn it. If the lock is lost,
   * the constraint on the day decides.
   */
  private Deal drawOnce(GameInfo<?> game, JsonNode options, LocalDate day) {
    return locks.holding(
        "deals of the days",
        () -> deals.findByGameAndDay(game.id(), day).orElseGet(() -> draw(game, options, day)));
  }

  private Deal draw(GameInfo<?> game, JsonNode options, LocalDate day) {
    DealtCards cards = new DealtCards(game.id(), game.rulesVersion(), options, Seed.random(random));
    return deals.share(Deal.daily(Ids.random(), cards, day));
  }
}
