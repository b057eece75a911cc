package games.chalet.solo.daily;

import games.chalet.json.Json;
import games.chalet.rules.GameCatalog;
import games.chalet.stomp.Connections;
import games.chalet.storage.locks.SharedLocks;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.ZoneId;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Creates the beans of this package. */
@Configuration(proxyBeanMethods = false)
class DailyConfiguration {

  /**
   * The bound of the search: it solves all but one of thousands of deals that can be won; see
   * docs/measurements.md.
   */
  private static final int NODES = 300_000;

  @Bean
  DayDeals dayDeals(
      SharedLocks locks,
      GameCatalog games,
      SeedDrawRepository draws,
      Json json,
      DailySettings settings) {
    return new DayDeals(
        locks, games, draws, json, new SecureRandom(), settings.winnable() ? NODES : 0);
  }

  @Bean
  DailyWorker dailyWorker(
      SharedLocks locks, DailySettings settings, Connections connections, Clock clock) {
    return new DailyWorker(
        locks,
        new QuietHours(settings, connections, clock, ZoneId.systemDefault(), System::nanoTime));
  }

  @Bean
  Pars pars(
      GameCatalog games, DayDeals deals, ParRunRepository runs, Json json, DailyWorker worker) {
    return new Pars(games, deals, runs, new ParPlayer(json, worker));
  }

  /** Starts the work when the server is ready to serve. */
  @Bean
  ApplicationListener<ApplicationReadyEvent> dailyWorkBegins(DailyWorker worker, DailyWork work) {
    return event -> worker.start(work);
  }
}
