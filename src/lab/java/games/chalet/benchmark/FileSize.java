package games.chalet.benchmark;

import games.chalet.outside.ServerProcess;
import games.chalet.testing.Browser;
import games.chalet.testing.CommandLine;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.socket.Sockets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import java.util.zip.ZipInputStream;

/**
 * The size of the database's file after play, in a quiet time, in a backup and after a stop, and
 * how long writes take that meet a compaction.
 *
 * <p>{@code docs/measurements.md} tells how to run it and what it said.
 */
public final class FileSize {

  private static final String USAGE =
      """
      --game ID         what is played (avalanche)
      --tables N        tables of four at once (10)
      --matches N       are played in all (500)
      --think N         milliseconds that a seat thinks before each action, on average (0)
      --moves N         times that someone writes after a quiet minute, each a little later in the
                        compaction (0)
      --idle N          seconds without anyone after that (600)
      --heap SIZE       of the server (512m)
      """;

  private static final int SEATS = 4;
  private static final Duration QUIET = Duration.ofSeconds(61);
  private static final Duration LATER = Duration.ofMillis(300);

  private final CommandLine given;
  private final Path home;
  private final ServerProcess.Plan plan;

  private FileSize(CommandLine given) throws IOException {
    this.given = given;
    home = Files.createTempDirectory("chalet-filesize");
    ServerProcess.Plan small =
        ServerProcess.Plan.small(home.resolve("data")).with("CHALET_BACKUP_ENABLED", "true");
    plan =
        new ServerProcess.Plan(
            small.jar(),
            small.data(),
            small.port(),
            List.of(),
            List.of("-Xmx" + given.get("--heap", "512m")),
            small.settings());
  }

  public static void main(String[] args) throws Exception {
    new FileSize(CommandLine.parse(args, USAGE)).run();
    System.exit(0);
  }

  private void run() throws IOException, SQLException {
    try (ServerProcess server = ServerProcess.open(plan)) {
      play();
      report("after play", size());
      meet();
      int idle = given.number("--idle", 600);
      for (int minute = 0; minute < idle / 60; minute++) {
        pause(Duration.ofMinutes(1));
        report("idle for %d min".formatted(minute + 1), size());
      }
      backUp();
      long begun = System.nanoTime();
      server.terminate();
      System.out.printf("stop: %.1f s%n", (System.nanoTime() - begun) / 1e9);
      report("after the stop", size());
    }
    Path copy = home.resolve("contents.mv.db");
    Files.copy(file(), copy);
    try (Connection connection =
            DriverManager.getConnection("jdbc:h2:file:" + home.resolve("contents"), "", "");
        Statement statement = connection.createStatement()) {
      statement.execute("shutdown compact");
    }
    report("contents (shutdown compact of a copy)", Files.size(copy));
  }

  private void play() throws IOException {
    Habits habits = new Habits(given.millis("--think", 0), 0, false);
    Tally tally = new Tally();
    long begun = System.nanoTime();
    int matches = 0;
    int acts = 0;
    try (Sockets sockets = new Sockets();
        ExecutorService hosts = Executors.newFixedThreadPool(4)) {
      for (int i = 0; i < given.number("--tables", 10); i++) {
        PlayedTable table =
            PlayedTable.start(plan.port(), given.get("--game", "avalanche"), SEATS, "OFF");
        new Race(table, sockets, plan.port(), tally, habits, hosts);
      }
      while (matches < given.number("--matches", 500)) {
        pause(Duration.ofSeconds(1));
        Tally.Count count = tally.take();
        matches += count.matches();
        acts += count.acts().count();
      }
      hosts.shutdownNow();
    }
    System.out.printf(
        "%d matches, %d acts in %.0f s%n", matches, acts, (System.nanoTime() - begun) / 1e9);
  }

  /** Someone comes in after a quiet minute, each time a little later in the compaction. */
  private void meet() {
    Waits waits = new Waits();
    for (int i = 0; i < given.number("--moves", 0); i++) {
      pause(QUIET.plus(LATER.multipliedBy(i)));
      long begun = System.nanoTime();
      Browser.named(plan.port(), "Guest");
      waits.add(System.nanoTime() - begun);
    }
    Waits.Taken taken = waits.take();
    System.out.printf(
        "%d writes that met a compaction: p50 %.0f ms, p99 %.0f ms%n",
        taken.count(), taken.medianMillis(), taken.p99Millis());
  }

  private void backUp() throws IOException {
    Path folder = Files.createDirectories(plan.data().resolve("backups"));
    long begun = System.nanoTime();
    Files.createFile(folder.resolve("now"));
    Path zip = null;
    while (zip == null) {
      pause(Duration.ofMillis(200));
      try (Stream<Path> files = Files.list(folder)) {
        zip = files.filter(file -> file.toString().endsWith("Z.zip")).findFirst().orElse(null);
      }
    }
    System.out.printf("backup: %.1f s%n", (System.nanoTime() - begun) / 1e9);
    report("backup", Files.size(zip));
    try (ZipInputStream entries = new ZipInputStream(Files.newInputStream(zip))) {
      entries.getNextEntry();
      report("backup, unzipped", Files.copy(entries, home.resolve("restored.mv.db")));
    }
  }

  private Path file() {
    return plan.data().resolve("chalet.mv.db");
  }

  private long size() throws IOException {
    return Files.size(file());
  }

  private static void report(String moment, long bytes) {
    System.out.printf("%s: %.1f MB%n", moment, bytes / 1e6);
  }

  private static void pause(Duration time) {
    LockSupport.parkNanos(time.toNanos());
  }
}
