package games.chalet.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.typesafe.config.ConfigFactory;
import games.chalet.testing.Postgres;
import games.chalet.testing.Schema;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.sql.DataSource;
import org.apache.pekko.coordination.lease.LeaseSettings;
import org.apache.pekko.coordination.lease.TimeoutSettings;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Which side of a broken cluster may go on is known soon, or neither goes on. */
class DatabaseLeaseTest {

  private final DataSource database = Postgres.dataSource(Postgres.shared().newDatabase());
  private final LeaseTable leases =
      new LeaseTable(
          JdbcClient.create(database),
          new TransactionTemplate(new DataSourceTransactionManager(database)));

  @BeforeEach
  void migrate() {
    Schema.create(database);
  }

  private DatabaseLease of(String owner, String longestOperation) {
    TimeoutSettings timeouts =
        TimeoutSettings.apply(
            ConfigFactory.parseString(
                "heartbeat-timeout = 1 h, heartbeat-interval = 5 s, lease-operation-timeout = "
                    + longestOperation));
    return new DatabaseLease(
        new LeaseSettings("sides", owner, timeouts, ConfigFactory.empty()), leases);
  }

  private static boolean acquires(DatabaseLease lease) throws Exception {
    return lease.acquire().toCompletableFuture().get(20, TimeUnit.SECONDS);
  }

  @Test
  void oneSideHasItUntilItGivesItBack() throws Exception {
    DatabaseLease one = of("one", "10 s");
    DatabaseLease other = of("other", "10 s");
    assertThat(acquires(one)).isTrue();
    assertThat(acquires(other)).isFalse();
    assertThat(one.checkLease()).isTrue();
    assertThat(other.checkLease()).isFalse();
    one.release().toCompletableFuture().get(20, TimeUnit.SECONDS);
    assertThat(one.checkLease()).isFalse();
    assertThat(acquires(other)).isTrue();
  }

  /** As if the database's clock had been set back by two days since. */
  @Test
  void oneOfBeforeTheClockWasSetBackKeepsNobodyOut() throws Exception {
    assertThat(acquires(of("one", "10 s"))).isTrue();
    JdbcClient.create(database)
        .sql("update cluster_leases set ends_at = ends_at + interval '2 days'")
        .update();
    assertThat(acquires(of("other", "10 s"))).isTrue();
    assertThat(acquires(of("one", "10 s"))).isFalse();
  }

  @Test
  void aLeaseGrantedTooLateIsGivenBack() throws Exception {
    DatabaseLease late = of("late", "100 ms");
    try (Connection slow = database.getConnection();
        Statement statement = slow.createStatement()) {
      slow.setAutoCommit(false);
      statement.execute("lock table cluster_leases in exclusive mode");
      CompletableFuture<Boolean> answer = late.acquire().toCompletableFuture();
      assertThatThrownBy(() -> answer.get(20, TimeUnit.SECONDS))
          .isInstanceOf(ExecutionException.class)
          .hasCauseInstanceOf(TimeoutException.class);
      slow.commit();
    }
    assertThat(late.checkLease()).isFalse();
    Awaitility.await()
        .atMost(Duration.ofSeconds(20))
        .until(() -> leases.acquire("sides", "other", Duration.ofHours(1)));
    assertThat(late.checkLease()).isFalse();
  }
}
