package games.chalet.storage;

import games.chalet.web.StartFailedException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import org.springframework.core.env.Environment;

/** The folder of the database, as the operating system sees it. */
public final class DataFolder {

  private static final String HOME = "~/";

  /** The name that H2 gives to the file of a database called {@code chalet}. */
  static final String DATABASE = "chalet.mv.db";

  /** H2 takes a backslash for a slash everywhere, the system only on Windows. */
  private static final Pattern NAME =
      Pattern.compile("(/|\\./|~/)[^;\\\\\\x00]*|(\\.\\\\|[A-Za-z]:[/\\\\])[^;\\x00]*|\\.");

  private static final String TRIAL = "chalet.trial";
  private static final int TRIAL_BYTES = 1 << 20;

  private DataFolder() {}

  /**
   * Returns the path of a folder whose name may begin with {@code ~/}, as H2 understands it.
   *
   * @throws StartFailedException if this Java cannot write such a name, as without a locale, or if
   *     this user has no home folder
   */
  public static Path path(String name) {
    return path(name, System.getProperty("user.home"));
  }

  /** Returns the path for a user with that home folder, which is {@code ?} for one without. */
  static Path path(String name, String home) {
    try {
      if (!name.startsWith(HOME)) {
        return Path.of(name);
      }
      if (Path.of(home).isAbsolute()) {
        return Path.of(home, name.substring(HOME.length()));
      }
      throw new StartFailedException(
          "The folder " + name + " is in a home folder, which the user who runs Chalet has not.",
          "Set CHALET_DATA_FOLDER and CHALET_BACKUP_FOLDER to absolute paths, or set HOME.",
          null);
    } catch (InvalidPathException e) {
      throw new StartFailedException(
          "The folder \"" + name + "\" has letters that the language settings here do not allow.",
          "Set LANG=C.UTF-8 (and LC_ALL, if it is set), or use English letters only in"
              + " CHALET_DATA_FOLDER and CHALET_BACKUP_FOLDER.",
          e);
    }
  }

  /** Returns true for a name that says where it begins, and that H2 understands as we do. */
  public static boolean isName(String name) {
    return NAME.matcher(name).matches();
  }

  /** Returns the path of the database in the configured folder, for a sentence. */
  static String database(Environment environment) {
    return path(environment.getProperty("chalet.data-folder", "./data"))
        .toAbsolutePath()
        .normalize()
        .resolve(DATABASE)
        .toString();
  }

  /**
   * Refuses a name that H2 would understand in another way, or as a setting of its own.
   *
   * @throws StartFailedException if it is one
   */
  static void check(String name) {
    if (!isName(name)) {
      throw new StartFailedException(
          "CHALET_DATA_FOLDER is \"" + name + "\", which is no folder for a database.",
          "Set it to an absolute path, or one that begins with ./ or ~/, without a semicolon or a"
              + " backslash; where it is not set at all, it is ./data.",
          null);
    }
  }

  /**
   * Creates the folder if it does not exist.
   *
   * @throws StartFailedException if it cannot be created or written to
   */
  static void prepare(Path folder) {
    Path whole = folder.toAbsolutePath().normalize();
    try {
      Files.createDirectories(whole);
    } catch (IOException e) {
      throw new StartFailedException(
          "The data folder " + whole + " cannot be made: " + reason(e),
          "Name a folder in CHALET_DATA_FOLDER that can be made and written to.",
          e);
    }
    if (!Files.isWritable(whole)) {
      throw new StartFailedException(
          "The data folder " + whole + " cannot be written to.",
          "Give the user who runs Chalet the right to write there, or name another folder in"
              + " CHALET_DATA_FOLDER.",
          null);
    }
    Path database = whole.resolve(DATABASE);
    if (Files.exists(database) && !Files.isWritable(database)) {
      throw new StartFailedException(
          "The database " + database + " cannot be written to.",
          "Give the user who runs Chalet the right to write that file, or name another folder in"
              + " CHALET_DATA_FOLDER.",
          null);
    }
  }

  /**
   * Writes a file there and removes it again: H2 writes while it opens, and fails with a long
   * message.
   *
   * @throws StartFailedException if the disk is full, or cannot be written to
   */
  static void tryOut(Path folder) {
    Path trial = folder.toAbsolutePath().normalize().resolve(TRIAL);
    try {
      try {
        Files.write(trial, new byte[TRIAL_BYTES]);
      } finally {
        Files.deleteIfExists(trial);
      }
    } catch (IOException e) {
      DatabaseFailure failure = DatabaseFailure.of(e).orElse(DatabaseFailure.DISK);
      throw DatabaseOpener.failure(
          failure, folder.resolve(DATABASE).toString(), Optional.empty(), e);
    }
  }

  private static String reason(IOException e) {
    return switch (e) {
      case FileAlreadyExistsException there -> there.getFile() + " is a file, not a folder.";
      case AccessDeniedException denied -> "no right to do so in " + denied.getFile() + ".";
      case FileSystemException other ->
          Objects.toString(other.getReason(), other.toString()) + " (" + other.getFile() + ").";
      default -> e.toString();
    };
  }
}
