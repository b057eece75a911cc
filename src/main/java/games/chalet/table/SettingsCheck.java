package games.chalet.table;

import games.chalet.engine.Game;
import games.chalet.engine.GameInfo;
import games.chalet.engine.Refusal;
import games.chalet.engine.Seat;
import games.chalet.json.Json;
import games.chalet.match.BotPace;
import games.chalet.rules.GameCatalog;
import games.chalet.table.change.ChosenWindows;
import games.chalet.table.message.SettingsMessage;
import games.chalet.table.model.Settings;
import games.chalet.table.model.TableRefusals;
import games.chalet.web.RefusedException;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Checks requested settings against what the game and the table allow. */
@Component
class SettingsCheck {

  private final GameCatalog games;
  private final Json json;

  SettingsCheck(GameCatalog games, Json json) {
    this.games = games;
    this.json = json;
  }

  /**
   * Refuses a game that is unknown and a number of seats that it does not have.
   *
   * @throws RefusedException if so
   */
  void requireGame(String gameId, int seats) {
    GameInfo<?> info = game(gameId).info();
    if (seats < info.minSeats() || seats > info.maxSeats()) {
      throw TableRefusals.seatCount(info.minSeats(), info.maxSeats());
    }
  }

  /**
   * Returns the settings with every option present.
   *
   * @throws RefusedException if an option or a value is unknown, or the game does not allow the
   *     combination
   */
  Settings check(String gameId, int seats, SettingsMessage chosen) {
    chosen
        .firstSeat()
        .filter(seat -> seat.index() >= seats)
        .ifPresent(
            seat -> {
              throw TableRefusals.firstSeat();
            });
    return new Settings(
        checkedOptions(game(gameId), seats, chosen.options()),
        chosen.firstSeat().map(Seat::index).orElse(null),
        chosen.turnClock(),
        ChosenWindows.check(game(gameId).info(), chosen.windows().orElse(Map.of()), json),
        chosen.isPublic(),
        chosen.spectators(),
        chosen.botPace().orElse(BotPace.USUAL),
        chosen.hints().orElse(false));
  }

  private <O extends Record> String checkedOptions(
      Game<O, ?, ?, ?, ?> game, int seats, JsonNode chosen) {
    ObjectNode all = json.tree(game.defaults(seats)).asObject();
    if (!(chosen instanceof ObjectNode given)) {
      throw TableRefusals.optionsObject();
    }
    for (Map.Entry<String, JsonNode> option : given.properties()) {
      requireChoice(game.info(), option.getKey(), option.getValue(), all, seats);
      all.set(option.getKey(), option.getValue());
    }
    O options = json.read(all, game.info().optionsType());
    List<Refusal> refusals = game.validate(options, seats);
    if (!refusals.isEmpty()) {
      throw TableRefusals.ofTheGame(refusals.getFirst());
    }
    return json.text(options);
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
            .orElseThrow(() -> TableRefusals.unknownOption(key))
            .choices();
    GameInfo.Choice choice =
        choices.stream()
            .filter(c -> value.isValueNode() && c.value().equals(value.asString()))
            .filter(c -> value.getNodeType() == defaults.path(key).getNodeType())
            .findFirst()
            .orElseThrow(() -> TableRefusals.optionValue(key));
    if (seats < choice.minSeats() || seats > choice.maxSeats()) {
      throw TableRefusals.optionSeats(key);
    }
  }

  private Game<?, ?, ?, ?, ?> game(String gameId) {
    return games.find(gameId).orElseThrow(TableRefusals::unknownGame);
  }
}
