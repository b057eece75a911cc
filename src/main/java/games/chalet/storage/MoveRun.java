package games.chalet.storage;

import games.chalet.web.HostVariables;
import games.chalet.web.StartFailedException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.springframework.boot.context.properties.source.ConfigurationPropertySources;
import org.springframework.boot.logging.LoggingSystem;
import org.springframework.core.env.Environment;
import org.springframework.core.env.StandardEnvironment;

/**
 * The command {@code bin/chalet move}: copies the data from the file in the data folder to the
 * configured PostgreSQL. The server is stopped during the move; the file stays as it was.
 */
public final class MoveRun {

  private MoveRun() {}

  public static void main(String[] args) {
    LoggingSystem.get(MoveRun.class.getClassLoader()).beforeInitialize(); // Keeps it silent.
    try {
      StandardEnvironment environment = new StandardEnvironment();
      HostVariables.clean(environment);
      ConfigurationPropertySources.attach(environment); // As a start reads names of variables.
      System.out.println(move(environment));
    } catch (StartFailedException e) {
      System.err.println(e.sentence());
      System.err.println(e.remedy());
      System.exit(1);
    }
  }

  /**
   * Moves the data.
   *
   * @return the message for the host
   * @throws StartFailedException if that is not possible; then the target is as empty as it was
   */
  static String move(Environment environment) {
    PostgresSettings target =
        PostgresSettings.of(environment)
            .orElseThrow(
                () ->
                    new StartFailedException(
                        "There is no database to move to.",
                        "Set CHALET_DATABASE_URL (and user and password) to an empty PostgreSQL.",
                        null));
    String name = environment.getProperty("chalet.data-folder", "./data");
    DataFolder.check(name);
    Path folder = DataFolder.path(name).toAbsolutePath().normalize();
    Path file = folder.resolve(DataFolder.DATABASE);
    if (!Files.isRegularFile(file)) {
      throw new StartFailedException(
          "There is no database to move: " + file + " is not there.",
          "Name its folder in CHALET_DATA_FOLDER.",
          null);
    }
    DatabaseMove.Moved moved = new DatabaseMove(folder, target).run();
    return ("%,d rows of %d tables are in %s now. Chalet uses that database from its next start, as"
            + " long as CHALET_DATABASE_URL names it. The file %s is as it was: keep it until"
            + " all is well.%s")
        .formatted(moved.rows(), moved.tables(), target.url(), file, replaced(moved.replaced()));
  }

  private static String replaced(int texts) {
    return texts == 0
        ? ""
        : " In %d texts there was a character that PostgreSQL does not take (U+0000): they have U+FFFD there."
            .formatted(texts);
  }
}
