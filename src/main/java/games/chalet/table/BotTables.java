package games.chalet.table;

import games.chalet.bots.Level;
import games.chalet.engine.Game;
import games.chalet.engine.GameInfo;
import games.chalet.json.Json;
import games.chalet.match.Beginning;
import games.chalet.match.BotPace;
import games.chalet.match.MatchSummary;
import games.chalet.rules.GameCatalog;
import games.chalet.table.SoloTables.MatchPlayedOn;
import games.chalet.table.message.NewTable;
import games.chalet.table.message.SettingsMessage;
import games.chalet.table.message.TableMessage;
import games.chalet.table.model.Table;
import games.chalet.table.model.TableRefusal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Bots in seats, and tables at which one person plays against them. */
@Component
class BotTables {

  private final TableOpening opening;
  private final TableService service;
  private final TableMatches matches;
  private final GameCatalog games;
  private final Json json;

  BotTables(
      TableOpening opening,
      TableService service,
      TableMatches matches,
      GameCatalog games,
      Json json) {
    this.opening = opening;
    this.service = service;
    this.matches = matches;
    this.games = games;
    this.json = json;
  }

  /** Gives a free seat to a bot for the host, or changes the level of the bot that is there. */
  TableMessage place(String person, String table, int seat, String level) {
    return service.act(
        table, it -> it.hosting().placeBot(person, seat, () -> level(it.game(), level)));
  }

  /**
   * Opens a private table with bots in all other seats and starts.
   *
   * @param key the server's key as the player typed it
   * @throws games.chalet.web.RefusedException as {@link TableOpening#open}, and if there is no such
   *     level in that game or no seat for a bot
   */
  TableMessage play(String person, MatchAgainstBots wanted, Optional<String> key) {
    Level level = level(wanted.game(), wanted.level());
    if (wanted.seats() == 1) {
      throw TableRefusal.BOTS_NEED_SEATS.of();
    }
    TableMessage opened =
        opening.open(
            person,
            new NewTable(wanted.game(), wanted.seats(), settings(wanted)),
            key,
            table -> fill(table, level));
    try {
      return matches.start(person, opened.id());
    } catch (RuntimeException e) { // No client has heard of the table.
      service.leave(person, opened.id());
      throw e;
    }
  }

  /**
   * Opens such a table and continues there from a position of a finished match.
   *
   * @throws games.chalet.web.RefusedException as {@link #play}
   */
  MatchSummary playOn(MatchPlayedOn wanted, Optional<String> key) {
    Beginning beginning = wanted.beginning();
    Level level = level(beginning.game().id(), wanted.level());
    TableMessage opened =
        opening.open(
            wanted.player(),
            new NewTable(
                beginning.game().id(),
                beginning.players().size(),
                SettingsMessage.unlisted(
                    beginning.game().options(), beginning.first(), true, Optional.empty())),
            key,
            table -> {
              table.seating().sit(wanted.player(), wanted.seat().index());
              fill(table, level);
            });
    try {
      return matches.playOn(wanted.player(), opened.id(), beginning.cards());
    } catch (RuntimeException e) { // No client has heard of the table.
      service.leave(wanted.player(), opened.id());
      throw e;
    }
  }

  private static void fill(Table table, Level level) {
    IntStream.range(0, table.seatCount())
        .filter(seat -> table.people().seats().get(seat).isEmpty())
        .forEach(seat -> table.hosting().placeBot(table.host(), seat, () -> level));
  }

  private SettingsMessage settings(MatchAgainstBots wanted) {
    // A missing value is read as JSON's null.
    JsonNode given =
        wanted
            .options()
            .filter(options -> !options.isNull())
            .orElseGet(JsonNodeFactory.instance::objectNode);
    return SettingsMessage.unlisted(
        games.find(wanted.game()).map(game -> proposed(game, wanted.seats(), given)).orElse(given),
        Optional.empty(),
        true,
        wanted.botPace());
  }

  /** Adds what the game proposes against bots; what is no object is for a later check to refuse. */
  private JsonNode proposed(Game<?, ?, ?, ?, ?> game, int seats, JsonNode given) {
    GameInfo<?> info = game.info();
    if (!given.isObject() || seats < info.minSeats() || seats > info.maxSeats()) {
      return given;
    }
    ObjectNode all = json.tree((Object) game.defaultsAgainstBots(seats)).asObject();
    given.properties().forEach(own -> all.set(own.getKey(), own.getValue()));
    return all;
  }

  /**
   * Returns a level that the game offers. For an unknown game all levels are accepted, and a later
   * check refuses the game.
   */
  private Level level(String game, String name) {
    List<Level> offered = games.find(game).map(Level::of).orElse(List.of(Level.values()));
    return offered.stream()
        .filter(level -> level.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                TableRefusal.UNKNOWN_LEVEL.of(
                    offered.stream().map(Level::name).collect(Collectors.joining(", "))));
  }

  /**
   * A table of one person and bots to be opened: the <i>match against bots</i> of {@code
   * docs/protocol.md}.
   *
   * @param seats one for the person, the others for bots
   * @param level the level of the bots: the name of a {@link games.chalet.bots.Level}
   * @param options the game's options by key; keys left out take what the game proposes against
   *     bots
   * @param botPace the time that bots take for an action; empty: as usual
   */
  record MatchAgainstBots(
      String game,
      int seats,
      String level,
      Optional<JsonNode> options,
      Optional<BotPace> botPace) {}
}
