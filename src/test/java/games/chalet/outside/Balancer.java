package games.chalet.outside;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;

/**
 * A load balancer as simple as can be: each connection goes to any of the processes that takes it.
 * It is not sticky, and knows nothing of HTTP.
 */
final class Balancer implements AutoCloseable {

  private static final int CONNECTED_WITHIN_MILLIS = 1000;

  private final List<Integer> ports;
  private final Random random;
  private final ServerSocket server;
  private volatile IntPredicate healthy = port -> true;

  Balancer(List<Integer> ports, Random random) {
    this.ports = List.copyOf(ports);
    this.random = random;
    try {
      server = new ServerSocket(0, 500, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.ofVirtual().name("balancer").start(this::accept);
  }

  int port() {
    return server.getLocalPort();
  }

  /** From now on new connections go only to ports of which this is true. */
  void send(IntPredicate to) {
    healthy = to;
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
      client.setTcpNoDelay(true);
      process.setTcpNoDelay(true);
      Thread back = Thread.ofVirtual().start(() -> copy(process, client));
      copy(client, process);
      back.join();
    } catch (IOException e) {
      // Nobody took it: the client sees its connection end.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private Socket connect() throws IOException {
    List<Integer> order = new ArrayList<>(ports);
    synchronized (random) {
      Collections.shuffle(order, random);
    }
    for (int port : order) {
      if (healthy.test(port)) {
        Socket socket = new Socket();
        try {
          socket.connect(
              new InetSocketAddress(InetAddress.getLoopbackAddress(), port),
              CONNECTED_WITHIN_MILLIS);
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
