package games.chalet.attack;

import games.chalet.outside.PlayedTables;
import games.chalet.outside.ServerProcess;
import games.chalet.testing.socket.Sockets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

/**
 * Attacks the packaged server in one way after the other, each time a new server with the settings
 * that a host would have, while four guests play in it, and tells how those were served.
 *
 * <p>{@code docs/measurements.md} tells how to run it and what it said.
 */
public final class ServerAttack {

  private static final PlayedTables.Kind MATCH =
      new PlayedTables.Kind("avalanche", 4, "OFF", Map.of());
  private static final String HONEST_ADDRESS = "127.0.0.2";
  private static final Duration WARM_UP = Duration.ofSeconds(5);

  /** The attack outlasts what is measured by so long, in which memory is looked at. */
  private static final Duration AFTERWARDS = Duration.ofSeconds(10);

  private static final Duration LOOK_EVERY = Duration.ofMillis(500);

  private final AttackOptions arguments;
  private final Path home;

  private ServerAttack(AttackOptions arguments, Path home) {
    this.arguments = arguments;
    this.home = home;
  }

  public static void main(String[] args) throws Exception {
    AttackOptions arguments = AttackOptions.parse(args);
    if (!arguments.sameAddress()) {
      System.setProperty("guests.from", HONEST_ADDRESS);
    }
    if (arguments.clientCore().isPresent()) {
      String self = String.valueOf(ProcessHandle.current().pid());
      new ProcessBuilder("taskset", "-apc", arguments.clientCore().get(), self).start().waitFor();
    }
    System.out.println(Report.HEAD);
    for (String attack : arguments.only()) {
      Path home = Files.createTempDirectory("chalet-attack");
      try {
        System.out.println(new ServerAttack(arguments, home).suffer(attack));
      } finally {
        delete(home);
      }
    }
    System.exit(0);
  }

  private ServerProcess.Plan plan() throws IOException {
    ServerProcess.Plan small = ServerProcess.Plan.small(home.resolve("data"));
    Path tmp = Files.createDirectories(home.resolve("tmp"));
    List<String> launcher =
        arguments.core().map(core -> List.of("taskset", "-c", core)).orElse(List.of());
    Map<String, String> settings = new TreeMap<>(Map.of("CHALET_BACKUP_ENABLED", "false"));
    settings.putAll(arguments.settings());
    return new ServerProcess.Plan(
        small.jar(),
        small.data(),
        small.port(),
        launcher,
        List.of("-Xmx" + arguments.heap(), "-Djava.io.tmpdir=" + tmp),
        settings);
  }

  private Report suffer(String attack) throws IOException, InterruptedException {
    ServerProcess.Plan plan = plan();
    ServerProcess server = ServerProcess.open(plan);
    Service service = new Service();
    try (Sockets sockets = new Sockets()) {
      PlayedTables played =
          PlayedTables.start(plan.port(), new Random(), List.of(MATCH), service, arguments.think());
      played.connect(sockets);
      played.liveOnWhile(() -> pause(WARM_UP), sockets);
      Gauge gauge = new Gauge(server, List.of(plan.data(), home.resolve("tmp")));
      Path said = home.resolve("attacker.txt");
      Process attacker = launchAttacker(attack, plan.port(), said);
      Newcomers newcomers = new Newcomers(plan.port());
      try {
        service.begin();
        AtomicReference<Service.Seen> seen = new AtomicReference<>();
        AtomicLong heap = new AtomicLong();
        played.liveOnWhile(
            () -> {
              lookFor(arguments.time(), gauge);
              newcomers.close();
              seen.set(service.seen());
              heap.set(gauge.liveHeap());
            },
            sockets);
        if (!attacker.waitFor(AFTERWARDS.multipliedBy(4).toSeconds(), TimeUnit.SECONDS)) {
          throw new IllegalStateException("The attacker does not stop");
        }
        List<String> complaints = complaints(played, sockets, server);
        return new Report(
            attack,
            seen.get(),
            complaints,
            new Report.Used(heap.get(), gauge.mostResident(), gauge.mostDisk(), gauge.grownLog()),
            gauge.wasOutOfMemory(),
            newcomers + "; attackers: " + Files.readString(said).strip());
      } finally {
        newcomers.close();
        attacker.destroyForcibly();
      }
    } finally {
      server.kill();
    }
  }

  /** Afterwards all come back, play to the end, and compare what they did with the record. */
  private static List<String> complaints(
      PlayedTables played, Sockets sockets, ServerProcess server) {
    if (!server.isUp()) {
      return List.of("the server is not well");
    }
    try {
      played.comeAgain(sockets);
      played.finish();
    } catch (RuntimeException e) {
      return List.of("does not go on: " + e);
    }
    return played.complaints();
  }

  private Process launchAttacker(String attack, int port, Path said) throws IOException {
    long seconds = arguments.time().plus(AFTERWARDS).toSeconds();
    return new ProcessBuilder(
            "nice",
            "-n",
            "10",
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx400m",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            Attacker.class.getName(),
            attack,
            String.valueOf(port),
            String.valueOf(seconds))
        .redirectErrorStream(true)
        .redirectOutput(said.toFile())
        .start();
  }

  private static void lookFor(Duration time, Gauge gauge) {
    long end = System.nanoTime() + time.toNanos();
    while (System.nanoTime() < end) {
      gauge.look();
      pause(LOOK_EVERY);
    }
  }

  private static void pause(Duration time) {
    try {
      Thread.sleep(time);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static void delete(Path folder) throws IOException {
    List<Path> all = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(all::add);
    }
    for (Path file : all) {
      Files.deleteIfExists(file);
    }
  }
}
