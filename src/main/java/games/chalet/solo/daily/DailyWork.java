package games.chalet.solo.daily;

import games.chalet.engine.Game;
import games.chalet.rules.GameCatalog;
import games.chalet.storage.DiskSpace;
import games.chalet.web.LastResort;
import games.chalet.web.RefusedException;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Does one thing after the other: first the seeds of today and tomorrow, at any hour, for they take
 * seconds; then, when it is quiet, the runs of the bots. It rests for as long as it works. Nobody
 * waits for it and nobody can ask for it; what it was doing when the house ended is begun anew.
 */
final class DailyWork {

  private static final Logger LOG = LoggerFactory.getLogger(DailyWork.class);
  private static final Duration LOOK_EVERY = Duration.ofSeconds(20);
  private static final Duration QUIET_YET = Duration.ofSeconds(1);

  private final GameCatalog games;
  private final DayDeals deals;
  private final Pars pars;
  private final DailySettings settings;
  private final DiskSpace space;
  private final Clock clock;

  DailyWork(
      GameCatalog games,
      DayDeals deals,
      Pars pars,
      DailySettings settings,
      DiskSpace space,
      Clock clock) {
    this.games = games;
    this.deals = deals;
    this.pars = pars;
    this.settings = settings;
    this.space = space;
    this.clock = clock;
  }

  /**
   * Does one thing.
   *
   * @return false if there is nothing to do now
   * @throws RefusedException if the disk has no room for it
   */
  boolean step(QuietHours quiet) throws InterruptedException {
    LocalDate today = LocalDate.now(clock);
    for (LocalDate day : List.of(today, today.plusDays(1))) {
      for (Game<?, ?, ?, ?, ?> game : games.games()) {
        space.requireForNew();
        if (deals.judgeOne(game, day)) {
          return true;
        }
      }
    }
    return settings.par() && quiet.now() && pars.playOne(today);
  }

  /**
   * The thread on which that is done. It is never interrupted: the database closes itself when a
   * thread is interrupted that reads or writes.
   */
  static final class Worker implements ParPlayer.Breath, AutoCloseable {

    private static final long SHUTDOWN_SECONDS = 3;

    private final CountDownLatch closing = new CountDownLatch(1);
    private final QuietHours quiet;
    private volatile @Nullable Thread thread;

    Worker(QuietHours quiet) {
      this.quiet = quiet;
    }

    @SuppressWarnings("ThreadPriorityCheck") // A wish, on which nothing relies.
    void start(DailyWork work) {
      Thread begun = new Thread(() -> goOn(work), "daily");
      begun.setDaemon(true);
      begun.setPriority(Thread.MIN_PRIORITY);
      thread = begun;
      begun.start();
    }

    private void goOn(DailyWork work) {
      boolean open = true;
      while (open) {
        open = surviving(work);
      }
    }

    /** Whether to go on after it. */
    private boolean surviving(DailyWork work) {
      try {
        return !closing.await(stepped(work).toNanos(), TimeUnit.NANOSECONDS);
      } catch (InterruptedException e) {
        return false;
      }
    }

    /** How long to rest after it. */
    private Duration stepped(DailyWork work) throws InterruptedException {
      long start = System.nanoTime();
      try {
        if (work.step(quiet)) {
          return Duration.ofNanos(System.nanoTime() - start);
        }
      } catch (RefusedException e) { // The disk has told the log.
        return LOOK_EVERY;
      } catch (RuntimeException | Error e) {
        LastResort.survive(e, LOG, "What the house does for the deals of the days has failed");
      }
      return LOOK_EVERY;
    }

    /** Rests as long as it has thought, and until it is quiet. */
    @Override
    public void take(long nanos) throws InterruptedException {
      boolean closes = closing.await(nanos, TimeUnit.NANOSECONDS);
      while (!closes && !quiet.now()) {
        closes = closing.await(QUIET_YET.toMillis(), TimeUnit.MILLISECONDS);
      }
      if (closes) {
        throw new InterruptedException();
      }
    }

    @Override
    public void close() throws InterruptedException {
      closing.countDown();
      Thread begun = thread;
      if (begun != null) {
        begun.join(TimeUnit.SECONDS.toMillis(SHUTDOWN_SECONDS));
      }
    }
  }
}
