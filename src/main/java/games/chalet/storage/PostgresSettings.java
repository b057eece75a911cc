package games.chalet.storage;

import games.chalet.web.StartFailedException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.springframework.core.env.Environment;

/**
 * The settings of a PostgreSQL: {@code CHALET_DATABASE_URL}, {@code CHALET_DATABASE_USER} and
 * {@code CHALET_DATABASE_PASSWORD}. Without the first the server uses H2 in its data folder.
 *
 * @param url without a password, because it appears in logs
 */
record PostgresSettings(String url, String user, String password) {

  private static final String PREFIX = "jdbc:postgresql:";

  /**
   * The longest wait for a connection, in milliseconds; after an outage the database is found
   * again.
   */
  private static final int CONNECTED_WITHIN = 5_000;

  /** The longest silence of the database, in seconds: then it counts as gone. */
  private static final int ANSWERED_WITHIN = 30;

  /** Ensures that an acknowledged commit is on the disk, whatever the role's own setting is. */
  private static final String NEVER_OFF =
      "select set_config('synchronous_commit', 'on', false)"
          + " where current_setting('synchronous_commit') = 'off'";

  /**
   * Returns the settings; empty: H2.
   *
   * @throws StartFailedException if they cannot be used; its message does not contain them
   */
  static Optional<PostgresSettings> of(Environment environment) {
    String url = environment.getProperty("chalet.database.url", "").strip();
    if (url.isEmpty()) {
      return Optional.empty();
    }
    if (!url.startsWith(PREFIX)) {
      throw new StartFailedException(
          "CHALET_DATABASE_URL is not the address of a PostgreSQL database" + begin(url) + ".",
          "Begin it with "
              + PREFIX
              + "//, such as "
              + PREFIX
              + "//localhost/chalet, and put user and password into CHALET_DATABASE_USER and"
              + " CHALET_DATABASE_PASSWORD; or leave it empty: then the database is a file in the"
              + " data folder. See docs/settings.md.",
          null);
    }
    if (url.toLowerCase(Locale.ROOT).contains("password=")) {
      throw unusablePassword();
    }
    String password;
    try {
      password = environment.getProperty("chalet.database.password", "");
    } catch (IllegalArgumentException e) { // Its message contains the password.
      throw unusablePassword();
    }
    if (password.contains("${")) {
      throw unusablePassword();
    }
    String user = environment.getProperty("chalet.database.user", "").strip();
    return Optional.of(new PostgresSettings(url, user.isEmpty() ? "chalet" : user, password));
  }

  /** Names the beginning of an address; the rest may hold a password. */
  private static String begin(String url) {
    int colon = url.indexOf("://");
    return colon < 0 ? "" : ": it begins with " + url.substring(0, colon) + "://";
  }

  private static StartFailedException unusablePassword() {
    return new StartFailedException(
        "The password of the database cannot be used as it is given.",
        "Put it into CHALET_DATABASE_PASSWORD, not into CHALET_DATABASE_URL, and choose one"
            + " without ${ in it.",
        null);
  }

  /**
   * Returns the settings as Spring's properties, with their consequences: the disk and the backups
   * are the database server's own.
   */
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

  /** Returns the driver's settings; the address may override them. */
  Map<String, String> driverProperties() {
    String within = String.valueOf(CONNECTED_WITHIN / 1000);
    return Map.of(
        // Keeps the values of statements out of its messages, too.
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

  /** Leaves out the password. */
  @Override
  public String toString() {
    return url + " as " + user;
  }
}
