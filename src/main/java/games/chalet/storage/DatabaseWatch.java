package games.chalet.storage;

import games.chalet.web.logs.LoggedFailure;
import jakarta.annotation.PreDestroy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Checks every second whether the database still answers, how much room the disk has, and if the
 * database's file is in its place. H2 closes a database for good when it cannot write what it has
 * to, a full disk included. The same process never opens it again safely, because old connections
 * would close it once more. So the process ends.
 *
 * <p>It has a thread and a connection of its own, so that exhausted pools cannot stop it. The
 * thread is never interrupted: H2 closes its file when a thread that reads is.
 */
final class DatabaseWatch {

  private static final Logger LOG = LoggerFactory.getLogger(DatabaseWatch.class);
  private static final Duration LOOK_EVERY = Duration.ofSeconds(1);
  private static final Duration LONGEST_SILENCE = Duration.ofSeconds(30);

  private final DataSource database;
  private final DiskSpace space;
  private final EmergencyShutdown shutdown;
  private final @Nullable FileRescue rescue;
  private final Path backups;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread thread = new Thread(this::watch, "database-watch");
  private volatile boolean answers = true;
  private volatile long askedAt = System.nanoTime();
  private @Nullable Connection connection;

  DatabaseWatch(
      DataSource database,
      DiskSpace space,
      EmergencyShutdown shutdown,
      @Nullable FileRescue rescue,
      Path backups) {
    this.database = database;
    this.space = space;
    this.shutdown = shutdown;
    this.rescue = rescue;
    this.backups = backups;
    thread.setDaemon(true);
    thread.start();
  }

  /**
   * Returns true if the database answered the last check, and that is not long ago. While its file
   * is lost it may be long: the copy is being written, and a new process would not have it.
   */
  boolean answers() {
    boolean recently = System.nanoTime() - askedAt < LONGEST_SILENCE.toNanos();
    return answers && (recently || !space.hasFile());
  }

  private void watch() {
    try {
      while (!closed.await(LOOK_EVERY.toMillis(), TimeUnit.MILLISECONDS)) {
        space.look();
        if (rescue != null) {
          rescue.look();
        }
        look();
      }
    } catch (InterruptedException e) {
      LOG.error("Database watch was interrupted and has ended", e);
    } finally {
      if (rescue != null) {
        rescue.end();
      }
      disconnect();
    }
  }

  private void look() {
    try {
      ask();
      if (!answers) {
        LOG.info("Database is responding again");
      }
      answers = true;
      askedAt = System.nanoTime();
    } catch (SQLException e) {
      disconnect();
      if (!DatabaseFailure.hasClosed(e)) {
        if (answers) {
          LOG.warn("Database is not responding: {}", LoggedFailure.brief(e));
        }
        answers = false;
      } else if (space.hasFile()) { // Without it another process is no better off.
        answers = false;
        shutdown.because(
            DatabaseFailure.of(e).equals(Optional.of(DatabaseFailure.BROKEN))
                ? "The database is damaged ("
                    + DatabaseOpener.rootMessage(e)
                    + "). Chalet ends; keep a copy of it and restore "
                    + NewestBackup.in(backups)
                        .map(it -> "the newest backup, " + it + ",")
                        .orElse("a backup")
                    + " as docs/backup.md says"
                : "The database had to close after an error on its disk ("
                    + DatabaseOpener.rootMessage(e)
                    + "). Chalet ends and has to be started again; nothing that was acknowledged is"
                    + " lost. See \"When the disk is full\" in docs/hosting.md");
      }
    }
  }

  private void ask() throws SQLException {
    Connection open = connection;
    if (open == null) {
      open = database.getConnection();
      connection = open;
    }
    try (Statement statement = open.createStatement()) {
      statement.execute(DatabaseKind.of(open).question());
    }
  }

  private void disconnect() {
    Connection open = connection;
    connection = null;
    if (open != null) {
      try {
        open.close();
      } catch (SQLException e) {
        LOG.debug("Failed to close the database watch's connection", e);
      }
    }
  }

  @PreDestroy
  void close() throws InterruptedException {
    closed.countDown();
    thread.join((rescue == null ? LOOK_EVERY.multipliedBy(5) : LONGEST_SILENCE).toMillis());
  }
}
