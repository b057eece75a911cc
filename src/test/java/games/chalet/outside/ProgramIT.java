package games.chalet.outside;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.testing.Browser;
import games.chalet.testing.PlayedTable;
import games.chalet.testing.Series;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.StreamSupport;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * The programs of {@code docs/bots.md} play whole matches in the packaged server: of one game, with
 * {@code -Pthorough} of all.
 */
class ProgramIT {

  private static final Path PROGRAM = Path.of("docs/bots/random.mjs");
  private static final Path IN_PYTHON = Path.of("docs/bots/random_bot.py");
  private static final Path HOST = Path.of("docs/bots/host.mjs");
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final int KILLS = 2;

  /** A game, how many seats it is played with, and options that make it short. */
  private record Setup(String game, int seats, Map<String, String> options) {}

  private static final List<Setup> GAMES =
      List.of(
          new Setup("avalanche", 3, Map.of()),
          new Setup("antarctic", 2, Map.of("target", "ONE_ROUND")),
          new Setup("hike", 2, Map.of()),
          new Setup("crashlanding", 2, Map.of()),
          new Setup("infiniski", 1, Map.of()));

  @TempDir Path home;

  @Test
  void theProgramOfTheDocumentPlays() throws IOException, InterruptedException {
    try (ServerProcess server = ServerProcess.open(plan())) {
      Browser anna = Browser.named(server.port(), "Anna");
      for (Setup setup : Series.WHOLE ? GAMES : GAMES.subList(0, 1)) {
        plays(anna, setup, server.port());
      }
    }
  }

  @Test
  void theProgramComesBackToAServerThatWasKilled() throws IOException, InterruptedException {
    ServerProcess.Plan plan = plan();
    Setup setup = GAMES.getFirst();
    ServerProcess server = ServerProcess.open(plan);
    try {
      Browser anna = Browser.named(server.port(), "Anna");
      String table = gather(anna, setup);
      Path log = home.resolve("killed.log");
      Process program = run(PROGRAM, log, url(server.port()), token(anna, table), "100");
      try {
        awaitProgram(anna, table, log);
        String match = start(anna, table);
        for (int kill = 0; kill < KILLS; kill++) {
          awaitProgram(anna, table, log);
          server.kill();
          long told = Files.size(log);
          Awaitility.await("its trying in vain; see " + log)
              .atMost(PATIENCE)
              .until(() -> Files.size(log) > told);
          server = ServerProcess.open(plan);
        }
        awaitEnd(anna, match, setup);
        judge(setup, anna.read(match + "/record"));
      } finally {
        program.destroy();
      }
    } finally {
      server.kill();
    }
  }

  @Test
  void theScriptOfTheDocumentHostsTwoMatches() throws IOException, InterruptedException {
    try (ServerProcess server = ServerProcess.open(plan())) {
      Path log = home.resolve("host.log");
      Process host = run(HOST, log, url(server.port()), "avalanche", "3", "2", "2");
      List<Process> programs = new ArrayList<>();
      try {
        Awaitility.await("the tokens; see " + log)
            .atMost(PATIENCE)
            .until(() -> host.isAlive() && tokens(log).size() == 2);
        for (String token : tokens(log)) {
          Path own = home.resolve("program-" + programs.size() + ".log");
          Path program = programs.isEmpty() && hasPython() ? IN_PYTHON : PROGRAM;
          programs.add(run(program, own, url(server.port()), token, "0"));
        }
        assertThat(host.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
        assertThat(host.exitValue()).as(Files.readString(log)).isZero();
        assertThat(log).content().containsPattern("Match 2: \\d+, \\d+, \\d+ points");
      } finally {
        programs.forEach(Process::destroy);
        host.destroy();
      }
    }
  }

  private static List<String> tokens(Path log) throws IOException {
    return Files.readAllLines(log).stream()
        .filter(line -> line.startsWith("Seat "))
        .map(line -> line.replaceFirst("Seat \\d: ", ""))
        .toList();
  }

  private ServerProcess.Plan plan() {
    return ServerProcess.Plan.small(home.resolve("data"))
        .with("CHALET_BOTS_TEMPO", "0")
        .with("CHALET_BOTS_PROGRAMPATIENCE", "1h");
  }

  /** Anna's program has her seat, and the server's bots have the others. */
  private void plays(Browser anna, Setup setup, int port) throws IOException, InterruptedException {
    String table = gather(anna, setup);
    Path log = home.resolve(setup.game() + ".log");
    Process program = run(PROGRAM, log, url(port), token(anna, table), "0");
    try {
      awaitProgram(anna, table, log);
      String match = start(anna, table);
      awaitEnd(anna, match, setup);
      judge(setup, anna.read(match + "/record"));
      anna.write("DELETE", table + "/seats/0/program", null);
      assertThat(program.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
      assertThat(program.exitValue()).as(Files.readString(log)).isZero();
      assertThat(log).content().contains("not good any more");
    } finally {
      program.destroy();
    }
  }

  private static String gather(Browser anna, Setup setup) {
    String table =
        "/api/tables/"
            + anna.write(
                    "POST",
                    "/api/tables",
                    PlayedTable.wanted(setup.game(), setup.seats(), "OFF", setup.options(), false))
                .path("id")
                .asString();
    for (int seat = 1; seat < setup.seats(); seat++) {
      anna.write("PUT", table + "/seats/" + seat + "/bot", Map.of("level", "SKIER"));
    }
    return table;
  }

  private static String token(Browser anna, String table) {
    return anna.write("POST", table + "/seats/0/program", null).path("token").asString();
  }

  private static String start(Browser anna, String table) {
    return "/api/matches/" + anna.write("POST", table + "/start", null).path("match").asString();
  }

  private static void awaitProgram(Browser anna, String table, Path log) {
    Awaitility.await("the program; see " + log)
        .atMost(PATIENCE)
        .until(() -> anna.read(table).at("/seats/0/online").asBoolean());
  }

  private static void awaitEnd(Browser anna, String match, Setup setup) {
    Awaitility.await("the end of " + setup.game())
        .atMost(PATIENCE)
        .until(() -> anna.read(match).path("status").asString().equals("OVER"));
  }

  private static void judge(Setup setup, JsonNode record) {
    assertThat(record.at("/outcome/results")).as(setup.game()).hasSize(setup.seats());
    assertThat(record.at("/seats/0/program").asBoolean()).isTrue();
    assertThat(
            StreamSupport.stream(record.path("plies").spliterator(), false)
                .filter(ply -> ply.path("seat").asInt() == 0)
                .map(ply -> ply.path("by").asString()))
        .contains("BOT");
  }

  private static String url(int port) {
    return "http://localhost:" + port;
  }

  private static boolean hasPython() throws InterruptedException {
    try {
      String isOld = "import sys; sys.exit(sys.version_info < (3, 10))";
      if (new ProcessBuilder("python3", "-c", isOld).start().waitFor() == 0) {
        return true;
      }
      System.err.println("SKIPPED, NOT TESTED: the program in Python. Its python3 is too old.");
    } catch (IOException missing) {
      System.err.println("SKIPPED, NOT TESTED: the program in Python. " + missing);
    }
    return false;
  }

  /** Runs a script. Node before 22 hides its WebSocket. */
  private static Process run(Path script, Path log, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    if (script.equals(IN_PYTHON)) {
      command.add("python3");
    } else {
      command.add(System.getProperty("chalet.node", "node"));
      command.add("--experimental-websocket");
    }
    command.add(script.toString());
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(log.toFile())
        .start();
  }
}
