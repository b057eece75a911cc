package games.chalet.benchmark;

import games.chalet.testing.PlayedTable;
import games.chalet.testing.socket.Sockets;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;

/**
 * Actions a second through the whole server: the packaged jar with its journal on disk, tables of
 * four, a real socket for each seat, every seat played as fast as it is answered.
 *
 * <p>{@code docs/measurements.md} tells how to run it and what it said.
 */
public final class ServerLoad {

  private static final int SEATS = 4;

  private final LoadOptions arguments;

  private ServerLoad(LoadOptions arguments) {
    this.arguments = arguments;
  }

  public static void main(String[] args) throws Exception {
    LoadOptions arguments = LoadOptions.parse(args);
    if (arguments.clientCore().isPresent()) {
      pin(arguments.clientCore().get());
    }
    List<Result> results = new ArrayList<>();
    for (int run = 1; run <= arguments.runs(); run++) {
      Result result = new ServerLoad(arguments).run(run);
      System.out.printf("run %d: %s%n", run, result);
      results.add(result);
    }
    results.sort(Comparator.comparingDouble(Result::actionsPerSecond));
    System.out.printf("median of %d: %s%n", results.size(), results.get(results.size() / 2));
    System.exit(0);
  }

  /** All threads of this process, and those that they start. */
  private static void pin(String core) throws IOException, InterruptedException {
    String self = String.valueOf(ProcessHandle.current().pid());
    new ProcessBuilder("taskset", "-apc", core, self).start().waitFor();
  }

  private Result run(int run) throws Exception {
    try (LoadedServer server = LoadedServer.open(arguments.server());
        Sockets sockets = new Sockets();
        ExecutorService hosts = Executors.newFixedThreadPool(4)) {
      Tally tally = new Tally();
      List<Future<Race>> ready = new ArrayList<>();
      for (int i = 0; i < arguments.tables(); i++) {
        int port = server.port(i);
        ready.add(
            hosts.submit(
                () -> new Race(start(port), sockets, port, tally, arguments.habits(), hosts)));
      }
      List<Race> races = new ArrayList<>();
      for (Future<Race> race : ready) {
        races.add(race.get());
      }
      LockSupport.parkNanos(arguments.warmUp().toNanos());
      dealAhead(races, hosts);
      Result result = measure(server, tally, run);
      hosts.shutdownNow();
      return result;
    }
  }

  private PlayedTable start(int port) {
    PlayedTable.Bots bots = arguments.bots();
    return bots.seats() == 0
        ? PlayedTable.start(port, arguments.game(), SEATS, "OFF")
        : PlayedTable.start(port, arguments.game(), "OFF", Map.of(), bots);
  }

  private void dealAhead(List<Race> races, ExecutorService hosts) throws Exception {
    List<Future<?>> dealt = new ArrayList<>();
    for (Race race : races) {
      dealt.add(hosts.submit(() -> race.dealAhead(arguments.matchesAhead(), arguments.game())));
    }
    for (Future<?> all : dealt) {
      all.get();
    }
  }

  private Result measure(LoadedServer server, Tally tally, int run) throws IOException {
    if (arguments.profile().isPresent()) {
      server.record(arguments.profile().get() + run, arguments.length());
    }
    BotMeter.Thoughts before = server.thoughts();
    tally.take();
    Duration cpu = server.cpu();
    long begun = System.nanoTime();
    LockSupport.parkNanos(arguments.length().toNanos());
    Tally.Count count = tally.take();
    double seconds = (System.nanoTime() - begun) / 1e9;
    Duration used = server.cpu().minus(cpu);
    BotMeter.Thoughts thoughts = server.thoughts().since(before);
    return new Result(
        arguments.game(),
        arguments.tables(),
        seconds,
        count,
        used,
        thoughts,
        server.residentMebibytes());
  }

  /** The figures of one run. */
  private record Result(
      String game,
      int tables,
      double seconds,
      Tally.Count count,
      Duration cpu,
      BotMeter.Thoughts thoughts,
      List<Long> resident) {

    double actionsPerSecond() {
      return count.acts().count() / seconds;
    }

    @Override
    public String toString() {
      double actions = Math.max(1, count.acts().count());
      return ("%s, %d tables of %d: %.0f actions/s acknowledged, p50 %.1f ms, p99 %.1f ms,"
              + " %.2f positions and %.0f bytes an action, %.0f us of server CPU an action"
              + " (%.0f %% of a core), %d matches ended, %d rematches, %d refusals in %.0f s%s,"
              + " %d hints (p50 %.0f ms, p99 %.0f ms), %d reviews begun, %s MiB resident")
          .formatted(
              game,
              tables,
              SEATS,
              actionsPerSecond(),
              count.acts().medianMillis(),
              count.acts().p99Millis(),
              count.positions() / actions,
              count.bytes() / actions,
              cpu.toNanos() / 1000.0 / actions,
              cpu.toNanos() / 1e7 / seconds,
              count.matches(),
              count.rematches(),
              count.refusals(),
              seconds,
              thoughts,
              count.hints().count(),
              count.hints().medianMillis(),
              count.hints().p99Millis(),
              count.reviews(),
              resident);
    }
  }
}
