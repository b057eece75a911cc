package games.chalet.stomp.socket;

import games.chalet.stomp.sending.LoadShedder;
import games.chalet.stomp.sending.SendBudget;
import games.chalet.web.ProcessClock;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import org.springframework.web.socket.CloseStatus;
import org.springframework.web.socket.WebSocketSession;

/** The sessions of all open sockets. */
@Component
class StompSessions {

  private static final Logger LOG = LoggerFactory.getLogger(StompSessions.class);
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(3);
  private static final long LOOK_EVERY_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

  /**
   * The threads that send. A browser that does not read blocks its thread, and there may be many.
   * The threads are virtual: a blocked one costs next to nothing.
   */
  private static final Executor SENDERS = Thread.ofVirtual().name("to-browser")::start;

  private final StompLimits limits;
  private final SendRates rates;
  private final SocketRegistry sockets;
  private final SendBudget budget;
  private final ProcessClock clock;
  private final LoadShedder loadShedder;
  private final Map<String, StompSession> sessions = new ConcurrentHashMap<>();

  StompSessions(
      StompLimits limits,
      SendRates rates,
      SocketRegistry sockets,
      SendBudget budget,
      ProcessClock clock) {
    this.limits = limits;
    this.rates = rates;
    this.sockets = sockets;
    this.budget = budget;
    this.clock = clock;
    this.loadShedder = new LoadShedder(budget, sessions::values);
  }

  void open(WebSocketSession socket) {
    StompSession session =
        new StompSession(
            socket,
            limits,
            rates.of(HandshakeData.of(socket.getAttributes())),
            SENDERS,
            budget,
            sockets::letGo,
            loadShedder::letGoIfNeeded,
            clock);
    sessions.put(socket.getId(), session);
    socket.getAttributes().put(SocketRegistry.CLOSING, (SocketRegistry.Closing) session::leave);
  }

  Optional<StompSession> find(String sessionId) {
    return Optional.ofNullable(sessions.get(sessionId));
  }

  Collection<StompSession> all() {
    return List.copyOf(sessions.values());
  }

  Optional<StompSession> remove(String sessionId) {
    return Optional.ofNullable(sessions.remove(sessionId));
  }

  /** Closes all sockets with the status for a restart, after the pending messages are sent. */
  void shutDown() {
    int count = sockets.count();
    waitUntil(() -> sessions.values().stream().allMatch(StompSession::isQuiet));
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
