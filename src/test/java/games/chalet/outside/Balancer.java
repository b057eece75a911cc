package games.chalet.outside;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;

/**
 * A load balancer as simple as can be: each connection goes to any of the processes that takes it.
 * It is not sticky, and knows nothing of HTTP.
 */
final class Balancer implements AutoCloseable {

  private static final int CONNECTED_WITHIN_MILLIS = 1000;
  private static final int WAITING = 500;

  private final List<InetSocketAddress> processes;
  private final Random random;
  private final ServerSocket server = new ServerSocket();
  private final Map<Socket, Socket> connections = new ConcurrentHashMap<>();
  private volatile IntPredicate healthy = port -> true;

  /** Listens there; port 0 is any that is free. */
  Balancer(InetSocketAddress at, List<InetSocketAddress> processes, Random random)
      throws IOException {
    this.processes = List.copyOf(processes);
    this.random = random;
    server.bind(at, WAITING);
    Thread.ofVirtual().name("balancer").start(this::accept);
  }

  int port() {
    return server.getLocalPort();
  }

  /** From now on new connections go only to ports of which this is true. */
  void send(IntPredicate to) {
    healthy = to;
  }

  /** Ends the connections to the process with that port. */
  void drop(int port) {
    for (Map.Entry<Socket, Socket> connection : connections.entrySet()) {
      if (connection.getValue().getPort() == port) {
        try {
          connection.getKey().close();
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }

  private void accept() {
    while (!server.isClosed()) {
      try {
        Socket client = server.accept();
        Thread.ofVirtual().start(() -> serve(client));
      } catch (IOException e) {
        return;
      }
    }
  }

  private void serve(Socket client) {
    try (client;
        Socket process = connect()) {
      connections.put(client, process);
      client.setTcpNoDelay(true);
      process.setTcpNoDelay(true);
      Thread back = Thread.ofVirtual().start(() -> copy(process, client));
      copy(client, process);
      back.join();
    } catch (IOException e) {
      // Nobody took it: the client sees its connection end.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      connections.remove(client);
    }
  }

  private Socket connect() throws IOException {
    List<InetSocketAddress> order = new ArrayList<>(processes);
    synchronized (random) {
      Collections.shuffle(order, random);
    }
    for (InetSocketAddress process : order) {
      if (healthy.test(process.getPort())) {
        Socket socket = new Socket();
        try {
          socket.connect(process, CONNECTED_WITHIN_MILLIS);
          return socket;
        } catch (IOException e) {
          socket.close();
        }
      }
    }
    throw new IOException("Nobody is there");
  }

  /** Until either ends; then both do. */
  private static void copy(Socket from, Socket to) {
    try (from;
        to) {
      from.getInputStream().transferTo(to.getOutputStream());
    } catch (IOException e) {
      // As good as an end.
    }
  }

  @Override
  public void close() {
    try {
      server.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
