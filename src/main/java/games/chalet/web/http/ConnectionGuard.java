package games.chalet.web.http;

import games.chalet.web.limits.CountedAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.channels.SocketChannel;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Knows all connections, before anything has been read from them. Lets in only so many from one
 * address, and ends those on which a request takes too long: to be sent, to be answered or to be
 * taken. Knows nothing of the server that serves them.
 */
final class ConnectionGuard implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(ConnectionGuard.class);
  private static final long LOOK_EVERY_MILLIS = 250;

  private final long headersWithin;
  private final long answeredWithin;
  private final int mostPerAddress;
  private final Map<SocketChannel, GuardedConnection> open = new ConcurrentHashMap<>();

  /** Guarded by itself. A connection that was closed may be in it until it is looked at. */
  private final Map<String, Set<GuardedConnection>> byAddress = new HashMap<>();

  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("connection-guard").daemon().factory());

  private final ScheduledFuture<?> watch;

  ConnectionGuard(HttpLimits limits) {
    this.headersWithin = HttpLimits.nanos(limits.headersWithin());
    this.answeredWithin = HttpLimits.nanos(limits.answeredWithin());
    this.mostPerAddress = HttpLimits.most(limits.connectionsPerAddress());
    this.watch =
        thread.scheduleWithFixedDelay(
            this::look, LOOK_EVERY_MILLIS, LOOK_EVERY_MILLIS, TimeUnit.MILLISECONDS);
  }

  /** Whether a connection that was just made may stay; if so it is watched from now on. */
  boolean letsIn(SocketChannel channel, @Nullable SocketAddress remote) {
    String address = counted(remote);
    GuardedConnection connection = new GuardedConnection(channel, address);
    synchronized (byAddress) {
      Set<GuardedConnection> others = byAddress.computeIfAbsent(address, one -> new HashSet<>());
      if (others.size() >= mostPerAddress) {
        others.removeIf(other -> !other.isOpen());
      }
      if (others.size() >= mostPerAddress) {
        return false;
      }
      others.add(connection);
    }
    open.put(channel, connection);
    return true;
  }

  private static String counted(@Nullable SocketAddress remote) {
    return remote instanceof InetSocketAddress internet && internet.getAddress() != null
        ? CountedAddress.of(internet.getAddress().getHostAddress())
        : CountedAddress.UNKNOWN;
  }

  /** A connection that is open; null if it has been closed meanwhile. */
  @Nullable GuardedConnection find(@Nullable SocketChannel channel) {
    return channel == null ? null : open.get(channel);
  }

  /** Whatever goes wrong once, the next look is needed. */
  private void look() {
    try {
      long now = System.nanoTime();
      open.values().forEach(connection -> look(connection, now));
      forgetTheClosed();
    } catch (RuntimeException | Error e) {
      LOG.error("The connections could not be looked after", e);
    }
  }

  private void look(GuardedConnection connection, long now) {
    if (connection.isOverdue(now, headersWithin, answeredWithin)) {
      LOG.debug("A connection of {} took too long", connection.address());
      connection.cut();
    }
  }

  private void forgetTheClosed() {
    open.values().removeIf(connection -> !connection.isOpen());
    synchronized (byAddress) {
      byAddress
          .values()
          .removeIf(
              connections -> {
                connections.removeIf(connection -> !connection.isOpen());
                return connections.isEmpty();
              });
    }
  }

  @Override
  public void close() {
    watch.cancel(false);
    thread.shutdown();
  }
}
