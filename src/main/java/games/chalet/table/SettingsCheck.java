package games.chalet.table;

import games.chalet.engine.Game;
import games.chalet.engine.GameInfo;
import games.chalet.engine.Seat;
import games.chalet.json.Json;
import games.chalet.match.BotPace;
import games.chalet.rules.GameCatalog;
import games.chalet.table.change.ChosenWindows;
import games.chalet.table.message.SettingsMessage;
import games.chalet.table.model.SeatRange;
import games.chalet.table.model.Settings;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableRefusal;
import games.chalet.web.RefusedException;
import java.util.Map;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Checks requested settings against what the game and the table allow. */
@Component
class SettingsCheck {

  /** A player alone plays a game for one, at no open table. */
  private static final int FEWEST_AT_OPEN_SEATS = 2;

  private final GameCatalog games;
  private final Json json;
  private final OptionsCheck options;

  SettingsCheck(GameCatalog games, Json json) {
    this.games = games;
    this.json = json;
    this.options = new OptionsCheck(json);
  }

  /**
   * Refuses a game that is unknown and a number of seats that it does not have.
   *
   * @throws RefusedException if so
   */
  void requireGame(String gameId, int seats) {
    GameInfo<?> info = game(gameId).info();
    if (seats < info.minSeats() || seats > info.maxSeats()) {
      throw TableRefusal.SEAT_COUNT.of(info.minSeats(), info.maxSeats());
    }
  }

  /**
   * Returns the numbers of players that a table with open seats can have.
   *
   * @throws RefusedException if the game is unknown, or for one player only
   */
  SeatRange seatRange(String gameId) {
    GameInfo<?> info = game(gameId).info();
    if (info.maxSeats() < FEWEST_AT_OPEN_SEATS) {
      throw TableRefusal.SEAT_COUNT.of(info.minSeats(), info.maxSeats());
    }
    return new SeatRange(Math.max(FEWEST_AT_OPEN_SEATS, info.minSeats()), info.maxSeats());
  }

  /**
   * Returns the settings with every option present.
   *
   * @throws RefusedException if an option or a value is unknown, or the game does not allow the
   *     combination
   */
  Settings check(String gameId, int seats, SettingsMessage chosen) {
    return settings(
        gameId, seats, chosen, json.text(options.complete(game(gameId), seats, chosen.options())));
  }

  /**
   * Returns the settings for a table with open seats, with only the chosen options.
   *
   * @param chairs the number of chairs that it has now
   * @throws RefusedException if an option or a value is unknown, or the game allows the combination
   *     with no number of players
   */
  Settings check(String gameId, SeatRange range, int chairs, SettingsMessage chosen) {
    return settings(
        gameId, chairs, chosen, json.text(options.chosen(game(gameId), range, chosen.options())));
  }

  /** Returns changed settings of a table; see the other methods. */
  Settings check(Table table, SettingsMessage chosen) {
    return table
        .seatRange()
        .map(range -> check(table.game(), range, table.seatCount(), chosen))
        .orElseGet(() -> check(table.game(), table.seatCount(), chosen));
  }

  /**
   * Returns all options for a match that begins at a table now.
   *
   * @throws RefusedException if the game does not allow them with the number of players
   */
  JsonNode atStart(Table table) {
    JsonNode chosen = json.read(table.settings().options(), JsonNode.class);
    return table.seatRange().isPresent()
        ? options.complete(game(table.game()), table.openSeats().playing(), chosen)
        : chosen;
  }

  /** Returns true if the game allows the options of a table with its number of players. */
  boolean fits(Table table) {
    try {
      atStart(table);
      return true;
    } catch (RefusedException e) {
      return false;
    }
  }

  private Settings settings(String gameId, int seats, SettingsMessage chosen, String options) {
    chosen
        .firstSeat()
        .filter(seat -> seat.index() >= seats)
        .ifPresent(
            seat -> {
              throw TableRefusal.FIRST_SEAT.of();
            });
    return new Settings(
        options,
        chosen.firstSeat().map(Seat::index).orElse(null),
        chosen.turnClock(),
        ChosenWindows.check(game(gameId).info(), chosen.windows().orElse(Map.of()), json),
        chosen.isPublic(),
        chosen.spectators(),
        chosen.botPace().orElse(BotPace.USUAL),
        chosen.hints().orElse(false));
  }

  /**
   * Returns the settings of a table for a rematch with the seats that it has now. Options that the
   * game refuses with so many become the usual ones.
   *
   * @throws RefusedException if the game does not have so few seats
   */
  Settings fitted(Table table) {
    if (table.seatRange().isEmpty()) {
      requireGame(table.game(), table.seatCount());
    }
    Settings settings = table.settings();
    Game<?, ?, ?, ?, ?> game = game(table.game());
    try {
      JsonNode chosen = json.read(settings.options(), JsonNode.class);
      ObjectNode complete = options.complete(game, table.openSeats().playing(), chosen);
      return table.seatRange().isPresent() ? settings : settings.withOptions(json.text(complete));
    } catch (RefusedException e) {
      return settings.withOptions(usualOptions(table, game));
    }
  }

  /** Returns the settings of a table with the usual options of its game, which has just changed. */
  Settings usual(Table table) {
    Game<?, ?, ?, ?, ?> game = game(table.game());
    return table
        .settings()
        .ofGame(usualOptions(table, game), ChosenWindows.check(game.info(), Map.of(), json));
  }

  private String usualOptions(Table table, Game<?, ?, ?, ?, ?> game) {
    ObjectNode none = json.tree(Map.of()).asObject();
    return json.text(
        table.seatRange().isPresent() ? none : options.complete(game, table.seatCount(), none));
  }

  private Game<?, ?, ?, ?, ?> game(String gameId) {
    return games.find(gameId).orElseThrow(TableRefusal.UNKNOWN_GAME::of);
  }
}
