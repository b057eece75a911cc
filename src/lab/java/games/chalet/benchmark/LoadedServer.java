package games.chalet.benchmark;

import games.chalet.outside.ServerProcess;
import games.chalet.testing.Postgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The server that is measured: one process or several, each with all that it needs of its own. */
final class LoadedServer implements AutoCloseable {

  private static final double MEBI = 1024;

  private final Path home;
  private final @Nullable Postgres postgres;
  private final List<ServerProcess> processes = new ArrayList<>();
  private final List<Integer> metrics = new ArrayList<>();

  private LoadedServer(Path home, @Nullable Postgres postgres) {
    this.home = home;
    this.postgres = postgres;
  }

  /** Returns when all processes are open. */
  static LoadedServer open(LoadOptions.Server server) throws IOException {
    Postgres postgres = server.onPostgres() ? Postgres.fresh() : null;
    LoadedServer loaded = new LoadedServer(Files.createTempDirectory("chalet-load"), postgres);
    String database = postgres == null ? "" : postgres.newDatabase();
    for (int i = 0; i < server.processes(); i++) {
      loaded.add(server, database);
    }
    return loaded;
  }

  private void add(LoadOptions.Server server, String database) {
    ServerProcess.Plan small =
        ServerProcess.Plan.small(home.resolve("process" + processes.size() + "/data"));
    ServerProcess.Plan placed = database.isEmpty() ? small : small.onDatabase(database);
    Map<String, String> settings = new TreeMap<>(placed.settings());
    int port = ServerProcess.freePort();
    settings.put("CHALET_METRICS_PORT", String.valueOf(port));
    settings.put("CHALET_BOTS_TEMPO", "1");
    if (server.processes() > 1) {
      settings.put("CHALET_CLUSTER", "true");
      settings.put("CHALET_CLUSTER_ADDRESS", "127.0.0.1");
      settings.put("CHALET_CLUSTER_PORT", "0");
    }
    settings.putAll(server.settings());
    processes.add(
        ServerProcess.open(
            new ServerProcess.Plan(
                small.jar(),
                small.data(),
                small.port(),
                server.launcher(),
                List.of("-Xmx" + server.heap()),
                settings)));
    metrics.add(port);
  }

  /** Where the guests of that table are served. */
  int port(int table) {
    return processes.get(table % processes.size()).port();
  }

  /** Of all processes together. */
  BotMeter.Thoughts thoughts() throws IOException {
    BotMeter.Thoughts all = new BotMeter.Thoughts(0, 0);
    for (int port : metrics) {
      all = all.and(new BotMeter(port).read());
    }
    return all;
  }

  /** Processor time of all processes together, without the database's. */
  Duration cpu() {
    return processes.stream()
        .map(process -> process.process().info().totalCpuDuration().orElse(Duration.ZERO))
        .reduce(Duration.ZERO, Duration::plus);
  }

  /** Resident memory of each process, in MiB; empty where the system does not tell it. */
  List<Long> residentMebibytes() throws IOException {
    List<Long> all = new ArrayList<>();
    for (ServerProcess process : processes) {
      Path status = Path.of("/proc", String.valueOf(process.process().pid()), "status");
      if (Files.exists(status)) {
        for (String line : Files.readAllLines(status)) {
          if (line.startsWith("VmRSS:")) {
            all.add(Math.round(Long.parseLong(line.replaceAll("\\D", "")) / MEBI));
          }
        }
      }
    }
    return all;
  }

  /** A flight recording of each process, of the time that is measured. */
  void record(String file, Duration length) throws IOException {
    for (int i = 0; i < processes.size(); i++) {
      String name = file + (processes.size() == 1 ? "" : "-" + i) + ".jfr";
      new ProcessBuilder(
              Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
              String.valueOf(processes.get(i).process().pid()),
              "JFR.start",
              "settings=profile",
              "filename=" + Path.of(name).toAbsolutePath(),
              "duration=" + length.toSeconds() + "s")
          .start();
    }
  }

  @Override
  public void close() throws IOException {
    processes.forEach(ServerProcess::terminate);
    if (postgres != null) {
      postgres.close();
    }
    try (Stream<Path> files = Files.walk(home)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
