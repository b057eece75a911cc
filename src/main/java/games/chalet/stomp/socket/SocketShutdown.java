package games.chalet.stomp.socket;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import org.springframework.web.socket.CloseStatus;

/**
 * Closes all sockets at shutdown with the status for a restart, after the pending messages are
 * sent.
 */
@Component
class SocketShutdown {

  private static final Logger LOG = LoggerFactory.getLogger(SocketShutdown.class);
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(3);
  private static final long LOOK_EVERY_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

  private final SocketRegistry sockets;
  private final StompSessions sessions;

  SocketShutdown(SocketRegistry sockets, StompSessions sessions) {
    this.sockets = sockets;
    this.sessions = sessions;
  }

  void close() {
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
}
