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
 * When a backup is made: by the schedule, and soon after a file named {@value #REQUEST} appears in
 * the folder of backups. Only who may write there can ask for one, so the question "may they?" is
 * answered by the file system.
 */
class BackupSchedule implements SchedulingConfigurer {

  static final String REQUEST = "now";

  private static final Logger LOG = LoggerFactory.getLogger(BackupSchedule.class);
  private static final Duration LOOK_EVERY = Duration.ofSeconds(5);
  private static final long SHUTDOWN_SECONDS = 20;

  /** By so much a task may begin before its time without the clock having been set. */
  private static final Duration LONGEST_DRIFT = Duration.ofMinutes(1);

  /** A thread of its own: other scheduled tasks are not to stand still while a disk is slow. */
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("backup").daemon().factory());

  private final Backups backups;
  private final BackupSettings settings;

  BackupSchedule(Backups backups, BackupSettings settings) {
    this.backups = backups;
    this.settings = settings;
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
   * the last one: after a clock that was a year ahead has been put right it would wait for a year.
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

  /** Removes the request first: one that fails is reported once and not tried for ever. */
  void answerRequest() {
    Path request = settings.folder().resolve(REQUEST);
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
    } catch (Backups.NoRoomException e) {
      LOG.error("Backup skipped, earlier backups are kept: {}", e.getMessage());
    } catch (IOException | SQLException e) {
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
