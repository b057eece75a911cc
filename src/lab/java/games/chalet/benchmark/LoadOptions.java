package games.chalet.benchmark;

import games.chalet.testing.CommandLine;
import games.chalet.testing.PlayedTable;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The arguments of {@link ServerLoad}.
 *
 * @param game the id of one of the catalog's
 * @param matchesAhead how many matches each four have dealt when the measuring begins
 * @param bots how many of the four seats have bots, and their level
 * @param clientCore on which core the sockets of the guests are served
 * @param profile where to write flight recordings
 */
record LoadOptions(
    String game,
    int tables,
    int runs,
    Duration warmUp,
    Duration length,
    int matchesAhead,
    PlayedTable.Bots bots,
    Habits habits,
    Server server,
    Optional<String> clientCore,
    Optional<String> profile) {

  /**
   * The parameters of the server's start.
   *
   * @param launcher what stands before the command of each process, such as {@code taskset -c 0}
   * @param processes more than one are a cluster over PostgreSQL
   * @param settings environment variables
   */
  record Server(
      String heap,
      List<String> launcher,
      boolean onPostgres,
      int processes,
      Map<String, String> settings) {}

  static final String USAGE =
      """
      --game ID         what is played, with its own options (avalanche)
      --tables N        tables of four (50)
      --runs N          each with a server of its own (3)
      --warm-up N       seconds of play before anything is measured (30)
      --seconds N       measured (20)
      --ahead N         matches that each four have dealt, at tables of their own, when the measuring
                        begins: they are played before there is a rematch (0)
      --bots N          of the four seats have bots, and a person sits in the first: 3 or 0 (0)
      --level NAME      of the bots (SKIER)
      --think N         milliseconds that a seat thinks before each action, on average (0)
      --hints N         of a hundred acts, before which a seat asks for a hint and waits for it; there
                        are hints only with --bots (0)
      --reviews yes     each match that is over is to be reviewed
      --heap SIZE       of the server (512m)
      --database NAME   h2 or postgres (h2)
      --processes N     all on PostgreSQL if there are several; each table's guests are connected to
                        one of them, whoever owns their match (1)
      --core N          the server runs on that core only (Linux)
      --client-core N   and everything here on this one
      --profile FILE    writes flight recordings FILE1.jfr, FILE2.jfr and so on
      --set NAME=VALUE  an environment variable of the server
      """;

  static LoadOptions parse(String[] args) {
    CommandLine given = CommandLine.parse(args, USAGE);
    return new LoadOptions(
        given.get("--game", "avalanche"),
        given.number("--tables", 50),
        given.number("--runs", 3),
        given.seconds("--warm-up", 30),
        given.seconds("--seconds", 20),
        given.number("--ahead", 0),
        new PlayedTable.Bots(given.number("--bots", 0), given.get("--level", "SKIER")),
        new Habits(
            given.millis("--think", 0),
            given.number("--hints", 0),
            given.get("--reviews", "no").equals("yes")),
        server(given),
        given.find("--client-core"),
        given.find("--profile"));
  }

  private static Server server(CommandLine given) {
    int processes = given.number("--processes", 1);
    return new Server(
        given.get("--heap", "512m"),
        given.find("--core").map(core -> List.of("taskset", "-c", core)).orElse(List.of()),
        processes > 1 || given.get("--database", "h2").equals("postgres"),
        processes,
        given.settings());
  }
}
