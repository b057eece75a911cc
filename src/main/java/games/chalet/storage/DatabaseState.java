package games.chalet.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The installation and marks of a database.
 *
 * @param installation null if it is empty
 * @param oldest the oldest mark that it keeps; null: it has none
 * @param newest null: it has none
 */
record DatabaseState(
    @Nullable String installation, @Nullable DatabaseMark oldest, @Nullable DatabaseMark newest) {

  static final String HISTORY = "flyway_schema_history";

  static final String TABLE = "database_mark";

  /** Some ten days of play; a file that is older than the oldest is taken for an older one. */
  private static final int KEPT = 10_000;

  private static final String SELECT = "select number, mark, marked_at, is_copy from " + TABLE;

  static DatabaseState of(Connection connection) throws SQLException {
    boolean hasMarks = hasTable(connection, TABLE);
    return new DatabaseState(
        hasTable(connection, "installation") ? installation(connection) : null,
        hasMarks ? mark(connection, SELECT + " order by number limit 1").orElse(null) : null,
        hasMarks ? newest(connection).orElse(null) : null);
  }

  /** Returns the moment of its newest mark, for a sentence. */
  String asOf() {
    return newest == null ? "an unknown time" : newest.at().toString();
  }

  /** Returns the number of the newest migration that has run; 0 if none has. */
  static int version(Connection connection) throws SQLException {
    if (!hasTable(connection, HISTORY)) {
      return 0;
    }
    try (Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery(
                "select max(cast(\"version\" as integer)) from \"" + HISTORY + "\"")) {
      row.next();
      return row.getInt(1);
    }
  }

  static boolean hasTable(Connection connection, String name) throws SQLException {
    try (ResultSet tables =
        connection
            .getMetaData()
            .getTables(null, connection.getSchema(), "%", new String[] {"TABLE", "BASE TABLE"})) {
      while (tables.next()) {
        if (tables.getString("TABLE_NAME").toLowerCase(Locale.ROOT).equals(name)) {
          return true;
        }
      }
      return false;
    }
  }

  /** Returns the id as {@link StoredInstallation} has it; null in an empty table. */
  static @Nullable String installation(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("select id from installation")) {
      return row.next() ? StoredInstallation.text(row.getLong(1)) : null;
    }
  }

  static Optional<DatabaseMark> newest(Connection connection) throws SQLException {
    return mark(connection, SELECT + " order by number desc limit 1");
  }

  /** Returns true if the database has that mark. */
  static boolean has(Connection connection, DatabaseMark mark) throws SQLException {
    return mark(connection, SELECT + " where number = " + mark.number())
        .filter(mark::isSameAs)
        .isPresent();
  }

  private static Optional<DatabaseMark> mark(Connection connection, String query)
      throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(query)) {
      return row.next()
          ? Optional.of(
              new DatabaseMark(
                  row.getLong(1),
                  row.getString(2),
                  row.getObject(3, OffsetDateTime.class).toInstant(),
                  row.getBoolean(4)))
          : Optional.empty();
    }
  }

  /** Adds a mark. */
  static DatabaseMark add(Connection connection, Instant at, boolean isCopy) throws SQLException {
    long number = newest(connection).map(DatabaseMark::number).orElse(0L) + 1;
    DatabaseMark mark = new DatabaseMark(number, UUID.randomUUID().toString(), at, isCopy);
    try (PreparedStatement insert =
        connection.prepareStatement("insert into " + TABLE + " values (?, ?, ?, ?)")) {
      insert.setLong(1, mark.number());
      insert.setString(2, mark.value());
      insert.setObject(3, at.atOffset(ZoneOffset.UTC));
      insert.setBoolean(4, isCopy);
      insert.executeUpdate();
    }
    return mark;
  }

  /** Removes those that are too old to be named by a file. */
  static void removeOld(Connection connection, DatabaseMark newest) throws SQLException {
    try (PreparedStatement delete =
        connection.prepareStatement("delete from " + TABLE + " where number <= ?")) {
      delete.setLong(1, newest.number() - KEPT);
      delete.executeUpdate();
    }
  }
}
