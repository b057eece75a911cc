package games.chalet.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.UUID;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

class BaselineTest {

  private final DataSource database =
      new DriverManagerDataSource("jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1");

  @Test
  void anEmptyDatabaseHasNone() throws SQLException {
    try (Connection connection = database.getConnection()) {
      assertThat(Baseline.of(connection)).isEmpty();
    }
  }

  @Test
  void theOneOfThisBuildIsWhatFlywayNotes() throws SQLException {
    Flyway.configure().dataSource(database).load().migrate();
    try (Connection connection = database.getConnection()) {
      assertThat(Baseline.of(connection)).contains(Baseline.ofThisBuild());
    }
  }
}
