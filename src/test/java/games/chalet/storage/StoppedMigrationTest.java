package games.chalet.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.core.io.ClassPathResource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/**
 * H2 commits each statement that changes a table: a start that is killed leaves half a migration.
 */
class StoppedMigrationTest {

  private static final String BEFORE = "20";
  private static final String SCRIPT = "db/migration/V21__matches_of_a_player.sql";

  @TempDir Path folder;

  @ParameterizedTest(name = "after {0} statements")
  @ValueSource(ints = {0, 1, 2, 3, 4, 5})
  void aStartThatWasKilledIsGoneOnWith(int statements) throws IOException {
    DataSource database =
        new DriverManagerDataSource("jdbc:h2:file:" + folder.resolve("data"), "", "");
    JdbcClient jdbc = JdbcClient.create(database);
    Flyway.configure().dataSource(database).target(BEFORE).load().migrate();
    jdbc.sql(
            """
            insert into archived_match (id, table_id, game, rules_version, options, seed, seed_hash,
                started_at, ended_at, end_reason, is_public)
            values ('m', 't', 'avalanche', 1, '{}', 's', 'h',
                timestamp '2026-11-01 12:00:00', timestamp '2026-11-01 12:30:00', 'PLAYED', true)
            """)
        .update();
    jdbc.sql("insert into archived_seat (match_id, seat, player, name) values ('m', 0, 'p', 'Ada')")
        .update();
    statements().limit(statements).forEach(statement -> jdbc.sql(statement).update());

    Flyway.configure().dataSource(database).load().migrate();

    assertThat(
            jdbc.sql(
                    """
                    select count(*) from archived_seat s join archived_match m on m.id = s.match_id
                    where s.ended_at = m.ended_at
                    """)
                .query(Integer.class)
                .single())
        .isEqualTo(1);
    List<?> indexes =
        jdbc.sql(
                """
                select lower(index_name) from information_schema.indexes
                where table_name = 'ARCHIVED_SEAT'
                """)
            .query(String.class)
            .list();
    assertThat(indexes)
        .map(String::valueOf)
        .contains("archived_seat_newest")
        .doesNotContain("archived_seat_player");
  }

  private static Stream<String> statements() throws IOException {
    String script = new ClassPathResource(SCRIPT).getContentAsString(StandardCharsets.UTF_8);
    return Stream.of(script.replaceAll("(?m)^--.*$", "").split(";"))
        .map(String::strip)
        .filter(statement -> !statement.isEmpty());
  }
}
