package games.chalet.outside;

import games.chalet.testing.KeyStores;
import games.chalet.testing.Postgres;
import games.chalet.testing.socket.Sockets;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;

/** A server of several processes to which something happens again and again. */
final class ServerCluster implements AutoCloseable {

  private static final int PROCESSES = 3;

  /** A browser asks again after so long. */
  private static final Duration PATIENCE = Duration.ofMillis(1_500);

  private static final Duration THOUGHT = Duration.ofMillis(60);
  private static final int LONGEST_PLAY_MILLIS = 2000;
  private static final Duration STOPPED = Duration.ofSeconds(12);
  private static final Duration AWAY = Duration.ofSeconds(3);
  private static final Duration HANGING = Duration.ofSeconds(7);

  /** All have been taken over by then. */
  private static final Duration AFTERWARDS = Duration.ofSeconds(10);

  private static final long FELT_NANOS = TimeUnit.MILLISECONDS.toNanos(800);

  /** A browser hears nothing for so long until it looks for another connection. */
  private static final Duration HEARTBEATS_MISSED = Duration.ofMillis(7_500);

  private static final String KEYS = "nobody-else-knows";

  private enum Event {
    KILLED,
    STOPPED_AND_CONTINUED,
    UPGRADED_ONE_AFTER_THE_OTHER,
    DATABASE_RESTARTED,
    DATABASE_HANGING,
    CUT_OFF,
    CUT_OFF_FROM_PEERS;

    boolean needsNamespaces() {
      return this == CUT_OFF || this == CUT_OFF_FROM_PEERS;
    }
  }

  /** Another version, to which each upgrade leads, and from there back; none: the same again. */
  private static final @Nullable String OTHER_JAR = System.getProperty("cluster.jar.other");

  private final Postgres postgres;
  private final Random random;
  private final @Nullable Namespaces namespaces = Namespaces.make(PROCESSES).orElse(null);
  private final List<ServerProcess.Plan> plans = new ArrayList<>();
  private final Path packaged;
  private final List<ServerProcess> servers = new CopyOnWriteArrayList<>();
  private final Balancer balancer;
  private final Sockets sockets = new Sockets();
  private final PlayedTables played;
  private final Waits waits = new Waits();
  private final ScheduledExecutorService browsers = Executors.newSingleThreadScheduledExecutor();

  ServerCluster(Path home, Postgres postgres, Random random) throws Exception {
    this.postgres = postgres;
    this.random = random;
    plans.addAll(plans(home, postgres.newDatabase()));
    packaged = plans.getFirst().jar();
    for (ServerProcess.Plan plan : plans) {
      servers.add(ServerProcess.open(plan));
    }
    balancer = new Balancer(here(0), addresses(), random);
    played = PlayedTables.start(balancer.port(), random, waits, THOUGHT);
    played.bearOutages();
    played.connect(sockets);
    ScheduledFuture<?> unused =
        browsers.scheduleWithFixedDelay(
            () -> played.askAgainAfter(PATIENCE), 100, 100, TimeUnit.MILLISECONDS);
  }

  private List<ServerProcess.Plan> plans(Path home, String database) throws Exception {
    List<ServerProcess.Plan> made = new ArrayList<>();
    for (int i = 0; i < PROCESSES; i++) {
      made.add(
          ServerProcess.Plan.small(home.resolve("process" + i).resolve("data"))
              .onDatabase(database)
              .with("CHALET_CLUSTER", "true")
              .with("CHALET_CLUSTER_ADDRESS", "127.0.0.1")
              .with("CHALET_CLUSTER_PORT", String.valueOf(ServerProcess.freePort()))
              .with("CHALET_BOTS_TEMPO", "0.2"));
    }
    return namespaces == null ? made : apart(namespaces, made, home, database);
  }

  /** Each as on a machine of its own: there they must speak TLS. */
  private static List<ServerProcess.Plan> apart(
      Namespaces namespaces, List<ServerProcess.Plan> plans, Path home, String database)
      throws Exception {
    Path store = KeyStores.make(home.resolve("keys.p12"), KEYS);
    String reached = namespaces.reaching(database);
    List<ServerProcess.Plan> made = new ArrayList<>();
    for (int i = 0; i < plans.size(); i++) {
      ServerProcess.Plan plan =
          plans
              .get(i)
              .onDatabase(reached)
              .with("CHALET_CLUSTER_ADDRESS", namespaces.address(i))
              .with("CHALET_CLUSTER_KEYSTORE", store.toString())
              .with("CHALET_CLUSTER_KEYSTORE_PASSWORD", KEYS);
      namespaces.forward(i, plan.port());
      made.add(plan.launchedBy(namespaces.launcher(i)));
    }
    return made;
  }

  private List<InetSocketAddress> addresses() {
    List<InetSocketAddress> addresses = new ArrayList<>();
    for (int i = 0; i < PROCESSES; i++) {
      int port = plans.get(i).port();
      addresses.add(
          namespaces == null ? here(port) : new InetSocketAddress(namespaces.address(i), port));
    }
    return addresses;
  }

  private static InetSocketAddress here(int port) {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
  }

  /** The times that commands waited for their answer where players noticed, by cause. */
  private static final class Waits implements Watch {

    private final Map<Event, List<Long>> felt = new TreeMap<>();
    private volatile Event cause = Event.KILLED;

    void because(Event event) {
      cause = event;
      felt.computeIfAbsent(event, it -> new CopyOnWriteArrayList<>());
    }

