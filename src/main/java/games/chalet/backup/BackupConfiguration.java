package games.chalet.backup;

import games.chalet.storage.DiskSpace;
import games.chalet.web.StartFailedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Objects;
import javax.sql.DataSource;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Creates the beans of this module, unless backups are off. */
@Configuration(proxyBeanMethods = false)
@ConditionalOnProperty(name = "chalet.backup.enabled", matchIfMissing = true)
class BackupConfiguration {

  @Bean
  Backups backups(
      DataSource database,
      JdbcConnectionDetails details,
      BackupSettings settings,
      DiskSpace space,
      Clock clock) {
    prepare(settings.path());
    DatabaseCopy.Login login =
        new DatabaseCopy.Login(
            Objects.requireNonNullElse(details.getUsername(), ""),
            Objects.requireNonNullElse(details.getPassword(), ""));
    return new Backups(database, login, settings.path(), settings.keep(), space, clock);
  }

  private static void prepare(Path folder) {
    Path whole = folder.toAbsolutePath().normalize();
    try {
      if (Files.isWritable(Files.createDirectories(whole))) {
        return;
      }
    } catch (IOException e) {
      // Treated like one that cannot be written to.
    }
    throw new StartFailedException(
        "Backups cannot be written to the folder " + whole + ".",
        "Give the user who runs Chalet the right to write there, name another folder in"
            + " CHALET_BACKUP_FOLDER, or set CHALET_BACKUP_ENABLED=false.",
        null);
  }

  @Bean
  BackupHealth backupHealth(Backups backups, Clock clock) {
    return new BackupHealth(backups, clock);
  }

  @Bean
  BackupSchedule backupSchedule(Backups backups, BackupSettings settings, BackupHealth health) {
    return new BackupSchedule(backups, settings, health);
  }
}
