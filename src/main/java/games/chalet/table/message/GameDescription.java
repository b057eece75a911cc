package games.chalet.table.message;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import games.chalet.bots.Level;
import games.chalet.engine.Game;
import games.chalet.engine.GameInfo;
import games.chalet.engine.OmittedIfEmpty;
import games.chalet.json.Json;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.StringNode;

/**
 * A game as {@code GET /api/games} describes it.
 *
 * @param id for all that names a game
 * @param defaults the options proposed for each number of seats
 * @param levels the levels of its bots
 */
public record GameDescription(
    String id,
    String name,
    int rulesVersion,
    @JsonUnwrapped SeatCounts seats,
    List<Option> options,
    List<Proposed> defaults,
    List<Window> windows,
    List<Level> levels) {

  public GameDescription {
    options = List.copyOf(options);
    defaults = List.copyOf(defaults);
    windows = List.copyOf(windows);
    levels = List.copyOf(levels);
  }

  /** The possible numbers of seats. */
  public record SeatCounts(int minSeats, int maxSeats) {}

  /** One option, its name among the options of a table, and its possible values. */
  public record Option(String key, List<Choice> choices) {

    public Option {
      choices = List.copyOf(choices);
    }
  }

  /**
   * One value of an option, for tables with that many seats.
   *
   * @param value a word or a number, as it is written among the options of a table
   */
  public record Choice(JsonNode value, int minSeats, int maxSeats) {}

  /**
   * The options that are proposed for a number of seats.
   *
   * @param againstBots those for one person against bots; left out where they are the same
   */
  public record Proposed(
      int seats, JsonNode options, @OmittedIfEmpty Optional<JsonNode> againstBots) {

    public Proposed {
      // A missing value is read as JSON's null.
      againstBots = againstBots.filter(other -> !other.isNull());
    }
  }

  private static Proposed proposed(Game<?, ?, ?, ?, ?> game, int seats, Json json) {
    JsonNode options = json.tree(game.defaults(seats));
    JsonNode againstBots = json.tree(game.defaultsAgainstBots(seats));
    return new Proposed(
        seats, options, Optional.of(againstBots).filter(other -> !other.equals(options)));
  }

  /**
   * A kind of moment in which others may object.
   *
   * @param kind what {@code turn.window} is while one is open
   * @param lengthMillis the length that a table proposes
   * @param byDayMillis the length it proposes where a turn may take days
   */
  public record Window(String kind, long lengthMillis, long byDayMillis) {}

  private static List<Option> described(GameInfo<?> info, JsonNode written) {
    return info.options().stream()
        .map(
            option ->
                new Option(
                    option.key(),
                    option.choices().stream()
                        .map(choice -> described(choice, written.path(option.key())))
                        .toList()))
        .toList();
  }

  /** Describes a value, which is of the same kind as the proposed one. */
  private static Choice described(GameInfo.Choice choice, JsonNode usual) {
    JsonNode value =
        usual.isNumber()
            ? IntNode.valueOf(Integer.parseInt(choice.value()))
            : StringNode.valueOf(choice.value());
    return new Choice(value, choice.minSeats(), choice.maxSeats());
  }

  public static GameDescription of(Game<?, ?, ?, ?, ?> game, Json json) {
    GameInfo<?> info = game.info();
    return new GameDescription(
        info.id(),
        info.name(),
        info.rulesVersion(),
        new SeatCounts(info.minSeats(), info.maxSeats()),
        described(info, json.tree(game.defaults(info.minSeats()))),
        IntStream.rangeClosed(info.minSeats(), info.maxSeats())
            .mapToObj(seats -> proposed(game, seats, json))
            .toList(),
        info.windows().stream()
            .map(
                window ->
                    new Window(
                        window.kind(), window.length().toMillis(), window.byDay().toMillis()))
            .toList(),
        Level.of(game));
  }
}
