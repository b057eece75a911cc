package games.chalet.attack;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The server under attack, seen by the attacker, who keeps count of what is done. */
final class Target implements AutoCloseable {

  private static final int SMALL_BUFFER = 4096;
  private static final Duration BEFORE_RETURNING = Duration.ofMillis(50);
  private static final Duration LONGEST_READ = Duration.ofSeconds(20);
  private static final Duration CONNECTING = Duration.ofSeconds(5);
  private static final Pattern SCRIPT = Pattern.compile("/assets/index-[^\"]+\\.js");

  private final int port;
  private final long deadline;
  private final Map<String, LongAdder> counts = new ConcurrentHashMap<>();
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();

  Target(int port, Duration time) {
    this.port = port;
    this.deadline = System.nanoTime() + time.toNanos();
  }

  /** The work done over one connection; at its end a client connects again. */
  @FunctionalInterface
  interface Visit {

    void pay(Socket socket, int number) throws IOException, InterruptedException;
  }

  int port() {
    return port;
  }

  boolean goesOn() {
    return System.nanoTime() < deadline;
  }

  void count(String what) {
    counts.computeIfAbsent(what, key -> new LongAdder()).increment();
  }

  /** So many connections at once; whoever is thrown out comes again. */
  void swarm(int size, Visit visit) {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < size; i++) {
        int number = i;
        threads.execute(() -> visitAgainAndAgain(number, visit));
      }
      threads.execute(this::hangUpInTheEnd);
    }
  }

  private void visitAgainAndAgain(int number, Visit visit) {
    while (goesOn()) {
      try (Socket socket = connect()) {
        open.add(socket);
        try {
          visit.pay(socket, number);
        } finally {
          open.remove(socket);
        }
        count("visits ended by us");
      } catch (IOException e) {
        count("visits ended by the server");
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
      rest(BEFORE_RETURNING);
    }
  }

  private void hangUpInTheEnd() {
    while (goesOn()) {
      rest(BEFORE_RETURNING);
    }
    close();
  }

  /** A socket with little room for what is not read. */
  Socket connect() throws IOException {
    return connectFrom(InetAddress.getLoopbackAddress());
  }

  /** Likewise from one of this machine's addresses: on Linux all of 127.0.0.0/8 are. */
  Socket connectFrom(InetAddress address) throws IOException {
    Socket socket = new Socket();
    socket.bind(new InetSocketAddress(address, 0));
    socket.setSoTimeout((int) LONGEST_READ.toMillis());
    socket.setReceiveBufferSize(SMALL_BUFFER);
    socket.connect(
        new InetSocketAddress(InetAddress.getLoopbackAddress(), port), (int) CONNECTING.toMillis());
    count("connections");
    return socket;
  }

  /** A pause that does not outlast the attack. */
  void rest(Duration time) {
    long left = Math.min(time.toNanos(), deadline - System.nanoTime());
    if (left > 0) {
      try {
        Thread.sleep(Duration.ofNanos(left));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** The path of the largest file of the site. */
  String script() throws IOException {
    try (Socket socket = connect()) {
      socket.getOutputStream().write(Http.request("GET", "/", "Connection: close"));
      String page = new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
      Matcher matcher = SCRIPT.matcher(page);
      if (!matcher.find()) {
        throw new IOException("No script in " + page);
      }
      return matcher.group();
    }
  }

  /** Returns the numbers of things done, by name. */
  Map<String, Long> counts() {
    Map<String, Long> all = new TreeMap<>();
    counts.forEach((what, count) -> all.put(what, count.sum()));
    return all;
  }

  @Override
  public void close() {
    for (Socket socket : open) {
      try {
        socket.close();
      } catch (IOException e) {
        count("sockets that do not close");
      }
    }
    open.clear();
  }
}
