package games.chalet.web.http;

import games.chalet.web.limits.CountedAddress;
import java.io.IOException;
import java.nio.channels.SocketChannel;
import java.util.concurrent.TimeUnit;
import org.apache.coyote.Processor;
import org.apache.tomcat.util.net.NioChannel;
import org.apache.tomcat.util.net.NioEndpoint;
import org.apache.tomcat.util.net.SocketBufferHandler;
import org.apache.tomcat.util.net.SocketEvent;
import org.apache.tomcat.util.net.SocketProcessorBase;
import org.apache.tomcat.util.net.SocketWrapperBase;
import org.apache.tomcat.util.threads.TaskQueue;
import org.apache.tomcat.util.threads.TaskThreadFactory;
import org.apache.tomcat.util.threads.ThreadPoolExecutor;
import org.jspecify.annotations.Nullable;

/**
 * Tomcat's connections, watched by a {@link ConnectionGuard}. Pages' sockets are read by threads of
 * their own, so play goes on when all threads that serve HTTP are taken; and of these one address
 * has only its share. Why so: {@code docs/decisions/0012-time-and-room-for-requests.md}.
 */
final class GuardedEndpoint extends NioEndpoint {

  /** Beyond the requests that it may have, an address needs threads to be told so. */
  private static final int TO_REFUSE = 64;

  private static final int SPARE_THREADS = 10;
  private static final int IDLE_SECONDS = 60;
  private static final int CLOSING_SECONDS = 5;

  private @Nullable HttpLimits limits;
  private @Nullable Service service;

  /** An endpoint that serves nobody before it has been told its limits. */
  GuardedEndpoint() {
    // A channel that was a socket's comes back with buffers that are too small for HTTP.
    getSocketProperties().setBufferPool(0);
  }

  void limit(HttpLimits given) {
    limits = given;
  }

  /** What there is while it runs. */
  private record Service(
      ConnectionGuard guard,
      ThreadPoolExecutor http,
      ThreadPoolExecutor sockets,
      FairThreads fair) {

    void execute(Runnable task) {
      // What is no turn goes on with something that was begun for a socket.
      if (task instanceof Turn turn && !turn.isOfSocket(guard)) {
        fair.execute(turn.address(guard), turn);
      } else {
        sockets.execute(task);
      }
    }

    void close() {
      guard.close();
      http.shutdownNow();
      sockets.shutdownNow();
    }
  }

  @Override
  public void createExecutor() {
    HttpLimits given = limits;
    if (given == null) {
      throw new IllegalStateException("Its limits have not been told");
    }
    ThreadPoolExecutor http = threads("-exec-", getMaxThreads());
    int share =
        given.requestsPerAddress() == 0
            ? Integer.MAX_VALUE
            : given.requestsPerAddress() + TO_REFUSE;
    Service started =
        new Service(
            new ConnectionGuard(given),
            http,
            threads("-socket-", given.socketThreads()),
            new FairThreads(http, share));
    service = started;
    setExecutor(started::execute);
  }

  private ThreadPoolExecutor threads(String name, int most) {
    TaskQueue queue = new TaskQueue();
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(
            Math.min(SPARE_THREADS, most),
            most,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            queue,
            new TaskThreadFactory(getName() + name, true, Thread.NORM_PRIORITY));
    queue.setParent(pool);
    return pool;
  }

  @Override
  public void shutdownExecutor() {
    Service ended = service;
    if (ended == null) {
      return;
    }
    service = null;
    setExecutor(null);
    ended.close();
    try {
      if (!ended.http().awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS)) {
        getLog().warn("Some requests did not end");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  protected boolean setSocketOptions(SocketChannel socket) {
    if (mayStay(socket)) {
      return super.setSocketOptions(socket);
    }
    destroySocket(socket);
    return false;
  }

  private boolean mayStay(SocketChannel socket) {
    Service running = service;
    try {
      return running != null && running.guard().letsIn(socket, socket.getRemoteAddress());
    } catch (IOException e) {
      return false; // Gone already.
    }
  }

  @Override
  protected NioChannel createChannel(SocketBufferHandler buffers) {
    return super.createChannel(new ConnectionBuffers(buffers));
  }

  @Override
  protected SocketProcessorBase<NioChannel> createSocketProcessor(
      SocketWrapperBase<NioChannel> wrapper, SocketEvent event) {
    return new Turn(wrapper, event);
  }

  /** Reading, and answering, what has come over one connection. */
  private final class Turn extends SocketProcessor {

    Turn(SocketWrapperBase<NioChannel> wrapper, SocketEvent event) {
      super(wrapper, event);
    }

    boolean isOfSocket(ConnectionGuard guard) {
      GuardedConnection connection = connection(guard);
      return connection != null && connection.isSocket();
    }

    String address(ConnectionGuard guard) {
      GuardedConnection connection = connection(guard);
      return connection == null ? CountedAddress.UNKNOWN : connection.address();
    }

    private @Nullable GuardedConnection connection(ConnectionGuard guard) {
      return guard.find(socketWrapper.getSocket().getIOChannel());
    }

    @Override
    protected void doRun() {
      Service running = service;
      GuardedConnection connection = running == null ? null : connection(running.guard());
      if (connection == null) {
        super.doRun();
        return;
      }
      // When it is done, Tomcat may already use this turn for another connection.
      SocketWrapperBase<NioChannel> wrapper = socketWrapper;
      connection.begins(System.nanoTime());
      try {
        super.doRun();
      } finally {
        over(connection, wrapper);
      }
    }

    private static void over(GuardedConnection connection, SocketWrapperBase<NioChannel> wrapper) {
      Object processor = wrapper.getCurrentProcessor();
      if (processor == null) {
        connection.rests(System.nanoTime());
      } else if (processor instanceof Processor upgraded && upgraded.isUpgrade()) {
        connection.isSocketNow(System.nanoTime());
        if (wrapper.getSocketBufferHandler() instanceof ConnectionBuffers buffers) {
          buffers.shrink();
        }
      } else {
        connection.waitsForHeaders();
      }
    }
  }
}
