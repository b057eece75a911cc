package games.chalet.cluster;

import java.time.Duration;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * The addresses of the processes that serve this house, by which a new one finds the others. Times
 * are the database's.
 */
final class NodeTable {

  /** Who has not been heard of for so many seconds is not there. */
  private static final int FRESH = 15;

  /**
   * A process that is in the cluster may be silent here for so many seconds, as the database was
   * away or silent itself, and be there all the same.
   */
  private static final int LONGEST_SILENCE = 45;

  /** One that has died is forgotten after so many seconds; until then it is asked in vain. */
  private static final int FORGOTTEN = 24 * 3_600;

  private final JdbcClient jdbc;
  private final TransactionTemplate transaction;

  NodeTable(JdbcClient jdbc, TransactionTemplate transaction) {
    this.jdbc = jdbc;
    this.transaction = transaction;
  }

  /**
   * What a process that wants to join is to do.
   *
   * @param members the addresses of those who are in the cluster; empty: there is none
   * @param first whether this process is the one that begins a cluster where there is none
   */
  record Plan(List<String> members, boolean first) {

    Plan {
      members = List.copyOf(members);
    }
  }

  /**
   * Says that this process is there and wants to join. Of two that begin at once one is first.
   *
   * @param waited for how long it has wanted that: whoever is in the cluster has been heard of
   *     meanwhile, or is not there
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
   * Says that this process is still there.
   *
   * @return false where others have concluded that it is not, and may have begun without it
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
    // What was seen later than now was seen before the clock was set back.
    String within = "interval '" + seconds + " seconds'";
    return "(seen_at > clock_timestamp() - %s and seen_at < clock_timestamp() + %s)"
        .formatted(within, within);
  }
}
