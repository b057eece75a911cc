package games.chalet.playouts.arena;

import games.chalet.engine.Game;
import games.chalet.json.Json;
import games.chalet.playouts.BadArgumentsException;
import games.chalet.rules.GameCatalog;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;

/**
 * The command that lets bots play against each other, or alone on the same deals, and writes a
 * table; see {@code src/lab/README.md}.
 */
public final class Arena {

  private static final int OK = 0;
  private static final int FAILED = 1;
  private static final int BAD_ARGUMENTS = 2;

  private Arena() {}

  /** Runs the command and exits. */
  public static void main(String[] words) {
    System.exit(run(words, System.out, System.err));
  }

  /** Runs the command; the exit code is 0 only if all matches were played. */
  static int run(String[] words, PrintStream out, PrintStream errors) {
    if (List.of(words).contains("--help")) {
      errors.print(ArenaArguments.USAGE);
      return OK;
    }
    try {
      ArenaArguments asked = ArenaArguments.parse(words);
      Game<?, ?, ?, ?, ?> game = game(asked.game());
      ArenaArguments arguments = game.info().maxSeats() == 1 ? asked.eachAlone() : asked;
      Json json = Json.create();
      out.print(
          new Contest<>(game, arguments, json).run(new ResultsFile(arguments.results(), json)));
      out.flush();
      return OK;
    } catch (BadArgumentsException e) {
      errors.println(e.getMessage());
      errors.print(ArenaArguments.USAGE);
      return BAD_ARGUMENTS;
    } catch (IOException e) {
      errors.println(e.getMessage());
      return FAILED;
    }
  }

  private static Game<?, ?, ?, ?, ?> game(String id) {
    return new GameCatalog(GameCatalog.unlistedGames())
        .find(id)
        .orElseThrow(() -> new BadArgumentsException("There is no game " + id));
  }
}
