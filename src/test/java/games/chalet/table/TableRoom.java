package games.chalet.table;

import games.chalet.json.Json;
import games.chalet.player.GuestNaming;
import games.chalet.player.Player;
import games.chalet.player.Players;
import games.chalet.rules.GameCatalog;
import games.chalet.stomp.Connections;
import games.chalet.stomp.OfflinePlayers;
import games.chalet.stomp.PresenceNumbers;
import games.chalet.storage.DiskSpace;
import games.chalet.storage.locks.AdvisoryLocks;
import games.chalet.storage.locks.ProcessLocks;
import games.chalet.storage.locks.SharedLocks;
import games.chalet.table.change.TableLimits;
import games.chalet.testing.MovableClock;
import games.chalet.web.ChaletSettings;
import games.chalet.web.CurrentPlayer;
import games.chalet.web.OneNode;
import games.chalet.web.ProcessClock;
import games.chalet.web.SeveralNodes;
import games.chalet.web.limits.FairReads;
import games.chalet.web.limits.ReachedLimits;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.springframework.boot.autoconfigure.AutoConfigurationPackage;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.scheduling.TaskScheduler;
import org.springframework.scheduling.concurrent.ThreadPoolTaskScheduler;
import org.springframework.transaction.support.TransactionTemplate;
import org.springframework.util.unit.DataSize;

/** The table room alone: on a real database, with neighbours that only take notes. */
@EnableAutoConfiguration
@AutoConfigurationPackage(basePackages = "games.chalet.table")
@EnableConfigurationProperties({TableLimits.class, ChaletSettings.class})
@ComponentScan("games.chalet.table")
class TableRoom {

  private static final AtomicInteger TESTS = new AtomicInteger();

  /** Returns the end of the ids of those who come in one test. */
  static String newSuffix() {
    return "x" + TESTS.incrementAndGet();
  }

  @Bean
  GameCatalog gameCatalog() {
    return new GameCatalog();
  }

  @Bean
  FairReads reads() {
    return new FairReads();
  }

  @Bean
  ReachedLimits reachedLimits(MeterRegistry meters) {
    return new ReachedLimits(meters);
  }

  @Bean
  DiskSpace diskSpace() {
    return new DiskSpace(() -> Long.MAX_VALUE, DataSize.ofBytes(0), DataSize.ofBytes(0));
  }

  @Bean
  @OneNode
  SharedLocks processLocks() {
    return new ProcessLocks();
  }

  @Bean
  @SeveralNodes
  SharedLocks advisoryLocks(DataSource database) {
    return new AdvisoryLocks(database, AdvisoryLocks.Patience.USUAL);
  }

  /** The settings name it, and what it is about is not here. */
  @Bean
  HealthIndicator databaseHealthIndicator() {
    return () -> Health.up().build();
  }

  @Bean
  HealthIndicator diskHealthIndicator() {
    return () -> Health.up().build();
  }

  @Bean
  Json json() {
    return Json.create();
  }

  @Bean
  NotedMessaging messaging() {
    return new NotedMessaging();
  }

  @Bean
  NotedMatches matches(TransactionTemplate transaction, JdbcOperations jdbc) {
    return new NotedMatches(transaction, jdbc);
  }

  @Bean
  SomePlayers players() {
    return new SomePlayers();
  }

  @Bean
  SomeConnections connections() {
    return new SomeConnections();
  }

  @Bean
  OfflinePlayers offlinePlayers(SomeConnections connections, ProcessClock clock) {
    return new OfflinePlayers(connections, clock);
  }

  @Bean
  CurrentPlayer nobodysBrowser() {
    return request -> Optional.empty();
  }

  @Bean
  GuestNaming nobodyIsNamed() {
    return (request, name) -> {
      throw new UnsupportedOperationException();
    };
  }

  @Bean
  PresenceNumbers presenceNumbers(MovableClock clock) {
    return new PresenceNumbers(clock);
  }

  @Bean
  TaskScheduler taskScheduler() {
    return new ThreadPoolTaskScheduler();
  }

  @Bean
  MovableClock clock() {
    return new MovableClock();
  }

  @Bean
  ProcessClock processClock(MovableClock clock) {
    return clock.process();
  }

  /** Lets the test decide which players are online. */
  static final class SomeConnections implements Connections {

    final Set<String> online = ConcurrentHashMap.newKeySet();

    @Override
    public boolean isOnline(String playerId) {
      return online.contains(playerId);
    }

    @Override
    public void close(String playerId) {
      online.remove(playerId);
    }

    @Override
    public void closeAll() {
      online.clear();
    }
  }

  /** Everybody exists whom nobody has forgotten, under a name made of their id or a given one. */
  static final class SomePlayers implements Players {

    final Set<String> forgotten = ConcurrentHashMap.newKeySet();
    final Map<String, Duration> unseenFor = new ConcurrentHashMap<>();
    final Map<String, Player> named = new ConcurrentHashMap<>();

    @Override
    public Optional<Player> find(String id) {
      return Optional.of(named.getOrDefault(id, new Player(id, "Mx " + id)))
          .filter(player -> !forgotten.contains(id));
    }

    @Override
    public Player get(String id) {
      return find(id).orElseThrow();
    }

    @Override
    public Duration unseenFor(String id) {
      return unseenFor.getOrDefault(id, Duration.ZERO);
    }

    @Override
    public List<Player> findAll(Collection<String> ids) {
      return ids.stream().flatMap(id -> find(id).stream()).toList();
    }
  }
}
