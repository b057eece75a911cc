package games.chalet.playouts;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The arguments of the command; see {@code docs/playouts.md}.
 *
 * @param check whether to check every match
 * @param out the file to write; empty: standard output
 */
record PlayoutArguments(
    String game,
    Matches matches,
    Players players,
    Output output,
    boolean check,
    Optional<Path> out) {

  /**
   * The selection of matches.
   *
   * @param seats the number of seats; empty: the game's fewest
   * @param options options that differ from the defaults, as written
   * @param allOptions whether to go through all numbers of seats and all options instead
   * @param from the number of the first match, counted from 1
   * @param count the number of matches
   * @param seed the text from which the matches' seeds follow
   */
  record Matches(
      Optional<Integer> seats,
      Map<String, String> options,
      boolean allOptions,
      int from,
      int count,
      String seed) {}

  static final String USAGE =
      """
      --game ID             which game
      --seats N             how many seats (the game's fewest)
      --from N              the number of the first match (1)
      --count N             how many matches (1)
      --seed TEXT           from which the seeds of the matches follow (0)
      --option NAME=VALUE   an option of the game; repeatable
      --all-options         all numbers of seats and all options in turn
      --players WHO         tastes, even or away (tastes)
      --states              record each ply's state and every seat's legal actions
      --golden              record each ply's number of legal actions and a hash of its state
      --summary             write one table of what the matches came to instead
      --check               check each match; the first 1000 and every 97th at every ply
      --out FILE            write there instead of to standard output
      """;

  static PlayoutArguments parse(String[] words) {
    Deque<String> rest = new ArrayDeque<>(List.of(words));
    Map<String, String> given = new LinkedHashMap<>();
    Map<String, String> options = new LinkedHashMap<>();
    while (!rest.isEmpty()) {
      String word = rest.remove();
      switch (word) {
        case "--all-options", "--states", "--golden", "--summary", "--check" -> given.put(word, "");
        case "--game", "--seats", "--from", "--count", "--seed", "--players", "--out" ->
            given.put(word, valueOf(word, rest));
        case "--option" -> {
          String[] option = valueOf(word, rest).split("=", 2);
          if (option.length < 2) {
            throw new BadArgumentsException("--option is followed by NAME=VALUE");
          }
          options.put(option[0], option[1]);
        }
        default -> throw new BadArgumentsException("Unknown argument " + word);
      }
    }
    return of(given, options);
  }

  private static PlayoutArguments of(Map<String, String> given, Map<String, String> options) {
    if (!given.containsKey("--game")) {
      throw new BadArgumentsException("--game is missing");
    }
    boolean allOptions = given.containsKey("--all-options");
    if (allOptions && (given.containsKey("--seats") || !options.isEmpty())) {
      throw new BadArgumentsException(
          "--all-options already goes through all --seats and --option values");
    }
    int from = number("--from", given.getOrDefault("--from", "1"));
    if (from == 0) {
      throw new BadArgumentsException("--from counts from 1");
    }
    return new PlayoutArguments(
        given.getOrDefault("--game", ""),
        new Matches(
            Optional.ofNullable(given.get("--seats")).map(value -> number("--seats", value)),
            options,
            allOptions,
            from,
            number("--count", given.getOrDefault("--count", "1")),
            given.getOrDefault("--seed", "0")),
        players(given.getOrDefault("--players", "tastes")),
        output(given),
        given.containsKey("--check"),
        Optional.ofNullable(given.get("--out")).map(Path::of));
  }

  private static Players players(String word) {
    return Arrays.stream(Players.values())
        .filter(players -> players.name().toLowerCase(Locale.ROOT).equals(word))
        .findFirst()
        .orElseThrow(() -> new BadArgumentsException("--players are tastes, even or away"));
  }

  private static Output output(Map<String, String> given) {
    List<Output> chosen =
        Stream.of(Output.STATES, Output.GOLDEN, Output.SUMMARY)
            .filter(output -> given.containsKey("--" + output.name().toLowerCase(Locale.ROOT)))
            .toList();
    if (chosen.size() > 1) {
      throw new BadArgumentsException("--states, --golden and --summary exclude each other");
    }
    return chosen.isEmpty() ? Output.RECORDS : chosen.getFirst();
  }

  private static String valueOf(String word, Deque<String> rest) {
    if (rest.isEmpty()) {
      throw new BadArgumentsException(word + " wants a value");
    }
    return rest.remove();
  }

  private static int number(String word, String value) {
    try {
      int number = Integer.parseInt(value);
      if (number < 0) {
        throw new BadArgumentsException(word + " cannot be negative");
      }
      return number;
    } catch (NumberFormatException e) {
      throw new BadArgumentsException(word + " wants a number, not " + value);
    }
  }
}
