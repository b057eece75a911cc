package games.chalet.houses;

import games.chalet.outside.House;
import games.chalet.testing.Browser;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Makes a data folder with a bit of everything by playing in a packaged house, and writes down what
 * that house answers, so that later versions can be held against it. {@code
 * src/test/resources/houses/README.md} tells how to run it.
 */
public final class HouseRecorder {

  private HouseRecorder() {}

  /**
   * Records.
   *
   * @param args the folder to write to, and the seed of what is played
   */
  public static void main(String[] args) throws IOException, SQLException {
    Path target = Files.createDirectories(Path.of(args[0]));
    long seed = args.length > 1 ? Long.parseLong(args[1]) : System.nanoTime();
    Path home = Files.createTempDirectory("chalet-recording");
    House.Plan plan = House.Plan.small(home.resolve("data"));
    House house = House.open(plan);
    try {
      Village village = new Village(plan.port(), new Random(seed));
      new Programme(village).play();
      write(target.resolve("house.json"), Browser.JSON.write(village.recording()));
      try (OutputStream answers =
          new GZIPOutputStream(
              new BufferedOutputStream(
                  Files.newOutputStream(target.resolve("answers.jsonl.gz"))))) {
        for (Recording.Answer answer : village.answers()) {
          answers.write(Browser.JSON.write(answer));
          answers.write('\n');
        }
      }
      System.out.println("recorded with seed " + seed);
      village.recording().finished().forEach(System.out::println);
      village
          .recording()
          .running()
          .forEach(it -> System.out.println(it.what() + " " + it.deeds().size()));
    } finally {
      house.terminate();
    }
    compact(plan.data());
    zip(plan.data(), target.resolve("data.zip"));
    System.exit(0);
  }

  /** H2 leaves room in its file when it is closed; what is in it stays as it was. */
  private static void compact(Path data) throws SQLException {
    try (Connection database =
            DriverManager.getConnection("jdbc:h2:file:" + data.resolve("chalet"), "", "");
        Statement statement = database.createStatement()) {
      statement.execute("shutdown compact");
    }
  }

  private static void write(Path file, byte[] bytes) throws IOException {
    Files.write(file, bytes);
  }

  private static void zip(Path folder, Path target) throws IOException {
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(target));
        Stream<Path> files = Files.walk(folder)) {
      List<Path> all = files.filter(Files::isRegularFile).sorted().toList();
      for (Path file : all) {
        zip.putNextEntry(new ZipEntry(folder.relativize(file).toString()));
        Files.copy(file, zip);
        zip.closeEntry();
      }
    }
  }
}
