package games.chalet.storage;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import org.h2.engine.Database;
import org.h2.engine.SessionLocal;
import org.h2.jdbc.JdbcConnection;
import org.h2.mvstore.Chunk;
import org.h2.mvstore.FileStore;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;
import org.jspecify.annotations.Nullable;

/**
 * The file of an H2 database, through H2's own channel: on Linux a process that closes another one
 * of the same file loses its lock of that file.
 *
 * @param file appends a chunk for each commit
 */
record H2File(Database database, MVStore store, FileStore<?> file) {

  static final int BLOCK = 4 << 10;

  private static final VarHandle NEWEST_CHUNK = newestChunkField();

  /** Returns the handle of a field that H2 gives only to subclasses. */
  private static VarHandle newestChunkField() {
    try {
      return MethodHandles.privateLookupIn(FileStore.class, MethodHandles.lookup())
          .findVarHandle(FileStore.class, "lastChunk", Chunk.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** Returns the file behind a connection; empty if this process has none open. */
  static Optional<H2File> of(Connection connection) throws SQLException {
    if (connection.isWrapperFor(JdbcConnection.class)
        && connection.unwrap(JdbcConnection.class).getSession() instanceof SessionLocal session) {
      Database database = session.getDatabase();
      MVStore store = database.getStore().getMvStore();
      @Nullable FileStore<?> file = store.getFileStore();
      return Optional.ofNullable(file).map(open -> new H2File(database, store, open));
    }
    return Optional.empty();
  }

  /**
   * Returns the result of steps during which nothing is written. H2 closes its store after any
   * exception within such an operation, so a task holds theirs.
   *
   * @throws IOException if they fail
   * @throws MVStoreException if the database is closed
   */
  <T> T whileNothingIsWritten(Callable<T> steps) throws IOException {
    FutureTask<T> task = new FutureTask<>(steps);
    store.executeFilestoreOperation(task);
    if (task.state() == Future.State.FAILED) {
      throw new IOException("The database's file cannot be read", task.exceptionNow());
    }
    return task.resultNow();
  }

  /**
   * Reads from the file.
   *
   * @throws MVStoreException if it is shorter, or cannot be read
   */
  byte[] read(long at, int bytes) {
    return file.readFully(null, at, bytes).array();
  }

  /** Returns the chunk that was written last; null in a new file. */
  @Nullable Chunk<?> newestChunk() {
    return (Chunk<?>) NEWEST_CHUNK.getVolatile(file);
  }
}
