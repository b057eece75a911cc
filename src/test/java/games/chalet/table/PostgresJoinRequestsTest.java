package games.chalet.table;

import games.chalet.testing.Postgres;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** The same on PostgreSQL. */
class PostgresJoinRequestsTest extends JoinRequestsTest {

  @DynamicPropertySource
  static void database(DynamicPropertyRegistry properties) {
    String url = Postgres.shared().newDatabase();
    properties.add("spring.datasource.url", () -> url);
    properties.add("spring.datasource.username", () -> Postgres.USER);
    properties.add("spring.datasource.password", () -> Postgres.PASSWORD);
  }
}
