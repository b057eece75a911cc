package games.chalet.outside;

import games.chalet.testing.Postgres;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.awaitility.Awaitility;

/** A house of several processes to which something happens again and again. */
final class ClusteredHouse implements AutoCloseable {

  private static final int PROCESSES = 3;

  /** A browser asks again after so long. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private static final Duration THOUGHT = Duration.ofMillis(60);
  private static final int LONGEST_PLAY_MILLIS = 2000;
  private static final Duration STOPPED = Duration.ofSeconds(12);
  private static final Duration AWAY = Duration.ofSeconds(3);

  /** All have been taken over by then. */
  private static final Duration AFTERWARDS = Duration.ofSeconds(15);

  private static final long FELT_NANOS = TimeUnit.MILLISECONDS.toNanos(800);

  private enum Event {
    KILLED,
    STOPPED_AND_CONTINUED,
    ENDED_IN_GOOD_ORDER,
    DATABASE_RESTARTED
  }

  private final Postgres postgres;
  private final Random random;
  private final List<House.Plan> plans = new ArrayList<>();
  private final List<House> houses = new CopyOnWriteArrayList<>();
  private final Balancer balancer;
  private final Sockets sockets = new Sockets();
  private final Played played;
  private final Waits waits = new Waits();
  private final ScheduledExecutorService browsers = Executors.newSingleThreadScheduledExecutor();

  ClusteredHouse(Path home, Postgres postgres, Random random) {
    this.postgres = postgres;
    this.random = random;
    String database = postgres.newDatabase();
    for (int i = 0; i < PROCESSES; i++) {
      plans.add(
          House.Plan.small(home.resolve("process" + i).resolve("data"))
              .with("CHALET_DATABASE_URL", database)
              .with("CHALET_DATABASE_USER", Postgres.USER)
              .with("CHALET_DATABASE_PASSWORD", Postgres.PASSWORD)
              .with("CHALET_CLUSTER", "true")
              .with("CHALET_CLUSTER_ADDRESS", "127.0.0.1")
              .with("CHALET_CLUSTER_PORT", String.valueOf(House.freePort()))
              .with("CHALET_BOTS_TEMPO", "0.2"));
    }
    for (House.Plan plan : plans) {
      houses.add(House.open(plan));
    }
    balancer = new Balancer(plans.stream().map(House.Plan::port).toList(), random);
    played = Played.start(balancer.port(), random, waits, THOUGHT);
    played.bearOutages();
    played.connect(sockets);
    ScheduledFuture<?> unused =
        browsers.scheduleWithFixedDelay(
            () -> played.askAgainAfter(PATIENCE), 100, 100, TimeUnit.MILLISECONDS);
  }

  /** How long commands waited for their answer, where it was felt, by what had happened. */
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
  void play(int rounds) {
    for (int round = 1; round <= rounds; round++) {
      List<Event> events = new ArrayList<>(Arrays.asList(Event.values()));
      Collections.shuffle(events, random);
      for (Event event : events) {
        happen(event);
        if (!complaints().isEmpty()) {
          System.out.printf("cluster test: complaints after %s in round %d%n", event, round);
          return;
        }
      }
      System.out.printf("cluster test: round %d: %s%n", round, figures());
    }
    finish();
  }

  private void happen(Event event) {
    int playing = random.nextInt(LONGEST_PLAY_MILLIS);
    House house = houses.get(random.nextInt(PROCESSES));
    played.liveOnWhile(
        () -> {
          pause(Duration.ofMillis(playing));
          waits.because(event);
          switch (event) {
            case KILLED -> house.kill();
            case STOPPED_AND_CONTINUED -> stopAndContinue(house);
            case ENDED_IN_GOOD_ORDER -> house.terminate();
            case DATABASE_RESTARTED -> restartDatabase();
          }
          pause(AFTERWARDS);
        },
        sockets);
    for (int i = 0; i < PROCESSES; i++) {
      if (!houses.get(i).process().isAlive()) {
        houses.set(i, House.open(plans.get(i)));
      }
    }
    Awaitility.await("all processes to be well")
        .atMost(Duration.ofMinutes(2))
        .until(() -> houses.stream().allMatch(House::isUp));
    played.comeAgain(sockets);
    played.judge();
  }

  /** Health is what the balancer asks for, too. */
  private void stopAndContinue(House house) {
    balancer.send(port -> port != house.port());
    signal("-STOP", house);
    pause(STOPPED);
    signal("-CONT", house);
    pause(AWAY);
    balancer.send(port -> true);
  }

  private void restartDatabase() {
    postgres.stop();
    pause(AWAY);
    postgres.start();
  }

  private static void signal(String signal, House house) {
    try {
      new ProcessBuilder("kill", signal, String.valueOf(house.process().pid())).start().waitFor();
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
    houses.forEach(House::kill);
  }
}
