package games.chalet.web.http;

import java.io.IOException;
import java.nio.channels.SocketChannel;
import java.util.concurrent.Executor;
import org.apache.coyote.Processor;
import org.apache.tomcat.util.net.NioChannel;
import org.apache.tomcat.util.net.NioEndpoint;
import org.apache.tomcat.util.net.SocketEvent;
import org.apache.tomcat.util.net.SocketProcessorBase;
import org.apache.tomcat.util.net.SocketWrapperBase;
import org.jspecify.annotations.Nullable;

/**
 * Tomcat's connections and threads, shared fairly. An address may have only so many connections,
 * and use only one share of the threads for HTTP and another for its sockets. The rest is left to
 * other addresses. Behind a proxy, where all have one address, play continues while HTTP has used
 * its share. Measured in {@code docs/decisions/0043-fair-platform-threads.md}.
 */
final class FairEndpoint extends NioEndpoint {

  /** The threads of an address above its number of requests, needed to send refusals. */
  private static final int TO_REFUSE = 64;

  private @Nullable OpenConnections byAddress;
  private @Nullable FairThreads http;
  private @Nullable FairThreads sockets;

  /** Sets the limits; without them it accepts no connection. */
  void limit(HttpLimits limits) {
    byAddress = new OpenConnections(HttpLimits.most(limits.connectionsPerAddress()));
    int share =
        limits.requestsPerAddress() == 0
            ? Integer.MAX_VALUE
            : limits.requestsPerAddress() + TO_REFUSE;
    http = new FairThreads(task -> super.getExecutor().execute(task), share);
    sockets = new FairThreads(task -> super.getExecutor().execute(task), share);
  }

  /** Returns the executor of Tomcat's tasks, once it has started. */
  @Override
  public @Nullable Executor getExecutor() {
    return super.getExecutor() == null ? null : this::execute;
  }

  private void execute(Runnable task) {
    if (task instanceof Turn turn) {
      FairThreads shared = turn.isOfSocket() ? sockets : http;
      if (shared != null) {
        shared.execute(turn.address(), turn);
        return;
      }
    }
    // Other tasks continue work that was begun for a socket.
    super.getExecutor().execute(task);
  }

  @Override
  protected boolean setSocketOptions(SocketChannel socket) {
    if (isAllowed(socket)) {
      return super.setSocketOptions(socket);
    }
    destroySocket(socket);
    return false;
  }

  private boolean isAllowed(SocketChannel socket) {
    OpenConnections open = byAddress;
    try {
      return open != null && open.add(socket, socket.getRemoteAddress());
    } catch (IOException e) {
      return false; // Gone already.
    }
  }

  @Override
  protected SocketProcessorBase<NioChannel> createSocketProcessor(
      SocketWrapperBase<NioChannel> wrapper, SocketEvent event) {
    return new Turn(wrapper, event);
  }

  /** Reads the requests of one connection, and answers them. */
  private final class Turn extends SocketProcessor {

    Turn(SocketWrapperBase<NioChannel> wrapper, SocketEvent event) {
      super(wrapper, event);
    }

    boolean isOfSocket() {
      return socketWrapper.getCurrentProcessor() instanceof Processor processor
          && processor.isUpgrade();
    }

    String address() {
      OpenConnections open = byAddress;
      return open == null ? "" : open.address(socketWrapper.getSocket().getIOChannel());
    }
  }
}
