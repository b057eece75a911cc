package games.chalet.testing;

import games.chalet.match.JournalTransaction;
import java.sql.Connection;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.hibernate.StatelessSession;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;

/**
 * A transaction of the journal that a test has opened.
 *
 * @param sessions opens Hibernate's sessions; {@link Repositories#NO_SESSIONS} where none is needed
 */
public record OpenTransaction(
    Connection connection, Function<Connection, StatelessSession> sessions)
    implements JournalTransaction {

  /** Writes in the transaction that is open, as the journal has other rooms do. */
  public static void write(
      JdbcOperations open,
      Function<Connection, StatelessSession> sessions,
      Consumer<JournalTransaction> rows) {
    open.execute(
        (Connection connection) -> {
          rows.accept(new OpenTransaction(connection, sessions));
          return connection;
        });
  }

  @Override
  public JdbcOperations jdbc() {
    return new JdbcTemplate(new SingleConnectionDataSource(connection, true));
  }

  @Override
  public void insert(List<?> entities) {
    try (StatelessSession session = sessions.apply(connection)) {
      session.insertMultiple(entities);
    }
  }
}
