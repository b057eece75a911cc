package games.chalet.storage;

import games.chalet.web.ChaletSettings;
import games.chalet.web.OneNode;
import games.chalet.web.SeveralNodes;
import games.chalet.web.problems.OutageTranslator;
import io.micrometer.core.instrument.MeterRegistry;
import javax.sql.DataSource;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.boot.sql.init.dependency.DependsOnDatabaseInitialization;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Creates the beans of this module. */
@Configuration(proxyBeanMethods = false)
class StorageConfiguration {

  @Bean
  DiskSpace diskSpace(ChaletSettings chalet, DiskSettings settings, MeterRegistry meters) {
    Disk disk = new Disk(DataFolder.path(chalet.dataFolder()));
    meters.gauge("chalet.disk.usable", disk, Disk::getAsLong);
    return new DiskSpace(disk, settings.reserve(), settings.minimum());
  }

  @Bean
  EmergencyShutdown shutdown() {
    return new EmergencyShutdown();
  }

  /** Creates the watch after the migrations: while they run, queries wait. */
  @Bean
  @DependsOnDatabaseInitialization
  DatabaseWatch databaseWatch(DataSource database, DiskSpace space, EmergencyShutdown shutdown) {
    return new DatabaseWatch(database, space, shutdown);
  }

  @Bean
  @OneNode
  SharedLocks processLocks() {
    return new ProcessLocks();
  }

  @Bean
  @SeveralNodes
  SharedLocks advisoryLocks(DataSource database) {
    AdvisoryLocks locks = new AdvisoryLocks(database, AdvisoryLocks.Patience.USUAL);
    locks.start();
    return locks;
  }

  @Bean
  OutageTranslator databaseOutages() {
    return DatabaseOutage::refusal;
  }

  /** Reports down when the database has closed itself, or is silent. */
  @Bean
  HealthIndicator databaseHealthIndicator(DatabaseWatch watch) {
    return () -> (watch.answers() ? Health.up() : Health.down()).build();
  }

  /** Reports down when nothing can be written any more. */
  @Bean
  HealthIndicator diskHealthIndicator(DiskSpace space) {
    return () -> (space.look() == DiskSpace.State.FULL ? Health.down() : Health.up()).build();
  }
}
