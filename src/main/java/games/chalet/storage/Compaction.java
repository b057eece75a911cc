package games.chalet.storage;

import jakarta.annotation.PreDestroy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import javax.sql.DataSource;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;
import org.h2.mvstore.RandomAccessStore;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Shrinks H2's file to its contents: in slices when no one has written for a minute, and when the
 * server stops. H2 writes a chunk for each commit and uses its space again only when every page in
 * it is dead, so the file of a busy server grows to many times its contents
 * (docs/decisions/storage-and-disk.md).
 *
 * <p>All moves are safe against a kill and a power cut: what was written before is on the disk
 * before its older version is overwritten.
 *
 * <p>The thread is never interrupted: H2 closes its file when a thread that reads is.
 */
final class Compaction {

  /** The time without a foreign commit after which it begins. */
  static final Duration QUIET = Duration.ofMinutes(1);

  /** The time after the last foreign commit at which it gives up, if the file is still large. */
  private static final Duration LONGEST = Duration.ofMinutes(20);

  static final Duration SOON = Duration.ofMillis(100);
  static final Duration LATER = Duration.ofSeconds(1);

  private static final Logger LOG = LoggerFactory.getLogger(Compaction.class);

  /** The bytes up to which a file is left as it is while the server runs. */
  static final long LARGE = 32L << 20;

  /** A file of more than so many times its contents is mostly dead. */
  private static final int MOSTLY_DEAD = 3;

  /** The percentage of live data in chunks at which rewriting them is not worth it. */
  private static final int WELL_FILLED = 90;

  private static final int ANY_FILL = 100;

  /** A slice that takes longer makes the next one smaller: a commit may have to wait for it. */
  private static final Duration LONG_SLICE = Duration.ofMillis(75);

  private static final int SMALLEST = 128 << 10;
  private static final int LARGEST = 1 << 20;

  /**
   * Moved at once, however small the slice is: the chunk at the end of the file must fit into it,
   * or the file never becomes shorter. Chunks are somewhat larger than the slices that wrote them.
   */
  private static final long MOVED = 4L * LARGEST;

  /** So many milliseconds of old commits are freed at once. */
  private static final int FREED_AT_ONCE = 1_000;

  /** With the rest of a stop this fits into the ten seconds that Docker waits. */
  private static final Duration AT_STOP = Duration.ofSeconds(4);

  private static final int SLICE_AT_STOP = 8 << 20;
  private static final long MOVED_AT_STOP = 4L * SLICE_AT_STOP;

  private final DataSource database;
  private final DiskSpace space;
  private final Path folder;
  private final LongSupplier nanos;
  private final long large;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread thread = new Thread(this::run, "compaction");

  private @Nullable MVStore store;
  private @Nullable RandomAccessStore file;
  private long version = -1;
  private long writtenAt;
  private boolean hasBegun;
  private int usualRetention;
  private int retention;
  private int slice = LARGEST;

  /**
   * Creates one that does nothing before it is started or asked.
   *
   * @param large the bytes up to which a file is left as it is while the server runs
   */
  Compaction(DataSource database, DiskSpace space, Path folder, LongSupplier nanos, long large) {
    this.database = database;
    this.space = space;
    this.folder = folder;
    this.nanos = nanos;
    this.large = large;
    thread.setDaemon(true);
  }

  /** Starts the thread, unless the database has no file here. */
  void start() {
    if (connect()) {
      thread.start();
    }
  }

  /** Returns false if the database has no file of H2's. */
  boolean connect() {
    try (Connection connection = database.getConnection()) {
      H2File found = H2File.of(connection).orElse(null);
      if (found != null && found.file() instanceof RandomAccessStore inFile) {
        store = found.store();
        file = inFile;
        usualRetention = store.getRetentionTime();
        retention = usualRetention;
        return true;
      }
    } catch (SQLException e) {
      LOG.warn("Database file is not compacted: {}", DatabaseOpener.rootMessage(e));
    }
    return false;
  }

  private void run() {
    try {
      Duration pause = LATER;
      while (!closed.await(pause.toMillis(), TimeUnit.MILLISECONDS)) {
        pause = look();
      }
    } catch (InterruptedException e) {
      LOG.error("Compaction was interrupted and has ended", e);
    } catch (MVStoreException e) {
      // The watch sees it, too, and ends the process.
      LOG.error("Compaction failed and has ended", e);
    }
  }

