package games.chalet.stomp.socket;

import static org.awaitility.Awaitility.await;

import games.chalet.stomp.sending.SendBudget;
import games.chalet.stomp.sending.SendingSettings;
import games.chalet.testing.MovableClock;
import games.chalet.web.ShutdownFlag;
import games.chalet.web.limits.ReachedLimits;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.springframework.util.unit.DataSize;

class HeartbeatsTest {

  /** Fails at the first look. */
  private static final class Failing extends StompSessions {

    private final AtomicInteger looks = new AtomicInteger();

    Failing() {
      super(
          SocketRegistryTest.LIMITS,
          SocketRegistryTest.RATES,
          new SocketRegistry(
              SocketRegistryTest.LIMITS,
              SocketRegistryTest.RATES,
              new SendingSettings(null, DataSize.ofMegabytes(1), Duration.ofSeconds(10)),
              SocketRegistryTest.NOBODY_LISTENS,
              new ShutdownFlag(),
              new ReachedLimits(new SimpleMeterRegistry())),
          new SendBudget(1, 1),
          new MovableClock().process());
    }

    @Override
    Collection<StompSession> all() {
      if (looks.incrementAndGet() == 1) {
        throw new NoClassDefFoundError("in a test");
      }
      return List.of();
    }
  }

  @Test
  void theyGoOnAfterALookThatFailed() {
    Failing sessions = new Failing();
    Heartbeats heartbeats = new Heartbeats(sessions);
    await().until(() -> sessions.looks.get() >= 2);
    heartbeats.destroy();
  }
}
