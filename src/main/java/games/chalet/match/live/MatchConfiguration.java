package games.chalet.match.live;

import games.chalet.engine.Seed;
import games.chalet.json.Json;
import games.chalet.match.EndedMatchRows;
import games.chalet.match.bots.BotSettings;
import games.chalet.match.bots.BotThreads;
import games.chalet.match.journal.Journal;
import games.chalet.match.journal.JournalReader;
import games.chalet.match.live.writer.GameJsons;
import games.chalet.match.live.writer.LiveMatchFactory.Ownership;
import games.chalet.match.state.KnownGames;
import games.chalet.match.time.MatchSettings;
import games.chalet.match.time.PlayersInMatches;
import games.chalet.match.time.Timekeeping;
import games.chalet.match.time.WakeUps;
import games.chalet.player.PlayerReferences;
import games.chalet.stomp.Connections;
import games.chalet.stomp.OfflinePlayers;
import games.chalet.storage.DiskSpace;
import games.chalet.web.LifecyclePhase;
import games.chalet.web.OneNode;
import games.chalet.web.ProcessClock;
import games.chalet.web.SeveralNodes;
import games.chalet.web.ShutdownPhases;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.hibernate.SessionFactory;
import org.springframework.boot.sql.init.dependency.DependsOnDatabaseInitialization;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;

/** Creates the beans of this module. */
@Configuration(proxyBeanMethods = false)
class MatchConfiguration {

  private static final Duration LONGEST_FINISH = Duration.ofSeconds(10);

  @Bean
  @DependsOnDatabaseInitialization
  Journal journal(
      DataSource dataSource,
      SessionFactory sessions,
      DiskSpace space,
      Json json,
      MatchSettings settings,
      List<EndedMatchRows> listeners,
      MeterRegistry meters) {
    return new Journal(
        dataSource,
        sessions::openStatelessSession,
        space,
        json,
        settings.fsync(),
        listeners,
        meters);
  }

  @Bean
  Timekeeping timekeeping(
      ProcessClock clock,
      Clock wall,
      Connections connections,
      OfflinePlayers offline,
      MatchSettings settings) {
    return new Timekeeping(
        clock,
        wall,
        clock.instant(),
        settings,
        new PlayersInMatches(connections, offline),
        new WakeUps(clock));
  }

  @Bean
  BotThreads botThreads(BotSettings settings, MeterRegistry meters) {
    return new BotThreads(settings, meters, new SecureRandom()::nextLong);
  }

  @Bean
  MeterBinder matchMeters(LiveMatches matches) {
    return meters ->
        Gauge.builder("chalet.matches.running", matches, LiveMatches::running)
            .description("Running matches of this node")
            .register(meters);
  }

  @Bean
  @OneNode
  Ownership ownershipOfMatches() {
    return Ownership.SOLE;
  }

  @Bean
  @SeveralNodes
  Ownership sharedOwnershipOfMatches() {
    return Ownership.SHARED;
  }

  @Bean
  MatchFactory matchFactory(
      KnownGames games, JournalReader reader, Json json, GameJsons gameJsons, Clock clock) {
    SecureRandom random = new SecureRandom();
    return new MatchFactory(games, reader, json, gameJsons, clock, () -> Seed.random(random));
  }

  /**
   * Finds the players who have a seat in a running match, wherever its table is. Asked before the
   * archive: a match that ends in between is in one of the two.
   */
  @Bean
  @Order(Ordered.HIGHEST_PRECEDENCE)
  PlayerReferences runningMatchReferences(JournalReader reader) {
    return guests ->
        reader.running().stream()
            .flatMap(stored -> stored.header().players().stream())
            .filter(guests::contains)
            .collect(Collectors.toSet());
  }

  @Bean
  LifecyclePhase matchesListen(LiveMatches matches, MatchTicker ticker, BotThreads bots) {
    return new LifecyclePhase(
        ShutdownPhases.NO_NEW_COMMANDS,
        ticker::start,
        () -> {
          matches.stopListening();
          ticker.close();
          bots.close();
        });
  }

  @Bean
  LifecyclePhase matchesFinish(LiveMatches matches) {
    return new LifecyclePhase(
        ShutdownPhases.FINISH_BATCH, () -> {}, () -> matches.awaitQuiet(LONGEST_FINISH));
  }
}
