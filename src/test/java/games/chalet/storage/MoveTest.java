package games.chalet.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.testing.Postgres;
import games.chalet.web.StartFailedException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLIntegrityConstraintViolationException;
import java.sql.Statement;
import java.sql.Types;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.StandardEnvironment;

/** A database with rows in all tables moves to PostgreSQL. */
class MoveTest {

  private static final int ROWS = 3;

  @TempDir Path folder;

  private final String target = Postgres.shared().newDatabase();
  private final Map<String, Object> set = new HashMap<>();

  @BeforeEach
  void set() {
    set.put("chalet.database.url", target);
    set.put("chalet.database.user", Postgres.USER);
    set.put("chalet.database.password", Postgres.PASSWORD);
    set.put("chalet.data-folder", folder.toString());
  }

  private String move() {
    StandardEnvironment environment = new StandardEnvironment();
    environment.getPropertySources().addFirst(new MapPropertySource("test", set));
    return MoveRun.move(environment);
  }

  private void refuses(String because) throws SQLException {
    assertThatThrownBy(this::move)
        .isInstanceOf(StartFailedException.class)
        .hasMessageContaining(because);
    try (Connection connection = postgres()) {
      assertThat(tables(connection, "public")).as("the target is as empty as it was").isEmpty();
    }
  }

  private String h2() {
    return "jdbc:h2:file:" + folder.resolve("chalet");
  }

  private Connection postgres() throws SQLException {
    return DriverManager.getConnection(target, Postgres.USER, Postgres.PASSWORD);
  }

  /** Makes a database with rows in every table that has none. */
  private void fill() throws SQLException {
    Flyway.configure().dataSource(h2(), "", "").load().migrate();
    try (Connection database = DriverManager.getConnection(h2(), "", "")) {
      Set<String> empty = tables(database, "PUBLIC");
      empty.removeIf(table -> table.startsWith("flyway") || rowCount(database, table) > 0);
      while (!empty.isEmpty()) {
        assertThat(empty.removeIf(table -> isFilled(database, table)))
            .as(empty.toString())
            .isTrue();
      }
    }
  }

