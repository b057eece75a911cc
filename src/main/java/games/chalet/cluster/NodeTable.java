package games.chalet.cluster;

import java.time.Duration;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * The addresses of the processes of this cluster, by which a new one finds the others. Times are
 * the database's.
 */
final class NodeTable {

  /** The number of seconds of silence after which a process counts as absent. */
  private static final int FRESH = 15;

  /**
   * The number of seconds for which a member of the cluster may be silent here, because the
   * database was unavailable or slow.
   */
  private static final int LONGEST_SILENCE = 45;

  /**
   * The number of seconds after which a dead process is removed; until then others try it in vain.
   */
  private static final int FORGOTTEN = 24 * 3_600;

  private final JdbcClient jdbc;
  private final TransactionTemplate transaction;

  NodeTable(JdbcClient jdbc, TransactionTemplate transaction) {
    this.jdbc = jdbc;
    this.transaction = transaction;
  }

  /**
   * The plan of a process that wants to join.
   *
   * @param members the addresses of the members of the cluster; empty: there is none
   * @param first true if this process begins a cluster where there is none
   */
  record Plan(List<String> members, boolean first) {

    Plan {
      members = List.copyOf(members);
    }
  }

  /**
   * Announces that this process is there and wants to join. Of two that begin at once one is first.
   *
   * @param waited for how long it has wanted that: by then every member has given a sign of life,
   *     or is not there
   */
  Plan announce(String node, String address, Duration waited) {
    return transaction.execute(
        status -> {
          jdbc.sql("lock table cluster_nodes in exclusive mode").update();
          int silence = waited.toSeconds() < LONGEST_SILENCE ? FORGOTTEN : LONGEST_SILENCE;
          jdbc.sql(
                  """
                  delete from cluster_nodes
                  where node <> ? and (address = ? or not %s or not joined and not %s)
                  """
                      .formatted(seenWithin(silence), seenWithin(FRESH)))
              .params(node, address)
              .update();
          if (!beat(node, false)) {
            jdbc.sql(
                    "insert into cluster_nodes (node, address, seen_at, joined)"
                        + " values (?, ?, clock_timestamp(), false)")
                .params(node, address)
                .update();
          }
          return new Plan(
              jdbc.sql("select address from cluster_nodes where joined and node <> ? order by node")
                  .param(node)
                  .query((row, number) -> row.getString(1))
                  .list(),
              node.equals(
                  jdbc.sql("select min(node) from cluster_nodes").query(String.class).single()));
        });
  }

  /**
   * Refreshes the row of this process.
   *
   * @return false if others have concluded that it is gone, and may have begun without it
   */
  boolean beat(String node, boolean joined) {
    return jdbc.sql(
                "update cluster_nodes set seen_at = clock_timestamp(), joined = ? where node = ?")
            .params(joined, node)
            .update()
        == 1;
  }

  void remove(String node) {
    jdbc.sql("delete from cluster_nodes where node = ?").param(node).update();
  }

  private static String seenWithin(int seconds) {
    // A time later than now is from before the clock was set back.
    String within = "interval '" + seconds + " seconds'";
    return "(seen_at > clock_timestamp() - %s and seen_at < clock_timestamp() + %s)"
        .formatted(within, within);
  }
}
