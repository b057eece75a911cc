package games.chalet.web.http;

import games.chalet.web.limits.Limit;
import games.chalet.web.limits.ReachedLimits;
import java.io.IOException;
import java.net.SocketAddress;
import java.nio.channels.SocketChannel;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.apache.coyote.Processor;
import org.apache.tomcat.util.net.NioChannel;
import org.apache.tomcat.util.net.NioEndpoint;
import org.apache.tomcat.util.net.SocketBufferHandler;
import org.apache.tomcat.util.net.SocketEvent;
import org.apache.tomcat.util.net.SocketProcessorBase;
import org.apache.tomcat.util.net.SocketWrapperBase;
import org.jspecify.annotations.Nullable;

/**
 * Tomcat's connections and threads, shared fairly. An address may have only so many connections,
 * and use only one share of the threads for HTTP and another for its sockets. The rest is left to
 * other addresses. Behind a proxy, where all have one address, play continues while HTTP has used
 * its share. When connections run short, one gives way over which no request has come. Measured in
 * {@code docs/decisions/requests.md}.
 */
final class FairEndpoint extends NioEndpoint {

  /** The threads of an address above its number of requests, needed to send refusals. */
  private static final int TO_REFUSE = 64;

  /** One connection in so many is kept free for the next. */
  private static final int KEPT_FREE = 256;

  private OpenConnections open = connections(0);
  private long bodyWithin;
  private @Nullable ReachedLimits reached;
  private @Nullable FairThreads http;
  private @Nullable FairThreads sockets;

  /** Sets the limits; without them it accepts no connection. */
  void limit(HttpLimits limits, ReachedLimits reached) {
    this.reached = reached;
    open = connections(HttpLimits.most(limits.connectionsPerAddress()));
    bodyWithin = HttpLimits.nanos(limits.bodyWithin());
    int share =
        limits.requestsPerAddress() == 0
            ? Integer.MAX_VALUE
            : limits.requestsPerAddress() + TO_REFUSE;
    http = new FairThreads(task -> super.getExecutor().execute(task), share);
    sockets = new FairThreads(task -> super.getExecutor().execute(task), share);
  }

  private OpenConnections connections(int mostPerAddress) {
    return new OpenConnections(mostPerAddress, System::nanoTime, this::closeIdle);
  }

  /** Returns the executor of Tomcat's tasks, once it has started. */
  @Override
  public @Nullable Executor getExecutor() {
    return super.getExecutor() == null ? null : this::execute;
  }

  private void execute(Runnable task) {
    if (task instanceof SocketTask socketTask) {
      FairThreads shared = socketTask.isOfSocket() ? sockets : http;
      if (shared != null) {
        shared.execute(socketTask.address(), socketTask);
        return;
      }
    }
    // Other tasks continue work that was begun for a socket.
    super.getExecutor().execute(task);
  }

  @Override
  protected boolean setSocketOptions(SocketChannel socket) {
    if (!isAllowed(socket)) {
      destroySocket(socket);
      return false;
    }
    if (isFull()) {
      open.oneGivesWay().ifPresent(address -> count(Limit.CONNECTIONS, address));
    }
    return super.setSocketOptions(socket);
  }

  private boolean isAllowed(SocketChannel socket) {
    try {
      SocketAddress remote = socket.getRemoteAddress();
      boolean isAllowed = open.add(socket, remote);
      if (!isAllowed) {
        count(Limit.CONNECTIONS_PER_ADDRESS, OpenConnections.counted(remote));
      }
      return isAllowed;
    } catch (IOException e) {
      return false; // Gone already.
    }
  }

  private void count(Limit limit, String address) {
    if (reached != null) {
      reached.count(limit, address);
    }
  }

  /**
   * Returns true if so few connections are left that the next one might have to wait. At least one
   * is kept free, because whoever takes the last cannot give way to themselves.
   */
  private boolean isFull() {
    int most = getMaxConnections();
    return most > 0 && getConnectionCount() >= most - Math.max(1, most / KEPT_FREE);
  }

  /** Closes a connection that no thread is reading from or answering; false if it cannot. */
  private boolean closeIdle(SocketChannel socket) {
    SocketWrapperBase<NioChannel> wrapper = connections.get(socket);
    if (wrapper == null || !wrapper.getLock().tryLock()) {
      return false;
    }
    try {
      wrapper.close();
      return true;
    } finally {
      wrapper.getLock().unlock();
    }
  }

  HeadTime headTime(@Nullable SocketChannel socket) {
    return open.headTime(socket);
  }

  void headArrived(@Nullable SocketChannel socket) {
    open.headArrived(socket);
  }

  @Override
  protected NioChannel createChannel(SocketBufferHandler buffers) {
    return isSSLEnabled()
        ? super.createChannel(buffers)
        : new TimedChannel(buffers, requestWithin());
  }

  private long requestWithin() {
    int headWithin = getConnectionTimeout();
    return headWithin <= 0
        ? Long.MAX_VALUE
        : TimeUnit.MILLISECONDS.toNanos(headWithin) + bodyWithin;
  }

  @Override
  protected SocketProcessorBase<NioChannel> createSocketProcessor(
      SocketWrapperBase<NioChannel> wrapper, SocketEvent event) {
    return new SocketTask(wrapper, event);
  }

  /** Reads the requests of one connection, and answers them. */
  private final class SocketTask extends SocketProcessor {

    SocketTask(SocketWrapperBase<NioChannel> wrapper, SocketEvent event) {
      super(wrapper, event);
    }

    boolean isOfSocket() {
      return socketWrapper.getCurrentProcessor() instanceof Processor processor
          && processor.isUpgrade();
    }

    String address() {
      return open.address(socketWrapper.getSocket().getIOChannel());
    }
  }
}
