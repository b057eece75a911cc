package games.chalet.playouts;

import games.chalet.engine.Game;
import games.chalet.json.Json;
import games.chalet.rules.GameCatalog;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.util.List;

/**
 * The command that plays random matches and writes one JSON line for each; see {@code
 * docs/playouts.md}. Writes nothing else to standard output.
 */
public final class Playouts {

  private static final int OK = 0;
  private static final int FAILED = 1;
  private static final int BAD_ARGUMENTS = 2;

  private Playouts() {}

  /** Runs the command and exits. */
  public static void main(String[] words) {
    System.exit(run(words, System.out, System.err));
  }

  /** Runs the command; the exit code is 0 only if every match was played and passed its checks. */
  static int run(String[] words, OutputStream standardOut, PrintStream errors) {
    if (List.of(words).contains("--help")) {
      errors.print(PlayoutArguments.USAGE);
      return OK;
    }
    try {
      PlayoutArguments arguments = PlayoutArguments.parse(words);
      Game<?, ?, ?, ?, ?> game = game(arguments);
      try (OutputStream out = open(arguments, standardOut)) {
        new PlayoutRun<>(game, arguments, Json.create(), out).run();
      }
      return OK;
    } catch (BadArgumentsException e) {
      errors.println(e.getMessage());
      errors.print(PlayoutArguments.USAGE);
      return BAD_ARGUMENTS;
    } catch (CheckFailedException | IOException e) {
      errors.println(e.getMessage());
      return FAILED;
    }
  }

  private static Game<?, ?, ?, ?, ?> game(PlayoutArguments arguments) {
    return new GameCatalog(GameCatalog.unlistedGames())
        .find(arguments.game())
        .orElseThrow(() -> new BadArgumentsException("There is no game " + arguments.game()));
  }

  private static OutputStream open(PlayoutArguments arguments, OutputStream standardOut)
      throws IOException {
    return new BufferedOutputStream(
        arguments.out().isPresent() ? Files.newOutputStream(arguments.out().get()) : standardOut,
        1 << 16);
  }
}
