package games.chalet.benchmark.growth;

import games.chalet.outside.House;
import games.chalet.outside.Played;
import games.chalet.outside.Watch;
import games.chalet.testing.Browser;
import games.chalet.testing.CommandLine;
import games.chalet.testing.socket.Sockets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Plays a match of each game in a new house, and fills its database with copies of them and with
 * guests; opens it at each size and measures what people would notice. {@code docs/measurements.md}
 * tells how to run it and what it said.
 */
public final class HouseGrowth {

  private static final String USAGE =
      """
      --matches N   finished ones at last; every hundredth with all its lines (1000000)
      --lines N     those of the others; with 0 it is faster, where no journal is read (10)
      --guests N    at last (1000000)
      --sizes N     each ten times the one before (4)
      --heap SIZE   of the server (256m)
      --folder DIR  an empty one on a disk with room, about 4 GB for each million (a temporary one)
      --svg FILE    where the picture goes (growth.svg)
      """;

  private static final List<Played.Kind> KINDS =
      List.of(
          new Played.Kind("avalanche", 2, "OFF", Map.of()),
          new Played.Kind("antarctic", 2, "OFF", Map.of("target", "ONE_ROUND")),
          new Played.Kind("hike", 2, "OFF", Map.of()),
          new Played.Kind("crashlanding", 2, "OFF", Map.of()),
          new Played.Kind("infiniski", 1, "OFF", Map.of()));

  private final CommandLine given;
  private final House.Plan plan;

  private HouseGrowth(CommandLine given) throws IOException {
    this.given = given;
    Path folder =
        given.find("--folder").isPresent()
            ? Files.createDirectories(Path.of(given.get("--folder", "")))
            : Files.createTempDirectory("chalet-growth");
    House.Plan small = House.Plan.small(folder.resolve("data"));
    Map<String, String> settings = new TreeMap<>(small.settings());
    settings.put("CHALET_BACKUP_ENABLED", "true");
    settings.put("CHALET_BOTS_TEMPO", "1");
    settings.put("CHALET_DAILY_PAR", "false");
    settings.put("SPRING_DATASOURCE_URL", forgetful(small.data()));
    List<String> jvm = List.of("-XX:+UseSerialGC", "-Xmx" + given.get("--heap", "256m"));
    plan = new House.Plan(small.jar(), small.data(), small.port(), List.of(), jvm, settings);
  }

  /** The house's own address of its database, but H2 does not remember what it has answered. */
  private static String forgetful(Path data) {
    return "jdbc:h2:file:"
        + data.resolve("chalet")
        + ";WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE;TRACE_LEVEL_FILE=0;QUERY_CACHE_SIZE=64"
        + ";OPTIMIZE_REUSE_RESULTS=FALSE";
  }

  public static void main(String[] args) throws Exception {
    new HouseGrowth(CommandLine.parse(args, USAGE)).run();
    System.exit(0);
  }

  private void run() throws IOException, SQLException {
    Browser observer;
    String whole;
    try (House house = House.open(plan);
        Sockets sockets = new Sockets()) {
      observer = Browser.named(house.port(), "Observer");
      Played played = Played.start(house.port(), new Random(0), KINDS, Watch.NONE, Duration.ZERO);
      played.connect(sockets);
      played.finish();
      whole = played.matches().getFirst();
      house.terminate();
    }

    GrowthTable table = new GrowthTable();
    int sizes = given.number("--sizes", 4);
    int matches = 0;
    int guests = 0;
    for (int i = sizes - 1; i >= 0; i--) {
      int part = (int) Math.pow(10, i);
      int moreMatches = given.number("--matches", 1_000_000) / part;
      int moreGuests = given.number("--guests", 1_000_000) / part;
      try (GrowthFilling filling =
          new GrowthFilling(plan.data(), observer.id(), given.number("--lines", 10))) {
        filling.guests(guests, moreGuests);
        filling.matches(matches, moreMatches, moreGuests);
      }
      matches = moreMatches;
      guests = moreGuests;
      table.add(matches, measure(observer, whole));
      System.out.println(table.markdown());
      Files.writeString(Path.of(given.get("--svg", "growth.svg")), new GrowthChart(table).svg());
    }
  }

  private Map<String, Double> measure(Browser observer, String whole) throws IOException {
    List<Double> starts = new ArrayList<>();
    House house = timedOpen(starts);
    house.terminate();
    house = timedOpen(starts);
    try {
      observer.greet();
      return new GrowthMeasure(house, observer).run(Math.min(starts.get(0), starts.get(1)), whole);
    } finally {
      house.terminate();
    }
  }

  private House timedOpen(List<Double> starts) {
    long begun = System.nanoTime();
    House house = House.open(plan);
    starts.add((System.nanoTime() - begun) / 1e6);
    return house;
  }
}
