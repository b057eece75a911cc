package games.chalet.attack;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * People who come for the first time during an attack, two a second, each from another address. In
 * the process of those who play: the attackers' has no time left to measure another's.
 */
final class Newcomers implements AutoCloseable {

  private static final int EVERY_MILLIS = 500;
  private static final int PATIENCE_MILLIS = 10_000;
  private static final int ADDRESSES = 100;

  private final int port;
  private final ExecutorService people = Executors.newCachedThreadPool();
  private final AtomicInteger came = new AtomicInteger();
  private final AtomicInteger notServed = new AtomicInteger();
  private final List<Long> waits = Collections.synchronizedList(new ArrayList<>());

  Newcomers(int port) {
    this.port = port;
    people.execute(this::comeOneAfterTheOther);
  }

  private void comeOneAfterTheOther() {
    while (!people.isShutdown()) {
      try {
        people.execute(this::come);
        Thread.sleep(EVERY_MILLIS);
      } catch (RejectedExecutionException | InterruptedException e) { // It has ended.
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  private void come() {
    byte[] address = {127, 0, 0, (byte) (100 + came.getAndIncrement() % ADDRESSES)};
    long began = System.nanoTime();
    try (Socket socket = new Socket()) {
      socket.bind(new InetSocketAddress(InetAddress.getByAddress(address), 0));
      socket.setSoTimeout(PATIENCE_MILLIS);
      socket.connect(
          new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE_MILLIS);
      socket.getOutputStream().write(Http.request("GET", "/api/session", "Connection: close"));
      if (socket.getInputStream().read() < 0) {
        throw new IOException("closed");
      }
      waits.add(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began));
    } catch (IOException e) {
      notServed.incrementAndGet();
    }
  }

  /** Lets nobody come any more; those who wait go on. */
  @Override
  public void close() {
    people.shutdown();
  }

  /** Returns how many were served, and how long they waited. */
  @Override
  public String toString() {
    List<Long> sorted = waits.stream().sorted().toList();
    return sorted.isEmpty()
        ? "newcomers: none of %d served".formatted(notServed.get())
        : "newcomers: %d served (p50 %d ms, p95 %d ms, longest %d ms), %d not"
            .formatted(
                sorted.size(),
                sorted.get(sorted.size() / 2),
                sorted.get(sorted.size() * 95 / 100),
                sorted.get(sorted.size() - 1),
                notServed.get());
  }
}
