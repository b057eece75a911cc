package games.chalet.playouts.calibration;

import games.chalet.bots.Bot;
import games.chalet.bots.Level;
import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
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
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import tools.jackson.databind.JsonNode;

/**
 * The command that asks of matches how often a card is where {@link Game#resample} says that it is
 * likely to be; see {@code src/lab/README.md}.
 */
public final class Calibration {

  private static final int OK = 0;
  private static final int BAD_ARGUMENTS = 2;
  private static final int MAX_PLIES = 20_000;

  /** One position of so many is looked at: neighbours tell nearly the same. */
  private static final int APART = 12;

  private static final String USAGE =
      """
      --game ID             which game
      --seats N             for how many (as few as there may be)
      --option NAME=VALUE   an option of the game; repeatable
      --count N             how many matches (100)
      --player LEVEL        bots play: beginner, skier, racer or guide (anything that is legal)
      --samples N           how many samples tell how likely something is (20)
      --seed TEXT           from which the matches follow (0)
      """;

  private final Map<String, String> given = new LinkedHashMap<>();
  private final Map<String, String> options = new LinkedHashMap<>();
  private final Json json = Json.create();

  private Calibration(String[] words) {
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
      Calibration command = new Calibration(words);
      out.print(
          command.table(
              new GameCatalog()
                  .find(command.given.getOrDefault("--game", ""))
                  .orElseThrow(() -> new BadArgumentsException("Which --game?"))));
      out.flush();
      return OK;
    } catch (BadArgumentsException e) {
      errors.println(e.getMessage());
      errors.print(USAGE);
      return BAD_ARGUMENTS;
    }
  }

  private <O extends Record, S extends Record, A, V extends Record> String table(
      Game<O, S, A, V, ?> game) {
    Variant<O> variant = Variant.of(game, number("--seats", game.info().minSeats()), options, json);
    Mover<S> mover =
        level()
            .map(level -> Mover.bots(game, Bot.of(game, level)))
            .orElseGet(() -> Mover.anything(game, variant.seats()));
    Likelihoods likelihoods = new Likelihoods();
    String seed = given.getOrDefault("--seed", "0");
    for (int match = 0; match < number("--count", 100); match++) {
      play(game, variant, mover, Seeds.of(seed, "match " + match), likelihoods);
      likelihoods.nextMatch();
    }
    return likelihoods.table();
  }

  private <O extends Record, S extends Record> void play(
      Game<O, S, ?, ?, ?> game,
      Variant<O> variant,
      Mover<S> mover,
      Seed seed,
      Likelihoods likelihoods) {
    SplittableRandom random =
        new SplittableRandom(Long.parseUnsignedLong(seed.hash().substring(0, 16), 16));
    Chance chance = new Chance(seed);
    S state = game.initialState(variant.options(), variant.seats(), Optional.empty(), chance);
    for (int ply = 0; game.turn(state) instanceof Turn.Decision turn; ply++) {
      if (ply == MAX_PLIES) {
        throw new IllegalStateException("The match goes on, but not to any end: " + seed.hex());
      }
      if (random.nextInt(APART) == 0) {
        Seat viewer = new Seat(random.nextInt(variant.seats()));
        look(game, state, viewer, Seeds.of(seed.hex(), "ply " + ply), likelihoods);
      }
      state = mover.next(state, turn, chance, random);
    }
  }

  private <S extends Record> void look(
      Game<?, S, ?, ?, ?> game, S state, Seat viewer, Seed seed, Likelihoods likelihoods) {
    List<JsonNode> samples = new ArrayList<>();
    for (int sample = 0; sample <= number("--samples", 20); sample++) {
      Chance chance = new Chance(Seeds.of(seed.hex(), "sample " + sample));
      samples.add(json.tree(game.resample(state, new Viewer.Seated(viewer), chance)));
    }
    JsonNode apart = samples.removeLast();
    likelihoods.note(samples, apart, json.tree(state));
  }

  private Optional<Level> level() {
    String name = given.get("--player");
    return name == null ? Optional.empty() : Optional.of(level(name));
  }

  private static Level level(String name) {
    return Arrays.stream(Level.values())
        .filter(level -> level.name().toLowerCase(Locale.ROOT).equals(name))
        .findFirst()
        .orElseThrow(() -> new BadArgumentsException("Nobody is called " + name));
  }

  private int number(String name, int usual) {
    String text = given.get(name);
    if (text == null) {
      return usual;
    }
    try {
      int number = Integer.parseInt(text);
      if (number > 0) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Told below, as what is too small.
    }
    throw new BadArgumentsException(name + " is followed by a number above 0");
  }
}
