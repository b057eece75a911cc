package games.chalet.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Copies the rows of one table from H2 to PostgreSQL, where it has the same columns. */
final class TableCopy {

  private static final int AT_ONCE = 500;

  private final Connection source;
  private final Connection target;
  private final String table;
  private final List<Column> columns = new ArrayList<>();
  private int replaced;

  TableCopy(Connection source, Connection target, String table) throws SQLException {
    this.source = source;
    this.target = target;
    this.table = table;
    try (ResultSet row = target.getMetaData().getColumns(null, "public", table, "%")) {
      while (row.next()) {
        columns.add(
            new Column(
                row.getString("COLUMN_NAME"),
                row.getInt("DATA_TYPE"),
                row.getString("IS_AUTOINCREMENT").equals("YES")));
      }
    }
  }

  /**
   * A column.
   *
   * @param type one of {@link Types}
   * @param counts true if the database generates its next number
   */
  private record Column(String name, int type, boolean counts) {}

  /** Returns the number of texts in which a character was replaced. */
  int replaced() {
    return replaced;
  }

  /**
   * Copies all rows.
   *
   * @return the number of rows
   * @throws SQLException also if another number of them has arrived
   */
  long run() throws SQLException {
    String names = columns.stream().map(Column::name).collect(Collectors.joining(", "));
    String places = columns.stream().map(column -> "?").collect(Collectors.joining(", "));
    long rows = 0;
    try (Statement read = source.createStatement();
        ResultSet row = read.executeQuery("select " + names + " from " + table);
        PreparedStatement write =
            target.prepareStatement(
                "insert into " + table + " (" + names + ") values (" + places + ")")) {
      while (row.next()) {
        for (int i = 0; i < columns.size(); i++) {
          write.setObject(i + 1, value(row, i + 1, columns.get(i).type()));
        }
        write.addBatch();
        rows++;
        if (rows % AT_ONCE == 0) {
          write.executeBatch();
        }
      }
      write.executeBatch();
    }
    if (rows != count(target)) {
      throw new SQLException("copied rows of " + table + " differ: expected " + rows);
    }
    for (Column column : columns) {
      if (column.counts()) {
        goOnCounting(column.name());
      }
    }
    return rows;
  }

  private @Nullable Object value(ResultSet row, int column, int type) throws SQLException {
    return switch (type) {
      case Types.VARCHAR, Types.CHAR, Types.LONGVARCHAR, Types.CLOB -> text(row.getString(column));
      case Types.BINARY, Types.VARBINARY, Types.LONGVARBINARY -> row.getBytes(column);
      default -> row.getObject(column);
    };
  }

  private @Nullable String text(@Nullable String text) {
    if (text == null || text.indexOf('\0') < 0) {
      return text;
    }
    replaced++;
    return text.replace('\0', '\uFFFD');
  }

  private long count(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("select count(*) from " + table)) {
      row.next();
      return row.getLong(1);
    }
  }

  private void goOnCounting(String column) throws SQLException {
    try (Statement statement = target.createStatement()) {
      statement.execute(
          "select setval(pg_get_serial_sequence('%1$s', '%2$s'), coalesce(max(%2$s), 0) + 1, false) from %1$s"
              .formatted(table, column));
    }
  }
}
