package games.chalet.backup;

import games.chalet.storage.DiskSpace;
import java.time.Clock;
import javax.sql.DataSource;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Puts the room together, unless the host does without it. */
@Configuration(proxyBeanMethods = false)
@ConditionalOnProperty(name = "chalet.backup.enabled", matchIfMissing = true)
class BackupConfiguration {

  @Bean
  Backups backups(DataSource database, BackupSettings settings, DiskSpace space, Clock clock) {
    return new Backups(database, settings.folder(), settings.keep(), space, clock);
  }

  @Bean
  BackupSchedule backupSchedule(Backups backups, BackupSettings settings) {
    return new BackupSchedule(backups, settings);
  }
}
