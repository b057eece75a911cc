package games.chalet.storage;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Postgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

class StoredInstallationTest {

  @TempDir Path folder;

  private DataSource h2(String name) {
    return new DriverManagerDataSource("jdbc:h2:file:" + folder.resolve(name), "", "");
  }

  private static String idAfterMigrating(DataSource database) {
    Flyway.configure().dataSource(database).load().migrate();
    return new StoredInstallation(JdbcClient.create(database)).id();
  }

  @Test
  void aCopyHasTheSameOne() throws IOException {
    String id = idAfterMigrating(h2("chalet"));
    Files.copy(folder.resolve("chalet.mv.db"), folder.resolve("backup.mv.db"));
    assertThat(id).matches("[a-z0-9]{8,}");
    assertThat(idAfterMigrating(h2("chalet"))).isEqualTo(id);
    assertThat(idAfterMigrating(h2("backup"))).isEqualTo(id);
  }

  @Test
  void everyDatabaseHasAnother() {
    assertThat(idAfterMigrating(h2("one"))).isNotEqualTo(idAfterMigrating(h2("other")));
  }

  @Test
  void onPostgresEveryDatabaseHasAnotherToo() {
    DataSource one = Postgres.dataSource(Postgres.shared().newDatabase());
    DataSource other = Postgres.dataSource(Postgres.shared().newDatabase());
    String id = idAfterMigrating(one);
    assertThat(id).matches("[a-z0-9]{8,}");
    assertThat(idAfterMigrating(one)).isEqualTo(id);
    assertThat(idAfterMigrating(other)).isNotEqualTo(id);
  }
}
