package games.chalet.archive;

import games.chalet.testing.Postgres;
import org.springframework.boot.jdbc.test.autoconfigure.AutoConfigureTestDatabase;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** The same on PostgreSQL. */
@AutoConfigureTestDatabase(replace = AutoConfigureTestDatabase.Replace.NONE)
class PostgresStatisticsTest extends StatisticsTest {

  @DynamicPropertySource
  static void database(DynamicPropertyRegistry properties) {
    String url = Postgres.shared().newDatabase();
    properties.add("spring.datasource.url", () -> url);
    properties.add("spring.datasource.username", () -> Postgres.USER);
    properties.add("spring.datasource.password", () -> Postgres.PASSWORD);
  }
}
