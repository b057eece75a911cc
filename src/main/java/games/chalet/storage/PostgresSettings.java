package games.chalet.storage;

import games.chalet.web.StartFailedException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.springframework.core.env.Environment;

/**
 * What the host says of a PostgreSQL: {@code CHALET_DATABASE_URL}, {@code CHALET_DATABASE_USER} and
 * {@code CHALET_DATABASE_PASSWORD}. Without the first the house has H2 in its data folder.
 *
 * @param url without a password: it stands in logs
 */
record PostgresSettings(String url, String user, String password) {

  private static final String PREFIX = "jdbc:postgresql:";

  /**
   * Nobody waits longer for a connection, milliseconds; a database that was away is found again.
   */
  private static final int CONNECTED_WITHIN = 5_000;

  /** Seconds in which a database may be silent: then it is gone, as far as this house can tell. */
  private static final int ANSWERED_WITHIN = 30;

  /** A commit that is acknowledged is on the disk, whatever the role's own setting is. */
  private static final String NEVER_OFF =
      "select set_config('synchronous_commit', 'on', false)"
          + " where current_setting('synchronous_commit') = 'off'";

  /**
   * What is set; empty: H2.
   *
   * @throws StartFailedException if it cannot be used; without telling what it is
   */
  static Optional<PostgresSettings> of(Environment environment) {
    String url = environment.getProperty("chalet.database.url", "").strip();
    if (url.isEmpty()) {
      return Optional.empty();
    }
    if (!url.startsWith(PREFIX)) {
      throw new StartFailedException(
          "CHALET_DATABASE_URL is not the address of a PostgreSQL database.",
          "Begin it with "
              + PREFIX
              + "//, such as "
              + PREFIX
              + "//localhost/chalet, or leave it"
              + " empty: then the database is a file in the data folder.",
          null);
    }
    if (url.toLowerCase(Locale.ROOT).contains("password=")) {
      throw unusablePassword();
    }
    String password;
    try {
      password = environment.getProperty("chalet.database.password", "");
    } catch (IllegalArgumentException e) { // Tells it: no cause of anything.
      throw unusablePassword();
    }
    if (password.contains("${")) {
      throw unusablePassword();
    }
    String user = environment.getProperty("chalet.database.user", "").strip();
    return Optional.of(new PostgresSettings(url, user.isEmpty() ? "chalet" : user, password));
  }

  private static StartFailedException unusablePassword() {
    return new StartFailedException(
        "The password of the database cannot be used as it is given.",
        "Put it into CHALET_DATABASE_PASSWORD, not into CHALET_DATABASE_URL, and choose one"
            + " without ${ in it.",
        null);
  }

  /** The same in Spring's words, and what follows from it: its disk and its copies are its own. */
  Map<String, Object> properties() {
    Map<String, Object> properties = new LinkedHashMap<>();
    properties.put("spring.datasource.url", url);
    properties.put("spring.datasource.username", user);
    properties.put("spring.datasource.password", password);
    String pool = "spring.datasource.hikari.";
    properties.put(pool + "connection-timeout", CONNECTED_WITHIN);
    properties.put(pool + "connection-init-sql", NEVER_OFF);
    driverProperties()
        .forEach((name, value) -> properties.put(pool + "data-source-properties." + name, value));
    properties.put("chalet.backup.enabled", false);
    properties.put("chalet.disk.reserve", "0B");
    properties.put("chalet.disk.minimum", "0B");
    // A new process would not find it either.
    properties.put("management.endpoint.health.group.liveness.include", "livenessState");
    return properties;
  }

  /** What the driver is told; the address may say otherwise. */
  Map<String, String> driverProperties() {
    String within = String.valueOf(CONNECTED_WITHIN / 1000);
    return Map.of(
        // Nor the values of statements in its messages.
        "logServerErrorDetail",
        "false",
        "connectTimeout",
        within,
        "loginTimeout",
        within,
        "socketTimeout",
        String.valueOf(ANSWERED_WITHIN),
        "tcpKeepAlive",
        "true",
        "ApplicationName",
        "Chalet");
  }

  /** Never its password. */
  @Override
  public String toString() {
    return url + " as " + user;
  }
}
