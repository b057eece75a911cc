package games.chalet.outside;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A machine of its own for each process, as far as the network goes: Linux's network namespaces on
 * a bridge, any of which can be cut off from the others. The tests reach them through forwarders at
 * the same ports of this machine, and so do they the database.
 */
final class Namespaces implements AutoCloseable {

  private static final int FIRST_HOST = 10;
  private static final long PATIENCE_SECONDS = 30;

  private final String name;
  private final String net;
  private final int count;
  private final List<Balancer> forwarders = new ArrayList<>();

  private Namespaces(String name, String net, int count) {
    this.name = name;
    this.net = net;
    this.count = count;
  }

  /** Empty, with a loud line, where this user may not make such things. */
  static Optional<Namespaces> make(int count) {
    Random random = new Random();
    String name = "ch%04x".formatted(random.nextInt(0x10000));
    String net = "10.%d.%d.".formatted(200 + random.nextInt(50), random.nextInt(250));
    Namespaces made = new Namespaces(name, net, count);
    try {
      made.lay();
      return Optional.of(made);
    } catch (IOException | IllegalStateException e) {
      made.close();
      System.err.println("SKIPPED, NOT TESTED: partitions. No network namespaces here: " + e);
      return Optional.empty();
    }
  }

  private void lay() throws IOException {
    run("link", "add", name, "type", "bridge");
    run("addr", "add", net + "1/24", "dev", name);
    run("link", "set", name, "up");
    for (int i = 0; i < count; i++) {
      run("netns", "add", space(i));
      run("link", "add", space(i), "type", "veth", "peer", "name", "eth0", "netns", space(i));
      run("link", "set", space(i), "master", name);
      run("-n", space(i), "addr", "add", address(i) + "/24", "dev", "eth0");
      run("-n", space(i), "link", "set", "lo", "up");
      run("-n", space(i), "link", "set", "eth0", "up");
      run("link", "set", space(i), "up");
    }
  }

  private String space(int index) {
    return name + "n" + index;
  }

  String address(int index) {
    return net + (FIRST_HOST + index);
  }

  /** Returns the command that starts a process. */
  List<String> launcher(int index) {
    return List.of("ip", "netns", "exec", space(index));
  }

  /** From now on that process is found at its port of this machine, too. */
  void forward(int index, int port) throws IOException {
    forwarders.add(
        new Balancer(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), port),
            List.of(new InetSocketAddress(address(index), port)),
            new Random()));
  }

  /** The address at which the processes find a database that listens at 127.0.0.1 only. */
  String reaching(String databaseUrl) throws IOException {
    String here = "127.0.0.1:";
    int from = databaseUrl.indexOf(here) + here.length();
    int to = databaseUrl.indexOf('/', from);
    int port = Integer.parseInt(databaseUrl.substring(from, to));
    Balancer database =
        new Balancer(
            new InetSocketAddress(net + "1", 0),
            List.of(new InetSocketAddress(InetAddress.getLoopbackAddress(), port)),
            new Random());
    forwarders.add(database);
    return databaseUrl.replace(here + port, net + "1:" + database.port());
  }

  /** Nothing reaches it any more, and it reaches nothing, the database neither. */
  void cutOff(int index) {
    ip("link", "set", space(index), "down");
  }

  /** It and the other processes do not reach each other; the database and guests reach it. */
  void cutOffFromPeers(int index) {
    eachPeer(index, peer -> ip("-n", space(index), "route", "add", "blackhole", peer + "/32"));
  }

  /** All is as before. */
  void mend(int index) {
    ip("link", "set", space(index), "up");
    eachPeer(
        index,
        peer -> {
          try {
            run("-n", space(index), "route", "del", "blackhole", peer + "/32");
          } catch (IOException | IllegalStateException e) {
            // It was not there.
          }
        });
  }

  private void eachPeer(int index, Consumer<String> task) {
    for (int peer = 0; peer < count; peer++) {
      if (peer != index) {
        task.accept(address(peer));
      }
    }
  }

  private static void ip(String... arguments) {
    try {
      run(arguments);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void run(String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of("ip"));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
        throw new IllegalStateException(String.join(" ", command) + ": " + said.strip());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    forwarders.forEach(Balancer::close);
    for (int i = 0; i < count; i++) {
      quietly("netns", "del", space(i));
      quietly("link", "del", space(i));
    }
    quietly("link", "del", name);
  }

  /** With a namespace goes what is in it, later or at once. */
  private static void quietly(String... arguments) {
    try {
      run(arguments);
    } catch (IOException | IllegalStateException e) {
      // It is gone already.
    }
  }
}
