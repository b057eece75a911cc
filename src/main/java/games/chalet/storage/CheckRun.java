package games.chalet.storage;

import games.chalet.storage.DatabaseFile.Size;
import games.chalet.web.StartFailedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.logging.LoggingSystem;

/**
 * The command {@code bin/chalet check FILE}: reads a backup, or a copy of the database, to its end.
 */
public final class CheckRun {

  private CheckRun() {}

  public static void main(String[] args) {
    LoggingSystem.get(CheckRun.class.getClassLoader()).beforeInitialize(); // Keeps it silent.
    try {
      System.out.println(check(args));
    } catch (StartFailedException e) {
      System.err.println(e.sentence());
      System.err.println(e.remedy());
      System.exit(1);
    }
  }

  /**
   * Checks a file.
   *
   * @param args its name
   * @return the message for the host
   * @throws StartFailedException if it is damaged, or none to check
   */
  static String check(String... args) {
    if (args.length != 1) {
      throw new StartFailedException(
          "There is no file to check.", "Name one backup: bin/chalet check FILE", null);
    }
    Path file = Path.of(args[0]);
    if (!Files.isRegularFile(file)) {
      throw new StartFailedException(
          "There is no file " + file + ".", "Name one backup: bin/chalet check FILE", null);
    }
    try {
      return String.valueOf(file.getFileName()).endsWith(".mv.db")
          ? read(file, file)
          : unpack(file);
    } catch (IOException e) {
      throw damaged(file, String.valueOf(e.getMessage()), e);
    }
  }

  private static String unpack(Path zip) throws IOException {
    Path folder = Files.createTempDirectory("chalet-check");
    Path database = folder.resolve(DataFolder.DATABASE);
    try (ZipFile entries = new ZipFile(zip.toFile())) {
      for (String name : new String[] {DataFolder.DATABASE, MarkFile.NAME}) {
        ZipEntry entry = entries.getEntry(name);
        if (entry != null) {
          Files.copy(entries.getInputStream(entry), folder.resolve(name));
        }
      }
      if (!Files.exists(database)) {
        throw new IOException("it holds no " + DataFolder.DATABASE);
      }
      return read(zip, database);
    } finally {
      Files.deleteIfExists(MarkFile.in(folder));
      Files.deleteIfExists(database);
      Files.delete(folder);
    }
  }

  /** Reads a database, which is the file itself or was in it. */
  private static String read(Path file, Path path) throws IOException {
    DatabaseFile database = new DatabaseFile(path, "", "");
    if (Files.size(path) == 0) {
      throw damaged(file, "it is empty", null);
    }
    try {
      String asOf;
      Size size;
      try (Connection connection = database.open()) {
        asOf = DatabaseState.of(connection).asOf();
        size = DatabaseFile.readAll(connection);
        if (!file.equals(path) && lacksItsMark(connection, path)) {
          throw damaged(file, "it is older than the moment that it names", null);
        }
      }
      if (size.tables() == 0) {
        throw damaged(file, "it has no tables", null);
      }
      if (database.isCut()) {
        throw damaged(file, "a part of it is missing", null);
      }
      return "%s is complete, as of %s: %,d tables, %,d rows"
          .formatted(file, asOf, size.tables(), size.rows());
    } catch (SQLException e) {
      if (DatabaseFailure.of(e).equals(Optional.of(DatabaseFailure.LOCKED))) {
        throw new StartFailedException(
            file + " is the database of a server that runs.",
            "Check a backup: an empty file named now in the folder of backups asks for one.",
            e);
      }
      throw damaged(file, DatabaseOpener.rootMessage(e), e);
    }
  }

  private static boolean lacksItsMark(Connection connection, Path path) throws SQLException {
    Optional<MarkFile> named = MarkFile.read(path.resolveSibling("."));
    return named.isPresent() && !DatabaseState.has(connection, named.get().mark());
  }

  private static StartFailedException damaged(Path file, String why, @Nullable Throwable cause) {
    return new StartFailedException(
        file + " is damaged: " + why + ".", "Keep it, and check an older backup.", cause);
  }
}
