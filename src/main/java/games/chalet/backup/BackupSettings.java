package games.chalet.backup;

import games.chalet.storage.DataFolder;
import games.chalet.web.InvalidSettingException;
import jakarta.validation.constraints.Positive;
import java.nio.file.Path;
import java.time.LocalDate;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.scheduling.support.CronExpression;
import org.springframework.validation.annotation.Validated;

/**
 * The settings of backups.
 *
 * @param enabled true if backups are made at all
 * @param schedule a cron expression of six fields (second, minute, hour, day of the month, month,
 *     day of the week) in the time zone of the server; {@code -}: only on request
 * @param folder the folder for backups, better on another disk; may begin with {@code ~/}
 * @param keep the number of the newest backups that are kept
 */
@Validated
@ConfigurationProperties("chalet.backup")
record BackupSettings(
    @DefaultValue("true") boolean enabled,
    @DefaultValue("0 30 4 * * *") String schedule,
    Path folder,
    @DefaultValue("7") @Positive int keep) {

  private static final String NEVER = Scheduled.CRON_DISABLED;

  BackupSettings {
    folder = DataFolder.path(folder.toString());
    InvalidSettingException.require(
        !enabled || schedule.equals(NEVER) || everComes(schedule),
        "chalet.backup.schedule",
        "six fields (second, minute, hour, day, month, day of the week), such as 0 30 4 * * * for"
            + " half past four every night, or to - for never");
    InvalidSettingException.require(
        !folder.toString().contains(";"),
        "chalet.backup.folder",
        "a path without a semicolon, such as /var/lib/chalet/backups");
  }

  /** Returns false for a date that never comes, such as the 31st of February. */
  private static boolean everComes(String schedule) {
    return CronExpression.isValidExpression(schedule)
        && CronExpression.parse(schedule).next(LocalDate.EPOCH.atStartOfDay()) != null;
  }
}
