package games.chalet.playouts.solve;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Seed;
import games.chalet.engine.Solution;
import games.chalet.json.Json;
import games.chalet.playouts.BadArgumentsException;
import games.chalet.playouts.Seeds;
import games.chalet.playouts.Variant;
import games.chalet.rules.GameCatalog;
import java.io.PrintStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The command that looks for a way to win deals for one, knowing their cards: as the house does
 * before it promises a deal of the day, so that anyone can check it; see {@code src/lab/README.md}.
 */
public final class Solve {

  private static final int OK = 0;
  private static final int BAD_ARGUMENTS = 2;
  private static final int DEFAULT_NODES = 300_000;

  private static final String USAGE =
      """
      --game ID             which game
      --option NAME=VALUE   an option of the game; repeatable
      --nodes N             at how many positions to look for each deal (%d)
      --deal HEX            one deal by its seed: its line is told
      --count N             so many deals instead (300): what they took is told
      --seed TEXT           from which they follow (0)
      """
          .formatted(DEFAULT_NODES);

  private final PrintStream out;
  private final Map<String, String> given;
  private final Map<String, String> options = new LinkedHashMap<>();

  private Solve(String[] words, PrintStream out) {
    this.out = out;
    this.given = new LinkedHashMap<>();
    Deque<String> rest = new ArrayDeque<>(List.of(words));
    while (!rest.isEmpty()) {
      String word = rest.remove();
      if (!USAGE.contains(word + " ") || rest.isEmpty()) {
        throw new BadArgumentsException("What is " + word + "?");
      }
      String value = rest.remove();
      if (word.equals("--option")) {
        String[] option = value.split("=", 2);
        options.put(option[0], option[option.length - 1]);
      } else {
        given.put(word, value);
      }
    }
  }

  /** Runs the command and exits. */
  public static void main(String[] words) {
    System.exit(run(words, System.out, System.err));
  }

  /** Runs the command; the exit code is 0 if it could be understood. */
  static int run(String[] words, PrintStream out, PrintStream errors) {
    try {
      Solve command = new Solve(words, out);
      command.run(
          new GameCatalog()
              .find(command.given.getOrDefault("--game", ""))
              .orElseThrow(() -> new BadArgumentsException("Which --game?")));
      return OK;
    } catch (BadArgumentsException | IllegalArgumentException e) {
      errors.println(e.getMessage());
      errors.print(USAGE);
      return BAD_ARGUMENTS;
    }
  }

  private <O extends Record, A> void run(Game<O, ?, A, ?, ?> game) {
    Json json = Json.create();
    O variation = Variant.of(game, 1, options, json).options();
    int nodes = Integer.parseInt(given.getOrDefault("--nodes", Integer.toString(DEFAULT_NODES)));
    String deal = given.get("--deal");
    if (deal != null) {
      Solution<A> solution = solve(game, variation, new Seed(deal), nodes);
      out.println(json.text(solution));
      return;
    }
    int count = Math.max(1, Integer.parseInt(given.getOrDefault("--count", "300")));
    List<Solution<A>> solutions = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      solutions.add(
          solve(
              game,
              variation,
              Seeds.of(given.getOrDefault("--seed", "0"), Integer.toString(number)),
              nodes));
    }
    out.println(summary(solutions));
  }

  private static <O extends Record, A> Solution<A> solve(
      Game<O, ?, A, ?, ?> game, O options, Seed seed, int nodes) {
    return game.solve(options, new Chance(seed), nodes)
        .orElseThrow(() -> new BadArgumentsException("This game has nothing to look for"));
  }

  private static <A> String summary(List<Solution<A>> solutions) {
    long found = solutions.stream().filter(one -> one.line().isPresent()).count();
    long impossible =
        solutions.stream().filter(one -> one.line().isEmpty() && one.complete()).count();
    int[] nodes = solutions.stream().mapToInt(Solution::nodes).sorted().toArray();
    return "%d deals: %d can be won, %d cannot, of %d it is not known; nodes: half of them %d, nine"
            .formatted(
                solutions.size(),
                found,
                impossible,
                solutions.size() - found - impossible,
                nodes[nodes.length / 2])
        + " of ten %d, the most %d"
            .formatted(nodes[nodes.length * 9 / 10], Arrays.stream(nodes).max().orElse(0));
  }
}
