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
import org.jspecify.annotations.Nullable;

/**
 * The open connections and the addresses they come from, of which each may have only so many.
 * Without the limit one address could take all connections that Tomcat accepts.
 */
final class OpenConnections {

  /** The number of new connections between two sweeps for closed ones. */
  private static final int LOOK_EVERY = 1000;

  private final int mostPerAddress;
  private final Map<SocketChannel, String> addresses = new ConcurrentHashMap<>();

  /** Guarded by its own monitor. Closed connections stay in it until the next sweep. */
  private final Map<String, Set<SocketChannel>> byAddress = new HashMap<>();

  private int untilLook = LOOK_EVERY;

  /**
   * Creates an empty collection of connections.
   *
   * @param mostPerAddress the most connections of one address, sockets included
   */
  OpenConnections(int mostPerAddress) {
    this.mostPerAddress = mostPerAddress;
  }

  /** Adds a connection that was just made; false if its address has enough. */
  boolean add(SocketChannel channel, @Nullable SocketAddress remote) {
    String address = counted(remote);
    synchronized (byAddress) {
      if (--untilLook <= 0) {
        untilLook = LOOK_EVERY;
        byAddress.values().forEach(this::forgetClosed);
        byAddress.values().removeIf(Set::isEmpty);
      }
      Set<SocketChannel> others = byAddress.computeIfAbsent(address, one -> new HashSet<>());
      if (others.size() >= mostPerAddress) {
        forgetClosed(others);
      }
      if (others.size() >= mostPerAddress) {
        return false;
      }
      others.add(channel);
      addresses.put(channel, address);
    }
    return true;
  }

  private void forgetClosed(Set<SocketChannel> channels) {
    channels.removeIf(
        channel -> {
          if (channel.isOpen()) {
            return false;
          }
          addresses.remove(channel);
          return true;
        });
  }

  private static String counted(@Nullable SocketAddress remote) {
    return remote instanceof InetSocketAddress internet && internet.getAddress() != null
        ? CountedAddress.of(internet.getAddress().getHostAddress())
        : CountedAddress.UNKNOWN;
  }

  /** Returns the key under which a connection's other end is counted. */
  String address(@Nullable SocketChannel channel) {
    return channel == null
        ? CountedAddress.UNKNOWN
        : addresses.getOrDefault(channel, CountedAddress.UNKNOWN);
  }
}
