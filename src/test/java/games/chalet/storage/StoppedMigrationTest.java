package games.chalet.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.core.io.ClassPathResource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/**
 * H2 commits each statement that changes a table: a start that is killed leaves half a migration.
 */
class StoppedMigrationTest {

  private static final String NO_MIGRATIONS = "classpath:games/chalet/storage";
  private static final String SCRIPT = "db/migration/V1__schema.sql";

  /** A database, first without its tables. */
  private record Database(DriverManagerDataSource source, JdbcClient jdbc) {

    static Database create() {
      DriverManagerDataSource source =
          new DriverManagerDataSource("jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1");
      return new Database(source, JdbcClient.create(source));
    }

    /** Makes Flyway's own table, as a start does before the first migration. */
    Database begin() {
      Flyway.configure().dataSource(source).locations(NO_MIGRATIONS).load().migrate();
      return this;
    }

    Database migrate() {
      Flyway.configure().dataSource(source).load().migrate();
      return this;
    }

    List<?> columns() {
      return all(
          """
          select table_name || '.' || column_name || ' ' || data_type
          from information_schema.columns where table_schema = 'PUBLIC' order by 1
          """);
    }

    List<?> indexes() {
      return all(
          """
          select table_name || '.' || index_name || ' ' || column_name
          from information_schema.index_columns
          where table_schema = 'PUBLIC' and index_name not like 'PRIMARY_KEY%'
            and index_name not like 'CONSTRAINT%'
          order by 1
          """);
    }

    List<?> rows() {
      return all(
          """
          select 'minutes ' || minutes from running_time
          union all select 'told ' || fingerprint from lobby_told
          union all select 'installations ' || count(*) from installation
          """);
    }

    private List<?> all(String query) {
      return jdbc.sql(query).query(String.class).list();
    }
  }

  private static IntStream counts() throws IOException {
    return IntStream.rangeClosed(0, (int) statements().count());
  }

  @ParameterizedTest(name = "after {0} statements")
  @MethodSource("counts")
  void aStartThatWasKilledContinues(int statements) throws IOException {
    Database whole = Database.create().migrate();
    Database stopped = Database.create().begin();
    statements().limit(statements).forEach(statement -> stopped.jdbc().sql(statement).update());
    stopped.migrate();
    assertThat(stopped.columns()).hasSizeGreaterThan(100).isEqualTo(whole.columns());
    assertThat(stopped.indexes()).hasSizeGreaterThan(30).isEqualTo(whole.indexes());
    assertThat(stopped.rows()).hasSize(3).isEqualTo(whole.rows());
  }

  private static Stream<String> statements() throws IOException {
    String script = new ClassPathResource(SCRIPT).getContentAsString(StandardCharsets.UTF_8);
    return Stream.of(script.replaceAll("(?m)^--.*$", "").split(";"))
        .map(String::strip)
        .filter(statement -> !statement.isEmpty());
  }
}
