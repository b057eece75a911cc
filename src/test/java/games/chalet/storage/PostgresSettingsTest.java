package games.chalet.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.testing.Postgres;
import games.chalet.web.StartFailedException;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.env.Environment;
import org.springframework.mock.env.MockEnvironment;

/** The settings of a PostgreSQL, and the messages for those that do not work. */
class PostgresSettingsTest {

  private static final String SECRET = "s3cret";

  private final MockEnvironment environment = new MockEnvironment();

  @Test
  void withoutAnAddressTheServerHasH2() {
    set("  ", SECRET);
    assertThat(PostgresSettings.of(environment)).isEmpty();
  }

  @Test
  void aPasswordIsNeverTold() {
    set("jdbc:postgresql://db/chalet", SECRET);
    assertThat(PostgresSettings.of(environment).orElseThrow())
        .hasToString("jdbc:postgresql://db/chalet as chalet");
  }

  @Test
  void anInvalidPostgresAddressStopsTheStart() {
    set("jdbc:mysql://db/chalet?password=" + SECRET, SECRET);
    assertFails().hasMessageContaining("not the address of a PostgreSQL");
    set("jdbc:postgresql://db/chalet?user=a&Password=" + SECRET, "");
    assertFails().hasMessageContaining("password");
    set("jdbc:postgresql://db/chalet", SECRET + "${x}");
    assertFails().hasMessageContaining("password");
  }

  @Test
  void aDatabaseThatDoesNotLetUsInIsNamed() {
    String url = Postgres.shared().newDatabase();
    set(url, SECRET);
    assertFails().hasMessageContaining(url + " as chalet cannot be opened");
    set("jdbc:postgresql://127.0.0.1:1/chalet", SECRET);
    assertFails().hasMessageContaining("cannot be opened");
  }

  @Test
  void commitsAreForcedToTheDiskAndTheRestIsLeftToTheDatabase() {
    set(Postgres.shared().newDatabase(), Postgres.PASSWORD);
    Environment opened = open();
    assertThat(opened.getProperty("spring.datasource.username")).isEqualTo("chalet");
    assertThat(opened.getProperty("spring.datasource.hikari.connection-init-sql"))
        .contains("synchronous_commit");
    assertThat(opened.getProperty("chalet.backup.enabled")).isEqualTo("false");
  }

  private void set(String url, String password) {
    environment.setProperty("chalet.database.url", url);
    environment.setProperty("chalet.database.password", password);
  }

  private AbstractThrowableAssert<?, ?> assertFails() {
    return assertThatThrownBy(this::open)
        .isInstanceOfSatisfying(
            StartFailedException.class,
            failure -> assertThat(failure.sentence() + failure.remedy()).doesNotContain(SECRET));
  }

  private Environment open() {
    try (GenericApplicationContext context = new GenericApplicationContext()) {
      context.setEnvironment(environment);
      new DatabaseOpener().initialize(context);
      return environment;
    }
  }
}
