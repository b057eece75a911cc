package games.chalet.backup;

import jakarta.annotation.PreDestroy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.scheduling.Trigger;
import org.springframework.scheduling.annotation.SchedulingConfigurer;
import org.springframework.scheduling.config.ScheduledTaskRegistrar;
import org.springframework.scheduling.support.CronTrigger;
import org.springframework.scheduling.support.SimpleTriggerContext;

/**
 * Schedules backups: by the cron expression, and soon after a file named {@value #REQUEST} appears
 * in the folder of backups. Only people who may write there can request one, so the file system
 * checks the permission.
 */
class BackupSchedule implements SchedulingConfigurer {

  static final String REQUEST = "now";

  private static final Logger LOG = LoggerFactory.getLogger(BackupSchedule.class);
  private static final Duration LOOK_EVERY = Duration.ofSeconds(5);

  /** With the rest of a stop this fits into the ten seconds that Docker waits. */
  private static final long SHUTDOWN_SECONDS = 2;

  /** The most by which a task may begin early without the clock having been set. */
  private static final Duration LONGEST_DRIFT = Duration.ofMinutes(1);

  /** A thread of its own, so that a slow disk does not stop other scheduled tasks. */
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("backup").daemon().factory());

  private final Backups backups;
  private final BackupSettings settings;
  private final BackupHealth health;

  BackupSchedule(Backups backups, BackupSettings settings, BackupHealth health) {
    this.backups = backups;
    this.settings = settings;
    this.health = health;
  }

  @Override
  public void configureTasks(ScheduledTaskRegistrar registrar) {
    if (!ScheduledTaskRegistrar.CRON_DISABLED.equals(settings.schedule())) {
      registrar.addTriggerTask(() -> thread.execute(this::make), trigger(settings.schedule()));
    }
    registrar.addFixedDelayTask(() -> thread.execute(this::answerRequest), LOOK_EVERY);
  }

  /**
   * Returns when the next backup is made. Spring's own trigger never goes back behind the time of
   * the last one: if a clock that was a year ahead has been corrected, it would wait for a year.
   */
  static Trigger trigger(String schedule) {
    Trigger cron = new CronTrigger(schedule);
    return context -> {
      Instant last = context.lastScheduledExecution();
      boolean isSetBack =
          last != null && last.isAfter(context.getClock().instant().plus(LONGEST_DRIFT));
      return cron.nextExecution(isSetBack ? new SimpleTriggerContext(context.getClock()) : context);
    };
  }

  /**
   * Makes a requested backup. Removes the request first: one that fails is reported once and not
   * tried for ever.
   */
  void answerRequest() {
    Path request = settings.path().resolve(REQUEST);
    try {
      if (Files.deleteIfExists(request)) {
        make();
      }
    } catch (IOException e) {
      LOG.error("Failed to delete the backup request {}", request, e);
    }
  }

  private void make() {
    try {
      LOG.info("Backup written: {}", backups.make());
      health.succeeded();
    } catch (Backups.SkippedException e) {
      health.failed();
      LOG.error("Backup skipped, earlier backups are kept: {}", e.getMessage());
    } catch (Backups.DamagedException e) {
      health.failed();
      LOG.error(
          "Backup failed, earlier backups are kept: {}. The database may be damaged: see \"When a"
              + " backup fails its check\" in docs/backup.md",
          e.getMessage(),
          e);
    } catch (IOException | SQLException | RuntimeException e) {
      health.failed();
      LOG.error("Backup failed; earlier backups are kept", e);
    }
  }

  @PreDestroy
  void close() throws InterruptedException {
    thread.shutdown();
    if (!thread.awaitTermination(SHUTDOWN_SECONDS, TimeUnit.SECONDS)) {
      LOG.warn("Server is stopping during a backup; that backup is discarded");
    }
  }
}
