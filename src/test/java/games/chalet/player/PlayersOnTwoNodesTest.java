package games.chalet.player;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.player.PlayerExpiry.PlayerExpirySettings;
import games.chalet.stomp.Connections;
import games.chalet.storage.DiskSpace;
import games.chalet.testing.MovableClock;
import games.chalet.testing.Postgres;
import games.chalet.testing.Repositories;
import games.chalet.web.Token;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.support.StaticListableBeanFactory;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.util.unit.DataSize;

/** The players of two nodes over one PostgreSQL. */
class PlayersOnTwoNodesTest {

  private static final Duration LONG = Duration.ofDays(365);

  private final DataSource source = Postgres.dataSource(Postgres.shared().newDatabase());
  private final JdbcTemplate database = new JdbcTemplate(source);
  private final Repositories repositories = repositories();

  private Repositories repositories() {
    Flyway.configure().dataSource(source).load().migrate();
    return Repositories.over(source);
  }

  @AfterEach
  void close() {
    repositories.close();
  }

  /** The parts that each node has of its own. */
  private final class Node {

    final AtomicLong nanos = new AtomicLong();
    final RunningTime time = new RunningTime(JdbcClient.create(source), nanos::get);
    final SeenRows rows = new SeenRows(database);
    final LastSeen lastSeen =
        new LastSeen(rows, new PlayerConfiguration().writtenFirstSight(rows, time));
    final PlayerService players =
        new PlayerService(
            repositories.get(GuestRepository.class),
            new StoredPlayers(repositories.get(GuestRepository.class)),
            event -> {},
            time,
            new DiskSpace(() -> Long.MAX_VALUE, DataSize.ofBytes(0), DataSize.ofBytes(0)),
            new MovableClock());

    /** Looks through the players; meanwhile something else happens. */
    void expire(Runnable meanwhile) {
      PlayerReferences references =
          asked -> {
            meanwhile.run();
            return Set.of();
          };
      new PlayerExpiry(
              players,
              lastSeen,
              time,
              new Nobody(),
              new StaticListableBeanFactory(Map.of("references", references))
                  .getBeanProvider(PlayerReferences.class),
              new PlayerExpirySettings(Duration.ofDays(30), Duration.ofDays(1)))
          .look();
    }
  }

  private static final class Nobody implements Connections {

    @Override
    public boolean isOnline(String playerId) {
      return false;
    }

    @Override
    public void close(String playerId) {}

    @Override
    public void closeAll() {}
  }

  private Node one;
  private Node other;

  @BeforeEach
  void start() {
    one = new Node();
    other = new Node();
  }

  @Test
  void forgettingAndRenamingReachTheOtherNodeAtOnce() {
    Token token = Token.random();
    Player ada = one.players.make(token, "Ada");
    assertThat(other.players.find(token)).contains(ada);
    one.players.rename(ada, "Countess");
    Player renamed = one.players.get(ada.id());
    assertThat(other.players.find(token)).contains(renamed);
    assertThat(other.players.find(ada.id())).contains(renamed);
    assertThat(other.players.findAll(List.of("nobody", ada.id()))).containsExactly(renamed);
    assertThat(other.players.findAll(List.of())).isEmpty();
    one.players.forget(ada);
    assertThat(other.players.find(token)).isEmpty();
    assertThat(other.players.find(ada.id())).isEmpty();
    assertThat(other.players.findAll(List.of(ada.id()))).isEmpty();
  }

  @Test
  void aPlayerReturningToOneNodeIsNotRemovedByTheOther() {
    Token token = Token.random();
    Player ada = one.players.make(token, "Ada");
    one.nanos.set(LONG.toNanos());
    other.nanos.set(LONG.toNanos());
    AtomicReference<Boolean> isKept = new AtomicReference<>();
    one.expire(() -> isKept.set(other.lastSeen.note(ada.id())));
    assertThat(isKept.get()).isTrue();
    assertThat(other.players.find(token)).contains(ada);
    // Nobody comes: after a day they are gone, and whoever comes too late is told so.
    one.nanos.addAndGet(Duration.ofDays(2).toNanos());
    one.expire(() -> {});
    other.lastSeen.note(ada.id());
    assertThat(other.players.find(token)).isEmpty();
  }

  @Test
  void noNodeSetsTheRunningTimeBack() {
    one.nanos.set(Duration.ofMinutes(100).toNanos());
    one.time.save();
    other.nanos.set(Duration.ofMinutes(40).toNanos());
    other.time.save();
    assertThat(database.queryForObject("select minutes from running_time", Long.class))
        .isEqualTo(100);
  }
}
