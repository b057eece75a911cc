package games.chalet.benchmark.journal;

import games.chalet.testing.CommandLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.springframework.util.FileSystemUtils;

/**
 * Keeps the same lines in several ways, a hundred batches of each in turn, so that a machine that
 * is slow for a while is slow for all of them. {@code docs/measurements.md} tells how to run it and
 * what it said.
 */
public final class JournalStores {

  private static final String USAGE =
      """
      --rounds N   of a hundred batches each (60); a third of them warms up
      --batch N    lines of so many matches (17)
      --folder DIR on a disk (a temporary one)
      """;

  private static final int BATCHES_A_ROUND = 100;
  private static final int RUNNING = 50;
  private static final int LINES_A_MATCH = 200;

  private JournalStores() {}

  public static void main(String[] args) throws IOException, SQLException {
    CommandLine given = CommandLine.parse(args, USAGE);
    Path folder =
        given.find("--folder").isPresent()
            ? Files.createDirectories(Path.of(given.get("--folder", "")))
            : Files.createTempDirectory("journal-stores");
    Map<String, Lane> lanes = new LinkedHashMap<>();
    lanes.put("as the house does", new Lane(SqlStore.fenced(in(folder, "fenced"))));
    lanes.put("without the fence", new Lane(SqlStore.unfenced(in(folder, "unfenced"))));
    lanes.put("one column of bytes", new Lane(SqlStore.oneColumn(in(folder, "column"))));
    lanes.put("one row a batch", new Lane(SqlStore.oneRowABatch(in(folder, "row"))));
    lanes.put("MVStore, by match", new Lane(MapStore.byMatch(in(folder, "map"))));
    lanes.put("MVStore, appended", new Lane(MapStore.appended(in(folder, "log"))));
    lanes.put("append-only file", new Lane(new FileStore(in(folder, "file"))));
    int rounds = given.number("--rounds", 60);
    for (int round = 0; round < rounds; round++) {
      for (Lane lane : lanes.values()) {
        lane.round(given.number("--batch", 17), round >= rounds / 3);
      }
    }
    System.out.println("| journal | µs a line, median | p10 | p90 |");
    System.out.println("|---|---|---|---|");
    for (Map.Entry<String, Lane> lane : lanes.entrySet()) {
      System.out.printf("| %s | %s |%n", lane.getKey(), lane.getValue().figures());
      lane.getValue().store.close();
    }
    FileSystemUtils.deleteRecursively(folder);
  }

  private static Path in(Path folder, String name) throws IOException {
    return Files.createDirectories(folder.resolve(name));
  }

  /** One store and the matches that are played on it: the same in all of them. */
  private static final class Lane {

    private final Store store;
    private final Random random = new Random(1);
    private final long[] matches = new long[RUNNING];
    private final int[] numbers = new int[RUNNING];
    private final List<Double> micros = new ArrayList<>();
    private long begun;
    private long serial;

    Lane(Store store) {
      this.store = store;
      for (int place = 0; place < RUNNING; place++) {
        matches[place] = ++begun;
      }
    }

    void round(int batch, boolean counts) throws IOException, SQLException {
      long from = System.nanoTime();
      for (int i = 0; i < BATCHES_A_ROUND; i++) {
        store.write(next(batch));
      }
      if (counts) {
        micros.add((System.nanoTime() - from) / 1e3 / BATCHES_A_ROUND / batch);
      }
    }

    /** A line of each of some of the matches. */
    private List<Line> next(int batch) {
      List<Integer> places = new ArrayList<>();
      for (int place = 0; place < RUNNING; place++) {
        places.add(place);
      }
      Collections.shuffle(places, random);
      return places.subList(0, batch).stream().map(this::nextOf).toList();
    }

    private Line nextOf(int place) {
      if (numbers[place] == LINES_A_MATCH) {
        numbers[place] = 0;
        matches[place] = ++begun;
      }
      return new Line(matches[place], ++numbers[place], ++serial);
    }

    String figures() {
      Collections.sort(micros);
      int last = micros.size() - 1;
      return "%.2f | %.2f | %.2f"
          .formatted(micros.get(last / 2), micros.get(last / 10), micros.get(last * 9 / 10));
    }
  }
}
