package games.chalet.storage;

import games.chalet.storage.DiskSpace.State;
import games.chalet.storage.MarkWriter.MarkedFolder;
import games.chalet.web.ChaletSettings;
import games.chalet.web.InvalidSettingException;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.util.function.BooleanSupplier;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.boot.sql.init.dependency.DependsOnDatabaseInitialization;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.util.unit.DataSize;

/** Creates the beans of this module. */
@Configuration(proxyBeanMethods = false)
class StorageConfiguration {

  /** Returns null if the database is not a file of this process. */
  @Bean
  @Nullable FileWatch fileWatch(DataSource database) throws IOException, SQLException {
    try (Connection connection = database.getConnection()) {
      H2File file = H2File.of(connection).orElse(null);
      return file == null ? null : new FileWatch(file);
    }
  }

  @Bean
  DiskSpace diskSpace(
      ChaletSettings chalet,
      DiskSettings settings,
      MeterRegistry meters,
      @Nullable FileWatch file) {
    DiskSpace.Disk disk = new DiskSpace.Disk(DataFolder.path(chalet.dataFolder()));
    meters.gauge("chalet.disk.usable", disk, DiskSpace.Disk::getAsLong);
    BooleanSupplier lost = file == null ? () -> false : file::isLost;
    return new DiskSpace(lost, disk, settings.reserve(), settings.minimum());
  }

  @Bean
  EmergencyShutdown shutdown() {
    return new EmergencyShutdown();
  }

  /** Creates the watch after the migrations: while they run, queries wait. */
  @Bean
  @DependsOnDatabaseInitialization
  DatabaseWatch databaseWatch(
      DataSource database,
      DiskSpace space,
      EmergencyShutdown shutdown,
      @Nullable FileWatch file,
      @Value("${chalet.backup.folder}") String backups,
      Clock clock) {
    Path folder = DataFolder.path(backups);
    FileRescue rescue = file == null ? null : new FileRescue(file, space, folder, clock);
    return new DatabaseWatch(database, space, shutdown, rescue, folder);
  }

  /** Creates the writer of marks, if the database is a file in the data folder. */
  @Bean
  @ConditionalOnBean(MarkedFolder.class)
  @DependsOnDatabaseInitialization
  MarkWriter markWriter(
      DataSource database, MarkedFolder folder, DatabaseWatch watch, DiskSpace space, Clock clock) {
    return new MarkWriter(database, folder, () -> watch.answers() && space.hasFile(), clock);
  }

  @Bean
  @DependsOnDatabaseInitialization
  Compaction compaction(DataSource database, DiskSpace space, ChaletSettings chalet) {
    Path folder = DataFolder.path(chalet.dataFolder());
    Compaction compaction =
        new Compaction(database, space, folder, System::nanoTime, Compaction.LARGE);
    compaction.start();
    return compaction;
  }

  /** Reports down when the database has closed itself, or is silent. */
  @Bean
  HealthIndicator databaseHealthIndicator(DatabaseWatch watch) {
    return () -> (watch.answers() ? Health.up() : Health.down()).build();
  }

  /** Reports down when nothing can be written any more. */
  @Bean
  HealthIndicator diskHealthIndicator(DiskSpace space) {
    return () -> (space.look().compareTo(State.FULL) < 0 ? Health.up() : Health.down()).build();
  }

  /**
   * The room that stays free on the data folder's disk.
   *
   * @param reserve with less than this free on the disk nothing new is accepted: no guests, tables,
   *     matches, deals, backups; 0: never refused
   * @param minimum with less than this free nothing at all is written; 0: never refused
   */
  @ConfigurationProperties("chalet.disk")
  record DiskSettings(
      @DefaultValue("256MB") DataSize reserve, @DefaultValue("16MB") DataSize minimum) {

    DiskSettings {
      InvalidSettingException.require(
          !reserve.isNegative(), "chalet.disk.reserve", "a size such as 256MB, or 0");
      InvalidSettingException.require(
          !minimum.isNegative(), "chalet.disk.minimum", "a size such as 16MB, or 0");
    }
  }
}
