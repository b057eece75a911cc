package games.chalet.storage;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
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
 * The file of an H2 database as a kill would have left it at the instant at which this was created:
 * it contains every transaction that was committed before. It can be copied while writing
 * continues.
 *
 * <p>Until it is closed H2 only appends ({@link MVStore#setReuseSpace}), so the file stays
 * unchanged up to its length at that instant, except its first blocks, which name the newest part
 * and are kept here. H2's own {@code BACKUP TO} reads to the file's end, which a busy server moves
 * on as fast as it is read.
 */
public final class DatabaseImage implements AutoCloseable {

  /** Two blocks of 4 kB, the second in case the first was not written to its end. */
  private static final int HEADERS = 8 << 10;

  private static final int PIECE = 64 << 10;

  private static final String UNREADABLE = "The database's file cannot be read";

  private final MVStore store;
  private final FileStore<?> file;
  private final byte[] headers;
  private final long length;

  /** Creates the image; nothing may be written at that time. */
  private DatabaseImage(MVStore store, FileStore<?> file) {
    this.store = store;
    this.file = file;
    store.setReuseSpace(false);
    this.headers = read(0, HEADERS);
    this.length = file.size();
  }

  /**
   * Returns an image of the file behind a connection, now.
   *
   * @throws SQLException if the database is not H2's, or has no file
   * @throws IOException if the file cannot be read
   */
  public static DatabaseImage of(Connection connection) throws IOException, SQLException {
    MVStore store = storeOf(connection);
    @Nullable FileStore<?> file = store.getFileStore();
    if (file == null) {
      throw new SQLException("The database has no file");
    }
    // H2 closes its store after any exception within such an operation, so the task holds it.
    FutureTask<DatabaseImage> image = new FutureTask<>(() -> new DatabaseImage(store, file));
    store.executeFilestoreOperation(image);
    if (image.state() == Future.State.FAILED) {
      store.setReuseSpace(true);
      throw new IOException(UNREADABLE, image.exceptionNow());
    }
    return image.resultNow();
  }

  private static MVStore storeOf(Connection connection) throws SQLException {
    if (connection.unwrap(JdbcConnection.class).getSession() instanceof SessionLocal session) {
      return session.getDatabase().getStore().getMvStore();
    }
    throw new SQLException("The database is not embedded in this process");
  }

  /**
   * Writes it into a zip, under the name of the database's file.
   *
   * @throws IOException if it cannot be read or written to the end, as when the server closes
   */
  public void zip(Path zip) throws IOException {
    try (OutputStream out = Files.newOutputStream(zip, StandardOpenOption.CREATE_NEW);
        ZipOutputStream entries = new ZipOutputStream(out)) {
      entries.setLevel(Deflater.BEST_SPEED);
      entries.putNextEntry(new ZipEntry(name()));
      copyTo(entries);
      entries.closeEntry();
    } catch (MVStoreException e) {
      throw new IOException(UNREADABLE, e);
    }
  }

  private String name() {
    return String.valueOf(Path.of(file.getFileName()).getFileName());
  }

  private void copyTo(OutputStream out) throws IOException {
    out.write(headers);
    for (long at = HEADERS; at < length; at += PIECE) {
      out.write(read(at, (int) Math.min(PIECE, length - at)));
    }
  }

  /**
   * Reads through H2's own channel: on Linux a process that closes another one of the same file
   * loses its lock of that file.
   */
  private byte[] read(long at, int bytes) {
    return file.readFully(null, at, bytes).array();
  }

  /** Allows H2 to reuse space again. */
  @Override
  public void close() {
    store.setReuseSpace(true);
  }
}
