package games.chalet.cluster;

import java.time.Duration;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;

/** The leases: which side may continue alone, and until when, by the database's clock. */
final class LeaseTable {

  private final JdbcClient jdbc;
  private final TransactionTemplate transaction;

  LeaseTable(JdbcClient jdbc, TransactionTemplate transaction) {
    this.jdbc = jdbc;
    this.transaction = transaction;
  }

  /** Returns true if the lease is this owner's now: it was free, or its own already. */
  boolean acquire(String name, String owner, Duration length) {
    return Boolean.TRUE.equals(
        transaction.execute(
            status -> {
              jdbc.sql("lock table cluster_leases in exclusive mode").update();
              // A lease that lasts longer than any that was given is from before the clock was set
              // back.
              jdbc.sql(
                      """
                      delete from cluster_leases
                      where name = ?
                        and (ends_at < clock_timestamp()
                          or ends_at > clock_timestamp() + ? * interval '1 millisecond')
                      """)
                  .params(name, length.toMillis())
                  .update();
              int held =
                  jdbc.sql(
                          """
                          update cluster_leases
                          set ends_at = clock_timestamp() + ? * interval '1 millisecond'
                          where name = ? and owner = ?
                          """)
                      .params(length.toMillis(), name, owner)
                      .update();
              return held == 1 || insert(name, owner, length);
            }));
  }

  private boolean insert(String name, String owner, Duration length) {
    return jdbc.sql(
                """
                insert into cluster_leases (name, owner, ends_at)
                select ?, ?, clock_timestamp() + ? * interval '1 millisecond'
                where not exists (select 1 from cluster_leases where name = ?)
                """)
            .params(name, owner, length.toMillis(), name)
            .update()
        == 1;
  }

  void release(String name, String owner) {
    jdbc.sql("delete from cluster_leases where name = ? and owner = ?")
        .params(name, owner)
        .update();
  }
}
