package games.chalet.testing;

import javax.sql.DataSource;
import org.springframework.core.io.ClassPathResource;
import org.springframework.jdbc.datasource.init.ResourceDatabasePopulator;

/** The tables of an empty database, for tests that need no Flyway. */
public final class Schema {

  private Schema() {}

  /** Creates all tables. */
  public static void create(DataSource database) {
    new ResourceDatabasePopulator(new ClassPathResource("db/migration/V1__schema.sql"))
        .execute(database);
  }
}
