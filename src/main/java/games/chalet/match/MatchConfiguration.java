package games.chalet.match;

import games.chalet.json.Json;
import games.chalet.rules.GameCatalog;
import games.chalet.stomp.Connections;
import games.chalet.storage.DiskSpace;
import games.chalet.web.ShutdownPhases;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Duration;
import javax.sql.DataSource;
import org.springframework.boot.sql.init.dependency.DependsOnDatabaseInitialization;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Puts the room together. */
@Configuration(proxyBeanMethods = false)
class MatchConfiguration {

  private static final Duration LONGEST_FINISH = Duration.ofSeconds(10);

  @Bean
  @DependsOnDatabaseInitialization
  Journal journal(
      DataSource dataSource,
      DiskSpace space,
      Json json,
      MatchSettings settings,
      MeterRegistry meters) {
    return new Journal(dataSource, space, json, settings.fsync(), meters);
  }

  @Bean
  News newsOfMatches(ApplicationEventPublisher publisher) {
    return new News(publisher);
  }

  @Bean
  GameCatalog gameCatalog() {
    return new GameCatalog();
  }

  @Bean
  KnownGames knownGames(GameCatalog catalog) {
    return catalog::versions;
  }

  @Bean
  @DependsOnDatabaseInitialization
  Ledger ledger(DataSource dataSource, Json json) {
    return new Ledger(JdbcClient.create(dataSource), json);
  }

  @Bean
  NodeId nodeId() {
    return NodeId.random();
  }

  @Bean
  PendingReplies pendingReplies(NodeId node) {
    return new PendingReplies(node);
  }

  @Bean
  Timekeeping timekeeping(Clock clock, Connections connections, MatchSettings settings) {
    return new Timekeeping(
        clock,
        clock.instant(),
        settings,
        new Absences(connections, clock, settings.goneAfter()),
        new AlarmClock(clock));
  }

  @Bean
  LiveMatchFactory liveMatchFactory(
      MatchLoader loader,
      Journal journal,
      News news,
      Replies replies,
      Audiences audiences,
      MatchRights rights,
      Timekeeping time,
      MeterRegistry meters) {
    return new LiveMatchFactory(
        loader,
        journal,
        news,
        replies,
        audiences,
        rights,
        time,
        meters.counter("chalet.match.actions"));
  }

  @Bean
  MatchLoader matchLoader(KnownGames games, Json json, Ledger ledger) {
    return new MatchLoader(games, json, ledger);
  }

  @Bean
  MatchRights matchRights(Spectating spectating, Disclosure disclosure) {
    return new MatchRights(spectating, disclosure);
  }

  @Bean
  LiveMatches liveMatches(
      LiveMatchFactory factory,
      Ledger ledger,
      DataSource dataSource,
      Json json,
      Replies replies,
      Timekeeping time) {
    Forgetting forgetting = new Forgetting(JdbcClient.create(dataSource), json);
    return new LiveMatches(factory, ledger, forgetting, replies, time);
  }

  @Bean
  Dealer dealer(KnownGames games, Json json, Timekeeping time) {
    return new Dealer(games, json, time.clock());
  }

  @Bean
  Library library(KnownGames games, Ledger ledger, Json json) {
    return new Library(games, ledger, json);
  }

  @Bean
  Matches matches(
      LiveMatches matches,
      Dealer dealer,
      Journal journal,
      Ledger ledger,
      Library library,
      News news,
      PendingReplies pending,
      DiskSpace space) {
    return new AllMatches(matches, dealer, journal, ledger, library, news, pending, space);
  }

  @Bean
  Heartbeat matchHeartbeat(LiveMatches matches) {
    return new Heartbeat(matches);
  }

  @Bean
  Closing matchesListen(LiveMatches matches, Heartbeat heartbeat) {
    return new Closing(
        ShutdownPhases.NO_NEW_COMMANDS,
        heartbeat::start,
        () -> {
          matches.stopListening();
          heartbeat.close();
        });
  }

  @Bean
  Closing matchesFinish(LiveMatches matches) {
    return new Closing(
        ShutdownPhases.FINISH_BATCH, () -> {}, () -> matches.awaitQuiet(LONGEST_FINISH));
  }

  /** Asked before the archive: a match that ends in between is in one of the two. */
  @Bean
  @Order(Ordered.HIGHEST_PRECEDENCE)
  RunningTies runningTies(Ledger ledger) {
    return new RunningTies(ledger);
  }

  /** Hears who comes and goes, for good too. */
  @Bean
  Doorbell matchDoorbell(LiveMatches matches) {
    return new Doorbell(matches);
  }
}