  /** Does the next slice, if it is time for one; returns how long to wait before the next call. */
  Duration look() {
    if (store == null || file == null || !space.hasFile() || !DatabaseImage.FILE.tryAcquire()) {
      return LATER;
    }
    try {
      return look(store, file);
    } finally {
      DatabaseImage.FILE.release();
    }
  }

  private Duration look(MVStore open, RandomAccessStore of) {
    if (version != open.getCurrentVersion()) {
      version = open.getCurrentVersion();
      writtenAt = nanos.getAsLong();
    }
    Duration silence = Duration.ofNanos(nanos.getAsLong() - writtenAt);
    if (retention > usualRetention) {
      freeSomeDead(open, of);
    } else if (silence.compareTo(QUIET) < 0 || silence.compareTo(LONGEST) > 0) {
      hasBegun = false;
      return LATER;
    } else if (!isMostlyDead(of) || !space.leavesReserve(folder, contents(of))) {
      return LATER;
    } else if (hasBegun) {
      boolean hasHelped = slice(open, of);
      version = open.getCurrentVersion();
      return hasHelped ? SOON : LATER;
    } else {
      // Everything that the dead chunks were replaced by is on the disk from here on.
      open.sync();
      hasBegun = true;
      retention = usualRetention + (int) silence.toMillis();
      open.setRetentionTime(retention);
    }
    version = open.getCurrentVersion();
    return SOON;
  }

  private boolean isMostlyDead(RandomAccessStore file) {
    return file.size() > large && file.size() > MOSTLY_DEAD * contents(file);
  }

  /** Returns about how many bytes are live. */
  private static long contents(RandomAccessStore file) {
    return file.size() * file.getFillRate() / 100 * file.getChunksFillRate() / 100;
  }

  /**
   * Frees the oldest of the dead chunks. H2 would free the thousands of 45 busy seconds within the
   * first commit that follows, which takes longer than anyone should wait for a move.
   */
  private void freeSomeDead(MVStore open, RandomAccessStore of) {
    retention = Math.max(usualRetention, retention - FREED_AT_ONCE);
    open.setRetentionTime(retention);
    open.executeFilestoreOperation(of::dropUnusedChunks);
    open.commit();
  }

  /** Returns true if it was of use. */
  private boolean slice(MVStore open, RandomAccessStore of) {
    long begun = nanos.getAsLong();
    boolean isRewritten = rewrite(open, slice);
    boolean isSlow = nanos.getAsLong() - begun > LONG_SLICE.toNanos();
    slice = isSlow ? Math.max(SMALLEST, slice / 2) : Math.min(LARGEST, slice * 2);
    return move(open, of, MOVED) || isRewritten;
  }

  /** Writes live pages of sparse chunks once more, so that these chunks are dead. */
  private static boolean rewrite(MVStore open, int bytes) {
    boolean isRewritten = open.compact(WELL_FILLED, bytes);
    open.commit();
    return isRewritten;
  }

  /** Moves chunks towards the beginning; returns true if the file is shorter. */
  private static boolean move(MVStore open, RandomAccessStore of, long bytes) {
    long before = of.size();
    open.sync();
    of.compactMoveChunks(ANY_FILL, bytes, open);
    return of.size() < before;
  }

  /** Shrinks the file as far as it gets in the time for it. The retention ends with the process. */
  @PreDestroy
  void close() throws InterruptedException {
    closed.countDown();
    thread.join(LATER.toMillis());
    if (store == null
        || file == null
        || thread.isAlive()
        || !space.hasFile()
        || !DatabaseImage.FILE.tryAcquire()) {
      return;
    }
    try {
      compactAtStop(store, file);
    } catch (MVStoreException e) {
      LOG.warn("Database file is not compacted: {}", DatabaseOpener.rootMessage(e));
    } finally {
      DatabaseImage.FILE.release();
    }
  }

  private static void compactAtStop(MVStore open, RandomAccessStore of) {
    long begun = System.nanoTime();
    open.commit();
    open.sync();
    open.setRetentionTime(0);
    boolean isMore = true;
    while (isMore && System.nanoTime() - begun < AT_STOP.toNanos()) {
      boolean isRewritten = rewrite(open, SLICE_AT_STOP);
      isMore = move(open, of, MOVED_AT_STOP) || isRewritten;
    }
  }
}
