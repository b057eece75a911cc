package games.chalet.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import games.chalet.testing.Postgres;
import games.chalet.testing.SiteTest;
import games.chalet.web.logs.LoggedFailure;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Properties;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/** The values of statements, hidden actions among them, are in no log, whatever fails. */
@SiteTest
@ExtendWith(OutputCaptureExtension.class)
class SqlValuesInLogsTest {

  private static final Logger LOG = LoggerFactory.getLogger(SqlValuesInLogsTest.class);

  private static final String SECRET = "QueenOfSpades";
  private static final String INSERT = "insert into entry (id, action) values (?, ?)";

  private static DataSource h2() {
    return new DriverManagerDataSource("jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1");
  }

  private static DataSource postgres(Postgres server, boolean tellsDetails) {
    Properties properties = new Properties();
    properties.putAll(new PostgresSettings("", "", "").driverProperties());
    properties.put("user", Postgres.USER);
    properties.put("password", Postgres.PASSWORD);
    if (tellsDetails) {
      properties.put("logServerErrorDetail", "true");
    }
    return new DriverManagerDataSource(server.newDatabase(), properties);
  }

  private static void makeTable(DataSource database) {
    JdbcTemplate jdbc = new JdbcTemplate(database);
    jdbc.execute("create table entry (id varchar(40) primary key, action varchar(20) not null)");
    jdbc.execute("create table follower (id varchar(40) references entry (id))");
    jdbc.update(INSERT, SECRET, "x");
  }

  /** Every way in which a value gets into a message. */
  private static List<Throwable> failures(DataSource database) {
    makeTable(database);
    JdbcTemplate jdbc = new JdbcTemplate(database);
    String tooLong = SECRET.repeat(2);
    List<Throwable> failures =
        List.of(
            catchThrowable(() -> jdbc.update(INSERT, SECRET, "x")),
            catchThrowable(() -> jdbc.update(INSERT, "other", tooLong)),
            catchThrowable(() -> jdbc.update("insert into follower values (?)", SECRET + "2")),
            catchThrowable(
                () -> jdbc.update("update entry set action = null where id = ?", SECRET)),
            catchThrowable(
                () -> jdbc.queryForObject("select cast(? as integer)", Long.class, SECRET)),
            catchThrowable(
                () ->
                    jdbc.batchUpdate(
                        INSERT, List.of(new Object[] {"a", SECRET}, new Object[] {SECRET, "x"}))),
            catchThrowable(() -> batch(database, SECRET)));
    assertThat(failures).doesNotContainNull();
    return failures;
  }

  /** Without Spring, as the journal writes. */
  private static void batch(DataSource database, String id) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement insert = connection.prepareStatement(INSERT)) {
      insert.setString(1, id);
      insert.setString(2, SECRET);
      insert.addBatch();
      insert.executeBatch();
    }
  }

  /** In every way in which the server logs failures. */
  private static void log(Throwable failure) {
    LOG.error("failed", failure);
    LOG.error("{} failed", "it", failure);
    LOG.warn("{} {} failed: {}", "it", "also", failure, new IllegalStateException(failure));
    LOG.warn("failed: {}", LoggedFailure.brief(failure));
    IllegalStateException around =
        new IllegalStateException("Told: " + failure.getMessage(), failure);
    LOG.error("failed", around);
    IllegalStateException beside = new IllegalStateException("beside");
    beside.addSuppressed(failure);
    LOG.error("failed", beside);
  }

  private static void assertNoValues(List<Throwable> failures, CapturedOutput log) {
    assertThat(failures.stream().map(Throwable::toString)).anyMatch(it -> it.contains(SECRET));
    failures.forEach(SqlValuesInLogsTest::log);
    assertThat(log.getAll())
        .contains("IllegalStateException", "SQL state 23", "SqlValuesInLogsTest.failures")
        .doesNotContain(SECRET);
  }

  @Test
  void notOfH2(CapturedOutput log) {
    assertNoValues(failures(h2()), log);
  }

  @Test
  void notOfPostgres(CapturedOutput log) {
    assertNoValues(failures(postgres(Postgres.shared(), true)), log);
  }

  @Test
  void postgresItselfIsAskedForNone() {
    for (Throwable failure : failures(postgres(Postgres.shared(), false))) {
      assertThat(failure.toString())
          .satisfiesAnyOf(
              told -> assertThat(told).doesNotContain(SECRET),
              // Of this no setting of the driver knows.
              told -> assertThat(told).contains("invalid input syntax"));
    }
  }

  @Test
  void notOfABatchThatTheServerBreaksOff(CapturedOutput log) throws SQLException {
    DataSource database = postgres(Postgres.shared(), true);
    makeTable(database);
    try (Connection connection = database.getConnection();
        PreparedStatement insert =
            connection.prepareStatement("insert into entry select ?, ? from pg_sleep(60)")) {
      connection.createStatement().execute("set statement_timeout = 50");
      insert.setString(1, "one");
      insert.setString(2, SECRET);
      insert.addBatch();
      Throwable outage = catchThrowable(insert::executeBatch);
      assertThat(outage).hasMessageContaining(SECRET);
      log(outage);
    }
    assertThat(log.getAll())
        .doesNotContain(SECRET)
        .as("what a host has to know")
        .contains("canceling statement due to statement timeout");
  }

  @Test
  void failuresThatCauseEachOtherAreLoggedToo(CapturedOutput log) {
    Throwable failure = failures(h2()).getFirst();
    IllegalStateException closing = new IllegalStateException("closing", failure);
    failure.addSuppressed(closing);
    LOG.error("failed", failure);
    assertThat(log.getAll()).contains("SQL state 23505").doesNotContain(SECRET);
  }

  @Test
  void whatAHostHasToKnowOfH2Stays(CapturedOutput log) {
    DataSource database = new DriverManagerDataSource("jdbc:h2:mem:" + UUID.randomUUID());
    Throwable closed =
        catchThrowable(
            () -> {
              try (Connection connection = database.getConnection()) {
                connection.createStatement().execute("shutdown");
                connection.createStatement().execute("select 1");
              }
            });
    LOG.error("failed", closed);
    assertThat(log.getAll()).contains("Database is already closed");
    assertThat(LoggedFailure.of(closed)).isSameAs(closed);
  }
}
