package games.chalet.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Postgres;
import games.chalet.testing.Schema;
import java.time.Duration;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Processes find each other, and one part of a broken cluster continues. */
class ClusterTablesTest {

  private final DataSource database = Postgres.dataSource(Postgres.shared().newDatabase());
  private final JdbcClient jdbc = JdbcClient.create(database);
  private final TransactionTemplate transaction =
      new TransactionTemplate(new DataSourceTransactionManager(database));
  private final NodeTable nodes = new NodeTable(jdbc, transaction);
  private final LeaseTable leases = new LeaseTable(jdbc, transaction);

  @BeforeEach
  void migrate() {
    Schema.create(database);
  }

  private NodeTable.Plan announce(String node, String address) {
    return nodes.announce(node, address, Duration.ZERO);
  }

  private void passSeconds(int seconds) {
    jdbc.sql("update cluster_nodes set seen_at = seen_at - ? * interval '1 second'")
        .param(seconds)
        .update();
  }

  @Test
  void ofTwoThatBeginOneIsFirst() {
    assertThat(announce("b", "host:2")).isEqualTo(new NodeTable.Plan(List.of(), true));
    assertThat(announce("c", "host:3").first()).isFalse();
    assertThat(announce("a", "host:1").first()).isTrue();
    assertThat(announce("b", "host:2").first()).isFalse();
  }

  @Test
  void aLaterNodeJoinsTheExistingOnes() {
    announce("b", "host:2");
    nodes.beat("b", true);
    announce("c", "host:3");
    assertThat(announce("a", "host:1").members()).containsExactly("host:2");
  }

  @Test
  void aJoiningNodeThatFellSilentIsNotAMember() {
    announce("a", "host:1");
    passSeconds(16);
    assertThat(announce("b", "host:2")).isEqualTo(new NodeTable.Plan(List.of(), true));
  }

  @Test
  void anEarlierNodeAtThisAddressIsNotAMember() {
    announce("a", "host:1");
    nodes.beat("a", true);
    assertThat(announce("b", "host:1")).isEqualTo(new NodeTable.Plan(List.of(), true));
  }

  /** The database may have been away for long, and both see it come back. */
  @Test
  void formerMembersAreWaitedForBeforeANewClusterForms() {
    announce("b", "host:1");
    assertThat(nodes.beat("b", true)).isTrue();
    passSeconds(3_600);
    NodeTable.Plan inVain = new NodeTable.Plan(List.of("host:1"), true);
    assertThat(nodes.announce("a", "host:2", Duration.ZERO)).isEqualTo(inVain);
    assertThat(nodes.announce("a", "host:2", Duration.ofSeconds(44))).isEqualTo(inVain);
    assertThat(nodes.beat("b", true)).as("it is there").isTrue();
    assertThat(nodes.announce("a", "host:2", Duration.ofSeconds(45))).isEqualTo(inVain);
    passSeconds(46);
    assertThat(nodes.announce("a", "host:2", Duration.ofSeconds(91)))
        .isEqualTo(new NodeTable.Plan(List.of(), true));
    assertThat(nodes.beat("b", true)).as("told that others have begun without it").isFalse();
  }

  @Test
  void nodesThatDiedLongAgoAreForgotten() {
    announce("b", "host:1");
    nodes.beat("b", true);
    passSeconds(24 * 3_600 + 1);
    assertThat(announce("a", "host:2")).isEqualTo(new NodeTable.Plan(List.of(), true));
  }

  @Test
  void aNodeThatLeavesIsNotAMember() {
    announce("a", "host:1");
    nodes.beat("a", true);
    nodes.remove("a");
    assertThat(announce("b", "host:2").members()).isEmpty();
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
