package games.chalet.backup;

import games.chalet.storage.HealthWord;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/**
 * Shows a host whether backups succeed. Age and size are those of the newest complete file, looked
 * at when they are read: so they hold after a restart, and if files are removed.
 */
final class BackupHealth implements HealthWord, MeterBinder {

  private final Backups backups;
  private final InstantSource clock;
  private volatile boolean hasFailed;

  BackupHealth(Backups backups, InstantSource clock) {
    this.backups = backups;
    this.clock = clock;
  }

  void succeeded() {
    hasFailed = false;
  }

  void failed() {
    hasFailed = true;
  }

  @Override
  public String name() {
    return "backup";
  }

  @Override
  public Optional<String> word() {
    return hasFailed ? Optional.of("failed") : Optional.empty();
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    Gauge.builder("chalet.backup.age", this, BackupHealth::ageSeconds)
        .description("Age of the newest backup")
        .baseUnit("seconds")
        .register(registry);
    Gauge.builder("chalet.backup.size", this, BackupHealth::bytes)
        .description("Size of the newest backup")
        .baseUnit("bytes")
        .register(registry);
  }

  private double ageSeconds() {
    return ofNewest(file -> Duration.between(Backups.begun(file), clock.instant()).toSeconds());
  }

  private double bytes() {
    return ofNewest(Files::size);
  }

  /** A figure of a file. */
  private interface Figure {
    long of(Path file) throws IOException;
  }

  /** Returns a figure of the newest backup; none if there is no backup, or its folder is away. */
  private double ofNewest(Figure figure) {
    try {
      List<Path> all = backups.all();
      return all.isEmpty() ? Double.NaN : figure.of(all.getLast());
    } catch (IOException e) {
      return Double.NaN;
    }
  }
}
