package games.chalet.solo.daily;

import games.chalet.engine.Game;
import games.chalet.engine.Seed;
import games.chalet.json.Json;
import tools.jackson.databind.JsonNode;

/**
 * The cards of a day's deal.
 *
 * @param game the game's id
 * @param rulesVersion the version of its rules under which they are dealt
 * @param options the game's options
 */
public record DayCards(String game, int rulesVersion, JsonNode options, Seed seed) {

  <O extends Record> O optionsFor(Game<O, ?, ?, ?, ?> rules, Json json) {
    return json.read(options, rules.info().optionsType());
  }
}
