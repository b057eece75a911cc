package games.chalet.stomp.socket;

import games.chalet.web.ShutdownPhases;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;
import org.springframework.web.socket.CloseStatus;

/**
 * Closes all sockets at shutdown with the status for a restart, after the pending messages are
 * sent.
 */
@Component
class SocketShutdown implements SmartLifecycle {

  private static final Logger LOG = LoggerFactory.getLogger(SocketShutdown.class);
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(3);
  private static final long LOOK_EVERY_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

  private final SocketRegistry sockets;
  private final StompSessions sessions;
  private volatile boolean running;

  SocketShutdown(SocketRegistry sockets, StompSessions sessions) {
    this.sockets = sockets;
    this.sessions = sessions;
  }

  @Override
  public void start() {
    running = true;
  }

  @Override
  public void stop() {
    running = false;
    int count = sockets.count();
    waitUntil(sessions::areQuiet);
    sockets.closeAll(CloseStatus.SERVICE_RESTARTED);
    waitUntil(() -> sockets.count() == 0);
    if (count > 0) {
      LOG.info("{} browsers were told that the server restarts", count);
    }
  }

  private static void waitUntil(BooleanSupplier condition) {
    long deadline = System.nanoTime() + PATIENCE_NANOS;
    while (!condition.getAsBoolean() && System.nanoTime() < deadline) {
      LockSupport.parkNanos(LOOK_EVERY_NANOS);
    }
  }

  @Override
  public boolean isRunning() {
    return running;
  }

  @Override
  public int getPhase() {
    return ShutdownPhases.CLOSE_SOCKETS;
  }
}
