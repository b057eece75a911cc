package games.chalet.storage.locks;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one connection on which a node has its advisory locks. When it breaks they are gone, and
 * another is opened. Each call returns at once: no caller waits for a lock here.
 */
final class LockSession implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(LockSession.class);

  /** The longest time for an answer; a database that takes longer is unavailable. */
  private static final int ANSWERED_WITHIN_MILLIS = 3_000;

  private final DataSource database;
  private final Duration silence;
  private final ReentrantLock oneAtATime = new ReentrantLock();
  private @Nullable Connection connection;
  private boolean closed;

  /**
   * Creates a session that is not connected yet.
   *
   * @param silence for how long the database may hear nothing before it ends the connection
   */
  LockSession(DataSource database, Duration silence) {
    this.database = database;
    this.silence = silence;
  }

  /**
   * Returns true if this connection now has that lock.
   *
   * @throws SQLException if the database does not answer, or others wait for it in vain
   */
  boolean tryTake(long key) throws SQLException {
    if (!isFreeSoon()) {
      throw new SQLTransientConnectionException("No answer on the lock connection");
    }
    try {
      return isAnswered(connected(), "select pg_try_advisory_lock(?)", key);
    } finally {
      oneAtATime.unlock();
    }
  }

  private boolean isFreeSoon() {
    try {
      return oneAtATime.tryLock(ANSWERED_WITHIN_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Releases the lock; returns false if it had been lost before. */
  boolean release(long key) {
    oneAtATime.lock();
    try {
      Connection present = connection;
      return present != null && isAnswered(present, "select pg_advisory_unlock(?)", key);
    } catch (SQLException e) {
      LOG.debug("Lock lost with its connection", e);
      return false;
    } finally {
      oneAtATime.unlock();
    }
  }

  /** Sends the database a sign of life, or reconnects to it. */
  void beat() {
    oneAtATime.lock();
    try (Statement statement = connected().createStatement()) {
      statement.execute("select 1");
    } catch (SQLException e) {
      LOG.warn("Lost all locks of this node", e);
      drop();
    } finally {
      oneAtATime.unlock();
    }
  }

  private Connection connected() throws SQLException {
    Connection present = connection;
    return present == null ? open() : present;
  }

  private boolean isAnswered(Connection present, String question, long key) throws SQLException {
    try (PreparedStatement statement = present.prepareStatement(question)) {
      statement.setLong(1, key);
      try (ResultSet answer = statement.executeQuery()) {
        return answer.next() && answer.getBoolean(1);
      }
    } catch (SQLException e) {
      drop();
      throw e;
    }
  }

  private Connection open() throws SQLException {
    if (closed) {
      throw new SQLException("This node is closing");
    }
    Connection opened = database.getConnection();
    connection = opened;
    try (Statement statement = opened.createStatement()) {
      opened.setNetworkTimeout(Runnable::run, ANSWERED_WITHIN_MILLIS);
      // A node that is paused sends nothing; if its machine is gone, TCP finds that out.
      statement.execute("set idle_session_timeout = " + silence.toMillis());
      statement.execute("set tcp_keepalives_idle = 3");
      statement.execute("set tcp_keepalives_interval = 2");
      statement.execute("set tcp_keepalives_count = 3");
      return opened;
    } catch (SQLException e) {
      drop();
      throw e;
    }
  }

  /** Closes the connection for good: in a pool it would keep all the settings made here. */
  private void drop() {
    Connection dropped = connection;
    connection = null;
    if (dropped != null) {
      try (dropped) {
        dropped.abort(Runnable::run);
      } catch (SQLException e) {
        LOG.debug("Failed to close an abandoned lock connection", e);
      }
    }
  }

  /** Returns the connection without locks, and with its original settings. */
  private void giveBack() {
    Connection present = connection;
    if (present == null) {
      return;
    }
    try (Statement statement = present.createStatement()) {
      statement.execute("discard all");
      present.close();
      connection = null;
    } catch (SQLException e) {
      drop();
    }
  }

  @Override
  public void close() {
    oneAtATime.lock();
    try {
      closed = true;
      giveBack();
    } finally {
      oneAtATime.unlock();
    }
  }
}
