package games.chalet.backup;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.h2.engine.SessionLocal;
import org.h2.jdbc.JdbcConnection;
import org.h2.mvstore.FileStore;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;
import org.jspecify.annotations.Nullable;

/**
 * The file of an H2 database as it would be found after a kill in one instant, copied while writing
 * goes on: what was committed before that instant is in it, and of what is committed later nothing
 * or all.
 *
 * <p>H2 only appends while space is not reused ({@link MVStore#setReuseSpace}), so what the file
 * holds up to its length in that instant stays as it is. Only its first blocks, which name the
 * newest part, are written again and again; they are read first. H2's own {@code BACKUP TO} goes on
 * to the file's end, which a busy house moves on as fast as it is read.
 */
final class DatabaseImage {

  /** Two blocks of 4 kB, the second in case the first is being written. */
  private static final int HEADERS = 8 << 10;

  private static final int PIECE = 64 << 10;

  private final FileStore<?> file;

  private DatabaseImage(FileStore<?> file) {
    this.file = file;
  }

  /**
   * Writes the database behind a connection into a zip, under the name of its file.
   *
   * @throws SQLException if it is not H2's, or has no file
   * @throws IOException if it cannot be read or written to the end, as when the house closes
   */
  static void zip(Connection connection, Path zip) throws IOException, SQLException {
    MVStore store = storeOf(connection);
    DatabaseImage image = new DatabaseImage(fileOf(store));
    store.setReuseSpace(false);
    try (OutputStream out = Files.newOutputStream(zip, StandardOpenOption.CREATE_NEW);
        ZipOutputStream entries = new ZipOutputStream(out)) {
      entries.setLevel(Deflater.BEST_SPEED);
      entries.putNextEntry(new ZipEntry(String.valueOf(image.path().getFileName())));
      image.copyTo(entries);
      entries.closeEntry();
    } catch (MVStoreException e) {
      throw new IOException("The database's file cannot be read", e);
    } finally {
      store.setReuseSpace(true);
    }
  }

  private static MVStore storeOf(Connection connection) throws SQLException {
    if (connection.unwrap(JdbcConnection.class).getSession() instanceof SessionLocal session) {
      return session.getDatabase().getStore().getMvStore();
    }
    throw new SQLException("The database is in another process");
  }

  private static FileStore<?> fileOf(MVStore store) throws SQLException {
    @Nullable FileStore<?> file = store.getFileStore();
    if (file == null) {
      throw new SQLException("The database has no file");
    }
    return file;
  }

  /** What the store takes for its size may not be written yet. */
  private void copyTo(OutputStream out) throws IOException {
    byte[] headers = read(0, HEADERS);
    long length = Files.size(path());
    out.write(headers);
    for (long at = HEADERS; at < length; at += PIECE) {
      out.write(read(at, (int) Math.min(PIECE, length - at)));
    }
  }

  private Path path() {
    return Path.of(file.getFileName());
  }

  /**
   * Through H2's own channel: on Linux a process that closes another one of the same file gives up
   * its lock of that file.
   */
  private byte[] read(long at, int bytes) {
    return file.readFully(null, at, bytes).array();
  }
}
