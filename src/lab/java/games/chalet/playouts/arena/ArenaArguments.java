package games.chalet.playouts.arena;

import games.chalet.playouts.BadArgumentsException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The arguments of the command; see {@code src/lab/README.md}.
 *
 * @param players who plays, by name; as many as there are seats, unless each plays alone
 * @param alone whether each plays every deal alone
 * @param options options that differ from the defaults, as written
 * @param count which matches
 * @param wanted the share of wins of a first player who is stronger; empty: as is usual for that
 *     number of seats
 * @param results the file that keeps them; empty: nothing is kept
 * @param before the classes of another build, whose bots may play too
 */
record ArenaArguments(
    String game,
    List<String> players,
    Map<String, String> options,
    boolean alone,
    Count count,
    Optional<Double> wanted,
    Optional<Path> results,
    Optional<Path> before) {

  /**
   * Which matches.
   *
   * @param most how many at most; alone: of each player
   * @param seed from which the deals follow
   * @param all whether to play all of them though it is clear before who is stronger
   */
  record Count(int most, String seed, boolean all) {}

  static final String USAGE =
      """
      --game ID             which game
      --players A,B,...     beginner, skier, racer, guide or timeout, one for each seat
                            before:skier ... are those of the build that --before names
      --before DIRECTORY    the classes of another build, mostly an earlier one
      --alone               each plays every deal alone
      --count N             how many matches at most (400); alone: of each player
      --seed TEXT           from which the deals follow (0)
      --option NAME=VALUE   an option of the game; repeatable
      --wanted SHARE        wins of a first player who is stronger (0.6 of two, 0.33 of four ...)
      --all                 play all matches, though it is clear who is stronger
      --results FILE        keep the results there; what is in it already is not played again
      """;

  static ArenaArguments parse(String[] words) {
    Deque<String> rest = new ArrayDeque<>(List.of(words));
    Map<String, String> given = new LinkedHashMap<>();
    Map<String, String> options = new LinkedHashMap<>();
    while (!rest.isEmpty()) {
      String word = rest.remove();
      switch (word) {
        case "--alone", "--all" -> given.put(word, "");
        case "--game", "--players", "--count", "--seed", "--wanted", "--results", "--before" ->
            given.put(word, valueOf(word, rest));
        case "--option" -> {
          String[] option = valueOf(word, rest).split("=", 2);
          if (option.length < 2) {
            throw new BadArgumentsException("--option is followed by NAME=VALUE");
          }
          options.put(option[0], option[1]);
        }
        default -> throw new BadArgumentsException("What is " + word + "?");
      }
    }
    return of(given, options);
  }

  private static ArenaArguments of(Map<String, String> given, Map<String, String> options) {
    for (String needed : List.of("--game", "--players")) {
      if (!given.containsKey(needed)) {
        throw new BadArgumentsException(needed + " is missing");
      }
    }
    return new ArenaArguments(
        given.getOrDefault("--game", ""),
        List.of(given.getOrDefault("--players", "").split(",")),
        options,
        given.containsKey("--alone"),
        new Count(
            (int) number("--count", given.getOrDefault("--count", "400")),
            given.getOrDefault("--seed", "0"),
            given.containsKey("--all")),
        Optional.ofNullable(given.get("--wanted")).map(value -> number("--wanted", value)),
        Optional.ofNullable(given.get("--results")).map(Path::of),
        Optional.ofNullable(given.get("--before")).map(Path::of));
  }

  /** The same, each alone, as it has to be in a game for one. */
  ArenaArguments eachAlone() {
    return new ArenaArguments(game, players, options, true, count, wanted, results, before);
  }

  /** Returns the number of seats. */
  int seats() {
    return alone ? 1 : players.size();
  }

  /** Returns the header of a file of results: all arguments but the number of matches. */
  String header() {
    return "{\"game\":\"%s\",\"players\":\"%s\",\"options\":\"%s\",\"alone\":%s,\"seed\":\"%s\"}"
        .formatted(game, String.join(",", players), options, alone, count.seed());
  }

  private static String valueOf(String word, Deque<String> rest) {
    if (rest.isEmpty()) {
      throw new BadArgumentsException(word + " wants a value");
    }
    return rest.remove();
  }

  private static double number(String word, String value) {
    try {
      double number = Double.parseDouble(value);
      if (number <= 0) {
        throw new BadArgumentsException(word + " is more than 0");
      }
      return number;
    } catch (NumberFormatException e) {
      throw new BadArgumentsException(word + " wants a number, not " + value);
    }
  }
}
