package games.chalet.table;

import games.chalet.engine.Game;
import games.chalet.engine.GameInfo;
import games.chalet.web.Json;
import java.util.List;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/**
 * A game as {@code GET /api/games} describes it.
 *
 * @param defaults the options proposed for each number of seats
 */
record GameDescription(
    String id,
    String name,
    int rulesVersion,
    int minSeats,
    int maxSeats,
    List<GameInfo.Option> options,
    List<Proposed> defaults,
    List<Window> windows) {

  GameDescription {
    options = List.copyOf(options);
    defaults = List.copyOf(defaults);
    windows = List.copyOf(windows);
  }

  /** What a table with so many seats proposes. */
  record Proposed(int seats, JsonNode options) {}

  /**
   * A kind of moment in which others may object.
   *
   * @param lengthMillis what a table proposes
   * @param byDayMillis what it proposes where a turn may take days
   */
  record Window(String kind, long lengthMillis, long byDayMillis) {}

  static GameDescription of(Game<?, ?, ?, ?, ?> game, Json json) {
    GameInfo<?> info = game.info();
    return new GameDescription(
        info.id(),
        info.name(),
        info.rulesVersion(),
        info.minSeats(),
        info.maxSeats(),
        info.options(),
        IntStream.rangeClosed(info.minSeats(), info.maxSeats())
            .mapToObj(seats -> new Proposed(seats, json.tree(game.defaults(seats))))
            .toList(),
        info.windows().stream()
            .map(
                window ->
                    new Window(
                        window.kind(), window.length().toMillis(), window.byDay().toMillis()))
            .toList());
  }
}
