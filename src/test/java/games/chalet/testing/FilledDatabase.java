package games.chalet.testing;

import java.util.UUID;
import org.flywaydb.core.Flyway;
import org.h2.jdbcx.JdbcConnectionPool;
import org.springframework.jdbc.core.JdbcTemplate;

/** A database of H2's with all tables and many rows. */
public final class FilledDatabase {

  private FilledDatabase() {}

  /**
   * A new one.
   *
   * @param inserts statements that fill it
   */
  public static ScannedRows of(String... inserts) {
    JdbcConnectionPool pool =
        JdbcConnectionPool.create(
            "jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1", "sa", "");
    Flyway.configure().dataSource(pool).load().migrate();
    JdbcTemplate jdbc = new JdbcTemplate(pool);
    for (String insert : inserts) {
      jdbc.update(insert);
    }
    jdbc.execute("analyze");
    return new ScannedRows(pool);
  }
}
