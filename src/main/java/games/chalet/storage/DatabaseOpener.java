package games.chalet.storage;

import games.chalet.storage.MarkWriter.MarkedFolder;
import games.chalet.web.StartFailedException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Properties;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationFailedEvent;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.Environment;
import org.springframework.core.env.MapPropertySource;

/**
 * Opens the database before anything else is created, so that an unusable folder or file ends the
 * start with a sentence. The connection stays open until the server has started: so the database is
 * opened once and not twice.
 */
public final class DatabaseOpener
    implements ApplicationContextInitializer<ConfigurableApplicationContext> {

  private static final Logger LOG = LoggerFactory.getLogger(DatabaseOpener.class);
  private static final String IN_A_FILE = "jdbc:h2:file:";

  @Override
  public void initialize(ConfigurableApplicationContext context) {
    ConfigurableEnvironment environment = context.getEnvironment();
    String name = environment.getProperty("chalet.data-folder", ".");
    DataFolder.check(name);
    Optional<PostgresSettings> postgres = PostgresSettings.of(environment);
    if (postgres.isPresent()) {
      tryOut(postgres.get());
      environment
          .getPropertySources()
          .addFirst(new MapPropertySource("postgres", postgres.get().properties()));
      return;
    }
    String url = environment.getProperty("spring.datasource.url", "");
    if (url.startsWith(IN_A_FILE)) {
      Path folder = DataFolder.path(name);
      DataFolder.prepare(folder);
      DataFolder.tryOut(folder);
      boolean isNew = false;
      if (isInFolder(url, name)) {
        isNew = check(folder, environment);
        context
            .getBeanFactory()
            .registerSingleton(MarkedFolder.class.getName(), new MarkedFolder(folder));
      }
      Connection first = open(url, environment, folder);
      if (isNew) {
        LOG.info("Made a new database: {}", DataFolder.database(environment));
      }
      context.addApplicationListener(
          event -> {
            switch (event) {
              case ApplicationReadyEvent open -> close(first);
              case ApplicationFailedEvent failed -> close(first);
              case ContextClosedEvent closed -> close(first);
              default -> {}
            }
          });
    }
  }

  /** Returns false if the settings name a database somewhere else, which has no mark. */
  private static boolean isInFolder(String url, String folder) {
    return url.split(";", 2)[0].equals(IN_A_FILE + folder + "/chalet");
  }

  private static boolean check(Path folder, Environment environment) {
    return new StartCheck(
            folder, user(environment), password(environment), NewestBackup.of(environment))
        .run();
  }

  /**
   * Returns the user: the first to open a new database becomes its only one, without a name unless
   * one is configured.
   */
  private static String user(Environment environment) {
    return environment.getProperty("spring.datasource.username", "");
  }

  private static String password(Environment environment) {
    return environment.getProperty("spring.datasource.password", "");
  }

  /** Connects once, so that a problem is reported in a sentence. */
  private static void tryOut(PostgresSettings settings) {
    Properties properties = new Properties();
    properties.putAll(settings.driverProperties());
    properties.put("user", settings.user());
    properties.put("password", settings.password());
    try (Connection connection = DriverManager.getConnection(settings.url(), properties)) {
      LOG.info(
          "The database is {} {} at {}",
          connection.getMetaData().getDatabaseProductName(),
          connection.getMetaData().getDatabaseProductVersion(),
          settings.url());
      KnownVersion.check(
          "The database " + settings.url(),
          "a database of its own in CHALET_DATABASE_URL",
          connection);
    } catch (SQLException e) {
      throw new StartFailedException(
          "The database " + settings + " cannot be opened: " + rootMessage(e),
          "Look whether it runs and lets this user in; its address is in CHALET_DATABASE_URL, the"
              + " user in CHALET_DATABASE_USER, the password in CHALET_DATABASE_PASSWORD.",
          e);
    }
  }

  private static Connection open(String url, Environment environment, Path folder) {
    try {
      return DriverManager.getConnection(url, user(environment), password(environment));
    } catch (SQLException e) {
      String name = folder.toAbsolutePath().normalize().resolve(DataFolder.DATABASE).toString();
      throw unusable(name, NewestBackup.of(environment), e);
    }
  }

  /** Returns the exception for a file that cannot be opened. */
  static StartFailedException unusable(
      String database, Optional<NewestBackup> backup, SQLException e) {
    return DatabaseFailure.of(e)
        .map(failure -> failure(failure, database, backup, e))
        .orElseGet(
            () ->
                new StartFailedException(
                    "The database " + database + " cannot be opened: " + e.getMessage(),
                    "Look into the folder that CHALET_DATA_FOLDER names.",
                    e));
  }

  /** Returns the exception that explains a failure and its remedy. */
  static StartFailedException failure(
      DatabaseFailure failure, String database, Optional<NewestBackup> backup, Throwable cause) {
    return switch (failure) {
      case LOCKED ->
          new StartFailedException(
              "The database " + database + " is in use by another process.",
              "Stop the Chalet that runs on it already, or give this one a folder of its own in"
                  + " CHALET_DATA_FOLDER.",
              cause);
      case BROKEN ->
          new StartFailedException(
              "The database " + database + " cannot be read: it is damaged, or no database.",
              "Keep a copy of it, and restore "
                  + backup.map(it -> "the newest backup, " + it + ",").orElse("a backup")
                  + " as docs/backup.md says; the folder is the one that CHALET_DATA_FOLDER names.",
              cause);
      case FULL ->
          new StartFailedException(
              "The database " + database + " cannot be opened: its disk is full.",
              "Make room on the disk of the folder that CHALET_DATA_FOLDER names and start Chalet"
                  + " again. Nothing that was acknowledged is lost.",
              cause);
      case CLOSED, DISK ->
          new StartFailedException(
              "The database " + database + " cannot be read or written: " + rootMessage(cause),
              "Look after the disk of the folder that CHALET_DATA_FOLDER names, and who may write"
                  + " there.",
              cause);
    };
  }

  /** Returns the first line of the root cause's message. */
  static String rootMessage(Throwable thrown) {
    Throwable root = NestedExceptionUtils.getMostSpecificCause(thrown);
    return String.valueOf(root.getMessage()).lines().findFirst().orElse(root.toString());
  }

  private static void close(Connection first) {
    try {
      first.close();
    } catch (SQLException e) {
      LOG.debug("Failed to close the first connection", e);
    }
  }
}