  private static int rowCount(Connection database, String table) {
    try (Statement statement = database.createStatement();
        ResultSet row = statement.executeQuery("select count(*) from " + table)) {
      row.next();
      return row.getInt(1);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns false if rows of another table have to be there first. */
  private static boolean isFilled(Connection database, String table) {
    try (ResultSet column =
        database.getMetaData().getColumns(null, "PUBLIC", table.toUpperCase(Locale.ROOT), null)) {
      List<String> names = new ArrayList<>();
      List<List<String>> rows =
          Stream.generate(() -> (List<String>) new ArrayList<String>()).limit(ROWS).toList();
      while (column.next()) {
        if (column.getString("IS_AUTOINCREMENT").equals("NO")) {
          names.add(column.getString("COLUMN_NAME"));
          boolean isEmpty = column.getString("IS_NULLABLE").equals("YES");
          for (int i = 0; i < ROWS; i++) {
            rows.get(i).add(isEmpty && i == 0 ? "null" : value(column.getInt("DATA_TYPE"), i));
          }
        }
      }
      try (Statement statement = database.createStatement()) {
        for (List<String> row : rows) {
          statement.execute(
              "insert into %s (%s) values (%s)"
                  .formatted(table, String.join(", ", names), String.join(", ", row)));
        }
      }
      return true;
    } catch (SQLIntegrityConstraintViolationException e) {
      return false;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String value(int type, int number) {
    return switch (type) {
      case Types.VARCHAR, Types.CHAR, Types.CLOB -> "'ü%d'".formatted(number);
      case Types.BOOLEAN -> String.valueOf(number == 1);
      case Types.TIMESTAMP_WITH_TIMEZONE, Types.TIMESTAMP ->
          "timestamp with time zone '2026-11-30 0%d:00:00.123Z'".formatted(number);
      default -> String.valueOf(number);
    };
  }

  @Test
  void everyRowOfEveryTableIsThere() throws Exception {
    fill();
    Map<String, List<String>> before;
    try (Connection database = DriverManager.getConnection(h2(), "", "")) {
      before = rows(database, "PUBLIC");
    }
    assertThat(before.get("installation")).hasSize(1);
    assertThat(before.get("matches")).isNotEmpty();
    assertThat(before.get("archived_match")).isNotEmpty();
    String said = move();
    assertThat(said).contains("rows of " + before.size() + " tables").contains("is as it was");
    try (Connection database = postgres()) {
      Map<String, List<String>> after = rows(database, "public");
      assertThat(after.keySet()).isEqualTo(before.keySet());
      before.forEach((table, all) -> assertThat(after.get(table)).as(table).isEqualTo(all));
      assertThat(nextSerial(database))
          .isGreaterThan(before.getOrDefault("matches", List.of()).size());
    }
    try (Connection database = DriverManager.getConnection(h2(), "", "")) {
      assertThat(rows(database, "PUBLIC")).isEqualTo(before);
    }
    assertThatThrownBy(() -> new StartCheck(folder, "", "", Optional.empty()).run())
        .isInstanceOf(StartFailedException.class)
        .hasMessageContaining("has moved to " + target);
  }

  private static long nextSerial(Connection database) throws SQLException {
    try (Statement statement = database.createStatement();
        ResultSet row =
            statement.executeQuery("select nextval(pg_get_serial_sequence('matches', 'serial'))")) {
      row.next();
      return row.getLong(1);
    }
  }

  @Test
  void aCharacterThatPostgresDoesNotTakeIsReplacedAndTold() throws Exception {
    fill();
    try (Connection database = DriverManager.getConnection(h2(), "", "");
        Statement statement = database.createStatement()) {
      statement.execute("update player set name = 'a' || char(0) || 'b' where rownum() = 1");
    }
    assertThat(move()).contains("In 1 texts");
    try (Connection database = postgres();
        Statement statement = database.createStatement();
        ResultSet row =
            statement.executeQuery("select count(*) from player where name = 'a\uFFFDb'")) {
      row.next();
      assertThat(row.getInt(1)).isEqualTo(1);
    }
  }

  @Test
  void nothingIsMovedOverSomethingElse() throws Exception {
    fill();
    try (Connection database = postgres();
        Statement statement = database.createStatement()) {
      statement.execute("create table mine (id int)");
    }
    assertThatThrownBy(this::move)
        .isInstanceOf(StartFailedException.class)
        .hasMessageContaining("is not empty");
  }

  @Test
  void aDatabaseThatIsOpenDoesNotMove() throws Exception {
    fill();
    Process other =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Occupier.class.getName(),
                h2())
            .start();
    try {
      assertThat(other.getInputStream().read()).isEqualTo('!');
      refuses("in use by another process");
    } finally {
      other.destroyForcibly().waitFor();
    }
  }

  /** Keeps a database open until it is killed. */
  static final class Occupier {

    private Occupier() {}

    public static void main(String[] args) throws Exception {
      try (Connection connection = DriverManager.getConnection(args[0], "", "")) {
        System.out.write(connection.isClosed() ? '?' : '!');
        System.out.flush();
        Thread.sleep(Long.MAX_VALUE);
      }
    }
  }

  @Test
  void anotherVersionIsBroughtUpToDateFirst() throws Exception {
    fill();
    try (Connection database = DriverManager.getConnection(h2(), "", "");
        Statement statement = database.createStatement()) {
      statement.execute(
          """
          insert into "flyway_schema_history"
            select "installed_rank" + 1, '2', "description", "type", 'V2__next.sql', "checksum",
              "installed_by", "installed_on", "execution_time", "success"
            from "flyway_schema_history" where "version" = '1'""");
    }
    refuses("of another version");
  }

  @Test
  void aFolderWithoutADatabaseAndATargetThatIsNotNamedAreRefused() throws SQLException {
    refuses("There is no database to move: ");
    set.put("chalet.database.url", "");
    refuses("There is no database to move to");
  }

  @Test
  void aFailedMoveLeavesAnEmptyTarget() throws Exception {
    fill();
    try (Connection database = DriverManager.getConnection(h2(), "", "");
        Statement statement = database.createStatement()) {
      statement.execute("create table left_over (id int)");
    }
    refuses("left_over");
    try (Connection database = DriverManager.getConnection(h2(), "", "");
        Statement statement = database.createStatement()) {
      statement.execute("drop table left_over");
    }
    assertThat(move()).contains("rows of");
  }

  /** All rows of all tables as text, in an order that does not depend on the database. */
  private static Map<String, List<String>> rows(Connection connection, String schema)
      throws SQLException {
    Map<String, List<String>> all = new TreeMap<>();
    for (String table : tables(connection, schema)) {
      if (table.startsWith("flyway") || table.startsWith("cluster")) {
        continue;
      }
      List<String> rows = new ArrayList<>();
      try (Statement statement = connection.createStatement();
          ResultSet row = statement.executeQuery("select * from " + table)) {
        while (row.next()) {
          Map<String, String> columns = new TreeMap<>();
          for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
            columns.put(row.getMetaData().getColumnName(i).toLowerCase(Locale.ROOT), text(row, i));
          }
          rows.add(columns.toString());
        }
      }
      rows.sort(null);
      all.put(table, rows);
    }
    return all;
  }

  private static String text(ResultSet row, int column) throws SQLException {
    Object value = row.getObject(column);
    return switch (value) {
      case null -> "-";
      case java.sql.Timestamp time -> String.valueOf(time.getTime());
      case java.time.OffsetDateTime time -> String.valueOf(time.toInstant().toEpochMilli());
      case java.sql.Clob text -> text.getSubString(1, (int) text.length());
      case Number number ->
          new java.math.BigDecimal(number.toString()).stripTrailingZeros().toPlainString();
      default -> value.toString();
    };
  }

  private static Set<String> tables(Connection connection, String schema) throws SQLException {
    Set<String> tables = new TreeSet<>();
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