    @Override
    public void acknowledged(long nanos) {
      List<Long> list = felt.get(cause);
      if (list != null && nanos > FELT_NANOS) {
        list.add(nanos);
      }
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      felt.forEach(
          (event, nanos) -> text.append("; ").append(event).append(' ').append(line(nanos)));
      return text.toString();
    }

    private static String line(List<Long> nanos) {
      long[] sorted = nanos.stream().mapToLong(Long::longValue).sorted().toArray();
      return sorted.length == 0
          ? "felt by nobody"
          : "felt by %d, p50 %.1f s, worst %.1f s"
              .formatted(
                  sorted.length, sorted[sorted.length / 2] / 1e9, sorted[sorted.length - 1] / 1e9);
    }

    Duration longest() {
      return felt.values().stream()
          .flatMap(List::stream)
          .max(Long::compare)
          .map(Duration::ofNanos)
          .orElse(Duration.ZERO);
    }
  }

  /** Each event once a round, in any order; ends after the first that leaves complaints. */
  void play(int rounds, Consumer<String> survived) {
    for (int round = 1; round <= rounds; round++) {
      List<Event> events = new ArrayList<>(Arrays.asList(Event.values()));
      events.removeIf(event -> namespaces == null && event.needsNamespaces());
      Collections.shuffle(events, random);
      for (Event event : events) {
        happen(event);
        if (!complaints().isEmpty()) {
          System.out.printf("cluster test: complaints after %s in round %d%n", event, round);
          return;
        }
      }
      System.out.printf("cluster test: round %d: %s%n", round, figures());
      survived.accept("round %d of this series so far: %s".formatted(round, figures()));
    }
    finish();
  }

  private void happen(Event event) {
    int playing = random.nextInt(LONGEST_PLAY_MILLIS);
    int index = random.nextInt(PROCESSES);
    ServerProcess server = servers.get(index);
    played.liveOnWhile(
        () -> {
          pause(Duration.ofMillis(playing));
          waits.because(event);
          switch (event) {
            case KILLED -> server.kill();
            case STOPPED_AND_CONTINUED -> stopAndContinue(server);
            case UPGRADED_ONE_AFTER_THE_OTHER -> upgrade();
            case DATABASE_RESTARTED -> restartDatabase();
            case DATABASE_HANGING -> hangDatabase();
            case CUT_OFF -> cutOff(index, Namespaces::cutOff);
            case CUT_OFF_FROM_PEERS -> cutOff(index, Namespaces::cutOffFromPeers);
          }
          pause(AFTERWARDS);
        },
        sockets);
    for (int i = 0; i < PROCESSES; i++) {
      openAgain(i);
    }
    Awaitility.await("all processes to be well")
        .atMost(Duration.ofMinutes(2))
        .until(() -> servers.stream().allMatch(ServerProcess::isUp));
    played.comeAgain(sockets);
    played.judge();
  }

  private void openAgain(int index) {
    if (!servers.get(index).process().isAlive()) {
      servers.set(index, ServerProcess.open(plans.get(index)));
    }
  }

  private void upgrade() {
    for (int i = 0; i < PROCESSES; i++) {
      servers.get(i).terminate();
      plans.set(i, ofOtherVersion(plans.get(i)));
      openAgain(i);
    }
  }

  private ServerProcess.Plan ofOtherVersion(ServerProcess.Plan plan) {
    if (OTHER_JAR == null) {
      return plan;
    }
    Path other = Path.of(OTHER_JAR).toAbsolutePath();
    return plan.of(plan.jar().equals(other) ? packaged : other);
  }

  private void cutOff(int index, BiConsumer<Namespaces, Integer> how) {
    Namespaces net = Objects.requireNonNull(namespaces);
    how.accept(net, index);
    missFor(STOPPED, servers.get(index).port());
    net.mend(index);
    comeBack();
  }

  private void stopAndContinue(ServerProcess server) {
    signal("-STOP", server);
    missFor(STOPPED, server.port());
    signal("-CONT", server);
    comeBack();
  }

  /** After some seconds browsers give their connections up, and balancers the process. */
  private void missFor(Duration time, int port) {
    pause(HEARTBEATS_MISSED);
    balancer.send(healthy -> healthy != port);
    balancer.drop(port);
    pause(time.minus(HEARTBEATS_MISSED));
  }

  private void comeBack() {
    pause(AWAY);
    balancer.send(healthy -> true);
  }

  private void restartDatabase() {
    postgres.stop();
    pause(AWAY);
    postgres.start();
  }

  /** Its connections stay, but nothing comes over them. */
  private void hangDatabase() {
    postgres.suspend();
    pause(HANGING);
    postgres.resume();
  }

  private static void signal(String signal, ServerProcess server) {
    try {
      new ProcessBuilder("kill", signal, String.valueOf(server.process().pid())).start().waitFor();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void pause(Duration time) {
    LockSupport.parkNanos(time.toNanos());
  }

  private void finish() {
    played.think(Duration.ofMillis(1));
    played.finish();
  }

  List<String> complaints() {
    return played.complaints();
  }

  Duration longestWait() {
    return waits.longest();
  }

  String figures() {
    return played.figures() + waits;
  }

  @Override
  public void close() {
    browsers.shutdownNow();
    sockets.close();
    balancer.close();
    servers.forEach(ServerProcess::kill);
    if (namespaces != null) {
      namespaces.close();
    }
  }
}
