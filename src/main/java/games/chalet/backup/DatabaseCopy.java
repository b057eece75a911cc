package games.chalet.backup;

import games.chalet.storage.CopyMark;
import games.chalet.storage.DatabaseFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.concurrent.locks.LockSupport;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.h2.mvstore.FileStore;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;

/** A copy of the database's file in a folder of its own, where nothing else has it open. */
final class DatabaseCopy {

  /** The name of the database's file, with which it stands in a backup. */
  static final String FILE = "chalet.mv.db";

  private static final int PIECE = 64 << 10;

  private final DatabaseFile file;

  /**
   * The user of the database.
   *
   * @param name empty if none is configured
   * @param password empty if none is configured
   */
  record Login(String name, String password) {

    static final Login NONE = new Login("", "");

    @Override
    public String toString() {
      return name;
    }
  }

  DatabaseCopy(Path folder, Login login) {
    this.file = new DatabaseFile(folder.resolve(FILE), login.name(), login.password());
  }

  Path file() {
    return file.path();
  }

  /**
   * Checks that its newest commit can be read: H2 opens a damaged file at the newest commit that it
   * still finds, or as an empty database.
   *
   * @throws SQLException if it is not that version
   */
  void requireVersion(long version) throws SQLException {
    try (MVStore store = new MVStore.Builder().fileName(file.path().toString()).readOnly().open()) {
      FileStore<?> found = store.getFileStore();
      if (found.lastChunkVersion() != version) {
        throw new SQLException(
            "Expected version %d of the file, was %d".formatted(version, found.lastChunkVersion()));
      }
    } catch (MVStoreException e) {
      throw new SQLException("The file cannot be opened", e);
    }
  }

  /**
   * Marks it as a copy, and replaces the file by one that has its contents only.
   *
   * @param at the moment of the copy
   * @return the content of the file {@value CopyMark#FILE} next to it
   */
  byte[] compact(Instant at) throws SQLException {
    try (Connection connection = file.openToWrite();
        Statement statement = connection.createStatement()) {
      byte[] mark = CopyMark.write(connection, at);
      statement.execute("shutdown compact");
      return mark;
    }
  }

  /**
   * Reads every row of every table, and every index.
   *
   * @throws SQLException if one cannot be read
   */
  void check() throws SQLException {
    try (Connection connection = file.open()) {
      DatabaseFile.readAll(connection);
    }
  }

  /**
   * Writes it into a new zip, packed for speed. It rests as long as it works: matches have the
   * right of way, and Java threads have no priorities on Linux.
   */
  void zip(Path zip, byte[] mark) throws IOException {
    try (InputStream in = Files.newInputStream(file.path());
        OutputStream out = Files.newOutputStream(zip, StandardOpenOption.CREATE_NEW);
        ZipOutputStream entries = new ZipOutputStream(out)) {
      entries.setLevel(Deflater.BEST_SPEED);
      entries.putNextEntry(new ZipEntry(FILE));
      byte[] piece = new byte[PIECE];
      long begun = System.nanoTime();
      for (int read; (read = in.read(piece)) >= 0; begun = System.nanoTime()) {
        entries.write(piece, 0, read);
        LockSupport.parkNanos(System.nanoTime() - begun);
      }
      entries.closeEntry();
      entries.putNextEntry(new ZipEntry(CopyMark.FILE));
      entries.write(mark);
      entries.closeEntry();
    }
  }
}
