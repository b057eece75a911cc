package games.chalet.table;

import games.chalet.engine.Game;
import games.chalet.engine.GameInfo;
import games.chalet.engine.Refusal;
import games.chalet.json.Json;
import games.chalet.table.model.SeatRange;
import games.chalet.table.model.TableRefusal;
import games.chalet.web.RefusedException;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Checks requested options against what a game allows. */
final class OptionsCheck {

  private final Json json;

  OptionsCheck(Json json) {
    this.json = json;
  }

  /**
   * Returns all options: the chosen ones, and the game's defaults for the others.
   *
   * @throws RefusedException if an option or a value is unknown, or the game does not allow the
   *     combination with that number of seats
   */
  <O extends Record> ObjectNode complete(Game<O, ?, ?, ?, ?> game, int seats, JsonNode chosen) {
    ObjectNode all = json.tree(game.defaults(seats)).asObject();
    for (Map.Entry<String, JsonNode> option : given(chosen).properties()) {
      requireChoice(game.info(), option.getKey(), option.getValue(), all, seats);
      all.set(option.getKey(), option.getValue());
    }
    List<Refusal> refusals = game.validate(json.read(all, game.info().optionsType()), seats);
    if (!refusals.isEmpty()) {
      throw TableRefusal.ofTheGame(refusals.getFirst());
    }
    return all;
  }

  /**
   * Returns the chosen options in the game's order, so that equal choices are written alike.
   *
   * @throws RefusedException if an option or a value is unknown, or the game allows the combination
   *     with no number of players in this range
   */
  ObjectNode chosen(Game<?, ?, ?, ?, ?> game, SeatRange range, JsonNode chosen) {
    List<RefusedException> refusals =
        IntStream.rangeClosed(range.fewest(), range.most())
            .mapToObj(seats -> refusal(game, seats, chosen))
            .flatMap(List::stream)
            .toList();
    if (refusals.size() > range.most() - range.fewest()) {
      throw refusals.getFirst();
    }
    ObjectNode ordered = json.tree(Map.of()).asObject();
    for (GameInfo.Option option : game.info().options()) {
      JsonNode value = chosen.get(option.key());
      if (value != null) {
        ordered.set(option.key(), value);
      }
    }
    return ordered;
  }

  private List<RefusedException> refusal(Game<?, ?, ?, ?, ?> game, int seats, JsonNode chosen) {
    try {
      complete(game, seats, chosen);
      return List.of();
    } catch (RefusedException e) {
      return List.of(e);
    }
  }

  private static ObjectNode given(JsonNode chosen) {
    if (!(chosen instanceof ObjectNode given)) {
      throw TableRefusal.OPTIONS_OBJECT.of();
    }
    return given;
  }

  /**
   * Checks a value, which has to be written like the default: a number as a number, a word as a
   * word.
   */
  private static void requireChoice(
      GameInfo<?> info, String key, JsonNode value, ObjectNode defaults, int seats) {
    List<GameInfo.Choice> choices =
        info.options().stream()
            .filter(option -> option.key().equals(key))
            .findFirst()
            .orElseThrow(() -> TableRefusal.UNKNOWN_OPTION.of(key))
            .choices();
    GameInfo.Choice choice =
        choices.stream()
            .filter(c -> value.isValueNode() && c.value().equals(value.asString()))
            .filter(c -> value.getNodeType() == defaults.path(key).getNodeType())
            .findFirst()
            .orElseThrow(() -> TableRefusal.OPTION_VALUE.of(key));
    if (seats < choice.minSeats() || seats > choice.maxSeats()) {
      throw TableRefusal.OPTION_SEATS.of(key);
    }
  }
}
