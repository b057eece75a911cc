package games.chalet.cluster;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.setup.Setup;
import org.apache.pekko.coordination.lease.LeaseSettings;
import org.apache.pekko.coordination.lease.javadsl.Lease;

/**
 * A lease on a row of the database, by which one side of a cluster that has fallen apart learns
 * that it may go on: Pekko's {@code lease-majority}. Made by Pekko.
 */
public final class DatabaseLease extends Lease {

  private final LeaseSettings settings;
  private final LeaseTable leases;
  private volatile boolean held;

  /** As Pekko makes it, in a system that was made with a {@link Store}. */
  public DatabaseLease(LeaseSettings settings, ExtendedActorSystem system) {
    this.settings = settings;
    this.leases =
        system
            .settings()
            .setup()
            .get(Store.class)
            .orElseThrow(() -> new IllegalStateException("No table of leases"))
            .leases;
  }

  /** Brings the table to where Pekko makes leases. */
  static final class Store extends Setup {

    private final LeaseTable leases;

    Store(LeaseTable leases) {
      this.leases = leases;
    }
  }

  @Override
  public LeaseSettings getSettings() {
    return settings;
  }

  /** False also where the database does not answer: then this side may not go on. */
  @Override
  public CompletionStage<Boolean> acquire() {
    return CompletableFuture.supplyAsync(
        () -> {
          held =
              leases.acquire(
                  settings.leaseName(),
                  settings.ownerName(),
                  settings.timeoutSettings().getHeartbeatTimeout());
          return held;
        });
  }

  @Override
  public CompletionStage<Boolean> acquire(Consumer<Optional<Throwable>> lost) {
    return acquire();
  }

  @Override
  public CompletionStage<Boolean> release() {
    held = false;
    return CompletableFuture.supplyAsync(
        () -> {
          leases.release(settings.leaseName(), settings.ownerName());
          return true;
        });
  }

  @Override
  public boolean checkLease() {
    return held;
  }
}
