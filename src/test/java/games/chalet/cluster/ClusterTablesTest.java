package games.chalet.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Postgres;
import java.time.Duration;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.core.io.ClassPathResource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.jdbc.datasource.init.ResourceDatabasePopulator;
import org.springframework.transaction.support.TransactionTemplate;

/** How processes find each other, and which part of a broken cluster goes on. */
class ClusterTablesTest {

  private final DataSource database = Postgres.dataSource(Postgres.shared().newDatabase());
  private final JdbcClient jdbc = JdbcClient.create(database);
  private final TransactionTemplate transaction =
      new TransactionTemplate(new DataSourceTransactionManager(database));
  private final NodeTable nodes = new NodeTable(jdbc, transaction);
  private final LeaseTable leases = new LeaseTable(jdbc, transaction);

  @BeforeEach
  void migrate() {
    new ResourceDatabasePopulator(new ClassPathResource("db/migration/V20__cluster.sql"))
        .execute(database);
  }

  @Test
  void ofTwoThatBeginOneIsFirst() {
    assertThat(nodes.announce("b", "host:2")).isEqualTo(new NodeTable.Plan(List.of(), true));
    assertThat(nodes.announce("c", "host:3").first()).isFalse();
    assertThat(nodes.announce("a", "host:1").first()).isTrue();
    assertThat(nodes.announce("b", "host:2").first()).isFalse();
  }

  @Test
  void whoComesLaterJoinsThoseWhoAreIn() {
    nodes.announce("b", "host:2");
    nodes.beat("b", "host:2", true);
    nodes.announce("c", "host:3");
    assertThat(nodes.announce("a", "host:1").members()).containsExactly("host:2");
  }

  @Test
  void whoWasNotHeardOfForLongOrHadThisAddressIsNotThere() {
    nodes.announce("a", "host:1");
    nodes.beat("a", "host:1", true);
    jdbc.sql("update cluster_nodes set seen_at = seen_at - interval '16 seconds'").update();
    assertThat(nodes.announce("b", "host:2")).isEqualTo(new NodeTable.Plan(List.of(), true));
    nodes.beat("b", "host:2", true);
    assertThat(nodes.announce("c", "host:2")).isEqualTo(new NodeTable.Plan(List.of(), true));
  }

  @Test
  void whoLeavesIsNotThere() {
    nodes.announce("a", "host:1");
    nodes.beat("a", "host:1", true);
    nodes.remove("a");
    assertThat(nodes.announce("b", "host:2").members()).isEmpty();
  }

  @Test
  void aLeaseIsOnesUntilItIsGivenBackOrEnds() {
    assertThat(leases.acquire("l", "one", Duration.ofMinutes(1))).isTrue();
    assertThat(leases.acquire("l", "one", Duration.ofMinutes(1))).isTrue();
    assertThat(leases.acquire("l", "other", Duration.ofMinutes(1))).isFalse();
    assertThat(leases.acquire("another", "other", Duration.ofMinutes(1))).isTrue();
    leases.release("l", "other");
    assertThat(leases.acquire("l", "other", Duration.ofMinutes(1))).isFalse();
    leases.release("l", "one");
    assertThat(leases.acquire("l", "other", Duration.ofMinutes(1))).isTrue();
    jdbc.sql("update cluster_leases set ends_at = ends_at - interval '2 minutes'").update();
    assertThat(leases.acquire("l", "one", Duration.ofMinutes(1))).isTrue();
  }
}
