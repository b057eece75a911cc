package games.chalet.benchmark.growth;

import games.chalet.outside.House;
import games.chalet.outside.Played;
import games.chalet.outside.Watch;
import games.chalet.testing.Browser;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.socket.Sockets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import tools.jackson.databind.JsonNode;

/** The times and sizes of a server with so many matches, in milliseconds and MiB. */
final class GrowthMeasure {

  private static final int WARM = 20;
  private static final int TIMES = 41;

  /** The number of archive pages that are turned. */
  private static final int PAGES = 30;

  private static final Duration PLAY = Duration.ofSeconds(15);
  private static final double MIB = 1 << 20;

  private final House house;
  private final Browser observer;
  private final Map<String, Double> figures = new LinkedHashMap<>();

  GrowthMeasure(House house, Browser observer) {
    this.house = house;
    this.observer = observer;
  }

  /** All figures by their names, in their order. */
  Map<String, Double> run(double startMillis, String whole) throws IOException {
    figures.put("start", startMillis);
    figures.put("lobby", median(() -> observer.read("/api/tables")));
    figures.put("public archive", median(() -> observer.read("/api/matches?whose=public")));
    String deep = deep();
    figures.put("page " + PAGES + " of it", median(() -> observer.read(deep)));
    figures.put("my matches", median(() -> observer.read("/api/matches?whose=mine")));
    // Counted, and from the cache.
    figures.put("my page, first", millis(() -> observer.read("/api/me/statistics")));
    figures.put("my page", median(() -> observer.read("/api/me/statistics")));
    figures.put("records", median(() -> observer.read("/api/records?game=infiniski")));
    figures.put("a replay", median(() -> observer.read("/api/matches/" + whole + "/record")));
    figures.put("a new guest", median(() -> Browser.named(house.port(), "Guest").id()));
    figures.put(
        "table to first card",
        median(() -> PlayedTable.start(house.port(), "avalanche", 2, "OFF").match()));
    figures.put("a move", move());
    figures.put("a backup", backup());
    figures.put("resident, MiB", resident());
    figures.put("database, MiB", Files.size(house.data().resolve("chalet.mv.db")) / MIB);
    return figures;
  }

  private String deep() {
    String path = "/api/matches?whose=public";
    String page = path;
    for (int i = 1; i < PAGES; i++) {
      JsonNode next = observer.read(page).path("next");
      if (next.isNull() || next.isMissingNode()) {
        break;
      }
      page = path + "&before=" + next.asString();
    }
    return page;
  }

  private static double median(Runnable request) {
    List<Double> millis = new ArrayList<>();
    for (int i = 0; i < WARM + TIMES; i++) {
      double taken = millis(request);
      if (i >= WARM) {
        millis.add(taken);
      }
    }
    Collections.sort(millis);
    return millis.get(millis.size() / 2);
  }

  private static double millis(Runnable request) {
    long begun = System.nanoTime();
    request.run();
    return (System.nanoTime() - begun) / 1e6;
  }

  /** From sending an act to its acknowledgement, at one table of two. */
  private double move() {
    List<Double> millis = Collections.synchronizedList(new ArrayList<>());
    Watch watch =
        new Watch() {
          @Override
          public void acknowledged(long nanos) {
            millis.add(nanos / 1e6);
          }
        };
    List<Played.Kind> kinds = List.of(new Played.Kind("avalanche", 2, "OFF", Map.of()));
    try (Sockets sockets = new Sockets()) {
      Played played = Played.start(house.port(), new Random(0), kinds, watch, Duration.ZERO);
      played.connect(sockets);
      played.liveOnWhile(() -> LockSupport.parkNanos(PLAY.toNanos()), sockets);
    }
    List<Double> later = new ArrayList<>(millis.subList(millis.size() / 2, millis.size()));
    Collections.sort(later);
    return later.get(later.size() / 2);
  }

  /** Asked for as the host does it. */
  private double backup() throws IOException {
    Path folder = Files.createDirectories(house.data().resolve("backups"));
    Path request = folder.resolve("now");
    long begun = System.nanoTime();
    Files.createFile(request);
    Awaitility.await("the backup")
        .atMost(Duration.ofMinutes(30))
        .until(() -> !Files.exists(request) && hasZip(folder));
    double millis = (System.nanoTime() - begun) / 1e6;
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    return millis;
  }

  private static boolean hasZip(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.anyMatch(file -> file.toString().endsWith(".zip"));
    }
  }

  /** Linux only; else 0. */
  private double resident() throws IOException {
    Path status = Path.of("/proc/" + house.process().pid() + "/status");
    if (!Files.exists(status)) {
      return 0;
    }
    return Files.readAllLines(status).stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToDouble(line -> Double.parseDouble(line.replaceAll("\\D", "")) / 1024)
        .findFirst()
        .orElse(0);
  }
}
