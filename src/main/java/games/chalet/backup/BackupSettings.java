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
 * @param folder the folder for backups, better on another disk; absolute, or starting with {@code
 *     ./} or {@code ~/}
 * @param keep the number of the newest backups that are kept
 */
@Validated
@ConfigurationProperties("chalet.backup")
record BackupSettings(
    @DefaultValue("true") boolean enabled,
    @DefaultValue("0 30 4 * * *") String schedule,
    String folder,
    @DefaultValue("7") @Positive int keep) {

  private static final String NEVER = Scheduled.CRON_DISABLED;

  BackupSettings {
    InvalidSettingException.require(
        !enabled || schedule.equals(NEVER) || everComes(schedule),
        "chalet.backup.schedule",
        "six fields (second, minute, hour, day, month, day of the week), such as 0 30 4 * * * for"
            + " half past four every night, or to - for never");
    InvalidSettingException.require(
        DataFolder.isName(folder),
        "chalet.backup.folder",
        "an absolute path, or one that begins with ./ or ~/, without a semicolon or a backslash");
  }

  /** Returns the folder, with the home folder in place of {@code ~}. */
  Path path() {
    return DataFolder.path(folder);
  }

  /** Returns false for a date that never comes, such as the 31st of February. */
  private static boolean everComes(String schedule) {
    return CronExpression.isValidExpression(schedule)
        && CronExpression.parse(schedule).next(LocalDate.EPOCH.atStartOfDay()) != null;
  }
}
