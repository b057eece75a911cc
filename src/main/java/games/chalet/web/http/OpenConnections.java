package games.chalet.web.http;

import games.chalet.web.limits.CountedAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.channels.SocketChannel;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The open connections and the addresses they come from, of which each may have only so many.
 * Without the limit one address could take all connections that Tomcat accepts. Where they run
 * short, those give way over which no whole head of a request has come yet.
 */
final class OpenConnections {

  /** The number of new connections between two sweeps for closed ones. */
  private static final int LOOK_EVERY = 100;

  private final int mostPerAddress;
  private final LongSupplier nanoTime;
  private final Predicate<SocketChannel> close;
  private final Map<SocketChannel, Connection> all = new ConcurrentHashMap<>();

  /** Guarded by its own monitor. Closed connections stay in it until the next sweep. */
  private final Map<String, Address> byAddress = new LinkedHashMap<>();

  private int untilLook = LOOK_EVERY;

  /**
   * Creates an empty collection of connections.
   *
   * @param mostPerAddress the most connections of one address, sockets included
   * @param nanoTime of a clock that cannot be set
   * @param close closes a connection, unless it is closed or its request is being read or answered;
   *     returns true if it did
   */
  OpenConnections(int mostPerAddress, LongSupplier nanoTime, Predicate<SocketChannel> close) {
    this.mostPerAddress = mostPerAddress;
    this.nanoTime = nanoTime;
    this.close = close;
  }

  /** The connections of one address. */
  private static final class Address {
    private final String name;
    private final Set<Connection> open = new HashSet<>();

    /** Those over which no whole head has come, oldest first. */
    private final Set<Connection> withoutHead = new LinkedHashSet<>();

    Address(String name) {
      this.name = name;
    }
  }

  private static final class Connection {
    private final SocketChannel channel;
    private final Address address;
    private final HeadTime head;
    private volatile boolean hadHead;

    Connection(SocketChannel channel, Address address, HeadTime head) {
      this.channel = channel;
      this.address = address;
      this.head = head;
    }
  }

  /** Adds a connection that was just made; false if its address has enough. */
  boolean add(SocketChannel channel, @Nullable SocketAddress remote) {
    synchronized (byAddress) {
      if (--untilLook <= 0) {
        untilLook = LOOK_EVERY;
        byAddress.values().forEach(this::forgetClosed);
        byAddress.values().removeIf(address -> address.open.isEmpty());
      }
      Address address = byAddress.computeIfAbsent(counted(remote), Address::new);
      if (address.open.size() >= mostPerAddress) {
        forgetClosed(address);
      }
      if (address.open.size() >= mostPerAddress && !oneGivesWay(address)) {
        return false;
      }
      Connection connection = new Connection(channel, address, new HeadTime(nanoTime));
      address.open.add(connection);
      address.withoutHead.add(connection);
      all.put(channel, connection);
    }
    return true;
  }

  private void forgetClosed(Address address) {
    address.open.removeIf(
        connection -> {
          if (connection.channel.isOpen()) {
            return false;
          }
          address.withoutHead.remove(connection);
          all.remove(connection.channel);
          return true;
        });
  }

  static String counted(@Nullable SocketAddress remote) {
    return remote instanceof InetSocketAddress internet && internet.getAddress() != null
        ? CountedAddress.of(internet.getAddress().getHostAddress())
        : CountedAddress.UNKNOWN;
  }

  /**
   * Closes one over which no whole head has come: the oldest of the address that has most of them.
   *
   * @return that address, as it is counted; empty if there is none
   */
  Optional<String> oneGivesWay() {
    synchronized (byAddress) {
      return byAddress.values().stream()
          .sorted(Comparator.comparingInt(address -> -address.withoutHead.size()))
          .filter(this::oneGivesWay)
          .map(address -> address.name)
          .findFirst();
    }
  }

  private boolean oneGivesWay(Address address) {
    for (Connection connection : address.withoutHead) {
      if (close.test(connection.channel)) {
        address.withoutHead.remove(connection);
        address.open.remove(connection);
        all.remove(connection.channel);
        return true;
      }
    }
    return false;
  }

  /** Records that a whole head has come; from then on the connection never gives way. */
  void headArrived(@Nullable SocketChannel channel) {
    Connection connection = find(channel);
    if (connection != null && !connection.hadHead) {
      connection.hadHead = true;
      synchronized (byAddress) {
        connection.address.withoutHead.remove(connection);
      }
    }
  }

  /** Returns the time of the head that is being read over a connection. */
  HeadTime headTime(@Nullable SocketChannel channel) {
    Connection connection = find(channel);
    return connection == null ? new HeadTime(nanoTime) : connection.head;
  }

  /** Returns the key under which a connection's other end is counted. */
  String address(@Nullable SocketChannel channel) {
    Connection connection = find(channel);
    return connection == null ? CountedAddress.UNKNOWN : connection.address.name;
  }

  private @Nullable Connection find(@Nullable SocketChannel channel) {
    return channel == null ? null : all.get(channel);
  }
}
