package games.chalet.table;

import games.chalet.engine.GameInfo;
import java.util.List;

/** A game as {@code GET /api/games} describes it. */
record GameDescription(
    String id,
    String name,
    int rulesVersion,
    int minSeats,
    int maxSeats,
    List<GameInfo.Option> options,
    List<Window> windows) {

  GameDescription {
    options = List.copyOf(options);
    windows = List.copyOf(windows);
  }

  /** A kind of moment in which others may object, with the length that a table proposes. */
  record Window(String kind, long lengthMillis) {}

  static GameDescription of(GameInfo<?> info) {
    return new GameDescription(
        info.id(),
        info.name(),
        info.rulesVersion(),
        info.minSeats(),
        info.maxSeats(),
        info.options(),
        info.windows().stream()
            .map(window -> new Window(window.kind(), window.length().toMillis()))
            .toList());
  }
}
