package games.chalet.match.live;

import games.chalet.engine.Seed;
import games.chalet.json.Json;
import games.chalet.match.CardSecrecy;
import games.chalet.match.EndedMatchRows;
import games.chalet.match.Matches;
import games.chalet.match.SpectatorPolicy;
import games.chalet.match.bots.BotSettings;
import games.chalet.match.bots.BotThreads;
import games.chalet.match.bots.HintDesk;
import games.chalet.match.bots.HintSettings;
import games.chalet.match.bots.ReviewProgress;
import games.chalet.match.bots.ReviewRepository;
import games.chalet.match.bots.Reviews;
import games.chalet.match.command.Replies;
import games.chalet.match.journal.Journal;
import games.chalet.match.journal.JournalReader;
import games.chalet.match.journal.OwnerClaims;
import games.chalet.match.journal.PlayerErasure;
import games.chalet.match.live.writer.Audiences;
import games.chalet.match.live.writer.CommittedEvents;
import games.chalet.match.live.writer.GameJsons;
import games.chalet.match.live.writer.LiveMatchFactory;
import games.chalet.match.live.writer.MatchLoader;
import games.chalet.match.live.writer.MatchRights;
import games.chalet.match.live.writer.Ownership;
import games.chalet.match.state.KnownGames;
import games.chalet.match.time.ConnectionTracker;
import games.chalet.match.time.MatchSettings;
import games.chalet.match.time.Timekeeping;
import games.chalet.match.time.WakeUps;
import games.chalet.stomp.Connections;
import games.chalet.storage.DiskSpace;
import games.chalet.web.LifecyclePhase;
import games.chalet.web.NodeId;
import games.chalet.web.OneNode;
import games.chalet.web.ProcessClock;
import games.chalet.web.ShutdownPhases;
import io.micrometer.core.instrument.MeterRegistry;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import javax.sql.DataSource;
import org.hibernate.SessionFactory;
import org.springframework.boot.sql.init.dependency.DependsOnDatabaseInitialization;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.jdbc.core.simple.JdbcClient;

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
      List<EndedMatchRows> rooms,
      MeterRegistry meters) {
    return new Journal(
        dataSource, sessions::openStatelessSession, space, json, settings.fsync(), rooms, meters);
  }

  @Bean
  CommittedEvents committedEvents(ApplicationEventPublisher publisher) {
    return new CommittedEvents(publisher);
  }

  @Bean
  @DependsOnDatabaseInitialization
  JournalReader journalReader(DataSource dataSource, Json json) {
    return new JournalReader(JdbcClient.create(dataSource), json);
  }

  @Bean
  PendingReplies pendingReplies(NodeId node) {
    return new PendingReplies(node);
  }

  @Bean
  Timekeeping timekeeping(
      ProcessClock clock, Clock wall, Connections connections, MatchSettings settings) {
    return new Timekeeping(
        clock,
        wall,
        clock.instant(),
        settings,
        new ConnectionTracker(connections, clock, settings.goneAfter()),
        new WakeUps(clock));
  }

  @Bean
  LiveMatchFactory liveMatchFactory(
      MatchLoader loader,
      Journal journal,
      CommittedEvents events,
      Replies replies,
      Audiences audiences,
      MatchRights rights,
      Timekeeping time,
      MeterRegistry meters,
      BotSettings botSettings,
      BotThreads botThreads,
      HintDesk hintDesk) {
    return new LiveMatchFactory(
        loader,
        journal,
        events,
        replies,
        audiences,
        rights,
        time,
        meters.counter("chalet.match.actions"),
        botSettings,
        botThreads,
        hintDesk);
  }

  @Bean
  BotThreads botThreads(BotSettings settings, MeterRegistry meters) {
    return new BotThreads(settings, meters, new SecureRandom()::nextLong);
  }

  @Bean
  HintDesk hintDesk(HintSettings settings, BotThreads threads) {
    return new HintDesk(settings, threads);
  }

  @Bean
  Reviews reviews(
      KnownGames games,
      JournalReader reader,
      Json json,
      ReviewRepository reviews,
      ReviewProgress progress,
      BotThreads threads) {
    return new Reviews(games, reader, reviews, json, progress, threads);
  }

  @Bean
  GameJsons gameJsons(Json json) {
    return new GameJsons(json);
  }

  @Bean
  MatchLoader matchLoader(
      KnownGames games, GameJsons json, JournalReader reader, DataSource dataSource) {
    return new MatchLoader(games, json, reader, new OwnerClaims(JdbcClient.create(dataSource)));
  }

  @Bean
  MatchRights matchRights(SpectatorPolicy spectatorPolicy, CardSecrecy secrecy) {
    return new MatchRights(spectatorPolicy, secrecy);
  }

  @Bean
  @OneNode
  Ownership ownershipOfMatches() {
    return Ownership.SOLE;
  }

  @Bean
  LiveMatches liveMatches(
      LiveMatchFactory factory,
      JournalReader reader,
      DataSource dataSource,
      Json json,
      Replies replies,
      Timekeeping time,
      Ownership ownership) {
    PlayerErasure erasure = new PlayerErasure(JdbcClient.create(dataSource), json);
    return new LiveMatches(factory, reader, erasure, replies, time, ownership);
  }

  @Bean
  MatchFactory matchFactory(
      KnownGames games, JournalReader reader, Json json, GameJsons gameJsons, Clock clock) {
    SecureRandom random = new SecureRandom();
    return new MatchFactory(games, reader, json, gameJsons, clock, () -> Seed.random(random));
  }

  @Bean
  FinishedMatches finishedMatches(
      KnownGames games, JournalReader reader, Json json, GameJsons gameJsons) {
    return new FinishedMatches(games, reader, json, gameJsons);
  }

  @Bean
  StoredMatches storedMatches(JournalReader reader, MatchRights rights) {
    return new StoredMatches(reader, rights);
  }

  @Bean
  Recaps recaps(
      StoredMatches matches, KnownGames games, JournalReader reader, GameJsons gameJsons) {
    return new Recaps(matches, games, reader, gameJsons);
  }

  @Bean
  Matches matches(
      MatchRouting matches,
      MatchFactory factory,
      Journal journal,
      JournalReader reader,
      FinishedMatches finished,
      Recaps recaps,
      CommittedEvents events,
      PendingReplies pending,
      DiskSpace space,
      Reviews reviews) {
    return new MatchService(
        matches, factory, journal, reader, finished, recaps, events, pending, space, reviews);
  }

  @Bean
  MatchTicker matchTicker(LiveMatches matches) {
    return new MatchTicker(matches);
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

  /**
   * Creates the references, which are queried before the archive: a match that ends in between is
   * in one of the two.
   */
  @Bean
  @Order(Ordered.HIGHEST_PRECEDENCE)
  RunningMatchReferences runningMatchReferences(JournalReader reader) {
    return new RunningMatchReferences(reader);
  }

  /** Handles connects, disconnects and erased players. */
  @Bean
  MatchEventListener matchEventListener(LiveMatches matches) {
    return new MatchEventListener(matches);
  }
}
