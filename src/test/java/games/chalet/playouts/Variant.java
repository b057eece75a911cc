package games.chalet.playouts;

import games.chalet.engine.Game;
import games.chalet.engine.GameInfo;
import games.chalet.engine.Refusal;
import games.chalet.json.Json;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** One way to play a game: options and a number of seats. */
public record Variant<O extends Record>(O options, int seats) {

  /** Returns the defaults for this number of seats with the options given, as they are in JSON. */
  public static <O extends Record> Variant<O> of(
      Game<O, ?, ?, ?, ?> game, int seats, Map<String, String> given, Json json) {
    GameInfo<O> info = game.info();
    if (seats < info.minSeats() || seats > info.maxSeats()) {
      throw new BadArgumentsException(
          "%s is for %d to %d seats".formatted(info.name(), info.minSeats(), info.maxSeats()));
    }
    ObjectNode tree = (ObjectNode) json.tree(game.defaults(seats));
    given.forEach((key, value) -> tree.set(key, literal(value)));
    O options = read(tree, info.optionsType(), json);
    List<Refusal> wrong = game.validate(options, seats);
    if (!wrong.isEmpty()) {
      throw new BadArgumentsException(wrong.getFirst().sentence());
    }
    return new Variant<>(options, seats);
  }

  /** Returns all choices of a table, mixed so that a few in a row differ in many ways. */
  static <O extends Record> List<Variant<O>> all(Game<O, ?, ?, ?, ?> game, Json json) {
    List<Variant<O>> variants = new ArrayList<>();
    for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
      for (Map<String, String> choice : choices(game.info().options(), seats)) {
        variants.add(of(game, seats, choice, json));
      }
    }
    return mixed(variants);
  }

  /** Reorders in steps of about the golden section that hit each place once. */
  private static <T> List<T> mixed(List<T> sorted) {
    BigInteger size = BigInteger.valueOf(sorted.size());
    int step = (int) (sorted.size() * 0.618) + 1;
    while (!size.gcd(BigInteger.valueOf(step)).equals(BigInteger.ONE)) {
      step++;
    }
    List<T> mixed = new ArrayList<>();
    for (int number = 0; number < sorted.size(); number++) {
      mixed.add(sorted.get(number * step % sorted.size()));
    }
    return mixed;
  }

  private static List<Map<String, String>> choices(List<GameInfo.Option> options, int seats) {
    List<Map<String, String>> choices = List.of(Map.of());
    for (GameInfo.Option option : options) {
      List<Map<String, String>> more = new ArrayList<>();
      for (Map<String, String> before : choices) {
        for (GameInfo.Choice choice : option.choices()) {
          if (seats >= choice.minSeats() && seats <= choice.maxSeats()) {
            Map<String, String> with = new LinkedHashMap<>(before);
            with.put(option.key(), choice.value());
            more.add(with);
          }
        }
      }
      choices = more;
    }
    return choices;
  }

  /** Returns an option as JSON: options are enums or numbers. */
  private static JsonNode literal(String value) {
    return value.matches("-?\\d{1,9}")
        ? IntNode.valueOf(Integer.parseInt(value))
        : StringNode.valueOf(value);
  }

  private static <O> O read(JsonNode tree, Class<O> type, Json json) {
    try {
      return json.read(tree, type);
    } catch (JacksonException e) {
      throw new BadArgumentsException("No such option: " + e.getOriginalMessage());
    }
  }
}
