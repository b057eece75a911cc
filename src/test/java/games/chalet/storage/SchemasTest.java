package games.chalet.storage;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Postgres;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/** The migrations make the same tables on both databases. */
class SchemasTest {

  @Test
  void bothDatabasesHaveTheSameTables() throws SQLException {
    Map<String, String> h2 =
        schema(
            new DriverManagerDataSource("jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1"),
            "PUBLIC");
    Map<String, String> postgres =
        schema(Postgres.dataSource(Postgres.shared().newDatabase()), "public");
    assertThat(postgres).hasSizeGreaterThan(80).isEqualTo(h2);
  }

  private static Map<String, String> schema(DataSource database, String schema)
      throws SQLException {
    Flyway.configure().dataSource(database).load().migrate();
    Map<String, String> found = new TreeMap<>();
    try (Connection connection = database.getConnection()) {
      DatabaseMetaData tables = connection.getMetaData();
      try (ResultSet row = tables.getColumns(null, schema, "%", "%")) {
        while (row.next()) {
          String table = lower(row, "TABLE_NAME");
          if (!table.equals("flyway_schema_history")) {
            found.put(
                table + "." + lower(row, "COLUMN_NAME"),
                "%s %s %s"
                    .formatted(
                        type(lower(row, "TYPE_NAME")),
                        lower(row, "TYPE_NAME").contains("char") ? row.getInt("COLUMN_SIZE") : "",
                        row.getString("IS_NULLABLE")));
          }
        }
      }
      for (String table :
          found.keySet().stream().map(name -> name.replaceAll("\\..*", "")).distinct().toList()) {
        String name = schema.equals("PUBLIC") ? table.toUpperCase(Locale.ROOT) : table;
        found.put(table + " key", key(tables.getPrimaryKeys(null, schema, name)));
        found.put(table + " refers", references(tables.getImportedKeys(null, schema, name)));
        found.put(table + " unique", columns(tables.getIndexInfo(null, schema, name, true, false)));
      }
    }
    return found;
  }

  private static String key(ResultSet rows) throws SQLException {
    Map<Integer, String> columns = new TreeMap<>();
    try (rows) {
      while (rows.next()) {
        columns.put(rows.getInt("KEY_SEQ"), lower(rows, "COLUMN_NAME"));
      }
    }
    return columns.values().toString();
  }

  /** The columns of each index, however it is called. */
  private static String columns(ResultSet rows) throws SQLException {
    Map<String, String> indices = new TreeMap<>();
    try (rows) {
      while (rows.next()) {
        if (rows.getString("COLUMN_NAME") != null) {
          indices.merge(
              rows.getString("INDEX_NAME"),
              lower(rows, "COLUMN_NAME"),
              (before, next) -> before + "," + next);
        }
      }
    }
    return new TreeSet<>(indices.values()).toString();
  }

  private static String references(ResultSet rows) throws SQLException {
    TreeSet<String> all = new TreeSet<>();
    try (rows) {
      while (rows.next()) {
        all.add(
            lower(rows, "FKCOLUMN_NAME")
                + " -> "
                + lower(rows, "PKTABLE_NAME")
                + "."
                + lower(rows, "PKCOLUMN_NAME"));
      }
    }
    return all.toString();
  }

  private static String type(String name) {
    return switch (name) {
      case "character varying" -> "varchar";
      case "boolean" -> "bool";
      case "integer" -> "int4";
      case "bigint" -> "int8";
      case "double precision" -> "float8";
      case "timestamp with time zone" -> "timestamptz";
      default -> name;
    };
  }

  private static String lower(ResultSet row, String column) throws SQLException {
    return row.getString(column).toLowerCase(Locale.ROOT);
  }
}
