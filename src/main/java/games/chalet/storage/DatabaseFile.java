package games.chalet.storage;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Set;
import java.util.TreeSet;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;

/**
 * A file of H2 that no server has open. Reading leaves it as it is byte for byte.
 *
 * @param path ends in {@code .mv.db}
 */
public record DatabaseFile(Path path, String user, String password) {

  private static final String SUFFIX = ".mv.db";
  private static final String SETTINGS = ";IFEXISTS=TRUE;DB_CLOSE_ON_EXIT=FALSE;TRACE_LEVEL_FILE=0";
  private static final String ONLY_READ = ";ACCESS_MODE_DATA=r;LAZY_QUERY_EXECUTION=TRUE";

  /** The same with another path. */
  DatabaseFile at(Path other) {
    return new DatabaseFile(other, user, password);
  }

  /** Returns a connection that only reads. */
  public Connection open() throws SQLException {
    return open(ONLY_READ);
  }

  /** Returns a connection that can write. */
  public Connection openToWrite() throws SQLException {
    return open("");
  }

  private Connection open(String mode) throws SQLException {
    String name = path.toAbsolutePath().normalize().toString();
    return DriverManager.getConnection(
        "jdbc:h2:file:" + name.substring(0, name.length() - SUFFIX.length()) + SETTINGS + mode,
        user,
        password);
  }

  /** The number of tables and rows. */
  public record Size(int tables, long rows) {}

  /** Reads all rows of all tables, and all indices, to their ends. */
  public static Size readAll(Connection connection) throws SQLException {
    DatabaseMetaData about = connection.getMetaData();
    Set<String> names = new TreeSet<>();
    try (ResultSet tables =
        about.getTables(null, connection.getSchema(), "%", new String[] {"BASE TABLE", "TABLE"})) {
      while (tables.next()) {
        names.add(tables.getString("TABLE_NAME"));
      }
    }
    long rows = 0;
    for (String name : names) {
      rows += read(connection, "select * from \"" + name + "\"");
      try (ResultSet index = about.getIndexInfo(null, connection.getSchema(), name, false, false)) {
        while (index.next()) {
          if (index.getInt("ORDINAL_POSITION") == 1) {
            String column = "\"" + index.getString("COLUMN_NAME") + "\"";
            read(
                connection,
                "select %s from \"%s\" use index (\"%s\") order by %s"
                    .formatted(column, name, index.getString("INDEX_NAME"), column));
          }
        }
      }
    }
    return new Size(names.size(), rows);
  }

  private static long read(Connection connection, String query) throws SQLException {
    long rows = 0;
    try (Statement statement = connection.createStatement()) {
      try (ResultSet row = statement.executeQuery(query)) {
        int columns = row.getMetaData().getColumnCount();
        for (; row.next(); rows++) {
          for (int column = 1; column <= columns; column++) {
            row.getString(column);
          }
        }
      }
    }
    return rows;
  }

  /** Returns true if its head names a newer version than is there: its end was cut off. */
  boolean isCut() {
    try (MVStore store =
        new MVStore.Builder().fileName(path.toAbsolutePath().toString()).readOnly().open()) {
      return DataUtils.readHexLong(store.getStoreHeader(), "version", 0)
          > store.getCurrentVersion();
    } catch (MVStoreException e) {
      return true;
    }
  }
}
