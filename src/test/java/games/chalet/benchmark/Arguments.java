package games.chalet.benchmark;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What {@link HouseLoad} was asked for.
 *
 * @param game the id of one of the catalog's
 * @param matchesAhead how many matches each four have dealt when the measuring begins
 * @param thinking how long a seat thinks before it acts, on average
 * @param launcher what stands before the server's command, such as {@code taskset -c 0}
 * @param clientCore on which core the sockets of the guests are served
 * @param profile where to write flight recordings
 * @param settings environment variables of the server
 */
record Arguments(
    String game,
    int tables,
    int runs,
    Duration warmUp,
    Duration length,
    int matchesAhead,
    Duration thinking,
    String heap,
    List<String> launcher,
    Optional<String> clientCore,
    Optional<String> profile,
    Map<String, String> settings) {

  static final String USAGE =
      """
      --game ID         what is played, with its own options (avalanche)
      --tables N        tables of four (50)
      --runs N          each with a house of its own (3)
      --warm-up N       seconds of play before anything is measured (30)
      --seconds N       measured (20)
      --ahead N         matches that each four have dealt, at tables of their own, when the measuring
                        begins: they are played before there is a rematch (0)
      --think N         milliseconds that a seat thinks before each action, on average (0)
      --heap SIZE       of the server (512m)
      --core N          the server runs on that core only (Linux)
      --client-core N   and everything here on this one
      --profile FILE    writes flight recordings FILE1.jfr, FILE2.jfr and so on
      --set NAME=VALUE  an environment variable of the server
      """;

  static Arguments parse(String[] args) {
    Map<String, String> given = new TreeMap<>();
    Map<String, String> settings = new TreeMap<>();
    for (int i = 0; i < args.length; i += 2) {
      if (i + 1 == args.length || !USAGE.contains(args[i] + " ")) {
        throw new IllegalArgumentException("What is " + args[i] + "?\n" + USAGE);
      }
      if (args[i].equals("--set")) {
        String[] pair = args[i + 1].split("=", 2);
        settings.put(pair[0], pair[1]);
      } else {
        given.put(args[i], args[i + 1]);
      }
    }
    List<String> launcher = new ArrayList<>();
    if (given.containsKey("--core")) {
      launcher.addAll(List.of("taskset", "-c", given.getOrDefault("--core", "0")));
    }
    return new Arguments(
        given.getOrDefault("--game", "avalanche"),
        Integer.parseInt(given.getOrDefault("--tables", "50")),
        Integer.parseInt(given.getOrDefault("--runs", "3")),
        Duration.ofSeconds(Integer.parseInt(given.getOrDefault("--warm-up", "30"))),
        Duration.ofSeconds(Integer.parseInt(given.getOrDefault("--seconds", "20"))),
        Integer.parseInt(given.getOrDefault("--ahead", "0")),
        Duration.ofMillis(Integer.parseInt(given.getOrDefault("--think", "0"))),
        given.getOrDefault("--heap", "512m"),
        launcher,
        Optional.ofNullable(given.get("--client-core")),
        Optional.ofNullable(given.get("--profile")),
        settings);
  }
}
