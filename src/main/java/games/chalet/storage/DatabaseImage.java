package games.chalet.storage;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.Semaphore;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;

/**
 * The file of an H2 database as a kill would have left it at the instant at which this was created:
 * it contains every transaction that was committed before. It can be copied while writing
 * continues.
 *
 * <p>Until it is closed H2 only appends ({@link MVStore#setReuseSpace}) and frees nothing ({@link
 * MVStore#setRetentionTime}), so the file stays unchanged up to its length at that instant, except
 * its first blocks, which name the newest part and are kept here. H2's own {@code BACKUP TO} reads
 * to the file's end, which a busy server moves on as fast as it is read.
 */
public final class DatabaseImage implements AutoCloseable {

  /** The end of the name of what is being written. */
  public static final String UNFINISHED = ".unfinished";

  /**
   * Held by whoever relies on what is in the file: an image, or a {@link Compaction} while it moves
   * chunks.
   */
  static final Semaphore FILE = new Semaphore(1);

  /** Two blocks of 4 kB, the second in case the first was not written to its end. */
  private static final int HEADERS = 8 << 10;

  private static final int PIECE = 64 << 10;

  private static final String UNREADABLE = "The database's file cannot be read";

  private final H2File h2;
  private final int retention;
  private final byte[] headers;
  private final long length;
  private final long version;

  /** Creates the image; nothing may be written at that time. */
  private DatabaseImage(H2File h2) {
    this.h2 = h2;
    this.retention = h2.store().getRetentionTime();
    h2.store().setReuseSpace(false);
    h2.store().setRetentionTime(Integer.MAX_VALUE);
    this.headers = h2.read(0, HEADERS);
    this.length = h2.file().size();
    this.version = h2.file().lastChunkVersion();
  }

  /**
   * Returns an image of the file behind a connection, now.
   *
   * @throws SQLException if the database is not a file of this process
   * @throws IOException if the file cannot be read
   */
  public static DatabaseImage of(Connection connection) throws IOException, SQLException {
    return of(
        H2File.of(connection).orElseThrow(() -> new SQLException("The database has no file")));
  }

  static DatabaseImage of(H2File h2) throws IOException {
    FILE.acquireUninterruptibly();
    int retention = h2.store().getRetentionTime();
    try {
      return h2.whileNothingIsWritten(() -> new DatabaseImage(h2));
    } catch (IOException | MVStoreException e) {
      release(h2, retention);
      throw e instanceof IOException known ? known : new IOException(UNREADABLE, e);
    }
  }

  /**
   * Returns H2's number of the newest commit in it. A damaged file opens at an older one, or as an
   * empty database.
   */
  public long version() {
    return version;
  }

  /**
   * Writes it into a new file.
   *
   * @throws IOException if it cannot be read or written to the end, as when the server closes
   */
  public void copyTo(Path copy) throws IOException {
    try (OutputStream out = Files.newOutputStream(copy, CREATE_NEW)) {
      copyTo(out);
    } catch (MVStoreException e) {
      throw new IOException(UNREADABLE, e);
    }
  }

  /**
   * Writes it into a zip, under the name of the database's file. A zip under its final name is
   * complete: it is written under another one, forced to the disk, and moved.
   *
   * @throws IOException if it cannot be read or written to the end, as when the server closes
   */
  void zip(Path zip) throws IOException {
    Path unfinished = zip.resolveSibling(zip.getFileName() + UNFINISHED);
    try {
      writeZip(unfinished);
      Files.move(unfinished, zip, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }

  private void writeZip(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, CREATE_NEW, WRITE);
        ZipOutputStream entries = new ZipOutputStream(Channels.newOutputStream(channel))) {
      entries.setLevel(Deflater.BEST_SPEED);
      entries.putNextEntry(new ZipEntry(DataFolder.DATABASE));
      copyTo(entries);
      entries.closeEntry();
      entries.finish();
      channel.force(true);
    } catch (MVStoreException e) {
      throw new IOException(UNREADABLE, e);
    }
  }

  private void copyTo(OutputStream out) throws IOException {
    out.write(headers);
    for (long at = HEADERS; at < length; at += PIECE) {
      out.write(h2.read(at, (int) Math.min(PIECE, length - at)));
    }
  }

  /** Allows H2 to free and reuse space again. */
  @Override
  public void close() {
    release(h2, retention);
  }

  private static void release(H2File h2, int retention) {
    h2.store().setRetentionTime(retention);
    h2.store().setReuseSpace(true);
    FILE.release();
  }
}
