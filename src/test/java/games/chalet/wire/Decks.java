package games.chalet.wire;

import static java.util.stream.Collectors.joining;

import games.chalet.json.Json;
import java.util.EnumMap;
import java.util.Map;
import java.util.Map.Entry;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The print on the cards of each game, as JSON: for the front end, which draws and explains the
 * cards that the rules know, and for programs. {@code docs/bots.md} says what is in the files.
 */
final class Decks {

  private static final JsonMapper MAPPER = Json.create().mapper();

  private Decks() {}

  /** Returns the deck of each game by its id. */
  static Map<String, Record> byGame() {
    return Map.of(
        "antarctic", AntarcticDeck.print(),
        "avalanche", AvalancheDeck.print(),
        "crashlanding", CrashLandingDeck.print(),
        "hike", HikeDeck.print(),
        "infiniski", InfiniskiDeck.print());
  }

  /** Returns what is printed on these cards, in their order. */
  static <C extends Enum<C>, P> Map<C, P> printed(
      Class<C> type, Stream<C> cards, Function<C, P> print) {
    Map<C, P> printed = new EnumMap<>(type);
    cards.forEach(card -> printed.put(card, print.apply(card)));
    return printed;
  }

  /** Returns the text of a file, with a line for each card. */
  static String text(Record deck) {
    JsonNode tree = MAPPER.valueToTree(deck);
    return tree.propertyStream()
        .map(part -> "  " + key(part) + lines(part.getValue()))
        .collect(joining(",\n", "{\n", "\n}\n"));
  }

  private static String lines(JsonNode part) {
    if (part.isObject()) {
      return part.propertyStream()
          .map(entry -> "    " + key(entry) + entry.getValue())
          .collect(joining(",\n", "{\n", "\n  }"));
    }
    return StreamSupport.stream(part.spliterator(), false)
        .map(element -> "    " + element)
        .collect(joining(",\n", "[\n", "\n  ]"));
  }

  private static String key(Entry<String, JsonNode> property) {
    return "\"" + property.getKey() + "\": ";
  }
}
