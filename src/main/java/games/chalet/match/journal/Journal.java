package games.chalet.match.journal;

import games.chalet.engine.Seat;
import games.chalet.json.Json;
import games.chalet.match.EndedMatchRows;
import games.chalet.match.MatchSummary;
import games.chalet.match.journal.JournalWrite.SeatChanges;
import games.chalet.storage.DiskSpace;
import games.chalet.web.LastResort;
import games.chalet.web.RefusedException;
import games.chalet.web.logs.DatabaseOutage;
import games.chalet.web.logs.LoggedFailure;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import javax.sql.DataSource;
import org.hibernate.StatelessSession;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes for all matches. One thread takes all writes that have arrived since its last batch,
 * writes them as one batch, commits, and only then notifies the matches.
 *
 * <p>If a batch fails, each match's part is retried alone, so that one conflict costs one command;
 * but not if the database is unavailable. Writes of a process that no longer owns the match are
 * rejected, see {@link OwnerClaims}. The beginning of a match is written together with the rows of
 * its table, or the match does not begin. Its end is written together with the rows that other
 * modules keep of it ({@link EndedMatchRows}); if that fails, the end is retried once without them.
 *
 * <p>Whatever fails, the thread continues or the process ends with it ({@link LastResort}): no
 * caller ever waits for a journal that does not exist.
 *
 * <p>The thread is never interrupted: H2 closes its file when a thread that writes is.
 */
public final class Journal implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Journal.class);
  private static final int LONGEST_BATCH = 500;

  private final BlockingQueue<Optional<JournalWrite>> queue = new LinkedBlockingQueue<>();
  private final DataSource dataSource;
  private final Function<Connection, StatelessSession> sessions;
  private final DiskSpace space;
  private final Json json;
  private final boolean fsync;
  private final List<EndedMatchRows> listeners;
  private final DistributionSummary batchSizes;
  private final Timer commits;
  private final Thread thread;
  private @Nullable JournalStatements connection;

  /**
   * Creates a journal and starts its thread.
   *
   * @param sessions opens a session of Hibernate over the journal's connection, for the entities of
   *     other modules
   * @param fsync whether to wait for the disk itself after each commit
   * @param listeners the modules that keep something of matches that have ended
   */
  public Journal(
      DataSource dataSource,
      Function<Connection, StatelessSession> sessions,
      DiskSpace space,
      Json json,
      boolean fsync,
      List<EndedMatchRows> listeners,
      MeterRegistry meters) {
    this.dataSource = dataSource;
    this.sessions = sessions;
    this.space = space;
    this.json = json;
    this.fsync = fsync;
    this.listeners = List.copyOf(listeners);
    this.batchSizes = meters.summary("chalet.journal.batch");
    this.commits = meters.timer("chalet.journal.commit");
    this.thread = new Thread(this::write, "journal");
    thread.start();
  }

  /** Queues a write; returns at once. */
  public void append(JournalWrite append) {
    queue.add(Optional.of(append));
  }

  /** Writes everything that was queued and ends. */
  @Override
  public void close() {
    queue.add(Optional.empty());
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void write() {
    List<Optional<JournalWrite>> taken = new ArrayList<>();
    boolean open = true;
    while (open) {
      taken.clear();
      taken.add(take());
      queue.drainTo(taken, LONGEST_BATCH - 1);
      open = taken.stream().allMatch(Optional::isPresent);
      List<JournalWrite> batch = taken.stream().flatMap(Optional::stream).toList();
      if (!batch.isEmpty()) {
        write(batch);
      }
    }
    disconnect();
  }

  private Optional<JournalWrite> take() {
    while (true) {
      try {
        return queue.take();
      } catch (InterruptedException e) {
        LOG.warn("Journal thread interrupted before close; continuing");
      }
    }
  }

  private void write(List<JournalWrite> batch) {
    try {
      space.requireForWriting();
    } catch (RefusedException full) {
      batch.forEach(append -> tell(() -> append.failed().accept(full)));
      return;
    }
    Throwable failure = failureOf(batch, listeners);
    if (failure == null) {
      batch.forEach(append -> tell(append.written()));
    } else if (DatabaseOutage.isBehind(failure)) {
      LOG.warn("Failed to write {} changes of matches", batch.size(), failure);
      batch.forEach(append -> tell(() -> append.failed().accept(exception(failure))));
    } else if (batch.size() > 1) {
      batch.forEach(append -> write(List.of(append)));
    } else {
      writeWithoutOthers(batch.getFirst(), failure);
    }
  }

  /** Ends a match even if the rows that other modules keep of it cannot be written. */
  private void writeWithoutOthers(JournalWrite append, Throwable before) {
    if (append.ended() == null || listeners.isEmpty() || before instanceof DeposedException) {
      refuse(append, before);
      return;
    }
    LOG.warn(
        "Ending match {} without its archive and table rows: {}",
        append.matchId(),
        LoggedFailure.brief(before));
    Throwable failure = failureOf(List.of(append), List.of());
    if (failure == null) {
      tell(append.written());
    } else {
      refuse(append, failure);
    }
  }

  private static void refuse(JournalWrite append, Throwable failure) {
    LOG.warn(
        "Failed to write entries of match {}: {}", append.matchId(), LoggedFailure.brief(failure));
    tell(() -> append.failed().accept(exception(failure)));
  }

  /** Writes a batch; null where it is on disk. */
  private @Nullable Throwable failureOf(List<JournalWrite> batch, List<EndedMatchRows> others) {
    try {
      commit(batch, others);
      return null;
    } catch (VirtualMachineError e) { // The file's state is unknown; a restart reads it.
      throw e;
    } catch (SQLException | RuntimeException | Error e) {
      disconnect();
      return e;
    }
  }

  private static Exception exception(Throwable e) {
    return e instanceof Exception exception ? exception : new IllegalStateException(e);
  }

  private static void tell(Runnable listener) {
    LastResort.surviving(listener, LOG, "Journal callback failed").run();
  }

  private void commit(List<JournalWrite> batch, List<EndedMatchRows> others) throws SQLException {
    long began = System.nanoTime();
    JournalStatements open = connect();
    for (JournalWrite append : batch) {
      JournalWrite.Begun begun = append.begun();
      if (begun != null) {
        open.addHeader(begun.header(), json);
        open.addOthers(begun.rows());
      }
      for (NumberedEntry numbered : append.entries()) {
        open.addEntry(append.matchId(), append.epoch(), numbered);
      }
      for (Seat seat : append.seats().removed()) {
        open.addRemoval(append.matchId(), append.epoch(), seat);
      }
      for (SeatChanges.Passed passed : append.seats().passed()) {
        open.addPassing(append.matchId(), passed, json);
      }
      MatchSummary ended = append.ended();
      if (ended != null) {
        open.addEnd(ended, append.epoch(), json);
        others.forEach(listener -> open.addOthers(journal -> listener.write(ended, journal)));
      }
    }
    open.commit(fsync);
    batchSizes.record(batch.size());
    commits.record(System.nanoTime() - began, TimeUnit.NANOSECONDS);
  }

  private JournalStatements connect() throws SQLException {
    JournalStatements open = connection;
    if (open == null) {
      open = new JournalStatements(dataSource.getConnection(), sessions);
      connection = open;
    }
    return open;
  }

  private void disconnect() {
    JournalStatements open = connection;
    connection = null;
    if (open != null) {
      open.close();
    }
  }

  /** Another process has claimed the match since: nothing was written. See {@link OwnerClaims}. */
  public static final class DeposedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    DeposedException(String matchId) {
      super("Match " + matchId + " is another process's now", null, false, false);
    }
  }
}
