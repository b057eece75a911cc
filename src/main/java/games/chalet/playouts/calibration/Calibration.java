package games.chalet.playouts.calibration;

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
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import tools.jackson.databind.JsonNode;

/**
 * The command that asks of random matches how often a card is where {@link Game#resample} says that
 * it is likely to be; see {@code docs/playouts.md}.
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

  private <O extends Record, S extends Record, A> String table(Game<O, S, A, ?, ?> game) {
    Variant<O> variant = Variant.of(game, number("--seats", game.info().minSeats()), options, json);
    Likelihoods likelihoods = new Likelihoods();
    String seed = given.getOrDefault("--seed", "0");
    for (int match = 0; match < number("--count", 100); match++) {
      play(game, variant, Seeds.of(seed, "match " + match), likelihoods);
      likelihoods.nextMatch();
    }
    return likelihoods.table();
  }

  /** Who may act is drawn, and of what they may do any. */
  private <O extends Record, S extends Record, A> void play(
      Game<O, S, A, ?, ?> game, Variant<O> variant, Seed seed, Likelihoods likelihoods) {
    SplittableRandom random =
        new SplittableRandom(Long.parseUnsignedLong(seed.hash().substring(0, 16), 16));
    Chance chance = new Chance(seed);
    S state = game.initialState(variant.options(), variant.seats(), Optional.empty(), chance);
    for (int ply = 0; game.turn(state) instanceof Turn.Decision; ply++) {
      if (ply == MAX_PLIES) {
        throw new IllegalStateException("The match goes on, but not to any end: " + seed.hex());
      }
      if (random.nextInt(APART) == 0) {
        Seat viewer = new Seat(random.nextInt(variant.seats()));
        look(game, state, viewer, Seeds.of(seed.hex(), "ply " + ply), likelihoods);
      }
      Map<Seat, List<A>> able = new LinkedHashMap<>();
      for (int number = 0; number < variant.seats(); number++) {
        List<A> actions = game.legalActions(state, new Seat(number));
        if (!actions.isEmpty()) {
          able.put(new Seat(number), actions);
        }
      }
      Seat seat = List.copyOf(able.keySet()).get(random.nextInt(able.size()));
      List<A> actions = able.getOrDefault(seat, List.of());
      A action = actions.get(random.nextInt(actions.size()));
      state = game.apply(state, seat, action, chance).state();
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
