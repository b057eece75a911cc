package games.chalet.storage;

import games.chalet.web.StartFailedException;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfoService;

/**
 * Copies all tables from H2 to an empty PostgreSQL, in one transaction: all existing tables, in the
 * order in which they refer to each other.
 */
final class DatabaseMove {

  /** The tables about processes that no longer exist. */
  private static final Set<String> OF_A_CLUSTER = Set.of("cluster_nodes", "cluster_leases");

  private final Path folder;
  private final Path file;
  private final PostgresSettings settings;

  DatabaseMove(Path folder, PostgresSettings settings) {
    this.file = folder.resolve(DataFolder.DATABASE);
    this.folder = folder;
    this.settings = settings;
  }

  /**
   * The result of a move.
   *
   * @param replaced texts in which a character was replaced that PostgreSQL does not take
   */
  record Moved(int tables, long rows, int replaced) {}

  Moved run() {
    try (Connection source = openSource();
        Connection target = openTarget()) {
      requireSameVersion(source);
      requireEmpty(target);
      Flyway flyway =
          Flyway.configure()
              .dataSource(settings.url(), settings.user(), settings.password())
              .cleanDisabled(false)
              .load();
      try {
        flyway.migrate();
        Moved moved = copy(source, target);
        leaveWord(source);
        return moved;
      } catch (SQLException | RuntimeException e) {
        flyway.clean();
        throw e;
      }
    } catch (SQLException | FlywayException e) {
      throw new StartFailedException(
          "The database could not be moved: " + e.getMessage(),
          "Nothing of it is in " + settings.url() + "; the file is as it was.",
          e);
    }
  }

  /** Writes next to the file that it has moved, so that no server starts on it unawares. */
  private void leaveWord(Connection source) throws SQLException {
    DatabaseMark mark =
        DatabaseState.newest(source)
            .orElseGet(() -> new DatabaseMark(0, "none", Instant.EPOCH, false));
    MarkFile word =
        new MarkFile(
            String.valueOf(DatabaseState.installation(source)),
            mark,
            new MarkFile.Moved(settings.url(), Instant.now()));
    try {
      word.write(folder);
    } catch (IOException e) {
      throw new StartFailedException(
          "The move cannot be noted in " + MarkFile.in(folder) + ": " + e.getMessage(),
          "Nothing is in " + settings.url() + "; let Chalet write to the folder and move again.",
          e);
    }
  }

  private Connection openSource() {
    try {
      return DriverManager.getConnection(source(), "", "");
    } catch (SQLException e) {
      throw DatabaseOpener.failure(
          DatabaseFailure.of(e).orElse(DatabaseFailure.BROKEN),
          file.toString(),
          Optional.empty(),
          e);
    }
  }

  private String source() {
    String name = file.toString();
    return "jdbc:h2:file:"
        + name.substring(0, name.length() - ".mv.db".length())
        + ";IFEXISTS=TRUE;DB_CLOSE_ON_EXIT=FALSE";
  }

  private Connection openTarget() {
    Properties properties = new Properties();
    properties.putAll(settings.driverProperties());
    properties.put("user", settings.user());
    properties.put("password", settings.password());
    // One statement may take longer here than any of a running server.
    properties.put("socketTimeout", "0");
    try {
      return DriverManager.getConnection(settings.url(), properties);
    } catch (SQLException e) {
      throw new StartFailedException(
          "The database " + settings + " cannot be opened: " + e.getMessage(),
          "Look whether it runs and lets this user in.",
          e);
    }
  }

  /** Checks the version, while this process has the file open, so that no other has. */
  private void requireSameVersion(Connection source) throws SQLException {
    Baseline.check("The database " + file, "a folder of its own in CHALET_DATA_FOLDER", source);
    MigrationInfoService migrations = Flyway.configure().dataSource(source(), "", "").load().info();
    boolean isSame =
        migrations.pending().length == 0
            && Arrays.stream(migrations.all())
                .noneMatch(migration -> migration.getState().name().startsWith("FUTURE"));
    if (!isSame) {
      throw new StartFailedException(
          "The database in " + file + " is of another version of Chalet.",
          "Start this version once without CHALET_DATABASE_URL, stop it, and move then.",
          null);
    }
  }

  private void requireEmpty(Connection target) throws SQLException {
    if (!tables(target).isEmpty()) {
      throw new StartFailedException(
          "The database " + settings.url() + " is not empty.",
          "Name a new one in CHALET_DATABASE_URL: nothing is ever moved over something else.",
          null);
    }
  }

  private static Moved copy(Connection source, Connection target) throws SQLException {
    target.setAutoCommit(false);
    List<String> tables = inOrder(target);
    requireAll(source, tables);
    try (Statement statement = target.createStatement()) {
      for (String table : tables.reversed()) {
        statement.executeUpdate("delete from " + table); // The rows that migrations have put there.
      }
    }
    long rows = 0;
    int replaced = 0;
    for (String table : tables) {
      TableCopy copy = new TableCopy(source, target, table);
      rows += copy.run();
      replaced += copy.replaced();
    }
    target.commit();
    return new Moved(tables.size(), rows, replaced);
  }

  private static void requireAll(Connection source, List<String> tables) throws SQLException {
    for (String table : tables(source)) {
      if (!tables.contains(table) && !staysBehind(table)) {
        throw new SQLException("table " + table + " is unknown to this version");
      }
    }
  }

  private static boolean staysBehind(String table) {
    return table.equals(DatabaseState.HISTORY) || OF_A_CLUSTER.contains(table);
  }

  /** Returns the tables, each one after those to which it refers. */
  private static List<String> inOrder(Connection target) throws SQLException {
    Set<String> ordered = new LinkedHashSet<>();
    for (String table : tables(target)) {
      if (!staysBehind(table)) {
        addAfterWhatItRefersTo(target.getMetaData(), table, ordered);
      }
    }
    return List.copyOf(ordered);
  }

  private static void addAfterWhatItRefersTo(
      DatabaseMetaData target, String table, Set<String> ordered) throws SQLException {
    if (ordered.contains(table)) {
      return;
    }
    List<String> others = new ArrayList<>();
    try (ResultSet key = target.getImportedKeys(null, "public", table)) {
      while (key.next()) {
        others.add(key.getString("PKTABLE_NAME"));
      }
    }
    for (String other : others) {
      if (!other.equals(table)) {
        addAfterWhatItRefersTo(target, other, ordered);
      }
    }
    ordered.add(table);
  }

  private static List<String> tables(Connection connection) throws SQLException {
    List<String> tables = new ArrayList<>();
    String schema = connection.getSchema();
    try (ResultSet row =
        connection
            .getMetaData()
            .getTables(null, schema, "%", new String[] {"TABLE", "BASE TABLE"})) {
      while (row.next()) {
        tables.add(row.getString("TABLE_NAME").toLowerCase(Locale.ROOT));
      }
    }
    return tables;
  }
}
