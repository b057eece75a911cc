package games.chalet.storage;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import javax.sql.DataSource;
import org.h2.engine.SessionLocal;
import org.h2.jdbc.JdbcConnection;
import org.h2.table.Table;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.scheduling.annotation.Scheduled;

/**
 * Writes the marks of a database in a file, which {@link StartCheck} compares: at the start, at the
 * stop, and each minute in which something was written.
 */
class MarkWriter {

  private static final Logger LOG = LoggerFactory.getLogger(MarkWriter.class);

  private final DataSource database;
  private final MarkedFolder folder;
  private final BooleanSupplier answers;
  private final InstantSource clock;
  private long marked;
  private boolean failed;

  /**
   * Creates a writer.
   *
   * @param answers true if the database can be asked
   */
  MarkWriter(
      DataSource database, MarkedFolder folder, BooleanSupplier answers, InstantSource clock) {
    this.database = database;
    this.folder = folder;
    this.answers = answers;
    this.clock = clock;
  }

  /**
   * The data folder, if its database is the one that the server uses.
   *
   * @param path the folder
   */
  record MarkedFolder(Path path) {}

  @PostConstruct
  void start() {
    write(true);
  }

  @Scheduled(fixedDelay = 1, initialDelay = 1, timeUnit = TimeUnit.MINUTES)
  void look() {
    write(false);
  }

  @PreDestroy
  void stop() {
    write(true);
  }

  private synchronized void write(boolean always) {
    if (!answers.getAsBoolean()) {
      return;
    }
    try (Connection connection = database.getConnection()) {
      long changes = changes(connection);
      if (always || failed || changes != marked) {
        mark(connection);
        marked = changes;
      }
      failed = false;
    } catch (SQLException | IOException | RuntimeException e) {
      if (!failed) {
        LOG.warn(
            "Failed to write the database's mark to {}: {}",
            MarkFile.in(folder.path()),
            DatabaseOpener.rootMessage(e));
      }
      failed = true;
    }
  }

  /** Writes the row, forces it to the disk, and only then names it in the file. */
  private void mark(Connection connection) throws SQLException, IOException {
    DatabaseMark mark = DatabaseState.add(connection, clock.instant(), false);
    try (Statement statement = connection.createStatement()) {
      DatabaseKind.H2.sync(statement);
    }
    String installation = String.valueOf(DatabaseState.installation(connection));
    new MarkFile(installation, mark, null).write(folder.path());
    DatabaseState.removeOld(connection, mark);
  }

  /** Returns a number that grows when a row changes, except one of a mark. */
  private static long changes(Connection connection) throws SQLException {
    if (connection.unwrap(JdbcConnection.class).getSession() instanceof SessionLocal session) {
      return session.getDatabase().getMainSchema().getAllTablesAndViews(session).stream()
          .filter(table -> !table.getName().equalsIgnoreCase(DatabaseState.TABLE))
          .mapToLong(Table::getMaxDataModificationId)
          .max()
          .orElse(0);
    }
    throw new SQLException("The database is not embedded in this process");
  }
}
