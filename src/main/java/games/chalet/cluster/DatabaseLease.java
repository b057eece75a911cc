package games.chalet.cluster;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.setup.Setup;
import org.apache.pekko.coordination.lease.LeaseSettings;
import org.apache.pekko.coordination.lease.javadsl.Lease;

/**
 * A lease on a row of the database, by which one side of a split cluster learns that it may
 * continue: Pekko's {@code lease-majority}. Created by Pekko.
 */
public final class DatabaseLease extends Lease {

  private final LeaseSettings settings;
  private final LeaseTable leases;
  private volatile boolean held;

  /** Creates a lease; called by Pekko, in a system that was created with a {@link Store}. */
  public DatabaseLease(LeaseSettings settings, ExtendedActorSystem system) {
    this(
        settings,
        system
            .settings()
            .setup()
            .get(Store.class)
            .orElseThrow(
                () -> new IllegalStateException("No LeaseTable in the actor system's setup"))
            .leases);
  }

  DatabaseLease(LeaseSettings settings, LeaseTable leases) {
    this.settings = settings;
    this.leases = leases;
  }

  /** Passes the table to Pekko's leases. */
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

  /**
   * Acquires the lease. Also fails if the database does not answer in time: then this side may not
   * continue. A lease granted too late is given back, because nobody uses it.
   */
  @Override
  public CompletionStage<Boolean> acquire() {
    CompletableFuture<Boolean> answer =
        new CompletableFuture<Boolean>()
            .orTimeout(
                settings.timeoutSettings().getOperationTimeout().toMillis(), TimeUnit.MILLISECONDS);
    Thread.ofVirtual().name("cluster-lease").start(() -> acquire(answer));
    return answer;
  }

  private void acquire(CompletableFuture<Boolean> answer) {
    try {
      boolean acquired =
          leases.acquire(
              settings.leaseName(),
              settings.ownerName(),
              settings.timeoutSettings().getHeartbeatTimeout());
      if (answer.complete(acquired)) {
        held = acquired;
      } else if (acquired) {
        leases.release(settings.leaseName(), settings.ownerName());
      }
    } catch (RuntimeException e) {
      answer.completeExceptionally(e);
    }
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
